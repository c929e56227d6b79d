//! Chapters 6, 11 and 13: which hex closes a line of sight.

use crate::stage::{Stage, ground};

/// The hex that closes the line between two hexes, both ways.
fn blockers(stage: &Stage, from: &str, to: &str) -> [Option<String>; 2] {
    let field = &stage.game.scenario.field;
    let (from, to) = (stage.hex(from), stage.hex(to));
    [(from, to), (to, from)].map(|(from, to)| {
        let hex = field.blocker(from, to, &stage.game.core.smoke);
        assert_eq!(hex.is_none(), field.sees(from, to, &stage.game.core.smoke));
        hex.map(|it| field.label(it).to_owned())
    })
}

/// A column of six rows with this ground in the middle column.
fn column(letters: &str) -> Stage {
    let rows: Vec<String> = letters.chars().map(|it| format!("..{it}..")).collect();
    let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
    ground(&rows).unit("G", "infantry-43", "A01", 3).unit("S", "rifle-41", "A05", 3).drawn()
}

fn some(from: &str, back: &str) -> [Option<String>; 2] {
    [Some(from.to_owned()), Some(back.to_owned())]
}

/// Rules: coh:6.0b, coh:6.0c.
#[test]
fn coh_6_0b_the_first_hex_in_the_way_closes_the_line() {
    assert_eq!(blockers(&column("......"), "A03", "F03"), [None, None]);
    assert_eq!(blockers(&column("..w.w."), "A03", "F03"), some("C03", "E03"));
    // The ends never do, nor is there anything between neighbors.
    assert_eq!(blockers(&column("w....w"), "A03", "F03"), [None, None]);
    assert_eq!(blockers(&column("ww...."), "A03", "B03"), [None, None]);
    assert_eq!(blockers(&column("w....."), "A03", "A03"), [None, None]);
}

/// Rules: coh:13.0a, coh:13.0g.
#[test]
fn coh_13_0g_smoke_closes_the_line_where_it_becomes_dense() {
    let mut stage = column("......");
    stage.smoke("C03", 1);
    assert_eq!(blockers(&stage, "A03", "F03"), [None, None]);
    stage.smoke("D03", 1);
    assert_eq!(blockers(&stage, "A03", "F03"), some("D03", "C03"), "the second of two");
    let mut stage = column("......");
    stage.smoke("D03", 2);
    assert_eq!(blockers(&stage, "A03", "F03"), some("D03", "D03"));
    stage.smoke("F03", 2);
    assert_eq!(blockers(&stage, "E03", "F03"), [None, None]);
}

/// Rules: coh:11.5e.
#[test]
fn coh_11_5e_a_gully_closes_the_line_but_for_neighbors() {
    assert_eq!(blockers(&column("v....."), "A03", "B03"), [None, None]);
    assert_eq!(blockers(&column("vv...."), "A03", "C03"), some("A03", "A03"), "the gully itself");
    assert_eq!(blockers(&column("v....v"), "A03", "F03"), some("B03", "E03"), "its edges");
}

/// Rules: coh:6.0e.
#[test]
fn coh_6_0e_along_a_hexside_both_hexes_are_needed() {
    let drawn = |upper: &str, lower: &str| {
        ground(&[".....", upper, lower, "....."])
            .unit("G", "infantry-43", "A01", 3)
            .unit("S", "rifle-41", "A05", 3)
            .drawn()
    };
    assert_eq!(blockers(&drawn("...w.", "....."), "C03", "C05"), [None, None]);
    assert_eq!(blockers(&drawn(".....", "...w."), "C03", "C05"), [None, None]);
    let [from, back] = blockers(&drawn("...w.", "...w."), "C03", "C05");
    assert!(from.is_some() && back.is_some(), "both");
}
