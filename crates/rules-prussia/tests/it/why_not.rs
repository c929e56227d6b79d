//! Why an answer is refused, as a player would say it: the whole way and every gun are judged.

use kernel::Game;
use scene::{Arg, Show};

use crate::bench::{FOOT2, FOOT4, HORSE4, wide};
use crate::fight::GUNS;
use crate::stage::{Drawing, Stage};

/// What is said of a refused answer: message with its arguments, rule.
#[track_caller]
fn why_not(stage: &Stage, text: &str) -> Vec<String> {
    let action = stage.0.read_action(text).expect("an action");
    assert!(stage.0.may(&action).is_err(), "{text} is legal");
    let reasons = stage.0.why_not(&action);
    let line = |reason: &scene::Reason| {
        let args: Vec<String> = reason
            .message
            .args
            .iter()
            .map(|(name, value)| match value {
                Arg::Text(text) => format!("{name}={text}"),
                Arg::Term(term) => format!("{name}={}", term.trim_start_matches("prussia-")),
                Arg::Number(number) => format!("{name}={number}"),
                other => format!("{name}={other:?}"),
            })
            .collect();
        let key = reason.message.key.trim_start_matches("prussia-why-not-");
        format!("{key} {} [{}]", args.join(" "), reason.rule)
    };
    reasons.iter().map(line).collect()
}

/// A unit in 0505 that is to move, and an enemy at 1305.
fn mover(drawing: Drawing, what: &str, ladder: &str) -> Stage {
    let mut stage = drawing
        .unit("a", &format!("prussia {what}"), ladder, "0505")
        .unit("x", "coalition infantry line", FOOT4, "1305")
        .stage();
    stage.play("select a", &[]);
    stage
}

/// Rules: pg:7.0g, pg:7.0c.
#[test]
fn pg_7_0g_a_far_hex_is_refused_with_what_the_whole_way_costs() {
    // Foot has 3 MP, and five hexes of open ground cost 5.
    let stage = mover(wide(&[]), "infantry line", FOOT4);
    assert_eq!(
        why_not(&stage, "move 0510"),
        ["points leaving=0 left=3 needed=5 to=0510 [pg:7.0g]"]
    );
    assert_eq!(
        why_not(&stage, "move 0508"),
        ["by-hexes leaving=0 left=3 needed=3 to=0508 [pg:7.0c]"],
        "within reach"
    );
}

/// Rules: pg:7.1d.
#[test]
fn pg_7_1d_a_far_hex_of_the_enemy_is_refused_for_the_enemy_in_it() {
    let stage = mover(wide(&[]), "infantry line", FOOT4);
    assert_eq!(stage.rule("move 1305"), "pg:7.1d");
    assert!(why_not(&stage, "move 1305").is_empty(), "the refusal says it");
}

/// Rules: pg:7.1c.
#[test]
fn pg_7_1c_water_in_the_way_is_named_with_its_place() {
    let stage = mover(wide(&[("0506", '~')]), "infantry line", FOOT4);
    let water = "water from=0505 terrain=terrain-water to=0506 [pg:7.1c]";
    assert_eq!(why_not(&stage, "move 0506"), [water]);
    let ring: Vec<(&str, char)> =
        ["0909", "0911", "0810", "0811", "1010", "1011"].into_iter().map(|it| (it, '~')).collect();
    let stage = mover(wide(&ring), "cavalry line", HORSE4);
    let said = why_not(&stage, "move 0910");
    assert_eq!(said.len(), 1, "{said:?}");
    assert!(said[0].starts_with("water from=") && said[0].ends_with("[pg:7.1c]"), "{said:?}");
}

/// Rules: pg:C5b, pg:7.0g.
#[test]
fn pg_c5b_what_it_costs_to_leave_a_zone_is_named() {
    // Prussian cavalry that is not held leaves the zone of foot for 1 MP: five hexes and one more.
    let mut stage = wide(&[])
        .unit("a", "prussia cavalry line", HORSE4, "0505")
        .unit("x", "coalition infantry line", FOOT4, "0504")
        .stage();
    stage.play("select a", &[]);
    assert_eq!(
        why_not(&stage, "move 0510"),
        ["points-leaving leaving=1 left=5 needed=6 to=0510 [pg:7.0g]"]
    );
}

/// A gun in 0508 that is to bombard.
fn gun(spots: &[(&str, char)]) -> Drawing {
    wide(spots)
        .unit("g", "prussia artillery battery", GUNS, "0508")
        .unit("far", "prussia artillery battery", GUNS, "1212")
        .unit("z", "coalition infantry line", FOOT2, "1210")
        .phase("prussia", "bombardment")
}

