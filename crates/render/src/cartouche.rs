//! The title above the map and the legend below it.

use scene::{Board, BoardHex, BoardLine, BoardSide, Look, Orientation};

use crate::compass;
use crate::geometry::{Point, Rect, measure};
use crate::map::Map;
use crate::options::{LegendEntry, Options};
use crate::palette;
use crate::paper::fill;
use crate::path::Path;
use crate::rivers::is_full_pond;
use crate::roads::drawn_as;
use crate::sheet::SIDE;
use crate::sides::{is_bridge, is_ferry, is_slope};
use crate::svg::{Svg, short};
use crate::text::{Anchor, Face, Type};

/// Height of the title above the frame.
const TITLE_HEIGHT: f64 = 84.0;

/// Height of one row of the legend.
const ROW: f64 = 58.0;

/// Size of a sample in the legend.
const SAMPLE: Point = Point::new(62.0, 42.0);

/// How much smaller than on the map a sample is drawn.
const SAMPLE_SCALE: f64 = 0.62;

/// How much larger the lettering around a large map is, so that it can be read with the whole map
/// in view.
fn scale(frame: Rect) -> f64 {
    (frame.width() / 1100.0).clamp(1.0, 2.2)
}

/// How much room the title needs.
pub(crate) fn title_height(options: &Options, frame: Rect) -> f64 {
    let empty = [&options.title, &options.turn, &options.phase].iter().all(|text| text.is_empty());
    if empty { 0.0 } else { TITLE_HEIGHT * scale(frame) }
}

/// Draws title, turn and phase, centered above the frame.
pub(crate) fn draw_title(svg: &mut Svg, board: &Board, frame: Rect, options: &Options) {
    if title_height(options, frame) == 0.0 {
        return;
    }
    let (middle, scale) = (f64::midpoint(frame.left, frame.right), scale(frame));
    let title = Type::new(Face::Serif, 40.0 * scale, palette::INK)
        .in_small_capitals()
        .spaced(4.0 * scale)
        .fitted(&options.title, frame.width() * 0.9);
    let base = frame.top - 50.0 * scale - compass::room(board);
    title.draw(svg, Point::new(middle, base), &options.title);
    let line: Vec<&str> = [options.turn.as_str(), options.phase.as_str()]
        .into_iter()
        .filter(|text| !text.is_empty())
        .collect();
    if line.is_empty() {
        return;
    }
    let line = line.join("  ·  ");
    let small = Type::new(Face::Italic, 19.0 * scale, "#6b4a26").fitted(&line, frame.width() * 0.6);
    small.draw(svg, Point::new(middle, base + 28.0 * scale), &line);
    let gap = small.width(&line) / 2.0 + 26.0;
    draw_rules(svg, frame, base + 22.0 * scale, gap);
}

/// A rule with a lozenge on each side of the turn.
fn draw_rules(svg: &mut Svg, frame: Rect, height: f64, gap: f64) {
    let middle = f64::midpoint(frame.left, frame.right);
    let long = (frame.width() / 2.0 - 10.0).min(gap + 260.0);
    for side in [-1.0, 1.0] {
        let inner = Point::new(middle + side * gap, height);
        let mut rule = Path::default();
        rule.move_to(inner).line_to(Point::new(middle + side * long, height));
        svg.path(rule.data()).stroke(palette::INK, 0.9).set("stroke-opacity", "0.7").empty();
        let mut lozenge = Path::default();
        lozenge.polygon(&[
            inner - Point::new(5.0, 0.0),
            inner - Point::new(0.0, 3.4),
            inner + Point::new(5.0, 0.0),
            inner + Point::new(0.0, 3.4),
        ]);
        svg.path(lozenge.data()).fill("#9c3b24").empty();
    }
}

/// A row of the legend: its entries and how wide they are together.
type Row<'a> = (Vec<(&'a LegendEntry, f64)>, f64);

/// How much room the legend needs below a map of this width.
pub(crate) fn legend_height(options: &Options, frame: Rect) -> f64 {
    let rows = rows(&options.legend, frame.width() / scale(frame)).len();
    if rows == 0 { 0.0 } else { (measure(rows) * ROW + 14.0) * scale(frame) }
}

