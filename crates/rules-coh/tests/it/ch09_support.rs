//! Chapters 9.1.2, 12 and 13: what markers, turrets and mixed targets do to fire and smoke.

use crate::stage::{Stage, ground};

/// Rules: coh:12.0b, coh:7.4h6.
#[test]
fn coh_12_0b_a_suppressed_mortar_pays_one_more_for_indirect_fire() {
    let mut stage = ground(&["...", "www", "...", "...", "...", "...", "..."])
        .unit("M", "mortar-8cm", "A02", 3)
        .unit("S", "rifle-41", "F02", 0)
        .german();
    stage.hit("M", "suppressed");
    stage.plays(&["use M", "lob F02"]);
    assert_eq!(stage.ap("german"), 1, "five and one of seven");
    stage.play("spot C02", &[]);
    assert_eq!(stage.miss(), (4 - 2, 11));
}

/// Rules: coh:13.1a, coh:15.5a.
#[test]
fn coh_13_1_smoke_is_laid_by_one_unit_and_a_turret_pays_its_surcharge() {
    let allows = "[options]\nsmoke_kinds = [\"tank\"]";
    let drawn = |facing| {
        ground(&["...", "...", "...", "...", "..."])
            .unit("T", "t-70", "C02", facing)
            .unit("U", "t-70", "C02", facing)
            .unit("G", "infantry-43", "A01", 3)
            .with(allows)
            .soviet()
    };
    for (facing, price) in [(3, 4), (0, 5)] {
        let mut stage = drawn(facing);
        stage.plays(&["use T", "smoke E02"]);
        assert_eq!(stage.ap("soviet"), 7 - price, "looking {facing}");
    }
    let mut stage = drawn(3);
    stage.plays(&["use T", "join U"]);
    assert_eq!(stage.refused("smoke E02"), "coh:13.1a");
}

/// Rules: coh:9.1.2h, coh:7.6.3o.
///
/// Fire into close combat is rolled against friends too, and each target has its own color.
#[test]
fn coh_9_1_2h_a_friend_among_the_targets_counts_for_the_color() {
    let mut stage = ground(&["...", "...", "...", "...", "..."])
        .unit("G", "infantry-43", "A02", 3)
        .unit("I", "infantry-43", "A02", 3)
        .unit("H", "infantry-43", "D02", 0)
        .unit("T", "t-34c", "D02", 0)
        .german();
    stage.plays(&["use G", "join I", "fire D02", "target T"]);
    // Nothing against armor, and so no support; 4 + 1 against the comrades.
    assert_eq!(stage.miss(), (0, 17));
    assert_eq!(stage.miss(), (4 + 1, 12));
}

/// Rules: coh:9.1.2g, coh:7.6.3j.
#[test]
fn coh_9_1_2g_at_close_quarters_a_suppressed_unit_leads_but_does_not_support() {
    let drawn = |hit: &str| {
        let mut stage = ground(&["...", "...", "..."])
            .unit("G", "infantry-43", "B02", 3)
            .unit("H", "infantry-43", "B02", 3)
            .unit("S", "rifle-41", "B02", 0)
            .german();
        stage.hit(hit, "suppressed");
        stage.plays(&["use G", "join H"]);
        stage
    };
    assert_eq!(drawn("H").refused("melee"), "coh:9.1.2g");
    let mut stage: Stage = drawn("G");
    stage.play("melee", &[]);
    assert_eq!(stage.miss(), (4 - 2 + 4 + 1, 11));
}

/// Rules: coh:9.1.2h, coh:9.1.2c.
#[test]
fn coh_9_1_2h_a_leader_with_nothing_against_a_color_fires_alone_at_it() {
    let mut stage = ground(&["...", "...", "...", "...", "..."])
        .unit("G", "infantry-43", "A02", 3)
        .unit("P", "panzer-2", "A02", 3)
        .unit("S", "rifle-41", "D02", 0)
        .unit("T", "t-34c", "D02", 0)
        .german();
    stage.plays(&["use G", "join P", "fire D02", "target T"]);
    // The tank could hurt armor, but the infantry leads, with 0; its vehicle covers the rifles.
    assert_eq!(stage.miss(), (0, 17));
    assert_eq!(stage.miss(), (4 + 1, 12 + 1));
}
