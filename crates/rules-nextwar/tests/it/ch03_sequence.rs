//! [NW 3.0] The sequence of play.

use kernel::Game;
use kernel::dice::Script;
use rules_nextwar::agenda::Event;
use rules_nextwar::ch03_sequence::Segment;
use rules_nextwar::ch06_air::Event as AirEvent;
use rules_nextwar::ch07_naval::Event as NavalEvent;
use rules_nextwar::ch08_movement::Event as MovementEvent;
use rules_nextwar::state::Air;
use rules_nextwar::state::TurnKind::{self, Contested, Initiative};
use rules_nextwar::terms::AirLevel;
use rules_nextwar::terms::Side::{self, Allied, Dprk};

use crate::drive::Drive;
use crate::fields::{battlefield, hex};
use crate::stage::{stage, stage_rolling};

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

/// What is told of weather, initiative, air and sea, in its order.
fn told(events: &[Event]) -> Vec<String> {
    let told = |it: &Event| match it {
        Event::Weather(_) => Some("weather".to_owned()),
        Event::Initiative(_) => Some("initiative".to_owned()),
        Event::Air(AirEvent::Points { side, .. }) => Some(format!("points {}", side.word())),
        Event::Air(AirEvent::Superiority(_)) => Some("superiority".to_owned()),
        Event::Naval(NavalEvent::Moved { .. }) => Some("ships".to_owned()),
        Event::Naval(NavalEvent::Control { zone, sea_box, .. }) => {
            Some(format!("{} {sea_box:?}", zone.word()))
        }
        _ => None,
    };
    events.iter().filter_map(told).collect()
}

/// A coast with a surface group off it, in the second turn.
const COAST: &str = "
    | ....~
    dprk 0101
    rok-5 infantry XX 5-6-5-4/3-4-5-4 2/1 at 0401
    dprk-8 infantry XX 4-5-4-4/2-3-4-4 2/1 at 0101
    us-sag sag 3 range 6 at yellow-sea-inshore
    turn 2 of 4
    kind initiative dprk
";

/// Rules: nw:2.6.
#[test]
fn nw_2_6_the_die_has_ten_sides_and_its_zero_is_nothing() {
    for (face, die) in
        [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 6), (7, 7), (8, 8), (9, 9), (10, 0)]
    {
        let mut war = stage(COAST);
        let faces = [face, 1];
        let (mut dice, mut events) = (Script::new(&faces), Vec::new());
        war.roll_air_points(&mut dice, &mut events);
        dice.finish().expect("one die for each side");
        let first = events.first();
        assert!(
            matches!(first, Some(Event::Air(AirEvent::Points { roll: Some((it, 0)), .. }))
                if *it == die),
            "{first:?}"
        );
    }
}

/// Rules: nw:3.0c.
#[test]
fn nw_3_0c_the_weather_is_rolled_first_and_storms_send_ships_out_to_sea_at_once() {
    let text = format!("{COAST}segment weather\nsea yellow-sea allied allied\n");
    // Nine is a storm; then two dice for air points, none for the sea.
    let (war, events) = stage_rolling(&text, &[9, 1, 1]);
    let expected =
        ["weather", "ships", "initiative", "points dprk", "points allied", "superiority"];
    assert_eq!(told(&events), expected);
    assert_eq!(war.at("us-sag"), "yellow-sea-at-sea");
    // Four is fair: the ships stay, and the sea is rolled for.
    let (war, events) = stage_rolling(&text, &[4, 1, 1, 1, 1]);
    assert!(!told(&events).contains(&"ships".to_owned()));
    assert_eq!(war.at("us-sag"), "yellow-sea-inshore");
    // In the first turn nothing is rolled for: somebody is asked.
    let war = stage(&text.replace("turn 2", "turn 1"));
    assert_eq!(war.question(), "choose-weather");
}

/// Rules: nw:3.0e, nw:3.0f, nw:3.0g, nw:3.0d.
#[test]
fn nw_3_0e_initiative_then_air_points_then_superiority_then_the_sea() {
    let text = format!(
        "{COAST}segment initiative-air-naval\nsea east-sea allied contested\nvp-turn 7 7\n"
    );
    // Turn 2, dice 0 and 9: ten points for the DPRK and none for the Allies.
    let (war, events) = stage_rolling(&text, &[10, 9, 1, 1]);
    let expected = [
        "initiative",
        "points dprk",
        "points allied",
        "superiority",
        // Inshore where the Allies hold the At Sea box, then the box that they do not hold.
        "east-sea Inshore",
        "yellow-sea AtSea",
    ];
    assert_eq!(told(&events), expected);
    assert_eq!([Dprk, Allied].map(|it| war.pools(it).air.points), [10, 0]);
    assert_eq!([Dprk, Allied].map(|it| war.pools(it).points_this_turn), [0, 0]);
    // A difference of ten is superiority by the table.
    assert_eq!(war.core().air, Air::Held(Dprk, AirLevel::Superiority));
    // In overcast the DPRK keeps a quarter of its ten, rounded up; in storms nothing, and nobody
    // rolls for the sea.
    let (war, _) = stage_rolling(&format!("{text}weather overcast\n"), &[10, 9, 1, 1]);
    assert_eq!(war.pools(Dprk).air.points, 3);
    let (war, events) = stage_rolling(&format!("{text}weather storms\n"), &[10, 9]);
    assert_eq!((war.pools(Dprk).air.points, told(&events).len()), (0, 4));
}

