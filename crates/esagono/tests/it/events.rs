//! What events tell programs: whether a roll did it, what a step cost, what was paid.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::talk::Talk;

/// Answers of a game that the bot gives at most.
const STEPS: usize = 700;

/// The events of a game that `greedy` plays on every seat, by name.
fn played(scenario: &str, seed: u64) -> BTreeMap<String, Vec<Value>> {
    let mut talk = Talk::new();
    talk.ok(json!({ "do": "new", "scenario": scenario, "seed": seed }));
    let mut events: BTreeMap<String, Vec<Value>> = BTreeMap::new();
    for step in 0..STEPS {
        let bot = json!({ "do": "bot", "name": "greedy", "budget": 100, "seed": step });
        let action = talk.ok(bot)["action"].clone();
        let ok = talk.ok(json!({ "do": "play", "action": action }));
        for event in ok["events"].as_array().expect("a list") {
            let name = event["event"].as_str().expect("a name").to_owned();
            events.entry(name).or_default().push(event.clone());
        }
        if ok["prompt"]["over"] == true {
            break;
        }
    }
    events
}

/// A number in the one notation: whole as a number or text, broken as text with its sign.
fn reads_as_number(value: &Value) -> bool {
    if value.is_u64() {
        return true;
    }
    let Some(text) = value.as_str() else { return false };
    let wholes = text.trim_end_matches(['½', '⅓', '⅔', '¼', '¾', '⅕', '⅖', '⅗', '⅘', '⅙', '⅚']);
    !text.is_empty() && wholes.bytes().all(|it| it.is_ascii_digit())
}

/// Requires that the game had these events, and that each of them has the field as it should be.
#[track_caller]
fn require(
    events: &BTreeMap<String, Vec<Value>>,
    names: &[&str],
    field: &str,
    fits: fn(&Value) -> bool,
) {
    for name in names {
        let told = events.get(*name).unwrap_or_else(|| panic!("the game has no `{name}`"));
        for event in told {
            assert!(fits(&event[field]), "`{field}` of {event}");
        }
    }
}

#[test]
fn scs_steps_tell_their_cost() {
    let events = played("scs/mill-bridge", 3);
    // Of a stack whose units nobody may know, the cost would tell what they are.
    let known: Vec<&Value> =
        events["moved"].iter().filter(|it| it.get("units").is_some()).collect();
    assert!(!known.is_empty());
    assert!(known.iter().all(|it| reads_as_number(&it["cost"])), "{known:?}");
}

#[test]
fn coh_rolls_tell_their_success() {
    let events = played("coh/first-contact", 3);
    require(&events, &["attacked", "rallied"], "success", Value::is_boolean);
    require(&events, &["paid"], "ap", reads_as_number);
    let hits = |it: &Value| it["success"] == (it["hits"].as_u64() > Some(0));
    assert!(events["attacked"].iter().all(hits));
}

#[test]
fn prussian_rolls_and_steps_tell_success_and_cost() {
    let events = played("prussia/training", 3);
    let rolls = ["commanded", "checked", "rally-rolled"];
    require(&events, &rolls, "success", Value::is_boolean);
    for check in &events["checked"] {
        let stands = check["die"].as_i64() <= check["target"].as_i64();
        assert_eq!(check["success"], stands, "{check}");
    }
    require(&events, &["casualty"], "fate", Value::is_string);
    assert!(events["moved"].iter().any(|it| reads_as_number(&it["cost"])));
}

#[test]
fn next_war_rolls_and_marches_tell_success_and_cost() {
    let events = played("nextwar/training", 3);
    require(&events, &["air-defense", "clearing-rolled"], "success", Value::is_boolean);
    require(&events, &["marched"], "cost", reads_as_number);
    let road = |it: &Value| it["cost"].as_str().is_some_and(|it| it.contains('½'));
    assert!(events["marched"].iter().any(road), "nobody has taken a road");
}

#[test]
fn ambush_rolls_and_purchases_tell_success_and_price() {
    let events = played("ambush/corbeau", 3);
    require(&events, &["perception", "fired", "activation"], "success", Value::is_boolean);
    require(&events, &["equipped", "supplied"], "price", reads_as_number);
    let clip = events["supplied"].iter().find(|it| it["ammo"] == "rifle-clip").expect("a clip");
    assert_eq!(clip["price"], "⅕", "five clips a point");
}
