//! Games of our own bots: in memory, without table, log or record.

use kernel::Viewer;
use kernel::dice::SearchDice;
use players::{Bot, Playable};
use scene::Show;

use super::STEPS_MAX;
use super::swarm::Tastes;
use super::tally::{End, Played};
use super::{Args, Player};

/// Plays one game; whoever is no bot of ours cannot take part.
pub(super) fn play<G: Playable + Show>(
    args: &Args,
    start: &G,
    players: &[Player],
    seed: u64,
) -> Played {
    let mut game = start.clone();
    let mut chooser = SearchDice::new(seed);
    let mut dice = SearchDice::new(!seed);
    let mut swarms: Vec<Tastes> = players.iter().map(|_| Tastes::new(chooser.word())).collect();
    for decisions in 0..STEPS_MAX {
        let turns = u64::from(game.standing().turn);
        let played = |end| Played { turns, decisions: decisions.into(), end };
        let Some(prompt) = game.prompt() else {
            return played(over(&game, seed));
        };
        let seat = usize::from(prompt.seat.0);
        let action = match &players[seat] {
            Player::Bot(bot) => choose(*bot, args, &game, chooser.word()),
            Player::Swarm => Some(swarms[seat].choose(&game, &prompt.actions, &mut chooser)),
            Player::Program(_) => unreachable!("programs play at a table"),
        };
        let done = action
            .ok_or("a dead end")
            .and_then(|it| game.apply(&it, &mut dice).map_err(|_| "a listed answer was refused"));
        if let Err(what) = done {
            return played(End::Fault(format!("seed {seed}, step {decisions}: {what}")));
        }
        if args.check {
            game.check_invariants();
        }
    }
    endless(seed)
}

fn choose<G: Playable>(bot: Bot, args: &Args, game: &G, seed: u64) -> Option<G::Action> {
    bot.choose_in(game, args.budget.unwrap_or(bot.info().budget), seed)
}

/// How a game ended that asks nothing any more.
pub(super) fn over<G: Show>(game: &G, seed: u64) -> End {
    let Some(outcome) = game.outcome() else {
        return End::Fault(format!("seed {seed}: neither a question nor an outcome"));
    };
    let shown = game.scene(Viewer::Spectator).outcome;
    let words = shown.and_then(|it| it.text.get("en").cloned());
    End::Over { words: words.unwrap_or_else(|| outcome.result.clone()), outcome }
}

/// A game that does not end.
pub(super) fn endless(seed: u64) -> Played {
    let fault = format!("seed {seed}: no end after {STEPS_MAX} answers");
    Played { turns: 0, decisions: STEPS_MAX.into(), end: End::Fault(fault) }
}
