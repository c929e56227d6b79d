//! Programs that play a seat: the example bots, and every way to misbehave.
#![allow(clippy::disallowed_types, reason = "how long a program is waited for is measured")]

use std::path::PathBuf;
use std::process::{Command, Output};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

fn esagono(args: &[&str]) -> Output {
    let program = env!("CARGO_BIN_EXE_esagono");
    Command::new(program).args(args).output().expect("the program starts")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Python as it is called on this machine.
fn python() -> &'static str {
    let answers = |it: &&str| Command::new(it).arg("--version").output().is_ok();
    ["python3", "python"]
        .into_iter()
        .find(answers)
        .expect("the example bot needs Python 3.8 or later")
}

/// The bot in Python, as a player.
pub(crate) fn marcher(arguments: &str) -> String {
    let file = format!("{}/../../examples/bots/marcher.py", env!("CARGO_MANIFEST_DIR"));
    format!("cmd:{} '{file}' {arguments}", python())
}

/// The bot in Rust, as a player: it lies beside the program.
pub(crate) fn restless() -> String {
    let program = PathBuf::from(env!("CARGO_BIN_EXE_esagono"));
    let folder = program.parent().expect("a program lies in a folder").join("examples");
    let file = folder.join(format!("restless{}", std::env::consts::EXE_SUFFIX));
    assert!(file.is_file(), "`cargo build --workspace --examples` builds the example bot");
    file.display().to_string()
}

/// A program of a few lines of Python, as a player.
fn lines_of_python(lines: &str) -> String {
    assert!(!lines.contains('\''), "the words of a command are quoted so");
    format!("cmd:{} -c '{lines}'", python())
}

/// Games of two programs, and what the program said of them.
fn simulate(scenario: &str, games: &str, seats: [(&str, &str); 2]) -> (Value, String) {
    let seats = seats.map(|(seat, player)| format!("{seat}={player}"));
    let mut args = vec!["simulate", scenario, "--games", games, "--jobs", "1", "--json"];
    args.extend(["--check", "--answer-seconds", "60", "--seat", &seats[0], "--seat", &seats[1]]);
    let output = esagono(&args);
    let report = serde_json::from_slice(&output.stdout);
    (report.expect("a report"), text(&output.stderr))
}

#[test]
fn the_example_bots_play_every_system_of_two_sides() {
    let tables = [
        ("scs/mill-bridge", "blue", "red"),
        ("coh/training", "german", "soviet"),
        ("prussia/training", "prussian", "coalition"),
        ("nextwar/training", "dprk", "allied"),
    ];
    for (scenario, first, second) in tables {
        let seats = [(first, &*marcher("")), (second, &*restless())];
        let (report, said) = simulate(scenario, "2", seats);
        assert_eq!(report["faults"], json!([]), "{scenario}: {said}");
        assert_eq!(report["games"], 2, "{scenario}");
        let results = report["results"].as_object().expect("results by name");
        assert_eq!(results.values().filter_map(Value::as_u64).sum::<u64>(), 2, "{scenario}");
        let decisions = &report["length"]["decisions"];
        assert!(decisions["least"].as_u64().is_some_and(|it| it > 20), "{scenario}: {decisions}");
    }
}

#[test]
fn programs_play_the_same_games_again() {
    let played = || {
        let seats = [("blue", &*marcher("")), ("red", &*restless())];
        let (report, _) = simulate("scs/mill-bridge", "2", seats);
        ["wins", "results", "points", "length"].map(|it| report[it].clone())
    };
    assert_eq!(played(), played());
}

