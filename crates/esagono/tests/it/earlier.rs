//! Records of earlier rules, headers and comments, and dice that go on with the seed, as programs
//! meet them.

use serde_json::json;

use crate::talk::Talk;

/// A game of Conflict of Heroes as version 4 of its rules wrote it.
const OLD: &str = include_str!("../../../testkit/records/coh-training-4.rec");

#[test]
fn load_refuses_a_record_of_other_rules_and_opens_it_where_it_differs() {
    let mut talk = Talk::new();
    let err = talk.err(json!({ "do": "load", "record": OLD }));
    assert_eq!(err["code"], "record");
    let message = err["message"].as_str().unwrap();
    assert!(message.contains("rules version 4") && message.contains("go-on"), "{message}");
    let err = talk.err(json!({ "do": "load", "record": OLD, "earlier": "please" }));
    assert_eq!(err["code"], "bad-request");
    let opened = talk.ok(json!({ "do": "load", "record": OLD, "earlier": "go-on", "seed": 3 }));
    let earlier = &opened["earlier"];
    assert_eq!(earlier["rules"], 4);
    assert_eq!(opened["prompt"]["step"], earlier["stands"], "{opened}");
    let record = talk.ok(json!({ "do": "record" }))["record"].as_str().unwrap().to_owned();
    esagono::data::registry().verify(&record).unwrap();
}

#[test]
fn headers_and_comments_go_into_the_record_and_come_back() {
    let mut talk = Talk::at("scs/fig-combat-1");
    let action = talk.ok(json!({ "do": "prompt" }))["actions"][0].clone();
    talk.err(json!({ "do": "comment", "text": "on nothing" }));
    talk.ok(json!({ "do": "play", "action": action }));
    assert_eq!(talk.ok(json!({ "do": "comment", "text": "so it begins" }))["step"], 1);
    for bad in ["", "two\nlines"] {
        assert_eq!(talk.err(json!({ "do": "comment", "text": bad }))["code"], "bad-request");
    }
    let seats = talk.ok(json!({ "do": "scene", "viewer": "spectator" }));
    assert!(seats["log"].as_array().unwrap().iter().any(|it| it["event"] == "comment"));
    let bad = [
        json!({ "players": { "nobody": "Anna" } }),
        json!({ "date": "18.11.2026" }),
        json!({ "event": "x".repeat(201) }),
        json!({ "referee": "Anna" }),
        json!([]),
    ];
    for headers in bad {
        let err = talk.err(json!({ "do": "record", "headers": headers }));
        assert_eq!(err["code"], "bad-request", "{err}");
    }
    let headers = json!({ "date": "2026-11-18", "event": "Club evening" });
    let record = talk.ok(json!({ "do": "record", "headers": headers }))["record"].clone();
    let text = record.as_str().unwrap();
    assert!(text.contains("date 2026-11-18\nevent Club evening\n"), "{text}");
    assert!(text.contains("\n; so it begins\n"), "{text}");
    let opened = Talk::new().ok(json!({ "do": "load", "record": record }));
    assert_eq!(opened["headers"]["event"], "Club evening");
}

#[test]
fn after_the_last_scripted_face_the_dice_go_on_with_the_seed_if_that_is_wished() {
    let record = |then: serde_json::Value, dice: serde_json::Value| {
        let mut talk = Talk::at("scs/fig-combat-1");
        loop {
            let prompt = talk.ok(json!({ "do": "prompt" }));
            if prompt["over"] == true {
                break;
            }
            let action = prompt["actions"][0].clone();
            let mut play = json!({ "do": "play", "action": action });
            if !dice.is_null() {
                (play["dice"], play["then"]) = (dice.clone(), then.clone());
            }
            talk.ok(play);
        }
        talk.ok(json!({ "do": "record" }))["record"].as_str().unwrap().to_owned()
    };
    let plain = record(json!(null), json!(null));
    assert_eq!(record(json!("seed"), json!([])), plain);
    let mut talk = Talk::at("scs/fig-combat-1");
    let action = talk.ok(json!({ "do": "prompt" }))["actions"][0].clone();
    let left = json!({ "do": "play", "action": action, "dice": [1, 1, 1], "then": "seed" });
    assert_eq!(talk.err(left)["code"], "dice");
    let alone = json!({ "do": "play", "action": action, "then": "seed" });
    assert_eq!(talk.err(alone)["code"], "bad-request");
    let other = json!({ "do": "play", "action": action, "dice": [], "then": "hand" });
    assert_eq!(talk.err(other)["code"], "bad-request");
}
