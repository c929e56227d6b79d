//! The game at its start.

use std::sync::Arc;

use hexgrid::HexSet;
use kernel::{Dice, Roll};

use crate::agenda::Event;
use crate::ch03_sequence::{self, Segment};
use crate::options::Options;
use crate::scenario::{Piece, Scenario, Start};
use crate::state::{
    Air, Arrival, Base, Berth, Core, Helicopter, Place, Pools, Ship, TurnKind, Unit, War,
};
use crate::table::Table;
use crate::terms::{Country, Merit, SeaControl, Side, Weather};
use crate::titles::korea;

impl War {
    /// Lays out a game of a scenario; the first question is open. Where dice would fall before
    /// it, he who acts first is asked to begin.
    pub fn begin(scenario: Arc<Scenario>, options: Options) -> Self {
        let mut probe = Probe::default();
        let game = Self::begin_with(Arc::clone(&scenario), options, &mut probe).0;
        if !probe.rolled {
            return game;
        }
        let mut game = Self::laid_out(scenario, options);
        game.core.owe(korea::Ask::begin(game.core.kind.first()));
        game
    }

    /// The same with dice for what happens before the first question.
    pub fn begin_with(
        scenario: Arc<Scenario>,
        options: Options,
        dice: &mut dyn Dice,
    ) -> (Self, Vec<Event>) {
        let mut game = Self::laid_out(scenario, options);
        let mut events = Vec::new();
        game.settle(dice, &mut events);
        (game, events)
    }

    /// [NWK 15.0] A game before anything has happened. Of what was agreed on, it plays what the
    /// scenario offers.
    fn laid_out(scenario: Arc<Scenario>, options: Options) -> Self {
        let cells = scenario.board.map.grid.len();
        let table = Table::new(cells, scenario.roster.len());
        let options = options.offered_in(&scenario.options);
        let mut game = Self { core: bare(&scenario), scenario, options, table };
        game.lay_counters();
        let scenario = Arc::clone(&game.scenario);
        match &scenario.start {
            None => {
                game.pay_for_options();
                game.lay_out();
                game.core.owe(ch03_sequence::Duty::Enter(Segment::SetUp));
            }
            Some(start) => {
                game.take_up(start);
                game.lay_out();
                game.destroy_ferries();
                game.owe_segment(start.segment);
            }
        }
        game
    }

    /// [NWK 15.0, 15.0b] The prices of options count as points of no turn.
    fn pay_for_options(&mut self) {
        let scenario = Arc::clone(&self.scenario);
        for offer in &scenario.options {
            if let Some((side, points)) = offer.price
                && self.options.plays(offer.name)
            {
                let pools = self.pools_mut(side);
                pools.points += points;
                pools.scored[Merit::Options.index()] += points;
            }
        }
    }

    /// Takes up a game in the middle.
    fn take_up(&mut self, start: &Start) {
        let core = &mut self.core;
        core.turn = start.turn;
        core.segment = start.segment;
        core.kind = start.kind;
        core.weather = start.weather;
        core.air = start.air;
        core.pools.clone_from(&start.pools);
        core.replacements = start.replacements;
        core.lost_ferries.clone_from(&start.lost_ferries);
        core.tunnels.clone_from(&start.tunnels);
        core.marks.clone_from(&start.marks);
        core.delayed.clone_from(&start.delayed);
        for &(zone, boxes) in &start.sea {
            core.sea[zone.index()] = boxes;
        }
        for &(id, unit) in &start.units {
            core.units[id.index()] = unit;
        }
        for &(id, helicopter) in &start.helicopters {
            core.helicopters[id.index()] = helicopter;
        }
        for &(id, ship) in &start.ships {
            core.ships[id.index()] = ship;
        }
        for marker in &start.clearing {
            let drawn = core.cup.iter().position(|it| *it == marker.number);
            core.cup.remove(drawn.expect("a marker of a start was in the cup"));
        }
        core.clearing.clone_from(&start.clearing);
        for &(id, _) in start.units.iter().filter(|it| it.1.attacked) {
            self.engage(id);
        }
        self.hand_out_control(start);
    }

    /// [NW 2.8, 8.3.1.10b] Gives hexes to who controls them.
    fn hand_out_control(&mut self, start: &Start) {
        for (&hex, &side) in &start.control {
            match side {
                Side::Dprk => self.core.held.insert(hex),
                Side::Allied => self.core.held.remove(hex),
            }
            let border = self.scenario.board.fortified[hex].map(Country::side);
            if border == Some(side.other()) {
                self.core.captured.insert(hex);
            }
        }
        for &hex in &start.captured {
            self.core.captured.insert(hex);
        }
        for &hex in &start.overrun {
            self.core.overrun.insert(hex);
        }
    }

