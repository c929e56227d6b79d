//! What may stand in the open part of a mission: what the player reads before the first step.

use std::collections::BTreeMap;

use catalog::{Bilingual, Spanned};
use schemars::JsonSchema;
use serde::Deserialize;

use crate::terms::{Ammo, Model, Stance, Terrain, VehicleKind};

/// Hexes as a file lists them: `"A4 A5..A8 @mill"`.
pub type HexesText = Spanned<String>;

/// A mission.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(title = "Ambush! mission")]
pub struct MissionShape {
    /// The shape of the file: `ambush-mission/1`.
    pub schema: Option<Spanned<String>>,
    /// Its id: `ambush/saint-michaux`.
    pub id: Spanned<String>,
    /// Where it comes from.
    pub source: Option<Spanned<String>>,
    /// Its number in the campaign; 0 for training.
    pub number: u8,
    /// Its title.
    pub title: Bilingual,
    /// When and where.
    pub date: Bilingual,
    /// What the squad is told.
    pub briefing: Bilingual,
    /// The map file.
    pub map: Spanned<String>,
    /// [AMB 2.3a] Which way is up.
    pub top: Compass,
    /// The charts.
    pub charts: Spanned<String>,
    /// The file of shared action paragraphs.
    pub actions: Spanned<String>,
    /// The ready-made squad.
    pub squad_file: Spanned<String>,
    /// The script: a sealed file, or a plain one that ends in `.toml`.
    pub script: Spanned<String>,
    /// [AMB MWa, MWb]
    pub water: Water,
    /// [AMB MWc, MWd] How far one sees; none: as far as the map goes.
    pub visibility: Option<u8>,
    /// [AMB 5.8b] Activation levels by condition; -1: nobody can be activated.
    pub levels: Vec<i8>,
    /// The squad and its kit.
    pub squad: SquadShape,
    /// Where it begins.
    pub setup: SetupShape,
    /// What is special.
    #[serde(default)]
    pub rules: RulesShape,
    /// How it is won.
    pub victory: VictoryShape,
    /// The situation it starts from, for tests and examples.
    pub start: Option<StartShape>,
}

/// Which way the top of the map points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Compass {
    /// North.
    North,
    /// East.
    East,
    /// South.
    South,
    /// West.
    West,
}

/// What the watercourse is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Water {
    /// [AMB MWa] It can be crossed anywhere.
    Stream,
    /// [AMB MWb] It cannot.
    River,
}

/// How the squad gets its kit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Equipment {
    /// The ready-made squad's.
    Issue,
    /// [AMB 4.9] It buys.
    Buy,
    /// [AMB M3a] It may keep what it has from the mission before.
    Keep,
}

/// The squad and its kit.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SquadShape {
    /// How it gets its kit.
    pub equipment: Equipment,
    /// Only these may be bought; left out: all that is on sale.
    pub only: Option<Vec<Model>>,
    /// These may not be bought.
    #[serde(default)]
    pub banned: Vec<Model>,
    /// [AMB 4.9g] Given free of charge.
    #[serde(default)]
    pub free: BTreeMap<Model, u8>,
}

/// Where it begins.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SetupShape {
    /// [AMB 3.2b] Hexes where the squad enters.
    pub entry: Option<HexesText>,
    /// Hexes where it is set up instead.
    pub zone: Option<HexesText>,
    /// [AMB M3b] It is set up in this many different buildings.
    pub buildings: Option<u8>,
    /// Vehicles the player places: kind, and hexes.
    #[serde(default)]
    pub vehicles: Vec<VehicleSetup>,
    /// What lies on the map.
    #[serde(default)]
    pub counters: Vec<CounterSetup>,
    /// [AMB M7c] Weapons may begin ready and loaded.
    #[serde(default)]
    pub ready: bool,
    /// [AMB MPa] It comes by parachute from these hexes.
    pub drop: Option<HexesText>,
    /// [AMB M6b] It comes by canoe at this hex, in so many.
    pub canoes: Option<CanoeSetup>,
    /// [AMB MTa] Anti-tank mines the player places.
    pub mines: Option<MineSetup>,
}

