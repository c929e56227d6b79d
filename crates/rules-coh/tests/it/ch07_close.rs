//! Chapter 7.6.3: units of both sides in one hex.

use rules_coh::Flags;

use crate::stage::{Stage, ground};

const OPEN: [&str; 7] =
    [".......", ".......", ".......", ".......", ".......", ".......", "......."];

/// Rules: coh:7.6.3a, coh:7.6.3b, coh:7.6.3c, coh:7.6.3g, coh:7.6.3h, coh:7.6.3q.
#[test]
fn coh_7_6_3_close_combat_is_against_the_flank_with_four_more() {
    for (ground_rows, terrain) in [(["...", "...", "..."], 0), (["...", ".w.", "..."], 2)] {
        // Facing does not matter: they stand back to back.
        let mut stage = ground(&ground_rows)
            .unit("G", "infantry-43", "B02", 0)
            .unit("S", "rifle-41", "B02", 3)
            .german();
        assert!(stage.offers("pass"), "nobody has to fight");
        stage.play("use G", &[]);
        assert!(stage.offers("move A02"), "nor to stay");
        assert_eq!(stage.refused("fire B02"), "coh:7.6.3a");
        stage.play("melee", &[]);
        assert_eq!(stage.ap("german"), 4, "three AP as for any fire");
        assert_eq!(stage.miss(), (8, 11 + terrain), "4 + 4, and no +3 for the short range");
        stage.plays(&["opportunity S", "melee"]);
        assert_eq!(stage.miss(), (7, 11 + terrain));
        assert!(stage.is("S", Flags::SPENT));
        stage.plays(&["command G", "melee"]);
        assert_eq!(stage.cap("german"), 3, "any funding will do");
    }
}

/// Rules: coh:7.6.3c, coh:7.6.3d, coh:7.6.3f.
///
/// ex-27: HMG 42 has 5 − 2 in red, where the box is, and 1 + 4 in blue.
#[test]
fn coh_7_6_3d_the_white_box_counts_for_its_color_alone() {
    let mut stage = ground(&["...", "...", "..."])
        .unit("G", "hmg-42", "B02", 0)
        .unit("H", "infantry-43", "B02", 0)
        .unit("S", "rifle-41", "B02", 3)
        .unit("T", "t-34c", "B02", 3)
        .german();
    stage.plays(&["use G", "melee"]);
    assert_eq!(stage.answers_to("target"), ["S", "T"], "all enemies and no friend");
    stage.play("target S", &[]);
    assert_eq!(stage.miss(), (3, 12), "the rifles have their tank for cover");
    assert_eq!(stage.miss(), (5, 15));
}

/// Rules: coh:7.6.3e, coh:12.0f.
///
/// ex-28: a mortar fights in its own hex, although its least range is three.
#[test]
fn coh_7_6_3e_a_mortar_fights_at_close_quarters() {
    let mut stage = ground(&["...", "...", "..."])
        .unit("G", "mortar-8cm", "B02", 0)
        .unit("S", "rifle-41", "B02", 3)
        .unit("T", "rifle-41", "A02", 3)
        .german();
    stage.play("use G", &[]);
    assert_eq!(stage.refused("fire A02"), "coh:7.6.3k");
    stage.play("melee", &[]);
    assert_eq!(stage.miss(), (2, 11));
}

/// Rules: coh:7.6.3i, coh:18.0c.
///
/// ex-141: rifles with 3 + 4 against a squad in the bunker, 11 + 2, and one outside, 11.
#[test]
fn coh_7_6_3i_a_work_helps_those_inside_alone() {
    let mut stage = ground(&["...", "...", "..."])
        .unit_with("G", "infantry-43", "B02", 0, "work = \"bunker\"")
        .unit("H", "infantry-43", "B02", 0)
        .unit("S", "rifle-41", "B02", 3)
        .with("[[work]]\nkind = \"bunker\"\nhex = \"B02\"\nfacing = 0\nfront = 5\nflank = 2")
        .soviet();
    stage.plays(&["use S", "melee", "target G"]);
    assert_eq!(stage.miss(), (7, 13));
    stage.play("target H", &[]);
    assert_eq!(stage.miss(), (7, 11));
}

