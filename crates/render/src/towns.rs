//! House plans: a few along the road for a village, rows for a town, block after block for a city.

use std::f64::consts::FRAC_PI_2;

use crate::blocks::Blocks;
use crate::chance::Chance;
use crate::clearance::Clearance;
use crate::curve::{direction, resampled};
use crate::geometry::Point;
use crate::ground::Built;
use crate::palette;
use crate::path::Path;
use crate::roads::Road;
use crate::sheet::{SIDE, Sheet, Spot};
use crate::svg::Svg;

/// A house seen from above.
#[derive(Clone, Copy)]
pub(crate) struct House {
    pub(crate) center: Point,
    /// Half its length and half its depth.
    pub(crate) half: Point,
    angle: f64,
    roof: Roof,
}

/// What a roof is made of; large houses show it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Roof {
    Tile,
    Slate,
    Thatch,
}

impl House {
    /// Whether another house stands in its way, with a little room between the two.
    fn meets(&self, other: &Self) -> bool {
        let way = Point::polar(self.angle, 1.0);
        let apart = other.center - self.center;
        apart.dot(way).abs() < self.half.x + other.half.x + 0.9
            && apart.dot(way.right()).abs() < self.half.y + other.half.y + 0.9
    }

    fn plan(&self) -> [Point; 4] {
        let along = Point::polar(self.angle, self.half.x);
        let across = Point::polar(self.angle + FRAC_PI_2, self.half.y);
        [
            self.center - along - across,
            self.center + along - across,
            self.center + along + across,
            self.center - along + across,
        ]
    }
}

/// How a settlement is laid out.
struct Layout {
    /// How far it reaches from the middle of its hex.
    reach: f64,
    /// Rows of houses on either side of a street.
    rows: u8,
    /// Room for one house along a street.
    plot: f64,
    /// How many of the plots are built on.
    kept: f64,
    /// Streets the map does not show.
    lanes: u8,
}

impl Layout {
    fn of(built: Built) -> Option<Self> {
        let (reach, rows, plot, kept, lanes) = match built {
            Built::Nothing | Built::Stone | Built::Wooden => return None,
            Built::Village => (0.52, 1, 10.0, 0.72, 0),
            Built::Fort => (0.4, 1, 9.0, 0.8, 1),
            Built::Town | Built::Walled => (0.68, 2, 9.4, 0.86, 1),
            Built::City => (0.9, 3, 9.6, 0.97, 3),
        };
        Some(Self { reach: SIDE * reach, rows, plot, kept, lanes })
    }
}

/// All houses of a map.
pub(crate) fn houses(sheet: &Sheet, roads: &[Road], keep_off: &Clearance) -> Vec<House> {
    let mut houses = Vec::new();
    for spot in sheet.spots_with(|ground| ground.built != Built::Nothing) {
        if let Some(layout) = Layout::of(sheet.cells[&spot].ground.built) {
            houses.extend(settle(sheet, spot, &layout, roads, keep_off));
        } else {
            houses.extend(homestead(sheet, spot, keep_off));
        }
    }
    houses
}

/// The large houses of one hex: a stone house with its barn, or cottages of wood. Each is put where
/// it has room beside the road.
fn homestead(sheet: &Sheet, spot: Spot, keep_off: &Clearance) -> Vec<House> {
    let mut chance = Chance::at(0x43, spot.x, spot.y);
    let center = sheet.point(spot);
    let (roof, plans): (Roof, &[(f64, f64)]) = match sheet.cells[&spot].ground.built {
        Built::Stone => (Roof::Slate, &[(15.5, 9.6), (8.4, 5.6), (6.0, 4.6)]),
        _ => (Roof::Thatch, &[(9.8, 6.2), (8.2, 5.6), (7.4, 5.2)]),
    };
    let turn = chance.spread(0.9);
    let mut houses: Vec<House> = Vec::new();
    for &(long, deep) in plans {
        for _ in 0..60 {
            let reach = SIDE * 0.62;
            let at = center + Point::new(chance.spread(reach), chance.spread(reach));
            let turned = if chance.unit() < 0.5 { FRAC_PI_2 } else { 0.0 };
            let angle = turn + turned + chance.spread(0.08);
            let house = House { center: at, half: Point::new(long, deep), angle, roof };
            let inside = house.plan().iter().all(|it| it.distance(center) < SIDE * 0.8);
            let free = house.plan().iter().all(|&it| keep_off.is_free(it, 3.4))
                && keep_off.is_free(at, deep + 3.0);
            if inside && free && houses.iter().all(|it| it.center.distance(at) > it.half.x + deep) {
                houses.push(house);
                break;
            }
        }
    }
    houses
}

/// The houses of one hex: along its streets, those nearest to them first.
fn settle(
    sheet: &Sheet,
    spot: Spot,
    layout: &Layout,
    roads: &[Road],
    keep_off: &Clearance,
) -> Vec<House> {
    let mut chance = Chance::at(0x41, spot.x, spot.y);
    let center = sheet.point(spot);
    let streets = streets(center, layout, roads, &mut chance);
    let mut houses: Vec<House> = Vec::new();
    for row in 0..layout.rows {
        for street in &streets {
            let walk = resampled(street, layout.plot);
            for at in 0..walk.len() {
                let way = direction(&walk, at);
                for side in [-1.0, 1.0] {
                    let house = plot(walk[at], way, side, row, &mut chance);
                    // The rim frays: the farther out, the fewer houses.
                    let out = house.center.distance(center) / layout.reach;
                    let stays = out < 1.0 && chance.unit() < layout.kept * (1.3 - out * out * 0.75);
                    let free = keep_off.is_free(house.center, house.half.y + 0.9)
                        && house.plan().iter().all(|&corner| keep_off.is_free(corner, 0.4));
                    if stays && free && houses.iter().all(|other| !house.meets(other)) {
                        houses.push(house);
                    }
                }
            }
        }
    }
    houses
}

