//! One table a file: the lock beside it, which the operating system lets go when a program ends,
//! however it ends.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Write};
use std::path::Path;

use super::beside::{Beside, beside};
use crate::StoreError;

/// Bytes of an address at most.
const ADDRESS_MAX: u64 = 200;

/// Held as long as the file is open.
pub(super) struct Lock {
    file: File,
}

impl Lock {
    /// Takes the lock of a file of games, or says who has it.
    pub(super) fn take(path: &Path) -> Result<Self, StoreError> {
        let lock = beside(path, Beside::Lock);
        let mut options = OpenOptions::new();
        let opened = options.read(true).write(true).create(true).truncate(false).open(&lock);
        let taken = Self::of(opened.map_err(|fault| at_lock(path, &lock, &fault))?, path)?;
        // Whoever was here before is not any more.
        let _ = taken.file.set_len(0);
        Ok(taken)
    }

    /// Takes the lock as far as that needs no right to write: games may lie where nobody can. None
    /// if no table was ever open there.
    pub(super) fn take_to_read(path: &Path) -> Result<Option<Self>, StoreError> {
        let lock = beside(path, Beside::Lock);
        match File::open(&lock) {
            Ok(file) => Self::of(file, path).map(Some),
            Err(fault) if fault.kind() == std::io::ErrorKind::NotFound => Ok(None),
            Err(fault) => Err(at_lock(path, &lock, &fault)),
        }
    }

    fn of(file: File, path: &Path) -> Result<Self, StoreError> {
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => {
                Err(StoreError::InUse { path: path.to_owned(), at: address(&file) })
            }
            // A file system without locks: nobody can be kept out, and nobody is.
            Ok(()) | Err(TryLockError::Error(_)) => Ok(Self { file }),
        }
    }

    /// Writes down where the table is reached, for whoever finds the lock taken.
    pub(super) fn say_where(&self, address: &str) {
        // It is a help, not a duty.
        let _ = self.file.set_len(0).and_then(|()| (&self.file).write_all(address.as_bytes()));
    }
}

/// Where the one who holds the lock is reached, if it says so and we may read it.
fn address(file: &File) -> Option<String> {
    let mut text = String::new();
    file.take(ADDRESS_MAX).read_to_string(&mut text).ok()?;
    (!text.is_empty()).then_some(text)
}

/// Says of a lock that cannot be opened what it means for the one who named the folder.
fn at_lock(path: &Path, lock: &Path, fault: &std::io::Error) -> StoreError {
    match fault.kind() {
        std::io::ErrorKind::NotFound => StoreError::NoFile(path.to_owned()),
        std::io::ErrorKind::PermissionDenied => StoreError::NoRights(path.to_owned()),
        std::io::ErrorKind::ReadOnlyFilesystem => StoreError::ReadOnly(path.to_owned()),
        _ => StoreError::Beside { path: lock.to_owned(), why: fault.to_string() },
    }
}
