//! Chapters 19.9 to 19.12: advance, guns, Momentum, successes, the Charge.

use kernel::Game;
use rules_prussia::{Army, Event, Flags, Morale, UnitId};

use crate::fight::{
    FOOT, GUNS, Go, HORSE, ROCK, attack, dice, duel, duel_on, plus, result, to_the_die,
};
use crate::stage::{Drawing, Stage};

/// Foot of four levels that does not lose heart, against a battalion that dies of the first LP.
fn breakthrough(dice: &[u8], more: impl FnOnce(Drawing) -> Drawing) -> Stage {
    let drawing = duel()
        .unit("s", "prussia infantry line", "2-9-3 2-9-3", "0505")
        .unit("a", "prussia infantry line", ROCK, "0505")
        .unit("x", "coalition infantry line", "1-6-3", "0504");
    let mut stage = more(drawing).stage();
    attack(&mut stage, "0504", "0505");
    to_the_die(&mut stage);
    // 8-1 is 4-1+ with +2, MR +1: a 6 is 9: 1 / 5RS*.
    stage.go("roll", dice);
    stage
}

/// Rules: pg:19.9a, pg:19.9b.
#[test]
fn pg_19_9a_engaged_and_support_advance_in_any_order_up_to_the_limit() {
    let mut stage = breakthrough(&[5, 1], |it| {
        it.unit("g", "prussia artillery battery", GUNS, "0505").leader(
            "l",
            "prussia-horse",
            1,
            "0505",
        )
    });
    assert!(stage.offers("advance a") && stage.offers("advance s"));
    assert_eq!(stage.rule("advance g"), "pg:19.9b");
    assert_eq!(stage.rule("advance l"), "pg:19.9b", "leaders go along, not alone");
    stage.go("advance a; advance s; advance l", &[]);
    let hex = stage.0.hex(stage.id("a")).expect("it stands");
    let stack: Vec<UnitId> = stage.0.stack(hex).collect();
    assert_eq!(stack, [stage.id("s"), stage.id("a")], "the last on top");
    assert_eq!((stage.at("a").as_str(), stage.at("g").as_str()), ("0504", "0505"));
}

/// Rules: pg:19.9a.
#[test]
fn pg_19_9a_no_more_levels_than_the_hex_holds_and_nobody_into_a_held_hex() {
    // 4 + 4 + 4 levels fill a hex; the two of `s` stay.
    let mut stage = duel()
        .unit("s", "prussia infantry line", "2-9-3 2-9-3", "0505")
        .unit("c", "prussia infantry line", ROCK, "0505")
        .unit("b", "prussia infantry line", ROCK, "0505")
        .unit("a", "prussia infantry line", ROCK, "0505")
        .crowded("0505")
        .unit("x", "coalition infantry line", "1-6-3", "0504")
        .stage();
    attack(&mut stage, "0504", "0505");
    stage.go("roll", &[5]);
    stage.go("advance a; advance b; advance c", &[]);
    assert!(!stage.offers("advance s"));
    let mut stage = duel()
        .unit("a", "prussia infantry line", ROCK, "0505")
        .unit("x", "coalition infantry line", ROCK, "0504")
        .stage();
    attack(&mut stage, "0504", "0505");
    stage.go("roll", &[2]);
    assert_eq!(stage.at("a"), "0505", "nobody was asked");
}

/// Rules: pg:19.9c.
#[test]
fn pg_19_9c_the_defender_advances_onto_guns_alone() {
    let drawn = |guns: bool| {
        let drawing = duel().unit("a", "prussia infantry line", "1-6-3", "0505").unit(
            "x",
            "coalition infantry line",
            ROCK,
            "0504",
        );
        let drawing = if guns {
            drawing.unit("g", "prussia artillery battery", "4/2/1-5-3 2/1/0-4-3", "0505")
        } else {
            drawing
        };
        let mut stage = drawing.stage();
        attack(&mut stage, "0504", "0505");
        stage
    };
    let mut stage = drawn(true);
    // 1-3 and worse: *4RS / 0.
    stage.go("roll", &[1]);
    assert_eq!(stage.at("a"), "");
    // The star took a level; MR 9 against 4: -1, a 3 is 2.
    assert_eq!(stage.offered(), ["advance x", "done"]);
    stage.go("advance x", &[3]);
    assert_eq!((stage.at("x").as_str(), stage.at("g").as_str()), ("0505", ""));
    let mut stage = drawn(false);
    stage.go("roll", &[1]);
    assert_eq!(stage.at("x"), "0504", "into an empty hex he does not go");
}

