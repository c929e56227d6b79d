//! Maps of the century before railways: slopes, ponds, works, churches, and the counters on them.

use std::collections::BTreeMap;

use render::{MapOptions, Numbers, Options, Seat, legend_of, map_svg, png, svg};
use scene::{Board, Counter, Edge, Look};

use crate::sample::table::{counter, line, marked, open_board, scene, set, sides};

/// Ground of every kind that the chart of such battles has.
const HEXES: [&str; 6] = ["woods", "town", "walled-town", "marsh", "pond", "water"];

/// Everything that lies on hexsides there.
const SIDES: [&str; 7] =
    ["slope", "stream", "bridge", "entrenchment", "full-pond", "mietzel", "elbe"];

fn plain() -> Board {
    Board { look: Look::Engraved, ..open_board(7, 7) }
}

fn map(board: &Board) -> String {
    map_svg(board, &MapOptions::default())
}

/// A board with a kind of thing all around one hex, seen from inside.
fn ringed(kind: &str) -> Board {
    let mut board = plain();
    let ring = "04.04/04.05 04.04/05.05 04.04/05.04 04.04/04.03 04.04/03.04 04.04/03.05";
    sides(&mut board, kind, ring);
    board
}

#[test]
fn every_kind_of_ground_and_hexside_is_drawn_in_its_own_way() {
    let mut boards: Vec<Board> = HEXES
        .into_iter()
        .map(|terrain| {
            let mut board = plain();
            set(&mut board, terrain, "04.04 04.03");
            board
        })
        .collect();
    boards.extend(SIDES.map(ringed));
    boards.push(plain());
    let mut drawings: Vec<String> = boards.iter().map(map).collect();
    // Nothing is drawn as the unknown is.
    assert!(drawings.iter().all(|it| !it.contains("7 3 1.5 3") && !it.contains("#ddd5c0")));
    assert!(map(&ringed("glacier-rim")).contains("7 3 1.5 3"));
    drawings.sort_unstable();
    drawings.dedup();
    assert_eq!(drawings.len(), boards.len());
    assert!(png(&map(&boards[5]), 200).is_ok());
}

/// The strokes of all slopes: where each begins and how far its tip lies from there.
#[expect(clippy::float_arithmetic, reason = "a drawing is read between the pixels")]
fn strokes(drawing: &str) -> Vec<(f64, f64)> {
    let (_, rest) = drawing.split_once("<g fill=\"#6b4720\"").unwrap();
    let group = rest.split_once("</g>").unwrap().0;
    let mut strokes = Vec::new();
    for data in group.split(" d=\"").skip(1) {
        let data = data.split_once('"').unwrap().0;
        let mut pen = (0.0, 0.0);
        for stroke in data.split('z').filter(|it| !it.is_empty()) {
            let numbers = numbers(stroke.trim_start_matches('m'));
            let start = (pen.0 + numbers[0], pen.1 + numbers[1]);
            strokes.push((start.1, numbers[3]));
            pen = start;
        }
    }
    strokes
}

/// The numbers of path data: a sign, a space or a second point parts them.
fn numbers(data: &str) -> Vec<f64> {
    let mut words = vec![String::new()];
    for letter in data.chars() {
        let last = words.last().unwrap();
        let parts = letter == '-' && !last.is_empty() || letter == '.' && last.contains('.');
        if letter == ' ' || parts {
            words.push(String::new());
        }
        if letter != ' ' {
            words.last_mut().unwrap().push(letter);
        }
    }
    words.iter().filter(|it| !it.is_empty()).map(|it| it.parse().unwrap()).collect()
}

#[test]
fn the_strokes_of_a_slope_run_downhill() {
    for (pairs, falls_down) in [
        ("01.02/01.01 02.02/02.01 01.02/02.01 03.02/02.01 03.02/03.01", true),
        ("01.01/01.02 02.01/02.02 02.01/01.02 02.01/03.02 03.01/03.02", false),
    ] {
        // Three columns of two hexes: the upper row against the lower one.
        let mut board = Board { look: Look::Engraved, ..open_board(3, 2) };
        sides(&mut board, "slope", pairs);
        let drawing = map(&board);
        let strokes = strokes(&drawing);
        assert!(strokes.len() > 20, "{}", strokes.len());
        // Within the frame, where the brink runs from left to right.
        let inner: Vec<&(f64, f64)> =
            strokes.iter().filter(|it| (60.0..140.0).contains(&it.0) && it.1.abs() > 5.0).collect();
        assert!(inner.len() > 10, "{strokes:?}");
        assert!(inner.iter().all(|it| (it.1 > 0.0) == falls_down), "{inner:?}");
    }
}

#[test]
fn a_village_has_one_church_and_only_on_engraved_maps() {
    // The roof of a church.
    let churches = |board: &Board| map(board).matches("#8c3a28").count();
    let mut board = plain();
    set(&mut board, "town", "04.04 04.03");
    assert_eq!(churches(&board), 1);
    board.look = Look::Modern;
    assert_eq!(churches(&board), 0);
}

#[test]
fn the_quarters_of_the_sky_stand_around_the_map() {
    let quarters = ["Septentrio", "Oriens", "Meridies", "Occidens"];
    let named = |drawing: &str| {
        let has = |it: &str| drawing.contains(&format!("aria-label=\"{it}\""));
        quarters.into_iter().filter(|it| has(it)).count()
    };
    let board = Board { north: Some(Edge::Left), ..plain() };
    assert_eq!(named(&map(&board)), 4);
    assert_ne!(map(&board), map(&Board { north: Some(Edge::Right), ..plain() }));
    assert_eq!(named(&map(&plain())), 0);
    let bare = MapOptions { margin: 0.0, ..MapOptions::default() };
    assert_eq!(named(&map_svg(&board, &bare)), 0);
}

