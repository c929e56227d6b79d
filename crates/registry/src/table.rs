//! A game being played, spoken to in texts and JSON values.

use kernel::{Illegal, Info, Outcome, Record, Seed, Session, Viewer, odds, perft};
use scene::{LogLine, Message, PromptView, Scene, Told};
use serde_json::{Value, json};

use crate::fault::Fault;
use crate::system::Rollable;
use crate::words::spoken;

/// What one answer told every viewer: the seats in order, then the spectator.
#[derive(Clone, Debug)]
struct StepLog {
    told: Vec<Vec<Told>>,
}

/// What an action brought, as one viewer may know it.
#[derive(Clone, Debug)]
pub struct Viewed {
    /// The answer it came from, counted from 1.
    pub step: u32,
    /// What happened.
    pub told: Told,
}

/// A game being played, with its log for every viewer.
#[derive(Debug)]
pub struct Table<G: Rollable> {
    session: Session<G>,
    seats: Vec<String>,
    log: Vec<StepLog>,
}

impl<G: Rollable> Table<G> {
    /// Begins a game.
    pub fn new(start: G, info: Info, seed: Seed) -> Self {
        let seats = start.seat_names();
        Self { session: Session::new(start, info, seed), seats, log: Vec::new() }
    }

    /// Sets up a recorded game again.
    pub fn load(start: G, record: &Record) -> Result<Self, kernel::ReplayFault> {
        let seats = start.seat_names();
        let session = Session::load(start, record)?;
        let mut log = Vec::new();
        let viewers = viewers(seats.len());
        session.walk(session.step(), &mut |game, step| log.push(step_log(game, step, &viewers)));
        Ok(Self { session, seats, log })
    }

