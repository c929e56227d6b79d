//! Chapter 10: where those look who show themselves by a shot.

use rules_coh::{Event, Flags};

use crate::stage::ground;

/// Rules: coh:10.0b.
///
/// F01 lies straight to the left of F05: only two ways of looking have it before them.
#[test]
fn coh_10_0b_who_lays_smoke_from_hiding_looks_towards_it() {
    let mut rows = ["......"; 8];
    rows[5] = "....w.";
    let mut blind = rows;
    blind[5] = "..w.w.";
    for (shot, rows) in [("fire F01", rows), ("smoke F01", rows), ("lob-smoke F01", blind)] {
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

/// Rules: coh:10.0e, coh:10.3a.
///
/// A sniper fires from hiding with its own points; a card that is played on it shows it.
#[test]
fn coh_10_0e_a_card_shows_a_sniper() {
    for (fund, stays) in [("use N", true), ("card 2 N", false)] {
        let mut stage = ground(&["...", "www", "...", "...", "..."])
            .with("[cards_in_play]\ndeck = { \"2\" = 1 }")
            .unit_with("N", "sniper-german", "B02", 3, "hidden = true")
            .unit("S", "rifle-41", "E02", 0)
            .german();
        stage.deal("german", "2");
        let events = stage.plays(&[fund, "fire E02"]);
        assert_eq!(stage.is("N", Flags::HIDDEN), stays, "{fund}");
        let tells = events.iter().any(|it| matches!(it, Event::ShotFrom { .. }));
        assert_eq!(tells, stays, "{fund}");
    }
}

/// Rules: coh:10.3a, coh:10.0c.
///
/// the leader decides; a sniper that only supports shows itself like others.
#[test]
fn coh_10_3a_a_sniper_that_supports_shows_itself() {
    let mut stage = ground(&["...", "www", "...", "...", "..."])
        .unit_with("N", "sniper-german", "B02", 3, "hidden = true")
        .unit("G", "infantry-43", "B01", 3)
        .unit("S", "rifle-41", "D01", 0)
        .german();
    stage.plays(&["use G", "join N", "fire D01"]);
    assert!(!stage.is("N", Flags::HIDDEN));
}

/// Rules: coh:10.3e, coh:10.3f.
#[test]
fn coh_10_3e_a_sniper_tells_the_defender_alone() {
    let mut stage = ground(&["...", "www", "...", "...", "..."])
        .unit_with("N", "sniper-german", "B02", 3, "hidden = true")
        .unit("G", "infantry-43", "D02", 3)
        .unit("S", "rifle-41", "D02", 0)
        .german();
    let events = stage.plays(&["use N", "fire D02"]);
    let rifles = stage.id("S");
    let told = events.iter().filter_map(|it| match it {
        Event::ShotFrom { unit, .. } => Some(*unit),
        _ => None,
    });
    assert_eq!(told.collect::<Vec<_>>(), [rifles]);
}
