//! Choices of the table that the rulebook leaves open.

use rulebook::{NotAnOption, TableOption, agree};

/// Whether something is so at this table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Height {
    /// Everybody sees how many counters lie in a stack.
    Shown,
    /// Only the owner does.
    Hidden,
}

/// What becomes of enemy counters seen in a combat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Memory {
    /// They are covered again when the combat ends.
    Rehide,
    /// They stay open until they move again.
    Keep,
}

/// [SCS 0.10] Whether enemy stacks are hidden at all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fog {
    /// Only the top unit of an enemy stack is seen.
    On,
    /// Open stacks, by agreement.
    Off,
}

/// The options of one table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// Fog of war.
    pub fog: Fog,
    /// Heights of enemy stacks.
    pub heights: Height,
    /// Memory of what a combat showed.
    pub memory: Memory,
}

impl Default for Options {
    fn default() -> Self {
        Self { fog: Fog::On, heights: Height::Shown, memory: Memory::Rehide }
    }
}

impl Options {
    /// What can be agreed on.
    pub const ALL: &'static [TableOption<Self>] = &[
        TableOption::new("fog", "scs:0.10A", &["on", "off"], |it, value| {
            it.fog = [Fog::On, Fog::Off][value];
        }),
        TableOption::new("heights", "A-25", &["shown", "hidden"], |it, value| {
            it.heights = [Height::Shown, Height::Hidden][value];
        }),
        TableOption::new("memory", "A-25", &["rehide", "keep"], |it, value| {
            it.memory = [Memory::Rehide, Memory::Keep][value];
        }),
    ];

    /// Reads options by name and value.
    pub fn read<'a>(
        pairs: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Self, NotAnOption> {
        agree(Self::ALL, pairs)
    }
}
