//! [NW 8.5.2–8.5.5] Air transport, paradrops, airmobile movement, Marines lifted by ships.

use rules_nextwar::agenda::Event;
use rules_nextwar::ch06_air::Event as AirEvent;
use rules_nextwar::state::Arrival;
use rules_nextwar::terms::Side;

use crate::drive::Drive;
use crate::stage::{charts, stage};

/// Dice and modifiers of the air defense that fired.
fn fired(events: &[Event]) -> Vec<(i8, i8)> {
    let shot = |it: &Event| match it {
        Event::Air(AirEvent::Fired { die, modifier, .. }) => Some((*die, *modifier)),
        _ => None,
    };
    events.iter().filter_map(shot).collect()
}

/// Bases of the DPRK at 0101, 0301 and 0501, far from any enemy.
const BASES: &str = "
    | ..........
    dprk 0101..1001
    airfield 0101 0501
    airbase 0301
    dprk-1 infantry X 2-2-5-4 1 at 0101
    dprk-2 infantry X 2-2-5-4 1 at 0101
";

/// Rules: nw:8.5.2a, nw:8.5.2b, nw:6.6b.
#[test]
fn foot_infantry_flies_from_base_to_base_and_spends_half_its_allowance_there() {
    let mut war = stage(BASES);
    war.play("fly dprk-1", &[]);
    assert_eq!(war.options("land"), ["0301", "0501", "hamhung"]);
    assert_eq!(war.refusal("land 0401"), "nw:8.5.2a");
    war.play("land 0501", &[]);
    assert_eq!(
        (war.at("dprk-1").as_str(), war.question()),
        ("0501", "march"),
        "nobody fires there"
    );
    war.play("move 0601; move 0701", &[]);
    assert_eq!(
        (war.at("dprk-1").as_str(), war.question()),
        ("0701", "choose-mover"),
        "2 of 4 points"
    );
    assert_eq!(war.refusal("select dprk-1"), "nw:2.3.5");
}

/// Rules: nw:8.5.2b.
#[test]
fn half_an_odd_allowance_is_rounded_up() {
    let mut war =
        stage(&BASES.replace("2-2-5-4 1 at 0101\n    dprk-2", "2-2-5-5 1 at 0101\n    dprk-2"));
    war.play("fly dprk-1; land 0501; move 0601; move 0701; move 0801", &[]);
    assert_eq!((war.at("dprk-1").as_str(), war.question()), ("0801", "choose-mover"), "3 of 5");
}

/// Rules: nw:8.5.2a.
#[test]
fn air_transport_is_for_foot_infantry_on_friendly_bases_out_of_enemy_zones() {
    let vehicles = stage(&BASES.replace("dprk-1 infantry X 2-2-5-4", "dprk-1 motorized X 2-2-5-6"));
    assert_eq!(vehicles.refusal("fly dprk-1"), "nw:8.5.2a");
    let afield = stage(
        &BASES
            .replace("dprk-1 infantry X 2-2-5-4 1 at 0101", "dprk-1 infantry X 2-2-5-4 1 at 0201"),
    );
    assert_eq!(afield.refusal("fly dprk-1"), "nw:8.5.2a");
    let near = "rok-1 infantry XX 5-5-5-4 2 at 0601\n";
    let mut war = stage(&format!("{BASES}{near}"));
    war.play("fly dprk-1", &[]);
    assert_eq!(war.refusal("land 0501"), "nw:8.5.2a", "an enemy zone of control");
    let beside = "rok-1 infantry XX 5-5-5-4 2 at 0201\n";
    assert_eq!(stage(&format!("{BASES}{beside}")).refusal("fly dprk-1"), "nw:8.5.2a");
    let taken = stage(&format!("{BASES}control allied 0101\n"));
    assert_eq!(taken.refusal("fly dprk-1"), "nw:8.5.2a", "the enemy controls the base");
}

