//! How units enter play: set-up and order of arrival.

use catalog::{Findings, Spanned, read_hex, suggest};
use hexgrid::HexId;

use super::Scenario;
use super::load::Reader;
use super::parts::{Arrival, ArrivalKind, StartUnit, WhereToSetUp};
use super::shape::{ArrivalShape, ArrivalWord, BoxWord, SetUpShape};
use crate::state::{Flags, Phase, Place, UnitId};

/// Which units the entries read so far have named.
struct Named {
    set_up: Vec<bool>,
    arriving: Vec<bool>,
}

impl Reader<'_> {
    /// Set-up and arrivals: every unit at most once, but who has arrived may be named in both.
    pub(super) fn entries(&self, scenario: &mut Scenario, findings: &mut Findings) {
        let later = StartUnit {
            place: WhereToSetUp::Later,
            steps: None,
            spent: 0,
            flags: Flags::default(),
            began: None,
        };
        let units = scenario.roster.len();
        scenario.start_units = vec![later; units];
        let mut named = Named { set_up: vec![false; units], arriving: vec![false; units] };
        for entry in &self.shape.setup {
            let place = self.place(entry, findings);
            for name in &entry.get_ref().units {
                let Some(unit) = self.unit(scenario, name, findings) else { continue };
                if core::mem::replace(&mut named.set_up[usize::from(unit.0)], true) {
                    self.enters_twice(name, "list it once", findings);
                }
                if let Some(place) = place.clone() {
                    let start = self.start_unit(scenario, unit, entry.get_ref(), place, findings);
                    scenario.set_up_order.push(unit);
                    scenario.start_units[usize::from(unit.0)] = start;
                }
            }
        }
        for entry in &self.shape.arrival {
            let arrival = self.arrival(scenario, entry, &mut named, findings);
            scenario.arrivals.push(arrival);
        }
        let blocked = self.shape.start.blocked.iter();
        scenario.start.blocked =
            blocked.filter_map(|it| self.unit(scenario, it, findings)).collect();
    }

    /// The unit of a name, unless its roster row is faulty or nowhere.
    fn unit(
        &self,
        scenario: &Scenario,
        name: &Spanned<String>,
        findings: &mut Findings,
    ) -> Option<UnitId> {
        let found = scenario.find_unit(name.get_ref());
        if found.is_none() && self.roster_is_whole {
            let known = scenario.roster.iter().map(|it| it.id.as_str());
            let what = format!("no unit `{}` in the roster", name.get_ref());
            findings.error(self.source, &name.span(), what, suggest(name.get_ref(), known));
        }
        found
    }

    fn enters_twice(&self, name: &Spanned<String>, mend: &str, findings: &mut Findings) {
        let what = format!("unit `{}` enters play twice", name.get_ref());
        findings.error(self.source, &name.span(), what, mend);
    }

    /// [SCS 0.7.1A, 0.7.4A] One of the ways to say where.
    fn place(&self, entry: &Spanned<SetUpShape>, findings: &mut Findings) -> Option<WhereToSetUp> {
        let shape = entry.get_ref();
        match (&shape.at, &shape.within, &shape.zone, &shape.off_map) {
            (Some(hex), None, None, None) => {
                Some(WhereToSetUp::At(read_hex(self.map, hex, self.source, findings)?))
            }
            (None, Some(within), None, None) => {
                let center = read_hex(self.map, &within.hex, self.source, findings)?;
                Some(WhereToSetUp::Zone(self.map.grid.hexes_within(center, within.hexes)))
            }
            (None, None, Some(zone), None) => Some(WhereToSetUp::Zone(self.hexes(zone, findings))),
            (None, None, None, Some(word)) => Some(WhereToSetUp::Off(match word.get_ref() {
                BoxWord::Destroyed => Place::Destroyed,
                BoxWord::Exited => Place::Exited,
            })),
            _ => {
                let mend = "say exactly one of `at`, `within`, `zone` and `box`";
                findings.error(self.source, &entry.span(), "a set-up in no clear place", mend);
                None
            }
        }
    }

    /// [SCS 5.0M] One group of the order of arrival.
    fn arrival(
        &self,
        scenario: &Scenario,
        shape: &ArrivalShape,
        named: &mut Named,
        findings: &mut Findings,
    ) -> Arrival {
        let turn = self.turn(&shape.turn, findings);
        let arrival = Arrival {
            turn,
            units: (shape.units.iter())
                .filter_map(|it| self.arriving(scenario, (it, turn), named, findings))
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

    /// [SCS 5.0M] A unit of the order of arrival: it is awaited, or has come and is set up where it
    /// stands now.
    fn arriving(
        &self,
        scenario: &Scenario,
        (name, turn): (&Spanned<String>, u16),
        named: &mut Named,
        findings: &mut Findings,
    ) -> Option<UnitId> {
        let unit = self.unit(scenario, name, findings)?;
        let index = usize::from(unit.0);
        let twice = core::mem::replace(&mut named.arriving[index], true);
        let has_come = scenario.start.has_come(turn, scenario.side_of(unit));
        if twice || named.set_up[index] && scenario.start.phase == Phase::SetUp {
            self.enters_twice(name, "list it once", findings);
        } else if named.set_up[index] && !has_come {
            let mend = format!("list it once: turn {turn} is still to come for its side");
            self.enters_twice(name, &mend, findings);
        }
        Some(unit)
    }
}
