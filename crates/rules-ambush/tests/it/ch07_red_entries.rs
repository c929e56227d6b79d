//! [AMB 2.2h, 6.8f–6.8h, 7.4] Where the red entries lead, and evasion.
//!
//! In condition 1 the way leads to I6, where paragraph 930 stops them; in condition 2 off the map
//! by M6.

use rules_ambush::state::{ArBox, Place};
use rules_ambush::terms::Stance;
use testkit::Drive;

use crate::acting::{acting, begin_with, columns, count, has_left, hex, man, named};

/// A in the cottage: he sees nobody in the west.
const FAR: &str = r#"us = [{ who = "A", hex = "K8", ar = "1" }]"#;

/// Where the way to the post ends.
const STOPS: &str = "[paragraphs.930]\ndo = [\"stop-move\"]";

fn one(german: &str) -> String {
    format!("{FAR}\ngermans = [{{ ar = \"1\", {german} }}]")
}

/// The same with the way of the Germans bent.
fn bent(
    paragraph: u16,
    bends: &str,
    start: &str,
    faces: &[u8],
) -> (rules_ambush::state::Sortie, Vec<rules_ambush::agenda::Event>) {
    let mut changes = columns("12345SRT", &paragraph.to_string());
    changes.push((r#"bends = "E6>F6""#.to_owned(), format!("bends = \"{bends}\"")));
    begin_with(&changes, start, faces)
}

/// From H5 by I6, J5 and K5 to L5: road, road, cover, road, a point each.
///
/// Rules: amb:2.2h, amb:6.8f, amb:7.3e.
#[test]
fn amb_6_8f_a_german_goes_by_the_red_entries_until_his_points_are_spent() {
    let start = format!("condition = 2\n{}", one(r#"who = "L", hex = "H5""#));
    let (game, events) = acting(808, &start, &[4]);
    assert_eq!(hex(&game, 'L').as_deref(), Some("L5"));
    assert_eq!(count(&events, "Moved"), 4);
    let start = format!("condition = 2\n{}", one(r#"who = "V", hex = "H5""#));
    let (game, _) = acting(808, &start, &[4]);
    assert_eq!(hex(&game, 'V').as_deref(), Some("K5"), "with three points");
}

/// Rules: amb:6.8f, amb:7.3f.
#[test]
fn amb_7_3f_an_enemy_stops_a_german_on_his_way() {
    let start = r#"us = [{ who = "A", hex = "E5", ar = "1" }]
    germans = [{ who = "L", hex = "C6", ar = "1" }]"#;
    let (game, events) = acting(808, start, &[4]);
    assert_eq!(hex(&game, 'L').as_deref(), Some("E5"));
    assert_eq!(count(&events, "Moved"), 2);
}

/// Paragraph 804: he moves and drops. I6 is the next hex, with points left.
///
/// Rules: amb:2.2h, amb:6.8g.
#[test]
fn amb_6_8g_a_red_paragraph_says_how_he_moves_and_his_own_goes_on_after_it() {
    let (game, events) = acting(804, &one(r#"who = "L", hex = "H6""#), &[4]);
    assert_eq!(hex(&game, 'L').as_deref(), Some("I6"));
    assert_eq!(count(&events, "Moved"), 1);
    assert_eq!(man(&game, 'L').stance, Stance::Prone);
}

/// Paragraph 930 sends him from I6 to J6; from there the entries lead on to K6.
///
/// Rules: amb:6.8g.
#[test]
fn amb_6_8g_a_red_paragraph_may_send_him_on() {
    let mut changes = columns("1", "808");
    let posts = r#"goals = { "I6" = 930, "M6" = 931 }"#;
    changes.push((r#"goals = { "I6" = 930 }"#.to_owned(), posts.to_owned()));
    changes.push((r#"bends = "E6>F6""#.to_owned(), r#"bends = "J6>K6 K6>L5 L5>M6""#.to_owned()));
    let on =
        "[paragraphs.931]\ndo = [\"stop-move\"]\n\n[paragraphs.930]\ndo = [{ move-to = \"J6\" }]";
    changes.push((STOPS.to_owned(), on.to_owned()));
    let (game, events) = begin_with(&changes, &one(r#"who = "V", hex = "H6""#), &[4]);
    assert_eq!(hex(&game, 'V').as_deref(), Some("K6"));
    assert_eq!(count(&events, "Moved"), 3);
}

/// Rules: amb:6.8g, amb:7.4a.
#[test]
fn amb_6_8g_a_red_paragraph_may_send_him_off_the_map() {
    let mut changes = columns("1", "808");
    changes.push((STOPS.to_owned(), "[paragraphs.930]\ndo = [\"leave\"]".to_owned()));
    let (game, _) = begin_with(&changes, &one(r#"who = "V", hex = "H6""#), &[4]);
    assert!(has_left(&game, 'V'));
}

/// Rules: amb:6.8h, amb:7.1g, amb:2.2h.
#[test]
fn amb_6_8h_exit_takes_him_off_the_map_if_he_has_a_point_left() {
    let start = format!("condition = 2\n{}", one(r#"who = "L", hex = "L5""#));
    let (game, events) = acting(808, &start, &[4]);
    assert!(has_left(&game, 'L'));
    assert_eq!(man(&game, 'L').ar, ArBox::Inactive);
    assert_eq!(count(&events, "Left"), 1);
    // A wounded man has two points: they take him to the edge.
    let wounded =
        format!("condition = 2\n{}", one(r#"who = "L", hex = "K6", marks = ["wounded"]"#));
    let (game, _) = acting(808, &wounded, &[4]);
    assert_eq!(hex(&game, 'L').as_deref(), Some("M6"));
}

/// From A7: B6 open, B5 road, C5 open, C4 brush. Paragraph 807 runs in the first three and would
/// crawl into the fourth.
///
/// Rules: amb:6.9e, amb:6.9f, amb:7.3a.
#[test]
fn ex_19_a_run_ends_before_ground_that_is_crawled_and_in_the_open_he_stays_up() {
    let bends = "A7>B6 B6>B5 B5>C5 C5>C4";
    let (game, events) = bent(807, bends, &one(r#"who = "L", hex = "A7""#), &[4]);
    assert_eq!(hex(&game, 'L').as_deref(), Some("C5"));
    assert_eq!(man(&game, 'L').stance, Stance::Standing);
    assert_eq!(count(&events, "Stance"), 0);
}

/// The barn is where they go; from D5 it is two steps.
///
/// Rules: amb:6.9e, amb:6.9f.
#[test]
fn ex_19_where_there_is_cover_he_drops_by_his_free_change_or_a_point_left() {
    let to_barn = (r#"goals = { "I6" = 930 }"#.to_owned(), r#"goals = { "D3" = 930 }"#.to_owned());
    let mut changes = columns("1", "807");
    changes.push(to_barn);
    changes.push((r#"bends = "E6>F6""#.to_owned(), String::new()));
    let from = |german: &str| {
        let (game, _) = begin_with(&changes, &one(german), &[4]);
        assert_eq!(hex(&game, 'L').as_deref(), Some("D3"));
        man(&game, 'L').stance
    };
    assert_eq!(from(r#"who = "L", hex = "D5""#), Stance::Prone, "by the free change");
    let near = r#"who = "L", hex = "D4", marks = ["wounded"]"#;
    assert_eq!(from(near), Stance::Prone, "by the point he has left");
    let far = r#"who = "L", hex = "D5", marks = ["wounded"]"#;
    assert_eq!(from(far), Stance::Standing, "with nothing left");
}

/// C5 to C4 is into brush.
///
/// Rules: amb:6.9e, amb:7.3a, amb:6.8e.
#[test]
fn amb_6_9e_into_other_ground_he_crawls_one_hex_for_all_his_points() {
    let crawl = |stance: &str| {
        let german = format!(r#"who = "L", hex = "C5", stance = "{stance}""#);
        let (game, events) = bent(807, "C5>C4", &one(&german), &[4]);
        assert_eq!(hex(&game, 'L').as_deref(), Some("C4"));
        let moved = &named(&events, "Moved")[0];
        assert!(moved.contains("crawls: true") && moved.contains("cost: 4"), "{moved}");
        man(&game, 'L').stance
    };
    assert_eq!(crawl("standing"), Stance::Crouching, "the free change made him crouch");
    assert_eq!(crawl("crouching"), Stance::Prone, "the free change is left");
}

/// German at M8; A in K9 sees M8 and L7, but the cottage hides K7. The way: L7, K7, J7.
const EVADING: &str = "M8>L7 L7>K7 K7>J7 J7>J6";

fn evading(us: &str, german: &str) -> String {
    format!("us = [{{ who = \"A\", ar = \"1\", {us} }}]\ngermans = [{{ who = \"L\", {german} }}]")
}

/// Rules: amb:7.4a, amb:7.4c, amb:7.4d.
#[test]
fn ex_21_he_runs_until_nobody_sees_him_drops_and_is_gone_when_the_round_ends() {
    let start = evading(r#"hex = "K9""#, r#"hex = "M8", ar = "1""#);
    let (mut game, events) = bent(806, EVADING, &start, &[4]);
    assert_eq!(hex(&game, 'L').as_deref(), Some("K7"));
    assert_eq!(count(&events, "Moved"), 2, "he stops at once, with points left");
    assert_eq!(man(&game, 'L').stance, Stance::Prone);
    let events = game.play("act A; pass", &[]);
    assert_eq!(man(&game, 'L').place, Place::Gone);
    assert_eq!(count(&events, "Vanished"), 1);
}

/// Rules: amb:7.4c.
#[test]
fn amb_7_4c_whoever_is_seen_when_the_round_ends_stays() {
    let start = r#"us = [{ who = "A", ar = "1", hex = "K9" }, { who = "B", ar = "1", hex = "J6" }]
    germans = [{ who = "L", hex = "M8", ar = "1" }]"#;
    // B sees K7 beside him; into the brush of J7 he would have to crawl, so there he stops.
    let (game, _) = bent(806, EVADING, start, &[4]);
    assert_eq!(hex(&game, 'L').as_deref(), Some("K7"));
    assert_eq!(man(&game, 'L').stance, Stance::Standing, "seen, he does not drop");
}

/// A in K5 sees K7. He pays a point to crouch; the crawl needs all of them.
///
/// Rules: amb:7.4d, amb:7.4b.
#[test]
fn ex_21_a_wounded_man_only_crouches_this_turn_and_crawls_in_the_next() {
    let start = evading(r#"hex = "K5""#, r#"hex = "K7", ar = "1", marks = ["wounded"]"#);
    let (game, events) = bent(806, EVADING, &start, &[4]);
    assert_eq!(hex(&game, 'L').as_deref(), Some("K7"));
    assert_eq!(man(&game, 'L').stance, Stance::Crouching);
    assert!(named(&events, "Stance")[0].contains("paid: true"));
    let start = evading(r#"hex = "K5""#, r#"hex = "K7", ar = "2", marks = ["wounded"]"#);
    let (game, _) = bent(806, EVADING, &start, &[4, 4]);
    assert_eq!(hex(&game, 'L').as_deref(), Some("J7"));
    assert_eq!(man(&game, 'L').stance, Stance::Crouching);
}

/// On the bare east bank A sees him all the way: three hexes in the first turn, and on.
///
/// Rules: amb:7.4b, amb:7.4c.
#[test]
fn amb_7_4b_who_never_gets_out_of_sight_keeps_moving() {
    let start = r#"condition = 2
    us = [{ who = "A", ar = "1", hex = "J11" }]
    germans = [{ who = "V", hex = "H11", ar = "2" }]"#;
    let (game, events) = acting(806, start, &[4, 4]);
    assert!(count(&events, "Moved") > 3);
    assert_ne!(hex(&game, 'V').as_deref(), Some("J9"));
}

/// Nobody sees him where he is: he need not go.
///
/// Rules: amb:7.4c.
#[test]
fn k89_who_is_out_of_sight_stays_where_he_is() {
    let (game, events) = acting(806, &one(r#"who = "L", hex = "C10""#), &[4]);
    assert_eq!(count(&events, "Moved"), 0);
    assert_eq!(man(&game, 'L').stance, Stance::Prone);
}
