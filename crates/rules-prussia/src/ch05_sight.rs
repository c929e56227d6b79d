//! Chapter 5: lines of sight, with slopes that have a direction.

use hexgrid::{Crossing, HexId, HexSet, SightTable};

use crate::field::{Field, Ground};
use crate::state::Battle;

/// [PG 6.1.3a] How far anybody ever has to see.
pub(crate) const SIGHT_MAX: u16 = 7;

/// Who sees whom over the ground alone, as far as anybody has to see.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sight {
    table: SightTable,
    /// What the ground lets one see from each hex, its neighbors included.
    views: Vec<HexSet>,
}

impl Sight {
    /// Looks along every line of the field.
    pub fn new(field: &Field) -> Self {
        let table = SightTable::new(field.grid(), |from, to| {
            let distance = field.grid().distance(from, to);
            distance <= SIGHT_MAX && is_seen(field, from, to, &|_| false)
        });
        let grid = field.grid();
        let is_near = |a, b| grid.distance(a, b) <= 1;
        let view = |from: HexId| {
            let mut view = HexSet::new(grid.len());
            for to in grid.hexes_within(from, SIGHT_MAX) {
                if is_near(from, to) || table.sees(from, to) {
                    view.insert(to);
                }
            }
            view
        };
        let mut views = vec![HexSet::new(grid.len()); grid.len()];
        for hex in grid.hexes() {
            views[hex.index()] = view(hex);
        }
        Self { table, views }
    }

    /// What the ground lets one see from a hex, its neighbors included.
    pub(crate) fn view(&self, from: HexId) -> &HexSet {
        &self.views[from.index()]
    }

    /// Whether the ground lets one see from a hex to another.
    pub fn over_ground(&self, from: HexId, to: HexId) -> bool {
        self.table.sees(from, to)
    }
}

/// No path is longer, both ends included: a line clips corners, so it crosses more hexes than the
/// distance counts, but never two for each.
const PATH_MAX: usize = 2 * SIGHT_MAX as usize + 2;

/// A way that a line takes from hex to hex.
#[derive(Clone, Copy)]
struct Path {
    hexes: [HexId; PATH_MAX],
    count: usize,
}

impl Path {
    fn push(&mut self, hex: HexId) {
        if self.count < PATH_MAX {
            self.hexes[self.count] = hex;
        }
        self.count += 1;
    }

    fn hexes(&self) -> &[HexId] {
        &self.hexes[..self.count.min(PATH_MAX)]
    }
}

/// [PG 5.0a–5.2b] Whether a line of sight exists; `occupied` tells where units stand. Where the line
/// runs along a hexside either hex will do [PG 5.0d] [K-5].
pub fn is_seen(field: &Field, from: HexId, to: HexId, occupied: &dyn Fn(HexId) -> bool) -> bool {
    any_way(field, from, to, |way| is_clear(field, way, occupied))
}

/// Tries the ways a line can take, left and right of the hexsides it runs along.
fn any_way(
    field: &Field,
    from: HexId,
    to: HexId,
    mut is_good: impl FnMut(&[HexId]) -> bool,
) -> bool {
    let grid = field.grid();
    let seams = grid.line(from, to).filter(|it| matches!(it, Crossing::Side { .. })).count();
    (0..1usize << seams).any(|choice| {
        let mut path = Path { hexes: [from; PATH_MAX], count: 1 };
        let mut seam = 0;
        for crossing in grid.line(from, to) {
            match crossing {
                Crossing::Hex { hex, .. } => path.push(hex),
                Crossing::Side { left, right } => {
                    let chosen = if choice >> seam & 1 == 0 { left } else { right };
                    seam += 1;
                    let Some(hex) = chosen.filter(|&it| grid.is_playable(it)) else { return false };
                    path.push(hex);
                }
            }
        }
        is_good(path.hexes())
    })
}

/// A slope on the way.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Slope {
    Up,
    Down,
}

