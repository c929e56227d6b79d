//! What changes while a firefight is played.

use std::sync::Arc;

use canon::Digest;
use hexgrid::{Direction, HexId};
use kernel::Seat;

use crate::act::{Act, Volley};
use crate::agenda::Frame;
use crate::cards::CardId;
use crate::derived::Derived;
use crate::options::Options;
use crate::roster::Nation;
use crate::scenario::{MineColor, Scenario, WorkKind};

/// A unit, by its place in the firefight's list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Digest)]
pub struct UnitId(pub u16);

impl UnitId {
    /// Position in lists that hold one entry for each unit.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A force, by its seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Digest)]
pub struct ForceId(pub u8);

impl ForceId {
    /// Position in lists that hold one entry for each force.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The chair at the table.
    pub const fn seat(self) -> Seat {
        Seat(self.0)
    }
}

/// Where a unit is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub enum Place {
    /// Still to be set up.
    SetUp,
    /// Off the map, to come later: reinforcements and aircraft.
    Awaited,
    /// In a hex.
    Map(HexId),
    /// [COH 17.0a] On or behind a vehicle.
    Carried(UnitId),
    /// Destroyed.
    Destroyed,
    /// Left the map for good.
    Exited,
}

/// States of a unit that are or are not, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Digest)]
pub struct Flags(pub u32);

impl Flags {
    /// [COH 10.0a] Nobody but its owner knows where it is.
    pub const HIDDEN: Self = Self(1);
    /// [COH 3.0e] Spent.
    pub const SPENT: Self = Self(1 << 1);
    /// [COH 9.0a, 9.0b, 9.0c] Shares the activation of its force, wherever it is.
    pub const JOINED: Self = Self(1 << 2);
    /// [COH 14.1c] Stuck in the ground.
    pub const STUCK: Self = Self(1 << 3);
    /// [COH card.20] Bogged down until the round ends.
    pub const BOGGED: Self = Self(1 << 4);
    /// [COH 18.1b] Behind a hasty defense.
    pub const HASTY: Self = Self(1 << 5);
    /// [COH 18.2m] Inside the trench, emplacement or bunker of its hex.
    pub const INSIDE: Self = Self(1 << 6);
    /// [COH 5.0.1a] Moved carelessly in the last turn.
    pub const CARELESS: Self = Self(1 << 8);
    /// [COH 20.0q] An aircraft that was hit.
    pub const AIR_HIT: Self = Self(1 << 9);
    /// [COH 20.0o] Cannot come back in this round.
    pub const GONE: Self = Self(1 << 10);
    /// [COH 20.0m] Flies home.
    pub const HOMEWARD: Self = Self(1 << 11);
    /// [COH card.V11] Ignores its hit in this action.
    pub const NERVES: Self = Self(1 << 12);
    /// [COH card.V03] Has been spared once.
    pub const SPARED: Self = Self(1 << 13);
    /// [COH card.V07] Has a further point of defense for one enemy turn.
    pub const WARY: Self = Self(1 << 14);
    /// [COH card.6a] Cannot be activated or use AP in this round.
    pub const HELD: Self = Self(1 << 15);
    /// [COH card.V12] An action card of its force has to follow.
    pub const EAGER: Self = Self(1 << 16);
    /// [COH card.V13] Stays hidden in its next action.
    pub const UNSEEN: Self = Self(1 << 17);

    /// Whether any of these holds.
    pub const fn any(self, flags: Self) -> bool {
        self.0 & flags.0 != 0
    }

    /// Sets these.
    pub fn set(&mut self, flags: Self) {
        self.0 |= flags.0;
    }

    /// Clears these.
    pub fn clear(&mut self, flags: Self) {
        self.0 &= !flags.0;
    }
}

/// [COH 7.4a] A hit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub enum Hit {
    /// A marker of the unit's pool, by its line in the chart.
    Marker(u8),
    /// [M-17] The pool was empty: hit, but with no further effect.
    Bare,
}

/// One unit as it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub struct UnitState {
    /// Where.
    pub place: Place,
    /// [COH 5.2a] Where it looks; of no meaning while hidden.
    pub facing: Direction,
    /// Its hit.
    pub hit: Option<Hit>,
    /// States.
    pub flags: Flags,
    /// [COH 20.1a] Altitude markers.
    pub altitude: u8,
    /// Bombs left.
    pub bombs: u8,
    /// When it came into its hex, counted in actions; for withdrawals [COH 7.6.3m].
    pub arrived: u16,
    /// [COH 7.4c, 7.4d] Kinds of markers that, by what everybody saw, do not lie under it: one bit
    /// for each line of its chart. All but one are out once the marker was shown.
    pub ruled_out: u8,
}

