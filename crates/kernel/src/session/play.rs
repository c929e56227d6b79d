//! Playing answers: all of them or none.

use super::{DiceFault, PlayFault, Session, Step};
use crate::dice::{Noted, Script, Stream};
use crate::{Dice, Game, Roll, Source};

/// Which faces the dice of some answers show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Faces<'a> {
    /// Those of the stream that the record is committed to.
    Stream,
    /// These, and all of them: one too few is a fault as well as one too many.
    Hand(&'a [u8]),
    /// These, and all of them; whatever is rolled after the last one comes from the stream.
    HandThenStream(&'a [u8]),
}

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
        self.play_watched(actions, scripted.map_or(Faces::Stream, Faces::Hand), &mut |_, _| ())
    }

    /// Plays answers as [`Session::play`] and shows the game right after each of them.
    ///
    /// What `watch` has seen did not happen if the whole is refused.
    pub fn play_watched<T: AsRef<str>>(
        &mut self,
        actions: &[T],
        faces: Faces<'_>,
        watch: &mut dyn FnMut(&G, &Step<G::Event>),
    ) -> Result<&[Step<G::Event>], PlayFault> {
        let mut game = self.game.clone();
        let mut steps = Vec::with_capacity(actions.len());
        let position = self.stream.as_ref().map(Stream::position);
        let mut supply = Supply::new(faces, self.stream.as_mut());
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
    let mut dice = Noted::new(supply);
    let events = game.apply(&action, &mut dice).map_err(PlayFault::Illegal)?;
    let rolled = dice.into_rolled();
    let dice = core::mem::take(&mut supply.sources).into_iter().zip(rolled).collect();
    match supply.fault() {
        Some(fault) => Err(PlayFault::Dice(fault)),
        None => Ok(Step { seat, action: exact, dice, events }),
    }
}

/// Where the dice of one call come from.
struct Supply<'a> {
    /// Faces set by hand come first.
    script: Option<Script<'a>>,
    /// Whether the stream goes on where they end.
    then_stream: bool,
    stream: Option<&'a mut Stream>,
    /// The first die that neither could show: the seed is not known.
    missing: Option<Roll>,
    /// Where the dice of the present answer came from.
    sources: Vec<Source>,
}

impl<'a> Supply<'a> {
    fn new(faces: Faces<'a>, stream: Option<&'a mut Stream>) -> Self {
        let (script, then_stream) = match faces {
            Faces::Stream => (None, true),
            Faces::Hand(faces) => (Some(Script::new(faces)), false),
            Faces::HandThenStream(faces) => (Some(Script::new(faces)), true),
        };
        Self { script, then_stream, stream, missing: None, sources: Vec::new() }
    }

    fn fault(&self) -> Option<DiceFault> {
        let script = self.script.as_ref().and_then(Script::fault).map(DiceFault::Script);
        script.or_else(|| self.missing.map(|asked| DiceFault::NoSeed { asked }))
    }

    fn finish(self) -> Result<(), DiceFault> {
        if let Some(fault) = self.fault() {
            return Err(fault);
        }
        self.script.map_or(Ok(()), |it| it.finish().map_err(DiceFault::Script))
    }
}

impl Dice for Supply<'_> {
    fn roll(&mut self, roll: Roll) -> u8 {
        if let Some(script) = &mut self.script
            && !(self.then_stream && script.is_used_up())
        {
            self.sources.push(Source::Hand);
            return script.roll(roll);
        }
        self.sources.push(Source::Stream);
        if let Some(stream) = &mut self.stream {
            return stream.roll(roll);
        }
        self.missing.get_or_insert(roll);
        1
    }
}
