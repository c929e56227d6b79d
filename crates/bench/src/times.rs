//! Times cases: medians of rounds in which they take turns, so that a slow spell of the machine
//! falls on all of them.

use crate::{CASES, Case, Meter, Work};

/// The rounds after the first, which warms up.
const ROUNDS: usize = 11;

/// The times of one case in nanoseconds per operation.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Times {
    /// Half the rounds were faster.
    pub median: f64,
    /// The fastest round.
    pub best: f64,
    /// The slowest round.
    pub worst: f64,
}

/// Times cases against each other.
pub fn measure(cases: &[Case]) -> Vec<Times> {
    let mut works: Vec<Work> = cases.iter().map(|it| (it.prepare)()).collect();
    let mut rounds = vec![Vec::new(); cases.len()];
    for round in 0..=ROUNDS {
        for (work, results) in works.iter_mut().zip(&mut rounds) {
            let mut meter = Meter::default();
            work(&mut meter);
            if round > 0 {
                results.push(meter.nanoseconds());
            }
        }
    }
    rounds.into_iter().map(summary).collect()
}

fn summary(mut results: Vec<f64>) -> Times {
    results.sort_unstable_by(f64::total_cmp);
    Times { median: results[ROUNDS / 2], best: results[0], worst: results[ROUNDS - 1] }
}

/// Prints the times of every case whose name contains these letters.
pub fn print(letters: &str) {
    let all = CASES.iter().copied().flatten().copied();
    let cases: Vec<Case> = all.filter(|it| it.name.contains(letters)).collect();
    println!("{:40} {:>12} {:>12} {:>12}", "nanoseconds per operation", "median", "best", "worst");
    for (case, times) in cases.iter().zip(measure(&cases)) {
        let Times { median, best, worst } = times;
        println!("{:40} {median:12.1} {best:12.1} {worst:12.1}", case.name);
    }
}
