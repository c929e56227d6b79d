//! [AMB 10.3] Where a throw that misses comes down.

use rules_ambush::agenda::Event;
use rules_ambush::state::{Health, Sortie};

use crate::men::man;
use crate::range::{play, range};
use crate::story::{at, tellings};

const FAR: &str = "N M1 prone";

/// Where a throw of C's lies after a nine and this die of the scatter; it is a dud.
#[track_caller]
fn lands(from: &str, target: &str, die: u8) -> String {
    let thrower = format!("C {from} ar=2 ws=0");
    let mut game = range(&[&thrower, FAR, "H A1 ar=2"]);
    let throw = format!("act C; aim grenade; throw grenade {target}");
    let events = play(&mut game, &throw, &[9, die, 0, 1]);
    hex_of(&game, &events)
}

/// The number of the hex where a throw lies.
#[track_caller]
fn hex_of(game: &Sortie, events: &[Event]) -> String {
    let thrown = &tellings(events, "Thrown")[0];
    let lies = |it: &String| thrown.contains(&format!("landed: Spot {{ hex: {:?},", at(game, it)));
    let columns = 'A'..='M';
    let mut hexes = columns.flat_map(|it| (1..=11).map(move |row| format!("{it}{row}")));
    hexes.find(lies).expect("it lies on the map")
}

/// The same for every die from 0 to 9.
#[track_caller]
fn all(from: &str, target: &str) -> Vec<String> {
    (0..10).map(|die| lands(from, target, die)).collect()
}

/// From B7 it comes into B5 through its southern side. Die 0 is the hex beyond, B4, the others
/// follow clockwise; 3 is B6, over which it flew.
///
/// Rules: amb:10.3a, amb:10.3b.
#[test]
fn amb_10_3a_diagram_a_counts_from_the_hex_beyond() {
    let hexes = all("B7", "B5");
    assert_eq!(hexes[..6], ["B4", "C5", "C6", "B6", "A6", "A5"]);
    assert_eq!(hexes[6..], ["B5"; 4]);
}

/// From A6 it comes into C6 between B5 and B6. Die 0 is the far hex on the left hand, D5, the
/// others follow clockwise.
///
/// Rules: amb:10.3a, amb:10.3b.
#[test]
fn amb_10_3a_diagram_b_serves_between_two_hexes() {
    let hexes = all("A6", "C6");
    assert_eq!(hexes[..6], ["D5", "D6", "C7", "B6", "B5", "C5"]);
    assert_eq!(hexes[6..], ["C6"; 4]);
}

/// The same seen from the other side: the left hand of a throw to the west is the south.
///
/// Rules: amb:10.3a.
#[test]
fn amb_10_3a_the_diagram_turns_with_the_throw() {
    assert_eq!(all("E6", "C6")[..6], ["B6", "B5", "C5", "D5", "D6", "C7"]);
    // From A4 to B4 south-east: beyond B4 lies C5.
    assert_eq!(all("A4", "B4")[..3], ["C5", "B5", "A5"]);
}

/// Rules: amb:10.3c.
#[test]
fn ex_109_what_would_come_back_to_the_thrower_stays_in_the_hex_aimed_at() {
    assert_eq!(lands("B6", "B5", 3), "B5");
    assert_eq!(lands("B6", "B5", 2), "C6", "next to him is not too near");
}

/// Beyond A4, at the edge, there is nothing; between E4 and the barn D3 is a wall (ruling K94).
///
/// Rules: amb:10.3a, amb:10.3c.
#[test]
fn amb_10_3a_nothing_scatters_off_the_map_or_through_a_wall() {
    assert_eq!(lands("C4", "A4", 0), "A4");
    assert_eq!(lands("E6", "E4", 5), "E4");
    assert_eq!(lands("E6", "E4", 4), "D4", "beside the barn");
}

/// L is aimed at, M stands beside him: M is hit as if he had been meant.
///
/// Rules: amb:10.3d, amb:10.1i.
#[test]
fn amb_10_3d_it_does_beside_the_hex_what_it_would_have_done_in_it() {
    let men = ["C B7 ar=2 ws=0", "H A1 ar=2", "L B5 pc=0", "M C5 pc=0"];
    let mut game = range(&men);
    // A nine misses, 1 is C5, M sees it too late, no dud, an eight incapacitates.
    play(&mut game, "act C; aim grenade; throw grenade B5", &[9, 1, 9, 5, 0, 8]);
    assert_eq!(man(&game, 'M').health, Health::Incapacitated);
    assert_eq!(man(&game, 'L').health, Health::Fit);
}

/// C1 lies at the northern edge: a throw along it comes in between B1 and nothing, or D1 and
/// nothing. What would scatter off the map stays in C1.
///
/// Rules: amb:10.3a, amb:10.3c.
#[test]
fn amb_10_3a_along_the_edge_of_the_map_diagram_b_serves_too() {
    assert_eq!(all("A1", "C1")[..6], ["C1", "D1", "C2", "B1", "C1", "C1"]);
    assert_eq!(all("E1", "C1")[..6], ["B1", "C1", "C1", "C1", "D1", "C2"]);
}
