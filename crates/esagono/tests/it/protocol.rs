//! The line protocol: every request, every kind of answer.

use serde_json::json;

use crate::talk::Talk;

#[test]
fn the_list_names_systems_and_scenarios_in_both_languages() {
    let list = Talk::new().ok(json!({ "do": "list" }));
    assert_eq!(list["systems"][0]["id"], "scs");
    let scenarios = list["scenarios"].as_array().expect("a list of scenarios");
    let mill = scenarios.iter().find(|it| it["id"] == "scs/mill-bridge").expect("it is listed");
    assert_eq!(mill["title"]["it"], "Il ponte del mulino");
    assert_eq!(
        (&mill["seats"], &mill["turns"], &mill["units"]),
        (&json!(["blue", "red"]), &json!(6), &json!(17))
    );
    assert_eq!(mill["map"], json!([12, 10]));
}

#[test]
fn the_id_comes_back_whatever_it_is() {
    let mut talk = Talk::new();
    for id in [json!(7), json!("x"), json!([1, {"a": null}]), json!(null)] {
        assert_eq!(talk.send(&json!({ "id": id, "do": "prompt" }))["id"], id);
    }
}

#[test]
fn a_game_is_needed_and_the_program_goes_on_without_one() {
    let mut talk = Talk::new();
    for verb in ["prompt", "record", "hash", "undo", "bot"] {
        assert_eq!(talk.err(json!({ "do": verb }))["code"], "no-game", "{verb}");
    }
    for line in ["", "{", "[]", "7", "{\"do\":7}", "{\"do\":\"dance\"}", "\u{0}"] {
        assert!(talk.line(line).contains("bad-request"), "{line}");
    }
    assert!(talk.line("{\"id\":1,\"do\":\"list\"}").contains("\"ok\""));
}

#[test]
fn an_unknown_scenario_or_option_is_refused_with_a_hint() {
    let mut talk = Talk::new();
    let unknown = talk.err(json!({ "do": "new", "scenario": "scs/mil-bridge" }));
    assert_eq!(unknown["code"], "unknown-scenario");
    assert!(
        unknown["message"].as_str().is_some_and(|it| it.contains("scs/mill-bridge")),
        "{unknown}"
    );
    let option = talk.err(json!({
        "do": "new", "scenario": "scs/mill-bridge", "options": { "fog": "thick" },
    }));
    assert_eq!(option["code"], "option");
}

#[test]
fn a_scenario_offers_some_options_of_its_system_and_refuses_the_others() {
    let mut talk = Talk::new();
    let list = talk.ok(json!({ "do": "list" }));
    let scenarios = list["scenarios"].as_array().expect("a list of scenarios");
    let offered = |id: &str| {
        let listed = scenarios.iter().find(|it| it["id"] == id).expect("it is listed");
        listed["options"].clone()
    };
    assert_eq!(offered("nextwar/incheon-again"), json!(["reinforced-landing"]));
    assert_eq!(offered("nextwar/training"), json!([]));
    assert_eq!(offered("scs/mill-bridge")[0], "fog", "others offer all of their system");
    let new = |scenario: &str, name: &str, value: &str| json!({ "do": "new", "scenario": scenario, "options": { name: value } });
    talk.ok(new("nextwar/incheon-again", "reinforced-landing", "both"));
    let refused = talk.err(new("nextwar/incheon-again", "supply", "on"));
    assert_eq!(refused["code"], "option");
    let said = refused["message"].as_str().expect("a text");
    assert!(said.contains("“supply”") && said.contains("reinforced-landing"), "{said}");
    let none = talk.err(new("nextwar/training", "supply", "on"));
    assert!(none["message"].as_str().is_some_and(|it| it.ends_with("it offers none")), "{none}");
}

