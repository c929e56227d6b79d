//! [NW 5] Initiative.

use rules_nextwar::ch05_initiative::{after_contested, after_initiative};
use rules_nextwar::scenario::InitiativeRule;
use rules_nextwar::state::TurnKind::{Contested, Initiative};
use rules_nextwar::terms::Side::{Allied, Dprk};

/// Rules: nw:5.1, nwk:16.1.1c.
#[test]
fn nw_5_1_the_scenario_names_the_holder_of_its_first_turns() {
    let rule = InitiativeRule { first: Dprk, turns: 3, points: None, contested: vec![4] };
    assert_eq!(rule.fixed(1), Some(Initiative(Dprk)));
    assert_eq!(rule.fixed(3), Some(Initiative(Dprk)));
    assert_eq!(rule.fixed(4), Some(Contested(Dprk)));
    assert_eq!(rule.fixed(5), None);
}

/// Rules: nw:5.1.1a.
#[test]
fn nw_5_1_1a_exactly_one_side_with_enough_points_has_the_initiative() {
    assert_eq!(after_initiative([18, 17], Some(18), Allied), Initiative(Dprk));
    assert_eq!(after_initiative([3, 20], Some(18), Dprk), Initiative(Allied));
}

/// Rules: nw:5.1.1b, nw:5.0d.
#[test]
fn nw_5_1_1b_both_or_neither_contest_the_turn_and_the_last_holder_goes_first() {
    assert_eq!(after_initiative([18, 18], Some(18), Dprk), Contested(Dprk));
    assert_eq!(after_initiative([17, 17], Some(18), Allied), Contested(Allied));
    assert_eq!(after_initiative([90, 0], None, Dprk), Contested(Dprk));
}

/// Rules: nw:5.1.2a, nw:5.1.2b.
#[test]
fn nw_5_1_2_after_a_contested_turn_more_points_decide_and_a_tie_goes_on() {
    assert_eq!(after_contested([5, 4], Allied), Initiative(Dprk));
    assert_eq!(after_contested([4, 5], Dprk), Initiative(Allied));
    assert_eq!(after_contested([4, 4], Allied), Contested(Allied));
}
