//! Exact odds against the dice themselves.

use std::collections::BTreeMap;

use serde_json::json;

use crate::talk::Talk;

fn outcomes(talk: &mut Talk, action: &str) -> BTreeMap<String, (u64, u64)> {
    let odds = talk.ok(json!({ "do": "odds", "action": action }));
    let list = odds["outcomes"].as_array().expect("a list of outcomes").clone();
    let number = |it: &serde_json::Value| it.as_u64().expect("a number");
    list.iter()
        .map(|it| {
            let result = it["result"].as_str().expect("a text").to_owned();
            (result, (number(&it["p"][0]), number(&it["p"][1])))
        })
        .collect()
}

/// Rules: scs:7.0J, scs:7.0K.
#[test]
fn odds_are_those_of_the_printed_column() {
    let mut talk = Talk::at("scs/fig-combat-3");
    talk.play("attack 20.10; add 4; add 6; add 8", &[]);
    // 7 stands alone: nothing is hidden, so the odds can be known before the announcement.
    let before = outcomes(&mut talk, "announce");
    talk.play("announce", &[]);
    let after = outcomes(&mut talk, "roll");
    assert_eq!(before, after);
    // The 1:1 column of Mill Bridge's table: rolls 4 and 5 give A1, 7 of 36; 9 and 10 give D1r1.
    assert_eq!(after["A2r1"], (1, 36));
    assert_eq!(after["A1"], (7, 36));
    assert_eq!(after["D1r1"], (7, 36));
    let sum: u64 = after.values().map(|(n, d)| n * 36 / d).sum();
    assert_eq!(sum, 36);
}

/// Rules: scs:0.10A.
#[test]
fn odds_against_hidden_units_are_not_told_before_the_announcement() {
    let mut talk = Talk::at("scs/fig-combat-1");
    talk.play("attack 20.10; add 3", &[]);
    let refused = talk.err(json!({ "do": "odds", "action": "announce" }));
    assert_eq!(refused["rule"], "scs:0.10A");
    talk.play("announce", &[]);
    assert!(!outcomes(&mut talk, "roll").is_empty());
}

#[test]
fn an_action_that_rolls_nothing_has_one_sure_outcome() {
    let mut talk = Talk::at("scs/fig-move");
    assert_eq!(outcomes(&mut talk, "select 6"), BTreeMap::from([("-".into(), (1, 1))]));
}

/// Rules: scs:7.0J.
#[test]
fn a_million_rolls_fall_as_the_odds_say() {
    use kernel::dice::SearchDice;
    use kernel::{Game, odds};
    use registry::AnyGame;

    let registry = esagono::data::registry();
    let opening = registry.open("scs/fig-combat-3", &BTreeMap::new()).expect("it opens");
    let AnyGame::Scs(mut war) = opening.game else { panic!("a game of the series") };
    for text in ["attack 20.10", "add 4", "add 6", "add 8", "announce"] {
        let action = war.read_action(text).expect("an action");
        war.apply(&action, &mut SearchDice::new(1)).expect("legal");
    }
    let roll = war.read_action("roll").expect("an action");
    let exact = odds(&war, &roll).expect("it rolls");
    let mut counts: BTreeMap<String, i64> = BTreeMap::new();
    let (mut dice, mut after) = (SearchDice::new(2026), war.clone());
    let rolls = 1_000_000;
    for _ in 0..rolls {
        after.clone_from(&war);
        let events = after.apply(&roll, &mut dice).expect("legal");
        *counts.entry(after.result(&events).expect("a result").to_string()).or_default() += 1;
    }
    for (result, (n, d)) in exact {
        let label = result.expect("a result").to_string();
        let (n, d) = (i64::try_from(n).expect("small"), i64::try_from(d).expect("small"));
        // Five standard deviations, in whole numbers: (count·d − rolls·n)² ≤ 25·rolls·n·(d − n).
        let off = i128::from(counts[&label] * d - rolls * n);
        let allowed = 25 * i128::from(rolls) * i128::from(n) * i128::from(d - n);
        assert!(off * off <= allowed, "{label}: {} of {rolls}, odds {n}/{d}", counts[&label]);
    }
}
