//! How a scenario file writes what is there when play begins.

use std::collections::BTreeMap;

use catalog::Spanned;
use schemars::JsonSchema;
use serde::Deserialize;

use super::shape::{GateWord, Text, Texts, file_words, shapes};
use crate::terms::Side;

shapes! {
    /// What is there when play begins.
    SetUpShape {
        /// Who sets up first.
        order: Spanned<Vec<Side>>,
        /// Hexes in the hands of a side that is not that of their country.
        #[serde(default)]
        control: BTreeMap<Side, Spanned<AreaWord>>,
        /// The DPRK.
        dprk: Spanned<SideSetUpShape>,
        /// The Allies.
        allied: Spanned<SideSetUpShape>,
        /// Pieces by option.
        optional: Option<OptionalShape>,
        /// Another balance of forces, by option.
        variant: Option<Spanned<VariantShape>>,
    }
    /// What a side has when play begins.
    SideSetUpShape {
        /// Whether all of it that waits for no group is there.
        #[serde(default)]
        everything: bool,
        /// Formations that are there, but for what waits for a group.
        #[serde(default)]
        formations: Texts,
        /// Groups that are there.
        #[serde(default)]
        groups: Texts,
        /// Single pieces that are there.
        #[serde(default)]
        units: Texts,
        /// Those of them that have lost a level.
        #[serde(default)]
        reduced: Texts,
        /// Where pieces are, if not in the hex of the counter.
        #[serde(default)]
        at: BTreeMap<Text, Text>,
        /// Pieces that the owner places.
        #[serde(default)]
        free: Vec<Spanned<FreeShape>>,
        /// Airmobile points.
        #[serde(default)]
        airmobile: u8,
        /// Tunnels.
        #[serde(default)]
        tunnels: u8,
        /// Outposts to place.
        outposts: Option<Spanned<u8>>,
        /// Beachheads in hand.
        beachheads: Option<Spanned<u8>>,
    }
    /// Pieces that the owner places.
    FreeShape {
        /// The pieces, in the order in which they are placed.
        units: Texts,
        /// Where.
        at: FreeWord,
        /// Round this hex.
        within: Option<WithinShape>,
        /// Aboard these ships.
        ship: Option<Text>,
    }
    /// A place and the hexes round it.
    WithinShape {
        /// The hex, or a region such as `@daegu`.
        hex: Text,
        /// So many hexes round it.
        hexes: u16,
    }
    /// Pieces by option.
    OptionalShape {
        /// The option.
        option: Spanned<GateWord>,
        /// Whose they are.
        side: Spanned<Side>,
        /// The pieces.
        units: Texts,
        /// Where.
        at: FreeWord,
    }
    /// Another balance of forces.
    VariantShape {
        /// Always `reinforced-landing`.
        option: Text,
        /// Further ships.
        units: Texts,
        /// Where they are.
        at: BTreeMap<Text, Text>,
        /// The formations that each value of the option brings.
        choose: Spanned<Vec<Texts>>,
        /// The ship they may be aboard.
        choose_at: Text,
        /// Units that begin at full strength instead.
        #[serde(default)]
        restore: Texts,
    }
}

file_words! {
    /// The hexes of the area.
    AreaWord {
        /// All of its land.
        Area,
    }
    /// Where a piece may be placed.
    FreeWord {
        /// At any base of its country.
        AnyBase,
        /// At any airbase of its country.
        AnyAirbase,
        /// In any port of its country.
        AnyPort,
        /// In Japan, or in any At Sea box.
        JapanOrAtSea,
        /// Within some hexes of one.
        Within,
        /// Aboard some ships, or in Japan.
        AboardOrJapan,
        /// Anywhere in its country.
        Home,
    }
}
