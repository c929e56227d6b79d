//! Ways one can see from near: roads with their ruts, tracks, railways, bridges, garden walls.

use super::is_paved;
use super::plots::is_free;
use crate::blocks::Blocks;
use crate::clearance::Clearance;
use crate::curve::{direction, resampled, sampled, shifted};
use crate::geometry::Point;
use crate::ground::{Built, Cover, Feature, Ground};
use crate::map::Map;
use crate::outline::{Edge, soft_outlines};
use crate::path::Path;
use crate::roads::{Road, Way};
use crate::sheet::{APOTHEM, SIDE};
use crate::svg::Svg;

/// A wall around a plot stands inside its hexes, with sharp corners.
const ENCLOSURE: Edge = Edge { wobble: 0.0, reach: -0.07, rounds: 0 };

/// How far a way reaches to each side of its middle.
pub(crate) fn half_width(way: Way) -> f64 {
    match way {
        Way::MinorRoad | Way::Road | Way::MajorRoad | Way::Motorway => 11.0,
        Way::Railway => 12.0,
        Way::Track => 6.0,
        Way::Unknown | Way::Ferry => 2.5,
    }
}

/// Draws all ways: tracks below roads, railways above both.
pub(super) fn draw(svg: &mut Svg, roads: &[Road]) {
    draw_tracks(svg, roads);
    draw_roads(svg, roads);
    draw_railways(svg, roads);
}

/// The lines of some ways, shifted to their right.
fn lines(roads: &[Road], is_one: impl Fn(Way) -> bool, aside: f64) -> Blocks {
    let mut blocks = Blocks::default();
    for road in roads.iter().filter(|road| is_one(road.way)) {
        let line: Vec<Point> = road.line.iter().copied().step_by(2).collect();
        blocks.add_line(&shifted(&line, aside));
    }
    blocks
}

fn stroke(svg: &mut Svg, blocks: &Blocks, color: &str, width: f64, opacity: &str) {
    blocks.draw(svg, |group| {
        let group = group.set("fill", "none").stroke(color, width);
        group.set("stroke-linecap", "round").set("stroke-opacity", opacity)
    });
}

fn draw_tracks(svg: &mut Svg, roads: &[Road]) {
    let is_track = |way| way == Way::Track;
    stroke(svg, &lines(roads, is_track, 0.0), "#eadcb2", 13.0, "0.75");
    for aside in [-3.6, 3.6] {
        stroke(svg, &lines(roads, is_track, aside), "#a88852", 2.6, "0.8");
    }
}

fn draw_roads(svg: &mut Svg, roads: &[Road]) {
    let middle = lines(roads, is_paved, 0.0);
    stroke(svg, &middle, "#6b5334", 23.4, "0.9");
    stroke(svg, &middle, "#f1e5c6", 20.6, "1");
    for aside in [-5.0, 5.0] {
        stroke(svg, &lines(roads, is_paved, aside), "#d9c495", 4.0, "0.75");
    }
    stroke(svg, &middle, "#faf2da", 2.4, "0.7");
}

/// Two rails on sleepers, in gravel.
fn draw_railways(svg: &mut Svg, roads: &[Road]) {
    let is_railway = |way| way == Way::Railway;
    let middle = lines(roads, is_railway, 0.0);
    stroke(svg, &middle, "#7d735f", 25.0, "0.55");
    stroke(svg, &middle, "#c9bfa6", 22.4, "1");
    let mut sleepers = Blocks::default();
    for road in roads.iter().filter(|road| road.way == Way::Railway) {
        let line = resampled(&road.line, 7.2);
        for (at, &place) in line.iter().enumerate() {
            let half = direction(&line, at).right() * 8.6;
            sleepers.at(place).move_to(place - half).line_to(place + half);
        }
    }
    sleepers.draw(svg, |group| group.stroke("#5f4a34", 3.2).set("stroke-opacity", "0.85"));
    for aside in [-5.2, 5.2] {
        let rail = lines(roads, is_railway, aside);
        stroke(svg, &rail, "#2f2d2b", 2.6, "1");
        stroke(svg, &rail, "#a9a49b", 0.9, "1");
    }
}

/// Draws stone bridges over the hexes of water that have one.
pub(super) fn draw_bridges(svg: &mut Svg, map: &Map<'_>) {
    for spot in map.sheet.spots_with(|ground| ground.feature == Feature::Bridge) {
        if !map.sheet.is_playable(spot) {
            continue;
        }
        let center = map.sheet.point(spot);
        let paved = map.roads.iter().filter(|road| is_paved(road.way));
        let near: Vec<Point> = paved
            .flat_map(|road| &road.line)
            .copied()
            .filter(|it| it.distance(center) < APOTHEM)
            .collect();
        let way = match (near.first(), near.last()) {
            (Some(&from), Some(&to)) if near.len() > 1 => (to - from).unit(),
            _ => Point::new(1.0, 0.0),
        };
        draw_bridge(svg, center, way);
    }
}

