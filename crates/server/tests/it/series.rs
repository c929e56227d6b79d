//! Games in a row: a finished one is followed by another.

use std::collections::BTreeMap;

use kernel::Record;
use serde_json::{Value, json};

use crate::harness::{TestServer, registry};

/// More answers than the mission needs.
const ANSWERS_MAX: u32 = 4_000;

/// The record of a mission that is over.
fn finished() -> String {
    let mut table = registry().begin("ambush/chasoul", &BTreeMap::new(), 1).unwrap();
    for number in 0..ANSWERS_MAX {
        let Some(action) = players::Bot::Greedy.choose(&table, 1, number.into()) else {
            return table.record();
        };
        table.play(&[action], None).unwrap();
    }
    panic!("the mission does not end");
}

fn id(info: &Value) -> String {
    info["id"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn a_squad_goes_on_from_a_finished_game_to_the_next() {
    let server = TestServer::start().await;
    let http = &server.http;
    let before = finished();
    let first = id(&http.post("/api/games/import", &json!({ "record": before })).await.ok());
    let wished = json!({ "scenario": "ambush/cold-morning", "after": first });
    let next = id(&http.post("/api/games", &wished).await.ok());
    let record = http.get(&format!("/api/games/{next}/record")).await.body;
    assert_eq!(registry().verify_after(&record, std::slice::from_ref(&before)).unwrap().len(), 2);
    let squad = http.get(&format!("/api/games/{next}/squad")).await.ok();
    assert_eq!(squad["missions"][0]["mission"], "ambush/chasoul");
    assert_eq!(squad["men"].as_array().unwrap().len(), 8);
    // Played anew from its first question it still follows that game.
    let branch = http.post(&format!("/api/games/{next}/branch"), &json!({ "step": 0 })).await.ok();
    let branched = http.get(&format!("/api/games/{}/record", id(&branch))).await.body;
    let after = |text: &str| Record::parse(text).unwrap().info.after;
    assert!(after(&record).is_some() && after(&branched) == after(&record));
    // A game that goes on is followed by none, nor is one that is not there.
    let wished = json!({ "scenario": "ambush/sambre", "after": next });
    assert_eq!(http.post("/api/games", &wished).await.err(), (422, "series".into()));
    let wished = json!({ "scenario": "ambush/sambre", "after": "nobody" });
    assert_eq!(http.post("/api/games", &wished).await.err(), (404, "no-game".into()));
}

#[tokio::test]
async fn a_game_that_stands_by_itself_has_no_squad() {
    let server = TestServer::start().await;
    let game = server.game(json!({})).await;
    assert_eq!(server.http.get(&format!("/api/games/{game}/squad")).await.ok(), Value::Null);
    let catalog = server.http.get("/api/catalog").await.ok();
    let systems = catalog["systems"].as_array().unwrap();
    let series = systems.iter().filter(|it| it["series"] == true).map(|it| &it["id"]);
    assert_eq!(series.collect::<Vec<_>>(), ["ambush"]);
}
