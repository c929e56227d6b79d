//! The charts: what the rulebook prints on its screen, as data. A file of one's own can replace
//! them.

use std::collections::BTreeMap;

use canon::Digest;
use schemars::JsonSchema;
use serde::Deserialize;

use crate::rows::{Kind, Rows};
use crate::terms::{Ammo, Model, Stance, Terrain, VehicleKind};

/// [AMB 13a] What a hit does to a soldier, from bad to worst.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Digest, Deserialize, JsonSchema)]
pub enum Hurt {
    /// [AMB 13.1]
    #[serde(rename = "P")]
    Panic,
    /// [AMB 10.1j] A wound, but panic for whoever lies prone.
    #[serde(rename = "w")]
    WoundUnlessProne,
    /// [AMB 13.2]
    #[serde(rename = "W")]
    Wound,
    /// [AMB 13.3]
    #[serde(rename = "I")]
    Incapacitated,
    /// [AMB 13.4]
    #[serde(rename = "K")]
    Killed,
    /// [AMB 11.1e] Captured.
    #[serde(rename = "C")]
    Captured,
    /// [AMB 11.1e] A wound, but captured if prone or wounded.
    #[serde(rename = "c")]
    WoundOrCaptured,
}

/// [AMB 13.5] How deep a shot goes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Digest, Deserialize, JsonSchema)]
pub enum Penetration {
    /// Not at all.
    #[serde(rename = "-")]
    None,
    /// Light.
    #[serde(rename = "L")]
    Light,
    /// Medium.
    #[serde(rename = "M")]
    Medium,
    /// Heavy.
    #[serde(rename = "H")]
    Heavy,
}

/// [AMB 9.1c] A band of range.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Band {
    /// The farthest hex of it.
    pub to: u16,
    /// The base chance.
    pub chance: i8,
}

/// A row of the Weapons table. Each list of ten is read by one die, 0 to 9.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WeaponRow {
    /// [AMB 9.1b] Jam or dud number of an aimed shot or throw; none: never.
    pub jam_aimed: Option<u8>,
    /// [AMB 9.1b] Jam number of a snap shot; none: no jam.
    pub jam_snap: Option<u8>,
    /// Base chance in the same hex; none: not possible.
    pub same: Option<i8>,
    /// Base chance at the next hex; none: not possible.
    pub adjacent: Option<i8>,
    /// Short, medium, long; a band that ends before it begins does not exist.
    pub bands: [Band; 3],
    /// [AMB 9.1f] Damage to personnel.
    pub damage: [Hurt; 10],
    /// [AMB 13.5] Penetration.
    pub penetration: [Penetration; 10],
    /// [AMB 9.1g] Depletion number; none: ammunition is counted by the piece, or never ends.
    pub depletion: Option<u8>,
    /// [AMB 9.2c] Whether it fires bursts.
    #[serde(default)]
    pub automatic: bool,
    /// [AMB 9.7a] Whether two men serve it.
    #[serde(default)]
    pub crew: bool,
    /// [AMB 13.5a] Whether its rounds explode.
    #[serde(default)]
    pub explosive: bool,
}

/// A weapon as the Weapons table knows it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Digest, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Arm {
    /// A pistol.
    Pistol,
    /// A carbine.
    Carbine,
    /// A semi-automatic rifle.
    Rifle,
    /// A German rifle.
    GermanRifle,
    /// A submachine gun.
    SubmachineGun,
    /// A machine pistol.
    MachinePistol,
    /// An automatic rifle.
    AutomaticRifle,
    /// A light machine gun.
    Lmg,
    /// A medium machine gun.
    Mmg,
    /// A heavy machine gun.
    Hmg,
    /// A bazooka.
    Bazooka,
    /// The gun of a tank.
    TankGun,
    /// A machine gun of a tank.
    TankMg,
    /// A hand grenade.
    Grenade,
    /// A demolition charge.
    Charge,
}

