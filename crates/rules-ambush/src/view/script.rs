//! Words that a mission's script lends to the table, once they have been read.

use catalog::Bilingual;

use crate::action::Action;
use crate::agenda::Ask;
use crate::script::instr::{Instr, P, Piece};
use crate::state::{GearId, Sortie};

impl Sortie {
    /// The instruction of a paragraph.
    fn instruction(&self, paragraph: P, place: u8) -> &Instr<hexgrid::HexId> {
        &self.mission.paragraphs[&paragraph].instructions[usize::from(place)]
    }

    /// What points of a paragraph were for.
    pub(super) fn award_text(&self, paragraph: P, place: u8) -> &Bilingual {
        match self.instruction(paragraph, place) {
            Instr::Vp(award) => &award.why,
            other => unreachable!("{other:?} gives no points"),
        }
    }

    /// What a landmark says.
    pub(super) fn landmark_text(&self, paragraph: P, place: u8) -> &Bilingual {
        match self.instruction(paragraph, place) {
            Instr::Place(placing) => match &placing.what {
                Piece::Landmark(text) | Piece::Screen(text) => text,
                other => unreachable!("{other:?} is no landmark"),
            },
            other => unreachable!("{other:?} lays nothing"),
        }
    }

    /// What a choice of a paragraph says.
    pub(super) fn choice_text(&self, action: Action) -> Option<&Bilingual> {
        let (Action::Choose(count), Some(Ask::Story(ask))) = (action, self.core.open()) else {
            return None;
        };
        ask.choices(self).get(usize::from(count.0)).map(|it| &it.text)
    }

    /// What the player has chosen in a paragraph, which may leave him a choice more than once.
    pub(super) fn chosen_text(&self, paragraph: P, at: u8, choice: u8) -> &Bilingual {
        let instruction = &self.mission.paragraphs[&paragraph].instructions[usize::from(at)];
        let Instr::Choose(choices) = instruction else {
            unreachable!("{instruction:?} leaves nothing to the player")
        };
        &choices[usize::from(choice)].text
    }

    /// What papers are called, in the words of the paragraph that lets them be found.
    pub(super) fn papers_name(&self, gear: GearId) -> Option<&Bilingual> {
        let key = self.gear(gear).key.as_ref()?;
        let instructions = self.mission.paragraphs.values().flat_map(|it| &it.instructions);
        let findings = instructions.filter_map(|it| match it {
            Instr::Item(finding) => Some(finding),
            _ => None,
        });
        let mut named = findings.filter(|it| it.key.as_ref() == Some(key));
        named.find_map(|it| it.name.as_ref())
    }
}
