//! The tables as files, and the way from there to [`Charts`].
//!
//! Every table is a file of its own with the schema `nextwar-chart/1`, known by its `id`, so that
//! owners of the game can put in their own figures.

#![expect(clippy::needless_pass_by_value, reason = "a maker takes the whole of its shape")]

use std::collections::BTreeMap;

use catalog::{Files, Findings, Library, Source, Spanned, check_head, read_toml};
use schemars::JsonSchema;
use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::charts::{
    AirDefenseChart, AirDefenseResult, AirPointsChart, AirSuperiorityChart, AutomaticVictoryChart,
    BaseLossChart, COLUMNS, CarrierPoints, Charts, ClearingChart, CombatChart, CombatModifiers,
    CombatResult, CombatShifts, ContestedSeaChart, ContestedSeaModifiers, LineRow, MixedAttack,
    MixedStackChart, ParadropChart, PlacePoints, ReplacementChart, ReplacementLine, RetreatChart,
    SeaControlChart, SeaControlRow, StackingChart, SupportLimits, TerrainChart, TransportChart,
    UnitPoints, VictoryPointChart, WeatherChart,
};
use crate::terms::{Class, Kind, Line, Nation, Road, Side, Size, Terrain, Weather};

/// What each table is called.
const SCHEMA: &str = "nextwar-chart/1";

/// Where findings about a table go.
struct Reader<'a, 'l> {
    files: &'a mut Files<'l>,
    folder: String,
    findings: &'a mut Findings,
}

/// Reads every table of a folder; `None` if anything is wrong.
pub fn open(files: &mut Files<'_>, folder: &str, findings: &mut Findings) -> Option<Charts> {
    let before = findings.error_count();
    let mut reader = Reader { files, folder: folder.to_owned(), findings };
    let charts = Charts {
        weather: reader.read("weather", weather)?,
        air_points: reader.read("air-points", air_points)?,
        air_superiority: reader.read("air-superiority", air_superiority)?,
        air_defense: reader.read("air-defense", air_defense)?,
        base_loss: reader.read("base-loss", base_loss)?,
        sea_control: reader.read("sea-control", sea_control)?,
        contested_sea: reader.read("contested-sea", contested_sea)?,
        clearing: reader.read("clearing", clearing)?,
        paradrop: reader.read("paradrop", paradrop)?,
        terrain: reader.read("terrain", terrain)?,
        combat: reader.read("combat", combat)?,
        replacements: reader.read("replacements", replacements)?,
        automatic_victory: reader.read("automatic-victory", automatic_victory)?,
        victory_points: reader.read("victory-points", victory_points)?,
        stacking: reader.read("stacking", stacking)?,
        retreats: reader.read("retreats", retreats)?,
        mixed_stacks: reader.read("mixed-stacks", mixed_stacks)?,
        transport: reader.read("transport", transport)?,
    };
    (reader.findings.error_count() == before).then_some(charts)
}

impl Reader<'_, '_> {
    /// Reads one table by its name, and makes the chart of it or says what is wrong.
    fn read<S: Shape, C>(
        &mut self,
        name: &str,
        make: impl FnOnce(S) -> Result<C, Fault>,
    ) -> Option<C> {
        let path = Library::join(&self.folder, &format!("{name}.toml"));
        let Some(source) = self.files.open(&path) else {
            let nowhere = Source { file: &path, text: "" };
            self.findings.error(nowhere, &(0..0), format!("no file `{path}`"), "add the table");
            return None;
        };
        read_one(source, name, make, self.findings)
    }
}

/// Reads one table out of its text.
fn read_one<S: Shape, C>(
    source: Source<'_>,
    name: &str,
    make: impl FnOnce(S) -> Result<C, Fault>,
    findings: &mut Findings,
) -> Option<C> {
    let shape: S = read_toml(source, findings)?;
    let head = shape.head();
    check_head(SCHEMA, head.schema, head.source, source, findings);
    if head.id.get_ref() != name {
        let what = format!("table `{}`", head.id.get_ref());
        findings.error(source, &head.id.span(), what, format!("this is the table `{name}`"));
    }
    match make(shape) {
        Ok(chart) => Some(chart),
        Err(Fault { what, mend }) => {
            findings.error(source, &(0..0), what, mend);
            None
        }
    }
}

/// What is wrong with a table, and how to mend it.
struct Fault {
    what: String,
    mend: String,
}

fn fault<T>(what: impl Into<String>, mend: impl Into<String>) -> Result<T, Fault> {
    Err(Fault { what: what.into(), mend: mend.into() })
}

