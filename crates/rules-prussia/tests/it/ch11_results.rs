//! Chapter 11: Loss Points, retreats, stars, surrender; charts C1 and C3.

use rules_prussia::charts::{Cell, Lp, result_text};
use rules_prussia::{Army, Cause, Decision, Event, Morale, Place, loss_points};

use crate::bench::{FOOT1, FOOT2, FOOT3, FOOT4, GUN2, GUN4, HORSE4, field};
use crate::stage::{Drawing, Stage};

fn cell(text: &str) -> Cell {
    Cell::read(text).unwrap_or_else(|| panic!("no result {text}"))
}

/// Rules: pg:C10a, pg:11.2c, pg:11.3.2a, pg:11.3.3a, pg:11.3.4a, pg:11.3.5a, pg:11.3.1a.
#[test]
fn pg_c10a_how_results_are_written() {
    let plain = cell("0");
    assert_eq!(plain.lp, Lp::Number(0));
    assert!(!plain.eased && !plain.rout && !plain.waver && !plain.surrender && !plain.star);
    let most = cell("(4)RS*");
    assert_eq!((most.lp, most.eased, most.rout), (Lp::Number(4), true, true));
    assert!(most.surrender && most.star && !most.waver);
    assert_eq!(cell("*(2)R").lp, Lp::Number(2));
    assert!(cell("*(2)R").star);
    let exchange = cell("Exr");
    assert_eq!((exchange.lp, exchange.waver, exchange.rout), (Lp::Exchange, true, false));
    assert_eq!((cell("Ex+1*").lp, cell("Ex+1*").eased), (Lp::ExchangePlus, false));
    assert_eq!((cell("Ex(+1)R").lp, cell("Ex(+1)R").eased), (Lp::ExchangePlus, true));
    for nonsense in ["", "R", "Ex+2", "12", "(R)", "4Q"] {
        assert_eq!(Cell::read(nonsense), None, "{nonsense}");
    }
}

/// Rules: pg:11.2a, pg:11.2b.
///
/// ex-13 and ex-33.
#[test]
fn pg_11_2a_an_exchange_costs_a_quarter_of_the_enemy_levels() {
    assert_eq!(loss_points(cell("Ex"), 5, false), 1);
    assert_eq!(loss_points(cell("Ex"), 6, false), 2);
    assert_eq!(loss_points(cell("Ex"), 2, false), 1);
    assert_eq!(loss_points(cell("Ex"), 1, false), 0);
    assert_eq!(loss_points(cell("Ex"), 4, true), 1);
    assert_eq!(loss_points(cell("Ex+1"), 8, true), 3);
    assert_eq!(loss_points(cell("Ex(+1)"), 8, false), 3);
    assert_eq!(loss_points(cell("Ex(+1)"), 8, true), 2);
}

/// Rules: pg:11.3.4a.
#[test]
fn pg_11_3_4a_brackets_are_eased_by_support() {
    assert_eq!([loss_points(cell("(4)R"), 4, true), loss_points(cell("(4)R"), 4, false)], [3, 4]);
    assert_eq!([loss_points(cell("4R"), 4, true), loss_points(cell("(0)"), 4, true)], [4, 0]);
}

/// The attackers whose SP and MR put a combat in a wanted cell, against `x` in 0605 and what stands with
/// it: 8 SP from 0505, and 8 more from 0504 if `two`.
fn attack(drawing: Drawing, mr: u8, two: bool) -> Drawing {
    let ladder = format!("8-{mr}-3 8-{mr}-3 8-{mr}-3 8-{mr}-3");
    let drawing = drawing.unit("a", "prussia infantry line", &ladder, "0505");
    if two { drawing.unit("b", "prussia infantry line", &ladder, "0504") } else { drawing }
}

const ONE: &str = "attack 0605; from 0505; announce";

/// The result of the roll.
fn result(events: &[Event]) -> String {
    let found = events.iter().find_map(|it| match it {
        Event::Fought { result, .. } => Some(result_text(*result)),
        Event::Bombarded { result, .. } => Some(result.expect("a column").to_string()),
        _ => None,
    });
    found.expect("something was rolled")
}