/// Rules: nw:8.5.2.1, nwk:5.2.
#[test]
fn the_dprk_flies_one_point_a_segment_and_the_us_with_the_rok_three() {
    let mut war = stage(BASES);
    war.play("fly dprk-1; land 0301; stop", &[]);
    assert_eq!(war.refusal("fly dprk-2"), "nwk:5.2");
    let allied = "
        | ..........
        airbase 0101 0501
        rok-1 infantry XX 5-5-5-4 2 at 0101
        us-1 infantry X 3-3-7-4 1 at 0101
        us-2 infantry X 3-3-7-4 1 at 0101
        cw-1 infantry X 3-3-7-4 1 at 0101
        kind initiative allied
    ";
    let mut war = stage(allied);
    war.play("fly rok-1; land 0501; stop; fly us-1; land 0501; stop", &[]);
    assert_eq!(war.refusal("fly us-2"), "nwk:5.2", "three points are flown");
    war.play("fly cw-1; land 0501; stop", &[]);
    assert_eq!(war.at("cw-1"), "0501", "the Commonwealth has a point of its own");
}

/// Rules: nw:8.5.2c, nw:6.6.1c, nw:6.6.1.1a, nw:6.6.1.1b.
#[test]
fn air_transport_is_fired_at_with_three_more_in_its_own_country() {
    let text = format!("{BASES}air supremacy allied\n");
    let mut war = stage(&text);
    let events = war.play("fly dprk-1; land 0501", &[6]);
    assert_eq!(fired(&events), [(6, 3)]);
    assert_eq!((war.at("dprk-1").as_str(), war.question()), ("0501", "march"), "9 is nothing");
    let mut war = stage(&text);
    war.play("fly dprk-1; land 0501", &[5]);
    assert_eq!((war.at("dprk-1").as_str(), war.levels("dprk-1")), ("0101", 1), "8 turns it back");
    assert_eq!(war.refusal("select dprk-1"), "nw:2.3.5", "and it moves no more");
    assert_eq!(war.refusal("fly dprk-2"), "nwk:5.2");
    let abroad = "
        | ..........
        dprk 0101..0401
        airfield 0101 0801
        control dprk 0801
        dprk-1 infantry X 2-2-5-4 1 at 0101
    ";
    let mut war = stage(abroad);
    assert_eq!(fired(&war.play("fly dprk-1; land 0801; stop", &[9])), [(9, 0)], "not its country");
}

/// Rules: nw:6.6.1.1c.
#[test]
fn a_star_costs_the_unit_that_is_flown_a_level() {
    let text =
        BASES.replace("2-2-5-4 1 at 0101\n    dprk-2", "2-2-5-4/1-1-5-4 1 at 0101\n    dprk-2");
    let mut war = stage(&format!("{text}air supremacy allied\n"));
    war.play("fly dprk-1; land 0501", &[10]);
    assert_eq!((war.at("dprk-1").as_str(), war.levels("dprk-1")), ("0101", 1), "0 and 3: *A(-1)");
    let mut war = stage(&format!("{BASES}air supremacy allied\n"));
    war.play("fly dprk-1; land 0501", &[10]);
    assert_eq!(war.at("dprk-1"), "eliminated", "it had one");
}

/// Rules: nw:6.6b, nw:6.6d.
#[test]
fn a_mission_is_immune_at_home_away_from_enemies_while_the_air_is_not_theirs() {
    let shots = |more: &str, faces: &[u8]| {
        let mut war = stage(&format!("{BASES}{more}"));
        fired(&war.play("fly dprk-1; land 0501", faces)).len()
    };
    assert_eq!(shots("", &[]), 0, "contested");
    assert_eq!(shots("air advantage dprk\n", &[]), 0);
    assert_eq!(shots("air advantage allied\n", &[9]), 1);
    assert_eq!(shots("rok-1 infantry X 1-1-5-4 1 at 0401\n", &[9]), 1, "beside the landing hex");
    assert_eq!(shots("rok-1 infantry X 1-1-5-4 1 at 0701\n", &[]), 0, "two hexes away");
    // There is only one row of hexes: the way leads past an enemy in 0301, not around him.
    assert_eq!(shots("rok-1 infantry X 1-1-5-4 1 at 0301\n", &[9]), 1, "on the way");
}