/// What lies between two hexes of a way.
fn slope(field: &Field, from: HexId, to: HexId) -> Option<Slope> {
    if field.is_up(from, to) {
        Some(Slope::Up)
    } else if field.is_down(from, to) {
        Some(Slope::Down)
    } else {
        None
    }
}

/// Whether nothing on a way blocks it.
fn is_clear(field: &Field, way: &[HexId], occupied: &dyn Fn(HexId) -> bool) -> bool {
    let last = way.len() - 1;
    // [PG 5.0b]
    if last <= 1 {
        return true;
    }
    let (crest, valley) = slopes(field, way);
    crest.is_none() && (1..last).all(|index| is_open(field, way, index, valley, occupied))
}

/// Whether what stands in a hex of a way lets one see on; `valley` tells which hexes lie low.
fn is_open(
    field: &Field,
    way: &[HexId],
    index: usize,
    valley: u32,
    occupied: &dyn Fn(HexId) -> bool,
) -> bool {
    let (hex, last) = (way[index], way.len() - 1);
    // [PG 5.0c]
    if matches!(field.ground(hex), Ground::Woods | Ground::Town | Ground::WalledTown) {
        return false;
    }
    if !occupied(hex) {
        return true;
    }
    // [PG 5.2a]
    if valley >> index & 1 == 1 {
        return true;
    }
    // [PG 5.2b]
    let below = |edge: usize, end: usize| index == edge && field.is_down(way[end], hex);
    below(1, 0) || below(last - 1, last)
}

/// What keeps one from seeing a hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Blocked {
    /// The rule that says so.
    pub(crate) rule: &'static str,
    /// The first hex in the way; none where it is too far for anybody.
    pub(crate) hex: Option<HexId>,
}

/// The first hex of a way that blocks it: by what stands there, or as the upper hex of a slope that
/// neither end stands right above.
fn obstacle(field: &Field, way: &[HexId], occupied: &dyn Fn(HexId) -> bool) -> Option<Blocked> {
    let last = way.len() - 1;
    if last <= 1 {
        return None;
    }
    let (crest, valley) = slopes(field, way);
    let closed = (1..last).find(|&index| !is_open(field, way, index, valley, occupied));
    let first = closed.into_iter().chain(crest).min()?;
    let rule = if closed == Some(first) { "pg:5.0c" } else { slope_rule(field, way) };
    Some(Blocked { rule, hex: Some(way[first]) })
}

/// [PG 5.1b, 5.1.1a, 5.1.2a] The rule by which the slopes of a way block it: it depends on how many
/// there are.
fn slope_rule(field: &Field, way: &[HexId]) -> &'static str {
    let count = way.windows(2).filter(|pair| slope(field, pair[0], pair[1]).is_some()).count();
    match count {
        0 | 1 => "pg:5.1b",
        2 => "pg:5.1.1a",
        3.. => "pg:5.1.2a",
    }
}

/// [PG 5.1a, 5.1b, 5.1.1a, 5.1.1b, 5.1.1c, 5.1.2a] The upper hex of the first slope that keeps one from
/// seeing along a way, and which of its hexes lie on low ground between two slopes.
///
/// A slope down and a later one up face each other over low ground and are ignored. What is left must
/// lead one way only, begin at the higher end, and follow on successive hexsides.
fn slopes(field: &Field, way: &[HexId]) -> (Option<usize>, u32) {
    let mut down: [usize; PATH_MAX] = [0; PATH_MAX];
    let (mut depth, mut valley) = (0, 0u32);
    let mut up: [usize; PATH_MAX] = [0; PATH_MAX];
    let mut ups = 0;
    for (step, pair) in way.windows(2).enumerate() {
        match slope(field, pair[0], pair[1]) {
            Some(Slope::Down) => {
                down[depth] = step;
                depth += 1;
            }
            Some(Slope::Up) if depth > 0 => {
                depth -= 1;
                for index in down[depth] + 1..=step {
                    valley |= 1 << index;
                }
            }
            Some(Slope::Up) => {
                up[ups] = step;
                ups += 1;
            }
            None => {}
        }
    }
    let steps = way.len() - 1;
    let crest = match (depth, ups) {
        // Down: each on the next hexside from the first.
        (_, 0) => (0..depth).find(|&at| down[at] != at).map(|at| down[at]),
        // Up: each on the hexside before, up to the last.
        (0, _) => (0..ups).find(|&at| up[at] + ups - at != steps).map(|at| up[at] + 1),
        // Up, then down: a hill in between.
        _ => Some(up[0] + 1),
    };
    (crest, valley)
}

