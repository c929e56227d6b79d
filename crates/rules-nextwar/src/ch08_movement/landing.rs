//! [NW 8.5.2–8.5.5] What a unit that was flown, lifted or dropped does where it lands.

use hexgrid::HexId;
use kernel::{Dice, Illegal, refuse};

use super::air_missions::Load;
use super::{Ask, Event, May, misplaced};
use crate::action::{Action, Spot};
use crate::agenda::Event as AnyEvent;
use crate::state::{Arrival, Place, UnitId, War};
use crate::titles::korea;

impl War {
    /// [NW 13.1.3] Puts a unit down where it lands, and asks what it may still do. Who has come
    /// by parachute or helicopter has what it needs for the turn.
    pub(super) fn touch_down(
        &mut self,
        id: UnitId,
        load: &Load,
        to: HexId,
        dice: &mut dyn Dice,
        events: &mut Vec<AnyEvent>,
    ) {
        self.put(id, Place::Hex(to));
        self.unit_mut(id).arrival = match load {
            Load::Drop(_) => Arrival::Paradrop,
            Load::Airmobile(_) | Load::Lift(..) => Arrival::Airmobile,
            Load::Transport(_) | Load::Transfer(_) => Arrival::Ground,
        };
        if self.unit(id).arrival != Arrival::Ground {
            self.unit_mut(id).unsupplied = false;
        }
        self.occupy(self.side(id), to, events);
        events.push(Event::Carried { unit: id, to: Spot::Hex(to) }.into());
        match load {
            Load::Transport(_) => self.owe_half_march(id),
            Load::Drop(_) => self.roll_drop(id, to, dice, events),
            Load::Airmobile(_) | Load::Lift(..) => self.owe_landed(id, to, dice, events),
            Load::Transfer(_) => unreachable!("a helicopter transfers by itself"),
        }
    }

    /// [NW 8.5.3e, 8.5.4.4b] A unit that has landed out of enemy zones of control may step into a
    /// place beside; another stays.
    pub(super) fn owe_landed(
        &mut self,
        id: UnitId,
        hex: HexId,
        dice: &mut dyn Dice,
        events: &mut Vec<AnyEvent>,
    ) {
        if self.beside(hex).any(|it| self.may_step_into(id, it).is_ok()) {
            self.core.owe(Ask::Landed(id));
        } else {
            self.settle_in(self.side(id), hex, dice, events);
        }
    }

    /// [NW 8.5.3e, 8.5.4.4b, 8.5.4.4c] Whether a unit that has landed may step into a hex: an
    /// enemy Urban, City or Installation hex beside it, with no enemy in it.
    fn may_step_into(&self, id: UnitId, to: HexId) -> Result<(), Illegal> {
        let hex = self.hex(id).expect("it has landed");
        let side = self.side(id);
        let board = &self.scenario.board;
        let drops = self.unit(id).arrival == Arrival::Paradrop;
        let rule = if drops { "nw:8.5.3e" } else { "nw:8.5.4.4c" };
        let Some(way) = board.map.grid.direction(hex, to) else {
            return refuse(rule, "the place is not beside the unit");
        };
        if self.in_enemy_zone(side, hex) {
            let rule = if drops { "nw:8.5.3e" } else { "nw:8.5.4.4b" };
            return refuse(rule, "the unit has landed in an enemy zone of control");
        }
        if !board.needs_clearing(to) || self.controller(to) == side {
            return refuse(rule, "there is no place of the enemy");
        }
        if self.holds(side.other(), to) {
            return refuse(rule, "an enemy unit stands there");
        }
        if board.all_water.contains(hex, way) && board.road(hex, way).is_none() {
            return refuse("nw:8.3.3c", "there is only water between the two hexes");
        }
        self.may_reach(Some(hex), to)?;
        korea::may_enter(self, id, to)
    }

    /// What might answer the question of a unit that has landed.
    pub(super) fn landed_candidates(&self, id: UnitId) -> Vec<Action> {
        let hex = self.hex(id).expect("it has landed");
        self.beside(hex).map(Action::Step).chain([Action::Done]).collect()
    }

    /// Whether a unit that has landed steps there, or stays.
    pub(super) fn may_after_landing(&self, id: UnitId, action: Action) -> Result<May, Illegal> {
        match action {
            Action::Step(to) => self.may_step_into(id, to).map(|()| May::StepIn(id, Some(to))),
            Action::Done => Ok(May::StepIn(id, None)),
            _ => misplaced(action),
        }
    }

    /// [NW 8.5.3e, 8.5.4.4c] A unit that has landed steps into a place, or stays.
    pub(super) fn step_in(
        &mut self,
        id: UnitId,
        to: Option<HexId>,
        dice: &mut dyn Dice,
        events: &mut Vec<AnyEvent>,
    ) {
        let side = self.side(id);
        if let Some(to) = to {
            self.put(id, Place::Hex(to));
            self.occupy(side, to, events);
            events.push(Event::Stepped { unit: id, to }.into());
        }
        let hex = self.hex(id).expect("it has landed");
        self.settle_in(side, hex, dice, events);
    }
}
