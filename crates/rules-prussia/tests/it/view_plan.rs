//! What a player sees of a combat before he commits himself, and why he is asked.

use kernel::{Chance, Chances, Game, Viewer, odds};
use rules_prussia::{Action, RollResult};
use scene::Show;
use serde_json::{Value, json};

use crate::fight::{GUNS, Go, HORSE, ROCK, duel, land};
use crate::stage::{Stage, plain};

/// Four levels: 8, 7, 5 and 2 SP; morale 6, 5, 4, 3.
const LINE: &str = "8-6-3 7-5-3 5-4-3 2-3-3";

/// A fact about the open question.
fn fact(stage: &Stage, name: &str) -> Value {
    let decision = stage.0.prompt().expect("a question").decision;
    stage.0.about(&decision).flat().remove(name).unwrap_or(Value::Null)
}

/// Chances with the texts of their results.
fn texts(chances: &Chances<RollResult>) -> Vec<(String, Chance)> {
    let text = |it: &Option<RollResult>| it.as_ref().expect("a result").to_string();
    chances.iter().map(|(result, chance)| (text(result), *chance)).collect()
}

fn action(stage: &Stage, text: &str) -> Action {
    stage.0.read_action(text).expect("an action")
}

/// Rules: pg:19.0a, pg:19.1a.
#[test]
fn hexes_that_must_fight_are_told_in_knots() {
    let mut stage = duel()
        .unit("a", "prussia infantry line", LINE, "0505")
        .unit("b", "prussia infantry line", LINE, "0805")
        .unit("x", "coalition infantry line", ROCK, "0504")
        .unit("y", "coalition infantry line", ROCK, "0804")
        .stage();
    let knots = |stage: &Stage| -> Vec<(String, u64, bool)> {
        let contacts = fact(stage, "contacts");
        let list = contacts.as_array().expect("a list");
        let read = |it: &Value| {
            let hex = it["hex"].as_str().expect("a hex").to_owned();
            (hex, it["group"].as_u64().expect("a number"), it["named"] == json!(true))
        };
        list.iter().map(read).collect()
    };
    let all = |named: [bool; 4]| -> Vec<(String, u64, bool)> {
        let hexes = [("0505", 1), ("0805", 2), ("0504", 1), ("0804", 2)];
        hexes.iter().zip(named).map(|(it, named)| (it.0.to_owned(), it.1, named)).collect()
    };
    assert_eq!(knots(&stage), all([false; 4]));
    let first = &fact(&stage, "contacts")[0];
    assert_eq!(first["touches"], json!(["0504"]));
    assert_eq!((&first["strength"], &first["units"]), (&json!(8), &json!(["a"])));
    stage.go("attack 0504; from 0505", &[]);
    assert_eq!(knots(&stage), all([true, false, true, false]));
    assert_eq!(fact(&stage, "attackers"), json!(["0505"]));
    assert_eq!(fact(&stage, "defenders"), json!(["0504"]));
}

/// Rules: pg:19.3a, pg:19.3b, pg:19.4a, pg:C8i, pg:C9a.
#[test]
fn an_attack_is_reckoned_before_it_is_announced() {
    // 8 SP of MR 6 against 5 SP of MR 4: 3-2, and the better lead unit counts one.
    let mut stage = duel()
        .unit("a", "prussia infantry line", LINE, "0505")
        .unit("x", "coalition infantry line", "5-4-3", "0504")
        .stage();
    stage.go("attack 0504; from 0505", &[]);
    assert_eq!(fact(&stage, "column"), json!("3-2"));
    assert_eq!(fact(&stage, "total"), json!(1));
    assert_eq!(fact(&stage, "strength"), json!([8, 5]));
    let reasons: Vec<(String, String)> = stage
        .0
        .why(&action(&stage, "announce"))
        .into_iter()
        .map(|it| (it.rule, it.amount))
        .collect();
    let expected = [
        ("pg:19.3a", "+8"),
        ("pg:19.3a", "8"),
        ("pg:19.3a", "+5"),
        ("pg:19.3a", "5"),
        ("pg:19.3e", "3-2"),
        ("pg:19.4a", "6 : 4"),
        ("pg:C8i", "+1"),
        ("pg:C9a", "+1"),
    ];
    assert_eq!(reasons, expected.map(|it| (it.0.to_owned(), it.1.to_owned())));
}

