//! What a map of our own day has besides ground, rivers and roads: motorways, straits, a
//! demilitarized zone, ports, airfields, beaches.

use render::{MapOptions, Options, legend_of, map_svg, png, svg};
use scene::{Board, Edge, Layout, Message, PanelKind, PanelPlan, Place, Room, Stand, lay_out};

use crate::sample::table::{counter, line, open_board, scene, set, sides};

/// The surface of a motorway, the sand of a beach, the lines of a zone, the water of a strait.
const MOTORWAY: &str = "#cf6a48";
const SAND: &str = "#f6e7b4";
const ZONE: &str = "#9a3324";
const STRAIT: &str = "#c3d8d8";

fn map(board: &Board) -> String {
    map_svg(board, &MapOptions::default())
}

/// Six columns of land with a sea to the right.
fn coast() -> Board {
    let mut board = open_board(8, 6);
    let sea: Vec<String> =
        (1..=6).flat_map(|row| [format!("07.{row:02}"), format!("08.{row:02}")]).collect();
    set(&mut board, "sea", &sea.join(" "));
    board
}

/// Where the groups of signs stand.
fn signs(drawing: &str) -> Vec<(f64, f64)> {
    let groups = drawing.split("<g transform=\"translate(").skip(1);
    groups
        .map(|rest| {
            let (x, rest) = rest.split_once(' ').unwrap();
            (x.parse().unwrap(), rest.split_once(')').unwrap().0.parse().unwrap())
        })
        .collect()
}

#[test]
fn a_highway_is_a_motorway_only_beside_primary_roads() {
    let mut board = open_board(6, 6);
    line(&mut board, "highway", "01.02 02.02 03.02");
    assert!(!map(&board).contains(MOTORWAY));
    line(&mut board, "primary", "01.04 02.04 03.04");
    assert!(map(&board).contains(MOTORWAY));
}

#[test]
fn a_strait_has_the_color_of_the_sea_and_parts_from_the_river_that_reaches_it() {
    let mut board = open_board(6, 6);
    sides(&mut board, "river", "03.03/03.04 03.03/04.03");
    assert!(!map(&board).contains(STRAIT));
    sides(&mut board, "all-water", "03.03/04.02 03.03/03.02");
    assert!(map(&board).contains(STRAIT));
    assert!(png(&map(&board), 300).is_ok());
}

#[test]
fn a_zone_is_hatched_and_its_fortified_hexes_have_walls() {
    let mut board = open_board(6, 6);
    sides(&mut board, "dmz", "03.03/03.04 04.03/03.04 04.03/04.04");
    let zone = map(&board);
    assert!(zone.contains(ZONE));
    line(&mut board, "fortification", "03.03");
    let front = map(&board);
    line(&mut board, "fortification", "01.01");
    let ring = map(&board);
    assert!(zone.len() < front.len() && front.len() < ring.len());
}

#[test]
fn ferries_and_hovercraft_cross_each_in_their_way() {
    let drawings = ["ferry", "acv", "border"].map(|kind| {
        let mut board = open_board(6, 6);
        sides(&mut board, "all-water", "03.03/03.04");
        sides(&mut board, kind, "03.03/03.04");
        map(&board)
    });
    assert!(drawings[0] != drawings[1] && drawings[1] != drawings[2] && drawings[0] != drawings[2]);
}

/// The sea begins half a side to the right of the corners of the sixth column.
#[test]
fn a_port_looks_at_the_sea_and_two_signs_of_a_hex_stand_apart() {
    let mut board = coast();
    line(&mut board, "port", "06.03");
    line(&mut board, "airbase", "06.03");
    line(&mut board, "nuclear", "06.03");
    let [port, base, site] = signs(&map(&board))[..] else { panic!("three signs") };
    let middle = render::SIDE * (5.0 * 1.5 + 1.0);
    assert!(port.0 > middle, "{port:?}");
    for (first, second) in [(port, base), (port, site), (base, site)] {
        let apart = (first.0 - second.0).hypot(first.1 - second.1);
        assert!(apart > 18.0, "{first:?} {second:?}");
    }
}

