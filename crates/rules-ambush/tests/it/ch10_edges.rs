//! [AMB 10] Throws where something is in the way, and what is refused at somebody's feet.

use rules_ambush::state::Sortie;
use testkit::Drive;

use super::men::{asked, told};
use super::range::{play, range, range_on};
use super::story::at;

/// C in A6 throws a grenade into C6, where it lands; then these dice.
#[track_caller]
fn thrown(men: &[&str], reads: &[u8]) -> Sortie {
    let mut game = range(&[&["C A6 ar=2 ws=0", "H A1 ar=2", "N M1 prone"], men].concat());
    play(&mut game, "act C; aim grenade; throw grenade C6", &[&[0], reads].concat());
    game
}

/// Rules: amb:10.2a, amb:10.2b, amb:10.2c.
#[test]
fn amb_10_2_whoever_has_a_turn_throws_and_whoever_has_none_drops() {
    let why = |game: &Sortie, text: &str| {
        let illegal = game.refused(text);
        (illegal.rule.0, illegal.why)
    };
    let game = thrown(&["A C6 ar=1"], &[5]);
    assert_eq!(asked(&game), "react");
    assert_eq!(super::ch13_edges::about(&game).as_deref(), Some("C6"));
    assert_eq!(why(&game, "duck"), ("amb:10.2c", "only who has no turn left drops prone"));
    assert_eq!(why(&game, "act H"), ("amb:10.2a", "a grenade lies at his feet"));
    let game = thrown(&["A C6"], &[5]);
    assert_eq!(why(&game, "throw back"), ("amb:10.2b", "he needs a turn and must not lie prone"));
}

/// A throw that misses between the floors of the tower stays on the floor it was meant for.
///
/// Rules: amb:10a, amb:10.3a.
#[test]
fn amb_10a_in_the_tower_nothing_scatters_out_of_it() {
    let mut game = range_on("b", &["D S13 ar=2 ws=0", "M A1 prone"]);
    play(&mut game, "act D; aim grenade", &[]);
    // A nine misses, 0 would be the hex beyond; it is a dud.
    let events = play(&mut game, "throw grenade S13 up", &[9, 0, 0, 1]);
    let there = format!("landed: Spot {{ hex: {:?}, up: true }}", at(&game, "S13"));
    assert!(format!("{events:?}").contains(&there), "{events:?}");
    assert!(told(&events, "Thrown scatter: Some(0)") && told(&events, "Dud"));
}

/// From S12 the door of the tower is next to him: 7, and no stairs are in the way.
///
/// Rules: amb:10a, amb:10.1e, amb:10.1l.
#[test]
fn amb_10a_from_outside_the_upper_floor_is_a_hex_like_another() {
    let mut game = range_on("b", &["D S12 ar=2 ws=0", "M A1 prone"]);
    play(&mut game, "act D; aim grenade", &[]);
    let events = play(&mut game, "throw grenade S13 up", &[0, 0, 1]);
    assert!(told(&events, "base: 7 total: 7"), "{events:?}");
}

/// The barn D3 has no opening toward C3.
///
/// Rules: amb:10.1c, amb:13.5h.
#[test]
fn amb_10_1c_something_is_thrown_through_a_breach_but_not_beside_it() {
    let through = |side: &str| {
        let mark = format!("marks = [{{ mark = \"breach\", hex = \"D3\", side = \"{side}\" }}]");
        let mut game = range(&[&mark, "C C3 ar=2 ws=0", "N M1 prone"]);
        play(&mut game, "act C; aim grenade", &[]);
        game.offers("throw grenade D3")
    };
    assert!(through("C3"));
    assert!(!through("D2") && !through("C4"));
}

/// L sees it, but has neither a turn to throw it away nor a free change of stance.
///
/// Rules: amb:10.2c, amb:13.2i.
#[test]
fn amb_10_2c_a_wounded_german_does_not_drop() {
    let game = thrown(&["L C6 marks=wounded"], &[4, 5, 0, 0]);
    let l = game.man(super::men::id(&game, 'L'));
    assert_eq!(l.stance, rules_ambush::terms::Stance::Standing);
}

/// Rules: amb:17.11a, amb:17.6l.
#[test]
fn amb_17_6l_nothing_is_thrown_into_a_wreck() {
    let wreck = super::wheels::wheels("kubelwagen C6 D5 wrecked");
    let mut game = range(&[&wreck, "C A6 ar=2 ws=0", "N M1 prone"]);
    play(&mut game, "act C; aim grenade", &[]);
    let illegal = game.refused("throw into grenade kubelwagen");
    assert_eq!((illegal.rule.0, illegal.why), ("amb:17.6l", "the vehicle is out of action"));
}

/// A is up in the tower S13 of map B, C walks into the salvo's paragraph; the die takes A.
///
/// Rules: amb:2.4k, amb:2.4q, amb:10.1i.
#[test]
fn amb_2_4k_a_salvo_on_the_tower_reaches_whoever_is_up_in_it() {
    let start = r#"us = [
        { who = "A", hex = "S13", up = true },
        { who = "C", hex = "C8" },
    ]"#;
    let mut game = super::stage::begin_on("b", start);
    let events = super::story::play_then(&mut game, "with C; go C9", &[9]);
    assert_eq!(super::men::count(&events, "Blasted man: ManId(0)"), 1, "{events:?}");
    assert!(told(&events, "Shelled terrain: Rubble"));
}
