//! What a result of the combat table is worth: who holds the hex afterwards, and what it cost.

use kernel::Game;
use kernel::dice::Script;
use rulebook::play_on;
use scene::{Aim, Stake, StakeLosses, Toll};

use crate::agenda::Frame;
use crate::charts::Cell;
use crate::decision::{Action, Decision};
use crate::state::{Side, War};

/// More answers than a result can ask for: steps and hexes of both sides, group by group.
const ANSWERS_MAX: u32 = 200;

impl War {
    /// [SCS 7.1D] What a result is worth to the attacker whose dice come next; `None` where no dice
    /// come next.
    ///
    /// The result is carried out on a copy as [`War::as_demanded`] says, so that units without a
    /// way back, zones on it and steps that nobody is left to lose count as they would.
    pub(crate) fn stake_of(&self, cell: Cell) -> Option<Stake> {
        if self.core.agenda.last() != Some(&Frame::Resolve) {
            return None;
        }
        let mut after = self.clone();
        after.take_result(cell);
        after.settle(&mut Vec::new());
        play_on(&mut after, &mut Script::new(&[]), ANSWERS_MAX, |war, asked| {
            war.as_demanded(asked.decision)
        });
        let attacker = self.core.side;
        let lost = |side: Side| self.steps_of(side) - after.steps_of(side);
        let won = matches!(after.question().map(|it| it.decision), Some(Decision::Advance { .. }));
        let (own, other) = (lost(attacker), lost(attacker.other()));
        let losses = StakeLosses { toll: Toll::Steps, own, other };
        Some(Stake { aims: vec![(Aim::Hex, won)], losses: Some(losses) })
    }

    /// What is answered to a question that a result asks: nothing is converted, each loss and each
    /// way is the first that the rules offer, and of the ways those outside enemy zones come first.
    /// `None` once the attacker may advance, or the combat is over.
    fn as_demanded(&self, decision: Decision) -> Option<Action> {
        match decision {
            Decision::Convert { .. } => Some(Action::Convert(0)),
            Decision::LoseStep { .. } | Decision::LoseInRetreat { .. } => {
                Game::answers(self).first().copied()
            }
            Decision::Retreat { hex, .. } => {
                let side = self.holder(hex)?;
                let answers = Game::answers(self);
                let is_free = |it: &&Action| matches!(**it, Action::Retreat(to) if !self.in_enemy_zoc(side, to));
                answers.iter().find(is_free).or_else(|| answers.first()).copied()
            }
            Decision::Advance { .. }
            | Decision::SetUp { .. }
            | Decision::SetUpStacks
            | Decision::Arrive { .. }
            | Decision::ChooseMover
            | Decision::Move { .. }
            | Decision::ChooseTarget
            | Decision::ChooseAttackers { .. }
            | Decision::React { .. }
            | Decision::Roll { .. }
            | Decision::GoOn { .. }
            | Decision::Restack { .. }
            | Decision::Overstacked { .. } => None,
        }
    }

    /// The steps that a side has on the map.
    fn steps_of(&self, side: Side) -> u32 {
        let on_map = self.states_of(side).filter(|(_, it)| it.hex().is_some());
        on_map.map(|(_, it)| u32::from(it.steps)).sum()
    }
}