/// A game of a program that misbehaves: the fault that is told.
fn fault_of(program: &str) -> String {
    let begun = Instant::now();
    let seat = format!("red={program}");
    let args = ["simulate", "scs/mill-bridge", "--games", "1", "--answer-seconds", "2", "--json"];
    let output = esagono(&[&args[..], &["--jobs", "1", "--seat", &seat]].concat());
    assert_eq!(output.status.code(), Some(1), "{program}");
    assert!(begun.elapsed() < Duration::from_secs(30), "{program}");
    let report: Value = serde_json::from_slice(&output.stdout).expect("a report");
    assert_eq!(report["wins"], json!({ "blue": 0, "red": 0 }), "{program}");
    assert_eq!(report["forfeits"], json!({ "blue": 0, "red": 1 }), "{program}");
    let fault = report["faults"][0].as_str().expect("a fault").to_owned();
    assert!(fault.starts_with("seed 1, step 0: red (cmd:"), "{fault}");
    assert!(text(&output.stderr).contains("1 games with faults"), "{program}");
    fault
}

#[test]
fn a_program_that_misbehaves_forfeits_its_game_and_what_it_did_is_told() {
    let greeted = "import sys\nprint(\"{\\\"hello\\\":1,\\\"wants\\\":[]}\", flush=True)\n";
    // It has read the greeting, that a game begins, and the first question.
    let asked = "for _ in range(3): sys.stdin.readline()\n";
    let after = |lines: &str| lines_of_python(&format!("{greeted}{asked}{lines}"));
    let heir = "import os, subprocess\nlasting = \"import time; time.sleep(9)\"\n\
                subprocess.Popen([sys.executable, \"-c\", lasting]); os._exit(3)";
    let unasked = format!("{greeted}print(\"move!\", flush=True)\nsys.stdin.read()");
    let cases = [
        (lines_of_python("import time; time.sleep(60)"), "did not answer within 2 s"),
        (lines_of_python("import sys; sys.exit(3)"), "ended without an answer: exit"),
        (lines_of_python("print(\"hi\")"), "sent `hi`: a greeting is"),
        (lines_of_python("print(\"{\\\"hello\\\":9}\")"), "speaks version 9"),
        (after("import time; time.sleep(60)"), "did not answer within 2 s"),
        (after("pass"), "ended without an answer: exit"),
        (after(heir), "and what it has started goes on"),
        (after("print(\"move!\", flush=True)\nsys.stdin.read()"), "sent `move!`: an answer is"),
        (lines_of_python(&unasked), "sent `move!`: "),
        (after("print(\"x\" * 100000, flush=True)\nsys.stdin.read()"), "65536 bytes at most"),
        (after("sys.stdout.buffer.write(b\"\\xff\\n\")"), "no UTF-8"),
        (after("print(\"{\\\"action\\\":\\\"fly 01.01\\\"}\")"), "answered `fly 01.01`: "),
        (after("print(\"{\\\"action\\\":\\\"end\\\"}\")"), "[scs:"),
        ("cmd:no-such-program-anywhere".to_owned(), "cannot be started"),
    ];
    for (program, expected) in cases {
        let fault = fault_of(&program);
        assert!(fault.contains(expected), "no `{expected}` in {fault}");
    }
}

#[test]
fn lines_may_be_written_as_other_systems_write_them() {
    let lines = "import json, sys\n\
                 for line in sys.stdin:\n    told = json.loads(line)\n    \
                 if told[\"do\"] == \"hello\": answer = {\"hello\": 1, \"wants\": []}\n    \
                 elif told[\"do\"] == \"choose\": answer = {\"action\": told[\"prompt\"]\
                 [\"actions\"][0]}\n    else: continue\n    \
                 line = b\"\\xef\\xbb\\xbf\" + json.dumps(answer).encode() + b\"\\r\\n\"\n    \
                 sys.stdout.buffer.write(line)\n    sys.stdout.flush()";
    let seats = [("friendly", &*lines_of_python(lines)), ("enemy", "random")];
    let (report, said) = simulate("scs/fig-combat-1", "1", seats);
    assert_eq!(report["faults"], json!([]), "{said}");
}

