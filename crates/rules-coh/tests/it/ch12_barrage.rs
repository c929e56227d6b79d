//! Chapter 12.3: what artillery sets off, and whom it warns.

use kernel::{Seat, Viewer};
use rules_coh::Flags;
use scene::{Arg, Show};

use crate::stage::ground;

const LIGHT: &str = "[[oba]]\nforce = \"german\"\ncard = \"oba1\"\nuses = 1";

/// Rules: coh:18.5a, coh:12.3c, coh:10.0h.
///
/// 6 + 4 + 3 reach the flank of 11 in the woods, where shells burst: the rifles are found, and then
/// the mines they stand on attack them.
#[test]
fn coh_18_5a_mines_attack_whom_shells_find() {
    for (dice, found) in [([4, 3], true), ([1, 1], false)] {
        let mut stage = ground(&["......", "......", "......", "...w..", "......"])
            .unit("G", "infantry-43", "D01", 2)
            .unit_with("S", "rifle-41", "D04", 0, "hidden = true")
            .unit("U", "rifle-41", "A06", 3)
            .with(
                "[[work]]\nkind = \"mines\"\nhex = \"D04\"\ncolor = \"red\"\nnumber = 7\n\
                 owner = \"soviet\"\nhidden = true",
            )
            .with(LIGHT)
            .drawn();
        stage.plays(&["begin", "shell D04"]);
        stage.bid("german");
        stage.plays(&["pass", "pass"]);
        let faces = [dice[0], dice[1], 1, 9];
        stage.play("roll 0", if found { &faces } else { &faces[..3] });
        assert_eq!(stage.is("S", Flags::HIDDEN), !found);
        if found {
            stage.play("face 0", &[]);
            assert_eq!(stage.asked(), "soviet", "who laid the mines rolls");
            stage.play("roll 0", &[6, 1]);
            assert_eq!(stage.at("S"), "destroyed", "hit twice");
        } else {
            assert_eq!(stage.asked(), "german", "the next hex");
        }
    }
}

/// Rules: coh:card.V08, coh:8.3a.
///
/// ex-35 speaks of an opponent's artillery fire: neither smoke nor own shells are one.
#[test]
fn coh_card_v08_is_for_shells_of_the_enemy() {
    let soviet = "[[oba]]\nforce = \"soviet\"\ncard = \"oba4\"\nuses = 1";
    for (oba, plot, warned) in
        [(soviet, "shell C03", true), (soviet, "smoke C03", false), (LIGHT, "shell C03", false)]
    {
        let mut stage = ground(&["......"; 6])
            .unit_with("G", "infantry-43", "C03", 3, "cards = [\"V08\"]")
            .unit("S", "rifle-41", "F03", 0)
            .with(oba)
            .drawn();
        stage.plays(&["begin", plot]);
        stage.bid("german");
        stage.plays(&["pass", "pass"]);
        assert_eq!(stage.offers("hold"), warned, "{plot}");
    }
}

/// Rules: coh:12.3d, coh:7.6.3k.
///
/// Behind woods, only a mortar is there to direct the guns.
#[test]
fn coh_12_3d_a_mortar_that_is_locked_directs_nobody() {
    let plotting = |mortar: &str, more: &str| {
        ground(&["....", "wwww", "....", "....", "...."])
            .unit_with("M", "mortar-8cm", "A02", 3, mortar)
            .unit("V", "opel", "A02", 3)
            .unit("S", "rifle-41", "E02", 0)
            .with(more)
            .with(LIGHT)
            .drawn()
    };
    let near = "[[unit]]\nid = \"T\"\ntype = \"rifle-41\"\nforce = \"soviet\"\n\
        hexes = [\"A02\"]\nfacing = 3";
    for (mortar, more, directs) in
        [("", "", true), ("", near, false), ("carried_by = \"V\"", "", false)]
    {
        let mut stage = plotting(mortar, more);
        stage.play("begin", &[]);
        assert_eq!(stage.offers("shell D02"), directs, "{mortar}{more}");
    }
}

/// Rules: coh:18.5a, coh:18.5l, coh:17.1c.
///
/// Shells on a truck in a minefield: the squad on board is attacked by the mines if the truck is lost.
#[test]
fn coh_18_5l_mines_attack_whom_shells_set_down() {
    for (dice, lost) in [([6, 6], true), ([1, 1], false)] {
        let mut stage = ground(&["......", "......", "......", "......", "......"])
            .unit("G", "infantry-43", "D01", 2)
            .unit("V", "gaz", "D04", 0)
            .unit_with("S", "rifle-41", "D04", 0, "carried_by = \"V\"")
            .unit("U", "rifle-41", "A06", 3)
            .with(
                "[[work]]\nkind = \"mines\"\nhex = \"D04\"\ncolor = \"red\"\nnumber = 7\n\
                 owner = \"german\"",
            )
            .with(&format!("{LIGHT}\nplots = [{{ hex = \"D04\" }}]"))
            .with("[start]\nturn = 2\nphase = \"barrage\"\nside = \"german\"")
            .drawn();
        stage.play("begin", &[]);
        // The hex itself comes first: truck, squad, mines; all but the truck are missed.
        stage.play("target V", &[]);
        stage.play("roll 0", &dice);
        stage.play("target S", &[]);
        stage.play("roll 0", &[1, 1]);
        stage.play("roll 0", &[1, 1]);
        let attacked = stage.game.core.agenda.iter().any(|it| {
            matches!(it, rules_coh::Frame::Roll { purpose: rules_coh::Purpose::Mines(of), .. }
                if *of == stage.id("S"))
        });
        assert_eq!(attacked, lost);
    }
}

/// Rules: coh:12.3a, coh:12.3b.
#[test]
fn coh_12_3b_whoever_has_plotted_sees_where_it_goes_and_what_is_left() {
    let twice = LIGHT.replace("uses = 1", "uses = 2");
    for (plot, key) in [("shell C03", "coh-note-plot"), ("smoke C03", "coh-note-plot-smoke")] {
        let mut stage = ground(&["......"; 6])
            .unit("G", "infantry-43", "C05", 3)
            .unit("S", "rifle-41", "F03", 0)
            .with(&twice)
            .drawn();
        stage.plays(&["begin", plot]);
        let notes = |viewer| stage.game.scene(viewer).notes;
        let own = notes(Viewer::Player(Seat(0)));
        let left = own.iter().find(|it| it.key == "coh-note-artillery").unwrap();
        assert_eq!(left.args["left"], Arg::Number(1));
        let plotted = own.iter().find(|it| it.key == key).unwrap();
        assert_eq!(plotted.args["hex"], Arg::Text("C03".to_owned()));
        for viewer in [Viewer::Player(Seat(1)), Viewer::Spectator] {
            assert_eq!(notes(viewer), [], "it is nobody else’s business");
        }
    }
}
