//! The contract: prompts, play, texts.

use canon::Digest;
use kernel::{Asked, Dice, Game, Illegal, NotAnAction, Outcome, Viewer};

use crate::ch08_morale::ROUT_BY;
use crate::decision::{Action, Decision, Piece, Question};
use crate::event::{Cause, Event};
use crate::result::{Befell, Lot, PhaseDie, RollResult};
use crate::state::{Battle, Fate, Place, UnitId};

impl Game for Battle {
    type Decision = Decision;
    type Action = Action;
    type Event = Event;
    type RollResult = RollResult;

    fn asked(&self) -> Option<Asked<Decision>> {
        let question = self.open_question()?;
        Some(Asked { seat: question.army.seat(), decision: question.decision })
    }

    fn answers(&self) -> Vec<Action> {
        let Some(question) = self.open_question() else { return Vec::new() };
        self.answers_to(question.decision, question.army)
    }

    fn may(&self, action: &Action) -> Result<(), Illegal> {
        match self.open_question() {
            Some(question) => self.may_answer(question.decision, question.army, *action),
            None => kernel::refuse("pg:12d", "the battle is over"),
        }
    }

    fn apply(&mut self, action: &Action, dice: &mut dyn Dice) -> Result<Vec<Event>, Illegal> {
        self.may(action)?;
        let question = self.open_question().expect("what may be answered is asked");
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

    fn vocabulary(&self) -> Vec<Action> {
        Action::vocabulary(&self.scenario)
    }

    fn digest(&self, out: &mut Vec<u8>) {
        self.core.digest(out);
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
        table.or_else(|| self.fates(events)).or_else(|| self.course(events))
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
    /// Where another phase begins meanwhile and groups roll for command, no name would say it all:
    /// only what came before that phase is told.
    fn fates(&self, events: &[Event]) -> Option<RollResult> {
        let next_phase = events
            .iter()
            .position(|it| matches!(it, Event::Phase { .. }))
            .filter(|_| events.iter().any(|it| matches!(it, Event::Commanded { .. })));
        let events = &events[..next_phase.unwrap_or(events.len())];
        let unit = |it, lot| {
            let kind = self.scenario.unit(it);
            Befell { id: kind.id.clone(), piece: Piece::Unit(it), army: kind.army, lot }
        };
        let leader = |it, lot| {
            let who = self.scenario.leader(it);
            Befell { id: who.id.clone(), piece: Piece::Leader(it), army: who.army, lot }
        };
        let rolled = |unit| {
            events
                .iter()
                .any(|it| matches!(it, Event::CaptureRolled { unit: it, .. } if *it == unit))
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
                Event::Overrun { leader: of, killed, .. } => {
                    let lot = if killed { Lot::Killed } else { Lot::Escapes };
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
                    Some(unit(of, self.capture_lot(of, events)))
                }
                // [PG 19.9.1a] Routed guns are taken without a die.
                Event::Captured { unit: of, cause: Cause::Guns, .. } if !rolled(of) => {
                    Some(unit(of, Lot::Captured))
                }
                _ => None,
            })
            .collect();
        (!fates.is_empty()).then_some(RollResult::Fates(fates))
    }

    /// [PG 14.2a, 23.4.4a, 26.3.3a] What the dice of the sequence of play brought, until the groups
    /// of an army have rolled for command.
    fn course(&self, events: &[Event]) -> Option<RollResult> {
        let mut fallen: Vec<PhaseDie> = Vec::new();
        for (at, event) in events.iter().enumerate() {
            if let Event::PassivityRolled { army, .. } = *event {
                fallen.push(PhaseDie::Passivity { army, points: morale_lost(&events[at..]) });
            } else if let Event::LacyRolled { die: Some(_), comes } = *event {
                fallen.push(PhaseDie::Lacy { comes });
            } else if let Event::Commanded { .. } = event {
                // The rolls for command come last, all together.
                fallen.push(self.commanded(&events[at..]));
                break;
            }
        }
        (!fallen.is_empty()).then_some(RollResult::Course(fallen))
    }

    /// [PG 14.2a] What the rolls for command brought that these events begin with.
    fn commanded(&self, events: &[Event]) -> PhaseDie {
        let rolls = || {
            events.iter().map_while(|it| {
                let Event::Commanded { group, effective, .. } = *it else { return None };
                Some((group, effective))
            })
        };
        let count = |it: usize| u8::try_from(it).expect("an army has few groups");
        let (first, _) = rolls().next().expect("a group has rolled");
        let effective = count(rolls().filter(|it| it.1).count());
        let army = self.scenario.group(first).army;
        PhaseDie::Command { army, effective, groups: count(rolls().count()) }
    }

    /// [PG C1a, C1b, C1c] What a roll for guns brought: all of them, the counter on the map,
    /// nothing.
    fn capture_lot(&self, guns: UnitId, events: &[Event]) -> Lot {
        if self.unit(guns).place == Place::Captured {
            return Lot::Captured;
        }
        let taken = |it: &Event| matches!(it, Event::Captured { unit, .. } if *unit == guns);
        if events.iter().any(taken) { Lot::PartCaptured } else { Lot::Saved }
    }
}

impl Battle {
    /// Who is asked what; nobody once the game is over.
    fn open_question(&self) -> Option<Question> {
        if self.core.ended.is_some() {
            return None;
        }
        Some(self.question().expect("a game that goes on asks somebody"))
    }
}

/// [PG 23.4.4f] The Army Morale that a die for passivity costs, which these events begin with.
fn morale_lost(events: &[Event]) -> u8 {
    // A die that costs nothing is followed by something else.
    let Some(&Event::Morale { rule: "pg:23.4.4f", change, .. }) = events.get(1) else { return 0 };
    change.unsigned_abs()
}
