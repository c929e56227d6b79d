//! Faults of shape in TOML texts, all found at once.

use crate::{check, source};
use catalog::{Bilingual, FileOr, Findings, Rational, Spanned, read_toml, salvage_toml};
use expect_test::{Expect, expect};
use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
#[expect(dead_code, reason = "the shape is read, its fields are not looked at")]
struct Card {
    title: Bilingual,
    turns: u8,
    pace: Option<Rational>,
    kind: Kind,
    #[serde(default)]
    unit: Vec<Spanned<Unit>>,
    #[serde(default)]
    costs: BTreeMap<Spanned<String>, u8>,
    map: FileOr<Unit>,
    place: Option<Place>,
}

#[derive(Deserialize, Debug)]
#[serde(rename_all = "lowercase")]
enum Kind {
    Small,
    Large,
}

#[derive(Deserialize, Debug)]
#[serde(rename_all = "lowercase")]
#[expect(dead_code, reason = "as above")]
enum Place {
    At(String),
    Within { hex: String, hexes: u8 },
}

#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
struct Unit {
    id: Spanned<String>,
    steps: u8,
}

const GOOD: &str = r#"
title = { en = "Mill", it = "Mulino" }
turns = 6
pace = "1/2"
kind = "small"
map = { id = "here", steps = 1 }
place = { within = { hex = "01.01", hexes = 2 } }
[[unit]]
id = "R1"
steps = 2
[[unit]]
id = "R2"
steps = 1
[costs]
woods = 2
"#;

fn findings(text: &str, expected: &Expect) {
    let mut findings = Findings::new();
    assert!(read_toml::<Card>(source(text), &mut findings).is_none());
    check(&findings, expected);
}

#[test]
fn a_good_text_is_read_with_the_places_of_its_values() {
    let mut findings = Findings::new();
    let card: Card = read_toml(source(GOOD), &mut findings).unwrap();
    assert!(findings.is_empty());
    let second = &card.unit[1];
    assert_eq!(source(GOOD).place(&second.span()), (11, 1));
    assert_eq!(source(GOOD).place(&second.get_ref().id.span()), (12, 6));
    let FileOr::Inline(map) = card.map else { panic!("the map stands in place") };
    assert_eq!((source(GOOD).place(&map.get_ref().id.span()), map.get_ref().steps), ((6, 14), 1));
    let (woods, cost) = card.costs.first_key_value().unwrap();
    assert_eq!((source(GOOD).place(&woods.span()), *cost), ((15, 1), 2));
}

