//! A witness outside the database: how far every game has come.
//!
//! A log that is damaged in the middle ends there for SQLite, and what came after is gone without a
//! word. So a line is added to a plain text file after every commit, and whatever the database
//! knows less than that at the next start is missed.
//!
//! A line is `ID UNDONE STEP HASH`, or `ID gone` for a game that was removed. It is written after
//! the commit and not synced: it may lag behind the database, it is never ahead of it.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::Write as _;
use std::path::{Path, PathBuf};

use super::write::Write;

/// Lines beyond those needed before the file is written anew.
const SLACK: usize = 10_000;

/// How far a game has come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Mark {
    /// How often steps were taken back.
    pub(super) undone: u32,
    /// Number of steps.
    pub(super) step: u32,
    /// Hash of the situation after them.
    pub(super) hash: String,
}

impl Mark {
    /// Whether this is less than another. Taking back is counted first: whatever happens to a game,
    /// it comes further.
    pub(super) fn is_behind(&self, other: &Self) -> bool {
        (self.undone, self.step) < (other.undone, other.step)
    }
}

/// How far every game has come.
pub(super) type Marks = BTreeMap<String, Mark>;

/// The file, open for adding.
pub(super) struct Tally {
    path: PathBuf,
    file: File,
    marks: Marks,
    lines: usize,
}

/// Reads what was noted last of every game; what cannot be read is passed over.
pub(super) fn read(path: &Path) -> Marks {
    let mut marks = Marks::new();
    let bytes = std::fs::read(path).unwrap_or_default();
    for line in bytes.split(|it| *it == b'\n') {
        let Ok(line) = core::str::from_utf8(line) else { continue };
        match read_line(line) {
            Some((game, Some(mark))) => drop(marks.insert(game.to_owned(), mark)),
            Some((game, None)) => drop(marks.remove(game)),
            None => (),
        }
    }
    marks
}

fn read_line(line: &str) -> Option<(&str, Option<Mark>)> {
    let parts: Vec<&str> = line.split(' ').collect();
    match parts.as_slice() {
        [game, "gone"] => Some((game, None)),
        [game, undone, step, hash] => {
            let (undone, step) = (undone.parse().ok()?, step.parse().ok()?);
            Some((game, Some(Mark { undone, step, hash: (*hash).to_owned() })))
        }
        _ => None,
    }
}

impl Tally {
    /// Begins a new file with what is known now, in place of the one before.
    pub(super) fn begin(path: &Path, marks: Marks) -> std::io::Result<Self> {
        let mut fresh = path.as_os_str().to_owned();
        fresh.push(".new");
        let text: String = marks.iter().map(|(game, mark)| line(game, mark)).collect();
        std::fs::write(&fresh, text)?;
        std::fs::rename(&fresh, path)?;
        let file = OpenOptions::new().append(true).open(path)?;
        Ok(Self { path: path.to_owned(), file, lines: marks.len(), marks })
    }

    /// Notes what was written. A witness that cannot be heard is no reason to stop a game.
    pub(super) fn note<'a>(&mut self, written: impl Iterator<Item = &'a Write>) {
        let mut text = String::new();
        for write in written {
            text += &self.noted(write);
        }
        if text.is_empty() {
            return;
        }
        let _ = self.file.write_all(text.as_bytes());
        if self.lines > self.marks.len() * 2 + SLACK
            && let Ok(fresh) = Self::begin(&self.path, core::mem::take(&mut self.marks))
        {
            *self = fresh;
        }
    }

    /// The line for a write; nothing where a game has not come further.
    fn noted(&mut self, write: &Write) -> String {
        let (game, undone, standing) = match write {
            Write::Create(game) => (&game.row.id, game.row.undone, &game.row.standing),
            Write::Append(append) => (&append.game, append.undone, &append.standing),
            Write::Cut(cut) => (&cut.game, cut.undone + 1, &cut.standing),
            Write::Remove { game } => {
                self.marks.remove(game);
                self.lines += 1;
                return format!("{game} gone\n");
            }
            Write::Rename { .. }
            | Write::Seat { .. }
            | Write::Put { .. }
            | Write::Freeze { .. }
            | Write::Notes { .. }
            | Write::KeepBundle(_)
            | Write::RemoveBundle { .. } => return String::new(),
        };
        let mark = Mark { undone, step: standing.step, hash: standing.hash.clone() };
        let text = line(game, &mark);
        self.marks.insert(game.clone(), mark);
        self.lines += 1;
        text
    }
}

fn line(game: &str, Mark { undone, step, hash }: &Mark) -> String {
    format!("{game} {undone} {step} {hash}\n")
}