/// A vehicle that the player places.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct VehicleSetup {
    /// Which.
    pub kind: VehicleKind,
    /// Where it may stand.
    pub zone: HexesText,
    /// [AMB M3b] Only in open hexes beside a road.
    #[serde(default)]
    pub by_road: bool,
}

/// Something that lies on the map from the start.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CounterSetup {
    /// Crater, rubble, ford or the like.
    pub terrain: Terrain,
    /// Where.
    pub hexes: HexesText,
}

/// Canoes.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CanoeSetup {
    /// Where they enter.
    pub at: HexesText,
    /// How many.
    pub count: u8,
}

/// Anti-tank mines.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MineSetup {
    /// How many.
    pub count: u8,
    /// Where they may lie.
    pub zone: HexesText,
    /// Terrain where they may not.
    #[serde(default)]
    pub not_in: Vec<Terrain>,
}

/// What is special in a mission.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "each is a word of the file")]
pub struct RulesShape {
    /// [AMB M3f] No paragraph checks on entering hexes in Rounds.
    #[serde(default)]
    pub no_checks_in_rounds: bool,
    /// [AMB M7f] The player may wait for events.
    #[serde(default)]
    pub event_loop: bool,
    /// [AMB MXb] No vehicle crosses an embankment.
    #[serde(default)]
    pub embankments_bar_vehicles: bool,
    /// [AMB MBa] Bridges are mined and can be cleared.
    #[serde(default)]
    pub mined_bridges: bool,
    /// [AMB M3c] Buildings with fuel burn when struck.
    #[serde(default)]
    pub fuel: bool,
}

/// How it is won.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct VictoryShape {
    /// [AMB 15d] Points needed.
    pub need: i16,
    /// What points are given for, as the instructions say.
    #[serde(default)]
    pub awards: Vec<AwardShape>,
    /// What ends the mission.
    #[serde(default)]
    pub ends: Vec<EndShape>,
    /// [AMB 15c] How a casualty is saved.
    #[serde(default)]
    pub saves: Vec<SaveShape>,
}

/// What points are given for.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum AwardShape {
    /// [AMB M2f] Each of these hexes entered, once; no hexes: every building hex.
    Explored {
        /// Points for each.
        n: u8,
        /// Which hexes.
        hexes: Option<HexesText>,
    },
    /// Each active soldier who leaves by these hexes.
    Exit {
        /// Points for each.
        n: u8,
        /// Where.
        by: HexesText,
    },
    /// [AMB M5f] Papers whose bearer leaves by these hexes.
    Documents {
        /// The key of the papers.
        key: String,
        /// Points.
        n: u8,
        /// Where.
        by: HexesText,
    },
    /// [AMB M5e, M5f] All papers whose bearer leaves by these hexes, each for what the script says.
    Papers {
        /// Where.
        by: HexesText,
    },
    /// [AMB M4h] Bridges cleared.
    Bridges {
        /// For one.
        one: u8,
        /// For both, in all.
        both: u8,
    },
    /// [AMB M6h] Each bunker destroyed.
    Bunker {
        /// Points.
        n: u8,
    },
    /// [AMB M7h] Each German who leaves by these hexes costs twice his worth.
    Leakers {
        /// Where.
        by: HexesText,
    },
}

/// What ends a mission.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum EndShape {
    /// All active soldiers of the squad have left by these hexes; none named: by any edge hex.
    Exited {
        /// Where.
        by: Option<HexesText>,
    },
    /// [AMB M1f] Active soldiers hold a hex of each group and a hex of `heights` that sees every
    /// road hex, no German is active: so many points.
    Control {
        /// A hex of each of these.
        groups: Vec<HexesText>,
        /// And one of these that sees all roads.
        heights: Option<HexesText>,
        /// Points.
        n: u8,
    },
    /// [AMB M2g] Everything that counts has been explored and all active soldiers are in these.
    Explored {
        /// Where.
        gather: HexesText,
    },
    /// [AMB M6j, M7j] No active soldier is on the map, none waits to enter.
    NoneLeft {
        /// From this condition on.
        from_condition: Option<u8>,
    },
    /// [AMB M4j] Every bridge is cleared or blown and no German is active.
    Bridges {
        /// From this condition on.
        from_condition: u8,
    },
}

