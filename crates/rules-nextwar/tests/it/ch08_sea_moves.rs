//! [NW 8.5.6–8.5.8] Naval units, sea transport, amphibious operations.

use std::sync::Arc;

use rules_nextwar::agenda::Event;
use rules_nextwar::ch07_naval::Event as NavalEvent;
use rules_nextwar::state::{Arrival, ScenarioMark, War};
use rules_nextwar::terms::Side;

use crate::drive::Drive;
use crate::stage::stage;

/// Dice and modifiers of contested passages.
fn passages(events: &[Event]) -> Vec<(i8, i8)> {
    let told = |it: &Event| match it {
        Event::Naval(NavalEvent::Passage { die, modifier, .. }) => Some((*die, *modifier)),
        _ => None,
    };
    events.iter().filter_map(told).collect()
}

/// The same situation with the PRC in the war.
fn with_prc(war: &War) -> War {
    let mut scenario = (*war.scenario).clone();
    scenario.start.as_mut().expect("a stage begins").marks.push(ScenarioMark::Intervention);
    War::begin(Arc::new(scenario), war.options)
}

/// A coast of both seas: the Yellow Sea to the west, the East Sea to the east.
const COASTS: &str = "
    | ~~....~~
    | ~~....~~
    | ~~....~~
    east-sea 0701 0801 0702 0802 0703 0803 0601 0602 0603
    port 0301 0303 0602
    airbase 0301 0303
    sea yellow-sea allied allied
    sea east-sea allied allied
    kind initiative allied
";

/// Rules: nw:8.5.6.3, nw:8.5.6.4a, nw:8.5.6.4b, nw:8.5.6.2.
#[test]
fn naval_units_go_one_step_at_sea_inshore_map_hex_or_to_another_at_sea_box() {
    let steps = |place: &str| {
        let mut war = stage(&format!("{COASTS}us-1 sag 3 range 6 at {place}\n"));
        war.play("sail us-1", &[]);
        war.options("land")
    };
    assert_eq!(steps("yellow-sea-at-sea"), ["yellow-sea-inshore", "east-sea-at-sea", "japan"]);
    let inshore = ["yellow-sea-at-sea", "0201", "0202", "0203", "0301", "0303"];
    assert_eq!(steps("yellow-sea-inshore"), inshore, "0101 is not beside land");
    let at_sea = ["yellow-sea-inshore", "0202", "0203", "0301", "0303"];
    assert_eq!(steps("0201"), at_sea, "other sea hexes and ports of the zone");
    let in_port = ["yellow-sea-inshore", "0201", "0202", "0203"];
    assert_eq!(steps("0301"), in_port, "from a port neither far out nor to another port");
    assert_eq!(steps("japan"), ["yellow-sea-at-sea", "east-sea-at-sea"]);
}

/// Rules: nw:8.5.6.2, nw:8.5.6.4a, nw:8.5.6.3.
#[test]
fn the_refusals_of_naval_moves_name_their_rules() {
    let mut war = stage(&format!("{COASTS}us-1 sag 3 range 6 at 0301\n"));
    war.play("sail us-1", &[]);
    assert_eq!(war.refusal("land yellow-sea-at-sea"), "nw:8.5.6.4a");
    assert_eq!(war.refusal("land east-sea-inshore"), "nw:8.5.6.2");
    assert_eq!(war.refusal("land 0701"), "nw:8.5.6.3", "a hex of the other zone");
    war.play("cancel", &[]);
    assert_eq!(war.question(), "choose-mover");
}

/// Rules: nw:7.3.6b.
#[test]
fn an_open_sea_hex_holds_one_naval_unit() {
    let two = "us-1 sag 3 range 6 at yellow-sea-inshore\n us-2 sag 3 range 6 at 0202\n";
    let mut war = stage(&format!("{COASTS}{two}"));
    war.play("sail us-1", &[]);
    assert_eq!(war.refusal("land 0202"), "nw:7.3.6b");
}

/// Rules: nw:8.5.6.4c, nw:4.1.3a, nw:3.0k, nwk:16.1.1g.
#[test]
fn naval_units_move_once_in_a_friendly_movement_segment_but_elite_reaction() {
    let text = format!(
        "{COASTS}us-1 sag 3 range 6 at 0201\n dprk-1 amph 1 range 3 capacity 1 at hamhung\n"
    );
    let mut war = stage(&text);
    assert_eq!(war.refusal("sail dprk-1"), "nw:8.5.6.4c");
    war.play("sail us-1; land 0202", &[]);
    assert_eq!(war.refusal("sail us-1"), "nw:8.5.6.4c");
    assert_eq!(stage(&format!("{text}weather storms\n")).refusal("sail us-1"), "nw:4.1.3a");
    let elite =
        text.replace("kind initiative allied", "kind initiative dprk\n segment elite-reaction");
    assert_eq!(stage(&elite).refusal("sail us-1"), "nw:3.0k");
    let mut dry = stage(&text);
    Arc::make_mut(&mut dry.scenario).sea = None;
    assert_eq!(dry.refusal("sail us-1"), "nwk:16.1.1g");
}

