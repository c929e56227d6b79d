//! [SCS 0.10A] What a player who may not look could imagine: the enemy's hidden units dealt anew.

use hexgrid::HexId;
use kernel::{Dice, Roll, Rule, Viewer};

use crate::agenda::Frame;
use crate::derived::Derived;
use crate::state::{Flags, Phase, Side, UnitId, UnitState, War};

/// What belongs to the place in a stack and not to the unit that lies there.
const OF_THE_SLOT: Flags = Flags(Flags::OF_PHASE.0 | Flags::OF_COMBAT.0);

/// Deals tried before stacking limits are left aside.
const TRIES: u32 = 5_000;

impl War {
    /// Deals the hidden enemy units anew over the places in which hidden units lie.
    ///
    /// The deal starts from the roster and the places alone, so that nothing of the truth shows
    /// through, and keeps what everybody knows: who can be where, the stacking limits, and that a
    /// stack under a top unit without Attack Strength holds only such units [SCS 4.0cA].
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
        let (mut units, mut slots) = self.hidden(side);
        shuffle(&mut units, chooser);
        // Stacks that show a unit without Attack Strength, and small ones, have the least choice.
        slots.sort_by_key(|&(hex, level)| (self.shows_attack(hex), self.limit(hex), hex, level));
        let states = self.slot_states(&units, &slots);
        let mut deal = Deal { war: self, side, slots: &slots, picks: Vec::new(), tries: TRIES };
        let mut rest = units.clone();
        if !deal.find(&mut rest) {
            deal.picks = units;
        }
        let picks = deal.picks;
        for (unit, state) in picks.into_iter().zip(states) {
            self.lay(unit, &state);
        }
    }

    fn shows_attack(&self, hex: HexId) -> bool {
        self.top(hex).is_some_and(|it| self.face(it).has_attack())
    }

    /// What lies in each slot but for the unit itself. Within a stack the states of the phase are
    /// put in order, since nobody sees which hidden unit has which.
    fn slot_states(&self, units: &[UnitId], slots: &[(HexId, u8)]) -> Vec<UnitState> {
        let state_key = |it: &UnitState| (it.began, it.spent, it.flags.0 & OF_THE_SLOT.0, it.group);
        let mut states = Vec::with_capacity(slots.len());
        let mut rest = slots;
        while let Some(&(hex, _)) = rest.first() {
            let (here, later) = rest.split_at(rest.iter().take_while(|it| it.0 == hex).count());
            let there = units.iter().map(|&it| *self.unit(it)).filter(|it| it.hex() == Some(hex));
            let mut sorted: Vec<UnitState> = there.collect();
            sorted.sort_by_key(state_key);
            states.extend(
                sorted.into_iter().zip(here).map(|(it, &(_, level))| UnitState { level, ..it }),
            );
            rest = later;
        }
        states
    }

    /// Lays a unit in a slot: place and phase states are the slot's, steps and supply its own.
    fn lay(&mut self, unit: UnitId, slot: &UnitState) {
        let state = self.unit_mut(unit);
        let own = Flags(state.flags.0 & !OF_THE_SLOT.0);
        *state = UnitState { steps: state.steps, flags: own, ..*slot };
        state.flags.set(Flags(slot.flags.0 & OF_THE_SLOT.0));
    }
}

/// A deal as it is found, slot by slot.
struct Deal<'a> {
    war: &'a War,
    side: Side,
    slots: &'a [(HexId, u8)],
    picks: Vec<UnitId>,
    tries: u32,
}

impl Deal<'_> {
    /// Fills the slots that are left with the units that are left; `false` if it cannot be done.
    fn find(&mut self, rest: &mut Vec<UnitId>) -> bool {
        let Some(&(hex, _)) = self.slots.get(self.picks.len()) else { return true };
        for index in 0..rest.len() {
            if self.tries == 0 {
                return false;
            }
            if !self.fits(rest[index], hex) {
                continue;
            }
            self.tries -= 1;
            let unit = rest.remove(index);
            self.picks.push(unit);
            if self.find(rest) {
                return true;
            }
            self.picks.pop();
            rest.insert(index, unit);
        }
        false
    }

    fn fits(&self, unit: UnitId, hex: HexId) -> bool {
        let war = self.war;
        let home = war.hex_of(unit);
        // Everybody sees that a hex is overstacked; who stands there is dealt among themselves.
        if self.is_enforced(hex) || self.is_enforced(home) {
            return home == hex;
        }
        (war.shows_attack(hex) || !war.face(unit).has_attack())
            && war.may_stand(unit, hex)
            && self.has_room(unit, hex)
    }

    fn is_enforced(&self, hex: HexId) -> bool {
        self.war.core.agenda.last() == Some(&Frame::Enforce { hex })
    }

    /// Whether a unit finds room beside those that show and those dealt to the hex already. While a
    /// side moves, its stacks may be of any height.
    fn has_room(&self, unit: UnitId, hex: HexId) -> bool {
        let war = self.war;
        let moving = matches!(war.core.phase, Phase::Movement | Phase::Exploitation);
        if moving && war.core.side == self.side {
            return true;
        }
        let enemy = Viewer::Player(self.side.other().seat());
        let shown = war.stack(hex).filter(|&it| war.may_see(enemy, it));
        let here = self.slots.iter().zip(&self.picks).filter(|(slot, _)| slot.0 == hex);
        let load = shown.chain(here.map(|(_, &it)| it)).map(|it| war.stacking_value(it));
        let tolerated = war.core.tolerances.iter().find(|it| it.hex == hex).map_or(0, |it| it.load);
        load.sum::<u16>() + war.stacking_value(unit) <= war.limit(hex).max(tolerated)
    }
}

/// Shuffles a list by dice of at most 255 sides.
fn shuffle(units: &mut [UnitId], chooser: &mut dyn Dice) {
    for last in (1..units.len()).rev() {
        let sides = u8::try_from((last + 1).min(255)).expect("at most 255");
        let other = usize::from(chooser.roll(Roll { sides, rule: Rule("scs:0.10A") })) - 1;
        units.swap(last, other);
    }
}
