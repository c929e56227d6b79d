//! What is said to a program that plays a seat, and how its answers are read.

use registry::{AnyTable, System, Viewed, each_game, scene_value};
use scene::{LogLine, Show as _, Told};
use serde_json::{Map, Value, json};

use super::{Misdeed, PROTOCOL};

/// What a program wants to be told besides the question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Wants {
    /// Setting and map, when a game begins.
    map: bool,
    /// What its seat may know.
    scene: SceneWanted,
    /// What happened since it was asked last.
    news: bool,
}

/// How much of the scene is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum SceneWanted {
    No,
    Yes,
    /// With the answers as they are offered to people: labels, ways, warnings.
    WithChoices,
}

impl Default for Wants {
    fn default() -> Self {
        Self { map: true, scene: SceneWanted::Yes, news: true }
    }
}

impl Wants {
    /// Reads the list of a greeting; without one everything is told but the choices.
    fn read(list: &Value) -> Option<Self> {
        let mut wants = Self { map: false, scene: SceneWanted::No, news: false };
        for word in list.as_array()? {
            match (word.as_str()?, wants.scene) {
                ("map", _) => wants.map = true,
                ("news", _) => wants.news = true,
                ("choices", _) => wants.scene = SceneWanted::WithChoices,
                ("scene", SceneWanted::No) => wants.scene = SceneWanted::Yes,
                // Choices stand in the scene.
                ("scene", SceneWanted::Yes | SceneWanted::WithChoices) => {}
                _ => return None,
            }
        }
        Some(wants)
    }
}

/// Reads a greeting: the version it speaks, and what it wants to be told.
pub(super) fn read_hello(line: &str) -> Result<Wants, Misdeed> {
    let why = "a greeting is {\"hello\":1}";
    let hello = read_object(line).ok_or_else(|| Misdeed::garbage(line, why))?;
    let version = hello.get("hello").ok_or_else(|| Misdeed::garbage(line, why))?;
    if version.as_u64() != Some(PROTOCOL.into()) {
        let what = format!("speaks version {version} of the protocol; this program speaks 1");
        return Err(Misdeed::new("version", what));
    }
    let why = "`wants` is a list of `map`, `scene`, `choices` and `news`";
    match hello.get("wants") {
        None | Some(Value::Null) => Ok(Wants::default()),
        Some(list) => Wants::read(list).ok_or_else(|| Misdeed::garbage(line, why)),
    }
}

/// Reads an answer; if it names a step, that must be the one of the open question.
pub(super) fn read_action(line: &str, step: u32) -> Result<String, Misdeed> {
    let why = "an answer is {\"action\":\"…\"}";
    let answer = read_object(line).ok_or_else(|| Misdeed::garbage(line, why))?;
    let action = answer.get("action").and_then(Value::as_str);
    let action = action.ok_or_else(|| Misdeed::garbage(line, why))?;
    match answer.get("step") {
        None | Some(Value::Null) => Ok(action.to_owned()),
        Some(named) if named.as_u64() == Some(step.into()) => Ok(action.to_owned()),
        Some(_) => Err(Misdeed::garbage(line, &format!("the question was that of step {step}"))),
    }
}

fn read_object(line: &str) -> Option<Map<String, Value>> {
    match serde_json::from_str(line) {
        Ok(Value::Object(object)) => Some(object),
        _ => None,
    }
}

/// A game begins.
pub(super) fn game(table: &AnyTable, seat: &str, seed: u32, limit_ms: u64, wants: Wants) -> Value {
    let setting = table.setting();
    let rules = System::named(&setting.system).map(|it| it.rules);
    let mut game = json!({
        "do": "game",
        "scenario": setting.scenario,
        "system": setting.system,
        "rules": rules,
        "seats": table.seats(),
        "seat": seat,
        "seed": seed,
        "limit_ms": limit_ms,
    });
    if wants.map {
        game["setting"] = json!(setting);
        game["board"] = json!(table.board());
    }
    game
}

/// The open question, with what the seat may know.
pub(super) fn question(table: &AnyTable, seat: &str, told: u32, wants: Wants) -> Value {
    let mut question = json!({ "do": "choose", "prompt": table.prompt() });
    add_views(&mut question, table, seat, told, wants);
    question
}

/// The end of a game.
pub(super) fn over(table: &AnyTable, seat: &str, told: u32, wants: Wants) -> Value {
    let mut over = json!({ "do": "over", "outcome": table.prompt()["outcome"] });
    add_views(&mut over, table, seat, told, wants);
    over
}

fn add_views(line: &mut Value, table: &AnyTable, seat: &str, told: u32, wants: Wants) {
    let Ok(viewer) = table.viewer(seat) else { return };
    if wants.news {
        let news = table.log_since(viewer, told).into_iter().map(event);
        line["news"] = news.collect();
    }
    match wants.scene {
        SceneWanted::No => {}
        SceneWanted::Yes => {
            let mut scene = each_game!(&table.game(), it => it.scene(viewer));
            scene.step = table.step();
            line["scene"] = scene_value(&scene);
        }
        SceneWanted::WithChoices => {
            line["scene"] = scene_value(&table.scene_without_log(viewer));
        }
    }
}

/// A line of the log as an event of the line protocol.
fn event(line: LogLine) -> Value {
    let LogLine { step, event, rule, message, fields } = line;
    Viewed { step, told: Told { event, rule, message, fields } }.to_value()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_greeting_says_its_version_and_what_is_wanted() {
        assert_eq!(read_hello(r#"{"hello":1}"#), Ok(Wants::default()));
        let bare = read_hello(r#"{"hello":1,"name":"x","wants":[]}"#).expect("a greeting");
        assert_eq!(bare, Wants { map: false, scene: SceneWanted::No, news: false });
        for list in [r#"["choices","scene"]"#, r#"["scene","choices"]"#] {
            let rich = read_hello(&format!(r#"{{"hello":1,"wants":{list}}}"#)).expect("a greeting");
            assert_eq!((rich.scene, rich.news), (SceneWanted::WithChoices, false));
        }
        let code = |it| read_hello(it).expect_err("no greeting").code;
        assert_eq!(code(r#"{"hello":2}"#), "version");
        for line in ["", "[]", "{}", r#"{"hello":1,"wants":["gold"]}"#] {
            assert_eq!(code(line), "garbage", "{line}");
        }
    }

    #[test]
    fn an_answer_names_an_action_and_its_own_step() {
        assert_eq!(read_action(r#"{"action":"end"}"#, 7).as_deref(), Ok("end"));
        assert_eq!(read_action(r#"{"action":"end","step":7}"#, 7).as_deref(), Ok("end"));
        for line in ["end", "{}", r#"{"action":7}"#, r#"{"action":"end","step":6}"#] {
            let misdeed = read_action(line, 7).expect_err("no answer");
            assert_eq!(misdeed.code, "garbage");
            assert!(misdeed.what.contains(line), "{misdeed}");
        }
    }
}
