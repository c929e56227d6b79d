//! [NW 6.4] Air superiority.

use super::Event;
use crate::agenda::Event as AnyEvent;
use crate::state::{Air, War};
use crate::terms::{AirLevel, Side};

/// The column of the air defense table for a contested air.
const CONTESTED: usize = 3;

impl War {
    /// [NW 3.0f, 6.4a, 6.3b] Compares the totals of both sides, the DPRK's first; none is below
    /// zero.
    pub fn set_superiority(&mut self, totals: [u8; 2], events: &mut Vec<AnyEvent>) {
        let [dprk, allied] = totals;
        let stronger = if dprk > allied { Side::Dprk } else { Side::Allied };
        let level = self.scenario.charts.air_superiority.read(dprk.abs_diff(allied));
        let compared = level.map_or(Air::Contested, |it| Air::Held(stronger, it));
        self.core.air = self.fixed_air().map_or(compared, |it| it.1);
        events.push(Event::Superiority(self.core.air).into());
    }

    /// [NW 6.4b, 6.6.1a] The column of the air defense table for a mission of a side.
    pub(super) fn air_defense_column(&self, flyer: Side) -> usize {
        match self.core.air {
            Air::Contested => CONTESTED,
            Air::Held(side, level) if side == flyer => CONTESTED + steps(level),
            Air::Held(_, level) => CONTESTED - steps(level),
        }
    }
}

/// How far a level is from a contested air.
fn steps(level: AirLevel) -> usize {
    match level {
        AirLevel::Advantage => 1,
        AirLevel::Superiority => 2,
        AirLevel::Supremacy => 3,
    }
}
