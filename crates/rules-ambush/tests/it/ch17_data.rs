//! [AMB 17, 17.1, 17.14] What vehicles are: their figures and hit tables, and who decides for them.

use rules_ambush::charts::Penetration::{self, Heavy, Medium, None as No};
use rules_ambush::terms::VehicleKind::{
    self, Jagdpanther, Jeep, Kubelwagen, PanzerIv, Sherman, StaffCar,
};
use testkit::Drive;

use super::range::{chance_of, range};
use super::stage::{begin, mission_with};
use super::wheels::{vehicle, wheels};

/// Rules: amb:17a, amb:17.1a, amb:17.1h, amb:17.14a, amb:17.14b, amb:17.14c, amb:17.14d.
#[test]
fn cars_are_small_and_tanks_are_large_and_each_has_two_speeds() {
    let mission = mission_with("corbeau", "", str::to_owned);
    let is = |kind: VehicleKind, large: bool, seats: u8, speeds: (u8, u8), closes: bool| {
        let row = &mission.charts.vehicles[&kind];
        assert_eq!((row.large, row.seats, row.closes), (large, seats, closes), "{kind:?}");
        assert_eq!((row.slow, row.fast), speeds, "{kind:?}");
        assert_eq!((kind.is_tank(), !row.armor.is_empty()), (large, large), "{kind:?}");
    };
    is(Jeep, false, 4, (5, 9), false);
    is(Kubelwagen, false, 4, (5, 9), false);
    is(StaffCar, false, 5, (5, 10), true);
    is(PanzerIv, true, 5, (3, 6), true);
    is(Sherman, true, 5, (3, 6), true);
    is(Jagdpanther, true, 5, (3, 6), true);
    assert_eq!(VehicleKind::WORDS.len(), 6);
}

/// A column of a hit table from its spans: `T 0-1, B 2-9`.
fn column(spans: &str) -> String {
    let mut letters = [' '; 10];
    for span in spans.split(", ") {
        let (letter, dice) = span.split_once(' ').expect("a letter and its dice");
        let (from, to) = dice.split_once('-').unwrap_or((dice, dice));
        let (from, to): (usize, usize) = (from.parse().unwrap(), to.parse().unwrap());
        letters[from..=to].fill(letter.chars().next().unwrap());
    }
    letters.into_iter().collect()
}

fn hits(kind: VehicleKind) -> Vec<String> {
    mission_with("corbeau", "", str::to_owned).charts.vehicles[&kind].hits.clone()
}

/// Rules: amb:17.14n, amb:17.14o, amb:17.1j.
#[test]
fn where_a_car_is_hit_depends_on_how_many_are_in_it() {
    let four = [
        "T 0-1, B 2-9",
        "T 0-1, B 2-7, D 8-9",
        "T 0, B 1-5, D 6-7, 1 8-9",
        "T 0, B 1-4, D 5-6, 1 7-8, 2 9",
        "T 0, B 1-3, D 4-5, 1 6-7, 2 8, 3 9",
    ];
    let small: Vec<String> = four.iter().map(|it| column(it)).collect();
    assert_eq!(hits(Jeep), small);
    assert_eq!(hits(Kubelwagen), small);
    let fifth = column("T 0, B 1-2, D 3-4, 1 5-6, 2 7, 3 8, 4 9");
    assert_eq!(hits(StaffCar), [small, vec![fifth]].concat());
}

