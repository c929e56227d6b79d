//! The parts of a scenario card, each a small checked value.

use catalog::{Bilingual, SideName};
use hexgrid::HexId;

use crate::charts::HalfMp;
use crate::series::numbers::Ratio;
use crate::state::{Phase, Place, Side, UnitId};

/// One of the two players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SideInfo {
    /// Short name: the seat.
    pub id: String,
    /// Name in both languages.
    pub name: SideName,
    /// Color of its counters.
    pub color: String,
}

/// [SCS 4.0M] What the stacking limit counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StackingMeasure {
    /// Every unit counts one.
    Units,
    /// Every step left counts one.
    Steps,
    /// The stacking points printed on the counter.
    Points,
}

/// [SCS 4.0M] The stacking limit of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stacking {
    /// What is counted.
    pub measure: StackingMeasure,
    /// The limit by terrain, already resolved for every kind of hex.
    pub limits: Vec<u8>,
    /// Kinds of units that do not count.
    pub exempt: Vec<String>,
}

/// [SCS 12.2A] What being out of supply does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OutOfSupply {
    /// Multiplies the attack strength.
    pub attack: Ratio,
    /// Multiplies the defense strength.
    pub defense: Ratio,
    /// Multiplies the movement allowance.
    pub movement: Ratio,
    /// [SCS 2.0aA] Whether the unit keeps its zone of control.
    pub keeps_zoc: bool,
}

/// [SCS 12.1aE] Supply as the game has it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Supply {
    /// Sources by side.
    pub sources: [Vec<HexId>; 2],
    /// [SCS 12.0C] Longest line in hexes, if the game limits it.
    pub max_length: Option<u16>,
    /// Effects.
    pub out_of_supply: OutOfSupply,
}

/// [SCS 0.7] Where a unit starts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WhereToSetUp {
    /// In this hex.
    At(HexId),
    /// In any of these hexes, at the owner's choice.
    Zone(Vec<HexId>),
    /// Not at all: it arrives later.
    Later,
    /// Off the map for good: destroyed, or exited.
    Off(Place),
}

/// How one unit enters play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StartUnit {
    /// Where.
    pub place: WhereToSetUp,
    /// Steps it has; `None` for all.
    pub steps: Option<u8>,
    /// Half movement points already spent in the phase play starts in.
    pub spent: HalfMp,
    /// State flags it starts with.
    pub flags: crate::state::Flags,
    /// [SCS 2.1b] The hex it began the phase in; `None` for the one it stands in.
    pub began: Option<HexId>,
}

/// Whether an arrival's hexes lie on the edge of the map or inside.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ArrivalKind {
    /// [SCS 5.0cB]
    Edge,
    /// [SCS 5.0cD]
    Interior,
}

/// [SCS 5.0M] Reinforcements.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Arrival {
    /// Turn of entry.
    pub turn: u16,
    /// Who they are, in order.
    pub units: Vec<UnitId>,
    /// Where they may enter.
    pub entry: Vec<HexId>,
    /// What the entry hexes are.
    pub kind: ArrivalKind,
}

/// What a victory count goes by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Per {
    /// Whole units.
    Unit,
    /// Steps.
    Step,
}

/// What points are given for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PointsFor {
    /// [SCS 13.0A] The scoring side controls this hex.
    Control(HexId),
    /// [SCS 3.3cA] Losses of this side.
    Destroyed(Side, Per),
    /// Units of this side that left the map where the game allows it.
    Exited(Side, Per),
}

/// One line of the victory schedule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Points {
    /// What for.
    pub what: PointsFor,
    /// How many for the scoring side; may be negative.
    pub points: i32,
}

/// One level of victory.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Level {
    /// The least score it needs; `None` for the last one.
    pub at_least: Option<i32>,
    /// Who wins; `None` for a draw.
    pub winner: Option<Side>,
    /// What it is called.
    pub result: Bilingual,
}

/// A victory that ends the game at the end of a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SuddenDeath {
    /// Who wins.
    pub side: Side,
    /// The hexes he must control, all of them.
    pub controls: Vec<HexId>,
    /// What it is called.
    pub result: Bilingual,
}

/// How the game is won.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Victory {
    /// The side whose points are counted.
    pub score_of: Side,
    /// The schedule.
    pub points: Vec<Points>,
    /// Levels, best for the scoring side first.
    pub levels: Vec<Level>,
    /// Victories before the end.
    pub sudden: Vec<SuddenDeath>,
}

/// [SCS 0.3A] Hexes from which a side may leave the map.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Exit {
    /// Who.
    pub side: Side,
    /// From where.
    pub hexes: Vec<HexId>,
}

/// [SCS 1.0K] A phase the game leaves out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Skip {
    /// In which turn.
    pub turn: u16,
    /// In whose player turn.
    pub side: Side,
    /// Which phase.
    pub phase: Phase,
}

/// [SCS 0.2B, 9.0b] What happens to a retreat whose only way leads off the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RetreatOffMap {
    /// The stack stays and loses a step for each missing hex.
    Losses,
    /// The stack is forced off the map and destroyed.
    Destroyed,
}

/// Where play starts, and what has happened there already.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Start {
    /// In this turn.
    pub turn: u16,
    /// In this phase; set-up for a whole game.
    pub phase: Phase,
    /// In this side's player turn; in the set-up: this side sets up.
    pub side: Side,
    /// [SCS 4.0c] Whether stacks lie exactly as they are listed.
    pub as_listed: bool,
    /// [SCS 1.0E] Whether the reinforcements of this Movement Phase have been placed, or wait.
    pub arrivals_over: bool,
    /// [SCS 5.0cC] Reinforcements whose group has found its entry blocked in this Movement Phase.
    pub blocked: Vec<UnitId>,
    /// [SCS 6.1bA] Hexes overrun in this phase.
    pub overrun: Vec<HexId>,
    /// [SCS 7.2a] How often planned attacks were trimmed or given up in this phase.
    pub plans_changed: u8,
    /// [SCS 4.0aA, 4.0aE] Hexes of the moving side that hold more than they may at its end.
    pub overstacked: Vec<HexId>,
    /// [SCS 4.0aF] Overstacks made by retreats.
    pub tolerated: Vec<Tolerated>,
    /// Air points left by side, in games that have them; `None` for those of the turn.
    pub air: [Option<u8>; 2],
}

impl Start {
    /// [SCS 5.0M] Whether a side's Movement Phase of a turn has begun.
    pub fn has_come(&self, turn: u16, side: Side) -> bool {
        self.phase != Phase::SetUp && (turn, side) <= (self.turn, self.side)
    }
}

/// [SCS 4.0aF] An overstack made by a retreat before play starts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tolerated {
    /// Where.
    pub hex: HexId,
    /// What the hex may hold for the time being; `None` for what it holds.
    pub load: Option<u16>,
    /// Made in the owner's Movement Phase in progress.
    pub fresh: bool,
}
