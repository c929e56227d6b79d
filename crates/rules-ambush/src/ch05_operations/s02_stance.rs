//! [AMB 5.2] Stance.

use kernel::{Illegal, refuse};

use super::{Band, Event};
use crate::agenda::Event as Events;
use crate::state::{ManId, Place, Sortie};
use crate::terms::Stance;

/// Interpretation: Operations know no end of changing one's mind. So that no game stands still for
/// good, stances, groups and objects can be changed this often between two steps; after that,
/// soldiers only get up, get out of a car, or are picked to do something.
pub(super) const CHANGES_MAX: u8 = 60;

/// [AMB 5.2a, 5.2b] Whether somebody may change his stance; the check of a hex just entered has
/// been made, or the player would not be asked.
pub(super) fn may_change(game: &Sortie, man: ManId, stance: Stance) -> Result<(), Illegal> {
    let on_foot = matches!(game.man(man).place, Place::At(_) | Place::Waiting);
    if !game.can_be_led(man) || !on_foot {
        return refuse("amb:5.2b", "he cannot change his stance");
    }
    if game.man(man).stance == stance {
        return refuse("amb:5.2a", "he holds himself so already");
    }
    let gets_up = game.man(man).stance == Stance::Prone && stance == Stance::Standing;
    if gets_up { Ok(()) } else { game.may_arrange() }
}

impl Sortie {
    /// Whether something more can be arranged before the next step.
    pub(crate) fn may_arrange(&self) -> Result<(), Illegal> {
        if self.core.pace.changes >= CHANGES_MAX {
            return refuse("amb:5.3a", "enough has been arranged: somebody has to move");
        }
        Ok(())
    }

    /// Something was arranged that costs nothing: a stance, a group, an object.
    pub(crate) fn count_change(&mut self) {
        self.core.pace.changes = self.core.pace.changes.saturating_add(1);
    }

    /// A soldier or a vehicle has really done something.
    pub(crate) fn count_step(&mut self) {
        self.core.pace.steps += 1;
        self.core.pace.changes = 0;
    }

    /// [AMB 5.2b] Changes a stance. The band stays together as far as it can.
    pub(super) fn change_stance(
        &mut self,
        man: ManId,
        stance: Stance,
        band: Band,
        events: &mut Vec<Events>,
    ) {
        self.man_mut(man).stance = stance;
        self.count_change();
        events.push(Event::Stance { man, stance }.into());
        let band = if band.group.contains(man) && self.still_together(band).group != band.group {
            Band { group: band.group.toggled(man), along: band.along }
        } else {
            band
        };
        self.ask_on(band);
    }
}
