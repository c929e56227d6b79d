//! [NW 12] [NWK 16.1] How a game is decided, as the rules see it.

use canon::Digest;
use hexgrid::HexId;
use schemars::JsonSchema;
use serde::Deserialize;

use crate::terms::{Nation, Side, words};

/// [NW 12] [NWK 16.1] How the game is decided, and by which rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VictoryRule {
    /// The rule, such as `nwk:16.1.1f`.
    pub rule: String,
    /// How.
    pub kind: VictoryKind,
}

/// How a game is decided.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum VictoryKind {
    /// [NW 12.3] By the difference of victory points.
    Points(PointVictory),
    /// [NWK 16.1.1f, 16.1.2d, 16.1.3c, 16.1.4c] By places, with levels.
    Levels(LevelVictory),
    /// [NWK 16.1.5c, 16.1.5d] By scenario points.
    Scores(ScoreVictory),
    /// [NWK 16.1.7b] A side wins as soon as a unit of its stands in one of these hexes.
    Capital {
        /// Who wins then.
        side: Side,
        /// The hexes.
        hexes: Vec<HexId>,
    },
}

/// [NW 12.2, 12.3] By the difference of victory points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PointVictory {
    /// [NW 12.2a] The lead that gives a roll for automatic victory.
    pub automatic: Option<i16>,
    /// [NW 12.2b] The capital of each side, the DPRK's first.
    pub capitals: [Vec<HexId>; 2],
    /// The least difference of each level above a draw, the highest first, with its word.
    pub levels: Vec<(i16, String)>,
}

words! {
    /// [NWK 16.1] How far a side has won, from the best for the DPRK to the best for the Allies.
    Level {
        /// The DPRK, clearly.
        DprkMajor = "dprk-major",
        /// The DPRK.
        DprkMinor = "dprk-minor",
        /// Nobody.
        Draw = "draw",
        /// The Allies.
        AlliedMinor = "allied-minor",
        /// The Allies, clearly.
        AlliedMajor = "allied-major",
    }
}

impl Level {
    /// Who has won.
    pub fn winner(self) -> Option<Side> {
        match self {
            Self::DprkMajor | Self::DprkMinor => Some(Side::Dprk),
            Self::Draw => None,
            Self::AlliedMinor | Self::AlliedMajor => Some(Side::Allied),
        }
    }

    /// So many levels towards a side, and no further than the last.
    #[must_use]
    pub fn moved(self, toward: Side, levels: u8) -> Self {
        let last = Self::ALL.len() - 1;
        let at = match toward {
            Side::Dprk => self.index().saturating_sub(usize::from(levels)),
            Side::Allied => (self.index() + usize::from(levels)).min(last),
        };
        Self::ALL[at]
    }
}

/// [NWK 16.1.1f] Victory by levels.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LevelVictory {
    /// Which level holds.
    pub method: Method,
    /// Levels and what each asks for, in printed order.
    pub lines: Vec<LevelLine>,
    /// What moves the result.
    pub adjustments: Vec<Adjustment>,
}

words! {
    /// Which level holds.
    Method {
        /// The first whose condition is met.
        FirstThatFits = "first-that-fits",
        /// The best of each side; the higher one decides, equal ones are a draw.
        BestOfEach = "best-of-each",
    }
}

/// A level and what it asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LevelLine {
    /// The level.
    pub level: Level,
    /// What it asks for.
    pub condition: Condition,
}

/// What a level asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Condition {
    /// Nothing: it is what is left.
    Always,
    /// The side controls at least so many of the hexes.
    AtLeast(Side, u16, Vec<HexId>),
    /// The side controls at most so many of the hexes.
    AtMost(Side, u16, Vec<HexId>),
    /// [NWK 16.1.4c] No ground unit of these nations is on land.
    NoneOnLand(Vec<Nation>),
    /// [NWK 16.1.4c] No ground unit of these nations is in or next to the hexes.
    NoneNear(Vec<Nation>, Vec<HexId>),
}

words! {
    /// [NWK 16.1.1f] What moves a result, or scores.
    Occasion {
        /// No ground unit of the ROK is left.
        RokDestroyed = "all-rok-ground-units-destroyed",
        /// The Allies control a hex of the DPRK.
        NorthEntered = "allied-control-of-a-dprk-hex",
    }
}

/// [NWK 16.1.1f] What moves the result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Adjustment {
    /// When.
    pub when: Occasion,
    /// Towards this side.
    pub toward: Side,
    /// By so many levels.
    pub levels: u8,
}

/// [NWK 16.1.5c, 16.1.5d] Victory by scenario points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreVictory {
    /// What scores.
    pub scores: Vec<Score>,
    /// The least points of each level, the highest first; the last has none.
    pub levels: Vec<(Option<i16>, Level)>,
}

/// What scores.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Score {
    /// So many for each of the hexes that the side controls.
    Each(Side, i16, Vec<HexId>),
    /// So many if it is so.
    When(Occasion, i16),
}
