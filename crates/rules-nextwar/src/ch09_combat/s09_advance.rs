//! [NW 9.9, 9.10] Advance after combat.

use hexgrid::{Direction, HexId};
use kernel::{Dice, Illegal, refuse};

use super::{Ask, Event, May};
use crate::action::Action;
use crate::agenda::Event as AnyEvent;
use crate::ch08_movement::misplaced;
use crate::state::{Arrival, Place, ScenarioMark, UnitId, War};
use crate::terms::{Class, Kind, Terrain, Weather};
use crate::titles::korea;

impl War {
    /// [NW 9.2.8, 9.9a, 9.9c, 8.2.2g, 8.4.1k] Asks who advances, if the hex is empty and somebody
    /// is left to. Nobody was driven out of a beach that was empty.
    pub(super) fn owe_advance(&mut self, events: &mut Vec<AnyEvent>) {
        let target = self.battle().target;
        if self.battle().beyond {
            // [NWK 5.5.1a] Nobody follows beyond the map.
            return;
        }
        self.leave_clearing(target, events);
        let mut attackers = self.left_to_advance().into_iter();
        if self.holder(target).is_some() || !attackers.any(|it| self.may_follow(it).is_ok()) {
            return;
        }
        let defenders = &self.battle().defenders;
        if !defenders.is_empty() && defenders.iter().all(|it| self.unit(*it).levels == 0) {
            self.battle_mut().broken = true;
        }
        self.core.owe(Ask::Advance);
    }

    /// The attackers that are left.
    fn left_to_advance(&self) -> Vec<UnitId> {
        let alive = |it: &UnitId| self.unit(*it).levels > 0;
        let advanced = &self.battle().advanced;
        let units = self.battle().attackers.iter().copied().filter(alive);
        units.filter(|it| !advanced.contains(it)).collect()
    }

    /// [NWK 7.1.2c, 7.1.2.2b, 16.1] Whether a unit may be in the hex at all: who may not attacks
    /// it, but does not follow.
    fn may_follow(&self, id: UnitId) -> Result<(), Illegal> {
        let target = self.battle().target;
        if let Some(from) = self.hex(id) {
            self.may_enter_area(from, target)?;
        }
        korea::may_enter(self, id, target)
    }

    pub(super) fn advance_candidates(&self) -> Vec<Action> {
        let units = self.left_to_advance().into_iter().map(Action::Advance);
        units.chain([Action::Done]).collect()
    }

    /// [NW 9.2.8, 9.9a, 9.9b, 8.5.8.1b] Whether one more may advance: up to the limit of the hex,
    /// those from the sea among them; at least one must.
    pub(super) fn may_advance(&self, action: Action) -> Result<May, Illegal> {
        let battle = self.battle();
        match action {
            Action::Advance(id) => {
                if !self.left_to_advance().contains(&id) {
                    return refuse("nw:9.9a", "only units that attacked advance");
                }
                self.may_follow(id)?;
                let limit = self.stacking_limit(battle.target, battle.side);
                let points = self.points_in(battle.target) + self.face(id).stacking;
                if points > limit && !battle.advanced.is_empty() {
                    return refuse("nw:9.9b", "the hex has no room for more");
                }
                Ok(May::Advance(Some(id)))
            }
            Action::Done if battle.advanced.is_empty() => {
                refuse("nw:9.9a", "at least one unit must advance")
            }
            Action::Done => Ok(May::Advance(None)),
            _ => misplaced(action),
        }
    }

    /// [NW 9.9, 9.10a, 8.5.8.1g] A unit advances; then the place is put under a clearing marker,
    /// and those with vehicles may go on.
    pub(super) fn advance(
        &mut self,
        unit: Option<UnitId>,
        dice: &mut dyn Dice,
        events: &mut Vec<AnyEvent>,
    ) {
        let target = self.battle().target;
        let side = self.battle().side;
        let Some(unit) = unit else {
            self.settle_in(side, target, dice, events);
            self.owe_after_advance();
            return;
        };
        let from_sea = matches!(self.unit(unit).place, Place::Aboard(_));
        self.put(unit, Place::Hex(target));
        if from_sea {
            self.unit_mut(unit).arrival = Arrival::Amphibious;
        }
        self.occupy(side, target, events);
        events.push(Event::Advanced { unit, to: target }.into());
        let battle = self.battle_mut();
        battle.advanced.push(unit);
        battle.advanced.sort_unstable();
        self.core.owe(Ask::Advance);
    }

    /// [NW 8.5.8.2a, 9.9c] What may follow an advance: a beachhead for those who came from the sea
    /// in this combat, and a second hex for whoever may go there.
    fn owe_after_advance(&mut self) {
        let advanced = self.battle().advanced.clone();
        for id in advanced.iter().rev() {
            if !self.second_hexes(*id).is_empty() {
                self.core.owe(Ask::GoOn(*id));
            }
        }
        let landed = |it: &UnitId| self.battle().landing.contains(it);
        if advanced.iter().any(landed) && self.spare_beachhead().is_some() {
            self.core.owe(Ask::Beachhead);
        }
    }