/// Rules: nw:8.5.6.4d, nw:8.5.6.4f.
#[test]
fn a_move_to_or_from_a_box_that_is_not_friendly_is_rolled_for() {
    let sail = |sea: &str, from: &str, to: &str, faces: &[u8]| {
        let text = COASTS.replace("sea yellow-sea allied allied", &format!("sea yellow-sea {sea}"));
        let mut war = stage(&format!("{text}rok-1 amph 1 range 3 capacity 3 at {from}\n"));
        let events = war.play(&format!("sail rok-1; land {to}"), faces);
        (passages(&events).len(), war.at("rok-1"))
    };
    let (sea, shore) = ("yellow-sea-at-sea", "yellow-sea-inshore");
    assert_eq!(sail("allied allied", sea, shore, &[]), (0, shore.to_owned()));
    assert_eq!(sail("contested allied", sea, shore, &[5]), (1, shore.to_owned()));
    assert_eq!(sail("allied dprk", sea, shore, &[6]), (1, sea.to_owned()), "aborted");
    assert_eq!(sail("allied contested", shore, "0202", &[8]), (1, shore.to_owned()));
    assert_eq!(sail("contested allied", shore, "0202", &[]), (0, "0202".to_owned()));
}

/// Rules: nw:8.5.6.4e.
#[test]
fn moves_between_map_hexes_are_rolled_for_where_the_inshore_box_is_not_friendly() {
    let sail = |sea: &str, from: &str, to: &str, faces: &[u8]| {
        let text = COASTS.replace("sea yellow-sea allied allied", &format!("sea yellow-sea {sea}"));
        let mut war = stage(&format!("{text}rok-1 amph 1 range 3 capacity 3 at {from}\n"));
        passages(&war.play(&format!("sail rok-1; land {to}"), faces)).len()
    };
    assert_eq!(sail("allied contested", "0201", "0202", &[1]), 1);
    assert_eq!(sail("allied contested", "0301", "0202", &[1]), 1, "out of a port");
    assert_eq!(sail("contested allied", "0201", "0301", &[]), 0);
}

/// Rules: nw:8.5.6.4g, nw:8.5.6.4f.
#[test]
fn own_8_american_ships_help_and_the_prc_hinders_a_contested_move() {
    let text = COASTS.replace("sea yellow-sea allied allied", "sea yellow-sea allied contested");
    let text = format!(
        "{text}
        us-amph amph 1 range 4 capacity 5 at yellow-sea-inshore
        us-1 sag 3 range 6 at yellow-sea-inshore
        us-2 sag 3 range 6 at yellow-sea-at-sea
        "
    );
    let mut war = with_prc(&stage(&text));
    let events = war.play("sail us-amph; land 0202", &[8]);
    assert_eq!(passages(&events), [(8, -1)], "two of the United States Inshore, and the PRC");
    assert_eq!(war.at("us-amph"), "yellow-sea-inshore", "7 is an abort");
    let mut war = stage(&text);
    war.play("sail us-amph; land 0202", &[7]);
    assert_eq!(war.at("us-amph"), "0202", "two off: 5 succeeds");
    let mut war = stage(&text);
    let events = war.play("sail us-2; land yellow-sea-inshore", &[8]);
    assert_eq!(passages(&events), [(8, -3)], "both boxes count, and the mover in one of them");
    let mut war = stage(
        &text.replace("us-2 sag 3 range 6 at yellow-sea-at-sea", "us-2 sag 3 range 6 at 0201"),
    );
    let events = war.play("sail us-2; land 0202", &[1]);
    assert_eq!(passages(&events), [(1, -2)], "the mover neither begins nor ends Inshore");
    let mut war = stage(
        &text.replace("us-2 sag 3 range 6 at yellow-sea-at-sea", "us-2 sag 3 range 6 at 0201"),
    );
    let events = war.play("sail us-2; land yellow-sea-inshore", &[1]);
    assert_eq!(passages(&events), [(1, -3)], "it ends there");
}

/// Rules: nw:8.5.6.4g.
#[test]
fn air_supremacy_and_the_japanese_group_count_in_contested_moves() {
    let modifier = |more: &str, side: &str| {
        let text = "
            | ~..
            dprk 0201
            sea yellow-sea contested contested
            rok-1 amph 1 range 3 capacity 3 at yellow-sea-at-sea
            dprk-1 amph 1 range 3 capacity 1 at yellow-sea-at-sea
        ";
        let ship = if side == "allied" { "rok-1" } else { "dprk-1" };
        let mut war = stage(&format!("{text}{more}\n kind initiative {side}\n"));
        passages(&war.play(&format!("sail {ship}; land yellow-sea-inshore"), &[1]))[0].1
    };
    assert_eq!(
        (modifier("air supremacy allied", "allied"), modifier("air supremacy allied", "dprk")),
        (-1, 1)
    );
    assert_eq!(
        (modifier("air supremacy dprk", "allied"), modifier("air supremacy dprk", "dprk")),
        (1, -1)
    );
    assert_eq!(modifier("air superiority allied", "allied"), 0);
    let japan = "jpn-1 sag 2 range 5 at yellow-sea-inshore";
    assert_eq!((modifier(japan, "allied"), modifier(japan, "dprk")), (-1, 1));
    let us = "us-1 sag 2 range 5 at yellow-sea-inshore";
    assert_eq!((modifier(us, "allied"), modifier(us, "dprk")), (-1, 1));
}