/// Guns of four levels alone, assaulted by foot of MR 6.
fn battery(morale: &str) -> Stage {
    let mut stage = duel()
        .unit("a", "prussia infantry line", FOOT, "0505")
        .unit("g", "coalition artillery battery", GUNS, "0504")
        .morale("g", morale)
        .stage();
    stage.go("attack 0504; from 0505; announce", &[]);
    stage
}

/// Rules: pg:19.9.1a, pg:19.9.1b.
///
/// ex-55: MR 5 guns, MR 6 captors: -1. A 5 is 4: the counter on the map, 2 levels, 4 points, 1 CS; the
/// rest is Disordered and retreats a hex. A 2 is 1: all 4 levels, 8 points, two boxes, 2 CS.
#[test]
fn pg_19_9_1b_guns_in_the_hex_are_rolled_for() {
    let mut stage = battery("formed");
    stage.go("advance a", &[5]);
    assert_eq!((stage.level("g"), stage.morale("g")), (2, Morale::Disordered));
    let first = stage.offered()[0].clone();
    stage.go(&first, &[]);
    assert_ne!(stage.at("g"), "0504");
    assert_eq!((stage.0.points(Army::Prussia), stage.cs(Army::Prussia)), (4, 1));
    let mut stage = battery("formed");
    stage.go("advance a", &[2]);
    assert_eq!((stage.at("g").as_str(), stage.0.points(Army::Prussia)), ("", 8));
    assert_eq!(stage.cs(Army::Prussia), 2);
    assert_eq!(stage.0.army_state(Army::Coalition).track.pieces.len(), 2);
    // Routed guns are taken without a die.
    let mut stage = battery("routed");
    stage.go("advance a", &[]);
    assert_eq!((stage.at("g").as_str(), stage.0.points(Army::Prussia)), ("", 8));
}

/// Rules: pg:19.9.1b, pg:C1a, pg:C1b, pg:C1c, pg:19.9.1a.
///
/// The chances of a capture have the names of its three results, although the phase ends with it
/// and the enemy's groups roll for command.
#[test]
fn pg_c1_the_chances_of_a_capture_have_names() {
    let chances = |stage: &Stage| -> Vec<(String, (u64, u64))> {
        let advance = stage.0.read_action("advance a").expect("an action");
        let chances = kernel::odds(&stage.0, &advance).expect("it rolls").into_iter();
        chances.map(|(lot, chance)| (lot.expect("a name").to_string(), chance)).collect()
    };
    let named = |list: &[(&str, (u64, u64))]| -> Vec<(String, (u64, u64))> {
        list.iter().map(|it| (it.0.to_owned(), it.1)).collect()
    };
    // MR 6 against 5: -1. Up to 4 all is taken, a 5 or a 6 takes the counter on the map.
    let stage = battery("formed");
    assert_eq!(chances(&stage), named(&[("g captured", (2, 3)), ("g part-captured", (1, 3))]));
    // Captors of MR 4, Disordered: +2. 1 takes all, up to 4 the counter, 5 and 6 nothing.
    let mut stage = duel()
        .unit("a", "prussia infantry line", "8-4-3 8-4-3", "0505")
        .unit("g", "coalition artillery battery", GUNS, "0504")
        .morale("a", "disordered")
        .stage();
    stage.go("attack 0504; from 0505; announce", &[]);
    let expected = [("g captured", (1, 6)), ("g part-captured", (1, 2)), ("g saved", (1, 3))];
    assert_eq!(chances(&stage), named(&expected));
    // Routed guns are taken for sure.
    assert_eq!(chances(&battery("routed")), named(&[("g captured", (1, 1))]));
}

