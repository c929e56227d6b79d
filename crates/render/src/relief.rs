//! High ground: tints, contours, shading and hachures that follow a whole hill or range.
//!
//! Heights are made up from the hexes: hills and mountains rise, the more the deeper inside their
//! mass, and everything between the hex centers is blended and roughened. The slopes are lit from
//! the upper left.

use std::collections::{BTreeMap, BTreeSet};

use crate::chance::noise;
use crate::clearance::Clearance;
use crate::contour::Field;
use crate::geometry::{Point, Rect, measure};
use crate::ground::{Built, Cover, Ground, Relief};
use crate::palette;
use crate::path::Path;
use crate::sheet::{SIDE, Sheet, Spot};
use crate::svg::Svg;

/// How far the height of a hex is felt.
const REACH: f64 = SIDE * 2.05;

/// Height of the lowest contour.
const LOWEST: f64 = 0.42;

/// Height from one contour to the next.
const INTERVAL: f64 = 0.22;

/// Distance of the knots at which heights are measured.
const KNOTS: f64 = SIDE / 6.0;

/// How far a river cuts into the ground beside it.
const VALLEY: f64 = 40.0;

/// Where the light comes from.
const LIGHT: Point = Point::new(-0.64, -0.77);

/// How much lighter or darker a slope of one is, and the steps in which it is drawn.
const SHADES: [f64; 5] = [0.28, 0.5, 0.76, 1.1, 1.55];

/// Tints from the foot of a hill to the tops of mountains.
const TINTS: [&str; 12] = [
    "#e6d5a6", "#e2cd99", "#dec68f", "#d9be86", "#d4b67f", "#ceae7a", "#c8a677", "#c29f76",
    "#bd9a77", "#b9977a", "#b69780", "#b69b88",
];

/// The heights of a whole sheet, and how its slopes catch the light.
pub(crate) struct Heights {
    field: Field,
    light: Field,
    shade: Field,
    top: f64,
}

impl Heights {
    /// Measures a sheet with its rivers; none if it has no high ground.
    pub(crate) fn of(sheet: &Sheet, rivers: &Clearance) -> Option<Self> {
        let peaks = peaks(sheet);
        let top = peaks.values().copied().fold(0.0, f64::max);
        if top <= 0.0 {
            return None;
        }
        let centers: Vec<(Point, f64)> = sheet
            .cells
            .keys()
            .map(|&spot| (sheet.point(spot), peaks.get(&spot).copied().unwrap_or(0.0)))
            .collect();
        let net = Net::new(centers);
        let area = sheet.frame.grown(SIDE);
        let field = Field::measured(area, KNOTS, |at| net.height(at) * valley(rivers, at));
        let shade = field.slopes(LIGHT * SIDE, LOWEST * 0.9);
        let light = shade.negated();
        Some(Self { field, light, shade, top })
    }

    /// The lines at each height, lowest first.
    fn levels(&self) -> Vec<Vec<Vec<Point>>> {
        let mut levels = Vec::new();
        let mut level = LOWEST;
        while level < self.top * 1.3 {
            levels.push(large(self.field.contours(level)));
            level += INTERVAL;
        }
        levels
    }
}

/// The height of each high hex.
fn peaks(sheet: &Sheet) -> BTreeMap<Spot, f64> {
    let high = sheet.spots_with(|ground| ground.relief >= Relief::Hill);
    let mountains = sheet.spots_with(|ground| ground.relief >= Relief::Mountain);
    let (depth, steep) = (depths(sheet, &high), depths(sheet, &mountains));
    let mut peaks: BTreeMap<Spot, f64> = high
        .iter()
        .map(|spot| {
            let hill = 0.95 + 0.16 * depth[spot].min(3.0);
            let mountain = steep.get(spot).map_or(0.0, |depth| 0.85 + 0.4 * depth.min(3.0));
            (*spot, hill + mountain)
        })
        .collect();
    let lifted: Vec<(Spot, f64)> = sheet
        .spots_with(hides_its_height)
        .into_iter()
        .filter_map(|spot| lifted(sheet, &peaks, spot).map(|height| (spot, height)))
        .collect();
    peaks.extend(lifted);
    peaks
}

/// Woods and towns say nothing of how high they lie.
fn hides_its_height(ground: Ground) -> bool {
    let covered = matches!(ground.cover, Cover::LightWoods | Cover::Woods | Cover::Forest);
    ground.relief < Relief::Hill && (covered || ground.built != Built::Nothing)
}

/// The height of a hex among hills that would otherwise look like a pit.
fn lifted(sheet: &Sheet, peaks: &BTreeMap<Spot, f64>, spot: Spot) -> Option<f64> {
    let around: Vec<f64> =
        sheet.neighbors(spot).iter().filter_map(|other| peaks.get(other).copied()).collect();
    (around.len() >= 4).then(|| 0.85 * around.iter().sum::<f64>() / measure(around.len()))
}

/// How many hexes each hex lies inside its mass, from zero at the rim.
fn depths(sheet: &Sheet, mass: &BTreeSet<Spot>) -> BTreeMap<Spot, f64> {
    let mut depths = BTreeMap::new();
    let mut left = mass.clone();
    let mut depth = 0;
    while !left.is_empty() {
        let rim: Vec<Spot> = left
            .iter()
            .copied()
            .filter(|&spot| sheet.neighbors(spot).iter().any(|other| !left.contains(other)))
            .collect();
        for spot in rim {
            left.remove(&spot);
            depths.insert(spot, measure(depth));
        }
        depth += 1;
    }
    depths
}