/// A shape with the keys that every table begins with.
trait Shape: DeserializeOwned {
    fn head(&self) -> Head<'_>;
}

/// What every table begins with.
struct Head<'a> {
    schema: Option<&'a Spanned<String>>,
    id: &'a Spanned<String>,
    source: Option<&'a Spanned<String>>,
}

/// Declares shapes of tables: the head, then fields.
macro_rules! shapes {
    ($($(#[$doc:meta])* $name:ident { $($(#[$field_doc:meta])* $field:ident: $type:ty,)+ })+) => {$(
        $(#[$doc])*
        #[derive(Clone, Debug, Deserialize, JsonSchema)]
        #[serde(deny_unknown_fields)]
        struct $name {
            /// Always `nextwar-chart/1`.
            schema: Option<Spanned<String>>,
            /// Which table it is.
            id: Spanned<String>,
            /// Where its figures come from.
            source: Option<Spanned<String>>,
            /// The die it is read with.
            #[expect(dead_code, reason = "it is for readers of the file")]
            dice: Option<String>,
            $($(#[$field_doc])* $field: $type,)+
        }

        impl Shape for $name {
            fn head(&self) -> Head<'_> {
                Head { schema: self.schema.as_ref(), id: &self.id, source: self.source.as_ref() }
            }
        }
    )+};
}

/// A band of dice, open at either end.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Band<T> {
    #[expect(dead_code, reason = "bands follow one another; the end says where")]
    from: Option<i8>,
    to: Option<i8>,
    #[serde(alias = "weather", alias = "level")]
    result: T,
}

/// A row by die.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct DieRow<T> {
    die: i8,
    cells: Vec<T>,
}

/// The end of the band of a result, which every table must have.
fn band_to<T: PartialEq>(bands: &[Band<T>], result: &T, name: &str) -> Result<i8, Fault> {
    let found = bands.iter().find(|it| it.result == *result).and_then(|it| it.to);
    found.map_or_else(|| fault(format!("no band `{name}` with an end"), "add `to`"), Ok)
}

/// Rows by die from the lowest on, each with so many cells.
fn die_rows<T: Clone, const ROWS: usize, const CELLS: usize>(
    rows: Vec<DieRow<T>>,
    lowest: i8,
) -> Result<[[T; CELLS]; ROWS], Fault> {
    let count = rows.len();
    let mut out = Vec::new();
    for (row, die) in rows.into_iter().zip(lowest..) {
        if row.die != die {
            return fault(format!("row of die {} where {die} is due", row.die), "put it in order");
        }
        let cells = row.cells.len();
        match <[T; CELLS]>::try_from(row.cells) {
            Ok(cells) => out.push(cells),
            Err(_) => {
                return fault(format!("{cells} cells for die {die}"), format!("give {CELLS}"));
            }
        }
    }
    match <[[T; CELLS]; ROWS]>::try_from(out) {
        Ok(rows) => Ok(rows),
        Err(_) => fault(format!("{count} rows"), format!("give {ROWS}, from die {lowest}")),
    }
}

shapes! {
    /// [NW 4.0b]
    WeatherShape {
        band: Vec<Band<Weather>>,
        season: BTreeMap<String, i8>,
        option: BTreeMap<String, i8>,
    }
    /// [NW 6.1c]
    AirPointsShape {
        row: Vec<DieRow<[u8; 2]>>,
        #[expect(dead_code, reason = "headings, for readers of the file")]
        columns: Vec<String>,
        columns_to: Vec<u8>,
        drm: BTreeMap<String, i8>,
        carrier: BTreeMap<String, CarrierShape>,
        weather: BTreeMap<String, BTreeMap<String, (u8, u8)>>,
        capability: BTreeMap<String, Capability>,
    }
    /// [NW 6.4a]
    AirSuperiorityShape { band: Vec<SuperiorityBand>, }
    /// [NW 6.6.1g]
    AirDefenseShape {
        #[expect(dead_code, reason = "headings, for readers of the file")]
        columns: Vec<String>,
        row: Vec<DieRow<String>>,
        drm: AirDefenseModifiers,
    }
    /// [NW 6.3.1]
    BaseLossShape {
        #[serde(rename = "air-points")]
        air_points: LossShape,
        #[serde(rename = "airmobile-points")]
        airmobile_points: LossShape,
        helicopter: LossShape,
    }
    /// [NW 7.2d]
    SeaControlShape {
        row: Vec<SeaRowShape>,
        drm: BTreeMap<String, BTreeMap<String, i8>>,
    }
    /// [NW 8.5.6.4g]
    ContestedSeaShape {
        bands: Vec<Band<String>>,
        drm: BTreeMap<String, ContestedDrm>,
    }
    /// [NW 8.4.1]
    ClearingShape {
        chits: Vec<u8>,
        minimum: BTreeMap<String, u8>,
        drm: ClearingDrm,
    }
    /// [NW 8.5.3d]
    ParadropShape {
        columns: Vec<Terrain>,
        row: Vec<DieRow<String>>,
        drm: BTreeMap<String, i8>,
    }
    /// [NW 8.3.1a]
    TerrainShape {
        unit: u16,
        hex: BTreeMap<String, HexLine>,
        road: BTreeMap<String, BTreeMap<String, [u16; 2]>>,
        hexside: BTreeMap<String, BTreeMap<String, Cells>>,
        surcharge: BTreeMap<String, u16>,
        #[expect(dead_code, reason = "read by the table for players")]
        feature: BTreeMap<String, BTreeMap<String, Cells>>,
    }
    /// [NW 9.2]
    CombatShape {
        #[expect(dead_code, reason = "headings, for readers of the file")]
        columns: Vec<String>,
        odds: Vec<OddsRow>,
        result: Vec<DieRow<String>>,
        shift: CombatShifts,
        drm: CombatModifiers,
        support: SupportLimits,
    }
    /// [NW 11.0c]
    ReplacementShape { row: Vec<ReplacementRow>, }
    /// [NW 12.2d]
    AutomaticVictoryShape {
        #[expect(dead_code, reason = "headings, for readers of the file")]
        columns: Vec<String>,
        columns_to: Vec<u8>,
        wins_to: Vec<i8>,
    }
    /// [NW 12.1]
    VictoryPointShape {
        place: PlacePoints,
        unit: Vec<UnitRow>,
        helicopter: BTreeMap<String, u8>,
        #[expect(dead_code, reason = "markers score nothing")]
        marker: BTreeMap<String, u8>,
    }
    /// [NW 8.1]
    StackingShape {
        hex: BTreeMap<String, u8>,
        naval: BTreeMap<String, u8>,
        helicopters: BTreeMap<String, u8>,
    }
    /// [NW 9.8.1a]
    RetreatShape {
        hexes: BTreeMap<String, u8>,
        feature: BTreeMap<String, u8>,
    }
    /// [NWK 5.1]
    MixedStackShape {
        stack: Vec<MixedRow>,
        attack: MixedAttack,
    }
    /// [NWK 5.2]
    TransportShape {
        air: BTreeMap<String, u8>,
        paradrop: BTreeMap<String, u8>,
        sea: SeaTransportShape,
        port: BTreeMap<String, u8>,
        line: BTreeMap<String, LineRow>,
    }
}

/// A key that a table must have.
fn key<T: Copy>(table: &BTreeMap<String, T>, name: &str) -> Result<T, Fault> {
    let found = table.get(name).copied();
    found.map_or_else(|| fault(format!("missing key `{name}`"), "add it"), Ok)
}

fn weather(shape: WeatherShape) -> Result<WeatherChart, Fault> {
    Ok(WeatherChart {
        fair_to: band_to(&shape.band, &Weather::Fair, "fair")?,
        overcast_to: band_to(&shape.band, &Weather::Overcast, "overcast")?,
        season: [
            key(&shape.season, "spring")?,
            key(&shape.season, "summer")?,
            key(&shape.season, "winter")?,
        ],
        bad_weather: key(&shape.option, "bad_weather")?,
    })
}

/// Where a carrier adds points.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct CarrierShape {
    inshore_friendly: u8,
    open_sea: u8,
    inshore_contested: u8,
    at_sea: u8,
}

