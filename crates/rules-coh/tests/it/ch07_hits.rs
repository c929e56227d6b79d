//! Chapter 7.3 and 7.4: losses, CAP and hit markers.

use rules_coh::{Event, Flags};

use crate::stage::{Stage, ground};

/// Germans above, Soviets below, three hexes apart.
fn facing_each_other(german: &str, soviet: &str) -> Stage {
    ground(&["...", "...", "...", "...", "..."])
        .unit("G", german, "A02", 3)
        .unit("H", german, "A02", 3)
        .unit("S", soviet, "D02", 0)
        .unit("T", soviet, "D01", 0)
        .german()
}

/// Whether a marker of a unit was shown.
fn shows(stage: &Stage, events: &[Event], name: &str) -> bool {
    let id = stage.id(name);
    events.iter().any(|it| matches!(it, Event::MarkerShown { unit, .. } if *unit == id))
}

/// Rules: coh:7.3a, coh:7.4g.
#[test]
fn coh_7_3a_two_hits_or_a_hit_on_a_hit_unit_destroy() {
    let mut stage = facing_each_other("infantry-43", "rifle-41");
    stage.hit("S", "pinned");
    assert_eq!(stage.game.core.pools[0][4], 4, "five Pinned less one");
    stage.plays(&["use G", "fire D02"]);
    let events = stage.play("roll 0", &[4, 4]);
    assert_eq!(Stage::attack(&events), Some((12, Some(12), 1)));
    assert_eq!(stage.at("S"), "destroyed");
    assert!(shows(&stage, &events, "S"), "its marker is shown");
    assert_eq!(stage.game.core.pools[0][4], 5, "and goes back");
    stage.play("pass", &[]);
    stage.plays(&["use G", "fire D01"]);
    stage.play("roll 0", &[6, 6]);
    assert_eq!(stage.at("T"), "destroyed", "two hits at once");
    assert_eq!(stage.points("german"), 2);
}

/// Rules: coh:7.3b, coh:7.3c, coh:7.3d.
///
/// ex-19 and ex-20: 9 CAP and two losses: units on 9 and 8, the marker drops with each, and the
/// second round begins with 7.
#[test]
fn coh_7_3_losses_cover_the_cap_track_from_above() {
    let mut stage = ground(&["...", "...", "...", "...", "..."])
        .caps(6, 9)
        .unit("G", "infantry-43", "A02", 3)
        .unit("S", "rifle-41", "D02", 0)
        .unit("T", "rifle-41", "D01", 0)
        .unit("U", "rifle-41", "E03", 0)
        .german();
    for (hex, left) in [("D02", 8), ("D01", 7)] {
        stage.plays(&["use G", &format!("fire {hex}")]);
        stage.play("roll 0", &[6, 6]);
        assert_eq!(stage.cap("soviet"), left);
        stage.play("pass", &[]);
    }
    stage.play("pass", &[]);
    assert_eq!(stage.cap("soviet"), 7, "the refill of round 2");
}

/// Rules: coh:7.3b, coh:7.3d.
///
/// ex-105: with 5 CAP left of 9 the first loss changes nothing now; the next refill is 8.
#[test]
fn coh_7_3d_cap_below_the_covered_space_stay() {
    let mut stage = ground(&["...", "...", "...", "...", "..."])
        .caps(6, 9)
        .unit("G", "infantry-43", "A02", 3)
        .unit("S", "rifle-41", "D02", 0)
        .unit("T", "rifle-41", "E01", 0)
        .german();
    stage.game.core.forces[1].cap = 5;
    stage.plays(&["use G", "fire D02"]);
    stage.play("roll 0", &[6, 6]);
    assert_eq!(stage.cap("soviet"), 5);
    stage.plays(&["pass", "pass"]);
    assert_eq!(stage.cap("soviet"), 8);
}

