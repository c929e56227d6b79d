//! [NW 8.3] [NWK 2.1, 2.2, 15.11] Terrain.

use rules_nextwar::charts::SIXTHS;
use rules_nextwar::terms::{Class, Road, Terrain, Weather};

use crate::drive::Drive;
use crate::fields::{field, hex};
use crate::stage::charts;

/// By terrain: infantry, light, motorized, mechanized, each in fair weather and in storms; typed
/// a second time, in whole points.
const GROUND: [(Terrain, &str); 8] = [
    (Terrain::Open, "1/1 1/1 1/2 1/2"),
    (Terrain::Woods, "2/2 1/1 2/3 2/3"),
    (Terrain::Rough, "2/3 2/2 3/5 3/4"),
    (Terrain::RoughWoods, "2/3 2/2 3/5 4/5"),
    (Terrain::Highland, "3/4 2/3 4/6 6/8"),
    (Terrain::HighlandWoods, "3/4 2/3 6/6 8/8"),
    (Terrain::Swamp, "3/P 2/4 6/P 8/P"),
    (Terrain::Mountain, "4/4 3/4 P/P P/P"),
];

/// By road, in sixths of a point.
const ROADS: [(Road, &str); 3] = [
    (Road::Secondary, "6/6 6/6 6/6 6/6"),
    (Road::Primary, "3/6 3/6 3/6 3/6"),
    (Road::Highway, "3/6 3/6 2/3 2/3"),
];

fn cells(row: &str) -> Vec<(Class, Weather, Option<u16>)> {
    let mut cells = Vec::new();
    for (class, cell) in Class::ALL.iter().zip(row.split_whitespace()) {
        let (fair, storms) = cell.split_once('/').expect("two costs");
        for (weather, cost) in
            [(Weather::Fair, fair), (Weather::Overcast, fair), (Weather::Storms, storms)]
        {
            cells.push((*class, weather, cost.parse().ok()));
        }
    }
    cells
}

/// Rules: nw:8.3.1a, nw:8.3, nw:8.5.1c.
#[test]
fn the_terrain_chart_is_the_one_that_was_written_down() {
    let chart = charts().terrain;
    for (terrain, row) in GROUND {
        for (class, weather, cost) in cells(row) {
            let sixths = cost.map(|it| it * SIXTHS);
            assert_eq!(
                chart.terrain(terrain, class, weather),
                sixths,
                "{terrain:?} {class:?} {weather:?}"
            );
        }
    }
    for (road, row) in ROADS {
        for (class, weather, cost) in cells(row) {
            let sixths = cost.expect("roads are open to all");
            assert_eq!(chart.road(road, class, weather), sixths, "{road:?} {class:?} {weather:?}");
        }
    }
    for (class, weather, _) in cells(ROADS[1].1) {
        let primary = chart.road(Road::Primary, class, weather);
        assert_eq!(chart.terrain(Terrain::Urban, class, weather), Some(primary));
    }
    assert_eq!(chart.river, [6, 6, 12, 12]);
    assert_eq!((chart.zone, chart.border, chart.overstacked), (6, 6, 6));
}

/// Moves a unit along hexes; how many it reached with the points of one segment.
#[track_caller]
fn reached(hexes: &str, lines: &str, way: &str) -> usize {
    let mut war = field(hexes, lines);
    war.play("select dprk-a", &[]);
    let mut count = 0;
    for to in way.split_whitespace() {
        if war.question() != "march" || !war.offers(&format!("move {to}")) {
            break;
        }
        war.play(&format!("move {to}"), &[]);
        count += 1;
    }
    count
}

const COLUMN: &str = "0302 0303 0304 0305 0306 0307";