/// Rules: nw:8.5.6.4g, nw:8.5.6.4f.
#[test]
fn at_nine_or_more_each_marine_unit_aboard_loses_a_level() {
    let text = COASTS.replace("sea yellow-sea allied allied", "sea yellow-sea allied contested");
    let aboard = "
        rok-amph amph 1 range 3 capacity 3 at yellow-sea-inshore
        rok-1 marine X 3-3-6-5/2-2-6-5 1 yellow at aboard-rok-amph
        rok-2 marine X 3-3-6-5/2-2-6-5 1 yellow at aboard-rok-amph
    ";
    let mut war = stage(&format!("{text}{aboard}"));
    war.play("sail rok-amph; land 0202", &[9]);
    assert_eq!(war.at("rok-amph"), "yellow-sea-inshore");
    assert_eq!((war.levels("rok-1"), war.levels("rok-2")), (1, 1));
}

/// Rules: nw:8.5.7.1a, nw:8.5.7.1b, nw:8.5.6.1.
#[test]
fn any_unit_goes_from_port_to_port_and_half_its_allowance_on_within_a_zone() {
    let text = format!("{COASTS}rok-1 armor X 6-5-5-8 1 at 0301\n");
    let mut war = stage(&text);
    war.play("ship rok-1", &[]);
    assert_eq!(war.options("land"), ["0602", "0303", "busan", "japan"], "and no ship is needed");
    war.play("land 0303; move 0403; move 0503; move 0603", &[]);
    assert_eq!(war.question(), "march", "3 of 4 points are spent");
    war.play("stop", &[]);
    assert_eq!(war.refusal("select rok-1"), "nw:2.3.5");
    let mut war = stage(&text);
    war.play("ship rok-1; land 0602", &[]);
    assert_eq!(
        (war.at("rok-1").as_str(), war.question()),
        ("0602", "choose-mover"),
        "another zone"
    );
    let afield = stage(&text.replace("1 at 0301", "1 at 0401"));
    assert_eq!(afield.refusal("ship rok-1"), "nw:8.5.7.1a");
}

/// Rules: nw:8.5.7.1a.
#[test]
fn a_port_in_an_enemy_zone_of_control_or_in_enemy_hands_serves_no_heavy_unit() {
    let heavy = "rok-1 armor X 6-5-5-8 1 at 0301\n";
    let mut war = stage(&format!("{COASTS}{heavy}dprk-1 infantry XX 5-5-5-4 2 at 0403\n"));
    war.play("ship rok-1", &[]);
    assert_eq!(war.refusal("land 0303"), "nw:8.5.7.1a");
    let mut taken = stage(&format!("{COASTS}{heavy}control dprk 0303\n"));
    taken.play("ship rok-1", &[]);
    assert_eq!(taken.refusal("land 0303"), "nw:8.5.7.1a");
    let beside = stage(&format!("{COASTS}{heavy}dprk-1 infantry XX 5-5-5-4 2 at 0401\n"));
    assert_eq!(beside.refusal("ship rok-1"), "nw:8.5.7.1a");
}

/// Rules: nw:8.5.7.
#[test]
fn sea_transport_is_rolled_for_where_either_inshore_box_is_not_friendly() {
    let text = COASTS.replace("sea east-sea allied allied", "sea east-sea allied dprk")
        + "rok-1 infantry X 2-2-5-4/1-1-5-4 1 at 0301\n";
    let mut war = stage(&text);
    assert_eq!(passages(&war.play("ship rok-1; land 0303; stop", &[])), []);
    let mut war = stage(&text);
    assert_eq!(passages(&war.play("ship rok-1; land 0602", &[5])), [(5, 0)]);
    assert_eq!(war.at("rok-1"), "0602");
    let mut war = stage(&text);
    war.play("ship rok-1; land 0602", &[6]);
    assert_eq!((war.at("rok-1").as_str(), war.levels("rok-1")), ("0301", 2), "turned back");
    assert_eq!(war.refusal("select rok-1"), "nw:2.3.5");
    let mut war = stage(&text);
    war.play("ship rok-1; land 0602", &[9]);
    assert_eq!((war.at("rok-1").as_str(), war.levels("rok-1")), ("0301", 1), "with a loss");
}

/// Rules: nw:8.5.7.2a, nw:8.5.7.2b, nw:8.5.8.2b, nw:8.5.8.2c.
#[test]
fn marines_and_infantry_cross_a_beach_within_one_zone_and_heavy_units_need_a_port() {
    let text = format!(
        "{COASTS}
        usmc-bh beachhead II 0-2-0-0 0 at 0302
        rok-1 infantry X 2-2-5-4 1 at 0301
        rok-2 motorized X 2-2-5-6 1 at 0301
        usmc-a marine-armor II 3-3-7-8 1 at 0301
        rok-3 infantry X 2-2-5-4 1 at 0602
        "
    );
    let mut war = stage(&text);
    war.play("ship rok-2", &[]);
    assert_eq!(war.refusal("land 0302"), "nw:8.5.8.2c");
    war.play("cancel; ship rok-3", &[]);
    assert_eq!(war.refusal("land 0302"), "nw:8.5.7.2a", "another zone");
    war.play("cancel; ship rok-1; land 0302", &[]);
    assert_eq!((war.at("rok-1").as_str(), war.question()), ("0302", "choose-mover"), "no further");
    war.play("ship usmc-a; land 0302", &[]);
    assert_eq!(war.at("usmc-a"), "0302", "Marines, whatever their vehicles");
    let hex = war.hex(war.id("usmc-a")).expect("ashore");
    assert_eq!(war.stacking_limit(hex, Side::Allied), 6);
    let port = stage(&text.replace("port 0301", "port 0302 0301"));
    let mut port = port;
    port.play("ship rok-2; land 0302", &[]);
    assert_eq!(port.at("rok-2"), "0302", "the beachhead has a port");
}

