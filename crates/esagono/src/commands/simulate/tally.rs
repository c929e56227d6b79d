//! What the games came to.

use std::collections::BTreeMap;

use anyhow::Result;
use kernel::Outcome;
use serde_json::{Value, json};

use crate::commands::say;

/// Faults that are told one by one; more are only counted.
const FAULTS_MAX: usize = 1_000;

/// What one game came to.
pub(super) struct Played {
    pub(super) turns: u64,
    pub(super) decisions: u64,
    pub(super) end: End,
}

/// How a game ended.
pub(super) enum End {
    /// By the rules; with the result in words.
    Over { outcome: Outcome, words: String },
    /// By a fault of the program.
    Fault(String),
    /// By what the player of a seat did.
    Forfeit { seat: usize, fault: String },
}

/// How long games were.
#[derive(Clone, Copy, Default)]
struct Length {
    sum: u64,
    least: u64,
    most: u64,
}

impl Length {
    fn one(length: u64) -> Self {
        Self { sum: length, least: length, most: length }
    }

    /// Together with others; `none` says that nothing has been counted here yet.
    fn merge(&mut self, other: Self, none: bool) {
        let least = if none { other.least } else { self.least.min(other.least) };
        *self = Self { sum: self.sum + other.sum, least, most: self.most.max(other.most) };
    }

    fn value(self, games: u64) -> Value {
        json!({ "mean": mean(self.sum.into(), games), "least": self.least, "most": self.most })
    }

    fn text(self, games: u64) -> String {
        let mean = mean(self.sum.into(), games).unwrap_or_default();
        format!("{mean:.1} ({} to {})", self.least, self.most)
    }
}

/// What many games came to.
#[derive(Default)]
pub(super) struct Tally {
    pub(super) games: u64,
    /// Games that ended by the rules.
    over: u64,
    wins: Vec<u64>,
    draws: u64,
    /// Games that nobody won of those with a single seat: whoever plays alone has lost them.
    lost: u64,
    /// Games lost by what the player of a seat did, not by the rules.
    forfeits: Vec<u64>,
    /// How often each result came about, under the name that the rules give it.
    results: BTreeMap<String, u64>,
    /// The same results in words, for people.
    words: BTreeMap<String, String>,
    /// Points by seat, summed up, and in how many games they were counted.
    points: Vec<(i128, u64)>,
    /// Of all games, ended or not.
    turns: u64,
    pub(super) decisions: u64,
    turns_over: Length,
    decisions_over: Length,
    /// The first of them.
    pub(super) faults: Vec<String>,
    pub(super) faulty: u64,
}

impl Tally {
    /// Nothing yet, for so many seats.
    pub(super) fn new(seats: usize) -> Self {
        let (wins, forfeits) = (vec![0; seats], vec![0; seats]);
        Self { wins, forfeits, points: vec![(0, 0); seats], ..Self::default() }
    }

    /// Counts a game.
    pub(super) fn add(&mut self, played: Played) {
        self.games += 1;
        self.turns += played.turns;
        self.decisions += played.decisions;
        match played.end {
            End::Over { outcome, words } => {
                self.words.entry(outcome.result.clone()).or_insert(words);
                self.add_over(outcome, played.turns, played.decisions);
            }
            End::Fault(fault) => self.add_fault(fault),
            End::Forfeit { seat, fault } => {
                self.forfeits[seat] += 1;
                self.add_fault(fault);
            }
        }
    }

    fn add_over(&mut self, outcome: Outcome, turns: u64, decisions: u64) {
        match outcome.winner {
            Some(seat) => self.wins[usize::from(seat.0)] += 1,
            None if self.wins.len() == 1 => self.lost += 1,
            None => self.draws += 1,
        }
        *self.results.entry(outcome.result).or_default() += 1;
        for (seat, points) in outcome.points {
            let (sum, games) = &mut self.points[usize::from(seat.0)];
            *sum += i128::from(points);
            *games += 1;
        }
        let none = self.over == 0;
        self.over += 1;
        self.turns_over.merge(Length::one(turns), none);
        self.decisions_over.merge(Length::one(decisions), none);
    }

    /// Counts a fault that is not of one game alone.
    pub(super) fn add_fault(&mut self, fault: String) {
        self.faulty += 1;
        if self.faults.len() < FAULTS_MAX {
            self.faults.push(fault);
        }
    }

    /// Adds what others have counted.
    pub(super) fn merge(&mut self, other: Self) {
        if other.over > 0 {
            let none = self.over == 0;
            self.turns_over.merge(other.turns_over, none);
            self.decisions_over.merge(other.decisions_over, none);
        }
        self.games += other.games;
        self.over += other.over;
        self.draws += other.draws;
        self.lost += other.lost;
        self.turns += other.turns;
        self.decisions += other.decisions;
        self.faulty += other.faulty;
        let room = FAULTS_MAX.saturating_sub(self.faults.len());
        self.faults.extend(other.faults.into_iter().take(room));
        self.words.extend(other.words);
        for (result, times) in other.results {
            *self.results.entry(result).or_default() += times;
        }
        for (total, more) in self.wins.iter_mut().zip(other.wins) {
            *total += more;
        }
        for (total, more) in self.forfeits.iter_mut().zip(other.forfeits) {
            *total += more;
        }
        for (total, (sum, games)) in self.points.iter_mut().zip(other.points) {
            *total = (total.0 + sum, total.1 + games);
        }
    }

