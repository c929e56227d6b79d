//! [AMB 5.1, 5.4, 5.6, 2.2] Paragraph checks, sightings, event checks.

use testkit::Drive;

use crate::men::{asked, count, told};
use crate::stage::{begin, begin_changed};
use crate::story::{marks, play_then};

/// Rules: amb:5.1a, amb:5.1c, amb:2.2d, amb:2.2e, amb:2.7a.
#[test]
fn ex_4_a_paragraph_that_only_tells_something_leaves_operations_as_they_are() {
    let mut game = begin(r#"us = [{ who = "C", hex = "B5" }]"#);
    let events = game.play("with C; go C5", &[]);
    assert!(told(&events, "Read paragraph: 100"));
    assert_eq!(count(&events, "Read"), 1, "nothing else is read");
    assert_eq!(asked(&game), "operations");
}

/// Rules: amb:5.1b, amb:5.1e, amb:2.2h.
#[test]
fn a_hex_without_a_black_entry_is_entered_and_its_red_one_ignored() {
    let mut game = begin(r#"us = [{ who = "C", hex = "B5" }]"#);
    let events = game.play("with C; go B4", &[]);
    assert_eq!(events.len(), 1, "{events:?}");
}

/// Rules: amb:5.4a, amb:5.1d, amb:2.2e, amb:2.5j.
#[test]
fn ex_5_a_sighting_that_has_happened_voids_what_bears_its_number() {
    let mut game = begin(r#"us = [{ who = "C", hex = "B5" }]"#);
    let events = game.play("with C; go C6", &[]);
    assert!(told(&events, "Read paragraph: 19,") && told(&events, "Sighted sighting: 2"));
    assert!(game.is_sighted(2));
    // C7 says s2 019 first; that is void now, so the area after it counts.
    let events = game.play("go C7", &[]);
    assert!(told(&events, "Read paragraph: 100") && count(&events, "Read") == 1);
}

/// Rules: amb:5.6a, amb:5.6b, amb:5.6c, amb:2.2f, amb:2.2g, amb:2.9b, amb:5.4a.
#[test]
fn ex_5_an_event_that_bears_a_used_sighting_is_ignored() {
    let fresh = r#"us = [{ who = "C", hex = "B7" }]"#;
    let mut game = begin(fresh);
    // 1 + 1 = 2: s2 019.
    let events = game.play("with C; go C8", &[1, 1]);
    assert!(told(&events, "EventCheck sum: 2") && told(&events, "Read paragraph: 19,"));
    let mut game = begin(&format!("sightings = [2]\n{fresh}"));
    let events = game.play("with C; go C8", &[1, 1]);
    assert!(told(&events, "EventCheck sum: 2") && count(&events, "Read") == 0);
    assert!(marks(&game, "C8").event, "the marker lies there all the same");
}

/// Rules: amb:2.4o, amb:5.6b, amb:2.4p, amb:5.3b.
#[test]
fn ex_127_an_event_marker_spares_the_hex_until_the_condition_changes() {
    let start = r#"us = [{ who = "C", hex = "B7" }, { who = "D", hex = "E7" }]"#;
    let mut game =
        begin_changed(start, &[("do = [{ condition = 6 }]", "do = [{ condition = 2 }]")]);
    game.play("with C; go C8", &[9, 9]);
    // Nothing is rolled on the way back in.
    game.play("go B7; go C8; go B7", &[]);
    let events = game.play("with D; go E6", &[]);
    assert!(told(&events, "Condition condition: 2") && !marks(&game, "C8").event);
    // Condition 2: 9 + 4 = 13 leads to 100.
    let events = game.play("with C; go C8", &[9, 4]);
    assert!(told(&events, "Read paragraph: 100"));
}

/// Rules: amb:2.2f, amb:5.1j, amb:6b, amb:7.3l.
#[test]
fn ex_128_an_event_entry_is_ignored_in_rounds() {
    let mut game = begin(
        r#"
        round = 3
        advantage = "us"
        us = [{ who = "C", hex = "B7", ar = "1" }]
        germans = [{ who = "L", hex = "M6", ar = "complete" }]
        "#,
    );
    let events = game.play("act C; go C8", &[]);
    assert!(count(&events, "EventCheck") == 0 && !marks(&game, "C8").event);
}

/// Rules: amb:5.1h, amb:5.8e, amb:5.3d.
#[test]
fn a_group_makes_one_check_and_one_activation_check() {
    let start =
        r#"us = [{ who = "A", hex = "C6" }, { who = "B", hex = "C6" }, { who = "F", hex = "C6" }]"#;
    let mut game = begin(start);
    // One die for the activation check, one for the PC check that follows it.
    let events = game.play("with A; with B; with F; go D6", &[9, 9]);
    assert_eq!((count(&events, "Activation"), count(&events, "Perception")), (1, 1));
}

/// Rules: amb:5.1i, amb:5.7d.
#[test]
fn the_soldier_with_the_highest_perception_checks_also_if_he_was_there_before() {
    let start = r#"us = [{ who = "B", hex = "D7" }, { who = "F", hex = "C7" }]"#;
    let mut game = begin(start);
    // B has Perception 6, F 3: at -2 a 4 is enough for B alone.
    let events = game.play("with F; go D7", &[4]);
    assert!(told(&events, "Perception perception: 6") && told(&events, "Read paragraph: 325"));
}

/// Rules: amb:5.3b, amb:5.3c.
#[test]
fn a_known_paragraph_is_carried_out_again_on_every_entry() {
    let mut game = begin(r#"us = [{ who = "C", hex = "B5" }, { who = "D", hex = "C5" }]"#);
    let events = game.play("with C; go C5", &[]);
    assert!(told(&events, "Read paragraph: 100 again: false"), "also where a comrade stands");
    let events = game.play("go B5; go C5", &[]);
    assert!(told(&events, "Read paragraph: 100 again: true"));
    let mut game = begin("sightings = [2]\nus = [{ who = \"C\", hex = \"D4\" }]");
    game.play("with C; go E5; go D4; go E5", &[]);
    assert_eq!(game.points(), 2, "its points are given again");
}

/// Rules: amb:5.1f, amb:5.1g.
#[test]
fn of_numbered_alternatives_the_first_that_applies_is_used() {
    let start = r#"us = [{ who = "C", hex = "C11" }]"#;
    let mut game = begin(start);
    let events = game.play("with C; go D10", &[]);
    assert!(told(&events, "Read paragraph: 100"), "neither the flare nor Rounds: the last");
    // The last alternative asks nothing and would apply too.
    let mut game = begin(&format!("sightings = [2]\n{start}"));
    let events = game.play("with C; go D10", &[]);
    assert!(told(&events, "Read paragraph: 121") && count(&events, "Read") == 1);
}

/// Rules: amb:5.8a, amb:5.8b, amb:3.1c, amb:6a.
#[test]
fn an_event_can_bring_a_german_and_ends_operations_at_once() {
    let mut game = begin(r#"us = [{ who = "C", hex = "B7" }]"#);
    // 3 + 3 = 6: paragraph 136, whose activation check succeeds on a 0.
    let events = play_then(&mut game, "with C; go C8", &[3, 3, 10]);
    assert!(told(&events, "Activated card: 31") && asked(&game) != "operations");
}

/// Rules: amb:2.2a, amb:2.2b, amb:2.2c, amb:5.5a, amb:5.4b, amb:2.4n.
#[test]
fn a_mission_has_at_most_six_cards_and_ten_sightings_and_begins_with_the_first_card() {
    let game = begin(r#"us = [{ who = "C", hex = "B5" }]"#);
    assert_eq!(game.condition(), 1);
    let mission = crate::stage::mission_with("corbeau", "", str::to_owned);
    assert!(mission.conditions.len() <= 6);
    for card in &mission.conditions {
        assert_eq!(card.events.len(), 19, "random events cover the sums 0 to 18");
        assert!(mission.ground.map.grid.hexes().all(|hex| card.black[hex].len() <= 3));
    }
    let sightings = mission.paragraphs.values().filter_map(|it| it.sighting);
    assert!(sightings.max().is_some_and(|it| it <= 9));
}
