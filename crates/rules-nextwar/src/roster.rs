//! [NW 2.3, 2.4] Counters as printed.

use crate::terms::{Class, Color, Kind, Nation, ShipKind, Side, Size};

/// [NW 2.3] One face of a ground unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Face {
    /// [NW 2.3.1]
    pub attack: u8,
    /// [NW 2.3.2]
    pub defense: u8,
    /// [NW 2.3.3] The efficiency rating.
    pub efficiency: u8,
    /// [NW 2.3.5] The movement allowance in whole points.
    pub movement: u8,
    /// [NW 2.3.7]
    pub stacking: u8,
}

/// A ground unit of the roster.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnitSpec {
    /// The id players write, such as `dprk-8-ii`.
    pub id: String,
    /// Name on the counter, such as `8/II`.
    pub name: String,
    /// Whose it is.
    pub nation: Nation,
    /// [NW 2.3.4] The formation it belongs to; empty for an independent unit.
    pub formation: String,
    /// What it is.
    pub kind: Kind,
    /// How large it is.
    pub size: Size,
    /// [NW 9.7.3] One or two.
    pub levels: u8,
    /// At full strength.
    pub full: Face,
    /// Flipped; the same as `full` for a unit of one level.
    pub reduced: Face,
    /// [NW 2.3.2.1] Whether the defense strength stands in parentheses.
    pub bracketed: bool,
    /// The color of its movement allowance.
    pub color: Color,
    /// [NWK 7.1] The group it arrives with; empty for one that is there from the start.
    pub group: String,
}

impl UnitSpec {
    /// The side it fights on.
    pub fn side(&self) -> Side {
        self.nation.side()
    }

    /// The face that shows with so many levels left.
    pub fn face(&self, levels: u8) -> &Face {
        if levels >= self.levels { &self.full } else { &self.reduced }
    }

    /// [NW 8.5.1] Its column of the terrain effects chart. An airmobile-type unit walks in that
    /// of light infantry.
    pub fn class(&self) -> Class {
        match self.full.movement {
            0..=4 => Class::Infantry,
            5 | 24 => Class::Light,
            6 => Class::Motorized,
            _ => Class::Mechanized,
        }
    }

    /// [NW 8.5.1i] Its movement allowance on the ground, in whole points.
    pub fn ground_movement(&self, levels: u8) -> u8 {
        match self.face(levels).movement {
            24 => 5,
            movement => movement,
        }
    }

    /// [NW 8.5.4.1] Whether it has helicopters of its own.
    pub fn is_airmobile_type(&self) -> bool {
        self.kind == Kind::Airmobile
    }

    /// [NW 8.5.4.1] Whether helicopters can lift it.
    pub fn is_airmobile_capable(&self) -> bool {
        self.color == Color::Yellow
    }

    /// [NWK 3.1] Whether it is light infantry.
    pub fn is_light_infantry(&self) -> bool {
        self.color == Color::Yellow
    }

    /// [NWK 7.1.2a, 7.1.2.2a] Whether it is a reserve: M and HR of the ROK, PMTU and RG of the
    /// DPRK, those of XI Corps among them.
    pub fn is_reserve(&self) -> bool {
        ["m", "hr", "rg", "pmtu", "iii-pmtu", "ix-pmtu", "xi"].contains(&self.group.as_str())
    }

    /// [NW 8.5.2, 9.4.5] Whether it goes on foot.
    pub fn is_foot(&self) -> bool {
        matches!(self.class(), Class::Infantry | Class::Light) && !self.kind.is_fixture()
    }
}

/// [NW 6.5] An attack helicopter unit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HelicopterSpec {
    /// The id players write.
    pub id: String,
    /// Name on the counter.
    pub name: String,
    /// Whose it is.
    pub nation: Nation,
    /// The formation it belongs to; may be empty.
    pub formation: String,
    /// The aircraft, such as `AH-64`.
    pub aircraft: String,
    /// One or two.
    pub levels: u8,
    /// [NW 2.4.2] Combat support at full strength and reduced.
    pub support: [u8; 2],
    /// [NW 2.4.3]
    pub range: u8,
    /// The group it arrives with; empty for one that is there from the start.
    pub group: String,
}

impl HelicopterSpec {
    /// [NW 2.4.2] Its combat support with so many levels left.
    pub fn support(&self, levels: u8) -> u8 {
        self.support[usize::from(levels < self.levels)]
    }
}

/// [NW 7.3] A naval unit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShipSpec {
    /// The id players write.
    pub id: String,
    /// Name on the counter.
    pub name: String,
    /// Whose it is.
    pub nation: Nation,
    /// What it is.
    pub kind: ShipKind,
    /// [NW 2.4.2]
    pub support: u8,
    /// [NW 2.4.3]
    pub range: u8,
    /// [NW 2.4.4] Stacking points of Marines it can carry; 0 for all but amphibious ships.
    pub capacity: u8,
    /// The group it arrives with; empty for one that is there from the start.
    pub group: String,
}
