//! Words: one for each thing, the same everywhere, and none of the other language.

use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap()
}

/// The files of a language that hold nothing but its texts, by line; keys and comments are left
/// out.
fn lines(lang: &str) -> Vec<(String, String)> {
    let mut lines = Vec::new();
    for entry in fs::read_dir(root().join("data/texts").join(lang)).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        for (number, line) in (1..).zip(fs::read_to_string(&path).unwrap().lines()) {
            if line.starts_with('#') || line.starts_with("schema") || line.starts_with("source") {
                continue;
            }
            // Attributes are named in English, as keys are: `    .the = il fucile`.
            let named = !line.starts_with(' ') || line.trim_start().starts_with('.');
            let text = match line.split_once(" = ") {
                Some((key, text)) if named && !key.is_empty() => text,
                _ => line,
            };
            lines.push((format!("{lang}/{name}:{number}"), without_arguments(text)));
        }
    }
    let ledgers = ["coh", "prussia", "scs"].map(|system| {
        let suffix = if lang == "en" { "" } else { ".it" };
        format!("docs/rules/{system}/ledger{suffix}.tsv")
    });
    for path in ledgers {
        for (number, line) in (1..).zip(read(&path).lines()).skip(1) {
            let columns: Vec<&str> = line.split('\t').collect();
            lines.push((format!("{path}:{number}"), format!("{} {}", columns[1], columns[3])));
        }
    }
    lines
}

/// A text without its placeables, whose names are English in every language.
fn without_arguments(text: &str) -> String {
    let mut depth = 0;
    let kept = text.chars().map(|it| {
        match it {
            '{' => depth += 1,
            '}' => depth = i32::max(depth - 1, 0),
            _ if depth == 0 => return it,
            _ => {}
        }
        '·'
    });
    kept.collect()
}

/// Whether a text holds some words as whole words.
fn holds(text: &str, words: &str) -> bool {
    let is_letter =
        |it: Option<char>| it.is_some_and(|it| "+-".contains(it) || it.is_alphanumeric());
    text.match_indices(words).any(|(at, _)| {
        let after = text[at + words.len()..].chars().next();
        !is_letter(text[..at].chars().next_back()) && !is_letter(after)
    })
}

/// The words that a language avoids.
fn avoided(lang: &str) -> Vec<String> {
    let list = read(&format!("crates/texts/tests/it/avoided/{lang}.txt"));
    let words = list.lines().filter(|it| !it.starts_with('#') && !it.is_empty());
    words.map(str::to_owned).collect()
}

#[track_caller]
fn assert_none(lang: &str, words: &[String]) {
    let found = lines(lang).into_iter().flat_map(|(place, text)| {
        let held = words.iter().filter(|it| holds(&text, it)).cloned().collect::<Vec<_>>();
        held.into_iter().map(move |it| format!("{place}: `{it}` in: {text}"))
    });
    let found: Vec<String> = found.collect();
    assert!(found.is_empty(), "{} times:\n{}", found.len(), found.join("\n"));
}

/// The rows of the table of abbreviations: English, Italian.
fn abbreviations() -> Vec<(String, String)> {
    let table = read("docs/abbreviations.md");
    let rows = table.lines().filter(|it| it.starts_with("| ")).skip(1);
    let rows = rows.map(|row| {
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        (cells[3].to_owned(), cells[4].to_owned())
    });
    rows.collect()
}

#[test]
fn no_text_holds_words_that_its_language_avoids() {
    assert_none("en", &avoided("en"));
    assert_none("it", &avoided("it"));
}

#[test]
fn every_thing_has_one_abbreviation_in_each_language() {
    let table = abbreviations();
    assert!(table.len() > 15, "the table is read");
    let differ = table.iter().filter(|(en, it)| en != it);
    let (en, it): (Vec<String>, Vec<String>) = differ.cloned().unzip();
    assert_none("it", &en);
    let it: Vec<String> = it.into_iter().filter(|it| !it.contains(' ')).collect();
    assert_none("en", &it);
}

#[test]
fn words_are_found_whole() {
    assert!(holds("con i AP.", "con i AP"));
    assert!(!holds("una golata", "gola"));
    assert!(!holds("pre-gola", "gola"));
    assert_eq!(without_arguments("{ $seat } sta").trim_start_matches('·'), " sta");
}
