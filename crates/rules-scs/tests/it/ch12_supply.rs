//! [SCS 12.0–12.2] Supply: lines, what blocks them, how long their want lasts and what it does.
//!
//! Most maps are a corridor: row 1 from the source at 01.01 eastward, lakes in row 2 but for 04.02,
//! from where a unit has 04.01 in its zone.

use rules_scs::Flags;

use crate::drawn::{Drawn, draw};

const CORRIDOR: &str = "map 8x2\nlake 01.02 02.02 03.02 05.02 06.02 07.02 08.02\n\
                        supply blue 01.01\nsupply red 08.01\nturn 1 of 3 blue exploitation";

fn corridor(units: &str) -> Drawn {
    draw(&format!("{CORRIDOR}\n{}", units.replace("; ", "\n")))
}

fn is_out(war: &Drawn, unit: &str) -> bool {
    war.0.unit(war.id(unit)).is(Flags::OUT_OF_SUPPLY)
}

/// The units marked by the Supply Phase that follows, of those named.
fn out_after_check<'a>(mut war: Drawn, units: &[&'a str]) -> Vec<&'a str> {
    war.play("end");
    units.iter().copied().filter(|it| is_out(&war, it)).collect()
}

/// Rules: scs:12.0A.
#[test]
fn scs_12_0_units_without_a_line_are_marked_in_their_own_supply_phase() {
    // Both sides are cut off from their sources by each other.
    let mut war = corridor("blue A 06.01 3-4-5; blue B 02.01 3-4-5; red X 04.01 3-4-5");
    let told = war.play("end");
    assert!(told.contains(&"out of supply A".into()), "{told:?}");
    assert!(!told.iter().any(|it| it.contains("supply B") || it.contains("supply X")));
    assert_eq!(["A", "B", "X"].map(|it| is_out(&war, it)), [true, false, false]);
    war.play("end; end");
    assert!(!is_out(&war, "X"), "not before the owner's Supply Phase");
    let told = war.play("end");
    assert!(told.contains(&"out of supply X".into()), "{told:?}");
}

/// Rules: scs:12.0B.
#[test]
fn scs_12_0_a_marked_unit_that_can_trace_a_line_again_recovers() {
    let mut war = corridor("blue A 04.01 3-4-5 marks=out-of-supply; red X 08.01 3-4-5");
    assert!(is_out(&war, "A"));
    let told = war.play("end");
    assert!(told.contains(&"supplied A".into()), "{told:?}");
    assert!(!is_out(&war, "A"));
}

/// Rules: scs:12.0B.
#[test]
fn scs_12_0_a_marked_unit_without_a_line_keeps_its_marker() {
    let mut war = corridor("blue A 06.01 3-4-5 marks=out-of-supply; red X 03.01 3-4-5");
    let told = war.play("end");
    assert!(is_out(&war, "A"));
    assert!(!told.iter().any(|it| it.ends_with("supply A") || it == "supplied A"), "nothing new");
}

/// Rules: scs:12.0C.
#[test]
fn scs_12_0_a_game_may_limit_the_length_of_lines() {
    let units = "blue A 04.01 3-4-5\nblue B 05.01 3-4-5\nred X 08.01 3-4-5";
    let limited = draw(&format!("{CORRIDOR}\n{units}\n---\n[supply]\nmax_length = 3"));
    assert_eq!(out_after_check(limited, &["A", "B"]), ["B"], "three hexes and no more");
    let free = draw(&format!("{CORRIDOR}\n{units}"));
    assert_eq!(out_after_check(free, &["A", "B"]), [""; 0]);
}

/// Rules: scs:12.1a, scs:12.1aD.
#[test]
fn scs_12_1a_a_line_may_be_of_any_length_and_shape() {
    // Walls of lakes force the line up and down through columns 02, 04 and 06.
    let walls = "lake 02.01 02.02 02.03 02.04 02.05 04.02 04.03 04.04 04.05 04.06\n\
                 lake 06.01 06.02 06.03 06.04 06.05";
    let text = format!(
        "map 8x6\n{walls}\nblue A 07.01 3-4-5\nred X 08.06 0-1-5\nsupply blue 01.01\n\
         turn 1 of 3 blue exploitation"
    );
    assert_eq!(out_after_check(draw(&text), &["A"]), [""; 0]);
    let shut = text.replace("04.05 04.06", "04.05 04.06 04.01");
    assert_eq!(out_after_check(draw(&shut), &["A"]), ["A"]);
}

