//! Whatever rolls can be asked for its odds before it does.

use std::collections::BTreeMap;

use kernel::dice::{Noted, SearchDice};
use kernel::{Game, OddsFault, odds_within};
use rules_prussia::{Army, Battle, Phase, RollResult};
use scene::Show;
use testkit::swarm::Swarm;

use crate::data::{battle, names};
use crate::fight::{FOOT, HORSE, dice, drive, duel};
use crate::stage::Stage;

/// Chances are reckoned where there are no more sequences of dice than this.
const SEQUENCES_MAX: u32 = 216;

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
        if noted.into_rolled().is_empty() {
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

/// What an answer may bring, and how likely it is.
fn told(game: &Battle, action: &str) -> Vec<(String, (u64, u64))> {
    let action = game.read_action(action).expect("it can be read");
    let chances = game.chances(action).map_or_else(|| kernel::odds(game, &action), Ok);
    let chances = chances.expect("it rolls").into_iter();
    chances.map(|(result, p)| (result.expect("it has a name").to_string(), p)).collect()
}

fn sorted(mut told: Vec<(String, (u64, u64))>) -> Vec<(String, (u64, u64))> {
    told.sort();
    told
}

fn named(told: &[(&str, (u64, u64))]) -> Vec<(String, (u64, u64))> {
    told.iter().map(|&(name, p)| (name.to_owned(), p)).collect()
}

/// An army whose infantry has this Command Value and whose cavalry has that one, about to roll.
fn before_command(foot: u8, horse: u8) -> Stage {
    let drawing = duel()
        .phase("prussia", "deployment")
        .cv([foot, horse, 4, 4])
        .unit("a", "prussia infantry line", FOOT, "0305")
        .unit("c", "prussia cavalry dragoon", HORSE, "0508");
    drawing.unopened()
}

/// Rules: pg:14.2a.
#[test]
fn pg_14_2a_how_many_groups_will_be_effective_is_told_before_they_roll() {
    let game = before_command(4, 4).0;
    let both = [("effective 0/2", (1, 9)), ("effective 1/2", (4, 9)), ("effective 2/2", (4, 9))];
    assert_eq!(sorted(told(&game, "done")), named(&both));
    let game = before_command(3, 6).0;
    assert_eq!(
        sorted(told(&game, "done")),
        named(&[("effective 1/2", (1, 2)), ("effective 2/2", (1, 2))]),
        "a Command Value of six never fails"
    );
}

/// Rules: pg:14.2a.
#[test]
fn pg_14_2a_chances_of_command_are_those_of_every_sequence_of_dice() {
    for (foot, horse) in [(4, 4), (1, 5), (2, 6), (3, 3)] {
        let game = before_command(foot, horse).0;
        let action = game.read_action("done").expect("it can be read");
        let texts = |it: kernel::Chances<_>| {
            let name = |it: Option<RollResult>| it.expect("it has a name").to_string();
            sorted(it.into_iter().map(|(result, p)| (name(result), p)).collect())
        };
        let reckoned = texts(game.chances(action).expect("groups roll"));
        let played = texts(odds_within(&game, &action, SEQUENCES_MAX).expect("two dice"));
        assert_eq!(reckoned, played, "{foot} and {horse}");
    }
}

/// The battle when an army is asked in a turn whether it tries to become active.
fn asked(name: &str, turn: u8, army: Army) -> Battle {
    let mut game = battle(name);
    drive(&mut game, &mut dice(6, &[("pg:23.4.4a", &[1, 1, 1, 1])]), |it| {
        let now = it.core();
        now.turn == turn && now.active == army && now.phase == Phase::Activation
    });
    game
}

/// Rules: pg:23.4.4a, pg:23.4.4b.
#[test]
fn pg_23_4_4a_what_it_may_cost_to_stand_still_is_told_before() {
    let prussia = asked("rossbach", 2, Army::Prussia);
    let cost = [("passivity 0", (5, 6)), ("passivity 2", (1, 6))];
    assert_eq!(sorted(told(&prussia, "hold")), named(&cost));
    let french = asked("rossbach", 2, Army::Coalition);
    let cost = [("passivity 0", (2, 3)), ("passivity 2", (1, 3))];
    assert_eq!(sorted(told(&french, "hold")), named(&cost));
}

/// Rules: pg:26.3.3a.
#[test]
fn pg_26_3_3a_whether_lacy_will_come_is_told_before() {
    let chances =
        [(1, (1, 6), (5, 6)), (2, (1, 3), (2, 3)), (3, (2, 3), (1, 3)), (4, (5, 6), (1, 6))];
    for (turn, comes, waits) in chances {
        let game = asked("torgau", turn, Army::Coalition);
        let both = [("lacy comes", comes), ("lacy waits", waits)];
        assert_eq!(sorted(told(&game, "hold")), named(&both), "turn {turn}");
    }
}
