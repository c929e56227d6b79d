//! Faults of games that begin in the middle: what cannot have happened yet, or any more.

use expect_test::{Expect, expect};

use super::{DUEL, check};

/// Checks the findings of units and a `[start]`.
#[track_caller]
fn check_start(units: &str, start: &str, expected: &Expect) {
    check(&format!("map 6x4\n{units}\n---\n[start]\n{start}"), expected);
}

const MOVEMENT: &str = "phase = \"movement\"\nside = \"blue\"\n";
const COMBAT: &str = "phase = \"combat\"\nside = \"blue\"\n";

/// Rules: scs:3.1b, scs:3.1e.
#[test]
fn scs_3_1b_nobody_has_spent_more_than_its_allowance() {
    check_start(
        "blue A 02.02 3-4-5 spent=5\nblue B 02.02 3-4-5 spent=99\nred X 05.02 1-1-1",
        MOVEMENT,
        &expect![[r#"
            drawn.toml at ⟨"99"⟩ error: `B` has spent 99; it has at most 5 movement points
        "#]],
    );
    check_start(
        "blue B 02.02 3-4-5 spent=51/2\nblue C 02.02 3-4-5 marks=out-of-supply spent=4
         blue D 02.02 3-4-5/3-3-6 steps=1 spent=6\nred X 05.02 1-1-1",
        MOVEMENT,
        &expect![[r#"
            drawn.toml at ⟨"51/2"⟩ error: `B` has spent 51/2; it has at most 5 movement points
            drawn.toml at ⟨"4"⟩ error: `C` has spent 4; it has at most 3 movement points
        "#]],
    );
    check_start(
        "blue A 02.02 3-4-5 marks=minimum-moved spent=5\nred X 05.02 1-1-1
         blue B 02.02 3-4-5 marks=minimum-moved spent=2",
        MOVEMENT,
        &expect![[r#"
            drawn.toml at ⟨"2"⟩ error: `B` has spent 2; a minimum move takes all of its 5 movement points
        "#]],
    );
}

/// Rules: scs:3.1M, scs:6.1b, scs:7.2d.
#[test]
fn scs_7_2d_marks_belong_to_the_phase_and_to_the_side_in_turn() {
    check_start(
        "blue A 02.02 3-4-5 marks=attacked\nred X 05.02 1-1-1 marks=was-attacked+moved
         red Y 05.03 1-1-1 spent=1",
        MOVEMENT,
        &expect![[r#"
            drawn.toml at ⟨"attacked"]⟩ error: `attacked` of `A` in the movement phase; leave it out, or start in `combat`
            drawn.toml at ⟨"was-attacked", "moved"]⟩ error: `was-attacked` of `X` in the movement phase; leave it out, or start in `combat`
            drawn.toml at ⟨"moved"]⟩ error: `moved` of `X`, whose side is not in turn; leave it out, or change `side` in [start]
            drawn.toml at ⟨"1"⟩ error: `spent` of `Y`, whose side is not in turn; leave it out, or change `side` in [start]
        "#]],
    );
    check_start(
        "blue A 02.02 3-4-5 marks=was-attacked\nred X 05.02 1-1-1 marks=attacked+began-in-zone",
        COMBAT,
        &expect![[r#"
            drawn.toml at ⟨"was-attacked"]⟩ error: `was-attacked` of `A`, whose side is in turn; leave it out, or change `side` in [start]
            drawn.toml at ⟨"attacked", "began-in-zo⟩ error: `attacked` of `X`, whose side is not in turn; leave it out, or change `side` in [start]
            drawn.toml at ⟨"began-in-zone"]⟩ error: `began-in-zone` of `X`, whose side is not in turn; leave it out, or change `side` in [start]
        "#]],
    );
    check_start(
        "blue A 02.02 3-4-5 marks=attacked+barraged+restacked+shown began=02.02 spent=1
         red X 05.02 1-1-1",
        "",
        &expect![[r#"
            drawn.toml at ⟨"attacked", "barraged", ⟩ error: `attacked` of `A` in the setup phase; leave it out, or start in `combat`
            drawn.toml at ⟨"barraged", "restacked",⟩ error: `barraged` of `A` in the setup phase; leave it out, or start in `combat`
            drawn.toml at ⟨"restacked", "shown"]⟩ error: `restacked` outside a stack; leave it out, or set up more units `at` its hex
            drawn.toml at ⟨"shown"]⟩ error: `shown` of `A` in the setup phase; leave it out, or start in `movement`, `combat`, `exploitation`, `supply`
            drawn.toml at ⟨"02.02"⟩ error: `began` of `A` in the setup phase; leave it out, or start in `movement`, `combat`, `exploitation`
            drawn.toml at ⟨"1"⟩ error: `spent` of `A` in the setup phase; leave it out, or start in `movement`, `exploitation`
        "#]],
    );
}

/// Rules: scs:3.1dA, scs:6.1b, scs:7.2d.
#[test]
fn what_an_earlier_phase_has_left_behind_is_forgotten_with_a_warning() {
    check_start(
        "blue A 02.02 3-4-5 marks=moved+overran spent=2\nred X 05.02 1-1-1",
        COMBAT,
        &expect![[r#"
            drawn.toml at ⟨"moved", "overran"]⟩ warning: `moved` of `A` is over before the combat phase; leave it out: nothing remembers it
            drawn.toml at ⟨"overran"]⟩ warning: `overran` of `A` is over before the combat phase; leave it out: nothing remembers it
            drawn.toml at ⟨"2"⟩ warning: `spent` of `A` is over before the combat phase; leave it out: nothing remembers it
        "#]],
    );
    check_start(
        "blue A 02.02 3-4-5 marks=attacked\nred X 05.02 1-1-1 marks=was-attacked",
        "phase = \"exploitation\"\nside = \"blue\"",
        &expect![[r#"
            drawn.toml at ⟨"attacked"]⟩ warning: `attacked` of `A` is over before the exploitation phase; leave it out: nothing remembers it
            drawn.toml at ⟨"was-attacked"]⟩ warning: `was-attacked` of `X` is over before the exploitation phase; leave it out: nothing remembers it
        "#]],
    );
    check_start(
        "blue A 02.02 3-4-5 marks=out-of-supply+shown+restacked began=02.03\nred X 05.02 1-1-1",
        "phase = \"supply\"\nside = \"blue\"",
        &expect![[r#"
            drawn.toml at ⟨"restacked"]⟩ warning: `restacked` of `A` is over before the supply phase; leave it out: nothing remembers it
            drawn.toml at ⟨"02.03"⟩ warning: `began` of `A` is over before the supply phase; leave it out: nothing remembers it
        "#]],
    );
}

/// Rules: scs:3.1e, scs:6.1f, scs:7.2eB, scs:11.0a.
#[test]
fn states_that_a_unit_can_never_be_in() {
    check_start(
        "blue A 02.02 3-4-5 marks=moved\nblue B 02.03 3-4-5 exploit marks=moved spent=1
         red X 05.02 1-1-1",
        "phase = \"exploitation\"\nside = \"blue\"",
        &expect![[r#"
            drawn.toml at ⟨"moved"]⟩ error: `moved` is nothing for `A` in the exploitation phase; leave it out
        "#]],
    );
    check_start(
        "blue A 02.02 3-4-0 marks=minimum-moved\nblue B 02.03 _-4-5 marks=overran\nred X 05.02 1-1-1",
        MOVEMENT,
        &expect![[r#"
            drawn.toml at ⟨"minimum-moved"]⟩ error: `minimum-moved` is nothing for `A` in the movement phase; leave it out
            drawn.toml at ⟨"overran"]⟩ error: `overran` is nothing for `B` in the movement phase; leave it out
        "#]],
    );
    check_start(
        "blue A 02.02 _-4-5 marks=attacked\nblue B 02.03 _-4-5 barrage=1 range=1 marks=barraged
         red X 05.02 1-1-1",
        COMBAT,
        &expect![[r#"
            drawn.toml at ⟨"attacked"]⟩ error: `attacked` is nothing for `A` in the combat phase; leave it out
            drawn.toml at ⟨"barraged"]⟩ error: `barraged` is nothing for `B` in the combat phase; leave it out
        "#]],
    );
    check(
        "map 6x4\nblue A 02.02 3-4-5 marks=barraged\nred X 05.02 1-1-1 barrage=1 range=1 marks=barraged
         ---\nrules = \"gothic-line\"\n[start]\nphase = \"combat\"",
        &expect![[r#"
            drawn.toml at ⟨"barraged"]⟩ error: `barraged` is nothing for `A` in the combat phase; leave it out
        "#]],
    );
}

/// Rules: scs:0.3A, scs:8.0N.
#[test]
fn scs_8_0n_who_is_off_the_map_has_no_state_of_the_phase() {
    check_start(
        "blue A 02.02 3-4-5\nblue B exited 3-4-5\nred X destroyed 3-4-5/2-2-5 steps=1
         red Y destroyed 3-4-5 marks=out-of-supply",
        MOVEMENT,
        &expect![[r#"
            drawn.toml at ⟨"exited"⟩ error: `B` has left a map that its side cannot leave; add [[exits]] for its side, or write `box = "destroyed"`
            drawn.toml at ⟨"destroyed"⟩ error: a state of `X`, which is off the map; leave `steps`, `spent`, `began` and `marks` out
            drawn.toml at ⟨"destroyed"⟩ error: a state of `Y`, which is off the map; leave `steps`, `spent`, `began` and `marks` out
        "#]],
    );
    let exits = "[[exits]]\nside = \"blue\"\nhexes = [\"06.01\"]";
    check_start(
        "blue B exited 3-4-5/2-2-5 steps=1 marks=out-of-supply\nblue C exited 3-4-5 marks=moved spent=1
         red X 05.02 1-1-1",
        &format!("{MOVEMENT}{exits}"),
        &expect![[r#"
            drawn.toml at ⟨"exited"⟩ error: a state of `C`, which is off the map; leave `spent`, `began` and all marks but `out-of-supply` out
        "#]],
    );
    check(
        &format!("{DUEL}blue B - 1-1-1\n---\n[[setup]]\nunits = [\"B\"]\nbox = \"lost\""),
        &expect![[r#"
            drawn.toml at ⟨"lost"⟩ error: unknown word `lost`; allowed: `destroyed`, `exited`
        "#]],
    );
}

/// Rules: scs:1.0E, scs:1.0K, scs:6.1bA.
#[test]
fn what_start_says_belongs_to_its_phase() {
    check_start(
        "blue A 02.02 3-4-5\nred X 05.02 1-1-1",
        &format!("{COMBAT}arrivals_over = true\noverrun = [\"05.02\", \"09.09\"]"),
        &expect![[r#"
            drawn.toml at ⟨true⟩ error: reinforcements are placed in the Movement Phase; leave it out, or start in `movement`
            drawn.toml at ⟨"05.02", "09.09"]⟩ error: hexes overrun in a phase without overruns; leave them out, or start in `movement` or `exploitation`
            drawn.toml at ⟨"09.09"]⟩ error: unknown hex `09.09`; the map runs from `01.01` to `06.04`
        "#]],
    );
    check_start(
        "blue A 02.02 3-4-5\nred X 05.02 1-1-1",
        &format!("{COMBAT}[[sequence]]\nturn = 1\nside = \"blue\"\nskip = [\"combat\"]"),
        &expect![[r#"
            drawn.toml at ⟨"combat"⟩ error: `blue` has no combat phase in turn 1; start in another, or do not skip it
        "#]],
    );
    check_start(
        "blue A 02.02 3-4-5 began=02.03\nblue B - 1-1-1\nred X 05.02 1-1-1",
        &format!(
            "{MOVEMENT}[[arrival]]\nturn = 1\nunits = [\"B\"]\nentry = [\"01.02\"]\nkind = \"edge\""
        ),
        &expect![[r#"
            drawn.toml at ⟨"movement"⟩ error: `A` has begun the phase, and `B` is still to be placed; add `arrivals_over = true`, or leave `began` and `began-in-zone` out
        "#]],
    );
    let coming = "[[arrival]]\nturn = 1\nunits = [\"B\"]\nentry = [\"01.02\"]\nkind = \"edge\"";
    for (start, fault) in [
        (MOVEMENT, "error: `A` has not to be placed now; name reinforcements that are due"),
        (COMBAT, "error: `B` has not to be placed now; name reinforcements that are due"),
    ] {
        let blocked = "blocked = [\"A\", \"B\"]\n";
        let units = "blue A 02.02 3-4-5\nblue B - 1-1-1\nred X 05.02 1-1-1";
        let text = format!("map 6x4\n{units}\n---\n[start]\n{start}{blocked}{coming}");
        let findings = crate::drawn::try_draw(&text).unwrap_err();
        assert!(findings.contains(fault), "{findings}");
        assert_eq!(findings.contains("`B` has not"), start == COMBAT, "{findings}");
    }
    check_start(
        "blue A 02.02 3-4-5 began=02.09\nred X 05.02 1-1-1",
        "phase = \"movement\"\nside = \"green\"\nstacks = 1",
        &expect![[r#"
            drawn.toml at ⟨"02.09"⟩ error: unknown hex `02.09`; the map runs from `01.01` to `06.04`
            drawn.toml at ⟨"green"⟩ error: no side `green`; allowed: `blue`, `red`
            drawn.toml at ⟨stacks = 1⟩ error: unknown key `stacks`; allowed: `turn`, `phase`, `seat`, `side`, `as_listed`, `arrivals_over`, `blocked`, `overrun`, `plans_changed`, `overstacked`, `tolerated`, `air`
        "#]],
    );
}

/// Rules: scs:4.0aA, scs:4.0aF.
#[test]
fn scs_4_0a_overstacks_are_those_of_the_moving_side_or_of_retreats() {
    let crowd = "blue A 02.02 1-1-1\nblue B 02.02 1-1-1\nblue C 02.02 1-1-1\nblue D 02.02 1-1-1
        red W 05.02 1-1-1\nred X 05.02 1-1-1\nred Y 05.02 1-1-1\nred Z 05.02 1-1-1";
    check_start(
        crowd,
        &format!("{MOVEMENT}overstacked = [\"02.02\"]\ntolerated = [{{ hex = \"05.02\" }}]"),
        &expect![[""]],
    );
    check_start(
        crowd,
        &format!("{MOVEMENT}overstacked = [\"02.02\", \"05.02\", \"03.03\", \"33.03\"]"),
        &expect![[r#"
            drawn.toml at ⟨"05.02", "03.03", "33.03⟩ error: nobody moves in 05.02; only the side in turn is overstacked, in `movement` and `exploitation`
            drawn.toml at ⟨"03.03", "33.03"]⟩ error: nobody stands in 03.03; leave it out, or set units up there
            drawn.toml at ⟨"33.03"]⟩ error: unknown hex `33.03`; the map runs from `01.01` to `06.04`
        "#]],
    );
    check_start(
        crowd,
        &format!(
            "{COMBAT}tolerated = [{{ hex = \"02.02\", load = 3 }}, {{ hex = \"05.02\", load = 5, fresh = true }}, {{ hex = \"05.02\" }}]"
        ),
        &expect![[r#"
            drawn.toml at ⟨"D"]⟩ error: 02.02 is overstacked: 4 of 3; set up within the stacking limit, or name the hex in [start] under `overstacked` or `tolerated`
            drawn.toml at ⟨"02.02", load = 3 }, { h⟩ error: nothing to tolerate in 02.02: 3 of 3; leave it out
            drawn.toml at ⟨"05.02", load = 5, fresh⟩ error: 5 tolerated in 05.02; 4 at most
            drawn.toml at ⟨"05.02", load = 5, fresh⟩ error: the overstack in 05.02 is not fresh; `fresh` is for the Movement Phase of its owner: leave it out
            drawn.toml at ⟨"05.02" }]⟩ error: 05.02 is tolerated twice; name it once
        "#]],
    );
    check_start(
        "blue A 02.02 1-1-1\nred X 05.02 1-1-1",
        &format!("{MOVEMENT}overstacked = [\"02.02\"]\ntolerated = [{{ hex = \"03.03\" }}]"),
        &expect![[r#"
            drawn.toml at ⟨"02.02"]⟩ error: 02.02 is not overstacked: 1 of 3; leave it out
            drawn.toml at ⟨"03.03" }]⟩ error: nobody stands in 03.03; leave it out, or set units up there
        "#]],
    );
    check_start(
        crowd,
        "tolerated = [{ hex = \"02.02\" }]",
        &expect![[r#"
        drawn.toml at ⟨"Z"]⟩ error: 05.02 is overstacked: 4 of 3; set up within the stacking limit
        drawn.toml at ⟨"02.02" }]⟩ error: an overstack at the set-up; nobody has retreated yet: leave it out
    "#]],
    );
}

/// Rules: scs:4.0c, scs:4.0cA.
#[test]
fn scs_4_0c_stacks_as_listed_and_restacked_units_are_stacks() {
    check_start(
        "blue A 02.02 1-1-1\nblue B 02.02 _-1-1\nred X 05.02 1-1-1 marks=restacked",
        &format!("{MOVEMENT}as_listed = true"),
        &expect![[r#"
            drawn.toml at ⟨"B"]⟩ error: `B` lies on top of its stack; list a unit with an Attack Strength of 1 or more last
            drawn.toml at ⟨"restacked"]⟩ error: `restacked` outside a stack; leave it out, or set up more units `at` its hex
        "#]],
    );
}

/// Rules: scs:6.1f.
#[test]
fn scs_6_1f_no_more_air_points_than_the_turn_gave() {
    let air = |start: &str| {
        format!(
            "{DUEL}---\nrules = \"gothic-line\"\n[air]\nblue = [1, 2, 3]\n[start]\nturn = 2\n{start}"
        )
    };
    check(&air(&format!("{COMBAT}air = {{ blue = 2, red = 0 }}")), &expect![[""]]);
    check(
        &air(&format!("{COMBAT}air = {{ blue = 3, red = 1, green = 1 }}")),
        &expect![[r#"
        drawn.toml at ⟨blue = 3, red = 1, green⟩ error: 3 air points left for `blue`; the turn gave 2
        drawn.toml at ⟨red = 1, green = 1 }⟩ error: 1 air points left for `red`; the turn gave 0
        drawn.toml at ⟨green = 1 }⟩ error: no side `green`; allowed: `blue`, `red`
    "#]],
    );
    check(
        &air("air = { blue = 1 }"),
        &expect![[r#"
        drawn.toml at ⟨blue = 1 }⟩ error: air points at the set-up; leave `air` out, or start in a turn
    "#]],
    );
    check(
        &air(&format!("{COMBAT}air = {{ blue = 1 }}")).replace("rules = \"gothic-line\"\n", ""),
        &expect![[r#"
            drawn.toml at ⟨blue = 1 }⟩ error: 1 air points left for `blue`; the turn gave 0
        "#]],
    );
}
