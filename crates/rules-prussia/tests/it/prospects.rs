//! What a combat comes to beforehand: the hex, the losses, and the best attack that can be built.

use kernel::{Chance, Game};
use rulebook::{Forecast, weigh};
use rules_prussia::{Action, Battle};
use scene::{Aim, AimChance, MeanLosses, Toll};

use crate::fight::{duel, land};
use crate::stage::{Stage, plain};

/// Four levels: 8, 7, 5 and 2 SP; morale 6, 5, 4, 3.
const LINE: &str = "8-6-3 7-5-3 5-4-3 2-3-3";
/// Three levels of 5, 4 and 3 SP, morale 4: after the first level it has to fall back.
const SHAKY: &str = "5-4-3 4-4-3 3-4-3";

/// What is won how often, and what the roller and the other lose on average.
type Read = (Aim, Chance, Chance, Chance);

#[track_caller]
fn read(before: &Battle, roll: Action) -> Read {
    let chances = before.chances(roll).expect("a die is rolled");
    let (aims, losses) = weigh(before, &roll, &chances).expect("something is fought for");
    let [AimChance { aim, p }] = aims[..] else { panic!("{aims:?}") };
    let Some(MeanLosses { toll: Toll::Levels, own, other }) = losses else { panic!("{losses:?}") };
    (aim, p, own, other)
}

#[track_caller]
fn read_answer(stage: &Stage, answer: &str) -> Read {
    let action = stage.0.read_action(answer).expect("it is a word");
    let (before, roll) = Forecast::before_roll(&stage.0, &action).expect("it leads to a die");
    read(&before, roll)
}

/// Who attacks from where, whether he moves, and the reading.
#[track_caller]
fn best(stage: &Stage, target: &str) -> (Vec<String>, Read) {
    let prospect = stage.0.prospect(target).expect("nothing forbids it").expect("an attack");
    let text = |it: &scene::PlannedAttacker| {
        format!("{} {}{}", it.unit, it.from, if it.moves { " moves" } else { "" })
    };
    let who = prospect.plan.attackers.iter().map(text).collect();
    let (before, roll) = prospect.roll.expect("nothing is hidden");
    (who, read(&before, roll))
}

/// 8 SP of MR 6 against 5 SP of MR 4: 3-2 and +1, rows 2 to 7: 1r / 1, Exr / Exr, Ex / Ex(+1)*,
/// 0 / 2, 1 / 3*, 1 / (4)R*. Either exchange is one LP. The defender loses one level each time; in
/// the first row he stays, in all others he wavers or falls back. The attacker, of MR 5 after one
/// level, loses one in every row but the fourth and never wavers.
const THREE_TO_TWO: Read = (Aim::Hex, (5, 6), (5, 6), (1, 1));

/// Rules: pg:19.6a, pg:19.8a, pg:11.2a, pg:11.1.3b, pg:11.3.3a, pg:19.9a.
#[test]
fn pg_19_8_a_reading_applies_every_row_of_the_column() {
    let stage = duel()
        .unit("a", "prussia infantry line", LINE, "0505")
        .unit("x", "coalition infantry line", SHAKY, "0504")
        .stage();
    assert_eq!(read_answer(&stage, "attack 0504"), THREE_TO_TWO);
}

/// With a single level the defender is gone in every row.
///
/// Rules: pg:11.1.1a, pg:11.1e.
#[test]
fn pg_11_1_levels_that_nobody_has_are_not_lost() {
    let stage = duel()
        .unit("a", "prussia infantry line", LINE, "0505")
        .unit("x", "coalition infantry line", "5-4-3", "0504")
        .stage();
    // Both exchanges bring the attacker nothing against one level: he loses in three rows.
    assert_eq!(read_answer(&stage, "attack 0504"), (Aim::Hex, (1, 1), (1, 2), (1, 1)));
}

/// Range 2 and 3: 4 + 1 = 5 and no modifier: 0, 0, 1, 1, 1*, 2r. Of two LP the first costs a level,
/// for the second the target falls back.
///
/// Rules: pg:16.2a, pg:16.2c, pg:11.1.3b.
#[test]
fn pg_16_2_a_bombardment_is_read_by_what_the_target_suffers() {
    let stage = land(&[])
        .phase("prussia", "bombardment")
        .unit("g", "prussia artillery battery", "6/4/2-5-3", "0505")
        .unit("h", "prussia artillery battery", "4/2/1-5-3", "0705")
        .unit("x", "coalition infantry line", SHAKY, "0503")
        .stage();
    let expected = (Aim::Harm, (2, 3), (0, 1), (2, 3));
    assert_eq!(read_answer(&stage, "target 0503"), expected);
    let (who, read) = best(&stage, "0503");
    assert_eq!(who, ["g 0505", "h 0705"]);
    assert_eq!(read, expected);
}

/// In the Movement Phase `a` comes from two hexes away for 2 of its 3 points; `b` is too far off.
///
/// Rules: pg:19.1a, pg:7.0c, pg:7.0g.
#[test]
fn pg_19_1_the_best_attack_counts_who_can_still_come() {
    let stage = plain()
        .unit("a", "prussia infantry line", LINE, "0507")
        .unit("b", "prussia infantry line", LINE, "0910")
        .unit("x", "coalition infantry line", SHAKY, "0504")
        .stage();
    let (who, read) = best(&stage, "0504");
    assert_eq!(who.len(), 1, "{who:?}");
    assert!(who[0].starts_with("a ") && who[0].ends_with(" moves"), "{who:?}");
    assert_eq!(read, THREE_TO_TWO);
    assert!(stage.0.prospect("0505").unwrap().is_none(), "nobody is there");
}

/// Four levels fight from a hex: the second of two equal units comes to another one.
///
/// Rules: pg:4.2a, pg:19.3a.
#[test]
fn pg_4_2_everybody_who_comes_finds_a_front_of_his_own() {
    let stage = plain()
        .unit("a", "prussia infantry line", LINE, "0507")
        .unit("b", "prussia infantry line", LINE, "0507")
        .unit("x", "coalition infantry line", SHAKY, "0504")
        .stage();
    let (who, _) = best(&stage, "0504");
    let places: Vec<&str> = who.iter().filter_map(|it| it.split(' ').nth(1)).collect();
    assert!(places.len() == 2 && places[0] != places[1], "{who:?}");
}
