//! [AMB M1–M8] The missions: what the printed instructions say of each.

use std::path::Path;
use std::sync::Arc;

use catalog::{Files, Findings};
use hexgrid::HexSet;
use rules_ambush::mission::shape::{Compass, Equipment, Water};
use rules_ambush::mission::{AwardRule, EndRule, Mission, SaveRule, load};
use rules_ambush::terms::{Model, Terrain};

use crate::stage;

/// A mission of the game, with its script in clear.
#[track_caller]
pub fn mission(name: &str) -> Arc<Mission> {
    let mut library = stage::library();
    let path = format!("ambush/scenarios/{name}.toml");
    let open = library.get(&path).unwrap_or_else(|| panic!("there is no {path}")).to_owned();
    let sealed = format!("ambush/scripts/{name}.sealed");
    library.insert(path.clone(), open.replace(&sealed, &format!("ambush/scripts/{name}.toml")));
    let clear = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../missions/{name}.toml"));
    let script = std::fs::read_to_string(clear).expect("the script can be read");
    library.insert(format!("ambush/scripts/{name}.toml"), script);
    let mut findings = Findings::new();
    let found = load::read(&mut Files::new(&library), &path, &mut findings);
    Arc::new(found.unwrap_or_else(|| panic!("{findings}")))
}

/// Hexes by their numbers, in the order of the map.
fn numbers(mission: &Mission, hexes: impl IntoIterator<Item = hexgrid::HexId>) -> Vec<String> {
    let mut all: Vec<String> =
        hexes.into_iter().map(|it| mission.ground.map.grid.number(it)).collect();
    all.sort_by_key(|it| (it[1..].parse::<u8>().expect("a row"), it.clone()));
    all
}

/// The hexes of a block, `A1..J1`.
fn block(mission: &Mission, from: &str, to: &str) -> Vec<String> {
    let parts = |it: &str| (it.as_bytes()[0], it[1..].parse::<u8>().expect("a row"));
    let ((left, top), (right, bottom)) = (parts(from), parts(to));
    let all = (left..=right)
        .flat_map(|column| (top..=bottom).map(move |row| format!("{}{row}", char::from(column))));
    let grid = &mission.ground.map.grid;
    numbers(mission, all.map(|it| grid.find(&it).expect("a hex of the map")))
}

/// The hexes by which leaving ends the mission, for each rule that says so.
fn exits(mission: &Mission) -> Vec<&HexSet> {
    let ends = mission.victory.ends.iter();
    ends.filter_map(|it| if let EndRule::Exited { by } = it { Some(by) } else { None }).collect()
}

/// The hexes by which casualties are saved, for each rule that says so.
fn saving_exits(mission: &Mission) -> Vec<&HexSet> {
    let saves = mission.victory.saves.iter();
    saves.filter_map(|it| if let SaveRule::Exited { by } = it { Some(by) } else { None }).collect()
}

/// Rules: amb:M1a, amb:M1b, amb:M1c, amb:M1d, amb:M1e, amb:M1f, amb:M1g, amb:M1h, amb:M0c.
#[test]
fn mission_1_bloody_saint_michaux() {
    let it = mission("saint-michaux");
    assert_eq!((it.number, it.ground.top, it.water), (1, Compass::North, Water::Stream));
    assert_eq!(it.kit.equipment, Equipment::Issue);
    let north = block(&it, "A1", "J1");
    assert_eq!(numbers(&it, it.setup.entry.iter().copied()), north);
    assert_eq!(it.levels, [1, 3, 5, 8].map(Some));
    assert_eq!(it.victory.need, 13);
    let control = it.victory.ends.iter().find_map(|end| match end {
        EndRule::Control { groups, heights, n } => Some((groups, heights, *n)),
        _ => None,
    });
    let (groups, heights, n) = control.expect("it can end by control");
    let held: Vec<Vec<String>> = groups.iter().map(|hexes| numbers(&it, hexes.iter())).collect();
    assert_eq!((held, n), (vec![vec!["D8".to_owned()], vec!["K13".into(), "L13".into()]], 4));
    assert!(heights.is_some());
    assert_eq!(numbers(&it, exits(&it)[0].iter()), north);
    assert_eq!(numbers(&it, saving_exits(&it)[0].iter()), north);
    assert!(it.victory.saves.contains(&SaveRule::InBuilding));
}

