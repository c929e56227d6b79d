//! A game being played, spoken to in texts and JSON values.

mod ask;
mod hands;
mod log;
mod look;
mod reading;
mod why;

use std::sync::OnceLock;

use kernel::{
    Difference, Faces, Headers, Info, Mark, NoteFault, Outcome, Record, ReplayFault, Replayed,
    Seed, Session, Viewer, perft,
};
use serde_json::{Value, json};

pub use ask::UndoLimit;
pub use hands::Held;
pub use log::Viewed;
pub use why::{WhyView, odds_value};

use crate::fault::Fault;
use hands::only_answer;
use log::{Log, tell, tell_all};
use rulebook::Forecast;

/// A game being played, with its log for every viewer.
#[derive(Debug)]
pub struct Table<G: Forecast> {
    session: Session<G>,
    seats: Vec<String>,
    /// Made when somebody first reads it: most games in memory are read by nobody.
    log: OnceLock<Log>,
    /// Where the game stood when it was held.
    held: Option<Mark<G>>,
}

impl<G: Forecast> Table<G> {
    /// Begins a game.
    pub fn new(start: G, info: Info, seed: Seed) -> Self {
        let seats = start.seat_names();
        Self { session: Session::new(start, info, seed), seats, log: OnceLock::new(), held: None }
    }

    /// Sets up a recorded game again.
    pub fn load(start: G, record: &Record) -> Result<Self, ReplayFault> {
        let seats = start.seat_names();
        Ok(Self { session: Session::load(start, record)?, seats, log: OnceLock::new(), held: None })
    }

    /// Sets up a game recorded by other rules or data as far as it goes; with the first difference.
    pub fn load_earlier(start: G, info: Info, record: &Record) -> (Self, Option<Difference>) {
        let seats = start.seat_names();
        let Replayed { session, difference } = Session::load_earlier(start, info, record);
        (Self { session, seats, log: OnceLock::new(), held: None }, difference)
    }

    /// What the record says beside the game.
    pub fn headers(&self) -> &Headers {
        self.session.headers()
    }

    /// Says in the record who played, when, and on what occasion.
    pub fn set_headers(&mut self, headers: Headers) -> Result<(), NoteFault> {
        self.session.set_headers(headers)
    }

    /// Adds a comment on the last answer; the log tells it too.
    pub fn comment(&mut self, text: &str) -> Result<(), NoteFault> {
        self.session.comment(text)?;
        self.forget_log();
        Ok(())
    }

    /// Gives a loaded game its dice back.
    pub fn resume(&mut self, seed: Seed) -> Result<(), ReplayFault> {
        self.session.resume(seed)
    }

    /// The game as it stands.
    pub fn game(&self) -> &G {
        self.session.game()
    }

    /// Short names of the seats.
    pub fn seats(&self) -> &[String] {
        &self.seats
    }

    /// Number of answers given.
    pub fn step(&self) -> u32 {
        self.session.step()
    }

    /// The hash of the situation.
    pub fn hash(&self) -> String {
        self.session.hash().to_string()
    }

    /// The record as text.
    pub fn record(&self) -> String {
        self.session.record().to_text()
    }

    /// The lines of the record before the first answer.
    pub fn header(&self) -> String {
        self.session.header()
    }

    /// The lines of the record for each answer after the first `from` ones.
    pub fn lines(&self, from: u32) -> Vec<String> {
        self.session.lines(from)
    }

    /// The hash of the situation after each answer.
    pub fn hashes(&self) -> Vec<String> {
        let mut hashes = Vec::new();
        self.session.walk(self.step(), &mut |game, _| {
            hashes.push(kernel::StateHash::of(game).to_string());
        });
        hashes
    }

    /// The seat that gave the last answer.
    pub fn answered(&self) -> Option<&str> {
        let seat = self.session.steps().last()?.seat;
        self.seats.get(usize::from(seat.0)).map(String::as_str)
    }

