//! Running water along hexsides.

use std::collections::{BTreeMap, BTreeSet};

use scene::{Board, BoardSide};

use crate::blocks::Blocks;
use crate::chains::{Chain, Link, chains};
use crate::chance::{noise, wobble};
use crate::curve::{direction, sampled};
use crate::geometry::{Point, measure};
use crate::ground::Ground;
use crate::palette;
use crate::path::Path;
use crate::sheet::{SIDE, Sheet, Spot};
use crate::svg::Svg;

/// Stretches of river between two corners are drawn with this many points.
const PARTS: u32 = 6;

/// How far the corner of hexsides at a point is worn down: here more, there less, so that nothing
/// is left of their even zigzag. Broad water does not notice hexsides at all.
fn wear(corner: Point, is_broad: bool) -> f64 {
    if is_broad {
        return 0.5;
    }
    (0.56 + 0.5 * noise(0x74, corner, SIDE * 2.3)).clamp(0.2, 0.95)
}

/// Points over which water grows from its spring to its full width.
const GROWTH: f64 = 54.0;

/// A river or stream as it runs over the picture.
pub(crate) struct River {
    /// Points from one end to the other.
    pub(crate) line: Vec<Point>,
    /// Half the width at each point.
    pub(crate) half_widths: Vec<f64>,
    /// Whether it is an arm of the sea.
    is_strait: bool,
}

/// The rank of running water by its width; none for other things on hexsides.
pub(crate) fn rank(kind: &str) -> Option<u8> {
    let words: Vec<&str> = kind.split('-').collect();
    let is = |word| words.contains(&word);
    if is_strait(kind) {
        Some(STRAIT)
    } else if is("elbe") {
        Some(6)
    } else if is_full_pond(kind) {
        Some(POND)
    } else if is("major") || is("great") || is("wide") || is("mietzel") {
        Some(4)
    } else if is("stream") || is("creek") || is("brook") || is("minor") || is("wadi") {
        Some(1)
    } else if is("canal") {
        Some(2)
    } else if is("river") {
        Some(RIVER)
    } else {
        None
    }
}

/// Whether a hexside is filled by a pond.
pub(crate) fn is_full_pond(kind: &str) -> bool {
    kind == "full-pond"
}

/// Whether an arm of the sea fills a hexside.
pub(crate) fn is_strait(kind: &str) -> bool {
    kind == "all-water" || kind.split('-').any(|word| word == "strait")
}

/// Half the width from which water is broad enough for lines along its banks, and for its name.
pub(crate) const BROAD: f64 = 8.0;

/// The rank of hexsides that a river runs along.
const RIVER: u8 = 3;

/// The rank of hexsides that a pond fills.
const POND: u8 = 5;

/// The rank of hexsides that an arm of the sea fills.
const STRAIT: u8 = 7;

fn half_width(rank: u8) -> f64 {
    match rank {
        0 | 1 => 1.5,
        2 => 2.6,
        RIVER => 4.0,
        4 => 6.2,
        POND => 9.5,
        STRAIT => 13.0,
        _ => 12.5,
    }
}

/// All running water of a board.
pub(crate) fn rivers(sheet: &Sheet, board: &Board) -> Vec<River> {
    let mut links: BTreeMap<[Spot; 2], u8> = BTreeMap::new();
    for side in &board.sides {
        if let (Some(rank), Some(ends)) = (rank(&side.kind), corners(sheet, side)) {
            // The pond of a hex beside covers what runs through it.
            let rank = if rank == POND && has_pond(sheet, side) { 1 } else { rank };
            let widest = links.entry(ends).or_default();
            *widest = rank.max(*widest);
        }
    }
    let links = links.into_iter().map(|(ends, rank)| Link { ends, rank });
    // A river ends where it reaches an arm of the sea.
    let (straits, links): (Vec<Link>, Vec<Link>) = links.partition(|link| link.rank == STRAIT);
    let (straits, chains) = (chains(&straits), chains(&links));
    let bed = Bed::new(sheet, &chains, &straits);
    chains.iter().chain(&straits).map(|chain| bed.river(chain)).collect()
}

