//! Cases of our own: overruns, advances, stacks, fog, supply, reinforcements, control.

use kernel::{Seat, Viewer};
use rules_scs::Flags;

use super::{in_movement, moving_with_result, with_result};
use crate::drawn::{Drawn, draw};

/// Rules: scs:4.0aC, scs:4.0aD, scs:6.1e, scs:6.0R.
#[test]
fn own_32_an_overrun_needs_legal_stacking_and_spares_bystanders() {
    let units = "blue P 03.05 3-4-9/2-2-9; blue Q 03.05 2-4-9/1-2-9; blue F 05.05 1-1-5; \
                 red X 06.05 0-4-5";
    let approach = "select P; add Q; move 04.05; move 05.05";
    let mut full = moving_with_result(&format!("{units}; blue G 05.05 1-1-5"), "A2");
    full.play(approach);
    assert_eq!(full.refusal("overrun 06.05"), "scs:6.1e");
    assert_eq!(full.stack("05.05").len(), 4, "nothing dies");
    let mut war = moving_with_result(units, "A2");
    war.play(approach);
    war.play_with("overrun 06.05; roll", &[3, 4]);
    war.play("lose P; lose Q");
    assert_eq!(["P", "Q", "F"].map(|it| war.steps(it)), [1, 1, 1]);
    assert_eq!(war.at("F"), "05.05");
}

/// Rules: scs:6.1bA.
#[test]
fn own_33_a_hex_is_overrun_once_but_its_units_again_elsewhere() {
    let units = "blue A 05.05 3-4-9; blue B 05.06 3-4-9; red X 06.05 0-4-5/0-2-5";
    let mut stays = moving_with_result(units, "D1");
    stays.play_with("select A; overrun 06.05; roll", &[3, 4]);
    stays.play("lose X; select B");
    assert_eq!(stays.refusal("overrun 06.05"), "scs:6.1bA");
    let mut goes = moving_with_result(units, "Dr1");
    goes.play_with("select A; overrun 06.05; roll", &[3, 4]);
    goes.play("convert 0; retreat 07.06; advance A");
    goes.play("select B; move 06.06; overrun 07.06");
}

/// Rules: scs:6.1bB, scs:6.1bC, scs:7.2dC.
#[test]
fn own_34_armor_may_attack_three_times_in_a_turn() {
    let units =
        "blue E 05.05 7-5-9 exploit; red X 06.05 0-1-5; red Y 07.05 0-1-5; red Z 08.05 0-1-5";
    let mut war = moving_with_result(units, "D1");
    war.play_with("select E; overrun 06.05; roll", &[3, 4]);
    war.play("lose X; advance E; end");
    war.attack("07.05", &["E"]);
    war.play("lose Y; advance E; end");
    war.play_with("select E; overrun 08.05; roll", &[3, 4]);
    war.play("lose Z; advance E");
    assert_eq!(war.at("E"), "08.05");
}

/// Rules: scs:6.2a, scs:6.2aB, scs:10.0d.
#[test]
fn own_35_both_must_enter_and_the_armor_may_go_on() {
    let units = "blue I 05.05 3-4-9; blue E 05.05 7-5-9 exploit; red X 06.05 0-1-5/0-1-5";
    let mut war = moving_with_result(units, "D1r2");
    war.play_with("select I; add E; overrun 06.05; roll", &[3, 4]);
    war.play("convert 0; lose X; retreat 07.06; retreat 08.05; advance I");
    assert_eq!(war.refusal("done"), "scs:10.0d");
    war.play("advance E; go 07.05");
    assert_eq!((war.at("I"), war.at("E")), ("06.05".into(), "07.05".into()));
    assert_eq!([war.refusal("select I"), war.refusal("select E")], ["scs:6.2a", "scs:6.2a"]);
}

/// Rules: scs:6.2b, scs:6.0R.
#[test]
fn own_36_a_beaten_overrun_throws_back_those_who_made_it() {
    let units = "blue A 05.05 3-4-9/2-2-9; blue B 05.05 2-4-9/1-2-9; blue C 05.05 9-4-9; \
                 red X 06.05 0-4-5";
    let mut war = moving_with_result(units, "A1r1");
    war.play_with("select A; add B; overrun 06.05; roll", &[3, 4]);
    war.play("convert 0");
    assert_eq!(war.options("lose"), ["A"], "the strongest of those who take part");
    war.play("lose A; retreat 04.05");
    assert_eq!(["A", "B", "C"].map(|it| war.at(it)), ["04.05", "04.05", "05.05"]);
    assert_eq!(["A", "B", "C"].map(|it| war.steps(it)), [1, 2, 1]);
}

