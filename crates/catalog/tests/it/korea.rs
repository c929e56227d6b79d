//! The map of Korea: what its coasts, rivers, roads and countries must agree on.

use crate::check;
use crate::maps::numbers;
use catalog::{Findings, Map, NameKind, Source, read_map};
use expect_test::expect;
use hexgrid::{HexId, Vertex};
use std::collections::{BTreeMap, BTreeSet};

const TEXT: &str = include_str!("../../../../data/nextwar/maps/korea.toml");

struct Korea {
    map: Map,
}

impl Korea {
    fn read() -> Korea {
        let mut findings = Findings::new();
        let map = read_map(Source::new("korea.toml", TEXT), &mut findings);
        check(&findings, &expect![[""]]);
        Korea { map: map.expect("the map is good") }
    }

    fn hex(&self, number: &str) -> HexId {
        self.map.grid.find(number).unwrap_or_else(|| panic!("no hex {number}"))
    }

    fn is_land(&self, hex: HexId) -> bool {
        self.map.terrain_name(hex) != "sea"
    }

    fn lands(&self) -> Vec<HexId> {
        self.map.grid.hexes().filter(|&hex| self.is_land(hex)).collect()
    }

    fn region(&self, name: &str) -> &[HexId] {
        &self.map.regions[name]
    }

    fn has(&self, name: &str, hex: HexId) -> bool {
        self.region(name).contains(&hex)
    }

    fn beside_sea(&self, hex: HexId) -> bool {
        self.map.grid.neighbors(hex).any(|(_, other)| !self.is_land(other))
    }

    fn show(&self, hexes: &[HexId]) -> String {
        numbers(&self.map, hexes)
    }

    /// Returns the hexsides of a kind, each with its two hexes.
    fn sides(&self, kind: &str) -> Vec<[HexId; 2]> {
        let index = self.map.hexside_names.iter().position(|name| name == kind).unwrap();
        let sides = self.map.hexsides.iter().filter(|side| usize::from(side.2) == index);
        sides.map(|&(hex, way, _)| [hex, self.map.grid.neighbor(hex, way).unwrap()]).collect()
    }

    /// Returns every step of the lines of some kinds, the lower hex first.
    fn steps(&self, kinds: &[&str]) -> Vec<[HexId; 2]> {
        let lines = self.map.lines.iter().filter(|line| kinds.contains(&line.kind.as_str()));
        let steps = lines.flat_map(|line| line.path.windows(2));
        steps.map(|step| [step[0].min(step[1]), step[0].max(step[1])]).collect()
    }

    /// Returns the two ends of a hexside.
    fn ends(&self, [one, other]: [HexId; 2]) -> [Vertex; 2] {
        let way = self.map.grid.direction(one, other).unwrap();
        [way, way.turned(-1)].map(|corner| self.map.grid.vertex(one, corner))
    }
}

const ROADS: [&str; 3] = ["highway", "primary", "secondary"];

/// Joins what touches, and returns for every key the group it is in.
fn groups<K: Ord + Copy>(links: &[[K; 2]]) -> BTreeMap<K, usize> {
    let mut group: BTreeMap<K, usize> = BTreeMap::new();
    for (at, [one, other]) in links.iter().enumerate() {
        let (a, b) = (group.get(one).copied(), group.get(other).copied());
        let (old, new) = (a.unwrap_or(at), b.unwrap_or(at));
        group.insert(*one, old);
        group.insert(*other, new);
        group.values_mut().filter(|it| **it == old).for_each(|it| *it = new);
    }
    group
}