fn has_pond(sheet: &Sheet, side: &BoardSide) -> bool {
    let spots = side.between.iter().filter_map(|hex| sheet.spot(hex));
    spots.filter_map(|spot| sheet.ground(spot)).any(Ground::is_wet)
}

/// The two corners a thing on a hexside lies between, in lattice order.
pub(crate) fn corners(sheet: &Sheet, side: &BoardSide) -> Option<[Spot; 2]> {
    let [first, second] = [sheet.spot(&side.between[0])?, sheet.spot(&side.between[1])?];
    let mut corners = sheet.shared(first, second)?;
    corners.sort_unstable();
    Some(corners)
}

/// Where the corners of all rivers come to lie.
struct Bed<'a> {
    sheet: &'a Sheet,
    /// Corners a river runs through, worn down. A brook that ends at one meets the river there.
    worn: BTreeMap<Spot, Point>,
    /// Corners where a river reaches the end of an arm of the sea.
    joints: BTreeSet<Spot>,
}

impl<'a> Bed<'a> {
    fn new(sheet: &'a Sheet, rivers: &[Chain], straits: &[Chain]) -> Self {
        let mut worn = BTreeMap::new();
        let chains = rivers.iter().chain(straits);
        for chain in chains {
            let is_broad = is_broad(chain);
            for spots in chain.spots.windows(3) {
                let middle = sheet.point(spots[0]).toward(sheet.point(spots[2]), 0.5);
                let corner = sheet.point(spots[1]);
                worn.insert(spots[1], corner.toward(middle, wear(corner, is_broad)));
            }
        }
        let corners = |chains: &[Chain]| -> BTreeSet<Spot> {
            chains.iter().flat_map(|chain| chain.spots.iter().copied()).collect()
        };
        let joints = corners(rivers).intersection(&corners(straits)).copied().collect();
        Self { sheet, worn, joints }
    }

    fn point(&self, corner: Spot) -> Point {
        self.worn.get(&corner).copied().unwrap_or_else(|| self.sheet.point(corner))
    }

    fn river(&self, chain: &Chain) -> River {
        let mut points: Vec<Point> = chain.spots.iter().map(|&spot| self.point(spot)).collect();
        let mut widths: Vec<f64> = chain.ranks.iter().map(|&rank| half_width(rank)).collect();
        let last = chain.spots.len() - 1;
        let source = self.end(chain.spots[0], chain.spots[1]);
        let mouth = self.end(chain.spots[last], chain.spots[last - 1]);
        if let End::Outlet(point) = mouth {
            points.push(point);
            widths.push(widths[widths.len() - 1]);
        }
        if let End::Outlet(point) = source {
            points.insert(0, point);
            widths.insert(0, widths[0]);
        }
        let is_broad = is_broad(chain);
        if is_broad {
            points = calmed(&points);
        }
        let mut line = sampled(&points, PARTS);
        for point in &mut line {
            *point = if is_broad { swung(*point) } else { meandered(*point) };
        }
        let is_strait = chain.ranks.first() == Some(&STRAIT);
        let ends = [(source, chain.spots[0]), (mouth, chain.spots[last])];
        let tapers = ends.map(|(end, corner)| self.taper(is_strait, end, corner));
        let half_widths = smooth_widths(&widths, line.len(), tapers);
        River { line, half_widths, is_strait }
    }

    /// How water narrows toward an end: a river to a thread at its spring, a lake or an arm of
    /// the sea to the river that runs into it, or to the round head of a bay.
    fn taper(&self, is_strait: bool, end: End, corner: Spot) -> Taper {
        match end {
            End::Spring if is_strait => Taper::Round(0.3),
            End::Spring => Taper::Thread,
            End::Junction if is_strait && self.joints.contains(&corner) => {
                Taper::Round(half_width(RIVER) / half_width(STRAIT))
            }
            End::Outlet(_) | End::Junction => Taper::Open,
        }
    }

