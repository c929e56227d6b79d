//! [NW 6] Air power.

use std::sync::Arc;

use kernel::dice::Script;
use rules_nextwar::agenda::Event;
use rules_nextwar::ch06_air::{Aim, Event as AirEvent};
use rules_nextwar::charts::AirDefenseResult;
use rules_nextwar::scenario::Share;
use rules_nextwar::state::{Air, ScenarioMark, War};
use rules_nextwar::terms::{AirLevel, Side};

use crate::drive::Drive;
use crate::stage::{charts, stage, stage_rolling};

/// Dice and modifiers of the air defense that fired.
fn fired(events: &[Event]) -> Vec<(i8, i8)> {
    let shot = |it: &Event| match it {
        Event::Air(AirEvent::Fired { die, modifier, .. }) => Some((*die, *modifier)),
        _ => None,
    };
    events.iter().filter_map(shot).collect()
}

/// Rolls for air points with these dice; a zero is written 10. Returns the points of both sides.
pub fn roll(war: &mut War, faces: &[u8]) -> [u8; 2] {
    let mut dice = Script::new(faces);
    let totals = war.roll_air_points(&mut dice, &mut Vec::new());
    dice.finish().expect("every die is used");
    war.set_superiority(totals, &mut Vec::new());
    [Side::Dprk, Side::Allied].map(|it| war.pools(it).air.points)
}

/// The table of air points once more: by die, of the DPRK and of the Allies by turn column.
const AIR_POINTS: [([u8; 8], [u8; 8]); 10] = [
    ([12, 10, 6, 4, 3, 2, 1, 0], [6, 8, 10, 12, 14, 18, 24, 30]),
    ([12, 8, 6, 4, 3, 1, 1, 0], [4, 6, 8, 10, 12, 14, 22, 26]),
    ([10, 8, 4, 3, 2, 1, 0, 0], [3, 4, 6, 8, 10, 12, 20, 24]),
    ([10, 6, 4, 3, 2, 0, 0, 0], [3, 4, 6, 8, 8, 12, 20, 22]),
    ([8, 6, 3, 2, 1, 0, 0, 0], [2, 3, 5, 6, 8, 10, 16, 20]),
    ([8, 4, 2, 2, 1, 0, 0, 0], [2, 3, 4, 6, 6, 10, 14, 18]),
    ([6, 4, 2, 1, 1, 0, 0, 0], [1, 2, 4, 5, 6, 8, 12, 16]),
    ([6, 3, 1, 1, 0, 0, 0, 0], [1, 2, 3, 4, 5, 8, 10, 14]),
    ([4, 3, 1, 0, 0, 0, 0, 0], [0, 1, 3, 4, 4, 6, 10, 12]),
    ([4, 2, 0, 0, 0, 0, 0, 0], [0, 0, 2, 3, 4, 6, 8, 10]),
];

/// Rules: nw:6.1c.
#[test]
fn the_table_of_air_points_has_the_printed_values() {
    let chart = charts().air_points;
    for (die, (dprk, allied)) in AIR_POINTS.iter().enumerate() {
        let die = i8::try_from(die).expect("ten dice");
        for (column, turn) in [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (6, 7), (7, 10)] {
            assert_eq!(chart.read(die, turn, Side::Dprk), dprk[column], "die {die}, turn {turn}");
            assert_eq!(chart.read(die, turn, Side::Allied), allied[column], "die {die}");
        }
        assert_eq!(chart.read(die, 9, Side::Allied), allied[6], "turns 7 to 9 share a column");
        assert_eq!(chart.read(die, 16, Side::Allied), allied[7], "the last column has no end");
    }
    assert_eq!(chart.read(12, 1, Side::Dprk), 4, "above 9 as 9");
}

const QUIET: &str = "
    | .....
    dprk 0101..0201
";

/// Rules: nw:6.1a, nw:6.4a.
#[test]
fn ex_2_six_points_against_two_are_an_advantage() {
    let mut war = stage(QUIET);
    assert_eq!(roll(&mut war, &[6, 4]), [6, 2]);
    assert_eq!(war.core().air, Air::Held(Side::Dprk, AirLevel::Advantage));
}

/// Rules: nw:6.1d, nw:4.1, nw:4.1.2b, nwk:11.1.
#[test]
fn own_4_overcast_leaves_the_allies_half_and_the_dprk_a_quarter_rounded_up() {
    let mut war = stage("| ..\n dprk 0101\n weather overcast");
    assert_eq!(roll(&mut war, &[2, 2]), [3, 2], "10 and 3 before");
    assert_eq!(war.core().air, Air::Contested);
}

/// Rules: nw:6.1d, nw:4.1.3b, nwk:11.1.
#[test]
fn storms_leave_the_allies_a_quarter_and_the_dprk_nothing() {
    let mut war = stage("| ..\n dprk 0101\n weather storms\n turn 3 of 4");
    assert_eq!(roll(&mut war, &[1, 1]), [0, 2], "6 and 8 before");
}

/// Rules: nw:6.3a, nw:6.3b.
#[test]
fn own_5_points_lost_for_good_are_missing_every_turn_but_never_below_zero() {
    let mut war = stage("| ..\n dprk 0101\n turn 5 of 6\n air-lost 3 1");
    assert_eq!(roll(&mut war, &[6, 9]), [0, 3], "1 less 3; 4 less 1");
    assert_eq!(war.core().air, Air::Contested, "0 against 3");
    assert_eq!(roll(&mut war, &[10, 9]), [0, 3], "3 less 3, and again 4 less 1");
}

