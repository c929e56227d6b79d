//! [AMB M6] Boat trip to the Siegfried Line: what its own rules do in play.

use std::path::Path;
use std::sync::Arc;

use catalog::{Files, Findings};
use rules_ambush::Options;
use rules_ambush::mission::load;
use rules_ambush::state::{Held, ManId, Place, Sortie};
use rules_ambush::terms::{Model, Terrain};
use testkit::Drive;

use crate::men::{asked, count, hex, told};
use crate::random_games;
use crate::stage;
use crate::story::{play_then, terrain};

/// The mission in a situation of its own.
#[track_caller]
fn begin(start: &str) -> Sortie {
    let mut library = stage::library();
    let path = "ambush/scenarios/boat-trip.toml";
    let open = library.get(path).expect("the mission is there").replace(".sealed", ".toml");
    let clear = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../missions/boat-trip.toml");
    let script = std::fs::read_to_string(clear).expect("the author's folder has the script");
    library.insert(path.to_owned(), format!("{open}\n[start]\n{start}\n"));
    library.insert("ambush/scripts/boat-trip.toml".to_owned(), script);
    let mut findings = Findings::new();
    let mission = load::read(&mut Files::new(&library), path, &mut findings);
    let mission = mission.unwrap_or_else(|| panic!("{findings}"));
    Sortie::begin(Arc::new(mission), Options::default())
}

/// The mission with the ready-made squad in its usual kit, about to enter.
#[track_caller]
fn embarked() -> Sortie {
    let mut game = random_games::mission("boat-trip");
    play_then(&mut game, "squad ready-made; outfit; done", &[]);
    game
}

/// Rules: amb:M6a, amb:4.9g, amb:MCb.
#[test]
fn m6a_four_charges_are_given_and_lie_in_the_canoes() {
    let game = embarked();
    let charges: Vec<_> = game
        .all_gear()
        .filter(|it| game.gear(*it).model == Model::Charge && !game.gear(*it).german)
        .collect();
    assert_eq!(charges.len(), 4);
    for id in charges {
        assert!(matches!(game.gear(id).parts[0], Held::InCanoe(_)));
    }
}

/// Rules: amb:M6b, amb:MCa, amb:MCd.
#[test]
fn m6b_the_squad_enters_at_h1_two_in_each_canoe() {
    let mut game = embarked();
    for man in (0..8).map(ManId) {
        let pair = game.men().filter(|it| game.man(*it).place == game.man(man).place).count();
        assert!(matches!(game.man(man).place, Place::Afloat(_)) && pair == 2);
    }
    game.play("with A", &[]);
    assert_eq!(game.refused("paddle H2").rule.0, "amb:M6b");
    assert_eq!(hex(&game, 'A'), None);
    // H1 has an event check: 0 + 0 is nothing.
    let events = game.play("paddle H1", &[10, 10]);
    assert!(told(&events, "Paddled") && hex(&game, 'A').as_deref() == Some("H1"));
}

/// Rules: amb:M6b, amb:MCa, amb:MCg.
#[test]
fn m6b_who_sits_where_is_changed_before_the_map_is_entered() {
    let mut game = embarked();
    let Place::Afloat(first) = game.man(ManId(0)).place else { panic!("A sits in a canoe") };
    let other = game.men().find(|it| game.man(*it).place != Place::Afloat(first));
    let other = other.expect("three more canoes");
    let Place::Afloat(second) = game.man(other).place else { panic!("he sits in one too") };
    game.play("with A", &[]);
    assert_eq!(game.refused("ashore").rule.0, "amb:MCg", "nobody stays behind");
    assert_eq!(game.refused(&format!("board {}", first.0 + 1)).rule.0, "amb:MCg", "he sits there");
    game.play(&format!("board {}", second.0 + 1), &[]);
    assert_eq!(game.man(ManId(0)).place, Place::Afloat(second));
    for canoe in game.canoes() {
        let aboard = game.men().filter(|it| game.man(*it).place == Place::Afloat(canoe)).count();
        assert_eq!(aboard, 2, "{canoe:?}");
    }
}

/// Rules: amb:M6a, amb:MCa, amb:MCb.
#[test]
fn m6a_no_more_is_bought_than_the_canoes_carry() {
    let mut game = random_games::mission("boat-trip");
    // Faces 1 and 1: 30 weapon points.
    play_then(&mut game, "squad ready-made", &[]);
    // Four charges fill four of eight boxes: two bazookas fit beside them, a third does not.
    game.play("buy bazooka A; buy bazooka B", &[]);
    assert_eq!(game.refused("buy bazooka C").rule.0, "amb:MCa");
    assert!(game.offers("buy rifle C"));
}

