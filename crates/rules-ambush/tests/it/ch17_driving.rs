//! [AMB 17.2, 17.3, 17.4, 17.9] Facing, driving, accidents. Row 6 with row 5 is a road from A6 to
//! M6: B5, C6, D5, E6, F5, the bridge G6, H5. In condition 2 nothing happens on it.

use rules_ambush::agenda::Event;
use rules_ambush::state::{ArBox, Health, Place, Sortie};
use testkit::Drive;

use super::men::{asked, man, told};
use super::range::{ar, health, play, range};
use super::stage::{begin, begin_changed};
use super::wheels::{checks, parked, vehicle, wheels};

/// Five hexes of road, the low allowance of a car.
const FIVE: &str = "drive B5; drive C6; drive D5; drive E6; drive F5";

/// In Rounds: C drives a jeep in A6, D sits beside him, H has a turn after them.
#[track_caller]
fn rounds(car: &str, more: &[&str]) -> Sortie {
    let car = wheels(car);
    let men = ["C aboard=[0,0] ar=1", "D aboard=[0,1] ar=1", "H A1 ar=1", "L M1"];
    range(&[&["condition = 2", &car], more, &men].concat())
}

/// In Operations: C drives.
#[track_caller]
fn operations(vehicles: &str, more: &str) -> Sortie {
    begin(&format!("condition = 2\nus = [{{ who = \"C\", aboard = [0, 0] }}]\n{more}\n{vehicles}"))
}

/// Rules: amb:17.2a, amb:17.2d.
#[test]
fn a_vehicle_faces_on_as_it_came_and_backs_without_turning() {
    let mut game = operations(&wheels("jeep A6 B5"), "");
    game.play("take wheel jeep", &[]);
    assert_eq!(game.refused("drive C6").rule.0, "amb:17.2a", "one hex at a time");
    game.play("drive B5", &[]);
    assert_eq!(game.refused("turn C5").rule.0, "amb:17.2a", "it looks at C5 already");
    game.play("drive A6", &[]);
    assert_eq!(game.refused("turn B5").rule.0, "amb:17.2a", "it has backed");
    // It turns to B6, goes there, and looks on at C7.
    game.play("drive B6", &[]);
    assert_eq!(game.refused("turn C7").rule.0, "amb:17.2a");
    let mut game = rounds("jeep A6 B5", &[]);
    game.play(&format!("act C; take wheel jeep; {FIVE}; turn E5; turn G5; turn F6"), &[]);
    assert_eq!(parked(&game, "jeep").as_deref(), Some("F5"), "turning is free");
}

/// Rules: amb:17.3b.
#[test]
fn no_vehicle_enters_building_rubble_crater_or_river_and_no_tank_woods() {
    let counters = "counters = [{ terrain = \"crater\", hexes = \"B6\" }, \
                    { terrain = \"rubble\", hexes = \"A5\" }]";
    let refuses = |words: &str, wheel: &str, hex: &str, allowed: bool| {
        let vehicles = [wheels("jeep A11 B11"), wheels(words)].concat();
        let start = format!(
            "condition = 2\n{counters}\nus = [{{ who = \"C\", aboard = [1, 0] }}]\n{vehicles}"
        );
        let tank = start.replace("aboard = [1, 0]", "aboard = [0, 0]");
        let mut game = begin(if wheel == "sherman" { &tank } else { &start });
        game.play(&format!("take wheel {wheel}"), &[]);
        if allowed {
            assert!(game.offers(&format!("drive {hex}")), "{wheel} {hex}");
        } else {
            assert_eq!(game.refused(&format!("drive {hex}")).rule.0, "amb:17.3b", "{wheel} {hex}");
        }
    };
    for (at, toward, to) in
        [("A6", "A7", "B6"), ("A6", "A7", "A5"), ("C3", "C4", "D3"), ("F5", "F4", "G5")]
    {
        refuses(&format!("staff-car {at} {toward}"), "staff-car", to, false);
        refuses(&format!("sherman {at} {toward}"), "sherman", to, false);
    }
    refuses("sherman A2 A3", "sherman", "B2", false);
    refuses("staff-car A2 A3", "staff-car", "B2", true);
}

/// Rules: amb:17.3c.
#[test]
fn in_operations_there_is_no_accident_check() {
    let mut game = operations(&wheels("jeep A6 B5"), "");
    let way = format!("take wheel jeep; {FIVE}; drive G6; drive H5; drive I6; drive J5; drive K6");
    assert_eq!(checks(&game.play(&way, &[])), 0);
    // Neither for a tire that an unseen rifleman hits: D9 lets one fire, here from C9.
    let start = format!("us = [{{ who = \"C\", aboard = [0, 0] }}]\n{}", wheels("jeep D8 D9"));
    let mut game = begin_changed(&start, &[("from = \"H8\"", "from = \"C9\"")]);
    let events = play(&mut game, "take wheel jeep; drive D9", &[9, 9, 0, 0]);
    assert_eq!((checks(&events), vehicle(&game, "jeep").flat), (0, true));
}