/// Rules: amb:M2a, amb:M2b, amb:M2c, amb:M2d, amb:M2e, amb:M2f, amb:M2g, amb:M2h, amb:M2i.
#[test]
fn mission_2_advance_on_chasoul() {
    let it = mission("chasoul");
    assert_eq!((it.number, it.ground.top, it.water), (2, Compass::North, Water::Stream));
    assert_eq!(it.kit.equipment, Equipment::Buy);
    let west = block(&it, "A6", "A15");
    assert_eq!(numbers(&it, it.setup.entry.iter().copied()), west);
    assert_eq!(it.levels, [1, 3, 5, 6, 7, 6].map(Some));
    assert_eq!(it.victory.need, 25);
    let [AwardRule::Explored { n: 1, hexes }] = &it.victory.awards[..] else {
        panic!("one award, for exploring")
    };
    let buildings = it.ground.map.grid.hexes().filter(|hex| it.ground.terrain[*hex].is_building());
    assert_eq!(numbers(&it, hexes.iter()), numbers(&it, buildings));
    let gather = it.victory.ends.iter().find_map(|end| match end {
        EndRule::Explored { gather } => Some(gather),
        _ => None,
    });
    let station = ["P5", "Q5", "O6"].map(str::to_owned);
    assert_eq!(numbers(&it, gather.expect("it can end by exploration").iter()), station);
    assert_eq!(numbers(&it, exits(&it)[0].iter()), west);
    assert_eq!(numbers(&it, saving_exits(&it)[0].iter()), west);
    let carried = it.victory.saves.iter().find_map(|save| match save {
        SaveRule::In { hexes } => Some(numbers(&it, hexes.iter())),
        SaveRule::Exited { .. } | SaveRule::InBuilding => None,
    });
    assert_eq!(carried.as_deref(), Some(&station[..]));
}

/// Rules: amb:M4a, amb:M4b, amb:M4c, amb:M4d, amb:M4e, amb:M4f, amb:M4g, amb:M4h, amb:M4i, amb:M4j.
/// Rules: amb:M4k.
#[test]
fn mission_4_night_drop_to_destiny() {
    let it = mission("night-drop");
    assert_eq!((it.number, it.ground.top, it.water), (4, Compass::North, Water::River));
    assert_eq!((it.kit.equipment, it.kit.free.is_empty()), (Equipment::Buy, true));
    let mut sold = it.kit.on_sale.clone();
    sold.sort();
    let heavy = [Model::AutomaticRifle, Model::Bazooka];
    assert_eq!(sold[..3], [Model::Pistol, Model::Carbine, Model::SubmachineGun]);
    assert_eq!(sold[3..], heavy);
    let drop = block(&it, "Y6", "Y15");
    assert_eq!(numbers(&it, it.setup.drop.iter().copied()), drop);
    assert!(it.setup.entry.is_empty() && it.rules.mined_bridges);
    assert_eq!(it.levels, [None, Some(2), Some(5), Some(8), Some(8), Some(8)]);
    assert_eq!((it.visibility, it.victory.need), (Some(5), 10));
    assert_eq!(it.victory.awards, [AwardRule::Bridges { one: 4, both: 10 }]);
    assert_eq!(it.ground.bridges.len(), 2);
    assert!(it.victory.ends.contains(&EndRule::Bridges { from_condition: 4 }));
    let edge = it.ground.map.grid.hexes().filter(|hex| it.ground.map.grid.is_edge(*hex));
    assert_eq!(numbers(&it, exits(&it)[0].iter()), numbers(&it, edge));
    assert_eq!((it.victory.ends.len(), it.victory.saves.len()), (2, 0));
}

