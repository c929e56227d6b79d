//! [AMB 10, 10.1, 10.4] Who throws what where, with what chance.

use kernel::Game;
use rules_ambush::state::{Health, Held, Sortie};
use rules_ambush::terms::{Ammo, Model};
use testkit::Drive;

use crate::men::{asked, id, man, told};
use crate::range::{chance, clips, play, range, range_on};
use crate::story::{at, held};

/// A German far away, who has no turn.
const FAR: &str = "N M1 prone";

/// C with his turn, and what he is about to throw.
fn about_to(lines: &[&str], effort: &str) -> Sortie {
    let mut game = range(&[lines, &[FAR, "H A1 ar=2"]].concat());
    play(&mut game, &format!("act C; aim {effort}"), &[]);
    game
}

/// The chance of a throw.
#[track_caller]
fn chance_at(game: &Sortie, throw: &str) -> i8 {
    let action = game.read_action(throw).expect("an action");
    assert!(game.offers(throw), "{throw}");
    game.attack_chance(action).expect("a throw has a chance")
}

/// Row 6 has nothing in the way: B6 is next to A6, G6 six hexes away.
///
/// Rules: amb:10.1e, amb:10.1l, amb:10.1a.
#[test]
fn amb_10_1e_the_base_chance_follows_from_the_distance() {
    let game = about_to(&["C A6 ar=2 ws=0"], "grenade");
    let hexes = ["B6", "C6", "D6", "E6", "F6", "G6"];
    let chances = hexes.map(|it| chance_at(&game, &format!("throw grenade {it}")));
    assert_eq!(chances, [7, 6, 5, 5, 3, 3]);
    assert_eq!(game.refused("throw grenade H6").rule.0, "amb:10.1a", "seven hexes");
}

/// Rules: amb:10.1e, amb:10.4a, amb:10.1b.
#[test]
fn amb_10_4a_a_charge_goes_three_hexes_with_its_own_chances() {
    let us = "C A6 ar=2 ws=0 arms=demolition-charge weapons=ready";
    let game = about_to(&[us], "charge");
    let chances = ["B6", "C6", "D6"].map(|it| chance_at(&game, &format!("throw charge {it}")));
    assert_eq!(chances, [6, 5, 3]);
    assert_eq!(game.refused("throw charge E6").rule.0, "amb:10.1b", "four hexes");
}

/// Skill, a wound and a low stance count; two hexes are short range, 6.
///
/// Rules: amb:10.1f, amb:6.7l, amb:13.2f.
#[test]
fn amb_10_1f_the_thrower_counts() {
    let at_two = |man: &str| chance_at(&about_to(&[man], "grenade"), "throw grenade C6");
    assert_eq!(at_two("C A6 ar=2 ws=2"), 8);
    assert_eq!(at_two("C A6 ar=2 ws=-1"), 5);
    assert_eq!(at_two("C A6 ar=2 ws=0 marks=wounded"), 4);
    assert_eq!(at_two("C A6 crouching ar=2 ws=0"), 4);
    assert_eq!(at_two("C A6 crouching ar=2 ws=-2 marks=wounded"), 0);
}

/// Against fire a prone man in the woods has 4 in his favor, a standing one in the open 1 against
/// him: both woods and open ground are two hexes from B3.
///
/// Rules: amb:10.1f.
#[test]
fn amb_10_1f_neither_stance_nor_ground_of_the_target_counts() {
    let at = |german: &str, hex: &str| {
        let game = about_to(&["C B3 ar=2 ws=0", german], "grenade");
        chance_at(&game, &format!("throw grenade {hex}"))
    };
    assert_eq!(at("L C5", "C5"), 6);
    assert_eq!(at("L C5 prone", "C5"), 6);
    assert_eq!(at("L C2 prone", "C2"), 6);
    assert_eq!(at("L C2", "C2"), 6);
}

/// I6 is before the mill's door, I7 behind I6. Between A2 and C2 lie the woods B1 and B2.
///
/// Rules: amb:10.1f, amb:10.1k, amb:10a.
#[test]
fn amb_10_1k_an_unseen_hex_and_a_far_opening_are_harder() {
    let game = about_to(&["C I6 ar=2 ws=0"], "grenade");
    assert_eq!(chance_at(&game, "throw grenade I5"), 7, "the door is next to him");
    let game = about_to(&["C I7 ar=2 ws=0"], "grenade");
    assert_eq!(chance_at(&game, "throw grenade I5"), 4, "6, and 2 less for the door");
    let game = about_to(&["C A2 ar=2 ws=0"], "grenade");
    assert!(!game.sees_between(at(&game, "A2"), at(&game, "C2")));
    assert_eq!(chance_at(&game, "throw grenade C2"), 3, "6, and 3 less unseen");
}

/// The barn D3 has a door to D4 and a window to E3, nothing to C3 or E4.
///
/// Rules: amb:10.1c.
#[test]
fn amb_10_1c_nothing_is_thrown_through_a_wall_without_an_opening() {
    let into = |from: &str| about_to(&[&format!("C {from} ar=2")], "grenade");
    assert_eq!(into("C3").refused("throw grenade D3").rule.0, "amb:10.1c");
    assert_eq!(into("E4").refused("throw grenade D3").rule.0, "amb:10.1c");
    assert!(into("D4").offers("throw grenade D3") && into("E3").offers("throw grenade D3"));
    let out = into("D3");
    assert_eq!(out.refused("throw grenade C3").rule.0, "amb:10.1c");
    assert_eq!(out.refused("throw grenade B3").rule.0, "amb:10.1c", "two walls are that way");
    assert!(out.offers("throw grenade D4") && out.offers("throw grenade D5"));
}

