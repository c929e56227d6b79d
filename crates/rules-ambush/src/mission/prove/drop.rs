//! [AMB MP] Whether a drop comes down.

use std::collections::BTreeSet;

use catalog::Findings;
use hexgrid::HexId;

use super::Prover;
use crate::ch04_squad::SQUAD_SIZE;
use crate::mission::Black;
use crate::mission::shape::Compass;

/// [AMB MPf] The conditions that a drop needs: in the air, quiet, fired on.
const CONDITIONS: usize = 3;

impl Prover<'_> {
    /// [AMB MPa, MPc, MPd, MPf] Everybody has a hex to begin over, every drift ends by an entry of
    /// the first card, and there are conditions to land in.
    pub(super) fn prove_drop(&self, findings: &mut Findings) {
        let drop = &self.mission.setup.drop;
        if drop.is_empty() {
            return;
        }
        let span = self.open.id.span();
        let mut fault = |what: String, mend: &str| {
            findings.error(self.open_source, &span, what, mend);
        };
        if !matches!(self.mission.ground.top, Compass::North | Compass::South) {
            return fault("a drop with north at the side".to_owned(), "put north above or below");
        }
        // One more for the arms crate.
        if drop.len() <= SQUAD_SIZE {
            let mend = "name a hex for each soldier and one for the arms crate";
            fault(format!("{} hexes to drop over", drop.len()), mend);
        }
        if self.mission.conditions.len() < CONDITIONS {
            let mend = "write condition 2 for a quiet landing, condition 3 for one under fire";
            fault("a drop without a condition to land in".to_owned(), mend);
            return;
        }
        if let Some(hex) = self.drifts_off(drop) {
            let what = format!("the wind carries a parachute off the map at {}", self.number(hex));
            fault(what, "let it `land` before, on the card of condition 1");
        }
    }

    /// A hex from which a parachute would leave the map. Whoever misses a building drifts on.
    fn drifts_off(&self, drop: &[HexId]) -> Option<HexId> {
        let ground = &self.mission.ground;
        let mut seen: BTreeSet<HexId> = drop.iter().copied().collect();
        let mut next: Vec<HexId> = drop.to_vec();
        while let Some(hex) = next.pop() {
            for north in [true, false] {
                let Some(to) = ground.downwind(hex, north) else { return Some(hex) };
                let lands = self.mission.conditions[0].black[to].first() == Some(&Black::Land);
                let missed = ground.terrain[to].is_building();
                if (!lands || missed) && seen.insert(to) {
                    next.push(to);
                }
            }
        }
        None
    }

    fn number(&self, hex: HexId) -> String {
        self.mission.ground.map.grid.number(hex)
    }
}
