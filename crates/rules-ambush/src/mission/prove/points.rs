//! [AMB 15d] The points that are needed can be won.

use std::collections::{BTreeMap, BTreeSet};

use catalog::Findings;

use super::Prover;
use crate::mission::{AwardRule, EndRule};
use crate::script::instr::{Instr, P, Piece};

/// [AMB 2.5a] The squad.
const SQUAD: i32 = 8;

impl Prover<'_> {
    pub(super) fn prove_points(&self, findings: &mut Findings) {
        let (need, most) = (i32::from(self.mission.victory.need), self.most());
        if most < need {
            let what = format!("{need} points are needed and {most} at most can be won");
            let mend = "ask for fewer, or give more";
            findings.error(self.open_source, &self.open.id.span(), what, mend);
        }
    }

    /// The most points that could be won if everything went well.
    fn most(&self) -> i32 {
        let read: BTreeSet<P> = self.read_by_condition().into_values().flatten().collect();
        let instructions: Vec<&Instr<hexgrid::HexId>> = read
            .iter()
            .filter_map(|it| self.mission.paragraphs.get(it))
            .flat_map(|it| &it.instructions)
            .collect();
        let bunkers = instructions
            .iter()
            .filter(|it| matches!(it, Instr::Place(it) if matches!(it.what, Piece::Bunker { .. })));
        let bunkers = i32::try_from(bunkers.count()).expect("few bunkers");
        let awards = self.mission.victory.awards.iter().map(|it| award(it, bunkers));
        let control = self.mission.victory.ends.iter().map(|it| match it {
            EndRule::Control { n, .. } => i32::from(*n),
            EndRule::Exited { .. }
            | EndRule::Explored { .. }
            | EndRule::NoneLeft { .. }
            | EndRule::Bridges { .. } => 0,
        });
        let told = instructions.iter().filter_map(|it| {
            let Instr::Vp(award) = it else { return None };
            Some(i32::from(award.n.max(0)))
        });
        let papers = instructions.iter().filter_map(|it| {
            let Instr::Item(it) = it else { return None };
            Some((it.key.as_deref()?, i32::from(it.vp?)))
        });
        let papers: BTreeMap<&str, i32> = papers.collect();
        let active = instructions.iter().filter_map(|it| {
            let Instr::Activate(it) = it else { return None };
            Some(it.card)
        });
        let active: BTreeSet<u16> = active.collect();
        let enemies = active.iter().map(|it| self.worth(*it));
        awards.chain(control).chain(told).chain(papers.into_values()).chain(enemies).sum()
    }

    /// [AMB 2.1d, 2.1e] What a German or a German vehicle can bring.
    fn worth(&self, card: u16) -> i32 {
        let men = self.mission.cards.iter().filter(|it| it.number == card);
        let men = men.map(|it| i32::from(it.vp) + i32::from(it.vp_captured.max(it.vp_fallen)));
        let vehicles = self.mission.vehicles.iter().filter(|it| it.number == card);
        let vehicles =
            vehicles.map(|it| i32::from(it.vp) + i32::from(it.vp_destroyed.max(it.vp_immobilized)));
        men.chain(vehicles).sum()
    }
}

fn award(award: &AwardRule, bunkers: i32) -> i32 {
    match award {
        AwardRule::Explored { n, hexes } => {
            i32::from(*n) * i32::try_from(hexes.len()).expect("few hexes")
        }
        AwardRule::Exit { n, .. } => i32::from(*n) * SQUAD,
        AwardRule::Documents { n, .. } => i32::from(*n),
        AwardRule::Bridges { one, both } => i32::from(*one.max(both)),
        AwardRule::Bunker { n } => i32::from(*n) * bunkers,
        // Papers are worth what the script says.
        AwardRule::Papers { .. } | AwardRule::Leakers { .. } => 0,
    }
}
