//! [AMB 14, 2.11d, 6.7v, 7.1d] Captured equipment and vehicles; whoever lies in or under them.

use kernel::Game;
use rules_ambush::state::{Health, Sortie};
use rules_ambush::terms::{Ammo, Model};
use testkit::Drive;

use crate::men::{asked, count, hex, man, told};
use crate::range::{clips, play, range};
use crate::stage::begin;
use crate::story::{held, tellings};

const FAR: &str = "N M1 prone";

/// Rules: amb:14a, amb:5.3g, amb:6.7w.
#[test]
fn amb_14a_equipment_is_taken_from_germans_who_are_down_or_captured() {
    for mark in ["killed", "incapacitated", "captured"] {
        let german = format!("L I7 prone marks={mark}");
        let mut game = range(&["C I7 crouching ar=2 arms= ammo=", "H A1 ar=2", &german, FAR]);
        play(&mut game, "act C; handle C; take german-rifle L; done", &[]);
        assert!(held(&game, 'C', Model::GermanRifle).german, "{mark}");
    }
    let mut game = range(&["C I7 crouching ar=2 arms= ammo=", "L I7", FAR]);
    play(&mut game, "act C; handle C", &[]);
    assert_eq!(game.refused("take german-rifle L").rule.0, "amb:14a", "he is active");
    assert_eq!(game.refused("take ammo grenade L").rule.0, "amb:14a");
}

/// C throws a grenade of L's as if it were his own: with Weapon Skill 0 next to him 7. With L's
/// rifle his skill counts one lower.
///
/// Rules: amb:14c, amb:14b.
#[test]
fn amb_14c_a_captured_grenade_is_thrown_without_loss() {
    let us = "C I7 crouching ar=2 ws=0 arms= ammo=";
    let mut game = range(&[us, "H A1 ar=2", "L I7 marks=killed", "M I8", FAR]);
    play(&mut game, "act C; handle C; take ammo grenade L; take german-rifle L; done; done", &[]);
    assert_eq!((clips(&game, 'C', Ammo::Grenade), clips(&game, 'L', Ammo::Grenade)), (1, 0));
    play(&mut game, "act H; pass; act C; change standing", &[]);
    let chance = |game: &Sortie, text: &str| {
        let action = game.read_action(text).expect("an action");
        game.attack_chance(action).expect("an attack has a chance")
    };
    // The rifle of the Germans next to him: 6, +1 at who stands in the open, -1.
    assert_eq!(chance(&game, "fire german-rifle aimed M"), 6);
    play(&mut game, "aim grenade", &[]);
    assert_eq!(chance(&game, "throw grenade I8"), 7);
}

/// It can be carried off, and put down again; nothing else is ever offered.
///
/// Rules: amb:14d, amb:2.4g.
#[test]
fn amb_14d_a_captured_radio_is_of_no_use() {
    let start = r#"us = [{ who = "C", hex = "B5", stance = "crouching" }]
        germans = [{ who = "L", hex = "B5", marks = ["killed"], arms = ["radio"] }]"#;
    let mut game = begin(start);
    game.play("handle C; take radio L; done; with C", &[]);
    assert!(held(&game, 'C', Model::Radio).german);
    assert!(!game.offered().iter().any(|it| it.contains("radio")), "{:?}", game.offered());
    let mut game = range(&["C I7 ar=2 arms=radio", FAR]);
    play(&mut game, "act C", &[]);
    assert!(!game.offered().iter().any(|it| it.contains("radio")), "{:?}", game.offered());
}

/// A soldier at the wheel of a car on the road in A6, in Rounds.
fn at_the_wheel(kind: &str, driver: &str, more: &str) -> Sortie {
    begin(&format!(
        r#"
        condition = 2
        round = 3
        advantage = "us"
        us = [
            {{ {driver}, aboard = [0, 0], ar = "2" }}, {{ who = "H", hex = "A1", ar = "2" }}, {more}
        ]
        germans = [
            {{ who = "N", hex = "M1", stance = "prone" }},
            {{ who = "L", hex = "C6", marks = ["incapacitated"] }},
        ]
        vehicles = [{{ kind = "{kind}", hex = "A6", facing = "B5" }}]
        "#
    ))
}

/// The answer that begins with these words.
#[track_caller]
fn word(game: &Sortie, begins: &str) -> String {
    let mut offered = game.offered().into_iter();
    offered.find(|it| it.starts_with(begins)).expect("it is offered")
}

