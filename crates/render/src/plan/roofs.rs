//! Roofs: one slope for every wall, in the light that falls from the upper left.

use std::collections::BTreeMap;

use super::houses::Building;
use crate::chance::Chance;
use crate::geometry::Point;
use crate::map::Map;
use crate::palette::Color;
use crate::path::Path;
use crate::sheet::Spot;
use crate::svg::Svg;

/// What a roof is made of.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Roof {
    Tile,
    OldTile,
    Slate,
    Thatch,
    Shingle,
}

impl Roof {
    fn color(self) -> Color {
        let text = match self {
            Self::Tile => "#bf6d50",
            Self::OldTile => "#a97359",
            Self::Slate => "#8b929b",
            Self::Thatch => "#c6a566",
            Self::Shingle => "#a07f57",
        };
        Color::read(text).expect("the colors of roofs are well written")
    }
}

/// Which way the light falls.
const LIGHT: Point = Point::new(0.64, 0.77);

/// Half the ridge of a house of one hex.
const RIDGE: f64 = 15.0;

/// A part of a roof, and the way it faces. The eaves are its first edge.
struct Slope {
    corners: Vec<Point>,
    faces: Point,
}

/// Draws the roof of a building whose eaves have these corners.
pub(super) fn draw(
    svg: &mut Svg,
    map: &Map<'_>,
    building: &Building,
    eaves: &BTreeMap<Spot, Point>,
    roof: Roof,
) {
    let slopes = slopes(map, building, eaves);
    let mut courses = Path::default();
    for slope in &slopes {
        let mut path = Path::default();
        path.polygon(&slope.corners);
        let color = shaded(roof.color(), slope.faces);
        // A thin line of its own color closes the joint to the next slope.
        svg.path(path.data()).fill(&color).stroke(&color, 0.5).empty();
        add_courses(&mut courses, slope);
    }
    let dark = roof.color().darker(0.5).text();
    let lines = svg.path(courses.data()).set("fill", "none").stroke(&dark, 0.8);
    lines.set("stroke-opacity", "0.42").empty();
    draw_ridges(svg, &slopes, roof);
}

/// A color on a slope that faces some way.
pub(super) fn shaded(color: Color, faces: Point) -> String {
    let lit = f64::midpoint(1.0, -faces.unit().dot(LIGHT));
    color.darker(0.34 * (1.0 - lit)).lighter(0.2 * lit).text()
}

/// The lines in which tiles lie.
fn add_courses(path: &mut Path, slope: &Slope) {
    let [from, to, rest @ ..] = &slope.corners[..] else { return };
    let (Some(&top_to), Some(&top_from)) = (rest.first(), rest.last()) else { return };
    for at in 1..6 {
        let share = f64::from(at) / 6.0;
        path.move_to(from.toward(top_from, share)).line_to(to.toward(top_to, share));
    }
}

/// The edges where slopes meet.
fn draw_ridges(svg: &mut Svg, slopes: &[Slope], roof: Roof) {
    let mut path = Path::default();
    for slope in slopes {
        let count = slope.corners.len();
        for at in 1..count {
            path.move_to(slope.corners[at]).line_to(slope.corners[(at + 1) % count]);
        }
    }
    let light = roof.color().lighter(0.45).text();
    let lines = svg.path(path.data()).set("fill", "none").stroke(&light, 1.1);
    lines.set("stroke-linecap", "round").set("stroke-opacity", "0.7").empty();
}

fn slopes(map: &Map<'_>, building: &Building, eaves: &BTreeMap<Spot, Point>) -> Vec<Slope> {
    let sheet = &map.sheet;
    let mut found = Vec::new();
    for &spot in &building.hexes {
        let center = sheet.point(spot);
        let corners = sheet.corners(spot);
        let foot = |at: usize| {
            let corner = corners[at % 6];
            eaves.get(&corner).copied().unwrap_or_else(|| sheet.point(corner))
        };
        let tops = tops(center, building, spot);
        for (at, other) in sheet.neighbors(spot).into_iter().enumerate() {
            let (from, to) = (foot(at), foot(at + 1));
            if building.hexes.contains(&other) {
                let middle = center.toward(sheet.point(other), 0.5);
                let faces = sheet.point(corners[at]) - middle;
                found.push(Slope { corners: vec![from, middle, center], faces });
                found.push(Slope { corners: vec![middle, to, center], faces: faces * -1.0 });
            } else {
                let (left, right) = (tops[at], tops[(at + 1) % 6]);
                let mut slope = vec![from, to, right];
                if left != right {
                    slope.push(left);
                }
                found.push(Slope { corners: slope, faces: sheet.point(other) - center });
            }
        }
    }
    found
}

/// The end of the ridge to which each corner of a hex runs up.
fn tops(center: Point, building: &Building, spot: Spot) -> [Point; 6] {
    if building.hexes.len() > 1 {
        return [center; 6];
    }
    let axis = Chance::at(0xa3, spot.x, spot.y).pick(3);
    // The ridge points at two opposite corners.
    let way = Point::polar(crate::geometry::measure(axis) * std::f64::consts::FRAC_PI_3, RIDGE);
    std::array::from_fn(|at| {
        let near = (at + 6 - axis) % 6;
        if matches!(near, 0 | 1 | 5) { center + way } else { center - way }
    })
}