    /// Plays answers in turn, all or none; `dice` are the faces to be shown, if set by hand.
    ///
    /// What happened is told as the seats that answered may know it.
    pub fn play(&mut self, actions: &[String], dice: Option<&[u8]>) -> Result<Vec<Viewed>, Fault> {
        self.play_showing(actions, dice.map_or(Faces::Stream, Faces::Hand))
    }

    /// Plays answers as [`Table::play`]; the dice show these faces.
    pub fn play_showing(
        &mut self,
        actions: &[String],
        faces: Faces<'_>,
    ) -> Result<Vec<Viewed>, Fault> {
        let first = self.session.steps().len() + 1;
        let (mut viewed, mut tales, mut played) = (Vec::new(), Vec::new(), 0);
        let (seats, keeps_log) = (self.seats.len(), self.log.get().is_some());
        let only_after = |game: &G| keeps_log.then(|| only_answer(game)).flatten();
        let mut only = only_after(self.game());
        self.session.play_watched(actions, faces, &mut |game, step| {
            let told = tell(game, step, Viewer::Player(step.seat)).into_iter();
            let number = log::number(first + played);
            played += 1;
            viewed.extend(told.map(|told| Viewed { step: number, told }));
            if keeps_log {
                let only = core::mem::replace(&mut only, only_after(game));
                tales.push(tell_all(game, step, seats, only));
            }
        })?;
        if let Some(log) = self.log.get_mut() {
            log.extend(tales);
        }
        Ok(viewed)
    }

    /// Plays one answer and tells nobody what came of it.
    pub fn answer(&mut self, action: &str) -> Result<(), Fault> {
        if self.log.get().is_some() {
            return self.play(&[action.to_owned()], None).map(drop);
        }
        self.session.play(&[action], None)?;
        Ok(())
    }

    /// Marks where the game stands: until it is let go, it can fall back to here.
    pub fn hold(&mut self) {
        self.held = Some(self.session.mark());
    }

    /// Lets the mark go: what was played since counts.
    pub fn let_go(&mut self) {
        self.held = None;
    }

    /// Falls back to where the game was held, as if nothing had been played since.
    pub fn fall_back(&mut self) {
        let Some(mark) = self.held.take() else { return };
        self.session.go_back(mark);
        if let Some(log) = self.log.get_mut() {
            log.truncate(self.session.steps().len());
        }
    }

    /// Takes answers back, to this step or by one.
    pub fn undo(&mut self, to: Option<u32>) -> Result<(), Fault> {
        self.session.undo(to)?;
        if let Some(log) = self.log.get_mut() {
            log.truncate(self.session.steps().len());
        }
        Ok(())
    }

    /// A viewer by name: a seat or `spectator`.
    pub fn viewer(&self, name: &str) -> Result<Viewer, Fault> {
        if name == "spectator" {
            return Ok(Viewer::Spectator);
        }
        let seat = self.seats.iter().position(|it| it == name);
        let seat = seat.and_then(|it| u8::try_from(it).ok());
        seat.map(|it| Viewer::Player(kernel::Seat(it)))
            .ok_or_else(|| Fault::no_viewer(name, &self.seats))
    }

    /// Every answer so far: seat and action.
    pub fn answers(&self) -> Vec<(String, String)> {
        let steps = self.session.steps().iter();
        steps.map(|it| (self.seats[usize::from(it.seat.0)].clone(), it.action.clone())).collect()
    }

    /// The number of action paths of so many answers.
    pub fn perft(&self, depth: u32) -> u64 {
        perft(self.session.game(), depth)
    }

    /// How the game ended, as the protocol writes it.
    fn outcome(&self) -> Value {
        let Some(Outcome { result, winner, points, rule }) = self.session.game().outcome() else {
            return Value::Null;
        };
        let seat = |it: kernel::Seat| self.seats[usize::from(it.0)].clone();
        let text = self.session.game().scene(Viewer::Spectator).outcome.map(|it| it.text);
        let points: serde_json::Map<String, Value> =
            points.into_iter().map(|(it, points)| (seat(it), json!(points))).collect();
        json!({
            "result": result,
            "text": text,
            "winner": winner.map(seat),
            "points": points,
            "rule": rule.to_string(),
        })
    }
}
