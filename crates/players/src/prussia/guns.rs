//! Bombardment: the target and the firers that promise most.

use kernel::Game;
use kernel::dice::SearchDice;
use rules_prussia::{Action, Army, Battle, loss_points};

use super::losses::{Blow, Sufferer, toll};

/// The target whose bombardment takes most, or the end of the phase.
pub(super) fn target(battle: &Battle, army: Army, actions: &[Action]) -> Action {
    let best = actions
        .iter()
        .filter(|it| matches!(it, Action::Target(_)))
        .filter_map(|&it| Some((rehearse(battle, army, it)?, it)))
        .max();
    best.map_or(Action::End, |it| it.1)
}

/// What a bombardment of a target by all guns that can takes on average, in sixths.
fn rehearse(battle: &Battle, army: Army, action: Action) -> Option<i32> {
    let mut trial = battle.clone();
    let mut dice = SearchDice::new(0);
    trial.apply(&action, &mut dice).ok()?;
    loop {
        let prompt = trial.prompt()?;
        let Some(add) = prompt.actions.iter().find(|it| matches!(it, Action::Add(_))) else {
            let from = firing_hex(&trial, &prompt.actions);
            return Some(from.map_or(0, |it| damage(&trial, army, it)));
        };
        trial.apply(add, &mut dice).ok()?;
    }
}

/// What the bombardment being planned takes if it is fired from a hex.
fn damage(battle: &Battle, army: Army, action: Action) -> i32 {
    let (Action::From(from), Some(barrage)) = (action, battle.core().barrage) else { return 0 };
    let scenario = battle.scenario();
    let Some(column) = scenario.bombardment.column(battle.fire_strength()) else { return 0 };
    let plus: i8 = battle.fire_items(from).iter().map(|it| it.amount).sum();
    let near = scenario.field.grid().distance(from, barrage.target) == 1;
    let enemy = army.other();
    let support = battle.has_support(barrage.target, enemy);
    (1..=6)
        .map(|die| {
            let cell = scenario.bombardment.cell(plus.saturating_add(die), column);
            let mut front: Vec<Sufferer<'_>> =
                battle.front(barrage.target, enemy).map(|it| Sufferer::new(battle, it)).collect();
            let blow = Blow::of(cell, loss_points(cell, 0, support), if near { 2 } else { 1 });
            toll(&mut front, blow).cost
        })
        .sum()
}

/// The firing hex whose terrain hurts least.
pub(super) fn firing_hex(battle: &Battle, actions: &[Action]) -> Option<Action> {
    actions
        .iter()
        .filter_map(|it| match it {
            Action::From(hex) => {
                let plus: i32 = battle.fire_items(*hex).iter().map(|it| i32::from(it.amount)).sum();
                Some((plus, *it))
            }
            _ => None,
        })
        .max()
        .map(|it| it.1)
}