/// Rules: nw:6.1b.
#[test]
fn an_own_airbase_in_enemy_hands_adds_one_to_the_die_and_an_airfield_nothing() {
    let text = "
        | ....
        dprk 0101..0201
        airbase 0301 0101
        airfield 0401
        control dprk 0301 0401
    ";
    let mut war = stage(text);
    // The Allies have lost one airbase: die 3 reads as 4. The DPRK has lost none.
    assert_eq!(roll(&mut war, &[3, 3]), [10, 2]);
}

/// Rules: nw:7.3.4a, nw:7.3.4b, nw:6.1d.
#[test]
fn carriers_add_points_by_where_they_lie() {
    let at = |place: &str, sea: &str| {
        let text = format!(
            "| ~..\n dprk 0201\n us-cv carrier 2 range 6 at {place}\n sea yellow-sea {sea}\n"
        );
        roll(&mut stage(&text), &[9, 4])[1]
    };
    assert_eq!(at("yellow-sea-inshore", "allied allied"), 4, "2 of the table and 2");
    assert_eq!(at("0101", "dprk dprk"), 4, "in an open-sea hex");
    assert_eq!(at("yellow-sea-inshore", "allied contested"), 3);
    assert_eq!(at("yellow-sea-at-sea", "dprk dprk"), 3, "in any At Sea box");
    assert_eq!(at("yellow-sea-inshore", "allied dprk"), 2, "not in an enemy Inshore box");
    assert_eq!(at("japan", "allied allied"), 2);
    let prc = |place: &str| {
        let text = format!(
            "| ~..\n dprk 0201\n prc-cv carrier 2 range 6 at {place}\n sea yellow-sea dprk dprk\n"
        );
        roll(&mut stage(&text), &[9, 9])[0]
    };
    assert_eq!(prc("yellow-sea-inshore"), 5, "4 of the table and 1");
    assert_eq!(prc("yellow-sea-at-sea"), 4);
}

/// Rules: nw:6.1d, nw:7.3.4a, nw:6.3a.
#[test]
fn carriers_come_before_losses_and_both_before_the_weather() {
    let text = "
        | ~..
        dprk 0201
        us-cv carrier 2 range 6 at 0101
        weather overcast
        air-lost 0 3
    ";
    // Die 9 in turn 1: 0, with the carrier 2, less 3: none, half of none. Die 3: 3 + 2 - 3 = 2:
    // 1.
    assert_eq!(roll(&mut stage(text), &[9, 9])[1], 0);
    assert_eq!(roll(&mut stage(text), &[9, 3])[1], 1);
}

/// Rules: nwk:11.1, nwk:15.14.
#[test]
fn with_the_prc_in_the_war_the_dprk_has_five_points_more_and_flies_in_bad_weather() {
    let mut war = stage("| ..\n dprk 0101\n weather overcast\n turn 3 of 4");
    assert_eq!(roll(&mut war, &[2, 9])[0], 1, "a quarter of 4");
    let mut scenario = (*war.scenario).clone();
    scenario.start.as_mut().expect("a stage begins").marks.push(ScenarioMark::Intervention);
    scenario.air.intervention = Some((3, 5));
    let mut war = War::begin(Arc::new(scenario), war.options);
    assert_eq!(roll(&mut war, &[2, 9])[0], 5, "half of 4 and 5");
}

/// Rules: nwk:16.1.7a.
#[test]
fn ex_24_where_sides_are_reversed_the_allies_read_the_other_value_and_halve_it() {
    let reverse = |war: &mut War| {
        let air = &mut Arc::make_mut(&mut war.scenario).air;
        air.shares[Side::Allied.index()] = Share { of: 1, out_of: 2 };
        air.swapped = vec![1, 2];
    };
    let mut war = stage("| ..\n dprk 0101");
    reverse(&mut war);
    assert_eq!(roll(&mut war, &[3, 1]), [3, 6], "3 for the DPRK, half of 12 for the ROK");
    let mut war = stage("| ..\n dprk 0101\n turn 3 of 4");
    reverse(&mut war);
    assert_eq!(roll(&mut war, &[4, 4]), [3, 2], "from turn 3 on their own: half of 5");
}

/// Rules: nwk:16.1.1e, nwk:16.1.1h, nwk:16.1.1k.
#[test]
fn a_scenario_fixes_points_and_level_or_uses_a_third_of_those_rolled_for() {
    let fix = |war: &mut War| {
        let scenario = Arc::make_mut(&mut war.scenario);
        scenario.air.fixed = vec![([4, 3], Air::Held(Side::Dprk, AirLevel::Superiority))];
        scenario.air.rolled_share = Share { of: 1, out_of: 3 };
        let leave = [Share { of: 0, out_of: 1 }, Share { of: 1, out_of: 2 }];
        scenario.weather.storms_leave = Some(leave);
    };
    let mut war = stage(QUIET);
    fix(&mut war);
    assert_eq!(roll(&mut war, &[]), [4, 3]);
    assert_eq!(war.core().air, Air::Held(Side::Dprk, AirLevel::Superiority));
    let mut war = stage("| ..\n dprk 0101\n weather storms");
    fix(&mut war);
    assert_eq!(roll(&mut war, &[]), [0, 2], "none, and half of 3 rounded up");
    let mut war = stage("| ..\n dprk 0101\n option rolled-air-points on");
    fix(&mut war);
    assert_eq!(roll(&mut war, &[1, 5]), [4, 1], "a third of 12 and of 2");
    let level = Air::Held(Side::Dprk, AirLevel::Superiority);
    assert_eq!(war.core().air, level, "12 against 2 is 10 more: the full values count");
    // The scenario's own storms hold for points that are rolled for as well.
    let mut war = stage("| ..\n dprk 0101\n weather storms\n option rolled-air-points on");
    fix(&mut war);
    assert_eq!(roll(&mut war, &[1, 10]), [0, 1], "none; a third of 6 is 2, and half of that");
}