fn legend_type() -> Type<'static> {
    Type::new(Face::Italic, 16.0, palette::INK).anchored(Anchor::Start)
}

fn rows(legend: &[LegendEntry], width: f64) -> Vec<Row<'_>> {
    let mut rows: Vec<Row<'_>> = Vec::new();
    for entry in legend {
        let room = SAMPLE.x + 9.0 + legend_type().width(&entry.label) + 26.0;
        match rows.last_mut() {
            Some((entries, used)) if *used + room <= width => {
                entries.push((entry, room));
                *used += room;
            }
            _ => rows.push((vec![(entry, room)], room)),
        }
    }
    rows
}

/// Draws the legend, row by row, centered below the frame.
pub(crate) fn draw_legend(svg: &mut Svg, board: &Board, frame: Rect, options: &Options) {
    if options.legend.is_empty() {
        return;
    }
    let scale = scale(frame);
    let shift = format!(
        "translate({} {}) scale({})",
        short(f64::midpoint(frame.left, frame.right)),
        short(frame.bottom + 26.0 + compass::room(board)),
        short(scale)
    );
    svg.element("g").set("transform", &shift).open();
    let mut top = 0.0;
    for (entries, width) in rows(&options.legend, frame.width() / scale) {
        let mut left = -(width - 26.0) / 2.0;
        for (entry, room) in entries {
            draw_sample(svg, board, entry, Point::new(left, top));
            let at = Point::new(left + SAMPLE.x + 9.0, top + SAMPLE.y / 2.0 + 5.0);
            legend_type().draw(svg, at, &entry.label);
            left += room;
        }
        top += ROW;
    }
    svg.close();
}

/// Draws a piece of map that shows one kind of terrain.
fn draw_sample(svg: &mut Svg, board: &Board, entry: &LegendEntry, corner: Point) {
    let piece = piece(board, &entry.kind);
    let map = Map::new(&piece);
    // Things on hexsides lie between the center and the hexes to its right.
    let aside = if piece.sides.is_empty() { 0.0 } else { SIDE * 0.8 };
    let center = map.sheet.center("center").unwrap_or(Point::new(0.0, 0.0));
    let center = center + Point::new(aside, -aside * 0.25);
    let center = map.installations.first().map_or(center, |sign| sign.at);
    let window = SAMPLE * (1.0 / SAMPLE_SCALE);
    let window = Rect::around(center, window.x, window.y);
    let clip = format!("sample-{}", entry.kind);
    let shift = format!(
        "translate({} {}) scale({SAMPLE_SCALE}) translate({} {})",
        short(corner.x),
        short(corner.y),
        short(-window.left),
        short(-window.top)
    );
    svg.element("g").set("transform", &shift).open();
    svg.element("clipPath").set("id", &clip).open();
    fill(svg, window).number("rx", 7.0).empty();
    svg.close();
    svg.element("g").set("clip-path", &format!("url(#{clip})")).open();
    fill(svg, window).fill(palette::OPEN).empty();
    map.draw(svg);
    svg.close();
    fill(svg, window)
        .number("rx", 7.0)
        .set("fill", "none")
        .stroke(palette::INK, 1.3)
        .set("stroke-opacity", "0.6")
        .empty();
    svg.close();
}

