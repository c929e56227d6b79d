//! Readings of the rules that a table may agree on: what each changes.

use rules_prussia::{Morale, Options, Place};

use crate::bench::{FOOT3, field};
use crate::fight::{FOOT, Go, attack, duel, plus, to_the_die};

/// Rules: pg:7.3c, pg:8.1a.
///
/// A shaken unit stays in column, or leaves it by itself [K-34].
#[test]
fn pg_7_3c_a_shaken_unit_and_its_column() {
    let in_column = |leaves: bool| {
        let options = Options { shaken_leaves_column: leaves, ..Options::default() };
        let mut stage = field(&[])
            .options(options)
            .unit("a", "prussia infantry line", "8-5-3 8-5-3 8-5-3 8-5-3", "0505")
            .unit("x", "coalition infantry line", FOOT3, "0605")
            .column("x")
            .stage();
        // 8 against 7: 1-1, the column +3. Die 2, row 5: `0 / 2`: a level, then Disorder.
        stage.settle("attack 0605; from 0505; announce; roll", &[2]);
        assert_eq!(stage.morale("x"), Morale::Disordered);
        stage.0.in_column(stage.id("x"))
    };
    assert_eq!((in_column(false), in_column(true)), (true, false));
}

/// Rules: pg:C8g, pg:C8h.
///
/// Only those who fight count for the Disorder of a defense, or anybody in the hex [K-20].
#[test]
fn pg_c8g_shaken_support() {
    let at = |hex: bool, morale: &str| {
        let mut stage = duel()
            .options(Options { shaken_hex: hex, ..Options::default() })
            .unit("a", "prussia infantry line", FOOT, "0505")
            .unit("s", "coalition infantry line", FOOT, "0504")
            .unit("x", "coalition infantry line", FOOT, "0504")
            .morale("s", morale)
            .stage();
        attack(&mut stage, "0504", "0505");
        to_the_die(&mut stage);
        (plus(&stage, "pg:C8g"), plus(&stage, "pg:C8h"))
    };
    assert_eq!((at(false, "disordered"), at(true, "disordered")), ((0, 0), (1, 0)));
    assert_eq!((at(false, "routed"), at(true, "routed")), ((0, 0), (0, 2)));
    assert_eq!(at(true, "formed"), (0, 0));
}

/// Rules: pg:19.2b, pg:8.4.2c, pg:8.4.2e.
///
/// A retreat before combat leaves friends alone, or disturbs them like any other [K-53].
#[test]
fn pg_19_2b_a_retreat_before_combat_and_the_friends_it_meets() {
    let met = |disorders: bool, dice: &[u8]| {
        let mut stage = duel()
            .options(Options { early_retreat_disorders: disorders, ..Options::default() })
            .unit("a", "prussia infantry line", "3-6-3 3-6-3", "0505")
            .unit("l", "coalition infantry line", "2-6-3 2-6-3", "0504")
            .unit("h", "coalition cavalry hussar", "3-4-5", "0504")
            .unit("f", "coalition infantry line", FOOT, "0604")
            .stage();
        attack(&mut stage, "0504", "0505");
        stage.go("retreat 0604", dice);
        stage.morale("f")
    };
    assert_eq!(met(false, &[]), Morale::Formed);
    // Horse into foot: Disorder; then a check of 1, which it passes.
    assert_eq!(met(true, &[1]), Morale::Disordered);
    // Into an empty hex nobody is disturbed.
    let mut stage = duel()
        .options(Options { early_retreat_disorders: true, ..Options::default() })
        .unit("a", "prussia infantry line", "3-6-3 3-6-3", "0505")
        .unit("l", "coalition infantry line", "2-6-3 2-6-3", "0504")
        .unit("h", "coalition cavalry hussar", "3-4-5", "0504")
        .stage();
    attack(&mut stage, "0504", "0505");
    stage.go("retreat 0604", &[]);
    assert_eq!(stage.at("h"), "0604");
}

/// Rules: pg:11.3.5a, pg:11.3.5c.
///
/// A surrender takes an LP and none happens without, or all the weak give up [K-90].
#[test]
fn pg_11_3_5c_surrender_without_lp() {
    let third = |all: bool| {
        let mut stage = field(&[])
            .options(Options { all_surrender: all, ..Options::default() })
            .unit("a", "prussia infantry line", "8-6-3 8-6-3", "0505")
            .unit("c", "coalition infantry line", "1-3-3 1-2-3", "0605")
            .unit("b", "coalition infantry line", "1-3-3 1-2-3", "0605")
            .unit("d", "coalition infantry line", "1-3-3 1-2-3", "0605")
            .stage();
        // 8 against 2, leads 6 against 3: `0 / 4RS*`, two LP at most.
        stage.settle("attack 0605; from 0505; announce; lead b; roll; yield d", &[4]);
        [stage.0.unit(stage.id("b")).place, stage.0.unit(stage.id("c")).place]
    };
    assert_eq!(third(true), [Place::Captured; 2]);
    let [second, last] = third(false);
    assert_eq!(second, Place::Captured);
    assert!(matches!(last, Place::Map(_)));
    // No weak units, no surrender.
    let mut stage = duel()
        .options(Options { all_surrender: true, ..Options::default() })
        .unit("a", "prussia infantry line", "8-6-3 8-6-3", "0505")
        .unit("x", "coalition infantry line", "2-4-3 2-4-3 2-4-3", "0504")
        .stage();
    attack(&mut stage, "0504", "0505");
    // 4-1, MR 6 against 4: +1. A 4 is 5: `0 / 4RS*`, two LP: a level, and a Rout at MR 4.
    stage.go("roll", &[4]);
    assert_eq!((stage.level("x"), stage.morale("x")), (2, Morale::Routed));
}
