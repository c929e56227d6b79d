//! The greedy player of Prussia's Glory.
//!
//! Whoever touches the enemy must fight him, so everything turns on where units touch: a close combat that
//! is only planned is reckoned as the rules would, with every face of the die (`odds`), and each result is
//! borne as cheaply as it can be (`losses`, `value`). Units go where that pays (`ground`, `reach`, `march`),
//! guns fire where they take most (`guns`), combats are named best first (`combat`), and the army comes or
//! waits (`posture`). Army Commanders, whose loss costs points, stay behind the line.

mod clash;
mod combat;
mod ground;
mod guns;
mod losses;
mod march;
mod odds;
mod posture;
mod reach;
mod value;

use kernel::Prompt;
use kernel::dice::SearchDice;
use rules_prussia::{Action, Army, Battle, Decision, Morale, Piece};

use self::ground::Board;
use crate::Playable;

/// How near the enemy a column deploys.
const DEPLOY_RANGE: i32 = 6;

impl Playable for Battle {
    fn best(
        &self,
        prompt: &Prompt<Decision, Action>,
        _budget: u32,
        dice: &mut SearchDice,
    ) -> Action {
        let found = choose(self, prompt);
        found.filter(|it| prompt.actions.contains(it)).unwrap_or_else(|| {
            // Where it has no opinion, any answer does.
            prompt.actions[dice.index(prompt.actions.len())]
        })
    }
}

fn choose(battle: &Battle, prompt: &Prompt<Decision, Action>) -> Option<Action> {
    use Decision as D;
    let actions = &prompt.actions;
    let army = Army::BOTH[usize::from(prompt.seat.0)];
    let first = |wanted: fn(&Action) -> bool| actions.iter().copied().find(wanted);
    match prompt.decision {
        D::SetUp { .. } => first(|it| *it == Action::Quick),
        D::Arrange | D::Begin => Some(Action::Done),
        // Whoever waits does not pay to be awake: the enemy will wake him.
        D::Activate | D::Sight { .. } if posture::waits(battle, army) => Some(Action::Hold),
        D::Activate if !posture::affords(battle, army, battle.normal_cost(army)) => {
            Some(Action::Hold)
        }
        D::Activate | D::Advance | D::Sight { .. } | D::Forced { .. } => Some(Action::Attempt),
        D::Accept => {
            let paid = posture::affords(battle, army, battle.sight_cost(army));
            Some(if paid { Action::Activate } else { Action::Hold })
        }
        D::Claim { most } => Some(Action::Claim(most)),
        D::Arrive { .. } => actions.first().copied(),
        D::Deploy => {
            let board = Board::new(battle, army);
            let near = |it: &Action| match it {
                Action::Deploy(wing) => march::nearest_enemy(battle, &board, *wing) <= DEPLOY_RANGE,
                Action::Add(_) => true,
                _ => false,
            };
            actions.iter().copied().find(near).or(Some(Action::Done))
        }
        D::DeployGuns { .. } | D::Trace | D::ColumnGuns { .. } | D::Support => {
            first(|it| matches!(it, Action::Add(_))).or(Some(Action::Done))
        }
        D::Help { .. } => first(|it| matches!(it, Action::Help(_) | Action::HelpGuns)),
        D::Rout | D::Retreat { .. } | D::Yield | D::Waver | D::Star | D::Check => {
            actions.first().copied()
        }
        D::Displaced { .. } => safest(battle, army, actions),
        D::Follow { leader, .. } => {
            let alone = battle
                .leader_hex(leader)
                .is_some_and(|hex| battle.units_in(hex, army).next().is_none());
            Some(if alone { Action::Follow } else { Action::Stay })
        }
        D::Order => Some(march::order(battle, army, actions)),
        D::Move { piece } => Some(march::step(battle, army, piece, actions)),
        D::Stack { unit } => {
            let top = actions.iter().rev().copied().find(|it| matches!(it, Action::PlaceAt(_)));
            let bottom = actions.iter().copied().find(|it| matches!(it, Action::PlaceAt(_)));
            let fresh = battle.kind(unit).is_artillery() || battle.morale(unit) == Morale::Formed;
            let marked = battle.hex(unit).is_some_and(|it| battle.marker(it).is_some());
            if fresh && !(marked && battle.kind(unit).is_line()) { top } else { bottom }
        }
        D::Bombard => Some(guns::target(battle, army, actions)),
        D::Firers { .. } => {
            first(|it| matches!(it, Action::Add(_))).or_else(|| guns::firing_hex(battle, actions))
        }
        D::Rally => first(|it| matches!(it, Action::Rally(_))).or(Some(Action::End)),
        D::Fight => Some(combat::attack(battle, army, actions)),
        D::Designate => combat::designate(battle, army, actions),
        D::Evade { .. } => combat::evade(battle, army, actions),
        D::Lead => combat::lead(battle, actions),
        D::Ground => combat::ground(battle, actions),
        D::Lose { .. } => combat::lose(battle, actions),
        D::AdvanceInto { hex } => combat::advance(battle, army, hex, actions),
        D::Momentum => combat::momentum(battle, army, actions),
        D::Charge => Some(combat::charge(battle, army, actions)),
        D::Shoot { .. } | D::Roll => Some(Action::Roll),
    }
}

/// The place farthest from the enemy.
fn safest(battle: &Battle, army: Army, actions: &[Action]) -> Option<Action> {
    let grid = battle.scenario().field.grid();
    let gap = |action: &Action| match *action {
        Action::Place(hex) => {
            let enemies = battle.on_map(army.other()).filter_map(|it| battle.hex(it));
            enemies.map(|it| grid.distance(hex, it)).min()
        }
        _ => None,
    };
    actions.iter().copied().max_by_key(gap)
}

/// The unit an answer is about.
fn unit_of(action: Action) -> Option<rules_prussia::UnitId> {
    match action {
        Action::Lead(unit)
        | Action::Lose(unit)
        | Action::Fall(unit)
        | Action::Add(unit)
        | Action::Advance(Piece::Unit(unit)) => Some(unit),
        _ => None,
    }
}
