//! What a step costs, looked up: tables made once per scenario from the map and its chart.

use hexgrid::{Direction, HexId, Spread};

use super::Scenario;
use crate::charts::{HalfMp, MoveEffect, PROHIBITED, TerrainChart};
use crate::state::Side;

/// What lies on one hexside: hexside terrain, and the lines that cross it, by chart index.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SideFeatures {
    /// Hexside terrain.
    pub hexsides: Vec<u8>,
    /// Roads, railways, bridges.
    pub lines: Vec<u8>,
}

impl SideFeatures {
    /// How many kinds of things lie there.
    pub(super) fn count(&self) -> usize {
        self.hexsides.len() + self.lines.len()
    }

    /// [SCS 3.2b] Hexside terrain that no line on this side cancels.
    pub fn active_hexsides<'a>(&'a self, chart: &'a TerrainChart) -> impl Iterator<Item = u8> + 'a {
        self.hexsides.iter().copied().filter(|side| {
            !self.lines.iter().any(|&line| chart.lines[usize::from(line)].negates.contains(side))
        })
    }
}

/// Step tables of one movement class.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClassTables {
    /// [SCS 3.1c, 3.2b–3.2d] Half points to leave a hex in a direction, roads and bridges used;
    /// `PROHIBITED` where there is no way.
    pub cost: Vec<[u8; 6]>,
    /// [SCS 6.0c, 6.1d] The same without roads and road-like features.
    pub bare: Vec<[u8; 6]>,
    /// [SCS 2.0b] One bit per direction in which the class can move by terrain.
    pub reach: Vec<u8>,
    /// [SCS 9.1c] Hexes to the nearest supply source over passable terrain, by side.
    pub supply_distance: [Vec<u16>; 2],
    /// [SCS 12.1aC] How supply spreads from hex to hex by terrain.
    pub supply_ways: Spread,
}

impl ClassTables {
    /// [SCS 3.2d] Whether terrain lets a step in this direction pass at all.
    pub(crate) fn lets_pass(&self, from: HexId, direction: Direction) -> bool {
        self.cost[usize::from(from.0)][direction.index()] != PROHIBITED
    }
}

/// One item of what a step costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CostItem {
    /// [SCS 3.1c] The hex entered, by chart index.
    Hex(u8, u8),
    /// [SCS 3.2c] A hexside crossed, by chart index.
    Hexside(u8, u8),
    /// [SCS 3.2bA] The road followed instead, by chart index.
    Road(u8, u8),
}

impl CostItem {
    fn half_points(self) -> HalfMp {
        match self {
            Self::Hex(_, cost) | Self::Hexside(_, cost) | Self::Road(_, cost) => HalfMp::from(cost),
        }
    }
}

impl Scenario {
    /// [SCS 3.2b, 3.2bA] What a step along the best road costs, if a road leads that way.
    fn road_item(&self, class: u8, from: HexId, direction: Direction) -> Option<CostItem> {
        let features = self.features(from, direction);
        // [SCS 3.2d] A road spares costs; a prohibited hexside takes a bridge.
        let barred = |side: u8| {
            let line = &self.terrain.hexsides[usize::from(side)];
            line.movement[usize::from(class)] == MoveEffect::Prohibited
        };
        if features.active_hexsides(&self.terrain).any(barred) {
            return None;
        }
        features
            .lines
            .iter()
            .filter_map(|&line| {
                match self.terrain.lines[usize::from(line)].movement[usize::from(class)] {
                    MoveEffect::Cost(cost) => Some(CostItem::Road(line, cost)),
                    MoveEffect::None | MoveEffect::Prohibited => None,
                }
            })
            .min_by_key(|it| it.half_points())
    }

    /// [SCS 3.1c, 3.2c, 3.2d] What a step across country costs; `None` where it is prohibited.
    fn terrain_items(
        &self,
        class: u8,
        (from, direction, to): (HexId, Direction, HexId),
        lines: Lines,
    ) -> Option<Vec<CostItem>> {
        let hex = u8::try_from(self.terrain_at(to)).expect("charts have few lines");
        let mut items = Vec::new();
        match self.terrain.hexes[usize::from(hex)].movement[usize::from(class)] {
            MoveEffect::Cost(cost) => items.push(CostItem::Hex(hex, cost)),
            MoveEffect::None | MoveEffect::Prohibited => return None,
        }
        let features = self.features(from, direction);
        let sides: Vec<u8> = match lines {
            Lines::Used => features.active_hexsides(&self.terrain).collect(),
            Lines::Ignored => features.hexsides.clone(),
        };
        for side in sides {
            match self.terrain.hexsides[usize::from(side)].movement[usize::from(class)] {
                MoveEffect::None => {}
                MoveEffect::Cost(cost) => items.push(CostItem::Hexside(side, cost)),
                MoveEffect::Prohibited => return None,
            }
        }
        Some(items)
    }

