//! What can be wrong with a set of texts, and with one attempt to say something.

use thiserror::Error;

/// Something wrong with a text file, or between two languages.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum TextFault {
    /// The language tag cannot be read.
    #[error("{file}: '{lang}' is no language tag, write one such as 'en' or 'it'")]
    Language {
        /// The file that came with the tag.
        file: String,
        /// The tag as it came.
        lang: String,
    },
    /// The file's name tells no kind.
    #[error("{file}: unknown kind of text file, use NAME.ftl or refusals.toml")]
    Kind {
        /// The file.
        file: String,
    },
    /// The file cannot be read as what its name says.
    #[error("{file}:{line}: {what}")]
    Syntax {
        /// The file.
        file: String,
        /// Line of the fault, from 1.
        line: usize,
        /// What the reader says.
        what: String,
    },
    /// A key stands twice in one language.
    #[error("{file}: key '{key}' stands elsewhere already, remove one of the two")]
    Duplicate {
        /// The second file.
        file: String,
        /// The key.
        key: String,
    },
    /// A text refers to another one that does not exist.
    #[error("[{lang}] '{key}' refers to '{missing}', which does not exist")]
    Reference {
        /// The language.
        lang: String,
        /// The text that refers.
        key: String,
        /// What it refers to.
        missing: String,
    },
    /// A language lacks a key that another has, or that the code uses.
    #[error("[{lang}] key '{key}' has no text, though {wanted_by} has it")]
    MissingKey {
        /// The language that lacks it.
        lang: String,
        /// The key.
        key: String,
        /// The other language, or the code.
        wanted_by: String,
    },
    /// Two languages fill the same text with different arguments.
    #[error("[{lang}] '{key}' lacks the argument '${variable}', which [{other}] uses")]
    MissingVariable {
        /// The language that lacks it.
        lang: String,
        /// The key.
        key: String,
        /// The argument.
        variable: String,
        /// The language that uses it.
        other: String,
    },
    /// A refusal of the rules has no text in a language.
    #[error("[{lang}] the refusal \"{phrase}\" has no text, add it to refusals.toml")]
    MissingRefusal {
        /// The language.
        lang: String,
        /// The English phrase.
        phrase: String,
    },
    /// A translated refusal that no rule speaks any more.
    #[error("[{lang}] no rule refuses with \"{phrase}\", remove it from refusals.toml")]
    StaleRefusal {
        /// The language.
        lang: String,
        /// The English phrase.
        phrase: String,
    },
}

/// Why a message cannot be said properly.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Unsaid {
    /// Nobody speaks this language.
    #[error("no texts in language '{0}'")]
    Language(String),
    /// No text has this key.
    #[error("no text has the key '{0}'")]
    Key(String),
    /// The text could not be filled.
    #[error("'{key}': {what}")]
    Gap {
        /// The key of the text.
        key: String,
        /// What is missing.
        what: String,
    },
}
