//! The only place that names every rules module.
//!
//! A [`Registry`] knows the scenarios of a library of data files; opening one gives an
//! [`AnyTable`]: a game being played, spoken to in texts and JSON values, whatever its system.

#[macro_use]
mod books;
mod any;
mod earlier;
mod fault;
mod index;
mod line;
mod options;
mod own;
mod series;
mod sort;
mod system;
mod table;
mod words;

pub use books::{AnyGame, AnyTable, SYSTEMS};
pub use catalog::{Diagnostic, Severity};
pub use earlier::{Differs, Earlier, ToldDie, ToldStep, told};
pub use fault::{Fault, OpenFault, SeriesFault};
pub use index::{Listing, Opening, Registry};
pub use line::scene_value;
pub use options::{option_about, option_title, option_value};
pub use own::{Brought, OwnScenario, OwnScenarios, id_of, own_name, place_of};
pub use rulebook::{Offered, Usual};
pub use sort::{Sorted, sort};
pub use system::{System, open};
pub use table::{Held, Table, UndoLimit, Viewed, WhyView, odds_value};
pub use words::{refusal, said, spoken};
