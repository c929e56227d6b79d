//! [SCS 13.0] Hex control, and the victory that rests on it.
//!
//! "Hold", "capture" and "take" are all control [SCS 13.0D]. A zone of control gives none
//! [SCS 13.0B]: only [`War::take_control`] changes it, and only units that enter call it.

use hexgrid::HexId;
use kernel::{Outcome, Rule};

use crate::scenario::{Per, Points, PointsFor};
use crate::state::{Ended, Place, Side, War};

impl War {
    fn control_bit(hex: HexId, side: Side) -> (usize, u64) {
        let bit = 2 * usize::from(hex.0) + side.index();
        (bit / 64, 1 << (bit % 64))
    }

    /// [SCS 13.0A, 13.0C] A side that enters a hex controls it until the other enters.
    pub(crate) fn take_control(&mut self, side: Side, hex: HexId) {
        let (word, bit) = Self::control_bit(hex, side.other());
        self.core.control[word] &= !bit;
        let (word, bit) = Self::control_bit(hex, side);
        self.core.control[word] |= bit;
    }

    /// Who controls a hex.
    pub fn controller(&self, hex: HexId) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| {
            let (word, bit) = Self::control_bit(hex, side);
            self.core.control[word] & bit != 0
        })
    }

    /// The points of the scoring side as things stand.
    pub fn score(&self) -> i32 {
        self.scores().map(|(line, times)| line.points * times).sum()
    }

    /// The lines of the schedule of points, and how many times each is scored as things stand.
    pub fn scores(&self) -> impl Iterator<Item = (&Points, i32)> {
        let victory = &self.scenario.victory;
        let times = |what: PointsFor| match what {
            PointsFor::Control(hex) => i32::from(self.controller(hex) == Some(victory.score_of)),
            // [SCS 3.3cA] However they were destroyed.
            PointsFor::Destroyed(side, per) => self.count(side, Place::Destroyed, per),
            PointsFor::Exited(side, per) => self.count(side, Place::Exited, per),
        };
        victory.points.iter().map(move |it| (it, times(it.what)))
    }

    /// Units in a box off the map, or their steps; a destroyed unit has lost all its steps, and
    /// steps lost by units still on the map count too.
    pub(crate) fn count(&self, side: Side, place: Place, per: Per) -> i32 {
        let lost = |it| i32::from(self.scenario.unit(it).steps) - i32::from(self.unit(it).steps);
        let units = self.scenario.units_of(side);
        units
            .map(|it| match (per, place) {
                (Per::Step, Place::Destroyed) => lost(it),
                (Per::Step, _) if self.unit(it).place == place => i32::from(self.unit(it).steps),
                (Per::Unit, _) if self.unit(it).place == place => 1,
                (Per::Step | Per::Unit, _) => 0,
            })
            .sum()
    }

    /// Whether the game is over at the end of this turn: by a sudden victory, or because it was the
    /// last one.
    pub(crate) fn judge_end_of_turn(&self) -> Option<Ended> {
        let victory = &self.scenario.victory;
        let sudden = victory
            .sudden
            .iter()
            .position(|it| it.controls.iter().all(|&hex| self.controller(hex) == Some(it.side)));
        if let Some(index) = sudden {
            return Some(Ended::Sudden(u8::try_from(index).expect("the loader limits the list")));
        }
        if self.core.turn < self.scenario.turns {
            return None;
        }
        let score = self.score();
        let level = victory.levels.iter().position(|it| it.at_least.is_none_or(|n| score >= n));
        let level = level.expect("the last level takes any score");
        Some(Ended::Level(u8::try_from(level).expect("the loader limits the list")))
    }

    /// How the game ended.
    pub(crate) fn final_outcome(&self) -> Option<Outcome> {
        let victory = &self.scenario.victory;
        let (result, winner, rule) = match self.core.ended? {
            Ended::Level(index) => {
                let level = &victory.levels[usize::from(index)];
                (&level.result, level.winner, Rule("scs:13.0C"))
            }
            Ended::Sudden(index) => {
                let sudden = &victory.sudden[usize::from(index)];
                (&sudden.result, Some(sudden.side), Rule("scs:13.0A"))
            }
        };
        Some(Outcome {
            result: result.en.clone(),
            winner: winner.map(Side::seat),
            points: vec![(victory.score_of.seat(), self.score())],
            rule,
        })
    }
}
