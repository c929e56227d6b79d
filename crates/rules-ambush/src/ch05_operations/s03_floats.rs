//! [AMB MCc, MCf, MCg] Canoes in Operations: boarding and leaving, paddling, beaching, casualties.
//!
//! What a canoe may do is `module_c_canoes`.

use kernel::{Dice, Illegal, refuse};

use super::Band;
use super::s03_actions::alone;
use crate::action::Action;
use crate::agenda::Event as Events;
use crate::module_c_canoes::{Float, float_of};
use crate::state::{Place, Sortie};

/// What might be done with canoes.
pub(super) fn candidates(game: &Sortie, band: Band) -> Vec<Action> {
    let Some(first) = band.group.iter().next() else { return Vec::new() };
    let mut all = game.floats(first);
    if alone(band).is_ok() {
        all.extend(game.lifts(first));
    }
    all
}

/// Whether the band sits in a canoe.
pub(super) fn is_afloat(game: &Sortie, band: Band) -> bool {
    let first = band.group.iter().next();
    first.is_some_and(|man| matches!(game.man(man).place, Place::Afloat(_)))
}

/// [AMB MCc, MCf, MCg, MCk] Whether something may be done with a canoe.
pub(super) fn may_float(game: &Sortie, band: Band, action: Action) -> Result<Float, Illegal> {
    let Some(float) = float_of(action).filter(|_| !game.core.canoes.is_empty()) else {
        return refuse("amb:MCc", "there are no canoes here");
    };
    let takes_one = matches!(float, Float::LiftAboard(..) | Float::LiftAshore(_));
    if takes_one {
        alone(band)?;
    }
    if !band.along.is_empty() {
        return refuse("amb:MCa", "prisoners do not go by canoe");
    }
    game.may_float(band.group, float)?;
    // Whoever changes canoes before he has entered the map arranges something.
    if band.group.iter().any(|man| game.is_off_map(man)) && matches!(float, Float::Board(_)) {
        game.may_arrange()?;
    }
    Ok(float)
}

impl Sortie {
    /// [AMB MCc, MCf, MCg] Does it: a step, but for what is arranged off the map.
    pub(super) fn float_in_operations(
        &mut self,
        band: Band,
        float: Float,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        let arranges = match float {
            Float::Board(_) | Float::Ashore => band.group.iter().all(|it| self.is_off_map(it)),
            Float::Paddle(_)
            | Float::Beach(_)
            | Float::Off
            | Float::LiftAboard(..)
            | Float::LiftAshore(_) => false,
        };
        if arranges {
            self.count_change();
        } else {
            self.count_step();
        }
        self.owe_rest(band);
        self.float(band.group, float, dice, events);
    }
}
