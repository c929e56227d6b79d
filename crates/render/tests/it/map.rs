//! The printed map alone.

use render::{MapOptions, Numbers, SIDE, map_svg, png};
use scene::Board;

use crate::sample::table::{line, name, open_board, set, sides};
use crate::sample::{coast, mill};

fn boards() -> [Board; 2] {
    [mill::table().1, coast::table().1]
}

fn map(board: &Board) -> String {
    map_svg(board, &MapOptions::default())
}

/// The value of an attribute of the first element that has it.
fn attribute<'a>(drawing: &'a str, name: &str) -> &'a str {
    let (_, rest) = drawing.split_once(&format!(" {name}=\"")).unwrap();
    rest.split_once('"').unwrap().0
}

#[test]
fn the_same_board_gives_the_same_map() {
    for board in boards() {
        assert!(map(&board) == map(&board));
    }
}

#[test]
fn a_map_is_well_formed() {
    for board in boards() {
        assert!(png(&map(&board), 300).is_ok());
    }
}

/// A picture inside a page may load nothing: every reference stays inside the drawing, and no text
/// waits for a typeface.
#[test]
fn a_map_refers_to_nothing_outside_itself() {
    for board in boards() {
        let drawing = map(&board);
        assert!(drawing.split("href=\"").skip(1).all(|rest| rest.starts_with('#')));
        assert!(drawing.split("url(").skip(1).all(|rest| rest.starts_with('#')));
        let foreign = ["<text", "<image", "<style", "<script", "@import", "font-family"];
        assert!(foreign.iter().all(|word| !drawing.contains(word)));
        assert_eq!(drawing.matches("http").count(), 1, "the name space alone");
    }
}

#[test]
fn every_reference_has_its_target() {
    let board = coast::table().1;
    let drawing = map(&board);
    for rest in drawing.split("href=\"#").skip(1) {
        let target = rest.split_once('"').unwrap().0;
        assert!(drawing.contains(&format!("id=\"{target}\"")), "{target}");
    }
}

#[test]
fn every_name_is_on_the_map() {
    for board in boards() {
        let drawing = map(&board);
        for name in &board.names {
            let label = format!("aria-label=\"{}\"", name.text.replace('&', "&amp;"));
            assert!(drawing.contains(&label), "{label}");
        }
    }
}

#[test]
fn a_brook_bears_its_name_even_if_it_is_shorter() {
    let mut board = open_board(6, 6);
    sides(&mut board, "brook", "03.03/03.04");
    name(&mut board, "water", "A brook with a long name", "03.03");
    assert!(map(&board).contains("aria-label=\"A brook with a long name\""));
}

/// Three columns of hexes are two sides each wide at their corners, and share a half side.
#[test]
fn coordinates_are_those_the_documentation_tells() {
    let board = open_board(3, 2);
    let narrow = map_svg(&board, &MapOptions { margin: 10.0, numbers: Numbers::Hidden });
    let view: Vec<f64> =
        attribute(&narrow, "viewBox").split(' ').map(|number| number.parse().unwrap()).collect();
    let (width, height) = (SIDE * 5.0, SIDE * 3.0_f64.sqrt() * 2.5);
    assert_eq!(view[..2], [-10.0, -10.0]);
    assert!((view[2] - width - 20.0).abs() < 0.01 && (view[3] - height - 20.0).abs() < 0.01);
    // The frame of the map begins at the origin.
    assert!(narrow.contains("<rect x=\"0\" y=\"0\""));
}

/// The ring of a hamlet off the road stands in the middle of its hex.
#[test]
fn a_hex_lies_where_the_documentation_tells() {
    let mut board = open_board(5, 4);
    name(&mut board, "place", "Nowhere", "03.02");
    let hex = board.hexes.iter().find(|hex| hex.id == "03.02").unwrap();
    let least = |part: fn(&scene::BoardHex) -> i32| board.hexes.iter().map(part).min().unwrap();
    let x = f64::from(hex.x - least(|hex| hex.x) + 2) * SIDE / 2.0;
    let y = f64::from(hex.y - least(|hex| hex.y) + 1) * SIDE * 3.0_f64.sqrt() / 2.0;
    let drawing = map(&board);
    let ring = drawing.split("<circle").nth(1).unwrap();
    let read = |name: &str| attribute(ring, name).parse::<f64>().unwrap();
    assert!((read("cx") - x).abs() < 0.01 && (read("cy") - y).abs() < 0.01);
}

#[test]
fn numbers_are_printed_only_when_asked_for() {
    let board = open_board(6, 6);
    let count = |numbers| {
        let options = MapOptions { numbers, ..MapOptions::default() };
        map_svg(&board, &options).matches("aria-label").count()
    };
    assert_eq!(count(Numbers::Every), 36);
    assert_eq!(count(Numbers::EveryFifth), 1);
    assert_eq!(count(Numbers::Hidden), 0);
}

/// How far down the planks of the only bridge begin.
fn planks(board: &Board) -> f64 {
    let drawing = map(board);
    let (before, _) = drawing.split_once("\" fill=\"#d8bd8b\"").expect("there is a bridge");
    let (_, outline) = before.rsplit_once("d=\"m").expect("it has an outline");
    let mut numbers = outline.split(' ');
    numbers.nth(1).and_then(|it| it.parse().ok()).expect("it begins at a point")
}

#[test]
fn a_bridge_lies_where_its_road_cuts_the_corner() {
    let mut alone = open_board(6, 6);
    set(&mut alone, "bridge", "03.03");
    let mut bent = alone.clone();
    line(&mut bent, "road", "01.03 02.03 03.03 04.03 05.03");
    assert!((planks(&bent) - planks(&alone)).abs() > 8.0);
}

#[test]
fn terrain_changes_the_map() {
    let plain = open_board(6, 6);
    let mut changes: Vec<Board> = ["woods", "hill", "mountain", "marsh", "sea", "town", "desert"]
        .into_iter()
        .map(|terrain| {
            let mut board = plain.clone();
            set(&mut board, terrain, "03.03 03.04");
            board
        })
        .collect();
    let mut river = plain.clone();
    sides(&mut river, "river", "03.03/03.04 03.03/04.03");
    let mut road = plain.clone();
    line(&mut road, "road", "01.01 02.01 03.01");
    changes.extend([river, road, plain]);
    let mut drawings: Vec<String> = changes.iter().map(map).collect();
    drawings.sort_unstable();
    drawings.dedup();
    assert_eq!(drawings.len(), changes.len());
}

#[test]
fn maps_stay_light() {
    let size = map(&coast::table().1).len();
    assert!(size < 1_500_000, "{size}");
}

#[test]
fn an_empty_board_has_a_map() {
    let board = Board { hexes: Vec::new(), ..open_board(1, 1) };
    assert!(map(&board).starts_with("<svg"));
}
