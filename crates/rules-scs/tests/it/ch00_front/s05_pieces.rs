//! [SCS 0.5–0.6] Counters, markers, and the games' own rules.

use rules_scs::{Flags, UnitId};

use crate::drawn::{draw, try_draw};

/// Rules: scs:0.5A.
#[test]
fn scs_0_5_markers_are_no_units_they_neither_stack_nor_move() {
    let marked =
        "map 12x10\nblue A 05.05 3-4-5 marks=out-of-supply\nblue B 05.05 3-4-5 marks=out-of-supply
                  blue C 05.05 3-4-5 marks=out-of-supply\nred X 11.09 3-4-5";
    let mut drawn = draw(marked);
    assert_eq!(drawn.options("select"), ["A", "B", "C"], "three units and nothing else");
    assert!(drawn.play("end").contains(&"phase blue Combat".into()), "nobody is in excess");
    assert_eq!(drawn.controller("05.05").as_deref(), Some("blue"));
    assert!(try_draw(&format!("{marked}\nblue D 05.05 3-4-5")).is_err(), "a fourth unit is");
}

/// Rules: scs:0.5B, scs:0.5D.
#[test]
fn scs_0_5_a_counter_has_all_its_fields() {
    let drawn = draw(
        "map 12x10\nblue A 02.02 3-4-5\nred X 11.09 3-4-5 kind=engineer\n---\n[[unit]]\nid = \"B\"
         side = \"blue\"\nname = \"3rd Hussars\"\nformation = \"1st Armored\"\nkind = \"armor\"
         size = \"III\"\nsteps = 3\nfull = \"7-4-9\"\nreduced = \"3-2-8\"\nexploitation = \"yes\"
         [[setup]]\nunits = [\"B\"]\nat = \"02.03\"",
    );
    let unit = drawn.0.scenario().unit(drawn.id("B"));
    assert_eq!((unit.name.as_str(), unit.formation.as_str()), ("3rd Hussars", "1st Armored"));
    assert_eq!((unit.kind.as_str(), unit.size.as_str(), unit.steps), ("armor", "III", 3));
    assert_eq!((unit.full.attack, unit.full.defense, unit.full.movement), (Some(7), 4, 9));
    assert_eq!((unit.reduced.attack, unit.reduced.defense), (Some(3), 2));
    assert_eq!(unit.reduced.movement, 8);
    assert!(unit.exploitation);
    let plain = drawn.0.scenario().unit(drawn.id("A"));
    assert_eq!((plain.kind.as_str(), plain.exploitation), ("infantry", false));
    assert_eq!(drawn.0.scenario().unit(drawn.id("X")).kind, "engineer", "a game adds its own");
}

/// Rules: scs:0.5C.
#[test]
fn scs_0_5_a_single_strength_attacks_and_defends() {
    let mut drawn = draw("map 12x10\nblue A 05.05 4-5\nred X 06.05 2-5\nturn 1 of 3 blue combat");
    let told = drawn.play_with("attack 06.05; add A; announce; roll", &[2, 2]);
    assert!(told.contains(&"odds 4 to 2 = 2:1, shift 0, column 2:1".into()), "{told:?}");
    assert!(drawn.0.has_zoc(drawn.id("X")), "it is a printed Attack Strength");
}

/// Rules: scs:0.5E.
#[test]
fn scs_0_5_the_series_has_eleven_sizes() {
    let sized = |size: &str| {
        try_draw(&format!("map 12x10\nblue A 02.02 3-4-5 size={size}\nred X 11.09 3-4-5"))
    };
    for size in ["ooo", "I", "II", "KG", "Grp", "III", "X", "XX", "XXX", "XXXX", "XXXXX"] {
        let scenario = sized(size).unwrap_or_else(|fault| panic!("{fault}"));
        assert_eq!(scenario.unit(UnitId(0)).size, size);
    }
    let fault = sized("XXXXXX").unwrap_err();
    assert!(fault.contains("no size `XXXXXX`"), "{fault}");
}

/// Rules: scs:0.5F.
#[test]
fn scs_0_5_markers_for_supply_turn_and_steps_are_kept() {
    let drawn = draw(
        "map 12x10\nblue A 02.02 3-4-5 marks=out-of-supply\nblue B 02.02 6-6-5/2-3-5 printed=4 steps=2
         red X 11.09 3-4-5\nturn 2 of 3 blue movement",
    );
    assert!(drawn.0.unit(drawn.id("A")).is(Flags::OUT_OF_SUPPLY));
    assert!(!drawn.0.unit(drawn.id("B")).is(Flags::OUT_OF_SUPPLY));
    assert_eq!(drawn.0.core().turn, 2);
    assert_eq!(drawn.steps("B"), 2, "the reduced side, and a step-loss marker under it");
    assert_eq!(drawn.0.face(drawn.id("B")).attack, Some(2));
}

/// Rules: scs:0.6A.
#[test]
fn scs_0_6_a_games_own_rules_prevail() {
    let text = "map 12x10\nblue A 05.05 4-4-5\nred X 06.05 4-4-5\nturn 1 of 3 blue combat";
    let mut series = draw(text);
    series.play("attack 06.05; add A");
    assert_eq!(series.refusal("air"), "scs:6.1f", "the series knows no air points");
    let air = "[air]\nblue = [1, 0, 0]\nred = [0, 0, 0]";
    let mut game = draw(&format!("{text}\n---\nrules = \"gothic-line\"\n{air}"));
    let told = game.play_with("attack 06.05; add A; air; announce; done; roll", &[2, 2]);
    assert!(told.contains(&"odds 4 to 4 = 1:1, shift 1, column 2:1".into()), "{told:?}");
}
