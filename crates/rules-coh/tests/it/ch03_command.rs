//! Chapter 3.2: command action points, on actions, on rolls and for the initiative.

use rules_coh::{Event, Flags};

use crate::stage::{Drawing, Stage, ground};

fn four_units() -> Drawing {
    ground(&["....", "....", "....", "....", "...."])
        .unit("A", "infantry-43", "A02", 3)
        .unit("B", "hmg-34", "A03", 3)
        .unit("R", "rifle-41", "D02", 0)
        .unit("S", "rifle-41", "D03", 0)
}

/// Rules: coh:3.2a, coh:3.2b.
#[test]
fn coh_3_2a_cap_serve_any_unit_and_are_filled_up_every_round() {
    let mut stage = four_units().caps(4, 5).german();
    stage.walk("command", "A", "B02");
    stage.play("stall cap", &[]);
    stage.walk("command", "B", "B03");
    // One for the squad, two for the machine gun.
    assert_eq!((stage.cap("german"), stage.cap("soviet")), (1, 4));
    stage.play("stall cap", &[]);
    assert_eq!(stage.cap("german"), 1, "nothing comes back during the round");
    stage.plays(&["pass", "pass"]);
    // Four again, not five: what was left is lost.
    assert_eq!((stage.cap("german"), stage.cap("soviet")), (4, 5));
}

/// Rules: coh:3.2.1a, coh:3.2.1b.
///
/// ex-147: one AP and three CAP for a shot of four.
#[test]
fn coh_3_2_1a_cap_make_up_any_part_of_a_price_but_not_all_of_it() {
    let mut stage = four_units().soviet();
    stage.plays(&["use R", "cap 2", "fire A02"]);
    assert_eq!((stage.ap("soviet"), stage.cap("soviet")), (5, 4));
    stage.play("roll 0", &[1, 1]);
    stage.play("pass", &[]);
    stage.plays(&["use R", "fire A02"]);
    stage.play("roll 0", &[1, 1]);
    assert_eq!((stage.ap("soviet"), stage.cap("soviet")), (1, 4));
    stage.play("stall cap", &[]);
    // ex-147: the AP that are there are used first unless more CAP are named.
    stage.plays(&["use R", "fire A02"]);
    stage.play("roll 0", &[1, 1]);
    assert_eq!((stage.ap("soviet"), stage.cap("soviet")), (0, 1));
    assert!(stage.is("R", Flags::SPENT));
    // Wholly in CAP it would be a command action: nobody joins by it.
    let mut stage = four_units().soviet();
    stage.plays(&["use R", "cap 4"]);
    assert_eq!(stage.refused("fire A02"), "coh:3.2.1b");
    assert_eq!(stage.refused("move C02"), "coh:3.2.1b");
    assert_eq!(stage.refused("cap 7"), "coh:3.2.1a");
    stage.play("cap 3", &[]);
    stage.play("fire A02", &[]);
    assert_eq!((stage.ap("soviet"), stage.cap("soviet")), (6, 3));
    // CAP supplement an activation, nothing else.
    let mut stage = four_units().soviet();
    stage.play("command R", &[]);
    assert_eq!(stage.refused("cap 1"), "coh:3.2.1a");
}

/// Rules: coh:3.2.2a, coh:3.2.2b, coh:3.2.2c.
#[test]
fn coh_3_2_2a_a_command_action_is_paid_wholly_in_cap() {
    let mut stage = four_units().caps(3, 6).german();
    // A ready unit stays ready and can be activated with all its AP.
    stage.plays(&["command B", "fire D03"]);
    assert_eq!((stage.ap("german"), stage.cap("german")), (0, 1));
    stage.play("roll 0", &[1, 1]);
    assert!(!stage.is("B", Flags::SPENT) && !stage.is("B", Flags::JOINED));
    stage.play("pass", &[]);
    // Three for the shot of the squad are not there.
    stage.play("command A", &[]);
    assert_eq!(stage.refused("fire D02"), "coh:3.2.2a");
    assert!(stage.offers("move B02"));
    stage.plays(&["move B02", "face 3", "stall cap"]);
    assert_eq!(stage.refused("command B"), "coh:3.2.2a");
    stage.play("use B", &[]);
    assert_eq!(stage.ap("german"), 7);
    // A spent unit acts so and stays spent.
    let mut stage = four_units().german();
    stage.set("A", Flags::SPENT);
    stage.walk("command", "A", "B02");
    assert!(stage.is("A", Flags::SPENT));
    assert_eq!(stage.cap("german"), 5);
}

