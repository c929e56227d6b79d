//! The eight figure situations, played through the engine with scripted dice.

use serde_json::json;

use crate::talk::Talk;

fn cost(talk: &mut Talk, action: &str) -> Vec<(String, String)> {
    let why = talk.ok(json!({ "do": "why", "action": action }));
    assert_eq!(why["legal"], true, "{why}");
    let text = |it: &serde_json::Value| it.as_str().unwrap_or_default().to_owned();
    let reasons = why["reasons"].as_array().expect("a list of reasons");
    reasons.iter().map(|it| (text(&it["rule"]), text(&it["amount"]))).collect()
}

fn pays_for_the_zone(talk: &mut Talk, action: &str) -> bool {
    cost(talk, action).contains(&("scs:2.1a".into(), "+2".into()))
}

/// Rules: scs:2.0b, scs:2.1a.
#[test]
fn fig_zoc_1_all_six_neighbors_are_in_the_zone() {
    let mut talk = Talk::at("scs/fig-zoc-1");
    talk.play("select 6", &[]);
    // From 10.12: 10.11 lies in the zone, the hexes beside it do not.
    assert!(pays_for_the_zone(&mut talk, "move 10.11"));
    assert!(!pays_for_the_zone(&mut talk, "move 09.12"));
    talk.play("move 09.12", &[]);
    assert!(pays_for_the_zone(&mut talk, "move 09.11"));
}

/// Rules: scs:2.0b, scs:2.0bA.
#[test]
fn fig_zoc_2_across_the_river_only_the_hex_behind_the_bridge_is_in_the_zone() {
    let mut talk = Talk::at("scs/fig-zoc-2");
    talk.play("select 6", &[]);
    assert!(!pays_for_the_zone(&mut talk, "move 10.11"), "no bridge leads there");
    assert!(!pays_for_the_zone(&mut talk, "move 11.12"));
    talk.play("move 11.12", &[]);
    assert!(pays_for_the_zone(&mut talk, "move 11.11"), "the bridge leads there");
}

/// Rules: scs:3.1b, scs:3.2b, scs:3.2c.
#[test]
fn fig_move_both_units_pay_what_the_example_says() {
    let mut talk = Talk::at("scs/fig-move");
    talk.play("select 6; move 24.15; move 24.16; move 24.17; move 25.18", &[]);
    let about = talk.ok(json!({ "do": "prompt" }))["about"].clone();
    assert_eq!(about["points-left"]["6"], "1");
    let refused = talk.err(json!({ "do": "play", "action": "move 26.18" }));
    assert_eq!(
        (refused["code"].as_str(), refused["rule"].as_str()),
        (Some("illegal"), Some("scs:3.2a"))
    );
    assert!(talk.actions().contains(&"move 26.17".into()));
    talk.play("stop; select 1; move 26.16; move 26.17; move 26.18", &[]);
    let about = talk.ok(json!({ "do": "prompt" }))["about"].clone();
    assert_eq!(about["points-left"]["1"], "1");
}

/// Rules: scs:6.0S, scs:6.0T.
#[test]
fn fig_overrun_five_points_and_five_to_one() {
    let mut talk = Talk::at("scs/fig-overrun");
    talk.play("select 5; add 6", &[]);
    assert!(talk.actions().contains(&"overrun 10.08".into()), "14 has no zone");
    talk.play("move 11.08", &[]);
    let events = talk.play("overrun 12.08", &[]);
    let reckoned = events.iter().find(|it| it["event"] == "reckoned").expect("odds are reckoned");
    assert_eq!((&reckoned["attack"], &reckoned["defense"]), (&json!("14"), &json!("3")));
    assert_eq!(reckoned["column"], "5:1");
    // 5:1, roll 10: D2r3. Two steps are all there are, so nobody is asked about the retreat; the
    // attackers must enter.
    talk.play("roll; lose 7; lose 7", &[4, 6]);
    assert_eq!(talk.actions(), ["advance 5", "advance 6"]);
    talk.play("advance 5; halt; advance 6; halt", &[]);
    assert_eq!(talk.place("friendly", "5"), "12.08");
    assert_eq!(talk.place("friendly", "6"), "12.08");
}

