//! Chapters 2, 3 and 9: a plan can be trimmed and given up, but nothing comes back for free without
//! end.

use std::collections::BTreeSet;

use kernel::Game;
use kernel::dice::Script;
use rules_coh::{Decision, Firefight, Flags};

use crate::stage::{Drawing, Stage, ground};

/// Two squads side by side, a third beyond the second, and an enemy.
fn platoon() -> Drawing {
    ground(&["....", "....", "....", "....", "...."])
        .caps(2, 2)
        .unit("A", "infantry-43", "A01", 3)
        .unit("B", "infantry-43", "B01", 3)
        .unit("C", "infantry-43", "C01", 3)
        .unit("S", "rifle-41", "E04", 0)
}

/// Plays these answers over and over as long as they are offered; how often one was.
fn repeated(stage: &mut Stage, texts: &[&str]) -> usize {
    let mut times = 0;
    for text in texts.iter().cycle().take(100) {
        if !stage.offers(text) {
            break;
        }
        stage.play(text, &[]);
        times += 1;
    }
    times
}

/// Rules: coh:3.2.1a, coh:2.2a.
#[test]
fn coh_3_2_1a_cap_are_raised_at_will_and_lowered_a_few_times_in_a_turn() {
    let mut stage = platoon().caps(4, 2).german();
    stage.play("use A", &[]);
    let times = repeated(&mut stage, &["cap 1", "cap 0"]);
    assert!((4..30).contains(&times), "{times}");
    stage.play("cap 2", &[]);
    assert_eq!(stage.answers_to("cap"), ["3", "4"], "more of them, but not fewer");
    assert_eq!(stage.refused("cap 0"), "coh:2.2a");
    // In the next turn all is as before.
    stage.play("fire E04", &[]);
    stage.play("roll 0", &[1, 1]);
    stage.plays(&["pass", "use A", "cap 1"]);
    assert!(stage.offers("cap 0"));
}

/// Rules: coh:9.1a, coh:9.2a.
#[test]
fn coh_9_1a_a_unit_is_taken_out_of_the_group_again() {
    let mut stage = platoon().german();
    stage.plays(&["opportunity A", "join B", "join C"]);
    assert_eq!(stage.refused("take-out A"), "coh:9.1a");
    // C is linked to A by B alone.
    assert_eq!(stage.refused("take-out B"), "coh:9.2a");
    assert_eq!(stage.answers_to("take-out"), ["C"]);
    stage.plays(&["take-out C", "take-out B"]);
    assert_eq!(stage.refused("take-out B"), "coh:9.1a");
    assert!(stage.offers("join B"), "and may come back");
    stage.play("pivot 2", &[]);
    assert!(stage.is("A", Flags::SPENT) && !stage.is("B", Flags::SPENT));
    let mut stage = platoon().german();
    stage.play("opportunity A", &[]);
    let times = repeated(&mut stage, &["join B", "take-out B"]);
    assert!((4..30).contains(&times), "{times}");
}

/// Rules: coh:2.2a, coh:3.1a, coh:3.2.2a.
#[test]
fn coh_2_2a_a_plan_is_given_up_before_anything_came_of_it() {
    for way in ["opportunity A", "command A"] {
        let mut stage = platoon().german();
        let before = stage.answers();
        stage.plays(&[way, "join B", "give-up"]);
        assert_eq!((stage.asked().as_str(), stage.cap("german")), ("german", 2));
        assert_eq!(stage.answers(), before, "as if nothing had been said");
        let times = repeated(&mut stage, &[way, "give-up"]);
        assert!((4..30).contains(&times), "{times}");
    }
}

/// Rules: coh:2.2a, coh:14.0b, coh:9.1.1c.
#[test]
fn coh_9_1_1c_declared_moves_are_given_up_before_anybody_sets_out() {
    let mut stage = platoon().german();
    stage.plays(&["opportunity A", "join B", "move A02", "give-up"]);
    assert_eq!((stage.at("A").as_str(), stage.asked().as_str()), ("A01", "german"));
    assert!(stage.offers("use A"));
    let mut stage = ground(&["....", "....", "....", "...."])
        .unit("T", "t-34c", "D02", 0)
        .unit("G", "infantry-43", "A04", 3)
        .soviet();
    stage.plays(&["command T", "move C02", "give-up"]);
    assert_eq!((stage.at("T").as_str(), stage.cap("soviet")), ("D02", 6));
}

/// Rules: coh:3.0b, coh:8.1c.
#[test]
fn coh_3_0b_neither_an_activation_nor_a_card_is_taken_back() {
    let mut stage = platoon().with("[cards_in_play]\ndeck = { \"2\" = 1 }").german();
    stage.deal("german", "2");
    stage.play("use A", &[]);
    assert_eq!(stage.refused("give-up"), "coh:3.0b");
    stage.plays(&["join B", "give-up"]);
    assert_eq!(stage.ap("german"), 7, "the activation stays open");
    assert!(stage.is("A", Flags::JOINED) && !stage.is("B", Flags::JOINED));
    stage.plays(&["use B", "give-up", "card 2 C"]);
    assert_eq!(stage.refused("give-up"), "coh:8.1c");
}

/// Every situation that answers without dice lead to before somebody else is asked or an action is
/// over; panics where one of them comes back.
fn look_for_circles(game: &Firefight, way: &mut Vec<Vec<u8>>, seen: &mut BTreeSet<Vec<u8>>) {
    let mut digest = Vec::new();
    game.digest(&mut digest);
    assert!(!way.contains(&digest), "{:?}", game.asked());
    if !seen.insert(digest.clone()) {
        return;
    }
    way.push(digest);
    let asked = game.asked().expect("the game goes on");
    for action in game.answers() {
        let (mut after, mut no_dice) = (game.clone(), Script::new(&[]));
        after.apply(&action, &mut no_dice).expect("it is offered");
        let goes_on = after.asked().is_some_and(|it| it.seat == asked.seat);
        if goes_on && no_dice.finish().is_ok() && after.core().clock == game.core().clock {
            look_for_circles(&after, way, seen);
        }
    }
    way.pop();
}

/// Rules: coh:2.2a.
#[test]
fn coh_2_2a_no_answers_without_dice_lead_back_to_where_they_began() {
    let stage = ground(&["..", "..", "..", ".."])
        .caps(1, 1)
        .unit("A", "infantry-43", "A01", 3)
        .unit("B", "infantry-43", "A02", 3)
        .unit("S", "rifle-41", "D02", 0)
        .german();
    assert_eq!(stage.game.asked().map(|it| it.decision), Some(Decision::Turn));
    let mut seen = BTreeSet::new();
    look_for_circles(&stage.game, &mut Vec::new(), &mut seen);
    assert!(seen.len() > 100, "{}", seen.len());
}
