//! [AMB 17.1e–17.1g, 17.5] Seats, crews, command and panic.

use rules_ambush::agenda::Event;
use rules_ambush::state::{ArBox, Place, Sortie};
use testkit::Drive;

use super::men::{boxes, man, told};
use super::range::{ar, dice, may_fire, play, range, refusal, start, total};
use super::stage::{begin, begin_rolling};
use super::wheels::{checks, parked, vehicle, wheels};

/// A Round whose initiative is diced for: the squad's die, against 0 of the Germans.
fn initiative(die: u8, lines: &[&str]) -> (Sortie, Vec<Event>) {
    let text = start(lines).replace("advantage = \"us\"\n", "");
    begin_rolling("corbeau", &text, &dice(&[die, 0]))
}

/// Rules: amb:17.1e, amb:17.5a, amb:17.1g.
#[test]
fn seats_are_numbered_and_one_man_takes_each() {
    let vehicles = [wheels("jeep A6 B5"), wheels("sherman A6 B5")].concat();
    let men = r#"us = [
        { who = "A", aboard = [0, 0], marks = ["incapacitated"] },
        { who = "C", hex = "A6" }, { who = "D", hex = "A6" }, { who = "E", hex = "A5" },
    ]"#;
    let mut game = begin(&format!("{men}\n{vehicles}"));
    game.play("with C", &[]);
    assert_eq!(game.refused("mount jeep 0").rule.0, "amb:17.5a", "A lies in it, hurt or not");
    assert_eq!(
        game.refused("mount jeep 4").rule.0,
        "amb:17.1e",
        "four seats, the driver's among them"
    );
    assert_eq!(game.refused("mount sherman 0").rule.0, "amb:17.1g");
    game.play("mount jeep 2; with C; with D", &[]);
    assert_eq!(game.refused("mount jeep 2").rule.0, "amb:17.5a");
    game.play("mount jeep 3; mount jeep 1; dismount", &[]);
    assert!(matches!(man(&game, 'C').place, Place::Aboard(_, 2)));
    assert!(matches!(man(&game, 'D').place, Place::At(_)), "outside");
    game.play("with D; with E", &[]);
    assert_eq!(game.refused("mount jeep 1").rule.0, "amb:17.5a", "E is in another hex");
    let five = format!("us = [{{ who = \"C\", hex = \"A6\" }}]\n{}", wheels("staff-car A6 B5"));
    let mut game = begin(&five);
    game.play("with C; mount staff-car 4", &[]);
}

/// Rules: amb:17.5d, amb:17.1g.
#[test]
fn whoever_is_in_the_hex_of_a_tank_is_outside_it() {
    let panzer = wheels("panzer-iv E6 D5");
    let mut game = range(&[&panzer, "B A6 ar=1", "H A1 ar=1", "L E6"]);
    assert!(may_fire(&game, "act B", "fire automatic-rifle aimed L"), "he is a target of his own");
    // Three crewmen are hit by a burst, and nobody beside the tank.
    play(
        &mut game,
        "act B; fire vehicle automatic-rifle aimed y front",
        &[9, 9, 0, 8, 5, 4, 3, 9, 9],
    );
    assert_eq!((vehicle(&game, "y").crew, ar(&game, 'L')), (2, ArBox::Complete));
}

/// Rules: amb:17.5c.
#[test]
fn the_number_of_crewmen_sets_the_ratings_of_a_tank() {
    for (crew, skill) in [(5, 1), (4, 0), (3, 0), (2, -1)] {
        let tank = wheels(&format!("sherman A6 B5 ar=1 crew={crew}"));
        let mut game = range(&[&tank, "H A1 ar=1", "L E6 prone"]);
        let events = play(&mut game, "act tank sherman; tank fire bow aimed L", &[9, 9, 9]);
        assert_eq!(total(&events), 7 - 2 + skill, "{crew} crewmen");
    }
    for (crew, die, turns) in [
        (5, 6, ArBox::Two),
        (3, 7, ArBox::One),
        (3, 8, ArBox::Two),
        (2, 8, ArBox::One),
        (1, 9, ArBox::One),
    ] {
        let tank = wheels(&format!("sherman A6 B5 crew={crew}"));
        let (game, _) = initiative(die, &[&tank, "C A1 in=5", "L M1"]);
        assert_eq!(vehicle(&game, "sherman").ar, turns, "{crew} crewmen, {die}");
    }
    // Driving Skill 4 of three crewmen, 6 of four.
    for (crew, reads) in [(3, vec![5, 0]), (4, vec![5])] {
        let tank = wheels(&format!("sherman A6 B5 ar=1 crew={crew}"));
        let mut game = range(&["condition = 2", &tank, "H A1 ar=1", "L M1"]);
        game.play("act tank sherman; take wheel sherman; drive B5; drive C6; drive D5", &[]);
        assert_eq!(checks(&play(&mut game, "drive E6", &reads)), 1, "{crew} crewmen");
    }
}

