//! [SCS 0.10A] What a player may imagine keeps everything he knows.

use kernel::dice::SearchDice;
use kernel::{Game, Seat, Viewer};
use rules_scs::Flags;

use crate::drawn::{Drawn, draw};

const BLUE: Viewer = Viewer::Player(Seat(0));

/// The hexes a unit is imagined in over many guesses.
#[track_caller]
fn imagined(drawn: &Drawn, unit: &str) -> Vec<String> {
    let mut hexes: Vec<String> = (0..60)
        .map(|seed| {
            let guess = Drawn(drawn.0.guess(BLUE, &mut SearchDice::new(seed)));
            guess.0.check_invariants();
            guess.at(unit)
        })
        .collect();
    hexes.sort_unstable();
    hexes.dedup();
    hexes
}

/// Rules: scs:0.10A, scs:4.0cA.
#[test]
fn scs_0_10_a_fighter_is_never_imagined_under_a_unit_without_attack() {
    let drawn = draw(
        "map 12x10\nblue A 02.02 3-4-5
         red F 06.05 3-4-5\nred T 06.05 3-4-5
         red Z 08.05 0-1-5\nred Y 08.05 0-1-5
         red V 09.08 0-1-5\nred U 09.08 3-4-5
         turn 1 of 3 blue combat",
    );
    assert_eq!(imagined(&drawn, "F"), ["06.05", "09.08"], "not under Y, who shows no attack");
    assert_eq!(imagined(&drawn, "Z"), ["06.05", "08.05", "09.08"]);
    assert_eq!(imagined(&drawn, "T"), ["06.05"], "he sees T");
    assert_eq!(imagined(&drawn, "A"), ["02.02"]);
}

/// Rules: scs:0.10A, scs:4.0M.
#[test]
fn scs_0_10_a_guess_keeps_the_stacking_limit() {
    let text = |limit: u8| {
        format!(
            "map 12x10\nblue A 02.02 3-4-5
             red B 06.05 3-4-5 stacking=3\nred T 06.05 3-4-5
             red C 08.05 3-4-5 stacking=1\nred S 08.05 3-4-5 stacking=2
             turn 1 of 3 blue combat\n---\n[stacking]\nmeasure = \"points\"\nlimit = {limit}"
        )
    };
    assert_eq!(imagined(&draw(&text(4)), "B"), ["06.05"], "3 and 2 would be too much in 08.05");
    assert_eq!(imagined(&draw(&text(5)), "B"), ["06.05", "08.05"]);
}

/// Rules: scs:0.10A, scs:3.2d.
#[test]
fn scs_0_10_nobody_is_imagined_where_he_cannot_be() {
    let terrain = "[terrain.hex.open]\nmove = { \"*\" = \"1\" }\n[terrain.hex.crag]\n\
                   move = { foot = \"2\", wheel = \"prohibited\" }\n[terrain.hexside.stream]\n\
                   [terrain.line.road]\nmove = { \"*\" = \"1/2\" }";
    let drawn = draw(&format!(
        "map 12x10\ncrag 06.05\nblue A 02.02 3-4-5 class=foot
         red F 06.05 3-4-5 class=foot\nred T 06.05 3-4-5 class=foot
         red W 08.05 3-4-5 class=wheel\nred S 08.05 3-4-5 class=foot
         turn 1 of 3 blue combat\n---\n{terrain}"
    ));
    assert_eq!(imagined(&drawn, "W"), ["08.05"]);
}

/// Rules: scs:0.10A.
#[test]
fn scs_0_10_steps_and_supply_go_with_the_unit_and_the_phase_stays_with_the_place() {
    let drawn = draw(
        "map 12x10\nblue A 02.02 3-4-5
         red X 06.05 3-4-5/2-2-5 steps=1 marks=out-of-supply\nred T 06.05 3-4-5
         red Y 08.05 3-4-5/2-2-5 marks=was-attacked\nred S 08.05 3-4-5
         turn 1 of 3 blue combat",
    );
    let moved = (0..60)
        .map(|seed| Drawn(drawn.0.guess(BLUE, &mut SearchDice::new(seed))))
        .find(|it| it.at("X") == "08.05")
        .expect("X is imagined elsewhere sometimes");
    let state = |unit: &str| *moved.0.unit(moved.id(unit));
    assert_eq!((state("X").steps, state("Y").steps), (1, 2));
    assert!(state("X").is(Flags::OUT_OF_SUPPLY) && !state("Y").is(Flags::OUT_OF_SUPPLY));
    assert!(state("X").is(Flags::WAS_ATTACKED) && !state("Y").is(Flags::WAS_ATTACKED));
}