/// [AMB 15c] How a casualty is saved.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum SaveShape {
    /// Taken off the map by these hexes.
    Exited {
        /// Where.
        by: HexesText,
    },
    /// [AMB M1h] In any building, if the mission ends by control.
    InBuilding,
    /// [AMB M2i] In these hexes, if everything has been explored.
    In {
        /// Where.
        hexes: HexesText,
    },
}

/// Where a test or an example starts. Soldiers whom it does not name are not there; what else is
/// not said is as at the start of the mission.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct StartShape {
    /// The condition.
    pub condition: Option<u8>,
    /// Sightings that have happened.
    #[serde(default)]
    pub sightings: Vec<u8>,
    /// Points won.
    #[serde(default)]
    pub vp_won: i16,
    /// Points lost.
    #[serde(default)]
    pub vp_lost: i16,
    /// Rounds: the number of the Round; left out: Operations.
    pub round: Option<u8>,
    /// Who has the advantage.
    pub advantage: Option<crate::terms::Side>,
    /// Soldiers of the squad by letter.
    #[serde(default)]
    pub us: Vec<StartMan>,
    /// Germans by card.
    #[serde(default)]
    pub germans: Vec<StartMan>,
    /// Vehicles.
    #[serde(default)]
    pub vehicles: Vec<StartVehicle>,
    /// What lies on the map.
    #[serde(default)]
    pub counters: Vec<CounterSetup>,
    /// What has come to light on the map.
    #[serde(default)]
    pub marks: Vec<StartMark>,
    /// Objects and ammunition that lie on the map.
    #[serde(default)]
    pub ground: Vec<StartHeap>,
    /// Hexes with a canoe each.
    pub canoes: Option<HexesText>,
    /// How far one sees, if not as the mission says.
    pub visibility: Option<u8>,
}

/// What can have come to light on a hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum MarkWord {
    /// [AMB 2.4o] An Event marker.
    Event,
    /// [AMB 12.1d] A booby trap.
    Booby,
    /// [AMB 12.2b] A minefield.
    Mines,
    /// [AMB MTa] An anti-tank mine.
    TankMine,
    /// [AMB MRa] A roadblock.
    Roadblock,
    /// [AMB 13.5h] A wall destroyed, the one toward `side`.
    Breach,
    /// [AMB MKa] A bunker, its door toward `side`.
    Bunker,
    /// [AMB MKe] A bunker, its door toward `side` broken down.
    OpenBunker,
    /// [AMB M2f] The hex has been explored.
    Explored,
}

/// What has come to light on a hex.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct StartMark {
    /// What.
    pub mark: MarkWord,
    /// Where.
    pub hex: HexesText,
    /// The neighbor that a wall or a door looks at.
    pub side: Option<HexesText>,
}

/// What lies on a hex.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct StartHeap {
    /// Where.
    pub hex: HexesText,
    /// Objects.
    #[serde(default)]
    pub arms: Vec<Model>,
    /// Ammunition.
    #[serde(default)]
    pub ammo: Vec<Ammo>,
    /// Whether the Germans made it.
    #[serde(default)]
    pub german: bool,
    /// Whether crew weapons are set up.
    #[serde(default)]
    pub ready: bool,
}

/// How somebody's weapons are, where it is not as usual.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ArmsWord {
    /// [AMB 9.7d] Crew weapons are set up, charges primed.
    Ready,
    /// [AMB 9.8b] His bazooka has a round in it.
    Loaded,
    /// [AMB 9.4a] They are jammed.
    Jammed,
    /// [AMB 9.4b] They are broken.
    Broken,
    /// [AMB 9.5f] A German is out of ammunition.
    Empty,
    /// [AMB 5.9a] They fired in the last Round.
    Fired,
}

