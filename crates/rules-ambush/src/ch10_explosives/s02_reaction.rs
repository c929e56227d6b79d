//! [AMB 10.2] Who may do something about what lies at his feet.

use kernel::{Dice, Illegal, refuse};

use super::{Ask, Duty, Event, Live, May};
use crate::action::Action;
use crate::agenda::{Event as Events, Frame};
use crate::state::{Actor, ArBox, Health, ManId, Place, Sortie};
use crate::terms::{Side, Stance};

impl Sortie {
    /// [AMB 10.2a, 10.2d] All check before anybody does something about it; who fails cannot react.
    /// Whoever could throw it away comes before those who can only drop: one throw is enough.
    pub(super) fn check_reactions(
        &mut self,
        live: Live,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) -> Vec<ManId> {
        let mut able = self.those_who_check(live);
        able.retain(|man| self.perceives(*man, 0, "amb:10.2a", dice, events));
        able.sort_by_key(|man| !self.can_throw_back(*man));
        able
    }

    /// [AMB 10.2a, MCh] Who checks: every active soldier there, on foot or in a canoe, who is aware
    /// and not panicked.
    ///
    // Interpretation: nobody reaches past the side of a car what lies in it or beside it.
    fn those_who_check(&self, live: Live) -> Vec<ManId> {
        if live.into.is_some() {
            return Vec::new();
        }
        let there = |man: &ManId| match self.man(*man).place {
            Place::At(_) | Place::Afloat(_) => self.spot_of(*man) == Some(live.spot),
            Place::Nowhere
            | Place::Waiting
            | Place::Drifting(_)
            | Place::Aboard(..)
            | Place::Exited(_)
            | Place::Gone => false,
        };
        let can = |man: &ManId| {
            let him = self.man(*man);
            him.is_active() && him.is_aware() && him.ar != ArBox::Panic
        };
        self.men().filter(|man| there(man) && can(man)).collect()
    }

    /// [AMB 10.2b, 10.2c] The next one does something about it, or not.
    pub(super) fn next_reaction(
        &mut self,
        live: Live,
        mut left: Vec<ManId>,
        events: &mut Vec<Events>,
    ) {
        if left.is_empty() {
            return;
        }
        let man = left.remove(0);
        self.core.owe(Duty::Reactions { live, left });
        match man.side() {
            Side::Us if self.can_throw_back(man) || self.can_duck(man) => {
                self.core.owe(Ask::React { man, live });
            }
            // [AMB 10.2a] Ruling K88: he throws it away if he can, or else he drops.
            Side::German if self.can_throw_back(man) => self.throw_clear(man, live, events),
            Side::German if self.can_duck(man) => self.duck(man, events),
            Side::Us | Side::German => {}
        }
    }

    /// [AMB 10.2b, 6.7o, MPk] Whether somebody can throw it away: not prone, with a turn left,
    /// and out of his harness, which comes before every other action.
    fn can_throw_back(&self, man: ManId) -> bool {
        let him = self.man(man);
        let free = him.stance != Stance::Prone && him.parachute == 0;
        free && self.has_turn(Actor::Man(man))
    }

    /// [AMB 10.2c, MCh] Whether somebody can drop: unwounded, no turn left, not prone yet, and not
    /// in a canoe, where nobody gets lower than he sits.
    fn can_duck(&self, man: ManId) -> bool {
        let him = self.man(man);
        let unwounded = him.health == Health::Fit && self.canoe_of(man).is_err();
        unwounded && !self.has_turn(Actor::Man(man)) && him.stance != Stance::Prone
    }

    pub(super) fn may_react(&self, man: ManId, live: Live, action: Action) -> Result<May, Illegal> {
        match action {
            Action::ThrowBack if self.can_throw_back(man) => Ok(May::ThrowBack { man, live }),
            Action::ThrowBack if self.man(man).parachute > 0 => {
                refuse("amb:MPk", "the parachute has to come off first")
            }
            Action::ThrowBack => refuse("amb:10.2b", "he needs a turn and must not lie prone"),
            Action::Duck if self.can_duck(man) => Ok(May::Duck { man }),
            Action::Duck => refuse("amb:10.2c", "only who has no turn left drops prone"),
            Action::Stay => Ok(May::Stay),
            _ => refuse("amb:10.2a", "a grenade lies at his feet"),
        }
    }

    /// [AMB 10.2b] He spends a turn; it goes off where it harms nobody.
    pub(super) fn throw_clear(&mut self, man: ManId, live: Live, events: &mut Vec<Events>) {
        self.spend_turn(Actor::Man(man));
        events.push(Event::ThrownClear { man }.into());
        let settled = |frame: &Frame| {
            *frame == Frame::from(Duty::Explode { live })
                || matches!(frame, Frame::Do(crate::agenda::Duty::Explosives(Duty::Reactions { live: it, .. })) if *it == live)
        };
        self.core.agenda.retain(|frame| !settled(frame));
    }

    /// [AMB 10.2c] He drops prone.
    pub(super) fn duck(&mut self, man: ManId, events: &mut Vec<Events>) {
        self.man_mut(man).stance = Stance::Prone;
        events.push(Event::Ducked { man }.into());
    }
}
