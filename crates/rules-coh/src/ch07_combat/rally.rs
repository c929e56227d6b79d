//! [COH 7.5] Rallying.

use kernel::{Illegal, refuse};

use crate::agenda::{Frame, Purpose};
use crate::event::Event;
use crate::state::{Firefight, Flags, Hit, UnitId};

/// [COH 7.5a] AP of an attempt.
const RALLY: u8 = 5;
/// [M-17] What a hit without a marker has to reach.
const BARE: u8 = 7;

impl Firefight {
    /// [COH 7.5d, 7.5e, 7.5f, 7.5g, 15.2b] Whether a unit may try to rally, as often and however it
    /// is paid.
    pub(crate) fn may_rally(&self, unit: UnitId) -> Result<u8, Illegal> {
        if self.unit(unit).hit.is_none() {
            return refuse("coh:7.5a", "the unit is not hit");
        }
        let Some(hex) = self.hex(unit) else {
            return refuse("coh:7.5a", "the unit is not on the map");
        };
        if self.has_enemy(hex, self.nation(unit)) {
            return refuse("coh:7.5f", "nobody rallies with an enemy in the hex");
        }
        if self.rally_number(unit).is_none() {
            return refuse("coh:15.2b", "this damage cannot be mended");
        }
        Ok(RALLY)
    }

    /// [COH 7.5b] What a rally has to reach.
    pub fn rally_number(&self, unit: UnitId) -> Option<u8> {
        match self.unit(unit).hit? {
            Hit::Bare => Some(BARE),
            Hit::Marker(_) => self.marker(unit)?.rally,
        }
    }

    /// [COH 7.5.1a, 7.5.1b, 7.5.1c] Cover and healthy comrades; those who rally with
    /// it do not count.
    pub fn rally_bonus(&self, unit: UnitId) -> u8 {
        let hex = self.hex(unit).expect("who rallies is on the map");
        let nation = self.nation(unit);
        let group = self.core.act.as_ref().map(|it| it.members.clone()).unwrap_or_default();
        let comrades = self.seen_in(hex).filter(|&it| {
            it != unit
                && self.nation(it) == nation
                && self.unit(it).hit.is_none()
                && !group.contains(&it)
        });
        let comrades = u8::try_from(comrades.count()).expect("units in a hex are few");
        comrades + u8::from(self.is_covered(unit))
    }

    /// Whether ground, a work or a vehicle covers a unit.
    fn is_covered(&self, unit: UnitId) -> bool {
        let hex = self.hex(unit).expect("who rallies is on the map");
        let ground = self.scenario.field.terrain(hex).dm >= 1;
        let state = self.unit(unit);
        ground
            || state.is(Flags::HASTY)
            || self.work_around(unit).is_some()
            || self.vehicle_cover(unit, hex) > 0
    }

    /// The next member rolls.
    pub(crate) fn next_rally(&mut self, index: u8) {
        self.core.agenda.pop();
        let Some(&unit) = self.act().members.get(usize::from(index)) else { return };
        let roller = self.act().force;
        self.push(Frame::Rallies { index: index + 1 });
        self.push(Frame::Roll { roller, purpose: Purpose::Rally(unit), plus: 0 });
    }

    /// [COH 7.5b, 7.5c, 7.5.1d] Compares the roll, CAP included, with the number.
    pub(crate) fn rally(&mut self, unit: UnitId, total: i16, events: &mut Vec<Event>) {
        let number = self.rally_number(unit).expect("only who can rally rolls for it");
        let reached = total + i16::from(self.rally_bonus(unit)) >= i16::from(number);
        if reached {
            self.recover(unit, events);
        } else {
            events.push(Event::Rallied { unit, success: false, hit: None });
            // What the dice would have removed, or nothing could, does not lie there.
            let total = total + i16::from(self.rally_bonus(unit));
            self.rule_out(unit, |it| it.rally.is_none_or(|number| total >= i16::from(number)));
        }
    }

    /// [COH 7.4f, 7.4g] The marker is shown and goes back.
    pub(crate) fn recover(&mut self, unit: UnitId, events: &mut Vec<Event>) {
        let hit = self.unit(unit).hit;
        events.extend(hit.map(|hit| Event::MarkerShown { unit, hit }));
        self.return_marker(unit);
        events.push(Event::Rallied { unit, success: true, hit });
    }
}