/// Rules: nw:8.5.7.2a, nw:8.5.7.2b.
#[test]
fn infantry_leaves_a_beachhead_by_sea_and_marches_from_a_quiet_port_only() {
    let text = format!(
        "{COASTS}
        usmc-bh beachhead II 0-2-0-0 0 at 0302
        rok-1 infantry X 2-2-5-4 1 at 0302
        "
    );
    let mut war = stage(&text);
    war.play("ship rok-1; land 0303", &[]);
    assert_eq!(war.question(), "march");
    let mut war = stage(&format!("{text}dprk-1 infantry XX 5-5-5-4 2 at 0403\n"));
    war.play("ship rok-1; land 0303", &[]);
    assert_eq!((war.at("rok-1").as_str(), war.question()), ("0303", "choose-mover"), "in a zone");
}

/// Rules: nw:8.5.7.3, nwk:5.4a, nwk:5.4b.
#[test]
fn the_allies_ship_three_points_a_segment_the_dprk_two_and_three_more_with_the_prc() {
    let text = format!(
        "{COASTS}
        rok-1 infantry XX 5-5-5-4 2 at 0301
        rok-2 infantry XX 5-5-5-4 2 at 0301
        us-1 infantry X 3-3-7-4 1 at 0301
        us-2 infantry X 3-3-7-4 1 at 0301
        us-h helicopter 2/1 range 9 at 0301
        "
    );
    let mut war = stage(&text);
    war.play("ship rok-1; land 0303; stop", &[]);
    assert_eq!(war.refusal("ship rok-2"), "nwk:5.4a");
    war.play("haul us-h; land 0303", &[]);
    assert_eq!(war.at("us-h"), "0303");
    assert_eq!(war.refusal("ship us-1"), "nwk:5.4a", "a helicopter counts half a point");
    let mut war = stage(&text);
    war.play("ship rok-1; land 0303; stop; ship us-1; land 0303; stop", &[]);
    assert_eq!(war.refusal("haul us-h"), "nwk:5.4a");
    let north = "
        | ~..~
        dprk 0201..0301
        port 0201 0301
        sea yellow-sea dprk dprk
        dprk-1 infantry XX 5-5-5-4 2 at 0201
        dprk-2 infantry XX 5-5-5-4 2 at 0201
    ";
    let mut war = stage(north);
    war.play("ship dprk-1; land 0301; stop", &[]);
    assert_eq!(war.refusal("ship dprk-2"), "nwk:5.4a");
    let mut war = with_prc(&stage(north));
    war.play("ship dprk-1; land 0301; stop; ship dprk-2; land 0301; stop", &[]);
    assert_eq!(war.at("dprk-2"), "0301");
}

/// Rules: nwk:5.5.3.
#[test]
fn units_and_helicopters_that_wait_in_japan_come_by_sea_or_air() {
    let text = format!(
        "{COASTS}
        us-1 infantry X 3-3-7-4 1 at japan
        us-2 infantry X 3-3-7-4 1 at japan
        us-h helicopter 2/1 range 9 at japan
        "
    );
    let mut war = stage(&text);
    war.play("fly us-1; land 0301; stop; ship us-2; land 0602; haul us-h; land 0303", &[]);
    assert_eq!(["us-1", "us-2", "us-h"].map(|it| war.at(it)), ["0301", "0602", "0303"]);
}

/// An assault: Marines Inshore, a beach at 0202 beside the sea hexes 0101 and 0102.
const ASSAULT: &str = "
    | ~...
    | ~...
    | ~...
    dprk 0201..0403
    us-amph amph 1 range 4 capacity 2 at yellow-sea-inshore
    us-amph2 amph 1 range 4 capacity 2 at yellow-sea-inshore
    usmc-1 marine II 4-4-7-5/2-2-7-5 1 yellow at aboard-us-amph
    usmc-2 marine II 4-4-7-5/2-2-7-5 1 yellow at aboard-us-amph2
    usmc-bh beachhead II 0-2-0-0 0 at awaited
    sea yellow-sea allied allied
    kind initiative allied
";

/// Rules: nw:8.3.1.7, nw:8.5.8.1c.
#[test]
fn a_beach_is_flat_and_beside_an_all_sea_hex() {
    let text = "| ~.w.\n | ~r~.\n | ~.m.\n | ....";
    let war = stage(text);
    let board = &war.scenario.board;
    let at = |number: &str| board.map.grid.find(number).expect("a hex");
    let beach = |number: &str| board.is_beach(war.options.season, at(number));
    assert!(beach("0201") && beach("0301") && beach("0203"));
    assert!(!beach("0202"), "rough ground");
    assert!(!beach("0303"), "mountains");
    assert!(!beach("0404") && !beach("0101"));
}

/// Rules: nwk:2.1, nw:8.3.1.7, nw:8.5.8.1c.
#[test]
fn a_swamp_on_the_coast_is_a_beach_in_winter() {
    let swamps = ASSAULT.replace("| ~...", "| ~sss");
    let lands = |text: &str| {
        let mut war = stage(text);
        war.play("sail us-amph; land 0102; end", &[]);
        war.offers("attack 0202")
    };
    assert!(!lands(&swamps));
    assert!(lands(&format!("{swamps}option season winter\n")));
}

