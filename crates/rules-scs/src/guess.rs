//! [SCS 0.10A] What a player who may not look could imagine: the enemy's hidden units dealt anew.

use hexgrid::HexId;
use kernel::{Dice, Roll, Rule, Viewer};

use crate::derived::Derived;
use crate::state::{Flags, Side, UnitId, UnitState, War};

/// What belongs to the place in a stack and not to the unit that lies there.
const OF_THE_SLOT: Flags = Flags(Flags::OF_PHASE.0 | Flags::OF_COMBAT.0);

impl War {
    /// Deals the hidden enemy units anew over the places in which hidden units lie.
    ///
    /// The deal starts from the roster and the places alone, so that nothing of the truth shows
    /// through, and keeps what everybody can see: a stack under a top unit without Attack Strength
    /// holds only such units [SCS 4.0cA].
    pub(crate) fn guessed(&self, viewer: Viewer, chooser: &mut dyn Dice) -> Self {
        let mut guess = self.clone();
        for side in Side::BOTH {
            if viewer != Viewer::Player(side.seat()) {
                guess.deal_hidden(side, chooser);
            }
        }
        guess.derived = Derived::of(&guess);
        guess
    }

    fn deal_hidden(&mut self, side: Side, chooser: &mut dyn Dice) {
        let (units, slots) = self.hidden(side);
        let places: Vec<UnitState> =
            slots.iter().map(|&slot| self.slot_state(&units, slot)).collect();
        let mut rest = units;
        // Stacks that show a unit without Attack Strength take theirs first: they have less choice.
        let mut order: Vec<usize> = (0..slots.len()).collect();
        order.sort_by_key(|&it| self.shows_attack(slots[it].0));
        for index in order {
            let fighter_fits = self.shows_attack(slots[index].0);
            let fits: Vec<usize> = (0..rest.len())
                .filter(|&it| fighter_fits || !self.face(rest[it]).has_attack())
                .collect();
            let pick = fits[draw(chooser, fits.len())];
            let unit = rest.remove(pick);
            self.lay(unit, &places[index]);
        }
    }

    fn shows_attack(&self, hex: HexId) -> bool {
        self.top(hex).is_some_and(|it| self.face(it).has_attack())
    }

    fn slot_state(&self, units: &[UnitId], (hex, level): (HexId, u8)) -> UnitState {
        let here =
            |it: &&UnitId| self.unit(**it).hex() == Some(hex) && self.unit(**it).level == level;
        *self.unit(*units.iter().find(here).expect("every slot holds a hidden unit"))
    }

    /// Lays a unit in a slot: place and phase states are the slot's, steps and supply its own.
    fn lay(&mut self, unit: UnitId, slot: &UnitState) {
        let state = self.unit_mut(unit);
        let own = Flags(state.flags.0 & !OF_THE_SLOT.0);
        *state = UnitState { steps: state.steps, flags: own, ..*slot };
        state.flags.set(Flags(slot.flags.0 & OF_THE_SLOT.0));
    }
}

/// Draws one of `len` by dice of at most 255 sides.
fn draw(chooser: &mut dyn Dice, len: usize) -> usize {
    let sides = u8::try_from(len.min(255)).expect("at most 255");
    usize::from(chooser.roll(Roll { sides, rule: Rule("scs:0.10A") })) - 1
}
