//! Driving a game by texts, for rule tests: every module's fixtures use these.

use kernel::dice::Script;
use kernel::{Dice, Illegal, Viewer};
use scene::{Show, Told};

/// A game driven by the texts of its actions.
pub trait Drive: Show {
    /// Plays answers, `;` between them, with these faces in all, every one of which must be used;
    /// draws count as dice. Panics unless each answer is offered and accepted.
    #[track_caller]
    fn play(&mut self, texts: &str, faces: &[u8]) -> Vec<Self::Event> {
        let mut dice = Script::new(faces);
        let events = self.play_with(texts, &mut dice);
        dice.finish().unwrap_or_else(|fault| panic!("{texts}: {fault}"));
        events
    }

    /// Plays answers, `;` between them, with any dice. Panics unless each is offered and accepted.
    #[track_caller]
    fn play_with(&mut self, texts: &str, dice: &mut dyn Dice) -> Vec<Self::Event> {
        let mut events = Vec::new();
        for text in texts.split(';').map(str::trim) {
            let action = self.read_action(text).unwrap_or_else(|fault| panic!("{fault}"));
            let asked = self.asked().map(|it| it.decision);
            let offered = self.answers().contains(&action);
            let played = self.apply(&action, dice);
            events.extend(
                played.unwrap_or_else(|illegal| panic!("{text}: {illegal}; asked {asked:?}")),
            );
            assert!(offered, "{text} was played but not offered; asked {asked:?}");
            self.check_invariants();
        }
        events
    }

    /// The refusal of an answer. Panics if it is offered or accepted, or changes anything.
    #[track_caller]
    fn refused(&self, text: &str) -> Illegal {
        let action = self.read_action(text).unwrap_or_else(|fault| panic!("{fault}"));
        assert!(!self.answers().contains(&action), "{text} is offered");
        let mut game = self.clone();
        let refused = game.apply(&action, &mut Script::new(&[]));
        let Err(illegal) = refused else { panic!("{text} is legal") };
        assert_eq!(self.may(&action), Err(illegal), "{text} is checked twice");
        assert_eq!(game, *self, "the refusal of {text} changed the game");
        illegal
    }

    /// Whether an answer is offered.
    fn offers(&self, text: &str) -> bool {
        self.offered().iter().any(|it| it == text)
    }

    /// Every answer that is offered, as its text.
    fn offered(&self) -> Vec<String> {
        self.answers().iter().map(|it| self.action_text(it)).collect()
    }

    /// What a viewer is told of some events that have just happened.
    fn told(&self, events: &[Self::Event], viewer: Viewer) -> Vec<Told> {
        events.iter().filter_map(|it| scene::told(self, it, viewer)).collect()
    }
}

impl<G: Show> Drive for G {}
