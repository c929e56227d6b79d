//! Playing answers: all of them or none.

use super::{DiceFault, PlayFault, Session, Step};
use crate::dice::{Noted, Script, Stream};
use crate::{Dice, Game, Roll, Source};

impl<G: Game> Session<G> {
    /// Plays answers in turn and returns what came of each.
    ///
    /// With `scripted`, the dice show these faces, and all of them must be used; otherwise they come
    /// from the stream. If one answer is refused or the dice do not fit, nothing is played.
    pub fn play<T: AsRef<str>>(
        &mut self,
        actions: &[T],
        scripted: Option<&[u8]>,
    ) -> Result<&[Step<G::Event>], PlayFault> {
        self.play_watched(actions, scripted, &mut |_, _| ())
    }

    /// Plays answers as [`Session::play`] and shows the game right after each of them.
    ///
    /// What `watch` has seen did not happen if the whole is refused.
    pub fn play_watched<T: AsRef<str>>(
        &mut self,
        actions: &[T],
        scripted: Option<&[u8]>,
        watch: &mut dyn FnMut(&G, &Step<G::Event>),
    ) -> Result<&[Step<G::Event>], PlayFault> {
        let mut game = self.game.clone();
        let mut steps = Vec::with_capacity(actions.len());
        let position = self.stream.as_ref().map(Stream::position);
        let mut supply = Supply::new(scripted, self.stream.as_mut());
        let played = actions.iter().try_for_each(|action| {
            let step = answer(&mut game, action.as_ref(), &mut supply)?;
            watch(&game, &step);
            steps.push(step);
            Ok(())
        });
        if let Err(fault) = played.and_then(|()| supply.finish().map_err(PlayFault::Dice)) {
            if let (Some(stream), Some(position)) = (&mut self.stream, position) {
                stream.go_to(position);
            }
            return Err(fault);
        }
        self.game = game;
        let before = self.steps.len();
        self.steps.append(&mut steps);
        Ok(&self.steps[before..])
    }
}

/// Plays one answer. After a fault the game is to be thrown away.
fn answer<G: Game>(
    game: &mut G,
    text: &str,
    supply: &mut Supply<'_>,
) -> Result<Step<G::Event>, PlayFault> {
    let seat = game.asked().ok_or(PlayFault::Over)?.seat;
    let action = game.read_action(text).map_err(PlayFault::NotAnAction)?;
    let exact = game.action_text(&action);
    let source = supply.source();
    let mut dice = Noted::new(supply);
    let events = game.apply(&action, &mut dice).map_err(PlayFault::Illegal)?;
    let dice = dice.into_rolled().into_iter().map(|rolled| (source, rolled)).collect();
    match supply.fault() {
        Some(fault) => Err(PlayFault::Dice(fault)),
        None => Ok(Step { seat, action: exact, dice, events }),
    }
}

/// Where the dice of one call come from.
enum Supply<'a> {
    Hand(Script<'a>),
    Stream(&'a mut Stream),
    /// No script, and the seed is not known: no die can be rolled.
    Nothing {
        asked: Option<Roll>,
    },
}

impl<'a> Supply<'a> {
    fn new(scripted: Option<&'a [u8]>, stream: Option<&'a mut Stream>) -> Self {
        match (scripted, stream) {
            (Some(faces), _) => Self::Hand(Script::new(faces)),
            (None, Some(stream)) => Self::Stream(stream),
            (None, None) => Self::Nothing { asked: None },
        }
    }

    fn source(&self) -> Source {
        match self {
            Self::Hand(_) => Source::Hand,
            Self::Stream(_) | Self::Nothing { .. } => Source::Stream,
        }
    }

    fn fault(&self) -> Option<DiceFault> {
        match self {
            Self::Hand(script) => script.fault().map(DiceFault::Script),
            Self::Stream(_) => None,
            Self::Nothing { asked } => asked.map(|asked| DiceFault::NoSeed { asked }),
        }
    }

    fn finish(self) -> Result<(), DiceFault> {
        match self {
            Self::Hand(script) => script.finish().map_err(DiceFault::Script),
            Self::Stream(_) | Self::Nothing { .. } => self.fault().map_or(Ok(()), Err),
        }
    }
}

impl Dice for Supply<'_> {
    fn roll(&mut self, roll: Roll) -> u8 {
        match self {
            Self::Hand(script) => script.roll(roll),
            Self::Stream(stream) => stream.roll(roll),
            Self::Nothing { asked } => {
                asked.get_or_insert(roll);
                1
            }
        }
    }
}
