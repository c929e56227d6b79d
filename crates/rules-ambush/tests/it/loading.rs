//! Missions as their files say them.

use std::path::Path;

use catalog::{Files, Findings, Library};
use hexgrid::HexMap;
use rulebook::{Rulebook, Sign};
use rules_ambush::AmbushBook;
use rules_ambush::mission::{Mission, Red, load};

use crate::stage;

/// The flow to the mill as the plan of the training mission gives it, row by row.
const TO_MILL: [&str; 11] = [
    "A2 B2 D1 D2 E2 F2 - I2 I2 I2 J1 K2 L1",
    "A3 B3 C3 E3 E3 F3 - H3 I3 I3 J2 K3 L2",
    "A4 C4 C4 D4 E4 F4 - I4 I4 I3 J2 K4 L3",
    "B4 C5 D4 E5 E5 F5 - I5 I5 J5 J4 K5 L4",
    "B4 C5 D4 E5 F5 G6 - I5 P930 I5 J5 K5 L4",
    "B5 C6 D5 E6 F5 G6 H5 I6 I5 I6 J5 K6 L5",
    "B6 C7 D6 E7 F6 F6 - H6 I6 I7 J6 K7 L6",
    "B7 C8 D7 D7 E7 F7 - H7 I7 I8 J7 L7 L7",
    "B8 B8 C8 D8 E8 F8 - H8 I8 J8 J8 K9 L8",
    "A9 C10 C9 D9 E9 F9 - H9 I9 J9 J9 K10 L9",
    "A10 B10 C10 D10 F10 F10 - H10 I10 J10 J10 K11 L10",
];

/// The flow off the map as the plan of the training mission gives it.
const TO_EXIT: [&str; 11] = [
    "A2 B2 D1 D2 E2 F2 - I2 I2 J2 K2 L2 M2",
    "A3 B3 C3 E3 E3 F3 - I2 J2 K3 K3 L3 M3",
    "A4 C4 C4 D4 E4 F4 - H4 J3 J4 K4 L4 M4",
    "B4 C5 D4 E5 E5 F5 - H5 I5 K5 K5 L5 M5",
    "B4 C5 D4 E5 F5 G6 - I6 J5 K5 L5 M6 M6",
    "B5 C6 D5 E6 F5 G6 H5 I6 J5 K6 L5 M6 Exit",
    "B6 C7 D6 E7 F6 F6 - I7 J6 K7 L6 L6 M6",
    "B7 C8 D7 D7 E7 F7 - H7 J7 J7 J7 L7 M7",
    "B8 B8 C8 D8 E8 F8 - I10 I8 K9 L8 L8 M8",
    "A9 C10 C9 D9 E9 F9 - I10 J9 J9 K9 L9 M9",
    "A10 B10 C10 D10 F10 F10 - H10 I10 J10 K10 K11 M10",
];

/// The data files, with the scripts of all missions put under seal.
fn sealed() -> Library {
    let mut library = stage::library();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../missions");
    for entry in std::fs::read_dir(folder).expect("the folder of missions is there") {
        let path = entry.expect("the folder can be read").path();
        let name = path.file_stem().expect("files have names").to_string_lossy();
        let text = std::fs::read_to_string(&path).expect("scripts are texts");
        library.insert(format!("ambush/scripts/{name}.sealed"), catalog::seal(&text));
    }
    library
}

/// The training mission.
fn corbeau() -> Mission {
    let (library, mut findings) = (sealed(), Findings::new());
    let mut files = Files::new(&library);
    let mission = load::read(&mut files, "ambush/scenarios/corbeau.toml", &mut findings);
    mission.unwrap_or_else(|| panic!("{findings}"))
}

/// Whatever can be proved of missions holds of those of the game.
#[test]
fn the_missions_of_the_game_are_in_order() {
    let library = sealed();
    let paths: Vec<&str> =
        library.paths().filter(|it| it.starts_with("ambush/scenarios/")).collect();
    let mut findings = Findings::new();
    for path in paths {
        load::read(&mut Files::new(&library), path, &mut findings);
    }
    assert_eq!(findings.to_string(), "");
}

/// A seal that was damaged is found, with its line.
#[test]
fn a_broken_seal_is_found() {
    let mut library = sealed();
    let path = "ambush/scripts/corbeau.sealed";
    let text = library.get(path).expect("it has been sealed").to_owned();
    let damage = |text: &str| {
        library.insert(path, text);
        let mut findings = Findings::new();
        let mut files = Files::new(&library);
        assert!(load::read(&mut files, "ambush/scenarios/corbeau.toml", &mut findings).is_none());
        findings.to_string()
    };
    let mut damage = damage;
    let mend = "seal the script anew with `esagono mission seal`\n";
    let second = text.lines().nth(1).expect("it has many lines");
    let found = damage(&text.replacen(second, "schema = 1", 1));
    assert_eq!(found, format!("{path}:2:1: error: no letters of a seal; {mend}"));
    let last = text.lines().count();
    let found = damage(&text.replacen(second, "", 1));
    assert_eq!(found, format!("{path}:{last}:1: error: the text is not what was sealed; {mend}"));
}

/// Findings in a sealed script name the lines of its text.
#[test]
fn findings_of_a_sealed_script_keep_their_lines() {
    let mut library = sealed();
    let text = include_str!("../../../../missions/corbeau.toml");
    let line = 1 + text.lines().position(|it| it.starts_with("red = ")).expect("there are flows");
    let text = text.replacen("red = \"to-mill\"", "red = \"to-mil\"", 1);
    library.insert("ambush/scripts/corbeau.sealed", catalog::seal(&text));
    let mut findings = Findings::new();
    load::read(&mut Files::new(&library), "ambush/scenarios/corbeau.toml", &mut findings);
    let found = findings.to_string();
    let start = format!("ambush/scripts/corbeau.sealed:{line}:7: error: unknown flow `to-mil`");
    assert!(found.starts_with(&start), "{found}");
}

