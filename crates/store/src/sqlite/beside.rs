//! What lies beside a file of games, and keeping all of it aside when something is lost.

use std::path::{Path, PathBuf};

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
pub(super) fn keep_aside(path: &Path) -> std::io::Result<PathBuf> {
    let folder = new_folder(folder_of(path))?;
    copy_into(path, &folder)?;
    Ok(folder)
}

/// Copies the file, its log and its tally into a folder, as far as they are there.
pub(super) fn copy_into(path: &Path, folder: &Path) -> std::io::Result<()> {
    for file in [path.to_owned(), beside(path, Beside::Log), beside(path, Beside::Tally)] {
        if let (true, Some(name)) = (file.is_file(), file.file_name()) {
            std::fs::copy(&file, folder.join(name))?;
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
            Err(fault) if fault.kind() == std::io::ErrorKind::AlreadyExists => number += 1,
            Err(fault) => return Err(fault),
        }
    }
}
