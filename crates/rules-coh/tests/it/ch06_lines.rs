//! Chapter 6 over the boards of the game: sight is mutual, agrees with a second reading of the rules
//! made of plain geometry, and does not care how a map is put together.

use std::collections::BTreeMap;

use hexgrid::HexId;
use rules_coh::Options;
use rules_coh::field::{Field, Smoke};

use crate::data::library;
use crate::stage::{Stage, read_firefight};

const BOARDS: [&str; 6] = ["21", "22", "23", "24", "25", "26"];

/// A firefight without units on a map that is written out, in a month.
#[track_caller]
pub fn on(map: &str, month: u8) -> Stage {
    let force = |nation: &str| {
        format!(
            "[[force]]\nid = \"{nation}\"\nnation = \"{nation}\"\n\
             name = {{ en = \"x\", it = \"x\" }}\ncolor = \"#7d8a94\"\ncap = 1\n"
        )
    };
    let text = format!(
        "schema = \"coh/1\"\nid = \"coh/x\"\nsource = \"x\"\ntitle = {{ en = \"x\", it = \"x\" }}\n\
         briefing = {{ en = \"x\", it = \"x\" }}\ndate = \"1943-{month:02}-05\"\nmonth = {month}\n\
         rounds = 1\nroster = \"../roster.csv\"\nterrain = \"../charts/terrain.toml\"\n\
         markers = \"../charts/markers.toml\"\ncards = \"../cards.toml\"\nunit = []\n{map}\n{}{}",
        force("german"),
        force("soviet")
    );
    read_firefight(text, Options::default()).unwrap_or_else(|it| panic!("{it}"))
}

/// A board at a place of the array.
pub fn board(number: &str, at: [u16; 2], rotated: bool) -> String {
    format!("[[board]]\nfile = \"../boards/{number}.toml\"\nat = {at:?}\nrotated = {rotated}\n")
}

/// Some smoke here and there: dense, thin, and two thin markers in one hex.
fn haze(field: &Field) -> Vec<(HexId, u8)> {
    let hexes = field.grid.hexes().filter(|it| it.0 % 7 == 3);
    let markers = hexes.flat_map(|it| match it.0 % 3 {
        0 => vec![(it, 2)],
        1 => vec![(it, 1)],
        _ => vec![(it, 1), (it, 1)],
    });
    markers.collect()
}

/// Rules: coh:6.0d.
#[test]
fn coh_6_0d_sight_is_mutual_on_every_board_alone_turned_and_joined() {
    let mut maps: Vec<String> = Vec::new();
    for (index, number) in BOARDS.iter().enumerate() {
        maps.push(board(number, [0, 0], false));
        maps.push(board(number, [0, 0], true));
        let next = BOARDS[(index + 1) % BOARDS.len()];
        maps.push(board(number, [0, 0], false) + &board(next, [1, 0], index % 2 == 0));
        maps.push(board(number, [0, 0], index % 2 == 0) + &board(next, [0, 1], false));
    }
    for map in maps {
        let stage = on(&map, 8);
        let field = &stage.game.scenario.field;
        let haze = haze(field);
        for a in field.grid.hexes() {
            assert!(field.sees(a, a, &haze));
            for b in field.grid.hexes().filter(|&it| it > a) {
                let here = || format!("{} and {}", field.label(a), field.label(b));
                assert_eq!(field.sees(a, b, &[]), field.sees(b, a, &[]), "{}", here());
                assert_eq!(field.sees(a, b, &haze), field.sees(b, a, &haze), "{}", here());
            }
        }
    }
}

/// A point of the map in half sides to the right and half heights down, where the corners of a hex
/// lie at (2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1) and (1, -1) from its center.
type Point = (i64, i64);

/// The six sides of a hex: what lies inside keeps below the number, measured from its center.
const SIDES: [(Point, i64); 6] =
    [((0, 1), 1), ((0, -1), 1), ((1, 1), 2), ((-1, -1), 2), ((1, -1), 2), ((-1, 1), 2)];

