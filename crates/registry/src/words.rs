//! Messages as sentences in every language.

use scene::Message;
use serde_json::{Value, json};

/// A message in English and Italian, as the protocol writes it.
pub fn spoken(message: &Message) -> Value {
    let texts = texts::built_in();
    json!({ "en": texts.say("en", message), "it": texts.say("it", message) })
}
