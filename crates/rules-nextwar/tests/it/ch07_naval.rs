//! [NW 7] Sea control and naval units.

use kernel::dice::Script;
use rules_nextwar::agenda::Event;
use rules_nextwar::ch07_naval::{Event as NavalEvent, SeaBox};
use rules_nextwar::state::War;
use rules_nextwar::terms::{SeaControl, Side, Weather, Zone};

use crate::drive::Drive;
use crate::stage::{charts, stage};

/// Rolls for sea control with these dice; a zero is written 10. Returns the boxes rolled for,
/// each with what was added to its die.
pub fn roll(war: &mut War, faces: &[u8]) -> Vec<(Zone, SeaBox, i8)> {
    let mut dice = Script::new(faces);
    let mut events = Vec::new();
    war.roll_sea_control(&mut dice, &mut events);
    dice.finish().expect("every die is used");
    let told = |it: &Event| match it {
        Event::Naval(NavalEvent::Control { zone, sea_box, modifier, .. }) => {
            Some((*zone, *sea_box, *modifier))
        }
        _ => None,
    };
    events.iter().filter_map(told).collect()
}

/// Rules: nw:7.2d, nw:7.2e, nw:7.2f.
#[test]
fn the_table_of_sea_control_has_the_printed_values() {
    let chart = charts().sea_control;
    let rows = chart.rows.map(|it| (it.dprk_to, it.allied_from));
    let printed = [
        (Some(7), None),
        (Some(2), Some(9)),
        (Some(0), Some(6)),
        (Some(-1), Some(3)),
        (None, Some(1)),
    ];
    assert_eq!(rows, printed);
    assert_eq!((chart.us_ship, chart.prc_ship), ([1, 1], [-1, -1]), "At Sea, Inshore");
    assert_eq!((chart.japanese_ship, chart.yellow_sea), ([0, 1], [-3, 0]));
}

/// Rules: nw:8.5.6.4g.
#[test]
fn the_table_of_contested_seas_has_the_printed_values() {
    let chart = charts().contested_sea;
    assert_eq!((chart.success_to, chart.abort_to), (5, 8));
    let [dprk, allied] = chart.modifiers;
    let row = |it: rules_nextwar::charts::ContestedSeaModifiers| {
        [it.us_ship, it.prc_intervened, it.japanese_ship, it.allied_supremacy, it.dprk_supremacy]
    };
    assert_eq!(row(allied), [-1, 1, -1, -1, 1]);
    assert_eq!(row(dprk), [1, -1, 1, 1, -1]);
}

/// Rules: nw:7.1, nw:7.2c, nw:7.2d, nw:7.2f.
#[test]
fn own_6_two_american_ships_take_the_yellow_sea_in_the_third_turn() {
    let text = "
        | ~..
        turn 3 of 6
        sea yellow-sea dprk dprk
        sea east-sea allied contested
        us-1 sag 3 range 6 at yellow-sea-at-sea
        us-2 carrier 2 range 6 at yellow-sea-at-sea
    ";
    let mut war = stage(text);
    let rolled = roll(&mut war, &[5, 8]);
    assert_eq!(rolled, [(Zone::East, SeaBox::Inshore, 0), (Zone::Yellow, SeaBox::AtSea, -1)]);
    assert_eq!(war.at_sea(Zone::Yellow), SeaControl::Allied, "8 and 2 less 3 is 7");
    assert_eq!(war.inshore(Zone::East), SeaControl::Contested, "5");
    assert_eq!(war.inshore(Zone::Yellow), SeaControl::Dprk, "the other box keeps its own state");
    let mut war = stage(text);
    roll(&mut war, &[5, 6]);
    assert_eq!(war.at_sea(Zone::Yellow), SeaControl::Contested, "6 is 5");
}

/// Rules: nw:7.2b, nw:7.2c.
#[test]
fn own_7_an_at_sea_box_taken_now_lets_its_inshore_box_be_rolled_for_next_turn() {
    let mut war =
        stage("| ~..\n turn 2 of 6\n sea yellow-sea dprk dprk\n sea east-sea dprk dprk\n");
    let rolled = roll(&mut war, &[1, 9]);
    assert_eq!(rolled, [(Zone::Yellow, SeaBox::AtSea, -3), (Zone::East, SeaBox::AtSea, 0)]);
    assert_eq!(war.at_sea(Zone::Yellow), SeaControl::Dprk, "1 less 3");
    assert_eq!(war.at_sea(Zone::East), SeaControl::Allied, "9");
    let boxes: Vec<_> = roll(&mut war, &[3, 9]).iter().map(|it| (it.0, it.1)).collect();
    assert_eq!(boxes, [(Zone::East, SeaBox::Inshore), (Zone::Yellow, SeaBox::AtSea)]);
    assert_eq!(war.inshore(Zone::East), SeaControl::Contested, "3");
}

