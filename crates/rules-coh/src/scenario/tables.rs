//! Roster and charts read into checked values.

use catalog::{Bilingual, Findings, Source, check_head, read_csv, salvage_toml, suggest};

use super::shape::{
    BlocksWord, CardChartShape, CardShape, ColorWord, ExtraShape, FamilyWord, IgnoresWord,
    MarkerChartShape, MarkerShape, MotionWord, NationWord, PayWord, RosterShape, TerrainChartShape,
    TypeShape, YesNoWord,
};
use crate::cards::{CardChart, CardType, Effect, Family, Pay};
use crate::charts::{Blocks, MARKER_RULES, MarkerChart, MarkerType, Terrain, TerrainChart};
use crate::roster::{Kind, Motion, Nation, Power, Rating, UnitType};

/// More than stands on any counter, marker or card, or in the terrain chart.
const FIGURE_MAX: i16 = 30;

impl From<NationWord> for Nation {
    fn from(word: NationWord) -> Self {
        match word {
            NationWord::German => Self::German,
            NationWord::Soviet => Self::Soviet,
        }
    }
}

/// Reads a range: `7` or `3-20`.
pub(super) fn read_range(text: &str) -> Option<(u8, u8)> {
    match text.split_once('-') {
        Some((least, most)) => Some((least.parse().ok()?, most.parse().ok()?)),
        None => Some((0, text.parse().ok()?)),
    }
}

/// Reads the types of units; rows with faults are left out and recorded.
pub fn check_roster(source: Source<'_>, findings: &mut Findings) -> Vec<UnitType> {
    let mut types: Vec<UnitType> = Vec::new();
    for row in read_csv::<TypeShape>(source, findings) {
        let mut fault = |column: &str, what: String, mend: &str| {
            findings.error(source, &row.cell(column), what, mend);
        };
        add_type(&row.value, &mut types, &mut fault);
    }
    types
}

/// The same for types that stand in the firefight itself.
pub(super) fn read_types(
    roster: &RosterShape,
    source: Source<'_>,
    findings: &mut Findings,
) -> Vec<UnitType> {
    let mut types: Vec<UnitType> = Vec::new();
    for shape in &roster.types {
        let mut fault = |_: &str, what: String, mend: &str| {
            findings.error(source, &shape.span(), what, mend);
        };
        add_type(shape.get_ref(), &mut types, &mut fault);
    }
    types
}

/// Adds a type of unit, or says what is wrong with it: column, fault and how to mend it.
fn add_type(
    shape: &TypeShape,
    types: &mut Vec<UnitType>,
    fault: &mut dyn FnMut(&str, String, &str),
) {
    let kind = Kind::WORDS.iter().find(|it| it.0 == shape.kind).map(|it| it.1);
    if kind.is_none() {
        let mend = suggest(&shape.kind, Kind::WORDS.iter().map(|it| it.0));
        fault("kind", format!("unknown kind `{}`", shape.kind), &mend);
    }
    let range = read_range(&shape.range);
    if range.is_none() {
        fault("range", format!("range `{}`", shape.range), "write it like `7` or `3-20`");
    }
    let [flank, front] = [("flank", &shape.flank), ("front", &shape.front)].map(|(name, it)| {
        let read = it.parse::<Rating>().ok();
        if read.is_none() {
            fault(name, format!("rating `{it}`"), "write it like `11r` or `13b`");
        }
        read
    });
    let figures = [
        ("fire", shape.fire.map_or(0, i16::from)),
        ("indirect", shape.indirect.map_or(0, i16::from)),
        ("red", shape.red.into()),
        ("blue", shape.blue.into()),
        ("move", shape.moves.into()),
        ("bonus", shape.bonus.into()),
        ("shield", shape.shield.map_or(0, i16::from)),
    ];
    for (column, figure) in figures {
        if !(-FIGURE_MAX..=FIGURE_MAX).contains(&figure) {
            fault(column, format!("`{column}` is {figure}"), "no counter has more than 30");
        }
    }
    if [flank, front].into_iter().flatten().any(|it| i16::from(it.value).abs() > FIGURE_MAX) {
        fault("front", "a rating too high".to_owned(), "no counter has more than 30");
    }
    if types.iter().any(|it| it.id == shape.id) {
        fault("id", format!("type `{}` twice", shape.id), "give each type an id of its own");
    }
    if let (Some(kind), Some(range), Some(flank), Some(front)) = (kind, range, flank, front) {
        types.push(unit_type(shape, kind, range, flank, front));
    }
}

