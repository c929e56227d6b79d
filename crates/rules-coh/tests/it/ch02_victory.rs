//! Chapter 2: points, control, the end.

use kernel::{Game, Viewer};
use rules_coh::roster::Nation;
use rules_coh::{Event, Options, Place};
use scene::Show;

use crate::stage::{Drawing, Stage, ground, read_firefight};

/// A German before an objective that the Soviets hold, and a Soviet behind it.
fn objective(more: &str) -> Drawing {
    ground(&["...", "...", "...", "...", "..."])
        .unit("G", "infantry-43", "A02", 3)
        .unit("S", "rifle-41", "E02", 0)
        .with(&format!(
            "[[objective]]\nhexes = [\"B02\"]\nname = {{ en = \"Hill\", it = \"Colle\" }}\n\
             control = \"soviet\"\n{more}"
        ))
}

fn holder(stage: &Stage, hex: &str) -> Option<Nation> {
    stage.game.controller(stage.hex(hex))
}

/// Rules: coh:2.3a.
#[test]
fn coh_2_3a_points_of_the_round_come_before_the_next_round() {
    let mut stage = objective("each_round = { german = 3, soviet = 2 }").german();
    stage.play("pass", &[]);
    let events = stage.play("pass", &[]);
    let scored = events.iter().position(|it| matches!(it, Event::Scored { points: 2, .. }));
    let began = events.iter().position(|it| *it == Event::RoundBegan { round: 2 });
    assert!(scored.expect("points") < began.expect("a round"), "{events:?}");
    assert_eq!((stage.points("german"), stage.points("soviet")), (0, 2));
    stage.bid("german");
    stage.walk("use", "G", "B02");
    stage.plays(&["pass", "pass"]);
    assert_eq!((stage.points("german"), stage.points("soviet")), (3, 2));
    assert_eq!(stage.game.core.round, 3);
}

/// Rules: coh:2.4a, coh:2.4b.
#[test]
fn the_setting_tells_what_wins_and_the_scene_who_would_win_now() {
    let mut stage = objective("each_round = { german = 3, soviet = 2 }").german();
    let setting = stage.game.setting();
    let told: Vec<&str> = setting.victory.iter().map(|it| it.message.key.as_str()).collect();
    assert_eq!(told[0], "coh-victory-most");
    assert_eq!(told.iter().filter(|&&it| it == "coh-victory-each-round").count(), 2);
    let standing =
        |stage: &Stage| stage.game.scene(Viewer::Spectator).standing.expect("it goes on");
    assert_eq!(standing(&stage).key, "coh-standing-tied");
    stage.plays(&["pass", "pass"]);
    assert_eq!(standing(&stage).key, "coh-standing-leads", "the Soviets scored for the hill");
}

/// Rules: coh:2.4b, coh:5.1d.
#[test]
fn the_setting_tells_what_losses_exits_and_the_start_bring() {
    let told = |more: &str| -> Vec<(String, Option<scene::Arg>)> {
        let setting = objective(more).german().game.setting();
        let lines = setting.victory.into_iter().map(|it| it.message);
        lines.map(|it| (it.key, it.args.get("points").cloned())).collect()
    };
    let points = |points: i32| Some(scene::Arg::Number(points));
    assert!(told("").contains(&("coh-victory-kill".into(), points(1))));
    let all = told(
        "[[exit]]\nforce = \"german\"\nhexes = [\"A01\"]\npoints = 2\n\
                    [victory]\nstart = { soviet = 9 }",
    );
    assert!(all.contains(&("coh-victory-exit".into(), points(2))), "{all:?}");
    assert!(all.contains(&("coh-victory-start".into(), points(9))), "{all:?}");
}

/// Rules: coh:2.0a.
#[test]
fn parts_of_the_round_without_cards_and_artillery_are_not_named() {
    let setting = objective("").german().game.setting();
    assert_eq!(setting.phases, ["initiative", "turns"]);
}

