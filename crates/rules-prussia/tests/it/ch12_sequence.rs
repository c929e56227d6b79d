//! Chapters 12, 15, 17 and 20: the order of turns and phases.

use kernel::Game;
use rules_prussia::{Army, Battle, Event, Flags, Morale, Phase};

use crate::data::battle;
use crate::fight::{FOOT, GUNS, Go, HORSE, dice, drive, duel};
use crate::stage::Drawing;

/// One battalion of each army, far apart, in Prussian movement.
fn far(turn: u8) -> Drawing {
    duel().phase("prussia", "movement").turn(turn)
}

/// Rules: pg:12a, pg:12b.
#[test]
fn pg_12b_the_phases_of_a_player_turn_in_their_order() {
    let mut stage = far(3).stage();
    let mut events = stage.play("end", &[1]);
    events.extend(stage.play("end", &[1]));
    let order: Vec<(Phase, Army)> = events
        .iter()
        .filter_map(|it| match it {
            Event::Phase { phase, army } => Some((*phase, *army)),
            _ => None,
        })
        .collect();
    let (us, them) = (Army::Prussia, Army::Coalition);
    let expected = [
        (Phase::Bombardment, us),
        (Phase::Rally, us),
        (Phase::Defense, us),
        (Phase::Combat, us),
        (Phase::Deployment, them),
        (Phase::Command, them),
        (Phase::Rout, them),
        (Phase::Movement, them),
        (Phase::Bombardment, them),
        (Phase::Rally, them),
        (Phase::Defense, them),
        (Phase::Combat, them),
        (Phase::Adjustment, them),
        (Phase::Deployment, us),
        (Phase::Command, us),
        (Phase::Rout, us),
        (Phase::Movement, us),
    ];
    assert_eq!(order, expected);
    // The Prussians go first, then the Coalition, then the joint adjustment, then the next turn.
    let turns: Vec<String> = events
        .iter()
        .filter_map(|it| match it {
            Event::PlayerTurn { army } => Some(format!("{army:?}")),
            Event::Turn { turn } => Some(turn.to_string()),
            _ => None,
        })
        .collect();
    assert_eq!(turns, ["Coalition", "4", "Prussia"]);
}

/// Rules: pg:12c.
#[test]
fn pg_12c_what_is_over_is_not_reopened() {
    let mut stage = far(1)
        .unit("a", "prussia infantry line", FOOT, "0305")
        .unit("b", "prussia infantry line", FOOT, "0308")
        .morale("b", "disordered")
        .stage();
    stage.play("select a; move 0405; stop; end", &[]);
    // It is the Rally Phase; nobody moves any more.
    assert_eq!(stage.rule("select a"), "pg:15.3a");
    assert_eq!(stage.rule("move 0505"), "pg:15.3a");
    assert_eq!(stage.rule("done"), "pg:12c");
    assert!(stage.offers("rally b"));
}

/// Rules: pg:12d.
#[test]
fn pg_12d_the_last_turn_ends_the_battle() {
    // The stage has twelve turns.
    let mut stage = far(12).stage();
    stage.play("end", &[1]);
    let events = stage.play("end", &[]);
    assert!(events.iter().any(|it| matches!(it, Event::Ended { .. })));
    assert!(stage.0.outcome().is_some() && stage.0.prompt().is_none());
    let mut stage = far(11).stage();
    stage.play("end", &[1]);
    stage.play("end", &[1]);
    assert_eq!((stage.0.core().turn, stage.0.outcome().is_none()), (12, true));
}

/// Rules: pg:15.0a, pg:16.3a.
#[test]
fn pg_15_0a_artillery_that_moved_does_not_fire_in_its_turn() {
    let mut stage = far(1)
        .unit("g", "prussia artillery battery", GUNS, "0506")
        .unit("h", "prussia artillery battery", GUNS, "0505")
        .unit("x", "coalition infantry line", FOOT, "0503")
        .stage();
    stage.play("select g; move 0505; stop; place-at 2; end", &[]);
    assert!(stage.0.unit(stage.id("g")).is(Flags::GUNS_MOVED));
    stage.play("target 0503", &[]);
    assert_eq!(stage.rule("add g"), "pg:7.0e");
    // The marker goes after the phase.
    stage.go("from 0505; roll", &[1]);
    assert!(!stage.0.unit(stage.id("g")).is(Flags::GUNS_MOVED));
}

