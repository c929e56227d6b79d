//! What must be true of a mission besides its shape: nothing leads nowhere, nobody is stuck, it can
//! be won.
//!
//! What would break a game is an error. What would only be missing from it, such as a paragraph
//! that nobody reads, is a warning.

mod cards;
mod drop;
mod flows;
mod points;
mod reach;
mod references;
mod story;

use std::collections::BTreeMap;

use catalog::{Findings, Source, Span, Spanned};

use super::Mission;
use super::shape::MissionShape;
use crate::script::instr::P;
use crate::script::shape::{HexText, ParagraphShape, ScriptShape};

/// Everything that is proved is read from here.
pub(super) struct Prover<'a> {
    pub(super) mission: &'a Mission,
    pub(super) open: &'a MissionShape,
    pub(super) open_source: Source<'a>,
    pub(super) script: &'a ScriptShape,
    pub(super) source: Source<'a>,
}

/// More vehicles than any mission brings.
const VEHICLES_MAX: usize = 20;
/// [AMB MCa] As many canoes as there are.
const CANOES_MAX: u8 = 4;

/// One instruction as the script writes it.
type Written = crate::script::instr::Instr<HexText>;

impl Prover<'_> {
    /// Proves all of it.
    pub(super) fn prove(&self, findings: &mut Findings) {
        self.prove_frame(findings);
        self.prove_drop(findings);
        self.prove_references(findings);
        self.prove_cards(findings);
        self.prove_story(findings);
        self.prove_flows(findings);
        self.prove_reach(findings);
        self.prove_points(findings);
    }

    /// [AMB 2.2a, 5.8b] Conditions, each with its level.
    fn prove_frame(&self, findings: &mut Findings) {
        let (conditions, levels) = (self.mission.conditions.len(), self.mission.levels.len());
        let span = self.open.id.span();
        if conditions == 0 {
            findings.error(self.source, &(0..0), "no condition", "write `[[conditions]]`");
        }
        if conditions != levels {
            let what = format!("{levels} levels for {conditions} conditions");
            findings.error(self.open_source, &span, what, "give each condition one, or -1");
        }
        if self.mission.victory.ends.is_empty() {
            let mend = "say in `[victory]` what ends it";
            findings.error(self.open_source, &span, "a mission without an end", mend);
        }
        for level in self.open.levels.iter().filter(|it| !(-1..=9).contains(*it)) {
            let mend = "write 0 to 9, or -1 where nobody can be activated";
            findings.error(self.open_source, &span, format!("activation level {level}"), mend);
        }
        if self.mission.vehicles.len() > VEHICLES_MAX {
            let mend = format!("{VEHICLES_MAX} at most, those that paragraphs place included");
            findings.error(self.source, &(0..0), "too many vehicles", mend);
        }
        if self.mission.setup.canoes.is_some_and(|it| it.1 > CANOES_MAX) {
            let mend = format!("{CANOES_MAX} at most");
            findings.error(self.open_source, &span, "too many canoes", mend);
        }
        let setup = &self.mission.setup;
        let begins = !(setup.entry.is_empty() && setup.zone.is_empty() && setup.drop.is_empty());
        if !begins && setup.canoes.is_none() && setup.buildings.is_none() {
            let mend = "write `entry`, `zone`, `buildings`, `drop` or `canoes` in `[setup]`";
            findings.error(self.open_source, &span, "the squad begins nowhere", mend);
        }
    }

    fn fault(&self, span: &Span, what: impl Into<String>, mend: &str, findings: &mut Findings) {
        findings.error(self.source, span, what, mend);
    }

    fn doubt(&self, span: &Span, what: impl Into<String>, mend: &str, findings: &mut Findings) {
        findings.warning(self.source, span, what, mend);
    }

    /// Paragraphs by number, as the script writes them.
    fn written(&self) -> BTreeMap<P, &Spanned<ParagraphShape>> {
        let paragraphs = self.script.paragraphs.iter();
        paragraphs.filter_map(|(key, it)| Some((key.parse().ok()?, it))).collect()
    }

    /// Every instruction of every paragraph, with its place.
    fn instructions(&self) -> impl Iterator<Item = (P, &Spanned<Written>)> {
        self.written().into_iter().flat_map(|(p, it)| {
            it.get_ref().instructions.iter().map(move |instruction| (p, instruction))
        })
    }
}
