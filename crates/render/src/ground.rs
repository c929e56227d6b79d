//! What a terrain id means to the eye.
//!
//! Rules modules name terrain as their charts do, so an id is read word by word: `wooded-hill` is
//! both wooded and high. An id without a known word is drawn in a neutral tint.

/// How high ground rises.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Relief {
    /// Level.
    Level,
    /// Broken, stony ground.
    Rough,
    /// A hill.
    Hill,
    /// A mountain.
    Mountain,
}

/// What grows or lies on the ground.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Cover {
    /// Nothing worth drawing.
    Bare,
    /// Scattered trees.
    LightWoods,
    /// Trees.
    Woods,
    /// Dense trees.
    Forest,
    /// Bushes.
    Thicket,
    /// Reeds and pools.
    Marsh,
    /// Tilled fields.
    Fields,
    /// Something low to lie behind: high grass, a bank.
    Low,
    /// Beds of vegetables and flowers.
    Garden,
    /// Graves in rows.
    Graves,
    /// What is left of a house.
    Rubble,
    /// A hole torn by a shell.
    Crater,
    /// High crops in rows.
    Corn,
    /// Low crops in rows.
    Wheat,
    /// Rows of small trees or vines.
    Orchard,
    /// Sand.
    Desert,
    /// Ponds with dry ground between them.
    Pond,
    /// Open water with a shore.
    Water,
    /// Something this crate has no picture for.
    Unknown,
}

/// What is built there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Built {
    /// Nothing.
    Nothing,
    /// A few houses.
    Village,
    /// A town.
    Town,
    /// A town, or its church, behind a wall.
    Walled,
    /// Block after block.
    City,
    /// A fort.
    Fort,
    /// One large house of stone with its outbuildings, each wall to be seen.
    Stone,
    /// A few houses of wood, each wall to be seen.
    Wooden,
}

/// What a hex holds besides its ground.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Feature {
    /// Nothing.
    Nothing,
    /// A bridge over the water of the hex.
    Bridge,
    /// A place where the water of the hex can be waded.
    Ford,
    /// A dug ditch from hex to hex.
    Ditch,
    /// A way down into a gully.
    Opening,
}

/// What makes a building stand out among others.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Landmark {
    /// Nothing.
    Nothing,
    /// The tower of a church.
    Tower,
    /// The nave of a church.
    Church,
    /// A mill with sails.
    Windmill,
    /// A mill with a wheel in the water.
    Mill,
    /// Walls without a roof.
    Ruin,
}

/// What a terrain id means to the eye.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Ground {
    pub(crate) relief: Relief,
    pub(crate) cover: Cover,
    pub(crate) built: Built,
    pub(crate) feature: Feature,
    pub(crate) landmark: Landmark,
    /// Its level where levels are counted: hills above zero, gullies below.
    pub(crate) level: i8,
}

impl Ground {
    /// Reads a terrain id.
    pub(crate) fn of(terrain: &str) -> Self {
        let mut ground = Self {
            relief: Relief::Level,
            cover: Cover::Bare,
            built: Built::Nothing,
            feature: Feature::Nothing,
            landmark: Landmark::Nothing,
            level: 0,
        };
        let mut known = false;
        let id = terrain.to_ascii_lowercase();
        for word in id.split(|letter: char| !letter.is_ascii_alphabetic()) {
            known |= ground.add(word);
        }
        if !known {
            ground.cover = Cover::Unknown;
        }
        if id.contains("light") && ground.cover == Cover::Woods {
            ground.cover = Cover::LightWoods;
        }
        // A number says on which level the ground lies: its edge is drawn where the hexes are.
        if let Some(level) = id.rsplit('-').next().and_then(|it| it.parse().ok()) {
            ground.level = level;
            if ground.relief != Relief::Rough {
                ground.relief = Relief::Level;
            }
        }
        ground
    }

