//! [NW 3.0] The sequence of play.

use rules_nextwar::ch03_sequence::Segment;
use rules_nextwar::state::TurnKind::{self, Contested, Initiative};
use rules_nextwar::terms::Side::{self, Allied, Dprk};

/// The segments of a turn of this kind, each with who acts.
fn turn(kind: TurnKind) -> Vec<(&'static str, Option<Side>)> {
    let mut segments = Vec::new();
    let mut next = Some(Segment::Weather);
    while let Some(segment) = next {
        segments.push((segment.word(), segment.phasing(kind)));
        next = segment.next(kind);
    }
    segments
}

/// Rules: nw:3.0a, nw:3.0h, nw:3.0i, nw:3.0j, nw:3.0l, nw:3.0m, nw:3.0n, nw:3.0o, nw:3.0p,
/// nw:5.0b, nw:5.0c.
#[test]
fn nw_3_0a_an_initiative_turn_has_seven_segments_before_the_basic_phase() {
    let (holder, other) = (Some(Allied), Some(Dprk));
    let expected = [
        ("weather", None),
        ("initiative-air-naval", None),
        ("initiative-movement", holder),
        ("initiative-combat", holder),
        ("elite-reaction", other),
        ("exploitation-movement", holder),
        ("exploitation-combat", holder),
        ("reaction-movement", other),
        ("reaction-combat", other),
        ("first-movement", holder),
        ("first-combat", holder),
        ("second-movement", other),
        ("second-combat", other),
        ("reorganization", None),
        ("reinforcement", None),
        ("victory", None),
    ];
    assert_eq!(turn(Initiative(Allied)), expected);
}

/// Rules: nw:3.0b, nw:5.0a, nw:5.0d.
#[test]
fn nw_3_0b_a_contested_turn_goes_straight_to_the_basic_phase() {
    let words: Vec<&str> = turn(Contested(Dprk)).iter().map(|it| it.0).collect();
    let expected = [
        "weather",
        "initiative-air-naval",
        "first-movement",
        "first-combat",
        "second-movement",
        "second-combat",
        "reorganization",
        "reinforcement",
        "victory",
    ];
    assert_eq!(words, expected);
    assert_eq!(Segment::FirstMovement.phasing(Contested(Dprk)), Some(Dprk));
}