/// [NWK 11.1] What a side can do in bad weather.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
enum Capability {
    Limited,
    None,
}

fn air_points(shape: AirPointsShape) -> Result<AirPointsChart, Fault> {
    if shape.columns_to != [1, 2, 3, 4, 5, 6, 9] {
        return fault("columns by other turns", "they end with turns 1, 2, 3, 4, 5, 6 and 9");
    }
    let carrier = |side: &str| {
        let it = key(&shape.carrier, side)?;
        Ok(CarrierPoints {
            inshore_friendly: it.inshore_friendly,
            open_sea: it.open_sea,
            inshore_contested: it.inshore_contested,
            at_sea: it.at_sea,
        })
    };
    let shares = |capability: &str| {
        let missing =
            Fault { what: format!("no shares for `{capability}`"), mend: "add them".into() };
        let of = shape.weather.get(capability).ok_or(missing)?;
        Ok([key(of, "fair")?, key(of, "overcast")?, key(of, "storms")?])
    };
    let limited = |who: &str| Ok(key(&shape.capability, who)? == Capability::Limited);
    Ok(AirPointsChart {
        carriers: [carrier("dprk")?, carrier("allied")?],
        weather: [shares("limited")?, shares("none")?],
        all_weather: [limited("dprk")?, limited("allied")?],
        all_weather_with_prc: limited("dprk_with_prc")?,
        lost_airbase: key(&shape.drm, "own_airbase_held_by_enemy")?,
        rows: die_rows(shape.row, 0)?,
    })
}