/// Rules: pg:5.0c, pg:16.1a.
#[test]
fn pg_5_0c_what_blocks_the_line_of_a_gun_is_named_with_its_hex() {
    let at = |spots: &[(&str, char)]| {
        gun(spots).unit("x", "coalition infantry line", FOOT2, "0506").stage()
    };
    let stage = at(&[("0507", 'w')]);
    assert_eq!(stage.rule("target 0506"), "pg:5.0c");
    let said = why_not(&stage, "target 0506");
    assert!(said[0].starts_with("gun-sight at=0507 hex=0506"), "{said:?}");
    assert!(said[0].ends_with("what=terrain-woods [pg:5.0c]"), "{said:?}");
}

/// Rules: pg:16.1b.
#[test]
fn pg_16_1b_the_enemy_that_binds_a_gun_is_named() {
    let stage = gun(&[])
        .unit("near", "coalition infantry line", FOOT2, "0609")
        .unit("x", "coalition infantry line", FOOT2, "0506")
        .stage();
    assert_eq!(stage.rule("target 0506"), "pg:16.1b");
    assert!(why_not(&stage, "target 0506")[0].starts_with("gun-beside at=0609 hex=0506"));
}

/// Rules: pg:16.1c, pg:16.1d.
#[test]
fn pg_16_1c_the_friends_near_the_target_are_named() {
    let stage = gun(&[])
        .unit("x", "coalition infantry line", FOOT2, "0506")
        .unit("f", "prussia infantry line", FOOT2, "0505")
        .stage();
    assert_eq!(stage.rule("target 0506"), "pg:16.1c");
    assert!(why_not(&stage, "target 0506")[0].starts_with("gun-friends at=0505 hex=0506"));
}

/// Rules: pg:16.1a.
#[test]
fn pg_16_1a_out_of_the_range_of_every_gun() {
    let stage = gun(&[]).unit("x", "coalition infantry line", FOOT2, "0503").stage();
    assert_eq!(stage.rule("target 0503"), "pg:16.1a");
}

/// Rules: pg:16.0b, pg:16.0c.
#[test]
fn pg_16_0b_a_bombardment_can_be_trimmed_and_given_up_before_its_die() {
    let mut stage = wide(&[])
        .unit("g1", "prussia artillery battery", GUNS, "0505")
        .unit("g2", "prussia artillery battery", GUNS, "0605")
        .unit("x", "coalition infantry line", FOOT2, "0503")
        .phase("prussia", "bombardment")
        .stage();
    let begun = stage.offered();
    stage.play("target 0503; add g1; add g2; drop g1", &[]);
    assert!(stage.offers("add g1") && !stage.offers("drop g1"), "{:?}", stage.offered());
    stage.play("cancel", &[]);
    assert_eq!(stage.offered(), begun);
    stage.play("target 0503; add g1; from 0505", &[]);
    for late in ["cancel", "drop g1"] {
        assert_eq!(stage.rule(late), "pg:12b", "{late}");
    }
}

/// Rules: pg:12b.
#[test]
fn pg_12b_plans_are_not_changed_without_end() {
    let mut stage = wide(&[])
        .unit("g1", "prussia artillery battery", GUNS, "0505")
        .unit("g2", "prussia artillery battery", GUNS, "0605")
        .unit("x", "coalition infantry line", FOOT2, "0503")
        .phase("prussia", "bombardment")
        .stage();
    for _ in 0..15 {
        stage.play("target 0503; add g1; drop g1; cancel", &[]);
    }
    stage.play("target 0503; add g1", &[]);
    assert_eq!(stage.offered(), ["add g2", "from 0505"]);
    assert_eq!(stage.rule("cancel"), "pg:12b");
}

/// Rules: pg:19.1a, pg:19.0a.
#[test]
fn pg_19_1a_a_combat_can_be_trimmed_and_given_up_before_it_is_announced() {
    let mut stage = crate::bench::field(&[])
        .unit("a", "prussia infantry line", FOOT2, "0505")
        .unit("b", "prussia infantry line", FOOT2, "0605")
        .unit("x", "coalition infantry line", FOOT2, "0504")
        .stage();
    let begun = stage.offered();
    stage.play("attack 0504", &[]);
    assert_eq!(stage.rule("without 0504"), "pg:19.1a", "a combat is fought against somebody");
    stage.play("from 0505", &[]);
    assert!(stage.offers("without 0505") && stage.offers("cancel"), "{:?}", stage.offered());
    stage.play("without 0505", &[]);
    assert!(stage.offers("from 0505"));
    stage.play("cancel", &[]);
    assert_eq!(stage.offered(), begun);
}
