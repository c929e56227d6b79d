//! [NW 9.8] Retreats.

use canon::Digest;
use hexgrid::HexId;
use kernel::{Dice, Illegal, refuse};

use super::{Ask, Battle, Duty, Event, May, Role};
use crate::action::Action;
use crate::agenda::Event as AnyEvent;
use crate::ch08_movement::misplaced;
use crate::dice::passes;
use crate::state::{Berth, Place, ShipId, UnitId, War};
use crate::terms::{Kind, Side, Terrain};
use crate::titles::korea;

/// [NW 9.8.1] A unit on its retreat.
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub struct Flight {
    /// Who.
    pub unit: UnitId,
    /// The hex it had to leave.
    pub origin: HexId,
    /// Hexes it still has to go.
    pub left: u8,
    /// [NW 9.8.3] Whether it has passed through an enemy zone of control.
    pub hindered: bool,
    /// [NW 9.8.1b] Who retreats after it, in the order of the roster.
    pub waiting: Vec<UnitId>,
}

impl War {
    /// [NW 9.8.1a] How far units retreat from a hex.
    pub fn retreat_distance(&self, hex: HexId) -> u8 {
        let chart = &self.scenario.charts.retreats;
        let terrain = self.scenario.board.terrain_in(self.options.season, hex);
        let mut distance = chart.terrain[terrain.index()];
        if self.scenario.board.places[hex].city {
            distance = distance.min(chart.city);
        }
        if self.fortification_of(hex).is_some() {
            distance = distance.min(chart.fortification);
        }
        distance
    }

    /// [NW 9.7.2b, 9.8.1i, 9.8.2] [NWK 2.2f] The defenders must retreat: outposts are eliminated,
    /// the rest may try to stand where the ground allows it, then each goes by itself.
    pub(super) fn owe_retreats(&mut self, events: &mut Vec<AnyEvent>) {
        let Battle { target, bystanders, .. } = self.battle().clone();
        let stack = self.attacked_stack(self.battle());
        let outposts = stack.into_iter().filter(|it| self.spec(*it).kind == Kind::Outpost);
        for id in outposts.collect::<Vec<UnitId>>() {
            self.lose_level(id, events);
        }
        self.battle_mut().broken = self.retreat_distance(target) >= 2;
        let left = self.attacked_stack(self.battle());
        let holds = left.iter().any(|it| !bystanders.contains(it));
        if holds && self.may_stand(self.battle()) {
            self.core.owe(Ask::Stand);
        } else {
            self.owe_flights(self.who_must_go(), events);
        }
    }

    /// [NW 9.8.2a] Where the owner may try to ignore a retreat.
    fn may_stand(&self, battle: &Battle) -> bool {
        let hex = battle.target;
        let terrain = self.scenario.board.terrain[hex];
        let firm = matches!(terrain, Terrain::Urban | Terrain::Mountain);
        let stack = self.attacked_stack(battle);
        let beachhead = stack.iter().any(|it| self.spec(*it).kind == Kind::Beachhead);
        let fort = !battle.beyond && self.fortification_of(hex).is_some();
        firm || self.places_attacked(battle).city || fort || beachhead
    }

    /// [NW 9.8.1i] Every unit in the hex that has to go, those that were left out of the defense
    /// among them.
    fn who_must_go(&self) -> Vec<UnitId> {
        let mut units = self.attacked_stack(self.battle());
        units.retain(|it| !self.battle().bystanders.contains(it));
        units
    }

    /// [NW 9.7.2b, 9.8.1b] [NWK 16.1.1d] Owes the retreat of units, one after the other, and then
    /// what becomes of those who could not go. A division that never leaves its hex is eliminated.
    fn owe_flights(&mut self, units: Vec<UnitId>, events: &mut Vec<AnyEvent>) {
        let (rooted, units): (Vec<UnitId>, Vec<UnitId>) =
            units.into_iter().partition(|it| korea::is_rooted(self, *it));
        for id in rooted {
            self.eliminate(id, events);
        }
        self.core.owe(Duty::Corner(units.clone()));
        self.core.owe(Duty::Flights(units));
    }

