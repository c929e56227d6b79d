//! Wings, leaders and units, from files or in place.

use std::collections::BTreeSet;

use catalog::{
    FileOr, Files, Findings, Row, Source, Span, Spanned, check_head, find_file, read_csv,
    salvage_toml, suggest,
};

use super::check::check_color;
use super::load::unknown;
use super::shape::{
    ArmWord, ArmiesShape, LeaderShape, LetterWord, RoleWord, RosterShape, RosterUnitShape,
    SecondShape, UnitShape, YesWord,
};
use super::words::{arm, army, kind, nation};
use crate::roster::{Arm, Face, Leader, Letter, Role, Second, Unit, Wing};
use crate::state::{LeaderId, WingId};

/// [PG 1.4b] The most levels of a unit.
const LEVELS_MAX: usize = 4;
/// More than any figure on a counter; so small that no sum of them overflows.
const FIGURE_MAX: u8 = 20;
/// More wings or leaders than any battle has.
const LEADERS_MAX: usize = 200;
/// More units than any battle has.
const UNITS_MAX: usize = 2000;

/// Wings and leaders, and where the scenario brings each leader in.
pub(super) struct Armies {
    pub(super) wings: Vec<Wing>,
    pub(super) leaders: Vec<Leader>,
    pub(super) homes: Vec<Span>,
    /// Every leader by id, those left out as well.
    pub(super) all: Vec<String>,
}

/// The wings and leaders that a scenario names or holds, those left out apart.
pub(super) fn open_armies(
    files: &mut Files<'_>,
    source: Source<'_>,
    key: &FileOr<ArmiesShape>,
    left_out: &BTreeSet<&str>,
    findings: &mut Findings,
) -> Option<Armies> {
    match key {
        FileOr::File(name) => {
            let file = find_file(files, source, name, findings)?;
            let mut armies = read_armies(file, left_out, findings)?;
            armies.homes.fill(name.span());
            Some(armies)
        }
        FileOr::Inline(shape) => make_armies(shape.get_ref(), source, left_out, findings),
    }
}

/// Checks a file of wings and leaders by itself.
pub fn check_armies(source: Source<'_>, findings: &mut Findings) {
    let _ = read_armies(source, &BTreeSet::new(), findings);
}

fn read_armies(
    source: Source<'_>,
    left_out: &BTreeSet<&str>,
    findings: &mut Findings,
) -> Option<Armies> {
    let shape: ArmiesShape = salvage_toml(source, findings)?;
    check_head("prussia-armies/1", shape.schema.as_ref(), shape.source.as_ref(), source, findings);
    make_armies(&shape, source, left_out, findings)
}

/// Wings and leaders, those left out apart.
fn make_armies(
    shape: &ArmiesShape,
    source: Source<'_>,
    left_out: &BTreeSet<&str>,
    findings: &mut Findings,
) -> Option<Armies> {
    if shape.wing.len().max(shape.leader.len()) > LEADERS_MAX {
        let mend = format!("at most {LEADERS_MAX} of each");
        findings.error(source, &(0..0), "too many wings or leaders", mend);
        return None;
    }
    check_twice("wing", shape.wing.iter().map(|it| &it.id), source, findings);
    check_twice("leader", shape.leader.iter().map(|it| &it.id), source, findings);
    let shapes: Vec<&LeaderShape> =
        shape.leader.iter().filter(|it| !left_out.contains(it.id.get_ref().as_str())).collect();
    let leaders: Vec<Leader> =
        shapes.iter().map(|it| make_leader(it, shape, &shapes, source, findings)).collect();
    let mut wings = Vec::new();
    for (index, it) in shape.wing.iter().enumerate() {
        let own = |leader: &Leader| leader.wing.is_some_and(|it| it.index() == index);
        let leader = leaders.iter().position(own).and_then(|it| u8::try_from(it).ok());
        if leader.is_none() {
            let what = format!("wing `{}` has no leader", it.id.get_ref());
            findings.error(source, &it.id.span(), what, "give it a leader");
        }
        check_color(&it.color, source, findings);
        wings.push(Wing {
            id: it.id.get_ref().clone(),
            army: army(it.army),
            name: it.name.clone(),
            color: it.color.get_ref().clone(),
            leader: LeaderId(leader.unwrap_or(0)),
            has_infantry: false,
        });
    }
    let homes = shapes.iter().map(|it| it.id.span()).collect();
    let all = shape.leader.iter().map(|it| it.id.get_ref().clone()).collect();
    Some(Armies { wings, leaders, homes, all })
}

