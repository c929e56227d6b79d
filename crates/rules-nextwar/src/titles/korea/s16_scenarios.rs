//! [NWK 16.1] Rules that only one scenario has.

use hexgrid::HexId;
use kernel::{Dice, Illegal, refuse};

use super::Event;
use crate::agenda::Event as AnyEvent;
use crate::ch03_sequence::Segment;
use crate::dice::d10;
use crate::scenario::SpecialRule;
use crate::state::{Place, ScenarioMark, UnitId, War};
use crate::terms::{Nation, OffMap, Side};

/// [NWK 16.1.1d, 16.1.2b] Whether a scenario's own rule keeps a unit where it is.
pub(crate) fn may_move(game: &War, id: UnitId) -> Result<(), Illegal> {
    for rule in &game.scenario.special {
        match rule {
            SpecialRule::Rooted { unit, .. } if *unit == id => {
                return refuse("nwk:16.1.1d", "the division neither moves nor attacks");
            }
            SpecialRule::Pinned { unit, .. } if *unit == id && !is_released(game, id) => {
                return refuse("nwk:16.1.2b", "the division is pinned until the enemy comes near");
            }
            SpecialRule::Rooted { .. }
            | SpecialRule::Pinned { .. }
            | SpecialRule::Late { .. }
            | SpecialRule::Outside { .. }
            | SpecialRule::Japan { .. } => {}
        }
    }
    Ok(())
}

/// [NWK 16.1.2h] Whether a pinned unit may move: from the movement segment after the one in which
/// an enemy came beside it.
fn is_released(game: &War, id: UnitId) -> bool {
    game.core.marks.contains(&ScenarioMark::Released(id))
}

/// [NWK 16.1.1d] Whether a scenario's own rule keeps a unit from attacking.
pub(crate) fn may_attack(game: &War, id: UnitId) -> Result<(), Illegal> {
    if is_rooted(game, id) {
        return refuse("nwk:16.1.1d", "the division neither moves nor attacks");
    }
    Ok(())
}

/// [NWK 16.1.1d] Whether a unit is eliminated where it would have to retreat.
pub(crate) fn is_rooted(game: &War, id: UnitId) -> bool {
    let rooted = |it: &SpecialRule| matches!(it, SpecialRule::Rooted { unit, .. } if *unit == id);
    game.scenario.special.iter().any(rooted)
}

/// [NWK 7.1.2c, 7.1.2.2b, 16.1.3b] Whether a unit may enter a hex at all: militia stays at home,
/// and a division that comes from outside does not go north before it has reached the playable
/// map.
pub(crate) fn may_enter(game: &War, id: UnitId, hex: HexId) -> Result<(), Illegal> {
    let abroad = game.scenario.board.home_of(hex) == Some(game.side(id).other());
    if !abroad {
        return Ok(());
    }
    match game.spec(id).group.as_str() {
        "hr" => return refuse("nwk:7.1.2c", "the homeland reserve never enters the north"),
        "rg" => return refuse("nwk:7.1.2.2b", "Red Guards never enter the south"),
        _ => {}
    }
    let outside = |it: &SpecialRule| matches!(it, SpecialRule::Outside { unit } if *unit == id);
    let reached = game.core.marks.contains(&ScenarioMark::Reached(id))
        || game.hex(id).is_some_and(|it| game.scenario.area.open.contains(it));
    if game.scenario.special.iter().any(outside) && !reached {
        return refuse("nwk:16.1.3b", "the division has not reached the playable map");
    }
    Ok(())
}

/// [NWK 15.8] Whether Japanese ground forces may leave Japan for the ROK: only while enough of
/// Seoul is in enemy hands and supplied enemies stand far enough south.
pub(crate) fn may_leave_japan(game: &War, id: UnitId) -> Result<(), Illegal> {
    if game.nation(id) != Nation::Japan || game.unit(id).place != Place::Box(OffMap::Japan) {
        return Ok(());
    }
    for rule in &game.scenario.special {
        let SpecialRule::Japan { seoul_hexes, south } = rule else { continue };
        let seoul = game.scenario.board.region("seoul").iter();
        let lost = seoul.filter(|it| game.controller(**it) == Side::Dprk).count();
        let supplied = |it: UnitId| game.side(it) == Side::Dprk && !game.unit(it).unsupplied;
        let deep = south.iter().any(|it| game.stack(it).any(supplied));
        if lost < usize::from(*seoul_hexes) || !deep {
            return refuse("nwk:15.8", "the enemy has not come far enough for Japan to step in");
        }
    }
    Ok(())
}

/// [NWK 16.1.3b, 16.1.5a] The sixths of points that a unit's first move begins with.
pub(crate) fn late_start(game: &War, id: UnitId) -> u16 {
    if game.core.marks.contains(&ScenarioMark::Begun(id)) {
        return 0;
    }
    let late = |it: &SpecialRule| match it {
        SpecialRule::Late { unit, spent } if *unit == id => Some(*spent),
        SpecialRule::Late { .. }
        | SpecialRule::Rooted { .. }
        | SpecialRule::Pinned { .. }
        | SpecialRule::Outside { .. }
        | SpecialRule::Japan { .. } => None,
    };
    game.scenario.special.iter().find_map(late).map_or(0, |it| it)
}

