//! Everything is read some time, nothing is read for ever, and the mission comes to an end.

use std::collections::{BTreeMap, BTreeSet};

use catalog::Findings;

use super::Prover;
use crate::mission::{Black, ConditionCard, EndRule, Entry, Red};
use crate::script::instr::{Instr, Order, P};

impl Prover<'_> {
    pub(super) fn prove_reach(&self, findings: &mut Findings) {
        let read = self.read_by_condition();
        self.prove_read(&read, findings);
        self.prove_conditions(&read, findings);
        self.prove_rising(&read, findings);
        self.prove_endless(findings);
    }

    /// The paragraphs that can be read in each condition that can come about.
    pub(super) fn read_by_condition(&self) -> BTreeMap<u8, BTreeSet<P>> {
        let mut read = BTreeMap::new();
        let mut open = vec![1];
        open.extend(self.mission.start.as_ref().map(|it| it.condition));
        // [AMB MPf] A drop ends in one of these.
        if !self.mission.setup.drop.is_empty() {
            open.extend([2, 3]);
        }
        while let Some(condition) = open.pop() {
            if read.contains_key(&condition) {
                continue;
            }
            let Some(card) = self.mission.conditions.get(usize::from(condition) - 1) else {
                continue;
            };
            let found = self.closure(self.roots(card));
            open.extend(found.iter().flat_map(|it| self.changes(*it)).filter(|it| *it > condition));
            read.insert(condition, found);
        }
        read
    }

    /// The conditions that a paragraph leads to.
    fn changes(&self, p: P) -> Vec<u8> {
        let Some(paragraph) = self.mission.paragraphs.get(&p) else { return Vec::new() };
        let changes = paragraph.instructions.iter().filter_map(|it| {
            let Instr::Condition(n) = it else { return None };
            Some(*n)
        });
        changes.collect()
    }

    /// What a mission card, the flows and the deeds of Germans send to.
    fn roots(&self, card: &ConditionCard) -> Vec<P> {
        let of = |entry: &Entry| match entry {
            Entry::None => None,
            Entry::Paragraph(p) | Entry::Sighting(_, p) => Some(*p),
        };
        let red_of = |red: &Red| match red {
            Red::Paragraph(p) => Some(*p),
            Red::None | Red::Step(_) | Red::Exit => None,
        };
        let mut roots: Vec<P> = card.events.iter().filter_map(of).collect();
        for (_, entries) in card.black.iter() {
            roots.extend(entries.iter().filter_map(|it| match it {
                Black::Read(entry) => of(entry),
                Black::Event | Black::Land | Black::Barred => None,
            }));
        }
        for red in [&card.red, &card.red_wheels] {
            roots.extend(red.iter().filter_map(|it| red_of(it.1)));
        }
        let columns = self.mission.cards.iter().flat_map(|it| it.table.values());
        let tanks = self.mission.vehicles.iter().flat_map(|it| it.table.values());
        let numbers: BTreeSet<P> = columns.chain(tanks).flatten().copied().collect();
        let actions = numbers.iter().filter_map(|it| self.mission.actions.get(it));
        let orders = actions.flat_map(|it| &it.options).flat_map(|it| &it.1);
        roots.extend(orders.filter_map(Order::reads));
        roots.extend(self.mission.closing);
        roots
    }

    /// When the mission is over words are read and nothing more happens.
    pub(super) fn prove_closing(&self, closing: P, findings: &mut Findings) {
        let read = self.closure(vec![closing]);
        for (p, instruction) in self.instructions().filter(|it| read.contains(&it.0)) {
            if !matches!(instruction.get_ref(), Instr::Cases(_) | Instr::Goto(_)) {
                let what = format!("paragraph {p} does something after the end");
                let mend = "closing words lead on by `cases` and `goto` alone";
                self.fault(&instruction.span(), what, mend, findings);
            }
        }
    }

    fn closure(&self, roots: Vec<P>) -> BTreeSet<P> {
        let (mut open, mut met) = (roots, BTreeSet::new());
        while let Some(p) = open.pop() {
            let Some(paragraph) = self.mission.paragraphs.get(&p) else { continue };
            if met.insert(p) {
                open.extend(paragraph.instructions.iter().flat_map(Instr::leads_to));
            }
        }
        met
    }

    fn prove_read(&self, read: &BTreeMap<u8, BTreeSet<P>>, findings: &mut Findings) {
        for (p, shape) in self.written() {
            let is_read = read.values().any(|it| it.contains(&p));
            if !is_read && !shape.get_ref().spare {
                let mend = "send somebody there, or mark it `spare = true`";
                self.doubt(&shape.span(), format!("nobody reads paragraph {p}"), mend, findings);
            }
        }
    }

    /// [AMB 5.5] Every condition can come about, and leads on or lets the mission end.
    fn prove_conditions(&self, read: &BTreeMap<u8, BTreeSet<P>>, findings: &mut Findings) {
        for (n, shape) in (1..).zip(&self.script.conditions) {
            let Some(found) = read.get(&n) else {
                let mend = "let a paragraph of an earlier one lead to it";
                self.doubt(&shape.span(), format!("condition {n} never comes"), mend, findings);
                continue;
            };
            let leads_on = found.iter().any(|it| self.changes(*it).iter().any(|it| *it > n));
            let ends = found
                .iter()
                .any(|it| self.mission.paragraphs[it].instructions.contains(&Instr::EndMission));
            if !leads_on && !ends && !self.mission.victory.ends.iter().any(|it| works(it, n)) {
                let what = format!("nothing ends the mission in condition {n}, nor leads on");
                let mend = "let a paragraph change it, or an end of `[victory]` hold in it";
                self.fault(&shape.span(), what, mend, findings);
            }
        }
    }

    /// [AMB 5.5b] Conditions only rise.
    fn prove_rising(&self, read: &BTreeMap<u8, BTreeSet<P>>, findings: &mut Findings) {
        for (p, instruction) in self.instructions() {
            let Instr::Condition(n) = instruction.get_ref() else { continue };
            let mut from = read.iter().filter(|it| it.1.contains(&p)).map(|it| *it.0).peekable();
            if from.peek().is_some() && from.all(|it| it >= *n) {
                let what = format!("condition {n} where it is {n} or more already");
                self.fault(&instruction.span(), what, "conditions only rise", findings);
            }
        }
    }

    /// No paragraph leads back to itself, unless a sighting on the way stops it.
    fn prove_endless(&self, findings: &mut Findings) {
        for (p, shape) in self.written() {
            let Some(paragraph) = self.mission.paragraphs.get(&p) else { continue };
            if paragraph.sighting.is_some() {
                continue;
            }
            let (mut open, mut met) = (vec![p], BTreeSet::new());
            while let Some(at) = open.pop() {
                let Some(paragraph) = self.mission.paragraphs.get(&at) else { continue };
                let next = paragraph.instructions.iter().flat_map(Instr::leads_to);
                let stopped = |it: &P| {
                    self.mission.paragraphs.get(it).is_some_and(|it| it.sighting.is_some())
                };
                open.extend(next.filter(|it| !stopped(it) && met.insert(*it)));
            }
            if met.contains(&p) {
                let what = format!("paragraph {p} leads back to itself");
                let mend = "break the circle, or head one of it with a sighting";
                self.fault(&shape.span(), what, mend, findings);
            }
        }
    }
}

/// Whether an end can come about in a condition.
fn works(end: &EndRule, condition: u8) -> bool {
    match end {
        EndRule::Exited { .. } | EndRule::Control { .. } | EndRule::Explored { .. } => true,
        EndRule::NoneLeft { from_condition } | EndRule::Bridges { from_condition } => {
            condition >= *from_condition
        }
    }
}