/// Where somebody stands.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct StartMan {
    /// The letter of a soldier, the letter or the number of a card.
    pub who: Spanned<String>,
    /// His hex; none: he waits off the map, or sits in a vehicle.
    pub hex: Option<HexesText>,
    /// [AMB 2.4q] He is up in the tower.
    #[serde(default)]
    pub up: bool,
    /// [AMB MCa] He sits in this canoe of the start, counted from 1.
    pub canoe: Option<u8>,
    /// How his weapons are.
    #[serde(default)]
    pub weapons: Vec<ArmsWord>,
    /// [AMB 6.8i] The special reaction in force.
    pub reaction: Option<char>,
    /// [AMB 17.8c] He acts by his driving column.
    #[serde(default)]
    pub driving: bool,
    /// How he holds himself.
    #[serde(default = "standing")]
    pub stance: Stance,
    /// What has happened to him.
    #[serde(default)]
    pub marks: Vec<MarkOfMan>,
    /// His box on the AR Track in Rounds; left out: no turn left.
    pub ar: Option<BoxWord>,
    /// His ratings, where they matter.
    #[serde(rename = "in")]
    pub initiative: Option<u8>,
    /// Perception.
    pub pc: Option<u8>,
    /// Weapon Skill.
    pub ws: Option<i8>,
    /// Driving Skill.
    pub ds: Option<u8>,
    /// Movement allowance.
    pub mpa: Option<u8>,
    /// Whether he commands.
    pub command: Option<bool>,
    /// What he carries instead of what is his.
    pub arms: Option<Vec<Model>>,
    /// What is in his ammo boxes.
    pub ammo: Option<Vec<Ammo>>,
    /// The vehicle he sits in, by its place in the list of vehicles from 0, and his seat; seat 0
    /// drives.
    pub aboard: Option<[u8; 2]>,
}

fn standing() -> Stance {
    Stance::Standing
}

/// What has happened to somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum MarkOfMan {
    /// [AMB 13.2]
    Wounded,
    /// [AMB 13.3]
    Incapacitated,
    /// [AMB 13.4]
    Killed,
    /// [AMB 6.8o] He has given himself up.
    Surrendered,
    /// [AMB 11.2a] He is a prisoner.
    Captured,
    /// [AMB 11.2e] He was one, and has escaped.
    Escaped,
}

/// [AMB 2.3e] A box of the AR Track.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
pub enum BoxWord {
    /// Two turns.
    #[serde(rename = "2")]
    Two,
    /// One turn.
    #[serde(rename = "1")]
    One,
    /// No turn left.
    #[serde(rename = "complete")]
    Complete,
    /// Panic.
    #[serde(rename = "panic")]
    Panic,
    /// Not aware.
    #[serde(rename = "unaware")]
    Unaware,
}

/// Where a vehicle stands.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "each is a word of the file")]
pub struct StartVehicle {
    /// Which.
    pub kind: VehicleKind,
    /// Its card, if it has one.
    pub card: Option<u16>,
    /// Its hex.
    pub hex: HexesText,
    /// The neighbor it looks at.
    pub facing: HexesText,
    /// Whether it is closed.
    #[serde(default)]
    pub closed: bool,
    /// A tank's active crew.
    pub crew: Option<u8>,
    /// A tank's box on the AR Track.
    pub ar: Option<BoxWord>,
    /// [AMB 17.13f] The gun is loaded.
    #[serde(default)]
    pub loaded: bool,
    /// [AMB 17.6l] It is out of action.
    #[serde(default)]
    pub wrecked: bool,
    /// [AMB 17.14i] It cannot move any more.
    #[serde(default)]
    pub immobilized: bool,
    /// [AMB 17.14e] It has a flat tire.
    #[serde(default)]
    pub flat: bool,
}

/// The ready-made squad.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(title = "Ready-made squad of Ambush!")]
pub struct SquadFile {
    /// The shape of the file: `ambush-squad/1`.
    pub schema: Option<Spanned<String>>,
    /// Where it comes from.
    pub source: Option<Spanned<String>>,
    /// [AMB 2.5a] The men, A to H.
    pub men: Vec<Spanned<SquadMan>>,
    /// [AMB 16.4b] Names of those who come as replacements, in the order in which they come.
    #[serde(default)]
    pub replacements: Vec<String>,
}

/// A soldier of the ready-made squad.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SquadMan {
    /// His letter, A to H.
    pub letter: char,
    /// His name.
    pub name: String,
    /// His small history.
    pub story: Bilingual,
    /// [AMB 2.5h] Whether he commands.
    #[serde(default)]
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
    /// What he carries. Of a crew weapon the first who names it carries the larger part.
    #[serde(default)]
    pub arms: Vec<Model>,
    /// What is in his ammo boxes.
    #[serde(default)]
    pub ammo: Vec<Ammo>,
}