    /// [NW 2.3.6] Puts what has a place of its own there; what is placed by choice or comes later
    /// waits.
    fn lay_counters(&mut self) {
        let scenario = Arc::clone(&self.scenario);
        for arrival in &scenario.arrivals {
            if arrival.gate.is_none_or(|it| it.is_open(&self.options)) {
                let mut pieces = arrival.pieces();
                pieces.retain(|it| self.is_played(*it));
                for piece in pieces {
                    self.await_piece(piece);
                }
            }
        }
        for side in Side::ALL {
            self.placements(*side).into_iter().for_each(|it| self.await_piece(it.piece));
        }
        for set_up in &scenario.set_up {
            for &(id, hex, levels) in &set_up.units {
                *self.unit_mut(id) = Unit { place: Place::Hex(hex), ..Unit::new(levels) };
            }
            for &(id, base) in &set_up.helicopters {
                self.helicopter_mut(id).base = base;
            }
            for &(id, berth) in &set_up.ships {
                self.ship_mut(id).berth = berth;
            }
            for &(id, ship) in &set_up.aboard {
                self.unit_mut(id).place = Place::Aboard(ship);
            }
            for &id in &set_up.beachheads {
                self.await_piece(Piece::Unit(id));
            }
        }
        self.lay_variant(&scenario);
    }

    fn await_piece(&mut self, piece: Piece) {
        match piece {
            Piece::Unit(id) => self.unit_mut(id).place = Place::Awaited,
            Piece::Helicopter(id) => self.helicopter_mut(id).base = Base::Awaited,
            Piece::Ship(id) => self.ship_mut(id).berth = Berth::Awaited,
        }
    }

    /// [NWK 16.1.4a] Further ships, and units at full strength, where the variant is played.
    fn lay_variant(&mut self, scenario: &Scenario) {
        let played = self.options.reinforced_landing > 0;
        let Some(variant) = scenario.variant.as_ref().filter(|_| played) else { return };
        for &(id, berth) in &variant.ships {
            self.ship_mut(id).berth = berth;
        }
        for &id in &variant.restored {
            self.unit_mut(id).levels = self.spec(id).levels;
        }
    }
}

/// Dice that only show whether any is rolled.
#[derive(Default)]
struct Probe {
    rolled: bool,
}

impl Dice for Probe {
    fn roll(&mut self, _: Roll) -> u8 {
        self.rolled = true;
        1
    }
}

/// A game before anything lies on the map.
fn bare(scenario: &Scenario) -> Core {
    let cells = scenario.board.map.grid.len();
    let home = |hex| scenario.control.get(&hex).copied().or(scenario.board.home_of(hex));
    let held = |hex| home(hex) == Some(Side::Dprk);
    Core {
        turn: 1,
        segment: Segment::SetUp,
        kind: TurnKind::Initiative(scenario.initiative.first),
        weather: Weather::Fair,
        air: Air::Contested,
        sea: scenario.sea.map_or([[SeaControl::Contested; 2]; 2], |it| it.boxes),
        pools: [pools(scenario, Side::Dprk), pools(scenario, Side::Allied)],
        replacements: [0; 7],
        units: scenario.roster.iter().map(|it| Unit::new(it.levels)).collect(),
        helicopters: scenario.helicopters.iter().map(|it| Helicopter::new(it.levels)).collect(),
        ships: vec![Ship::new(); scenario.ships.len()],
        held: HexSet::from_fn(cells, held),
        captured: HexSet::new(cells),
        trodden: [HexSet::new(cells), HexSet::new(cells)],
        overrun: HexSet::new(cells),
        taken_back: 0,
        battle: None,
        lost_ferries: Vec::new(),
        clearing: Vec::new(),
        cup: scenario.charts.clearing.chits.clone(),
        tunnels: Vec::new(),
        attacked: Vec::new(),
        engaged: Vec::new(),
        crowded: Vec::new(),
        marks: Vec::new(),
        delayed: Vec::new(),
        over: None,
        agenda: Vec::new(),
    }
}

fn pools(scenario: &Scenario, side: Side) -> Pools {
    let set_up = &scenario.set_up[side.index()];
    let mut pools = Pools { tunnels: set_up.tunnels, ..Pools::default() };
    pools.lift.total = set_up.airmobile;
    pools
}

impl Unit {
    /// A unit that is not in play.
    pub fn new(levels: u8) -> Self {
        Self {
            place: Place::Unused,
            levels,
            moved: false,
            attacked: false,
            retreated: false,
            arrival: Arrival::Ground,
            unsupplied: false,
            grounded: false,
            spent: 0,
        }
    }
}

impl Helicopter {
    /// A helicopter unit that is not in play.
    pub fn new(levels: u8) -> Self {
        Self {
            base: Base::Unused,
            levels,
            missions: 0,
            flown: false,
            transferred: false,
            must_transfer: false,
        }
    }
}

impl Ship {
    /// A naval unit that is not in play.
    #[expect(clippy::new_without_default, reason = "out of play is no usual state")]
    pub fn new() -> Self {
        Self {
            berth: Berth::Unused,
            moved: false,
            began_inshore: false,
            assaulting: false,
            supported: false,
            lifted: false,
        }
    }
}
