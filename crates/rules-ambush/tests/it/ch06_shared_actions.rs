//! The action paragraphs that all missions share, `data/ambush/actions.toml`: what they do.
//!
//! 800, 802, 806, 807, 833 and others that rules are tested by stand with those rules.

use rules_ambush::state::{ArBox, Captivity, Place};
use rules_ambush::terms::Stance;

use crate::acting::{acting, begin_with, count, has_left, hex, id, man, named};

/// A in F10, across the water from whoever is in H9; B far away.
fn facing(german: &str) -> String {
    format!(
        r#"us = [{{ who = "A", hex = "F10", ar = "1" }}, {{ who = "B", hex = "A1", ar = "1" }}]
        germans = [{{ hex = "H9", ar = "1", {german} }}]"#
    )
}

/// Nobody sees or is seen: A is in the cottage.
fn alone(german: &str) -> String {
    format!(
        "us = [{{ who = \"A\", hex = \"K8\", ar = \"1\" }}]\ngermans = [{{ ar = \"1\", {german} }}]"
    )
}

/// A beside him in the open.
fn beside(german: &str) -> String {
    format!(
        r#"us = [{{ who = "A", hex = "H10", ar = "unaware" }}, {{ who = "B", hex = "A1", ar = "1" }}]
        germans = [{{ hex = "H9", ar = "1", {german} }}]"#
    )
}

/// A in his hex.
fn together(german: &str) -> String {
    format!(
        r#"us = [{{ who = "A", hex = "H9", ar = "1" }}, {{ who = "B", hex = "A1", ar = "1" }}]
        germans = [{{ hex = "H9", ar = "1", {german} }}]"#
    )
}

const MISS: [u8; 4] = [4, 5, 5, 9];
const TWO_MISSES: [u8; 7] = [4, 5, 5, 9, 5, 5, 9];

