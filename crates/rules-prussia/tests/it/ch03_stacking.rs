//! Chapter 3: stacks and their order.

use rules_prussia::{Army, Decision};

use crate::bench::{FOOT1, FOOT2, FOOT4, GUN2, GUN4, apart, field, wide};
use crate::stage::{Drawing, Stage};

/// A hex with so many levels of infantry in 0505, and of artillery.
fn hex_with(foot: &[&str], guns: &[&str], column: bool) -> Drawing {
    let mut drawing = apart(wide(&[]));
    let ladder = |levels: &str, guns: bool| match (levels, guns) {
        ("4", false) => FOOT4,
        ("1", false) => FOOT1,
        ("4", true) => GUN4,
        ("1", true) => "2/1/0-3-3",
        _ => panic!("no ladder of {levels}"),
    };
    for (index, levels) in foot.iter().enumerate() {
        let id = format!("f{index}");
        drawing = drawing.unit(&id, "prussia infantry line", ladder(levels, false), "0505");
    }
    for (index, levels) in guns.iter().enumerate() {
        let id = format!("g{index}");
        drawing = drawing.unit(&id, "prussia artillery battery", ladder(levels, true), "0505");
    }
    if column {
        drawing = drawing.column("f0");
    }
    drawing
}

/// What the file of a situation may not say unless it calls the hex overstacked, the rules call so too.
fn is_too_much(foot: &[&str], guns: &[&str], column: bool) -> bool {
    let refused = hex_with(foot, guns, column).read().is_err();
    let drawing = hex_with(foot, guns, column);
    let stage = if refused { drawing.crowded("0505") } else { drawing }.stage();
    assert_eq!(stage.0.is_overstacked(stage.hex("0505"), Army::Prussia), refused);
    refused
}

/// Rules: pg:3.1a, pg:3.1b, pg:3.2a.
///
/// ex-25.
#[test]
fn pg_3_1a_twelve_levels_of_the_line_and_eight_of_artillery() {
    assert!(!is_too_much(&["4", "4", "4"], &["4", "4"], false));
    assert!(is_too_much(&["4", "4", "4", "1"], &[], false));
    assert!(is_too_much(&["4", "4", "4"], &["4", "4", "1"], false));
    assert!(!is_too_much(&[], &["4", "4", "4"], false));
    assert!(is_too_much(&[], &["4", "4", "4", "1"], false));
    assert!(is_too_much(&["1"], &["4", "4", "4"], false));
    assert!(!is_too_much(&["4"], &["4", "4"], true));
    assert!(is_too_much(&["4", "1"], &[], true));
}

/// Rules: pg:3.1c, pg:3.4c, pg:1.2a.
#[test]
fn pg_3_1c_leaders_count_nothing_and_lie_nowhere() {
    let stage = wide(&[])
        .unit("g", "prussia artillery battery", GUN4, "0505")
        .unit("a", "prussia infantry line", FOOT4, "0506")
        .unit("b", "prussia infantry line", FOOT4, "0506")
        .unit("c", "prussia infantry line", FOOT4, "0506")
        .leader("l", "prussia-foot", 2, "0506")
        .leader("m", "prussia-horse", 1, "0506")
        .leader("king", "prussia commander 5 i", 2, "0505")
        .unit("x", "coalition infantry line", FOOT4, "0507")
        .phase("prussia", "bombardment")
        .stage();
    assert!(!stage.0.is_overstacked(stage.hex("0506"), Army::Prussia));
    assert_eq!(stage.pile("0506"), ["c", "b", "a"]);
    // Whatever lies in the hex, the best leader helps all of it, and a gun under him still fires.
    for unit in ["a", "b", "c"] {
        assert_eq!(stage.0.morale_modifier(stage.id(unit)), 2);
    }
    assert!(stage.0.is_on_top(stage.id("g")));
}

fn crowd() -> Drawing {
    field(&[])
        .phase("prussia", "movement")
        .leader("king", "prussia commander 5 i", 0, "0405")
        .unit("a", "prussia infantry line", FOOT4, "0505")
        .unit("b", "prussia infantry line", FOOT4, "0505")
        .unit("c", "prussia infantry line", FOOT4, "0505")
        .unit("d", "prussia infantry line", FOOT4, "0305")
        .unit("x", "coalition infantry line", FOOT4, "1305")
        .leader("lead", "prussia-foot", 0, "0405")
}

