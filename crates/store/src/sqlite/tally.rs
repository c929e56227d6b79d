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
    /// None if it could not be written: then it is begun anew as soon as that works.
    file: Option<File>,
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

/// What two witnesses know together: of every game how far it has come at most.
pub(super) fn furthest(mut one: Marks, other: Marks) -> Marks {
    for (game, mark) in other {
        if one.get(&game).is_none_or(|it| it.is_behind(&mark)) {
            one.insert(game, mark);
        }
    }
    one
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
    /// Begins a new file with what is known now, in place of the one before. A witness that cannot
    /// be called is no reason to refuse a game.
    pub(super) fn begin(path: &Path, marks: Marks) -> Self {
        let mut tally = Self { path: path.to_owned(), file: None, marks, lines: 0 };
        tally.begin_anew();
        tally
    }

    fn begin_anew(&mut self) {
        let text: String = self.marks.iter().map(|(game, mark)| line(game, mark)).collect();
        self.file = put(&self.path, &text).ok();
        self.lines = self.marks.len();
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
        // On a full disk a line may be written in part: nothing may be added to it.
        let added = self.file.as_mut().is_some_and(|it| it.write_all(text.as_bytes()).is_ok());
        if !added || self.lines > self.marks.len() * 2 + SLACK {
            self.begin_anew();
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

/// Puts a new file in the place of one; returns it open for adding.
fn put(path: &Path, text: &str) -> std::io::Result<File> {
    let mut fresh = path.as_os_str().to_owned();
    fresh.push(".new");
    std::fs::write(&fresh, text)?;
    std::fs::rename(&fresh, path)?;
    OpenOptions::new().append(true).open(path)
}

fn line(game: &str, Mark { undone, step, hash }: &Mark) -> String {
    format!("{game} {undone} {step} {hash}\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn marks(games: &[&str]) -> Marks {
        let mark = |step| Mark { undone: 0, step, hash: format!("hash-{step}") };
        (1..).zip(games).map(|(step, game)| ((*game).to_owned(), mark(step))).collect()
    }

    fn removed(game: &str) -> [Write; 1] {
        [Write::Remove { game: game.to_owned() }]
    }

    #[test]
    fn a_line_that_could_not_be_written_is_made_up_for() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("tally");
        let mut tally = Tally::begin(&path, marks(&["g1", "g2"]));
        // As on a full disk: nothing can be added to it.
        tally.file = Some(File::open(&path).unwrap());
        tally.note(removed("g1").iter());
        let mut left = marks(&["g1", "g2"]);
        left.remove("g1");
        assert_eq!(read(&path), left);
    }

    #[test]
    fn a_witness_that_could_not_be_called_comes_later_and_knows_everything() {
        let folder = tempfile::tempdir().unwrap();
        let (path, bar) = (folder.path().join("tally"), folder.path().join("tally.new"));
        std::fs::create_dir(&bar).unwrap();
        let mut tally = Tally::begin(&path, marks(&["g1", "g2", "g3"]));
        tally.note(removed("g1").iter());
        assert_eq!(read(&path), Marks::new());
        std::fs::remove_dir(&bar).unwrap();
        tally.note(removed("g2").iter());
        assert_eq!(read(&path).into_keys().collect::<Vec<_>>(), ["g3"]);
    }
}
