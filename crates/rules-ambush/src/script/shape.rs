//! What may stand in the script of a mission: the part that stays hidden.

use std::collections::BTreeMap;

use catalog::{Bilingual, Spanned};
use schemars::JsonSchema;
use serde::Deserialize;

use super::instr::{Instr, Order, P, Test};
use crate::terms::{Ammo, Model, VehicleKind};

/// A hex as a file writes it.
pub type HexText = Spanned<String>;

/// The script of a mission.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(title = "Script of an Ambush! mission")]
pub struct ScriptShape {
    /// The shape of the file: `ambush-script/1`.
    pub schema: Option<Spanned<String>>,
    /// Where it comes from.
    pub source: Option<Spanned<String>>,
    /// What the sightings stand for, by number 0 to 9: for the author alone.
    #[serde(default)]
    pub sightings: BTreeMap<String, String>,
    /// The red references: where Germans go.
    #[serde(default)]
    pub flows: BTreeMap<String, Spanned<FlowShape>>,
    /// The mission card of each condition, in order.
    pub conditions: Vec<Spanned<ConditionShape>>,
    /// [AMB 3.2d] The paragraph that is read when the mission is over, whatever ends it.
    pub closing: Option<Spanned<P>>,
    /// Paragraphs by number.
    pub paragraphs: BTreeMap<String, Spanned<ParagraphShape>>,
    /// German action paragraphs by number, besides those of `data/ambush/actions.toml`.
    #[serde(default)]
    pub actions: BTreeMap<String, Spanned<ActionShape>>,
    /// The Germans.
    #[serde(default)]
    pub cards: Vec<Spanned<CardShape>>,
    /// German vehicles.
    #[serde(default)]
    pub vehicles: Vec<Spanned<VehicleShape>>,
    /// Soldiers who may join the squad.
    #[serde(default)]
    pub us_cards: Vec<Spanned<UsCardShape>>,
    /// Tanks that may join the squad.
    #[serde(default)]
    pub us_tanks: Vec<Spanned<UsTankShape>>,
}

/// [AMB 2.2h] Where Germans go: to the nearest goal by the cheapest way on foot, except where the
/// author bends it.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FlowShape {
    /// Hexes where the map is left.
    #[serde(default)]
    pub exits: String,
    /// Hexes with a movement paragraph: `"I5" = 930`.
    #[serde(default)]
    pub goals: BTreeMap<Spanned<String>, P>,
    /// Steps that go otherwise: `"C4>D4 D4>D5"`.
    #[serde(default)]
    pub bends: String,
    /// For vehicles: the way follows roads and what a car can cross.
    #[serde(default)]
    pub wheels: bool,
}

/// [AMB 2.2a] The mission card of one condition.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ConditionShape {
    /// What the Germans believe and want: for the author alone.
    pub note: String,
    /// [AMB 2.2e] Black entries: areas of hexes. A hex may stand in several areas: the first that
    /// is not void counts.
    #[serde(default)]
    pub black: Vec<Spanned<BlackShape>>,
    /// [AMB 2.2h] The flow of the red references.
    pub red: Spanned<String>,
    /// The flow of the red references for vehicles, if another.
    pub red_wheels: Option<Spanned<String>>,
    /// [AMB 2.2g] Random events: `"0-3" = "none"`, `"4" = "171"`, `"5-6" = "s7 160"`.
    pub events: BTreeMap<String, Spanned<String>>,
}

/// [AMB 2.2e] An area of black entries.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BlackShape {
    /// Hexes, blocks and regions: `"E5 E6 F4..F6 @mill"`.
    pub hexes: Spanned<String>,
    /// The paragraph.
    pub p: Option<P>,
    /// [AMB 5.1d] Read only if this sighting has not happened.
    pub s: Option<u8>,
    /// [AMB 2.2f] An event check.
    #[serde(default)]
    pub event: bool,
    /// [AMB MPd] A drifting parachute lands here.
    #[serde(default)]
    pub land: bool,
    /// [AMB MXa] The hex is barred.
    #[serde(default)]
    pub barred: bool,
}

/// A story or movement paragraph.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ParagraphShape {
    /// What the player reads.
    pub text: Option<Bilingual>,
    /// [AMB 5.4a] The sighting in its heading.
    pub s: Option<u8>,
    /// Nobody is sent here yet: the author knows.
    #[serde(default)]
    pub spare: bool,
    /// What happens.
    #[serde(rename = "do", default)]
    pub instructions: Vec<Spanned<Instr<HexText>>>,
}

/// [AMB 6.8] A German action paragraph.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ActionShape {
    /// What the log says when he acts by it, if more than his deeds.
    pub text: Option<Bilingual>,
    /// Orders without a condition.
    #[serde(rename = "do", default)]
    pub orders: Vec<Order>,
    /// Or alternatives: the first whose tests all hold.
    #[serde(default)]
    pub options: Vec<OptionShape>,
}