/// A band of differences.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct SuperiorityBand {
    from: u8,
    #[expect(dead_code, reason = "bands follow one another; the beginning says where")]
    to: Option<u8>,
    level: String,
}

fn air_superiority(shape: AirSuperiorityShape) -> Result<AirSuperiorityChart, Fault> {
    let from = |level: &str| {
        let found = shape.band.iter().find(|it| it.level == level);
        found.map_or_else(|| fault(format!("no band `{level}`"), "add it"), |it| Ok(it.from))
    };
    Ok(AirSuperiorityChart {
        advantage_from: from("advantage")?,
        superiority_from: from("superiority")?,
        supremacy_from: from("supremacy")?,
    })
}

/// [NW 6.6.1] What is added to air defense fire.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct AirDefenseModifiers {
    escort_air_point: i8,
    escort_max: u8,
    air_transport_landing_in_friendly_country: i8,
    target_near_enemy_base_or_ship: i8,
    target_near_enemy_base_or_ship_hexes: u8,
    target_at_or_adjacent_to_enemy_armor_or_mech: i8,
    overflew_enemy_units: i8,
}

fn air_defense(shape: AirDefenseShape) -> Result<AirDefenseChart, Fault> {
    let drm = shape.drm;
    let texts: [[String; 7]; 11] = die_rows(shape.row, -1)?;
    let mut rows = [[AirDefenseResult::default(); 7]; 11];
    for (row, texts) in rows.iter_mut().zip(texts) {
        for (cell, text) in row.iter_mut().zip(texts) {
            *cell = air_defense_result(&text)?;
        }
    }
    Ok(AirDefenseChart {
        rows,
        escort: drm.escort_air_point,
        escort_max: drm.escort_max,
        friendly_landing: drm.air_transport_landing_in_friendly_country,
        near_base: drm.target_near_enemy_base_or_ship,
        near_hexes: drm.target_near_enemy_base_or_ship_hexes,
        armor: drm.target_at_or_adjacent_to_enemy_armor_or_mech,
        overflight: drm.overflew_enemy_units,
    })
}

/// Reads `*A(-3)`, `A(-1)` or `-`.
fn air_defense_result(text: &str) -> Result<AirDefenseResult, Fault> {
    if text == "-" {
        return Ok(AirDefenseResult::default());
    }
    let (loss, rest) = text.strip_prefix('*').map_or((false, text), |it| (true, it));
    let number = rest.strip_prefix("A(-").and_then(|it| it.strip_suffix(')'));
    match number.and_then(|it| it.parse().ok()) {
        Some(minus) => Ok(AirDefenseResult { abort: true, minus, loss }),
        None => fault(format!("cell `{text}`"), "write `*A(-2)`, `A(-1)` or `-`"),
    }
}

/// What is lost with a base.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct LossShape {
    #[expect(dead_code, reason = "which bases count is a rule")]
    bases: Vec<String>,
    bands: Vec<Band<String>>,
}

fn base_loss(shape: BaseLossShape) -> Result<BaseLossChart, Fault> {
    let to = |of: &LossShape, result: &str| {
        let end = band_to(&of.bands, &result.to_owned(), result)?;
        u8::try_from(end).map_or_else(|_| fault("a band below zero", "a die shows 0 to 9"), Ok)
    };
    Ok(BaseLossChart {
        air_point_to: to(&shape.air_points, "one-lost")?,
        airmobile_point_to: to(&shape.airmobile_points, "one-lost")?,
        destroyed_to: to(&shape.helicopter, "destroyed")?,
        level_to: to(&shape.helicopter, "level-and-transfer")?,
    })
}

/// One turn of sea control.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct SeaRowShape {
    turn: u8,
    dprk_to: Option<i8>,
    allied_from: Option<i8>,
}

