//! Chapter 9: shared activations and groups.

use rules_coh::Flags;

use crate::stage::{Drawing, Stage, ground};

/// Three squads in a row, one apart, and an enemy far below.
fn platoon() -> Drawing {
    ground(&[".......", ".......", ".......", ".......", ".......", "......."])
        .unit("A", "infantry-43", "A01", 3)
        .unit("B", "infantry-43", "A02", 3)
        .unit("H", "hmg-34", "A03", 3)
        .unit("F", "infantry-43", "A07", 3)
        .unit("S", "rifle-41", "F02", 0)
        .unit("T", "rifle-41", "F03", 0)
}

/// Rules: coh:9.0a, coh:9.0b, coh:9.0c, coh:9.0e.
///
/// ex-36: rifles on the road for one, a machine gun joins for two: four are left for both.
#[test]
fn coh_9_0a_ready_units_share_one_pool_wherever_they_are() {
    let mut stage = ground(&["......", "......", "......", "......"])
        .road("A01 B01 C01")
        .unit("R", "rifle-41", "A01", 3)
        .unit("M", "maxim", "A06", 3)
        .unit("G", "infantry-43", "D03", 0)
        .soviet();
    stage.walk("use", "R", "B01");
    assert_eq!((stage.ap("soviet"), stage.asked().as_str()), (6, "german"));
    assert!(!stage.is("M", Flags::JOINED));
    stage.play("pass", &[]);
    stage.walk("use", "M", "B06");
    assert_eq!((stage.ap("soviet"), stage.asked().as_str()), (4, "german"));
    assert!(stage.is("R", Flags::JOINED) && stage.is("M", Flags::JOINED));
    // Even the last AP may be paid by one that has not paid yet.
    let mut stage = platoon().german();
    stage.plays(&["use A", "fire F02"]);
    stage.play("roll 0", &[1, 1]);
    stage.plays(&["pass", "use A", "fire F02"]);
    stage.play("roll 0", &[1, 1]);
    stage.play("pass", &[]);
    stage.walk("use", "F", "B07");
    assert!(stage.is("A", Flags::SPENT) && stage.is("F", Flags::SPENT));
}

/// Rules: coh:9.0d, coh:9.0g.
#[test]
fn coh_9_0d_with_the_pool_all_who_shared_it_are_spent() {
    let mut stage = platoon().german();
    stage.set("B", Flags::SPENT);
    stage.walk("use", "A", "B01");
    stage.play("pass", &[]);
    assert_eq!(stage.refused("use B"), "coh:9.0g");
    stage.walk("use", "H", "B03");
    stage.play("pass", &[]);
    stage.walk("command", "F", "B07");
    stage.plays(&["pass", "rest"]);
    for (unit, spent) in [("A", true), ("B", true), ("H", true), ("F", false)] {
        assert_eq!(stage.is(unit, Flags::SPENT), spent, "{unit}");
    }
}

/// Rules: coh:9.0f.
#[test]
fn coh_9_0f_the_pool_survives_those_who_are_lost() {
    let mut stage = platoon().german();
    stage.plays(&["use A", "join B", "move B01", "move B02", "face 3", "face 3"]);
    assert_eq!(stage.ap("german"), 6);
    stage.plays(&["use S", "fire B02"]);
    // 3 + 12 = 15 only hits; marked before, it is destroyed.
    stage.hit("B", "pinned");
    stage.play("roll 0", &[6, 6]);
    assert_eq!(stage.at("B"), "destroyed");
    assert_eq!((stage.ap("german"), stage.asked().as_str()), (6, "german"));
    stage.walk("use", "A", "C01");
    assert_eq!(stage.ap("german"), 5);
    // With its last member the pool is gone.
    stage.hit("A", "pinned");
    stage.plays(&["use S", "fire C01"]);
    stage.play("roll 0", &[6, 6]);
    assert_eq!((stage.at("A").as_str(), stage.ap("german")), ("destroyed", 0));
    assert_eq!(stage.refused("rest"), "coh:3.0f");
}

