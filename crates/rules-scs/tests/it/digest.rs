//! The situation as bytes: the hash of a record rests on them, so whatever changes has its place.

use std::collections::BTreeSet;

use canon::Digest;
use kernel::Game;
use rules_scs::charts::Cell;
use rules_scs::state::{Combat, CombatKind, Core, Ended, Tolerance};
use rules_scs::{Flags, Phase, Place, Side, War};

use crate::drawn::{draw, draw_result};

fn bytes(core: &Core) -> Vec<u8> {
    let mut bytes = Vec::new();
    core.digest(&mut bytes);
    bytes
}

fn digest(war: &War) -> Vec<u8> {
    let mut bytes = Vec::new();
    war.digest(&mut bytes);
    assert_eq!(bytes, self::bytes(war.core()), "the situation and nothing else");
    bytes
}

const QUIET: &str = "map 12x10\nblue A 05.05 3-4-5/2-2-5\nred X 09.05 3-4-5";

/// Changes one thing of the quiet situation, in every way given; no two have the same bytes.
#[track_caller]
fn assert_each_counts(changes: &[fn(&mut Core)]) {
    let quiet = draw(QUIET).0;
    let mut seen = BTreeSet::from([digest(&quiet)]);
    for (index, change) in changes.iter().enumerate() {
        let mut core = quiet.core().clone();
        change(&mut core);
        assert!(seen.insert(bytes(&core)), "change {index} does not count");
    }
}

#[test]
fn every_field_of_the_situation_counts() {
    assert_each_counts(&[
        |it| it.turn = 2,
        |it| it.side = Side::Second,
        |it| it.phase = Phase::SetUp,
        |it| it.phase = Phase::Combat,
        |it| it.phase = Phase::Exploitation,
        |it| it.phase = Phase::Supply,
        |it| it.units.truncate(1),
        |it| it.agenda.clear(),
        |it| it.control[0] ^= 1,
        |it| it.overrun.push(it.units[0].began),
        |it| it.plans_changed += 1,
        |it| it.overrun.push(it.units[1].began),
        |it| it.air = [1, 0],
        |it| it.air = [0, 1],
        |it| it.ended = Some(Ended::Level(0)),
        |it| it.ended = Some(Ended::Level(1)),
        |it| it.ended = Some(Ended::Sudden(0)),
    ]);
}

#[test]
fn every_field_of_a_unit_counts() {
    assert_each_counts(&[
        |it| it.units[0].place = it.units[1].place,
        |it| it.units[0].place = Place::SetUp,
        |it| it.units[0].place = Place::Awaited,
        |it| it.units[0].place = Place::Destroyed,
        |it| it.units[0].place = Place::Exited,
        |it| it.units[0].began = it.units[1].began,
        |it| it.units[0].spent = 1,
        |it| it.units[0].flags.set(Flags::OUT_OF_SUPPLY),
        |it| it.units[0].flags.set(Flags::BARRAGED),
        |it| it.units[0].steps = 1,
        |it| it.units[0].level = 1,
        |it| it.units[0].group = 1,
        |it| it.units[1].group = 1,
    ]);
}

/// A combat in the hex of the second unit, changed in one thing.
fn fight(core: &mut Core, change: fn(&mut Combat)) {
    let mut combat = Combat {
        kind: CombatKind::Attack,
        target: core.units[1].began,
        result: None,
        next_group: 0,
        air: 0,
        barrage: [0, 0],
    };
    change(&mut combat);
    core.combat = Some(combat);
}

#[test]
fn every_field_of_a_combat_counts() {
    assert_each_counts(&[
        |it| fight(it, |_| ()),
        |it| fight(it, |it| it.kind = CombatKind::Overrun),
        |it| fight(it, |it| it.target.0 += 1),
        |it| fight(it, |it| it.next_group = 1),
        |it| fight(it, |it| it.air = 1),
        |it| fight(it, |it| it.barrage = [1, 0]),
        |it| fight(it, |it| it.barrage = [0, 1]),
        |it| fight(it, |it| it.result = Some(Cell::default())),
        |it| fight(it, |it| it.result = "A1".parse().ok()),
        |it| fight(it, |it| it.result = "Ar1".parse().ok()),
        |it| fight(it, |it| it.result = "D1".parse().ok()),
        |it| fight(it, |it| it.result = "Dr1".parse().ok()),
    ]);
}

/// An overstack of the first unit's side, changed in one thing.
fn tolerate(core: &mut Core, change: fn(&mut Tolerance)) {
    let hex = core.units[0].began;
    let mut tolerance = Tolerance { hex, side: Side::First, load: 4, fresh: false };
    change(&mut tolerance);
    core.tolerances.push(tolerance);
}

#[test]
fn every_field_of_a_tolerated_overstack_counts() {
    assert_each_counts(&[
        |it| tolerate(it, |_| ()),
        |it| tolerate(it, |it| it.hex.0 += 1),
        |it| tolerate(it, |it| it.side = Side::Second),
        |it| tolerate(it, |it| it.load = 5),
        |it| tolerate(it, |it| it.fresh = true),
    ]);
}

#[test]
fn equal_situations_give_equal_bytes_and_every_answer_of_a_combat_changes_them() {
    let text = "map 12x10\nblue A 05.05 3-4-5\nred X 06.05 3-4-5/2-2-5\nturn 1 of 3 blue combat";
    let mut war = draw_result(text, "A1 D1r2");
    let mut seen = BTreeSet::from([digest(&war.0)]);
    assert!(seen.contains(&digest(&draw_result(text, "A1 D1r2").0)));
    for (action, faces) in [
        ("attack 06.05", &[][..]),
        ("add A", &[]),
        ("announce", &[]),
        ("roll", &[3, 4]),
        ("convert 1", &[]),
    ] {
        war.play_with(action, faces);
        assert!(seen.insert(digest(&war.0)), "{action} changes nothing");
    }
}

/// [SCS 5.0cC] Who holds 01.02, the one way out of 01.01, decides whether the full corner is
/// blocked; once he is gone only the duty remembers it.
#[test]
fn a_group_being_placed_is_written_with_whether_its_entry_is_blocked() {
    let agenda = |holder: &str| {
        let war = draw(&format!(
            "map 12x10\nblue A 01.01 3-4-5\nblue B 01.01 3-4-5\nblue C 01.01 3-4-5
             {holder} D 01.02 0-1-5\nred Y 02.01 0-1-5\nblue Z - 3-4-5\n---
             [[arrival]]\nturn = 1\nunits = [\"Z\"]\nentry = [\"01.01\"]\nkind = \"edge\""
        ));
        let mut bytes = Vec::new();
        war.0.core().agenda.digest(&mut bytes);
        bytes
    };
    assert_ne!(agenda("red"), agenda("blue"));
    assert_eq!(agenda("red"), agenda("red"));
}

/// Sixteen bytes for each unit at most, and the rest is short: what a saved situation takes.
#[test]
fn a_situation_grows_by_at_most_sixteen_bytes_a_unit() {
    let two = digest(&draw(QUIET).0).len();
    let four = draw(&format!("{QUIET}\nblue B 04.05 3-4-5\nblue C 03.05 3-4-5")).0;
    let grown = digest(&four).len() - two;
    assert!((2..=2 * 16).contains(&grown), "{grown} bytes for two units");
    assert!(two < 1_024, "{two} bytes");
}