/// Rules: coh:7.6.3j, coh:9.1.2c.
#[test]
fn coh_7_6_3j_groups_at_close_quarters_stand_in_one_hex() {
    let mut stage = ground(&["...", "...", "...", "..."])
        .unit("G", "infantry-43", "B02", 0)
        .unit("H", "infantry-43", "B02", 0)
        .unit("I", "infantry-43", "C02", 0)
        .unit("S", "rifle-41", "B02", 3)
        .german();
    let mut outside = Stage { game: stage.game.clone() };
    outside.plays(&["use G", "join I"]);
    assert_eq!(outside.refused("melee"), "coh:7.6.3j");
    let mut outside = Stage { game: stage.game.clone() };
    outside.plays(&["use I", "join G"]);
    assert_eq!(outside.refused("fire B02"), "coh:7.6.3a", "G is in that hex");
    stage.plays(&["use G", "join H", "melee"]);
    let events = stage.play("roll -1", &[1, 1]);
    assert_eq!(Stage::attack(&events), Some((10, Some(11), 0)), "4 + 4 + 1 + 2 - 1");
    assert!(stage.is("H", Flags::JOINED));
}

/// Rules: coh:7.6.3k.
#[test]
fn coh_7_6_3k_with_an_enemy_in_its_hex_a_unit_neither_fires_nor_sees_out() {
    let mut stage = ground(&OPEN)
        .unit("G", "infantry-43", "C03", 3)
        .unit("H", "infantry-43", "A01", 3)
        .unit("S", "rifle-41", "C03", 3)
        .unit_with("T", "rifle-41", "E03", 0, "hidden = true")
        .german();
    // Two hexes before the locked squad a unit lies hidden in the open.
    assert!(stage.is("T", Flags::HIDDEN));
    stage.play("use G", &[]);
    assert_eq!(stage.refused("fire E03"), "coh:7.6.3k");
    assert!(stage.offers("melee"));
    stage.play("melee", &[]);
    stage.miss();
    // As soon as the enemy has left the hex, the squad looks round.
    stage.plays(&["use S", "move B03"]);
    assert!(!stage.is("T", Flags::HIDDEN));
}

/// Rules: coh:7.6.3h, coh:7.6.3l, coh:7.6.3m, coh:7.6.3o, coh:7.6.3p, coh:7.5f.
///
/// ex-30: C moves into the woods of D for 2 AP; D could withdraw to the three far hexes only; D
/// misses with 3 − 2 + 7 = 8 against 13, C hits with 4 + 4 + 5 = 13 against 12.
///
/// ex-31: E fires into the hex: 3 + 3 + 8 = 14 against the front of C, 14; 10 against the flank of
/// its own D, 12. C cannot rally and passes.
#[test]
fn coh_7_6_3_a_fight_in_the_woods() {
    let mut stage = Stage::of_data("pos-b").first("german");
    stage.plays(&["use C2", "move D05", "face 0"]);
    assert_eq!(stage.ap("german"), 5);
    assert_eq!(stage.asked(), "soviet", "the enemy has a turn before any close combat");
    stage.play("use D", &[]);
    for barred in ["E05", "D04", "D06"] {
        assert_eq!(stage.refused(&format!("move {barred}")), "coh:7.6.3m");
    }
    assert_eq!(stage.answers_to("move"), ["C05", "C06", "C04"]);
    stage.play("melee", &[]);
    let events = stage.play("roll 0", &[3, 4]);
    assert_eq!(Stage::attack(&events), Some((8, Some(13), 0)));
    assert_eq!(stage.ap("soviet"), 3);
    stage.plays(&["use C2", "melee"]);
    let events = stage.play("roll 0", &[2, 3, 4]);
    assert_eq!(Stage::attack(&events), Some((13, Some(12), 1)));
    assert_eq!(stage.ap("german"), 2);
    // Fire from outside hits friend and foe.
    stage.plays(&["rest", "use E", "fire D05"]);
    assert!(stage.is("D", Flags::SPENT));
    assert_eq!(stage.answers_to("target"), ["C2", "D"]);
    stage.play("target C2", &[]);
    // Nineteen markers are left; Suppressed are the thirteenth to the seventeenth.
    let events = stage.play("roll 0", &[4, 4, 13]);
    assert_eq!(Stage::attack(&events), Some((14, Some(14), 1)));
    assert_eq!(stage.marker("C2").as_deref(), Some("suppressed"));
    let events = stage.play("roll 0", &[1, 3]);
    assert_eq!(Stage::attack(&events), Some((10, Some(12), 0)));
    let mut rallying = Stage { game: stage.game.clone() };
    rallying.play("use C2", &[]);
    assert_eq!(rallying.refused("rally"), "coh:7.5f");
    stage.play("pass", &[]);
    assert!(stage.is("C2", Flags::SPENT));
}