    /// [NW 9.8.2b] Tries to stand, or goes: one check on the lowest efficiency; who stays loses a
    /// further level.
    pub(super) fn stand(&mut self, tries: bool, dice: &mut dyn Dice, events: &mut Vec<AnyEvent>) {
        if !tries {
            self.owe_flights(self.who_must_go(), events);
            return;
        }
        let unit = self.least_efficient();
        let (die, passed) = passes(dice, self.efficiency(unit), "nw:9.8.2b");
        events.push(Event::StandChecked { unit, die, passed }.into());
        if passed {
            self.battle_mut().broken = false;
            self.battle_mut().defenders = self.who_must_go();
            self.core.owe(Duty::Losses { role: Role::Defender, left: 1 });
        } else {
            self.owe_flights(self.who_must_go(), events);
        }
    }

    /// The unit of the lowest efficiency in the hex; the first in the roster among equals.
    pub(crate) fn least_efficient(&self) -> UnitId {
        let bystanders = &self.battle().bystanders;
        let fights = |it: &UnitId| !self.spec(*it).kind.is_fixture() && !bystanders.contains(it);
        let stack = self.attacked_stack(self.battle());
        let units = stack.iter().copied().filter(fights);
        let found = units.min_by_key(|it| (self.efficiency(*it), *it));
        found.or_else(|| stack.first().copied()).expect("somebody is in the hex")
    }

    /// [NW 9.8.4b] Once nobody who defended the hex is left in it, those who had retreated there
    /// check their efficiency; then they retreat like the rest, if the result says so.
    pub(super) fn shake_bystanders(
        &mut self,
        retreat: bool,
        dice: &mut dyn Dice,
        events: &mut Vec<AnyEvent>,
    ) {
        let bystanders = self.battle().bystanders.clone();
        if self.attacked_stack(self.battle()).iter().any(|it| !bystanders.contains(it)) {
            return;
        }
        let mut left = bystanders;
        left.retain(|it| self.check_or_lose(*it, "nw:9.8.4b", dice, events));
        if retreat {
            self.owe_flights(left, events);
        }
    }

    /// [NWK 5.5.2.1b] A unit beside an entry hex retreats along its line: to the box, or to the
    /// other end; it is eliminated where the enemy holds that.
    fn flee_along_line(
        &mut self,
        unit: UnitId,
        hex: HexId,
        dice: &mut dyn Dice,
        events: &mut Vec<AnyEvent>,
    ) {
        let Some(place) = self.retreat_from_beside(unit, hex) else {
            self.eliminate(unit, events);
            return;
        };
        let side = self.side(unit);
        let hindered = match place {
            Place::Hex(to) => self.in_enemy_zone(side, to) && !self.holds(side, to),
            Place::Box(_)
            | Place::Line(..)
            | Place::Beside(_)
            | Place::Aboard(_)
            | Place::Awaited
            | Place::Eliminated
            | Place::Unused => false,
        };
        self.put(unit, place);
        self.unit_mut(unit).retreated = true;
        events.push(Event::FledAlongLine { unit }.into());
        if let Place::Hex(to) = place {
            self.occupy(side, to, events);
        }
        if hindered {
            self.check_or_lose(unit, "nw:9.8.3a", dice, events);
        }
    }

    /// [NW 9.8.1b] [NWK 5.5.2.1b] The next of those who retreat sets out; who can go nowhere
    /// stays. Those beside the map go all at once, as they have but one way.
    pub(super) fn next_flight(
        &mut self,
        units: Vec<UnitId>,
        dice: &mut dyn Dice,
        events: &mut Vec<AnyEvent>,
    ) {
        if self.battle().beyond {
            let hex = self.battle().target;
            for id in units {
                if self.unit(id).place == Place::Beside(hex) {
                    self.flee_along_line(id, hex, dice, events);
                }
            }
            return;
        }
        let mut units: Vec<UnitId> = units.into_iter().filter(|it| self.can_flee(*it)).collect();
        if !units.is_empty() {
            let unit = units.remove(0);
            self.core.owe(Ask::Retreat(self.flight(unit, units)));
        }
    }