/// own-11: from open over a river into rough ground five points, then an enemy zone in the open
/// two.
/// Rules: nw:8.3.1.1a, nw:8.3.1.1b, nw:8.2.2c.
#[test]
fn a_river_costs_vehicles_two_points_and_a_bridge_saves_them() {
    let tanks = "dprk-a armor X 4-4-5-8 1 at 0301\n";
    let enemy = "rok-x infantry XX 5-6-5-4/3-4-5-4 2/1 at 0304\n";
    let river = "river 0301/0302\n";
    let mut war = field("0302=r", &format!("{tanks}{enemy}{river}"));
    war.play("select dprk-a; move 0302; move 0303", &[]);
    assert_eq!(war.question(), "choose-mover");
    // 5 + 1 + 1 + 1: three open hexes more.
    assert_eq!(reached("0302=r", &format!("{tanks}{river}"), COLUMN), 4);
    assert_eq!(reached("0302=r", &format!("{tanks}{river}secondary 0301 0302"), COLUMN), 6);
    // Infantry: rough 2 and one for the river leave one of four.
    let foot = "dprk-a infantry X 4-4-5-4 1 at 0301\n";
    assert_eq!(reached("0302=r", &format!("{foot}{river}"), COLUMN), 2);
    assert_eq!(reached("0302=r", foot, COLUMN), 3);
}

/// own-10: a third of a point a hex on a highway, a half in storms.
/// Rules: nw:8.3.2a, nw:8.3.
#[test]
fn a_road_costs_its_own_rate_instead_of_the_ground() {
    let hills = "0302=h 0303=h 0304=h 0305=h 0306=h 0307=h";
    let foot = "dprk-a infantry X 4-4-5-4 1 at 0301\n";
    let road = |kind: &str| format!("{foot}{kind} 0301 0302 0303 0304 0305 0306 0307");
    assert_eq!(reached(hills, foot, COLUMN), 1);
    assert_eq!(reached(hills, &road("secondary"), COLUMN), 4);
    assert_eq!(reached(hills, &road("primary"), COLUMN), 6);
    assert_eq!(reached(hills, &format!("{}\nweather storms", road("primary")), COLUMN), 4);
    // Twelve thirds are four points: a unit that has spent four of six goes six hexes, then no
    // more.
    let trucks = "dprk-a motorized X 4-4-5-6 1 at 0301 spent=24\n";
    let highway = "highway 0301 0302 0303 0304 0305 0306 0307\n";
    assert_eq!(reached(hills, &format!("{trucks}{highway}"), COLUMN), 6);
    assert_eq!(reached(hills, &format!("{trucks}{highway}weather storms"), COLUMN), 4);
    // A road beside, but not between: no help.
    let aside = "primary 0302 0402\n";
    assert_eq!(reached(hills, &format!("{foot}{aside}"), COLUMN), 1);
}

/// Rules: nw:8.3.1.4, nw:8.3.1.6, nw:2.3.5.
#[test]
fn towns_and_airfields_cost_nothing_and_stop_nobody() {
    let foot = "dprk-a infantry X 4-4-5-4 1 at 0301\ntown 0302 0303\nairfield 0304\n";
    assert_eq!(reached("", foot, COLUMN), 4);
}

/// Rules: nw:8.3.2c.
#[test]
fn roads_into_urban_hexes_are_primary_roads() {
    let foot = "dprk-a infantry X 4-4-5-4 1 at 0301 spent=18\n";
    let north = "dprk 0101..0707\n";
    let hexes = "0302=U 0303=U";
    assert_eq!(reached(hexes, &format!("{foot}{north}secondary 0301 0302"), COLUMN), 2);
    assert_eq!(reached(hexes, &format!("{foot}{north}"), COLUMN), 2, "urban hexes are joined");
    let out = format!("{foot}{north}secondary 0303 0304");
    assert_eq!(reached("0302=U 0303=U 0304=r", &out.replace("18", "15"), COLUMN), 3);
}

/// Rules: nw:8.3.1.10a, nw:8.3.2b, nw:8.3.1.10b.
#[test]
fn an_enemy_fortification_denies_the_road() {
    let foot = "dprk-a infantry X 4-4-5-4 1 at 0301\n";
    let road = "primary 0301 0302 0303 0304 0305 0306 0307\n";
    let hexes = "0302=r 0303=r";
    let fort = "dmz-south 0302\n";
    // Rough off the road 2 in, rough 2 out.
    assert_eq!(reached(hexes, &format!("{foot}{road}{fort}"), COLUMN), 2);
    assert_eq!(reached(hexes, &format!("{foot}{road}{fort}captured 0302"), COLUMN), 6);
    let own = "dprk 0302\ndmz-north 0302\n";
    assert_eq!(reached(hexes, &format!("{foot}{road}{own}"), COLUMN), 6);
}

