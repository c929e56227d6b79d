//! The greedy player of Next War: Korea.
//!
//! It knows which hexes decide the game (`aims`) and reckons once for each question how far
//! everybody is from them (`field`). Units go where they take, hold, threaten or block most
//! (`march`), by helicopter, parachute, ship or tunnel where that leads further (`lift`); combats
//! are weighed over all faces of the die (`odds`) and supported by what they gain from it
//! (`combat`).

mod aims;
mod combat;
mod field;
mod foes;
mod lift;
mod march;
mod odds;
mod pieces;
mod ways;

use kernel::Prompt;
use kernel::dice::SearchDice;
use rules_nextwar::action::Action;
use rules_nextwar::agenda::Ask;
use rules_nextwar::ch08_movement::{Ask as MovementAsk, Load};
use rules_nextwar::ch09_combat::Ask as CombatAsk;
use rules_nextwar::scenario::Piece;
use rules_nextwar::state::War;
use rules_nextwar::terms::{Side, Weather};
use rules_nextwar::titles::korea::{Ask as KoreaAsk, SetUpAsk};
use rules_nextwar::{ch06_air, ch10_reinforcements, ch11_replacements};

use self::field::Field;
use self::march::Planner;
use crate::Playable;

impl Playable for War {
    fn best(&self, prompt: &Prompt<Ask, Action>, budget: u32, dice: &mut SearchDice) -> Action {
        let found = choose(self, prompt, budget);
        found.filter(|it| prompt.actions.contains(it)).unwrap_or_else(|| {
            // Where it has no opinion, any answer does.
            prompt.actions[dice.index(prompt.actions.len())]
        })
    }
}

fn choose(war: &War, prompt: &Prompt<Ask, Action>, budget: u32) -> Option<Action> {
    let side = Side::ALL[usize::from(prompt.seat.0)];
    let actions = &prompt.actions;
    let field = || Field::new(war, side);
    match &prompt.decision {
        Ask::Sequence(_) | Ask::Initiative(_) | Ask::Victory(_) | Ask::Optional(_) => None,
        Ask::Weather(_) => Some(Action::Weather(Weather::Fair)),
        Ask::Air(ch06_air::Ask::Flee(id)) => {
            pieces::place(&field(), budget, Piece::Helicopter(*id), actions)
        }
        Ask::Naval(_) => actions.first().copied(),
        Ask::Movement(ask) => movement(&field(), ask, budget, actions),
        Ask::Combat(ask) => fight(war, side, ask, budget, actions),
        Ask::Replacements(ch11_replacements::Ask::Spend { .. }) => pieces::spend(war, actions),
        Ask::Replacements(ch11_replacements::Ask::Rebuild { unit, .. }) => {
            pieces::place(&field(), budget, Piece::Unit(*unit), actions)
        }
        Ask::Reinforcements(ch10_reinforcements::Ask::Arrive { piece, .. })
        | Ask::Korea(KoreaAsk::SetUp(SetUpAsk::Place(_, piece))) => {
            pieces::place(&field(), budget, *piece, actions)
        }
        Ask::Korea(KoreaAsk::SetUp(SetUpAsk::Begin(_))) => Some(Action::Done),
    }
}

fn movement(
    field: &Field<'_>,
    ask: &MovementAsk,
    budget: u32,
    actions: &[Action],
) -> Option<Action> {
    let war = field.war;
    let planner = Planner::new(field, budget);
    match ask {
        MovementAsk::Mover => {
            lift::choose(field, &planner, actions).or_else(|| planner.choose_mover(actions))
        }
        MovementAsk::Marching(march) => planner.go_on(march, actions),
        MovementAsk::ClearingLead(_) => combat::lead(war, actions),
        MovementAsk::Escort(Load::Lift(..)) => {
            let more = actions.iter().copied().find(|it| matches!(it, Action::Lift(..)));
            Some(Action::Escort(0)).filter(|it| actions.contains(it)).or(more)
        }
        MovementAsk::Escort(_) => Some(Action::Escort(0)),
        MovementAsk::Landing(sortie) => match &sortie.load {
            Load::Transport(unit)
            | Load::Drop(unit)
            | Load::Airmobile(unit)
            | Load::Lift(unit, _) => {
                lift::landing(field, &planner, *unit, actions).or(Some(Action::Cancel))
            }
            Load::Transfer(id) => pieces::place(field, budget, Piece::Helicopter(*id), actions),
        },
        MovementAsk::Landed(unit) => lift::step(&planner, war, *unit, actions),
        MovementAsk::Sailing(_) => lift::best_landing(field, actions).or(Some(Action::Cancel)),
        MovementAsk::Shipping(_) => Some(Action::Cancel),
    }
}

fn fight(
    war: &War,
    side: Side,
    ask: &CombatAsk,
    budget: u32,
    actions: &[Action],
) -> Option<Action> {
    let field = || Field::new(war, side);
    match ask {
        CombatAsk::Target => Some(combat::choose_target(&field(), actions)),
        CombatAsk::Plan => combat::plan(&field(), actions),
        CombatAsk::Defenders => combat::defenders(war, actions),
        CombatAsk::Lead(_) => combat::lead(war, actions),
        CombatAsk::Support(role) => combat::support(war, *role, actions),
        CombatAsk::Roll => Some(Action::Roll),
        CombatAsk::Loss { .. } | CombatAsk::Repulse => combat::loss(war, actions),
        CombatAsk::Stand => Some(combat::stand(&field())),
        CombatAsk::Retreat(flight) => {
            combat::retreat(&Planner::new(&field(), budget), flight.unit, actions)
        }
        CombatAsk::Advance => Some(combat::advance(&Planner::new(&field(), budget), war, actions)),
        CombatAsk::GoOn(unit) => {
            combat::go_on(&Planner::new(&field(), budget), war, *unit, actions)
        }
        CombatAsk::Beachhead => Some(Action::Beachhead),
    }
}
