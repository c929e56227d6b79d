//! Everything that cannot change: a mission with its map, charts, script and squad, checked.

pub mod load;
mod prove;
pub mod shape;

use std::collections::{BTreeMap, BTreeSet};

use catalog::{Bilingual, Map};
use hexgrid::{Direction, HexId, HexMap, HexSet};

use crate::charts::Charts;
use crate::script::instr::{Instr, Order, P, Test};
use crate::script::shape::Rank;
use crate::state::{ArBox, Captivity, Health, ManId, Place, VehicleId};
use crate::terms::{Ammo, Model, Side, Stance, Terrain, VehicleKind};
use shape::{ArmsWord, Compass, Equipment, MarkWord, RulesShape, Water};

/// A mission, ready to be played.
#[derive(PartialEq, Eq, Debug)]
pub struct Mission {
    /// Its id.
    pub id: String,
    /// Its number in the campaign; 0 for training.
    pub number: u8,
    /// Its title.
    pub title: Bilingual,
    /// When and where.
    pub date: Bilingual,
    /// What the squad is told.
    pub briefing: Bilingual,
    /// The ground.
    pub ground: Ground,
    /// The charts.
    pub charts: Charts,
    /// [AMB M1c, M2c, M3g, M4f, M5d, M6e, M7d, M8d] The water.
    pub water: Water,
    /// [AMB M3e, M4e, M6f] How far one sees at the start.
    pub visibility: Option<u8>,
    /// [AMB 5.8b, M1d, M2d, M4d, M5c, M6d, M8l] Activation levels by condition, the first for
    /// condition 1.
    pub levels: Vec<Option<u8>>,
    /// What may be bought.
    pub kit: Kit,
    /// Where it begins.
    pub setup: Setup,
    /// What is special.
    pub rules: RulesShape,
    /// How it is won.
    pub victory: Victory,
    /// The ready-made squad.
    pub squad: Vec<Recruit>,
    /// [AMB 16.4b] Names of replacements, in the order in which they come.
    pub reserves: Vec<String>,
    /// [AMB 2.2b] The mission cards by condition, the first for condition 1.
    pub conditions: Vec<ConditionCard>,
    /// [AMB 3.2d] What is read when it is over.
    pub closing: Option<P>,
    /// Story and movement paragraphs.
    pub paragraphs: BTreeMap<P, Paragraph>,
    /// German action paragraphs.
    pub actions: BTreeMap<P, ActionParagraph>,
    /// The Germans, in the order of their letters.
    pub cards: Vec<Card>,
    /// Every vehicle that can come into play: those with cards, the squad's own, those that
    /// paragraphs place empty.
    pub vehicles: Vec<VehicleCard>,
    /// Soldiers J and K.
    pub us_cards: Vec<Recruit>,
    /// The situation it starts from.
    pub start: Option<Start>,
}

/// What stands on a hexside, seen from one of its hexes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Edge {
    /// [AMB 8.2l] An opening in the wall of a building.
    pub opening: Option<Opening>,
    /// [AMB 8.2d] An embankment, as it is crossed from this hex.
    pub slope: Option<Slope>,
    /// [AMB 8.2g] A crest.
    pub crest: bool,
}

/// [AMB 8.2l] An opening in a wall.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opening {
    /// A door.
    Door,
    /// A window.
    Window,
}

/// [AMB 7.3c] How an embankment is crossed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Slope {
    /// Upwards.
    Up,
    /// Downwards.
    Down,
}

/// The map with what the rules ask of it.
#[derive(PartialEq, Eq, Debug)]
pub struct Ground {
    /// The map as the file gives it.
    pub map: Map,
    /// Which way its top points.
    pub top: Compass,
    /// [AMB 2.3c] The terrain of each hex before anything happens to it.
    pub terrain: HexMap<Terrain>,
    /// [AMB 8.2a] The elevation of each hex, 1 to 3.
    pub level: HexMap<u8>,
    /// What stands on the six sides of each hex, by direction.
    pub edges: HexMap<[Edge; 6]>,
    /// Buildings, each with its hexes.
    pub buildings: Vec<Building>,
    /// Hexes where the map has a building, in its order.
    pub houses: Vec<HexId>,
    /// Hexes where the map has a bunker, in its order.
    pub bunkers: Vec<HexId>,
    /// [AMB 2.4q] The hex of the bell tower.
    pub tower: Option<HexId>,
    /// Road hexes, for [AMB M1f].
    pub roads: HexSet,
    /// Bridges, each with its hexes.
    pub bridges: Vec<Vec<HexId>>,
}

/// A building.
#[derive(PartialEq, Eq, Debug)]
pub struct Building {
    /// Its name in the map file.
    pub name: String,
    /// Its hexes.
    pub hexes: Vec<HexId>,
}