/// Rules: pg:C1b, pg:C1c, pg:8.4a, pg:8.4.1b.
///
/// Guns that get away from captors in their own hex go one hex and do not mind the zone of these
/// [K-127]; any other zone they keep clear of.
#[test]
fn pg_c1c_guns_get_away_from_those_who_came_into_their_hex() {
    let saved =
        |other: &str| {
            let mut drawing = duel()
                .unit("a", "prussia infantry line", "8-4-3 8-4-3", "0505")
                .unit("g", "coalition artillery battery", GUNS, "0504");
            if !other.is_empty() {
                drawing = drawing.unit("b", "prussia infantry line", "8-4-3 8-4-3", other);
            }
            let mut stage = drawing.stage();
            stage.go("attack 0504; from 0505; announce", &[]);
            // MR 4 against 5: +1, a 6 is 7.
            stage.go("advance a", &[6]);
            stage
        };
    // Towards their edge; the captors' zone lies over every hex round them.
    let mut stage = saved("");
    assert_eq!(stage.offered(), ["retreat 0604", "retreat 0605"]);
    stage.go("retreat 0604", &[]);
    assert_eq!((stage.at("g").as_str(), stage.level("g")), ("0604", 4), "one hex, no level");
    assert_eq!(stage.morale("g"), Morale::Disordered);
    // The zone of a unit in 0704 lies over both of them.
    let stage = saved("0704");
    assert_eq!(stage.offered(), ["retreat 0503", "retreat 0505"]);
}

/// Rules: pg:19.10a, pg:19.10b, pg:19.10f.
#[test]
fn pg_19_10b_momentum_carries_those_who_advanced_a_hex_further() {
    let mut stage = breakthrough(&[5], |it| it.unit("y", "coalition infantry line", ROCK, "0501"));
    stage.go("advance a; done", &[]);
    assert!(stage.offers("onward a 0503") && stage.offers("onward a 0404"));
    assert_eq!(stage.rule("onward s 0404"), "pg:19.10f");
    assert_eq!(stage.rule("onward a 0502"), "pg:7.1c");
    stage.go("onward a 0503", &[]);
    assert_eq!(stage.at("a"), "0503");
    // One bonus only.
    assert!(!stage.offers("onward a 0502"));
    // Without an advance there is none.
    let mut stage = breakthrough(&[5], |it| it.unit("y", "coalition infantry line", ROCK, "0501"));
    stage.go("done", &[]);
    assert_eq!(stage.0.core().active, Army::Coalition);
    // Next to enemy foot nobody goes on, but a marker can be laid.
    let mut stage = breakthrough(&[5], |it| it.unit("y", "coalition infantry line", ROCK, "0503"));
    stage.go("advance a; done", &[]);
    assert_eq!(stage.rule("onward a 0404"), "pg:19.10b");
    assert!(stage.offers("mark 0503"));
}

/// Rules: pg:19.10f.
#[test]
fn pg_19_10f_going_on_and_a_marker_are_not_had_together() {
    let mut stage = breakthrough(&[5], |it| {
        it.unit("g", "coalition artillery battery", GUNS, "0503").unit(
            "y",
            "coalition infantry line",
            ROCK,
            "0902",
        )
    });
    stage.go("advance a; advance s", &[]);
    // Guns are no hindrance, and may be marked.
    assert!(stage.offers("mark 0503") && stage.offers("onward s 0404"));
    stage.go("onward s 0404", &[]);
    assert!(stage.offers("onward a 0604"), "others may follow");
    assert_eq!(stage.rule("mark 0503"), "pg:19.10c");
}

