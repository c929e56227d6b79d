//! Messages turned into sentences of a language.
//!
//! Rules and scenes speak in keys with arguments ([`scene::Message`]); the words live in Fluent
//! files under `data/texts`, one folder per language. Refusals are English phrases in the code and
//! serve as keys of their own translation. The checks at the end keep the languages complete: they
//! take texts and sources as arguments and return everything they find.

mod built_in;
mod check;
mod entries;
mod fault;
mod language;
mod scan;
mod texts;

pub use built_in::{built_in, files};
pub use check::{check_keys, check_languages, check_refusals};
pub use fault::{TextFault, Unsaid};
pub use scan::{message_keys, refusal_phrases};
pub use texts::Texts;