/// Rules: pg:19.6a, pg:C9a.
///
/// 3-2 with +1: rows 2 to 7 of the table, one for each face.
#[test]
fn the_chances_of_an_attack_are_those_of_its_die() {
    let mut stage = duel()
        .unit("a", "prussia infantry line", LINE, "0505")
        .unit("x", "coalition infantry line", "5-4-3", "0504")
        .leader("k", "prussia-foot", 1, "0505")
        .leader("m", "coalition-foot", 1, "0504")
        .stage();
    stage.go("attack 0504; from 0505", &[]);
    let (before, roll) = stage.0.before_roll(action(&stage, "announce")).expect("a roll");
    let told = before.chances(roll).expect("chances");
    let expected = [
        ("1r / 1", (1, 6)),
        ("Exr / Exr", (1, 6)),
        ("Ex / Ex(+1)*", (1, 6)),
        ("0 / 2", (1, 6)),
        ("1 / 3*", (1, 6)),
        ("1 / (4)R*", (1, 6)),
    ];
    assert_eq!(texts(&told), expected.map(|it| (it.0.to_owned(), it.1)));
    // Trying every sequence of faces, those for the leaders too, comes to the same.
    assert_eq!(told, odds(&before, &roll).expect("odds"));
    // Nothing was played.
    assert!(stage.offers("announce"));
}

/// Rules: pg:16.0b, pg:16.2a, pg:C6a, pg:C7a.
#[test]
fn a_target_is_reckoned_with_all_guns_that_can_fire() {
    let stage = land(&[])
        .phase("prussia", "bombardment")
        .unit("g", "prussia artillery battery", "6/4/2-5-3", "0505")
        .unit("h", "prussia artillery battery", "4/2/1-5-3", "0705")
        .unit("x", "coalition infantry line", ROCK, "0503")
        .stage();
    // Range 2 and 3: 4 + 1 = 5, no modifier. The column of 5 and 6 has 0, 0, 1, 1, 1*, 2r.
    let (before, roll) = stage.0.before_roll(action(&stage, "target 0503")).expect("a roll");
    let expected = [("0", (1, 3)), ("1", (1, 3)), ("1*", (1, 6)), ("2r", (1, 6))];
    let told = before.chances(roll).expect("chances");
    assert_eq!(texts(&told), expected.map(|it| (it.0.to_owned(), it.1)));
    let reasons = stage.0.why(&action(&stage, "target 0503"));
    let amounts: Vec<&str> = reasons.iter().map(|it| it.amount.as_str()).collect();
    assert_eq!(amounts, ["+4", "+1", "5", "+0", "5-6"]);
}

/// Rules: pg:19.12.2a.
#[test]
fn answers_that_roll_another_die_are_left_to_it() {
    let stage = duel()
        .unit("a", "prussia cavalry cuirassier", HORSE, "0505")
        .unit("x", "coalition artillery battery", GUNS, "0504")
        .stage();
    // Guns alone are assaulted without a die.
    assert!(stage.0.before_roll(action(&stage, "attack 0504")).is_none());
    assert!(stage.0.chances(action(&stage, "attack 0504")).is_none());
}

/// Rules: pg:10.0a, pg:10.2a, pg:10.2b, pg:10.3a.
#[test]
fn the_track_of_army_morale_is_laid_out_as_boxes() {
    let stage = plain()
        .unit("a", "prussia infantry line", LINE, "0505")
        .unit("x", "coalition infantry line", LINE, "1010")
        .army_morale(9, 12)
        .stage();
    let setting = stage.0.setting();
    let [ours, theirs] = &setting.ladders[..] else { panic!("a track for each army") };
    assert_eq!(ours.seat.as_deref(), Some("prussia"));
    assert_eq!(theirs.seat.as_deref(), Some("coalition"));
    let steps: Vec<(i32, &str)> = ours.steps.iter().map(|it| (it.at, it.name.as_str())).collect();
    assert_eq!(steps, [(6, "shaky"), (0, "demoralized"), (-10, "broken")]);
    assert_eq!(ours.bottom, -10);
    let scene = stage.0.scene(Viewer::Spectator);
    assert_eq!((scene.tracks[&ours.track], scene.tracks[&theirs.track]), (9, 12));
    let marker = scene.counters.iter().find(|it| it.kind == "track-current").expect("a marker");
    assert_eq!(marker.at.in_box(), Some("morale-9"));
    assert_eq!(marker.marks, ["steady"]);
}