/// Rules: nw:6.4a, nw:6.3b.
#[test]
fn the_difference_of_points_gives_the_level() {
    let level = |totals: [u8; 2]| {
        let mut war = stage(QUIET);
        war.set_superiority(totals, &mut Vec::new());
        war.core().air
    };
    assert_eq!(level([5, 2]), Air::Contested);
    assert_eq!(level([2, 6]), Air::Held(Side::Allied, AirLevel::Advantage));
    assert_eq!(level([7, 0]), Air::Held(Side::Dprk, AirLevel::Advantage));
    assert_eq!(level([8, 0]), Air::Held(Side::Dprk, AirLevel::Superiority));
    assert_eq!(level([0, 11]), Air::Held(Side::Allied, AirLevel::Superiority));
    assert_eq!(level([0, 12]), Air::Held(Side::Allied, AirLevel::Supremacy));
}

/// The table of air defense fire once more, by die from −1: stars, aborts and points, a column
/// each.
const AIR_DEFENSE: [&str; 11] = [
    "*4 *3 *3 *2 *1 A1 A1",
    "*3 *2 *2 *1 A1 A1 -",
    "*2 *2 *1 A1 A1 - -",
    "*2 *1 A1 A1 - - -",
    "*1 A1 A1 - - - -",
    "A1 A1 A1 - - - -",
    "A1 A1 A1 - - - -",
    "A1 A1 A1 - - - -",
    "A1 - - - - - -",
    "A1 - - - - - -",
    "- - - - - - -",
];

/// Rules: nw:6.6.1g.
#[test]
fn the_table_of_air_defense_fire_has_the_printed_values() {
    let chart = charts().air_defense;
    for (row, text) in AIR_DEFENSE.iter().enumerate() {
        for (column, cell) in text.split(' ').enumerate() {
            let minus = cell[1..].parse().unwrap_or(0);
            let loss = cell.starts_with('*');
            let expected = AirDefenseResult { abort: cell != "-", minus, loss };
            assert_eq!(chart.rows[row][column], expected, "row {row}, column {column}");
        }
    }
    assert_eq!((chart.escort, chart.escort_max, chart.friendly_landing), (1, 2, 3));
    assert_eq!((chart.near_base, chart.near_hexes), (-2, 2));
    assert_eq!((chart.armor, chart.overflight), (-1, -1));
}

/// Rules: nw:6.3.1, nw:6.5.4a, nw:8.5.4.3a.
#[test]
fn the_table_of_lost_bases_has_the_printed_values() {
    let chart = charts().base_loss;
    assert_eq!((chart.air_point_to, chart.airmobile_point_to), (2, 2));
    assert_eq!((chart.destroyed_to, chart.level_to), (0, 2));
}

/// An attack of infantry on infantry, with support to be committed.
const ATTACK: &str = "
    | ......
    dprk 0101..0201
    dprk-1 infantry XX 6-5-5-4/3-3-5-4 2/1 at 0201
    rok-5 infantry XX 5-6-5-4/3-4-5-4 2/1 at 0301
    segment initiative-combat
    air-points 8 8
";

/// Plays an attack up to the attacker's support.
fn attack(text: &str) -> War {
    let mut war = stage(text);
    war.play("attack 0301; add dprk-1; announce; lead dprk-1; lead rok-5", &[]);
    war
}

/// Rules: nw:6.2.1a, nw:6.2.1b, nw:6.2a, nw:6.2.2c.
#[test]
fn the_attacker_commits_up_to_four_air_points_and_then_the_defender_two() {
    let mut war = attack(ATTACK);
    assert_eq!(war.question(), "attack-support");
    assert_eq!(war.options("air"), ["1", "2", "3", "4"]);
    assert_eq!(war.refusal("escort 1"), "nw:3.0a", "support has no escort");
    war.play("air 4; done", &[]);
    assert_eq!(war.pools(Side::Dprk).air.points, 4);
    assert_eq!(war.options("air"), ["1", "2"]);
    assert_eq!(war.refusal("air 3"), "nw:6.2.1b");
    let poor = attack(&ATTACK.replace("air-points 8 8", "air-points 1 0"));
    assert_eq!(poor.refusal("air 2"), "nw:6.2a", "only one is left");
}

/// Rules: nw:6.6.1a, nw:6.6.1.1b, nw:6.6.1.1a, nw:6.2.1c, nw:6.6c.
#[test]
fn ex_3_four_air_points_under_fire_support_with_three() {
    let mut war = attack(ATTACK);
    let events = war.play("air 4; done; done", &[1]);
    assert_eq!(fired(&events), [(1, 0)], "one shot at all points together");
    assert_eq!(war.battle().support[0].points, 3, "the abort does nothing to support");
    assert_eq!(war.pools(Side::Dprk).air.lost, 0);
}

/// Rules: nw:6.6.1d, nw:6.6.1e, nw:6.3.2, nw:6.6.1.1d.
#[test]
fn own_1_a_base_and_armor_near_the_target_cost_an_air_point_for_good() {
    let near = "airfield 0501\n rok-m mechanized X 3-3-5-8 1 at 0401\n";
    let mut war = attack(&format!("{ATTACK}{near}"));
    let events = war.play("air 4; done; done", &[3]);
    assert_eq!(fired(&events), [(3, -3)]);
    assert_eq!(war.battle().support[0].points, 3);
    assert_eq!(war.pools(Side::Dprk).air.lost, 1);
    let far = "airfield 0601\n rok-m mechanized X 3-3-5-8 1 at 0501\n";
    let mut war = attack(&format!("{ATTACK}{far}"));
    assert_eq!(fired(&war.play("air 1; done; done", &[9])), [(9, 0)], "three hexes, and two");
}

