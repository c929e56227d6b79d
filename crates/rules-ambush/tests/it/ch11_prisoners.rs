//! [AMB 11.2] Prisoners: what becomes of them, and how they escape.

use rules_ambush::state::{ArBox, Captivity, Health, Place, Sortie};
use rules_ambush::terms::{Model, Stance};
use testkit::Drive;

use crate::men::{ar, asked, count, hex, man, told};
use crate::range::{play, range};
use crate::stage::begin;
use crate::story::{held, play_then};

const FAR: &str = "N M1 prone";

/// P, a sergeant with two turns, is taken prisoner by D in I7.
fn taken(others: &[&str]) -> Sortie {
    let mut game = range(&[&["D I7 ar=2 ws=0", "P I7 ar=2"], others].concat());
    play(&mut game, "act D; assault P capture", &[0, 6]);
    game
}

/// Rules: amb:11.2a, amb:2.1e, amb:2.4c.
#[test]
fn amb_11_2a_a_prisoner_lies_and_has_no_turns() {
    let game = taken(&["H A1 ar=2", FAR]);
    let him = man(&game, 'P');
    assert_eq!((him.captivity, him.stance), (Captivity::Captured, Stance::Prone));
    assert_eq!((him.ar, him.is_active()), (ArBox::Inactive, false));
    assert_eq!(him.health, Health::Fit, "he is not hurt");
    assert_eq!(game.points(), 2, "his card gives two for it");
}

/// Rules: amb:11.2b, amb:14a, amb:5.3g.
#[test]
fn amb_11_2b_a_prisoner_is_disarmed_by_whoever_crouches_beside_him() {
    let mut game = taken(&["E I7 crouching ar=2", "F I7 ar=2", FAR]);
    play(&mut game, "done; act F; handle F", &[]);
    assert_eq!(game.refused("take machine-pistol P").rule.0, "amb:6.7w", "F stands");
    play(&mut game, "done; done; act E; handle E; take machine-pistol P", &[]);
    assert!(held(&game, 'E', Model::MachinePistol).german);
}

/// Rules: amb:11.2c, amb:3.1d.
#[test]
fn amb_11_2c_with_the_last_german_taken_the_round_ends_in_operations() {
    let mut game = taken(&["H A1 ar=1"]);
    // The Round is played to its end (ruling K65): D has a turn left, H has his.
    play(&mut game, "done; act D; pass", &[]);
    assert_eq!(asked(&game), "act");
    let events = play(&mut game, "act H; pass", &[]);
    assert!(told(&events, "Over"));
    assert_eq!(asked(&game), "operations");
    assert_eq!(man(&game, 'P').captivity, Captivity::Captured);
}

/// Rules: amb:11.2c.
#[test]
fn amb_11_2c_one_german_who_is_free_keeps_rounds_going() {
    let mut game = taken(&["H A1 ar=1", FAR]);
    let events = play_then(&mut game, "done; act D; pass; act H; pass", &[]);
    assert!(told(&events, "RoundBegan number: 3"));
    assert!(!told(&events, "Over"));
}

/// Rules: amb:11.2d, amb:5.3l.
#[test]
fn amb_11_2d_in_rounds_a_prisoner_stays_where_he_is() {
    let men = ["D I7 ar=2", "E I7 ar=panic", "L I7 prone marks=captured", FAR];
    let mut game = range(&men);
    play(&mut game, "act D", &[]);
    game.refused("escort L");
    // D goes; E, though panicked, is still there to watch him.
    let events = play(&mut game, "go I8; done", &[]);
    assert_eq!(count(&events, "Escaped"), 0);
    let him = man(&game, 'L');
    assert_eq!((him.captivity, him.stance), (Captivity::Captured, Stance::Prone));
    assert_eq!(hex(&game, 'L').as_deref(), Some("I7"));
}

