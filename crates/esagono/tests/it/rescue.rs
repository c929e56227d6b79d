//! `esagono rescue`: what it saves of a file with a wrong bit, and what a full disk leaves.

use std::path::Path;
use std::process::{Command, Output};

use esagono::data;
use serde_json::json;

use crate::table::{Hammer, Program, play_some};

fn rescue(data: &Path, saved: &Path) -> Output {
    let mut rescue = Command::new(env!("CARGO_BIN_EXE_esagono"));
    rescue.arg("rescue").arg("--data").arg(data).arg("--to").arg(saved);
    rescue.output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Ends a table as somebody does who presses Ctrl-C.
fn end(mut program: Program) {
    let id = program.child.id().to_string();
    assert!(Command::new("kill").args(["-INT", &id]).status().unwrap().success());
    program.child.wait().unwrap();
}

/// The number of the first answer from here on whose line stands only once in a file, and where.
fn only_line(record: &str, from: usize, file: &[u8]) -> (usize, usize) {
    let answers = record.lines().filter(|it| it.starts_with("> ")).enumerate().skip(from);
    let places = |line: &str| -> Vec<usize> {
        let line = format!("{line}\n");
        let found = file.windows(line.len()).enumerate().filter(|it| it.1 == line.as_bytes());
        found.map(|it| it.0).collect()
    };
    let mut once = answers.filter_map(|(number, line)| match places(line).as_slice() {
        [at] => Some((number, *at)),
        _ => None,
    });
    once.next().expect("an answer that was given once")
}

#[test]
fn a_record_with_a_wrong_bit_is_saved_up_to_it() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(folder.path(), &[]);
    let mut hammer = Hammer::begin(&program, 1);
    play_some(&program, &mut hammer, 30);
    let record = program.get(&format!("/api/games/{}/record", hammer.game));
    end(program);
    let file = folder.path().join("games.sqlite");
    let mut bytes = std::fs::read(&file).unwrap();
    let (stands, at) = only_line(record.as_str().unwrap(), 10, &bytes);
    bytes[at] ^= 1;
    std::fs::write(&file, bytes).unwrap();

    let saved = folder.path().join("saved");
    let output = rescue(folder.path(), &saved);
    let said = text(&output.stdout);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    assert!(said.contains(&format!("{stands} of 30 answers")), "{said}");
    assert!(text(&output.stderr).contains("one game could not be saved whole"), "{output:?}");
    let saved = std::fs::read_to_string(saved.join(format!("{}.rec", hammer.game))).unwrap();
    assert_eq!(data::registry().verify(&saved).unwrap().steps as usize, stands);
}

#[test]
fn a_game_of_earlier_rules_is_saved_as_it_came() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::start(folder.path(), &[]);
    let old = include_str!("../../../testkit/records/coh-training-4.rec");
    let brought = json!({ "record": old }).to_string();
    let info = program.request("POST", "/api/games/import", &brought).unwrap();
    end(program);
    let saved = folder.path().join("saved");
    let output = rescue(folder.path(), &saved);
    assert!(output.status.success(), "{output:?}");
    let path = saved.join(format!("{}.rec", info["id"].as_str().unwrap()));
    assert_eq!(std::fs::read_to_string(path).unwrap(), old);
}

#[cfg(unix)]
#[test]
fn a_damaged_log_that_cannot_be_kept_aside_is_left_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let mut program = Program::start(folder.path(), &[]);
    let mut hammer = Hammer::begin(&program, 1);
    play_some(&program, &mut hammer, 30);
    program.kill();
    let log = folder.path().join("games.sqlite-wal");
    let mut bytes = std::fs::read(&log).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    std::fs::write(&log, &bytes).unwrap();
    // There is room for some of it, and not for the log.
    for _ in 0..2 {
        let output = crate::table::cramped(folder.path(), 100).output().unwrap();
        assert_eq!(output.status.code(), Some(1), "{output:?}");
        assert!(text(&output.stderr).contains("cannot be written"), "{output:?}");
        assert!(std::fs::read(&log).unwrap() == bytes, "what was behind the wrong bit is there");
        assert!(!folder.path().join("damaged-1").exists(), "half a copy helps nobody");
    }
    // As soon as there is room, nothing was lost.
    end(Program::start(folder.path(), &[]));
    let output = rescue(folder.path(), &folder.path().join("saved"));
    assert!(output.status.success(), "{output:?}");
    assert!(text(&output.stdout).contains("30 answers"), "{output:?}");
}

#[test]
fn what_cannot_be_rescued_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let saved = folder.path().join("saved");
    let nowhere = rescue(&folder.path().join("nowhere"), &saved);
    assert!(text(&nowhere.stderr).contains("there is no folder"), "{nowhere:?}");
    let nothing = rescue(folder.path(), &saved);
    assert!(text(&nothing.stderr).contains("no game was found"), "{nothing:?}");
    let program = Program::start(folder.path(), &[]);
    let open = rescue(folder.path(), &saved);
    assert!(text(&open.stderr).contains("a table is open"), "{open:?}");
    end(program);
    std::fs::write(folder.path().join("letter"), "").unwrap();
    let no_folder = rescue(folder.path(), &folder.path().join("letter").join("saved"));
    assert!(text(&no_folder.stderr).contains("by --to"), "{no_folder:?}");
}
