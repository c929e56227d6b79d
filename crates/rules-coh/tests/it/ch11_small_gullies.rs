//! Chapter 11.5: small gullies along hexsides.

use crate::stage::ground;

/// The defense of rifles in C05 that look up left, fired at by infantry that looks up right or up.
#[track_caller]
fn defense(from: &str, facing: u8, sides: &str) -> i16 {
    let mut stage = ground(&[".......", ".......", ".......", ".......", "......."])
        .map(&format!("[map.hexsides]\nsmall-gully = [{sides}]"))
        .unit("G", "infantry-43", from, facing)
        .unit("S", "rifle-41", "C05", 5)
        .german();
    stage.plays(&["use G", "fire C05"]);
    stage.miss().1
}

/// Rules: coh:11.5j.
#[test]
fn coh_11_5j_a_small_gully_helps_where_the_line_comes_in() {
    // From the front, C04 up left of C05's lower left side: the line crosses C04/C05.
    assert_eq!(defense("C04", 1, "\"C04/C05\""), 12 + 1);
    assert_eq!(defense("C04", 1, "\"B04/C05\""), 12, "another side");
    // From farther away the side of the target counts, not one on the way.
    assert_eq!(defense("A05", 3, "\"B05/C05\""), 12 + 1);
    assert_eq!(defense("A05", 3, "\"A05/B05\""), 12);
}

/// Rules: coh:11.5j.
///
/// Straight to the right the line enters C05 through the corner between B04 and C04.
#[test]
fn coh_11_5j_through_a_corner_the_defender_chooses() {
    for from in ["C03", "C01"] {
        assert_eq!(defense(from, 1, "\"B04/C05\""), 12 + 1, "{from}");
        assert_eq!(defense(from, 1, "\"C04/C05\""), 12 + 1, "{from}");
        assert_eq!(defense(from, 1, "\"C05/D05\""), 12, "{from}");
        assert_eq!(defense(from, 1, "\"B04/C04\""), 12, "along it, not into the hex: {from}");
    }
}
