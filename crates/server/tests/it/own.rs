//! Scenarios of one's own: brought, kept with their games, and never in the way of others.

use std::path::Path;

use serde_json::{Value, json};
use server::Limits;

use crate::harness::{TestServer, Wishes, limits};

/// A file of the repository's data.
fn data(path: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data");
    std::fs::read_to_string(root.join(path)).unwrap()
}

/// The short scenario under another id, with its map beside it.
fn bridge(id: &str, turns: u32) -> Value {
    let text = data("scs/scenarios/mill-bridge.toml")
        .replace("scs/mill-bridge\"", &format!("scs/{id}\""))
        .replace("../maps/mill-bridge.toml", "field.toml")
        .replace("turns = 6", &format!("turns = {turns}"));
    json!([
        { "name": "bridge.toml", "text": text },
        { "name": "field.toml", "text": data("scs/maps/mill-bridge.toml") },
    ])
}

async fn bring(server: &TestServer, files: &Value) -> Value {
    server.http.post("/api/own", &json!({ "files": files })).await.ok()
}

/// The name that the table gives the one scenario that was brought.
fn name(opened: &Value) -> String {
    assert_eq!(opened["scenarios"].as_array().unwrap().len(), 1, "{opened}");
    opened["scenarios"][0].as_str().unwrap().to_owned()
}

async fn begin(server: &TestServer, scenario: &str) -> String {
    let wished = json!({ "scenario": scenario, "seed": 7 });
    let info = server.http.post("/api/games", &wished).await.ok();
    assert_eq!(info["scenario"], scenario);
    info["id"].as_str().unwrap().to_owned()
}

/// Plays the first answer there is, `count` times.
async fn play(server: &TestServer, game: &str, count: u32) {
    let mut live = server.live(game).await;
    for _ in 0..count {
        let asked = server.http.get(&format!("/api/games/{game}")).await.ok();
        let push = live.watch(asked["asked"].as_str().unwrap()).await;
        let action = &push["scene"]["prompt"]["choices"][0]["action"];
        let step = &push["scene"]["step"];
        live.ok(json!({ "do": "play", "step": step, "actions": [action] })).await;
    }
}

/// A table that knows nothing but the store of another, as after a restart.
async fn restarted(server: &TestServer) -> TestServer {
    let store = server.store.clone();
    let wishes = Wishes { wrap: Some(Box::new(move |_| store)), ..Wishes::default() };
    TestServer::start_with(wishes).await
}

#[tokio::test]
async fn an_own_scenario_is_opened_listed_and_played() {
    let server = TestServer::start().await;
    let opened = bring(&server, &bridge("my-bridge", 4)).await;
    assert_eq!(opened["findings"], json!([]));
    let own = name(&opened);
    assert!(own.starts_with("scs/my-bridge@"), "{own}");
    let catalog = server.http.get("/api/catalog").await.ok();
    let scenarios = catalog["scenarios"].as_array().unwrap();
    let card = scenarios.iter().find(|it| it["id"] == *own).unwrap();
    assert_eq!(
        (&card["own"], &card["kind"], &card["turns"]),
        (&json!(true), &json!("game"), &json!(4))
    );
    assert_eq!(scenarios.iter().filter(|it| it["own"] == true).count(), 1);
    let sheet = server.http.get(&format!("/api/scenarios/{own}")).await.ok();
    assert_eq!((&sheet["id"], &sheet["victory"][0]["at_least"]), (&json!(own), &json!(5)));
    assert_eq!(server.http.get(&format!("/api/pictures/{own}")).await.status, 200);
    assert_eq!(server.http.get(&format!("/api/maps/{own}")).await.status, 200);
    let game = begin(&server, &own).await;
    play(&server, &game, 3).await;
    assert_eq!(server.http.get(&format!("/api/games/{game}")).await.ok()["step"], 3);
    let listed = server.http.get("/api/own").await.ok();
    assert_eq!((&listed[0]["id"], &listed[0]["games"]), (&json!(own), &json!(1)));
    assert_eq!(listed[0]["title"]["it"], "Il ponte del mulino");
}

/// What is wrong is told at once, with file, line and how to mend it, and nothing is kept.
#[tokio::test]
async fn a_faulty_one_is_told_with_file_and_line() {
    let server = TestServer::start().await;
    let mut files = bridge("my-bridge", 4);
    let text = files[0]["text"].as_str().unwrap().replace("limit = 3", "limit = 3\nlimits = 4");
    files[0]["text"] = json!(text);
    let map = files[1]["text"].as_str().unwrap().replace("columns = 12", "columns = 0");
    files[1]["text"] = json!(map);
    let refused = server.http.post("/api/own", &json!({ "files": files })).await;
    assert_eq!(refused.err(), (422, "data".into()));
    let body: Value = serde_json::from_str(&refused.body).unwrap();
    let findings = body["err"]["findings"].as_array().unwrap();
    let of = |file: &str| findings.iter().find(|it| it["file"] == file).unwrap();
    let line = text.lines().position(|it| it == "limits = 4").unwrap() + 1;
    assert_eq!(
        (&of("bridge.toml")["line"], &of("bridge.toml")["severity"]),
        (&json!(line), &json!("error"))
    );
    assert!(of("field.toml")["what"].as_str().is_some_and(|it| !it.is_empty()), "{findings:?}");
    assert_eq!(server.http.get("/api/own").await.ok(), json!([]));
    // A letter, and a map alone, are no scenarios.
    for (file, text) in
        [("letter.toml", "Dear Sir"), ("map.toml", &*data("scs/maps/mill-bridge.toml"))]
    {
        let files = json!({ "files": [{ "name": file, "text": text }] });
        let refused = server.http.post("/api/own", &files).await;
        assert_eq!(refused.err(), (422, "data".into()), "{file}");
        assert!(refused.body.contains(file), "{}", refused.body);
    }
    let nothing = server.http.post("/api/own", &json!({ "files": [] })).await;
    assert_eq!(nothing.err(), (422, "data".into()));
}