impl Mission {
    /// [AMB M5e] The papers that the script gives a worth, by their keys.
    pub(crate) fn papers(&self) -> BTreeMap<&str, u8> {
        let instructions = self.paragraphs.values().flat_map(|it| &it.instructions);
        let papers = instructions.filter_map(|it| {
            let Instr::Item(it) = it else { return None };
            Some((it.key.as_deref()?, it.vp?))
        });
        papers.collect()
    }
}

impl Ground {
    /// What stands on a side of a hex.
    pub fn edge(&self, hex: HexId, direction: Direction) -> Edge {
        self.edges[hex][direction.index()]
    }
}

/// What may be bought and what is given.
#[derive(PartialEq, Eq, Debug)]
pub struct Kit {
    /// [AMB M2a, M6a, M7a, M8a] How the squad gets its kit.
    pub equipment: Equipment,
    /// [AMB M4a, M5a] What is on sale in this mission.
    pub on_sale: Vec<Model>,
    /// [AMB 4.9g] Given free of charge.
    pub free: BTreeMap<Model, u8>,
}

/// Where it begins.
#[derive(PartialEq, Eq, Debug, Default)]
pub struct Setup {
    /// [AMB M1b, M2b, M5b, M8b] Hexes where the squad enters.
    pub entry: Vec<HexId>,
    /// Hexes where it is set up instead.
    pub zone: Vec<HexId>,
    /// [AMB M3b] In so many different buildings.
    pub buildings: Option<u8>,
    /// Vehicles the player places, each with the hexes where it may stand.
    pub vehicles: Vec<(VehicleKind, Vec<HexId>)>,
    /// [AMB M6c] What lies on the map.
    pub counters: Vec<(HexId, Terrain)>,
    /// [AMB M7c]
    pub ready: bool,
    /// [AMB MPa, M4b, M4c]
    pub drop: Vec<HexId>,
    /// [AMB M6b] Where canoes enter, and how many.
    pub canoes: Option<(HexId, u8)>,
    /// [AMB MTa, M7k] Anti-tank mines: how many, and where they may lie.
    pub mines: Option<(u8, Vec<HexId>)>,
    /// The same hexes as sets: a list offers hundreds of them, each of which is checked.
    pub sets: SetupSets,
}

/// Where what is set up may stand.
#[derive(PartialEq, Eq, Debug, Default)]
pub struct SetupSets {
    /// Soldiers: the zone, or where they drop.
    pub men: HexSet,
    /// Vehicles, each as in the list.
    pub vehicles: Vec<HexSet>,
    /// Mines.
    pub mines: HexSet,
}

/// How it is won.
#[derive(PartialEq, Eq, Debug)]
pub struct Victory {
    /// [AMB 15d, M1e, M2e, M4g, M5e, M7g]
    pub need: i16,
    /// What points are given for.
    pub awards: Vec<AwardRule>,
    /// What ends the mission.
    pub ends: Vec<EndRule>,
    /// [AMB 15c, M3i, M4i, M6i, M7i]
    pub saves: Vec<SaveRule>,
}

/// What points are given for.
#[derive(PartialEq, Eq, Debug)]
pub enum AwardRule {
    /// [AMB M2f, M3h]
    Explored {
        /// For each.
        n: u8,
        /// Which hexes.
        hexes: HexSet,
    },
    /// [AMB M8h]
    Exit {
        /// For each.
        n: u8,
        /// Where.
        by: HexSet,
    },
    /// [AMB M5f]
    Documents {
        /// Which papers.
        key: String,
        /// Points.
        n: u8,
        /// Where.
        by: HexSet,
    },
    /// [AMB M5e, M5f]
    Papers {
        /// Where.
        by: HexSet,
    },
    /// [AMB M4h]
    Bridges {
        /// For one.
        one: u8,
        /// For both.
        both: u8,
    },
    /// [AMB M6h]
    Bunker {
        /// Points.
        n: u8,
    },
    /// [AMB M7h]
    Leakers {
        /// Where.
        by: HexSet,
    },
}

/// What ends a mission.
#[derive(PartialEq, Eq, Debug)]
pub enum EndRule {
    /// [AMB M1g] and the like.
    Exited {
        /// Where.
        by: HexSet,
    },
    /// [AMB M1f]
    Control {
        /// A hex of each.
        groups: Vec<HexSet>,
        /// And one of these that sees all roads.
        heights: Option<HexSet>,
        /// Points.
        n: u8,
    },
    /// [AMB M2g]
    Explored {
        /// Where the squad gathers.
        gather: HexSet,
    },
    /// [AMB M6j, M7j]
    NoneLeft {
        /// From this condition on.
        from_condition: u8,
    },
    /// [AMB M4j]
    Bridges {
        /// From this condition on.
        from_condition: u8,
    },
}

