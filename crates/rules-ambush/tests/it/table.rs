//! What the table tells beyond the rules: the shop, what is going on, what was chosen, chances.

use std::collections::BTreeMap;

use kernel::{Game, Viewer};
use rulebook::Forecast;
use rules_ambush::Options;
use rules_ambush::agenda::Event;
use rules_ambush::state::{Held, Sortie};
use scene::{FigureValue, Show};
use testkit::Drive;

use crate::men::{asked, id};
use crate::missions::mission;
use crate::range::{play, range};
use crate::stage::begin;
use crate::story::play_then;

/// What is going on, by the key of its text.
fn happening(game: &Sortie) -> String {
    game.scene(Viewer::Spectator).happening.expect("something is going on").key
}

/// The keys of what is told of events, in their order.
fn keys(game: &Sortie, events: &[Event]) -> Vec<String> {
    let told = events.iter().filter_map(|it| game.tell(it, Viewer::Spectator));
    told.map(|it| it.message.key).collect()
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
    assert_eq!(ammo, ["⅕", "⅓", "1"]);
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
    assert_eq!(happening(&begin(us)), "ambush-now-heard");
    assert_eq!(happening(&begin(&format!("condition = 4\n{us}"))), "ambush-now-unheard");
    let round = r#"
        round = 1
        advantage = "us"
        us = [{ who = "A", hex = "C5", ar = "2" }]
        germans = [{ who = "L", hex = "F5", ar = "complete" }]"#;
    assert_eq!(happening(&begin(round)), "ambush-now-two-turns");
    let waiting = Sortie::begin(mission("corbeau"), Options::default());
    assert_eq!(happening(&waiting), "ambush-now-preparing");
}

/// Rules: amb:5.1c.
#[test]
fn amb_5_1c_what_was_chosen_is_told_in_the_words_of_the_choice() {
    let mut game = begin(r#"us = [{ who = "C", hex = "A11" }]"#);
    game.play("with C; go B10", &[]);
    // A program reads there what each answer means.
    assert!(listed(&game, "choices-en")["choose 1"].contains("Leave it"));
    assert!(listed(&game, "choices-it")["choose 1"].contains("Lasciarla"));
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

/// A die of six or more leaves a throw that missed where it was meant to go; 0 takes it beyond.
///
/// Rules: amb:10.3b.
#[test]
fn amb_10_3b_what_goes_wide_and_stays_is_not_told_to_come_down_elsewhere() {
    let told = |scatter: u8| {
        let mut game = range(&["C A6 ar=2 ammo=grenade", "H A1 ar=2", "N M1 prone"]);
        play(&mut game, "act C; aim grenade", &[]);
        let events = play_then(&mut game, "throw grenade D6", &[9, scatter, 9, 9]);
        keys(&game, &events)[0].clone()
    };
    assert_eq!(told(7), "ambush-thrown-wide-there");
    assert_eq!(told(10), "ambush-thrown-wide");
}

/// Rules: amb:5.9a.
#[test]
fn amb_5_9a_it_is_told_what_the_dice_of_a_paragraph_decide() {
    let told = |face: u8| {
        let mut game = begin(r#"us = [{ who = "C", hex = "C11" }]"#);
        let events = game.play("with C; go C10", &[face]);
        keys(&game, &events).into_iter().find(|it| it.starts_with("ambush-story-rolled"))
    };
    assert_eq!(told(3).as_deref(), Some("ambush-story-rolled"));
    assert_eq!(told(8).as_deref(), Some("ambush-story-rolled-nothing"));
}

/// Wounded before, F is wounded again by a mine and carried off the map: he costs nothing.
///
/// Rules: amb:15c, amb:15d, amb:3.2d.
#[test]
fn amb_15c_points_that_come_back_are_for_one_who_is_saved_and_the_end_is_told() {
    let mut game = begin(
        r#"
        us = [{ who = "A", hex = "A7" }, { who = "F", hex = "A7", marks = ["wounded"] }]
        marks = [{ mark = "mines", hex = "A6" }]
        "#,
    );
    game.play("with F; go A6", &[9, 3]);
    game.play("with A; go A6", &[5]);
    assert!(game.scene(Viewer::Spectator).outcome.is_none());
    game.play("escort F; leave", &[5]);
    let outcome = game.scene(Viewer::Spectator).outcome.expect("the mission is over");
    let lines: Vec<(&str, i32)> =
        outcome.parts["us"].iter().map(|it| (it.message.key.as_str(), it.number)).collect();
    assert!(lines.contains(&("ambush-score-casualty", -2)), "{lines:?}");
    assert!(lines.contains(&("ambush-score-saved", 2)), "{lines:?}");
    let closing = outcome.closing.expect("it is told what became of the mission");
    let end = format!("{:?}", closing.args["end"]);
    assert!(closing.key.starts_with("ambush-closing-") && end.contains("ambush-ending-"), "{end}");
}

/// The barn D3 has a window toward E3: whoever lies in it neither sees out of it nor is seen.
///
/// Rules: amb:8.2m, amb:8b, amb:8a.
#[test]
fn amb_8_2m_fields_of_view_go_by_stance() {
    let mut game = range(&["C D3 standing ar=1", "H A1 ar=1", "N M1 prone"]);
    play(&mut game, "act C", &[]);
    let overlays = game.overlays(Viewer::Spectator);
    let holds = |id: &str, hex: &str| {
        let overlay = overlays.iter().find(|it| it.id == id).expect("it can be laid over the map");
        overlay.hexes.iter().any(|it| it == hex)
    };
    assert!(holds("sight-standing", "E3") && holds("exposed-standing", "E3"));
    assert!(!holds("sight-prone", "E3") && !holds("exposed-prone", "E3"));
    assert!(holds("sight-prone", "D4"), "a door hides nobody");
    assert!(holds("sight", "E3") && holds("exposed", "A1"));
    let sight = game.sight(Viewer::Spectator, "D3", Some("C")).expect("a hex of the map");
    assert!(sight.seen.contains(&"E3".to_owned()));
    let seen_or_not = sight.seen.len() + sight.blocked.len();
    assert_eq!(seen_or_not, game.board().hexes.len(), "what is not seen has something before it");
}