impl UnitState {
    /// Whether any of these holds.
    pub fn is(&self, flags: Flags) -> bool {
        self.flags.any(flags)
    }
}

/// [COH 18.0a] A work or obstacle as it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub struct Work {
    /// What.
    pub kind: WorkKind,
    /// Where.
    pub hex: HexId,
    /// Where it looks.
    pub facing: Direction,
    /// What it adds to the front.
    pub front: i8,
    /// What it adds to the flank.
    pub flank: i8,
    /// Whom mines attack.
    pub color: MineColor,
    /// What mines have to roll.
    pub number: u8,
    /// Who laid it.
    pub owner: ForceId,
    /// Whether only its owner knows of it.
    pub hidden: bool,
    /// Whether vehicles may use it.
    pub vehicles: bool,
}

/// [COH 12.3a] Artillery that will land.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub struct Plot {
    /// Which of the firefight's artillery.
    pub oba: u8,
    /// Where.
    pub hex: HexId,
    /// Smoke instead of shells.
    pub smoke: bool,
    /// The round in which it lands.
    pub round: u8,
}

/// One force as it stands.
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub struct ForceState {
    /// [COH 3.2a] Command action points.
    pub cap: u8,
    /// [COH 7.3b] Units lost.
    pub losses: u8,
    /// [COH 2.4a] Victory points by what they were scored for: each reason once, in the order of
    /// the first time.
    pub scores: Vec<(Score, i16)>,
    /// [COH 3.0a] The activation's action points; nothing while no activation runs.
    pub ap: u8,
    /// [COH 2.2c, 2.2d, 2.2e] Whether an activation runs: one for each force, or none.
    pub active: bool,
    /// [COH card.V01] Whether its AP may only be used to move.
    pub marching: bool,
    /// [COH 8.0b, 8.1h] Cards in hand, any number.
    pub hand: Vec<CardId>,
    /// [COH 12.3b] Artillery on its way.
    pub plots: Vec<Plot>,
    /// [COH card.y2] The secret aim, by number.
    pub aim: u8,
    /// [COH 21.2a] Hexes marked with coins: somebody of the cup may be there.
    pub coins: Vec<HexId>,
    /// [COH 21.2a] Units in the cup.
    pub cup: Vec<UnitId>,
    /// [COH 21.2a] Dummies in the cup.
    pub dummies: u8,
}

impl ForceState {
    /// [COH 2.4a] Victory points.
    pub fn points(&self) -> i16 {
        self.scores.iter().map(|it| it.1).sum()
    }

    /// Adds points to what was scored for the same reason.
    pub(crate) fn add_points(&mut self, reason: Score, points: i16) {
        match self.scores.iter_mut().find(|it| it.0 == reason) {
            Some((_, sum)) => *sum += points,
            None if points != 0 => self.scores.push((reason, points)),
            None => {}
        }
    }
}

/// [COH 2.3a, 2.4a, 2.4c] What points are scored for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub enum Score {
    /// What the firefight gives to begin with.
    Start,
    /// [COH 2.3a] A hex that is controlled, at the end of rounds or of the game.
    Hex(HexId),
    /// [COH 2.4c] Enemy units destroyed.
    Destroyed,
    /// [COH 5.1d] Own units that left the map.
    Left,
    /// [COH card.y2] The secret aim.
    Aim,
    /// [COH card.y1] A card.
    Card,
}

impl Score {
    /// Its word in keys of texts.
    pub fn word(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Hex(_) => "hex",
            Self::Destroyed => "destroyed",
            Self::Left => "left",
            Self::Aim => "aim",
            Self::Card => "card",
        }
    }
}

/// [COH 7.6.3m] An attacker that went into a hex with enemies, and where it came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub struct Entry {
    /// Who.
    pub unit: UnitId,
    /// Into which hex.
    pub hex: HexId,
    /// From which.
    pub from: HexId,
    /// When, counted in actions.
    pub when: u16,
}

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub enum Ended {
    /// [COH 2.3b] After the last round.
    Rounds,
    /// [COH 2.3b] A nation reached what ends the game.
    Reached(Nation),
    /// [COH card.y4] The card was drawn.
    Card,
}

