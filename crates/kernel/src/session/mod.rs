//! A game being played: the value, its record, its dice.

mod earlier;
mod fault;
mod mark;
mod play;
mod replay;
mod undo;
mod verify;

pub use earlier::{Difference, Replayed};
pub use fault::{DiceFault, Misfit, PlayFault, ReplayFault, UndoFault};
pub use mark::Mark;
pub use play::Faces;
pub use verify::{DiceProof, Proof, prove_dice, verify};

use std::collections::BTreeMap;

use crate::dice::{RecordedDie, Rolled, Stream};
use crate::record::{Format, comment};
use crate::{
    Fingerprint, Game, Headers, Info, Item, NoteFault, Prompt, Record, Seat, Seed, Source,
    StateHash,
};

/// One answer and what came of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step<E> {
    /// Who answered.
    pub seat: Seat,
    /// The answer, as the game writes it.
    pub action: String,
    /// The dice it rolled, in order.
    pub dice: Vec<(Source, Rolled)>,
    /// What happened.
    pub events: Vec<E>,
}

/// A promise about a seed, and the seed where it is known.
#[derive(Clone, Debug)]
struct Pledge {
    /// The number of answers given before it was made.
    from_step: usize,
    commitment: Fingerprint,
    seed: Option<Seed>,
}

/// Comments on answers, by their number counted from 1.
type Comments = BTreeMap<usize, Vec<String>>;

/// A game in progress with its start, its record and its dice.
///
/// Whatever happens goes through here, so that the record always tells how the game came to stand
/// as it does. The session is a value too: it owns no file, clock or thread.
#[derive(Debug)]
pub struct Session<G: Game> {
    start: G,
    game: G,
    info: Info,
    /// What the record says beside the game.
    headers: Headers,
    steps: Vec<Step<G::Event>>,
    /// Comments on answers, by their number counted from 1.
    comments: Comments,
    /// Never empty; the last one is in force.
    pledges: Vec<Pledge>,
    /// The stream of the last pledge; none while its seed is not known here.
    stream: Option<Stream>,
}

impl<G: Game> Session<G> {
    /// Begins a game. The record is committed to the seed from its first line on.
    pub fn new(start: G, info: Info, seed: Seed) -> Self {
        let pledge = Pledge { from_step: 0, commitment: seed.commitment(), seed: Some(seed) };
        Self {
            game: start.clone(),
            start,
            info,
            headers: Headers::default(),
            steps: Vec::new(),
            comments: Comments::new(),
            pledges: vec![pledge],
            stream: Some(Stream::new(&seed)),
        }
    }

    /// Returns the game as it stands.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Returns the game as it stood before the first answer.
    pub fn start(&self) -> &G {
        &self.start
    }

    /// Returns what game is played.
    pub fn info(&self) -> &Info {
        &self.info
    }

    /// Returns what the record says beside the game.
    pub fn headers(&self) -> &Headers {
        &self.headers
    }

    /// Says in the record who played, when, and on what occasion, in place of what was said.
    ///
    /// A player of a seat that the table does not have is refused.
    pub fn set_headers(&mut self, headers: Headers) -> Result<(), NoteFault> {
        let seats = self.info.seats.len();
        if let Some(seat) = headers.players().keys().find(|it| usize::from(it.0) >= seats) {
            let mend = format!("seats are {}", self.info.seats.join(", "));
            return Err(NoteFault::new(format!("there is no seat {}", seat.0), mend));
        }
        self.headers = headers;
        Ok(())
    }

    /// Returns the comments on an answer, counted from 1.
    pub fn comments(&self, step: u32) -> &[String] {
        let step = usize::try_from(step).expect("a step fits");
        self.comments.get(&step).map_or(&[], Vec::as_slice)
    }

