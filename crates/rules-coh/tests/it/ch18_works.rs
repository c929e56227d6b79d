//! Chapter 18: hasty defenses, trenches, emplacements, bunkers.

use rules_coh::Flags;

use crate::stage::{Drawing, Stage, ground};

/// A work in a hex.
fn work(kind: &str, hex: &str, more: &str) -> String {
    format!("[[work]]\nkind = \"{kind}\"\nhex = \"{hex}\"\n{more}")
}

/// The bunker of the rules: +5 in front, +2 elsewhere.
fn bunker(hex: &str, facing: u8) -> String {
    work("bunker", hex, &format!("facing = {facing}\nfront = 5\nflank = 2"))
}

/// Five hexes in a column with this letter in the middle one, C02.
fn lane(letter: char) -> Drawing {
    let middle = format!(".{letter}.");
    ground(&["...", "...", &middle, "...", "..."])
}

/// Rules: coh:18.0b, coh:18.2c, coh:18.0c.
///
/// A trench gives +2 from all sides, on top of the woods; nobody loses sight by it.
#[test]
fn coh_18_2c_a_trench_helps_all_round() {
    for (letter, facing, defense) in
        [('.', 0, 12 + 2), ('.', 3, 11 + 2), ('w', 0, 12 + 2 + 2), ('w', 3, 11 + 2 + 2)]
    {
        let mut stage = lane(letter)
            .unit("G", "infantry-43", "A02", 3)
            .unit_with("S", "rifle-41", "C02", facing, "work = \"trench\"")
            .with(&work("trench", "C02", ""))
            .german();
        stage.plays(&["use G", "fire C02"]);
        assert_eq!(stage.miss(), (4, defense), "{letter} {facing}");
    }
    for kind in ["trench", "wire"] {
        let stage = lane('.')
            .unit("G", "infantry-43", "A02", 3)
            .unit("S", "rifle-41", "E02", 0)
            .with(&work(kind, "C02", ""))
            .with(&bunker("B02", 0))
            .german();
        assert!(stage.sees("A02", "E02"), "{kind}");
    }
}

/// Rules: coh:18.0d, coh:18.2m, coh:18.2p.
///
/// At close quarters the attacker goes into the trench for 1 AP and has its +2.
#[test]
fn coh_18_0d_an_attacker_inside_has_the_work_too() {
    for (goes_in, defense) in [(false, 11), (true, 13)] {
        let mut stage = lane('.')
            .unit("G", "infantry-43", "C02", 3)
            .unit_with("S", "rifle-41", "C02", 0, "work = \"trench\"")
            .with(&work("trench", "C02", ""))
            .german();
        if goes_in {
            stage.plays(&["use G", "enter", "face 3"]);
            assert_eq!(stage.ap("german"), 6);
            assert!(stage.is("G", Flags::INSIDE));
        } else {
            stage.play("pass", &[]);
        }
        stage.play("use S", &[]);
        assert!(stage.offers("leave"), "in close combat, too");
        stage.play("melee", &[]);
        assert_eq!(stage.miss(), (3 + 4, defense));
    }
}

/// Rules: coh:18.1a, coh:18.1b, coh:18.1d.
#[test]
fn coh_18_1a_a_unit_digs_in_for_itself() {
    for (letter, dm) in [('.', 0), ('w', 2), ('h', 1), ('s', 2)] {
        let mut stage = lane(letter)
            .unit("G", "infantry-43", "C02", 0)
            .unit("H", "infantry-43", "C02", 0)
            .unit("S", "rifle-41", "A02", 3)
            .german();
        stage.plays(&["use G", "dig"]);
        assert!(stage.is("G", Flags::HASTY) && stage.is("G", Flags::SPENT), "7 AP");
        stage.plays(&["use S", "fire C02", "target G"]);
        assert_eq!(stage.miss(), (3, 12 + dm + 1), "{letter}");
        assert_eq!(stage.miss(), (3, 12 + dm));
        stage.play("command G", &[]);
        assert_eq!(stage.refused("dig"), "coh:18.1d");
    }
    let mut stage = lane('.')
        .unit("G", "infantry-43", "C02", 0)
        .unit("H", "pak38", "C02", 0)
        .unit("S", "rifle-41", "A02", 3)
        .german();
    stage.set("G", Flags::HASTY);
    stage.play("use H", &[]);
    assert!(stage.offers("dig"), "each unit of a hex has its own");
}

