//! [AMB 6.1, 2.3e, 2.3f] The sequence of a Round.

use rules_ambush::state::ArBox::{Complete, Inactive, One, Panic, Two, Unaware};
use rules_ambush::terms::Stance;
use testkit::Drive;

use crate::men::{ar, asked, boxes, count, man, told};
use crate::stage::{begin, begin_rolling};

/// A Round in which one soldier and one German are still to be placed. Under condition 2 Germans
/// lie down and do nothing (800), and no paragraph of the map is read but in C5.
const ONE_EACH: &str = r#"
    condition = 2
    round = 1
    us = [{ who = "C", hex = "A6" }]
    germans = [{ who = "L", hex = "M6" }]
"#;

/// Rules: amb:6.1d, amb:6.1f, amb:2.10a.
#[test]
fn the_higher_die_has_the_advantage() {
    let (game, events) = begin_rolling("corbeau", ONE_EACH, &[4, 3]);
    assert!(told(&events, "Advantage us:_Some(4) german:_Some(3)"));
    assert_eq!(asked(&game), "act");
    assert_eq!(boxes(&game, "CL"), [One, One]);
}

/// Rules: amb:6.1d, amb:6.1l.
#[test]
fn ex_101_a_tie_gives_the_germans_the_advantage() {
    // Both dice are 4; then the action number of the Germans' box.
    let (game, events) = begin_rolling("corbeau", ONE_EACH, &[4, 4, 6]);
    assert!(told(&events, "Advantage side:_German"));
    assert_eq!(boxes(&game, "CL"), [One, Complete], "L has acted before C is asked");
}

/// Two Germans and two soldiers: with both dice 5 those of Initiative 4 have two turns, the others
/// one.
const TWO_EACH: &str = r#"
    condition = 2
    round = 1
    us = [{ who = "A", hex = "A6", in = 4 }, { who = "C", hex = "A6", in = 3 }]
    germans = [{ who = "L", hex = "M6" }, { who = "P", hex = "M6" }]
"#;

/// Rules: amb:6.1l, amb:6.1m, amb:6.1n, amb:2.3e, amb:2.3f.
#[test]
fn boxes_act_by_turns_and_advantage_and_germans_by_their_letters() {
    // Dice 5 and 5, the number of the box of P alone.
    let (mut game, _) = begin_rolling("corbeau", TWO_EACH, &[5, 5, 1]);
    assert_eq!(boxes(&game, "LPAC"), [One, One, Two, One]);
    assert_eq!(
        game.offered(),
        ["act A", "pass round"],
        "the soldier with two turns comes before all with one"
    );
    // A new number for the next box: one die serves both L and P.
    let events = game.play("act A; pass", &[7]);
    assert_eq!(boxes(&game, "LPAC"), [Complete, Complete, One, One]);
    let acts: Vec<String> =
        events.iter().map(|it| format!("{it:?}")).filter(|it| it.contains("Acts")).collect();
    assert!(acts[0].contains("ManId(10)") && acts[1].contains("ManId(13)"), "L before P: {acts:?}");
    assert_eq!(game.offered(), ["act A", "act C", "pass round"], "the squad acts in any order");
}

/// Rules: amb:6.8a, amb:6.1n.
#[test]
fn ex_15_three_germans_of_a_box_share_an_action_number() {
    let start = r#"
        condition = 2
        round = 1
        advantage = "german"
        us = [{ who = "C", hex = "A6", ar = "1" }]
        germans = [
            { who = "L", hex = "M6", ar = "2" },
            { who = "M", hex = "M6", ar = "2" },
            { who = "N", hex = "M6", ar = "2" },
        ]
    "#;
    // One number for the box of two turns, one for that of one turn.
    let (game, events) = begin_rolling("corbeau", start, &[3, 8]);
    assert_eq!(count(&events, "Acts"), 6);
    assert_eq!(boxes(&game, "LMNC"), [Complete, Complete, Complete, One]);
}

/// Rules: amb:6.1g, amb:13.2b.
#[test]
fn ex_102_a_wounded_soldier_has_one_turn_at_most() {
    let start = r#"
        condition = 2
        round = 1
        us = [
            { who = "A", hex = "A6", in = 4, marks = ["wounded"] },
            { who = "B", hex = "A6", in = 4 },
        ]
        germans = [{ who = "L", hex = "M6" }]
    "#;
    let (game, _) = begin_rolling("corbeau", start, &[8, 3]);
    assert_eq!(boxes(&game, "AB"), [One, Two]);
}

/// Rules: amb:6.1o, amb:3.1d, amb:6.5d, amb:6a.
#[test]
fn the_round_is_played_to_its_end_though_no_german_is_left() {
    let mut game = begin(
        r#"
        condition = 2
        round = 4
        advantage = "german"
        us = [{ who = "C", hex = "A6", ar = "1" }, { who = "D", hex = "B6", ar = "complete" }]
        germans = [{ who = "L", hex = "M6", marks = ["incapacitated"] }]
    "#,
    );
    assert_eq!(asked(&game), "act", "the last turns are taken");
    game.play("act C; pass", &[]);
    assert_eq!(asked(&game), "operations");
    assert_eq!(boxes(&game, "CDL"), [Unaware, Unaware, Inactive]);
}

/// Rules: amb:6.1o, amb:6.1c, amb:6.1b, amb:6.1a.
#[test]
fn ex_129_every_round_but_the_first_has_an_event_check() {
    let mut game = begin(
        r#"
        condition = 2
        round = 2
        advantage = "us"
        us = [{ who = "C", hex = "A6", ar = "1" }, { who = "D", hex = "B6", ar = "unaware" }]
        germans = [{ who = "L", hex = "M6" }]
    "#,
    );
    // Round 3: nobody checks, D is aware; an event check of 3 and 4; the dice of both sides.
    let events = game.play("act C; pass", &[3, 4, 4, 3]);
    assert!(told(&events, "EventCheck sum:_7"));
    assert!(told(&events, "RoundBegan number:_3"));
    assert_eq!(count(&events, "Perception"), 0);
    assert_eq!(boxes(&game, "CDL"), [One, One, One]);
}

