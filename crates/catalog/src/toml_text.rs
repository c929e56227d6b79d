//! TOML texts read into shapes, with all faults of shape found at once.
//!
//! Serde stops at the first fault. So each fault is recorded, the node that caused it is mended
//! (an unknown key is cut out, a wrong or missing value gets a neutral stand-in), and the text is
//! read again until nothing more is found. Faults that only the mending caused are not recorded.

use crate::diagnostic::too_many;
use crate::phrase::Fault;
use crate::tree::{Part, Path, Place, Step, cut, numbered, put, stand_ins};
use crate::{Findings, Source, Span};
use serde::de::DeserializeOwned;
use std::collections::{BTreeMap, BTreeSet};
use toml::Spanned;
use toml::de::{DeTable, DeValue, Deserializer};

/// How often a text is mended and read again before its author is asked to go first.
const ROUNDS: usize = 400;

/// How many bytes are read again in all of these rounds, or not much more.
const READ_AGAIN: usize = 16 << 20;

/// How many faults of syntax are looked at: one byte that is wrong may bring one for every other.
const SYNTAX_FAULTS: usize = 4_000;

/// How many parts a dotted key may have; deeper nesting would exhaust the stack.
const DEEPEST_KEY: usize = 40;

/// Reads a TOML text into a shape; `None` if there was any error, all of which are recorded.
///
/// The shape should deny unknown fields, so that slips of the pen are found.
pub fn read_toml<T: DeserializeOwned>(source: Source<'_>, findings: &mut Findings) -> Option<T> {
    let before = findings.error_count();
    let value = salvage_toml(source, findings)?;
    (findings.error_count() == before).then_some(value)
}

/// Reads a TOML text into a shape, and returns it even where keys were unknown.
///
/// So the next check can go on and report its findings together with those of this one. The
/// caller must ask [`Findings::has_errors`] before it uses the data.
pub fn salvage_toml<T: DeserializeOwned>(source: Source<'_>, findings: &mut Findings) -> Option<T> {
    let root = parse(source, findings)?;
    if let Ok(value) = T::deserialize(Deserializer::from(root.clone())) {
        return Some(value);
    }
    let mut mender = Mender::new(root);
    if mender.find_all::<T>(source, findings) == Outcome::Whole {
        T::deserialize(Deserializer::from(mender.root)).ok()
    } else {
        None
    }
}

/// Parses a text, recording every fault of syntax.
fn parse<'i>(source: Source<'i>, findings: &mut Findings) -> Option<Spanned<DeTable<'i>>> {
    if let Some(span) = too_deep_key(source.text) {
        findings.error(source, &span, "key of too many parts", format!("at most {DEEPEST_KEY}"));
        return None;
    }
    let (root, errors) = DeTable::parse_recoverable(source.text);
    if errors.is_empty() {
        return Some(root);
    }
    // One slip may bring several errors in its line; the first says most.
    let mut lines = BTreeSet::new();
    for (number, error) in errors.into_iter().enumerate() {
        if lines.len() == ROUNDS || number == SYNTAX_FAULTS {
            say_too_many(source, findings);
            break;
        }
        let span = error.span().unwrap_or_default();
        if lines.insert(source.place(&span).0) {
            let written = source.text.get(span.clone()).unwrap_or_default();
            let (what, mend) = syntax_phrase(error.message(), written);
            findings.error(source, &span, what, mend);
        }
    }
    None
}

/// Asks the author of a text to mend first what was found.
fn say_too_many(source: Source<'_>, findings: &mut Findings) {
    let (what, mend) = too_many();
    findings.error(source, &(0..0), what, mend);
}

/// Returns what is wrong with the syntax, and how to mend it; `written` is what stands there.
fn syntax_phrase(message: &str, written: &str) -> (String, String) {
    let (what, mend) = match message.split_once(", expected ") {
        Some((what, expected)) => (what, format!("expected {expected}")),
        None => (message, String::new()),
    };
    match what {
        "duplicate key" => (format!("key `{written}` twice"), "remove one".to_owned()),
        "string values must be quoted" if written.trim().is_empty() => {
            ("no value behind `=`".to_owned(), "write one".to_owned())
        }
        _ => (what.to_owned(), mend),
    }
}

/// Finds a key like `a.b.c` of more than [`DEEPEST_KEY`] parts.
fn too_deep_key(text: &str) -> Option<Span> {
    let mut quote = None;
    let mut dots = 0;
    for (at, byte) in text.bytes().enumerate() {
        match (quote, byte) {
            (_, b'\n') => (quote, dots) = (None, 0),
            (Some(open), _) if open == byte => quote = None,
            (None, b'"' | b'\'') => quote = Some(byte),
            (None, b'.') => {
                dots += 1;
                if dots >= DEEPEST_KEY {
                    return Some(at..at);
                }
            }
            (None, b'=' | b',' | b'[' | b']' | b'{' | b'}' | b'#') => dots = 0,
            _ => {}
        }
    }
    None
}

