//! The shapes of firefight, roster and chart files, exactly as they are written.

use std::collections::BTreeMap;

use catalog::{Bilingual, FileOr, MapShape, SideName, Spanned, schema_text};
use rulebook::FileKind;
use schemars::JsonSchema;
use serde::Deserialize;

use super::tables;

type Text = Spanned<String>;
type Hexes = Vec<Spanned<String>>;

/// A firefight file.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct FirefightShape {
    pub(super) schema: Option<Text>,
    pub(super) id: Text,
    pub(super) source: Option<Text>,
    pub(super) title: Bilingual,
    pub(super) briefing: Bilingual,
    pub(super) date: Text,
    pub(super) month: Spanned<u8>,
    pub(super) rounds: Spanned<u8>,
    pub(super) roster: FileOr<RosterShape>,
    pub(super) terrain: FileOr<TerrainChartShape>,
    pub(super) markers: FileOr<MarkerChartShape>,
    pub(super) cards: FileOr<CardChartShape>,
    pub(super) map: Option<FileOr<MapShape>>,
    #[serde(default)]
    pub(super) board: Vec<BoardShape>,
    #[serde(default)]
    pub(super) overlay: Vec<OverlayShape>,
    pub(super) force: Spanned<Vec<ForceShape>>,
    pub(super) unit: Vec<Spanned<UnitShape>>,
    #[serde(default)]
    pub(super) work: Vec<Spanned<WorkShape>>,
    #[serde(default)]
    pub(super) smoke: Vec<SmokeShape>,
    #[serde(default)]
    pub(super) cards_in_play: DeckShape,
    #[serde(default)]
    pub(super) oba: Vec<ObaShape>,
    #[serde(default)]
    pub(super) air: Vec<AirShape>,
    #[serde(default)]
    pub(super) objective: Vec<ObjectiveShape>,
    #[serde(default)]
    pub(super) exit: Vec<ExitShape>,
    #[serde(default)]
    pub(super) objective_card: Vec<SecretShape>,
    #[serde(default)]
    pub(super) victory: VictoryShape,
    #[serde(default)]
    pub(super) options: OptionsShape,
    pub(super) start: Option<Spanned<StartShape>>,
}

/// A firefight that begins in the middle: everybody is set up.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct StartShape {
    /// The round.
    #[serde(alias = "round")]
    pub(super) turn: Spanned<u8>,
    pub(super) phase: PhaseWord,
    /// The force whose turn it is.
    #[serde(alias = "seat", alias = "force")]
    pub(super) side: Text,
    /// AP left of activations that run, by force.
    #[serde(default)]
    pub(super) ap: BTreeMap<Text, u8>,
    /// CAP left, by force; all that losses leave if not given.
    #[serde(default)]
    pub(super) cap: BTreeMap<Text, u8>,
    /// Units lost before, by force.
    #[serde(default)]
    pub(super) lost: BTreeMap<Text, u8>,
    /// Cards in hand, by force.
    #[serde(default)]
    pub(super) hand: BTreeMap<Text, Vec<Text>>,
    /// The nation that passed in the turn before.
    pub(super) passed: Option<Spanned<NationWord>>,
    /// The nation that has the initiative of the round; that of `side` if not given.
    pub(super) initiative: Option<NationWord>,
}

/// Parts of a round in which a firefight may begin.
#[derive(Deserialize, JsonSchema, Debug, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub(super) enum PhaseWord {
    Cards,
    Plot,
    Barrage,
    Initiative,
    Turns,
}

/// A board and where it lies in the array.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct BoardShape {
    pub(super) file: Text,
    /// Column and row in the array of boards.
    pub(super) at: [u16; 2],
    /// Whether it is turned by half a turn.
    #[serde(default)]
    pub(super) rotated: bool,
}

