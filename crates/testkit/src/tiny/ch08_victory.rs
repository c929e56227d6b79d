//! [tiny 8] Victory.

use core::cmp::Ordering;

use kernel::{Outcome, Rule};

use super::state::{BLUE, Place, RED, Tiny};

impl Tiny {
    /// [tiny 8.1] How the game stands.
    pub(super) fn result(&self) -> Outcome {
        let through = self.count_scouts(Place::Exited);
        let captured = self.count_scouts(Place::Captured);
        let (result, winner) = match through.cmp(&captured) {
            Ordering::Greater => ("tiny-blue-wins", Some(BLUE)),
            Ordering::Less => ("tiny-red-wins", Some(RED)),
            Ordering::Equal => ("tiny-draw", None),
        };
        Outcome {
            result: result.to_owned(),
            winner,
            points: vec![(BLUE, through), (RED, captured)],
            rule: Rule("tiny:8.1"),
        }
    }
}
