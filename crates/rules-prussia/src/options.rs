//! What the players agree on before they begin.

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

/// An option that does not exist, or has no such value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotAnOption {
    /// What is wrong, and what would be right.
    pub why: String,
}

impl Options {
    /// Reads options by name and value.
    pub fn read<'a>(
        pairs: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Self, NotAnOption> {
        let mut options = Self::default();
        for (name, value) in pairs {
            let (switch, words) = options.switch(name)?;
            *switch = match value {
                it if it == words[0] => false,
                it if it == words[1] => true,
                _ => {
                    let why =
                        format!("`{name}` is `{}` or `{}`, not `{value}`", words[0], words[1]);
                    return Err(NotAnOption { why });
                }
            };
        }
        Ok(options)
    }

    /// The switch of a name, and its two words: the default first.
    fn switch(&mut self, name: &str) -> Result<(&mut bool, [&'static str; 2]), NotAnOption> {
        Ok(match name {
            "fast-exit" => (&mut self.strict_fast_exit, ["cavalry", "strict"]),
            "routed-target" => (&mut self.routed_target_plus, ["minus", "plus"]),
            "shaken" => (&mut self.shaken_hex, ["participants", "hex"]),
            "empty-track" => (&mut self.marker_counts, ["start", "marker"]),
            "shaken-column" => (&mut self.shaken_leaves_column, ["stays", "leaves"]),
            "early-retreat" => (&mut self.early_retreat_disorders, ["quiet", "disorders"]),
            "guns-in-ezoc" => (&mut self.guns_stop, ["free", "stop"]),
            "marker-flip" => (&mut self.flip_when_relieved, ["any", "relieved"]),
            "relief" => (&mut self.reorder_relieves, ["arrival", "reorder"]),
            "surrender" => (&mut self.all_surrender, ["per-lp", "all"]),
            _ => {
                let known = "fast-exit, routed-target, shaken, empty-track, shaken-column, \
                             early-retreat, guns-in-ezoc, marker-flip, relief, surrender";
                return Err(NotAnOption { why: format!("no option `{name}`; there are {known}") });
            }
        })
    }
}