/// Rules: coh:7.3b, coh:7.3e.
///
/// ex-104: 6 CAP at the start, 3, 6 or 7 losses: 3, 0 and 0 each round.
#[test]
fn coh_7_3e_cap_never_fall_below_nothing() {
    for (losses, refill) in [(3, 3), (6, 0), (7, 0)] {
        let mut stage = facing_each_other("infantry-43", "rifle-41");
        stage.game.core.forces[1].losses = losses - 1;
        stage.game.core.forces[1].cap = 6 - (losses - 1).min(6);
        stage.plays(&["use G", "fire D02"]);
        stage.play("roll 0", &[6, 6]);
        assert_eq!(stage.cap("soviet"), refill, "the marker stood on the covered space");
        stage.plays(&["pass", "pass"]);
        assert_eq!(stage.cap("soviet"), refill);
    }
}

/// Rules: coh:7.4a, coh:7.4b.
#[test]
fn coh_7_4b_guns_draw_foot_markers_and_vehicles_their_own() {
    // A gun seen from behind: 4 + 6 against 10.
    let mut stage = ground(&["...", "...", "...", "...", "..."])
        .unit("G", "infantry-43", "A02", 3)
        .unit("P", "tiger-1e", "A01", 3)
        .unit("S", "gun-45mm", "D02", 3)
        .unit("T", "t-70", "D01", 0)
        .german();
    stage.plays(&["use G", "fire D02"]);
    let events = stage.play("roll 0", &[3, 3, 9]);
    assert_eq!(Stage::attack(&events), Some((10, Some(10), 1)));
    assert_eq!(stage.marker("S").as_deref(), Some("pinned"));
    assert_eq!(stage.game.core.pools[0].iter().sum::<u8>(), 19);
    stage.play("pass", &[]);
    // 12 + 2 against 14; the fifth of sixteen is Light damage.
    stage.plays(&["opportunity P", "fire D01"]);
    stage.play("roll 0", &[1, 1, 5]);
    assert_eq!(stage.marker("T").as_deref(), Some("light-damage"));
    assert_eq!(stage.game.core.pools[1].iter().sum::<u8>(), 15);
}

/// Rules: coh:7.4a.
#[test]
fn coh_7_4a_a_hit_draws_one_of_the_markers_left() {
    let mut stage = facing_each_other("infantry-43", "rifle-41");
    stage.plays(&["use G", "fire D02"]);
    stage.play("roll 0", &[4, 4, 20]);
    assert_eq!(stage.marker("S").as_deref(), Some("cowering"), "the last of twenty");
    stage.play("pass", &[]);
    stage.plays(&["use G", "fire D01"]);
    stage.play("roll 0", &[4, 4, 19]);
    assert_eq!(stage.marker("T").as_deref(), Some("cowering"), "the last of nineteen");
}

/// Rules: coh:7.4h1, coh:7.4h2, coh:7.4h3, coh:7.4h4, coh:7.4h5, coh:7.4h6, coh:7.4h7, coh:7.4h8.
#[test]
fn coh_7_4h_the_foot_markers_are_those_of_the_table() {
    let stage = facing_each_other("infantry-43", "rifle-41");
    let chart = &stage.game.scenario.markers.foot;
    // Count, fire, fire cost, move, move cost, pivot, red, blue, range, front, flank, rally.
    let lines: Vec<_> = chart
        .iter()
        .map(|it| {
            let fire = (it.fires, it.fire_cost, it.red, it.blue, it.range);
            let legs = (it.moves, it.move_cost, it.pivots);
            (it.id.as_str(), it.count, fire, legs, (it.front, it.flank), it.rally)
        })
        .collect();
    let free = (true, 0, true);
    let stuck = (false, 0, false);
    let armed = (true, 0, 0, 0, None);
    let unarmed = (false, 0, 0, 0, None);
    let expected = [
        ("stunned", 3, unarmed, stuck, (0, 0), Some(7)),
        ("unnerved", 2, armed, free, (0, 0), Some(7)),
        ("eliminated", 1, unarmed, stuck, (0, 0), None),
        ("panicked", 2, unarmed, free, (-1, 1), Some(8)),
        ("pinned", 5, armed, stuck, (0, 0), Some(7)),
        ("suppressed", 5, (true, 1, -2, -2, None), free, (0, 0), Some(7)),
        ("cowering", 2, (true, 2, 0, 0, Some(1)), (true, 1, true), (1, 1), Some(8)),
    ];
    assert_eq!(lines, expected);
    assert_eq!(chart.iter().map(|it| u32::from(it.count)).sum::<u32>(), 20);
    assert_eq!(stage.game.core.pools[0].iter().sum::<u8>(), 20, "all in the pool at the start");
    assert!(chart[0].only_rally && chart[2].removed);
}

