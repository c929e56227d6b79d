//! Chapter 18.2: which way a bunker and those inside it look.

use hexgrid::Direction;

use crate::stage::ground;

/// Rules: coh:18.2r, coh:18.2j, coh:18.2k.
#[test]
fn coh_18_2r_the_bunker_decides_what_is_front_not_those_inside() {
    // The bunker looks down; from below come 12 + 5, from above 11 + 2, wherever its men look.
    for facing in [Direction::D0, Direction::D3] {
        for (from, looks, value) in [("E02", 0, 12 + 5), ("A02", 3, 11 + 2)] {
            let mut stage = ground(&["...", "...", "...", "...", "..."])
                .unit_with("G", "infantry-43", "C02", 3, "work = \"bunker\"")
                .unit("S", "rifle-41", from, looks)
                .with(
                    "[[work]]\nkind = \"bunker\"\nhex = \"C02\"\nfacing = 3\nfront = 5\nflank = 2",
                )
                .soviet();
            stage.game.core.units[0].facing = facing;
            stage.plays(&["use S", "fire C02", "target G"]);
            assert_eq!(stage.miss(), (3, value), "from {from}, men look {facing:?}");
        }
    }
}

/// Rules: coh:18.2i, coh:8.2a.
///
/// A hidden squad in a bunker throws where the bunker looks, and is met from behind in its flank.
#[test]
fn coh_18_2i_weapons_are_used_where_the_bunker_looks() {
    let bunker = "[[work]]\nkind = \"bunker\"\nhex = \"C02\"\nfacing = 0\nfront = 5\nflank = 2";
    let mut stage = ground(&["...", "...", "...", "...", "..."])
        .unit_with(
            "G",
            "infantry-43",
            "C02",
            0,
            "hidden = true\nwork = \"bunker\"\nweapons = [\"w3\"]",
        )
        .unit("S", "rifle-41", "E02", 0)
        .with(bunker)
        .german();
    stage.play("use G", &[]);
    assert!(stage.offers("strike w3 B02"));
    assert_eq!(stage.refused("strike w3 D02"), "coh:18.2i");
}
