//! The weapon cards of chapter 8.2.

use rules_coh::Flags;

use crate::stage::{Drawing, Stage, ground};

fn armed(weapon: &str, rows: &[&str]) -> Drawing {
    ground(rows).unit_with("G", "infantry-43", "B02", 3, &format!("weapons = [\"{weapon}\"]"))
}

const OPEN: [&str; 5] = ["....", "....", "....", "....", "...."];
const WOODS: [&str; 5] = ["....", ".w..", ".w..", "....", "...."];

/// Rules: coh:card.w1, coh:8.2a, coh:8.2c, coh:8.2d, coh:8.2e.
#[test]
fn coh_card_w1_a_satchel_charge_is_for_the_own_hex() {
    let mut stage = armed("w1", &OPEN)
        .unit("H", "infantry-43", "B02", 3)
        .unit("S", "rifle-41", "B02", 0)
        .unit("T", "rifle-41", "C02", 0)
        .german();
    stage.play("use G", &[]);
    assert_eq!(stage.refused("strike w1 C02"), "coh:8.2d");
    let mut group = Stage { game: stage.game.clone() };
    group.play("join H", &[]);
    assert_eq!(group.refused("strike w1 B02"), "coh:9.2d", "not by a group");
    stage.play("strike w1 B02", &[]);
    assert_eq!(stage.ap("german"), 4);
    let events = stage.play("roll -2", &[1, 1]);
    assert_eq!(Stage::attack(&events), Some((10, Some(11), 0)), "10, no +4, on the flank");
    assert_eq!(stage.asked(), "soviet", "no friend is rolled for");
    stage.play("pass", &[]);
    stage.play("use G", &[]);
    assert_eq!(stage.refused("strike w1 B02"), "coh:8.2a", "once");
}

/// Rules: coh:card.w2, coh:8.2c.
///
/// ex-158: from the adjacent front hex at rifles in the bunker, in woods and smoke: 9 against
/// 12 + 5.
#[test]
fn coh_card_w2_a_flamethrower_minds_neither_woods_nor_smoke() {
    let mut stage = armed("w2", &WOODS)
        .unit("H", "infantry-43", "B02", 3)
        .unit_with("S", "rifle-41", "C02", 0, "work = \"bunker\"")
        .unit("T", "rifle-41", "D02", 0)
        .with("[[work]]\nkind = \"bunker\"\nhex = \"C02\"\nfacing = 0\nfront = 5\nflank = 2")
        .german();
    stage.smoke("C02", 2);
    stage.play("use G", &[]);
    assert_eq!(stage.refused("strike w2 D02"), "coh:8.2d", "two hexes");
    let mut group = Stage { game: stage.game.clone() };
    group.play("join H", &[]);
    assert_eq!(group.refused("strike w2 C02"), "coh:9.2d");
    stage.plays(&["strike w2 C02", "target S"]);
    assert_eq!(stage.miss(), (9, 17));
    assert_eq!(stage.miss(), (9, 15), "the bunker itself");
}

/// Rules: coh:card.w3, coh:8.2b, coh:8.2c.
///
/// ex-155: extra grenades in the own hex have their printed 6.
#[test]
fn coh_card_w3_grenades_are_thrown_by_groups_too() {
    let drawn = |hex: &str| {
        armed("w3", &WOODS)
            .unit("H", "infantry-43", "B02", 3)
            .unit("S", "rifle-41", hex, 0)
            .german()
    };
    let mut stage = drawn("B02");
    stage.plays(&["use G", "strike w3 B02"]);
    assert_eq!(stage.ap("german"), 5);
    assert_eq!(stage.miss(), (6, 13), "no +4; the woods count");
    // At the next hex there is no +3, and front counts.
    let mut stage = drawn("C02");
    stage.plays(&["use G", "strike w3 C02"]);
    assert_eq!(stage.miss(), (6, 14));
    let mut stage = drawn("C02");
    stage.plays(&["use G", "join H", "strike w3 C02"]);
    let events = stage.play("roll 0", &[3, 4, 9]);
    assert_eq!(Stage::attack(&events), Some((14, Some(14), 1)), "6 + 1 + 7");
    assert_eq!(stage.marker("S").as_deref(), Some("pinned"), "hits are hits");
}

