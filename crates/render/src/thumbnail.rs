//! A small picture of a board: its land, waters, roads and towns, without hexes and names.

use std::collections::BTreeSet;

use scene::Board;

use crate::curve::simplified;
use crate::geometry::{Point, Rect};
use crate::ground::{Built, Cover, Ground, Relief};
use crate::map::Map;
use crate::outline::{Edge, soft_outlines};
use crate::palette;
use crate::paper::fill;
use crate::path::Path;
use crate::roads::Way;
use crate::sheet::{SIDE, Sheet, Spot};
use crate::svg::Svg;

/// The longer side of the picture.
const SIZE: f64 = 320.0;

/// The most bytes a thumbnail may have.
const BYTES: usize = 30_000;

/// What ground an area covers, and its color.
type Area = (fn(Ground) -> bool, &'static str);

/// The areas, from the ground up.
const AREAS: [Area; 5] = [
    (|ground| ground.relief >= Relief::Hill, "#e0cd9d"),
    (|ground| ground.relief >= Relief::Mountain, "#c2a37a"),
    (|ground| ground.cover == Cover::Marsh, palette::MARSH),
    (|ground| matches!(ground.cover, Cover::LightWoods | Cover::Woods | Cover::Forest), "#a3b57c"),
    (|ground| ground.cover == Cover::Desert, palette::DESERT),
];

/// The edge of all areas.
const EDGE: Edge = Edge { wobble: 0.12, reach: 0.0, rounds: 20 };

/// Draws a small, simplified picture of a board, at most 320 units wide and high and at most
/// 30,000 bytes long. It refers to nothing outside itself.
pub fn thumbnail(board: &Board) -> String {
    let map = Map::new(board);
    let mut tolerance = 0.35;
    loop {
        let picture = Small::new(&map, tolerance).draw();
        // Without its small bends every picture fits; the last one is little more than a sketch.
        if picture.len() <= BYTES || tolerance > 20.0 {
            return picture;
        }
        tolerance *= 1.5;
    }
}

/// A map on its way to becoming small.
struct Small<'a> {
    map: &'a Map<'a>,
    scale: f64,
    /// How far lines may stray from their true course.
    tolerance: f64,
}

impl<'a> Small<'a> {
    fn new(map: &'a Map<'a>, tolerance: f64) -> Self {
        let frame = map.sheet.frame;
        let longer = frame.width().max(frame.height()).max(1.0);
        Self { map, scale: SIZE / longer, tolerance }
    }

    fn draw(&self) -> String {
        let frame = self.map.sheet.frame;
        let page = Rect::new(0.0, 0.0, frame.width() * self.scale, frame.height() * self.scale);
        let mut svg = Svg::default();
        crate::open(&mut svg, page);
        fill(&mut svg, page).fill(palette::OPEN).empty();
        for (test, color) in AREAS {
            self.draw_area(&mut svg, &self.map.sheet.spots_with(test), color);
        }
        self.draw_rivers(&mut svg);
        // Open water covers the mouths of rivers.
        self.draw_area(&mut svg, &self.map.sheet.spots_with(Ground::is_water), palette::SEA);
        self.draw_roads(&mut svg);
        self.draw_towns(&mut svg);
        fill(&mut svg, page.grown(-0.75)).set("fill", "none").stroke(palette::INK, 1.5).empty();
        svg.close();
        svg.finish()
    }

    fn line(&self, points: &[Point]) -> Vec<Point> {
        let small: Vec<Point> = points.iter().map(|&point| point * self.scale).collect();
        simplified(&small, self.tolerance)
    }

    fn draw_area(&self, svg: &mut Svg, hexes: &BTreeSet<Spot>, color: &str) {
        let mut path = Path::default();
        for outline in soft_outlines(&self.map.sheet, hexes, EDGE) {
            let line = self.line(&outline);
            // A town in the hills leaves a hole as large as a hex, which says nothing here.
            let hole = -area(&line);
            let hex = (SIDE * self.scale).powi(2) * 3.0;
            if line.len() > 2 && !(0.0..hex).contains(&hole) {
                path.polygon(&line);
            }
        }
        if !path.is_empty() {
            svg.path(path.data()).fill(color).set("fill-rule", "evenodd").empty();
        }
    }

    fn draw_rivers(&self, svg: &mut Svg) {
        let mut path = Path::default();
        for river in &self.map.rivers {
            path.polyline(&self.line(&river.line));
        }
        stroke(svg, &path, "#7ea6b4", 1.1);
    }

    fn draw_roads(&self, svg: &mut Svg) {
        for (way, color, width) in [(Way::Road, "#8a7450", 0.6), (Way::MajorRoad, "#b8763a", 1.2)] {
            let mut path = Path::default();
            for road in self.map.roads.iter().filter(|road| road.way == way) {
                path.polyline(&self.line(&road.line));
            }
            stroke(svg, &path, color, width);
        }
    }

    fn draw_towns(&self, svg: &mut Svg) {
        let sheet: &Sheet = &self.map.sheet;
        for (built, width) in [(Built::Village, 2.4), (Built::Town, 3.4), (Built::City, 5.0)] {
            let mut path = Path::default();
            for spot in sheet.spots_with(|ground| ground.built == built) {
                path.dot(sheet.point(spot) * self.scale);
            }
            stroke(svg, &path, palette::HOUSE, width);
        }
    }
}

/// The area inside a closed line; negative if it runs counterclockwise.
fn area(line: &[Point]) -> f64 {
    let next = line.iter().cycle().skip(1);
    line.iter().zip(next).map(|(&from, &to)| from.cross(to)).sum::<f64>() / 2.0
}

fn stroke(svg: &mut Svg, path: &Path, color: &str, width: f64) {
    if !path.is_empty() {
        svg.path(path.data())
            .set("fill", "none")
            .stroke(color, width)
            .set("stroke-linecap", "round")
            .empty();
    }
}
