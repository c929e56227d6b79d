//! What a side is asked, and what it may answer.

use hexgrid::HexId;
use kernel::NotAnAction;

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
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Action {
    /// [SCS 0.7.1A, 5.0M] Sets up a unit or a reinforcement here.
    Place(HexId),
    /// [SCS 4.0c] Puts a unit on top of its stack.
    Top(UnitId),
    /// Nothing more to arrange, to add or to advance.
    Done,
    /// [SCS 3.1O] Begins to move a unit.
    Select(UnitId),
    /// [SCS 3.1O, 7.2bA] Adds a unit to the moving stack, or to the attack.
    Add(UnitId),
    /// [SCS 3.1d] Leaves a unit of the moving stack behind; its move is over.
    Drop(UnitId),
    /// [SCS 3.1N] Moves the selected units one hex.
    Move(HexId),
    /// [SCS 6.0S] Announces an overrun of a hex.
    Overrun(HexId),
    /// [SCS 0.3A] Leaves the map.
    Exit,
    /// [SCS 3.1a] Ends the move of the selected units.
    Stop,
    /// [SCS 7.0F] Begins to plan an attack on a hex.
    Attack(HexId),
    /// [SCS 6.1f] Puts an air point into the attack, in games that have them.
    Air,
    /// [SCS 6.1f, 7.0I] Fires a unit's barrage, in games that have it.
    Barrage(UnitId),
    /// [SCS 0.10E] Announces the attack.
    Announce,
    /// [SCS 7.0J] Rolls the dice.
    Roll,
    /// [SCS 9.2A] Takes so many retreat hexes as steps.
    Convert(u8),
    /// [SCS 8.0c] Loses a step.
    Lose(UnitId),
    /// [SCS 9.1a] Retreats the group one hex.
    Retreat(HexId),
    /// [SCS 9.0e] Sends a unit of the retreating group another way.
    Part(UnitId),
    /// [SCS 9.0bA] Stays where no retreat is possible, and loses steps for it.
    Stand,
    /// [SCS 10.0Q] Advances a unit into the vacated hex.
    Advance(UnitId),
    /// [SCS 10.0R] Advances one hex farther.
    GoOn(HexId),
    /// [SCS 10.0N] Ends a unit's advance.
    Halt,
    /// [SCS 4.0aB] Eliminates a unit in excess.
    Eliminate(UnitId),
    /// [SCS 1.0B] Ends the phase.
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
    /// The verb, as it is written.
    pub fn verb(self) -> &'static str {
        match self {
            Self::Place(_) => "place",
            Self::Top(_) => "top",
            Self::Done => "done",
            Self::Select(_) => "select",
            Self::Add(_) => "add",
            Self::Drop(_) => "drop",
            Self::Move(_) => "move",
            Self::Overrun(_) => "overrun",
            Self::Exit => "exit",
            Self::Stop => "stop",
            Self::Attack(_) => "attack",
            Self::Air => "air",
            Self::Barrage(_) => "barrage",
            Self::Announce => "announce",
            Self::Roll => "roll",
            Self::Convert(_) => "convert",
            Self::Lose(_) => "lose",
            Self::Retreat(_) => "retreat",
            Self::Part(_) => "part",
            Self::Stand => "stand",
            Self::Advance(_) => "advance",
            Self::GoOn(_) => "go",
            Self::Halt => "halt",
            Self::Eliminate(_) => "eliminate",
            Self::End => "end",
        }
    }

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
            | Self::Part(unit)
            | Self::Advance(unit)
            | Self::Eliminate(unit) => About::Unit(unit),
            Self::Convert(hexes) => About::Number(hexes),
            Self::Done
            | Self::Exit
            | Self::Stop
            | Self::Air
            | Self::Announce
            | Self::Roll
            | Self::Stand
            | Self::Halt
            | Self::End => About::Nothing,
        }
    }

    /// Writes the action: the verb, and what it is about.
    pub fn text(self, scenario: &Scenario) -> String {
        let about = match self.about() {
            About::Hex(hex) => scenario.number(hex),
            About::Unit(unit) => scenario.unit(unit).id.clone(),
            About::Number(number) => number.to_string(),
            About::Nothing => return self.verb().into(),
        };
        format!("{} {about}", self.verb())
    }

    /// Reads an action; the inverse of [`Action::text`].
    pub fn read(text: &str, scenario: &Scenario) -> Result<Self, NotAnAction> {
        let fault = |why: String| NotAnAction { text: text.into(), why };
        let (verb, about) = text.split_once(' ').map_or((text, None), |(v, a)| (v, Some(a)));
        let hex = || {
            let number = about.ok_or_else(|| fault(format!("{verb} needs a hex")))?;
            let found = scenario.map.grid.find(number);
            found.ok_or_else(|| fault(format!("there is no hex {number} on the map")))
        };
        let unit = || {
            let id = about.ok_or_else(|| fault(format!("{verb} needs a unit")))?;
            let found = scenario.find_unit(id);
            found.ok_or_else(|| fault(format!("there is no unit {id} in the roster")))
        };
        let number = || {
            let digits = about.ok_or_else(|| fault(format!("{verb} needs a number")))?;
            let read = digits.parse::<u8>().ok().filter(|it| it.to_string() == digits);
            read.ok_or_else(|| fault(format!("{digits} is no number")))
        };
        let alone = |action: Self| match about {
            None => Ok(action),
            Some(_) => Err(fault(format!("{verb} stands alone"))),
        };
        match verb {
            "place" => hex().map(Self::Place),
            "top" => unit().map(Self::Top),
            "done" => alone(Self::Done),
            "select" => unit().map(Self::Select),
            "add" => unit().map(Self::Add),
            "drop" => unit().map(Self::Drop),
            "move" => hex().map(Self::Move),
            "overrun" => hex().map(Self::Overrun),
            "exit" => alone(Self::Exit),
            "stop" => alone(Self::Stop),
            "attack" => hex().map(Self::Attack),
            "air" => alone(Self::Air),
            "barrage" => unit().map(Self::Barrage),
            "announce" => alone(Self::Announce),
            "roll" => alone(Self::Roll),
            "convert" => number().map(Self::Convert),
            "lose" => unit().map(Self::Lose),
            "retreat" => hex().map(Self::Retreat),
            "part" => unit().map(Self::Part),
            "stand" => alone(Self::Stand),
            "advance" => unit().map(Self::Advance),
            "go" => hex().map(Self::GoOn),
            "halt" => alone(Self::Halt),
            "eliminate" => unit().map(Self::Eliminate),
            "end" => alone(Self::End),
            _ => Err(fault("no such verb; the prompt lists every answer".into())),
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
