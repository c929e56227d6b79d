//! What the players agree on before they begin.

use rulebook::{NotAnOption, TableOption, agree};

/// Options of the table: readings that are matters of taste.
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// [K-7] Fast units leave a marked hex only if next to units that are not Fast.
    pub strict_fast_exit: bool,
    /// [K-15] Fire at Routed units alone has +3 instead of −3.
    pub routed_target_plus: bool,
    /// [K-20] Any unit of the hex counts for the Disorder of a defender.
    pub shaken_hex: bool,
    /// [K-23] An empty track keeps the box where the marker stands.
    pub marker_counts: bool,
    /// [K-34] A shaken unit leaves the column by itself.
    pub shaken_leaves_column: bool,
    /// [K-53] Retreats before combat disturb friends.
    pub early_retreat_disorders: bool,
    /// [K-56] Artillery stops on entering an EZOC.
    pub guns_stop: bool,
    /// [K-85] A marker flips only if an Engaged unit becomes Support.
    pub flip_when_relieved: bool,
    /// [K-86] Reordering lets the old unit go.
    pub reorder_relieves: bool,
    /// [K-90] Every Engaged unit of MR 3 or less surrenders, LP or not.
    pub all_surrender: bool,
}

impl Options {
    /// What can be agreed on.
    pub const ALL: &'static [TableOption<Self>] = &[
        TableOption::new("fast-exit", "K-7", &["cavalry", "strict"], |it, value| {
            it.strict_fast_exit = value == 1;
        }),
        TableOption::new("routed-target", "K-15", &["minus", "plus"], |it, value| {
            it.routed_target_plus = value == 1;
        }),
        TableOption::new("shaken", "K-20", &["participants", "hex"], |it, value| {
            it.shaken_hex = value == 1;
        }),
        TableOption::new("empty-track", "K-23", &["start", "marker"], |it, value| {
            it.marker_counts = value == 1;
        }),
        TableOption::new("shaken-column", "K-34", &["stays", "leaves"], |it, value| {
            it.shaken_leaves_column = value == 1;
        }),
        TableOption::new("early-retreat", "K-53", &["quiet", "disorders"], |it, value| {
            it.early_retreat_disorders = value == 1;
        }),
        TableOption::new("guns-in-ezoc", "K-56", &["free", "stop"], |it, value| {
            it.guns_stop = value == 1;
        }),
        TableOption::new("marker-flip", "K-85", &["any", "relieved"], |it, value| {
            it.flip_when_relieved = value == 1;
        }),
        TableOption::new("relief", "K-86", &["arrival", "reorder"], |it, value| {
            it.reorder_relieves = value == 1;
        }),
        TableOption::new("surrender", "K-90", &["per-lp", "all"], |it, value| {
            it.all_surrender = value == 1;
        }),
    ];

    /// Reads options by name and value.
    pub fn read<'a>(
        pairs: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Self, NotAnOption> {
        agree(Self::ALL, pairs)
    }
}
