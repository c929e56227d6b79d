//! Chapters 7.7, 8.2 and 12.0: what fire at a hex is rolled against.

use rules_coh::Flags;

use crate::stage::{Drawing, Stage, ground};

fn range() -> Drawing {
    ground(&[".....", ".....", ".....", ".....", ".....", "....."])
}

/// A German machine gun looks down on its own squad in D03.
fn over_own_men(more: &str) -> Drawing {
    range()
        .unit("M", "hmg-34", "A03", 3)
        .unit("G", "infantry-43", "D03", 3)
        .unit("S", "rifle-41", "F05", 0)
        .with(more)
}

const WIRE: &str = "[[work]]\nkind = \"wire\"\nhex = \"D03\"";

/// Rules: coh:7.7b, coh:10.0f, coh:10.0g.
#[test]
fn coh_7_7b_nobody_fires_at_his_own_men_alone() {
    let mut stage = over_own_men("").german();
    stage.play("use M", &[]);
    assert_eq!(stage.refused("fire D03"), "coh:7.7b");
    assert!(stage.offers("fire D02"), "somebody may hide there");
}

const MINES: &str = "[[work]]\nkind = \"mines\"\nhex = \"D03\"\ncolor = \"red\"\nnumber = 7\n\
    owner = \"soviet\"";

/// Rules: coh:7.7b, coh:18.5k, coh:10.3f.
///
/// Mines are cleared from above, so that others find nothing but their own men on them; a sniper spares
/// them, and has the wire alone.
#[test]
fn coh_18_5k_mines_under_own_men_are_no_target_for_rifles() {
    for (kind, work, targets) in [
        ("hmg-34", MINES, None),
        ("sniper-german", MINES, None),
        ("mortar-8cm", MINES, Some(vec!["G", "mines"])),
        ("sniper-german", WIRE, Some(vec![])),
    ] {
        let mut stage = range()
            .unit("M", kind, "A03", 3)
            .unit("G", "infantry-43", "D03", 3)
            .unit("S", "rifle-41", "F05", 0)
            .with(work)
            .german();
        stage.play("use M", &[]);
        let Some(targets) = targets else {
            assert_eq!(stage.refused("fire D03"), "coh:7.7b", "{kind}");
            continue;
        };
        stage.play("fire D03", &[]);
        assert_eq!(stage.answers_to("target"), targets, "{kind}: the last target comes by itself");
        assert!(!targets.is_empty() || stage.offers("roll 0"), "{kind}");
    }
}

/// Rules: coh:7.7b, coh:12.0b, coh:8.2e.
#[test]
fn coh_7_7b_nobody_lobs_or_strikes_at_his_own_men() {
    let mut stage = ground(&["...", ".w.", "...", "...", "...", "..."])
        .unit("M", "mortar-8cm", "A02", 3)
        .unit("G", "infantry-43", "E02", 3)
        .unit("S", "rifle-41", "F03", 0)
        .german();
    stage.play("use M", &[]);
    assert_eq!(stage.refused("lob E02"), "coh:7.7b");
    assert!(stage.offers("lob-smoke E02"), "smoke hurts nobody");
    let mut stage = range()
        .unit_with("G", "infantry-43", "C03", 3, "weapons = [\"w6\"]")
        .unit("P", "panzer-2", "D03", 3)
        .unit("S", "rifle-41", "F05", 0)
        .with(WIRE)
        .german();
    stage.play("use G", &[]);
    assert_eq!(stage.refused("strike w6 D03"), "coh:8.2e");
}

/// Rules: coh:7.7b, coh:18.4g, coh:18.6b.
#[test]
fn coh_18_4g_wire_is_not_shot_away_over_own_men_for_nothing() {
    let mut stage = over_own_men(WIRE).german();
    stage.plays(&["use M", "fire D03"]);
    assert_eq!(stage.answers_to("target"), ["G", "wire"]);
}

/// Rules: coh:12.0c, coh:12.0k, coh:10.0g.
///
/// Behind woods, directed by the target hex itself: as blind a shot as from any other hex.
#[test]
fn coh_12_0c_the_target_itself_may_direct_a_mortar() {
    for spot in ["spot D02", "spot C02"] {
        let mut stage = ground(&["...", ".w.", "...", "...", "..."])
            .with("[options]\nspotter_range = { mortar-8cm = 4 }")
            .unit("M", "mortar-8cm", "A02", 3)
            .unit("S", "rifle-41", "E03", 0)
            .german();
        stage.plays(&["use M", "lob D02", spot]);
        assert!(stage.offers("roll 0"), "{spot}");
    }
}

