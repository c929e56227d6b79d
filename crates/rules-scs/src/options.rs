//! Choices of the table that the rulebook leaves open.

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

/// An option that does not exist, or a value it cannot have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotAnOption {
    /// What is wrong, and what would be right.
    pub why: String,
}

impl Options {
    /// Names and values, as they are written; the first value is the default.
    pub const ALL: [(&'static str, [&'static str; 2]); 3] =
        [("fog", ["on", "off"]), ("heights", ["shown", "hidden"]), ("memory", ["rehide", "keep"])];

    /// Reads options by name.
    pub fn read<'a>(
        options: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Self, NotAnOption> {
        let mut read = Self::default();
        for (name, value) in options {
            match (name, value) {
                ("fog", "on") => read.fog = Fog::On,
                ("fog", "off") => read.fog = Fog::Off,
                ("heights", "shown") => read.heights = Height::Shown,
                ("heights", "hidden") => read.heights = Height::Hidden,
                ("memory", "rehide") => read.memory = Memory::Rehide,
                ("memory", "keep") => read.memory = Memory::Keep,
                _ => {
                    let known = Self::ALL.map(|(name, [a, b])| format!("{name} = {a} or {b}"));
                    let why = format!("no option {name} = {value}; there are {}", known.join(", "));
                    return Err(NotAnOption { why });
                }
            }
        }
        Ok(read)
    }
}