/// Rules: nwk:16.1.1e.
#[test]
fn a_scenario_may_give_air_points_back_that_air_defense_took() {
    let mut war = attack(&format!("{ATTACK}air supremacy allied\n"));
    Arc::make_mut(&mut war.scenario).air.losses_return = true;
    war.play("air 4; done; done", &[10]);
    assert_eq!((war.battle().support[0].points, war.pools(Side::Dprk).air.lost), (1, 0));
}

/// Rules: nw:6.4b, nw:6.6.1a.
#[test]
fn the_level_of_superiority_is_the_column_of_air_defense_fire() {
    let left = |level: &str, die: u8| {
        let mut war = attack(&format!("{ATTACK}air {level}\n"));
        war.play("air 4; done; done", &[die]);
        war.battle().support[0].points
    };
    assert_eq!(left("supremacy allied", 10), 1, "the firer's column: minus 3");
    assert_eq!(left("superiority allied", 10), 2);
    assert_eq!(left("advantage allied", 6), 3);
    assert_eq!(left("contested", 3), 4);
    assert_eq!(left("advantage dprk", 1), 3);
    assert_eq!(left("superiority dprk", 1), 4);
    assert_eq!(left("supremacy dprk", 10), 4);
}

/// Rules: nw:6.6.1.1e, nw:7.3.1, nw:7.3.3, nw:7.3.4c, nw:2.4.2.
#[test]
fn nobody_fires_at_ships_and_each_supports_once_in_a_segment() {
    let text = "
        | ...~
        | ....
        dprk 0101..0201
        dprk-1 infantry XX 6-5-5-4/3-3-5-4 2/1 at 0201
        dprk-2 infantry XX 6-5-5-4/3-3-5-4 2/1 at 0102
        rok-5 infantry XX 5-6-5-4/3-4-5-4 2/1 at 0301
        rok-6 infantry XX 5-6-5-4/3-4-5-4 2/1 at 0202
        us-sag sag 3 range 6 at 0401
        us-cv carrier 2 range 6 at 0401
        us-far sag 3 range 6 at yellow-sea-inshore
        segment initiative-combat
    ";
    let mut war = stage(text);
    war.play("attack 0301; add dprk-1; announce; lead dprk-1; lead rok-5; done", &[]);
    assert_eq!(war.refusal("naval us-far"), "nw:7.3.1", "it is in a box");
    war.play("naval us-sag; naval us-cv; done", &[]);
    assert_eq!(war.battle().support[1].points, 5, "for the defense, with no die rolled");
}

/// Rules: nw:2.4.3, nw:6.5.3a, nw:6.5.3b, nw:6.5.1a.
#[test]
fn two_helicopters_in_range_support_an_attack_and_one_a_defense() {
    let text = format!(
        "{ATTACK}airbase 0101\n airfield 0501\n
        dprk-h1 helicopter 2/1 range 2 at 0101
        dprk-h2 helicopter 1 range 2 at 0101
        dprk-h3 helicopter 1 range 2 at 0101
        dprk-h4 helicopter 1 range 1 at 0101
        rok-h1 helicopter 1 range 9 at 0501
        rok-h2 helicopter 1 range 9 at 0501
    "
    );
    let mut war = attack(&text);
    assert_eq!(war.options("helicopter"), ["dprk-h1", "dprk-h2", "dprk-h3"]);
    assert_eq!(war.refusal("helicopter dprk-h4"), "nw:2.4.3");
    war.play("helicopter dprk-h1; helicopter dprk-h2", &[]);
    assert_eq!(war.refusal("helicopter dprk-h3"), "nw:6.5.3a");
    war.play("done; helicopter rok-h1", &[]);
    assert_eq!(war.refusal("helicopter rok-h2"), "nw:6.5.3a");
    let events = war.play("done", &[9, 9, 9]);
    // Each side has a base two hexes from the target.
    assert_eq!(fired(&events), [(9, -2), (9, -2), (9, -2)], "each is a target of its own");
    assert_eq!([0, 1].map(|it| war.battle().support[it].points), [3, 1]);
    assert_eq!(war.at("dprk-h1"), "0101", "it is back at its base");
}

/// Rules: nw:6.6.1.1b, nw:6.6.1.1d.
#[test]
fn ex_4_a_helicopter_under_fire_supports_with_less_and_loses_the_level_for_later() {
    let text = format!("{ATTACK}airfield 0601\n us-ah helicopter 2/1 range 16 at 0601\n");
    let mut war = attack(&text);
    war.play("done; helicopter us-ah; done", &[1]);
    assert_eq!((war.battle().support[1].points, war.levels("us-ah")), (1, 2));
    let mut war = attack(&text);
    war.play("done; helicopter us-ah; done", &[10]);
    assert_eq!((war.battle().support[1].points, war.levels("us-ah")), (1, 1), "from the printed 2");
}

