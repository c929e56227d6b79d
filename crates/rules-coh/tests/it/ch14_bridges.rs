//! Chapters 4, 5 and 14: vehicles and guns on bridges.

use crate::stage::ground;

/// Rules: coh:4.0c, coh:5.0d, coh:14.0i.
///
/// A bridge is a road over water [M-08]: beside the road there is only the water.
#[test]
fn coh_4_0c_vehicles_and_guns_come_onto_a_bridge_by_its_road() {
    for (kind, rule, moves) in
        [("t-34c", "coh:14.0j", 1), ("gaz", "coh:14.0j", 1), ("zis-3", "coh:4.0c", 5)]
    {
        let mut stage = ground(&[".....", ".....", "~~b~~", ".....", "....."])
            .road("B03 C03 D03")
            .unit("A", kind, "B02", 2)
            .unit("B", kind, "B03", 3)
            .unit("R", "rifle-41", "B02", 2)
            .unit("G", "infantry-43", "E05", 0)
            .soviet();
        stage.play("use R", &[]);
        assert!(stage.offers("move C03"), "on foot one climbs onto it");
        stage.plays(&["pivot 3", "pass", "use A"]);
        assert_eq!(stage.refused("move C03"), rule, "{kind}");
        stage.plays(&["pivot 3", "pass"]);
        stage.walk("use", "B", "C03");
        assert_eq!((stage.at("B").as_str(), stage.ap("soviet")), ("C03", 7 - 1 - 1 - moves));
    }
}
