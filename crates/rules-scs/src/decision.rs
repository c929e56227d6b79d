//! What a side is asked, and what it may answer.

use hexgrid::HexId;
use kernel::words::Verbs;

use crate::scenario::Scenario;
use crate::state::{CombatKind, Side, UnitId};

/// What a side is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decision {
    /// [SCS 0.7.1A] Where to set up a unit.
    SetUp {
        /// The unit.
        unit: UnitId,
    },
    /// [SCS 4.0c] How the stacks of the set-up lie.
    SetUpStacks,
    /// [SCS 5.0M] Where a reinforcement enters.
    Arrive {
        /// The unit.
        unit: UnitId,
    },
    /// [SCS 3.1a] Which unit moves next, or the end of the phase.
    ChooseMover,
    /// [SCS 3.1N] How the moving units go on.
    Move {
        /// Where they are.
        hex: HexId,
    },
    /// [SCS 7.0G] Which hex is attacked next, or the end of the phase.
    ChooseTarget,
    /// [SCS 7.2bA] Who attacks it.
    ChooseAttackers {
        /// The hex.
        target: HexId,
    },
    /// [SCS 7.0I] How the defender responds, in games that let him.
    React {
        /// The hex attacked.
        target: HexId,
    },
    /// [SCS 7.0J] The roll of the dice.
    Roll {
        /// The hex attacked.
        target: HexId,
        /// Attack or overrun.
        kind: CombatKind,
    },
    /// [SCS 9.2A] How many retreat hexes are taken as steps instead.
    Convert {
        /// The hexes of the result.
        hexes: u8,
    },
    /// [SCS 8.0c] Which unit loses the next step of a result.
    LoseStep {
        /// Steps still to lose.
        left: u8,
    },
    /// [SCS 9.1a] Where a group retreats.
    Retreat {
        /// Where it is.
        hex: HexId,
        /// Hexes still to go.
        left: u8,
    },
    /// [SCS 9.0bB, 9.0dB] Which unit of a retreating group loses a step.
    LoseInRetreat {
        /// Where it is.
        hex: HexId,
        /// Steps still to lose.
        left: u8,
    },
    /// [SCS 10.0N] Which unit advances.
    Advance {
        /// The vacated hex.
        hex: HexId,
    },
    /// [SCS 10.0R] Where an advancing unit goes on to.
    GoOn {
        /// The unit.
        unit: UnitId,
        /// Hexes it may still go.
        left: u8,
    },
    /// [SCS 4.0c] Which unit lies on top of a stack that the enemy's turn has changed.
    Restack {
        /// The hex.
        hex: HexId,
    },
    /// [SCS 4.0aB] Which unit of an overstacked hex is eliminated.
    Overstacked {
        /// The hex.
        hex: HexId,
    },
}

