//! What a force is asked, and what it may answer.

use hexgrid::{Direction, HexId};
use kernel::NotAnAction;

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
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Sets a unit up here.
    Place(HexId),
    /// Begins the first round.
    Begin,
    /// Looks this way.
    Face(Direction),
    /// [COH 2.2f] Passes.
    Pass,
    /// [COH 2.2k] Does nothing for 1 AP or 1 CAP.
    Stall(Purse),
    /// [COH 3.0f, 3.0g] Makes the active units spent; another may be activated at once.
    Rest,
    /// [COH 3.0a] Acts with a unit from the pool.
    Use(UnitId),
    /// [COH 3.1a] An opportunity action of a unit.
    Opportunity(UnitId),
    /// [COH 3.2.2a] A command action of a unit.
    Command(UnitId),
    /// [COH 8.1c] Plays a card.
    Play(CardId, On, Purse),
    /// [COH 9.1a] Takes a unit into the group.
    Join(UnitId),
    /// [COH 3.2.1a] Puts so many CAP into the price.
    Cap(u8),
    /// [COH 5.0b] Moves to a hex.
    Move(HexId),
    /// [COH 5.0.1c] Moves to a hex with caution.
    Creep(HexId),
    /// [COH 14.0c] Goes on to a bonus hex.
    On(HexId),
    /// [COH 14.0b] Goes no farther.
    So,
    /// [COH 10.1a] Moves to a hex unseen.
    Sneak(HexId),
    /// [COH 10.2a] Hides in a hex.
    Hide(HexId),
    /// [COH 7.0a] Fires at a hex.
    Fire(HexId),
    /// [COH 12.0b] Fires at a hex over the heads of others.
    Lob(HexId),
    /// [COH 13.1a] Lays smoke in a hex it sees.
    Smoke(HexId),
    /// [COH 13.1a] Lays smoke in a hex that is spotted for it.
    LobSmoke(HexId),
    /// [COH 12.0c] Directs the fire from a hex.
    Spot(HexId),
    /// [COH 7.6.3a] Fights in its own hex.
    Melee,
    /// [COH 8.2a] Attacks a hex with a weapon card.
    Strike(CardId, HexId),
    /// [COH 7.5a] Rallies.
    Rally,
    /// [COH 18.1a] Digs in.
    Dig,
    /// [COH 18.2m] Goes into the work of its hex.
    Enter,
    /// [COH 18.2n] Leaves the work.
    Leave,
    /// [COH 17.0c] Loads a unit.
    Load(UnitId),
    /// [COH 17.0d] Unloads.
    Unload,
    /// [COH 5.3a] Turns.
    Pivot(Direction),
    /// [COH 5.1d] Leaves the map.
    Exit,
    /// [COH card.40a] Lays mines in a hex.
    Mine(MineColor, HexId),
    /// [COH card.41] Clears the mines of a hex.
    Clear(HexId),
    /// [COH 7.7c] Rolls for this target next.
    At(Mark),
    /// [COH 3.2.3a] Rolls with so many CAP, up or down.
    Roll(i8),
    /// Keeps a roll.
    Keep,
    /// [COH card.V14] Rolls one die again.
    Reroll(u8),
    /// [COH 18.4a] Pays for the wire.
    Pay,
    /// [COH 18.4b] Does not.
    Refuse,
    /// Goes on as planned.
    GoOn,
    /// Stops.
    Halt,
    /// [COH 3.2.4b] Spends so many CAP on the initiative.
    Bid(u8),
    /// [COH 12.3b] Has shells land on a hex.
    Shell(HexId),
    /// Lets a chance go by.
    Hold,
    /// [COH card.V06] Loses this unit.
    Lose(UnitId),
    /// [COH 20.0f] Flies forward into a hex.
    Fly(HexId),
    /// [COH 20.0g] Turns by one hexside in flight.
    Bank(Direction),
    /// [COH 20.1d] Climbs one level.
    Climb,
    /// [COH 20.1d] Descends one level.
    Dive,
    /// [COH 20.2a] Attacks a hex from the air.
    Strafe(HexId),
    /// [COH 20.4b] Drops so many bombs on a hex.
    Bomb(u8, HexId),
    /// [COH 20.0p] Fires at an aircraft.
    Flak(UnitId),
    /// [COH 20.0a] Flies off the map.
    Off,
    /// [COH 20.0b] Comes in with so many altitude markers.
    Altitude(u8),
    /// [COH 20.0m] A spent aircraft flies home.
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