/// Engineers with a weapon card beside rifles.
fn armed(card: &str, at: &str, more: &str) -> Stage {
    let cards = format!("weapons = [\"{card}\"]");
    range()
        .unit_with("G", "panzer-engineer", at, 3, &cards)
        .unit("S", "rifle-41", "D03", 0)
        .with(more)
        .german()
}

/// Rules: coh:8.2b, coh:7.4d.
///
/// Suppressed, a flamethrower costs an AP more and has 2 FP less.
#[test]
fn coh_8_2b_hits_count_with_weapon_cards() {
    let price = |marker: Option<&str>| {
        let mut stage = armed("w2", "C03", "");
        if let Some(marker) = marker {
            stage.hit("G", marker);
        }
        stage.plays(&["use G", "strike w2 D03"]);
        (7 - stage.ap("german"), stage.miss().0)
    };
    let (fresh, hit) = (price(None), price(Some("suppressed")));
    assert_eq!((hit.0, hit.1), (fresh.0 + 1, fresh.1 - 2));
}

/// Rules: coh:8.2e, coh:18.4h.
#[test]
fn coh_8_2e_in_the_own_hex_works_may_be_left_alone() {
    let mut stage = armed("w2", "D03", WIRE);
    stage.plays(&["use G", "strike w2 D03", "target S"]);
    stage.play("roll -2", &[1, 1]);
    assert_eq!(stage.answers(), ["target wire", "hold"]);
}

/// Rules: coh:9.1.2h, coh:card.w6a, coh:8.2a.
///
/// Two squads without firepower against armor bring magnetic mines to a tank.
#[test]
fn coh_9_1_2h_a_weapon_card_is_the_firepower_of_the_leader() {
    let mut stage = range()
        .unit_with("G", "infantry-43", "D03", 3, "weapons = [\"w6\"]")
        .unit("E", "panzer-engineer", "D03", 3)
        .unit("H", "infantry-43", "D03", 3)
        .unit("S", "t-34c", "D03", 0)
        .german();
    stage.plays(&["use G", "join E"]);
    assert!(stage.offers("strike w6 D03"), "engineers can help against armor");
    stage.play("join H", &[]);
    assert_eq!(stage.refused("strike w6 D03"), "coh:9.1.2h", "a squad without cannot");
}

/// Rules: coh:7.3e, coh:card.8.
#[test]
fn coh_7_3e_with_the_last_space_the_cap_are_gone() {
    let mut stage = range()
        .caps(2, 6)
        .with("[cards_in_play]\ndeck = { \"8\" = 1 }")
        .unit("A", "infantry-43", "A01", 3)
        .unit("B", "infantry-43", "A02", 3)
        .unit("G", "infantry-43", "A03", 3)
        .unit("C", "hmg-34", "A05", 3)
        .unit("T", "rifle-41", "D02", 0)
        .with("[start]\nturn = 1\nphase = \"turns\"\nside = \"german\"\nlost = { german = 2 }\nhand = { german = [\"8\"] }")
        .drawn();
    assert_eq!(stage.cap("german"), 0);
    stage.plays(&["use A", "hold"]);
    assert_eq!(stage.refused("card 8 ap"), "coh:7.3e");
}

/// Rules: coh:18.1c, coh:9.1.4a.
#[test]
fn coh_18_1c_who_keeps_its_facing_keeps_its_hasty_defense() {
    for (way, kept) in [("face 3", true), ("face 2", false)] {
        let mut stage = range()
            .unit("A", "infantry-43", "B03", 3)
            .unit("B", "infantry-43", "B03", 3)
            .unit("S", "rifle-41", "F05", 0)
            .german();
        stage.set("A", Flags::HASTY);
        stage.set("B", Flags::HASTY);
        stage.plays(&["use A", "join B", "pivot 1", way]);
        assert_eq!(stage.is("B", Flags::HASTY), kept, "{way}");
        assert!(!stage.is("A", Flags::HASTY));
    }
}