/// Rules: coh:7.6.3m, coh:7.6.3n.
///
/// ex-115: an attacker from direction 0 bars 5, 0 and 1, another from 2 also 2 and 3: only 4 is
/// left. What was barred may be entered afterwards.
#[test]
fn coh_7_6_3m_every_attacker_bars_three_hexes() {
    let mut stage = ground(&OPEN)
        .unit("G", "infantry-43", "C04", 3)
        .unit("H", "infantry-43", "E05", 5)
        .unit("S", "rifle-41", "D04", 0)
        .unit("T", "rifle-41", "G07", 0)
        .german();
    stage.plays(&["use G", "move D04", "face 3"]);
    let mut alone = Stage { game: stage.game.clone() };
    alone.play("use S", &[]);
    for barred in ["C04", "D05", "D03"] {
        assert_eq!(alone.refused(&format!("move {barred}")), "coh:7.6.3m");
    }
    assert_eq!(alone.answers_to("move"), ["E05", "E04", "E03"]);
    stage.play("stall cap", &[]);
    stage.plays(&["opportunity H", "move D04", "face 3"]);
    stage.play("use S", &[]);
    assert_eq!(stage.answers_to("move"), ["E03"]);
    stage.plays(&["move E03", "face 0"]);
    stage.play("pass", &[]);
    stage.play("use S", &[]);
    assert!(stage.offers("move D03"), "barred for the withdrawal alone");
}

/// Rules: coh:7.6.3m.
#[test]
fn coh_7_6_3m_who_comes_later_is_not_barred() {
    let mut stage = ground(&OPEN)
        .unit("G", "infantry-43", "C04", 3)
        .unit("S", "rifle-41", "D04", 0)
        .unit("T", "rifle-41", "E04", 0)
        .german();
    stage.plays(&["use G", "move D04", "face 3"]);
    stage.plays(&["use T", "move D04", "face 0"]);
    stage.play("pass", &[]);
    let mut first = Stage { game: stage.game.clone() };
    first.play("opportunity S", &[]);
    assert_eq!(first.refused("move C04"), "coh:7.6.3m");
    stage.play("use T", &[]);
    assert!(stage.offers("move C04"), "it came after the attacker");
}

/// Rules: coh:7.6.3o, coh:2.4d.
///
/// ex-143: Soviet fire into the hex kills Soviet rifles: the Germans score, the Soviets lose a CAP.
#[test]
fn coh_7_6_3o_fire_from_outside_may_kill_friends() {
    let mut stage = ground(&OPEN)
        .unit("G", "infantry-43", "D04", 0)
        .unit("S", "rifle-41", "D04", 0)
        .unit("T", "rifle-41", "C04", 3)
        .soviet();
    stage.plays(&["use T", "fire D04", "target S"]);
    stage.play("roll 0", &[6, 6]);
    assert_eq!(stage.at("S"), "destroyed", "3 + 3 + 12 = 18 against 12");
    assert_eq!((stage.points("german"), stage.points("soviet")), (1, 0));
    assert_eq!(stage.cap("soviet"), 5);
    assert_eq!(stage.miss(), (6, 12));
}

/// Rules: coh:7.6.3m, coh:7.6.3n.
#[test]
fn coh_7_6_3m_the_ban_of_an_attacker_ends_with_it_and_no_other() {
    let mut stage = ground(&["...", "...", "...", "..."])
        .unit("G", "infantry-43", "B02", 3)
        .unit("S", "rifle-41", "C02", 0)
        .unit("T", "rifle-41", "A02", 3)
        .soviet();
    stage.plays(&["use S", "move B02", "face 0", "stall cap"]);
    stage.plays(&["use T", "move B02", "face 3"]);
    stage.plays(&["use G", "melee", "target S"]);
    // 4 + 4 + 12 destroys rifles with 11, 4 + 4 + 2 misses.
    stage.play("roll 0", &[6, 6]);
    stage.miss();
    assert_eq!(stage.at("S"), "destroyed");
    stage.plays(&["stall cap", "use G"]);
    assert_eq!(stage.refused("move A02"), "coh:7.6.3m", "T came from there");
    assert_eq!(stage.answers_to("move"), ["C03", "C02", "C01"]);
}
