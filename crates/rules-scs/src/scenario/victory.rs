//! How a game is won: points, levels, sudden victories.

use catalog::{Findings, Spanned, read_hex};

use super::load::Reader;
use super::parts::{Level, Per, Points, PointsFor, SuddenDeath, Victory};
use super::shape::{LevelShape, PerWord, PointsShape, SuddenShape};
use crate::state::Side;

/// The most points that one line of the schedule may give or take.
const POINTS_MAX: i32 = 1_000;
/// The most levels, and the most sudden victories.
const LEVELS_MAX: usize = 100;

impl Reader<'_> {
    pub(super) fn victory(&self, findings: &mut Findings) -> Victory {
        let shape = &self.shape.victory;
        let score_of = self.side(&shape.score_of, findings).unwrap_or(Side::First);
        let points = shape.points.iter().filter_map(|it| self.points(it, findings)).collect();
        let levels = self.levels(&shape.levels, findings);
        let sudden = shape.sudden.iter().filter_map(|it| self.sudden(it, findings)).collect();
        if shape.sudden.len() > LEVELS_MAX {
            let what = format!("{} sudden victories", shape.sudden.len());
            findings.error(self.source, &shape.levels.span(), what, "a hundred at most");
        }
        Victory { score_of, points, levels, sudden }
    }

    /// Best first, every level but the last with the score it needs.
    fn levels(
        &self,
        shape: &Spanned<Vec<Spanned<LevelShape>>>,
        findings: &mut Findings,
    ) -> Vec<Level> {
        let levels = shape.get_ref();
        for (place, level) in levels.iter().enumerate() {
            let last = place + 1 == levels.len();
            if last != level.get_ref().at_least.is_none() {
                let what = "a gap in the levels of victory";
                let mend = "give every level but the last an `at_least`";
                findings.error(self.source, &level.span(), what, mend);
            }
        }
        let scores: Vec<i32> = levels.iter().filter_map(|it| it.get_ref().at_least).collect();
        if !scores.is_sorted_by(|a, b| a > b) {
            let mend = "list the levels from the best to the worst";
            findings.error(self.source, &shape.span(), "levels out of order", mend);
        }
        if levels.is_empty() || levels.len() > LEVELS_MAX {
            let what = format!("{} levels of victory", levels.len());
            findings.error(self.source, &shape.span(), what, "one to a hundred");
        }
        levels
            .iter()
            .map(|it| Level {
                at_least: it.get_ref().at_least,
                winner: it.get_ref().winner.as_ref().and_then(|it| self.side(it, findings)),
                result: it.get_ref().result.clone(),
            })
            .collect()
    }

    fn sudden(&self, shape: &SuddenShape, findings: &mut Findings) -> Option<SuddenDeath> {
        let controls = self.hexes(shape.controls.get_ref(), findings);
        if shape.controls.get_ref().is_empty() {
            let what = "a sudden victory without hexes";
            findings.error(self.source, &shape.controls.span(), what, "name at least one");
        }
        let side = self.side(&shape.side, findings)?;
        Some(SuddenDeath { side, controls, result: shape.result.clone() })
    }

    fn points(&self, entry: &Spanned<PointsShape>, findings: &mut Findings) -> Option<Points> {
        let shape = entry.get_ref();
        let per = match shape.per {
            Some(PerWord::Step) => Per::Step,
            Some(PerWord::Unit) | None => Per::Unit,
        };
        if !(-POINTS_MAX..=POINTS_MAX).contains(&shape.points) {
            let what = format!("{} points", shape.points);
            let mend = format!("-{POINTS_MAX} to {POINTS_MAX}");
            findings.error(self.source, &entry.span(), what, mend);
        }
        let what = match (&shape.control, &shape.destroyed, &shape.exited) {
            (Some(hex), None, None) => {
                PointsFor::Control(read_hex(self.map, hex, self.source, findings)?)
            }
            (None, Some(side), None) => PointsFor::Destroyed(self.side(side, findings)?, per),
            (None, None, Some(side)) => PointsFor::Exited(self.side(side, findings)?, per),
            _ => {
                let mend = "say exactly one of `control`, `destroyed` and `exited`";
                findings.error(self.source, &entry.span(), "points for nothing clear", mend);
                return None;
            }
        };
        Some(Points { what, points: shape.points })
    }
}
