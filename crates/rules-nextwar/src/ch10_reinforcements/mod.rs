//! [NW 10] [NWK 7] Reinforcements.
//!
//! What arrives, when and where is the scenario's; how it arrives where the scenario leaves it to
//! the rules is Korea's chapter 7, and where: `places`.

mod places;
mod refusals;

use canon::Digest;
use hexgrid::HexId;
use kernel::{Dice, Illegal, Seat, refuse};

use crate::action::{Action, Spot};
use crate::agenda::Event as AnyEvent;
use crate::ch03_sequence::Segment;
use crate::ch08_movement::misplaced;
use crate::dice::draw;
use crate::scenario::{ArrivalPlace, ArrivalSet, ArrivalSpec, ArrivalTime, Piece, Spent};
use crate::state::{Base, Berth, Place, UnitId, War};
use crate::terms::{Kind, Nation, Side, Size};

/// [NWK 7.1.1b] How near an enemy combat unit has who is flown in fired at.
const EXPOSED_HEXES: u16 = 2;

/// What is asked about reinforcements.
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub enum Ask {
    /// [NWK 7.1.4] Where a piece arrives.
    Arrive {
        /// The piece.
        piece: Piece,
        /// Its line on the scenario's card.
        line: u16,
    },
}

/// What the check found.
pub(crate) enum May {
    /// It arrives there.
    Arrive { piece: Piece, line: u16, spot: Spot },
    /// [NWK 2.5.1] It comes a turn later.
    Delay { piece: Piece, line: u16 },
}

/// What happens by itself.
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub enum Duty {
    /// What comes at the start of a segment.
    StartOf(Segment),
    /// What comes at the end of a segment.
    EndOf(Segment),
    /// [NW 3.0s] The Reinforcement Phase: both sides place what comes.
    Phase,
    /// A piece arrives, by its owner's choice if there is one.
    Bring {
        /// The piece.
        piece: Piece,
        /// Its line on the scenario's card.
        line: u16,
    },
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// [NWK 7.1.4a] A piece has arrived.
    Arrived {
        /// Which.
        piece: Piece,
        /// Where.
        spot: Spot,
    },
    /// [NWK 2.5.1, 7.3] It comes later.
    Delayed {
        /// Which.
        piece: Piece,
    },
    /// [NWK 7.1.2b] A reserve had its hex taken by the enemy.
    Overtaken {
        /// Which.
        unit: UnitId,
    },
    /// [NW 8.5.4.2] Airmobile points have come.
    AirmobilePoints {
        /// Whose.
        side: Side,
        /// How many.
        points: u8,
    },
}

impl Ask {
    pub(crate) fn seat(&self, game: &War) -> Seat {
        match self {
            Self::Arrive { line, .. } => game.arrival(*line).side.seat(),
        }
    }

    pub(crate) fn name(&self) -> &'static str {
        match self {
            Self::Arrive { .. } => "place-reinforcement",
        }
    }

    pub(crate) fn unit(&self) -> Option<UnitId> {
        match self {
            Self::Arrive { piece: Piece::Unit(unit), .. } => Some(*unit),
            Self::Arrive { .. } => None,
        }
    }

    pub(crate) fn candidates(&self, game: &War) -> Vec<Action> {
        match self {
            Self::Arrive { piece, line } => {
                let spots = game.arrival_spots(*piece, *line).into_iter().map(Action::Place);
                spots.chain([Action::Delay]).collect()
            }
        }
    }

    pub(crate) fn may(&self, game: &War, action: Action) -> Result<May, Illegal> {
        let Self::Arrive { piece, line } = self;
        match action {
            Action::Place(spot) if game.arrival_spots(*piece, *line).contains(&spot) => {
                Ok(May::Arrive { piece: *piece, line: *line, spot })
            }
            Action::Place(spot) => game.refuse_arrival(*piece, *line, spot),
            Action::Delay if game.may_wait(*piece, *line) => {
                Ok(May::Delay { piece: *piece, line: *line })
            }
            Action::Delay => refuse("nwk:7.1.4a", "it has a place to arrive at"),
            _ => misplaced(action),
        }
    }
}

