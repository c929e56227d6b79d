//! Roads, tracks and railways from hex to hex.
//!
//! A road must cross the hexsides it is printed across, but inside that it takes the straight
//! way: its crossing points slide along the hexsides until the line is pulled tight. It is pinned
//! to the center of hexes where it forks, where it ends, and where people live. Better roads are
//! traced first, and lesser ones meet them where they have come to lie.

use std::collections::{BTreeMap, BTreeSet};

use scene::Board;

use crate::chains::{Chain, Link, chains};
use crate::chance::wobble;
use crate::curve::sampled;
use crate::geometry::Point;
use crate::ground::Built;
use crate::sheet::{SIDE, Sheet, Spot};

/// How a line from hex to hex is drawn, in drawing order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Way {
    /// A line this crate has no picture for.
    Unknown,
    /// A boat's way.
    Ferry,
    /// A path for feet and hooves.
    Track,
    /// A railway.
    Railway,
    /// A secondary road.
    MinorRoad,
    /// A road.
    Road,
    /// A main road.
    MajorRoad,
    /// A road of several lanes, without crossings.
    Motorway,
}

impl Way {
    /// Reads the kind of a line; none for bridges and fords, which are signs on other lines, and
    /// for what nobody walks along.
    pub(crate) fn of(kind: &str) -> Option<Self> {
        let words: Vec<&str> = kind.split('-').collect();
        let is = |word| words.contains(&word);
        if is("bridge") || is("ford") || is("hedge") || is("wall") || is("stream") {
            None
        } else if is("railway") || is("railroad") || is("rail") {
            Some(Self::Railway)
        } else if is("track") || is("trail") || is("path") {
            Some(Self::Track)
        } else if is("ferry") {
            Some(Self::Ferry)
        } else if is("motorway") || is("expressway") {
            Some(Self::Motorway)
        } else if is("highway") || is("primary") || is("major") || is("main") {
            Some(Self::MajorRoad)
        } else if is("minor") || is("secondary") || is("dirt") || is("lane") {
            Some(Self::MinorRoad)
        } else if is("road") || is("pike") {
            Some(Self::Road)
        } else {
            Some(Self::Unknown)
        }
    }

    /// All kinds, in drawing order.
    pub(crate) const ALL: [Self; 8] = [
        Self::Unknown,
        Self::Ferry,
        Self::Track,
        Self::Railway,
        Self::MinorRoad,
        Self::Road,
        Self::MajorRoad,
        Self::Motorway,
    ];

    /// Whether people build houses along it.
    pub(crate) fn is_street(self) -> bool {
        matches!(
            self,
            Self::Track | Self::MinorRoad | Self::Road | Self::MajorRoad | Self::Motorway
        )
    }
}

/// The kind a line is drawn as: where a map has primary roads beside its highways, these are
/// motorways.
pub(crate) fn drawn_as<'a>(board: &Board, kind: &'a str) -> &'a str {
    let graded = kind == "highway" && board.lines.iter().any(|line| line.kind == "primary");
    if graded { "motorway" } else { kind }
}

/// A road as it runs over the picture.
pub(crate) struct Road {
    pub(crate) way: Way,
    pub(crate) line: Vec<Point>,
}

/// All roads of a board.
pub(crate) fn roads(sheet: &Sheet, board: &Board, wet: &BTreeSet<[Spot; 2]>) -> Vec<Road> {
    let mut links = Links::new();
    for line in &board.lines {
        let Some(way) = Way::of(drawn_as(board, &line.kind)) else { continue };
        for pair in line.path.windows(2) {
            if let (Some(from), Some(to)) = (sheet.spot(&pair[0]), sheet.spot(&pair[1])) {
                let mut ends = [from, to];
                ends.sort_unstable();
                links.entry(ends).or_default().insert(way);
            }
        }
    }
    join_boards(sheet, board, &mut links);
    let mut tracer = Tracer {
        sheet,
        links: &links,
        wet,
        way: Way::Unknown,
        arms: BTreeMap::new(),
        meetings: BTreeMap::new(),
    };
    Way::ALL.into_iter().rev().flat_map(|way| tracer.roads(way)).collect()
}

/// Where boards lie side by side, a road that ends on one goes on along that which ends next to it
/// on the other.
fn join_boards(sheet: &Sheet, board: &Board, links: &mut Links) {
    let sheet_of = |id: &str| id.split_once('-').map(|(it, _)| it.to_owned());
    let sheets: BTreeMap<Spot, Option<String>> = board
        .hexes
        .iter()
        .filter_map(|hex| Some((sheet.spot(&hex.id)?, sheet_of(&hex.id))))
        .collect();
    let mut seams = Vec::new();
    for way in Way::ALL {
        let of_way: Vec<Link> = links
            .iter()
            .filter(|(_, ways)| ways.contains(&way))
            .map(|(&ends, _)| Link { ends, rank: 0 })
            .collect();
        let arms = arms(&of_way);
        let is_end = |spot: &Spot| arms.get(spot) == Some(&1);
        for &end in arms.keys().filter(|it| is_end(it)) {
            let over = sheet.neighbors(end).into_iter().filter(is_end);
            for other in over.filter(|other| sheets.get(other) != sheets.get(&end)) {
                let mut ends = [end, other];
                ends.sort_unstable();
                seams.push((ends, way));
            }
        }
    }
    for (ends, way) in seams {
        links.entry(ends).or_default().insert(way);
    }
}