/// What a line meets between its ends.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Met {
    /// It crosses the inside of a hex.
    Inside(Point),
    /// It runs along the side between two hexes.
    Along(Point, Point),
}

/// How a segment lies to a hex: through its inside, along the side to a neighbor, or not at all.
fn meet(from: Point, to: Point, center: Point) -> Option<Met> {
    let way = (to.0 - from.0, to.1 - from.1);
    let dot = |a: Point, b: Point| a.0 * b.0 + a.1 * b.1;
    // The part of the segment inside all sides, as two fractions of its length.
    let (mut low, mut high) = ((0, 1), (1, 1));
    let less = |a: (i64, i64), b: (i64, i64)| a.0 * b.1 < b.0 * a.1;
    let mut beside = None;
    for (normal, bound) in SIDES {
        let start = dot(normal, (from.0 - center.0, from.1 - center.1));
        let speed = dot(normal, way);
        match speed {
            0 if start > bound => return None,
            0 if start == bound => {
                // The neighbor lies twice as far out as the side.
                let out = if normal.0 == 0 { (0, 2 * normal.1) } else { (3 * normal.0, normal.1) };
                beside = Some((center.0 + out.0, center.1 + out.1));
            }
            0 => {}
            1.. => {
                let end = (bound - start, speed);
                high = if less(end, high) { end } else { high };
            }
            _ => {
                let end = (start - bound, -speed);
                low = if less(low, end) { end } else { low };
            }
        }
    }
    if !less(low, high) {
        return None;
    }
    Some(match beside {
        None => Met::Inside(center),
        Some(other) => Met::Along(center.min(other), center.max(other)),
    })
}

/// Everything between two hexes of a map of so many columns and rows; ends do not count.
fn between(from: Point, to: Point, hexes: &[Point]) -> Vec<Met> {
    let around = |it: &&Point| {
        (from.0.min(to.0) - 3..=from.0.max(to.0) + 3).contains(&it.0)
            && (from.1.min(to.1) - 2..=from.1.max(to.1) + 2).contains(&it.1)
    };
    let others = hexes.iter().filter(around).filter(|&&it| it != from && it != to);
    let mut met: Vec<Met> = others.filter_map(|&it| meet(from, to, it)).collect();
    // A side between two hexes of the map was found from both.
    let mut once = Vec::new();
    met.retain(|it| {
        let new = !once.contains(it);
        once.push(it.clone());
        new
    });
    met
}

/// The map as the second reading sees it.
struct Ground<'a> {
    field: &'a Field,
    at: BTreeMap<Point, HexId>,
    season: bool,
    smoke: &'a Smoke,
}

