//! [NW 3.0] The sequence of play.
//!
//! A segment is entered, plays, and is left; what it plays lies on the agenda above the duty to
//! leave it. Phases in which nobody decides anything are segments too.

use canon::Digest;
use hexgrid::HexId;
use kernel::Dice;

use crate::agenda::{Event as AnyEvent, asks_nothing};
use crate::state::{TurnKind, War};
use crate::terms::Side;
use crate::titles::korea;
use crate::{
    ch04_weather, ch05_initiative, ch08_movement, ch09_combat, ch10_reinforcements,
    ch11_replacements, ch12_victory, ch13_options,
};

asks_nothing! {
    /// [NW 3.0] The sequence asks nobody anything.
}

/// [NW 3.0a] The segments of a turn, in printed order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Digest)]
pub enum Segment {
    /// Before the first turn: pieces are placed.
    SetUp,
    /// [NW 3.0c]
    Weather,
    /// [NW 3.0d, 3.0e, 3.0f, 3.0g]
    InitiativeAirNaval,
    /// [NW 3.0h]
    InitiativeMovement,
    /// [NW 3.0i]
    InitiativeCombat,
    /// [NW 3.0j, 3.0k]
    EliteReaction,
    /// [NW 3.0l]
    ExploitationMovement,
    /// [NW 3.0m]
    ExploitationCombat,
    /// [NW 3.0n]
    ReactionMovement,
    /// [NW 3.0o]
    ReactionCombat,
    /// [NW 3.0p]
    FirstMovement,
    /// [NW 3.0p]
    FirstCombat,
    /// [NW 3.0p]
    SecondMovement,
    /// [NW 3.0p]
    SecondCombat,
    /// [NW 3.0r]
    Reorganization,
    /// [NW 3.0s]
    Reinforcement,
    /// [NW 3.0t]
    Victory,
}

impl Segment {
    /// Every one with its word, in printed order.
    pub const WORDS: &'static [(&'static str, Self)] = &[
        ("set-up", Self::SetUp),
        ("weather", Self::Weather),
        ("initiative-air-naval", Self::InitiativeAirNaval),
        ("initiative-movement", Self::InitiativeMovement),
        ("initiative-combat", Self::InitiativeCombat),
        ("elite-reaction", Self::EliteReaction),
        ("exploitation-movement", Self::ExploitationMovement),
        ("exploitation-combat", Self::ExploitationCombat),
        ("reaction-movement", Self::ReactionMovement),
        ("reaction-combat", Self::ReactionCombat),
        ("first-movement", Self::FirstMovement),
        ("first-combat", Self::FirstCombat),
        ("second-movement", Self::SecondMovement),
        ("second-combat", Self::SecondCombat),
        ("reorganization", Self::Reorganization),
        ("reinforcement", Self::Reinforcement),
        ("victory", Self::Victory),
    ];

    /// Its word.
    pub fn word(self) -> &'static str {
        Self::WORDS[self as usize].0
    }

    /// The one with this word.
    pub fn of_word(word: &str) -> Option<Self> {
        Self::WORDS.iter().find(|it| it.0 == word).map(|it| it.1)
    }

    /// Whether ground units may move in it.
    pub fn is_movement(self) -> bool {
        match self {
            Self::InitiativeMovement
            | Self::EliteReaction
            | Self::ExploitationMovement
            | Self::ReactionMovement
            | Self::FirstMovement
            | Self::SecondMovement => true,
            Self::SetUp
            | Self::Weather
            | Self::InitiativeAirNaval
            | Self::InitiativeCombat
            | Self::ExploitationCombat
            | Self::ReactionCombat
            | Self::FirstCombat
            | Self::SecondCombat
            | Self::Reorganization
            | Self::Reinforcement
            | Self::Victory => false,
        }
    }

    /// Whether combats are fought in it.
    pub fn is_combat(self) -> bool {
        matches!(
            self,
            Self::InitiativeCombat
                | Self::ExploitationCombat
                | Self::ReactionCombat
                | Self::FirstCombat
                | Self::SecondCombat
        )
    }

    /// [NW 5.0b, 5.0c] Who moves or fights in a segment, 3.0h to 3.0p: he who has the initiative
    /// exploits, the other reacts. None where both act or nobody does.
    pub fn phasing(self, kind: TurnKind) -> Option<Side> {
        let first = kind.first();
        match self {
            Self::InitiativeMovement
            | Self::InitiativeCombat
            | Self::ExploitationMovement
            | Self::ExploitationCombat
            | Self::FirstMovement
            | Self::FirstCombat => Some(first),
            Self::EliteReaction
            | Self::ReactionMovement
            | Self::ReactionCombat
            | Self::SecondMovement
            | Self::SecondCombat => Some(first.other()),
            Self::SetUp
            | Self::Weather
            | Self::InitiativeAirNaval
            | Self::Reorganization
            | Self::Reinforcement
            | Self::Victory => None,
        }
    }

    /// [NW 3.0a, 3.0b] The segment after this one; `None` after the last of a turn. A contested
    /// turn has no Initiative Movement and Combat Phase.
    pub fn next(self, kind: TurnKind) -> Option<Self> {
        Some(match self {
            Self::SetUp => Self::Weather,
            Self::Weather => Self::InitiativeAirNaval,
            Self::InitiativeAirNaval => match kind {
                TurnKind::Initiative(_) => Self::InitiativeMovement,
                TurnKind::Contested(_) => Self::FirstMovement,
            },
            Self::InitiativeMovement => Self::InitiativeCombat,
            Self::InitiativeCombat => Self::EliteReaction,
            Self::EliteReaction => Self::ExploitationMovement,
            Self::ExploitationMovement => Self::ExploitationCombat,
            Self::ExploitationCombat => Self::ReactionMovement,
            Self::ReactionMovement => Self::ReactionCombat,
            Self::ReactionCombat => Self::FirstMovement,
            Self::FirstMovement => Self::FirstCombat,
            Self::FirstCombat => Self::SecondMovement,
            Self::SecondMovement => Self::SecondCombat,
            Self::SecondCombat => Self::Reorganization,
            Self::Reorganization => Self::Reinforcement,
            Self::Reinforcement => Self::Victory,
            Self::Victory => return None,
        })
    }
}

