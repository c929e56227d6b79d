//! Messages as sentences in every language.

use std::collections::BTreeMap;

use kernel::Illegal;
use scene::Message;
use serde_json::{Value, json};

/// The languages of the program.
const LANGUAGES: [&str; 2] = ["en", "it"];

/// A message in every language.
pub fn said(message: &Message) -> BTreeMap<String, String> {
    LANGUAGES.map(|it| (it.to_owned(), texts::built_in().say(it, message))).into()
}

/// A message in English and Italian, as the protocol writes it.
pub fn spoken(message: &Message) -> Value {
    json!(said(message))
}

/// Why an action is refused, in every language.
pub fn refusal(illegal: Illegal) -> BTreeMap<String, String> {
    let texts = texts::built_in();
    LANGUAGES.map(|it| (it.to_owned(), texts.refusal(it, illegal.why).to_owned())).into()
}
