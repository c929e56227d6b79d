//! A game being played: the value, its record, its dice.

mod fault;
mod mark;
mod play;
mod replay;
mod undo;
mod verify;

pub use fault::{DiceFault, Misfit, PlayFault, ReplayFault, UndoFault};
pub use mark::Mark;
pub use verify::{DiceProof, Proof, verify};

use crate::dice::{RecordedDie, Rolled, Stream};
use crate::{Fingerprint, Game, Info, Item, Prompt, Record, Seat, Seed, Source, StateHash};

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

/// A game in progress with its start, its record and its dice.
///
/// Whatever happens goes through here, so that the record always tells how the game came to stand
/// as it does. The session is a value too: it owns no file, clock or thread.
#[derive(Debug)]
pub struct Session<G: Game> {
    start: G,
    game: G,
    info: Info,
    steps: Vec<Step<G::Event>>,
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
            steps: Vec::new(),
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

    /// One answer with its dice, after the promises made before it.
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
        pledged.chain([answer]).chain(dice)
    }

    /// Returns the lines of the record before the first answer.
    pub fn header(&self) -> String {
        let mut text = String::new();
        let written = self.info.write_header(self.pledges[0].commitment, &mut text);
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
