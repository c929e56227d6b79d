//! Builders for boards and counters that are not read from files.

use std::collections::BTreeMap;

use render::Options;
use scene::{
    Board, BoardHex, BoardLine, BoardName, BoardSide, Counter, Face, Look, Orientation, Scene,
};

/// A named table: board, scene, options and the width of its picture.
pub(crate) type Table = (&'static str, Board, Scene, Options, u32);

/// A board of open ground with flat tops, rows counted upwards, even columns standing higher.
pub(crate) fn open_board(columns: i32, rows: i32) -> Board {
    let hexes = (1..=rows)
        .rev()
        .flat_map(|row| (1..=columns).map(move |column| (column, row)))
        .map(|(column, row)| BoardHex {
            id: number(column, row),
            x: 3 * (column - 1),
            y: 2 * (rows - row) + column % 2,
            terrain: "open".into(),
        })
        .collect();
    Board {
        orientation: Orientation::Flat,
        look: Look::Modern,
        north: None,
        bearing: None,
        across: None,
        hexes,
        sides: Vec::new(),
        lines: Vec::new(),
        names: Vec::new(),
        panels: Vec::new(),
    }
}

/// A printed number.
pub(crate) fn number(column: i32, row: i32) -> String {
    format!("{column:02}.{row:02}")
}

/// Sets the terrain of hexes by their printed numbers.
pub(crate) fn set(board: &mut Board, terrain: &str, hexes: &str) {
    for number in hexes.split_whitespace() {
        for hex in board.hexes.iter_mut().filter(|hex| hex.id == number) {
            hex.terrain = terrain.into();
        }
    }
}

/// Adds things on hexsides, written `06.01/07.01`.
pub(crate) fn sides(board: &mut Board, kind: &str, pairs: &str) {
    for pair in pairs.split_whitespace() {
        if let Some((first, second)) = pair.split_once('/') {
            let between = [first.to_owned(), second.to_owned()];
            board.sides.push(BoardSide { kind: kind.into(), between });
        }
    }
}

/// Adds a line from hex to hex.
pub(crate) fn line(board: &mut Board, kind: &str, hexes: &str) {
    let path = hexes.split_whitespace().map(str::to_owned).collect();
    board.lines.push(BoardLine { kind: kind.into(), path });
}

/// Adds a name.
pub(crate) fn name(board: &mut Board, kind: &str, text: &str, hexes: &str) {
    let hexes = hexes.split_whitespace().map(str::to_owned).collect();
    board.names.push(BoardName { text: text.into(), title: None, kind: kind.into(), hexes });
}

/// A counter from its printed face: `7-5-9` is attack, defense and movement, `_-2-4` has no
/// attack, and `(6)-2-4` a barrage instead.
pub(crate) fn counter(
    hex: &str,
    seat: &str,
    name: &str,
    kind: &str,
    size: &str,
    face: &str,
) -> Counter {
    let mut values = BTreeMap::new();
    for (key, text) in ["attack", "defense", "movement"].into_iter().zip(face.split('-')) {
        let key = if text.starts_with('(') { "barrage" } else { key };
        if let Ok(number) = text.trim_matches(['(', ')']).parse() {
            values.insert(key.to_owned(), number);
        }
    }
    values.insert("steps".into(), 2);
    values.insert("steps-max".into(), 2);
    Counter {
        id: format!("{seat}-{name}"),
        seat: seat.into(),
        at: scene::Place::Hex(hex.into()),
        kind: kind.into(),
        model: None,
        face: Face::Up,
        size: size.into(),
        name: name.into(),
        title: None,
        values,
        marks: Vec::new(),
    }
}

/// The same counter with marks.
pub(crate) fn marked(mut counter: Counter, marks: &[&str]) -> Counter {
    counter.marks = marks.iter().map(|&mark| mark.to_owned()).collect();
    if marks.contains(&"reduced") {
        counter.values.insert("steps".into(), 1);
    }
    counter
}

/// The same counter turned over.
pub(crate) fn hidden(mut counter: Counter) -> Counter {
    counter.face = Face::Down;
    counter.kind = "hidden".into();
    counter.name.clear();
    counter.size.clear();
    counter.values.clear();
    counter
}

/// A scene with these counters.
pub(crate) fn scene(counters: Vec<Counter>) -> Scene {
    Scene {
        scenario: "sample".into(),
        viewer: "spectator".into(),
        step: 0,
        turn: 1,
        turns: 6,
        turn_label: String::new(),
        turn_text: BTreeMap::new(),
        happening: None,
        phase: "movement".into(),
        active: "blue".into(),
        asked: None,
        counters,
        arrivals: Vec::new(),
        tracks: BTreeMap::new(),
        standing: None,
        control: BTreeMap::new(),
        strengths: BTreeMap::new(),
        notes: Vec::new(),
        prompt: None,
        outcome: None,
        log: Vec::new(),
    }
}
