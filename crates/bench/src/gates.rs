//! What the figures must be.
//!
//! The letters are those of `docs/performance.md`. Gates on instructions do not depend on how busy
//! the machine is; gates on times are for a quiet one.

use std::collections::BTreeMap;
use std::process::ExitCode;

use anyhow::Context;

use crate::{Case, callgrind, find, times};

/// One figure and its limit.
#[derive(Clone, Copy, Debug)]
pub struct Gate {
    /// The letter and number.
    pub id: &'static str,
    /// What is measured.
    pub what: &'static str,
    /// The case.
    pub of: &'static str,
    /// The case it is divided by, if it is a ratio.
    pub beside: Option<&'static str>,
    /// The most it may be: instructions or nanoseconds for each operation, or a ratio of them.
    pub limit: f64,
}

const fn plain(id: &'static str, what: &'static str, of: &'static str, limit: f64) -> Gate {
    Gate { id, what, of, beside: None, limit }
}

const fn ratio(
    id: &'static str,
    what: &'static str,
    [of, beside]: [&'static str; 2],
    limit: f64,
) -> Gate {
    Gate { id, what, of, beside: Some(beside), limit }
}

/// Instructions that `shakmaty` takes to list one legal move; see `docs/performance.md`.
const SHAKMATY: f64 = 47.7;

/// Gates on instructions.
pub const ON_INSTRUCTIONS: &[Gate] = &[
    plain("A1", "apply a move, mill-bridge", "apply/mill-bridge/moves", 2_500.0),
    plain("A1", "apply a move, gothic-line", "apply/gothic-line/moves", 2_500.0),
    plain("A1", "apply any answer, mill-bridge", "apply/mill-bridge/all", 2_500.0),
    plain("A1", "apply any answer, gothic-line", "apply/gothic-line/all", 2_500.0),
    plain("A2", "list an answer, mill-bridge", "list/mill-bridge", 400.0),
    plain("A2", "list an answer, gothic-line", "list/gothic-line", 400.0),
    plain("A1", "apply any answer, first-contact", "apply/first-contact/all", 2_500.0),
    // Eight times what `shakmaty` takes for a move is less than the plain limit of 400.
    plain("A2", "list an answer, first-contact", "list/first-contact", 8.0 * SHAKMATY),
    plain("A1", "apply any answer, rossbach", "apply/rossbach/all", 2_500.0),
    plain("A1", "apply a move, rossbach", "apply/rossbach/moves", 2_500.0),
    plain("A2", "list an answer, rossbach", "list/rossbach", 8.0 * SHAKMATY),
    ratio(
        "K1",
        "range with zones / pathfinding",
        ["range/60x60/ours", "range/60x60/pathfinding"],
        0.25,
    ),
    ratio("K2", "sight, woods / hexx", ["sight/pair/woods/ours", "sight/pair/woods/hexx"], 0.6),
    ratio("K2", "sight, open / hexx", ["sight/pair/open/ours", "sight/pair/open/hexx"], 0.6),
    ratio(
        "K2",
        "sight, first-contact / hexx",
        ["sight/first-contact/pair/ours", "sight/first-contact/pair/hexx"],
        0.6,
    ),
    plain("K3", "supply flood", "supply/60x60/ours", 100_000.0),
    ratio(
        "K3",
        "supply flood / pathfinding",
        ["supply/60x60/ours", "supply/60x60/pathfinding"],
        0.05,
    ),
    ratio("G1", "range, 240x240 / 30x30", ["growth/range/240x240", "growth/range/30x30"], 1.15),
    ratio("G1", "sight, 240x240 / 30x30", ["growth/sight/240x240", "growth/sight/30x30"], 1.15),
    ratio("G1", "apply, 240x240 / 30x30", ["apply/240x240/moves", "apply/30x30/moves"], 1.15),
    ratio(
        "G2",
        "flood per hex, 240x240 / 30x30",
        ["growth/flood/240x240", "growth/flood/30x30"],
        1.15,
    ),
    ratio(
        "G2",
        "flood by hex, 240x240 / 30x30",
        ["growth/flood-by-hex/240x240", "growth/flood-by-hex/30x30"],
        1.15,
    ),
    ratio("G3", "decision, 200 / 25 units", ["decide/200-units", "decide/25-units"], 1.5),
    plain("P1", "decision, mill-bridge", "decide/mill-bridge", 48_000.0),
    plain("P1", "decision, gothic-line", "decide/gothic-line", 48_000.0),
    plain("P1", "decision, first-contact", "decide/first-contact", 48_000.0),
    plain("P1", "decision, rossbach", "decide/rossbach", 48_000.0),
];

/// Gates on times.
pub const ON_TIMES: &[Gate] = &[
    plain("K2", "look sight up, ns", "sight/table/lookup", 5.0),
    plain("K2", "sight of all pairs, woods, ns", "sight/table/woods", 60e6),
    plain("K2", "sight of all pairs, open, ns", "sight/table/open", 60e6),
    plain("K2", "look sight up, first-contact, ns", "sight/first-contact/lookup", 5.0),
    plain("K2", "sight of all pairs, first-contact, ns", "sight/first-contact/table", 60e6),
    plain("K2", "sight of all pairs, prokhorovka, ns", "sight/prokhorovka/table", 60e6),
    ratio(
        "S2",
        "copy / bytes, 200 squads",
        ["copy/200-squads/fight", "copy/200-squads/bytes"],
        2.0,
    ),
    plain("S2", "copy of 200 squads, ns", "copy/200-squads/fight", 1_000.0),
    ratio(
        "S2",
        "copy / bytes, 200 regiments",
        ["copy/200-regiments/battle", "copy/200-regiments/bytes"],
        2.0,
    ),
    plain("S2", "copy of 200 regiments, ns", "copy/200-regiments/battle", 1_000.0),
    ratio("S2", "copy / plain bytes", ["copy/200-units/war", "copy/200-units/bytes"], 2.0),
    plain("S2", "copy of 200 units, ns", "copy/200-units/war", 1_000.0),
    ratio("G1", "range, 240x240 / 30x30", ["growth/range/240x240", "growth/range/30x30"], 1.8),
    ratio("G1", "sight, 240x240 / 30x30", ["growth/sight/240x240", "growth/sight/30x30"], 1.8),
    ratio(
        "G2",
        "flood per hex, 240x240 / 30x30",
        ["growth/flood/240x240", "growth/flood/30x30"],
        2.5,
    ),
    ratio(
        "G2",
        "flood by hex, 240x240 / 30x30",
        ["growth/flood-by-hex/240x240", "growth/flood-by-hex/30x30"],
        2.5,
    ),
];

type Figures = BTreeMap<&'static str, f64>;

/// Counts and judges every gate on instructions; fails if one does not hold.
pub fn judge_instructions() -> anyhow::Result<ExitCode> {
    let mut figures = Figures::new();
    for name in names(ON_INSTRUCTIONS) {
        figures.insert(name, callgrind::count(name)?.each());
    }
    Ok(judge("instructions", ON_INSTRUCTIONS, &figures))
}

/// Times and judges every gate on times; fails if one does not hold.
pub fn judge_times() -> anyhow::Result<ExitCode> {
    let names = names(ON_TIMES);
    let cases: Option<Vec<Case>> = names.iter().map(|it| find(it)).collect();
    let cases = cases.context("a gate names a case that is none")?;
    let medians = times::measure(&cases).into_iter().map(|it| it.median);
    let figures = names.into_iter().zip(medians).collect();
    Ok(judge("times", ON_TIMES, &figures))
}

/// The cases of some gates, each once.
fn names(gates: &[Gate]) -> Vec<&'static str> {
    let mut names: Vec<&str> =
        gates.iter().flat_map(|it| [Some(it.of), it.beside]).flatten().collect();
    names.sort_unstable();
    names.dedup();
    names
}

fn judge(head: &str, gates: &[Gate], figures: &Figures) -> ExitCode {
    println!("{:4} {head:34} {:>14} {:>14}", "gate", "measured", "limit");
    let mut code = ExitCode::SUCCESS;
    for gate in gates {
        let measured = figures[gate.of] / gate.beside.map_or(1.0, |it| figures[it]);
        let holds = measured <= gate.limit;
        let verdict = if holds { "pass" } else { "FAIL" };
        let (measured, limit) = (shown(measured), shown(gate.limit));
        println!("{:4} {:34} {measured:>14} {limit:>14} {verdict}", gate.id, gate.what);
        if !holds {
            code = ExitCode::FAILURE;
        }
    }
    code
}

/// Ratios with three digits after the point, the rest with one.
fn shown(figure: f64) -> String {
    if figure < 10.0 { format!("{figure:.3}") } else { format!("{figure:.1}") }
}