impl Ground<'_> {
    fn level(&self, hex: HexId) -> i8 {
        self.field.levels[hex.index()]
    }

    fn blocks_by_kind(&self, hex: HexId) -> bool {
        match self.field.terrain(hex).id.as_str() {
            "woods" | "thicket" | "stone-building" | "wooden-building" => true,
            "corn" => self.season,
            _ => false,
        }
    }

    fn smoke(&self, hex: HexId) -> u8 {
        self.smoke.iter().filter(|it| it.0 == hex).map(|it| it.1).sum()
    }

    /// Whether a hex between two others hides them from each other by its height.
    fn hides(&self, middle: Point, a: Point, b: Point) -> bool {
        let (ends, hex) = ([a, b], self.at[&middle]);
        let levels = ends.map(|it| self.level(self.at[&it]));
        let (low, high) = (levels[0].min(levels[1]), levels[0].max(levels[1]));
        let obstacle = self.blocks_by_kind(hex);
        let top = self.level(hex) + i8::from(obstacle);
        let near = |it: Point| {
            let (x, y) = ((it.0 - middle.0).abs(), (it.1 - middle.1).abs());
            (x, y) == (0, 2) || (x, y) == (3, 1)
        };
        let behind = ends.iter().zip(levels).any(|(&it, level)| level == low && near(it));
        let stands_before = top > low && top >= high;
        let hides_the_next = (low + 1..high).contains(&top) && obstacle && behind;
        stands_before || hides_the_next
    }

    /// How much a hex dims a line: what hides dims like dense smoke.
    fn dims(&self, hex: Point, a: Point, b: Point) -> u8 {
        if self.hides(hex, a, b) { 2 } else { self.smoke(self.at[&hex]) }
    }

    fn sees(&self, a: Point, b: Point, met: &[Met]) -> bool {
        let apart = ((a.0 - b.0).abs(), (a.1 - b.1).abs());
        if apart == (0, 2) || apart == (3, 1) {
            return true;
        }
        let [first, second] = [a, b].map(|it| self.level(self.at[&it]));
        if (first == -1) != (second == -1) {
            return false;
        }
        let mut dim = 0;
        for it in met {
            dim += match it {
                Met::Inside(hex) => self.dims(*hex, a, b),
                Met::Along(left, right) => {
                    let hands = [left, right].into_iter().filter(|it| self.at.contains_key(it));
                    hands.map(|&it| self.dims(it, a, b)).min().unwrap_or(0)
                }
            };
        }
        dim < 2
    }
}

/// The centers of a board's hexes: row letter and column of each label say where it lies.
fn centers(field: &Field) -> BTreeMap<Point, HexId> {
    let of = |label: &str| {
        let (_, name) = label.rsplit_once('-').unwrap_or(("", label));
        let row = i64::from(name.as_bytes()[0] - b'A');
        let column: i64 = name[1..].parse().expect("a column");
        // The first column stands half a hex higher than the second.
        (3 * (column - 1), 2 * row + i64::from(column % 2 == 0))
    };
    field.by_label.iter().map(|(label, &hex)| (of(label), hex)).collect()
}

/// Rules: coh:6.0a, coh:6.0b, coh:6.0c, coh:6.0e.
#[test]
fn coh_6_0b_sight_agrees_with_plain_geometry_on_every_pair_of_hexes() {
    let hill = "[[overlay]]\nfile = \"../overlays/hill-b.toml\"\nat = \"22-B14\"\nturn = 0\n";
    let boards = [("21", 8, ""), ("22", 7, hill), ("23", 7, ""), ("24", 7, ""), ("25", 8, "")];
    let grounds: Vec<(Stage, u8)> = boards
        .into_iter()
        .map(|(number, month, more)| (on(&(board(number, [0, 0], false) + more), month), month))
        .collect();
    let hazes: Vec<Vec<(HexId, u8)>> =
        grounds.iter().map(|it| haze(&it.0.game.scenario.field)).collect();
    let mut readings = Vec::new();
    for ((stage, month), haze) in grounds.iter().zip(&hazes) {
        let field = &stage.game.scenario.field;
        for smoke in [&[][..], haze] {
            let season = matches!(*month, 8 | 9);
            readings.push(Ground { field, at: centers(field), season, smoke });
        }
    }
    // All boards are of one size: what lies between two hexes is the same on each.
    let hexes: Vec<Point> = readings[0].at.keys().copied().collect();
    assert_eq!(hexes.len(), 16 * 12);
    let mut hidden = 0;
    for (index, &a) in hexes.iter().enumerate() {
        for &b in &hexes[index + 1..] {
            let met = between(a, b, &hexes);
            for ground in &readings {
                let (from, to) = (ground.at[&a], ground.at[&b]);
                let seen = ground.field.sees(from, to, ground.smoke);
                let label = |it| ground.field.label(it);
                let smoke = !ground.smoke.is_empty();
                assert_eq!(
                    seen,
                    ground.sees(a, b, &met),
                    "{} to {}, smoke {smoke}: {met:?}",
                    label(from),
                    label(to)
                );
                hidden += usize::from(!seen);
            }
        }
    }
    assert!(hidden > 10_000, "boards with something on them: {hidden}");
}