/// Rules: nw:8.5.8, nw:8.5.8.1a, nw:8.5.8.1i, nw:8.5.8.1g, nw:8.5.8.2a.
#[test]
fn marines_go_from_inshore_to_a_sea_hex_and_land_in_the_combat_segment() {
    let mut war = stage(ASSAULT);
    war.play("sail us-amph; land 0102", &[]);
    assert!(war.ship(war.ship_id("us-amph")).assaulting);
    assert_eq!(war.refusal("sail us-amph"), "nw:8.5.6.4c", "it goes no further");
    assert_eq!(war.refusal("select usmc-1"), "nw:8.5.1a", "Marines do not march ashore");
    war.play("end", &[]);
    assert!(war.offers("attack 0202"), "an empty beach");
    war.play("attack 0202; add usmc-1; announce; advance usmc-1; done", &[]);
    assert_eq!(war.at("usmc-1"), "0202", "without a die");
    assert_eq!(war.unit(war.id("usmc-1")).arrival, Arrival::Amphibious);
    assert_eq!(war.question(), "place-beachhead");
    war.play("beachhead", &[]);
    assert_eq!(war.at("usmc-bh"), "0202");
}

/// Rules: nw:8.5.8.2e, nw:8.5.8.2a.
#[test]
fn a_beachhead_is_placed_at_once_or_not_at_all_and_only_while_markers_last() {
    let mut war = stage(ASSAULT);
    war.play("sail us-amph; land 0102; end; attack 0202; add usmc-1; announce", &[]);
    war.play("advance usmc-1; done; done", &[]);
    assert_eq!((war.question(), war.at("usmc-bh").as_str()), ("choose-target", "awaited"));
    let mut war = stage(&ASSAULT.replace("0 at awaited", "0 at unused"));
    war.play("sail us-amph; land 0102; end; attack 0202; add usmc-1; announce", &[]);
    war.play("advance usmc-1; done", &[]);
    assert_eq!(war.question(), "choose-target", "there is no marker");
}

/// Rules: nw:8.5.8, nw:8.5.8.1j.
#[test]
fn ships_that_did_not_begin_inshore_make_no_assault() {
    let mut war = stage(&ASSAULT.replace(
        "capacity 2 at yellow-sea-inshore\n    us-amph2",
        "capacity 2 at 0101\n    us-amph2",
    ));
    war.play("sail us-amph; land 0102; end", &[]);
    assert!(!war.offers("attack 0202"), "from sea hex to sea hex is no assault");
    let repulsed = ASSAULT.replace(
        "capacity 2 at yellow-sea-inshore\n    us-amph2",
        "capacity 2 at 0102 assaulting\n    us-amph2",
    );
    let mut war = stage(&repulsed);
    assert!(!war.ship(war.ship_id("us-amph")).assaulting, "a new segment: the assault is over");
    war.play("sail us-amph; land yellow-sea-inshore; end", &[]);
    assert!(!war.offers("attack 0202"), "back Inshore first");
}

/// Rules: nw:8.5.8.1b, nw:8.5.8.1d, nw:8.5.8.1e, nw:8.5.8.1f.
#[test]
fn several_ships_assault_one_beach_together_at_half_strength() {
    let mut war = stage(&format!("{ASSAULT}dprk-1 infantry X 2-4-5-4 1 at 0202\n"));
    war.play("sail us-amph; land 0102; sail us-amph2; land 0101; end", &[]);
    war.play("attack 0202; add usmc-1; add usmc-2; announce; lead usmc-1; lead dprk-1", &[]);
    war.play("done; done", &[]);
    let events = war.play("roll", &[9]);
    let fought = events.iter().find_map(|it| match it {
        Event::Combat(rules_nextwar::ch09_combat::Event::Fought(fought)) => Some(fought.clone()),
        _ => None,
    });
    let fought = fought.expect("the combat was rolled");
    assert_eq!((fought.attack, fought.defense), (4, 4), "half of 4 each");
    assert!(fought.shifts.iter().any(|it| it.amount == -1 && it.rule.0 == "nw:9.5.5"));
}

/// Rules: nw:2.4.4, nw:8.5.8.3.
#[test]
fn marines_in_a_port_or_beachhead_go_aboard_ships_beside_up_to_their_capacity() {
    let text = "
        | ~...
        | ~...
        | ~...
        port 0202
        us-amph amph 1 range 4 capacity 2 at 0102
        us-sag sag 3 range 6 at 0101
        usmc-1 marine II 2-2-7-5 1 yellow at 0202
        usmc-2 marine II 2-2-7-5 1 yellow at 0202
        usmc-3 marine II 2-2-7-5 1 yellow at 0202
        usmc-4 marine II 2-2-7-5 1 yellow at 0203
        rok-1 infantry X 2-2-5-4 1 at 0202
        sea yellow-sea allied allied
        kind initiative allied
    ";
    let mut war = stage(text);
    assert_eq!(war.refusal("embark rok-1 us-amph"), "nw:8.5.8.3");
    assert_eq!(war.refusal("embark usmc-1 us-sag"), "nw:8.5.8.3");
    assert_eq!(war.refusal("embark usmc-4 us-amph"), "nw:8.5.8.3", "neither port nor beachhead");
    war.play("embark usmc-1 us-amph; embark usmc-2 us-amph", &[]);
    assert_eq!([war.at("usmc-1"), war.at("usmc-2")], ["aboard-us-amph"; 2]);
    assert_eq!(war.refusal("embark usmc-3 us-amph"), "nw:2.4.4");
    let beachhead = "usmc-bh beachhead II 0-2-0-0 0 at 0202\n";
    let mut war = stage(&(text.replace("port 0202\n", "") + beachhead));
    war.play("embark usmc-1 us-amph", &[]);
    assert_eq!(war.at("usmc-1"), "aboard-us-amph");
}

