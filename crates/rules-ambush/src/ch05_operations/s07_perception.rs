//! [AMB 5.7] PC checks.

use hexgrid::HexId;
use kernel::Dice;

use super::Event;
use crate::agenda::Event as Events;
use crate::dice::d10;
use crate::paragraphs::Scope;
use crate::script::instr::Who;
use crate::state::{ManId, ManSet, Sortie};
use crate::terms::Side;

/// [AMB 5.7a, 5.7c, 2.10b, 2.11f] Whether a die is a success against a value: 0 always is, 9
/// never.
pub(super) fn is_success(die: u8, value: i16) -> bool {
    die == 0 || (die != 9 && i16::from(die) <= value)
}

impl Sortie {
    /// [AMB 5.7a, 5.7b, 5.7c, 5.7g] A PC check of one soldier: modifier, auto results, event.
    pub(crate) fn perceives(
        &mut self,
        man: ManId,
        modifier: i8,
        rule: &'static str,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) -> bool {
        let die = d10(dice, rule);
        let perception = self.man(man).ratings.perception;
        let ok = is_success(die, i16::from(perception) + i16::from(modifier));
        events.push(Event::Perception { man, perception, modifier, die, ok, rule }.into());
        ok
    }

    /// [AMB 5.1i, 5.7d] The one with the highest Perception; of several the first by letter.
    pub(crate) fn best_perceiver(&self, men: impl Iterator<Item = ManId>) -> Option<ManId> {
        let key = |man: &ManId| (self.man(*man).ratings.perception, std::cmp::Reverse(*man));
        men.max_by_key(key)
    }

    /// [AMB 5.7d, 5.7e] Who makes the PC check of a paragraph, one after the other until one
    /// succeeds.
    pub(crate) fn perceivers(&self, who: &Who<HexId>, scope: Scope) -> Vec<ManId> {
        match who {
            Who::Best => self.best_perceiver(self.concerned(scope).iter()).into_iter().collect(),
            Who::EachInHex => self.concerned(scope).iter().collect(),
            Who::SeersOf(hex) => {
                let seers = self.active_on_map().filter(|man| self.sees_hex(*man, *hex));
                seers.collect()
            }
            Who::All => self.active_on_map().collect(),
        }
    }

    /// Active soldiers of the squad whom a paragraph concerns: all in its hex, also those who were
    /// there before; without a hex everybody on the map.
    pub(crate) fn concerned(&self, scope: Scope) -> ManSet {
        match scope.hex {
            Some(hex) => self.active_in(hex, Side::Us).collect(),
            None => self.active_on_map().collect(),
        }
    }

    /// Active soldiers of the squad on the map.
    pub(crate) fn active_on_map(&self) -> impl Iterator<Item = ManId> + '_ {
        self.active(Side::Us).filter(|man| !self.is_off_map(*man))
    }
}
