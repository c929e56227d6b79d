//! Who may look at what: people at their seats, bots at none, notes for one alone.

use serde_json::json;

use crate::harness::TestServer;

#[tokio::test]
async fn the_seat_of_a_bot_is_not_looked_into() {
    let server = TestServer::start().await;
    let game = server.game(json!({ "blue": "random" })).await;
    let mut live = server.live(&game).await;
    assert_eq!(live.err(json!({ "do": "watch", "viewer": "blue" })).await, "viewer");
    assert_eq!(live.err(json!({ "do": "watch", "viewer": "green" })).await, "viewer");
    live.watch("spectator").await;
    live.watch("red").await;
}

#[tokio::test]
async fn who_looks_from_a_seat_that_a_bot_takes_is_sent_away() {
    let server = TestServer::start().await;
    let game = server.game(json!({})).await;
    let mut blue = server.live(&game).await;
    blue.watch("blue").await;
    let before = blue.frames.len();
    blue.ok(json!({ "do": "seat", "seat": "blue", "player": "random" })).await;
    assert_eq!(blue.err(json!({ "do": "overlays" })).await, "viewer");
    let later = blue.frames[before..].join(" ");
    assert!(!later.contains(r#""push":"scene""#), "{later}");
    // Taken back by a person, it can be looked from again.
    blue.ok(json!({ "do": "seat", "seat": "blue", "player": "human" })).await;
    blue.watch("blue").await;
    assert_eq!(
        blue.err(json!({ "do": "seat", "seat": "green", "player": "human" })).await,
        "viewer"
    );
    let unknown = json!({ "do": "seat", "seat": "blue", "player": "nobody" });
    assert_eq!(blue.err(unknown).await, "bad-request");
}

#[tokio::test]
async fn notes_never_reach_another_viewer() {
    let server = TestServer::start().await;
    let game = server.game(json!({})).await;
    let (mut blue, mut red) = (server.live(&game).await, server.live(&game).await);
    blue.watch("blue").await;
    red.watch("red").await;
    let mark = json!({ "hex": "07.05", "sign": "!", "text": "a furtive mark" });
    let notes = json!({ "text": "a furtive plan", "marks": [mark] });
    blue.ok(json!({ "do": "note", "notes": notes })).await;
    assert_eq!(blue.ok(json!({ "do": "notes" })).await, notes);
    assert_eq!(red.ok(json!({ "do": "notes" })).await, json!({ "text": "", "marks": [] }));
    red.ok(json!({ "do": "look-away" })).await;
    assert_eq!(red.err(json!({ "do": "notes" })).await, "viewer");
    red.watch("spectator").await;
    assert_eq!(red.ok(json!({ "do": "notes" })).await["text"], "");
    assert!(!red.frames.join(" ").contains("furtive"));
    // They are kept with the game, not with the connection.
    let mut later = server.live(&game).await;
    later.watch("blue").await;
    assert_eq!(later.ok(json!({ "do": "notes" })).await, notes);
}
