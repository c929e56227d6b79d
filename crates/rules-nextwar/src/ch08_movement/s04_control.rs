//! [NW 8.4] Control of hexes: clearing operations, and what the Reorganization Phase settles.

use canon::Digest;
use hexgrid::HexId;
use kernel::{Dice, Illegal, refuse};

use super::{Ask, Duty, Event};
use crate::action::Action;
use crate::agenda::Event as AnyEvent;
use crate::board::Places;
use crate::ch09_combat::Count;
use crate::dice::{d10, draw};
use crate::state::{Arrival, Clearing, UnitId, War};
use crate::terms::{Merit, Side, Terrain};

/// [NW 8.4.1c] A clearing operation as it was rolled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub struct Operation {
    /// Where.
    pub hex: HexId,
    /// The unit that leads it.
    pub lead: UnitId,
    /// The die.
    pub die: i8,
    /// What is added to it.
    pub modifier: i8,
    /// The number of the marker.
    pub number: u8,
    /// Whether it succeeds.
    pub success: bool,
}

impl War {
    /// [NW 8.3.1.2a, 8.3.1.2b, 8.3.1.3, 8.3.1.5a, 8.3.1.9, 8.4.1.2a] Whether a side that enters a
    /// hex must clear it: it holds an Installation, a city or an urban area of the enemy, in the
    /// enemy's country.
    pub fn must_clear(&self, side: Side, hex: HexId) -> bool {
        let board = &self.scenario.board;
        board.needs_clearing(hex)
            && board.home_of(hex) == Some(side.other())
            && self.controller(hex) != side
    }

    /// The clearing marker on a hex.
    pub fn clearing_in(&self, hex: HexId) -> Option<Clearing> {
        self.core.clearing.iter().copied().find(|it| it.hex == hex)
    }

    /// [NW 2.8a, 8.3.1.8c] Notes that a side has come into a hex: control follows in the
    /// Reorganization Phase, a ferry of the enemy is destroyed at once.
    pub(crate) fn occupy(&mut self, side: Side, hex: HexId, events: &mut Vec<AnyEvent>) {
        self.core.trodden[side.index()].insert(hex);
        self.core.trodden[side.other().index()].remove(hex);
        if self.destroys_ferry(side, hex) {
            events.push(Event::FerryLost { hex }.into());
        }
    }

    /// [NW 8.3.1.8c] Destroys the ferry of the enemy that ends in a hex where a side is; returns
    /// whether there was one.
    fn destroys_ferry(&mut self, side: Side, hex: HexId) -> bool {
        let board = &self.scenario.board;
        let has_ferry = hexgrid::Direction::ALL.iter().any(|it| board.ferries.contains(hex, *it));
        if !has_ferry || board.home_of(hex) != Some(side.other()) {
            return false;
        }
        let lost = &mut self.core.lost_ferries;
        let Err(at) = lost.binary_search(&hex) else { return false };
        lost.insert(at, hex);
        true
    }

    /// [NW 8.3.1.8c] Destroys the ferries where enemies stand as a game is taken up.
    pub(crate) fn destroy_ferries(&mut self) {
        let held = |hex: HexId| self.holder(hex).map(|side| (side, hex));
        let all: Vec<(Side, HexId)> =
            self.scenario.board.map.grid.hexes().filter_map(held).collect();
        for (side, hex) in all {
            self.destroys_ferry(side, hex);
        }
    }

    /// [NW 8.4.1a, 6.3.1, 9.11] What happens where units of a side end their move or advance: a
    /// place is put under a clearing marker, a base of the enemy is overrun, his ships leave a
    /// port.
    pub(crate) fn settle_in(
        &mut self,
        side: Side,
        hex: HexId,
        dice: &mut dyn Dice,
        events: &mut Vec<AnyEvent>,
    ) {
        if self.must_clear(side, hex) && self.clearing_in(hex).is_none() {
            // M-8: where all markers lie on the map, as many again are put into the cup.
            if self.core.cup.is_empty() {
                self.core.cup.clone_from(&self.scenario.charts.clearing.chits);
            }
            let drawn = draw(dice, self.core.cup.len(), "nw:8.4.1a");
            let number = self.core.cup.remove(drawn);
            self.core.clearing.push(Clearing { hex, number });
            self.core.clearing.sort_unstable();
            events.push(Event::ClearingBegun { hex, number }.into());
        }
        self.overrun_base(side, hex, dice, events);
        self.expel_ships(side, hex, events);
    }

