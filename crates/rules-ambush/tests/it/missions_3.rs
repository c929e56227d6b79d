//! [AMB M3] A cold morning in Belgium: what its instructions say of kit, set-up, fuel and river.

use kernel::Game;
use rules_ambush::Options;
use rules_ambush::mission::shape::{Compass, Equipment, Water};
use rules_ambush::state::Sortie;
use rules_ambush::terms::{Terrain, VehicleKind};
use testkit::Drive;

use crate::briefed::{begin, briefed};
use crate::men::asked;
use crate::stage;
use crate::story::{at, terrain};

/// Rules: amb:M3a.
#[test]
fn a_squad_may_keep_its_kit_and_one_without_buys() {
    assert_eq!(briefed("cold-morning", "").kit.equipment, Equipment::Keep);
    let mut game = begin("cold-morning", "");
    // 9 + 7 = 16: twenty weapon points for a squad that has nothing yet.
    game.play("squad ready-made", &[9]);
    assert_eq!(asked(&game), "equip");
    assert!(game.offers("buy rifle A"));
}

/// The squad of the mission with its kit, to be set up.
fn billeted() -> Sortie {
    let mut game = begin("cold-morning", "");
    game.play("squad ready-made; outfit; done", &[9]);
    assert_eq!(asked(&game), "set-up");
    game
}

/// Rules: amb:M3b.
#[test]
fn the_squad_is_set_up_in_three_buildings_neither_more_nor_fewer() {
    let mut game = billeted();
    game.play("pick A", &[]);
    assert_eq!(game.refused("place A N9").rule.0, "amb:3.2a", "N9 is a street");
    // Stables O12 and O13 are one building, the cafe M10 and the mill J11 two more.
    game.play("place A O12; pick B; place B O13; pick C; place C M10; pick D; place D J11", &[]);
    game.play("pick E", &[]);
    assert_eq!(game.refused("place E Q12").rule.0, "amb:M3b", "the school would be the fourth");
    game.play("place E M10; pick F; place F M10; pick G; place G O12; pick H; place H J11", &[]);
    assert_eq!(game.refused("done").rule.0, "amb:3.2a", "the jeep has not been parked");
    game.play("pick vehicle jeep; park jeep M9; done", &[]);
    assert_eq!(asked(&game), "operations");
}

/// Rules: amb:M3b.
#[test]
fn the_last_soldiers_are_kept_for_the_buildings_that_are_wanting() {
    let mut game = billeted();
    for letter in 'A'..='F' {
        game.play(&format!("pick {letter}; place {letter} M10"), &[]);
    }
    game.play("pick G", &[]);
    assert_eq!(game.refused("place G M10").rule.0, "amb:M3b", "two are left for two buildings");
    game.play("place G J11; pick H", &[]);
    assert_eq!(game.refused("place H J11").rule.0, "amb:M3b");
    assert!(game.offers("place H Q12"));
}

/// Rules: amb:M3b.
#[test]
fn the_jeep_stands_in_an_open_hex_beside_a_road() {
    let mission = briefed("cold-morning", "");
    assert_eq!((mission.number, mission.ground.top), (3, Compass::East));
    let ground = &mission.ground;
    let fits = |hex| {
        let mut beside = ground.map.grid.neighbors(hex);
        let by_road = beside.any(|it| ground.terrain[it.1] == Terrain::Road);
        ground.terrain[hex] == Terrain::Open && by_road
    };
    let [(kind, zone)] = &mission.setup.vehicles[..] else { panic!("one vehicle") };
    assert_eq!(*kind, VehicleKind::Jeep);
    for hex in ground.map.grid.hexes() {
        // Roads of the map go over bridges: those beside a bridge alone are left to the file.
        let by_bridge =
            ground.map.grid.neighbors(hex).any(|it| ground.terrain[it.1] == Terrain::Bridge);
        let number = ground.map.grid.number(hex);
        assert!(by_bridge || zone.contains(&hex) == fits(hex), "{number}");
    }
    let mut game = billeted();
    game.play("pick vehicle jeep", &[]);
    assert_eq!(game.refused("park jeep N9").rule.0, "amb:3.2a", "a road is not beside a road");
    assert_eq!(game.refused("park jeep V2").rule.0, "amb:3.2a", "no road is near");
    assert_eq!(game.refused("park jeep M10").rule.0, "amb:3.2a", "a cafe is not open ground");
}

/// Shells fall on a hex of map B, with fuel in its garage or without.
fn shelled(hex: &str, fuel: bool) -> Sortie {
    let rules = format!("[rules]\nfuel = {fuel}\n\n[victory]");
    let there = format!("{{ artillery = {{ at = [\"{hex}\"] }} }}");
    let change = |text: &str| {
        text.replace("[victory]", &rules).replace("{ artillery = \"random-us\" }", &there)
    };
    let start = r#"us = [{ who = "A", hex = "C8" }]"#;
    let mut game = Sortie::begin(stage::mission_with("b", start, change), Options::default());
    game.play("with A; go C9", &[]);
    game
}

/// Rules: amb:M3c, amb:2.4l.
#[test]
fn the_garage_full_of_fuel_burns_when_it_is_struck() {
    let mission = briefed("cold-morning", "");
    let fuel = mission.ground.map.regions["fuel"].iter();
    let fuel: Vec<String> = fuel.map(|hex| mission.ground.map.grid.number(*hex)).collect();
    assert!(mission.rules.fuel);
    assert_eq!(fuel, ["L10"]);
    let game = shelled("L10", true);
    assert_eq!(terrain(&game, "L10"), Terrain::BurningBuilding);
    assert!(!game.can_walk(at(&game, "L9"), at(&game, "L10")), "nobody goes in");
    assert_eq!(terrain(&shelled("M10", true), "M10"), Terrain::Rubble, "no fuel in the cafe");
    assert_eq!(terrain(&shelled("L10", false), "L10"), Terrain::Rubble, "nor in other missions");
}

/// Rules: amb:M3g, amb:MWb.
#[test]
fn the_river_is_crossed_on_a_bridge_that_stands() {
    assert_eq!(briefed("cold-morning", "").water, Water::River);
    let start = r#"us = [{ who = "A", hex = "M16" }]"#;
    let game = begin("cold-morning", start);
    let can = |game: &Sortie, from: &str, to: &str| game.can_walk(at(game, from), at(game, to));
    assert!(can(&game, "N16", "N15") && can(&game, "H11", "I11"));
    for (from, to) in [("A5", "A6"), ("G10", "H10"), ("L14", "M14"), ("N16", "O16"), ("Y16", "Y17")]
    {
        assert!(!can(&game, from, to), "{from} to {to}");
    }
    let blown = format!("{start}\ncounters = [{{ terrain = \"water\", hexes = \"N15\" }}]");
    let game = begin("cold-morning", &blown);
    assert!(!can(&game, "N16", "N15"), "nobody crosses where the bridge was");
    assert!(game.asked().is_some());
}