/// Parts of a round [COH 2.0a].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Digest)]
pub enum Stage {
    /// [COH 1.0i] Before the first round.
    SetUp,
    /// [COH 8.1b] Cards are drawn.
    Cards,
    /// [COH 12.3a] Artillery is plotted.
    Plot,
    /// [COH 12.3a] Artillery lands.
    Barrage,
    /// [COH 2.1a] Who begins.
    Initiative,
    /// [COH 2.2a] Turns.
    Turns,
}

/// Everything that changes.
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub struct Core {
    /// The round, from 1; 0 before the first.
    pub round: u8,
    /// The part of the round.
    pub stage: Stage,
    /// Whose turn it is.
    pub mover: ForceId,
    /// [COH 2.2i] The nation that passed last, if nothing was done since.
    pub passed: Option<Nation>,
    /// [COH card.10] Whether another action follows without an enemy turn.
    pub again: bool,
    /// [COH card.10] Whether the action of this turn is one of two in a row.
    pub double: bool,
    /// Who lost the initiative of the last round.
    pub second: Nation,
    /// [COH 21.0b] Who of each nation had the last turn of this round: Germans, Soviets.
    pub latest: [Option<ForceId>; 2],
    /// Units.
    pub units: Vec<UnitState>,
    /// Forces.
    pub forces: Vec<ForceState>,
    /// [COH 1.0f] Markers left in the pools: foot, vehicle.
    pub pools: [[u8; 8]; 2],
    /// [COH 8.1a] The deck, top last.
    pub deck: Vec<CardId>,
    /// Discarded cards.
    pub discard: Vec<CardId>,
    /// Works and obstacles.
    pub works: Vec<Work>,
    /// [COH 13.0f] Smoke markers.
    pub smoke: Vec<(HexId, u8)>,
    /// [COH 2.4e] Who controls the hexes that matter, in the order of the objectives.
    pub control: Vec<Option<Nation>>,
    /// [COH 21.0f] Which force took each of them first for the nation that had it last.
    pub takers: Vec<Option<ForceId>>,
    /// [COH 7.6.3m] Who came from where into hexes with enemies.
    pub entries: Vec<Entry>,
    /// Veteran and weapon cards used up: unit and card.
    pub used: Vec<(UnitId, CardId)>,
    /// Times each artillery has been used.
    pub oba_used: Vec<u8>,
    /// Actions so far.
    pub clock: u16,
    /// [COH 2.2a] How often something planned was taken back in this turn.
    pub taken_back: u8,
    /// The action being taken.
    pub act: Option<Act>,
    /// The attack being resolved.
    pub volley: Option<Volley>,
    /// What the rules still owe, innermost last.
    pub agenda: Vec<Frame>,
    /// How it ended.
    pub ended: Option<Ended>,
}

/// One firefight in progress: a value.
#[derive(Clone, Debug)]
pub struct Firefight {
    /// What does not change.
    pub scenario: Arc<Scenario>,
    /// What the table has agreed on.
    pub options: Options,
    /// What changes; whoever moves units in it by hand calls [`Firefight::refresh`].
    pub core: Core,
    /// What is derived from it.
    pub(crate) derived: Derived,
}

impl PartialEq for Firefight {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.scenario, &other.scenario)
            && self.options == other.options
            && self.core == other.core
    }
}

impl Eq for Firefight {}

impl Firefight {
    /// What changes.
    pub fn core(&self) -> &Core {
        &self.core
    }

    /// A unit as it stands.
    pub fn unit(&self, unit: UnitId) -> &UnitState {
        &self.core.units[unit.index()]
    }

    pub(crate) fn unit_mut(&mut self, unit: UnitId) -> &mut UnitState {
        &mut self.core.units[unit.index()]
    }

    /// A force as it stands.
    pub fn force(&self, force: ForceId) -> &ForceState {
        &self.core.forces[force.index()]
    }

    pub(crate) fn force_mut(&mut self, force: ForceId) -> &mut ForceState {
        &mut self.core.forces[force.index()]
    }

    /// The type of a unit.
    pub fn kind(&self, unit: UnitId) -> &crate::roster::UnitType {
        self.scenario.unit_type(unit)
    }