/// Rules: amb:10.1d.
#[test]
fn amb_10_1d_nothing_is_thrown_into_the_own_hex() {
    let game = about_to(&["C A6 ar=2", "L A6"], "grenade");
    assert_eq!(game.refused("throw grenade A6").rule.0, "amb:10.1d");
}

/// The other floor is as near as the next hex, 7; it cannot be seen, and stairs are in the way.
///
/// Rules: amb:10a, amb:10.1d.
#[test]
fn amb_10a_in_the_tower_it_goes_up_or_down_one_floor() {
    let lines = ["C S13 up=true ar=2 ws=0", "D S13 ar=2 ws=0", "L S13 up=true", "M A1 prone"];
    let mut game = range_on("b", &lines);
    play(&mut game, "act C; aim grenade", &[]);
    assert_eq!(game.refused("throw grenade S13 up").rule.0, "amb:10.1d");
    assert_eq!(chance_at(&game, "throw grenade S13"), 2);
    let mut game = range_on("b", &lines);
    // It lands; up there C and L see it too late; it is no dud and kills both. D is unhurt.
    play(&mut game, "act D; aim grenade", &[]);
    play(&mut game, "throw grenade S13 up", &[0, 9, 9, 9, 9, 9, 9]);
    let healths = ['C', 'L', 'D'].map(|it| man(&game, it).health);
    assert_eq!(healths, [Health::Killed, Health::Killed, Health::Fit]);
}

/// Rules: amb:10a.
#[test]
fn amb_10a_only_the_tower_has_an_upper_floor() {
    let mut game = range_on("b", &["C S12 ar=2 ws=0", "M A1 prone"]);
    play(&mut game, "act C; aim grenade", &[]);
    assert!(game.read_action("throw grenade S12 up").is_ok());
    assert!(!game.offers("throw grenade S11 up"));
    assert_eq!(game.refused("throw grenade S11 up").rule.0, "amb:10a");
}

/// Next to him and with Weapon Skill +2 the chance would be 9; it is 8 at most.
///
/// Rules: amb:10.1g.
#[test]
fn amb_10_1g_nine_never_lands_and_zero_always() {
    let mut game = about_to(&["C A6 ar=2 ws=2"], "grenade");
    // A nine goes astray: the next die says where, 6 to 9 still the hex aimed at.
    let events = play(&mut game, "throw grenade B6", &[9, 8, 5, 0]);
    assert_eq!(chance(&events), r#"{ base: 7, items: [("amb:10.1f", 2)], total: 8 }"#);
    assert!(told(&events, "Thrown die: 9 scatter: Some(8)"));
    let mut game = about_to(&["C A6 ar=2 ws=2"], "grenade");
    let events = play(&mut game, "throw grenade B6", &[8, 5, 0]);
    assert!(told(&events, "Thrown die: 8 scatter: None"), "an eight is within the chance");
    // Crouching, wounded and clumsy he has no chance at all; a zero lands all the same.
    let clumsy = "C A6 crouching ar=2 ws=-2 marks=wounded";
    let mut game = about_to(&[clumsy], "grenade");
    let events = play(&mut game, "throw grenade C6", &[0, 5, 0]);
    assert!(told(&events, "total: 0") && told(&events, "Thrown die: 0 scatter: None"));
    let mut game = about_to(&[clumsy], "grenade");
    let events = play(&mut game, "throw grenade C6", &[1, 6, 5, 0]);
    assert!(told(&events, "Thrown die: 1 scatter: Some(6)"));
}

/// Rules: amb:10b, amb:9.5b.
#[test]
fn amb_10b_a_grenade_that_was_thrown_is_crossed_off() {
    let mut game = about_to(&["C A6 ar=2 ws=0 ammo=grenade,grenade"], "grenade");
    play(&mut game, "throw grenade B6", &[0, 5, 0]);
    assert_eq!(clips(&game, 'C', Ammo::Grenade), 1);
    play(&mut game, "done; act H; pass; act C; aim grenade; throw grenade B6", &[0, 5, 0]);
    assert_eq!(clips(&game, 'C', Ammo::Grenade), 0);
    let mut game = range(&["C A6 ar=2 ammo=", FAR]);
    play(&mut game, "act C", &[]);
    assert_eq!(game.refused("aim grenade").rule.0, "amb:6.7a");
}

/// Of two charges one is primed: it goes, the other stays and has to be primed first.
///
/// Rules: amb:10b, amb:10.4a, amb:6.7j.
#[test]
fn amb_10b_a_charge_that_was_thrown_frees_its_carry_box() {
    let us = "C A6 ar=2 ws=0 arms=demolition-charge,demolition-charge";
    let mut game = range(&[us, FAR, "H A1 ar=2"]);
    play(&mut game, "act C; prime; done", &[]);
    assert!(held(&game, 'C', Model::Charge).ready);
    play(&mut game, "act H; pass; act C; aim charge; throw charge B6", &[0, 5, 0]);
    let by = Held::By(id(&game, 'C'));
    let his = game.all_gear().map(|it| game.gear(it)).filter(|it| it.parts[0] == by);
    let ready: Vec<bool> = his.map(|it| it.ready).collect();
    assert_eq!(ready, [false], "the primed one is used up");
}

/// A throw takes the whole action; what it does is done before anybody else acts.
///
/// Rules: amb:10b.
#[test]
fn amb_10b_a_throw_is_resolved_at_once() {
    let mut game = about_to(&["C A6 ar=2 ws=0", "L B6 pc=0"], "grenade");
    // It lands, L sees it too late, it is no dud, a nine kills.
    play(&mut game, "throw grenade B6", &[0, 9, 5, 0, 9]);
    assert_eq!(man(&game, 'L').health, Health::Killed);
    assert_eq!(asked(&game), "stance-after", "his turn is not even over");
}
