//! The charts: every row that the rules look up is there.

use catalog::{Findings, Source, read_toml};

use crate::charts::{Arm, Charts, Span as Row, VehicleRow};
use crate::terms::{Model, Terrain, VehicleKind};

/// [AMB 2.9] The highest of one die, and with Initiative added.
const DIE: u8 = 9;
const DIE_AND_INITIATIVE: u8 = 14;
const TWO_DICE: u8 = 18;

/// Reads the charts.
pub(crate) fn read(source: Source<'_>, findings: &mut Findings) -> Option<Charts> {
    let charts: Charts = read_toml(source, findings)?;
    let faults = faults(&charts);
    for (what, mend) in &faults {
        findings.error(source, &(0..0), what.as_str(), mend.as_str());
    }
    faults.is_empty().then_some(charts)
}

/// What is wrong, and how to mend it.
type Fault = (String, String);

fn faults(charts: &Charts) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut fault = |what: String, mend: &str| faults.push((what, mend.to_owned()));
    if charts.schema != "ambush-charts/1" {
        fault(format!("schema `{}`", charts.schema), "expected `ambush-charts/1`");
    }
    if charts.source.trim().is_empty() {
        fault("empty `source`".to_owned(), "say where the figures come from");
    }
    for (word, _) in Terrain::WORDS.iter().filter(|it| !charts.terrain.contains_key(&it.1)) {
        fault(format!("no terrain `{word}`"), "add its row");
    }
    for (word, _) in Model::WORDS.iter().filter(|it| !charts.equipment.contains_key(&it.1)) {
        fault(format!("no equipment `{word}`"), "add its row");
    }
    for arm in Arm::ALL.iter().filter(|it| !charts.weapons.contains_key(it)) {
        fault(format!("no weapon {arm:?}"), "add its row");
    }
    for (arm, row) in charts.weapons.iter() {
        if !row.bands.is_sorted_by_key(|it| it.to) {
            fault(format!("the ranges of {arm:?} fall"), "let `to` rise from band to band");
        }
    }
    for (word, kind) in VehicleKind::WORDS {
        match charts.vehicles.get(kind) {
            None => fault(format!("no vehicle `{word}`"), "add its row"),
            Some(row) => vehicle(word, *kind, row, &mut fault),
        }
    }
    let tables = [
        ("weapon_quality", &charts.weapon_quality, TWO_DICE),
        ("weapon_skill", &charts.weapon_skill, DIE_AND_INITIATIVE),
        ("driving_skill", &charts.driving_skill, DIE_AND_INITIATIVE),
    ];
    for (name, rows, highest) in tables {
        spans(name, rows, highest, &mut fault);
    }
    numbers(charts, &mut fault);
    faults
}

/// [AMB 4] Spans rise to the highest number that can come.
fn spans(name: &str, rows: &[Row], highest: u8, fault: &mut impl FnMut(String, &str)) {
    let rises = rows.is_sorted_by(|a, b| a.to < b.to);
    if !rises || rows.last().map(|it| it.to) != Some(highest) {
        let mend = format!("let `to` rise, the last to {highest}");
        fault(format!("the spans of `{name}` do not cover the dice"), &mend);
    }
}

/// [AMB 17.14] A car has a row for each number of people, a tank six; ten letters each.
fn vehicle(word: &str, kind: VehicleKind, row: &VehicleRow, fault: &mut impl FnMut(String, &str)) {
    let (rows, letters, armor) =
        if kind.is_tank() { (6, "THUGC", 3) } else { (usize::from(row.seats) + 1, "TBD1234", 0) };
    if row.hits.len() != rows || row.armor.len() != armor {
        let mend = format!("write {rows} rows of hits and {armor} of armor");
        fault(format!("the tables of `{word}` are not whole"), &mend);
    }
    let ten = |it: &String| it.len() == 10 && it.chars().all(|it| letters.contains(it));
    if !row.hits.iter().all(ten) {
        let mend = format!("write ten letters of `{letters}` in each row");
        fault(format!("the hits of `{word}` are not those of a die"), &mend);
    }
}

/// Numbers that dice are compared with.
fn numbers(charts: &Charts, fault: &mut impl FnMut(String, &str)) {
    let dice = |it: &Vec<u8>| it.iter().all(|it| *it <= DIE);
    for (initiative, column) in charts.ar_track.iter().enumerate() {
        let apart = column.two.iter().all(|it| !column.panic.contains(it));
        if ![&column.two, &column.panic, &column.red].into_iter().all(dice) || !apart {
            let what = format!("column {initiative} of the AR Track");
            fault(what, "write dice of 0 to 9, none of which gives both turns and panic");
        }
    }
    let rows = charts.terrain.values().chain([&charts.stream]);
    let rows = rows.flat_map(|it| [it.foot, it.car, it.tank]).flatten();
    let sides = [charts.embankment_up, charts.embankment_down, charts.crest];
    let sides = sides.iter().flat_map(|it| [it.foot, it.car, it.tank]);
    let costs = rows.chain(sides).chain([charts.window, charts.stairs]);
    if let Some(cost) = costs.into_iter().find(|it| *it > DIE) {
        fault(format!("a step that costs {cost}"), "write 0 to 9, or nothing if it is forbidden");
    }
    let letters = |it: &String| it.len() == 10 && it.chars().all(|it| "WODS".contains(it));
    if !charts.bunker_hits.iter().all(letters) {
        fault("the hits of a bunker".to_owned(), "write ten letters of `WODS` in each row");
    }
}
