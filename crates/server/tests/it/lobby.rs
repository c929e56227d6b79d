//! The list of games and what can be looked up beside them.

use serde_json::{Value, json};

use crate::harness::TestServer;

#[tokio::test]
async fn the_catalog_names_everything_in_both_languages() {
    let server = TestServer::start().await;
    let catalog = server.http.get("/api/catalog").await.ok();
    assert_eq!(catalog["systems"][0]["id"], "scs");
    let scenarios = catalog["scenarios"].as_array().unwrap();
    let kind = |id: &str| {
        let found = scenarios.iter().find(|it| it["id"] == id).unwrap();
        assert!(found["title"]["it"].is_string() && found["briefing"]["en"].is_string());
        assert!(found["seats"][0]["name"]["it"].is_string());
        found["kind"].clone()
    };
    assert_eq!(kind("scs/mill-bridge"), "lesson");
    assert_eq!(kind("scs/gothic-line"), "game");
    assert_eq!(kind("scs/fig-zoc-1"), "figure");
    for bot in catalog["bots"].as_array().unwrap() {
        assert!(!bot["plays"]["it"].as_str().unwrap().contains('⟦'), "{bot}");
    }
}

/// What was measured is told where it was measured, and nothing is made up where it was not.
#[tokio::test]
async fn a_scenario_tells_how_long_it_takes_and_who_wins_it() {
    let http = TestServer::start().await.http;
    let catalog = http.get("/api/catalog").await.ok();
    let scenarios = catalog["scenarios"].as_array().unwrap();
    let find = |id: &str| scenarios.iter().find(|it| it["id"] == id).unwrap().clone();
    let mill = find("scs/mill-bridge");
    assert_eq!(mill["length"], json!({ "answers": 250, "minutes": 20 }));
    assert_eq!(mill["balance"]["sides"][0], json!({ "seat": "blue", "wins": 3 }));
    assert_eq!(mill["difficulty"], 1);
    let gothic = find("scs/gothic-line");
    assert_eq!((&gothic["length"], &gothic["balance"]), (&Value::Null, &Value::Null));
    assert_eq!(gothic["difficulty"], 2, "many counters");
    for bot in catalog["bots"].as_array().unwrap() {
        assert_ne!(bot["title"]["en"], bot["name"], "players know it by another name");
        assert!(!bot["title"]["it"].as_str().unwrap().contains('⟦'), "{bot}");
    }
}

#[tokio::test]
async fn the_sheet_of_a_scenario_tells_how_and_where_it_is_won() {
    let http = TestServer::start().await.http;
    let sheet = http.get("/api/scenarios/scs/mill-bridge").await.ok();
    assert_eq!(sheet["victory"][0]["at_least"], 5);
    let objectives = sheet["objectives"].as_array().unwrap();
    let bridge = objectives.iter().find(|it| it["hex"] == "07.05").unwrap();
    assert_eq!(bridge["name"]["it"], "Ponte del mulino");
    assert_eq!(http.get("/api/scenarios/scs/none").await.err(), (422, "unknown-scenario".into()));
}

#[tokio::test]
async fn a_picture_that_was_made_beforehand_is_not_drawn() {
    let http = TestServer::start().await.http;
    assert_eq!(http.get("/api/pictures/scs/mill-bridge").await.body, "picture");
    assert_eq!(http.get("/api/pictures/scs/fig-zoc-2").await.status, 200);
    assert_eq!(http.get("/api/pictures/scs/none").await.err(), (422, "unknown-scenario".into()));
}

