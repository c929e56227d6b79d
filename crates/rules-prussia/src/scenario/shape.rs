//! The shapes of scenario, army, roster and terrain files, exactly as they are written.

use std::collections::BTreeMap;

use catalog::{Bilingual, ChartShape, FileOr, MapShape, SideName, Spanned, schema_text};
use rulebook::FileKind;
use schemars::JsonSchema;
use serde::Deserialize;

use super::shape_start::{
    GoneShape, GroupStateShape, LeaderStateShape, StartShape, StateShape, WingStateShape,
};
use super::{armies, charts};

type Text = Spanned<String>;
type Hexes = Vec<Spanned<String>>;

/// A scenario file.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct ScenarioShape {
    pub(super) schema: Option<Text>,
    pub(super) id: Text,
    pub(super) source: Option<Text>,
    pub(super) title: Bilingual,
    pub(super) briefing: Bilingual,
    pub(super) battle: BattleWord,
    pub(super) kind: KindWord,
    pub(super) variant: Option<VariantWord>,
    pub(super) turns: Spanned<u8>,
    pub(super) first_hour: Text,
    pub(super) map: FileOr<MapShape>,
    pub(super) terrain: FileOr<TerrainShape>,
    pub(super) bombardment: FileOr<ChartShape>,
    pub(super) combat: FileOr<ChartShape>,
    pub(super) armies: FileOr<ArmiesShape>,
    pub(super) roster: FileOr<RosterShape>,
    #[serde(default)]
    pub(super) leave_out: Vec<Text>,
    pub(super) side: Spanned<Vec<SideShape>>,
    #[serde(default)]
    pub(super) group: Vec<GroupShape>,
    #[serde(default)]
    pub(super) setup: Vec<Spanned<SetUpShape>>,
    #[serde(default)]
    pub(super) entry: Vec<Spanned<EntryShape>>,
    #[serde(default)]
    pub(super) reduced: Vec<ReducedShape>,
    #[serde(default)]
    pub(super) rules: RulesShape,
    pub(super) start: Option<Spanned<StartShape>>,
    #[serde(default)]
    pub(super) state: Vec<StateShape>,
    #[serde(default)]
    pub(super) leader_state: Vec<LeaderStateShape>,
    #[serde(default)]
    pub(super) wing_state: Vec<WingStateShape>,
    #[serde(default)]
    pub(super) group_state: Vec<GroupStateShape>,
    #[serde(default)]
    pub(super) gone: Vec<GoneShape>,
}

/// States of an army.
#[derive(Deserialize, JsonSchema, Debug, Clone, Copy, Default)]
#[serde(rename_all = "lowercase")]
pub(super) enum SpiritWord {
    #[default]
    Steady,
    Demoralized,
    Broken,
}

/// Whose special rules hold.
#[derive(Deserialize, JsonSchema, Debug, Clone, Copy)]
#[serde(rename_all = "lowercase")]
pub(super) enum BattleWord {
    Rossbach,
    Leuthen,
    Zorndorf,
    Torgau,
    None,
}

/// Main or Battle scenario.
#[derive(Deserialize, JsonSchema, Debug, Clone, Copy)]
#[serde(rename_all = "lowercase")]
pub(super) enum KindWord {
    Main,
    Battle,
}

/// Variants.
#[derive(Deserialize, JsonSchema, Debug, Clone, Copy)]
#[serde(rename_all = "lowercase")]
pub(super) enum VariantWord {
    Hildburghausen,
    Daun,
    Free,
}

/// The two armies.
#[derive(Deserialize, JsonSchema, Debug, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub(super) enum ArmyWord {
    Prussia,
    Coalition,
}

