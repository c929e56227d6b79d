//! [NW 6.2.2, 8.5.2–8.5.5] Missions that carry a unit or transfer a helicopter: escort, air
//! defense fire, landing.

use canon::Digest;
use hexgrid::HexId;
use kernel::{Dice, Illegal, refuse};

use super::{Ask, Event, May, misplaced};
use crate::action::{Action, Spot};
use crate::agenda::Event as AnyEvent;
use crate::ch06_air::{Aim, Mission, Origin};
use crate::charts::AirDefenseResult;
use crate::state::{Berth, HelicopterId, Place, ShipId, UnitId, War};
use crate::terms::Side;

/// What an air mission carries, and how.
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub enum Load {
    /// [NW 8.5.2] A unit from base to base.
    Transport(UnitId),
    /// [NW 8.5.3] A unit by parachute.
    Drop(UnitId),
    /// [NW 8.5.4] A unit by helicopters.
    Airmobile(UnitId),
    /// [NW 8.5.5] Marines by the helicopters of these ships, in the order of the roster.
    Lift(UnitId, Vec<ShipId>),
    /// [NW 6.5.1b] An attack helicopter itself.
    Transfer(HelicopterId),
}

/// A mission that only lacks the place where it lands.
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub struct Sortie {
    /// What it carries.
    pub load: Load,
    /// [NW 6.2.2a] Air points that escort it.
    pub escort: u8,
}

impl Load {
    /// The ground unit that is carried.
    pub(crate) fn unit(&self) -> Option<UnitId> {
        match self {
            Self::Transport(id) | Self::Drop(id) | Self::Airmobile(id) | Self::Lift(id, _) => {
                Some(*id)
            }
            Self::Transfer(_) => None,
        }
    }

    /// Whose mission it is.
    fn side(&self, game: &War) -> Side {
        match self {
            Self::Transport(id) | Self::Drop(id) | Self::Airmobile(id) | Self::Lift(id, _) => {
                game.side(*id)
            }
            Self::Transfer(id) => game.helicopter_side(*id),
        }
    }
}

impl War {
    /// What might answer the question of the escort.
    pub(super) fn escort_candidates(&self, load: &Load) -> Vec<Action> {
        let most = self.scenario.charts.air_defense.escort_max;
        let mut actions: Vec<Action> = (0..=most).map(Action::Escort).collect();
        if let Load::Lift(unit, _) = load {
            actions.extend(self.ships().map(|it| Action::Lift(*unit, it)));
        }
        actions.push(Action::Cancel);
        actions
    }

    /// [NW 6.2.2a] Whether a mission gets this escort.
    pub(super) fn may_escort(&self, load: &Load, action: Action) -> Result<May, Illegal> {
        match action {
            Action::Escort(points) => {
                self.is_lift_complete(load)?;
                if points > self.scenario.charts.air_defense.escort_max {
                    return refuse("nw:6.2.2a", "not so many air points escort one mission");
                }
                if points > self.pools(load.side(self)).air.points {
                    return refuse("nw:6.2a", "there are not so many air points left");
                }
                let sortie = Sortie { load: load.clone(), escort: points };
                Ok(May::Next(Ask::Landing(sortie)))
            }
            Action::Lift(unit, ship) => self.may_join_lift(load, unit, ship),
            Action::Cancel => Ok(May::Nothing),
            _ => misplaced(action),
        }
    }

    /// Where a mission might land.
    pub(super) fn landing_candidates(&self, sortie: &Sortie) -> Vec<Action> {
        let grid = &self.scenario.board.map.grid;
        let spots: Vec<Spot> = match &sortie.load {
            Load::Transport(id) => self.base_spots(self.side(*id)),
            Load::Drop(_) => grid.hexes().map(Spot::Hex).collect(),
            Load::Airmobile(id) => {
                let hex = self.hex(*id).expect("who is lifted is on the map");
                grid.hexes_within(hex, super::s07_airmobile::REACH)
                    .into_iter()
                    .map(Spot::Hex)
                    .collect()
            }
            Load::Lift(_, ships) => {
                let hex = self.lift_hex(ships[0]).expect("ships that lift are in a hex");
                grid.hexes_within(hex, super::s08_marines::RADIUS)
                    .into_iter()
                    .map(Spot::Hex)
                    .collect()
            }
            Load::Transfer(_) => self.possible_bases().filter_map(Self::spot_of_base).collect(),
        };
        spots.into_iter().map(Action::Land).chain([Action::Cancel]).collect()
    }

