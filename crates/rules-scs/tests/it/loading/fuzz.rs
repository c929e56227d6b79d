//! Seeded mutations of sound files: a scenario that can be played, or errors, and never a panic.

use std::sync::Arc;

use catalog::{Files, Findings, Library};
use kernel::Game;
use kernel::dice::SearchDice;
use rules_scs::{Options, War};

use super::{CRT, DRAWN, data, findings};
use crate::drawn::{to_toml, try_draw};

const SCENARIO: &str = "scs/scenarios/mill-bridge.toml";
const FILES: [&str; 5] = [
    SCENARIO,
    "scs/rosters/mill-bridge.csv",
    "scs/charts/mill-bridge-crt.toml",
    "scs/charts/mill-bridge-terrain.toml",
    "scs/maps/mill-bridge.toml",
];
/// What is written into the files beside what stands in them already.
const SPLINTERS: [&str; 24] = [
    "",
    "0",
    "-1",
    "255",
    "256",
    "65536",
    "4294967296",
    "1/0",
    "1/2",
    "\"",
    "[",
    "]",
    "{",
    "}",
    "[[",
    "=",
    ",",
    "\n",
    "@",
    "..",
    "01.01",
    "red",
    "é",
    "\u{0}",
];

/// A place in a text where a character begins.
fn place(text: &str, dice: &mut SearchDice) -> usize {
    let wanted = dice.index(text.len() + 1);
    (wanted..=text.len()).find(|&it| text.is_char_boundary(it)).unwrap_or(text.len())
}

/// Changes a text in one place.
fn mutate(text: &mut String, dice: &mut SearchDice) {
    let start = place(text, dice);
    match dice.index(5) {
        0 => {
            let end = place(text, dice);
            let length = end.abs_diff(start).min(12);
            let end = (start + length).min(text.len());
            if text.is_char_boundary(end) {
                text.replace_range(start..end, "");
            }
        }
        1 => text.insert_str(start, SPLINTERS[dice.index(SPLINTERS.len())]),
        2 => {
            let lines: Vec<&str> = text.lines().collect();
            let line = lines[dice.index(lines.len())].to_owned() + "\n";
            let after = text[start..].find('\n').map_or(text.len(), |it| start + it + 1);
            text.insert_str(after, &line);
        }
        3 => {
            let end = text[start..].find('\n').map_or(text.len(), |it| start + it + 1);
            let begin = text[..start].rfind('\n').map_or(0, |it| it + 1);
            text.replace_range(begin..end, "");
        }
        _ => {
            // A number for a number: the change that most often stays readable.
            let digits = text[start..].find(|it: char| it.is_ascii_digit()).map(|it| start + it);
            let Some(digits) = digits else { return };
            let rest = &text[digits..];
            let length = rest.find(|it: char| !it.is_ascii_digit()).unwrap_or(rest.len());
            let number = ["0", "1", "3", "7", "12", "99", "255", "300", "70000"];
            text.replace_range(digits..digits + length, number[dice.index(number.len())]);
        }
    }
}

/// Shakes files, loads the scenario and plays what loads: how many were played, how many refused.
fn shake(sound: &Library, path: &str, files: &[&str], rounds: u64) -> (u64, u64) {
    let (mut played, mut refused) = (0, 0);
    for round in 0..rounds {
        let mut dice = SearchDice::new(round);
        let mut library = sound.clone();
        for _ in 0..=dice.index(3) {
            let file = files[dice.index(files.len())];
            let mut text = library.get(file).expect("the file is there").to_owned();
            mutate(&mut text, &mut dice);
            library.insert(file, text);
        }
        let mut findings = Findings::new();
        let scenario = rules_scs::load(&mut Files::new(&library), path, &mut findings);
        assert_eq!(scenario.is_none(), findings.has_errors(), "round {round}: {findings}");
        let Some(scenario) = scenario else {
            refused += 1;
            continue;
        };
        played += 1;
        let mut war = War::new(Arc::new(scenario), Options::default());
        war.check_invariants();
        for _ in 0..20 {
            let Some(prompt) = war.prompt() else { break };
            assert!(!prompt.actions.is_empty(), "round {round}: nobody can answer");
            let action = prompt.actions[dice.index(prompt.actions.len())];
            war.apply(&action, &mut dice).expect("what is listed is legal");
        }
        war.check_invariants();
    }
    (played, refused)
}

