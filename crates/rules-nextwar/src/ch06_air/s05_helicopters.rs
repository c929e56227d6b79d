//! [NW 6.5] Attack helicopters: bases, missions and transfers.

use hexgrid::{Flood, HexId, StepCost};
use kernel::{Illegal, refuse};

use super::Event;
use crate::action::Spot;
use crate::agenda::Event as AnyEvent;
use crate::state::{Base, Berth, HelicopterId, Place, ShipId, UnitId, War};
use crate::terms::{Merit, Nation, ShipKind, Side, Weather};

/// [NW 6.5.2] A helicopter that has flown so many missions is finished for the turn.
pub(crate) const FINISHED: u8 = 2;

/// [NWK 3.1.4.1c] How far a sniper brigade may be from a friend.
const SNIPER_LINE: u16 = 7;

impl War {
    /// [NW 6.5.1a, 8.5.2a] Whether a side can use the base in a hex: it controls it, and no enemy
    /// has come into it.
    pub fn is_friendly_base(&self, side: Side, hex: HexId) -> bool {
        self.scenario.board.places[hex].is_base()
            && self.scenario.area.sheets.contains(hex)
            && self.controller(hex) == side
            && !self.holds(side.other(), hex)
    }

    /// The place on the table of a base; none for a helicopter that is not in play.
    pub(crate) fn spot_of_base(base: Base) -> Option<Spot> {
        match base {
            Base::Hex(hex) => Some(Spot::Hex(hex)),
            Base::Ship(ship) => Some(Spot::Aboard(ship)),
            Base::Box(off_map) => Some(Spot::Box(off_map)),
            Base::Awaited | Base::Eliminated | Base::Unused => None,
        }
    }

    /// [NW 6.5.1.1, 6.5.5a] How many helicopters a base holds.
    pub fn base_capacity(&self, base: Base) -> u8 {
        let chart = &self.scenario.charts.stacking;
        match base {
            Base::Hex(hex) if self.scenario.board.places[hex].airbase => chart.airbase,
            Base::Hex(_) => chart.airfield,
            Base::Ship(_) => chart.amph,
            Base::Box(_) => u8::MAX,
            Base::Awaited | Base::Eliminated | Base::Unused => 0,
        }
    }

    /// How many helicopters are at a base.
    pub fn based_at(&self, base: Base) -> u8 {
        let there = self.core.helicopters.iter().filter(|it| it.base == base);
        u8::try_from(there.count()).expect("few helicopters")
    }

    /// [NW 6.5.5b] The hex from which a helicopter flies; none while it is off the map or its
    /// ships are in a box.
    pub fn base_hex(&self, base: Base) -> Option<HexId> {
        match base {
            Base::Hex(hex) => Some(hex),
            Base::Ship(ship) => match self.ship(ship).berth {
                Berth::Hex(hex) => Some(hex),
                Berth::AtSea(_)
                | Berth::Inshore(_)
                | Berth::Box(_)
                | Berth::Awaited
                | Berth::Unused => None,
            },
            Base::Box(_) | Base::Awaited | Base::Eliminated | Base::Unused => None,
        }
    }

    /// [NW 6.5.4b] Whether a helicopter came to a base that is too full, and still is.
    pub fn must_leave(&self, id: HelicopterId) -> bool {
        let helicopter = self.helicopter(id);
        helicopter.must_transfer
            && self.based_at(helicopter.base) > self.base_capacity(helicopter.base)
    }

    /// [NW 6.5.2, 6.5.5b, 4.1.2c, 4.1.3g] Whether a helicopter may fly a mission now, and where
    /// it starts.
    pub(crate) fn may_fly(&self, id: HelicopterId) -> Result<HexId, Illegal> {
        let start = self.may_take_off(id)?;
        if self.must_leave(id) {
            return refuse("nw:6.5.4b", "the helicopter must first leave its crowded base");
        }
        Ok(start)
    }

    /// [NW 6.5.1c, 6.5.2, 6.5.5b] Whether a helicopter may fly at all now.
    fn may_take_off(&self, id: HelicopterId) -> Result<HexId, Illegal> {
        let helicopter = self.helicopter(id);
        let Some(start) = self.base_hex(helicopter.base) else {
            let at_sea = matches!(helicopter.base, Base::Ship(_));
            let rule = if at_sea { "nw:6.5.5b" } else { "nw:6.5.1a" };
            return refuse(rule, "the helicopter cannot take off where it is");
        };
        match self.core.weather {
            Weather::Storms => return refuse("nw:4.1.3g", "nothing flies in storms"),
            Weather::Fair | Weather::Overcast if helicopter.transferred => {
                return refuse("nw:6.5.1c", "the helicopter has come to a new base this turn");
            }
            Weather::Overcast if helicopter.missions >= 1 => {
                return refuse(
                    "nw:4.1.2c",
                    "the helicopter has flown its only mission of the turn",
                );
            }
            Weather::Fair | Weather::Overcast => {}
        }
        if helicopter.flown {
            return refuse("nw:6.5.2a", "the helicopter has flown in this segment");
        }
        if helicopter.missions >= FINISHED {
            return refuse("nw:6.5.2a", "the helicopter is finished for this turn");
        }
        Ok(start)
    }

