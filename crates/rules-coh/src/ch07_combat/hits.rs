//! [COH 7.3, 7.4] Hits, markers and destruction.

use hexgrid::HexId;
use kernel::Dice;

use crate::act::Fund;
use crate::agenda::{Frame, Purpose};
use crate::ch01_setup::draw;
use crate::event::Event;
use crate::scenario::WorkKind;
use crate::state::{Firefight, Flags, ForceId, Hit, Place, Score, UnitId};

impl Firefight {
    /// [COH 7.3a, 7.4a] Applies hits to a unit.
    pub(crate) fn hurt(
        &mut self,
        unit: UnitId,
        hits: u8,
        dice: &mut dyn Dice,
        events: &mut Vec<Event>,
    ) {
        if hits == 0 || !self.is_alive(unit) {
            return;
        }
        if self.kind(unit).is_aircraft() {
            return self.hurt_aircraft(unit, hits, events);
        }
        if hits >= 2 || self.unit(unit).hit.is_some() {
            return self.destroy(unit, events);
        }
        self.draw_marker(unit, dice, events);
    }

    /// [COH 20.0q, 20.0r] The first hit drives an aircraft off, the second brings it down.
    fn hurt_aircraft(&mut self, unit: UnitId, hits: u8, events: &mut Vec<Event>) {
        if hits >= 2 || self.unit(unit).is(Flags::AIR_HIT) {
            return self.destroy(unit, events);
        }
        self.unit_mut(unit).flags.set(Flags::AIR_HIT);
        events.push(Event::Hurt { unit, hit: Hit::Bare });
    }

    /// [COH 7.4a–7.4c] Draws a marker, face down.
    fn draw_marker(&mut self, unit: UnitId, dice: &mut dyn Dice, events: &mut Vec<Event>) {
        let pool = self.pool_of(unit);
        let left = self.core.pools[pool.index()];
        let total: usize = left.iter().map(|&it| usize::from(it)).sum();
        if total == 0 {
            // [M-17] No marker is left; the unit is hit all the same.
            self.unit_mut(unit).hit = Some(Hit::Bare);
            events.push(Event::Hurt { unit, hit: Hit::Bare });
            return;
        }
        let mut pick = draw(dice, total, "coh:7.4a");
        let line = left.iter().position(|&it| {
            let here = pick < usize::from(it);
            if !here {
                pick -= usize::from(it);
            }
            here
        });
        let line = line.expect("one of the markers that are left is drawn");
        let line = u8::try_from(line).expect("few kinds of markers");
        let marker = self.scenario.markers.of(pool)[usize::from(line)].clone();
        // [COH card.V03] High morale shrugs the first panic off.
        let spared = marker.id == "panicked"
            && self.has_veteran(unit, 3)
            && !self.unit(unit).is(Flags::SPARED);
        if spared {
            self.unit_mut(unit).flags.set(Flags::SPARED);
            events.push(Event::MarkerShown { unit, hit: Hit::Marker(line) });
            return;
        }
        self.core.pools[pool.index()][usize::from(line)] -= 1;
        self.unit_mut(unit).hit = Some(Hit::Marker(line));
        if marker.removed {
            // [COH 7.4h3, 7.4j, 15.2h1] Shown at once, and the unit is lost.
            self.destroy(unit, events);
        } else {
            events.push(Event::Hurt { unit, hit: Hit::Marker(line) });
        }
    }

    /// [COH 7.4g] A marker goes back to its pool.
    pub(crate) fn return_marker(&mut self, unit: UnitId) {
        if let Some(Hit::Marker(line)) = self.unit(unit).hit {
            let pool = self.pool_of(unit).index();
            self.core.pools[pool][usize::from(line)] += 1;
        }
        let state = self.unit_mut(unit);
        state.hit = None;
        state.ruled_out = 0;
    }

