//! How frames travel, and what comes with a question.

use serde_json::{Value, json};

use crate::client::Live;
use crate::harness::TestServer;

/// A line as the page opens it.
async fn deflated(server: &TestServer, game: &str) -> Live {
    Live::open_as(server.http.port, game, "frames=deflated").await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn long_frames_come_deflated_to_who_can_inflate_them() {
    let server = TestServer::start().await;
    let game = server.game(json!({ "blue": "human", "red": "human" })).await;
    let (mut able, mut plain) = (deflated(&server, &game).await, server.live(&game).await);
    able.watch("blue").await;
    plain.watch("blue").await;
    assert_eq!(able.frames, plain.frames, "both are told the same, in the same order");
    assert!(plain.sizes.iter().all(|&(_, bytes)| !bytes), "nobody else gets bytes");
    let whole = |live: &Live| live.sizes.iter().map(|it| it.0).sum::<usize>();
    assert!(whole(&able) * 4 < whole(&plain), "{} of {}", whole(&able), whole(&plain));
    for (text, &(_, bytes)) in able.frames.iter().zip(&able.sizes) {
        assert_eq!(bytes, text.len() >= 1_024, "short frames stay text");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unknown_way_to_send_frames_is_refused() {
    let server = TestServer::start().await;
    let game = server.game(json!({ "blue": "human", "red": "human" })).await;
    let refused = Live::open_as(server.http.port, &game, "frames=folded").await;
    assert!(refused.is_err_and(|it| it.to_string().contains("400")));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_range_comes_with_the_question() {
    let server = TestServer::start().await;
    let game = server.game(json!({ "blue": "human", "red": "human" })).await;
    let mut live = server.live(&game).await;
    let is_select = |it: &&Value| it["verb"] == "select";
    let (step, select) = loop {
        let asked = live.watch("spectator").await["scene"]["asked"].clone();
        let scene = live.watch(asked.as_str().unwrap()).await["scene"].take();
        assert_eq!(scene["prompt"]["reaches"], json!([]), "nobody is chosen yet");
        let choices = scene["prompt"]["choices"].as_array().unwrap();
        if let Some(select) = choices.iter().find(is_select) {
            break (scene["step"].clone(), select["action"].clone());
        }
        // The armies are set up first.
        live.play_first().await;
    };
    live.ok(json!({ "do": "play", "step": step, "actions": [select] })).await;
    let prompt = live.scene().await["scene"]["prompt"].take();
    assert!(!prompt["reaches"].as_array().unwrap().is_empty(), "{prompt}");
    let asked = live.ok(json!({ "do": "reach" })).await;
    assert_eq!(prompt["reaches"], asked["reaches"], "who asks is told the same");
    let first = &prompt["reaches"][0];
    assert_eq!(first["path"].as_array().unwrap().last(), Some(&first["hex"]));
    assert_eq!(first["box"], json!(null), "a hex is no box");
}
