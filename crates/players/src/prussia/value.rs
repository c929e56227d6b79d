//! What units are worth, in points of which a lost counter costs about a hundred.
//!
//! A counter off the map lowers Army Morale by one, brings the enemy a victory point and a third of a step
//! of morale; a captured one brings two points. Levels are worth what they can still do. Routed and
//! disordered units can be rallied, so they cost a part only.

use rules_prussia::roster::{Unit, counters};

/// A counter that is lost.
const COUNTER: i32 = 60;
/// A level of foot or horse.
const LEVEL: i32 = 20;
/// A level of guns.
const GUNS: i32 = 30;
/// What a captured counter costs more than a lost one.
const CAPTURED: i32 = 40;
/// A unit that routs: it tells on Army Morale while it runs, and it may never come back.
pub(super) const ROUT: i32 = 45;
/// A unit that is disordered.
pub(super) const DISORDER: i32 = 15;

/// What a unit is worth at a level.
pub(super) fn worth(kind: &Unit, level: u8) -> i32 {
    let each = if kind.is_artillery() { GUNS } else { LEVEL };
    COUNTER * i32::from(counters(level)) + each * i32::from(level)
}

/// What its owner loses with a unit that is captured at a level.
pub(super) fn ransom(kind: &Unit, level: u8) -> i32 {
    let parts = if kind.is_artillery() { level } else { counters(level) };
    worth(kind, level) + CAPTURED * i32::from(parts)
}
