//! What a force is asked, and what it may answer.

use hexgrid::{Direction, HexId};
use kernel::words::Verbs;

use crate::act::Mark;
use crate::agenda::Purpose;
use crate::cards::CardId;
use crate::scenario::{MineColor, Scenario, WorkKind};
use crate::state::{ForceId, UnitId};

/// What a force is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decision {
    /// [COH 1.0i] Where to set up a unit.
    SetUp {
        /// Who.
        unit: UnitId,
    },
    /// [COH 1.0i] Everything stands: the first round can begin.
    Begin,
    /// [COH 5.2c] Where a unit looks.
    Face {
        /// Who.
        unit: UnitId,
        /// A hex that must lie before it.
        towards: Option<HexId>,
    },
    /// [COH 12.3b] Where artillery shall land.
    Plot {
        /// Which.
        oba: u8,
    },
    /// [COH card.V08] Whether a unit under artillery moves away.
    CloseCall {
        /// Who.
        unit: UnitId,
    },
    /// [COH 3.2.4b] CAP for the initiative roll.
    Bid,
    /// [COH card.V10] Whether to take the initiative.
    Reputation,
    /// [COH 2.2a] One action, or a pass.
    Turn,
    /// What the chosen units do.
    Plan,
    /// [COH 9.1.1c] Where another member of the group goes.
    Declare {
        /// Who.
        unit: UnitId,
    },
    /// [COH 14.0b] How a vehicle goes on.
    Path {
        /// Who.
        unit: UnitId,
    },
    /// [COH 18.4b] Whether to pay for the wire.
    Hindered {
        /// Who.
        unit: UnitId,
        /// What the roll adds.
        extra: u8,
    },
    /// Whether to go on after a surprise.
    Surprise {
        /// Who.
        unit: UnitId,
    },
    /// [COH 12.0c] Which hex directs the fire.
    Spot {
        /// At which hex.
        target: HexId,
        /// Smoke instead of shells.
        smoke: bool,
    },
    /// [COH 7.7c] Which target is rolled for next.
    Aim,
    /// [COH 3.2.3b] CAP on a roll.
    Roll {
        /// What for.
        purpose: Purpose,
    },
    /// [COH card.12] Whether to keep a roll.
    Keep {
        /// What for.
        purpose: Purpose,
    },
    /// [COH card.V07] Whether a sixth sense warns a unit at the end of the action.
    Sense,
    /// [COH card.V06] Which of the firers is lost.
    Vengeance,
    /// [COH 20.0c] How an aircraft flies on.
    Fly {
        /// Who.
        unit: UnitId,
    },
    /// [COH 20.0b] How high an aircraft comes in.
    Altitude {
        /// Who.
        unit: UnitId,
    },
    /// [COH card.V09] Whether a unit falls back.
    FallBack {
        /// Who.
        unit: UnitId,
    },
}

/// What a card is played on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum On {
    /// Nothing in particular.
    Nothing,
    /// A unit.
    Unit(UnitId),
}

/// Out of which purse a card is paid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Purse {
    /// It is free.
    Free,
    /// [COH 8.1d] AP of the active units.
    Ap,
    /// [COH 8.1e] CAP.
    Cap,
}