/// One side.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct SideShape {
    pub(super) id: Text,
    pub(super) army: ArmyWord,
    pub(super) name: SideName,
    pub(super) color: Text,
    pub(super) morale: i16,
    pub(super) top: Spanned<i16>,
    pub(super) active: bool,
    pub(super) cost: [u8; 2],
    pub(super) sight_cost: Option<[u8; 2]>,
    pub(super) edges: Hexes,
    pub(super) infantry: u8,
    pub(super) cavalry: u8,
    #[serde(default)]
    pub(super) spirit: SpiritWord,
}

/// A Specific Group or a Detachment.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct GroupShape {
    pub(super) id: Text,
    pub(super) side: Text,
    pub(super) name: Bilingual,
    pub(super) cv: u8,
    #[serde(default)]
    pub(super) wings: Vec<Text>,
    #[serde(default)]
    pub(super) units: Vec<Text>,
    #[serde(default)]
    pub(super) detachment: bool,
}

/// Some pieces and where they are set up.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct SetUpShape {
    pub(super) side: Text,
    #[serde(default)]
    pub(super) pieces: Vec<Text>,
    #[serde(default)]
    pub(super) wings: Vec<Text>,
    #[serde(default)]
    pub(super) artillery: bool,
    #[serde(default)]
    pub(super) hexes: Hexes,
    pub(super) within: Option<WithinShape>,
    #[serde(default)]
    pub(super) posts: Vec<PostShape>,
    pub(super) near_leader: Option<u8>,
    pub(super) guns_per_leader: Option<u8>,
    #[serde(default)]
    pub(super) guns: BTreeMap<Text, u8>,
    #[serde(default)]
    pub(super) with_infantry: bool,
    pub(super) guns_per_hex: Option<u8>,
    #[serde(default)]
    pub(super) with_unit: bool,
    #[serde(default)]
    pub(super) apart: u8,
    #[serde(default)]
    pub(super) quick: BTreeMap<Text, Text>,
}

/// Hexes near another.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct WithinShape {
    pub(super) hex: Text,
    pub(super) distance: u8,
}

/// A post and how many pieces it takes.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct PostShape {
    pub(super) hex: Option<Text>,
    #[serde(default)]
    pub(super) distance: u8,
    #[serde(default)]
    pub(super) hexes: Hexes,
    #[serde(default = "one")]
    pub(super) count: u8,
}

fn one() -> u8 {
    1
}

/// Pieces that come from off the map.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct EntryShape {
    pub(super) side: Text,
    #[serde(default)]
    pub(super) pieces: Vec<Text>,
    #[serde(default)]
    pub(super) wings: Vec<Text>,
    #[serde(default)]
    pub(super) artillery: bool,
    pub(super) hexes: Hexes,
    pub(super) turn: Spanned<u8>,
    pub(super) column: ColumnWord,
    #[serde(default)]
    pub(super) effective: bool,
    #[serde(default)]
    pub(super) guns_per_wing: u8,
    #[serde(default)]
    pub(super) must: bool,
}

/// In which formation pieces come.
#[derive(Deserialize, JsonSchema, Debug, Clone, Copy)]
#[serde(rename_all = "kebab-case")]
pub(super) enum ColumnWord {
    Always,
    IfEffective,
    No,
}

/// A unit that begins below full strength.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct ReducedShape {
    pub(super) unit: Text,
    pub(super) level: Spanned<u8>,
}

/// Rules of this scenario alone.
#[derive(Deserialize, JsonSchema, Debug, Default)]
#[serde(deny_unknown_fields)]
pub(super) struct RulesShape {
    pub(super) fog: Option<FogShape>,
    #[serde(default)]
    pub(super) heat: bool,
    pub(super) infantry_cap: Option<CapShape>,
    #[serde(default)]
    pub(super) surprise_turns: u8,
    #[serde(default)]
    pub(super) passivity: bool,
}

/// Fog: how long and how thick.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct FogShape {
    pub(super) turns: u8,
    pub(super) range: u8,
}

/// Another limit to the SP of infantry in one hex.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct CapShape {
    pub(super) army: ArmyWord,
    pub(super) sp: u8,
}