/// Rules: pg:11.1.3a, pg:11.1.3b, pg:11.1.2a, pg:8.1a, pg:C3a, pg:11.1.1b.
///
/// ex-10: 7-5-3 alone, two LP: a level, then Disorder and one hex back.
#[test]
fn pg_11_1_3b_after_its_loss_a_unit_of_mr_4_falls_back_disordered() {
    // 8 against 7: 1-1, leads 5 against 5: 0. Die 5: `0 / 2`.
    let mut stage =
        attack(field(&[]), 5, false).unit("x", "coalition infantry line", FOOT3, "0605").stage();
    let events = stage.settle(&format!("{ONE}; roll"), &[5]);
    assert_eq!(result(&events), "0 / 2");
    assert_eq!((stage.level("x"), stage.morale("x")), (2, Morale::Disordered));
    assert_eq!(events.iter().filter(|it| matches!(it, Event::Retreated { .. })).count(), 1);
    // The counter of 3 levels takes a box and gives a success.
    assert_eq!(
        (stage.cs(Army::Prussia), stage.0.army_state(Army::Coalition).track.points()),
        (1, 1)
    );
}

/// Rules: pg:11.1d, pg:11.1.4a, pg:11.1.4c, pg:11.1c, pg:11.2b.
///
/// ex-11: 7-5-3 over 8-6-3 and four LP; the last is a level, or a voluntary retreat.
#[test]
fn pg_11_1_4a_a_unit_of_mr_5_may_fall_back_for_the_last_lp() {
    let ladder = "5-5-3 5-5-3 5-5-3 5-5-3";
    let mut stage = field(&[])
        .unit("a", "prussia infantry line", ladder, "0504")
        .unit("b", "prussia infantry line", ladder, "0505")
        .unit("c", "prussia infantry line", ladder, "0604")
        .unit("low", "coalition infantry line", FOOT4, "0605")
        .unit("top", "coalition infantry line", FOOT3, "0605")
        .stage();
    stage.play("attack 0605; from 0504; from 0505; from 0604; announce", &[]);
    stage.play("lead a; pair 0504 0605", &[]);
    // 15 against 7: 2-1, leads 5 against 5. Row 5: `Ex / Ex+1*`: twelve levels are three LP, and one.
    let events = stage.settle("roll", &[5]);
    assert_eq!(result(&events), "Ex / Ex+1*");
    // LP 1: `top` is 5-4-3. LP 2: MR 4, it falls back Disordered. LP 3: `low` is 7-5-3. LP 4 is open.
    assert_eq!((stage.level("top"), stage.morale("top")), (2, Morale::Disordered));
    assert_eq!(stage.at("top"), "0705", "the only hex no Prussian touches");
    assert_eq!((stage.level("low"), stage.asks()), (3, Decision::Lose { left: 1 }));
    assert_eq!(stage.offered(), ["lose low", "fall-back low"]);
    let mut stays = stage.clone();
    stays.play("lose low", &[]);
    let face = stays.0.face(stays.id("low"));
    assert_eq!((face.sp, face.mr, face.ma), (5, 4, 3));
    assert_eq!((stays.morale("low"), stays.at("low")), (Morale::Formed, "0605".into()));
    // It comes to its friends, who check: 1 is not above 4.
    stage.settle("fall-back low", &[1]);
    let face = stage.0.face(stage.id("low"));
    assert_eq!((face.sp, face.mr, face.ma), (7, 5, 3));
    assert_eq!((stage.morale("low"), stage.at("low")), (Morale::Disordered, "0705".into()));
}