/// Ids that are given twice.
fn check_twice<'a>(
    what: &str,
    ids: impl Iterator<Item = &'a Spanned<String>>,
    source: Source<'_>,
    findings: &mut Findings,
) {
    let mut seen = BTreeSet::new();
    for id in ids {
        if !seen.insert(id.get_ref()) {
            let what = format!("two {what}s called `{}`", id.get_ref());
            findings.error(source, &id.span(), what, "give each an id of its own");
        }
    }
}

fn make_leader(
    it: &LeaderShape,
    armies: &ArmiesShape,
    shapes: &[&LeaderShape],
    source: Source<'_>,
    findings: &mut Findings,
) -> Leader {
    let wing = it.wing.as_ref().and_then(|name| find_wing(name, armies, source, findings));
    if it.role == RoleWord::Wing && it.wing.is_none() {
        let what = format!("leader `{}` without a wing", it.id.get_ref());
        findings.error(source, &it.id.span(), what, "name the wing he leads");
    }
    if let Some(value) = it.initiative.as_ref().filter(|it| !(2..=5).contains(it.get_ref())) {
        let what = format!("Initiative {}", value.get_ref());
        findings.error(source, &value.span(), what, "it is 2 to 5");
    }
    let second = it.second.as_ref().map(|it| make_second(it));
    let second = second.map(|second| match second {
        Ok(other) => other,
        Err(name) => {
            let found = shapes.iter().position(|it| it.id.get_ref() == name);
            if found.is_none() {
                let what = format!("no leader `{name}`");
                findings.error(source, &it.id.span(), what, "name a leader of this file");
            }
            Second::Leader(LeaderId(found.and_then(|it| u8::try_from(it).ok()).unwrap_or(0)))
        }
    });
    check_figures(it, second.as_ref(), source, findings);
    Leader {
        id: it.id.get_ref().clone(),
        army: army(it.army),
        role: match it.role {
            RoleWord::Commander => Role::Commander,
            RoleWord::Wing => Role::Wing,
        },
        wing,
        name: it.name.clone(),
        initiative: it.initiative.as_ref().map_or(0, |it| *it.get_ref()),
        special: it.special.map(|it| match it {
            LetterWord::I => Letter::Infantry,
            LetterWord::C => Letter::Cavalry,
            LetterWord::Any => Letter::Any,
        }),
        mm: it.mm,
        ma: it.ma,
        second,
        leads_horse: it.leads_horse,
        leads_charges: it.leads_charges,
        leads_detachments: it.leads_detachments,
    }
}

/// Who takes over: somebody else, or a leader by his name.
fn make_second(shape: &SecondShape) -> Result<Second, &String> {
    match shape {
        SecondShape::Leader(name) => Err(name),
        SecondShape::Other(it) => Ok(Second::Other {
            name: it.name.clone(),
            initiative: it.initiative,
            mm: it.mm,
            ma: it.ma,
        }),
    }
}

/// Figures of a leader and his second that leave room for their sums.
fn check_figures(
    it: &LeaderShape,
    second: Option<&Second>,
    source: Source<'_>,
    findings: &mut Findings,
) {
    let others = match second {
        Some(Second::Other { initiative, mm, ma, .. }) => [*initiative, *mm, *ma],
        _ => [0; 3],
    };
    if others.into_iter().chain([it.mm, it.ma]).any(|it| it > FIGURE_MAX) {
        let what = format!("leader `{}` with a figure too large", it.id.get_ref());
        findings.error(source, &it.id.span(), what, format!("none is more than {FIGURE_MAX}"));
    }
}