/// Rules: nw:8.5.8.3, nw:8.5.8.
#[test]
fn who_goes_aboard_now_takes_no_part_in_the_assault_of_the_same_ships() {
    let text = "
        | ~...
        | ~...
        dprk 0201
        port 0202
        us-amph amph 1 range 4 capacity 2 at yellow-sea-inshore
        usmc-1 marine II 2-2-7-5 1 yellow at aboard-us-amph
        usmc-2 marine II 2-2-7-5 1 yellow at 0202
        sea yellow-sea allied allied
        kind initiative allied
    ";
    let mut war = stage(text);
    war.play("sail us-amph; land 0102", &[]);
    assert_eq!(war.refusal("embark usmc-2 us-amph"), "nw:8.5.8");
}

/// Rules: nw:8.5.8.3.
#[test]
fn marines_leave_their_ships_in_the_port_where_these_lie() {
    let text = "
        | ~...
        port 0201
        us-amph amph 1 range 4 capacity 2 at 0201
        usmc-1 marine II 2-2-7-5 1 yellow at aboard-us-amph
        sea yellow-sea allied allied
        kind initiative allied
    ";
    let mut war = stage(text);
    war.play("ship usmc-1; land 0201", &[]);
    assert_eq!((war.at("usmc-1").as_str(), war.question()), ("0201", "choose-mover"));
}

/// Rules: nw:8.5.8.2d.
#[test]
fn a_beachhead_that_is_removed_cannot_be_placed_before_the_next_turn() {
    let text = ASSAULT.replace(
        "usmc-bh beachhead II 0-2-0-0 0 at awaited",
        "usmc-bh beachhead II 0-2-0-0 0 at 0201",
    );
    let mut war = stage(&text);
    assert_eq!(war.refusal("dismantle 0202"), "nw:8.5.8.2d");
    war.play("dismantle 0201; sail us-amph; land 0102; end", &[]);
    assert_eq!(war.at("usmc-bh"), "awaited");
    war.play("attack 0202; add usmc-1; announce; advance usmc-1; done", &[]);
    assert_eq!(war.question(), "choose-target", "no marker is at hand this turn");
}

/// Rules: nwk:15.1.
#[test]
fn two_light_brigades_a_segment_cross_narrow_waters_by_hovercraft() {
    let text = "
        | ....
        dprk 0101..0201
        all-water 0201/0301
        acv 0201/0301
        option hovercraft on
        dprk-1 light-infantry X 2-2-5-5 1 yellow at 0201
        dprk-2 light-infantry X 2-2-5-5 1 yellow at 0201
        dprk-3 light-infantry X 2-2-5-5 1 yellow at 0201
        dprk-4 light-infantry XX 4-4-5-5 2 yellow at 0201
        dprk-5 infantry X 2-2-5-4 1 at 0201
    ";
    let mut war = stage(text);
    war.play("select dprk-1; add dprk-2; add dprk-3", &[]);
    assert_eq!(war.refusal("move 0301"), "nwk:15.1", "three at once");
    war.play("drop dprk-3; move 0301; move 0401", &[]);
    assert_eq!(war.at("dprk-1"), "0401", "3 points and 1 of 5");
    war.play("stop; select dprk-3", &[]);
    assert_eq!(war.refusal("move 0301"), "nwk:15.1", "two have crossed");
    let mut fresh = stage(text);
    fresh.play("select dprk-4", &[]);
    assert_eq!(fresh.refusal("move 0301"), "nwk:15.1", "a division");
    fresh.play("cancel; select dprk-5", &[]);
    assert_eq!(fresh.refusal("move 0301"), "nwk:15.1", "no light infantry");
    // Who has come to the hovercraft in this segment does not cross with them.
    let mut coming = stage(&text.replace(
        "dprk-1 light-infantry X 2-2-5-5 1 yellow at 0201",
        "dprk-1 light-infantry X 2-2-5-5 1 yellow at 0101",
    ));
    coming.play("select dprk-1; move 0201", &[]);
    assert_eq!(coming.refusal("move 0301"), "nwk:15.1", "it did not start there");
    let without = stage(&text.replace("option hovercraft on\n", ""));
    let mut without = without;
    without.play("select dprk-1", &[]);
    assert_eq!(without.refusal("move 0301"), "nw:8.3.3c");
}