/// Rules: amb:M5a, amb:M5b, amb:M5c, amb:M5d, amb:M5e, amb:M5f, amb:M5g.
#[test]
fn mission_5_operation_pickpocket() {
    let it = mission("pickpocket");
    assert_eq!((it.number, it.ground.top, it.water), (5, Compass::North, Water::River));
    assert_eq!(it.kit.equipment, Equipment::Buy);
    for model in [Model::AutomaticRifle, Model::Bazooka, Model::Mmg] {
        assert!(!it.kit.on_sale.contains(&model), "{model:?} may not be bought");
    }
    assert_eq!(it.kit.free.get(&Model::Charge), Some(&2));
    let mut edge = block(&it, "A12", "A18");
    edge.extend(block(&it, "A19", "L19"));
    assert_eq!(numbers(&it, it.setup.entry.iter().copied()), edge);
    assert_eq!(it.levels, [1, 3, 5, 7].map(Some));
    assert_eq!(it.victory.need, 22);
    assert_eq!(numbers(&it, exits(&it)[0].iter()), edge);
    assert_eq!((it.victory.ends.len(), it.victory.saves.len()), (1, 1));
    assert_eq!(numbers(&it, saving_exits(&it)[0].iter()), edge);
}

/// Rules: amb:M6a, amb:M6b, amb:M6c, amb:M6d, amb:M6e, amb:M6f, amb:M6h, amb:M6i, amb:M6j.
#[test]
fn mission_6_boat_trip_to_the_siegfried_line() {
    let it = mission("boat-trip");
    assert_eq!((it.number, it.ground.top, it.water), (6, Compass::North, Water::River));
    assert_eq!((it.kit.equipment, it.kit.free.get(&Model::Charge)), (Equipment::Buy, Some(&4)));
    assert_eq!(it.setup.canoes, Some((it.ground.map.grid.find("H1").expect("a hex"), 4)));
    let lie = |terrain: Terrain| {
        let hexes = it.setup.counters.iter().filter(|it| it.1 == terrain).map(|it| it.0);
        numbers(&it, hexes).join(" ")
    };
    assert_eq!(lie(Terrain::Crater), "G7 K8 L12 L15 M17 K18");
    assert_eq!(lie(Terrain::Rubble), "K13 L13");
    assert_eq!(it.levels, [1, 3, 5, 7].map(Some));
    assert_eq!(it.visibility, Some(5));
    assert_eq!((it.victory.need, &it.victory.awards[..]), (12, &[AwardRule::Bunker { n: 6 }][..]));
    assert!(matches!(it.victory.ends[..], [EndRule::NoneLeft { .. }]));
    assert_eq!(numbers(&it, saving_exits(&it)[0].iter()), block(&it, "A1", "Y1"));
    // From H1 to O19 it is one river (ruling K24).
    for number in ["H1", "I5", "J8", "K11", "O13", "P15", "N18", "O19"] {
        let hex = it.ground.map.grid.find(number).expect("a hex");
        assert_eq!(it.ground.terrain[hex], Terrain::Water, "{number}");
    }
}

/// Rules: amb:M8a, amb:M8b, amb:M8d, amb:M8e, amb:M8h, amb:M8i, amb:M8j, amb:M8k, amb:M8l.
#[test]
fn mission_8_the_run_to_the_sambre() {
    let it = mission("sambre");
    assert_eq!((it.number, it.ground.top, it.water), (8, Compass::North, Water::River));
    assert_eq!(it.kit.equipment, Equipment::Buy);
    let west = block(&it, "A1", "A6");
    assert_eq!(numbers(&it, it.setup.entry.iter().copied()), west);
    assert!(it.rules.embankments_bar_vehicles);
    assert_eq!(it.levels, [1, 3, 5, 6, 7].map(Some));
    assert_eq!(it.victory.need, 18);
    let east = ["Y8".to_owned()];
    let forward = it.victory.awards.iter().find_map(|award| match award {
        AwardRule::Exit { n: 1, by } => Some(numbers(&it, by.iter())),
        _ => None,
    });
    assert_eq!(forward.as_deref(), Some(&east[..]));
    let ways: Vec<Vec<String>> = exits(&it).iter().map(|by| numbers(&it, by.iter())).collect();
    assert_eq!(ways, [east.to_vec(), west.clone()]);
    let saved: Vec<String> =
        saving_exits(&it).iter().flat_map(|by| numbers(&it, by.iter())).collect();
    assert!(saved.len() == 7 && saved.contains(&east[0]) && west.iter().all(|a| saved.contains(a)));
}