/// Rules: amb:11.2d, amb:5.3l.
#[test]
fn amb_11_2d_in_operations_a_soldier_of_his_hex_moves_him() {
    let start = r#"us = [{ who = "B", hex = "B5" }, { who = "C", hex = "B7" }]
        germans = [{ who = "L", hex = "B5", marks = ["captured"] }]"#;
    let mut game = begin(start);
    game.play("with C", &[]);
    assert_eq!(game.refused("escort L").rule.0, "amb:5.3l", "C is elsewhere");
    let events = game.play("with B; escort L; go B6; go B7", &[]);
    assert_eq!(hex(&game, 'L').as_deref(), Some("B7"));
    assert_eq!(count(&events, "Escaped"), 0);
    // C takes over: B may go.
    let events = game.play("escort L; go B6", &[]);
    assert_eq!((count(&events, "Escaped"), hex(&game, 'L').as_deref()), (0, Some("B7")));
}

/// The only guard walks off.
///
/// Rules: amb:11.2e, amb:11.2f.
#[test]
fn amb_11_2e_a_prisoner_left_alone_in_rounds_is_free_at_once() {
    let men = ["D I7 ar=2", "E A6 ar=unaware", "L I7 prone marks=captured", FAR];
    let mut game = range(&men);
    let events = play(&mut game, "act D; go I8", &[]);
    assert!(told(&events, "Escaped"));
    assert_eq!(man(&game, 'L').captivity, Captivity::Escaped);
    assert_eq!(ar(&game, 'L'), ArBox::Complete, "he has turns from the next Round on");
    assert_eq!(ar(&game, 'E'), ArBox::Complete, "everybody is aware of it");
    assert!(man(&game, 'L').is_active());
}

/// A grenade of the squad's own, meant for N: B is incapacitated by an 8, L frightened by a 0,
/// which means nothing to who lies captured.
///
/// Rules: amb:11.2e, amb:11.2f, amb:11.2d.
#[test]
fn ex_121_a_guard_who_falls_guards_nobody() {
    let men = [
        "C A6 ar=2 ws=0",
        "B C6 pc=0",
        "E M11 ar=unaware",
        "L C6 prone marks=captured",
        "N C6 prone ar=panic",
    ];
    let mut game = range(&men);
    let throw = "act C; aim grenade; throw grenade C6";
    let events = play(&mut game, throw, &[0, 9, 5, 0, 8, 0, 0]);
    assert_eq!(man(&game, 'B').health, Health::Incapacitated);
    assert!(told(&events, "Escaped"));
    assert_eq!((ar(&game, 'L'), ar(&game, 'E')), (ArBox::Complete, ArBox::Complete));
}

/// B leaves the barn by its window: who lies under it is not seen from outside, and is gone.
///
/// Rules: amb:11.2e, amb:11.2g.
#[test]
fn ex_120_a_prisoner_who_escapes_unseen_out_of_operations_is_gone() {
    let start = r#"us = [{ who = "B", hex = "D3" }, { who = "C", hex = "A11" }]
        germans = [{ who = "L", hex = "D3", stance = "prone", marks = ["captured"] }]"#;
    let mut game = begin(start);
    let events = game.play("with B; go E3", &[]);
    assert!(told(&events, "Escaped") && told(&events, "Vanished"));
    assert_eq!(man(&game, 'L').place, Place::Gone);
    assert_eq!(asked(&game), "operations");
    assert!(!told(&events, "RoundBegan"));
}

/// B leaves by the door and sees him: Rounds begin, and nobody has to become aware. The squad's
/// die 1 loses to the German 7; all have one turn, L the first. His number is 3,
/// his rifle works, and he misses.
///
/// Rules: amb:11.2e, amb:11.2f, amb:11.2g.
#[test]
fn ex_120_a_prisoner_who_escapes_seen_begins_rounds() {
    let start = r#"us = [{ who = "B", hex = "D3", in = 5 }, { who = "C", hex = "A11", in = 5 }]
        germans = [{ who = "L", hex = "D3", stance = "prone", marks = ["captured"],
            ammo = [] }]"#;
    let mut game = begin(start);
    let events = play_then(&mut game, "with B; go D4", &[1, 7, 3, 5, 5, 9]);
    assert!(told(&events, "Escaped") && told(&events, "RoundBegan number: 1"));
    assert!(!told(&events, "Vanished"));
    assert_eq!(count(&events, "Perception"), 0, "awareness is not checked");
    assert!(man(&game, 'C').is_aware() && man(&game, 'B').is_aware());
    // Under condition 1 he would act by 802; column S is 833.
    assert!(told(&events, "paragraph: 833") && !told(&events, "paragraph: 802"));
}