/// Rules: coh:9.1a, coh:9.2b, coh:9.2c, coh:9.2d.
///
/// ex-146: an active unit and a spent one move together by CAP or card, not by AP.
#[test]
fn coh_9_1a_groups_are_paid_in_the_same_four_ways() {
    let with_card = || {
        let mut stage = platoon().with("[cards_in_play]\ndeck = { \"2\" = 1 }").german();
        stage.deal("german", "2");
        stage
    };
    // The way, AP and CAP left, then both units: active, spent.
    let ways = [
        ("use A", (5, 6), (true, false)),
        ("opportunity A", (0, 6), (false, true)),
        ("command A", (0, 4), (false, false)),
        ("card 2 A", (0, 6), (false, false)),
    ];
    for (way, left, state) in ways {
        let mut stage = with_card();
        stage.plays(&[way, "join B", "join H", "move B01", "move B02", "move B03"]);
        stage.settle();
        // The machine gun costs two, and that is paid once.
        assert_eq!((stage.ap("german"), stage.cap("german")), left, "{way}");
        for unit in ["A", "B", "H"] {
            assert_eq!((stage.is(unit, Flags::JOINED), stage.is(unit, Flags::SPENT)), state);
        }
    }
    for (way, rule) in [
        ("use A", Some("coh:9.0g")),
        ("opportunity A", Some("coh:3.1a")),
        ("command A", None),
        ("card 2 A", None),
    ] {
        let mut stage = with_card();
        stage.set("B", Flags::SPENT);
        stage.play(way, &[]);
        if let Some(rule) = rule {
            assert_eq!(stage.refused("join B"), rule);
            continue;
        }
        stage.plays(&["join B", "move B01", "move B02"]);
        stage.settle();
        assert_eq!(stage.at("B"), "B02");
        assert!(stage.is("B", Flags::SPENT) && !stage.is("A", Flags::SPENT));
    }
}

/// Rules: coh:9.1b, coh:9.1.1a, coh:9.1.1b, coh:9.1.1c, coh:9.1.1d, coh:9.2a.
///
/// ex-38, ex-39: four squads advance, the machine gun kills one, and the rest is split.
#[test]
fn coh_9_1_1_a_group_moves_for_its_dearest_member() {
    let mut stage = Stage::of_data("pos-d").first("soviet");
    stage.plays(&["use R1", "join R2", "join R3", "join R4"]);
    // R1 goes into woods: two for all. The Germans are not asked before all have gone.
    for (to, next) in [("C03", "soviet"), ("C04", "soviet"), ("C05", "soviet"), ("C06", "soviet")] {
        stage.play(&format!("move {to}"), &[]);
        assert_eq!(stage.asked(), next);
    }
    assert_eq!(stage.ap("soviet"), 5);
    stage.plays(&["face 3", "face 3", "face 3"]);
    assert_eq!(stage.asked(), "soviet");
    stage.play("face 3", &[]);
    for (unit, at) in [("R1", "C03"), ("R2", "C04"), ("R3", "C05"), ("R4", "C06")] {
        assert_eq!(stage.at(unit), at);
    }
    // 4 + 12 = 16 against 12 destroys the middle one.
    stage.plays(&["use H", "fire C05"]);
    stage.play("roll 0", &[6, 6]);
    assert_eq!(stage.at("R3"), "destroyed");
    assert_eq!(stage.ap("german"), 5);
    // R4 is no longer linked to the others, but still shares the pool.
    stage.play("use R1", &[]);
    assert_eq!(stage.refused("join R4"), "coh:9.2a");
    stage.plays(&["join R2", "move D03", "move D04", "face 3", "face 3"]);
    assert_eq!(stage.ap("soviet"), 4);
    stage.play("stall ap", &[]);
    stage.plays(&["use R4", "move D06", "face 3"]);
    assert_eq!(stage.ap("soviet"), 2);
    assert!(["R1", "R2", "R4"].iter().all(|it| stage.is(it, Flags::JOINED)));
}

/// Rules: coh:9.1.1a, coh:9.2a.
///
/// ex-37: a machine gun and rifles go together for two.
#[test]
fn coh_9_2a_members_are_linked_hex_by_hex() {
    let mut stage = platoon().german();
    stage.play("use A", &[]);
    // H in A03 is two hexes from A in A01: B between them makes the chain.
    assert_eq!(stage.refused("join H"), "coh:9.2a");
    stage.play("join B", &[]);
    assert!(stage.offers("join H"));
    assert_eq!(stage.refused("join F"), "coh:9.2a");
    assert_eq!(stage.refused("join A"), "coh:9.1a");
    stage.plays(&["join H", "move B01", "move B02", "move B03"]);
    assert_eq!(stage.ap("german"), 5);
}

/// Rules: coh:9.1.3a.
#[test]
fn coh_9_1_3a_a_group_rallies_for_one_payment_with_a_roll_each() {
    let mut stage = platoon().german();
    stage.hit("A", "pinned");
    stage.hit("B", "suppressed");
    stage.hit("F", "pinned");
    stage.plays(&["use A", "join B", "rally"]);
    assert_eq!(stage.ap("german"), 2);
    stage.play("roll 0", &[3, 4]);
    assert_eq!((stage.marker("A"), stage.asked().as_str()), (None, "german"));
    stage.play("roll 0", &[3, 3]);
    assert_eq!(stage.marker("B").as_deref(), Some("suppressed"));
    assert_eq!(stage.asked(), "soviet");
    // Whoever is not hit has nothing to do in it, and who stands apart cannot join.
    let mut stage = platoon().german();
    stage.hit("A", "pinned");
    stage.plays(&["use A", "join B"]);
    assert_eq!(stage.refused("rally"), "coh:7.5a");
    assert_eq!(stage.refused("join F"), "coh:9.2a");
}