    /// The retreat of a unit as it begins.
    fn flight(&self, unit: UnitId, waiting: Vec<UnitId>) -> Flight {
        let origin = self.battle().target;
        let left = self.retreat_distance(origin);
        Flight { unit, origin, left, hindered: false, waiting }
    }

    /// [NW 9.8.1g] Whether a unit in the hex has a retreat. A beachhead never goes.
    fn can_flee(&self, unit: UnitId) -> bool {
        let flight = self.flight(unit, Vec::new());
        self.hex(unit) == Some(flight.origin)
            && !self.spec(unit).kind.is_fixture()
            && !(self.flight_steps(&flight).is_empty() && self.ships_beside(unit).is_empty())
    }

    /// [NW 9.8.1g, 8.5.8.2b] Units that could go nowhere stay; the hex loses a further level, once,
    /// by the lowest efficiency. A beachhead that is left behind is gone.
    pub(super) fn corner(&mut self, units: Vec<UnitId>, events: &mut Vec<AnyEvent>) {
        let hex = self.battle().target;
        let stay = units.into_iter().filter(|it| self.hex(*it) == Some(hex));
        let (beachheads, stay): (Vec<UnitId>, Vec<UnitId>) =
            stay.partition(|it| self.spec(*it).kind.is_fixture());
        let payer = stay.into_iter().min_by_key(|it| (self.efficiency(*it), *it));
        let Some(payer) = payer else {
            for id in beachheads {
                self.eliminate(id, events);
            }
            return;
        };
        events.push(Event::Cornered { hex }.into());
        self.battle_mut().hurt.push(payer);
        self.lose_level(payer, events);
    }

    /// Eliminates a unit with all its levels.
    fn eliminate(&mut self, unit: UnitId, events: &mut Vec<AnyEvent>) {
        while self.unit(unit).levels > 0 {
            self.lose_level(unit, events);
        }
    }

    /// [NW 9.8.3a, 9.8.4b] An efficiency check; who fails loses a level. Whether the unit is
    /// left.
    fn check_or_lose(
        &mut self,
        unit: UnitId,
        rule: &'static str,
        dice: &mut dyn Dice,
        events: &mut Vec<AnyEvent>,
    ) -> bool {
        let (die, passed) = passes(dice, self.efficiency(unit), rule);
        events.push(Event::RetreatChecked { unit, die, passed }.into());
        if !passed {
            self.lose_level(unit, events);
        }
        self.unit(unit).levels > 0
    }

    /// [NW 9.8.1c, 9.8.1b] The hexes that a unit may go to next: such that the whole way can be
    /// gone, and of those that end as far from the enemy's edge as can be, or any if none does.
    pub(crate) fn flight_steps(&self, flight: &Flight) -> Vec<HexId> {
        let from = self.hex(flight.unit).expect("who retreats is on the map");
        let ends = self.flight_ends(flight, from);
        let best = ends.iter().any(|it| it.1);
        let mut steps: Vec<HexId> = ends.iter().filter(|it| it.1 || !best).map(|it| it.0).collect();
        steps.sort_unstable();
        steps.dedup();
        steps
    }

    /// First steps of every legal way, each with whether its end does not lie farther from the
    /// friendly edge than the hex it began in.
    fn flight_ends(&self, flight: &Flight, from: HexId) -> Vec<(HexId, bool)> {
        let mut ends = Vec::new();
        for to in self.beside(from) {
            if self.may_flee_into(flight.unit, from, to).is_err() || !self.leads_away(flight, to) {
                continue;
            }
            if flight.left == 1 {
                if self.may_end_flight(flight.unit, to) {
                    ends.push((to, self.is_homeward(flight, to)));
                }
            } else {
                let next = Flight { left: flight.left - 1, ..flight.clone() };
                ends.extend(self.flight_ends(&next, to).into_iter().map(|it| (to, it.1)));
            }
        }
        ends
    }

    /// [NW 9.8.1b] Whether a step takes a unit one hex farther from the hex it had to leave.
    fn leads_away(&self, flight: &Flight, to: HexId) -> bool {
        let gone = self.retreat_distance(flight.origin) - flight.left + 1;
        self.distance(flight.origin, to) == u16::from(gone)
    }