/// Seven hexes, the outer ones open, with a kind of terrain where it belongs.
fn piece(board: &Board, kind: &str) -> Board {
    let ring = [("up", 0, -2), ("right", 3, 1), ("down", 0, 2), ("left", -3, 1)];
    let more = [("far-right", 3, -1), ("far-left", -3, -1), ("center", 0, 0)];
    let is_one = |terrain: &str| terrain == kind || is_on_level(terrain, kind);
    let on_hexes = board.hexes.iter().any(|hex| is_one(&hex.terrain));
    let hexes = ring
        .into_iter()
        .chain(more)
        .map(|(id, x, y)| BoardHex {
            id: id.into(),
            x,
            y,
            terrain: if on_hexes && id == "center" { kind.into() } else { "open".into() },
        })
        .collect();
    let mut piece = Board {
        orientation: Orientation::Flat,
        look: board.look,
        north: None,
        bearing: None,
        across: board.across,
        hexes,
        sides: Vec::new(),
        lines: Vec::new(),
        names: Vec::new(),
        panels: Vec::new(),
    };
    if board.sides.iter().any(|side| side.kind == kind) {
        add_side(&mut piece, kind);
        add_surroundings(&mut piece, kind);
    } else if let Some(line) = board.lines.iter().find(|line| line.kind == kind) {
        if line.path.len() == 1 {
            add_place(&mut piece, kind);
        } else {
            add_line(&mut piece, drawn_as(board, kind));
        }
    }
    piece
}

/// Whether a terrain is the one of a kind on some level of a plan.
fn is_on_level(terrain: &str, kind: &str) -> bool {
    let level = terrain.strip_prefix(kind).and_then(|rest| rest.strip_prefix('-'));
    level.is_some_and(|level| level.parse::<i8>().is_ok())
}

fn add_side(piece: &mut Board, kind: &str) {
    for other in ["far-right", "right"] {
        let between = ["center".to_owned(), other.to_owned()];
        piece.sides.push(BoardSide { kind: kind.into(), between });
    }
}

/// Gives some hexes of a piece a terrain.
fn set(piece: &mut Board, ids: &[&str], terrain: &str) {
    for hex in piece.hexes.iter_mut().filter(|hex| ids.contains(&hex.id.as_str())) {
        hex.terrain = terrain.into();
    }
}

/// What a thing on hexsides needs around it to be understood.
fn add_surroundings(piece: &mut Board, kind: &str) {
    if piece.look == Look::Plan {
        match kind {
            "door" | "window" => set(piece, &["center"], "stone-building"),
            "embankment" => set(piece, &["center", "up", "down", "left", "far-left"], "open-2"),
            _ => {}
        }
    } else if is_slope(kind) {
        // The brink runs on beyond the center.
        for (upper, lower) in [("up", "far-right"), ("down", "right")] {
            let between = [upper.to_owned(), lower.to_owned()];
            piece.sides.push(BoardSide { kind: kind.into(), between });
        }
    } else if is_ferry(kind) || kind == "acv" {
        add_side(piece, "all-water");
    } else if is_bridge(kind) {
        piece.sides.retain(|side| side.between[1] == "far-right");
        let path = ["left", "center", "far-right"].map(String::from).to_vec();
        piece.lines.push(BoardLine { kind: "road".into(), path });
        add_side(piece, "stream");
    } else if is_full_pond(kind) {
        piece.sides.retain(|side| side.between[1] == "far-right");
        set(piece, &["center", "far-right"], "pond");
    }
}

/// Something that stands in the middle of the sample.
fn add_place(piece: &mut Board, kind: &str) {
    let path = ["center"].map(String::from).to_vec();
    piece.lines.push(BoardLine { kind: kind.into(), path });
    match kind {
        "port" | "beach" => set(piece, &["far-right", "right"], "sea"),
        "city" | "town" => {
            let path = ["left", "center", "far-right"].map(String::from).to_vec();
            piece.lines.push(BoardLine { kind: "primary".into(), path });
        }
        _ => {}
    }
}

/// A line through the sample; a bridge or a ford also needs a road and water.
fn add_line(piece: &mut Board, kind: &str) {
    let path = ["left", "center", "far-right"].map(String::from).to_vec();
    if piece.look == Look::Plan {
        if kind == "stream" {
            set(piece, &["left", "center", "far-right"], "water");
        }
        piece.lines.push(BoardLine { kind: kind.into(), path });
    } else if crate::roads::Way::of(kind).is_none() {
        piece.lines.push(BoardLine { kind: "road".into(), path });
        let path = ["center", "far-right"].map(String::from).to_vec();
        piece.lines.push(BoardLine { kind: kind.into(), path });
        add_side(piece, "river");
    } else {
        piece.lines.push(BoardLine { kind: kind.into(), path });
    }
}