/// Rules: scs:12.1aA.
#[test]
fn scs_12_1a_an_enemy_unit_blocks_the_line_even_without_a_zone() {
    let war = corridor("blue A 06.01 3-4-5; blue B 02.01 3-4-5; red X 04.01 0-1-5");
    assert_eq!(out_after_check(war, &["A", "B"]), ["A"]);
}

/// Rules: scs:12.1aB.
#[test]
fn scs_12_1a_an_enemy_zone_blocks_the_line_unless_a_friend_stands_in_it() {
    let blocked = corridor("blue A 06.01 3-4-5; red X 04.02 3-4-5");
    assert_eq!(out_after_check(blocked, &["A"]), ["A"]);
    let opened = corridor("blue A 06.01 3-4-5; blue O 04.01 0-1-5; red X 04.02 3-4-5");
    assert_eq!(out_after_check(opened, &["A", "O"]), [""; 0]);
    let toothless = corridor("blue A 06.01 3-4-5; red X 04.02 0-4-5");
    assert_eq!(out_after_check(toothless, &["A"]), [""; 0]);
}

/// Rules: scs:12.1aB.
#[test]
fn scs_12_1a_the_own_hex_of_a_unit_never_blocks_it() {
    let war = corridor("blue A 04.01 3-4-5; red X 04.02 3-4-5");
    assert_eq!(out_after_check(war, &["A"]), [""; 0]);
}

/// Rules: scs:12.1aC.
#[test]
fn scs_12_1a_prohibited_terrain_blocks_the_line_and_a_bridge_opens_it() {
    let units = "blue A 06.01 3-4-5; red X 08.01 0-1-5";
    let lake = corridor(&format!("{units}; lake 03.01"));
    assert_eq!(out_after_check(lake, &["A"]), ["A"]);
    let river = corridor(&format!("{units}; river 03.01/04.01"));
    assert_eq!(out_after_check(river, &["A"]), ["A"]);
    let bridge = corridor(&format!("{units}; river 03.01/04.01; bridge 03.01 04.01"));
    assert_eq!(out_after_check(bridge, &["A"]), [""; 0]);
    let stream = corridor(&format!("{units}; stream 03.01/04.01; marsh 02.01"));
    assert_eq!(out_after_check(stream, &["A"]), [""; 0], "costs do not matter");
}

/// Rules: scs:12.1aD.
#[test]
fn scs_12_1a_one_open_route_is_enough() {
    let text = "map 8x4\nlake 04.02 04.03\nblue A 06.02 3-4-5\nsupply blue 01.01\nsupply red 08.01\n\
                turn 1 of 3 blue exploitation\nred X 04.01 0-1-5";
    assert_eq!(out_after_check(draw(text), &["A"]), [""; 0], "the north is open");
    let closed = format!("{text}\nred Y 04.04 0-1-5");
    assert_eq!(out_after_check(draw(&closed), &["A"]), ["A"]);
}

/// Rules: scs:12.1aE.
#[test]
fn scs_12_1a_each_side_has_the_sources_the_game_lists_for_it() {
    let text = |blue: &str| {
        format!(
            "map 8x4\nblue A 08.02 3-4-5\nred X 04.01 0-1-5\nsupply red 08.01..08.04\n\
             turn 1 of 3 blue exploitation\nlake 06.01 06.02 06.03 06.04\nsupply blue {blue}"
        )
    };
    assert_eq!(out_after_check(draw(&text("01.01")), &["A"]), ["A"], "the enemy's are no help");
    assert_eq!(out_after_check(draw(&text("01.01 07.04")), &["A"]), [""; 0], "any of them");
}

/// Rules: scs:12.1aE, scs:12.1aA, scs:12.1aB.
#[test]
fn scs_12_1a_a_source_must_be_open_itself() {
    let source = |units: &str| {
        let text = format!(
            "map 8x2\nlake 01.02 03.02 04.02 05.02 06.02 07.02 08.02\nblue A 05.01 3-4-5\n\
             supply blue 02.01\nsupply red 08.01\nturn 1 of 3 blue exploitation\n{units}"
        );
        out_after_check(draw(&text), &["A"])
    };
    assert_eq!(source("red X 02.01 0-1-5"), ["A"], "an enemy sits on it");
    assert_eq!(source("red X 02.02 1-1-5"), ["A"], "it lies in an enemy zone");
    assert_eq!(source("red X 02.02 1-1-5\nblue B 02.01 1-1-5"), [""; 0], "a friend opens it");
    assert_eq!(source("red X 02.02 0-1-5"), [""; 0]);
}

