//! The rules of the tiny game, as scripts.

use expect_test::{Expect, expect};
use kernel::Game;
use testkit::tiny::{BLUE, RED, Tiny};
use testkit::transcript;

fn check(script: &str, expected: &Expect) {
    expected.assert_eq(&transcript::of(&mut Tiny::new(), script));
}

/// Rules: tiny:2.1, tiny:2.2, tiny:1.1.
#[test]
fn tiny_2_1_a_scout_moves_once_and_at_most_two_hexes() {
    check(
        "
        > hide 03.04
        > hide 03.01
        > move A
        > enter 03.02
        > enter 02.02
        > done
        > move A
        > move B
        > enter 02.02
        > enter 02.03
        > enter 02.02
        > end scouts
        ",
        &expect![[r#"
            > hide 03.04
              picket-hidden
            > hide 03.01
              ! tiny:1.1 the picket is hidden before the first turn
            > move A
            > enter 03.02
              ! tiny:2.1 a scout goes one hex at a time
            > enter 02.02
              moved to=02.02 unit=A
            > done
            > move A
              ! tiny:2.1 the scout has moved
            > move B
            > enter 02.02
              moved to=02.02 unit=B
            > enter 02.03
              moved to=02.03 unit=B
            > enter 02.02
              ! tiny:2.1 no scout is moving
            > end scouts
        "#]],
    );
}

/// Rules: tiny:3.1, tiny:3.3, tiny:4.1, tiny:4.2, tiny:5.1.
#[test]
fn tiny_4_1_crouching_takes_one_from_the_die_and_ends_the_move() {
    check(
        "
        > hide 03.01
        > move A
        > enter 02.02
        > enter 03.02
        > crouch
        > fire
        > crouch : 4
        > done
        > move B
        > enter 02.02
        > enter 03.03
        > fire
        > run : 4
        > fall back 03.02
        > fall back 02.02
        > fall back 01.02
        ",
        &expect![[r#"
            > hide 03.01
              picket-hidden
            > move A
            > enter 02.02
              moved to=02.02 unit=A
            > enter 03.02
              moved to=03.02 unit=A
            > crouch
              ! tiny:4.1 nobody is fired at
            > fire
              fired unit=A
            > crouch
              shot-rolled die=4 result=miss unit=A
            > done
              ! tiny:2.1 no scout is moving
            > move B
            > enter 02.02
              moved to=02.02 unit=B
            > enter 03.03
              moved to=03.03 unit=B
            > fire
              fired unit=B
            > run
              shot-rolled die=4 result=fall back unit=B
            > fall back 03.02
              ! tiny:5.1 the sentry watches that hex
            > fall back 02.02
              fell-back to=02.02 unit=B
            > fall back 01.02
              fell-back to=01.02 unit=B
        "#]],
    );
}

/// Rules: tiny:5.2.
#[test]
fn tiny_5_2_the_friend_met_on_the_way_falls_back_before_the_first_goes_on() {
    check(
        "
        > hide 03.01
        > move B
        > enter 02.02
        > done
        > move A
        > enter 02.01
        > enter 03.02
        > fire
        > run : 5
        > fall back 02.02 : 2
        > fall back 01.02
        > fall back 01.01
        > fall back 02.01
        ",
        &expect![[r#"
            > hide 03.01
              picket-hidden
            > move B
            > enter 02.02
              moved to=02.02 unit=B
            > done
            > move A
            > enter 02.01
              moved to=02.01 unit=A
            > enter 03.02
              moved to=03.02 unit=A
            > fire
              fired unit=A
            > run
              shot-rolled die=5 result=fall back unit=A
            > fall back 02.02
              fell-back to=02.02 unit=A
              nerve-rolled die=2 result=flees unit=B
            > fall back 01.02
              fell-back to=01.02 unit=B
            > fall back 01.01
              fell-back to=01.01 unit=B
            > fall back 02.01
              fell-back to=02.01 unit=A
        "#]],
    );
}

/// Rules: tiny:6.1, tiny:1.3, tiny:8.1.
#[test]
fn tiny_6_1_a_dummy_is_removed_and_a_picket_captures() {
    check(
        "
        > hide 03.01
        > move B
        > enter 02.03
        > enter 03.04
        > move A
        > enter 02.01
        > enter 03.01
        ",
        &expect![[r#"
            > hide 03.01
              picket-hidden
            > move B
            > enter 02.03
              moved to=02.03 unit=B
            > enter 03.04
              moved to=03.04 unit=B
              marker-turned marker=marker-03.04 what=dummy
            > move A
            > enter 02.01
              moved to=02.01 unit=A
            > enter 03.01
              moved to=03.01 unit=A
              marker-turned marker=marker-03.01 what=picket
              captured unit=A
        "#]],
    );
}

/// Rules: tiny:7.1, tiny:7.2, tiny:7.3, tiny:3.2.
#[test]
fn tiny_7_2_the_hound_runs_by_its_cards_and_scatters_the_scouts() {
    check(
        "
        > hide 03.04
        > move A
        > enter 02.02
        > done
        > move B
        > enter 02.02
        > done
        > end scouts
        > turn left : 4
        > move A
        > enter 02.03
        > enter 03.03
        > hold
        > end scouts
        > stay : 3
        > end scouts
        > fall back 02.03
        > fall back 02.04
        ",
        &expect![[r#"
            > hide 03.04
              picket-hidden
            > move A
            > enter 02.02
              moved to=02.02 unit=A
            > done
            > move B
            > enter 02.02
              moved to=02.02 unit=B
            > done
            > end scouts
            > turn left
              turned facing=4
              card-drawn result=two hexes
              hound-ran to=05.03
              hound-ran to=04.03
              turn-began turn=2
            > move A
            > enter 02.03
              moved to=02.03 unit=A
            > enter 03.03
              moved to=03.03 unit=A
            > hold
              held unit=A
            > end scouts
            > stay
              card-drawn result=one hex
              hound-ran to=03.03
            > end scouts
              ! tiny:1.2 the scouts are not moving
            > fall back 02.03
              fell-back to=02.03 unit=A
            > fall back 02.04
              fell-back to=02.04 unit=A
              turn-began turn=3
        "#]],
    );
}

/// Rules: tiny:2.3, tiny:2.2.
#[test]
fn tiny_2_3_the_map_is_left_from_the_last_column_only() {
    check(
        "
        > hide 03.04
        > move A
        > exit
        > enter 02.01
        > enter 03.02
        > hold
        > end scouts
        > stay : 1
        > move A
        > enter 04.02
        > enter 04.01
        > enter 05.01
        > end scouts
        > stay : 1
        > move A
        > enter 06.01
        > exit
        ",
        &expect![[r#"
            > hide 03.04
              picket-hidden
            > move A
            > exit
              ! tiny:2.3 the map is left from the last column
            > enter 02.01
              moved to=02.01 unit=A
            > enter 03.02
              moved to=03.02 unit=A
            > hold
              held unit=A
            > end scouts
            > stay
              card-drawn result=stay
              turn-began turn=2
            > move A
            > enter 04.02
              ! tiny:2.2 the sentry stands there
            > enter 04.01
              moved to=04.01 unit=A
            > enter 05.01
              moved to=05.01 unit=A
            > end scouts
            > stay
              card-drawn result=one hex
              hound-ran to=06.02
              turn-began turn=3
            > move A
            > enter 06.01
              moved to=06.01 unit=A
            > exit
              exited unit=A
        "#]],
    );
}

/// Rules: tiny:1.3, tiny:8.1.
#[test]
fn tiny_8_1_more_points_win_and_the_game_ends_with_the_last_scout_or_the_fifth_turn() {
    let mut captured = Tiny::new();
    transcript::of(
        &mut captured,
        "
        > hide 03.01
        > move A
        > enter 02.01
        > enter 03.01
        > move B
        > enter 02.02
        > enter 03.03
        > fire
        > run : 6
        ",
    );
    let outcome = captured.outcome().unwrap();
    assert_eq!((outcome.winner, outcome.points), (Some(RED), vec![(BLUE, 0), (RED, 2)]));
    assert_eq!(captured.prompt(), None);

    let mut idle = Tiny::new();
    transcript::of(&mut idle, "> hide 03.01");
    for _ in 1..=5 {
        assert_eq!(idle.outcome(), None);
        transcript::of(&mut idle, "> end scouts\n > stay : 1");
    }
    assert_eq!(idle.outcome().unwrap().winner, None);
}
