//! Keys that name another file, or hold its contents in place.

use crate::{check, source};
use catalog::{
    ChartShape, FileOr, Files, Findings, Library, MapShape, Source, open_chart, open_map, read_toml,
};
use expect_test::expect;
use serde::Deserialize;

const MILL: &str = include_str!("../../../../data/schema/samples/valid/map_mill.toml");
const COMBAT: &str = include_str!("../../../../data/schema/samples/valid/chart_combat.toml");

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Scenario {
    map: FileOr<MapShape>,
    crt: FileOr<ChartShape>,
}

fn library() -> Library {
    let mut library = Library::new();
    library.insert("scs/maps/mill.toml", MILL);
    library.insert("scs/charts/combat.toml", COMBAT);
    library
}

fn scenario(text: &str) -> Scenario {
    read_toml(source(text), &mut Findings::new()).unwrap()
}

#[test]
fn a_file_is_found_from_the_file_that_names_it() {
    let text = "map = \"../maps/mill.toml\"\ncrt = \"../charts/combat.toml\"";
    let source = Source::new("scs/scenarios/mill.toml", text);
    let (library, scenario) = (library(), scenario(text));
    let mut findings = Findings::new();
    assert!(open_map(&mut Files::new(&library), source, &scenario.map, &mut findings).is_some());
    let (chart_source, _) =
        open_chart(&mut Files::new(&library), source, &scenario.crt, &mut findings).unwrap();
    assert_eq!(chart_source.file, "scs/charts/combat.toml");
}

#[test]
fn a_file_that_is_not_there_is_reported_where_it_is_named() {
    let text = "map = \"../maps/mil.toml\"\ncrt = \"combat.toml\"";
    let source = Source::new("scs/scenarios/mill.toml", text);
    let (library, scenario) = (library(), scenario(text));
    let mut findings = Findings::new();
    assert!(open_map(&mut Files::new(&library), source, &scenario.map, &mut findings).is_none());
    assert!(open_chart(&mut Files::new(&library), source, &scenario.crt, &mut findings).is_none());
    check(
        &findings,
        &expect![[r#"
            scs/scenarios/mill.toml:1:7: error: no file `scs/maps/mil.toml`; did you mean `scs/maps/mill.toml`?
            scs/scenarios/mill.toml:2:7: error: no file `scs/scenarios/combat.toml`; look at its name and directory
        "#]],
    );
}

#[test]
fn a_map_in_place_needs_no_head_and_its_faults_are_found_in_its_own_lines() {
    let text = r#"
crt = { dice = "d6", columns = ["1:1"], rows = [["1", "A1"], ["2"]] }
[map.grid]
columns = 2
rows = 2
tops = "flat"
raised = "even"
numbering = "cc.rr"
rows_count = "up"
[map.terrain]
legend = { "." = "open" }
rows = ["..", "x."]
[map.hexsides]
river = ["01.01/02.02"]
"#;
    let (library, scenario) = (library(), scenario(text));
    let mut findings = Findings::new();
    assert!(
        open_map(&mut Files::new(&library), source(text), &scenario.map, &mut findings).is_none()
    );
    assert!(
        open_chart(&mut Files::new(&library), source(text), &scenario.crt, &mut findings).is_none()
    );
    check(
        &findings,
        &expect![[r#"
            a.toml:2:62: error: row `2` has 0 cells under 1 columns; write the label and 1 cells
            a.toml:12:16: error: letter `x` not in legend; allowed: `.`
            a.toml:14:10: error: hexes `01.01` and `02.02` share no hexside; next to `01.01` are `01.02`, `02.01`
        "#]],
    );
}
