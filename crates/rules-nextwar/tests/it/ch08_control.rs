//! [NW 8.4] Control of hexes and clearing operations.

use kernel::Game;
use rulebook::Forecast;
use rules_nextwar::agenda::Event;
use rules_nextwar::ch08_movement::{Event as MovementEvent, Operation};
use rules_nextwar::terms::Side;

use crate::drive::Drive;
use crate::fields::{field, hex};

/// The operation among events.
#[track_caller]
fn operation(events: &[Event]) -> Operation {
    let found = events.iter().find_map(|it| match it {
        Event::Movement(MovementEvent::Cleared(operation)) => Some(*operation),
        _ => None,
    });
    found.expect("an operation was rolled")
}

const BRIGADES: &str = "segment reorganization
    dprk-a mechanized X 4-4-5-8/2-2-5-8 1/1 at 0303
    dprk-b mechanized X 4-4-5-8/2-2-5-8 1/1 at 0303
    dprk-c mechanized X 4-4-5-8/2-2-5-8 1/1 at 0303\n";

/// ex-6.
/// Rules: nw:8.4.1b, nw:8.4.1c, nw:8.4.1d, nw:8.4.1e, nw:8.4.1f, nw:8.4.1j, nw:8.4.1m.
#[test]
fn three_brigades_fail_to_clear_an_urban_port() {
    let mut war = field("0303=U", &format!("{BRIGADES}port 0303\nclearing 0303 5"));
    assert_eq!(war.question(), "clearing-lead");
    let events = war.play("lead dprk-a", &[6, 5, 5, 5, 5, 5]);
    let rolled = operation(&events);
    assert_eq!((rolled.modifier, rolled.number, rolled.success), (-2, 5, false));
    assert_eq!(war.levels("dprk-a"), 1);
    assert_eq!(war.controller(hex(&war, "0303")), Side::Allied);
    assert_eq!(war.core().clearing.len(), 1, "the marker stays");
}

/// ex-7, with the modifier of the table for infantry with carriers.
/// Rules: nw:8.4.1h, nw:8.4.1i, nw:8.4.
#[test]
fn a_division_more_clears_it() {
    let foot = "dprk-d infantry XX 4-5-4-4/2-3-4-4 2/1 at 0303 levels=1\n";
    let mut war = field("0303=U", &format!("{BRIGADES}{foot}port 0303\nclearing 0303 5"));
    let rolled = operation(&war.play("lead dprk-a", &[8, 5, 5, 5, 5, 5]));
    assert_eq!((rolled.modifier, rolled.success), (0, true));
    assert_eq!(war.controller(hex(&war, "0303")), Side::Dprk);
    assert!(war.core().clearing.is_empty());
}

/// own-9.
/// Rules: nw:8.4.1g, nw:8.4.1e.
#[test]
fn those_who_have_just_landed_clear_worse() {
    let lines = "segment reorganization
        city 0303
        clearing 0303 4
        dprk-a airmobile X 3-4-7-24/2-2-7-24 1/1 at 0303 arrived=airmobile
        dprk-b airmobile X 3-4-7-24/2-2-7-24 1/1 at 0303 arrived=airmobile";
    let mut war = field("", lines);
    let rolled = operation(&war.play("lead dprk-a", &[2, 5, 5, 5, 5, 5]));
    assert_eq!((rolled.modifier, rolled.success), (1, false));
    assert_eq!(war.levels("dprk-a"), 1);
}

/// ex-5.
/// Rules: nw:8.4.1f, nw:8.3.1.2a, nw:8.3.1.3, nw:8.3.1.9.
#[test]
fn every_installation_more_makes_it_harder() {
    let modifier = |hexes: &str, places: &str| {
        let lines =
            format!("{BRIGADES}{places}\nclearing 0303 5\ndprk-d mechanized X 4-4-5-8 1 at 0303");
        let war = field(hexes, &lines);
        war.clearing_modifier(hex(&war, "0303"), war.id("dprk-a"))
    };
    assert_eq!(modifier("0303=U", "airbase 0303"), -1);
    assert_eq!(modifier("", "airbase 0303\nport 0303"), -1);
    assert_eq!(modifier("", "airbase 0303"), 0);
    assert_eq!(modifier("", "city 0303\nport 0303\nchemical 0303"), -2);
}