    /// [COH 7.3a] Destroys a unit: points, CAP, passengers, control.
    pub(crate) fn destroy(&mut self, unit: UnitId, events: &mut Vec<Event>) {
        let hex = self.hex(unit).expect("who is destroyed is on the map");
        if let Some(hit) = self.unit(unit).hit {
            // [COH 7.4f] The marker is shown.
            events.push(Event::MarkerShown { unit, hit });
        }
        let points = self.scenario.unit(unit).points;
        self.return_marker(unit);
        // [COH 17.1c] Whoever it carried stands in the hex now, looking as it did.
        if let Some(passenger) = self.passenger(unit) {
            let facing = self.unit(unit).facing;
            self.put(passenger, Place::Map(hex));
            self.unit_mut(passenger).facing = facing;
            events.push(Event::Unloaded { unit: passenger, hex });
            // [COH 17.1c, 10.0f] It is put on the map, whatever hid its vehicle.
            if self.unit(passenger).is(Flags::HIDDEN) {
                self.reveal_hex(hex, None, events);
            }
            // [COH 9.2b, 17.0b] It took part in the move that its vehicle did not survive.
            if self.moves_by_opportunity(unit) {
                self.spend(passenger, events);
            }
        }
        let joined = self.unit(unit).flags.0 & Flags::JOINED.0;
        self.put(unit, Place::Destroyed);
        // Whether it shared an activation matters until the action ends [COH 9.0f].
        self.unit_mut(unit).flags = Flags(joined);
        self.core.entries.retain(|it| it.unit != unit);
        // [COH 14.1a] Nobody rolls any more whether it is stuck.
        let bog = Purpose::Bog(unit);
        self.core.agenda.retain(|it| !matches!(it, Frame::Roll { purpose, .. } if *purpose == bog));
        events.push(Event::Destroyed { unit, hex, points });
        self.lose_command(unit);
        // [COH 2.4c, 2.4d] The enemy scores, whoever fired.
        self.score_kill(unit, hex, points, events);
        // [COH 7.7b] All targets of an attack are hit at the same time: who is left holds the hex.
        if self.core.volley.as_ref().is_none_or(|it| it.into != hex) {
            self.update_control(hex, events);
        }
        self.seek_vengeance(unit);
    }

    /// Whether a unit, and with it whoever it carries, is moving by an opportunity action.
    fn moves_by_opportunity(&self, unit: UnitId) -> bool {
        !self.options.free_passengers
            && self.core.act.as_ref().is_some_and(|it| {
                it.fund == Fund::Opportunity && !it.paths.is_empty() && it.members.contains(&unit)
            })
    }

    /// [COH 21.0f] A loss scores for the force that rolled for it: by fire, or by its mines.
    fn score_kill(&mut self, unit: UnitId, hex: HexId, points: i16, events: &mut Vec<Event>) {
        let enemy = self.nation(unit).other();
        let by_fire = self.core.volley.as_ref().map(|it| it.force);
        let by_mines = || self.work(hex, WorkKind::Mines).map(|it| it.owner);
        let killer = by_fire.or_else(by_mines).filter(|&it| self.nation_of(it) == enemy);
        match killer.filter(|_| self.scenario.rules.individual) {
            Some(force) => self.score_for(force, (Score::Destroyed, points), events),
            None => self.score(enemy, (Score::Destroyed, points), events),
        }
    }

    /// [COH 7.3b, 7.3c, 7.3d, 7.3e] Each loss covers the highest free space of the CAP track; a
    /// marker that stands there drops by one.
    fn lose_command(&mut self, unit: UnitId) {
        let force = self.owner(unit);
        let full = i16::from(self.full_cap(force));
        let state = self.force_mut(force);
        state.losses += 1;
        let covered = full - i16::from(state.losses) + 1;
        if covered > 0 && i16::from(state.cap) == covered {
            state.cap -= 1;
        }
        if !self.has_command(force) {
            self.force_mut(force).cap = 0;
        }
    }

    /// [COH 7.3e] Whether a space of its CAP track is free: with the last one a force has no CAP any more.
    pub(crate) fn has_command(&self, force: ForceId) -> bool {
        let losses = self.force(force).losses;
        losses == 0 || losses < self.full_cap(force)
    }

    /// [COH card.V06] Who destroyed a veteran is lost; of a group its owner chooses.
    fn seek_vengeance(&mut self, unit: UnitId) {
        if !self.has_veteran(unit, 6) {
            return;
        }
        let firers = self.core.volley.as_ref().map(|it| it.firers.clone()).unwrap_or_default();
        let alive =
            firers.iter().any(|&it| self.is_alive(it) && self.nation(it) != self.nation(unit));
        if let (true, Some(&leader)) = (alive, firers.first()) {
            let force = self.owner(leader);
            self.push(Frame::Vengeance { force });
        }
    }
}
