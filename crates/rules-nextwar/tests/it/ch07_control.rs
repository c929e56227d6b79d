//! [NW 7.2] Sea control, guard by guard.

use std::sync::Arc;

use rules_nextwar::ch07_naval::SeaBox;
use rules_nextwar::state::War;
use rules_nextwar::terms::{SeaControl, Zone};

use crate::ch07_naval::roll;
use crate::stage::stage;

/// A stage in which only one zone is in play.
fn only(zone: Zone, text: &str) -> War {
    let mut war = stage(text);
    let sea = Arc::make_mut(&mut war.scenario).sea.as_mut().expect("the sea is played");
    sea.zones = [zone == Zone::Yellow, zone == Zone::East];
    war
}

/// Rules: nw:7.2d, nw:7.2e.
#[test]
fn the_line_of_the_turn_says_who_gets_the_box() {
    use SeaControl::{Allied, Contested, Dprk};
    let after = |turn: u8, die: u8, prc: usize| {
        let ships: String =
            (0..prc).map(|it| format!("prc-{it} sag 2 range 5 at east-sea-at-sea\n")).collect();
        let mut war = only(Zone::East, &format!("| ~..\n turn {turn} of 9\n {ships}"));
        let rolled = roll(&mut war, &[if die == 0 { 10 } else { die }]);
        assert_eq!(rolled.len(), 1, "the other zone is not in play");
        war.at_sea(Zone::East)
    };
    let rows: [(u8, &[(u8, usize, SeaControl)]); 5] = [
        (2, &[(2, 0, Dprk), (3, 0, Contested), (8, 0, Contested), (9, 0, Allied)]),
        (3, &[(0, 0, Dprk), (1, 0, Contested), (5, 0, Contested), (6, 0, Allied)]),
        (4, &[(0, 1, Dprk), (0, 0, Contested), (2, 0, Contested), (3, 0, Allied)]),
        (5, &[(0, 2, Contested), (0, 0, Contested), (1, 0, Allied)]),
        (9, &[(0, 2, Contested), (0, 0, Contested), (1, 0, Allied)]),
    ];
    for (turn, cells) in rows {
        for &(die, prc, control) in cells {
            assert_eq!(after(turn, die, prc), control, "turn {turn}, die {die} less {prc}");
        }
    }
}

/// Rules: nw:7.2a, nwk:16.1.1g.
#[test]
fn without_the_sea_nothing_is_rolled_for() {
    let mut war = stage("| ~..\n turn 3 of 6");
    Arc::make_mut(&mut war.scenario).sea = None;
    assert_eq!(roll(&mut war, &[]), []);
}

/// Rules: nw:7.2e, nw:7.2f.
#[test]
fn only_ships_in_the_box_that_the_table_names_count() {
    let text = |place: &str| {
        format!(
            "| ~..
            turn 5 of 6
            sea yellow-sea {place}
            us-1 sag 3 range 6 at yellow-sea-at-sea
            us-2 sag 3 range 6 at east-sea-inshore
            us-3 sag 3 range 6 at 0101
            prc-1 amph 1 range 3 capacity 1 at yellow-sea-inshore
            jpn-1 amph 1 range 3 capacity 1 at yellow-sea-inshore
            rok-1 sag 1 range 3 at yellow-sea-inshore"
        )
    };
    let rolled = roll(&mut only(Zone::Yellow, &text("allied contested")), &[5]);
    assert_eq!(rolled, [(Zone::Yellow, SeaBox::Inshore, 0)], "nobody there counts");
    let rolled = roll(&mut only(Zone::Yellow, &text("dprk contested")), &[5]);
    assert_eq!(rolled, [(Zone::Yellow, SeaBox::AtSea, -2)], "one ship, less three");
    let more = text("allied contested").replace("rok-1 sag", "jpn-2 sag");
    let rolled = roll(&mut only(Zone::Yellow, &more), &[5]);
    assert_eq!(rolled, [(Zone::Yellow, SeaBox::Inshore, 1)], "the Japanese group");
}
