//! Records as text.

use core::fmt::Write;

use super::{After, Headers, Info, Item, Record, Source};
use crate::Fingerprint;

impl Record {
    /// Writes the record, sealed.
    pub fn to_text(&self) -> String {
        let mut text = self.unsealed_text();
        let seal = Fingerprint::of(text.as_bytes());
        writeln!(text, "{seal}").expect("a string takes any text");
        text
    }

    /// The seal that the record has without headers and comments: whatever follows this game names
    /// it by that, and what is said beside the game changes no series.
    pub fn seal(&self) -> Fingerprint {
        if self.has_notes() {
            return self.bare().seal();
        }
        Fingerprint::of(self.unsealed_text().as_bytes())
    }

    /// Writes the record up to the blank before the seal.
    pub(super) fn unsealed_text(&self) -> String {
        let mut text = String::new();
        self.write_to(&mut text).expect("a string takes any text");
        text
    }

    fn write_to(&self, out: &mut String) -> core::fmt::Result {
        let format = if self.has_notes() { Format::Two } else { Format::One };
        self.info.write_header(format, &self.headers, self.commitment, out)?;
        for item in &self.items {
            self.info.write_item(item, out)?;
        }
        for seed in &self.seeds {
            writeln!(out, "seed {seed}")?;
        }
        write!(out, "= {} ", self.hash)
    }
}

/// The format of a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Format {
    /// The game and nothing beside it.
    One,
    /// With headers or comments.
    Two,
}

impl Info {
    /// Writes the lines before the first answer.
    pub(crate) fn write_header(
        &self,
        format: Format,
        headers: &Headers,
        commitment: Fingerprint,
        out: &mut String,
    ) -> core::fmt::Result {
        let format = match format {
            Format::One => 1,
            Format::Two => 2,
        };
        writeln!(out, "esagono-record {format}")?;
        writeln!(out, "game {} rules {}", self.scenario, self.rules)?;
        writeln!(out, "data {}", self.data)?;
        writeln!(out, "options {}", self.options)?;
        writeln!(out, "seats {}", self.seats.join(" "))?;
        if let Some(After { record, veterans }) = &self.after {
            writeln!(out, "after {record}")?;
            writeln!(out, "veterans {veterans}")?;
        }
        for (seat, name) in headers.players() {
            writeln!(out, "player {} {name}", self.seats[usize::from(seat.0)])?;
        }
        if let Some(date) = headers.date() {
            writeln!(out, "date {date}")?;
        }
        if let Some(event) = headers.event() {
            writeln!(out, "event {event}")?;
        }
        writeln!(out, "commitment {commitment}")
    }

    /// Writes one line of the body.
    pub(crate) fn write_item(&self, item: &Item, out: &mut String) -> core::fmt::Result {
        match item {
            Item::Action { seat, text } => {
                writeln!(out, "> {} {text}", self.seats[usize::from(seat.0)])
            }
            Item::Die { source, die } => {
                let sign = match source {
                    Source::Stream => '.',
                    Source::Hand => '*',
                };
                writeln!(out, "{sign} d{} {} {}", die.sides, die.face, die.rule)
            }
            Item::Comment(text) => writeln!(out, "; {text}"),
            Item::Commitment(commitment) => writeln!(out, "commitment {commitment}"),
        }
    }
}