/// Rules: nw:3.0k, nw:4.1.3a, nw:3.0l, nw:8.0.
#[test]
fn nothing_is_carried_in_elite_reaction_in_storms_or_out_of_a_zone_in_exploitation() {
    let text = "
        | ..........
        dprk 0101..1001
        airfield 0101 0501
        dprk-1 paratroop X 2-3-6-5 1 yellow at 0101
        lift 4 4
    ";
    let all = ["fly dprk-1", "paradrop dprk-1", "airmobile dprk-1"];
    let refusals = |line: &str| {
        let war = stage(&format!("{text}{line}\n"));
        all.map(|it| war.refusal(it))
    };
    assert_eq!(refusals("segment elite-reaction\n kind initiative allied"), ["nw:3.0k"; 3]);
    assert_eq!(refusals("weather storms"), ["nw:4.1.3a"; 3]);
    assert_eq!(refusals("kind initiative allied"), ["nw:8.0"; 3]);
    let zone = "segment exploitation-movement\n rok-1 infantry XX 5-5-5-4 2 at 0201";
    assert_eq!(refusals(zone), ["nw:3.0l"; 3]);
    let free = stage(&format!("{text}segment exploitation-movement\n"));
    assert!(all.iter().all(|it| free.offers(it)));
}

/// Paratroops of the DPRK at 0101; the ROK begins at 0401.
const DROP: &str = "
    | ...wrRsUhm
    | ..........
    dprk 0101..0302
    airfield 0101
    dprk-1 paratroop X 2-3-6-5/1-2-6-5 1 yellow at 0101
    dprk-2 paratroop X 2-3-6-5/1-2-6-5 1 yellow at 0101
    city 0502
    port 0602
    chemical 0302
    town 0702
";

/// Rules: nw:8.5.3a, nw:8.5.3b.
#[test]
fn paratroops_drop_anywhere_but_on_high_ground_in_cities_and_on_enemy_installations() {
    let mut war = stage(&format!("{DROP}rok-1 infantry X 1-1-5-4 1 at 0802\n"));
    war.play("paradrop dprk-1", &[]);
    let refused = ["0801", "0901", "1001", "0502", "0602"];
    assert_eq!(refused.map(|it| war.refusal(&format!("land {it}"))), ["nw:8.5.3b"; 5]);
    assert_eq!(war.refusal("land 0802"), "nw:8.2.2a", "an enemy stands there");
    for hex in ["0401", "0501", "0601", "0701", "0702", "1002"] {
        assert!(war.offers(&format!("land {hex}")), "{hex}");
    }
    assert!(war.offers("land 0302"), "an Installation of one's own country");
    let foot = stage(&DROP.replace("dprk-1 paratroop", "dprk-1 infantry"));
    assert_eq!(foot.refusal("paradrop dprk-1"), "nw:8.5.3a");
    let afield = stage(&DROP.replace("airfield 0101", "airfield 0201"));
    assert_eq!(afield.refusal("paradrop dprk-1"), "nw:8.5.3a");
}

/// Rules: nw:8.5.3c, nw:8.5.3d.
#[test]
fn a_drop_is_fired_at_then_placed_then_rolled_for_by_terrain() {
    // The printed table once more: the lowest die that costs a level.
    for (hex, from) in [("0402", 9), ("0401", 8), ("0501", 7), ("0601", 6), ("0701", 7)] {
        for (die, levels) in [(from - 1, 2), (from, 1)] {
            let mut war = stage(DROP);
            let events = war.play(&format!("paradrop dprk-1; land {hex}"), &[9, die]);
            assert_eq!(fired(&events).len(), 1, "the first die");
            assert_eq!((war.at("dprk-1").as_str(), war.levels("dprk-1")), (hex, levels));
            assert_eq!(war.unit(war.id("dprk-1")).arrival, Arrival::Paradrop);
        }
    }
    let chart = charts().paradrop;
    let lowest = [chart.open_from, chart.woods_from, chart.rough_from, chart.rough_woods_from];
    assert_eq!((lowest, chart.zone), ([9, 8, 7, 6], 1));
}

/// Rules: nw:8.5.3d.
#[test]
fn own_41_in_an_enemy_zone_of_control_one_is_added() {
    let mut war = stage(&format!("{DROP}rok-1 infantry XX 5-5-5-4 2 at 0402\n"));
    war.play("paradrop dprk-1; land 0501", &[9, 6]);
    assert_eq!(war.levels("dprk-1"), 1, "6 and 1 in rough ground");
}