#[test]
fn works_stand_before_the_first_hex() {
    let drawn = |pair: &str| {
        let mut board = plain();
        sides(&mut board, "entrenchment", pair);
        map(&board)
    };
    assert_ne!(drawn("04.04/04.03"), drawn("04.03/04.04"));
}

#[test]
fn a_bridge_on_a_hexside_crosses_its_stream() {
    let mut board = ringed("stream");
    line(&mut board, "road", "04.06 04.05 04.04 04.03");
    let before = map(&board).matches("#2e2a26").count();
    sides(&mut board, "bridge", "04.04/04.05");
    assert_eq!(map(&board).matches("#2e2a26").count(), before + 1);
}

#[test]
fn everything_is_explained_below_the_map() {
    let mut board = plain();
    for (kind, hex) in HEXES.into_iter().zip(["01.01", "02.02", "03.03", "04.04", "05.05", "06.06"])
    {
        set(&mut board, kind, hex);
    }
    for kind in SIDES {
        sides(&mut board, kind, "04.04/04.03");
    }
    line(&mut board, "road", "01.01 02.01");
    let options = Options { legend: legend_of(&board), ..Options::default() };
    let drawing = svg(&board, &scene(Vec::new()), &options);
    for kind in HEXES.into_iter().chain(SIDES).chain(["open", "road"]) {
        assert!(drawing.contains(&format!("id=\"sample-{kind}\"")), "{kind}");
    }
}

fn unit(kind: &str, name: &str, values: &[(&str, i32)], marks: &[&str]) -> Counter {
    let values: BTreeMap<String, i32> =
        values.iter().map(|&(key, value)| (key.to_owned(), value)).collect();
    let unit = counter("02.02", "blue", name, kind, "", "_-_-_");
    marked(Counter { values, ..unit }, marks)
}

fn drawing(unit: Counter) -> String {
    let seats = vec![Seat { id: "blue".into(), color: "#3d5a8c".into() }];
    let options = Options { seats, numbers: Numbers::Hidden, ..Options::default() };
    svg(&plain(), &scene(vec![unit]), &options)
}

fn texts(drawing: &str) -> Vec<&str> {
    let rest = drawing.split("<text").skip(1);
    rest.filter_map(|it| it.split_once('>')?.1.split_once('<').map(|(text, _)| text)).collect()
}

/// A battalion of the red wing with two of its three levels left.
const BATTALION: [(&str, i32); 6] =
    [("sp", 6), ("mr", 5), ("ma", 3), ("level", 2), ("levels", 3), ("color", 0xb3_26_1e)];

#[test]
fn units_show_strength_morale_and_movement_and_the_color_of_their_wing() {
    let foot = drawing(unit("infantry", "IR 1", &BATTALION, &[]));
    assert_eq!(texts(&foot), ["IR 1", "6-5-3"]);
    assert!(foot.contains("fill=\"#b3261e\""));
    let bracketed = drawing(unit("infantry", "IR 1", &BATTALION, &["bracketed"]));
    assert_eq!(texts(&bracketed), ["IR 1", "(6)-5-3"]);
    let guns = [("bs-1", 8), ("bs-2", 4), ("bs-3", 1), ("mr", 5), ("ma", 3)];
    assert_eq!(texts(&drawing(unit("artillery", "Art", &guns, &[]))), ["Art", "8/4/1-5-3"]);
    let king = [("initiative", 4), ("mm", 2), ("ma", 6), ("color", 7)];
    assert_eq!(texts(&drawing(unit("leader", "Zieten", &king, &[]))), ["Zieten", "4-2-6"]);
    assert_eq!(texts(&drawing(unit("leader", "Wied", &king[1..], &[]))), ["Wied", "2-6"]);
}

#[test]
fn arms_and_states_are_told_apart() {
    let mut drawings: Vec<String> = ["infantry", "cavalry", "artillery", "baggage", "leader"]
        .into_iter()
        .map(|kind| drawing(unit(kind, "A", &BATTALION, &[])))
        .collect();
    let states = [
        "engaged",
        "support",
        "disordered",
        "routed",
        "column",
        "out-of-command",
        "degraded",
        "guns-moved",
        "special-infantry",
    ];
    drawings.extend(states.map(|mark| drawing(unit("infantry", "A", &BATTALION, &[mark]))));
    let markers = ["marker-engaged", "marker-shifted", "marker-momentum"];
    drawings.extend(markers.map(|kind| drawing(unit(kind, "", &[], &[]))));
    let count = drawings.len();
    drawings.sort_unstable();
    drawings.dedup();
    assert_eq!(drawings.len(), count);
    // Marks that only words tell leave the counter alone.
    let quiet = ["moved", "type-line", "nation-prussian"];
    let bare = drawing(unit("infantry", "A", &BATTALION, &[]));
    assert!(quiet.into_iter().all(|it| drawing(unit("infantry", "A", &BATTALION, &[it])) == bare));
}

#[test]
fn long_names_are_cut_short_before_they_are_too_small() {
    let long = drawing(unit("cavalry", "CR Bretlach/Trautmannsdorf", &BATTALION, &[]));
    let name = texts(&long)[0];
    assert!(name.starts_with("CR Bretlach") && name.ends_with('.'), "{name}");
}
