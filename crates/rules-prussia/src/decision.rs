//! What an army is asked, and what it may answer.

use canon::Digest;
use hexgrid::HexId;
use kernel::words::Verbs;

use crate::scenario::Scenario;
use crate::state::{Army, GroupId, LeaderId, UnitId, WingId};

/// A unit or a leader.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Digest)]
pub enum Piece {
    /// A unit.
    Unit(UnitId),
    /// A leader.
    Leader(LeaderId),
}

/// What an army is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decision {
    /// [PG 22.2e] Where to set up a piece.
    SetUp {
        /// Which.
        piece: Piece,
    },
    /// [PG 22.2e] How the stacks lie, before the first turn.
    Arrange,
    /// A battle that begins in a phase which asks nothing by itself goes on.
    Begin,
    /// [PG 6.1.1a] Whether to try to activate the army.
    Activate,
    /// [PG 23.4a] Whether the Franco-Imperial army activates.
    Advance,
    /// [PG 23.4b] How much morale it claims.
    Claim {
        /// At most.
        most: u8,
    },
    /// [PG 26.3.3b] Where Lacy's wing appears.
    Arrive {
        /// Which piece.
        piece: Piece,
    },
    /// [PG 7.3.2a] Which wings deploy from column.
    Deploy,
    /// [PG 7.3.2b] Which artillery deploys with a wing.
    DeployGuns {
        /// With which.
        wing: WingId,
    },
    /// [PG 14.2b] Whom a special leader helps.
    Help {
        /// Who.
        leader: LeaderId,
    },
    /// [PG 6.2.2f] Which units are led by the Army Commander himself.
    Trace,
    /// [PG 15.1a] Which Routed unit runs next.
    Rout,
    /// [PG 8.4a] Where a unit retreats.
    Retreat {
        /// Who.
        unit: UnitId,
    },
    /// [PG 8.4d] Whether a leader goes with a unit that retreated.
    Follow {
        /// Who.
        leader: LeaderId,
        /// With whom.
        unit: UnitId,
    },
    /// [PG 15.3a] What moves next.
    Order,
    /// [PG 7.3b] Which artillery goes into column with a wing.
    ColumnGuns {
        /// With which.
        wing: WingId,
    },
    /// [PG 7.0a] How a piece moves.
    Move {
        /// Which.
        piece: Piece,
    },
    /// [K-67] Where in the stack a unit lies.
    Stack {
        /// Which.
        unit: UnitId,
    },
    /// [PG 6.1.3a] Whether to try to activate on sight.
    Sight {
        /// The detachment that sees the enemy; `None` for the army itself.
        det: Option<GroupId>,
    },
    /// [PG 13.2b] Whether to pay and be active.
    Accept,
    /// [PG 7.3.3a] Whether a wing tries to deploy before the enemy.
    Forced {
        /// Which.
        wing: WingId,
        /// Before whom.
        mover: UnitId,
    },
    /// [PG 9.1a, 9.2b] [K-129] To which of the nearest hexes with friends a displaced leader goes.
    Displaced {
        /// Who.
        leader: LeaderId,
    },
    /// [PG 16.0b, 18a] What is bombarded next.
    Bombard,
    /// [PG 16.0b] Who fires.
    Firers {
        /// At which hex.
        target: HexId,
    },
    /// [PG 16.2a] The die of a bombardment.
    Shoot {
        /// At which hex.
        target: HexId,
    },
    /// [PG 17a] Which unit tries to rally.
    Rally,
    /// [PG 19.0c] Which combat is fought next.
    Fight,
    /// [PG 19.1a] Which hexes take part.
    Designate,
    /// [PG 19.2a] Whether Fast units retreat before combat.
    Evade {
        /// Out of which hex.
        hex: HexId,
    },
    /// [PG 19.1.1d] Which Support joins the defense.
    Support,
    /// [PG 19.4a] The lead unit.
    Lead,
    /// [PG 19.5a] The hexes whose terrain counts.
    Ground,
    /// [PG 19.6a] The die of a close combat.
    Roll,
    /// [PG 11.1a] How the next LP is satisfied.
    Lose {
        /// LP left.
        left: u8,
    },
    /// [K-90] Who surrenders first.
    Yield,
    /// [PG 11.3.3a] Who wavers first.
    Waver,
    /// [PG 11.3.1a] Which artillery loses a level.
    Star,
    /// [PG 19.9a] Who advances into a hex.
    AdvanceInto {
        /// Which hex.
        hex: HexId,
    },
    /// [PG 19.10a] What is made of the Momentum.
    Momentum,
    /// [PG 19.12.1a] Who charges, and whom.
    Charge,
    /// [PG 10.2f] Which of the units that failed their checks retreats next.
    Check,
}

