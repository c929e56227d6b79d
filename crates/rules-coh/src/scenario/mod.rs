//! Everything about a firefight that cannot change while it is played.

mod boards;
mod load;
mod places;
mod shape;
mod start;
mod tables;

use std::collections::BTreeMap;

use canon::Digest;
use catalog::{Bilingual, SideName};
use hexgrid::{Direction, HexId, HexSet};

pub use load::load;
pub use shape::kinds;
pub use tables::{check_cards, check_markers, check_roster, check_terrain};

use crate::cards::{CardChart, CardId};
use crate::ch05_movement::BARRED;
use crate::charts::MarkerChart;
use crate::field::Field;
use crate::roster::{Nation, UnitType};
use crate::state::{Flags, ForceId, Stage, UnitId};

/// A firefight, ready to be played.
#[derive(Debug)]
pub struct Scenario {
    /// The id, such as `coh/first-contact`.
    pub id: String,
    /// The title.
    pub title: Bilingual,
    /// What the players should know.
    pub briefing: Bilingual,
    /// The day, as `1943-07-05`.
    pub date: String,
    /// [COH 1.0a] Number of rounds.
    pub rounds: u8,
    /// The ground.
    pub field: Field,
    /// The hit markers.
    pub markers: MarkerChart,
    /// The cards.
    pub cards: CardChart,
    /// Types of units that take part.
    pub types: Vec<UnitType>,
    /// [COH 21.0d] The forces, one for each seat.
    pub forces: Vec<Force>,
    /// The units.
    pub units: Vec<Unit>,
    /// Works and obstacles at the start.
    pub works: Vec<WorkAtStart>,
    /// Smoke at the start.
    pub smoke: Vec<(HexId, u8)>,
    /// The deck.
    pub deck: Vec<(CardId, u8)>,
    /// Cards dealt to each force at the start.
    pub deal: u8,
    /// Cards drawn by each force every round.
    pub draw: u8,
    /// [COH card.y1] Points for the card that scores, by nation.
    pub score_card: [i16; 2],
    /// [COH card.y3] CAP that the event of the firefight brings, by nation.
    pub event_cap: [i16; 2],
    /// [COH 12.3h] Artillery off the board.
    pub oba: Vec<Oba>,
    /// [COH 20.0b] Aircraft.
    pub air: Vec<Air>,
    /// Hexes that matter for points.
    pub objectives: Vec<Objective>,
    /// Steps of each type of unit that tows nothing, by hex and direction.
    pub(crate) steps: Vec<Vec<[u8; 6]>>,
    /// The nation of each unit.
    pub(crate) nations: Vec<Nation>,
    /// Whether any unit bears cards.
    pub(crate) has_bearers: bool,
    /// Whether any unit flies.
    pub(crate) has_aircraft: bool,
    /// The hexes whose control is followed, as a set.
    pub(crate) valued: HexSet,
    /// [COH card.y2] Secret aims by number.
    pub secret: Vec<(u8, Vec<HexId>, i16)>,
    /// [COH 5.1d] Where a force may leave the map, and the points for each unit.
    pub exits: Vec<(ForceId, Vec<HexId>, i16)>,
    /// Points for a destroyed unit.
    pub kill: i16,
    /// Points at the start, by nation.
    pub start_points: [i16; 2],
    /// [COH 2.3b] Ends the game at once when a nation controls all these hexes.
    pub end_when: Vec<(Nation, Vec<HexId>)>,
    /// What the author allows.
    pub rules: HouseRules,
    /// Where play begins, if not with the set-up.
    pub start: Option<Start>,
}

/// A firefight that begins in the middle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Start {
    /// The round.
    pub round: u8,
    /// Initiative or turns.
    pub stage: Stage,
    /// Whose turn it is.
    pub mover: ForceId,
    /// [COH 2.2i] The nation that passed in the turn before.
    pub passed: Option<Nation>,
    /// [COH 2.1a] The nation that has the initiative of the round.
    pub first: Nation,
    /// The forces, one for each seat.
    pub forces: Vec<ForceAtStart>,
}

