//! [NW 8.5.7, 8.5.6.1] Sea transport: without counters, from port to port or over the beach.

use canon::Digest;
use hexgrid::HexId;
use kernel::{Dice, Illegal, refuse};

use super::{Ask, Event, May, misplaced};
use crate::action::{Action, Spot};
use crate::agenda::Event as AnyEvent;
use crate::ch07_naval::Passage;
use crate::state::{Base, Berth, HelicopterId, Place, UnitId, War};
use crate::terms::{Kind, OffMap, Side, Zone};
use crate::titles::korea;

/// [NW 8.5.7.2a] The greatest allowance of a unit that goes over the beach, Marines aside.
const BEACH_MOVEMENT: u8 = 5;

/// What is carried by sea.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub enum Cargo {
    /// A ground unit.
    Unit(UnitId),
    /// [NWK 5.4a] An attack helicopter.
    Helicopter(HelicopterId),
}

impl War {
    fn cargo_side(&self, cargo: Cargo) -> Side {
        match cargo {
            Cargo::Unit(id) => self.side(id),
            Cargo::Helicopter(id) => self.helicopter_side(id),
        }
    }

    /// Where the cargo is loaded; none where no ship can take it.
    fn cargo_spot(&self, cargo: Cargo) -> Option<Spot> {
        match cargo {
            Cargo::Unit(id) => match self.unit(id).place {
                Place::Hex(hex) => Some(Spot::Hex(hex)),
                Place::Box(off_map) => Some(Spot::Box(off_map)),
                Place::Aboard(ship) => Self::spot_of_berth(self.ship(ship).berth),
                Place::Line(..)
                | Place::Beside(_)
                | Place::Awaited
                | Place::Eliminated
                | Place::Unused => None,
            },
            Cargo::Helicopter(id) => match self.helicopter(id).base {
                Base::Hex(hex) => Some(Spot::Hex(hex)),
                Base::Box(off_map) => Some(Spot::Box(off_map)),
                Base::Ship(_) | Base::Awaited | Base::Eliminated | Base::Unused => None,
            },
        }
    }

    /// [NWK 5.4a] What the cargo counts, in half stacking points.
    fn cargo_halves(&self, cargo: Cargo) -> u8 {
        match cargo {
            Cargo::Unit(id) => self.face(id).stacking * 2,
            Cargo::Helicopter(_) => 1,
        }
    }

    /// [NW 8.5.7] [NWK 5.4] Whether the cargo may go by sea.
    pub(super) fn may_ship(&self, cargo: Cargo) -> Result<May, Illegal> {
        match cargo {
            Cargo::Unit(id) => self.may_be_carried(id)?,
            Cargo::Helicopter(id) => {
                if Some(self.helicopter_side(id)) != self.phasing() {
                    return refuse("nw:6.5.1b", "the helicopter belongs to the other side");
                }
                if self.helicopter(id).missions > 0 || self.helicopter(id).flown {
                    return refuse("nw:6.5.1b", "the helicopter has flown a mission this turn");
                }
            }
        }
        self.may_use_the_sea()?;
        let side = self.cargo_side(cargo);
        if !self.cargo_spot(cargo).is_some_and(|it| self.is_harbor(side, it)) {
            return refuse("nw:8.5.7.1a", "no ship can take it where it is");
        }
        let mut goes = self.harbor_spots(side).into_iter();
        if !goes.any(|it| self.may_ship_to(cargo, it).is_ok()) {
            return if self.exceeds_sea_limit(cargo) {
                refuse("nwk:5.4a", "no more goes by sea in this segment")
            } else {
                refuse("nw:8.5.7.1a", "no ship can take it anywhere")
            };
        }
        Ok(May::Open(Ask::Shipping(cargo)))
    }

