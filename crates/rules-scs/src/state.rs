//! Everything that can change: units, agenda, control, and what is derived from them.

use std::sync::Arc;

use canon::Digest;
use hexgrid::{Direction, HexId};
use kernel::Seat;

use crate::agenda::Frame;
use crate::charts::{Cell, HalfMp};
use crate::derived::Derived;
use crate::roster::Face;
use crate::scenario::Scenario;

/// One of the two players, in the order of the sequence of play.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Digest)]
pub enum Side {
    /// Moves first.
    First,
    /// Moves second, sets up first.
    Second,
}

impl Side {
    /// Both, first player first.
    pub const BOTH: [Self; 2] = [Self::First, Self::Second];

    /// The opponent.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }

    /// 0 for the first player, 1 for the second.
    pub fn index(self) -> usize {
        usize::from(self.seat().0)
    }

    /// The chair of this side.
    pub fn seat(self) -> Seat {
        Seat(match self {
            Self::First => 0,
            Self::Second => 1,
        })
    }
}

/// [SCS 1.0B] The phases of a player turn in printed order, after the set-up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Digest)]
pub enum Phase {
    /// [SCS 0.7] Before the first turn.
    SetUp,
    /// [SCS 1.0F]
    Movement,
    /// [SCS 1.0G]
    Combat,
    /// [SCS 1.0H]
    Exploitation,
    /// [SCS 1.0I]
    Supply,
}

impl Phase {
    /// Its short name, as scenario files write it.
    pub fn word(self) -> &'static str {
        match self {
            Self::SetUp => "setup",
            Self::Movement => "movement",
            Self::Combat => "combat",
            Self::Exploitation => "exploitation",
            Self::Supply => "supply",
        }
    }
}

/// A counter, by its place in the roster.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Digest)]
pub struct UnitId(pub u16);

/// [SCS 0.5A, 0.5F] States of a unit, one bit each; the markers of the table show some of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash, Digest)]
pub struct Flags(pub u16);

impl Flags {
    /// [SCS 12.0A] Carries an Out of Supply marker.
    pub const OUT_OF_SUPPLY: Self = Self(1);
    /// [SCS 3.1M] Has finished its move in this phase.
    pub const MOVED: Self = Self(1 << 1);
    /// [SCS 6.1b] Has overrun in this phase.
    pub const OVERRAN: Self = Self(1 << 2);
    /// [SCS 7.2d] Has attacked in this Combat Phase.
    pub const ATTACKED: Self = Self(1 << 3);
    /// [SCS 7.2d] Has been attacked in this Combat Phase.
    pub const WAS_ATTACKED: Self = Self(1 << 4);
    /// [SCS 2.1b] Began this phase in an enemy zone of control.
    pub const BEGAN_IN_EZOC: Self = Self(1 << 5);
    /// [SCS 3.1e] Has used the minimum move in this phase.
    pub const MINIMUM_MOVED: Self = Self(1 << 6);
    /// [SCS 4.0c] Has been put on top of its stack in this phase.
    pub const RESTACKED: Self = Self(1 << 7);
    /// [SCS 0.10D] Shown to the opponent.
    pub const SHOWN: Self = Self(1 << 8);
    /// Attacks in the combat being fought.
    pub const ATTACKING: Self = Self(1 << 9);
    /// Suffers the results on the defender in the combat being fought.
    pub const DEFENDING: Self = Self(1 << 10);
    /// [SCS 8.0b] Has lost a step in the combat being fought.
    pub const HIT: Self = Self(1 << 11);
    /// Its retreat in the combat being fought has been taken up.
    pub const RETREAT_TAKEN_UP: Self = Self(1 << 12);
    /// Has left its hex in the retreat of the combat being fought.
    pub const RETREATED: Self = Self(1 << 13);
    /// Has advanced in the combat being fought.
    pub const ADVANCED: Self = Self(1 << 14);
    /// Has fired its barrage in this phase, in games that have one.
    pub const BARRAGED: Self = Self(1 << 15);

    /// [SCS 3.1M, 6.2a] Either way its move in this phase is over.
    pub const MOVE_OVER: Self = Self(Self::MOVED.0 | Self::OVERRAN.0);

    /// What is forgotten when a combat ends.
    pub const OF_COMBAT: Self = Self(
        Self::ATTACKING.0
            | Self::DEFENDING.0
            | Self::HIT.0
            | Self::RETREAT_TAKEN_UP.0
            | Self::RETREATED.0
            | Self::ADVANCED.0,
    );
    /// What is forgotten when a phase begins.
    pub const OF_PHASE: Self = Self(
        Self::MOVED.0
            | Self::OVERRAN.0
            | Self::ATTACKED.0
            | Self::WAS_ATTACKED.0
            | Self::BEGAN_IN_EZOC.0
            | Self::MINIMUM_MOVED.0
            | Self::RESTACKED.0
            | Self::BARRAGED.0,
    );

    /// Whether any of these bits is set.
    pub fn any(self, bits: Self) -> bool {
        self.0 & bits.0 != 0
    }