/// [AMB 15c] How a casualty is saved.
#[derive(PartialEq, Eq, Debug)]
pub enum SaveRule {
    /// Taken off the map here.
    Exited {
        /// Where.
        by: HexSet,
    },
    /// [AMB M1h]
    InBuilding,
    /// [AMB M2i]
    In {
        /// Where.
        hexes: HexSet,
    },
}

/// A soldier of the ready-made squad, of a campaign's squad, or J and K.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Recruit {
    /// His letter.
    pub letter: char,
    /// His card, for J and K.
    pub card: u16,
    /// His name.
    pub name: String,
    /// His small history.
    pub story: Bilingual,
    /// [AMB 2.5h]
    pub command: bool,
    /// His ratings.
    pub ratings: Ratings,
    /// [AMB 2.5g] What he cost.
    pub price: u8,
    /// What he carries. Of a crew weapon the first who names it carries the larger part.
    pub arms: Vec<Model>,
    /// What is in his ammo boxes.
    pub ammo: Vec<Ammo>,
}

/// [AMB 2.10] Characteristics.
#[derive(Clone, Copy, PartialEq, Eq, Debug, canon::Digest)]
pub struct Ratings {
    /// [AMB 2.10a] Initiative, 0 to 5.
    pub initiative: u8,
    /// [AMB 2.10b] Perception, 0 to 9.
    pub perception: u8,
    /// [AMB 2.10c] Weapon Skill, -2 to +2.
    pub weapon_skill: i8,
    /// [AMB 2.10d] Driving Skill, 0 to 8.
    pub driving_skill: u8,
    /// [AMB 2.10e] Movement allowance, 3 to 5.
    pub mpa: u8,
}

/// [AMB 2.2a] The mission card of a condition.
#[derive(PartialEq, Eq, Debug)]
pub struct ConditionCard {
    /// Black entries of each hex, in the order of their areas.
    pub black: HexMap<Vec<Black>>,
    /// [AMB 2.2h] Red entries for soldiers.
    pub red: HexMap<Red>,
    /// Red entries for vehicles.
    pub red_wheels: HexMap<Red>,
    /// [AMB 2.2g] Random events by the sum of two dice.
    pub events: Vec<Entry>,
}

/// A black entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Black {
    /// [AMB 2.2e]
    Read(Entry),
    /// [AMB 2.2f]
    Event,
    /// [AMB MPd]
    Land,
    /// [AMB MXa]
    Barred,
}

/// A reference to a paragraph.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entry {
    /// Nothing.
    None,
    /// [AMB 5.1c]
    Paragraph(P),
    /// [AMB 5.1d] Only if the sighting has not happened.
    Sighting(u8, P),
}

/// [AMB 2.2h] A red entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Red {
    /// Nobody comes here.
    None,
    /// Go there.
    Step(HexId),
    /// Read this.
    Paragraph(P),
    /// Leave the map.
    Exit,
}

/// A story or movement paragraph.
#[derive(PartialEq, Eq, Debug)]
pub struct Paragraph {
    /// What the player reads.
    pub text: Option<Bilingual>,
    /// [AMB 5.4a]
    pub sighting: Option<u8>,
    /// What happens.
    pub instructions: Vec<Instr<HexId>>,
}

/// [AMB 6.8] A German action paragraph: the first option whose tests all hold.
#[derive(PartialEq, Eq, Debug)]
pub struct ActionParagraph {
    /// What the log says.
    pub text: Option<Bilingual>,
    /// The options in order; without tests it always holds.
    pub options: Vec<(Vec<Test<HexId>>, Vec<Order>)>,
}

/// [AMB 2.1] A German's card.
#[derive(PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct Card {
    /// Its number.
    pub number: u16,
    /// His letter.
    pub letter: char,
    /// What he is.
    pub name: Bilingual,
    /// His rank.
    pub rank: Rank,
    /// [AMB 2.1d]
    pub vp: u8,
    /// [AMB 2.1e] If captured.
    pub vp_captured: u8,
    /// [AMB 2.1e] If killed or incapacitated.
    pub vp_fallen: u8,
    /// What he carries.
    pub arms: Vec<Model>,
    /// His grenades.
    pub grenades: u8,
    /// His ratings.
    pub ratings: Ratings,
    /// Whether he drives.
    pub drives: bool,
    /// A scope on his rifle.
    pub scope: bool,
    /// [AMB 9.7j]
    pub gunner: bool,
    /// [AMB 6.8m]
    pub fearless: bool,
    /// [AMB 2.1h] Action paragraphs by column.
    pub table: BTreeMap<Column, [P; 10]>,
    /// [AMB 2.1j]
    pub notes: Option<Bilingual>,
}

