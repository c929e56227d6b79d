//! Bots at the table: they play by themselves, stop when told, and lose their seat in mid-thought.

use serde_json::{Value, json};

use crate::harness::{TestServer, registry, until};

#[tokio::test]
async fn a_bot_answers_after_a_person() {
    let server = TestServer::start().await;
    let game = server.game(json!({ "red": "random" })).await;
    let mut blue = server.live(&game).await;
    // Red is asked first and plays without being told.
    let mut push = blue.watch("blue").await;
    for _ in 0..30 {
        if push["scene"]["asked"] == "blue" {
            let action = &push["scene"]["prompt"]["choices"][0]["action"];
            let step = &push["scene"]["step"];
            blue.ok(json!({ "do": "play", "step": step, "actions": [action] })).await;
        }
        if push["info"]["over"] == true {
            break;
        }
        push = blue.scene().await;
    }
    assert!(push["scene"]["step"].as_u64().unwrap() > 10);
}

#[tokio::test]
async fn bots_alone_wait_until_they_are_told_and_play_to_the_end() {
    let server = TestServer::start().await;
    let game = server.game(json!({ "red": "random", "blue": "greedy" })).await;
    let mut live = server.live(&game).await;
    assert_eq!(live.watch("spectator").await["scene"]["step"], 0);
    // Nothing has moved: a second look sees the same.
    assert_eq!(live.watch("spectator").await["scene"]["step"], 0);
    live.ok(json!({ "do": "run", "running": true })).await;
    let end = live.scene_where(|it| it["info"]["over"] == true).await;
    assert!(end["info"]["result"]["it"].is_string());
    // A finished game has no secrets, and its record proves its dice.
    live.watch("blue").await;
    let record = server.http.get(&format!("/api/games/{game}/record")).await.body;
    let proof = registry().verify(&record).unwrap();
    assert!(proof.over && proof.dice.proved > 0 && proof.dice.unrevealed == 0, "{proof}");
    assert_eq!(live.err(json!({ "do": "play", "step": 0, "actions": ["x"] })).await, "over");
}

#[tokio::test]
async fn the_same_seed_gives_the_same_game_of_bots() {
    let mut records = Vec::new();
    for _ in 0..2 {
        let server = TestServer::start().await;
        let game = server.game(json!({ "red": "greedy", "blue": "random" })).await;
        let mut live = server.live(&game).await;
        live.watch("spectator").await;
        live.ok(json!({ "do": "run", "running": true })).await;
        live.scene_where(|it| it["info"]["over"] == true).await;
        records.push(server.http.get(&format!("/api/games/{game}/record")).await.body);
    }
    assert_eq!(records[0], records[1]);
}

#[tokio::test]
async fn bots_stop_when_they_are_told() {
    let server = TestServer::start().await;
    let game = server.game(json!({ "red": "random", "blue": "random" })).await;
    let mut live = server.live(&game).await;
    live.watch("spectator").await;
    live.ok(json!({ "do": "run", "running": true, "pace": 20 })).await;
    live.scene_where(|it| it["scene"]["step"].as_u64() > Some(2)).await;
    live.ok(json!({ "do": "run", "running": false })).await;
    let stopped = server.hash(&game).await;
    tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    assert_eq!(server.hash(&game).await, stopped);
    let push = live.watch("spectator").await;
    assert_eq!((&push["thinking"], &push["info"]["over"]), (&Value::Null, &json!(false)));
}

#[tokio::test]
async fn a_person_takes_the_seat_of_a_bot_that_thinks() {
    let server = TestServer::start().await;
    let game = server.game(json!({})).await;
    let mut live = server.live(&game).await;
    // Long enough that a busy machine takes the seat before the bot has answered.
    live.ok(json!({ "do": "run", "running": true, "pace": 1000 })).await;
    live.ok(json!({ "do": "seat", "seat": "red", "player": "greedy" })).await;
    assert_eq!(live.watch("spectator").await["thinking"], "red");
    live.ok(json!({ "do": "seat", "seat": "red", "player": "human" })).await;
    // What the bot has thought comes too late.
    tokio::time::sleep(std::time::Duration::from_millis(1300)).await;
    let push = live.watch("red").await;
    assert_eq!((&push["thinking"], &push["scene"]["step"]), (&Value::Null, &json!(0)));
    live.play_first().await;
    let info = server.http.get(&format!("/api/games/{game}")).await.ok();
    assert_eq!(info["players"], json!({ "blue": "human", "red": "human" }));
}

#[tokio::test]
async fn a_bot_plays_on_when_nobody_looks() {
    let server = TestServer::start().await;
    let game = server.game(json!({ "red": "random" })).await;
    // Reading the setting is enough to wake the game.
    server.http.get(&format!("/api/games/{game}/setting")).await.ok();
    let path = format!("/api/games/{game}");
    until(|| async { server.http.get(&path).await.ok()["asked"] == "blue" }).await;
}
