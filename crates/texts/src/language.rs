//! The texts of one language: Fluent entries and translated refusals.

use std::collections::BTreeMap;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentError, FluentResource};
use serde::Deserialize;
use unic_langid::LanguageIdentifier;

use crate::TextFault;
use crate::entries::{Needs, entry_needs};

/// The schema of a file of refusals that this code reads.
const REFUSALS_SCHEMA: &str = "refusals/1";

/// Everything that can be said in one language.
pub(crate) struct Language {
    pub(crate) bundle: FluentBundle<FluentResource>,
    /// What each text needs, by key.
    pub(crate) entries: BTreeMap<String, Needs>,
    /// English phrase to the phrase in this language.
    pub(crate) refusals: BTreeMap<String, String>,
}

/// A file of translated refusals.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RefusalFile {
    schema: String,
    #[serde(rename = "source")]
    _source: String,
    phrases: BTreeMap<String, String>,
}

impl Language {
    pub(crate) fn new(tag: LanguageIdentifier) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // Both languages run left to right, and the marks would show in a terminal.
        bundle.set_use_isolating(false);
        Self { bundle, entries: BTreeMap::new(), refusals: BTreeMap::new() }
    }

    /// Reads one more file; a faulty one leaves its readable part behind.
    pub(crate) fn add(&mut self, file: &str, source: &str) -> Result<(), Vec<TextFault>> {
        let name = file.rsplit('/').next().unwrap_or(file);
        match name.rsplit_once('.') {
            Some((_, "ftl")) => self.add_fluent(file, source),
            Some(("refusals", "toml")) => {
                self.add_refusals(file, source).map_err(|fault| vec![fault])
            }
            _ => Err(vec![TextFault::Kind { file: file.to_owned() }]),
        }
    }

    fn add_fluent(&mut self, file: &str, source: &str) -> Result<(), Vec<TextFault>> {
        let mut faults = Vec::new();
        let resource =
            FluentResource::try_new(source.to_owned()).unwrap_or_else(|(resource, errors)| {
                faults.extend(errors.into_iter().map(|error| TextFault::Syntax {
                    file: file.to_owned(),
                    line: line_of(source, error.pos.start),
                    what: error.to_string(),
                }));
                resource
            });
        self.entries.extend(resource.entries().filter_map(entry_needs));
        if let Err(errors) = self.bundle.add_resource(resource) {
            faults.extend(errors.into_iter().map(|error| duplicate(file, &error)));
        }
        if faults.is_empty() { Ok(()) } else { Err(faults) }
    }

    fn add_refusals(&mut self, file: &str, source: &str) -> Result<(), TextFault> {
        let fault = |line, what| TextFault::Syntax { file: file.to_owned(), line, what };
        let read: RefusalFile = toml::from_str(source).map_err(|error| {
            let line = line_of(source, error.span().map_or(0, |span| span.start));
            fault(line, error.message().to_owned())
        })?;
        if read.schema != REFUSALS_SCHEMA {
            return Err(fault(1, format!("schema is '{}', not '{REFUSALS_SCHEMA}'", read.schema)));
        }
        self.refusals.extend(read.phrases);
        Ok(())
    }
}

fn duplicate(file: &str, error: &FluentError) -> TextFault {
    let key = match error {
        FluentError::Overriding { id, .. } => id.clone(),
        FluentError::ParserError(_) | FluentError::ResolverError(_) => error.to_string(),
    };
    TextFault::Duplicate { file: file.to_owned(), key }
}

/// Returns the line, from 1, of a place in a text.
fn line_of(source: &str, position: usize) -> usize {
    source.bytes().take(position).filter(|byte| *byte == b'\n').count() + 1
}