/// Paths mean brought files and built-in ones; the disk is never looked at.
#[tokio::test]
async fn a_path_that_leads_out_finds_nothing() {
    let server = TestServer::start().await;
    let secret = tempfile::NamedTempFile::with_suffix(".toml").unwrap();
    std::fs::write(secret.path(), data("scs/maps/mill-bridge.toml")).unwrap();
    let outside = secret.path().display().to_string();
    let around = format!("../../../../../../../../../..{outside}");
    for path in [&*outside, &*around, "../../../../etc/passwd.toml", "..\\\\..\\\\x.toml", "/x.csv"]
    {
        let mut files = bridge("my-bridge", 4);
        let text = files[0]["text"].as_str().unwrap().replace("field.toml", path);
        files[0]["text"] = json!(text);
        let refused = server.http.post("/api/own", &json!({ "files": files })).await;
        assert_eq!(refused.err(), (422, "data".into()), "{path}");
        assert!(refused.body.contains("no file"), "{}", refused.body);
    }
    // A name that leads out is a name among the brought ones.
    let mut files = bridge("my-bridge", 4);
    files[0]["text"] =
        json!(files[0]["text"].as_str().unwrap().replace("field.toml", "../../field.toml"));
    files[1]["name"] = json!("../../field.toml");
    name(&bring(&server, &files).await);
    let kept = server.store.bundles().await.unwrap();
    let paths = server.store.bundle(&kept[0].id).await.unwrap().files;
    assert!(paths.iter().all(|(path, _)| !path.starts_with('/')), "{paths:?}");
}

#[tokio::test]
async fn too_much_is_refused() {
    let server = TestServer::start().await;
    let too_large = (413, "too-large".to_owned());
    let big = json!([{ "name": "a.toml", "text": "#".repeat(9 << 20) }]);
    assert_eq!(server.http.post("/api/own", &json!({ "files": big })).await.err(), too_large);
    let many: Vec<Value> =
        (0..1_000).map(|it| json!({ "name": format!("{it}.toml"), "text": "" })).collect();
    assert_eq!(server.http.post("/api/own", &json!({ "files": many })).await.err(), too_large);
    let strange = json!({ "files": [{ "name": "a.toml", "text": 7 }] });
    assert_eq!(server.http.post("/api/own", &strange).await.err(), (400, "bad-request".into()));
    // One more than is kept is refused; one that is there already is not one more.
    let wishes = Wishes { limits: Limits { own_scenarios: 1, ..limits() }, ..Wishes::default() };
    let small = TestServer::start_with(wishes).await;
    let first = name(&bring(&small, &bridge("my-bridge", 4)).await);
    let second = json!({ "files": bridge("my-bridge", 5) });
    assert_eq!(small.http.post("/api/own", &second).await.err(), too_large);
    assert_eq!(name(&bring(&small, &bridge("my-bridge", 4)).await), first);
}