/// The figures of a counter, as printed.
///
/// [COH unit.v01, unit.v02, unit.v03, unit.v04, unit.v05, unit.v06, unit.v07, unit.v08, unit.v09,
/// unit.v10, unit.v11, unit.v12, unit.v13, unit.v14, unit.v15, unit.v16, unit.v18]
fn unit_type(
    shape: &TypeShape,
    kind: Kind,
    range: (u8, u8),
    flank: Rating,
    front: Rating,
) -> UnitType {
    let power = |value, boxed: bool, color| Power { value, boxed, air: shape.aa == Some(color) };
    UnitType {
        id: shape.id.clone(),
        nation: shape.nation.into(),
        name: Bilingual { en: shape.name.clone(), it: shape.name_it.clone() },
        kind,
        fire: shape.fire.unwrap_or(1),
        indirect: shape.indirect,
        red: power(shape.red, shape.red_box.is_some(), ColorWord::Red),
        blue: power(shape.blue, shape.blue_box.is_some(), ColorWord::Blue),
        moves: shape.moves,
        motion: match shape.motion {
            MotionWord::Foot => Motion::Foot,
            MotionWord::Tracked => Motion::Tracked,
            MotionWord::Wheeled => Motion::Wheeled,
            MotionWord::Air => Motion::Air,
        },
        bonus: shape.bonus,
        range,
        flank,
        front,
        open_top: shape.open_top.is_some(),
        turret: shape.turret.is_some(),
        shield: shape.shield.unwrap_or(0),
        smoke: shape.smoke.is_some(),
        count: shape.count,
        years: shape.years.clone(),
    }
}

/// Reads the terrain chart.
pub fn check_terrain(source: Source<'_>, findings: &mut Findings) -> Option<TerrainChart> {
    let shape: TerrainChartShape = salvage_toml(source, findings)?;
    check_head("coh-terrain/1", shape.schema.as_ref(), shape.source.as_ref(), source, findings);
    Some(read_terrain(&shape, source, findings))
}

/// Checks a terrain chart that stands in `source`.
pub(super) fn read_terrain(
    shape: &TerrainChartShape,
    source: Source<'_>,
    findings: &mut Findings,
) -> TerrainChart {
    let mut lines: Vec<Terrain> = Vec::new();
    for line in &shape.terrain {
        let id = line.id.get_ref();
        if lines.iter().any(|it| it.id == *id) {
            let what = format!("terrain `{id}` twice");
            findings.error(source, &line.id.span(), what, "one line for each terrain");
        }
        if line.cover != (line.dm >= 1) {
            let what = format!("terrain `{id}`: `cover` and `dm` disagree");
            findings.error(source, &line.id.span(), what, "ground covers where dm is 1 or more");
        }
        let extras = [line.tracked, line.wheeled].map(|it| match it {
            ExtraShape::Extra(extra) => i16::from(extra),
            ExtraShape::No(_) => 0,
        });
        let figures = [line.foot.into(), line.dm.into(), extras[0], extras[1]];
        if figures.into_iter().any(|it: i16| it.abs() > FIGURE_MAX) {
            let what = format!("terrain `{id}`: a figure too large");
            findings.error(source, &line.id.span(), what, format!("{FIGURE_MAX} at most"));
        }
        let extra = |it| match it {
            ExtraShape::Extra(extra) => Some(extra),
            ExtraShape::No(_) => None,
        };
        lines.push(Terrain {
            id: id.clone(),
            foot: line.foot,
            dm: line.dm,
            blocks: match line.blocks {
                BlocksWord::No => Blocks::No,
                BlocksWord::Yes => Blocks::Yes,
                BlocksWord::Season => Blocks::InSeason,
            },
            tracked: extra(line.tracked),
            wheeled: extra(line.wheeled),
            check: line.check,
            bonus: line.bonus,
            summer_cover: line.summer_cover,
            level: line.level,
            guns: line.guns.is_none(),
            rule: line.rule.clone(),
        });
    }
    TerrainChart { lines }
}

/// Reads the hit markers.
pub fn check_markers(source: Source<'_>, findings: &mut Findings) -> Option<MarkerChart> {
    let shape: MarkerChartShape = salvage_toml(source, findings)?;
    check_head("coh-markers/1", shape.schema.as_ref(), shape.source.as_ref(), source, findings);
    Some(read_markers(&shape, source, findings))
}

