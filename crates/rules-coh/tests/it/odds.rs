//! Chances are told of whatever rolls, and what is rolled for is told modifier by modifier.

use kernel::dice::{Noted, SearchDice};
use kernel::{Chance, Chances, Game, OddsFault, odds};
use rulebook::Forecast;
use rules_coh::{Action, Brought, Decision, Firefight, RollResult};
use scene::{Reason, Show};
use testkit::swarm;

use crate::data::firefight;
use crate::stage::{Drawing, Stage, ground};

/// What is told of the chances of an answer.
#[derive(PartialEq, Eq, Debug)]
enum Told {
    /// Results with their chances.
    Results(Chances<RollResult>),
    /// What is hidden forbids it.
    Hidden,
    /// Draws without a name, or more of them than can be counted.
    Draws,
    /// It rolls nothing.
    Nothing,
}

/// What is told of an answer, in the order in which a table asks.
fn told(game: &Firefight, action: Action) -> Told {
    if game.may_know_odds(&action).is_err() {
        return Told::Hidden;
    }
    let all = |game: &Firefight, action: Action| {
        game.chances(&action).map_or_else(|| odds(game, &action), Ok)
    };
    let chances = match all(game, action) {
        Err(OddsFault::NoRoll) => match game.before_roll(&action) {
            Some((before, roll)) => all(&before, roll),
            None => return Told::Nothing,
        },
        other => other,
    };
    match chances {
        Ok(chances) => Told::Results(chances),
        Err(OddsFault::Nameless | OddsFault::TooMany { .. }) => Told::Draws,
        Err(fault) => panic!("{fault}"),
    }
}

/// What must have been told of an answer: something, if dice fall by it or the next thing is a
/// roll, unless what was hidden brings that about.
fn check(game: &Firefight, action: Action, seed: u64) -> bool {
    let (mut after, mut dice) = (game.clone(), SearchDice::new(seed));
    let mut noted = Noted::new(&mut dice);
    let events = after.apply(&action, &mut noted).expect("it is offered");
    let fell = noted.into_rolled();
    let rolls = matches!(after.asked().map(|it| it.decision), Some(Decision::Roll { .. }));
    let shows = events.iter().any(Firefight::reveals);
    // What a round brings by itself, such as shells, is nobody's action.
    let acts = game.core().act.is_some() || matches!(action, Action::Use(_) | Action::Play(..));
    let must = fell.iter().any(|it| !game.is_draw(it)) || rolls && acts && !shows;
    if must {
        let text = game.action_text(&action);
        let told = told(game, action);
        assert_ne!(told, Told::Nothing, "{text} at {:?}", game.asked());
        if let Told::Results(chances) = told {
            assert!(chances.iter().any(|it| it.0.is_some()), "{text} at {:?}", game.asked());
        }
    }
    must
}

/// Rules: coh:7.7b, coh:3.2.3a, coh:14.1a, coh:18.4a, coh:18.5g, coh:7.5a.
#[test]
fn whatever_rolls_in_random_games_had_its_chances_told() {
    let mut checked = 0;
    for name in ["corn-ambush", "mined-balka", "teploe", "road-column"] {
        for seed in 0..2 {
            let mut step = 0_u64;
            swarm::play(&firefight(name), seed, 200_000, &mut |game, _| {
                step += 1;
                if step.is_multiple_of(5) {
                    let answers = game.answers();
                    let few = answers.len().div_ceil(12).max(1);
                    for &action in answers.iter().step_by(few) {
                        checked += u32::from(check(game, action, step));
                    }
                }
            });
        }
    }
    assert!(checked > 300, "{checked}");
}

fn results(stage: &Stage, text: &str) -> Chances<RollResult> {
    match told(&stage.game, stage.game.read_action(text).expect("an answer")) {
        Told::Results(chances) => chances,
        other => panic!("{text}: {other:?}"),
    }
}

/// The chance of a result.
fn chance(stage: &Stage, text: &str, what: &Brought) -> Option<Chance> {
    let all = results(stage, text);
    all.into_iter().find(|it| it.0.as_ref().is_some_and(|it| it.what == *what)).map(|it| it.1)
}

/// The reasons of an answer: rule, key and amount.
fn why(stage: &Stage, text: &str) -> Vec<(String, String, String)> {
    let action = stage.game.read_action(text).expect("an answer");
    let parts = |it: Reason| (it.rule, it.message.key, it.amount);
    stage.game.why(&action).into_iter().map(parts).collect()
}

fn has(reasons: &[(String, String, String)], rule: &str, amount: &str) -> bool {
    reasons.iter().any(|it| it.0 == rule && it.2 == amount)
}

fn strip() -> Drawing {
    ground(&["...", "...", "...", "..."])
}

/// Rules: coh:7.7b, coh:7.0c.
///
/// Red 3 against 12: each is missed by less than 9, 26 of 36; both are by 26 × 26 of 36 × 36.
#[test]
fn coh_7_7b_the_chances_at_a_stack_are_those_of_all_its_targets() {
    let mut stage = strip()
        .unit("M", "maxim", "A02", 3)
        .unit("B", "infantry-43", "D02", 0)
        .unit("C", "infantry-43", "D02", 0)
        .soviet();
    stage.play("use M", &[]);
    assert_eq!(chance(&stage, "fire D02", &Brought::Miss), Some((169, 324)));
    let all = results(&stage, "fire D02").into_iter().map(|it| it.1);
    let (top, bottom) = all.fold((0, 1), |(a, b), (c, d)| (a * d + c * b, b * d));
    assert_eq!(top, bottom, "they add up to one");
    // Target by target, with every modifier and the number needed.
    let reasons = why(&stage, "fire D02");
    let keys: Vec<&str> = reasons.iter().map(|it| it.1.as_str()).collect();
    assert_eq!(keys.iter().filter(|it| **it == "coh-why-target").count(), 2);
    let needed = reasons.iter().filter(|it| it.1 == "coh-why-needs" && it.2 == "9").count();
    assert_eq!(needed, 2);
    // By itself each is told at its own roll.
    stage.play("fire D02", &[]);
    assert_eq!(chance(&stage, "target B", &Brought::Miss), Some((13, 18)));
    assert!(has(&why(&stage, "target B"), "coh:7.0c", "9"));
}

