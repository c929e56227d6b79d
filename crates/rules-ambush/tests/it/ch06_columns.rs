//! [AMB 2.1, 6.8] The action number, the column of the card, special reactions.

use rules_ambush::state::ArBox;
use rules_ambush::terms::Stance;

use crate::acting::{acting, action, begin, begin_with, columns, count, id, man, named};

/// Two changes in one.
fn both(
    mut one: Vec<(String, String)>,
    other: impl IntoIterator<Item = (String, String)>,
) -> Vec<(String, String)> {
    one.extend(other);
    one
}

/// Nobody of the squad near: A in the cottage sees no one in the west, B waits far away.
const FAR: &str = r#"us = [{ who = "A", hex = "K8", ar = "1" }]"#;

/// Rules: amb:6.8a, amb:6.8b.
#[test]
fn ex_15_one_number_serves_all_germans_of_a_box_in_the_order_of_their_letters() {
    let start = format!(
        r#"condition = 2
        {FAR}
        germans = [
            {{ who = "N", hex = "C9", ar = "2" }},
            {{ who = "L", hex = "C10", ar = "2" }},
            {{ who = "M", hex = "C11", ar = "2" }},
        ]"#
    );
    let (game, events) = begin(&start, &[3, 7]);
    let acts = named(&events, "Acts");
    assert_eq!(acts.len(), 6);
    for (act, letter) in acts.iter().zip(['L', 'M', 'N', 'L', 'M', 'N']) {
        assert!(act.contains(&format!("{:?}", id(&game, letter))), "{act}: {letter}");
    }
    assert_eq!(count(&events, "ActionNumber"), 2, "one for the first turns, one for the second");
    assert!(['L', 'M', 'N'].iter().all(|it| man(&game, *it).ar == ArBox::Complete));
}

/// In condition 6 the stage's cards read 800, 802, 807, 833 and so on.
///
/// Rules: amb:2.1h, amb:6.8b.
#[test]
fn amb_2_1h_number_and_condition_cross_at_the_paragraph() {
    let by = |condition: u8, number: u8| {
        let start = format!(
            r#"condition = {condition}
            {FAR}
            germans = [{{ who = "L", hex = "C10", ar = "1" }}]"#
        );
        let (_, events) = begin(&start, &[number]);
        named(&events, "Acts").remove(0)
    };
    assert!(by(6, 10).contains("paragraph: 800"));
    assert!(by(6, 1).contains("paragraph: 802"));
    assert!(by(6, 3).contains("paragraph: 833"));
    assert!(by(1, 10).contains("paragraph: 802"));
    assert!(by(2, 1).contains("paragraph: 800"));
}

/// Column R says 801, column 1 says 800.
///
/// Rules: amb:2.1i, amb:6.8i, amb:6.8j.
#[test]
fn amb_6_8j_a_special_reaction_is_his_alone() {
    let changes = both(columns("R", "801"), columns("1", "800"));
    let start = format!(
        r#"{FAR}
        germans = [
            {{ who = "L", hex = "C10", ar = "1", reaction = "R" }},
            {{ who = "M", hex = "C11", ar = "1" }},
        ]"#
    );
    let (game, _) = begin_with(&changes, &start, &[4]);
    assert_eq!(man(&game, 'L').stance, Stance::Crouching);
    assert_eq!(man(&game, 'M').stance, Stance::Prone);
    assert_eq!(man(&game, 'L').reaction, Some('R'), "it lasts");
}

