//! Signs for what stands in a hex beside its terrain: ports, airfields, sites.
//!
//! They keep to the corners of their hex, where a counter in its middle leaves them visible.

use scene::Board;

use crate::clearance::Clearance;
use crate::geometry::{Point, measure};
use crate::ground::Ground;
use crate::sheet::{Sheet, Spot};
use crate::svg::{Svg, short};

/// How far from the middle of a hex its signs stand, as a share of the way to a corner.
const REACH: f64 = 0.76;

/// Half the width of a sign.
const HALF: f64 = 8.6;

const INK: &str = "#1f3442";
const PALE: &str = "#fbf5e3";

/// What a sign stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Port,
    Airbase,
    Airfield,
    Chemical,
    Nuclear,
}

impl Kind {
    fn of(kind: &str) -> Option<Self> {
        Some(match kind {
            "port" | "naval-base" => Self::Port,
            "airbase" | "air-base" => Self::Airbase,
            "airfield" | "airstrip" => Self::Airfield,
            "chemical" => Self::Chemical,
            "nuclear" => Self::Nuclear,
            _ => return None,
        })
    }
}

/// A sign and where it stands.
pub(crate) struct Installation {
    kind: Kind,
    pub(crate) at: Point,
}

/// All signs of a board. `busy` is where roads and rivers run.
pub(crate) fn installations(sheet: &Sheet, board: &Board, busy: &Clearance) -> Vec<Installation> {
    let mut signs: Vec<Installation> = Vec::new();
    for line in &board.lines {
        let (Some(kind), [hex]) = (Kind::of(&line.kind), line.path.as_slice()) else { continue };
        let Some(spot) = sheet.spot(hex) else { continue };
        let free = |at: Point| signs.iter().all(|other| other.at.distance(at) > HALF * 2.2);
        let places = sheet.corners(spot).map(|corner| {
            let at = sheet.point(spot).toward(sheet.point(corner), REACH);
            (at, cost(sheet, (spot, corner), at, kind, busy))
        });
        let best = places
            .into_iter()
            .filter(|(at, _)| free(*at))
            .min_by(|(_, first), (_, second)| first.total_cmp(second));
        signs.extend(best.map(|(at, _)| Installation { kind, at }));
    }
    signs
}

/// How badly a sign stands near a corner of its hex: a port wants the sea, all others dry ground;
/// nobody wants to stand on a road. Left and right of the middle a counter covers the least.
fn cost(
    sheet: &Sheet,
    (spot, corner): (Spot, Spot),
    at: Point,
    kind: Kind,
    busy: &Clearance,
) -> f64 {
    let around = sheet.neighbors(spot).into_iter();
    let near = around.filter(|&it| sheet.corners(it).contains(&corner));
    let wet = near.filter(|&it| sheet.ground(it).is_some_and(Ground::is_water)).count();
    let water = if kind == Kind::Port { -9.0 } else { 5.0 } * measure(wet);
    let covered = if (at.y - sheet.point(spot).y).abs() > 1.0 { 4.0 } else { 0.0 };
    water + covered + 1.6 * measure(busy.crowd(at, HALF, HALF))
}

/// Draws signs.
pub(crate) fn draw(svg: &mut Svg, signs: &[Installation]) {
    for sign in signs {
        let shift = format!("translate({} {})", short(sign.at.x), short(sign.at.y));
        svg.element("g").set("transform", &shift).open();
        match sign.kind {
            Kind::Port => {
                draw_disc(svg, PALE);
                draw_strokes(svg, ANCHOR, INK);
            }
            Kind::Airbase => {
                draw_disc(svg, INK);
                svg.path(PLANE).fill(PALE).empty();
            }
            Kind::Airfield => {
                draw_disc(svg, PALE);
                svg.path(PLANE).fill(INK).empty();
            }
            Kind::Chemical => {
                draw_square(svg, "#dbe2b4");
                svg.path(LIQUID).fill("#5b7a2a").empty();
                draw_strokes(svg, FLASK, INK);
            }
            Kind::Nuclear => {
                draw_square(svg, "#f0cf5a");
                svg.path(TREFOIL).fill(INK).empty();
            }
        }
        svg.close();
    }
}

const PLANE: &str = "M0-6.4Q1.1-5.6 1.1-3.4V-1.5L6.3 2V3.5L1.1 1.9L.8 4.3L2.7 5.7V6.6L0 5.9L-2.7 \
                     6.6V5.7L-.8 4.3L-1.1 1.9L-6.3 3.5V2L-1.1-1.5V-3.4Q-1.1-5.6 0-6.4z";
const ANCHOR: &str = "M0-3.4V5.9M-2.9-1.5H2.9M-5.2 1.7Q-4.4 5.7 0 5.9Q4.4 5.7 5.2 1.7M-6.3 \
                      3.6L-5.2 1.5L-3.4 3M6.3 3.6L5.2 1.5L3.4 3M-1.5-4.9a1.5 1.5 0 1 0 3 0a1.5 1.5 \
                      0 1 0-3 0";
const FLASK: &str =
    "M-2-5.7H2M-1.2-5.7V-2.4L-4.8 4.6Q-5 5.8-3.8 5.8H3.8Q5 5.8 4.8 4.6L1.2-2.4V-5.7";
const LIQUID: &str = "M-3 1.2H3L4.8 4.6Q5 5.8 3.8 5.8H-3.8Q-5 5.8-4.8 4.6z";
const TREFOIL: &str = "M-1.5 0a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0M2.4 0L6.2 0A6.2 6.2 0 0 0 \
                       3.1-5.37L1.2-2.08A2.4 2.4 0 0 1 2.4 0zM-1.2-2.08L-3.1-5.37A6.2 6.2 0 0 0-6.2 \
                       0L-2.4 0A2.4 2.4 0 0 1-1.2-2.08zM-1.2 2.08L-3.1 5.37A6.2 6.2 0 0 0 3.1 \
                       5.37L1.2 2.08A2.4 2.4 0 0 1-1.2 2.08z";

fn draw_disc(svg: &mut Svg, color: &str) {
    let origin = Point::new(0.0, 0.0);
    svg.circle(origin, HALF + 1.2).fill(PALE).set("fill-opacity", "0.75").empty();
    svg.circle(origin, HALF).fill(color).stroke(INK, 1.1).empty();
}

fn draw_square(svg: &mut Svg, color: &str) {
    svg.path("M-8-8H8V8H-8z").fill(color).stroke(INK, 1.3).empty();
}

fn draw_strokes(svg: &mut Svg, data: &str, color: &str) {
    svg.path(data)
        .set("fill", "none")
        .stroke(color, 1.4)
        .set("stroke-linecap", "round")
        .set("stroke-linejoin", "round")
        .empty();
}