/// Rules: coh:card.w4.
///
/// ex-34: a T-34 moves onto a hidden squad with magnetic mines, which is shown and may attack it.
#[test]
fn coh_card_w4_magnetic_mines_are_for_vehicles_and_guns() {
    let mut stage = ground(&WOODS)
        .unit_with("G", "infantry-43", "C02", 3, "weapons = [\"w4\"]\nhidden = true")
        .unit("T", "t-34c", "B02", 3)
        .unit("S", "rifle-41", "B02", 3)
        .soviet();
    stage.play("use T", &[]);
    stage.play("move C02", &[]);
    assert!(!stage.is("G", Flags::HIDDEN));
    stage.settle();
    stage.plays(&["pass"]);
    stage.plays(&["opportunity S", "move C02"]);
    stage.settle();
    stage.smoke("C02", 1);
    stage.play("use G", &[]);
    stage.play("strike w4 C02", &[]);
    // The tank alone: flank 15, no woods, but the smoke.
    assert_eq!(stage.miss(), (9, 16));
    assert_eq!(stage.asked(), "soviet");
}

/// Rules: coh:card.w4, coh:8.2e.
#[test]
fn coh_card_w4_there_is_nothing_for_it_among_men() {
    let mut stage = armed("w4", &OPEN).unit("S", "rifle-41", "B02", 0).german();
    stage.play("use G", &[]);
    assert_eq!(stage.refused("strike w4 B02"), "coh:8.2e");
}

/// Rules: coh:card.w5.
#[test]
fn coh_card_w5_molotovs_hurt_men_and_tanks_alike() {
    let mut stage = armed("w5", &WOODS)
        .unit("H", "infantry-43", "B02", 3)
        .unit("S", "rifle-41", "C02", 0)
        .unit("T", "t-34c", "C02", 0)
        .german();
    stage.plays(&["use G", "join H", "strike w5 C02", "target S"]);
    assert_eq!(stage.miss(), (6, 15), "5 + 1; 12 + 2 for the woods + 1 for the tank");
    assert_eq!(stage.miss(), (5, 19), "17 + 2; the other squad has no blue firepower");
}

/// Rules: coh:card.w6a.
#[test]
fn coh_card_w6a_anti_tank_mines_ignore_terrain() {
    let mut stage = armed("w6", &WOODS)
        .unit("H", "panzer-engineer", "B02", 3)
        .unit("S", "rifle-41", "C02", 0)
        .unit("T", "t-34c", "C02", 0)
        .german();
    stage.plays(&["use G", "join H", "strike w6 C02"]);
    assert_eq!(stage.miss(), (9, 17), "8 + 1, the tank alone");
    assert_eq!(stage.asked(), "soviet");
}

/// Rules: coh:card.w6b, coh:card.40a.
#[test]
fn coh_card_w6b_anti_tank_mines_may_be_laid_instead() {
    let mut stage = armed("w6", &OPEN)
        .unit("H", "infantry-43", "B02", 3)
        .unit("S", "rifle-41", "D02", 0)
        .german();
    let mut bare = Stage { game: stage.game.clone() };
    bare.play("use H", &[]);
    assert_eq!(bare.refused("mine blue C02"), "coh:card.40a", "it bears no mines");
    let mut group = Stage { game: stage.game.clone() };
    group.plays(&["use G", "join H"]);
    assert_eq!(group.refused("mine blue C02"), "coh:card.w6b");
    stage.play("use G", &[]);
    assert_eq!(
        stage.refused("mine blue D02"),
        "coh:card.40a",
        "two hexes away, and an enemy there"
    );
    stage.play("mine blue C02", &[]);
    assert_eq!(stage.ap("german"), 4);
    let laid = stage.game.core.works[0];
    assert_eq!((laid.hex, laid.number, laid.hidden), (stage.hex("C02"), 7, false));
    stage.play("pass", &[]);
    stage.play("use G", &[]);
    assert_eq!(stage.refused("mine blue A02"), "coh:card.40a", "the card is used up");
    assert_eq!(stage.refused("strike w6 B02"), "coh:8.2a");
}