/// Rules: scs:7.4A, scs:8.0a, scs:8.0b, scs:9.0d, scs:10.0O.
#[test]
fn fig_combat_1_and_2_eighteen_to_four_with_retreat_and_advance() {
    for figure in ["scs/fig-combat-1", "scs/fig-combat-2"] {
        let mut talk = Talk::at(figure);
        let events = talk.play("attack 20.10; add 3; add 4; add 6; add 8; announce", &[]);
        let reckoned =
            events.iter().find(|it| it["event"] == "reckoned").expect("odds are reckoned");
        assert_eq!(reckoned["odds"], "5:1");
        let events = talk.play("roll", &[3, 5]);
        assert_eq!(
            (&events[0]["event"], &events[0]["die"], &events[0]["face"]),
            (&json!("rolled"), &json!(6), &json!(3))
        );
        assert_eq!(events[0]["rule"], "scs:7.0J");
        assert_eq!(events[2]["result"], "D2r2");
        talk.play("convert 0", &[]);
        assert_eq!(talk.actions(), ["lose 7"], "the strongest loses first");
        talk.play("lose 7", &[]);
        assert_eq!(talk.actions(), ["lose 14"], "everybody loses one before any loses two");
        talk.play("lose 14; retreat 21.11; retreat 22.11; lose 7", &[]);
        assert_eq!(talk.place("enemy", "7"), "destroyed");
        assert_eq!(talk.place("enemy", "14"), "22.11");
        talk.play("advance 3; advance 6; go 21.11", &[]);
        assert_eq!(talk.place("friendly", "3"), "20.10");
        assert_eq!(talk.place("friendly", "6"), "21.11");
    }
}

/// Rules: scs:7.3G, scs:8.0aA, scs:9.0aA.
#[test]
fn fig_combat_3_the_bridge_quarters_and_the_attackers_fall_back() {
    let mut talk = Talk::at("scs/fig-combat-3");
    talk.play("attack 20.10", &[]);
    let refused = talk.err(json!({ "do": "play", "action": "add 3" }));
    assert_eq!(refused["rule"], "scs:7.3B");
    let events = talk.play("add 4; add 6; add 8; announce", &[]);
    let reckoned = events.iter().find(|it| it["event"] == "reckoned").expect("odds are reckoned");
    assert_eq!((&reckoned["attack"], &reckoned["defense"]), (&json!("11/2"), &json!("6")));
    assert_eq!(reckoned["column"], "1:1");
    let events = talk.play("roll", &[1, 1]);
    assert_eq!(events[2]["result"], "A2r1");
    talk.play("convert 0", &[]);
    assert_eq!(talk.actions(), ["lose 6"], "printed 7 decides, though it gave only 7/4");
    talk.play("lose 6", &[]);
    assert_eq!(talk.actions(), ["lose 4", "lose 8"]);
    talk.play("lose 8", &[]);
    assert!(talk.actions().iter().any(|it| it.starts_with("retreat ")));
}

/// Rules: scs:12.1aG, scs:2.1h.
#[test]
fn fig_supply_the_chain_of_units_keeps_all_three_in_supply() {
    let mut talk = Talk::at("scs/fig-supply");
    let scene = talk.ok(json!({ "do": "scene", "viewer": "friendly" }));
    for counter in scene["counters"].as_array().expect("a list of counters") {
        let marks = counter["marks"].as_array().expect("a list of marks");
        let out = marks.contains(&json!("out-of-supply"));
        assert!(!(out && counter["seat"] == "friendly"), "{counter}");
    }
    assert_eq!(scene["active"], "enemy", "the friendly Supply Phase is over");
}