/// Rules: nw:6.6.1f, nw:8.2.2a.
#[test]
fn helicopters_that_must_fly_over_enemies_are_easier_to_hit() {
    let modifier = |range: u8| {
        let mut war = stage(&format!(
            "
            | ..
            | ..
            | ..
            | ..
            dprk 0101
            dprk-1 infantry XX 6-5-5-4/3-3-5-4 2/1 at 0101
            rok-5 infantry XX 5-6-5-4/3-4-5-4 2/1 at 0102
            rok-9 infantry X 1-1-5-4 1 at 0103
            airfield 0104
            dprk-h helicopter 1 range {range} at 0104
            control dprk 0104
            segment initiative-combat
        "
        ));
        war.play("attack 0102; add dprk-1; announce; lead dprk-1; lead rok-5", &[]);
        fired(&war.play("helicopter dprk-h; done; done", &[9]))[0].1
    };
    assert_eq!(modifier(2), -1, "the straight way leads over an enemy");
    assert_eq!(modifier(3), 0, "a longer one around him");
}

/// Rules: nw:6.5.2a, nw:4.1.2c, nw:4.1.3g.
#[test]
fn own_22_a_helicopter_flies_twice_a_turn_once_a_segment_and_once_in_overcast() {
    let text = |marks: &str, weather: &str| {
        format!(
            "{ATTACK}airfield 0101\n dprk-h helicopter 1 range 9 at 0101 {marks}\n weather {weather}\n"
        )
    };
    assert!(attack(&text("missions=1", "fair")).offers("helicopter dprk-h"));
    let refusal = |marks, weather| attack(&text(marks, weather)).refusal("helicopter dprk-h");
    assert_eq!(refusal("missions=2", "fair"), "nw:6.5.2a");
    assert_eq!(refusal("missions=1 flown", "fair"), "nw:6.5.2a");
    assert!(attack(&text("", "overcast")).offers("helicopter dprk-h"));
    assert_eq!(refusal("missions=1", "overcast"), "nw:4.1.2c");
    assert_eq!(refusal("", "storms"), "nw:4.1.3g");
    for (marks, missions) in [("", 1), ("missions=1", 2)] {
        let mut war = attack(&text(marks, "fair"));
        war.play("helicopter dprk-h; done", &[]);
        let helicopter = war.helicopter(war.helicopter_id("dprk-h"));
        assert_eq!((helicopter.missions, helicopter.flown), (missions, true));
    }
}

/// Rules: nw:6.2b, nw:6.5.2b, nw:8.5.4.2b.
#[test]
fn reorganization_ends_air_points_and_readies_helicopters_and_airmobile_points() {
    let text = "
        | ....
        dprk 0101..0201
        city 0301
        airfield 0101
        dprk-1 infantry XX 6-5-5-4/3-3-5-4 2/1 at 0301
        dprk-h helicopter 1 range 9 at 0101 missions=2
        clearing 0301 4
        air-points 3 5
        lift 4 2
        lift-used 4 1
        segment reorganization
    ";
    let war = stage(text);
    assert_eq!(war.question(), "clearing-lead");
    for side in [Side::Dprk, Side::Allied] {
        assert_eq!((war.pools(side).air.points, war.pools(side).lift.used), (0, 0));
    }
    assert_eq!(war.pools(Side::Dprk).lift.total, 4);
    assert_eq!(war.helicopter(war.helicopter_id("dprk-h")).missions, 0);
}

const BASES: &str = "
    | ..........
    dprk 0101..1001
    airfield 0101 0301 0501
    airbase 0701
    dprk-h helicopter 1 range 2 at 0101
";

/// Rules: nw:6.5.1b, nw:6.5.1c, nw:6.5.1a.
#[test]
fn a_helicopter_transfers_up_to_twice_its_range_and_is_finished() {
    let mut war = stage(BASES);
    war.play("transfer dprk-h", &[]);
    assert_eq!(war.options("land"), ["0301", "0501"], "0701 is six hexes away");
    assert_eq!(war.refusal("land 0701"), "nw:6.5.1b");
    assert_eq!(war.refusal("land 0201"), "nw:6.5.1a", "no base");
    war.play("land 0501", &[]);
    assert_eq!(war.at("dprk-h"), "0501");
    assert_eq!(war.refusal("transfer dprk-h"), "nw:6.5.1c");
    let flown = stage(&BASES.replace("at 0101\n", "at 0101 missions=1\n"));
    assert_eq!(flown.refusal("transfer dprk-h"), "nw:6.5.1b");
    let mut farther = stage(&BASES.replace("range 2", "range 3"));
    farther.play("transfer dprk-h", &[]);
    assert_eq!(farther.options("land"), ["0301", "0501", "0701"], "twice three");
}

/// Rules: nw:6.5.1b, nw:3.0k, nw:4.1.3h.
#[test]
fn no_helicopter_transfers_in_storms_in_elite_reaction_or_in_the_enemys_segment() {
    let refusal = |line: &str| stage(&format!("{BASES}{line}\n")).refusal("transfer dprk-h");
    assert_eq!(refusal("weather storms"), "nw:4.1.3h");
    assert_eq!(refusal("segment elite-reaction\n kind initiative allied"), "nw:3.0k");
    assert_eq!(refusal("kind initiative allied"), "nw:6.5.1b");
    let mut given_up = stage(BASES);
    given_up.play("transfer dprk-h; cancel; transfer dprk-h", &[]);
    assert_eq!(given_up.question(), "landing", "what is given up can be begun again");
}

/// Rules: nw:6.5.1.1.
#[test]
fn an_airfield_holds_one_helicopter_and_an_airbase_three() {
    let text = format!(
        "{BASES}airbase 0201\n
        dprk-a helicopter 1 range 2 at 0301
        dprk-b helicopter 1 range 2 at 0201
        dprk-c helicopter 1 range 2 at 0201
        dprk-d helicopter 1 range 2 at 0501
    "
    );
    let mut war = stage(&text);
    war.play("transfer dprk-h", &[]);
    assert_eq!(war.refusal("land 0301"), "nw:6.5.1.1");
    war.play("land 0201; transfer dprk-d", &[]);
    assert_eq!(war.refusal("land 0201"), "nw:6.5.1.1", "three are there");
}