#[test]
fn a_town_stands_on_the_ground_of_its_hex() {
    let houses = |kind: &str| {
        let mut board = open_board(6, 6);
        line(&mut board, "road", "01.03 02.03 03.03 04.03");
        if !kind.is_empty() {
            line(&mut board, kind, "03.03");
        }
        map(&board).len()
    };
    assert!(houses("") < houses("town") && houses("town") < houses("city"));
}

#[test]
fn sand_lies_along_the_sea_alone() {
    let mut board = coast();
    line(&mut board, "beach", "02.03");
    assert!(!map(&board).contains(SAND));
    line(&mut board, "beach", "06.03");
    assert!(map(&board).contains(SAND));
}

/// How many grains of sand a map has.
fn grains(board: &Board) -> usize {
    let drawing = map(board);
    let Some((before, _)) = drawing.split_once(" stroke=\"#b08a45\"") else { return 0 };
    let (_, rest) = drawing.split_at(before.len());
    rest.split_once("</g>").unwrap().0.matches("h0").count()
}

#[test]
fn sand_leaves_the_mouth_of_a_strait_open() {
    let mut board = coast();
    line(&mut board, "beach", "06.03 06.04");
    let closed = grains(&board);
    sides(&mut board, "all-water", "06.03/06.04");
    let open = grains(&board);
    assert!(open > 0 && open + 4 < closed, "{open} of {closed}");
}

#[test]
fn all_of_it_is_explained_in_the_legend() {
    let mut board = coast();
    for kind in ["port", "airbase", "airfield", "chemical", "nuclear", "city", "town", "beach"] {
        line(&mut board, kind, "06.03");
    }
    line(&mut board, "fortification", "03.03");
    for kind in ["all-water", "dmz", "acv", "ferry"] {
        sides(&mut board, kind, "03.03/03.04");
    }
    line(&mut board, "highway", "01.02 02.02 03.02");
    line(&mut board, "primary", "01.04 02.04 03.04");
    let options = Options { legend: legend_of(&board), ..Options::default() };
    let drawing = svg(&board, &scene(Vec::new()), &options);
    assert_eq!(drawing.matches("id=\"sample-").count(), 17);
    let samples = drawing.split("id=\"sample-highway\"").nth(1).unwrap();
    assert!(samples.contains(MOTORWAY), "as it is drawn on the map");
    assert!(png(&drawing, 300).is_ok());
}

/// A box of six half hexes is 300 wide: four counters of 58 lie in a row.
#[test]
fn counters_lie_side_by_side_in_a_wide_box() {
    let board = coast();
    let boxes = vec![scene::BoxPlan {
        id: "at-sea".into(),
        label: Message::new("table-die"),
        rule: None,
        number: None,
    }];
    let plan = PanelPlan {
        id: "sea".into(),
        title: Message::new("table-die"),
        rule: None,
        kind: PanelKind::Sea,
        stand: Stand::Beside(Edge::Right),
        layout: Layout::Row,
        room: Room { across: 6, down: 5 },
        boxes,
    };
    let board = Board { panels: lay_out(board.orientation, &board.hexes, vec![plan]), ..board };
    let mut ships = vec![counter("06.03", "blue", "A", "infantry", "II", "3-3-4"); 5];
    for ship in &mut ships {
        ship.at = Place::Box("at-sea".into());
    }
    let drawing = svg(&board, &scene(ships), &Options::default());
    let mut rows: Vec<f64> = signs(&drawing).iter().map(|(_, y)| *y).collect();
    assert_eq!(rows.len(), 5);
    rows.dedup_by(|first, second| (*first - *second).abs() < 1.0);
    assert_eq!(rows.len(), 2, "four in a row, one below");
}