/// [NWK 16.1.1d] Whether the DPRK may end its movement segment: while the rooted division stands,
/// it must be watched, as far as the DPRK can come to the hex or already holds it.
pub(crate) fn may_end_movement(game: &War, side: Side) -> Result<(), Illegal> {
    for rule in &game.scenario.special {
        let SpecialRule::Rooted { unit, watch, points } = rule else { continue };
        let watched = game.holds(Side::Dprk, *watch) && game.points_in(*watch) >= *points;
        let can = || super::s16_watch::can_watch(game, *watch, *points);
        if side == Side::Dprk && game.hex(*unit).is_some() && !watched && can() {
            return refuse("nwk:16.1.1d", "two stacking points must watch the division");
        }
    }
    Ok(())
}

/// [NWK 16.1.1d] Whether units may set out from a hex: those who watch the rooted division only as
/// far as enough stay there, or others beside it can still take their place.
pub(crate) fn may_leave(game: &War, from: HexId, units: &[(UnitId, u16)]) -> Result<(), Illegal> {
    for rule in &game.scenario.special {
        let SpecialRule::Rooted { unit, watch, points } = rule else { continue };
        if *watch != from || game.hex(*unit).is_none() || !game.holds(Side::Dprk, from) {
            continue;
        }
        let leave: u8 = units.iter().map(|it| game.face(it.0).stacking).sum();
        let stay = game.points_in(from) - leave;
        if stay + super::s16_watch::watchers_beside(game, from) < *points {
            return refuse("nwk:16.1.1d", "two stacking points must watch the division");
        }
    }
    Ok(())
}

impl War {
    /// [NWK 16.1.2h, 16.1.3b] Notes, at the end of a movement segment, what scenario rules look
    /// at: an enemy beside a pinned unit, a unit that has reached the playable map.
    pub(crate) fn note_scenario_marks(&mut self, segment: Segment) {
        if !segment.is_movement() {
            return;
        }
        let mut marks = Vec::new();
        for rule in &self.scenario.special {
            match rule {
                SpecialRule::Pinned { unit, .. } if self.is_threatened(*unit) => {
                    marks.push(ScenarioMark::Released(*unit));
                }
                SpecialRule::Outside { unit } => {
                    let inside = |it: HexId| self.scenario.area.open.contains(it);
                    if self.hex(*unit).is_some_and(inside) {
                        marks.push(ScenarioMark::Reached(*unit));
                    }
                }
                SpecialRule::Pinned { .. }
                | SpecialRule::Rooted { .. }
                | SpecialRule::Late { .. }
                | SpecialRule::Japan { .. } => {}
            }
        }
        for mark in marks {
            self.mark(mark);
        }
    }

    /// Remembers something, once.
    pub(crate) fn mark(&mut self, mark: ScenarioMark) {
        if let Err(at) = self.core.marks.binary_search(&mark) {
            self.core.marks.insert(at, mark);
        }
    }

    /// [NWK 16.1.2h] Whether an enemy that has moved in this segment is beside a unit.
    fn is_threatened(&self, id: UnitId) -> bool {
        let Some(hex) = self.hex(id) else { return false };
        let enemy = self.side(id).other();
        let moved = |it: UnitId| self.side(it) == enemy && self.unit(it).moved;
        self.beside(hex).any(|it| self.stack(it).any(moved))
    }

    /// [NWK 16.1.2c] In the Reorganization Phase others attack a pinned unit besides.
    pub(crate) fn press_pinned(&mut self, dice: &mut dyn Dice, events: &mut Vec<AnyEvent>) {
        let scenario = std::sync::Arc::clone(&self.scenario);
        for rule in &scenario.special {
            let SpecialRule::Pinned { unit, loses_to, gone_to, .. } = rule else { continue };
            if self.hex(*unit).is_none() || is_released(self, *unit) {
                continue;
            }
            let die = d10(dice, "nwk:16.1.2c");
            events.push(Event::Pressed { unit: *unit, die }.into());
            if (gone_to.0..=gone_to.1).contains(&die) {
                while self.unit(*unit).levels > 0 {
                    self.lose_level(*unit, events);
                }
            } else if (loses_to.0..=loses_to.1).contains(&die) {
                self.lose_level(*unit, events);
                self.fall_back_one(*unit, events);
            }
        }
    }

    /// [NWK 16.1.2c] A pinned unit goes one hex towards its own edge, if one is open to it.
    ///
    /// Interpretation: nobody decides where; it is the first hex homeward, clockwise, that is
    /// free of enemies and of their zones of control.
    fn fall_back_one(&mut self, id: UnitId, events: &mut Vec<AnyEvent>) {
        let Some(hex) = self.hex(id) else { return };
        let columns = self.scenario.board.map.grid.columns();
        let side = self.side(id);
        let open = |to: &HexId| {
            self.scenario.board.is_land(*to)
                && !self.holds(side.other(), *to)
                && !self.in_enemy_zone(side, *to)
                && to.0 / columns > hex.0 / columns
        };
        let found = self.beside(hex).find(open);
        if let Some(to) = found {
            self.put(id, Place::Hex(to));
            events.push(Event::FellBack { unit: id, to }.into());
        }
    }
}
