//! A conversation with the engine.
#![allow(clippy::needless_pass_by_value, reason = "requests are written in place")]

use esagono::data;
use esagono::engine::Engine;
use serde_json::{Value, json};

/// An engine that is spoken to in JSON values.
pub(crate) struct Talk(Engine);

impl Talk {
    /// Begins a conversation.
    pub(crate) fn new() -> Self {
        Self(Engine::new(data::registry()))
    }

    /// Begins a game of a scenario.
    #[track_caller]
    pub(crate) fn at(scenario: &str) -> Self {
        let mut talk = Self::new();
        talk.ok(json!({ "do": "new", "scenario": scenario }));
        talk
    }

    /// Sends a request and returns the whole answer.
    pub(crate) fn send(&mut self, request: &Value) -> Value {
        serde_json::from_str(&self.0.answer(&request.to_string())).expect("answers are JSON")
    }

    /// Sends a line as it is.
    pub(crate) fn line(&mut self, line: &str) -> String {
        self.0.answer(line)
    }

    /// Sends a request that must be carried out.
    #[track_caller]
    pub(crate) fn ok(&mut self, request: Value) -> Value {
        let answer = self.send(&request);
        assert!(answer.get("err").is_none(), "{request}: {answer}");
        answer["ok"].clone()
    }

    /// Sends a request that must be refused.
    #[track_caller]
    pub(crate) fn err(&mut self, request: Value) -> Value {
        let answer = self.send(&request);
        assert!(answer.get("ok").is_none(), "{request}: {answer}");
        answer["err"].clone()
    }

    /// Plays actions separated by `;` with these faces, and returns the events.
    #[track_caller]
    pub(crate) fn play(&mut self, actions: &str, dice: &[u8]) -> Vec<Value> {
        let actions: Vec<&str> = actions.split(';').map(str::trim).collect();
        let ok = self.ok(json!({ "do": "play", "actions": actions, "dice": dice }));
        ok["events"].as_array().expect("a list of events").clone()
    }

    /// The actions of the open prompt.
    #[track_caller]
    pub(crate) fn actions(&mut self) -> Vec<String> {
        let prompt = self.ok(json!({ "do": "prompt" }));
        let actions = prompt["actions"].as_array().cloned().unwrap_or_default();
        actions.iter().map(|it| it.as_str().expect("actions are texts").to_owned()).collect()
    }

    /// The hex of a counter, or its box.
    #[track_caller]
    pub(crate) fn place(&mut self, viewer: &str, id: &str) -> String {
        let scene = self.ok(json!({ "do": "scene", "viewer": viewer }));
        let counters = scene["counters"].as_array().expect("a list of counters");
        let counter = counters.iter().find(|it| it["id"] == id).expect("the counter shows");
        let place = counter["hex"].as_str().or(counter["box"].as_str());
        place.expect("a counter is somewhere").to_owned()
    }
}