#[test]
fn three_thousand_mutated_files_give_a_playable_scenario_or_errors_and_never_a_panic() {
    // The scenario and its roster more often than the charts and the map.
    let files: Vec<&str> = (0..9_usize).map(|it| FILES[it.saturating_sub(4)]).collect();
    let (played, refused) = shake(&data(), SCENARIO, &files, 3_000);
    assert!(played > 300 && refused > 300, "{played} played, {refused} refused");
}

/// A game in the middle of everything.
const MIDWAY: &str = "map 8x6
    blue A 03.04 6-4-5/4-3-3 exploit marks=moved+overran spent=4 began=02.04
    blue B 03.04 4-4-5/2-2-5 marks=minimum-moved
    blue C 03.03 4-4-5/2-2-5 steps=1 marks=out-of-supply+restacked
    blue D 03.03 3-4-2/2-2-2 marks=shown+began-in-zone
    blue E 02.02 3-4-5\nblue F 02.02 3-4-5\nblue G 02.02 _-1-4 barrage=4 range=3
    blue H exited 3-4-5/2-2-5 steps=1\nblue I - 3-4-5
    red W destroyed 3-3-5/2-2-5\nred X 05.04 3-3-5/2-2-5\nred Y 05.04 2-3-5
    red Z 05.04 3-3-5/1-2-5
    ---
    rules = \"gothic-line\"
    [stacking]\nmeasure = \"steps\"\nlimit = 3
    [[exits]]\nside = \"blue\"\nhexes = [\"08.01..08.06\"]
    [[arrival]]\nturn = 1\nunits = [\"E\", \"I\"]\nentry = [\"01.03\"]\nkind = \"edge\"
    [air]\nblue = [2, 3, 1]
    [start]\nturn = 2\nphase = \"movement\"\nside = \"blue\"\narrivals_over = true
    as_listed = false\noverrun = [\"05.03\"]\noverstacked = [\"03.04\"]
    tolerated = [{ hex = \"05.04\", load = 5 }, { hex = \"03.03\", load = 4, fresh = true }]
    air = { blue = 1 }";

#[test]
fn mutated_files_of_a_game_in_progress_give_a_playable_scenario_or_errors_and_never_a_panic() {
    let mut sound = Library::new();
    sound.insert(DRAWN, to_toml(MIDWAY));
    sound.insert("scs/scenarios/crt.toml", CRT);
    assert_eq!(findings(&sound, DRAWN), "");
    let (played, refused) = shake(&sound, DRAWN, &[DRAWN], 3_000);
    assert!(played > 100 && refused > 300, "{played} played, {refused} refused");
}

/// Plays some random steps, and what holds everywhere holds.
fn play_on(mut war: War) {
    let mut dice = SearchDice::new(3);
    for _ in 0..40 {
        war.check_invariants();
        let Some(prompt) = war.prompt() else { break };
        let action = prompt.actions[dice.index(prompt.actions.len())];
        war.apply(&action, &mut dice).expect("what is listed is legal");
    }
}

/// Every mark in every phase of either side, for a unit of either side: some can be, many cannot.
#[test]
fn marks_of_any_unit_in_any_phase_give_a_playable_scenario_or_errors() {
    let marks = "out-of-supply moved overran minimum-moved began-in-zone attacked was-attacked \
                 barraged restacked shown";
    let phases = ["setup", "movement", "combat", "exploitation", "supply"];
    let turns = phases.iter().flat_map(|phase| ["blue", "red"].map(|side| (side, phase)));
    let (mut played, mut refused) = (0, 0);
    for ((side, phase), mark) in turns.flat_map(|it| marks.split(' ').map(move |mark| (it, mark))) {
        let marked = format!(" marks={mark}");
        for (blue, red) in [(marked.as_str(), ""), ("", marked.as_str())] {
            let text = format!(
                "map 8x6\nblue A 04.04 5-4-5/3-3-5 exploit
                 blue B 04.04 4-4-5 exploit barrage=2 range=2{blue}
                 red X 05.04 3-3-5/2-2-5\nred Y 05.04 2-3-5 exploit barrage=2 range=2{red}
                 turn 1 of 2 {side} {phase}\n---\nrules = \"gothic-line\""
            );
            match try_draw(&text) {
                Ok(scenario) => {
                    play_on(War::new(Arc::new(scenario), Options::default()));
                    played += 1;
                }
                Err(_) => refused += 1,
            }
        }
    }
    assert_eq!((played, refused), (112, 88));
}
