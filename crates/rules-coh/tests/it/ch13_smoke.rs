//! Chapter 13: smoke.

use rules_coh::{Event, Options};

use crate::stage::{Drawing, Stage, ground};

/// Six open hexes in a column: Germans above, rifles below, face to face.
fn lane() -> Drawing {
    ground(&["...", "...", "...", "...", "...", "..."])
        .options(Options::default())
        .unit("G", "infantry-43", "A02", 3)
        .unit("S", "rifle-41", "E02", 0)
}

/// Markers, and the defense value they lead to.
type Case<'a> = (&'a [(&'a str, u8)], Option<i16>);

/// What the Germans' shot meets with smoke in these hexes; `None` where nothing is seen.
fn shot(smoke: &[(&str, u8)]) -> Option<(i16, i16)> {
    let mut stage = lane().german();
    for &(hex, value) in smoke {
        stage.smoke(hex, value);
    }
    stage.play("use G", &[]);
    if !stage.offers("fire E02") {
        let rule = stage.refused("fire E02");
        assert!(["coh:13.0a", "coh:13.0g"].contains(&rule), "{rule}");
        return None;
    }
    stage.play("fire E02", &[]);
    Some(stage.miss())
}

/// Rules: coh:13.0a, coh:13.0b, coh:13.0c, coh:13.0d, coh:13.0f, coh:13.0g.
///
/// ex-61: a target in +2 smoke. ex-62: a firer in +2 smoke. ex-116: from +1 through one +1 into +1;
/// through two; from +2 into +2.
#[test]
fn coh_13_0_smoke_covers_and_blocks() {
    let cases: [Case<'_>; 11] = [
        (&[], Some(12)),
        (&[("E02", 2)], Some(14)),
        (&[("A02", 2)], Some(14)),
        (&[("A02", 2), ("E02", 2)], Some(16)),
        (&[("C02", 2)], None),
        (&[("C02", 1)], Some(13)),
        (&[("A02", 1), ("C02", 1), ("E02", 1)], Some(15)),
        (&[("B02", 1), ("C02", 1)], None),
        (&[("C02", 1), ("C02", 1)], None),
        (&[("E02", 2), ("E02", 2)], Some(16)),
        (&[("A02", 1), ("E02", 1)], Some(14)),
    ];
    for (smoke, defense) in cases {
        assert_eq!(shot(smoke), defense.map(|it| (4, it)), "{smoke:?}");
    }
}

/// Rules: coh:13.0a, coh:13.0g.
#[test]
fn coh_13_0g_a_line_may_end_in_the_second_smoke() {
    let mut stage = lane().german();
    stage.smoke("C02", 1);
    stage.smoke("D02", 1);
    assert!(stage.sees("A02", "D02"));
    assert!(!stage.sees("A02", "E02"));
    stage.smoke("B02", 2);
    assert!(stage.sees("A02", "B02"));
    assert!(!stage.sees("A02", "C02"));
}

/// Rules: coh:13.0e.
#[test]
fn coh_13_0e_smoke_thins_every_round() {
    let mut stage = lane().german();
    stage.smoke("B02", 2);
    stage.smoke("D02", 1);
    stage.plays(&["pass", "pass"]);
    let left: Vec<u8> = stage.game.core.smoke.iter().map(|it| it.1).collect();
    assert_eq!(left, [1]);
    stage.bid("german");
    stage.plays(&["pass", "pass"]);
    assert!(stage.game.core.smoke.is_empty());
}

/// Rules: coh:13.0h, coh:13.1a, coh:13.1d, coh:13.1e.
///
/// The price of smoke is that of a shot [M-13]; it lands where it was aimed, without a roll, and
/// hurts nobody.
#[test]
fn coh_13_1_mortars_lay_smoke() {
    let drawing = || {
        ground(&["...", "...", "...", "...", "...", "..."])
            .unit("G", "mortar-8cm", "A02", 3)
            .unit("S", "rifle-41", "E02", 0)
    };
    let mut stage = drawing().german();
    stage.play("use G", &[]);
    assert_eq!(stage.refused("smoke C02"), "coh:12.0f");
    stage.play("smoke E02", &[]);
    assert_eq!(stage.ap("german"), 4);
    assert_eq!(stage.asked(), "soviet");
    let hex = stage.game.scenario.field.by_label["E02"];
    assert_eq!(stage.game.core.smoke, [(hex, 2)]);
    assert_eq!(stage.marker("S"), None);

    let mut stage = ground(&["...", "...", ".w.", "...", "...", "..."])
        .unit("G", "mortar-8cm", "A02", 3)
        .unit("S", "rifle-41", "E02", 0)
        .german();
    stage.play("use G", &[]);
    assert_eq!(stage.refused("smoke A02"), "coh:13.1a");
    stage.plays(&["lob-smoke E02", "spot C02"]);
    assert_eq!(stage.ap("german"), 2);
    assert_eq!(stage.game.core.smoke, [(hex, 2)]);

    let mut stage = drawing().with("[options]\nno_mortar_smoke = true").german();
    stage.play("use G", &[]);
    assert_eq!(stage.refused("smoke E02"), "coh:13.1a");
}

/// Rules: coh:13.1a, coh:13.1c.
#[test]
fn coh_13_1c_others_lay_smoke_where_the_scenario_allows_it() {
    let drawing = |kind: &str| {
        ground(&["..."; 20]).unit("S", kind, "A02", 3).unit("G", "infantry-43", "T01", 0)
    };
    for kind in ["rifle-41", "mortar-50mm", "t-70", "gun-45mm"] {
        let mut stage = drawing(kind).soviet();
        stage.play("use S", &[]);
        assert_eq!(stage.refused("smoke D02"), "coh:13.1c", "{kind}");
        assert!(stage.answers_to("smoke").is_empty());
    }
    let allows = "[options]\nsmoke_kinds = [\"tank\", \"gun\"]";
    // T-70: range 7, twice that is 14; the 45 mm gun: 8 and 16.
    for (kind, farthest, beyond) in [("t-70", "O02", "P02"), ("gun-45mm", "Q02", "R02")] {
        let mut stage = drawing(kind).with(allows).soviet();
        stage.play("use S", &[]);
        assert!(stage.offers("smoke D02"), "{kind}");
        assert_eq!(stage.refused(&format!("smoke {beyond}")), "coh:7.6.1b");
        stage.play(&format!("smoke {farthest}"), &[]);
        assert_eq!(stage.ap("soviet"), 3);
        assert_eq!(stage.game.core.smoke.len(), 1);
    }
    let mut stage: Stage = drawing("rifle-41").with(allows).soviet();
    stage.play("use S", &[]);
    assert_eq!(stage.refused("smoke D02"), "coh:13.1c");
}

/// Rules: coh:6.0e, coh:13.0c, coh:13.0d.
///
/// From C03 to C05 the line runs along the side between B04 and C04.
#[test]
fn coh_13_0d_along_a_hexside_the_line_passes_where_it_is_clearer() {
    // The ground of B04, smoke in B04 and C04, and what it adds; nothing where the line is closed.
    let cases = [
        ('w', 0, 0, Some(0)),
        ('w', 0, 1, Some(1)),
        ('w', 0, 2, None),
        ('.', 0, 1, Some(0)),
        ('.', 1, 1, Some(1)),
        ('.', 1, 2, Some(1)),
        ('.', 2, 2, None),
    ];
    for (letter, upper, lower, adds) in cases {
        let row = format!("...{letter}.");
        let mut stage = ground(&[".....", &row, ".....", "....."])
            .unit("G", "infantry-43", "C03", 1)
            .unit("S", "rifle-41", "C05", 5)
            .german();
        for (hex, value) in [("B04", upper), ("C04", lower)] {
            if value > 0 {
                stage.smoke(hex, value);
            }
        }
        let case = format!("{letter} {upper} {lower}");
        assert_eq!(stage.sees("C03", "C05"), adds.is_some(), "{case}");
        stage.play("use G", &[]);
        let Some(adds) = adds else {
            let rule = stage.refused("fire C05");
            assert!(["coh:6.0b", "coh:13.0a", "coh:13.0g"].contains(&rule), "{case}");
            continue;
        };
        stage.play("fire C05", &[]);
        assert_eq!(stage.miss(), (4, 12 + adds), "{case}");
    }
}

/// Rules: coh:13.0c, coh:13.0g.
#[test]
fn smoke_that_a_line_meets_is_never_overlooked() {
    let stage = ground(&[".w....s", "...w...", ".......", "s...w..", "..w....", "......."])
        .unit("G", "infantry-43", "A01", 3)
        .unit("S", "rifle-41", "F07", 0)
        .german();
    let field = &stage.game.scenario.field;
    let hexes: Vec<_> = field.grid.hexes().collect();
    for &dense in &hexes {
        let smoke = [(dense, rules_coh::field::DENSE)];
        for (&a, &b) in hexes.iter().flat_map(|a| hexes.iter().map(move |b| (a, b))) {
            let traced = field.smoke_between(a, b, &smoke) < rules_coh::field::DENSE;
            assert_eq!(field.sees(a, b, &smoke), field.sight.sees(a, b) && traced);
        }
    }
}

/// Rules: coh:7.4d, coh:13.1a.
///
/// A suppressed mortar pays one point more for its smoke: everybody sees why, and sees it before
/// somebody spots. A marker that leaves smoke alone stays face down, but is none of the other kind.
#[test]
fn coh_7_4d_smoke_shows_the_marker_that_makes_it_dearer() {
    let drawing = || {
        ground(&["...", "www", "...", "...", "...", "...", "..."])
            .unit("M", "mortar-8cm", "A02", 3)
            .unit("S", "rifle-41", "F02", 0)
    };
    for (marker, price, shown) in [("suppressed", 6, true), ("pinned", 5, false)] {
        for verb in ["lob-smoke", "lob"] {
            let mut stage = drawing().german();
            stage.hit("M", marker);
            stage.play("use M", &[]);
            let events = stage.play(&format!("{verb} F02"), &[]);
            let tells = events.iter().any(|it| matches!(it, Event::MarkerShown { .. }));
            assert_eq!((tells, stage.ap("german")), (shown, 7 - price), "{marker} {verb}");
            assert!(!stage.answers_to("spot").is_empty(), "and then somebody spots");
            assert_eq!(stage.game.is_marker_known(stage.id("M")), shown);
        }
    }
    let mut stage = drawing().unit("N", "mortar-8cm", "C02", 3).german();
    stage.hit("N", "suppressed");
    stage.play("use N", &[]);
    let events = stage.play("smoke F02", &[]);
    assert!(events.iter().any(|it| matches!(it, Event::MarkerShown { .. })), "{events:?}");
}
