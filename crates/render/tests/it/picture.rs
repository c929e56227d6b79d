//! The drawing as a file: the same every time, well formed, of the asked size.

use render::{Options, RenderFault, png, svg};
use scene::{Board, Look, Orientation};

use crate::sample::table::{name, open_board, scene, set};
use crate::sample::{coast, mill};

#[test]
fn the_same_table_gives_the_same_drawing() {
    for table in [mill::table, coast::table] {
        let draw = || {
            let (_, board, scene, options, _) = table();
            svg(&board, &scene, &options)
        };
        assert!(draw() == draw());
    }
}

#[test]
fn a_png_has_the_asked_width() {
    let (_, board, scene, options, _) = mill::table();
    let picture = png(&svg(&board, &scene, &options), 640).unwrap();
    assert_eq!(&picture[1..4], b"PNG");
    // The header comes first: width and height as big-endian numbers.
    assert_eq!(picture[16..20], 640_u32.to_be_bytes());
    let height = u32::from_be_bytes(picture[20..24].try_into().unwrap());
    assert!((700..850).contains(&height), "{height}");
}

#[test]
fn what_is_not_a_drawing_is_refused() {
    assert!(matches!(png("<map>", 100), Err(RenderFault::NotSvg(_))));
    let (_, board, scene, options, _) = mill::table();
    let drawing = svg(&board, &scene, &options);
    assert!(matches!(png(&drawing, 0), Err(RenderFault::Size { width: 0, .. })));
}

#[test]
fn a_large_map_stays_below_two_megabytes() {
    let (_, board, scene, options, _) = coast::table();
    let size = svg(&board, &scene, &options).len();
    assert!(size < 2_000_000, "{size}");
}

#[test]
fn names_are_escaped() {
    let mut board = open_board(3, 3);
    name(&mut board, "place", "Fox & <Hound>", "02.02");
    let drawing = svg(&board, &scene(Vec::new()), &Options::default());
    assert!(drawing.contains("Fox &amp; &lt;Hound&gt;"));
    assert!(png(&drawing, 200).is_ok());
}

#[test]
fn unknown_terrain_is_drawn_without_complaint() {
    let mut board = open_board(4, 4);
    set(&mut board, "slag-heap", "02.02 02.03 03.03");
    board.hexes[0].terrain = String::new();
    crate::sample::table::sides(&mut board, "glacier-rim", "01.01/01.02");
    crate::sample::table::line(&mut board, "pipeline", "01.01 02.01 03.01");
    crate::sample::table::line(&mut board, "road", "01.01 99.99 03.01");
    let options = Options { legend: render::legend_of(&board), ..Options::default() };
    assert!(png(&svg(&board, &scene(Vec::new()), &options), 300).is_ok());
}

#[test]
fn an_empty_board_is_an_empty_sheet() {
    let board = Board {
        orientation: Orientation::Pointy,
        look: Look::Modern,
        north: None,
        bearing: None,
        across: None,
        hexes: Vec::new(),
        sides: Vec::new(),
        lines: Vec::new(),
        names: Vec::new(),
        panels: Vec::new(),
    };
    assert!(png(&svg(&board, &scene(Vec::new()), &Options::default()), 80).is_ok());
}

#[test]
fn pointed_hexes_are_drawn_too() {
    let mut board = open_board(6, 6);
    board.orientation = Orientation::Pointy;
    for hex in &mut board.hexes {
        std::mem::swap(&mut hex.x, &mut hex.y);
    }
    set(&mut board, "forest", "02.02 02.03 03.03");
    set(&mut board, "mountain", "05.05 05.04");
    let drawing = svg(&board, &scene(Vec::new()), &Options::default());
    assert!(drawing.contains("03.03"));
    assert!(png(&drawing, 300).is_ok());
}