/// Rules: nw:6.6a, nw:6.6.1.1f, nw:6.2.2a, nw:6.6.1.1c.
#[test]
fn an_aborted_transfer_leaves_the_helicopter_at_its_base_as_flown() {
    let text = "
        | ..........
        dprk 0101..1001
        airfield 0101 0301
        dprk-h helicopter 2/1 range 2 at 0101
        rok-1 infantry X 1-1-5-4 1 at 0401
        air-points 2 0
    ";
    let mut war = stage(text);
    let events = war.play("transfer dprk-h; escort 1; land 0301", &[1]);
    assert_eq!(fired(&events), [(1, 1)], "an escort of one");
    assert_eq!(war.at("dprk-h"), "0101", "2 is an abort");
    assert_eq!(war.pools(Side::Dprk).air.points, 1);
    assert_eq!(war.refusal("transfer dprk-h"), "nw:6.5.2a");
    let mut war = stage(text);
    war.play("transfer dprk-h; escort 0; land 0301", &[10]);
    assert_eq!((war.levels("dprk-h"), war.at("dprk-h").as_str()), (1, "0101"), "with a loss");
    let mut war = stage(text);
    war.play("transfer dprk-h; escort 2; land 0301", &[1]);
    assert_eq!(war.at("dprk-h"), "0301", "3 is nothing");
}

/// The DPRK is about to march into an airbase of the ROK with helicopters.
const OVERRUN: &str = "
    | .........
    dprk 0101
    dprk-1 infantry XX 6-5-5-4/3-3-5-4 2/1 at 0101
    airbase 0201
    airfield 0401 0601
    rok-h helicopter 2/1 range 2 at 0201 missions=2
    lift 0 3
";

/// Rules: nw:6.3.1, nw:8.5.4.3a, nw:6.5.4a, nw:6.5.4b.
#[test]
fn who_takes_an_airbase_rolls_for_points_and_for_each_helicopter_there() {
    let mut war = stage(OVERRUN);
    // The clearing marker, then the air point, the airmobile point and the helicopter.
    war.play("select dprk-1; move 0201", &[1, 2, 2, 3]);
    assert_eq!(war.pools(Side::Allied).air.lost, 1);
    assert_eq!(war.pools(Side::Allied).lift.total, 2);
    assert_eq!(war.question(), "forced-transfer");
    assert_eq!(war.options("land"), ["0401", "0601"]);
    war.play("land 0601", &[]);
    assert_eq!((war.at("rok-h").as_str(), war.levels("rok-h")), ("0601", 2));
    let mut war = stage(OVERRUN);
    war.play("select dprk-1; move 0201", &[1, 3, 3, 9]);
    assert_eq!((war.pools(Side::Allied).air.lost, war.pools(Side::Allied).lift.total), (0, 3));
}

/// Rules: nw:6.5.4a, nw:6.5.4d.
#[test]
fn own_23_a_helicopter_loses_a_level_or_is_destroyed_with_its_base() {
    let mut war = stage(OVERRUN);
    war.play("select dprk-1; move 0201; land 0401", &[1, 9, 9, 2]);
    assert_eq!((war.levels("rok-h"), war.at("rok-h").as_str()), (1, "0401"));
    let mut war = stage(&OVERRUN.replace("2/1 range", "1 range"));
    war.play("select dprk-1; move 0201", &[1, 9, 9, 2]);
    assert_eq!(war.at("rok-h"), "eliminated", "it had one level");
    let mut war = stage(OVERRUN);
    war.play("select dprk-1; move 0201", &[1, 9, 9, 10]);
    assert_eq!((war.levels("rok-h"), war.at("rok-h").as_str()), (0, "eliminated"));
    assert_eq!(war.pools(Side::Dprk).points_this_turn, 1, "the DPRK scores for it");
    assert_eq!(war.pools(Side::Dprk).scored, [0, 0, 1, 0], "for a helicopter");
}

/// Rules: nw:6.5.4c.
#[test]
fn a_helicopter_that_reaches_no_base_is_eliminated() {
    let mut war = stage(&OVERRUN.replace("airfield 0401 0601", "airfield 0701"));
    war.play("select dprk-1; move 0201", &[1, 9, 9, 9]);
    assert_eq!(war.at("rok-h"), "eliminated", "0701 is five hexes away, it flies four");
}

/// Rules: nw:6.5.4b, nw:6.6a.
#[test]
fn a_forced_transfer_may_crowd_a_base_that_must_be_left_next_turn() {
    let crowd = "rok-g helicopter 1 range 2 at 0401\n";
    let text = OVERRUN.replace("airfield 0401 0601", "airfield 0401") + crowd;
    let mut war = stage(&text);
    war.play("select dprk-1; move 0201; land 0401", &[1, 9, 9, 9]);
    assert!(war.must_leave(war.helicopter_id("rok-h")), "nobody fired at it, and 0401 is full");
    let next = "
        | .........
        dprk 0101
        airfield 0401 0601
        rok-h helicopter 2/1 range 2 at 0401 must-transfer
        rok-g helicopter 1 range 2 at 0401
        kind initiative allied
    ";
    let mut war = stage(next);
    assert_eq!(war.refusal("end"), "nw:6.5.4b");
    war.play("transfer rok-h; land 0601", &[]);
    assert!(war.offers("end"));
    let stuck = stage(&next.replace("airfield 0401 0601", "airfield 0401"));
    assert!(stuck.offers("end"), "where it cannot leave it stays");
}