/// What an army may answer: one small step.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Verbs)]
#[verbs(scenario = Scenario)]
pub enum Action {
    /// Sets a piece up here.
    #[verb("place")]
    Place(HexId),
    /// [M-4] Sets everything up at once.
    #[verb("quick")]
    Quick,
    /// Tries.
    #[verb("attempt")]
    Attempt,
    /// Does not.
    #[verb("hold")]
    Hold,
    /// Becomes active.
    #[verb("activate")]
    Activate,
    /// [PG 23.4b] Claims so much morale.
    #[verb("claim")]
    Claim(u8),
    /// [PG 7.3.2a] Deploys a wing.
    #[verb("deploy")]
    Deploy(WingId),
    /// [PG 14.2b] Helps a wing, and the artillery with the leader.
    #[verb("help")]
    Help(WingId),
    /// [PG 6.2.1b] Helps the artillery with the leader alone.
    #[verb("help-guns")]
    HelpGuns,
    /// Takes a unit in.
    #[verb("add")]
    Add(UnitId),
    /// [PG 16.0b, 19.12.2a] Takes a unit out of what is being planned.
    #[verb("drop")]
    Drop(UnitId),
    /// [PG 19.1a] Takes a hex out of the combat being planned.
    #[verb("without")]
    Without(HexId),
    /// Gives up what is being planned.
    #[verb("cancel")]
    Cancel,
    /// That is all.
    #[verb("done")]
    Done,
    /// [PG 8.2d] Makes the rout move of a unit.
    #[verb("run")]
    Run(UnitId),
    /// [PG 8.4a] Retreats into a hex.
    #[verb("retreat")]
    Retreat(HexId),
    /// [PG 8.2e] Retreats off the map.
    #[verb("retreat-off-map")]
    RetreatOffMap,
    /// [PG 8.4d] Goes along.
    #[verb("follow")]
    Follow,
    /// [PG 8.4d] Stays.
    #[verb("stay")]
    Stay,
    /// [PG 7.0a] Moves a piece.
    #[verb("select")]
    Select(Piece),
    /// [PG 7.3a] Forms a wing into column.
    #[verb("column")]
    Column(WingId),
    /// [PG 3.4d] Puts a unit on top of its stack.
    #[verb("top")]
    Top(UnitId),
    /// [PG 7.0c] Moves into a hex.
    #[verb("move")]
    Move(HexId),
    /// Ends the move.
    #[verb("stop")]
    Stop,
    /// [PG 10.2k] Leaves the map.
    #[verb("exit")]
    Exit,
    /// [K-67] Lies at this place of the stack, 1 at the bottom.
    #[verb("place-at")]
    PlaceAt(u8),
    /// Names a hex as target.
    #[verb("target")]
    Target(HexId),
    /// Names a hex that fires or attacks.
    #[verb("from")]
    From(HexId),
    /// Rolls.
    #[verb("roll")]
    Roll,
    /// [PG 11.1.1a] Loses a level of a unit.
    #[verb("lose")]
    Lose(UnitId),
    /// [PG 11.1.3b] A unit falls back.
    #[verb("fall-back")]
    Fall(UnitId),
    /// [PG 11.3.5a] A unit surrenders.
    #[verb("yield")]
    Yield(UnitId),
    /// [PG 17a] A unit tries to rally.
    #[verb("rally")]
    Rally(UnitId),
    /// [PG 19.1a] Attacks a hex.
    #[verb("attack")]
    Attack(HexId),
    /// [PG 19.1a] Everything is named.
    #[verb("announce")]
    Announce,
    /// [PG 19.4a] This unit leads.
    #[verb("lead")]
    Lead(UnitId),
    /// [PG 19.5a] The terrain of these hexes counts: attacker, defender.
    #[verb("pair")]
    Pair(HexId, HexId),
    /// [PG 19.9a] A piece advances.
    #[verb("advance")]
    Advance(Piece),
    /// [PG 19.10b] A unit advances one hex more.
    #[verb("onward")]
    Onward(UnitId, HexId),
    /// [PG 19.10c] Lays a Momentum marker on a hex.
    #[verb("mark")]
    Mark(HexId),
    /// [PG 10.2f] A unit that failed its check retreats.
    #[verb("check")]
    Check(UnitId),
    /// Ends the phase.
    #[verb("end")]
    End,
}

/// What an answer is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum About {
    /// A hex.
    Hex(HexId),
    /// Two hexes.
    Hexes(HexId, HexId),
    /// A unit.
    Unit(UnitId),
    /// A unit and a hex.
    UnitTo(UnitId, HexId),
    /// A wing.
    Wing(WingId),
    /// A piece.
    Piece(Piece),
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
            | Self::Retreat(hex)
            | Self::Move(hex)
            | Self::Target(hex)
            | Self::From(hex)
            | Self::Attack(hex)
            | Self::Without(hex)
            | Self::Mark(hex) => About::Hex(hex),
            Self::Add(unit)
            | Self::Drop(unit)
            | Self::Run(unit)
            | Self::Top(unit)
            | Self::Lose(unit)
            | Self::Fall(unit)
            | Self::Yield(unit)
            | Self::Rally(unit)
            | Self::Lead(unit)
            | Self::Check(unit) => About::Unit(unit),
            Self::Deploy(wing) | Self::Help(wing) | Self::Column(wing) => About::Wing(wing),
            Self::Select(piece) | Self::Advance(piece) => About::Piece(piece),
            Self::Claim(number) | Self::PlaceAt(number) => About::Number(number),
            Self::Pair(attacker, defender) => About::Hexes(attacker, defender),
            Self::Onward(unit, hex) => About::UnitTo(unit, hex),
            Self::Quick
            | Self::Attempt
            | Self::Hold
            | Self::Activate
            | Self::HelpGuns
            | Self::Cancel
            | Self::Done
            | Self::RetreatOffMap
            | Self::Follow
            | Self::Stay
            | Self::Stop
            | Self::Exit
            | Self::Roll
            | Self::Announce
            | Self::End => About::Nothing,
        }
    }
}

/// Who is asked what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Question {
    pub(crate) army: Army,
    pub(crate) decision: Decision,
}
