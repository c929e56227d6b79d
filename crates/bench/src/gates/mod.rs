//! What the figures must be.
//!
//! The letters are those of `docs/performance.md`. Gates on instructions do not depend on how busy
//! the machine is, and the tables of that page are written from them; gates on times are for a
//! quiet machine.

mod instructions;
mod page;
mod times;

use std::collections::BTreeMap;
use std::process::ExitCode;

use anyhow::Context;

use crate::times::measure;
use crate::{Case, callgrind, find};

pub use instructions::ON_INSTRUCTIONS;
pub use times::ON_TIMES;

/// One figure and its limit.
#[derive(Clone, Copy, Debug)]
pub struct Gate {
    /// The letter and number; empty for a figure that is only told.
    pub id: &'static str,
    /// What is measured.
    pub what: &'static str,
    /// The case.
    pub of: &'static str,
    /// What it is divided by, if it is a ratio.
    pub beside: Option<Beside>,
    /// The most it may be: instructions or nanoseconds for each operation, or a ratio of them.
    pub limit: Option<f64>,
}

/// What a figure is divided by.
#[derive(Clone, Copy, Debug)]
pub enum Beside {
    /// Another case.
    Case(&'static str),
    /// What somebody else's program takes, measured apart.
    Figure(f64),
}

/// The gates of one table of the page.
#[derive(Clone, Copy, Debug)]
pub struct Table {
    /// What the page calls it.
    pub name: &'static str,
    /// Its rows.
    pub gates: &'static [Gate],
}

const fn plain(id: &'static str, what: &'static str, of: &'static str, limit: f64) -> Gate {
    Gate { id, what, of, beside: None, limit: Some(limit) }
}

/// A figure without a limit.
const fn told(what: &'static str, of: &'static str) -> Gate {
    Gate { id: "", what, of, beside: None, limit: None }
}

const fn ratio(
    id: &'static str,
    what: &'static str,
    [of, beside]: [&'static str; 2],
    limit: f64,
) -> Gate {
    Gate { id, what, of, beside: Some(Beside::Case(beside)), limit: Some(limit) }
}

/// What is done with the page after the gates have been judged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Page {
    /// Nobody looks at it.
    Ignore,
    /// Its figures must be those measured, or very near.
    Check,
    /// It gets the figures measured.
    Write,
}

type Figures = BTreeMap<&'static str, f64>;

/// A gate's figure, and the two that a ratio is made of.
#[derive(Clone, Copy, Debug)]
struct Measured {
    figure: f64,
    parts: Option<[f64; 2]>,
}

impl Gate {
    fn measured(&self, figures: &Figures) -> Measured {
        let of = figures[self.of];
        let beside = self.beside.map(|it| match it {
            Beside::Case(name) => figures[name],
            Beside::Figure(figure) => figure,
        });
        Measured { figure: of / beside.unwrap_or(1.0), parts: beside.map(|it| [of, it]) }
    }

    fn holds(&self, figures: &Figures) -> bool {
        self.limit.is_none_or(|limit| self.measured(figures).figure <= limit)
    }

    /// The cases it is made of.
    pub fn cases(&self) -> Vec<&'static str> {
        let beside = match self.beside {
            Some(Beside::Case(name)) => Some(name),
            Some(Beside::Figure(_)) | None => None,
        };
        [Some(self.of), beside].into_iter().flatten().collect()
    }
}

/// Counts and judges every gate on instructions; fails if one does not hold, or if the page tells
/// other figures and should not.
pub fn judge_instructions(page: Page) -> anyhow::Result<ExitCode> {
    let gates: Vec<Gate> = ON_INSTRUCTIONS.iter().flat_map(|it| it.gates).copied().collect();
    let counts = callgrind::count_all(&names(&gates))?;
    let figures = counts.into_iter().map(|(name, count)| (name, count.each())).collect();
    let holds = judge("instructions", &gates, &figures);
    let is_true = match page {
        Page::Ignore => true,
        Page::Check => page::is_true(ON_INSTRUCTIONS, &figures)?,
        Page::Write => page::write(ON_INSTRUCTIONS, &figures).map(|()| true)?,
    };
    Ok(if holds && is_true { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Times and judges every gate on times; fails if one does not hold.
pub fn judge_times() -> anyhow::Result<ExitCode> {
    let names = names(ON_TIMES);
    let cases: Option<Vec<Case>> = names.iter().map(|it| find(it)).collect();
    let cases = cases.context("a gate names a case that is none")?;
    let medians = measure(&cases).into_iter().map(|it| it.median);
    let figures = names.into_iter().zip(medians).collect();
    let holds = judge("times", ON_TIMES, &figures);
    Ok(if holds { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// The cases of some gates, each once.
fn names(gates: &[Gate]) -> Vec<&'static str> {
    let mut names: Vec<&str> = gates.iter().flat_map(Gate::cases).collect();
    names.sort_unstable();
    names.dedup();
    names
}

/// Prints every gate; says whether all hold.
fn judge(head: &str, gates: &[Gate], figures: &Figures) -> bool {
    println!("{:4} {head:58} {:>14} {:>14}", "gate", "measured", "limit");
    for gate in gates {
        let verdict = match (gate.limit, gate.holds(figures)) {
            (None, _) => "",
            (Some(_), true) => "pass",
            (Some(_), false) => "FAIL",
        };
        let measured = shown(gate.measured(figures).figure);
        let limit = gate.limit.map_or_else(String::new, shown);
        println!("{:4} {:58} {measured:>14} {limit:>14} {verdict}", gate.id, gate.what);
    }
    gates.iter().all(|it| it.holds(figures))
}

/// Ratios with three digits after the point, the rest with one.
fn shown(figure: f64) -> String {
    if figure < 10.0 { format!("{figure:.3}") } else { format!("{figure:.1}") }
}