fn draw_bridge(svg: &mut Svg, center: Point, way: Point) {
    let (half, deck) = (way * (SIDE * 0.82), way.right() * 13.6);
    let mut plan = Path::default();
    plan.polygon(&[
        center - half - deck,
        center + half - deck,
        center + half + deck,
        center - half + deck,
    ]);
    let shadow = svg.path(plan.data()).shifted(Point::new(4.0, 5.6));
    shadow.fill("#1d2f38").set("fill-opacity", "0.36").empty();
    draw_piers(svg, center, way);
    svg.path(plan.data()).fill("#e6d8b6").stroke("#4d4436", 1.4).empty();
    let mut joints = Path::default();
    for at in -7..=7 {
        let foot = center + way * (f64::from(at) * 5.2);
        joints.move_to(foot - deck * 0.8).line_to(foot + deck * 0.8);
    }
    let joints = svg.path(joints.data()).set("fill", "none").stroke("#bfa978", 0.9);
    joints.set("stroke-dasharray", "3.6 1.6").empty();
    let mut parapets = Path::default();
    for side in [-1.0, 1.0] {
        let (rail, wing) = (deck * side, deck * (0.5 * side));
        parapets.move_to(center - half * 1.16 + rail + wing).line_to(center - half + rail);
        parapets.line_to(center + half + rail).line_to(center + half * 1.16 + rail + wing);
    }
    draw_masonry(svg, parapets.data());
}

/// Pointed piers that part the water.
fn draw_piers(svg: &mut Svg, center: Point, way: Point) {
    let across = way.right();
    let mut piers = Path::default();
    for at in [-13.0, 13.0] {
        let foot = center + way * at;
        piers.polygon(&[
            foot - across * 21.0,
            foot - across * 13.0 + way * 5.0,
            foot + across * 13.0 + way * 5.0,
            foot + across * 21.0,
            foot + across * 13.0 - way * 5.0,
            foot - across * 13.0 - way * 5.0,
        ]);
    }
    svg.path(piers.data()).fill("#a9a08c").stroke("#4d4436", 1.2).empty();
}

/// A low wall of stones.
fn draw_masonry(svg: &mut Svg, data: &str) {
    let shape = svg.shape(data);
    for (shift, color, width, dashes, opacity) in [
        (1.6, "#2f2413", 5.6, "none", "0.3"),
        (0.0, "#4d4436", 5.8, "none", "1"),
        (0.0, "#c3bba8", 3.9, "none", "1"),
        (0.0, "#7d7461", 3.9, "0.9 5.6", "0.9"),
    ] {
        svg.draw_shape(&shape)
            .shifted(Point::new(shift, shift))
            .set("fill", "none")
            .stroke(color, width)
            .set("stroke-linejoin", "round")
            .set("stroke-dasharray", dashes)
            .set("stroke-opacity", opacity)
            .empty();
    }
}

/// Draws garden walls, open where a way leads through.
pub(super) fn draw_walls(svg: &mut Svg, map: &Map<'_>) {
    let mut walls = Path::default();
    for line in map.board.lines.iter().filter(|line| line.kind.ends_with("wall")) {
        let points: Vec<Point> = line.path.iter().filter_map(|hex| map.sheet.center(hex)).collect();
        let line = resampled(&sampled(&points, 4), 5.0);
        for stretch in line.split(|&at| !is_open(map, at)) {
            if stretch.len() > 2 {
                walls.polyline(stretch);
            }
        }
    }
    if !walls.data().is_empty() {
        draw_masonry(svg, walls.data());
    }
}

fn is_open(map: &Map<'_>, at: Point) -> bool {
    let ground = map.sheet.spot_at(at).and_then(|spot| map.sheet.ground(spot));
    let free = |ground: Ground| ground.built == Built::Nothing && !ground.is_water();
    ground.is_some_and(free) && is_free(map, at, 3.0)
}

/// Where garden walls and hedges stand, so that beds, graves and crops keep off them.
pub(super) fn fences(map: &Map<'_>) -> Clearance {
    let mut fences = Clearance::default();
    for line in &map.board.lines {
        let half = if line.kind == "hedge" {
            7.0
        } else if line.kind.ends_with("wall") {
            3.0
        } else {
            continue;
        };
        let points: Vec<Point> = line.path.iter().filter_map(|hex| map.sheet.center(hex)).collect();
        fences.add(&sampled(&points, 4), half);
    }
    fences
}

/// Draws the walls around graves, open where a way leads in.
pub(super) fn draw_enclosures(svg: &mut Svg, map: &Map<'_>) {
    let graves = map.sheet.spots_with(|ground| ground.cover == Cover::Graves);
    let mut walls = Path::default();
    for outline in soft_outlines(&map.sheet, &graves, ENCLOSURE) {
        let ring: Vec<Point> = outline.iter().chain(outline.first()).copied().collect();
        for stretch in resampled(&ring, 4.0).split(|&at| !is_free(map, at, 2.0)) {
            if stretch.len() > 2 {
                walls.polyline(stretch);
            }
        }
    }
    if !walls.data().is_empty() {
        draw_masonry(svg, walls.data());
    }
}
