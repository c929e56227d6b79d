//! [NW 2.3.6] [NWK 2.2, 16.0] Before the first turn.

use std::sync::Arc;

use kernel::Game;
use rules_nextwar::options::Options;
use rules_nextwar::scenario::{ArrivalPlace, ArrivalSet, Piece};
use rules_nextwar::state::{Berth, War};
use rules_nextwar::terms::{Kind, Nation, OffMap, Side, Zone};

use crate::drive::Drive;
use crate::loading::scenario;
use crate::stage::stage;

/// A border from left to right, with bases on both sides of it and a coast in the east.
const BORDER: &str = "
    | .....~
    | .....~
    | .....~
    | m....~
    dprk 0101..0502
    dmz-north 0102 0202 0302
    dmz-south 0103 0203 0303
    dmz 0102/0103
    airfield 0401 0204
    airbase 0101 0304
    port 0504
    segment set-up
";

#[track_caller]
fn begin(lines: &str) -> War {
    stage(&format!("{BORDER}{lines}"))
}

/// The fixtures of both sides.
const OUTPOSTS: &str = "
    outposts 1 2
    dprk-co-1 outpost II 0-1-4-0 0
    rok-co-1 outpost II 0-1-4-0 0
    rok-co-2 outpost II 0-1-4-0 0
";

#[track_caller]
fn game(name: &str, options: Options) -> War {
    War::begin(Arc::new(scenario(name)), options)
}

/// Rules: nwk:16.0b.
#[test]
fn nwk_16_0b_the_allies_place_everything_before_the_dprk_places_anything() {
    let mut war = begin(OUTPOSTS);
    assert_eq!(war.asked().map(|it| it.seat), Some(Side::Allied.seat()));
    war.play("place 0103; place 0203", &[]);
    assert_eq!(war.asked().map(|it| it.seat), Some(Side::Dprk.seat()));
    assert_eq!(war.question(), "set-up");
    war.play("place 0102", &[]);
    assert_eq!(war.question(), "choose-weather", "the first turn has begun");
}

/// Rules: nwk:16.0b.
#[test]
fn nwk_16_0b_nothing_else_is_done_before_all_pieces_are_placed() {
    let war = begin(OUTPOSTS);
    assert_eq!(war.refusal("done"), "nwk:16.0b");
    assert_eq!(war.refusal("select rok-co-1"), "nwk:16.0b");
    assert_eq!(war.refusal("end"), "nwk:16.0b");
}

/// Rules: nwk:2.2c.
#[test]
fn nwk_2_2c_outposts_go_one_to_a_border_hex_of_their_own_side() {
    let mut war = begin(OUTPOSTS);
    assert_eq!(war.options("place"), ["0103", "0203", "0303"]);
    assert_eq!(war.refusal("place 0102"), "nwk:2.2c", "across the border");
    assert_eq!(war.refusal("place 0204"), "nwk:2.2c", "behind the border");
    war.play("place 0203", &[]);
    assert_eq!(war.options("place"), ["0103", "0303"]);
    assert_eq!(war.refusal("place 0203"), "nwk:2.2c", "one is there");
    war.play("place 0303", &[]);
    assert_eq!(war.options("place"), ["0102", "0202", "0302"]);
    assert_eq!(war.refusal("place 0103"), "nwk:2.2c");
    assert_eq!((war.at("rok-co-1"), war.at("rok-co-2")), ("0203".into(), "0303".into()));
}

