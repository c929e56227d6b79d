//! What lies on hexsides and is not running water: slopes, works, borders.

use std::collections::BTreeSet;

use scene::{Board, BoardSide};

use crate::blocks::Blocks;
use crate::chains::{Link, chains};
use crate::chance::wobble;
use crate::curve::{sampled, shifted};
use crate::geometry::Point;
use crate::palette;
use crate::path::Path;
use crate::rivers::{corners, rank};
use crate::sheet::{SIDE, Sheet, Spot};
use crate::slopes::add_hachures;
use crate::svg::Svg;

/// Draws what lies on hexsides and is not running water: slopes, borders and the unknown.
///
/// Slopes that are drawn as a whole are left out.
pub(crate) fn draw(svg: &mut Svg, sheet: &Sheet, board: &Board, has_levels: bool) {
    draw_gullies(svg, sheet, board);
    for style in [Side::Slope, Side::Works, Side::Passage, Side::Border] {
        let mut path = Path::default();
        for side in board.sides.iter().filter(|side| Side::of(&side.kind) == Some(style)) {
            match style {
                Side::Slope => hachures(&mut path, sheet, side),
                Side::Works => wire(&mut path, sheet, side),
                Side::Passage => passage(&mut path, sheet, side),
                Side::Gully | Side::Border => border(&mut path, sheet, side),
            }
        }
        if path.data().is_empty() || style == Side::Slope && has_levels {
            continue;
        }
        let element = svg.path(path.data()).set("fill", "none");
        match style {
            Side::Slope => element.stroke(palette::CONTOUR, 1.1).set("stroke-opacity", "0.8"),
            Side::Works => element.stroke("#5a2a1c", 1.3).set("stroke-linecap", "round"),
            Side::Passage => {
                element.stroke(palette::WATER_NAME, 1.6).set("stroke-linejoin", "round")
            }
            Side::Gully | Side::Border => element
                .stroke(palette::INK, 1.8)
                .set("stroke-dasharray", "7 3 1.5 3")
                .set("stroke-opacity", "0.5"),
        }
        .empty();
    }
}

/// The hexsides that carry something else than running water.
pub(crate) fn lines(sheet: &Sheet, board: &Board, has_levels: bool) -> Vec<[Point; 2]> {
    let others = board.sides.iter().filter(|side| Side::of(&side.kind).is_some());
    let others = others.filter(|side| !is_slope(&side.kind) || !has_levels);
    let parapets = board.sides.iter().filter(|side| is_parapet(&side.kind));
    others
        .chain(parapets)
        .filter_map(|side| side_line(sheet, side))
        .map(|(from, to, _)| [from, to])
        .collect()
}

/// A thing on a hexside that is not running water.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    /// A steep slope.
    Slope,
    /// A gully so narrow that it lies between hexes.
    Gully,
    /// Wire, trenches, walls.
    Works,
    /// A way for hovercraft over an arm of the sea.
    Passage,
    /// A border, or something this crate has no picture for.
    Border,
}

impl Side {
    fn of(kind: &str) -> Option<Self> {
        let works = ["works", "wire", "trench", "trenches", "wall", "fortification"];
        let has = |list: &[&str]| has_word(kind, list);
        let drawn_elsewhere =
            is_parapet(kind) || is_bridge(kind) || is_zone(kind) || is_ferry(kind);
        if rank(kind).is_some() || drawn_elsewhere {
            None
        } else if is_slope(kind) {
            Some(Self::Slope)
        } else if has(&["gully", "ravine"]) {
            Some(Self::Gully)
        } else if has(&works) {
            Some(Self::Works)
        } else if has(&["acv", "hovercraft"]) {
            Some(Self::Passage)
        } else {
            Some(Self::Border)
        }
    }
}

fn has_word(kind: &str, list: &[&str]) -> bool {
    kind.split('-').any(|word| list.contains(&word))
}

/// Whether the ground falls from the first hex of the pair to the second.
pub(crate) fn is_slope(kind: &str) -> bool {
    has_word(kind, &["slope", "ridge", "escarpment", "cliff", "crest", "embankment", "dike"])
}

/// Whether earth is thrown up along a hexside.
pub(crate) fn is_parapet(kind: &str) -> bool {
    has_word(kind, &["entrenchment", "entrenchments", "redoubt", "parapet"])
}

/// Whether a bridge leads over the water of a hexside.
pub(crate) fn is_bridge(kind: &str) -> bool {
    has_word(kind, &["bridge"])
}

/// Whether two countries are kept apart along a hexside.
pub(crate) fn is_zone(kind: &str) -> bool {
    has_word(kind, &["dmz", "demarcation"])
}

/// Whether boats cross the water of a hexside.
pub(crate) fn is_ferry(kind: &str) -> bool {
    has_word(kind, &["ferry"])
}