/// A house in one of the rows beside a street.
fn plot(at: Point, way: Point, side: f64, row: u8, chance: &mut Chance) -> House {
    let half = Point::new(chance.between(2.7, 4.3), chance.between(1.9, 2.7));
    let off = 5.6 + f64::from(row) * 8.4 + chance.spread(0.7);
    let turned = if chance.unit() < 0.22 { FRAC_PI_2 } else { 0.0 };
    House {
        center: at + way.right() * (side * off) + way * chance.spread(1.4),
        half,
        angle: way.y.atan2(way.x) + turned + chance.spread(0.06),
        roof: Roof::Tile,
    }
}

/// The roads through a settlement, and lanes across them.
fn streets(center: Point, layout: &Layout, roads: &[Road], chance: &mut Chance) -> Vec<Vec<Point>> {
    let near = |at: &Point| at.distance(center) < layout.reach;
    let mut streets: Vec<Vec<Point>> = roads
        .iter()
        .filter(|road| road.way.is_street())
        .flat_map(|road| road.line.split(|at| !near(at)))
        .filter(|stretch| stretch.len() > 1)
        .map(<[Point]>::to_vec)
        .collect();
    let main = streets
        .iter()
        .max_by_key(|street| street.len())
        .map_or(chance.spread(1.2), |street| main_angle(street));
    let mut lane = |angle: f64, off: f64| {
        let (way, aside) =
            (Point::polar(angle, layout.reach), Point::polar(angle + FRAC_PI_2, off));
        streets.push(vec![center + aside - way, center + aside, center + aside + way]);
    };
    if layout.lanes > 0 {
        lane(main + FRAC_PI_2, 0.0);
    }
    for number in 1..layout.lanes {
        let off = if number % 2 == 1 { 25.0 } else { -25.0 };
        lane(main + FRAC_PI_2, off);
    }
    lane(main, 0.0);
    streets
}

fn main_angle(street: &[Point]) -> f64 {
    let way = street[street.len() - 1] - street[0];
    way.y.atan2(way.x)
}

/// Draws all houses, and the ramparts of forts.
pub(crate) fn draw(svg: &mut Svg, sheet: &Sheet, houses: &[House]) {
    for spot in sheet.spots_with(|ground| ground.built == Built::Fort) {
        draw_fort(svg, sheet.point(spot));
    }
    let mut walls = ROOFS.map(|_| Blocks::default());
    let mut ridges = Blocks::default();
    let mut hips = Blocks::default();
    for (at, house) in houses.iter().enumerate() {
        let plan = house.plan();
        let color = match house.roof {
            Roof::Tile => usize::from(at % 5 == 0),
            Roof::Slate => 2,
            Roof::Thatch => 3,
        };
        walls[color].at(house.center).polygon(&plan);
        if house.roof != Roof::Tile {
            draw_hips(hips.at(house.center), house);
            continue;
        }
        let along = Point::polar(house.angle, house.half.x * 0.8);
        ridges.at(house.center).move_to(house.center - along).line_to(house.center + along);
    }
    let shapes = walls.map(|blocks| blocks.shapes(svg));
    svg.element("g").fill("#4b2c1c").set("fill-opacity", "0.32").open();
    for shape in shapes.iter().flatten() {
        svg.draw_shape(shape).shifted(Point::new(1.0, 1.3)).empty();
    }
    svg.close();
    for (shapes, (color, wall, width)) in shapes.iter().zip(ROOFS) {
        if shapes.is_empty() {
            continue;
        }
        svg.element("g").fill(color).stroke(wall, width).open();
        for shape in shapes {
            svg.draw_shape(shape).empty();
        }
        svg.close();
    }
    ridges.draw(svg, |group| {
        group.set("fill", "none").stroke("#d9987d", 0.6).set("stroke-opacity", "0.8")
    });
    hips.draw(svg, |group| {
        group.set("fill", "none").stroke("#fdf3dc", 0.9).set("stroke-opacity", "0.6")
    });
}

/// Color of each kind of roof, of the walls around it, and how thick these are.
const ROOFS: [(&str, &str, f64); 4] = [
    (palette::HOUSE, "#5f2c1e", 0.55),
    ("#8d6f5c", "#5f2c1e", 0.55),
    ("#8b8f94", "#34383d", 1.9),
    ("#b98a55", "#5a3a1c", 1.1),
];

/// The ridge of a large roof, and the edges that run down from it to the corners.
fn draw_hips(path: &mut Path, house: &House) {
    let along = Point::polar(house.angle, house.half.x - house.half.y * 0.8);
    let (from, to) = (house.center - along, house.center + along);
    let plan = house.plan();
    path.move_to(plan[0]).line_to(from).line_to(plan[3]);
    path.move_to(plan[1]).line_to(to).line_to(plan[2]);
    path.move_to(from).line_to(to);
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
