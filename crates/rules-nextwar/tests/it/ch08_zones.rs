//! [NW 8.2] [NWK 3.1.1] Zones of control.

use rules_nextwar::terms::Side;

use crate::drive::Drive;
use crate::fields::field;

const DIVISION: &str = "rok-x infantry XX 5-6-5-4/3-4-5-4 2/1 at 0303\n";

/// The hexes of a field that lie in a zone of control of the Allies.
fn zone(war: &rules_nextwar::state::War) -> Vec<String> {
    let grid = &war.scenario.board.map.grid;
    let inside = grid.hexes().filter(|it| war.in_enemy_zone(Side::Dprk, *it));
    let mut numbers: Vec<String> = inside.map(|it| grid.number(it)).collect();
    numbers.sort_unstable();
    numbers
}

/// Rules: nw:8.2.1a, nw:8.2.1b.
#[test]
fn two_points_have_a_zone_around_them_and_one_only_in_its_hex() {
    let war = field("", DIVISION);
    assert_eq!(zone(&war), ["0203", "0204", "0302", "0303", "0304", "0403", "0404"]);
    let one = field("", "rok-x infantry X 5-6-5-4 1 at 0303");
    assert_eq!(zone(&one), ["0303"]);
    let stack = "rok-x infantry X 5-6-5-4 1 at 0303\nrok-y infantry X 5-6-5-4 1 at 0303";
    assert_eq!(zone(&field("", stack)).len(), 7);
    let flipped = field("", &DIVISION.replace("at 0303", "at 0303 levels=1"));
    assert_eq!(zone(&flipped), ["0303"]);
}

/// Rules: nwk:2.2d, nw:8.2.1d, nw:8.2.1c.
#[test]
fn outposts_ships_and_marines_aboard_have_no_zone_around_them() {
    let war = field(
        "0101=~ 0102=~ 0201=~",
        "rok-co outpost II 0-1-4-0 0 at 0505
         us-amph amph 1 range 3 capacity 5 at 0102
         usmc-a marine XX 4-4-7-5/3-3-7-5 2/1 at aboard-us-amph",
    );
    assert_eq!(zone(&war), ["0505"]);
}

/// Rules: nw:8.2.3a, nw:8.2.3b, nw:8.3.1.8b.
#[test]
fn zones_reach_neither_mountains_nor_cities_nor_over_water() {
    let war = field("0302=m 0403=U 0203=h", &format!("{DIVISION}primary 0303 0302"));
    assert_eq!(zone(&war), ["0203", "0204", "0303", "0304", "0404"]);
    let wet =
        "river 0303/0302\nprimary 0303 0302\nall-water 0303/0403 0303/0404\nferry 0303/0404\n";
    let war = field("", &format!("{wet}{DIVISION}"));
    assert_eq!(zone(&war), ["0203", "0204", "0303", "0304"]);
}

/// Rules: nw:8.2.3c.
#[test]
fn zones_cross_the_border_only_after_the_first_movement_segment() {
    let lines = format!(
        "dprk 0101..0702\ndmz-north 0302\ndmz-south 0303\ndmz 0302/0303\n{DIVISION}
         dprk-a infantry X 4-5-4-4 1 at 0101\n"
    );
    let war = field("", &format!("turn 1 of 4\n{lines}"));
    assert!(!zone(&war).contains(&"0302".to_owned()));
    assert!(zone(&war).contains(&"0203".to_owned()), "not a border side");
    let war = field("", &format!("turn 1 of 4\nsegment exploitation-movement\n{lines}"));
    assert!(zone(&war).contains(&"0302".to_owned()));
    let war = field("", &lines);
    assert!(zone(&war).contains(&"0302".to_owned()), "a later turn");
}

/// Rules: nw:8.2.2a.
#[test]
fn nobody_enters_a_hex_where_enemies_stand() {
    let mut war =
        field("", "rok-x infantry X 5-6-5-4 1 at 0303\ndprk-a infantry X 4-5-4-4 1 at 0302");
    war.play("select dprk-a", &[]);
    assert_eq!(war.refusal("move 0303"), "nw:8.2.2a");
}

/// Rules: nw:8.2.2b, nw:8.2.2c.
#[test]
fn a_unit_stops_in_an_enemy_zone_and_pays_a_point_to_enter_it() {
    // Three hexes of four points; the third is in the zone and costs two.
    let mut war = field("", &format!("{DIVISION}dprk-a infantry X 4-5-4-4 1 at 0401"));
    war.play("select dprk-a; move 0402; move 0403", &[]);
    assert_eq!(war.question(), "choose-mover", "it has stopped");
    assert_eq!(war.refusal("select dprk-a"), "nw:2.3.5");
    // 0302 from 0101 by 0201, 0301: two spent, open ground and the zone: two more.
    let mut war = field("0302=r", &format!("{DIVISION}dprk-a infantry X 4-5-4-4 1 at 0101"));
    war.play("select dprk-a; move 0201; move 0301", &[]);
    assert_eq!(war.refusal("move 0302"), "nw:2.3.5", "rough and the zone cost three of two");
    // A friend in the hex saves the surcharge, not the stop.
    let friend = "dprk-b infantry X 4-5-4-4 1 at 0302\n";
    let mut war =
        field("0302=r", &format!("{DIVISION}{friend}dprk-a infantry X 4-5-4-4 1 at 0101"));
    war.play("select dprk-a; move 0201; move 0301; move 0302", &[]);
    assert_eq!(war.question(), "choose-mover");
}