/// Rules: scs:10.0S, scs:11.0b.
#[test]
fn own_37_an_advance_ignores_zones_but_its_end_in_one_forbids_exploitation() {
    let units = "blue E 05.05 7-5-9/4-3-9 exploit; red X 06.05 1-1-5; red Y 08.06 1-1-5; \
                 red Z 09.05 1-1-5";
    let mut war = with_result(units, "D1r3");
    war.attack("06.05", &["E"]);
    war.play("lose X; advance E; go 07.06; go 08.05; end");
    assert_eq!((war.at("E"), war.steps("E")), ("08.05".into(), 2));
    assert_eq!(war.refusal("select E"), "scs:11.0b");
}

/// Rules: scs:10.0U.
#[test]
fn own_38_of_five_attackers_at_most_three_end_in_the_vacated_hex() {
    let units = "blue A 05.05 3-4-5; blue B 05.05 3-4-5; blue C 05.06 3-4-5; blue D 05.06 3-4-5; \
                 blue E 06.04 3-4-5; red X 06.05 1-1-5";
    let mut war = with_result(units, "D1");
    war.attack("06.05", &["A", "B", "C", "D", "E"]);
    war.play("lose X; advance E; advance A; advance C");
    assert_eq!(war.options("advance"), [""; 0]);
    assert_eq!(war.stack("06.05"), ["E", "A", "C"]);
}

/// Rules: scs:4.0aF.
#[test]
fn own_39_an_overstack_by_retreat_lasts_to_the_end_of_the_owners_next_movement() {
    let units = "blue A 05.05 3-4-5; red X 06.05 0-1-5; red Y 06.05 0-1-5; red P 07.05 0-1-5; \
                 red Q 07.05 0-1-5; red R 07.05 1-1-5";
    let mut war = with_result(units, "Dr1");
    war.attack("06.05", &["A"]);
    war.play("convert 0; retreat 07.05; done");
    assert_eq!(
        (war.asked(), war.list()),
        ("red".into(), vec!["top R".into()]),
        "asked all the same"
    );
    war.play("top R; end; end");
    assert_eq!((war.asked(), war.stack("07.05").len()), ("red".into(), 5));
    let mut moved = war.clone();
    moved.play("select X; move 08.05; stop; select Y; move 08.04; stop; end");
    assert_eq!(moved.stack("07.05").len(), 3, "who has spread out in time loses nobody");
    war.play("end; eliminate X; eliminate Q");
    assert_eq!(war.stack("07.05").len(), 3);
}

/// Rules: scs:4.0c, scs:4.0cA.
#[test]
fn own_40_a_unit_with_an_attack_lies_on_top_as_long_as_there_is_one() {
    let units = "blue A 05.05 3-4-5; red S 06.05 _-1-5; red Z 06.05 0-1-5; red F 06.05 2-3-5";
    let mut red =
        draw(&format!("map 12x10\nturn 1 of 3 red movement\n{}", units.replace("; ", "\n")));
    assert_eq!([red.refusal("top S"), red.refusal("top Z")], ["scs:4.0cA", "scs:4.0cA"]);
    red.play("end");
    let mut war = with_result(units, "D1");
    war.attack("06.05", &["A"]);
    war.play("lose F");
    assert_eq!(war.sorted("top"), ["S", "Z"], "now the order is free");
}

/// Rules: scs:0.10A, scs:0.10D, scs:0.10E.
#[test]
fn own_41_an_announced_attack_goes_on_whatever_lies_below_the_top_unit() {
    let text = "map 12x10\nturn 1 of 3 blue combat\nblue A 05.05 2-4-5/1-2-5\nred Y 06.05 0-6-5\n\
                red X 06.05 1-1-5";
    let mut war = draw(text);
    let blue = Viewer::Player(Seat(0));
    let sees = |war: &Drawn, unit: &str| war.0.may_see(blue, war.id(unit));
    war.play("attack 06.05; add A");
    assert_eq!((sees(&war, "X"), sees(&war, "Y")), (true, false));
    let told = war.play("announce");
    assert_eq!(told[1], "revealed A against Y X");
    assert!(sees(&war, "Y"));
    assert_eq!(told[3], "result A1 without a roll");
    assert_eq!(war.list(), ["lose A"], "there is no way back");
}

