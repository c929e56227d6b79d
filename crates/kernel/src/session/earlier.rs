//! Old games live on: a record of other rules or data, replayed up to the first difference.

use super::replay::{dice_of, is_die, other_seat};
use super::{Comments, Misfit, Pledge, Session, Step, verify};
use crate::dice::{Noted, Recorded};
use crate::{Game, Info, Item, Record, Seat, StateHash};

/// A record replayed by other rules or data than those it was played by.
#[derive(Debug)]
pub struct Replayed<G: Game> {
    /// The game of the answers that stand, written as a game of the present rules and data. It has
    /// no dice until it is resumed.
    pub session: Session<G>,
    /// The first difference; none if everything is as it was.
    pub difference: Option<Difference>,
}

/// The first thing that is not as the record tells it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// The answer at which it shows, counted from 1; the last one where the situation at the end
    /// differs.
    pub step: u32,
    /// The line of the record.
    pub line: u32,
    /// What differs.
    pub what: Misfit,
}

impl<G: Game> Session<G> {
    /// Replays a record by the rules and the data of `start`, with the faces it tells, up to the
    /// first difference: an answer that is refused or cannot be read, a seat that is not asked, a
    /// die of other sides, missing or left over; at the end another situation.
    ///
    /// An answer that is written in another way by now stands, and so does a die whose rule has
    /// another number. `info` is what the present program says of the game, with the same seats.
    pub fn load_earlier(start: G, info: Info, record: &Record) -> Replayed<G> {
        let mut replay = Replay {
            game: start.clone(),
            steps: Vec::new(),
            comments: Comments::new(),
            pledges: vec![Pledge { from_step: 0, commitment: record.commitment, seed: None }],
        };
        let difference = replay.run(record).err();
        let Replay { game, steps, comments, pledges } = replay;
        let headers = record.headers.clone();
        let mut session =
            Self { start, game, info, headers, steps, comments, pledges, stream: None };
        session.recall_seeds(record);
        Replayed { session, difference }
    }

    /// Takes over the seeds that the record tells, if they still bring the faces of what stands.
    fn recall_seeds(&mut self, record: &Record) {
        let mut pledges = self.pledges.clone();
        for pledge in &mut pledges {
            pledge.seed =
                record.seeds.iter().find(|it| it.commitment() == pledge.commitment).copied();
        }
        if verify::check_faces(&self.record(), &pledges).is_ok() {
            self.pledges = pledges;
        }
    }
}

/// A replay under way.
struct Replay<G: Game> {
    game: G,
    steps: Vec<Step<G::Event>>,
    comments: Comments,
    pledges: Vec<Pledge>,
}

impl<G: Game> Replay<G> {
    fn run(&mut self, record: &Record) -> Result<(), Difference> {
        let mut rest = record.items.as_slice();
        while let [item, after @ ..] = rest {
            rest = match item {
                Item::Action { seat, text } => {
                    let (dice, later) =
                        after.split_at(after.iter().take_while(|it| is_die(it)).count());
                    let seats = &record.info.seats;
                    let step =
                        self.answer(seats, *seat, text, dice).map_err(|what| Difference {
                            step: number(self.steps.len() + 1),
                            line: record.item_line(record.items.len() - rest.len()),
                            what,
                        })?;
                    self.steps.push(step);
                    later
                }
                Item::Comment(text) => {
                    self.comments.entry(self.steps.len()).or_default().push(text.clone());
                    after
                }
                Item::Commitment(commitment) => {
                    let (from_step, commitment) = (self.steps.len(), *commitment);
                    self.pledges.push(Pledge { from_step, commitment, seed: None });
                    after
                }
                // The reader lets no die stand but after an answer.
                Item::Die { .. } => after,
            };
        }
        let played = StateHash::of(&self.game);
        if played == record.hash {
            return Ok(());
        }
        let step = number(self.steps.len());
        Err(Difference { step, line: record.last_line(), what: Misfit::Hash { played } })
    }

    /// Plays one answer; one that differs leaves the game as it was.
    fn answer(
        &mut self,
        seats: &[String],
        seat: Seat,
        text: &str,
        items: &[Item],
    ) -> Result<Step<G::Event>, Misfit> {
        let asked = self.game.asked().ok_or(Misfit::Over)?.seat;
        if asked != seat {
            return Err(other_seat(seats, asked));
        }
        let action = self.game.read_action(text).map_err(Misfit::NotAnAction)?;
        let exact = self.game.action_text(&action);
        let (sources, written) = dice_of(items);
        let mut recorded = Recorded::by_sides(&written);
        let mut noted = Noted::new(&mut recorded);
        let mut game = self.game.clone();
        let applied = game.apply(&action, &mut noted);
        let rolled = noted.into_rolled();
        let events = applied.map_err(Misfit::Illegal)?;
        recorded.finish().map_err(Misfit::Dice)?;
        self.game = game;
        let dice = sources.into_iter().zip(rolled).collect();
        Ok(Step { seat, action: exact, dice, events })
    }
}

fn number(step: usize) -> u32 {
    u32::try_from(step).expect("nobody gives four thousand million answers")
}
