//! Counters that lie beside the map, in columns to the right of it.

use scene::{Counter, Place, Scene};

use crate::counters::{self, Sides};
use crate::geometry::{Point, Rect, measure, steps};
use crate::map::Map;
use crate::options::Options;
use crate::palette;
use crate::svg::Svg;
use crate::text::{Anchor, Face, Type};

/// From counter to counter.
const PITCH: f64 = 84.0;

/// Room above the counters of a pile, for what it is called.
const TITLE: f64 = 44.0;

/// Paper left free between the map and a pile, and between piles.
const GAP: f64 = 36.0;

/// A pile laid out.
struct Pile<'a> {
    title: &'a str,
    /// Its upper left corner.
    corner: Point,
    rows: usize,
    counters: Vec<&'a Counter>,
}

impl Pile<'_> {
    fn columns(&self) -> usize {
        self.counters.len().div_ceil(self.rows)
    }

    fn width(&self) -> f64 {
        measure(self.columns()) * PITCH
    }
}

/// All piles beside a map.
pub(crate) struct Piles<'a> {
    piles: Vec<Pile<'a>>,
}

impl<'a> Piles<'a> {
    /// Lays the piles out; one without counters takes no room.
    pub(crate) fn new(map: &Map<'_>, scene: &'a Scene, options: &'a Options) -> Self {
        let frame: Rect = map.sheet.print;
        let rows = steps((frame.height() - TITLE) / PITCH).max(1);
        let mut piles: Vec<Pile<'a>> = Vec::new();
        let mut left = frame.right + GAP;
        for asked in &options.piles {
            let place = Place::Box(asked.place.clone());
            let lies = |it: &&Counter| it.at == place && it.seat == asked.seat;
            let counters: Vec<&Counter> = scene.counters.iter().filter(lies).collect();
            if counters.is_empty() {
                continue;
            }
            let pile =
                Pile { title: &asked.title, corner: Point::new(left, frame.top), rows, counters };
            left += pile.width() + GAP;
            piles.push(pile);
        }
        Self { piles }
    }

    /// How much wider they make the sheet.
    pub(crate) fn width(&self) -> f64 {
        self.piles.iter().map(|it| it.width() + GAP).sum()
    }

    /// Draws the piles with their titles.
    pub(crate) fn draw(&self, svg: &mut Svg, sides: &Sides) {
        for pile in &self.piles {
            let type_ = Type::new(Face::Italic, 24.0, palette::INK).anchored(Anchor::Start);
            let at = pile.corner + Point::new(4.0, 26.0);
            type_.fitted(pile.title, pile.width().max(PITCH)).draw(svg, at, pile.title);
            for (index, counter) in pile.counters.iter().enumerate() {
                let (column, row) = (index / pile.rows, index % pile.rows);
                let place = Point::new(measure(column) + 0.5, measure(row) + 0.5) * PITCH;
                counters::draw_one(
                    svg,
                    pile.corner + Point::new(0.0, TITLE) + place,
                    counter,
                    sides,
                );
            }
        }
    }
}
