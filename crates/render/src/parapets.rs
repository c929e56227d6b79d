//! Field works along hexsides: a parapet with a salient, and a ditch before it.
//!
//! The first hex of a hexside lies behind the works, the second one before them.

use scene::{Board, BoardSide};

use crate::geometry::Point;
use crate::path::Path;
use crate::sheet::Sheet;
use crate::sides::{is_parapet, side_line};
use crate::svg::Svg;

/// How far the salient stands before the hexside.
const SALIENT: f64 = 8.5;

/// Draws all parapets.
pub(crate) fn draw(svg: &mut Svg, sheet: &Sheet, board: &Board) {
    let (mut wall, mut ticks) = (Path::default(), Path::default());
    for side in board.sides.iter().filter(|side| is_parapet(&side.kind)) {
        let Some(trace) = trace(sheet, side) else { continue };
        wall.polyline(&trace);
        add_ticks(&mut ticks, &trace);
    }
    if wall.data().is_empty() {
        return;
    }
    let ditch = svg.path(ticks.data()).set("fill", "none").stroke("#2f2013", 1.1);
    ditch.set("stroke-linecap", "round").empty();
    let shape = svg.shape(wall.data());
    for (color, width) in [("#f2e6c6", 6.4), ("#2f2013", 4.6), ("#b98a4e", 2.2)] {
        svg.draw_shape(&shape)
            .set("fill", "none")
            .stroke(color, width)
            .set("stroke-linejoin", "miter")
            .set("stroke-linecap", "round")
            .empty();
    }
}

/// The line of the parapet: along the hexside, with a salient toward the enemy.
fn trace(sheet: &Sheet, side: &BoardSide) -> Option<[Point; 5]> {
    let (from, to, out) = side_line(sheet, side)?;
    let at = |share: f64| from.toward(to, share);
    Some([from, at(0.28), at(0.5) + out * SALIENT, at(0.72), to])
}

/// The ditch: short strokes before the parapet.
fn add_ticks(ticks: &mut Path, trace: &[Point; 5]) {
    let out = (trace[2] - trace[0].toward(trace[4], 0.5)).unit();
    for pair in trace.windows(2) {
        for at in [0.2, 0.5, 0.8] {
            let foot = pair[0].toward(pair[1], at);
            ticks.move_to(foot + out * 3.4).line_to(foot + out * 7.0);
        }
    }
}
