//! The commands as a shell sees them.

use std::process::{Command, Output};

fn esagono(args: &[&str]) -> Output {
    let program = env!("CARGO_BIN_EXE_esagono");
    Command::new(program).args(args).output().expect("the program starts")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn data(path: &str) -> String {
    format!("{}/../../data/{path}", env!("CARGO_MANIFEST_DIR"))
}

/// The commands that players see.
const COMMANDS: [&str; 13] = [
    "list", "play", "engine", "simulate", "replay", "verify", "check", "mission", "render", "rule",
    "bench", "bots", "rescue",
];

#[test]
fn every_command_has_help_with_an_example() {
    for command in COMMANDS {
        let output = esagono(&[command, "--help"]);
        assert!(output.status.success(), "{command}");
        assert!(text(&output.stdout).contains("Example: "), "{command}");
    }
}

#[test]
fn every_command_has_completions_and_a_manual_page_and_hidden_ones_have_none() {
    let folder = tempfile::tempdir().unwrap();
    let output = esagono(&["generate", "--share", folder.path().to_str().unwrap()]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let read = |name: &str| std::fs::read_to_string(folder.path().join(name)).expect(name);
    let bash = read("bash-completion/completions/esagono");
    for file in ["zsh/site-functions/_esagono", "fish/vendor_completions.d/esagono.fish"] {
        assert!(read(file).contains("rescue"), "{file}");
    }
    for command in COMMANDS {
        let page = read(&format!("man/man1/esagono-{command}.1"));
        assert!(page.contains(&format!(".TH esagono-{command} 1")), "{page}");
        assert!(page.contains("Example: "), "{command}");
        assert!(bash.contains(&format!("esagono,{command})")), "{command}");
    }
    assert!(read("man/man1/esagono.1").contains(".TH esagono 1"));
    let pages = std::fs::read_dir(folder.path().join("man/man1")).unwrap().count();
    assert!(pages > COMMANDS.len() && !folder.path().join("man/man1/esagono-signature.1").exists());
    assert!(!bash.contains("signature"));
}

#[test]
fn misuse_ends_with_2_and_what_is_wrong_with_1() {
    assert_eq!(esagono(&["dance"]).status.code(), Some(2));
    assert_eq!(esagono(&["simulate"]).status.code(), Some(2));
    let unknown = esagono(&["simulate", "scs/nowhere"]);
    assert_eq!(unknown.status.code(), Some(1));
    assert!(text(&unknown.stderr).contains("scs/nowhere"));
    assert_eq!(esagono(&["rule", "scs:99"]).status.code(), Some(1));
    assert_eq!(esagono(&["verify", "nowhere.rec"]).status.code(), Some(1));
}

/// A record in which one roll was set by hand.
fn record_with_a_hand_at_the_dice() -> String {
    let registry = esagono::data::registry();
    let none = std::collections::BTreeMap::new();
    let mut table = registry.begin("scs/mill-bridge", &none, 3).unwrap();
    while table.asked().is_some() {
        let seed = u64::from(table.step()) + 1;
        let action = [players::Bot::Greedy.choose(&table, 50, seed).unwrap()];
        let by_hand = [&[1][..], &[1, 1]].iter().any(|it| table.play(&action, Some(it)).is_ok());
        if by_hand {
            return table.record();
        }
        table.play(&action, None).unwrap();
    }
    panic!("somebody rolls in a whole game");
}

#[test]
fn dice_set_by_hand_are_refused_only_where_that_is_wished() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("by-hand.rec");
    std::fs::write(&path, record_with_a_hand_at_the_dice()).unwrap();
    let path = path.to_string_lossy();
    assert!(esagono(&["verify", &path]).status.success());
    let strict = esagono(&["verify", "--strict", &path]);
    assert_eq!(strict.status.code(), Some(1));
    assert!(text(&strict.stderr).contains("set by hand"), "{strict:?}");
}

#[test]
fn a_rule_is_shown_in_either_language() {
    let english = text(&esagono(&["rule", "scs:3.3a"]).stdout);
    let italian = text(&esagono(&["rule", "scs:3.3a", "--language", "it"]).stdout);
    assert!(english.contains("No entry of enemy hexes"), "{english}");
    assert!(italian.starts_with("scs:3.3a") && italian != english, "{italian}");
}

#[test]
fn a_scenario_of_ones_own_is_played_from_its_file() {
    let folder = tempfile::tempdir().unwrap();
    let own = std::fs::read_to_string(data("scs/scenarios/mill-bridge.toml")).unwrap();
    let own = own.replace("id = \"scs/mill-bridge\"", "id = \"scs/my-bridge\"");
    let path = folder.path().join("whatever.toml");
    std::fs::write(&path, &own).unwrap();
    let name = path.to_string_lossy();
    let played = esagono(&["simulate", &name, "--games", "2", "--json"]);
    let report: serde_json::Value = serde_json::from_slice(&played.stdout).unwrap();
    assert_eq!(report["games"], 2, "{played:?}");
    let left = esagono(&["play", "--terminal", &name]);
    assert!(text(&left.stdout).contains("Mill Bridge"), "{left:?}");
    std::fs::write(&path, own.replace("turns = ", "turnips = ")).unwrap();
    for args in [&["simulate", &*name][..], &["play", "--terminal", &name]] {
        let refused = esagono(args);
        assert_eq!(refused.status.code(), Some(1), "{refused:?}");
        let said = text(&refused.stderr);
        assert!(said.contains("whatever.toml:") && said.contains("turnips"), "{said}");
    }
}

#[test]
fn a_simulation_reports_what_the_protocol_promises() {
    let args = ["simulate", "scs/mill-bridge", "--games", "4", "--seed", "9", "--check", "--json"];
    let output = esagono(&args);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let report: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(report["games"], 4);
    let wins = report["wins"].as_object().expect("wins by seat");
    let won: u64 = wins.values().filter_map(serde_json::Value::as_u64).sum();
    assert_eq!(won + report["draws"].as_u64().expect("a number"), 4);
    assert_eq!(report["faults"], serde_json::json!([]));
}

#[test]
fn shards_together_are_the_whole() {
    let games = |shard: &str| {
        let args = ["simulate", "scs/fig-move", "--games", "7", "--shard", shard, "--json"];
        let report: serde_json::Value =
            serde_json::from_slice(&esagono(&args).stdout).expect("JSON");
        report["games"].as_u64().expect("a number")
    };
    assert_eq!(games("0/3") + games("1/3") + games("2/3"), 7);
    assert_eq!(esagono(&["simulate", "scs/fig-move", "--shard", "3/3"]).status.code(), Some(1));
}

#[test]
fn results_of_simulated_games_are_told_in_words_and_for_programs_by_name() {
    let args = ["simulate", "nextwar/training", "--games", "1"];
    let told = text(&esagono(&args).stdout);
    assert!(told.contains("  1 × ") && !told.contains("nw-outcome"), "{told}");
    let report = text(&esagono(&[&args[..], &["--json"]].concat()).stdout);
    assert!(report.contains("\"nw-outcome-"), "{report}");
}

#[test]
fn check_passes_our_data_and_names_file_and_line_of_a_fault() {
    let ours = esagono(&["check", &data("scs")]);
    assert!(ours.status.success(), "{}", text(&ours.stderr));
    let faulty = std::env::temp_dir().join(format!("esagono-check-{}.toml", std::process::id()));
    let source =
        std::fs::read_to_string(data("scs/maps/mill-bridge.toml")).expect("the map is there");
    std::fs::write(&faulty, source.replace("06.01/07.01", "06.01/09.01"))
        .expect("it can be written");
    let output = esagono(&["check", &faulty.to_string_lossy()]);
    std::fs::remove_file(&faulty).expect("it was written");
    assert_eq!(output.status.code(), Some(1));
    let findings = text(&output.stderr);
    assert!(findings.contains(".toml:") && findings.contains("`09.01`"), "{findings}");
}

/// A firefight with one passage written anew is refused at the line of another passage.
#[cfg(unix)]
#[test]
fn check_looks_into_a_folder_once_whatever_leads_there() {
    use std::os::unix::fs::symlink;
    let folder = tempfile::tempdir().expect("a folder for the test");
    let within = folder.path().join("within");
    std::fs::create_dir(&within).expect("it can be made");
    std::fs::write(within.join("empty.toml"), "").expect("it can be written");
    symlink("nowhere.toml", within.join("gone.toml")).expect("links can be made");
    // With two of them every folder would be looked into over and over without end.
    for link in ["up", "again"] {
        symlink(folder.path(), within.join(link)).expect("links can be made");
    }
    let found = esagono(&["check", &folder.path().to_string_lossy()]);
    let said = text(&found.stderr);
    assert!(said.ends_with("2 errors in 2 files\n"), "{said}");
}

#[test]
fn a_seat_is_given_to_one_player() {
    let seats = ["--seat", "blue=greedy", "--seat", "blue=random"];
    for command in
        [&["simulate", "scs/mill-bridge"][..], &["play", "--terminal", "scs/mill-bridge"]]
    {
        let refused = esagono(&[command, &seats[..]].concat());
        assert_eq!(refused.status.code(), Some(1));
        assert!(text(&refused.stderr).contains("`blue` is given twice"), "{command:?}");
    }
}

#[test]
fn check_refuses_faulty_firefights_with_file_and_line() {
    let source =
        std::fs::read_to_string(data("coh/scenarios/belt.toml")).expect("the firefight is there");
    let work = "[[work]]\nkind = \"bunker\"\nhex = \"21-J05\"";
    let facing_work = format!("{work}\nfacing = 3");
    let cases = [
        ("\"41\" = 1", "\"77\" = 1", "\"77\" = 1", "unknown card `77`"),
        ("hex = \"21-J05\"", "hex = \"21-Z05\"", "21-Z05", "no hex `21-Z05` on the boards"),
        ("22-D01..22-H16", "22-Q01", "22-Q01", "no hex `22-Q01` on the boards"),
        (facing_work.as_str(), work, "hex = \"21-J05\"", "a bunker without facing"),
        ("at = [0, 1]", "at = [0, 0]", "boards/22", "two boards at [0, 0]"),
    ];
    for (number, (passage, anew, place, what)) in cases.into_iter().enumerate() {
        assert!(source.contains(passage), "no `{passage}` in the firefight");
        let faulty = source.replacen(passage, anew, 1);
        let line = faulty.lines().position(|it| it.contains(place)).expect("the place") + 1;
        // A work is named by its first line.
        let line = if what.contains("bunker") { line - 2 } else { line };
        let name = format!("esagono-firefight-{}-{number}.toml", std::process::id());
        let file = std::env::temp_dir().join(name);
        std::fs::write(&file, faulty).expect("it can be written");
        let output = esagono(&["check", &file.to_string_lossy()]);
        std::fs::remove_file(&file).expect("it was written");
        assert_eq!(output.status.code(), Some(1), "{what}");
        let findings = text(&output.stderr);
        let start = format!("{}:{line}:", file.display());
        let there = findings.lines().any(|it| it.starts_with(&start) && it.contains(what));
        assert!(there, "no `{what}` at {start}\n{findings}");
    }
}

/// Armies and charts lie beside a scenario of its own, whether built-in files have their names or
/// not.
#[test]
fn a_scenario_of_prussia_brings_its_own_armies_and_charts() {
    let folder = std::env::temp_dir().join(format!("esagono-prussia-{}", std::process::id()));
    let read = |it: &str| {
        std::fs::read_to_string(data(&format!("prussia/{it}"))).expect("the file is there")
    };
    let write = |it: &str, text: &str| {
        let file = folder.join(it);
        std::fs::create_dir_all(file.parent().expect("a folder")).expect("it can be made");
        std::fs::write(&file, text).expect("it can be written");
        file
    };
    let scenario = read("scenarios/training.toml");
    let own = scenario
        .replace("../armies/training.toml", "../armies/own.toml")
        .replace("../charts/combat.toml", "../charts/own-combat.toml")
        .replace("../charts/bombardment.toml", "../charts/own-bombardment.toml");
    let file = write("scenarios/own.toml", &own);
    write("armies/own.toml", &read("armies/training.toml"));
    write("charts/own-combat.toml", &read("charts/combat.toml"));
    write("charts/own-bombardment.toml", &read("charts/bombardment.toml"));
    let found = esagono(&["check", &file.to_string_lossy()]);
    // Its own file of a built-in name is the one that counts, and here it is at fault.
    let file = write("scenarios/same.toml", &scenario);
    write("charts/combat.toml", &read("charts/combat.toml").replace("\"1-3\"", "\"1-4\""));
    let same = esagono(&["check", &file.to_string_lossy()]);
    std::fs::remove_dir_all(&folder).expect("it was made");
    assert!(found.status.success(), "{}", text(&found.stderr));
    assert_eq!(same.status.code(), Some(1));
    assert!(text(&same.stderr).contains("other columns"), "{}", text(&same.stderr));
}

#[test]
fn two_bots_play_in_the_terminal_and_leave_a_record_that_verifies() {
    let record = std::env::temp_dir().join(format!("esagono-play-{}.rec", std::process::id()));
    let path = record.to_string_lossy().into_owned();
    let args = [
        "play",
        "--terminal",
        "scs/fig-combat-1",
        "--seat",
        "friendly=greedy",
        "--seat",
        "enemy=random",
        "--seed",
        "5",
        "--record",
        &path,
    ];
    let output = esagono(&args);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let verified = esagono(&["verify", &path]);
    let replayed = esagono(&["replay", &path, "--viewer", "friendly", "--language", "it"]);
    std::fs::remove_file(&record).expect("it was written");
    assert!(verified.status.success(), "{}", text(&verified.stderr));
    assert!(text(&verified.stdout).contains("all legal"));
    assert!(text(&replayed.stdout).contains("[scs:"));
}

#[test]
fn whoever_is_interrupted_in_the_terminal_has_a_record_of_every_answer() {
    use std::io::Write;
    let folder = tempfile::tempdir().expect("a folder for the test");
    let record = folder.path().join("game.rec");
    let mut play = Command::new(env!("CARGO_BIN_EXE_esagono"))
        .args(["play", "--terminal", "scs/fig-move", "--seed", "5", "--record"])
        .arg(&record)
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::null())
        .spawn()
        .expect("it starts");
    let mut input = play.stdin.take().expect("a pipe");
    // Bytes that are no text are no answer either, and the game goes on.
    input.write_all(b"\xff\xfe\nselect 6\n").expect("it listens");
    let answered = || std::fs::read_to_string(&record).is_ok_and(|it| it.contains("select 6"));
    for _ in 0..3_000 {
        if answered() {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    play.kill().expect("it is running");
    play.wait().expect("it has ended");
    assert!(answered(), "the answer is in the record before the next question");
    let verified = esagono(&["verify", &record.to_string_lossy()]);
    assert!(verified.status.success(), "{}", text(&verified.stderr));
}

#[test]
fn a_record_that_cannot_be_kept_is_refused_before_anybody_has_played() {
    let nowhere = std::env::temp_dir().join("esagono-nowhere").join("game.rec");
    let path = nowhere.to_string_lossy().into_owned();
    let output = esagono(&["play", "--terminal", "scs/fig-move", "--record", &path]);
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains(&path), "{}", text(&output.stderr));
    assert!(!text(&output.stdout).contains("[select 6]"), "nobody was asked");
}

#[test]
fn a_picture_is_drawn_as_svg() {
    let file = std::env::temp_dir().join(format!("esagono-table-{}.svg", std::process::id()));
    let path = file.to_string_lossy().into_owned();
    let output = esagono(&["render", "scs/mill-bridge", "-o", &path, "--language", "it"]);
    let svg = std::fs::read_to_string(&file).unwrap_or_default();
    std::fs::remove_file(&file).expect("it was written");
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert!(
        svg.starts_with("<svg") && svg.contains("Il ponte del mulino"),
        "{}",
        &svg[..80.min(svg.len())]
    );
    assert_eq!(esagono(&["render", "scs/mill-bridge", "-o", "table.gif"]).status.code(), Some(1));
}

#[test]
fn a_record_of_earlier_rules_is_drawn_as_far_as_it_goes_with_a_word_about_it() {
    let folder = tempfile::tempdir().unwrap();
    let picture = folder.path().join("old.svg");
    let old = concat!(env!("CARGO_MANIFEST_DIR"), "/../testkit/records/coh-training-4.rec");
    let said = |language: &str, needle: &str| {
        let path = picture.to_str().unwrap();
        let output = esagono(&["render", old, "-o", path, "--language", language]);
        assert!(output.status.success(), "{}", text(&output.stderr));
        assert!(text(&output.stderr).contains(needle), "{}", text(&output.stderr));
        assert!(std::fs::read_to_string(&picture).unwrap().starts_with("<svg"));
    };
    let earlier = esagono::data::registry()
        .earlier(&std::fs::read_to_string(old).unwrap())
        .unwrap()
        .expect("it is of other rules");
    for language in ["en", "it"] {
        said(language, &earlier.said(language));
    }
    let beyond = folder.path().join("beyond.svg");
    let drawn = esagono(&["render", SEOUL, "-o", beyond.to_str().unwrap(), "--to", "73"]);
    assert_eq!(drawn.status.code(), Some(1), "what is beyond is not drawn");
    assert!(!beyond.exists());
}

/// A game of Next War as version 1 of its rules wrote it: 72 of its 804 answers stand.
const SEOUL: &str =
    concat!(env!("CARGO_MANIFEST_DIR"), "/../testkit/records/nextwar-train-to-seoul-1.rec");

#[test]
fn a_record_of_earlier_rules_is_told_up_to_any_answer_and_shows_no_scene_without_a_word() {
    let replay = |args: &[&str]| {
        let output = esagono(&[&["replay", SEOUL], args].concat());
        (output.status.code(), text(&output.stdout), text(&output.stderr))
    };
    let (_, stands, _) = replay(&["--to", "72"]);
    assert!(!stands.contains("nw:2.3.5)"), "nothing differs up to there");
    let (code, told, _) = replay(&["--to", "74"]);
    assert_eq!(code, Some(0));
    assert!(told.starts_with(&stands) && told.contains("nw:2.3.5)"), "{told}");
    assert!(told.contains("\n   74  ") && !told.contains("\n   75  "), "{told}");
    let (code, scene, said) = replay(&["--json"]);
    assert!(code == Some(0) && scene.starts_with('{'), "{said}");
    assert!(said.contains("72") && said.contains("nw:2.3.5"), "{said}");
    let (code, scene, said) = replay(&["--json", "--to", "73"]);
    assert!(code == Some(1) && scene.is_empty() && said.contains("nw:2.3.5"), "{said}");
    let (code, _, said) = replay(&["--to", "805"]);
    assert!(code == Some(1) && said.contains("only 804 answers"), "{said}");
}

/// A folder of this test's own, with a scenario file in it.
fn own_bridge(name: &str) -> (std::path::PathBuf, String) {
    let folder = std::env::temp_dir().join(format!("esagono-{name}-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let text =
        std::fs::read_to_string(data("scs/scenarios/mill-bridge.toml")).expect("it is there");
    let file = folder.join("my.toml");
    std::fs::write(&file, text.replace("scs/mill-bridge", "scs/my-bridge")).expect("written");
    (folder, file.display().to_string())
}

#[test]
fn records_of_scenario_files_are_proved_with_the_file() {
    let (folder, file) = own_bridge("records");
    let mut engine = esagono::engine::Engine::new(esagono::data::registry());
    engine.answer(&serde_json::json!({ "do": "new", "scenario_file": file }).to_string());
    let answer = engine.answer(r#"{"do":"record"}"#);
    let answer: serde_json::Value = serde_json::from_str(&answer).expect("JSON");
    let record = folder.join("my.rec").display().to_string();
    std::fs::write(&record, answer["ok"]["record"].as_str().expect("a record")).expect("written");
    let alone = esagono(&["verify", &record]);
    assert_eq!(alone.status.code(), Some(1));
    assert!(text(&alone.stderr).contains("line 2: there is no scenario `scs/my-bridge`"));
    let proved = esagono(&["verify", &record, "--scenario-file", &file, "--json"]);
    assert_eq!(proved.status.code(), Some(0), "{}", text(&proved.stderr));
    let proof: serde_json::Value = serde_json::from_slice(&proved.stdout).expect("JSON");
    assert_eq!((&proof[0]["answers"], &proof[0]["over"]), (&0.into(), &false.into()));
    let replayed = esagono(&["replay", &record, "--scenario-file", &file, "--json"]);
    assert_eq!(replayed.status.code(), Some(0), "{}", text(&replayed.stderr));
    std::fs::remove_dir_all(&folder).expect("it goes away");
}

#[test]
fn findings_name_the_file_that_was_given() {
    let (folder, file) = own_bridge("findings");
    let faulty = std::fs::read_to_string(&file).expect("read") + "\nnonsense = 1\n";
    std::fs::write(&file, faulty).expect("written");
    let mut engine = esagono::engine::Engine::new(esagono::data::registry());
    let answer =
        engine.answer(&serde_json::json!({ "do": "new", "scenario_file": file }).to_string());
    assert!(answer.contains(&file) && answer.contains("nonsense"), "{answer}");
    // A file that is no text hides nothing of the others.
    let broken = folder.join("a.toml").display().to_string();
    std::fs::write(&broken, b"id = \"a\"\nx = \"\xff\"\n").expect("written");
    let nowhere = folder.join("nowhere.toml").display().to_string();
    let checked = esagono(&["check", &broken, &file, &nowhere]);
    let found = text(&checked.stderr);
    assert_eq!(checked.status.code(), Some(1));
    for place in [format!("{broken}:2:"), file, nowhere] {
        assert!(found.contains(&place), "no {place} in\n{found}");
    }
    // The schema says whose a file is, whatever its id says.
    let odd = folder.join("odd.toml").display().to_string();
    let duel = std::fs::read_to_string(data("coh/scenarios/pos-a.toml")).expect("it is there");
    std::fs::write(&odd, duel.replace("coh/pos-a", "Foo Bar")).expect("written");
    let answer =
        engine.answer(&serde_json::json!({ "do": "new", "scenario_file": odd }).to_string());
    assert!(answer.contains("scenario id `Foo Bar`") && !answer.contains("crt"), "{answer}");
    std::fs::remove_dir_all(&folder).expect("it goes away");
}

#[test]
fn what_is_too_large_or_too_small_is_refused() {
    let picture = std::env::temp_dir().join("esagono-too-wide.png").display().to_string();
    let wide = esagono(&["render", "coh/training", "-o", &picture, "--width", "1000000"]);
    assert_eq!(wide.status.code(), Some(2), "{}", text(&wide.stderr));
    assert_eq!(esagono(&["bench", "scs/fig-move", "--seconds", "0"]).status.code(), Some(2));
    let last = u64::MAX.to_string();
    let none = esagono(&["simulate", "scs/fig-move", "--games", "1", "--seed", &last]);
    assert_eq!(none.status.code(), Some(1), "{}", text(&none.stderr));
}

#[test]
fn a_script_is_sealed_and_opened_again() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let path = |name: &str| folder.path().join(name).display().to_string();
    let script = "schema = \"ambush-script/1\"\n# He waits behind the door.\n";
    std::fs::write(path("mine.toml"), script).expect("the file can be written");
    let sealed = esagono(&["mission", "seal", &path("mine.toml")]);
    assert!(sealed.status.success(), "{}", text(&sealed.stderr));
    let letters = std::fs::read_to_string(path("mine.sealed")).expect("it was written");
    assert!(!letters.contains("door") && letters.lines().count() == 4, "{letters}");
    let args = ["mission", "unseal", &path("mine.sealed"), "--output", &path("below/again.toml")];
    let opened = esagono(&args);
    assert!(opened.status.success(), "{}", text(&opened.stderr));
    let again = std::fs::read_to_string(path("below/again.toml")).expect("it was written");
    assert_eq!(again, script);
}

#[test]
fn sealing_says_what_is_wrong_and_how_to_mend_it() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let path = |name: &str| folder.path().join(name).display().to_string();
    let write = |name: &str, text: &str| {
        std::fs::write(path(name), text).expect("the file can be written");
    };
    write("map.toml", "schema = \"map/1\"\n");
    write("torn.toml", "schema = \n");
    write("mine.toml", "schema = \"ambush-script/1\"\n");
    write("torn.sealed", "abc\nsealed-1 0\n");
    assert!(esagono(&["mission", "seal", &path("mine.toml")]).status.success());
    write("mine.toml", "schema = \"ambush-script/1\"\n# Changed since.\n");
    let cases = [
        ("seal", "nowhere.toml", "name a file that can be read"),
        ("seal", "map.toml", "is no script of a mission: begin it with schema"),
        ("seal", "torn.toml", "is no TOML text: mend it first"),
        ("seal", "mine.sealed", "is sealed already: seal the text it was made from"),
        ("unseal", "mine.toml", "does not end in `.sealed`: it can be read as it is"),
        ("unseal", "torn.sealed", "take it anew from where it came"),
        ("unseal", "mine.sealed", "is there and says something else: name another"),
    ];
    for (what, name, expected) in cases {
        let output = esagono(&["mission", what, &path(name)]);
        assert_eq!(output.status.code(), Some(1), "{what} {name}");
        let said = text(&output.stderr);
        assert!(said.contains(expected), "{what} {name}: {said}");
    }
}
