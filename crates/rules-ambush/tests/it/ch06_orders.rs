//! [AMB 6.3i, 6.8c–6.8e, 6.8n–6.8o, 9.6, 9.7] Options, orders one by one, turns given, surrender.

use rules_ambush::state::{ArBox, Captivity, Working};
use rules_ambush::terms::{Ammo, Stance};
use testkit::Drive;

use crate::acting::{acting, begin, count, hex, id, man, named, obeying};

/// A in F10, across the water from whoever is in H9.
const US: &str =
    r#"us = [{ who = "A", hex = "F10", ar = "1" }, { who = "B", hex = "A1", ar = "1" }]"#;

fn facing(germans: &str) -> String {
    format!("{US}\ngermans = [{germans}]")
}

/// A is in his hex and B beside it: of what applies the first counts, though the second would too.
///
/// Rules: amb:6.8c.
#[test]
fn amb_6_8c_the_first_option_that_applies_is_taken() {
    let start = r#"us = [{ who = "A", hex = "D4", ar = "1" }, { who = "B", hex = "D5", ar = "1" }]
    germans = [{ who = "L", hex = "D4", ar = "1" }]"#;
    let (game, events) = acting(833, start, &[4, 9]);
    assert_eq!(count(&events, "Assaulted"), 1);
    assert_eq!(man(&game, 'L').ammo.get(&Ammo::Grenade), Some(&1), "he keeps his grenade");
}

