//! [AMB 17.7, 17.13] Tanks: crew points, weapons and their arcs. The Sherman stands in A6 and looks
//! along the lane, unless a test says otherwise.

use rules_ambush::agenda::Event;
use rules_ambush::state::{Sortie, Working};
use testkit::Drive;

use super::acting::{action, begin_with, named};
use super::range::{play, range, total};
use super::wheels::{vehicle, wheels};

/// A Sherman whose turn it is, and L prone in E6.
#[track_caller]
fn sherman(more: &str) -> Sortie {
    let tank = wheels(format!("sherman A6 B5 ar=1 {more}").trim());
    let mut game = range(&["condition = 2", &tank, "H A1 ar=1", "L E6 prone"]);
    game.play("act tank sherman", &[]);
    game
}

#[track_caller]
fn refused(game: &Sortie, text: &str) -> String {
    game.refused(text).rule.0.to_owned()
}

const BOW: &str = "tank fire bow aimed L";
const BOW_SNAP: &str = "tank fire bow snap L";
const COAXIAL: &str = "tank fire coaxial aimed L";
const COAXIAL_SNAP: &str = "tank fire coaxial snap L";
const GUN: &str = "tank fire gun aimed L";

/// Rules: amb:17.13d, amb:17.13e, amb:17.13f, amb:17.13g, amb:17.13h, amb:17.13i, amb:17.4a.
#[test]
fn ex_144_what_five_crewmen_can_do_in_a_turn() {
    let mut game = sherman("");
    game.play("load gun", &[]);
    assert_eq!(refused(&game, COAXIAL_SNAP), "amb:17.13h");
    play(&mut game, BOW, &[9, 9, 9]);
    assert_eq!(game.offered(), ["pass"], "loading takes three points, the bow gun two");
    let mut game = sherman("loaded");
    play(&mut game, GUN, &[9]);
    assert_eq!(refused(&game, COAXIAL_SNAP), "amb:17.13h");
    assert_eq!(refused(&game, "load gun"), "amb:17.13f");
    let mut game = sherman("loaded");
    play(&mut game, "take wheel sherman; turn B6; done", &[]);
    play(&mut game, GUN, &[9]);
    play(&mut game, BOW_SNAP, &[9, 9, 9]);
    assert_eq!(game.offered(), ["pass"], "2 + 2 + 1");
    let mut game = sherman("");
    play(&mut game, BOW, &[9, 9, 9]);
    assert_eq!(refused(&game, BOW_SNAP), "amb:17.13d", "one action a weapon");
    let mut game = sherman("crew=3 closed");
    game.play("take wheel sherman; drive B5; drive C6; drive D5", &[]);
    assert_eq!(refused(&game, "drive E6"), "amb:17.4b", "closed it goes slowly");
}

/// Rules: amb:17.13e, amb:17.7a.
#[test]
fn the_gun_is_fired_with_care_and_unloaded_by_it_and_never_jams() {
    let game = sherman("");
    assert_eq!(refused(&game, GUN), "amb:17.13e", "it is not loaded");
    let mut game = sherman("loaded");
    assert_eq!(refused(&game, "tank fire gun snap L"), "amb:17.13e");
    // One die: none against a jam. Four hexes 6, prone on the road -2, five crewmen +1, and no
    // penalty for firing from a vehicle.
    assert_eq!(total(&play(&mut game, GUN, &[9])), 6 - 2 + 1);
    assert!(!vehicle(&game, "sherman").gun_loaded);
    assert_eq!(refused(&game, GUN), "amb:17.13d");
    let mut game = sherman("loaded");
    play(&mut game, COAXIAL_SNAP, &[9, 9, 9]);
    assert_eq!(refused(&game, GUN), "amb:17.13e", "not with the coaxial gun");
}

/// Rules: amb:17.13f.
#[test]
fn loading_takes_three_crewmen_and_a_silent_turret() {
    assert_eq!(refused(&sherman("crew=2"), "load gun"), "amb:17.13d");
    assert_eq!(refused(&sherman("loaded"), "load gun"), "amb:17.13f");
    let mut game = sherman("");
    play(&mut game, COAXIAL, &[9, 9, 9]);
    assert_eq!(refused(&game, "load gun"), "amb:17.13f");
    let mut game = sherman("crew=3");
    game.play("load gun", &[]);
    assert!(vehicle(&game, "sherman").gun_loaded);
}

/// Rules: amb:17.13g, amb:17.13h.
#[test]
fn machine_guns_jam_but_do_not_run_out() {
    for (shot, gun, other) in [(BOW, 0, 1), (COAXIAL, 1, 0)] {
        let mut game = sherman("crew=2");
        // 4 of 100 jams an aimed shot; a miss asks nothing of any clip.
        play(&mut game.clone(), shot, &[0, 5, 9]);
        play(&mut game, shot, &[0, 4]);
        assert_eq!(vehicle(&game, "sherman").guns[gun], Working::Jammed);
        assert_eq!(vehicle(&game, "sherman").guns[other], Working::Yes);
    }
    let game = sherman("crew=1");
    for (aimed, snap) in [(BOW, BOW_SNAP), (COAXIAL, COAXIAL_SNAP)] {
        assert_eq!(refused(&game, aimed), "amb:17.13d", "two points with care");
        assert!(game.offers(snap), "one by instinct");
    }
    // 12 of 100 jams a shot by instinct, and for a point it may be cleared.
    let mut game = sherman("crew=3");
    play(&mut game, BOW_SNAP, &[1, 2]);
    play(&mut game, "clear gun bow", &[9]);
    assert_eq!(vehicle(&game, "sherman").guns[0], Working::Yes);
    assert_eq!(refused(&game, "close sherman"), "amb:17.13j");
}

