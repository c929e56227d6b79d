//! Houses: one building under one roof, its walls along the hexsides, whatever its shape.

use std::collections::{BTreeMap, BTreeSet};

use super::roofs::{self, Roof};
use super::{landmarks, openings};
use crate::chance::{Chance, noise};
use crate::curve::resampled;
use crate::geometry::Point;
use crate::ground::{Built, Ground, Landmark};
use crate::map::Map;
use crate::outline::outlines;
use crate::path::Path;
use crate::sheet::{Sheet, Spot};
use crate::svg::Svg;

/// How far inside the hexsides the middle of a wall stands.
pub(super) const WALL: f64 = 6.0;

/// How far inside them the roof begins.
const EAVES: f64 = 8.2;

/// Hexes under one roof.
pub(super) struct Building {
    pub(super) hexes: BTreeSet<Spot>,
    pub(super) built: Built,
    pub(super) landmark: Landmark,
}

/// Draws all buildings.
pub(super) fn draw(svg: &mut Svg, map: &Map<'_>) {
    let buildings = buildings(map);
    if buildings.is_empty() {
        return;
    }
    draw_shadows(svg, map, &buildings);
    for building in &buildings {
        match building.landmark {
            Landmark::Ruin => draw_ruin(svg, map, building),
            Landmark::Windmill => landmarks::draw_mill_tower(svg, map, building),
            Landmark::Nothing | Landmark::Tower | Landmark::Church | Landmark::Mill => {
                draw_house(svg, map, building);
            }
        }
    }
    openings::draw(svg, map, &buildings);
    landmarks::draw(svg, map);
}

/// The buildings of a board: hexes that doors join.
fn buildings(map: &Map<'_>) -> Vec<Building> {
    let mut left = map.sheet.spots_with(|ground| ground.built != Built::Nothing);
    let doors = doors(map);
    let mut found = Vec::new();
    while let Some(first) = left.pop_first() {
        let mut hexes = BTreeSet::from([first]);
        let mut due = vec![first];
        while let Some(spot) = due.pop() {
            for other in map.sheet.neighbors(spot) {
                if doors.contains(&ordered(spot, other)) && left.remove(&other) {
                    hexes.insert(other);
                    due.push(other);
                }
            }
        }
        let grounds: Vec<Ground> = hexes.iter().filter_map(|&it| map.sheet.ground(it)).collect();
        let landmark = grounds.iter().map(|it| it.landmark).max().unwrap_or(Landmark::Nothing);
        let built = grounds.first().map_or(Built::Stone, |it| it.built);
        found.push(Building { hexes, built, landmark });
    }
    found
}

/// The hexsides with a door.
pub(super) fn doors(map: &Map<'_>) -> BTreeSet<[Spot; 2]> {
    let doors = map.board.sides.iter().filter(|side| side.kind == "door");
    let spot = |hex: &String| map.sheet.spot(hex);
    doors
        .filter_map(|side| Some(ordered(spot(&side.between[0])?, spot(&side.between[1])?)))
        .collect()
}

pub(super) fn ordered(one: Spot, other: Spot) -> [Spot; 2] {
    if one < other { [one, other] } else { [other, one] }
}

/// The corners of a building's outline, moved inwards.
pub(super) fn inset(sheet: &Sheet, building: &Building, by: f64) -> BTreeMap<Spot, Point> {
    let mut corners = BTreeMap::new();
    for outline in outlines(sheet, &building.hexes) {
        let moved = moved_in(sheet, &outline, by);
        corners.extend(outline.into_iter().zip(moved));
    }
    corners
}

/// A closed line of corners moved to its right.
fn moved_in(sheet: &Sheet, corners: &[Spot], by: f64) -> Vec<Point> {
    let points: Vec<Point> = corners.iter().map(|&it| sheet.point(it)).collect();
    let count = points.len();
    (0..count)
        .map(|at| {
            let before = (points[at] - points[(at + count - 1) % count]).unit().right();
            let after = (points[(at + 1) % count] - points[at]).unit().right();
            points[at] + (before + after) * (by / (1.0 + before.dot(after)))
        })
        .collect()
}

/// The outlines of a building, moved inwards.
pub(super) fn plans(sheet: &Sheet, building: &Building, by: f64) -> Vec<Vec<Point>> {
    outlines(sheet, &building.hexes).iter().map(|it| moved_in(sheet, it, by)).collect()
}

fn outline_path(plans: &[Vec<Point>]) -> Path {
    let mut path = Path::default();
    for plan in plans {
        path.polygon(plan);
    }
    path
}

/// Shadows lie under all houses, so that none falls on a roof.
fn draw_shadows(svg: &mut Svg, map: &Map<'_>, buildings: &[Building]) {
    svg.element("g").fill("#241a0c").open();
    for building in buildings {
        let path = outline_path(&plans(&map.sheet, building, WALL - 2.0));
        let steps: &[f64] = match building.landmark {
            Landmark::Ruin => &[2.0],
            Landmark::Nothing | Landmark::Mill => &[2.5, 5.5],
            Landmark::Tower | Landmark::Church | Landmark::Windmill => &[3.0, 6.0, 9.0],
        };
        for &step in steps {
            let shadow = svg.path(path.data()).shifted(Point::new(step, step * 1.25));
            shadow.set("fill-opacity", "0.16").empty();
        }
    }
    svg.close();
}

fn draw_house(svg: &mut Svg, map: &Map<'_>, building: &Building) {
    let walls = outline_path(&plans(&map.sheet, building, WALL));
    draw_walls(svg, walls.data(), building.built);
    let roof = roof_of(building);
    roofs::draw(svg, map, building, &inset(&map.sheet, building, EAVES), roof);
}

/// What a building is roofed with.
fn roof_of(building: &Building) -> Roof {
    let first = building.hexes.first().copied().unwrap_or(Spot::new(0, 0));
    let mut chance = Chance::at(0xa1, first.x, first.y);
    match (building.landmark, building.built) {
        (Landmark::Tower | Landmark::Church, _) => Roof::Slate,
        (_, Built::Wooden) => [Roof::Thatch, Roof::Shingle][chance.pick(2)],
        _ => [Roof::Tile, Roof::Slate, Roof::OldTile][chance.pick(3)],
    }
}

/// Walls as a builder draws them: dark edges, the stuff of the wall between them.
pub(super) fn draw_walls(svg: &mut Svg, data: &str, built: Built) {
    let shape = svg.shape(data);
    let (edge, stuff) = match built {
        Built::Wooden => ("#3f2810", "#a77f4b"),
        _ => ("#3c382f", "#cfc8b6"),
    };
    for (color, width) in [(edge, 7.0), (stuff, 4.6)] {
        let wall = svg.draw_shape(&shape).set("fill", "none").stroke(color, width);
        wall.set("stroke-linejoin", "miter").empty();
    }
}

/// Walls without a roof, broken here and there, and what has fallen between them.
fn draw_ruin(svg: &mut Svg, map: &Map<'_>, building: &Building) {
    let plans = plans(&map.sheet, building, WALL);
    svg.path(outline_path(&plans).data()).fill("#cbbd9e").set("fill-opacity", "0.9").empty();
    landmarks::draw_debris(svg, map, building);
    let mut standing = Path::default();
    for plan in &plans {
        let ring: Vec<Point> = plan.iter().chain(plan.first()).copied().collect();
        let line = resampled(&ring, 4.0);
        for stretch in line.split(|&at| noise(0xa2, at, 26.0) > 0.34) {
            if stretch.len() > 2 {
                standing.polyline(stretch);
            }
        }
    }
    draw_walls(svg, standing.data(), building.built);
}
