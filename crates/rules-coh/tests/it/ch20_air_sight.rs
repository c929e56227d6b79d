//! Chapter 20.3: what aircraft see.

use crate::stage::{Stage, ground};

/// Whether an aircraft over A02 sees what stands in E02, straight below it on the map.
fn sees(stage: &Stage) -> bool {
    let (from, to) = (stage.hex("A02"), stage.hex("E02"));
    stage.game.scenario.field.sees_from_above(from, to, &stage.game.core.smoke)
}

/// A strip with this ground in D02, right before E02, and hexes of these levels.
fn strip(letter: char, map: &str) -> Stage {
    let row = format!(".{letter}.");
    ground(&["...", "...", "...", &row, "..."])
        .map(map)
        .unit("G", "infantry-43", "A01", 3)
        .unit("S", "rifle-41", "E03", 0)
        .drawn()
}

/// Rules: coh:20.3a, coh:20.3b.
#[test]
fn coh_20_3b_only_an_obstacle_right_before_it_hides_a_hex_from_the_air() {
    assert!(sees(&strip('.', "")));
    assert!(!sees(&strip('w', "")), "woods do");
    assert!(sees(&strip('.', "[map.regions]\nlevel-1 = [\"D02\"]")), "a bare hill does not");
    assert!(!sees(&strip('w', "[map.regions]\nlevel-1 = [\"D02\", \"E02\"]")), "2 above 1");
    assert!(sees(&strip('w', "[map.regions]\nlevel-1 = [\"E02\"]")), "trees as high as the hill");
    let mut stage = ground(&["...", "...", ".w.", "...", "..."])
        .unit("G", "infantry-43", "A01", 3)
        .unit("S", "rifle-41", "E03", 0)
        .drawn();
    assert!(sees(&stage), "woods farther away do not");
    stage.smoke("D03", 2);
    assert!(sees(&stage), "nor smoke beside the line");
}

/// Rules: coh:20.3c, coh:13.0c, coh:13.0g.
#[test]
fn coh_20_3c_smoke_between_hides_at_any_altitude() {
    // Smoke by hex, and whether the line is open.
    let cases: [(&[(&str, u8)], bool); 6] = [
        (&[("C02", 1)], true),
        (&[("C02", 2)], false),
        (&[("B02", 1), ("C02", 1)], false),
        (&[("E02", 2)], true),
        (&[("A02", 2)], true),
        (&[("C02", 1), ("E02", 2)], true),
    ];
    for (smoke, open) in cases {
        let mut stage = strip('.', "");
        for &(hex, value) in smoke {
            stage.smoke(hex, value);
        }
        assert_eq!(sees(&stage), open, "{smoke:?}");
    }
}
