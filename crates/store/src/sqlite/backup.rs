//! Copies of the file, made by itself at the start, a few generations deep.
//!
//! The newest is number 1. A new one takes its place as long as the one before it is younger than a
//! day, so that a program started ten times in an evening does not push out the copies of the days
//! before. What cannot be copied whole is not copied.

#![allow(clippy::disallowed_types, reason = "files have times; the rules do not")]

use std::path::{Path, PathBuf};
use std::thread::JoinHandle;
use std::time::{Duration, SystemTime};

use rusqlite::{Connection, InterruptHandle};

use super::beside::{folder_of, not_written};
use super::write;
use crate::StoreError;

/// Copies that are kept.
const GENERATIONS: u32 = 5;
/// How much older than the newest copy the one before must be to be kept apart.
const APART: Duration = Duration::from_hours(20);

/// A copy being made on a thread of its own.
pub(super) struct Backup {
    interrupt: InterruptHandle,
    thread: Option<JoinHandle<Option<StoreError>>>,
    failed: Option<StoreError>,
}

impl Backup {
    /// Begins to copy, if anything has changed since the last copy.
    pub(super) fn start(path: &Path, connection: Connection) -> Self {
        let (path, interrupt) = (path.to_owned(), connection.get_interrupt_handle());
        let thread = std::thread::spawn(move || {
            if is_up_to_date(&path) {
                return None;
            }
            copy(&path, &connection).err()
        });
        Self { interrupt, thread: Some(thread), failed: None }
    }

    /// Why no copy could be made, once it is known.
    pub(super) fn failed(&mut self) -> Option<StoreError> {
        if self.thread.as_ref().is_some_and(JoinHandle::is_finished) {
            self.join();
        }
        self.failed.clone()
    }

    /// Gives up the copy that is being made; those there are stay.
    pub(super) fn stop(&mut self) {
        self.interrupt.interrupt();
        self.join();
    }

    fn join(&mut self) {
        if let Some(thread) = self.thread.take() {
            // A thread that panicked has made no copy.
            let panicked = || StoreError::Database("a fault of the program".into());
            self.failed = thread.join().unwrap_or_else(|_| Some(panicked()));
        }
    }
}

impl Drop for Backup {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Where a generation lies; 1 is the newest.
pub(super) fn generation(path: &Path, number: u32) -> PathBuf {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let end = path.extension().map_or_else(String::new, |it| format!(".{}", it.to_string_lossy()));
    folder_of(path).join("backups").join(format!("{stem}-{number}{end}"))
}

/// Every copy there is, the newest first.
pub(super) fn generations(path: &Path) -> Vec<PathBuf> {
    (1..=GENERATIONS).map(|it| generation(path, it)).filter(|it| it.is_file()).collect()
}

fn time_of(path: &Path) -> Option<SystemTime> {
    std::fs::metadata(path).and_then(|it| it.modified()).ok()
}

/// Whether the newest copy is younger than the file, which was folded right before.
fn is_up_to_date(path: &Path) -> bool {
    match (time_of(&generation(path, 1)), time_of(path)) {
        (Some(copy), Some(file)) => copy >= file,
        _ => false,
    }
}

fn copy(path: &Path, connection: &Connection) -> Result<(), StoreError> {
    let newest = generation(path, 1);
    let said = |fault: std::io::Error| not_written(&newest, &fault);
    std::fs::create_dir_all(folder_of(&newest)).map_err(said)?;
    let fresh = newest.with_extension("new");
    // One that was begun before and not finished.
    let _ = std::fs::remove_file(&fresh);
    let made = connection.execute("VACUUM INTO ?1", [fresh.to_string_lossy()]);
    if let Err(fault) = made {
        let _ = std::fs::remove_file(&fresh);
        return match fault.sqlite_error_code() {
            Some(rusqlite::ErrorCode::OperationInterrupted) => Ok(()),
            _ => Err(write::fault(&fault)),
        };
    }
    make_place(path).and_then(|()| std::fs::rename(&fresh, &newest)).map_err(said)
}

/// Moves every copy one generation back, unless the newest is of the same day as the one before.
fn make_place(path: &Path) -> std::io::Result<()> {
    let (newest, before) = (time_of(&generation(path, 1)), time_of(&generation(path, 2)));
    if let (Some(newest), Some(before)) = (newest, before)
        && newest.duration_since(before).is_ok_and(|it| it < APART)
    {
        return Ok(());
    }
    for number in (1..GENERATIONS).rev() {
        let from = generation(path, number);
        if from.is_file() {
            std::fs::rename(from, generation(path, number + 1))?;
        }
    }
    Ok(())
}