/// [PG 5.1.1d] [K-92] How a shot from one hex to another meets the ground: the way whose hexsides count
/// and whether the target lies on the upper side of a slope crossed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Shot {
    /// The neighbor of the firing hex on the way.
    pub(crate) first: Option<HexId>,
    /// The neighbor of the target on the way.
    pub(crate) last: Option<HexId>,
    /// Whether the target is higher, over a slope that counts.
    pub(crate) uphill: bool,
}

impl Battle {
    /// [PG 5.0a–5.2b, 24.2.3a] Whether one sees from a hex to another now.
    pub fn sees(&self, from: HexId, to: HexId) -> bool {
        let distance = self.scenario.field.grid().distance(from, to);
        if distance <= 1 {
            return true;
        }
        if distance > self.sight_limit() || !self.scenario.sight.over_ground(from, to) {
            return false;
        }
        is_seen(&self.scenario.field, from, to, &|hex| self.stack(hex).next().is_some())
    }

    /// The first hex that blocks the line of sight between two hexes; none if one sees the other, or if
    /// it is too far away for anybody to see.
    pub fn blocker(&self, from: HexId, to: HexId) -> Option<HexId> {
        self.blocked(from, to)?.hex
    }

    /// [PG 5.0c, 5.1b, 5.1.1a, 5.1.2a, 24.2.3a] What keeps one from seeing from a hex to another;
    /// none if one sees it.
    pub(crate) fn blocked(&self, from: HexId, to: HexId) -> Option<Blocked> {
        let field = &self.scenario.field;
        if self.sees(from, to) {
            return None;
        }
        if field.grid().distance(from, to) > self.sight_limit() {
            return Some(Blocked { rule: "pg:24.2.3a", hex: None });
        }
        let occupied = |hex: HexId| self.stack(hex).next().is_some();
        let mut found = None;
        any_way(field, from, to, |way| {
            found = obstacle(field, way, &occupied);
            found.is_some()
        });
        found
    }

    /// [PG 24.2.3a] How far one sees in this turn.
    pub(crate) fn sight_limit(&self) -> u16 {
        match self.scenario.rules.fog {
            Some((turns, range)) if self.core.turn <= turns => range.into(),
            _ => SIGHT_MAX,
        }
    }

    /// [PG 5.0d] [K-5] How a shot meets the ground, over each way that lets one see.
    pub(crate) fn each_shot(&self, from: HexId, to: HexId, mut tell: impl FnMut(Shot)) {
        let field = &self.scenario.field;
        let occupied = |hex: HexId| self.stack(hex).next().is_some();
        any_way(field, from, to, |way| {
            if is_clear(field, way, &occupied) {
                let (_, valley) = slopes(field, way);
                // A slope that borders a valley on both its sides is ignored.
                let counts = |step: usize| valley >> step & 1 == 0 && valley >> (step + 1) & 1 == 0;
                let rises =
                    |(step, pair): (usize, &[HexId])| counts(step) && field.is_up(pair[0], pair[1]);
                tell(Shot {
                    first: way.get(1).copied(),
                    last: way.len().checked_sub(2).map(|it| way[it]),
                    uphill: way.windows(2).enumerate().any(rises),
                });
            }
            false
        });
    }
}