/// Rules: coh:3.2.3a, coh:3.2.3b, coh:3.2.3c.
///
/// ex-11: rifles need nine; with two CAP a natural seven is enough.
#[test]
fn coh_3_2_3a_the_roller_changes_his_roll_by_two_at_most() {
    // CAP, dice, attack value, hit.
    let shots = [(2, [3, 4], 12, 1), (2, [3, 3], 11, 0), (1, [4, 4], 12, 1), (-2, [6, 4], 11, 0)];
    for (cap, dice, value, hits) in shots {
        let mut stage = four_units().soviet();
        stage.plays(&["use R", "fire A02"]);
        assert_eq!(stage.asked(), "soviet", "the defender is not asked");
        assert_eq!(stage.answers(), ["roll -2", "roll -1", "roll 0", "roll 1", "roll 2"]);
        assert_eq!(stage.refused("roll 3"), "coh:3.2.3a");
        let rolled = if hits == 1 { vec![dice[0], dice[1], 1] } else { dice.to_vec() };
        let events = stage.play(&format!("roll {cap}"), &rolled);
        assert_eq!(Stage::attack(&events), Some((value, Some(12), hits)), "{cap} {dice:?}");
        assert_eq!(i16::from(stage.cap("soviet")), 6 - i16::from(i8::abs(cap)));
        assert_eq!(stage.cap("german"), 6);
    }
    let mut stage = four_units().caps(6, 1).soviet();
    stage.plays(&["use R", "fire A02"]);
    assert_eq!(stage.refused("roll 2"), "coh:3.2.3b");
    // Once the dice lie there nothing is bought any more.
    stage.play("roll 1", &[1, 1]);
    assert_eq!(stage.asked(), "german");
}

/// Rules: coh:3.2.3d.
#[test]
fn coh_3_2_3d_cap_count_for_a_single_roll() {
    let mut stage = ground(&["...", "...", "...", "..."])
        .unit("M", "maxim", "A02", 3)
        .unit("B", "infantry-43", "D02", 0)
        .unit("C", "infantry-43", "D02", 0)
        .soviet();
    stage.plays(&["use M", "fire D02", "target C"]);
    let events = stage.play("roll 2", &[1, 1]);
    assert_eq!(Stage::attack(&events), Some((7, Some(12), 0)));
    assert_eq!(stage.cap("soviet"), 4);
    assert!(stage.offers("roll 2"), "the second target has a roll of its own");
    let events = stage.play("roll 0", &[1, 1]);
    assert_eq!(Stage::attack(&events), Some((5, Some(12), 0)));
    assert_eq!(stage.cap("soviet"), 4);
}

/// Rules: coh:3.2.4a, coh:3.2.4b.
///
/// ex-12: the Germans have more CAP, say two first and still lose, 6 to 7.
#[test]
fn coh_3_2_4a_the_side_with_more_cap_says_first_what_it_spends() {
    let mut stage = four_units().caps(7, 6).drawn();
    stage.play("begin", &[]);
    assert_eq!(stage.asked(), "german");
    assert_eq!(stage.answers(), ["bid 0", "bid 1", "bid 2"]);
    assert_eq!(stage.refused("bid 3"), "coh:3.2.4b");
    stage.play("bid 2", &[]);
    assert_eq!((stage.cap("german"), stage.asked().as_str()), (5, "soviet"));
    stage.play("bid 0", &[2, 2, 3, 4]);
    assert_eq!((stage.asked().as_str(), stage.cap("german")), ("soviet", 5));
    // At equality the Soviets say first; nobody spends what he has not.
    for (german, soviet, first) in [(6, 6, "soviet"), (5, 6, "soviet"), (1, 0, "german")] {
        let mut stage = four_units().caps(german, soviet).drawn();
        stage.play("begin", &[]);
        assert_eq!(stage.asked(), first);
    }
    let mut stage = four_units().caps(1, 0).drawn();
    stage.play("begin", &[]);
    assert_eq!(stage.refused("bid 2"), "coh:3.2.4b");
    stage.play("bid 1", &[]);
    assert_eq!(stage.answers(), ["bid 0"]);
}

/// Rules: coh:3.2.4c.
///
/// ex-139: eight and eight, then again without what was spent.
#[test]
fn coh_3_2_4c_after_a_tie_the_cap_are_gone() {
    let mut stage = four_units().caps(7, 7).drawn();
    stage.play("begin", &[]);
    assert_eq!(stage.asked(), "soviet");
    stage.plays(&["bid 0"]);
    let events = stage.play("bid 2", &[3, 3, 4, 4]);
    let tied = |it: &Event| matches!(it, Event::Initiative { winner: None, .. });
    assert!(events.iter().any(tied), "{events:?}");
    assert_eq!((stage.cap("german"), stage.cap("soviet")), (5, 7));
    // The Soviets have more now. Two may be bought anew; without them six loses to seven.
    assert_eq!(stage.asked(), "soviet");
    stage.play("bid 0", &[]);
    assert_eq!(stage.answers(), ["bid 0", "bid 1", "bid 2"]);
    stage.play("bid 0", &[3, 3, 3, 4]);
    assert_eq!((stage.asked().as_str(), stage.cap("german")), ("soviet", 5));
}