/// Rules: pg:11.1e, pg:11.1a.
///
/// ex-12: one LP too many stays unsatisfied and is Momentum for who advances.
#[test]
fn pg_11_1e_what_nobody_can_satisfy_stays() {
    // 8 against 7, leads 8 against 5: +1. Die 6: 1-1, row 7: `1 / 3*`.
    let mut stage =
        attack(field(&[]), 8, false).unit("x", "coalition infantry line", FOOT3, "0605").stage();
    let events = stage.settle(&format!("{ONE}; roll"), &[6]);
    assert_eq!(result(&events), "1 / 3*");
    assert_eq!((stage.level("x"), stage.morale("x")), (2, Morale::Disordered));
    assert_eq!(stage.0.core().combat.map(|it| it.unsatisfied), Some(1));
    assert_eq!(stage.asks(), Decision::AdvanceInto { hex: stage.hex("0605") });
}

/// Rules: pg:11.1.4c, pg:11.1.3a, pg:11.1.2a.
///
/// ex-40: 8-6-3 alone and three LP: no voluntary retreat in the middle.
#[test]
fn pg_11_1_4c_no_voluntary_retreat_while_lp_would_be_left_over() {
    // 8 against 8, leads 8 against 6: +1, die 6: `1 / 3*`.
    let mut stage =
        attack(field(&[]), 8, false).unit("x", "coalition infantry line", FOOT4, "0605").stage();
    let events = stage.settle(&format!("{ONE}; roll"), &[6]);
    assert_eq!(result(&events), "1 / 3*");
    // Nothing was asked on the way: 4 to 3, 3 to 2, then Disorder.
    assert_eq!((stage.level("x"), stage.morale("x")), (2, Morale::Disordered));
    assert_eq!(stage.0.core().combat.map(|it| it.unsatisfied), Some(0));
}

/// Rules: pg:11.3.2a, pg:8.2a, pg:10.1a, pg:10.1b, pg:11.1.1b.
///
/// ex-41, with the fourth LP of `4R*` left over: every retreat is a Rout; two successes.
#[test]
fn pg_11_3_2a_with_r_every_retreat_is_a_rout() {
    // 16 against 8: 2-1, leads 8 against 6: +1, die 6, row 7: `0 / 4R*`.
    let mut stage =
        attack(field(&[]), 8, true).unit("x", "coalition infantry line", FOOT4, "0605").stage();
    let moves = "attack 0605; from 0505; from 0504; announce; lead a; pair 0505 0605; roll";
    let events = stage.settle(moves, &[6]);
    assert_eq!(result(&events), "0 / 4R*");
    assert_eq!((stage.level("x"), stage.morale("x")), (2, Morale::Routed));
    assert_eq!(events.iter().filter(|it| matches!(it, Event::Retreated { .. })).count(), 2);
    assert_eq!(stage.cs(Army::Prussia), 2);
}

/// Rules: pg:11.1.3c, pg:C3a.
#[test]
fn pg_11_1_3c_a_unit_of_mr_3_routs() {
    // 8 against 5: 3-2; leads 4 against 4. Die 5: `0 / 2`. The level left has MR 3.
    let mut stage =
        attack(field(&[]), 4, false).unit("x", "coalition infantry line", FOOT2, "0605").stage();
    let events = stage.settle(&format!("{ONE}; roll"), &[5]);
    assert_eq!(result(&events), "0 / 2");
    assert_eq!((stage.level("x"), stage.morale("x")), (1, Morale::Routed));
}

/// Rules: pg:11.1.1a, pg:10.1b, pg:10.0a.
#[test]
fn pg_11_1_1a_the_last_level_lost_removes_the_unit() {
    // 8 against 2: 4-1, leads 3 against 3. Die 1: `1 / 3`.
    let mut stage =
        attack(field(&[]), 3, false).unit("x", "coalition infantry line", FOOT1, "0605").stage();
    stage.settle(&format!("{ONE}; roll"), &[1]);
    assert_eq!(stage.0.unit(stage.id("x")).place, Place::Lost);
    assert_eq!((stage.cs(Army::Prussia), stage.level("a")), (1, 3));
}

