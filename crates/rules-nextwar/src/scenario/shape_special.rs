//! How a scenario file writes the rules of its own.

use catalog::Spanned;
use schemars::JsonSchema;
use serde::Deserialize;

use super::shape::{GateWord, Text, shapes};

shapes! {
    /// Rules of a scenario's own.
    SpecialShape {
        /// A unit that holds its hex and does nothing else.
        rooted: Option<RootedShape>,
        /// A unit that cannot move until an enemy comes near.
        pinned: Option<PinnedShape>,
        /// A unit whose first move begins late.
        late: Option<LateShape>,
        /// A unit that starts outside the area.
        outside: Option<OutsideShape>,
        /// When Japanese ground forces may come.
        japan: Option<JapanShape>,
    }
    /// A unit that holds its hex and does nothing else.
    RootedShape {
        /// Its rule.
        rule: Option<Text>,
        /// The unit.
        unit: Text,
        /// The hex that the enemy must hold.
        watch: Text,
        /// With so many stacking points.
        points: u8,
    }
    /// A unit that cannot move until an enemy comes near.
    PinnedShape {
        /// Its rule.
        rule: Option<Text>,
        /// The unit.
        unit: Text,
        /// Factors added to attacks on it.
        attack_factors: u8,
        /// The modifier for several corps.
        several_corps_drm: i8,
        /// The rule that releases it.
        release: Option<Text>,
        /// What may happen to it in each Reorganization Phase.
        attrition: AttritionShape,
    }
    /// What may happen to a pinned unit: rolls from and to.
    AttritionShape {
        /// Its rule.
        rule: Option<Text>,
        /// It loses a level and retreats a hex.
        level_and_retreat: (i8, i8),
        /// It is eliminated.
        eliminated: (i8, i8),
    }
    /// A unit whose first move begins late.
    LateShape {
        /// Its rule.
        rule: Option<Text>,
        /// The unit.
        unit: Text,
        /// Movement points spent.
        mp_spent: u16,
    }
    /// A unit that starts outside the area.
    OutsideShape {
        /// Its rule.
        rule: Option<Text>,
        /// The unit.
        unit: Text,
    }
    /// When Japanese ground forces may come.
    JapanShape {
        /// Its rule.
        rule: Option<Text>,
        /// Its option.
        option: Option<Spanned<GateWord>>,
        /// So many urban hexes of Seoul in enemy hands.
        seoul_hexes: u8,
        /// And an enemy unit south of this row.
        south_of_row: Text,
    }
}
