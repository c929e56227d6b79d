//! The green cards of chapter 8, one by one.

use rules_coh::{Flags, Purpose};

use crate::stage::{Drawing, Stage, ground};

fn table(cards: &[&str]) -> Drawing {
    let deck: Vec<String> = cards.iter().map(|it| format!("\"{it}\" = 1")).collect();
    ground(&["....", "....", "....", "....", "....", "....", "...."])
        .with(&format!("[cards_in_play]\ndeck = {{ {} }}", deck.join(", ")))
}

/// The Germans hold the cards of the table.
fn dealt(drawing: Drawing, cards: &[&str]) -> Stage {
    let mut stage = drawing.german();
    for card in cards {
        stage.deal("german", card);
    }
    stage
}

fn squads(cards: &[&str]) -> Stage {
    let drawing = table(cards)
        .unit("G", "infantry-43", "B02", 3)
        .unit("H", "infantry-43", "B02", 3)
        .unit("S", "rifle-41", "F02", 0)
        .unit("T", "rifle-41", "F02", 0);
    dealt(drawing, cards)
}

/// Rules: coh:card.2, coh:15.5b.
#[test]
fn coh_card_2_a_group_takes_one_action_at_no_cost() {
    let mut stage = squads(&["2"]);
    stage.set("H", Flags::SPENT);
    stage.plays(&["card 2 G", "join H", "fire F02", "target S"]);
    assert_eq!(stage.miss(), (5, 12));
    stage.miss();
    assert!(stage.is("H", Flags::SPENT) && !stage.is("G", Flags(Flags::SPENT.0 | Flags::JOINED.0)));
    assert_eq!((stage.cap("german"), stage.ap("german")), (6, 0));
}

/// Rules: coh:card.5a, coh:card.5d.
#[test]
fn coh_card_5_moves_two_hexes_whatever_the_ground() {
    let drawing = ground(&["....", "....", ".w..", ".s..", "....", "....", "...."])
        .map("[map.regions]\nlevel-1 = [\"C02\"]")
        .with("[cards_in_play]\ndeck = { \"5\" = 1 }")
        .unit("G", "infantry-43", "B02", 0)
        .unit("H", "infantry-43", "B02", 3)
        .unit("S", "rifle-41", "G04", 0);
    let mut stage = dealt(drawing, &["5"]);
    stage.set("H", Flags::SPENT);
    stage.plays(&["card 5 G cap", "join H", "move C02"]);
    assert_eq!(stage.cap("german"), 5, "the price of the card is all");
    assert_eq!(stage.refused("stop"), "coh:card.5d");
    stage.plays(&["continue D02", "move A02", "continue A01"]);
    stage.settle();
    assert_eq!((stage.at("G"), stage.at("H")), ("D02".to_owned(), "A01".to_owned()));
    assert!(stage.is("H", Flags::SPENT) && !stage.is("G", Flags::SPENT));
    assert_eq!(stage.asked(), "soviet");
}

/// Rules: coh:card.5d.
#[test]
fn coh_card_5d_vehicles_move_two_hexes_without_bonus() {
    let drawing = table(&["5"]).unit("G", "panzer-2", "B02", 3).unit("S", "rifle-41", "G04", 0);
    let mut stage = dealt(drawing, &["5"]);
    stage.plays(&["card 5 G cap", "move C02", "continue D02"]);
    assert!(!stage.offers("continue E02"), "two track symbols, but no third hex");
    stage.settle();
    assert_eq!(stage.at("G"), "D02");
}