/// Verbs that stand alone.
const BARE: [(&str, Action); 22] = [
    ("climb", Action::Climb),
    ("dive", Action::Dive),
    ("off", Action::Off),
    ("begin", Action::Begin),
    ("pass", Action::Pass),
    ("stall ap", Action::Stall(Purse::Ap)),
    ("stall cap", Action::Stall(Purse::Cap)),
    ("rest", Action::Rest),
    ("so", Action::So),
    ("melee", Action::Melee),
    ("rally", Action::Rally),
    ("dig", Action::Dig),
    ("enter", Action::Enter),
    ("leave", Action::Leave),
    ("unload", Action::Unload),
    ("exit", Action::Exit),
    ("keep", Action::Keep),
    ("pay", Action::Pay),
    ("refuse", Action::Refuse),
    ("go", Action::GoOn),
    ("halt", Action::Halt),
    ("hold", Action::Hold),
];

/// A verb, and the answer it makes of what it is about.
type Verb<T> = (&'static str, fn(T) -> Action);

/// Verbs about a hex.
const OF_HEX: [Verb<HexId>; 15] = [
    ("fly", Action::Fly),
    ("strafe", Action::Strafe),
    ("place", Action::Place),
    ("move", Action::Move),
    ("creep", Action::Creep),
    ("on", Action::On),
    ("sneak", Action::Sneak),
    ("hide", Action::Hide),
    ("fire", Action::Fire),
    ("lob", Action::Lob),
    ("smoke", Action::Smoke),
    ("lob-smoke", Action::LobSmoke),
    ("spot", Action::Spot),
    ("clear", Action::Clear),
    ("shell", Action::Shell),
];

/// Verbs about a unit.
const OF_UNIT: [Verb<UnitId>; 8] = [
    ("flak", Action::Flak),
    ("home", Action::Home),
    ("use", Action::Use),
    ("opportunity", Action::Opportunity),
    ("command", Action::Command),
    ("join", Action::Join),
    ("load", Action::Load),
    ("lose", Action::Lose),
];

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

/// The word for whoever may be hidden in a hex.
const GHOST: &str = "nobody-seen";

impl Action {
    /// The verb, as it is written.
    pub fn verb(self) -> &'static str {
        if let Some((verb, _)) = BARE.iter().find(|it| it.1 == self) {
            return verb.split(' ').next().unwrap_or(verb);
        }
        match self {
            Self::Place(_) => "place",
            Self::Move(_) => "move",
            Self::Creep(_) => "creep",
            Self::On(_) => "on",
            Self::Sneak(_) => "sneak",
            Self::Hide(_) => "hide",
            Self::Fire(_) => "fire",
            Self::Lob(_) => "lob",
            Self::Smoke(_) => "smoke",
            Self::LobSmoke(_) => "lob-smoke",
            Self::Spot(_) => "spot",
            Self::Clear(_) => "clear",
            Self::Shell(_) => "shell",
            Self::Use(_) => "use",
            Self::Opportunity(_) => "opportunity",
            Self::Command(_) => "command",
            Self::Join(_) => "join",
            Self::Load(_) => "load",
            Self::Lose(_) => "lose",
            Self::Fly(_) => "fly",
            Self::Strafe(_) => "strafe",
            Self::Flak(_) => "flak",
            Self::Home(_) => "home",
            Self::Bank(_) => "bank",
            Self::Altitude(_) => "altitude",
            Self::Bomb(..) => "bomb",
            Self::Face(_) => "face",
            Self::Pivot(_) => "pivot",
            Self::Cap(_) => "cap",
            Self::Roll(_) => "roll",
            Self::Reroll(_) => "reroll",
            Self::Bid(_) => "bid",
            Self::At(_) => "at",
            Self::Play(..) => "card",
            Self::Strike(..) => "strike",
            Self::Mine(..) => "mine",
            // The rest stands alone and was found above.
            _ => "stall",
        }
    }

    /// What the verb is about.
    pub fn about(self) -> About {
        match self {
            Self::Place(hex)
            | Self::Move(hex)
            | Self::Creep(hex)
            | Self::On(hex)
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
            | Self::Load(unit)
            | Self::Lose(unit)
            | Self::Flak(unit)
            | Self::Home(unit)
            | Self::At(Mark::Unit(unit)) => About::Unit(unit),
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

    /// The text of an action.
    pub fn text(self, scenario: &Scenario) -> String {
        if let Some((text, _)) = BARE.iter().find(|it| it.1 == self) {
            return (*text).to_owned();
        }
        let verb = self.verb();
        let hex = |it: HexId| scenario.field.label(it).to_owned();
        let unit = |it: UnitId| scenario.unit(it).id.clone();
        let card = |it: CardId| scenario.cards.card(it).id.clone();
        match self {
            Self::At(Mark::Unit(it)) => format!("{verb} {}", unit(it)),
            Self::At(Mark::Ghost) => format!("{verb} {GHOST}"),
            Self::At(Mark::Work(kind)) => {
                let word = WORK_WORDS.iter().find(|it| it.1 == kind).map_or("", |it| it.0);
                format!("{verb} {word}")
            }
            Self::Play(which, on, purse) => {
                let mut text = format!("{verb} {}", card(which));
                if let On::Unit(it) = on {
                    text = format!("{text} {}", unit(it));
                }
                match purse {
                    Purse::Free => text,
                    Purse::Ap => format!("{text} ap"),
                    Purse::Cap => format!("{text} cap"),
                }
            }
            Self::Bomb(count, into) => format!("{verb} {count} {}", hex(into)),
            Self::Strike(which, into) => format!("{verb} {} {}", card(which), hex(into)),
            Self::Mine(color, into) => {
                let word = MINE_WORDS.iter().find(|it| it.1 == color).map_or("", |it| it.0);
                format!("{verb} {word} {}", hex(into))
            }
            _ => match self.about() {
                About::Hex(it) => format!("{verb} {}", hex(it)),
                About::Unit(it) => format!("{verb} {}", unit(it)),
                About::Way(it) => format!("{verb} {}", it.index()),
                About::Number(it) => format!("{verb} {it}"),
                About::Card(..) | About::Nothing => verb.to_owned(),
            },
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
            let found = scenario.field.by_label.get(it).copied();
            found.ok_or_else(|| fault(format!("no hex `{it}`")))
        };
        let unit =
            |it: &str| scenario.find_unit(it).ok_or_else(|| fault(format!("no unit `{it}`")));
        let card =
            |it: &str| scenario.cards.find(it).ok_or_else(|| fault(format!("no card `{it}`")));
        let way = |it: &str| {
            let index = it.parse::<usize>().ok();
            let found = index.and_then(|it| Direction::ALL.get(it)).copied();
            found.ok_or_else(|| fault("a direction is 0 (up) to 5, clockwise".to_owned()))
        };
        let number = |it: &str| {
            let read = it.parse::<i8>().ok().filter(|read| read.to_string() == it);
            read.ok_or_else(|| fault(format!("`{it}` is no number")))
        };
        let small = |it: &str| {
            number(it).and_then(|read| {
                u8::try_from(read).map_err(|_| fault(format!("`{it}` is less than nothing")))
            })
        };
        if let Some((_, make)) = OF_HEX.iter().find(|it| it.0 == verb) {
            return hex(rest).map(make);
        }
        if let Some((_, make)) = OF_UNIT.iter().find(|it| it.0 == verb) {
            return unit(rest).map(make);
        }
        match verb {
            "face" => way(rest).map(Self::Face),
            "pivot" => way(rest).map(Self::Pivot),
            "bank" => way(rest).map(Self::Bank),
            "altitude" => small(rest).map(Self::Altitude),
            "bomb" => {
                let (count, into) = rest.split_once(' ').unwrap_or((rest, ""));
                Ok(Self::Bomb(small(count)?, hex(into)?))
            }
            "cap" => small(rest).map(Self::Cap),
            "bid" => small(rest).map(Self::Bid),
            "reroll" => small(rest).map(Self::Reroll),
            "roll" => number(rest).map(Self::Roll),
            "at" if rest == GHOST => Ok(Self::At(Mark::Ghost)),
            "at" => match WORK_WORDS.iter().find(|it| it.0 == rest) {
                Some((_, kind)) => Ok(Self::At(Mark::Work(*kind))),
                None => unit(rest).map(|it| Self::At(Mark::Unit(it))),
            },
            "strike" => {
                let (which, into) = rest.split_once(' ').unwrap_or((rest, ""));
                Ok(Self::Strike(card(which)?, hex(into)?))
            }
            "mine" => {
                let (word, into) = rest.split_once(' ').unwrap_or((rest, ""));
                let color = MINE_WORDS.iter().find(|it| it.0 == word).map(|it| it.1);
                let color = color.ok_or_else(|| fault("mines are red, blue or black".into()))?;
                Ok(Self::Mine(color, hex(into)?))
            }
            "card" => {
                let mut words = rest.split(' ');
                let which = card(words.next().unwrap_or(""))?;
                let (mut on, mut purse) = (On::Nothing, Purse::Free);
                for word in words {
                    match word {
                        "ap" if purse == Purse::Free => purse = Purse::Ap,
                        "cap" if purse == Purse::Free => purse = Purse::Cap,
                        _ if on == On::Nothing && purse == Purse::Free => {
                            on = On::Unit(unit(word)?);
                        }
                        _ => return Err(fault("write `card NUMBER [UNIT] [ap|cap]`".to_owned())),
                    }
                }
                Ok(Self::Play(which, on, purse))
            }
            _ => {
                let alone = BARE.iter().map(|it| it.0);
                let hexes = OF_HEX.iter().map(|it| it.0);
                let units = OF_UNIT.iter().map(|it| it.0);
                let known = alone.chain(hexes).chain(units);
                Err(fault(catalog::suggest(verb, known)))
            }
        }
    }
}

/// Who is asked what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Question {
    pub(crate) force: ForceId,
    pub(crate) decision: Decision,
}
