//! [AMB 2.7, 6.2, 2.4] What paragraphs do.

use rules_ambush::state::{ArBox, Captivity, Held, Place};
use rules_ambush::terms::{Model, Stance, Terrain, VehicleKind};
use testkit::Drive;

use crate::men::{ar, asked, count, hex, id, man, told};
use crate::stage::{begin, begin_changed};
use crate::story::{at, held, marks, object, play_then, tellings, terrain};

/// Rules: amb:6.2a, amb:6.2b, amb:6.2c, amb:5.4a, amb:6.1e, amb:6.1p, amb:2.4d.
#[test]
fn ex_11_paragraph_164_brings_a_machine_gun_into_play() {
    let mut game = begin(r#"us = [{ who = "C", hex = "C5" }]"#);
    let events = play_then(&mut game, "with C; go D5", &[]);
    assert!(game.is_sighted(3));
    assert!(told(&events, "Activated card: 5,") && told(&events, "Activated card: 49,"));
    let initiative = |letter| man(&game, letter).ratings.initiative;
    assert_eq!((initiative('M'), initiative('T')), (3, 2));
    assert!(!man(&game, 'T').command);
    assert!(held(&game, 'T', Model::Lmg).ready);
    assert!(told(&events, "Advantage side: German granted: true"));
    assert!(ar(&game, 'M') != ArBox::Inactive && asked(&game) != "operations");
    // Points for both were won when they came into play: 1 and 2.
    assert!(
        told(&events, "Scored n: 1, Activated(5)") && told(&events, "Scored n: 2, Activated(49)")
    );
}

/// Rules: amb:5.4a, amb:2.5j.
#[test]
fn paragraph_019_marks_its_sighting_once() {
    let mut game = begin(r#"us = [{ who = "C", hex = "B5" }, { who = "D", hex = "B6" }]"#);
    game.play("with C; go C6", &[]);
    let events = game.play("with D; go C6", &[]);
    assert_eq!(count(&events, "Read"), 0);
}

/// Rules: amb:2.4m, amb:MWb, amb:MWe, amb:M5d.
#[test]
fn a_ford_that_is_found_can_be_waded_from_any_side() {
    let mut game = begin(r#"us = [{ who = "C", hex = "A8" }, { who = "D", hex = "F9" }]"#);
    game.play("with D", &[]);
    game.refused("go G9");
    game.play("with C; go A9", &[]);
    assert_eq!(terrain(&game, "G9"), Terrain::Ford);
    game.play("with D; go G9; go H9; go G9; go F9", &[]);
    assert_eq!(hex(&game, 'D').as_deref(), Some("F9"));
}

/// Rules: amb:2.4m, amb:MWa.
#[test]
fn a_stream_is_waded_anywhere() {
    let stream = [("water = \"river\"", "water = \"stream\"")];
    let mut game = begin_changed(r#"us = [{ who = "D", hex = "F7" }]"#, &stream);
    game.play("with D; go G7; go H7", &[]);
    assert_eq!(hex(&game, 'D').as_deref(), Some("H7"));
}

/// Rules: amb:M5f, amb:2.5d.
#[test]
fn something_found_is_held_by_the_most_perceptive_who_has_room() {
    let mut game = begin(r#"us = [{ who = "B", hex = "D8" }, { who = "C", hex = "D8" }]"#);
    let events = game.play("with B; with C; go E9", &[]);
    assert!(told(&events, "Found Documents"));
    let papers = game.gear(object(&game, Model::Documents));
    assert_eq!(papers.parts[0], Held::By(id(&game, 'B')), "B has Perception 6, C 5");
    assert_eq!(papers.key.as_deref(), Some("map-case"));
}

/// Rules: amb:2.6a, amb:2.4a.
#[test]
fn a_soldier_joins_the_squad() {
    let mut game = begin(r#"us = [{ who = "C", hex = "A9" }]"#);
    game.play("with C; go A10", &[]);
    assert_eq!(hex(&game, 'J').as_deref(), Some("A11"));
    assert!(man(&game, 'J').is_active() && man(&game, 'J').ratings.perception == 4);
    held(&game, 'J', Model::Carbine);
    game.play("with J; go A10", &[]);
}

/// Rules: amb:M8c, amb:2.4i.
#[test]
fn a_tank_joins_the_squad() {
    let mut game = begin(r#"us = [{ who = "C", hex = "D7" }]"#);
    game.play("with C; go E8", &[]);
    let sherman = game.vehicle_by_card(303).expect("there is a card");
    let tank = game.vehicle(sherman);
    assert_eq!((tank.hex, tank.crew, tank.kind), (Some(at(&game, "E7")), 5, VehicleKind::Sherman));
    game.play("close sherman; open sherman", &[]);
}

/// Rules: amb:5.1c.
#[test]
fn what_a_paragraph_leaves_to_the_player_is_asked() {
    let mut game = begin(r#"us = [{ who = "C", hex = "A11" }]"#);
    game.play("with C; go B10", &[]);
    assert_eq!(game.offered(), ["choose 0", "choose 1"]);
    assert_eq!(game.refused("choose 2").rule.0, "amb:5.1c");
    // The first is the trap: Perception 5 against a 5.
    let mut opened = game.clone();
    let events = opened.play("choose 0", &[5]);
    assert!(told(&events, "TrapFound"));
    let events = game.play("choose 1", &[]);
    assert!(count(&events, "Perception") == 0 && asked(&game) == "operations");
}

/// Rules: amb:2.4n, amb:2.4i.
#[test]
fn landmarks_and_empty_vehicles_are_placed() {
    let mut game = begin(r#"us = [{ who = "C", hex = "D10" }]"#);
    game.play("with C; go D11", &[]);
    assert_eq!(marks(&game, "D11").landmark, Some((214, 0)));
    game.play("go D10; go E10", &[]);
    let there = Some(at(&game, "H5"));
    let car = game.vehicles().find(|it| game.vehicle(*it).hex == there).expect("a car");
    assert_eq!(game.vehicle(car).kind, VehicleKind::Kubelwagen);
    let south = game.vehicle(car).facing;
    let grid_way = game.vehicles().count();
    assert!(grid_way > 0 && format!("{south:?}") == "D3", "it looks at H6: {south:?}");
}

/// Rules: amb:2.4j, amb:2.4k, amb:2.4l, amb:2.4r.
#[test]
fn paragraphs_change_the_ground() {
    for (what, terrain_now) in [
        ("crater", Terrain::Crater),
        ("rubble", Terrain::Rubble),
        ("fire", Terrain::BurningBuilding),
    ] {
        let place = format!("what = \"{what}\", hex = \"D4\"");
        let mut game = begin_changed(
            r#"us = [{ who = "C", hex = "E10" }, { who = "D", hex = "D5" }]"#,
            &[("what = \"roadblock\", hex = \"F5\"", &place)],
        );
        game.play("with C; go F10", &[]);
        assert_eq!(terrain(&game, "D4"), terrain_now);
        game.play("with D", &[]);
        assert_eq!(game.offers("go D4"), what != "fire", "a fire may not be entered");
    }
}

/// Rules: amb:MWc, amb:M3e.
#[test]
fn a_paragraph_changes_how_far_one_sees() {
    let mut game = begin(r#"us = [{ who = "C", hex = "B11" }]"#);
    let events = game.play("with C; go C11", &[]);
    assert!(told(&events, "Visibility hexes: Some(4)"));
}

/// Rules: amb:MKa.
#[test]
fn a_bunker_comes_to_light_with_its_door() {
    let mut game = begin(r#"us = [{ who = "C", hex = "F8" }]"#);
    game.play("with C; go F9", &[]);
    assert_eq!(terrain(&game, "H8"), Terrain::Bunker);
    // I8 lies north-east of H8: the second direction.
    assert_eq!(marks(&game, "H8").bunker, Some((1, false)));
}

/// Rules: amb:6.8i, amb:6.8j, amb:7.4a.
#[test]
fn germans_withdraw_and_reactions_begin_and_end() {
    let mut game = begin(
        r#"
        us = [{ who = "C", hex = "C8" }, { who = "D", hex = "M6" }]
        germans = [
            { who = "L", hex = "M6", marks = ["captured"], reaction = "T" },
            { who = "N", hex = "M6", marks = ["incapacitated"] },
        ]
        "#,
    );
    game.play("with C; go D8", &[]);
    assert_eq!((man(&game, 'L').reaction, man(&game, 'N').reaction), (None, Some('R')));
    assert_eq!(man(&game, 'L').captivity, Captivity::Captured, "a prisoner does not withdraw");
    let mut game = begin(
        r#"
        round = 3
        advantage = "us"
        us = [{ who = "C", hex = "C8", ar = "1" }]
        germans = [{ who = "L", hex = "M6", ar = "1" }]
        "#,
    );
    let events = game.play("act C; go D8; done", &[]);
    assert!(told(&events, "Withdrawn") && man(&game, 'L').place == Place::Gone);
    assert_eq!(asked(&game), "operations");
}

/// Rules: amb:7.4a, amb:17.5a.
#[test]
fn a_car_with_men_of_the_squad_in_it_does_not_withdraw() {
    let start = |aboard: &str| {
        format!(
            r#"
            us = [{{ who = "C", hex = "C8" }}, {{ who = "D", {aboard} }}]
            [[vehicles]]
            kind = "kubelwagen"
            hex = "M6"
            facing = "L6"
            card = 62
            "#
        )
    };
    let tank = r#"kind = "jagdpanther"
name = { en = "Jagdpanther", it = "Jagdpanther" }
vp = 2
vp_if = { destroyed = 4, immobilized = 2 }
crew = 5
[vehicles.table]
"1" = "844 844 844 844 844 844 844 844 844 844"
"2" = "843 843 843 843 843 843 843 843 843 843"
"3" = "845 845 845 845 845 845 845 845 845 845"
"4" = "841 841 841 841 841 841 841 841 841 841"
"5" = "840 840 840 840 840 840 840 840 840 840"
"#;
    let car = "kind = \"kubelwagen\"\nname = { en = \"Car\", it = \"Auto\" }\nvp = 1\n";
    let car = [(tank, car), ("{ withdraw = [31] }", "{ withdraw = [31, 62] }")];
    for (aboard, stays) in [("hex = \"M6\"", false), ("aboard = [0, 0]", true)] {
        let mut game = begin_changed(&start(aboard), &car);
        let events = game.play("with C; go D8", &[]);
        assert_eq!(told(&events, "VehicleWithdrawn"), !stays, "{aboard}");
        let car = game.vehicle_by_card(62).expect("there is a card");
        assert_eq!(game.vehicle(car).hex.is_some(), stays, "{aboard}");
    }
}

/// Rules: amb:6.1j, amb:6.5h, amb:6.11a, amb:2.4i.
#[test]
fn a_tank_comes_into_play_with_rounds_and_then_the_condition_changes() {
    let mut game = begin(r#"us = [{ who = "C", hex = "A10" }]"#);
    let events = play_then(&mut game, "with C; go A11", &[]);
    let order: Vec<String> = tellings(&events, "");
    let place = |words: &str| order.iter().position(|it| words.split(' ').all(|w| it.contains(w)));
    assert!(place("Activated card: 61") < place("Condition condition: 2"));
    assert!(place("Condition condition: 2") < place("RoundBegan number: 1"));
    let panzer = game.vehicle_by_card(61).expect("there is a card");
    assert!(game.vehicle(panzer).closed && game.vehicle(panzer).crew == 5);
    assert_eq!((game.condition(), man(&game, 'C').ar), (2, ArBox::Two), "all aware have two turns");
}

/// Rules: amb:3.1a, amb:3.1c, amb:3.1d.
#[test]
fn rounds_begin_with_a_german_and_end_when_none_is_left() {
    let mut game = begin(
        r#"
        condition = 2
        round = 3
        advantage = "us"
        us = [{ who = "C", hex = "A6", ar = "1" }]
        germans = [{ who = "L", hex = "M6", ar = "complete", marks = ["incapacitated"] }]
        "#,
    );
    assert_eq!(asked(&game), "act", "the Round is played to its end");
    game.play("act C; pass", &[]);
    assert_eq!(asked(&game), "operations");
    assert_eq!(man(&game, 'C').ar, ArBox::Unaware);
}

/// Rules: amb:2.4b, amb:2.4a.
#[test]
fn letters_are_those_of_the_counters() {
    let game = begin(r#"us = [{ who = "C", hex = "A6" }]"#);
    let letters: String = game.men().map(|it| game.letter(it)).collect();
    assert_eq!(letters, "ABCDEFGHJKLMNPQRSTUVWX");
    assert_eq!(man(&game, 'C').stance, Stance::Standing);
}

/// Rules: amb:2.4g, amb:14d.
#[test]
fn a_radio_that_is_found_is_carried() {
    let papers =
        r#"item = "documents", key = "map-case", name = { en = "Map case", it = "Portacarte" }"#;
    let award = r#"    { documents = { key = "map-case", n = 4, by = "A4..A8" } },"#;
    let radio = [(papers, r#"item = "radio""#), (award, "")];
    let mut game = begin_changed(r#"us = [{ who = "C", hex = "D8" }]"#, &radio);
    game.play("with C; go E9", &[]);
    assert!(held(&game, 'C', Model::Radio).parts[0] == Held::By(id(&game, 'C')));
}

/// Rules: amb:2.4f.
#[test]
fn a_weapon_that_is_put_down_lies_in_the_hex() {
    let mut game = begin(r#"us = [{ who = "C", hex = "B5" }, { who = "D", hex = "B4" }]"#);
    let rifle = game.all_gear().find(|it| game.gear(*it).parts[0] == Held::By(id(&game, 'C')));
    game.play("handle C; put rifle ground; done; with C; go B6", &[]);
    let spot = rules_ambush::state::Spot::from(at(&game, "B5"));
    assert_eq!(game.gear(rifle.expect("he has one")).parts[0], Held::On(spot));
}