/// What a force may answer: one small step.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Verbs)]
#[verbs(scenario = Scenario)]
pub enum Action {
    /// Sets a unit up here.
    #[verb("place")]
    Place(HexId),
    /// [M-21] Sets up at once whoever of the force is still to be set up.
    #[verb("quick")]
    Quick,
    /// Begins the first round.
    #[verb("begin")]
    Begin,
    /// Looks this way.
    #[verb("face")]
    Face(Direction),
    /// [COH 2.2f] Passes.
    #[verb("pass")]
    Pass,
    /// [COH 2.2k] Does nothing for 1 AP or 1 CAP.
    #[verb("stall")]
    Stall(Purse),
    /// [COH 3.0f, 3.0g] Makes the active units spent; another may be activated at once.
    #[verb("rest")]
    Rest,
    /// [COH 3.0a] Acts with a unit from the pool.
    #[verb("use")]
    Use(UnitId),
    /// [COH 3.1a] An opportunity action of a unit.
    #[verb("opportunity")]
    Opportunity(UnitId),
    /// [COH 3.2.2a] A command action of a unit.
    #[verb("command")]
    Command(UnitId),
    /// [COH 8.1c] Plays a card.
    #[verb("card")]
    Play(CardId, On, Purse),
    /// [COH 9.1a] Takes a unit into the group.
    #[verb("join")]
    Join(UnitId),
    /// [COH 9.1a] Takes a unit out of the group again.
    #[verb("take-out")]
    TakeOut(UnitId),
    /// [COH 2.2a] Gives the plan up before anything came of it.
    #[verb("give-up")]
    GiveUp,
    /// [COH 3.2.1a] Puts so many CAP into the price.
    #[verb("cap")]
    Cap(u8),
    /// [COH 5.0b] Moves to a hex.
    #[verb("move")]
    Move(HexId),
    /// [COH 5.0.1c] Moves to a hex with caution.
    #[verb("creep")]
    Creep(HexId),
    /// [COH 14.0c] Goes on to a bonus hex.
    #[verb("continue")]
    Continue(HexId),
    /// [COH 14.0b] Goes no farther.
    #[verb("stop")]
    Stop,
    /// [COH 10.1a] Moves to a hex unseen.
    #[verb("sneak")]
    Sneak(HexId),
    /// [COH 10.2a] Hides in a hex.
    #[verb("hide")]
    Hide(HexId),
    /// [COH 7.0a] Fires at a hex.
    #[verb("fire")]
    Fire(HexId),
    /// [COH 12.0b] Fires at a hex over the heads of others.
    #[verb("lob")]
    Lob(HexId),
    /// [COH 13.1a] Lays smoke in a hex it sees.
    #[verb("smoke")]
    Smoke(HexId),
    /// [COH 13.1a] Lays smoke in a hex that is spotted for it.
    #[verb("lob-smoke")]
    LobSmoke(HexId),
    /// [COH 12.0c] Directs the fire from a hex.
    #[verb("spot")]
    Spot(HexId),
    /// [COH 7.6.3a] Fights in its own hex.
    #[verb("melee")]
    Melee,
    /// [COH 8.2a] Attacks a hex with a weapon card.
    #[verb("strike")]
    Strike(CardId, HexId),
    /// [COH 7.5a] Rallies.
    #[verb("rally")]
    Rally,
    /// [COH 18.1a] Digs in.
    #[verb("dig")]
    Dig,
    /// [COH 18.2m] Goes into the work of its hex.
    #[verb("enter")]
    Enter,
    /// [COH 18.2n] Leaves the work.
    #[verb("leave")]
    Leave,
    /// [COH 17.0c] Loads a unit.
    #[verb("load")]
    Load(UnitId),
    /// [COH 17.0d] Unloads.
    #[verb("unload")]
    Unload,
    /// [COH 5.3a] Turns.
    #[verb("pivot")]
    Pivot(Direction),
    /// [COH 5.1d] Leaves the map.
    #[verb("exit")]
    Exit,
    /// [COH card.40a] Lays mines in a hex.
    #[verb("mine")]
    Mine(MineColor, HexId),
    /// [COH card.41] Clears the mines of a hex.
    #[verb("clear")]
    Clear(HexId),
    /// [COH 7.7c] Rolls for this target next.
    #[verb("target")]
    Target(Mark),
    /// [COH 3.2.3a] Rolls with so many CAP, up or down.
    #[verb("roll")]
    Roll(i8),
    /// Keeps a roll.
    #[verb("keep-roll")]
    KeepRoll,
    /// [COH card.V14] Rolls one die again.
    #[verb("reroll")]
    Reroll(u8),
    /// [COH 18.4a] Pays for the wire.
    #[verb("pay")]
    Pay,
    /// [COH 18.4b] Does not.
    #[verb("refuse")]
    Refuse,
    /// Goes on as planned.
    #[verb("go")]
    GoOn,
    /// Stops.
    #[verb("halt")]
    Halt,
    /// [COH 3.2.4b] Spends so many CAP on the initiative.
    #[verb("bid")]
    Bid(u8),
    /// [COH 12.3b] Has shells land on a hex.
    #[verb("shell")]
    Shell(HexId),
    /// Lets a chance go by.
    #[verb("hold")]
    Hold,
    /// [COH card.V06] Loses this unit.
    #[verb("lose")]
    Lose(UnitId),
    /// [COH 20.0f] Flies forward into a hex.
    #[verb("fly")]
    Fly(HexId),
    /// [COH 20.0g] Turns by one hexside in flight.
    #[verb("bank")]
    Bank(Direction),
    /// [COH 20.1d] Climbs one level.
    #[verb("climb")]
    Climb,
    /// [COH 20.1d] Descends one level.
    #[verb("dive")]
    Dive,
    /// [COH 20.2a] Attacks a hex from the air.
    #[verb("strafe")]
    Strafe(HexId),
    /// [COH 20.4b] Drops so many bombs on a hex.
    #[verb("bomb")]
    Bomb(u8, HexId),
    /// [COH 20.0p] Fires at an aircraft.
    #[verb("flak")]
    Flak(UnitId),
    /// [COH 20.0a] Flies off the map.
    #[verb("fly-off")]
    FlyOff,
    /// [COH 20.0b] Comes in with so many altitude markers.
    #[verb("altitude")]
    Altitude(u8),
    /// [COH 20.0m] A spent aircraft flies home.
    #[verb("home")]
    Home(UnitId),
}