/// The rows of a board as names of terrain, from the top left.
fn rows(number: &str) -> Vec<Vec<String>> {
    let library = library();
    let text = library.get(&format!("coh/boards/{number}.toml")).expect("a board");
    let legend = text.lines().find_map(|it| it.strip_prefix("legend = ")).expect("a legend");
    let names: BTreeMap<char, String> = legend
        .trim_matches(['{', '}', ' '])
        .split(", ")
        .map(|pair| {
            let (letter, name) = pair.split_once(" = ").expect("a letter and a name");
            let letter = letter.trim_matches('"').chars().next().expect("one letter");
            (letter, name.trim_matches('"').to_owned())
        })
        .collect();
    let lines = text.lines().skip_while(|it| *it != "rows = [").skip(1);
    let lines = lines.take_while(|it| *it != "]").map(|it| it.trim().trim_matches(['"', ',']));
    lines.map(|it| it.chars().map(|letter| names[&letter].clone()).collect()).collect()
}

/// Turns rows by half a turn.
fn turned(rows: Vec<Vec<String>>) -> Vec<Vec<String>> {
    rows.into_iter().rev().map(|row| row.into_iter().rev().collect()).collect()
}

/// The same terrain drawn as one map.
fn drawn(rows: &[Vec<String>]) -> String {
    let mut names: Vec<String> = rows.iter().flatten().cloned().collect();
    names.sort();
    names.dedup();
    let letter = |name: &String| {
        let place = names.iter().position(|it| it == name).expect("a name");
        char::from(b'a' + u8::try_from(place).expect("few names"))
    };
    let legend: Vec<String> =
        names.iter().map(|it| format!("\"{}\" = \"{it}\"", letter(it))).collect();
    let lines: Vec<String> = rows
        .iter()
        .map(|row| format!("\"{}\"", row.iter().map(letter).collect::<String>()))
        .collect();
    format!(
        "[map.grid]\ncolumns = {}\nrows = {}\ntops = \"flat\"\nraised = \"odd\"\n\
         numbering = \"R00\"\nrows_count = \"down\"\n[map.terrain]\nlegend = {{ {} }}\nrows = [{}]",
        rows[0].len(),
        rows.len(),
        legend.join(", "),
        lines.join(", ")
    )
}

/// Rules: coh:6.0a, coh:6.0d.
#[test]
fn coh_6_0a_joined_boards_see_like_one_map_of_the_same_terrain() {
    // Beside each other the right one turned, and above each other the upper one turned.
    let beside: Vec<Vec<String>> =
        rows("21").into_iter().zip(turned(rows("25"))).map(|(l, r)| [l, r].concat()).collect();
    let above = [turned(rows("23")), rows("26")].concat();
    let cases = [
        (board("21", [0, 0], false) + &board("25", [1, 0], true), beside),
        (board("23", [0, 0], true) + &board("26", [0, 1], false), above),
    ];
    for (boards, rows) in cases {
        let (joined, whole) = (on(&boards, 8), on(&drawn(&rows), 8));
        let [joined, whole] = [&joined, &whole].map(|it| &it.game.scenario.field);
        let haze = haze(joined);
        assert_eq!(joined.grid.len(), whole.grid.len());
        for a in joined.grid.hexes() {
            assert_eq!(joined.terrain(a).id, whole.terrain(a).id, "{}", joined.label(a));
            for b in joined.grid.hexes() {
                for smoke in [&[][..], &haze] {
                    let here = || format!("{} to {}", joined.label(a), joined.label(b));
                    assert_eq!(joined.sees(a, b, smoke), whole.sees(a, b, smoke), "{}", here());
                }
            }
        }
    }
}