    /// [NW 9.9c, 9.9d, 9.9e, 9.10b, 4.1.3d] The hexes that a unit may go on to.
    fn second_hexes(&self, id: UnitId) -> Vec<HexId> {
        let battle = self.battle();
        let vehicles = matches!(self.spec(id).class(), Class::Motorized | Class::Mechanized);
        let board = &self.scenario.board;
        if !battle.broken
            || !vehicles
            || self.core.weather == Weather::Storms
            || self.hex(id) != Some(battle.target)
            || board.needs_clearing(battle.target)
        {
            return Vec::new();
        }
        let around = board.map.grid.neighbors(battle.target);
        around.filter(|it| self.may_go_on_to(id, it.0, it.1).is_ok()).map(|it| it.1).collect()
    }

    /// [NW 9.9b, 9.9c, 9.9d, 9.10b, 8.3.3c] Whether a unit may go on across a side of the hex that
    /// was taken: into an empty hex, or one where only others that advanced have gone.
    fn may_go_on_to(&self, id: UnitId, way: Direction, to: HexId) -> Result<(), Illegal> {
        let battle = self.battle();
        let board = &self.scenario.board;
        let steep = matches!(
            board.terrain[to],
            Terrain::Mountain | Terrain::Highland | Terrain::HighlandWoods
        );
        let river = board.rivers.contains(battle.target, way);
        let road = board.road(battle.target, way).is_some();
        if !board.is_land(to) {
            return refuse("nw:8.3.3c", "ground units do not enter the sea");
        }
        if !self.stack(to).all(|it| battle.advanced.contains(&it)) {
            return refuse("nw:9.9c", "the hex is not empty");
        }
        if board.all_water.contains(battle.target, way) && !road {
            return refuse("nw:8.3.3c", "there is only water between the two hexes");
        }
        if board.needs_clearing(to) {
            return refuse("nw:9.10b", "nobody goes on into a place that must be cleared");
        }
        if (steep || river) && !road {
            return refuse("nw:9.9d", "only a road leads on over a river or onto high ground");
        }
        self.may_enter_area(battle.target, to)?;
        korea::may_enter(self, id, to)?;
        if self.points_in(to) + self.face(id).stacking > self.stacking_limit(to, battle.side) {
            return refuse("nw:9.9b", "the hex has no room for more");
        }
        Ok(())
    }

    pub(super) fn go_on_candidates(&self, id: UnitId) -> Vec<Action> {
        let hexes = self.second_hexes(id).into_iter().map(Action::GoOn);
        hexes.chain([Action::Done]).collect()
    }

    /// [NW 9.9c] Whether a unit may go on there.
    pub(super) fn may_go_on(&self, id: UnitId, action: Action) -> Result<May, Illegal> {
        match action {
            Action::GoOn(to) if self.second_hexes(id).contains(&to) => Ok(May::GoOn(id, Some(to))),
            Action::GoOn(to) => {
                let grid = &self.scenario.board.map.grid;
                if let Some(way) = grid.direction(self.battle().target, to) {
                    self.may_go_on_to(id, way, to)?;
                }
                refuse("nw:9.9c", "the unit cannot go on there")
            }
            Action::Done => Ok(May::GoOn(id, None)),
            _ => misplaced(action),
        }
    }

    /// [NW 9.9c] Goes on into a second hex.
    pub(super) fn go_on(
        &mut self,
        unit: UnitId,
        to: Option<HexId>,
        dice: &mut dyn Dice,
        events: &mut Vec<AnyEvent>,
    ) {
        let Some(to) = to else { return };
        let side = self.battle().side;
        self.put(unit, Place::Hex(to));
        self.occupy(side, to, events);
        events.push(Event::Advanced { unit, to }.into());
        self.settle_in(side, to, dice, events);
    }

    /// [NW 8.5.8.2a] A beachhead of the attacker that is not yet placed.
    fn spare_beachhead(&self) -> Option<UnitId> {
        let side = self.battle().side;
        let spare = |it: &UnitId| {
            self.spec(*it).kind == Kind::Beachhead
                && self.side(*it) == side
                && self.unit(*it).place == Place::Awaited
                && !self.core.marks.contains(&ScenarioMark::Dismantled(*it))
        };
        self.units().find(spare)
    }

    /// [NW 8.5.8.2a, 8.5.8.2e] Places a beachhead right after the landing, or never.
    pub(super) fn settle_beachhead(&mut self, placed: bool, events: &mut Vec<AnyEvent>) {
        if !placed {
            return;
        }
        let hex = self.battle().target;
        let beachhead = self.spare_beachhead().expect("one is left to place");
        self.put(beachhead, Place::Hex(hex));
        events.push(Event::BeachheadPlaced { hex }.into());
    }
}