/// Rules: nw:8.3.2b, nw:8.3.1.10a, nw:8.3.3a.
#[test]
fn who_begins_in_an_enemy_fortification_leaves_it_by_road() {
    let tanks = "dprk-a armor X 4-4-5-8 1 at 0301\n";
    let road = "primary 0301 0302 0303\n";
    let fort = "dmz-south 0301\n";
    // Two halves, then open ground: 0304 to 0307 and three points left over.
    assert_eq!(reached("0302=m 0303=m", &format!("{tanks}{road}{fort}"), COLUMN), 6);
    // Who has only come through it goes off the road, where mountains are closed to tanks.
    let through = "dprk-a armor X 4-4-5-8 1 at 0201\nprimary 0201 0301 0302\n";
    let mut war = field("0302=m", &format!("{through}{fort}"));
    war.play("select dprk-a; move 0301", &[]);
    assert_eq!(war.refusal("move 0302"), "nw:8.3.3a");
}

/// Rules: nwk:2.2a, nwk:2.2g.
#[test]
fn border_hexes_cost_a_point_more_in_the_first_turn() {
    let foot = "dprk-a infantry X 4-4-5-4 1 at 0301\ndmz-south 0302 0303\n";
    assert_eq!(reached("", &format!("turn 1 of 4\n{foot}"), COLUMN), 2);
    assert_eq!(reached("", foot, COLUMN), 4);
}

/// Rules: nw:8.3.3a, nw:8.3.3b.
#[test]
fn vehicles_enter_mountains_by_road_and_fortified_ones_with_all_they_have() {
    let tanks = "dprk-a armor X 4-4-5-8 1 at 0301\n";
    let war = |lines: &str| {
        let mut war = field("0302=m", &format!("{tanks}{lines}"));
        war.play("select dprk-a", &[]);
        war
    };
    assert_eq!(war("").refusal("move 0302"), "nw:8.3.3a");
    let mut by_road = war("secondary 0301 0302");
    by_road.play("move 0302", &[]);
    assert_eq!(by_road.question(), "march");
    let mut fort = war("secondary 0301 0302\ndmz-south 0302");
    fort.play("move 0302", &[]);
    assert_eq!(fort.question(), "choose-mover", "the whole allowance");
    assert_eq!(war("dmz-south 0302").refusal("move 0302"), "nw:8.3.3a", "no road");
    // Not after another hex.
    let mut late = field("0303=m", &format!("{tanks}secondary 0302 0303\ndmz-south 0303"));
    late.play("select dprk-a; move 0302", &[]);
    assert_eq!(late.refusal("move 0303"), "nw:8.3.3b");
    let trucks = tanks.replace("armor X 4-4-5-8", "motorized X 4-4-5-6");
    let mut war = field("0302=m", &trucks);
    war.play("select dprk-a", &[]);
    assert_eq!(war.refusal("move 0302"), "nw:8.3.3a");
}

/// Rules: nw:8.3.3c.
#[test]
fn nobody_walks_on_water() {
    let foot = "dprk-a infantry X 4-4-5-4 1 at 0301\n";
    let mut war = field("0302=~", foot);
    war.play("select dprk-a", &[]);
    assert_eq!(war.refusal("move 0302"), "nw:8.3.3c");
    let mut war = field("", &format!("{foot}all-water 0301/0302"));
    war.play("select dprk-a", &[]);
    assert_eq!(war.refusal("move 0302"), "nw:8.3.3c");
    let bridge = format!("{foot}all-water 0301/0302\nprimary 0301 0302");
    assert_eq!(reached("", &bridge, COLUMN), 4, "a half and three");
}

