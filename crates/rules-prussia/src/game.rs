//! The contract: prompts, play, texts.

use canon::Digest;
use kernel::{Asked, Dice, Game, Illegal, NotAnAction, Outcome, Viewer};

use crate::ch08_morale::ROUT_BY;
use crate::decision::{Action, Decision, Question};
use crate::event::{Cause, Event};
use crate::state::{Battle, Fate, Place, UnitId};

impl Game for Battle {
    type Decision = Decision;
    type Action = Action;
    type Event = Event;

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

    fn result_label(&self, events: &[Event]) -> Option<String> {
        let word =
            |success: bool, yes: &str, no: &str| Some(if success { yes } else { no }.to_owned());
        let table = events.iter().find_map(|it| match it {
            Event::Fought { result, .. } | Event::Bombarded { result, .. } => Some(result.clone()),
            Event::RallyRolled { success, .. } => word(*success, "rallied", "failed"),
            Event::ActivationRolled { success, .. } => word(*success, "active", "inactive"),
            Event::Helped { success, .. } => word(*success, "effective", "degraded"),
            Event::Forced { success, .. } => word(*success, "deployed", "in-column"),
            Event::ChargeRolled { passed, .. } => Some(format!("{} charge", passed.len())),
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
    /// Where another phase begins meanwhile and groups roll for command, no name would say it all:
    /// only what came before that phase is told.
    fn fates(&self, events: &[Event]) -> Option<String> {
        let next_phase = events
            .iter()
            .position(|it| matches!(it, Event::Phase { .. }))
            .filter(|_| events.iter().any(|it| matches!(it, Event::Commanded { .. })));
        let events = &events[..next_phase.unwrap_or(events.len())];
        let unit = |it| &self.scenario.unit(it).id;
        let leader = |it| &self.scenario.leader(it).id;
        let rolled = |unit| {
            events
                .iter()
                .any(|it| matches!(it, Event::CaptureRolled { unit: it, .. } if *it == unit))
        };
        let fates: Vec<String> = events
            .iter()
            .filter_map(|it| match *it {
                Event::Checked { unit: of, die, target } => {
                    let word = match i8::try_from(die).unwrap_or(i8::MAX) - target {
                        ..=0 => "holds",
                        over if over >= ROUT_BY => "routs",
                        _ => "fails",
                    };
                    Some(format!("{} {word}", unit(of)))
                }
                Event::Overrun { leader: of, killed, .. } => {
                    let word = if killed { "killed" } else { "escapes" };
                    Some(format!("{} {word}", leader(of)))
                }
                Event::Casualty { leader: of, fate, .. } => {
                    let word = match fate {
                        Fate::Unhurt => return None,
                        Fate::Wounded => "wounded",
                        Fate::Killed => "killed",
                    };
                    Some(format!("{} {word}", leader(of)))
                }
                Event::CaptureRolled { unit: of, .. } => {
                    Some(format!("{} {}", unit(of), self.capture_word(of, events)))
                }
                // [PG 19.9.1a] Routed guns are taken without a die.
                Event::Captured { unit: of, cause: Cause::Guns, .. } if !rolled(of) => {
                    Some(format!("{} captured", unit(of)))
                }
                _ => None,
            })
            .collect();
        (!fates.is_empty()).then(|| fates.join(", "))
    }

    /// [PG C1a, C1b, C1c] What a roll for guns brought: all of them, the counter on the map,
    /// nothing.
    fn capture_word(&self, guns: UnitId, events: &[Event]) -> &'static str {
        if self.unit(guns).place == Place::Captured {
            return "captured";
        }
        let taken = |it: &Event| matches!(it, Event::Captured { unit, .. } if *unit == guns);
        if events.iter().any(taken) { "part-captured" } else { "saved" }
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