    /// [NWK 2.4] Whether a hex lies no farther from the friendly map edge than the hex left.
    fn is_homeward(&self, flight: &Flight, to: HexId) -> bool {
        let columns = self.scenario.board.map.grid.columns();
        let row = |hex: HexId| hex.0 / columns;
        match self.side(flight.unit) {
            Side::Dprk => row(to) <= row(flight.origin),
            Side::Allied => row(to) >= row(flight.origin),
        }
    }

    /// [NW 8.2.2a, 8.3.3c, 9.8.1e, 9.8.1f] Whether a retreating unit may go from one hex to the
    /// next at all.
    fn may_flee_into(&self, unit: UnitId, from: HexId, to: HexId) -> Result<(), Illegal> {
        let board = &self.scenario.board;
        let way = board.map.grid.direction(from, to).expect("retreats go to the next hex");
        let spec = self.spec(unit);
        let road = board.road(from, way).is_some();
        let river = board.rivers.contains(from, way) && !board.is_bridged(from, way);
        let terrain = board.terrain_in(self.options.season, to);
        let open = self.scenario.charts.terrain.terrain(terrain, spec.class(), self.core.weather);
        if !board.is_land(to) {
            return refuse("nw:8.3.3c", "ground units do not enter the sea");
        }
        if self.holds(self.side(unit).other(), to) {
            return refuse("nw:8.2.2a", "an enemy unit stands there");
        }
        if board.all_water.contains(from, way) && !road {
            return refuse("nw:8.3.3c", "there is only water between the two hexes");
        }
        if river && !spec.is_airmobile_type() {
            return refuse("nw:9.8.1e", "nobody retreats over a river without a bridge");
        }
        if open.is_none() && !road {
            return refuse("nw:9.8.1f", "the unit may not enter that ground");
        }
        self.may_enter_area(from, to)?;
        korea::may_enter(self, unit, to)
    }

    /// [NW 9.8.1d, 8.2.2f] Whether a retreat may end in a hex: not in an enemy zone of control
    /// unless a friend who has not just retreated stands there.
    fn may_end_flight(&self, unit: UnitId, hex: HexId) -> bool {
        let side = self.side(unit);
        let steady = self.stack(hex).any(|it| self.side(it) == side && !self.unit(it).retreated);
        steady || !self.in_enemy_zone(side, hex)
    }

    /// [NW 9.8.1h] Ships that Marines at a port or a beachhead may board instead.
    fn ships_beside(&self, unit: UnitId) -> Vec<ShipId> {
        let Some(hex) = self.hex(unit) else { return Vec::new() };
        let beachhead = self.stack(hex).any(|it| self.spec(it).kind == Kind::Beachhead);
        if !self.spec(unit).kind.is_marine() || !(beachhead || self.scenario.board.places[hex].port)
        {
            return Vec::new();
        }
        let near = |it: &ShipId| matches!(self.ship(*it).berth, Berth::Hex(sea) if self.distance(sea, hex) == 1);
        let friendly = |it: &ShipId| self.ship_spec(*it).nation.side() == self.side(unit);
        let room = |it: &ShipId| self.room_aboard(*it) >= self.face(unit).stacking;
        self.ships().filter(near).filter(friendly).filter(room).collect()
    }

    /// [NW 2.4.4] Stacking points that ships can still take.
    pub(crate) fn room_aboard(&self, ship: ShipId) -> u8 {
        let taken: u8 = self.aboard(ship).map(|it| self.face(it).stacking).sum();
        self.ship_spec(ship).capacity.saturating_sub(taken)
    }

    pub(super) fn retreat_candidates(&self, flight: &Flight) -> Vec<Action> {
        let hex = self.hex(flight.unit).expect("who retreats is on the map");
        let hexes = self.beside(hex).map(Action::Retreat);
        let ships = self.ships_beside(flight.unit).into_iter();
        let ships = ships.map(|it| Action::Embark(flight.unit, it));
        let others = flight.waiting.iter().copied().map(Action::Select);
        hexes.chain(ships).chain(others).collect()
    }

