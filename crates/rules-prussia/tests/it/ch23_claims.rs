//! Chapter 23: what the Franco-Imperials claim and owe, and what becomes of them without their leader.

use rules_prussia::state::Bearer;
use rules_prussia::{Army, Event, GroupId, Place};

use crate::fight::{FOOT, Go, ROCK, attack, duel};
use crate::stage::Stage;

/// Franco-Imperials who wake with this morale and claim; three of them stand two hexes from Kayna in
/// 0305. Everything up to column 7 lies east of the entrenchments.
fn woken(morale: i16, turn: u8, claim: u8, rear: &str) -> Stage {
    let columns: Vec<String> =
        (1..=7).flat_map(|it| (1..=10).map(move |row| format!("{it:02}{row:02}"))).collect();
    let mut stage = duel()
        .of("rossbach")
        .main(true, false)
        .phase("coalition", "activation")
        .turn(turn)
        .army_morale(14, morale)
        .top(18)
        .region("kayna", "0305")
        .region("reichardtswerben", "0101")
        .region("east-of-entrenchments", &columns.join(" "))
        .leader("l", "coalition-foot", 0, "0505")
        .leader("m", "coalition-horse", 0, "0505")
        .unit("x", "coalition infantry line", FOOT, "0503")
        .unit("y", "coalition infantry line", FOOT, "0505")
        .unit("z", "coalition infantry line", FOOT, "0507")
        .unit("w", "coalition infantry line", FOOT, rear)
        .stage();
    assert_eq!(stage.0.hex(stage.id("cz")), stage.0.scenario().field.grid().find("1001"));
    stage.go("attempt", &[1]);
    stage.go(&format!("claim {claim}"), &[]);
    stage
}

/// The movement of the Franco-Imperials, then the rest of the turn and the next Prussian one.
fn march(stage: &mut Stage, moves: &[(&str, &str)]) -> Vec<Event> {
    let mut events = Vec::new();
    for (unit, to) in moves {
        events.extend(stage.go(&format!("select {unit}"), &[]));
        for hex in to.split(' ') {
            events.extend(stage.go(&format!("move {hex}"), &[]));
        }
        while !stage.offers("end") && !stage.offers(&format!("select {unit}")) {
            let next = if stage.offers("stop") { "stop" } else { "done" };
            if !stage.offers(next) {
                break;
            }
            events.extend(stage.go(next, &[]));
        }
    }
    while stage.0.core().active == Army::Coalition && stage.offers("end") {
        events.extend(stage.go("end", &[]));
    }
    while stage.0.core().active == Army::Prussia && stage.offers("end") {
        events.extend(stage.go("end", &[]));
    }
    events
}

fn morale(stage: &Stage) -> i16 {
    stage.0.army_state(Army::Coalition).current
}

/// Whether the bonus was taken back, and how much.
fn taken_back(events: &[Event]) -> Option<i8> {
    events.iter().find_map(|it| match it {
        Event::Morale { rule: "pg:23.4d", change, .. } => Some(*change),
        _ => None,
    })
}

/// Everybody to and fro, far from the towns.
const IDLE: [[(&str, &str); 5]; 2] = [
    [("x", "0502"), ("y", "0506"), ("z", "0508"), ("w", "0806"), ("cz", "1002")],
    [("x", "0503"), ("y", "0505"), ("z", "0507"), ("w", "0805"), ("cz", "1001")],
];

/// Rules: pg:23.4b, pg:23.4d, pg:23.4c.
///
/// ex-64: at 9 they claim eight and have 17; four turns later, the goal not reached, they have 9 again.
#[test]
fn pg_23_4d_what_was_claimed_is_taken_back_after_four_turns() {
    let mut stage = woken(9, 1, 8, "0805");
    assert_eq!((morale(&stage), stage.0.core().duty.deadline), (17, 4));
    for turn in 1..=3 {
        let events = march(&mut stage, &IDLE[usize::from(turn % 2 == 0)]);
        assert_eq!((taken_back(&events), morale(&stage)), (None, 17), "turn {turn}");
        assert!(stage.0.is_bound_to_advance());
    }
    let events = march(&mut stage, &IDLE[1]);
    assert_eq!((taken_back(&events), morale(&stage)), (Some(-8), 9));
    assert!(!stage.0.is_bound_to_advance());
    assert_eq!(stage.0.core().turn, 5);
}