impl Kind for Arm {
    fn place(self) -> usize {
        self as usize
    }
}

impl Arm {
    /// Every one, in the order of the table.
    pub const ALL: [Self; 15] = [
        Self::Pistol,
        Self::Carbine,
        Self::Rifle,
        Self::GermanRifle,
        Self::SubmachineGun,
        Self::MachinePistol,
        Self::AutomaticRifle,
        Self::Lmg,
        Self::Mmg,
        Self::Hmg,
        Self::Bazooka,
        Self::TankGun,
        Self::TankMg,
        Self::Grenade,
        Self::Charge,
    ];
}

/// [AMB 10.1i] The rows of explosives.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Blasts {
    /// A grenade in the open.
    pub grenade_outside: [Hurt; 10],
    /// A grenade in a building.
    pub grenade_inside: [Hurt; 10],
    /// A charge in the open.
    pub charge_outside: [Hurt; 10],
    /// A charge in a building.
    pub charge_inside: [Hurt; 10],
}

/// [AMB 4.9] What an object costs and how much room it takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Price {
    /// Weapon points; none: not on sale.
    pub points: Option<u8>,
    /// Carry boxes.
    pub carry: u8,
    /// Ammo boxes.
    #[serde(default)]
    pub ammo: u8,
    /// The clip it takes.
    pub clip: Option<Ammo>,
}

/// A table with spans: each row up to its highest number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Span {
    /// The highest number of the span.
    pub to: u8,
    /// What it gives.
    pub gives: i8,
}

/// [AMB 7.3b, 17.4b] Costs of a kind of terrain; none: forbidden.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TerrainRow {
    /// On foot.
    pub foot: Option<u8>,
    /// By car.
    pub car: Option<u8>,
    /// By tank.
    pub tank: Option<u8>,
    /// [AMB 8.2] Whether it stops the eye.
    #[serde(default)]
    pub blocks: bool,
    /// [AMB 9.3b] Modifiers of fire at a target standing, crouching, prone in it.
    pub fire: [i8; 3],
}

/// Extra costs of hexsides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SideCost {
    /// On foot.
    pub foot: u8,
    /// By car.
    pub car: u8,
    /// By tank.
    pub tank: u8,
}

/// [AMB 6.1f] One column of the AR Track.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ArColumn {
    /// Dice that give two turns.
    pub two: Vec<u8>,
    /// Dice that panic.
    pub panic: Vec<u8>,
    /// Red numbers.
    pub red: Vec<u8>,
}

/// [AMB 9.4b] What a die does to a jam.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest, Deserialize, JsonSchema)]
pub enum Clearing {
    /// Broken for good.
    #[serde(rename = "B")]
    Broken,
    /// Still jammed.
    #[serde(rename = "J")]
    Jammed,
    /// Cleared.
    #[serde(rename = "C")]
    Cleared,
}

/// [AMB 17.1] What a vehicle can do.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct VehicleRow {
    /// [AMB 17.1a]
    pub large: bool,
    /// [AMB 17.1e, 17.7b] Seats of a car, crew of a tank, who have no arms of their own.
    pub seats: u8,
    /// [AMB 17.1h]
    pub slow: u8,
    /// [AMB 17.1h]
    pub fast: u8,
    /// [AMB 17.1c] Whether it can be closed.
    pub closes: bool,
    /// [AMB 17.1j, 17.14n, 17.14o, 17.14p, 17.14q] Parts hit by the die: of a car by the number of
    /// people aboard; of a tank front closed, front open, side closed, side open, rear closed, rear
    /// open. Letters: T tire or track, B body, D driver, 1 to 4 passengers, H hull, U turret, G gun
    /// mount, C crew.
    pub hits: Vec<String>,
    /// [AMB 17.14] Armor of track, hull, turret or gun mount, by front, side, rear.
    #[serde(default)]
    pub armor: Vec<[Penetration; 3]>,
}