/// Rules: nw:8.4.1j.
#[test]
fn enough_points_lose_nothing_when_they_fail() {
    let mut war = field("", &format!("{BRIGADES}port 0303\nclearing 0303 6"));
    let rolled = operation(&war.play("lead dprk-a", &[6, 5, 5, 5, 5, 5]));
    assert_eq!((rolled.modifier, rolled.success), (-1, false));
    assert_eq!((war.levels("dprk-a"), war.core().clearing.len()), (2, 1));
}

/// Rules: nw:8.4.1a, nw:8.5.1b, nw:8.3.1.2b, nw:8.3.1.5a.
#[test]
fn whoever_enters_a_place_of_the_enemy_stops_under_a_marker() {
    let foot = "dprk-a infantry X 4-4-5-4 1 at 0302\n";
    for (hexes, place) in
        [("", "city 0303"), ("", "port 0303"), ("", "airbase 0303"), ("0303=U", "")]
    {
        let mut war = field(hexes, &format!("{foot}{place}"));
        // An airbase is rolled for besides.
        let faces: &[u8] = if place.starts_with("airbase") { &[16, 9] } else { &[16] };
        war.play("select dprk-a; move 0303", faces);
        assert_eq!((war.question(), war.core().clearing[0].number), ("choose-mover", 6), "{place}");
        assert_eq!(war.controller(hex(&war, "0303")), Side::Allied);
    }
    // At home nobody clears anything.
    let mut war = field("", &format!("{foot}city 0303\ndprk 0303\ncontrol allied 0303"));
    war.play("select dprk-a; move 0303", &[]);
    assert_eq!((war.question(), war.core().clearing.len()), ("march", 0));
}

/// Rules: nw:8.4.1k, nw:8.4.1l.
#[test]
fn leaving_a_clearing_takes_the_whole_allowance_and_joining_it_respects_the_limit() {
    let lines = "city 0303
        clearing 0303 4
        dprk-a mechanized X 4-4-5-8 2 at 0303
        dprk-b infantry XX 4-4-5-4 2 at 0302
        dprk-c infantry X 4-4-5-4 1 at 0203";
    let mut war = field("", lines);
    war.play("select dprk-b; move 0303; select dprk-c", &[]);
    assert_eq!(war.refusal("move 0303"), "nw:8.4.1l");
    let mut war = field("", lines);
    war.play("select dprk-a; move 0304", &[]);
    assert_eq!((war.question(), war.core().clearing.len()), ("choose-mover", 0));
}

/// Rules: nw:8.4.2a, nw:8.4.2b, nw:8.3.1.5b.
#[test]
fn a_city_can_be_passed_by_and_an_urban_hex_cannot() {
    let foot = "dprk-a infantry X 4-4-5-4 1 at 0302\n";
    let mut war = field("0303=r", &format!("{foot}city 0303\nprimary 0302 0303"));
    war.play("select dprk-a; bypass 0303", &[]);
    assert_eq!(war.refusal("stop"), "nw:8.4.2a");
    war.play("move 0304; move 0305", &[]);
    assert_eq!(war.question(), "choose-mover", "two for the rough ground, one and one");
    assert!(war.core().clearing.is_empty());
    assert_eq!(war.controller(hex(&war, "0303")), Side::Allied);
    let refusal = |hexes: &str, lines: &str| {
        let mut war = field(hexes, &format!("{foot}{lines}"));
        war.play("select dprk-a", &[]);
        war.refusal("bypass 0303")
    };
    assert_eq!(refusal("0303=U", ""), "nw:8.3.1.5b");
    assert_eq!(refusal("", ""), "nw:8.4.2a", "nothing to pass by");
    assert_eq!(refusal("0303=m", "city 0303"), "nw:8.4.2a", "no points to go on");
    let guard = "city 0303\nrok-x infantry XX 5-6-5-4 2 at 0304";
    assert_eq!(refusal("", guard), "nw:8.4.2a", "it would have to stop");
}