    /// [NW 6.5.2] Notes a mission.
    pub(crate) fn fly_mission(&mut self, id: HelicopterId) {
        let helicopter = self.helicopter_mut(id);
        helicopter.missions += 1;
        helicopter.flown = true;
    }

    /// [NWK 3.1.4.1] Whether a sniper brigade has helicopters that can fly.
    pub(crate) fn may_fly_inherent(&self, id: UnitId) -> Result<(), Illegal> {
        if self.unit(id).grounded {
            return refuse("nwk:3.1.4.1b", "the brigade has lost its helicopters");
        }
        if self.core.weather == Weather::Storms {
            return refuse("nw:4.1.3g", "nothing flies in storms");
        }
        if self.unit(id).unsupplied || !self.has_friend_in_reach(id) {
            return refuse("nwk:3.1.4.1c", "the brigade is cut off from its helicopters");
        }
        Ok(())
    }

    /// [NWK 3.1.4.1c] Whether a line of so many hexes, free of enemies and their zones of
    /// control, joins a sniper brigade to a friend.
    fn has_friend_in_reach(&self, id: UnitId) -> bool {
        let Some(start) = self.hex(id) else { return false };
        let side = self.side(id);
        let friend = |hex: HexId| {
            self.holds(side, hex)
                && self.stack(hex).any(|it| it != id && !self.spec(it).kind.is_fixture())
        };
        let board = &self.scenario.board;
        let mut flood = Flood::new();
        flood.run(&board.map.grid, start, SNIPER_LINE, |_, _, to, _| {
            // Interpretation: as on every line of communication friends cancel zones of control.
            let open = board.is_land(to) && !self.holds(side.other(), to);
            let free = open && (self.holds(side, to) || !self.in_enemy_zone(side, to));
            free.then_some(StepCost { mp: 1, stops: false })
        });
        flood.reached().any(|(hex, _)| friend(hex))
    }

    /// [NW 6.5.1b, 3.0k, 4.1.3h] Whether a helicopter may transfer, and from where.
    pub(crate) fn may_transfer(&self, id: HelicopterId) -> Result<HexId, Illegal> {
        if Some(self.helicopter_side(id)) != self.phasing() {
            return refuse("nw:6.5.1b", "the helicopter belongs to the other side");
        }
        if self.core.weather == Weather::Storms {
            return refuse("nw:4.1.3h", "nothing flies in storms");
        }
        let start = self.may_take_off(id)?;
        if self.helicopter(id).missions > 0 {
            return refuse("nw:6.5.1b", "the helicopter has flown a mission this turn");
        }
        Ok(start)
    }

    /// [NW 6.5.1a, 6.5.1.1, 6.5.5c] Whether a helicopter may transfer to a base.
    pub(crate) fn may_transfer_to(&self, id: HelicopterId, spot: Spot) -> Result<Base, Illegal> {
        let start = self.may_transfer(id)?;
        let base = self.may_base_at(id, start, spot)?;
        if self.based_at(base) >= self.base_capacity(base) {
            return match base {
                Base::Ship(_) => refuse("nw:6.5.5a", "the ships have no room for it"),
                Base::Hex(_) | Base::Box(_) | Base::Awaited | Base::Eliminated | Base::Unused => {
                    refuse("nw:6.5.1.1", "the base has no room for it")
                }
            };
        }
        Ok(base)
    }

