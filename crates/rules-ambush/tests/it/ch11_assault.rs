//! [AMB 11, 11.1, 11.4] Assaults: chance, roll, what it does.

use kernel::Game;
use rules_ambush::state::{ArBox, Captivity, Health, Sortie};
use testkit::Drive;

use crate::acting::acting;
use crate::men::{ar, man, told};
use crate::range::{chance, play, range};

/// D stands in I7 with his turn, against the soldiers of these lines.
fn melee(lines: &[&str]) -> Sortie {
    let mut game = range(&[&["H A1 ar=2"], lines].concat());
    play(&mut game, "act D", &[]);
    game
}

/// The chance of an assault on somebody in I7.
#[track_caller]
fn chance_of(attacker: &str, defender: &str) -> i8 {
    let game = melee(&[&format!("D I7 ar=2 {attacker}"), &format!("X I7 {defender}")]);
    let assault = game.read_action("assault X kill").expect("an action");
    assert!(game.offers("assault X kill"));
    game.attack_chance(assault).expect("an assault has a chance")
}

/// D has Weapon Skill +1, X +2 and is neither wounded nor panicked: 7 + 1 - 3 - 2.
///
/// Rules: amb:11.1c, amb:11.1d, amb:11.1e, amb:11.1f, amb:11.4b.
#[test]
fn ex_37_a_charge_against_an_old_hand() {
    let begun = melee(&["D I9 ar=2 ws=1", "X I7"]);
    let mut game = begun.clone();
    let events = play(&mut game, "go I8; go I7; assault X kill", &[2, 7]);
    let items = r#"items: [("amb:11.4a", 1), ("amb:11.4b", -2), ("amb:11.4d", -3)]"#;
    assert_eq!(chance(&events), format!("{{ base: 7, {items}, total: 3 }}"));
    assert_eq!(man(&game, 'X').health, Health::Incapacitated);
    let mut game = begun;
    let events = play(&mut game, "go I8; go I7; assault X kill", &[4]);
    assert!(told(&events, "Assaulted die: 4 result: None"));
    assert_eq!(man(&game, 'X').health, Health::Fit);
}

/// Rules: amb:11.1c.
#[test]
fn amb_11_1c_the_base_chance_is_seven_in_every_case() {
    let stances = ["standing", "crouching", "prone"];
    assert_eq!(stances.map(|it| chance_of("ws=0", &format!("{it} ws=0"))), [7; 3]);
    // I5 is the mill, B4 open ground; no weapon is needed.
    for hex in ["I5", "B4"] {
        let us = format!("D {hex} ar=2 ws=0 arms= ammo=");
        let game = melee(&[&us, &format!("L {hex} arms=")]);
        let assault = game.read_action("assault L capture").expect("an action");
        assert_eq!(game.attack_chance(assault), Some(7));
    }
}

/// Rules: amb:11.4b, amb:11.4e, amb:13.1d, amb:13.2c.
#[test]
fn ex_126_the_skill_of_a_defender_who_can_use_it() {
    assert_eq!(chance_of("ws=0", "ws=2"), 5);
    assert_eq!(chance_of("ws=0", "ws=1"), 6);
    assert_eq!(chance_of("ws=0", "prone ws=2"), 5, "he lies, but is well");
    assert_eq!(chance_of("ws=0", "ws=2 ar=panic"), 7);
    assert_eq!(chance_of("ws=0", "ws=-1"), 7, "clumsiness does not help the other");
}

/// A wound takes his skill from him and changes nothing else.
///
/// Rules: amb:11.4e.
#[test]
fn amb_11_4e_a_wounded_defender_only_loses_his_skill() {
    assert_eq!(chance_of("ws=0", "ws=2 marks=wounded"), 7);
    assert_eq!(chance_of("ws=0", "ws=0 marks=wounded"), 7);
    assert_eq!(chance_of("ws=0", "ws=-2 marks=wounded"), 7);
}

/// Rules: amb:11.4c.
#[test]
fn amb_11_4c_a_wounded_attacker_has_two_less() {
    assert_eq!(chance_of("ws=0 marks=wounded", "ws=0"), 5);
    assert_eq!(chance_of("ws=1 marks=wounded", "ws=2"), 4);
}