/// Rules: scs:12.1aF.
#[test]
fn scs_12_1a_a_stack_shares_its_line_and_every_unit_is_checked() {
    let cut =
        corridor("blue A 06.01 3-4-5; blue B 06.01 0-1-5; blue C 05.01 1-1-5; red X 03.01 1-1-5");
    assert_eq!(out_after_check(cut, &["A", "B", "C"]), ["A", "B", "C"]);
    let free = corridor("blue A 06.01 3-4-5; blue B 06.01 0-1-5; red X 08.01 1-1-5");
    assert_eq!(out_after_check(free, &["A", "B"]), [""; 0]);
}

/// Rules: scs:12.1aC, scs:12.1aF.
#[test]
fn scs_12_1a_terrain_counts_by_the_class_of_the_unit_that_traces() {
    let chart = "---\n[terrain.hex.open]\nmove = { \"*\" = \"1\" }\n[terrain.hex.lake]\n\
                 move = { \"*\" = \"prohibited\" }\n[terrain.hex.marsh]\n\
                 move = { \"*\" = \"1\", \"truck\" = \"prohibited\" }";
    let units =
        "marsh 03.01; blue A 06.01 3-4-5; blue T 06.01 1-1-5 class=truck; red X 08.01 0-1-5";
    let war = draw(&format!("{CORRIDOR}\n{}\n{chart}", units.replace("; ", "\n")));
    assert_eq!(out_after_check(war, &["A", "T"]), ["T"]);
    let source = units.replace("marsh 03.01", "marsh 01.01");
    let war = draw(&format!("{CORRIDOR}\n{}\n{chart}", source.replace("; ", "\n")));
    assert_eq!(out_after_check(war, &["A", "T"]), ["T"], "the source itself is out of its reach");
}

/// Rules: scs:12.1aG.
#[test]
fn scs_12_1a_a_chain_of_units_carries_the_line_through_enemy_zones() {
    // X and Y north of the corridor have 04.01, 05.01 and 06.01 in their zones.
    let text = |links: &str| {
        format!(
            "map 8x2\nlake 01.02 02.02 03.02 05.02 07.02 08.02\nsupply blue 01.01\nsupply red 08.01\n\
             turn 1 of 3 blue exploitation\nred X 04.02 3-4-5\nred Y 06.02 3-4-5\n\
             river 04.02/05.02 05.02/06.02\nblue A 07.01 3-4-5\n{links}"
        )
    };
    let both = draw(&text("blue P 04.01 1-1-5\nblue Q 06.01 1-1-5"));
    assert_eq!(out_after_check(both, &["A", "P", "Q"]), [""; 0]);
    let without_far = draw(&text("blue P 04.01 1-1-5"));
    assert_eq!(out_after_check(without_far, &["A", "P"]), ["A"], "P opens only its own hex");
    let without_near = draw(&text("blue Q 06.01 1-1-5"));
    assert_eq!(out_after_check(without_near, &["A", "Q"]), ["A", "Q"]);
}

/// Rules: scs:12.1b.
#[test]
fn scs_12_1b_who_was_in_supply_stays_so_until_his_next_supply_phase() {
    let mut war = corridor("blue A 06.01 3-4-5; red X 04.02 0-4-5/0-1-5; red Y 08.01 3-4-5");
    war.play("end");
    assert!(!is_out(&war, "A"));
    // Red goes down into the corridor and cuts the line.
    war.play("select X; move 04.01; stop; end; end; end");
    assert!(!is_out(&war, "A"), "not in the enemy's turn");
    war.play("end; end");
    assert!(!is_out(&war, "A"), "not in its own Movement, Combat and Exploitation");
    let told = war.play("end");
    assert!(told.contains(&"out of supply A".into()), "{told:?}");
}

