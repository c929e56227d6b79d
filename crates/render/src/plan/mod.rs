//! Ground seen from so near that a house fills its hex: every door, hedge and garden has its place.
//!
//! What rules ask about keeps close to the hexsides: the edges of levels, walls and what opens
//! them. The rest is drawn as it would be seen from above.

mod clumps;
mod growth;
mod houses;
mod landmarks;
mod openings;
mod plots;
mod relief;
mod roofs;
mod rows;
mod waste;
mod ways;

use crate::blocks::Blocks;
use crate::clearance::Clearance;
use crate::ground::Built;
use crate::map::Map;
use crate::palette;
use crate::roads::Way;
use crate::sheet::Sheet;
use crate::svg::Svg;
use crate::water;

pub(crate) use ways::half_width;

/// Draws a board from near.
pub(crate) fn draw(svg: &mut Svg, map: &Map<'_>) {
    relief::draw_levels(svg, map);
    plots::draw_ground(svg, map);
    relief::draw_edges(svg, map);
    water::draw(svg, map);
    plots::draw_growth(svg, map);
    waste::draw(svg, map);
    relief::draw_banks(svg, map);
    ways::draw(svg, &map.roads);
    ways::draw_bridges(svg, map);
    ways::draw_walls(svg, map);
    ways::draw_enclosures(svg, map);
    growth::draw_low(svg, map);
    houses::draw(svg, map);
    growth::draw_trees(svg, map);
    draw_dots(svg, map);
}

/// Keeps names and trees off the roofs.
pub(crate) fn keep_off_houses(sheet: &Sheet, clearance: &mut Clearance) {
    for spot in sheet.spots_with(|ground| ground.built != Built::Nothing) {
        let center = sheet.point(spot);
        for corner in sheet.hexagon(spot) {
            for share in [0.3, 0.6, 0.85] {
                clearance.add_point(center.toward(corner, share), 0.0);
            }
        }
    }
}

/// Marks the middle of every hex: lines of sight run from one to another.
fn draw_dots(svg: &mut Svg, map: &Map<'_>) {
    let mut dots = Blocks::default();
    for spot in map.sheet.playable() {
        let center = map.sheet.point(spot);
        dots.at(center).dot(center);
    }
    for (color, width, opacity) in [(palette::PAPER, 4.6, "0.7"), (palette::GRID, 2.8, "0.75")] {
        dots.draw(svg, |group| {
            let group = group.stroke(color, width).set("stroke-opacity", opacity);
            group.set("stroke-linecap", "round")
        });
    }
}

/// Whether people and carts go along a way.
fn is_paved(way: Way) -> bool {
    matches!(way, Way::MinorRoad | Way::Road | Way::MajorRoad | Way::Motorway)
}
