//! The board laid out on the picture.
//!
//! Centers and corners of hexes all fall on one lattice of whole numbers, so that hexsides and
//! corners can be compared exactly; only the last step turns lattice places into points.
//! Around the playable hexes lies a ring of strays: places that continue the ground next to them,
//! so that woods and seas run on to the frame of the map instead of ending at its last hex.

use std::collections::{BTreeMap, BTreeSet};

use scene::{Area, Board, Orientation};

use crate::geometry::{Point, Rect};
use crate::ground::{Built, Ground};

/// The side of a hex on the picture.
pub const SIDE: f64 = 50.0;

/// Half the distance between two opposite sides of a hex.
pub(crate) const APOTHEM: f64 = SIDE * 0.866_025_403_784;

/// A place of the lattice: the center or a corner of a hex.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Spot {
    pub(crate) x: i32,
    pub(crate) y: i32,
}

impl Spot {
    pub(crate) const fn new(x: i32, y: i32) -> Self {
        Self { x, y }
    }

    fn plus(self, other: Self) -> Self {
        Self::new(self.x + other.x, self.y + other.y)
    }
}

/// Corners as seen from the center, clockwise, for flat tops.
const FLAT: [Spot; 6] = [
    Spot::new(2, 0),
    Spot::new(1, 1),
    Spot::new(-1, 1),
    Spot::new(-2, 0),
    Spot::new(-1, -1),
    Spot::new(1, -1),
];

/// Corners as seen from the center, clockwise, for pointed tops.
const POINTY: [Spot; 6] = [
    Spot::new(0, -2),
    Spot::new(1, -1),
    Spot::new(1, 1),
    Spot::new(0, 2),
    Spot::new(-1, 1),
    Spot::new(-1, -1),
];

/// What lies at the center of a hex.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Cell {
    pub(crate) ground: Ground,
    pub(crate) playable: bool,
}

/// The board laid out on the picture.
pub(crate) struct Sheet {
    orientation: Orientation,
    /// Playable hexes and the strays around them.
    pub(crate) cells: BTreeMap<Spot, Cell>,
    spots: BTreeMap<String, Spot>,
    /// The boxes of panels.
    boxes: BTreeMap<String, Rect>,
    /// The frame of the map, the origin at its upper left corner.
    pub(crate) frame: Rect,
    /// All that is printed: the frame, and the panels beside it.
    pub(crate) print: Rect,
    origin: Point,
}

impl Sheet {
    /// Lays out a board.
    pub(crate) fn new(board: &Board) -> Self {
        let mut sheet = Self {
            orientation: board.orientation,
            cells: BTreeMap::new(),
            spots: BTreeMap::new(),
            boxes: BTreeMap::new(),
            frame: Rect::new(0.0, 0.0, 0.0, 0.0),
            print: Rect::new(0.0, 0.0, 0.0, 0.0),
            origin: Point::new(0.0, 0.0),
        };
        for hex in &board.hexes {
            let spot = Spot::new(hex.x, hex.y);
            let ground = Ground::of(&hex.terrain);
            sheet.cells.insert(spot, Cell { ground, playable: true });
            sheet.spots.insert(hex.id.clone(), spot);
        }
        sheet.settle(board);
        sheet.set_frame();
        sheet.add_strays();
        sheet.run_on(board);
        sheet.set_panels(board);
        sheet
    }

    /// Towns and cities that stand on a terrain of their own: smaller than one that fills its hex.
    fn settle(&mut self, board: &Board) {
        for line in &board.lines {
            let built = match line.kind.as_str() {
                "city" => Built::Town,
                "town" => Built::Village,
                _ => continue,
            };
            let [hex] = line.path.as_slice() else { continue };
            let cell = self.spots.get(hex).and_then(|spot| self.cells.get_mut(spot));
            if let Some(cell) = cell.filter(|cell| cell.ground.built == Built::Nothing) {
                cell.ground.built = built;
            }
        }
    }

    fn set_frame(&mut self) {
        let corners: BTreeSet<Spot> =
            self.cells.keys().flat_map(|&spot| self.corners(spot)).collect();
        let points: Vec<Point> = corners.into_iter().map(|corner| self.point(corner)).collect();
        let Some(&first) = points.first() else { return };
        let mut frame = Rect::new(first.x, first.y, first.x, first.y);
        for point in points {
            frame.left = frame.left.min(point.x);
            frame.top = frame.top.min(point.y);
            frame.right = frame.right.max(point.x);
            frame.bottom = frame.bottom.max(point.y);
        }
        self.origin = Point::new(frame.left, frame.top);
        self.frame = Rect::new(0.0, 0.0, frame.width(), frame.height());
    }

    fn set_panels(&mut self, board: &Board) {
        self.print = self.frame;
        for panel in &board.panels {
            self.print = self.print.with(self.area(panel.area));
            for it in &panel.boxes {
                self.boxes.insert(it.id.clone(), self.area(it.area));
            }
        }
    }

    /// An area of the board on the picture.
    pub(crate) fn area(&self, area: Area) -> Rect {
        let from = self.point(Spot::new(area.x, area.y));
        let to = self.point(Spot::new(area.x + area.width, area.y + area.height));
        Rect::new(from.x, from.y, to.x, to.y)
    }

    /// The box with this id.
    pub(crate) fn in_box(&self, id: &str) -> Option<Rect> {
        self.boxes.get(id).copied()
    }