    /// [NW 8.5.7.3] [NWK 5.4a, 5.4b] Whether the cargo would exceed what a side carries by sea in
    /// a segment: the DPRK more once the PRC has come in.
    fn exceeds_sea_limit(&self, cargo: Cargo) -> bool {
        let side = self.cargo_side(cargo);
        let chart = &self.scenario.charts.transport;
        let mut limit = chart.sea[side.index()];
        if side == Side::Dprk && self.prc_has_intervened() {
            limit += chart.sea_prc;
        }
        let used: u8 = self.pools(side).sea_transport.iter().sum();
        used + self.cargo_halves(cargo) > limit * 2
    }

    /// Every place where a side might unload: ports, beachheads and boxes.
    fn harbor_spots(&self, side: Side) -> Vec<Spot> {
        let ports = self.scenario.board.lists.ports.iter().copied();
        let beachheads = self
            .units()
            .filter(|it| self.spec(*it).kind == Kind::Beachhead && self.side(*it) == side);
        let mut hexes: Vec<HexId> = ports.chain(beachheads.filter_map(|it| self.hex(it))).collect();
        hexes.sort_unstable();
        hexes.dedup();
        let boxes = OffMap::ALL.iter().copied().filter(|it| it.side() == side);
        hexes.into_iter().map(Spot::Hex).chain(boxes.map(Spot::Box)).collect()
    }

    /// The zone of a harbor.
    fn zone_of_spot(&self, spot: Spot) -> Option<Zone> {
        match spot {
            Spot::Hex(hex) => self.scenario.board.zone[hex],
            Spot::Box(off_map) => Self::zone_of_box(off_map),
            Spot::AtSea(zone) | Spot::Inshore(zone) => Some(zone),
            Spot::Aboard(_) => None,
        }
    }

    /// [NW 8.5.7.1a] Whether a place is a friendly port out of enemy zones of control.
    fn is_quiet_port(&self, side: Side, spot: Spot) -> bool {
        match spot {
            Spot::Hex(hex) => self.is_friendly_port(side, hex) && !self.in_enemy_zone(side, hex),
            Spot::Box(off_map) => off_map.side() == side,
            Spot::AtSea(_) | Spot::Inshore(_) | Spot::Aboard(_) => false,
        }
    }

    /// [NW 8.5.8.2b] Whether a side has a beachhead in a hex.
    pub(super) fn has_beachhead(&self, side: Side, hex: HexId) -> bool {
        let own = |it: UnitId| self.spec(it).kind == Kind::Beachhead && self.side(it) == side;
        self.stack(hex).any(own)
    }

    /// [NW 8.5.7.2a] Whether a place is a friendly port or beachhead.
    fn is_harbor(&self, side: Side, spot: Spot) -> bool {
        match spot {
            Spot::Hex(hex) => self.is_friendly_port(side, hex) || self.has_beachhead(side, hex),
            Spot::Box(_) | Spot::AtSea(_) | Spot::Inshore(_) | Spot::Aboard(_) => {
                self.is_quiet_port(side, spot)
            }
        }
    }

    pub(super) fn shipping_candidates(&self, cargo: Cargo) -> Vec<Action> {
        let spots = self.harbor_spots(self.cargo_side(cargo)).into_iter();
        spots.map(Action::Land).chain([Action::Cancel]).collect()
    }

    /// Whether an answer to the question of sea transport is legal.
    pub(super) fn may_unload(&self, cargo: Cargo, action: Action) -> Result<May, Illegal> {
        match action {
            Action::Land(spot) => self.may_ship_to(cargo, spot).map(|()| May::ShipTo(cargo, spot)),
            Action::Cancel => Ok(May::Nothing),
            _ => misplaced(action),
        }
    }

