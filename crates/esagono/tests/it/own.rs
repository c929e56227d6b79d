//! Scenarios of one's own at the table: the file on disk is needed once.

use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};

use crate::table::{Program, command};

/// Writes the short scenario under another id, with its map beside it.
fn write_scenario(folder: &Path, fault: &str) -> String {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/scs");
    let read = |path: &str| std::fs::read_to_string(data.join(path)).unwrap();
    let text = read("scenarios/mill-bridge.toml")
        .replace("\"scs/mill-bridge\"", "\"scs/my-bridge\"")
        .replace("../maps/mill-bridge.toml", "maps/field.toml")
        .replace("limit = 3", &format!("limit = 3{fault}"));
    std::fs::create_dir_all(folder.join("maps")).unwrap();
    std::fs::write(folder.join("maps/field.toml"), read("maps/mill-bridge.toml")).unwrap();
    let path = folder.join("bridge.toml");
    std::fs::write(&path, text).unwrap();
    path.to_str().unwrap().to_owned()
}

#[test]
fn a_scenario_file_is_opened_at_its_set_up_and_its_games_outlive_it() {
    let (folder, mine) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let file = write_scenario(mine.path(), "");
    let mut program = Program::start(folder.path(), &[&file]);
    let line = program.next_line();
    let (_, name) = line.split_once("/scenario/").expect("the scenario is shown");
    assert!(name.starts_with("scs/my-bridge@"), "{line}");
    assert_eq!(program.get("/api/games"), json!([]), "nothing is begun yet");
    let begun = |program: &Program| -> Value {
        let wish = json!({ "scenario": name, "seed": 1 }).to_string();
        program.request("POST", "/api/games", &wish).unwrap()
    };
    let game = begun(&program)["id"].as_str().unwrap().to_owned();
    program.kill();
    std::fs::remove_dir_all(mine.path()).unwrap();

    let program = Program::start(folder.path(), &[]);
    let setting = program.get(&format!("/api/games/{game}/setting"));
    assert_eq!(setting["scenario"], "scs/my-bridge");
    begun(&program);
    assert_eq!(program.get("/api/own")[0]["games"], 2);
}

#[test]
fn what_is_wrong_in_a_scenario_file_is_told_with_its_path() {
    let (folder, mine) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let file = write_scenario(mine.path(), "\nlimits = 4");
    let refused = command(folder.path()).arg(&file).output().unwrap();
    let said = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert_eq!(refused.status.code(), Some(1), "{said}");
    assert!(said.contains(&format!("{file}:")) && said.contains("limits"), "{said}");
}

#[test]
fn faults_of_syntax_are_told_as_check_tells_them_each_in_a_line_of_its_own() {
    let (folder, mine) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let file = mine.path().join("torn.toml");
    std::fs::write(&file, "schema = \"scs/1\nid = \"scs/torn\n").unwrap();
    let file = file.to_str().unwrap();
    let said = |command: &mut Command| {
        let output = command.arg(file).output().unwrap();
        String::from_utf8_lossy(&output.stderr).into_owned()
    };
    let checked = said(Command::new(env!("CARGO_BIN_EXE_esagono")).arg("check"));
    let found: Vec<&str> = checked.lines().filter(|it| it.starts_with(file)).collect();
    assert_eq!(found.len(), 2, "{checked}");
    let refused = said(&mut command(folder.path()));
    assert!(refused.starts_with("esagono:\n"), "{refused}");
    assert_eq!(refused.lines().skip(1).collect::<Vec<&str>>(), found);
}

#[test]
fn a_game_of_a_scenario_file_is_rescued_with_its_files() {
    let (folder, mine) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let file = write_scenario(mine.path(), "");
    let mut program = Program::start(folder.path(), &[&file]);
    let line = program.next_line();
    let (_, name) = line.split_once("/scenario/").expect("the scenario is shown");
    let wish = json!({ "scenario": name, "seed": 1 }).to_string();
    let info = program.request("POST", "/api/games", &wish).unwrap();
    program.kill();
    let saved = folder.path().join("saved");
    let mut rescue = Command::new(env!("CARGO_BIN_EXE_esagono"));
    rescue.arg("rescue").arg("--data").arg(folder.path()).arg("--to").arg(&saved);
    let output = rescue.output().unwrap();
    assert!(output.status.success(), "{output:?}");
    let bundle = saved.join(format!("{}.game.json", info["id"].as_str().unwrap()));
    let bundle = std::fs::read_to_string(bundle).unwrap();
    let elsewhere = tempfile::tempdir().unwrap();
    let program = Program::start(elsewhere.path(), &[]);
    let imported = program.request("POST", "/api/games/import", &bundle).unwrap();
    assert_eq!((&imported["scenario"], &imported["step"]), (&json!(name), &json!(0)));
}
