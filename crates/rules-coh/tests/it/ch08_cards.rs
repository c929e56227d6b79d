//! Chapter 8: what holds for all cards, and the deck.

use rules_coh::Flags;
use rules_coh::cards::{CardId, Family};

use crate::stage::{Drawing, Stage, ground};

fn table(deck: &str) -> Drawing {
    ground(&["....", "....", "....", "....", "....", "...."])
        .unit("G", "infantry-43", "A02", 3)
        .unit("H", "infantry-43", "A03", 3)
        .unit("S", "rifle-41", "E02", 0)
        .with(&format!("[cards_in_play]\n{deck}"))
}

/// How many cards a side holds.
fn held(stage: &Stage, side: usize) -> usize {
    stage.game.core.forces[side].hand.len()
}

/// Rules: coh:8.0a, coh:card.total.
#[test]
fn coh_8_0a_there_are_seventy_five_cards() {
    let stage = table("").drawn();
    let cards = &stage.game.scenario.cards.cards;
    let count = |families: &[Family]| {
        let of = cards.iter().filter(|it| families.contains(&it.family));
        of.map(|it| u32::from(it.copies)).sum::<u32>()
    };
    assert_eq!(count(&[Family::Green]), 40);
    assert_eq!(count(&[Family::Weapon, Family::Oba]), 12);
    assert_eq!(count(&[Family::Veteran]), 16);
    assert_eq!(count(&[Family::Yellow, Family::Objective]), 7);
    assert!(stage.game.core.deck.is_empty(), "none but those the firefight names are used");
}

/// Rules: coh:8.1a, coh:8.1g, coh:card.y1, coh:1.0g.
#[test]
fn coh_8_1a_green_and_yellow_cards_are_one_deck() {
    let deck = "deck = { \"2\" = 2, y1 = 1 }\ndeal = 1\nscore = { soviet = 2, german = 1 }";
    let mut stage = table(deck).drawn();
    // The German draws the first of three, the Soviet the second of two: the card that scores. He
    // gets the last card in its stead.
    stage.play("begin", &[1, 2]);
    assert_eq!((held(&stage, 0), held(&stage, 1)), (1, 1));
    assert_eq!((stage.points("german"), stage.points("soviet")), (1, 2));
    let card = |id: CardId| stage.game.scenario.cards.card(id).id.clone();
    assert_eq!(stage.game.core.discard.iter().map(|&it| card(it)).collect::<Vec<_>>(), ["y1"]);
    assert!(stage.game.core.deck.is_empty());
}

/// Rules: coh:8.1b, coh:8.0b.
#[test]
fn coh_8_1b_cards_are_drawn_every_round_and_kept_without_limit() {
    let mut stage = table("deck = { \"2\" = 8 }\ndraw = 2").drawn();
    stage.play("begin", &[8, 7, 6, 5]);
    stage.bid("german");
    assert_eq!((held(&stage, 0), held(&stage, 1)), (2, 2));
    stage.play("pass", &[]);
    stage.play("pass", &[4, 3, 2]);
    assert_eq!((held(&stage, 0), held(&stage, 1)), (4, 4));
    stage.bid("german");
    // As many as one likes in one round.
    for _ in 0..4 {
        stage.plays(&["card 2 G", "pivot 2"]);
        stage.plays(&["card 2 S", "pivot 1"]);
        stage.plays(&["card 2 G", "pivot 3"]);
        stage.plays(&["card 2 S", "pivot 0"]);
        if held(&stage, 0) == 0 {
            break;
        }
    }
    assert_eq!((held(&stage, 0), held(&stage, 1)), (0, 0));
    assert_eq!(stage.game.core.discard.len(), 8);
}

/// Rules: coh:8.1c, coh:8.1f, coh:card.2, coh:2.2n.
#[test]
fn coh_8_1c_playing_a_card_is_an_action_and_it_is_discarded() {
    let mut stage = table("deck = { \"2\" = 2 }").german();
    assert_eq!(stage.refused("card 2 G"), "coh:8.1h", "it holds none");
    stage.deal("german", "2");
    stage.set("G", Flags::SPENT);
    stage.plays(&["card 2 G", "fire E02"]);
    assert_eq!(stage.miss(), (4, 12));
    assert_eq!((stage.ap("german"), stage.cap("german")), (0, 6), "at no cost");
    assert!(stage.is("G", Flags::SPENT), "a spent unit stays spent");
    assert_eq!(stage.asked(), "soviet");
    assert_eq!((held(&stage, 0), stage.game.core.discard.len()), (0, 1));
    // A ready unit stays ready.
    stage.deal("soviet", "2");
    stage.plays(&["card 2 S", "pivot 1"]);
    assert!(!stage.is("S", Flags(Flags::SPENT.0 | Flags::JOINED.0)));
}

