//! [AMB 16.1a] What one mission leaves to the next: the squad as one line of text.

use canon::Digest;
use serde::{Deserialize, Serialize};

use super::{DRIVING_SKILL_MAX, INITIATIVE_MAX, PERCEPTION_MAX, WEAPON_SKILL_MAX};
use crate::ch04_squad::SQUAD_SIZE;
use crate::mission::Ratings;
use crate::state::{Deed, Health};
use crate::terms::{Ammo, Model};

/// The shape of the text.
const SCHEMA: &str = "ambush-veterans/1";
/// Letters of the squad.
const LETTERS: [char; SQUAD_SIZE] = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
/// More experience than this nobody can have left over, not even after two hundred missions.
const EXPERIENCE_MAX: u16 = 1_200;
/// [AMB 4.4a] Nobody costs more.
const PRICE_MAX: u8 = 25;
/// Lists longer than these cannot come about.
const LIST_MAX: usize = 200;
const KIT_MAX: usize = 12;
const NAME_MAX: usize = 60;

/// A squad with a history.
#[derive(Clone, PartialEq, Eq, Debug, Digest, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Veterans {
    /// The shape of the text: `ambush-veterans/1`.
    pub schema: String,
    /// [AMB 4.3a] The die of the squad's quality.
    pub quality: u8,
    /// The missions behind it, the latest last.
    pub missions: Vec<Played>,
    /// [AMB 16.4a] Who was lost and has been replaced.
    pub fallen: Vec<Fallen>,
    /// A to H.
    pub men: Vec<Veteran>,
}

/// A mission that was played.
#[derive(Clone, PartialEq, Eq, Debug, Digest, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Played {
    /// Its id.
    pub mission: String,
    /// [AMB 15d] Whether it was won.
    pub won: bool,
    /// [AMB 15d] Points won less points lost.
    pub points: i16,
}

/// Somebody who was lost and has been replaced.
#[derive(Clone, PartialEq, Eq, Debug, Digest, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fallen {
    /// His letter.
    pub letter: char,
    /// His name.
    pub name: String,
    /// What happened to him.
    pub health: Health,
    /// The id of his last mission.
    pub mission: String,
}

/// [AMB 2.5] A line of the roster.
#[derive(Clone, PartialEq, Eq, Debug, Digest, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Veteran {
    /// His letter.
    pub letter: char,
    /// His name.
    pub name: String,
    /// [AMB 2.5h] Whether he commands.
    pub command: bool,
    /// Initiative.
    #[serde(rename = "in")]
    pub initiative: u8,
    /// Perception.
    pub pc: u8,
    /// Weapon Skill.
    pub ws: i8,
    /// Driving Skill.
    pub ds: u8,
    /// Movement allowance.
    pub mpa: u8,
    /// [AMB 2.5g] What he cost.
    pub price: u8,
    /// [AMB 2.5f, 16.3a] Points of experience that are not spent.
    pub cp: u16,
    /// Missions he has been on.
    pub missions: u16,
    /// Missions on which he was hurt.
    pub wounds: u16,
    /// [AMB 13] What has happened to him on the last mission.
    pub health: Health,
    /// [AMB 16.2b] Whether he is lost: dead, or incapacitated and not saved.
    pub lost: bool,
    /// [AMB 16.2e] His deeds on the last mission, each with the German's card.
    pub deeds: Vec<(Deed, u16)>,
    /// What he has done on all missions.
    pub tally: Tally,
    /// [AMB M3a] What he carries.
    pub arms: Vec<Kept>,
    /// [AMB M3a] What is in his ammo boxes.
    pub ammo: Vec<Ammo>,
}

/// What somebody has done on all missions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Digest, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tally {
    /// Germans killed.
    pub killed: u16,
    /// Germans incapacitated.
    pub incapacitated: u16,
    /// Germans wounded.
    pub wounded: u16,
    /// Germans captured.
    pub captured: u16,
    /// Vehicles destroyed or immobilized.
    pub vehicles: u16,
}

