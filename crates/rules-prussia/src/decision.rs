//! What an army is asked, and what it may answer.

use hexgrid::HexId;
use kernel::NotAnAction;

use crate::scenario::Scenario;
use crate::state::{Army, GroupId, LeaderId, UnitId, WingId};

/// A unit or a leader.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
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
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Sets a piece up here.
    Place(HexId),
    /// [M-4] Sets everything up at once.
    Quick,
    /// Tries.
    Attempt,
    /// Does not.
    Hold,
    /// Becomes active.
    Activate,
    /// [PG 23.4b] Claims so much morale.
    Claim(u8),
    /// [PG 7.3.2a] Deploys a wing.
    Deploy(WingId),
    /// [PG 14.2b] Helps a wing, and the artillery with the leader.
    Help(WingId),
    /// [PG 6.2.1b] Helps the artillery with the leader alone.
    HelpGuns,
    /// Takes a unit in.
    Add(UnitId),
    /// That is all.
    Done,
    /// [PG 8.2d] Makes the rout move of a unit.
    Run(UnitId),
    /// [PG 8.4a] Retreats into a hex.
    Retreat(HexId),
    /// [PG 8.2e] Retreats off the map.
    Off,
    /// [PG 8.4d] Goes along.
    Follow,
    /// [PG 8.4d] Stays.
    Stay,
    /// [PG 7.0a] Moves a piece.
    Select(Piece),
    /// [PG 7.3a] Forms a wing into column.
    Column(WingId),
    /// [PG 3.4d] Puts a unit on top of its stack.
    Top(UnitId),
    /// [PG 7.0c] Moves into a hex.
    Move(HexId),
    /// Ends the move.
    Stop,
    /// [PG 10.2k] Leaves the map.
    Exit,
    /// [K-67] Lies at this place of the stack, 1 at the bottom.
    At(u8),
    /// Names a hex as target.
    Target(HexId),
    /// Names a hex that fires or attacks.
    From(HexId),
    /// Rolls.
    Roll,
    /// [PG 11.1.1a] Loses a level of a unit.
    Lose(UnitId),
    /// [PG 11.1.3b] A unit falls back.
    Fall(UnitId),
    /// [PG 11.3.5a] A unit surrenders.
    Yield(UnitId),
    /// [PG 17a] A unit tries to rally.
    Rally(UnitId),
    /// [PG 19.1a] Attacks a hex.
    Attack(HexId),
    /// [PG 19.1a] Everything is named.
    Announce,
    /// [PG 19.4a] This unit leads.
    Lead(UnitId),
    /// [PG 19.5a] The terrain of these hexes counts: attacker, defender.
    Pair(HexId, HexId),
    /// [PG 19.9a] A piece advances.
    Advance(Piece),
    /// [PG 19.10b] A unit advances one hex more.
    Onward(UnitId, HexId),
    /// [PG 19.10c] Lays a Momentum marker on a hex.
    Mark(HexId),
    /// [PG 10.2f] A unit that failed its check retreats.
    Check(UnitId),
    /// Ends the phase.
    End,
}

/// Verbs that stand alone.
const BARE: [(&str, Action); 14] = [
    ("quick", Action::Quick),
    ("attempt", Action::Attempt),
    ("hold", Action::Hold),
    ("activate", Action::Activate),
    ("help-guns", Action::HelpGuns),
    ("done", Action::Done),
    ("off", Action::Off),
    ("follow", Action::Follow),
    ("stay", Action::Stay),
    ("stop", Action::Stop),
    ("exit", Action::Exit),
    ("roll", Action::Roll),
    ("announce", Action::Announce),
    ("end", Action::End),
];

