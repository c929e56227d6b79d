//! What fills a hex of its own: bridges and fords over water hexes, dug ditches.

use crate::chance::Chance;
use crate::geometry::Point;
use crate::ground::Feature;
use crate::map::Map;
use crate::path::Path;
use crate::sheet::{APOTHEM, SIDE, Sheet, Spot};
use crate::svg::Svg;

/// Draws the ditches, which run from hex to hex.
pub(crate) fn draw_ditches(svg: &mut Svg, sheet: &Sheet) {
    let ditches = sheet.spots_with(|ground| ground.feature == Feature::Ditch);
    let mut bed = Path::default();
    let mut spoil = Path::default();
    for &spot in &ditches {
        let center = sheet.point(spot);
        let dug = sheet.neighbors(spot).into_iter().filter(|it| ditches.contains(it));
        let arms: Vec<Point> = dug.map(|it| center.toward(sheet.point(it), 0.5)).collect();
        // The end of a ditch runs out beyond the middle of its hex.
        let ends: Vec<Point> = match arms[..] {
            [] => vec![center - Point::new(SIDE * 0.6, 0.0), center + Point::new(SIDE * 0.6, 0.0)],
            [one] => vec![one, center + (center - one).unit() * (APOTHEM * 0.75)],
            _ => arms,
        };
        for &end in &ends {
            bed.move_to(center).line_to(end);
            let way = (end - center).unit();
            for at in 0..6 {
                let foot = center.toward(end, (f64::from(at) + 0.5) / 6.0);
                for side in [-1.0, 1.0] {
                    let rim = foot + way.right() * (8.4 * side);
                    spoil.move_to(rim).line_to(foot + way.right() * (4.0 * side) + way * 1.4);
                }
            }
        }
    }
    if bed.data().is_empty() {
        return;
    }
    let shape = svg.shape(bed.data());
    for (color, width) in
        [("#d9c693", 21.0), ("#6d5126", 17.5), ("#a98c58", 15.0), ("#5e4724", 6.0)]
    {
        svg.draw_shape(&shape)
            .set("fill", "none")
            .stroke(color, width)
            .set("stroke-linecap", "round")
            .set("stroke-linejoin", "round")
            .empty();
    }
    svg.path(spoil.data()).set("fill", "none").stroke("#5e4724", 1.0).empty();
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
        let center = map.sheet.point(spot);
        let near = map.roads.iter().flat_map(|road| &road.line);
        let near: Vec<Point> =
            near.copied().filter(|it| it.distance(center) < APOTHEM * 0.95).collect();
        let way = match (near.first(), near.last()) {
            (Some(&from), Some(&to)) if near.len() > 1 => (to - from).unit(),
            _ => across(&map.sheet, spot),
        };
        draw_bridge(svg, center, way);
    }
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
