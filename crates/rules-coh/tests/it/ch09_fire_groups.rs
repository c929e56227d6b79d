//! Chapters 9.1.2 to 9.1.4: fire groups, rallying and digging together.

use rules_coh::Flags;

use crate::stage::{Drawing, Stage, ground};

fn strip() -> Drawing {
    ground(&["....", "....", "....", "....", "....", "....", "....", "....", "....", "...."])
}

/// Rules: coh:9.1.2a, coh:9.1.2b, coh:9.1.2c, coh:9.1.2d.
///
/// ex-40: HMG 34 leads for 2 AP, a squad supports: 4 + 1; from the same hex and from the next.
#[test]
fn coh_9_1_2_a_group_pays_for_its_leader_and_gains_one_for_each_supporter() {
    for beside in ["A02", "A01"] {
        let mut stage = strip()
            .unit("M", "hmg-34", "A02", 3)
            .unit("G", "infantry-43", beside, 3)
            .unit("S", "rifle-41", "E02", 0)
            .german();
        stage.plays(&["use M", "join G", "fire E02"]);
        assert_eq!(stage.ap("german"), 5);
        assert_eq!(stage.miss(), (5, 12), "from {beside}");
        assert!(stage.is("G", Flags::JOINED), "it shares the activation now");
        assert_eq!(stage.asked(), "soviet", "one target hex, one attack");
    }
}

/// Rules: coh:9.1.2d.
#[test]
fn coh_9_1_2d_supporters_stand_beside_the_leader() {
    // A chain of three: the last is linked to the group, but not to its leader.
    let mut stage = ground(&["......", "......", "......", "......", "......", "......"])
        .unit("G", "infantry-43", "B01", 3)
        .unit("H", "infantry-43", "B02", 3)
        .unit("I", "infantry-43", "B03", 3)
        .unit("S", "rifle-41", "F02", 0)
        .german();
    stage.plays(&["use G", "join H", "join I"]);
    assert_eq!(stage.refused("fire F02"), "coh:9.1.2d");
    let mut stage = Stage::of_data("pos-b").first("german");
    stage.plays(&["use B", "join C"]);
    assert!(stage.offers("fire C10"), "in one hex they do");
}

/// Rules: coh:9.1.2e.
#[test]
fn coh_9_1_2e_supporters_need_their_own_arc_and_sight() {
    let mut stage = ground(&["....", "....", "w...", "....", "....", "...."])
        .unit("G", "infantry-43", "B02", 3)
        .unit("H", "infantry-43", "B02", 0)
        .unit("I", "infantry-43", "B01", 3)
        .unit("P", "panzer-2", "B02", 0)
        .unit("S", "rifle-41", "E01", 0)
        .german();
    let refused = |with: &str| {
        let mut stage = Stage { game: stage.game.clone() };
        stage.plays(&["use G", with]);
        stage.refused("fire E01")
    };
    assert_eq!(refused("join H"), "coh:9.1.2e", "it looks the other way");
    assert_eq!(refused("join I"), "coh:9.1.2e", "woods stand before it");
    assert_eq!(refused("join P"), "coh:9.1.2e", "its turret does not help");
    stage.play("use G", &[]);
    assert!(stage.offers("fire E01"));
}

/// Rules: coh:9.1.2f, coh:9.1.2i.
///
/// ex-107: the leader at 8 hexes, the supporter at 7: 4 − 2 + 1 = 3; at 8 it cannot support.
#[test]
fn coh_9_1_2f_supporters_fire_within_their_normal_range() {
    let drawn = || {
        strip()
            .unit("G", "infantry-43", "A02", 3)
            .unit("H", "infantry-43", "B02", 3)
            .unit("I", "infantry-43", "A02", 3)
            .unit("S", "rifle-41", "I02", 0)
            .german()
    };
    let mut stage = drawn();
    stage.plays(&["use G", "join H", "fire I02"]);
    assert_eq!(stage.miss(), (3, 12));
    let mut stage = drawn();
    stage.plays(&["use G", "join I"]);
    assert_eq!(stage.refused("fire I02"), "coh:9.1.2f");
}

