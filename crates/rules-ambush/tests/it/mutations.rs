//! Damaged missions: whatever is done to good files, reading them ends with a mission or with
//! findings.

use catalog::{Files, Findings};
use rules_ambush::mission::load;

use crate::stage;

const ROUNDS: u32 = 400;

/// A small generator of pseudo-random numbers, the same on every run.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 33).expect("small") % limit.max(1)
    }
}

/// Changes words and numbers of a text here and there: another word of it, another number.
fn damaged(text: &str, numbers: &mut Numbers) -> String {
    let mut words: Vec<String> = text.split(' ').map(str::to_owned).collect();
    for _ in 0..=numbers.below(3) {
        let at = numbers.below(words.len());
        let digits = words[at].chars().any(|it| it.is_ascii_digit());
        words[at] = match numbers.below(4) {
            0 if digits => words[at].replace(|it: char| it.is_ascii_digit(), "9"),
            1 if digits => words[at].replace(|it: char| it.is_ascii_digit(), "0"),
            2 => String::new(),
            _ => words[numbers.below(words.len())].clone(),
        };
    }
    words.join(" ")
}

#[test]
fn damaged_missions_are_read_or_reported_but_never_panic() {
    let mut numbers = Numbers(0x5eed_0003);
    let good = stage::texts("round = 1\nus = [{ who = \"A\", hex = \"C5\" }]");
    for round in 0..ROUNDS {
        let mut library = good.clone();
        let paths = ["stage/mission.toml", "stage/script.toml", "ambush/charts.toml"];
        let path = paths[numbers.below(paths.len())];
        let text = damaged(library.get(path).expect("it is there"), &mut numbers);
        library.insert(path, text.clone());
        let mut findings = Findings::new();
        let mission = load::read(&mut Files::new(&library), "stage/mission.toml", &mut findings);
        assert_ne!(mission.is_some(), findings.has_errors(), "{path}, round {round}:\n{text}");
    }
}
