//! How units enter play: set-up and order of arrival.

use catalog::{Findings, Spanned, read_hex, suggest};
use hexgrid::HexId;

use super::load::Reader;
use super::parts::{Arrival, ArrivalKind, StartUnit, WhereToSetUp};
use super::shape::{ArrivalShape, ArrivalWord, SetUpShape};
use super::{Scenario, chart};
use crate::state::{Flags, UnitId};

/// States a unit may start with, as they are written.
const MARKS: [(&str, Flags); 5] = [
    ("out-of-supply", Flags::OUT_OF_SUPPLY),
    ("moved", Flags::MOVED),
    ("overran", Flags::OVERRAN),
    ("attacked", Flags::ATTACKED),
    ("was-attacked", Flags::WAS_ATTACKED),
];

impl Reader<'_> {
    /// Set-up and arrivals: every unit at most once.
    pub(super) fn entries(&self, scenario: &mut Scenario, findings: &mut Findings) {
        let later = StartUnit {
            place: WhereToSetUp::Later,
            steps: None,
            spent: 0,
            flags: Flags::default(),
        };
        scenario.start_units = vec![later; scenario.roster.len()];
        let mut seen = vec![false; scenario.roster.len()];
        for entry in &self.shape.setup {
            let place = self.place(entry, findings);
            for name in &entry.get_ref().units {
                let Some(unit) = self.unit(scenario, name, &mut seen, findings) else { continue };
                if let Some(place) = place.clone() {
                    let start = self.start_unit(scenario, unit, entry.get_ref(), place, findings);
                    scenario.set_up_order.push(unit);
                    scenario.start_units[usize::from(unit.0)] = start;
                }
            }
        }
        for entry in &self.shape.arrival {
            let arrival = self.arrival(scenario, entry, &mut seen, findings);
            scenario.arrivals.push(arrival);
        }
    }

    /// The unit of a name, unless its roster row is faulty or nowhere.
    fn unit(
        &self,
        scenario: &Scenario,
        name: &Spanned<String>,
        seen: &mut [bool],
        findings: &mut Findings,
    ) -> Option<UnitId> {
        let Some(unit) = scenario.find_unit(name.get_ref()) else {
            if self.roster_is_whole {
                let known = scenario.roster.iter().map(|it| it.id.as_str());
                let what = format!("no unit `{}` in the roster", name.get_ref());
                findings.error(self.source, &name.span(), what, suggest(name.get_ref(), known));
            }
            return None;
        };
        if core::mem::replace(&mut seen[usize::from(unit.0)], true) {
            let what = format!("unit `{}` enters play twice", name.get_ref());
            findings.error(self.source, &name.span(), what, "list it once");
        }
        Some(unit)
    }

    /// [SCS 0.7.1A, 0.7.4A] One of the three ways to say where.
    fn place(&self, entry: &Spanned<SetUpShape>, findings: &mut Findings) -> Option<WhereToSetUp> {
        let shape = entry.get_ref();
        match (&shape.at, &shape.within, &shape.zone) {
            (Some(hex), None, None) => {
                Some(WhereToSetUp::At(read_hex(self.map, hex, self.source, findings)?))
            }
            (None, Some(within), None) => {
                let center = read_hex(self.map, &within.hex, self.source, findings)?;
                Some(WhereToSetUp::Zone(self.map.grid.hexes_within(center, within.hexes)))
            }
            (None, None, Some(zone)) => Some(WhereToSetUp::Zone(self.hexes(zone, findings))),
            _ => {
                let mend = "say exactly one of `at`, `within` and `zone`";
                findings.error(self.source, &entry.span(), "a set-up in no clear place", mend);
                None
            }
        }
    }

    /// [SCS 0.7.3A, 0.7.3B] Full strength and in supply unless the entry says otherwise.
    fn start_unit(
        &self,
        scenario: &Scenario,
        unit: UnitId,
        shape: &SetUpShape,
        place: WhereToSetUp,
        findings: &mut Findings,
    ) -> StartUnit {
        if let Some(steps) = &shape.steps
            && !(1..=scenario.unit(unit).steps).contains(steps.get_ref())
        {
            let what = format!("{} steps for `{}`", steps.get_ref(), scenario.unit(unit).id);
            let mend = format!("1 to {}", scenario.unit(unit).steps);
            findings.error(self.source, &steps.span(), what, mend);
        }
        StartUnit {
            place,
            steps: shape.steps.as_ref().map(|it| *it.get_ref()),
            spent: shape.spent.as_ref().map_or(0, |it| self.half_points(it, findings)),
            flags: self.marks(&shape.marks, findings),
        }
    }

    fn marks(&self, marks: &[Spanned<String>], findings: &mut Findings) -> Flags {
        let mut flags = Flags::default();
        for mark in marks {
            if let Some(&(_, flag)) = MARKS.iter().find(|(it, _)| it == mark.get_ref()) {
                flags.set(flag);
            } else {
                let what = format!("no mark `{}`", mark.get_ref());
                let mend = suggest(mark.get_ref(), MARKS.iter().map(|(it, _)| *it));
                findings.error(self.source, &mark.span(), what, mend);
            }
        }
        flags
    }

    fn half_points(&self, text: &Spanned<String>, findings: &mut Findings) -> u16 {
        let Some(halves) = chart::half_points(text.get_ref()) else {
            let what = format!("`{}` movement points", text.get_ref());
            findings.error(self.source, &text.span(), what, "write `2`, `1/2` or `2 1/2`");
            return 0;
        };
        u16::from(halves)
    }

    /// [SCS 5.0M] One group of the order of arrival.
    fn arrival(
        &self,
        scenario: &Scenario,
        shape: &ArrivalShape,
        seen: &mut [bool],
        findings: &mut Findings,
    ) -> Arrival {
        let arrival = Arrival {
            turn: self.turn(&shape.turn, findings),
            units: (shape.units.iter())
                .filter_map(|it| self.unit(scenario, it, seen, findings))
                .collect(),
            entry: self.hexes(shape.entry.get_ref(), findings),
            kind: match shape.kind {
                ArrivalWord::Edge => ArrivalKind::Edge,
                ArrivalWord::Interior => ArrivalKind::Interior,
            },
        };
        if shape.entry.get_ref().is_empty() {
            let mend = "name at least one";
            findings.error(self.source, &shape.entry.span(), "no entry hex", mend);
        }
        let inside = |it: &HexId| !self.map.grid.is_edge(*it);
        if arrival.kind == ArrivalKind::Edge && arrival.entry.iter().any(inside) {
            let (what, mend) =
                ("an edge entry inside the map", "name edge hexes, or say kind = \"interior\"");
            findings.error(self.source, &shape.entry.span(), what, mend);
        }
        arrival
    }
}