/// Rules: pg:15.1a, pg:15.2a.
#[test]
fn pg_15_1a_rout_movement_then_markers_then_normal_movement() {
    let mut stage = far(1)
        .phase("prussia", "rout")
        .unit("a", "prussia infantry line", FOOT, "0505")
        .unit("r", "prussia infantry line", FOOT, "0307")
        .unit("g", "prussia artillery battery", GUNS, "0308")
        .unit("x", "coalition infantry line", FOOT, "0504")
        .morale("r", "routed")
        .morale("g", "routed")
        .stage();
    assert_eq!(stage.rule("select a"), "pg:15.3a");
    assert!(stage.0.core().markers.is_empty());
    assert_eq!(stage.offered(), ["run r"]);
    stage.play("run r", &[]);
    while !stage.offers("end") {
        let first = stage.offered()[0].clone();
        stage.play(&first, &[]);
    }
    // Routed artillery stays; the marker lies before anybody moves.
    assert_eq!(stage.at("g"), "0308");
    assert!(stage.at("r").starts_with("01"), "two hexes towards its edge");
    assert_eq!(stage.0.core().markers.len(), 1);
    assert_eq!(stage.0.core().phase, Phase::Movement);
}

/// Rules: pg:15.3a.
#[test]
fn pg_15_3a_all_who_are_not_routed_may_move_and_wings_form_column() {
    let stage = far(1)
        .unit("a", "prussia infantry line", FOOT, "0305")
        .unit("d", "prussia infantry line", FOOT, "0308")
        .unit("c", "prussia cavalry dragoon", HORSE, "0406")
        .unit("r", "prussia infantry line", FOOT, "0603")
        .morale("d", "disordered")
        .morale("r", "routed")
        .leader("king", "prussia commander 5 i", 2, "0305")
        .stage();
    for piece in ["a", "d", "c", "king"] {
        assert!(stage.offers(&format!("select {piece}")), "{piece}");
    }
    assert_eq!(stage.rule("select r"), "pg:7.0f");
    assert!(stage.offers("column prussia-horse"));
    assert!(!stage.offers("column prussia-foot"), "not all of it is Formed");
}

/// Rules: pg:17a.
#[test]
fn pg_17a_each_shaken_unit_tries_to_rally_once() {
    let mut stage = far(1)
        .phase("prussia", "rally")
        .unit("d", "prussia infantry line", "8-4-3", "0305")
        .unit("r", "prussia infantry line", "8-4-3", "0308")
        .unit("x", "coalition infantry line", FOOT, "0707")
        .morale("d", "disordered")
        .morale("r", "routed")
        .morale("x", "disordered")
        .stage();
    // Four hexes from the enemy: MR 4 and 1.
    stage.play("rally d", &[6]);
    assert_eq!(stage.morale("d"), Morale::Disordered);
    assert!(!stage.offers("rally d") && stage.offers("rally r") && !stage.offers("rally x"));
    stage.go("rally r", &[5]);
    assert_eq!(stage.morale("r"), Morale::Disordered);
}

/// Rules: pg:20a.
#[test]
fn pg_20a_engaged_markers_go_after_close_combat() {
    let mut stage = far(1)
        .unit("a", "prussia infantry line", "1-9-3 1-9-3", "0505")
        .unit("x", "coalition infantry line", "1-9-3 1-9-3", "0504")
        .stage();
    assert_eq!(stage.0.core().markers.len(), 1);
    stage.play("end; attack 0504; from 0505; announce", &[]);
    assert_eq!(stage.0.core().markers.len(), 1);
    // 1-1, roll 2: 1r / 0.
    stage.play("roll", &[2, 1]);
    // The enemy's own markers are laid in his movement; his turn has begun.
    assert_eq!(stage.0.core().active, Army::Coalition);
    let hex = stage.0.core().markers.first().map(|it| it.hex);
    assert_eq!(hex, stage.0.hex(stage.id("x")), "only the marker of the army that moves");
}

/// Rules: pg:12d.
#[test]
fn pg_12d_every_battle_has_its_length() {
    for (name, turns) in [
        ("rossbach", 10),
        ("rossbach-battle", 4),
        ("leuthen", 11),
        ("leuthen-battle", 5),
        ("zorndorf", 17),
        ("zorndorf-battle", 11),
        ("torgau", 13),
        ("torgau-battle", 5),
    ] {
        assert_eq!(battle(name).scenario().turns, turns, "{name}");
    }
    // One of them to its end, nobody wishing anything.
    let mut game: Battle = battle("rossbach");
    let events = drive(&mut game, &mut dice(3, &[]), |_| false);
    let turns = events.iter().filter(|it| matches!(it, Event::Turn { .. })).count();
    assert_eq!((turns, game.core().turn), (10, 10));
}