/// Rules: pg:11.1b.
///
/// ex-34: two levels inflict two LP at most, whatever the result says.
#[test]
fn pg_11_1b_nobody_inflicts_more_lp_than_levels_that_fought() {
    let mut stage = field(&[])
        .unit("a", "prussia infantry line", "8-8-3 8-8-3", "0505")
        .unit("x", "coalition infantry line", "2-6-3 2-6-3 2-6-3 2-6-3", "0605")
        .stage();
    // 8 against 2: 4-1, leads 8 against 6: +1. Die 3: `0 / 4R*`.
    let events = stage.settle(&format!("{ONE}; roll"), &[3]);
    assert_eq!(result(&events), "0 / 4R*");
    assert_eq!((stage.level("x"), stage.morale("x")), (2, Morale::Formed));
}

/// Rules: pg:11.1c.
#[test]
fn pg_11_1c_the_lead_unit_takes_the_first_lp() {
    // Two defenders of two levels; `x` leads. 8 against 8 (10 capped): 1-1, 4 against 4. Die 5: `0 / 2`.
    let mut stage = attack(field(&[]), 4, false)
        .unit("y", "coalition infantry line", FOOT2, "0605")
        .unit("x", "coalition infantry line", FOOT2, "0605")
        .stage();
    let events = stage.play(&format!("{ONE}; lead y; roll"), &[5]);
    assert_eq!(result(&events), "0 / 2");
    assert_eq!([stage.level("y"), stage.level("x")], [1, 2]);
    // The second is free: `x` loses a level or `y` falls back.
    assert_eq!(stage.asks(), Decision::Lose { left: 1 });
    assert_eq!(stage.rule("fall-back x"), "pg:11.1.2a");
    assert!(stage.offers("lose x") && stage.offers("fall-back y"));
    assert_eq!(stage.rule("lose y"), "pg:11.1.3b");
}

/// Rules: pg:11.1f, pg:11.1a, pg:11.3.1a.
#[test]
fn pg_11_3_1a_a_star_costs_artillery_a_level_and_lp_never_do() {
    let fight = |guns: bool| {
        let mut drawing =
            attack(field(&[]), 8, false).unit("x", "coalition infantry line", FOOT3, "0605");
        if guns {
            drawing = drawing.unit("g", "coalition artillery battery", GUN4, "0605");
        }
        let mut stage = drawing.stage();
        let events = stage.settle(&format!("{ONE}; roll"), &[6]);
        assert_eq!(result(&events), "1 / 3*");
        (stage, events)
    };
    let (stage, events) = fight(true);
    // Three LP: the infantry alone took two of them, the star one level of the guns.
    assert_eq!((stage.level("g"), stage.level("x")), (3, 2));
    let starred = |it: &&Event| matches!(it, Event::LevelLost { cause: Cause::Star, .. });
    assert_eq!(events.iter().filter(starred).count(), 1);
    let (_, events) = fight(false);
    assert_eq!(events.iter().filter(starred).count(), 0);
}

/// Rules: pg:11.3.3a, pg:11.3.3b, pg:11.3.3d, pg:11.2c.
#[test]
fn pg_11_3_3a_r_disorders_the_engaged_of_mr_below_5_that_are_left() {
    let fight = |ladder: &str, morale: &str| {
        // 8 against 4: 2-1; leads of 6 against 6 or less. Row 3: `0 / 1r*`.
        let mut stage = attack(field(&[]), 4, false)
            .unit("s", "coalition infantry line", FOOT2, "0605")
            .unit("x", "coalition infantry line", ladder, "0605")
            .morale("x", morale)
            .stage();
        let events =
            stage.settle(&format!("{ONE}; roll"), &[if morale == "formed" { 3 } else { 2 }]);
        assert_eq!(result(&events), "0 / 1r*");
        stage
    };
    // One level for the LP, then MR 4: Disorder, never a rout at once. Support that comes up is spared.
    let stage = fight("4-4-3 3-4-3 3-4-3 2-4-3", "formed");
    assert_eq!((stage.level("x"), stage.morale("x")), (3, Morale::Disordered));
    assert_eq!((stage.morale("s"), stage.at("s")), (Morale::Formed, "0605".into()));
    // Who is Disordered already routs (K-107).
    let stage = fight("4-4-3 3-4-3 3-4-3 2-4-3", "disordered");
    assert_eq!(stage.morale("x"), Morale::Routed);
}