/// Rules: coh:8.1d, coh:8.1e, coh:3.0j, coh:9.2d.
///
/// Paid in CAP it is for others too, spent ones included, who stay as they are.
#[test]
fn coh_8_1d_cards_paid_in_ap_are_played_on_the_active_unit() {
    let drawn = || {
        let mut stage = table("deck = { \"3\" = 1 }").german();
        stage.deal("german", "3");
        stage.hit("G", "pinned");
        stage.hit("H", "pinned");
        stage.plays(&["use G", "dig"]);
        stage.play("pass", &[]);
        stage
    };
    // Digging took all AP of G; H is active now.
    let mut stage = drawn();
    stage.plays(&["use H", "fire E02"]);
    stage.miss();
    stage.play("pass", &[]);
    assert_eq!(stage.refused("card 3 G ap"), "coh:8.1d");
    assert!(stage.offers("card 3 G cap"), "CAP pay for any unit");
    assert_eq!(stage.refused("card 3 H"), "coh:8.1e", "it has a price");
    stage.play("card 3 H ap", &[]);
    assert_eq!(stage.refused("join G"), "coh:8.1d", "G is spent");
    stage.play("rally", &[]);
    assert_eq!((stage.ap("german"), stage.cap("german")), (2, 6));
    assert_eq!((stage.marker("H"), stage.marker("G")), (None, Some("pinned".to_owned())));
    // In CAP both recover, whatever their state.
    let mut stage = drawn();
    stage.plays(&["card 3 H cap", "join G", "rally"]);
    assert_eq!((stage.marker("H"), stage.marker("G")), (None, None));
    assert_eq!(stage.cap("german"), 4);
    assert!(stage.is("G", Flags::SPENT) && !stage.is("H", Flags::SPENT));
}

/// Rules: coh:card.3a, coh:8.1e.
///
/// ex-33: a ready unit is Pinned; card 3 for 2 CAP removes the marker, and it is still ready.
#[test]
fn coh_card_3a_rallies_without_a_roll() {
    let mut stage = table("deck = { \"3\" = 1 }").german();
    stage.deal("german", "3");
    stage.hit("G", "pinned");
    stage.plays(&["card 3 G cap", "rally"]);
    assert_eq!((stage.marker("G"), stage.cap("german")), (None, 4));
    assert!(!stage.is("G", Flags(Flags::SPENT.0 | Flags::JOINED.0)));
    assert_eq!(stage.asked(), "soviet");
}

/// Rules: coh:card.3b.
#[test]
fn coh_card_3b_damage_that_cannot_be_mended_stays() {
    let mut stage = ground(&["...", "...", "..."])
        .unit("G", "panzer-2", "A01", 3)
        .unit("S", "rifle-41", "C03", 0)
        .with("[cards_in_play]\ndeck = { \"3\" = 1 }")
        .german();
    stage.deal("german", "3");
    stage.hit("G", "gun-damaged");
    assert_eq!(stage.refused("card 3 G cap"), "coh:15.2b");
}

/// Rules: coh:card.y3.
#[test]
fn coh_card_y3_the_event_of_the_firefight_happens_and_another_card_is_drawn() {
    let deck = "deck = { \"2\" = 2, y3 = 1 }\ndraw = 1\nevent_cap = { german = 2, soviet = -1 }";
    let mut stage = table(deck).drawn();
    stage.play("begin", &[3, 2]);
    assert_eq!((stage.cap("german"), stage.cap("soviet")), (8, 5));
    assert_eq!((held(&stage, 0), held(&stage, 1)), (1, 1));
}

/// Rules: coh:card.y4, coh:2.3b.
#[test]
fn coh_card_y4_the_game_ends_when_the_card_is_drawn() {
    use kernel::Game;
    let mut stage = table("deck = { \"2\" = 1, y4 = 1 }\ndeal = 1").drawn();
    stage.play("begin", &[2]);
    assert!(stage.game.prompt().is_none());
    assert!(stage.game.outcome().is_some());
}

