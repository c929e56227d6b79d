//! From texts to a checked scenario: shapes first, then what they refer to, then whether they make
//! sense. Everything wrong is found at once, each with file and line.

use std::collections::BTreeSet;

use catalog::{
    Files, Findings, Source, Spanned, check_head, open_chart, open_map, read_hexes, salvage_toml,
    suggest,
};

use super::armies::{Line, make_units, open_armies, open_roster};
use super::charts::{open_terrain, read_bombardment, read_combat};
use super::check::{Homes, check_color, check_ids, check_once, check_situation};
use super::ground::make_field;
use super::places::Reader;
use super::shape::{
    ArmyWord, BattleWord, KindWord, ScenarioShape, SideShape, SpiritWord, VariantWord,
};
use super::{Kind, Scenario, SideInfo, Variant, Which};
use crate::ch04_zones::reach_of;
use crate::ch05_sight::Sight;
use crate::ch10_army_morale::BOTTOM;
use crate::field::Field;
use crate::roster::{Arm, Leader, Unit};
use crate::state::Spirit;
use crate::tables::Tables;

/// More turns than any battle has.
const TURNS_MAX: u8 = 99;
/// More than the upper end of any track.
const TOP_MAX: i16 = 99;
/// More than any Command Value.
const CV_MAX: u8 = 9;
/// More groups than any battle has.
const GROUPS_MAX: usize = 99;

/// Reads a scenario file of the library with all it refers to; `None` if anything is wrong.
pub fn load(files: &mut Files<'_>, path: &str, findings: &mut Findings) -> Option<Scenario> {
    let Some(source) = files.open(path) else {
        let nowhere = Source { file: path, text: "" };
        findings.error(nowhere, &(0..0), format!("no file `{path}`"), "look at its name");
        return None;
    };
    let before = findings.error_count();
    let shape: ScenarioShape = salvage_toml(source, findings)?;
    check_head("prussia/1", shape.schema.as_ref(), shape.source.as_ref(), source, findings);
    let map = open_map(files, source, &shape.map, findings);
    let terrain = open_terrain(files, source, &shape.terrain, findings);
    let combat = open_chart(files, source, &shape.combat, findings)
        .and_then(|(source, chart)| read_combat(&chart, source, findings));
    let bombardment = open_chart(files, source, &shape.bombardment, findings)
        .and_then(|(source, chart)| read_bombardment(&chart, source, findings));
    let left_out: BTreeSet<&str> = shape.leave_out.iter().map(|it| it.get_ref().as_str()).collect();
    let armies = open_armies(files, source, &shape.armies, &left_out, findings);
    let roster = open_roster(files, source, &shape.roster, findings);
    check_ids(&shape, source, findings);
    check_sizes(&shape, source, findings)?;
    let (map, terrain, combat) = (map?, terrain?, combat?);
    let (bombardment, mut armies, roster) = (bombardment?, armies?, roster?);
    let field = make_field(map, source, &shape, findings)?;
    for name in &shape.leave_out {
        let leaders = armies.all.iter().map(String::as_str);
        let mut known = roster.iter().map(Line::id).chain(leaders);
        if !known.clone().any(|it| it == name.get_ref()) {
            unknown("unit or leader", name, &mut known, source, findings);
        }
    }
    let (mut units, unit_homes) = make_units(&roster, &armies, &left_out, findings)?;
    for (index, wing) in armies.wings.iter_mut().enumerate() {
        let own = |it: &&Unit| it.wing.is_some_and(|it| it.index() == index);
        wing.has_infantry = units.iter().filter(own).any(|it| it.arm == Arm::Infantry);
    }
    reduce(&mut units, &armies.leaders, &shape, source, findings);
    let homes = Homes { units: unit_homes, leaders: armies.homes };
    let (wings, leaders) = (armies.wings, armies.leaders);
    let sides = read_sides(&shape, &field, source, findings)?;
    let reader = Reader {
        source,
        shape: &shape,
        field: &field,
        wings: &wings,
        units: &units,
        leaders: &leaders,
    };
    let (groups, wing_groups, dets) = reader.groups(findings);
    let (setups, entries, spans) = reader.placements(findings);
    check_once(&reader, &spans, &homes, findings);
    let rules = reader.rules();
    let start = reader.start(&groups, &setups, &spans, findings);
    let crowded = reader.crowded(findings);
    let scenario = Scenario {
        id: shape.id.get_ref().clone(),
        title: shape.title.clone(),
        briefing: shape.briefing.clone(),
        which: match shape.battle {
            BattleWord::Rossbach => Which::Rossbach,
            BattleWord::Leuthen => Which::Leuthen,
            BattleWord::Zorndorf => Which::Zorndorf,
            BattleWord::Torgau => Which::Torgau,
            BattleWord::None => Which::Other,
        },
        kind: match shape.kind {
            KindWord::Main => Kind::Main,
            KindWord::Battle => Kind::Battle,
        },
        variant: shape.variant.map(|it| match it {
            VariantWord::Hildburghausen => Variant::Hildburghausen,
            VariantWord::Daun => Variant::Daun,
            VariantWord::Free => Variant::Free,
        }),
        turns: *shape.turns.get_ref(),
        first_minute: read_hour(&shape.first_hour, source, findings),
        sight: Sight::new(&field),
        zoc_reach: reach_of(&field),
        tables: Tables::new(&field, &terrain, (&units, &leaders), (&wings, &groups)),
        field,
        terrain,
        bombardment,
        combat,
        sides,
        groups,
        wings,
        wing_groups,
        units,
        dets,
        leaders,
        setups,
        entries,
        rules,
        start,
    };
    if findings.error_count() > before {
        return None;
    }
    let scenario = check_situation(scenario, &shape, (&spans, &crowded), source, findings)?;
    (findings.error_count() == before).then_some(scenario)
}

