//! Grassland seen from near: tones that change from dip to rise, tufts where it grows thick, bare
//! earth where it does not, and a few flowers.

use crate::blocks::Blocks;
use crate::chance::{Chance, noise};
use crate::contour::Field;
use crate::curve::relax_closed;
use crate::geometry::Point;
use crate::ground::{Built, Cover, Feature, Ground};
use crate::map::Map;
use crate::masses::area;
use crate::path::Path;
use crate::sheet::SIDE;
use crate::svg::Svg;
use crate::terrain::strewn;

/// Meters of a hex up to which ground is seen from near, with single tufts.
pub(crate) const NEAR: u32 = 100;

/// Distance of the knots at which tones are measured.
const KNOTS: f64 = SIDE * 0.44;

/// Tones of grass: salt, from which height of the noise on, color.
const TONES: [(u64, f64, &str); 5] = [
    (LUSH, 0.02, "#d3d9a0"),
    (LUSH, 0.3, "#c3ce8e"),
    (DRY, 0.16, "#ead79d"),
    (DRY, 0.4, "#e0c88a"),
    (0x64, 0.34, "#d9dcae"),
];

/// Salt of the noise that tells where grass grows thick.
const LUSH: u64 = 0x62;

/// Salt of the noise that tells where it is dry.
const DRY: u64 = 0x63;

fn is_near(map: &Map<'_>) -> bool {
    map.board.across.is_some_and(|meters| meters <= NEAR) && map.board.look == scene::Look::Modern
}

/// Draws the tones of the ground.
pub(crate) fn draw_tones(svg: &mut Svg, map: &Map<'_>) {
    if !is_near(map) {
        return;
    }
    let level = Field::level(map.sheet.frame.grown(SIDE), KNOTS);
    for (salt, from, color) in TONES {
        let tones = level.changed(|knot, _| tone(salt, level.place(knot)));
        let lines = tones.contours(from);
        let lines: Vec<Vec<Point>> =
            lines.iter().filter(|it| it.len() > 7).map(|it| relax_closed(it, 3)).collect();
        svg.path(area(&lines).data()).fill(color).set("fill-opacity", "0.36").empty();
    }
}

fn tone(salt: u64, at: Point) -> f64 {
    noise(salt, at, SIDE * 3.1) + 0.35 * noise(salt ^ 0x1f, at, SIDE * 0.9)
}

fn is_grown(ground: Ground) -> bool {
    ground.cover == Cover::Bare
        && ground.built == Built::Nothing
        && ground.feature != Feature::Ditch
}

/// Draws tufts, stalks and flowers.
pub(crate) fn draw_tufts(svg: &mut Svg, map: &Map<'_>) {
    if !is_near(map) {
        return;
    }
    let (mut tufts, mut stalks, mut flowers) =
        (Blocks::default(), Blocks::default(), Blocks::default());
    for spot in map.sheet.spots_with(is_grown) {
        let mut chance = Chance::at(0x65, spot.x, spot.y);
        for at in strewn(&map.sheet, spot, 0x66, 15.5) {
            let lush = tone(LUSH, at) - 0.5 * tone(DRY, at).max(0.0);
            let luck = chance.unit();
            if !map.busy.is_free(at, 5.0) || !map.built.is_free(at, 5.0) {
                continue;
            }
            if luck < 0.16 + 0.5 * lush {
                tuft(tufts.at(at), at, &mut chance, 0.9 + 0.5 * lush.clamp(0.0, 1.0));
            } else if luck > 0.9 && lush > 0.2 {
                flowers
                    .at(at)
                    .dot(at)
                    .dot(at + Point::new(2.6, 1.2))
                    .dot(at + Point::new(0.7, 3.0));
            } else if luck > 0.83 && lush < 0.0 {
                stalk(stalks.at(at), at, &mut chance);
            }
        }
    }
    for (blocks, color, width) in
        [(&tufts, "#7f8a4a", 0.85), (&stalks, "#a78f52", 0.8), (&flowers, "#fbf4d2", 1.5)]
    {
        blocks.draw(svg, |group| {
            group.set("fill", "none").stroke(color, width).set("stroke-linecap", "round")
        });
    }
}

/// Some blades from one root.
fn tuft(path: &mut Path, at: Point, chance: &mut Chance, size: f64) {
    for (lean, height) in [(-2.4, 3.0), (-0.5, 4.8), (2.1, 3.4)] {
        let tip = Point::new(lean + chance.spread(0.7), -height) * size;
        path.move_to(at + Point::new(lean * 0.3, 0.0)).line_to(at + tip);
    }
}

/// A low line of dry grass.
fn stalk(path: &mut Path, at: Point, chance: &mut Chance) {
    let half = Point::new(chance.between(2.5, 5.0), chance.spread(0.8));
    path.move_to(at - half).line_to(at + half);
}