/// What an answer is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum About {
    /// A hex.
    Hex(HexId),
    /// A unit.
    Unit(UnitId),
    /// A direction.
    Way(Direction),
    /// A number.
    Number(i8),
    /// A card and what it is played on.
    Card(CardId, On),
    /// Nothing: the verb stands alone.
    Nothing,
}

/// Words for colors of mines.
pub(crate) const MINE_WORDS: [(&str, MineColor); 3] =
    [("red", MineColor::Red), ("blue", MineColor::Blue), ("black", MineColor::Black)];

/// Words for works that can be shot at.
pub(crate) const WORK_WORDS: [(&str, WorkKind); 6] = [
    ("trench", WorkKind::Trench),
    ("emplacement", WorkKind::Emplacement),
    ("bunker", WorkKind::Bunker),
    ("wire", WorkKind::Wire),
    ("mines", WorkKind::Mines),
    ("road-block", WorkKind::RoadBlock),
];

impl Action {
    /// What the verb is about.
    pub fn about(self) -> About {
        match self {
            Self::Place(hex)
            | Self::Move(hex)
            | Self::Creep(hex)
            | Self::Continue(hex)
            | Self::Sneak(hex)
            | Self::Hide(hex)
            | Self::Fire(hex)
            | Self::Lob(hex)
            | Self::Smoke(hex)
            | Self::LobSmoke(hex)
            | Self::Spot(hex)
            | Self::Clear(hex)
            | Self::Shell(hex)
            | Self::Fly(hex)
            | Self::Strafe(hex)
            | Self::Bomb(_, hex)
            | Self::Mine(_, hex)
            | Self::Strike(_, hex) => About::Hex(hex),
            Self::Use(unit)
            | Self::Opportunity(unit)
            | Self::Command(unit)
            | Self::Join(unit)
            | Self::TakeOut(unit)
            | Self::Load(unit)
            | Self::Lose(unit)
            | Self::Flak(unit)
            | Self::Home(unit)
            | Self::Target(Mark::Unit(unit)) => About::Unit(unit),
            Self::Face(way) | Self::Pivot(way) | Self::Bank(way) => About::Way(way),
            Self::Cap(number)
            | Self::Bid(number)
            | Self::Reroll(number)
            | Self::Altitude(number) => About::Number(i8::try_from(number).unwrap_or(i8::MAX)),
            Self::Roll(number) => About::Number(number),
            Self::Play(card, on, _) => About::Card(card, on),
            _ => About::Nothing,
        }
    }
}

/// Who is asked what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Question {
    pub(crate) force: ForceId,
    pub(crate) decision: Decision,
}