/// Rules: nw:6.5.4b.
#[test]
fn a_helicopter_in_a_crowded_base_flies_no_other_mission() {
    let text = format!(
        "{ATTACK}airfield 0101\n
        dprk-h helicopter 1 range 9 at 0101 must-transfer
        dprk-g helicopter 1 range 9 at 0101
    "
    );
    let war = attack(&text);
    assert_eq!(war.refusal("helicopter dprk-h"), "nw:6.5.4b");
    assert!(war.offers("helicopter dprk-g"));
}

/// Rules: nw:6.3.1, nw:6.5.4a.
#[test]
fn a_base_is_rolled_for_once_in_a_capture_and_an_airfield_only_for_helicopters() {
    let mut war = stage(&format!("{OVERRUN}overrun 0201\n"));
    war.play("select dprk-1; move 0201; land 0401", &[1, 9]);
    assert_eq!(war.pools(Side::Allied).air.lost, 0, "the points were rolled for before");
    let mut war = stage(&OVERRUN.replace("airbase 0201\n", "airfield 0201\n"));
    war.play("select dprk-1; move 0201; stop; land 0401", &[3]);
    assert_eq!(war.pools(Side::Allied).lift.total, 3);
}

/// Rules: nw:6.5.5a, nw:6.5.5b, nw:6.5.5c.
#[test]
fn a_helicopter_of_the_marines_rides_and_flies_with_amphibious_ships() {
    let text = "
        | ..~.....
        dprk 0101
        airfield 0401 0501
        usmc-h helicopter 2/1 range 2 at aboard-us-amph
        us-ah helicopter 2/1 range 9 at 0401
        us-amph amph 1 range 4 capacity 5 at yellow-sea-inshore
        us-amph2 amph 1 range 4 capacity 5 at yellow-sea-inshore
        sea yellow-sea allied allied
        kind initiative allied
    ";
    let mut war = stage(text);
    assert_eq!(war.refusal("transfer usmc-h"), "nw:6.5.5b", "its ships are in a box");
    war.play("sail us-amph; land 0301", &[]);
    assert_eq!(war.helicopter(war.helicopter_id("usmc-h")).missions, 0, "that was no mission");
    war.play("transfer usmc-h", &[]);
    assert_eq!(war.refusal("land aboard-us-amph2"), "nw:6.5.5b");
    // The sea is nobody's country: the mission is fired at.
    war.play("land 0501; transfer us-ah", &[9]);
    assert_eq!(war.refusal("land aboard-us-amph"), "nw:6.5.5a", "not of the Marines");
    let back = "
        | ..~.....
        dprk 0101
        airfield 0401 0501
        usmc-h helicopter 2/1 range 2 at 0501
        usmc-g helicopter 2/1 range 2 at 0401
        us-amph amph 1 range 4 capacity 5 at 0301
        kind initiative allied
    ";
    let mut war = stage(back);
    war.play("transfer usmc-h; land aboard-us-amph; transfer usmc-g", &[1]);
    assert_eq!(war.at("usmc-h"), "0501", "over the sea it was fired at, and aborted");
    let mut war = stage(back);
    war.play("transfer usmc-h; land aboard-us-amph; transfer usmc-g", &[9]);
    assert_eq!(war.at("usmc-h"), "aboard-us-amph");
    assert_eq!(war.refusal("land aboard-us-amph"), "nw:6.5.5a", "one is aboard");
}

/// Rules: nw:6.5.1c, nw:6.5.2b.
#[test]
fn a_helicopter_that_has_transferred_supports_nobody_until_the_turn_is_over() {
    let mut war = stage(
        "
        | ......
        dprk 0101..0301
        airfield 0101 0201
        dprk-h helicopter 1 range 9 at 0101
        dprk-1 infantry XX 6-5-5-4/3-3-5-4 2/1 at 0301
        rok-5 infantry XX 5-6-5-4/3-4-5-4 2/1 at 0401
        turn 2 of 4
    ",
    );
    war.play("transfer dprk-h; land 0201; end", &[]);
    war.play("attack 0401; add dprk-1; announce; lead dprk-1; lead rok-5", &[]);
    assert_eq!(war.refusal("helicopter dprk-h"), "nw:6.5.1c");
    war.play_any("done; done; roll");
    while war.core().turn == 2 {
        let first = war.offered().first().cloned().expect("somebody is asked");
        war.play_any(if war.offers("end") { "end" } else { &first });
    }
    let helicopter = war.helicopter(war.helicopter_id("dprk-h"));
    assert_eq!((helicopter.missions, helicopter.transferred), (0, false));
}

/// A sniper brigade attacks.
const SNIPERS: &str = "
    | .......
    dprk 0101..0201
    dprk-1 sniper X 3-3-6-5 1 yellow at 0201
    dprk-2 infantry X 1-1-5-4 1 at 0101
    rok-5 infantry XX 5-6-5-4/3-4-5-4 2/1 at 0301
    segment initiative-combat
";

