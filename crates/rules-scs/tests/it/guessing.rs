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

/// Rules: scs:0.10A, scs:4.0aB.
#[test]
fn scs_0_10_an_overstacked_hex_keeps_its_units_while_its_owner_removes_the_excess() {
    let mut drawn = draw(
        "map 12x10\nblue A 02.02 3-4-5
         red P 08.05 3-4-5\nred Q 08.05 3-4-5\nred R 08.05 3-4-5\nred S 08.06 3-4-5
         red U 10.08 3-4-5\nred T 10.08 3-4-5
         turn 1 of 3 red movement",
    );
    drawn.play("select S; move 08.05; stop; end");
    assert_eq!(drawn.sorted("eliminate"), ["P", "Q", "R", "S"]);
    // Blue sees four units in 08.05 and two in 10.08, T on top of these.
    assert_eq!(imagined(&drawn, "U"), ["10.08"]);
    for unit in ["P", "Q", "R", "S"] {
        assert_eq!(imagined(&drawn, unit), ["08.05"], "{unit}");
    }
}

/// Rules: scs:0.10A, scs:4.0a.
#[test]
fn scs_0_10_stacks_of_a_side_that_moves_are_imagined_at_any_height() {
    let text = |start: &str| {
        format!(
            "map 12x10\nblue A 02.02 3-4-5
             red B 06.05 3-4-5 stacking=3\nred T 06.05 3-4-5
             red C 08.05 3-4-5 stacking=1\nred S 08.05 3-4-5 stacking=2
             turn 1 of 3 {start}\n---\n[stacking]\nmeasure = \"points\"\nlimit = 4"
        )
    };
    assert_eq!(imagined(&draw(&text("red movement")), "B"), ["06.05", "08.05"]);
    assert_eq!(imagined(&draw(&text("blue movement")), "B"), ["06.05"], "3 and 2 are too much");
    assert_eq!(imagined(&draw(&text("red combat")), "B"), ["06.05"]);
}

/// Rules: scs:0.10A, scs:4.0aF.
#[test]
fn scs_0_10_a_tolerated_overstack_is_imagined_where_it_is() {
    let mut drawn = draw(
        "map 12x10\nblue A 06.05 6-6-5/3-3-5
         red X 07.05 1-1-5\nred Y 07.05 1-1-5
         red P 08.05 1-1-5\nred Q 08.05 1-1-5\nred R 08.05 1-1-5
         red Z 11.08 _-1-5\nred V 11.08 _-1-5
         turn 1 of 3 blue combat",
    );
    // 6 to 2 is 3:1; a 4 is A1 Dr1.
    drawn.play_with("attack 07.05; add A; announce; roll", &[1, 3]);
    drawn.play("convert 0; retreat 08.05; lose A; done; top P");
    // Five in a hex for three: four hidden fighters fit nowhere else, for V shows no attack.
    for unit in ["Q", "R", "X", "Y"] {
        assert_eq!(imagined(&drawn, unit), ["08.05"], "{unit}");
    }
    assert_eq!(imagined(&drawn, "Z"), ["11.08"], "so nobody makes room for Z");
}

/// Rules: scs:0.10A.
#[test]
fn scs_0_10_a_guess_does_not_depend_on_which_hidden_unit_is_where_or_was_attacked() {
    let world = |p: &str, q: &str| {
        draw(&format!(
            "map 12x10\nblue A 02.02 3-4-5
             red P 06.05 3-4-5{p}\nred Q 06.05 3-4-5{q}\nred T 06.05 3-4-5
             turn 1 of 3 blue combat"
        ))
    };
    let mark = " marks=was-attacked";
    let (truth, other) = (world(mark, ""), world("", mark));
    let mut swapped = truth.clone();
    assert!(swapped.0.swap_in_stack(truth.id("P"), truth.id("Q")));
    assert_eq!(swapped.stack("06.05"), ["Q", "P", "T"]);
    for seed in 0..20 {
        let guess = |war: &Drawn| war.0.guess(BLUE, &mut SearchDice::new(seed)).core().clone();
        assert_eq!(guess(&truth), guess(&other), "seed {seed}");
        assert_eq!(guess(&truth), guess(&swapped), "seed {seed}");
    }
}

/// Rules: scs:0.10A.
#[test]
fn scs_0_10_only_units_that_lie_hidden_in_one_stack_can_change_places() {
    let mut drawn = draw(
        "map 12x10\nblue A 02.02 3-4-5
         red P 06.05 3-4-5\nred Q 06.05 3-4-5\nred T 06.05 3-4-5
         red R 08.05 3-4-5\nred S 08.05 3-4-5",
    );
    let mut swap = |a: &str, b: &str| {
        let (a, b) = (drawn.id(a), drawn.id(b));
        drawn.0.swap_in_stack(a, b)
    };
    assert!(!swap("P", "R"), "they lie in different hexes");
    assert!(!swap("P", "T") && !swap("T", "P"), "T lies on top");
    assert!(!swap("P", "P"));
    assert!(swap("P", "Q"));
    drawn.0.check_invariants();
    assert_eq!(drawn.stack("06.05"), ["Q", "P", "T"]);
}