/// [AMB 2.1h, 2.1i] A column of a card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, canon::Digest)]
pub enum Column {
    /// A condition.
    Condition(u8),
    /// [AMB 6.8l]
    SelfPreservation,
    /// [AMB 6.8i]
    Reaction(char),
    /// [AMB 17.8c]
    Drive,
    /// [AMB 17.8a]
    Crew(u8),
}

/// [AMB 17.8] A vehicle's card.
#[derive(PartialEq, Eq, Debug)]
pub struct VehicleCard {
    /// Its number; 0 if it has no card.
    pub number: u16,
    /// Its word in actions: `y`, `jeep`, `sherman`, `kubelwagen-2`.
    pub word: String,
    /// Its letter; none for the squad's.
    pub letter: Option<char>,
    /// What it is.
    pub kind: VehicleKind,
    /// Its name.
    pub name: Bilingual,
    /// Whether it is the squad's.
    pub ours: bool,
    /// [AMB 2.1d]
    pub vp: u8,
    /// If destroyed.
    pub vp_destroyed: u8,
    /// If immobilized.
    pub vp_immobilized: u8,
    /// The crew of a tank.
    pub crew: u8,
    /// [AMB 17.8a]
    pub table: BTreeMap<Column, [P; 10]>,
    /// What is read when it comes into play.
    pub notes: Option<Bilingual>,
}

/// The situation a mission starts from, checked.
#[derive(PartialEq, Eq, Debug, Default)]
pub struct Start {
    /// The condition.
    pub condition: u8,
    /// Sightings that have happened.
    pub sightings: Vec<u8>,
    /// Points won.
    pub vp_won: i16,
    /// Points lost.
    pub vp_lost: i16,
    /// The Round; none in Operations.
    pub round: Option<u8>,
    /// Who has the advantage.
    pub advantage: Option<Side>,
    /// Everybody who stands somewhere.
    pub men: Vec<StartMan>,
    /// Vehicles.
    pub vehicles: Vec<StartVehicle>,
    /// What lies on the map.
    pub counters: Vec<(HexId, Terrain)>,
    /// What has come to light, and the side it looks at.
    pub marks: Vec<(HexId, MarkWord, Option<Direction>)>,
    /// What lies on the map.
    pub ground: Vec<StartHeap>,
    /// Canoes.
    pub canoes: Vec<HexId>,
    /// How far one sees, if not as the mission says.
    pub visibility: Option<u8>,
}

/// What lies on a hex.
#[derive(PartialEq, Eq, Debug)]
pub struct StartHeap {
    /// Where.
    pub hex: HexId,
    /// Objects.
    pub arms: Vec<Model>,
    /// Ammunition.
    pub ammo: Vec<Ammo>,
    /// Whether the Germans made it.
    pub german: bool,
    /// Whether crew weapons are set up.
    pub ready: bool,
}

/// Where somebody stands.
#[derive(PartialEq, Eq, Debug)]
pub struct StartMan {
    /// Who: the index in the list of all men.
    pub who: ManId,
    /// Where he is: on the map, in a vehicle, waiting to enter.
    pub place: Place,
    /// His stance.
    pub stance: Stance,
    /// His health.
    pub health: Health,
    /// Whether he is free.
    pub captivity: Captivity,
    /// His box.
    pub ar: Option<ArBox>,
    /// His ratings.
    pub ratings: Ratings,
    /// Whether he commands.
    pub command: Option<bool>,
    /// What he carries.
    pub arms: Option<Vec<Model>>,
    /// What is in his ammo boxes.
    pub ammo: Option<Vec<Ammo>>,
    /// How his weapons are.
    pub weapons: BTreeSet<ArmsWord>,
    /// [AMB 6.8i]
    pub reaction: Option<char>,
    /// [AMB 17.8c]
    pub driving: bool,
}

/// Where a vehicle stands.
#[derive(PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct StartVehicle {
    /// Which.
    pub vehicle: VehicleId,
    /// Its hex.
    pub hex: HexId,
    /// Which way it faces.
    pub facing: Direction,
    /// Whether it is closed.
    pub closed: bool,
    /// A tank's crew.
    pub crew: Option<u8>,
    /// A tank's box.
    pub ar: Option<ArBox>,
    /// [AMB 17.13f]
    pub loaded: bool,
    /// [AMB 17.6l]
    pub wrecked: bool,
    /// [AMB 17.14i]
    pub immobilized: bool,
    /// [AMB 17.14e]
    pub flat: bool,
}
