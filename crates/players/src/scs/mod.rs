//! The greedy player of the Standard Combat Series.
//!
//! It reckons which stacks of the enemy can be attacked with everybody who can come, moves each
//! unit to the hex it likes best within reach, attacks where the table promises more than it
//! costs, and settles losses, retreats and advances by looking at what each answer leaves.

mod attack;
mod hunt;
mod movement;
mod value;

use kernel::dice::SearchDice;
use kernel::{Game, Prompt};
use rules_scs::{Action, Decision, War};

use self::movement::Planner;
use crate::Playable;

impl Playable for War {
    fn best(
        &self,
        prompt: &Prompt<Decision, Action>,
        budget: u32,
        dice: &mut SearchDice,
    ) -> Action {
        choose(self, prompt, budget, dice)
    }
}

/// The answer it likes best among those of the prompt; `war` is what its seat may imagine.
fn choose(
    war: &War,
    prompt: &Prompt<Decision, Action>,
    budget: u32,
    dice: &mut SearchDice,
) -> Action {
    let side = rules_scs::Side::BOTH[usize::from(prompt.seat.0)];
    let found = match prompt.decision {
        Decision::ChooseMover => {
            Some(Planner::new(war, side, budget).choose_mover(&prompt.actions))
        }
        Decision::Move { hex } => Planner::new(war, side, budget).go_on(hex, &prompt.actions),
        Decision::ChooseTarget => Some(attack::choose_target(war, side, &prompt.actions)),
        Decision::ChooseAttackers { target } => {
            attack::choose_attackers(war, side, target, &prompt.actions)
        }
        Decision::SetUp { .. }
        | Decision::SetUpStacks
        | Decision::Arrive { .. }
        | Decision::React { .. }
        | Decision::Roll { .. }
        | Decision::Convert { .. }
        | Decision::LoseStep { .. }
        | Decision::Retreat { .. }
        | Decision::LoseInRetreat { .. }
        | Decision::Advance { .. }
        | Decision::GoOn { .. }
        | Decision::Restack { .. }
        | Decision::Overstacked { .. } => look_ahead(war, side, &prompt.actions),
    };
    found.filter(|it| prompt.actions.contains(it)).unwrap_or_else(|| {
        // What its guess suggests may not be there; then any answer does.
        prompt.actions[dice.index(prompt.actions.len())]
    })
}

/// Plays each answer on a copy and takes the one that leaves the best situation.
fn look_ahead(war: &War, side: rules_scs::Side, actions: &[Action]) -> Option<Action> {
    let goals = value::goals(war, side);
    let mut best: Option<(i64, Action)> = None;
    for &action in actions {
        let mut after = war.clone();
        let mut dice = SearchDice::new(1);
        if after.apply(&action, &mut dice).is_err() {
            continue;
        }
        let worth = value::situation(&after, side, &goals);
        if best.is_none_or(|(it, _)| worth > it) {
            best = Some((worth, action));
        }
    }
    best.map(|(_, action)| action)
}
