//! The situation as bytes: the hash of a record rests on them, so whatever changes has its place.

use std::collections::BTreeSet;

use canon::Digest;
use hexgrid::{Direction, HexId};
use kernel::Game;
use rules_coh::cards::CardId;
use rules_coh::roster::{Color, Nation};
use rules_coh::scenario::{MineColor, WorkKind};
use rules_coh::state::{Core, Ended, Entry, Plot, Score, Work};
use rules_coh::{Flags, ForceId, Frame, Fund, Hit, Manner, Mark, Mode, Place, Stage, UnitId};

use crate::stage;

fn bytes(core: &Core) -> Vec<u8> {
    let mut bytes = Vec::new();
    core.digest(&mut bytes);
    bytes
}

/// A squad has fired at two; one of them is rolled for.
fn attack() -> Core {
    let mut stage = stage::ground(&["...", "...", "...", "..."])
        .unit("G", "infantry-43", "A02", 3)
        .unit("S", "rifle-41", "D02", 0)
        .unit("T", "rifle-41", "D02", 0)
        .german();
    stage.plays(&["use G", "fire D02", "target S"]);
    let mut bytes = Vec::new();
    stage.game.digest(&mut bytes);
    assert_eq!(bytes, self::bytes(stage.game.core()), "the situation and nothing else");
    stage.game.core
}

/// Changes one thing of a situation, in every way given; no two have the same bytes.
#[track_caller]
fn assert_each_counts(start: &Core, changes: &[fn(&mut Core)]) {
    let mut seen = BTreeSet::from([bytes(start)]);
    for (index, change) in changes.iter().enumerate() {
        let mut core = start.clone();
        change(&mut core);
        assert!(seen.insert(bytes(&core)), "change {index} does not count");
    }
}

#[test]
fn every_field_of_a_work_counts() {
    let mut core = attack();
    core.works.push(Work {
        kind: WorkKind::Trench,
        hex: HexId(0),
        facing: Direction::D0,
        front: 1,
        flank: 1,
        color: MineColor::Red,
        number: 0,
        owner: ForceId(0),
        hidden: false,
        vehicles: false,
    });
    let changes: &[fn(&mut Core)] = &[
        |it| it.works.clear(),
        |it| it.works[0].kind = WorkKind::Wire,
        |it| it.works[0].hex = HexId(1),
        |it| it.works[0].facing = Direction::D1,
        |it| it.works[0].front = 2,
        |it| it.works[0].flank = 2,
        |it| it.works[0].color = MineColor::Blue,
        |it| it.works[0].number = 1,
        |it| it.works[0].owner = ForceId(1),
        |it| it.works[0].hidden = true,
        |it| it.works[0].vehicles = true,
    ];
    assert_each_counts(&core, changes);
}

#[test]
fn every_field_of_the_situation_counts() {
    let changes: &[fn(&mut Core)] = &[
        |it| it.round = 2,
        |it| it.stage = Stage::Plot,
        |it| it.mover = ForceId(1),
        |it| it.passed = Some(Nation::German),
        |it| it.again = true,
        |it| it.double = true,
        |it| it.second = it.second.other(),
        |it| it.latest = [Some(ForceId(7)), None],
        |it| it.pools[0][0] += 1,
        |it| it.pools[1][0] += 1,
        |it| it.deck.push(CardId(0)),
        |it| it.discard.push(CardId(0)),
        |it| it.smoke.push((HexId(0), 1)),
        |it| it.control.push(None),
        |it| it.takers.push(None),
        |it| {
            let (unit, hex) = (UnitId(0), HexId(0));
            it.entries.push(Entry { unit, hex, from: hex, when: 0 });
        },
        |it| it.used.push((UnitId(0), CardId(0))),
        |it| it.oba_used.push(1),
        |it| it.clock += 1,
        |it| it.taken_back += 1,
        |it| it.act = None,
        |it| it.volley = None,
        |it| it.agenda.push(Frame::Search),
        |it| it.agenda.push(Frame::Sense),
        |it| it.ended = Some(Ended::Rounds),
        |it| it.ended = Some(Ended::Reached(Nation::Soviet)),
    ];
    assert_each_counts(&attack(), changes);
}