/// What is left when all faults have been found.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Outcome {
    /// At most unknown keys were cut out: what is left is what the author wrote.
    Whole,
    /// Something had to be invented.
    Patched,
}

/// Whether reading again can find more.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Next {
    ReadAgain,
    Stop,
}

struct Mender<'i> {
    root: Spanned<DeTable<'i>>,
    outcome: Outcome,
    /// Nodes with a stand-in, and how many have been tried there.
    patched: BTreeMap<Path, usize>,
    /// Nodes for which no stand-in would do, so that their container cannot be read either.
    hopeless: BTreeSet<Path>,
}

impl<'i> Mender<'i> {
    fn new(root: Spanned<DeTable<'i>>) -> Self {
        let (patched, hopeless) = (BTreeMap::new(), BTreeSet::new());
        Self { root, outcome: Outcome::Whole, patched, hopeless }
    }

    fn find_all<T: DeserializeOwned>(
        &mut self,
        source: Source<'_>,
        findings: &mut Findings,
    ) -> Outcome {
        for _ in 0..ROUNDS.min(READ_AGAIN / source.text.len().max(1)).max(1) {
            let (probe, places) = numbered(&self.root);
            let Err(error) = T::deserialize(Deserializer::from(probe)) else {
                return self.outcome;
            };
            // The spans of the probe are the numbers of its nodes; the root is the first.
            let number = error.span().map_or(0, |span| span.start);
            let Some(place) = places.get(number) else { return Outcome::Patched };
            let fault = Fault::read(error.message());
            if !self.is_inside_patch(&blamed(place, &fault)) {
                let (what, mend) = fault.what_and_mend(last_key(&place.path));
                findings.error(source, &place.span, what, mend);
            }
            if self.mend(place, &fault) == Next::Stop {
                return Outcome::Patched;
            }
        }
        say_too_many(source, findings);
        Outcome::Patched
    }

    /// Tells whether a fault at this node comes from mending and not from the author.
    fn is_inside_patch(&self, path: &Path) -> bool {
        (0..=path.len()).any(|length| {
            let path = &path[..length];
            self.patched.contains_key(path) || self.hopeless.contains(path)
        })
    }

    fn mend(&mut self, place: &Place, fault: &Fault) -> Next {
        match (place.part, fault) {
            (Part::Key, Fault::UnknownKey { .. }) => cut(self.root.get_mut(), &place.path),
            (Part::Key, _) => {
                self.outcome = Outcome::Patched;
                cut(self.root.get_mut(), &place.path);
            }
            (Part::Value, Fault::MissingKey { .. }) => {
                let path = blamed(place, fault);
                if self.hopeless.contains(&path) {
                    return self.give_up(&place.path);
                }
                return self.patch(&path, &place.span, None);
            }
            (Part::Value, Fault::UnknownWord { allowed, .. }) => {
                return self.patch(&place.path, &place.span, allowed.first());
            }
            (Part::Value, _) => return self.patch(&place.path, &place.span, None),
        }
        Next::ReadAgain
    }

    /// Puts a stand-in at a path: the word known to fit, or else the next neutral value.
    fn patch(&mut self, path: &Path, span: &Span, word: Option<&String>) -> Next {
        if path.is_empty() {
            return Next::Stop;
        }
        self.outcome = Outcome::Patched;
        let tried = self.patched.get(path).copied().unwrap_or(0);
        let Some(neutral) = stand_ins().into_iter().nth(tried) else {
            return self.give_up(path);
        };
        self.patched.insert(path.clone(), tried + 1);
        let value = word.map_or(neutral, |word| DeValue::String(word.clone().into()));
        put(self.root.get_mut(), path, span.clone(), value);
        Next::ReadAgain
    }

    /// Drops a node that nothing fits, together with the lists it stands in.
    fn give_up(&mut self, path: &Path) -> Next {
        let mut path = path.clone();
        while let Some(Step::Item(_)) = path.last() {
            path.pop();
        }
        if path.is_empty() || !self.hopeless.insert(path.clone()) {
            return Next::Stop;
        }
        cut(self.root.get_mut(), &path);
        Next::ReadAgain
    }
}

/// Returns the node that a fault is about: a missing key, or the place of the fault itself.
fn blamed(place: &Place, fault: &Fault) -> Path {
    let mut path = place.path.clone();
    if let Fault::MissingKey { name } = fault {
        path.push(Step::Key(name.clone()));
    }
    path
}

/// Returns the innermost key of a path.
fn last_key(path: &Path) -> &str {
    path.iter()
        .rev()
        .find_map(|step| match step {
            Step::Key(key) => Some(key.as_str()),
            Step::Item(_) => None,
        })
        .unwrap_or_default()
}