/// [AMB 17.5c] A tank's ratings by active crewmen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CrewRow {
    /// Initiative.
    #[serde(rename = "in")]
    pub initiative: u8,
    /// Perception.
    pub pc: u8,
    /// Weapon Skill.
    pub ws: i8,
    /// Driving Skill.
    pub ds: u8,
}

/// [AMB 17.9b] What an accident does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Digest, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Accident {
    /// Nothing; of an automatic accident as `stops`.
    Regained,
    /// It stops; the rest of the movement and the driver's turns are lost.
    Stops,
    /// It runs into a random hex beside, stops, all aboard panic.
    Swerves,
    /// A tank loses its next turn.
    Stalls,
    /// Out of action, all aboard roll grenade outside as prone.
    Crashes,
    /// Out of action, all aboard roll grenade inside as prone.
    Overturns,
    /// A tank is immobilized.
    ThrowsTrack,
}

/// Modifiers of fire and throws.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Modifiers {
    /// Snap fire.
    pub snap: i8,
    /// A wounded firer.
    pub wounded_firer: i8,
    /// Each further enemy under aimed automatic fire.
    pub each_further: i8,
    /// Firing from a car.
    pub from_car: i8,
    /// A wall as target.
    pub wall: i8,
    /// A bunker as target.
    pub bunker: i8,
    /// A small vehicle as target.
    pub small_vehicle: i8,
    /// A large vehicle as target.
    pub large_vehicle: i8,
    /// A throw at a hex that is not seen.
    pub throw_unseen: i8,
    /// A wounded thrower.
    pub throw_wounded: i8,
    /// A crouching thrower.
    pub throw_crouching: i8,
    /// A throw through an opening that is not next to the thrower.
    pub throw_opening: i8,
    /// A throw to the other floor of a tower.
    pub throw_floor: i8,
    /// [AMB 11.1c] Base chance of an assault.
    pub assault_base: i8,
    /// [AMB 11.4c] A wounded attacker.
    pub assault_wounded: i8,
    /// [AMB 11.4d] A charge.
    pub assault_charge: i8,
}