/// Rules: amb:17.3d.
#[test]
fn in_operations_a_third_vehicle_does_not_enter_a_hex() {
    let two = [wheels("kubelwagen B5 C5 wrecked"), wheels("staff-car B5 C5")].concat();
    let mut game = operations(&[wheels("jeep A6 B5"), two].concat(), "");
    game.play("take wheel jeep", &[]);
    assert_eq!(game.refused("drive B5").rule.0, "amb:17.3d");
    let mut game =
        operations(&[wheels("jeep A6 B5"), wheels("kubelwagen B5 C5 wrecked")].concat(), "");
    game.play("take wheel jeep; drive B5", &[]);
}

/// Rules: amb:17.4e.
#[test]
fn in_rounds_a_full_hex_is_passed_but_not_stopped_in() {
    let two = |hex: &str, ahead: &str| {
        [
            wheels(&format!("kubelwagen {hex} {ahead} wrecked")),
            wheels(&format!("staff-car {hex} {ahead}")),
        ]
    };
    let full = two("B5", "C5");
    let mut game = rounds("jeep A6 B5", &full.each_ref().map(String::as_str));
    game.play("act C; take wheel jeep; drive B5", &[]);
    assert_eq!(game.refused("done").rule.0, "amb:17.4e");
    game.play("drive C6; done", &[]);
    assert_eq!(parked(&game, "jeep").as_deref(), Some("C6"));
    // With a flat tire the fifth point is the last: nothing is left to go on with.
    let full = two("F5", "E5");
    let mut game = rounds("jeep A6 B5 flat", &full.each_ref().map(String::as_str));
    game.play("act C; take wheel jeep; drive B5; drive C6; drive D5; drive E6", &[]);
    assert_eq!(game.refused("drive F5").rule.0, "amb:17.4e");
    game.play("done", &[]);
}

/// Rules: amb:17.1f, amb:17.4a.
#[test]
fn driving_is_the_drivers_turn_and_nobody_elses() {
    let mut game = rounds("jeep A6 B5", &[]);
    let mut passenger = game.clone();
    passenger.play("act D", &[]);
    assert_eq!(passenger.refused("take wheel jeep").rule.0, "amb:17.1f");
    game.play("act C; take wheel jeep; drive B5; done", &[]);
    assert_eq!((ar(&game, 'C'), ar(&game, 'D')), (ArBox::Complete, ArBox::One));
    assert_eq!(game.hex_of(super::men::id(&game, 'D')), vehicle(&game, "jeep").hex);
    assert!(game.offers("act D"));
}

/// Rules: amb:17.1i, amb:17.1h.
#[test]
fn a_flat_tire_or_closed_hatches_bar_the_high_allowance() {
    let mut game = rounds("jeep A6 B5 flat", &[]);
    game.play(&format!("act C; take wheel jeep; {FIVE}"), &[]);
    assert_eq!(game.refused("drive G6").rule.0, "amb:17.4b");
    let mut game = rounds("jeep A6 B5", &[]);
    game.play(
        &format!("act C; take wheel jeep; {FIVE}; drive G6; drive H5; drive I6; drive J5"),
        &[4],
    );
    assert_eq!(game.refused("drive K6").rule.0, "amb:17.4b", "nine points are all");
    let tank = |words: &str| {
        let mut game = range(&["condition = 2", &wheels(words), "H A1 ar=1", "L M1"]);
        game.play("act tank sherman; take wheel sherman; drive B5; drive C6; drive D5", &[]);
        game
    };
    assert_eq!(tank("sherman A6 B5 closed ar=1").refused("drive E6").rule.0, "amb:17.4b");
    assert!(tank("sherman A6 B5 ar=1").offers("drive E6"));
}

/// C at the sixth point of road, in this car, with this Driving Skill.
fn speeding(car: &str, reads: &[u8]) -> (Sortie, Vec<Event>) {
    let mut game = rounds(&format!("{car} A6 B5"), &[]);
    game.play(&format!("act C; take wheel {car}; {FIVE}"), &[]);
    let events = play(&mut game, "drive G6", reads);
    (game, events)
}

