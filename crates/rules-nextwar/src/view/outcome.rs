//! How a game ends or stands, in words.

use std::collections::BTreeMap;

use kernel::Game;
use scene::{Message, OutcomeLine, OutcomeView, Show};

use crate::scenario::{Score, VictoryKind};
use crate::state::War;
use crate::terms::{Merit, Side};

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

/// A rule's id as players write it: `nw:12.1a` is `NW 12.1a`.
fn rule_printed(id: &str) -> String {
    let (book, number) = id.split_once(':').expect("a rule names its book");
    format!("{}\u{a0}{number}", book.to_uppercase())
}

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
            closing: self.scenario_score(),
            winner: outcome.winner.map(name),
            parts: self.account_view(),
            losses: self.losses_view(),
            points: outcome.points.iter().map(|(seat, points)| (name(*seat), *points)).collect(),
            rule: outcome.rule.to_string(),
        })
    }

    /// [NW 12.1] [NWK 15.0b] What the points of each side were scored for, with the rules.
    fn account_view(&self) -> BTreeMap<String, Vec<OutcomeLine>> {
        let lines = |side: Side| {
            let parts = self.merits(side);
            parts.map(|(message, points)| OutcomeLine::new(message, i32::from(points))).collect()
        };
        Side::ALL.iter().map(|it| (self.side_id(*it), lines(*it))).collect()
    }

    /// [NW 12.1] What a side has scored for, and how much; what it had before the first answer
    /// comes last. This turn's points are among them.
    fn merits(&self, side: Side) -> impl Iterator<Item = (Message, i16)> {
        let pools = self.pools(side);
        let scored = Merit::ALL.iter().map(|it| {
            let message = Message::new(format!("nextwar-merit-{}", it.word()));
            (message.text("rule", rule_printed(it.rule())), pools.scored[it.index()])
        });
        let before = self.points_now(side) - pools.scored.iter().sum::<i16>();
        let before = (Message::new("nextwar-merit-before"), before);
        scored.chain([before]).filter(|it| it.1 != 0)
    }

    /// [NW 12.1c] The points of a side, those of this turn among them even before they are added.
    fn points_now(&self, side: Side) -> i16 {
        let pools = self.pools(side);
        pools.points + if self.core.over.is_some() { 0 } else { pools.points_this_turn }
    }

    /// [NW 12.1] How the sides stand in victory points, and what for.
    pub(super) fn points_said(&self) -> [Message; 2] {
        [Side::Dprk, Side::Allied].map(|side| {
            let part = |(message, points): (Message, i16)| {
                let line = Message::new("nextwar-standing-part").message("what", message);
                line.number("points", i32::from(points))
            };
            let parts: Vec<Message> = self.merits(side).map(part).collect();
            let key = if parts.is_empty() { "none" } else { "points" };
            let message =
                Message::new(format!("nextwar-standing-{key}")).text("side", self.side_told(side));
            if parts.is_empty() {
                return message;
            }
            let total = i32::from(self.points_now(side));
            message.number("points", total).messages("parts", parts)
        })
    }

    /// [NWK 16.1.5c] The scenario points, line by line, where they decide the game.
    pub(super) fn scenario_score(&self) -> Option<Message> {
        let VictoryKind::Scores(victory) = &self.scenario.victory.kind else { return None };
        let told = |it: &Score| {
            let points = self.scored(it);
            let message = match it {
                Score::Each(side, _, hexes) => {
                    let held = hexes.iter().filter(|it| self.controller(**it) == *side);
                    let held: Vec<_> = held.copied().collect();
                    Message::new("nextwar-scored-each").messages("hexes", self.hexes_said(&held))
                }
                Score::When(occasion, _) => Message::new("nextwar-scored-when")
                    .term("occasion", format!("nextwar-occasion-{}", occasion.word())),
            };
            (points != 0).then(|| message.number("points", i32::from(points)))
        };
        let total: i16 = victory.scores.iter().map(|it| self.scored(it)).sum();
        let parts: Vec<Message> = victory.scores.iter().filter_map(told).collect();
        let key = if parts.is_empty() { "nextwar-score-none" } else { "nextwar-score" };
        let message = Message::new(key).number("points", i32::from(total));
        Some(if parts.is_empty() { message } else { message.messages("parts", parts) })
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