/// A force in the middle of a firefight.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ForceAtStart {
    /// [COH 3.0a] AP left of an activation that runs.
    pub ap: u8,
    /// [COH 3.2a] CAP left; all that losses leave if not given.
    pub cap: Option<u8>,
    /// [COH 7.3b] Units lost.
    pub lost: u8,
    /// [COH 8.0b] Cards in hand.
    pub hand: Vec<CardId>,
}

/// What a unit has been through when play begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Condition {
    /// States.
    pub flags: Flags,
    /// [COH 7.4a] The marker under it, by its line in the chart.
    pub hit: Option<u8>,
    /// [COH 7.4d] Whether everybody has seen the marker.
    pub shown: bool,
    /// [COH 20.1a] Where an aircraft is, and how high.
    pub flying: Option<(HexId, u8)>,
    /// [COH 7.6.3m] From where it went in against enemies.
    pub came_from: Option<HexId>,
}

/// What the author of a firefight allows.
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct HouseRules {
    /// [COH 3.0.1a] Rolled AP instead of seven.
    pub variable_ap: bool,
    /// [COH 5.0.1a] Careless moves are punished.
    pub cautious: bool,
    /// [COH 13.1c] Kinds of units, beyond mortars, that may lay smoke.
    pub smoke_kinds: Vec<String>,
    /// [COH 13.1a] Whether mortars may not lay smoke.
    pub no_mortar_smoke: bool,
    /// [COH 12.0k] Farther spotter hexes for some types.
    pub spotter_range: BTreeMap<String, u8>,
    /// [COH 21.0b] Whether sides alternate player by player.
    pub alternate: bool,
    /// [COH 21.0f] Whether every player wins for himself.
    pub individual: bool,
}

/// One force: a seat at the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Force {
    /// The id, such as `german`.
    pub id: String,
    /// Its nation.
    pub nation: Nation,
    /// Its name.
    pub name: SideName,
    /// The color of its counters.
    pub color: String,
    /// [COH 3.2a] Its command action points at the start.
    pub cap: u8,
}

/// One counter of the firefight.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unit {
    /// What players write.
    pub id: String,
    /// Its type, by index.
    pub kind: u8,
    /// Whose.
    pub force: ForceId,
    /// Where it begins: one hex, or several among which its owner chooses.
    pub hexes: Vec<HexId>,
    /// Where it looks; chosen by the owner if not given.
    pub facing: Option<Direction>,
    /// [COH 1.0h] Whether it begins hidden.
    pub hidden: bool,
    /// Who carries it at the start.
    pub carried_by: Option<UnitId>,
    /// Whether it begins inside the work of its hex.
    pub in_work: bool,
    /// [COH 5.1e] The round in which it comes; 0 for those set up.
    pub round: u8,
    /// Points for destroying it.
    pub points: i16,
    /// [COH 8.2a, 8.3a] Cards it bears.
    pub cards: Vec<CardId>,
    /// What it has been through.
    pub condition: Condition,
}

/// Kinds of works and obstacles.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Digest)]
pub enum WorkKind {
    /// [COH 18.2c] A trench.
    Trench,
    /// [COH 18.2f] A gun emplacement.
    Emplacement,
    /// [COH 18.2j] A bunker.
    Bunker,
    /// [COH 18.4a] Barbed wire.
    Wire,
    /// [COH 18.5a] Mines.
    Mines,
    /// [COH 14.0t08] A road block.
    RoadBlock,
}

impl WorkKind {
    /// [COH 18.2b, 18.2e, 18.2h] Whether a work of this kind takes units of a type.
    pub fn takes(self, kind: &UnitType, vehicles: bool) -> bool {
        match self {
            Self::Trench => kind.is_squad(),
            Self::Emplacement => kind.is_gun() || kind.is_vehicle() && vehicles,
            Self::Bunker => kind.is_foot(),
            Self::Wire | Self::Mines | Self::RoadBlock => false,
        }
    }
}

/// [COH 18.5d–18.5f] Whom mines attack.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Digest)]
pub enum MineColor {
    /// Those on foot.
    Red,
    /// Vehicles.
    Blue,
    /// All.
    Black,
}