/// Rules: amb:17.14p, amb:17.14q, amb:17.1j, amb:17.1b.
#[test]
fn where_a_tank_is_hit_depends_on_its_side_and_its_hatches() {
    let turreted = [
        "T 0-1, H 2-6, U 7-9",
        "T 0, H 1-4, U 5-6, C 7-9",
        "T 0-3, H 4-6, U 7-9",
        "T 0-2, H 3-4, U 5-6, C 7-9",
        "T 0-1, H 2-6, U 7-9",
        "T 0, H 1-4, U 5-7, C 8-9",
    ];
    let turreted: Vec<String> = turreted.iter().map(|it| column(it)).collect();
    assert_eq!(hits(PanzerIv), turreted);
    assert_eq!(hits(Sherman), turreted);
    let hunter = [
        "T 0-1, H 2-6, G 7-9",
        "T 0, H 1-4, G 5-6, C 7-9",
        "T 0-3, H 4-8, G 9",
        "T 0-2, H 3-6, G 7, C 8-9",
        "T 0-1, H 2-9",
        "T 0-1, H 2-7, C 8-9",
    ];
    assert_eq!(hits(Jagdpanther), hunter.iter().map(|it| column(it)).collect::<Vec<_>>());
    let mission = mission_with("corbeau", "", str::to_owned);
    let armor = |kind: VehicleKind| -> Vec<[Penetration; 3]> {
        mission.charts.vehicles[&kind].armor.clone()
    };
    let thick = [[Medium; 3], [Heavy; 3], [Heavy; 3]];
    assert_eq!((armor(PanzerIv), armor(Sherman)), (thick.to_vec(), thick.to_vec()));
    assert_eq!(armor(Jagdpanther), [[Medium; 3], [Heavy, Heavy, Medium], [Medium, Medium, No]]);
}

/// Rules: amb:17.1a.
#[test]
fn a_large_vehicle_is_easier_to_hit() {
    let at = |words: &str, word: &str| {
        let game = range(&[&wheels(words), "C A6 ar=1", "L M1"]);
        chance_of(&game, &format!("act C; fire vehicle rifle aimed {word} rear"))
    };
    // Rifle at four hexes 6, small +1, large +3 held at 8.
    assert_eq!(at("kubelwagen E6 F5", "kubelwagen"), 7);
    assert_eq!(at("panzer-iv E6 F5", "y"), 8);
}

/// Rules: amb:17b.
#[test]
fn the_player_decides_for_vehicles_of_the_squad_alone() {
    let start = format!(
        "us = [{{ who = \"C\", hex = \"A6\" }}]\n{}{}{}",
        wheels("panzer-iv M6 L5 wrecked"),
        wheels("kubelwagen A6 B5"),
        wheels("sherman A5 B5")
    );
    let mut game = begin(&start);
    game.play("with C", &[]);
    for refused in ["take wheel y", "close y", "take wheel kubelwagen"] {
        assert_eq!(game.refused(refused).rule.0, "amb:17b", "{refused}");
    }
    assert!(game.offers("take wheel sherman") && game.offers("close sherman"));
    // Once somebody of the squad is in the car, it is the squad's.
    game.play("mount kubelwagen 0", &[]);
    assert!(game.offers("take wheel kubelwagen"));
    let tanks =
        [wheels("panzer-iv M6 L5 ar=1"), wheels("sherman A5 B5 ar=1"), "C A6 ar=1".to_owned()];
    let game = range(&tanks.each_ref().map(String::as_str));
    assert!(game.offers("act tank sherman") && !game.offers("act tank y"));
}

/// Rules: amb:17.1c, amb:17.1d.
#[test]
fn hatches_are_free_in_operations_and_take_a_whole_turn_in_rounds() {
    let start = format!(
        "us = [{{ who = \"C\", hex = \"A6\" }}]\n{}{}{}",
        wheels("sherman A5 B5"),
        wheels("jeep A6 B5"),
        wheels("staff-car A7 B7")
    );
    let mut game = begin(&start);
    game.play("close sherman; open sherman; close sherman", &[]);
    assert!(vehicle(&game, "sherman").closed);
    assert_eq!(game.refused("close jeep").rule.0, "amb:17.1c");
    let lines = [wheels("sherman A6 B5 ar=2 crew=4"), "H A1 ar=1".to_owned(), "L M1".to_owned()];
    let mut game = range(&lines.each_ref().map(String::as_str));
    let mut other = game.clone();
    game.play("act tank sherman; close sherman", &[]);
    assert!(vehicle(&game, "sherman").closed);
    assert!(game.offers("act H"), "the turn is over");
    other.play("act tank sherman; load gun", &[]);
    assert_eq!(other.refused("close sherman").rule.0, "amb:17.13j");
}
