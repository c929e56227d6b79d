//! Chapter 7.3: which guns go into column and out of it.

use rules_prussia::{Decision, Flags};

use crate::bench::{FOOT4, GUN2, wide};
use crate::stage::Stage;

fn in_column(stage: &Stage, unit: &str) -> bool {
    stage.0.unit(stage.id(unit)).is(Flags::COLUMN)
}

/// Rules: pg:7.3.2b, pg:7.3c.
///
/// Guns that no wing in column is near deploy by themselves (K-34).
#[test]
fn pg_7_3_2b_guns_left_by_their_columns_deploy_by_themselves() {
    let drawn = || {
        wide(&[])
            .phase("prussia", "deployment")
            .unit("a", "prussia infantry line", FOOT4, "0505")
            .unit("near", "prussia artillery battery", GUN2, "0510")
            .unit("far", "prussia artillery battery", GUN2, "0511")
            .unit("x", "coalition infantry line", FOOT4, "1405")
            .column("a")
            .column("near")
            .column("far")
            .stage()
    };
    let mut stage = drawn();
    assert_eq!(stage.offered(), ["deploy prussia-foot", "add far", "done"]);
    assert_eq!(stage.rule("add near"), "pg:7.3.2b", "five hexes from the leader of a column");
    stage.play("add far", &[]);
    assert_eq!(["a", "near", "far"].map(|it| in_column(&stage, it)), [true, true, false]);
    // The wing deploys and leaves its guns in column: now they may do so by themselves.
    let mut stage = drawn();
    stage.play("deploy prussia-foot", &[]);
    assert_eq!(stage.offered(), ["add near", "done"]);
    stage.play("done; add near", &[]);
    assert_eq!(["a", "near", "far"].map(|it| in_column(&stage, it)), [false, false, true]);
}

/// Rules: pg:7.3b, pg:6.2.1b.
#[test]
fn pg_7_3b_only_effective_guns_go_into_column() {
    let mut stage = wide(&[])
        .phase("prussia", "deployment")
        .cv([3, 3, 3, 3])
        .unit("a", "prussia infantry line", FOOT4, "0505")
        .unit("with", "prussia artillery battery", GUN2, "0505")
        .unit("near", "prussia artillery battery", GUN2, "0506")
        .unit("x", "coalition infantry line", FOOT4, "1405")
        .leader("l", "prussia-foot 5 i", 0, "0505")
        .unopened();
    // The group is Degraded; its leader helps his wing and the guns he stands with.
    stage.play("done", &[4]);
    stage.play("help prussia-foot", &[5]);
    stage.play("column prussia-foot", &[]);
    assert!(matches!(stage.asks(), Decision::ColumnGuns { .. }));
    assert_eq!(stage.offered(), ["add with", "done"]);
    assert_eq!(stage.rule("add near"), "pg:7.3b");
}
