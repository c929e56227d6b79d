//! Chapters 8.2 and 8.4, with 10.2, 11.1.4 and 25.3.3: where retreats lead, and who may leave the map.

use rules_prussia::state::Spirit;
use rules_prussia::{Army, Cause, Event, Morale, Place};

use crate::bench::{FOOT1, FOOT4, HORSE2, apart, field, wide};
use crate::stage::{Drawing, Stage, plain};

/// Zorndorf on fourteen by fourteen hexes: south is left, west is up; both armies list all four edges.
fn zorndorf() -> Drawing {
    let column =
        |it: u8| (1..=14).map(|row| format!("{it:02}{row:02}")).collect::<Vec<_>>().join(" ");
    let row =
        |it: u8| (1..=14).map(|column| format!("{column:02}{it:02}")).collect::<Vec<_>>().join(" ");
    wide(&[])
        .of("zorndorf")
        .main(true, true)
        .region("south-edge", &column(1))
        .region("north-edge", &column(14))
        .region("west-edge", &row(1))
        .region("east-edge", &row(14))
        .edges(&["@north-edge", "@south-edge", "@east-edge", "@west-edge"])
}

/// Rules: pg:25.3.3a, pg:8.2e.
///
/// The enemy stands north, so only the south edge is friendly: on the west edge nobody runs off.
#[test]
fn pg_25_3_3a_a_routed_unit_on_another_edge_stays_on_the_map() {
    let mut stage = zorndorf()
        .phase("prussia", "rout")
        .unit("p", "prussia infantry line", FOOT4, "0307")
        .unit("q", "prussia infantry line", FOOT4, "0308")
        .unit("r", "prussia infantry line", FOOT4, "0501")
        .unit("x", "coalition infantry line", FOOT4, "1207")
        .unit("y", "coalition infantry line", FOOT4, "1208")
        .morale("r", "routed")
        .stage();
    // 0401 is 10 hexes from the enemy, 0402 and 0601 are 9; then 0301 is 10 and 0402 is 9.
    stage.play("run r", &[]);
    assert_eq!(stage.at("r"), "0301");
    assert_eq!(stage.cs(Army::Coalition), 0);
    assert!(stage.0.army_state(Army::Prussia).track.pieces.is_empty());
}

/// Rules: pg:25.3.3a, pg:10.2k.
#[test]
fn pg_10_2k_a_demoralized_army_leaves_by_its_own_edge_only() {
    let mut stage = zorndorf()
        .phase("prussia", "movement")
        .spirits(Spirit::Demoralized, Spirit::Steady)
        .unit("p", "prussia infantry line", FOOT4, "0307")
        .unit("q", "prussia infantry line", FOOT4, "0308")
        .unit("far", "prussia infantry line", FOOT4, "1403")
        .unit("near", "prussia infantry line", FOOT4, "0103")
        .unit("x", "coalition infantry line", FOOT4, "1207")
        .unit("y", "coalition infantry line", FOOT4, "1208")
        .stage();
    stage.play("select far", &[]);
    assert_eq!(stage.rule("exit"), "pg:10.2k", "the enemy's edge");
    stage.play("stop; select near; exit", &[]);
    assert_eq!(stage.0.unit(stage.id("near")).place, Place::Exited);
}
