//! Chapters 9.1, 10.2 and 11: who takes over, who retreats in turn, who takes the next Loss Point.

use rules_prussia::state::{Bearer, Fate};
use rules_prussia::{Army, Decision, Event, Morale};

use crate::bench::{FOOT1, FOOT4, HORSE2, apart, field, wide};
use crate::stage::Stage;

/// Rules: pg:9.1a, pg:9.2b.
#[test]
fn pg_9_1a_the_replacement_of_a_leader_ridden_down_joins_the_nearest_friends() {
    let mut stage = wide(&[])
        .unit("h", "prussia cavalry hussar", HORSE2, "0505")
        .unit("x", "coalition infantry line", FOOT4, "1005")
        .unit("y", "coalition infantry line", FOOT4, "1405")
        .leader("m", "coalition-foot", 2, "0605")
        .stage();
    stage.play("select h; move 0605", &[6]);
    let id = stage.leader_id("m");
    assert_eq!((stage.0.leader(id).fate, stage.0.mm(id)), (Fate::Killed, 0));
    assert_eq!(
        (stage.0.leader(id).bearer, stage.leader_at("m")),
        (Bearer::Replacement, "1005".into())
    );
}

/// Rules: pg:9.1d, pg:9.1b.
#[test]
fn pg_9_1d_without_the_second_in_command_the_army_has_no_commander() {
    let mut stage = field(&[])
        .unit("a", "prussia infantry line", "8-3-3 8-3-3 8-3-3 8-3-3", "0505")
        .unit("x", "coalition infantry line", FOOT1, "0605")
        .leader("duke", "coalition commander 4 any", 2, "0605")
        .second("{ name = \"Lucchesi\", initiative = 3, mm = 1, ma = 5 }")
        .stage();
    let duke = stage.leader_id("duke");
    // 8 against 2: 4-1, row 1: `1 / 3`: `x` is lost. The duke is wounded.
    stage.settle("attack 0605; from 0505; announce; roll", &[1, 6, 4]);
    assert_eq!((stage.0.commander(Army::Coalition), stage.0.initiative(duke)), (Some(duke), 3));
    // His second is ridden down by the advance.
    stage.play("advance a", &[6]);
    assert_eq!(
        (stage.0.commander(Army::Coalition), stage.leader_at("duke")),
        (None, String::new())
    );
    assert_eq!(stage.0.leader(duke).bearer, Bearer::Nobody);
    assert_eq!((stage.0.initiative(duke), stage.0.mm(duke)), (0, 0));
}

/// Both armies at morale 0 after the last close combats of the turn: all near the enemy check.
fn last() -> crate::stage::Drawing {
    apart(wide(&[])).phase("coalition", "combat").turn(12).army_morale(0, 0)
}

/// Who retreated, one entry for each unit's turn.
fn turns(stage: &Stage, events: &[Event]) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for event in events {
        if let Event::Retreated { unit, .. } = event {
            let name = stage.0.kind(*unit).id.clone();
            if names.last() != Some(&name) {
                names.push(name);
            }
        }
    }
    names
}

/// Rules: pg:10.2f.
///
/// One unit of each army in turn, in the order its owner likes.
#[test]
fn pg_10_2f_the_armies_retreat_one_unit_at_a_time_in_turn() {
    let drawn = |die: u8| {
        let mut stage = last()
            .unit("a", "prussia infantry line", FOOT1, "0503")
            .unit("b", "prussia infantry line", FOOT1, "0509")
            .unit("x", "coalition infantry line", FOOT1, "0803")
            .unit("y", "coalition infantry line", FOOT1, "0809")
            .unopened();
        // All four check 6 against 2 and rout; an odd die lets the Prussians begin.
        let events = stage.play("done", &[6, 6, 6, 6, die]);
        assert!(turns(&stage, &events).is_empty(), "who has two chooses first");
        stage
    };
    let mut stage = drawn(1);
    assert_eq!(
        (stage.asked(), stage.offered()),
        (Army::Prussia, vec!["check a".into(), "check b".into()])
    );
    let mut events = stage.settle("check b", &[]);
    assert_eq!(stage.asked(), Army::Coalition);
    events.extend(stage.settle("check x", &[]));
    // One each is left: they go without a question, the Prussian first.
    assert_eq!(turns(&stage, &events), ["b", "x", "a", "y"]);
    assert_eq!(drawn(2).asked(), Army::Coalition);
}

