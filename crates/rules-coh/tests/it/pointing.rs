//! What pointing means: plain answers, those of a way of acting, and how far one action leads.

use std::collections::BTreeMap;

use ::scene::{Choice, Show};
use kernel::Game;

use crate::stage::{Stage, ground};

/// The answers of the open question as they are offered, by their texts.
fn offered(stage: &Stage) -> BTreeMap<String, Choice> {
    let prompt = stage.game.prompt().expect("something is asked");
    let choices = prompt.actions.iter().map(|it| stage.game.choice(it));
    choices.map(|it| (it.action.clone(), it)).collect()
}

/// The way of acting that an answer belongs to.
#[track_caller]
fn mode(stage: &Stage, action: &str) -> Option<&'static str> {
    offered(stage).get(action).expect("it is offered").mode.as_ref().map(|it| it.id)
}

/// Rules: coh:3.0a, coh:3.1a, coh:3.2.2a.
#[test]
fn coh_3_0a_a_unit_is_plainly_used_with_its_ap() {
    let rows = ["....", "....", "....", "...."];
    let stage = ground(&rows)
        .unit("G", "infantry-43", "A02", 3)
        .unit("S", "rifle-41", "D02", 0)
        .drawn()
        .first("german");
    assert_eq!(mode(&stage, "use G"), None);
    assert_eq!(mode(&stage, "opportunity G"), Some("opportunity"));
    assert_eq!(mode(&stage, "command G"), Some("command"));
    let choices = offered(&stage);
    for verb in ["use G", "opportunity G", "command G"] {
        assert!(choices[verb].opens, "{verb} commits to nothing");
    }
    assert!(!choices["pass"].opens);
}

/// Rules: coh:3.0d.
#[test]
fn coh_3_0d_who_is_active_goes_on_without_being_chosen() {
    let rows = ["....", "....", "....", "....", "...."];
    let mut stage = ground(&rows)
        .unit("G", "infantry-43", "A02", 3)
        .unit("H", "infantry-43", "A04", 3)
        .unit("S", "rifle-41", "E02", 0)
        .drawn()
        .first("german");
    let acting = |stage: &Stage| {
        let decision = stage.game.prompt().expect("something is asked").decision;
        stage.game.about(&decision).unit
    };
    assert_eq!(acting(&stage), None, "nobody is active yet");
    stage.plays(&["use G", "move B02", "face 3", "pass"]);
    assert_eq!(acting(&stage).as_deref(), Some("G"));
    stage.play("rest", &[]);
    assert_eq!(acting(&stage), None, "its activation is over");
}

/// Rules: coh:5.0b, coh:7.0a, coh:7.6.3k, coh:10.0g.
#[test]
fn coh_7_0a_an_enemy_is_fired_at_and_an_empty_hex_gone_to() {
    let rows = ["....", "....", "....", "...."];
    let mut stage = ground(&rows)
        .unit("G", "infantry-43", "A02", 3)
        .unit("H", "infantry-43", "A03", 3)
        .unit("S", "rifle-41", "B02", 0)
        .drawn()
        .first("german");
    stage.play("use G", &[]);
    assert_eq!(mode(&stage, "fire B02"), None);
    assert_eq!(mode(&stage, "move B02"), Some("assault"), "close combat is meant by name");
    assert_eq!(mode(&stage, "fire C02"), Some("blind"), "nobody is seen there");
    assert_eq!(mode(&stage, "move A01"), None);
    assert_eq!(mode(&stage, "join H"), Some("group"));
    assert!(offered(&stage)["join H"].opens);
    assert!(!offered(&stage)["move A01"].opens);
}

/// Rules: coh:10.1a, coh:10.0c.
#[test]
fn coh_10_1a_who_hides_plainly_moves_unseen() {
    let rows = ["wwww", "wwww", "wwww", "....", "....", "...."];
    let mut stage = ground(&rows)
        .unit_with("G", "infantry-43", "A02", 3, "hidden = true")
        .unit("S", "rifle-41", "F02", 0)
        .drawn()
        .first("german");
    stage.play("use G", &[]);
    let sneaks = stage.answers_to("sneak");
    assert!(!sneaks.is_empty());
    for hex in sneaks {
        assert_eq!(mode(&stage, &format!("sneak {hex}")), None);
    }
    assert_eq!(mode(&stage, "move B02"), Some("openly"));
    assert!(stage.game.reach().is_empty(), "an open move of who hides is meant by name");
}

/// Rules: coh:5.0b, coh:14.0b, coh:14.0c.
#[test]
fn coh_14_0c_one_action_leads_as_far_as_bonus_hexes_go() {
    let rows = ["....", "....", "....", "....", "....", "...."];
    let mut stage = ground(&rows)
        .unit("G", "infantry-43", "A02", 3)
        .unit("T", "tiger-1e", "A03", 3)
        .unit("S", "rifle-41", "F01", 0)
        .drawn()
        .first("german");
    stage.play("use G", &[]);
    let on_foot = stage.game.reach();
    assert!(on_foot.iter().all(|it| it.actions.len() == 1 && it.path.len() == 2));
    let moves = stage.answers_to("move");
    assert_eq!(on_foot.len(), moves.len(), "on foot a move is one hex");
    stage.plays(&["move B02", "face 3", "pass", "rest", "use T"]);
    let ways = stage.game.reach();
    let far = ways.iter().filter(|it| it.path.len() > 2).count();
    assert!(far > 0, "tracks go on over open ground");
    // Every way is a row of legal answers that ends with the tank in its hex.
    for way in &ways {
        let mut trial = Stage { game: stage.game.clone() };
        let answers: Vec<&str> = way.actions.iter().map(String::as_str).collect();
        trial.plays(&answers);
        assert_eq!(trial.at("T"), way.at.id(), "{answers:?}");
        let left = way.left.parse::<u8>().expect("AP that are left");
        assert_eq!(trial.ap("german"), left, "{answers:?}");
    }
}