    /// [NW 9.8.1b] Whether another unit goes first: one that comes later in the roster, so that the
    /// choice comes to an end, and as long as nobody is on his way.
    fn may_go_first(&self, flight: &Flight, id: UnitId) -> Result<May, Illegal> {
        let began = self.hex(flight.unit) == Some(flight.origin);
        if !began || !flight.waiting.contains(&id) || id < flight.unit || !self.can_flee(id) {
            return refuse("nw:9.8.1b", "the unit cannot retreat before the other");
        }
        let mut waiting = flight.waiting.clone();
        waiting.retain(|it| *it != id);
        waiting.push(flight.unit);
        waiting.sort_unstable();
        Ok(May::GoFirst(self.flight(id, waiting)))
    }

    /// [NW 9.8.1] Whether a unit may retreat there.
    pub(super) fn may_retreat(&self, flight: &Flight, action: Action) -> Result<May, Illegal> {
        match action {
            Action::Retreat(to) if self.flight_steps(flight).contains(&to) => {
                Ok(May::Retreat(flight.clone(), to))
            }
            Action::Retreat(to) => self.refuse_flight(flight, to),
            Action::Embark(unit, ship) => {
                let began = self.hex(unit) == Some(flight.origin);
                if unit != flight.unit || !began || !self.ships_beside(unit).contains(&ship) {
                    return refuse("nw:9.8.1h", "the unit cannot go aboard there");
                }
                Ok(May::Embark(flight.clone(), ship))
            }
            Action::Select(id) => self.may_go_first(flight, id),
            _ => misplaced(action),
        }
    }

    /// [NW 9.8.1b, 9.8.1c, 9.8.1d] Why a retreat does not lead there.
    fn refuse_flight(&self, flight: &Flight, to: HexId) -> Result<May, Illegal> {
        let from = self.hex(flight.unit).expect("who retreats is on the map");
        if self.distance(from, to) != 1 {
            return refuse("nw:9.8.1b", "the retreat does not lead there");
        }
        self.may_flee_into(flight.unit, from, to)?;
        if !self.leads_away(flight, to) {
            return refuse("nw:9.8.1b", "the unit must get away from the hex it leaves");
        }
        if flight.left == 1 && !self.may_end_flight(flight.unit, to) {
            return refuse("nw:9.8.1d", "the retreat would end in an enemy zone of control");
        }
        let next = Flight { left: flight.left - 1, ..flight.clone() };
        if flight.left > 1 && self.flight_ends(&next, to).is_empty() {
            return refuse("nw:9.8.1b", "from there the retreat leads no farther");
        }
        refuse("nw:9.8.1c", "the retreat leads towards the friendly edge")
    }

    /// [NW 9.8.3a, 9.8.3b] Goes one hex; a unit that has come through an enemy zone of control
    /// checks at the end, once.
    pub(super) fn flee(
        &mut self,
        flight: &Flight,
        to: HexId,
        dice: &mut dyn Dice,
        events: &mut Vec<AnyEvent>,
    ) {
        let unit = flight.unit;
        let side = self.side(unit);
        let friends = self.holds(side, to);
        let hindered = flight.hindered || (self.in_enemy_zone(side, to) && !friends);
        self.put(unit, Place::Hex(to));
        self.unit_mut(unit).retreated = true;
        self.occupy(side, to, events);
        events.push(Event::Retreated { unit, to }.into());
        let left = flight.left - 1;
        if left > 0 {
            self.core.owe(Ask::Retreat(Flight { left, hindered, ..flight.clone() }));
            return;
        }
        if hindered {
            self.check_or_lose(unit, "nw:9.8.3a", dice, events);
        }
        self.core.owe(Duty::Flights(flight.waiting.clone()));
    }

    /// [NW 9.8.1h] Goes aboard.
    pub(super) fn flee_aboard(&mut self, flight: Flight, ship: ShipId, events: &mut Vec<AnyEvent>) {
        let unit = flight.unit;
        self.put(unit, Place::Aboard(ship));
        events.push(Event::Embarked { unit, ship }.into());
        self.core.owe(Duty::Flights(flight.waiting));
    }
}