    /// Adds what one word of an id says; false if it says nothing.
    fn add(&mut self, word: &str) -> bool {
        match word {
            // A building is told by what it is made of.
            "open" | "clear" | "plain" | "plains" | "flat" | "steppe" | "grass" | "building"
            | "road" => {}
            "cover" => self.cover = Cover::Low,
            "garden" | "gardens" => self.cover = Cover::Garden,
            "cemetery" | "graves" => self.cover = Cover::Graves,
            "rubble" => self.cover = Cover::Rubble,
            "crater" | "craters" => self.cover = Cover::Crater,
            "tower" => self.landmark = Landmark::Tower,
            "church" => self.landmark = Landmark::Church,
            "windmill" => self.landmark = Landmark::Windmill,
            "mill" => self.landmark = Landmark::Mill,
            "ruin" | "ruins" => self.landmark = Landmark::Ruin,
            "rough" | "broken" | "rocky" | "scrub" => self.raise(Relief::Rough),
            "hill" | "hills" | "hilly" | "highland" | "highlands" | "ridge" | "slope" => {
                self.raise(Relief::Hill);
            }
            "mountain" | "mountains" | "alpine" | "peak" | "massif" => self.raise(Relief::Mountain),
            "wood" | "woods" | "wooded" | "trees" | "grove" => self.cover = Cover::Woods,
            "forest" | "forests" | "jungle" => self.cover = Cover::Forest,
            "thicket" | "thickets" | "bushes" | "brush" => self.cover = Cover::Thicket,
            "corn" | "maize" => self.cover = Cover::Corn,
            "wheat" | "grain" => self.cover = Cover::Wheat,
            "ford" => (self.cover, self.feature) = (Cover::Water, Feature::Ford),
            "bridge" => (self.cover, self.feature) = (Cover::Water, Feature::Bridge),
            "gully" | "ravine" => self.level = -1,
            "opening" => self.feature = Feature::Opening,
            "ditch" => self.feature = Feature::Ditch,
            "stone" => self.built = Built::Stone,
            "wooden" => self.built = Built::Wooden,
            "marsh" | "swamp" | "bog" | "fen" | "flooded" | "wetland" => self.cover = Cover::Marsh,
            "field" | "fields" | "crops" | "farmland" | "bocage" | "polder" => {
                self.cover = Cover::Fields;
            }
            "orchard" | "vineyard" | "vineyards" | "plantation" => self.cover = Cover::Orchard,
            "desert" | "sand" | "dunes" | "beach" => self.cover = Cover::Desert,
            "pond" | "ponds" => self.cover = Cover::Pond,
            "sea" | "ocean" | "lake" | "water" | "lagoon" | "bay" => self.cover = Cover::Water,
            "village" | "hamlet" | "farm" => self.built = Built::Village,
            "walled" => self.built = Built::Walled,
            "town" if self.built == Built::Walled => {}
            "town" | "port" | "suburb" | "built" => self.built = Built::Town,
            "city" | "urban" | "metropolis" => self.built = Built::City,
            "fort" | "fortress" | "fortification" | "castle" => self.built = Built::Fort,
            _ => return false,
        }
        true
    }

    fn raise(&mut self, relief: Relief) {
        self.relief = self.relief.max(relief);
    }

    /// The same ground with nothing made by hand on it.
    pub(crate) fn without_buildings(self) -> Self {
        let (built, feature) = (Built::Nothing, Feature::Nothing);
        Self { built, feature, landmark: Landmark::Nothing, ..self }
    }

    /// Whether some of it is standing water.
    pub(crate) fn is_wet(self) -> bool {
        matches!(self.cover, Cover::Pond | Cover::Water)
    }

    /// Whether it is open water.
    pub(crate) fn is_water(self) -> bool {
        self.cover == Cover::Water
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_read_word_by_word() {
        let ground = Ground::of("wooded-hill");
        assert_eq!((ground.relief, ground.cover), (Relief::Hill, Cover::Woods));
        assert_eq!(Ground::of("light-woods").cover, Cover::LightWoods);
        assert_eq!(Ground::of("major-city").built, Built::City);
        assert_eq!(Ground::of("open").cover, Cover::Bare);
    }

    #[test]
    fn a_number_is_the_level_of_the_ground() {
        let ground = Ground::of("woods-2");
        assert_eq!((ground.level, ground.cover), (2, Cover::Woods));
        let ground = Ground::of("hill-1");
        assert_eq!((ground.level, ground.relief, ground.cover), (1, Relief::Level, Cover::Bare));
        let ground = Ground::of("gully-opening");
        assert_eq!((ground.level, ground.feature), (-1, Feature::Opening));
        assert_eq!(Ground::of("hill").level, 0);
    }

    #[test]
    fn bridges_and_fords_lie_in_water() {
        assert!(Ground::of("ford").is_water() && Ground::of("bridge").is_water());
        assert_eq!(Ground::of("stone-building").built, Built::Stone);
        assert_eq!(Ground::of("wooden-building-1").built, Built::Wooden);
    }

    #[test]
    fn a_plan_tells_looks_and_levels_apart() {
        let ground = Ground::of("cover-orchard-2");
        assert_eq!((ground.cover, ground.level), (Cover::Orchard, 2));
        assert_eq!(Ground::of("cover").cover, Cover::Low);
        let ground = Ground::of("stone-building-windmill-3");
        assert_eq!((ground.built, ground.landmark), (Built::Stone, Landmark::Windmill));
        assert_eq!(Ground::of("rough-2").relief, Relief::Rough);
        assert_eq!(Ground::of("road-2").cover, Cover::Bare);
    }

    #[test]
    fn ponds_are_wet_and_walls_stand_around_towns() {
        assert!(Ground::of("pond").is_wet() && !Ground::of("pond").is_water());
        assert!(Ground::of("water").is_wet() && !Ground::of("marsh").is_wet());
        assert_eq!(Ground::of("walled-town").built, Built::Walled);
    }

    #[test]
    fn an_unknown_id_is_neutral() {
        assert_eq!(Ground::of("slag-heap").cover, Cover::Unknown);
        assert_eq!(Ground::of("").cover, Cover::Unknown);
    }
}