    /// What happens where a river's hexsides end.
    fn end(&self, corner: Spot, before: Spot) -> End {
        if self.worn.contains_key(&corner) || self.joints.contains(&corner) {
            return End::Junction;
        }
        let (end, before) = (self.point(corner), self.point(before));
        let sheet = self.sheet;
        let beyond = sheet.cells.iter().find(|&(&spot, cell)| {
            sheet.corners(spot).contains(&corner)
                && (sheet.point(spot) - end).dot(end - before) > 0.0
                && (!cell.playable || cell.ground.is_wet())
        });
        match beyond {
            Some((&spot, cell)) => {
                // Open water and the rim of the map cover the end of a river.
                let share = if cell.playable { 0.45 } else { 1.6 };
                End::Outlet(end.toward(sheet.point(spot), share))
            }
            None => End::Spring,
        }
    }
}

/// Where water that would run straight through a point has its bed: calm here, in bends there, and
/// never two bends alike.
fn meandered(at: Point) -> Point {
    let lively = 0.62 + 0.38 * noise(0x73, at, SIDE * 4.5);
    let bent = wobble(0x71, at, SIDE * 1.15, 11.5 * lively);
    wobble(0x72, bent, SIDE * 0.42, 3.2 * lively)
}

/// Whether a river is so broad that it runs in long bows.
fn is_broad(chain: &Chain) -> bool {
    chain.ranks.iter().all(|&rank| half_width(rank) > BROAD && rank != POND && rank != STRAIT)
}

/// A line without its small bends; its ends stay.
fn calmed(points: &[Point]) -> Vec<Point> {
    let mut line = points.to_vec();
    for _ in 0..2 {
        let old = line.clone();
        for at in 1..line.len().saturating_sub(1) {
            line[at] = old[at].toward(old[at - 1].toward(old[at + 1], 0.5), 0.6);
        }
    }
    line
}

/// Where broad water has its bed: in long bows.
fn swung(at: Point) -> Point {
    wobble(0x71, at, SIDE * 2.6, 9.0)
}

/// What happens where a river's hexsides end.
#[derive(Clone, Copy)]
enum End {
    /// It joins another.
    Junction,
    /// It runs on, off the map or into open water.
    Outlet(Point),
    /// It begins.
    Spring,
}

/// How water narrows toward an end.
#[derive(Clone, Copy)]
enum Taper {
    /// Not at all.
    Open,
    /// To a thread.
    Thread,
    /// In a bow, down to a share of its width.
    Round(f64),
}

impl Taper {
    /// The share of its width that water has some points from its end.
    fn share(self, points: usize) -> f64 {
        let way = |reach: f64| (measure(points) / reach).min(1.0);
        match self {
            Self::Open => 1.0,
            Self::Thread => 0.42 + 0.58 * way(GROWTH).sqrt(),
            Self::Round(least) => {
                let way = way(4.0);
                least + (1.0 - least) * (way * (2.0 - way)).sqrt()
            }
        }
    }
}

/// Widths point by point, changing gently, and narrower toward the ends.
fn smooth_widths(widths: &[f64], count: usize, tapers: [Taper; 2]) -> Vec<f64> {
    let parts = usize::try_from(PARTS).expect("a small number");
    let width = |at: usize| widths[(at / parts).min(widths.len() - 1)];
    (0..count)
        .map(|at| {
            let reach = at.min(count - 1 - at).min(parts);
            let window = at - reach..=at + reach;
            let mean = window.clone().map(width).sum::<f64>() / measure(2 * reach + 1);
            let shares = [tapers[0].share(at), tapers[1].share(count - 1 - at)];
            mean * shares[0].min(shares[1])
        })
        .collect()
}

/// Half the width of a river at its point nearest to a place.
pub(crate) fn half_width_at(river: &River, at: Point) -> f64 {
    let nearest = (0..river.line.len())
        .min_by(|&a, &b| river.line[a].distance(at).total_cmp(&river.line[b].distance(at)));
    nearest.map_or(3.0, |nearest| river.half_widths[nearest])
}