/// Rules: nw:6.2.2a, nw:6.2.2b, nw:6.6.1b.
#[test]
fn own_2_two_points_of_escort_bring_a_drop_through() {
    let quiet = DROP.replace("port 0602\n", "");
    let mut war = stage(&format!("{quiet}air-points 3 0\n"));
    war.play("paradrop dprk-1", &[]);
    assert_eq!(war.options("escort"), ["0", "1", "2"]);
    assert_eq!(war.refusal("escort 3"), "nw:6.2.2a");
    let events = war.play("escort 2; land 0402", &[1, 1]);
    assert_eq!((fired(&events), war.at("dprk-1").as_str()), (vec![(1, 2)], "0402"));
    assert_eq!(war.pools(Side::Dprk).air.points, 1, "spent");
    assert_eq!(war.pools(Side::Dprk).air.lost, 0, "but never lost");
    let mut war = stage(&format!("{DROP}air-points 1 0\n"));
    war.play("paradrop dprk-1", &[]);
    assert_eq!(war.refusal("escort 2"), "nw:6.2a");
}

/// Rules: nw:8.5.3.1, nwk:5.3.
#[test]
fn the_dprk_drops_one_point_a_segment_and_the_allies_all_they_have() {
    let mut war = stage(DROP);
    war.play("paradrop dprk-1; land 0402; done", &[9, 1]);
    assert_eq!(war.refusal("paradrop dprk-2"), "nwk:5.3");
    let allied = "
        | .....
        airbase 0101
        us-1 paratroop X 3-4-7-5 1 yellow at 0101
        us-2 paratroop X 3-4-7-5 1 yellow at japan
        kind initiative allied
    ";
    let mut war = stage(allied);
    war.play("paradrop us-1; land 0301; paradrop us-2; land 0301", &[1, 1]);
    assert_eq!([war.at("us-1"), war.at("us-2")], ["0301", "0301"]);
}

/// Rules: nw:8.5.3e, nw:8.5.4.4c.
#[test]
fn who_has_dropped_out_of_enemy_zones_may_step_into_a_place_beside() {
    let mut war = stage(DROP);
    war.play("paradrop dprk-1; land 0402", &[9, 1]);
    assert_eq!(war.question(), "step");
    assert_eq!(war.options("step"), ["0502"], "the city");
    assert_eq!(war.refusal("step 0302"), "nw:8.5.3e", "a place of one's own");
    war.play("step 0502", &[1]);
    assert_eq!(war.at("dprk-1"), "0502");
    let hex = war.hex(war.id("dprk-1")).expect("it is on the map");
    assert!(war.clearing_in(hex).is_some());
    let mut stays = stage(DROP);
    stays.play("paradrop dprk-1; land 0402; done", &[9, 1]);
    assert_eq!((stays.at("dprk-1").as_str(), stays.question()), ("0402", "choose-mover"));
    let mut held = stage(&format!("{DROP}rok-1 infantry X 1-1-5-4 1 at 0502\n"));
    held.play("paradrop dprk-1; land 0402", &[9, 1]);
    assert_eq!(held.question(), "choose-mover", "an enemy is in the city");
    let mut zone = stage(&format!("{DROP}rok-1 infantry XX 5-5-5-4 2 at 0401\n"));
    zone.play("paradrop dprk-1; land 0402", &[9, 1]);
    assert_eq!(zone.question(), "choose-mover", "it has landed in an enemy zone of control");
}

/// Light infantry of the DPRK with helicopters for two points.
const LIFT: &str = "
    | ..............................
    dprk 0101..3001
    dprk-1 light-infantry X 2-2-5-5/1-1-5-5 1 yellow at 0101
    dprk-2 light-infantry XX 4-4-5-5 2 yellow at 0101
    lift 2 0
";

