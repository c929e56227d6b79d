//! The write-ahead log of SQLite, read by ourselves where SQLite would throw it away.
//!
//! For SQLite the log ends at the first frame whose checksum does not fit. But every frame keeps
//! the checksum that the next one goes on from, so that those behind a damaged frame can still be
//! told from rubbish; and a page is written again and again, so that a later frame often heals what
//! an earlier one has lost.

use std::collections::BTreeMap;
use std::path::Path;

use super::beside::{Beside, beside};
use crate::StoreError;

/// Bytes before the first frame.
const HEAD: usize = 32;
/// Bytes before the page of a frame.
const FRAME_HEAD: usize = 24;
/// The first bytes of a log; the last bit says whether checksums are big-endian.
const MAGIC: u32 = 0x377f_0682;
/// Where a page of the main file says that there is a log: 2 if so, 1 if not.
const LOG_MARKS: [usize; 2] = [18, 19];

/// Refuses a main file that is empty or missing beside a log that is not: SQLite would begin anew
/// and write over the log.
pub(super) fn require_main(path: &Path) -> Result<(), StoreError> {
    let length = |it: &Path| std::fs::metadata(it).map_or(0, |it| it.len());
    let log = length(&beside(path, Beside::Log));
    if length(path) == 0 && usize::try_from(log).is_ok_and(|it| it > HEAD) {
        return Err(StoreError::Emptied(path.to_owned()));
    }
    Ok(())
}

/// Lays everything the log still holds over the main file and takes the log away. Both are copies.
pub(super) fn lay_over(path: &Path) -> std::io::Result<()> {
    let log_path = beside(path, Beside::Log);
    let log = std::fs::read(&log_path).unwrap_or_default();
    let Some(read) = Frames::read(&log) else { return Ok(()) };
    let mut main = std::fs::read(path).unwrap_or_default();
    for (&number, page) in &read.pages {
        let from = (number - 1) * read.page_size;
        if main.len() < from + read.page_size {
            main.resize(from + read.page_size, 0);
        }
        main[from..from + read.page_size].copy_from_slice(page);
    }
    for at in LOG_MARKS {
        if let Some(mark) = main.get_mut(at) {
            *mark = 1;
        }
    }
    std::fs::write(path, main)?;
    std::fs::remove_file(&log_path)
}

/// What a log still holds.
struct Frames<'a> {
    page_size: usize,
    /// The last committed page of every number.
    pages: BTreeMap<usize, &'a [u8]>,
}

/// One frame.
struct Frame<'a> {
    number: usize,
    /// Pages of the whole file if a transaction ends here, 0 if not.
    file_pages: usize,
    page: &'a [u8],
    whole: bool,
}

impl<'a> Frames<'a> {
    /// Reads a log; none if it is not one.
    fn read(log: &'a [u8]) -> Option<Self> {
        let magic = word(log, 0)?;
        let page_size = usize::try_from(word(log, 8)?).ok()?;
        if magic & !1 != MAGIC || !page_size.is_power_of_two() || page_size < 512 {
            return None;
        }
        let big = magic & 1 == 1;
        let salts = log.get(16..24)?;
        let mut sum = (word(log, 24)?, word(log, 28)?);
        let mut frames = Vec::new();
        for bytes in log.get(HEAD..)?.chunks_exact(FRAME_HEAD + page_size) {
            let stored = (word(bytes, 16)?, word(bytes, 20)?);
            let whole = checksum(checksum(sum, &bytes[..8], big), &bytes[FRAME_HEAD..], big);
            sum = stored;
            // Frames of an older log lie behind the end of this one.
            if &bytes[8..16] == salts {
                frames.push(Frame {
                    number: usize::try_from(word(bytes, 0)?).ok()?,
                    file_pages: usize::try_from(word(bytes, 4)?).ok()?,
                    page: &bytes[FRAME_HEAD..],
                    whole: whole == stored,
                });
            }
        }
        Some(Self::committed(page_size, &frames))
    }

    /// Takes the frames up to the last end of a transaction.
    fn committed(page_size: usize, frames: &[Frame<'a>]) -> Self {
        let ends = |it: &Frame<'_>| it.whole && it.file_pages > 0;
        let until = frames.iter().rposition(ends).map_or(0, |it| it + 1);
        let file_pages = frames.iter().filter(|it| ends(it)).map(|it| it.file_pages).max();
        let most = file_pages.unwrap_or(0);
        let mut pages = BTreeMap::new();
        for frame in &frames[..until] {
            // One wrong bit in a page is better than the page before; its number must make sense.
            if (1..=most).contains(&frame.number) {
                pages.insert(frame.number, frame.page);
            }
        }
        Self { page_size, pages }
    }
}

fn word(bytes: &[u8], at: usize) -> Option<u32> {
    Some(u32::from_be_bytes(bytes.get(at..at + 4)?.try_into().ok()?))
}

/// The checksum of SQLite's log, going on from another.
fn checksum((mut one, mut two): (u32, u32), bytes: &[u8], big: bool) -> (u32, u32) {
    let read = |it: &[u8]| {
        let it: [u8; 4] = it.try_into().expect("chunks of eight bytes have two halves of four");
        if big { u32::from_be_bytes(it) } else { u32::from_le_bytes(it) }
    };
    for pair in bytes.chunks_exact(8) {
        one = one.wrapping_add(read(&pair[..4])).wrapping_add(two);
        two = two.wrapping_add(read(&pair[4..])).wrapping_add(one);
    }
    (one, two)
}