/// What it may answer: one small step.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Verbs)]
#[verbs(scenario = Scenario)]
pub enum Action {
    /// [SCS 0.7.1A, 5.0M] Sets up a unit or a reinforcement here.
    #[verb("place")]
    Place(HexId),
    /// [SCS 4.0c] Puts a unit on top of its stack.
    #[verb("top")]
    Top(UnitId),
    /// Nothing more to arrange, to add or to advance.
    #[verb("done")]
    Done,
    /// [SCS 3.1O] Begins to move a unit.
    #[verb("select")]
    Select(UnitId),
    /// [SCS 3.1O, 7.2bA] Adds a unit to the moving stack, or to the attack.
    #[verb("add")]
    Add(UnitId),
    /// [SCS 3.1d, 7.2bA] Leaves a unit of the moving stack behind, whose move is then over; or
    /// takes it out of the planned attack.
    #[verb("drop")]
    Drop(UnitId),
    /// [SCS 3.1N] Moves the selected units one hex.
    #[verb("move")]
    Move(HexId),
    /// [SCS 6.0S] Announces an overrun of a hex.
    #[verb("overrun")]
    Overrun(HexId),
    /// [SCS 0.3A] Leaves the map.
    #[verb("exit")]
    Exit,
    /// [SCS 3.1a] Ends the move of the selected units.
    #[verb("stop")]
    Stop,
    /// [SCS 7.0F] Begins to plan an attack on a hex.
    #[verb("attack")]
    Attack(HexId),
    /// [SCS 6.1f] Puts an air point into the attack, in games that have them.
    #[verb("air")]
    Air,
    /// [SCS 6.1f, 7.0I] Fires a unit's barrage, in games that have it.
    #[verb("barrage")]
    Barrage(UnitId),
    /// [SCS 0.10E] Announces the attack.
    #[verb("announce")]
    Announce,
    /// [SCS 7.2a] Gives the planned attack up.
    #[verb("cancel")]
    Cancel,
    /// [SCS 7.0J] Rolls the dice.
    #[verb("roll")]
    Roll,
    /// [SCS 9.2A] Takes so many retreat hexes as steps.
    #[verb("convert")]
    Convert(u8),
    /// [SCS 8.0c] Loses a step.
    #[verb("lose")]
    Lose(UnitId),
    /// [SCS 9.1a] Retreats the group one hex.
    #[verb("retreat")]
    Retreat(HexId),
    /// [SCS 9.0e] Sends a unit of the retreating group another way.
    #[verb("split")]
    Split(UnitId),
    /// [SCS 9.0bA] Stays where no retreat is possible, and loses steps for it.
    #[verb("stand")]
    Stand,
    /// [SCS 10.0Q] Advances a unit into the vacated hex.
    #[verb("advance")]
    Advance(UnitId),
    /// [SCS 10.0R] Advances one hex farther.
    #[verb("go")]
    GoOn(HexId),
    /// [SCS 10.0N] Ends a unit's advance.
    #[verb("halt")]
    Halt,
    /// [SCS 4.0aB] Eliminates a unit in excess.
    #[verb("eliminate")]
    Eliminate(UnitId),
    /// [SCS 1.0B] Ends the phase.
    #[verb("end")]
    End,
}

/// What an answer is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum About {
    /// A hex.
    Hex(HexId),
    /// A unit.
    Unit(UnitId),
    /// A number.
    Number(u8),
    /// Nothing: the verb stands alone.
    Nothing,
}

impl Action {
    /// What the verb is about.
    pub fn about(self) -> About {
        match self {
            Self::Place(hex)
            | Self::Move(hex)
            | Self::Overrun(hex)
            | Self::Attack(hex)
            | Self::Retreat(hex)
            | Self::GoOn(hex) => About::Hex(hex),
            Self::Top(unit)
            | Self::Select(unit)
            | Self::Add(unit)
            | Self::Drop(unit)
            | Self::Barrage(unit)
            | Self::Lose(unit)
            | Self::Split(unit)
            | Self::Advance(unit)
            | Self::Eliminate(unit) => About::Unit(unit),
            Self::Convert(hexes) => About::Number(hexes),
            Self::Done
            | Self::Exit
            | Self::Stop
            | Self::Air
            | Self::Announce
            | Self::Cancel
            | Self::Roll
            | Self::Stand
            | Self::Halt
            | Self::End => About::Nothing,
        }
    }
}

impl Decision {
    /// [SCS 0.10E, 7.1C] Whether it is part of a combat that has been announced.
    pub(crate) fn follows_announcement(self) -> bool {
        match self {
            Self::React { .. }
            | Self::Roll { .. }
            | Self::Convert { .. }
            | Self::LoseStep { .. }
            | Self::Retreat { .. }
            | Self::LoseInRetreat { .. }
            | Self::Advance { .. }
            | Self::GoOn { .. } => true,
            Self::SetUp { .. }
            | Self::SetUpStacks
            | Self::Arrive { .. }
            | Self::ChooseMover
            | Self::Move { .. }
            | Self::ChooseTarget
            | Self::ChooseAttackers { .. }
            | Self::Restack { .. }
            | Self::Overstacked { .. } => false,
        }
    }
}

/// Who is asked what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Question {
    pub(crate) side: Side,
    pub(crate) decision: Decision,
}
