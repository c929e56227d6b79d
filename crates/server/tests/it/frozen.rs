//! A panic in one game stops that game alone.

use std::sync::{Arc, Mutex};

use serde_json::json;

use crate::harness::{TestServer, Wishes, registry, until};

#[tokio::test]
async fn a_panic_freezes_one_game_and_keeps_its_record() {
    let doomed: Arc<Mutex<Option<String>>> = Arc::default();
    let hook = doomed.clone();
    let before_play = Some(Arc::new(move |game: &str, step: u32| {
        let is_doomed = hook.lock().unwrap().as_deref() == Some(game);
        assert!(!(is_doomed && step == 1), "a fault that the test has planted");
    }) as _);
    let server = TestServer::start_with(Wishes { before_play, ..Wishes::default() }).await;
    let (game, other) = (server.game(json!({})).await, server.game(json!({})).await);
    *doomed.lock().unwrap() = Some(game.clone());

    let mut red = server.live(&game).await;
    red.play_first().await;
    let asked = red.watch("spectator").await["scene"]["asked"].clone();
    let scene = red.watch(asked.as_str().unwrap()).await["scene"].take();
    let action = &scene["prompt"]["choices"][0]["action"];
    let kept = server.hash(&game).await;
    assert_eq!(red.err(json!({ "do": "play", "step": 1, "actions": [action] })).await, "frozen");
    assert!(red.push("frozen").await["message"]["it"].is_string());
    assert_eq!(red.err(json!({ "do": "overlays" })).await, "frozen");

    let path = format!("/api/games/{game}");
    until(|| async { server.http.get(&path).await.ok()["frozen"] == true }).await;
    let play = json!({ "step": 1, "action": "x" });
    let answer = server.http.post(&format!("{path}/play"), &play).await;
    assert_eq!(answer.err(), (409, "frozen".into()));
    assert_eq!(server.hash(&game).await, kept);
    let record = server.http.get(&format!("{path}/record")).await.body;
    assert_eq!(registry().verify(&record).unwrap().steps, 1);

    // The rest of the table goes on, and the game itself from an earlier point.
    server.live(&other).await.play_first().await;
    let branch = server.http.post(&format!("{path}/branch"), &json!({ "step": 1 })).await.ok();
    assert_eq!((&branch["step"], &branch["frozen"]), (&json!(1), &json!(false)));
    let renamed = server.http.with_body("PATCH", &path, r#"{"title":"Broken"}"#).await.ok();
    assert_eq!((&renamed["title"], &renamed["frozen"]), (&json!("Broken"), &json!(true)));
}
