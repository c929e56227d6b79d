//! [AMB 5.1c–5.1g] How a paragraph is read and obeyed, and where it leads.

use std::sync::Arc;

use hexgrid::HexId;
use kernel::Dice;

use super::{Ask, Duty, Event, Scope};
use crate::agenda::Event as Events;
use crate::ch15_victory;
use crate::dice::{d10, d100, two_d10};
use crate::mission::Paragraph;
use crate::script::instr::{DiceWord, Instr, P, Perception, Require, RollCases};
use crate::state::{Reckoned, Sortie};

impl Sortie {
    /// [AMB 2.7a] Owes the reading of a paragraph.
    pub(crate) fn owe_paragraph(&mut self, paragraph: P, scope: Scope) {
        self.core.owe(Duty::Read { paragraph, scope });
    }

    /// Owes the reading of a paragraph that a branch leads to, if it leads anywhere.
    pub(super) fn owe_branch(&mut self, paragraph: Option<P>, scope: Scope) {
        if let Some(paragraph) = paragraph {
            self.owe_paragraph(paragraph, scope);
        }
    }

    /// [AMB 2.7a] Whether a paragraph has been read in this mission.
    pub fn has_read(&self, paragraph: P) -> bool {
        self.core.read.contains(&paragraph)
    }

    /// [AMB 5.1c, 5.4a, 5.5i, 2.5j] Opens a paragraph. One headed by a sighting that has happened
    /// is ignored, by whatever road it is reached; one that requires a sighting that has not
    /// happened does not take place, and marks nothing.
    pub(super) fn read(&mut self, number: P, scope: Scope, events: &mut Vec<Events>) {
        let mission = Arc::clone(&self.mission);
        let paragraph = &mission.paragraphs[&number];
        if paragraph.sighting.is_some_and(|it| self.is_sighted(it)) {
            return;
        }
        if let Some(require) = self.unmet(paragraph) {
            return self.owe_branch(require.otherwise, scope);
        }
        self.note(number, paragraph, scope, events);
        self.owe_afterwards(number, paragraph);
        if !paragraph.instructions.is_empty() {
            self.core.owe(Duty::Run { paragraph: number, at: 0, scope });
        }
    }

    /// [AMB 3.2d, 2.7a] The closing words: read when the mission is over, when nothing is owed any
    /// more. They lead on by cases alone.
    pub(crate) fn tell_closing(&mut self, events: &mut Vec<Events>) {
        let mission = Arc::clone(&self.mission);
        let scope = Scope::default();
        let mut next = mission.closing;
        while let Some(number) = next {
            let paragraph = &mission.paragraphs[&number];
            self.note(number, paragraph, scope, events);
            next = paragraph.instructions.iter().find_map(|it| self.closing_leads_to(it, scope));
        }
    }

    /// [AMB 5.1g] Where an instruction of closing words leads.
    fn closing_leads_to(&self, instruction: &Instr<HexId>, scope: Scope) -> Option<P> {
        if let Instr::Goto(paragraph) = instruction {
            return Some(*paragraph);
        }
        let Instr::Cases(cases) = instruction else { return None };
        cases.iter().find(|it| it.tests.iter().all(|t| self.holds(t, scope, None)))?.go
    }

    /// [AMB 5.5i] What a paragraph requires and has not got.
    fn unmet<'a>(&self, paragraph: &'a Paragraph) -> Option<&'a Require> {
        paragraph.instructions.iter().find_map(|it| match it {
            Instr::Require(require) if !self.is_sighted(require.sighting) => Some(require),
            _ => None,
        })
    }

    /// [AMB 5.4a, 5.4b, 5.3c, 6.2c] Marks the sighting and tells the text. A text that is known is
    /// told
    /// again, for what it orders is done again.
    fn note(&mut self, number: P, paragraph: &Paragraph, scope: Scope, events: &mut Vec<Events>) {
        let again = self.core.read.contains(&number);
        if !again {
            self.core.read.push(number);
        }
        if paragraph.text.is_some() {
            events.push(Event::Read { paragraph: number, again, hex: scope.hex }.into());
        }
        if let Some(sighting) = paragraph.sighting {
            self.core.sightings |= 1 << sighting;
            events.push(Event::Sighted { sighting }.into());
        }
    }

    /// [AMB 5.5c] Owes what comes when all else is done: a change of condition, then the end.
    fn owe_afterwards(&mut self, number: P, paragraph: &Paragraph) {
        if paragraph.instructions.contains(&Instr::EndMission) {
            self.core.owe(ch15_victory::Duty::EndByParagraph(number));
        }
        for instruction in &paragraph.instructions {
            if let Instr::Condition(condition) = instruction {
                self.owe_change(*condition);
            }
        }
    }

    /// Carries out one instruction; the next is owed below whatever it brings.
    pub(super) fn run(
        &mut self,
        number: P,
        at: u8,
        scope: Scope,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        let mission = Arc::clone(&self.mission);
        let instructions = &mission.paragraphs[&number].instructions;
        if usize::from(at) + 1 < instructions.len() {
            self.core.owe(Duty::Run { paragraph: number, at: at + 1, scope });
        }
        match &instructions[usize::from(at)] {
            Instr::Goto(paragraph) => self.owe_paragraph(*paragraph, scope),
            // [AMB 5.1f, 5.1g] The first that applies; of bullets only one can.
            Instr::Cases(cases) => {
                let fits =
                    cases.iter().find(|it| it.tests.iter().all(|t| self.holds(t, scope, None)));
                self.owe_branch(fits.and_then(|it| it.go), scope);
            }
            Instr::Require(require) => self.owe_paragraph(require.then, scope),
            Instr::Perception(check) => self.run_perception(check, scope, dice, events),
            Instr::Activation(check) => {
                let ok = self.activation_check(check.modifier, dice, events);
                self.owe_branch(if ok { Some(check.ok) } else { check.fail }, scope);
            }
            Instr::Roll(roll) => self.run_roll(number, roll, scope, dice, events),
            Instr::Choose(_) => self.core.owe(Ask::Choose { paragraph: number, at, scope }),
            Instr::Activate(what) => self.activate(what, scope, dice, events),
            Instr::Rounds(rounds) => self.begin_rounds(rounds, scope, events),
            // Owed when the paragraph was opened.
            Instr::Condition(_) | Instr::EndMission => {}
            Instr::Vp(award) => {
                self.score(award.n.into(), Reckoned::Paragraph(number, at), events);
            }
            deed => self.run_deed(deed, (number, at), scope, dice, events),
        }
    }

    /// [AMB 5.7] A PC check: those who may, one after the other, until one succeeds.
    fn run_perception(
        &mut self,
        check: &Perception<HexId>,
        scope: Scope,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        let mut men = self.perceivers(&check.who, scope).into_iter();
        let ok = men.any(|man| self.perceives(man, check.modifier, "amb:5.7a", dice, events));
        self.owe_branch(if ok { check.ok } else { check.fail }, scope);
    }

    /// [AMB 5.9a] Dice with spans.
    fn run_roll(
        &mut self,
        number: P,
        roll: &RollCases,
        scope: Scope,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        let value = match roll.dice {
            DiceWord::One => d10(dice, "amb:5.9a"),
            DiceWord::Two => two_d10(dice, "amb:5.9a"),
            DiceWord::Percent => d100(dice, "amb:5.9a"),
        };
        let fits = roll.cases.iter().find(|it| value <= it.max);
        let go = fits.and_then(|it| it.go);
        events.push(Event::Rolled { paragraph: number, value, go }.into());
        self.owe_branch(go, scope);
    }
}
