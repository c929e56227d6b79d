//! The texts of all languages, and the saying of messages.

use std::collections::BTreeMap;

use fluent_bundle::{FluentArgs, FluentMessage, FluentValue};
use fluent_syntax::ast::Pattern;
use scene::{Arg, Message, UnitName};

use crate::language::Language;
use crate::{TextFault, Unsaid};

/// The word before the last item of a list.
const AND: &str = "table-and";
/// What stands for a list without items.
const EMPTY_LIST: &str = "–";

/// Sentences of several languages.
pub struct Texts {
    languages: BTreeMap<String, Language>,
}

impl Texts {
    /// Reads text files, each given as language tag, file name and content: Fluent files
    /// (`NAME.ftl`) and translated refusals (`refusals.toml`). Returns every fault found.
    pub fn new(files: &[(&str, &str, &str)]) -> Result<Self, Vec<TextFault>> {
        let mut texts = Self { languages: BTreeMap::new() };
        let mut faults = Vec::new();
        for (lang, file, source) in files {
            faults.extend(texts.add(lang, file, source).err().into_iter().flatten());
        }
        faults.extend(texts.dangling_references());
        if faults.is_empty() { Ok(texts) } else { Err(faults) }
    }

    fn add(&mut self, lang: &str, file: &str, source: &str) -> Result<(), Vec<TextFault>> {
        if !self.languages.contains_key(lang) {
            let tag = lang.parse().map_err(|_| {
                vec![TextFault::Language { file: file.to_owned(), lang: lang.to_owned() }]
            })?;
            self.languages.insert(lang.to_owned(), Language::new(tag));
        }
        let language = self.languages.get_mut(lang).expect("inserted right above");
        language.add(file, source)
    }

    fn dangling_references(&self) -> Vec<TextFault> {
        let mut faults = Vec::new();
        for (lang, language) in &self.languages {
            for (key, needs) in &language.entries {
                let missing =
                    needs.references.iter().filter(|to| !language.entries.contains_key(*to));
                faults.extend(missing.map(|missing| TextFault::Reference {
                    lang: lang.clone(),
                    key: key.clone(),
                    missing: missing.clone(),
                }));
            }
        }
        faults
    }

    /// The languages that can be spoken, in the order of their tags.
    pub fn languages(&self) -> impl Iterator<Item = &str> {
        self.languages.keys().map(String::as_str)
    }

    /// Says a message. What cannot be said shows as its key in `⟦⟧`, so that a gap is seen at once.
    pub fn say(&self, lang: &str, message: &Message) -> String {
        self.speak(lang, message).0
    }

    /// Says a message, or returns all that is missing for it: the language, a text, an argument.
    pub fn try_say(&self, lang: &str, message: &Message) -> Result<String, Vec<Unsaid>> {
        let (said, faults) = self.speak(lang, message);
        if faults.is_empty() { Ok(said) } else { Err(faults) }
    }

    /// Returns why an action is refused, in this language; the English phrase itself where there
    /// is no other.
    pub fn refusal<'a>(&'a self, lang: &str, why: &'a str) -> &'a str {
        self.languages
            .get(lang)
            .and_then(|language| language.refusals.get(why))
            .map_or(why, String::as_str)
    }

    pub(crate) fn by_language(&self) -> &BTreeMap<String, Language> {
        &self.languages
    }

    fn speak(&self, lang: &str, message: &Message) -> (String, Vec<Unsaid>) {
        match self.languages.get(lang) {
            Some(language) => {
                let mut speaker = Speaker { name: lang, language, faults: Vec::new() };
                (speaker.message(message), speaker.faults)
            }
            None => (in_brackets(&message.key), vec![Unsaid::Language(lang.to_owned())]),
        }
    }
}

/// One saying under way, with what was missing so far.
struct Speaker<'a> {
    name: &'a str,
    language: &'a Language,
    faults: Vec<Unsaid>,
}