    /// Whether a mission may land there.
    pub(super) fn may_land(&self, sortie: &Sortie, action: Action) -> Result<May, Illegal> {
        let spot = match action {
            Action::Land(spot) => spot,
            Action::Cancel => return Ok(May::Nothing),
            _ => return misplaced(action),
        };
        match &sortie.load {
            Load::Transport(id) => self.may_fly_to(*id, spot)?,
            Load::Drop(id) => self.may_drop_in(*id, spot)?,
            Load::Airmobile(id) => self.may_lift_to(*id, spot)?,
            Load::Lift(id, ships) => self.may_marines_land(*id, ships, spot)?,
            Load::Transfer(id) => {
                self.may_transfer_to(*id, spot)?;
            }
        }
        Ok(May::Land(sortie.clone(), spot))
    }

    /// [NW 6.2.2, 6.6, 8.5.2–8.5.5] Flies a mission.
    pub(super) fn fly(
        &mut self,
        sortie: &Sortie,
        spot: Spot,
        dice: &mut dyn Dice,
        events: &mut Vec<AnyEvent>,
    ) {
        let side = sortie.load.side(self);
        self.spend_escort(side, sortie.escort, events);
        match (&sortie.load, sortie.load.unit()) {
            (Load::Transfer(id), _) => self.fly_transfer(*id, sortie.escort, spot, dice, events),
            (_, Some(unit)) => self.fly_unit(unit, sortie, spot, dice, events),
            (_, None) => unreachable!("every other mission carries a unit"),
        }
    }

    /// [NW 6.5.1b, 6.6.1.1f] Transfers a helicopter; if it is aborted it stays, and has flown.
    fn fly_transfer(
        &mut self,
        id: HelicopterId,
        escort: u8,
        spot: Spot,
        dice: &mut dyn Dice,
        events: &mut Vec<AnyEvent>,
    ) {
        let base = self.may_transfer_to(id, spot).expect("the landing was found legal");
        let start = self.base_hex(self.helicopter(id).base).expect("it starts in a hex");
        let mission = Mission {
            side: self.helicopter_side(id),
            aim: Aim::Transfer(id),
            origin: Origin::Hex(start),
            target: self.base_hex(base).expect("it lands in a hex"),
            escort,
            reach: Some(self.transfer_range(id)),
            low: true,
            transport: false,
        };
        let result = self.fire_at(&mission, dice, events);
        if result.loss {
            self.hit_helicopter(id, 1, events);
        }
        if self.helicopter(id).levels == 0 {
            return;
        }
        let old = self.helicopter(id).base;
        let must_transfer = self.helicopter(id).must_transfer;
        if result.abort {
            self.base_at(id, old, events);
            self.helicopter_mut(id).transferred = false;
            self.helicopter_mut(id).must_transfer = must_transfer;
        } else {
            self.base_at(id, base, events);
        }
    }

    /// [NW 8.5.2–8.5.5] Carries a unit: it has moved, what carries it is used, air defense fires,
    /// and it lands unless it is driven back or lost.
    fn fly_unit(
        &mut self,
        id: UnitId,
        sortie: &Sortie,
        spot: Spot,
        dice: &mut dyn Dice,
        events: &mut Vec<AnyEvent>,
    ) {
        self.use_carriers(id, &sortie.load);
        let start = self.start_of(id);
        match spot {
            Spot::Hex(to) => {
                if self.comes_through(id, sortie, start, to, dice, events) {
                    self.touch_down(id, &sortie.load, to, dice, events);
                }
            }
            Spot::Box(off_map) => {
                // Nobody fires where no enemy can come.
                self.put(id, Place::Box(off_map));
                events.push(Event::Carried { unit: id, to: spot }.into());
            }
            Spot::AtSea(_) | Spot::Inshore(_) | Spot::Aboard(_) => {
                unreachable!("nobody lands at sea")
            }
        }
        if let Origin::Hex(from) = start {
            self.leave_clearing(from, events);
        }
    }

