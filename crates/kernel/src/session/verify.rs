//! Proving a record: legal throughout, and rolled as promised.

use core::fmt;

use super::replay::pledges;
use super::{Misfit, Pledge, ReplayFault, Session};
use crate::dice::Stream;
use crate::{Dice, Game, Item, Record, Roll, Rule, Source, StateHash};

/// What a replay has proved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proof {
    /// Answers replayed, all legal.
    pub steps: u32,
    /// Whether the game is over.
    pub over: bool,
    /// How many seeds the record is committed to.
    pub commitments: u32,
    /// The dice, by what is known of them.
    pub dice: DiceProof,
    /// The hash of the situation at the end, equal to the one written.
    pub hash: StateHash,
}

/// How many dice are proved, and how many are not.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct DiceProof {
    /// Faces equal to those of the seed the record is committed to.
    pub proved: u32,
    /// Faces from a stream whose seed is not revealed.
    pub unrevealed: u32,
    /// Faces set by hand.
    pub by_hand: u32,
}

impl fmt::Display for Proof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let DiceProof { proved, unrevealed, by_hand } = self.dice;
        let end = if self.over { "over" } else { "going on" };
        write!(f, "{} answers, all legal; the game is {end}; {proved} dice proved", self.steps)?;
        if unrevealed > 0 {
            write!(f, ", {unrevealed} not provable: the seed is not revealed")?;
        }
        if by_hand > 0 {
            write!(f, ", {by_hand} set by hand")?;
        }
        if self.commitments > 1 {
            write!(f, "; {} seeds one after the other", self.commitments)?;
        }
        write!(f, "; hash {}", self.hash)
    }
}

/// Replays a record and proves it: every answer legal, every die the one the rules ask for, every
/// face the one of the committed seed where that is revealed, the situation at the end as written.
/// The last seed of a finished game has to be revealed.
///
/// That the text is untouched is proved before, by [`Record::parse`].
pub fn verify<G: Game>(start: G, record: &Record) -> Result<Proof, ReplayFault> {
    let session = Session::load(start, record).map_err(|fault| {
        // A changed face may lead astray later on: the first line that cannot stand is told.
        prove_dice(record).err().filter(|it| it.line < fault.line).unwrap_or(fault)
    })?;
    let (dice, _) = check_faces(record, &session.pledges)?;
    let over = session.game().asked().is_none();
    // Whoever finished the game knew the last seed; those before may be another table's.
    if over && session.pledges.last().is_some_and(|it| it.seed.is_none()) {
        return Err(ReplayFault { line: record.last_line(), what: Misfit::SeedMissing });
    }
    Ok(Proof {
        steps: session.step(),
        over,
        commitments: u32::try_from(session.pledges.len()).expect("one per line at most"),
        dice,
        hash: session.hash(),
    })
}

/// Proves the dice of a record by the seeds that it tells, whatever the rules that asked for them:
/// each seed is one it is committed to, and brings the faces that are written.
pub fn prove_dice(record: &Record) -> Result<DiceProof, ReplayFault> {
    let (proof, _) = check_faces(record, &pledges(record)?)?;
    Ok(proof)
}

/// Rolls the dice of every known seed again. Returns what is proved, and the stream of the last
/// pledge where it now stands, if its seed is known.
pub(super) fn check_faces(
    record: &Record,
    pledges: &[Pledge],
) -> Result<(DiceProof, Option<Stream>), ReplayFault> {
    let mut proof = DiceProof::default();
    let mut seeds = pledges.iter().map(|pledge| pledge.seed.as_ref());
    let mut stream = seeds.next().flatten().map(Stream::new);
    for (index, item) in record.items.iter().enumerate() {
        match item {
            Item::Action { .. } | Item::Comment(_) => (),
            Item::Commitment(_) => stream = seeds.next().flatten().map(Stream::new),
            Item::Die { source: Source::Hand, .. } => proof.by_hand += 1,
            Item::Die { source: Source::Stream, die } => match &mut stream {
                None => proof.unrevealed += 1,
                Some(stream) => {
                    // The stream does not care which rule asks.
                    let drawn = stream.roll(Roll { sides: die.sides, rule: Rule("") });
                    if drawn != die.face {
                        let line = record.item_line(index);
                        return Err(ReplayFault { line, what: Misfit::Face { drawn } });
                    }
                    proof.proved += 1;
                }
            },
        }
    }
    Ok((proof, stream))
}
