//! Chapters 6, 7, 12, 13 and 15: seeing, firing, being hit, rallying.

mod defense;
mod fire;
mod hits;
mod power;
mod rally;
mod volley;

use hexgrid::{Direction, Facing, HexId};

pub(crate) use self::power::Shot;

use crate::charts::{MarkerType, Pool};
use crate::event::Event;
use crate::scenario::WorkKind;
use crate::state::{Firefight, Flags, Hit, UnitId};

impl Firefight {
    /// The pool a unit's markers come from [COH 7.4a].
    pub(crate) fn pool_of(&self, unit: UnitId) -> Pool {
        if self.kind(unit).is_foot() { Pool::Foot } else { Pool::Vehicle }
    }

    /// The marker under a unit as far as it has an effect [COH 7.4b]; one whose nerves are of steel
    /// feels it in its legs only [COH card.V11].
    pub(crate) fn marker(&self, unit: UnitId) -> Option<&MarkerType> {
        match self.unit(unit).hit? {
            Hit::Marker(line) => {
                let kinds = self.scenario.markers.of(self.pool_of(unit));
                kinds.get(usize::from(line))
            }
            Hit::Bare => None,
        }
    }

    /// The marker as far as it hinders anything but moving.
    pub fn felt_marker(&self, unit: UnitId) -> Option<&MarkerType> {
        self.marker(unit).filter(|_| !self.unit(unit).is(Flags::NERVES))
    }

    /// [COH 7.4d] Shows the marker under a unit if it counts now; if it does not, everybody knows that
    /// it is none of those that would.
    pub(crate) fn show_marker_if(
        &mut self,
        unit: UnitId,
        counts: impl Fn(&MarkerType) -> bool,
        events: &mut Vec<Event>,
    ) {
        let Some(hit) = self.unit(unit).hit else { return };
        if !self.marker(unit).is_some_and(&counts) {
            return self.rule_out(unit, counts);
        }
        events.push(Event::MarkerShown { unit, hit });
        // Who hides shows himself by what he does, unless he does it unseen.
        let unseen = self.unit(unit).is(Flags::HIDDEN)
            && (self.acts_unseen(unit) || self.core.act.is_some() && self.snipes(unit));
        if let Hit::Marker(line) = hit
            && !unseen
        {
            self.unit_mut(unit).ruled_out = !(1 << line);
        }
    }

    /// [COH 7.4c] What everybody saw a unit do rules kinds of markers out for it; nobody sees those
    /// who hide.
    pub(crate) fn rule_out(&mut self, unit: UnitId, is_out: impl Fn(&MarkerType) -> bool) {
        let marked = matches!(self.unit(unit).hit, Some(Hit::Marker(_)));
        if !marked || self.unit(unit).is(Flags::HIDDEN) {
            return;
        }
        let kinds = self.scenario.markers.of(self.pool_of(unit));
        let lines = kinds.iter().enumerate().filter(|(_, it)| is_out(it));
        let bits = lines.fold(0, |bits, (line, _)| bits | 1 << line);
        self.unit_mut(unit).ruled_out |= bits;
    }

    /// Whether a kind of marker may lie under a unit, for all that others know; one that removes
    /// its unit never does.
    pub(crate) fn may_be_marked(&self, unit: UnitId, line: usize) -> bool {
        let kinds = self.scenario.markers.of(self.pool_of(unit));
        let out = self.unit(unit).ruled_out & 1 << line != 0;
        kinds.get(line).is_some_and(|it| !it.removed && !out)
    }

    /// [COH 7.4d] Whether everybody knows which marker lies under a unit.
    pub fn is_marker_known(&self, unit: UnitId) -> bool {
        let kinds = self.scenario.markers.of(self.pool_of(unit));
        (0..kinds.len()).filter(|&it| self.may_be_marked(unit, it)).count() == 1
    }

    /// [COH 6.1a] Whether a hex lies before something that stands in `at` and looks so.
    pub fn is_before(&self, at: HexId, facing: Direction, other: HexId) -> bool {
        let grid = &self.scenario.field.grid;
        Facing::Side(facing).is_in_front(grid.hex(at), grid.hex(other))
    }

    /// [COH 18.2i] Whether a unit is inside a bunker that does not look towards a hex.
    pub(crate) fn is_blinkered(&self, unit: UnitId, other: HexId) -> bool {
        self.work_around(unit).is_some_and(|work| {
            work.kind == WorkKind::Bunker
                && work.hex != other
                && !self.is_before(work.hex, work.facing, other)
        })
    }

    /// [COH 6.0, 7.6.3h, 18.2i] Whether a unit on the map sees a hex.
    pub(crate) fn unit_sees(&self, unit: UnitId, hex: HexId) -> bool {
        let Some(at) = self.hex(unit) else { return false };
        if at == hex {
            return true;
        }
        if self.kind(unit).is_aircraft() {
            return self.scenario.field.sees_from_above(at, hex, &self.core.smoke);
        }
        self.scenario.field.sees(at, hex, &self.core.smoke)
            && !self.has_enemy(at, self.nation(unit))
            && !self.is_blinkered(unit, hex)
    }

    /// [COH 15.6a, 17.0g] Vehicles of its own side that give cover to a squad in a hex.
    pub(crate) fn vehicle_cover(&self, unit: UnitId, hex: HexId) -> u8 {
        if !self.kind(unit).is_squad() || self.is_carried(unit) {
            return 0;
        }
        let nation = self.nation(unit);
        let vehicles = self.seen_in(hex).filter(|&it| {
            // Those in tow cover, too.
            self.kind(it).is_vehicle() && self.nation(it) == nation
        });
        u8::try_from(vehicles.count()).expect("vehicles in a hex are few")
    }
}
