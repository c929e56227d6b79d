//! What the games played here share: what was to be said and could not be, and who chooses.

use std::collections::BTreeSet;

use kernel::dice::Stream;
use kernel::{Dice, Roll, Rule};
use scene::{Cell, Chart, Message};
use texts::built_in;

/// What was to be said and could not be, each fault once.
#[derive(Default)]
pub(crate) struct Unsaid(pub(crate) BTreeSet<String>);

impl Unsaid {
    /// Says a message in every language.
    pub(crate) fn say(&mut self, message: &Message) {
        for lang in built_in().languages() {
            let faults = built_in().try_say(lang, message).err().into_iter().flatten();
            self.0.extend(faults.map(|fault| format!("[{lang}] {}: {fault}", message.key)));
        }
    }

    pub(crate) fn say_all(&mut self, messages: impl IntoIterator<Item = Message>) {
        messages.into_iter().for_each(|it| self.say(&it));
    }

    /// Says all that can be read in charts.
    pub(crate) fn say_charts(&mut self, charts: Vec<Chart>) {
        for chart in charts {
            self.say_all([chart.title, chart.corner].into_iter().chain(chart.notes));
            let rows = chart.rows.into_iter().flat_map(|row| [vec![row.head], row.cells].concat());
            self.say_all(chart.columns.into_iter().chain(rows).filter_map(|cell| match cell {
                Cell::Words(message) => Some(message),
                Cell::Sign(_) => None,
            }));
        }
    }
}

/// Returns a number below `count`.
pub(crate) fn pick(stream: &mut Stream, count: usize) -> usize {
    let mut digit = || usize::from(stream.roll(Roll { sides: 100, rule: Rule("table") })) - 1;
    (digit() * 10_000 + digit() * 100 + digit()) % count
}
