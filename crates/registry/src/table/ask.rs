//! The open question: how it is put, how far its answers lead, how far back one may go.

use std::sync::OnceLock;

use kernel::dice::{Script, SearchDice};
use kernel::{Prompt, Session, Viewer};
use scene::{Choice, Message, PromptView, Reach};
use serde_json::{Value, json};

use super::Table;
use crate::fault::{Fault, undo_message};
use crate::words::spoken;
use rulebook::Forecast;

/// How far back answers may be taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UndoLimit {
    /// The fewest answers that may be left.
    pub to: u32,
    /// Why no more may be taken back; none where the game begins.
    pub why: Option<Message>,
}

impl<G: Forecast> Table<G> {
    /// The open question with its actions, or how the game ended.
    pub fn prompt(&self) -> Value {
        let game = self.game();
        let Some(Prompt { seat, decision, actions }) = game.prompt() else {
            return json!({ "step": self.step(), "over": true, "outcome": self.outcome() });
        };
        let actions: Vec<String> = actions.iter().map(|it| game.action_text(it)).collect();
        json!({
            "step": self.step(),
            "over": false,
            "seat": self.seats[usize::from(seat.0)],
            "decision": game.decision_name(&decision),
            "question": spoken(&game.question(&decision)),
            "about": game.about(&decision).flat(),
            "actions": actions,
        })
    }

    /// The open question, for the seat that is asked.
    pub fn prompt_view(&self) -> Option<PromptView> {
        let game = self.game();
        let prompt = game.prompt()?;
        let mut choices: Vec<Choice> = prompt.actions.iter().map(|it| game.choice(it)).collect();
        for (choice, action) in choices.iter_mut().zip(&prompt.actions) {
            let costs = choice.caution.is_some() || !choice.warns.is_empty();
            choice.last = costs && self.is_last(action);
        }
        Some(PromptView {
            given: self.is_given(&prompt.actions, &choices),
            everyone: self.everyone(&choices),
            step: self.step(),
            seat: self.seats[usize::from(prompt.seat.0)].clone(),
            decision: game.decision_name(&prompt.decision).to_owned(),
            question: game.question(&prompt.decision),
            about: game.about(&prompt.decision),
            choices,
            asks: game.asks(&prompt.decision),
            reaches: game.reach(),
            front: game.front(),
        })
    }

    /// The seat that is asked; none once the game is over.
    pub fn asked(&self) -> Option<&str> {
        let seat = self.game().asked()?.seat;
        self.seats.get(usize::from(seat.0)).map(String::as_str)
    }

    /// The hexes that can be reached from the open question, or from the one that an answer leads
    /// to.
    ///
    /// An answer that rolls dice, shows what was hidden, or passes the question on to another seat
    /// is refused: nobody may look behind it. What is hidden from who asks is imagined.
    pub fn reach(&self, action: Option<&str>) -> Result<Vec<Reach>, Fault> {
        let game = self.game();
        let Some(text) = action else { return Ok(game.reach()) };
        let action = self.read(text)?;
        let seat = game.asked().ok_or(kernel::PlayFault::Over)?.seat;
        let mut after = game.guess(Viewer::Player(seat), &mut SearchDice::new(1));
        let mut dice = Script::new(&[]);
        let events = after.apply(&action, &mut dice).map_err(Fault::Illegal)?;
        let shows = events.iter().any(G::reveals);
        let same = after.asked().is_some_and(|it| it.seat == seat);
        if dice.fault().is_some() || shows || !same {
            return Err(Fault::unforeseen(text));
        }
        Ok(after.reach())
    }

    /// The question that answers to the open one lead to, as it would be put.
    ///
    /// Only what could be taken back is looked behind: it rolls no dice, shows nothing, and leaves
    /// the same seat asked. So it tells nothing that playing and taking back would not.
    pub fn look(&self, actions: &[String]) -> Result<PromptView, Fault> {
        let ahead = self.ahead(actions)?;
        let prompt = ahead.prompt_view().ok_or(kernel::PlayFault::Over)?;
        Ok(PromptView { step: self.step(), ..prompt })
    }

    /// The table as it would be after some answers that could be taken back.
    pub(super) fn ahead(&self, actions: &[String]) -> Result<Self, Fault> {
        let mut game = self.game().clone();
        let seat = game.asked().ok_or(kernel::PlayFault::Over)?.seat;
        for text in actions {
            let action = game.read_action(text).map_err(kernel::PlayFault::NotAnAction)?;
            let mut dice = Script::new(&[]);
            let events = game.apply(&action, &mut dice).map_err(Fault::Illegal)?;
            let tells = events.iter().any(|it| G::reveals(it) || game.probes(it));
            let same = game.asked().is_some_and(|it| it.seat == seat);
            if dice.fault().is_some() || tells || !same {
                return Err(Fault::unforeseen(text));
            }
        }
        let seed = kernel::Seed([0; 32]);
        let session = Session::new(game, self.session.info().clone(), seed);
        Ok(Self { session, seats: self.seats.clone(), log: OnceLock::new(), held: None })
    }

    /// How far back answers may be taken now.
    pub fn undo_limit(&self) -> UndoLimit {
        let (to, fault) = self.session.undo_limit();
        UndoLimit { to, why: fault.map(undo_message) }
    }

    pub(super) fn read(&self, text: &str) -> Result<G::Action, Fault> {
        Ok(self.game().read_action(text).map_err(kernel::PlayFault::NotAnAction)?)
    }
}