    /// Gives a loaded game its dice back.
    pub fn resume(&mut self, seed: Seed) -> Result<(), kernel::ReplayFault> {
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

    /// The open question with its actions, or how the game ended.
    pub fn prompt(&self) -> Value {
        match self.prompt_view() {
            Some(prompt) => json!({
                "step": prompt.step,
                "over": false,
                "seat": prompt.seat,
                "decision": prompt.decision,
                "question": spoken(&prompt.question),
                "about": prompt.about,
                "actions": prompt.actions,
            }),
            None => json!({ "step": self.step(), "over": true, "outcome": self.outcome() }),
        }
    }

    /// The open question, for the seat that is asked.
    pub fn prompt_view(&self) -> Option<PromptView> {
        let game = self.session.game();
        let prompt = game.prompt()?;
        Some(PromptView {
            step: self.step(),
            seat: self.seats[usize::from(prompt.seat.0)].clone(),
            decision: game.decision_name(&prompt.decision).to_owned(),
            question: game.question(&prompt.decision),
            about: game.about(&prompt.decision),
            actions: prompt.actions.iter().map(|it| game.action_text(it)).collect(),
        })
    }

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

    /// Plays answers in turn, all or none; `dice` are the faces to be shown, if set by hand.
    ///
    /// What happened is told as the seats that answered may know it.
    pub fn play(&mut self, actions: &[String], dice: Option<&[u8]>) -> Result<Vec<Viewed>, Fault> {
        let viewers = viewers(self.seats.len());
        let mut log = Vec::new();
        let steps = self.session.play_watched(actions, dice, &mut |game, step| {
            log.push(step_log(game, step, &viewers));
        })?;
        let seats: Vec<usize> = steps.iter().map(|it| usize::from(it.seat.0)).collect();
        let first = self.log.len();
        self.log.append(&mut log);
        let told = self.log[first..].iter().zip(seats).zip(first + 1..);
        Ok(told
            .flat_map(|((log, seat), step)| {
                let step = u32::try_from(step).unwrap_or(u32::MAX);
                log.told[seat].iter().cloned().map(move |told| Viewed { step, told })
            })
            .collect())
    }

    /// Takes answers back, to this step or by one.
    pub fn undo(&mut self, to: Option<u32>) -> Result<(), Fault> {
        self.session.undo(to)?;
        self.log.truncate(self.session.steps().len());
        Ok(())
    }

    fn read(&self, text: &str) -> Result<G::Action, Fault> {
        let read = self.session.game().read_action(text);
        read.map_err(|fault| Fault::new("not-an-action", fault.to_string()))
    }

    /// Whether an action is legal, and what it would cost and count.
    pub fn why(&self, text: &str) -> Result<Value, Fault> {
        let (game, action) = (self.session.game(), self.read(text)?);
        let Some(prompt) = game.prompt() else {
            return Err(Fault::new("over", "the game is over"));
        };
        if prompt.actions.contains(&action) {
            let reasons: Vec<Value> = game.why(&action).iter().map(reason_value).collect();
            return Ok(json!({ "legal": true, "rule": null, "why": null, "reasons": reasons }));
        }
        let refusal = game.clone().apply(&action, &mut kernel::dice::SearchDice::new(1));
        let Err(Illegal { rule, why }) = refusal else {
            return Err(Fault::new("bug", "the action is accepted but not listed"));
        };
        let italian = texts::built_in().refusal("it", why);
        Ok(json!({
            "legal": false,
            "rule": rule.to_string(),
            "why": why,
            "text": { "en": why, "it": italian },
            "reasons": [{ "rule": rule.to_string(), "text": why, "amount": "" }],
        }))
    }

    /// The exact distribution of results of an action that rolls, or leads straight to a roll.
    pub fn odds(&self, text: &str) -> Result<Value, Fault> {
        let (game, action) = (self.session.game(), self.read(text)?);
        game.clone()
            .apply(&action, &mut kernel::dice::SearchDice::new(1))
            .map_err(Fault::Illegal)?;
        game.may_know_odds(&action).map_err(Fault::Illegal)?;
        let chances = match odds(game, &action) {
            Err(kernel::OddsFault::NoRoll) => match game.before_roll(&action) {
                Some((before, roll)) => odds(&before, &roll)?,
                None => vec![(self.sure_result(&action), (1, 1))],
            },
            other => other?,
        };
        let outcomes: Vec<Value> = chances
            .into_iter()
            .map(|(result, (n, d))| json!({ "p": [n, d], "result": result }))
            .collect();
        Ok(json!({ "outcomes": outcomes }))
    }

    /// The only result of an action that rolls nothing.
    fn sure_result(&self, action: &G::Action) -> String {
        let mut game = self.session.game().clone();
        let events = game.apply(action, &mut kernel::dice::Script::new(&[]));
        events.ok().and_then(|it| game.result_label(&it)).unwrap_or_else(|| "-".into())
    }

    /// A viewer by name: a seat or `spectator`.
    pub fn viewer(&self, name: &str) -> Result<Viewer, Fault> {
        if name == "spectator" {
            return Ok(Viewer::Spectator);
        }
        let seat = self.seats.iter().position(|it| it == name);
        let seat = seat.and_then(|it| u8::try_from(it).ok());
        seat.map(|it| Viewer::Player(kernel::Seat(it))).ok_or_else(|| {
            let message = format!(
                "there is no viewer `{name}`; there are {} and spectator",
                self.seats.join(", ")
            );
            Fault::new("viewer", message)
        })
    }

    /// What a viewer may know, with prompt and log.
    pub fn scene(&self, viewer: Viewer) -> Scene {
        let mut scene = self.session.game().scene(viewer);
        scene.step = self.step();
        scene.log = self.log_for(viewer);
        let asked = self.prompt_view();
        scene.prompt = asked.filter(|it| self.viewer(&it.seat).is_ok_and(|it| it == viewer));
        scene
    }

    /// The scene after so many answers.
    pub fn scene_at(&self, step: u32, viewer: Viewer) -> Result<Scene, Fault> {
        let game = self.session.game_at(step)?;
        let mut scene = game.scene(viewer);
        scene.step = step;
        scene.log = self.log_for(viewer);
        scene.log.retain(|it| it.step <= step);
        Ok(scene)
    }

    /// The log as a viewer may read it.
    pub fn log_for(&self, viewer: Viewer) -> Vec<LogLine> {
        let column = column(viewer, self.seats.len());
        let steps = self.log.iter().zip(1u32..);
        steps
            .flat_map(|(log, step)| {
                log.told[column].iter().map(move |told| LogLine {
                    step,
                    event: told.event.clone(),
                    rule: told.rule.clone(),
                    message: told.message.clone(),
                })
            })
            .collect()
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

    /// The map.
    pub fn board(&self) -> scene::Board {
        self.session.game().board()
    }
}

fn viewers(seats: usize) -> Vec<Viewer> {
    let seats = (0..seats).filter_map(|it| u8::try_from(it).ok());
    seats.map(|it| Viewer::Player(kernel::Seat(it))).chain([Viewer::Spectator]).collect()
}

fn column(viewer: Viewer, seats: usize) -> usize {
    match viewer {
        Viewer::Player(seat) => usize::from(seat.0),
        Viewer::Spectator => seats,
    }
}

/// What an answer told every viewer: first its dice, which everybody sees, then its events.
fn step_log<G: Rollable>(game: &G, step: &kernel::Step<G::Event>, viewers: &[Viewer]) -> StepLog {
    let told = |&viewer: &Viewer| -> Vec<Told> {
        let dice = step.dice.iter().map(|(_, rolled)| die_told(rolled));
        dice.chain(step.events.iter().filter_map(|it| game.tell(it, viewer))).collect()
    };
    StepLog { told: viewers.iter().map(told).collect() }
}

fn die_told(rolled: &kernel::dice::Rolled) -> Told {
    let (die, face) = (rolled.sides, rolled.face);
    Told {
        event: "rolled".into(),
        rule: Some(rolled.rule.to_string()),
        message: Message::new("table-die")
            .number("die", i32::from(die))
            .number("face", i32::from(face)),
        fields: [("die".to_owned(), json!(die)), ("face".to_owned(), json!(face))].into(),
    }
}

fn reason_value(reason: &scene::Reason) -> Value {
    let text = spoken(&reason.message);
    json!({
        "rule": reason.rule,
        "text": text["en"],
        "texts": text,
        "amount": reason.amount,
    })
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
        for (name, field) in &self.told.fields {
            value.entry(name.clone()).or_insert_with(|| field.clone());
        }
        Value::Object(value)
    }
}
