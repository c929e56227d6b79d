//! Trying the mutants, each with the tests that come by it.

use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

use anyhow::Result;

use super::schemata::Switch;
use super::suite::{Suite, Test};
use super::switch;
use super::verdict::{Verdict, Verdicts};
use super::watch::{Ending, watch};

/// Quick tests go first and together; most mutants do not survive them.
const QUICK: Duration = Duration::from_millis(500);

/// A run may take this many times as long as without a mutant.
const PATIENCE_FACTOR: u32 = 20;

/// And never less than this: the machine has other things to do.
const PATIENCE_MIN: Duration = Duration::from_secs(20);

/// After this many mutants a line says how far we are.
const PROGRESS_EVERY: usize = 100;

/// Finds a verdict on every mutant, as many at a time as the machine has cores.
pub(crate) fn try_all(suite: &Suite, switches: &[Switch], verdicts: &mut Verdicts) -> Result<()> {
    let next = AtomicUsize::new(0);
    let verdicts = Mutex::new(verdicts);
    let work = || -> Result<()> {
        while let Some(switch) = switches.get(next.fetch_add(1, Ordering::Relaxed)) {
            let verdict = verdict(suite, switch)?;
            if verdict.is_missed() {
                println!("{verdict}: {}", switch.mutant.name);
            }
            let mut verdicts = verdicts.lock().expect("nothing panics under the lock");
            verdicts.set(switch.mutant, verdict);
            let begun = next.load(Ordering::Relaxed);
            if begun.is_multiple_of(PROGRESS_EVERY) {
                println!("{begun} of {} mutants", switches.len());
            }
        }
        Ok(())
    };
    thread::scope(|scope| {
        let workers = thread::available_parallelism().map_or(1, usize::from);
        let workers: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
        workers.into_iter().try_for_each(|it| it.join().expect("a worker does not panic"))
    })
}

fn verdict(suite: &Suite, switch: &Switch) -> Result<Verdict> {
    let tests: Vec<&Test> = suite.tests_of(switch.function).collect();
    if tests.is_empty() {
        return Ok(Verdict::NotRun);
    }
    for run in runs(&tests) {
        match try_one(suite, switch.number, &run)? {
            Ending::Passed => {}
            Ending::Failed => return Ok(Verdict::Caught),
            Ending::RanAway => return Ok(Verdict::RanAway),
        }
    }
    Ok(Verdict::Missed)
}

/// The tests in runs of one program each, the quick ones first.
fn runs<'a>(tests: &[&'a Test]) -> Vec<Vec<&'a Test>> {
    let mut sum = Duration::ZERO;
    let quick = tests.iter().take_while(|it| {
        sum += it.time;
        sum <= QUICK
    });
    let (quick, slow) = tests.split_at(quick.count());
    [quick, slow].into_iter().flat_map(by_program).collect()
}

fn by_program<'a>(tests: &[&'a Test]) -> Vec<Vec<&'a Test>> {
    let mut programs: Vec<&Path> = tests.iter().map(|it| it.program.as_path()).collect();
    programs.sort_unstable();
    programs.dedup();
    let of = |program| tests.iter().copied().filter(move |it| it.program == program).collect();
    programs.into_iter().map(of).collect()
}

fn try_one(suite: &Suite, number: usize, tests: &[&Test]) -> Result<Ending> {
    let Some(first) = tests.first() else { return Ok(Ending::Passed) };
    let mut command = suite.command(&first.program);
    command.arg("--exact").args(tests.iter().map(|it| &it.name));
    command.env(switch::NUMBER, number.to_string());
    let time: Duration = tests.iter().map(|it| it.time).sum();
    watch(&mut command, PATIENCE_MIN.max(time * PATIENCE_FACTOR))
}