/// Rules: nw:8.5.4a, nw:8.5.4.1a, nw:8.5.4.2a.
#[test]
fn helicopters_lift_units_with_a_yellow_allowance_up_to_24_hexes() {
    let mut war = stage(LIFT);
    war.play("airmobile dprk-1", &[]);
    assert!(war.offers("land 2501"), "24 hexes");
    assert_eq!(war.refusal("land 2601"), "nw:8.5.4a");
    war.play("land 2501", &[]);
    assert_eq!(war.at("dprk-1"), "2501");
    assert_eq!(war.unit(war.id("dprk-1")).arrival, Arrival::Airmobile);
    assert_eq!(war.airmobile_points_left(Side::Dprk), 1);
    assert_eq!(war.refusal("airmobile dprk-2"), "nw:8.5.4.2a", "it takes two points");
    assert_eq!(war.refusal("select dprk-1"), "nw:2.3.5", "in place of ground movement");
    let foot = stage(&LIFT.replace(
        "dprk-1 light-infantry X 2-2-5-5/1-1-5-5 1 yellow",
        "dprk-1 infantry X 2-2-5-4 1",
    ));
    assert_eq!(foot.refusal("airmobile dprk-1"), "nw:8.5.4.1a");
    let mut large = stage(LIFT);
    large.play("airmobile dprk-2; land 0501", &[]);
    assert_eq!(large.airmobile_points_left(Side::Dprk), 0, "points combine");
}

/// Rules: nw:4.1.2a, nw:8.5.4.2b.
#[test]
fn overcast_halves_the_airmobile_points_rounded_up() {
    let left = |total: u8, used: u8| {
        let text =
            format!("| ..\n dprk 0101\n weather overcast\n lift {total} 0\n lift-used {used} 0");
        stage(&text).airmobile_points_left(Side::Dprk)
    };
    assert_eq!((left(3, 0), left(3, 1), left(3, 2)), (2, 1, 0));
}

/// Rules: nw:8.5.4.1b, nw:8.5.4.3c, nw:13.1.4b.
#[test]
fn airmobile_units_have_helicopters_of_their_own_unless_they_lack_supply() {
    let text = LIFT.replace("lift 2 0", "air supremacy allied")
        + "dprk-3 airmobile X 3-4-7-24/2-2-7-24 1 at 0101\n";
    let mut war = stage(&text);
    assert_eq!(war.refusal("airmobile dprk-1"), "nw:8.5.4.2a");
    war.play("airmobile dprk-3; land 0501", &[10]);
    assert_eq!((war.at("dprk-3").as_str(), war.levels("dprk-3")), ("0101", 1), "a level");
    assert_eq!(war.pools(Side::Dprk).lift.total, 0, "but no point");
    let unsupplied = stage(&text.replace("24 1 at 0101", "24 1 at 0101 unsupplied"));
    assert_eq!(unsupplied.refusal("airmobile dprk-3"), "nw:8.5.4.2a");
}

/// Rules: nw:8.5.4.3b, nw:6.6.1.1c, nw:6.6.1.1a.
#[test]
fn own_3_an_abort_sends_a_lifted_unit_back_and_a_star_costs_a_point_besides() {
    let text = "
        | ......
        dprk 0101..0401
        rok-1 infantry X 1-1-5-4 1 at 0201
        dprk-1 light-infantry X 2-2-5-5/1-1-5-5 1 yellow at 0101
        air advantage allied
        lift 2 0
    ";
    let mut war = stage(text);
    let events = war.play("airmobile dprk-1; land 0401", &[5]);
    assert_eq!(fired(&events), [(5, -1)], "over an enemy: there is no way around");
    assert_eq!((war.at("dprk-1").as_str(), war.levels("dprk-1")), ("0101", 2), "4 is an abort");
    assert_eq!(war.airmobile_points_left(Side::Dprk), 1, "the point is spent");
    assert_eq!(war.pools(Side::Dprk).lift.total, 2);
    assert_eq!(war.refusal("airmobile dprk-1"), "nw:2.3.5");
    let mut war = stage(text);
    war.play("airmobile dprk-1; land 0401", &[1]);
    assert_eq!(war.levels("dprk-1"), 1, "0: *A(-2)");
    assert_eq!(war.pools(Side::Dprk).lift.total, 1);
    assert_eq!(war.airmobile_points_left(Side::Dprk), 1);
}