/// Rules: coh:card.y2.
#[test]
fn coh_card_y2_a_secret_aim_counts_at_the_end() {
    let aims = "[[objective_card]]\nnumber = 1\nhexes = [\"A02\"]\npoints = 2\n\
                [[objective_card]]\nnumber = 2\nhexes = [\"C03\"]\npoints = 3";
    let mut stage = table("").with(aims).drawn();
    stage.play("begin", &[1]);
    assert_eq!(stage.game.core.forces[0].aim, 1, "the first of two");
    assert_eq!(stage.game.core.forces[1].aim, 2, "the other one");
    stage.bid("german");
    for _ in 1..5 {
        stage.next_round("german");
    }
    assert_eq!(stage.points("german"), 0, "nothing before the end");
    stage.plays(&["pass", "pass"]);
    assert_eq!((stage.points("german"), stage.points("soviet")), (2, 0), "C03 was never taken");
}

/// Rules: coh:card.oba1, coh:card.oba2, coh:card.oba3, coh:card.oba4, coh:card.oba5, coh:card.oba6.
#[test]
fn coh_card_oba_six_batteries_with_their_patterns() {
    let stage = table("").drawn();
    let cards = &stage.game.scenario.cards;
    let lines = [
        ("oba1", "leFH18 light howitzer", 6, 3, 7),
        ("oba2", "sFH18 heavy howitzer", 7, 5, 7),
        ("oba3", "Nebelwerfer rockets", 6, 2, 13),
        ("oba4", "122 mm m38 howitzer", 6, 4, 7),
        ("oba5", "152 mm m36 howitzer", 7, 5, 7),
        ("oba6", "Katyusha rockets", 6, 2, 13),
    ];
    for (id, name, red, blue, pattern) in lines {
        let card = cards.card(cards.find(id).expect("a card of the chart"));
        assert_eq!((card.family, card.copies, card.title.en.as_str()), (Family::Oba, 1, name));
        assert_eq!((card.red, card.blue, card.pattern), (red, blue, pattern), "{id}");
    }
}

/// Rules: coh:card.oba4, coh:card.oba3, coh:12.3c.
#[test]
fn coh_card_oba_shells_fall_on_the_pattern_with_the_firepower_of_the_card() {
    for (card, power, second) in [("oba4", 6, false), ("oba6", 6, true)] {
        let mut stage = ground(&["......", "......", "......", "......", "......", "......"])
            .unit("G", "infantry-43", "C03", 3)
            .unit("H", "infantry-43", "A03", 3)
            .unit("S", "rifle-41", "F03", 0)
            .with(&format!("[[oba]]\nforce = \"soviet\"\ncard = \"{card}\"\nuses = 1"))
            .drawn();
        stage.play("begin", &[]);
        stage.play("shell C03", &[]);
        stage.bid("german");
        stage.plays(&["pass", "pass"]);
        let mut hit = Vec::new();
        while stage.offers("roll 0") {
            let events = stage.roll([1, 1]);
            if let Some((value, Some(defense), _)) = Stage::attack(&events) {
                hit.push((value - 2, defense));
            }
        }
        let expected = vec![(power, 11); if second { 2 } else { 1 }];
        assert_eq!(hit, expected, "{card}: A03 lies two hexes off, in line");
    }
}

/// Rules: coh:card.12, coh:2.1a.
#[test]
fn coh_card_12_luck_helps_with_the_initiative() {
    let drawn = || {
        let mut stage = ground(&["....", "....", "....", "...."])
            .unit("G", "infantry-43", "A02", 3)
            .unit("S", "rifle-41", "D02", 0)
            .with("[cards_in_play]\ndeck = { \"2\" = 2, \"12\" = 2 }")
            .drawn();
        stage.play("begin", &[]);
        stage
    };
    let mut stage = drawn();
    stage.deal("german", "12");
    stage.play("bid 0", &[]);
    stage.play("bid 0", &[1, 1, 5, 5]);
    assert_eq!(
        (stage.asked().as_str(), stage.answers()),
        ("german", vec!["keep-roll".into(), "card 12".into()])
    );
    // Both dice fall again, and the second result stands: 11 against 10.
    stage.play("card 12", &[6, 5]);
    assert_eq!((stage.asked().as_str(), stage.offers("pass")), ("german", true));
    // Whoever holds cards is asked, so that the question tells nothing: with more CAP or the
    // Soviets first.
    let mut stage = drawn();
    stage.deal("german", "2");
    stage.deal("soviet", "12");
    stage.play("bid 0", &[]);
    stage.play("bid 0", &[6, 6, 1, 1]);
    assert_eq!(stage.asked(), "soviet");
    stage.play("card 12", &[2, 2]);
    assert_eq!((stage.asked().as_str(), stage.answers()), ("german", vec!["keep-roll".to_owned()]));
    stage.play("keep-roll", &[]);
    assert_eq!((stage.asked().as_str(), stage.offers("pass")), ("german", true));
}
