//! The texts of actions: a verb, and what it is about.
//!
//! An action declares its verbs once (`#[derive(Verbs)]`); its nouns are written, read and listed
//! here, by the scenario that names them.

pub use derives::Verbs;

use crate::NotAnAction;

/// What a verb can be about: a hex, a unit, a number, each named by a scenario of type `S`.
pub trait Noun<S>: Sized + Clone {
    /// Its word; none where it is left out.
    fn word(&self, scenario: &S) -> Option<String>;

    /// Reads it off the words that are left, or says what would be right.
    fn read(scenario: &S, words: &mut Words<'_>) -> Result<Self, String>;

    /// Every one that could be meant, in a fixed order: what lists and checks are compared over.
    fn all(scenario: &S) -> Vec<Self>;
}

/// The words after a verb.
#[derive(Clone, Debug)]
pub struct Words<'a> {
    left: Option<&'a str>,
}

impl<'a> Words<'a> {
    /// The next word, which stays where it is.
    pub fn peek(&self) -> Option<&'a str> {
        self.left.map(|it| it.split(' ').next().expect("a split has a first piece"))
    }

    /// Takes the next word, or says what is missing.
    pub fn take(&mut self, what: &str) -> Result<&'a str, String> {
        let text = self.left.ok_or_else(|| format!("it needs {what}"))?;
        let (word, rest) = text.split_once(' ').map_or((text, None), |(it, rest)| (it, Some(rest)));
        self.left = rest;
        Ok(word)
    }
}

/// Reads a word that is one of a few: `WORDS` says each with its meaning.
pub fn read_one<T: Copy>(
    words: &mut Words<'_>,
    what: &str,
    known: &[(&str, T)],
) -> Result<T, String> {
    let word = words.take(what)?;
    let found = known.iter().find(|it| it.0 == word);
    found.map(|it| it.1).ok_or_else(|| {
        let all: Vec<&str> = known.iter().map(|it| it.0).collect();
        format!("`{word}` is not {what}: {}", all.join(", "))
    })
}

/// Reads a number that is written plainly: no sign before it that says nothing, no zeros.
pub fn read_number<N: core::str::FromStr + ToString>(words: &mut Words<'_>) -> Result<N, String> {
    let word = words.take("a number")?;
    let read = word.parse::<N>().ok().filter(|it| it.to_string() == word);
    read.ok_or_else(|| format!("`{word}` is no number here"))
}

/// Writes a noun after what stands there.
pub fn write<S, N: Noun<S>>(noun: &N, scenario: &S, out: &mut String) {
    if let Some(word) = noun.word(scenario) {
        out.push(' ');
        out.push_str(&word);
    }
}

