//! Seeded mutations of sound files: a scenario that can be played, or errors, and never a panic.

use std::sync::Arc;

use catalog::Findings;
use kernel::Game;
use kernel::dice::SearchDice;
use rules_scs::{Options, War};

use super::data;

const SCENARIO: &str = "scs/scenarios/mill-bridge.toml";
const FILES: [&str; 5] = [
    SCENARIO,
    "scs/rosters/mill-bridge.csv",
    "scs/charts/mill-bridge-crt.toml",
    "scs/charts/example-terrain.toml",
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

#[test]
fn three_thousand_mutated_files_give_a_playable_scenario_or_errors_and_never_a_panic() {
    let sound = data();
    let (mut played, mut refused) = (0, 0);
    for round in 0..3_000_u64 {
        let mut dice = SearchDice::new(round);
        let mut library = sound.clone();
        for _ in 0..=dice.index(3) {
            // The scenario and its roster more often than the charts and the map.
            let file = FILES[dice.index(9).saturating_sub(4)];
            let mut text = library.get(file).expect("the file is there").to_owned();
            mutate(&mut text, &mut dice);
            library.insert(file, text);
        }
        let mut findings = Findings::new();
        let scenario = rules_scs::load(&library, SCENARIO, &mut findings);
        assert_eq!(scenario.is_none(), findings.has_errors(), "round {round}: {findings}");
        let Some(scenario) = scenario else {
            refused += 1;
            continue;
        };
        played += 1;
        let mut war = War::new(Arc::new(scenario), Options::default());
        for _ in 0..20 {
            let Some(prompt) = war.prompt() else { break };
            assert!(!prompt.actions.is_empty(), "round {round}: nobody can answer");
            let action = prompt.actions[dice.index(prompt.actions.len())];
            war.apply(&action, &mut dice).expect("what is listed is legal");
        }
        war.check_invariants();
    }
    assert!(played > 300 && refused > 300, "{played} played, {refused} refused");
}