/// An overlay and where it is laid.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct OverlayShape {
    pub(super) file: Text,
    /// The hex its anchor is laid on.
    pub(super) at: Text,
    /// Sixths of a turn clockwise.
    #[serde(default)]
    pub(super) turn: u8,
}

/// A force: one seat.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct ForceShape {
    pub(super) id: Text,
    pub(super) nation: NationWord,
    pub(super) name: SideName,
    pub(super) color: Text,
    pub(super) cap: u8,
}

/// A nation.
#[derive(Deserialize, JsonSchema, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[serde(rename_all = "lowercase")]
pub(super) enum NationWord {
    German,
    Soviet,
}

/// One counter.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct UnitShape {
    pub(super) id: Text,
    #[serde(rename = "type")]
    pub(super) kind: Text,
    pub(super) force: Text,
    #[serde(default)]
    pub(super) hexes: Hexes,
    /// Sixths of a turn clockwise from straight up.
    pub(super) facing: Option<u8>,
    #[serde(default)]
    pub(super) hidden: bool,
    pub(super) carried_by: Option<Text>,
    pub(super) work: Option<Text>,
    #[serde(default)]
    pub(super) round: u8,
    pub(super) points: Option<i16>,
    #[serde(default)]
    pub(super) cards: Vec<Text>,
    #[serde(default)]
    pub(super) weapons: Vec<Text>,
    /// The hit marker under it.
    pub(super) hit: Option<Text>,
    /// Whether everybody has seen the marker.
    #[serde(default)]
    pub(super) shown: bool,
    /// `spent`, `active` and the like.
    #[serde(default)]
    pub(super) marks: Vec<Text>,
    /// Where an aircraft is that has come in already.
    pub(super) flying: Option<Spanned<FlyingShape>>,
    /// The hex from which it went into its own, against enemies there.
    pub(super) came_from: Option<Text>,
}

/// An aircraft over the map.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct FlyingShape {
    pub(super) hex: Text,
    #[serde(default)]
    pub(super) altitude: u8,
}

/// A work or an obstacle.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct WorkShape {
    pub(super) kind: WorkWord,
    pub(super) hex: Text,
    pub(super) facing: Option<u8>,
    pub(super) front: Option<i8>,
    pub(super) flank: Option<i8>,
    pub(super) color: Option<MineWord>,
    pub(super) number: Option<u8>,
    pub(super) owner: Option<Text>,
    #[serde(default)]
    pub(super) hidden: bool,
    #[serde(default)]
    pub(super) vehicles: bool,
}

/// Kinds of works.
#[derive(Deserialize, JsonSchema, Debug, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub(super) enum WorkWord {
    Trench,
    Emplacement,
    Bunker,
    Wire,
    Mines,
    RoadBlock,
}

/// Colors of mines.
#[derive(Deserialize, JsonSchema, Debug, Clone, Copy)]
#[serde(rename_all = "lowercase")]
pub(super) enum MineWord {
    Red,
    Blue,
    Black,
}

/// Smoke at the start.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct SmokeShape {
    pub(super) hex: Text,
    pub(super) value: u8,
}

/// The deck.
#[derive(Deserialize, JsonSchema, Debug, Default)]
#[serde(deny_unknown_fields)]
pub(super) struct DeckShape {
    #[serde(default)]
    pub(super) deck: BTreeMap<Text, u8>,
    #[serde(default)]
    pub(super) deal: u8,
    #[serde(default)]
    pub(super) draw: u8,
    #[serde(default)]
    pub(super) score: BTreeMap<NationWord, i16>,
    /// CAP gained or lost when the event card is drawn.
    #[serde(default)]
    pub(super) event_cap: BTreeMap<NationWord, i16>,
}