impl May {
    pub(crate) fn play(self, game: &mut War, dice: &mut dyn Dice, events: &mut Vec<AnyEvent>) {
        match self {
            Self::Arrive { piece, line, spot } => game.arrive((piece, line), spot, dice, events),
            Self::Delay { piece, line } => game.delay(piece, line, events),
        }
    }
}

impl Duty {
    pub(crate) fn work(self, game: &mut War, dice: &mut dyn Dice, events: &mut Vec<AnyEvent>) {
        match self {
            Self::StartOf(segment) => game.bring(ArrivalTime::StartOf(segment), dice, events),
            Self::EndOf(segment) => {
                game.note_scenario_marks(segment);
                game.bring(ArrivalTime::EndOf(segment), dice, events);
            }
            Self::Phase => game.bring(ArrivalTime::Reinforcement, dice, events),
            Self::Bring { piece, line } => game.bring_piece(piece, line, dice, events),
        }
    }
}

impl War {
    /// A line of the scenario's card.
    fn arrival(&self, line: u16) -> &ArrivalSpec {
        &self.scenario.arrivals[usize::from(line)]
    }

    /// [NW 10.0] [NWK 7.1.4a, 16.2.1.4c] Owes the arrival of everything that is due now by the
    /// scenario's card, without a die: what was delayed first, and ships before those they carry.
    fn bring(&mut self, when: ArrivalTime, dice: &mut dyn Dice, events: &mut Vec<AnyEvent>) {
        let mut due = Vec::new();
        if when == ArrivalTime::Reinforcement {
            due.append(&mut self.core.delayed);
        }
        let scenario = std::sync::Arc::clone(&self.scenario);
        for (line, arrival) in scenario.arrivals.iter().enumerate() {
            let open = arrival.gate.is_none_or(|it| it.is_open(&self.options));
            if arrival.turn != self.core.turn || arrival.when != when || !open {
                continue;
            }
            let line = u16::try_from(line).expect("a short card");
            self.bring_points(arrival, events);
            match &arrival.what {
                ArrivalSet::Pieces(pieces) => {
                    let played = pieces.iter().filter(|it| self.is_played(**it));
                    due.extend(played.map(|it| (*it, line)));
                }
                ArrivalSet::Drawn(pool, count) => {
                    due.extend(
                        self.draw_reserves(pool, *count, dice).into_iter().map(|it| (it, line)),
                    );
                }
            }
        }
        due.sort_by_key(|it| !matches!(it.0, Piece::Ship(_)));
        for (piece, line) in due.into_iter().rev() {
            self.core.owe(Duty::Bring { piece, line });
        }
    }

    /// [NW 8.5.4.2] Airmobile points that come with a line.
    fn bring_points(&mut self, arrival: &ArrivalSpec, events: &mut Vec<AnyEvent>) {
        if arrival.airmobile > 0 {
            self.pools_mut(arrival.side).lift.total += arrival.airmobile;
            let (side, points) = (arrival.side, arrival.airmobile);
            events.push(Event::AirmobilePoints { side, points }.into());
        }
    }

    /// [NWK 7.1.2a, 7.1.2.2a] Draws so many of a reserve, or all that are left.
    fn draw_reserves(&self, pool: &[UnitId], count: Option<u8>, dice: &mut dyn Dice) -> Vec<Piece> {
        let awaited = |it: &UnitId| self.unit(*it).place == Place::Awaited;
        let mut left: Vec<UnitId> = pool.iter().copied().filter(awaited).collect();
        let count = count.map_or(left.len(), |it| usize::from(it).min(left.len()));
        let mut drawn = Vec::new();
        for _ in 0..count {
            let at = if count == left.len() + drawn.len() {
                0
            } else {
                draw(dice, left.len(), "nwk:7.1.2a")
            };
            drawn.push(Piece::Unit(left.remove(at)));
        }
        drawn
    }