/// Draws all rivers: first every bank, then all water, so that they run together.
pub(crate) fn draw(svg: &mut Svg, rivers: &[River]) {
    let shapes: Vec<String> = rivers.iter().map(|river| svg.shape(ribbon(river).data())).collect();
    svg.element("g").stroke(palette::BANK, 2.5).open();
    for shape in &shapes {
        svg.draw_shape(shape).empty();
    }
    svg.close();
    for (color, strait) in [(palette::RIVER, false), (palette::STRAIT, true)] {
        let mut drawn =
            rivers.iter().zip(&shapes).filter(|(it, _)| it.is_strait == strait).peekable();
        if drawn.peek().is_some() {
            svg.element("g").fill(color).open();
            drawn.for_each(|(_, shape)| svg.draw_shape(shape).empty());
            svg.close();
        }
    }
    draw_bank_lines(svg, rivers);
    draw_glints(svg, rivers);
}

/// The old engravers' lines along the banks of broad water.
fn draw_bank_lines(svg: &mut Svg, rivers: &[River]) {
    for (inset, opacity) in [(3.0, "0.6"), (6.2, "0.36")] {
        let mut blocks = Blocks::default();
        for river in rivers {
            for side in [-1.0, 1.0] {
                let broad = |at: &usize| river.half_widths[*at] > BROAD;
                let places: Vec<usize> = (0..river.line.len()).collect();
                for stretch in places.split(|at| !broad(at)) {
                    let bank = |&at: &usize| {
                        let across = direction(&river.line, at).right() * side;
                        river.line[at] + across * (river.half_widths[at] - inset)
                    };
                    blocks.add_line(&stretch.iter().step_by(2).map(bank).collect::<Vec<_>>());
                }
            }
        }
        blocks.draw(svg, |group| {
            let group = group.set("fill", "none").stroke(palette::BANK, 0.8);
            group.set("stroke-opacity", opacity)
        });
    }
}

/// A light thread along the middle of wide water.
fn draw_glints(svg: &mut Svg, rivers: &[River]) {
    let mut blocks = Blocks::default();
    let broad =
        |river: &&River| !river.is_strait && river.half_widths.iter().any(|&half| half > 3.0);
    for river in rivers.iter().filter(broad) {
        let wide: Vec<Point> = (0..river.line.len())
            .step_by(3)
            .filter(|&at| river.half_widths[at] > 2.6)
            .map(|at| river.line[at] - direction(&river.line, at).right() * 0.9)
            .collect();
        blocks.add_line(&wide);
    }
    blocks.draw(svg, |group| {
        let group = group.set("fill", "none").stroke("#d8e8e8", 1.0).set("stroke-opacity", "0.55");
        group.set("stroke-dasharray", "26 9 14 12")
    });
}

/// The shape of a river.
fn ribbon(river: &River) -> Path {
    let edge = |at: usize, side: f64| {
        let across = direction(&river.line, at).right();
        river.line[at] + across * (river.half_widths[at] * side)
    };
    let count = river.line.len();
    let right = (0..count).step_by(2).map(|at| edge(at, 1.0));
    let left = (0..count).rev().step_by(2).map(|at| edge(at, -1.0));
    let mut path = Path::default();
    path.smooth_closed(&right.chain(left).collect::<Vec<_>>());
    path
}

/// Hexsides with running water, as pairs of neighboring hexes in lattice order.
pub(crate) fn wet_sides(sheet: &Sheet, board: &Board) -> BTreeSet<[Spot; 2]> {
    board
        .sides
        .iter()
        .filter(|side| rank(&side.kind).is_some())
        .filter_map(|side| {
            let mut pair = [sheet.spot(&side.between[0])?, sheet.spot(&side.between[1])?];
            pair.sort_unstable();
            Some(pair)
        })
        .collect()
}
