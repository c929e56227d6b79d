//! A large map made up by formulas: a coast, a range of mountains, rivers down to the sea.

#![expect(clippy::float_arithmetic, reason = "a coast is drawn between the pixels")]

use render::{Control, Numbers, Options, legend_of};
use scene::{Board, Counter};

use super::mill::seats;
use super::table::{Table, counter, marked, name, number, open_board, scene, set, sides};

const COLUMNS: i32 = 44;
const ROWS: i32 = 32;

/// The board.
pub(crate) fn board() -> Board {
    let mut board = open_board(COLUMNS, ROWS);
    for column in 1..=COLUMNS {
        for row in 1..=ROWS {
            set(&mut board, terrain(column, row), &number(column, row));
        }
    }
    add_towns(&mut board);
    add_rivers(&mut board);
    add_roads(&mut board);
    name(&mut board, "sea", "Mare Adriatico", "37.25 38.24 39.23 40.22 41.21");
    name(&mut board, "height", "Appennino", "08.14 10.13 12.12 14.11 16.10 18.09");
    name(&mut board, "height", "Monte Sasso", "20.07");
    name(&mut board, "woods", "Selva Scura", "26.13 27.13 28.13");
    name(&mut board, "region", "Romagna", "16.25 18.25 20.25 22.25 24.25");
    board
}

/// Smooth waves instead of chance: the same map every time.
fn wave(column: i32, row: i32, scale: f64, turn: f64) -> f64 {
    let (x, y) = (f64::from(column), f64::from(row));
    ((x * turn.cos() + y * turn.sin()) / scale).sin() + ((y - x * 0.6) / (scale * 0.7) + turn).cos()
}

fn terrain(column: i32, row: i32) -> &'static str {
    let (x, y) = (f64::from(column), f64::from(row));
    let coast = 47.5 - (y - 2.0) * 0.62 + wave(column, row, 4.3, 0.4) * 0.9;
    if x > coast {
        return "sea";
    }
    let ridge = (y - 17.0 + 0.62 * (x - 4.0)).abs() + wave(column, row, 2.9, 1.3) * 0.9;
    let grown = wave(column, row, 2.3, 2.2);
    let lake = (f64::hypot(x - 9.0, (y - 25.0) * 1.15)) < 2.2;
    match () {
        () if lake => "lake",
        () if ridge < 2.1 => "mountain",
        () if ridge < 4.0 && grown > 0.9 => "wooded-hill",
        () if ridge < 4.4 => "hill",
        () if grown > 1.15 => "woods",
        () if x > coast - 4.0 && y > 23.0 && grown < -0.7 => "marsh",
        () if grown < -1.5 && x < coast - 3.0 => "fields",
        () => "open",
    }
}

const TOWNS: [(&str, &str, &str); 12] = [
    ("city", "Rimini", "33.20"),
    ("city", "Bologna", "15.29"),
    ("town", "Faenza", "22.27"),
    ("town", "Forlì", "26.25"),
    ("town", "Cesena", "29.22"),
    ("town", "Ravenna", "28.30"),
    ("town", "Pesaro", "38.14"),
    ("village", "Gemmano", "31.15"),
    ("village", "Coriano", "33.17"),
    ("town", "Urbino", "30.10"),
    ("village", "Bagno", "20.15"),
    ("town", "Firenze & Sieve", "05.05"),
];

fn add_towns(board: &mut Board) {
    for (kind, text, hex) in TOWNS {
        set(board, kind, hex);
        name(board, "place", text, hex);
    }
    set(board, "city", "33.21 15.30 16.29");
    set(board, "rough", "12.04 13.04 13.05 14.03 22.02 23.03 23.02");
    set(board, "desert", "02.30 02.31 03.31 03.32");
}

/// Rivers are the borders between hexes above and below a curve.
fn add_rivers(board: &mut Board) {
    let curves: [(&str, &str, i32, f64, f64); 5] = [
        ("river", "Marecchia", 20, 15.0, 0.42),
        ("stream", "Conca", 26, 13.0, 0.26),
        ("stream", "Savio", 17, 20.0, 0.33),
        ("river", "Lamone", 10, 22.2, 0.36),
        ("river", "Foglia", 24, 7.0, 0.35),
    ];
    for (kind, text, start, height, climb) in curves {
        let upper = |column: i32, row: i32| {
            let bend = wave(column, 3, 2.1, height) * 0.7;
            f64::from(row) > height + f64::from(column - start) * climb + bend
        };
        let mut along = Vec::new();
        for column in start..=COLUMNS {
            for row in 1..=ROWS {
                for (to_column, to_row) in neighbors(column, row) {
                    let split = upper(column, row) && !upper(to_column, to_row);
                    let dry = |c, r| !matches!(terrain(c, r), "sea" | "lake");
                    if split && to_column >= start && dry(column, row) && dry(to_column, to_row) {
                        let pair = format!("{}/{}", number(column, row), number(to_column, to_row));
                        sides(board, kind, &pair);
                        along.push(number(column, row));
                    }
                }
            }
        }
        along.dedup();
        let middle = along.len() / 2;
        name(board, "water", text, &along[middle - 3..middle + 3].join(" "));
    }
}