/// Rules: coh:2.3b.
#[test]
fn coh_2_3b_the_game_ends_after_its_last_round_or_when_its_end_is_reached() {
    let text = objective("").rewritten("rounds = 5", "rounds = 2");
    let mut stage = read_firefight(text, Options::default()).expect("read").first("german");
    stage.next_round("german");
    stage.play("pass", &[]);
    let events = stage.play("pass", &[]);
    assert_eq!(events.last(), Some(&Event::Ended));
    assert!(stage.game.prompt().is_none() && stage.game.outcome().is_some());
    assert_eq!(stage.refused("pass"), "coh:2.3b");
    // Whoever takes what ends the game ends it at once.
    let end = "[victory]\nend_when = [{ nation = \"german\", hexes = [\"B02\"] }]";
    let mut stage = objective(end).german();
    stage.plays(&["use G", "move B02"]);
    assert!(stage.game.outcome().is_none());
    stage.play("face 3", &[]);
    assert!(stage.game.prompt().is_none() && stage.game.outcome().is_some());
    // Only hexes of which control is kept can end it.
    let end = "[victory]\nend_when = [{ nation = \"german\", hexes = [\"C02\"] }]";
    assert!(objective(end).findings().contains("no objective"));
}

/// Rules: coh:2.4a, coh:2.4b.
#[test]
fn coh_2_4a_more_points_win_and_equal_points_lose() {
    for (german, winner, rule) in [
        (3, Some(kernel::Seat(0)), "coh:2.4a"),
        (2, None, "coh:2.4b"),
        (1, Some(kernel::Seat(1)), "coh:2.4a"),
    ] {
        let text = objective(&format!("[victory]\nstart = {{ german = {german}, soviet = 2 }}"))
            .rewritten("rounds = 5", "rounds = 1");
        let mut stage = read_firefight(text, Options::default()).expect("read").first("german");
        stage.plays(&["pass", "pass"]);
        let outcome = stage.game.outcome().expect("an end");
        assert_eq!((outcome.winner, outcome.rule.0), (winner, rule));
        assert_eq!(outcome.points, [(kernel::Seat(0), german), (kernel::Seat(1), 2)]);
    }
}

/// Rules: coh:2.4c, coh:2.4d.
#[test]
fn coh_2_4c_the_enemy_scores_for_a_unit_at_once_whoever_destroyed_it() {
    let mut stage = ground(&["...", "...", "...", "..."])
        .unit("E", "infantry-43", "C02", 0)
        .unit("D", "infantry-43", "B02", 0)
        .unit_with("C", "rifle-41", "B02", 3, "points = 3")
        .german();
    stage.plays(&["use E", "fire B02", "target C"]);
    // 4 + 3 short + 12 = 19 against 12 + 4: destroyed, and the points are there before the next roll.
    stage.play("roll 0", &[6, 6]);
    assert_eq!((stage.at("C").as_str(), stage.points("german")), ("destroyed", 3));
    // 4 + 3 + 8 = 15 against the flank of the own squad, 11 + 4.
    stage.play("roll 0", &[4, 4]);
    assert_eq!((stage.at("D").as_str(), stage.points("soviet")), ("destroyed", 1));
    assert_eq!(stage.points("german"), 3);
}

/// Rules: coh:2.4e, coh:2.4f, coh:2.4g.
///
/// ex-142: Germans pass through, then both are there, then the Germans leave.
#[test]
fn coh_2_4e_a_hex_belongs_to_whoever_was_there_alone_last() {
    let mut stage = objective("").german();
    assert_eq!(holder(&stage, "B02"), Some(Nation::Soviet));
    stage.walk("use", "G", "B02");
    assert_eq!(holder(&stage, "B02"), Some(Nation::German));
    stage.play("pass", &[]);
    stage.walk("use", "G", "C02");
    assert_eq!(holder(&stage, "B02"), Some(Nation::German), "passing through is enough");
    // The Soviets come round by the side while the Germans go back into the hex.
    stage.walk("use", "S", "D02");
    stage.walk("use", "G", "B02");
    stage.walk("use", "S", "C02");
    stage.play("stall ap", &[]);
    stage.walk("use", "S", "B02");
    assert_eq!(holder(&stage, "B02"), None, "contested");
    stage.walk("use", "G", "A02");
    assert_eq!(holder(&stage, "B02"), Some(Nation::Soviet));
}

/// Rules: coh:2.4h.
#[test]
fn coh_2_4h_aircraft_neither_take_nor_contest_a_hex() {
    let mut stage = objective("")
        .unit("F", "il-2", "E01", 0)
        .with("[[air]]\nunit = \"F\"\nrounds = [1]")
        .german();
    let (plane, over) = (stage.id("F"), stage.hex("B02"));
    stage.game.core.units[plane.index()].place = Place::Map(over);
    stage.game.refresh();
    stage.walk("use", "G", "B02");
    assert_eq!(holder(&stage, "B02"), Some(Nation::German), "not contested from the air");
    stage.play("pass", &[]);
    stage.walk("use", "G", "C02");
    assert_eq!(holder(&stage, "B02"), Some(Nation::German), "not taken from the air");
}