    /// [NW 8.4.1k] Takes the marker off a hex that nobody is clearing any more: a beachhead alone
    /// clears nothing.
    pub(crate) fn leave_clearing(&mut self, hex: HexId, events: &mut Vec<AnyEvent>) {
        let deserted = || !self.stack(hex).any(|it| !self.spec(it).kind.is_fixture());
        if self.clearing_in(hex).is_some() && deserted() {
            self.remove_clearing(hex);
            events.push(Event::ClearingGivenUp { hex }.into());
        }
    }

    /// Puts a marker back into the cup.
    fn remove_clearing(&mut self, hex: HexId) {
        let marker = self.clearing_in(hex).expect("a marker lies there");
        self.core.clearing.retain(|it| *it != marker);
        self.core.cup.push(marker.number);
        self.core.cup.sort_unstable();
    }

    /// [NW 8.4.1m] The stacking points that make a hex secure.
    pub fn secure_points(&self, hex: HexId) -> u8 {
        let chart = &self.scenario.charts.clearing;
        if self.scenario.board.terrain[hex] == Terrain::Urban {
            chart.urban_points
        } else if self.scenario.board.places[hex].city {
            chart.city_points
        } else {
            chart.installation_points
        }
    }

    /// [NW 8.4.1c] What is added to the die of a clearing operation.
    pub fn clearing_modifier(&self, hex: HexId, lead: UnitId) -> i8 {
        self.clearing_counts(hex, lead).iter().map(|it| it.amount).sum()
    }

    /// [NW 8.4.1d, 8.4.1e, 8.4.1f, 8.4.1g, 8.4.1h] Everything that counts in a clearing operation.
    pub(crate) fn clearing_counts(&self, hex: HexId, lead: UnitId) -> Vec<Count> {
        let chart = &self.scenario.charts.clearing;
        let signed = |it: u8| i8::try_from(it).expect("small numbers");
        let number = self.clearing_in(hex).expect("a marker lies there").number;
        let missing = self.secure_points(hex).saturating_sub(self.points_in(hex));
        let landed = self.stack(hex).any(|it| self.unit(it).arrival != Arrival::Ground);
        let kinds = || self.stack(hex).map(|it| self.spec(it));
        let infantry = kinds().any(crate::roster::UnitSpec::is_foot);
        let heavy = kinds().any(|it| it.kind.is_armor() || it.kind.is_mech());
        let lead = signed(self.efficiency(lead)) - signed(number);
        let more = chart.additional_installation * signed(self.additional_installations(hex));
        let arms = if infantry && heavy { chart.combined_arms } else { 0 };
        let all = [
            Count::new("clearing-lead", "nw:8.4.1d", lead),
            Count::new("clearing-missing", "nw:8.4.1e", chart.missing_point * signed(missing)),
            Count::new("clearing-installations", "nw:8.4.1f", more),
            Count::new("clearing-landed", "nw:8.4.1g", if landed { chart.just_landed } else { 0 }),
            Count::new("clearing-arms", "nw:8.4.1h", arms),
        ];
        all.into_iter().filter(|it| it.amount != 0).collect()
    }

    /// [NW 8.4.1f] Installations beyond what is being cleared anyway: in a city or an urban hex
    /// each counts, elsewhere every one after the first.
    fn additional_installations(&self, hex: HexId) -> u8 {
        let board = &self.scenario.board;
        let places = board.places[hex];
        let within = board.terrain[hex] == Terrain::Urban || places.city;
        if within { places.installations() } else { places.installations() - 1 }
    }

    /// [NW 3.0r, 6.2b, 6.5.2b, 8.5.4.2b] [NWK 2.6e] The Reorganization Phase in its order.
    pub(crate) fn reorganize(&mut self, events: &mut Vec<AnyEvent>) {
        for helicopter in &mut self.core.helicopters {
            helicopter.missions = 0;
            helicopter.transferred = false;
        }
        for pools in &mut self.core.pools {
            pools.air.points = 0;
            pools.lift.used = 0;
        }
        self.return_beachheads();
        if !self.core.tunnels.is_empty() {
            self.core.tunnels.clear();
            events.push(Event::TunnelsClosed.into());
        }
        self.core.owe(Duty::Control);
        let cleared: Vec<HexId> = self.core.clearing.iter().rev().map(|it| it.hex).collect();
        for hex in cleared {
            self.leave_clearing(hex, events);
            if self.clearing_in(hex).is_some() {
                self.core.owe(Ask::ClearingLead(hex));
            }
        }
    }

