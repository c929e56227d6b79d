//! [AMB 5.8] Activation checks.

use kernel::Dice;

use super::Event;
use super::s07_perception::is_success;
use crate::agenda::Event as Events;
use crate::dice::d10;
use crate::state::Sortie;

impl Sortie {
    /// [AMB 5.8a, 5.8b, 5.8c, 5.8d, 5.8e, M0c, M3d, M7e] An activation check against the level of
    /// the condition. Where a
    /// condition has no level nobody can be activated, and nothing is rolled.
    pub(crate) fn activation_check(
        &mut self,
        modifier: i8,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) -> bool {
        let levels = &self.mission.levels;
        let Some(level) = levels.get(usize::from(self.core.condition) - 1).copied().flatten()
        else {
            return false;
        };
        let die = d10(dice, "amb:5.8b");
        let ok = is_success(die, i16::from(level) + i16::from(modifier));
        events.push(Event::Activation { level, modifier, die, ok }.into());
        ok
    }
}