/// Rules: nw:6.6d, nw:8.5.4.4d, nw:6.6c.
#[test]
fn who_takes_off_in_an_enemy_country_or_zone_of_control_is_fired_at_once_more() {
    let shots = |more: &str, faces: &[u8]| {
        let text = format!(
            "
            | ..........
            dprk 0101..0601
            dprk-1 light-infantry X 2-2-5-5 1 yellow at 0801
            lift 2 0
            {more}
        "
        );
        fired(&stage(&text).play("airmobile dprk-1; land 0101", faces)).len()
    };
    assert_eq!(shots("", &[9, 9]), 2, "in the enemy's country: at the start, and on landing");
    assert_eq!(shots("rok-1 infantry XX 5-5-5-4 2 at 0901", &[9, 9]), 2, "both: one more, not two");
    let home = |more: &str, faces: &[u8]| {
        let text = format!("{LIFT}{more}\n");
        fired(&stage(&text).play("airmobile dprk-1; land 0501", faces)).len()
    };
    assert_eq!(home("", &[]), 0);
    assert_eq!(home("rok-1 infantry XX 5-5-5-4 2 at 0201", &[9, 9]), 2, "in a zone of control");
    let mut war = stage(&format!("{LIFT}rok-1 infantry XX 5-5-5-4 2 at 0201\n"));
    war.play("airmobile dprk-1; land 0501", &[1]);
    assert_eq!(war.at("dprk-1"), "0101", "aborted by the first shot, there is no second");
}

/// Rules: nw:8.2.2c, nw:8.2.2d, nwk:3.1.1b.
#[test]
fn zones_of_control_at_either_end_shorten_the_flight_by_a_hex_each() {
    let start = "
        | rr............................
        dprk 0101..3001
        dprk-1 light-infantry X 2-2-5-5 1 yellow at 0101
        rok-1 infantry XX 5-5-5-4 2 at 0201
        lift 2 0
    ";
    let mut war = stage(start);
    war.play("airmobile dprk-1", &[]);
    assert!(
        war.offers("land 2401") && !war.offers("land 2501"),
        "it leaves a zone, even in the hills"
    );
    let friend = format!("{start}dprk-2 infantry X 1-1-5-4 1 at 0101\n");
    let mut war = stage(&friend);
    war.play("airmobile dprk-1", &[]);
    assert!(war.offers("land 2501"), "a friend stays behind");
    let mut war = stage(&format!("{LIFT}rok-1 infantry XX 5-5-5-4 2 at 2601\n"));
    war.play("airmobile dprk-1", &[]);
    assert!(!war.offers("land 2501") && war.offers("land 2401"), "it would enter a zone");
}

/// Rules: nw:8.5.4.4.1a, nw:8.5.4.4.1b, nw:8.3.3d, nw:8.2.2a.
#[test]
fn helicopters_land_on_high_ground_only_by_a_road_and_never_in_an_enemy_place() {
    let text = "
        | ..hHm~....
        | ..hHm.....
        dprk 0101..0102
        primary 0302 0402 0502
        city 0701 0101
        port 0702
        airfield 0802
        airbase 0902
        control dprk 0902
        dprk-1 light-infantry X 2-2-5-5 1 yellow at 0102
        rok-1 infantry X 1-1-5-4 1 at 0802
        lift 2 0
    ";
    let mut war = stage(text);
    war.play("airmobile dprk-1", &[]);
    let high = ["0301", "0401", "0501"];
    assert_eq!(high.map(|it| war.refusal(&format!("land {it}"))), ["nw:8.5.4.4.1a"; 3]);
    assert!(["0302", "0402", "0502"].iter().all(|it| war.offers(&format!("land {it}"))), "roads");
    let places = ["0701", "0702"];
    assert_eq!(places.map(|it| war.refusal(&format!("land {it}"))), ["nw:8.5.4.4.1b"; 2]);
    assert!(war.offers("land 0101") && war.offers("land 0902"), "places that are one's own");
    assert_eq!(war.refusal("land 0601"), "nw:8.3.3d");
    assert_eq!(war.refusal("land 0802"), "nw:8.2.2a");
}

/// Rules: nw:8.5.4.4a, nw:8.5.4.4b, nw:8.5.4.4c.
#[test]
fn a_lifted_unit_steps_into_an_enemy_place_unless_it_lands_in_a_zone_of_control() {
    let text = "
        | ..........
        dprk 0101..0201
        city 0501
        dprk-1 light-infantry X 2-2-5-5 1 yellow at 0101
        lift 2 0
    ";
    let mut war = stage(text);
    war.play("airmobile dprk-1; land 0401; step 0501", &[9, 1]);
    assert_eq!(war.at("dprk-1"), "0501");
    assert_eq!(war.core().clearing.len(), 1, "under a clearing marker");
    let mut war = stage(&format!("{text}rok-1 infantry XX 5-5-5-4 2 at 0301\n"));
    war.play("airmobile dprk-1; land 0401", &[9]);
    assert_eq!(war.question(), "choose-mover", "it moves no further");
}

