//! Roster rows turned into counters.

use catalog::{Findings, Row, Source, Span};

use super::parts::SideInfo;
use super::shape::UnitShape;
use crate::roster::{Face, UnitType};

/// [SCS 0.5E] Size symbols of the series; a counter may have none.
const SIZES: [&str; 11] = ["ooo", "I", "II", "KG", "Grp", "III", "X", "XX", "XXX", "XXXX", "XXXXX"];

/// The most counters of a side, and with that of a stack.
const UNITS_MAX: usize = 250;
/// The most movement classes.
const CLASSES_MAX: usize = 20;

/// A roster row and where it stands.
pub(super) struct PlacedRow<'a> {
    pub(super) source: Source<'a>,
    pub(super) span: Span,
    pub(super) cells: Option<Row<UnitShape>>,
    pub(super) unit: UnitShape,
}

impl<'a> PlacedRow<'a> {
    /// A row of a roster file.
    pub(super) fn of_csv(source: Source<'a>, row: Row<UnitShape>) -> Self {
        Self { source, span: row.span.clone(), unit: row.value.clone(), cells: Some(row) }
    }

    /// The place of a column, or of the whole.
    fn cell(&self, column: &str) -> Span {
        self.cells.as_ref().map_or_else(|| self.span.clone(), |it| it.cell(column))
    }

    fn error(&self, column: &str, what: String, mend: &str, findings: &mut Findings) {
        findings.error(self.source, &self.cell(column), what, mend);
    }
}

/// The movement classes that the roster uses, in order.
pub(super) fn classes(rows: &[PlacedRow<'_>]) -> Vec<String> {
    let mut classes: Vec<String> = rows.iter().map(|it| it.unit.class.clone()).collect();
    classes.sort_unstable();
    classes.dedup();
    classes
}

/// Every sound counter, the first player's before the second's, and how many are his.
pub(super) fn read_roster(
    rows: Vec<PlacedRow<'_>>,
    sides: &[SideInfo; 2],
    classes: &[String],
    findings: &mut Findings,
) -> (Vec<UnitType>, u16) {
    let mut both: [Vec<UnitType>; 2] = [Vec::new(), Vec::new()];
    let mut ids: Vec<String> = Vec::new();
    for row in rows {
        let id = &row.unit.id;
        if ids.contains(id) {
            row.error("id", format!("two units `{id}`"), "give each an id of its own", findings);
        }
        ids.push(id.clone());
        let side = sides.iter().position(|it| it.id == row.unit.side);
        if side.is_none() {
            let mend = format!("the sides are `{}` and `{}`", sides[0].id, sides[1].id);
            row.error("side", format!("no side `{}`", row.unit.side), &mend, findings);
        }
        match (side, read_unit(&row, classes, findings)) {
            (Some(side), Some(_)) if both[side].len() == UNITS_MAX => {
                let what = format!("more than {UNITS_MAX} counters of `{}`", sides[side].id);
                row.error("id", what, "leave some out", findings);
                break;
            }
            (Some(side), Some(unit)) => both[side].push(unit),
            (None, _) | (_, None) => {}
        }
    }
    let [mut roster, second] = both;
    let first_units = u16::try_from(roster.len()).expect("a side has few counters");
    roster.extend(second);
    (roster, first_units)
}

fn read_unit(row: &PlacedRow<'_>, classes: &[String], findings: &mut Findings) -> Option<UnitType> {
    let before = findings.error_count();
    let unit = &row.unit;
    if unit.id.is_empty() || unit.id.contains(char::is_whitespace) {
        row.error("id", format!("unit id `{}`", unit.id), "write an id without blanks", findings);
    }
    if !unit.size.is_empty() && !SIZES.contains(&unit.size.as_str()) {
        let mend = format!("write one of {}, or nothing", SIZES.join(" "));
        row.error("size", format!("no size `{}`", unit.size), &mend, findings);
    }
    let full = read_face(row, "full", &unit.full, findings);
    let reduced = unit.reduced.as_ref().map(|it| read_face(row, "reduced", it, findings));
    // [SCS 8.0d] A one-sided counter has one step, and the other way round.
    match (unit.steps, &reduced) {
        (0, _) => {
            row.error("steps", "a unit without steps".into(), "give it at least one", findings);
        }
        (1, Some(_)) => {
            let mend = "leave it empty, or give more steps";
            row.error("reduced", "a reduced side on one step".into(), mend, findings);
        }
        (2.., None) => {
            let mend = "a unit of two or more steps has one";
            row.error("reduced", "no reduced side".into(), mend, findings);
        }
        (1, None) | (2.., Some(_)) => {}
    }
    let (full, reduced) = (full?, reduced.map_or(full, |it| it)?);
    // [SCS 8.0P] The full side is the stronger one; no printed attack is less than a printed zero.
    if reduced.attack > full.attack || reduced.defense > full.defense {
        row.error(
            "reduced",
            "a reduced side stronger than the full one".into(),
            "swap the sides",
            findings,
        );
    }
    let class = classes.iter().position(|it| *it == unit.class)?;
    if class >= CLASSES_MAX {
        let what = format!("movement class `{}`", unit.class);
        row.error("class", what, &format!("{CLASSES_MAX} different classes at most"), findings);
    }
    (findings.error_count() == before).then(|| UnitType {
        id: unit.id.clone(),
        name: unit.name.clone(),
        formation: unit.formation.clone(),
        kind: unit.kind.clone(),
        size: unit.size.clone(),
        class: u8::try_from(class).expect("classes are few"),
        steps: unit.steps,
        stacking: unit.stacking,
        full,
        reduced,
        exploitation: unit.exploitation.is_some(),
        barrage: unit.barrage,
        range: unit.range.unwrap_or(0),
    })
}

fn read_face(
    row: &PlacedRow<'_>,
    column: &str,
    text: &str,
    findings: &mut Findings,
) -> Option<Face> {
    let face = text.parse().ok();
    if face.is_none() {
        let mend = "write `3-4-5`, `4-5` for a combined strength, `_-2-4` without an attack";
        row.error(column, format!("`{text}` is no printed face"), mend, findings);
    }
    face
}