/// A file of wings and leaders.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct ArmiesShape {
    pub(super) schema: Option<Text>,
    pub(super) source: Option<Text>,
    #[serde(default)]
    pub(super) wing: Vec<WingShape>,
    #[serde(default)]
    pub(super) leader: Vec<LeaderShape>,
}

/// A wing.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct WingShape {
    pub(super) id: Text,
    pub(super) army: ArmyWord,
    pub(super) name: Bilingual,
    pub(super) color: Text,
}

/// A leader.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct LeaderShape {
    pub(super) id: Text,
    pub(super) army: ArmyWord,
    pub(super) role: RoleWord,
    pub(super) wing: Option<Text>,
    pub(super) name: String,
    pub(super) initiative: Option<Spanned<u8>>,
    pub(super) special: Option<LetterWord>,
    pub(super) mm: u8,
    pub(super) ma: u8,
    pub(super) second: Option<SecondShape>,
    /// All cavalry of his army may follow him (23.3.2).
    #[serde(default)]
    pub(super) leads_horse: bool,
    /// He adds his MM to Charges although his wing has infantry (24.2.5).
    #[serde(default)]
    pub(super) leads_charges: bool,
    /// All units of a Detachment may follow him (26.3.4).
    #[serde(default)]
    pub(super) leads_detachments: bool,
}

/// What a leader leads.
#[derive(Deserialize, JsonSchema, Debug, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub(super) enum RoleWord {
    Commander,
    Wing,
}

/// Whom a special leader can help.
#[derive(Deserialize, JsonSchema, Debug, Clone, Copy)]
#[serde(rename_all = "lowercase")]
pub(super) enum LetterWord {
    I,
    C,
    Any,
}

/// Who takes over: a leader by id, or somebody else.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(untagged)]
pub(super) enum SecondShape {
    Leader(String),
    Other(OtherShape),
}

/// A second in command of his own.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct OtherShape {
    pub(super) name: String,
    pub(super) initiative: u8,
    pub(super) mm: u8,
    pub(super) ma: u8,
}

/// One unit: a row of a roster file.
#[derive(Deserialize, JsonSchema, Debug, Clone)]
#[serde(deny_unknown_fields)]
pub(super) struct UnitShape {
    pub(super) id: String,
    pub(super) army: ArmyWord,
    pub(super) nation: NationWord,
    pub(super) arm: ArmWord,
    #[serde(rename = "type")]
    pub(super) kind: TypeWord,
    #[serde(default)]
    pub(super) wing: String,
    pub(super) name: String,
    pub(super) ladder: String,
    #[serde(default)]
    pub(super) shock: Option<u8>,
    #[serde(default)]
    pub(super) double: Option<YesWord>,
}

/// A box that is ticked or left empty.
#[derive(Deserialize, JsonSchema, Debug, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub(super) enum YesWord {
    Yes,
}

/// A roster in place.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct RosterShape {
    #[serde(default)]
    pub(super) unit: Vec<RosterUnitShape>,
}

/// One unit of a roster in place.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct RosterUnitShape {
    pub(super) id: Text,
    pub(super) army: ArmyWord,
    pub(super) nation: NationWord,
    pub(super) arm: ArmWord,
    #[serde(rename = "type")]
    pub(super) kind: TypeWord,
    pub(super) wing: Option<Text>,
    pub(super) name: String,
    pub(super) ladder: Text,
    #[serde(default)]
    pub(super) shock: Option<u8>,
    /// Whether its levels count double.
    #[serde(default)]
    pub(super) double: bool,
}

/// Nations.
#[derive(Deserialize, JsonSchema, Debug, Clone, Copy)]
#[serde(rename_all = "lowercase")]
pub(super) enum NationWord {
    Prussian,
    Austrian,
    Wurttemberg,
    Wurzburg,
    Bavarian,
    Saxon,
    Russian,
    French,
    Swiss,
    German,
    Kreise,
}

