//! The counters: units with their ladders of levels, leaders, wings.

use catalog::Bilingual;

use crate::state::{Army, LeaderId, WingId};

/// [PG 1.1a] Whose colors a unit wears.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Nation {
    /// Blue.
    Prussian,
    /// White.
    Austrian,
    /// White, tag Wurt.
    Wurttemberg,
    /// White, tag Wurz.
    Wurzburg,
    /// White, tag Bav.
    Bavarian,
    /// Grey.
    Saxon,
    /// Green.
    Russian,
    /// Light grey.
    French,
    /// Light grey, tag Sw.
    Swiss,
    /// Light grey, tag Ger.
    German,
    /// Grey: the contingents of the Empire.
    Kreise,
}

/// The arm of a unit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Arm {
    /// On foot.
    Infantry,
    /// Mounted.
    Cavalry,
    /// Guns.
    Artillery,
    /// [PG 25.3.5c] The Russian light baggage: infantry for movement and command.
    Baggage,
}

/// The type of a unit, as far as rules ask for it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// Foot of the line.
    Line,
    /// Foot guards.
    Guard,
    /// Grenadiers.
    Grenadier,
    /// Croats.
    Croat,
    /// Riflemen.
    Jaeger,
    /// [PG 23.4.3a] Free battalions.
    Freikorps,
    /// The Russian Observation Corps.
    Observation,
    /// Heavy horse in breastplates.
    Cuirassier,
    /// Dragoons.
    Dragoon,
    /// Hussars.
    Hussar,
    /// Light dragoons of Austria and Saxony.
    Chevauleger,
    /// Other heavy horse.
    HeavyHorse,
    /// [PG 25.3.8a] Cossacks.
    Cossack,
    /// [PG 26.3.6a] Free dragoons.
    FreikorpsDragoon,
    /// [PG 26.3.6a] Free hussars.
    FreikorpsHussar,
    /// Guns.
    Battery,
    /// Heavy guns.
    HeavyBattery,
    /// Wagons.
    Baggage,
}

/// [PG 1.4b, 2.1a, 2.2a] What a unit is worth at one level.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Face {
    /// Strength points; 0 for artillery.
    pub sp: u8,
    /// [PG 7.2.5a, 25.3.7a] Whether they are printed in brackets.
    pub bracketed: bool,
    /// [PG 2.2a] Bombardment strength at range 1, 2, 3; nothing for foot and horse.
    pub bs: [u8; 3],
    /// Morale rating.
    pub mr: u8,
    /// Movement allowance.
    pub ma: u8,
}

/// One unit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unit {
    /// What players write.
    pub id: String,
    /// Whose.
    pub army: Army,
    /// Its nation.
    pub nation: Nation,
    /// Its arm.
    pub arm: Arm,
    /// Its type.
    pub kind: Kind,
    /// [PG 1.2f] Its wing; artillery and baggage have none.
    pub wing: Option<WingId>,
    /// Its name on the counter.
    pub name: String,
    /// The ladder: index 0 is one level, the last is full strength.
    pub faces: Vec<Face>,
    /// [PG 19.5.1e] Shock points.
    pub shock: u8,
    /// [PG 25.3.8a, 26.3.6a] Whether its levels count double for stacking and Engaged.
    pub double: bool,
    /// [PG 24.3b] Levels at the start.
    pub start: u8,
}

impl Unit {
    /// [PG 1.4b] Levels at full strength.
    pub fn full(&self) -> u8 {
        u8::try_from(self.faces.len()).unwrap_or(u8::MAX)
    }

    /// The values at a level, from 1.
    pub fn face(&self, level: u8) -> Face {
        level
            .checked_sub(1)
            .and_then(|it| self.faces.get(usize::from(it)))
            .copied()
            .unwrap_or_default()
    }

    /// Whether it is infantry or cavalry: it fights in close combat. The baggage counts as infantry.
    pub fn is_line(&self) -> bool {
        !self.is_artillery()
    }

    /// Whether it is artillery.
    pub fn is_artillery(&self) -> bool {
        self.arm == Arm::Artillery
    }

    /// Whether it is cavalry.
    pub fn is_cavalry(&self) -> bool {
        self.arm == Arm::Cavalry
    }

    /// Whether it goes on foot.
    pub fn is_infantry(&self) -> bool {
        matches!(self.arm, Arm::Infantry | Arm::Baggage)
    }

    /// [PG 1.2b] Fast units: all cavalry, and infantry whose printed MA is 4.
    pub fn is_fast(&self) -> bool {
        match self.arm {
            Arm::Cavalry => true,
            Arm::Infantry => self.face(self.full()).ma == FAST_FOOT,
            Arm::Artillery | Arm::Baggage => false,
        }
    }
}

/// [PG 1.2b] The allowance of infantry that is Fast.
const FAST_FOOT: u8 = 4;

/// [PG 1.4a] The counter that a level is printed on: 3 and 4 on the main one, 1 and 2 on the other.
pub fn counters(level: u8) -> u8 {
    level.div_ceil(2)
}

/// What a leader leads.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Role {
    /// The army.
    Commander,
    /// A wing.
    Wing,
}

/// [PG 6.2.1a] Whom a special leader can help.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Letter {
    /// I: infantry wings.
    Infantry,
    /// C: cavalry wings.
    Cavalry,
    /// None: any wing.
    Any,
}

/// [PG 9.1b] Who takes over from an Army Commander.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Second {
    /// [PG 9.1c] A leader of a wing.
    Leader(LeaderId),
    /// Somebody else: name, Initiative, MM, MA.
    Other {
        /// His name.
        name: String,
        /// His Initiative.
        initiative: u8,
        /// His Morale Modifier.
        mm: u8,
        /// His movement allowance.
        ma: u8,
    },
}

/// [PG 2.3a] A leader.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Leader {
    /// What players write.
    pub id: String,
    /// Whose.
    pub army: Army,
    /// What he leads.
    pub role: Role,
    /// The wing he leads; an Army Commander may lead one too [PG 23.6a].
    pub wing: Option<WingId>,
    /// His name.
    pub name: String,
    /// [PG 1.2c] Initiative, 2 to 5; 0 if he has none.
    pub initiative: u8,
    /// [PG 6.2.1a] The star and its letter.
    pub special: Option<Letter>,
    /// Morale Modifier.
    pub mm: u8,
    /// Movement allowance.
    pub ma: u8,
    /// Who takes over.
    pub second: Option<Second>,
    /// [PG 23.3.2a] Whether all cavalry of his army may follow him.
    pub leads_horse: bool,
    /// [PG 24.2.5a] Whether he adds his MM to Charges although his wing has infantry.
    pub leads_charges: bool,
    /// [PG 26.3.4a] Whether all units of a Detachment may follow him.
    pub leads_detachments: bool,
}

/// A wing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wing {
    /// Its id.
    pub id: String,
    /// Whose.
    pub army: Army,
    /// Its name.
    pub name: Bilingual,
    /// The color of its stripe.
    pub color: String,
    /// Its leader.
    pub leader: LeaderId,
    /// [PG 6.2b] Whether it has any infantry.
    pub has_infantry: bool,
}