/// Rules: nw:8.4.2c.
#[test]
fn nobody_passes_by_over_a_bridge() {
    let lines = "dprk-a infantry X 4-4-5-4 1 at 0302\ncity 0303\n";
    let water = "all-water 0302/0303\nprimary 0302 0303";
    let mut war = field("", &format!("{lines}{water}"));
    war.play("select dprk-a", &[]);
    assert_eq!(war.refusal("bypass 0303"), "nw:8.4.2c");
}

/// own-42.
/// Rules: nw:8.4, nw:8.4.1.2a, nw:8.4.1.2b.
#[test]
fn control_passes_in_the_reorganization_to_whoever_was_there_last() {
    let lines = "segment second-movement
        kind contested dprk
        town 0303
        city 0304
        control dprk 0303 0304
        rok-a infantry X 4-4-5-4 1 at 0302";
    let mut war = field("", lines);
    war.play("select rok-a; move 0303; move 0304", &[]);
    assert_eq!(war.controller(hex(&war, "0303")), Side::Dprk, "not yet");
    war.play("stop; end; end", &[5, 5, 5, 5, 5]);
    assert_eq!(war.controller(hex(&war, "0303")), Side::Allied);
    assert_eq!(war.controller(hex(&war, "0304")), Side::Allied, "without clearing");
    assert!(war.must_clear(Side::Dprk, hex(&war, "0304")), "the enemy must clear again");
}

/// Sixteen cities are being cleared, with every marker there is; the seventeenth is entered all the
/// same, and of a cup that was filled again the last marker has a 6.
///
/// Rules: nw:8.4.1a.
#[test]
fn a_place_is_cleared_even_where_every_marker_lies_on_the_map() {
    let numbers = [2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6];
    let mut lines = "dprk-a infantry X 4-4-5-4 1 at 0606\ncity 0607\n".to_owned();
    for (at, number) in numbers.into_iter().enumerate() {
        let hex = format!("{:02}{:02}", at % 4 + 1, at / 4 + 1);
        lines.push_str(&format!("city {hex}\nclearing {hex} {number}\n"));
        lines.push_str(&format!("dprk-{at} infantry X 4-4-5-4 1 at {hex}\n"));
    }
    let mut war = field("", &lines);
    assert_eq!(war.core().cup, Vec::<u8>::new());
    war.play("select dprk-a; move 0607", &[16]);
    let there = hex(&war, "0607");
    let marker = war.core().clearing.iter().find(|it| it.hex == there);
    assert_eq!(marker.map(|it| it.number), Some(6));
}

/// Rules: nw:8.4.1j, nw:8.4.1m.
#[test]
fn two_points_are_enough_for_an_installation() {
    let two = BRIGADES.lines().take(3).collect::<Vec<_>>().join("\n");
    let mut war = field("", &format!("{two}\nport 0303\nclearing 0303 6"));
    let rolled = operation(&war.play("lead dprk-a", &[6, 5, 5, 5, 5, 5]));
    assert_eq!((rolled.modifier, rolled.success), (-1, false));
    assert_eq!(war.levels("dprk-a"), 2);
}