/// What the sequence does by itself.
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub enum Duty {
    /// Begin a segment.
    Enter(Segment),
    /// End the segment that is being played, and begin the next.
    Leave,
}

/// What the sequence tells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A turn begins.
    Turn(u8),
    /// A segment begins.
    Segment(Segment),
}

impl Duty {
    pub(crate) fn work(self, game: &mut War, _: &mut dyn Dice, events: &mut Vec<AnyEvent>) {
        match self {
            Self::Enter(segment) => game.enter(segment, events),
            Self::Leave => game.leave(events),
        }
    }
}

impl War {
    /// The side that moves or fights now.
    pub fn phasing(&self) -> Option<Side> {
        self.core.segment.phasing(self.core.kind)
    }

    /// [NW 3.0] Begins a segment.
    fn enter(&mut self, segment: Segment, events: &mut Vec<AnyEvent>) {
        self.core.segment = segment;
        events.push(Event::Segment(segment).into());
        self.forget_segment();
        self.owe_segment(segment);
    }

    /// What a segment plays, above the duty to leave it.
    pub(crate) fn owe_segment(&mut self, segment: Segment) {
        self.core.owe(Duty::Leave);
        match segment {
            Segment::SetUp => self.core.owe(korea::Duty::SetUp),
            Segment::Weather => self.core.owe(ch04_weather::Duty::Weather),
            Segment::InitiativeAirNaval => self.core.owe(ch05_initiative::Duty::Initiative),
            Segment::InitiativeMovement
            | Segment::EliteReaction
            | Segment::ExploitationMovement
            | Segment::ReactionMovement
            | Segment::FirstMovement
            | Segment::SecondMovement => {
                self.core.owe(ch08_movement::Duty::Begin);
                self.owe_supply();
                self.core.owe(ch10_reinforcements::Duty::StartOf(segment));
            }
            Segment::InitiativeCombat
            | Segment::ExploitationCombat
            | Segment::ReactionCombat
            | Segment::FirstCombat
            | Segment::SecondCombat => {
                self.core.owe(ch09_combat::Duty::Begin);
                self.owe_supply();
            }
            Segment::Reorganization => {
                self.core.owe(ch08_movement::Duty::Reorganize);
                self.owe_supply();
            }
            Segment::Reinforcement => {
                self.core.owe(ch11_replacements::Duty::Begin);
                self.core.owe(ch10_reinforcements::Duty::Phase);
            }
            Segment::Victory => self.core.owe(ch12_victory::Duty::Determine),
        }
    }

    /// [NW 13.1.2a] Where supply is played, it is judged as a segment begins.
    fn owe_supply(&mut self) {
        if self.options.supply {
            self.core.owe(ch13_options::Duty::Supply);
        }
    }

    /// What was remembered for one segment alone is forgotten.
    fn forget_segment(&mut self) {
        for unit in &mut self.core.units {
            unit.moved = false;
            unit.attacked = false;
            unit.retreated = false;
        }
        for helicopter in &mut self.core.helicopters {
            helicopter.flown = false;
        }
        for ship in &mut self.core.ships {
            ship.moved = false;
            ship.supported = false;
            ship.lifted = false;
        }
        for pools in &mut self.core.pools {
            pools.air_transport = [0; 7];
            pools.dropped = [0; 7];
            pools.sea_transport = [0; 7];
            pools.hovercraft = 0;
        }
        self.core.attacked = Vec::<HexId>::new();
        self.core.engaged.clear();
        self.core.taken_back = 0;
    }

    /// Ends a segment, and begins the next or the next turn.
    fn leave(&mut self, events: &mut Vec<AnyEvent>) {
        let segment = self.core.segment;
        if let Some(next) = segment.next(self.core.kind) {
            self.core.owe(Duty::Enter(next));
        } else {
            self.core.turn += 1;
            events.push(Event::Turn(self.core.turn).into());
            self.core.owe(Duty::Enter(Segment::Weather));
        }
        if segment.is_movement() {
            self.core.owe(ch10_reinforcements::Duty::EndOf(segment));
        }
    }
}
