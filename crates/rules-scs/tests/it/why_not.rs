//! Why an answer is refused, as a player would say it: the whole way is judged.

use kernel::Game;
use scene::{Arg, Show};

use crate::drawn::{Drawn, draw};

/// What is said of a refused answer: amount, message with its arguments, rule.
#[track_caller]
fn why_not(drawn: &Drawn, text: &str) -> Vec<String> {
    drawn.refusal(text);
    let action = drawn.0.read_action(text).expect("an action");
    let reasons = drawn.0.why_not(&action);
    let line = |reason: &scene::Reason| {
        let args: Vec<String> = reason.message.args.iter().map(|it| argument(it.0, it.1)).collect();
        let key = reason.message.key.trim_start_matches("scs-why-");
        format!("{key} {} {} [{}]", args.join(" "), reason.amount, reason.rule)
    };
    reasons.iter().map(line).collect()
}

fn argument(name: &str, value: &Arg) -> String {
    format!("{name}={}", value_text(value))
}

fn value_text(value: &Arg) -> String {
    match value {
        Arg::Text(text) => text.clone(),
        Arg::Term(term) => term.trim_start_matches("scs-").to_owned(),
        Arg::Number(number) => number.to_string(),
        Arg::Unit(unit) => unit.id.clone(),
        Arg::List(list) => list.iter().map(value_text).collect::<Vec<_>>().join("+"),
        other => format!("{other:?}"),
    }
}

/// Rules: scs:3.1b, scs:3.1c.
#[test]
fn scs_3_1b_a_far_hex_is_refused_with_what_the_whole_way_costs() {
    // Five hexes of open ground at 1 MP each against an allowance of 3.
    let mut drawn = draw("map 12x10\nblue A 02.05 3-4-3\nred X 12.05 3-4-5");
    drawn.play("select A");
    let said = why_not(&drawn, "move 07.07");
    let first = "not-points holders= left=3 needed=5 unit=A zone=0 zones=0 5 [scs:3.1b]";
    assert_eq!(said[0], first);
    assert_eq!(said.len(), 6, "a line for each hex of the way: {said:?}");
    assert!(said[1..].iter().all(|it| it.ends_with("what=terrain-open +1 [scs:3.1c]")));
}

/// Rules: scs:2.1a, scs:3.1b.
#[test]
fn scs_2_1a_what_an_enemy_zone_adds_to_the_way_is_named_with_its_owner() {
    // Three hexes at 1 MP and 2 MP for the zone that R9 throws over 05.05.
    let mut drawn = draw("map 12x10\nblue A 02.05 3-4-4\nred R9 06.05 3-4-5");
    drawn.play("select A");
    let said = why_not(&drawn, "move 05.05");
    let first = "not-points-zones holders=R9 left=4 needed=5 unit=A zone=2 zones=1 5 [scs:3.1b]";
    assert_eq!(said[0], first);
    assert_eq!(said[3], "step hex=05.05 what=terrain-open+why-enemy-zone +3 [scs:2.1a]");
}

/// Rules: scs:3.1b.
#[test]
fn scs_3_1b_of_a_stack_the_unit_that_lacks_most_is_named() {
    let mut drawn = draw("map 12x10\nblue A 02.05 3-4-6\nblue B 02.05 3-4-2\nred X 12.05 3-4-5");
    drawn.play("select A; add B");
    assert!(why_not(&drawn, "move 06.07")[0].contains("left=2 needed=4 unit=B"));
}

/// Rules: scs:3.3a.
#[test]
fn scs_3_3a_a_far_hex_of_the_enemy_is_refused_for_the_enemy_in_it() {
    let mut drawn = draw("map 12x10\nblue A 02.05 3-4-3\nred X 09.05 3-4-5");
    drawn.play("select A");
    assert_eq!(why_not(&drawn, "move 09.05"), ["not-enemy hex=09.05  [scs:3.3a]"]);
}

