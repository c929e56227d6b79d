//! How a game ends or stands, in words.

use std::collections::BTreeMap;

use kernel::Game;
use scene::{OutcomeView, Show};

use crate::state::War;
use crate::terms::Side;

/// Results by the last part of their key: in English and Italian, before the winner's name.
const RESULTS: [(&str, &str, &str); 12] = [
    ("dprk-major", "Major victory", "Vittoria maggiore"),
    ("dprk-minor", "Minor victory", "Vittoria minore"),
    ("draw", "Draw", "Pareggio"),
    ("allied-minor", "Minor victory", "Vittoria minore"),
    ("allied-major", "Major victory", "Vittoria maggiore"),
    ("automatic", "Automatic victory", "Vittoria automatica"),
    ("capital", "Victory by entering the capital", "Vittoria per l’ingresso nella capitale"),
    ("held", "Victory by keeping the capital", "Vittoria per la difesa della capitale"),
    ("marginal", "Marginal victory", "Vittoria marginale"),
    ("substantial", "Substantial victory", "Vittoria sostanziale"),
    ("decisive", "Decisive victory", "Vittoria decisiva"),
    ("overwhelming", "Overwhelming victory", "Vittoria schiacciante"),
];

/// What every key of a result begins with.
const OUTCOME: &str = "nw-outcome-";

impl War {
    /// [NW 12] How the game has ended; none while it goes on.
    pub(super) fn outcome_view(&self) -> Option<OutcomeView> {
        let outcome = self.outcome()?;
        let seats = self.seat_names();
        let name = |seat: kernel::Seat| seats[usize::from(seat.0)].clone();
        let winner = outcome.winner.map(|it| Side::ALL[usize::from(it.0)]);
        let text = self.result_words(&outcome.result, winner);
        Some(OutcomeView {
            result: text["en"].clone(),
            text,
            closing: None,
            winner: outcome.winner.map(name),
            parts: BTreeMap::new(),
            losses: self.losses_view(),
            points: outcome.points.iter().map(|(seat, points)| (name(*seat), *points)).collect(),
            rule: outcome.rule.to_string(),
        })
    }

    /// [NW 12] A result by language: how far somebody has won, and who.
    pub(super) fn result_words(
        &self,
        result: &str,
        winner: Option<Side>,
    ) -> BTreeMap<String, String> {
        let word = result.strip_prefix(OUTCOME).expect("results have keys of one kind");
        let known = RESULTS.iter().find(|it| it.0 == word);
        let (_, en, it) = known.unwrap_or_else(|| panic!("no words for the result `{word}`"));
        let said = |text: &str, lang: &str| match winner {
            Some(side) => {
                let names = self.scenario.sides[side.index()].name.words();
                format!("{text}: {}", names[lang])
            }
            None => text.to_owned(),
        };
        [("en", en), ("it", it)].map(|(lang, text)| (lang.to_owned(), said(text, lang))).into()
    }
}