/// Rules: coh:18.1c.
#[test]
fn coh_18_1c_who_moves_or_turns_leaves_it() {
    for (deed, keeps) in [("pivot 3", false), ("move B02", false), ("fire A02", true)] {
        let mut stage =
            lane('.').unit("G", "infantry-43", "C02", 0).unit("S", "rifle-41", "A02", 3).german();
        stage.set("G", Flags::HASTY);
        stage.plays(&["use G", deed]);
        if deed == "fire A02" {
            stage.play("roll 0", &[1, 1]);
        }
        assert_eq!(stage.is("G", Flags::HASTY), keeps, "{deed}");
    }
    let mut stage =
        lane('.').unit("G", "infantry-43", "C02", 3).unit("S", "rifle-41", "A02", 3).soviet();
    stage.set("G", Flags::HASTY);
    stage.plays(&["use S", "fire C02"]);
    // 3 + 12 + 2 against 11 + 1: destroyed.
    stage.play("roll 2", &[6, 6]);
    assert_eq!(stage.at("G"), "destroyed");
    assert!(!stage.is("G", Flags::HASTY));
}

/// Rules: coh:18.1e.
#[test]
fn coh_18_1e_there_are_twelve_counters() {
    let mut drawing = lane('.').unit("G", "infantry-43", "A02", 3);
    for index in 0..12 {
        drawing = drawing.unit(&format!("R{index}"), "rifle-41", "C02", 0);
    }
    let mut stage =
        drawing.unit("A", "rifle-43", "C02", 0).unit("B", "rifle-43", "C02", 0).soviet();
    for index in 0..11 {
        stage.set(&format!("R{index}"), Flags::HASTY);
    }
    stage.play("use A", &[]);
    assert!(stage.offers("dig"));
    stage.set("G", Flags::HASTY);
    assert_eq!(stage.refused("dig"), "coh:18.1e", "the enemy has the twelfth");
    stage.set("G", Flags::HIDDEN);
    assert!(stage.offers("dig"), "which nobody knows of while he is hidden");
    stage.play("join B", &[]);
    assert_eq!(stage.refused("dig"), "coh:18.1e", "one is left for two");
    stage.set("R11", Flags::HASTY);
    assert_eq!(stage.refused("dig"), "coh:18.1e");
}

/// Rules: coh:18.1f.
#[test]
fn coh_18_1f_vehicles_dig_in_by_card_only() {
    let mut stage = lane('.')
        .unit("G", "panther-d", "C02", 0)
        .unit("S", "rifle-41", "A02", 3)
        .with("[cards_in_play]\ndeck = { \"11\" = 1 }")
        .german();
    stage.deal("german", "11");
    let mut other = Stage { game: stage.game.clone() };
    other.play("use G", &[]);
    assert_eq!(other.refused("dig"), "coh:18.1f");
    stage.plays(&["card 11 G cap", "dig"]);
    assert!(stage.is("G", Flags::HASTY));
}

/// Rules: coh:18.2a.
///
/// Digging makes no trench, and no answer to any question builds one.
#[test]
fn coh_18_2a_works_come_from_the_set_up() {
    let mut stage =
        lane('.').unit("G", "panzer-engineer", "C02", 0).unit("S", "rifle-41", "A02", 3).german();
    stage.plays(&["use G", "dig"]);
    assert!(stage.game.core.works.is_empty());
    stage.play("command S", &[]);
    assert_eq!(stage.refused("enter"), "coh:18.2m");
}