/// Artillery off the board.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct ObaShape {
    pub(super) force: Text,
    pub(super) card: Text,
    pub(super) uses: u8,
    #[serde(default)]
    pub(super) spotters: Hexes,
    #[serde(default)]
    pub(super) preplot: bool,
    // [COH 13.1b] All artillery has smoke unless the firefight says no.
    #[serde(default = "yes")]
    pub(super) smoke: bool,
    /// How often it has fired before the start.
    #[serde(default)]
    pub(super) used: u8,
    /// What was plotted and lands in the round after the start.
    #[serde(default)]
    pub(super) plots: Vec<PlotShape>,
}

/// Artillery on its way.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct PlotShape {
    pub(super) hex: Text,
    #[serde(default)]
    pub(super) smoke: bool,
}

/// What holds unless it is denied.
fn yes() -> bool {
    true
}

/// An aircraft's rounds and bombs.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct AirShape {
    pub(super) unit: Text,
    pub(super) rounds: Vec<u8>,
    pub(super) bombs: Option<BombShape>,
}

/// Bombs.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct BombShape {
    pub(super) kind: BombWord,
    pub(super) count: u8,
}

/// Kinds of bombs.
#[derive(Deserialize, JsonSchema, Debug, Clone, Copy)]
pub(super) enum BombWord {
    #[serde(rename = "50kg")]
    Light,
    #[serde(rename = "250kg")]
    Heavy,
    #[serde(rename = "cluster")]
    Cluster,
}

/// Hexes that bring points.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct ObjectiveShape {
    pub(super) hexes: Hexes,
    pub(super) name: Bilingual,
    pub(super) control: Option<NationWord>,
    #[serde(default)]
    pub(super) each_round: BTreeMap<NationWord, i16>,
    #[serde(default)]
    pub(super) at_end: BTreeMap<NationWord, i16>,
}

/// Where a force may leave the map.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct ExitShape {
    pub(super) force: Text,
    pub(super) hexes: Hexes,
    #[serde(default)]
    pub(super) points: i16,
}

/// A secret aim.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct SecretShape {
    pub(super) number: u8,
    pub(super) hexes: Hexes,
    pub(super) points: i16,
}

/// Points.
#[derive(Deserialize, JsonSchema, Debug, Default)]
#[serde(deny_unknown_fields)]
pub(super) struct VictoryShape {
    pub(super) kill: Option<i16>,
    #[serde(default)]
    pub(super) start: BTreeMap<NationWord, i16>,
    #[serde(default)]
    pub(super) end_when: Vec<EndShape>,
}

/// What ends the game at once.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct EndShape {
    pub(super) nation: NationWord,
    pub(super) hexes: Hexes,
}

/// What the author allows.
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
#[derive(Deserialize, JsonSchema, Debug, Default)]
#[serde(deny_unknown_fields)]
pub(super) struct OptionsShape {
    #[serde(default)]
    pub(super) variable_ap: bool,
    #[serde(default)]
    pub(super) cautious: bool,
    #[serde(default)]
    pub(super) smoke_kinds: Vec<String>,
    #[serde(default)]
    pub(super) no_mortar_smoke: bool,
    #[serde(default)]
    pub(super) spotter_range: BTreeMap<String, u8>,
    #[serde(default)]
    pub(super) order: OrderWord,
    #[serde(default)]
    pub(super) individual: bool,
}

/// [COH 21.0a, 21.0b] The order of three or four players.
#[derive(Deserialize, JsonSchema, Debug, Default, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub(super) enum OrderWord {
    #[default]
    Sides,
    Alternate,
}

/// A roster in place, one table for each type.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct RosterShape {
    #[serde(rename = "type")]
    pub(super) types: Vec<Spanned<TypeShape>>,
}

