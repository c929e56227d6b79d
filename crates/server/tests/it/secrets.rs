//! Every frame of a fogged game: nothing in it that its viewer may not know.

use std::collections::BTreeSet;

use kernel::Viewer;
use players::Bot;
use registry::AnyTable;
use scene::Face;
use serde_json::{Value, json};

use crate::client::Live;
use crate::harness::{TestServer, twin};

/// One viewer with all it was ever sent.
struct Spy {
    name: &'static str,
    live: Live,
    /// Frames looked at so far.
    read: usize,
    /// The step up to which it has the log.
    log: u32,
}

/// Names and ids of counters that a viewer must not see now: those that lie face up only for
/// others.
fn forbidden(table: &AnyTable, viewer: Viewer) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    for seat in table.seats() {
        let own = table.scene(table.viewer(seat).unwrap());
        let own = own.counters.into_iter().filter(|it| &it.seat == seat && it.at.hex().is_some());
        all.extend(own.flat_map(|it| [it.id, it.name]));
    }
    let seen = table.scene(viewer);
    for counter in seen.counters.iter().filter(|it| it.face == Face::Up) {
        all.remove(&counter.id);
        all.remove(&counter.name);
    }
    all.retain(|it| !it.is_empty());
    all
}

/// Every text inside a value.
fn texts(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::String(text) => found.push(text.clone()),
        Value::Array(items) => items.iter().for_each(|it| texts(it, found)),
        Value::Object(fields) => {
            for (name, field) in fields {
                found.push(name.clone());
                texts(field, found);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => (),
    }
}

/// Whether a text says a secret: is it, or has it among its words.
fn tells(text: &str, secret: &str) -> bool {
    let is_edge = |it: Option<char>| it.is_none_or(|it| !it.is_alphanumeric());
    text.match_indices(secret).any(|(at, _)| {
        is_edge(text[..at].chars().next_back()) && is_edge(text[at + secret.len()..].chars().next())
    })
}

impl Spy {
    async fn sit(server: &TestServer, game: &str, name: &'static str) -> Self {
        let mut live = server.live(game).await;
        live.ok(json!({ "do": "watch", "viewer": name })).await;
        Self { name, live, read: 0, log: 0 }
    }

    /// Waits for the scene of a step, asks for all it may ask, and looks through every frame.
    async fn look(&mut self, table: &AnyTable) {
        let push = self.live.scene_at(table.step()).await;
        let viewer = table.viewer(self.name).unwrap();
        let expected = serde_json::to_value(table.scene_without_log(viewer)).unwrap();
        assert_eq!(push["scene"], expected, "{} at step {}", self.name, table.step());
        assert_eq!(push["log_from"], self.log);
        let log = serde_json::to_value(table.log_since(viewer, self.log)).unwrap();
        assert_eq!(push["log"], log);
        self.log = table.step();
        if table.step().is_multiple_of(10) {
            self.live.ok(json!({ "do": "overlays" })).await;
            self.live.ok(json!({ "do": "scene", "step": table.step() })).await;
            self.live.ask(json!({ "do": "reach" })).await;
        }
        self.search(&forbidden(table, viewer));
    }

    /// Looks through what has come since the last time. What the log tells was told by the rules
    /// when it happened, and was compared above.
    fn search(&mut self, secrets: &BTreeSet<String>) {
        for frame in &self.live.frames[self.read..] {
            let mut value: Value = serde_json::from_str(frame).unwrap();
            value["log"] = Value::Null;
            // The charts and the printed order of arrival are open to all.
            value["setting"] = Value::Null;
            value["scene"]["arrivals"] = Value::Null;
            value["ok"]["arrivals"] = Value::Null;
            for counter in value["scene"]["counters"].as_array().into_iter().flatten() {
                let hidden = counter["face"] == "down";
                assert!(!hidden || counter["values"] == json!({}), "{}: {counter}", self.name);
            }
            let mut found = Vec::new();
            texts(&value, &mut found);
            for text in &found {
                let told = secrets.iter().find(|it| tells(text, it));
                assert_eq!(told, None, "{} is told it by `{text}`", self.name);
            }
        }
        self.read = self.live.frames.len();
    }
}

#[tokio::test]
async fn no_frame_of_a_fogged_game_tells_what_is_hidden() {
    let server = TestServer::start().await;
    let game = server.game(json!({})).await;
    let mut table = twin();
    assert!(table.setting().secrets);
    let mut spies = Vec::new();
    for name in ["blue", "red", "spectator"] {
        spies.push(Spy::sit(&server, &game, name).await);
    }
    let mut secrets_met = 0;
    loop {
        for spy in &mut spies {
            spy.look(&table).await;
            secrets_met += forbidden(&table, table.viewer(spy.name).unwrap()).len();
        }
        let Some(asked) = table.asked().map(str::to_owned) else { break };
        let action = Bot::Greedy.choose(&table, 200, u64::from(table.step())).unwrap();
        let spy = spies.iter_mut().find(|it| it.name == asked).unwrap();
        let request = json!({ "do": "play", "step": table.step(), "actions": [action] });
        spy.live.ok(request).await;
        table.play(&[action], None).unwrap();
    }
    assert!(table.step() > 100 && secrets_met > 1_000, "{} {secrets_met}", table.step());
}