/// How many links meet at each hex.
fn arms(links: &[Link]) -> BTreeMap<Spot, usize> {
    let mut arms = BTreeMap::new();
    for spot in links.iter().flat_map(|link| link.ends) {
        *arms.entry(spot).or_default() += 1;
    }
    arms
}

/// A point of a road that may slide between two others.
struct Pin {
    at: Point,
    /// The way it may slide, and how far each way; nothing for a fixed point.
    slide: Option<(Point, f64)>,
    home: Point,
}

/// What runs from hex to hex, by pairs of neighbors in lattice order.
type Links = BTreeMap<[Spot; 2], BTreeSet<Way>>;

struct Tracer<'a> {
    sheet: &'a Sheet,
    links: &'a Links,
    wet: &'a BTreeSet<[Spot; 2]>,
    /// The kind being traced.
    way: Way,
    /// How many lines of this kind meet at each hex.
    arms: BTreeMap<Spot, usize>,
    /// Where better roads run through each hex.
    meetings: BTreeMap<Spot, Point>,
}

impl Tracer<'_> {
    /// Traces all roads of a kind.
    fn roads(&mut self, way: Way) -> Vec<Road> {
        let links: Vec<Link> = self
            .links
            .iter()
            .filter(|(_, ways)| is_drawn(way, ways))
            .map(|(&ends, _)| Link { ends, rank: 0 })
            .collect();
        self.way = way;
        self.arms = arms(&links);
        let chains = chains(&links);
        let lines: Vec<Vec<Point>> = chains.iter().map(|chain| self.trace(chain)).collect();
        if way != Way::Railway {
            for (chain, line) in chains.iter().zip(&lines) {
                self.remember(chain, line);
            }
        }
        lines.into_iter().map(|line| Road { way, line }).collect()
    }

    /// Notes where a road runs through its hexes.
    fn remember(&mut self, chain: &Chain, line: &[Point]) {
        for &spot in &chain.spots {
            let center = self.sheet.point(spot);
            let near = |a: &&Point, b: &&Point| a.distance(center).total_cmp(&b.distance(center));
            if let Some(&meeting) = line.iter().min_by(near) {
                self.meetings.entry(spot).or_insert(meeting);
            }
        }
    }

    fn trace(&self, chain: &Chain) -> Vec<Point> {
        let mut pins = self.pins(chain);
        tighten(&mut pins);
        let points: Vec<Point> = pins.iter().map(|pin| pin.at).collect();
        let mut line = sampled(&points, 4);
        let last = line.len() - 1;
        for point in &mut line[1..last] {
            *point = wobble(0x0a, *point, SIDE * 1.1, 1.6);
        }
        line
    }

    fn pins(&self, chain: &Chain) -> Vec<Pin> {
        let spots = &chain.spots;
        let last = spots.len() - 1;
        let mut pins = Vec::new();
        pins.extend(self.exit(spots[0], spots[1]));
        for at in 0..=last {
            let next = spots.get(at + 1).copied();
            let before = at.checked_sub(1).map(|at| spots[at]);
            if self.is_pinned(before, spots[at], next) {
                pins.push(self.center_pin(before, spots[at], next));
            }
            if let Some(next) = next {
                pins.push(self.crossing_pin(spots[at], next));
            }
        }
        pins.extend(self.exit(spots[last], spots[last - 1]));
        pins
    }

    /// Whether a line must run through the middle of a hex, or meet another there.
    fn is_pinned(&self, before: Option<Spot>, spot: Spot, next: Option<Spot>) -> bool {
        let (Some(before), Some(next)) = (before, next) else { return true };
        let fork = self.arms.get(&spot).is_some_and(|&arms| arms > 2);
        // A single house stands beside the road, a place on both sides of it.
        let single = [Built::Nothing, Built::Stone, Built::Wooden];
        let built = self.sheet.ground(spot).is_some_and(|ground| !single.contains(&ground.built));
        // A railway crosses roads anywhere, but keeps beside one that goes the same way.
        let meets = self.meetings.contains_key(&spot)
            && (self.way != Way::Railway
                || self.is_shared(before, spot)
                || self.is_shared(spot, next));
        fork || built || meets
    }

    fn center_pin(&self, before: Option<Spot>, spot: Spot, next: Option<Spot>) -> Pin {
        let center = self.sheet.point(spot);
        let center = self.meetings.get(&spot).copied().unwrap_or(center);
        let lean = match (before, next) {
            (Some(before), Some(next)) => self.lean(before, spot) + self.lean(spot, next),
            (Some(other), None) => self.lean(other, spot) * 2.0,
            (None, Some(other)) => self.lean(spot, other) * 2.0,
            (None, None) => Point::new(0.0, 0.0),
        };
        fixed(center + lean * 0.5)
    }

    fn crossing_pin(&self, from: Spot, to: Spot) -> Pin {
        let middle = self.sheet.point(from).toward(self.sheet.point(to), 0.5);
        let along = (self.sheet.point(to) - self.sheet.point(from)).unit().right();
        let mut pair = [from, to];
        pair.sort_unstable();
        // Bridges stand in the middle of their hexside.
        let reach = SIDE * if self.wet.contains(&pair) { 0.06 } else { 0.24 };
        let home = middle + self.lean(from, to);
        Pin { at: home, slide: Some((along, reach)), home }
    }

    fn is_shared(&self, from: Spot, to: Spot) -> bool {
        let mut pair = [from, to];
        pair.sort_unstable();
        self.links[&pair].len() > 1
    }

    /// A railway keeps to the right of a road that goes the same way.
    fn lean(&self, from: Spot, to: Spot) -> Point {
        let beside = self.way == Way::Railway && self.is_shared(from, to);
        let right = (self.sheet.point(to) - self.sheet.point(from)).unit().right();
        right * if beside { 8.0 } else { 0.0 }
    }

    /// The next place of a road that runs on: straight ahead, or the least bend off the map if
    /// nobody lives where it ends.
    fn beyond(&self, end: Spot, before: Spot) -> Option<Spot> {
        let ahead = Spot::new(2 * end.x - before.x, 2 * end.y - before.y);
        let built = self.sheet.ground(end).is_some_and(|ground| ground.built != Built::Nothing);
        if built || !self.sheet.is_playable(ahead) {
            return Some(ahead);
        }
        let way = self.sheet.point(ahead) - self.sheet.point(end);
        let turn = |spot: &Spot| (self.sheet.point(*spot) - self.sheet.point(end)).dot(way);
        let off_map =
            self.sheet.neighbors(end).into_iter().filter(|&it| !self.sheet.is_playable(it));
        off_map.filter(|it| turn(it) > 0.0).max_by(|a, b| turn(a).total_cmp(&turn(b)))
    }

    /// Where a road that ends at the edge of the map runs on beyond it.
    fn exit(&self, end: Spot, before: Spot) -> Option<Pin> {
        let beyond = self.beyond(end, before)?;
        let cell = self.sheet.cells.get(&beyond)?;
        let dead_end = self.arms.get(&end) == Some(&1);
        let open = !cell.playable && !cell.ground.is_water();
        (dead_end && open && self.way != Way::Ferry).then(|| fixed(self.sheet.point(beyond)))
    }
}

