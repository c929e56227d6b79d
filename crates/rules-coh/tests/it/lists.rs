//! The list of answers and the check of an answer say the same, in every firefight.

use std::collections::BTreeSet;

use kernel::Game;
use rules_coh::{Action, Firefight, Options};
use testkit::{conformance, swarm};

use crate::data::{firefight, names};
use crate::stage::ground;

/// More answers than any firefight takes.
const STEPS_MAX: u32 = 200_000;

#[test]
fn list_and_check_agree_in_every_firefight() {
    for name in names() {
        let compared = conformance::check_lists(&firefight(&name), 1, STEPS_MAX);
        assert!(compared > 10_000, "{name}: only {compared} answers were compared");
    }
}

/// Everything at once on little ground: every card in the deck or with a unit, aircraft, artillery,
/// works, hidden units, vehicles that carry.
fn gathering() -> Firefight {
    let options = Options { cautious: Some(true), ..Options::default() };
    let deck =
        ["2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "20", "30", "40", "41"];
    let deck: Vec<String> = deck.iter().map(|it| format!("\"{it}\" = 1")).collect();
    let rows = ["..ww..ss....", ".w....ss..c.", "...tt....cc.", "............", ".g..hh...mm."];
    let mut drawing = ground(&[&rows[..], &rows[..]].concat())
        .options(options)
        .with(&format!("[cards_in_play]\ndeal = 4\ndraw = 1\ndeck = {{ {} }}", deck.join(", ")))
        .with("[[work]]\nkind = \"wire\"\nhex = \"D04\"")
        .with("[[work]]\nkind = \"trench\"\nhex = \"C03\"\nfront = 2\nflank = 2")
        .with("[[work]]\nkind = \"mines\"\nhex = \"F05\"\ncolor = \"red\"\nnumber = 7\nowner = \"soviet\"")
        .with("[[oba]]\nforce = \"german\"\ncard = \"oba1\"\nuses = 3\nsmoke = true")
        .with("[[oba]]\nforce = \"soviet\"\ncard = \"oba4\"\nuses = 3")
        .with("[[exit]]\nforce = \"german\"\nhexes = [\"J01\"]")
        .with("[[air]]\nunit = \"IL\"\nrounds = [1, 2, 3]")
        .with("[[air]]\nunit = \"JU\"\nrounds = [1, 2, 3]");
    let germans = [
        ("G1", "infantry-43", "A02", "cards = [\"V01\"]\nweapons = [\"w1\"]"),
        ("G2", "infantry-43", "B03", "cards = [\"V05\"]\nweapons = [\"w2\"]"),
        ("G3", "panzer-grenadier", "C03", "cards = [\"V07\", \"V12\"]"),
        ("G4", "panzer-engineer", "B05", "cards = [\"V30\"]\nweapons = [\"w6\"]"),
        ("G5", "mortar-8cm", "A05", "cards = [\"V14\"]"),
        ("G6", "sniper-german", "A04", "hidden = true"),
        ("G7", "sdkfz-251-1", "B08", "cards = [\"V11\"]"),
        ("G8", "pak40", "B09", ""),
        ("G9", "tiger-1e", "C08", "cards = [\"V04\", \"V09\"]"),
        ("JU", "stuka", "A06", ""),
    ];
    let soviets = [
        ("S1", "rifle-43", "G02", "cards = [\"V06\"]\nweapons = [\"w3\"]"),
        ("S2", "rifle-43", "F03", "cards = [\"V08\"]\nweapons = [\"w4\"]"),
        ("S3", "smg", "E03", "cards = [\"V13\"]\nhidden = true"),
        ("S4", "maxim", "F06", "cards = [\"V10\"]"),
        ("S5", "mortar-82mm", "H05", ""),
        ("S6", "zis-3", "H07", "cards = [\"V03\"]"),
        ("S7", "gaz", "H08", ""),
        ("S8", "t-34c", "F08", "cards = [\"V15\"]"),
        ("S9", "m3-apc-aa", "G10", "cards = [\"V02\"]"),
        ("IL", "il-2", "J06", ""),
    ];
    for (id, kind, hex, more) in germans {
        drawing = drawing.unit_with(id, kind, hex, 3, more);
    }
    for (id, kind, hex, more) in soviets {
        drawing = drawing.unit_with(id, kind, hex, 0, more);
    }
    drawing.drawn().game
}

#[test]
fn list_and_check_agree_where_everything_comes_together() {
    let start = gathering();
    for seed in 0..6 {
        conformance::check_lists(&start, seed, STEPS_MAX);
    }
}

/// As many games as `LISTS_GAMES` says, of the firefight `LISTS_SCENARIO` or of all; now and then
/// all that can be said is tried, not only where a question comes up for the first time.
#[test]
#[ignore = "takes as long as it is told to"]
fn list_and_check_agree_in_many_games() {
    let games = std::env::var("LISTS_GAMES").map_or(20, |it| it.parse().expect("a number"));
    let only = std::env::var("LISTS_SCENARIO").ok();
    let mut starts: Vec<(String, Firefight)> =
        names().into_iter().map(|it| (it.clone(), firefight(&it))).collect();
    starts.push(("gathering".to_owned(), gathering()));
    starts.retain(|(name, _)| only.as_ref().is_none_or(|only| name == only));
    assert!(!starts.is_empty(), "no firefight is called {only:?}");
    for (name, start) in starts {
        for seed in 0..games {
            conformance::check_lists(&start, seed, STEPS_MAX);
            compare_all_now_and_then(&start, &name, seed);
        }
    }
}

/// How many steps lie between two of which everything is tried.
const EVERY: u64 = 31;

fn compare_all_now_and_then(start: &Firefight, name: &str, seed: u64) {
    let vocabulary = start.vocabulary();
    let mut step = seed;
    swarm::play(start, seed, STEPS_MAX, &mut |game, _| {
        step += 1;
        if !step.is_multiple_of(EVERY) {
            return;
        }
        let listed: BTreeSet<Action> = game.answers().into_iter().collect();
        for action in &vocabulary {
            let (text, place) = (|| game.action_text(action), || game.asked());
            let may = game.may(action).is_ok();
            let fault = if may { "accepted but not listed" } else { "listed but refused" };
            let same = listed.contains(action) == may;
            assert!(same, "{name}, seed {seed}: {} is {fault}, {:?}", text(), place());
        }
    });
}