#[test]
fn the_next_game_is_played_by_a_fresh_program() {
    // It greets, answers nothing, and is gone.
    let program = lines_of_python("print(\"{\\\"hello\\\":1}\")");
    let args = ["simulate", "scs/mill-bridge", "--games", "3", "--jobs", "1", "--json", "--seat"];
    let output = esagono(&[&args[..], &[&format!("red={program}")]].concat());
    let report: Value = serde_json::from_slice(&output.stdout).expect("a report");
    assert_eq!((&report["games"], &report["faulty"]), (&json!(3), &json!(3)));
    assert_eq!(report["forfeits"]["red"], 3);
}

#[test]
fn a_program_or_bot_that_is_not_there_is_refused_before_the_first_game() {
    for player in ["./no/such/program", "genius", "cmd:", "cmd:python3 'bot"] {
        let output = esagono(&["simulate", "scs/fig-move", "--seat", &format!("red={player}")]);
        assert_eq!(output.status.code(), Some(1), "{player}");
        assert_eq!(text(&output.stdout), "", "{player}");
    }
}

/// Rules: scs:0.10A.
#[test]
fn a_program_is_told_what_its_seat_may_know_and_nothing_else() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let log = folder.path().join("log.jsonl").display().to_string();
    let players = [("friendly", &*marcher(&format!("--log '{log}'"))), ("enemy", "random")];
    let (report, said) = simulate("scs/fig-combat-1", "1", players);
    assert_eq!(report["faults"], json!([]), "{said}");
    let lines = std::fs::read_to_string(&log).expect("it was written");
    let lines: Vec<Value> =
        lines.lines().map(|it| serde_json::from_str(it).expect("JSON")).collect();
    assert_eq!(lines[0]["do"], "hello");
    let first = lines.iter().find(|it| it["do"] == "choose").expect("a question");
    assert_eq!(first["scene"]["viewer"], "friendly");
    assert!(!first["scene"].to_string().contains("\"14\""), "14 lies under 7");
    assert!(first["scene"]["prompt"].is_null(), "nobody asked for the choices");
    // Every event is told once, in order, and the end says how it ended.
    let news = lines.iter().flat_map(|it| it["news"].as_array().into_iter().flatten());
    let steps: Vec<u64> = news.filter_map(|it| it["step"].as_u64()).collect();
    assert!(!steps.is_empty() && steps.is_sorted(), "{steps:?}");
    let over = lines.last().expect("a line");
    assert_eq!(over["do"], "over");
    assert!(over["outcome"]["result"].is_string(), "{over}");
}

#[test]
fn a_program_plays_in_the_terminal_too() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let record = folder.path().join("game.rec").display().to_string();
    let seats = [format!("friendly={}", restless()), format!("enemy={}", marcher(""))];
    let args = ["play", "--terminal", "scs/fig-combat-1", "--seed", "5", "--record", &record];
    let output = esagono(&[&args[..], &["--seat", &seats[0], "--seat", &seats[1]]].concat());
    assert!(output.status.success(), "{}", text(&output.stderr));
    let verified = esagono(&["verify", &record]);
    assert!(verified.status.success(), "{}", text(&verified.stderr));
    let silent = format!("friendly={}", lines_of_python("import sys; sys.exit(3)"));
    let ended = esagono(&[&args[..], &["--seat", &silent]].concat());
    assert_eq!(ended.status.code(), Some(1));
    assert!(text(&ended.stderr).contains("ended without an answer"), "{}", text(&ended.stderr));
}

#[test]
fn as_many_games_as_there_are_numbers_can_be_asked_for() {
    // A shard of them so small that it is empty, or a single game: nothing is kept of the others.
    let shard = format!("{}/{}", u64::MAX - 2, u64::MAX - 1);
    let games = (u64::MAX - 1).to_string();
    let args = ["simulate", "scs/fig-move", "--games", &games, "--shard", &shard, "--json"];
    let output = esagono(&args);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let report: Value = serde_json::from_slice(&output.stdout).expect("a report");
    assert_eq!(report["games"], 1);
}
