//! The figures of the rulebook: the situations of the data folder, played as the examples say.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use catalog::{Files, Findings, Library};
use rules_scs::{Flags, Options, Side, War};

use crate::drawn::Drawn;

/// Reads the files of the series from the data folder.
fn data() -> Library {
    let mut library = Library::new();
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/scs"));
    for folder in ["charts", "maps", "rosters", "scenarios"] {
        for entry in fs::read_dir(root.join(folder)).expect("the data folder is there") {
            let path = entry.expect("its entries can be read").path();
            let name = path.file_name().and_then(|it| it.to_str()).expect("names are plain");
            let text = fs::read_to_string(&path).expect("its files are texts");
            library.insert(format!("scs/{folder}/{name}"), text);
        }
    }
    library
}

/// Sets a figure up.
pub fn figure(name: &str) -> Drawn {
    let (war, findings) = lay_out(&data(), name);
    assert!(findings.is_empty(), "{name} is faulty:\n{findings}");
    war
}

/// Sets a figure up with a change in one of its files.
fn changed_figure(name: &str, file: &str, from: &str, to: &str) -> Drawn {
    let mut library = data();
    let text = library.get(file).expect("the file is there").to_owned();
    assert!(text.contains(from), "{file} has no {from}");
    library.insert(file, text.replace(from, to));
    lay_out(&library, name).0
}

fn lay_out(library: &Library, name: &str) -> (Drawn, Findings) {
    let mut findings = Findings::new();
    let scenario = rules_scs::load(
        &mut Files::new(library),
        &format!("scs/scenarios/{name}.toml"),
        &mut findings,
    );
    let scenario = scenario.unwrap_or_else(|| panic!("{name} does not load:\n{findings}"));
    (Drawn(War::new(Arc::new(scenario), Options::default())), findings)
}

/// The figure of the supply line without one of its friendly units.
pub fn supply_without(unit: &str, hex: &str) -> Drawn {
    let setup = format!("[[setup]]\nunits = [\"{unit}\"]\nat = \"{hex}\"\n");
    changed_figure("fig-supply", "scs/scenarios/fig-supply.toml", &setup, "")
}

/// The figure of the supply line without its bridge.
pub fn supply_without_bridge() -> Drawn {
    let (file, bridge) = ("scs/maps/figures-supply.toml", "bridge = [\"30.06 30.07\"]");
    changed_figure("fig-supply", file, bridge, "")
}

/// All hexes in zones of control of the second side, by number.
pub fn zone(war: &Drawn) -> Vec<String> {
    let grid = &war.0.scenario().map.grid;
    let in_zone = |&it: &hexgrid::HexId| war.0.in_enemy_zoc(Side::First, it);
    let mut found: Vec<String> = grid.hexes().filter(in_zone).map(|it| grid.number(it)).collect();
    found.sort();
    found
}

/// The units of a list that are out of supply.
pub fn out<'a>(war: &Drawn, units: &[&'a str]) -> Vec<&'a str> {
    let is_out = |it: &&str| war.0.unit(war.id(it)).is(Flags::OUT_OF_SUPPLY);
    units.iter().copied().filter(|it| is_out(it)).collect()
}

/// Rules: scs:2.0b, scs:2.1a.
#[test]
fn fig_zoc_1_the_zone_covers_the_six_hexes_round_the_unit() {
    let mut war = figure("fig-zoc-1");
    assert_eq!(zone(&war), ["09.10", "09.11", "10.09", "10.11", "11.10", "11.11"]);
    war.play("select 6; move 10.11");
    assert_eq!(war.spent("6"), 2 * 3, "1 for open ground and 2 for the zone");
}

/// Rules: scs:2.0b, scs:2.0bA.
#[test]
fn fig_zoc_2_across_the_river_the_zone_reaches_only_behind_the_bridge() {
    let mut war = figure("fig-zoc-2");
    assert_eq!(zone(&war), ["09.10", "09.11", "10.09", "11.11"]);
    war.play("select 6; move 10.11");
    assert_eq!(war.spent("6"), 2, "no zone here");
    war.play("move 11.11");
    assert_eq!(war.spent("6"), 2 + 2 * 3, "the zone comes over the bridge");
    assert!(!war.lists("move 10.10"));
}

