//! [AMB 2.2h] The red references: from every hex to the nearest goal by the cheapest way.

use std::collections::{BTreeMap, BTreeSet};

use catalog::{Findings, Source, Span, Spanned, read_hex};
use hexgrid::{Direction, HexId, HexMap};

use super::places;
use crate::charts::{Charts, SideCost, TerrainRow};
use crate::mission::shape::Water;
use crate::mission::{Ground, Opening, Red, Slope};
use crate::script::instr::P;
use crate::script::shape::FlowShape;
use crate::terms::Terrain;

/// How somebody goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Going {
    /// On foot.
    Foot,
    /// By car.
    Car,
    /// By tank.
    Tank,
    /// By either: where both can go, at the higher price.
    Wheels,
}

/// The ground as those who go by red references meet it at the start.
pub(super) struct Travel<'a> {
    pub(super) ground: &'a Ground,
    pub(super) charts: &'a Charts,
    pub(super) water: Water,
    /// What lies on the map from the start.
    pub(super) counters: &'a [(HexId, Terrain)],
    /// [AMB MXb]
    pub(super) banks_bar_vehicles: bool,
}

/// A flow with its hexes found.
pub(super) struct Flow {
    exits: Vec<HexId>,
    goals: BTreeMap<HexId, P>,
    bends: BTreeMap<HexId, HexId>,
    /// For vehicles.
    wheels: bool,
}

impl Flow {
    /// Finds the hexes of a flow.
    pub(super) fn read(
        shape: &Spanned<FlowShape>,
        ground: &Ground,
        source: Source<'_>,
        findings: &mut Findings,
    ) -> Self {
        let span = shape.span();
        let text = |it: &str| Spanned::new(span.clone(), it.to_owned());
        let exits = places::hexes(ground, &text(&shape.get_ref().exits), source, findings);
        for hex in exits.iter().filter(|it| !ground.map.grid.is_edge(**it)) {
            let what =
                format!("exit {} is not at the edge of the map", ground.map.grid.number(*hex));
            findings.error(source, &span, what, "Germans leave by hexes at the edge");
        }
        let goals = shape.get_ref().goals.iter();
        let goals =
            goals.filter_map(|(hex, p)| Some((read_hex(&ground.map, hex, source, findings)?, *p)));
        let goals = goals.collect();
        let bends = shape.get_ref().bends.split_whitespace();
        let bends = bends.filter_map(|it| bend(ground, it, &span, source, findings)).collect();
        Self { exits, goals, bends, wheels: shape.get_ref().wheels }
    }

    /// Every hex with the hex that follows, where a way leads on.
    pub(super) fn lay(&self, travel: &Travel<'_>, going: Going) -> HexMap<Red> {
        let mut red = HexMap::new(&travel.ground.map.grid, Red::None);
        for (hex, next) in self.cheapest(travel, going) {
            red[hex] = Red::Step(next);
        }
        if self.wheels == (going != Going::Foot) {
            for (&hex, &next) in &self.bends {
                red[hex] = Red::Step(next);
            }
        }
        for &hex in &self.exits {
            red[hex] = Red::Exit;
        }
        for (&hex, &p) in &self.goals {
            red[hex] = Red::Paragraph(p);
        }
        red
    }

    /// The next step from every hex: of equally cheap ways the one through the hex from which the
    /// rest is cheapest, then through the hex of the first column and the first row.
    fn cheapest(&self, travel: &Travel<'_>, going: Going) -> BTreeMap<HexId, HexId> {
        let grid = &travel.ground.map.grid;
        let rank = |hex: HexId| (hex.0 % grid.columns(), hex.0 / grid.columns());
        let ends = self.exits.iter().chain(self.goals.keys());
        let mut open: BTreeSet<(u16, (u16, u16), HexId)> =
            ends.map(|&hex| (0, rank(hex), hex)).collect();
        let mut left: BTreeMap<HexId, u16> = open.iter().map(|it| (it.2, 0)).collect();
        let mut next = BTreeMap::new();
        while let Some((cost, _, hex)) = open.pop_first() {
            for (way, from) in grid.neighbors(hex) {
                if going.terrain(&travel.row(from)).is_none() {
                    continue;
                }
                let Some(step) = travel.step(from, way.opposite(), hex, going) else { continue };
                let cost = cost + u16::from(step);
                if left.get(&from).is_some_and(|known| *known <= cost) {
                    continue;
                }
                if let Some(known) = left.insert(from, cost) {
                    open.remove(&(known, rank(from), from));
                }
                open.insert((cost, rank(from), from));
                next.insert(from, hex);
            }
        }
        next
    }
}

/// Reads a step written as `C4>D4`.
fn bend(
    ground: &Ground,
    text: &str,
    span: &Span,
    source: Source<'_>,
    findings: &mut Findings,
) -> Option<(HexId, HexId)> {
    let mut hex = |it: &str| {
        let text = Spanned::new(span.clone(), it.to_owned());
        read_hex(&ground.map, &text, source, findings)
    };
    let Some((from, to)) = text.split_once('>') else {
        let what = format!("bend `{text}` of one hex");
        findings.error(source, span, what, "write two hexes with `>` between them");
        return None;
    };
    let (from, to) = (hex(from)?, hex(to)?);
    if ground.map.grid.direction(from, to).is_none() {
        let what = format!("the hexes of bend `{text}` are not neighbors");
        findings.error(source, span, what, "a bend goes from a hex to the next");
        return None;
    }
    Some((from, to))
}

impl Travel<'_> {
    /// [AMB 7.3b, 7.3c, 17.4b] What a step costs; `None` if it cannot be taken.
    pub(super) fn step(&self, from: HexId, way: Direction, to: HexId, going: Going) -> Option<u8> {
        let edge = self.ground.edge(from, way);
        let mut cost = going.terrain(&self.row(to))?;
        let is_house = |hex| self.terrain(hex).is_building();
        if is_house(from) || is_house(to) {
            match edge.opening? {
                Opening::Door => {}
                Opening::Window => cost += self.charts.window,
            }
        }
        if edge.slope.is_some() && going != Going::Foot && self.banks_bar_vehicles {
            return None;
        }
        cost += match edge.slope {
            None => 0,
            Some(Slope::Up) => going.side(self.charts.embankment_up),
            Some(Slope::Down) => going.side(self.charts.embankment_down),
        };
        cost += if edge.crest { going.side(self.charts.crest) } else { 0 };
        Some(cost)
    }

    fn terrain(&self, hex: HexId) -> Terrain {
        let counter = self.counters.iter().find(|it| it.0 == hex);
        counter.map_or(self.ground.terrain[hex], |it| it.1)
    }

    fn row(&self, hex: HexId) -> TerrainRow {
        match (self.terrain(hex), self.water) {
            (Terrain::Water, Water::Stream) => self.charts.stream,
            (terrain, _) => self.charts.terrain[&terrain],
        }
    }
}

impl Going {
    fn terrain(self, row: &TerrainRow) -> Option<u8> {
        match self {
            Self::Foot => row.foot,
            Self::Car => row.car,
            Self::Tank => row.tank,
            Self::Wheels => Some(row.car?.max(row.tank?)),
        }
    }

    fn side(self, cost: SideCost) -> u8 {
        match self {
            Self::Foot => cost.foot,
            Self::Car => cost.car,
            Self::Tank => cost.tank,
            Self::Wheels => cost.car.max(cost.tank),
        }
    }
}