/// Reads an action: finds its verb, lets `make` read what it is about, and sees that no word is
/// left over.
pub fn read<A>(
    text: &str,
    verbs: &[&'static str],
    make: impl FnOnce(&'static str, &mut Words<'_>) -> Result<A, String>,
) -> Result<A, NotAnAction> {
    let fault = |why: String| NotAnAction { text: text.to_owned(), why };
    let Some((verb, left)) = find_verb(text, verbs) else {
        let first = text.split(' ').next().expect("a split has a first piece");
        return Err(fault(match nearest(first, verbs) {
            Some(near) => format!("no such verb; did you mean `{near}`?"),
            None => "no such verb; the prompt lists every answer".to_owned(),
        }));
    };
    let mut words = Words { left };
    let action = make(verb, &mut words).map_err(|why| fault(format!("`{verb}`: {why}")))?;
    match words.left {
        None => Ok(action),
        Some(left) => Err(fault(format!("`{verb}` is followed by too much: `{left}`"))),
    }
}

/// The longest verb that a text begins with, and what follows it.
fn find_verb<'a>(text: &'a str, verbs: &[&'static str]) -> Option<(&'static str, Option<&'a str>)> {
    let begins = verbs.iter().filter_map(|&verb| match text.strip_prefix(verb)? {
        "" => Some((verb, None)),
        rest => rest.strip_prefix(' ').map(|rest| (verb, Some(rest))),
    });
    begins.max_by_key(|(verb, _)| verb.len())
}

/// The verb with the fewest letters to change, if a typing error could make the one of the other.
fn nearest(word: &str, verbs: &[&'static str]) -> Option<&'static str> {
    let measured = verbs.iter().map(|&verb| (letters_to_change(word, verb), verb));
    measured.min().filter(|(changed, verb)| *changed * 3 <= verb.len().max(3)).map(|it| it.1)
}

/// How many letters have to be added, dropped or changed to make one word of the other.
fn letters_to_change(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (line, letter) in one.chars().enumerate() {
        let mut corner = std::mem::replace(&mut row[0], line + 1);
        for (column, &it) in other.iter().enumerate() {
            let change = corner + usize::from(it != letter);
            corner = row[column + 1];
            row[column + 1] = change.min(corner + 1).min(row[column] + 1);
        }
    }
    row[other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two hexes and a seven.
    struct Map;

    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    struct Hex(u8);

    impl Noun<Map> for Hex {
        fn word(&self, _: &Map) -> Option<String> {
            Some(format!("0{}", self.0))
        }

        fn read(_: &Map, words: &mut Words<'_>) -> Result<Self, String> {
            read_one(words, "a hex", &[("01", Hex(1)), ("02", Hex(2))])
        }

        fn all(_: &Map) -> Vec<Self> {
            vec![Hex(1), Hex(2)]
        }
    }

    /// A noun that may be left out.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    struct Hasty(bool);

    impl Noun<Map> for Hasty {
        fn word(&self, _: &Map) -> Option<String> {
            self.0.then(|| "hastily".to_owned())
        }

        fn read(_: &Map, words: &mut Words<'_>) -> Result<Self, String> {
            match words.peek() {
                Some("hastily") => words.take("").map(|_| Hasty(true)),
                _ => Ok(Hasty(false)),
            }
        }

        fn all(_: &Map) -> Vec<Self> {
            vec![Hasty(false), Hasty(true)]
        }
    }

    #[derive(Clone, Copy, PartialEq, Eq, Debug, Verbs)]
    #[verbs(scenario = Map)]
    enum Action {
        #[verb("fall back")]
        FallBack(Hex, Hasty),
        #[verb("fall")]
        Fall,
        #[verb("fire")]
        Fire(Hex),
    }

    #[test]
    fn every_action_is_read_back_from_its_text() {
        let all = Action::vocabulary(&Map);
        let texts: Vec<String> = all.iter().map(|it| it.text(&Map)).collect();
        let written = [
            "fall back 01",
            "fall back 01 hastily",
            "fall back 02",
            "fall back 02 hastily",
            "fall",
            "fire 01",
            "fire 02",
        ];
        assert_eq!(texts, written);
        for (action, text) in all.iter().zip(&texts) {
            assert_eq!(Action::read(text, &Map).as_ref(), Ok(action));
            assert!(text.starts_with(action.verb()));
        }
    }

    #[test]
    fn what_is_no_action_is_told_with_what_would_be_right() {
        let table = [
            ("fyre 01", "no such verb; did you mean `fire`?"),
            ("surrender", "no such verb; the prompt lists every answer"),
            ("", "no such verb; the prompt lists every answer"),
            ("fire", "`fire`: it needs a hex"),
            ("fire 3", "`fire`: `3` is not a hex: 01, 02"),
            ("fire 01 02", "`fire` is followed by too much: `02`"),
            ("fall backwards", "`fall` is followed by too much: `backwards`"),
            ("fire  01", "`fire`: `` is not a hex: 01, 02"),
        ];
        for (text, why) in table {
            assert_eq!(Action::read(text, &Map).unwrap_err().why, why, "{text}");
        }
    }

    #[test]
    fn words_are_near_by_the_letters_to_change() {
        let table = [("so", "so", 0), ("sto", "stop", 1), ("kitten", "sitting", 3), ("", "ab", 2)];
        for (one, other, letters) in table {
            assert_eq!(letters_to_change(one, other), letters, "{one} {other}");
        }
    }
}
