//! [AMB 2.2h] Red references lead somewhere.

use std::collections::BTreeSet;

use catalog::{Findings, Span};
use hexgrid::{HexId, HexMap, HexSet};

use super::Prover;
use crate::mission::Red;
use crate::script::instr::{Instr, P};
use crate::terms::Terrain;

/// How a way ends.
enum End {
    /// Off the map or at a paragraph.
    Well,
    /// Nowhere, in this hex.
    Nowhere(HexId),
    /// Never: it comes back to this hex.
    Circle(HexId),
}

impl Prover<'_> {
    pub(super) fn prove_flows(&self, findings: &mut Findings) {
        for (shape, card) in self.script.conditions.iter().zip(&self.mission.conditions) {
            let red = &shape.get_ref().red;
            if !self.script.flows.contains_key(red.get_ref()) {
                continue;
            }
            self.prove_flow(&card.red, &red.span(), findings);
            self.prove_pockets(&card.red, &red.span(), findings);
            if let Some(wheels) = &shape.get_ref().red_wheels {
                self.prove_flow(&card.red_wheels, &wheels.span(), findings);
            }
        }
        for flow in self.script.flows.values() {
            let (span, flow) = (flow.span(), flow.get_ref());
            if flow.exits.trim().is_empty() && flow.goals.is_empty() {
                self.fault(&span, "a flow to nowhere", "name `exits` or `goals`", findings);
            }
            for (hex, p) in &flow.goals {
                if self.mission.paragraphs.contains_key(p) && !self.settles(*p) {
                    let what = format!("paragraph {p} does not say where a German who moves goes");
                    let mend = "write `stop-move`, `move-to` or `leave`";
                    self.fault(&hex.span(), what, mend, findings);
                }
            }
        }
        let named = |name: &String| {
            self.script.conditions.iter().any(|it| {
                let it = it.get_ref();
                it.red.get_ref() == name
                    || it.red_wheels.as_ref().is_some_and(|it| it.get_ref() == name)
            })
        };
        for (name, flow) in self.script.flows.iter().filter(|it| !named(it.0)) {
            let what = format!("no condition takes flow `{name}`");
            self.doubt(&flow.span(), what, "name it in `red`, or take it out", findings);
        }
    }

    /// Every way ends off the map or at a paragraph.
    fn prove_flow(&self, red: &HexMap<Red>, span: &Span, findings: &mut Findings) {
        let grid = &self.mission.ground.map.grid;
        for hex in grid.hexes() {
            let (what, at) = match self.follow(red, hex) {
                End::Well => continue,
                End::Nowhere(at) => ("the way ends", at),
                End::Circle(at) => ("the way comes round", at),
            };
            let what = format!("{what} in {}", grid.number(at));
            self.fault(span, what, "mend the bends or the goals of the flow", findings);
            return;
        }
    }

    fn follow(&self, red: &HexMap<Red>, from: HexId) -> End {
        let mut met = HexSet::new(self.mission.ground.map.grid.len());
        let mut hex = from;
        loop {
            if met.contains(hex) {
                return End::Circle(hex);
            }
            met.insert(hex);
            hex = match red[hex] {
                Red::Step(next) => next,
                Red::Exit => return End::Well,
                Red::Paragraph(p) => match self.sent_on(p) {
                    Some(next) => next,
                    None => return End::Well,
                },
                Red::None if hex == from => return End::Well,
                Red::None => return End::Nowhere(hex),
            };
        }
    }

    /// Where a movement paragraph sends everybody.
    fn sent_on(&self, p: P) -> Option<HexId> {
        let instructions = &self.mission.paragraphs.get(&p)?.instructions;
        instructions.iter().find_map(|it| {
            let Instr::MoveTo(hex) = it else { return None };
            Some(*hex)
        })
    }

    /// Whether a movement paragraph, or one that it leads to, says what the German does.
    fn settles(&self, p: P) -> bool {
        let (mut open, mut met) = (vec![p], BTreeSet::new());
        while let Some(p) = open.pop() {
            let Some(paragraph) = self.mission.paragraphs.get(&p) else { continue };
            if !met.insert(p) {
                continue;
            }
            if paragraph.instructions.iter().any(Instr::settles_move) {
                return true;
            }
            open.extend(paragraph.instructions.iter().flat_map(Instr::leads_to));
        }
        false
    }

    /// Land from which no way leads on.
    fn prove_pockets(&self, red: &HexMap<Red>, span: &Span, findings: &mut Findings) {
        let ground = &self.mission.ground;
        let land = |hex: &HexId| {
            let terrain = ground.terrain[*hex];
            terrain != Terrain::Water && self.mission.charts.terrain[&terrain].foot.is_some()
        };
        let pocket: Vec<HexId> =
            ground.map.grid.hexes().filter(|it| land(it) && red[*it] == Red::None).collect();
        if let Some(first) = pocket.first() {
            let label = ground.map.grid.number(*first);
            let what = format!("no way leads on from {} hexes, {label} among them", pocket.len());
            self.doubt(span, what, "name goals on both banks", findings);
        }
    }
}
