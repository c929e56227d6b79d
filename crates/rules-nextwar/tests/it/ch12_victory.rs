//! [NW 12] Victory.

use kernel::Game;
use rules_nextwar::ch12_victory::best_of_each;
use rules_nextwar::scenario::Level;
use rules_nextwar::terms::Side::{Allied, Dprk};

use crate::stage::{charts, stage, stage_rolling};

/// Rules: nw:12.2d, nw:12.2c.
#[test]
fn nw_12_2d_the_first_roll_wins_on_zero_the_sixth_on_five() {
    let chart = charts().automatic_victory;
    let wins_to = |rolls: u8| (0..10).filter(|die| chart.wins(rolls, *die)).max();
    assert_eq!([1, 2, 3, 4, 5, 6, 9].map(wins_to), [0, 3, 3, 4, 4, 5, 5].map(Some));
}

/// Rules: nw:12.1a.
#[test]
fn nw_12_1a_an_urban_hex_is_worth_six_to_the_captor_and_four_to_its_owner() {
    let war = stage(
        "| ..U.
         | ....
         dprk 0101..0102
         rok-5 infantry XX 5-6-5-4/3-4-5-4 2/1 at 0402
         dprk-8 infantry XX 4-5-4-4/2-3-4-4 2/1 at 0101
         segment first-movement",
    );
    let hex = war.scenario.board.map.grid.find("0301").expect("the hex is drawn");
    assert_eq!((war.place_points(Dprk, hex), war.place_points(Allied, hex)), (6, 4));
}

/// Rules: nw:12.1c, nw:3.0t, nw:3.0d.
#[test]
fn nw_12_1c_points_of_the_turn_are_added_in_the_victory_phase_and_kept_until_the_next_initiative() {
    let (war, _) = stage_rolling(
        "| ....
         | ....
         dprk 0101..0102
         rok-5 infantry XX 5-6-5-4/3-4-5-4 2/1 at 0402
         dprk-8 infantry XX 4-5-4-4/2-3-4-4 2/1 at 0101
         turn 1 of 1
         vp 10 5
         vp-turn 3 1
         segment victory",
        &[],
    );
    assert_eq!((war.pools(Dprk).points, war.pools(Allied).points), (13, 6));
    assert_eq!((war.pools(Dprk).points_this_turn, war.pools(Allied).points_this_turn), (3, 1));
    assert!(war.outcome().is_some(), "the last turn is over");
}

/// Rules: nwk:16.1.2d, nwk:16.1.3c, nwk:16.1.4c.
#[test]
fn nwk_16_1_2d_of_two_sides_with_a_level_the_higher_decides() {
    use Level::{AlliedMajor, AlliedMinor, DprkMajor, DprkMinor, Draw};
    assert_eq!(best_of_each([DprkMinor, AlliedMajor].into_iter()), AlliedMajor);
    assert_eq!(best_of_each([DprkMajor, AlliedMinor].into_iter()), DprkMajor);
    assert_eq!(best_of_each([DprkMinor, AlliedMinor].into_iter()), Draw);
    assert_eq!(best_of_each([].into_iter()), Draw);
}

/// Rules: nwk:16.1.1f.
#[test]
fn nwk_16_1_1f_adjustments_move_the_level_and_stop_at_the_ends() {
    assert_eq!(Level::Draw.moved(Dprk, 1), Level::DprkMinor);
    assert_eq!(Level::DprkMajor.moved(Dprk, 1), Level::DprkMajor);
    assert_eq!(Level::DprkMinor.moved(Allied, 1), Level::Draw);
    assert_eq!(Level::AlliedMajor.moved(Allied, 1), Level::AlliedMajor);
}