/// Rules: nwk:2.2c, nwk:2.2d.
#[test]
fn nwk_2_2d_an_outpost_takes_no_room_and_joins_any_stack() {
    let stacked = "rok-9 infantry XX 5-6-5-4/3-4-5-4 2/1\nrok-8 infantry XX 5-6-5-4/3-4-5-4 2/1
        ---
        [setup]
        order = [\"allied\", \"dprk\"]
        [setup.dprk]
        [setup.allied]
        units = [\"rok-9\", \"rok-8\"]
        at = { rok-9 = \"0203\", rok-8 = \"0203\" }
        outposts = 1
    ";
    let mut war = begin(&format!("rok-co-1 outpost II 0-1-4-0 0\n{stacked}"));
    war.play("place 0203", &[]);
    let hex = war.hex(war.id("rok-co-1")).expect("it has been placed");
    assert_eq!(war.points_in(hex), 4, "two divisions of two points fill the hex");
    assert_eq!(war.stack(hex).count(), 3);
}

/// Rules: nw:6.5.1a, nw:6.5.1.1.
#[test]
fn nw_6_5_1_1_an_airfield_takes_one_helicopter_and_an_airbase_three() {
    let lines: String = (1..=5)
        .map(|it| format!("rok-ah-{it} helicopter 1 range 12\nfree any-base rok-ah-{it}\n"))
        .chain(["outposts 0 1\nrok-co-1 outpost II 0-1-4-0 0\n".to_owned()])
        .collect();
    // One more base than the five need.
    let mut war = begin(&format!("airfield 0404\n{lines}"));
    assert_eq!(war.options("place"), ["0204", "0304", "0404"]);
    assert_eq!(war.refusal("place 0101"), "nw:2.3.6", "a base of the enemy");
    assert_eq!(war.refusal("place 0203"), "nw:6.5.1a", "no base");
    war.play("place 0204", &[]);
    assert_eq!(war.refusal("place 0204"), "nw:6.5.1.1");
    war.play("place 0304; place 0304; place 0304", &[]);
    assert_eq!(war.options("place"), ["0404"]);
    assert_eq!(war.refusal("place 0304"), "nw:6.5.1.1");
    war.play("place 0404", &[]);
    assert_eq!(war.at("rok-ah-1"), "0204");
    assert_eq!(war.at("rok-ah-4"), "0304");
    assert_eq!(war.at("rok-ah-5"), "0404");
}

/// Rules: nw:2.3.6, nw:8.1.1.1a.
#[test]
fn nw_2_3_6_a_unit_without_a_hex_goes_anywhere_at_home_within_the_limit() {
    let lines = "dprk-9 infantry XX 5-6-5-4/3-4-5-4 2/1\ndprk-8 infantry XX 5-6-5-4/3-4-5-4 2/1
        dprk-7 infantry XX 5-6-5-4/3-4-5-4 2/1\nfree home dprk-9 dprk-8 dprk-7";
    let mut war = begin(lines);
    assert_eq!(war.options("place").len(), 10, "the land of the north");
    assert_eq!(war.refusal("place 0103"), "nw:2.3.6", "the south");
    assert_eq!(war.refusal("place 0601"), "nw:2.3.6", "the sea");
    war.play("place 0201; place 0201", &[]);
    assert_eq!(war.refusal("place 0201"), "nw:8.1.1.1a", "a third of two points");
    war.play("place 0202", &[]);
    assert_eq!(war.at("dprk-7"), "0202");
}

/// Rules: nw:2.3.6, nw:8.1.1.1a.
#[test]
fn nw_8_1_1_1a_a_mountain_holds_a_point_less_in_the_set_up() {
    let lines = "rok-9 infantry XX 5-6-5-4/3-4-5-4 2/1\nrok-8 infantry XX 5-6-5-4/3-4-5-4 2/1
        free home rok-9 rok-8";
    let mut war = begin(lines);
    war.play("place 0104", &[]);
    assert_eq!(war.refusal("place 0104"), "nw:8.1.1.1a");
}

/// Rules: nw:2.3.6.
#[test]
fn nw_2_3_6_ships_lie_in_ports_of_their_own() {
    let mut war = begin(
        "rok-amph amph 1 range 3 capacity 3\nfree any-port rok-amph
        outposts 1 0\ndprk-co-1 outpost II 0-1-4-0 0",
    );
    assert_eq!(war.options("place"), ["0504", "busan"]);
    assert_eq!(war.refusal("place 0304"), "nw:2.3.6");
    assert_eq!(war.refusal("place 0601"), "nw:2.3.6");
    assert_eq!(war.refusal("place japan"), "nw:2.3.6");
    war.play("place 0504", &[]);
    assert_eq!(war.at("rok-amph"), "0504");
}

const LANDING: &str = "
    us-amph amph 1 range 4 capacity 2
    usmc-1 marine II 2-2-7-5 1
    usmc-2 marine II 2-2-7-5 1
    usmc-3 marine II 2-2-7-5 1
    usmc-ah helicopter 2/1 range 13
    usmc-ah-2 helicopter 2/1 range 13
    free japan-or-at-sea us-amph
    free aboard-or-japan:us-amph usmc-1 usmc-2 usmc-3 usmc-ah usmc-ah-2
    outposts 1 0
    dprk-co-1 outpost II 0-1-4-0 0
";

/// Rules: nw:2.4.4, nw:6.5.5a, nwk:16.1.6a.
#[test]
fn nwk_16_1_6a_marines_begin_aboard_as_far_as_the_ships_carry_them_or_in_japan() {
    let mut war = begin(LANDING);
    assert_eq!(war.options("place"), ["yellow-sea-at-sea", "east-sea-at-sea", "japan"]);
    assert_eq!(war.refusal("place yellow-sea-inshore"), "nw:2.3.6");
    war.play("place east-sea-at-sea", &[]);
    assert_eq!(war.ship(war.ship_id("us-amph")).berth, Berth::AtSea(Zone::East));
    war.play("place aboard-us-amph; place aboard-us-amph", &[]);
    assert_eq!(war.refusal("place aboard-us-amph"), "nw:2.4.4", "two points are aboard");
    war.play("place japan; place aboard-us-amph", &[]);
    assert_eq!(war.refusal("place aboard-us-amph"), "nw:6.5.5a", "one helicopter is aboard");
    war.play("place japan", &[]);
    assert_eq!(war.at("usmc-2"), "aboard-us-amph");
    assert_eq!((war.at("usmc-3"), war.at("usmc-ah")), ("japan".into(), "aboard-us-amph".into()));
}

/// Rules: nwk:16.1.6a.
#[test]
fn nwk_16_1_6a_the_brigade_of_the_second_division_begins_within_two_hexes_of_daegu() {
    let mut war = game("all-in", Options::default());
    // Placed before it: the ROK ships and four helicopters.
    while war.asked().and_then(|it| it.decision.unit()).is_none() {
        let first = war.offered().remove(0);
        war.play(&first, &[]);
    }
    assert_eq!(war.asked().and_then(|it| it.decision.unit()), Some(war.id("us-1bct-2id")));
    let grid = &war.scenario.board.map.grid;
    let daegu = ["S4214", "S4215"].map(|it| grid.find(it).expect("Daegu is on the map"));
    for place in war.options("place") {
        let hex = grid.find(&place).expect("it is placed in a hex");
        assert!(daegu.iter().any(|it| grid.distance(*it, hex) <= 2), "{place}");
        assert_eq!(war.scenario.board.home_of(hex), Some(Side::Allied));
    }
    assert!(war.offers("place S4215"));
    assert_eq!(war.refusal("place S4211"), "nw:2.3.6", "three hexes away");
}

/// Rules: nw:2.3.6.
#[test]
fn nw_2_3_6_units_begin_in_the_hexes_of_their_counters() {
    let war = game("train-to-seoul", Options::default());
    assert_eq!(war.at("dprk-6-ii"), hex_of("dprk-6-ii"));
    assert_eq!(war.at("rok-1-i"), hex_of("rok-1-i"));
    assert_eq!(war.at("us-1bct-2id"), "awaited", "it comes later");
    assert_eq!(war.at("dprk-2-i"), "unused", "a corps that is not there");
}

/// The hex in the roster of ground units.
fn hex_of(id: &str) -> String {
    let roster = include_str!("../../../../data/nextwar/rosters/korea-ground.csv");
    let row = roster.lines().find(|it| it.starts_with(&format!("{id},"))).expect("a counter");
    row.split(',').nth(12).expect("the hex is the thirteenth column").to_owned()
}

/// Rules: nw:2.2.
#[test]
fn nw_2_2_no_scenario_sets_up_headquarters_artillery_or_air_units() {
    // A roster with such a counter is refused: `Kind` has no word for it.
    for word in ["hq", "supreme-hq", "artillery", "air"] {
        assert_eq!(Kind::of_word(word), None);
    }
    let faulty = BORDER.to_owned() + "rok-9 infantry XX 5-6-5-4 2 at 0204";
    let text = crate::stage::scenario_text(&faulty.replace("segment set-up", ""));
    let fault = crate::stage::read(&text.replace("\"infantry\"", "\"artillery\"")).unwrap_err();
    assert!(fault.contains("artillery"), "{fault}");
}

/// Rules: nwk:16.0c.
#[test]
fn nwk_16_0c_hexes_at_the_edge_of_the_north_sheet_are_played_on() {
    let scenario = scenario("militarized-zone");
    let grid = &scenario.board.map.grid;
    let open = |number: &str| {
        let hex = grid.find(number).expect("a hex of the map");
        scenario.area.open.contains(hex)
    };
    assert!(open("N3022") && open("N3122"), "the last row of the sheet, raised or not");
    assert!(!open("S3000") && !open("S3100"), "the sheet that is not in play");
}

/// Rules: nwk:16.0c, nw:6.5.1a.
#[test]
fn nwk_16_0c_helicopters_are_based_on_the_sheet_in_play_also_outside_the_area() {
    let war = game("uijeongbu-blues", Options::default());
    assert_eq!(war.question(), "set-up");
    assert!(war.offers("place N4822"), "Gangneung lies east of the area");
    assert_eq!(war.refusal("place S2802"), "nwk:16.0c", "on the south sheet");
}

/// Rules: nwk:16.1.4a.
#[test]
fn nwk_16_1_4a_where_nothing_is_placed_the_holder_of_the_initiative_begins() {
    let mut war = game("incheon-again", Options::default());
    assert_eq!(
        (war.question(), war.asked().map(|it| it.seat)),
        ("begin", Some(Side::Allied.seat()))
    );
    assert_eq!(war.refusal("end"), "nwk:16.0b");
    assert_eq!(war.offered(), ["done"]);
    war.play_any("done");
    assert_ne!(war.question(), "begin");
}

/// Rules: nwk:16.1.4a.
#[test]
fn nwk_16_1_4a_the_variant_brings_marines_and_restores_the_garrison() {
    let options = Options { reinforced_landing: 3, ..Options::default() };
    let mut war = game("incheon-again", options);
    assert_eq!(war.at("us-amph-2"), "yellow-sea-inshore");
    assert_eq!([war.levels("dprk-8-ii"), war.levels("dprk-33-iv")], [2, 2]);
    // Eight battalions, of which the ships carry five.
    for _ in 0..5 {
        war.play("place aboard-us-amph-2", &[]);
    }
    assert_eq!(war.refusal("place aboard-us-amph-2"), "nw:2.4.4");
    war.play("place japan; place japan", &[]);
    assert_eq!(war.options("place"), ["japan"], "one is left");
    let plain = game("incheon-again", Options::default());
    assert_eq!([plain.levels("dprk-8-ii"), plain.levels("dprk-28-iv")], [1, 2]);
    assert_eq!(plain.at("us-amph-2"), "unused");
}

/// Rules: nwk:16.1.4a, nw:2.8a.
#[test]
fn nwk_16_1_4a_the_land_of_the_area_is_in_northern_hands() {
    let war = game("incheon-again", Options::default());
    let hex = |number: &str| war.scenario.board.map.grid.find(number).expect("a hex");
    assert_eq!(war.controller(hex("S2400")), Side::Dprk, "Incheon");
    assert_eq!(war.controller(hex("S3000")), Side::Allied, "east of the area");
}

/// Rules: nwk:15.0, nwk:15.0b.
#[test]
fn nwk_15_0_the_price_of_an_option_counts_before_play_and_for_no_turn() {
    let options = Options { hovercraft: true, intervention: true, ..Options::default() };
    let war = game("all-in", options);
    // Hovercraft cost five points, the intervention of the PRC twenty; both go to the Allies.
    let pools = war.pools(Side::Allied);
    assert_eq!((pools.points, pools.points_this_turn), (25, 0));
    assert_eq!(pools.scored, [0, 0, 0, 25], "the prices of options");
    assert_eq!(war.pools(Side::Dprk).points, 0);
    let free = Options { japan: true, refugees: true, ..Options::default() };
    assert_eq!(game("all-in", free).pools(Side::Allied).points, 0, "they cost nothing");
    // What a scenario does not offer is not paid for in it.
    assert_eq!(game("uijeongbu-blues", options).pools(Side::Allied).points, 0);
}

#[test]
fn a_game_whose_dice_fall_first_waits_until_it_is_told_to_begin() {
    let text = format!("{BORDER}rok-9 infantry XX 5-6-5-4/3-4-5-4 2/1 at 0204\nturn 2 of 4");
    let text = text.replace("segment set-up", "segment weather");
    let mut war = War::begin(Arc::new(crate::stage::scenario(&text)), Options::default());
    assert_eq!((war.question(), war.offered()), ("begin", vec!["done".to_owned()]));
    war.play_any("done");
    assert_ne!(war.question(), "begin");
}

/// Rules: nw:8.5.8.3, nw:2.4.4, nw:2.3.6.
#[test]
fn nobody_begins_at_sea_but_marines_aboard_ships_that_lie_there() {
    let found = |unit: &str, ship: &str| {
        let text = format!("| ~..\n{unit}\nus-amph amph 1 range 4 capacity 2 at {ship}\n");
        crate::stage::read(&crate::stage::scenario_text(&text)).err()
    };
    let marines = "usmc-1 marine II 2-2-7-5 1 yellow at";
    assert_eq!(found(&format!("{marines} aboard-us-amph"), "yellow-sea-at-sea"), None);
    let cases = [
        (format!("{marines} yellow-sea-at-sea"), "japan", "a ground unit in a sea box"),
        (format!("{marines} yellow-sea-inshore"), "japan", "a ground unit in a sea box"),
        (format!("{marines} aboard-us-amph"), "awaited", "which carries nobody"),
        ("rok-1 infantry X 3-3-5-4 1 at aboard-us-amph".to_owned(), "japan", "but no Marines"),
    ];
    for (unit, ship, fault) in cases {
        let text = found(&unit, ship).unwrap_or_else(|| panic!("{unit} is read"));
        assert!(text.contains(fault), "{unit}: {text}");
    }
    // In the set-up nobody goes aboard before the ships are placed.
    let mut war = stage(
        "| ~..
        segment set-up
        usmc-1 marine II 2-2-7-5 1 yellow
        us-amph amph 1 range 4 capacity 2
        free aboard-or-japan:us-amph usmc-1
        free japan-or-at-sea us-amph",
    );
    assert_eq!(war.refusal("place yellow-sea-at-sea"), "nw:2.3.6");
    assert_eq!(war.refusal("place aboard-us-amph"), "nw:2.3.6");
    war.play("place japan; place yellow-sea-at-sea", &[]);
    assert_eq!(war.at("usmc-1"), "japan");
}

/// Rules: nwk:16.0b, nwk:15.8b.
#[test]
fn nwk_16_0b_every_set_up_comes_to_an_end_with_every_option() {
    let options = Options { japan: true, intervention: true, ..Options::default() };
    for name in crate::loading::SCENARIOS {
        let mut war = game(name, options);
        let mut answers = 0;
        while war.question() == "set-up" {
            // The last answer first: bases and boxes fill up from the other end.
            let last = war.offered().pop().expect("each piece finds a place");
            war.play(&last, &[]);
            answers += 1;
        }
        let free = war.scenario.set_up.iter().flat_map(|it| &it.free);
        let free = free.filter(|it| it.gate.is_none_or(|it| it.is_open(&options))).count();
        assert_eq!(answers, free, "{name}");
    }
    // The Japanese are there only with the option; who comes later comes to Japan.
    let with = game("all-in", options);
    let mut divisions = 0;
    for arrival in &with.scenario.arrivals {
        let ArrivalSet::Pieces(pieces) = &arrival.what else { continue };
        for piece in pieces {
            let Piece::Unit(id) = piece else { continue };
            if with.nation(*id) == Nation::Japan {
                assert_eq!(arrival.at, ArrivalPlace::Box(OffMap::Japan));
                divisions += 1;
            }
        }
    }
    assert_eq!(divisions, 2, "4 and 8 of the Western Army");
    let without = game("all-in", Options::default());
    assert_eq!((with.at("jpn-1-ab"), without.at("jpn-1-ab")), ("awaited".into(), "unused".into()));
    assert_eq!(
        (with.at("prc-sag-1"), without.at("prc-sag-1")),
        ("awaited".into(), "unused".into())
    );
}
