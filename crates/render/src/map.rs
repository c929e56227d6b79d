//! A board as a printed map, without anything that lies on it.

use scene::Board;

use crate::clearance::Clearance;
use crate::geometry::Point;
use crate::rivers::{self, River};
use crate::roads::{self, Road};
use crate::sheet::Sheet;
use crate::signs::{self, Sign};
use crate::svg::Svg;
use crate::towns::{self, House};
use crate::{crossings, features, paving, sides, terrain, water};

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
        let mut busy = Clearance::default();
        for river in &rivers {
            busy.add(&river.line, 3.0);
        }
        for road in &roads {
            busy.add(&road.line, 2.5);
        }
        let houses = towns::houses(&sheet, &roads, &busy);
        let mut built = Clearance::default();
        for house in &houses {
            built.add_point(house.center, house.half.y);
        }
        let signs = signs::signs(&sheet, board, &roads);
        for sign in &signs {
            built.add_point(sign.at(), 4.0);
        }
        for side in sides::lines(&sheet, board) {
            built.add(&side, 0.0);
        }
        let shores = water::shores(&sheet);
        let mut shore = Clearance::default();
        for line in &shores {
            shore.add(line, 0.0);
        }
        Self { board, sheet, rivers, roads, shores, houses, signs, busy, built, shore }
    }

    /// Draws the ground with its waters and roads.
    pub(crate) fn draw(&self, svg: &mut Svg) {
        terrain::draw(svg, self);
        // Open water covers the banks of rivers at their mouths.
        rivers::draw(svg, &self.rivers);
        water::draw(svg, self);
        sides::draw(svg, &self.sheet, self.board);
        features::draw_ditches(svg, &self.sheet);
        features::draw_fords(svg, &self.sheet);
        paving::draw(svg, &self.roads);
        crossings::draw(svg, &self.sheet, self.board, &self.rivers, &self.roads);
        features::draw_bridges(svg, self);
        signs::draw(svg, &self.signs);
    }
}
