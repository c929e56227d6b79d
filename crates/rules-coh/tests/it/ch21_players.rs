//! Chapter 21: three and four players, playing alone, balance.

use kernel::{Game, Seat};
use rules_coh::Options;

use crate::stage::{Drawing, Stage, ground, read_firefight};

/// A force besides the first of its nation, with one squad.
fn second(nation: &str, hex: &str) -> String {
    let kind = if nation == "german" { "infantry-43" } else { "rifle-41" };
    let unit = nation[..1].to_uppercase();
    format!(
        "[[force]]\nid = \"{nation}-2\"\nnation = \"{nation}\"\n\
         name = {{ en = \"x\", it = \"x\" }}\ncolor = \"#7d8a94\"\ncap = 3\n\
         [[unit]]\nid = \"{unit}2\"\ntype = \"{kind}\"\nforce = \"{nation}-2\"\n\
         hexes = [\"{hex}\"]\nfacing = 0\n"
    )
}

/// One squad for each of four forces: G1 and S1, then G2 and S2.
fn four() -> Drawing {
    ground(&["......", "......", "......", "......", "......"])
        .unit("G1", "infantry-43", "E01", 0)
        .unit("S1", "rifle-41", "A01", 3)
        .with(&second("german", "E04"))
        .with(&second("soviet", "A04"))
}

/// Who is asked turn by turn, while everybody stalls.
fn order(stage: &mut Stage, turns: usize) -> Vec<String> {
    let mut order = Vec::new();
    for _ in 0..turns {
        order.push(stage.asked());
        stage.play("stall cap", &[]);
    }
    order
}

/// Four bids of nothing; the dice go by seats: German, Soviet, second German, second Soviet.
fn bid_each(stage: &mut Stage, dice: &[u8]) {
    stage.plays(&["begin", "bid 0", "bid 0", "bid 0"]);
    stage.play("bid 0", dice);
}

/// Rules: coh:21.0a, coh:21.0g.
///
/// ex-92: G1, G2, S1, S2.
#[test]
fn coh_21_0a_the_players_of_a_side_go_one_after_the_other() {
    let mut stage = four().german();
    let sides = ["german", "german-2", "soviet", "soviet-2"];
    assert_eq!(order(&mut stage, 4), sides);
    // The turns go from force to force, whoever commands them.
    assert_eq!(order(&mut stage, 4), sides);
    let mut stage = four().soviet();
    assert_eq!(order(&mut stage, 4), ["soviet", "soviet-2", "german", "german-2"]);
    // Three at the table.
    let three = ground(&["....", "....", "...."])
        .unit("G1", "infantry-43", "C01", 0)
        .unit("S1", "rifle-41", "A01", 3)
        .with(&second("german", "C04"));
    let mut stage = three.german();
    let block = ["german", "german-2", "soviet"];
    assert_eq!(order(&mut stage, 6), [block, block].concat());
}

/// Rules: coh:21.0b, coh:21.0g.
///
/// ex-92: or G1, S1, G2, S2, begun by the highest roll.
#[test]
fn coh_21_0b_sides_alternate_where_it_was_agreed() {
    let house = "[options]\norder = \"alternate\"";
    let all = ["german", "soviet", "german-2", "soviet-2"];
    for (dice, first) in [
        ([6, 6, 1, 1, 1, 1, 1, 1], 0),
        ([1, 1, 6, 6, 1, 1, 1, 1], 1),
        ([1, 1, 1, 1, 6, 6, 1, 1], 2),
        ([1, 1, 1, 1, 1, 1, 6, 6], 3),
    ] {
        let mut stage = four().with(house).drawn();
        bid_each(&mut stage, &dice);
        let mut expected = all;
        expected.rotate_left(first);
        assert_eq!(order(&mut stage, 8), [expected, expected].concat());
    }
    // The table may choose it, or choose against it.
    let table = Options::read([("order", "alternate")]).expect("an option");
    let mut stage = four().options(table).drawn();
    bid_each(&mut stage, &[6, 6, 1, 1, 1, 1, 1, 1]);
    assert_eq!(order(&mut stage, 4), all);
    let table = Options::read([("order", "sides")]).expect("an option");
    let mut stage = four().with(house).options(table).german();
    assert_eq!(order(&mut stage, 2), ["german", "german-2"]);
    // With two against one the single player has every other turn.
    let mut stage = ground(&["....", "....", "...."])
        .unit("G1", "infantry-43", "C01", 0)
        .unit("S1", "rifle-41", "A01", 3)
        .with(&second("german", "C04"))
        .with(house)
        .drawn();
    stage.plays(&["begin", "bid 0", "bid 0"]);
    stage.play("bid 0", &[6, 6, 1, 1, 1, 1]);
    let turns = ["german", "soviet", "german-2", "soviet"];
    assert_eq!(order(&mut stage, 4), turns);
    assert_eq!(order(&mut stage, 2), ["german", "soviet"]);
}