#[test]
fn play_is_all_or_nothing() {
    let mut talk = Talk::at("scs/fig-move");
    let before = talk.ok(json!({ "do": "hash" }));
    let refused = talk.err(json!({ "do": "play", "actions": ["select 6", "move 01.01"] }));
    assert_eq!((&refused["code"], &refused["rule"]), (&json!("illegal"), &json!("scs:3.1N")));
    let unread = talk.err(json!({ "do": "play", "action": "move 99.99" }));
    assert_eq!(unread["code"], "not-an-action");
    let left_over = talk.err(json!({ "do": "play", "action": "select 6", "dice": [3] }));
    assert_eq!(left_over["code"], "dice");
    assert_eq!(talk.ok(json!({ "do": "hash" })), before);
}

#[test]
fn a_field_that_is_null_is_not_there() {
    let mut talk = Talk::at("scs/fig-combat-1");
    let request = json!({
        "do": "play", "action": "attack 20.10", "actions": null, "dice": null, "then": null,
    });
    talk.ok(request);
    talk.ok(json!({ "do": "why", "action": "add 3", "actions": null, "target": null }));
}

#[test]
fn missing_dice_are_refused_too() {
    let mut talk = Talk::at("scs/fig-combat-1");
    talk.play("attack 20.10; add 3; announce", &[]);
    let before = talk.ok(json!({ "do": "hash" }));
    assert_eq!(talk.err(json!({ "do": "play", "action": "roll", "dice": [3] }))["code"], "dice");
    assert_eq!(talk.err(json!({ "do": "play", "action": "roll", "dice": [3, 7] }))["code"], "dice");
    assert_eq!(talk.ok(json!({ "do": "hash" })), before);
}

#[test]
fn undo_stops_at_a_reveal_and_a_roll() {
    let mut talk = Talk::at("scs/fig-combat-1");
    talk.play("attack 20.10; add 3", &[]);
    let prompt = talk.ok(json!({ "do": "undo" }));
    assert_eq!(prompt["step"], 1);
    talk.play("add 3; announce", &[]);
    assert_eq!(talk.err(json!({ "do": "undo" }))["code"], "undo");
    talk.play("roll", &[3, 4]);
    assert_eq!(talk.err(json!({ "do": "undo", "to": 0 }))["code"], "undo");
}

#[test]
fn a_record_loads_to_the_same_situation() {
    let mut talk = Talk::at("scs/fig-combat-1");
    talk.play("attack 20.10; add 3; announce; roll", &[3, 4]);
    let record = talk.ok(json!({ "do": "record" }))["record"].clone();
    let hash = talk.ok(json!({ "do": "hash" }))["hash"].clone();
    let mut other = Talk::new();
    let opened = other.ok(json!({ "do": "load", "record": record }));
    assert_eq!(opened["scenario"], "scs/fig-combat-1");
    assert_eq!(other.ok(json!({ "do": "hash" }))["hash"], hash);
    let damaged = record.as_str().expect("a text").replace("roll", "rull");
    let refused = other.err(json!({ "do": "load", "record": damaged }));
    assert_eq!(refused["code"], "record");
}

#[test]
fn bots_answer_with_a_listed_action_and_play_nothing() {
    let mut talk = Talk::at("scs/mill-bridge");
    let before = talk.ok(json!({ "do": "hash" }));
    let actions = talk.actions();
    for name in ["random", "greedy"] {
        let chosen = talk.ok(json!({ "do": "bot", "name": name, "budget": 50, "seed": 3 }));
        let action = chosen["action"].as_str().expect("a text").to_owned();
        assert!(actions.contains(&action), "{name}: {action}");
    }
    assert_eq!(talk.err(json!({ "do": "bot", "name": "genius" }))["code"], "bot");
    assert_eq!(talk.ok(json!({ "do": "hash" })), before);
}

#[test]
fn perft_counts_and_refuses_the_endless() {
    let mut talk = Talk::at("scs/fig-zoc-1");
    assert_eq!(talk.ok(json!({ "do": "perft", "depth": 1 }))["nodes"], 2);
    assert_eq!(talk.err(json!({ "do": "perft", "depth": 60 }))["code"], "bad-request");
}

