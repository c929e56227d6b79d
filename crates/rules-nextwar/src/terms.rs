//! The words of the game that files, rules and texts share: declared once.

use canon::Digest;
use kernel::Seat;
use schemars::JsonSchema;
use serde::Deserialize;

/// Declares an enum whose variants have a word each, for files, actions and texts.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident = $word:literal,)+ }) => {
        $(#[$doc])*
        #[derive(
            Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Digest, Deserialize, JsonSchema,
        )]
        pub enum $name {
            $($(#[$variant_doc])* #[serde(rename = $word)] $variant,)+
        }

        impl $name {
            /// Every one, in a fixed order.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];
            /// Every one with its word, in the same order.
            pub const WORDS: &'static [(&'static str, Self)] = &[$(($word, Self::$variant)),+];

            /// Its word.
            pub fn word(self) -> &'static str {
                match self { $(Self::$variant => $word,)+ }
            }

            /// The one with this word.
            pub fn of_word(word: &str) -> Option<Self> {
                Self::WORDS.iter().find(|it| it.0 == word).map(|it| it.1)
            }

            /// Its place in the order.
            pub fn index(self) -> usize {
                self as usize
            }
        }
    };
}

pub(crate) use words;

words! {
    /// The two players.
    Side {
        /// [NWK 1.2] The DPRK, with the PRC on its side.
        Dprk = "dprk",
        /// [NWK 1.2] The ROK with the US, the Commonwealth and Japan.
        Allied = "allied",
    }
}

impl Side {
    /// The other player.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::Dprk => Self::Allied,
            Self::Allied => Self::Dprk,
        }
    }

    /// His chair.
    pub fn seat(self) -> Seat {
        match self {
            Self::Dprk => Seat(0),
            Self::Allied => Seat(1),
        }
    }
}

words! {
    /// [NWK 1.2] Whose a unit is.
    Nation {
        /// North Korea.
        Dprk = "dprk",
        /// China.
        Prc = "prc",
        /// South Korea.
        Rok = "rok",
        /// The United States Army, Air Force and Navy.
        Us = "us",
        /// The United States Marine Corps.
        Usmc = "usmc",
        /// The Commonwealth.
        Commonwealth = "cw",
        /// Japan.
        Japan = "jpn",
    }
}

impl Nation {
    /// The side it fights on.
    pub fn side(self) -> Side {
        match self {
            Self::Dprk | Self::Prc => Side::Dprk,
            Self::Rok | Self::Us | Self::Usmc | Self::Commonwealth | Self::Japan => Side::Allied,
        }
    }
}

words! {
    /// [NW 12.1] [NWK 15.0] What victory points are scored for.
    Merit {
        /// [NW 12.1a] Places taken from the enemy.
        Places = "places",
        /// [NW 12.1b] Enemy ground units eliminated.
        Units = "units",
        /// [NW 12.1b] Enemy attack helicopters eliminated.
        Helicopters = "helicopters",
        /// [NWK 15.0b] The prices of options that the other side plays with.
        Options = "options",
    }
}

impl Merit {
    /// The rule that gives the points.
    pub fn rule(self) -> &'static str {
        match self {
            Self::Places => "nw:12.1a",
            Self::Units | Self::Helicopters => "nw:12.1b",
            Self::Options => "nwk:15.0b",
        }
    }
}

words! {
    /// A country on the map.
    Country {
        /// The north.
        Dprk = "dprk",
        /// The south.
        Rok = "rok",
    }
}

impl Country {
    /// The side it belongs to from the start.
    pub fn side(self) -> Side {
        match self {
            Self::Dprk => Side::Dprk,
            Self::Rok => Side::Allied,
        }
    }
}

