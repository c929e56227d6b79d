//! [NW 8.5] Who moves next, and how: the question of a movement segment.

use kernel::{Illegal, refuse};

use super::{Cargo, Load, May, misplaced, s05_ground};
use crate::action::Action;
use crate::state::{Place, ShipId, UnitId, War};
use crate::terms::{Kind, ShipKind, Side};
use crate::titles::korea;

impl War {
    /// [NW 8.5] Who might be taken up next, in whatever way.
    pub(super) fn mover_candidates(&self) -> Vec<Action> {
        let side = self.phasing().expect("somebody moves in a movement segment");
        let own: Vec<UnitId> = self.units().filter(|it| self.might_move(side, *it)).collect();
        let own = || own.iter().copied();
        let goes = |it: &UnitId| {
            let place = self.unit(*it).place;
            matches!(place, Place::Hex(_)) || !self.line_spots(place).is_empty()
        };
        let select = own().filter(goes).map(Action::Select);
        let mut actions: Vec<Action> = select.collect();
        let beachheads = own().filter(|it| self.spec(*it).kind == Kind::Beachhead);
        actions.extend(beachheads.filter_map(|it| self.hex(it)).map(Action::Dismantle));
        if self.may_leave_ground().is_ok() {
            let ships: Vec<ShipId> =
                self.ships().filter(|it| self.ship_side(*it) == side).collect();
            for id in own().filter(|it| !self.unit(*it).moved) {
                self.add_carriages(id, &ships, &mut actions);
            }
            let helicopters = || self.helicopters().filter(|it| self.helicopter_side(*it) == side);
            actions.extend(helicopters().map(Action::Transfer));
            if self.scenario.sea.is_some() {
                actions.extend(helicopters().map(Action::Haul));
                actions.extend(ships.into_iter().map(Action::Sail));
            }
        }
        actions.extend(korea::s02_tunnels::candidates(self));
        actions.push(Action::End);
        actions
    }

    /// Whether a unit belongs to a side and is somewhere whence it can go.
    fn might_move(&self, side: Side, id: UnitId) -> bool {
        let in_play = match self.unit(id).place {
            Place::Hex(_)
            | Place::Aboard(_)
            | Place::Box(_)
            | Place::Line(..)
            | Place::Beside(_) => true,
            Place::Awaited | Place::Eliminated | Place::Unused => false,
        };
        in_play && self.side(id) == side
    }

    /// The ways in which a unit might be carried.
    fn add_carriages(&self, id: UnitId, ships: &[ShipId], actions: &mut Vec<Action>) {
        let board = &self.scenario.board;
        let (base, port) = match self.unit(id).place {
            Place::Hex(hex) => {
                let port = board.places[hex].port || self.has_beachhead(self.side(id), hex);
                (board.places[hex].is_base(), port)
            }
            Place::Box(_) => (true, true),
            Place::Aboard(_) => (false, true),
            Place::Line(..)
            | Place::Beside(_)
            | Place::Awaited
            | Place::Eliminated
            | Place::Unused => return,
        };
        let spec = self.spec(id);
        let ways = [
            (base && spec.is_foot(), Action::Fly(id)),
            (base && spec.kind == Kind::Paratroop, Action::Paradrop(id)),
            (spec.is_airmobile_capable() && self.hex(id).is_some(), Action::Airmobile(id)),
            (port && self.scenario.sea.is_some(), Action::Ship(id)),
        ];
        actions.extend(ways.iter().filter(|it| it.0).map(|it| it.1));
        if spec.kind.is_marine() {
            let amph = ships.iter().filter(|it| self.ship_spec(**it).kind == ShipKind::Amph);
            actions.extend(amph.flat_map(|it| [Action::Lift(id, *it), Action::Embark(id, *it)]));
        }
    }

    /// [NW 8.5] Whether a move may begin so, or the segment end.
    pub(super) fn may_begin_move(&self, action: Action) -> Result<May, Illegal> {
        match action {
            Action::Select(id) => s05_ground::may_select(self, id).map(May::Ground),
            Action::Fly(id) => self.may_fly_unit(id),
            Action::Paradrop(id) => self.may_paradrop(id),
            Action::Airmobile(id) => self.may_airmobile(id),
            Action::Lift(id, ship) => self.may_lift(id, ship),
            Action::Transfer(id) => {
                self.may_transfer(id)?;
                self.may_leave_ground()?;
                Ok(May::Open(self.first_question(Load::Transfer(id))))
            }
            Action::Sail(id) => self.may_sail(id),
            Action::Ship(id) => self.may_ship(Cargo::Unit(id)),
            Action::Haul(id) => self.may_ship(Cargo::Helicopter(id)),
            Action::Embark(id, ship) => self.may_embark(id, ship),
            Action::Dismantle(hex) => self.may_dismantle(hex),
            Action::Tunnel(hex) => {
                korea::s02_tunnels::may_open(self, hex)?;
                Ok(May::Tunnel(hex))
            }
            Action::Crowd(hex) => {
                let tunnel = korea::s02_tunnels::may_crowd(self, hex)?;
                Ok(May::Crowd { tunnel, hex })
            }
            Action::End => self.may_end_segment(),
            _ => misplaced(action),
        }
    }

    /// [NW 6.5.4b] [NWK 16.1.1d, 5.5.2b] Whether the segment may end: not while a helicopter has
    /// to leave a crowded base or a unit the line it is on.
    fn may_end_segment(&self) -> Result<May, Illegal> {
        let side = self.phasing().expect("somebody moves in a movement segment");
        korea::may_end_movement(self, side)?;
        self.may_rest_on_lines(side)?;
        let mut own = self.helicopters().filter(|it| self.helicopter_side(*it) == side);
        if self.may_leave_ground().is_ok() && own.any(|it| self.transfer_is_due(it)) {
            return refuse("nw:6.5.4b", "a helicopter has to leave its crowded base");
        }
        Ok(May::End)
    }
}