/// The crowd, with the wing's leader beside it.
fn led_crowd() -> Stage {
    wide(&[])
        .phase("prussia", "movement")
        .leader("lead", "prussia-foot", 0, "0405")
        .unit("a", "prussia infantry line", FOOT4, "0505")
        .unit("b", "prussia infantry line", FOOT4, "0505")
        .unit("c", "prussia infantry line", FOOT4, "0505")
        .unit("d", "prussia infantry line", FOOT4, "0305")
        .unit("zp", "prussia infantry line", FOOT1, "0714")
        .unit("zx", "coalition infantry line", FOOT1, "0814")
        .stage()
}

/// Rules: pg:3.3a, pg:3.3b.
#[test]
fn pg_3_3a_the_phase_does_not_end_with_too_many_levels_in_a_hex() {
    let mut stage = led_crowd();
    stage.play("select d; move 0405; move 0505; stop; place-at 4", &[]);
    assert_eq!(stage.rule("end"), "pg:3.3a");
    stage.play("select a; move 0605; stop; end", &[]);
    // Too many at the start, after retreats say: it must be put right as well.
    let mut stage = wide(&[])
        .phase("prussia", "movement")
        .unit("a", "prussia infantry line", FOOT4, "0505")
        .unit("b", "prussia infantry line", FOOT4, "0505")
        .unit("c", "prussia infantry line", FOOT4, "0505")
        .unit("d", "prussia infantry line", FOOT1, "0505")
        .crowded("0505")
        .unit("zp", "prussia infantry line", FOOT1, "0714")
        .unit("zx", "coalition infantry line", FOOT1, "0814")
        .stage();
    assert_eq!(stage.rule("end"), "pg:3.3a");
    stage.play("select d; move 0605; stop; end", &[]);
}

/// Rules: pg:3.3c, pg:3.3a.
#[test]
fn pg_3_3c_one_goes_through_a_full_hex_but_does_not_stay() {
    let mut stage = led_crowd();
    stage.play(
        "select a; stop; select b; stop; select c; stop; select d; move 0405; move 0505",
        &[],
    );
    assert_eq!(stage.rule("stop"), "pg:3.3a");
    stage.play("move 0605; stop; end", &[]);
    // With its last point it does not even go in.
    let mut stage = led_crowd();
    stage.play(
        "select a; stop; select b; stop; select c; stop; select d; move 0304; move 0405",
        &[],
    );
    assert_eq!(stage.rule("move 0505"), "pg:3.3a");
}

/// Rules: pg:3.4a, pg:4.2e.
#[test]
fn pg_3_4a_only_the_top_four_levels_fight() {
    // Two levels lie on top of four: only they are counted, 5 against 8.
    let mut stage = field(&[])
        .unit("a", "prussia infantry line", FOOT4, "0505")
        .unit("b", "prussia infantry line", FOOT2, "0505")
        .unit("x", "coalition infantry line", FOOT4, "0605")
        .stage();
    let events = stage.play("attack 0605; from 0505; announce; roll", &[5]);
    let strength = events.iter().find_map(|it| match it {
        rules_prussia::Event::Fought { strength, .. } => Some(*strength),
        _ => None,
    });
    assert_eq!(strength, Some([5, 8]));
}

/// Rules: pg:3.4b.
#[test]
fn pg_3_4b_artillery_fires_only_from_above_foot_and_horse() {
    let stage = |first: &str, second: &str| {
        let of = |it: &str| if it == "g" { GUN2 } else { FOOT2 };
        let what = |it: &str| {
            if it == "g" { "prussia artillery battery" } else { "prussia infantry line" }
        };
        field(&[])
            .phase("prussia", "bombardment")
            .unit(first, what(first), of(first), "0505")
            .unit(second, what(second), of(second), "0505")
            .unit("x", "coalition infantry line", FOOT4, "0507")
            .stage()
    };
    // The last written lies on top.
    assert!(stage("a", "g").offers("target 0507"));
    assert!(!stage("g", "a").offers("target 0507"));
}

