//! A battle as its files describe it: all that does not change while it is played.

mod armies;
mod charts;
mod check;
mod ground;
mod load;
mod pieces;
mod places;
mod shape;
mod shape_start;
mod start;
mod words;

use std::collections::BTreeMap;

use catalog::{Bilingual, SideName};
use hexgrid::{HexId, HexSet};

pub use armies::{check_armies, check_roster};
pub use charts::check_terrain;
pub use load::load;
pub use shape::kinds;

use crate::ch05_sight::Sight;
use crate::ch10_army_morale::Piece as TrackPiece;
use crate::charts::{BombardmentTable, CombatTable, TerrainChart};
use crate::decision::Piece;
use crate::field::Field;
use crate::roster::{Leader, Unit, Wing};
use crate::state::{
    AdvanceDuty, Army, Bearer, Fate, Flags, GroupId, GroupState, LeaderId, Marker, Morale, Phase,
    Place, Spirit, UnitId, WingId, WingState,
};
use crate::tables::Tables;

/// Whose special rules hold.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Which {
    /// [PG 23] Rossbach.
    Rossbach,
    /// [PG 24] Leuthen.
    Leuthen,
    /// [PG 25] Zorndorf.
    Zorndorf,
    /// [PG 26] Torgau.
    Torgau,
    /// None of the four.
    Other,
}

/// [PG 22.2e] The two kinds of scenario.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// The approach and the battle.
    Main,
    /// The battle alone.
    Battle,
}

/// Variants of a scenario.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Variant {
    /// [PG 23.6a] Hildburghausen commands at Rossbach.
    Hildburghausen,
    /// [PG 24.4a] Daun commands at Leuthen.
    Daun,
    /// [PG 25.3.2a] Free set-up at Zorndorf.
    Free,
}

/// One side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SideInfo {
    /// The id, such as `prussia`.
    pub id: String,
    /// Its name.
    pub name: SideName,
    /// The color of its counters.
    pub color: String,
    /// [PG 22.2d, 23.3a, 24.2a, 24.3a, 25.3a, 25.4a, 26.3a, 26.4a] Army Morale at the start.
    pub morale: i16,
    /// [PG 10.0f] The upper end of the track.
    pub top: i16,
    /// [PG 6.1c] Whether it starts active.
    pub active: bool,
    /// [PG 13.1b] The price of the first and of later attempts.
    pub cost: [u8; 2],
    /// [PG 13.2b] The price of an activation on sight, first and later.
    pub sight_cost: [u8; 2],
    /// [PG 23.3d, 24.2f, 26.3e] Its friendly edges.
    pub edges: Vec<HexId>,
    /// The state it begins in.
    pub spirit: Spirit,
}

/// [PG 6.2a] A command group.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Group {
    /// Its id.
    pub id: String,
    /// Whose.
    pub army: Army,
    /// Its name.
    pub name: Bilingual,
    /// [PG 24.2b, 25.3b] Its Command Value.
    pub cv: u8,
    /// [PG 6.3a] Whether it is a Detachment.
    pub detachment: bool,
}

/// [PG 22.2e, 23.3c, 25.3.1a, 25.3.1b, 25.3.1c, 25.3.2b, 26.3c] Some pieces and where they are set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetUp {
    /// Whose.
    pub army: Army,
    /// Who, in the order they are asked.
    pub pieces: Vec<Piece>,
    /// Where they may stand.
    pub hexes: HexSet,
    /// Within so many hexes of the leader of its wing.
    pub near_leader: Option<u8>,
    /// For artillery: so many units at most by each leader.
    pub guns_per_leader: Option<u8>,
    /// For artillery: the leaders it may stand near, and so many units by each.
    pub guns: Vec<(LeaderId, u8)>,
    /// For artillery: only beside infantry.
    pub with_infantry: bool,
    /// For artillery: so many units at most in one hex.
    pub guns_per_hex: Option<u8>,
    /// Posts, and how many pieces each takes; every piece stands at one of them.
    pub posts: Vec<(HexSet, u8)>,
    /// [PG 22.2c] With a unit of their wing; an Army Commander with any unit.
    pub with_unit: bool,
    /// [PG 26.3b] Least distance between detachments.
    pub apart: u8,
    /// Where the quick set-up puts them.
    pub quick: BTreeMap<Piece, HexId>,
}

/// In which formation pieces come.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum EntryColumn {
    /// [PG 24.2.2a] In Column.
    Always,
    /// [PG 26.3d] In Column if Effective and the owner likes.
    IfEffective,
    /// Deployed.
    No,
}

