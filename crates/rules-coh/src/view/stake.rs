//! What a result of fire is worth to him who fires.

use scene::{Aim, Stake};

use crate::agenda::{Frame, Purpose};
use crate::label::{Brought, RollResult};
use crate::state::Firefight;

impl Firefight {
    /// [COH 7.0c, 7.0d, 7.3a] What a result of the attack that is rolled for next is worth; `None`
    /// for any other roll, and for fire that falls on one's own men [COH 7.7b].
    ///
    /// Who fires loses nothing by it, so nothing is said of losses.
    pub(crate) fn stake_of(&self, result: &RollResult) -> Option<Stake> {
        let Some(&Frame::Roll { roller, purpose: Purpose::Attack, .. }) = self.core.agenda.last()
        else {
            return None;
        };
        if result.on.is_some_and(|it| self.nation_of(it) == self.nation_of(roller)) {
            return None;
        }
        let (hit, destroyed) = match result.what {
            Brought::Miss => (false, false),
            Brought::Hit => (true, false),
            Brought::Destroyed => (true, true),
            Brought::Rallied
            | Brought::Failed
            | Brought::Begins(_)
            | Brought::Tie
            | Brought::Ap(_)
            | Brought::MoreAp(_)
            | Brought::MoreCap(_)
            | Brought::Stuck
            | Brought::Free
            | Brought::Found
            | Brought::Unseen => return None,
        };
        Some(Stake { aims: vec![(Aim::Hit, hit), (Aim::Destroyed, destroyed)], losses: None })
    }
}
