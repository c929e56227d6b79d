//! House plans: a few for a village, rows for a town, block after block for a city.

use std::f64::consts::FRAC_PI_2;

use crate::chance::Chance;
use crate::clearance::Clearance;
use crate::geometry::Point;
use crate::ground::Built;
use crate::palette;
use crate::path::Path;
use crate::sheet::{SIDE, Sheet, Spot};
use crate::svg::Svg;

/// A house seen from above.
struct House {
    center: Point,
    /// Half its length and half its depth.
    half: Point,
    angle: f64,
}

/// Draws all houses.
pub(crate) fn draw(svg: &mut Svg, sheet: &Sheet, keep_off: &Clearance) {
    let mut houses = Vec::new();
    for spot in sheet.spots_with(|ground| ground.built != Built::Nothing) {
        let built = sheet.cells[&spot].ground.built;
        houses.extend(quarter(sheet, spot, built, keep_off));
        if built == Built::Fort {
            draw_fort(svg, sheet.point(spot));
        }
    }
    draw_houses(svg, &houses);
}

fn draw_houses(svg: &mut Svg, houses: &[House]) {
    if houses.is_empty() {
        return;
    }
    let mut shadows = Path::default();
    let mut walls = [Path::default(), Path::default()];
    let mut ridges = Path::default();
    for (at, house) in houses.iter().enumerate() {
        shadows.polygon(&plan(house).map(|corner| corner + Point::new(1.0, 1.3)));
        walls[usize::from(at % 5 == 0)].polygon(&plan(house));
        let along = Point::polar(house.angle, house.half.x * 0.8);
        ridges.move_to(house.center - along).line_to(house.center + along);
    }
    svg.path(shadows.data()).fill("#4b2c1c").set("fill-opacity", "0.35").empty();
    for (path, color) in walls.iter().zip([palette::HOUSE, "#8d6f5c"]) {
        svg.path(path.data()).fill(color).stroke("#5f2c1e", 0.55).empty();
    }
    svg.path(ridges.data())
        .set("fill", "none")
        .stroke("#d9987d", 0.6)
        .set("stroke-opacity", "0.8")
        .empty();
}

fn plan(house: &House) -> [Point; 4] {
    let along = Point::polar(house.angle, house.half.x);
    let across = Point::polar(house.angle + FRAC_PI_2, house.half.y);
    [
        house.center - along - across,
        house.center + along - across,
        house.center + along + across,
        house.center - along + across,
    ]
}

/// The houses of one hex, on a turned grid of plots.
fn quarter(sheet: &Sheet, spot: Spot, built: Built, keep_off: &Clearance) -> Vec<House> {
    let mut chance = Chance::at(0x41, spot.x, spot.y);
    let center = sheet.point(spot);
    let (plot, reach, kept) = match built {
        Built::Nothing => return Vec::new(),
        Built::Village => (10.5, SIDE * 0.46, 0.72),
        Built::Town => (9.6, SIDE * 0.66, 0.84),
        Built::Fort => (10.0, SIDE * 0.4, 0.8),
        Built::City => (10.0, SIDE * 0.84, 0.93),
    };
    let turn = chance.spread(0.5);
    let mut houses = Vec::new();
    for row in -5..=5 {
        for column in -5..=5 {
            let shift = Point::new(f64::from(column) * plot, f64::from(row) * plot * 0.84);
            let loose = if built == Built::City { 0.6 } else { 1.8 };
            let jitter = Point::new(chance.spread(loose), chance.spread(loose));
            let way = Point::polar(turn, 1.0);
            let at = center + way * (shift.x + jitter.x) + way.right() * (shift.y + jitter.y);
            let house = house(at, turn, plot, built, &mut chance);
            // The rim frays: the farther out, the fewer houses.
            let out = at.distance(center) / reach;
            let stays = out < 1.0 && chance.unit() < kept * (1.25 - out * out * 0.7);
            let near = house.half.y.max(house.half.x * 0.8) + 1.2;
            if stays && keep_off.is_free(at, near) {
                houses.push(house);
            }
        }
    }
    houses
}

fn house(at: Point, turn: f64, plot: f64, built: Built, chance: &mut Chance) -> House {
    let angle = turn + if chance.unit() < 0.3 { FRAC_PI_2 } else { 0.0 };
    let half = match built {
        Built::City => Point::new(plot * 0.43, plot * 0.33),
        _ => Point::new(chance.between(2.8, 4.4), chance.between(1.9, 2.7)),
    };
    House { center: at, half, angle: angle + chance.spread(0.08) }
}

/// A star of ramparts.
fn draw_fort(svg: &mut Svg, center: Point) {
    let star: Vec<Point> = (0..10)
        .map(|at| {
            let radius = if at % 2 == 0 { 36.0 } else { 25.0 };
            center + Point::polar(f64::from(at) * std::f64::consts::TAU / 10.0 - FRAC_PI_2, radius)
        })
        .collect();
    let mut path = Path::default();
    path.polygon(&star);
    svg.path(path.data()).fill("#d9cba8").set("fill-opacity", "0.6").stroke("#5b4a2c", 1.6).empty();
}
