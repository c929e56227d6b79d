//! Chapters 10.1 to 10.3: hidden movement, hiding, snipers.

use kernel::Game;
use rules_coh::{Event, Flags};

use crate::stage::{Stage, ground};

const HIDDEN: &str = "hidden = true";

/// Rules: coh:10.1a, coh:10.1b, coh:10.1c, coh:18.1c.
///
/// ex-49: rifles move hidden into woods for 1 + 3. ex-124: a machine gun uphill into woods for
/// 2 + 3, into the open for 2 + 6, seven AP and a CAP.
#[test]
fn coh_10_1_hidden_movement_costs_three_or_six_more() {
    let drawn = |kind: &str| {
        let enemy = if kind == "maxim" || kind == "rifle-41" { "infantry-43" } else { "rifle-41" };
        ground(&["....", ".ww.", "....", "....", "....", "....", "...."])
            .map("[map.regions]\nlevel-1 = [\"B03\"]")
            .unit_with("S", kind, "B02", 0, HIDDEN)
            .unit("G", enemy, "G04", 0)
            .soviet()
    };
    let mut stage = drawn("rifle-41");
    stage.plays(&["use S", "sneak B03"]);
    assert_eq!((stage.ap("soviet"), stage.at("S")), (3, "B03".to_owned()));
    let mut stage = drawn("maxim");
    stage.plays(&["use S", "sneak B03"]);
    assert_eq!(stage.ap("soviet"), 2, "the climb costs nothing more");
    let mut stage = drawn("maxim");
    stage.plays(&["use S", "sneak C02"]);
    assert_eq!((stage.ap("soviet"), stage.cap("soviet")), (0, 5));
    assert!(stage.is("S", Flags::HIDDEN), "nobody is near");
    let mut stage = drawn("rifle-41");
    stage.set("S", Flags::HASTY);
    stage.plays(&["use S", "sneak C02"]);
    assert_eq!(stage.ap("soviet"), 0, "a hasty defense is no cover elsewhere: 1 + 6");
}

/// Rules: coh:10.1a.
#[test]
fn coh_10_1a_only_hidden_units_move_hidden() {
    let mut stage = ground(&["....", "....", "....", "...."])
        .unit("G", "infantry-43", "A02", 0)
        .unit("S", "rifle-41", "D02", 0)
        .german();
    stage.play("use G", &[]);
    assert_eq!(stage.refused("sneak B02"), "coh:10.1a");
}

/// Rules: coh:10.1d, coh:10.1e.
#[test]
fn coh_10_1d_in_cover_a_unit_moves_hidden_even_beside_enemies() {
    let drawn = || {
        ground(&["....", ".w..", ".w..", "....", "....", "....", "...."])
            .unit_with("G", "infantry-43", "B02", 0, HIDDEN)
            .unit("S", "rifle-41", "D02", 0)
            .caps(8, 6)
            .german()
    };
    let mut stage = drawn();
    stage.plays(&["use G", "sneak C02"]);
    assert!(stage.is("G", Flags::HIDDEN), "adjacent, in full view");
    let mut stage = drawn();
    stage.plays(&["use G", "sneak C02", "pass", "command G", "sneak C03"]);
    assert!(!stage.is("G", Flags::HIDDEN), "in the open at two hexes");
    assert_eq!(stage.at("G"), "C03");
}

/// Rules: coh:10.1f.
#[test]
fn coh_10_1f_a_hidden_unit_can_be_spent() {
    let mut stage = ground(&["....", ".w..", ".w..", "....", "....", "....", "...."])
        .unit_with("G", "infantry-43", "B02", 0, HIDDEN)
        .unit("S", "rifle-41", "G02", 0)
        .german();
    stage.plays(&["opportunity G", "sneak C02"]);
    assert!(stage.is("G", Flags::HIDDEN) && stage.is("G", Flags::SPENT));
}