/// Rules: scs:2.1a, scs:3.1b, scs:3.1bA, scs:3.2a, scs:3.2c.
#[test]
fn fig_move_unit_6_spends_8_points_of_9_and_may_enter_26_17_but_not_26_18() {
    let mut war = figure("fig-move");
    war.play("select 6");
    for (hex, halves) in [("24.15", 2), ("24.16", 6), ("24.17", 12), ("25.18", 16)] {
        war.play(&format!("move {hex}"));
        assert_eq!(war.spent("6"), halves, "{hex}");
    }
    assert_eq!(war.refusal("move 26.18"), "scs:3.2a", "10 would be more than 9");
    war.play("move 26.17");
    assert_eq!(war.spent("6"), 18, "9 of 9");
}

/// Rules: scs:2.1a, scs:3.2b, scs:3.2bA.
#[test]
fn fig_move_unit_1_goes_on_by_road_and_stops_with_a_point_left() {
    let mut war = figure("fig-move");
    war.play("select 1");
    for (hex, halves) in [("26.16", 6), ("26.17", 7), ("26.18", 8)] {
        war.play(&format!("move {hex}"));
        assert_eq!(war.spent("1"), halves, "{hex}");
    }
    war.play("stop");
    assert_eq!(war.at("1"), "26.18");
}

/// Rules: scs:2.0a, scs:2.1b, scs:6.0P, scs:6.0U.
#[test]
fn fig_overrun_beside_unit_14_which_has_no_zone_units_5_and_6_may_overrun() {
    let mut war = figure("fig-overrun");
    let zone = zone(&war);
    assert!(!zone.contains(&"10.07".into()), "where they begin");
    assert!(zone.contains(&"11.08".into()), "where they go");
    war.play("select 5; add 6");
    assert!(war.lists("overrun 10.08"), "unit 14 from where they stand");
}

/// Rules: scs:6.0M, scs:6.0S, scs:6.0a, scs:7.4A.
#[test]
fn fig_overrun_units_5_and_6_spend_5_points_and_overrun_unit_7_at_5_to_1() {
    let mut war = figure("fig-overrun");
    war.play("select 5; add 6; move 11.08");
    assert_eq!((war.spent("5"), war.spent("6")), (6, 6));
    let told = war.play("overrun 12.08");
    assert_eq!((war.spent("5"), war.spent("6")), (10, 10), "1 + 2 + 2");
    assert_eq!(
        told,
        [
            "announced Overrun 12.08 with 2 from 11.08",
            "revealed 5 6 against 7",
            "odds 14 to 3 = 5:1, shift 0, column 5:1"
        ]
    );
    // 5:1 and an 8: D2r2; the one unit dies, and both must enter.
    war.play_with("roll", &[4, 4]);
    war.play("lose 7; lose 7; advance 5; halt; advance 6; halt");
    assert_eq!(
        (war.at("5"), war.at("6"), war.at("7")),
        ("12.08".into(), "12.08".into(), "destroyed".into())
    );
}

/// Attacks 20.10 as in the first two combat figures and rolls an 8.
fn combat(name: &str) -> (Drawn, Vec<String>) {
    let mut war = figure(name);
    let told = war.play_with("attack 20.10; add 3; add 4; add 6; add 8; announce; roll", &[4, 4]);
    (war, told)
}

/// Rules: scs:7.4A, scs:8.0a, scs:8.0b, scs:9.0a, scs:9.2D.
#[test]
fn fig_combat_1_units_3_4_6_and_8_attack_at_5_to_1_and_each_defender_loses_a_step() {
    let (mut war, told) = combat("fig-combat-1");
    assert_eq!(told[2..], ["odds 18 to 4 = 5:1, shift 0, column 5:1", "rolled 4 4", "result D2r2"]);
    assert_eq!((war.asked(), war.options("convert").len()), ("enemy".into(), 3));
    war.play("convert 0");
    assert_eq!(war.refusal("lose 14"), "scs:8.0a", "the stronger defense first");
    war.play("lose 7");
    assert_eq!(war.refusal("lose 7"), "scs:8.0b", "every unit one before any a second");
    war.play("lose 14; retreat 21.11");
    assert_eq!((war.at("7"), war.at("14")), ("21.11".into(), "21.11".into()));
    assert_eq!(war.refusal("stand"), "scs:9.0bA", "the second hex is due as well");
}