    /// Sets bits.
    pub fn set(&mut self, bits: Self) {
        self.0 |= bits.0;
    }

    /// Clears bits.
    pub fn clear(&mut self, bits: Self) {
        self.0 &= !bits.0;
    }
}

/// Where a unit is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord, Digest)]
pub enum Place {
    /// On the map.
    Map(HexId),
    /// [SCS 0.7] Still to be set up.
    SetUp,
    /// [SCS 5.0M] A reinforcement still to arrive.
    Awaited,
    /// [SCS 8.0N] Destroyed.
    Destroyed,
    /// [SCS 0.3A] Left the map where the game allows it.
    Exited,
}

/// One unit: at most 16 bytes, no pointers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub struct UnitState {
    /// Where it is.
    pub place: Place,
    /// [SCS 6.0O] The hex it began the phase in.
    pub began: HexId,
    /// [SCS 3.1c] Half movement points spent in this phase.
    pub spent: HalfMp,
    /// States.
    pub flags: Flags,
    /// Steps left.
    pub steps: u8,
    /// Place in its stack, 0 at the bottom.
    pub level: u8,
    /// The group it moves or retreats with; 0 for none.
    pub group: u8,
}

impl UnitState {
    /// The hex it stands in, if it is on the map.
    pub fn hex(&self) -> Option<HexId> {
        match self.place {
            Place::Map(hex) => Some(hex),
            Place::SetUp | Place::Awaited | Place::Destroyed | Place::Exited => None,
        }
    }

    /// Whether any of these states holds.
    pub fn is(&self, flags: Flags) -> bool {
        self.flags.any(flags)
    }
}

/// What kind of fight is on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub enum CombatKind {
    /// [SCS 7.0] An attack in the Combat Phase.
    Attack,
    /// [SCS 6.0] An overrun inside movement.
    Overrun,
}

/// The combat being fought.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub struct Combat {
    /// Attack or overrun.
    pub kind: CombatKind,
    /// The defender's hex.
    pub target: HexId,
    /// The result, once it is known.
    pub result: Option<Cell>,
    /// The number of the next retreating group.
    pub next_group: u8,
    /// Air points put in by the attacker, in games that have them.
    pub air: u8,
    /// Barrage points put in by attacker and defender, in games that have them.
    pub barrage: [u8; 2],
}

/// [SCS 4.0aF] An overstack made by a retreat, and how long it is tolerated.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub struct Tolerance {
    /// Where.
    pub hex: HexId,
    /// Whose.
    pub side: Side,
    /// What the hex may hold for the time being.
    pub load: u16,
    /// Made in the owner's own Movement Phase, whose end spares it.
    pub fresh: bool,
}

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub enum Ended {
    /// At this level of the victory schedule.
    Level(u8),
    /// By this sudden victory.
    Sudden(u8),
}

/// The situation: all a saved game needs, and nothing derived.
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub struct Core {
    /// Current game turn, from 1.
    pub turn: u16,
    /// Whose player turn it is (in the set-up: who sets up).
    pub side: Side,
    /// The phase.
    pub phase: Phase,
    /// Every unit.
    pub units: Vec<UnitState>,
    /// What the rules still owe, innermost last.
    pub agenda: Vec<Frame>,
    /// [SCS 13.0A] Control: two bits per hex, one for each side.
    pub control: Vec<u64>,
    /// [SCS 6.1bA] Hexes overrun in this phase.
    pub overrun: Vec<HexId>,
    /// [SCS 4.0aF] Overstacks that are tolerated.
    pub tolerances: Vec<Tolerance>,
    /// [SCS 7.2a] How often planned attacks were trimmed or given up in this phase.
    pub plans_changed: u8,
    /// The combat being fought.
    pub combat: Option<Combat>,
    /// Air points left this turn by side, in games that have them.
    pub air: [u8; 2],
    /// How it ended.
    pub ended: Option<Ended>,
}

/// A game of the series in progress.
///
/// Two games are equal if everything is: scenario, situation, options. One scenario shared by both
/// is not looked into, since an `Arc` compares its pointers first; scenarios read apart are
/// compared part by part, for an id says nothing of what the files held. Derived facts follow from
/// the rest, so comparing them changes nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct War {
    pub(crate) scenario: Arc<Scenario>,
    pub(crate) core: Core,
    pub(crate) derived: Derived,
    pub(crate) options: crate::options::Options,
}

impl War {
    /// The scenario it is played by.
    pub fn scenario(&self) -> &Arc<Scenario> {
        &self.scenario
    }

    /// The situation without what is derived.
    pub fn core(&self) -> &Core {
        &self.core
    }

    /// The table options it is played with.
    pub fn options(&self) -> crate::options::Options {
        self.options
    }

    /// One unit.
    pub fn unit(&self, unit: UnitId) -> &UnitState {
        &self.core.units[usize::from(unit.0)]
    }

    pub(crate) fn unit_mut(&mut self, unit: UnitId) -> &mut UnitState {
        &mut self.core.units[usize::from(unit.0)]
    }