    /// The report for programs.
    pub(super) fn value(&self, seats: &[String], seconds: f64) -> Value {
        let wins: BTreeMap<&String, u64> = seats.iter().zip(self.wins.iter().copied()).collect();
        let forfeits: BTreeMap<&String, u64> =
            seats.iter().zip(self.forfeits.iter().copied()).collect();
        let points = seats.iter().zip(&self.points).map(|(seat, it)| (seat, mean(it.0, it.1)));
        let points: BTreeMap<&String, Option<f64>> = points.collect();
        json!({
            "games": self.games, "wins": wins, "draws": self.draws, "lost": self.lost,
            "turns": self.turns,
            "decisions": self.decisions, "seconds": seconds,
            "games_per_second": rate(self.games, seconds),
            "results": self.results,
            "points": points,
            "length": {
                "turns": self.turns_over.value(self.over),
                "decisions": self.decisions_over.value(self.over),
            },
            "forfeits": forfeits,
            "faults": self.faults,
            "faulty": self.faulty,
        })
    }

    /// The report for people.
    pub(super) fn tell(&self, seats: &[String], seconds: f64) -> Result<()> {
        say(&format!("{} games in {seconds:.1} s, {} decisions", self.games, self.decisions))?;
        for (place, seat) in seats.iter().enumerate() {
            let (sum, games) = self.points[place];
            let points = mean(sum, games).map_or(String::new(), |it| format!(", {it:.1} points"));
            say(&format!("{seat}: {} won{points}", self.wins[place]))?;
        }
        match seats.len() {
            1 => say(&format!("lost: {}", self.lost))?,
            _ => say(&format!("draws: {}", self.draws))?,
        }
        for (result, times) in &self.results {
            say(&format!("  {times} × {}", self.words.get(result).unwrap_or(result)))?;
        }
        if self.over > 0 {
            let (turns, decisions) = (self.turns_over, self.decisions_over);
            say(&format!("turns of a game: {}", turns.text(self.over)))?;
            say(&format!("decisions of a game: {}", decisions.text(self.over)))?;
        }
        for (seat, times) in seats.iter().zip(&self.forfeits).filter(|it| *it.1 > 0) {
            say(&format!("{seat}: {times} forfeited"))?;
        }
        Ok(())
    }
}

#[expect(
    clippy::cast_precision_loss,
    clippy::float_arithmetic,
    reason = "a mean to read, with fewer digits"
)]
fn mean(sum: i128, games: u64) -> Option<f64> {
    (games > 0).then(|| sum as f64 / games as f64)
}

#[expect(
    clippy::cast_precision_loss,
    clippy::float_arithmetic,
    reason = "a rate to read, with fewer digits"
)]
fn rate(games: u64, seconds: f64) -> f64 {
    games as f64 / seconds.max(1e-9)
}

#[cfg(test)]
mod tests {
    use kernel::{Rule, Seat};

    use super::*;

    fn game(winner: Option<u8>, result: &str, points: i32, length: u64) -> Played {
        let outcome = Outcome {
            result: result.to_owned(),
            winner: winner.map(Seat),
            points: vec![(Seat(0), points)],
            rule: Rule("tiny:1"),
        };
        let end = End::Over { outcome, words: format!("a {result} victory") };
        Played { turns: length, decisions: 10 * length, end }
    }

    fn forfeit(seat: usize) -> Played {
        let fault = "it ran away".to_owned();
        Played { turns: 1, decisions: 1, end: End::Forfeit { seat, fault } }
    }

    #[test]
    fn tallies_of_several_threads_are_that_of_all_games() {
        let seats = ["blue".to_owned(), "red".to_owned()];
        let games = || {
            [game(Some(0), "major", 9, 6), game(None, "draw", 4, 2), game(Some(1), "major", -1, 4)]
        };
        let mut whole = Tally::new(2);
        let mut parts = Tally::new(2);
        for played in games() {
            let mut part = Tally::new(2);
            part.add(played);
            parts.merge(part);
        }
        for played in games() {
            whole.add(played);
        }
        for tally in [&mut whole, &mut parts] {
            tally.add(forfeit(1));
        }
        let report = whole.value(&seats, 2.0);
        assert_eq!(report, parts.value(&seats, 2.0));
        assert_eq!(report["wins"], json!({ "blue": 1, "red": 1 }));
        assert_eq!(report["results"], json!({ "draw": 1, "major": 2 }));
        assert_eq!(report["points"], json!({ "blue": 4.0, "red": null }));
        assert_eq!(report["length"]["turns"], json!({ "mean": 4.0, "least": 2, "most": 6 }));
        assert_eq!(report["forfeits"], json!({ "blue": 0, "red": 1 }));
        assert_eq!((&report["faulty"], &report["games"]), (&json!(1), &json!(4)));
        assert_eq!(parts.words["major"], "a major victory");
    }

    #[test]
    fn no_more_faults_are_kept_than_can_be_read() {
        let mut tally = Tally::new(2);
        for _ in 0..FAULTS_MAX + 5 {
            tally.add(forfeit(0));
        }
        let mut whole = Tally::new(2);
        whole.add(forfeit(0));
        whole.merge(tally);
        assert_eq!((whole.faults.len(), whole.faulty), (FAULTS_MAX, FAULTS_MAX as u64 + 6));
    }
}