/// Rules: pg:19.10c, pg:19.10e, pg:C8b.
#[test]
fn pg_19_10c_a_marked_hex_attacked_in_this_phase_gives_two_each() {
    let mut stage = duel()
        .unit("a", "prussia infantry line", ROCK, "0505")
        .unit("b", "prussia infantry line", ROCK, "0703")
        .unit("c", "prussia infantry line", ROCK, "0403")
        .unit("x1", "coalition infantry line", "1-6-3", "0504")
        .unit("x2", "coalition infantry line", "1-6-3", "0603")
        .unit("y", "coalition infantry line", ROCK, "0503")
        .stage();
    attack(&mut stage, "0504", "0505");
    stage.go("roll", &[5]);
    stage.go("advance a; mark 0503", &[]);
    attack(&mut stage, "0603", "0703");
    stage.go("roll", &[5]);
    stage.go("advance b; mark 0503", &[]);
    attack(&mut stage, "0503", "0403");
    assert_eq!(plus(&stage, "pg:C8b"), 4, "they add up");
    stage.go("roll", &[1]);
    assert!(stage.0.core().momentum.is_empty(), "used");
}

/// A marker on 0503, and the enemy's turn has come: his movement.
fn marked(enemy: &str, ladder: &str) -> Stage {
    let mut stage =
        breakthrough(&[5], |it| it.unit("y", &format!("coalition {enemy}"), ladder, "0503"));
    stage.go("advance a; done", &[]);
    stage.go("mark 0503", &[]);
    stage
}

/// Rules: pg:19.10d, pg:C8a, pg:19.10e.
#[test]
fn pg_19_10d_a_marked_hex_that_must_attack_next_turn_has_minus_two() {
    let mut stage = marked("infantry line", ROCK);
    assert_eq!(stage.0.core().active, Army::Coalition);
    assert_eq!(stage.0.core().momentum.len(), 1);
    stage.go("end", &[]);
    attack(&mut stage, "0504", "0503");
    assert_eq!(plus(&stage, "pg:C8a"), -2);
    stage.go("roll", &[4]);
    assert!(stage.0.core().momentum.is_empty());
}

/// Rules: pg:19.10d, pg:19.10e, pg:C8a.
#[test]
fn pg_19_10d_two_markers_count_four_and_only_for_their_hex() {
    let mut stage = duel()
        .unit("a", "prussia infantry line", ROCK, "0505")
        .unit("b", "prussia infantry line", ROCK, "0703")
        .unit("d", "prussia infantry line", ROCK, "0707")
        .unit("x1", "coalition infantry line", "1-6-3", "0504")
        .unit("x2", "coalition infantry line", "1-6-3", "0603")
        .unit("y", "coalition infantry line", ROCK, "0503")
        .unit("z", "coalition infantry line", ROCK, "0708")
        .stage();
    for (target, from, who) in [("0504", "0505", "a"), ("0603", "0703", "b")] {
        attack(&mut stage, target, from);
        stage.go("roll", &[5]);
        stage.go(&format!("advance {who}; mark 0503"), &[]);
    }
    attack(&mut stage, "0708", "0707");
    // 1-1, equal leads: a 2 is `1r / 0`.
    stage.go("roll", &[2]);
    assert_eq!(stage.0.core().active, Army::Coalition);
    stage.go("end", &[]);
    attack(&mut stage, "0707", "0708");
    to_the_die(&mut stage);
    assert_eq!(plus(&stage, "pg:C8a"), 0, "z has no marker");
    stage.go("roll", &[2]);
    attack(&mut stage, "0504 0603", "0503");
    to_the_die(&mut stage);
    assert_eq!((plus(&stage, "pg:C8a"), plus(&stage, "pg:C8b")), (-4, 0));
    // 8 against 16 is 1-2: a 6 is 2: `(3)R / 1`.
    let events = stage.go("roll", &[6]);
    assert_eq!(result(&events), "(3)R / 1");
    assert!(stage.0.core().momentum.is_empty());
}

