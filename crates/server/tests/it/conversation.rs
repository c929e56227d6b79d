//! Playing over a live line: question, answer, undo, and what others see of it.

use serde_json::{Value, json};

use crate::harness::TestServer;

/// The first answer on offer.
fn first(push: &Value) -> Value {
    push["scene"]["prompt"]["choices"][0]["action"].clone()
}

#[tokio::test]
async fn a_viewer_gets_the_setting_once_and_the_scene_after_every_change() {
    let server = TestServer::start().await;
    let game = server.game(json!({})).await;
    let mut red = server.live(&game).await;
    red.ok(json!({ "do": "watch", "viewer": "red" })).await;
    let setting = red.push("setting").await;
    assert_eq!(setting["setting"]["scenario"], "scs/mill-bridge");
    assert_eq!(setting["board"]["hexes"].as_array().unwrap().len(), 120);
    let push = red.scene().await;
    assert_eq!(push["scene"]["viewer"], "red");
    assert_eq!(push["scene"]["log"], json!([]));
    assert_eq!((&push["info"]["id"], &push["log_from"]), (&json!(game), &json!(0)));
    let played = red.ok(json!({ "do": "play", "step": 0, "actions": [first(&push)] })).await;
    assert_eq!((&played["step"], &played["over"]), (&json!(1), &json!(false)));
    let push = red.scene_at(1).await;
    assert!(!push["log"].as_array().unwrap().is_empty());
    red.watch("red").await;
    assert_eq!(red.frames.iter().filter(|it| it.contains(r#""push":"setting""#)).count(), 1);
}

#[tokio::test]
async fn who_answers_is_who_looks_and_only_the_seat_that_is_asked() {
    let server = TestServer::start().await;
    let game = server.game(json!({})).await;
    let mut blue = server.live(&game).await;
    let play = json!({ "do": "play", "step": 0, "actions": ["x"] });
    assert_eq!(blue.err(play.clone()).await, "viewer");
    let push = blue.watch("blue").await;
    assert_eq!(push["scene"]["prompt"], Value::Null);
    for request in [
        play,
        json!({ "do": "why", "action": "x" }),
        json!({ "do": "odds", "actions": ["x"] }),
        json!({ "do": "reach" }),
    ] {
        assert_eq!(blue.err(request).await, "viewer");
    }
    assert_eq!(server.hash(&game).await, crate::harness::twin().hash());
}

#[tokio::test]
async fn an_answer_is_shown_to_everybody_who_looks() {
    let server = TestServer::start().await;
    let game = server.game(json!({})).await;
    let (mut red, mut blue) = (server.live(&game).await, server.live(&game).await);
    let push = red.watch("red").await;
    blue.watch("blue").await;
    red.ok(json!({ "do": "play", "step": 0, "actions": [first(&push)] })).await;
    let seen = blue.scene_at(1).await;
    assert_eq!((&seen["scene"]["viewer"], &seen["log_from"]), (&json!("blue"), &json!(0)));
}

#[tokio::test]
async fn nobody_who_looks_away_is_shown_anything() {
    let server = TestServer::start().await;
    let game = server.game(json!({})).await;
    let (mut red, mut blue) = (server.live(&game).await, server.live(&game).await);
    blue.watch("blue").await;
    blue.ok(json!({ "do": "look-away" })).await;
    let before = blue.frames.len();
    let push = red.watch("red").await;
    red.ok(json!({ "do": "play", "step": 0, "actions": [first(&push)] })).await;
    red.scene_at(1).await;
    assert_eq!(blue.err(json!({ "do": "overlays" })).await, "viewer");
    // The refusal is the only thing that came.
    assert_eq!(blue.frames.len(), before + 1, "{:?}", blue.frames.last());
    assert_eq!(blue.watch("blue").await["scene"]["step"], 1);
}

#[tokio::test]
async fn several_answers_are_played_all_or_none() {
    let server = TestServer::start().await;
    let game = server.game(json!({})).await;
    let mut red = server.live(&game).await;
    let push = red.watch("red").await;
    let before = server.hash(&game).await;
    let actions = json!([first(&push), "no such thing"]);
    let request = json!({ "do": "play", "step": 0, "actions": actions });
    assert_eq!(red.err(request).await, "not-an-action");
    assert_eq!(server.hash(&game).await, before);
    assert_eq!(red.err(json!({ "do": "play", "step": 0, "actions": [] })).await, "bad-request");
    // The table is as before: the same question is open.
    let push = red.watch("red").await;
    red.ok(json!({ "do": "play", "step": 0, "actions": [first(&push)] })).await;
    assert_ne!(server.hash(&game).await, before);
}

#[tokio::test]
async fn an_answer_is_taken_back_for_good() {
    let server = TestServer::start().await;
    let game = server.game(json!({})).await;
    let (mut red, mut blue) = (server.live(&game).await, server.live(&game).await);
    let push = red.watch("red").await;
    blue.watch("blue").await;
    let before = server.hash(&game).await;
    red.ok(json!({ "do": "play", "step": 0, "actions": [first(&push)] })).await;
    assert_eq!(red.scene_at(1).await["undo"]["to"], 0);
    let seen = blue.scene_at(1).await;
    assert_eq!(seen["undo"]["to"], 1);
    assert!(seen["undo"]["why"]["it"].is_string());
    assert_eq!(blue.err(json!({ "do": "undo", "step": 1 })).await, "undo");
    assert_eq!(red.err(json!({ "do": "undo", "step": 0 })).await, "stale");
    red.ok(json!({ "do": "undo", "step": 1, "to": 0 })).await;
    let seen = blue.scene_at(0).await;
    assert_eq!(
        (&seen["log_from"], &seen["log"], &seen["info"]["undone"]),
        (&json!(0), &json!([]), &json!(1))
    );
    assert_eq!(server.hash(&game).await, before);
    assert_eq!(server.store.history(&game, None).await.unwrap().steps, []);
}

#[tokio::test]
async fn a_client_that_comes_back_gets_only_what_it_missed() {
    let server = TestServer::start().await;
    let game = server.game(json!({})).await;
    let mut live = server.live(&game).await;
    let mut last = String::new();
    for _ in 0..4 {
        last = live.play_first().await;
    }
    let mut again = server.live(&game).await;
    again.ok(json!({ "do": "watch", "viewer": "red", "since": 3, "undone": 0 })).await;
    assert_eq!(again.scene().await["log_from"], 3);
    // After an undo the log it holds may be of what did not happen.
    live.watch(&last).await;
    live.ok(json!({ "do": "undo", "step": 4 })).await;
    again.ok(json!({ "do": "watch", "viewer": "red", "since": 3, "undone": 0 })).await;
    let push = again.scene_where(|it| it["log_from"] == 0).await;
    assert_eq!(push["scene"]["step"], 3);
}

#[tokio::test]
async fn the_question_can_be_explored() {
    let server = TestServer::start().await;
    let game = server.game(json!({})).await;
    let mut red = server.live(&game).await;
    let push = red.watch("red").await;
    let action = first(&push);
    let why = red.ok(json!({ "do": "why", "action": action })).await;
    assert_eq!(why["legal"], true);
    let why = red.ok(json!({ "do": "why", "action": "done" })).await;
    assert_eq!((&why["legal"], why["text"]["it"].is_string()), (&json!(false), true));
    let odds = red.ok(json!({ "do": "odds", "actions": [action, "dance", action] })).await;
    assert_eq!(odds["odds"][0]["outcomes"][0]["p"], json!([1, 1]));
    assert_eq!(odds["odds"][1]["code"], "not-an-action", "one that fails spoils no other");
    assert_eq!(odds["odds"][2], odds["odds"][0]);
    assert!(red.ok(json!({ "do": "reach" })).await["reaches"].is_array());
    assert!(red.ok(json!({ "do": "overlays" })).await["overlays"].is_array());
    let past = red.ok(json!({ "do": "scene", "step": 0 })).await;
    assert_eq!(
        (&past["prompt"], &past["log"], &past["step"]),
        (&Value::Null, &json!([]), &json!(0))
    );
    assert_eq!(red.err(json!({ "do": "scene", "step": 99 })).await, "undo");
}

#[tokio::test]
async fn a_single_answer_can_be_sent_over_http() {
    let server = TestServer::start().await;
    let game = server.game(json!({})).await;
    let action =
        server.live(&game).await.watch("red").await["scene"]["prompt"]["choices"][0]["action"]
            .clone();
    let path = format!("/api/games/{game}/play");
    let foreign = json!({ "step": 0, "action": action, "viewer": "blue" });
    assert_eq!(server.http.post(&path, &foreign).await.err(), (403, "viewer".into()));
    let played = server.http.post(&path, &json!({ "step": 0, "action": action })).await.ok();
    assert_eq!((&played["step"], &played["over"]), (&json!(1), &json!(false)));
    let stale = server.http.post(&path, &json!({ "step": 0, "action": action })).await;
    assert_eq!(stale.err(), (409, "stale".into()));
}