#[test]
fn every_field_of_units_and_forces_counts() {
    let changes: &[fn(&mut Core)] = &[
        |it| it.units[0].place = it.units[1].place,
        |it| it.units[0].place = Place::SetUp,
        |it| it.units[0].place = Place::Carried(UnitId(1)),
        |it| it.units[0].facing = Direction::D0,
        |it| it.units[0].hit = Some(Hit::Bare),
        |it| it.units[0].hit = Some(Hit::Marker(0)),
        |it| it.units[0].hit = Some(Hit::Marker(1)),
        |it| it.units[0].flags.set(Flags::UNSEEN),
        |it| it.units[0].altitude = 1,
        |it| it.units[0].bombs = 1,
        |it| it.units[0].arrived += 1,
        |it| it.units[0].ruled_out = 1,
        |it| it.forces[0].cap += 1,
        |it| it.forces[0].losses += 1,
        |it| it.forces[0].scores.push((Score::Start, 1)),
        |it| it.forces[0].ap += 1,
        |it| it.forces[1].active = true,
        |it| it.forces[0].marching = true,
        |it| it.forces[0].hand.push(CardId(0)),
        |it| it.forces[1].hand.push(CardId(0)),
        |it| it.forces[0].plots.push(Plot { oba: 0, hex: HexId(0), smoke: false, round: 1 }),
        |it| it.forces[0].plots.push(Plot { oba: 0, hex: HexId(0), smoke: true, round: 1 }),
        |it| it.forces[0].aim += 1,
        |it| it.forces[0].coins.push(HexId(0)),
        |it| it.forces[0].cup.push(UnitId(0)),
        |it| it.forces[0].dummies += 1,
    ];
    assert_each_counts(&attack(), changes);
}

#[test]
fn every_field_of_an_action_and_its_attack_counts() {
    macro_rules! act {
        ($it:ident, $($change:tt)*) => {
            |core| { let $it = core.act.as_mut().expect("an action"); $($change)*; }
        };
    }
    macro_rules! volley {
        ($it:ident, $($change:tt)*) => {
            |core| { let $it = core.volley.as_mut().expect("an attack"); $($change)*; }
        };
    }
    let changes: &[fn(&mut Core)] = &[
        act!(it, it.force = ForceId(1)),
        act!(it, it.fund = Fund::Command),
        act!(it, it.fund = Fund::Card(CardId(0))),
        act!(it, it.members.push(UnitId(1))),
        act!(it, it.cap = 1),
        act!(it, it.mode = Mode::Hide),
        act!(it, it.cautious.push(UnitId(0))),
        act!(it, it.paths.push(vec![HexId(0)])),
        act!(it, it.spotter = Some(HexId(0))),
        act!(it, it.tolls.push((UnitId(0), 1))),
        act!(it, it.balked.push(UnitId(0))),
        act!(it, it.surprised = true),
        act!(it, it.bound = true),
        act!(it, it.opened = !it.opened),
        act!(it, it.sensed = true),
        act!(it, it.imagined = Some(1)),
        volley!(it, it.force = ForceId(1)),
        volley!(it, it.firers.clear()),
        volley!(it, it.manner = Manner::Air),
        volley!(it, it.manner = Manner::Flak(UnitId(0))),
        volley!(it, it.from = HexId(0)),
        volley!(it, it.into = HexId(0)),
        volley!(it, it.targets.clear()),
        volley!(it, it.targets[0].mark = Mark::Ghost),
        volley!(it, it.targets[0].color = Color::Blue),
        volley!(it, it.targets[0].front = false),
        volley!(it, it.targets[0].attack[0].amount += 1),
        volley!(it, it.targets[0].attack[0].rule = "coh:0"),
        volley!(it, it.targets[0].defense[0].amount += 1),
        volley!(it, it.aimed = None),
        volley!(it, it.bonus = 1),
    ];
    assert_each_counts(&attack(), changes);
}