/// Rules: pg:19.10d, pg:19.10e.
#[test]
fn pg_19_10d_a_marker_not_used_goes_with_the_turn_of_its_owner() {
    let mut stage = breakthrough(&[5], |it| {
        it.unit("g", "coalition artillery battery", GUNS, "0503").unit(
            "y",
            "coalition infantry line",
            ROCK,
            "0902",
        )
    });
    stage.go("advance a; done; mark 0503", &[]);
    assert_eq!((stage.0.core().active, stage.0.core().momentum.len()), (Army::Coalition, 1));
    while stage.0.core().active == Army::Coalition {
        assert_eq!(stage.0.core().momentum.len(), 1);
        stage.go("end", &[]);
    }
    assert!(stage.0.core().momentum.is_empty());
}

/// Rules: pg:19.10e.
#[test]
fn pg_19_10e_a_vacated_hex_loses_its_marker() {
    // Horse next to foot may ride off.
    let mut stage = marked("cavalry hussar", HORSE);
    stage.go("select y; move 0502; stop", &[]);
    assert!(stage.0.core().momentum.is_empty());
}

/// Rules: pg:19.11a.
#[test]
fn pg_19_11a_both_sides_get_their_successes() {
    // A battalion on each side dies: Ex with four levels each way is out of reach, so 1 / 3 at 4-1+.
    let mut stage = duel()
        .unit("a", "prussia infantry line", "8-3-3", "0505")
        .unit("x", "coalition infantry line", "2-6-3", "0504")
        .stage();
    attack(&mut stage, "0504", "0505");
    // 4-1+, MR -1: a 2 is 1: 1 / 3.
    stage.go("roll", &[2]);
    assert_eq!((stage.at("a").as_str(), stage.at("x").as_str()), ("", ""));
    assert_eq!((stage.cs(Army::Prussia), stage.cs(Army::Coalition)), (1, 1));
}

/// Two regiments of MR 5 with one leader of MM 2 charge foot that stands.
fn two_regiments() -> Stage {
    let mut stage = duel()
        .unit("c1", "prussia cavalry dragoon", "3-5-5 3-5-5", "0505")
        .unit("c2", "prussia cavalry dragoon", "3-5-5 3-5-5", "0405")
        .leader("l", "prussia-horse", 2, "0405")
        .unit("x", "coalition infantry line", "6-7-3 6-7-3 6-7-3 6-7-3", "0504")
        .stage();
    attack(&mut stage, "0504", "0505 0405");
    stage.go("lead c1; pair 0505 0504", &[]);
    // 1-1, lead MR -2: a 4 is 2: 1r / 0. The leader is unhurt.
    stage.go("roll", &[4, 1]);
    stage
}

/// Rules: pg:19.12.1c, pg:19.12.2a, pg:19.12.2b, pg:19.12.3b.
///
/// ex-47: one die for all, 5: MR 5 alone makes 10 and fails, with MM 2 it makes 12 and must charge.
/// Afterwards both are Disordered.
#[test]
fn pg_19_12_2a_one_die_for_all_who_charge() {
    let mut stage = two_regiments();
    assert_eq!(
        (stage.at("c1").as_str(), stage.at("c2").as_str()),
        ("0505", "0405"),
        "nobody advanced"
    );
    let events = stage.go("add c1; add c2; target 0504", &[5]);
    let rolled = events.iter().find_map(|it| match it {
        Event::ChargeRolled { die, passed, failed } => Some((*die, passed.clone(), failed.clone())),
        _ => None,
    });
    assert_eq!(rolled, Some((5, vec![stage.id("c2")], vec![stage.id("c1")])));
    // The second fight: 3 against 6; only who passed is in it.
    assert_eq!(stage.0.reckoning().strength, [3, 6]);
    assert_eq!(stage.0.participants(Army::Prussia).collect::<Vec<_>>(), [stage.id("c2")]);
    // 1-2, MR -2: a 6 is 4: 1 / 0.
    stage.go("roll", &[6, 1]);
    assert_eq!((stage.morale("c1"), stage.morale("c2")), (Morale::Disordered, Morale::Disordered));
    assert_eq!((stage.level("c1"), stage.level("c2")), (1, 1));
}

