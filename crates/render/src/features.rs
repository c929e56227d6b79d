//! What fills a hex of its own: bridges and fords over water hexes, dug ditches.

use crate::chains::{Link, chains};
use crate::chance::{Chance, wobble};
use crate::curve::{direction, resampled, sampled};
use crate::geometry::Point;
use crate::ground::Feature;
use crate::map::Map;
use crate::path::Path;
use crate::sheet::{APOTHEM, SIDE, Sheet, Spot};
use crate::svg::Svg;

/// Draws the ditches, which run from hex to hex: earth thrown up on both sides, steep walls, and
/// the dark bottom between them.
pub(crate) fn draw_ditches(svg: &mut Svg, sheet: &Sheet) {
    let (mut bed, mut spoil, mut walls) = (Path::default(), Path::default(), Path::default());
    for line in ditch_lines(sheet) {
        bed.smooth_piece(&line, 0, line.len() - 1);
        let line = resampled(&line, 4.6);
        for (at, foot) in line.iter().enumerate() {
            let across = direction(&line, at).right();
            let mut chance = Chance::at(0x6e, whole(foot.x), whole(foot.y));
            for side in [-1.0, 1.0] {
                let out = across * side;
                walls.move_to(*foot + out * 8.6).line_to(*foot + out * (4.4 + chance.spread(0.8)));
                if chance.unit() < 0.6 {
                    spoil.dot(*foot + out * (11.6 + chance.spread(1.8)));
                }
            }
        }
    }
    if bed.data().is_empty() {
        return;
    }
    let shape = svg.shape(bed.data());
    for (shift, color, width) in [
        (0.0, "#d3bd86", 26.0),
        (0.0, "#8a6a35", 18.4),
        (0.0, "#b39662", 16.4),
        (-1.2, "#4b3719", 8.4),
        (1.0, "#6d5228", 5.0),
    ] {
        svg.draw_shape(&shape)
            .shifted(Point::new(shift, shift))
            .set("fill", "none")
            .stroke(color, width)
            .set("stroke-linecap", "round")
            .set("stroke-linejoin", "round")
            .empty();
    }
    svg.path(walls.data()).set("fill", "none").stroke("#5e4724", 0.9).empty();
    let spoil = svg.path(spoil.data()).set("fill", "none").stroke("#8f713d", 2.6);
    spoil.set("stroke-linecap", "round").set("stroke-opacity", "0.8").empty();
}

/// The lines that ditches run along; each end runs out beyond the middle of its hex.
fn ditch_lines(sheet: &Sheet) -> Vec<Vec<Point>> {
    let ditches = sheet.spots_with(|ground| ground.feature == Feature::Ditch);
    let mut links = Vec::new();
    let mut lines = Vec::new();
    for &spot in &ditches {
        let dug: Vec<Spot> =
            sheet.neighbors(spot).into_iter().filter(|it| ditches.contains(it)).collect();
        if dug.is_empty() {
            let (center, half) = (sheet.point(spot), Point::new(SIDE * 0.62, 0.0));
            lines.push(vec![center - half, center, center + half]);
        }
        let after = dug.into_iter().filter(|&it| it > spot);
        links.extend(after.map(|it| Link { ends: [spot, it], rank: 0 }));
    }
    for chain in chains(&links) {
        let centers: Vec<Point> = chain.spots.iter().map(|&it| sheet.point(it)).collect();
        let mut points = cut_short(&centers);
        let ends = [points[0], points[points.len() - 1]];
        let ahead = (ends[0] - points[1]).unit() * (APOTHEM * 0.78);
        let back = (ends[1] - points[points.len() - 2]).unit() * (APOTHEM * 0.78);
        if ends[0].distance(ends[1]) > 1.0 {
            points.insert(0, ends[0] + ahead);
            points.push(ends[1] + back);
        }
        lines.push(points);
    }
    lines.iter().map(|line| sampled(line, 6)).map(|line| dug_by_hand(&line)).collect()
}

/// The way through the middles of hexes, half as crooked: who digs takes the short way.
fn cut_short(centers: &[Point]) -> Vec<Point> {
    let mut points = centers.to_vec();
    for at in 1..centers.len().saturating_sub(1) {
        points[at] = centers[at].toward(centers[at - 1].toward(centers[at + 1], 0.5), 0.5);
    }
    points
}

/// A line that is not quite straight.
fn dug_by_hand(line: &[Point]) -> Vec<Point> {
    line.iter().map(|&at| wobble(0x6d, at, SIDE * 0.9, 3.4)).collect()
}

#[expect(clippy::cast_possible_truncation, reason = "no picture is that large")]
fn whole(value: f64) -> i32 {
    value.round() as i32
}

