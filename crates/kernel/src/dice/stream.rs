//! The live dice: a stream nobody can foresee without the seed.

use core::fmt;

use chacha20::ChaCha8Rng;
use chacha20::rand_core::{Rng, SeedableRng};

use crate::{Dice, Roll, Seed};

/// ChaCha8 from a seed, turned into faces by rejection.
///
/// The position is counted in 32-bit words, so that a game can be put down and taken up again. How
/// words become faces is written here and not left to a library, whose algorithm may change.
pub struct Stream {
    words: ChaCha8Rng,
    position: u64,
}

impl Stream {
    /// Begins the stream of this seed.
    pub fn new(seed: &Seed) -> Self {
        Self { words: ChaCha8Rng::from_seed(seed.0), position: 0 }
    }

    /// Takes the stream of this seed up again where it was put down.
    pub fn at(seed: &Seed, position: u64) -> Self {
        let mut stream = Self::new(seed);
        stream.go_to(position);
        stream
    }

    /// Goes to a position, such as one returned by [`Stream::position`].
    pub fn go_to(&mut self, position: u64) {
        self.words.set_word_pos(u128::from(position));
        self.position = position;
    }

    /// Returns how many words have been used.
    pub fn position(&self) -> u64 {
        self.position
    }

    fn word(&mut self) -> u32 {
        self.position += 1;
        self.words.next_u32()
    }
}

impl fmt::Debug for Stream {
    /// Shows the position only: the seed is a secret.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Stream").field("position", &self.position).finish_non_exhaustive()
    }
}

impl Dice for Stream {
    fn roll(&mut self, roll: Roll) -> u8 {
        let sides = u32::from(roll.sides);
        assert!(sides > 0, "a die has sides");
        // Words from the last, incomplete run of faces would favor the low ones.
        let uneven = (u32::MAX % sides + 1) % sides;
        loop {
            let word = self.word();
            if word <= u32::MAX - uneven {
                return u8::try_from(word % sides + 1).expect("at most the sides of a die");
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rule;

    const fn die(sides: u8) -> Roll {
        Roll { sides, rule: Rule("x:1") }
    }

    fn faces(stream: &mut Stream, sides: u8, count: usize) -> Vec<u8> {
        (0..count).map(|_| stream.roll(die(sides))).collect()
    }

    #[test]
    fn the_faces_of_a_seed_never_change() {
        let mut stream = Stream::new(&Seed::from_number(1));
        let expected = faces(&mut Stream::new(&Seed::from_number(1)), 6, 20);
        assert_eq!(faces(&mut stream, 6, 20), expected);
        let mut zero = Stream::new(&Seed([0; 32]));
        // ChaCha8 of the zero key begins with the words 2fef003e d6405f89 e8b85b7f a1a5091f.
        assert_eq!(zero.word().to_le_bytes(), [0x3e, 0x00, 0xef, 0x2f]);
        assert_eq!(zero.word().to_le_bytes(), [0x89, 0x5f, 0x40, 0xd6]);
    }

    #[test]
    fn a_stream_put_down_anywhere_goes_on_the_same() {
        let seed = Seed::from_number(7);
        for put_down_after in 0..200 {
            let mut whole = Stream::new(&seed);
            faces(&mut whole, 6, put_down_after);
            let mut resumed = Stream::at(&seed, whole.position());
            assert_eq!(faces(&mut whole, 10, 70), faces(&mut resumed, 10, 70));
            assert_eq!(whole.position(), resumed.position());
        }
    }

    #[test]
    fn every_face_of_every_die_can_show_and_no_other() {
        let mut stream = Stream::new(&Seed::from_number(3));
        for sides in 1..=255 {
            let mut seen = vec![false; usize::from(sides)];
            for face in faces(&mut stream, sides, 4_000) {
                seen[usize::from(face) - 1] = true;
            }
            assert!(seen.iter().all(|seen| *seen), "d{sides}");
        }
    }

    #[test]
    fn six_faces_show_about_equally_often() {
        let mut stream = Stream::new(&Seed::from_number(2));
        let mut count = [0u32; 6];
        for face in faces(&mut stream, 6, 60_000) {
            count[usize::from(face) - 1] += 1;
        }
        assert!(count.iter().all(|n| (9_600..10_400).contains(n)), "{count:?}");
    }

    #[test]
    fn two_seeds_give_two_streams_and_debug_shows_neither() {
        let (mut one, mut two) =
            (Stream::new(&Seed::from_number(1)), Stream::new(&Seed::from_number(2)));
        assert_ne!(faces(&mut one, 6, 40), faces(&mut two, 6, 40));
        assert_eq!(format!("{one:?}"), "Stream { position: 40, .. }");
    }
}
