//! What a record says beside the game: who played, when, on what occasion, and comments on answers.
//!
//! All of it is optional and under the seal. None of it is part of the game: hashes of situations,
//! replays and the name that a series knows the game by do not depend on it.

use core::fmt;
use std::collections::BTreeMap;

use crate::Seat;

/// Letters of a player's name at most.
pub const NAME_MAX: usize = 120;
/// Letters of an event at most.
pub const EVENT_MAX: usize = 200;
/// Letters of a comment at most.
pub const COMMENT_MAX: usize = 1_000;
/// Comments after one answer at most.
pub const COMMENTS_MAX: usize = 16;

/// Why a header or a comment cannot stand in a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoteFault {
    /// What is wrong with it.
    pub what: String,
    /// What would be right.
    pub mend: String,
}

impl fmt::Display for NoteFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}; {}", self.what, self.mend)
    }
}

impl core::error::Error for NoteFault {}

impl NoteFault {
    pub(crate) fn new(what: impl Into<String>, mend: impl Into<String>) -> Self {
        Self { what: what.into(), mend: mend.into() }
    }
}

/// Who played, when, and on what occasion.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Headers {
    players: BTreeMap<Seat, String>,
    date: Option<String>,
    event: Option<String>,
}

impl Headers {
    /// Whether nothing is said.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Number of lines they take.
    pub(crate) fn lines(&self) -> usize {
        self.players.len() + usize::from(self.date.is_some()) + usize::from(self.event.is_some())
    }

    /// Who played the seats, in their order; those that are not named are left out.
    pub fn players(&self) -> &BTreeMap<Seat, String> {
        &self.players
    }

    /// The day on which it was played last, such as `2026-11-18`.
    pub fn date(&self) -> Option<&str> {
        self.date.as_deref()
    }

    /// The occasion.
    pub fn event(&self) -> Option<&str> {
        self.event.as_deref()
    }

    /// Names the player of a seat.
    pub fn set_player(&mut self, seat: Seat, name: &str) -> Result<(), NoteFault> {
        let name = bounded(name, "a player's name", NAME_MAX)?;
        self.players.insert(seat, name);
        Ok(())
    }

    /// Names the day.
    pub fn set_date(&mut self, date: &str) -> Result<(), NoteFault> {
        if !is_day(date) {
            let mend = "write year, month and day, as in 2026-11-18";
            return Err(NoteFault::new(format!("'{date}' is no day"), mend));
        }
        self.date = Some(date.to_owned());
        Ok(())
    }

    /// Names the occasion.
    pub fn set_event(&mut self, event: &str) -> Result<(), NoteFault> {
        self.event = Some(bounded(event, "an event", EVENT_MAX)?);
        Ok(())
    }
}

/// A comment that can stand after an answer which has so many already.
pub(crate) fn comment(text: &str, before: usize) -> Result<String, NoteFault> {
    if before >= COMMENTS_MAX {
        let mend = format!("write {COMMENTS_MAX} lines after an answer at most");
        return Err(NoteFault::new("too many comments", mend));
    }
    bounded(text, "a comment", COMMENT_MAX)
}

/// Whether a text can stand at the end of a line and be read again.
pub(super) fn is_line(text: &str) -> bool {
    !text.is_empty() && text == text.trim() && !text.contains(char::is_control)
}

fn bounded(text: &str, name: &str, letters_max: usize) -> Result<String, NoteFault> {
    if !is_line(text) {
        let mend = "write one line of text without blanks around it";
        return Err(NoteFault::new(format!("{name} is not a line of text"), mend));
    }
    if text.chars().count() > letters_max {
        let mend = format!("write {letters_max} letters at most");
        return Err(NoteFault::new(format!("{name} is too long"), mend));
    }
    Ok(text.to_owned())
}

/// Whether a text is a day of the calendar, in the one form it is written in.
fn is_day(text: &str) -> bool {
    let form = |(index, letter): (usize, char)| match index {
        4 | 7 => letter == '-',
        _ => letter.is_ascii_digit(),
    };
    if text.chars().count() != 10 || !text.chars().enumerate().all(form) {
        return false;
    }
    let number = |from: usize, to: usize| text[from..to].parse::<u32>().unwrap_or(0);
    let (year, month, day) = (number(0, 4), number(5, 7), number(8, 10));
    let leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    let days = match month {
        1 | 3 | 5 | 7 | 8 | 10 | 12 => 31,
        4 | 6 | 9 | 11 => 30,
        2 if leap => 29,
        2 => 28,
        _ => 0,
    };
    (1..=days).contains(&day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_days_of_the_calendar() {
        for day in ["2026-11-18", "2024-02-29", "2000-02-29", "0001-01-01"] {
            assert!(is_day(day), "{day}");
        }
        let none = ["2026-11-31", "2023-02-29", "1900-02-29", "2026-13-01", "2026-00-10"];
        let odd = ["2026-1-18", "18.11.2026", "2026-11-18 ", "", "２０２６-11-18"];
        for day in none.into_iter().chain(odd) {
            assert!(!is_day(day), "{day}");
        }
    }

    #[test]
    fn texts_are_lines_of_bounded_length() {
        let mut headers = Headers::default();
        assert!(headers.is_empty());
        for bad in ["", " Anna", "Anna ", "An\nna", "\u{7}"] {
            assert!(headers.set_player(Seat(0), bad).is_err(), "{bad:?}");
            assert!(headers.set_event(bad).is_err(), "{bad:?}");
            assert!(comment(bad, 0).is_err(), "{bad:?}");
        }
        let long = "è".repeat(NAME_MAX + 1);
        assert!(headers.set_player(Seat(0), &long).is_err());
        assert!(headers.is_empty());
        headers.set_player(Seat(1), &"è".repeat(NAME_MAX)).unwrap();
        assert!(!headers.is_empty());
        assert!(comment("so be it", COMMENTS_MAX).is_err());
        assert!(comment("so be it", COMMENTS_MAX - 1).is_ok());
    }
}
