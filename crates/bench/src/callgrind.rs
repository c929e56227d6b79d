//! Counts instructions: the program starts itself under callgrind.
//!
//! Only what runs inside the measured region is counted, so that preparing the data costs nothing.
//! The counts do not depend on how busy the machine is.

use std::collections::BTreeMap;
use std::io::ErrorKind;
use std::process::Command;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use anyhow::{Context, bail};

/// Instructions of a case.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Count {
    /// All instructions of the measured region.
    pub instructions: u64,
    /// The operations they did.
    pub operations: u64,
}

impl Count {
    /// Instructions of one operation.
    #[expect(clippy::cast_precision_loss, reason = "a figure to read")]
    pub fn each(&self) -> f64 {
        self.instructions as f64 / self.operations as f64
    }
}

/// Counts the instructions of every case, on every core: a busy machine changes no count.
pub fn count_all(names: &[&'static str]) -> anyhow::Result<BTreeMap<&'static str, Count>> {
    let (next, counts) = (AtomicUsize::new(0), Mutex::new(BTreeMap::new()));
    let work = || {
        while let Some(name) = names.get(next.fetch_add(1, Ordering::Relaxed)) {
            let count = count(name);
            counts.lock().expect("no thread panicked").insert(*name, count);
        }
    };
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(work);
        }
    });
    let counts = counts.into_inner().expect("no thread panicked");
    counts.into_iter().map(|(name, count)| Ok((name, count?))).collect()
}

/// Counts the instructions of a case.
pub fn count(name: &str) -> anyhow::Result<Count> {
    let program = std::env::current_exe().context("the program does not find itself")?;
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg("--toggle-collect=*measured_region*")
        .arg(program)
        .args(["run", name])
        .output();
    let output = match output {
        Err(fault) if fault.kind() == ErrorKind::NotFound => {
            bail!("valgrind is missing: instructions cannot be counted without it")
        }
        other => other.context("valgrind does not start")?,
    };
    let (printed, log) =
        (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    if !output.status.success() {
        bail!("'{name}' failed under valgrind:\n{log}");
    }
    let operations =
        printed.trim().parse().with_context(|| format!("'{name}' printed no count"))?;
    let collected = log.lines().find_map(|it| it.split_once("Collected :"));
    let (_, instructions) = collected.with_context(|| format!("no instructions in:\n{log}"))?;
    let instructions = instructions.trim().parse().context("callgrind's count is no number")?;
    Ok(Count { instructions, operations })
}