/// The same id twice, and the id of a built-in scenario: three different games.
#[tokio::test]
async fn the_same_id_is_told_apart_and_hides_nothing() {
    let server = TestServer::start().await;
    let four = name(&bring(&server, &bridge("mill-bridge", 4)).await);
    let five = name(&bring(&server, &bridge("mill-bridge", 5)).await);
    assert_ne!(four, five);
    for (scenario, turns) in [(&*four, 4), (&*five, 5), ("scs/mill-bridge", 6)] {
        let game = begin(&server, scenario).await;
        let info = server.http.get(&format!("/api/games/{game}")).await.ok();
        assert_eq!(info["turns"], turns, "{scenario}");
    }
    // No guide was written for them.
    assert_eq!(server.http.get(&format!("/api/guides/{four}")).await.err().0, 404);
    // The built-in one brought as it is needs no files.
    let as_built_in = json!([{ "name": "x.toml", "text": data("scs/scenarios/mill-bridge.toml") }]);
    assert_eq!(name(&bring(&server, &as_built_in).await), "scs/mill-bridge");
    assert_eq!(server.http.get("/api/own").await.ok().as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn a_game_of_it_outlives_the_program_and_is_branched_off() {
    let server = TestServer::start().await;
    let own = name(&bring(&server, &bridge("my-bridge", 4)).await);
    let game = begin(&server, &own).await;
    play(&server, &game, 4).await;
    let again = restarted(&server).await;
    play(&again, &game, 2).await;
    assert_eq!(again.http.get(&format!("/api/games/{game}")).await.ok()["step"], 6);
    let branch = json!({ "step": 3 });
    let branched = again.http.post(&format!("/api/games/{game}/branch"), &branch).await.ok();
    assert_eq!((&branched["scenario"], &branched["step"]), (&json!(own), &json!(3)));
    play(&again, branched["id"].as_str().unwrap(), 1).await;
    let anew = again.http.post(&format!("/api/games/{game}/branch"), &json!({ "step": 0 })).await;
    play(&again, anew.ok()["id"].as_str().unwrap(), 1).await;
}

#[tokio::test]
async fn a_game_of_it_goes_elsewhere_with_its_files() {
    let (here, elsewhere) = (TestServer::start().await, TestServer::start().await);
    let own = name(&bring(&here, &bridge("my-bridge", 4)).await);
    let game = begin(&here, &own).await;
    play(&here, &game, 3).await;
    let saved = here.http.get(&format!("/api/games/{game}/bundle")).await;
    assert!(saved.header("content-disposition").unwrap().contains(".game.json"));
    let bundle = saved.ok();
    let record = json!({ "record": bundle["record"] });
    let alone = elsewhere.http.post("/api/games/import", &record).await;
    assert_eq!(alone.err(), (422, "unknown-scenario".into()));
    let other = json!({ "record": bundle["record"], "files": bridge("my-bridge", 5) });
    assert_eq!(elsewhere.http.post("/api/games/import", &other).await.err(), (422, "data".into()));
    assert_eq!(elsewhere.http.get("/api/own").await.ok(), json!([]), "nothing was kept");
    let info = elsewhere.http.post("/api/games/import", &bundle).await.ok();
    assert_eq!((&info["scenario"], &info["step"]), (&json!(own), &json!(3)));
    let imported = info["id"].as_str().unwrap();
    assert_eq!(elsewhere.hash(imported).await, here.hash(&game).await);
    play(&elsewhere, imported, 1).await;
    // Now that the files are there, the record alone will do; so will the files as they were.
    assert_eq!(elsewhere.http.post("/api/games/import", &record).await.ok()["scenario"], *own);
    let files = json!({ "record": bundle["record"], "files": bridge("my-bridge", 4) });
    assert_eq!(elsewhere.http.post("/api/games/import", &files).await.ok()["step"], 3);
}

#[tokio::test]
async fn it_is_removed_once_no_game_needs_it() {
    let server = TestServer::start().await;
    let own = name(&bring(&server, &bridge("my-bridge", 4)).await);
    let (game, address) = (begin(&server, &own).await, format!("/api/own/{own}"));
    assert_eq!(server.http.delete(&address).await.err(), (409, "needed".into()));
    server.http.delete(&format!("/api/games/{game}")).await.ok();
    assert_eq!(server.http.delete(&address).await.err(), (409, "needed".into()), "in the basket");
    server.http.delete(&format!("/api/games/{game}?forever=1")).await;
    assert_eq!(server.http.delete(&address).await.status, 204);
    assert_eq!(server.http.delete(&address).await.err(), (404, "unknown-scenario".into()));
    let wished = json!({ "scenario": own });
    let begun = server.http.post("/api/games", &wished).await;
    assert_eq!(begun.err(), (404, "unknown-scenario".into()));
    assert_eq!(server.http.delete("/api/own/scs/mill-bridge").await.status, 404);
    begin(&server, "scs/mill-bridge").await;
}

#[tokio::test]
async fn bots_play_it_to_its_end() {
    let server = TestServer::start().await;
    let own = name(&bring(&server, &bridge("my-bridge", 4)).await);
    let players = json!({ "blue": "random", "red": "random" });
    let wished = json!({ "scenario": own, "seed": 7, "players": players });
    let info = server.http.post("/api/games", &wished).await.ok();
    let mut live = server.live(info["id"].as_str().unwrap()).await;
    live.watch("spectator").await;
    live.ok(json!({ "do": "run", "running": true })).await;
    live.scene_where(|it| it["info"]["over"] == true).await;
}

/// A mission of Ambush! with its script under seal, in a folder as authors have it.
#[tokio::test]
async fn a_mission_comes_with_its_script() {
    let server = TestServer::start().await;
    let mission =
        data("ambush/scenarios/corbeau.toml").replace("ambush/corbeau\"", "ambush/my-mission\"");
    let files = json!([
        { "name": "mine/scenarios/corbeau.toml", "text": mission },
        { "name": "mine/scripts/corbeau.sealed", "text": data("ambush/scripts/corbeau.sealed") },
        { "name": "mine/maps/corbeau.toml", "text": data("ambush/maps/corbeau.toml") },
    ]);
    let own = name(&bring(&server, &files).await);
    assert!(own.starts_with("ambush/my-mission@"), "{own}");
    let game = begin(&server, &own).await;
    play(&server, &game, 1).await;
    play(&restarted(&server).await, &game, 1).await;
}
