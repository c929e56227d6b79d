//! The open part: kit, set-up, victory.

use catalog::{Findings, Source};
use hexgrid::{HexId, HexSet};

use super::places;
use crate::charts::Charts;
use crate::mission::shape::{
    AwardShape, CounterSetup, EndShape, HexesText, SaveShape, SetupShape, SquadShape, VehicleSetup,
    VictoryShape,
};
use crate::mission::{AwardRule, EndRule, Ground, Kit, SaveRule, Setup, SetupSets, Victory};
use crate::terms::{Model, Terrain, VehicleKind};

/// Reads the parts of a mission's open file that name hexes.
pub(super) struct Open<'a> {
    pub(super) ground: &'a Ground,
    pub(super) source: Source<'a>,
}

/// [AMB 4.9] What may be bought.
pub(super) fn kit(shape: &SquadShape, charts: &Charts) -> Kit {
    let priced = |it: &Model| charts.equipment.get(it).is_some_and(|it| it.points.is_some());
    let allowed = |it: &Model| match &shape.only {
        Some(only) => only.contains(it),
        None => priced(it),
    };
    let all = Model::WORDS.iter().map(|it| it.1);
    let on_sale = all.filter(|it| allowed(it) && !shape.banned.contains(it)).collect();
    Kit { equipment: shape.equipment, on_sale, free: shape.free.clone() }
}