fn find_wing(
    name: &Spanned<String>,
    armies: &ArmiesShape,
    source: Source<'_>,
    findings: &mut Findings,
) -> Option<WingId> {
    let mut ids = armies.wing.iter().map(|it| it.id.get_ref().as_str());
    let found = ids.clone().position(|it| it == name.get_ref());
    if found.is_none() {
        unknown("wing", name, &mut ids, source, findings);
    }
    found.and_then(|it| u8::try_from(it).ok()).map(WingId)
}

/// One unit as it is written, and where.
pub(super) struct Line<'a> {
    shape: UnitShape,
    source: Source<'a>,
    /// Columns or keys and their places.
    cells: [(&'static str, Span); 3],
    /// Where the scenario brings it in.
    home: Span,
}

impl Line<'_> {
    pub(super) fn id(&self) -> &str {
        &self.shape.id
    }

    fn of_row(row: Row<UnitShape>, source: Source<'_>, home: Span) -> Line<'_> {
        let cells = ["id", "wing", "ladder"].map(|it| (it, row.cell(it)));
        Line { shape: row.value, source, cells, home }
    }

    fn of_table<'a>(it: &RosterUnitShape, source: Source<'a>) -> Line<'a> {
        let wing = it.wing.as_ref().unwrap_or(&it.id);
        let shape = UnitShape {
            id: it.id.get_ref().clone(),
            army: it.army,
            nation: it.nation,
            arm: it.arm,
            kind: it.kind,
            wing: it.wing.as_ref().map(|it| it.get_ref().clone()).unwrap_or_default(),
            name: it.name.clone(),
            ladder: it.ladder.get_ref().clone(),
            shock: it.shock,
            double: it.double.then_some(YesWord::Yes),
        };
        let cells = [("id", it.id.span()), ("wing", wing.span()), ("ladder", it.ladder.span())];
        Line { shape, source, cells, home: it.id.span() }
    }

    fn cell(&self, column: &str) -> Span {
        let found = self.cells.iter().find(|it| it.0 == column);
        found.map_or_else(|| self.home.clone(), |it| it.1.clone())
    }
}

/// The units that a scenario names or holds.
pub(super) fn open_roster<'l>(
    files: &mut Files<'l>,
    source: Source<'l>,
    key: &FileOr<RosterShape>,
    findings: &mut Findings,
) -> Option<Vec<Line<'l>>> {
    match key {
        FileOr::File(name) => {
            let file = find_file(files, source, name, findings)?;
            let rows = read_csv::<UnitShape>(file, findings);
            Some(rows.into_iter().map(|it| Line::of_row(it, file, name.span())).collect())
        }
        FileOr::Inline(shape) => {
            Some(shape.get_ref().unit.iter().map(|it| Line::of_table(it, source)).collect())
        }
    }
}

/// Checks a roster by itself; the wings it names are taken as they are.
pub fn check_roster(source: Source<'_>, findings: &mut Findings) {
    for row in read_csv::<UnitShape>(source, findings) {
        let _ = read_ladder(&Line::of_row(row, source, 0..0), findings);
    }
}

