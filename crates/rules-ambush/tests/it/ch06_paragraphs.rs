//! [AMB 6.9] The paragraphs that the rulebook prints as examples: 800, 802, 807, 833.
//!
//! Dice: the action number first; a shot is two dice for the jam, one to hit, one for damage if it
//! hits. A face of 10 reads as zero.

use rules_ambush::state::{ArBox, Health};
use rules_ambush::terms::Stance;

use crate::acting::{acting, begin, count, hex, man, named};

/// A in F10, across the water from L in H9, two open hexes away.
const ACROSS: &str =
    r#"us = [{ who = "A", hex = "F10", ar = "1" }, { who = "B", hex = "A10", ar = "1" }]"#;

fn across(german: &str) -> String {
    format!("{ACROSS}\ngermans = [{{ who = \"L\", hex = \"H9\", ar = \"1\", {german} }}]")
}

/// Rules: amb:6.9a.
#[test]
fn ex_17_paragraph_800_lays_a_man_down_and_that_is_all() {
    let (game, events) = acting(800, &across(r#"stance = "standing""#), &[4]);
    assert_eq!(man(&game, 'L').stance, Stance::Prone);
    assert_eq!(man(&game, 'L').ar, ArBox::Complete);
    assert_eq!(count(&events, "Fired"), 0);
    let (game, events) = acting(800, &across(r#"stance = "prone""#), &[4]);
    assert_eq!(man(&game, 'L').stance, Stance::Prone);
    assert_eq!(count(&events, "Stance"), 0);
}

/// Rules: amb:6.9b, amb:9.6b.
#[test]
fn ex_18a_a_crouching_man_aims_and_drops_by_his_free_change() {
    let (game, events) = begin(&across(r#"stance = "crouching""#), &[4, 5, 5, 9]);
    assert_eq!(count(&events, "Fired"), 1);
    assert!(named(&events, "Fired")[0].contains("mode: Aimed"));
    assert_eq!(man(&game, 'L').stance, Stance::Prone);
}

/// Rules: amb:6.9b, amb:6.8e.
#[test]
fn ex_18b_a_prone_man_crouches_freely_aims_and_stays_crouching() {
    let (game, events) = begin(&across(r#"stance = "prone""#), &[4, 5, 5, 9]);
    assert!(named(&events, "Fired")[0].contains("mode: Aimed"));
    assert_eq!(man(&game, 'L').stance, Stance::Crouching);
}

/// The rifle has 6 at two hexes, A stands in the open for +1, a wound costs 1: 6 aimed, 4 by
/// instinct. A die of 5 tells them apart.
///
/// Rules: amb:6.9d.
#[test]
fn ex_18c_a_wounded_man_who_has_to_crouch_fires_one_shot_by_instinct() {
    let start = across(r#"stance = "prone", marks = ["wounded"]"#);
    let (game, events) = begin(&start, &[4, 5, 5, 5]);
    assert_eq!(count(&events, "Fired"), 1);
    let shot = &named(&events, "Fired")[0];
    assert!(shot.contains("mode: Snap") && shot.contains("hit: false"), "{shot}");
    assert_eq!(man(&game, 'L').stance, Stance::Crouching);
}

/// Rules: amb:6.9d.
#[test]
fn ex_18d_a_wounded_man_who_crouches_already_aims_and_stays() {
    let start = across(r#"stance = "crouching", marks = ["wounded"]"#);
    let (game, events) = begin(&start, &[4, 5, 5, 5, 10]);
    let shot = &named(&events, "Fired")[0];
    assert!(shot.contains("mode: Aimed") && shot.contains("hit: true"), "{shot}");
    assert_eq!(man(&game, 'A').ar, ArBox::Panic);
    assert_eq!(man(&game, 'L').stance, Stance::Crouching);
}

/// K8 has a door toward J7 and a window toward K9: nobody in M6 is seen from there.
///
/// Rules: amb:6.9c.
#[test]
fn ex_18e_who_sees_nobody_once_he_crouches_has_done_his_turn() {
    for stance in ["prone", "standing", "crouching"] {
        let start = format!(
            r#"us = [{{ who = "A", hex = "M6", ar = "1" }}]
            germans = [{{ who = "L", hex = "K8", ar = "1", stance = "{stance}" }}]"#
        );
        let (game, events) = begin(&start, &[4]);
        assert_eq!(count(&events, "Fired"), 0);
        assert_eq!(man(&game, 'L').stance, Stance::Crouching, "from {stance}");
        assert_eq!(man(&game, 'L').ar, ArBox::Complete);
    }
}

/// A is nearer, B stands in the open and A lies in cover: the easiest is B.
///
/// Rules: amb:6.9e, amb:9.6c, amb:9.6d.
#[test]
fn amb_6_9e_paragraph_807_fires_at_the_easiest_and_802_at_the_nearest() {
    let start = r#"us = [
        { who = "A", hex = "F7", stance = "prone", ar = "1" },
        { who = "B", hex = "E8", ar = "1" },
    ]
    germans = [{ who = "L", hex = "H7", stance = "crouching", ar = "1" }]"#;
    let (_, events) = acting(802, start, &[4, 5, 5, 9]);
    assert!(named(&events, "Fired")[0].contains("target: Man(ManId(0))"), "the nearest");
    let (game, events) = acting(807, start, &[4, 5, 5, 9]);
    assert!(named(&events, "Fired")[0].contains("target: Man(ManId(1))"), "the easiest");
    assert_eq!(man(&game, 'L').stance, Stance::Prone);
}

/// Lying behind the window of I5 he sees nothing; crouching, as the option orders, he sees A.
///
/// Rules: amb:6.9e, amb:6.8c.
#[test]
fn k86_a_target_in_view_is_one_he_sees_in_the_stance_that_is_ordered() {
    let start = r#"us = [{ who = "A", hex = "F5", ar = "1" }]
    germans = [{ who = "L", hex = "I5", stance = "prone", ar = "1" }]"#;
    let (game, events) = acting(807, start, &[4, 5, 5, 9]);
    assert_eq!(count(&events, "Fired"), 1);
    assert_eq!(hex(&game, 'L').as_deref(), Some("I5"));
    assert_eq!(man(&game, 'L').stance, Stance::Crouching);
}

/// A is in D4 with L, standing and aware: 7, less A's skill of 1, is 6; a charge would have 3.
///
/// Rules: amb:6.9g, amb:6.8d.
#[test]
fn ex_20a_with_an_enemy_in_his_hex_he_stands_up_and_assaults_without_charging() {
    let start = r#"us = [{ who = "A", hex = "D4", ar = "1" }, { who = "B", hex = "A10", ar = "1" }]
    germans = [{ who = "L", hex = "D4", stance = "crouching", ar = "1" }]"#;
    let (game, events) = acting(833, start, &[4, 6, 10]);
    assert_eq!(count(&events, "Assaulted"), 1);
    assert_eq!(man(&game, 'L').stance, Stance::Standing);
    assert_eq!(man(&game, 'A').ar, ArBox::Panic);
}

/// 7, less A's skill 1, a wound 2, a charge 3: 1.
///
/// Rules: amb:6.9g.
#[test]
fn ex_20b_a_wounded_man_who_has_to_stand_up_charges() {
    let start = r#"us = [{ who = "A", hex = "D4", ar = "1" }, { who = "B", hex = "A10", ar = "1" }]
    germans = [{ who = "L", hex = "D4", stance = "crouching", marks = ["wounded"], ar = "1" }]"#;
    let (game, events) = acting(833, start, &[4, 2]);
    let assault = &named(&events, "Assaulted")[0];
    assert!(assault.contains("total: 1") && assault.contains("result: None"), "{assault}");
    assert_eq!(man(&game, 'L').stance, Stance::Standing);
    // Standing already he assaults: 7 - 1 - 2 = 4.
    let (_, events) = acting(833, &start.replace("crouching", "standing"), &[4, 5]);
    assert!(named(&events, "Assaulted")[0].contains("total: 4"));
}

/// A is at the door of the barn; he is not aware, so he does not react. A throw at the next hex
/// has 7, crouching -2: 5.
///
/// Rules: amb:6.9h.
#[test]
fn ex_20c_over_a_passable_side_he_crouches_and_throws_his_grenade() {
    let start = r#"us = [{ who = "A", hex = "D4", ar = "unaware" }, { who = "B", hex = "A10", ar = "1" }]
    germans = [{ who = "L", hex = "D3", stance = "standing", ar = "1" }]"#;
    let (game, events) = acting(833, start, &[4, 5, 5, 5, 10]);
    assert_eq!(count(&events, "Thrown"), 1, "{events:?}");
    assert_eq!(man(&game, 'L').stance, Stance::Crouching);
    assert!(man(&game, 'L').ammo.is_empty(), "his only grenade is gone");
    assert_eq!(hex(&game, 'L').as_deref(), Some("D3"));
}

/// Rules: amb:6.9h.
#[test]
fn ex_20d_with_a_german_beside_the_enemy_he_charges() {
    let start = r#"us = [{ who = "A", hex = "D4", ar = "1" }, { who = "B", hex = "A10", ar = "1" }]
    germans = [
        { who = "L", hex = "D3", stance = "crouching", ar = "1" },
        { who = "M", hex = "D4", stance = "prone", ar = "complete" },
    ]"#;
    let (game, events) = acting(833, start, &[4, 4]);
    assert_eq!(count(&events, "Thrown"), 0);
    // 7, less A's skill 1, a charge 3.
    assert!(named(&events, "Assaulted")[0].contains("total: 3"));
    assert_eq!(hex(&game, 'L').as_deref(), Some("D4"));
    assert_eq!(man(&game, 'L').stance, Stance::Standing);
}

/// A is beyond a blank wall in C4; B is in D5, seen through the door.
///
/// Rules: amb:6.9i, amb:6.9h.
#[test]
fn ex_20e_over_a_blank_wall_he_fires_at_the_nearest_he_sees_instead() {
    let start = r#"us = [{ who = "A", hex = "C4", ar = "1" }, { who = "B", hex = "D5", ar = "1" }]
    germans = [{ who = "L", hex = "D3", stance = "crouching", ar = "1" }]"#;
    let (game, events) = acting(833, start, &[4, 5, 5, 9]);
    assert!(named(&events, "Fired")[0].contains("target: Man(ManId(1))"));
    // K85: nothing of lying down afterwards.
    assert_eq!(man(&game, 'L').stance, Stance::Crouching);
}

/// Rules: amb:6.9i.
#[test]
fn ex_20f_when_nothing_applies_he_lies_down() {
    let start = r#"us = [{ who = "A", hex = "C4", ar = "1" }]
    germans = [{ who = "L", hex = "D3", stance = "standing", ar = "1" }]"#;
    let (game, events) = acting(833, start, &[4]);
    assert_eq!(man(&game, 'L').stance, Stance::Prone);
    assert_eq!(count(&events, "Fired") + count(&events, "Thrown"), 0);
}

/// A wound costs him half of nothing: one point to stand, none to go.
///
/// Rules: amb:11.3a, amb:13.2h.
#[test]
fn ex_125_a_wounded_man_who_has_to_stand_up_has_no_point_left_to_charge() {
    let start = r#"us = [{ who = "A", hex = "D4", ar = "1" }]
    germans = [{ who = "L", hex = "D5", stance = "crouching", marks = ["wounded"], ar = "1" }]"#;
    let (game, events) = acting(834, start, &[4]);
    assert_eq!(count(&events, "Assaulted"), 0);
    assert_eq!(hex(&game, 'L').as_deref(), Some("D5"));
    assert_eq!(man(&game, 'L').stance, Stance::Standing);
    assert_eq!(man(&game, 'L').health, Health::Wounded);
}

/// Half of 4 points pays for woods, half of 3 does not, nor for a window.
///
/// Rules: amb:11.3a, amb:11.3b.
#[test]
fn ex_38_and_ex_124_half_the_points_decide_whom_a_german_can_charge() {
    let into = |who: &str, from: &str, to: &str, faces: &[u8]| {
        let start = format!(
            r#"us = [{{ who = "A", hex = "{to}", ar = "1" }}, {{ who = "B", hex = "A1", ar = "1" }}]
            germans = [{{ who = "{who}", hex = "{from}", ar = "1" }}]"#
        );
        let (_, events) = acting(834, &start, faces);
        count(&events, "Assaulted")
    };
    assert_eq!(into("L", "D9", "D10", &[4, 9]), 1, "woods with 4 points");
    assert_eq!(into("V", "D9", "D10", &[4]), 0, "woods with 3 points");
    assert_eq!(into("L", "E3", "D3", &[4, 9]), 1, "a window with 4 points");
    assert_eq!(into("V", "E3", "D3", &[4]), 0, "a window with 3 points");
}

/// L runs from H6 over the bridge G6 toward F6: a bridge carries the road.
///
/// Rules: amb:6.9e, amb:6.8f.
#[test]
fn amb_6_9e_paragraph_807_runs_over_a_bridge() {
    let start = r#"us = [{ who = "A", hex = "A1", ar = "1", stance = "prone" }]
        germans = [{ who = "L", hex = "I6", ar = "1", stance = "standing" }]"#;
    let mut changes = crate::acting::columns("12345SRT", "807");
    changes.push(("goals = { \"I6\" = 930 }".to_owned(), "goals = { \"C6\" = 930 }".to_owned()));
    changes.push(("bends = \"E6>F6\"".to_owned(), String::new()));
    let (game, events) = crate::acting::begin_with(&changes, start, &[4]);
    let moves = named(&events, "Moved");
    assert!(moves.len() > 2 && moves.iter().all(|it| it.contains("crawls: false")), "{moves:?}");
    // Four points: H6, the bridge G6, F6 or F5, E5.
    assert_eq!(hex(&game, 'L').as_deref(), Some("E5"));
}
