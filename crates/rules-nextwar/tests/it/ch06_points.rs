//! [NW 6.1, 6.3, 7.3.4] Air points, guard by guard.

use std::sync::Arc;

use rules_nextwar::state::Air;
use rules_nextwar::terms::{AirLevel, Side};

use crate::ch06_air::roll;
use crate::stage::stage;

/// Rules: nwk:16.1.1e, nw:6.3a.
#[test]
fn points_are_fixed_turn_by_turn_less_what_is_lost_and_rolled_for_afterwards() {
    let points = |lines: &str, faces: &[u8]| {
        let mut war = stage(&format!("| ..\n dprk 0101\n {lines}"));
        let fixed =
            vec![([4, 3], Air::Contested), ([2, 1], Air::Held(Side::Allied, AirLevel::Advantage))];
        Arc::make_mut(&mut war.scenario).air.fixed = fixed;
        (roll(&mut war, faces), war.core().air)
    };
    assert_eq!(points("turn 1 of 4", &[]), ([4, 3], Air::Contested));
    let second = Air::Held(Side::Allied, AirLevel::Advantage);
    assert_eq!(points("turn 2 of 4", &[]), ([2, 1], second));
    assert_eq!(points("turn 3 of 4", &[6, 4]), ([2, 5], Air::Contested), "the table");
    assert_eq!(points("turn 1 of 4\n air-lost 1 9", &[]).0, [3, 0]);
}

/// Rules: nwk:15.14.
#[test]
fn the_prc_brings_its_points_with_the_option_and_from_its_turn_on() {
    let points = |option: &str, turn: u8| {
        let text = format!("| ..\n dprk 0101\n option intervention {option}\n turn {turn} of 4");
        let mut war = stage(&text);
        Arc::make_mut(&mut war.scenario).air.intervention = Some((3, 5));
        roll(&mut war, &[2, 9])
    };
    assert_eq!(points("off", 3), [4, 2]);
    assert_eq!(points("on", 2), [8, 0], "not yet");
    assert_eq!(points("on", 3), [9, 2], "five more, and none for the Allies");
    assert_eq!(points("on", 4), [8, 3]);
}

/// Rules: nw:6.1b.
#[test]
fn each_airbase_that_a_side_has_lost_adds_one_to_its_own_die_alone() {
    let text = "| ....\n dprk 0101..0201\n airbase 0101 0201 0301\n";
    assert_eq!(roll(&mut stage(text), &[1, 3]), [12, 3]);
    let lost = format!("{text}control allied 0101 0201\n");
    assert_eq!(roll(&mut stage(&lost), &[1, 3]), [10, 3], "1 and 2 read as 3");
    let both = format!("{lost}control dprk 0301\n");
    assert_eq!(roll(&mut stage(&both), &[1, 3]), [10, 2], "3 and 1 read as 4");
}

/// Rules: nw:7.3.4a, nw:7.3.4b.
#[test]
fn only_carriers_at_sea_bring_points_and_only_to_their_own_side() {
    let points = |lines: &str| {
        let text = format!("| ~..\n dprk 0301\n port 0201\n sea yellow-sea dprk dprk\n {lines}");
        roll(&mut stage(&text), &[9, 4])
    };
    assert_eq!(points(""), [4, 2]);
    assert_eq!(points("us-sag sag 3 range 6 at 0101"), [4, 2], "no carrier");
    assert_eq!(points("us-cv carrier 2 range 6 at 0201"), [4, 2], "in port");
    assert_eq!(points("us-cv carrier 2 range 6 at 0101"), [4, 4]);
    assert_eq!(points("prc-cv carrier 2 range 6 at yellow-sea-inshore"), [5, 2]);
    let two = "us-cv carrier 2 range 6 at 0101\n us-cw carrier 2 range 6 at yellow-sea-at-sea";
    assert_eq!(points(two), [4, 5], "two and one");
    let british = |at: &str| points(&format!("cw-cv carrier 2 range 6 at {at}"));
    assert_eq!(british("0101"), [4, 3], "one for a carrier that is not American");
    assert_eq!(british("yellow-sea-at-sea"), [4, 2], "which gives nothing At Sea");
}

/// Rules: nw:6.4a.
#[test]
fn the_side_with_more_points_has_the_level() {
    let level = |faces: &[u8]| {
        let mut war = stage("| ..\n dprk 0101");
        roll(&mut war, faces);
        war.core().air
    };
    // In the first turn: 4 to 0, 12 to 6, 6 to 6.
    assert_eq!(level(&[9, 9]), Air::Held(Side::Dprk, AirLevel::Advantage));
    assert_eq!(level(&[1, 10]), Air::Held(Side::Dprk, AirLevel::Advantage));
    assert_eq!(level(&[6, 10]), Air::Contested);
    let mut war = stage("| ..\n dprk 0101\n turn 3 of 4");
    roll(&mut war, &[9, 1]);
    assert_eq!(war.core().air, Air::Held(Side::Allied, AirLevel::Superiority), "0 to 8");
}
