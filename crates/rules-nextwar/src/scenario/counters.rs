//! [NW 2.3, 2.4] The counters as files.

use catalog::{Findings, Source, Span, read_csv};
use schemars::JsonSchema;
use serde::Deserialize;

use crate::roster::{Face, HelicopterSpec, ShipSpec, UnitSpec};
use crate::terms::{Color, Kind, Nation, ShipKind, Size};

/// A ground unit as a row.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct UnitShape {
    /// The id players write.
    pub id: String,
    /// Whose it is.
    pub nation: Nation,
    /// Its formation; empty for an independent unit.
    #[serde(default)]
    pub formation: String,
    /// Name on the counter.
    pub name: String,
    /// What it is.
    pub kind: Kind,
    /// How large it is.
    pub size: Size,
    /// One or two.
    pub levels: u8,
    /// Attack, defense, efficiency and movement at full strength, such as `5-6-5-4`; the defense
    /// in parentheses where it counts only among its like.
    pub full: String,
    /// The same of the reduced side; empty for a unit of one level.
    #[serde(default)]
    pub reduced: String,
    /// The color of its movement allowance.
    pub color: Color,
    /// Stacking points at full strength.
    pub stacking: u8,
    /// Stacking points of the reduced side; as at full strength where left out.
    pub stacking_reduced: Option<u8>,
    /// The hex it starts in; empty where its owner or the scenario places it.
    #[serde(default)]
    pub hex: String,
    /// The group it arrives with; empty for one that is there from the start.
    #[serde(default)]
    pub group: String,
}

/// An attack helicopter as a row.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HelicopterShape {
    /// The id players write.
    pub id: String,
    /// Whose it is.
    pub nation: Nation,
    /// Its formation; may be empty.
    #[serde(default)]
    pub formation: String,
    /// Name on the counter.
    pub name: String,
    /// The aircraft.
    #[serde(rename = "type")]
    pub aircraft: String,
    /// One or two.
    pub levels: u8,
    /// Combat support at full strength.
    pub cs: u8,
    /// Combat support of the reduced side; none for a unit of one level.
    pub cs_reduced: Option<u8>,
    /// Range in hexes.
    pub range: u8,
    /// The base it starts at; empty where its owner or the scenario places it.
    #[serde(default)]
    pub hex: String,
    /// The group it arrives with.
    #[serde(default)]
    pub group: String,
}

/// A naval unit as a row.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ShipShape {
    /// The id players write.
    pub id: String,
    /// Whose it is.
    pub nation: Nation,
    /// Name on the counter.
    pub name: String,
    /// What it is.
    pub kind: ShipKind,
    /// Combat support.
    pub cs: u8,
    /// Range in hexes.
    pub range: u8,
    /// Stacking points of Marines it carries.
    #[serde(default)]
    pub capacity: u8,
    /// The group it arrives with.
    #[serde(default)]
    pub group: String,
}

/// A counter with the hex its row names.
pub type Printed<T> = (T, String);

/// A counter with the hex its row names, and where the row stands.
#[derive(Clone, Debug)]
pub struct Row<'s, T> {
    /// The counter.
    pub counter: T,
    /// The hex printed on it; empty if there is none.
    pub hex: String,
    /// The file.
    pub source: Source<'s>,
    /// Where in the file its id stands.
    pub id_span: Span,
    /// Where in the file its hex stands.
    pub hex_span: Span,
}

/// The counters of a game.
#[derive(Clone, Debug, Default)]
pub struct Rows<'s> {
    /// Ground units.
    pub units: Vec<Row<'s, UnitSpec>>,
    /// Attack helicopters.
    pub helicopters: Vec<Row<'s, HelicopterSpec>>,
    /// Naval units.
    pub ships: Vec<Row<'s, ShipSpec>>,
}

/// The first columns of each kind of roster file.
const HEADS: [&str; 3] =
    ["id,nation,formation,name,kind,", "id,nation,formation,name,type,", "id,nation,name,kind,"];

impl<'s> Rows<'s> {
    /// Whether there is no counter at all.
    pub fn is_empty(&self) -> bool {
        self.units.is_empty() && self.helicopters.is_empty() && self.ships.is_empty()
    }

    /// Reads a roster file; what it holds is known by its columns. Rows with faults are left out
    /// and recorded.
    pub fn read(&mut self, source: Source<'s>, findings: &mut Findings) {
        match HEADS.map(|it| source.text.starts_with(it)) {
            [true, ..] => {
                for row in read_csv::<UnitShape>(source, findings) {
                    self.add_unit(&row.value, source, &|it| row.cell(it), findings);
                }
            }
            [_, true, _] => {
                for row in read_csv::<HelicopterShape>(source, findings) {
                    self.add_helicopter(&row.value, source, &|it| row.cell(it), findings);
                }
            }
            [.., true] => {
                for row in read_csv::<ShipShape>(source, findings) {
                    self.add_ship(&row.value, source, &|it| row.cell(it), findings);
                }
            }
            [false, false, false] => {
                let mend = format!("begin with `{}`", HEADS.join("`, `"));
                findings.error(source, &(0..0), "a roster of no known kind", mend);
            }
        }
    }

