//! Dice for playouts, random play and tests: fast, reproducible, never those of the game.

use crate::{Dice, Roll};

/// SplitMix64: a bot that rolls with it learns nothing of the game's own stream.
#[derive(Clone, Debug)]
pub struct SearchDice {
    state: u64,
}

impl SearchDice {
    /// Begins the sequence of this seed.
    pub fn new(seed: u64) -> Self {
        Self { state: seed }
    }

    /// Returns the next word.
    pub fn word(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.state;
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        word ^ (word >> 31)
    }

    /// Returns an index below `len`, which must not be zero.
    ///
    /// Without rejection: for lists of our sizes the unevenness is below one in 2^50.
    pub fn index(&mut self, len: usize) -> usize {
        assert!(len > 0, "nothing to choose from");
        let scaled = (u128::from(self.word()) * len as u128) >> 64;
        usize::try_from(scaled).expect("less than a length")
    }
}

impl Dice for SearchDice {
    fn roll(&mut self, roll: Roll) -> u8 {
        let face = self.index(usize::from(roll.sides)) + 1;
        u8::try_from(face).expect("at most the sides of a die")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rule;

    #[test]
    fn words_are_those_of_splitmix64() {
        // The first words of the published reference implementation for seed 1234567.
        let mut dice = SearchDice::new(1_234_567);
        let words = [dice.word(), dice.word(), dice.word()];
        assert_eq!(
            words,
            [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]
        );
    }

    #[test]
    fn every_face_shows_about_equally_often() {
        let mut dice = SearchDice::new(1);
        let mut count = [0u32; 6];
        for _ in 0..60_000 {
            count[usize::from(dice.roll(Roll { sides: 6, rule: Rule("x:1") })) - 1] += 1;
        }
        assert!(count.iter().all(|n| (9_600..10_400).contains(n)), "{count:?}");
    }
}
