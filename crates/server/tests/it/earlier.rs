//! Old games live on: they are kept as they are, looked at, and gone on with beside them.

use kernel::dice::SearchDice;
use kernel::{Fingerprint, Record};
use serde_json::{Value, json};

use crate::harness::{TestServer, any_answer, registry, twin};

/// A record of so many answers of the game that the server begins, as other rules wrote it.
fn old(steps: u32) -> String {
    let (mut table, mut dice) = (twin(), SearchDice::new(3));
    for _ in 0..steps {
        let action = any_answer(&table, &mut dice);
        table.play(&[action], None).unwrap();
    }
    let rules = Record::parse(&table.record()).unwrap().info.rules;
    sealed(&table.record().replacen(&format!("rules {rules}\n"), "rules 0\n", 1))
}

/// A record with the seal that belongs to it.
fn sealed(text: &str) -> String {
    let unsealed = &text[..=text.trim_end().rfind(' ').unwrap()];
    format!("{unsealed}{}\n", Fingerprint::of(unsealed.as_bytes()))
}

/// The same with another text for its answer number `step`.
fn changed(record: &str, step: usize, answer: &str) -> String {
    let mut answers = 0;
    let lines = record.split_inclusive('\n').map(|line| {
        answers += usize::from(line.starts_with("> "));
        if line.starts_with("> ") && answers == step { answer } else { line }
    });
    sealed(&lines.collect::<String>())
}

async fn import(server: &TestServer, record: &str) -> (String, Value) {
    let info = server.http.post("/api/games/import", &json!({ "record": record })).await.ok();
    (info["id"].as_str().unwrap().to_owned(), info)
}

async fn record(server: &TestServer, game: &str) -> String {
    server.http.get(&format!("/api/games/{game}/record")).await.body
}

#[tokio::test]
async fn an_old_record_is_kept_as_it_is_and_says_how_far_it_goes() {
    let server = TestServer::start().await;
    let text = changed(&old(40), 21, "> red dance on the bridge\n");
    let (game, info) = import(&server, &text).await;
    let earlier = &info["earlier"];
    assert_eq!((&earlier["answers"], &earlier["stands"]), (&json!(40), &json!(20)));
    assert_eq!(earlier["difference"]["step"], 21);
    assert_eq!(earlier["difference"]["action"], "dance on the bridge");
    assert!(earlier["difference"]["text"]["it"].as_str().unwrap().contains("21"), "{info}");
    assert_eq!((&info["step"], &info["imported"]), (&json!(40), &json!(true)));
    let again = server.http.get(&format!("/api/games/{game}")).await.ok();
    assert_eq!(&again["earlier"], earlier);
    assert_eq!(record(&server, &game).await, text);
    // It tells itself to its end.
    let told = server.http.get(&format!("/api/games/{game}/told")).await.ok();
    assert_eq!(&told["earlier"], earlier);
    let steps = told["steps"].as_array().unwrap();
    assert_eq!(steps.len(), 40);
    assert_eq!(steps[20]["action"], "dance on the bridge");
}

/// The ids of the games of a list, each with whether it is marked as an old one and who is asked.
async fn marks(server: &TestServer, list: &str) -> Vec<(String, Value, Value)> {
    let games = server.http.get(list).await.ok();
    let mark = |it: &Value| {
        (it["id"].as_str().unwrap().to_owned(), it["old"].clone(), it["asked"].clone())
    };
    games.as_array().unwrap().iter().map(mark).collect()
}

