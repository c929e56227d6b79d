//! The situation as bytes: the hash of a record rests on them, so each has its place.

use kernel::Game;

use crate::drawn::{Drawn, draw, draw_result};

fn digest(war: &Drawn) -> Vec<u8> {
    let mut bytes = Vec::new();
    war.0.digest(&mut bytes);
    bytes
}

fn hex(war: &Drawn, number: &str) -> [u8; 2] {
    war.0.scenario().map.grid.find(number).expect("the hex is on the map").0.to_le_bytes()
}

#[test]
fn a_quiet_situation_is_written_byte_by_byte() {
    let war = draw(
        "map 12x10\nblue A 05.05 3-4-5/2-2-5 spent=1\nred X 09.05 3-4-5\nred Y - 3-4-5
         turn 2 of 3 blue movement\n---\n[[arrival]]\nturn = 3\nunits = [\"Y\"]\nentry = [\"12.05\"]
         kind = \"edge\"",
    );
    let (a, x) = (hex(&war, "05.05"), hex(&war, "09.05"));
    let mut expected = vec![2, 0, 0, 1];
    expected.extend([3, 0]);
    // Place, hex, hex at the start of the phase, half points spent, flags, steps, level, group.
    for (place, at, spent, steps) in [(0, a, 2, 2), (0, x, 0, 1), (2, [0, 0], 0, 1)] {
        expected.push(place);
        expected.extend(at);
        expected.extend(at);
        expected.extend([spent, 0, 0, 0, steps, 0, 0]);
    }
    // One frame, the sequence.
    expected.extend([1, 0, 0]);
    for word in &war.0.core().control {
        expected.extend(word.to_le_bytes());
    }
    // No hex overrun, no tolerance, no combat, no air points, no end.
    expected.extend([0, 0, 0, 0, 0, 0, 0, 0]);
    assert_eq!(digest(&war), expected);
}

#[test]
fn equal_situations_give_equal_bytes_and_every_phase_gives_its_own() {
    let start = |phase: &str| {
        draw(&format!(
            "map 12x10\nblue A 05.05 3-4-5 exploit\nred X 09.05 3-4-5\nturn 1 of 3 blue {phase}"
        ))
    };
    let phases = ["movement", "combat", "exploitation"].map(|it| digest(&start(it)));
    assert_eq!(phases.each_ref().map(|it| it[3]), [1, 2, 3]);
    assert_eq!(phases[0], digest(&start("movement")));
    let mut back = start("movement");
    back.play("select A; stop; end");
    assert_ne!(digest(&back), phases[0]);
}

#[test]
fn a_step_owed_in_a_retreat_is_written_with_its_cause() {
    let text = |more: &str| {
        format!(
            "map 12x10\nblue A 05.05 3-4-5\nred X 06.05 3-4-5/2-2-5\n{more}\n\
             turn 1 of 3 blue combat"
        )
    };
    // The bytes of a duty to lose one step in a hex: 11, the group, the hex, one step, the cause.
    let cause = |war: &Drawn, at: &str| {
        let [low, high] = hex(war, at);
        let bytes = digest(war);
        let mut found = bytes.windows(6).filter(|it| it[0] == 11 && it[2..5] == [low, high, 1]);
        found.next().expect("a step is owed")[5]
    };
    let mut zone = draw_result(&text("blue B 08.06 3-4-5\nlake 06.04 06.06 07.05 05.06"), "Dr1");
    zone.attack("06.05", &["A"]);
    zone.play("convert 0; retreat 07.06");
    assert_eq!(cause(&zone, "07.06"), 1, "an enemy zone");
    let mut stands = draw_result(&text("lake 06.04 06.06 07.05 07.06 05.06"), "Dr1");
    stands.attack("06.05", &["A"]);
    stands.play("convert 0; stand");
    assert_eq!(cause(&stands, "06.05"), 2, "no way to retreat");
}

#[test]
fn a_combat_being_fought_is_part_of_the_situation() {
    let text = "map 12x10\nblue A 05.05 3-4-5\nred X 06.05 3-4-5/2-2-5\nturn 1 of 3 blue combat";
    let mut war = draw_result(text, "A1 D1r2");
    let mut seen = vec![digest(&war)];
    for (action, faces) in [
        ("attack 06.05", &[][..]),
        ("add A", &[]),
        ("announce", &[]),
        ("roll", &[3, 4]),
        ("convert 1", &[]),
    ] {
        war.play_with(action, faces);
        seen.push(digest(&war));
    }
    // An attack, its target, a result of A1 D1r2.
    let [low, high] = hex(&war, "06.05");
    let combat = [1, low, high, 1, 1, 0, 1, 2];
    let last = seen.last().expect("it was played");
    assert!(last.windows(combat.len()).any(|it| it == combat));
    seen.sort();
    seen.dedup();
    assert_eq!(seen.len(), 6, "every answer changes it");
}

#[test]
fn a_group_being_placed_is_written_with_whether_its_entry_is_blocked() {
    // Who holds 01.02, the one way out of 01.01, decides whether the full corner is blocked.
    let text = |holder: &str| {
        format!(
            "map 12x10\nblue A 01.01 3-4-5\nblue B 01.01 3-4-5\nblue C 01.01 3-4-5
             {holder} D 01.02 0-1-5\nred Y 02.01 0-1-5\nblue Z - 3-4-5\n---
             [[arrival]]\nturn = 1\nunits = [\"Z\"]\nentry = [\"01.01\"]\nkind = \"edge\""
        )
    };
    // The sequence, the order of arrival up to its second group, the first group.
    for (holder, blocked) in [("red", 1), ("blue", 0)] {
        let agenda = [3, 0, 0, 1, 1, 0, 18, 0, 0, blocked];
        let bytes = digest(&draw(&text(holder)));
        assert!(bytes.windows(agenda.len()).any(|it| it == agenda), "{holder}: {bytes:?}");
    }
}