/// He has nothing to fire with: he does the rest.
///
/// Rules: amb:6.8d, amb:9.6a.
#[test]
fn amb_6_8d_what_he_cannot_do_is_skipped() {
    let start = facing(r#"{ who = "L", hex = "H9", stance = "crouching", ar = "1", arms = [] }"#);
    let (game, _) = acting(802, &start, &[4]);
    assert_eq!(man(&game, 'L').stance, Stance::Prone);
    let empty = r#"{ who = "L", hex = "H9", stance = "crouching", ar = "1", weapons = ["empty"] }"#;
    let (game, events) = acting(802, &facing(empty), &[4]);
    assert_eq!(count(&events, "Fired"), 0, "out of ammunition");
    assert_eq!(man(&game, 'L').stance, Stance::Prone);
}

/// Rules: amb:6.8d.
#[test]
fn amb_6_8d_he_does_one_action_in_a_turn() {
    let orders =
        r#"do = [{ aimed-fire = "nearest" }, { grenade = "nearest" }, { move = ["open"] }]"#;
    let start = facing(r#"{ who = "L", hex = "H9", stance = "crouching", ar = "1" }"#);
    let (game, events) = obeying(orders, &start, &[4, 5, 5, 9]);
    assert_eq!(count(&events, "Fired"), 1);
    assert_eq!(count(&events, "Thrown"), 0);
    assert_eq!(hex(&game, 'L').as_deref(), Some("H9"));
}

/// Rules: amb:6.8e.
#[test]
fn amb_6_8e_he_has_one_free_change_of_stance_and_pays_for_a_second() {
    let start = facing(r#"{ who = "L", hex = "H9", stance = "crouching", ar = "1" }"#);
    let free = r#"do = [{ stance = "standing" }, { free-stance = "prone" }]"#;
    let (game, _) = obeying(free, &start, &[4]);
    assert_eq!(man(&game, 'L').stance, Stance::Standing, "the free change is used");
    let paid = r#"do = [{ stance = "standing" }, { stance = "prone" }]"#;
    let (game, events) = obeying(paid, &start, &[4]);
    assert_eq!(man(&game, 'L').stance, Stance::Prone);
    let changes = named(&events, "Stance");
    assert!(changes[0].contains("paid: false") && changes[1].contains("paid: true"));
}

/// Rules: amb:6.8e.
#[test]
fn amb_6_8e_a_change_that_an_order_implies_is_made() {
    let start = facing(r#"{ who = "L", hex = "H9", stance = "prone", ar = "1" }"#);
    let (game, events) = obeying(r#"do = [{ best-fire = "nearest" }]"#, &start, &[4, 5, 5, 9]);
    assert_eq!(count(&events, "Fired"), 1);
    assert_eq!(man(&game, 'L').stance, Stance::Crouching);
}

/// After an action that is no movement no point is there to pay with.
///
/// Rules: amb:6.8e, amb:6.9b.
#[test]
fn amb_6_8e_after_a_shot_only_the_free_change_is_left() {
    let orders =
        r#"do = [{ best-fire = "nearest" }, { stance = "prone" }, { stance = "crouching" }]"#;
    let start = facing(r#"{ who = "L", hex = "H9", stance = "crouching", ar = "1" }"#);
    let (game, _) = obeying(orders, &start, &[4, 5, 5, 9]);
    assert_eq!(man(&game, 'L').stance, Stance::Prone);
}

/// A rifle fired by instinct fires twice; he picks each time.
///
/// Rules: amb:6.7f, amb:9.6b.
#[test]
fn amb_6_7f_snap_fire_is_two_shots() {
    let start = facing(r#"{ who = "L", hex = "H9", stance = "crouching", ar = "1" }"#);
    let orders = r#"do = [{ snap-fire = "nearest" }]"#;
    let (_, events) = obeying(orders, &start, &[4, 5, 5, 9, 5, 5, 9]);
    assert_eq!(count(&events, "Fired"), 2);
    // A jam of the first shot takes the second too: 02 is within the rifle's 3.
    let (game, events) = obeying(orders, &start, &[4, 10, 2]);
    assert_eq!(count(&events, "Fired"), 0);
    assert_eq!(man(&game, 'L').ar, ArBox::Complete);
}

/// From H11 the way to the post leads to H10 and H9: half of 4 points pay for two open hexes.
///
/// Rules: amb:6.7s, amb:6.8d.
#[test]
fn amb_6_7s_a_german_who_moves_and_snap_fires_goes_half_his_way_and_fires_once() {
    let orders = r#"do = [{ move = ["open"] }, { snap-fire = "nearest" }]"#;
    let start = facing(r#"{ who = "L", hex = "H11", ar = "1" }"#);
    let (game, events) = obeying(orders, &start, &[4, 5, 5, 9]);
    assert_eq!(hex(&game, 'L').as_deref(), Some("H9"));
    assert_eq!(count(&events, "Fired"), 1);
    let reversed = r#"do = [{ snap-fire = "nearest" }, { move = ["open"] }]"#;
    let (game, events) = obeying(reversed, &start, &[4, 5, 5, 9]);
    assert_eq!(hex(&game, 'L').as_deref(), Some("H9"));
    assert_eq!(count(&events, "Fired"), 1);
}

/// Rules: amb:6.3i.
#[test]
fn amb_6_3i_a_german_commander_gives_his_turn_when_a_paragraph_says_so() {
    let start = facing(
        r#"{ who = "P", hex = "H9", ar = "1" }, { who = "L", hex = "H10", ar = "complete" }"#,
    );
    // The same number serves L, whom the turn puts into the box that acts.
    let (game, events) = acting(812, &start, &[4, 5, 5, 9]);
    assert_eq!(count(&events, "GaveTurn"), 1);
    assert!(named(&events, "Fired")[0].contains(&format!("Man({:?}", id(&game, 'L'))));
    assert_eq!(man(&game, 'P').ar, ArBox::Complete);
    assert_eq!(man(&game, 'L').ar, ArBox::Complete);
    let (_, events) = acting(802, &start, &[4, 5, 5, 9]);
    assert_eq!(count(&events, "GaveTurn"), 0, "not without such a paragraph");
}

/// Rules: amb:6.3i, amb:6.3g.
#[test]
fn amb_6_3i_the_turn_goes_to_the_friend_who_can_use_it_best() {
    let given = |friends: &str, faces: &[u8]| {
        let (_, events) = acting(
            812,
            &facing(&format!(r#"{{ who = "P", hex = "H9", ar = "1" }}, {friends}"#)),
            faces,
        );
        named(&events, "GaveTurn").pop()
    };
    // X shoots better than L.
    let both = r#"{ who = "L", hex = "H10", ar = "complete" }, { who = "X", hex = "H10", ar = "complete" }"#;
    let to = given(both, &[4, 5, 5, 9]).expect("somebody gets it");
    assert!(to.contains("to: ManId(21)"), "{to}");
    // Not a wounded man, nor one too far away, nor one who sees nobody, nor another commander.
    let wounded = r#"{ who = "L", hex = "H10", ar = "complete", marks = ["wounded"] }"#;
    assert_eq!(given(wounded, &[4, 5, 5, 9]), None);
    assert_eq!(given(r#"{ who = "L", hex = "I6", ar = "complete" }"#, &[4, 5, 5, 9]), None);
    assert_eq!(given(r#"{ who = "Q", hex = "H10", ar = "complete" }"#, &[4, 5, 5, 9]), None);
    let unarmed = r#"{ who = "L", hex = "H10", ar = "complete", arms = [] }"#;
    assert_eq!(given(unarmed, &[4, 5, 5, 9]), None);
}

/// P is worth two points more if he is captured.
///
/// Rules: amb:6.8n.
#[test]
fn amb_6_8n_who_surrenders_to_an_active_soldier_in_his_hex_is_captured_at_once() {
    let start = r#"us = [{ who = "A", hex = "D4", ar = "1" }]
    germans = [{ who = "P", hex = "D4", ar = "2" }]"#;
    let (game, events) = acting(815, start, &[4]);
    assert_eq!(man(&game, 'P').captivity, Captivity::Captured);
    assert_eq!(man(&game, 'P').stance, Stance::Prone);
    assert_eq!(man(&game, 'P').ar, ArBox::Inactive, "all his turns are lost");
    assert_eq!(count(&events, "Captured"), 1);
    assert_eq!(count(&events, "Surrendered"), 0, "nobody has to come for him");
    assert_eq!(game.points(), 2);
}

/// Rules: amb:6.8o.
#[test]
fn ex_122_who_surrenders_alone_stays_as_he_is_until_a_soldier_comes() {
    let start = r#"us = [{ who = "A", hex = "H10", ar = "1" }, { who = "B", hex = "A1", ar = "1" }]
    germans = [{ who = "L", hex = "H9", ar = "1", stance = "crouching" }]"#;
    let (mut game, events) = acting(815, start, &[4]);
    assert_eq!(man(&game, 'L').captivity, Captivity::Surrendered);
    assert_eq!(man(&game, 'L').stance, Stance::Crouching);
    assert_eq!(man(&game, 'L').ar, ArBox::Inactive);
    assert_eq!(count(&events, "Surrendered"), 1);
    // K65: the Round goes on, though he was the last.
    game.play("act A; go H9", &[]);
    assert_eq!(man(&game, 'L').captivity, Captivity::Captured);
    assert_eq!(man(&game, 'L').stance, Stance::Prone);
}

/// Weapon Skill 0 clears a jam on 5 and more.
///
/// Rules: amb:9.4b.
#[test]
fn g32_a_german_whose_only_weapon_is_jammed_clears_it_when_he_is_to_fire() {
    let start = facing(
        r#"{ who = "L", hex = "H9", stance = "crouching", ar = "2", weapons = ["jammed"] }"#,
    );
    // He fails with 4; with his second turn he succeeds.
    let (game, events) = acting(802, &start, &[4, 4, 4, 5]);
    assert_eq!(count(&events, "Fired"), 0);
    assert_eq!(count(&events, "Cleared"), 2);
    let rifle = game.all_gear().find(|it| {
        let parts = game.gear(*it).parts;
        parts[0] == rules_ambush::state::Held::By(id(&game, 'L'))
    });
    assert_eq!(rifle.map(|it| game.gear(it).working), Some(Working::Yes));
}

/// With a pistol left he does not stop for the rifle.
///
/// Rules: amb:9.6a.
#[test]
fn amb_9_6a_a_german_fires_the_weapon_with_the_best_chance() {
    let two = r#"{ who = "L", hex = "H9", stance = "crouching", ar = "1", arms = ["pistol", "german-rifle"] }"#;
    let (_, events) = acting(802, &facing(two), &[4, 5, 5, 9]);
    assert!(named(&events, "Fired")[0].contains("arm: GermanRifle"));
}

/// The team of the example: S aims, T is the other man. T's second turn is his own.
///
/// Rules: amb:9.7i, amb:9.7j, amb:9.7k, amb:2.1j.
#[test]
fn ex_35_two_germans_fire_their_machine_gun_together_and_both_spend_a_turn() {
    let start = facing(
        r#"{ who = "S", hex = "H9", stance = "crouching", ar = "1", weapons = ["ready"] },
        { who = "M", hex = "H9", stance = "crouching", ar = "2" }"#,
    );
    let (game, events) = acting(811, &start, &[4, 5, 5, 9, 4, 5, 5, 9]);
    let shots = named(&events, "Fired");
    assert_eq!(shots.len(), 2);
    let (s, m) = (format!("{:?}", id(&game, 'S')), format!("{:?}", id(&game, 'M')));
    assert!(shots[0].contains("mode: Aimed") && shots[0].contains(&format!("Man({s}")));
    assert!(shots[1].contains("mode: Snap") && shots[1].contains(&format!("Man({m}")));
    assert_eq!(man(&game, 'S').ar, ArBox::Complete);
    assert_eq!(man(&game, 'M').ar, ArBox::Complete);
}

/// Rules: amb:9.7i, amb:6.7g.
#[test]
fn k33_and_k54_no_joint_shot_without_a_turn_or_with_one_who_lies() {
    for other in
        [r#"stance = "crouching", ar = "complete""#, r#"stance = "prone", ar = "complete""#]
    {
        let start = facing(&format!(
            r#"{{ who = "S", hex = "H9", stance = "crouching", ar = "1", weapons = ["ready"] }},
            {{ who = "M", hex = "H9", {other} }}"#
        ));
        let (_, events) = acting(811, &start, &[4, 5, 5, 9]);
        assert!(named(&events, "Fired")[0].contains("mode: Snap"));
    }
}

/// A and B stand in one hex: the die chooses, 0 to 4 the first, 5 to 9 the second.
///
/// Rules: amb:9.6c.
#[test]
fn amb_9_6c_among_equals_the_die_chooses() {
    let start = r#"us = [{ who = "C", hex = "F10", ar = "1" }, { who = "D", hex = "F10", ar = "1" }]
    germans = [{ who = "L", hex = "H9", stance = "crouching", ar = "1" }]"#;
    for (die, whom) in [(4, "ManId(2)"), (5, "ManId(3)")] {
        let (_, events) = begin(start, &[1, die, 5, 5, 9]);
        assert!(named(&events, "Fired")[0].contains(&format!("target: Man({whom})")));
    }
}

/// D lies: he is worse off than C.
///
/// Rules: amb:11.1a.
#[test]
fn amb_11_1a_a_german_assaults_the_one_who_is_worst_off() {
    let start = r#"us = [{ who = "C", hex = "D4", ar = "1" }, { who = "D", hex = "D4", stance = "prone", ar = "1" }]
    germans = [{ who = "L", hex = "D4", ar = "1" }]"#;
    let (_, events) = acting(833, start, &[4, 9]);
    assert!(named(&events, "Assaulted")[0].contains("target: ManId(3)"));
}

/// His rifle is not jammed, so that he can do nothing of what he is told.
///
/// Rules: amb:6.8d.
#[test]
fn amb_6_8d_it_is_told_when_nothing_comes_of_a_paragraph() {
    let start = facing(r#"{ who = "L", hex = "H9", stance = "prone", ar = "1" }"#);
    let (_, events) = obeying(r#"do = ["clear-jam"]"#, &start, &[4]);
    assert_eq!(count(&events, "Idle"), 1);
    let (_, events) = obeying(r#"do = [{ stance = "standing" }]"#, &start, &[4]);
    assert_eq!(count(&events, "Idle"), 0);
}