/// Rules: coh:18.2b, coh:18.2e, coh:18.2h.
#[test]
fn coh_18_2_who_may_use_which_work() {
    let cases = [
        ("trench", "", "infantry-43", None),
        ("trench", "", "hmg-42", None),
        ("trench", "", "pak38", Some("coh:18.2b")),
        ("trench", "", "panther-d", Some("coh:18.2b")),
        ("emplacement", "facing = 0", "pak38", None),
        ("emplacement", "facing = 0", "infantry-43", Some("coh:18.2e")),
        ("emplacement", "facing = 0", "stug-3", Some("coh:18.2e")),
        ("emplacement", "facing = 0\nvehicles = true", "stug-3", None),
        ("bunker", "facing = 0\nfront = 5\nflank = 2", "pak38", None),
        ("bunker", "facing = 0\nfront = 5\nflank = 2", "infantry-43", None),
        ("bunker", "facing = 0\nfront = 5\nflank = 2", "panther-d", Some("coh:18.2h")),
    ];
    for (kind, more, unit, refused) in cases {
        let mut stage = lane('.')
            .unit("G", unit, "C02", 0)
            .unit("S", "rifle-41", "A01", 3)
            .with(&work(kind, "C02", more))
            .german();
        stage.play("use G", &[]);
        assert_eq!(stage.offers("enter"), refused.is_none(), "{kind} {unit}");
        if let Some(rule) = refused {
            assert_eq!(stage.refused("enter"), rule, "{kind} {unit}");
        }
    }
}

/// Rules: coh:18.2d.
#[test]
fn coh_18_2d_wheels_cannot_enter_a_trench_hex() {
    for (kind, cost) in [("opel", None), ("panzer-3-l42", Some(1)), ("infantry-43", Some(1))] {
        let mut stage = lane('.')
            .unit("G", kind, "D02", 0)
            .unit("S", "rifle-41", "A01", 3)
            .with(&work("trench", "C02", ""))
            .german();
        stage.play("use G", &[]);
        match cost {
            None => assert_eq!(stage.refused("move C02"), "coh:18.2d"),
            Some(cost) => {
                stage.play("move C02", &[]);
                stage.settle();
                assert_eq!(stage.ap("german"), 7 - cost, "{kind}");
            }
        }
    }
}

/// A PaK40 in an emplacement that looks up, fired at from above or below.
fn emplaced(letter: char, facing: u8, tank: &str) -> Stage {
    let way = if tank == "A02" { 3 } else { 0 };
    lane(letter)
        .unit_with("G", "pak40", "C02", facing, "work = \"emplacement\"")
        .unit("S", "t-34c", tank, way)
        .with(&work("emplacement", "C02", "facing = 0"))
        .soviet()
}

/// Rules: coh:18.2f, coh:18.2g.
///
/// ex-135: in woods, through both fronts: 13 + 3 + 2; through the work's front at the gun's flank:
/// 10 + 2. ex-79: the gun turns to a tank behind it by 1 CAP: 13 and no more.
#[test]
fn coh_18_2f_an_emplacement_helps_through_its_front() {
    let fire = |mut stage: Stage| {
        stage.plays(&["use S", "fire C02"]);
        stage.miss()
    };
    assert_eq!(fire(emplaced('.', 0, "A02")), (6, 13 + 3));
    assert_eq!(fire(emplaced('w', 0, "A02")), (6, 13 + 3 + 2));
    assert_eq!(fire(emplaced('w', 3, "A02")), (5, 10 + 2));
    let mut stage = emplaced('.', 0, "E02");
    stage.plays(&["pass", "command G", "pivot 3"]);
    assert!(stage.is("G", Flags::INSIDE));
    assert_eq!(fire(stage), (6, 13));
}