/// Rules: amb:M6e, amb:MWb.
#[test]
fn m6e_the_river_is_crossed_by_canoe_or_bridge_alone() {
    let mut game = begin(r#"us = [{ who = "A", hex = "G2" }, { who = "B", hex = "L10" }]"#);
    game.play("with A", &[]);
    assert_eq!(game.refused("go H2").rule.0, "amb:MWb");
    game.play("with B", &[]);
    assert!(game.offers("go K10"));
}

/// Rules: amb:M6g, amb:MKa, amb:M6h.
#[test]
fn m6g_a_bunker_comes_to_light_with_its_garrison() {
    let mut game = begin("condition = 3\nus = [{ who = \"A\", hex = \"M8\" }]");
    // Activation on 0: the bunker by the bridge, its gunner for three points, another for one.
    let events = play_then(&mut game, "with A; go M9", &[10]);
    assert_eq!(terrain(&game, "L9"), Terrain::Bunker);
    assert_eq!(count(&events, "Activated card"), 2);
    assert_eq!(game.points_won(), 4);
}

/// Rules: amb:M6h, amb:MKj.
#[test]
fn m6h_a_silent_bunker_is_blown_for_six_points() {
    let start = r#"
        condition = 3
        sightings = [1]
        counters = [{ terrain = "bunker", hexes = "L9" }]
        us = [{ who = "A", hex = "M8", arms = ["rifle", "demolition-charge"] }]
        germans = [
            { who = "Q", hex = "L9", marks = ["killed"] }, { who = "R", hex = "L9", marks = ["killed"] },
        ]
        marks = [{ mark = "bunker", hex = "L9", side = "M9" }]
    "#;
    let mut game = begin(start);
    game.play("with A; go M9", &[]);
    assert_eq!(asked(&game), "choose");
    let events = play_then(&mut game, "choose 0", &[]);
    assert!(told(&events, "Scored n: 6 Bunker"));
    assert_eq!(terrain(&game, "L9"), Terrain::Rubble);
}

/// Rules: amb:M6j.
#[test]
fn m6j_it_goes_on_as_long_as_somebody_waits_off_the_map() {
    let mut game = embarked();
    game.play("with A; paddle H1", &[10, 10]);
    // Ruling K80.
    let events = game.play("leave", &[]);
    assert_eq!((count(&events, "Left"), count(&events, "Ended")), (2, 0));
    assert_eq!(asked(&game), "operations");
}

/// Rules: amb:M6i, amb:M6j, amb:MCk.
#[test]
fn m6j_it_ends_when_nobody_is_left_and_the_wounded_off_the_north_edge_cost_nothing() {
    let start = r#"
        vp_lost = 2
        canoes = "H2"
        us = [{ who = "A", canoe = 1 }, { who = "B", canoe = 1 }, { who = "C", canoe = 1, marks = ["incapacitated"] }]
    "#;
    let mut game = begin(start);
    game.play("with A; paddle H1", &[10, 10]);
    let events = game.play("leave", &[]);
    assert!(told(&events, "Ended by: Rule(0)"));
    assert_eq!(game.points(), 0);
}

/// Rules: amb:MKj, amb:M6h, amb:9.5b.
#[test]
fn mkj_a_bunker_is_blown_once_and_with_a_charge() {
    let start = |terrain: &str, arms: &str| {
        format!(
            r#"
            condition = 3
            sightings = [1]
            counters = [{{ terrain = "{terrain}", hexes = "L9" }}]
            us = [{{ who = "A", hex = "M8", arms = [{arms}] }}]
            germans = [
                {{ who = "Q", hex = "L9", marks = ["killed"] }},
                {{ who = "R", hex = "L9", marks = ["killed"] }},
            ]
            marks = [{{ mark = "bunker", hex = "L9", side = "M9" }}]
        "#
        )
    };
    let two = r#""demolition-charge", "demolition-charge""#;
    let mut game = begin(&start("bunker", two));
    game.play("with A; go M9", &[]);
    assert_eq!(asked(&game), "choose");
    let charges = |game: &Sortie| {
        let held = |it: &rules_ambush::state::GearId| {
            let it = game.gear(*it);
            it.model == Model::Charge && it.parts[0] == Held::By(ManId(0))
        };
        game.all_gear().filter(held).count()
    };
    let events = play_then(&mut game, "choose 0", &[]);
    assert!(told(&events, "Spent item: Charge") && told(&events, "Scored n: 6 Bunker"));
    assert_eq!(charges(&game), 1, "one of two");
    // Rubble by a rocket before: nothing is left to blow.
    let mut game = begin(&start("rubble", two));
    let events = play_then(&mut game, "with A; go M9", &[]);
    assert_ne!(asked(&game), "choose", "{events:?}");
}
