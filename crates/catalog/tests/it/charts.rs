//! Charts: what a good file says; the faults are proved by the samples.

use crate::check;
use catalog::{Findings, Source, read_chart};
use expect_test::expect;

const COMBAT: &str = include_str!("../../../../data/schema/samples/valid/chart_combat.toml");

#[test]
fn a_chart_keeps_its_tokens_and_their_places() {
    let source = Source::new("combat.toml", COMBAT);
    let mut findings = Findings::new();
    let chart = read_chart(source, &mut findings);
    check(&findings, &expect![[""]]);
    let chart = chart.unwrap();
    assert_eq!(chart.dice.get_ref(), "2d6");
    assert_eq!(chart.columns.len(), 3);
    let token = chart.cell("9-12", "2:1").unwrap();
    assert_eq!(token.get_ref(), "D1r2");
    assert_eq!(source.place(&token.span()), (8, 25));
    assert_eq!(chart.cell("9-12", "3:1"), None);
    assert_eq!(chart.cell("13", "2:1"), None);
}