/// Rules: nw:7.2a.
#[test]
fn sea_control_is_rolled_for_from_the_second_turn_on_and_never_in_storms() {
    let boxes = |turn: u8, weather: Weather| {
        let word = weather.word();
        let text = format!("| ~..\n turn {turn} of 6\n weather {word}\n");
        let faces: &[u8] = if turn > 1 && weather != Weather::Storms { &[5, 5] } else { &[] };
        roll(&mut stage(&text), faces).len()
    };
    assert_eq!(boxes(1, Weather::Fair), 0);
    assert_eq!(boxes(2, Weather::Fair), 2);
    assert_eq!(boxes(2, Weather::Overcast), 2);
    assert_eq!(boxes(2, Weather::Storms), 0);
}

/// Rules: nw:7.2e, nw:7.2f.
#[test]
fn ships_of_the_united_states_japan_and_the_prc_count_where_they_lie() {
    let text = |place: &str| {
        format!(
            "| ~..
            turn 5 of 6
            sea yellow-sea allied allied
            us-1 amph 1 range 4 capacity 5 at east-sea-{place}
            us-2 amph 1 range 4 capacity 5 at east-sea-{place}
            rok-1 amph 1 range 4 capacity 5 at east-sea-{place}
            jpn-1 sag 2 range 5 at east-sea-{place}
            prc-1 sag 2 range 5 at east-sea-{place}
            prc-2 carrier 2 range 5 at east-sea-{place}
            prc-3 carrier 2 range 5 at east-sea-{place}
            "
        )
    };
    let inshore = text("inshore") + "sea east-sea allied contested\n";
    let rolled = roll(&mut stage(&inshore), &[9, 1]);
    assert_eq!(rolled[1], (Zone::East, SeaBox::Inshore, 0), "two, and Japan, less three");
    let rolled = roll(&mut stage(&text("at-sea")), &[9, 1]);
    assert_eq!(rolled[1], (Zone::East, SeaBox::AtSea, -1), "Japan does not count out there");
}

/// Rules: nw:8.5.6.5, nw:4.1.3f.
#[test]
fn in_storms_ships_go_to_a_friendly_at_sea_box_or_port_of_their_zone() {
    let text = "
        | ~...~
        port 0201 0301
        sea yellow-sea allied contested
        us-in sag 3 range 6 at yellow-sea-inshore
        us-hex sag 3 range 6 at 0101
        us-port sag 3 range 6 at 0201
        us-sea sag 3 range 6 at yellow-sea-at-sea
        dprk-amph amph 1 range 3 capacity 1 at yellow-sea-inshore
        weather storms
        kind initiative allied
    ";
    // 0301 is no coast: only 0201 is a port of the sea.
    let mut war = stage(text);
    war.shelter_ships(&mut Vec::new());
    assert_eq!(war.question(), "shelter");
    assert_eq!(war.options("land"), ["yellow-sea-at-sea", "0201"]);
    assert_eq!(war.refusal("land 0101"), "nw:8.5.6.5");
    war.play("land 0201; land yellow-sea-at-sea", &[]);
    assert_eq!([war.at("us-in"), war.at("us-hex")], ["0201", "yellow-sea-at-sea"]);
    assert_eq!([war.at("us-port"), war.at("us-sea")], ["0201", "yellow-sea-at-sea"], "as before");
    assert_eq!(war.at("dprk-amph"), "yellow-sea-at-sea", "it has no haven: it stands out to sea");
    assert_eq!(war.question(), "choose-mover");
}

/// Rules: nw:9.11.
#[test]
fn ships_in_a_port_that_falls_go_inshore_or_to_the_nearest_port() {
    let text = |inshore: &str| {
        format!(
            "
            | ......
            | ~~~~~~
            dprk 0101
            port 0201 0401 0601
            sea yellow-sea dprk {inshore}
            dprk-1 infantry XX 6-5-5-4/3-3-5-4 2/1 at 0101
            us-sag sag 3 range 6 at 0201
            "
        )
    };
    let after = |inshore: &str| {
        let mut war = stage(&text(inshore));
        war.play("select dprk-1; move 0201", &[1]);
        war.at("us-sag")
    };
    assert_eq!(after("allied"), "yellow-sea-inshore");
    assert_eq!(after("contested"), "yellow-sea-inshore");
    assert_eq!(after("dprk"), "0401");
}

/// Rules: nw:7.3.5, nw:7.3.6a.
#[test]
fn ships_of_both_sides_share_a_box_and_come_to_no_harm() {
    let text = "
        | ~..
        dprk 0201
        sea yellow-sea dprk contested
        us-1 sag 3 range 6 at yellow-sea-inshore
        us-2 sag 3 range 6 at yellow-sea-inshore
        dprk-amph amph 1 range 3 capacity 1 at yellow-sea-inshore
        kind initiative allied
    ";
    let mut war = stage(text);
    // Two ships of the United States are present: 9 less 2 is 7.
    war.play("sail us-1; land yellow-sea-at-sea", &[9]);
    assert_eq!(war.at("us-1"), "yellow-sea-inshore", "aborted, and nothing else");
    assert_eq!(war.pools(Side::Dprk).points_this_turn, 0);
}
