//! What a result of fire or close combat is worth: who holds the hex afterwards, and what it cost.

use kernel::Game;
use rulebook::play_on;
use scene::{Aim, Stake, StakeLosses, Toll};

use super::forecast::Once;
use crate::charts::{Cell, Lp};
use crate::decision::{Action, Decision};
use crate::result::RollResult;
use crate::state::{Army, Battle};

/// More answers than a result can ask for: LP, retreats and leaders of both armies.
const ANSWERS_MAX: u32 = 200;

impl Battle {
    /// [PG 16.2c, 19.8a] What a result is worth to him who rolls for it next; `None` for any other
    /// die.
    ///
    /// The result is applied on a copy as [`Battle::as_demanded`] says. Of several hexes attacked
    /// together one that is left is enough.
    pub(crate) fn stake_of(&self, result: &RollResult) -> Option<Stake> {
        let question = self.question()?;
        if !matches!(question.decision, Decision::Shoot { .. } | Decision::Roll) {
            return None;
        }
        let army = question.army;
        let mut after = (1..=6).find_map(|face| {
            let mut rolled = self.clone();
            let events = rolled.apply(&Action::Roll, &mut Once::shows(face)).ok()?;
            (rolled.result(&events).as_ref() == Some(result)).then_some(rolled)
        })?;
        play_on(&mut after, &mut Once::spent(), ANSWERS_MAX, |battle, asked| {
            battle.as_demanded(asked.decision)
        });
        let aim = match result {
            RollResult::Fought { .. } => (Aim::Hex, after.may_take_a_hex(army)),
            RollResult::Bombarded { cell, .. } => (Aim::Harm, cell.is_some_and(is_harm)),
            RollResult::Rally { .. }
            | RollResult::Activation { .. }
            | RollResult::Help { .. }
            | RollResult::Deployment { .. }
            | RollResult::Charge { .. }
            | RollResult::Fates(_)
            | RollResult::Course(_) => return None,
        };
        let lost = |army: Army| self.levels_on_map(army) - after.levels_on_map(army);
        let (own, other) = (lost(army), lost(army.other()));
        let losses = StakeLosses { toll: Toll::Levels, own, other };
        Some(Stake { aims: vec![aim], losses: Some(losses) })
    }

    /// Whether an army is asked who advances into a hex it attacked.
    fn may_take_a_hex(&self, army: Army) -> bool {
        self.question().is_some_and(|it| {
            it.army == army && matches!(it.decision, Decision::AdvanceInto { .. })
        })
    }

    /// What is answered to a question that a result asks: levels are lost as long as that is
    /// allowed, and whoever may choose between units or ways takes the first that the rules offer.
    /// `None` once somebody may advance, or the result is applied.
    fn as_demanded(&self, decision: Decision) -> Option<Action> {
        let answers = Game::answers(self);
        match decision {
            Decision::Lose { .. } => {
                let loses = |it: &&Action| matches!(it, Action::Lose(_));
                answers.iter().find(loses).or_else(|| answers.first()).copied()
            }
            Decision::Yield
            | Decision::Waver
            | Decision::Star
            | Decision::Retreat { .. }
            | Decision::Follow { .. }
            | Decision::Displaced { .. }
            | Decision::Check => answers.first().copied(),
            Decision::AdvanceInto { .. }
            | Decision::SetUp { .. }
            | Decision::Arrange
            | Decision::Begin
            | Decision::Activate
            | Decision::Advance
            | Decision::Claim { .. }
            | Decision::Arrive { .. }
            | Decision::Deploy
            | Decision::DeployGuns { .. }
            | Decision::Help { .. }
            | Decision::Trace
            | Decision::Rout
            | Decision::Order
            | Decision::ColumnGuns { .. }
            | Decision::Move { .. }
            | Decision::Stack { .. }
            | Decision::Sight { .. }
            | Decision::Accept
            | Decision::Forced { .. }
            | Decision::Bombard
            | Decision::Firers { .. }
            | Decision::Shoot { .. }
            | Decision::Rally
            | Decision::Fight
            | Decision::Designate
            | Decision::Evade { .. }
            | Decision::Support
            | Decision::Lead
            | Decision::Ground
            | Decision::Roll
            | Decision::Momentum
            | Decision::Charge => None,
        }
    }

    /// The levels that an army has on the map.
    fn levels_on_map(&self, army: Army) -> u32 {
        self.on_map(army).map(|it| u32::from(self.unit(it).level)).sum()
    }
}

/// Whether a cell does anything to a target.
fn is_harm(cell: Cell) -> bool {
    cell.lp != Lp::Number(0) || cell.rout || cell.waver || cell.surrender || cell.star
}