/// Rules: scs:12.1b.
#[test]
fn own_42_supply_found_lasts_until_the_next_check() {
    // X cuts the corridor behind A in its own turn.
    let text = "map 6x2\nlake 01.02 02.02 03.02 05.02 06.02\nsupply blue 01.01\nsupply red 06.01\n\
                turn 1 of 3 blue exploitation\nblue A 05.01 3-4-5\nred X 04.02 0-4-5";
    let mut war = draw(text);
    let out = |war: &Drawn| war.0.unit(war.id("A")).is(Flags::OUT_OF_SUPPLY);
    war.play("end; select X; move 04.01; stop; end; end; end");
    assert!(!out(&war), "not in the enemy's turn");
    war.play("end; end");
    assert!(!out(&war), "not in its own turn before the Supply Phase");
    war.play("end");
    assert!(out(&war));
}

/// Rules: scs:2.1h, scs:12.1aB.
#[test]
fn own_43_the_own_hex_does_not_block_a_line() {
    let mut war =
        draw("map 12x10\nblue A 05.05 3-4-5\nred X 06.05 3-4-5\nturn 1 of 3 blue exploitation");
    let told = war.play("end");
    assert!(!told.contains(&"out of supply A".into()), "{told:?}");
}

const REINFORCEMENTS: &str = "blue P - 3-4-5; blue Q - 3-4-5; blue R - 3-4-5";
const ENTRY: &str = "---\n[stacking]\nmeasure = \"units\"\nlimit = 2\n[[arrival]]\nturn = 1\n\
                     units = [\"P\", \"Q\", \"R\"]\nentry = [\"01.05\"]\nkind = \"edge\"";

/// Rules: scs:5.0a, scs:5.0b, scs:5.0cA, scs:5.0cB, scs:4.0aE.
#[test]
fn own_44_reinforcements_enter_together_and_spread_out() {
    let mut war = in_movement(&format!("{REINFORCEMENTS}; red X 02.05 1-1-5\n{ENTRY}"));
    war.play("place 01.05; place 01.05; place 01.05");
    assert_eq!(["P", "Q", "R"].map(|it| war.spent(it)), [0, 0, 0], "also in an enemy zone");
    let mut late = war.clone();
    late.play("end");
    assert_eq!(late.sorted("eliminate"), ["P", "Q", "R"]);
    war.play("select P; move 01.04; stop; end");
    assert_eq!(
        (war.at("P"), war.at("Q"), war.at("R")),
        ("01.04".into(), "01.05".into(), "01.05".into())
    );
    let blocked = in_movement(&format!("{REINFORCEMENTS}; red X 01.05 1-1-5\n{ENTRY}"));
    let hexes = blocked.options("place");
    assert!(hexes.contains(&"01.10".into()) && hexes.contains(&"06.01".into()), "{hexes:?}");
    assert!(!hexes.contains(&"01.05".into()) && !hexes.contains(&"02.05".into()), "{hexes:?}");
}

/// Rules: scs:13.0A, scs:13.0B, scs:13.0C.
#[test]
fn own_45_a_town_passed_through_is_controlled_until_an_enemy_enters() {
    let units = "blue A 04.05 3-4-9; red X 07.05 3-4-5\n---\n[control]\nred = [\"05.05\"]";
    let mut war = in_movement(units);
    war.play("select A; move 05.05; move 05.04; stop; end; end; end");
    assert_eq!(war.controller("05.05").as_deref(), Some("blue"));
    war.play("select X; move 06.05");
    assert_eq!(war.controller("05.05").as_deref(), Some("blue"), "a zone changes nothing");
    war.play("stop; end; end; end; end; end; end; select X; move 05.05");
    assert_eq!(war.controller("05.05").as_deref(), Some("red"));
}

/// Rules: scs:7.1B, scs:7.1D, scs:10.0M.
#[test]
fn own_46_the_defender_suffers_first_then_the_attacker_who_may_advance() {
    let units = "blue A 05.05 3-4-5/2-2-5; blue B 05.05 2-4-5/1-2-5; red X 06.05 1-4-5/1-2-5";
    let mut war = with_result(units, "A1 D1r1");
    war.attack("06.05", &["A", "B"]);
    assert_eq!(war.asked(), "red");
    war.play("convert 0; lose X; retreat 07.06");
    assert_eq!((war.asked(), war.options("lose")), ("blue".into(), vec!["A".into()]));
    war.play("lose A; advance A; advance B");
    assert_eq!(
        (war.at("A"), war.at("B"), war.at("X")),
        ("06.05".into(), "06.05".into(), "07.06".into())
    );
}

/// Rules: scs:2.0a, scs:2.1a.
#[test]
fn own_47_a_reduced_face_without_attack_has_no_zone() {
    let cost = |steps: u8| {
        let units = format!("blue A 04.05 3-4-9; red X 06.05 1-2-4/0-1-4 steps={steps}");
        let mut war = in_movement(&units);
        war.play("select A; move 05.05");
        war.spent("A")
    };
    assert_eq!((cost(2), cost(1)), (6, 2));
}
