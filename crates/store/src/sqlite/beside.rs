//! What lies beside a file of games, and keeping all of it aside when something is lost.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use crate::StoreError;

/// Folders of what was kept aside that are looked into: whoever has more has other troubles.
const ASIDE_MAX: u32 = 1_000;

/// A file that lies beside the games.
#[derive(Clone, Copy)]
pub(super) enum Beside {
    /// The write-ahead log of SQLite.
    Log,
    /// How far every game has come, as a witness.
    Tally,
    /// Who has the file open.
    Lock,
}

/// The path of a file beside the games.
pub(super) fn beside(path: &Path, what: Beside) -> PathBuf {
    let end = match what {
        Beside::Log => "-wal",
        Beside::Tally => "-tally",
        Beside::Lock => "-lock",
    };
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    name.into()
}

/// The folder in which a file lies.
pub(super) fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}

/// Copies the file, its log and its tally into a new folder beside them; returns the folder.
pub(super) fn keep_aside(path: &Path) -> Result<PathBuf, StoreError> {
    let home = folder_of(path);
    let folder = new_folder(home).map_err(|fault| not_written(home, &fault))?;
    copy_into(path, &folder).map_err(|fault| {
        // Half a copy helps nobody, and every start would leave another.
        let _ = std::fs::remove_dir_all(&folder);
        not_written(&folder, &fault)
    })?;
    Ok(folder)
}

/// Says of a file beside the games that cannot be written what it means.
pub(super) fn not_written(path: &Path, fault: &std::io::Error) -> StoreError {
    match fault.kind() {
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => StoreError::DiskFull,
        _ => StoreError::Beside { path: path.to_owned(), why: fault.to_string() },
    }
}

/// Copies the file, its log and its tally into a folder, as far as they are there.
pub(super) fn copy_into(path: &Path, folder: &Path) -> std::io::Result<()> {
    for file in [path.to_owned(), beside(path, Beside::Log), beside(path, Beside::Tally)] {
        if let (true, Some(name)) = (file.is_file(), file.file_name()) {
            copy(&file, &folder.join(name))?;
        }
    }
    Ok(())
}

/// Copies what is in a file, and not the rights to it: a copy is there to be worked on.
pub(super) fn copy(from: &Path, to: &Path) -> std::io::Result<()> {
    let (mut from, mut to) = (std::fs::File::open(from)?, std::fs::File::create(to)?);
    std::io::copy(&mut from, &mut to).map(drop)
}

/// Every file that was kept aside, the oldest first.
pub(super) fn kept_aside(path: &Path) -> Vec<PathBuf> {
    let aside = |number: u32| folder_of(path).join(format!("damaged-{number}"));
    // Somebody may have removed the first ones.
    let folders = (1..=ASIDE_MAX).map(aside).filter(|it| it.is_dir());
    folders.map(|it| it.join(path.file_name().unwrap_or_default())).collect()
}

/// Refuses files that are there, and that we may not read.
pub(super) fn require_readable(path: &Path) -> Result<(), StoreError> {
    for file in [path.to_owned(), beside(path, Beside::Log), beside(path, Beside::Tally)] {
        if let Err(fault) = std::fs::File::open(&file)
            && fault.kind() == ErrorKind::PermissionDenied
        {
            return Err(StoreError::NoRights(file));
        }
    }
    Ok(())
}

/// Makes the first folder of `damaged-1`, `damaged-2` and so on that is not there yet.
fn new_folder(home: &Path) -> std::io::Result<PathBuf> {
    let mut number = 1_u32;
    loop {
        let folder = home.join(format!("damaged-{number}"));
        match std::fs::create_dir(&folder) {
            Ok(()) => return Ok(folder),
            Err(fault) if fault.kind() == ErrorKind::AlreadyExists => number += 1,
            Err(fault) => return Err(fault),
        }
    }
}
