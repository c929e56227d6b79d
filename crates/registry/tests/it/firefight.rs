//! What a table of Conflict of Heroes is asked besides its prompt: lines of sight, chances with CAP,
//! cards chosen in two steps.

use std::collections::BTreeMap;

use kernel::{Seat, Viewer};
use registry::{AnyTable, Fault, Registry};
use serde_json::{Value, json};

use crate::{library, table};

const GERMAN: Viewer = Viewer::Player(Seat(0));

/// North of 21-K07 lie two open hexes, a wooden building in 21-H07 and another in 21-G07.
///
/// Rules: coh:6.0a, coh:6.1a.
#[test]
fn a_building_is_named_as_what_is_in_the_way() {
    let table = table("coh/training");
    let sight = table.sight(GERMAN, "21-K07", Some("G1")).expect("the hex is there");
    assert!(sight.seen.contains(&"21-I07".to_owned()) && sight.seen.contains(&"21-H07".to_owned()));
    assert_eq!(sight.blocked["21-G07"], "21-H07");
    assert_eq!(sight.unit.as_deref(), Some("G1"));
    assert!(sight.front.contains(&"21-J07".to_owned()), "it looks north");
    assert!(!sight.front.contains(&"21-L07".to_owned()), "nothing behind it lies before it");
    let alone = table.sight(GERMAN, "21-K07", None).expect("the hex is there");
    assert!(alone.front.is_empty() && alone.seen == sight.seen);
    assert_eq!(table.sight(GERMAN, "nowhere", None), None);
}

#[test]
fn a_game_without_lines_of_sight_says_so() {
    assert_eq!(table("scs/fig-move").sight(GERMAN, "25.18", None), None);
}

/// Red firepower 4 against a front of 12 in the open: an 8 is needed, with one CAP a 7, with two a 6.
///
/// Rules: coh:7.0c, coh:3.2.3a.
#[test]
fn chances_are_told_with_and_without_cap() {
    let mut table = table("coh/pos-a");
    let acts = |it: &str| it.split("; ").map(str::to_owned).collect::<Vec<_>>();
    table
        .play(&acts("begin; bid 0; bid 0"), Some(&[6, 6, 1, 1]))
        .expect("Germans take the initiative");
    table.play(&acts("use A"), None).expect("it is ready");
    let told = odds(&table, "fire B05").expect("everybody is seen");
    let hit = |odds: &Value| 36 - share(odds, "miss");
    assert_eq!(hit(&told), 15);
    let raised: Vec<u64> =
        told["raised"].as_array().expect("CAP are left").iter().map(hit).collect();
    assert_eq!(raised, [21, 26]);
    assert_eq!(told["raised"][0]["by"], json!(1));
    let why = table.why_view("fire B05").expect("it can be asked");
    let needs = why.reasons.iter().find(|it| it.message.key == "coh-why-needs");
    assert_eq!(needs.map(|it| it.amount.as_str()), Some("8"));
}

/// A miss is good for the target, a hit for who fires; each action is told or refused by itself.
///
/// Rules: coh:7.0c.
#[test]
fn many_actions_are_asked_at_once_and_results_say_for_whom_they_are_good() {
    let table = running("", "");
    let asked = ["fire B05", "dance", "fire B05", "pivot 1"].map(str::to_owned);
    let told = table.odds_of_all(&asked);
    assert_eq!(told.len(), asked.len());
    assert_eq!(told[0], told[2]);
    assert_eq!(told[1].as_ref().map_err(Fault::code), Err("not-an-action"));
    let good: Vec<(String, Option<String>)> = told[0]
        .as_ref()
        .expect("everybody is seen")
        .outcomes
        .iter()
        .map(|it| (it.result.text.clone(), it.result.good_for.clone()))
        .collect();
    let told_so = |result: &str, seat: &str| (result.to_owned(), Some(seat.to_owned()));
    // Among the markers is one that removes its unit at once.
    let expected =
        [told_so("miss", "soviet"), told_so("hit", "german"), told_so("destroyed", "german")];
    assert_eq!(good, expected);
    let sure = &told[3].as_ref().expect("it rolls nothing").outcomes;
    assert_eq!((sure[0].p, sure[0].result.text.as_str()), ((1, 1), "-"));
    assert_eq!(sure[0].result.good_for, None);
}