/// Rules: amb:6.8d.
#[test]
fn paragraph_801_waits_crouching() {
    let (game, events) = acting(801, &facing(r#"who = "L""#), &[4]);
    assert_eq!(man(&game, 'L').stance, Stance::Crouching);
    assert_eq!(count(&events, "Waits"), 1);
}

/// Rules: amb:9.6d, amb:6.8e.
#[test]
fn paragraph_803_fires_at_the_easiest_and_drops() {
    let start = r#"us = [
        { who = "A", hex = "F7", stance = "prone", ar = "1" },
        { who = "B", hex = "E8", ar = "1" },
    ]
    germans = [{ who = "L", hex = "H7", stance = "crouching", ar = "1" }]"#;
    let (game, events) = acting(803, start, &MISS);
    assert!(named(&events, "Fired")[0].contains("target: Man(ManId(1))"));
    assert_eq!(man(&game, 'L').stance, Stance::Prone);
}

/// Rules: amb:6.8f, amb:6.8c.
#[test]
fn paragraphs_805_808_and_809_go_on_where_nobody_is_seen() {
    let (game, _) = acting(805, &alone(r#"who = "L", hex = "H6""#), &[4]);
    assert_eq!(hex(&game, 'L').as_deref(), Some("I6"));
    let (_, events) = acting(805, &facing(r#"who = "L""#), &TWO_MISSES);
    assert_eq!(count(&events, "Fired"), 2, "by instinct, when he sees somebody");
    let (game, _) = acting(808, &facing(r#"who = "L""#), &[4]);
    assert_ne!(hex(&game, 'L').as_deref(), Some("H9"), "808 comes on, whatever he sees");
    let (game, events) = acting(809, &alone(r#"who = "L", hex = "H6""#), &[4]);
    assert_eq!(count(&events, "Moved"), 0, "809 is out of sight already");
    assert_eq!(man(&game, 'L').stance, Stance::Prone);
}

/// Rules: amb:6.8c, amb:9.6d.
#[test]
fn paragraph_810_is_a_snipers_patience() {
    let (game, events) = acting(810, &facing(r#"who = "R", stance = "crouching""#), &MISS);
    assert!(named(&events, "Fired")[0].contains("mode: Aimed"));
    assert_eq!(man(&game, 'R').stance, Stance::Prone);
    let (game, _) = acting(810, &alone(r#"who = "R", hex = "C10""#), &[4]);
    assert_eq!(man(&game, 'R').stance, Stance::Prone);
    let (_, events) = acting(810, &facing(r#"who = "R", weapons = ["jammed"]"#), &[4, 9]);
    assert_eq!(count(&events, "Cleared"), 1);
}

/// Rules: amb:9.7d, amb:6.8c.
#[test]
fn paragraph_811_keeps_a_gunner_at_his_gun() {
    let (game, events) = acting(811, &facing(r#"who = "S""#), &[4]);
    assert_eq!(count(&events, "WeaponReady"), 1, "not ready: he makes it so");
    assert_eq!(man(&game, 'S').stance, Stance::Crouching);
    let (_, events) = acting(811, &facing(r#"who = "S", weapons = ["ready"]"#), &MISS);
    assert!(named(&events, "Fired")[0].contains("arm: Mmg"));
    let jammed = r#"who = "S", weapons = ["ready", "jammed"]"#;
    let (_, events) = acting(811, &facing(jammed), &[4, 9]);
    assert_eq!(count(&events, "Cleared"), 1);
    let (_, events) = acting(811, &together(r#"who = "S""#), &[4, 9]);
    assert_eq!(count(&events, "Assaulted"), 1);
    let (game, _) = acting(811, &alone(r#"who = "S", hex = "C10", weapons = ["ready"]"#), &[4]);
    assert_eq!(man(&game, 'S').stance, Stance::Crouching);
}

/// Rules: amb:6.8c, amb:6.3i.
#[test]
fn paragraph_812_lets_a_commander_act_himself_where_nobody_can() {
    let (_, events) = acting(812, &facing(r#"who = "P""#), &MISS);
    assert_eq!(count(&events, "Fired"), 1);
    let (game, _) = acting(812, &alone(r#"who = "P", hex = "H6""#), &[4]);
    assert_eq!(hex(&game, 'P').as_deref(), Some("I6"));
    let (_, events) = acting(812, &together(r#"who = "P""#), &[4, 9]);
    assert_eq!(count(&events, "Assaulted"), 1);
}

/// Rules: amb:6.8c, amb:6.8o.
#[test]
fn paragraph_814_fights_as_long_as_he_is_whole() {
    let (game, _) = acting(814, &facing(r#"who = "L", marks = ["wounded"]"#), &[4]);
    assert_eq!(man(&game, 'L').captivity, Captivity::Surrendered);
    let (_, events) = acting(814, &facing(r#"who = "L""#), &MISS);
    assert_eq!(count(&events, "Fired"), 1);
    let (game, _) = acting(814, &alone(r#"who = "L", hex = "C10""#), &[4]);
    assert_eq!(man(&game, 'L').stance, Stance::Prone);
}

/// A is not aware, so he does not react; the throw misses with 9 and lies where it scatters with 6:
/// in A's hex. 5 and 5: no dud. A die of 0 panics.
///
/// Rules: amb:6.9h, amb:6.8c.
#[test]
fn paragraph_816_throws_at_whoever_is_close_and_fires_at_others() {
    let (_, events) = acting(816, &beside(r#"who = "L""#), &[4, 9, 6, 5, 5, 10]);
    assert_eq!(count(&events, "Thrown"), 1);
    let (_, events) = acting(816, &facing(r#"who = "L""#), &MISS);
    assert_eq!(count(&events, "Fired"), 1);
    let (game, _) = acting(816, &alone(r#"who = "L", hex = "H6""#), &[4]);
    assert_eq!(hex(&game, 'L').as_deref(), Some("I6"));
}

/// Rules: amb:10.1a, amb:6.8c.
#[test]
fn paragraph_817_throws_far_standing() {
    let start = r#"us = [{ who = "A", hex = "F10", ar = "unaware" }, { who = "B", hex = "A1", ar = "1" }]
    germans = [{ who = "L", hex = "H9", ar = "1", stance = "standing" }]"#;
    let (game, events) = acting(817, start, &[4, 5, 5, 5, 10]);
    assert_eq!(count(&events, "Thrown"), 1);
    assert_eq!(man(&game, 'L').stance, Stance::Prone);
    let (_, events) = acting(817, &facing(r#"who = "R""#), &MISS);
    assert_eq!(count(&events, "Fired"), 1, "without a grenade he fires");
    let (game, _) = acting(817, &alone(r#"who = "L", hex = "H6""#), &[4]);
    assert_eq!(hex(&game, 'L').as_deref(), Some("I6"));
}

/// Rules: amb:9.4b, amb:6.8c.
#[test]
fn paragraph_818_looks_after_the_weapon_first() {
    let (_, events) = acting(818, &facing(r#"who = "L", weapons = ["jammed"]"#), &[4, 9]);
    assert_eq!(count(&events, "Cleared"), 1);
    let (_, events) = acting(818, &facing(r#"who = "L""#), &MISS);
    assert_eq!(count(&events, "Fired"), 1);
    let (game, _) = acting(818, &alone(r#"who = "L", hex = "C10""#), &[4]);
    assert_eq!(man(&game, 'L').stance, Stance::Crouching);
}

const CAR: &str = r#"vehicles = [{ kind = "kubelwagen", hex = "K6", facing = "J5" }]"#;

/// From K6 the way to the post is J5, I6: road, where paragraph 930 stops him.
///
/// Rules: amb:17.5b, amb:17.8c, amb:17.4c.
#[test]
fn paragraphs_820_to_822_bring_him_to_the_wheel_and_drive() {
    let on_foot = format!("{}\n{CAR}", alone(r#"who = "W", hex = "K6""#));
    let (game, _) = acting(820, &on_foot, &[4]);
    assert!(matches!(man(&game, 'W').place, Place::Aboard(_, 0)));
    assert!(man(&game, 'W').driving, "and he drives from now on");
    let aboard = format!("{}\n{CAR}", alone(r#"who = "W", aboard = [0, 0]"#));
    for paragraph in [820, 821, 822, 824] {
        let (game, _) = acting(paragraph, &aboard, &[4]);
        assert_eq!(hex(&game, 'W').as_deref(), Some("I6"), "{paragraph}");
    }
    for paragraph in [821, 822, 823] {
        let (_, events) = acting(paragraph, &facing(r#"who = "W""#), &MISS);
        assert_eq!(count(&events, "Fired"), 1, "{paragraph} on foot");
    }
    let (game, _) = acting(820, &alone(r#"who = "W", hex = "H6""#), &[4]);
    assert_eq!(hex(&game, 'W').as_deref(), Some("I6"), "no car: he goes on");
}

/// Rules: amb:17.5b, amb:17.5e, amb:17.7c.
#[test]
fn paragraphs_823_and_824_get_out_or_fire_from_the_car() {
    let aboard = format!("{}\n{CAR}", alone(r#"who = "L", aboard = [0, 1]"#));
    let (game, _) = acting(823, &aboard, &[4]);
    assert_eq!(hex(&game, 'L').as_deref(), Some("K6"));
    assert!(matches!(man(&game, 'L').place, Place::At(_)));
    assert_eq!(man(&game, 'L').stance, Stance::Crouching);
    let start = r#"us = [{ who = "A", hex = "F10", ar = "1" }]
    vehicles = [{ kind = "kubelwagen", hex = "H9", facing = "H8" }]
    germans = [{ who = "L", aboard = [0, 1], ar = "1" }]"#;
    let (_, events) = acting(824, start, &TWO_MISSES);
    assert_eq!(count(&events, "Fired"), 2);
    let driver = start.replace("[0, 1]", "[0, 0]");
    let (_, events) = acting(824, &driver, &MISS);
    assert_eq!(count(&events, "Fired"), 1, "who drives fires once");
}

/// Rules: amb:6.8c, amb:11.3a.
#[test]
fn paragraphs_834_and_835_close_in_or_keep_their_head() {
    let (game, events) = acting(834, &beside(r#"who = "L", stance = "prone""#), &[4, 9]);
    assert_eq!(count(&events, "Assaulted"), 1);
    assert_eq!(hex(&game, 'L').as_deref(), Some("H10"));
    let (_, events) = acting(834, &facing(r#"who = "L""#), &TWO_MISSES);
    assert_eq!(count(&events, "Fired"), 2);
    let (game, _) = acting(834, &alone(r#"who = "L", hex = "C10""#), &[4]);
    assert_eq!(man(&game, 'L').stance, Stance::Crouching);
    for paragraph in [834, 835] {
        let (_, events) = acting(paragraph, &together(r#"who = "L""#), &[4, 9]);
        assert_eq!(count(&events, "Assaulted"), 1);
    }
    let (_, events) = acting(835, &beside(r#"who = "L""#), &TWO_MISSES);
    assert_eq!(count(&events, "Fired"), 2);
    let (game, _) = acting(835, &alone(r#"who = "L", hex = "C10""#), &[4]);
    assert_eq!(man(&game, 'L').stance, Stance::Prone);
}

/// Rules: amb:6.8n, amb:6.8o, amb:6.8c.
#[test]
fn paragraph_836_gives_up_when_it_is_hopeless() {
    let (game, _) = acting(836, &facing(r#"who = "L", marks = ["wounded"]"#), &[4]);
    assert_eq!(man(&game, 'L').captivity, Captivity::Surrendered);
    let (game, _) = acting(836, &together(r#"who = "L""#), &[4]);
    assert_eq!(man(&game, 'L').captivity, Captivity::Captured);
    let (_, events) = acting(836, &facing(r#"who = "L""#), &MISS);
    assert_eq!(count(&events, "Fired"), 1);
    let (game, _) = acting(836, &alone(r#"who = "L", hex = "C10""#), &[4]);
    assert_eq!(man(&game, 'L').stance, Stance::Prone);
}

/// Rules: amb:6.8n, amb:7.4a.
#[test]
fn paragraph_837_runs_or_gives_up_if_he_cannot() {
    let (game, _) = acting(837, &together(r#"who = "L", marks = ["wounded"]"#), &[4]);
    assert_eq!(man(&game, 'L').captivity, Captivity::Captured);
    let start = format!("condition = 2\n{}", facing(r#"who = "L""#));
    let (game, events) = acting(837, &start, &[4]);
    assert!(count(&events, "Moved") > 0);
    assert_eq!(man(&game, 'L').ar, ArBox::Complete);
}

/// A tank with this crew by this paragraph; it looks over the bridge at A in E5.
fn tank(
    paragraph: u16,
    more: &str,
    us: &str,
    faces: &[u8],
) -> (rules_ambush::state::Sortie, Vec<rules_ambush::agenda::Event>) {
    let old = format!("\"5\" = \"{}\"", ["840"; 10].join(" "));
    let new = format!("\"5\" = \"{}\"", [paragraph.to_string().as_str(); 10].join(" "));
    let start = format!(
        r#"condition = 2
        us = [{{ who = "A", hex = "{us}", ar = "1" }}]
        vehicles = [{{ kind = "panzer-iv", card = 61, ar = "1", {more} }}]"#
    );
    begin_with(&[(old, new)], &start, faces)
}

const AT_BRIDGE: &str = r#"hex = "H6", facing = "G6""#;

/// Five points: the gun 2 and the bow gun 2; or to load 3 and the bow gun 2. The gun never jams.
///
/// Rules: amb:17.8a, amb:17.13d.
#[test]
fn paragraph_840_fires_the_gun_or_loads_it() {
    let loaded = format!("{AT_BRIDGE}, loaded = true");
    let (game, events) = tank(840, &loaded, "E5", &[4, 9, 5, 5, 9]);
    assert_eq!(count(&events, "Fired"), 2);
    let panzer = game.vehicle_by_card(61).expect("the Panzer IV");
    assert!(!game.vehicle(panzer).gun_loaded);
    let (game, events) = tank(840, AT_BRIDGE, "E5", &[4, 5, 5, 9]);
    assert_eq!(count(&events, "Fired"), 1);
    assert!(game.vehicle(panzer).gun_loaded);
}

/// Rules: amb:17.8a, amb:17.8b, amb:17.4c.
#[test]
fn paragraphs_841_842_and_846_drive() {
    for paragraph in [841, 842, 846] {
        let (game, _) = tank(paragraph, r#"hex = "M6", facing = "L5""#, "A1", &[4]);
        let panzer = game.vehicle_by_card(61).expect("the Panzer IV");
        assert_eq!(game.vehicle(panzer).hex, None, "{paragraph} takes it off the map");
    }
}

/// Rules: amb:17.8a, amb:17.13j.
#[test]
fn paragraphs_843_and_844_close_and_open_the_hatches() {
    for (paragraph, before, after) in [(843, false, true), (844, true, false)] {
        let more = format!("{AT_BRIDGE}, closed = {before}");
        let (game, _) = tank(paragraph, &more, "A1", &[4]);
        let panzer = game.vehicle_by_card(61).expect("the Panzer IV");
        assert_eq!(game.vehicle(panzer).closed, after);
    }
}

/// Coaxial and bow gun, two points each.
///
/// Rules: amb:17.8a, amb:17.13h.
#[test]
fn paragraph_845_rakes_the_ground_with_both_machine_guns() {
    let (_, events) = tank(845, AT_BRIDGE, "E5", &TWO_MISSES);
    let shots = named(&events, "Fired");
    assert!(shots[0].contains("Coaxial") && shots[1].contains("Bow"), "{shots:?}");
}

/// Rules: amb:6.8h.
#[test]
fn a_german_who_leaves_the_map_is_out_of_the_round() {
    let start = format!("condition = 2\n{}", alone(r#"who = "L", hex = "M6""#));
    let (game, _) = acting(808, &start, &[4]);
    assert!(has_left(&game, 'L'));
    assert!(!game.man(id(&game, 'L')).is_active());
}