/// Rules: amb:17.13i.
#[test]
fn slow_movement_takes_two_crewmen_and_fast_three() {
    assert_eq!(refused(&sherman("crew=1"), "take wheel sherman"), "amb:17.13d");
    let way = "take wheel sherman; drive B5; drive C6; drive D5";
    let mut game = sherman("crew=2");
    game.play(way, &[]);
    assert_eq!(refused(&game, "drive E5"), "amb:17.4b", "two crewmen drive slowly");
    let mut game = sherman("crew=3");
    game.play(way, &[]);
    play(&mut game, "drive E5; done", &[4]);
    assert_eq!(game.offered(), ["pass"], "all three points are spent");
    let mut game = sherman("crew=5");
    game.play(&format!("{way}; done"), &[]);
    assert!(game.offers("load gun"), "three points are left");
    assert_eq!(refused(&game, "take wheel sherman"), "amb:17.13d", "once a turn");
    assert_eq!(refused(&sherman("immobilized"), "take wheel sherman"), "amb:17.13i");
}

/// Rules: amb:17.13a.
#[test]
fn turret_weapons_fire_all_round_and_the_bow_gun_ahead() {
    let turned = |facing: &str| {
        let tank = wheels(&format!("sherman E6 {facing} ar=1 loaded"));
        let mut game = range(&["condition = 2", &tank, "H A1 ar=1", "L A6"]);
        game.play("act tank sherman", &[]);
        game
    };
    let away = turned("F5");
    assert!(away.offers(GUN) && away.offers(COAXIAL));
    assert_eq!(refused(&away, BOW), "amb:17.13a");
    let mut toward = turned("D6");
    assert!(toward.offers(BOW));
    play(&mut toward, BOW, &[9, 9, 9]);
    play(&mut toward, GUN, &[9]);
}

/// Rules: amb:17.7b, amb:17.7a.
#[test]
fn crewmen_have_nothing_but_the_weapons_of_the_tank() {
    let game = sherman("loaded");
    let men = game.offered().into_iter().filter(|it| it.ends_with(" L"));
    let known = [BOW, BOW_SNAP, COAXIAL, COAXIAL_SNAP, GUN];
    let men: Vec<String> = men.collect();
    assert!(men.len() == 5 && men.iter().all(|it| known.contains(&it.as_str())), "{men:?}");
    assert_eq!(refused(&game, "fire rifle aimed L"), "amb:17.13d");
}

/// A Jagdpanther that is told to fire all that tanks have, and who stands where.
fn hunter(more: &str, us: &str, faces: &[u8]) -> Vec<Event> {
    let orders = "do = [{ tank = [{ gun = \"easiest\" }, { coaxial-snap = \"nearest\" }, \
                  { bow-aimed = \"nearest\" }] }]";
    let crew = |p: &str| format!("\"5\" = \"{}\"", [p; 10].join(" "));
    let changes = [(crew("840"), crew("870")), action(870, orders)];
    let start = format!(
        "condition = 2\nus = [{{ who = \"A\", hex = \"{us}\", ar = \"1\" }}]\n{}",
        wheels(&format!("jagdpanther H6 {more} ar=1 loaded"))
    );
    begin_with(&changes, &start, faces).1
}

/// The weapons that fired.
fn arms(events: &[Event]) -> Vec<&'static str> {
    let arm = |text: &String| ["Gun)", "Bow)", "Coaxial)"].into_iter().find(|it| text.contains(it));
    named(events, "Fired").iter().filter_map(arm).collect()
}

/// Rules: amb:17.13b, amb:17.8b.
#[test]
fn a_jagdpanther_fires_gun_and_bow_gun_together_and_only_ahead() {
    assert_eq!(arms(&hunter("G6", "E5", &[4, 9, 5, 5, 9])), ["Gun)", "Bow)"]);
    assert!(arms(&hunter("I7", "E5", &[4])).is_empty(), "it has no turret");
}

/// Rules: amb:17.13c.
#[test]
fn an_immobilized_jagdpanther_fires_its_gun_straight_ahead_only() {
    // From H6 by G6 the row is F5, E5; E6 lies beside it, in the front arc.
    assert_eq!(arms(&hunter("G6", "E6", &[4, 9, 5, 5, 9])), ["Gun)", "Bow)"]);
    assert_eq!(arms(&hunter("G6 immobilized", "E6", &[4, 5, 5, 9])), ["Bow)"]);
    assert_eq!(arms(&hunter("G6 immobilized", "E5", &[4, 9, 5, 5, 9])), ["Gun)", "Bow)"]);
}
