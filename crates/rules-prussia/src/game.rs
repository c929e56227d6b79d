//! The contract: prompts, play, texts.

use kernel::{Dice, Game, Illegal, NotAnAction, Outcome, Prompt, Viewer};

use crate::ch08_morale::ROUT_BY;
use crate::decision::{Action, Decision, Piece};
use crate::event::Event;
use crate::result::{Befell, Lot, RollResult};
use crate::state::{Battle, Fate};

impl Game for Battle {
    type Decision = Decision;
    type Action = Action;
    type Event = Event;
    type RollResult = RollResult;

    fn prompt(&self) -> Option<Prompt<Decision, Action>> {
        if self.core.ended.is_some() {
            return None;
        }
        let question = self.question().expect("a game that goes on asks somebody");
        let actions = self.answers(question.decision, question.army);
        Some(Prompt { seat: question.army.seat(), decision: question.decision, actions })
    }

    fn apply(&mut self, action: &Action, dice: &mut dyn Dice) -> Result<Vec<Event>, Illegal> {
        let Some(question) = self.question().filter(|_| self.core.ended.is_none()) else {
            return kernel::refuse("pg:12d", "the battle is over");
        };
        self.may_answer(question.decision, question.army, *action)?;
        let mut events = Vec::new();
        self.deed(question.decision, question.army, *action, dice, &mut events);
        self.settle(dice, &mut events);
        Ok(events)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.final_outcome()
    }

    fn action_text(&self, action: &Action) -> String {
        action.text(&self.scenario)
    }

    fn read_action(&self, text: &str) -> Result<Action, NotAnAction> {
        Action::read(text, &self.scenario)
    }

    fn digest(&self, out: &mut Vec<u8>) {
        self.write_digest(out);
    }

    /// Nothing is hidden in these battles.
    fn reveals(_event: &Event) -> bool {
        false
    }

    fn result(&self, events: &[Event]) -> Option<RollResult> {
        let table = events.iter().find_map(|it| match *it {
            Event::Fought { army, result, .. } => Some(RollResult::Fought { army, cells: result }),
            Event::Bombarded { army, result, .. } => {
                Some(RollResult::Bombarded { army, cell: result })
            }
            Event::RallyRolled { unit, success, .. } => {
                Some(RollResult::Rally { army: self.army(unit), success })
            }
            Event::ActivationRolled { army, success, .. } => {
                Some(RollResult::Activation { army, success })
            }
            Event::Helped { leader, success, .. } => {
                Some(RollResult::Help { army: self.who(leader).army, success })
            }
            Event::Forced { wing, success, .. } => {
                Some(RollResult::Deployment { army: self.scenario.wing(wing).army, success })
            }
            Event::ChargeRolled { ref passed, ref failed, .. } => {
                let first = passed.first().or(failed.first()).expect("somebody tries to charge");
                Some(RollResult::Charge { army: self.army(*first), units: passed.len() })
            }
            _ => None,
        });
        table.or_else(|| self.fates(events))
    }

    fn guess(&self, _viewer: Viewer, _chooser: &mut dyn Dice) -> Self {
        self.clone()
    }

    fn check_invariants(&self) {
        self.assert_invariants();
    }
}

impl Battle {
    /// What befell whom by dice that are read from no table, in the order in which they fell.
    ///
    /// Where a phase goes by meanwhile and its groups roll for command, no name would say it all.
    fn fates(&self, events: &[Event]) -> Option<RollResult> {
        if events.iter().any(|it| matches!(it, Event::Commanded { .. })) {
            return None;
        }
        let unit = |it, lot| {
            let kind = self.scenario.unit(it);
            Befell { id: kind.id.clone(), piece: Piece::Unit(it), army: kind.army, lot }
        };
        let leader = |it, lot| {
            let who = self.scenario.leader(it);
            Befell { id: who.id.clone(), piece: Piece::Leader(it), army: who.army, lot }
        };
        let captured = |unit| {
            events.iter().any(|it| matches!(it, Event::Captured { unit: it, .. } if *it == unit))
        };
        let fates: Vec<Befell> = events
            .iter()
            .filter_map(|it| match *it {
                Event::Checked { unit: of, die, target } => {
                    let lot = match i8::try_from(die).unwrap_or(i8::MAX) - target {
                        ..=0 => Lot::Holds,
                        over if over >= ROUT_BY => Lot::Routs,
                        _ => Lot::Fails,
                    };
                    Some(unit(of, lot))
                }
                Event::Overrun { leader: of, to, .. } => {
                    let lot = if to.is_some() { Lot::Escapes } else { Lot::Killed };
                    Some(leader(of, lot))
                }
                Event::Casualty { leader: of, fate, .. } => {
                    let lot = match fate {
                        Fate::Unhurt => return None,
                        Fate::Wounded => Lot::Wounded,
                        Fate::Killed => Lot::Killed,
                    };
                    Some(leader(of, lot))
                }
                Event::CaptureRolled { unit: of, .. } => {
                    let lot = if captured(of) { Lot::Captured } else { Lot::Saved };
                    Some(unit(of, lot))
                }
                _ => None,
            })
            .collect();
        (!fates.is_empty()).then_some(RollResult::Fates(fates))
    }
}
