//! The shapes of scenario, roster and terrain files, exactly as they are written.

use std::collections::BTreeMap;

use catalog::{Bilingual, ChartShape, FileOr, MapShape, Rational, SideName, Spanned, schema_text};
use rulebook::FileKind;
use schemars::JsonSchema;
use serde::Deserialize;

use super::label::Label;
use super::loose;

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
    pub(super) turns: Spanned<u16>,
    pub(super) turn_labels: Option<Spanned<Vec<Label>>>,
    pub(super) map: FileOr<MapShape>,
    pub(super) roster: Option<Text>,
    #[serde(default)]
    pub(super) unit: Vec<Spanned<UnitShape>>,
    pub(super) terrain: FileOr<TerrainShape>,
    pub(super) crt: FileOr<ChartShape>,
    pub(super) rules: Option<Text>,
    pub(super) side: Spanned<Vec<SideShape>>,
    pub(super) stacking: StackingShape,
    pub(super) supply: SupplyShape,
    #[serde(default)]
    pub(super) setup: Vec<Spanned<SetUpShape>>,
    #[serde(default)]
    pub(super) arrival: Vec<ArrivalShape>,
    #[serde(default)]
    pub(super) control: BTreeMap<Text, Hexes>,
    pub(super) victory: VictoryShape,
    #[serde(default)]
    pub(super) exploitation: ExploitationShape,
    #[serde(default)]
    pub(super) exits: Vec<ExitShape>,
    #[serde(default)]
    pub(super) sequence: Vec<SequenceShape>,
    #[serde(default)]
    pub(super) retreats: RetreatsShape,
    #[serde(default)]
    pub(super) air: BTreeMap<Text, Spanned<Vec<u8>>>,
    #[serde(default)]
    pub(super) barrage: BarrageShape,
    #[serde(default)]
    pub(super) start: StartShape,
}

/// One counter: a row of a roster file or a table in place.
#[derive(Deserialize, JsonSchema, Debug, Clone)]
#[serde(deny_unknown_fields)]
pub(super) struct UnitShape {
    pub(super) id: String,
    pub(super) side: String,
    #[serde(default)]
    pub(super) name: String,
    #[serde(default)]
    pub(super) formation: String,
    pub(super) kind: String,
    #[serde(default)]
    pub(super) size: String,
    #[serde(default = "any_class")]
    pub(super) class: String,
    pub(super) steps: u8,
    #[serde(default = "one")]
    pub(super) stacking: u8,
    pub(super) full: String,
    #[serde(default)]
    pub(super) reduced: Option<String>,
    #[serde(default)]
    pub(super) exploitation: Option<YesWord>,
    #[serde(default)]
    pub(super) barrage: Option<u8>,
    #[serde(default)]
    pub(super) range: Option<u8>,
}

/// A box that is ticked or left empty.
#[derive(Deserialize, JsonSchema, Debug, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub(super) enum YesWord {
    Yes,
}

fn any_class() -> String {
    "*".into()
}

fn one() -> u8 {
    1
}

/// A terrain effects chart.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct TerrainShape {
    pub(super) schema: Option<Text>,
    pub(super) source: Option<Text>,
    #[serde(default)]
    pub(super) hex: BTreeMap<Text, TerrainLineShape>,
    #[serde(default)]
    pub(super) hexside: BTreeMap<Text, TerrainLineShape>,
    #[serde(default)]
    pub(super) line: BTreeMap<Text, TerrainLineShape>,
}

/// One line of the chart.
#[derive(Deserialize, JsonSchema, Debug, Default)]
#[serde(deny_unknown_fields)]
pub(super) struct TerrainLineShape {
    #[serde(default, rename = "move")]
    pub(super) movement: BTreeMap<Text, Text>,
    pub(super) attacker: Option<Spanned<Rational>>,
    pub(super) defender: Option<Spanned<Rational>>,
    pub(super) shift: Option<Spanned<i8>>,
    pub(super) combat: Option<ProhibitedWord>,
    #[serde(default)]
    pub(super) negates: Vec<Text>,
}

/// The only word the combat column knows.
#[derive(Deserialize, JsonSchema, Debug, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub(super) enum ProhibitedWord {
    Prohibited,
}

/// One player.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct SideShape {
    pub(super) id: Text,
    pub(super) name: SideName,
    pub(super) color: Text,
}

/// The stacking limit.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct StackingShape {
    pub(super) measure: MeasureWord,
    pub(super) limit: u8,
    #[serde(default)]
    pub(super) by_terrain: BTreeMap<Text, u8>,
    #[serde(default)]
    pub(super) exempt: Vec<Text>,
}

/// What the limit counts.
#[derive(Deserialize, JsonSchema, Debug, Clone, Copy)]
#[serde(rename_all = "lowercase")]
pub(super) enum MeasureWord {
    Units,
    Steps,
    Points,
}

/// Supply.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct SupplyShape {
    pub(super) max_length: Option<u16>,
    pub(super) source: Spanned<Vec<SourceShape>>,
    #[serde(default)]
    pub(super) out_of_supply: OutOfSupplyShape,
}

/// Sources of one side.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct SourceShape {
    pub(super) side: Text,
    pub(super) hexes: Hexes,
}

/// What being out of supply does; nothing where it is silent.
#[derive(Deserialize, JsonSchema, Debug, Default)]
#[serde(deny_unknown_fields)]
pub(super) struct OutOfSupplyShape {
    pub(super) attack: Option<Spanned<Rational>>,
    pub(super) defense: Option<Spanned<Rational>>,
    pub(super) movement: Option<Spanned<Rational>>,
    pub(super) zoc: Option<bool>,
}

