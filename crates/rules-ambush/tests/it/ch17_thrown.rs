//! [AMB 17.11] Grenades and charges in and beside vehicles. The vehicle is in E6, C stands in D6
//! beside it unless a test says otherwise. No hit table is asked: the dice say so.

use rules_ambush::agenda::Event;
use rules_ambush::state::{ArBox, Health, Sortie};
use testkit::Drive;

use super::men;
use super::range::{ar, health, play, range, total};
use super::wheels::{checks, vehicle, wheels};

/// C throws with a grenade and a primed charge in hand.
#[track_caller]
fn thrower(at: &str, target: &str, men: &[&str]) -> Sortie {
    let target = wheels(target);
    let him = format!("C {at} ar=1 arms=rifle,demolition-charge weapons=ready");
    range(&[&["condition = 2", &target, &him, "H A1 ar=1", "X M1"], men].concat())
}

#[track_caller]
fn throw(at: &str, target: &str, men: &[&str], text: &str, reads: &[u8]) -> (Sortie, Vec<Event>) {
    let mut game = thrower(at, target, men);
    let effort = if text.contains("grenade") { "grenade" } else { "charge" };
    let events = play(&mut game, &format!("act C; aim {effort}; {text}"), reads);
    (game, events)
}

const ABOARD: [&str; 2] = ["W aboard=[0,0]", "L aboard=[0,1]"];

/// Rules: amb:17.11a, amb:17.1j.
#[test]
fn a_grenade_in_an_open_tank_kills_its_crew() {
    // Adjacent 7, an opening that is not beside him -2; then the dice against a dud.
    let into = "throw into grenade y";
    let (game, events) = throw("D6", "panzer-iv E6 F5", &[], into, &[5, 9, 9]);
    assert_eq!(total(&events), 5);
    assert!(vehicle(&game, "y").wrecked && vehicle(&game, "y").crew == 0);
    // In its hex there is no penalty.
    let (_, events) = throw("E6", "panzer-iv E6 F5", &[], into, &[7, 9, 9]);
    assert_eq!(total(&events), 7);
    // Who misses may still hit the hex: beside a tank it does nothing.
    let (game, _) = throw("D6", "panzer-iv E6 F5", &[], into, &[6, 6, 9, 9]);
    assert_eq!((vehicle(&game, "y").wrecked, vehicle(&game, "y").crew), (false, 5));
}

/// Rules: amb:17.11b.
#[test]
fn a_grenade_does_nothing_to_a_closed_tank() {
    let mut game = thrower("D6", "panzer-iv E6 F5 closed", &[]);
    game.play("act C; aim grenade", &[]);
    assert_eq!(game.refused("throw into grenade y").rule.0, "amb:17.11b");
    play(&mut game, "throw grenade E6", &[0, 9, 9]);
    assert_eq!((vehicle(&game, "y").wrecked, vehicle(&game, "y").crew), (false, 5));
}

/// Rules: amb:17.11c, amb:17.11d.
#[test]
fn a_charge_destroys_a_tank_inside_and_perhaps_beside_it() {
    let (game, events) = throw("D6", "panzer-iv E6 F5", &[], "throw into charge y", &[4, 9, 9]);
    assert!(vehicle(&game, "y").wrecked && total(&events) == 6 - 2);
    // Outside 4 is a wound, 5 to 7 would take a man out, 8 kill him.
    for (die, wrecked) in [(4, false), (5, true), (8, true)] {
        let reads = [0, 9, 9, die];
        let (game, _) = throw("D6", "panzer-iv E6 F5 closed", &[], "throw charge E6", &reads);
        assert_eq!(vehicle(&game, "y").wrecked, wrecked, "{die}");
    }
}

/// Rules: amb:17.11e, amb:17.1j.
#[test]
fn a_grenade_in_a_car_wrecks_it_and_everybody_rolls_as_prone() {
    let into = "throw into grenade kubelwagen";
    // 2 inside is panic for the prone, 5 takes a man out; nobody rolls twice.
    let (game, events) = throw("D6", "kubelwagen E6 F5", &ABOARD, into, &[5, 9, 9, 2, 5]);
    assert!(vehicle(&game, "kubelwagen").wrecked && total(&events) == 5);
    assert_eq!((health(&game, 'W'), ar(&game, 'W')), (Health::Fit, ArBox::Panic));
    assert_eq!((health(&game, 'L'), checks(&events)), (Health::Incapacitated, 0));
}

/// Rules: amb:17.11f.
#[test]
fn a_grenade_beside_a_car_may_wreck_it() {
    let beside = "throw grenade E6";
    // Outside 6 is a wound: the car holds, and nobody in it rolls.
    let (game, _) = throw("D6", "kubelwagen E6 F5", &ABOARD, beside, &[0, 9, 9, 6]);
    assert!(!vehicle(&game, "kubelwagen").wrecked && health(&game, 'W') == Health::Fit);
    // 7 wrecks it; 4 is a wound for whoever does not lie prone, 9 kills.
    let (game, events) = throw("D6", "kubelwagen E6 F5", &ABOARD, beside, &[0, 9, 9, 7, 4, 9]);
    assert!(vehicle(&game, "kubelwagen").wrecked);
    assert_eq!((health(&game, 'W'), health(&game, 'L')), (Health::Wounded, Health::Killed));
    assert_eq!(men::count(&events, "Blasted"), 2);
}

/// Rules: amb:17.11g.
#[test]
fn a_charge_in_a_car_wrecks_it_and_everybody_rolls_inside() {
    let into = "throw into charge kubelwagen";
    let (game, _) = throw("D6", "kubelwagen E6 F5", &ABOARD, into, &[0, 9, 9, 2, 3]);
    assert!(vehicle(&game, "kubelwagen").wrecked);
    assert_eq!((health(&game, 'W'), health(&game, 'L')), (Health::Wounded, Health::Incapacitated));
}

/// Rules: amb:17.11h.
#[test]
fn a_charge_beside_a_car_always_wrecks_it() {
    // No roll for the car; 3 outside is panic for the prone, 5 takes a man out. M on foot rolls
    // too, and first: he fails his check, and 8 kills him.
    let men = [&ABOARD[..], &["M E6"]].concat();
    let reads = [0, 9, 9, 9, 8, 3, 5];
    let (game, events) = throw("D6", "kubelwagen E6 F5", &men, "throw charge E6", &reads);
    assert!(vehicle(&game, "kubelwagen").wrecked);
    assert_eq!((health(&game, 'W'), ar(&game, 'W')), (Health::Fit, ArBox::Panic));
    assert_eq!((health(&game, 'L'), health(&game, 'M')), (Health::Incapacitated, Health::Killed));
    assert_eq!(men::count(&events, "Blasted"), 3);
}