/// Rules: pg:19.12.1d.
#[test]
fn pg_19_12_1d_one_attempt_in_a_turn() {
    let mut stage = two_regiments();
    stage.go("add c1", &[]);
    assert_eq!(stage.rule("add c1"), "pg:19.12.2a");
    // A 1 is not enough for anybody; there is no second try. The enemy's turn comes.
    stage.go("target 0504", &[1]);
    assert_eq!(stage.0.core().active, Army::Coalition);
    assert!(stage.0.unit(stage.id("c1")).is(Flags::CHARGED));
    assert_eq!(stage.morale("c1"), Morale::Disordered, "the attempt disorders");
}

/// Rules: pg:19.12.1a.
#[test]
fn pg_19_12_1a_formed_horse_that_attacked_and_support_that_came_up() {
    let drawn = |morale: &str| {
        let mut stage = duel()
            .unit("f", "prussia infantry line", "1-6-3", "0405")
            .unit("s", "prussia cavalry dragoon", HORSE, "0505")
            .unit("c", "prussia cavalry dragoon", "6-6-5 6-6-5 6-6-5 6-6-5", "0505")
            .unit("x", "coalition infantry line", "1-6-3", "0504")
            .unit("y", "coalition infantry line", FOOT, "0503")
            .morale("c", morale)
            .stage();
        attack(&mut stage, "0504", "0505 0405");
        to_the_die(&mut stage);
        stage.go("roll", &[6]);
        stage.go("advance s; done", &[]);
        if stage.offers("mark 0503") {
            stage.go("done", &[]);
        }
        stage
    };
    let stage = drawn("formed");
    // The Support that advanced is Engaged; the regiment behind touches nobody, foot never charges.
    assert!(stage.offers("add s"), "{:?}", stage.offered());
    assert_eq!(stage.rule("add c"), "pg:19.12.2b");
    assert_eq!(stage.rule("add f"), "pg:19.12.1a");
    assert_eq!(stage.rule("add y"), "pg:19.12.1a");
    let stage = drawn("disordered");
    assert!(stage.offers("add s"));
    assert_eq!(stage.rule("add c"), "pg:19.12.1a");
}

/// Rules: pg:19.12.1b.
#[test]
fn pg_19_12_1b_no_charge_into_closed_country() {
    let stands = |spots: &[(&str, char)], side: &str| {
        let mut drawing = duel_on(spots)
            .unit("c", "prussia cavalry dragoon", "6-9-5 6-9-5 6-9-5 6-9-5", "0505")
            .unit("x", "coalition infantry line", "6-9-3 6-9-3 6-9-3 6-9-3", "0504")
            .unit("y", "coalition infantry line", "1-9-3", "0703");
        if !side.is_empty() {
            drawing = drawing.sides(side, "0504/0505");
        }
        let mut stage = drawing.stage();
        attack(&mut stage, "0504", "0505");
        let ground = plus(&stage, "pg:19.5a");
        // Roll 2 at 1-1 whatever the ground: 1r / 0.
        let die = u8::try_from(2 - ground).expect("a die");
        let mut script = dice(1, &[("pg:19.6a", &[die])]);
        let roll = stage.0.read_action("roll").expect("an action");
        let events = stage.0.apply(&roll, &mut script).expect("it is legal");
        assert_eq!(result(&events), "1r / 0", "{ground}");
        stage.offers("add c")
    };
    assert!(stands(&[], ""));
    assert!(stands(&[], "stream"));
    for kind in ['w', 't', 'm'] {
        assert!(!stands(&[("0504", kind)], ""), "{kind}");
    }
    assert!(!stands(&[], "entrenchment"));
}