/// Rules: coh:21.0c.
///
/// ex-93: both Soviets pass, then the first German: the second does not come to act.
#[test]
fn coh_21_0c_a_pass_of_each_side_in_a_row_ends_the_round() {
    let mut stage = four().soviet();
    stage.plays(&["pass", "pass"]);
    assert_eq!((stage.game.core.round, stage.asked().as_str()), (1, "german"));
    stage.play("pass", &[]);
    assert_eq!(stage.game.core.round, 2);
    // Two passes of comrades alone end nothing, and an action between them starts anew.
    let mut stage = four().soviet();
    stage.plays(&["pass", "stall cap", "pass", "stall cap"]);
    assert_eq!((stage.game.core.round, stage.asked().as_str()), (1, "soviet"));
    stage.plays(&["stall cap", "pass", "pass"]);
    assert_eq!(stage.game.core.round, 2);
}

/// Rules: coh:21.0d, coh:21.0e.
#[test]
fn coh_21_0d_each_player_has_units_cap_and_cards_of_his_own() {
    let mut stage = four().with("[cards_in_play]\ndeck = { \"2\" = 2, \"8\" = 1 }").german();
    stage.deal("german-2", "2");
    assert_eq!((stage.cap("german"), stage.cap("german-2")), (6, 3));
    assert_eq!(stage.refused("use G2"), "coh:21.0d");
    assert_eq!(stage.refused("use S1"), "coh:2.2a");
    // A comrade's card is not to be had.
    assert!(!stage.offers("card 2 G1"));
    assert_eq!(stage.refused("card 2 G1"), "coh:8.1h");
    stage.walk("use", "G1", "D01");
    assert_eq!(stage.asked(), "german-2");
    assert_eq!(stage.refused("use G1"), "coh:21.0d");
    assert!(stage.offers("card 2 G2"));
    assert_eq!(stage.refused("card 2 G1"), "coh:21.0d");
    // Each has an activation of his own.
    stage.walk("use", "G2", "D04");
    assert_eq!((stage.ap("german"), stage.ap("german-2")), (6, 6));
}

/// Rules: coh:21.0f.
#[test]
fn coh_21_0f_for_himself_each_scores_what_he_takes_first() {
    let hill = "[[objective]]\nhexes = [\"D04\"]\nname = { en = \"Hill\", it = \"Colle\" }\n\
        control = \"soviet\"\neach_round = { german = 1, soviet = 1 }\n\
        at_end = { german = 4, soviet = 4 }";
    let played = |individual: bool| {
        let options = format!("[options]\nindividual = {individual}");
        let text = four().with(hill).with(&options).rewritten("rounds = 5", "rounds = 1");
        let mut stage = read_firefight(text, Options::default()).expect("read").first("german");
        stage.play("stall cap", &[]);
        stage.walk("use", "G2", "D04");
        stage.plays(&["pass", "pass"]);
        // His comrade follows him; the hex was taken already.
        stage.walk("use", "G1", "D01");
        stage.plays(&["pass", "pass"]);
        stage
    };
    let stage = played(true);
    assert_eq!((stage.points("german"), stage.points("german-2")), (0, 5));
    assert_eq!(stage.game.outcome().and_then(|it| it.winner), Some(Seat(2)));
    let stage = played(false);
    assert_eq!((stage.points("german"), stage.points("german-2")), (5, 0));
    assert_eq!(stage.game.outcome().and_then(|it| it.winner), Some(Seat(0)));
}

/// Rules: coh:21.1a.
#[test]
fn coh_21_1a_who_plays_alone_rolls_his_ap() {
    let alone = Options::read([("solitaire", "on")]).expect("an option");
    let mut stage = four().options(alone).german();
    stage.play("use G1", &[]);
    stage.play("roll 0", &[1, 3]);
    assert_eq!(stage.ap("german"), 4);
    let seven = Options::read([("solitaire", "on"), ("variable-ap", "off")]).expect("options");
    let mut stage = four().options(seven).german();
    stage.play("use G1", &[]);
    assert_eq!(stage.ap("german"), 7);
}

/// Rules: coh:21.3a.
#[test]
fn coh_21_3a_the_weaker_player_gets_up_to_two_more_cap() {
    let given = Options::read([("soviet-cap", "2"), ("german-cap", "1")]).expect("options");
    let mut stage = four().caps(4, 4).options(given).german();
    assert_eq!((stage.cap("german"), stage.cap("soviet")), (5, 6));
    stage.plays(&["stall cap", "pass", "pass"]);
    assert_eq!((stage.cap("german"), stage.cap("soviet")), (5, 6), "in every round");
    for value in ["3", "-1", "many"] {
        assert!(Options::read([("german-cap", value)]).is_err(), "{value}");
    }
}
