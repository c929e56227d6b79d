//! Rosters and terrain charts checked by themselves, without a scenario that uses them.

use catalog::{Findings, SideName, Source, read_csv};

use super::parts::SideInfo;
use super::shape::UnitShape;
use super::{chart, units};

/// Adds what is wrong with a terrain effects chart.
pub fn check_terrain(source: Source<'_>, findings: &mut Findings) {
    let _ = chart::read_terrain_file(source, &[], findings);
}

/// Adds what is wrong with a roster; its first two sides are taken for the players.
pub fn check_roster(source: Source<'_>, findings: &mut Findings) {
    let read = read_csv::<UnitShape>(source, findings);
    let rows: Vec<_> = read.into_iter().map(|it| units::PlacedRow::of_csv(source, it)).collect();
    let mut sides: Vec<String> = Vec::new();
    for row in &rows {
        if !sides.contains(&row.unit.side) && sides.len() < 2 {
            sides.push(row.unit.side.clone());
        }
    }
    sides.resize(2, String::new());
    let info = |id: &String| SideInfo {
        id: id.clone(),
        name: SideName::plain(id, id),
        color: String::new(),
    };
    let sides = [info(&sides[0]), info(&sides[1])];
    let classes = units::classes(&rows);
    let _ = units::read_roster(rows, &sides, &classes, findings);
}