/// One alternative of an action paragraph.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OptionShape {
    /// All of these hold; none: always.
    #[serde(rename = "if", default)]
    pub tests: Vec<Test<HexText>>,
    /// What he does.
    #[serde(rename = "do")]
    pub orders: Vec<Order>,
}

/// Points that depend on what becomes of somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ConditionalShape {
    /// He is captured.
    #[serde(default)]
    pub captured: u8,
    /// He is killed or incapacitated.
    #[serde(default)]
    pub fallen: u8,
    /// The vehicle is put out of action.
    #[serde(default)]
    pub destroyed: u8,
    /// The tank is immobilized.
    #[serde(default)]
    pub immobilized: u8,
}

/// What a soldier is: commanders are the first two.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Rank {
    /// [AMB 2.10g] A commander.
    Officer,
    /// [AMB 2.10g] A commander.
    Nco,
    /// Anybody else.
    #[default]
    Soldier,
}

/// [AMB 2.1a] A German's card.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CardShape {
    /// Its number.
    pub n: u16,
    /// [AMB 2.1b] His letter, L to X without O, once in a mission.
    pub letter: char,
    /// What he is: sentry, sniper, driver.
    pub name: Bilingual,
    /// His rank.
    #[serde(default)]
    pub rank: Rank,
    /// [AMB 2.1d] Points for his activation.
    pub vp: u8,
    /// [AMB 2.1e] Points if something happens to him.
    #[serde(default)]
    pub vp_if: ConditionalShape,
    /// [AMB 2.1g] What he carries.
    pub arms: Vec<Model>,
    /// How many grenades he has.
    #[serde(default)]
    pub grenades: u8,
    /// Initiative.
    #[serde(rename = "in")]
    pub initiative: u8,
    /// Perception.
    pub pc: u8,
    /// Weapon Skill.
    pub ws: i8,
    /// Movement allowance.
    pub mpa: u8,
    /// Driving Skill.
    pub ds: Option<u8>,
    /// [AMB 9.1c] His rifle has a scope: long range counts as medium.
    #[serde(default)]
    pub scope: bool,
    /// [AMB 9.7j] He is the gunner of his crew weapon, whatever the others' skill.
    #[serde(default)]
    pub gunner: bool,
    /// [AMB 6.8m] His special reaction goes before column S.
    #[serde(default)]
    pub fearless: bool,
    /// [AMB 2.1h] Ten action paragraphs for each condition, for `S`, for letters of special
    /// reactions and for `drive`: `"1" = "802 807 …"`.
    pub table: BTreeMap<String, Spanned<String>>,
    /// [AMB 2.1j] What is read when he comes into play.
    pub notes: Option<Bilingual>,
}

/// [AMB 17.8] A German vehicle's card.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct VehicleShape {
    /// Its number.
    pub n: u16,
    /// [AMB 2.4b] Y or Z.
    pub letter: char,
    /// What it is.
    pub kind: VehicleKind,
    /// Its name.
    pub name: Bilingual,
    /// [AMB 2.1d] Points for its activation.
    pub vp: u8,
    /// [AMB 2.1e] Points if something happens to it.
    #[serde(default)]
    pub vp_if: ConditionalShape,
    /// The crew of a tank; none for cars, whose people have cards.
    pub crew: Option<u8>,
    /// [AMB 17.8a] Ten action paragraphs for each number of active crewmen, of a tank.
    #[serde(default)]
    pub table: BTreeMap<String, Spanned<String>>,
    /// What is read when it comes into play.
    pub notes: Option<Bilingual>,
}

/// [AMB 2.6a] A soldier who may join the squad.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct UsCardShape {
    /// Its number.
    pub n: u16,
    /// J or K.
    pub letter: char,
    /// His name.
    pub name: String,
    /// Whether he commands.
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
    /// What he carries.
    pub arms: Vec<Model>,
    /// What is in his ammo boxes.
    #[serde(default)]
    pub ammo: Vec<Ammo>,
}

/// [AMB M8c] A tank that may join the squad.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct UsTankShape {
    /// Its number.
    pub n: u16,
    /// What it is.
    pub kind: VehicleKind,
    /// Its name.
    pub name: String,
    /// Its crew.
    pub crew: u8,
}

/// The action paragraphs that missions share.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(title = "Action paragraphs of Ambush!")]
pub struct ActionsShape {
    /// The shape of the file: `ambush-actions/1`.
    pub schema: Option<Spanned<String>>,
    /// Where it comes from.
    pub source: Option<Spanned<String>>,
    /// German action paragraphs by number, from 800 on.
    pub actions: BTreeMap<String, Spanned<ActionShape>>,
}