/// Rules: amb:6.8j.
#[test]
fn amb_6_8j_a_paragraph_ends_a_special_reaction() {
    let changes =
        both(columns("R", "870"), [action(870, r#"do = ["end-reaction", { stance = "prone" }]"#)]);
    let start = format!(
        "{FAR}\ngermans = [{{ who = \"L\", hex = \"C10\", ar = \"1\", reaction = \"R\" }}]"
    );
    let (game, events) = begin_with(&changes, &start, &[4]);
    assert_eq!(man(&game, 'L').reaction, None);
    assert_eq!(man(&game, 'L').stance, Stance::Prone, "and the paragraph goes on");
    assert_eq!(count(&events, "Calms"), 1);
}

/// In condition 3 the red entry of C4 is 254. Column T says 800.
///
/// Rules: amb:6.8i, amb:6.8k.
#[test]
fn ex_16_paragraph_254_turns_the_moving_german_to_his_column_t_at_once() {
    let start =
        format!("condition = 3\n{FAR}\ngermans = [{{ who = \"92\", hex = \"C4\", ar = \"1\" }}]");
    let (game, events) = begin_with(&columns("T", "800"), &start, &[4, 7]);
    assert_eq!(man(&game, 'N').reaction, Some('T'));
    assert!(named(&events, "NewNumber")[0].contains("number: 7"));
    let acts = named(&events, "Acts");
    assert!(acts[0].contains("paragraph: 807") && acts[1].contains("paragraph: 800"), "{acts:?}");
    assert_eq!(man(&game, 'N').stance, Stance::Prone, "the rest of his turn goes by it");
    assert_eq!(man(&game, 'N').ar, ArBox::Complete, "it is one turn");
}

/// What he has done is done: he has fired, so the new paragraph leaves him his free change alone.
///
/// Rules: amb:6.8k, amb:6.8d.
#[test]
fn amb_6_8k_the_new_paragraph_governs_only_the_rest_of_the_turn() {
    let orders = r#"do = [{ aimed-fire = "nearest" }, { set-reaction = "R" }, "surrender"]"#;
    let changes = both(both(columns("1", "870"), columns("R", "802")), [action(870, orders)]);
    let start = r#"us = [{ who = "A", hex = "F10", ar = "1" }]
    germans = [{ who = "L", hex = "H9", ar = "1", stance = "crouching" }]"#;
    let (game, events) = begin_with(&changes, start, &[4, 5, 5, 9, 6]);
    assert_eq!(count(&events, "Fired"), 1);
    assert_eq!(man(&game, 'L').stance, Stance::Prone);
    assert_eq!(count(&events, "Surrendered"), 0, "the old paragraph counts no more");
}

/// Rules: amb:6.8k.
#[test]
fn amb_6_8k_a_reaction_that_is_in_force_does_not_start_again() {
    let start = format!("{FAR}\ngermans = [{{ who = \"L\", hex = \"C10\", ar = \"1\" }}]");
    let (game, events) = acting(813, &start, &[4, 6]);
    assert_eq!(man(&game, 'L').reaction, Some('R'));
    assert_eq!(count(&events, "Reacts"), 1);
    assert_eq!(count(&events, "Acts"), 2);
}

/// By the old number 0 M would react as L does; by the new number 2 he lies down.
///
/// Rules: amb:6.8p, amb:6.8k.
#[test]
fn amb_6_8p_the_new_number_serves_those_who_act_after_him_in_the_box() {
    let old = r#""6" = "800 802 807 833 800 802 807 833 800 802""#.to_owned();
    let new = r#""6" = "813 802 800 800 800 800 800 800 800 800""#.to_owned();
    let changes = both(columns("R", "801"), [(old, new)]);
    let start = format!(
        r#"condition = 6
        {FAR}
        germans = [
            {{ who = "L", hex = "C10", ar = "1" }},
            {{ who = "M", hex = "C11", ar = "1" }},
        ]"#
    );
    let (game, events) = begin_with(&changes, &start, &[10, 2]);
    assert_eq!(man(&game, 'L').stance, Stance::Crouching);
    assert_eq!(man(&game, 'M').reaction, None);
    assert_eq!(man(&game, 'M').stance, Stance::Prone);
    assert_eq!(count(&events, "ActionNumber"), 1);
}

/// Column S says 800, all others 801: who lies afterwards acted by S.
fn lies(german: &str, us: &str) -> bool {
    let changes = both(columns("S", "800"), columns("12345RT", "801"));
    let start = format!(
        r#"us = [{{ who = "B", hex = "A1", ar = "1" }}, {{ who = "A", ar = "1", {us} }}]
        germans = [{{ who = {german}, ar = "1" }}]"#
    );
    let (game, _) = begin_with(&changes, &start, &[4]);
    let letter = german.chars().nth(1).expect("a letter");
    man(&game, letter).stance == Stance::Prone
}

/// Rules: amb:6.8l, amb:6.8m, amb:2.1i.
#[test]
fn ex_135_column_s_is_in_force_while_an_active_enemy_is_in_his_hex_or_beside() {
    let under_t = r#""L", hex = "H9", reaction = "T""#;
    assert!(lies(under_t, r#"hex = "H10""#), "beside");
    assert!(lies(under_t, r#"hex = "H9""#), "in his hex");
    assert!(!lies(under_t, r#"hex = "H11""#), "two hexes away: column T again");
    assert!(!lies(under_t, r#"hex = "H10", marks = ["incapacitated"]"#), "not active");
    assert!(lies(r#""L", hex = "H9""#, r#"hex = "H10""#), "before the condition too");
}

/// The side between D3 and C4 is a blank wall.
///
/// Rules: amb:6.8l.
#[test]
fn k47_a_wall_between_does_not_matter_for_column_s() {
    assert!(lies(r#""L", hex = "D3""#, r#"hex = "C4""#));
}

/// Rules: amb:6.8m, amb:2.1j.
#[test]
fn amb_6_8m_a_card_may_put_the_reaction_before_column_s() {
    assert!(!lies(r#""N", hex = "H9", reaction = "T""#, r#"hex = "H10""#), "N is fearless");
    assert!(lies(r#""N", hex = "H9""#, r#"hex = "H10""#), "but not without a reaction");
}

/// Rules: amb:11.2g.
#[test]
fn amb_11_2g_an_escaped_prisoner_acts_by_column_s_whatever_else_is_in_force() {
    let far = r#"hex = "F10""#;
    assert!(lies(r#""L", hex = "H9", marks = ["escaped"], reaction = "T""#, far));
    assert!(!lies(r#""L", hex = "H9", reaction = "T""#, far));
}

/// The driving column says 822: on foot he crouches and fires. Column 2 says 800.
///
/// Rules: amb:17.8c.
#[test]
fn amb_17_8c_a_driver_whom_a_paragraph_made_drive_acts_by_his_driving_column() {
    let start = r#"condition = 2
    us = [{ who = "A", hex = "F10", ar = "1" }]
    germans = [{ who = "W", hex = "H9", ar = "1", driving = true }]"#;
    let (game, events) = begin(start, &[4, 5, 5, 9]);
    assert_eq!(count(&events, "Fired"), 1);
    assert_eq!(man(&game, 'W').stance, Stance::Crouching);
    let (game, events) = begin(&start.replace(", driving = true", ""), &[4]);
    assert_eq!(count(&events, "Fired"), 0);
    assert_eq!(man(&game, 'W').stance, Stance::Prone);
}

/// Rules: amb:17.8c, amb:6.8m.
#[test]
fn k97_column_s_goes_before_the_driving_column() {
    assert!(lies(r#""W", hex = "H9", driving = true"#, r#"hex = "H10""#));
}

/// By its crew: one man opens up, two close. The number is that of the box.
///
/// Rules: amb:17.8a.
#[test]
fn amb_17_8a_and_k96_a_tank_acts_by_its_active_crew_and_the_number_of_the_box() {
    let closed = |crew: u8, closed: bool| {
        let start = format!(
            r#"{FAR}
            vehicles = [{{ kind = "panzer-iv", card = 61, hex = "H6", facing = "H5", crew = {crew}, closed = {closed}, ar = "1" }}]"#
        );
        let (game, events) = begin(&start, &[4]);
        assert_eq!(count(&events, "ActionNumber"), 1);
        let id = game.vehicle_by_card(61).expect("the Panzer IV");
        assert_eq!(game.vehicle(id).ar, ArBox::Complete);
        game.vehicle(id).closed
    };
    assert!(!closed(1, true));
    assert!(closed(2, false));
}

/// An order the tank cannot obey is skipped: immobilized it does not drive, and nobody is there to
/// be fired at.
///
/// Rules: amb:17.8b.
#[test]
fn amb_17_8b_a_tank_skips_what_it_cannot_do() {
    let start = format!(
        r#"{FAR}
        vehicles = [{{ kind = "panzer-iv", card = 61, hex = "H6", facing = "H5", crew = 4, immobilized = true, ar = "1" }}]"#
    );
    let (game, events) = begin(&start, &[4]);
    assert!(named(&events, "Acts")[0].contains("paragraph: 841"));
    let id = game.vehicle_by_card(61).expect("the Panzer IV");
    assert_eq!(game.vehicle(id).ar, ArBox::Complete);
}
