//! A board as a printed map, without anything that lies on it.

use scene::Board;

use crate::clearance::Clearance;
use crate::rivers::{self, River};
use crate::roads::{self, Road};
use crate::sheet::Sheet;
use crate::svg::Svg;
use crate::{crossings, terrain, water};

/// A board laid out, with everything that runs over it.
pub(crate) struct Map<'a> {
    pub(crate) board: &'a Board,
    pub(crate) sheet: Sheet,
    pub(crate) rivers: Vec<River>,
    roads: Vec<Road>,
    /// Where roads and rivers run.
    pub(crate) busy: Clearance,
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
        Self { board, sheet, rivers, roads, busy }
    }

    /// Draws the ground with its waters and roads.
    pub(crate) fn draw(&self, svg: &mut Svg) {
        let mut valleys = Clearance::default();
        for river in &self.rivers {
            valleys.add(&river.line, 0.0);
        }
        terrain::draw(svg, &self.sheet, &valleys, &self.busy);
        // Open water covers the banks of rivers at their mouths.
        rivers::draw(svg, &self.rivers);
        water::draw(svg, &self.sheet, &self.rivers);
        rivers::draw_other_sides(svg, &self.sheet, self.board);
        roads::draw(svg, &self.roads);
        crossings::draw(svg, &self.sheet, self.board, &self.rivers, &self.roads);
    }
}