/// Rules: coh:9.1.4a.
///
/// ex-41: an active squad and a machine gun that is not dig in by one card; the gun stays ready.
#[test]
fn coh_9_1_4a_anything_else_may_be_done_together() {
    let mut stage = platoon().with("[cards_in_play]\ndeck = { \"11\" = 1 }").german();
    stage.deal("german", "11");
    stage.plays(&["use B", "pivot 2"]);
    stage.plays(&["pass", "card 11 B cap", "join H", "dig"]);
    assert!(stage.is("B", Flags::HASTY) && stage.is("H", Flags::HASTY));
    assert!(stage.is("B", Flags::JOINED));
    assert!(!stage.is("H", Flags::JOINED) && !stage.is("H", Flags::SPENT));
    assert_eq!((stage.ap("german"), stage.cap("german")), (6, 4));
    // Digging without a card costs seven once, turning one, each as it likes.
    let mut stage = platoon().german();
    stage.plays(&["use A", "join B", "dig"]);
    assert!(stage.is("A", Flags::HASTY) && stage.is("B", Flags::HASTY));
    assert!(stage.is("A", Flags::SPENT) && stage.is("B", Flags::SPENT));
    let mut stage = platoon().german();
    stage.plays(&["use A", "join B", "pivot 0", "face 2"]);
    assert_eq!((stage.facing("A"), stage.facing("B"), stage.ap("german")), (0, 2, 6));
    assert_eq!(stage.asked(), "soviet");
}

/// Rules: coh:9.2b.
///
/// ex-42: two ready squads before a tank go two ways on one opportunity, and both are spent.
#[test]
fn coh_9_2b_a_group_opportunity_makes_all_spent() {
    let mut stage = ground(&[".....", ".....", ".....", "....."])
        .unit("A", "infantry-43", "C02", 3)
        .unit("B", "infantry-43", "C02", 3)
        .unit("T", "t-34b", "D02", 0)
        .soviet();
    stage.plays(&["use T", "fire C02", "target A"]);
    stage.play("roll 0", &[1, 1]);
    stage.play("roll 0", &[1, 1]);
    stage.plays(&["opportunity A", "join B", "move C01", "move B02", "face 3", "face 3"]);
    assert_eq!((stage.at("A").as_str(), stage.at("B").as_str()), ("C01", "B02"));
    assert!(stage.is("A", Flags::SPENT) && stage.is("B", Flags::SPENT));
    assert_eq!((stage.ap("german"), stage.cap("german")), (0, 6));
}

/// Rules: coh:9.2c, coh:9.2e.
///
/// ex-43: a machine gun leads an active squad for two CAP.
#[test]
fn coh_9_2c_a_group_of_command_pays_once_and_shares_nothing() {
    let mut stage = platoon().german();
    stage.plays(&["use B", "pivot 2"]);
    stage.plays(&["pass", "command H", "join B", "fire F03"]);
    assert_eq!((stage.ap("german"), stage.cap("german")), (6, 4));
    // The gun's 4 and one for the squad, against the front of 12.
    assert_eq!(stage.miss(), (5, 12));
    assert!(stage.is("B", Flags::JOINED));
    assert!(!stage.is("H", Flags::JOINED) && !stage.is("H", Flags::SPENT));
}

/// Rules: coh:9.2d.
///
/// ex-44: two squads that are hit, one of them spent, recover by a card for two CAP; ex-45: four
/// squads go two hexes by another.
#[test]
fn coh_9_2d_a_card_for_a_group_is_paid_once() {
    let mut stage = platoon().with("[cards_in_play]\ndeck = { \"3\" = 1 }").german();
    stage.deal("german", "3");
    stage.hit("A", "pinned");
    stage.hit("B", "suppressed");
    stage.set("B", Flags::SPENT);
    stage.plays(&["card 3 A cap", "join B", "rally"]);
    assert_eq!((stage.marker("A"), stage.marker("B"), stage.cap("german")), (None, None, 4));
    assert!(!stage.is("A", Flags::SPENT) && stage.is("B", Flags::SPENT));
    // Four squads go two hexes each.
    let mut stage = ground(&["....", "....", "....", "...."])
        .unit("R1", "rifle-41", "A01", 3)
        .unit("R2", "rifle-41", "A02", 3)
        .unit("R3", "rifle-41", "A03", 3)
        .unit("R4", "rifle-41", "A04", 3)
        .unit("G", "infantry-43", "D01", 0)
        .with("[cards_in_play]\ndeck = { \"5\" = 1 }")
        .soviet();
    stage.deal("soviet", "5");
    stage.set("R2", Flags::SPENT);
    stage.plays(&["card 5 R1 cap", "join R2", "join R3", "join R4"]);
    for column in 1..=4 {
        stage.play(&format!("move B0{column}"), &[]);
        stage.play(&format!("continue C0{column}"), &[]);
    }
    stage.settle();
    for column in 1..=4 {
        assert_eq!(stage.at(&format!("R{column}")), format!("C0{column}"));
        assert_eq!(stage.is(&format!("R{column}"), Flags::SPENT), column == 2);
    }
    assert_eq!((stage.ap("soviet"), stage.cap("soviet")), (0, 5));
}

