//! [SCS 0.6A] The games' own rules, which prevail over the series where they differ.
//!
//! The series calls these functions at fixed places; a game without own rules answers "nothing".

mod gothic_line;

use kernel::{Illegal, refuse};

use crate::state::{Phase, UnitId, War};

/// The game whose own rules apply.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Title {
    /// None: the series rules alone.
    Series,
    /// The Gothic Line: air points and barrage.
    GothicLine,
}

impl Title {
    /// Names as they are written in scenario files.
    pub const NAMES: [(&'static str, Self); 2] =
        [("series", Self::Series), ("gothic-line", Self::GothicLine)];
}

/// Numbers that a game's own rules read from its scenario card.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TitleData {
    /// Air points per turn, by side.
    pub air: [Vec<u8>; 2],
    /// Barrage points needed for so many columns, in rising order.
    pub barrage_shifts: Vec<(u8, u8)>,
}

impl War {
    /// What a game does at the start of each game turn.
    pub(crate) fn begin_title_turn(&mut self) {
        match self.scenario.rules {
            Title::Series => {}
            Title::GothicLine => self.renew_air_points(),
        }
    }

    /// [SCS 6.1f, 7.3F] Columns that a game's own modifiers shift the combat being fought.
    pub fn title_shift(&self) -> i8 {
        match self.scenario.rules {
            Title::Series => 0,
            Title::GothicLine => self.support_shift(),
        }
    }

    /// Whether the attacker could still commit support of the game's own kind.
    pub(crate) fn attacker_has_support(&self) -> bool {
        self.may_commit_air().is_ok()
            || self.scenario.units_of(self.core.side).any(|it| self.may_barrage(it).is_ok())
    }

    /// [SCS 7.0I] Whether the game lets the defender respond to the combat announced.
    ///
    /// He is asked even if he has nothing to respond with: the attacker must not learn from the
    /// question what lies hidden in the defender's stacks [SCS 0.10A].
    pub(crate) fn defender_may_react(&self) -> bool {
        match self.scenario.rules {
            Title::Series => false,
            Title::GothicLine => self.core.phase == Phase::Combat,
        }
    }

    /// Whether the attacker may put an air point into the planned combat.
    pub(crate) fn may_commit_air(&self) -> Result<(), Illegal> {
        match self.scenario.rules {
            Title::Series => refuse("scs:6.1f", "this game has no air points"),
            Title::GothicLine => self.may_use_air(),
        }
    }

    /// Whether a unit may fire its barrage in the combat planned or announced.
    pub(crate) fn may_barrage(&self, unit: UnitId) -> Result<(), Illegal> {
        match self.scenario.rules {
            Title::Series => refuse("scs:6.1f", "this game has no barrage"),
            Title::GothicLine => self.may_fire_barrage(unit),
        }
    }
}