#[test]
fn the_hexes_that_scenarios_name_are_what_they_say() {
    let korea = Korea::read();
    let named = "N2000 N2500 N2600 N2518 N2619 N2718 N2522 N2916 N3116 N3121 N3220 N3419 N3922 \
                 N4822 S2300 S2400 S2402 S2501";
    for number in named.split_whitespace() {
        assert!(korea.is_land(korea.hex(number)), "{number}");
    }
    let region = |name| korea.show(korea.region(name));
    assert_eq!(region("dongducheon"), "N3116");
    assert_eq!(region("hanam"), "N3121");
    assert_eq!(region("gangneung"), "N4822");
    assert!(korea.has("dmz-north", korea.hex("N2916")), "the DPRK holds it against 5 ID");
    assert!(korea.has("north-edge", korea.hex("N2500")));
    assert!(korea.has("north-edge", korea.hex("N2600")));
    assert!(korea.has("port", korea.hex("S2400")));
    for name in ["seoul", "incheon", "pyongyang", "daegu"] {
        let urban = |hex: &HexId| korea.map.terrain_name(*hex) == "urban";
        assert!(korea.region(name).iter().all(urban), "{name}");
    }
    assert_eq!(korea.region("seoul").len(), 5);
    let wonsan = korea.region("wonsan")[0];
    assert!(korea.has("port", wonsan) && korea.has("airbase", wonsan), "two installations");
    assert!(korea.has("port", korea.region("chinnampo")[0]));
    assert_eq!((korea.region("chemical").len(), korea.region("nuclear").len()), (8, 4));
}

#[test]
fn every_land_hex_lies_in_one_of_the_two_countries() {
    let korea = Korea::read();
    for hex in korea.map.grid.hexes() {
        let count = usize::from(korea.has("rok", hex)) + usize::from(korea.has("dprk", hex));
        assert_eq!(count, usize::from(korea.is_land(hex)), "{}", korea.show(&[hex]));
    }
    for name in ["chemical", "nuclear", "pyongyang", "wonsan", "chinnampo", "north-edge"] {
        assert!(korea.region(name).iter().all(|hex| korea.has("dprk", *hex)), "{name}");
    }
    for name in ["seoul", "incheon", "daegu", "chuncheon", "yanggu", "south-edge"] {
        assert!(korea.region(name).iter().all(|hex| korea.has("rok", *hex)), "{name}");
    }
}

#[test]
fn the_line_runs_between_the_border_hexes_of_both_sides() {
    let korea = Korea::read();
    let line: BTreeSet<[HexId; 2]> = korea.sides("dmz").into_iter().collect();
    let water: BTreeSet<[HexId; 2]> = korea.sides("all-water").into_iter().collect();
    for [one, other] in &line {
        let (north, south) = if korea.has("dprk", *one) { (one, other) } else { (other, one) };
        assert!(korea.has("dmz-north", *north) && korea.has("dprk", *north));
        assert!(korea.has("dmz-south", *south) && korea.has("rok", *south));
    }
    for name in ["dmz-north", "dmz-south"] {
        for hex in korea.region(name) {
            assert!(line.iter().any(|side| side.contains(hex)), "{}", korea.show(&[*hex]));
        }
    }
    for hex in korea.lands().into_iter().filter(|hex| korea.has("dprk", *hex)) {
        for (_, other) in korea.map.grid.neighbors(hex).filter(|it| korea.has("rok", it.1)) {
            let side = [hex.min(other), hex.max(other)];
            assert!(line.contains(&side) || water.contains(&side), "{}", korea.show(&side));
        }
    }
}

#[test]
fn water_lies_between_land_hexes_and_is_one_of_river_and_strait() {
    let korea = Korea::read();
    let water: BTreeSet<[HexId; 2]> = korea.sides("all-water").into_iter().collect();
    let rivers = korea.sides("river");
    for side in water.iter().chain(&rivers) {
        assert!(side.iter().all(|hex| korea.is_land(*hex)), "{}", korea.show(side));
    }
    for side in &rivers {
        assert!(!water.contains(side), "{}", korea.show(side));
    }
    let crossings = korea.sides("acv");
    assert_eq!(crossings.len(), 5);
    for side in crossings.iter().chain(&korea.sides("ferry")) {
        assert!(water.contains(side), "{}", korea.show(side));
    }
    let shores = ["N2518", "N2619", "N2718"].map(|number| korea.hex(number));
    for side in &crossings {
        let enemy = side.iter().filter(|hex| korea.has("rok", **hex)).count();
        let shore = side.iter().filter(|hex| shores.contains(hex)).count();
        assert_eq!((enemy, shore), (1, 1), "{}", korea.show(side));
    }
}