/// Rules: nw:8.5.8.1h, nw:8.5.8.1e.
#[test]
fn own_40_units_on_land_and_support_join_an_assault() {
    let attack = |marines: u8, land: u8| {
        let text = ASSAULT.replace(
            "marine II 4-4-7-5/2-2-7-5 1 yellow at aboard-us-amph\n",
            &format!("marine II {marines}-4-7-5/2-2-7-5 1 yellow at aboard-us-amph\n"),
        );
        let more = format!(
            "dprk-1 infantry X 2-4-5-4 1 at 0202\n rok-1 infantry X {land}-3-5-4 1 at 0203\n us-sag sag 3 range 6 at 0103\n"
        );
        let mut war = stage(&format!("{text}{more}"));
        war.play("sail us-amph; land 0102; end; attack 0202; add usmc-1; add rok-1", &[]);
        war.play("announce; lead usmc-1; lead dprk-1; naval us-sag; done; done", &[]);
        let events = war.play("roll", &[9]);
        let fought = events.iter().find_map(|it| match it {
            Event::Combat(rules_nextwar::ch09_combat::Event::Fought(fought)) => {
                Some(fought.clone())
            }
            _ => None,
        });
        let fought = fought.expect("the combat was rolled");
        let left = fought.shifts.iter().any(|it| it.rule.0 == "nw:9.5.5");
        (fought.attack, left)
    };
    assert_eq!(attack(6, 4), (7, false), "3 from the sea and 4");
    assert_eq!(attack(9, 4), (9, true), "5 from the sea and 4");
}

/// Rules: nw:8.5.8.2d.
#[test]
fn reorganization_brings_a_removed_beachhead_back_to_hand() {
    let text = "
        | ....
        dprk 0101
        city 0301
        dprk-1 infantry X 1-1-5-4 1 at 0301
        usmc-bh beachhead II 0-2-0-0 0 at awaited
        clearing 0301 4
        segment reorganization
    ";
    let staged = stage(text);
    let mark = ScenarioMark::Dismantled(staged.id("usmc-bh"));
    let mut scenario = (*staged.scenario).clone();
    scenario.start.as_mut().expect("a stage begins").marks.push(mark);
    let war = War::begin(Arc::new(scenario), staged.options);
    assert_eq!(war.question(), "clearing-lead");
    assert!(!war.core().marks.contains(&mark));
}

/// Rules: nw:8.5.8.1b, nw:9.9b.
#[test]
fn of_several_ships_as_many_land_as_the_beach_holds() {
    let text = ASSAULT
        .replace("capacity 2", "capacity 5")
        .replace("2-2-7-5 1 yellow at aboard-us-amph\n", "2-2-7-5 3/1 yellow at aboard-us-amph\n")
        .replace("2-2-7-5 1 yellow at aboard-us-amph2", "2-2-7-5 2/1 yellow at aboard-us-amph2");
    let mut war = stage(&text);
    war.play("sail us-amph; land 0102; sail us-amph2; land 0101; end", &[]);
    war.play("attack 0202; add usmc-1; add usmc-2; announce; advance usmc-1", &[]);
    assert_eq!(war.refusal("advance usmc-2"), "nw:9.9b", "three points and two");
    war.play("done; done", &[]);
    assert_eq!([war.at("usmc-1"), war.at("usmc-2")], ["0202", "aboard-us-amph2"]);
}

/// Rules: nw:8.5.8.1f, nw:8.5.8.1j.
#[test]
fn a_repulsed_assault_costs_a_level_more_and_the_owner_says_whose() {
    let mut war = stage(&format!("{ASSAULT}dprk-1 infantry X 2-4-5-4 1 at 0202\n"));
    war.play("sail us-amph; land 0102; sail us-amph2; land 0101; end", &[]);
    war.play("attack 0202; add usmc-1; add usmc-2; announce; lead usmc-1; lead dprk-1", &[]);
    // One to one, two right and one left: column 6; die 9 reads 2/-.
    war.play("done; done; roll", &[9]);
    assert_eq!((war.levels("usmc-1"), war.levels("usmc-2")), (1, 1));
    assert_eq!((war.question(), war.options("lose").len()), ("choose-repulsed", 2));
    war.play("lose usmc-2", &[]);
    assert_eq!([war.at("usmc-1"), war.at("usmc-2")], ["aboard-us-amph", "eliminated"]);
    war.play("end; end", &[]);
    assert_eq!(war.question(), "choose-mover", "the Exploitation");
    assert!(!war.ship(war.ship_id("us-amph")).assaulting, "it must go back Inshore first");
}

/// Rules: nw:8.5.8.1f.
#[test]
fn a_repulse_is_paid_by_those_who_assaulted_or_else_by_any_attacker() {
    let stand = "dprk-1 infantry XX 2-4-5-4/1-3-5-4 1/1 at 0202\n";
    let mut war = stage(&format!("{ASSAULT}{stand}"));
    war.play("sail us-amph; land 0102; end", &[]);
    war.play("attack 0202; add usmc-1; announce; lead usmc-1; lead dprk-1; done; done", &[]);
    // One to two, two right and one left: column 4; die 2 reads 1/1: then one level more.
    war.play("roll", &[2]);
    assert_eq!((war.at("usmc-1"), war.levels("dprk-1")), ("eliminated".into(), 1));
    let alone = ASSAULT.replace(
        "marine II 4-4-7-5/2-2-7-5 1 yellow at aboard-us-amph\n",
        "marine II 4-4-7-5 1 yellow at aboard-us-amph\n",
    );
    let land = "rok-1 infantry X 4-3-5-4/2-2-5-4 1/1 at 0203\n";
    let mut war = stage(&format!("{alone}{stand}{land}"));
    war.play("sail us-amph; land 0102; end; attack 0202; add usmc-1; add rok-1", &[]);
    // 6 to 4, two right: column 8; die 9 reads 2/1: the Marines, the infantry, and it once more.
    war.play("announce; lead usmc-1; lead dprk-1; done; done; roll", &[9]);
    assert_eq!([war.at("usmc-1"), war.at("rok-1")], ["eliminated", "eliminated"]);
}

