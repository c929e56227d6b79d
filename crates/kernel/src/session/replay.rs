//! Replay is load: a record becomes a game in progress again.

use super::{Comments, Misfit, Pledge, ReplayFault, Session, Step, UndoFault, verify};
use crate::dice::{Noted, Recorded, RecordedDie, RecordedFault};
use crate::{Game, Item, Record, Seat, Seed, Source, StateHash};

impl<G: Game> Session<G> {
    /// Sets the game up again as the record tells it: every answer must be legal, every die the one
    /// the rules ask for, the situation at the end the one written, every face of a revealed seed
    /// the one it brings.
    ///
    /// `start` must be the game the record's [`Info`](crate::Info) describes; compare it with
    /// [`Info::fits`](crate::Info::fits).
    pub fn load(start: G, record: &Record) -> Result<Self, ReplayFault> {
        let mut game = start.clone();
        let (mut steps, mut comments) = (Vec::new(), Comments::new());
        let mut rest = record.items.as_slice();
        while let [item, after @ ..] = rest {
            rest = match item {
                Item::Action { seat, text } => {
                    let dice_count = after.iter().take_while(|item| is_die(item)).count();
                    let (dice, later) = after.split_at(dice_count);
                    let first = record.items.len() - rest.len();
                    let seats = &record.info.seats;
                    let step =
                        answer(&mut game, seats, *seat, text, dice).map_err(|misplaced| {
                            let line = record.item_line(first + misplaced.after);
                            ReplayFault { line, what: misplaced.what }
                        })?;
                    steps.push(step);
                    later
                }
                Item::Comment(text) => {
                    comments.entry(steps.len()).or_default().push(text.clone());
                    after
                }
                Item::Commitment(_) => after,
                Item::Die { .. } => {
                    let line = record.item_line(record.items.len() - rest.len());
                    let what = Misfit::Dice(RecordedFault::LeftOver { index: 0 });
                    return Err(ReplayFault { line, what });
                }
            };
        }
        require_same_end(&game, record)?;
        let pledges = pledges(record)?;
        let (_, stream) = verify::check_faces(record, &pledges)?;
        let (info, headers) = (record.info.clone(), record.headers.clone());
        Ok(Self { start, game, info, headers, steps, comments, pledges, stream })
    }

    /// Gives a loaded game its dice back.
    ///
    /// If the record is committed to this seed, its stream goes on where it was put down. If not,
    /// the record gets a new commitment, and the dice from here on come from the new seed.
    pub fn resume(&mut self, seed: Seed) -> Result<(), ReplayFault> {
        let commitment = seed.commitment();
        if self.pledges.last().is_none_or(|pledge| pledge.commitment != commitment) {
            let from_step = self.steps.len();
            self.pledges.push(Pledge { from_step, commitment, seed: None });
        }
        let mut pledges = self.pledges.clone();
        let current = pledges.last_mut().expect("a session has at least one pledge");
        current.seed = Some(seed);
        let (_, stream) = verify::check_faces(&self.record(), &pledges)?;
        self.pledges = pledges;
        self.stream = stream;
        Ok(())
    }

    /// Returns the game as it stood after this many answers.
    pub fn game_at(&self, step: u32) -> Result<G, UndoFault> {
        let played = self.step();
        if step > played {
            return Err(UndoFault::NoSuchStep { played });
        }
        Ok(self.walk(step, &mut |_, _| ()))
    }
}

pub(super) fn is_die(item: &Item) -> bool {
    matches!(item, Item::Die { .. })
}

/// A misfit, and how many items after the answer it stands.
struct Misplaced {
    after: usize,
    what: Misfit,
}

fn at_answer(what: Misfit) -> Misplaced {
    Misplaced { after: 0, what }
}

fn answer<G: Game>(
    game: &mut G,
    seats: &[String],
    seat: Seat,
    text: &str,
    items: &[Item],
) -> Result<Step<G::Event>, Misplaced> {
    let asked = game.asked().ok_or(at_answer(Misfit::Over))?.seat;
    if asked != seat {
        return Err(at_answer(other_seat(seats, asked)));
    }
    let action = game.read_action(text).map_err(|it| at_answer(Misfit::NotAnAction(it)))?;
    let exact = game.action_text(&action);
    if exact != text {
        return Err(at_answer(Misfit::Wording { exact }));
    }
    let (sources, written) = dice_of(items);
    let mut recorded = Recorded::new(&written);
    let mut noted = Noted::new(&mut recorded);
    let applied = game.apply(&action, &mut noted);
    let rolled = noted.into_rolled();
    let events = applied.map_err(|it| at_answer(Misfit::Illegal(it)))?;
    recorded.finish().map_err(|fault| Misplaced {
        after: 1 + match fault {
            RecordedFault::OtherDie { index, .. } | RecordedFault::LeftOver { index } => index,
            RecordedFault::Short { .. } => written.len(),
        },
        what: Misfit::Dice(fault),
    })?;
    let dice = sources.into_iter().zip(rolled).collect();
    Ok(Step { seat, action: exact, dice, events })
}

/// The rules ask another seat than the one that answers.
pub(super) fn other_seat(seats: &[String], asked: Seat) -> Misfit {
    Misfit::OtherSeat { asked: seats[usize::from(asked.0)].clone() }
}

pub(super) fn dice_of(items: &[Item]) -> (Vec<Source>, Vec<RecordedDie>) {
    let dice = items.iter().filter_map(|item| match item {
        Item::Die { source, die } => Some((*source, die.clone())),
        Item::Action { .. } | Item::Comment(_) | Item::Commitment(_) => None,
    });
    dice.unzip()
}

fn require_same_end<G: Game>(game: &G, record: &Record) -> Result<(), ReplayFault> {
    if !record.seeds.is_empty() && game.asked().is_some() {
        return Err(ReplayFault { line: record.seed_line(0), what: Misfit::SeedTooEarly });
    }
    let played = StateHash::of(game);
    if played != record.hash {
        return Err(ReplayFault { line: record.last_line(), what: Misfit::Hash { played } });
    }
    Ok(())
}

/// Lists the promises of a record, with the seeds it reveals.
pub(super) fn pledges(record: &Record) -> Result<Vec<Pledge>, ReplayFault> {
    let mut pledges = vec![Pledge { from_step: 0, commitment: record.commitment, seed: None }];
    let mut from_step = 0;
    for item in &record.items {
        match item {
            Item::Action { .. } => from_step += 1,
            Item::Commitment(commitment) => {
                pledges.push(Pledge { from_step, commitment: *commitment, seed: None });
            }
            Item::Die { .. } | Item::Comment(_) => (),
        }
    }
    let mut open = pledges.iter_mut();
    for (index, seed) in record.seeds.iter().enumerate() {
        let Some(pledge) = open.find(|pledge| pledge.commitment == seed.commitment()) else {
            let line = record.seed_line(index);
            return Err(ReplayFault { line, what: Misfit::SeedNotCommitted });
        };
        pledge.seed = Some(*seed);
    }
    Ok(pledges)
}