/// Rules: nwk:3.1.4.1a, nwk:3.1.4.1b.
#[test]
fn a_sniper_brigade_supports_with_its_own_helicopters_until_they_are_lost() {
    let mut war = attack(SNIPERS);
    war.play("inherent dprk-1; done; done", &[9]);
    assert_eq!(war.battle().support[0].inherent_flies, 1);
    let mut war = attack(SNIPERS);
    war.play("inherent dprk-1; done; done", &[1]);
    assert_eq!(war.battle().support[0].inherent_flies, 0, "a point less leaves nothing");
    assert!(!war.unit(war.id("dprk-1")).grounded);
    let mut war = attack(SNIPERS);
    war.play("inherent dprk-1; done; done", &[10]);
    assert!(war.unit(war.id("dprk-1")).grounded);
    assert_eq!(war.levels("dprk-1"), 1, "the brigade itself loses nothing");
    let grounded = attack(&SNIPERS.replace("yellow at 0201", "yellow at 0201 grounded"));
    assert_eq!(grounded.refusal("inherent dprk-1"), "nwk:3.1.4.1b");
}

/// Rules: nwk:3.1.4.1c.
#[test]
fn a_sniper_brigade_that_is_cut_off_has_no_helicopters_for_the_time_being() {
    let unsupplied = attack(&SNIPERS.replace("yellow at 0201", "yellow at 0201 unsupplied"));
    assert_eq!(unsupplied.refusal("inherent dprk-1"), "nwk:3.1.4.1c");
    let alone = SNIPERS.replace("dprk-2 infantry X 1-1-5-4 1 at 0101\n", "");
    assert_eq!(attack(&alone).refusal("inherent dprk-1"), "nwk:3.1.4.1c");
    let storms = attack(&format!("{SNIPERS}weather storms\n"));
    assert_eq!(storms.refusal("inherent dprk-1"), "nw:4.1.3g");
}

/// Rules: nwk:3.1.4.1c.
#[test]
fn the_line_of_a_sniper_brigade_is_at_most_seven_hexes_long() {
    let text = |column: u8| {
        format!(
            "
            | ...........
            dprk 0101..1001
            dprk-1 sniper X 3-3-6-5 1 yellow at 1001
            dprk-2 infantry X 1-1-5-4 1 at 0{column}01
            rok-5 infantry X 5-6-5-4 1 at 1101
            segment initiative-combat
        "
        )
    };
    let ready = |column| {
        let (mut war, _) = stage_rolling(&text(column), &[]);
        war.play("attack 1101; add dprk-1; announce; lead dprk-1; lead rok-5", &[]);
        war.offers("inherent dprk-1")
    };
    assert!(ready(3), "seven hexes");
    assert!(!ready(2), "eight");
}

/// Rules: nw:6.3.1, nw:6.5.4a.
#[test]
fn a_base_that_was_entered_but_not_kept_can_be_overrun_anew() {
    let after = |more: &str| {
        let text = format!(
            "
            | ......
            dprk 0101
            airbase 0201
            city 0401
            overrun 0201
            dprk-9 infantry X 1-1-5-4 1 at 0401
            clearing 0401 6
            segment reorganization
            {more}
        "
        );
        let mut war = stage(&text);
        let hex = war.scenario.board.map.grid.find("0201").expect("a hex");
        // The operation fails, whatever else the phase does; the control step follows.
        let (mut dice, action) = (Script::new(&[1; 9]), "lead dprk-9");
        let action = kernel::Game::read_action(&war, action).expect("an answer");
        kernel::Game::apply(&mut war, &action, &mut dice).expect("legal");
        war.core().overrun.contains(hex)
    };
    assert!(!after(""), "nobody is there any more");
    assert!(after("dprk-1 infantry X 1-1-5-4 1 at 0201"), "an enemy still is");
}

/// Rules: nwk:3.1.4.2.
#[test]
fn sniper_brigades_are_never_rebuilt() {
    use rules_nextwar::terms::{Kind, Nation};
    let chart = charts().replacements;
    let line = chart.line(Nation::Dprk, Kind::Sniper).expect("they have a line");
    assert_eq!(line.rebuild, None);
}

/// What air defense fired at.
fn aims(events: &[Event]) -> Vec<Aim> {
    let aim = |it: &Event| match it {
        Event::Air(AirEvent::Fired { aim, .. }) => Some(*aim),
        _ => None,
    };
    events.iter().filter_map(aim).collect()
}

/// Rules: nw:6.6a, nw:6.6c.
#[test]
fn air_defense_fires_at_every_kind_of_mission() {
    let text = "
        | ..........
        dprk 0101..1001
        airfield 0101 0501
        dprk-1 infantry X 2-2-5-4 1 at 0101
        dprk-2 paratroop X 2-3-6-5 1 yellow at 0101
        dprk-3 light-infantry X 2-2-5-5 1 yellow at 0201
        dprk-h helicopter 1 range 4 at 0101
        air advantage allied
        lift 2 0
    ";
    let war = stage(text);
    let carried = |it: &str| Aim::Carried(war.id(it));
    let missions: [(&str, &[u8], Aim); 4] = [
        ("fly dprk-1; land 0501", &[9], carried("dprk-1")),
        ("paradrop dprk-2; land 0301", &[9, 1], carried("dprk-2")),
        ("airmobile dprk-3; land 0401", &[9], carried("dprk-3")),
        ("transfer dprk-h; land 0501", &[9], Aim::Transfer(war.helicopter_id("dprk-h"))),
    ];
    for (texts, faces, aim) in missions {
        assert_eq!(aims(&stage(text).play(texts, faces)), [aim], "{texts}");
    }
    let helicopter = "airfield 0101\n dprk-h helicopter 1 range 9 at 0101\n";
    let mut war = attack(&format!("{ATTACK}{helicopter}"));
    let events = war.play("air 3; helicopter dprk-h; done; done", &[9, 9]);
    let id = war.helicopter_id("dprk-h");
    assert_eq!(aims(&events), [Aim::AirPoints(3), Aim::Helicopter(id)]);
}