#[test]
fn every_river_reaches_the_sea_or_the_edge_of_the_map() {
    let korea = Korea::read();
    // A river runs on through its lakes.
    let water = korea.sides("river").into_iter().chain(korea.sides("all-water"));
    let ends: Vec<[Vertex; 2]> = water.map(|side| korea.ends(side)).collect();
    let group = groups(&ends);
    let mut reaches = BTreeSet::new();
    for (vertex, at) in &group {
        let hexes: Vec<HexId> = vertex.hexes(&korea.map.grid).collect();
        if hexes.len() < 3 || hexes.iter().any(|hex| !korea.is_land(*hex)) {
            reaches.insert(*at);
        }
    }
    for (vertex, at) in &group {
        assert!(reaches.contains(at), "{}", korea.show(&[vertex.name().0]));
    }
}

#[test]
fn the_reservoirs_are_too_wide_to_cross() {
    let korea = Korea::read();
    let water: BTreeSet<[HexId; 2]> = korea.sides("all-water").into_iter().collect();
    let lakes = [
        ("Soyang", "N3917", "N3918"),
        ("Paro", "N3715", "N3816"),
        ("Paldang", "N3221", "N3222"),
        ("Chungju", "S3903", "S3904"),
        ("Andong", "S4507", "S4608"),
        ("Daecheong", "S3409", "S3410"),
    ];
    for (lake, one, other) in lakes {
        let (one, other) = (korea.hex(one), korea.hex(other));
        assert!(water.contains(&[one.min(other), one.max(other)]), "{lake}");
    }
}

#[test]
fn the_islands_lie_apart_from_the_mainland() {
    let korea = Korea::read();
    let water: BTreeSet<[HexId; 2]> = korea.sides("all-water").into_iter().collect();
    let mut links: Vec<[HexId; 2]> = korea.lands().into_iter().map(|hex| [hex, hex]).collect();
    for hex in korea.lands() {
        let around = korea.map.grid.neighbors(hex).map(|(_, other)| other);
        let lands = around.filter(|other| hex < *other && korea.is_land(*other));
        links.extend(lands.map(|other| [hex, other]).filter(|side| !water.contains(side)));
    }
    let mut islands: BTreeMap<usize, Vec<HexId>> = BTreeMap::new();
    let group = groups(&links);
    let mainland = group[&korea.region("seoul")[0]];
    for (hex, at) in group.into_iter().filter(|it| it.1 != mainland) {
        islands.entry(at).or_default().push(hex);
    }
    let listed = |hexes: &Vec<HexId>| {
        let mut numbers: Vec<String> = hexes.iter().map(|hex| korea.show(&[*hex])).collect();
        numbers.sort();
        numbers.join(" ")
    };
    let found: BTreeSet<String> = islands.values().map(listed).collect();
    let known = [
        ("Baengnyeong", "N1115"),
        ("Daecheong", "N1017"),
        ("Yeonpyeong", "N1720"),
        ("Ch’o-do", "N1309"),
        ("Sunwi", "N1519"),
        ("Gyodong", "N2319"),
        ("Seongmo", "N2320"),
        ("Ganghwa", "N2321 N2420 N2421 N2519 N2520"),
        ("Imja", "S1919"),
        ("Jido", "S2020"),
        ("Aphae", "S2121"),
        ("Amtae and Anjwa", "S1921 S1922"),
        ("Bigeum", "S1722"),
    ];
    for (island, hexes) in known {
        assert!(found.contains(hexes), "{island}: {found:?}");
    }
    assert_eq!(found.len(), known.len(), "{found:?}");
}