    /// [NW 8.4.1b, 8.4.1c, 8.4.1i, 8.4.1j, 8.4.1k] Rolls one clearing operation.
    pub(crate) fn clear(
        &mut self,
        hex: HexId,
        lead: UnitId,
        dice: &mut dyn Dice,
        events: &mut Vec<AnyEvent>,
    ) {
        let number = self.clearing_in(hex).expect("a marker lies there").number;
        let modifier = self.clearing_modifier(hex, lead);
        let die = d10(dice, "nw:8.4.1c");
        let success = i16::from(die) + i16::from(modifier) >= i16::from(number);
        let operation = Operation { hex, lead, die, modifier, number, success };
        events.push(Event::Cleared(operation).into());
        if success {
            let side = self.side(lead);
            self.remove_clearing(hex);
            self.take_control(side, hex, events);
        } else if self.points_in(hex) < self.secure_points(hex) {
            self.lose_level(lead, events);
            self.leave_clearing(hex, events);
        }
    }

    /// [NW 2.8a, 2.8b, 8.4, 8.4.2b] The control step: who is in a hex or was there last controls
    /// it, but for what must be cleared.
    pub(crate) fn change_control(&mut self, events: &mut Vec<AnyEvent>) {
        for side in [Side::Dprk, Side::Allied] {
            let trodden = &self.core.trodden[side.index()];
            let hexes = self.scenario.board.map.grid.hexes();
            let last = hexes.filter(|it| trodden.contains(*it) || self.holds(side, *it));
            for hex in last.collect::<Vec<HexId>>() {
                if self.controller(hex) != side && !self.must_clear(side, hex) {
                    self.take_control(side, hex, events);
                }
            }
            let cells = self.scenario.board.map.grid.len();
            self.core.trodden[side.index()] = hexgrid::HexSet::new(cells);
        }
        for unit in &mut self.core.units {
            unit.arrival = Arrival::Ground;
        }
        self.forget_raids();
    }

    /// [NW 8.4, 12.1a, 8.3.1.10b, 8.4.1.2b] A side takes control of a hex: points are scored, a
    /// fortification of the enemy is one no more.
    fn take_control(&mut self, side: Side, hex: HexId, events: &mut Vec<AnyEvent>) {
        let home = self.scenario.board.home_of(hex).expect("only land is controlled");
        match side {
            Side::Dprk => self.core.held.insert(hex),
            Side::Allied => self.core.held.remove(hex),
        }
        if home == side {
            self.core.overrun.remove(hex);
        } else if self.scenario.board.fortified[hex].is_some() {
            self.core.captured.insert(hex);
        }
        let points = self.place_points(side, hex);
        events.push(Event::ControlTaken { side, hex, points }.into());
        self.score(side, points, Merit::Places);
    }

    /// [NW 12.1a] What a hex is worth to the side that takes it: of several places in it the
    /// dearest.
    pub fn place_points(&self, side: Side, hex: HexId) -> u8 {
        let chart = &self.scenario.charts.victory_points.places;
        let board = &self.scenario.board;
        let retakes = usize::from(board.home_of(hex) == Some(side));
        let Places { city, town, airbase, airfield, port, chemical, nuclear } = board.places[hex];
        let urban = board.terrain[hex] == Terrain::Urban;
        let values = [
            (urban, chart.urban),
            (city, chart.city),
            (town, chart.town),
            (airbase, chart.airbase),
            (airfield, chart.airfield),
            (port, chart.port),
            (chemical, chart.chemical),
            (nuclear, chart.nuclear),
        ];
        let here = values.iter().filter(|it| it.0).map(|it| it.1[retakes]);
        here.max().map_or(0, |it| it)
    }
}

/// [NW 8.4.1d] Who may lead the operation: any unit in the hex, but for a beachhead.
pub(crate) fn may_lead(game: &War, hex: HexId, action: Action) -> Result<UnitId, Illegal> {
    let Action::Lead(id) = action else { return super::misplaced(action) };
    if game.hex(id) != Some(hex) {
        return refuse("nw:8.4.1d", "the unit that leads is in the hex");
    }
    if game.spec(id).kind.is_fixture() {
        return refuse("nw:8.4.1d", "only troops lead the operation");
    }
    Ok(id)
}
