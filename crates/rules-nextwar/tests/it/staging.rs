//! What the stage reads off a drawing.

use rules_nextwar::ch03_sequence::Segment;
use rules_nextwar::state::{Air, Base, Berth, Place, ShipId, TurnKind};
use rules_nextwar::terms::{AirLevel, Country, Road, Side, Terrain, Zone};

use crate::drive::Drive;
use crate::stage::{scenario, stage};

const DRAWN: &str = "
    | ..w~
    | .U.~
    | r.m~
    dprk 0101..0301
    primary 0101 0102 0202
    river 0102/0202
    airbase 0103
    rok-5 infantry XX 5-6-5-4/3-4-5-4 2/1 at 0202 levels=1 formation=i-rok
    usmc-1 marine II 2-(3)-7-4 1 at aboard-us-amph
    us-ah helicopter 3/2 range 12 at 0103
    us-amph amph 1 range 3 capacity 5 at yellow-sea-inshore
    turn 2 of 3
    segment reaction-combat
    kind contested allied
    air supremacy allied
    air-points 3 12
    control dprk 0202
";

#[test]
fn a_drawing_is_a_map_with_counters_begun_anywhere() {
    let scenario = scenario(DRAWN);
    let board = &scenario.board;
    let hex = |number: &str| board.map.grid.find(number).expect("a hex of the drawing");
    assert_eq!(board.terrain[hex("0303")], Terrain::Mountain);
    assert_eq!(board.country[hex("0301")], Some(Country::Dprk));
    assert_eq!(board.country[hex("0302")], Some(Country::Rok));
    assert_eq!(board.zone[hex("0402")], Some(Zone::Yellow));
    assert_eq!(board.zone[hex("0302")], Some(Zone::Yellow), "a coast");
    assert_eq!(board.zone[hex("0102")], None);
    let way = board.map.grid.direction(hex("0102"), hex("0202")).expect("neighbors");
    assert_eq!(board.road(hex("0102"), way), Some(Road::Primary));
    assert!(board.rivers.contains(hex("0102"), way));
    let start = scenario.start.as_ref().expect("a stage begins in the middle");
    assert_eq!((start.turn, scenario.turns, start.segment), (2, 3, Segment::ReactionCombat));
    assert_eq!(start.kind, TurnKind::Contested(Side::Allied));
    assert_eq!(start.air, Air::Held(Side::Allied, AirLevel::Supremacy));
    assert_eq!([start.pools[0].air.points, start.pools[1].air.points], [3, 12]);
    assert_eq!(start.control[&hex("0202")], Side::Dprk);
    let (division, marines) = (start.units[0].1, start.units[1].1);
    assert_eq!((division.place, division.levels), (Place::Hex(hex("0202")), 1));
    assert_eq!(marines.place, Place::Aboard(ShipId(0)));
    assert!(scenario.roster[1].bracketed && scenario.roster[1].levels == 1);
    assert_eq!(start.helicopters[0].1.base, Base::Hex(hex("0103")));
    assert_eq!(start.ships[0].1.berth, Berth::Inshore(Zone::Yellow));
    assert_eq!(scenario.ships[0].capacity, 5);
}

#[test]
fn a_game_begins_in_any_segment_and_is_driven_by_texts() {
    let drawn = DRAWN.replace("reaction-combat", "first-movement").replace("at 0202", "at 0203");
    let mut war = stage(&drawn);
    war.play("select rok-5; move 0303", &[]);
    assert_eq!(war.at("rok-5"), "0303");
    assert_eq!((war.at("us-ah"), war.at("us-amph")), ("0103".into(), "yellow-sea-inshore".into()));
    assert_eq!(war.at("usmc-1"), "aboard-us-amph");
    assert_eq!(war.levels("rok-5"), 1);
}

#[test]
fn a_drawing_may_bring_tables_of_its_own() {
    let own = "---\n[weather]\nfixed = \"storms\"\n";
    let scenario = scenario(&format!("{DRAWN}{own}"));
    assert_eq!(scenario.weather.fixed, Some(rules_nextwar::terms::Weather::Storms));
}
