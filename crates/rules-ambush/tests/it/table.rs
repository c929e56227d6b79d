//! What the table tells beyond the rules: the shop, what is going on, what was chosen, chances.

use std::collections::BTreeMap;

use kernel::{Game, Viewer};
use rulebook::Forecast;
use rules_ambush::Options;
use rules_ambush::state::{Held, Sortie};
use scene::{FigureValue, Show};
use testkit::Drive;

use crate::men::{asked, id};
use crate::missions::mission;
use crate::stage::begin;
use crate::story::play_then;

/// What is going on, in English.
fn happening(game: &Sortie) -> String {
    game.scene(Viewer::Spectator).turn_text["en"].clone()
}

/// A table among the facts of the open question.
fn listed(game: &Sortie, name: &str) -> BTreeMap<String, String> {
    let decision = game.asked().expect("something is asked").decision;
    let facts = game.about(&decision);
    let figure = facts.figures.into_iter().find(|it| it.name == name).expect("it is told");
    match figure.value {
        FigureValue::Table(table) => table,
        other => panic!("{name} is a table, not {other:?}"),
    }
}

/// A rifle costs two points and fills a carry box and, with its clip, an ammo box; of clips there
/// are five for a point, of grenades three, bazooka rounds cost one each.
///
/// Rules: amb:4.9a, amb:4.9b, amb:4.9c, amb:4.9d, amb:4.9e, amb:4.9f.
#[test]
fn amb_4_9_the_shop_tells_what_things_cost_and_weigh() {
    let mut game = Sortie::begin(mission("corbeau"), Options::default());
    play_then(&mut game, "squad ready-made", &[]);
    assert_eq!(asked(&game), "equip");
    let (prices, boxes) = (listed(&game, "prices"), listed(&game, "boxes"));
    assert_eq!((prices["rifle"].as_str(), boxes["rifle"].as_str()), ("2", "1+1"));
    assert_eq!((prices["mmg"].as_str(), boxes["mmg"].as_str()), ("5", "3+1"));
    assert_eq!((prices["pistol"].as_str(), boxes["pistol"].as_str()), ("1", "0+2"));
    let ammo = ["rifle-clip", "grenade", "bazooka-round"].map(|it| prices[it].as_str());
    assert_eq!(ammo, ["1/5", "1/3", "1"]);
    assert!(!prices.contains_key("hmg") && !boxes.contains_key("lmg"), "these are not on sale");
}

/// The usual kit is there for the asking until somebody has something, whatever Germans have.
///
/// Rules: amb:4.9a.
#[test]
fn amb_4_9a_a_squad_without_anything_can_take_its_usual_kit() {
    let mut game = Sortie::begin(mission("corbeau"), Options::default());
    play_then(&mut game, "squad ready-made", &[]);
    let mut bought = game.clone();
    bought.play("buy pistol A", &[]);
    assert_eq!(bought.refused("outfit").rule.0, "amb:4.9a");
    game.play("outfit", &[]);
    for letter in 'A'..='H' {
        let him = id(&game, letter);
        assert!(game.all_gear().any(|it| game.gear(it).parts.contains(&Held::By(him))), "{letter}");
    }
}

/// Condition 1 of the stage has activation level 1, condition 4 none.
///
/// Rules: amb:3.2c, amb:5.8b, amb:6.1m.
#[test]
fn amb_5_8b_what_is_going_on_is_told_in_one_line() {
    let us = r#"us = [{ who = "A", hex = "C5" }]"#;
    assert_eq!(happening(&begin(us)), "the squad may be heard");
    assert_eq!(happening(&begin(&format!("condition = 4\n{us}"))), "nobody is listening");
    let round = r#"
        round = 1
        advantage = "us"
        us = [{ who = "A", hex = "C5", ar = "2" }]
        germans = [{ who = "L", hex = "F5", ar = "complete" }]"#;
    assert_eq!(happening(&begin(round)), "those with two turns act");
    let waiting = Sortie::begin(mission("corbeau"), Options::default());
    assert_eq!(happening(&waiting), "the squad gets ready");
}

/// Rules: amb:5.1c.
#[test]
fn amb_5_1c_what_was_chosen_is_told_in_the_words_of_the_choice() {
    let mut game = begin(r#"us = [{ who = "C", hex = "A11" }]"#);
    game.play("with C; go B10", &[]);
    let events = game.play("choose 1", &[]);
    let told = game.tell(&events[0], Viewer::Spectator).expect("everybody hears of it");
    let message = format!("{:?}", told.message);
    assert!(message.contains("Leave it") && message.contains("Lasciarla"), "{message}");
}

/// Rules: amb:1f.
#[test]
fn amb_1f_chances_of_a_step_are_never_tried_and_those_of_a_shot_are_told() {
    let game = begin(
        r#"
        round = 1
        advantage = "us"
        us = [{ who = "C", hex = "D5", ar = "1", arms = ["rifle"], ammo = ["rifle-clip"] }]
        germans = [{ who = "L", hex = "F5", ar = "complete" }]"#,
    );
    let mut turn = game.clone();
    turn.play("act C", &[]);
    let chances = |text: &str| {
        let action = turn.read_action(text).expect("an answer");
        turn.may_know_odds(&action).expect("nothing is refused");
        turn.chances(&action).expect("they are told").len()
    };
    assert_eq!(chances("go D4"), 1);
    assert!(chances("fire rifle aimed L") > 1);
}