#[test]
fn roads_and_railways_keep_to_the_land() {
    let korea = Korea::read();
    let water: BTreeSet<[HexId; 2]> = korea.sides("all-water").into_iter().collect();
    // Two bridges lead to Ganghwa; nothing else crosses open water.
    let side = |one, other| [korea.hex(one), korea.hex(other)];
    let bridges = [side("N2519", "N2620"), side("N2520", "N2621")];
    let mut crossed = BTreeSet::new();
    for step in korea.steps(&["highway", "primary", "secondary", "rail"]) {
        assert!(step.iter().all(|hex| korea.is_land(*hex)), "{}", korea.show(&step));
        if water.contains(&step) {
            crossed.insert(step);
        }
    }
    assert_eq!(crossed, bridges.map(|[one, other]| [one.min(other), one.max(other)]).into());
    for kinds in [&ROADS[..], &["rail"]] {
        let steps = korea.steps(kinds);
        let once: BTreeSet<[HexId; 2]> = steps.iter().copied().collect();
        assert_eq!(once.len(), steps.len(), "a hexside bears one road at most");
    }
}

#[test]
fn every_road_leads_somewhere() {
    let korea = Korea::read();
    let mut ways: BTreeMap<HexId, usize> = BTreeMap::new();
    for hex in korea.steps(&ROADS).into_iter().flatten() {
        *ways.entry(hex).or_default() += 1;
    }
    let ferries: BTreeSet<HexId> = korea.sides("ferry").into_iter().flatten().collect();
    let places: BTreeSet<HexId> = korea
        .map
        .names
        .iter()
        .filter(|it| it.kind == NameKind::Place)
        .flat_map(|it| it.hexes.clone())
        .collect();
    let marks = ["airbase", "airfield", "port", "chemical", "nuclear", "north-edge", "south-edge"];
    for (hex, _) in ways.into_iter().filter(|it| it.1 == 1) {
        let goal = ferries.contains(&hex) || places.contains(&hex);
        assert!(goal || marks.iter().any(|it| korea.has(it, hex)), "{}", korea.show(&[hex]));
    }
}

#[test]
fn every_place_is_on_the_one_net_of_roads() {
    let korea = Korea::read();
    let mut links = korea.steps(&ROADS);
    links.extend(korea.sides("ferry"));
    let net = groups(&links);
    let seoul = net[&korea.region("seoul")[0]];
    let names = ["city", "town", "airbase", "airfield", "port", "chemical", "nuclear", "seoul"];
    let entries = ["pyongyang", "busan-entry", "hamhung-entry"];
    for name in names.into_iter().chain(entries) {
        for hex in korea.region(name) {
            assert!(korea.is_land(*hex), "{name} {}", korea.show(&[*hex]));
            assert_eq!(net.get(hex), Some(&seoul), "{name} {}", korea.show(&[*hex]));
        }
    }
    for number in ["N2000", "N2500", "N2600", "N3419", "N3922"] {
        assert_eq!(net.get(&korea.hex(number)), Some(&seoul), "{number}");
    }
    for number in ["S4522", "N3600"] {
        let kind = if number == "S4522" { "highway" } else { "primary" };
        let hex = korea.hex(number);
        assert!(korea.steps(&[kind]).iter().any(|step| step.contains(&hex)), "{number}");
    }
}

#[test]
fn places_do_not_contradict_each_other() {
    let korea = Korea::read();
    for hex in korea.region("city") {
        assert!(!korea.has("town", *hex), "{}", korea.show(&[*hex]));
        assert_ne!(korea.map.terrain_name(*hex), "urban", "{}", korea.show(&[*hex]));
    }
    for hex in korea.region("town") {
        assert_ne!(korea.map.terrain_name(*hex), "urban", "{}", korea.show(&[*hex]));
    }
    for hex in korea.region("airfield") {
        assert!(!korea.has("airbase", *hex), "{}", korea.show(&[*hex]));
    }
    for hex in korea.region("port") {
        assert!(korea.beside_sea(*hex), "{}", korea.show(&[*hex]));
    }
}

#[test]
fn every_coast_faces_one_sea() {
    let korea = Korea::read();
    for hex in korea.map.grid.hexes() {
        let mut around = korea.map.grid.neighbors(hex);
        let is_shore = around.any(|(_, other)| korea.is_land(other) != korea.is_land(hex));
        let seas = ["yellow-sea", "east-sea"].into_iter().filter(|sea| korea.has(sea, hex));
        assert_eq!(seas.count(), usize::from(is_shore), "{}", korea.show(&[hex]));
    }
}