/// Rules: coh:10.2a, coh:10.2b, coh:10.2d.
#[test]
fn coh_10_2_a_healthy_squad_hides_out_of_sight() {
    let drawn = || {
        ground(&["....", "....", "wwww", "wwww", "....", "....", "...."])
            .unit("G", "infantry-43", "B02", 0)
            .unit("K", "pak38", "B04", 0)
            .unit("H", "infantry-43", "E02", 0)
            .unit("S", "rifle-41", "G02", 0)
            .german()
    };
    let mut stage = drawn();
    stage.play("use G", &[]);
    assert_eq!(stage.refused("hide D02"), "coh:10.2b", "two hexes away");
    assert!(stage.offers("hide B02") && stage.offers("hide C02"));
    stage.play("hide A02", &[]);
    assert_eq!(stage.at("G"), "A02");
    assert!(stage.is("G", Flags::HIDDEN) && stage.is("G", Flags::SPENT), "for seven AP");
    let mut stage = drawn();
    stage.play("use H", &[]);
    assert_eq!(stage.refused("hide E02"), "coh:10.2b", "the rifles look at it");
    assert_eq!(stage.refused("hide D02"), "coh:10.2b");
    let mut stage = drawn();
    stage.play("use K", &[]);
    assert_eq!(stage.refused("hide B04"), "coh:10.2a", "a gun is no squad");
    let mut stage = drawn();
    stage.hit("G", "unnerved");
    stage.play("use G", &[]);
    assert_eq!(stage.refused("hide B02"), "coh:10.2d");
}

/// Rules: coh:10.2c.
#[test]
fn coh_10_2c_a_group_hides_together() {
    let mut stage = ground(&["....", "....", "wwww", "wwww", "....", "....", "...."])
        .unit("G", "infantry-43", "B02", 0)
        .unit("H", "infantry-43", "B02", 0)
        .unit("S", "rifle-41", "G02", 0)
        .german();
    stage.plays(&["use G", "join H", "hide B02", "hide A02"]);
    assert!(stage.is("G", Flags::HIDDEN) && stage.is("H", Flags::HIDDEN));
    assert_eq!((stage.at("G"), stage.at("H")), ("B02".to_owned(), "A02".to_owned()));
    assert!(stage.is("G", Flags::SPENT) && stage.is("H", Flags::SPENT), "seven AP for both");
}

/// A hidden German sniper in woods, targets before it.
fn sniper() -> Stage {
    ground(&["....", ".w..", "....", "....", "....", "....", "...."])
        .unit_with("G", "sniper-german", "B02", 0, HIDDEN)
        .unit("S", "maxim", "F02", 0)
        .unit("T", "rifle-41", "F02", 3)
        .german()
}

/// Rules: coh:10.3a, coh:10.3b, coh:10.3d, coh:10.3e.
///
/// ex-50: the shot comes through the front of the machine gun, and that is said; its flank counts.
#[test]
fn coh_10_3_a_hidden_sniper_fires_and_may_be_found() {
    for (die, found) in [(5, false), (6, true)] {
        let mut stage = sniper();
        stage.play("use G", &[]);
        let events = stage.play("fire F02", &[]);
        let said = |name: &str, through: bool| {
            let id = stage.id(name);
            events.contains(&Event::ShotFrom { unit: id, front: through })
        };
        assert!(said("S", true) && said("T", false));
        assert!(stage.is("G", Flags::HIDDEN));
        stage.play("target S", &[]);
        assert_eq!(stage.miss(), (3, 10));
        assert_eq!(stage.miss(), (3, 11));
        assert_eq!(stage.asked(), "soviet", "the opponent looks for it, once");
        stage.play("roll 0", &[die]);
        assert_eq!(stage.is("G", Flags::HIDDEN), !found);
        if found {
            assert_eq!(stage.asked(), "german");
            stage.play("face 3", &[]);
        }
        assert!(stage.offers("pass") && stage.asked() == "soviet");
    }
}

/// Rules: coh:10.3c.
///
/// ex-122: with two CAP a 4 finds the sniper.
#[test]
fn coh_10_3c_cap_help_to_find_a_sniper() {
    for (die, found) in [(3, false), (4, true)] {
        let mut stage = sniper();
        stage.plays(&["use G", "fire F02", "target S"]);
        stage.miss();
        stage.miss();
        stage.play("roll 2", &[die]);
        assert_eq!((stage.is("G", Flags::HIDDEN), stage.cap("soviet")), (!found, 4));
    }
}