/// Rules: coh:9.1.2g, coh:7.4h5, coh:7.4h6.
///
/// ex-109: a Suppressed squad cannot support, a Pinned one can. ex-144: a Suppressed leader pays 4
/// and has 4 − 2 + 1 = 3.
#[test]
fn coh_9_1_2g_a_marker_on_its_firepower_keeps_a_unit_from_supporting() {
    let drawn = || {
        let mut stage = strip()
            .unit("G", "infantry-43", "A02", 3)
            .unit("H", "infantry-43", "A02", 3)
            .unit("I", "infantry-43", "A01", 3)
            .unit("S", "rifle-41", "E02", 0)
            .german();
        stage.hit("H", "suppressed");
        stage.hit("I", "pinned");
        stage
    };
    let mut stage = drawn();
    stage.plays(&["use G", "join H"]);
    assert_eq!(stage.refused("fire E02"), "coh:9.1.2g");
    let mut stage = drawn();
    stage.plays(&["use G", "join I", "fire E02"]);
    assert_eq!(stage.miss(), (5, 12));
    let mut stage = drawn();
    stage.plays(&["use H", "join G", "fire E02"]);
    assert_eq!(stage.ap("german"), 3);
    assert_eq!(stage.miss(), (3, 12));
}

/// Rules: coh:9.1.2h, coh:9.1.2c.
///
/// ex-108: three squads at rifles and a T-34: 4 + 2 against the rifles; against the tank, with a
/// printed 0, the leader alone.
#[test]
fn coh_9_1_2h_a_group_needs_a_printed_firepower_of_the_color() {
    let drawn = |with: &str| {
        let mut drawing = strip()
            .unit("G", "infantry-43", "A02", 3)
            .unit("H", "infantry-43", "A02", 3)
            .unit("I", "infantry-43", "A01", 3)
            .unit("E", "panzer-engineer", "A01", 3)
            .unit("T", "t-34c", "E02", 0);
        if with == "rifles" {
            drawing = drawing.unit("S", "rifle-41", "E02", 0);
        }
        drawing.german()
    };
    let mut stage = drawn("rifles");
    stage.plays(&["use G", "join H", "join I", "fire E02", "target S"]);
    assert_eq!(stage.miss(), (6, 13), "the tank covers the rifles");
    assert_eq!(stage.miss(), (0, 17));
    // At the tank alone there is nothing to form a group for.
    let mut stage = drawn("");
    stage.plays(&["use G", "join H"]);
    assert_eq!(stage.refused("fire E02"), "coh:9.1.2h");
    let mut stage = drawn("");
    stage.plays(&["use E", "join G"]);
    assert_eq!(stage.refused("fire E02"), "coh:9.1.2h");
    stage.play("pivot 0", &[]);
}

/// Rules: coh:9.1.2i, coh:12.2a.
///
/// ex-160: rifles lead, a mortar supports at four hexes, the target in woods shows its front to the
/// rifles: +1, front 12 + 2, no air burst.
#[test]
fn coh_9_1_2i_the_leader_decides_the_kind_of_fire() {
    let mut stage = ground(&["....", "....", "....", "....", ".w..", "...."])
        .unit("S", "rifle-41", "A02", 3)
        .unit("M", "mortar-82mm", "A02", 3)
        .unit("G", "infantry-43", "E02", 0)
        .soviet();
    let mut led = Stage { game: stage.game.clone() };
    stage.plays(&["use S", "join M", "fire E02"]);
    assert_eq!(stage.ap("soviet"), 3);
    assert_eq!(stage.miss(), (4, 14));
    // The other way round the mortar's shells burst in the trees, on the flank.
    led.plays(&["use M", "join S", "fire E02"]);
    assert_eq!(led.miss(), (5, 11));
}

