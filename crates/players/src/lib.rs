//! The bots.
//!
//! A bot answers the open question of a table within a budget that is a count, never a time: its
//! games are reproducible. It sees what its seat may see: a guess that agrees with it, never the
//! true state.

mod ambush;
mod coh;
mod nextwar;
mod prussia;
mod random;
mod scs;

use kernel::dice::SearchDice;
use kernel::{Game, Prompt, Viewer};
use registry::{AnyGame, AnyTable, each_game};

/// What a list says of a bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BotInfo {
    /// Its name.
    pub name: &'static str,
    /// How it plays.
    pub plays: &'static str,
    /// Its level, from 0.
    pub level: u8,
    /// The budget it has when nobody names one: candidates it may weigh for an answer.
    pub budget: u32,
}

/// Every bot.
pub const BOTS: [BotInfo; 2] = [
    BotInfo {
        name: "random",
        plays: "any legal answer, each as likely as the other",
        level: 0,
        budget: 1,
    },
    BotInfo {
        name: "greedy",
        plays: "the answer that looks best: odds, losses, ground and what counts for victory",
        level: 1,
        budget: 4_000,
    },
];

/// A bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bot {
    /// Any legal answer.
    Random,
    /// The best answer one step ahead.
    Greedy,
}

impl Bot {
    /// The bot of a name.
    pub fn find(name: &str) -> Option<Self> {
        match name {
            "random" => Some(Self::Random),
            "greedy" => Some(Self::Greedy),
            _ => None,
        }
    }

    /// What a list says of it.
    pub fn info(self) -> BotInfo {
        BOTS[match self {
            Self::Random => 0,
            Self::Greedy => 1,
        }]
    }

    /// The bot's answer to the open question, as text; `None` once the game is over. Nothing is
    /// played.
    pub fn choose(self, table: &AnyTable, budget: u32, seed: u64) -> Option<String> {
        self.think(table).choose(budget, seed)
    }

    /// The bot before the open question, apart from the table: it can think on another thread while
    /// the table is used.
    pub fn think(self, table: &AnyTable) -> Thought {
        Thought { bot: self, game: table.game() }
    }

    /// The bot's answer in a game of a system.
    pub fn choose_in<G: Playable>(self, game: &G, budget: u32, seed: u64) -> Option<G::Action> {
        let prompt = game.prompt()?;
        let mut dice = SearchDice::new(seed);
        if prompt.actions.len() == 1 {
            return prompt.actions.first().copied();
        }
        match self {
            Self::Random => random::choose(&prompt.actions, &mut dice),
            Self::Greedy => {
                let guess = game.guess(Viewer::Player(prompt.seat), &mut dice);
                Some(guess.best(&prompt, budget, &mut dice))
            }
        }
    }
}

/// A game that the bots know how to play.
pub trait Playable: Game<Action: Copy> {
    /// The answer the greedy player likes best; `self` is what its seat may imagine, the prompt is
    /// the true one.
    fn best(
        &self,
        prompt: &Prompt<Self::Decision, Self::Action>,
        budget: u32,
        dice: &mut SearchDice,
    ) -> Self::Action;
}

/// A bot before a question.
#[derive(Clone, Debug)]
pub struct Thought {
    bot: Bot,
    game: AnyGame,
}

impl Thought {
    /// The bot's answer as text; `None` if the game is over.
    pub fn choose(&self, budget: u32, seed: u64) -> Option<String> {
        each_game!(&self.game, game => {
            let action = self.bot.choose_in(game, budget, seed)?;
            Some(game.action_text(&action))
        })
    }
}