/// A Stuka one marker high, three hexes from rifles with a front of 12: red 6 − 1 needs a 7, a bomb of
/// 250 kg with 9 − 1 a 4.
///
/// Rules: coh:20.1b, coh:20.2b, coh:20.4c.
#[test]
fn chances_are_told_before_an_attack_from_the_air() {
    let mut library = library();
    let path = "coh/scenarios/pos-a.toml";
    let text = library.get(path).expect("the position is there").to_owned();
    let more = r#"
        [[unit]]
        id = "S"
        type = "stuka"
        force = "german"
        hexes = ["H05"]
        facing = 0
        flying = { hex = "F05", altitude = 1 }

        [[air]]
        unit = "S"
        rounds = [1]
        bombs = { kind = "250kg", count = 2 }

        [start]
        turn = 1
        phase = "turns"
        side = "german"
    "#;
    library.insert(path, text + more);
    let begun = Registry::new(library).begin("coh/pos-a", &BTreeMap::new(), 1);
    let mut table = begun.expect("it opens");
    table.play(&["use S".to_owned(), "fly E05".to_owned()], None).expect("it flies on");
    let missed = |action| {
        let told = odds(&table, action).expect("everybody is seen");
        let all = told["outcomes"].as_array().expect("a list").clone();
        let miss = all.iter().find(|it| it["result"] == "miss").expect("it may miss");
        miss["p"].clone()
    };
    assert_eq!(missed("strafe B05"), json!([5, 12]));
    assert_eq!(missed("bomb 1 B05"), json!([1, 12]));
}

/// The odds of an action as programs read them.
fn odds(table: &AnyTable, action: &str) -> Result<Value, Fault> {
    table.odds(action).map(|it| registry::odds_value(&it))
}

/// The chance of a result, in thirty-sixths.
fn share(odds: &Value, result: &str) -> u64 {
    let all = odds["outcomes"].as_array().expect("a list").iter();
    let p = all.filter(|it| it["result"] == result).map(|it| &it["p"]);
    p.map(|it| 36 * it[0].as_u64().unwrap() / it[1].as_u64().unwrap()).sum()
}

/// The position in its first turn, with a line added to the rifles in B05 and tables after it.
fn running(of_rifles: &str, tables: &str) -> AnyTable {
    let mut library = library();
    let path = "coh/scenarios/pos-a.toml";
    let text = library.get(path).expect("the position is there").to_owned();
    let rifles = "hexes = [\"B05\"]\n";
    assert!(text.contains(rifles), "the rifles are there");
    let text = text.replace(rifles, &format!("{rifles}{of_rifles}\n"));
    let start = "\n[start]\nturn = 1\nphase = \"turns\"\nside = \"german\"\n";
    library.insert(path, text + start + tables);
    let mut table =
        Registry::new(library).begin("coh/pos-a", &BTreeMap::new(), 1).expect("it opens");
    table.play(&["use A".to_owned()], None).expect("it is ready");
    table
}

/// Rifles that are hit already are destroyed by the next hit: 8 or more, 15 of 36.
///
/// Rules: coh:7.3a, coh:7.0c.
#[test]
fn a_second_hit_is_told_as_what_it_brings() {
    let table = running("hit = \"pinned\"\nshown = true", "");
    let told = odds(&table, "fire B05").expect("the marker has been seen");
    assert_eq!((share(&told, "miss"), share(&told, "destroyed")), (21, 15), "{told}");
    assert_eq!(share(&told, "hit"), 0, "{told}");
}

