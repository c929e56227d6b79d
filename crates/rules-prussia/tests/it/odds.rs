//! Whatever rolls can be asked for its odds before it does.

use std::collections::BTreeMap;

use kernel::dice::{Noted, SearchDice};
use kernel::{Game, OddsFault, odds_within};
use scene::Show;
use testkit::swarm::Swarm;

use crate::data::{battle, names};

/// Chances are reckoned where there are no more sequences of dice than this.
const SEQUENCES_MAX: u32 = 216;

/// Dice that fall when a phase begins or ends, whatever was answered before: for command, for Lacy,
/// for an army that stood still.
const OF_THE_SEQUENCE: [&str; 3] = ["pg:14.2a", "pg:26.3.3a", "pg:23.4.4a"];

/// How many answers of a battle are looked at.
const STEPS: u32 = 300;

/// Plays a battle and notes every answer that rolled and could not be told before: by question and
/// verb.
fn untold(name: &str, seed: u64, faults: &mut BTreeMap<String, String>) -> u32 {
    let mut chooser = SearchDice::new(seed);
    let swarm = Swarm::new(chooser.word());
    let mut game = battle(name);
    let mut rolls = 0;
    for step in 0..STEPS {
        let Some(prompt) = game.prompt() else { break };
        let action = prompt.actions[swarm.choose(&game, &prompt.actions, &mut chooser)];
        let before = game.clone();
        let mut dice = SearchDice::new(chooser.word());
        let mut noted = Noted::new(&mut dice);
        game.apply(&action, &mut noted).expect("listed answers are legal");
        let rolled = noted.into_rolled();
        if rolled.iter().all(|it| OF_THE_SEQUENCE.contains(&it.rule.0)) {
            continue;
        }
        rolls += 1;
        let told = match before.chances(action) {
            Some(chances) => Ok(chances),
            None => odds_within(&before, &action, SEQUENCES_MAX),
        };
        let fault = match told {
            Ok(chances) if chances.iter().all(|it| it.0.is_some()) => continue,
            Err(OddsFault::TooMany { .. }) => continue,
            other => format!("{name}, seed {seed}, step {step}: {other:?}"),
        };
        let text = before.action_text(&action);
        let verb = text.split(' ').next().expect("a verb").to_owned();
        let key = format!("{} {verb}", before.decision_name(&prompt.decision));
        faults.entry(key).or_insert(fault);
    }
    rolls
}

#[test]
fn what_rolls_has_odds_that_can_be_told() {
    let mut faults = BTreeMap::new();
    let mut rolls = 0;
    for name in names() {
        rolls += untold(&name, 1, &mut faults);
    }
    for seed in 2..12 {
        rolls += untold("training", seed, &mut faults);
    }
    assert!(faults.is_empty(), "{faults:#?}");
    assert!(rolls > 60, "only {rolls} answers rolled");
}
