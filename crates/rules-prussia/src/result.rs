//! What dice bring: results of the tables, successes, and what befalls whom.

use core::fmt;

use crate::charts::{Cell, result_text};
use crate::decision::Piece;
use crate::state::Army;

/// What a roll brings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RollResult {
    /// [PG 19.6a] A result of the Combat Table.
    Fought {
        /// Who attacks.
        army: Army,
        /// The attacker's and the defender's part.
        cells: [Cell; 2],
    },
    /// [PG 16.2a] A result of the Bombardment Table.
    Bombarded {
        /// Who fires.
        army: Army,
        /// What the target suffers; none where the strength is below the table.
        cell: Option<Cell>,
    },
    /// [PG 8.5a] Whether a unit rallies.
    Rally {
        /// Whose.
        army: Army,
        /// Whether it does.
        success: bool,
    },
    /// [PG 13.1a] Whether an army becomes active.
    Activation {
        /// Which.
        army: Army,
        /// Whether it does.
        success: bool,
    },
    /// [PG 14.2b] Whether a special leader helps.
    Help {
        /// Whose.
        army: Army,
        /// Whether he does.
        success: bool,
    },
    /// [PG 7.3.3b] Whether a wing deploys in time.
    Deployment {
        /// Whose.
        army: Army,
        /// Whether it does.
        success: bool,
    },
    /// [PG 19.12.2a] How many units charge.
    Charge {
        /// Whose.
        army: Army,
        /// How many.
        units: usize,
    },
    /// What befalls some, in the order in which the dice fall.
    Fates(Vec<Befell>),
    /// What the dice bring that fall when a phase ends or begins, in this order.
    Course(Vec<PhaseDie>),
}

/// What dice of the sequence of play bring, whatever was answered before them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PhaseDie {
    /// [PG 23.4.4a, 23.4.4b] What it costs an army to have stood still.
    Passivity {
        /// Which.
        army: Army,
        /// Army Morale lost.
        points: u8,
    },
    /// [PG 26.3.3a] Whether Lacy comes.
    Lacy {
        /// Whether he does.
        comes: bool,
    },
    /// [PG 14.2a] How many groups are Effective.
    Command {
        /// Whose.
        army: Army,
        /// How many are.
        effective: u8,
        /// How many rolled.
        groups: u8,
    },
}

impl PhaseDie {
    /// Whose matter it is.
    pub const fn army(self) -> Army {
        match self {
            Self::Passivity { army, .. } | Self::Command { army, .. } => army,
            Self::Lacy { .. } => Army::Coalition,
        }
    }

    /// Whether it is as good for that army as it can be, as bad, or neither.
    pub const fn is_good(self) -> Option<bool> {
        match self {
            Self::Passivity { points, .. } => Some(points == 0),
            Self::Lacy { comes } => Some(comes),
            Self::Command { effective: 0, .. } => Some(false),
            Self::Command { effective, groups, .. } if effective == groups => Some(true),
            Self::Command { .. } => None,
        }
    }
}

impl fmt::Display for PhaseDie {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Passivity { points, .. } => write!(f, "passivity {points}"),
            Self::Lacy { comes: true } => f.write_str("lacy comes"),
            Self::Lacy { comes: false } => f.write_str("lacy waits"),
            Self::Command { effective, groups, .. } => write!(f, "effective {effective}/{groups}"),
        }
    }
}

/// What befalls a unit or a leader.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Befell {
    /// The id of who it is.
    pub id: String,
    /// Who it is.
    pub piece: Piece,
    /// Whose.
    pub army: Army,
    /// What befalls it.
    pub lot: Lot,
}

/// What can befall a unit or a leader by a die that is read from no table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lot {
    /// [PG 8.3a] It passes its check.
    Holds,
    /// [PG 8.3a] It does not.
    Fails,
    /// [PG 8.3a] It Routs.
    Routs,
    /// [PG 9.2b] A lone leader gets away.
    Escapes,
    /// [PG 9.2a, 9.2b] A leader dies.
    Killed,
    /// [PG 9.2a] A leader is wounded.
    Wounded,
    /// [PG 19.9.1b] Guns are taken.
    Captured,
    /// [PG C1b] The counter on the map is taken, the rest is not.
    PartCaptured,
    /// [PG 19.9.1b] They are not.
    Saved,
}

impl Lot {
    /// Its word.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Holds => "holds",
            Self::Fails => "fails",
            Self::Routs => "routs",
            Self::Escapes => "escapes",
            Self::Killed => "killed",
            Self::Wounded => "wounded",
            Self::Captured => "captured",
            Self::PartCaptured => "part-captured",
            Self::Saved => "saved",
        }
    }

    /// Whether it is good for those it befalls.
    pub const fn is_good(self) -> bool {
        match self {
            Self::Holds | Self::Escapes | Self::Saved => true,
            Self::Fails
            | Self::Routs
            | Self::Killed
            | Self::Wounded
            | Self::Captured
            | Self::PartCaptured => false,
        }
    }
}

impl fmt::Display for RollResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = |success: &bool, yes, no| if *success { yes } else { no };
        match self {
            Self::Fought { cells, .. } => f.write_str(&result_text(*cells)),
            Self::Bombarded { cell: Some(cell), .. } => cell.fmt(f),
            Self::Bombarded { cell: None, .. } => f.write_str("0"),
            Self::Rally { success, .. } => f.write_str(word(success, "rallied", "failed")),
            Self::Activation { success, .. } => f.write_str(word(success, "active", "inactive")),
            Self::Help { success, .. } => f.write_str(word(success, "effective", "degraded")),
            Self::Deployment { success, .. } => f.write_str(word(success, "deployed", "in-column")),
            Self::Charge { units, .. } => write!(f, "{units} charge"),
            Self::Fates(fates) => {
                let texts = fates.iter().map(|it| format!("{} {}", it.id, it.lot.word()));
                f.write_str(&texts.collect::<Vec<_>>().join(", "))
            }
            Self::Course(dice) => {
                let texts = dice.iter().map(ToString::to_string);
                f.write_str(&texts.collect::<Vec<_>>().join(", "))
            }
        }
    }
}