/// Rules: scs:0.10A.
#[test]
fn a_viewer_gets_no_prompt_of_the_other_and_no_hidden_counter() {
    let mut talk = Talk::at("scs/fig-combat-1");
    let scene = talk.ok(json!({ "do": "scene", "viewer": "enemy" }));
    assert!(scene["prompt"].is_null());
    let text = talk.ok(json!({ "do": "scene", "viewer": "friendly" })).to_string();
    assert!(!text.contains("\"14\""), "14 lies under 7");
    assert_eq!(talk.err(json!({ "do": "scene", "viewer": "nobody" }))["code"], "viewer");
}

#[test]
fn a_refusal_names_its_rule_in_both_languages() {
    let mut talk = Talk::at("scs/fig-move");
    let why = talk.ok(json!({ "do": "why", "action": "select 7" }));
    assert_eq!((&why["legal"], &why["rule"]), (&json!(false), &json!("scs:3.3b")));
    assert_ne!(why["text"]["it"], why["text"]["en"]);
}

#[test]
fn a_scenario_file_is_opened_from_disk() {
    let folder = env!("CARGO_MANIFEST_DIR");
    let file = format!("{folder}/../../data/scs/scenarios/fig-move.toml");
    let opened = Talk::new().ok(json!({ "do": "new", "scenario_file": file }));
    assert_eq!(opened["scenario"], "scs/fig-move");
    let mut talk = Talk::new();
    let copy = std::env::temp_dir().join(format!("esagono-own-{}.toml", std::process::id()));
    let source = std::fs::read_to_string(&file).expect("it is there");
    let source = source.replace("\"../", &format!("\"{folder}/../../data/scs/"));
    std::fs::write(&copy, source.replace("scs/fig-move", "scs/our-own"))
        .expect("it can be written");
    talk.ok(json!({ "do": "new", "scenario_file": copy.to_string_lossy() }));
    std::fs::remove_file(&copy).expect("it was written");
    talk.play("select 6; move 24.15", &[]);
    let record = talk.ok(json!({ "do": "record" }))["record"].clone();
    assert_eq!(talk.ok(json!({ "do": "load", "record": record }))["scenario"], "scs/our-own");
    let missing = Talk::new().err(json!({ "do": "new", "scenario_file": "nowhere.toml" }));
    assert_eq!(missing["code"], "data");
}

#[test]
fn every_line_gets_an_answer_whatever_is_in_it() {
    let mut talk = Talk::new();
    for line in ["", "   ", "{", "[1]", "null"] {
        assert!(talk.line(line.trim()).contains("bad-request"), "{line}");
    }
    assert!(esagono::engine::Engine::unreadable("no UTF-8").contains("bad-request"));
}

#[test]
fn faces_that_no_die_has_are_a_matter_of_dice() {
    let mut talk = Talk::at("scs/fig-combat-3");
    for face in [-1, 0, 7, 255, 256, 1_000_000] {
        let actions = "attack 20.10; add 4; add 6; add 8; announce; roll";
        let actions: Vec<&str> = actions.split("; ").collect();
        let refused = talk.err(json!({ "do": "play", "actions": actions, "dice": [face, 1] }));
        assert_eq!(refused["code"], "dice", "{face}");
    }
    let refused = talk.err(json!({ "do": "play", "action": "end", "dice": ["one"] }));
    assert_eq!(refused["code"], "bad-request");
}

#[test]
fn options_are_plain_values() {
    let mut talk = Talk::new();
    let new = |options| json!({ "do": "new", "scenario": "coh/training", "options": options });
    talk.ok(new(json!({ "solitaire": true })));
    talk.ok(new(json!({ "german-cap": 1 })));
    for options in [json!({ "nonsense": 1 }), json!({ "solitaire": [] })] {
        assert_eq!(talk.err(new(options))["code"], "option");
    }
}