/// Rules: coh:12.0b, coh:12.0c, coh:12.1a.
///
/// A mortar of red 4 that is directed fires at the flank of 11: 7 or more, 21 of 36.
#[test]
fn coh_12_0b_indirect_fire_tells_its_chances_before_it_is_directed() {
    let mut stage = ground(&["...", "www", "...", "...", "...", "...", "..."])
        .unit("M", "mortar-8cm", "A02", 3)
        .unit("S", "rifle-41", "F02", 0)
        .german();
    stage.play("use M", &[]);
    assert!(stage.offers("lob F02"));
    assert_eq!(chance(&stage, "lob F02", &Brought::Miss), Some((5, 12)));
    assert!(has(&why(&stage, "lob F02"), "coh:7.0c", "7"));
}

/// Rules: coh:14.1a.
///
/// Below six a vehicle is stuck: 10 of 36.
#[test]
fn coh_14_1a_difficult_ground_tells_its_chances() {
    let mut stage = ground(&["...", ".m.", "...", "..."])
        .unit("T", "t-34c", "C02", 0)
        .unit("G", "infantry-43", "A01", 3)
        .soviet();
    stage.play("use T", &[]);
    assert_eq!(chance(&stage, "move B02", &Brought::Stuck), Some((5, 18)));
    assert!(has(&why(&stage, "move B02"), "coh:14.1a", "6"));
}

/// Rules: coh:18.4a.
#[test]
fn coh_18_4a_wire_tells_what_its_die_adds() {
    let mut stage = strip()
        .with("[[work]]\nkind = \"wire\"\nhex = \"B02\"")
        .unit("G", "infantry-43", "A02", 3)
        .unit("S", "rifle-41", "D03", 0)
        .german();
    stage.play("use G", &[]);
    for ap in 1..=6 {
        assert_eq!(chance(&stage, "move B02", &Brought::Ap(ap)), Some((1, 6)), "{ap}");
    }
    assert!(has(&why(&stage, "move B02"), "coh:18.4a", "1D6"));
}

/// Rules: coh:18.5g, coh:18.5i.
///
/// Mines of 7 miss with 15 of 36; who rolls is their owner. Those that are hidden are not told.
#[test]
fn coh_18_5g_mines_that_are_known_tell_their_chances() {
    let mines = |hidden: bool| {
        let work = format!(
            "[[work]]\nkind = \"mines\"\nhex = \"B02\"\ncolor = \"red\"\nnumber = 7\n\
             owner = \"soviet\"\nhidden = {hidden}"
        );
        let mut stage = strip()
            .with(&work)
            .unit("G", "infantry-43", "A02", 3)
            .unit("S", "rifle-41", "D03", 0)
            .german();
        stage.play("use G", &[]);
        stage
    };
    let stage = mines(false);
    assert_eq!(chance(&stage, "move B02", &Brought::Miss), Some((5, 12)));
    assert!(has(&why(&stage, "move B02"), "coh:18.5g", "7"));
    let stage = mines(true);
    let action = stage.game.read_action("move B02").expect("an answer");
    assert_eq!(told(&stage.game, action), Told::Nothing);
    assert!(!has(&why(&stage, "move B02"), "coh:18.5g", "7"));
}

/// Rules: coh:7.5a, coh:7.5b.
#[test]
fn coh_7_5b_a_rally_tells_the_number_it_needs() {
    let mut stage =
        strip().unit("G", "infantry-43", "A02", 3).unit("S", "rifle-41", "D03", 0).german();
    stage.hit("G", "unnerved");
    let number = stage.game.rally_number(stage.id("G")).expect("it can be rallied");
    stage.play("use G", &[]);
    assert!(has(&why(&stage, "rally"), "coh:7.5b", &number.to_string()));
    assert!(chance(&stage, "rally", &Brought::Rallied).is_some());
}

/// Rules: coh:card.7, coh:card.13.
#[test]
fn coh_card_7_cards_that_roll_tell_their_chances() {
    let mut stage = strip()
        .with("[cards_in_play]\ndeck = { \"7\" = 1, \"13\" = 1 }")
        .unit("G", "infantry-43", "A02", 3)
        .unit("S", "rifle-41", "D03", 0)
        .german();
    stage.deal("german", "7");
    stage.deal("german", "13");
    stage.plays(&["use G", "pivot 2", "pass"]);
    let cards = stage.answers_to("card");
    let [more, snipers] = ["7", "13"].map(|card| {
        let text = cards.iter().find(|it| it.split(' ').next() == Some(card));
        format!("card {}", text.expect("it can be played"))
    });
    assert_eq!(results(&stage, &more).len(), 6, "one to six AP");
    assert!(has(&why(&stage, &more), "coh:card.7", "1D6"));
    // A one costs nothing, two and three one CAP, four and five two, six three.
    let lost = |cap: i8| chance(&stage, &snipers, &Brought::MoreCap(-cap));
    assert_eq!([0, 1, 2, 3].map(lost), [(1, 6), (1, 3), (1, 3), (1, 6)].map(Some));
}
