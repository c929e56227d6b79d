//! Golden games: stored sessions that must replay to the same end and the same events.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

use kernel::{Game, Item, Record, Session, verify};

/// Replays every `*.rec` of a folder and returns how many there were.
///
/// `start` sets up the game a record is about. Beside `x.rec` lies `x.events` with all that
/// happened, one answer after the other; with `UPDATE_EXPECT=1` in the environment both are played
/// and written anew.
pub fn check_folder<G: Game>(folder: &Path, start: impl Fn(&Record) -> G) -> usize {
    let records = records_in(folder);
    for path in &records {
        check_record(path, &start);
    }
    records.len()
}

fn records_in(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let mut records: Vec<PathBuf> = entries
        .map(|entry| entry.expect("an entry of a readable folder").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "rec"))
        .collect();
    records.sort();
    records
}

fn check_record<G: Game>(path: &Path, start: impl Fn(&Record) -> G) {
    let name = path.display();
    let bytes = fs::read(path).unwrap_or_else(|e| panic!("{name}: {e}"));
    let record = Record::parse_bytes(&bytes).unwrap_or_else(|fault| panic!("{name}: {fault}"));
    if env::var_os("UPDATE_EXPECT").is_some() {
        play_anew(path, &record, start(&record));
        return;
    }
    let session =
        Session::load(start(&record), &record).unwrap_or_else(|fault| panic!("{name}: {fault}"));
    verify(start(&record), &record).unwrap_or_else(|fault| panic!("{name}: {fault}"));
    assert_eq!(session.record().to_text().as_bytes(), bytes, "{name} is written in another way");
    check_events(&path.with_extension("events"), &events_text(&session));
}

/// Plays a finished game again with its own answers and its own dice, and writes it down.
fn play_anew<G: Game>(path: &Path, record: &Record, start: G) {
    let name = path.display();
    let [seed] = record.seeds[..] else { panic!("{name} does not tell the one seed of its dice") };
    let mut session = Session::new(start, record.info.clone(), seed);
    let answers = record.items.iter().filter_map(|item| match item {
        Item::Action { text, .. } => Some(text.as_str()),
        Item::Die { .. } | Item::Comment(_) | Item::Commitment(_) => None,
    });
    for answer in answers {
        session.play(&[answer], None).unwrap_or_else(|fault| panic!("{name}: {answer}: {fault}"));
    }
    let write = |path: &Path, text: String| {
        fs::write(path, text).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    };
    write(path, session.record().to_text());
    write(&path.with_extension("events"), events_text(&session));
}

fn check_events(path: &Path, played: &str) {
    let name = path.display();
    let stored = fs::read_to_string(path)
        .unwrap_or_else(|e| panic!("{name}: {e}; write it with UPDATE_EXPECT=1"));
    for (line, (stored, played)) in stored.lines().zip(played.lines()).enumerate() {
        assert_eq!(stored, played, "{name}, line {}", line + 1);
    }
    assert_eq!(stored.lines().count(), played.lines().count(), "{name}: number of lines");
}

fn events_text<G: Game>(session: &Session<G>) -> String {
    let mut text = String::new();
    for step in session.steps() {
        writeln!(text, "> {}", step.action).expect("a string takes any text");
        for event in &step.events {
            writeln!(text, "  {event:?}").expect("a string takes any text");
        }
    }
    text
}
