//! Texts under seal: no secret, but nothing that a glance could read.
//!
//! Whoever opens the folder of missions should not stumble over what will happen to him. So the
//! script of a mission is kept as lines of letters, one for each line of the text, and a last line
//! with a checksum by which damage is found. Anybody can break the seal: `esagono mission unseal`
//! does.

use core::fmt;

/// What the last line begins with; the number changes if the way of sealing does.
const MARK: &str = "sealed-1";
/// The letters, each worth six bits.
const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-";

/// A sealed text that cannot be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    /// The line at fault, from 1.
    pub line: usize,
    /// What is wrong.
    pub what: &'static str,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.what)
    }
}

impl core::error::Error for Broken {}

/// Puts a text under seal.
pub fn seal(text: &str) -> String {
    let lines: Vec<String> = text.split('\n').map(seal_line).collect();
    format!("{}\n{MARK} {:016x}\n", lines.join("\n"), checksum(text))
}

/// Opens a sealed text: what was sealed, line for line.
pub fn unseal(sealed: &str) -> Result<String, Broken> {
    let sealed = sealed.trim_end_matches(['\n', '\r']);
    let line = sealed.lines().count();
    let broken = |what| Broken { line, what };
    let (body, last) = sealed.rsplit_once('\n').ok_or(broken("no sealed text"))?;
    let sum =
        last.trim_end().strip_prefix(MARK).ok_or(broken("the line of the seal is missing"))?;
    let mut lines = Vec::new();
    for (number, line) in (1..).zip(body.split('\n')) {
        let text = unseal_line(line.trim_end_matches('\r'));
        lines.push(text.ok_or(Broken { line: number, what: "no letters of a seal" })?);
    }
    let text = lines.join("\n");
    if sum.trim() != format!("{:016x}", checksum(&text)) {
        return Err(broken("the text is not what was sealed"));
    }
    Ok(text)
}

/// The bytes of a line, each changed by its place, as letters of six bits.
fn seal_line(line: &str) -> String {
    let bytes = line.bytes().zip(keys(line.len())).map(|(byte, key)| byte ^ key);
    let bytes: Vec<u8> = bytes.collect();
    let mut letters = String::new();
    for group in bytes.chunks(3) {
        let bits = group.iter().fold(0, |bits, byte| bits << 8 | u32::from(*byte));
        let bits = bits << (8 * (3 - group.len()));
        for place in 0..=group.len() {
            let six = bits >> (18 - 6 * place) & 63;
            letters.push(char::from(LETTERS[usize::try_from(six).expect("six bits")]));
        }
    }
    letters
}

fn unseal_line(letters: &str) -> Option<String> {
    let six = |letter: u8| LETTERS.iter().position(|it| *it == letter);
    let mut bytes: Vec<u8> = Vec::new();
    for group in letters.as_bytes().chunks(4) {
        let mut bits: u32 = 0;
        for letter in group {
            bits = bits << 6 | u32::try_from(six(*letter)?).ok()?;
        }
        bits <<= 6 * (4 - group.len());
        let [_, whole @ ..] = bits.to_be_bytes();
        bytes.extend(whole.iter().take(group.len().checked_sub(1)?));
    }
    let keys = keys(bytes.len());
    let bytes = bytes.into_iter().zip(keys).map(|(byte, key)| byte ^ key).collect();
    String::from_utf8(bytes).ok()
}

/// What the bytes of a line of this length are changed by.
fn keys(length: usize) -> impl Iterator<Item = u8> {
    let seed = u32::try_from(length % 65_536).expect("a small number");
    let next = |it: &u32| Some(it.wrapping_mul(1_103_515_245).wrapping_add(12_345));
    let steps = core::iter::successors(Some(seed ^ 0x5e_a1ed), next).skip(1);
    steps.map(|it| it.to_be_bytes()[1])
}

/// FNV-1a, 64 bits.
fn checksum(text: &str) -> u64 {
    let mix = |sum: u64, byte: u8| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    text.bytes().fold(0xcbf2_9ce4_8422_2325, mix)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXTS: [&str; 6] =
        ["", "\n", "a", "ab\nabc\n\nabcd", "schema = \"x\"\n", "perché è già così — “bene”\n"];

    #[test]
    fn what_is_sealed_is_opened_again_letter_for_letter() {
        for text in TEXTS {
            assert_eq!(unseal(&seal(text)).as_deref(), Ok(text));
        }
        let every: String = (0..3000u32).filter_map(char::from_u32).collect();
        assert_eq!(unseal(&seal(&every)).as_deref(), Ok(every.as_str()));
    }

    #[test]
    fn a_seal_keeps_the_lines_and_hides_the_words() {
        let text = "text = { en = \"A sentry.\" }\nhex = \"H5\"\n";
        let sealed = seal(text);
        assert_eq!(sealed.lines().count(), text.split('\n').count() + 1);
        for word in ["sentry", "text", "hex", "H5"] {
            assert!(!sealed.contains(word), "{sealed}");
        }
        assert!(sealed.is_ascii());
    }

    #[test]
    fn a_change_of_one_line_changes_one_line_and_the_seal() {
        let (one, other) = (seal("a = 1\nb = 2\nc = 3\n"), seal("a = 1\nb = 5\nc = 3\n"));
        let changed: Vec<usize> = (0..)
            .zip(one.lines().zip(other.lines()))
            .filter(|it| it.1.0 != it.1.1)
            .map(|it| it.0)
            .collect();
        assert_eq!(changed, [1, 4]);
    }

    #[test]
    fn damage_is_found() {
        let sealed = seal("a = 1\nb = 2\n");
        let lines: Vec<&str> = sealed.lines().collect();
        let damaged = |at: usize, line: &str| {
            let mut lines = lines.clone();
            lines[at] = line;
            unseal(&lines.join("\n")).map_err(|it| (it.line, it.what))
        };
        assert_eq!(damaged(0, "a = 1"), Err((1, "no letters of a seal")));
        assert_eq!(damaged(0, lines[1]), Err((4, "the text is not what was sealed")));
        assert_eq!(damaged(3, "x"), Err((4, "the line of the seal is missing")));
        assert_eq!(damaged(3, "sealed-1 0"), Err((4, "the text is not what was sealed")));
        assert_eq!(unseal("").map_err(|it| it.what), Err("no sealed text"));
        assert_eq!(unseal("schema = \"x\"").map_err(|it| it.what), Err("no sealed text"));
    }

    #[test]
    fn line_ends_of_another_system_do_no_harm() {
        let text = "a = 1\nb = 2\n";
        assert_eq!(unseal(&seal(text).replace('\n', "\r\n")).as_deref(), Ok(text));
    }
}