    /// [NW 8.5.7] [NWK 5.4] Whether the cargo may be shipped there.
    fn may_ship_to(&self, cargo: Cargo, to: Spot) -> Result<(), Illegal> {
        let Some(from) = self.cargo_spot(cargo) else {
            return refuse("nw:8.5.7.1a", "no ship can take it there");
        };
        match cargo {
            Cargo::Unit(id) if matches!(self.unit(id).place, Place::Aboard(_)) => {
                return self.may_go_ashore(id, from, to);
            }
            Cargo::Unit(id) => {
                self.may_unit_sail(id, from, to)?;
                if let Spot::Hex(hex) = to {
                    self.may_reach(self.hex(id), hex)?;
                    korea::may_enter(self, id, hex)?;
                }
            }
            Cargo::Helicopter(id) => self.may_helicopter_sail(id, from, to)?,
        }
        if self.exceeds_sea_limit(cargo) {
            return refuse("nwk:5.4a", "no more goes by sea in this segment");
        }
        Ok(())
    }

    /// Whether Marines may leave their ships where these lie in port.
    // Interpretation: the rules know only the way aboard there; the way ashore is the same.
    fn may_go_ashore(&self, id: UnitId, from: Spot, to: Spot) -> Result<(), Illegal> {
        if from != to || !self.is_harbor(self.side(id), to) {
            return refuse("nw:8.5.8.3", "Marines go ashore in the port where their ships lie");
        }
        Ok(())
    }

    /// [NW 8.5.7.1a, 8.5.7.2a, 8.5.8.2c] Whether a ground unit may go by sea from port to port,
    /// or over the beach.
    fn may_unit_sail(&self, id: UnitId, from: Spot, to: Spot) -> Result<(), Illegal> {
        let side = self.side(id);
        if from == to {
            return refuse("nw:8.5.7.1a", "the unit is there already");
        }
        if self.is_quiet_port(side, from) && self.is_quiet_port(side, to) {
            return Ok(());
        }
        let spec = self.spec(id);
        let light =
            spec.kind.is_marine() || spec.ground_movement(self.unit(id).levels) <= BEACH_MOVEMENT;
        let harbors = self.is_harbor(side, from) && self.is_harbor(side, to);
        if !harbors {
            return refuse("nw:8.5.7.1a", "there is no friendly port or beachhead");
        }
        let ports = [from, to].iter().all(|it| match it {
            Spot::Hex(hex) => self.is_friendly_port(side, *hex),
            Spot::Box(_) | Spot::AtSea(_) | Spot::Inshore(_) | Spot::Aboard(_) => true,
        });
        if !light && ports {
            return refuse("nw:8.5.7.1a", "the port lies in an enemy zone of control");
        }
        if !light {
            return refuse("nw:8.5.8.2c", "only Marines and infantry cross a beach");
        }
        let zone = self.zone_of_spot(from);
        if zone.is_none() || zone != self.zone_of_spot(to) {
            return refuse("nw:8.5.7.2a", "a beach is crossed within one sea zone");
        }
        Ok(())
    }

    /// [NWK 5.4a] [NW 6.5.1.1] Whether a helicopter may go by sea: between bases with a port.
    fn may_helicopter_sail(&self, id: HelicopterId, from: Spot, to: Spot) -> Result<(), Illegal> {
        let side = self.helicopter_side(id);
        let quiet = self.is_quiet_port(side, from) && self.is_quiet_port(side, to);
        if from == to || !quiet {
            return refuse("nw:8.5.7.1a", "there is no friendly port for it");
        }
        let base = match to {
            Spot::Hex(hex) if self.is_friendly_base(side, hex) => Base::Hex(hex),
            Spot::Box(off_map) => Base::Box(off_map),
            Spot::Hex(_) | Spot::AtSea(_) | Spot::Inshore(_) | Spot::Aboard(_) => {
                return refuse("nw:6.5.1a", "it is no base of the helicopter's side");
            }
        };
        if self.based_at(base) >= self.base_capacity(base) {
            return refuse("nw:6.5.1.1", "the base has no room for it");
        }
        Ok(())
    }

