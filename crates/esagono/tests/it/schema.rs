//! The JSON Schemas of the lines, held against real ones.
//!
//! The schemas use few keywords, and this knows exactly those: one that it does not know is a
//! failure, never passed over.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::programs::{marcher, restless};
use crate::talk::Talk;

const LINES: &str = include_str!("../../../../data/schema/protocol/lines.json");

/// A schema with the definitions it refers to.
struct Schema(Value);

impl Schema {
    fn lines() -> Self {
        Self(serde_json::from_str(LINES).expect("the schema is JSON"))
    }

    /// What is wrong with a value by one of the definitions; none if it fits.
    fn fault(&self, definition: &str, value: &Value) -> Option<String> {
        self.judge(&json!({ "$ref": format!("#/$defs/{definition}") }), value).err()
    }

    /// Requires that a value fits a definition.
    #[track_caller]
    fn require(&self, definition: &str, value: &Value) {
        if let Some(fault) = self.fault(definition, value) {
            panic!("no {definition}: {fault}\n{value:#}");
        }
    }

    fn judge(&self, schema: &Value, value: &Value) -> Result<(), String> {
        for (keyword, wanted) in schema.as_object().expect("a schema is an object") {
            self.judge_by(keyword, wanted, schema, value)?;
        }
        Ok(())
    }

    fn judge_by(
        &self,
        keyword: &str,
        wanted: &Value,
        schema: &Value,
        value: &Value,
    ) -> Result<(), String> {
        match keyword {
            "description" => Ok(()),
            "$ref" => {
                let name = wanted.as_str().and_then(|it| it.strip_prefix("#/$defs/"));
                let found = name.and_then(|it| self.0["$defs"].get(it));
                self.judge(found.unwrap_or_else(|| panic!("no definition {wanted}")), value)
            }
            "type" => must(is_of_type(wanted, value), || format!("{value} is no {wanted}")),
            "const" => must(value == wanted, || format!("{value} is not {wanted}")),
            "enum" => must(list(wanted).contains(value), || format!("{value} is not in {wanted}")),
            "minItems" | "maxItems" => {
                let (length, wanted) =
                    (list(value).len() as u64, wanted.as_u64().expect("a number"));
                let fits = if keyword == "minItems" { length >= wanted } else { length <= wanted };
                must(fits, || format!("{length} items, {keyword} {wanted}"))
            }
            "anyOf" => {
                let judged: Vec<_> = list(wanted).iter().map(|it| self.judge(it, value)).collect();
                let faults = || judged.iter().filter_map(|it| it.as_ref().err()).cloned();
                must(judged.iter().any(Result::is_ok), || faults().collect::<Vec<_>>().join(" | "))
            }
            "allOf" => list(wanted).iter().try_for_each(|it| self.judge(it, value)),
            "items" => list(value).iter().try_for_each(|it| self.judge(wanted, it)),
            "required" => list(wanted).iter().try_for_each(|it| {
                let name = it.as_str().expect("a name");
                must(value.get(name).is_some(), || format!("`{name}` is missing"))
            }),
            "properties" => {
                wanted.as_object().expect("by name").iter().try_for_each(|(name, it)| {
                    let held = value.get(name).map_or(Ok(()), |value| self.judge(it, value));
                    held.map_err(|fault| format!("{name}: {fault}"))
                })
            }
            "additionalProperties" => {
                let named = |it: &String| schema["properties"].get(it).is_some();
                let all = value.as_object().into_iter().flatten();
                all.filter(|it| !named(it.0)).try_for_each(|(name, it)| {
                    self.judge(wanted, it).map_err(|fault| format!("{name}: {fault}"))
                })
            }
            other => panic!("the schema uses `{other}`, which this test does not know"),
        }
    }
}