fn neighbors(column: i32, row: i32) -> impl Iterator<Item = (i32, i32)> {
    let low = if column % 2 == 1 { -1 } else { 0 };
    [(0, 1), (0, -1), (-1, low), (-1, low + 1), (1, low), (1, low + 1)]
        .into_iter()
        .map(move |(x, y)| (column + x, row + y))
        .filter(|&(x, y)| (1..=COLUMNS).contains(&x) && (1..=ROWS).contains(&y))
}

fn add_roads(board: &mut Board) {
    let lines = [
        ("major-road", "15.29 22.27 26.25 29.22 33.20 38.14 40.09 41.05 43.01"),
        ("railway", "09.32 15.29 22.27 26.25 29.22 33.20 38.14"),
        ("road", "05.05 13.10 20.15 29.22"),
        ("road", "33.20 33.17 31.15 30.10 24.01"),
        ("road", "28.30 26.25"),
        ("road", "28.30 33.20"),
        ("minor-road", "22.27 20.15"),
        ("road", "01.07 05.05 12.01"),
        ("track", "30.10 38.14"),
    ];
    for (kind, stops) in lines {
        let stops: Vec<(i32, i32)> = stops.split_whitespace().filter_map(place).collect();
        let mut path = vec![stops[0]];
        for &stop in &stops[1..] {
            while path[path.len() - 1] != stop {
                path.push(step(path[path.len() - 1], stop));
            }
        }
        let path: Vec<String> = path.into_iter().map(|(x, y)| number(x, y)).collect();
        board.lines.push(scene::BoardLine { kind: kind.into(), path });
    }
}

fn place(text: &str) -> Option<(i32, i32)> {
    let (column, row) = text.split_once('.')?;
    Some((column.parse().ok()?, row.parse().ok()?))
}

/// The neighbor nearest to the goal.
fn step(from: (i32, i32), goal: (i32, i32)) -> (i32, i32) {
    let high = |(x, y): (i32, i32)| 2 * y + i32::from(x % 2 == 0);
    let far = |at: (i32, i32)| (at.0 - goal.0).pow(2) * 3 + (high(at) - high(goal)).pow(2);
    neighbors(from.0, from.1).min_by_key(|&at| far(at)).expect("every hex has neighbors")
}

/// The table.
pub(crate) fn table() -> Table {
    let board = board();
    let kinds = [
        "infantry",
        "armor",
        "motorized",
        "mountain",
        "parachute",
        "recon",
        "artillery",
        "cavalry",
        "hq",
        "supply",
        "engineer",
        "flak",
    ];
    let sizes = ["XX", "III", "X", "II", "KG", "III", "II", "II", "XXX", "", "ooo", "I"];
    let land = board.hexes.iter().filter(|hex| hex.terrain != "sea" && hex.terrain != "lake");
    let counters: Vec<Counter> = land
        .enumerate()
        .filter(|(at, _)| at % 11 == 3)
        .enumerate()
        .map(|(at, (_, hex))| {
            let seat = if hex.y > 2 * (hex.x / 3) - 12 { "blue" } else { "red" };
            let face = ["4-4-5", "7-5-9", "_-2-4", "(12)-3-6"][at % 4];
            let kind = at % kinds.len();
            let unit = counter(
                &hex.id,
                seat,
                &format!("{}/{} Pz", at % 9, at),
                kinds[kind],
                sizes[kind],
                face,
            );
            match at % 7 {
                0 => marked(unit, &["exploitation"]),
                1 => marked(unit, &["reduced"]),
                2 => marked(unit, &["out-of-supply", "attacked"]),
                _ => unit,
            }
        })
        .collect();
    let options = Options {
        title: "The Coast Road".into(),
        turn: "Turn 4 of 21 · 25 August".into(),
        phase: "Combat phase".into(),
        seats: seats(),
        numbers: Numbers::EveryFifth,
        control: Control::Hidden,
        legend: legend_of(&board),
        ..Options::default()
    };
    ("coast", board, scene(counters), options, 3300)
}