/// Rules: coh:card.5b.
#[test]
fn coh_card_5b_whoever_cannot_move_is_not_moved() {
    for (marker, rule) in [("pinned", "coh:7.4h5"), ("stunned", "coh:7.4h1")] {
        let mut stage = squads(&["5"]);
        stage.hit("G", marker);
        assert_eq!(stage.refused("card 5 G cap"), rule);
        assert!(stage.offers("card 5 H cap"));
    }
    let mut stage = squads(&["5"]);
    stage.set("G", Flags::BOGGED);
    assert_eq!(stage.refused("card 5 G cap"), "coh:14.1c");
    // Wheels do not enter woods by a card either; mines attack on the way.
    let drawing = ground(&["....", "....", ".w..", "....", "....", "....", "...."])
        .with("[cards_in_play]\ndeck = { \"5\" = 1 }")
        .with("[[work]]\nkind = \"mines\"\nhex = \"C01\"\ncolor = \"black\"\nnumber = 8\nowner = \"soviet\"")
        .unit("G", "opel", "B02", 3)
        .unit("S", "rifle-41", "G04", 0);
    let mut stage = dealt(drawing, &["5"]);
    stage.play("card 5 G cap", &[]);
    assert_eq!(stage.refused("move C02"), "coh:14.0j");
    stage.plays(&["move C01", "continue D01"]);
    assert_eq!(stage.asked(), "soviet", "the owner of the mines rolls");
    stage.play("roll 0", &[1, 1]);
    stage.settle();
    assert_eq!(stage.at("G"), "D01");
}

/// Rules: coh:card.5c, coh:10.0e.
#[test]
fn coh_card_5c_a_hidden_unit_stays_hidden() {
    let drawing = ground(&["....", ".w..", ".w..", ".w..", "....", "....", "...."])
        .with("[cards_in_play]\ndeck = { \"5\" = 1 }")
        .unit_with("G", "infantry-43", "B02", 3, "hidden = true")
        .unit("S", "rifle-41", "G04", 0);
    let mut stage = dealt(drawing, &["5"]);
    stage.plays(&["card 5 G cap", "sneak C02", "continue D02"]);
    assert_eq!((stage.at("G"), stage.is("G", Flags::HIDDEN)), ("D02".to_owned(), true));
    assert_eq!(stage.asked(), "soviet");
}

/// Rules: coh:card.6a, coh:card.6b.
///
/// ex-138: card 6 on one of three that share 3 AP: it is spent, the others keep the AP.
#[test]
fn coh_card_6_marks_one_enemy_unit_as_spent() {
    let drawing = table(&["6"])
        .unit("G", "infantry-43", "A02", 3)
        .unit("S", "rifle-41", "F02", 0)
        .unit("T", "rifle-41", "F02", 0)
        .unit("U", "rifle-41", "F02", 0)
        .unit_with("V", "rifle-41", "G04", 0, "hidden = true");
    let mut stage = drawing.soviet();
    stage.deal("german", "6");
    stage.plays(&["use S", "join T", "join U", "pivot 1"]);
    stage.settle();
    stage.game.core.forces[1].ap = 3;
    assert_eq!(stage.refused("card 6 G cap"), "coh:card.6a");
    assert_eq!(stage.refused("card 6 V cap"), "coh:card.6b");
    stage.play("card 6 S cap", &[]);
    assert_eq!(stage.cap("german"), 4);
    assert!(stage.is("S", Flags::SPENT) && !stage.is("S", Flags::JOINED));
    assert!(stage.is("T", Flags::JOINED) && stage.is("U", Flags::JOINED));
    assert_eq!(stage.ap("soviet"), 3);
    assert_eq!(stage.refused("use S"), "coh:card.6a");
    assert!(stage.offers("command S"), "CAP and cards are still open to it");
    stage.play("pass", &[]);
    stage.play("pass", &[]);
    stage.bid("soviet");
    assert!(stage.offers("use S"), "for one round");
}

/// Rules: coh:card.7.
///
/// ex-95: the active unit, 1 CAP, 1D6 AP more.
#[test]
fn coh_card_7_adds_a_die_of_ap_to_the_active_unit() {
    let mut stage = squads(&["7"]);
    assert_eq!(stage.refused("card 7 cap"), "coh:card.7", "nobody is active");
    stage.plays(&["use G", "pivot 2"]);
    stage.play("pass", &[]);
    stage.play("card 7 cap", &[]);
    stage.play("roll 0", &[4]);
    assert_eq!((stage.ap("german"), stage.cap("german")), (10, 5));
    assert_eq!(stage.asked(), "soviet", "an action");
}