impl Open<'_> {
    pub(super) fn hexes(&self, text: &HexesText, findings: &mut Findings) -> Vec<HexId> {
        places::hexes(self.ground, text, self.source, findings)
    }

    fn maybe(&self, text: Option<&HexesText>, findings: &mut Findings) -> Vec<HexId> {
        text.map_or_else(Vec::new, |it| self.hexes(it, findings))
    }

    fn set(&self, text: &HexesText, findings: &mut Findings) -> HexSet {
        places::set(self.ground, text, self.source, findings)
    }

    fn all(&self, keep: impl Fn(HexId) -> bool) -> HexSet {
        let grid = &self.ground.map.grid;
        HexSet::of(grid.len(), grid.hexes().filter(|it| keep(*it)))
    }

    /// [AMB 3.2b] Where it begins.
    pub(super) fn setup(&self, shape: &SetupShape, findings: &mut Findings) -> Setup {
        let vehicles = shape.vehicles.iter();
        let vehicles: Vec<(VehicleKind, Vec<HexId>)> =
            vehicles.map(|it| (it.kind, self.parking(it, findings))).collect();
        let canoes = shape.canoes.as_ref();
        let canoes =
            canoes.and_then(|it| Some((self.hexes(&it.at, findings).first().copied()?, it.count)));
        let mines: Option<(u8, Vec<HexId>)> = shape.mines.as_ref().map(|it| {
            let zone = self.hexes(&it.zone, findings).into_iter();
            let allowed = |hex: &HexId| !it.not_in.contains(&self.ground.terrain[*hex]);
            (it.count, zone.filter(allowed).collect())
        });
        let entry = self.maybe(shape.entry.as_ref(), findings);
        let zone = self.maybe(shape.zone.as_ref(), findings);
        let drop = self.maybe(shape.drop.as_ref(), findings);
        let set = |hexes: &[HexId]| HexSet::of(self.ground.map.grid.len(), hexes.iter().copied());
        let sets = SetupSets {
            men: set(if drop.is_empty() { &zone } else { &drop }),
            vehicles: vehicles.iter().map(|it| set(&it.1)).collect(),
            mines: set(mines.as_ref().map_or(&[][..], |it| &it.1)),
        };
        Setup {
            entry,
            zone,
            sets,
            buildings: shape.buildings,
            vehicles,
            counters: self.counters(&shape.counters, findings),
            ready: shape.ready,
            drop,
            canoes,
            mines,
        }
    }

    /// [AMB M3b, M7b, 17.3b] The hexes where a vehicle may be set up: none of a building.
    fn parking(&self, shape: &VehicleSetup, findings: &mut Findings) -> Vec<HexId> {
        let ground = self.ground;
        let by_road = |hex: &HexId| {
            let mut beside = ground.map.grid.neighbors(*hex);
            ground.terrain[*hex] == Terrain::Open && beside.any(|it| ground.roads.contains(it.1))
        };
        let zone = self.hexes(&shape.zone, findings);
        let outside = zone.into_iter().filter(|it| !ground.terrain[*it].is_building());
        outside.filter(|it| !shape.by_road || by_road(it)).collect()
    }

    /// What lies on the map.
    pub(super) fn counters(
        &self,
        shapes: &[CounterSetup],
        findings: &mut Findings,
    ) -> Vec<(HexId, Terrain)> {
        let mut counters = Vec::new();
        for shape in shapes {
            let hexes = self.hexes(&shape.hexes, findings);
            counters.extend(hexes.into_iter().map(|hex| (hex, shape.terrain)));
        }
        counters
    }

    /// [AMB 15] How it is won.
    pub(super) fn victory(&self, shape: &VictoryShape, findings: &mut Findings) -> Victory {
        Victory {
            need: shape.need,
            awards: shape.awards.iter().map(|it| self.award(it, findings)).collect(),
            ends: shape.ends.iter().map(|it| self.end(it, findings)).collect(),
            saves: shape.saves.iter().map(|it| self.save(it, findings)).collect(),
        }
    }

    fn award(&self, shape: &AwardShape, findings: &mut Findings) -> AwardRule {
        match shape {
            AwardShape::Explored { n, hexes } => {
                let houses = || self.all(|it| self.ground.terrain[it].is_building());
                let hexes = hexes.as_ref().map_or_else(houses, |it| self.set(it, findings));
                AwardRule::Explored { n: *n, hexes }
            }
            AwardShape::Exit { n, by } => AwardRule::Exit { n: *n, by: self.set(by, findings) },
            AwardShape::Documents { key, n, by } => {
                AwardRule::Documents { key: key.clone(), n: *n, by: self.set(by, findings) }
            }
            AwardShape::Papers { by } => AwardRule::Papers { by: self.set(by, findings) },
            AwardShape::Bridges { one, both } => AwardRule::Bridges { one: *one, both: *both },
            AwardShape::Bunker { n } => AwardRule::Bunker { n: *n },
            AwardShape::Leakers { by } => AwardRule::Leakers { by: self.set(by, findings) },
        }
    }

    fn end(&self, shape: &EndShape, findings: &mut Findings) -> EndRule {
        match shape {
            EndShape::Exited { by } => {
                let edge = || self.all(|it| self.ground.map.grid.is_edge(it));
                let by = by.as_ref().map_or_else(edge, |it| self.set(it, findings));
                EndRule::Exited { by }
            }
            EndShape::Control { groups, heights, n } => EndRule::Control {
                groups: groups.iter().map(|it| self.set(it, findings)).collect(),
                heights: heights.as_ref().map(|it| self.set(it, findings)),
                n: *n,
            },
            EndShape::Explored { gather } => {
                EndRule::Explored { gather: self.set(gather, findings) }
            }
            EndShape::NoneLeft { from_condition } => {
                EndRule::NoneLeft { from_condition: from_condition.unwrap_or(1) }
            }
            EndShape::Bridges { from_condition } => {
                EndRule::Bridges { from_condition: *from_condition }
            }
        }
    }

    fn save(&self, shape: &SaveShape, findings: &mut Findings) -> SaveRule {
        match shape {
            SaveShape::Exited { by } => SaveRule::Exited { by: self.set(by, findings) },
            SaveShape::InBuilding => SaveRule::InBuilding,
            SaveShape::In { hexes } => SaveRule::In { hexes: self.set(hexes, findings) },
        }
    }
}
