//! The map as it is drawn: what it tells of the ground, and where its boxes stand.

use std::sync::Arc;

use rules_nextwar::options::Options;
use rules_nextwar::state::War;
use scene::{Area, Board, BoardHex, Show};

use crate::loading::{SCENARIOS, scenario};

fn war(name: &str) -> War {
    War::begin(Arc::new(scenario(name)), Options::default())
}

/// The rectangle around a hex.
fn around(hex: &BoardHex) -> Area {
    Area { x: hex.x - 2, y: hex.y - 1, width: 4, height: 2 }
}

/// What stands in a hex beside its terrain.
fn standing(board: &Board, hex: &str) -> Vec<String> {
    let lines = board.lines.iter().filter(|it| it.path == [hex]);
    lines.map(|it| it.kind.clone()).collect()
}

/// Rules: nw:7.1, nwk:5.5.1a.
#[test]
fn boxes_cover_neither_land_nor_coastal_waters() {
    for name in SCENARIOS {
        let war = war(name);
        let board = war.board();
        let ground = &war.scenario.board;
        let zoned: Vec<String> = (ground.map.grid.hexes())
            .filter(|it| ground.zone[*it].is_some())
            .map(|it| ground.map.grid.number(it))
            .collect();
        for panel in &board.panels {
            for hex in board.hexes.iter().filter(|it| around(it).overlaps(&panel.area)) {
                assert_eq!(hex.terrain, "sea", "{name}: {} over {}", panel.id, hex.id);
                assert!(!zoned.contains(&hex.id), "{name}: {} over {}", panel.id, hex.id);
            }
        }
    }
}

/// Rules: nw:7.1, nwk:5.5.1a.
#[test]
fn every_box_has_room_for_several_counters_and_none_lies_over_another() {
    let board = war("all-in").board();
    for (at, panel) in board.panels.iter().enumerate() {
        assert!(board.panels[at + 1..].iter().all(|it| !it.area.overlaps(&panel.area)));
        // A counter is little more than half a hex wide and two thirds of one high.
        assert!(panel.boxes.iter().all(|it| it.area.width >= 6 && it.area.height >= 3));
    }
    let boxes: Vec<&str> =
        board.panels.iter().flat_map(|it| &it.boxes).map(|it| it.id.as_str()).collect();
    for id in ["yellow-sea-inshore", "east-sea-at-sea", "busan", "hamhung", "japan"] {
        assert!(boxes.contains(&id), "{id}");
    }
}

/// Wonsan is city, airbase and port; N2301 holds a chemical site; the hexes on both sides of
/// the line are fortified.
///
/// Rules: nw:8.3.1.9, nwk:2.2g, nwk:2.3.
#[test]
fn the_map_tells_what_stands_in_a_hex() {
    let board = war("all-in").board();
    assert_eq!(standing(&board, "N3506"), ["city", "airbase", "port"]);
    assert_eq!(standing(&board, "N2301"), ["chemical"]);
    assert_eq!(standing(&board, "N3014"), ["fortification"]);
    assert_eq!(standing(&board, "N3015"), ["fortification"]);
    assert!(standing(&board, "S5200").is_empty());
}