/// Rules: coh:card.8.
#[test]
fn coh_card_8_adds_a_die_of_cap() {
    let mut stage = squads(&["8"]);
    assert_eq!(stage.refused("card 8 cap"), "coh:card.8", "nobody is active");
    stage.plays(&["use G", "pivot 2"]);
    stage.play("pass", &[]);
    stage.play("card 8 ap", &[]);
    stage.play("roll 0", &[5]);
    assert_eq!((stage.ap("german"), stage.cap("german")), (5, 11));
    assert_eq!(stage.asked(), "soviet");
}

/// Rules: coh:card.9.
#[test]
fn coh_card_9_adds_two_firepower_to_an_attack() {
    let mut stage = squads(&["9"]);
    assert_eq!(stage.refused("card 9 cap"), "coh:card.9", "not before an attack");
    stage.plays(&["use G", "join H", "fire F02", "target S"]);
    stage.play("card 9 cap", &[]);
    assert_eq!(stage.cap("german"), 5);
    assert_eq!(stage.miss(), (7, 12), "4 + 1 + 2: a group may use it");
    assert_eq!(stage.miss(), (7, 12), "for the whole attack");
    assert_eq!(stage.asked(), "soviet", "no action of its own");
}

/// Rules: coh:card.9, coh:8.0b.
///
/// Nothing limits how many cards are played: both copies count, 4 + 2 + 2, and each is paid.
#[test]
fn coh_card_9_two_of_them_count_in_one_attack() {
    let mut stage = ground(&["....", "....", "....", "....", "....", "....", "...."])
        .with("[cards_in_play]\ndeck = { \"9\" = 2 }")
        .unit("G", "infantry-43", "B02", 3)
        .unit("S", "rifle-41", "F02", 0)
        .german();
    stage.deal("german", "9");
    stage.deal("german", "9");
    stage.plays(&["use G", "fire F02", "card 9 cap", "card 9 cap"]);
    assert_eq!(stage.cap("german"), 6 - 2);
    assert_eq!(stage.refused("card 9 cap"), "coh:8.1h", "there is no third");
    assert_eq!(stage.miss(), (8, 12));
}

/// Rules: coh:card.10.
#[test]
fn coh_card_10_two_actions_in_a_row() {
    let mut stage = squads(&["10"]);
    stage.play("card 10 cap", &[]);
    assert_eq!((stage.asked(), stage.cap("german")), ("german".to_owned(), 5));
    stage.plays(&["use G", "pivot 2"]);
    assert_eq!(stage.asked(), "german", "the enemy has no turn between");
    assert_eq!(stage.refused("rest"), "coh:3.0g", "no turn begins");
    stage.plays(&["opportunity H", "pivot 2"]);
    assert_eq!(stage.asked(), "soviet");
}

/// Rules: coh:card.11, coh:18.1f.
#[test]
fn coh_card_11_ready_units_dig_in_vehicles_too() {
    let drawing = table(&["11"])
        .unit("P", "panzer-2", "B02", 3)
        .unit("G", "infantry-43", "B03", 3)
        .unit("H", "infantry-43", "F02", 3)
        .unit("S", "rifle-41", "F02", 0);
    let mut stage = dealt(drawing, &["11"]);
    stage.set("G", Flags::SPENT);
    assert_eq!(stage.refused("card 11 G cap"), "coh:card.11", "it is spent");
    assert_eq!(stage.refused("card 11 H cap"), "coh:card.11", "an enemy is in its hex");
    stage.plays(&["card 11 P cap", "dig"]);
    assert!(stage.is("P", Flags::HASTY));
    assert!(!stage.is("P", Flags(Flags::SPENT.0 | Flags::JOINED.0)));
}

/// Rules: coh:card.12.
#[test]
fn coh_card_12_luck_rolls_again_and_the_second_result_stands() {
    let drawing =
        table(&["12", "13"]).unit("G", "infantry-43", "B02", 3).unit("S", "rifle-41", "F02", 0);
    let mut stage = dealt(drawing, &["12", "13"]);
    assert_eq!(stage.refused("card 12"), "coh:card.12", "only with a roll");
    stage.plays(&["use G", "fire F02"]);
    stage.play("roll 1", &[1, 1]);
    assert_eq!(stage.answers(), ["keep-roll", "card 12"]);
    let events = stage.play("card 12", &[3, 4, 9]);
    assert_eq!(Stage::attack(&events), Some((12, Some(12), 1)), "4 + 7 + 1 CAP");
    assert_eq!(stage.asked(), "soviet");
    // Whoever holds no cards is not asked.
    stage.plays(&["command S", "fire B02"]);
    stage.miss();
    assert_eq!(stage.asked(), "german");
}

