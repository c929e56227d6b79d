//! Chapters 5 and 16: fire across water, and along a hexside.

use rules_prussia::Battle;

use crate::fight::{FOOT, GUNS, Go};
use crate::stage::{Drawing, Stage, plain};

/// A gun in 0505 and foot somewhere, in the Prussian Bombardment Phase.
fn gun(hex: &str, more: impl FnOnce(Drawing) -> Drawing) -> Stage {
    let drawing = plain()
        .unit("g", "prussia artillery battery", GUNS, "0505")
        .unit("x", "coalition infantry line", FOOT, hex)
        .phase("prussia", "bombardment");
    more(drawing).stage()
}

/// Rules: pg:C4f.
#[test]
fn pg_c4f_nobody_fires_across_the_elbe_or_a_full_pond() {
    for water in ["full-pond", "elbe"] {
        for (hex, side) in [("0504", "0504/0505"), ("0503", "0504/0505"), ("0503", "0503/0504")] {
            // A second target, so that the phase goes on.
            let stage = gun(hex, |it| {
                let far = it.unit("y", "coalition infantry line", FOOT, "0707");
                far.sides(water, side)
            });
            assert!(!stage.offers(&format!("target {hex}")), "{water} {hex} {side}");
        }
    }
    // The Mietzel and a stream do not keep anybody from firing.
    for water in ["mietzel", "stream"] {
        let stage = gun("0504", |it| it.sides(water, "0504/0505"));
        assert!(stage.offers("target 0504"), "{water}");
    }
    // In the middle of a longer line water does not count [K-92].
    let stage = gun("0502", |it| it.sides("full-pond", "0503/0504"));
    assert!(stage.offers("target 0502"));
}

/// Rules: pg:C4f, pg:16.1a.
#[test]
fn pg_c4f_the_refusal_names_the_chart() {
    let mut stage = gun("0504", |it| {
        it.unit("h", "prussia artillery battery", GUNS, "0605").sides("full-pond", "0504/0505")
    });
    // 0605 touches 0504 too, and the guns stand next to each other.
    stage.go("target 0504", &[]);
    assert_eq!(stage.rule("add g"), "pg:C4f");
}

/// Rules: pg:16.1b.
#[test]
fn pg_16_1b_an_enemy_across_a_full_pond_does_not_bind() {
    let far = |it: Drawing| it.unit("y", "coalition infantry line", FOOT, "0707");
    let stage = gun("0504", far);
    assert!(!stage.offers("target 0707"), "bound by 0504");
    let stage = gun("0504", |it| far(it).sides("full-pond", "0504/0505"));
    assert!(stage.offers("target 0707"));
}

fn terrain(battle: &Battle, from: &str) -> i8 {
    let hex = battle.scenario().field.grid().find(from).expect("a hex");
    let items = battle.fire_items(hex);
    items.iter().filter(|it| it.rule == "pg:16.2b").map(|it| it.amount).sum()
}

/// Rules: pg:5.0d, pg:16.2d.
#[test]
fn pg_5_0d_along_a_hexside_the_firer_takes_the_better_side() {
    // The line from 0505 to 0607 runs between 0506 and 0606.
    let drawn = |sides: &str| {
        let mut stage = gun("0607", |it| it.sides("entrenchment", sides));
        stage.go("target 0607", &[]);
        terrain(&stage.0, "0505")
    };
    assert_eq!(drawn("0505/0506"), 0);
    assert_eq!(drawn("0505/0606"), 0);
    assert_eq!(drawn("0505/0506 0505/0606"), -2);
    // The best way as a whole: one hexside on the right, two on the left.
    assert_eq!(drawn("0505/0506 0506/0607 0505/0606"), -2);
    assert_eq!(drawn("0505/0506 0606/0607"), -2);
}

/// Rules: pg:5.0d, pg:C4f.
#[test]
fn pg_5_0d_along_a_hexside_one_fires_past_the_water() {
    for side in ["0505/0506", "0505/0606", "0506/0607", "0606/0607"] {
        let stage = gun("0607", |it| it.sides("full-pond", side));
        assert!(stage.offers("target 0607"), "{side}");
    }
    let stage = gun("0607", |it| {
        it.unit("y", "coalition infantry line", FOOT, "0503")
            .sides("full-pond", "0505/0506 0606/0607")
    });
    assert!(stage.offers("target 0503") && !stage.offers("target 0607"));
}