    /// The units of a side with their states, in order.
    pub(crate) fn states_of(&self, side: Side) -> impl Iterator<Item = (UnitId, &UnitState)> {
        let range = self.scenario.range_of(side);
        let states = &self.core.units[usize::from(range.start)..usize::from(range.end)];
        range.map(UnitId).zip(states)
    }

    /// The side a unit belongs to.
    pub fn side_of(&self, unit: UnitId) -> Side {
        self.scenario.side_of(unit)
    }

    /// [SCS 8.0M] The face a unit shows now.
    pub fn face(&self, unit: UnitId) -> Face {
        self.scenario.unit(unit).face(self.unit(unit).steps)
    }

    /// The hex of a unit that must be on the map.
    pub(crate) fn hex_of(&self, unit: UnitId) -> HexId {
        self.unit(unit).hex().expect("the unit is on the map")
    }

    /// The units of a hex, from the top of the stack to its bottom.
    pub fn stack(&self, hex: HexId) -> impl Iterator<Item = UnitId> {
        core::iter::successors(self.derived.top(hex), |&unit| self.derived.below(unit))
    }

    /// The top unit of a hex.
    pub fn top(&self, hex: HexId) -> Option<UnitId> {
        self.derived.top(hex)
    }

    /// The side that holds a hex.
    pub fn holder(&self, hex: HexId) -> Option<Side> {
        self.derived.top(hex).map(|it| self.side_of(it))
    }

    /// Whether units of this side stand in a hex.
    pub fn holds(&self, side: Side, hex: HexId) -> bool {
        self.holder(hex) == Some(side)
    }

    /// The direction from a hex to one next to it.
    pub(crate) fn direction(&self, from: HexId, to: HexId) -> Option<Direction> {
        self.scenario.map.grid.direction(from, to)
    }

    /// The units of a side that are in a group.
    pub(crate) fn group(&self, hex: HexId, group: u8) -> impl Iterator<Item = UnitId> {
        self.stack(hex).filter(move |&it| self.unit(it).group == group)
    }

    /// Puts a unit on the map or moves it, on top of what is there, and gives control of the hex.
    pub(crate) fn put(&mut self, unit: UnitId, hex: HexId) {
        let from = self.unit(unit).hex();
        self.lift(unit);
        if let Some(from) = from {
            self.forget_order(from);
            self.keep_top_unit(from);
        }
        let level = self.stack(hex).count();
        let state = self.unit_mut(unit);
        state.place = Place::Map(hex);
        state.level = u8::try_from(level).expect("stacks are small");
        self.derived.insert(unit, hex);
        self.change_zoc(unit, hex, 1);
        self.take_control(self.side_of(unit), hex);
        self.forget_order(hex);
        self.keep_top_unit(hex);
    }

    /// Takes a unit off the map, if it is on it; the caller says where it goes.
    pub(crate) fn lift(&mut self, unit: UnitId) {
        let Some(hex) = self.unit(unit).hex() else { return };
        self.change_zoc(unit, hex, -1);
        let mut above = self.derived.top(hex);
        while let Some(other) = above.filter(|&it| it != unit) {
            self.unit_mut(other).level -= 1;
            above = self.derived.below(other);
        }
        self.derived.remove(unit, hex);
        self.unit_mut(unit).place = Place::Awaited;
        self.shrink_tolerance(hex);
    }

    /// Takes a unit off the map for good.
    pub(crate) fn remove(&mut self, unit: UnitId, to: Place) {
        let hex = self.unit(unit).hex();
        self.lift(unit);
        let state = self.unit_mut(unit);
        state.place = to;
        state.group = 0;
        if let Some(hex) = hex {
            self.forget_order(hex);
            self.keep_top_unit(hex);
        }
    }

    /// Changes a unit's steps; its zone of control follows the face that shows.
    pub(crate) fn set_steps(&mut self, unit: UnitId, steps: u8) {
        self.with_zoc_of(unit, |it| it.steps = steps);
    }

    /// Changes something of a unit on which its zone of control depends.
    pub(crate) fn with_zoc_of(&mut self, unit: UnitId, change: impl FnOnce(&mut UnitState)) {
        let hex = self.unit(unit).hex();
        if let Some(hex) = hex {
            self.change_zoc(unit, hex, -1);
        }
        change(self.unit_mut(unit));
        if let Some(hex) = hex {
            self.change_zoc(unit, hex, 1);
            self.keep_top_unit(hex);
        }
    }

    /// [SCS 2.0b] Adds or takes away a unit's zone of control round a hex.
    fn change_zoc(&mut self, unit: UnitId, hex: HexId, by: i8) {
        if !self.has_zoc(unit) {
            return;
        }
        let class = usize::from(self.scenario.unit(unit).class);
        let reach = self.scenario.tables[class].reach[usize::from(hex.0)];
        let row = self.scenario.map.grid.neighbor_row(hex);
        self.derived.change_zoc(self.scenario.side_of(unit), row, reach, by);
    }
}