/// Who may roll again by a card is told what the dice bring if they stand.
///
/// Rules: coh:card.12, coh:7.0c.
#[test]
fn chances_are_told_to_those_who_may_roll_again() {
    let luck = "hand = { german = [\"12\"] }\n[cards_in_play]\ndeck = { \"12\" = 1 }";
    let mut table = running("", luck);
    let before = odds(&table, "fire B05").expect("everybody is seen");
    assert_eq!(share(&before, "miss"), 21, "{before}");
    table.play(&["fire B05".to_owned()], None).expect("in range");
    let told = odds(&table, "roll 0").expect("it rolls");
    assert_eq!(told["outcomes"], before["outcomes"]);
    table.play(&["roll 0".to_owned()], Some(&[1, 1])).expect("it misses");
    assert_eq!(share(&odds(&table, "keep-roll").expect("sure"), "miss"), 36);
}

/// Both bid nothing: 575 of 1,296 rolls of four dice are higher for one side, 146 are equal.
///
/// Rules: coh:2.1a, coh:3.2.4b.
#[test]
fn the_chance_of_the_initiative_is_told_to_who_bids_last() {
    let mut table = table("coh/pos-a");
    table.play(&["begin".to_owned()], None).expect("everybody is set up");
    assert_eq!(share(&odds(&table, "bid 0").expect("nothing is rolled"), "-"), 36);
    table.play(&["bid 0".to_owned()], None).expect("legal");
    let told = odds(&table, "bid 0").expect("four dice");
    let chance = |result: &str| {
        let all = told["outcomes"].as_array().expect("a list");
        all.iter().find(|it| it["result"] == result).map(|it| it["p"].clone())
    };
    assert_eq!(chance("german"), Some(json!([575, 1296])));
    assert_eq!(chance("soviet"), chance("german"));
    assert_eq!(chance("tie"), Some(json!([73, 648])));
}

/// The position with Soviet mines hidden in a hex, the turn of the infantry in G05.
fn mined(hex: &str) -> AnyTable {
    let mut library = library();
    let path = "coh/scenarios/pos-a.toml";
    let text = library.get(path).expect("the position is there").to_owned();
    let mines = format!(
        "\n[[work]]\nkind = \"mines\"\nhex = \"{hex}\"\ncolor = \"black\"\nnumber = 8\n\
         owner = \"soviet\"\nhidden = true\n"
    );
    library.insert(path, text + &mines);
    let begun = Registry::new(library).begin("coh/pos-a", &BTreeMap::new(), 1);
    let mut table = begun.expect("it opens");
    let acts = ["begin", "bid 0", "bid 0"].map(str::to_owned);
    table.play(&acts, Some(&[6, 6, 1, 1])).expect("Germans take the initiative");
    table.play(&["use A".to_owned()], None).expect("it is ready");
    table
}

/// What is asked before a move says the same wherever mines lie hidden, and no move can be taken back.
///
/// Rules: coh:18.5i, coh:10.0a.
#[test]
fn nothing_that_is_asked_beforehand_tells_of_hidden_mines() {
    let (here, there) = (mined("F05"), mined("A01"));
    let moves = ["move F05", "move F04", "pivot 1", "dig"];
    for answer in moves {
        let odds = [&here, &there].map(|it| it.odds(answer).map_err(|it| it.code().to_owned()));
        assert_eq!(odds[0], odds[1], "{answer}");
        let reach =
            [&here, &there].map(|it| it.reach(Some(answer)).map_err(|it| it.code().to_owned()));
        assert_eq!(reach[0], reach[1], "{answer}");
    }
    let mut table = there;
    let before = table.undo_limit();
    assert_eq!(before.to, 3, "the bids were rolled for");
    table.play(&["move F05".to_owned()], None).expect("legal");
    assert_eq!(table.undo_limit().to, 5, "to go and look binds");
}