    /// [NW 8.5.7, 8.5.7.1b, 8.5.7.2b] Ships the cargo, unless the enemy turns it back; within a
    /// zone a unit may go on from a port with half its allowance.
    pub(super) fn ship_to(
        &mut self,
        cargo: Cargo,
        to: Spot,
        dice: &mut dyn Dice,
        events: &mut Vec<AnyEvent>,
    ) {
        let from = self.cargo_spot(cargo).expect("the cargo was found somewhere");
        let ashore =
            matches!(cargo, Cargo::Unit(id) if matches!(self.unit(id).place, Place::Aboard(_)));
        if ashore || self.comes_across(cargo, (from, to), dice, events) {
            self.discharge(cargo, (from, to), ashore, dice, events);
        }
        if let Spot::Hex(hex) = from {
            self.leave_clearing(hex, events);
        }
    }

    /// [NW 8.5.7, 8.5.7.1b, 8.5.7.2b] Unloads the cargo where it was bound for.
    fn discharge(
        &mut self,
        cargo: Cargo,
        (from, to): (Spot, Spot),
        ashore: bool,
        dice: &mut dyn Dice,
        events: &mut Vec<AnyEvent>,
    ) {
        let side = self.cargo_side(cargo);
        match cargo {
            Cargo::Helicopter(id) => {
                let base = match to {
                    Spot::Hex(hex) => Base::Hex(hex),
                    Spot::Box(off_map) => Base::Box(off_map),
                    Spot::AtSea(_) | Spot::Inshore(_) | Spot::Aboard(_) => {
                        unreachable!("helicopters are unloaded in ports")
                    }
                };
                self.base_at(id, base, events);
            }
            Cargo::Unit(id) => {
                self.unload(id, to, events);
                let quiet = self.is_quiet_port(side, to) && matches!(to, Spot::Hex(_));
                let near = self.zone_of_spot(from) == self.zone_of_spot(to);
                if quiet && near && !ashore {
                    self.owe_half_march(id);
                } else if let Spot::Hex(hex) = to {
                    self.settle_in(side, hex, dice, events);
                }
            }
        }
    }

    /// [NW 8.5.7] Marks the cargo as moved, and rolls for its passage where one of the two
    /// Inshore boxes is not friendly; returns whether it arrives.
    fn comes_across(
        &mut self,
        cargo: Cargo,
        (from, to): (Spot, Spot),
        dice: &mut dyn Dice,
        events: &mut Vec<AnyEvent>,
    ) -> bool {
        let side = self.cargo_side(cargo);
        let halves = self.cargo_halves(cargo);
        let nation = match cargo {
            Cargo::Unit(id) => self.nation(id),
            Cargo::Helicopter(id) => self.helicopter_spec(id).nation,
        };
        self.pools_mut(side).sea_transport[nation.index()] += halves;
        match cargo {
            Cargo::Unit(id) => self.unit_mut(id).moved = true,
            Cargo::Helicopter(id) => self.fly_mission(id),
        }
        let mut zones: Vec<Zone> =
            [from, to].iter().filter_map(|it| self.zone_of_spot(*it)).collect();
        zones.dedup();
        if zones.iter().all(|it| self.inshore(*it).is_friendly(side)) {
            return true;
        }
        let counted: Vec<Berth> = zones.into_iter().map(Berth::Inshore).collect();
        let passage = self.roll_passage(side, &counted, None, dice, events);
        if passage == Passage::Loss {
            match cargo {
                Cargo::Unit(id) => self.lose_level(id, events),
                Cargo::Helicopter(id) => self.hit_helicopter(id, 1, events),
            }
        }
        passage == Passage::Success
    }

    /// Puts a unit ashore.
    fn unload(&mut self, id: UnitId, to: Spot, events: &mut Vec<AnyEvent>) {
        self.unit_mut(id).moved = true;
        self.unit_mut(id).spent = 0;
        match to {
            Spot::Hex(hex) => {
                self.put(id, Place::Hex(hex));
                self.occupy(self.side(id), hex, events);
            }
            Spot::Box(off_map) => self.put(id, Place::Box(off_map)),
            Spot::AtSea(_) | Spot::Inshore(_) | Spot::Aboard(_) => {
                unreachable!("units are unloaded ashore")
            }
        }
        events.push(Event::Carried { unit: id, to }.into());
    }
}