words! {
    /// [NW 2.2] What a ground unit is.
    Kind {
        /// On foot.
        Infantry = "infantry",
        /// [NWK 3.1] On foot, at home in the hills.
        LightInfantry = "light-infantry",
        /// Infantry in trucks or wheeled carriers.
        Motorized = "motorized",
        /// Infantry in tracked carriers.
        Mechanized = "mechanized",
        /// Tanks.
        Armor = "armor",
        /// Tanks and carriers that scout.
        ArmoredCavalry = "armored-cavalry",
        /// Wheeled or tracked scouts.
        Recon = "recon",
        /// [NW 8.5.3] Drops by parachute.
        Paratroop = "paratroop",
        /// [NW 8.5.4.1] Has helicopters of its own.
        Airmobile = "airmobile",
        /// Marines on foot.
        Marine = "marine",
        /// Marines in tracked carriers.
        MarineMech = "marine-mech",
        /// Tanks of the marines.
        MarineArmor = "marine-armor",
        /// [NWK 3.1.4] Light infantry with helicopters of its own.
        Sniper = "sniper",
        /// [NWK 2.2] A combat outpost in the border.
        Outpost = "outpost",
        /// [NW 8.5.8.2] A beachhead.
        Beachhead = "beachhead",
    }
}

impl Kind {
    /// [NW 9.4.2, 9.4.3] Whether it counts as armor.
    pub fn is_armor(self) -> bool {
        matches!(self, Self::Armor | Self::ArmoredCavalry | Self::MarineArmor)
    }

    /// [NW 9.4.3] Whether it counts as mechanized, without tanks of its own.
    pub fn is_mech(self) -> bool {
        matches!(self, Self::Mechanized | Self::Recon | Self::MarineMech)
    }

    /// Whether it is of the Marines.
    pub fn is_marine(self) -> bool {
        matches!(self, Self::Marine | Self::MarineMech | Self::MarineArmor)
    }

    /// Whether it is a counter that never moves: an outpost or a beachhead.
    pub fn is_fixture(self) -> bool {
        matches!(self, Self::Outpost | Self::Beachhead)
    }
}

words! {
    /// [NW 8.5.1] How a unit moves on the ground: a column of the terrain effects chart.
    Class {
        /// Movement allowance 4.
        Infantry = "infantry",
        /// Movement allowance 5.
        Light = "light",
        /// Movement allowance 6.
        Motorized = "motorized",
        /// Movement allowance 8.
        Mechanized = "mechanized",
    }
}

words! {
    /// [NW 8.5.1] The color of a movement allowance.
    Color {
        /// Neither.
        None = "none",
        /// [NW 8.5.4.1] [NWK 3.1] Can be lifted by helicopters; in Korea also light infantry.
        Yellow = "yellow",
        /// Motorized.
        Orange = "orange",
        /// Mechanized.
        Red = "red",
    }
}

words! {
    /// [NW 2.2] How large a formation a unit is.
    Size {
        /// A battalion.
        Battalion = "II",
        /// A regiment.
        Regiment = "III",
        /// A brigade.
        Brigade = "X",
        /// A division.
        Division = "XX",
    }
}

words! {
    /// [NW 8.3] What a hex is covered with.
    Terrain {
        /// All water.
        Sea = "sea",
        /// Flat and open.
        Open = "open",
        /// Flat and wooded.
        Woods = "woods",
        /// Hills.
        Rough = "rough",
        /// Wooded hills.
        RoughWoods = "rough-woods",
        /// High ground.
        Highland = "highland",
        /// Wooded high ground.
        HighlandWoods = "highland-woods",
        /// Wet ground and tidal flats.
        Swamp = "swamp",
        /// Mountains.
        Mountain = "mountain",
        /// [NW 8.3.1.5] A great city from edge to edge.
        Urban = "urban",
    }
}

words! {
    /// [NW 8.3.2] A class of roads.
    Road {
        /// A trail or country road.
        Secondary = "secondary",
        /// A good road.
        Primary = "primary",
        /// A motorway.
        Highway = "highway",
    }
}

