//! The greedy squad of Ambush!: what it prefers.

use std::path::Path;
use std::sync::Arc;

use catalog::{Files, Findings, Library};
use kernel::dice::SearchDice;
use kernel::{Game, Viewer};
use players::Bot;
use rules_ambush::Options;
use rules_ambush::mission::load;
use rules_ambush::state::{Held, Sortie};
use rules_ambush::terms::Model;

use crate::missions::{add_files, mission};

/// A situation on the map of Corbeau bridge, on the stage of the rule tests.
fn stage(start: &str) -> Sortie {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut library = Library::new();
    add_files(&crates.join("../data/ambush"), "ambush", &mut library);
    for name in ["mission.toml", "script.toml"] {
        let path = crates.join("rules-ambush/tests/data/stage").join(name);
        let text = std::fs::read_to_string(path).expect("the stage is there");
        let text = text.replace("STAGE-MAP", "corbeau").replace("STAGE-EXIT", "M6");
        let text = text.replace("STAGE-GUN", "M10").replace("STAGE-POST", "I6");
        let start = if name == "mission.toml" { start } else { "" };
        library.insert(format!("stage/{name}"), format!("{text}\n{start}"));
    }
    let mut findings = Findings::new();
    let mission = load::read(&mut Files::new(&library), "stage/mission.toml", &mut findings);
    Sortie::begin(Arc::new(mission.unwrap_or_else(|| panic!("{findings}"))), Options::default())
}

/// What the squad answers, whatever the seed.
#[track_caller]
fn choice(game: &Sortie) -> String {
    let answer = |seed| {
        let action = Bot::Greedy.choose_in(game, Bot::Greedy.info().budget, seed);
        game.action_text(&action.expect("the game goes on"))
    };
    for seed in 2..6 {
        assert_eq!(answer(seed), answer(1));
    }
    answer(1)
}

/// What a soldier does first when he gets his turn.
#[track_caller]
fn turn(start: &str, letter: char) -> String {
    let mut game = stage(start);
    let act = game.read_action(&format!("act {letter}")).expect("an action");
    game.apply(&act, &mut SearchDice::new(1)).expect("it is his turn");
    choice(&game)
}

/// Plays on until something is so, or the game is over; whether it came to be so.
fn plays_until(game: &mut Sortie, seed: u64, is_so: impl Fn(&Sortie) -> bool) -> bool {
    let (mut chooser, mut dice) = (SearchDice::new(seed), SearchDice::new(!seed));
    while game.asked().is_some() && !is_so(game) {
        let word = chooser.word();
        let action = Bot::Greedy.choose_in(game, Bot::Greedy.info().budget, word);
        game.apply(&action.expect("an answer"), &mut dice).expect("listed answers are legal");
    }
    is_so(game)
}

/// How many of these the squad has in its hands.
fn carried(game: &Sortie, model: Model) -> usize {
    let gear = game.all_gear().map(|it| game.gear(it)).filter(|it| it.model == model);
    gear.filter(|it| matches!(it.parts[0], Held::By(man) if man.0 < 8)).count()
}

#[test]
fn greedy_fires_at_whom_it_hits_best() {
    // One stands in the road before him, one lies far off in the brush.
    let start = r#"
        [start]
        round = 1
        advantage = "us"
        us = [{ who = "C", hex = "D5", ar = "1" }, { who = "D", hex = "D5", ar = "complete" }, { who = "E", hex = "D5", ar = "complete" }]
        germans = [{ who = "L", hex = "F5", ar = "complete" }, { who = "M", hex = "L5", ar = "complete", stance = "prone" }]
    "#;
    let answer = turn(start, 'C');
    assert!(answer.starts_with("fire rifle") && answer.ends_with(" L"), "{answer}");
}

#[test]
fn greedy_does_not_leave_its_comrades_for_an_enemy_out_of_sight() {
    // Three keep each other calm; whoever runs off alone loses his nerve.
    let start = r#"
        [start]
        round = 1
        advantage = "us"
        us = [{ who = "C", in = 2, command = false, hex = "B3", ar = "1", stance = "crouching" }, { who = "D", in = 2, command = false, hex = "B3", ar = "complete" }, { who = "E", in = 2, command = false, hex = "B3", ar = "complete" }]
        germans = [{ who = "L", hex = "M10", ar = "complete" }]
    "#;
    assert_eq!(turn(start, 'C'), "pass");
}

