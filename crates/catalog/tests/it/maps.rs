//! Maps: what a good file says; the faults are proved by the samples.

use crate::check;
use catalog::{Findings, Map, NameKind, Source, read_map};
use expect_test::expect;
use hexgrid::HexId;

const MILL: &str = include_str!("../../../../data/schema/samples/valid/map_mill.toml");

const SHEETS: &str = include_str!("../../../../data/schema/samples/valid/map_sheets.toml");

pub(crate) fn mill() -> Map {
    let mut findings = Findings::new();
    let map = read_map(Source::new("mill.toml", MILL), &mut findings);
    check(&findings, &expect![[""]]);
    map.expect("the sample is a good map")
}

pub(crate) fn numbers(map: &Map, hexes: &[HexId]) -> String {
    hexes.iter().map(|hex| map.grid.number(*hex)).collect::<Vec<_>>().join(" ")
}

#[test]
fn terrain_is_read_from_the_top_row_down() {
    let map = mill();
    assert_eq!(map.terrain_names, ["open", "town", "woods"]);
    let terrain = |number| map.terrain_name(map.grid.find(number).unwrap());
    assert_eq!(terrain("02.04"), "woods");
    assert_eq!(terrain("03.03"), "woods");
    assert_eq!(terrain("05.02"), "town");
    assert_eq!(terrain("01.01"), "open");
    assert_eq!(map.grid.find("06.04"), None, "a missing hex");
}

#[test]
fn hexsides_are_stored_from_the_hex_of_lower_id() {
    let map = mill();
    assert_eq!(map.hexside_names, ["river", "stream"]);
    let shown: Vec<String> = map
        .hexsides
        .iter()
        .map(|(hex, direction, kind)| {
            let other = map.grid.neighbor(*hex, *direction).unwrap();
            assert!(*hex < other);
            format!("{} {}", numbers(&map, &[*hex, other]), map.hexside_names[usize::from(*kind)])
        })
        .collect();
    expect![[r#"
        01.02 01.01 stream
        03.02 04.02 river
        03.02 04.01 river
        03.01 04.01 river"#]]
    .assert_eq(&shown.join("\n"));
}

#[test]
fn lines_names_and_regions_are_lists_of_hexes() {
    let map = mill();
    let lines: Vec<_> =
        map.lines.iter().map(|line| (line.kind.as_str(), numbers(&map, &line.path))).collect();
    assert_eq!(
        lines,
        [("bridge", "03.02 04.01".into()), ("road", "01.02 02.01 03.02 04.01 05.02".into())]
    );
    assert_eq!((map.names[0].text.as_str(), map.names[0].kind), ("Mill Bridge", NameKind::Place));
    assert_eq!(map.names[1].kind.word(), "region");
    let west = "01.04 02.04 01.03 02.03 01.02 02.02 01.01 02.01 03.01";
    assert_eq!(numbers(&map, &map.regions["west"]), west);
    assert_eq!(numbers(&map, &map.names[1].hexes), west);
    assert!(map.regions["empty"].is_empty());
}

#[test]
fn maps_of_other_numbering_are_read_alike() {
    let text = MILL
        .replace("\"cc.rr\"", "\"A00\"")
        .replace("prefix = \"\"", "prefix = \"7-\"")
        .replace("\"up\"", "\"down\"")
        .replace("missing = [\"06.04\"]", "missing = [\"7-F01\"]");
    let head = text.split("[hexsides]").next().unwrap();
    let mut findings = Findings::new();
    let map = read_map(Source::new("mill.toml", head), &mut findings);
    check(&findings, &expect![[""]]);
    let map = map.unwrap();
    assert_eq!(map.terrain_name(map.grid.find("7-E03").unwrap()), "town");
}

#[test]
fn a_map_may_number_the_rows_of_every_sheet_anew() {
    let mut findings = Findings::new();
    let map = read_map(Source::new("sheets.toml", SHEETS), &mut findings);
    check(&findings, &expect![[""]]);
    let map = map.unwrap();
    let terrain = |number| map.terrain_name(map.grid.find(number).unwrap());
    assert_eq!(terrain("N1300"), "woods");
    assert_eq!(terrain("N1102"), "woods");
    assert_eq!(terrain("S1100"), "sea");
    assert_eq!(terrain("S1300"), "open");
    assert_eq!(map.grid.find("S1301"), None, "a missing hex");
    let seam = "N1002 N1102 N1202 N1302 S1000 S1100 S1200 S1300";
    assert_eq!(numbers(&map, &map.regions["seam"]), seam);
    assert_eq!(numbers(&map, &map.names[0].hexes), "N1202 N1302 S1200 S1300");
}