/// Draws the fords: shallow water with stones.
pub(crate) fn draw_fords(svg: &mut Svg, sheet: &Sheet) {
    for spot in sheet.spots_with(|ground| ground.feature == Feature::Ford) {
        let (center, across) = (sheet.point(spot), across(sheet, spot));
        for (radius, opacity) in [(30.0, "0.3"), (23.0, "0.35"), (15.0, "0.35")] {
            svg.circle(center, radius).fill("#ece0b8").set("fill-opacity", opacity).empty();
        }
        let mut chance = Chance::at(0x9d, spot.x, spot.y);
        let mut stones = Path::default();
        for at in -6..=6 {
            for side in [-1.0, 1.0] {
                let along = across * (f64::from(at) * 5.4);
                let aside = across.right() * (side * 6.0 + chance.spread(2.0));
                stones.dot(center + along + aside);
            }
        }
        for (color, width) in [("#6f6a55", 3.6), ("#f3ecd2", 2.2)] {
            let path = svg.path(stones.data()).set("fill", "none").stroke(color, width);
            path.set("stroke-linecap", "round").empty();
        }
    }
}

/// Draws the bridges over water hexes, along the road that runs over them.
pub(crate) fn draw_bridges(svg: &mut Svg, map: &Map<'_>) {
    for spot in map.sheet.spots_with(|ground| ground.feature == Feature::Bridge) {
        let (center, way) =
            on_road(map, spot).unwrap_or_else(|| (map.sheet.point(spot), across(&map.sheet, spot)));
        draw_bridge(svg, center, way);
    }
}

/// Where a road runs through a hex, nearest to its middle, and which way: one that bends there cuts
/// the corner.
fn on_road(map: &Map<'_>, spot: Spot) -> Option<(Point, Point)> {
    let middle = map.sheet.point(spot);
    let lines = map.roads.iter().flat_map(|road| &road.line).copied();
    let near: Vec<Point> = lines.filter(|it| it.distance(middle) < APOTHEM * 0.95).collect();
    let (&from, &to) = (near.first()?, near.last()?);
    let nearer = |a: &&Point, b: &&Point| a.distance(middle).total_cmp(&b.distance(middle));
    let center = *near.iter().min_by(nearer)?;
    (near.len() > 1).then(|| (center, (to - from).unit()))
}

fn draw_bridge(svg: &mut Svg, center: Point, way: Point) {
    let (half, deck) = (way * (SIDE * 0.62), way.right() * 7.6);
    let mut planks = Path::default();
    planks.polygon(&[
        center - half - deck,
        center + half - deck,
        center + half + deck,
        center - half + deck,
    ]);
    let shadow = svg.path(planks.data()).shifted(Point::new(1.8, 2.6));
    shadow.fill("#20313a").set("fill-opacity", "0.35").empty();
    svg.path(planks.data()).fill("#d8bd8b").stroke("#5b4020", 1.0).empty();
    let mut joints = Path::default();
    for at in -7..=7 {
        let foot = center + way * (f64::from(at) * 4.0);
        joints.move_to(foot - deck).line_to(foot + deck);
    }
    svg.path(joints.data()).set("fill", "none").stroke("#8a6636", 0.8).empty();
    let mut rails = Path::default();
    for side in [-1.0, 1.0] {
        let rail = deck * (1.12 * side);
        let wing = deck * (0.7 * side);
        rails.move_to(center - half * 1.14 + rail + wing);
        rails.line_to(center - half + rail).line_to(center + half + rail);
        rails.line_to(center + half * 1.14 + rail + wing);
    }
    let rails = svg.path(rails.data()).set("fill", "none").stroke("#3d2a12", 2.0);
    rails.set("stroke-linecap", "round").set("stroke-linejoin", "round").empty();
}

/// The way from bank to bank: at right angles to where the water runs on.
fn across(sheet: &Sheet, spot: Spot) -> Point {
    let center = sheet.point(spot);
    let wet = sheet.neighbors(spot).into_iter();
    let wet = wet.filter(|&it| sheet.ground(it).is_some_and(crate::ground::Ground::is_water));
    let ways: Vec<Point> = wet.map(|it| (sheet.point(it) - center).unit()).collect();
    match (ways.first(), ways.last()) {
        (Some(&first), Some(&last)) => {
            let along = first - last;
            let along = if along.length() < 0.1 { first } else { along };
            along.unit().right()
        }
        _ => Point::new(1.0, 0.0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ditch_through_hexes_in_zigzag_runs_nearly_straight() {
        let centers: Vec<Point> = (0..6_u8)
            .map(|at| Point::new(75.0 * f64::from(at), if at % 2 == 0 { 0.0 } else { APOTHEM }))
            .collect();
        let line = cut_short(&centers);
        assert_eq!((line[0], line[5]), (centers[0], centers[5]));
        assert!(line[1..5].iter().all(|it| (it.y - APOTHEM / 2.0).abs() < 1.0), "{line:?}");
    }
}