fn sea_control(shape: SeaControlShape) -> Result<SeaControlChart, Fault> {
    let turns: Vec<u8> = shape.row.iter().map(|it| it.turn).collect();
    if turns != [1, 2, 3, 4, 5] {
        return fault("rows of other turns", "give turns 1 to 5, the last for all later ones");
    }
    let row = |it: &SeaRowShape| SeaControlRow { dprk_to: it.dprk_to, allied_from: it.allied_from };
    let rows: Vec<SeaControlRow> = shape.row.iter().map(row).collect();
    // What a box's table does not name adds nothing there.
    let drm = |name: &str| {
        let of = |table: &str| {
            let table = shape.drm.get(table);
            table.and_then(|it| it.get(name).copied()).unwrap_or_default()
        };
        [of("at-sea"), of("inshore")]
    };
    Ok(SeaControlChart {
        rows: rows.try_into().expect("there are five turns"),
        us_ship: drm("us_naval_unit"),
        prc_ship: drm("prc_naval_unit"),
        japanese_ship: drm("japanese_sag"),
        yellow_sea: drm("yellow_sea"),
    })
}

/// [NW 8.5.6.4g] What is added to a contested move.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct ContestedDrm {
    us_naval_unit: i8,
    prc_intervened: i8,
    japanese_sag: i8,
    allied_air_supremacy: i8,
    dprk_air_supremacy: i8,
}

fn contested_sea(shape: ContestedSeaShape) -> Result<ContestedSeaChart, Fault> {
    let modifiers = |side: &str| {
        let it = key(&shape.drm, side)?;
        Ok(ContestedSeaModifiers {
            us_ship: it.us_naval_unit,
            prc_intervened: it.prc_intervened,
            japanese_ship: it.japanese_sag,
            allied_supremacy: it.allied_air_supremacy,
            dprk_supremacy: it.dprk_air_supremacy,
        })
    };
    Ok(ContestedSeaChart {
        success_to: band_to(&shape.bands, &"success".to_owned(), "success")?,
        abort_to: band_to(&shape.bands, &"abort".to_owned(), "abort")?,
        modifiers: [modifiers("dprk")?, modifiers("allied")?],
    })
}

/// [NW 8.4.1] What is added to a clearing operation.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct ClearingDrm {
    missing_point: i8,
    additional_installation: i8,
    just_landed: i8,
    infantry_with_armor_or_mech: i8,
}

fn clearing(shape: ClearingShape) -> Result<ClearingChart, Fault> {
    if shape.chits.is_empty() {
        return fault("no chits", "list the numbers of the markers");
    }
    Ok(ClearingChart {
        urban_points: key(&shape.minimum, "urban")?,
        city_points: key(&shape.minimum, "city")?,
        installation_points: key(&shape.minimum, "installation")?,
        missing_point: shape.drm.missing_point,
        additional_installation: shape.drm.additional_installation,
        just_landed: shape.drm.just_landed,
        combined_arms: shape.drm.infantry_with_armor_or_mech,
        chits: shape.chits,
    })
}

fn paradrop(shape: ParadropShape) -> Result<ParadropChart, Fault> {
    let from = |terrain: Terrain| {
        let Some(column) = shape.columns.iter().position(|it| *it == terrain) else {
            return fault(format!("no column `{}`", terrain.word()), "add it");
        };
        let costly = |row: &&DieRow<String>| row.cells.get(column).is_some_and(|it| it != "-");
        let found = shape.row.iter().find(costly);
        found.map_or_else(|| fault("a column without a loss", "give its losses"), |it| Ok(it.die))
    };
    if from(Terrain::Swamp)? != from(Terrain::Rough)? {
        return fault("swamp unlike rough ground", "give both the same column");
    }
    Ok(ParadropChart {
        open_from: from(Terrain::Open)?,
        woods_from: from(Terrain::Woods)?,
        rough_from: from(Terrain::Rough)?,
        rough_woods_from: from(Terrain::RoughWoods)?,
        zone: key(&shape.drm, "landing_in_enemy_zoc")?,
    })
}