/// A verb, and the answer it makes of what it is about.
type Verb<T> = (&'static str, fn(T) -> Action);

/// Verbs about a hex.
const OF_HEX: [Verb<HexId>; 7] = [
    ("place", Action::Place),
    ("retreat", Action::Retreat),
    ("move", Action::Move),
    ("target", Action::Target),
    ("from", Action::From),
    ("attack", Action::Attack),
    ("mark", Action::Mark),
];

/// Verbs about a unit.
const OF_UNIT: [Verb<UnitId>; 9] = [
    ("add", Action::Add),
    ("run", Action::Run),
    ("top", Action::Top),
    ("lose", Action::Lose),
    ("fall-back", Action::Fall),
    ("yield", Action::Yield),
    ("rally", Action::Rally),
    ("lead", Action::Lead),
    ("check", Action::Check),
];

/// Verbs about a wing.
const OF_WING: [Verb<WingId>; 3] =
    [("deploy", Action::Deploy), ("help", Action::Help), ("column", Action::Column)];

/// Verbs about a piece.
const OF_PIECE: [Verb<Piece>; 2] = [("select", Action::Select), ("advance", Action::Advance)];

/// Verbs about a number.
const OF_NUMBER: [Verb<u8>; 2] = [("claim", Action::Claim), ("at", Action::At)];

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
    /// The verb, as it is written.
    pub fn verb(self) -> &'static str {
        match self {
            Self::Place(_) => "place",
            Self::Quick => "quick",
            Self::Attempt => "attempt",
            Self::Hold => "hold",
            Self::Activate => "activate",
            Self::Claim(_) => "claim",
            Self::Deploy(_) => "deploy",
            Self::Help(_) => "help",
            Self::HelpGuns => "help-guns",
            Self::Add(_) => "add",
            Self::Done => "done",
            Self::Run(_) => "run",
            Self::Retreat(_) => "retreat",
            Self::Off => "off",
            Self::Follow => "follow",
            Self::Stay => "stay",
            Self::Select(_) => "select",
            Self::Column(_) => "column",
            Self::Top(_) => "top",
            Self::Move(_) => "move",
            Self::Stop => "stop",
            Self::Exit => "exit",
            Self::At(_) => "at",
            Self::Target(_) => "target",
            Self::From(_) => "from",
            Self::Roll => "roll",
            Self::Lose(_) => "lose",
            Self::Fall(_) => "fall-back",
            Self::Yield(_) => "yield",
            Self::Rally(_) => "rally",
            Self::Attack(_) => "attack",
            Self::Announce => "announce",
            Self::Lead(_) => "lead",
            Self::Pair(..) => "pair",
            Self::Advance(_) => "advance",
            Self::Onward(..) => "onward",
            Self::Mark(_) => "mark",
            Self::Check(_) => "check",
            Self::End => "end",
        }
    }

    /// What the verb is about.
    pub fn about(self) -> About {
        match self {
            Self::Place(hex)
            | Self::Retreat(hex)
            | Self::Move(hex)
            | Self::Target(hex)
            | Self::From(hex)
            | Self::Attack(hex)
            | Self::Mark(hex) => About::Hex(hex),
            Self::Add(unit)
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
            Self::Claim(number) | Self::At(number) => About::Number(number),
            Self::Pair(attacker, defender) => About::Hexes(attacker, defender),
            Self::Onward(unit, hex) => About::UnitTo(unit, hex),
            Self::Quick
            | Self::Attempt
            | Self::Hold
            | Self::Activate
            | Self::HelpGuns
            | Self::Done
            | Self::Off
            | Self::Follow
            | Self::Stay
            | Self::Stop
            | Self::Exit
            | Self::Roll
            | Self::Announce
            | Self::End => About::Nothing,
        }
    }

    /// The text of an action.
    pub fn text(self, scenario: &Scenario) -> String {
        let verb = self.verb();
        let hex = |it: HexId| scenario.field.label(it);
        let unit = |it: UnitId| &scenario.unit(it).id;
        match self.about() {
            About::Hex(it) => format!("{verb} {}", hex(it)),
            About::Hexes(a, b) => format!("{verb} {} {}", hex(a), hex(b)),
            About::Unit(it) | About::Piece(Piece::Unit(it)) => format!("{verb} {}", unit(it)),
            About::UnitTo(it, to) => format!("{verb} {} {}", unit(it), hex(to)),
            About::Wing(it) => format!("{verb} {}", scenario.wing(it).id),
            About::Piece(Piece::Leader(it)) => format!("{verb} {}", scenario.leader(it).id),
            About::Number(it) => format!("{verb} {it}"),
            About::Nothing => verb.to_owned(),
        }
    }

    /// Reads the text of an action.
    pub fn read(text: &str, scenario: &Scenario) -> Result<Self, NotAnAction> {
        let fault = |why: String| NotAnAction { text: text.to_owned(), why };
        if let Some((_, action)) = BARE.iter().find(|it| it.0 == text) {
            return Ok(*action);
        }
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        let hex = |it: &str| {
            let found = scenario.field.grid().find(it);
            found.ok_or_else(|| fault(format!("no hex `{it}`")))
        };
        let unit =
            |it: &str| scenario.find_unit(it).ok_or_else(|| fault(format!("no unit `{it}`")));
        let wing =
            |it: &str| scenario.find_wing(it).ok_or_else(|| fault(format!("no wing `{it}`")));
        let piece = |it: &str| {
            let found = scenario.find_piece(it);
            found.ok_or_else(|| fault(format!("no unit or leader `{it}`")))
        };
        let number = |it: &str| {
            let read = it.parse::<u8>().ok().filter(|read| read.to_string() == it);
            read.ok_or_else(|| fault(format!("`{it}` is no number")))
        };
        let two = || rest.split_once(' ').unwrap_or((rest, ""));
        if let Some((_, make)) = OF_HEX.iter().find(|it| it.0 == verb) {
            return hex(rest).map(make);
        }
        if let Some((_, make)) = OF_UNIT.iter().find(|it| it.0 == verb) {
            return unit(rest).map(make);
        }
        if let Some((_, make)) = OF_WING.iter().find(|it| it.0 == verb) {
            return wing(rest).map(make);
        }
        if let Some((_, make)) = OF_PIECE.iter().find(|it| it.0 == verb) {
            return piece(rest).map(make);
        }
        if let Some((_, make)) = OF_NUMBER.iter().find(|it| it.0 == verb) {
            return number(rest).map(make);
        }
        match verb {
            "pair" => Ok(Self::Pair(hex(two().0)?, hex(two().1)?)),
            "onward" => Ok(Self::Onward(unit(two().0)?, hex(two().1)?)),
            _ => {
                let alone = BARE.iter().map(|it| it.0).chain(OF_HEX.iter().map(|it| it.0));
                let of = OF_UNIT.iter().map(|it| it.0).chain(OF_WING.iter().map(|it| it.0));
                let known = alone.chain(of).chain(["select", "advance", "pair", "onward"]);
                Err(fault(catalog::suggest(verb, known)))
            }
        }
    }
}

/// Who is asked what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Question {
    pub(crate) army: Army,
    pub(crate) decision: Decision,
}
