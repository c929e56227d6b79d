//! The contract between rules, players and records.
//!
//! A game is a value that always waits at a [`Prompt`] with a complete list of answers, or is over.
//! Dice are lent to it ([`Dice`]); what happened is returned as events; what is forbidden is
//! answered with the rule that forbids it ([`Illegal`]). A [`Session`] plays one game and keeps its
//! [`Record`]. This crate knows no hexes, no units and no files.

// What is derived speaks of this crate by its name, in its own tests too.
#[cfg(test)]
extern crate self as kernel;

pub mod dice;
mod game;
mod hash;
mod odds;
mod perft;
mod record;
mod rule;
mod seed;
mod session;
pub mod words;

pub use dice::{Dice, Roll};
pub use game::{Asked, Audience, Game, NotAnAction, Outcome, Prompt, Seat, Viewer};
pub use hash::{Fingerprint, StateHash};
pub use odds::{Chance, Chances, OddsFault, SEQUENCES_MAX, mean, odds, odds_within};
pub use perft::perft;
pub use record::{
    After, COMMENT_MAX, COMMENTS_MAX, EVENT_MAX, Headers, Info, Item, NAME_MAX, NoteFault, Record,
    RecordFault, Source, Unlike,
};
pub use rule::{Illegal, Rule, refuse};
pub use seed::Seed;
pub use session::{
    DiceFault, DiceProof, Difference, Faces, Mark, Misfit, PlayFault, Proof, ReplayFault, Replayed,
    Session, Step, UndoFault, prove_dice, verify,
};
