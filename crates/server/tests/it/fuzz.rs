//! A hundred thousand spoiled messages change nothing, and the server answers after them.

use kernel::dice::SearchDice;
use serde_json::{Value, json};

use crate::client::Live;
use crate::harness::TestServer;

/// Frames over live lines.
const FRAMES: usize = 98_000;
/// Whole HTTP requests, each on a connection of its own.
const REQUESTS: usize = 2_000;
/// Frames sent before their answers are read.
const VOLLEY: usize = 250;
const SEED: u64 = 20_260;

/// Requests in order, of which the spoiled ones are made. None of them could be carried out: no
/// step is the open one, no seat is there.
fn frames() -> Vec<String> {
    let requests = [
        json!({ "id": 1, "do": "watch", "viewer": "green", "since": 3 }),
        json!({ "id": 2, "do": "play", "step": 99_999, "actions": ["done", "move 07.05"] }),
        json!({ "id": 3, "do": "undo", "step": 99_999, "to": 0 }),
        json!({ "id": 4, "do": "why", "action": "attack 07.05" }),
        json!({ "id": 5, "do": "odds", "actions": ["announce"] }),
        json!({ "id": 6, "do": "reach", "action": "select R14" }),
        json!({ "id": 7, "do": "scene", "step": 99_999 }),
        json!({ "id": 8, "do": "seat", "seat": "green", "player": "greedy" }),
        json!({ "id": 9, "do": "overlays" }),
        json!({ "id": 10, "do": "notes" }),
    ];
    requests.iter().map(Value::to_string).collect()
}

fn below(dice: &mut SearchDice, limit: usize) -> usize {
    usize::try_from(dice.word() % u64::try_from(limit.max(1)).unwrap()).unwrap()
}

/// Spoils a text here and there: letters changed, cut, doubled, put in.
fn spoil(text: &str, dice: &mut SearchDice) -> String {
    const ODD: [&str; 12] =
        ["\"", "{", "}", "[", "]", ",", ":", "\\", "-1", "1e999", "\u{0}", "é\u{1F600}"];
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..=below(dice, 3) {
        let at = below(dice, letters.len());
        match below(dice, 5) {
            0 => letters.truncate(at),
            1 => drop((at < letters.len()).then(|| letters.remove(at))),
            2 => letters.splice(at..at, ODD[below(dice, ODD.len())].chars()).for_each(drop),
            3 => letters.extend_from_within(at..),
            _ => {
                if let Some(letter) = letters.get_mut(at) {
                    *letter = char::from(b' ' + dice.word().to_le_bytes()[0] % 94);
                }
            }
        }
    }
    letters.into_iter().collect()
}

/// Sends volleys of spoiled frames and reads an answer to each.
async fn volleys(mut live: Live, frames: &[String], count: usize, mut dice: SearchDice) {
    for _ in 0..count / VOLLEY {
        for _ in 0..VOLLEY {
            let frame = spoil(&frames[below(&mut dice, frames.len())], &mut dice);
            live.feed(frame).await;
        }
        live.flush().await;
        for _ in 0..VOLLEY {
            let answer = live.next().await;
            assert!(answer["err"]["code"].is_string() || answer.get("ok").is_some(), "{answer}");
        }
        live.frames.clear();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hundred_thousand_spoiled_messages_change_nothing() {
    let server = TestServer::start().await;
    let game = server.game(json!({})).await;
    let before = server.store.history(&game, None).await.unwrap();
    let frames = frames();
    // One looks at the table, the other has not said who it is; both are equally powerless.
    let mut looking = server.live(&game).await;
    looking.watch("blue").await;
    let stranger = server.live(&game).await;
    let (one, other) = (SearchDice::new(SEED), SearchDice::new(SEED + 1));
    tokio::join!(
        volleys(looking, &frames, FRAMES / 2, one),
        volleys(stranger, &frames, FRAMES / 2, other),
        requests(&server, &game, SearchDice::new(SEED + 2)),
    );
    assert_eq!(server.store.history(&game, None).await.unwrap(), before);
    assert_eq!(server.http.get("/api/health").await.body, "ok");
    let mut red = server.live(&game).await;
    let push = red.watch("red").await;
    let action = &push["scene"]["prompt"]["choices"][0]["action"];
    red.ok(json!({ "do": "play", "step": 0, "actions": [action] })).await;
}

/// Sends spoiled requests; whatever the answer, it is no failure of the server.
async fn requests(server: &TestServer, game: &str, mut dice: SearchDice) {
    let body = json!({ "step": 99_999, "action": "done", "viewer": "blue" }).to_string();
    for _ in 0..REQUESTS {
        let request = match below(&mut dice, 3) {
            0 => {
                let path = format!("/api/games/{game}/play");
                let json_type = "content-type: application/json\r\n";
                server.http.request("POST", &path, json_type, &spoil(&body, &mut dice))
            }
            1 => {
                let path = spoil(&format!("/api/games/{game}/record"), &mut dice);
                server.http.request("GET", &path, "", "")
            }
            _ => {
                let json_type = "content-type: application/json\r\n";
                spoil(&server.http.request("PUT", "/api/games", json_type, &body), &mut dice)
            }
        };
        // What is not whole gets no answer at all.
        assert!(server.http.send_piece(&request).await.status < 500, "{request}");
    }
}
