//! A stage for rule tests: a situation on a map of the game, with a German of every kind.
//!
//! The cards are in `tests/data/stage/script.toml`: L 31 rifleman, M 5 loader, N 92 veteran
//! (fearless), P 41 sergeant, Q 42 lieutenant, R 43 sniper, S 44 gunner with a medium machine gun,
//! T 49 with a light one, U 45 with a machine pistol, V 46 conscript, W 47 driver, X 48 (Weapon
//! Skill +2), Y 61 Panzer IV, Z 62 Jagdpanther; J 301, K 302, Sherman 303. By condition they act by
//! 802, 800, 807, 833, 806 and a mix; S 833, R 806, T 808.

use std::path::Path;
use std::sync::Arc;

use catalog::{Files, Findings, Library};
use kernel::dice::Script;
use rules_ambush::Options;
use rules_ambush::agenda::Event;
use rules_ambush::mission::{Mission, load};
use rules_ambush::state::Sortie;

/// Every data file of the system.
pub fn library() -> Library {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/ambush");
    let mut library = Library::new();
    read_folder(&mut library, &root, "ambush");
    library
}

fn read_folder(library: &mut Library, folder: &Path, name: &str) {
    for entry in std::fs::read_dir(folder).expect("the data folder is there") {
        let path = entry.expect("the folder can be read").path();
        let file = path.file_name().expect("files have names").to_string_lossy();
        let name = format!("{name}/{file}");
        if path.is_dir() {
            read_folder(library, &path, &name);
        } else {
            library.insert(name, std::fs::read_to_string(&path).expect("data files are texts"));
        }
    }
}

/// The hexes that the stage fills in, by map: where Germans leave, where the light gun
/// stands, where Germans go at first.
fn filled(text: &str, map: &str) -> String {
    let (exit, gun, post) = match map {
        "corbeau" => ("M6", "M10", "I6"),
        "a" => ("Y8", "N12", "I9"),
        "b" => ("Y7", "N12", "N10"),
        other => panic!("no map `{other}`"),
    };
    text.replace("STAGE-MAP", map)
        .replace("STAGE-EXIT", exit)
        .replace("STAGE-GUN", gun)
        .replace("STAGE-POST", post)
}

/// The files of the stage, with a start and further changes to the texts of mission and script.
fn files(map: &str, start: &str, change: impl Fn(&str) -> String) -> Library {
    let mut library = library();
    let mission = filled(include_str!("../data/stage/mission.toml"), map);
    let start = if start.trim().is_empty() { String::new() } else { tabled(start) };
    library.insert("stage/mission.toml", change(&format!("{mission}\n{start}")));
    let script = filled(include_str!("../data/stage/script.toml"), map);
    library.insert("stage/script.toml", change(&script));
    library
}

/// The mission of the stage with a start and further changes to the texts of mission and script.
#[track_caller]
pub fn mission_with(map: &str, start: &str, change: impl Fn(&str) -> String) -> Arc<Mission> {
    let library = files(map, start, change);
    let mut findings = Findings::new();
    match load::read(&mut Files::new(&library), "stage/mission.toml", &mut findings) {
        Some(mission) => Arc::new(mission),
        None => panic!("{findings}"),
    }
}

/// What is found wrong on the stage if words of its texts are replaced, one finding a line.
#[track_caller]
pub fn findings(start: &str, changes: &[(&str, &str)]) -> String {
    let library = files("corbeau", start, changed(changes));
    let mut findings = Findings::new();
    load::read(&mut Files::new(&library), "stage/mission.toml", &mut findings);
    findings.to_string()
}

/// The files of the stage on the map of Corbeau bridge.
pub fn texts(start: &str) -> Library {
    files("corbeau", start, str::to_owned)
}

/// Replaces words of the stage, each of which must be there.
#[track_caller]
fn changed(changes: &[(&str, &str)]) -> impl Fn(&str) -> String {
    let texts =
        [include_str!("../data/stage/mission.toml"), include_str!("../data/stage/script.toml")];
    for (old, _) in changes {
        let there = texts.iter().any(|it| filled(it, "corbeau").contains(old));
        assert!(there, "nothing says `{old}`");
    }
    move |text| changes.iter().fold(text.to_owned(), |text, (a, b)| text.replacen(a, b, 1))
}

/// A start as a test writes it, under its table: `round = 1`, `[[us]]`, `[[germans]]`.
fn tabled(start: &str) -> String {
    let under = |line: &str| {
        let line = line.trim();
        match (line.strip_prefix("[["), line.strip_prefix('[')) {
            (Some(rest), _) => format!("[[start.{rest}"),
            (None, Some(rest)) if !line.contains('=') => format!("[start.{rest}"),
            _ => line.to_owned(),
        }
    };
    let lines: Vec<String> = start.lines().map(under).collect();
    format!("[start]\n{}\n", lines.join("\n"))
}

/// A situation on the map of Corbeau bridge, with the player asked first.
///
/// ```toml
/// round = 1
/// advantage = "us"
/// us = [{ who = "A", hex = "C5", ar = "1" }]
/// germans = [{ who = "L", hex = "F5", ar = "complete", stance = "crouching" }]
/// ```
#[track_caller]
pub fn begin(start: &str) -> Sortie {
    begin_on("corbeau", start)
}

/// The same on map `a`, `b` or `corbeau`.
#[track_caller]
pub fn begin_on(map: &str, start: &str) -> Sortie {
    Sortie::begin(mission_with(map, start, str::to_owned), Options::default())
}

/// The same with dice for what happens before the player is asked, and what happened.
#[track_caller]
pub fn begin_rolling(map: &str, start: &str, faces: &[u8]) -> (Sortie, Vec<Event>) {
    let mut dice = Script::new(faces);
    let mission = mission_with(map, start, str::to_owned);
    let begun = Sortie::begin_with(mission, Options::default(), &mut dice);
    dice.finish().unwrap_or_else(|fault| panic!("{fault}"));
    begun
}

/// The same with words of the mission or its script replaced, each where it first stands.
#[track_caller]
pub fn begin_changed(start: &str, changes: &[(&str, &str)]) -> Sortie {
    let mission = mission_with("corbeau", start, changed(changes));
    Sortie::begin(mission, Options::default())
}
