//! The list of rulebooks: the only place that names every one of them.
//!
//! A new rulebook is one line of [`books!`]; games, tables and the list of systems follow from it.

use rulebook::{Rulebook, Series};

use crate::system::{System, open};
use crate::table::Table;

/// Makes of the list: a game and a table of any system, what does the same to whichever it is, and
/// the systems. The first token is the sign that macros within write before their own variables.
macro_rules! books {
    (($sign:tt) $($(#[$doc:meta])* $name:ident($book:ty)),+ $(,)?) => {
        /// A game of any system.
        #[derive(Clone, Debug)]
        #[allow(clippy::large_enum_variant, reason = "held by itself, never moved in numbers")]
        pub enum AnyGame {
            $($(#[$doc])* $name(<$book as Rulebook>::Game),)+
        }

        impl AnyGame {
            /// What the game would leave to the next as it stands.
            pub fn roster(&self) -> Option<String> {
                match self { $(Self::$name(game) => game.roster(),)+ }
            }

            /// What a game that is over leaves to the next.
            pub fn leaves(&self) -> Option<String> {
                match self { $(Self::$name(game) => game.leaves(),)+ }
            }

            /// A new game of the same scenario that takes up what another has left.
            pub(crate) fn taking_up(&self, left: &str) -> Result<Self, String> {
                match self { $(Self::$name(game) => game.taking_up(left).map(Self::$name),)+ }
            }
        }

        /// A table of any system.
        #[derive(Debug)]
        #[expect(clippy::large_enum_variant, reason = "held by itself, never moved in numbers")]
        pub enum AnyTable {
            $($(#[$doc])* $name(Table<<$book as Rulebook>::Game>),)+
        }

        /// Every rulebook there is.
        pub const SYSTEMS: &[System] = &[$(System::of::<$book>(|library, path, options| {
            Ok(open::<$book>(library, path, options)?.map(AnyGame::$name))
        })),+];

        /// Does the same to the game of whatever system.
        #[macro_export]
        macro_rules! each_game {
            ($sign game:expr, $sign it:ident => $sign body:expr) => {
                match $sign game { $($crate::AnyGame::$name($sign it) => $sign body,)+ }
            };
        }

        /// Does the same to the table of whatever system.
        macro_rules! each_table {
            ($sign table:expr, $sign it:ident => $sign body:expr) => {
                match $sign table { $($crate::AnyTable::$name($sign it) => $sign body,)+ }
            };
        }

        /// Makes a table out of the game of whatever system.
        macro_rules! table_of {
            ($sign game:expr, $sign it:ident => $sign body:expr) => {
                match $sign game {
                    $($crate::AnyGame::$name($sign it) => $crate::AnyTable::$name($sign body),)+
                }
            };
        }

        /// Makes a game out of the table of whatever system.
        macro_rules! game_of {
            ($sign table:expr, $sign it:ident => $sign body:expr) => {
                match $sign table {
                    $($crate::AnyTable::$name($sign it) => $crate::AnyGame::$name($sign body),)+
                }
            };
        }
    };
}

books! { ($)
    /// Standard Combat Series.
    Scs(rules_scs::StandardCombatSeries),
    /// Conflict of Heroes: Storms of Steel.
    Coh(rules_coh::StormsOfSteel),
    /// Prussia's Glory.
    Prussia(rules_prussia::PrussiasGlory),
    /// Ambush!
    Ambush(rules_ambush::AmbushBook),
    /// Next War: Korea.
    NextWar(rules_nextwar::NextWarKorea),
}
