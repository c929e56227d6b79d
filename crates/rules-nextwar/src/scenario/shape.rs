//! The shape of scenario files, exactly as they are written.

use std::collections::BTreeMap;

use catalog::{Bilingual, FileOr, MapShape, SideName, Spanned};
use schemars::JsonSchema;
use serde::Deserialize;

use super::counters::{HelicopterShape, ShipShape, UnitShape};
use super::shape_setup::SetUpShape;
use super::shape_special::SpecialShape;
use super::shape_start::StartShape;
use super::shape_victory::VictoryShape;
use crate::terms::{AirLevel, SeaControl, Side, Weather, Zone};

pub(super) type Text = Spanned<String>;
pub(super) type Texts = Vec<Spanned<String>>;

/// Declares shapes that know all their keys.
macro_rules! shapes {
    ($($(#[$doc:meta])* $name:ident { $($(#[$field_doc:meta])* $field:ident: $type:ty,)* })+) => {$(
        $(#[$doc])*
        #[derive(Clone, Debug, Deserialize, JsonSchema)]
        #[serde(deny_unknown_fields)]
        pub(super) struct $name { $($(#[$field_doc])* pub(super) $field: $type,)* }
    )+};
}

pub(super) use shapes;

shapes! {
    /// A scenario file.
    ScenarioShape {
        /// Always `nextwar/1`.
        schema: Option<Text>,
        /// Such as `nextwar/all-in`.
        id: Text,
        /// Where its facts come from.
        source: Option<Text>,
        /// The title.
        title: Bilingual,
        /// What the players should know.
        briefing: Bilingual,
        /// Number of game turns; sixteen where left out.
        turns: Option<Spanned<u8>>,
        /// A map file, or a map in place.
        map: FileOr<MapShape>,
        /// Roster files: ground units, helicopters, naval units.
        #[serde(default)]
        rosters: Texts,
        /// Ground units in place.
        #[serde(default)]
        unit: Vec<Spanned<UnitShape>>,
        /// Helicopters in place.
        #[serde(default)]
        helicopter: Vec<Spanned<HelicopterShape>>,
        /// Naval units in place.
        #[serde(default)]
        ship: Vec<Spanned<ShipShape>>,
        /// The folder of the tables.
        charts: Text,
        /// The two sides, the DPRK first.
        side: Spanned<Vec<SideShape>>,
        /// The part of the map that is played on.
        area: Spanned<AreaShape>,
        /// What is there when play begins.
        setup: SetUpShape,
        /// What comes later.
        #[serde(default)]
        reinforcement: Vec<Spanned<ReinforcementShape>>,
        /// Who has the initiative.
        initiative: InitiativeShape,
        /// How the weather is settled.
        weather: Spanned<WeatherShape>,
        /// How air points are settled.
        air_points: Spanned<AirPointsShape>,
        /// Sea control.
        sea: Spanned<SeaShape>,
        /// Surprise, if there is any.
        surprise: Option<SurpriseShape>,
        /// Replacement points of each turn, by nation.
        replacements: ReplacementsShape,
        /// Rules of its own.
        special: Option<SpecialShape>,
        /// How it is decided.
        victory: Spanned<VictoryShape>,
        /// What the players may agree on.
        #[serde(default)]
        option: Vec<OptionShape>,
        /// A game that begins in the middle.
        start: Option<Spanned<StartShape>>,
    }
    /// One side.
    SideShape {
        /// `dprk` or `allied`.
        id: Spanned<Side>,
        /// Its name.
        name: SideName,
        /// The color of its counters.
        color: Text,
    }
    /// The part of the map that is played on; limits name the last column or row that is open.
    AreaShape {
        /// The rule that draws the limits.
        rule: Option<Text>,
        /// Whether only the first sheet is played on.
        #[serde(default)]
        north_map_only: bool,
        /// The last column in the east.
        east: Option<Text>,
        /// The last column in the west.
        west: Option<Text>,
        /// The last column in the west, in the south country alone.
        west_south_of_dmz: Option<Text>,
        /// The last row in the north.
        north_row: Option<Text>,
        /// The last row in the south.
        south_row: Option<Text>,
        /// Hexes that are closed besides.
        #[serde(default)]
        closed: Texts,
    }
    /// What comes later.
    ReinforcementShape {
        /// The rule that sends it.
        rule: Option<Text>,
        /// Only with this option.
        option: Option<Spanned<GateWord>>,
        /// The turn.
        turn: Spanned<u8>,
        /// The segment.
        segment: Text,
        /// At its start or its end; left out for the Reinforcement Phase.
        when: Option<Spanned<WhenWord>>,
        /// Whose it is.
        side: Spanned<Side>,
        /// These pieces.
        #[serde(default)]
        units: Texts,
        /// All of these groups.
        #[serde(default)]
        groups: Texts,
        /// Some of a group, drawn.
        random: Option<RandomShape>,
        /// Airmobile points that come with it.
        #[serde(default)]
        airmobile: u8,
        /// Hexes, or one word.
        at: Spanned<Texts>,
        /// Movement points spent; all of them, or none.
        mp_spent: Option<Spanned<SpentShape>>,
    }
    /// Some of a group, drawn.
    RandomShape {
        /// The group.
        pool: Text,
        /// How many, or the rest.
        count: Spanned<CountShape>,
    }
    /// Who has the initiative.
    InitiativeShape {
        /// Its rule.
        rule: Option<Text>,
        /// The first holder.
        side: Side,
        /// How many turns he keeps it.
        turns: u8,
        /// Points in a turn that give it.
        vp: Option<i16>,
        /// Turns that are contested.
        contested: Option<Spanned<Vec<u8>>>,
    }
    /// How the weather is settled.
    WeatherShape {
        /// Its rule.
        rule: Option<Text>,
        /// The same for the whole scenario.
        fixed: Option<Weather>,
        /// Who chooses in the first turn.
        first_turn: Option<Side>,
        /// What storms leave of fixed air points, by side: so many of so many.
        storms_air_points: Option<Spanned<BTreeMap<Side, (u8, u8)>>>,
    }
    /// How air points are settled.
    AirPointsShape {
        /// Its rule.
        rule: Option<Text>,
        /// Fixed or rolled.
        kind: AirWord,
        /// Whether losses to air defense are for good.
        losses_permanent: bool,
        /// The points of each turn.
        #[serde(default)]
        turn: Vec<AirTurnShape>,
        /// With the option that they are rolled: the part that is used.
        rolled_share: Option<Spanned<(u8, u8)>>,
        /// The part of the roll that the Allies get.
        allied_share: Option<Spanned<(u8, u8)>>,
        /// Which way that part is rounded: down.
        allied_round: Option<RoundWord>,
        /// Turns in which the halves of each cell are swapped.
        #[serde(default)]
        swapped_turns: Vec<u8>,
        /// What the PRC adds, by option.
        intervention: Option<InterventionShape>,
    }
    /// The air points of a turn.
    AirTurnShape {
        /// Of the DPRK.
        dprk: u8,
        /// Of the Allies.
        allied: u8,
        /// Who rules the air how far.
        level: Spanned<AirLevelWord>,
        /// Who, unless it is contested.
        side: Option<Side>,
    }
    /// What the PRC adds.
    InterventionShape {
        /// Its rule.
        rule: Option<Text>,
        /// From this turn on.
        from_turn: u8,
        /// So many points.
        dprk: u8,
    }
    /// Sea control.
    SeaShape {
        /// Its rule.
        rule: Option<Text>,
        /// Whether it is played.
        used: bool,
        /// The boxes of the zones in play.
        #[serde(default)]
        boxes: BTreeMap<Zone, BoxesShape>,
    }
    /// The two boxes of a zone.
    BoxesShape {
        /// Who holds the At Sea box.
        at_sea: SeaControl,
        /// Who holds the Inshore box.
        inshore: SeaControl,
    }
    /// Surprise.
    SurpriseShape {
        /// Its rule.
        rule: Option<Text>,
        /// Whose attacks.
        side: Side,
        /// To the end of this turn.
        until_turn: u8,
        /// Columns to the right.
        columns: i8,
    }
    /// Replacement points, a figure a turn.
    ReplacementsShape {
        /// Its rule.
        rule: Option<Text>,
        /// North Korea.
        dprk: Option<Spanned<Vec<u8>>>,
        /// China.
        prc: Option<Spanned<Vec<u8>>>,
        /// South Korea.
        rok: Option<Spanned<Vec<u8>>>,
        /// The United States.
        us: Option<Spanned<Vec<u8>>>,
        /// The United States Marine Corps.
        usmc: Option<Spanned<Vec<u8>>>,
        /// The Commonwealth.
        cw: Option<Spanned<Vec<u8>>>,
        /// Japan.
        jpn: Option<Spanned<Vec<u8>>>,
    }
    /// What the players may agree on.
    OptionShape {
        /// The option.
        id: Text,
        /// Its rule.
        rule: Option<Text>,
        /// Its price in victory points.
        vp: Option<Spanned<i16>>,
        /// Who gets them.
        to: Option<Side>,
    }
}

/// Declares words of a file.
macro_rules! file_words {
    ($($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident,)+ })+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
        #[serde(rename_all = "kebab-case")]
        pub(super) enum $name { $($(#[$variant_doc])* $variant,)+ }
    )+};
}

pub(super) use file_words;

file_words! {
    /// An option that lets pieces come.
    GateWord {
        /// Japanese ground forces.
        Japan,
        /// The PRC.
        Intervention,
    }
    /// When in a segment.
    WhenWord {
        /// At its start.
        Start,
        /// At its end.
        End,
    }
    /// How air points are settled.
    AirWord {
        /// By the scenario.
        Fixed,
        /// By the die.
        Rolled,
    }
    /// Which way a part is rounded.
    RoundWord {
        /// Down.
        Down,
    }
    /// All that is left.
    RestWord {
        /// All that is left.
        Rest,
    }
    /// The whole allowance.
    AllWord {
        /// The whole allowance.
        All,
    }
    /// How far the air is ruled.
    AirLevelWord {
        /// By nobody.
        Contested,
        /// A little.
        Advantage,
        /// Much.
        Superiority,
        /// Wholly.
        Supremacy,
    }
}

impl AirLevelWord {
    /// The level; none if contested.
    pub(super) fn level(self) -> Option<AirLevel> {
        match self {
            Self::Contested => None,
            Self::Advantage => Some(AirLevel::Advantage),
            Self::Superiority => Some(AirLevel::Superiority),
            Self::Supremacy => Some(AirLevel::Supremacy),
        }
    }
}

/// A number, or the rest.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(untagged)]
pub(super) enum CountShape {
    /// So many.
    Number(u8),
    /// All that is left.
    Rest(RestWord),
}

/// Movement points, or all of them.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(untagged)]
pub(super) enum SpentShape {
    /// So many.
    Points(u16),
    /// The whole allowance.
    All(AllWord),
}