    /// The force of a unit.
    pub fn owner(&self, unit: UnitId) -> ForceId {
        self.scenario.unit(unit).force
    }

    /// The nation of a unit.
    pub fn nation(&self, unit: UnitId) -> Nation {
        self.scenario.nation(unit)
    }

    /// The nation of a force.
    pub fn nation_of(&self, force: ForceId) -> Nation {
        self.scenario.force(force).nation
    }

    /// The hex of a unit, that of its carrier included; `None` off the map.
    pub fn hex(&self, unit: UnitId) -> Option<HexId> {
        match self.unit(unit).place {
            Place::Map(hex) => Some(hex),
            Place::Carried(by) => match self.unit(by).place {
                Place::Map(hex) => Some(hex),
                _ => None,
            },
            Place::SetUp | Place::Awaited | Place::Destroyed | Place::Exited => None,
        }
    }

    /// Whether a unit is carried.
    pub fn is_carried(&self, unit: UnitId) -> bool {
        matches!(self.unit(unit).place, Place::Carried(_))
    }

    /// The vehicle that carries or tows a unit.
    pub fn carrier(&self, unit: UnitId) -> Option<UnitId> {
        match self.unit(unit).place {
            Place::Carried(by) => Some(by),
            _ => None,
        }
    }

    /// The unit that a vehicle carries or tows.
    pub fn passenger(&self, vehicle: UnitId) -> Option<UnitId> {
        let passenger = self.derived.carried_by(vehicle);
        debug_assert!(
            passenger.is_none_or(|it| self.unit(it).place == Place::Carried(vehicle)),
            "units were moved by hand: call `refresh`"
        );
        passenger
    }

    /// [COH 7.7a] Units in a hex, any number, carried and hidden ones included, in the order of the
    /// list.
    pub fn in_hex(&self, hex: HexId) -> impl Iterator<Item = UnitId> + '_ {
        debug_assert!(
            self.scenario
                .unit_ids()
                .filter(|&it| self.hex(it) == Some(hex))
                .eq(self.derived.in_hex(hex)),
            "units were moved by hand: call `refresh`"
        );
        self.derived.in_hex(hex)
    }

    /// Units on the ground of a hex that everybody sees, carried ones included, aircraft not.
    pub fn seen_in(&self, hex: HexId) -> impl Iterator<Item = UnitId> + '_ {
        self.in_hex(hex)
            .filter(|&it| !self.unit(it).is(Flags::HIDDEN) && !self.kind(it).is_aircraft())
    }

    /// [COH 7.6.3k] Whether enemy ground units that everybody sees share a hex with this nation.
    pub fn has_enemy(&self, hex: HexId, nation: Nation) -> bool {
        self.seen_in(hex).any(|it| self.nation(it) != nation)
    }

    /// Units of a force.
    pub fn units_of(&self, force: ForceId) -> impl Iterator<Item = UnitId> + '_ {
        self.scenario.unit_ids().filter(move |&it| self.owner(it) == force)
    }

    /// Units of a force on the map.
    pub fn on_map(&self, force: ForceId) -> impl Iterator<Item = UnitId> + '_ {
        self.units_of(force).filter(|&it| self.hex(it).is_some())
    }

    /// [COH 2.2o] Whether a unit is ready: not spent.
    pub fn is_ready(&self, unit: UnitId) -> bool {
        !self.unit(unit).is(Flags::SPENT)
    }

    /// Works in a hex, hidden ones included.
    pub fn works_in(&self, hex: HexId) -> impl Iterator<Item = &Work> + '_ {
        self.core.works.iter().filter(move |it| it.hex == hex)
    }

    /// The work of a kind in a hex.
    pub fn work(&self, hex: HexId, kind: WorkKind) -> Option<&Work> {
        self.works_in(hex).find(|it| it.kind == kind)
    }

    /// [COH 18.2m] The work a unit is inside of.
    pub fn work_around(&self, unit: UnitId) -> Option<&Work> {
        if !self.unit(unit).is(Flags::INSIDE) {
            return None;
        }
        let hex = self.hex(unit)?;
        self.works_in(hex).find(|it| self.takes(it, unit))
    }

    /// The printed name of a hex.
    pub fn label(&self, hex: HexId) -> &str {
        self.scenario.field.label(hex)
    }
}
