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
    /// Reeds and pools.
    Marsh,
    /// Tilled fields.
    Fields,
    /// Rows of small trees or vines.
    Orchard,
    /// Sand.
    Desert,
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
    /// Block after block.
    City,
    /// A fort.
    Fort,
}

/// What a terrain id means to the eye.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Ground {
    pub(crate) relief: Relief,
    pub(crate) cover: Cover,
    pub(crate) built: Built,
}

impl Ground {
    /// Reads a terrain id.
    pub(crate) fn of(terrain: &str) -> Self {
        let mut ground = Self { relief: Relief::Level, cover: Cover::Bare, built: Built::Nothing };
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
        ground
    }

    /// Adds what one word of an id says; false if it says nothing.
    fn add(&mut self, word: &str) -> bool {
        match word {
            "open" | "clear" | "plain" | "plains" | "flat" | "steppe" | "grass" => {}
            "rough" | "broken" | "rocky" | "scrub" => self.raise(Relief::Rough),
            "hill" | "hills" | "hilly" | "highland" | "highlands" | "ridge" | "slope" => {
                self.raise(Relief::Hill);
            }
            "mountain" | "mountains" | "alpine" | "peak" | "massif" => self.raise(Relief::Mountain),
            "wood" | "woods" | "wooded" | "trees" | "grove" => self.cover = Cover::Woods,
            "forest" | "forests" | "jungle" => self.cover = Cover::Forest,
            "marsh" | "swamp" | "bog" | "fen" | "flooded" | "wetland" => self.cover = Cover::Marsh,
            "field" | "fields" | "crops" | "farmland" | "bocage" | "polder" => {
                self.cover = Cover::Fields;
            }
            "orchard" | "vineyard" | "vineyards" | "plantation" => self.cover = Cover::Orchard,
            "desert" | "sand" | "dunes" | "beach" => self.cover = Cover::Desert,
            "sea" | "ocean" | "lake" | "water" | "lagoon" | "bay" => self.cover = Cover::Water,
            "village" | "hamlet" | "farm" => self.built = Built::Village,
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

    /// The same ground with nobody living on it.
    pub(crate) fn without_buildings(self) -> Self {
        Self { built: Built::Nothing, ..self }
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
    fn an_unknown_id_is_neutral() {
        assert_eq!(Ground::of("slag-heap").cover, Cover::Unknown);
        assert_eq!(Ground::of("").cover, Cover::Unknown);
    }
}