/// Rules: amb:17.5f.
#[test]
fn a_tank_panics_by_a_low_die_with_a_small_crew_only() {
    for (crew, die, panics) in [
        (1, 1, true),
        (1, 2, true),
        (2, 1, true),
        (2, 2, true),
        (2, 3, false),
        (3, 1, false),
        (5, 2, false),
    ] {
        let tank = wheels(&format!("sherman A6 B5 crew={crew}"));
        let (game, _) = initiative(die, &[&tank, "C A1 in=5", "L M1"]);
        assert_eq!(vehicle(&game, "sherman").ar == ArBox::Panic, panics, "{crew} crewmen, {die}");
    }
}

/// Rules: amb:17.5g, amb:17.5f, amb:17.5h.
#[test]
fn tanks_are_outside_command_and_people_in_cars_are_not() {
    let vehicles = [wheels("sherman A6 B5 crew=2"), wheels("jeep M6 L5")].concat();
    // Initiative 1: 6 is a red number. H sits far from any commander.
    let (game, events) = initiative(6, &[&vehicles, "H aboard=[1,1]", "A A6 in=5", "L M1"]);
    assert_eq!(vehicle(&game, "sherman").ar, ArBox::One);
    assert_eq!(ar(&game, 'H'), ArBox::Panic);
    assert!(told(&events, "Panicked total: Some(1)"));
    let lines = [wheels("sherman A6 B5 ar=complete"), wheels("jeep A5 B5")].concat();
    let mut game = range(&[&lines, "A A6 ar=1", "C aboard=[1,1]", "L M1"]);
    game.play("act A", &[]);
    let gifts: Vec<String> =
        game.offered().into_iter().filter(|it| it.starts_with("give turn")).collect();
    assert_eq!(gifts, ["give turn C"]);
    game.play("give turn C; done", &[]);
    assert_eq!(boxes(&game, "AC"), [ArBox::Complete, ArBox::One]);
}

/// Rules: amb:17.5i, amb:17.9a.
#[test]
fn a_driver_who_panics_under_fire_risks_an_accident_but_not_by_the_initiative_die() {
    let car = wheels("kubelwagen E6 F5");
    let mut game = range(&["condition = 2", &car, "C A6 ar=1", "H A1 ar=1", "W aboard=[0,0]"]);
    // Location 8 with one man aboard: the driver. Damage 1: panic. Driving Skill 4.
    let events = play(
        &mut game,
        "act C; fire vehicle rifle aimed kubelwagen rear",
        &[9, 9, 0, 8, 1, 4, 9, 9],
    );
    assert_eq!((ar(&game, 'W'), checks(&events)), (ArBox::Panic, 1));
    let jeep = wheels("jeep E6 F5");
    let (game, events) = initiative(1, &[&jeep, "H aboard=[0,0]", "A A6 in=5", "L M1"]);
    assert_eq!((ar(&game, 'H'), checks(&events)), (ArBox::Panic, 0));
    assert_eq!(parked(&game, "jeep").as_deref(), Some("E6"));
    assert_eq!(refusal(&game, "act A", "take wheel jeep").0, "amb:17.1f");
}

/// Rules: amb:17.5a, amb:17.1e, amb:13.3c, amb:6.7x.
#[test]
fn amb_17_5a_a_casualty_is_put_beside_the_wheel() {
    let jeep = wheels("jeep A6 B5");
    let men = r#"us = [
        { who = "A", hex = "A6", marks = ["incapacitated"] }, { who = "C", hex = "A6" },
        { who = "D", aboard = [0, 1] },
    ]"#;
    let mut game = begin(&format!("{men}\n{jeep}"));
    game.play("with C; load casualty A jeep", &dice(&[5]));
    assert!(matches!(man(&game, 'A').place, Place::Aboard(_, 2)), "{:?}", man(&game, 'A').place);
    game.play("mount jeep 0; take wheel jeep; drive B5", &[]);
    // With every other seat taken the wheel alone is free, and no place for a casualty.
    let full = r#"us = [
        { who = "A", hex = "A6", marks = ["incapacitated"] }, { who = "C", hex = "A6" },
        { who = "D", aboard = [0, 1] }, { who = "E", aboard = [0, 2] }, { who = "F", aboard = [0, 3] },
    ]"#;
    let mut game = begin(&format!("{full}\n{jeep}"));
    game.play("with C", &[]);
    assert_eq!(game.refused("load casualty A jeep").rule.0, "amb:17.1e");
}
