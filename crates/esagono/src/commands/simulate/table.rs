//! Games in which programs take part: at a table, with everything that its seat may know.

use kernel::dice::SearchDice;
use kernel::{Fingerprint, Game as _, Seed};
use registry::{AnyTable, Opening, each_game};

use super::STEPS_MAX;
use super::memory::{endless, over};
use super::swarm::Tastes;
use super::tally::{End, Played};
use super::{Args, Player};
use crate::programs::{Misdeed, Program};

/// The programs of one thread, by seat.
pub(super) struct Programs(Vec<Option<Program>>);

/// Why a game ends before its time.
enum Stop {
    Fault(String),
    Misdeed(usize, Misdeed),
}

impl Programs {
    /// Programs of the seats that have one; none is started yet.
    pub(super) fn new(players: &[Player]) -> Self {
        let program = |it: &Player| match it {
            Player::Program(start) => Some(Program::new(start.clone())),
            Player::Bot(_) | Player::Swarm => None,
        };
        Self(players.iter().map(program).collect())
    }

    /// Whether there is any.
    pub(super) fn any(&self) -> bool {
        self.0.iter().any(Option::is_some)
    }

    fn seated(&mut self) -> impl Iterator<Item = (usize, &mut Program)> {
        self.0.iter_mut().enumerate().filter_map(|(seat, it)| Some((seat, it.as_mut()?)))
    }
}

/// One game at a table.
struct Game<'a> {
    args: &'a Args,
    players: &'a [Player],
    table: AnyTable,
    chooser: SearchDice,
    swarms: Vec<Tastes>,
}

/// Plays one game.
pub(super) fn play(
    args: &Args,
    opening: &Opening,
    players: &[Player],
    programs: &mut Programs,
    seed: u64,
) -> Played {
    let dice = Seed::from_number(seed);
    let table = AnyTable::new(opening.game.clone(), opening.info.clone(), dice);
    let mut chooser = SearchDice::new(seed);
    let swarms = players.iter().map(|_| Tastes::new(chooser.word())).collect();
    let mut game = Game { args, players, table, chooser, swarms };
    let stopped = game.play(programs, seed);
    let (turns, step) = (u64::from(game.table.standing().turn), game.table.step());
    let end = match stopped {
        Ok(()) => each_game!(&game.table.game(), it => over(it, seed)),
        Err(None) => return endless(seed),
        Err(Some(Stop::Fault(what))) => End::Fault(format!("seed {seed}, step {step}: {what}")),
        Err(Some(Stop::Misdeed(seat, misdeed))) => {
            let name = programs.0[seat].as_ref().map_or("", Program::name);
            let whose = &game.table.seats()[seat];
            let fault = format!("seed {seed}, step {step}: {whose} ({name}) {misdeed}");
            End::Forfeit { seat, fault }
        }
    };
    Played { turns, decisions: step.into(), end }
}

impl Game<'_> {
    /// Plays to the end; `Err(None)` where there is none.
    fn play(&mut self, programs: &mut Programs, seed: u64) -> Result<(), Option<Stop>> {
        let seats = self.table.seats().to_vec();
        for (seat, program) in programs.seated() {
            let begun = program.begin(&self.table, &seats[seat], own_seed(seed, seat));
            begun.map_err(|it| Stop::Misdeed(seat, it))?;
        }
        for _ in 0..STEPS_MAX {
            let Some(asked) = self.table.asked() else {
                for (seat, program) in programs.seated() {
                    program.end(&self.table, &seats[seat]);
                }
                return Ok(());
            };
            let seat = seats.iter().position(|it| it == asked).expect("a seat of the table");
            let action = match &mut programs.0[seat] {
                Some(program) => {
                    let chosen = program.choose(&self.table, &seats[seat]);
                    chosen.map_err(|it| Stop::Misdeed(seat, it))?
                }
                None => self.choose(seat).ok_or_else(|| Stop::Fault("a dead end".into()))?,
            };
            if let Err(fault) = self.table.answer(&action) {
                let Some(program) = &mut programs.0[seat] else {
                    return Err(Some(Stop::Fault(format!("a listed answer was refused: {fault}"))));
                };
                let misdeed = Misdeed::illegal(&action, &fault);
                program.dismiss(&misdeed);
                return Err(Some(Stop::Misdeed(seat, misdeed)));
            }
            if self.args.check {
                each_game!(&self.table.game(), it => it.check_invariants());
            }
        }
        Err(None)
    }

    /// The answer of one of our own bots.
    fn choose(&mut self, seat: usize) -> Option<String> {
        match &self.players[seat] {
            Player::Bot(bot) => {
                let budget = self.args.budget.unwrap_or(bot.info().budget);
                bot.choose(&self.table, budget, self.chooser.word())
            }
            Player::Swarm => each_game!(&self.table.game(), it => {
                let prompt = it.prompt()?;
                let action = self.swarms[seat].choose(it, &prompt.actions, &mut self.chooser);
                Some(it.action_text(&action))
            }),
            Player::Program(_) => unreachable!("a program answers for itself"),
        }
    }
}

/// A seed for a program's own chances, which tells nothing of the dice.
fn own_seed(seed: u64, seat: usize) -> u32 {
    let tag: &[u8] = b"esagono seed of a program";
    let pieces = [tag, &seed.to_le_bytes(), &(seat as u64).to_le_bytes()];
    let Fingerprint([a, b, c, d, ..]) = Fingerprint::of_pieces(pieces);
    u32::from_le_bytes([a, b, c, d])
}
