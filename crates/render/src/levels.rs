//! Ground whose levels are counted: hills with a sharp edge, and gullies.
//!
//! Where rules ask on which level a hex lies, the edge of a hill keeps close to its hexes, but has
//! a form of its own, with strokes downhill; it is drawn over whatever grows there.

use crate::blocks::Blocks;
use crate::curve::relax_closed;
use crate::geometry::Point;
use crate::gullies;
use crate::lettering::Label;
use crate::map::Map;
use crate::masses::Mass;
use crate::outline::area_path;
use crate::palette;
use crate::sheet::Sheet;
use crate::slopes::{add_hachures, closed};
use crate::svg::Svg;
use crate::text::{Face, Type};

/// How far the brinks of hills and gullies stray.
const RAGGED: f64 = 0.34;

/// How far inside its hexes the rim of a gully lies, as a share.
const RIM: f64 = 0.07;

/// Draws hills and gullies.
pub(crate) fn draw(svg: &mut Svg, sheet: &Sheet) {
    gullies::draw(svg, sheet, &brinks(sheet, -1));
    for level in 1..=2 {
        draw_hill(svg, sheet, level);
    }
}

/// The brinks of all ground at a level or beyond it, clockwise.
fn brinks(sheet: &Sheet, level: i8) -> Vec<Vec<Point>> {
    let (lines, rounds) = if level < 0 {
        (Mass::new(sheet, |ground| ground.level < 0, RAGGED).inset(RIM), 24)
    } else {
        // So many rounds wear the steps from column to column away, and leave the larger form.
        (Mass::new(sheet, |ground| ground.level >= level, RAGGED).outlines(), 90)
    };
    let thin = |line: Vec<Point>| line.into_iter().step_by(2).collect::<Vec<_>>();
    lines.into_iter().map(|line| relax_closed(&thin(line), rounds)).collect()
}

/// Shares of the hill at which contours run inside its brink.
const CONTOURS: [f64; 3] = [0.62, 0.76, 0.89];

/// Ink of brinks and strokes.
const INK: &str = "#7d5420";

fn draw_hill(svg: &mut Svg, sheet: &Sheet, level: i8) {
    let lines = brinks(sheet, level);
    if lines.is_empty() {
        return;
    }
    let shape = svg.shape(area_path(&lines).data());
    // The hill throws its shade to the lower right.
    for (shift, width, opacity) in [(7.0, 16.0, "0.07"), (5.0, 11.0, "0.09"), (3.0, 6.0, "0.12")] {
        let shade = svg.draw_shape(&shape).shifted(Point::new(shift, shift * 1.2));
        let shade = shade.fill("#5b3c14").set("fill-opacity", "0.05");
        shade.stroke("#5b3c14", width).set("stroke-opacity", opacity).empty();
    }
    svg.draw_shape(&shape).fill("#f2dfb0").set("fill-opacity", "0.55").empty();
    let tint = if level > 1 { "0.4" } else { "0.26" };
    svg.draw_shape(&shape).fill("#a8722a").set("fill-opacity", tint).empty();
    draw_contours(svg, sheet, level);
    for (shift, width, opacity) in [(2.6, 4.5, "0.3"), (1.5, 2.0, "0.6")] {
        let light = svg.draw_shape(&shape).shifted(Point::new(shift, shift)).set("fill", "none");
        light.stroke("#fff6dc", width).set("stroke-opacity", opacity).empty();
    }
    svg.draw_shape(&shape)
        .set("fill", "none")
        .stroke(INK, if level > 1 { 1.9 } else { 1.4 })
        .empty();
    draw_strokes(svg, &lines, INK);
}

/// Thin lines that flow with the form of the whole hill.
fn draw_contours(svg: &mut Svg, sheet: &Sheet, level: i8) {
    let mass = Mass::new(sheet, |ground| ground.level >= level, 0.0);
    let mut contours = Blocks::coarse();
    for line in CONTOURS.into_iter().flat_map(|share| mass.inner(share)) {
        let ring = line.iter().copied().step_by(2).chain(line.first().copied());
        contours.add_line(&ring.collect::<Vec<_>>());
    }
    contours.draw(svg, |group| {
        let group = group.set("fill", "none").stroke(palette::CONTOUR, 0.7);
        group.set("stroke-opacity", "0.5")
    });
}

/// The number of each level, once or twice on its brink, where nothing stands in the way.
pub(crate) fn labels(map: &Map<'_>) -> Vec<Label> {
    let type_ = Type::new(Face::Bold, 17.0, "#5f3a0e").haloed("#f6ebc8", 6.0);
    let gully = Type::new(Face::Bold, 17.0, "#4a3312").haloed("#f6ebc8", 6.0);
    let mut labels = Vec::new();
    for (level, type_) in [(1, type_), (2, type_), (-1, gully)] {
        let text = if level < 0 { format!("-{}", -level) } else { level.to_string() };
        for line in brinks(&map.sheet, level) {
            // One number for every dozen hexes or so.
            let count = (line.len() / 60).clamp(1, 3);
            for part in 0..count {
                let from = line.len() * part / count;
                let free = |at: &&Point| {
                    map.sheet.frame.grown(-14.0).contains(**at)
                        && map.busy.is_free(**at, 14.0)
                        && map.built.is_free(**at, 12.0)
                };
                let near = line[from..].iter().take(line.len() / count);
                let label = Label::new(&text, type_);
                labels.extend(
                    near.into_iter()
                        .find(free)
                        .map(|at| label.centered(*at + Point::new(0.0, 6.0))),
                );
            }
        }
    }
    labels
}

/// Strokes downhill from closed lines with the higher ground to their right.
fn draw_strokes(svg: &mut Svg, lines: &[Vec<Point>], color: &str) {
    let mut strokes = Blocks::default();
    for line in lines {
        add_hachures(&mut strokes, &closed(line), 5.4, 5.6);
    }
    strokes.draw(svg, |group| group.fill(color).set("fill-opacity", "0.8"));
}