/// Rules: scs:12.1bA, scs:12.2B.
#[test]
fn scs_12_1b_who_is_out_of_supply_stays_so_until_his_next_supply_phase() {
    let units = "blue A 06.01 6-4-5 marks=out-of-supply; red X 08.01 0-3-5";
    let text = format!("{CORRIDOR}\n{}", units.replace("; ", "\n"));
    let mut war = draw(&text.replace("exploitation", "movement"));
    // The line is open all the time; movement and attack are still halved: 3 of 5 points, 3 of 6.
    war.play("select A; move 07.01");
    assert_eq!(war.0.allowance(war.id("A")), 6);
    war.play("stop; end");
    let told = war.play_with("attack 08.01; add A; announce; roll", &[1, 4]);
    assert!(told.contains(&"odds 3 to 3 = 1:1, shift 0, column 1:1".into()), "{told:?}");
    assert!(is_out(&war, "A"));
    // 1:1 and a 5: A1.
    let text = text.replace("6-4-5", "6-4-5/6-4-5");
    let mut war = draw(&text);
    war.play("end");
    assert_eq!((is_out(&war, "A"), war.0.allowance(war.id("A"))), (false, 10));
}

/// Rules: scs:12.2A, scs:12.2B.
#[test]
fn scs_12_2_the_game_says_what_being_out_of_supply_does() {
    let text = |effects: &str| {
        format!(
            "map 12x10\nblue A 05.05 6-4-5 marks=out-of-supply\nred X 06.05 3-4-5 marks=out-of-supply\n\
             turn 1 of 3 blue combat\n---\n[supply.out_of_supply]\n{effects}"
        )
    };
    let odds = |effects: &str| {
        let mut war = draw(&text(effects));
        let told = war.play("attack 06.05; add A; announce");
        told.last().expect("the odds").clone()
    };
    assert_eq!(odds("attack = \"1/3\""), "odds 2 to 4 = 1:2, shift 0, column 1:2");
    assert_eq!(odds("defense = \"1/2\""), "odds 6 to 2 = 3:1, shift 0, column 3:1");
    assert_eq!(odds("movement = \"1/2\""), "odds 6 to 4 = 2:1, shift 0, column 2:1");
    let move_by = |effects: &str| {
        let war = draw(&text(effects));
        war.0.allowance(war.id("A"))
    };
    assert_eq!(move_by("movement = \"1/2\""), 6, "half of 5, rounded up once");
    assert_eq!(move_by("attack = \"1/2\""), 10);
    let zone = |effects: &str| {
        let war = draw(&text(effects));
        war.0.has_zoc(war.id("X"))
    };
    assert!(!zone("zoc = false") && zone("zoc = true") && zone("attack = \"1/2\""));
}

/// Rules: scs:12.2B.
#[test]
fn scs_12_2_an_unmarked_unit_suffers_nothing() {
    let effects = "---\n[supply.out_of_supply]\nattack = \"1/2\"\ndefense = \"1/2\"\n\
                   movement = \"1/2\"\nzoc = false";
    let units = "blue A 06.01 6-4-5; red X 04.01 3-4-5; red Y 07.01 2-2-5";
    let mut war = draw(&format!("{CORRIDOR}\n{}\n{effects}", units.replace("; ", "\n")));
    let before = (war.0.allowance(war.id("A")), war.0.has_zoc(war.id("A")));
    assert_eq!(before, (10, true), "cut off, but not yet marked");
    war.play("end");
    let after = (war.0.allowance(war.id("A")), war.0.has_zoc(war.id("A")));
    assert_eq!(after, (6, false));
}

/// Rules: scs:12.0C, scs:12.1aA, scs:12.1aC.
#[test]
fn scs_12_0_a_line_of_limited_length_is_blocked_by_terrain_and_enemies_all_the_same() {
    let out = |more: &str| {
        let mut drawn = draw(&format!(
            "map 5x1\n{more}\nblue A 04.01 3-4-5\nred Z 05.01 0-1-5
             turn 1 of 3 blue exploitation\n---\n[supply]\nmax_length = 4"
        ));
        drawn.play("end").contains(&"out of supply A".to_owned())
    };
    assert!(!out("supply blue 01.01"), "three hexes of four");
    assert!(out("supply blue 01.01\nriver 02.01/03.01"), "a river is in the way");
    assert!(out("supply blue 01.01\nred X 02.01 0-1-5"), "an enemy is in the way");
}
