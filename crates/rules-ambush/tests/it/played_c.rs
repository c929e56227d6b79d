//! What three played games have shown: the bridge on the way to the Sambre, the valley before
//! Mortain, the mill at Corbeau.

use std::collections::BTreeMap;

use kernel::{Game, Viewer};
use rulebook::Forecast;
use rules_ambush::agenda::Event;
use rules_ambush::state::{Captivity, Health, Place, Sortie};
use rules_ambush::terms::Stance;
use scene::Show;
use testkit::Drive;

use crate::dropping::Always;
use crate::men::{asked, count, hex, man, told};
use crate::module_p_touchdown::opening;
use crate::range::{play, range};
use crate::stage::begin;
use crate::wheels::wheels;

/// The chances of an answer in tenths, by their words.
fn tenths(game: &Sortie, answer: &str) -> BTreeMap<String, u64> {
    let action = game.read_action(answer).expect("an answer");
    let chances = game.chances(&action).expect("its chances are known");
    let tenth = |(part, whole): (u64, u64)| part * 10 / whole;
    let named = |it: Option<_>| it.map_or("nothing".to_owned(), |it: _| format!("{it}"));
    chances.into_iter().map(|(result, share)| (named(result), tenth(share))).collect()
}

fn these(all: &[(&str, u64)]) -> BTreeMap<String, u64> {
    all.iter().map(|(name, tenths)| ((*name).to_owned(), *tenths)).collect()
}

/// Rules: amb:9.4b, amb:9.4d.
#[test]
fn amb_9_4b_what_may_become_of_a_jam_is_told_before_the_die() {
    // By the row of the skill: 0 is one broken, four jammed, five cleared.
    let after = |soldier: &str| {
        let mut game = range(&[soldier, "L C6"]);
        play(&mut game, "act C", &[]);
        tenths(&game, "clear rifle")
    };
    let even = after("C A6 ar=1 weapons=jammed ws=0");
    assert_eq!(even, these(&[("broken", 1), ("still-jammed", 4), ("cleared", 5)]));
    let best = after("C A6 ar=1 weapons=jammed ws=2");
    assert_eq!(best, these(&[("still-jammed", 3), ("cleared", 7)]));
    // Captured, the weapon of a man with skill 0 is cleared as by -1: two, four, four.
    let dead = "L C6 prone marks=killed weapons=jammed";
    let mut game = range(&["C C6 crouching ar=2 ws=0 arms= ammo=", dead, "M K6"]);
    play(&mut game, "act C; handle C; take german-rifle L; done; done", &[]);
    play(&mut game, "act C", &[]);
    let captured = tenths(&game, "clear german-rifle");
    assert_eq!(captured, these(&[("broken", 2), ("still-jammed", 4), ("cleared", 4)]));
}

/// Rules: amb:9.4b, amb:5.3k.
#[test]
fn amb_5_3k_the_chances_of_a_jam_are_told_in_operations_too() {
    let start = r#"us = [{ who = "C", hex = "B5", ws = 0, weapons = ["jammed"] }]"#;
    let mut game = begin(start);
    game.play("with C", &[]);
    let told = tenths(&game, "clear rifle");
    assert_eq!(told, these(&[("broken", 1), ("still-jammed", 4), ("cleared", 5)]));
}

/// The keys of what is told.
fn keys(game: &Sortie, events: &[Event]) -> Vec<String> {
    let lines = events.iter().filter_map(|it| game.tell(it, Viewer::Spectator));
    lines.map(|it| it.message.key).collect()
}

/// Rules: amb:17.12a, amb:17.12e.
#[test]
fn amb_17_12a_who_lies_in_the_way_and_is_missed_has_not_leapt() {
    // Driving Skill 4: a 4 spares friends.
    let drive = |friend: &str| {
        let car = wheels("jeep A6 B5");
        let men = ["C aboard=[0,0] ar=1", "D aboard=[0,1] ar=1", "H A1 ar=1", "X M1", friend];
        let mut game = range(&[&["condition = 2", car.as_str()][..], &men].concat());
        let events = play(&mut game, "act C; take wheel jeep; drive B5", &[4]);
        assert!(told(&events, "InTheWay false"));
        keys(&game, &events)
    };
    let has = |keys: &[String], key: &str| keys.iter().any(|it| it == key);
    let fit = drive("E B5 ar=1");
    assert!(has(&fit, "ambush-leapt-aside") && !has(&fit, "ambush-missed-in-the-way"));
    let out = drive("E B5 marks=incapacitated");
    assert!(!has(&out, "ambush-leapt-aside") && has(&out, "ambush-missed-in-the-way"));
}

