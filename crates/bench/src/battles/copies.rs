//! Copying a battle for search, beside a plain copy of as many bytes.

use rules_prussia::Battle;

use super::games;
use crate::Case;
use crate::playing::{copy, copy_bytes, mid_game};

/// Copies into memory that is there already.
pub const COPIES: &[Case] = &[
    Case { name: "copy/rossbach/battle", prepare: || copy(&mid_game(&rossbach())) },
    Case { name: "copy/rossbach/bytes", prepare: || copy_bytes(mid_game(&rossbach()).bytes()) },
    Case { name: "copy/200-regiments/battle", prepare: || copy(&games::host(200)) },
    Case { name: "copy/200-regiments/bytes", prepare: || copy_bytes(games::host(200).bytes()) },
];

fn rossbach() -> Battle {
    games::battle(&games::library(), "rossbach")
}
