//! Chapter 10.2: going into hiding.

use rules_coh::Flags;

use crate::stage::{Drawing, ground};

/// Infantry in A01 behind a double belt of woods, rifles beyond it.
fn behind_woods() -> Drawing {
    ground(&["......", "......", "wwwwww", "wwwwww", "......", "......", "......"])
        .unit("G", "infantry-43", "A01", 0)
        .unit("S", "rifle-41", "G06", 0)
}

/// Rules: coh:10.2b, coh:10.0f.
#[test]
fn coh_10_2_nobody_hides_beside_a_comrade_who_stays_in_view() {
    let mut stage = behind_woods().unit("H", "infantry-43", "A01", 0).german();
    stage.play("use G", &[]);
    assert_eq!(stage.refused("hide A01"), "coh:10.0f");
    assert!(stage.offers("hide B01"), "only enemies must not look on");
    // Together they can.
    stage.plays(&["join H", "hide A01", "hide A01"]);
    assert!(stage.is("G", Flags::HIDDEN) && stage.is("H", Flags::HIDDEN));
    // Nor does anybody go where a comrade is seen.
    let mut stage = behind_woods().unit("H", "infantry-43", "B01", 0).german();
    stage.play("use G", &[]);
    assert_eq!(stage.refused("hide B01"), "coh:10.0f");
    assert!(stage.offers("hide A01"));
}

/// Rules: coh:10.2b, coh:18.1c, coh:18.2o.
#[test]
fn coh_10_2b_who_hides_in_its_own_hex_keeps_its_cover() {
    let drawn = || {
        let trench = "[[work]]\nkind = \"trench\"\nhex = \"A02\"";
        let mut stage = ground(&["......", "......", "wwwwww", "wwwwww", "......", "......"])
            .unit_with("G", "infantry-43", "A02", 0, "work = \"trench\"")
            .unit("S", "rifle-41", "F06", 0)
            .with(trench)
            .german();
        stage.set("G", Flags::HASTY);
        stage
    };
    for (hex, keeps) in [("A02", true), ("B02", false)] {
        let mut stage = drawn();
        stage.plays(&["use G", &format!("hide {hex}")]);
        assert_eq!(stage.is("G", Flags::INSIDE), keeps, "{hex}");
        assert_eq!(stage.is("G", Flags::HASTY), keeps, "{hex}");
    }
}

/// Rules: coh:18.5a, coh:10.2a.
#[test]
fn coh_18_5a_mines_attack_who_hides_among_them() {
    let mines = |hex: &str| {
        format!(
            "[[work]]\nkind = \"mines\"\nhex = \"{hex}\"\ncolor = \"red\"\nnumber = 7\n\
             owner = \"soviet\""
        )
    };
    for hex in ["A01", "B01"] {
        let mut stage = behind_woods().with(&mines(hex)).german();
        stage.plays(&["use G", &format!("hide {hex}")]);
        assert_eq!((stage.asked().as_str(), stage.offers("roll 0")), ("soviet", true), "{hex}");
    }
    // Whoever comes upon hidden ones finds them; engineers do so without being attacked.
    for (kind, attacked) in [("infantry-43", true), ("panzer-engineer", false)] {
        let mut stage = ground(&["......", "......", "wwwwww", "wwwwww", "......", "......"])
            .unit("G", kind, "A01", 0)
            .unit("S", "rifle-41", "F06", 0)
            .with(&format!("{}\nhidden = true", mines("B01")))
            .german();
        stage.plays(&["use G", "hide B01"]);
        assert!(!stage.game.core.works[0].hidden, "{kind}");
        assert_eq!(stage.offers("roll 0"), attacked, "{kind}");
    }
    // What it leaves lets it go.
    let mut stage = behind_woods().with(&mines("A01")).german();
    stage.plays(&["use G", "hide B01"]);
    assert!(!stage.offers("roll 0"));
}

/// Rules: coh:10.0d, coh:10.0b.
#[test]
fn coh_10_0d_who_is_shown_by_a_comrades_shot_looks_where_it_likes() {
    let hidden = "hidden = true";
    let mut stage = ground(&["....", ".w..", "....", "....", "....", "...."])
        .unit_with("G", "infantry-43", "B02", 0, hidden)
        .unit_with("H", "infantry-43", "B02", 0, hidden)
        .unit("S", "rifle-41", "F02", 0)
        .german();
    stage.plays(&["use G", "fire F02"]);
    // The last to be shown is asked first.
    assert_eq!(stage.answers_to("face").len(), 6, "H did not fire");
    stage.play("face 0", &[]);
    assert_eq!(stage.answers_to("face"), ["2", "3", "4"], "G did");
}
