//! Gullies that fill hexes: a bed sunk between two walls.
//!
//! Light falls from the upper left, so the wall below that rim lies in shade and the one across
//! from it is lit. Hills throw their shade outwards: so nobody takes the one for the other.

use crate::blocks::Blocks;
use crate::geometry::Point;
use crate::ground::Feature;
use crate::outline::area_path;
use crate::path::Path;
use crate::sheet::{Sheet, Spot};
use crate::slopes::{add_hachures, closed};
use crate::svg::Svg;

/// From the rim down to the bed: how far inside the rim, how far away from the light, which color.
const STEPS: [(f64, f64, &str); 5] = [
    (0.0, 0.0, "#765a2e"),
    (2.6, 2.2, "#8d7040"),
    (5.0, 3.6, "#d3bd88"),
    (11.5, 1.8, "#c2b680"),
    (18.0, 1.0, "#b8ae76"),
];

/// Ink of rims and strokes.
const INK: &str = "#5f4520";

/// How far a worn way leads out of the middle of its hex.
const RAMP: f64 = 44.0;

/// Draws gullies inside their rims, which run clockwise.
pub(crate) fn draw(svg: &mut Svg, sheet: &Sheet, rims: &[Vec<Point>]) {
    if rims.is_empty() {
        return;
    }
    for (by, shift, color) in STEPS {
        let lines: Vec<Vec<Point>> = rims.iter().map(|rim| inset(rim, by)).collect();
        let shape = svg.shape(area_path(&lines).data());
        svg.draw_shape(&shape).shifted(Point::new(shift, shift)).fill(color).empty();
    }
    let rim = svg.shape(area_path(rims).data());
    svg.draw_shape(&rim).set("fill", "none").stroke(INK, 1.5).empty();
    let mut strokes = Blocks::default();
    for rim in rims {
        let inward: Vec<Point> = rim.iter().rev().copied().collect();
        add_hachures(&mut strokes, &closed(&inward), 5.0, 6.4);
    }
    strokes.draw(svg, |group| group.fill(INK).set("fill-opacity", "0.8"));
    for spot in sheet.spots_with(|ground| ground.feature == Feature::Opening) {
        for out in ways_out(sheet, spot) {
            draw_ramp(svg, sheet.point(spot), out);
        }
    }
}

/// A closed line that runs so far inside another.
fn inset(line: &[Point], by: f64) -> Vec<Point> {
    let count = line.len();
    let inside = |at: usize| (line[(at + 1) % count] - line[(at + count - 1) % count]).unit();
    (0..count).map(|at| line[at] + inside(at).right() * by).collect()
}

/// Which ways an opening leads: on where the gully ends, else out on both sides.
fn ways_out(sheet: &Sheet, spot: Spot) -> Vec<Point> {
    let center = sheet.point(spot);
    let low = |other: &Spot| {
        sheet.is_playable(*other) && sheet.ground(*other).is_some_and(|ground| ground.level < 0)
    };
    let ways: Vec<Point> = sheet
        .neighbors(spot)
        .into_iter()
        .filter(low)
        .map(|other| (sheet.point(other) - center).unit())
        .collect();
    let sum = ways.iter().fold(Point::new(0.0, 0.0), |sum, &way| sum + way);
    if sum.length() > 0.5 {
        return vec![sum.unit() * -1.0];
    }
    let across = ways.first().map_or(Point::new(0.0, 1.0), |way| way.right());
    vec![across, across * -1.0]
}

/// A worn way up from the bed, over the rim, with two ruts.
fn draw_ramp(svg: &mut Svg, from: Point, out: Point) {
    let (mut way, mut ruts) = (Path::default(), Blocks::default());
    way.move_to(from - out * 4.0).line_to(from + out * RAMP);
    for (width, opacity) in [(42.0, "0.34"), (33.0, "0.45"), (24.0, "0.55")] {
        svg.path(way.data())
            .set("fill", "none")
            .stroke("#e6d6a8", width)
            .set("stroke-opacity", opacity)
            .set("stroke-linecap", "round")
            .empty();
    }
    for side in [-1.0, 1.0] {
        let aside = out.right() * (side * 4.6);
        let foot = from + aside - out * 6.0;
        ruts.at(from).move_to(foot).curve_to(
            foot + out * 18.0 + aside * 0.5,
            foot + out * 34.0 - aside * 0.4,
            foot + out * (RAMP + 6.0),
        );
    }
    ruts.draw(svg, |group| {
        let group = group.set("fill", "none").stroke("#8f6f3c", 1.4);
        group.set("stroke-dasharray", "5 3").set("stroke-linecap", "round")
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use scene::{Board, BoardHex, Look, Orientation};

    /// Four hexes in a column under open ground: an opening, gully, an opening and gully.
    fn sheet() -> Sheet {
        let hexes = ["gully-opening", "gully", "gully-opening", "gully"].into_iter().zip(0..);
        let hexes = hexes.map(|(terrain, row)| BoardHex {
            id: row.to_string(),
            x: 0,
            y: row * 2,
            terrain: terrain.into(),
        });
        Sheet::new(&Board {
            orientation: Orientation::Flat,
            look: Look::Modern,
            north: None,
            bearing: None,
            across: None,
            hexes: hexes.collect(),
            sides: Vec::new(),
            lines: Vec::new(),
            names: Vec::new(),
            panels: Vec::new(),
        })
    }

    #[test]
    fn an_opening_leads_on_where_the_gully_ends_and_else_to_both_sides() {
        let sheet = sheet();
        let at = |row: i32| ways_out(&sheet, Spot::new(0, row * 2));
        let [up] = at(0)[..] else { panic!("one way: {:?}", at(0)) };
        assert!(up.y < -0.9);
        let [one, other] = at(2)[..] else { panic!("two ways: {:?}", at(2)) };
        assert!(one.x.abs() > 0.9 && one.dot(other) < -0.9);
    }

    #[test]
    fn each_step_down_lies_inside_the_one_before() {
        let rim = [(0.0, 0.0), (90.0, 0.0), (180.0, 0.0), (180.0, 90.0), (90.0, 90.0), (0.0, 90.0)];
        let rim = rim.map(|(x, y)| Point::new(x, y));
        let mut edges = [0.0, 90.0];
        for (by, shift, _) in STEPS.into_iter().skip(1) {
            let step = inset(&rim, by);
            let [top, bottom] = [step[1].y + shift, step[4].y + shift];
            assert!(top > edges[0] && bottom < edges[1] && top < bottom, "{by}");
            edges = [top, bottom];
        }
    }
}
