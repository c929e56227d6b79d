//! Chapter 10: where those look who show themselves by a shot.

use crate::stage::ground;

/// Rules: coh:10.0b.
///
/// F01 lies straight to the left of F05: only two ways of looking have it before them.
#[test]
fn coh_10_0b_who_lays_smoke_from_hiding_looks_towards_it() {
    let mut rows = ["......"; 8];
    rows[5] = "....w.";
    for shot in ["fire F01", "smoke F01", "lob-smoke F01"] {
        let mut stage = ground(&rows)
            .unit_with("M", "mortar-8cm", "F05", 0, "hidden = true")
            .unit("S", "rifle-41", "A01", 3)
            .german();
        stage.plays(&["use M", shot]);
        assert_eq!(stage.answers(), ["face 4", "face 5"], "{shot}");
    }
    // Engineers throw it as they like.
    let mut stage = ground(&rows)
        .unit_with("M", "panzer-engineer", "F05", 0, "hidden = true")
        .unit("S", "rifle-41", "A01", 3)
        .german();
    stage.plays(&["use M", "smoke F04"]);
    assert_eq!(stage.answers_to("face").len(), 6);
}