/// One type of counter: a row of the roster.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct TypeShape {
    pub(super) id: String,
    pub(super) nation: NationWord,
    pub(super) name: String,
    pub(super) name_it: String,
    pub(super) kind: String,
    pub(super) fire: Option<u8>,
    pub(super) indirect: Option<u8>,
    pub(super) red: i8,
    pub(super) red_box: Option<YesWord>,
    pub(super) blue: i8,
    pub(super) blue_box: Option<YesWord>,
    pub(super) aa: Option<ColorWord>,
    #[serde(rename = "move")]
    pub(super) moves: u8,
    pub(super) motion: MotionWord,
    pub(super) bonus: u8,
    pub(super) range: String,
    pub(super) flank: String,
    pub(super) front: String,
    pub(super) open_top: Option<YesWord>,
    pub(super) turret: Option<YesWord>,
    pub(super) shield: Option<u8>,
    pub(super) smoke: Option<YesWord>,
    /// The columns whose figures are the rulebook's; the rest is ours.
    #[expect(dead_code, reason = "says where figures come from; read by people")]
    pub(super) given: Option<String>,
    pub(super) count: u8,
    pub(super) years: String,
}

/// A cell that is marked or empty.
#[derive(Deserialize, JsonSchema, Debug, Clone, Copy)]
#[serde(rename_all = "lowercase")]
pub(super) enum YesWord {
    Yes,
}

/// Colors of firepower.
#[derive(Deserialize, JsonSchema, Debug, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub(super) enum ColorWord {
    Red,
    Blue,
}

/// How a unit gets about.
#[derive(Deserialize, JsonSchema, Debug, Clone, Copy)]
#[serde(rename_all = "lowercase")]
pub(super) enum MotionWord {
    Foot,
    Tracked,
    Wheeled,
    Air,
}

/// The terrain chart.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct TerrainChartShape {
    pub(super) schema: Option<Text>,
    pub(super) source: Option<Text>,
    pub(super) terrain: Vec<TerrainShape>,
}

/// One line of the terrain chart.
#[expect(clippy::struct_excessive_bools, reason = "what is printed is or is not")]
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct TerrainShape {
    pub(super) id: Text,
    pub(super) foot: u8,
    pub(super) dm: i8,
    pub(super) blocks: BlocksWord,
    pub(super) tracked: ExtraShape,
    pub(super) wheeled: ExtraShape,
    #[serde(default)]
    pub(super) check: bool,
    #[serde(default)]
    pub(super) bonus: bool,
    /// Whether it helps the defense; must agree with `dm`.
    #[serde(default)]
    pub(super) cover: bool,
    #[serde(default)]
    pub(super) summer_cover: bool,
    pub(super) level: Option<i8>,
    pub(super) guns: Option<NoWord>,
    pub(super) rule: String,
}

/// Whether ground blocks sight.
#[derive(Deserialize, JsonSchema, Debug, Clone, Copy)]
#[serde(rename_all = "lowercase")]
pub(super) enum BlocksWord {
    No,
    Yes,
    Season,
}

/// Further AP, or no entry.
#[derive(Deserialize, JsonSchema, Debug, Clone, Copy)]
#[serde(untagged)]
pub(super) enum ExtraShape {
    Extra(u8),
    No(NoWord),
}

/// The word for what cannot be done.
#[derive(Deserialize, JsonSchema, Debug, Clone, Copy)]
#[serde(rename_all = "lowercase")]
pub(super) enum NoWord {
    No,
}

/// Yes or no.
#[derive(Deserialize, JsonSchema, Debug, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub(super) enum YesNoWord {
    Yes,
    No,
}

/// The hit markers.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct MarkerChartShape {
    pub(super) schema: Option<Text>,
    pub(super) source: Option<Text>,
    pub(super) foot: Vec<MarkerShape>,
    pub(super) vehicle: Vec<MarkerShape>,
}

