//! Taking answers back: the record is cut and replayed.

use super::{Session, Step, UndoFault};
use crate::Game;
use crate::dice::Script;

impl<G: Game> Session<G> {
    /// Takes answers back until `to` are left; without `to`, the last one.
    ///
    /// The seat that answered last undoes, and only its own answers: never past a die, past
    /// something hidden that was shown, or past another seat's answer.
    pub fn undo(&mut self, to: Option<u32>) -> Result<(), UndoFault> {
        let to = self.may_undo(to)?;
        self.game = self.walk(to, &mut |_, _| ());
        let to = usize::try_from(to).expect("no more than the steps in memory");
        self.steps.truncate(to);
        // A promise once made stays; it moves to where the game now stands.
        for pledge in &mut self.pledges {
            pledge.from_step = pledge.from_step.min(to);
        }
        Ok(())
    }

    /// Replays the first `to` answers from the start, shows the game right after each of them, and
    /// returns it as it stood then; all answers if there are not so many.
    pub fn walk(&self, to: u32, watch: &mut dyn FnMut(&G, &Step<G::Event>)) -> G {
        let mut game = self.start.clone();
        for (step, _) in self.steps.iter().zip(0..to) {
            play_again(&mut game, step);
            watch(&game, step);
        }
        game
    }

    fn may_undo(&self, to: Option<u32>) -> Result<u32, UndoFault> {
        let played = self.step();
        let to = match to {
            Some(to) if to > played => return Err(UndoFault::NoSuchStep { played }),
            Some(to) => to,
            None => played.checked_sub(1).ok_or(UndoFault::Nothing)?,
        };
        if to < played && self.game.prompt().is_none() {
            return Err(UndoFault::Over);
        }
        let undoer = self.steps.last().map(|step| step.seat);
        // From the last answer backwards: the reason told is the nearest one.
        for (step, number) in self.steps.iter().rev().zip((to + 1..=played).rev()) {
            if Some(step.seat) != undoer {
                return Err(UndoFault::OtherSeat { step: number, seat: step.seat });
            }
            if !step.dice.is_empty() {
                return Err(UndoFault::Roll { step: number });
            }
            if step.events.iter().any(G::reveals) {
                return Err(UndoFault::Reveal { step: number });
            }
        }
        Ok(to)
    }
}

fn play_again<G: Game>(game: &mut G, step: &Step<G::Event>) {
    let action = game.read_action(&step.action).expect("the game wrote this text itself");
    let faces: Vec<u8> = step.dice.iter().map(|(_, rolled)| rolled.face).collect();
    let mut script = Script::new(&faces);
    game.apply(&action, &mut script).expect("an answer once legal is legal when played again");
    script.finish().expect("an answer played again asks for the same dice");
}
