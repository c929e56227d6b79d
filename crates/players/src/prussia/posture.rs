//! Whether an army comes or waits, and what it pays to wake.
//!
//! The Prussians have to beat the enemy in every one of these battles, so they come. The Coalition comes
//! too, but at first, while nothing is decided and the enemy is on the map, it waits on its ground for those
//! of its own who are still on the way.

use rules_prussia::state::Ended;
use rules_prussia::{Army, Battle, Place};

/// The last turn in which it is worth waiting.
const PATIENCE: u8 = 3;

/// Whether an army lets the enemy come.
pub(super) fn waits(battle: &Battle, army: Army) -> bool {
    army == Army::Coalition
        && battle.core().turn <= PATIENCE
        && battle.verdict() == Ended::Draw
        && battle.units_of(army).any(|it| battle.unit(it).place == Place::Awaited)
        && 4 * strength(battle, army.other()) >= 3 * strength(battle, army)
}

/// Whether an army can afford an attempt to wake: half of its morale must be left.
pub(super) fn affords(battle: &Battle, army: Army, cost: u8) -> bool {
    let state = battle.army_state(army);
    cost == 0 || 2 * (state.current - i16::from(cost)) >= battle.scenario().side(army).morale
}

/// SP of an army on the map.
fn strength(battle: &Battle, army: Army) -> u32 {
    battle.on_map(army).map(|it| u32::from(battle.face(it).sp)).sum()
}