/// Units that are set up together.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct SetUpShape {
    pub(super) units: Vec<Text>,
    pub(super) at: Option<Text>,
    pub(super) within: Option<WithinShape>,
    pub(super) zone: Option<Hexes>,
    #[serde(rename = "box")]
    pub(super) off_map: Option<Spanned<BoxWord>>,
    pub(super) steps: Option<Spanned<u8>>,
    pub(super) spent: Option<Text>,
    pub(super) began: Option<Text>,
    #[serde(default)]
    pub(super) marks: Vec<Text>,
}

/// Where units are that have left the map for good.
#[derive(Deserialize, JsonSchema, Debug, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub(super) enum BoxWord {
    Destroyed,
    Exited,
}

/// A hex and the hexes round it.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct WithinShape {
    pub(super) hex: Text,
    pub(super) hexes: u16,
}

/// Reinforcements.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct ArrivalShape {
    pub(super) turn: Spanned<u16>,
    pub(super) units: Vec<Text>,
    pub(super) entry: Spanned<Hexes>,
    pub(super) kind: ArrivalWord,
}

/// Where the entry hexes lie.
#[derive(Deserialize, JsonSchema, Debug, Clone, Copy)]
#[serde(rename_all = "lowercase")]
pub(super) enum ArrivalWord {
    Edge,
    Interior,
}

/// How the game is won.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct VictoryShape {
    pub(super) score_of: Text,
    #[serde(default)]
    pub(super) points: Vec<Spanned<PointsShape>>,
    pub(super) levels: Spanned<Vec<Spanned<LevelShape>>>,
    #[serde(default)]
    pub(super) sudden: Vec<SuddenShape>,
}

/// One line of the victory schedule.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct PointsShape {
    pub(super) control: Option<Text>,
    pub(super) destroyed: Option<Text>,
    pub(super) exited: Option<Text>,
    #[serde(default)]
    pub(super) per: Option<PerWord>,
    pub(super) points: i32,
}

/// What is counted.
#[derive(Deserialize, JsonSchema, Debug, Clone, Copy)]
#[serde(rename_all = "lowercase")]
pub(super) enum PerWord {
    Unit,
    Step,
}

/// One level of victory.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct LevelShape {
    pub(super) at_least: Option<i32>,
    pub(super) winner: Option<Text>,
    pub(super) result: Bilingual,
}

/// A victory before the end.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct SuddenShape {
    pub(super) side: Text,
    pub(super) controls: Spanned<Hexes>,
    pub(super) result: Bilingual,
}

/// Who else may exploit.
#[derive(Deserialize, JsonSchema, Debug, Default)]
#[serde(deny_unknown_fields)]
pub(super) struct ExploitationShape {
    #[serde(default)]
    pub(super) kinds: Vec<Text>,
}

/// Off-map movement the game allows.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct ExitShape {
    pub(super) side: Text,
    pub(super) hexes: Hexes,
}

/// Phases the game leaves out.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct SequenceShape {
    pub(super) turn: Spanned<u16>,
    pub(super) side: Text,
    pub(super) skip: Vec<PhaseWord>,
}

/// A phase.
#[derive(Deserialize, JsonSchema, Debug, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub(super) enum PhaseWord {
    Setup,
    Movement,
    Combat,
    Exploitation,
    Supply,
}

/// Retreats off the map.
#[derive(Deserialize, JsonSchema, Debug, Default)]
#[serde(deny_unknown_fields)]
pub(super) struct RetreatsShape {
    #[serde(default)]
    pub(super) off_map: OffMapWord,
}

/// What a retreat off the map does.
#[derive(Deserialize, JsonSchema, Debug, Clone, Copy, Default)]
#[serde(rename_all = "lowercase")]
pub(super) enum OffMapWord {
    #[default]
    Losses,
    Destroyed,
}

/// The barrage table.
#[derive(Deserialize, JsonSchema, Debug, Default)]
#[serde(deny_unknown_fields)]
pub(super) struct BarrageShape {
    pub(super) shifts: Option<Spanned<Vec<(u8, u8)>>>,
}

/// Where play starts.
#[derive(Deserialize, JsonSchema, Debug, Default)]
#[serde(deny_unknown_fields)]
pub(super) struct StartShape {
    pub(super) turn: Option<Spanned<u16>>,
    pub(super) phase: Option<Spanned<PhaseWord>>,
    #[serde(alias = "seat")]
    pub(super) side: Option<Text>,
    #[serde(default)]
    pub(super) as_listed: bool,
    pub(super) arrivals_over: Option<Spanned<bool>>,
    #[serde(default)]
    pub(super) blocked: Vec<Text>,
    #[serde(default)]
    pub(super) overrun: Hexes,
    #[serde(default)]
    pub(super) plans_changed: u8,
    #[serde(default)]
    pub(super) overstacked: Hexes,
    #[serde(default)]
    pub(super) tolerated: Vec<ToleratedShape>,
    #[serde(default)]
    pub(super) air: BTreeMap<Text, u8>,
}

/// An overstack that a retreat has made.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct ToleratedShape {
    pub(super) hex: Text,
    pub(super) load: Option<u16>,
    #[serde(default)]
    pub(super) fresh: bool,
}

/// The kinds of files of this system.
pub fn kinds() -> Vec<FileKind> {
    let head = ["schema", "source"];
    vec![
        FileKind::scenario("scs/1", "scs-scenario.json", schema_text::<ScenarioShape>(&head)),
        FileKind::toml(
            "scs-terrain/1",
            "scs-terrain.json",
            schema_text::<TerrainShape>(&head),
            loose::check_terrain,
        ),
        FileKind::csv("id,side,", loose::check_roster),
    ]
}