/// Costs in fair weather and in storms; `P` where it is prohibited. Other keys of a line are
/// words or switches.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(untagged)]
enum Cells {
    Pair([CostCell; 2]),
    Number(#[expect(dead_code, reason = "read by the table for players")] i8),
    Switch(#[expect(dead_code, reason = "read by the table for players")] bool),
    Word(#[expect(dead_code, reason = "read by the table for players")] String),
}

/// One cost.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(untagged)]
enum CostCell {
    Sixths(u16),
    Prohibited(String),
}

/// A line of the terrain effects chart; what it does in combat is a rule.
type HexLine = BTreeMap<String, Cells>;

fn costs(line: &HexLine, class: Class) -> Result<[Option<u16>; 2], Fault> {
    let cost = |cell: &CostCell| match cell {
        CostCell::Sixths(sixths) => Ok(Some(*sixths)),
        CostCell::Prohibited(word) if word == "P" => Ok(None),
        CostCell::Prohibited(word) => fault(format!("cost `{word}`"), "write a number or `P`"),
    };
    match line.get(class.word()) {
        Some(Cells::Pair([fair, storms])) => Ok([cost(fair)?, cost(storms)?]),
        Some(Cells::Number(_) | Cells::Switch(_) | Cells::Word(_)) | None => fault(
            format!("no costs for `{}`", class.word()),
            "give those of fair weather and storms",
        ),
    }
}

fn terrain(shape: TerrainShape) -> Result<TerrainChart, Fault> {
    if shape.unit != crate::charts::SIXTHS {
        return fault(format!("unit {}", shape.unit), "costs are counted in sixths");
    }
    let mut hexes = Vec::new();
    for terrain in Terrain::ALL {
        if *terrain == Terrain::Sea {
            hexes.push([[None; 2]; 4]);
            continue;
        }
        let Some(line) = shape.hex.get(terrain.word()) else {
            return fault(format!("no terrain `{}`", terrain.word()), "add it");
        };
        let by_class: Result<Vec<_>, _> = Class::ALL.iter().map(|it| costs(line, *it)).collect();
        hexes.push(by_class?.try_into().expect("there are four classes"));
    }
    let mut roads = [[[0; 2]; 4]; 3];
    for road in Road::ALL {
        let Some(line) = shape.road.get(road.word()) else {
            return fault(format!("no road `{}`", road.word()), "add it");
        };
        for class in Class::ALL {
            roads[road.index()][class.index()] = key(line, class.word())?;
        }
    }
    let side = |name: &str, class: Class| match shape.hexside.get(name) {
        Some(line) => match costs(line, class)?[0] {
            Some(cost) => Ok(cost),
            None => fault(format!("`{name}` is closed to `{}`", class.word()), "give a cost"),
        },
        None => fault(format!("no hexside `{name}`"), "add it"),
    };
    let river: Result<Vec<_>, _> = Class::ALL.iter().map(|it| side("river", *it)).collect();
    Ok(TerrainChart {
        terrain: hexes,
        roads,
        river: river?.try_into().expect("there are four classes"),
        hovercraft: side("acv", Class::Light)?,
        zone: key(&shape.surcharge, "enemy_zoc_enter")?,
        border: key(&shape.surcharge, "dmz_first_turn")?,
        overstacked: key(&shape.surcharge, "leave_overstacked")?,
    })
}

/// Odds of the rows of some terrains; an empty list where a column has none.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct OddsRow {
    terrain: Vec<Terrain>,
    cells: Vec<Vec<u8>>,
}

fn combat(shape: CombatShape) -> Result<CombatChart, Fault> {
    let mut odds = vec![[None; COLUMNS]; Terrain::ALL.len()];
    for row in &shape.odds {
        let mut cells = Vec::new();
        for cell in &row.cells {
            cells.push(match cell[..] {
                [] => None,
                [attack, defense] if defense > 0 => Some((attack, defense)),
                _ => return fault("odds that are no pair", "write `[3, 2]`, or `[]` for none"),
            });
        }
        let Ok(cells) = <[Option<(u8, u8)>; COLUMNS]>::try_from(cells) else {
            return fault(format!("{} odds", row.cells.len()), format!("give {COLUMNS}"));
        };
        for terrain in &row.terrain {
            odds[terrain.index()] = cells;
        }
    }
    for terrain in Terrain::ALL.iter().filter(|it| **it != Terrain::Sea) {
        if odds[terrain.index()].iter().all(Option::is_none) {
            return fault(format!("no odds for `{}`", terrain.word()), "add a row");
        }
    }
    let texts: [[String; COLUMNS]; 15] = die_rows(shape.result, -2)?;
    let none = CombatResult { attacker: 0, defender: 0, retreat: false };
    let mut results = [[none; COLUMNS]; 15];
    for (row, texts) in results.iter_mut().zip(texts) {
        for (cell, text) in row.iter_mut().zip(texts) {
            *cell = combat_result(&text)?;
        }
    }
    Ok(CombatChart {
        odds,
        results,
        shifts: shape.shift,
        modifiers: shape.drm,
        support: shape.support,
    })
}

/// Reads `1/2R`, `2/-` or `0/R`.
fn combat_result(text: &str) -> Result<CombatResult, Fault> {
    let read = || {
        let (attacker, defender) = text.split_once('/')?;
        let (levels, retreat) =
            defender.strip_suffix('R').map_or((defender, false), |it| (it, true));
        let defender = match levels {
            "-" | "" => 0,
            levels => levels.parse().ok()?,
        };
        Some(CombatResult { attacker: attacker.parse().ok()?, defender, retreat })
    };
    read().map_or_else(|| fault(format!("cell `{text}`"), "write `1/2R`, `2/-` or `0/R`"), Ok)
}

/// One line of prices.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct ReplacementRow {
    #[expect(dead_code, reason = "a name for readers of the file")]
    id: String,
    #[serde(default)]
    nations: Vec<Nation>,
    kinds: Vec<Kind>,
    recover: Option<u8>,
    rebuild: Option<u8>,
}

#[expect(clippy::unnecessary_wraps, reason = "tables are made alike")]
fn replacements(shape: ReplacementShape) -> Result<ReplacementChart, Fault> {
    let line = |it: ReplacementRow| ReplacementLine {
        nations: it.nations,
        kinds: it.kinds,
        recover: it.recover,
        rebuild: it.rebuild,
    };
    Ok(ReplacementChart { lines: shape.row.into_iter().map(line).collect() })
}

fn automatic_victory(shape: AutomaticVictoryShape) -> Result<AutomaticVictoryChart, Fault> {
    if shape.columns_to.len() + 1 != shape.wins_to.len() {
        return fault("columns without an end", "every column but the last has one");
    }
    let ends = shape.columns_to.into_iter().map(Some).chain([None]);
    Ok(AutomaticVictoryChart { columns: ends.zip(shape.wins_to).collect() })
}

/// One line of points for units.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct UnitRow {
    #[serde(default)]
    groups: Vec<String>,
    #[serde(default)]
    nations: Vec<Nation>,
    #[serde(default)]
    sizes: Vec<Size>,
    points: u8,
}