/// Rules: pg:23.4d.
#[test]
fn pg_23_4d_three_at_a_town_and_nobody_in_the_camp_keep_it() {
    let near =
        [("x", "0404 0304"), ("y", "0405"), ("z", "0407 0406"), ("w", "0704"), ("cz", "0901")];
    // All of the army must be east of the entrenchments: one in column 9 is not.
    let mut stage = woken(9, 1, 8, "0805");
    march(&mut stage, &near);
    assert!(stage.0.is_bound_to_advance());
    assert_eq!(stage.at("cz"), "0901");
    // With three in place nobody has to move any more, but the camp must still be left.
    march(&mut stage, &[("cz", "0801 0701")]);
    assert_eq!((stage.at("cz").as_str(), stage.0.is_bound_to_advance()), ("0701", false));
    for _ in 3..=5 {
        assert_eq!((taken_back(&march(&mut stage, &[])), morale(&stage)), (None, 17));
    }
    // Left behind to the end, one unit costs the whole bonus.
    let mut stage = woken(9, 1, 8, "0805");
    march(&mut stage, &near);
    let mut events = Vec::new();
    for _ in 2..=4 {
        events.extend(march(&mut stage, &[]));
    }
    assert_eq!((taken_back(&events), morale(&stage)), (Some(-8), 9));
}

/// Rules: pg:23.4d.
#[test]
fn pg_23_4d_the_last_turn_is_the_last_moment() {
    assert_eq!(woken(9, 11, 8, "0805").0.core().duty.deadline, 12);
    assert_eq!(woken(9, 9, 8, "0805").0.core().duty.deadline, 12);
    assert_eq!(woken(9, 8, 8, "0805").0.core().duty.deadline, 11);
}

/// Rules: pg:23.6b, pg:23.6a, pg:9.1a.
///
/// He commands the army and his wing; lost, he leaves the wing to a replacement and the army to nobody.
#[test]
fn pg_23_6b_without_hildburghausen_the_foot_is_led_worse() {
    let fought = |dice: &[u8]| {
        let mut stage = duel()
            .of("rossbach")
            .variant("hildburghausen")
            .cv([5, 5, 3, 3])
            .unit("a", "prussia infantry line", ROCK, "0505")
            .unit("x", "coalition infantry line", ROCK, "0504")
            .leader("duke", "coalition-foot commander 3", 1, "0504")
            .stage();
        attack(&mut stage, "0504", "0505");
        stage.go("roll", dice);
        stage
    };
    let foot = GroupId::basic(Army::Coalition, false);
    let horse = GroupId::basic(Army::Coalition, true);
    let leads = |stage: &Stage| {
        let duke = stage.leader_id("duke");
        (stage.0.commander(Army::Coalition), stage.0.initiative(duke), stage.0.cv(foot))
    };
    // A 5 leaves him unhurt.
    let well = fought(&[2, 5]);
    let duke = well.leader_id("duke");
    assert_eq!(leads(&well), (Some(duke), 3, 3));
    assert_eq!(well.0.morale_modifier(well.id("x")), 1);
    for dice in [[2, 6, 2], [2, 6, 6]] {
        let lost = fought(&dice);
        assert_eq!(leads(&lost), (None, 0, 2));
        assert_eq!(lost.0.cv(horse), 3, "the horse as before");
        // The replacement stands in his hex, without his worth, and leads the wing.
        let state = lost.0.leader(duke);
        assert_eq!(state.bearer, Bearer::Replacement);
        assert_eq!(state.place, Place::Map(lost.hex("0504")));
        assert_eq!(lost.0.morale_modifier(lost.id("x")), 0);
        assert_eq!(lost.0.army_state(Army::Prussia).cs, 0);
    }
}