#[tokio::test]
async fn a_list_marks_old_games_and_no_others() {
    let server = TestServer::start().await;
    let present = server.game(json!({})).await;
    let (game, info) = import(&server, &old(12)).await;
    assert_eq!(info["old"], true);
    let path = format!("/api/games/{game}");
    let branch = server.http.post(&format!("{path}/branch"), &json!({ "step": 12 })).await.ok();
    let branch = branch["id"].as_str().unwrap().to_owned();
    let mut marked = marks(&server, "/api/games").await;
    marked.sort_by(|one, other| one.0.cmp(&other.0));
    let asked = |game: &str| marked.iter().find(|it| it.0 == game).unwrap().2.clone();
    let mut expected = [
        (present.clone(), Value::Null, asked(&present)),
        (game.clone(), json!(true), Value::Null),
        (branch.clone(), Value::Null, asked(&branch)),
    ];
    expected.sort_by(|one, other| one.0.cmp(&other.0));
    assert_eq!(marked, expected);
    assert!(asked(&present).is_string() && asked(&branch).is_string());
    // It keeps its mark with another title, in the basket, and back from there.
    let renamed = server.http.with_body("PATCH", &path, r#"{"title":"Old"}"#).await.ok();
    let thrown_away = server.http.with_body("DELETE", &path, "").await.ok();
    let basket = marks(&server, "/api/games?deleted=1").await;
    assert_eq!(basket, [(game, json!(true), Value::Null)]);
    let restored = server.http.post(&format!("{path}/restore"), &json!({})).await.ok();
    for info in [renamed, thrown_away, restored] {
        assert_eq!((&info["old"], &info["asked"]), (&json!(true), &Value::Null), "{info}");
    }
}

#[tokio::test]
async fn at_an_old_game_everybody_looks_and_nobody_plays() {
    let server = TestServer::start().await;
    let (game, _) = import(&server, &changed(&old(40), 21, "> red dance\n")).await;
    let mut live = server.live(&game).await;
    let seen = live.watch("blue").await;
    assert_eq!((&seen["scene"]["step"], &seen["scene"]["prompt"]), (&json!(20), &json!(null)));
    assert_eq!(
        (&seen["info"]["asked"], &seen["info"]["earlier"]["stands"]),
        (&json!(null), &json!(20))
    );
    assert!(!seen["log"].as_array().unwrap().is_empty());
    let refused = json!({ "step": 20, "action": "end" });
    let answer = server.http.post(&format!("/api/games/{game}/play"), &refused).await;
    assert_eq!(answer.err(), (409, "earlier".into()));
    let setting = server.http.get(&format!("/api/games/{game}/setting")).await;
    setting.ok();
    let path = format!("/api/games/{game}");
    let renamed = server.http.with_body("PATCH", &path, r#"{"title":"Old"}"#).await;
    assert_eq!(renamed.ok()["title"], "Old");
}

#[tokio::test]
async fn an_old_game_is_gone_on_with_beside_it() {
    let server = TestServer::start().await;
    let text = changed(&old(40), 21, "> red dance\n");
    let (game, _) = import(&server, &text).await;
    let path = format!("/api/games/{game}/branch");
    assert_eq!(
        server.http.post(&path, &json!({ "step": 21 })).await.err(),
        (409, "earlier".into())
    );
    for step in [0, 7, 20] {
        let info = server.http.post(&path, &json!({ "step": step })).await.ok();
        assert_eq!((&info["step"], &info["earlier"]), (&json!(step), &json!(null)));
        let branch = info["id"].as_str().unwrap();
        let scene = server.live(branch).await.watch(info["asked"].as_str().unwrap()).await;
        let action = &scene["scene"]["prompt"]["choices"][0]["action"];
        let body = json!({ "step": step, "action": action });
        server.http.post(&format!("/api/games/{branch}/play"), &body).await.ok();
        registry().verify(&record(&server, branch).await).unwrap();
    }
    assert_eq!(record(&server, &game).await, text, "the original stays");
}

#[tokio::test]
async fn a_kept_game_whose_rules_have_changed_opens_and_stays_what_it_was() {
    let server = TestServer::start().await;
    let game = server.game(json!({})).await;
    let (mut table, mut dice) = (twin(), SearchDice::new(3));
    for step in 0..30 {
        let action = any_answer(&table, &mut dice);
        let body = json!({ "step": step, "action": action });
        server.http.post(&format!("/api/games/{game}/play"), &body).await.ok();
        table.play(&[action], None).unwrap();
    }
    // As an earlier program would have left it.
    let history = server.store.history(&game, None).await.unwrap();
    let rules = Record::parse(&table.record()).unwrap().info.rules;
    let header = history.row.header.replacen(&format!("rules {rules}\n"), "rules 0\n", 1);
    assert_ne!(header, history.row.header);
    let row = store::Row { id: "older".into(), header, ..history.row };
    let (seeds, steps, bundled) = (history.seeds, history.steps, false);
    server.store.create(store::NewGame { row, seeds, steps, bundled }).await.unwrap();

    let info = server.http.get("/api/games/older").await.ok();
    assert_eq!(
        (&info["earlier"]["stands"], &info["earlier"]["difference"]),
        (&json!(30), &json!(null))
    );
    assert_eq!(info["asked"], json!(null));
    let before = server.store.history("older", None).await.unwrap();
    let seen = server.live("older").await.watch("spectator").await;
    assert_eq!(seen["scene"]["step"], 30);
    let branch = server.http.post("/api/games/older/branch", &json!({ "step": 30 })).await.ok();
    assert_eq!(branch["branched_from"], json!({ "game": "older", "step": 30 }));
    assert_eq!(server.hash(branch["id"].as_str().unwrap()).await, table.hash());
    assert_eq!(server.store.history("older", None).await.unwrap(), before);
}

#[tokio::test]
async fn a_game_that_can_no_longer_be_set_up_is_told() {
    let server = TestServer::start().await;
    let text = sealed(&old(12).replacen("options {}", "options {\"dragons\":\"on\"}", 1));
    let (game, info) = import(&server, &text).await;
    assert_eq!(
        (&info["earlier"]["playable"], &info["earlier"]["stands"]),
        (&json!(false), &json!(0))
    );
    let setting = server.http.get(&format!("/api/games/{game}/setting")).await;
    assert_eq!(setting.err(), (409, "earlier".into()));
    let told = server.http.get(&format!("/api/games/{game}/told")).await.ok();
    assert_eq!(told["steps"].as_array().unwrap().len(), 12);
    assert_eq!(record(&server, &game).await, text);
    // Under the present rules such options are damage, as before.
    let rules = Record::parse(&twin().record()).unwrap().info.rules;
    let present = sealed(&text.replacen("rules 0\n", &format!("rules {rules}\n"), 1));
    let answer = server.http.post("/api/games/import", &json!({ "record": present })).await;
    assert_eq!(answer.err().1, "record");
}

#[tokio::test]
async fn a_damaged_old_record_is_damaged() {
    let server = TestServer::start().await;
    let damaged = old(12).replacen("> red", "> blue", 1);
    let answer = server.http.post("/api/games/import", &json!({ "record": damaged })).await;
    assert_eq!(answer.err(), (422, "record".into()));
    assert!(server.http.get("/api/games").await.ok().as_array().unwrap().is_empty());
}

#[tokio::test]
async fn a_record_says_who_played_when_and_on_what_occasion() {
    let server = TestServer::start().await;
    let game = server.game(json!({ "red": "greedy" })).await;
    let path = format!("/api/games/{game}");
    server.http.with_body("PATCH", &path, r#"{"title":"Club evening"}"#).await.ok();
    let text = record(&server, &game).await;
    let head = "seats blue red\nplayer blue human\nplayer red greedy\ndate 1970-01-01\n\
                event Club evening\ncommitment ";
    assert!(text.contains(head), "{text}");
    registry().verify(&text).unwrap();
    // It comes in with its title, and goes out as it came.
    let signed = sealed(&text.replacen("player blue human", "player blue Anna", 1));
    let (imported, info) = import(&server, &signed).await;
    assert_eq!(info["title"], "Club evening");
    assert_eq!(record(&server, &imported).await, signed);
    let told = server.http.get(&format!("/api/games/{imported}/told")).await.ok();
    assert_eq!(told["headers"]["players"], json!({ "blue": "Anna", "red": "greedy" }));
}

#[tokio::test]
async fn comments_of_a_record_stand_in_the_log() {
    let server = TestServer::start().await;
    let mut table = twin();
    let action = any_answer(&table, &mut SearchDice::new(3));
    table.play(&[action], None).unwrap();
    table.comment("a quiet beginning").unwrap();
    let (game, _) = import(&server, &table.record()).await;
    let seen = server.live(&game).await.watch("spectator").await;
    let comment = seen["log"].as_array().unwrap().iter().find(|it| it["event"] == "comment");
    assert_eq!(comment.unwrap()["step"], 1, "{seen}");
    assert_eq!(record(&server, &game).await, table.record());
}
