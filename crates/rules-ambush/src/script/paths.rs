//! Where instructions lead.

use super::instr::{Instr, Order, P};

impl<H> Instr<H> {
    /// The paragraphs that it may lead to.
    pub(crate) fn leads_to(&self) -> Vec<P> {
        match self {
            Self::Goto(p) => vec![*p],
            Self::Cases(cases) => cases.iter().filter_map(|it| it.go).collect(),
            Self::Require(it) => [Some(it.then), it.otherwise].into_iter().flatten().collect(),
            Self::Perception(it) => [it.ok, it.fail].into_iter().flatten().collect(),
            Self::Activation(it) => [Some(it.ok), it.fail].into_iter().flatten().collect(),
            Self::Roll(it) => it.cases.iter().filter_map(|it| it.go).collect(),
            Self::Choose(choices) => choices.iter().filter_map(|it| it.go).collect(),
            Self::Activate(_)
            | Self::Rounds(_)
            | Self::Condition(_)
            | Self::Vp(_)
            | Self::EventMarker
            | Self::Place(_)
            | Self::Remove(_)
            | Self::Trap(_)
            | Self::Artillery(_)
            | Self::Shot(_)
            | Self::Item(_)
            | Self::Spend(_)
            | Self::AttachUs(_)
            | Self::AmmoOut
            | Self::Visibility(_)
            | Self::Withdraw(_)
            | Self::Reaction(_)
            | Self::EndReaction(_)
            | Self::StopMove
            | Self::MoveTo(_)
            | Self::Leave
            | Self::EndMission => Vec::new(),
        }
    }

    /// Whether it leads elsewhere: then nothing may follow it.
    pub(crate) fn is_branch(&self) -> bool {
        matches!(
            self,
            Self::Goto(_)
                | Self::Cases(_)
                | Self::Require(_)
                | Self::Perception(_)
                | Self::Activation(_)
                | Self::Roll(_)
                | Self::Choose(_)
        )
    }

    /// [AMB 6.8g] Whether a German who moves knows what to do after it.
    pub(crate) fn settles_move(&self) -> bool {
        matches!(self, Self::StopMove | Self::MoveTo(_) | Self::Leave | Self::EndMission)
    }
}

impl Order {
    /// The story paragraph that it reads.
    pub(crate) fn reads(&self) -> Option<P> {
        let Self::Read(p) = self else { return None };
        Some(*p)
    }
}