/// Rules: amb:11.2d, amb:6.7x, amb:17.5a.
#[test]
fn amb_11_2d_a_prisoner_is_put_into_a_car_in_operations() {
    let men = r#"us = [{ who = "B", hex = "B5" }, { who = "C", aboard = [0, 0] }]
        germans = [{ who = "L", hex = "B5", stance = "prone", marks = ["captured"] }]"#;
    let start = format!("condition = 2\n{men}\n{}", wheels("jeep B5 B6"));
    let mut game = begin(&start);
    game.play("with B", &[]);
    // He is unhurt: no die is rolled for him, and he sits beside the wheel.
    let events = game.play("load casualty L jeep", &[]);
    assert!(told(&events, "Loaded die: None"), "{events:?}");
    let him = man(&game, 'L');
    assert!(matches!(him.place, Place::Aboard(_, 1)), "{:?}", him.place);
    assert_eq!(him.captivity, Captivity::Captured);
    // The driver guards him on the way.
    let events = game.play("take wheel jeep; drive B6; done", &[]);
    assert_eq!((hex(&game, 'L').as_deref(), count(&events, "Escaped")), (Some("B6"), 0));
}

/// Rules: amb:11.2d.
#[test]
fn amb_11_2d_in_rounds_a_prisoner_stays_where_he_lies() {
    let car = wheels("jeep B5 B6");
    let men = ["B B5 ar=1", "H A1 ar=1", "L B5 prone marks=captured", "X M1"];
    let mut game = range(&[&["condition = 2", car.as_str()][..], &men].concat());
    play(&mut game, "act B", &[]);
    assert_eq!(game.refused("load casualty L jeep").rule.0, "amb:6.7x");
}

/// Two who have come down crouch in the first Round; one gets out of his harness and throws a
/// grenade at the feet of the other in the second.
///
/// Rules: amb:MPk, amb:10.2b.
#[test]
fn amb_mpk_who_is_in_his_harness_does_not_throw_a_grenade_clear() {
    let (mut game, _) = opening(2, "{ hexes = \"X7\", p = 702 }");
    let offered = |game: &Sortie| -> Vec<char> {
        "ABCDEFGH".chars().filter(|it| game.offers(&format!("act {it}"))).collect()
    };
    let two = offered(&game);
    let (free, bound) = (two[0], two[1]);
    let play_on = |game: &mut Sortie, text: &str| {
        game.play_with(text, &mut Always(Vec::new(), 4));
    };
    for _ in 0..40 {
        if man(&game, free).parachute == 0 && offered(&game).contains(&free) {
            break;
        }
        if asked(&game) != "act" {
            let next = game.offered().remove(0);
            play_on(&mut game, &next);
            continue;
        }
        let next = offered(&game)[0];
        play_on(&mut game, &format!("act {next}"));
        if game.offers("change crouching") && [free, bound].contains(&next) {
            play_on(&mut game, "change crouching");
        }
        let work = if next == free && game.offers("unharness") { "unharness" } else { "pass" };
        play_on(&mut game, work);
    }
    assert_eq!((man(&game, free).parachute, man(&game, bound).parachute), (0, 2));
    assert!(offered(&game).contains(&bound), "he has a turn left");
    assert_eq!(
        (man(&game, bound).stance, man(&game, bound).health),
        (Stance::Crouching, Health::Fit)
    );
    let there = hex(&game, bound).expect("he is on the map");
    let text = format!("act {free}; change standing; aim grenade; throw grenade {there}");
    // It lands there, and he notices.
    let events = game.play_with(&text, &mut Always(vec![0, 0], 4));
    assert!(told(&events, "Perception ok: true"), "{events:?}");
    assert!(count(&events, "Blasted") > 0 && count(&events, "ThrownClear") == 0);
}