/// Checks hit markers that stand in `source`.
pub(super) fn read_markers(
    shape: &MarkerChartShape,
    source: Source<'_>,
    findings: &mut Findings,
) -> MarkerChart {
    for marker in shape.foot.iter().chain(&shape.vehicle) {
        if !MARKER_RULES.contains(&marker.rule.get_ref().as_str()) {
            let what = format!("no rule of a marker `{}`", marker.rule.get_ref());
            let mend = suggest(marker.rule.get_ref(), MARKER_RULES);
            findings.error(source, &marker.rule.span(), what, mend);
        }
    }
    for marker in shape.foot.iter().chain(&shape.vehicle) {
        let figures = [marker.red, marker.blue, marker.front, marker.flank].map(i16::from);
        let costs = [marker.fire_cost, marker.move_cost, marker.count].map(i16::from);
        if figures.into_iter().chain(costs).any(|it| it.abs() > FIGURE_MAX) {
            let what = format!("marker `{}`: a figure too large", marker.id);
            findings.error(source, &marker.rule.span(), what, format!("{FIGURE_MAX} at most"));
        }
    }
    let read = |list: &[MarkerShape]| list.iter().map(marker_type).collect();
    MarkerChart { foot: read(&shape.foot), vehicle: read(&shape.vehicle) }
}

/// What a marker changes, and what its crosses forbid.
///
/// [COH 7.4h1, 7.4h2, 7.4h3, 7.4h4, 7.4h5, 7.4h6, 7.4h7, 7.4h8, 15.2h1, 15.2h2, 15.2h3, 15.2h4,
/// 15.2h5, 15.2h6, 15.2h7, 15.2h8, 15.2c]
fn marker_type(shape: &MarkerShape) -> MarkerType {
    MarkerType {
        id: shape.id.clone(),
        count: shape.count,
        fires: shape.fire == YesNoWord::Yes,
        fire_cost: shape.fire_cost,
        moves: shape.moves == YesNoWord::Yes,
        move_cost: shape.move_cost,
        pivots: shape.pivot == YesNoWord::Yes,
        only_rally: shape.only_rally,
        red: shape.red,
        blue: shape.blue,
        range: shape.range,
        front: shape.front,
        flank: shape.flank,
        rally: shape.rally,
        removed: shape.removed,
        rule: MARKER_RULES
            .into_iter()
            .find(|it| it == shape.rule.get_ref())
            .unwrap_or(MARKER_RULES[0]),
    }
}

/// Reads the cards.
pub fn check_cards(source: Source<'_>, findings: &mut Findings) -> Option<CardChart> {
    let shape: CardChartShape = salvage_toml(source, findings)?;
    check_head("coh-cards/1", shape.schema.as_ref(), shape.source.as_ref(), source, findings);
    Some(read_cards(&shape, source, findings))
}

/// Checks cards that stand in `source`.
pub(super) fn read_cards(
    shape: &CardChartShape,
    source: Source<'_>,
    findings: &mut Findings,
) -> CardChart {
    let mut cards: Vec<CardType> = Vec::new();
    for card in &shape.card {
        let id = card.id.get_ref();
        if cards.iter().any(|it| it.id == *id) {
            let what = format!("card `{id}` twice");
            findings.error(source, &card.id.span(), what, "one entry for each card");
        }
        let Some(effect) = Effect::of(id) else {
            let what = format!("no rule for a card `{id}`");
            findings.error(source, &card.id.span(), what, "name a card of the rules");
            continue;
        };
        let range = card.range.as_deref().map_or(Some((0, 0)), read_range);
        let Some(range) = range else {
            let what = format!("range of card `{id}`");
            findings.error(source, &card.id.span(), what, "write it like `0` or `0-1`");
            continue;
        };
        let figures = [i16::from(card.price), card.red.into(), card.blue.into()];
        if figures.into_iter().any(|it| it.abs() > FIGURE_MAX) {
            let what = format!("card `{id}`: a figure too large");
            findings.error(source, &card.id.span(), what, format!("{FIGURE_MAX} at most"));
        }
        cards.push(card_type(card, effect, range));
    }
    CardChart { cards }
}

fn card_type(card: &CardShape, effect: Effect, range: (u8, u8)) -> CardType {
    CardType {
        id: card.id.get_ref().clone(),
        family: match card.family {
            FamilyWord::Green => Family::Green,
            FamilyWord::Yellow => Family::Yellow,
            FamilyWord::Weapon => Family::Weapon,
            FamilyWord::Oba => Family::Oba,
            FamilyWord::Veteran => Family::Veteran,
            FamilyWord::Objective => Family::Objective,
        },
        effect,
        copies: card.copies,
        action: card.action,
        price: card.price,
        pay: match card.pay {
            PayWord::Free => Pay::Free,
            PayWord::Cap => Pay::Cap,
            PayWord::ApOrCap => Pay::ApOrCap,
        },
        group: card.group,
        red: card.red,
        blue: card.blue,
        range,
        pattern: card.pattern,
        ignores_terrain: card.ignores.contains(&IgnoresWord::Terrain),
        ignores_smoke: card.ignores.contains(&IgnoresWord::Smoke),
        only_metal: card.only.is_some(),
        title: card.title.clone(),
        text: card.text.clone(),
    }
}
