//! What is told of a roll beforehand is what the rules add to it.

use kernel::Game;
use kernel::dice::SearchDice;
use rules_coh::{Action, Decision, Event, Firefight, Mark, Purpose};
use scene::{Reason, Show};
use testkit::swarm;

use crate::data::firefight;
use crate::stage::{Stage, ground};

/// More answers than any firefight takes.
const STEPS_MAX: u32 = 200_000;

/// What the reasons of a roll add up to.
#[derive(PartialEq, Eq, Debug, Default)]
struct Listed {
    /// The firepower and its parts.
    power: Option<(i32, i32)>,
    /// The defense value and its parts.
    defense: Option<(i32, i32)>,
    /// Everything else that is added.
    plus: i32,
}

fn listed(reasons: &[Reason]) -> Listed {
    let mut listed = Listed::default();
    for reason in reasons {
        let amount = || reason.amount.parse::<i32>().expect("a number");
        match reason.message.key.as_str() {
            "coh-why-power" => {
                listed.power = Some((amount(), core::mem::take(&mut listed.plus)));
            }
            "coh-why-defense" => {
                listed.defense = Some((amount(), core::mem::take(&mut listed.plus)));
            }
            "coh-why-needs" | "coh-why-nobody-seen" => {}
            _ => listed.plus += amount(),
        }
    }
    listed
}

/// The dice that fell, what was added to them, and all that came of it.
fn rolled(game: &Firefight, action: Action, seed: u64) -> ([u8; 2], i32, Vec<Event>) {
    let mut after = game.clone();
    let mut dice = SearchDice::new(seed);
    let mut events = after.apply(&action, &mut dice).expect("it is offered");
    while let Some(keep) = after.lets_stand() {
        events.extend(after.apply(&keep, &mut dice).expect("whoever may roll again need not"));
    }
    let fell = events.iter().find_map(|it| match *it {
        Event::Rolled { dice, plus, .. } => Some((dice, i32::from(plus))),
        _ => None,
    });
    let (faces, plus) = fell.expect("dice were rolled");
    (faces, plus, events)
}

/// Compares the reasons of every way to roll with what the roll uses; how many there were.
fn compare(game: &Firefight, seed: u64) -> u32 {
    let Some(prompt) = game.prompt() else { return 0 };
    let Decision::Roll { purpose } = prompt.decision else { return 0 };
    let rolls = prompt.actions.iter().filter(|it| matches!(it, Action::Roll(_)));
    let mut compared = 0;
    for &action in rolls {
        let told = listed(&game.why(&action));
        let (faces, plus, events) = rolled(game, action, seed);
        let fell = i32::from(faces[0]) + i32::from(faces[1]);
        let volley = game.core().volley.as_ref().filter(|_| purpose == Purpose::Attack);
        let unseen =
            volley.and_then(|it| it.aimed.as_ref()).is_some_and(|it| it.mark == Mark::Ghost);
        match purpose {
            Purpose::Attack if unseen => {
                let bonus = volley.map_or(0, |it| i32::from(it.bonus));
                assert_eq!((told.power, told.plus), (None, plus + bonus), "{action:?}");
            }
            Purpose::Attack => {
                let (value, defense, _) = Stage::attack(&events).expect("an attack");
                let (power, parts) = told.power.expect("firepower is told");
                assert_eq!(power, parts, "the parts are the firepower");
                assert_eq!(power + told.plus + fell, i32::from(value), "{action:?}");
                assert_eq!(told.plus, plus);
                let (value, parts) = told.defense.expect("so is the defense");
                assert_eq!((value, parts), (i32::from(defense.expect("seen")), value));
            }
            Purpose::Rally(unit) => {
                let bonus = i32::from(game.rally_bonus(unit));
                assert_eq!(told.plus, plus + bonus, "{action:?}");
            }
            Purpose::Activation(_) => {
                let ap = events.iter().find_map(|it| match *it {
                    Event::Activated { ap, .. } => Some(i32::from(ap)),
                    _ => None,
                });
                // [COH 3.0.1a] An activation has a point at least.
                if fell + plus >= 1 {
                    assert_eq!(ap, Some(fell + told.plus), "{action:?}");
                }
            }
            Purpose::Wire(_)
            | Purpose::RoadBlock(_)
            | Purpose::Bog(_)
            | Purpose::Mines(_)
            | Purpose::Detect(_)
            | Purpose::MoreAp
            | Purpose::MoreCap
            | Purpose::Snipers(_)
            | Purpose::Initiative => assert_eq!(told.plus, plus, "{purpose:?} {action:?}"),
        }
        compared += 1;
    }
    compared
}

/// Rules: coh:7.1b, coh:7.2a, coh:3.2.3a, coh:7.5.1a, coh:card.9, coh:card.V30.
#[test]
fn what_is_listed_for_a_roll_is_what_it_uses_in_random_games() {
    let mut compared = 0;
    for name in ["corn-ambush", "belgorod", "mined-balka", "prokhorovka", "teploe"] {
        let start = firefight(name);
        for seed in 0..6 {
            swarm::play(&start, seed, STEPS_MAX, &mut |game, _| compared += compare(game, seed));
        }
    }
    assert!(compared > 1_000, "{compared}");
}