/// Rules: nw:8.5.8.1c.
#[test]
fn only_a_beach_is_assaulted() {
    let text = ASSAULT.replace("| ~...\n    | ~...\n    | ~...", "| ~...\n    | ~r..\n    | ~...");
    let more = "dprk-1 infantry X 2-4-5-4 1 at 0202\n rok-1 infantry X 4-3-5-4 1 at 0203\n";
    let mut war = stage(&format!("{text}{more}"));
    war.play("sail us-amph; land 0102; end; attack 0202; add rok-1", &[]);
    assert_eq!(war.refusal("add usmc-1"), "nw:8.5.8.1c", "rough ground");
}

/// Rules: nw:8.5.6.4g.
#[test]
fn the_japanese_group_counts_as_it_arrives_and_the_prc_helps_its_own_side() {
    let text = COASTS.replace("sea yellow-sea allied allied", "sea yellow-sea allied contested");
    let arrives = |ship: &str| {
        let mut war = stage(&format!("{text}jpn-1 {ship} at 0201\n"));
        passages(&war.play("sail jpn-1; land yellow-sea-inshore", &[1]))
    };
    assert_eq!(arrives("sag 2 range 5"), [(1, -1)]);
    assert_eq!(arrives("amph 2 range 5 capacity 1"), [(1, 0)], "no surface action group");
    let north = "| ~..\n dprk 0201\n dprk-1 amph 1 range 3 capacity 1 at yellow-sea-at-sea\n";
    let mut war = with_prc(&stage(north));
    assert_eq!(passages(&war.play("sail dprk-1; land yellow-sea-inshore", &[1])), [(1, -1)]);
}

/// Rules: nw:8.5.6.4g.
#[test]
fn the_prc_turns_an_abort_into_a_loss() {
    let text = COASTS.replace("sea yellow-sea allied allied", "sea yellow-sea allied contested")
        + "rok-amph amph 1 range 4 capacity 5 at yellow-sea-inshore
           rok-1 marine X 3-3-6-5/2-2-6-5 1 yellow at aboard-rok-amph\n";
    let mut war = stage(&text);
    assert_eq!(passages(&war.play("sail rok-amph; land 0202", &[8])), [(8, 0)]);
    assert_eq!(war.levels("rok-1"), 2);
    let mut war = with_prc(&stage(&text));
    assert_eq!(passages(&war.play("sail rok-amph; land 0202", &[8])), [(8, 1)]);
    assert_eq!(war.levels("rok-1"), 1);
}

/// Rules: nwk:5.4a, nw:6.5.1a, nw:6.5.1b.
#[test]
fn a_helicopter_goes_by_sea_before_it_has_flown_and_only_to_another_base_with_a_port() {
    let text = |marks: &str| format!("{COASTS}us-h helicopter 2/1 range 9 at 0301 {marks}\n");
    let mut war = stage(&text(""));
    war.play("haul us-h", &[]);
    assert_eq!(war.refusal("land 0301"), "nw:8.5.7.1a", "it is there");
    assert_eq!(war.refusal("land 0602"), "nw:6.5.1a", "a port without a base");
    assert!(war.offers("land 0303"));
    assert_eq!(stage(&text("missions=1")).refusal("haul us-h"), "nw:6.5.1b");
    assert_eq!(stage(&text("flown")).refusal("haul us-h"), "nw:6.5.1b");
}

/// Rules: nw:9.1c, nw:8.5.8.1b, nw:8.5.8.1f.
#[test]
fn marines_of_one_ship_assault_two_beaches_and_a_repulse_at_one_bars_not_the_other() {
    let text = ASSAULT.replace("yellow at aboard-us-amph2", "yellow at aboard-us-amph");
    let stand = "dprk-1 infantry XX 2-4-5-4/1-3-5-4 1/1 at 0202
                 dprk-2 infantry XX 2-4-5-4/1-3-5-4 1/1 at 0203\n";
    let mut war = stage(&format!("{text}{stand}"));
    war.play("sail us-amph; land 0102; end", &[]);
    war.play("attack 0202; add usmc-1; announce; lead usmc-1; lead dprk-1; done; done", &[]);
    // One to two, two right and one left: column 4; die 2 reads 1/1, and the repulse one more.
    war.play("roll", &[2]);
    assert_eq!((war.at("usmc-1"), war.levels("dprk-1")), ("eliminated".into(), 1));
    war.play("attack 0203; add usmc-2; announce; lead usmc-2; lead dprk-2", &[]);
}

/// Rules: nw:8.5.8.2a, nw:8.5.8.2e.
#[test]
fn marines_who_landed_before_place_no_beachhead_farther_inland() {
    let text =
        ASSAULT.replace("1 yellow at aboard-us-amph\n", "1 yellow at 0202 arrived=amphibious\n");
    let enemy = "dprk-1 infantry X 1-1-2-4 1 at 0302\nsegment initiative-combat\n";
    let mut war = stage(&format!("{text}{enemy}"));
    // Four to one, five right: the last column; die 0 reads 0/4R.
    war.play("attack 0302; add usmc-1; announce; lead usmc-1; lead dprk-1; done; done", &[]);
    war.play("roll; advance usmc-1; done", &[0]);
    assert_eq!((war.at("usmc-1").as_str(), war.question()), ("0302", "choose-target"));
}
