//! [AMB 8.2] What blocks a line of sight: pure questions of levels and distances.

/// The levels of the two ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Ends {
    /// Of the one.
    pub(super) from: u8,
    /// Of the other.
    pub(super) to: u8,
}

/// A hex between the ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Middle {
    /// Its level.
    pub(super) level: u8,
    /// Hexes from the one end.
    pub(super) from: u16,
    /// Hexes from the other end.
    pub(super) to: u16,
}

impl Ends {
    /// Whether both ends are at the same level.
    fn are_equal(self) -> bool {
        self.from == self.to
    }

    fn higher(self) -> u8 {
        self.from.max(self.to)
    }

    fn lower(self) -> u8 {
        self.from.min(self.to)
    }

    /// [AMB 8.2b, 8.2c] Ground blocks if it is higher than both ends; a slope alone never does.
    pub(super) fn higher_ground_blocks(self, level: u8) -> bool {
        level > self.higher()
    }

    /// [AMB 8.2e, 8.2f] An embankment blocks between unequal ends if it is higher than the lower
    /// one and no side of the higher one's hex (ruling K82). `beside` says whether it is a side of
    /// the one and of the other.
    pub(super) fn embankment_blocks(self, level: u8, beside: [bool; 2]) -> bool {
        if self.are_equal() {
            return false;
        }
        let beside_higher = if self.from > self.to { beside[0] } else { beside[1] };
        level > self.lower() && !beside_higher
    }

    /// [AMB 8.1d, 8.1e, 8.1f, 8.2h, 8.2i, 8.2j, 8.2k] Woods, brush, rubble and rough ground block
    /// between equal ends unless they are lower (ruling K64); between unequal ends only next to one
    /// that is not higher than they are (ruling K19). The ends themselves are never asked.
    pub(super) fn growth_blocks(self, middle: Middle) -> bool {
        if self.are_equal() {
            return middle.level >= self.from;
        }
        middle.from == 1 && middle.level >= self.from || middle.to == 1 && middle.level >= self.to
    }

    /// [AMB 8.1e, 8.2s, 8.2t] A building blocks between equal ends unless its top is lower; between
    /// unequal ends if it is not nearer to the higher one (ruling K20).
    pub(super) fn building_blocks(self, middle: Middle, top: u8) -> bool {
        if top < self.lower() {
            return false;
        }
        match self.from.cmp(&self.to) {
            std::cmp::Ordering::Equal => true,
            std::cmp::Ordering::Less => middle.from <= middle.to,
            std::cmp::Ordering::Greater => middle.to <= middle.from,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOW: Ends = Ends { from: 1, to: 1 };
    const UP: Ends = Ends { from: 1, to: 2 };
    const STEEP: Ends = Ends { from: 3, to: 1 };

    /// Rules: amb:8.2b, amb:8.2c, amb:8.1d.
    #[test]
    fn amb_8_2b_only_ground_higher_than_both_ends_blocks() {
        let table = [(LOW, 1, false), (LOW, 2, true), (UP, 2, false), (UP, 3, true)];
        for (ends, level, blocks) in table {
            assert_eq!(ends.higher_ground_blocks(level), blocks, "{ends:?} {level}");
        }
    }

    /// Rules: amb:8.2d, amb:8.2e, amb:8.2f.
    #[test]
    fn amb_8_2f_an_embankment_blocks_unequal_ends_unless_it_is_a_side_of_the_higher() {
        let table = [
            // ends, level, side of the one, of the other, blocks
            (LOW, 2, [false, false], false),
            (UP, 2, [false, false], true),
            (UP, 2, [true, false], true),
            (UP, 2, [false, true], false),
            (STEEP, 2, [true, false], false),
            (STEEP, 2, [false, true], true),
            // Not higher than the lower end.
            (Ends { from: 2, to: 3 }, 2, [false, false], false),
        ];
        for (ends, level, beside, blocks) in table {
            assert_eq!(ends.embankment_blocks(level, beside), blocks, "{ends:?} {beside:?}");
        }
    }

    /// Rules: amb:8.1d, amb:8.1e, amb:8.1f, amb:8.2h, amb:8.2j, amb:8.2k.
    #[test]
    fn amb_8_2h_woods_block_equal_ends_and_beside_an_end_that_is_not_above_them() {
        let table = [
            // ends, level, hexes from the one, from the other, blocks
            (LOW, 1, 2, 3, true),
            (Ends { from: 2, to: 2 }, 1, 1, 2, false),
            (Ends { from: 2, to: 2 }, 2, 4, 2, true),
            (UP, 1, 1, 4, true),
            (UP, 1, 2, 3, false),
            (UP, 1, 4, 1, false),
            (UP, 2, 4, 1, true),
            (UP, 2, 3, 2, false),
            (STEEP, 2, 1, 3, false),
            (STEEP, 2, 3, 1, true),
        ];
        for (ends, level, from, to, blocks) in table {
            let middle = Middle { level, from, to };
            assert_eq!(ends.growth_blocks(middle), blocks, "{ends:?} {middle:?}");
        }
    }

    /// Rules: amb:8.2s, amb:8.2t, amb:8.2u, amb:8.1e.
    #[test]
    fn amb_8_2t_a_building_blocks_unequal_ends_unless_it_is_nearer_to_the_higher() {
        let table = [
            // ends, top, hexes from the one, from the other, blocks
            (LOW, 1, 1, 5, true),
            (Ends { from: 2, to: 2 }, 1, 1, 5, false),
            // A tower on level 1 is two levels high.
            (Ends { from: 2, to: 2 }, 2, 2, 2, true),
            (UP, 1, 2, 2, true),
            (UP, 1, 3, 2, false),
            (UP, 1, 2, 3, true),
            (STEEP, 1, 2, 3, false),
            (STEEP, 1, 3, 2, true),
            (Ends { from: 2, to: 3 }, 1, 1, 5, false),
        ];
        for (ends, top, from, to, blocks) in table {
            let middle = Middle { level: 1, from, to };
            assert_eq!(ends.building_blocks(middle, top), blocks, "{ends:?} {middle:?}");
        }
    }
}