/// The kinds of files are described, and those that stand by themselves are in order.
#[test]
fn shared_files_are_in_order() {
    let library = stage::library();
    for path in ["ambush/actions.toml", "ambush/charts.toml", "ambush/squad.toml"] {
        let source = library.source(path).expect("it is there");
        let kind = AmbushBook::kinds().into_iter().find(|it| match it.sign {
            Sign::Schema(name) => source.text.contains(&format!("schema = \"{name}\"")),
            Sign::Columns(_) => false,
        });
        let kind = kind.unwrap_or_else(|| panic!("{path} is of no kind"));
        let mut findings = Findings::new();
        kind.check.expect("it stands by itself")(source, &mut findings);
        assert_eq!(findings.to_string(), "");
    }
}

/// The stage can be read on all three maps.
#[test]
fn the_stage_stands_on_every_map() {
    for map in ["corbeau", "a", "b"] {
        let mission = stage::mission_with(map, "", str::to_owned);
        let letters: String = mission.cards.iter().map(|it| it.letter).collect();
        assert_eq!(letters, "LMNPQRSTUVWX");
        let words: Vec<&str> = mission.vehicles.iter().map(|it| it.word.as_str()).collect();
        assert_eq!(words, ["y", "z", "sherman", "kubelwagen"]);
    }
}

/// Rules: amb:2.2h.
#[test]
fn red_references_follow_the_cheapest_way_on_foot() {
    let mission = corbeau();
    check(&mission, &mission.conditions[0].red, &TO_MILL);
    check(&mission, &mission.conditions[2].red, &TO_EXIT);
}

/// Where a way leads from a hex: the next hex, `Exit`, or `-`.
fn next(mission: &Mission, red: &HexMap<Red>, hex: &str) -> String {
    let grid = &mission.ground.map.grid;
    match red[grid.find(hex).expect("a hex of the map")] {
        Red::None => "-".to_owned(),
        Red::Step(next) => grid.number(next),
        Red::Paragraph(p) => format!("P{p}"),
        Red::Exit => "Exit".to_owned(),
    }
}

/// Rules: amb:2.2h, amb:17.4b.
#[test]
fn red_references_of_vehicles_go_where_vehicles_can() {
    let mission = stage::mission_with("corbeau", "", str::to_owned);
    let ways = |hex| {
        let card = &mission.conditions[1];
        (next(&mission, &card.red, hex), next(&mission, &card.red_wheels, hex))
    };
    // Out of the mill a man climbs through the window; a tank cannot be in it.
    assert_eq!(ways("I5"), ("J5".to_owned(), "-".to_owned()));
    // Nor in the woods.
    assert_eq!(ways("L1"), ("L2".to_owned(), "-".to_owned()));
    // On the road both go the same way.
    assert_eq!(ways("H5"), ("I6".to_owned(), "I6".to_owned()));
    assert_eq!(ways("M6"), ("Exit".to_owned(), "Exit".to_owned()));
}

/// Rules: amb:MWa, amb:MWb.
#[test]
fn a_stream_is_crossed_where_a_river_is_not() {
    let stream = |text: &str| text.replace("water = \"river\"", "water = \"stream\"");
    let (river, stream) = (
        stage::mission_with("corbeau", "", str::to_owned),
        stage::mission_with("corbeau", "", stream),
    );
    // From F2 to the exit at M6 over the bridge, or through the water: three points, and eight more
    // from G2 (H1 I2 J2 K3 K4 K5 L5 M6) as from G3 (H3 H4 H5 I6 J5 K5 L5 M6), so by the first row.
    assert_eq!(next(&river, &river.conditions[1].red, "G2"), "-");
    assert_ne!(next(&stream, &stream.conditions[1].red, "G2"), "-");
    assert_eq!(next(&river, &river.conditions[1].red, "F2"), "F3");
    assert_eq!(next(&stream, &stream.conditions[1].red, "F2"), "G2");
}

/// Rules: amb:MXb.
#[test]
fn where_embankments_bar_vehicles_their_ways_do_not_cross_them() {
    let bar = |text: &str| {
        text.replace("[victory]", "[rules]\nembankments_bar_vehicles = true\n\n[victory]")
    };
    let mission = stage::mission_with("a", "", bar);
    let ground = &mission.ground;
    let red = &mission.conditions[1].red_wheels;
    let mut on_foot = 0;
    for hex in ground.map.grid.hexes() {
        let crosses = |red: &HexMap<Red>| match red[hex] {
            Red::Step(next) => {
                let way = ground.map.grid.direction(hex, next).expect("a step to a neighbor");
                ground.edge(hex, way).slope.is_some()
            }
            Red::None | Red::Paragraph(_) | Red::Exit => false,
        };
        assert!(!crosses(red), "{}", ground.map.grid.number(hex));
        on_foot += usize::from(crosses(&mission.conditions[1].red));
    }
    assert!(on_foot > 0, "men do cross embankments");
}

fn check(mission: &Mission, red: &HexMap<Red>, rows: &[&str]) {
    let grid = &mission.ground.map.grid;
    let cells = rows.iter().flat_map(|it| it.split(' '));
    let mut wrong = Vec::new();
    for (hex, expected) in grid.hexes().zip(cells) {
        let found = next(mission, red, &grid.number(hex));
        if found != expected {
            wrong.push(format!("{}: {found} for {expected}", grid.number(hex)));
        }
    }
    assert!(wrong.is_empty(), "{wrong:?}");
}