/// Whether a line is drawn among those that share its link: a better road hides a lesser one, a
/// railway runs beside.
fn is_drawn(way: Way, ways: &BTreeSet<Way>) -> bool {
    let best_road = ways.iter().rev().find(|&&other| other != Way::Railway);
    ways.contains(&way) && (way == Way::Railway || best_road == Some(&way))
}

fn fixed(at: Point) -> Pin {
    Pin { at, slide: None, home: at }
}

/// Pulls a line tight: every sliding point moves toward the straight line of its neighbors.
fn tighten(pins: &mut [Pin]) {
    for _ in 0..24 {
        for at in 1..pins.len().saturating_sub(1) {
            let Some((way, reach)) = pins[at].slide else { continue };
            let (before, after) = (pins[at - 1].at, pins[at + 1].at);
            let line = (after - before).unit().right();
            let facing = way.dot(line);
            if facing.abs() < 0.05 {
                continue;
            }
            let slip = (before - pins[at].home).dot(line) / facing;
            pins[at].at = pins[at].home + way * slip.clamp(-reach, reach);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::curve::length;
    use scene::{BoardHex, BoardLine, Look, Orientation};

    /// How long a road is that runs in zigzag from column to column, by what stands there.
    fn road_through(terrain: &str) -> f64 {
        let hexes = (0..7).flat_map(|column| (0..3).map(move |row| (column, row)));
        let hexes = hexes.map(|(column, row)| BoardHex {
            id: format!("{column}.{row}"),
            x: column * 3,
            y: row * 2 + column % 2,
            terrain: if row == 1 { terrain } else { "open" }.into(),
        });
        let path = (0..7).map(|column| format!("{column}.1")).collect();
        let board = Board {
            orientation: Orientation::Flat,
            look: Look::Modern,
            north: None,
            bearing: None,
            across: None,
            hexes: hexes.collect(),
            sides: Vec::new(),
            lines: vec![BoardLine { kind: "road".into(), path }],
            names: Vec::new(),
            panels: Vec::new(),
        };
        let roads = roads(&Sheet::new(&board), &board, &BTreeSet::new());
        length(&roads[0].line)
    }

    #[test]
    fn a_road_runs_through_the_middle_of_villages_and_past_single_houses() {
        let straight = road_through("open");
        assert!(road_through("village") > straight + 20.0);
        assert!((road_through("wooden-building") - straight).abs() < straight * 0.02);
    }
}