/// Arms.
#[derive(Deserialize, JsonSchema, Debug, Clone, Copy)]
#[serde(rename_all = "lowercase")]
pub(super) enum ArmWord {
    Infantry,
    Cavalry,
    Artillery,
    Baggage,
}

/// Types.
#[derive(Deserialize, JsonSchema, Debug, Clone, Copy)]
#[serde(rename_all = "kebab-case")]
pub(super) enum TypeWord {
    Line,
    Guard,
    Grenadier,
    Croat,
    Jaeger,
    Freikorps,
    Observation,
    Cuirassier,
    Dragoon,
    Hussar,
    Chevauleger,
    HeavyHorse,
    Cossack,
    FreikorpsDragoon,
    FreikorpsHussar,
    Battery,
    HeavyBattery,
    Baggage,
}

/// A terrain chart.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct TerrainShape {
    pub(super) schema: Option<Text>,
    pub(super) source: Option<Text>,
    pub(super) hex: BTreeMap<Text, LineShape>,
    pub(super) hexside: BTreeMap<Text, LineShape>,
}

/// One line of the chart.
#[derive(Deserialize, JsonSchema, Debug, Default)]
#[serde(deny_unknown_fields)]
pub(super) struct LineShape {
    #[serde(default, rename = "move")]
    pub(super) movement: Option<MoveShape>,
    #[serde(default)]
    pub(super) combat: Option<CombatShape>,
    #[serde(default)]
    pub(super) bombardment: Option<ScopeShape>,
    #[serde(default)]
    pub(super) no_shock: bool,
    /// [PG C4i] Said for readers of the chart; the rule itself is in the code.
    #[serde(default)]
    #[expect(dead_code, reason = "the chart may say it")]
    pub(super) column_only: bool,
    #[serde(default)]
    pub(super) prohibited: Vec<DeedWord>,
}

/// What it costs to move.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct MoveShape {
    pub(super) infantry: CostShape,
    pub(super) artillery: CostShape,
    pub(super) cavalry: CostShape,
}

/// Movement points, or all of them.
#[derive(Deserialize, JsonSchema, Debug, Clone, Copy)]
#[serde(untagged)]
pub(super) enum CostShape {
    Points(u8),
    All(AllWord),
}

/// The whole allowance.
#[derive(Deserialize, JsonSchema, Debug, Clone, Copy)]
#[serde(rename_all = "lowercase")]
pub(super) enum AllWord {
    All,
}

/// What it counts for those who attack.
#[derive(Deserialize, JsonSchema, Debug, Default)]
#[serde(deny_unknown_fields)]
pub(super) struct CombatShape {
    #[serde(default)]
    pub(super) infantry: ScopeShape,
    #[serde(default)]
    pub(super) cavalry: ScopeShape,
}

/// A modifier and when it counts.
#[derive(Deserialize, JsonSchema, Debug, Default, Clone, Copy)]
#[serde(deny_unknown_fields)]
pub(super) struct ScopeShape {
    pub(super) into: Option<i8>,
    pub(super) from: Option<i8>,
    pub(super) both: Option<i8>,
}

/// What may not be done.
#[derive(Deserialize, JsonSchema, Debug, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub(super) enum DeedWord {
    Move,
    Combat,
    Bombardment,
}

/// The kinds of files of this system.
pub fn kinds() -> Vec<FileKind> {
    let head = ["schema", "source"];
    let scenario = schema_text::<ScenarioShape>(&head);
    vec![
        FileKind::scenario("prussia/1", "prussia-scenario.json", scenario),
        FileKind::toml(
            "prussia-armies/1",
            "prussia-armies.json",
            schema_text::<ArmiesShape>(&head),
            armies::check_armies,
        ),
        FileKind::toml(
            "prussia-terrain/1",
            "prussia-terrain.json",
            schema_text::<TerrainShape>(&head),
            charts::check_terrain,
        ),
        FileKind::csv("id,army,", armies::check_roster),
    ]
}
