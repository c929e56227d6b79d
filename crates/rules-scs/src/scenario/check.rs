//! Whether a scenario makes sense by the rules: set-up, stacking, entries, bridges, supply.

use std::collections::BTreeMap;

use catalog::{Findings, Source, Span, Spanned, is_plain};
use hexgrid::HexId;

use super::ground::map_key;
use super::parts::{StackingMeasure, WhereToSetUp};
use super::shape::ScenarioShape;
use super::{Scenario, tables::SideFeatures};
use crate::state::{Phase, UnitId};

/// Adds what is wrong with a scenario that has all its parts.
pub(super) fn check(
    scenario: &Scenario,
    source: Source<'_>,
    shape: &ScenarioShape,
    findings: &mut Findings,
) {
    let checker = Checker { scenario, source, shape };
    checker.id(findings);
    checker.turns(findings);
    checker.bridges(findings);
    let stacks = checker.set_up(findings);
    checker.start(&stacks, findings);
    checker.zones(findings);
    checker.arrivals(findings);
    checker.supply(findings);
}

/// What stands in one hex at the start.
pub(super) struct Stack {
    /// The lowest unit.
    pub(super) first: UnitId,
    /// [SCS 4.0cA] Whether any of them has an Attack Strength of 1 or more.
    pub(super) fights: bool,
    /// The highest unit, and where it is named.
    pub(super) top: (UnitId, Span),
    /// How many units.
    pub(super) height: usize,
    /// [SCS 4.0M] What they count for.
    pub(super) load: u16,
    /// What they would count for with all their steps.
    pub(super) full: u16,
}

/// The stacks of the start.
pub(super) type Stacks = BTreeMap<HexId, Stack>;

/// Looks a scenario over.
pub(super) struct Checker<'a> {
    pub(super) scenario: &'a Scenario,
    pub(super) source: Source<'a>,
    pub(super) shape: &'a ScenarioShape,
}

