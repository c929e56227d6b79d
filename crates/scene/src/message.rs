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
    /// Goes in as it stands: hex numbers, signs.
    Text(String),
    /// A whole number.
    Number(i32),
    /// The key of another message without arguments: terrain, phases, sides.
    Term(String),
    /// Words that come with the data, by language: names of wings, results.
    Words(BTreeMap<String, String>),
    /// A counter, by its id for programs and by its name for people.
    Unit(UnitName),
    /// A side, with the forms that sentences need of its name.
    Side(SideName),
    /// Another message with arguments of its own.
    Message(Message),
    /// Several, joined by commas.
    List(Vec<Arg>),
}

/// What a counter is called.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct UnitName {
    /// Its id, which programs point at it by and nobody reads.
    pub id: String,
    /// Its name as the counter bears it, such as `27 Lancers`.
    pub name: String,
    /// The same by language, where it has words in it that are translated.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub title: Option<BTreeMap<String, String>>,
}

/// What a side is called, by itself and within sentences.
///
/// Each form goes into a text beside the name: of an argument `side`, a text has `$side`, and
/// `$side-the`, `$side-number` and whatever other forms the language has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct SideName {
    /// The short name of its seat, which nobody reads.
    pub id: String,
    /// Its name by language, as it stands alone.
    pub name: BTreeMap<String, String>,
    /// By language: the name as parts of a sentence need it, and its grammar.
    pub forms: BTreeMap<String, BTreeMap<String, String>>,
}

impl UnitName {
    /// A counter whose name is the same in every language.
    pub fn plain(id: impl Into<String>, name: impl Into<String>) -> Self {
        Self { id: id.into(), name: name.into(), title: None }
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&String> for Arg {
    fn from(text: &String) -> Self {
        Self::Text(text.clone())
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<BTreeMap<String, String>> for Arg {
    fn from(by_language: BTreeMap<String, String>) -> Self {
        Self::Words(by_language)
    }
}

impl From<UnitName> for Arg {
    fn from(unit: UnitName) -> Self {
        Self::Unit(unit)
    }
}

impl From<SideName> for Arg {
    fn from(side: SideName) -> Self {
        Self::Side(side)
    }
}

impl Message {
    /// Begins a message.
    pub fn new(key: impl Into<String>) -> Self {
        Self { key: key.into(), args: BTreeMap::new() }
    }

    /// Adds what goes in by its name: a text as it stands, a counter, a side.
    #[must_use]
    pub fn text(mut self, name: &str, value: impl Into<Arg>) -> Self {
        self.args.insert(name.into(), value.into());
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

    /// Adds words that come with the data, in every language; those of a side with their forms.
    #[must_use]
    pub fn words(mut self, name: &str, by_language: impl Into<Arg>) -> Self {
        self.args.insert(name.into(), by_language.into());
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

    /// Adds a list of texts or counters.
    #[must_use]
    pub fn list<T: Into<Arg>>(mut self, name: &str, values: impl IntoIterator<Item = T>) -> Self {
        self.args.insert(name.into(), Arg::List(values.into_iter().map(Into::into).collect()));
        self
    }
}
