//! Plans: ground from so near that a house fills its hex.

use std::collections::BTreeSet;

use render::{MapOptions, Options, legend_of, map_svg, png, svg};
use scene::{Board, Edge, Look};

use crate::sample::table::{line, open_board, scene, set, sides};

/// Every ground that such a board has.
const HEXES: [&str; 19] = [
    "woods",
    "brush",
    "rough",
    "rubble",
    "crater",
    "water",
    "cover",
    "cover-orchard",
    "cover-crops",
    "cover-garden",
    "cover-cemetery",
    "wooden-building",
    "stone-building",
    "stone-building-tower",
    "stone-building-church",
    "stone-building-windmill",
    "stone-building-ruin",
    "open-2",
    "open-3",
];

/// Everything that runs from hex to hex there.
const LINES: [&str; 5] = ["road", "track", "railway", "hedge", "garden-wall"];

fn plain() -> Board {
    Board { look: Look::Plan, ..open_board(7, 7) }
}

fn map(board: &Board) -> String {
    map_svg(board, &MapOptions::default())
}

/// How many walls of stone houses are drawn, each as one line around a roof.
fn walls(board: &Board) -> usize {
    map(board).matches("stroke=\"#cfc8b6\"").count()
}

#[test]
fn every_ground_and_line_is_drawn_in_its_own_way() {
    let mut boards: Vec<Board> = HEXES
        .into_iter()
        .map(|terrain| {
            let mut board = plain();
            set(&mut board, terrain, "04.04 04.03");
            board
        })
        .collect();
    boards.extend(LINES.map(|kind| {
        let mut board = plain();
        line(&mut board, kind, "04.02 04.03 04.04 04.05");
        board
    }));
    boards.push(plain());
    let drawings: BTreeSet<String> = boards.iter().map(map).collect();
    // Nothing is drawn as the unknown is.
    assert!(drawings.iter().all(|it| !it.contains("#ddd5c0") && !it.contains("8 3 2 3")));
    assert_eq!(drawings.len(), boards.len());
    assert!(png(&map(&boards[14]), 200).is_ok());
}

#[test]
fn a_door_joins_two_hexes_under_one_roof() {
    let mut board = plain();
    set(&mut board, "stone-building", "04.04 04.03");
    assert_eq!(walls(&board), 2);
    sides(&mut board, "window", "04.04/04.05");
    assert_eq!(walls(&board), 2);
    sides(&mut board, "door", "04.04/04.03");
    assert_eq!(walls(&board), 1);
}

#[test]
fn doors_and_windows_are_seen_on_houses_alone() {
    let (door, window) = ("#8a4f22", "#d8ecf4");
    let mut board = plain();
    sides(&mut board, "door", "04.04/04.05");
    sides(&mut board, "window", "04.04/04.03");
    let data = |drawing: &str, color: &str| {
        drawing.lines().filter(|it| it.contains(color)).map(str::len).sum::<usize>()
    };
    let open = map(&board);
    set(&mut board, "wooden-building", "04.04");
    let built = map(&board);
    assert!(data(&open, door) < data(&built, door));
    assert!(data(&open, window) < data(&built, window));
}

#[test]
fn strokes_fall_from_embankments_and_not_from_gentle_slopes() {
    let wedges = |board: &Board| map(board).contains("fill=\"#6b4720\" fill-opacity=\"0.86\"");
    let mut board = plain();
    set(&mut board, "road-2", "04.04 04.03");
    assert!(!wedges(&board));
    sides(&mut board, "embankment", "04.04/04.05");
    assert!(wedges(&board));
}

#[test]
fn a_stream_runs_on_beyond_the_map() {
    let mut board = plain();
    // Around this end of the water most hexes are dry.
    set(&mut board, "water", "03.06 03.07");
    let ends = map(&board);
    line(&mut board, "stream", "03.06 03.07");
    assert!(map(&board) != ends);
}

#[test]
fn north_stands_alone_beside_a_plan() {
    let board = Board { north: Some(Edge::Left), ..plain() };
    let drawing = map(&board);
    assert_eq!(drawing.matches("#9c3b24").count(), 2);
    assert_eq!(map(&plain()).matches("#9c3b24").count(), 0);
}

#[test]
fn the_legend_of_a_plan_names_each_ground_and_each_level_once() {
    let mut board = plain();
    set(&mut board, "woods", "01.01");
    set(&mut board, "woods-2", "02.02");
    set(&mut board, "open-2", "03.03");
    sides(&mut board, "door", "04.04/04.05");
    line(&mut board, "hedge", "05.05 05.06");
    let legend = legend_of(&board);
    let labels: Vec<&str> = legend.iter().map(|it| it.label.as_str()).collect();
    assert_eq!(labels, ["Open", "Woods", "Door", "Hedge", "Level 2"]);
    let options = Options { legend, ..Options::default() };
    let drawing = svg(&board, &scene(Vec::new()), &options);
    // The sample of the door is a house.
    assert!(drawing.contains("#cfc8b6"));
}
