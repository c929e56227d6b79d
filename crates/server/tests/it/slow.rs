//! Whoever is slow, silent or brings too much holds nobody up.

use std::time::Duration;

use serde_json::{Value, json};
use server::Limits;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::harness::{TestServer, Wishes, limits};

async fn server_with(limits: Limits) -> TestServer {
    TestServer::start_with(Wishes { limits, ..Wishes::default() }).await
}

/// What comes back on a connection on which only this is ever said, until it is ended.
async fn said_after(port: u16, begin: &str) -> String {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).await.unwrap();
    stream.write_all(begin.as_bytes()).await.unwrap();
    let mut said = Vec::new();
    let ended = tokio::time::timeout(Duration::from_secs(10), stream.read_to_end(&mut said)).await;
    let _ = ended.expect("the server ends the connection");
    String::from_utf8_lossy(&said).into_owned()
}

#[tokio::test]
async fn half_requests_and_silent_sockets_are_dropped() {
    let within = Duration::from_millis(100);
    let server = server_with(Limits { read_within: within, ..limits() }).await;
    let port = server.http.port;
    for half in ["", "GET /api/health HTTP/1.1\r\nhost: 127.", "GET"] {
        let said = said_after(port, half).await;
        assert!(!said.contains("200 OK"), "{said}");
    }
    let half = format!(
        "POST /api/games HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\nconnection: close\r\n\
         content-type: application/json\r\ncontent-length: 100\r\n\r\n{{\"scen"
    );
    let said = said_after(port, &half).await;
    assert!(said.contains(" 408 ") && said.contains("too-slow"), "{said}");
    assert_eq!(server.http.get("/api/health").await.body, "ok");
}

#[tokio::test]
async fn a_connection_on_which_nobody_takes_the_answers_is_dropped() {
    let within = Duration::from_millis(100);
    let server = server_with(Limits { read_within: within, ..limits() }).await;
    let port = server.http.port;
    let mut deaf = TcpStream::connect(("127.0.0.1", port)).await.unwrap();
    let ask = format!("GET /api/catalog HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\n\r\n");
    // Nothing is read, so that sooner or later nothing can be sent either: that is the end of it.
    let asked = async { while deaf.write_all(ask.as_bytes()).await.is_ok() {} };
    let ended = tokio::time::timeout(Duration::from_secs(20), asked).await;
    ended.expect("the server ends the connection");
    assert_eq!(server.http.get("/api/health").await.body, "ok");
}

#[tokio::test]
async fn a_line_on_which_nobody_answers_is_ended() {
    let every = Duration::from_millis(50);
    let server = server_with(Limits { ping_every: every, ..limits() }).await;
    let game = server.game(json!({})).await;
    let mut heard = server.live(&game).await;
    let mut silent = server.live(&game).await;
    silent.watch("spectator").await;
    heard.watch("spectator").await;
    // The client answers pings only while it reads.
    let waits = tokio::time::timeout(Duration::from_millis(600), heard.next()).await;
    assert!(waits.is_err(), "whoever answers stays");
    assert_eq!(silent.try_next().await, None);
}

#[tokio::test]
async fn a_record_of_too_many_answers_is_refused_before_it_is_played() {
    let server = server_with(Limits { answers: 3, ..limits() }).await;
    let game = server.game(json!({})).await;
    let path = format!("/api/games/{game}/record");
    for step in 0..4 {
        let brought = json!({ "record": server.http.get(&path).await.body });
        let taken = server.http.post("/api/games/import", &brought).await.ok();
        assert_eq!((&taken["imported"], &taken["step"]), (&json!(true), &json!(step)));
        server.live(&game).await.play_first().await;
    }
    let brought = json!({ "record": server.http.get(&path).await.body });
    let answer = server.http.post("/api/games/import", &brought).await;
    assert_eq!(answer.err(), (413, "too-large".into()));
    assert!(answer.body.contains("3 answers at most"), "{answer:?}");
    let own = server.http.get(&format!("/api/games/{game}")).await.ok();
    assert_eq!(own["imported"], Value::Null);
}

#[tokio::test]
async fn an_import_that_takes_too_long_is_given_up() {
    let server = server_with(Limits { import_within: Duration::ZERO, ..limits() }).await;
    // Thousands of answers, so that it takes longer than the clock can tell from nothing.
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/gothic-line-4.rec");
    let record = std::fs::read_to_string(file).unwrap();
    let answer = server.http.post("/api/games/import", &json!({ "record": record })).await;
    assert_eq!(answer.err(), (408, "too-slow".into()));
    assert_eq!(server.http.get("/api/games").await.ok(), json!([]));
}

#[tokio::test]
async fn a_list_is_asked_for_page_by_page() {
    let server = TestServer::start().await;
    for _ in 0..5 {
        server.game(json!({})).await;
    }
    let whole = server.http.get("/api/games").await.ok();
    let (mut seen, mut after) = (Vec::new(), String::new());
    loop {
        let page = server.http.get(&format!("/api/games?limit=2{after}")).await.ok();
        let page = page.as_array().unwrap().clone();
        assert!(page.len() <= 2);
        let Some(last) = page.last() else { break };
        after = format!("&after={}.{}", last["updated"], last["id"].as_str().unwrap());
        seen.extend(page);
    }
    assert_eq!(Value::Array(seen), whole);
    let wrong = server.http.get("/api/games?after=yesterday").await;
    assert_eq!(wrong.err(), (400, "bad-request".into()));
}