/// Rules: pg:6.1.3a, pg:7.3.3a.
#[test]
fn whoever_is_asked_in_the_enemys_move_is_told_why() {
    let mut stage = duel()
        .main(true, false)
        .phase("prussia", "movement")
        .unit("a", "prussia cavalry hussar", HORSE, "0101")
        .unit("x", "coalition infantry line", LINE, "0109")
        .leader("charles", "coalition commander 4", 1, "0109")
        .stage();
    // Eight hexes are too far to see; one step on it is seven.
    stage.go("select a; move 0102", &[]);
    let prompt = stage.0.prompt().expect("a question");
    assert_eq!(stage.0.decision_name(&prompt.decision), "sight");
    assert_eq!(fact(&stage, "rule"), json!("pg:6.1.3a"));
    assert_eq!(fact(&stage, "units"), json!(["x", "a"]));
    assert_eq!(fact(&stage, "range"), json!(7));
    assert_eq!(fact(&stage, "because")["key"], json!("prussia-because-sight"));
}

/// Rules: pg:3.4a, pg:4.2a, pg:4.2b.
#[test]
fn a_place_in_a_stack_says_what_the_unit_will_be_there() {
    let mut stage = duel()
        .phase("prussia", "movement")
        .unit("a", "prussia infantry line", LINE, "0209")
        .unit("b", "prussia infantry line", LINE, "0210")
        .unit("x", "coalition infantry line", ROCK, "0208")
        .stage();
    // Four levels stand before the enemy: one brigade is Engaged, the other Support.
    stage.go("select b; move 0209; stop", &[]);
    assert_eq!(fact(&stage, "stack"), json!(["a"]));
    let rules = |text: &str| -> Vec<String> {
        stage.0.why(&action(&stage, text)).into_iter().map(|it| it.rule).collect()
    };
    assert_eq!(rules("place-at 1"), ["pg:4.2b"]);
    // On top it takes the place of the other under the Engaged marker, which turns.
    assert_eq!(rules("place-at 2"), ["pg:4.2a", "pg:4.3c"]);
}

/// Rules: pg:3.4c, pg:4.3a.
#[test]
fn what_lies_in_a_hex_is_shown_by_its_top_unit() {
    let stage = duel()
        .phase("prussia", "movement")
        .unit("low", "prussia infantry line", LINE, "0505")
        .unit("high", "prussia infantry line", LINE, "0505")
        .leader("k", "prussia-foot", 1, "0505")
        .unit("x", "coalition infantry line", ROCK, "0504")
        .stage();
    let counters = stage.0.scene(Viewer::Spectator).counters;
    let here: Vec<&str> =
        counters.iter().filter(|it| it.at.hex() == Some("0505")).map(|it| it.id.as_str()).collect();
    assert_eq!(here, ["engaged-0505", "k", "low", "high"]);
    let has = |id: &str, mark: &str| {
        let counter = counters.iter().find(|it| it.id == id).expect("a counter");
        counter.marks.iter().any(|it| it == mark)
    };
    assert!(has("high", "led") && has("high", "marked"));
    assert!(!has("low", "led") && !has("low", "marked"));
}

/// Rules: pg:7.3.3b, pg:7.3.3c.
#[test]
fn a_wing_that_tries_to_deploy_knows_what_both_sides_add() {
    let mut stage = land(&[])
        .phase("prussia", "movement")
        .cv([5, 4, 3, 2])
        .unit("a", "prussia infantry line", LINE, "0501")
        .unit("x", "coalition infantry line", LINE, "0505")
        .column("x")
        .stage();
    stage.go("select a; move 0502", &[]);
    assert_eq!(fact(&stage, "because")["key"], json!("prussia-because-forced"));
    let reasons = stage.0.why(&action(&stage, "attempt"));
    let amounts: Vec<&str> = reasons.iter().map(|it| it.amount.as_str()).collect();
    // The foot of the coalition is led with 3, that of the Prussians with 5.
    assert_eq!(amounts, ["+3", "+5"]);
}