/// Rules: scs:3.2d.
#[test]
fn scs_3_2d_a_river_without_a_bridge_is_named_with_its_place() {
    let mut drawn = draw("map 12x10\nriver 05.05/06.05\nblue A 05.05 3-4-9\nred X 12.05 3-4-5");
    drawn.play("select A");
    let said = why_not(&drawn, "move 06.05");
    assert_eq!(said[0], "not-unbridged from=05.05 terrain=terrain-river to=06.05  [scs:3.2d]");
    assert_eq!(said[1], "not-by-hexes hex=06.05 left=9 steps=2 2 [scs:3.1N]", "round its end");
}

/// Rules: scs:3.2d.
#[test]
fn scs_3_2d_a_far_hex_behind_a_river_is_refused_for_the_river() {
    // Every side of 09.05 is river: no way leads there, however dear.
    let river = "river 09.05/09.06 09.05/10.05 09.05/10.04 09.05/09.04 09.05/08.04 09.05/08.05";
    let mut drawn = draw(&format!("map 12x10\n{river}\nblue A 05.05 3-4-9\nred X 12.01 3-4-5"));
    drawn.play("select A");
    let said = why_not(&drawn, "move 09.05");
    assert_eq!(said.len(), 1, "{said:?}");
    assert!(said[0].starts_with("not-unbridged from=08.0"), "{said:?}");
    assert!(said[0].ends_with("terrain=terrain-river to=09.05  [scs:3.2d]"), "{said:?}");
}

/// Rules: scs:3.2d.
#[test]
fn scs_3_2d_prohibited_ground_is_named() {
    let mut drawn = draw("map 12x10\nlake 08.05\nblue A 05.05 3-4-9\nred X 12.01 3-4-5");
    drawn.play("select A");
    assert_eq!(
        why_not(&drawn, "move 08.05"),
        ["not-ground hex=08.05 terrain=terrain-lake  [scs:3.2d]"]
    );
}

/// Rules: scs:3.1N.
#[test]
fn scs_3_1n_a_far_hex_within_reach_is_come_to_hex_by_hex() {
    let mut drawn = draw("map 12x10\nblue A 02.05 3-4-6\nred X 12.05 3-4-5");
    drawn.play("select A");
    assert_eq!(
        why_not(&drawn, "move 05.06"),
        ["not-by-hexes hex=05.06 left=6 steps=3 3 [scs:3.1N]"]
    );
}

/// Rules: scs:6.0M, scs:6.0aA.
#[test]
fn scs_6_0_an_overrun_of_a_far_hex_is_judged_with_the_way_there() {
    // Three hexes to 05.05, the last in the zone of X, and 2 MP for the overrun: 3 + 2 + 2.
    let far = |ma: u8| {
        let mut drawn = draw(&format!("map 12x10\nblue A 02.05 9-4-{ma}\nred X 06.05 3-4-5"));
        drawn.play("select A");
        why_not(&drawn, "overrun 06.05")
    };
    let short = "not-overrun-zones holders=X left=6 needed=7 unit=A zone=2 zones=1 7 [scs:6.0M]";
    assert_eq!(far(6)[0], short);
    assert_eq!(far(7), ["not-overrun-first hex=06.05 left=7 needed=7 7 [scs:6.0aA]"]);
}

/// Rules: scs:1.0G.
#[test]
fn scs_1_0g_a_far_hex_is_not_attacked_for_nobody_stands_beside_it() {
    let text = "map 12x10\nblue A 05.05 3-4-5\nblue B 02.05 3-4-5\nred X 06.05 3-4-5\n\
                red Y 09.05 3-4-5\nturn 1 of 3 blue combat";
    let mut drawn = draw(text);
    assert_eq!(why_not(&drawn, "attack 09.05"), ["not-beside hex=09.05  [scs:1.0G]"]);
    drawn.play("attack 06.05");
    assert_eq!(why_not(&drawn, "add B"), ["not-far away=4 hex=06.05 unit=B  [scs:1.0G]"]);
}
