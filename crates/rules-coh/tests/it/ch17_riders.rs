//! Chapters 17 and 18.5: what happens to those who are carried, and to what is in tow.

use rules_coh::{Flags, Place};

use crate::stage::{Drawing, Stage, ground};

fn ahead() -> Drawing {
    ground(&["....", "....", "....", "....", "....", "...."])
}

fn mines(hex: &str, color: &str) -> String {
    format!(
        "[[work]]\nkind = \"mines\"\nhex = \"{hex}\"\ncolor = \"{color}\"\nnumber = 7\n\
         owner = \"soviet\""
    )
}

const RIDES: &str = "carried_by = \"V\"";

/// Rules: coh:9.2b, coh:3.1c, coh:17.0b.
#[test]
fn coh_9_2b_whoever_rode_is_spent_though_the_vehicle_is_lost() {
    let mut stage = ahead()
        .unit("V", "sdkfz-251-1", "B02", 3)
        .unit_with("G", "infantry-43", "B02", 3, RIDES)
        .unit("S", "rifle-41", "F04", 0)
        .with(&mines("C02", "blue"))
        .german();
    stage.plays(&["opportunity V", "move C02", "stop"]);
    stage.play("roll 0", &[6, 6]);
    assert_eq!(stage.game.unit(stage.id("V")).place, Place::Destroyed);
    assert_eq!(stage.at("G"), "C02");
    assert!(stage.is("G", Flags::SPENT));
}

/// Rules: coh:7.6.3m, coh:17.0b.
#[test]
fn coh_7_6_3m_nobody_rides_through_the_ban() {
    let mut stage = ahead()
        .unit("S", "rifle-41", "C02", 0)
        .unit("V", "m3-apc", "D02", 0)
        .unit_with("G", "infantry-43", "C02", 0, "came_from = \"B02\"")
        .with("[start]\nturn = 1\nphase = \"turns\"\nside = \"soviet\"")
        .drawn();
    stage.plays(&[
        "use V", "move C02", "stop", "face 0", "pass", "use V", "load S", "pass", "use V",
    ]);
    assert_eq!(stage.refused("move B02"), "coh:7.6.3m");
    assert!(stage.offers("move D02"));
}

/// Rules: coh:18.2n, coh:17.0c.
#[test]
fn coh_18_2n_a_unit_leaves_its_work_before_it_is_loaded() {
    let mut stage = ahead()
        .with("[[work]]\nkind = \"trench\"\nhex = \"B02\"")
        .unit("V", "sdkfz-251-1", "B02", 3)
        .unit_with("G", "infantry-43", "B02", 3, "work = \"trench\"")
        .unit("S", "rifle-41", "F04", 0)
        .german();
    stage.play("use V", &[]);
    assert_eq!(stage.refused("load G"), "coh:18.2n");
}

/// Rules: coh:card.20, coh:17.0b.
#[test]
fn coh_card_20_who_is_immobilized_gets_on_no_truck() {
    let mut stage = ahead()
        .unit("V", "opel", "B02", 3)
        .unit("G", "infantry-43", "B02", 3)
        .unit("S", "rifle-41", "F04", 0)
        .german();
    stage.set("G", Flags::BOGGED);
    stage.play("use V", &[]);
    assert_eq!(stage.refused("load G"), "coh:card.20");
}

/// Whoever is asked to roll for mines after an action.
fn mined(act: &[&str]) -> bool {
    let mut stage = ahead()
        .unit("V", "sdkfz-251-1", "B02", 3)
        .unit_with("G", "infantry-43", "B02", 3, RIDES)
        .unit("H", "infantry-43", "C02", 3)
        .unit("W", "sdkfz-251-1", "C02", 3)
        .unit("S", "rifle-41", "F04", 0)
        .with(&mines("B02", "red"))
        .with(&mines("C02", "red"))
        .german();
    stage.hit("G", "suppressed");
    stage.plays(act);
    if stage.asked() == "german" && stage.offers("roll 0") {
        stage.play("roll 0", &[1, 1]);
    }
    stage.asked() == "soviet" && stage.offers("roll 0")
}

/// Rules: coh:18.5a, coh:18.5l.
#[test]
fn coh_18_5l_passengers_who_act_on_mines_are_attacked() {
    assert!(mined(&["use G", "rally"]), "it acts on board");
    assert!(mined(&["use W", "load H"]), "it takes part in being loaded");
    assert!(mined(&["command W", "load H"]), "however it is paid");
    assert!(!mined(&["use V", "pivot 2"]), "the vehicle alone acts, and these are for men");
}

/// Rules: coh:card.40a, coh:card.41.
#[test]
fn coh_card_40a_nobody_lays_mines_from_a_truck() {
    let mut stage = ahead()
        .with("[cards_in_play]\ndeck = { \"40\" = 1, \"41\" = 1 }")
        .unit("V", "opel", "B02", 3)
        .unit_with("G", "infantry-43", "B02", 3, RIDES)
        .unit("S", "rifle-41", "F04", 0)
        .with(&mines("B03", "red"))
        .german();
    stage.deal("german", "40");
    stage.deal("german", "41");
    assert!(!stage.offers("card 40 G cap") && !stage.offers("card 41 G cap"));
}

/// A tank in tow behind another, with a squad in their hex.
fn towing() -> Stage {
    let mut stage = ahead()
        .road("A02 B02 C02 D02")
        .unit("V", "panther-d", "C02", 3)
        .unit("W", "tiger-1e", "C02", 3)
        .unit("G", "infantry-43", "C02", 3)
        .unit("T", "opel", "B02", 3)
        .unit("S", "hmg-34", "A04", 3)
        .unit("R", "rifle-41", "F02", 0)
        .german();
    stage.set("W", Flags::STUCK);
    stage.plays(&["use V", "load W", "stall cap"]);
    stage
}

/// Rules: coh:15.6a, coh:16.0b.
#[test]
fn coh_15_6a_a_vehicle_in_tow_covers_and_waits_like_others() {
    let mut stage = towing();
    stage.plays(&["stall cap", "use R"]);
    stage.play("fire C02", &[]);
    stage.play("target G", &[]);
    assert_eq!(stage.miss().1, 12 + 2, "one for each tank");
    let mut stage = towing();
    stage.plays(&["use T", "move C02"]);
    stage.settle();
    assert_eq!(stage.ap("german"), 7 - 2 - 1 - 2, "a truck waits for both");
}
