//! The same questions on a small map and on one 64 times as large.

use super::{Field, range, sight, supply};
use crate::{Case, Work};

/// Ranges and lines, which must not feel the size; floods, which must feel it evenly: an
/// operation of a flood is a hex.
pub const GROWTH: &[Case] = &[
    Case { name: "growth/range/30x30", prepare: || ranges(30) },
    Case { name: "growth/range/240x240", prepare: || ranges(240) },
    Case { name: "growth/sight/30x30", prepare: || lines(30) },
    Case { name: "growth/sight/240x240", prepare: || lines(240) },
    Case { name: "growth/flood/30x30", prepare: || supply::ours(&Field::tiled(30), 30 * 30) },
    Case { name: "growth/flood/240x240", prepare: || supply::ours(&Field::tiled(240), 240 * 240) },
    Case {
        name: "growth/flood-by-hex/30x30",
        prepare: || supply::by_hex(&Field::tiled(30), 30 * 30),
    },
    Case {
        name: "growth/flood-by-hex/240x240",
        prepare: || supply::by_hex(&Field::tiled(240), 240 * 240),
    },
];

/// Farther from the edge than six movement points go.
const MARGIN: u16 = 7;

fn ranges(side: u16) -> Work {
    let field = Field::tiled(side);
    let starts = field.middle(MARGIN);
    range::ours(field, &starts)
}

fn lines(side: u16) -> Work {
    let field = Field::tiled(side);
    let pairs = sight::pairs(&field.middle(1));
    sight::walk(field.grid, field.woods, pairs)
}
