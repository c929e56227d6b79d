//! The files of the page, the printed map, and what every response says about itself.

use serde_json::json;

use crate::harness::TestServer;

#[tokio::test]
async fn the_page_is_sent_at_every_address_of_its_views() {
    let http = TestServer::start().await.http;
    for path in ["/", "/game/abc", "/anything"] {
        let response = http.get(path).await;
        assert_eq!((response.status, response.header("cache-control")), (200, Some("no-cache")));
        assert_eq!(response.header("content-type"), Some("text/html; charset=utf-8"));
    }
    assert_eq!(http.get("/missing.js").await.err(), (404, "not-found".into()));
    assert_eq!(http.get("/api/anything").await.err(), (404, "not-found".into()));
    for nothing in ["/api", "/api/", "/api/games/%ff", "/api/games/%ff/record", "/%ff"] {
        assert_eq!(http.get(nothing).await.err(), (404, "not-found".into()), "{nothing}");
    }
    let said = http.get("/api/anything").await.body;
    assert!(said.contains("Nothing is at /api/anything\""), "as it was asked for: {said}");
    assert_eq!(http.get("/../Cargo.toml").await.err(), (404, "not-found".into()));
    assert_eq!(http.post("/", &json!({})).await.err(), (405, "not-found".into()));
    assert_eq!(http.delete("/api/catalog").await.err(), (405, "not-found".into()));
}

#[tokio::test]
async fn a_hashed_file_is_kept_and_not_sent_twice() {
    let http = TestServer::start().await.http;
    let path = "/assets/index-a1b2.js";
    let response = http.get(path).await;
    assert_eq!(response.header("content-type"), Some("text/javascript; charset=utf-8"));
    assert!(response.header("cache-control").unwrap().contains("immutable"));
    let tag = format!("if-none-match: {}\r\n", response.header("etag").unwrap());
    let again = http.send(&http.request("GET", path, &tag, "")).await;
    assert_eq!((again.status, again.body.as_str()), (304, ""));
}

#[tokio::test]
async fn the_map_is_drawn_without_counters_and_not_sent_twice() {
    let server = TestServer::start().await;
    let game = server.game(json!({})).await;
    let path = format!("/api/games/{game}/map.svg");
    let response = server.http.get(&path).await;
    assert_eq!(response.header("content-type"), Some("image/svg+xml"));
    assert!(response.body.starts_with("<svg"));
    assert!(response.header("content-security-policy").unwrap().contains("default-src 'none'"));
    let tag = format!("if-none-match: {}\r\n", response.header("etag").unwrap());
    let again = server.http.send(&server.http.request("GET", &path, &tag, "")).await;
    assert_eq!(again.status, 304);
    // Another game on the same map has the same drawing.
    let other = server.game(json!({})).await;
    let path = format!("/api/games/{other}/map.svg");
    let again = server.http.send(&server.http.request("GET", &path, &tag, "")).await;
    assert_eq!(again.status, 304);
}

#[tokio::test]
async fn every_response_says_what_a_page_may_do_with_it() {
    let http = TestServer::start().await.http;
    for path in ["/", "/api/catalog", "/api/games/none"] {
        let response = http.get(path).await;
        let policy = response.header("content-security-policy").unwrap();
        assert!(policy.contains("script-src 'self'") && policy.contains("default-src 'self'"));
        assert_eq!(response.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(response.header("referrer-policy"), Some("no-referrer"));
    }
}
