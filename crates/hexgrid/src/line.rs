//! Straight lines from center to center, exact to the corner.
//!
//! A line is a walk from hexside to hexside. Every hex whose inside it crosses is reported, however
//! small the clipped corner; a hex it merely touches at a corner is not. A line that runs along
//! hexsides reports both hexes of each of them.

use std::cmp::Ordering;

use crate::place::Stride;
use crate::{Direction, Grid, Hex, HexId};

/// One stretch of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Crossing {
    /// The line goes on inside a hex.
    Hex {
        /// The hex.
        hex: HexId,
        /// The way across the hexside by which it came in, ends of the hexside included; `None`
        /// if it came along a hexside and so through a corner.
        across: Option<Direction>,
    },
    /// The line runs along the side between two hexes.
    Side {
        /// The hex on the left hand; `None` outside the map's rectangle.
        left: Option<HexId>,
        /// The hex on the right hand; `None` outside the map's rectangle.
        right: Option<HexId>,
    },
}

/// The stretches of a line between two hexes, the hex it starts in left out, its end included.
///
/// Missing cells of the rectangle are reported like others. The line back has the same stretches in
/// the opposite order, left and right exchanged.
#[derive(Clone, Debug)]
pub struct Line<'a> {
    grid: &'a Grid,
    at: HexId,
    to: HexId,
    course: Course,
}

/// How a line gets on.
#[derive(Clone, Debug)]
enum Course {
    /// From hexside to hexside.
    Across(Walk),
    /// Along hexsides.
    Along(Seam),
}

impl Grid {
    /// Returns the stretches of the straight line between the centers of two hexes.
    #[inline]
    pub fn line(&self, from: HexId, to: HexId) -> Line<'_> {
        let course = match Walk::new(self, from, to) {
            Some(walk) => Course::Across(walk),
            None => Course::Along(Seam::new(self, from, to)),
        };
        Line { grid: self, at: from, to, course }
    }

    /// Returns whether nothing between two hexes blocks the line from one to the other.
    ///
    /// The two hexes themselves never block. Where the line runs along a hexside it is blocked only
    /// if both hexes block; what lies outside the map does not exist and leaves it to the other.
    #[inline]
    pub fn is_line_clear(
        &self,
        from: HexId,
        to: HexId,
        mut blocks: impl FnMut(HexId) -> bool,
    ) -> bool {
        match Walk::new(self, from, to) {
            Some(mut walk) => {
                let mut at = from;
                loop {
                    (at, _) = walk.next(at);
                    if at == to || blocks(at) {
                        return at == to;
                    }
                }
            }
            None => self.line(from, to).all(|crossing| match crossing {
                Crossing::Hex { hex, .. } => hex == to || !blocks(hex),
                Crossing::Side { left, right } => {
                    ![left, right].into_iter().flatten().all(&mut blocks)
                }
            }),
        }
    }
}

impl Iterator for Line<'_> {
    type Item = Crossing;

    #[inline]
    fn next(&mut self) -> Option<Crossing> {
        if self.at == self.to {
            return None;
        }
        let crossing = match &mut self.course {
            Course::Across(walk) => {
                let (hex, way) = walk.next(self.at);
                Crossing::Hex { hex, across: Some(way) }
            }
            Course::Along(seam) => seam.next(self.grid),
        };
        if let Crossing::Hex { hex, .. } = crossing {
            self.at = hex;
        }
        Some(crossing)
    }
}

/// A walk from hexside to hexside.
///
/// With the line as `main` steps towards the nearest direction and fewer `side` steps towards the
/// direction beside it, it leaves each hex by one of three sides. Which one depends on how far the
/// hex's center lies off the line, measured as three times the cross product with the line, and
/// positive on the hand of the direction beside.
#[derive(Clone, Copy, Debug)]
struct Walk {
    /// What a step ahead, beside or aside does, by the stagger of the hex it starts from.
    strides: [[Stride; 2]; 3],
    /// What each of the three adds to `off`.
    drifts: [i32; 3],
    /// Where `off` is below this, the line leaves to the side of the direction beside.
    beside_below: i32,
    /// Where `off` is above this, the line leaves aside, on the other hand.
    aside_above: i32,
    /// How far the present hex's center lies off the line.
    off: i32,
    /// The present hex's [`Grid::stagger`].
    stagger: u8,
}

impl Walk {
    /// Sets out from one hex to another; `None` if the line runs along hexsides or nowhere.
    #[inline]
    fn new(grid: &Grid, from: HexId, to: HexId) -> Option<Walk> {
        let hex = grid.hex(from);
        let (first, steps, next_steps) = hex.sextant(grid.hex(to));
        let next = first.turned(1);
        let (main, side, ways) = match steps.cmp(&next_steps) {
            Ordering::Greater => (steps, next_steps, [first, next, first.turned(-1)]),
            Ordering::Less => (next_steps, steps, [next, first, first.turned(2)]),
            Ordering::Equal => return None,
        };
        Some(Walk {
            strides: ways.map(|way| grid.strides(way)),
            drifts: [-3 * side, 3 * main, -3 * (main + side)],
            beside_below: side - main,
            aside_above: main + 2 * side,
            off: 0,
            stagger: grid.stagger(hex),
        })
    }

    /// Goes on from a hex into the next; returns it and the way to it.
    #[inline]
    fn next(&mut self, at: HexId) -> (HexId, Direction) {
        // Through a corner itself the line goes ahead: beyond it, it lies on that hand of the
        // hexside that begins there.
        let exit = if self.off < self.beside_below {
            1
        } else if self.off > self.aside_above {
            2
        } else {
            0
        };
        self.off += self.drifts[exit];
        let stride = self.strides[exit][usize::from(self.stagger & 1)];
        self.stagger = stride.stagger;
        (stride.from(at), stride.way)
    }
}

/// A way along hexsides: out of a hex through a corner, along the side that begins there, into the
/// hex where it ends.
#[derive(Clone, Copy, Debug)]
struct Seam {
    hex: Hex,
    corner: Direction,
    /// Whether the line has left the hex for the side beyond its corner.
    is_on_side: bool,
}

impl Seam {
    /// Sets out from one hex to another, which must lie along hexsides.
    fn new(grid: &Grid, from: HexId, to: HexId) -> Seam {
        let hex = grid.hex(from);
        let (corner, ..) = hex.sextant(grid.hex(to));
        Seam { hex, corner, is_on_side: false }
    }

    fn next(&mut self, grid: &Grid) -> Crossing {
        let (left, right) = (self.corner, self.corner.turned(1));
        self.is_on_side = !self.is_on_side;
        if self.is_on_side {
            let [left, right] = [left, right].map(|way| grid.cell_at(self.hex.step(way)));
            return Crossing::Side { left, right };
        }
        self.hex = self.hex.step(left).step(right);
        let hex = grid.cell_at(self.hex).expect("every second hex lies between the ends");
        Crossing::Hex { hex, across: None }
    }
}
