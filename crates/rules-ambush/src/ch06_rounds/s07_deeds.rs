//! [AMB 6.7] What a soldier does in his turn.

use kernel::Dice;

use super::Event;
use super::s07_turn::{Stage, Step, Turn};
use crate::agenda::Event as Events;
use crate::ch09_fire::Shot;
use crate::state::{Actor, GearId, Sortie};
use crate::terms::FireMode;

impl Step {
    /// Does it. The rest of the turn is owed first, so that what the deed brings comes before it.
    pub(super) fn play(
        self,
        turn: Turn,
        game: &mut Sortie,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        game.owe_turn_after(&self, turn);
        let man = turn.man;
        match self {
            Self::Pass => events.push(Event::Passed { actor: Actor::Man(man) }.into()),
            Self::Done | Self::Effort(_) | Self::GiveUp => {}
            Self::Change { stance, cost } => {
                game.man_mut(man).stance = stance;
                events.push(Event::Stance { man, stance, cost }.into());
            }
            Self::Go { to, gait, cost } => game.step_in(man, to, gait, cost, dice, events),
            Self::Leave { .. } => game.walk_off(man, events),
            Self::Shoot { shot, .. } => game.fire(&shot, dice, events),
            Self::Joint { with, loader, shot } => {
                game.spend_turn(Actor::Man(with));
                events.push(Event::Served { man: with, with: man }.into());
                game.fire_jointly(&shot, loader, dice, events);
            }
            Self::Throw(bomb, aim) => game.throw(man, bomb, aim, dice, events),
            Self::Assault { target, purpose, charge } => {
                game.assault(man, target, purpose, charge, dice, events);
            }
            Self::Work(work) => game.do_work(man, work, dice, events),
            Self::Handle => game.owe_handling(man),
            Self::Drag(casualty, to) => game.drag(man, casualty, to, dice, events),
            Self::Load(casualty, car, seat) => {
                game.load_casualty(man, casualty, (car, seat), dice, events);
            }
            Self::Unload(casualty) => game.unload_casualty(man, casualty, dice, events),
            Self::GiveTurn(to) => game.give_turn(man, to, events),
            Self::Alert(to) => game.alert(to, events),
            Self::Ride(ride, _) => game.ride(man, ride, dice, events),
            Self::Lift(lift) => game.ride(man, lift, dice, events),
            Self::Drive(car) => game.owe_drive(car),
        }
    }

    /// What is left of the turn after it.
    fn rest(&self, turn: Turn, game: &Sortie) -> Option<Turn> {
        match self {
            // [AMB 6.7u, 7.3k] Whoever drags stays standing: no change of stance follows.
            Self::Pass | Self::Done | Self::Drag(..) => None,
            Self::Effort(effort) => Some(Turn { effort: Some(*effort), ..turn }),
            Self::GiveUp => Some(turn.given_up()),
            Self::Change { cost: 0, .. } => Some(Turn { free: false, ..turn }),
            Self::Change { cost, .. } => Some(turn.paid(*cost, false)),
            Self::Ride(ride, cost) => Some(turn.paid(*cost, game.ride_halts(turn.man, *ride))),
            Self::Go { to, cost, .. } => {
                // [AMB 7.3f] Seen before the step: what the hex holds may change it.
                Some(turn.paid(*cost, game.meets_enemy(turn.man, to.hex)))
            }
            Self::Leave { cost } => Some(turn.paid(*cost, true)),
            Self::Shoot { shot, gear } => Some(after_shot(turn, shot, *gear, game)),
            Self::Joint { .. }
            | Self::Throw(..)
            | Self::Assault { .. }
            | Self::Work(_)
            | Self::Handle
            | Self::Lift(_)
            | Self::Load(..)
            | Self::Unload(_)
            | Self::GiveTurn(_)
            | Self::Alert(_)
            | Self::Drive(_) => Some(turn.done()),
        }
    }
}

/// [AMB 6.7f, 6.7h, 6.7s, 17.7d] After his first snap shot with an individual weapon he has a
/// second one or half his way; everything else is the whole action.
fn after_shot(turn: Turn, shot: &Shot, gear: GearId, game: &Sortie) -> Turn {
    let single = game.gear(gear).model.is_crewed() || turn.drives(game);
    match (turn.stage, shot.mode) {
        (Stage::Fresh, FireMode::Snap) if !single => {
            Turn { stage: Stage::Shot(gear), effort: None, ..turn }
        }
        (Stage::Fresh, FireMode::Snap | FireMode::Aimed)
        | (Stage::Moving { .. } | Stage::Shot(_) | Stage::Done, _) => turn.done(),
    }
}

impl Sortie {
    fn owe_turn_after(&mut self, step: &Step, turn: Turn) {
        if let Some(rest) = step.rest(turn, self) {
            self.owe_turn(rest);
        }
    }

    /// [AMB 7.1f] Leaves the map where he is.
    fn walk_off(&mut self, man: crate::state::ManId, events: &mut Vec<Events>) {
        let by = self.hex_of(man).expect("who leaves the map is on it");
        self.exit_map(man, by, events);
    }
}