    /// [NWK 7.1.2b] Has a piece arrive: where there is one place only, at once; where there is
    /// none, later; a reserve whose hex is lost is lost with it.
    fn bring_piece(
        &mut self,
        piece: Piece,
        line: u16,
        dice: &mut dyn Dice,
        events: &mut Vec<AnyEvent>,
    ) {
        if let Piece::Unit(unit) = piece
            && self.arrival(line).at == ArrivalPlace::Printed
            && self.spec(unit).is_reserve()
            && self.is_overtaken(unit)
        {
            events.push(Event::Overtaken { unit }.into());
            while self.unit(unit).levels > 0 {
                self.lose_level(unit, events);
            }
            return;
        }
        match self.arrival_spots(piece, line)[..] {
            [] => self.delay(piece, line, events),
            [only] if !self.may_wait(piece, line) => self.arrive((piece, line), only, dice, events),
            [_, ..] => self.core.owe(Ask::Arrive { piece, line }),
        }
    }

    /// [NWK 2.5.1, 7.3] Whether the owner may have a piece come a turn later: a US Army unit that
    /// comes by sea and is to go to another port than Busan, once; in storms, whatever is bound
    /// for the North.
    fn may_wait(&self, piece: Piece, line: u16) -> bool {
        let arrival = self.arrival(line);
        match arrival.at {
            ArrivalPlace::ByRule | ArrivalPlace::NorthEdge => {}
            ArrivalPlace::Printed if self.is_stopped_by_storms(piece) => {}
            ArrivalPlace::Printed
            | ArrivalPlace::AnyBase
            | ArrivalPlace::Hexes(_)
            | ArrivalPlace::Box(_) => return false,
        }
        match (arrival.side, piece) {
            (Side::Dprk, Piece::Unit(_) | Piece::Helicopter(_)) => self.is_stormy(),
            (Side::Allied, Piece::Unit(unit)) => {
                let army = self.nation(unit) == Nation::Us && self.comes_by_sea(unit);
                army && !self.is_late(line) && !self.is_stormy()
            }
            (Side::Allied, Piece::Helicopter(_)) | (Side::Allied | Side::Dprk, Piece::Ship(_)) => {
                false
            }
        }
    }

    /// [NWK 2.5.1] Whether a line of the card was due in a turn before.
    fn is_late(&self, line: u16) -> bool {
        self.arrival(line).turn < self.core.turn
    }

    /// [NWK 7.3, 7.3b] Whether storms hold up who would come in the hex of his counter: everybody
    /// but reserves, who are raised at home.
    fn is_stopped_by_storms(&self, piece: Piece) -> bool {
        self.is_stormy() && matches!(piece, Piece::Unit(id) if !self.spec(id).is_reserve())
    }

    /// [NWK 7.1.4b, 7.1.4c] Whether a unit comes by sea.
    fn comes_by_sea(&self, unit: UnitId) -> bool {
        let spec = self.spec(unit);
        spec.kind.is_marine() || arrives_by_sea(spec.kind, spec.size)
    }

    /// [NWK 7.1.2b] Whether the enemy controls the hex of a reserve.
    fn is_overtaken(&self, unit: UnitId) -> bool {
        let printed = self.scenario.printed[usize::from(unit.0)];
        printed.is_some_and(|hex| self.controller(hex) != self.side(unit))
    }

    /// Puts a piece where it arrives.
    fn arrive(
        &mut self,
        (piece, line): (Piece, u16),
        spot: Spot,
        dice: &mut dyn Dice,
        events: &mut Vec<AnyEvent>,
    ) {
        match piece {
            Piece::Unit(unit) => {
                if !self.flies_in(unit, line, spot, dice, events) {
                    return;
                }
                self.arrive_unit(unit, line, spot, events);
            }
            Piece::Helicopter(id) => {
                self.helicopter_mut(id).base = match spot {
                    Spot::Hex(hex) => Base::Hex(hex),
                    Spot::Aboard(ship) => Base::Ship(ship),
                    Spot::Box(off_map) => Base::Box(off_map),
                    Spot::AtSea(_) | Spot::Inshore(_) => unreachable!("helicopters do not swim"),
                };
            }
            Piece::Ship(id) => {
                self.ship_mut(id).berth = match spot {
                    Spot::Hex(hex) => Berth::Hex(hex),
                    Spot::AtSea(zone) => Berth::AtSea(zone),
                    Spot::Inshore(zone) => Berth::Inshore(zone),
                    Spot::Box(off_map) => Berth::Box(off_map),
                    Spot::Aboard(_) => unreachable!("ships are aboard nothing"),
                };
            }
        }
        events.push(Event::Arrived { piece, spot }.into());
    }