impl Speaker<'_> {
    fn message(&mut self, message: &Message) -> String {
        let mut args = FluentArgs::new();
        for (name, arg) in &message.args {
            self.add_forms(&mut args, name, arg);
            args.set(name.as_str(), self.value(arg));
        }
        self.fill(&message.key, &args)
    }

    /// Adds what goes with an argument, for the grammar of texts: the count of a list, the forms of
    /// a side's name, the attributes of a term.
    fn add_forms(&mut self, args: &mut FluentArgs<'_>, name: &str, arg: &Arg) {
        match arg {
            // Lets a text choose between one and several: `3/26 Pz retreats`, `A and B retreat`.
            Arg::List(items) => args.set(format!("{name}-count"), items.len()),
            Arg::Side(side) => {
                for (form, text) in side.forms.get(self.name).into_iter().flatten() {
                    args.set(format!("{name}-{form}"), text.clone());
                }
            }
            Arg::Term(key) => {
                let message = self.language.bundle.get_message(key);
                for attribute in message.iter().flat_map(FluentMessage::attributes) {
                    let text = self.pattern(key, attribute.value(), &FluentArgs::new());
                    args.set(format!("{name}-{}", attribute.id()), text);
                }
            }
            Arg::Text(_) | Arg::Number(_) | Arg::Words(_) | Arg::Unit(_) | Arg::Message(_) => {}
        }
    }

    fn value<'b>(&mut self, arg: &'b Arg) -> FluentValue<'b> {
        match arg {
            // Numbers stay numbers, so that texts can choose between singular and plural.
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Text(text) => FluentValue::from(text.as_str()),
            Arg::Term(_)
            | Arg::Words(_)
            | Arg::Unit(_)
            | Arg::Side(_)
            | Arg::Message(_)
            | Arg::List(_) => FluentValue::from(self.words(arg)),
        }
    }

    fn words(&mut self, arg: &Arg) -> String {
        match arg {
            Arg::Text(text) => text.clone(),
            Arg::Number(number) => number.to_string(),
            Arg::Term(key) => self.fill(key, &FluentArgs::new()),
            Arg::Words(by_language) => self.choose(by_language),
            Arg::Unit(UnitName { name, title: None, .. }) => name.clone(),
            Arg::Unit(UnitName { title: Some(title), .. }) => self.choose(title),
            Arg::Side(side) => self.choose(&side.name),
            Arg::Message(message) => self.message(message),
            Arg::List(items) => self.list(items),
        }
    }

    /// Chooses this language; any other where it is missing.
    fn choose(&mut self, by_language: &BTreeMap<String, String>) -> String {
        let words = by_language.get(self.name).cloned();
        words.unwrap_or_else(|| {
            self.faults.push(Unsaid::Language(self.name.to_owned()));
            by_language.values().next().cloned().unwrap_or_default()
        })
    }

    fn list(&mut self, items: &[Arg]) -> String {
        let words: Vec<String> = items.iter().map(|item| self.words(item)).collect();
        match words.split_last() {
            None => EMPTY_LIST.to_owned(),
            Some((only, [])) => only.clone(),
            Some((last, others)) => {
                let and = self.fill(AND, &FluentArgs::new());
                format!("{} {and} {last}", others.join(", "))
            }
        }
    }

    fn fill(&mut self, key: &str, args: &FluentArgs<'_>) -> String {
        let message = self.language.bundle.get_message(key);
        let Some(pattern) = message.and_then(|it| it.value()) else {
            self.faults.push(Unsaid::Key(key.to_owned()));
            return in_brackets(key);
        };
        self.pattern(key, pattern, args)
    }

    fn pattern(&mut self, key: &str, pattern: &Pattern<&str>, args: &FluentArgs<'_>) -> String {
        let mut errors = Vec::new();
        let bundle = &self.language.bundle;
        let said = bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
        self.faults.extend(
            errors.iter().map(|error| Unsaid::Gap { key: key.to_owned(), what: error.to_string() }),
        );
        said
    }
}

fn in_brackets(key: &str) -> String {
    format!("⟦{key}⟧")
}