/// A work or obstacle at the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WorkAtStart {
    /// What it is.
    pub kind: WorkKind,
    /// Where.
    pub hex: HexId,
    /// Where it looks.
    pub facing: Direction,
    /// What it adds to the front.
    pub front: i8,
    /// What it adds to the flank.
    pub flank: i8,
    /// Whom mines attack.
    pub color: MineColor,
    /// What mines have to roll.
    pub number: u8,
    /// Who laid it.
    pub owner: Option<ForceId>,
    /// [COH 18.5i] Whether nobody else knows of it.
    pub hidden: bool,
    /// [COH 18.2e] Whether vehicles may use it.
    pub vehicles: bool,
}

/// Artillery off the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Oba {
    /// Whose.
    pub force: ForceId,
    /// Its card.
    pub card: CardId,
    /// How often.
    pub uses: u8,
    /// Hexes from which it can be directed without anybody there.
    pub spotters: Vec<HexId>,
    /// Whether it may be plotted before the first round.
    pub preplot: bool,
    /// Whether it may lay smoke.
    pub smoke: bool,
    /// How often it has fired before play begins.
    pub used: u8,
    /// What lands in the round after play begins: where, and whether it is smoke.
    pub plots: Vec<(HexId, bool)>,
}

/// Kinds of bombs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bomb {
    /// Fifty kilograms.
    Light,
    /// 250 kilograms.
    Heavy,
    /// [COH 20.4d] Cluster bombs, which leave mines.
    Cluster,
}

/// When an aircraft may come, and with what.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Air {
    /// Which.
    pub unit: UnitId,
    /// In which rounds.
    pub rounds: Vec<u8>,
    /// Its bombs.
    pub bombs: Option<(Bomb, u8)>,
}

/// Hexes that bring points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Objective {
    /// Which.
    pub hexes: Vec<HexId>,
    /// Their name.
    pub name: Bilingual,
    /// Who controls them at the start.
    pub control: Option<Nation>,
    /// Points each round, by nation.
    pub each_round: [i16; 2],
    /// Points at the end, by nation.
    pub at_end: [i16; 2],
}

impl Scenario {
    /// The type of a unit.
    pub fn unit_type(&self, unit: UnitId) -> &UnitType {
        &self.types[usize::from(self.unit(unit).kind)]
    }

    /// What the ground and the heights add to a step of a unit that tows nothing; `None` where it is
    /// barred.
    pub(crate) fn easy_step(&self, unit: UnitId, from: HexId, way: Direction) -> Option<u8> {
        let steps = &self.steps[usize::from(self.unit(unit).kind)];
        Some(steps[from.index()][way.index()]).filter(|&it| it != BARRED)
    }

    /// A unit.
    pub fn unit(&self, unit: UnitId) -> &Unit {
        &self.units[usize::from(unit.0)]
    }

    /// The hexes whose control is followed: those of the objectives, then those of the secret aims.
    pub fn hexes_of_value(&self) -> impl Iterator<Item = HexId> + '_ {
        let open = self.objectives.iter().flat_map(|it| it.hexes.iter());
        open.chain(self.secret.iter().flat_map(|it| it.1.iter())).copied()
    }

    /// Who holds those hexes at the start, in the same order.
    pub(crate) fn first_holders(&self) -> impl Iterator<Item = Option<Nation>> + '_ {
        let open = self.objectives.iter().flat_map(|it| it.hexes.iter().map(|_| it.control));
        open.chain(self.secret.iter().flat_map(|it| it.1.iter().map(|_| None)))
    }

    /// Every unit.
    pub fn unit_ids(&self) -> impl Iterator<Item = UnitId> + use<> {
        (0..self.units.len()).filter_map(|it| u16::try_from(it).ok()).map(UnitId)
    }

    /// A force.
    pub fn force(&self, force: ForceId) -> &Force {
        &self.forces[usize::from(force.0)]
    }

    /// Every force.
    pub fn force_ids(&self) -> impl Iterator<Item = ForceId> + use<> {
        (0..self.forces.len()).filter_map(|it| u8::try_from(it).ok()).map(ForceId)
    }

    /// The nation of a unit.
    pub fn nation(&self, unit: UnitId) -> Nation {
        self.nations[unit.index()]
    }

    /// The unit that players call so.
    pub fn find_unit(&self, id: &str) -> Option<UnitId> {
        let found = self.units.iter().position(|it| it.id == id)?;
        u16::try_from(found).ok().map(UnitId)
    }
}
