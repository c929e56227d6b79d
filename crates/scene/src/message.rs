//! Structure instead of sentences: a key with arguments, turned into words by the `texts` crate.

use std::collections::BTreeMap;

use serde::Serialize;
use ts_rs::TS;

/// A sentence to be: its key in the text files, and what goes into it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Message {
    /// Key in the Fluent files, such as `scs-moved`.
    pub key: String,
    /// Arguments by name.
    pub args: BTreeMap<String, Arg>,
}

/// One argument of a message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Arg {
    /// Goes in as it stands: hex numbers, unit names.
    Text(String),
    /// A whole number.
    Number(i32),
    /// The key of another message without arguments: terrain, phases, sides.
    Term(String),
    /// Words that come with the data, by language: names of sides, results.
    Words(BTreeMap<String, String>),
    /// Another message with arguments of its own.
    Message(Message),
    /// Several, joined by commas.
    List(Vec<Arg>),
}

impl Message {
    /// Begins a message.
    pub fn new(key: impl Into<String>) -> Self {
        Self { key: key.into(), args: BTreeMap::new() }
    }

    /// Adds a text.
    #[must_use]
    pub fn text(mut self, name: &str, value: impl Into<String>) -> Self {
        self.args.insert(name.into(), Arg::Text(value.into()));
        self
    }

    /// Adds a number.
    #[must_use]
    pub fn number(mut self, name: &str, value: i32) -> Self {
        self.args.insert(name.into(), Arg::Number(value));
        self
    }

    /// Adds a term to be translated.
    #[must_use]
    pub fn term(mut self, name: &str, key: impl Into<String>) -> Self {
        self.args.insert(name.into(), Arg::Term(key.into()));
        self
    }

    /// Adds words that come with the data, in every language.
    #[must_use]
    pub fn words(mut self, name: &str, by_language: BTreeMap<String, String>) -> Self {
        self.args.insert(name.into(), Arg::Words(by_language));
        self
    }

    /// Adds another message.
    #[must_use]
    pub fn message(mut self, name: &str, message: Self) -> Self {
        self.args.insert(name.into(), Arg::Message(message));
        self
    }

    /// Adds a list of messages.
    #[must_use]
    pub fn messages(mut self, name: &str, messages: impl IntoIterator<Item = Self>) -> Self {
        let messages = messages.into_iter().map(Arg::Message);
        self.args.insert(name.into(), Arg::List(messages.collect()));
        self
    }

    /// Adds a list of texts.
    #[must_use]
    pub fn list(mut self, name: &str, values: impl IntoIterator<Item = String>) -> Self {
        self.args.insert(name.into(), Arg::List(values.into_iter().map(Arg::Text).collect()));
        self
    }
}