    /// Each stray takes the ground that most of its playable neighbors have.
    fn add_strays(&mut self) {
        let mut votes: BTreeMap<Spot, Vec<Ground>> = BTreeMap::new();
        for (&spot, cell) in &self.cells {
            for neighbor in self.neighbors(spot) {
                if !self.cells.contains_key(&neighbor) {
                    votes.entry(neighbor).or_default().push(cell.ground);
                }
            }
        }
        let strays: Vec<(Spot, Ground)> = votes
            .into_iter()
            .map(|(spot, grounds)| {
                let count =
                    |ground: Ground| grounds.iter().filter(|&&other| other == ground).count();
                let most = grounds.iter().map(|&ground| count(ground)).max();
                let chosen = grounds.iter().find(|&&ground| Some(count(ground)) == most);
                (spot, chosen.expect("a stray has a neighbor").without_buildings())
            })
            .collect();
        for (spot, ground) in strays {
            self.cells.insert(spot, Cell { ground, playable: false });
        }
    }

    /// Water that fills the last hex of its course runs on beyond the map.
    fn run_on(&mut self, board: &Board) {
        let streams = board.lines.iter().filter(|line| line.kind == "stream");
        let ends = streams.flat_map(|line| {
            let ahead = line.path.first_chunk::<2>().map(|[end, before]| (end, before));
            let back = line.path.last_chunk::<2>().map(|[before, end]| (end, before));
            ahead.into_iter().chain(back)
        });
        for (end, before) in ends {
            let (Some(end), Some(before)) = (self.spot(end), self.spot(before)) else { continue };
            let way = self.point(end) - self.point(before);
            let turn = |spot: &Spot| (self.point(*spot) - self.point(end)).dot(way);
            let strays = self.neighbors(end).into_iter().filter(|&it| !self.is_playable(it));
            let next = strays.max_by(|a, b| turn(a).total_cmp(&turn(b)));
            if let (Some(next), Some(ground)) = (next, self.ground(end).filter(|it| it.is_water()))
            {
                self.cells.insert(next, Cell { ground, playable: false });
            }
        }
    }

    /// Where the hex with this number lies.
    pub(crate) fn spot(&self, hex: &str) -> Option<Spot> {
        self.spots.get(hex).copied()
    }

    /// The center of the hex with this number, or of the box with this id.
    pub(crate) fn center(&self, place: &str) -> Option<Point> {
        let hex = self.spot(place).map(|spot| self.point(spot));
        hex.or_else(|| self.in_box(place).map(Rect::center))
    }

    /// A lattice place on the picture.
    pub(crate) fn point(&self, spot: Spot) -> Point {
        let (across, down) = self.lattice();
        Point::new(f64::from(spot.x) * across, f64::from(spot.y) * down) - self.origin
    }

    /// How far apart lattice places lie, across and down.
    fn lattice(&self) -> (f64, f64) {
        match self.orientation {
            Orientation::Flat => (SIDE / 2.0, APOTHEM),
            Orientation::Pointy => (APOTHEM, SIDE / 2.0),
        }
    }

    /// The hex or stray whose middle is nearest to a point; none far from the board.
    pub(crate) fn spot_at(&self, point: Point) -> Option<Spot> {
        let (across, down) = self.lattice();
        let place = point + self.origin;
        let (x, y) = (whole(place.x / across), whole(place.y / down));
        let around = (x - 2..=x + 2).flat_map(|x| (y - 2..=y + 2).map(move |y| Spot::new(x, y)));
        around.filter(|spot| self.cells.contains_key(spot)).min_by(|&a, &b| {
            self.point(a).distance(point).total_cmp(&self.point(b).distance(point))
        })
    }

    fn offsets(&self) -> [Spot; 6] {
        match self.orientation {
            Orientation::Flat => FLAT,
            Orientation::Pointy => POINTY,
        }
    }

    /// The corners of a hex, clockwise.
    pub(crate) fn corners(&self, spot: Spot) -> [Spot; 6] {
        self.offsets().map(|offset| spot.plus(offset))
    }

    /// The places next to a hex; the first lies beyond the first and second corner, and so on.
    pub(crate) fn neighbors(&self, spot: Spot) -> [Spot; 6] {
        let offsets = self.offsets();
        std::array::from_fn(|at| spot.plus(offsets[at]).plus(offsets[(at + 1) % 6]))
    }

    /// The two corners that neighboring hexes share.
    pub(crate) fn shared(&self, first: Spot, second: Spot) -> Option<[Spot; 2]> {
        let at = self.neighbors(first).iter().position(|&neighbor| neighbor == second)?;
        let corners = self.corners(first);
        Some([corners[at], corners[(at + 1) % 6]])
    }

    /// The corners of a hex on the picture, clockwise.
    pub(crate) fn hexagon(&self, spot: Spot) -> [Point; 6] {
        self.corners(spot).map(|corner| self.point(corner))
    }

    /// Whether a place is a hex of the board.
    pub(crate) fn is_playable(&self, spot: Spot) -> bool {
        self.cells.get(&spot).is_some_and(|cell| cell.playable)
    }

    /// Playable hexes in lattice order.
    pub(crate) fn playable(&self) -> impl Iterator<Item = Spot> {
        self.cells.iter().filter(|(_, cell)| cell.playable).map(|(&spot, _)| spot)
    }

    /// Hexes and strays whose ground passes a test.
    pub(crate) fn spots_with(&self, test: impl Fn(Ground) -> bool) -> BTreeSet<Spot> {
        self.cells.iter().filter(|(_, cell)| test(cell.ground)).map(|(&spot, _)| spot).collect()
    }

    /// The ground at a place; nothing beyond the strays.
    pub(crate) fn ground(&self, spot: Spot) -> Option<Ground> {
        self.cells.get(&spot).map(|cell| cell.ground)
    }
}

#[expect(clippy::cast_possible_truncation, reason = "boards have fewer than two billion places")]
fn whole(value: f64) -> i32 {
    value.round() as i32
}