fn must(holds: bool, fault: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(fault()) }
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn is_of_type(wanted: &Value, value: &Value) -> bool {
    match wanted.as_str().expect("one type") {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "integer" => value.is_i64() || value.is_u64(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        other => panic!("no type {other}"),
    }
}

/// Sends a request that must be carried out, and holds both lines against their schemas.
#[track_caller]
fn exchanged(schema: &Schema, talk: &mut Talk, request: &Value) -> Value {
    schema.require("request", request);
    let answer = talk.send(request);
    schema.require("answer", &answer);
    assert!(answer.get("err").is_none(), "{request}: {answer}");
    let verb = request["do"].as_str().expect("a text");
    schema.require(&format!("ok-{verb}"), &answer["ok"]);
    answer["ok"].clone()
}

#[test]
fn every_request_and_answer_fits_its_schema() {
    let schema = Schema::lines();
    for (scenario, seat) in [
        ("scs/mill-bridge", "blue"),
        ("coh/training", "german"),
        ("prussia/training", "prussian"),
        ("nextwar/training", "dprk"),
        ("ambush/corbeau", "us"),
    ] {
        let mut talk = Talk::new();
        let mut ask = |request: Value| exchanged(&schema, &mut talk, &request);
        ask(json!({ "do": "hello" }));
        ask(json!({ "do": "list" }));
        ask(json!({ "do": "new", "scenario": scenario, "seed": 5 }));
        let board = ask(json!({ "do": "board" }));
        ask(json!({ "do": "setting" }));
        let mut before = None;
        for seed in 1..=60 {
            let prompt = ask(json!({ "do": "prompt" }));
            if prompt["over"] == true {
                break;
            }
            let action = prompt["actions"][0].clone();
            ask(json!({ "do": "why", "action": action }));
            if let Some(before) = before {
                // Mostly it is refused by now.
                ask(json!({ "do": "why", "action": before }));
            }
            ask(json!({ "do": "scene", "viewer": seat }));
            let chosen = ask(json!({ "do": "bot", "name": "random", "seed": seed }));
            ask(json!({ "do": "play", "action": chosen["action"] }));
            before = Some(chosen["action"].clone());
        }
        for request in ["reach", "record", "squad", "hash"] {
            ask(json!({ "do": request }));
        }
        ask(json!({ "do": "overlays", "viewer": seat }));
        ask(json!({ "do": "sight", "viewer": seat, "hex": board["hexes"][0]["id"] }));
        ask(json!({ "do": "perft", "depth": 1 }));
        let record = ask(json!({ "do": "record" }))["record"].clone();
        ask(json!({ "do": "load", "record": record }));
    }
}

#[test]
fn every_line_of_the_example_bots_fits_its_schema() {
    let schema = Schema::lines();
    let folder = tempfile::tempdir().expect("a folder for the test");
    for (scenario, first, second) in [
        ("scs/mill-bridge", "blue", "red"),
        ("coh/training", "german", "soviet"),
        ("prussia/training", "prussian", "coalition"),
        ("nextwar/training", "dprk", "allied"),
    ] {
        let log = folder.path().join(format!("{first}.jsonl")).display().to_string();
        let players = [
            format!("{first}={}", marcher(&format!("--log '{log}'"))),
            format!("{second}={}", restless()),
        ];
        let output = std::process::Command::new(env!("CARGO_BIN_EXE_esagono"))
            .args(["simulate", scenario, "--games", "1", "--answer-seconds", "60"])
            .args(["--seat", &players[0], "--seat", &players[1]])
            .output()
            .expect("it starts");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let lines = std::fs::read_to_string(&log).expect("it was written");
        let mut kinds = BTreeSet::new();
        for line in lines.lines() {
            let line: Value = serde_json::from_str(line).expect("JSON");
            let said = line.get("do").is_none();
            schema.require(if said { "said" } else { "told" }, &line);
            kinds.insert(line["do"].as_str().unwrap_or("an answer").to_owned());
        }
        let all = ["an answer", "choose", "game", "hello", "over"];
        assert_eq!(kinds.into_iter().collect::<Vec<_>>(), all, "{scenario}");
    }
}

#[test]
fn what_does_not_fit_is_refused_by_the_schemas() {
    let schema = Schema::lines();
    let refused = |definition: &str, value: Value| {
        assert!(schema.fault(definition, &value).is_some(), "{definition} takes {value}");
    };
    refused("request", json!({ "do": "dance" }));
    refused("request", json!({ "do": "why" }));
    refused("answer", json!({ "ok": {} }));
    refused("prompt", json!({ "step": 1, "over": false, "seat": "blue", "actions": [] }));
    refused("event", json!({ "event": "moved", "step": "1", "text": { "en": "a", "it": "b" } }));
    refused("fraction", json!([1, 2, 3]));
    refused("said", json!({ "hello": 2 }));
    refused("place", json!({ "hex": "01.01", "box": "sea" }));
}