    /// [NW 6.5.1a, 6.5.1b, 6.5.5a] Whether a helicopter can reach and use a base, room aside.
    pub(super) fn may_base_at(
        &self,
        id: HelicopterId,
        start: HexId,
        spot: Spot,
    ) -> Result<Base, Illegal> {
        let base = match spot {
            Spot::Hex(hex) if self.is_friendly_base(self.helicopter_side(id), hex) => {
                Base::Hex(hex)
            }
            Spot::Aboard(ship) if self.takes_helicopter(id, ship) => Base::Ship(ship),
            Spot::Hex(_) | Spot::AtSea(_) | Spot::Inshore(_) | Spot::Box(_) => {
                return refuse("nw:6.5.1a", "it is no base of the helicopter's side");
            }
            Spot::Aboard(_) => {
                return refuse("nw:6.5.5a", "the helicopter cannot be based with those ships");
            }
        };
        if base == self.helicopter(id).base {
            return refuse("nw:6.5.1b", "the helicopter is based there already");
        }
        let Some(hex) = self.base_hex(base) else {
            return refuse("nw:6.5.5b", "the ships are in no hex");
        };
        if self.distance(start, hex) > self.transfer_range(id) {
            return refuse("nw:6.5.1b", "the base is too far away");
        }
        Ok(base)
    }

    /// [NW 6.5.1b, 2.4.3] How far a helicopter can transfer: twice its range.
    pub(crate) fn transfer_range(&self, id: HelicopterId) -> u16 {
        u16::from(self.helicopter_spec(id).range) * 2
    }

    /// [NW 6.5.5a] Whether ships take a helicopter: amphibious ships one of the Marines.
    fn takes_helicopter(&self, id: HelicopterId, ship: ShipId) -> bool {
        let spec = self.ship_spec(ship);
        self.helicopter_spec(id).nation == Nation::Usmc
            && spec.kind == ShipKind::Amph
            && spec.nation.side() == Side::Allied
    }

    /// What might be a base: every base on the map and every amphibious ship.
    pub(crate) fn possible_bases(&self) -> impl Iterator<Item = Base> + '_ {
        let bases = self.scenario.board.lists.bases.iter().copied();
        let ships = self.ships().filter(|it| self.ship_spec(*it).kind == ShipKind::Amph);
        bases.map(Base::Hex).chain(ships.map(Base::Ship))
    }

    /// [NW 6.5.1c] A helicopter has its new base, and is finished for the turn.
    pub(crate) fn base_at(&mut self, id: HelicopterId, base: Base, events: &mut Vec<AnyEvent>) {
        let helicopter = self.helicopter_mut(id);
        helicopter.base = base;
        helicopter.missions = FINISHED;
        helicopter.flown = true;
        helicopter.transferred = true;
        helicopter.must_transfer = false;
        events.push(Event::Transferred { helicopter: id, base }.into());
    }

    /// [NW 6.5.4d, 6.6.1.1d, 12.1b] A helicopter loses levels; they never come back, and the
    /// enemy scores for one that is gone.
    pub(crate) fn hit_helicopter(
        &mut self,
        id: HelicopterId,
        levels: u8,
        events: &mut Vec<AnyEvent>,
    ) {
        let helicopter = self.helicopter_mut(id);
        helicopter.levels -= levels;
        let left = helicopter.levels;
        events.push(Event::HelicopterHit { helicopter: id, left }.into());
        if left == 0 {
            self.remove_helicopter(id);
        }
    }

    /// [NW 12.1b] Takes a helicopter out of play for good.
    pub(super) fn remove_helicopter(&mut self, id: HelicopterId) {
        let nation = self.helicopter_spec(id).nation;
        let helicopter = self.helicopter_mut(id);
        helicopter.levels = 0;
        helicopter.base = Base::Eliminated;
        let points = self.scenario.charts.victory_points.helicopters[nation.index()];
        self.score(nation.side().other(), points, Merit::Helicopters);
    }

    /// [NW 6.5.4b] Whether a helicopter has to transfer in this segment before the owner ends it.
    pub(crate) fn transfer_is_due(&self, id: HelicopterId) -> bool {
        let mut bases = self.possible_bases().filter_map(Self::spot_of_base);
        self.must_leave(id)
            && self.may_transfer(id).is_ok()
            && bases.any(|it| self.may_transfer_to(id, it).is_ok())
    }

    /// Whether ground units of the enemy stand in a hex or beside it, those aboard ships there
    /// among them.
    pub(super) fn is_near_enemy(&self, side: Side, hex: HexId) -> bool {
        let enemy = side.other();
        let ashore = self.holds(enemy, hex) || self.beside(hex).any(|it| self.holds(enemy, it));
        let near = |it: &ShipId| matches!(self.ship(*it).berth, Berth::Hex(sea) if self.distance(sea, hex) <= 1);
        let carries =
            |ship: ShipId| self.core.units.iter().any(|it| it.place == Place::Aboard(ship));
        let hostile = |it: &ShipId| self.ship_spec(*it).nation.side() == enemy;
        ashore || self.ships().filter(hostile).filter(near).any(carries)
    }
}