/// Rules: nw:13.2.
#[test]
fn where_helicopters_start_at_bases_the_way_from_the_base_counts() {
    let text = LIFT.replace("at 0101", "at 0501") + "airfield 0101\n option airmobile-bases on\n";
    let mut war = stage(&text);
    war.play("airmobile dprk-1", &[]);
    assert!(war.offers("land 2501") && !war.offers("land 2601"), "4 hexes and 20");
}

/// Marines of one level aboard ships beside the coast.
const MARINES: &str = "
    | ~..............
    dprk 1001..1501
    us-amph amph 1 range 4 capacity 5 at 0101
    us-amph2 amph 1 range 4 capacity 5 at yellow-sea-inshore
    usmc-1 marine II 2-2-7-5/1-1-7-5 1 yellow at aboard-us-amph levels=1
    usmc-2 marine II 2-2-7-5/1-1-7-5 1 yellow at aboard-us-amph
    usmc-a marine-armor II 3-3-7-8 1 at aboard-us-amph
    us-1 infantry X 3-3-7-5 1 yellow at 0201
    sea yellow-sea allied allied
    kind initiative allied
";

/// Rules: nw:8.5.5a, nw:2.4.1, nw:7.3.2.
#[test]
fn each_amphibious_ship_lifts_one_level_of_marines_a_segment_within_twelve_hexes() {
    let mut war = stage(MARINES);
    assert_eq!(war.refusal("lift usmc-a us-amph"), "nw:8.5.5a", "armor");
    assert_eq!(war.refusal("lift us-1 us-amph"), "nw:8.5.5a", "no Marines");
    assert_eq!(war.refusal("lift usmc-2 us-amph"), "nw:8.5.5a", "two levels, one ship");
    assert_eq!(war.refusal("lift usmc-1 us-amph2"), "nw:8.5.5a", "it is in a box");
    war.play("lift usmc-1 us-amph", &[]);
    assert!(war.offers("land 1301"), "twelve hexes from the sea hex");
    assert_eq!(war.refusal("land 1401"), "nw:8.5.5a");
    war.play("land 0501", &[9]);
    assert_eq!(war.at("usmc-1"), "0501");
    assert_eq!(war.refusal("lift usmc-2 us-amph"), "nw:8.5.5a", "once a segment");
}

/// Rules: nw:8.5.5a.
#[test]
fn two_ships_together_lift_two_levels_even_in_the_segment_in_which_they_came() {
    let text = MARINES.replace("| ~..............", "| ~..............\n | ~..............");
    let mut war = stage(&text);
    war.play("sail us-amph2; land 0102; lift usmc-2 us-amph", &[]);
    assert_eq!(war.refusal("escort 0"), "nw:8.5.5a", "a ship is missing");
    war.play("lift usmc-2 us-amph2; escort 0; land 0501", &[9]);
    assert_eq!((war.at("usmc-2").as_str(), war.levels("usmc-2")), ("0501", 2));
}

/// Rules: nw:8.5.5b.
#[test]
fn marines_ashore_are_picked_up_and_set_down_within_twelve_hexes() {
    let ashore = |hex: &str| {
        MARINES.replace("yellow at aboard-us-amph levels=1", &format!("yellow at {hex} levels=1"))
    };
    let far = stage(&ashore("1401"));
    assert_eq!(far.refusal("lift usmc-1 us-amph"), "nw:8.5.5b");
    let mut war = stage(&ashore("0901"));
    war.play("lift usmc-1 us-amph; land 0501", &[]);
    assert_eq!(war.at("usmc-1"), "0501", "at home, and nobody fires");
}

/// Rules: nw:8.5.5c.
#[test]
fn the_helicopters_of_a_ship_are_never_lost_but_the_marines_may_be() {
    let text = format!("{MARINES}air supremacy dprk\n lift 0 3\n");
    let mut war = stage(&text);
    war.play("lift usmc-1 us-amph; land 0501", &[10]);
    assert_eq!(war.at("usmc-1"), "eliminated");
    assert_eq!(war.pools(Side::Allied).lift.total, 3);
    let mut war = stage(&text);
    war.play("lift usmc-1 us-amph; land 0501", &[8]);
    assert_eq!(war.at("usmc-1"), "aboard-us-amph", "an abort brings them back");
}

