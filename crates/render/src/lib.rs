//! Pictures of a board with its scene.

mod cartouche;
mod chains;
mod chance;
mod clearance;
mod contour;
mod counters;
mod crossings;
mod curve;
mod geometry;
mod grid;
mod ground;
mod highlights;
mod map;
mod names;
mod options;
mod outline;
mod palette;
mod paper;
mod path;
mod png;
mod relief;
mod rivers;
mod roads;
mod sheet;
mod svg;
mod symbols;
mod terrain;
mod text;
mod towns;
mod water;
mod woods;

pub use options::{
    Arrow, ArrowKind, Control, Highlight, HighlightKind, LegendEntry, Numbers, Options, Seat,
    legend_of,
};
pub use png::{RenderFault, png};

use scene::{Board, Scene};

use crate::counters::Sides;
use crate::geometry::Rect;
use crate::map::Map;
use crate::svg::Svg;

/// Paper left free around the map.
const MARGIN: f64 = 40.0;

/// Draws a table: the board, what lies on it, and what the options ask for.
pub fn svg(board: &Board, scene: &Scene, options: &Options) -> String {
    let map = Map::new(board);
    let sides = Sides::new(options, scene);
    let page = page(map.sheet.frame, options);
    let mut svg = Svg::default();
    open(&mut svg, page);
    define(&mut svg, &map, scene, &sides);
    paper::draw(&mut svg, page);
    draw_map(&mut svg, &map, page, options);
    draw_table(&mut svg, &map, scene, &sides, options);
    svg.close();
    svg.finish()
}

/// The sheet of paper around the frame of the map.
fn page(frame: Rect, options: &Options) -> Rect {
    let page = frame.grown(MARGIN);
    Rect {
        top: page.top - cartouche::title_height(options, frame),
        bottom: page.bottom + cartouche::legend_height(options, frame),
        ..page
    }
}

fn open(svg: &mut Svg, page: Rect) {
    let view = [page.left, page.top, page.width(), page.height()].map(svg::short).join(" ");
    svg.element("svg")
        .set("xmlns", "http://www.w3.org/2000/svg")
        .number("width", page.width())
        .number("height", page.height())
        .set("viewBox", &view)
        .open();
}

fn define(svg: &mut Svg, map: &Map<'_>, scene: &Scene, sides: &Sides) {
    svg.element("defs").open();
    paper::define(svg);
    woods::define(svg);
    counters::define(svg, scene, sides);
    svg.element("clipPath").set("id", "frame").open();
    paper::fill(svg, map.sheet.frame).empty();
    svg.close();
    svg.close();
}

/// Draws what is printed, except the names.
fn draw_map(svg: &mut Svg, map: &Map<'_>, page: Rect, options: &Options) {
    let frame = map.sheet.frame;
    svg.element("g").set("clip-path", "url(#frame)").open();
    paper::draw_open_ground(svg, frame);
    map.draw(svg);
    paper::draw_veil(svg, &map.sheet);
    svg.close();
    cartouche::draw_title(svg, frame, options);
    cartouche::draw_legend(svg, map.board, frame, options);
    paper::draw_grain(svg, page);
    grid::draw(svg, &map.sheet);
    grid::draw_numbers(svg, &map.sheet, map.board, options.numbers);
    paper::draw_frame(svg, frame);
}

/// Draws what lies on the map. Names stay readable above tinted hexes.
fn draw_table(svg: &mut Svg, map: &Map<'_>, scene: &Scene, sides: &Sides, options: &Options) {
    let sheet = &map.sheet;
    highlights::draw_hexes(svg, sheet, &options.highlights);
    names::draw(svg, map);
    if options.control == Control::Flags {
        highlights::draw_flags(svg, sheet, scene, sides);
    }
    counters::draw(svg, sheet, scene, sides);
    highlights::draw_above(svg, sheet, options, &counters::tops(sheet, scene));
}