/// All charts.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(title = "Charts of Ambush!")]
pub struct Charts {
    /// The shape of the file: `ambush-charts/1`.
    pub schema: String,
    /// Where it comes from.
    pub source: String,
    /// [AMB 4.2a] Squad points by the die.
    pub squad_quality: [u8; 10],
    /// [AMB 4.3a] Weapon points by the sum.
    pub weapon_quality: Vec<Span>,
    /// [AMB 4.4a] Price of a soldier by Initiative.
    pub soldier_price: [u8; 6],
    /// [AMB 4.4a] Price of a commander by Initiative; 0: there is none.
    pub commander_price: [u8; 6],
    /// [AMB 4.5a] Perception by die (down) and Initiative (across).
    pub perception: [[u8; 6]; 10],
    /// [AMB 4.6a] Weapon Skill by the sum.
    pub weapon_skill: Vec<Span>,
    /// [AMB 4.7a] Driving Skill by the sum.
    pub driving_skill: Vec<Span>,
    /// [AMB 4.8a] Movement allowance by Initiative.
    pub mpa: [u8; 6],
    /// [AMB 4.9] Prices and sizes.
    #[schemars(with = "BTreeMap<Model, Price>")]
    pub equipment: Rows<Model, Price>,
    /// [AMB 4.9d] Clips for one point.
    pub clips_a_point: u8,
    /// [AMB 4.9e] Grenades for one point.
    pub grenades_a_point: u8,
    /// [AMB 4.9f] Points for a bazooka round.
    pub bazooka_round_points: u8,
    /// [AMB 9.1] Weapons.
    #[schemars(with = "BTreeMap<Arm, WeaponRow>")]
    pub weapons: Rows<Arm, WeaponRow>,
    /// [AMB 10.1i] Explosives.
    pub blasts: Blasts,
    /// Modifiers.
    pub modifiers: Modifiers,
    /// [AMB 11.1e] Assault to kill.
    pub assault_kill: [Hurt; 10],
    /// [AMB 11.1e] Assault to capture.
    pub assault_capture: [Hurt; 10],
    /// [AMB 9.4b] Clearing of jams by Weapon Skill, from -2 to +2.
    pub clearing: [[Clearing; 10]; 5],
    /// [AMB 7.3b] Terrain.
    #[schemars(with = "BTreeMap<Terrain, TerrainRow>")]
    pub terrain: Rows<Terrain, TerrainRow>,
    /// [AMB 7.3c] Up an embankment.
    pub embankment_up: SideCost,
    /// [AMB 7.3c] Down an embankment.
    pub embankment_down: SideCost,
    /// Over a crest.
    pub crest: SideCost,
    /// Through a window, on foot.
    pub window: u8,
    /// Between the floors of a tower, on foot.
    pub stairs: u8,
    /// Cost of water where it is a stream.
    pub stream: TerrainRow,
    /// [AMB 6.1f] The AR Track by Initiative.
    pub ar_track: [ArColumn; 6],
    /// [AMB 17.1, 17.14a, 17.14b, 17.14c, 17.14d] Vehicles.
    #[schemars(with = "BTreeMap<VehicleKind, VehicleRow>")]
    pub vehicles: Rows<VehicleKind, VehicleRow>,
    /// [AMB 17.5c] Tanks by active crewmen, from 1 to 5.
    pub crews: [CrewRow; 5],
    /// [AMB 17.9b] Accidents of cars.
    pub car_accidents: [Accident; 10],
    /// [AMB 17.9b] Accidents of tanks.
    pub tank_accidents: [Accident; 10],
    /// [AMB 17.13f] Crew points to load a gun.
    pub load_points: u8,
    /// [AMB 16.3d] Highest die that raises Initiative, by Initiative 0 to 4.
    pub initiative_rise: [u8; 5],
    /// [AMB 16.2f] What deeds are worth, in the order of the table: by fire killed, incapacitated,
    /// wounded; in assault killed, incapacitated, captured, wounded; a tank destroyed, a tank
    /// immobilized, a car destroyed.
    pub deed_awards: [u8; 10],
    /// [AMB MKc] Bunker parts by the die: front, then door side. W wall, O opening, D door,
    /// S soldier.
    pub bunker_hits: [String; 2],
    /// Highest die on which artillery immobilizes a tank.
    pub artillery_tank: u8,
}

impl Charts {
    /// [AMB 9.3b] The modifier for a stance in a kind of terrain.
    pub fn fire_modifier(&self, terrain: Terrain, stance: Stance) -> i8 {
        let row = &self.terrain[&terrain].fire;
        match stance {
            Stance::Standing => row[0],
            Stance::Crouching => row[1],
            Stance::Prone => row[2],
        }
    }
}

impl Model {
    /// The row of the Weapons table; none for what is no weapon.
    pub fn arm(self) -> Option<Arm> {
        Some(match self {
            Self::Pistol => Arm::Pistol,
            Self::Carbine => Arm::Carbine,
            Self::Rifle => Arm::Rifle,
            Self::GermanRifle => Arm::GermanRifle,
            Self::SubmachineGun => Arm::SubmachineGun,
            Self::MachinePistol => Arm::MachinePistol,
            Self::AutomaticRifle => Arm::AutomaticRifle,
            Self::Lmg => Arm::Lmg,
            Self::Mmg => Arm::Mmg,
            Self::Hmg => Arm::Hmg,
            Self::Bazooka => Arm::Bazooka,
            Self::Charge => Arm::Charge,
            Self::Radio | Self::Documents => return None,
        })
    }

    /// [AMB 9.7a, 2.4e] Whether it is a crew weapon, carried in two parts.
    pub fn is_crewed(self) -> bool {
        matches!(self, Self::Lmg | Self::Mmg | Self::Hmg)
    }
}