/// Rules: nw:8.3.1.8a, nw:8.3.1.8c.
#[test]
fn a_ferry_carries_its_friends_until_an_enemy_stands_at_it() {
    let ferry = "all-water 0301/0302\nferry 0301/0302\n";
    let foot = "dprk-a infantry X 4-4-5-4 1 at 0301\n";
    let north = "dprk 0101..0707\n";
    // One for the hex and one for the water, then two more.
    assert_eq!(reached("", &format!("{foot}{ferry}{north}"), COLUMN), 3);
    let war = |lines: &str| {
        let mut war = field("", lines);
        war.play("select dprk-a", &[]);
        war
    };
    assert_eq!(war(&format!("{foot}{ferry}")).refusal("move 0302"), "nw:8.3.1.8a");
    let lost = format!("{foot}{ferry}{north}lost-ferry 0302");
    assert_eq!(war(&lost).refusal("move 0302"), "nw:8.3.1.8c");
    // Coming to an end of an enemy ferry destroys it for good.
    let mut war = field("", &format!("dprk-a infantry X 4-4-5-4 1 at 0401\n{ferry}"));
    assert!(war.core().lost_ferries.is_empty());
    war.play("select dprk-a; move 0301; move 0201", &[]);
    assert_eq!(war.core().lost_ferries, [hex(&war, "0301")]);
    // So does standing there as a game is taken up.
    let war = field("", &format!("{foot}{ferry}"));
    assert_eq!(war.core().lost_ferries, [hex(&war, "0301")]);
}

/// Rules: nw:8.3.1.7.
#[test]
fn a_beach_is_flat_and_beside_the_open_sea() {
    let war = field("0101=~ 0102=w 0201=. 0202=r 0103=.", "dprk-a infantry X 4-4-5-4 1 at 0707");
    let board = &war.scenario.board;
    let beach = |number: &str| board.is_beach(war.options.season, hex(&war, number));
    assert!(beach("0102") && beach("0201"));
    assert!(!beach("0202"), "rough ground");
    assert!(!beach("0103"), "inland");
}

/// Rules: nwk:2.1.
#[test]
fn swamp_is_open_ground_in_winter() {
    let tanks = "dprk-a armor X 4-4-5-8 1 at 0301\n";
    assert_eq!(reached("0302=s", tanks, COLUMN), 1);
    assert_eq!(reached("0302=s", &format!("{tanks}option season winter"), COLUMN), 6);
    let storms = format!("{tanks}weather storms\noption season winter");
    assert_eq!(reached("0302=s", &storms, COLUMN), 4);
    let mut war = field("0302=s", &format!("{tanks}weather storms"));
    war.play("select dprk-a", &[]);
    assert_eq!(war.refusal("move 0302"), "nw:8.3.1a");
}

/// Rules: nwk:15.11, nwk:15.11b, nwk:15.11c, nwk:15.11d.
#[test]
fn refugees_take_the_roads_of_the_south_down_a_class() {
    let hills = "0302=h 0303=h 0304=h 0305=h 0306=h 0307=h";
    let road = |kind: &str, turn: u8, unit: &str| {
        format!(
            "option refugees on\nturn {turn} of 6\ndprk-a {unit} at 0301\n{kind} 0301 0302 0303 0304 0305 0306 0307"
        )
    };
    let foot = "infantry X 4-4-5-4 1";
    for (turn, secondary, primary) in [(1, 1, 4), (2, 1, 4), (3, 1, 4), (4, 4, 6)] {
        assert_eq!(reached(hills, &road("secondary", turn, foot), COLUMN), secondary, "{turn}");
        assert_eq!(reached(hills, &road("primary", turn, foot), COLUMN), primary, "{turn}");
    }
    // Of two points on a highway: halves in the first turn, thirds later; not wholly down to
    // ones.
    let trucks = "motorized X 4-4-5-6 1";
    let late = |turn| road("highway", turn, trucks).replace("at 0301", "at 0301 spent=24");
    assert_eq!(reached(hills, &late(1), COLUMN), 4);
    assert_eq!(reached(hills, &late(2), COLUMN), 6);
    let north = format!("{}\ndprk 0101..0707", road("primary", 1, foot));
    assert_eq!(reached(hills, &north, COLUMN), 6, "roads of the north stay as they are");
}