/// Rules: pg:3.4d.
#[test]
fn pg_3_4d_stacks_are_ordered_freely_in_normal_movement_only() {
    let mut stage = led_crowd();
    assert_eq!(stage.pile("0505"), ["c", "b", "a"]);
    stage.play("top a; top c", &[]);
    assert_eq!(stage.pile("0505"), ["c", "a", "b"]);
    let rally =
        crowd().phase("prussia", "rally").morale("a", "disordered").morale("d", "disordered");
    assert_eq!(rally.stage().rule("top b"), "pg:3.4d");
}

/// Rules: pg:3.4e.
#[test]
fn pg_3_4e_who_retreats_lies_on_top() {
    // The only hex behind 0505 that is free of the enemy's zone holds friends.
    let mut stage = field(&[])
        .phase("prussia", "rout")
        .unit("r", "prussia infantry line", FOOT2, "0505")
        .unit("b", "prussia infantry line", FOOT1, "0305")
        .unit("c", "prussia infantry line", FOOT1, "0306")
        .unit("d", "prussia infantry line", FOOT1, "0304")
        .unit("x", "coalition infantry line", FOOT4, "0705")
        .morale("r", "routed")
        .stage();
    let events = stage.play("run r", &[]);
    let ended = stage.at("r");
    assert_eq!(stage.pile(&ended).first().map(String::as_str), Some("r"), "{events:?}");
}

/// Rules: pg:3.4.1a, pg:7.0e.
///
/// ex-60: the Coalition's guns go to the bottom and cannot fire in the enemy's next turn.
#[test]
fn pg_3_4_1a_coalition_artillery_goes_to_the_bottom_in_an_enemy_zone() {
    let mut stage = wide(&[])
        .phase("coalition", "movement")
        .unit("a", "coalition infantry line", FOOT2, "0505")
        .unit("b", "coalition infantry line", FOOT2, "0505")
        .unit("g", "coalition artillery battery", GUN2, "0405")
        .unit("p", "prussia artillery battery", GUN2, "0605")
        .stage();
    stage.play("select g; move 0505; stop", &[]);
    assert_eq!(stage.pile("0505"), ["b", "a", "g"], "nobody was asked");
    assert_eq!(stage.rule("top g"), "pg:3.4.1a");
    // No fire after the move; the Prussian gun holds its fire; nobody assaults it; new turn.
    stage.play("end; end; end", &[1]);
    assert_eq!(stage.asked(), Army::Prussia);
    // Prussian movement and bombardment. Then no defensive fire is offered: the Coalition commands.
    stage.play("end; end", &[1]);
    assert_eq!((stage.asked(), stage.asks()), (Army::Coalition, Decision::Order));
    // In its own Movement Phase the gun comes up and may fire, at once and in the enemy's turn.
    stage.play("top g; end", &[]);
    assert_eq!(stage.pile("0505"), ["g", "b", "a"]);
    assert!(stage.offers("target 0605"));
    stage.play("end; end; end", &[1]);
    stage.play("end; end", &[]);
    assert_eq!(stage.asked(), Army::Coalition);
    assert!(stage.offers("target 0605"), "in defense");
}

/// Rules: pg:3.4.1a.
#[test]
fn pg_3_4_1a_out_of_enemy_zones_coalition_artillery_lies_where_its_owner_likes() {
    let mut stage = wide(&[])
        .phase("coalition", "movement")
        .unit("a", "coalition infantry line", FOOT2, "0505")
        .unit("g", "coalition artillery battery", GUN2, "0405")
        .unit("p", "prussia artillery battery", GUN2, "0705")
        .stage();
    stage.play("select g; move 0505; stop; place-at 2", &[]);
    assert_eq!(stage.pile("0505"), ["g", "a"]);
}

/// Rules: pg:3.4.1b.
#[test]
fn pg_3_4_1b_prussian_artillery_may_lie_on_top_at_once() {
    let mut stage = wide(&[])
        .unit("a", "prussia infantry line", FOOT2, "0505")
        .unit("g", "prussia artillery battery", GUN2, "0405")
        .unit("x", "coalition artillery battery", GUN2, "0605")
        .stage();
    stage.play("select g; move 0505; stop; place-at 2", &[]);
    assert_eq!(stage.pile("0505"), ["g", "a"]);
    assert!(stage.0.is_on_top(stage.id("g")));
}