    /// [SCS 3.1c, 3.2b] The cheapest way to make a step, item by item, without zones of control;
    /// `None` where there is no way.
    pub fn step_items(
        &self,
        class: u8,
        from: HexId,
        direction: Direction,
    ) -> Option<Vec<CostItem>> {
        let to = self.neighbor(from, direction)?;
        let plain = self.terrain_items(class, (from, direction, to), Lines::Used);
        let road = self.road_item(class, from, direction).map(|it| vec![it]);
        [road, plain].into_iter().flatten().min_by_key(|it| total(it))
    }

    /// [SCS 6.1d] The cost of a step without roads and road-like features.
    pub fn bare_items(
        &self,
        class: u8,
        from: HexId,
        direction: Direction,
    ) -> Option<Vec<CostItem>> {
        let to = self.neighbor(from, direction)?;
        self.terrain_items(class, (from, direction, to), Lines::Ignored)
    }

    /// [SCS 3.2d] Whether a class can be in a hex: by its terrain, or because a road leads into it.
    pub fn is_enterable(&self, class: u8, hex: HexId) -> bool {
        let class = usize::from(class);
        let terrain = &self.terrain.hexes[self.terrain_at(hex)];
        let cost = |from: HexId, back: Direction| {
            self.tables[class].cost[usize::from(from.0)][back.index()]
        };
        terrain.movement[class] != MoveEffect::Prohibited
            || self
                .map
                .grid
                .neighbors(hex)
                .any(|(it, from)| cost(from, it.opposite()) != PROHIBITED)
    }

    /// Fills the step tables; the map, chart and supply sources must be in place.
    pub(super) fn make_tables(&mut self) {
        let classes = u8::try_from(self.classes.len()).expect("there are few movement classes");
        self.tables = (0..classes).map(|class| self.class_tables(class)).collect();
    }

    fn class_tables(&self, class: u8) -> ClassTables {
        let cells = self.map.grid.len();
        let mut tables = ClassTables {
            cost: vec![[PROHIBITED; 6]; cells],
            bare: vec![[PROHIBITED; 6]; cells],
            reach: vec![0; cells],
            supply_distance: [Vec::new(), Vec::new()],
            supply_ways: Spread::new(&self.map.grid, |_, _| true),
        };
        for from in self.map.grid.hexes() {
            for (direction, _) in self.map.grid.neighbors(from) {
                let (hex, side) = (usize::from(from.0), direction.index());
                if let Some(items) = self.step_items(class, from, direction) {
                    tables.cost[hex][side] = table_cost(&items);
                    tables.reach[hex] |= 1 << side;
                }
                if let Some(items) = self.bare_items(class, from, direction) {
                    tables.bare[hex][side] = table_cost(&items);
                }
            }
        }
        // The line runs from the unit to the source, so the step to test is the way back.
        tables.supply_ways = Spread::new(&self.map.grid, |source, way| {
            let back = self.map.grid.neighbor(source, way).map(|it| tables.cost[usize::from(it.0)]);
            back.is_none_or(|costs| costs[way.opposite().index()] == PROHIBITED)
        });
        for side in Side::BOTH {
            tables.supply_distance[side.index()] = self.supply_distances(&tables, side);
        }
        tables
    }

    /// [SCS 9.1c] Hexes to the nearest source, ignoring units and zones.
    fn supply_distances(&self, tables: &ClassTables, side: Side) -> Vec<u16> {
        let mut distance = vec![u16::MAX; self.map.grid.len()];
        let mut queue: Vec<HexId> = self.supply.sources[side.index()].clone();
        for source in &queue {
            distance[usize::from(source.0)] = 0;
        }
        let mut next = 0;
        while let Some(&hex) = queue.get(next) {
            next += 1;
            for (direction, other) in self.map.grid.neighbors(hex) {
                // The line runs from the unit to the source, so the step to test is the way back.
                let back = tables.cost[usize::from(other.0)][direction.opposite().index()];
                if back != PROHIBITED && distance[usize::from(other.0)] == u16::MAX {
                    distance[usize::from(other.0)] = distance[usize::from(hex.0)] + 1;
                    queue.push(other);
                }
            }
        }
        distance
    }
}

/// Whether roads, bridges and the like count.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Lines {
    Used,
    Ignored,
}

fn total(items: &[CostItem]) -> HalfMp {
    items.iter().map(|it| it.half_points()).sum()
}

fn table_cost(items: &[CostItem]) -> u8 {
    u8::try_from(total(items)).ok().filter(|&it| it < PROHIBITED).expect("the loader limits costs")
}
