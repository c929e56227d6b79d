//! Chapter 11.1: who may satisfy a Loss Point, and how.

use rules_prussia::{Army, Decision, Morale};

use crate::bench::field;
use crate::fight::{Go, ROCK, attack, duel, result, to_the_die};
use crate::stage::{Drawing, Stage};

/// Foot in 0605, attacked with 8 against 2 so that it owes so many LP, up to its first question.
fn owing(lp: u8, defenders: impl FnOnce(Drawing) -> Drawing, lead: &str) -> Stage {
    // 4-1+. Leads 6 against 6: row 1 is `1 / 3`, row 5 `0 / 4RS*`; 7 against 6: row 7 is `0 / 5RS*`.
    let (mr, die, cell) = match lp {
        3 => (6, 1, "1 / 3"),
        4 => (6, 5, "0 / 4RS*"),
        _ => (7, 6, "0 / 5RS*"),
    };
    let ladder = format!("4-{mr}-3 4-{mr}-3 4-{mr}-3 4-{mr}-3");
    let mut stage = defenders(field(&[]))
        .unit("a", "prussia infantry line", &ladder, "0505")
        .unit("b", "prussia infantry line", &ladder, "0504")
        .stage();
    let named = "attack 0605; from 0505; from 0504; announce";
    let events = stage.play(&format!("{named}{lead}; lead a; pair 0505 0605; roll"), &[die]);
    assert_eq!(result(&events), cell);
    stage
}

/// Rules: pg:11.1.4c, pg:11.1.4a, pg:11.1.2a.
///
/// A unit of MR 5 falls back for an LP only if the others of the hex can take all that are left: each
/// level one, and a retreat once it has lost a level and its MR is below 5.
#[test]
fn pg_11_1_4c_what_the_others_can_still_take() {
    // The level of `y` when it may fall back for the first time; it has lost one then at least.
    let free_at = |under: &str, lp: u8| {
        let mut stage = owing(
            lp,
            |it| {
                let it = if under.is_empty() {
                    it
                } else {
                    it.unit("under", "coalition infantry line", under, "0605")
                };
                it.unit("y", "coalition infantry line", "2-6-3 2-5-3 2-5-3 2-5-3", "0605")
            },
            "",
        );
        while !stage.offers("fall-back y") {
            stage.play("lose y", &[]);
        }
        stage.level("y")
    };
    // Alone: for the last LP.
    assert_eq!([free_at("", 3), free_at("", 4)], [2, 1]);
    // One level: one LP.
    assert_eq!([free_at("1-5-3", 3), free_at("1-5-3", 4), free_at("1-5-3", 5)], [3, 2, 1]);
    // Two levels: two, whether the second is a level or a retreat.
    assert_eq!([free_at("1-5-3 1-4-3", 4), free_at("1-5-3 1-4-3", 5)], [3, 2]);
    assert_eq!([free_at("1-4-3 1-5-3", 4), free_at("1-4-3 1-5-3", 5)], [3, 2]);
    // Three levels of MR 4 fall back for the second LP; of MR 5 they could take three.
    assert_eq!([free_at("1-4-3 1-4-3 1-4-3", 4), free_at("1-4-3 1-4-3 1-4-3", 5)], [3, 2]);
    assert_eq!(free_at("1-6-3 1-5-3 1-5-3", 5), 3);
}

/// Rules: pg:11.1.2a, pg:11.1.4a, pg:11.1.4c.
#[test]
fn pg_11_1_4a_why_a_unit_may_not_fall_back() {
    let pair = |second: &str, lp: u8| {
        let y = format!("1-6-3 1-{second}-3");
        owing(
            lp,
            |it| {
                it.unit("x", "coalition infantry line", "1-6-3 1-6-3", "0605").unit(
                    "y",
                    "coalition infantry line",
                    &y,
                    "0605",
                )
            },
            "; lead y",
        )
    };
    let stage = pair("6", 4);
    assert_eq!(stage.asks(), Decision::Lose { left: 3 });
    assert_eq!(stage.rule("fall-back x"), "pg:11.1.2a", "it has lost nothing yet");
    assert_eq!(stage.rule("fall-back y"), "pg:11.1.4a", "MR 6");
    assert_eq!(
        pair("5", 5).rule("fall-back y"),
        "pg:11.1.4c",
        "three would be left for two levels"
    );
    assert!(pair("5", 4).offers("fall-back y"), "two for two");
}

/// Rules: pg:11.3.4a.
///
/// 1-1, row 6 is `1 / (3)*`, row 1 `*(3) / 1`: brackets ease the side whose hex has Support.
#[test]
fn pg_11_3_4a_support_saves_a_level_on_either_side() {
    let fight = |support: &str, die: u8| {
        let mut drawing = duel();
        if !support.is_empty() {
            let hex = if support == "prussia" { "0505" } else { "0504" };
            drawing = drawing.unit("s", &format!("{support} infantry line"), ROCK, hex);
        }
        let mut stage = drawing
            .unit("a", "prussia infantry line", ROCK, "0505")
            .unit("x", "coalition infantry line", ROCK, "0504")
            .stage();
        attack(&mut stage, "0504", "0505");
        to_the_die(&mut stage);
        stage.go("roll", &[die]);
        (stage.level("a"), stage.level("x"))
    };
    assert_eq!(
        [fight("", 6), fight("coalition", 6), fight("prussia", 6)],
        [(3, 1), (3, 2), (3, 1)]
    );
    assert_eq!(
        [fight("", 1), fight("prussia", 1), fight("coalition", 1)],
        [(1, 3), (2, 3), (1, 3)]
    );
}

/// Rules: pg:19.12.2b, pg:11.1a, pg:11.1b.
///
/// In a Charge only those who charge suffer for the attacker, and the defender as always.
#[test]
fn pg_19_12_2b_who_suffers_in_a_charge() {
    let mut stage = duel()
        .unit("f", "prussia infantry line", "2-9-3 2-9-3", "0505")
        .unit("c", "prussia cavalry dragoon", "3-9-5 3-9-5", "0505")
        .unit("x", "coalition infantry line", "5-9-3 5-9-3 5-9-3 5-9-3", "0504")
        .stage();
    attack(&mut stage, "0504", "0505");
    stage.go("lead f", &[]);
    // 5 against 5, a 2: `1r / 0`: the lead unit loses a level.
    stage.go("roll", &[2]);
    assert_eq!([stage.level("f"), stage.level("c"), stage.level("x")], [1, 2, 4]);
    stage.go("add c; target 0504", &[6]);
    // 3 against 5 is 1-2, a 1: `*(4)R / 1`: four LP on two levels of horse; the foot beside it has none.
    let events = stage.go("roll", &[1]);
    assert_eq!(result(&events), "*(4)R / 1");
    assert_eq!((stage.at("c").as_str(), stage.level("f"), stage.level("x")), ("", 1, 3));
    assert_eq!((stage.morale("f"), stage.cs(Army::Coalition)), (Morale::Formed, 1));
}