/// Rules: coh:18.2j, coh:18.2k, coh:18.2r, coh:18.6d.
///
/// ex-80: rifles in a bunker under a mortar: 11 + 5. ex-81: from the front 12 + 5, from the flank
/// 11 + 2. The way the unit was set up to look does not matter.
#[test]
fn coh_18_2j_the_walls_of_a_bunker() {
    let cases = [
        ("infantry-43", "A02", 12 + 5),
        ("infantry-43", "E02", 11 + 2),
        ("mortar-8cm", "F02", 11 + 5),
    ];
    for (firer, hex, defense) in cases {
        let way = if hex == "A02" { 3 } else { 0 };
        let mut stage = ground(&["...", "...", "...", "...", "...", "..."])
            .unit("G", firer, hex, way)
            .unit_with("S", "rifle-41", "C02", 2, "work = \"bunker\"")
            .with(&bunker("C02", 0))
            .german();
        assert_eq!(stage.game.unit(stage.id("S")).facing.index(), 0);
        stage.plays(&["use G", "fire C02", "target S"]);
        assert_eq!(stage.miss(), (4, defense), "{firer} {hex}");
        assert_eq!(stage.miss(), (4, 15), "the bunker itself");
    }
    // The front wall is black: armor has it, too.
    let mut stage = lane('.')
        .unit("G", "panther-d", "A02", 3)
        .unit_with("S", "gun-45mm", "C02", 0, "work = \"bunker\"")
        .with(&bunker("C02", 0))
        .german();
    stage.plays(&["use G", "fire C02", "target S"]);
    assert_eq!(stage.miss(), (12, 12 + 5));
}

/// Rules: coh:18.2i, coh:18.2r.
///
/// ex-151: who stands behind a bunker fires at its occupants, who see and fire only ahead.
#[test]
fn coh_18_2i_out_of_a_bunker_one_sees_ahead() {
    let mut stage = lane('.')
        .unit("G", "infantry-43", "E02", 0)
        .unit("H", "infantry-43", "A02", 3)
        .unit_with("S", "rifle-41", "C02", 0, "work = \"bunker\"")
        .with(&bunker("C02", 0))
        .german();
    stage.plays(&["use G", "fire C02", "target S"]);
    assert_eq!(stage.miss(), (4, 13));
    stage.miss();
    stage.play("use S", &[]);
    assert!(stage.offers("fire A02"));
    assert_eq!(stage.refused("fire E02"), "coh:18.2i");
    assert_eq!(stage.refused("pivot 3"), "coh:18.2r");
}

/// Rules: coh:18.2l, coh:18.2m, coh:18.2n, coh:18.2o, coh:18.2q.
#[test]
fn coh_18_2m_in_and_out_of_a_trench() {
    let mut stage = lane('.')
        .unit("A", "infantry-43", "C02", 0)
        .unit("B", "infantry-43", "C02", 0)
        .unit("C", "infantry-43", "C02", 0)
        .unit("S", "rifle-41", "A02", 3)
        .with(&work("trench", "C02", ""))
        .german();
    stage.plays(&["use A", "join B", "join C", "enter"]);
    assert_eq!(stage.ap("german"), 6);
    stage.settle();
    for name in ["A", "B", "C"] {
        assert!(stage.is(name, Flags::INSIDE), "any number fits in");
    }
    // Inside, a unit turns and fires as it likes.
    stage.plays(&["pass", "use B", "pivot 3", "pass", "use B"]);
    assert!(stage.is("B", Flags::INSIDE));
    assert_eq!(stage.refused("fire A02"), "coh:6.1b");
    assert!(stage.offers("fire E02"));
    stage.plays(&["leave", "face 0"]);
    assert!(!stage.is("B", Flags::INSIDE));
    assert_eq!((stage.at("B").as_str(), stage.ap("german")), ("C02", 4));
    // Out of the hex at no further price.
    stage.play("pass", &[]);
    stage.walk("use", "A", "B02");
    assert_eq!(stage.ap("german"), 3);
    assert!(!stage.is("A", Flags::INSIDE));
}
