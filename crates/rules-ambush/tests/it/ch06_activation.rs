//! [AMB 6.2, 6.5, 6.6, 6.1e, 6.1j, 6.1p] Germans come into play; who is aware; who has two turns.

use rules_ambush::state::ArBox::{Complete, One, Panic, Two, Unaware};
use rules_ambush::state::Sortie;
use rules_ambush::terms::{Model, Stance};
use testkit::Drive;

use crate::men::{asked, boxes, count, hex, man, told};
use crate::stage::{begin, begin_changed, begin_rolling};

fn is_ready(game: &Sortie, model: Model) -> bool {
    game.all_gear().any(|it| game.gear(it).model == model && game.gear(it).ready)
}

/// Rules: amb:6.2a, amb:6.2b, amb:6.2c, amb:6.1e, amb:6.1p, amb:6.5c, amb:2.1d.
#[test]
fn ex_11_two_germans_and_their_gun_come_into_play() {
    let mut game = begin(r#"us = [{ who = "A", hex = "C6" }]"#);
    // 164: A does not see M10, so nobody checks. The advantage is the Germans', both dice are
    // rolled all the same; M and T have two turns: a number for either box. Round 2: A makes his
    // check, the event is none (18), the dice give A two turns and the Germans one.
    let events = game.play("with A; go D5", &[3, 4, 6, 6]);
    game.play("pass", &[5, 9, 9, 8, 10]);
    assert!(game.is_sighted(3));
    assert!(told(&events, "Advantage side:_German granted:_true"));
    assert_eq!(count(&events, "Placed Man(ManId(11)) at:_Two"), 1);
    assert_eq!(count(&events, "Placed Man(ManId(17)) at:_Two"), 1);
    assert_eq!([hex(&game, 'M'), hex(&game, 'T')], [Some("M10".into()), Some("M10".into())]);
    assert_eq!(man(&game, 'M').stance, Stance::Crouching);
    assert!(is_ready(&game, Model::Lmg), "their gun is ready to fire");
    assert_eq!(game.points(), 3, "one point for M, two for T");
    assert_eq!(boxes(&game, "MTA"), [One, One, Two]);
}

/// Rules: amb:6.2b.
#[test]
fn a_paragraph_may_say_that_a_gun_is_not_ready() {
    let mut game = begin(r#"us = [{ who = "C", hex = "F7" }]"#);
    // 219: all Germans have two turns; C sees H6 and is aware without a check; both dice for the
    // advantage, which is the squad's: 4 beats 3. R and S fire and miss, S with his pistol.
    let events = game.play("with C; go F8", &[4, 3, 5, 9, 9, 9, 9, 9, 9]);
    assert_eq!(boxes(&game, "RS"), [One, One], "they had two turns");
    assert!(!is_ready(&game, Model::Mmg));
    assert!(told(&events, "Aware why:_Paragraph"));
    assert_eq!(boxes(&game, "C"), [One]);
}

/// Rules: amb:6.5h, amb:6.1j, amb:6.1e, amb:6.11a.
#[test]
fn two_turns_for_the_aware_need_no_die() {
    let mut game = begin(r#"us = [{ who = "C", hex = "A10" }, { who = "H", hex = "A10" }]"#);
    // 211: all are aware, the squad has the advantage and two turns: only the Germans' die falls.
    let events = game.play("with C; with H; go A11", &[4]);
    assert!(told(&events, "Advantage us:_None german:_Some(4) side:_Us"));
    assert_eq!(count(&events, "Perception"), 0);
    assert_eq!(boxes(&game, "CH"), [Two, Two]);
    assert_eq!(game.offered(), ["act C", "act H", "pass round"]);
}

/// Rules: amb:6.1j, amb:6.5h, amb:6.4a.
#[test]
fn two_turns_for_those_who_do_not_panic_need_the_die() {
    let start = r#"us = [{ who = "C", hex = "F10" }, { who = "H", hex = "F10", ar = "unaware" }]"#;
    // 216: C and H have come in and are aware. A die of 2 panics H (Initiative 1) alone.
    let mut game = begin(start);
    game.play("with C; with H; go F11", &[2, 1]);
    assert_eq!(boxes(&game, "CH"), [Two, Panic]);
    // A die of 4 would give one turn each: they have two.
    let mut game = begin(start);
    game.play("with C; with H; go F11", &[4, 1]);
    assert_eq!(boxes(&game, "CH"), [Two, Two]);
}

/// Rules: amb:6.5h, amb:6.5a.
#[test]
fn only_those_are_aware_whom_the_paragraph_names() {
    let mut game = begin(r#"us = [{ who = "C", hex = "F10" }, { who = "D", hex = "F7" }]"#);
    // D sees those in H6 and checks: 8 is too high for his Perception of 4.
    game.play("with C; go F11", &[8, 4, 1]);
    assert_eq!(boxes(&game, "CD"), [Two, Unaware]);
    assert_eq!(game.refused("act D").rule.0, "amb:6.5a");
}

/// Rules: amb:6.5b, amb:6.5e.
#[test]
fn in_round_one_those_check_who_see_the_german() {
    // L appears in H6: C in D6 and D in F7 see him, E behind the woods of C2 does not.
    let mut game = begin(
        r#"us = [{ who = "C", hex = "C6" }, { who = "D", hex = "F7" }, { who = "E", hex = "B1" }]"#,
    );
    // Activation check of 0; C passes with 5, D fails with 5; dice 4 and 3.
    let events = game.play("with C; go D6", &[10, 5, 5, 4, 3]);
    assert_eq!(count(&events, "Perception"), 2);
    assert_eq!(boxes(&game, "CDEL"), [One, Unaware, Unaware, One]);
}

/// Rules: amb:6.5c, amb:2.10b, amb:6.5f.
#[test]
fn in_round_two_all_who_are_unaware_check() {
    let mut game = begin(
        r#"
        condition = 2
        round = 1
        advantage = "us"
        us = [
            { who = "C", hex = "A6", ar = "1" },
            { who = "D", hex = "B1", ar = "unaware" },
            { who = "E", hex = "B1", ar = "unaware" },
        ]
        germans = [{ who = "L", hex = "M6" }]
    "#,
    );
    // D (Perception 4) fails with 5, E (6) passes with 6; event none; the dice.
    let events = game.play("act C; pass", &[5, 6, 3, 4, 4, 3]);
    assert_eq!(count(&events, "Perception"), 2);
    assert_eq!(boxes(&game, "CDE"), [One, Unaware, One]);
}

/// Rules: amb:6.5g, amb:6.5a.
#[test]
fn whoever_is_attacked_is_aware_afterwards() {
    let start = r#"
        round = 1
        advantage = "german"
        us = [{ who = "A", hex = "A2", ar = "1" }, { who = "C", hex = "H8", ar = "unaware" }]
        germans = [{ who = "L", hex = "J7", stance = "crouching", ar = "1" }]
    "#;
    // 802: the number; no jam, a nine misses.
    let (game, _) = begin_rolling("corbeau", start, &[5, 9, 9, 9]);
    assert_eq!(boxes(&game, "CL"), [Complete, Complete]);
    assert_eq!(asked(&game), "act");
}

/// Rules: amb:6.6a, amb:6.6b, amb:6.11b.
#[test]
fn ex_134_a_german_with_two_turns_acts_next() {
    let mut game = begin(
        r#"
        round = 3
        advantage = "us"
        us = [{ who = "A", hex = "A2", ar = "1" }, { who = "C", hex = "C6", ar = "1" }]
        germans = [{ who = "L", hex = "M1", ar = "1" }]
    "#,
    );
    game.play("act C; go D5", &[]);
    assert_eq!(asked(&game), "move-on", "C goes on with his turn");
    assert_eq!(boxes(&game, "MT"), [Two, Two]);
    // Their box is first now: a number of its own, both act.
    game.play("done", &[6]);
    assert_eq!(boxes(&game, "MTLA"), [One, One, One, One]);
    assert_eq!(game.offered(), ["act A", "pass round"]);
}

/// Rules: amb:6.6c, amb:6.5f.
#[test]
fn a_german_who_comes_during_the_round_has_a_die_of_his_own() {
    for (face, at) in [(8, Two), (4, One)] {
        let mut game = begin(
            r#"
            round = 3
            advantage = "german"
            us = [{ who = "A", hex = "A2", ar = "1" }, { who = "C", hex = "C6", ar = "1" }]
            germans = [{ who = "N", hex = "M1", ar = "complete" }]
        "#,
        );
        // 136: activation check of 0; then his die.
        let events = game.play("act C; go D6", &[10, face]);
        assert!(told(&events, "Interrupted die:_Some"));
        assert_eq!(boxes(&game, "LN"), [at, Complete]);
        assert_eq!(count(&events, "Perception"), 0);
    }
}

/// Rules: amb:6.6a, amb:6.5h.
#[test]
fn advantage_and_awareness_of_a_later_paragraph_are_ignored() {
    let mut game = begin(
        r#"
        round = 3
        advantage = "german"
        us = [{ who = "A", hex = "F10", ar = "1" }, { who = "C", hex = "F11", ar = "unaware" }]
        germans = [{ who = "N", hex = "M1", ar = "complete" }]
    "#,
    );
    // 216 would give the squad the advantage, awareness and two turns. P (Initiative 4) has one
    // turn
    // by a 3, Q (3) one by a 5.
    let events = game.play("act A; go F11", &[3, 5]);
    assert_eq!(boxes(&game, "PQCA"), [One, One, Unaware, One]);
    assert!(!told(&events, "Advantage") && !told(&events, "Aware"));
}

/// Rules: amb:6b, amb:2.2f, amb:7.3l.
#[test]
fn ex_128_an_event_entry_is_ignored_in_rounds() {
    let mut game = begin(
        r#"
        condition = 2
        round = 3
        advantage = "us"
        us = [{ who = "C", hex = "C7", ar = "1" }]
        germans = [{ who = "L", hex = "M6" }]
    "#,
    );
    let events = game.play("act C; go C8", &[]);
    assert!(!told(&events, "EventCheck"));
    // A paragraph of the card is read: 120 lies in C5.
    let mut game = begin(
        r#"
        condition = 2
        round = 3
        advantage = "us"
        us = [{ who = "C", hex = "C6", ar = "1" }]
        germans = [{ who = "L", hex = "M6" }]
    "#,
    );
    let events = game.play("act C; go C5", &[]);
    assert!(told(&events, "120"));
}

/// Rules: amb:6.1p, amb:6.1e.
#[test]
fn those_who_are_not_named_are_placed_by_the_dice() {
    let mut game = begin_changed(
        r#"us = [{ who = "A", hex = "C6" }]"#,
        &[("two-turns = { cards = [5, 49] }", "two-turns = { cards = [5] }")],
    );
    // The Germans' die of 4 gives T (Initiative 2) one turn; M has two. A number for M's box, one
    // for the next.
    let events = game.play("with A; go D5", &[3, 4, 6, 6]);
    assert_eq!(asked(&game), "watch", "nobody of the squad was aware");
    assert_eq!(count(&events, "Placed Man(ManId(11)) at:_Two"), 1);
    assert_eq!(count(&events, "Placed Man(ManId(17)) at:_One"), 1);
}
