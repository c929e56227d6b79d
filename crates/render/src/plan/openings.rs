//! Doors, windows, and the walls between the rooms of a building.

use super::houses::{Building, WALL, doors, ordered};
use crate::geometry::Point;
use crate::ground::{Built, Ground};
use crate::map::Map;
use crate::path::Path;
use crate::sides::side_line;
use crate::svg::Svg;

/// Half the width of a door.
const DOOR: f64 = 10.0;

/// Half the width of a window.
const WINDOW: f64 = 7.0;

/// Draws all openings.
pub(super) fn draw(svg: &mut Svg, map: &Map<'_>, buildings: &[Building]) {
    draw_partitions(svg, map, buildings);
    let (mut outer, mut steps, mut inner) = (Path::default(), Path::default(), Path::default());
    let (mut panes, mut shutters, mut bars) = (Path::default(), Path::default(), Path::default());
    for side in &map.board.sides {
        let Some(place) = Place::of(map, side) else { continue };
        match (side.kind.as_str(), place.inside) {
            ("door", true) => place.slab(&mut inner, 0.0, DOOR, 3.4),
            ("door", false) => {
                place.slab(&mut outer, -WALL, DOOR, 4.6);
                place.slab(&mut steps, 1.6, DOOR + 1.5, 3.0);
            }
            ("window", _) => {
                place.slab(&mut panes, -WALL, WINDOW, 3.6);
                place.shutters(&mut shutters);
                place.bars(&mut bars);
            }
            _ => {}
        }
    }
    for (path, color, edge, width) in [
        (&steps, "#e3d9c2", "#5c503c", 1.0),
        (&outer, "#8a4f22", "#2b1606", 1.5),
        (&inner, "#8a4f22", "#2b1606", 1.5),
        (&panes, "#d8ecf4", "#20303a", 1.6),
        (&shutters, "#5d7f6d", "#24352c", 1.0),
        (&bars, "none", "#20303a", 1.0),
    ] {
        if !path.data().is_empty() {
            svg.path(path.data()).fill(color).stroke(edge, width).empty();
        }
    }
}

/// Where an opening is: on the wall of a house, or between two of its rooms.
struct Place {
    middle: Point,
    along: Point,
    /// The way out of the house.
    out: Point,
    inside: bool,
}

impl Place {
    fn of(map: &Map<'_>, side: &scene::BoardSide) -> Option<Self> {
        let is_house = |ground: Ground| ground.built != Built::Nothing;
        let built = |hex: &String| {
            let ground = map.sheet.spot(hex).and_then(|spot| map.sheet.ground(spot));
            ground.is_some_and(is_house)
        };
        let [first, second] = [&side.between[0], &side.between[1]].map(built);
        if !first && !second {
            return None;
        }
        let (from, to, way) = side_line(&map.sheet, side)?;
        let out = if first { way } else { way * -1.0 };
        let along = (to - from).unit();
        Some(Self { middle: from.toward(to, 0.5), along, out, inside: first && second })
    }

    /// A rectangle along the wall, its middle so far out of the hexside.
    fn slab(&self, path: &mut Path, out: f64, long: f64, deep: f64) {
        let at = self.middle + self.out * out;
        self.slab_at(path, at, long, deep);
    }

    fn slab_at(&self, path: &mut Path, at: Point, long: f64, deep: f64) {
        let (long, deep) = (self.along * long, self.out * deep);
        path.polygon(&[at - long - deep, at + long - deep, at + long + deep, at - long + deep]);
    }

    fn shutters(&self, path: &mut Path) {
        let wall = self.middle - self.out * (WALL - 2.0);
        for side in [-1.0, 1.0] {
            self.slab_at(path, wall + self.along * (side * (WINDOW + 3.2)), 2.9, 2.6);
        }
    }

    fn bars(&self, path: &mut Path) {
        let wall = self.middle - self.out * WALL;
        path.move_to(wall - self.along * WINDOW).line_to(wall + self.along * WINDOW);
        path.move_to(wall - self.out * 3.6).line_to(wall + self.out * 3.6);
    }
}

/// Walls between the rooms of one building: broken by a door, or blank.
fn draw_partitions(svg: &mut Svg, map: &Map<'_>, buildings: &[Building]) {
    let doors = doors(map);
    let mut walls = Path::default();
    for building in buildings {
        for &spot in &building.hexes {
            for other in map.sheet.neighbors(spot).into_iter().filter(|&it| spot < it) {
                let Some(shared) = map.sheet.shared(spot, other) else { continue };
                if !building.hexes.contains(&other) {
                    continue;
                }
                let [from, to] = shared.map(|corner| map.sheet.point(corner));
                let [from, to] = [from.toward(to, 0.1), to.toward(from, 0.1)];
                walls.move_to(from);
                if doors.contains(&ordered(spot, other)) {
                    walls.line_to(from.toward(to, 0.26)).move_to(to.toward(from, 0.26));
                }
                walls.line_to(to);
            }
        }
    }
    if walls.data().is_empty() {
        return;
    }
    let shape = svg.shape(walls.data());
    for (color, width) in [("#2f2a22", 4.6), ("#d8d0bd", 2.2)] {
        svg.draw_shape(&shape).set("fill", "none").stroke(color, width).empty();
    }
}