fn victory_points(shape: VictoryPointShape) -> Result<VictoryPointChart, Fault> {
    let units = shape.unit.into_iter().map(|it| UnitPoints {
        groups: it.groups,
        nations: it.nations,
        sizes: it.sizes,
        points: it.points,
    });
    let units: Vec<UnitPoints> = units.collect();
    for nation in Nation::ALL {
        for size in Size::ALL {
            let fits = |it: &&UnitPoints| {
                it.groups.is_empty() && it.nations.contains(nation) && it.sizes.contains(size)
            };
            if !units.iter().any(|it| fits(&it)) {
                let what = format!("no points for {} {}", nation.word(), size.word());
                return fault(what, "add a line");
            }
        }
    }
    let helicopters: Result<Vec<u8>, Fault> =
        Nation::ALL.iter().map(|it| key(&shape.helicopter, it.word())).collect();
    Ok(VictoryPointChart {
        places: shape.place,
        units,
        helicopters: helicopters?.try_into().expect("there are seven nations"),
    })
}

fn stacking(shape: StackingShape) -> Result<StackingChart, Fault> {
    Ok(StackingChart {
        normal: key(&shape.hex, "normal")?,
        mountain: key(&shape.hex, "mountain")?,
        beachhead: key(&shape.hex, "beachhead")?,
        tunnel: key(&shape.hex, "tunnel")?,
        open_sea: key(&shape.naval, "open_sea_units")?,
        airfield: key(&shape.helicopters, "airfield")?,
        airbase: key(&shape.helicopters, "airbase")?,
        amph: key(&shape.helicopters, "amph")?,
    })
}

fn retreats(shape: RetreatShape) -> Result<RetreatChart, Fault> {
    let land = |terrain: &Terrain| match terrain {
        Terrain::Sea => Ok(0),
        terrain => key(&shape.hexes, terrain.word()),
    };
    let terrain: Result<Vec<u8>, Fault> = Terrain::ALL.iter().map(land).collect();
    Ok(RetreatChart {
        terrain: terrain?,
        city: key(&shape.feature, "city")?,
        fortification: key(&shape.feature, "fortification")?,
    })
}

/// Two nations in one stack.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct MixedRow {
    nations: [Nation; 2],
    er: i8,
}

