//! What is malformed, foreign, oversized or stale gets a clear error and changes nothing.

use serde_json::json;

use crate::client::Live;
use crate::harness::TestServer;

#[tokio::test]
async fn requests_from_elsewhere_are_refused() {
    let server = TestServer::start().await;
    let game = server.game(json!({})).await;
    let http = server.http;
    let body = json!({ "step": 0, "action": "x" }).to_string();
    let path = format!("/api/games/{game}/play");
    let json_type = "content-type: application/json\r\n";
    let foreign = format!("{json_type}origin: http://evil.example\r\n");
    let answer = http.send(&http.request("POST", &path, &foreign, &body)).await;
    assert_eq!(answer.err(), (403, "foreign".into()));
    let rebound = http.request("GET", "/api/games", "", "").replace("127.0.0.1", "evil.example");
    assert_eq!(http.send(&rebound).await.err(), (403, "foreign".into()));
    let own = format!("{json_type}origin: http://localhost:{}\r\n", http.port);
    let answer = http.send(&http.request("POST", &path, &own, &body)).await;
    assert_eq!(answer.err().1, "not-an-action");
    assert!(Live::try_open(http.port, &game, Some("http://evil.example")).await.is_err());
    assert!(Live::try_open(http.port, &game, Some("null")).await.is_err());
    let ours = format!("http://127.0.0.1:{}", http.port);
    assert!(Live::try_open(http.port, &game, Some(&ours)).await.is_ok());
    assert!(Live::try_open(http.port, "none", None).await.is_err());
}

#[tokio::test]
async fn bodies_that_cannot_be_read_are_refused() {
    let server = TestServer::start().await;
    let game = server.game(json!({})).await;
    let before = server.hash(&game).await;
    let path = format!("/api/games/{game}/play");
    for body in [
        "",
        "{",
        "[]",
        "7",
        "{\"step\":0}",
        "{\"step\":-1,\"action\":\"x\"}",
        "\u{1F600}",
        "{\"step\":0,\"action\":\"x\",\"dice\":[6]}",
        "{\"step\":0.5,\"action\":\"x\"}",
    ] {
        let answer = server.http.with_body("POST", &path, body).await;
        assert_eq!(answer.err(), (400, "bad-request".into()), "{body}");
    }
    let text = server.http.request("POST", &path, "content-type: text/plain\r\n", "{}");
    assert_eq!(server.http.send(&text).await.err(), (415, "bad-request".into()));
    let long = json!({ "step": 0, "action": "x".repeat(70_000) });
    assert_eq!(server.http.post(&path, &long).await.err(), (413, "too-large".into()));
    let long = json!({ "record": "x".repeat(300 << 10) });
    assert_eq!(server.http.post("/api/games/import", &long).await.err(), (413, "too-large".into()));
    assert_eq!(server.http.get("/api/games?wish=1").await.err(), (400, "bad-request".into()));
    assert_eq!(server.hash(&game).await, before);
}

#[tokio::test]
async fn frames_that_cannot_be_read_are_refused_and_the_line_stands() {
    let server = TestServer::start().await;
    let game = server.game(json!({})).await;
    let mut live = server.live(&game).await;
    live.watch("red").await;
    for frame in ["", "{", "[]", "null", "{\"id\":1}", "{\"do\":\"watch\"}"] {
        live.send(frame).await;
        assert_eq!(live.next().await["err"]["code"], "bad-request", "{frame}");
    }
    live.send_bytes(vec![0xff, 0xfe]).await;
    assert_eq!(live.next().await["err"]["code"], "bad-request");
    for request in [
        json!({ "do": "dance" }),
        json!({ "do": "play", "step": 0 }),
        json!({ "do": "play", "step": 0, "actions": "done" }),
        json!({ "do": "play", "step": 0, "actions": [], "dice": [6] }),
        json!({ "do": "watch", "viewer": 7 }),
    ] {
        assert_eq!(live.err(request.clone()).await, "bad-request", "{request}");
    }
    assert_eq!(live.err(json!({ "do": "play", "step": 9, "actions": ["done"] })).await, "stale");
    live.watch("red").await;
}

#[tokio::test]
async fn a_frame_that_is_too_long_ends_the_line_with_a_word() {
    let server = TestServer::start().await;
    let game = server.game(json!({})).await;
    let before = server.hash(&game).await;
    let mut live = server.live(&game).await;
    let long = json!({ "id": 1, "do": "why", "action": "x".repeat(70_000) }).to_string();
    live.send(&long).await;
    assert_eq!(live.next().await["err"]["code"], "too-large");
    assert_eq!(live.try_next().await, None);
    assert_eq!(server.hash(&game).await, before);
    server.live(&game).await.watch("red").await;
}
