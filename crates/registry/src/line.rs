//! A scene as the line protocol writes it: facts by flat names, and the answers as plain texts.

use scene::Scene;
use serde_json::{Value, json};

/// A scene as programs know it from the line protocol.
///
/// On the wire of the page facts have types and answers travel once, with their choices; here both
/// stay as programs have always read them.
pub fn scene_value(scene: &Scene) -> Value {
    let mut value = json!(scene);
    if let Some(prompt) = &scene.prompt {
        let actions: Vec<&str> = prompt.choices.iter().map(|it| it.action.as_str()).collect();
        value["prompt"]["about"] = Value::Object(prompt.about.flat());
        value["prompt"]["actions"] = json!(actions);
    }
    for (at, line) in scene.log.iter().enumerate() {
        value["log"][at]["fields"] = Value::Object(line.fields.flat());
    }
    value
}