/// Rules: nw:8.5.1g, nw:8.5.4a, nw:8.3.3d.
#[test]
fn helicopters_pay_a_point_a_hex_whatever_lies_below() {
    // Hills, mountains, swamp, cities and the sea: 24 hexes to 2501 all the same.
    let text = "
        | .hmHUs~~rRmmmmUU~~hhHHmw..
        rok-1 light-infantry X 2-2-5-5 1 yellow at 0101
        lift 0 2
        kind initiative allied
    ";
    let mut war = stage(text);
    war.play("airmobile rok-1", &[]);
    assert_eq!(war.refusal("land 2601"), "nw:8.5.4a");
    war.play("land 2501", &[9]);
    assert_eq!(war.at("rok-1"), "2501");
}

/// Rules: nwk:5.3.
#[test]
fn what_the_prc_drops_counts_against_the_limit_of_the_dprk() {
    let mut war = stage(&format!("{DROP}prc-1 paratroop X 2-3-6-5/1-2-6-5 1 yellow at 0101\n"));
    war.play_any("paradrop prc-1; land 0302");
    while war.question() != "choose-mover" {
        war.play_any("done");
    }
    assert_eq!(war.refusal("paradrop dprk-1"), "nwk:5.3");
}

/// Rules: nw:8.5.4a, nw:8.5.4.1b.
#[test]
fn nobody_is_lifted_out_of_the_part_of_the_map_that_is_played_on() {
    let mut war = stage(&format!("{LIFT}outside 0501\n"));
    war.play("airmobile dprk-1", &[]);
    assert!(!war.offers("land 0501") && war.offers("land 0601"));
    let mut war = stage(&format!("{LIFT}outside 0101 0501\n"));
    war.play("airmobile dprk-1", &[]);
    assert!(war.offers("land 0501") && war.offers("land 0601"), "who is outside moves there");
}

/// Rules: nw:8.5.4.1b, nw:8.5.4.2a, nw:6.6.1.1a.
#[test]
fn helicopters_of_its_own_use_no_points_and_only_who_lives_turns_back() {
    let own = "dprk-3 airmobile X 3-4-7-24/2-2-7-24 1 at 0101\n";
    let mut war = stage(&format!("{LIFT}{own}"));
    war.play("airmobile dprk-3; land 0501", &[]);
    assert_eq!(war.airmobile_points_left(Side::Dprk), 2);
    let turned = |it: &Event| {
        matches!(it, Event::Movement(rules_nextwar::ch08_movement::Event::TurnedBack { .. }))
    };
    // Under the enemy's supremacy 0 is an abort that costs a level, 5 an abort alone.
    for (levels, die, turns) in [(2, 0, true), (2, 5, true), (1, 5, true), (1, 0, false)] {
        let unit = own.replace("at 0101", &format!("at 0101 levels={levels}"));
        let mut war = stage(&format!("{LIFT}{unit}air supremacy allied\n"));
        let events = war.play("airmobile dprk-3; land 0501", &[die]);
        assert_eq!(events.iter().any(turned), turns, "{levels} levels, die {die}");
    }
}

/// Rules: nw:8.5.4.3b, nw:4.1.2a.
#[test]
fn a_point_that_is_shot_down_under_clouds_frees_no_other() {
    let text = |used: u8| {
        format!(
            "| ......
             dprk 0101..0401
             rok-1 infantry X 1-1-5-4 1 at 0201
             dprk-1 light-infantry X 2-2-5-5/1-1-5-5 1 yellow at 0101
             air advantage allied
             weather overcast
             lift 4 0
             lift-used {used} 0"
        )
    };
    // Of four points clouds leave two. 1 less one for the enemy flown over: *A(-2).
    let left = |used: u8| {
        let mut war = stage(&text(used));
        war.play("airmobile dprk-1; land 0401", &[1]);
        assert_eq!((war.levels("dprk-1"), war.pools(Side::Dprk).lift.total), (1, 3));
        war.airmobile_points_left(Side::Dprk)
    };
    assert_eq!((left(0), left(1)), (1, 0));
}