    /// Where a unit takes off.
    fn start_of(&self, id: UnitId) -> Origin {
        match self.unit(id).place {
            Place::Hex(hex) => Origin::Hex(hex),
            Place::Aboard(ship) => match self.ship(ship).berth {
                Berth::Hex(hex) => Origin::Hex(hex),
                berth => unreachable!("nobody takes off in {berth:?}"),
            },
            Place::Box(_) => Origin::Box,
            place => unreachable!("nobody takes off in {place:?}"),
        }
    }

    /// [NWK 5.2, 5.3] [NW 8.5.4.2a, 8.5.5a] Uses up what carries a unit.
    fn use_carriers(&mut self, id: UnitId, load: &Load) {
        let side = self.side(id);
        let nation = self.nation(id).index();
        let points = self.face(id).stacking;
        self.unit_mut(id).moved = true;
        self.unit_mut(id).spent = 0;
        match load {
            Load::Transport(_) => self.pools_mut(side).air_transport[nation] += points,
            Load::Drop(_) => self.pools_mut(side).dropped[nation] += points,
            Load::Airmobile(_) if self.needs_points(id) => self.pools_mut(side).lift.used += points,
            Load::Airmobile(_) => {}
            Load::Lift(_, ships) => {
                for ship in ships {
                    self.ship_mut(*ship).lifted = true;
                }
            }
            Load::Transfer(_) => unreachable!("a helicopter transfers by itself"),
        }
    }

    /// [NW 6.6c, 6.6d, 8.5.2c, 8.5.4.4d] Whether a unit comes through the fire: in the start hex as
    /// well if it takes off by helicopter in an enemy country or zone of control, and before it
    /// lands.
    fn comes_through(
        &mut self,
        id: UnitId,
        sortie: &Sortie,
        start: Origin,
        to: HexId,
        dice: &mut dyn Dice,
        events: &mut Vec<AnyEvent>,
    ) -> bool {
        let side = self.side(id);
        let by_helicopter = matches!(sortie.load, Load::Airmobile(_) | Load::Lift(..));
        let mission = Mission {
            side,
            aim: Aim::Carried(id),
            origin: start,
            target: to,
            escort: sortie.escort,
            reach: by_helicopter.then_some(super::s07_airmobile::REACH),
            low: by_helicopter,
            transport: matches!(sortie.load, Load::Transport(_)),
        };
        if let (Origin::Hex(from), true) = (start, by_helicopter) {
            let exposed = self.scenario.board.home_of(from) == Some(side.other())
                || self.in_enemy_zone(side, from);
            let first = Mission { target: from, low: false, ..mission };
            if exposed {
                let result = self.fire_at(&first, dice, events);
                if !self.weathers(id, &sortie.load, result, events) {
                    return false;
                }
            }
        }
        let result = self.fire_at(&mission, dice, events);
        self.weathers(id, &sortie.load, result, events)
    }

    /// [NW 6.6.1.1a, 6.6.1.1c, 8.5.4.3b, 8.5.4.3c, 8.5.5c] Applies air defense fire to a unit that
    /// is carried; returns whether it flies on. Helicopters of its own and those of ships cost no
    /// airmobile point.
    fn weathers(
        &mut self,
        id: UnitId,
        load: &Load,
        result: AirDefenseResult,
        events: &mut Vec<AnyEvent>,
    ) -> bool {
        if result.loss {
            let by_points = matches!(load, Load::Airmobile(_)) && self.needs_points(id);
            self.lose_level(id, events);
            if by_points {
                self.lose_airmobile_point(self.side(id), events);
            }
        }
        if result.abort && self.unit(id).levels > 0 {
            events.push(Event::TurnedBack { unit: id }.into());
        }
        !result.abort && self.unit(id).levels > 0
    }
}