/// Short strokes downhill, from the first hex of the pair into the second.
fn hachures(path: &mut Path, sheet: &Sheet, side: &BoardSide) {
    let Some((from, to, down)) = side_line(sheet, side) else { return };
    path.move_to(from).line_to(to);
    for at in 0..=8 {
        let foot = from.toward(to, f64::from(at) / 8.0);
        let stroke = if at % 2 == 0 { 8.0 } else { 5.0 };
        path.move_to(foot).line_to(foot + down * stroke);
    }
}

/// Half the width of a gully between hexes.
const GULLY: f64 = 6.2;

/// Draws the gullies between hexes: dry beds that wind along the hexsides, with strokes down both
/// banks.
fn draw_gullies(svg: &mut Svg, sheet: &Sheet, board: &Board) {
    let (mut bed, mut strokes) = (Path::default(), Blocks::default());
    for line in gully_lines(sheet, board) {
        bed.smooth_piece(&line, 0, line.len() - 1);
        let back: Vec<Point> = line.iter().rev().copied().collect();
        for bank in [line, back] {
            add_hachures(&mut strokes, &shifted(&bank, GULLY), 4.0, 0.4);
        }
    }
    if bed.data().is_empty() {
        return;
    }
    let shape = svg.shape(bed.data());
    for (shift, color, width) in [
        (0.0, "#e2cf9c", GULLY * 2.0 + 7.0),
        (0.0, "#6d4f24", GULLY * 2.0 + 1.6),
        (0.0, "#c4a86f", GULLY * 2.0 - 0.8),
        (-1.6, "#a58550", GULLY * 0.7),
    ] {
        svg.draw_shape(&shape)
            .shifted(Point::new(shift, shift))
            .set("fill", "none")
            .stroke(color, width)
            .set("stroke-linecap", "round")
            .set("stroke-linejoin", "round")
            .empty();
    }
    strokes.draw(svg, |group| group.fill("#6d4f24").set("fill-opacity", "0.85"));
}

/// The lines that gullies between hexes run along.
fn gully_lines(sheet: &Sheet, board: &Board) -> Vec<Vec<Point>> {
    let gullies = board.sides.iter().filter(|side| Side::of(&side.kind) == Some(Side::Gully));
    let ends: BTreeSet<[Spot; 2]> = gullies.filter_map(|side| corners(sheet, side)).collect();
    let links: Vec<Link> = ends.into_iter().map(|ends| Link { ends, rank: 0 }).collect();
    let lines = chains(&links).into_iter().map(|chain| {
        let points: Vec<Point> = chain.spots.iter().map(|&it| sheet.point(it)).collect();
        let worn = |at: usize| match (at.checked_sub(1), points.get(at + 1)) {
            (Some(before), Some(after)) => {
                points[at].toward(points[before].toward(*after, 0.5), 0.4)
            }
            _ => points[at],
        };
        let worn: Vec<Point> = (0..points.len()).map(worn).collect();
        sampled(&worn, 6).iter().map(|&at| wobble(0x6b, at, SIDE * 0.7, 3.6)).collect()
    });
    lines.collect()
}

/// A wire with its barbs.
fn wire(path: &mut Path, sheet: &Sheet, side: &BoardSide) {
    let Some((from, to, _)) = side_line(sheet, side) else { return };
    path.move_to(from).line_to(to);
    let along = (to - from).unit();
    let barb = Point::new(along.x - along.y, along.x + along.y) * 2.6;
    for at in 0..5 {
        let foot = from.toward(to, f64::from(at) / 5.0 + 0.1);
        path.move_to(foot - barb).line_to(foot + barb);
        path.move_to(foot - barb.right()).line_to(foot + barb.right());
    }
}

/// Two pairs of chevrons, pointing away from each other over the water.
fn passage(path: &mut Path, sheet: &Sheet, side: &BoardSide) {
    let Some((from, to, way)) = side_line(sheet, side) else { return };
    let along = (to - from).unit();
    for part in [0.3, 0.7] {
        let middle = from.toward(to, part);
        for out in [-1.0, 1.0] {
            for reach in [4.5, 8.5] {
                let tip = middle + way * (out * reach);
                let wing = tip - way * (out * 3.6);
                path.move_to(wing - along * 4.6).line_to(tip).line_to(wing + along * 4.6);
            }
        }
    }
}

fn border(path: &mut Path, sheet: &Sheet, side: &BoardSide) {
    if let Some((from, to, _)) = side_line(sheet, side) {
        path.move_to(from).line_to(to);
    }
}

/// The ends of a hexside and the way from the first hex into the second.
pub(crate) fn side_line(sheet: &Sheet, side: &BoardSide) -> Option<(Point, Point, Point)> {
    let [from, to] = corners(sheet, side)?.map(|corner| sheet.point(corner));
    let way = sheet.center(&side.between[1])? - sheet.center(&side.between[0])?;
    Some((from, to, way.unit()))
}
