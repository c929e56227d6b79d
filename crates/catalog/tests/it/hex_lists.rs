//! Lists of hexes: single ones, blocks, regions.

use crate::maps::{mill, numbers};
use crate::{check, source};
use catalog::{Findings, Spanned, read_hex, read_hexes, read_toml};
use expect_test::expect;
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Lists {
    hexes: Vec<Spanned<String>>,
}

fn list(text: &str) -> Vec<Spanned<String>> {
    read_toml::<Lists>(source(text), &mut Findings::new()).unwrap().hexes
}

#[test]
fn hexes_blocks_and_regions_are_listed_each_hex_once() {
    let map = mill();
    let table = [
        (r#"hexes = ["05.02", "01.01"]"#, "05.02 01.01"),
        (r#"hexes = ["05.03..06.04"]"#, "05.04 05.03 06.03"),
        (r#"hexes = ["05.04..06.03"]"#, "05.04 05.03 06.03"),
        (r#"hexes = ["06.03..05.04"]"#, "05.04 05.03 06.03"),
        (r#"hexes = ["02.02..02.02"]"#, "02.02"),
        (
            r#"hexes = ["03.01", "@west", "01.01..01.04"]"#,
            "03.01 01.04 02.04 01.03 02.03 01.02 02.02 01.01 02.01",
        ),
        ("hexes = []", ""),
    ];
    for (text, expected) in table {
        let mut findings = Findings::new();
        let hexes = read_hexes(&map, &list(text), source(text), &mut findings);
        assert_eq!(findings.to_string(), "", "{text}");
        assert_eq!(numbers(&map, &hexes), expected, "{text}");
    }
}

#[test]
fn every_fault_of_a_list_is_found_at_its_place() {
    let text =
        "hexes = [\n\"07.01\",\n\"01.01\",\n\"1.1..06.09\",\n\"@wset\",\n\"@\",\n\"..\", \"\"]";
    let map = mill();
    let mut findings = Findings::new();
    let hexes = read_hexes(&map, &list(text), source(text), &mut findings);
    assert_eq!(numbers(&map, &hexes), "01.01");
    check(
        &findings,
        &expect![[r#"
            a.toml:2:1: error: unknown hex `07.01`; the map runs from `01.01` to `06.04`
            a.toml:4:1: error: unknown hex `06.09`; the map runs from `01.01` to `06.04`
            a.toml:4:1: error: unknown hex `1.1`; the map runs from `01.01` to `06.04`
            a.toml:5:1: error: unknown region `@wset`; did you mean `west`? allowed: `empty`, `west`
            a.toml:6:1: error: unknown region `@`; allowed: `empty`, `west`
            a.toml:7:1: error: unknown hex ``; the map runs from `01.01` to `06.04`
            a.toml:7:7: error: unknown hex ``; the map runs from `01.01` to `06.04`
        "#]],
    );
}

#[test]
fn a_single_hex_is_found_or_reported() {
    let map = mill();
    let text = "hexes = [\"02.03\", \"06.04\"]";
    let list = list(text);
    let mut findings = Findings::new();
    assert_eq!(read_hex(&map, &list[0], source(text), &mut findings), map.grid.find("02.03"));
    assert_eq!(read_hex(&map, &list[1], source(text), &mut findings), None);
    check(
        &findings,
        &expect![[r#"
            a.toml:1:19: error: hex `06.04` is one of the missing hexes of the map; name a hex of the map
        "#]],
    );
}