    /// Adds a ground unit.
    pub fn add_unit(
        &mut self,
        it: &UnitShape,
        source: Source<'s>,
        cell: &dyn Fn(&str) -> Span,
        findings: &mut Findings,
    ) {
        let Some(counter) = unit(it, source, cell, findings) else { return };
        let (id_span, hex_span) = (cell("id"), cell("hex"));
        self.units.push(Row { counter, hex: it.hex.clone(), source, id_span, hex_span });
    }

    /// Adds an attack helicopter.
    pub fn add_helicopter(
        &mut self,
        it: &HelicopterShape,
        source: Source<'s>,
        cell: &dyn Fn(&str) -> Span,
        findings: &mut Findings,
    ) {
        if !levels_fit(it.levels, source, cell, findings) {
            return;
        }
        if (it.levels == 2) != it.cs_reduced.is_some() {
            let mend = "give it to a unit of two levels, and to no other";
            findings.error(source, &cell("cs_reduced"), "the reduced side does not fit", mend);
            return;
        }
        let counter = HelicopterSpec {
            id: it.id.clone(),
            name: it.name.clone(),
            nation: it.nation,
            formation: it.formation.clone(),
            aircraft: it.aircraft.clone(),
            levels: it.levels,
            support: [it.cs, it.cs_reduced.unwrap_or(it.cs)],
            range: it.range,
            group: it.group.clone(),
        };
        let (id_span, hex_span) = (cell("id"), cell("hex"));
        self.helicopters.push(Row { counter, hex: it.hex.clone(), source, id_span, hex_span });
    }

    /// Adds a naval unit.
    pub fn add_ship(
        &mut self,
        it: &ShipShape,
        source: Source<'s>,
        cell: &dyn Fn(&str) -> Span,
        findings: &mut Findings,
    ) {
        if (it.kind == ShipKind::Amph) != (it.capacity > 0) {
            let mend = "amphibious ships carry, and no others";
            findings.error(source, &cell("capacity"), format!("capacity {}", it.capacity), mend);
            return;
        }
        let counter = ShipSpec {
            id: it.id.clone(),
            name: it.name.clone(),
            nation: it.nation,
            kind: it.kind,
            support: it.cs,
            range: it.range,
            capacity: it.capacity,
            group: it.group.clone(),
        };
        let (id_span, hex_span) = (cell("id"), cell("id"));
        self.ships.push(Row { counter, hex: String::new(), source, id_span, hex_span });
    }
}

fn levels_fit(
    levels: u8,
    source: Source<'_>,
    cell: &dyn Fn(&str) -> Span,
    findings: &mut Findings,
) -> bool {
    let fits = (1..=2).contains(&levels);
    if !fits {
        let what = format!("{levels} levels");
        findings.error(source, &cell("levels"), what, "a unit has one or two");
    }
    fits
}

fn unit(
    it: &UnitShape,
    source: Source<'_>,
    cell: &dyn Fn(&str) -> Span,
    findings: &mut Findings,
) -> Option<UnitSpec> {
    let mend = "write attack-defense-efficiency-movement, such as `5-6-5-4`";
    let Some((full, bracketed)) = face(&it.full, it.stacking) else {
        findings.error(source, &cell("full"), format!("face `{}`", it.full), mend);
        return None;
    };
    if !levels_fit(it.levels, source, cell, findings) {
        return None;
    }
    let reduced = if it.levels == 1 {
        full
    } else {
        let stacking = it.stacking_reduced.unwrap_or(it.stacking);
        let Some((reduced, _)) = face(&it.reduced, stacking) else {
            findings.error(source, &cell("reduced"), format!("face `{}`", it.reduced), mend);
            return None;
        };
        reduced
    };
    Some(UnitSpec {
        id: it.id.clone(),
        name: it.name.clone(),
        nation: it.nation,
        formation: it.formation.clone(),
        kind: it.kind,
        size: it.size,
        levels: it.levels,
        full,
        reduced,
        bracketed,
        color: it.color,
        group: it.group.clone(),
    })
}

/// Reads `5-6-5-4`, or `5-(6)-5-4` with the defense in parentheses.
fn face(text: &str, stacking: u8) -> Option<(Face, bool)> {
    let [attack, defense, efficiency, movement] = text.split('-').collect::<Vec<_>>()[..] else {
        return None;
    };
    let inside = defense.strip_prefix('(').and_then(|it| it.strip_suffix(')'));
    let face = Face {
        attack: attack.parse().ok()?,
        defense: inside.unwrap_or(defense).parse().ok()?,
        efficiency: efficiency.parse().ok().filter(|it| *it <= 9)?,
        movement: movement.parse().ok()?,
        stacking,
    };
    Some((face, inside.is_some()))
}
