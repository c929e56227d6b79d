//! Scenarios of one's own: files that are brought, and what is found in them.

use registry::{Diagnostic, Severity};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::Words;

/// A file of a scenario of one's own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct OwnFile {
    /// Its name, with the folders that tell where it lies beside the others if they are known.
    pub name: String,
    /// Its text.
    pub text: String,
}

/// `POST /api/own`
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct OwnFiles {
    /// The scenario, and what it names beside it.
    pub files: Vec<OwnFile>,
}

/// What `POST /api/own` answers.
#[derive(Clone, Debug, Serialize, TS)]
pub struct OwnOpened {
    /// The scenarios that were opened, as the catalog calls them.
    pub scenarios: Vec<String>,
    /// What was found about the files; errors only of scenarios that were not opened.
    pub findings: Vec<Finding>,
}

/// One entry of `GET /api/own`
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct OwnInfo {
    /// The scenario as the catalog calls it.
    pub id: String,
    /// Its title.
    pub title: Words,
    /// When it was brought, in milliseconds since 1970.
    #[ts(type = "number")]
    pub added: u64,
    /// How many games of it there are, those in the basket too.
    pub games: u32,
}

/// Something that was found in a data file, as `esagono check` prints it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Finding {
    /// The file, by the name under which it was brought.
    pub file: String,
    /// The line, from 1.
    #[ts(type = "number")]
    pub line: usize,
    /// The column, from 1.
    #[ts(type = "number")]
    pub column: usize,
    /// `error` or `warning`.
    pub severity: &'static str,
    /// What is wrong.
    pub what: String,
    /// How to mend it; may be empty.
    pub mend: String,
}

impl From<Diagnostic> for Finding {
    fn from(found: Diagnostic) -> Self {
        let Diagnostic { file, line, column, severity, what, mend } = found;
        let severity = match severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
        };
        Self { file, line, column, severity, what, mend }
    }
}
