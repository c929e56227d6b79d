//! Faults in CSV texts, all found at once.

use crate::check;
use catalog::{Findings, Source, read_csv};
use expect_test::{Expect, expect};
use serde::Deserialize;

#[derive(Deserialize, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
struct Counter {
    id: String,
    side: Side,
    steps: u8,
    #[serde(default = "one")]
    stacking: u8,
    reduced: Option<String>,
    #[serde(default)]
    exploitation: bool,
}

fn one() -> u8 {
    1
}

#[derive(Deserialize, PartialEq, Eq, Debug)]
#[serde(rename_all = "lowercase")]
enum Side {
    Blue,
    Red,
}

fn source(text: &str) -> Source<'_> {
    Source::new("a.csv", text)
}

fn findings(text: &str, expected: &Expect) {
    let mut findings = Findings::new();
    let rows = read_csv::<Counter>(source(text), &mut findings);
    assert!(rows.iter().all(|row| row.value.id == "good"), "{rows:?}");
    check(&findings, expected);
}

#[test]
fn an_empty_cell_means_what_a_left_out_key_means() {
    let text = "id,side,steps,stacking,reduced,exploitation\n\
                # The garrison.\n\
                \n\
                R1 , red,2,2,1-2,yes\n\
                \"R2, old\",blue,1,,,\n";
    let mut findings = Findings::new();
    let rows = read_csv::<Counter>(source(text), &mut findings);
    check(&findings, &expect![[""]]);
    assert_eq!(
        rows.iter().map(|row| &row.value).collect::<Vec<_>>(),
        [
            &Counter {
                id: "R1".into(),
                side: Side::Red,
                steps: 2,
                stacking: 2,
                reduced: Some("1-2".into()),
                exploitation: true
            },
            &Counter {
                id: "R2, old".into(),
                side: Side::Blue,
                steps: 1,
                stacking: 1,
                reduced: None,
                exploitation: false
            },
        ]
    );
    assert_eq!((rows[0].line, rows[1].line), (4, 5));
    assert_eq!(source(text).place(&rows[0].cell("side")), (4, 6));
    assert_eq!(source(text).place(&rows[1].cell("side")), (5, 11));
    assert_eq!(source(text).place(&rows[1].cell("weather")), (5, 1));
}

#[test]
fn columns_may_stand_in_any_order_and_optional_ones_may_be_left_out() {
    let mut findings = Findings::new();
    let rows = read_csv::<Counter>(source("steps,side,id\n2,red,R1\n"), &mut findings);
    assert_eq!((findings.is_empty(), rows.len()), (true, 1));
}

#[test]
fn every_wrong_cell_of_every_row_is_found() {
    findings(
        "id,side,steps,stacking,reduced,exploitation\n\
         R1,rde,two,-1,1-2,perhaps\n\
         good,red,2,,,no\n\
         ,red,300,1,,\n",
        &expect![[r#"
            a.csv:2:4: error: column `side`: unknown word `rde`; did you mean `red`? allowed: `blue`, `red`
            a.csv:2:8: error: column `steps`: found string "two"; expected a whole number from 0 to 255
            a.csv:2:12: error: column `stacking`: found string "-1"; expected a whole number from 0 to 255
            a.csv:2:19: error: column `exploitation`: found string "perhaps"; expected `yes` or `no`
            a.csv:4:1: error: column `id`: empty cell; fill it in
            a.csv:4:6: error: column `steps`: found string "300"; expected a whole number from 0 to 255
        "#]],
    );
}

#[test]
fn strange_doubled_and_lost_columns_are_found_once() {
    findings(
        "id,id,stepps,reduced,weather\nR1,x,2,1-2,\nR2,x,two,1-2,wet\n",
        &expect![[r#"
        a.csv:1:1: error: missing column `side`; add it
        a.csv:1:1: error: missing column `steps`; add it
        a.csv:1:4: error: column `id` twice; remove one
        a.csv:1:7: error: unknown column `stepps`; did you mean `steps`? allowed: `id`, `side`, `steps`, `stacking`, `reduced`, `exploitation`
        a.csv:1:22: error: unknown column `weather`; allowed: `id`, `side`, `steps`, `stacking`, `reduced`, `exploitation`
    "#]],
    );
}

#[test]
fn columns_are_checked_without_rows() {
    findings(
        "id,sides\n",
        &expect![[r#"
        a.csv:1:1: error: missing column `side`; add it
        a.csv:1:1: error: missing column `steps`; add it
        a.csv:1:4: error: unknown column `sides`; did you mean `side`? allowed: `id`, `side`, `steps`, `stacking`, `reduced`, `exploitation`
    "#]],
    );
}

#[test]
fn a_row_of_the_wrong_length_is_found() {
    findings(
        "id,side,steps\nR1,red\ngood,red,1\nR2,red,1,1\n",
        &expect![[r#"
        a.csv:2:1: error: row of 2 cells under 3 columns; write 3 cells
        a.csv:4:1: error: row of 4 cells under 3 columns; write 3 cells
    "#]],
    );
}

#[test]
fn a_text_without_columns_is_an_error() {
    findings(
        "",
        &expect![[r#"
        a.csv:1:1: error: no columns; name the columns in the first row
    "#]],
    );
    findings(
        "# Nothing yet.\n\n",
        &expect![[r#"
        a.csv:1:1: error: no columns; name the columns in the first row
    "#]],
    );
}