/// Rules: amb:14e, amb:2.10d.
#[test]
fn amb_14e_who_cannot_drive_cannot_drive_a_captured_car() {
    let driver = r#"who = "D", ds = 0"#;
    let mut game = at_the_wheel("kubelwagen", driver, "");
    game.play("act D", &[]);
    assert!(!game.offered().iter().any(|it| it.starts_with("take wheel")));
    assert_eq!(game.refused("take wheel kubelwagen").rule.0, "amb:14e");
    let mut game = at_the_wheel("jeep", driver, "");
    game.play("act D", &[]);
    assert!(game.offers(&word(&game, "take wheel")), "a jeep he may try");
    // Who has a little skill may, though nothing of it is left in such a car.
    let mut game = at_the_wheel("kubelwagen", r#"who = "D", ds = 1"#, "");
    game.play("act D", &[]);
    assert!(game.offers(&word(&game, "take wheel")));
}

/// Open ground costs two points a hex, and five are slow; with the sixth a die above the skill is
/// an accident. A 4 is within the skill of 4 in a jeep, and one too much in a captured car.
///
/// Rules: amb:14e, amb:2.10d.
#[test]
fn amb_14e_in_a_captured_car_skill_counts_one_lower() {
    let speeding = |kind: &str, faces: &[u8]| {
        let mut game = at_the_wheel(kind, r#"who = "E", ds = 4"#, "");
        game.play("act E", &[]);
        let wheel = word(&game, "take wheel");
        // Not by C6, where L lies.
        game.play(&format!("{wheel}; drive A5; drive B4"), &[]);
        game.play("drive C5", faces)
    };
    let safe = speeding("jeep", &[4]);
    assert!(told(&safe, "AccidentChecked die: Some(4) result: None"));
    // The table's zero: control is regained.
    let slid = speeding("kubelwagen", &[4, 10]);
    assert!(told(&slid, "AccidentChecked die: Some(4)") && !told(&slid, "result: None"));
}

/// L lies incapacitated in C6. The check of who is in the way succeeds with a 10, which reads 0; a
/// 3 would wound and so kills him; the car checks for an accident and has none.
///
/// Rules: amb:2.11d, amb:17.12d.
#[test]
fn amb_2_11d_who_is_inactive_can_be_run_over() {
    let mut game = at_the_wheel("jeep", r#"who = "E", ds = 4"#, "");
    game.play("act E", &[]);
    let wheel = word(&game, "take wheel");
    let events = game.play(&format!("{wheel}; drive B5; drive C6"), &[10, 3, 10]);
    assert!(tellings(&events, "InTheWay")[0].contains("run_over: true"));
    assert_eq!(man(&game, 'L').health, Health::Killed);
}

/// Rules: amb:6.7v.
#[test]
fn amb_6_7v_a_casualty_aboard_is_not_at_risk() {
    let casualty = r#"{ who = "F", aboard = [0, 1], marks = ["incapacitated"] }"#;
    let mut game = at_the_wheel("jeep", r#"who = "E", ds = 4"#, casualty);
    game.play("act E", &[]);
    let wheel = word(&game, "take wheel");
    // No die is rolled.
    let events = game.play(&format!("{wheel}; drive B5; drive B4"), &[]);
    assert_eq!(count(&events, "Dragged"), 0);
    assert_eq!(man(&game, 'F').health, Health::Incapacitated);
    assert_eq!(hex(&game, 'F').as_deref(), Some("B4"));
}

/// Two cars, one of them a wreck, stand in B5 with as many soldiers as one likes: a third finds no
/// room, but goes round.
///
/// Rules: amb:7.1d, amb:7.1c.
#[test]
fn amb_7_1d_a_hex_holds_two_vehicles_and_any_number_of_soldiers() {
    let start = |second: &str| {
        format!(
            r#"
            us = [
                {{ who = "E", aboard = [0, 0] }}, {{ who = "A", hex = "B5" }},
                {{ who = "B", hex = "B5" }}, {{ who = "C", hex = "B5" }},
                {{ who = "D", hex = "B5" }}, {{ who = "F", hex = "B5" }},
            ]
            vehicles = [
                {{ kind = "jeep", hex = "A6", facing = "B5" }},
                {{ kind = "kubelwagen", hex = "B5", facing = "B4", wrecked = true }},
                {second}
            ]
            "#
        )
    };
    let mut game = begin(&start(r#"{ kind = "kubelwagen", hex = "B5", facing = "B4" }"#));
    game.play("with E", &[]);
    let wheel = word(&game, "take wheel");
    game.play(&wheel, &[]);
    assert_eq!(game.refused("drive B5").why, "two vehicles are there");
    game.play("drive B6", &[]);
    let mut game = begin(&start(""));
    game.play("with E", &[]);
    let wheel = word(&game, "take wheel");
    game.play(&format!("{wheel}; drive B5; done"), &[]);
    assert_eq!(hex(&game, 'E').as_deref(), Some("B5"));
    assert_eq!(asked(&game), "operations");
}
