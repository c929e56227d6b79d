//! [AMB MB, MR, MX, MW] Bridges, roadblocks, barred hexes, weather: what missions bring in.

use rules_ambush::terms::Terrain;
use testkit::Drive;

use crate::men::{asked, count, told};
use crate::stage::{begin, begin_changed};
use crate::story::{marks, play_then, terrain};

const AWARDS: &str = r#"    { documents = { key = "map-case", n = 4, by = "A4..A8" } },"#;
const ENDS: &str = r#"ends = [{ exited = { by = "A4..A8" } }, { none-left = {} }]"#;
const MINED: (&str, &str) = ("[victory]", "[rules]\nmined_bridges = true\n\n[victory]");

/// Rules: amb:MBa, amb:M4h.
#[test]
fn ex_153_a_bridge_is_cleared_at_will_in_operations() {
    let start = r#"us = [{ who = "C", hex = "G6" }, { who = "D", hex = "F5" }]"#;
    let mut plain = begin(start);
    plain.play("with C", &[]);
    assert_eq!(plain.refused("clear bridge").rule.0, "amb:MBa");
    let changes = [MINED, (AWARDS, "    { bridges = { one = 4, both = 10 } },")];
    let mut game = begin_changed(start, &changes);
    game.play("with D", &[]);
    assert_eq!(game.refused("clear bridge").rule.0, "amb:MBa", "D is not on the bridge");
    game.play("stance C prone; with C", &[]);
    assert_eq!(game.refused("clear bridge").rule.0, "amb:MBa", "C lies flat");
    let events = game.play("stance C crouching; clear bridge", &[]);
    assert_eq!((count(&events, "BridgeWork"), game.points()), (4, 4));
    assert_eq!(game.refused("clear bridge").rule.0, "amb:MBa", "it has been cleared");
}

/// Rules: amb:MBa.
#[test]
fn a_bridge_is_cleared_turn_by_turn_in_rounds() {
    let start = r#"
        condition = 2
        round = 3
        advantage = "us"
        us = [
            { who = "C", hex = "G6", ar = "2", in = 5 }, { who = "D", hex = "G6", ar = "2", in = 5 },
        ]
        germans = [{ who = "L", hex = "M1", ar = "complete" }]
    "#;
    let mut game =
        begin_changed(start, &[MINED, (AWARDS, "    { bridges = { one = 4, both = 10 } },")]);
    game.play("act C; clear bridge; done; act D; clear bridge; done", &[]);
    assert_eq!((marks(&game, "G6").cleared, game.points()), (2, 0));
    game.play("act C; clear bridge; done", &[]);
    let events = play_then(&mut game, "act D; clear bridge", &[]);
    assert!(told(&events, "BridgeWork spent: 4") && told(&events, "Scored n: 4 Bridge"));
}