/// One kind of hit marker.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct MarkerShape {
    pub(super) id: String,
    pub(super) count: u8,
    pub(super) fire: YesNoWord,
    #[serde(default)]
    pub(super) fire_cost: u8,
    #[serde(rename = "move")]
    pub(super) moves: YesNoWord,
    #[serde(default)]
    pub(super) move_cost: u8,
    pub(super) pivot: YesNoWord,
    #[serde(default)]
    pub(super) only_rally: bool,
    #[serde(default)]
    pub(super) red: i8,
    #[serde(default)]
    pub(super) blue: i8,
    pub(super) range: Option<u8>,
    #[serde(default)]
    pub(super) front: i8,
    #[serde(default)]
    pub(super) flank: i8,
    pub(super) rally: Option<u8>,
    #[serde(default)]
    pub(super) removed: bool,
    pub(super) rule: Text,
}

/// The cards.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct CardChartShape {
    pub(super) schema: Option<Text>,
    pub(super) source: Option<Text>,
    pub(super) card: Vec<CardShape>,
}

/// One kind of card.
#[derive(Deserialize, JsonSchema, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct CardShape {
    pub(super) id: Text,
    pub(super) family: FamilyWord,
    pub(super) copies: u8,
    #[serde(default)]
    pub(super) action: bool,
    #[serde(default)]
    pub(super) price: u8,
    pub(super) pay: PayWord,
    #[serde(default)]
    pub(super) group: bool,
    #[serde(default)]
    pub(super) red: i8,
    #[serde(default)]
    pub(super) blue: i8,
    pub(super) range: Option<String>,
    #[serde(default)]
    pub(super) pattern: u8,
    #[serde(default)]
    pub(super) ignores: Vec<IgnoresWord>,
    pub(super) only: Option<OnlyWord>,
    /// Whether it is given back after use; says the same as its text.
    #[serde(default)]
    #[expect(dead_code, reason = "weapon cards are used once by rule; read by people")]
    pub(super) once: bool,
    pub(super) title: Bilingual,
    pub(super) text: Bilingual,
    #[expect(dead_code, reason = "the page finds the rule by the id of the card")]
    pub(super) rule: String,
    /// The numbers that are the rulebook's; the rest is ours.
    #[serde(default)]
    #[expect(dead_code, reason = "says where figures come from; read by people")]
    pub(super) given: Vec<String>,
}

/// Families of cards.
#[derive(Deserialize, JsonSchema, Debug, Clone, Copy)]
#[serde(rename_all = "lowercase")]
pub(super) enum FamilyWord {
    Green,
    Yellow,
    Weapon,
    Oba,
    Veteran,
    Objective,
}

/// How cards are paid.
#[derive(Deserialize, JsonSchema, Debug, Clone, Copy)]
#[serde(rename_all = "kebab-case")]
pub(super) enum PayWord {
    Free,
    Cap,
    ApOrCap,
}

/// What a weapon ignores.
#[derive(Deserialize, JsonSchema, Debug, Clone, Copy, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub(super) enum IgnoresWord {
    Terrain,
    Smoke,
}

/// What a weapon is made for.
#[derive(Deserialize, JsonSchema, Debug, Clone, Copy)]
#[serde(rename_all = "lowercase")]
pub(super) enum OnlyWord {
    Metal,
}

/// The kinds of files of this system.
pub fn kinds() -> Vec<FileKind> {
    let head = ["schema", "source"];
    vec![
        FileKind::scenario("coh/1", "coh-firefight.json", schema_text::<FirefightShape>(&head)),
        FileKind::toml(
            "coh-terrain/1",
            "coh-terrain.json",
            schema_text::<TerrainChartShape>(&head),
            |source, findings| drop(tables::check_terrain(source, findings)),
        ),
        FileKind::toml(
            "coh-markers/1",
            "coh-markers.json",
            schema_text::<MarkerChartShape>(&head),
            |source, findings| drop(tables::check_markers(source, findings)),
        ),
        FileKind::toml(
            "coh-cards/1",
            "coh-cards.json",
            schema_text::<CardChartShape>(&head),
            |source, findings| drop(tables::check_cards(source, findings)),
        ),
        FileKind::csv("id,nation,", |source, findings| {
            drop(tables::check_roster(source, findings));
        }),
    ]
}