/// Rules: nw:3.0q.
#[test]
fn nw_3_0q_a_combat_goes_through_its_steps_in_order() {
    let mut war = battlefield(
        "",
        "dprk-a infantry XX 9-5-5-4/9-3-5-4 2/1 at 0302
         dprk-b infantry XX 9-5-5-4/9-3-5-4 2/1 at 0302
         rok-x infantry XX 2-3-5-4/1-2-5-4 1/1 at 0303
         rok-y infantry X 0-3-5-4 1 at 0303
         air-points 1 1",
    );
    let mut asked = Vec::new();
    for answer in ["attack 0303", "add dprk-a", "add dprk-b", "announce", "lead dprk-a"] {
        war.play(answer, &[]);
        asked.push(war.question());
    }
    let declared = ["plan-attack", "plan-attack", "plan-attack", "attack-lead", "defense-lead"];
    assert_eq!(asked, declared);
    war.play("lead rok-x", &[]);
    assert_eq!(war.question(), "attack-support", "the attacker commits support first");
    war.play("air 1; done", &[]);
    assert_eq!(war.question(), "defense-support");
    let events = war.play("done", &[9]);
    assert!(
        events.iter().any(|it| matches!(it, Event::Air(AirEvent::Fired { .. }))),
        "air defense fires before the die"
    );
    assert_eq!(war.question(), "roll-combat");
    // 18 to 6: column 8; a seven with one off for the air point reads 1/R.
    war.play("roll", &[7]);
    assert_eq!((war.question(), war.levels("dprk-a")), ("retreat", 2), "the defender first");
    war.play("retreat 0204; retreat 0104; retreat 0304; retreat 0305", &[]);
    assert_eq!((war.question(), war.levels("dprk-a")), ("advance", 1), "then the attacker's loss");
    war.play("advance dprk-b; done", &[]);
    assert_eq!(war.question(), "choose-target", "one combat after the other");
}

/// Rules: nw:3.0r, nw:2.8b.
#[test]
fn nw_3_0r_reorganization_resets_the_air_closes_tunnels_clears_and_then_hands_out_control() {
    let mut war = stage(
        "| .....
         | .....
         dprk 0101..0202
         airfield 0101
         city 0301
         dprk-1 infantry XX 4-5-4-4/2-3-4-4 2/1 at 0301
         dprk-2 infantry XX 4-5-4-4/2-3-4-4 2/1 at 0302
         rok-5 infantry XX 5-6-5-4/3-4-5-4 2/1 at 0502
         dprk-ah helicopter 2 range 12 at 0101 missions=2
         clearing 0301 4
         tunnel 0502 0202
         air-points 3 2
         lift 4 4
         lift-used 2 1
         segment second-movement
         kind initiative allied
         turn 2 of 4",
    );
    war.play("select dprk-2; move 0402", &[]);
    let control = |war: &rules_nextwar::state::War| war.controller(hex(war, "0402"));
    assert_eq!(control(&war), Allied, "nobody takes control as he enters");
    war.play("end; end", &[]);
    assert_eq!((war.question(), war.core().segment), ("clearing-lead", Segment::Reorganization));
    assert_eq!(war.helicopter(war.helicopter_id("dprk-ah")).missions, 0);
    let pools = [Dprk, Allied].map(|it| (war.pools(it).air.points, war.pools(it).lift.used));
    assert_eq!(pools, [(0, 0), (0, 0)]);
    assert!(war.core().tunnels.is_empty());
    assert_eq!(control(&war), Allied, "clearing comes before control");
    let events = war.play_any("lead dprk-1");
    let at = |wanted: fn(&Event) -> bool| events.iter().position(wanted).expect("it is told");
    let cleared = at(|it| matches!(it, Event::Movement(MovementEvent::Cleared(_))));
    let taken = |it: &Event| {
        matches!(it, Event::Movement(MovementEvent::ControlTaken { side: Dprk, points: 0, .. }))
    };
    assert!(cleared < at(taken));
    assert_eq!(control(&war), Dprk);
}

/// Rules: nw:3.0s.
#[test]
fn nw_3_0s_both_sides_place_reinforcements_before_either_uses_replacements() {
    let mut war = stage(
        "| .....
         | .....
         dprk 0101..0202
         dprk-1 infantry XX 4-5-4-4/2-3-4-4 2/1 at 0101 levels=1
         dprk-2 infantry XX 4-5-4-4/2-3-4-4 2/1 at awaited
         rok-1 infantry XX 5-6-5-4/3-4-5-4 2/1 at 0502 levels=1
         rok-2 infantry XX 5-6-5-4/3-4-5-4 2/1 at awaited
         replacements dprk 2
         replacements rok 2
         segment reinforcement
         kind initiative allied
         turn 2 of 4
         ---
         [[reinforcement]]
         turn = 2
         segment = \"reinforcement\"
         side = \"dprk\"
         units = [\"dprk-2\"]
         at = [\"0101\", \"0102\"]
         [[reinforcement]]
         turn = 2
         segment = \"reinforcement\"
         side = \"allied\"
         units = [\"rok-2\"]
         at = [\"0501\", \"0502\"]
        ",
    );
    let mut asked = Vec::new();
    for answer in ["place 0102", "place 0501", "recover rok-1; done", "recover dprk-1"] {
        asked.push((war.question(), war.asked().map(|it| it.seat)));
        war.play(answer, &[]);
    }
    let (dprk, allied) = (Some(Dprk.seat()), Some(Allied.seat()));
    let expected = [
        ("place-reinforcement", dprk),
        ("place-reinforcement", allied),
        ("spend-replacements", allied),
        ("spend-replacements", dprk),
    ];
    assert_eq!(asked, expected);
    assert_eq!((war.levels("rok-1"), war.levels("dprk-1")), (2, 2));
    assert_eq!((war.at("dprk-2"), war.at("rok-2")), ("0102".into(), "0501".into()));
}
