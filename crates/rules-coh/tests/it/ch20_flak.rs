//! Chapter 20.0: fire from the ground at aircraft.

use crate::stage::{Stage, ground};

/// A German AA half-track, and a Shturmovik that has just come in over F01.
fn under(hex: &str, facing: u8) -> Stage {
    let mut stage = ground(&["................."; 12])
        .unit("A", "sdkfz-251-17", hex, facing)
        .unit("S", "rifle-41", "A17", 3)
        .unit("IL", "il-2", "F01", 1)
        .with("[[air]]\nunit = \"IL\"\nrounds = [1, 2]")
        .soviet();
    stage.plays(&["use IL", "fly F01", "altitude 0", "face 2", "stop", "use A"]);
    stage
}

/// Rules: coh:20.0p, coh:7.6.1a, coh:7.6.1b, coh:7.6.2a.
#[test]
fn coh_20_0p_flak_reaches_twice_its_range_for_its_usual_price() {
    // Six hexes away, and fourteen, which is twice seven: long range.
    for (hex, power) in [("F07", 4), ("F15", 4 - 2)] {
        let mut stage = under(hex, 5);
        stage.play("flak IL", &[]);
        assert_eq!(stage.ap("german"), 5, "two of seven");
        assert_eq!(stage.miss().0, power, "from {hex}");
    }
    assert_eq!(under("F16", 5).refused("flak IL"), "coh:7.6.1b");
}

/// Rules: coh:20.0p, coh:6.1b, coh:7.6.2a.
#[test]
fn coh_20_0p_flak_needs_its_arc_but_straight_up() {
    assert_eq!(under("F07", 2).refused("flak IL"), "coh:6.1b");
    for facing in [0, 3] {
        let mut stage = under("F01", facing);
        stage.play("flak IL", &[]);
        assert_eq!(stage.miss().0, 4 + 3, "short range, whichever way it looks");
    }
}
