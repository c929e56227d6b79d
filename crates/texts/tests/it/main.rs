//! Tests of the text machinery on small texts, and of the built-in texts against the code.

mod ambush_play;
mod built_in;
mod checks;
mod nextwar_play;
mod prussia_play;
mod say;
mod scan;
mod scs_data;
mod scs_play;
mod spoken;
mod unsaid;
mod wording;
