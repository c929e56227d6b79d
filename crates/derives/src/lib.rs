//! Code written from declarations: what would otherwise be written a second and a third time.
//!
//! - [`macro@Digest`]: the bytes of a value, field by field;
//! - [`macro@Verbs`]: the texts of an action, written, read and listed.

mod digest;
mod verbs;

use proc_macro::TokenStream;
use syn::{DeriveInput, parse_macro_input};

/// Derives `canon::Digest`: every field in its order, of an enum first the place of the variant.
#[proc_macro_derive(Digest)]
pub fn digest(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    digest::derive(&input).unwrap_or_else(|fault| fault.to_compile_error()).into()
}

/// Derives the texts of an action.
///
/// The enum says what names its nouns: `#[verbs(scenario = Scenario)]`. Each variant says its verb,
/// `#[verb("fire")]`, and its fields are what the verb is about, each a `kernel::words::Noun` of the
/// scenario. The enum gets `VERBS`, `verb`, `text`, `read` and `vocabulary`.
#[proc_macro_derive(Verbs, attributes(verbs, verb))]
pub fn verbs(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    verbs::derive(&input).unwrap_or_else(|fault| fault.to_compile_error()).into()
}
