//! Fingerprints: of texts, and of situations.

use core::fmt;

use sha2::{Digest, Sha256};

use crate::Game;

/// A SHA-256 fingerprint, written as 64 lower-case hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Fingerprint(pub [u8; 32]);

impl Fingerprint {
    /// Returns the fingerprint of these bytes.
    pub fn of(bytes: &[u8]) -> Self {
        Self(Sha256::digest(bytes).into())
    }

    /// Returns the fingerprint of these pieces one after the other, each with its length, so that
    /// no two lists of pieces run together.
    pub fn of_pieces<'a>(pieces: impl IntoIterator<Item = &'a [u8]>) -> Self {
        let mut sum = Sha256::new();
        for piece in pieces {
            sum.update((piece.len() as u64).to_le_bytes());
            sum.update(piece);
        }
        Self(sum.finalize().into())
    }

    /// Reads what [`Display`](fmt::Display) writes, and nothing else.
    pub fn read(text: &str) -> Option<Self> {
        read_hex(text).map(Self)
    }
}

/// The hash of a situation: equal situations, equal hash, on every machine.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StateHash(pub [u8; 16]);

impl StateHash {
    /// Returns the hash of a game as it stands now.
    pub fn of<G: Game>(game: &G) -> Self {
        let mut bytes = Vec::new();
        game.digest(&mut bytes);
        let whole = Fingerprint::of(&bytes).0;
        Self(core::array::from_fn(|at| whole[at]))
    }

    /// Reads what [`Display`](fmt::Display) writes, and nothing else.
    pub fn read(text: &str) -> Option<Self> {
        read_hex(text).map(Self)
    }
}

/// Reads exactly `N` bytes of lower-case hexadecimal digits.
pub(crate) fn read_hex<const N: usize>(text: &str) -> Option<[u8; N]> {
    let digits = text.as_bytes();
    if digits.len() != 2 * N {
        return None;
    }
    let mut bytes = [0; N];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        *byte = hex_digit(pair[0])? << 4 | hex_digit(pair[1])?;
    }
    Some(bytes)
}

fn hex_digit(digit: u8) -> Option<u8> {
    match digit {
        b'0'..=b'9' => Some(digit - b'0'),
        b'a'..=b'f' => Some(digit - b'a' + 10),
        _ => None,
    }
}

/// Writes bytes as lower-case hexadecimal digits.
pub(crate) fn write_hex(bytes: &[u8], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

macro_rules! written_as_hex {
    ($($type:ty),*) => {$(
        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write_hex(&self.0, f)
            }
        }

        impl fmt::Debug for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write_hex(&self.0, f)
            }
        }
    )*};
}
written_as_hex!(Fingerprint, StateHash);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fingerprint_is_the_sha_256_of_the_bytes() {
        let empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
        assert_eq!(Fingerprint::of(b"").to_string(), empty);
        assert_eq!(Fingerprint::read(empty), Some(Fingerprint::of(b"")));
    }

    #[test]
    fn pieces_do_not_run_together() {
        let split =
            |a: &'static str, b: &'static str| Fingerprint::of_pieces([a.as_bytes(), b.as_bytes()]);
        assert_ne!(split("ab", "c"), split("a", "bc"));
    }

    #[test]
    fn only_lower_case_digits_of_the_right_number_are_read() {
        assert_eq!(read_hex::<2>("0aff"), Some([0x0a, 0xff]));
        for wrong in ["0aF0", "0af", "0aff0", "0ag0", "", "é00"] {
            assert_eq!(read_hex::<2>(wrong), None, "{wrong}");
        }
    }
}