/// Rules: amb:6.1c.
#[test]
fn ex_129_round_one_has_none() {
    // Into D6 under condition 1: activation check of 0, L is in H6 and C sees him: a check of 9
    // fails; then the two dice alone. L fires (802) and misses, and C is aware. Round 2: an event
    // check of 17, the dice.
    let mut game = begin(r#"us = [{ who = "C", hex = "C6" }]"#);
    let events = game.play("with C; go D6", &[10, 9, 4, 3, 5, 9, 9, 9]);
    assert_eq!([count(&events, "RoundBegan"), count(&events, "EventCheck")], [1, 0]);
    let events = game.play("pass", &[9, 8, 8, 10]);
    assert_eq!([count(&events, "RoundBegan"), count(&events, "EventCheck")], [1, 1]);
}

/// Rules: amb:6.1k, amb:6.4b.
#[test]
fn who_is_panicked_does_nothing_and_lies_prone_when_the_round_ends() {
    let mut game = begin(
        r#"
        condition = 2
        round = 3
        advantage = "us"
        us = [{ who = "C", hex = "A6", ar = "1" }, { who = "D", hex = "B6", ar = "panic" }]
        germans = [{ who = "L", hex = "M6", ar = "panic" }]
    "#,
    );
    assert_eq!(game.offered(), ["act C", "pass round"]);
    assert_eq!(game.refused("act D").rule.0, "amb:6.1l");
    assert_eq!(man(&game, 'D').stance, Stance::Standing);
    let events = game.play("act C; pass", &[3, 4, 4, 3]);
    assert_eq!(count(&events, "WentProne"), 2, "D and L, who has not acted");
    assert_eq!(man(&game, 'D').stance, Stance::Prone);
    assert_eq!(ar(&game, 'D'), One, "panic lasts for a Round");
    assert!(ar(&game, 'L') != Panic);
}

/// Rules: amb:6.7a, amb:6.1l.
#[test]
fn a_soldier_acts_or_passes_and_his_marker_moves_down() {
    let mut game = begin(
        r#"
        condition = 2
        round = 1
        advantage = "us"
        us = [{ who = "C", hex = "A6", ar = "2" }, { who = "D", hex = "A1", ar = "1" }]
        germans = [{ who = "L", hex = "M6" }]
    "#,
    );
    game.play("act C; pass", &[]);
    assert_eq!(ar(&game, 'C'), One);
    game.play("act C; change crouching; go B6", &[]);
    assert_eq!(ar(&game, 'C'), Complete);
}

/// The shells of an event strike C, who has Initiative 5, before the dice of the third Round: a die
/// of nine would give him two turns.
fn shelled_in_round_3(
    damage: u8,
) -> (rules_ambush::state::Sortie, Vec<rules_ambush::agenda::Event>) {
    let mut game = begin(
        r#"
        round = 2
        advantage = "us"
        us = [
            { who = "C", hex = "A6", ar = "1", in = 5 },
            { who = "D", hex = "A11", ar = "complete", in = 5 },
        ]
        germans = [{ who = "L", hex = "M1", stance = "prone", ar = "complete" }]
    "#,
    );
    // 3 + 4 = 7: artillery on one of two hexes, the first; its damage; the dice of the Round.
    let events = game.play("act C; pass", &[3, 4, 1, damage, 9, 1]);
    (game, events)
}

/// Rules: amb:13.1a, amb:6.1k, amb:6.1c.
#[test]
fn amb_13_1a_panic_by_an_event_costs_the_turns_of_the_round() {
    let (game, events) = shelled_in_round_3(10);
    assert!(told(&events, "Shelled") && told(&events, "Advantage us:_Some(9)"), "{events:?}");
    assert_eq!(boxes(&game, "CD"), [Panic, Two], "C has panicked, D has the turns of the die");
    assert_eq!(game.offered(), ["act D", "pass round"]);
}

/// Rules: amb:13.2b, amb:6.1k, amb:6.1c.
#[test]
fn amb_13_2b_a_wound_by_an_event_costs_the_turns_of_the_round() {
    let (game, _) = shelled_in_round_3(2);
    assert_eq!(man(&game, 'C').health, rules_ambush::state::Health::Wounded);
    assert_eq!(boxes(&game, "CD"), [Complete, Two]);
}

/// The guard of L falls to the shells of an event: L is free, and has turns from the next Round on.
///
/// Rules: amb:11.2e, amb:6.1c.
#[test]
fn amb_11_2e_a_prisoner_freed_by_an_event_has_no_turn_in_that_round() {
    let mut game = begin(
        r#"
        round = 2
        advantage = "us"
        us = [{ who = "C", hex = "A6", ar = "1" }, { who = "D", hex = "A11", ar = "complete" }]
        germans = [
            { who = "L", hex = "A6", stance = "prone", marks = ["captured"] },
            { who = "N", hex = "M1", stance = "prone", ar = "complete" },
        ]
    "#,
    );
    // C is killed by a nine, L unhurt by a nought; the Germans' nine loses to nobody.
    let events =
        game.play_with("act C; pass", &mut crate::dropping::Always(vec![3, 4, 1, 9, 0], 1));
    assert!(told(&events, "Escaped"), "{events:?}");
    assert_eq!(ar(&game, 'L'), Complete);
}
