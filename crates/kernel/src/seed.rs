//! The secret behind the dice, and the promise made about it.

use core::fmt;

use crate::Fingerprint;
use crate::hash::{read_hex, write_hex};

/// The seed of a stream of dice: a secret until the game is over.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// Makes a seed from a number: the same number, the same dice.
    ///
    /// A small number can be guessed from its commitment by trying; a server that plays for
    /// strangers draws all 32 bytes.
    pub fn from_number(number: u64) -> Self {
        let tag: &[u8] = b"esagono seed from a number";
        Self(Fingerprint::of_pieces([tag, &number.to_le_bytes()]).0)
    }

    /// Returns the promise to publish before play: it fixes the seed and does not tell it.
    pub fn commitment(&self) -> Fingerprint {
        let tag: &[u8] = b"esagono commitment to a seed";
        Fingerprint::of_pieces([tag, &self.0])
    }

    /// Reads what [`Display`](fmt::Display) writes, and nothing else.
    pub fn read(text: &str) -> Option<Self> {
        read_hex(text).map(Self)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(&self.0, f)
    }
}

impl fmt::Debug for Seed {
    /// Shows the commitment only: logs and panics must not tell the secret.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed committed as {}", self.commitment())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_round_trips_as_text_and_keeps_its_commitment() {
        let seed = Seed::from_number(5);
        assert_eq!(Seed::read(&seed.to_string()), Some(seed));
        assert_ne!(seed.commitment(), Seed::from_number(6).commitment());
        assert_ne!(seed.commitment().0, seed.0);
    }

    #[test]
    fn debug_does_not_tell_the_seed() {
        let seed = Seed::from_number(5);
        assert!(!format!("{seed:?}").contains(&seed.to_string()));
    }
}
