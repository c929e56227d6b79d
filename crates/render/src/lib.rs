//! Pictures of a board with its scene.

#![expect(clippy::float_arithmetic, reason = "drawing is done between the pixels")]

mod beaches;
mod blocks;
mod cartouche;
mod chains;
mod chance;
mod churches;
mod clearance;
mod compass;
mod contour;
mod counters;
mod courses;
mod crops;
mod crossings;
mod curve;
mod features;
mod fields;
mod fonts;
mod geometry;
mod grid;
mod ground;
mod gullies;
mod heights;
mod highlights;
mod lettering;
mod levels;
mod map;
mod masses;
mod meadows;
mod names;
mod options;
mod outline;
mod palette;
mod panels;
mod paper;
mod parapets;
mod path;
mod paving;
mod piles;
mod places;
mod placing;
mod plan;
mod png;
mod ponds;
mod relief;
mod rivers;
mod roads;
mod sheet;
mod sides;
mod signs;
mod slopes;
mod small;
mod stripes;
mod survey;
mod svg;
mod symbols;
mod terrain;
mod text;
mod towns;
mod water;
mod woods;
mod zones;

pub use options::{
    Arrow, ArrowKind, Control, Highlight, HighlightKind, LegendEntry, MapOptions, Numbers, Options,
    Pile, Seat, legend_of,
};
pub use png::{RenderFault, png};
pub use sheet::SIDE;
pub use small::{SMALL, small_png};

use scene::{Board, Scene};

use crate::counters::Sides;
use crate::geometry::Rect;
use crate::map::Map;
use crate::piles::Piles;
use crate::svg::Svg;

/// Paper left free around the map.
const MARGIN: f64 = 40.0;

/// Draws a table: the board, what lies on it, and what the options ask for.
pub fn svg(board: &Board, scene: &Scene, options: &Options) -> String {
    let map = Map::new(board);
    let sides = Sides::new(options, scene);
    let piles = Piles::new(&map, scene, options);
    let page = page(&map, &piles, options);
    let mut svg = Svg::default();
    open(&mut svg, page);
    define(&mut svg, &map, scene, &sides);
    paper::draw(&mut svg, page);
    draw_map(&mut svg, &map, page, options);
    draw_table(&mut svg, &map, scene, &sides, options);
    piles.draw(&mut svg, &sides);
    svg.close();
    svg.finish()
}

/// Draws the printed map alone: paper, ground, waters, roads, names and the quiet grid, without
/// panels, whose words are those of a language.
///
/// It is made to be cut into tiles quickly: nothing in it is filtered, masked or patterned, so the
/// grain of the paper is left to whoever shows it.
///
/// The drawing refers to nothing outside itself. Its user space is that of every picture of this
/// crate: the origin lies at the upper left corner of the frame of the map, hexes have sides of
/// [`SIDE`], and the `viewBox` adds the margin on all four sides. The frame touches the outermost
/// corners of the board, so the center of a flat hex lies at
/// `((x - least x + 2) * SIDE / 2, (y - least y + 1) * SIDE * sqrt(3) / 2)`; for pointed hexes the
/// two halves change places.
pub fn map_svg(board: &Board, options: &MapOptions) -> String {
    let map = Map::new(board);
    let frame = map.sheet.frame;
    let page = frame.grown(options.margin);
    let mut svg = Svg::default();
    open(&mut svg, page);
    svg.element("defs").open();
    define_map(&mut svg, frame);
    svg.close();
    paper::fill(&mut svg, page).fill(palette::PAPER).empty();
    draw_ground(&mut svg, &map);
    grid::draw(&mut svg, &map.sheet);
    grid::draw_numbers(&mut svg, &map.sheet, board, options.numbers);
    paper::draw_frame(&mut svg, frame);
    compass::draw(&mut svg, board, frame, options.margin);
    survey::draw(&mut svg, board, frame, options.margin);
    names::draw(&mut svg, &map);
    svg.close();
    svg.finish()
}

/// The sheet of paper around the frame of the map.
fn page(map: &Map<'_>, piles: &Piles<'_>, options: &Options) -> Rect {
    let (frame, room) = (map.sheet.print, compass::room(map.board));
    let page = frame.grown(MARGIN);
    let apart = |height: f64| if height > 0.0 { height + room } else { 0.0 };
    Rect {
        top: page.top - apart(cartouche::title_height(options, frame)),
        bottom: page.bottom + apart(cartouche::legend_height(options, frame)),
        right: page.right + piles.width(),
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
    define_map(svg, map.sheet.frame);
    paper::define(svg);
    counters::define(svg, scene, sides);
    svg.close();
}

/// Writes what a map refers to.
fn define_map(svg: &mut Svg, frame: Rect) {
    svg.element("clipPath").set("id", "frame").open();
    paper::fill(svg, frame).empty();
    svg.close();
}

/// Draws everything inside the frame, except the grid and the names.
fn draw_ground(svg: &mut Svg, map: &Map<'_>) {
    svg.element("g").set("clip-path", "url(#frame)").open();
    paper::draw_open_ground(svg, map.sheet.frame);
    map.draw(svg);
    paper::draw_veil(svg, &map.sheet);
    svg.close();
}

/// Draws what is printed, except the names.
fn draw_map(svg: &mut Svg, map: &Map<'_>, page: Rect, options: &Options) {
    let frame = map.sheet.frame;
    draw_ground(svg, map);
    cartouche::draw_title(svg, map.board, map.sheet.print, options);
    cartouche::draw_legend(svg, map.board, map.sheet.print, options);
    paper::draw_grain(svg, page);
    grid::draw(svg, &map.sheet);
    grid::draw_numbers(svg, &map.sheet, map.board, options.numbers);
    paper::draw_frame(svg, frame);
    compass::draw(svg, map.board, frame, MARGIN);
    survey::draw(svg, map.board, frame, MARGIN);
    panels::draw(svg, map, options);
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