/// Units, those left out apart, and where the scenario brings each in.
pub(super) fn make_units(
    lines: &[Line<'_>],
    armies: &Armies,
    left_out: &BTreeSet<&str>,
    findings: &mut Findings,
) -> Option<(Vec<Unit>, Vec<Span>)> {
    if let Some(line) = lines.get(UNITS_MAX) {
        let mend = format!("at most {UNITS_MAX}");
        findings.error(line.source, &line.cell("id"), "too many units", mend);
        return None;
    }
    let mut units: Vec<Unit> = Vec::new();
    let mut homes = Vec::new();
    for line in lines.iter().filter(|it| !left_out.contains(it.shape.id.as_str())) {
        let it = &line.shape;
        let leader = armies.leaders.iter().any(|leader| leader.id == it.id);
        if leader || units.iter().any(|unit| unit.id == it.id) {
            let what = format!("two units called `{}`", it.id);
            let mend = "give each an id of its own, and none that of a leader";
            findings.error(line.source, &line.cell("id"), what, mend);
        }
        let wing = find_wing_of(line, &armies.wings, findings);
        let faces = read_ladder(line, findings);
        let start = u8::try_from(faces.len()).unwrap_or(0);
        let shock = it.shock.unwrap_or(0);
        if shock > FIGURE_MAX {
            let mend = format!("at most {FIGURE_MAX}");
            findings.error(line.source, &line.cell("id"), format!("shock {shock}"), mend);
        }
        units.push(Unit {
            id: it.id.clone(),
            army: army(it.army),
            nation: nation(it.nation),
            arm: arm(it.arm),
            kind: kind(it.kind),
            wing,
            name: it.name.clone(),
            faces,
            shock,
            double: it.double.is_some(),
            start,
        });
        homes.push(line.home.clone());
    }
    Some((units, homes))
}

/// [PG 1.2f] The wing of a unit: foot and horse have one, artillery has none.
fn find_wing_of(line: &Line<'_>, wings: &[Wing], findings: &mut Findings) -> Option<WingId> {
    let it = &line.shape;
    let wing = wings.iter().position(|wing| wing.id == it.wing);
    let mut fault = |what: String, mend: String| {
        findings.error(line.source, &line.cell("wing"), what, mend);
    };
    match (it.wing.is_empty(), wing, arm(it.arm)) {
        (false, None, _) => {
            let mend = suggest(&it.wing, wings.iter().map(|it| it.id.as_str()));
            fault(format!("no wing `{}`", it.wing), mend);
        }
        (true, _, Arm::Infantry | Arm::Cavalry) => {
            fault(format!("`{}` belongs to no wing", it.id), "name its wing".into());
        }
        (false, Some(_), Arm::Artillery) => {
            fault("artillery has no wing".into(), "leave its wing empty".into());
        }
        (false, Some(wing), _) if wings[wing].army != army(it.army) => {
            fault(format!("wing `{}` is of the other army", it.wing), "name its own wing".into());
        }
        _ => {}
    }
    wing.and_then(|it| u8::try_from(it).ok()).map(WingId)
}

/// [PG 1.4b] The ladder of a unit, one level first.
fn read_ladder(line: &Line<'_>, findings: &mut Findings) -> Vec<Face> {
    let guns = matches!(line.shape.arm, ArmWord::Artillery);
    let mut faces: Vec<Face> = Vec::new();
    for text in line.shape.ladder.split(' ') {
        let Some(face) = read_face(text, guns) else {
            let what = format!("values `{text}`");
            let mend = if guns { "write them like `8/4/1-5-3`" } else { "write them like `8-6-3`" };
            findings.error(line.source, &line.cell("ladder"), what, mend);
            continue;
        };
        faces.push(face);
    }
    if faces.is_empty() || faces.len() > LEVELS_MAX {
        let what = format!("{} levels", faces.len());
        findings.error(line.source, &line.cell("ladder"), what, "a unit has 1 to 4 levels");
        faces.truncate(LEVELS_MAX);
    }
    faces.reverse();
    faces
}

fn read_face(text: &str, guns: bool) -> Option<Face> {
    let mut parts = text.split('-');
    let (first, mr, ma) = (parts.next()?, parts.next()?, parts.next()?);
    if parts.next().is_some() {
        return None;
    }
    let figure = |text: &str| text.parse::<u8>().ok().filter(|it| *it <= FIGURE_MAX);
    let mut face = Face { mr: figure(mr)?, ma: figure(ma)?, ..Face::default() };
    if guns {
        let bs: Vec<u8> = first.split('/').map(figure).collect::<Option<_>>()?;
        face.bs = bs.try_into().ok()?;
        return Some(face);
    }
    let inner = first.strip_prefix('(').and_then(|it| it.strip_suffix(')'));
    face.bracketed = inner.is_some();
    face.sp = figure(inner.unwrap_or(first))?;
    Some(face)
}
