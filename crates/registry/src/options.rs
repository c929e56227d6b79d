//! Options of the table, as texts.

use rulebook::Offered;
use scene::{Agreed, Message};

use crate::index::read_options;
use crate::system::System;

/// The title of an option.
pub fn option_title(system: &str, option: &Offered) -> Message {
    Message::new(format!("{system}-option-{}", option.name))
}

/// What an option is about, in a sentence.
pub fn option_about(system: &str, option: &Offered) -> Message {
    Message::new(format!("{system}-option-{}-about", option.name))
}

/// A value of an option.
pub fn option_value(system: &str, option: &Offered, value: &str) -> Message {
    Message::new(format!("{system}-option-{}-{value}", option.name))
}

/// What the line of a record with its options says, in texts.
pub(crate) fn agreed(system: &str, written: &str) -> Vec<Agreed> {
    let given = read_options(written).expect("a game was opened with these options");
    // A system that is not in the list has its door in a test, and no options.
    let offered = System::named(system).map_or_else(Vec::new, |it| (it.options)());
    let agreed = offered.iter().filter_map(|option| {
        given.get(option.name).map(|value| Agreed {
            title: option_title(system, option),
            value: option_value(system, option, value),
            rule: option.rule.to_owned(),
        })
    });
    agreed.collect()
}