#[test]
fn a_greeting_tells_the_versions_of_protocol_program_and_rules() {
    let hello = Talk::new().ok(json!({ "do": "hello" }));
    assert_eq!(
        (&hello["protocol"], &hello["program"]),
        (&json!(1), &env!("CARGO_PKG_VERSION").into())
    );
    let systems = hello["systems"].as_object().expect("versions by system");
    let known: Vec<&str> = registry::SYSTEMS.iter().map(|it| it.id).collect();
    assert_eq!(systems.len(), known.len());
    for system in registry::SYSTEMS {
        assert_eq!(systems[system.id], system.rules, "{}", system.id);
    }
}

#[test]
fn what_lies_over_the_map_is_told_as_to_the_page() {
    let mut talk = Talk::at("scs/fig-move");
    let select = talk.actions().into_iter().find(|it| it.starts_with("select ")).expect("a mover");
    let reaches = talk.ok(json!({ "do": "reach", "action": select }))["reaches"].clone();
    let reach = &reaches.as_array().expect("a list")[0];
    assert!(reach["hex"].is_string() && reach["actions"].is_array(), "{reach}");
    assert_eq!(talk.ok(json!({ "do": "reach" }))["reaches"], json!([]), "nobody moves yet");
    let viewer = json!({ "do": "overlays", "viewer": "spectator" });
    let overlays = talk.ok(viewer)["overlays"].clone();
    assert!(overlays.as_array().is_some_and(|it| !it.is_empty()), "{overlays}");
    assert_eq!(talk.err(json!({ "do": "overlays", "viewer": "nobody" }))["code"], "viewer");
    let hexes = talk.ok(json!({ "do": "board" }))["hexes"].clone();
    assert!(hexes.as_array().is_some_and(|it| !it.is_empty()));
    assert_eq!(talk.ok(json!({ "do": "setting" }))["scenario"], "scs/fig-move");
    let sight = json!({ "do": "sight", "viewer": "spectator", "hex": hexes[0]["id"] });
    assert!(talk.ok(sight)["sight"].is_null(), "the series knows no lines of sight");
}

#[test]
fn lines_of_sight_are_told_with_what_blocks_them() {
    let mut talk = Talk::at("coh/pos-i");
    let scene = talk.ok(json!({ "do": "scene", "viewer": "german" }));
    let counters = scene["counters"].as_array().expect("counters").iter();
    let mine = counters.filter(|it| it["seat"] == "german").find_map(|it| it["hex"].as_str());
    let hex = mine.expect("a unit on the map");
    let sight = talk.ok(json!({ "do": "sight", "viewer": "german", "hex": hex }))["sight"].clone();
    assert_eq!(sight["from"], hex);
    assert!(sight["seen"].as_array().is_some_and(|it| !it.is_empty()), "{sight}");
    assert!(sight["blocked"].as_object().is_some_and(|it| !it.is_empty()), "{sight}");
    assert_eq!(talk.err(json!({ "do": "sight", "viewer": "german" }))["code"], "bad-request");
}

#[test]
fn a_hex_that_the_map_does_not_have_is_refused() {
    let mut talk = Talk::at("coh/pos-i");
    for hex in ["99.99", ""] {
        let sight = talk.err(json!({ "do": "sight", "viewer": "german", "hex": hex }));
        assert_eq!(sight["code"], "bad-request", "{hex}");
        assert_eq!(
            talk.err(json!({ "do": "odds", "target": hex }))["code"],
            "bad-request",
            "{hex}"
        );
    }
}

#[test]
fn odds_are_asked_of_one_thing_at_a_time() {
    let mut talk = Talk::at("scs/fig-combat-1");
    let target = talk.ok(json!({ "do": "odds", "target": "20.10" }));
    assert!(target["odds"]["plan"].is_object(), "{target}");
    for (field, value) in [("action", json!("attack 20.10")), ("actions", json!([]))] {
        let mut both = json!({ "do": "odds", "target": "20.10" });
        both[field] = value;
        assert_eq!(talk.err(both)["code"], "bad-request", "{field}");
    }
}
