//! Whether an army comes or waits, and what it pays to wake.
//!
//! The Prussians have to beat the enemy in every one of these battles, so they come. The
//! Coalition comes too, but while it sleeps and nothing is decided it waits on its ground: to wake
//! costs morale, and an enemy who attacks wakes it for nothing. Whoever does not win as things
//! stand grows bolder towards the end.

use rules_prussia::state::Ended;
use rules_prussia::{Army, Battle};

/// What an attack must promise as long as there is time.
const ATTACK_PAYS: i32 = 12;
/// So many turns before the end an army that does not win grows bold.
const LATE: u8 = 4;
/// How much bolder it is with every turn.
const DARING: i32 = 30;

/// Whether an army lets the enemy come.
pub(super) fn waits(battle: &Battle, army: Army) -> bool {
    let [own, enemy] = [army, army.other()].map(|it| strength(battle, it));
    army == Army::Coalition
        && !battle.army_state(army).active
        && battle.verdict() == Ended::Draw
        && (enemy == 0 || 4 * enemy >= 3 * own)
}

/// Whether an army can afford an attempt to wake: half of its morale must be left.
pub(super) fn affords(battle: &Battle, army: Army, cost: u8) -> bool {
    let state = battle.army_state(army);
    cost == 0 || 2 * (state.current - i16::from(cost)) >= battle.scenario().side(army).morale
}

/// What an attack must promise before somebody goes in: less from turn to turn as the end comes near and
/// the army would not win as things stand.
pub(super) fn stake(battle: &Battle, army: Army) -> i32 {
    let wins = matches!(battle.verdict(), Ended::Won(winner, _) if winner == army);
    let left = battle.scenario().turns.saturating_sub(battle.core().turn);
    if wins || left >= LATE { ATTACK_PAYS } else { ATTACK_PAYS - DARING * i32::from(LATE - left) }
}

/// SP of an army on the map.
fn strength(battle: &Battle, army: Army) -> u32 {
    battle.on_map(army).map(|it| u32::from(battle.face(it).sp)).sum()
}