/// Pieces that come from off the map.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Whose.
    pub army: Army,
    /// Who.
    pub pieces: Vec<Piece>,
    /// Where.
    pub hexes: Vec<HexId>,
    /// The earliest turn.
    pub turn: u8,
    /// In which formation.
    pub column: EntryColumn,
    /// [PG 24.2.2b] Effective in the turn they come.
    pub effective: bool,
    /// Artillery units for each wing; 0 for any number.
    pub guns_per_wing: u8,
    /// [PG 26.3.3a] Comes when the rules say so, not when the owner likes.
    pub must: bool,
}

/// A battle that begins in the middle: what has happened before.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Start {
    /// The turn.
    pub turn: u8,
    /// Whose player turn.
    pub army: Army,
    /// The phase.
    pub phase: Phase,
    /// Where the pieces are that do not come from off the map; those of one hex from the bottom up.
    pub places: Vec<(Piece, Place)>,
    /// Units to which something has happened.
    pub units: Vec<UnitStart>,
    /// Leaders to whom something has happened.
    pub leaders: Vec<(LeaderId, LeaderStart)>,
    /// Wings to which something has happened, and whether they are in column if the file says so.
    pub wings: Vec<(WingId, WingState, Option<bool>)>,
    /// Every group.
    pub groups: Vec<GroupState>,
    /// Both armies.
    pub armies: [ArmyStart; 2],
    /// [PG 6.2.2f] Whether it has been chosen whom the Army Commander leads.
    pub traced: bool,
    /// [PG 4.3a] Engaged markers; if the file names none, the rules lay them.
    pub markers: Option<Vec<Marker>>,
    /// [PG 19.10c] Momentum markers: hexes and how many.
    pub momentum: Vec<(HexId, u8)>,
    /// [PG 16.0b] Hexes bombarded in this phase.
    pub bombarded: Vec<HexId>,
    /// How often what was planned in this phase was trimmed or given up.
    pub plans_changed: u8,
    /// [PG 23.4] The Franco-Imperial advance.
    pub duty: AdvanceDuty,
    /// [PG 26.3.3a] Lacy has come.
    pub lacy: bool,
}

/// A unit of a battle that begins in the middle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnitStart {
    /// Which.
    pub unit: UnitId,
    /// Its morale.
    pub morale: Morale,
    /// Levels left; as at the start of the day if none are given.
    pub level: Option<u8>,
    /// Its states.
    pub flags: Flags,
    /// [PG 6.2.2a] It is in command, wherever its leader is now.
    pub in_command: bool,
    /// Movement points spent in this phase.
    pub spent: u8,
    /// [PG 23.4.4b] Where it began the Movement Phase, if not where it stands.
    pub began: Option<HexId>,
    /// [PG 6.3a] Its detachment as [`UnitState`](crate::state::UnitState) keeps it, if not that of the
    /// start of the day.
    pub det: Option<u8>,
}

/// A leader of a battle that begins in the middle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LeaderStart {
    /// What befell him.
    pub fate: Fate,
    /// Who bears his office.
    pub bearer: Bearer,
    /// Movement points spent in this phase.
    pub spent: u8,
    /// Whether he has moved in this phase.
    pub moved: bool,
    /// Whether he has helped a wing this turn.
    pub helped: bool,
}

/// An army of a battle that begins in the middle.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct ArmyStart {
    /// [PG 10.0a] Current Morale, if not that of the track.
    pub morale: Option<i16>,
    /// The value at which an empty track stands, if not that of the side.
    pub base: Option<i16>,
    /// What lies on the track and in which box, if not the losses alone.
    pub track: Option<Vec<(TrackPiece, Option<i16>)>>,
    /// [PG 10.1a] Combat Success markers.
    pub successes: u16,
    /// [PG 6.1.2b] Alarmed.
    pub alarmed: bool,
    /// [PG 6.1.1a] Has tried in this turn.
    pub tried: bool,
    /// [PG 13.2c] Paid attempts.
    pub paid: u8,
    /// [PG 6.1.3b] Its chance on sight is gone.
    pub sighted: bool,
    /// [PG 25.3.4a] Moved or fought in this turn.
    pub strained: bool,
    /// [PG 25.1a] Points beyond those of the track.
    pub bonus: Option<i16>,
}

/// Rules of this scenario alone.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct HouseRules {
    /// [PG 24.2.3a] Fog: turns it lasts, and how far one sees in it.
    pub fog: Option<(u8, u8)>,
    /// [PG 25.3.4a] Heat.
    pub heat: bool,
    /// [PG 26.3.5a] SP of infantry that count in one hex, by army.
    pub infantry_cap: [u8; 2],
    /// [PG 23.5.2a] Turns of surprise.
    pub surprise_turns: u8,
    /// [PG 23.4.4a] Passivity.
    pub passivity: bool,
}

