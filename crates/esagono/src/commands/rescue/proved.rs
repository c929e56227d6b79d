//! How much of a saved game can be played again: what stands behind a wrong bit is worth nothing,
//! what stands before it all the more.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

use registry::Registry;
use store::{History, Salvaged};

/// A saved game as it is written.
pub(super) struct Proved<'a> {
    pub(super) history: History,
    /// The file it was read from.
    pub(super) from: &'a Path,
    /// Why it cannot be played again, if it cannot.
    pub(super) fault: Option<String>,
}

/// Chooses what to write of a saved game: all that came furthest if it can be played again, or else
/// the most answers that can be, from whatever file.
pub(super) fn prove<'a>(registry: &Registry, saved: &'a Salvaged) -> Proved<'a> {
    let furthest = &saved.history;
    let fault = fault_of(registry, furthest);
    let whole = usize::try_from(saved.had).is_ok_and(|had| furthest.steps.len() >= had);
    if fault.is_none() && whole {
        return Proved { history: furthest.clone(), from: &saved.from, fault };
    }
    let others = saved.others.iter().map(|(from, history)| (from.as_path(), history));
    let told = core::iter::once((saved.from.as_path(), furthest)).chain(others);
    // Of equal ones the first.
    let most = told.rev().map(|(from, it)| (stands(registry, it), from, it)).max_by_key(|it| it.0);
    match most {
        Some((steps @ 1.., from, history)) => {
            let history = cut(history, steps);
            Proved { fault: fault_of(registry, &history), history, from }
        }
        _ => Proved { history: furthest.clone(), from: &saved.from, fault },
    }
}

/// Why a record cannot be played again; none if it can, or if it is of other rules and was kept as
/// it came.
pub(super) fn fault_of(registry: &Registry, history: &History) -> Option<String> {
    let record = server::record_text(history);
    let fault = guarded(|| registry.verify(&record).err().map(|it| it.to_string()))?;
    let earlier = catch_unwind(AssertUnwindSafe(|| registry.earlier(&record)));
    if matches!(earlier, Ok(Ok(Some(_)))) { None } else { Some(fault) }
}

/// How many answers from the first on can be played again.
fn stands(registry: &Registry, history: &History) -> usize {
    let (mut stands, mut falls) = (0, history.steps.len() + 1);
    while stands + 1 < falls {
        let middle = stands.midpoint(falls);
        if can_be_played(registry, history, middle) {
            stands = middle;
        } else {
            falls = middle;
        }
    }
    stands
}

fn can_be_played(registry: &Registry, history: &History, steps: usize) -> bool {
    let lines: Vec<&str> = history.steps[..steps].iter().map(|it| it.lines.as_str()).collect();
    let hash = &history.steps[steps - 1].hash;
    let load = || registry.load_pieces(&history.row.header, &lines, hash).err();
    guarded(|| load().map(|it| it.to_string())).is_none()
}

/// The game as it stood after so many answers.
fn cut(history: &History, steps: usize) -> History {
    let mut history = history.clone();
    let (all, standing) = (history.steps.len(), &mut history.row.standing);
    history.steps.truncate(steps);
    standing.hash.clone_from(&history.steps[steps - 1].hash);
    standing.step = u32::try_from(steps).unwrap_or(u32::MAX);
    if steps < all {
        (standing.over, standing.result) = (false, None);
    }
    history
}

/// A damaged record that makes the rules panic is a fault of that record alone.
fn guarded(fault: impl FnOnce() -> Option<String>) -> Option<String> {
    catch_unwind(AssertUnwindSafe(fault)).unwrap_or_else(|_| Some("it makes the rules fail".into()))
}
