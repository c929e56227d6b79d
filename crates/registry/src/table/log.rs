//! What every answer told every viewer.

use kernel::{Seat, Step, Viewer};
use scene::{DieRolled, Facts, LogLine, Message, Told};
use serde_json::{Value, json};

use crate::words::spoken;
use rulebook::Forecast;

/// What an action brought, as one viewer may know it.
#[derive(Clone, Debug)]
pub struct Viewed {
    /// The answer it came from, counted from 1.
    pub step: u32,
    /// What happened.
    pub told: Told,
}

/// What one answer told.
#[derive(Debug)]
pub(super) struct Tales {
    /// Whether there was no other answer.
    only: bool,
    /// By viewer: the seats in order, then the spectator.
    told: Vec<Vec<Told>>,
}

impl Tales {
    /// The same with what was said about the answer; everybody reads it.
    pub(super) fn with_comments(mut self, comments: &[String]) -> Self {
        for told in &mut self.told {
            told.extend(comments.iter().map(|it| comment_told(it)));
        }
        self
    }
}

/// The log of a game for every viewer.
#[derive(Debug)]
pub(super) struct Log {
    seats: usize,
    steps: Vec<Tales>,
}

impl Log {
    pub(super) fn new(seats: usize) -> Self {
        Self { seats, steps: Vec::new() }
    }

    pub(super) fn truncate(&mut self, steps: usize) {
        self.steps.truncate(steps);
    }

    /// Takes down what further answers told.
    pub(super) fn extend(&mut self, tales: impl IntoIterator<Item = Tales>) {
        self.steps.extend(tales);
    }

    /// The lines of the answers after the first `from` as a viewer may read them.
    pub(super) fn lines(&self, viewer: Viewer, from: u32) -> Vec<LogLine> {
        let column = match viewer {
            Viewer::Player(seat) => usize::from(seat.0),
            Viewer::Spectator => self.seats,
        };
        let steps = self.steps.iter().zip(1u32..).skip_while(|&(_, step)| step <= from);
        let lines = |(tales, step): (&Tales, u32)| {
            tales.told[column].iter().map(|it| line(step, it)).collect::<Vec<_>>()
        };
        steps.flat_map(lines).collect()
    }

    /// Number of answers before the last one that was a choice, at least `least`.
    pub(super) fn before_last_choice(&self, least: u32) -> u32 {
        let chosen = self.steps.iter().rposition(|it| !it.only);
        chosen.map_or(least, number).max(least)
    }
}

/// What an answer tells a viewer: first its dice, which everybody sees but for draws, then its
/// events. The game must stand as the answer left it.
pub(super) fn tell<G: Forecast>(game: &G, step: &Step<G::Event>, viewer: Viewer) -> Vec<Told> {
    let open = step.dice.iter().map(|(_, rolled)| rolled).filter(|&it| !game.is_draw(it));
    let dice = open.map(die_told);
    dice.chain(step.events.iter().filter_map(|it| scene::told(game, it, viewer))).collect()
}

/// What an answer tells every viewer; `only` is what it is called if there was no other. That is
/// told to the seat alone: how many answers it had is nobody else's business.
pub(super) fn tell_all<G: Forecast>(
    game: &G,
    step: &Step<G::Event>,
    seats: usize,
    only: Option<Message>,
) -> Tales {
    let mut told: Vec<Vec<Told>> = viewers(seats).map(|it| tell(game, step, it)).collect();
    let is_only = only.is_some();
    told[usize::from(step.seat.0)].splice(0..0, only.map(only_told));
    Tales { only: is_only, told }
}

fn comment_told(text: &str) -> Told {
    Told {
        event: "comment".into(),
        rule: None,
        message: Message::new("table-comment").text("text", text),
        fields: Facts::default(),
    }
}

fn only_told(answer: Message) -> Told {
    Told {
        event: "only-answer".into(),
        rule: None,
        message: Message::new("table-only-answer").message("answer", answer),
        fields: Facts::default(),
    }
}

fn viewers(seats: usize) -> impl Iterator<Item = Viewer> {
    let seats = (0..seats).filter_map(|it| u8::try_from(it).ok());
    seats.map(|it| Viewer::Player(Seat(it))).chain([Viewer::Spectator])
}

pub(super) fn number(step: usize) -> u32 {
    u32::try_from(step).expect("nobody gives four thousand million answers")
}

fn line(step: u32, told: &Told) -> LogLine {
    LogLine {
        step,
        event: told.event.clone(),
        rule: told.rule.clone(),
        message: told.message.clone(),
        fields: told.fields.clone(),
    }
}

fn die_told(rolled: &kernel::dice::Rolled) -> Told {
    let die = DieRolled { sides: rolled.sides, face: rolled.face };
    Told {
        event: "rolled".into(),
        rule: Some(rolled.rule.to_string()),
        message: Message::new("table-die")
            .number("die", i32::from(die.sides))
            .number("face", i32::from(die.printed())),
        fields: Facts { die: Some(die), ..Facts::default() },
    }
}

impl Viewed {
    /// The event as the protocol writes it.
    pub fn to_value(&self) -> Value {
        let mut value = serde_json::Map::new();
        value.insert("event".into(), json!(self.told.event));
        value.insert("step".into(), json!(self.step));
        if let Some(rule) = &self.told.rule {
            value.insert("rule".into(), json!(rule));
        }
        value.insert("text".into(), spoken(&self.told.message));
        for (name, field) in self.told.fields.flat() {
            value.entry(name).or_insert(field);
        }
        Value::Object(value)
    }
}
