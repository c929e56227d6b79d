//! Paragraphs by themselves: what stands in them can be done in that order.

use catalog::{Findings, Span};
use hexgrid::HexId;

use super::{Prover, Written};
use crate::mission::Paragraph;
use crate::mission::shape::Water;
use crate::script::instr::{DiceWord, Instr, Piece, RollCases};
use crate::terms::{Stance, Terrain, VehicleKind};

impl Prover<'_> {
    pub(super) fn prove_story(&self, findings: &mut Findings) {
        for (p, shape) in self.written() {
            let instructions = &shape.get_ref().instructions;
            if let Some((_, rest)) = instructions.split_last() {
                for branch in rest.iter().filter(|it| it.get_ref().is_branch()) {
                    let mend = "what leads to another paragraph stands last";
                    self.fault(&branch.span(), "something follows a branch", mend, findings);
                }
            }
            let activates =
                instructions.iter().any(|it| matches!(it.get_ref(), Instr::Activate(_)));
            for it in instructions {
                if matches!(it.get_ref(), Instr::Rounds(_)) && !activates {
                    let mend = "let the same paragraph activate somebody";
                    self.fault(&it.span(), "Rounds with nobody to begin them", mend, findings);
                }
                self.prove_sense(it.get_ref(), &it.span(), findings);
            }
            let says = shape.get_ref().text.is_some() || shape.get_ref().s.is_some();
            if instructions.is_empty() && !says {
                let mend = "write what is read or done there, or lead nowhere instead";
                self.fault(&shape.span(), format!("nothing in paragraph {p}"), mend, findings);
            }
        }
        for (p, paragraph) in &self.mission.paragraphs {
            let span = self.written().get(p).map_or(0..0, |it| it.span());
            self.prove_places(paragraph, &span, findings);
        }
    }

    /// A branch has two ways or more, one of which leads on.
    fn prove_sense(&self, it: &Written, span: &Span, findings: &mut Findings) {
        if it.is_branch() && it.leads_to().is_empty() {
            self.fault(span, "a branch that leads nowhere", "name a paragraph", findings);
        }
        if let Instr::Roll(roll) = it {
            self.prove_roll(roll, span, findings);
        }
        if let Instr::Cases(cases) = it {
            let always = cases.iter().position(|it| it.tests.is_empty());
            if always.is_some_and(|at| at + 1 < cases.len()) {
                let mend = "a case without tests stands last";
                self.fault(span, "a case that is never looked at", mend, findings);
            }
        }
        if let Instr::Visibility(hexes) = it
            && *hexes > 60
        {
            self.fault(span, format!("visibility {hexes}"), "0 is as far as the map", findings);
        }
    }

    /// Spans rise, and the last covers the highest number of the dice.
    fn prove_roll(&self, roll: &RollCases, span: &Span, findings: &mut Findings) {
        let highest = match roll.dice {
            DiceWord::One => 9,
            DiceWord::Two => 18,
            DiceWord::Percent => 99,
        };
        let rises = roll.cases.is_sorted_by(|a, b| a.max < b.max);
        if !rises || roll.cases.last().map(|it| it.max) != Some(highest) {
            let mend = format!("let `max` rise, the last to {highest}");
            self.fault(span, "spans that do not cover the dice", &mend, findings);
        }
    }

    /// [AMB 6.2a] Whoever comes into play can stand where he comes.
    fn prove_places(&self, paragraph: &Paragraph, span: &Span, findings: &mut Findings) {
        for instruction in &paragraph.instructions {
            // Whoever sits in a vehicle is where it is.
            if let Instr::Activate(it) = instruction
                && it.aboard.is_none()
            {
                self.prove_arrival(it.card, it.hex, it.stance, it.facing, span, findings);
            }
            if let Instr::AttachUs(it) = instruction {
                self.prove_arrival(it.card, it.hex, it.stance, it.facing, span, findings);
            }
            if let Instr::Place(it) = instruction {
                if let Piece::Vehicle { kind, facing } = it.what {
                    self.prove_stand(it.hex, Some(kind), span, findings);
                    self.prove_beside(it.hex, facing, span, findings);
                }
                if let Piece::Bunker { door } = it.what {
                    self.prove_beside(it.hex, door, span, findings);
                }
            }
        }
    }

    /// [AMB 6.2a] Soldiers hold themselves somehow, vehicles look somewhere.
    fn prove_arrival(
        &self,
        card: u16,
        hex: HexId,
        stance: Option<Stance>,
        facing: Option<HexId>,
        span: &Span,
        findings: &mut Findings,
    ) {
        let mut vehicles = self.mission.vehicles.iter();
        let kind = vehicles.find(|it| it.number == card).map(|it| it.kind);
        self.prove_stand(hex, kind, span, findings);
        match (kind, stance, facing) {
            (None, Some(_), None) => {}
            (None, ..) => {
                let mend = "write `stance`, and no `facing`";
                self.fault(span, "a soldier without a stance", mend, findings);
            }
            (Some(_), _, Some(facing)) => self.prove_beside(hex, facing, span, findings),
            (Some(_), _, None) => {
                let mend = "write `facing`: the neighbor it looks at";
                self.fault(span, "a vehicle that looks nowhere", mend, findings);
            }
        }
    }

    fn prove_stand(
        &self,
        hex: HexId,
        kind: Option<VehicleKind>,
        span: &Span,
        findings: &mut Findings,
    ) {
        let ground = &self.mission.ground;
        let laid = self.mission.setup.counters.iter().find(|it| it.0 == hex).map(|it| it.1);
        let terrain = laid.unwrap_or(ground.terrain[hex]);
        let row = match (terrain, self.mission.water) {
            (Terrain::Water, Water::Stream) => &self.mission.charts.stream,
            _ => &self.mission.charts.terrain[&terrain],
        };
        let allowed = match kind {
            None => row.foot,
            Some(kind) if kind.is_tank() => row.tank,
            Some(_) => row.car,
        };
        if allowed.is_none() {
            let (label, word) = (ground.map.grid.number(hex), terrain.word());
            let what = format!("{label} is {word}: nobody can be there");
            self.fault(span, what, "choose a hex that can be entered", findings);
        }
    }

    fn prove_beside(&self, hex: HexId, other: HexId, span: &Span, findings: &mut Findings) {
        let grid = &self.mission.ground.map.grid;
        if grid.direction(hex, other).is_none() {
            let what = format!("{} is no neighbor of {}", grid.number(other), grid.number(hex));
            self.fault(span, what, "name the next hex it looks at", findings);
        }
    }
}