/// [AMB M3a] An object that somebody has kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kept {
    /// What it is.
    pub model: Model,
    /// [AMB 14b] Made by the Germans.
    pub german: bool,
    /// [AMB 9.5] Without a clip in it.
    pub empty: bool,
}

impl Tally {
    /// [AMB 16.2e] The same with one deed more.
    #[must_use]
    pub(super) fn with(mut self, deed: Deed) -> Self {
        let count = match deed {
            Deed::KilledByFire | Deed::KilledInAssault => &mut self.killed,
            Deed::IncapacitatedByFire | Deed::IncapacitatedInAssault => &mut self.incapacitated,
            Deed::WoundedByFire | Deed::WoundedInAssault => &mut self.wounded,
            Deed::CapturedInAssault => &mut self.captured,
            Deed::DestroyedTank | Deed::ImmobilizedTank | Deed::DestroyedCar => &mut self.vehicles,
        };
        *count = count.saturating_add(1);
        self
    }
}

impl Veteran {
    /// His ratings.
    pub fn ratings(&self) -> Ratings {
        Ratings {
            initiative: self.initiative,
            perception: self.pc,
            weapon_skill: self.ws,
            driving_skill: self.ds,
            mpa: self.mpa,
        }
    }

    /// [AMB 16.3] Takes over ratings.
    pub(super) fn rate(&mut self, ratings: Ratings) {
        self.initiative = ratings.initiative;
        self.pc = ratings.perception;
        self.ws = ratings.weapon_skill;
        self.ds = ratings.driving_skill;
        self.mpa = ratings.mpa;
    }

    /// [AMB 2.10, 16.3e] What no soldier can be.
    fn fault(&self) -> Option<&'static str> {
        let skills = (-WEAPON_SKILL_MAX..=WEAPON_SKILL_MAX).contains(&self.ws)
            && self.ds <= DRIVING_SKILL_MAX
            && (3..=5).contains(&self.mpa);
        if self.initiative > INITIATIVE_MAX || self.pc > PERCEPTION_MAX || !skills {
            return Some("has ratings that nobody can have");
        }
        if !(1..=PRICE_MAX).contains(&self.price) || self.cp > EXPERIENCE_MAX {
            return Some("has a price or experience that nobody can have");
        }
        if !is_name(&self.name) {
            return Some("has no name that can be written");
        }
        if self.arms.len() > KIT_MAX || self.ammo.len() > KIT_MAX || self.deeds.len() > LIST_MAX {
            return Some("has more than can be carried or done");
        }
        if self.health == Health::Killed && !self.lost {
            return Some("is dead and not lost");
        }
        None
    }
}

impl Veterans {
    /// A squad with this history.
    pub(super) fn new(quality: u8, men: Vec<Veteran>) -> Self {
        Self { schema: SCHEMA.to_owned(), quality, missions: Vec::new(), fallen: Vec::new(), men }
    }

    /// Writes the squad as one line.
    pub fn to_line(&self) -> String {
        catalog::write_line(self)
    }

    /// Reads a squad and refuses one that no mission can leave.
    pub fn read(line: &str) -> Result<Self, String> {
        let squad: Self = catalog::read_line(line)?;
        if squad.schema != SCHEMA {
            return Err(format!("`{}` is not `{SCHEMA}`", squad.schema));
        }
        if squad.quality > 9 || squad.missions.is_empty() {
            return Err("no mission lies behind the squad, or its die is none".to_owned());
        }
        if squad.missions.len() > LIST_MAX || squad.fallen.len() > LIST_MAX {
            return Err("the squad has more of a history than can be".to_owned());
        }
        if !squad.men.iter().map(|it| it.letter).eq(LETTERS) {
            return Err("the squad is not A to H".to_owned());
        }
        match squad.men.iter().find_map(|it| Some((it.letter, it.fault()?))) {
            Some((letter, fault)) => Err(format!("soldier {letter} {fault}")),
            None => Ok(squad),
        }
    }
}

/// Whether a name can be written on a roster.
fn is_name(name: &str) -> bool {
    let plain = name == name.trim() && !name.contains(char::is_control);
    !name.is_empty() && name.chars().count() <= NAME_MAX && plain
}