/// Rules: pg:11.3.3e, pg:11.3.3a, pg:C3a.
#[test]
fn pg_11_3_3a_mr_5_is_immune_to_r() {
    let mut stage = attack(field(&[]), 5, false)
        .unit("x", "coalition infantry line", "4-5-3 3-5-3 3-5-3 2-5-3", "0605")
        .stage();
    let events = stage.settle(&format!("{ONE}; roll"), &[3]);
    assert_eq!(result(&events), "0 / 1r*");
    assert_eq!(
        (stage.level("x"), stage.morale("x"), stage.at("x")),
        (3, Morale::Formed, "0605".into())
    );
}

/// Guns in 0505 that fire at `x`.
fn fire(target: &str, guns: u8, drawing: Drawing) -> Stage {
    let mut drawing = drawing.phase("prussia", "bombardment");
    for index in 0..guns {
        drawing = drawing.unit(&format!("g{index}"), "prussia artillery battery", GUN4, "0505");
    }
    let mut stage = drawing.stage();
    stage.play(&format!("target {target}"), &[]);
    for index in (0..guns).filter(|_| guns > 1) {
        stage.play(&format!("add g{index}"), &[]);
    }
    stage.play("from 0505", &[]);
    stage
}

/// Rules: pg:11.1.2b, pg:11.1.1b.
///
/// ex-39: three LP at range 1: two levels first, then Disorder.
#[test]
fn pg_11_1_2b_fire_at_range_1_costs_two_levels_before_a_retreat() {
    // Two guns of 8: 16, column 15-19; +2 for the range. Die 3, row 5: `3`.
    let mut stage = fire("0605", 2, field(&[]).unit("x", "coalition infantry line", FOOT4, "0605"));
    let events = stage.settle("roll", &[3]);
    assert_eq!(result(&events), "3");
    assert_eq!(
        (stage.level("x"), stage.morale("x"), stage.cs(Army::Prussia)),
        (2, Morale::Disordered, 1)
    );
    // A unit of MR 4 loses two levels all the same, where at range 2 it would fall back after one.
    let weak = "4-4-3 3-4-3 3-4-3 2-4-3";
    let mut stage = fire("0605", 2, field(&[]).unit("x", "coalition infantry line", weak, "0605"));
    let events = stage.settle("roll", &[1]);
    assert_eq!((result(&events).as_str(), stage.level("x")), ("2r", 2));
    let mut stage = fire("0507", 2, field(&[]).unit("x", "coalition infantry line", weak, "0507"));
    // Two guns of 4: 8, column 7-8; die 6: `2r*`: one level, then Disorder.
    let events = stage.settle("roll", &[6]);
    assert_eq!(
        (result(&events).as_str(), stage.level("x"), stage.morale("x")),
        ("2r*", 3, Morale::Disordered)
    );
}

/// Rules: pg:11.3.3c.
#[test]
fn pg_11_3_3c_in_a_bombardment_r_hits_the_top_four_levels() {
    let drawing = field(&[]).unit("low", "coalition infantry line", FOOT2, "0507").unit(
        "top",
        "coalition infantry line",
        "4-4-3 3-4-3 3-4-3 2-4-3",
        "0507",
    );
    // 4 at range 2: column 3-4, die 6: `1r*`.
    let mut stage = fire("0507", 1, drawing);
    let events = stage.settle("roll", &[6]);
    assert_eq!(result(&events), "1r*");
    assert_eq!((stage.level("top"), stage.morale("top")), (3, Morale::Disordered));
    assert_eq!((stage.level("low"), stage.morale("low")), (2, Morale::Formed));
}