#[expect(clippy::unnecessary_wraps, reason = "tables are made alike")]
fn mixed_stacks(shape: MixedStackShape) -> Result<MixedStackChart, Fault> {
    let stacks = shape.stack.iter().map(|it| (it.nations, it.er)).collect();
    Ok(MixedStackChart { stacks, attack: shape.attack })
}

/// What goes by sea.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct SeaTransportShape {
    allied: u8,
    dprk: u8,
    prc_full_intervention: u8,
    #[expect(dead_code, reason = "a helicopter counts half a point by the rule")]
    helicopter: [u8; 2],
}

/// [NWK 5.5.2a] A line beyond the map: at least one hex, and no secondary road.
fn line_row(table: &BTreeMap<String, LineRow>, line: Line) -> Result<LineRow, Fault> {
    let row = key(table, line.word())?;
    if row.hexes == 0 || row.road == Road::Secondary {
        let what = format!("the line `{}` is no road", line.word());
        return fault(what, "give it a primary road or a highway of one hex or more");
    }
    Ok(row)
}

fn transport(shape: TransportShape) -> Result<TransportChart, Fault> {
    let together = key(&shape.air, "us_rok")?;
    let by_nation = |nation: &Nation| match nation {
        Nation::Us | Nation::Usmc | Nation::Rok => Ok(together),
        Nation::Dprk | Nation::Prc | Nation::Commonwealth | Nation::Japan => {
            key(&shape.air, nation.word())
        }
    };
    let air: Result<Vec<u8>, Fault> = Nation::ALL.iter().map(by_nation).collect();
    let lines: Result<Vec<LineRow>, Fault> =
        Line::ALL.iter().map(|it| line_row(&shape.line, *it)).collect();
    let mut sea = [0; 2];
    sea[Side::Dprk.index()] = shape.sea.dprk;
    sea[Side::Allied.index()] = shape.sea.allied;
    Ok(TransportChart {
        air_us_rok: together,
        air: air?.try_into().expect("there are seven nations"),
        paradrop_dprk: key(&shape.paradrop, "dprk")?,
        sea,
        sea_prc: shape.sea.prc_full_intervention,
        port: key(&shape.port, "each")?,
        busan: key(&shape.port, "busan")?,
        lines: lines?.try_into().expect("there are three lines"),
    })
}

/// Checks a table that stands by itself.
pub fn check(source: Source<'_>, findings: &mut Findings) {
    let Some(name) = id_of(source.text) else {
        findings.error(source, &(0..0), "no key `id`", "name the table, such as `id = \"combat\"`");
        return;
    };
    // What was read is of no further use; what is wrong with it has been recorded.
    let _: Option<()> = match name.as_str() {
        "weather" => read_one(source, &name, weather, findings).map(drop),
        "air-points" => read_one(source, &name, air_points, findings).map(drop),
        "air-superiority" => read_one(source, &name, air_superiority, findings).map(drop),
        "air-defense" => read_one(source, &name, air_defense, findings).map(drop),
        "base-loss" => read_one(source, &name, base_loss, findings).map(drop),
        "sea-control" => read_one(source, &name, sea_control, findings).map(drop),
        "contested-sea" => read_one(source, &name, contested_sea, findings).map(drop),
        "clearing" => read_one(source, &name, clearing, findings).map(drop),
        "paradrop" => read_one(source, &name, paradrop, findings).map(drop),
        "terrain" => read_one(source, &name, terrain, findings).map(drop),
        "combat" => read_one(source, &name, combat, findings).map(drop),
        "replacements" => read_one(source, &name, replacements, findings).map(drop),
        "automatic-victory" => read_one(source, &name, automatic_victory, findings).map(drop),
        "victory-points" => read_one(source, &name, victory_points, findings).map(drop),
        "stacking" => read_one(source, &name, stacking, findings).map(drop),
        "retreats" => read_one(source, &name, retreats, findings).map(drop),
        "mixed-stacks" => read_one(source, &name, mixed_stacks, findings).map(drop),
        "transport" => read_one(source, &name, transport, findings).map(drop),
        unknown => {
            let mend = "look at the tables beside it for those that there are";
            findings.error(source, &(0..0), format!("table `{unknown}`"), mend);
            None
        }
    };
}

/// The name that a table gives itself.
fn id_of(text: &str) -> Option<String> {
    let line = text.lines().find_map(|it| it.strip_prefix("id = \""))?;
    line.strip_suffix('"').map(str::to_owned)
}
