//! Taking answers back: the record is cut and replayed.

use super::{Session, Step, UndoFault};
use crate::Game;
use crate::dice::Script;

impl<G: Game> Session<G> {
    /// Takes answers back until `to` are left; without `to`, the last one.
    ///
    /// The seat that answered last undoes, and only its own answers: never past a die, past
    /// something hidden that was or might have been shown, or past another seat's answer.
    pub fn undo(&mut self, to: Option<u32>) -> Result<(), UndoFault> {
        let to = self.may_undo(to)?;
        self.game = self.walk(to, &mut |_, _| ());
        let to = usize::try_from(to).expect("no more than the steps in memory");
        self.steps.truncate(to);
        self.cut_comments();
        // A promise once made stays; it moves to where the game now stands.
        for pledge in &mut self.pledges {
            pledge.from_step = pledge.from_step.min(to);
        }
        Ok(())
    }

    /// Returns how many answers are left when all that may be taken back are, and why no more may;
    /// no reason where the game begins.
    pub fn undo_limit(&self) -> (u32, Option<UndoFault>) {
        if self.steps.is_empty() {
            return (0, None);
        }
        if self.game.asked().is_none() {
            return (self.step(), Some(UndoFault::Over));
        }
        self.barriers().next().map_or((0, None), |(step, fault)| (step, Some(fault)))
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
        if to < played && self.game.asked().is_none() {
            return Err(UndoFault::Over);
        }
        match self.barriers().next() {
            Some((step, fault)) if step > to => Err(fault),
            _ => Ok(to),
        }
    }

    /// The answers that cannot be taken back, from the last one backwards, each with the reason.
    fn barriers(&self) -> impl Iterator<Item = (u32, UndoFault)> {
        let undoer = self.steps.last().map(|step| step.seat);
        let numbered = (1..=self.step()).rev().zip(self.steps.iter().rev());
        numbered.filter_map(move |(number, step)| {
            if Some(step.seat) != undoer {
                return Some((number, UndoFault::OtherSeat { step: number, seat: step.seat }));
            }
            if !step.dice.is_empty() {
                return Some((number, UndoFault::Roll { step: number }));
            }
            let tells = |it: &G::Event| G::reveals(it) || self.game.probes(it);
            step.events.iter().any(tells).then_some((number, UndoFault::Reveal { step: number }))
        })
    }
}

fn play_again<G: Game>(game: &mut G, step: &Step<G::Event>) {
    let action = game.read_action(&step.action).expect("the game wrote this text itself");
    let faces: Vec<u8> = step.dice.iter().map(|(_, rolled)| rolled.face).collect();
    let mut script = Script::new(&faces);
    game.apply(&action, &mut script).expect("an answer once legal is legal when played again");
    script.finish().expect("an answer played again asks for the same dice");
}
