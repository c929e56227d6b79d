//! A bot that would rather do anything than end its turn. It needs `serde_json`, and nothing else.
//!
//! ```text
//! cargo build --workspace --examples
//! esagono simulate coh/training --games 10 --seat german=./target/debug/examples/restless
//! ```
//!
//! What the lines say is told in section 8 of `docs/protocol.md`.

use std::io::{BufRead, Write};

use serde_json::{Value, json};

/// Verbs that end something.
const ENDS: [&str; 6] = ["end", "done", "pass", "stop", "halt", "stand"];

/// One answer in so many is any of the list, so that no game goes round in circles.
const ANY_IN: u64 = 4;

fn main() -> std::io::Result<()> {
    let mut output = std::io::stdout().lock();
    let mut chance = Chance(1);
    for line in std::io::stdin().lock().lines() {
        let Ok(message) = serde_json::from_str::<Value>(&line?) else { continue };
        let answer = match message["do"].as_str() {
            // The question alone is enough for this one: neither map nor scene nor news.
            Some("hello") => json!({ "hello": 1, "name": "restless", "wants": [] }),
            Some("choose") => json!({ "action": choose(&message["prompt"], &mut chance) }),
            Some("game") => {
                chance = Chance(message["seed"].as_u64().unwrap_or(1));
                continue;
            }
            // `over`, and whatever a later version may say, needs no answer.
            _ => continue,
        };
        writeln!(output, "{answer}")?;
        output.flush()?;
    }
    Ok(())
}

/// Any answer that ends nothing, if there is one.
fn choose(prompt: &Value, chance: &mut Chance) -> String {
    let all: Vec<&str> =
        prompt["actions"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    let ends = |action: &str| action.split(' ').next().is_some_and(|it| ENDS.contains(&it));
    let going_on: Vec<&str> = all.iter().copied().filter(|it| !ends(it)).collect();
    let any = chance.below(ANY_IN) == 0 || going_on.is_empty();
    let list = if any { &all } else { &going_on };
    let place = usize::try_from(chance.below(list.len() as u64)).unwrap_or(0);
    list.get(place).copied().unwrap_or_default().to_owned()
}

/// A small source of chance (SplitMix64): the same seed, the same game.
struct Chance(u64);

impl Chance {
    fn below(&mut self, end: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.0;
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (word ^ (word >> 31)) % end.max(1)
    }
}