/// A in the hex of L is unaware: his skill of 2 does not count, 7 is within the chance.
///
/// Rules: amb:11.4b, amb:11.4f, amb:11.1b.
#[test]
fn amb_11_4f_who_was_not_aware_is_so_after_the_assault() {
    let start = r#"us = [{ who = "A", hex = "D4", ar = "unaware", ws = 2 },
        { who = "B", hex = "A1", ar = "1" }]
        germans = [{ who = "L", hex = "D4", ar = "1" }]"#;
    // The action number, then a nine.
    let (game, events) = acting(833, start, &[4, 9]);
    assert!(told(&events, "Assaulted purpose: Kill total: 7"));
    assert_eq!((ar(&game, 'A'), man(&game, 'A').health), (ArBox::Complete, Health::Fit));
    // A seven hits; a zero frightens: he is aware and panicked.
    let (game, _) = acting(833, start, &[4, 7, 10]);
    assert_eq!(ar(&game, 'A'), ArBox::Panic);
}

/// Rules: amb:11.1b.
#[test]
fn amb_11_1b_the_squad_kills_or_captures_and_germans_kill() {
    let game = melee(&["D I7 ar=2", "L I7"]);
    let assaults = game.offered().into_iter().filter(|it| it.starts_with("assault"));
    assert_eq!(assaults.collect::<Vec<_>>(), ["assault L kill", "assault L capture"]);
    // Whatever the number, a German means to kill, also whoever lies wounded.
    let start = r#"us = [{ who = "A", hex = "D4", stance = "prone", marks = ["wounded"] },
        { who = "B", hex = "A1", ar = "1" }]
        germans = [{ who = "L", hex = "D4", ar = "1" }]"#;
    for number in 1..=10 {
        let (_, events) = acting(833, start, &[number, 9]);
        assert!(told(&events, "Assaulted purpose: Kill"));
    }
}

/// Rules: amb:11.1d, amb:2.11f.
#[test]
fn amb_11_1d_zero_always_hits_and_nine_always_misses() {
    // Who hits rolls once more; a zero on the table is panic.
    let hits = |men: &[&str], assault: &str, reads: &[u8]| {
        told(&play(&mut melee(men), assault, reads), "Assaulted result: Some((0,")
    };
    // 7 + 2: a nine is within the number and misses.
    let strong = ["D I7 ar=2 ws=2", "L I7 ws=0"];
    assert!(hits(&strong, "assault L kill", &[8, 0]));
    assert!(!hits(&strong, "assault L kill", &[9]));
    // 7 - 2 - 2 - 3 - 2 = -2 with one movement point to I7: a zero hits, a one does not.
    let weak = ["D I8 ar=2 ws=-2 marks=wounded", "X I7 ws=2"];
    assert!(hits(&weak, "go I7; assault X kill", &[0, 0]));
    assert!(!hits(&weak, "go I7; assault X kill", &[1]));
}

/// What an assault that hits does to L, by the die on the Assault table.
#[track_caller]
fn done(purpose: &str, german: &str, die: u8) -> String {
    let mut game = melee(&["D I7 ar=2 ws=0", &format!("L I7 {german}")]);
    play(&mut game, &format!("assault L {purpose}"), &[0, die]);
    let him = man(&game, 'L');
    let result = match (him.captivity, him.health, him.ar) {
        (Captivity::Captured, ..) => "captured",
        (_, _, ArBox::Panic) => "panic",
        (_, Health::Fit, _) => "fit",
        (_, Health::Wounded, _) => "wound",
        (_, Health::Incapacitated, _) => "out",
        (_, Health::Killed, _) => "killed",
    };
    result.to_owned()
}

/// Rules: amb:11.1e, amb:11.1f.
#[test]
fn amb_11_1e_the_kill_row() {
    let row: Vec<String> = (0..10).map(|die| done("kill", "standing", die)).collect();
    assert_eq!(row[..3], ["panic"; 3]);
    assert_eq!(row[3..6], ["wound"; 3]);
    assert_eq!(row[6..8], ["out"; 2]);
    assert_eq!(row[8..], ["killed"; 2]);
}

/// Rules: amb:11.1e.
#[test]
fn amb_11_1e_the_capture_row_takes_whoever_lies_or_is_wounded_more_easily() {
    let row = |german: &str| (0..10).map(|die| done("capture", german, die)).collect::<Vec<_>>();
    let standing = row("standing");
    assert_eq!(standing[..3], ["panic"; 3]);
    assert_eq!(standing[3..6], ["wound"; 3]);
    assert_eq!(standing[6..], ["captured"; 4]);
    assert_eq!(row("crouching"), standing);
    assert_eq!(row("prone")[3..], ["captured"; 7]);
    assert_eq!(row("marks=wounded")[3..], ["captured"; 7]);
}