/// Rules: pg:11.3.5a, pg:11.3.5b, pg:11.3.5c, pg:1.2d, pg:11.1d.
///
/// ex-14: three Austrian units and four LP with S: all three are captured.
#[test]
fn pg_11_3_5a_with_s_the_engaged_of_mr_3_surrender() {
    // 8 against 2: 4-1+. Leads 6 against 3: +1. Die 4, row 5: `0 / 4RS*`.
    let mut stage = attack(field(&[]), 6, false)
        .unit("c", "coalition infantry line", "1-4-3 1-2-3", "0605")
        .unit("b", "coalition infantry line", "1-3-3 1-2-3", "0605")
        .unit("a3", "coalition infantry line", "1-3-3 1-2-3", "0605")
        .stage();
    let events = stage.settle(&format!("{ONE}; lead b; roll"), &[4]);
    assert_eq!(result(&events), "0 / 4RS*");
    // Two surrender for two LP; the third comes up, loses a level for the next and surrenders too.
    let losses = events.iter().filter(|it| matches!(it, Event::LevelLost { .. })).count();
    assert_eq!(losses, 1);
    for unit in ["a3", "b", "c"] {
        assert_eq!(stage.0.unit(stage.id(unit)).place, Place::Captured, "{unit}");
    }
}

/// Rules: pg:11.3.5c.
///
/// Two levels inflict two LP: two units surrender, and the third, however weak, does not.
#[test]
fn pg_11_3_5c_nobody_surrenders_without_an_lp() {
    let mut stage = field(&[])
        .unit("a", "prussia infantry line", "8-6-3 8-6-3", "0505")
        .unit("c", "coalition infantry line", "1-3-3 1-2-3", "0605")
        .unit("b", "coalition infantry line", "1-3-3 1-2-3", "0605")
        .unit("a3", "coalition infantry line", "1-3-3 1-2-3", "0605")
        .stage();
    stage.settle(&format!("{ONE}; lead b; roll; yield a3"), &[4]);
    assert_eq!(stage.0.unit(stage.id("a3")).place, Place::Captured);
    assert_eq!(
        (stage.at("c"), stage.level("c"), stage.morale("c")),
        ("0605".into(), 2, Morale::Formed)
    );
}

/// Guns taken by an advance: the die, and what the captor is.
fn taken(guns: &str, ladder: &str, captor: &str, morale: &str, die: u8) -> (Stage, Vec<Event>) {
    let mut stage = field(&[])
        .unit("a", "prussia infantry line", captor, "0505")
        .unit(guns, "coalition artillery battery", ladder, "0605")
        .morale("a", morale)
        .stage();
    stage.play("attack 0605; from 0505; announce", &[]);
    let events = stage.settle("advance a", &[die]);
    (stage, events)
}

/// Rules: pg:C1a, pg:C1b, pg:C1d, pg:1.2d, pg:10.0e, pg:10.0d, pg:10.1c.
///
/// ex-55: four levels of MR 5, a captor of MR 6: −1.
#[test]
fn pg_c1a_guns_are_captured_whole_or_by_the_counter() {
    let (stage, _) = taken("g", GUN4, FOOT4, "formed", 5);
    assert_eq!(
        (stage.level("g"), stage.morale("g"), stage.at("g") == "0605"),
        (2, Morale::Disordered, false)
    );
    assert_eq!(
        (stage.0.army_state(Army::Coalition).track.points(), stage.cs(Army::Prussia)),
        (4, 1)
    );
    let (stage, _) = taken("g", GUN4, FOOT4, "formed", 2);
    assert_eq!(stage.0.unit(stage.id("g")).place, Place::Captured);
    let track = &stage.0.army_state(Army::Coalition).track;
    assert_eq!((track.points(), track.pieces.len(), stage.cs(Army::Prussia)), (8, 2, 2));
    // Two levels are one counter: 4 to 6 takes it whole (K-26).
    let (stage, _) = taken("g", "4/2/1-5-3 2/1/0-4-3", FOOT4, "formed", 6);
    assert_eq!(stage.0.unit(stage.id("g")).place, Place::Captured);
}