#[test]
fn greedy_leads_a_prisoner_along_but_not_over_mines() {
    // One is left, with a prisoner, beside the two hexes by which he would go home.
    let next = |[one, other]: [&str; 2]| {
        let mut game = stage(&format!(
            r#"
        [start]
        us = [{{ who = "C", hex = "B6", stance = "crouching" }}]
        germans = [{{ who = "L", hex = "B6", marks = ["captured"] }}]
        marks = [{{ mark = "mines", hex = "{one}" }}, {{ mark = "mines", hex = "{other}" }}]
    "#
        ));
        let alone = game.read_action("with C").expect("an action");
        game.apply(&alone, &mut SearchDice::new(1)).expect("he may go");
        choice(&game)
    };
    assert_eq!(next(["A6", "M10"]), "escort L");
    let answer = next(["A6", "A7"]);
    assert!(answer.starts_with("go A"), "{answer}");
}

#[test]
fn greedy_comes_back_to_its_comrades_if_it_is_out_of_command() {
    // They are in the west, the enemy is in the east.
    let start = r#"
        [start]
        round = 1
        advantage = "us"
        us = [{ who = "C", in = 2, command = false, hex = "C6", ar = "1" }, { who = "D", in = 2, command = false, hex = "A6", ar = "complete" }, { who = "E", in = 2, command = false, hex = "A6", ar = "complete" }]
        germans = [{ who = "L", hex = "M10", ar = "complete" }]
    "#;
    let answer = turn(start, 'C');
    assert!(answer.starts_with("go B"), "{answer}");
}

#[test]
fn greedy_gets_up_to_fire_and_not_for_a_shot_in_vain() {
    let start = |hex: &str, stance: &str| {
        format!(
            r#"
        [start]
        round = 1
        advantage = "us"
        us = [{{ who = "C", hex = "D5", ar = "1", stance = "prone", ws = -2 }}, {{ who = "D", hex = "D5", ar = "complete", stance = "prone" }}, {{ who = "E", hex = "D5", ar = "complete", stance = "prone" }}]
        germans = [{{ who = "L", hex = "{hex}", ar = "complete", stance = "{stance}" }}]
    "#
        )
    };
    assert_eq!(turn(&start("F5", "standing"), 'C'), "change crouching");
    assert_eq!(turn(&start("M6", "prone"), 'C'), "pass");
}

#[test]
fn greedy_leaves_by_the_way_home_once_that_wins() {
    let start = |points: u8| {
        format!(
            r#"
        [start]
        vp_won = {points}
        us = [{{ who = "C", hex = "A6", stance = "crouching" }}, {{ who = "D", hex = "A6", stance = "crouching" }}, {{ who = "E", hex = "A6", stance = "crouching" }}]
    "#
        )
    };
    let leaves = |points| {
        let mut game = stage(&start(points));
        plays_until(&mut game, 1, |it| it.led().iter().count() == 3);
        choice(&game) == "leave"
    };
    assert!(leaves(5));
    assert!(!leaves(4));
}

#[test]
fn greedy_buys_what_tanks_mind_and_then_lies_in_wait() {
    let mut game = mission("bait");
    let waits = |it: &Sortie| it.read_action("wait").is_ok_and(|wait| it.may(&wait).is_ok());
    assert!(plays_until(&mut game, 1, waits));
    assert_eq!(carried(&game, Model::Bazooka), 3);
    let crouched = |it: &Sortie| !choice(it).starts_with("stance ");
    assert!(plays_until(&mut game, 1, crouched));
    assert_eq!(choice(&game), "wait");
}

#[test]
fn greedy_does_not_leave_its_charges_in_the_canoes() {
    let mut seen = 0;
    for seed in 1..=4 {
        let mut game = mission("boat-trip");
        seen += u32::from(plays_until(&mut game, seed, |it| {
            carried(it, Model::Charge) >= 3 && it.steps() > 0
        }));
    }
    assert!(seen >= 2, "in {seen} of 4 games");
}

#[test]
fn greedy_answers_alike_for_the_same_sight() {
    let mut game = mission("corbeau");
    plays_until(&mut game, 3, |it| it.round() > 0);
    let viewer = Viewer::Player(kernel::Seat(0));
    let guess = game.guess(viewer, &mut SearchDice::new(9));
    assert_eq!(choice(&game), choice(&guess));
}