/// Hex centers with their heights, sorted into squares so that the near ones are quickly found.
struct Net {
    squares: BTreeMap<(i64, i64), Vec<(Point, f64)>>,
}

impl Net {
    fn new(centers: Vec<(Point, f64)>) -> Self {
        let mut squares: BTreeMap<_, Vec<_>> = BTreeMap::new();
        for (point, height) in centers {
            squares.entry(square(point)).or_default().push((point, height));
        }
        Self { squares }
    }

    /// The blended and roughened height at a point.
    fn height(&self, at: Point) -> f64 {
        let (column, row) = square(at);
        let (mut sum, mut weights) = (0.0, 0.0);
        for key in (column - 1..=column + 1).flat_map(|x| (row - 1..=row + 1).map(move |y| (x, y)))
        {
            for &(center, height) in self.squares.get(&key).into_iter().flatten() {
                let near = 1.0 - (center.distance(at) / REACH).powi(2);
                if near > 0.0 {
                    sum += height * near.powi(3);
                    weights += near.powi(3);
                }
            }
        }
        if sum <= 0.0 {
            return 0.0;
        }
        let height = sum / weights;
        // Ridges: the noise is folded, so that its creases stand out.
        let ridge = 0.5 - noise(0xe1, at, SIDE * 1.7).abs();
        let rough = ridge * 0.44 + noise(0xe2, at, SIDE * 0.6) * 0.06;
        // The foot of a slope stays where the hexes say; only its body is roughened.
        height * (1.0 + rough * ((height - 0.3) / 0.8).clamp(0.15, 1.0))
    }
}

/// How much of its height the ground keeps: rivers run in valleys.
fn valley(rivers: &Clearance, at: Point) -> f64 {
    let near = 1.0 - rivers.nearest(at, VALLEY) / VALLEY;
    1.0 - 0.36 * near.powi(2)
}

#[expect(clippy::cast_possible_truncation, reason = "no picture is that large")]
fn square(at: Point) -> (i64, i64) {
    ((at.x / REACH).floor() as i64, (at.y / REACH).floor() as i64)
}

/// Draws the tints and contours of all high ground.
pub(crate) fn draw(svg: &mut Svg, heights: &Heights, frame: Rect) {
    let levels = heights.levels();
    svg.element("g").set("fill-rule", "evenodd").open();
    for (at, lines) in levels.iter().enumerate() {
        let (width, opacity) = match at {
            0 => (0.9, 0.3),
            at if at % 4 == 0 => (1.0, 0.6),
            _ => (0.6, 0.45),
        };
        svg.path(closed(Path::default(), lines).data())
            .fill(TINTS[at.min(TINTS.len() - 1)])
            .number("fill-opacity", if at == 0 { 0.8 } else { 0.6 })
            .stroke(palette::CONTOUR, width)
            .number("stroke-opacity", opacity)
            .empty();
    }
    svg.close();
    draw_hachures(svg, &levels, frame);
}

/// Leaves out specks.
fn large(lines: Vec<Vec<Point>>) -> Vec<Vec<Point>> {
    lines.into_iter().filter(|line| line.len() > 11).collect()
}

/// Adds smooth closed lines to a path, through every second point, which is enough.
fn closed(mut path: Path, lines: &[Vec<Point>]) -> Path {
    for line in lines {
        path.smooth_closed(&line.iter().copied().step_by(2).collect::<Vec<_>>());
    }
    path
}

/// Draws light and shade: slopes toward the light are paled, slopes away from it darkened.
pub(crate) fn draw_shading(svg: &mut Svg, heights: &Heights) {
    svg.element("g").set("fill-rule", "evenodd").open();
    let shades = [(&heights.light, "#fff4d6", "0.12"), (&heights.shade, "#4d3216", "0.068")];
    for (field, color, opacity) in shades {
        for step in SHADES {
            let path = closed(Path::coarse(), &large(field.contours(step)));
            svg.path(path.data()).fill(color).set("fill-opacity", opacity).empty();
        }
    }
    svg.close();
}

/// The way down across a contour: the higher ground lies to its right.
fn downhill(from: Point, to: Point) -> Point {
    (to - from).unit().right() * -1.0
}

/// Short strokes down the steep slopes of mountains, on the side away from the light.
fn draw_hachures(svg: &mut Svg, levels: &[Vec<Vec<Point>>], frame: Rect) {
    let mut path = Path::default();
    for (level, lines) in levels.iter().enumerate().skip(6).step_by(2) {
        for line in lines {
            for (at, pair) in line.windows(2).enumerate() {
                let down = downhill(pair[0], pair[1]);
                let shade = -down.dot(LIGHT);
                if shade > 0.1 && frame.contains(pair[0]) {
                    let vary = noise(0xac, pair[0], 4.0) * 2.0;
                    let length = 3.0 + shade * 4.5 + vary + if at % 2 == 0 { 1.5 } else { 0.0 };
                    let lean = Point::polar(measure(at + level) * 2.4, 0.12);
                    path.move_to(pair[0]).line_to(pair[0] + (down + lean) * length);
                }
            }
        }
    }
    svg.path(path.data())
        .set("fill", "none")
        .stroke("#5e4322", 0.7)
        .set("stroke-opacity", "0.5")
        .empty();
}
