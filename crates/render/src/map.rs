//! A board as a printed map, without anything that lies on it.

use scene::{Board, Look};

use crate::clearance::Clearance;
use crate::geometry::Point;
use crate::places::Installation;
use crate::rivers::{self, River};
use crate::roads::{self, Road};
use crate::sheet::Sheet;
use crate::signs::{self, Sign};
use crate::slopes::Slopes;
use crate::svg::Svg;
use crate::towns::{self, House};
use crate::zones::Zones;
use crate::{
    beaches, churches, crossings, features, parapets, paving, places, plan, sides, terrain, water,
};

/// A board laid out, with everything that runs over it.
pub(crate) struct Map<'a> {
    pub(crate) board: &'a Board,
    pub(crate) sheet: Sheet,
    pub(crate) rivers: Vec<River>,
    pub(crate) roads: Vec<Road>,
    /// The shores of open water.
    pub(crate) shores: Vec<Vec<Point>>,
    pub(crate) houses: Vec<House>,
    signs: Vec<Sign>,
    pub(crate) installations: Vec<Installation>,
    zones: Zones,
    /// The feet of churches.
    churches: Vec<Point>,
    /// Slopes that part the board into levels.
    pub(crate) slopes: Option<Slopes>,
    /// Where their strokes lie.
    pub(crate) brinks: Clearance,
    /// Where roads and rivers run.
    pub(crate) busy: Clearance,
    /// Where houses, signs and works stand.
    pub(crate) built: Clearance,
    /// Where land and open water meet.
    pub(crate) shore: Clearance,
}

impl<'a> Map<'a> {
    /// Lays out a board.
    pub(crate) fn new(board: &'a Board) -> Self {
        let sheet = Sheet::new(board);
        let rivers = rivers::rivers(&sheet, board);
        let roads = roads::roads(&sheet, board, &rivers::wet_sides(&sheet, board));
        let (mut busy, mut streets) = (Clearance::default(), Clearance::default());
        for river in &rivers {
            let widest = river.half_widths.iter().copied().fold(3.0, f64::max);
            busy.add(&river.line, widest);
        }
        for road in &roads {
            let half = if board.look == Look::Plan { plan::half_width(road.way) } else { 2.5 };
            busy.add(&road.line, half);
            streets.add(&road.line, half);
        }
        let churches = churches::churches(&sheet, board, &busy);
        let mut houses = match board.look {
            Look::Modern | Look::Engraved => towns::houses(&sheet, &roads, &busy),
            Look::Plan => Vec::new(),
        };
        houses.retain(|house| churches.iter().all(|&it| !covers(it, house.center)));
        let slopes = match board.look {
            Look::Modern | Look::Engraved => Slopes::of(&sheet, board),
            Look::Plan => None,
        };
        let brinks = slopes.as_ref().map(Slopes::clearance).unwrap_or_default();
        let mut built = Clearance::default();
        for house in &houses {
            built.add_point(house.center, house.half.y);
        }
        if board.look == Look::Plan {
            plan::keep_off_houses(&sheet, &mut built);
        }
        let signs = signs::signs(&sheet, board, &roads);
        for sign in &signs {
            built.add_point(sign.at(), 4.0);
        }
        let installations = places::installations(&sheet, board, &busy);
        for sign in &installations {
            for side in [-4.0, 4.0] {
                built.add_point(sign.at + Point::new(side, 0.0), 4.0);
            }
        }
        let zones = Zones::of(&sheet, board);
        for line in zones.outlines() {
            built.add(line, 0.0);
        }
        for &church in &churches {
            for up in [2.0, 7.0, 12.0, 18.0] {
                built.add_point(church - Point::new(0.0, up), 5.0);
            }
        }
        for side in sides::lines(&sheet, board, slopes.is_some()) {
            built.add(&side, 0.0);
        }
        let shores = water::shores(&sheet, board, &streets);
        let mut shore = Clearance::default();
        for line in &shores {
            shore.add(line, 0.0);
        }
        Self {
            board,
            sheet,
            rivers,
            roads,
            shores,
            houses,
            signs,
            installations,
            zones,
            churches,
            slopes,
            brinks,
            busy,
            built,
            shore,
        }
    }

    /// Draws the ground with its waters and roads.
    pub(crate) fn draw(&self, svg: &mut Svg) {
        if self.board.look == Look::Plan {
            plan::draw(svg, self);
            return;
        }
        terrain::draw(svg, self);
        self.zones.draw(svg);
        // Open water covers the banks of rivers at their mouths.
        rivers::draw(svg, &self.rivers);
        beaches::draw(svg, self);
        water::draw(svg, self);
        sides::draw(svg, &self.sheet, self.board, self.slopes.is_some());
        features::draw_ditches(svg, &self.sheet);
        features::draw_fords(svg, &self.sheet);
        self.zones.draw_works(svg);
        paving::draw(svg, &self.roads);
        crossings::draw(svg, &self.sheet, self.board, &self.rivers, &self.roads);
        features::draw_bridges(svg, self);
        parapets::draw(svg, &self.sheet, self.board);
        signs::draw(svg, &self.signs);
        churches::draw(svg, &self.churches);
        places::draw(svg, &self.installations);
    }
}

/// Whether a church stands in the way of a house.
fn covers(church: Point, house: Point) -> bool {
    let apart = house - (church + Point::new(1.0, -6.0));
    apart.x.abs() < 12.0 && apart.y.abs() < 12.0
}