/// Rules: coh:10.3d, coh:10.3b.
#[test]
fn coh_10_3d_a_sniper_that_is_seen_hits_the_flank_too() {
    let mut stage = ground(&["....", ".w..", "....", "....", "....", "....", "...."])
        .unit("G", "sniper-german", "B02", 3)
        .unit("S", "maxim", "F02", 0)
        .german();
    stage.plays(&["use G", "fire F02"]);
    assert_eq!(stage.miss(), (3, 10));
    assert!(stage.offers("pass"), "nobody has to look for it");
}

/// Rules: coh:10.3f.
#[test]
fn coh_10_3f_a_sniper_spares_friends_at_close_quarters() {
    let mut stage = ground(&["....", ".w..", "....", "....", "....", "....", "...."])
        .unit("G", "sniper-german", "B02", 3)
        .unit("H", "infantry-43", "B01", 3)
        .unit("I", "infantry-43", "F02", 0)
        .unit("S", "maxim", "F02", 0)
        .unit("T", "rifle-41", "F02", 0)
        .german();
    let mut other = Stage { game: stage.game.clone() };
    stage.plays(&["use G", "fire F02"]);
    assert_eq!(stage.answers_to("target"), ["S", "T"]);
    other.plays(&["use H", "fire F02"]);
    assert_eq!(other.answers_to("target"), ["I", "S", "T"], "others do not");
}

/// Rules: coh:10.3g, coh:10.2a.
#[test]
fn coh_10_3g_a_sniper_that_was_found_hides_again() {
    let mut stage = ground(&["....", "....", "wwww", "wwww", "....", "....", "...."])
        .unit("G", "sniper-german", "B02", 0)
        .unit("S", "rifle-41", "G02", 0)
        .german();
    stage.plays(&["use G", "hide B02"]);
    assert!(stage.is("G", Flags::HIDDEN));
    assert!(stage.game.prompt().is_some());
}

/// Rules: coh:10.1d, coh:18.2o, coh:18.1c.
#[test]
fn coh_10_1d_who_sneaks_off_leaves_its_cover_behind() {
    let mut stage = ground(&["...", ".w.", "...", "...", "...", "..."])
        .unit_with("G", "infantry-43", "C02", 0, "hidden = true\nwork = \"trench\"")
        .unit("S", "rifle-41", "F01", 0)
        .with("[[work]]\nkind = \"trench\"\nhex = \"C02\"")
        .german();
    stage.set("G", Flags::HASTY);
    assert!(stage.is("G", Flags::INSIDE));
    stage.plays(&["use G", "sneak B02"]);
    assert!(stage.is("G", Flags::HIDDEN));
    assert!(!stage.is("G", Flags::INSIDE) && !stage.is("G", Flags::HASTY));
}

/// Rules: coh:18.5a, coh:19.0a.
#[test]
fn coh_18_5a_mines_attack_those_who_come_unseen_but_not_engineers_who_find_them() {
    for (kind, hidden, attacked) in [
        ("infantry-43", false, true),
        ("infantry-43", true, true),
        ("panzer-engineer", false, true),
        ("panzer-engineer", true, false),
    ] {
        let mut stage = ground(&["...", ".w.", "...", "...", "...", "..."])
            .unit_with("G", kind, "C02", 0, "hidden = true")
            .unit("S", "rifle-41", "F01", 0)
            .with(&format!(
                "[[work]]\nkind = \"mines\"\nhex = \"B02\"\ncolor = \"red\"\nnumber = 7\n\
                 owner = \"soviet\"\nhidden = {hidden}"
            ))
            .german();
        stage.plays(&["use G", "sneak B02"]);
        assert_eq!(stage.offers("roll 0"), attacked, "{kind} {hidden}");
        assert!(!stage.game.core.works[0].hidden, "now they are seen");
    }
}