/// Rules: coh:card.13.
#[test]
fn coh_card_13_snipers_cost_the_opponent_cap_in_this_round() {
    for (die, lost) in [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)] {
        let mut stage = squads(&["13"]);
        stage.play("card 13 cap", &[]);
        stage.play("roll 0", &[die]);
        assert_eq!((stage.cap("german"), stage.cap("soviet")), (4, 6 - lost));
        assert_eq!(stage.asked(), "soviet");
        stage.next_round("german");
        assert_eq!(stage.cap("soviet"), 6);
    }
}

/// Rules: coh:card.20.
#[test]
fn coh_card_20_a_unit_is_immobilized_until_the_round_ends() {
    let mut stage = squads(&["20"]);
    stage.play("card 20 S cap", &[]);
    assert_eq!(stage.cap("german"), 5);
    stage.play("use S", &[]);
    assert_eq!(stage.refused("move E02"), "coh:14.1c");
    assert_eq!(stage.refused("pivot 1"), "coh:14.1c");
    stage.plays(&["fire B02", "target G"]);
    stage.miss();
    stage.miss();
    stage.play("stall cap", &[]);
    stage.plays(&["opportunity T", "move E02", "face 0"]);
    stage.next_round("soviet");
    stage.play("use S", &[]);
    assert!(stage.offers("move E02"));
}

/// Rules: coh:card.30.
#[test]
fn coh_card_30_hidden_units_near_and_in_sight_show_themselves() {
    let drawing = ground(&["......", ".w.w..", "......", ".w....", "......", "......", "...w.."])
        .with("[cards_in_play]\ndeck = { \"30\" = 1 }")
        .unit("G", "infantry-43", "D04", 0)
        .unit("H", "infantry-43", "G06", 0)
        .unit_with("S", "rifle-41", "B04", 3, "hidden = true")
        .unit_with("T", "rifle-41", "D02", 3, "hidden = true")
        .unit_with("U", "rifle-41", "B02", 3, "hidden = true")
        .unit_with("V", "rifle-41", "G04", 3, "hidden = true");
    let mut stage = dealt(drawing, &["30"]);
    stage.smoke("C04", 2);
    assert_eq!(stage.refused("card 30 cap"), "coh:8.1c");
    stage.play("card 30 G cap", &[]);
    assert_eq!(stage.cap("german"), 5);
    assert!(!stage.is("T", Flags::HIDDEN), "two hexes, in sight");
    assert!(stage.is("S", Flags::HIDDEN), "behind smoke");
    assert!(stage.is("U", Flags::HIDDEN) && stage.is("V", Flags::HIDDEN), "three hexes");
    assert_eq!(stage.asked(), "soviet", "its owner chooses where it looks");
}

