//! How a scenario file says how it is decided.

use std::collections::BTreeMap;

use catalog::Spanned;
use schemars::JsonSchema;
use serde::Deserialize;

use super::shape::{Text, Texts, file_words, shapes};
use super::victory_parts::{Level, Occasion};
use crate::terms::{Nation, Side};

shapes! {
    /// How it is decided.
    VictoryShape {
        /// The rule that decides.
        rule: Option<Text>,
        /// How.
        kind: Spanned<VictoryWord>,
        /// The levels from the best for the DPRK to the best for the Allies.
        ladder: Option<Spanned<Vec<Level>>>,
        /// Levels and what each asks for.
        #[serde(default)]
        level: Vec<Spanned<LevelShape>>,
        /// What moves the result.
        #[serde(default)]
        adjust: Vec<AdjustShape>,
        /// What scores.
        #[serde(default)]
        score: Vec<Spanned<ScoreShape>>,
        /// The lead that gives a roll for automatic victory.
        automatic: Option<i16>,
        /// The capital of each side.
        #[serde(default)]
        capital: BTreeMap<Side, Text>,
        /// The least difference of each level above a draw.
        levels: Option<Spanned<Vec<PointLevelShape>>>,
        /// Who wins by standing in the capital.
        side: Option<Side>,
        /// The hexes of which one is enough.
        #[serde(default)]
        occupy_any_of: Texts,
        /// Who wins otherwise.
        otherwise: Option<Spanned<Side>>,
    }
    /// A level and what it asks for.
    LevelShape {
        /// The level.
        level: Level,
        /// Whose hold is looked at.
        side: Option<Side>,
        /// At least so many of the hexes.
        at_least: Option<u16>,
        /// At most so many of the hexes.
        at_most: Option<u16>,
        /// The hexes.
        of: Option<Texts>,
        /// All of these hexes.
        all_of: Option<Texts>,
        /// Nobody of these nations there.
        no_units: Option<NoUnitsShape>,
        /// The least scenario points.
        from: Option<i16>,
    }
    /// Nobody of some nations in some hexes.
    NoUnitsShape {
        /// The nations.
        nations: Vec<Nation>,
        /// Where.
        #[serde(rename = "where")]
        place: Spanned<WhereWord>,
        /// The hexes.
        #[serde(default)]
        of: Texts,
    }
    /// What moves the result.
    AdjustShape {
        /// When.
        when: Occasion,
        /// Towards this side.
        toward: Side,
        /// By so many levels.
        levels: u8,
    }
    /// What scores.
    ScoreShape {
        /// Whose hold is looked at.
        side: Option<Side>,
        /// Points for each of the hexes.
        each: Option<i16>,
        /// The hexes.
        of: Option<Texts>,
        /// When.
        when: Option<Occasion>,
        /// Points.
        points: Option<i16>,
    }
    /// The least difference of a level.
    PointLevelShape {
        /// The least difference.
        from: i16,
        /// The level.
        level: PointLevelWord,
    }
}

file_words! {
    /// How a game is decided.
    VictoryWord {
        /// The first level that fits.
        FirstThatFits,
        /// The best level of each side.
        BestOfEach,
        /// Scenario points.
        ScenarioPoints,
        /// Victory points.
        Points,
        /// A unit in the capital.
        Capital,
    }
    /// Where nobody may be.
    WhereWord {
        /// Anywhere on land.
        Land,
        /// In the hexes, or next to them.
        InOrNextTo,
    }
    /// A level of victory by points.
    PointLevelWord {
        /// The highest.
        Overwhelming,
        /// The second.
        Decisive,
        /// The third.
        Substantial,
        /// The lowest.
        Marginal,
    }
}

impl PointLevelWord {
    /// Its word.
    pub(super) fn word(self) -> &'static str {
        match self {
            Self::Overwhelming => "overwhelming",
            Self::Decisive => "decisive",
            Self::Substantial => "substantial",
            Self::Marginal => "marginal",
        }
    }
}
