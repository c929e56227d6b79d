//! [AMB MK] Bunkers. The one of these tests stands in E6 on the lane, its door toward F6 unless a
//! test says otherwise.

use rules_ambush::Options;
use rules_ambush::state::{ArBox, Health, Sortie};
use rules_ambush::terms::Terrain;

use super::range::{ar, chance_of, health, may_fire, play, refusal, start, terrain};
use super::stage;

/// A bunker in E6 worth six points, its door toward a neighbor.
#[track_caller]
fn bunker(mark: &str, door: &str, lines: &[&str]) -> Sortie {
    let marks = format!("marks = [{{ mark = \"{mark}\", hex = \"E6\", side = \"{door}\" }}]");
    let terrain = "counters = [{ terrain = \"bunker\", hexes = \"E6\" }]";
    let start = start(&[&[marks.as_str(), terrain], lines].concat());
    let change = |text: &str| text.replace("awards = [", "awards = [{ bunker = { n = 6 } },");
    Sortie::begin(stage::mission_with("corbeau", &start, change), Options::default())
}

/// Rules: amb:MKa, amb:MKb.
#[test]
fn amb_mka_a_bunker_is_six_windows() {
    let sees = |us: &str, german: &str| {
        let game = bunker("bunker", "F6", &[&format!("C {us} ar=1"), &format!("L E6 {german}")]);
        may_fire(&game, "act C", "fire rifle aimed L")
    };
    for hex in ["E5", "E7", "D5", "D6", "F5", "F6"] {
        assert!(sees(&format!("{hex} standing"), "standing"), "{hex}");
        assert!(!sees(&format!("{hex} crouching"), "crouching"), "{hex}");
        assert!(!sees(&format!("{hex} standing"), "prone"), "{hex}");
    }
    assert!(sees("A6 crouching", "crouching"));
}

/// Rules: amb:MKa.
#[test]
fn amb_mka_nobody_sees_past_a_bunker() {
    let game = bunker("bunker", "F6", &["C A6 ar=1", "L G6"]);
    let why = refusal(&game, "act C", "fire rifle aimed L");
    assert_eq!(why, ("amb:8.2s".to_owned(), "a building blocks the line of sight"));
}

/// Rules: amb:MKb.
#[test]
fn amb_mkb_the_bunker_itself_is_hit_at_plus_two() {
    let game = bunker("bunker", "F6", &["H A6 ar=1 ws=0", "L E6"]);
    // Four hexes 6, bunker +2; the soldier inside stands: -2.
    assert_eq!(chance_of(&game, "act H; fire bunker rifle aimed E6"), 8);
    assert_eq!(chance_of(&game, "act H; fire rifle aimed L"), 4);
}

/// Rules: amb:MKc, amb:MKd, amb:MKk.
#[test]
fn amb_mkd_only_heavy_penetration_breaks_the_wall() {
    for (damage, destroyed) in [(6, false), (7, true)] {
        let mut game = bunker("bunker", "F6", &["G A6 ar=1 weapons=loaded", "L E6 prone", "M F5"]);
        play(&mut game, "act G; fire bunker bazooka aimed E6", &[9, 9, 0, 7, damage]);
        assert_eq!(health(&game, 'L') == Health::Killed, destroyed, "{damage}");
        assert_eq!(game.points(), if destroyed { 6 } else { 0 });
        assert_eq!(terrain(&game, "E6") == Terrain::Rubble, destroyed);
    }
}

/// Rules: amb:MKe, amb:MKh, amb:MKj, amb:MKk.
#[test]
fn ex_157_a_bazooka_round_at_a_soldier_goes_off_in_the_opening() {
    for (part, damage, destroyed) in [(8, 2, false), (8, 3, true), (9, 2, false), (9, 3, true)] {
        let mut game = bunker("bunker", "F6", &["G A6 ar=1 weapons=loaded", "L E6 prone", "M F5"]);
        play(&mut game, "act G; fire bunker bazooka aimed E6", &[9, 9, 0, part, damage]);
        assert_eq!(health(&game, 'L') == Health::Killed, destroyed, "{part} {damage}");
        assert_eq!(game.points(), if destroyed { 6 } else { 0 });
    }
}