/// Rules: nw:8.2.2d.
#[test]
fn leaving_a_zone_costs_a_point_unless_a_friend_stays() {
    let a = "dprk-a infantry X 4-5-4-4 1 at 0302\n";
    let mut war = field("", &format!("{DIVISION}{a}"));
    war.play("select dprk-a; move 0301; move 0201; move 0101", &[]);
    assert_eq!(war.question(), "choose-mover", "two points and one and one");
    let b = "dprk-b infantry X 4-5-4-4 1 at 0302\n";
    let mut war = field("", &format!("{DIVISION}{a}{b}"));
    war.play("select dprk-a; move 0301; move 0201; move 0101", &[]);
    assert_eq!(war.question(), "march", "a point is left");
    // Together nobody stays behind.
    let mut war = field("", &format!("{DIVISION}{a}{b}"));
    war.play("select dprk-a; add dprk-b; move 0301; move 0201; move 0101", &[]);
    assert_eq!(war.question(), "choose-mover");
}

/// own-12.
/// Rules: nw:8.2.2e.
#[test]
fn from_zone_to_zone_a_unit_goes_one_hex_with_all_it_has() {
    let mut war = field("0204=h", &format!("{DIVISION}dprk-a mechanized X 4-5-4-8 1 at 0203"));
    war.play("select dprk-a; move 0204", &[]);
    assert_eq!((war.at("dprk-a"), war.question()), ("0204".into(), "choose-mover"));
    // Only at the start of a move.
    let mut war = field("", &format!("{DIVISION}dprk-a mechanized X 4-5-4-8 1 at 0202"));
    war.play("select dprk-a; move 0203", &[]);
    assert_eq!(war.question(), "choose-mover");
    // Never in the Exploitation Movement Segment.
    let late = "segment exploitation-movement\n";
    let war = field("", &format!("{late}{DIVISION}dprk-a mechanized X 4-5-4-8 1 at 0203"));
    assert_eq!(war.refusal("select dprk-a"), "nw:8.5.1f");
}

/// own-25: two hexes of highland through the zone cost four of five points.
/// Rules: nwk:3.1, nwk:3.1.1a, nwk:3.1.1d.
#[test]
fn light_infantry_ignores_zones_in_broken_ground_but_uses_no_road_there() {
    let light = "dprk-l light-infantry X 3-3-6-5 1 at 0302 yellow\n";
    let hills = "0302=h 0203=h 0204=h 0205=h";
    let road = "primary 0302 0203 0204\n";
    let mut war = field(hills, &format!("{DIVISION}{light}{road}"));
    war.play("select dprk-l; move 0203; move 0204", &[]);
    assert_eq!(war.question(), "march", "four of five points, and no stop");
    assert_eq!(war.refusal("move 0205"), "nw:2.3.5", "highland beyond costs two");
    // Others stop, and a stack obeys the strictest of it.
    let foot = "dprk-f infantry X 3-3-6-4 1 at 0302\n";
    let mut war = field(hills, &format!("{DIVISION}{light}{foot}"));
    war.play("select dprk-l; add dprk-f; move 0203", &[]);
    assert_eq!(war.question(), "choose-mover");
    // In the open it stops like anybody.
    let mut war = field("0302=h", &format!("{DIVISION}{light}"));
    war.play("select dprk-l; move 0203", &[]);
    assert_eq!(war.question(), "choose-mover");
    // In winter a swamp is open.
    let swamp = "0302=h 0203=s";
    let mut war = field(swamp, &format!("{DIVISION}{light}"));
    war.play("select dprk-l; move 0203", &[]);
    assert_eq!(war.question(), "march");
    let mut war = field(swamp, &format!("option season winter\n{DIVISION}{light}"));
    war.play("select dprk-l; move 0203", &[]);
    assert_eq!(war.question(), "choose-mover");
}

/// Rules: nwk:3.1.1c, nwk:3.1.1e, nw:8.5.1f.
#[test]
fn light_infantry_in_broken_ground_moves_when_others_in_a_zone_do_not() {
    let units = "dprk-l light-infantry X 3-3-6-5 1 at 0302 yellow
                 dprk-f infantry X 3-3-6-4 1 at 0203
                 dprk-o light-infantry X 3-3-6-5 1 at 0403 yellow\n";
    let hills = "0302=h 0203=h";
    for (segment, kind) in [("exploitation-movement", "dprk"), ("elite-reaction", "allied")] {
        let lines = format!("segment {segment}\nkind initiative {kind}\n{DIVISION}{units}");
        let war = field(hills, &lines);
        assert!(war.offers("select dprk-l"), "{segment}");
        assert_eq!(war.refusal("select dprk-f"), "nw:8.5.1f", "{segment}");
        assert_eq!(war.refusal("select dprk-o"), "nw:8.5.1f", "{segment}: in the open");
    }
}

/// Rules: nwk:3.1.1d.
#[test]
fn light_infantry_uses_roads_in_broken_ground_but_neither_into_a_zone_nor_out_of_one() {
    let light = "dprk-l light-infantry X 3-3-6-5 1 at 0301 yellow\n";
    let hills = "0301=h 0302=h 0303=h 0203=h 0202=h";
    let road = "primary 0301 0302 0203 0202\n";
    let far = DIVISION.replace("0303", "0707");
    // Half a point a hex where no enemy is near.
    let mut war = field(hills, &format!("{far}{light}{road}"));
    war.play("select dprk-l; move 0302; move 0203; move 0202", &[]);
    assert_eq!(war.question(), "march", "a point and a half of five");
    war.play("move 0302", &[]);
    assert_eq!(war.question(), "march", "and two off the road");
    // Two points into the zone and two within it leave too few for two out of it.
    let mut war = field(hills, &format!("{DIVISION}{light}{road}"));
    war.play("select dprk-l; move 0302; move 0203", &[]);
    assert_eq!(war.refusal("move 0202"), "nw:2.3.5");
}