/// Rules: coh:7.4h1, coh:7.4h2.
///
/// ex-23: a stunned unit only rallies, and is as hard to hit as ever.
#[test]
fn coh_7_4h1_a_stunned_unit_does_nothing_but_rally() {
    let mut stage = facing_each_other("infantry-43", "rifle-41");
    stage.hit("G", "stunned");
    stage.hit("S", "stunned");
    stage.hit("H", "unnerved");
    stage.play("use G", &[]);
    assert_eq!(stage.refused("move B02"), "coh:7.4h1");
    assert_eq!(stage.refused("fire D02"), "coh:7.4h1");
    assert_eq!(stage.refused("dig"), "coh:7.4h1");
    assert_eq!(stage.refused("pivot 0"), "coh:7.4h1");
    assert!(stage.offers("rally"));
    stage.play("rally", &[]);
    stage.play("roll 0", &[1, 1]);
    stage.play("pass", &[]);
    // Unnerved does not hinder: full firepower for three AP.
    stage.plays(&["opportunity H", "fire D02"]);
    assert_eq!(stage.miss(), (4, 12));
}

/// Rules: coh:7.4h3, coh:7.4j.
///
/// ex-153: Eliminated removes the unit at once: a point, a CAP less, the marker back in the pool.
#[test]
fn coh_7_4j_eliminated_is_a_loss_like_any_other() {
    let mut stage = facing_each_other("infantry-43", "rifle-41");
    stage.plays(&["use G", "fire D02"]);
    let events = stage.play("roll 0", &[4, 4, 6]);
    assert!(shows(&stage, &events, "S"));
    assert_eq!(stage.at("S"), "destroyed");
    assert_eq!((stage.points("german"), stage.cap("soviet")), (1, 5));
    assert_eq!(stage.game.core.forces[1].losses, 1);
    assert_eq!(stage.game.core.pools[0][2], 1);
}

/// Rules: coh:7.4e, coh:7.4h4, coh:7.4k.
///
/// ex-25: the marker of a panicked unit is shown when it is attacked, whatever the dice: its front
/// is 11, its flank 12.
#[test]
fn coh_7_4h4_a_panicked_unit_cannot_fire_and_turns_its_back() {
    for (facing, defense) in [(0, 11), (3, 12)] {
        let mut stage = ground(&["...", "...", "...", "...", "..."])
            .unit("G", "infantry-43", "A02", 3)
            .unit("S", "rifle-41", "D02", facing)
            .german();
        stage.hit("S", "panicked");
        stage.play("use G", &[]);
        let events = stage.play("fire D02", &[]);
        assert!(shows(&stage, &events, "S"));
        assert_eq!(stage.miss(), (4, defense));
        stage.play("use S", &[]);
        assert_eq!(stage.refused("fire A02"), "coh:7.4k");
        assert!(stage.offers("move E02"));
    }
}