/// Whoever plays alone is asked only who plays his own side.
#[tokio::test]
async fn the_catalog_names_the_seats_that_can_be_taken() {
    let server = TestServer::start().await;
    let catalog = server.http.get("/api/catalog").await.ok();
    for scenario in catalog["scenarios"].as_array().unwrap() {
        let seats = scenario["seats"].as_array().unwrap();
        let players: serde_json::Map<String, Value> = seats
            .iter()
            .map(|it| (it["id"].as_str().unwrap().to_owned(), json!("human")))
            .collect();
        let wished = json!({ "scenario": scenario["id"], "players": players.clone() });
        let begun = server.http.post("/api/games", &wished).await.ok();
        assert_eq!(begun["players"], Value::Object(players), "{}", scenario["id"]);
    }
}

#[tokio::test]
async fn a_game_is_begun_listed_renamed_thrown_away_and_taken_back() {
    let server = TestServer::start().await;
    let http = server.http;
    let first = server.game(json!({ "red": "greedy" })).await;
    let second = server.game(json!({})).await;
    let ids = |list: Value| -> Vec<String> {
        list.as_array().unwrap().iter().map(|it| it["id"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(ids(http.get("/api/games").await.ok()), [second.as_str(), first.as_str()]);
    let path = format!("/api/games/{first}");
    let info = http.get(&path).await.ok();
    assert_eq!(info["players"], json!({ "blue": "human", "red": "greedy" }));
    assert_eq!((&info["title"], &info["turns"]), (&json!("Mill Bridge"), &json!(6)));
    let renamed = http.with_body("PATCH", &path, r#"{"title":" Monday "}"#).await.ok();
    assert_eq!(renamed["title"], "Monday");
    assert_eq!(http.delete(&format!("{path}?forever=1")).await.err(), (409, "not-deleted".into()));
    assert!(http.delete(&path).await.ok()["deleted"].is_number());
    assert_eq!(ids(http.get("/api/games").await.ok()), [second.as_str()]);
    assert_eq!(ids(http.get("/api/games?deleted=1").await.ok()), [first.as_str()]);
    let restored = http.post(&format!("{path}/restore"), &json!({})).await.ok();
    assert_eq!(restored["deleted"], Value::Null);
    http.delete(&path).await.ok();
    assert_eq!(http.delete(&format!("{path}?forever=1")).await.status, 204);
    assert_eq!(http.get(&path).await.err(), (404, "no-game".into()));
    assert_eq!(ids(http.get("/api/games?deleted=1").await.ok()), [""; 0]);
}

#[tokio::test]
async fn a_game_in_the_basket_is_shown_but_not_played() {
    let server = TestServer::start().await;
    let game = server.game(json!({})).await;
    let mut red = server.live(&game).await;
    let push = red.watch("red").await;
    server.http.delete(&format!("/api/games/{game}")).await.ok();
    assert!(red.scene().await["info"]["deleted"].is_number());
    let action = &push["scene"]["prompt"]["choices"][0]["action"];
    assert_eq!(red.err(json!({ "do": "play", "step": 0, "actions": [action] })).await, "deleted");
    server.http.post(&format!("/api/games/{game}/restore"), &json!({})).await.ok();
    red.ok(json!({ "do": "play", "step": 0, "actions": [action] })).await;
}

#[tokio::test]
async fn those_who_look_see_a_new_title() {
    let server = TestServer::start().await;
    let game = server.game(json!({})).await;
    let mut live = server.live(&game).await;
    live.watch("spectator").await;
    server.http.with_body("PATCH", &format!("/api/games/{game}"), r#"{"title":"New"}"#).await.ok();
    live.scene_where(|it| it["info"]["title"] == "New").await;
}

#[tokio::test]
async fn wishes_that_cannot_be_met_are_refused() {
    let server = TestServer::start().await;
    let refusals = [
        (json!({ "scenario": "scs/nowhere" }), (422, "unknown-scenario")),
        (
            json!({ "scenario": "scs/mill-bridge", "players": { "green": "human" } }),
            (422, "viewer"),
        ),
        (
            json!({ "scenario": "scs/mill-bridge", "players": { "red": "nobody" } }),
            (400, "bad-request"),
        ),
        (json!({ "scenario": "scs/mill-bridge", "options": { "fog": "thick" } }), (422, "option")),
        (json!({ "scenario": "scs/mill-bridge", "title": " " }), (400, "bad-request")),
        (json!({ "scenario": "scs/mill-bridge", "title": "x".repeat(200) }), (400, "bad-request")),
        (json!({ "scenario": "scs/mill-bridge", "wish": 1 }), (400, "bad-request")),
        (json!({}), (400, "bad-request")),
    ];
    for (wish, (status, code)) in refusals {
        let answer = server.http.post("/api/games", &wish).await;
        assert_eq!(answer.err(), (status, code.into()), "{wish}");
    }
    assert_eq!(server.http.get("/api/games").await.ok(), json!([]));
}

#[tokio::test]
async fn seeds_are_drawn_unless_one_is_named() {
    let server = TestServer::start().await;
    let wish = json!({ "scenario": "scs/mill-bridge" });
    let mut commitments = Vec::new();
    for _ in 0..2 {
        let info = server.http.post("/api/games", &wish).await.ok();
        let path = format!("/api/games/{}/record", info["id"].as_str().unwrap());
        let record = server.http.get(&path).await.body;
        commitments
            .push(record.lines().find(|it| it.starts_with("commitment")).unwrap().to_owned());
        assert!(!record.contains("seed "));
    }
    assert_ne!(commitments[0], commitments[1]);
}

#[tokio::test]
async fn rules_terms_and_guides_are_looked_up() {
    let http = TestServer::start().await.http;
    assert_eq!(http.get("/api/rules/scs:1.0A").await.ok()["title"]["it"], "uno");
    assert_eq!(http.get("/api/rules?system=scs").await.ok()[0]["id"], "scs:1.0A");
    assert_eq!(http.get("/api/rules?system=x").await.ok(), json!([]));
    assert_eq!(http.get("/api/rules/scs:9").await.err(), (404, "not-found".into()));
    assert_eq!(http.get("/api/glossary").await.ok()[0]["term"]["en"], "hex");
    assert_eq!(http.get("/api/guides/scs/mill-bridge").await.ok()["scenario"], "scs/mill-bridge");
    assert_eq!(http.get("/api/guides/scs/other").await.err(), (404, "not-found".into()));
    assert_eq!(http.get("/api/health").await.body, "ok");
}

#[tokio::test]
async fn players_who_share_a_squad_each_have_a_seat() {
    let server = TestServer::start().await;
    let http = &server.http;
    let catalog = http.get("/api/catalog").await.ok();
    let find = |list: &str, key: &str, name: &str| {
        let all = catalog[list].as_array().unwrap().iter();
        all.clone().find(|it| it[key] == name).unwrap().clone()
    };
    let mission = find("scenarios", "id", "ambush/corbeau");
    // Nobody plays the Germans.
    assert_eq!(mission["seats"].as_array().unwrap().len(), 1);
    let options = find("systems", "id", "ambush")["options"].clone();
    let players = options.as_array().unwrap().iter().find(|it| it["name"] == "players").unwrap();
    let seats = |value: usize| {
        let seats = players["values"][value]["seats"].as_array().unwrap().iter();
        seats.map(|it| it["id"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(seats(0), ["us"]);
    assert_eq!(seats(1), ["able", "baker"]);
    assert_eq!(seats(3), ["able", "baker", "charlie", "dog"]);
    let wished = json!({
        "scenario": "ambush/corbeau",
        "players": { "baker": "greedy" },
        "options": { "players": "2" },
    });
    let game = http.post("/api/games", &wished).await.ok();
    assert_eq!(game["players"], json!({ "able": "human", "baker": "greedy" }));
    assert_eq!(game["asked"], "able");
    // A seat that this table does not have is nobody's.
    let wished = json!({ "scenario": "ambush/corbeau", "players": { "baker": "greedy" } });
    assert_eq!(http.post("/api/games", &wished).await.err().0, 422);
}