/// Rules: coh:card.40a, coh:card.40b.
#[test]
fn coh_card_40_infantry_lays_mines() {
    let drawing = ground(&["....", "....", "wwww", "....", "....", "....", "...."])
        .with("[cards_in_play]\ndeck = { \"40\" = 2, \"2\" = 1 }")
        .unit("G", "infantry-43", "B02", 3)
        .unit("P", "panzer-2", "A02", 3)
        .unit("H", "infantry-43", "F02", 3)
        .unit("K", "infantry-43", "F03", 3)
        .unit("T", "rifle-41", "G04", 0)
        .unit("S", "rifle-41", "F02", 0);
    let mut stage = dealt(drawing, &["40", "40", "2"]);
    assert_eq!(stage.refused("card 40 P cap"), "coh:card.40a", "a tank lays none");
    let mut locked = Stage { game: stage.game.clone() };
    locked.play("card 40 H cap", &[]);
    assert_eq!(locked.refused("mine red F02"), "coh:card.40a", "an enemy is in its hex");
    assert!(locked.offers("mine red E02"), "beside it is none");
    let mut by_other = Stage { game: stage.game.clone() };
    by_other.play("card 2 G", &[]);
    assert_eq!(by_other.refused("mine red B02"), "coh:card.40a", "this card does not");
    let mut beside = Stage { game: stage.game.clone() };
    beside.play("card 40 K cap", &[]);
    assert_eq!(beside.refused("mine red F02"), "coh:card.40a", "not where an enemy is");
    beside.play("mine red E03", &[]);
    let laid = *beside.game.core.works.last().expect("a minefield");
    assert!(!laid.hidden, "the rifles see the hex");
    stage.play("card 40 G cap", &[]);
    assert_eq!(stage.cap("german"), 3);
    assert_eq!(stage.refused("mine red D02"), "coh:card.40a", "two hexes away");
    stage.play("mine black A02", &[]);
    let laid = *stage.game.core.works.last().expect("a minefield");
    assert_eq!((laid.hex, laid.number), (stage.hex("A02"), 8));
    assert!(laid.hidden, "no enemy sees the hex");
    assert!(!stage.is("G", Flags(Flags::SPENT.0 | Flags::JOINED.0)));
}

/// Rules: coh:card.40b, coh:10.0c.
#[test]
fn coh_card_40b_mines_of_a_hidden_unit_are_hidden() {
    let drawing = ground(&["....", ".w..", "....", "....", "....", "....", "...."])
        .with("[cards_in_play]\ndeck = { \"40\" = 1 }")
        .unit_with("G", "infantry-43", "B02", 3, "hidden = true")
        .unit("S", "rifle-41", "E02", 0);
    let mut stage = dealt(drawing, &["40"]);
    stage.plays(&["card 40 G cap", "mine red C02"]);
    assert!(stage.game.core.works.last().is_some_and(|it| it.hidden), "though the rifles look on");
    assert!(!stage.is("G", Flags::HIDDEN), "the unit itself is shown");
}

/// Rules: coh:card.41.
#[test]
fn coh_card_41_infantry_clears_mines() {
    let drawing = table(&["41"])
        .with("[[work]]\nkind = \"mines\"\nhex = \"C02\"\ncolor = \"red\"\nnumber = 7\nowner = \"soviet\"")
        .unit("G", "infantry-43", "B02", 3)
        .unit("P", "panzer-2", "A02", 3)
        .unit("H", "infantry-43", "F02", 3)
        .unit("S", "rifle-41", "F02", 0);
    let mut stage = dealt(drawing, &["41"]);
    assert_eq!(stage.refused("card 41 P cap"), "coh:card.41");
    assert_eq!(stage.refused("card 41 H cap"), "coh:card.41");
    let mut without = Stage { game: stage.game.clone() };
    without.play("use G", &[]);
    assert_eq!(without.refused("clear C02"), "coh:card.41");
    stage.play("card 41 G cap", &[]);
    assert_eq!(stage.refused("join P"), "coh:9.2d", "not by a group");
    assert_eq!(stage.refused("clear A02"), "coh:card.41", "no mines there");
    stage.play("clear C02", &[]);
    assert!(stage.game.core.works.is_empty());
    assert_eq!(stage.cap("german"), 3);
}

/// Rules: coh:card.4.
#[test]
fn coh_card_4_a_group_rolls_to_rally() {
    let mut stage = squads(&["4"]);
    stage.hit("G", "pinned");
    stage.hit("H", "pinned");
    stage.set("H", Flags::SPENT);
    stage.plays(&["card 4 G", "join H", "rally"]);
    let purpose = Purpose::Rally(stage.id("G"));
    let asked = kernel::Game::prompt(&stage.game).map(|it| it.decision);
    assert_eq!(asked, Some(rules_coh::Decision::Roll { purpose }));
    stage.play("roll 0", &[3, 4]);
    stage.play("roll 0", &[3, 3]);
    assert_eq!((stage.marker("G"), stage.marker("H").is_some()), (None, true));
    assert_eq!((stage.cap("german"), stage.asked()), (6, "soviet".to_owned()));
}
