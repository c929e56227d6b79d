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
            stage.plays(&["use S", "fire C02", "at G"]);
            assert_eq!(stage.miss(), (3, value), "from {from}, men look {facing:?}");
        }
    }
}
