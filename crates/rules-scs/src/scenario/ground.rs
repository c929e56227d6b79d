//! The map matched with the terrain effects chart.

use std::collections::BTreeMap;

use catalog::{FileOr, Findings, Map, Source, Span, suggest};
use hexgrid::{Direction, HexId};

use super::shape::ScenarioShape;
use super::tables::SideFeatures;
use crate::charts::{TerrainChart, TerrainLine};

/// The most kinds of hexside terrain and lines that may meet on one hexside.
const FEATURES_MAX: usize = 4;

/// What the map's hexes, hexsides and lines are in terms of the chart.
pub(super) struct Ground {
    pub(super) terrain: Vec<u8>,
    pub(super) sides_of_hex: Vec<[u8; 6]>,
    pub(super) side_features: Vec<SideFeatures>,
}

/// The key of the scenario file that names the map or holds it.
pub(super) fn map_key(shape: &ScenarioShape) -> Span {
    match &shape.map {
        FileOr::File(name) => name.span(),
        FileOr::Inline(shape) => shape.span(),
    }
}

/// Finds the chart line of every hex, hexside and line of a map.
pub(super) fn match_map(
    map: &Map,
    chart: &TerrainChart,
    (source, shape): (Source<'_>, &ScenarioShape),
    findings: &mut Findings,
) -> Option<Ground> {
    let before = findings.error_count();
    let span = map_key(shape);
    let mut find = |lines: &[TerrainLine], kind: &str, id: &str| {
        let found = lines.iter().position(|it| it.id == id);
        if found.is_none() {
            let what = format!("the map has {kind} `{id}`, the terrain chart has not");
            let mend = suggest(id, lines.iter().map(|it| it.id.as_str()));
            findings.error(source, &span, what, mend);
        }
        // The charts have few lines; what is not found is an error already.
        u8::try_from(found.unwrap_or(0)).unwrap_or(0)
    };
    let kinds: Vec<u8> =
        map.terrain_names.iter().map(|it| find(&chart.hexes, "hexes", it)).collect();
    let sides: Vec<u8> =
        map.hexside_names.iter().map(|it| find(&chart.hexsides, "hexsides", it)).collect();
    let lines: Vec<u8> = map.lines.iter().map(|it| find(&chart.lines, "lines", &it.kind)).collect();
    let features = features_by_side(map, &sides, &lines);
    for (&(hex, direction), _) in features.iter().filter(|(_, it)| it.count() > FEATURES_MAX) {
        let other = map.grid.neighbor(HexId(hex), Direction::ALL[direction]);
        if let Some(other) = other.filter(|it| hex < it.0) {
            let (hex, other) = (map.grid.number(HexId(hex)), map.grid.number(other));
            let what = format!("too much between {hex} and {other}");
            let mend = format!("{FEATURES_MAX} kinds of hexsides and lines at most");
            findings.error(source, &span, what, mend);
        }
    }
    let (side_features, sides_of_hex) = shared_features(map.grid.len(), features);
    if side_features.len() > usize::from(u8::MAX) {
        let what = "too many combinations of hexsides and lines";
        findings.error(source, &span, what, "simplify the map");
    }
    let terrain =
        map.terrain.iter().map(|&it| kinds.get(usize::from(it)).copied().unwrap_or(0)).collect();
    (findings.error_count() == before).then_some(Ground { terrain, sides_of_hex, side_features })
}

/// What lies on each side of each hex, by hex and direction; sides with nothing are left out.
fn features_by_side(map: &Map, sides: &[u8], lines: &[u8]) -> BTreeMap<(u16, usize), SideFeatures> {
    let mut features: BTreeMap<(u16, usize), SideFeatures> = BTreeMap::new();
    let mut at = |hex: HexId, direction: Direction, add: &dyn Fn(&mut SideFeatures)| {
        add(features.entry((hex.0, direction.index())).or_default());
        if let Some(other) = map.grid.neighbor(hex, direction) {
            add(features.entry((other.0, direction.opposite().index())).or_default());
        }
    };
    for &(hex, direction, kind) in &map.hexsides {
        at(hex, direction, &|it| push_new(&mut it.hexsides, sides[usize::from(kind)]));
    }
    for (line, &kind) in map.lines.iter().zip(lines) {
        for pair in line.path.windows(2) {
            if let Some(direction) = map.grid.direction(pair[0], pair[1]) {
                at(pair[0], direction, &|it| push_new(&mut it.lines, kind));
            }
        }
    }
    features
}

/// The different combinations, and the index of each side's combination.
fn shared_features(
    cells: usize,
    features: BTreeMap<(u16, usize), SideFeatures>,
) -> (Vec<SideFeatures>, Vec<[u8; 6]>) {
    let mut different = vec![SideFeatures::default()];
    let mut sides_of_hex = vec![[0; 6]; cells];
    for ((hex, direction), feature) in features {
        let index = different.iter().position(|it| *it == feature).unwrap_or_else(|| {
            different.push(feature);
            different.len() - 1
        });
        // Too many are an error of their own.
        sides_of_hex[usize::from(hex)][direction] = u8::try_from(index).unwrap_or(0);
    }
    (different, sides_of_hex)
}

fn push_new(list: &mut Vec<u8>, value: u8) {
    if !list.contains(&value) {
        list.push(value);
        list.sort_unstable();
    }
}
