//! Damaged texts: whatever is done to a good file, reading it ends with a value or with findings.

use crate::samples::{is_read, samples};
use catalog::{Findings, Source, read_csv};
use serde::Deserialize;

const ROUNDS: u32 = 2_000;

/// A small generator of pseudo-random numbers, the same on every run.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 33).unwrap() % limit.max(1)
    }
}

/// Damages a text in one to four places: bytes flipped, cut, doubled or replaced by signs.
fn damaged(text: &str, numbers: &mut Numbers) -> String {
    const SIGNS: &[u8] = b"\"'[]{}=.,#@/\n\r \\-0a\xff";
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=numbers.below(4) {
        let at = numbers.below(bytes.len());
        let end = (at + 1 + numbers.below(12)).min(bytes.len());
        match numbers.below(4) {
            _ if bytes.is_empty() => {}
            0 => bytes[at] ^= 1 << numbers.below(8),
            1 => drop(bytes.drain(at..end)),
            2 => bytes.splice(at..at, bytes[at..end].to_vec()).for_each(drop),
            _ => bytes[at] = SIGNS[numbers.below(SIGNS.len())],
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[test]
fn damaged_samples_are_read_or_reported_but_never_panic() {
    let mut numbers = Numbers(0x5eed_0001);
    for (name, text) in samples("valid") {
        let mut good = 0;
        for round in 0..ROUNDS {
            let text = damaged(&text, &mut numbers);
            let mut findings = Findings::new();
            let is_read = is_read(&name, &text, &mut findings);
            assert_ne!(is_read, findings.has_errors(), "{name}, round {round}:\n{text}");
            good += u32::from(is_read);
        }
        assert!(good < ROUNDS / 2, "{good} of {ROUNDS} damaged texts passed");
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "the rows are read, not looked at")]
struct Counter {
    id: String,
    steps: u8,
    exploitation: Option<bool>,
}

#[test]
fn damaged_rosters_are_read_or_reported_but_never_panic() {
    let text = "id,steps,exploitation\nR1,2,yes\n\"R2, è\",1,\n# A comment.\n\nR3,1,no\n";
    let mut numbers = Numbers(0x5eed_0002);
    for _ in 0..ROUNDS {
        let text = damaged(text, &mut numbers);
        let source = Source::new("a.csv", &text);
        let mut findings = Findings::new();
        for row in read_csv::<Counter>(source, &mut findings) {
            assert!(source.place(&row.cell("steps")).0 >= row.line);
        }
    }
}