impl Checker<'_> {
    fn id(&self, findings: &mut Findings) {
        let id = &self.shape.id;
        if !id.get_ref().strip_prefix("scs/").is_some_and(is_plain) {
            let what = format!("scenario id `{}`", id.get_ref());
            findings.error(
                self.source,
                &id.span(),
                what,
                "write `scs/` and a name in small letters",
            );
        }
    }

    fn turns(&self, findings: &mut Findings) {
        if !(1..=1000).contains(self.shape.turns.get_ref()) {
            let what = format!("{} turns", self.shape.turns.get_ref());
            findings.error(self.source, &self.shape.turns.span(), what, "1 to 1000");
        }
    }

    /// A bridge lies only where there is something to bridge.
    fn bridges(&self, findings: &mut Findings) {
        let chart = &self.scenario.terrain;
        let idle = |it: &SideFeatures| {
            it.lines.iter().copied().find(|&line| {
                let negates = &chart.lines[usize::from(line)].negates;
                !negates.is_empty() && !negates.iter().any(|side| it.hexsides.contains(side))
            })
        };
        for hex in self.scenario.map.grid.hexes() {
            for (direction, other) in self.scenario.map.grid.neighbors(hex) {
                let line = idle(self.scenario.features(hex, direction)).filter(|_| hex < other);
                if let Some(line) = line {
                    let what = format!(
                        "`{}` between {} and {} crosses nothing it negates",
                        chart.lines[usize::from(line)].id,
                        self.scenario.number(hex),
                        self.scenario.number(other)
                    );
                    let mend = "lay it over the hexside it negates";
                    findings.error(self.source, &map_key(self.shape), what, mend);
                }
            }
        }
    }

    fn may_stand(&self, unit: UnitId, hex: HexId) -> bool {
        self.scenario.is_enterable(self.scenario.unit(unit).class, hex)
    }

    /// [SCS 4.0M] What a unit counts for at the start.
    pub(super) fn value(&self, unit: UnitId) -> u16 {
        let start = &self.scenario.start_units[usize::from(unit.0)];
        self.value_with(unit, start.steps.unwrap_or(self.scenario.unit(unit).steps))
    }

    /// [SCS 4.0M] What a unit counts for with so many steps.
    fn value_with(&self, unit: UnitId, steps: u8) -> u16 {
        let unit_type = self.scenario.unit(unit);
        if self.scenario.stacking.exempt.contains(&unit_type.kind) {
            return 0;
        }
        u16::from(match self.scenario.stacking.measure {
            StackingMeasure::Units => 1,
            StackingMeasure::Steps => steps,
            StackingMeasure::Points => unit_type.stacking,
        })
    }

    /// [SCS 4.0cA] Whether a unit shows an Attack Strength of 1 or more at the start.
    pub(super) fn fights(&self, unit: UnitId) -> bool {
        let (unit_type, start) =
            (self.scenario.unit(unit), &self.scenario.start_units[usize::from(unit.0)]);
        unit_type.face(start.steps.unwrap_or(unit_type.steps)).has_attack()
    }

    /// [SCS 4.0M] The limit of a hex.
    pub(super) fn limit(&self, hex: HexId) -> u16 {
        u16::from(self.scenario.stacking.limits[self.scenario.terrain_at(hex)])
    }

    /// [SCS 0.7.2A, 3.3a] Passable hexes, one side to a hex, nobody overstacked; and zones only
    /// where there is a set-up.
    fn set_up(&self, findings: &mut Findings) -> Stacks {
        let mut held = Stacks::new();
        for name in self.shape.setup.iter().flat_map(|it| &it.get_ref().units) {
            let Some(unit) = self.scenario.find_unit(name.get_ref()) else { continue };
            match &self.scenario.start_units[usize::from(unit.0)].place {
                WhereToSetUp::At(hex) => self.set_up_at(name, unit, *hex, &mut held, findings),
                WhereToSetUp::Zone(_) if self.scenario.start.phase != Phase::SetUp => {
                    let what = format!("a zone for `{}`, but play starts later", name.get_ref());
                    findings.error(self.source, &name.span(), what, "say `at`");
                }
                WhereToSetUp::Zone(_) | WhereToSetUp::Later | WhereToSetUp::Off(_) => {}
            }
        }
        held
    }

    fn set_up_at(
        &self,
        name: &Spanned<String>,
        unit: UnitId,
        hex: HexId,
        held: &mut Stacks,
        findings: &mut Findings,
    ) {
        let number = self.scenario.number(hex);
        if !self.may_stand(unit, hex) {
            let what = format!("`{}` cannot stand in {number}: prohibited terrain", name.get_ref());
            findings.error(self.source, &name.span(), what, "choose another hex");
        }
        let top = (unit, name.span());
        let empty =
            Stack { first: unit, fights: false, top: top.clone(), height: 0, load: 0, full: 0 };
        let stack = held.entry(hex).or_insert(empty);
        if self.scenario.side_of(stack.first) != self.scenario.side_of(unit) {
            let what = format!("units of both sides in {number}");
            findings.error(self.source, &name.span(), what, "one side to a hex");
        }
        let most = self.most(hex);
        let was_legal = stack.load <= most;
        stack.top = top;
        stack.fights |= self.fights(unit);
        stack.height += 1;
        stack.load = stack.load.saturating_add(self.value(unit));
        let full = self.value_with(unit, self.scenario.unit(unit).steps);
        stack.full = stack.full.saturating_add(full);
        if was_legal && stack.load > most {
            let what = format!("{number} is overstacked: {} of {most}", stack.load);
            findings.error(self.source, &name.span(), what, self.overstack_mend());
        }
    }

    fn arrivals(&self, findings: &mut Findings) {
        for (arrival, entry) in self.scenario.arrivals.iter().zip(&self.shape.arrival) {
            for name in &entry.units {
                let Some(unit) = self.scenario.find_unit(name.get_ref()) else { continue };
                let nowhere = !arrival.entry.iter().any(|&it| self.may_stand(unit, it));
                if nowhere && !arrival.entry.is_empty() {
                    let what = format!("`{}` can stand in none of its entry hexes", name.get_ref());
                    findings.error(self.source, &name.span(), what, "choose passable hexes");
                }
            }
        }
    }

    /// Warns of units that could not trace supply even without any enemy.
    fn supply(&self, findings: &mut Findings) {
        for name in self.shape.setup.iter().flat_map(|it| &it.get_ref().units) {
            let Some(unit) = self.scenario.find_unit(name.get_ref()) else { continue };
            let WhereToSetUp::At(hex) = self.scenario.start_units[usize::from(unit.0)].place else {
                continue;
            };
            let tables = &self.scenario.tables[usize::from(self.scenario.unit(unit).class)];
            let side = self.scenario.side_of(unit);
            if tables.supply_distance[side.index()][usize::from(hex.0)] == u16::MAX {
                let what = format!("no way leads from `{}` to a source of supply", name.get_ref());
                findings.warning(
                    self.source,
                    &name.span(),
                    what,
                    "look at rivers and prohibited hexes",
                );
            }
        }
    }
}