    /// [NWK 7.1.1b] Whether a unit comes through the fire on its way in: a US unit that is flown
    /// to a base in the North, or within two hexes of an enemy combat unit. One that is turned
    /// back comes a turn later.
    fn flies_in(
        &mut self,
        unit: UnitId,
        line: u16,
        spot: Spot,
        dice: &mut dyn Dice,
        events: &mut Vec<AnyEvent>,
    ) -> bool {
        let by_rule = self.arrival(line).at == ArrivalPlace::ByRule;
        let Spot::Hex(hex) = spot else { return true };
        let flown = by_rule && self.nation(unit) == Nation::Us && !self.comes_by_sea(unit);
        if !flown || !self.is_exposed_to_arrivals(unit, hex) {
            return true;
        }
        let result = self.fire_at_arrival(unit, hex, dice, events);
        if result.loss {
            self.lose_level(unit, events);
        }
        let left = self.unit(unit).levels > 0;
        if result.abort && left {
            self.delay(Piece::Unit(unit), line, events);
        }
        left && !result.abort
    }

    /// [NWK 7.1.1b] Whether a hex lies in an enemy country or within two hexes of an enemy combat
    /// unit.
    fn is_exposed_to_arrivals(&self, unit: UnitId, hex: HexId) -> bool {
        let enemy = self.side(unit).other();
        let fights = |it: UnitId| self.side(it) == enemy && !self.spec(it).kind.is_fixture();
        let near = self.scenario.board.map.grid.hexes_within(hex, EXPOSED_HEXES);
        self.scenario.board.home_of(hex) == Some(enemy)
            || near.into_iter().any(|it| self.stack(it).any(fights))
    }

    /// [NWK 16.1.1j, 7.1.1a] A ground unit arrives, with so much of its movement spent. Who is
    /// flown in uses up no air transport.
    fn arrive_unit(&mut self, unit: UnitId, line: u16, spot: Spot, events: &mut Vec<AnyEvent>) {
        let place = match spot {
            Spot::Hex(hex) => Place::Hex(hex),
            Spot::Aboard(ship) => Place::Aboard(ship),
            Spot::Box(off_map) => Place::Box(off_map),
            Spot::AtSea(_) | Spot::Inshore(_) => unreachable!("ground units are aboard ships"),
        };
        self.put(unit, place);
        let spent = self.arrival(line).spent;
        let allowance = self.allowance(unit);
        let in_phase = self.core.segment == Segment::Reinforcement;
        let by_rule = self.arrival(line).at == ArrivalPlace::ByRule;
        let by_sea = by_rule && self.comes_by_sea(unit);
        let state = self.unit_mut(unit);
        // In the phase itself the mark counts arrivals at ports; it is gone with the segment.
        state.moved = in_phase && by_sea;
        state.spent = match spent {
            Spent::Sixths(sixths) => sixths,
            Spent::All if in_phase => 0,
            Spent::All => allowance,
        };
        if let Spot::Hex(hex) = spot {
            self.occupy(self.side(unit), hex, events);
        }
    }

    /// [NWK 2.5.1, 7.3] A piece comes a turn later.
    fn delay(&mut self, piece: Piece, line: u16, events: &mut Vec<AnyEvent>) {
        self.core.delayed.push((piece, line));
        events.push(Event::Delayed { piece }.into());
    }
}

/// [NWK 7.1.4b] Whether a unit arrives only by sea: whatever has vehicles, and infantry
/// divisions.
pub fn arrives_by_sea(kind: Kind, size: Size) -> bool {
    match kind {
        Kind::Motorized
        | Kind::Mechanized
        | Kind::Armor
        | Kind::ArmoredCavalry
        | Kind::Recon
        | Kind::MarineMech
        | Kind::MarineArmor => true,
        Kind::Infantry => size == Size::Division,
        Kind::LightInfantry
        | Kind::Paratroop
        | Kind::Airmobile
        | Kind::Marine
        | Kind::Sniper
        | Kind::Outpost
        | Kind::Beachhead => false,
    }
}