/// Rules: amb:17.4d, amb:17.9a, amb:17.9b.
#[test]
fn ex_146_the_sixth_point_is_an_accident_check() {
    let (game, events) = speeding("jeep", &[4]);
    assert!(told(&events, "AccidentChecked die: Some(4) result: None"));
    assert_eq!(asked(&game), "drive");
    let (_, events) = speeding("jeep", &[5, 2]);
    assert!(told(&events, "AccidentChecked die: Some(5) Regained"));
    // A captured car: Driving Skill 3, so 4 is too much.
    let (_, events) = speeding("kubelwagen", &[4, 2]);
    assert!(told(&events, "AccidentChecked die: Some(4) Regained"));
    let (_, events) = speeding("kubelwagen", &[3]);
    assert!(told(&events, "AccidentChecked die: Some(3) result: None"));
    // D cannot drive at all, and in a captured car he may not.
    let start =
        format!("us = [{{ who = \"D\", aboard = [0, 0] }}]\n{}", wheels("kubelwagen A6 B5"));
    assert_eq!(begin(&start).refused("take wheel kubelwagen").rule.0, "amb:14e");
}

/// Rules: amb:17.9b.
#[test]
fn the_accident_table_of_cars() {
    let places = |game: &Sortie| ['C', 'D'].map(|it| matches!(man(game, it).place, Place::At(_)));
    let (game, _) = speeding("jeep", &[9, 3]);
    assert_eq!((ar(&game, 'C'), ar(&game, 'D')), (ArBox::Complete, ArBox::One), "it stops");
    assert!(asked(&game) != "drive" && parked(&game, "jeep").as_deref() == Some("G6"));
    // From the bridge it can go to F5, F6, H5 or H6.
    let (game, _) = speeding("jeep", &[9, 7, 0]);
    let at = parked(&game, "jeep").expect("it is on the map");
    assert!(["F5", "F6", "H5", "H6"].contains(&at.as_str()), "{at}");
    assert_eq!((ar(&game, 'C'), ar(&game, 'D')), (ArBox::Panic, ArBox::Panic));
    // 4 outside is panic for whoever lies prone, 5 inside takes him out.
    let (game, _) = speeding("jeep", &[9, 8, 4, 4]);
    assert!(vehicle(&game, "jeep").wrecked && places(&game) == [true; 2]);
    assert_eq!((health(&game, 'C'), ar(&game, 'C')), (Health::Fit, ArBox::Panic));
    let (game, _) = speeding("jeep", &[9, 9, 5, 2]);
    assert_eq!((health(&game, 'C'), health(&game, 'D')), (Health::Incapacitated, Health::Fit));
}

/// A Sherman at its fourth point, with an accident.
fn skidding(turns: u8, reads: &[u8]) -> (Sortie, Vec<Event>) {
    let tank = wheels(&format!("sherman A6 B5 ar={turns}"));
    let mut game = range(&["condition = 2", &tank, "H A1 ar=1", "L E6 prone"]);
    game.play("act tank sherman; take wheel sherman; drive B5; drive C6; drive C7", &[]);
    let events = play(&mut game, "drive C8", reads);
    (game, events)
}

/// Rules: amb:17.9b, amb:17.4d.
#[test]
fn the_accident_table_of_tanks() {
    // Five crewmen: Driving Skill 6. A fast move costs three points of five.
    let (game, events) = skidding(1, &[6]);
    assert!(checks(&events) == 1 && asked(&game) == "drive");
    let (mut game, _) = skidding(1, &[7, 3]);
    assert_eq!(asked(&game), "tank-turn", "it stops, its crew goes on");
    assert_eq!(game.refused("load gun").rule.0, "amb:17.13d", "two points are left");
    game.play("pass", &[]);
    // It loses the points of its next turn, not that turn's hatches alone.
    let (mut game, _) = skidding(2, &[7, 7]);
    game.play("pass; act tank sherman", &[]);
    assert_eq!(game.offered(), ["pass"]);
    let (game, _) = skidding(1, &[7, 9]);
    assert!(vehicle(&game, "sherman").immobilized && !vehicle(&game, "sherman").wrecked);
    assert_eq!(asked(&game), "tank-turn");
}

/// Rules: amb:7.1f, amb:17.4a, amb:17.4b.
#[test]
fn amb_7_1f_a_car_leaves_the_map_in_rounds_where_the_mission_is_left() {
    let jeep = wheels("jeep B5 A6");
    let lines =
        ["condition = 2", &jeep, "C aboard=[0,0] ar=1", "D aboard=[0,1] ar=1", "H B2 ar=1", "L M1"];
    let mut game = range(&lines);
    game.play("act C; take wheel jeep", &[]);
    assert_eq!(game.refused("leave").rule.0, "amb:7.1f", "B5 is no edge");
    let events = game.play("drive A6; leave", &[]);
    assert!(told(&events, "Left"), "{events:?}");
    for letter in ['C', 'D'] {
        assert!(matches!(crate::men::man(&game, letter).place, Place::Exited(_)), "{letter}");
    }
    assert_eq!(game.offered(), ["act H", "pass round"]);
}
