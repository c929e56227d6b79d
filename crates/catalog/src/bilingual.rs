//! Texts that data files carry in both languages of the project.

use schemars::JsonSchema;
use serde::Deserialize;

/// A text in English and in Italian; both are required.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Bilingual {
    /// The English text.
    pub en: String,
    /// The Italian text.
    pub it: String,
}
