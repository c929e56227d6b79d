//! [NWK 1.1] Counters that stand for one another.

use crate::options::Options;
use crate::scenario::Piece;
use crate::state::War;

/// [NWK 1.1.1] The groups of the two counters of the PRC 190th: as a brigade, as a division.
const OF_190TH: [&str; 2] = ["39ga-190-x", "39ga-190-xx"];

impl War {
    /// [NWK 1.1.1] Whether a piece is played with at all: of the two counters of the PRC 190th
    /// only the one that was agreed on.
    pub(crate) fn is_played(&self, piece: Piece) -> bool {
        let Piece::Unit(id) = piece else { return true };
        let group = self.spec(id).group.as_str();
        !OF_190TH.contains(&group) || group == counter_of_190th(&self.options)
    }
}

fn counter_of_190th(options: &Options) -> &'static str {
    OF_190TH[usize::from(options.large_190th)]
}
