//! From a map to the ground of a mission.

use catalog::{Findings, Map, Source, Span, suggest};
use hexgrid::{Direction, HexId, HexMap, HexSet};

use crate::mission::shape::Compass;
use crate::mission::{Building, Edge, Ground, Opening, Slope};
use crate::terms::Terrain;

/// [AMB 2.3] Reads what the rules ask of a map; faults are reported where the mission names it.
pub(super) fn read(
    map: Map,
    top: Compass,
    source: Source<'_>,
    span: &Span,
    findings: &mut Findings,
) -> Option<Ground> {
    let before = findings.error_count();
    let mut fault = |what: String, mend: String| findings.error(source, span, what, mend);
    let kinds: Vec<Option<Terrain>> = map.terrain_names.iter().map(|it| terrain(it)).collect();
    for (name, _) in map.terrain_names.iter().zip(&kinds).filter(|(_, kind)| kind.is_none()) {
        let mend = suggest(name, Terrain::WORDS.iter().map(|it| it.0));
        fault(format!("the map has terrain `{name}`"), mend);
    }
    for name in map.hexside_names.iter().filter(|it| !SIDES.contains(&it.as_str())) {
        fault(format!("the map has hexside `{name}`"), suggest(name, SIDES));
    }
    let level = levels(&map);
    let edges = edges(&map, &level, &mut fault);
    if findings.error_count() > before {
        return None;
    }
    let terrain = HexMap::from_fn(&map.grid, |hex| {
        kinds[usize::from(map.terrain[hex.index()])].expect("every name has been read")
    });
    let is_road = |hex| matches!(terrain[hex], Terrain::Road | Terrain::Bridge);
    let all = || map.grid.hexes();
    Some(Ground {
        houses: all().filter(|it| terrain[*it].is_building()).collect(),
        bunkers: all().filter(|it| terrain[*it] == Terrain::Bunker).collect(),
        roads: HexSet::of(map.grid.len(), map.grid.hexes().filter(|it| is_road(*it))),
        bridges: bridges(&map, &terrain),
        buildings: buildings(&map),
        tower: map.regions.get("tower").and_then(|it| it.first()).copied(),
        top,
        terrain,
        level,
        edges,
        map,
    })
}

/// What may lie on hexsides.
const SIDES: [&str; 4] = ["door", "window", "embankment", "crest"];

fn terrain(name: &str) -> Option<Terrain> {
    Terrain::WORDS.iter().find(|it| it.0 == name).map(|it| it.1)
}

/// [AMB 8.2a] Level 1 but for the hexes of the regions `level-2` and `level-3`.
fn levels(map: &Map) -> HexMap<u8> {
    let in_region = |name: &str, hex| map.regions.get(name).is_some_and(|it| it.contains(&hex));
    HexMap::from_fn(&map.grid, |hex| match hex {
        hex if in_region("level-3", hex) => 3,
        hex if in_region("level-2", hex) => 2,
        _ => 1,
    })
}

/// What stands on hexsides, seen from both hexes. [AMB 8.2d] The upper hex of an embankment is the
/// one of higher level.
fn edges(
    map: &Map,
    level: &HexMap<u8>,
    fault: &mut impl FnMut(String, String),
) -> HexMap<[Edge; 6]> {
    let mut edges = HexMap::new(&map.grid, [Edge::default(); 6]);
    for &(one, way, kind) in &map.hexsides {
        let other = map.grid.neighbor(one, way).expect("a hexside lies between two hexes");
        for (hex, way, beyond) in [(one, way, other), (other, way.opposite(), one)] {
            let edge = &mut edges[hex][way.index()];
            match map.hexside_names[usize::from(kind)].as_str() {
                "door" => edge.opening = Some(Opening::Door),
                "window" => edge.opening = Some(Opening::Window),
                "crest" => edge.crest = true,
                "embankment" => {
                    let up = level[hex] < level[beyond];
                    edge.slope = Some(if up { Slope::Up } else { Slope::Down });
                }
                _ => {}
            }
        }
        if is_flat(map, level, one, way, kind) {
            let (one, other) = (map.grid.number(one), map.grid.number(other));
            let what = format!("the embankment `{one}/{other}` of the map lies on flat ground");
            fault(what, "an embankment parts hexes of two levels".to_owned());
        }
    }
    edges
}

fn is_flat(map: &Map, level: &HexMap<u8>, hex: HexId, way: Direction, kind: u8) -> bool {
    let beyond = map.grid.neighbor(hex, way).expect("a hexside lies between two hexes");
    map.hexside_names[usize::from(kind)] == "embankment" && level[hex] == level[beyond]
}

/// Buildings are the regions whose name begins with `building-`.
fn buildings(map: &Map) -> Vec<Building> {
    let named = map.regions.iter().filter_map(|(name, hexes)| {
        let name = name.strip_prefix("building-")?.to_owned();
        Some(Building { name, hexes: hexes.clone() })
    });
    named.collect()
}

/// Bridges are bridge hexes that touch each other.
fn bridges(map: &Map, terrain: &HexMap<Terrain>) -> Vec<Vec<HexId>> {
    let mut bridges: Vec<Vec<HexId>> = Vec::new();
    let mut met = HexSet::new(map.grid.len());
    for first in map.grid.hexes().filter(|it| terrain[*it] == Terrain::Bridge) {
        if met.contains(first) {
            continue;
        }
        met.insert(first);
        let mut hexes = vec![first];
        let mut next = 0;
        while let Some(&hex) = hexes.get(next) {
            next += 1;
            for (_, beside) in map.grid.neighbors(hex) {
                if terrain[beside] == Terrain::Bridge && !met.contains(beside) {
                    met.insert(beside);
                    hexes.push(beside);
                }
            }
        }
        hexes.sort_unstable();
        bridges.push(hexes);
    }
    bridges
}
