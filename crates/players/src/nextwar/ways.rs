//! Ways over the whole map, from many hexes at once or to them, in sixths of movement points.

use hexgrid::{Direction, Grid, HexId};

use super::field::FAR;

/// What a step costs, by hex and direction.
pub(super) type Prices = Vec<[i32; 6]>;

/// From each hex to the nearest of the sources, each with so much to go from there; `obstacles` are
/// what it takes to get through a hex, and none means that nobody is in the way.
pub(super) fn towards(
    grid: &Grid,
    sources: &[(HexId, i32)],
    prices: &Prices,
    obstacles: &[i32],
) -> Vec<i32> {
    let back =
        |_: HexId, way: Direction, other: HexId| prices[other.index()][way.opposite().index()];
    let through = |hex: HexId| obstacles.get(hex.index()).copied().unwrap_or_default();
    spread(grid, sources, back, through)
}

/// From the nearest of the sources to each hex.
pub(super) fn from(grid: &Grid, sources: &[(HexId, i32)], prices: &Prices) -> Vec<i32> {
    let ahead = |hex: HexId, way: Direction, _: HexId| prices[hex.index()][way.index()];
    spread(grid, sources, ahead, |_| 0)
}

fn spread(
    grid: &Grid,
    sources: &[(HexId, i32)],
    price: impl Fn(HexId, Direction, HexId) -> i32,
    through: impl Fn(HexId) -> i32,
) -> Vec<i32> {
    let mut cost = vec![FAR; grid.len()];
    let mut open = Queue::new();
    for &(hex, offset) in sources {
        if offset < cost[hex.index()] {
            cost[hex.index()] = offset;
            open.push(offset, hex);
        }
    }
    for spent in 0..FAR {
        while let Some(hex) = open.pop(spent) {
            if cost[hex.index()] < spent {
                continue;
            }
            let left = spent + through(hex);
            for (way, other) in grid.neighbors(hex) {
                let there = left + price(hex, way, other);
                if there < cost[other.index()] {
                    cost[other.index()] = there;
                    open.push(there, other);
                }
            }
        }
    }
    cost
}

/// Hexes still to be looked at, by what has been spent: costs are whole numbers below [`FAR`].
struct Queue {
    /// The last entry of each cost.
    heads: [Option<u32>; FAR as usize],
    /// A hex, and the entry of the same cost before it.
    entries: Vec<(HexId, Option<u32>)>,
}

impl Queue {
    fn new() -> Self {
        Self { heads: [None; FAR as usize], entries: Vec::new() }
    }

    fn push(&mut self, cost: i32, hex: HexId) {
        let head = &mut self.heads[usize::try_from(cost).expect("ways cost something")];
        let entry = u32::try_from(self.entries.len()).expect("few hexes");
        self.entries.push((hex, head.replace(entry)));
    }

    fn pop(&mut self, cost: i32) -> Option<HexId> {
        let head = &mut self.heads[usize::try_from(cost).expect("ways cost something")];
        let (hex, next) = self.entries[(*head)? as usize];
        *head = next;
        Some(hex)
    }
}