/// Rules: nw:8.3.1.10b, nw:6.3.1, nw:8.4.
#[test]
fn a_fortification_is_lost_to_the_enemy_and_an_airbase_can_be_overrun_anew_once_retaken() {
    let lines = "segment second-movement
        kind contested dprk
        dprk 0101..0702
        dmz-north 0302
        airbase 0304
        control dprk 0304
        overrun 0304
        rok-a infantry X 4-4-5-4 1 at 0303
        rok-b infantry X 4-4-5-4 1 at 0305";
    let mut war = field("", lines);
    let (north, base) = (hex(&war, "0302"), hex(&war, "0304"));
    assert_eq!(war.fortification_of(north), Some(Side::Dprk));
    assert!(war.core().overrun.contains(base));
    war.play("select rok-a; move 0302; stop; select rok-b; move 0304; stop", &[]);
    while war.core().turn == 2 {
        war.play_any("end");
    }
    assert_eq!(war.fortification_of(north), None);
    assert!(!war.core().overrun.contains(base));
}

/// A game that begins in the middle: nobody has entered the hexes this turn.
///
/// Rules: nw:2.8a, nw:8.4, nw:8.4.1.2a.
#[test]
fn whoever_is_in_a_hex_controls_it_from_the_reorganization_on() {
    let lines = "segment reorganization
        dprk 0101..0702
        town 0303
        city 0304 0305
        control dprk 0305
        dprk-a infantry X 4-4-5-4 1 at 0303
        dprk-b infantry X 4-4-5-4 1 at 0304
        rok-a infantry X 4-4-5-4 1 at 0305";
    let text = crate::fields::field_text("", &format!("turn 2 of 4\n{lines}"));
    let war = crate::stage::stage_rolling(&text, &[5, 5, 5, 5, 5]).0;
    let controller = |number: &str| war.controller(hex(&war, number));
    assert_eq!(controller("0303"), Side::Dprk, "a town is taken by being there");
    assert_eq!(controller("0304"), Side::Allied, "a city must be cleared");
    assert_eq!(controller("0305"), Side::Allied, "but not at home");
    assert_eq!((war.pools(Side::Dprk).points, war.pools(Side::Allied).points), (1, 3));
}

/// Rules: nw:8.4.1k, nw:8.5.8.2b.
#[test]
fn a_beachhead_alone_clears_nothing() {
    let lines = "segment second-movement
        kind contested dprk
        dprk 0102..0707
        port 0202
        clearing 0202 4
        usmc-a marine II 2-2-7-5 1 yellow at 0202
        usmc-b beachhead II 0-2-4-0 0 at 0202";
    let mut war = field("0201=~", lines);
    let events = war.play("select usmc-a; move 0203", &[]);
    assert!(events.contains(&MovementEvent::ClearingGivenUp { hex: hex(&war, "0202") }.into()));
    assert!(war.core().clearing.is_empty());
    war.play("end; end", &[5, 5, 5, 5, 5]);
    assert_eq!(war.question(), "choose-mover", "nobody is asked to lead");
    // Nor is anybody where a game begins so.
    let alone = lines.replace("7-5 1 yellow at 0202", "7-5 1 yellow at 0203");
    let mut war = field("0201=~", &alone);
    war.play("end; end", &[5, 5, 5, 5, 5]);
    assert_eq!((war.question(), war.core().clearing.len()), ("choose-mover", 0));
}

/// Efficiency 5 less the marker's 5, three points of four, a port: −2, so that of ten faces those
/// from 7 on reach the 5. What the next turn rolls has no part in it.
///
/// Rules: nw:8.4.1c, nw:8.4.1e, nw:8.4.1f.
#[test]
fn the_chances_of_a_clearing_are_those_of_its_own_die() {
    let war = field("0303=U", &format!("{BRIGADES}port 0303\nclearing 0303 5"));
    let lead = war.read_action("lead dprk-a").expect("an action");
    let chances = war.chances(&lead).expect("a clearing has chances");
    let told: Vec<(String, (u64, u64))> = chances
        .into_iter()
        .map(|(result, chance)| (result.expect("it has a name").to_string(), chance))
        .collect();
    let expected = [("not-cleared".to_owned(), (7, 10)), ("cleared".to_owned(), (3, 10))];
    assert_eq!(told, expected);
}
