//! [AMB 15] Victory: the account of points, what ends a mission, who is saved.
//!
//! - [`awards`]: what the mission gives points for
//! - [`ends`]: what ends it, and who is saved
//!
//! Points for bridges: see `module_b_bridges`; for bunkers: `module_k_bunkers`; for activation,
//! capture and the like of Germans: where it happens.

mod awards;
mod ends;

use canon::Digest;
use kernel::Dice;

use crate::agenda::{Event as Events, asks_nothing};
use crate::script::instr::P;
use crate::state::{Ended, Health, ManId, Reckoned, Scored, Sortie};
use crate::terms::Side;

/// [AMB 15b] What a soldier killed or incapacitated costs.
const CASUALTY: i16 = 2;

asks_nothing! {
    /// Nobody is asked anything here.
}

/// What happens by itself.
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub enum Duty {
    /// [AMB 3.2d, M3j] A paragraph ends the mission.
    EndByParagraph(P),
    /// [AMB M7j] The mission ends the moment nobody is left.
    Moment,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// [AMB 15a] Points were won or lost.
    Scored {
        /// How many; negative ones were lost.
        n: i16,
        /// What for.
        why: Reckoned,
    },
    /// [AMB 15c] A casualty was saved: the points for him come back.
    Saved {
        /// Who.
        man: ManId,
    },
    /// [AMB 3.2d, 15d] The mission is over.
    Ended {
        /// By what.
        by: Ended,
        /// Points won less points lost.
        points: i16,
        /// Points that were needed.
        need: i16,
    },
}

impl Duty {
    pub(crate) fn work(self, game: &mut Sortie, _: &mut dyn Dice, events: &mut Vec<Events>) {
        match self {
            Self::EndByParagraph(paragraph) => game.close(Ended::Paragraph(paragraph), events),
            Self::Moment => game.test_moment(events),
        }
    }
}

impl Sortie {
    /// [AMB 15a] Points won or lost.
    pub(crate) fn score(&mut self, n: i16, why: Reckoned, events: &mut Vec<Events>) {
        if n == 0 {
            return;
        }
        events.push(Event::Scored { n, why: why.clone() }.into());
        self.credit(&why);
        self.core.account.push(Scored { n, why });
    }

    /// [AMB 15d] Points won less points lost.
    pub fn points(&self) -> i16 {
        self.core.account.iter().map(|it| it.n).sum()
    }

    /// [AMB 15d] Whether the points suffice.
    pub(crate) fn is_won(&self) -> bool {
        self.points() >= self.mission.victory.need
    }

    /// [AMB 15a] Points won, without those lost.
    pub fn points_won(&self) -> i16 {
        self.core.account.iter().map(|it| it.n.max(0)).sum()
    }

    /// [AMB 15a] Points lost, as a positive number.
    pub fn points_lost(&self) -> i16 {
        self.core.account.iter().map(|it| (-it.n).max(0)).sum()
    }

    /// [AMB 15b] Points lost for everybody of the squad who was killed or incapacitated, once for
    /// each. Whoever hurts somebody calls this; nothing is counted twice.
    pub(crate) fn reckon_casualties(&mut self, events: &mut Vec<Events>) {
        let fallen = |it: &ManId| it.side() == Side::Us && !self.man(*it).cost_vp;
        let down = |it: &ManId| self.man(*it).health >= Health::Incapacitated;
        let losses: Vec<ManId> = self.men().filter(fallen).filter(down).collect();
        for man in &losses {
            self.man_mut(*man).cost_vp = true;
            self.score(-CASUALTY, Reckoned::Casualty(*man), events);
        }
        if !losses.is_empty() {
            self.owe_moment();
        }
    }
}
