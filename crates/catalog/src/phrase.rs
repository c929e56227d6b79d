//! Serde's error messages, turned into what is wrong and how to mend it.

use crate::head::MEND_SOURCE;
use crate::nearest::suggest;

/// What a message of serde says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    /// A key that the shape does not know.
    UnknownKey {
        /// The keys that it knows.
        allowed: Vec<String>,
    },
    /// A key that the shape needs.
    MissingKey {
        /// Its name.
        name: String,
    },
    /// A word that is none of those allowed.
    UnknownWord {
        /// The word that stands there.
        word: String,
        /// The words allowed.
        allowed: Vec<String>,
    },
    /// A value of the wrong type, size or range.
    WrongValue {
        /// What stands there.
        found: String,
        /// What should.
        expected: String,
    },
    /// Anything else, such as the complaint of a type with rules of its own.
    Other {
        /// The message as it came.
        message: String,
    },
}

impl Fault {
    /// Reads a message.
    pub(crate) fn read(message: &str) -> Self {
        read_known(message)
            .unwrap_or_else(|| Self::Other { message: message.trim_end().to_owned() })
    }

    /// Returns what is wrong and how to mend it; `key` is the key that an unknown key names.
    pub(crate) fn what_and_mend(&self, key: &str) -> (String, String) {
        match self {
            Self::UnknownKey { allowed } => {
                (format!("unknown key `{key}`"), suggest(key, words(allowed)))
            }
            Self::MissingKey { name } => (format!("missing key `{name}`"), mend_missing(name)),
            Self::UnknownWord { word, allowed } => {
                (format!("unknown word `{word}`"), suggest(word, words(allowed)))
            }
            Self::WrongValue { found, expected } => {
                (format!("found {found}"), format!("expected {}", plain(expected)))
            }
            Self::Other { message } => match message.split_once("; ") {
                Some((what, mend)) => (what.to_owned(), mend.to_owned()),
                None => (message.clone(), String::new()),
            },
        }
    }
}

fn words(allowed: &[String]) -> impl Iterator<Item = &str> {
    allowed.iter().map(String::as_str)
}

fn read_known(message: &str) -> Option<Fault> {
    if let Some(rest) = message.strip_prefix("unknown field `") {
        return Some(Fault::UnknownKey { allowed: backticked(after_quote(rest)?.1) });
    }
    if let Some(rest) = message.strip_prefix("unexpected keys in table: ") {
        let (_, allowed) = rest.rsplit_once("available keys: ")?;
        return Some(Fault::UnknownKey {
            allowed: allowed.split(", ").map(str::to_owned).collect(),
        });
    }
    if let Some(rest) = message.strip_prefix("missing field `") {
        return Some(Fault::MissingKey { name: after_quote(rest)?.0.to_owned() });
    }
    if let Some(rest) = message.strip_prefix("unknown variant `") {
        // The word itself may hold backticks; the list of serde never does before "expected".
        let (word, allowed) = rest
            .rsplit_once("`, ")
            .filter(|(_, tail)| tail.starts_with("there are no"))
            .or_else(|| rest.split_once("`, expected "))?;
        return Some(Fault::UnknownWord { word: word.to_owned(), allowed: backticked(allowed) });
    }
    if message.starts_with("wanted string or table") {
        let (found, expected) = ("no word".to_owned(), "a word in quotes".to_owned());
        return Some(Fault::WrongValue { found, expected });
    }
    for prefix in ["invalid type: ", "invalid value: ", "invalid "] {
        if let Some(rest) = message.strip_prefix(prefix) {
            let (found, expected) = rest.rsplit_once(", expected ")?;
            return Some(Fault::WrongValue {
                found: found.to_owned(),
                expected: expected.trim_end().to_owned(),
            });
        }
    }
    None
}

/// Splits behind the closing backtick of a name.
fn after_quote(text: &str) -> Option<(&str, &str)> {
    text.split_once("`, ").or_else(|| text.split_once('`'))
}

/// Returns the words in backticks.
fn backticked(text: &str) -> Vec<String> {
    text.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// Returns how to mend a missing key; the origin of data gets a hint of its own.
fn mend_missing(name: &str) -> String {
    match name {
        "source" => MEND_SOURCE.to_owned(),
        "schema" => "name the shape of the file, such as `schema = \"map/1\"`".to_owned(),
        _ => format!("add `{name}`"),
    }
}

/// Returns serde's names of types as a player would say them.
fn plain(expected: &str) -> String {
    let plain = match expected {
        "u8" => "a whole number from 0 to 255",
        "u16" => "a whole number from 0 to 65535",
        "u32" | "u64" | "usize" => "a whole number, 0 or more",
        "i8" => "a whole number from -128 to 127",
        "i16" => "a whole number from -32768 to 32767",
        "i32" | "i64" | "isize" => "a whole number",
        "a boolean" => "`true` or `false`",
        "a string" => "a text in quotes",
        "a sequence" => "a list in brackets",
        "a map" => "a table",
        other if other.starts_with("struct ") => "a table",
        other => other,
    };
    plain.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_become_what_is_wrong_and_how_to_mend_it() {
        let table = [
            (
                "unknown field `colums`, expected one of `columns`, `rows`",
                "unknown key `colums`; did you mean `columns`? allowed: `columns`, `rows`",
            ),
            ("unknown field `colums`, there are no fields", "unknown key `colums`; remove it"),
            (
                "unexpected keys in table: colums, x, available keys: columns, rows",
                "unknown key `colums`; did you mean `columns`? allowed: `columns`, `rows`",
            ),
            ("missing field `rows`", "missing key `rows`; add `rows`"),
            (
                "unknown variant `fl`at`, expected `flat` or `pointy`",
                "unknown word `fl`at`; did you mean `flat`? allowed: `flat`, `pointy`",
            ),
            (
                "invalid type: string \"x, expected y\", expected u8",
                "found string \"x, expected y\"; expected a whole number from 0 to 255",
            ),
            (
                "invalid length 2, expected a tuple of size 3",
                "found length 2; expected a tuple of size 3",
            ),
            ("too bad; be good", "too bad; be good"),
            ("too bad", "too bad; "),
        ];
        for (message, expected) in table {
            let (what, mend) = Fault::read(message).what_and_mend("colums");
            assert_eq!(format!("{what}; {mend}"), expected);
        }
    }
}
