//! Games leave memory and come back as they were.

use std::time::Duration;

use serde_json::json;
use server::Limits;

use crate::harness::{TestServer, Wishes, limits};

#[tokio::test]
async fn more_games_than_fit_are_played_in_turn() {
    let limits = Limits { live_games: 2, ..limits() };
    let server = TestServer::start_with(Wishes { limits, ..Wishes::default() }).await;
    let mut games = Vec::new();
    for _ in 0..5 {
        games.push(server.game(json!({})).await);
    }
    for _ in 0..4 {
        for game in &games {
            server.live(game).await.play_first().await;
        }
    }
    let first = server.hash(&games[0]).await;
    for game in &games {
        assert_eq!(server.hash(game).await, first);
    }
}

#[tokio::test]
async fn a_game_that_nobody_needs_leaves_and_comes_back() {
    let limits = Limits { idle: Duration::from_millis(5), ..limits() };
    let server = TestServer::start_with(Wishes { limits, ..Wishes::default() }).await;
    let game = server.game(json!({})).await;
    for step in 1..=5 {
        server.live(&game).await.play_first().await;
        tokio::time::sleep(Duration::from_millis(20)).await;
        let mut live = server.live(&game).await;
        let push = live.watch("spectator").await;
        assert_eq!(push["scene"]["step"], step);
        // The log comes back too.
        assert!(!push["log"].as_array().unwrap().is_empty());
    }
}

#[tokio::test]
async fn a_client_that_does_not_read_holds_up_nobody() {
    let server = TestServer::start().await;
    let game = server.game(json!({})).await;
    let mut deaf = server.live(&game).await;
    deaf.send(&json!({ "id": 1, "do": "watch", "viewer": "spectator" }).to_string()).await;
    let mut red = server.live(&game).await;
    let mut push = red.watch("red").await;
    for round in 0..400 {
        // Forth and back, each a scene for everybody who looks.
        let action = push["scene"]["prompt"]["choices"][0]["action"].clone();
        red.ok(json!({ "do": "play", "step": 0, "actions": [action] })).await;
        red.ok(json!({ "do": "undo", "step": 1 })).await;
        push = red.scene_where(|it| it["info"]["undone"] == round + 1).await;
    }
    // When it reads at last, it need not read them all to see the newest.
    let newest = deaf.scene_where(|it| it["info"]["undone"] == 400).await;
    assert_eq!(newest["scene"]["step"], 0);
}