/// Rules: coh:7.4h5, coh:7.4i.
///
/// ex-22: a pinned unit neither moves nor turns nor gets on or off, but fires and may be carried.
#[test]
fn coh_7_4h5_a_pinned_unit_stays_but_fires() {
    let mut stage = ground(&["...", "...", "...", "...", "..."])
        .unit("G", "infantry-43", "B02", 3)
        .unit("V", "sdkfz-251-1", "B02", 3)
        .unit("S", "rifle-41", "E02", 0)
        .german();
    stage.hit("G", "pinned");
    let mut on_foot = Stage { game: stage.game.clone() };
    on_foot.play("use G", &[]);
    assert_eq!(on_foot.refused("move C02"), "coh:7.4h5");
    assert_eq!(on_foot.refused("pivot 0"), "coh:7.4h5");
    assert!(on_foot.offers("fire E02") && on_foot.offers("rally") && on_foot.offers("dig"));
    stage.play("use V", &[]);
    assert_eq!(stage.refused("load G"), "coh:7.4i");
    let mut stage = ground(&["...", "...", "...", "...", "..."])
        .unit("V", "sdkfz-251-1", "B02", 3)
        .unit_with("G", "infantry-43", "B02", 3, "carried_by = \"V\"")
        .unit("S", "rifle-41", "E02", 0)
        .german();
    stage.hit("G", "pinned");
    stage.play("use V", &[]);
    assert_eq!(stage.refused("unload"), "coh:7.4i");
    stage.play("move C02", &[]);
    stage.settle();
    assert_eq!(stage.game.hex(stage.id("G")), Some(stage.hex("C02")), "it is carried along");
}

/// Rules: coh:7.4d, coh:7.4h6.
///
/// ex-21 and ex-24: Suppressed rifles pay 5 to fire with 1; the marker is shown and goes back under
/// them.
#[test]
fn coh_7_4d_a_suppressed_unit_fires_dearly_and_shows_its_marker() {
    let mut stage = ground(&["...", "...", "...", "...", "..."])
        .unit("G", "infantry-43", "A02", 3)
        .unit("P", "panzer-2", "A01", 3)
        .unit("S", "rifle-41", "D02", 0)
        .soviet();
    stage.hit("S", "suppressed");
    stage.play("use S", &[]);
    let events = stage.play("fire A02", &[]);
    assert_eq!(stage.ap("soviet"), 2);
    assert!(shows(&stage, &events, "S"));
    assert_eq!(stage.miss(), (1, 12));
    assert_eq!(stage.marker("S").as_deref(), Some("suppressed"));
    stage.play("pass", &[]);
    stage.plays(&["command S", "fire A01"]);
    assert_eq!(stage.cap("soviet"), 1, "five CAP too");
    assert_eq!(stage.miss(), (-2, 13), "blue 0 becomes -2");
}

/// Rules: coh:7.4d, coh:7.4e, coh:7.4h7.
#[test]
fn coh_7_4h7_a_cowering_unit_is_slow_and_hard_to_hit() {
    for (facing, defense) in [(0, 13), (3, 12)] {
        let mut stage = ground(&["...", "...", "...", "...", "..."])
            .unit("G", "infantry-43", "A02", 3)
            .unit("S", "rifle-41", "D02", facing)
            .german();
        stage.hit("S", "cowering");
        stage.play("use G", &[]);
        let events = stage.play("fire D02", &[]);
        assert!(shows(&stage, &events, "S"));
        assert_eq!(stage.miss(), (4, defense));
        stage.play("use S", &[]);
        let to = if facing == 0 { "move C02" } else { "move E02" };
        let events = stage.play(to, &[]);
        assert_eq!(stage.ap("soviet"), 5, "one AP more to move");
        assert!(shows(&stage, &events, "S"), "and it shows");
    }
}

/// Rules: coh:7.4f, coh:7.4g.
#[test]
fn coh_7_4f_a_marker_is_shown_when_the_unit_rallies() {
    let mut stage = facing_each_other("infantry-43", "rifle-41");
    stage.hit("G", "pinned");
    stage.plays(&["use G", "rally"]);
    let events = stage.play("roll 0", &[3, 4]);
    let id = stage.id("G");
    let shown = events.iter().find_map(|it| match it {
        Event::Rallied { unit, success: true, hit } if *unit == id => *hit,
        _ => None,
    });
    assert!(shown.is_some());
    assert_eq!(stage.marker("G"), None);
    assert_eq!(stage.game.core.pools[0][4], 5);
    assert!(stage.is("G", Flags::JOINED), "with two AP left");
}
