//! From the map as drawn to the board as the rules see it.

use std::collections::BTreeMap;

use catalog::{Findings, Map, Source, Span, suggest};
use hexgrid::{Direction, HexId, HexMap, HexsideSet};

use crate::board::{Board, HexLists, Places};
use crate::terms::{Country, Line, Road, Terrain, Zone};

/// Marks a place in a hex.
type Mark = fn(&mut Places);

/// Regions that say what stands in a hex.
const PLACES: [(&str, Mark); 7] = [
    ("city", |it| it.city = true),
    ("town", |it| it.town = true),
    ("airbase", |it| it.airbase = true),
    ("airfield", |it| it.airfield = true),
    ("port", |it| it.port = true),
    ("chemical", |it| it.chemical = true),
    ("nuclear", |it| it.nuclear = true),
];

/// Hexsides that the rules know.
const SIDES: [&str; 5] = ["river", "all-water", "ferry", "acv", "dmz"];

/// Lines that are drawn and have no rule.
const DRAWN: [&str; 1] = ["rail"];

/// Reads what the rules need off a map; `None` if it has something that they do not know.
pub fn read(
    map: &Map,
    (source, span): (Source<'_>, &Span),
    findings: &mut Findings,
) -> Option<Board> {
    let before = findings.error_count();
    let mut unknown = |what: String, mend: String| findings.error(source, span, what, mend);
    let words = |it: &'static [(&str, Terrain)]| it.iter().map(|it| it.0);
    for name in &map.terrain_names {
        if Terrain::of_word(name).is_none() {
            unknown(format!("terrain `{name}`"), suggest(name, words(Terrain::WORDS)));
        }
    }
    for name in map.hexside_names.iter().filter(|it| !SIDES.contains(&it.as_str())) {
        unknown(format!("hexsides `{name}`"), suggest(name, SIDES));
    }
    let roads = Road::WORDS.iter().map(|it| it.0).chain(DRAWN);
    for line in &map.lines {
        if Road::of_word(&line.kind).is_none() && !DRAWN.contains(&line.kind.as_str()) {
            unknown(format!("line `{}`", line.kind), suggest(&line.kind, roads.clone()));
        }
    }
    if findings.error_count() > before {
        return None;
    }
    let board = build(map);
    check(&board, (source, span), findings);
    (findings.error_count() == before).then_some(board)
}

fn build(map: &Map) -> Board {
    let grid = &map.grid;
    let terrain = HexMap::from_fn(grid, |hex| {
        Terrain::of_word(map.terrain_name(hex)).expect("the words of a map have been looked at")
    });
    let mut country = HexMap::new(grid, None);
    let mut fortified = HexMap::new(grid, None);
    let mut zone = HexMap::new(grid, None);
    let mut places = HexMap::new(grid, Places::default());
    for (name, side) in [("dprk", Country::Dprk), ("rok", Country::Rok)] {
        for &hex in region(map, name) {
            country[hex] = Some(side);
        }
    }
    for (name, side) in [("dmz-north", Country::Dprk), ("dmz-south", Country::Rok)] {
        for &hex in region(map, name) {
            fortified[hex] = Some(side);
        }
    }
    for it in Zone::ALL {
        for &hex in region(map, it.word()) {
            zone[hex] = Some(*it);
        }
    }
    for (name, mark) in PLACES {
        for &hex in region(map, name) {
            mark(&mut places[hex]);
        }
    }
    let sides = |name: &str| {
        let mut set = HexsideSet::new(grid);
        for &(hex, way, kind) in &map.hexsides {
            if map.hexside_names[usize::from(kind)] == name {
                set.insert(grid, grid.hexside(hex, way));
            }
        }
        set
    };
    let mut board = Board {
        roads: roads(map),
        rivers: sides("river"),
        all_water: sides("all-water"),
        ferries: sides("ferry"),
        hovercraft: sides("acv"),
        border: sides("dmz"),
        entries: entries(map),
        terrain,
        country,
        fortified,
        places,
        zone,
        map: map.clone(),
        lists: HexLists::default(),
    };
    board.lists = board.list_hexes();
    board
}

fn region<'m>(map: &'m Map, name: &str) -> &'m [HexId] {
    map.regions.get(name).map_or(&[], Vec::as_slice)
}

/// [NWK 5.5.2] Where each line beyond the map comes onto it.
fn entries(map: &Map) -> Vec<(HexId, Line)> {
    let of_line = |line: &Line| {
        let line = *line;
        region(map, line.region()).iter().map(move |it| (*it, line))
    };
    Line::ALL.iter().flat_map(of_line).collect()
}

/// [NW 8.3.2] The best road across each side of each hex.
fn roads(map: &Map) -> HexMap<[Option<Road>; 6]> {
    let mut roads = HexMap::new(&map.grid, [None; 6]);
    for line in &map.lines {
        let Some(road) = Road::of_word(&line.kind) else { continue };
        for pair in line.path.windows(2) {
            let way = map.grid.direction(pair[0], pair[1]).expect("a line goes from hex to hex");
            for (hex, way) in [(pair[0], way), (pair[1], way.opposite())] {
                let cell: &mut Option<Road> = &mut roads[hex][way.index()];
                *cell = (*cell).max(Some(road));
            }
        }
    }
    roads
}

/// Checks what every board must have: land has a country, the sea has none.
fn check(board: &Board, (source, span): (Source<'_>, &Span), findings: &mut Findings) {
    let grid = &board.map.grid;
    let mut faults: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    let mut note = |what: &'static str, hex: HexId| {
        faults.entry(what).or_default().push(grid.number(hex));
    };
    for hex in grid.hexes() {
        let land = board.is_land(hex);
        if land && board.country[hex].is_none() {
            note("land without a country", hex);
        }
        if !land && board.country[hex].is_some() {
            note("sea in a country", hex);
        }
        if !land && board.places[hex] != Places::default() {
            note("a place in the sea", hex);
        }
        if board.fortified[hex].is_some() && board.fortified[hex] != board.country[hex] {
            note("a border hex of another country", hex);
        }
        for way in Direction::ALL {
            let ferry = board.ferries.contains(hex, way);
            if ferry && !board.all_water.contains(hex, way) {
                note("a ferry over no water", hex);
            }
        }
    }
    for &(hex, line) in &board.entries {
        let ends = board.entries_of(line).count();
        let lines = board.entries.iter().filter(|it| it.0 == hex).count();
        if ends != line.entries() || lines > 1 {
            note("a line beyond the map with other ends than it has", hex);
        }
        if board.country[hex] != Some(line.country()) {
            note("a line beyond the map that ends in another country", hex);
        }
    }
    for (what, hexes) in faults {
        let shown: Vec<&str> = hexes.iter().take(5).map(String::as_str).collect();
        let what = format!("{what}: {} hexes, {}", hexes.len(), shown.join(", "));
        findings.error(source, span, what, "mend the regions of the map");
    }
}
