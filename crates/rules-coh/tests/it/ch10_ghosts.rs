//! Chapter 10.0: which of several hidden units fire at their hex meets, and how hard.

use rules_coh::Flags;

use crate::stage::{Drawing, Stage, ground};

const HIDDEN: &str = "hidden = true";

/// A machine gun in F02 before open ground.
fn gunner() -> Drawing {
    ground(&["....", "....", "....", "....", "....", "...."]).unit("M", "hmg-42", "F02", 0)
}

/// Rules: coh:10.0h.
#[test]
fn coh_10_0h_a_die_chooses_among_hidden_units_of_equal_rating() {
    for (face, met) in [(1, "S"), (2, "T"), (3, "U"), (4, "S"), (60, "U")] {
        let mut stage = gunner()
            .unit_with("S", "rifle-41", "B02", 0, HIDDEN)
            .unit_with("T", "rifle-41", "B02", 0, HIDDEN)
            .unit_with("U", "rifle-41", "B02", 0, HIDDEN)
            .german();
        stage.plays(&["use M", "fire B02"]);
        // 5 + 7 against a front of 12; the last draw says which marker.
        stage.play("roll 0", &[3, 4, face, 9]);
        for unit in ["S", "T", "U"] {
            assert_eq!(stage.marker(unit).is_some(), unit == met, "{face}: {unit}");
            assert!(!stage.is(unit, Flags::HIDDEN), "all are shown");
        }
    }
}

/// Rules: coh:10.0h, coh:12.1a, coh:12.3c.
///
/// Artillery comes from above: of a Maxim (10 in the flank) and rifles (11) it meets the Maxim, though
/// their fronts are equal.
#[test]
fn coh_10_0h_shells_meet_the_weakest_flank() {
    let barrage = || {
        let mut stage = gunner()
            .unit_with("S", "rifle-41", "B02", 0, HIDDEN)
            .unit_with("X", "maxim", "B02", 0, HIDDEN)
            .unit("U", "rifle-41", "F04", 0)
            .with("[[oba]]\nforce = \"german\"\ncard = \"oba1\"\nuses = 1")
            .drawn();
        stage.plays(&["begin", "shell B02"]);
        stage.bid("german");
        stage.plays(&["pass", "pass"]);
        stage
    };
    let marks = |stage: &Stage| (stage.marker("S").is_some(), stage.marker("X").is_some());
    // 6 + 3 is less than 10.
    let mut stage = barrage();
    stage.play("roll 0", &[1, 2, 1]);
    assert_eq!(marks(&stage), (false, false));
    assert!(stage.is("S", Flags::HIDDEN) && stage.is("X", Flags::HIDDEN));
    // 6 + 4 is enough for the Maxim, and would not be for the rifles.
    let mut stage = barrage();
    stage.play("roll 0", &[2, 2, 1, 9]);
    assert_eq!(marks(&stage), (false, true));
    assert!(!stage.is("S", Flags::HIDDEN) && !stage.is("X", Flags::HIDDEN));
}

/// Rules: coh:card.9, coh:10.0g.
#[test]
fn coh_card_9_helps_against_those_who_hide() {
    for (card, hit) in [(true, true), (false, false)] {
        let mut stage = gunner()
            .unit_with("S", "rifle-41", "B02", 0, HIDDEN)
            .with("[cards_in_play]\ndeck = { \"9\" = 1 }")
            .german();
        stage.deal("german", "9");
        stage.plays(&["use M", "fire B02"]);
        if card {
            stage.play("card 9 cap", &[]);
        }
        // 5 + 5 misses a front of 12, and two more hit it.
        let faces: &[u8] = if hit { &[2, 3, 1, 9] } else { &[2, 3, 1] };
        stage.play("roll 0", faces);
        assert_eq!((stage.marker("S").is_some(), stage.is("S", Flags::HIDDEN)), (hit, !hit));
    }
}