    /// Adds a comment on the last answer.
    pub fn comment(&mut self, text: &str) -> Result<(), NoteFault> {
        let step = self.steps.len();
        if step == 0 {
            let mend = "play an answer first";
            return Err(NoteFault::new("there is no answer to comment on", mend));
        }
        let before = self.comments.get(&step).map_or(0, Vec::len);
        let comment = comment(text, before)?;
        self.comments.entry(step).or_default().push(comment);
        Ok(())
    }

    /// Forgets comments on answers that are no more.
    fn cut_comments(&mut self) {
        let steps = self.steps.len();
        self.comments.retain(|step, _| *step <= steps);
    }

    /// Returns the open question; `None` once the game is over.
    pub fn prompt(&self) -> Option<Prompt<G::Decision, G::Action>> {
        self.game.prompt()
    }

    /// Returns how many answers have been given.
    pub fn step(&self) -> u32 {
        u32::try_from(self.steps.len()).expect("nobody gives four thousand million answers")
    }

    /// Returns every answer so far with what came of it.
    pub fn steps(&self) -> &[Step<G::Event>] {
        &self.steps
    }

    /// Returns the hash of the situation.
    pub fn hash(&self) -> StateHash {
        StateHash::of(&self.game)
    }

    /// Returns the record so far. Once the game is over it tells the seeds known here.
    pub fn record(&self) -> Record {
        let over = self.game.asked().is_none();
        let seeds = self.pledges.iter().filter_map(|pledge| pledge.seed.filter(|_| over));
        Record {
            info: self.info.clone(),
            headers: self.headers.clone(),
            commitment: self.pledges[0].commitment,
            items: self.items(),
            seeds: seeds.collect(),
            hash: self.hash(),
        }
    }

    fn items(&self) -> Vec<Item> {
        let mut items: Vec<Item> =
            (0..self.steps.len()).flat_map(|index| self.step_items(index)).collect();
        let last = self.steps.len();
        items.extend(self.pledges_before(last).map(|it| Item::Commitment(it.commitment)));
        items
    }

    /// The promises made between the answer before this one and this one.
    fn pledges_before(&self, index: usize) -> impl Iterator<Item = &Pledge> {
        self.pledges[1..].iter().filter(move |pledge| pledge.from_step == index)
    }

    /// One answer with its dice and comments, after the promises made before it.
    fn step_items(&self, index: usize) -> impl Iterator<Item = Item> {
        let step = &self.steps[index];
        let pledged = self.pledges_before(index).map(|it| Item::Commitment(it.commitment));
        let answer = Item::Action { seat: step.seat, text: step.action.clone() };
        let dice = step.dice.iter().map(|&(source, rolled)| Item::Die {
            source,
            die: RecordedDie {
                sides: rolled.sides,
                face: rolled.face,
                rule: rolled.rule.to_string(),
            },
        });
        let comments = self.comments.get(&(index + 1)).into_iter().flatten();
        let comments = comments.map(|it| Item::Comment(it.clone()));
        pledged.chain([answer]).chain(dice).chain(comments)
    }

    /// Returns the lines of the record before the first answer.
    pub fn header(&self) -> String {
        let mut text = String::new();
        let noted = !self.headers.is_empty() || !self.comments.is_empty();
        let format = if noted { Format::Two } else { Format::One };
        let commitment = self.pledges[0].commitment;
        let written = self.info.write_header(format, &self.headers, commitment, &mut text);
        written.expect("a string takes any text");
        text
    }

    /// Returns the lines of the record for each answer after the first `from` ones: one text an
    /// answer, every line ended by a newline. With the header before them and the hash of the
    /// situation they make the record; see [`Record::from_pieces`].
    pub fn lines(&self, from: u32) -> Vec<String> {
        let from = usize::try_from(from).expect("a step fits");
        let lines = |index| {
            let mut text = String::new();
            for item in self.step_items(index) {
                self.info.write_item(&item, &mut text).expect("a string takes any text");
            }
            text
        };
        (from..self.steps.len()).map(lines).collect()
    }
}