/// Rules: pg:10.2f, pg:8.2h.
///
/// Whoever routs has no zone any more when the first unit goes, and who only falls back keeps his.
#[test]
fn pg_10_2f_a_zone_is_lost_before_anybody_retreats() {
    let run = |checks: [u8; 2]| {
        // The only way of `a` out of 0505 leads through 0405 beside `x` in 0305.
        let water = ["0504", "0506", "0605", "0606", "0406"].map(|it| (it, '~'));
        let mut stage = apart(wide(&water))
            .phase("coalition", "combat")
            .turn(12)
            .army_morale(0, 0)
            .unit("a", "prussia infantry line", FOOT1, "0505")
            .unit("x", "coalition infantry line", FOOT1, "0305")
            .unopened();
        // Die 1: the Prussians begin.
        let events = stage.settle("done", &[checks[0], checks[1], 1]);
        let captured = events.iter().any(|it| matches!(it, Event::Captured { .. }));
        (captured, stage.morale("x"))
    };
    // 6 against 2 routs, 3 against 2 disorders.
    assert_eq!(run([6, 6]), (false, Morale::Routed));
    assert_eq!(run([6, 3]), (true, Morale::Disordered));
}

const ONE: &str = "attack 0605; from 0505; announce";

/// Rules: pg:11.1.4c, pg:11.1.4a.
#[test]
fn pg_11_1_4c_one_falls_back_with_more_lp_open_if_the_others_can_take_them() {
    let fight = |below: &str| {
        let mut stage = field(&[])
            .unit("a", "prussia infantry line", "8-8-3 8-8-3 8-8-3 8-8-3", "0505")
            .unit("v", "coalition infantry line", below, "0605")
            .unit("u", "coalition infantry line", "4-6-3 3-5-3", "0605")
            .stage();
        // 8 against 8, leads 8 against 6: +1. Die 6, row 7: `1 / 3*`. The first makes `u` 3-5-3.
        stage.play(&format!("{ONE}; lead u; roll"), &[6]);
        assert_eq!((stage.level("u"), stage.asks()), (1, Decision::Lose { left: 2 }));
        stage
    };
    let mut stage = fight("4-7-3 3-6-3");
    assert_eq!(stage.offered(), ["lose v", "lose u", "fall-back u"]);
    stage.settle("fall-back u", &[]);
    assert_eq!((stage.morale("u"), stage.level("u")), (Morale::Disordered, 1));
    assert_ne!(stage.at("u"), "0605");
    assert_eq!((stage.level("v"), stage.at("v")), (1, "0605".into()));
}

/// Rules: pg:11.1.4a, pg:11.1.2a.
#[test]
fn pg_11_1_4a_a_unit_of_mr_6_does_not_fall_back_of_its_own_will() {
    let mut stage = field(&[])
        .unit("a", "prussia infantry line", "8-8-3 8-8-3 8-8-3 8-8-3", "0505")
        .unit("v", "coalition infantry line", "4-5-3 3-5-3", "0605")
        .unit("u", "coalition infantry line", "4-7-3 4-6-3", "0605")
        .stage();
    // Leads 8 against 7: +1. Die 6, row 7: `1 / 3*`. The first makes `u` 4-6-3.
    stage.play(&format!("{ONE}; lead u; roll"), &[6]);
    assert_eq!(stage.asks(), Decision::Lose { left: 2 });
    assert_eq!(stage.rule("fall-back u"), "pg:11.1.4a");
    assert_eq!(stage.rule("fall-back v"), "pg:11.1.2a");
    assert_eq!(stage.offered(), ["lose v", "lose u"]);
}

/// Rules: pg:11.3.4a.
#[test]
fn pg_11_3_4a_support_in_the_hex_takes_one_lp_off_a_result_in_brackets() {
    let fight = |support: bool| {
        let mut drawing = field(&[]).unit("a", "prussia infantry line", FOOT4, "0505");
        if support {
            drawing = drawing.unit("s", "coalition infantry line", FOOT1, "0605");
        }
        let mut stage = drawing.unit("x", "coalition infantry line", FOOT4, "0605").stage();
        // 8 against 8, leads 6 against 6. Die 6: `1 / (3)*`.
        stage.settle(&format!("{ONE}; roll"), &[6]);
        stage
    };
    // Two LP: after the first 7-5-3 may fall back for the last.
    let eased = fight(true);
    assert_eq!((eased.level("x"), eased.asks()), (3, Decision::Lose { left: 1 }));
    // Three: two levels, then Disorder.
    let alone = fight(false);
    assert_eq!((alone.level("x"), alone.morale("x")), (2, Morale::Disordered));
}
