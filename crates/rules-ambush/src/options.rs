//! What the players agree on before the first step.

use canon::Digest;
use rulebook::TableOption;

/// Options of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest)]
pub struct Options {
    /// [AMB 1c] How many players share the squad, one to four.
    pub players: u8,
    /// [AMB 1d] Whether players talk only while their soldiers can hear each other.
    pub limited_talk: bool,
    /// [AMB 1e] Whether the points that each player earns are counted by themselves.
    pub own_points: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self { players: 1, limited_talk: false, own_points: false }
    }
}

impl Options {
    /// What can be agreed on.
    pub const ALL: &'static [TableOption<Self>] = &[
        TableOption::new("players", "amb:1c", &["1", "2", "3", "4"], |it, value| {
            it.players = u8::try_from(value + 1).expect("four at most");
        }),
        TableOption::new("talk", "amb:1d", &["free", "limited"], |it, value| {
            it.limited_talk = value == 1;
        }),
        TableOption::new("points", "amb:1e", &["shared", "own"], |it, value| {
            it.own_points = value == 1;
        }),
    ];
}