/// A battle as its files describe it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scenario {
    /// The id, such as `prussia/rossbach`.
    pub id: String,
    /// The title.
    pub title: Bilingual,
    /// What the players should know.
    pub briefing: Bilingual,
    /// Whose special rules hold.
    pub which: Which,
    /// Main or Battle.
    pub kind: Kind,
    /// The variant.
    pub variant: Option<Variant>,
    /// [PG 12d] Number of turns.
    pub turns: u8,
    /// The hour of the first turn in minutes.
    pub first_minute: u16,
    /// The ground.
    pub field: Field,
    /// Who sees whom over it.
    pub sight: Sight,
    /// [PG 4.1b] The sides of each hex over which a ZOC reaches, one bit each.
    pub zoc_reach: Vec<u8>,
    /// What is looked up again and again.
    pub(crate) tables: Tables,
    /// [PG C4a] The terrain chart.
    pub terrain: TerrainChart,
    /// [PG C6a] The Bombardment Table.
    pub bombardment: BombardmentTable,
    /// [PG C9a] The Combat Table.
    pub combat: CombatTable,
    /// Both sides.
    pub sides: [SideInfo; 2],
    /// Command groups: the Basic ones first.
    pub groups: Vec<Group>,
    /// Wings.
    pub wings: Vec<Wing>,
    /// The group of each wing.
    pub wing_groups: Vec<GroupId>,
    /// Units.
    pub units: Vec<Unit>,
    /// The detachment of each unit at the start.
    pub dets: Vec<Option<GroupId>>,
    /// Leaders.
    pub leaders: Vec<Leader>,
    /// Set-up, in order.
    pub setups: Vec<SetUp>,
    /// Entries.
    pub entries: Vec<Entry>,
    /// Rules of this scenario alone.
    pub rules: HouseRules,
    /// Where it begins, if not with the set-up.
    pub start: Option<Start>,
}

impl Scenario {
    /// What the roster says of a unit.
    pub fn unit(&self, unit: UnitId) -> &Unit {
        &self.units[unit.index()]
    }

    /// What the list says of a leader.
    pub fn leader(&self, leader: LeaderId) -> &Leader {
        &self.leaders[leader.index()]
    }

    /// A wing.
    pub fn wing(&self, wing: WingId) -> &Wing {
        &self.wings[wing.index()]
    }

    /// A command group.
    pub fn group(&self, group: GroupId) -> &Group {
        &self.groups[group.index()]
    }

    /// A side.
    pub fn side(&self, army: Army) -> &SideInfo {
        &self.sides[army.index()]
    }

    /// Every unit.
    pub fn unit_ids(&self) -> impl Iterator<Item = UnitId> + use<> {
        (0..self.units.len()).filter_map(|it| u16::try_from(it).ok()).map(UnitId)
    }

    /// Every leader.
    pub fn leader_ids(&self) -> impl Iterator<Item = LeaderId> + use<> {
        (0..self.leaders.len()).filter_map(|it| u8::try_from(it).ok()).map(LeaderId)
    }

    /// Every wing.
    pub fn wing_ids(&self) -> impl DoubleEndedIterator<Item = WingId> + use<> {
        (0..self.wings.len()).filter_map(|it| u8::try_from(it).ok()).map(WingId)
    }

    /// Every group.
    pub fn group_ids(&self) -> impl Iterator<Item = GroupId> + use<> {
        (0..self.groups.len()).filter_map(|it| u8::try_from(it).ok()).map(GroupId)
    }

    /// The unit that players call so.
    pub fn find_unit(&self, id: &str) -> Option<UnitId> {
        let found = self.units.iter().position(|it| it.id == id)?;
        u16::try_from(found).ok().map(UnitId)
    }

    /// The leader that players call so.
    pub fn find_leader(&self, id: &str) -> Option<LeaderId> {
        let found = self.leaders.iter().position(|it| it.id == id)?;
        u8::try_from(found).ok().map(LeaderId)
    }

    /// The wing that players call so.
    pub fn find_wing(&self, id: &str) -> Option<WingId> {
        let found = self.wings.iter().position(|it| it.id == id)?;
        u8::try_from(found).ok().map(WingId)
    }

    /// The unit or leader that players call so.
    pub fn find_piece(&self, id: &str) -> Option<Piece> {
        let unit = self.find_unit(id).map(Piece::Unit);
        unit.or_else(|| self.find_leader(id).map(Piece::Leader))
    }

    /// The Army Commander of an army.
    pub fn commander(&self, army: Army) -> Option<LeaderId> {
        self.tables.commanders[army.index()]
    }

    /// The hour of a turn, as `0830`.
    pub fn hour(&self, turn: u8) -> String {
        let minute = self.first_minute + 60 * (u16::from(turn).saturating_sub(1));
        format!("{:02}{:02}", minute / 60 % 24, minute % 60)
    }
}