/// Rules: coh:9.2e, coh:9.2f.
///
/// ex-46, ex-47: two squads of grenadiers act together by CAP, or out of one pool.
#[test]
fn coh_9_2f_single_and_group_actions_alternate() {
    // ex-46: A moves onto B, both move for 1 CAP, both fire for 3 CAP, A goes on alone.
    let mut stage = Stage::of_data("pos-e").first("german");
    stage.plays(&["use A", "move G04", "face 0", "pass"]);
    stage.plays(&["command A", "join B", "move F04", "move F04", "face 0", "face 0", "pass"]);
    assert_eq!((stage.ap("german"), stage.cap("german")), (6, 4));
    stage.plays(&["command A", "join B", "fire B04"]);
    assert_eq!((stage.ap("german"), stage.cap("german")), (6, 1));
    // 5 + 1 + 6 = 12: a hit, and of the 20 markers the ninth is Pinned.
    let events = stage.play("roll 0", &[3, 3, 9]);
    assert_eq!(Stage::attack(&events), Some((12, Some(12), 1)));
    assert_eq!(stage.marker("C").as_deref(), Some("pinned"));
    stage.plays(&["pass", "use A", "move F05", "face 0"]);
    assert_eq!(stage.ap("german"), 4);
    assert!(stage.is("A", Flags::JOINED));
    assert!(!stage.is("B", Flags::JOINED) && !stage.is("B", Flags::SPENT));
    // ex-47: the same out of one pool, 1 + 1 + 3 + 2.
    let mut stage = Stage::of_data("pos-e").first("german");
    stage.plays(&["use A", "move G04", "face 0", "pass"]);
    stage.plays(&["use A", "join B", "move F04", "move F04", "face 0", "face 0", "pass"]);
    stage.plays(&["use A", "join B", "fire B04"]);
    stage.play("roll 0", &[1, 1]);
    assert_eq!((stage.ap("german"), stage.cap("german")), (2, 5));
    stage.plays(&["pass", "use A", "move F05", "face 0"]);
    assert!(stage.is("A", Flags::SPENT) && stage.is("B", Flags::SPENT));
    assert_eq!(stage.ap("german"), 0);
}

/// Rules: coh:9.1a, coh:7.4h1.
#[test]
fn coh_9_1a_nobody_joins_where_the_group_could_do_nothing() {
    let mut stage = ground(&["....", "....", "....", "...."])
        .unit("G", "infantry-43", "A02", 3)
        .unit("H", "infantry-43", "A02", 3)
        .unit("S", "rifle-41", "D02", 0)
        .german();
    // Stunned it can only rally, and a healthy comrade cannot.
    stage.hit("G", "stunned");
    stage.play("use G", &[]);
    assert_eq!(stage.refused("join H"), "coh:9.1a");
    let mut stage = ground(&["....", "....", "....", "...."])
        .unit("G", "infantry-43", "A02", 3)
        .unit("H", "infantry-43", "A02", 3)
        .unit("S", "rifle-41", "D02", 0)
        .german();
    stage.hit("G", "stunned");
    stage.hit("H", "pinned");
    stage.plays(&["use G", "join H", "rally"]);
    assert!(stage.offers("roll 0"));
}

/// Rules: coh:9.2a, coh:9.1.1a.
///
/// The middle one stays: whoever was linked by it alone can only stay, too.
#[test]
fn coh_9_2a_who_stays_takes_along_those_linked_by_it_alone() {
    let mut stage = platoon().german();
    // H is linked to A by B alone: it is not even asked.
    stage.plays(&["use A", "join B", "join H", "move B01", "hold"]);
    stage.settle();
    assert_eq!((stage.at("A").as_str(), stage.at("H").as_str()), ("B01", "A03"));
    let mut stage = platoon().german();
    stage.plays(&["use A", "join B", "join H", "move B01", "move B02"]);
    assert!(stage.offers("move B03"));
}