/// Rules: amb:M4j, amb:MBa.
#[test]
fn a_cleared_bridge_cannot_be_blown_and_one_of_both_ends_the_mission() {
    let blow = ("what = \"roadblock\", hex = \"F5\"", "what = \"blown-bridge\", hex = \"G6\"");
    let ends = (ENDS, r#"ends = [{ bridges = { from_condition = 1 } }]"#);
    let start = r#"us = [{ who = "C", hex = "F5" }, { who = "D", hex = "E10" }]"#;
    let mut game = begin_changed(start, &[MINED, blow, ends]);
    let mut blown = game.clone();
    let events = blown.play("with D; go F10", &[]);
    assert_eq!(terrain(&blown, "G6"), Terrain::Water);
    assert!(told(&events, "Ended by: Rule(0)"));
    game.play("with C; go G6", &[]);
    let events = game.play("clear bridge", &[]);
    assert!(told(&events, "Ended by: Rule(0)"));
    let later = (ENDS, r#"ends = [{ bridges = { from_condition = 4 } }, { none-left = {} }]"#);
    let mut game = begin_changed(start, &[MINED, blow, later]);
    game.play("with C; go G6; clear bridge; with D; go F10", &[]);
    assert_eq!((terrain(&game, "G6"), asked(&game)), (Terrain::Bridge, "operations"));
}

/// Rules: amb:MRa, amb:M8f.
#[test]
fn three_soldiers_remove_a_roadblock_after_an_event_check() {
    let start = r#"
        us = [
            { who = "A", hex = "F5" }, { who = "B", hex = "F5" }, { who = "C", hex = "F4" },
        ]
        marks = [{ mark = "roadblock", hex = "F5" }]
    "#;
    let mut game = begin(start);
    game.play("with A", &[]);
    assert_eq!(game.refused("clear roadblock").rule.0, "amb:MRa");
    game.play("with C", &[]);
    assert_eq!(game.refused("clear roadblock").rule.0, "amb:MRa", "there is none in F4");
    game.play("go F5", &[]);
    let mut disturbed = game.clone();
    let events = game.play("clear roadblock", &[9, 9]);
    assert!(told(&events, "EventCheck sum: 18") && told(&events, "RoadblockCleared"));
    assert!(!marks(&game, "F5").roadblock);
    // 3 + 3 = 6: a German comes into play, and the block stays.
    play_then(&mut disturbed, "clear roadblock", &[3, 3, 10]);
    assert!(marks(&disturbed, "F5").roadblock);
}

/// Rules: amb:MXa, amb:M8g.
#[test]
fn a_barred_hex_is_not_entered_on_foot_or_from_off_the_map() {
    let barred = [("{ hexes = \"B3\", barred = true }", "{ hexes = \"B3 A6\", barred = true }")];
    let mut game = begin_changed(r#"us = [{ who = "C" }, { who = "D", hex = "B4" }]"#, &barred);
    game.play("with C", &[]);
    assert_eq!(game.refused("go A6").rule.0, "amb:MXa");
    game.play("go A5; with D", &[]);
    assert_eq!(game.refused("go B3").rule.0, "amb:MXa");
}

/// Rules: amb:MWd, amb:M4e, amb:M6f, amb:M3e, amb:MWc.
#[test]
fn night_and_fog_limit_who_sees_a_hex() {
    // Whoever sees F11 checks: A is five hexes away over open ground, C beside it.
    let checks = |hexes: u8| {
        let limit = format!("visibility = {hexes}\nlevels =");
        let seers = r#"who = { seers-of = "F11" }, ok = 325, fail = 180"#;
        let changes = [
            ("levels =", limit.as_str()),
            (r#"who = "each-in-hex", mod = 1, ok = 325, fail = 180"#, seers),
        ];
        let start = r#"us = [{ who = "A", hex = "A11" }, { who = "C", hex = "D11" }]"#;
        let mut game = begin_changed(start, &changes);
        count(&play_then(&mut game, "with C; go E11", &[9, 9]), "Perception")
    };
    assert_eq!((checks(5), checks(4)), (2, 1), "the own hex is not counted");
}

/// Rules: amb:M3f.
#[test]
fn ex_163_where_the_mission_says_so_no_entry_is_checked_in_rounds() {
    let spared = [("[victory]", "[rules]\nno_checks_in_rounds = true\n\n[victory]")];
    let rounds = r#"
        round = 3
        advantage = "us"
        us = [{ who = "C", hex = "B5", ar = "1" }]
        germans = [{ who = "L", hex = "M1", ar = "complete" }]
    "#;
    let mut game = begin_changed(rounds, &spared);
    let events = game.play("act C; go C5", &[]);
    assert_eq!(count(&events, "Read"), 0);
    let mut game = begin_changed(r#"us = [{ who = "C", hex = "B5" }]"#, &spared);
    let events = game.play("with C; go C5", &[]);
    assert!(told(&events, "Read paragraph: 100"));
}

/// B3 is barred on the first card alone: the entry reminds of what is forbidden in the mission.
///
/// Rules: amb:MXa, amb:5.5c.
#[test]
fn amb_mxa_a_barred_hex_stays_barred_when_the_condition_changes() {
    for condition in 1..=6 {
        let start = format!("condition = {condition}\nus = [{{ who = \"D\", hex = \"B4\" }}]");
        let mut game = begin(&start);
        game.play("with D", &[]);
        assert_eq!(game.refused("go B3").rule.0, "amb:MXa", "condition {condition}");
    }
}

/// Rules: amb:MXa, amb:17.3b.
#[test]
fn amb_mxa_a_barred_hex_is_not_driven_into() {
    let jeep = crate::wheels::wheels("jeep B4 B3");
    let mut game = begin(&format!("us = [{{ who = \"D\", aboard = [0, 0] }}]\n{jeep}"));
    game.play("take wheel jeep", &[]);
    assert_eq!(game.refused("drive B3").rule.0, "amb:MXa");
    assert!(game.offers("drive B5"));
}
