//! What happened.

use core::fmt;

use canon::Digest;
use hexgrid::HexId;

use crate::charts::{Cell, HalfMp, Odds};
use crate::series::numbers::Ratio;
use crate::state::{CombatKind, Phase, Side, UnitId};

/// [SCS 7.1A] What a combat brings: a cell of the table, and who attacks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RollResult {
    /// Who attacks.
    pub attacker: Side,
    /// The cell.
    pub cell: Cell,
}

impl fmt::Display for RollResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.cell.fmt(f)
    }
}

/// Why a unit lost a step or was destroyed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub enum Cause {
    /// [SCS 8.0c] A result of the table, or a converted retreat hex.
    Result,
    /// [SCS 9.0d] Entered an enemy zone of control in retreat.
    EnemyZone,
    /// [SCS 9.0bA] A retreat hex could not be made.
    NoRetreat,
    /// [SCS 4.0aB] Stood in an overstacked hex.
    Overstacked,
    /// [SCS 0.2B] Was forced off the map.
    OffMap,
}

/// How the totals of a combat came to a column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reckoning {
    /// The attacker's total.
    pub attack: Ratio,
    /// The defender's total.
    pub defense: Ratio,
    /// The odds before shifts; `None` when a total is nothing.
    pub odds: Option<Odds>,
    /// Net shift of columns.
    pub shift: i8,
    /// The final column; `None` below the left end.
    pub column: Option<u8>,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// [SCS 0.7] A unit was set up.
    SetUp {
        /// Who.
        unit: UnitId,
        /// Where.
        hex: HexId,
    },
    /// [SCS 1.0A] A player turn began.
    TurnBegan {
        /// Game turn.
        turn: u16,
        /// Whose.
        side: Side,
    },
    /// [SCS 1.0B] A phase began.
    PhaseBegan {
        /// Whose.
        side: Side,
        /// Which.
        phase: Phase,
    },
    /// [SCS 1.0K] The game leaves a phase out.
    PhaseSkipped {
        /// Whose.
        side: Side,
        /// Which.
        phase: Phase,
    },
    /// [SCS 5.0M] A reinforcement entered.
    Arrived {
        /// Who.
        unit: UnitId,
        /// Where.
        hex: HexId,
    },
    /// [SCS 5.0cA] A reinforcement found every hex blocked.
    Waits {
        /// Who.
        unit: UnitId,
    },
    /// [SCS 4.0c] A unit was put on top of its stack.
    Restacked {
        /// Who.
        unit: UnitId,
        /// Where.
        hex: HexId,
    },
    /// [SCS 3.1N] Units moved one hex.
    Moved {
        /// Who, from the bottom to the top.
        units: Vec<UnitId>,
        /// From where.
        from: HexId,
        /// To where.
        to: HexId,
        /// What the slowest of them paid, in half points.
        cost: HalfMp,
    },
    /// [SCS 0.3A] Units left the map where the game allows it.
    Exited {
        /// Who.
        units: Vec<UnitId>,
        /// From where.
        from: HexId,
    },
    /// [SCS 0.10E] An attack or overrun was announced.
    Announced {
        /// Attack or overrun.
        kind: CombatKind,
        /// The defender's hex.
        target: HexId,
        /// How many units attack from each hex.
        from: Vec<(HexId, u8)>,
        /// Air points put in.
        air: u8,
        /// Barrage points put in.
        barrage: u8,
    },
    /// [SCS 6.1f] Air points were put in.
    AirCommitted {
        /// By whom.
        side: Side,
        /// How many are in now.
        points: u8,
    },
    /// [SCS 6.1f] A barrage was fired.
    Barraged {
        /// By whom.
        unit: UnitId,
        /// At which hex.
        target: HexId,
    },
    /// [SCS 7.2a] A planned attack was given up, and its support taken back.
    GaveUp {
        /// By whom.
        side: Side,
        /// On which hex.
        target: HexId,
    },
    /// [SCS 7.0H] Attackers and defenders were shown.
    Revealed {
        /// Who attacks.
        attackers: Vec<UnitId>,
        /// Who defends.
        defenders: Vec<UnitId>,
    },
    /// [SCS 7.4A] The odds were reckoned.
    Reckoned(Reckoning),
    /// [SCS 7.0J] The dice fell.
    Rolled {
        /// The faces.
        faces: [u8; 2],
    },
    /// [SCS 7.0K] The result.
    Resulted {
        /// Who attacks.
        attacker: Side,
        /// The cell; the automatic loss of one step below the left column is `A1`.
        cell: Cell,
        /// The column and the reading of the dice it stands at; none if no dice were rolled.
        read_at: Option<(u8, u8)>,
    },
    /// [SCS 9.2A] Retreat hexes were taken as steps.
    Converted {
        /// By whom.
        side: Side,
        /// How many.
        hexes: u8,
    },
    /// [SCS 8.0M] A unit lost a step.
    LostStep {
        /// Who.
        unit: UnitId,
        /// Steps left.
        left: u8,
        /// Why.
        cause: Cause,
    },
    /// [SCS 8.0N] A unit was destroyed.
    Destroyed {
        /// Who.
        unit: UnitId,
        /// Where.
        hex: HexId,
        /// Why.
        cause: Cause,
    },
    /// [SCS 9.0a] Units retreated one hex.
    Retreated {
        /// Who, from the bottom to the top.
        units: Vec<UnitId>,
        /// From where.
        from: HexId,
        /// To where.
        to: HexId,
    },
    /// [SCS 9.0bA] Units could not retreat any farther.
    Stood {
        /// Who.
        units: Vec<UnitId>,
        /// Where.
        hex: HexId,
        /// Hexes missing.
        missing: u8,
    },
    /// [SCS 10.0Q] A unit advanced one hex.
    Advanced {
        /// Who.
        unit: UnitId,
        /// From where.
        from: HexId,
        /// To where.
        to: HexId,
    },
    /// [SCS 12.0A] A unit was found out of supply.
    OutOfSupply {
        /// Who.
        unit: UnitId,
    },
    /// [SCS 12.0B] A unit is supplied again.
    Supplied {
        /// Who.
        unit: UnitId,
    },
    /// The game is over.
    Ended,
}