/// Rules: amb:MKf, amb:MKc, amb:MKh, amb:MKk.
#[test]
fn amb_mkf_light_penetration_breaks_the_door_down() {
    // From the lane the line comes in where D5 and D6 meet, so the door toward D6 is struck.
    for part in [5, 7, 8, 9] {
        let mut game = bunker(
            "bunker",
            "D6",
            &["G A6 ar=1 weapons=loaded", "C A6 ar=1", "L E6 prone", "M F5"],
        );
        play(&mut game, "act G; fire bunker bazooka aimed E6; done", &[9, 9, 0, part, 2]);
        assert!(format!("{game:?}").contains("bunker: Some((4, true))"), "{part}");
        // Through the broken door even who lies prone is seen.
        assert!(may_fire(&game, "act C", "fire rifle aimed L"), "{part}");
    }
    let mut game = bunker("bunker", "D6", &["G A6 ar=1 weapons=loaded", "L E6 prone", "M F5"]);
    play(&mut game, "act G; fire bunker bazooka aimed E6", &[9, 9, 0, 5, 3]);
    assert_eq!(health(&game, 'L'), Health::Killed);
}

/// Rules: amb:MKg.
#[test]
fn amb_mkg_a_soldier_is_hit_who_is_not_prone() {
    let mut game = bunker("bunker", "F6", &["C A6 ar=1", "L E6 prone", "M E6 crouching"]);
    play(&mut game, "act C; fire bunker rifle aimed E6", &[9, 9, 0, 9, 5, 9, 9]);
    assert_eq!((health(&game, 'L'), health(&game, 'M')), (Health::Fit, Health::Wounded));
    let mut game = bunker("bunker", "F6", &["C A6 ar=1", "L E6 prone", "M F5"]);
    play(&mut game, "act C; fire bunker rifle aimed E6", &[9, 9, 0, 9, 9, 9]);
    assert_eq!((health(&game, 'L'), ar(&game, 'L')), (Health::Fit, ArBox::Complete));
    // Through a broken door the prone are hit too.
    let mut game = bunker("open-bunker", "D6", &["C A6 ar=1", "L E6 prone", "M F5"]);
    play(&mut game, "act C; fire bunker rifle aimed E6", &[9, 9, 0, 8, 5, 9, 9]);
    assert_eq!(health(&game, 'L'), Health::Wounded);
}

/// Rules: amb:MKg, amb:13.6a.
#[test]
fn amb_mkg_a_burst_may_find_more_of_them() {
    let mut game = bunker("bunker", "F6", &["B A6 ar=1", "L E6", "M E6"]);
    // Part 9, the die 0 takes L, 6 incapacitates him, 4 wounds M.
    play(&mut game, "act B; fire bunker automatic-rifle aimed E6", &[9, 9, 0, 9, 0, 6, 4, 9, 9]);
    assert_eq!((health(&game, 'L'), health(&game, 'M')), (Health::Incapacitated, Health::Wounded));
}

/// Rules: amb:MKj, amb:MKi.
#[test]
fn amb_mkj_the_garrison_must_be_out_and_the_bunker_blown() {
    // Both dead by fire: no points while the bunker stands.
    let mut game = bunker("bunker", "F6", &["C A6 ar=1", "L E6", "M F5"]);
    play(&mut game, "act C; fire rifle aimed L", &[9, 9, 0, 9, 9, 9]);
    assert_eq!((health(&game, 'L'), game.points()), (Health::Killed, 0));
}

/// Rules: amb:MKk.
#[test]
fn amb_mkk_the_bunker_hit_table_is_whole() {
    let charts = &stage::mission_with("corbeau", "", str::to_owned).charts;
    let front: String =
        (0..10).map(|die| ['W', 'O', 'S'][usize::from(die > 7) + usize::from(die > 8)]).collect();
    let door: String =
        (0..10).map(|die| ['W', 'D', 'S'][usize::from(die > 4) + usize::from(die > 7)]).collect();
    assert_eq!(charts.bunker_hits, [front, door]);
}

/// L alone is in it. Both kill him; only the charge leaves the bunker of no use.
///
/// Rules: amb:MKj, amb:MKi.
#[test]
fn amb_mkj_a_charge_inside_destroys_a_bunker_and_a_grenade_does_not() {
    let points = |bomb: &str| {
        let us = "C E5 ar=1 ws=0 arms=demolition-charge weapons=ready ammo=grenade";
        let mut game = bunker("bunker", "F6", &[us, "H A1 ar=1", "L E6"]);
        // It lands, L sees it too late, it is no dud, a nine kills.
        let throw = format!("act C; aim {bomb}; throw {bomb} E6");
        play(&mut game, &throw, &[0, 9, 5, 0, 9]);
        assert_eq!(health(&game, 'L'), Health::Killed);
        game.points()
    };
    assert_eq!((points("charge"), points("grenade")), (6, 0));
}
