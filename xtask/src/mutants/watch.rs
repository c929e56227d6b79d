//! Watching a run of tests: it may fail, hang or run away.

use std::io::{BufRead, BufReader, Read};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result};

use crate::clock::Clock;

/// How a run ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ending {
    /// Every test passed.
    Passed,
    /// A test failed.
    Failed,
    /// It was stopped: too much time, or too much memory.
    RanAway,
}

/// A run that takes more memory than this will not come to an end.
const MEMORY_MAX_BYTES: u64 = 2 << 30;

/// How often we look.
const PAUSE: Duration = Duration::from_millis(5);

/// Runs tests until the first failure, the end or the time limit.
pub(crate) fn watch(command: &mut Command, limit: Duration) -> Result<Ending> {
    let mut child = command.stdout(Stdio::piped()).spawn().context("cannot start the tests")?;
    let stdout = child.stdout.take().context("the output is piped")?;
    let failed = AtomicBool::new(false);
    thread::scope(|scope| {
        scope.spawn(|| look_for_failure(stdout, &failed));
        wait(&mut child, &failed, limit)
    })
}

fn wait(child: &mut Child, failed: &AtomicBool, limit: Duration) -> Result<Ending> {
    let clock = Clock::start();
    let ending = loop {
        if let Some(status) = child.try_wait()? {
            return Ok(if status.success() { Ending::Passed } else { Ending::Failed });
        }
        if failed.load(Ordering::Relaxed) {
            break Ending::Failed;
        }
        if clock.elapsed() > limit || memory_bytes(child) > MEMORY_MAX_BYTES {
            break Ending::RanAway;
        }
        thread::sleep(PAUSE);
    };
    child.kill()?;
    child.wait()?;
    Ok(ending)
}

/// Reads what the tests print. The first failure is enough.
fn look_for_failure(stdout: impl Read, failed: &AtomicBool) {
    for line in BufReader::new(stdout).split(b'\n').map_while(Result::ok) {
        if line.ends_with(b"FAILED") {
            failed.store(true, Ordering::Relaxed);
        }
    }
}

/// The memory a process holds; 0 where the system does not say.
fn memory_bytes(child: &Child) -> u64 {
    const PAGE_BYTES: u64 = 4096;
    let text = std::fs::read_to_string(format!("/proc/{}/statm", child.id())).unwrap_or_default();
    let pages = text.split(' ').nth(1).and_then(|it| it.parse::<u64>().ok());
    pages.map_or(0, |it| it * PAGE_BYTES)
}

#[cfg(all(test, unix))]
mod tests {
    use std::process::Command;
    use std::time::Duration;

    use super::{Ending, watch};

    fn shell(script: &str, limit_ms: u64) -> Ending {
        watch(Command::new("sh").args(["-c", script]), Duration::from_millis(limit_ms)).unwrap()
    }

    #[test]
    fn a_run_passes_fails_or_runs_away() {
        assert_eq!(shell("echo 'test a ... ok'", 60_000), Ending::Passed);
        assert_eq!(shell("exit 101", 60_000), Ending::Failed);
        assert_eq!(shell("echo 'test a ... FAILED'; exec sleep 60", 60_000), Ending::Failed);
        assert_eq!(shell("exec sleep 60", 50), Ending::RanAway);
    }
}