/// Rules: coh:9.1.3a.
#[test]
fn coh_9_1_3_units_side_by_side_rally_for_one_price() {
    let mut stage = ground(&["....", "ww..", "....", "....", "...."])
        .unit("G", "infantry-43", "B01", 3)
        .unit("H", "infantry-43", "B02", 3)
        .unit("I", "infantry-43", "D04", 3)
        .unit("S", "rifle-41", "E02", 0)
        .german();
    stage.hit("G", "pinned");
    stage.hit("H", "stunned");
    stage.hit("I", "pinned");
    stage.play("use G", &[]);
    assert_eq!(stage.refused("join I"), "coh:9.2a", "it stands too far away");
    stage.plays(&["join H", "rally"]);
    assert_eq!(stage.ap("german"), 2, "five AP for both");
    stage.play("roll 0", &[3, 3]);
    assert_eq!(stage.asked(), "german", "each rolls for itself");
    stage.play("roll 1", &[2, 2]);
    assert_eq!((stage.marker("G"), stage.marker("H").is_some()), (None, true));
    assert_eq!(stage.cap("german"), 5);
}

/// Rules: coh:9.1.4a, coh:card.11, coh:9.2d, coh:2.2n, coh:2.2o.
///
/// ex-41: card 11 on the active squad and a ready HMG beside it: both dig in, the HMG stays ready.
#[test]
fn coh_9_1_4_other_actions_are_taken_together_too() {
    let mut stage = ground(&["....", "....", "....", "....", "...."])
        .unit("G", "infantry-43", "B01", 3)
        .unit("M", "hmg-34", "B02", 3)
        .unit("S", "rifle-41", "E02", 0)
        .with("[cards_in_play]\ndeck = { \"11\" = 1 }")
        .german();
    stage.deal("german", "11");
    stage.plays(&["use G", "pivot 2"]);
    stage.play("pass", &[]);
    stage.plays(&["card 11 G cap", "join M", "dig"]);
    assert_eq!((stage.cap("german"), stage.ap("german")), (4, 6), "two CAP, paid once");
    for unit in ["G", "M"] {
        assert!(stage.is(unit, Flags::HASTY));
    }
    assert!(stage.is("G", Flags::JOINED), "still active");
    assert!(!stage.is("M", Flags(Flags::SPENT.0 | Flags::JOINED.0)), "still ready");
    // Without a card it costs seven AP, for both together.
    let mut stage = ground(&["....", "....", "....", "....", "...."])
        .unit("G", "infantry-43", "B01", 3)
        .unit("M", "hmg-34", "B02", 3)
        .unit("S", "rifle-41", "E02", 0)
        .german();
    stage.plays(&["use G", "join M", "dig"]);
    assert!(stage.is("G", Flags::HASTY) && stage.is("M", Flags::HASTY));
    assert!(stage.is("G", Flags::SPENT) && stage.is("M", Flags::SPENT));
}

/// Rules: coh:9.1.2a, coh:10.0c, coh:10.0b.
#[test]
fn coh_10_0c_a_hidden_unit_shows_itself_by_supporting() {
    let mut stage = strip()
        .unit("M", "hmg-34", "A02", 3)
        .unit_with("G", "infantry-43", "A01", 0, "hidden = true")
        .unit("S", "rifle-41", "E02", 0)
        .german();
    stage.plays(&["use M", "join G", "fire E02"]);
    assert!(!stage.is("G", Flags::HIDDEN));
    // It looks towards what it fires at; its facing is chosen only now.
    assert_eq!(stage.answers(), ["face 2", "face 3"]);
    stage.play("face 3", &[]);
    assert_eq!(stage.miss(), (5, 12));
    assert!(stage.is("G", Flags::JOINED));
    // Unseen nobody moves who is seen: the machine gun can only stay.
    let mut stage = strip()
        .unit("M", "hmg-34", "A02", 3)
        .unit_with("G", "infantry-43", "A01", 0, "hidden = true")
        .unit("S", "rifle-41", "I02", 0)
        .german();
    stage.plays(&["use G", "join M", "sneak B01"]);
    assert_eq!(stage.asked(), "soviet", "nobody is asked where it goes");
    assert!(stage.is("G", Flags::HIDDEN) && !stage.is("M", Flags::JOINED));
    assert_eq!(stage.ap("german"), 0, "1 + 6 in the open");
}
