//! Chapter 21: card 30 and coins; whom cards and searches concern at a table of four, and who scores.

use rules_coh::{Event, Options};

use crate::stage::{Drawing, ground};

/// A force besides the first of its nation, with one squad.
fn second(nation: &str, kind: &str, unit: &str, hex: &str) -> String {
    format!(
        "[[force]]\nid = \"{nation}-2\"\nnation = \"{nation}\"\n\
         name = {{ en = \"x\", it = \"x\" }}\ncolor = \"#7d8a94\"\ncap = 3\n\
         [[unit]]\nid = \"{unit}\"\ntype = \"{kind}\"\nforce = \"{nation}-2\"\n\
         hexes = [\"{hex}\"]\nfacing = 0\n"
    )
}

/// Germans, and two Soviet players.
fn three() -> Drawing {
    ground(&["......", "......", "......", "......", "......", "......"])
        .unit("G", "infantry-43", "F02", 0)
        .unit("S1", "rifle-41", "A01", 3)
        .with(&second("soviet", "rifle-41", "S2", "A04"))
}

/// Rules: coh:card.30, coh:21.2b.
///
/// The coin in B03 is two hexes away, that in A03 three.
#[test]
fn coh_card_30_turns_coins_over() {
    let alone = Options { solitaire: true, variable_ap: Some(false), ..Options::default() };
    let mut stage = ground(&["..w..", "..w..", ".....", ".....", "....."])
        .options(alone)
        .with("[cards_in_play]\ndeck = { \"30\" = 1 }")
        .unit("G", "infantry-43", "D03", 0)
        .unit("S", "rifle-41", "E05", 0)
        .with(
            "[[unit]]\nid = \"R\"\ntype = \"rifle-41\"\nforce = \"soviet\"\n\
             hexes = [\"A03\", \"B03\"]\nhidden = true\n",
        )
        .drawn();
    stage.plays(&["place A03", "place B03"]);
    let mut stage = stage.first("german");
    stage.deal("german", "30");
    // The unit is drawn, not the dummy.
    let events = stage.play("card 30 G cap", &[1]);
    let (hex, unit) = (stage.hex("B03"), stage.id("R"));
    assert!(events.contains(&Event::Coin { hex, unit: Some(unit) }), "{events:?}");
    assert_eq!(stage.asked(), "soviet");
    stage.play("face 3", &[]);
    assert_eq!(stage.at("R"), "B03");
    assert_eq!(stage.game.core.forces[1].coins, [stage.hex("A03")]);
}

/// Rules: coh:card.13, coh:21.0d.
#[test]
fn coh_card_13_takes_cap_from_the_opponent_who_has_most() {
    for (first, left) in [(6, [3, 3]), (2, [2, 0])] {
        let mut stage = three().with("[cards_in_play]\ndeck = { \"13\" = 1 }").german();
        stage.deal("german", "13");
        stage.game.core.forces[1].cap = first;
        stage.play("card 13 cap", &[]);
        stage.play("roll 0", &[6]);
        assert_eq!([stage.cap("soviet"), stage.cap("soviet-2")], left, "a six takes three");
    }
}

/// Rules: coh:10.3b, coh:21.0d.
#[test]
fn coh_10_3b_whoever_is_fired_at_looks_for_the_sniper() {
    for (target, searcher) in [("A01", "soviet"), ("A04", "soviet-2")] {
        let mut stage = three()
            .map("[map.regions]\nlevel-1 = []")
            .unit_with("N", "sniper-german", "E03", 0, "hidden = true")
            .with("[[work]]\nkind = \"trench\"\nhex = \"E03\"")
            .german();
        stage.plays(&["use N", &format!("fire {target}")]);
        stage.miss();
        assert_eq!(stage.asked(), searcher);
    }
}

/// Rules: coh:21.0f, coh:18.5g.
///
/// The mines are those of the second Soviet player: he rolls for them, and he scores.
#[test]
fn coh_21_0f_mines_score_for_whoever_laid_them() {
    let mut stage = three()
        .with("[options]\nindividual = true")
        .with(
            "[[work]]\nkind = \"mines\"\nhex = \"E02\"\ncolor = \"red\"\nnumber = 7\n\
             owner = \"soviet-2\"",
        )
        .german();
    stage.plays(&["use G", "move E02"]);
    assert_eq!(stage.asked(), "soviet-2");
    stage.play("roll 0", &[6, 6]);
    assert_eq!(stage.at("G"), "destroyed");
    assert_eq!((stage.points("soviet"), stage.points("soviet-2")), (0, 1));
}

/// Rules: coh:21.0f, coh:12.3c.
#[test]
fn coh_21_0f_artillery_scores_for_whoever_called_it() {
    let mut stage = three()
        .with("[options]\nindividual = true")
        .with("[[oba]]\nforce = \"soviet-2\"\ncard = \"oba4\"\nuses = 1")
        .drawn();
    stage.plays(&["begin", "shell F02"]);
    stage.bid("german");
    stage.plays(&["pass", "pass"]);
    // 6 + 12 beats a flank of 11 by more than four.
    stage.play("roll 0", &[6, 6]);
    assert_eq!(stage.at("G"), "destroyed");
    assert_eq!((stage.points("soviet"), stage.points("soviet-2")), (0, 1));
}