words! {
    /// [NW 4.1] The weather of a turn.
    Weather {
        /// [NW 4.1.1]
        Fair = "fair",
        /// [NW 4.1.2]
        Overcast = "overcast",
        /// [NW 4.1.3]
        Storms = "storms",
    }
}

words! {
    /// [NWK 4.2] The season of a game.
    Season {
        /// Spring or autumn.
        Spring = "spring",
        /// Summer.
        Summer = "summer",
        /// [NWK 2.1] Winter: swamps are frozen.
        Winter = "winter",
    }
}

words! {
    /// [NW 7.1] A sea zone.
    Zone {
        /// West of Korea.
        Yellow = "yellow-sea",
        /// East of Korea.
        East = "east-sea",
    }
}

words! {
    /// [NWK 5.5] A box off the map.
    OffMap {
        /// [NWK 2.5] Busan, in the south.
        Busan = "busan",
        /// Hamhung and Hungnam, in the north.
        Hamhung = "hamhung",
        /// [NWK 5.5.3] Japan.
        Japan = "japan",
    }
}

impl OffMap {
    /// [NWK 5.5.1] The side that alone may enter it.
    pub fn side(self) -> Side {
        match self {
            Self::Busan | Self::Japan => Side::Allied,
            Self::Hamhung => Side::Dprk,
        }
    }
}

words! {
    /// [NWK 5.5.2] A line beyond the edge of the map.
    Line {
        /// From Busan to the map.
        Busan = "busan",
        /// From Hamhung and Hungnam to the map.
        Hamhung = "hamhung",
        /// Off the north edge and back onto the map.
        North = "north",
    }
}

impl Line {
    /// The box at its beginning; none where both ends are on the map.
    pub fn off_map(self) -> Option<OffMap> {
        match self {
            Self::Busan => Some(OffMap::Busan),
            Self::Hamhung => Some(OffMap::Hamhung),
            Self::North => None,
        }
    }

    /// The country it runs through.
    pub fn country(self) -> Country {
        match self {
            Self::Busan => Country::Rok,
            Self::Hamhung | Self::North => Country::Dprk,
        }
    }

    /// The region of the map that names the hexes where it comes onto the map.
    pub fn region(self) -> &'static str {
        match self {
            Self::Busan => "busan-entry",
            Self::Hamhung => "hamhung-entry",
            Self::North => "north-line",
        }
    }

    /// How many hexes of the map it touches.
    pub fn entries(self) -> usize {
        match self {
            Self::Busan | Self::Hamhung => 1,
            Self::North => 2,
        }
    }
}

words! {
    /// [NWK 5.5.2b] How far somebody has come along a line beyond the map.
    Halt {
        /// To its end.
        Arrived = "arrived",
        /// [NWK 5.5.2.1a] Beside the entry hex, which the enemy holds.
        Beside = "beside",
        /// No farther than its points went.
        UnderWay = "under-way",
    }
}

words! {
    /// [NW 7.1] Who holds a sea box.
    SeaControl {
        /// The DPRK.
        Dprk = "dprk",
        /// Nobody.
        Contested = "contested",
        /// The Allies.
        Allied = "allied",
    }
}

impl SeaControl {
    /// [NW 7.1] Whether the box is friendly to a side.
    pub fn is_friendly(self, side: Side) -> bool {
        match self {
            Self::Dprk => side == Side::Dprk,
            Self::Contested => false,
            Self::Allied => side == Side::Allied,
        }
    }
}

words! {
    /// [NW 7.3] What a naval unit is.
    ShipKind {
        /// [NW 7.3.2] Amphibious ships.
        Amph = "amph",
        /// [NW 7.3.3] A surface action group.
        Sag = "sag",
        /// [NW 7.3.4] A carrier group.
        Carrier = "carrier",
    }
}

words! {
    /// [NW 6.4] How far one side rules the air.
    AirLevel {
        /// It is a little stronger.
        Advantage = "advantage",
        /// It is much stronger.
        Superiority = "superiority",
        /// It has the air to itself.
        Supremacy = "supremacy",
    }
}