/// W has surrendered at the wheel of his car; the car has become the squad's since.
const IN_CAR: &str = r#"
    germans = [{ who = "W", aboard = [0, 0], marks = ["captured"] }]
    [[vehicles]]
    kind = "kubelwagen"
    hex = "B5"
    facing = "B6"
"#;

/// Rules: amb:11.2d, amb:5.3l, amb:17.5b.
#[test]
fn amb_11_2d_a_prisoner_is_got_out_of_a_car() {
    let start = r#"us = [{ who = "B", hex = "B5" }, { who = "C", hex = "B7" }]"#;
    let mut game = begin(&format!("{start}\n{IN_CAR}"));
    game.play("with B", &[]);
    assert_eq!(game.refused("mount kubelwagen 0").rule.0, "amb:17.5a", "W sits there");
    let events = game.play("escort W", &[]);
    assert!(told(&events, "Dismounted"));
    let him = man(&game, 'W');
    assert_eq!((him.captivity, him.stance), (Captivity::Captured, Stance::Prone));
    let events = game.play("go B6", &[]);
    assert_eq!((hex(&game, 'W').as_deref(), count(&events, "Escaped")), (Some("B6"), 0));
    let mut other = begin(&format!("{start}\n{IN_CAR}"));
    other.play("with C", &[]);
    assert_eq!(other.refused("escort W").rule.0, "amb:5.3l", "C is elsewhere");
}

/// B sat in the car with him and walks off: W is free, and in his car a target as before.
///
/// Rules: amb:11.2e, amb:17.6a, amb:2.11c.
#[test]
fn amb_11_2e_who_escapes_in_a_car_can_be_fired_at_with_it() {
    let car = IN_CAR.replace("hex = \"B5\"", "hex = \"E6\"").replace("\"B6\"", "\"F6\"");
    let start = r#"
        condition = 2
        round = 2
        advantage = "us"
        us = [
            { who = "B", aboard = [0, 1], ar = "2" }, { who = "C", hex = "A6", ar = "1" },
            { who = "H", hex = "A1", ar = "1" },
        ]"#;
    let car = car
        .replace("germans = [", "germans = [{ who = \"N\", hex = \"M1\", stance = \"prone\" }, ");
    let mut game = begin(&format!("{start}\n{car}"));
    // B takes another seat, so that the car is the squad's, and gets out of it and away.
    let events = game.play("act B; mount kubelwagen 2; done; act B; dismount; go E7; done", &[]);
    assert!(told(&events, "Escaped"), "{events:?}");
    game.play("act C", &[]);
    let shots: Vec<String> =
        game.offered().into_iter().filter(|it| it.starts_with("fire vehicle")).collect();
    assert!(!shots.is_empty(), "{:?}", game.offered());
}

/// Rules: amb:11.2h, amb:13.3b.
#[test]
fn amb_11_2h_nothing_is_thrown_at_a_prisoner() {
    let men = ["C A6 ar=2", "B C6", "L C6 prone marks=captured", FAR];
    let mut game = range(&men);
    play(&mut game, "act C; aim grenade", &[]);
    assert_eq!(game.refused("throw grenade C6").rule.0, "amb:11.2h");
    assert!(game.offers("throw grenade C7"), "what scatters there is another matter");
    // N fights on beside him.
    let mut game = range(&["C A6 ar=2", "B C6", "L C6 prone marks=captured", "N C6 prone"]);
    play(&mut game, "act C; aim grenade", &[]);
    assert!(game.offers("throw grenade C6"));
}
