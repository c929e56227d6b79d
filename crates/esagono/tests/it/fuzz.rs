//! A hundred thousand spoiled lines and files: the program always answers, and goes on.

use esagono::data;
use kernel::dice::SearchDice;

use crate::talk::Talk;

const LINES: [&str; 12] = [
    r#"{"id":1,"do":"new","scenario":"scs/fig-combat-1","seed":4,"options":{"fog":"on"}}"#,
    r#"{"id":2,"do":"prompt"}"#,
    r#"{"id":3,"do":"play","actions":["attack 20.10","add 3","announce"]}"#,
    r#"{"id":4,"do":"play","action":"roll","dice":[3,4]}"#,
    r#"{"id":5,"do":"why","action":"move 20.10"}"#,
    r#"{"id":6,"do":"odds","action":"roll"}"#,
    r#"{"id":7,"do":"scene","viewer":"spectator"}"#,
    r#"{"id":8,"do":"undo","to":0}"#,
    r#"{"id":9,"do":"load","record":"esagono-record 1\ngame scs/fig-move rules 1\n"}"#,
    r#"{"id":10,"do":"bot","name":"random","budget":1,"seed":2}"#,
    r#"{"id":11,"do":"perft","depth":1}"#,
    r#"{"id":12,"do":"hash"}"#,
];

/// Changes, doubles, drops or inserts a few bytes.
fn spoil(text: &str, dice: &mut SearchDice) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..dice.index(4) {
        if bytes.is_empty() {
            break;
        }
        let place = dice.index(bytes.len());
        match dice.index(4) {
            0 => bytes[place] = u8::try_from(dice.index(256)).expect("a byte"),
            1 => {
                bytes.remove(place);
            }
            2 => bytes.insert(place, b"{}[]\",:0-"[dice.index(9)]),
            _ => {
                let end = place + dice.index(bytes.len() - place);
                let piece = bytes[place..end].to_vec();
                bytes.splice(place..place, piece);
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[test]
fn ninety_thousand_spoiled_lines_are_all_answered() {
    let mut dice = SearchDice::new(99);
    let mut talk = Talk::new();
    for _ in 0..90_000 {
        let line = spoil(LINES[dice.index(LINES.len())], &mut dice);
        // Opening the large game again and again would only take time.
        if line.contains("gothic") {
            continue;
        }
        let answer = talk.line(&line);
        assert!(answer.contains("\"ok\"") || answer.contains("\"err\""), "{line}: {answer}");
    }
    assert!(talk.line(r#"{"id":1,"do":"list"}"#).contains("\"ok\""));
}

#[test]
fn ten_thousand_spoiled_files_give_findings_or_games() {
    let mut dice = SearchDice::new(100);
    let library = data::library();
    let paths: Vec<String> = library
        .paths()
        .filter(|it| it.starts_with("scs/") && !it.contains("gothic"))
        .map(str::to_owned)
        .collect();
    for _ in 0..10_000 {
        let path = &paths[dice.index(paths.len())];
        let mut spoiled = library.clone();
        let text = library.get(path).expect("the path is of the library");
        spoiled.insert(path.clone(), spoil(text, &mut dice));
        let mut findings = catalog::Findings::new();
        let scenario = if path.contains("figures") { "fig-combat-1" } else { "mill-bridge" };
        let file = format!("scs/scenarios/{scenario}.toml");
        let file = if path.contains("/scenarios/") { path } else { &file };
        let read = rules_scs::load(&mut catalog::Files::new(&spoiled), file, &mut findings);
        assert!(
            read.is_some() || findings.has_errors(),
            "{path}: neither a scenario nor a finding"
        );
        if let Some(scenario) = read {
            use kernel::Game;
            let war = rules_scs::War::new(scenario.into(), rules_scs::Options::default());
            assert!(war.prompt().is_none_or(|it| !it.actions.is_empty()), "{path}: a dead end");
        }
    }
}