/// Rules: coh:2.4e.
///
/// a hex in which both sides have vanished falls to whoever held it alone last.
#[test]
fn coh_2_4e_a_hex_in_which_both_sides_died_goes_back_to_its_last_holder() {
    let objective = "[[objective]]\nhexes = [\"C03\"]\nname = { en = \"Mill\", it = \"Mulino\" }\n\
                     control = \"soviet\"\nat_end = { german = 1, soviet = 1 }\n";
    // All targets of an attack are hit at once [COH 7.7b]: the order of the rolls does not matter.
    for first in ["target G", "target S"] {
        let mut stage = ground(&[".....", ".....", ".....", ".....", "....."])
            .unit("G", "infantry-43", "B03", 3)
            .unit("S", "rifle-41", "C03", 0)
            .unit("M", "maxim", "E03", 0)
            .with(objective)
            .german();
        stage.hit("S", "pinned");
        stage.plays(&["use G", "move C03", "face 3"]);
        let mill = stage.game.scenario.field.by_label["C03"];
        assert_eq!(stage.game.controller(mill), None);
        // The machine gun fires into the fray: both are destroyed.
        stage.hit("G", "unnerved");
        stage.plays(&["use M", "fire C03", first]);
        stage.play("roll 0", &[6, 6]);
        stage.play("roll 0", &[6, 6]);
        assert_eq!((stage.at("S").as_str(), stage.at("G").as_str()), ("destroyed", "destroyed"));
        assert_eq!(stage.game.controller(mill), Some(Nation::Soviet), "{first}");
    }
}

/// Rules: coh:2.3b, coh:12.3c.
///
/// Shells clear the hex of the enemy before anybody has a turn: the firefight is over.
#[test]
fn coh_2_3b_the_end_may_come_with_the_barrage() {
    let objective = "[[objective]]\nhexes = [\"C03\"]\nname = { en = \"Mill\", it = \"Mulino\" }\n\
                     at_end = { german = 1 }\n\
                     [[victory.end_when]]\nnation = \"german\"\nhexes = [\"C03\"]\n\
                     [[oba]]\nforce = \"german\"\ncard = \"oba1\"\nuses = 1\nsmoke = false\n";
    let mut stage = ground(&[".....", ".....", ".....", ".....", ".....", "....."])
        .unit("G", "panther-d", "C03", 3)
        .unit("S", "rifle-41", "C03", 0)
        .unit("T", "rifle-41", "F05", 0)
        .with(objective)
        .drawn();
    stage.play("begin", &[]);
    stage.play("shell C03", &[]);
    stage.bid("german");
    stage.hit("S", "pinned");
    stage.plays(&["pass", "pass"]);
    while stage.offers("target S") || stage.offers("roll 0") {
        if stage.offers("target S") {
            stage.play("target S", &[]);
        }
        let dice = if stage.at("S") == "destroyed" { [1, 1] } else { [6, 6] };
        stage.roll(dice);
    }
    assert_eq!(stage.at("S"), "destroyed");
    assert!(stage.game.core.ended.is_some(), "before the bids");
}

/// Rules: coh:2.4e, coh:10.0f.
///
/// Who walks upon somebody hidden was never alone there.
#[test]
fn coh_2_4e_nobody_takes_a_hex_in_which_somebody_hides() {
    let objective = "[[objective]]\nhexes = [\"B02\"]\nname = { en = \"Mill\", it = \"Mulino\" }\n\
                     control = \"soviet\"\nat_end = { german = 1, soviet = 1 }\n";
    let mut stage = ground(&["...", ".w.", "...", "..."])
        .unit("G", "infantry-43", "A02", 3)
        .unit_with("S", "rifle-41", "B02", 0, "hidden = true")
        .with(objective)
        .german();
    let events = stage.plays(&["use G", "move B02"]);
    let taken: Vec<_> = events.iter().filter(|it| matches!(it, Event::Taken { .. })).collect();
    let hex = stage.hex("B02");
    assert_eq!(taken, [&Event::Taken { hex, nation: None }], "contested at once");
}
