//! One thing that is measured, and the list of all.

#![expect(clippy::disallowed_types, reason = "what is measured here is time")]

use std::time::{Duration, Instant};

use crate::{battles, campaigns, fights, hexes, sorties, wars};

/// The work of a case, ready to be done; every call does the same.
pub type Work = Box<dyn FnMut(&mut Meter)>;

/// One thing that is measured.
#[derive(Clone, Copy, Debug)]
pub struct Case {
    /// What it is called on the command line.
    pub name: &'static str,
    /// Makes its data and returns its work.
    pub prepare: fn() -> Work,
}

/// All cases.
pub const CASES: &[&[Case]] = &[
    hexes::RANGE,
    hexes::SIGHT,
    hexes::SUPPLY,
    hexes::GROWTH,
    wars::PLAY,
    wars::COPIES,
    fights::PLAY,
    fights::COPIES,
    fights::SIGHT,
    battles::PLAY,
    battles::COPIES,
    sorties::PLAY,
    sorties::COPIES,
    campaigns::PLAY,
    campaigns::COPIES,
];

/// The case of this name.
pub fn find(name: &str) -> Option<Case> {
    CASES.iter().copied().flatten().copied().find(|it| it.name == name)
}

/// What a piece of work reports.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Meter {
    /// Operations done.
    pub operations: u64,
    /// Time they took.
    pub elapsed: Duration,
}

impl Meter {
    /// Does what is to be measured, which is so many operations.
    pub fn measure(&mut self, operations: u64, mut work: impl FnMut()) {
        let start = Instant::now();
        measured_region(&mut work);
        self.elapsed += start.elapsed();
        self.operations += operations;
    }

    /// Nanoseconds of one operation.
    #[expect(clippy::cast_precision_loss, reason = "a figure to read")]
    pub fn nanoseconds(&self) -> f64 {
        self.elapsed.as_nanos() as f64 / self.operations as f64
    }
}

/// Instructions are counted in here and nowhere else; callgrind knows it by its name.
#[inline(never)]
fn measured_region(work: &mut dyn FnMut()) {
    work();
}
