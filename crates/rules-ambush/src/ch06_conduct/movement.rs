//! [AMB 2.2h, 6.8f–6.8h, 7.4] Movement by the red entries, hex by hex.
//!
//! Vehicles: see chapter 17.

use std::sync::Arc;

use hexgrid::HexId;

use super::orders::After;
use super::{Deed, Duty, Event, Turn};
use crate::agenda::{self, Event as Events, Frame};
use crate::mission::Red;
use crate::paragraphs::Steer;
use crate::script::instr::Order;
use crate::state::{ArBox, ManId, Place, Sortie, Spot};
use crate::terms::{Side, Stance, Terrain};

/// How he would go into the next hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Gait {
    /// On his feet, for the cost of the hex.
    Run,
    /// Crouching, for all his points.
    Crawl,
}

impl Gait {
    fn stance(self) -> Stance {
        match self {
            Self::Run => Stance::Standing,
            Self::Crawl => Stance::Crouching,
        }
    }
}

impl Sortie {
    /// [AMB 6.8f, 7.4b] He is told to move, in this turn as in those before: only on foot, and
    /// only if his action is still to be done.
    pub(super) fn begin_march(&mut self, turn: Turn) -> After {
        let may = match turn.deed {
            Deed::Nothing | Deed::Ran | Deed::Snapped => true,
            Deed::Crawled | Deed::Done => false,
        };
        if !may || !matches!(self.man(turn.man).place, Place::At(_)) {
            return After::Next(turn);
        }
        self.core.owe(Duty::Step { turn, to: None, read: false });
        After::Owed
    }

    /// [AMB 2.2h, 6.8f–6.8h] The next hex of his way, or the end of it.
    pub(super) fn step_german(
        &mut self,
        turn: Turn,
        to: Option<HexId>,
        read: bool,
        events: &mut Vec<Events>,
    ) {
        if !self.goes_on(&turn) {
            return;
        }
        let Place::At(spot) = self.man(turn.man).place else { return self.end_march(turn) };
        if self.is_safe(&turn) {
            return self.end_march(turn);
        }
        if let Some(hex) = to {
            return self.go_to(turn, hex.into(), events);
        }
        if spot.up {
            return self.go_to(turn, spot.hex.into(), events);
        }
        match self.red_entry(spot.hex) {
            Red::Step(hex) => self.go_to(turn, hex.into(), events),
            Red::Paragraph(_) if read => self.end_march(turn),
            Red::Paragraph(paragraph) => {
                // [AMB 6.8g] It says how he moves from here; his own paragraph goes on after it.
                let scope = self.scope_of(turn.man);
                self.core.owe(Duty::Step { turn, to: None, read: true });
                self.owe_paragraph(paragraph, scope);
            }
            Red::Exit if turn.spent < self.allowance(&turn) => {
                self.leave_map(turn.man, spot.hex, events);
            }
            Red::Exit | Red::None => self.end_march(turn),
        }
    }

    /// [AMB 2.2h, 6.8f] The red entry of a hex under the condition in force.
    pub(crate) fn red_entry(&self, hex: HexId) -> Red {
        self.mission.conditions[usize::from(self.core.condition) - 1].red[hex]
    }

    /// [AMB 7.4c] Whether he only wants to be out of sight, and is: then he stops (ruling K89).
    fn is_safe(&self, turn: &Turn) -> bool {
        let order = &turn.orders(&self.mission)[usize::from(turn.next)];
        matches!(order, Order::MoveOutOfSight(_)) && !self.seen_by_squad(turn.man)
    }

    /// The move is over; the next order follows.
    fn end_march(&mut self, turn: Turn) {
        self.core.owe(Duty::Obey(turn.with_next_order()));
    }

    /// [AMB 6.8f, 6.9e, 7.4d] Goes into a hex, if his points pay for it.
    fn go_to(&mut self, mut turn: Turn, to: Spot, events: &mut Vec<Events>) {
        let from = self.spot_of(turn.man).expect("who marches is on the map");
        let Ok(cost) = self.foot_cost(from, to) else { return self.end_march(turn) };
        let gait = self.gait(&turn, to.hex, cost);
        if !self.is_ready_to_go(&mut turn, gait, cost, events) {
            return self.end_march(turn);
        }
        let mpa = self.man(turn.man).mpa();
        turn.spent = match gait {
            Gait::Run => turn.spent + cost,
            Gait::Crawl => mpa,
        };
        turn.deed = match gait {
            Gait::Run if turn.deed == Deed::Snapped => Deed::Snapped,
            Gait::Run => Deed::Ran,
            Gait::Crawl => Deed::Crawled,
        };
        self.enter_german(turn.man, to, gait == Gait::Crawl, cost, events);
        let stops = gait == Gait::Crawl || self.active_in(to.hex, Side::Us).next().is_some();
        if stops {
            // [AMB 7.3a, 7.3f] A crawl is one hex; an enemy stops him at once.
            return self.end_march(turn);
        }
        self.core.owe(Duty::Step { turn, to: None, read: false });
    }

