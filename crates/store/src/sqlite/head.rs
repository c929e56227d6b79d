//! The first page of a file, which says where everything else begins: made anew where it is lost,
//! for copies from which games are saved. Every file begins in the same way.

use std::path::{Path, PathBuf};

use rusqlite::Connection;

use super::beside::{Beside, beside};
use super::open;

/// Bytes of a page.
const PAGE: usize = 4096;
/// Where the first page tells how many pages there are.
const PAGES: core::ops::Range<usize> = 28..32;

/// Makes a file of no games in place of an empty one. What the log holds of the one that was lies
/// on the same pages.
pub(super) fn begin_if_empty(copy: &Path) {
    if std::fs::metadata(copy).map_or(0, |it| it.len()) > 0 {
        return;
    }
    // The log waits until the pages are there; a file that cannot be made tells nothing anyway.
    let (log, waiting) = (beside(copy, Beside::Log), copy.with_extension("log"));
    let _ = std::fs::rename(&log, &waiting);
    begin(copy);
    let _ = std::fs::rename(&waiting, &log);
}

/// A further copy whose first page is that of a file of no games; none if it cannot be made. The
/// log was laid over the copy already.
pub(super) fn renewed(copy: &Path) -> Option<PathBuf> {
    let fresh = copy.with_extension("fresh");
    begin(&fresh);
    let (mut bytes, head) = (std::fs::read(copy).ok()?, std::fs::read(&fresh).ok()?);
    let count = u32::try_from(bytes.len() / PAGE).ok()?;
    bytes.get_mut(..PAGE)?.copy_from_slice(head.get(..PAGE)?);
    bytes[PAGES].copy_from_slice(&count.to_be_bytes());
    let renewed = copy.with_extension("renewed");
    std::fs::write(&renewed, bytes).ok()?;
    Some(renewed)
}

fn begin(path: &Path) {
    if let Ok(mut connection) = Connection::open(path) {
        let _ = open::migrate(&mut connection);
    }
}
