//! Records: exported, imported, branched off.

use kernel::dice::SearchDice;
use serde_json::{Value, json};

use crate::harness::{TestServer, any_answer, registry, twin};

/// Plays a game of people for some steps, or to its end, with the twin of it at hand.
async fn play(server: &TestServer, game: &str, steps: u32) {
    let (mut table, mut dice) = (twin(), SearchDice::new(3));
    for step in 0..steps {
        if table.asked().is_none() {
            break;
        }
        let action = any_answer(&table, &mut dice);
        let body = json!({ "step": step, "action": action });
        server.http.post(&format!("/api/games/{game}/play"), &body).await.ok();
        table.play(&[action], None).unwrap();
    }
    assert_eq!(server.hash(game).await, table.hash());
}

async fn record(server: &TestServer, game: &str) -> String {
    let response = server.http.get(&format!("/api/games/{game}/record")).await;
    assert!(response.header("content-disposition").unwrap().contains("attachment"));
    assert_eq!(response.header("content-type"), Some("text/plain; charset=utf-8"));
    response.body
}

fn id(info: &Value) -> String {
    info["id"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn a_game_in_progress_goes_out_and_comes_in_with_fresh_dice() {
    let server = TestServer::start().await;
    let game = server.game(json!({})).await;
    play(&server, &game, 40).await;
    let exported = record(&server, &game).await;
    let proof = registry().verify(&exported).unwrap();
    assert_eq!((proof.steps, proof.over), (40, false));
    let body = json!({ "record": exported, "title": "From a friend" });
    let info = server.http.post("/api/games/import", &body).await.ok();
    assert_eq!((&info["step"], &info["title"]), (&json!(40), &json!("From a friend")));
    let imported = id(&info);
    assert_eq!(server.hash(&imported).await, server.hash(&game).await);
    // It goes on, rolls dice of its own, and its record still verifies.
    server.http.get(&format!("/api/games/{imported}/setting")).await.ok();
    let mut live = server.live(&imported).await;
    live.watch("spectator").await;
    for seat in ["blue", "red"] {
        live.ok(json!({ "do": "seat", "seat": seat, "player": "random" })).await;
    }
    live.ok(json!({ "do": "run", "running": true })).await;
    live.scene_where(|it| it["info"]["over"] == true).await;
    let proof = registry().verify(&record(&server, &imported).await).unwrap();
    assert!(proof.over && proof.commitments == 2 && proof.dice.proved > 0, "{proof}");
}

#[tokio::test]
async fn a_finished_game_goes_out_and_comes_in_as_it_was() {
    let server = TestServer::start().await;
    let game = server.game(json!({})).await;
    play(&server, &game, u32::MAX).await;
    let exported = record(&server, &game).await;
    assert!(exported.contains("\nseed "), "the dice can be checked");
    let info = server.http.post("/api/games/import", &json!({ "record": exported })).await.ok();
    assert_eq!(info["over"], true);
    assert_eq!(record(&server, &id(&info)).await, exported);
}

#[tokio::test]
async fn a_damaged_record_is_refused_with_its_line() {
    let server = TestServer::start().await;
    let game = server.game(json!({})).await;
    play(&server, &game, 5).await;
    let exported = record(&server, &game).await;
    let damaged = [
        exported.replacen("> red", "> green", 1),
        exported.replacen("scs/mill-bridge", "scs/nowhere", 1),
        exported[..exported.len() / 2].to_owned(),
        exported.replace('\n', "\r\n"),
        String::new(),
        "a letter".to_owned(),
    ];
    for record in damaged {
        let answer = server.http.post("/api/games/import", &json!({ "record": record })).await;
        let (status, code) = answer.err();
        assert_eq!((status, code.as_str()), (422, "record"), "{record}");
        assert!(answer.body.contains("line "), "{}", answer.body);
    }
    assert_eq!(server.http.get("/api/games").await.ok().as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn a_branch_begins_where_it_left_and_never_with_the_old_seed() {
    let server = TestServer::start().await;
    let game = server.game(json!({ "red": "human" })).await;
    play(&server, &game, 30).await;
    let path = format!("/api/games/{game}/branch");
    for step in [0, 1, 17, 30] {
        let info = server.http.post(&path, &json!({ "step": step })).await.ok();
        assert_eq!(info["step"], step);
        assert_eq!(info["branched_from"], json!({ "game": game, "step": step }));
        let branched = id(&info);
        let [old, new] = [&game, &branched].map(|it| server.store.history(it, Some(step)));
        let (old, new) = (old.await.unwrap(), new.await.unwrap());
        assert_eq!(new.steps, old.steps);
        assert_ne!(new.seeds, old.seeds);
        // It is a game like any other.
        let scene = server.live(&branched).await.watch(info["asked"].as_str().unwrap()).await;
        let action = &scene["scene"]["prompt"]["choices"][0]["action"];
        let body = json!({ "step": step, "action": action });
        server.http.post(&format!("/api/games/{branched}/play"), &body).await.ok();
        registry().verify(&record(&server, &branched).await).unwrap();
    }
    assert_eq!(server.http.post(&path, &json!({ "step": 31 })).await.err(), (422, "step".into()));
    assert_eq!(server.store.row(&game).await.unwrap().standing.step, 30);
}

#[tokio::test]
async fn an_imported_game_can_go_back_and_on_again() {
    let server = TestServer::start().await;
    let game = server.game(json!({})).await;
    let mut live = server.live(&game).await;
    for _ in 0..3 {
        live.play_first().await;
    }
    let exported = record(&server, &game).await;
    let info = server.http.post("/api/games/import", &json!({ "record": exported })).await.ok();
    let imported = id(&info);
    let mut live = server.live(&imported).await;
    for _ in 0..2 {
        let seat = live.play_first().await;
        live.watch(&seat).await;
        live.ok(json!({ "do": "undo", "step": 4 })).await;
    }
    // Back over the point at which it was imported, where the dice became others.
    live.ok(json!({ "do": "undo", "step": 3, "to": 2 })).await;
    assert_eq!(registry().verify(&record(&server, &imported).await).unwrap().steps, 2);
    live.play_first().await;
    assert_eq!(registry().verify(&record(&server, &imported).await).unwrap().steps, 3);
}
