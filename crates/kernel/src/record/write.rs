//! Records as text.

use core::fmt::Write;

use super::{After, Info, Item, Record, Source};
use crate::Fingerprint;

impl Record {
    /// Writes the record, sealed.
    pub fn to_text(&self) -> String {
        let mut text = self.unsealed_text();
        let seal = Fingerprint::of(text.as_bytes());
        writeln!(text, "{seal}").expect("a string takes any text");
        text
    }

    /// The seal over every byte before it: whatever follows this game names it by that.
    pub fn seal(&self) -> Fingerprint {
        Fingerprint::of(self.unsealed_text().as_bytes())
    }

    /// Writes the record up to the blank before the seal.
    pub(super) fn unsealed_text(&self) -> String {
        let mut text = String::new();
        self.write_to(&mut text).expect("a string takes any text");
        text
    }

    fn write_to(&self, out: &mut String) -> core::fmt::Result {
        self.info.write_header(self.commitment, out)?;
        for item in &self.items {
            self.info.write_item(item, out)?;
        }
        for seed in &self.seeds {
            writeln!(out, "seed {seed}")?;
        }
        write!(out, "= {} ", self.hash)
    }
}

impl Info {
    /// Writes the lines before the first answer.
    pub(crate) fn write_header(
        &self,
        commitment: Fingerprint,
        out: &mut String,
    ) -> core::fmt::Result {
        writeln!(out, "esagono-record 1")?;
        writeln!(out, "game {} rules {}", self.scenario, self.rules)?;
        writeln!(out, "data {}", self.data)?;
        writeln!(out, "options {}", self.options)?;
        writeln!(out, "seats {}", self.seats.join(" "))?;
        if let Some(After { record, veterans }) = &self.after {
            writeln!(out, "after {record}")?;
            writeln!(out, "veterans {veterans}")?;
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
            Item::Commitment(commitment) => writeln!(out, "commitment {commitment}"),
        }
    }
}