/// Rules: pg:C1c, pg:C1e, pg:C1d.
#[test]
fn pg_c1c_guns_that_get_away_are_disordered() {
    // MR 5 on both sides: no modifier. A weaker captor: +1. A Disordered one besides: +2.
    let even = "7-5-3";
    let modifier = |captor: &str, morale: &str| {
        let (_, events) = taken("g", GUN4, captor, morale, 1);
        events.iter().find_map(|it| match it {
            Event::CaptureRolled { plus, .. } => Some(*plus),
            _ => None,
        })
    };
    assert_eq!(modifier(FOOT4, "formed"), Some(-1));
    assert_eq!(modifier(even, "formed"), Some(0));
    assert_eq!(modifier(FOOT2, "formed"), Some(1));
    assert_eq!(modifier(FOOT2, "disordered"), Some(2));
    assert_eq!(modifier(FOOT4, "disordered"), Some(0));
    let (stage, _) = taken("g", GUN4, FOOT2, "formed", 6);
    assert_eq!(
        (stage.level("g"), stage.morale("g"), stage.at("g") == "0605"),
        (4, Morale::Disordered, false)
    );
    assert_eq!(stage.cs(Army::Prussia), 0);
}

/// Rules: pg:11.1.4b.
#[test]
fn pg_11_1_4b_a_voluntary_retreat_does_not_enter_a_zone() {
    let stage = |pocket: bool| {
        let mut drawing = attack(field(&[]), 5, false).unit(
            "x",
            "coalition infantry line",
            "7-6-3 7-5-3 5-5-3",
            "0605",
        );
        if pocket {
            for (id, hex) in [("p", "0703"), ("q", "0706"), ("r", "0607"), ("s", "0603")] {
                drawing = drawing.unit(id, "prussia infantry line", FOOT1, hex);
            }
        }
        let mut stage = drawing.stage();
        // 8 against 7, leads 5 against 6: −1. Die 6: 1-1, row 5: `0 / 2`.
        let events = stage.play(&format!("{ONE}; roll"), &[6]);
        assert_eq!(result(&events), "0 / 2");
        stage
    };
    assert_eq!(stage(false).offered(), ["lose x", "fall-back x"]);
    let pocket = stage(true);
    assert_eq!((pocket.level("x"), pocket.at("x")), (1, "0605".into()));
}

/// Rules: pg:9.0c.
///
/// A leader's MM neither raises the lead unit nor keeps a unit from falling back.
#[test]
fn pg_9_0c_a_leader_does_not_change_the_rating_in_combat() {
    let mut stage = attack(field(&[]), 5, false)
        .unit("x", "coalition infantry line", FOOT3, "0605")
        .leader("king", "coalition commander 3 any", 2, "0605")
        .stage();
    // ex-10 again, the leader unhurt: the same row, the same Disorder.
    let events = stage.settle(&format!("{ONE}; roll"), &[5, 1]);
    assert_eq!(result(&events), "0 / 2");
    assert_eq!((stage.level("x"), stage.morale("x")), (2, Morale::Disordered));
}

/// Rules: pg:7.3.1e, pg:7.3.1d.
#[test]
fn pg_7_3_1e_columns_fight_badly_and_their_guns_are_silent() {
    let fight = |unit: &str| {
        let mut stage = attack(field(&[]), 5, false)
            .unit("x", "coalition infantry line", FOOT3, "0605")
            .column(unit)
            .stage();
        crate::bench::counts(&stage.settle(&format!("{ONE}; roll"), &[4]), "pg:C8f")
    };
    assert_eq!([fight("a"), fight("x")], [-3, 3]);
    let stage = |column: bool| {
        let drawing = field(&[])
            .phase("prussia", "bombardment")
            .unit("g", "prussia artillery battery", GUN2, "0505")
            .unit("h", "prussia artillery battery", GUN2, "0509")
            .unit("x", "coalition infantry line", FOOT4, "0507")
            .unit("y", "coalition cavalry dragoon", HORSE4, "0511");
        if column { drawing.column("g").stage() } else { drawing.stage() }
    };
    assert!(stage(false).offers("target 0507"));
    let mut silent = stage(true);
    silent.play("target 0511", &[]);
    assert_eq!(silent.rule("add g"), "pg:7.3.1d");
}
