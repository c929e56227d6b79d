//! The checks that keep the languages complete and in step.

use std::collections::BTreeSet;

use crate::language::Language;
use crate::{TextFault, Texts};

/// The language that refusals are written in; it needs no translation of them.
const LANGUAGE_OF_REFUSALS: &str = "en";
/// The endings of what goes with arguments for the grammar alone: the count of a list, the forms of
/// a name.
const FORMS: [&str; 7] = ["-count", "-the", "-The", "-of", "-to", "-by", "-number"];

/// Finds keys and arguments that one language has and another lacks.
///
/// The count that comes with every list is no argument of its own, nor are the forms of a name: one
/// language may need them for its grammar where another does not.
pub fn check_languages(texts: &Texts) -> Vec<TextFault> {
    let languages = texts.by_language();
    let mut faults = Vec::new();
    for (lang, language) in languages {
        for (other, model) in languages {
            if other != lang {
                faults.extend(lacking(lang, language, other, model));
            }
        }
    }
    faults
}

/// Finds what `language` lacks of `model`.
fn lacking(lang: &str, language: &Language, other: &str, model: &Language) -> Vec<TextFault> {
    let mut faults = Vec::new();
    // Terms are a language's private words.
    for (key, needs) in model.entries.iter().filter(|(key, _)| !key.starts_with('-')) {
        let Some(own) = language.entries.get(key) else {
            faults.push(TextFault::MissingKey {
                lang: lang.to_owned(),
                key: key.clone(),
                wanted_by: format!("[{other}]"),
            });
            continue;
        };
        let own_variables = arguments(&own.variables);
        let missing = arguments(&needs.variables);
        faults.extend(missing.difference(&own_variables).map(|variable| {
            TextFault::MissingVariable {
                lang: lang.to_owned(),
                key: key.clone(),
                variable: (*variable).to_owned(),
                other: other.to_owned(),
            }
        }));
    }
    faults
}

fn arguments(variables: &BTreeSet<String>) -> BTreeSet<&str> {
    variables.iter().map(|name| bare(name)).collect()
}

/// The argument that a variable belongs to.
fn bare(name: &str) -> &str {
    FORMS.iter().find_map(|form| name.strip_suffix(form)).unwrap_or(name)
}

/// Finds keys used by the code that have no text in some language.
pub fn check_keys(texts: &Texts, keys: &BTreeSet<String>) -> Vec<TextFault> {
    let mut faults = Vec::new();
    for (lang, language) in texts.by_language() {
        let missing = keys.iter().filter(|key| !language.entries.contains_key(*key));
        faults.extend(missing.map(|key| TextFault::MissingKey {
            lang: lang.clone(),
            key: key.clone(),
            wanted_by: "the code".to_owned(),
        }));
    }
    faults
}

/// Finds refusals of the rules without a text, and texts of refusals that no rule speaks.
pub fn check_refusals(texts: &Texts, phrases: &BTreeSet<String>) -> Vec<TextFault> {
    let mut faults = Vec::new();
    for (lang, language) in texts.by_language() {
        if lang != LANGUAGE_OF_REFUSALS {
            let missing = phrases.iter().filter(|phrase| !language.refusals.contains_key(*phrase));
            faults.extend(missing.map(|phrase| TextFault::MissingRefusal {
                lang: lang.clone(),
                phrase: phrase.clone(),
            }));
        }
        let stale = language.refusals.keys().filter(|phrase| !phrases.contains(*phrase));
        faults.extend(
            stale.map(|phrase| TextFault::StaleRefusal {
                lang: lang.clone(),
                phrase: phrase.clone(),
            }),
        );
    }
    faults
}
