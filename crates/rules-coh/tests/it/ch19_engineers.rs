//! Chapter 19: engineers.

use crate::stage::ground;

const HIDDEN_MINES: &str = "[[work]]\nkind = \"mines\"\nhex = \"B02\"\ncolor = \"red\"\nnumber = 7\n\
                            owner = \"soviet\"\nhidden = true";

/// Rules: coh:19.0a, coh:18.5i.
///
/// Engineers find hidden mines unharmed; others are attacked at once. What lies open attacks
/// engineers, too, and so does the field they found as soon as they act in it.
#[test]
fn coh_19_0a_engineers_find_mines_unharmed() {
    for (kind, attacked) in [("panzer-engineer", false), ("infantry-43", true)] {
        let mut stage = ground(&["...", "...", "...", "..."])
            .unit("G", kind, "A02", 3)
            .unit("S", "rifle-41", "D03", 0)
            .with(HIDDEN_MINES)
            .german();
        stage.plays(&["use G", "move B02"]);
        assert!(!stage.game.core.works[0].hidden, "the field is found");
        assert_eq!(stage.asked() == "soviet", attacked, "{kind}");
        if attacked {
            stage.play("roll 0", &[1, 1]);
        }
        stage.plays(&["face 3", "pass", "use G", "pivot 0"]);
        assert_eq!(stage.asked(), "soviet");
        assert!(stage.offers("roll 0"), "who acts in the field is attacked");
    }
    let visible = HIDDEN_MINES.replace("hidden = true", "");
    let mut stage = ground(&["...", "...", "...", "..."])
        .unit("G", "panzer-engineer", "A02", 3)
        .unit("S", "rifle-41", "D03", 0)
        .with(&visible)
        .german();
    stage.plays(&["use G", "move B02"]);
    assert!(stage.offers("roll 0"));
}

/// Rules: coh:19.0a.
///
/// Who comes after the one that found the field is attacked, engineer or not.
#[test]
fn coh_19_0a_only_the_finder_is_spared() {
    let mut stage = ground(&["...", "...", "...", "..."])
        .unit("A", "infantry-43", "A02", 3)
        .unit("B", "panzer-engineer", "A02", 3)
        .unit("S", "rifle-41", "D03", 0)
        .with(HIDDEN_MINES)
        .german();
    stage.plays(&["use A", "join B", "move B02", "move B02"]);
    stage.play("roll 0", &[1, 1]);
    assert!(stage.offers("roll 0"), "the engineers come into a field that is known");
}

/// Rules: coh:19.0b, coh:13.1a.
///
/// ex-140: for 3 AP +2 smoke in the next hex, over an enemy, without a roll or a hit.
#[test]
fn coh_19_0b_engineers_lay_smoke_beside_them() {
    for to in ["A02", "B02", "C02"] {
        let mut stage = ground(&["...", "...", "...", "..."])
            .unit("G", "panzer-engineer", "B02", 3)
            .unit("S", "rifle-41", "C02", 0)
            .german();
        stage.play("use G", &[]);
        assert_eq!(stage.refused("smoke D02"), "coh:19.0b");
        stage.play(&format!("smoke {to}"), &[]);
        assert_eq!(stage.ap("german"), 4);
        assert_eq!(stage.asked(), "soviet");
        let hex = stage.game.scenario.field.by_label[to];
        assert_eq!(stage.game.core.smoke, [(hex, 2)]);
        assert_eq!(stage.marker("S"), None);
    }
}

/// Rules: coh:19.0c.
#[test]
fn coh_19_0c_engineers_are_squads_otherwise() {
    let mut stage = ground(&["...", "...", "...", "..."])
        .unit("G", "panzer-engineer", "A02", 3)
        .unit("S", "rifle-41", "C02", 0)
        .with("[[work]]\nkind = \"trench\"\nhex = \"A02\"")
        .german();
    assert!(stage.game.kind(stage.id("G")).is_squad());
    stage.play("use G", &[]);
    assert!(stage.offers("enter") && stage.offers("dig") && stage.offers("move B02"));
    stage.play("fire C02", &[]);
    assert_eq!(stage.miss(), (5, 12));
}