/// Sizes that leave room for all that is counted.
fn check_sizes(shape: &ScenarioShape, source: Source<'_>, findings: &mut Findings) -> Option<()> {
    if !(1..=TURNS_MAX).contains(shape.turns.get_ref()) {
        let what = format!("{} turns", shape.turns.get_ref());
        findings.error(source, &shape.turns.span(), what, format!("1 to {TURNS_MAX}"));
    }
    if let Some(group) = shape.group.get(GROUPS_MAX) {
        let mend = format!("at most {GROUPS_MAX}");
        findings.error(source, &group.id.span(), "too many groups", mend);
        return None;
    }
    for group in shape.group.iter().filter(|it| it.cv > CV_MAX) {
        let what = format!("Command Value {}", group.cv);
        findings.error(source, &group.id.span(), what, format!("at most {CV_MAX}"));
    }
    Some(())
}

/// [PG 24.3b] Lowers the units that begin below full strength.
fn reduce(
    units: &mut [Unit],
    leaders: &[Leader],
    shape: &ScenarioShape,
    source: Source<'_>,
    findings: &mut Findings,
) {
    let mut seen = BTreeSet::new();
    for reduced in &shape.reduced {
        let name = reduced.unit.get_ref();
        if leaders.iter().any(|it| it.id == *name) {
            let what = format!("`{name}` is a leader");
            findings.error(source, &reduced.unit.span(), what, "only units have levels");
            continue;
        }
        let Some(unit) = units.iter_mut().find(|it| it.id == *name) else {
            unknown("unit", &reduced.unit, units.iter().map(|it| it.id.as_str()), source, findings);
            continue;
        };
        if !seen.insert(name) {
            let what = format!("`{name}` is reduced twice");
            findings.error(source, &reduced.unit.span(), what, "remove one of the two");
        }
        if !(1..=unit.full()).contains(reduced.level.get_ref()) {
            let what = format!("level {}", reduced.level.get_ref());
            findings.error(source, &reduced.level.span(), what, format!("1 to {}", unit.full()));
            continue;
        }
        unit.start = *reduced.level.get_ref();
    }
}

/// Records a name that nobody bears.
pub(super) fn unknown<'a>(
    what: &str,
    name: &Spanned<String>,
    known: impl Iterator<Item = &'a str>,
    source: Source<'_>,
    findings: &mut Findings,
) {
    let text = format!("no {what} `{}`", name.get_ref());
    findings.error(source, &name.span(), text, suggest(name.get_ref(), known));
}

/// The hour of the first turn in minutes.
fn read_hour(text: &Spanned<String>, source: Source<'_>, findings: &mut Findings) -> u16 {
    let hour = text.get_ref();
    let digits = hour.len() == 4 && hour.bytes().all(|it| it.is_ascii_digit());
    let read = digits.then(|| hour.parse::<u16>().ok()).flatten();
    let Some(read) = read.filter(|it| it / 100 < 24 && it % 100 < 60) else {
        findings.error(source, &text.span(), format!("hour `{hour}`"), "write it like `0830`");
        return 0;
    };
    60 * (read / 100) + read % 100
}

/// [PG 12a] Exactly two sides, Prussia first.
fn read_sides(
    shape: &ScenarioShape,
    field: &Field,
    source: Source<'_>,
    findings: &mut Findings,
) -> Option<[SideInfo; 2]> {
    let sides = shape.side.get_ref();
    let [first, second] = &sides[..] else {
        let what = format!("{} sides", sides.len());
        findings.error(source, &shape.side.span(), what, "name exactly two, Prussia first");
        return None;
    };
    if (first.army, second.army) != (ArmyWord::Prussia, ArmyWord::Coalition) {
        let mend = "Prussia comes first, then the Coalition";
        findings.error(source, &shape.side.span(), "the sides stand in another order", mend);
    }
    if first.id.get_ref() == second.id.get_ref() {
        let what = format!("two sides called `{}`", first.id.get_ref());
        findings.error(source, &second.id.span(), what, "give each side an id of its own");
    }
    Some([first, second].map(|it| read_side(it, field, source, findings)))
}

fn read_side(
    it: &SideShape,
    field: &Field,
    source: Source<'_>,
    findings: &mut Findings,
) -> SideInfo {
    if it.morale > *it.top.get_ref() {
        let what = format!("a track that ends at {}", it.top.get_ref());
        findings.error(source, &it.top.span(), what, "it reaches at least to the start");
    }
    if *it.top.get_ref() > TOP_MAX || it.morale < BOTTOM {
        let what = format!("a track from {} to {}", it.morale, it.top.get_ref());
        findings.error(source, &it.top.span(), what, format!("from {BOTTOM} to {TOP_MAX}"));
    }
    if it.infantry.max(it.cavalry) > CV_MAX {
        let what = format!("Command Values {} and {}", it.infantry, it.cavalry);
        findings.error(source, &it.id.span(), what, format!("at most {CV_MAX}"));
    }
    check_color(&it.color, source, findings);
    SideInfo {
        id: it.id.get_ref().clone(),
        name: it.name.clone(),
        color: it.color.get_ref().clone(),
        morale: it.morale,
        top: *it.top.get_ref(),
        active: it.active,
        cost: it.cost,
        sight_cost: it.sight_cost.unwrap_or(it.cost),
        edges: read_hexes(&field.map, &it.edges, source, findings),
        spirit: match it.spirit {
            SpiritWord::Steady => Spirit::Steady,
            SpiritWord::Demoralized => Spirit::Demoralized,
            SpiritWord::Broken => Spirit::Broken,
        },
    }
}