#[test]
fn every_fault_of_shape_is_found_in_one_go() {
    findings(
        r#"
title = { en = "Mill", fr = "Moulin" }
turns = -1
pace = "half"
kind = "smal"
colour = "red"
map = 3
place = { within = { hex = "01.01", hexes = "two", hxes = 2 } }
[[unit]]
id = "R1"
step = 2
[[unit]]
id = 7
steps = 999
[costs]
woods = "two"
town = true
"#,
        &expect![[r#"
            a.toml:2:9: error: missing key `it`; add `it`
            a.toml:2:24: error: unknown key `fr`; allowed: `en`, `it`
            a.toml:3:9: error: found integer `-1`; expected a whole number from 0 to 255
            a.toml:4:8: error: `half` is no number; write one like `2`, `1/2` or `2 1/2`
            a.toml:5:8: error: unknown word `smal`; did you mean `small`? allowed: `small`, `large`
            a.toml:6:1: error: unknown key `colour`; allowed: `title`, `turns`, `pace`, `kind`, `unit`, `costs`, `map`, `place`
            a.toml:7:7: error: found integer `3`; expected a file name or a table
            a.toml:8:45: error: found string "two"; expected a whole number from 0 to 255
            a.toml:8:52: error: unknown key `hxes`; did you mean `hexes`? allowed: `hex`, `hexes`
            a.toml:9:1: error: missing key `steps`; add `steps`
            a.toml:11:1: error: unknown key `step`; did you mean `steps`? allowed: `id`, `steps`
            a.toml:13:6: error: found integer `7`; expected a text in quotes
            a.toml:14:9: error: found integer `999`; expected a whole number from 0 to 255
            a.toml:16:9: error: found string "two"; expected a whole number from 0 to 255
            a.toml:17:8: error: found boolean `true`; expected a whole number from 0 to 255
        "#]],
    );
}

#[test]
fn every_missing_key_is_named() {
    findings(
        "",
        &expect![[r#"
        a.toml:1:1: error: missing key `kind`; add `kind`
        a.toml:1:1: error: missing key `map`; add `map`
        a.toml:1:1: error: missing key `title`; add `title`
        a.toml:1:1: error: missing key `turns`; add `turns`
    "#]],
    );
}

#[test]
fn a_table_without_its_keys_is_named_at_its_head() {
    let text = GOOD.replace("id = \"R1\"\nsteps = 2\n", "");
    findings(
        &text,
        &expect![[r#"
        a.toml:8:1: error: missing key `id`; add `id`
        a.toml:8:1: error: missing key `steps`; add `steps`
    "#]],
    );
}

#[test]
fn a_value_of_the_wrong_kind_does_not_hide_its_neighbors() {
    let text = GOOD.replace("title = { en = \"Mill\", it = \"Mulino\" }", "title = [1, 2]");
    let text = text.replace("kind = \"small\"", "kind = 1");
    findings(
        &text,
        &expect![[r#"
            a.toml:2:10: error: found integer `1`; expected a text in quotes
            a.toml:2:13: error: found integer `2`; expected a text in quotes
            a.toml:5:8: error: found no word; expected a word in quotes
        "#]],
    );
}

#[test]
fn a_value_that_nothing_fits_is_reported_once_and_spares_the_rest() {
    #[derive(Deserialize, Debug)]
    #[serde(deny_unknown_fields)]
    #[expect(dead_code, reason = "as above")]
    struct Box {
        picky: Picky,
        list: Vec<Picky>,
        number: u8,
    }
    #[derive(Deserialize, Debug)]
    #[serde(try_from = "String")]
    struct Picky;
    impl TryFrom<String> for Picky {
        type Error = &'static str;
        fn try_from(text: String) -> Result<Self, Self::Error> {
            if text == "please" { Ok(Self) } else { Err("not polite; say `please`") }
        }
    }
    let text = "number = \"x\"\npicky = \"now\"\nlist = [\"please\", \"now\"]\n";
    let mut findings = Findings::new();
    assert!(read_toml::<Box>(source(text), &mut findings).is_none());
    check(
        &findings,
        &expect![[r#"
        a.toml:1:10: error: found string "x"; expected a whole number from 0 to 255
        a.toml:2:9: error: not polite; say `please`
        a.toml:3:8: error: not polite; say `please`
    "#]],
    );
}

#[test]
fn faults_of_syntax_are_found_line_by_line() {
    findings(
        "turns = \nkind = \"small\nmap = 3 4\n= 5\n",
        &expect![[r#"
            a.toml:1:9: error: no value behind `=`; write one
            a.toml:2:14: error: invalid basic string; expected `"`
            a.toml:3:7: error: string values must be quoted; expected literal string
            a.toml:4:1: error: unquoted keys cannot be empty; expected letters, numbers, `-`, `_`
        "#]],
    );
}

#[test]
fn a_key_given_twice_is_an_error_at_the_second() {
    findings(
        &format!("turns = 5\n{GOOD}"),
        &expect![[r#"
            a.toml:4:1: error: key `turns` twice; remove one
        "#]],
    );
}

#[test]
fn a_text_without_end_of_nesting_is_refused() {
    let mut deep = "a".to_owned();
    deep.push_str(&".a".repeat(100_000));
    deep.push_str(" = 1");
    findings(
        &deep,
        &expect![[r#"
        a.toml:1:80: error: key of too many parts; at most 40
    "#]],
    );
    findings(
        &format!("a = {}", "[".repeat(100_000)),
        &expect![[r#"
        a.toml:1:85: error: cannot recurse further; max recursion depth met
    "#]],
    );
}

#[test]
fn unknown_keys_alone_leave_a_value_for_the_next_check() {
    let text = format!("colour = 1\n{GOOD}");
    let mut findings = Findings::new();
    assert!(salvage_toml::<Card>(source(&text), &mut findings).is_some());
    assert!(findings.has_errors());
    assert!(read_toml::<Card>(source(&text), &mut Findings::new()).is_none());
}

#[test]
fn a_text_of_endless_faults_is_given_up() {
    use std::fmt::Write;
    let mut text = String::new();
    for number in 0..1_000 {
        writeln!(text, "x{number} = 1").unwrap();
    }
    let mut findings = Findings::new();
    assert!(read_toml::<Card>(source(&text), &mut findings).is_none());
    let first = findings.into_vec().remove(0).to_string();
    assert_eq!(first, "a.toml:1:1: error: too many faults; mend those found so far");
}

/// Whoever looks at every fault of such a text takes minutes.
#[test]
fn texts_of_nothing_but_faults_are_given_up_soon() {
    use std::fmt::Write;
    let mut keys = String::new();
    for number in 0..60_000 {
        writeln!(keys, "[unknown-{number}]").unwrap();
    }
    let broken = |line: &str| line.repeat(50_000);
    for (text, most) in [(keys, 20), (broken("[\n"), 401), (broken("a=\n"), 401), (broken("["), 2)]
    {
        let mut findings = Findings::new();
        assert!(read_toml::<Card>(source(&text), &mut findings).is_none());
        let found = findings.into_vec();
        assert!(!found.is_empty() && found.len() <= most, "{} for {:?}…", found.len(), &text[..8]);
    }
}