/// Rules: scs:2.1d, scs:9.0d, scs:9.0dB, scs:9.1b.
#[test]
fn fig_combat_2_the_zone_of_unit_1_costs_the_retreating_stack_one_step() {
    let (mut war, _) = combat("fig-combat-2");
    war.play("convert 0; lose 7; lose 14; retreat 21.11");
    assert_eq!(war.refusal("retreat 20.11"), "scs:9.1b", "one hex from the origin, as before");
    let told = war.play("retreat 22.11");
    assert_eq!(told, ["retreated 14 7 21.11-22.11"]);
    assert_eq!(war.sorted("lose"), ["14", "7"]);
    assert_eq!(war.play("lose 7"), ["destroyed 7 22.11 (EnemyZone)"]);
    assert_eq!((war.at("14"), war.steps("14")), ("22.11".into(), 1));
}

/// Rules: scs:10.0O, scs:10.0Q, scs:11.0b, scs:11.0bA.
#[test]
fn fig_combat_2_unit_3_advances_one_hex_and_unit_6_two() {
    let (mut war, _) = combat("fig-combat-2");
    war.play("convert 0; lose 7; lose 14; retreat 21.11; retreat 22.11");
    let mut other = war.clone();
    war.play("lose 7; advance 3");
    assert_eq!(war.options("go"), [""; 0], "no exploitation capability");
    war.play("advance 6; go 21.11; done; end");
    assert_eq!((war.at("3"), war.at("6")), ("20.10".into(), "21.11".into()));
    assert!(war.lists("select 6"), "unit 14 has no zone, so 6 may exploit");
    other.play("lose 14; advance 6; go 21.11; done; end");
    assert_eq!(other.refusal("select 6"), "scs:11.0b", "beside unit 7 it may not");
}

/// Rules: scs:7.3A, scs:7.3B, scs:7.3C, scs:7.3D, scs:7.4A.
#[test]
fn fig_combat_3_units_4_and_6_attack_over_the_bridge_and_unit_3_cannot() {
    let mut war = figure("fig-combat-3");
    war.play("attack 20.10");
    assert_eq!(war.refusal("add 3"), "scs:7.3B", "the river bars its way");
    let told = war.play("add 4; add 6; add 8; announce");
    assert_eq!(told.last().map(String::as_str), Some("odds 11/2 to 6 = 1:1, shift 0, column 1:1"));
}

/// Rules: scs:8.0a, scs:8.0aA, scs:8.0b, scs:9.0aA, scs:10.0c.
#[test]
fn fig_combat_3_the_attackers_lose_two_steps_and_fall_back_into_two_hexes() {
    let mut war = figure("fig-combat-3");
    let told = war.play_with("attack 20.10; add 4; add 6; add 8; announce; roll", &[1, 1]);
    assert_eq!(told.last().map(String::as_str), Some("result A2r1"));
    war.play("convert 0");
    assert_eq!(war.refusal("lose 8"), "scs:8.0a", "8 gives more here, but 6 has the printed 7");
    war.play("lose 6");
    assert_eq!(war.refusal("lose 6"), "scs:8.0b");
    assert_eq!(war.sorted("lose"), ["4", "8"]);
    let told = war.play("lose 4; retreat 20.12; retreat 18.09");
    assert_eq!(told[1..], ["retreated 8 20.11-20.12", "retreated 4 6 19.10-18.09"]);
    assert_eq!((war.asked(), war.at("7")), ("friendly".into(), "20.10".into()));
    assert_eq!(war.refusal("advance 7"), "scs:10.0M", "the defender does not advance");
}

/// Rules: scs:2.1h, scs:12.1a, scs:12.1aB, scs:12.1aC, scs:12.1aG.
#[test]
fn fig_supply_unit_3_is_supplied_through_6_and_8_and_the_bridge() {
    let all = ["3", "6", "8"];
    assert_eq!(out(&figure("fig-supply"), &all), [""; 0]);
    assert_eq!(out(&supply_without("6", "30.08"), &["3", "8"]), ["3"]);
    assert_eq!(out(&supply_without("8", "30.07"), &["3", "6"]), ["3", "6"]);
    assert_eq!(out(&supply_without_bridge(), &all), all);
}