/// Rules: pg:19.12.2b, pg:19.12.2c.
#[test]
fn pg_19_12_2c_the_hex_with_the_marker_must_be_charged_others_may_be_too() {
    let mut stage = duel()
        .unit("c", "prussia cavalry dragoon", "6-9-5 6-9-5 6-9-5 6-9-5", "0505")
        .unit("x", "coalition infantry line", "1-6-3", "0504")
        .unit("y", "coalition infantry line", ROCK, "0503")
        .unit("w", "coalition infantry line", ROCK, "0604")
        .stage();
    attack(&mut stage, "0504", "0505");
    stage.go("roll", &[5]);
    let mut free = stage.clone();
    free.go("advance c; done; add c", &[]);
    assert!(free.offers("target 0503") && free.offers("target 0604"), "any adjacent hex");
    stage.go("advance c; mark 0503; add c", &[]);
    assert_eq!(stage.rule("target 0604"), "pg:19.12.2c");
    assert!(stage.offers("target 0503"));
    // Both together [K-58].
    stage.go("attack 0604; target 0503", &[6]);
    let combat = stage.0.core().combat.expect("the Charge");
    assert_eq!((combat.charge, combat.defenders.len()), (true, 2));
    to_the_die(&mut stage);
    assert_eq!(stage.0.reckoning().strength, [6, 16]);
    assert_eq!(plus(&stage, "pg:C8b"), 2);
}

/// Rules: pg:19.12.3a, pg:19.12.3c.
///
/// ex-48: Formed horse defends, its own result is 0, no Charge is tried: it is Disordered all the same.
#[test]
fn pg_19_12_3a_horse_of_both_sides_is_disordered_by_combat() {
    let mut stage = duel()
        .unit("b", "prussia cavalry dragoon", "1-9-5", "0505")
        .unit("a", "prussia cavalry dragoon", "3-9-5 3-9-5", "0505")
        .unit("x", "coalition cavalry dragoon", "4-9-5 4-9-5 4-9-5 4-9-5", "0504")
        .unit("f", "coalition infantry line", "1-6-3", "0903")
        .stage();
    attack(&mut stage, "0504", "0505");
    stage.go("lead a", &[]);
    // 1-1, a 2: 1r / 0.
    stage.go("roll", &[2]);
    stage.go("hold", &[]);
    assert_eq!(stage.morale("x"), Morale::Disordered);
    assert_eq!((stage.morale("a"), stage.morale("b")), (Morale::Disordered, Morale::Disordered));
    let hexes = ["a", "b", "x"].map(|it| stage.at(it));
    assert_eq!(hexes, ["0505", "0505", "0504"], "without a retreat");
    // Who is Disordered already stays so.
    let mut stage = duel()
        .unit("a", "prussia infantry line", "4-9-3 4-9-3", "0505")
        .unit("x", "coalition cavalry dragoon", "4-9-5 4-9-5 4-9-5 4-9-5", "0504")
        .morale("x", "disordered")
        .stage();
    attack(&mut stage, "0504", "0505");
    to_the_die(&mut stage);
    // +1: a 1 is 2.
    stage.go("roll", &[1]);
    assert_eq!(stage.morale("x"), Morale::Disordered);
}

/// Rules: pg:19.12.3d.
#[test]
fn pg_19_12_3d_horse_that_came_up_with_the_last_lp_keeps_its_order() {
    // 1-1 and a 3: Exr / Ex. Four attacking levels are one LP, eight are two.
    let drawn = |second: bool| {
        let mut drawing = duel()
            .unit("a", "prussia infantry line", "1-5-3 1-5-3 1-5-3 1-5-3", "0505")
            .unit("h", "coalition cavalry dragoon", "4-9-5 4-9-5 4-9-5 4-9-5", "0504")
            .unit("x", "coalition infantry line", if second { "2-5-3" } else { "1-5-3" }, "0504");
        if second {
            drawing = drawing.unit("b", "prussia infantry line", "1-5-3 1-5-3 1-5-3 1-5-3", "0405");
        }
        let mut stage = drawing.stage();
        attack(&mut stage, "0504", if second { "0505 0405" } else { "0505" });
        to_the_die(&mut stage);
        stage.go("roll", &[3]);
        assert_eq!(stage.at("x"), "");
        stage
    };
    let stage = drawn(false);
    assert_eq!((stage.level("h"), stage.morale("h")), (4, Morale::Formed));
    let stage = drawn(true);
    assert_eq!((stage.level("h"), stage.morale("h")), (3, Morale::Disordered));
}
