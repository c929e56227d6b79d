//! What files say about the past, and what the rules make of it.

use kernel::{Seat, Viewer};
use rules_scs::Flags;

use crate::drawn::{Drawn, draw, draw_result, try_draw};

fn is(war: &Drawn, unit: &str, flag: Flags) -> bool {
    war.0.unit(war.id(unit)).is(flag)
}

/// Rules: scs:0.3A, scs:3.3cA, scs:8.0N.
#[test]
fn scs_8_0n_who_was_lost_or_has_left_before_the_start_counts_for_victory() {
    let text = "map 12x10\nblue A 05.05 3-4-5\nblue B exited 3-4-5/2-2-5 steps=1
        blue C exited 3-4-5/2-2-5 marks=out-of-supply\nred X destroyed 3-4-5/2-2-5 printed=3
        red Y 09.05 3-4-5/2-2-5 steps=1\nturn 3 of 3 red combat
        ---
        [[exits]]\nside = \"blue\"\nhexes = [\"12.01..12.10\"]
        [victory]\nscore_of = \"blue\"
        [[victory.points]]\ndestroyed = \"red\"\npoints = 100
        [[victory.points]]\ndestroyed = \"red\"\nper = \"step\"\npoints = 10
        [[victory.points]]\nexited = \"blue\"\nper = \"step\"\npoints = 1
        [[victory.levels]]\nresult = { en = \"a\", it = \"b\" }";
    let mut war = draw(text);
    assert_eq!(
        (war.at("B"), war.at("C"), war.at("X")),
        ("exited".into(), "exited".into(), "destroyed".into())
    );
    assert_eq!((war.steps("B"), war.steps("C"), war.steps("X")), (1, 2, 0));
    assert!(is(&war, "C", Flags::OUT_OF_SUPPLY));
    assert_eq!(war.0.score(), 100 + 4 * 10 + 3, "X, its three steps and one of Y, three steps out");
    war.play("end; end");
    let outcome = kernel::Game::outcome(&war.0).expect("the last turn is over");
    assert_eq!(outcome.points, [(Seat(0), 143)]);
}

/// Rules: scs:0.10A, scs:0.10D.
#[test]
fn scs_0_10_who_was_shown_before_the_start_is_seen_until_it_is_covered() {
    let mut war = draw_result(
        "map 12x10\nblue A 05.05 9-4-5/5-2-5\nred P 06.05 3-4-5 marks=shown\nred Q 06.05 3-4-5
         red T 06.05 3-4-5\nturn 1 of 3 blue combat",
        "A1",
    );
    let blue = Viewer::Player(Seat(0));
    let sees = |war: &Drawn, unit| war.0.may_see(blue, war.id(unit));
    assert!(sees(&war, "P") && !sees(&war, "Q") && sees(&war, "T"));
    // The end of a combat covers all, at a table that does not remember.
    war.attack("06.05", &["A"]);
    assert!(sees(&war, "Q"), "both sides have shown their units");
    war.play("lose A");
    assert!(!sees(&war, "P") && !sees(&war, "Q"));
}

/// Rules: scs:3.1e, scs:3.1b, scs:3.1M.
#[test]
fn scs_3_1e_who_has_made_its_minimum_move_is_finished() {
    let war = draw(
        "map 12x10\nblue A 05.05 3-4-2 marks=minimum-moved\nblue B 05.05 3-4-5/2-2-3
         marsh 05.06\nred X 12.10 3-4-5",
    );
    assert_eq!((war.spent("A"), war.refusal("select A")), (4, "scs:3.1M".into()));
    assert!(is(&war, "A", Flags::MINIMUM_MOVED) && war.lists("select B"));
}

/// Rules: scs:2.1b, scs:11.0b.
///
/// A stands in an enemy zone but did not begin there, B the other way round; C says nothing.
#[test]
fn scs_2_1b_files_say_who_began_the_phase_in_an_enemy_zone() {
    let text = |phase: &str| {
        draw(&format!(
            "map 12x10\nblue A 06.05 4-4-9 exploit began=03.05\nred X 07.05 1-1-5
             blue B 03.02 4-4-9 exploit began=02.02 marks=began-in-zone\nred Y 05.02 0-1-5
             blue C 06.04 4-4-9 exploit\nblue D 02.08 4-4-9 exploit marks=began-in-zone
             turn 2 of 3 blue {phase}"
        ))
    };
    let mut war = text("movement");
    assert_eq!(war.0.unit(war.id("A")).began, war.0.scenario().map.grid.find("03.05").unwrap());
    war.play("select A");
    assert!(war.lists("overrun 07.05"));
    war.play("stop; select C");
    assert_eq!(war.refusal("overrun 07.05"), "scs:2.1b", "C stands where it began");
    war.play("stop; select B; move 04.02");
    assert_eq!(war.refusal("overrun 05.02"), "scs:2.1b", "it began in a zone, as the file says");
    let war = text("exploitation");
    assert!(war.lists("select A"));
    for unit in ["B", "C", "D"] {
        assert_eq!(war.refusal(&format!("select {unit}")), "scs:11.0b", "{unit}");
    }
}

/// Rules: scs:6.1b, scs:6.1bA, scs:6.1bB.
#[test]
fn scs_6_1ba_a_hex_overrun_before_the_start_is_barred_for_the_phase() {
    let mut war = draw(
        "map 12x10\nblue A 05.05 4-4-9\nblue B 05.05 4-4-9 marks=moved+overran spent=4
         red X 06.05 0-1-5\nred Y 05.06 0-1-5\n---\n[start]\nturn = 1\nphase = \"movement\"
         side = \"blue\"\noverrun = [\"06.05\", \"08.08\"]",
    );
    assert_eq!(war.refusal("select B"), "scs:6.2a");
    war.play("select A");
    assert_eq!(war.refusal("overrun 06.05"), "scs:6.1bA");
    assert!(war.lists("overrun 05.06"));
    war.play("stop; end; end");
    assert!(war.0.core().overrun.is_empty(), "the next phase begins anew");
}

/// Rules: scs:3.1b, scs:8.0M.
#[test]
fn scs_3_1b_who_lost_a_step_in_an_overrun_may_have_spent_the_points_of_its_full_side() {
    let drawing = |marks: &str| {
        format!("map 12x10\nblue A 05.05 4-4-6/2-2-3 steps=1 spent=6{marks}\nred X 12.10 3-4-5")
    };
    assert!(try_draw(&drawing(" marks=moved+overran")).is_ok());
    assert!(try_draw(&drawing("")).unwrap_err().contains("`A` has spent 6; it has at most 3"));
}

const STACK: &str = "map 12x10\nblue A 05.05 2-3-5\nblue S 05.05 _-1-5\nblue C 05.05 2-3-5
    red X 12.10 3-4-5\n";

/// Rules: scs:4.0c, scs:4.0cA.
#[test]
fn scs_4_0c_stacks_lie_as_they_are_listed_if_the_file_says_so() {
    let start = "---\n[start]\nphase = \"movement\"\nas_listed = true";
    assert_eq!(draw(&format!("{STACK}{start}")).stack("05.05"), ["A", "S", "C"]);
    assert_eq!(draw(STACK).stack("05.05"), ["S", "A", "C"], "S has slipped beneath A");
}

/// Rules: scs:4.0c.
#[test]
fn scs_4_0c_who_has_been_put_on_top_before_the_start_waits_for_the_stack_to_change() {
    let text = STACK.replace("blue A 05.05 2-3-5", "blue A 05.05 2-3-5 marks=restacked");
    let mut war = draw(&text);
    assert_eq!(war.refusal("top A"), "scs:4.0c");
    assert_eq!(war.options("top"), [""; 0]);
    war.play("select S; move 05.06; stop; top A");
    assert_eq!(war.stack("05.05"), ["C", "A"], "S has left");
}

const CROWD: &str = "map 12x10\nblue A 05.05 3-4-5\nblue B 05.05 3-4-5\nblue C 05.05 3-4-5
    blue D 05.05 3-4-5\nblue E 05.06 3-4-5\nred X 09.05 3-4-5\n---\n";

fn crowd(side: &str, phase: &str, more: &str) -> Drawn {
    draw(&format!("{CROWD}[start]\nturn = 1\nside = \"{side}\"\nphase = \"{phase}\"\n{more}"))
}

/// Rules: scs:4.0a, scs:4.0aF.
#[test]
fn scs_4_0af_an_overstack_by_retreat_is_tolerated_until_the_end_of_the_owners_next_movement() {
    let mut war = crowd("red", "combat", "tolerated = [{ hex = \"05.05\" }]");
    war.0.core().tolerances.first().expect("it is tolerated");
    war.play("end; end");
    assert_eq!((war.asked().as_str(), war.0.core().turn), ("blue", 2));
    let told = war.play("end; eliminate B");
    assert!(told.iter().any(|it| it.contains('B')), "{told:?}");
    assert_eq!(war.stack("05.05"), ["A", "C", "D"]);
}

/// Rules: scs:4.0aF.
#[test]
fn scs_4_0af_what_was_made_in_the_movement_phase_in_progress_lasts_till_the_next_one() {
    let mut fresh = crowd("blue", "movement", "tolerated = [{ hex = \"05.05\", fresh = true }]");
    fresh.play("end");
    assert_eq!(fresh.0.core().phase, rules_scs::Phase::Combat, "nobody is eliminated");
    let mut old = crowd("blue", "movement", "tolerated = [{ hex = \"05.05\", load = 4 }]");
    old.play("end");
    assert_eq!(old.options("eliminate"), ["D", "C", "B", "A"]);
}

/// Rules: scs:4.0aA, scs:4.0aB, scs:4.0aE, scs:6.1e.
#[test]
fn scs_4_0aa_a_side_that_moves_may_be_overstacked_until_the_phase_ends() {
    let mut war = crowd("blue", "movement", "overstacked = [\"05.05\"]");
    assert!(war.0.core().tolerances.is_empty());
    let mut leaves = war.clone();
    leaves.play("select A; move 06.05; stop; end");
    assert_eq!(leaves.0.core().phase, rules_scs::Phase::Combat);
    war.play("end; eliminate A");
    assert_eq!(war.at("A"), "destroyed");
}

const GUNS: &str = "map 12x10\nblue A 05.05 3-4-5\nblue G 04.05 _-1-4 barrage=4 range=3 marks=barraged
    blue H 04.05 _-1-4 barrage=4 range=3\nred X 06.05 3-4-5\nred K 07.05 _-1-4 barrage=4 range=3 marks=barraged
    ---\nrules = \"gothic-line\"\n[air]\nblue = [3, 3, 3]\n[barrage]\nshifts = [[3, 1]]
    [start]\nturn = 2\nphase = \"combat\"\nside = \"blue\"\nair = { blue = 1 }";

/// Rules: scs:6.1f.
#[test]
fn scs_6_1f_guns_that_have_fired_and_air_points_used_before_the_start_are_gone() {
    let mut war = draw(GUNS);
    assert_eq!(war.0.core().air, [1, 0]);
    war.play("attack 06.05; add A");
    assert_eq!(war.options("barrage"), ["H"]);
    war.play("air");
    assert_eq!(war.refusal("air"), "scs:6.1f");
    war.play("announce");
    assert_eq!(war.refusal("barrage K"), "scs:6.1f");
    let full = draw(&GUNS.replace("\nair = { blue = 1 }", ""));
    assert_eq!(full.0.core().air, [3, 0], "what the turn gives");
}

const COMING: &str = "map 12x10\nblue A 05.05 3-4-5\nblue R 02.05 3-4-5\nblue Q - 3-4-5
    red X 09.05 3-4-5\nred Y 10.05 3-4-5\n---
    [[arrival]]\nturn = 1\nunits = [\"R\", \"Q\"]\nentry = [\"01.05\"]\nkind = \"edge\"
    [[arrival]]\nturn = 1\nunits = [\"Y\"]\nentry = [\"12.05\"]\nkind = \"edge\"\n";

/// Rules: scs:1.0E, scs:5.0M.
#[test]
fn scs_5_0m_reinforcements_that_have_come_stand_where_they_are_set_up() {
    let start = |turn: u8, side: &str, more: &str| {
        let start = format!("turn = {turn}\nphase = \"movement\"\nside = \"{side}\"\n{more}");
        draw(&format!("{COMING}[start]\n{start}"))
    };
    let mut war = start(2, "blue", "");
    assert_eq!((war.at("R"), war.at("Y")), ("02.05".into(), "10.05".into()));
    assert_eq!(war.list(), ["place 01.05"], "only Q is still to come");
    war.play("place 01.05");
    assert!(war.lists("select Q") && war.lists("select R"));
    // The placement is over, and Q waits for the next turn.
    let mut late = start(2, "blue", "arrivals_over = true");
    assert!(late.lists("select R") && late.at("Q") == "awaited");
    late.play("end; end; end; end; end; end");
    assert_eq!((late.0.core().turn, late.list()), (3, vec!["place 01.05".into()]));
    assert_eq!(start(1, "red", "").at("Y"), "10.05", "in his own turn of arrival");
    let early = COMING.to_owned() + "[start]\nturn = 1\nphase = \"combat\"\nside = \"blue\"";
    let fault = try_draw(&early).unwrap_err();
    assert!(fault.contains("unit `Y` enters play twice; list it once: turn 1 is still to come"));
}

/// Rules: scs:5.0cB, scs:5.0cC.
#[test]
fn scs_5_0c_a_group_half_placed_keeps_an_entry_that_was_blocked() {
    // R entered at 04.01, as the two of them would not have fitted into the hemmed corner.
    let text = "map 12x10\nblue A 01.01 3-4-5\nblue B 01.01 3-4-5\nblue R 04.01 3-4-5
        blue Q - 3-4-5\nred X 01.02 0-1-5\nred Y 02.01 0-1-5\n---
        [[arrival]]\nturn = 1\nunits = [\"R\", \"Q\"]\nentry = [\"01.01\"]\nkind = \"edge\"
        [start]\nturn = 1\nphase = \"movement\"\nside = \"blue\"\n";
    let open = draw(text);
    assert_eq!(open.options("place"), ["01.01"], "without a word Q finds room");
    let mut blocked = draw(&format!("{text}blocked = [\"Q\"]"));
    assert_eq!(blocked.refusal("place 01.01"), "scs:5.0cC");
    blocked.play("place 05.01");
    assert_eq!(blocked.at("Q"), "05.01");
}

/// Rules: scs:0.7.5A.
#[test]
fn scs_0_7_5_the_first_player_sets_up_where_the_second_has_finished() {
    let text = |side: &str, red: &str| {
        format!(
            "map 12x10\nblue A - 3-4-5\nred X 09.05 3-4-5\nred Y 09.05 3-4-5\nred Z {red} 3-4-5
             turn 1 of 3 {side} setup\n---\n[[setup]]\nunits = [\"A\"]\nzone = [\"02.02..03.03\"]\n"
        )
    };
    let red = draw(&text("red", "09.06"));
    assert_eq!((red.asked().as_str(), red.options("top")), ("red", vec!["X".to_owned()]));
    let blue = draw(&text("blue", "09.06"));
    assert_eq!(blue.asked(), "blue", "red has ordered its stacks");
    let zone = "[[setup]]\nunits = [\"Z\"]\nzone = [\"09.06..10.07\"]\n";
    let fault = try_draw(&(text("blue", "-") + zone)).unwrap_err();
    assert!(fault.contains("`blue` cannot set up yet: `Z` of `red` has no hex"), "{fault}");
    assert_eq!(draw(&(text("red", "-") + zone)).asked(), "red");
}