    // Interpretation: a hex that all his points would not pay is crawled into, or he would stand
    // before it for ever.
    /// [AMB 6.9e, 7.4c] He runs into the terrain that his order names and crawls into any other.
    fn gait(&self, turn: &Turn, to: HexId, cost: u8) -> Gait {
        let mission = Arc::clone(&self.mission);
        let terrain = self.terrain(to);
        let runs = run_terrain(&turn.orders(&mission)[usize::from(turn.next)]).contains(&terrain);
        if runs && cost <= self.man(turn.man).mpa() { Gait::Run } else { Gait::Crawl }
    }

    /// [AMB 7.3d, 7.4d] Whether points and stance let him go; a change of stance that is needed is
    /// made. One that leaves too few points for the hex is made all the same: he goes next time.
    fn is_ready_to_go(
        &mut self,
        turn: &mut Turn,
        gait: Gait,
        cost: u8,
        events: &mut Vec<Events>,
    ) -> bool {
        let up = self.man(turn.man).stance == gait.stance();
        let rise = u8::from(!up && !turn.free);
        let allowance = self.allowance(turn);
        let fresh = turn.spent == 0 && turn.deed == Deed::Nothing;
        let pays = match gait {
            Gait::Run => turn.spent + rise + cost <= allowance,
            Gait::Crawl => fresh && rise == 0 && allowance == self.man(turn.man).mpa(),
        };
        if !pays && (!fresh || rise == 0) {
            return false;
        }
        let risen = self.take_stance(turn, gait.stance(), events);
        turn.poised = risen && !pays;
        risen && pays
    }

    /// He comes into a hex.
    fn enter_german(
        &mut self,
        german: ManId,
        to: Spot,
        crawls: bool,
        cost: u8,
        events: &mut Vec<Events>,
    ) {
        let from = self.hex_of(german).expect("who marches is on the map");
        self.man_mut(german).place = Place::At(to);
        self.unready_moved(german);
        let cost = if crawls { self.man(german).mpa() } else { cost };
        events.push(Event::Moved { german, from, to: to.hex, crawls, cost }.into());
    }

    /// [AMB 6.9h, 11.3a] Enters the hex of the man he charges.
    pub(super) fn charge_into(
        &mut self,
        turn: &mut Turn,
        hex: HexId,
        cost: u8,
        events: &mut Vec<Events>,
    ) {
        turn.spent += cost;
        self.enter_german(turn.man, hex.into(), false, cost, events);
    }

    /// [AMB 6.8g] A movement paragraph says how the German who moves goes on.
    pub(crate) fn steer(&mut self, german: ManId, steer: Steer, events: &mut Vec<Events>) {
        if steer == Steer::Leave {
            if let Some(hex) = self.hex_of(german) {
                self.leave_map(german, hex, events);
            }
            return;
        }
        for frame in &mut self.core.agenda {
            let Frame::Do(agenda::Duty::Conduct(duty)) = frame else { continue };
            let Duty::Step { turn, .. } = *duty else { continue };
            if turn.man != german {
                continue;
            }
            *duty = match steer {
                Steer::To(hex) => Duty::Step { turn, to: Some(hex), read: true },
                Steer::Stop | Steer::Leave => Duty::Obey(turn.with_next_order()),
            };
        }
    }

    /// [AMB 6.8h, 7.1g] A German leaves the map by this hex. What that costs: see `ch15_victory`.
    pub(crate) fn leave_map(&mut self, german: ManId, hex: HexId, events: &mut Vec<Events>) {
        let him = self.man_mut(german);
        him.place = Place::Exited(hex);
        him.ar = ArBox::Inactive;
        events.push(Event::Left { german, hex }.into());
        self.reckon_leaker(german, hex, events);
    }
}

/// The terrain that an order lets him run into.
fn run_terrain(order: &Order) -> &[Terrain] {
    if let Order::Move(terrain) | Order::MoveOutOfSight(terrain) = order { terrain } else { &[] }
}