/// Infantry with a card that fires at rifles four hexes away, with these cards in the deck.
fn squads(bears: &str, deck: &str) -> Stage {
    ground(&["....", "....", "....", "....", "....", "....", "...."])
        .with(&format!("[cards_in_play]\ndeck = {{ {deck} }}"))
        .unit_with("G", "infantry-43", "B02", 3, &format!("cards = [{bears}]"))
        .unit("S", "rifle-41", "F02", 0)
        .german()
}

/// The reasons of an answer: rule and amount.
fn why(stage: &Stage, text: &str) -> Vec<(String, String)> {
    let action = stage.game.read_action(text).expect("an answer");
    stage.game.why(&action).into_iter().map(|it| (it.rule, it.amount)).collect()
}

fn has(reasons: &[(String, String)], rule: &str, amount: &str) -> bool {
    reasons.iter().any(|it| it.0 == rule && it.1 == amount)
}

/// Rules: coh:card.V30, coh:3.2.3a.
#[test]
fn coh_card_v30_an_advance_is_listed_beside_cap() {
    let mut stage = squads("\"V30\"", "\"2\" = 1");
    stage.plays(&["use G", "fire F02", "card V30 G"]);
    let reasons = why(&stage, "roll 2");
    assert!(has(&reasons, "coh:card.V30", "+2") && has(&reasons, "coh:3.2.3a", "+2"));
    assert!(has(&why(&stage, "roll 0"), "coh:card.V30", "+2"), "without CAP too");
    assert!(compare(&stage.game, 1) > 0);
    // So it is for a rally.
    let mut stage = squads("\"V30\"", "\"2\" = 1");
    stage.hit("G", "unnerved");
    stage.plays(&["use G", "rally", "card V30 G"]);
    assert!(has(&why(&stage, "roll 0"), "coh:card.V30", "+2"));
    assert!(compare(&stage.game, 1) > 0);
}

/// Rules: coh:card.V30, coh:3.2.4b.
#[test]
fn coh_card_v30_an_advance_is_listed_for_initiative() {
    let mut stage = ground(&["....", "....", "....", "....", "....", "....", "...."])
        .unit_with("G", "infantry-43", "B02", 3, "cards = [\"V30\"]")
        .unit("S", "rifle-41", "F02", 0)
        .drawn();
    stage.plays(&["begin", "bid 0"]);
    assert_eq!(stage.asked(), "german");
    assert_eq!(why(&stage, "bid 0"), []);
    stage.play("card V30 G", &[]);
    let reasons = why(&stage, "bid 1");
    assert!(has(&reasons, "coh:card.V30", "+2") && has(&reasons, "coh:3.2.4b", "+1"));
}

/// Rules: coh:card.V04, coh:3.0.1a.
#[test]
fn coh_card_v04_experience_is_listed_where_ap_are_rolled() {
    let rolled = rules_coh::Options { variable_ap: Some(true), ..rules_coh::Options::default() };
    let mut stage = ground(&["....", "....", "....", "...."])
        .unit_with("G", "infantry-43", "A02", 3, "cards = [\"V04\"]")
        .unit("S", "rifle-41", "D02", 0)
        .options(rolled)
        .german();
    stage.play("use G", &[]);
    assert!(has(&why(&stage, "roll 0"), "coh:card.V04", "+4"), "11 instead of 7");
    assert!(compare(&stage.game, 1) > 0);
}

/// Rules: coh:card.9, coh:7.1b.
///
/// The facts of the question count the card: 4 and twice 2.
#[test]
fn coh_card_9_counts_in_the_facts_of_the_roll() {
    let mut stage = squads("", "\"9\" = 2");
    stage.deal("german", "9");
    stage.deal("german", "9");
    stage.plays(&["use G", "fire F02"]);
    for power in [4, 6, 8] {
        let decision = stage.game.prompt().expect("a roll").decision;
        let about = stage.game.about(&decision).flat();
        assert_eq!(about["power"], power, "{about:?}");
        assert_eq!(about["defense"], 12);
        assert!(compare(&stage.game, 1) > 0);
        if power < 8 {
            stage.play("card 9 cap", &[]);
        }
    }
}

/// Rules: coh:3.2.1a, coh:3.0d.
///
/// `cap` and `ap` are what the force has left, `cap-paid` is what goes into the price.
#[test]
fn coh_3_2_1a_the_facts_of_a_plan_tell_what_is_left_and_what_is_paid() {
    let mut stage = squads("", "\"9\" = 1");
    stage.plays(&["use G", "cap 1"]);
    let decision = stage.game.prompt().expect("a plan").decision;
    let about = stage.game.about(&decision).flat();
    assert_eq!(
        (&about["cap"], &about["ap"], &about["cap-paid"]),
        (&6.into(), &7.into(), &1.into())
    );
}
