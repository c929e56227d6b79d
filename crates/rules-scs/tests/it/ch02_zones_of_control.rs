//! [SCS 2.0] Zones of control and all they do.

use rules_scs::Side;

use crate::drawn::{Drawn, draw};

/// The hexes in the zone of a side, sorted.
fn zone(drawn: &Drawn, of: Side) -> Vec<String> {
    let grid = &drawn.0.scenario().map.grid;
    let inside = grid.hexes().filter(|&it| drawn.0.in_enemy_zoc(of.other(), it));
    let mut numbers: Vec<String> = inside.map(|it| grid.number(it)).collect();
    numbers.sort();
    numbers
}

const RING: [&str; 6] = ["05.05", "05.06", "06.04", "06.06", "07.05", "07.06"];

/// Rules: scs:2.0b, scs:2.0a.
#[test]
fn scs_2_0b_a_zone_is_the_six_hexes_round_a_unit() {
    let drawn = draw("map 12x10\nblue A 02.02 0-4-5\nred X 06.05 1-1-5");
    assert_eq!(zone(&drawn, Side::Second), RING);
    assert_eq!(zone(&drawn, Side::First), [""; 0]);
}

/// Rules: scs:2.0a.
#[test]
fn scs_2_0a_only_a_printed_attack_of_one_or_more_has_a_zone() {
    for (face, has_zone) in [
        ("1-1-5", true),
        ("3-5", true),
        ("0-9-5", false),
        ("_-9-5", false),
        ("_-2-5 barrage=8 range=5", false),
    ] {
        let mut drawn = draw(&format!("map 12x10\nblue A 05.05 3-4-5\nred X 06.06 {face}"));
        assert_eq!(drawn.0.has_zoc(drawn.id("X")), has_zone, "{face}");
        drawn.play("select A; move 06.05");
        assert_eq!(drawn.spent("A"), if has_zone { 6 } else { 2 }, "{face}");
    }
}

/// Rules: scs:2.0a.
#[test]
fn scs_2_0a_the_face_that_shows_decides() {
    let text = "map 12x10\nblue A 05.05 3-4-5\nred X 06.06 1-2-4/0-1-4";
    assert_eq!(zone(&draw(text), Side::Second).len(), 6);
    assert_eq!(zone(&draw(&format!("{text} steps=1")), Side::Second).len(), 0);
    // A step lost in combat takes the zone away at once: 10 to 2 is 5:1, and a 6 is D1r1.
    let mut drawn =
        draw("map 12x10\nblue A 05.05 10-4-5\nred X 06.05 1-2-4/0-1-4\nturn 1 of 3 blue combat");
    drawn.play_with(
        "attack 06.05; add A; announce; roll; convert 0; lose X; retreat 07.05",
        &[3, 3],
    );
    assert_eq!(zone(&drawn, Side::Second), [""; 0]);
}

/// Rules: scs:2.0aA.
#[test]
fn scs_2_0a_being_out_of_supply_takes_no_zone_away_unless_the_game_says_so() {
    let text = "map 12x10\nblue A 05.05 3-4-5\nred X 06.05 1-1-5 marks=out-of-supply";
    assert_eq!(zone(&draw(text), Side::Second), RING);
    let stripped = "[supply.out_of_supply]\nattack = \"1/2\"\nzoc = false";
    let strict = draw(&format!("{text}\n---\n{stripped}"));
    assert_eq!(zone(&strict, Side::Second), [""; 0]);
    let supplied = text.replace(" marks=out-of-supply", "");
    let supplied = draw(&format!("{supplied}\n---\n{stripped}"));
    assert_eq!(zone(&supplied, Side::Second), RING);
}

/// Rules: scs:2.0aA.
#[test]
fn scs_2_0a_woods_and_streams_weaken_no_zone() {
    let drawn = draw(
        "map 12x10\nblue A 01.01 0-4-5\nred X 06.05 1-1-5\nwoods 06.05 05.05\nmarsh 06.06
         stream 05.06/06.05 06.04/06.05",
    );
    assert_eq!(zone(&drawn, Side::Second), RING);
}

/// Rules: scs:2.0b.
#[test]
fn scs_2_0b_a_zone_ends_at_prohibited_terrain_whatever_the_points_and_the_enemy() {
    let mut drawn = draw(
        "map 12x10\nblue A 05.06 0-4-9\nred X 06.05 1-1-0\nlake 05.05\nriver 06.05/06.06\nmarsh 06.04",
    );
    // Neither the lake nor the hex across the river; cost, allowance and occupation do not matter.
    assert_eq!(zone(&drawn, Side::Second), ["05.06", "06.04", "07.05", "07.06"]);
    drawn.play("select A; move 06.06");
    assert_eq!(drawn.spent("A"), 2, "next to the enemy, but behind the river");
}

/// Rules: scs:2.0b.
#[test]
fn scs_2_0b_what_is_prohibited_depends_on_the_movement_class() {
    let chart = "[terrain.hex.open]\nmove = { \"*\" = \"1\" }\n[terrain.hex.woods]
                 move = { \"*\" = \"2\", tracked = \"prohibited\" }";
    let text =
        "map 12x10\nwoods 05.05\nblue A 01.01 0-4-5 class=foot\nred X 06.05 1-1-5 class=KIND";
    let foot = draw(&format!("{}\n---\n{chart}", text.replace("KIND", "foot")));
    assert_eq!(zone(&foot, Side::Second), RING);
    let tanks = draw(&format!("{}\n---\n{chart}", text.replace("KIND", "tracked")));
    assert_eq!(zone(&tanks, Side::Second), RING[1..]);
}

/// Rules: scs:2.0bA.
#[test]
fn scs_2_0b_across_a_river_a_zone_reaches_only_over_the_bridge() {
    let text = "map 12x10\nblue A 01.01 0-4-5\nred X 06.05 1-1-5
                river 06.05/07.05 06.05/07.06 06.05/06.06";
    assert_eq!(zone(&draw(text), Side::Second), ["05.05", "05.06", "06.04"]);
    let bridge = draw(&format!("{text}\nbridge 06.05 07.06"));
    assert_eq!(zone(&bridge, Side::Second), ["05.05", "05.06", "06.04", "07.06"]);
}

/// Rules: scs:2.0M, scs:2.1gA.
#[test]
fn scs_2_0_friendly_zones_do_neither_harm_nor_good() {
    let text = "map 12x10\nblue A 05.05 3-4-9\nblue B 06.06 3-4-5\nblue C 07.08 3-4-5";
    let mut alone = draw(&format!("{text}\nred X 11.02 3-4-5"));
    alone.play("select A; move 06.05; move 07.06; move 07.07");
    assert_eq!(alone.spent("A"), 6, "a point for each hex");
    // Under the zone of B as well, the enemy's zone counts all the same.
    let mut drawn = draw(&format!("{text}\nred X 07.05 3-4-5"));
    drawn.play("select A; move 06.05");
    assert_eq!(drawn.spent("A"), 6);
    let hex = drawn.0.scenario().map.grid.find("06.05").unwrap();
    assert!(drawn.0.in_enemy_zoc(Side::First, hex) && drawn.0.in_enemy_zoc(Side::Second, hex));
}

/// Rules: scs:2.0M.
#[test]
fn scs_2_0_friendly_zones_hinder_neither_overrun_nor_retreat_nor_supply() {
    // A begins in the zone of B and retreats into it; its line of supply leads through it.
    let text = "map 12x10\nblue A 05.05 3-4-9/2-2-9\nblue B 04.05 3-4-5\nred Z 06.05 0-3-5";
    let mut drawn = draw(text);
    // 3 to 3 is 1:1; a 3 is A1r1.
    let told =
        drawn.play_with("select A; overrun 06.05; roll; convert 0; lose A; retreat 04.04", &[1, 2]);
    assert_eq!(told.last().unwrap(), "retreated A 05.05-04.04");
    assert_eq!(drawn.steps("A"), 1);
    drawn.play("end; end; end");
    assert!(!drawn.0.unit(drawn.id("A")).is(rules_scs::Flags::OUT_OF_SUPPLY));
}

/// Rules: scs:2.1a.
#[test]
fn scs_2_1a_entering_an_enemy_zone_costs_two_points_more_and_leaving_nothing() {
    let mut drawn =
        draw("map 12x10\nwoods 06.04\nblue A 05.05 3-4-9\nblue B 05.04 3-4-9\nred X 07.05 3-4-5");
    drawn.play("select A; move 06.05");
    assert_eq!(drawn.spent("A"), 6, "open, and the zone");
    drawn.play("move 05.06");
    assert_eq!(drawn.spent("A"), 8, "nothing for leaving it");
    drawn.play("stop; select B; move 06.04");
    assert_eq!(drawn.spent("B"), 8, "woods, and the zone");
}

/// Rules: scs:2.1aA.
#[test]
fn scs_2_1a_with_the_points_a_unit_goes_from_zone_to_zone() {
    let mut drawn = draw("map 12x10\nblue A 05.05 3-4-9\nred X 07.06 3-4-5");
    drawn.play("select A; move 06.05; move 06.06; move 07.07");
    assert_eq!((drawn.at("A"), drawn.spent("A")), ("07.07".into(), 18));
}

/// Rules: scs:2.1b.
#[test]
fn scs_2_1b_who_begins_the_phase_in_an_enemy_zone_cannot_overrun_in_it() {
    // X has a zone over 05.05; Z has none.
    let mut drawn = draw(
        "map 12x10\nblue A 05.05 3-4-9\nblue B 05.02 9-4-9\nred X 05.06 1-1-5\nred Z 06.04 _-1-5",
    );
    drawn.play("select A");
    assert_eq!(drawn.refusal("overrun 06.04"), "scs:2.1b");
    assert_eq!(drawn.refusal("overrun 05.06"), "scs:2.1b");
    drawn.play("move 05.04");
    assert_eq!(drawn.refusal("overrun 06.04"), "scs:2.1b", "where it began is what counts");
    drawn.play("stop; select B; move 05.03; move 06.03");
    assert!(drawn.lists("overrun 06.04"));
}

/// Rules: scs:2.1b.
#[test]
fn scs_2_1b_it_stays_so_when_the_enemy_is_gone() {
    let mut drawn = draw(
        "map 12x10\nblue A 05.05 3-4-9\nblue B 05.08 30-4-9\nred X 05.06 1-1-5\nred Z 06.04 _-1-5",
    );
    // At 7:1 a 7 is D2r3: X is destroyed, and B enters its hex.
    drawn.play_with("select B; move 05.07; overrun 05.06; roll; lose X; advance B", &[3, 4]);
    drawn.play("select A");
    assert_eq!(drawn.refusal("overrun 06.04"), "scs:2.1b");
    drawn.play("move 04.05");
    assert_eq!(drawn.spent("A"), 2, "no zone is left to pay for");
}

/// Rules: scs:2.1b.
#[test]
fn scs_2_1b_entering_a_zone_on_the_way_is_no_bar() {
    let mut drawn = draw("map 12x10\nblue A 05.04 3-4-9\nred X 05.06 1-1-5");
    drawn.play("select A; move 05.05");
    assert!(drawn.lists("overrun 05.06"));
}

/// Rules: scs:2.1bA.
#[test]
fn scs_2_1b_who_begins_the_exploitation_phase_in_an_enemy_zone_cannot_move_in_it() {
    let drawn = draw(
        "map 12x10\nblue A 05.05 3-4-9 exploit\nblue B 09.05 3-4-9 exploit\nblue C 03.02 3-4-9 exploit
         red X 05.06 1-1-5\nred Z 09.06 0-1-5\nturn 1 of 3 blue exploitation",
    );
    assert_eq!(drawn.refusal("select A"), "scs:11.0b");
    assert_eq!(drawn.options("select"), ["B", "C"], "an enemy without a zone holds nobody");
}

/// Rules: scs:2.1bA.
#[test]
fn scs_2_1b_who_came_into_the_zone_by_moving_began_the_next_phase_there() {
    let mut drawn = draw("map 12x10\nblue A 05.04 3-4-9 exploit\nred X 05.06 1-1-5");
    drawn.play("select A; move 05.05; stop; end; end");
    assert_eq!(drawn.refusal("select A"), "scs:11.0b");
}

/// Rules: scs:2.1c.
#[test]
fn scs_2_1c_a_unit_attacks_only_into_its_own_zone() {
    let mut drawn = draw(
        "map 12x10\nblue A 05.05 3-4-5\nblue B 07.04 3-4-5\nblue C 03.05 0-4-5\nred X 06.05 1-1-5
         red Y 03.06 1-1-5\nred Z 10.05 1-1-5
         turn 1 of 3 blue combat",
    );
    assert_eq!(drawn.options("attack"), ["06.05"]);
    assert_eq!(drawn.refusal("attack 10.05"), "scs:2.1c", "too far away");
    assert_eq!(drawn.refusal("attack 03.06"), "scs:2.1c", "a printed zero has no zone");
    drawn.play("attack 06.05");
    assert_eq!(drawn.options("add"), ["A"]);
    assert_eq!(drawn.refusal("add B"), "scs:1.0G");
}

/// Rules: scs:2.1c.
#[test]
fn scs_2_1c_across_a_river_without_a_bridge_there_is_no_zone_to_attack_into() {
    let text = "map 12x10\nblue A 05.05 3-4-5\nred X 06.05 1-1-5\nriver 05.05/06.05
                turn 1 of 3 blue combat";
    let drawn = draw(text);
    assert_eq!(drawn.refusal("attack 06.05"), "scs:7.3B");
    assert!(draw(&format!("{text}\nbridge 05.05 06.05")).lists("attack 06.05"));
}

/// Blue zones lie over every hex round 06.05 and over every next hex toward red's supply.
const TRAP: &str = "
map 12x10
blue A 05.05 35-4-5
blue B 07.07 3-4-5
blue C 08.04 3-4-5
red X 06.05 2-4-5/1-3-5
red Y 06.05 2-3-5/1-2-5
turn 1 of 3 blue combat
";

/// Rules: scs:2.1d, scs:2.1dA.
#[test]
fn scs_2_1d_a_stack_that_retreats_into_an_enemy_zone_loses_one_step_in_all() {
    let mut drawn = draw(TRAP);
    // 35 to 7 is 5:1; a 6 is D1r1.
    drawn.play_with(
        "attack 06.05; add A; announce; roll; convert 0; lose X; retreat 07.06",
        &[3, 3],
    );
    assert_eq!(drawn.list(), ["lose Y", "lose X"]);
    let told = drawn.play("lose Y");
    assert_eq!(told[0], "lost step Y 1 left (EnemyZone)");
    assert_eq!((drawn.steps("X"), drawn.steps("Y")), (1, 1));
    assert_ne!(drawn.options("advance"), [""; 0], "the retreat is over");
}

/// Rules: scs:2.1d.
#[test]
fn scs_2_1d_a_retreat_outside_enemy_zones_costs_nothing() {
    let text = TRAP.replace("blue B 07.07", "blue B 01.07");
    let mut drawn = draw(&text);
    let told = drawn.play_with(
        "attack 06.05; add A; announce; roll; convert 0; lose X; retreat 07.06; done",
        &[3, 3],
    );
    assert!(told.contains(&"retreated X Y 06.05-07.06".into()), "{told:?}");
    assert_eq!((drawn.steps("X"), drawn.steps("Y")), (1, 2));
}

/// Rules: scs:2.1dB, scs:2.1g.
#[test]
fn scs_2_1d_each_enemy_zone_on_the_way_costs_a_step_and_several_over_one_hex_are_one() {
    let mut drawn = draw(TRAP);
    // A 7 is D1r2; B has a zone over 07.06 and over 08.06.
    let told = drawn.play_with(
        "attack 06.05; add A; announce; roll; convert 0; lose X;
         retreat 07.06; lose Y; retreat 08.06; lose X",
        &[3, 4],
    );
    assert_eq!(told.iter().filter(|it| it.contains("EnemyZone")).count(), 2);
    assert_eq!(
        (drawn.at("X"), drawn.at("Y"), drawn.steps("Y")),
        ("destroyed".into(), "08.06".into(), 1)
    );
}

/// Rules: scs:2.1g, scs:2.1d.
#[test]
fn scs_2_1g_two_zones_over_the_hex_of_retreat_cost_one_step() {
    let mut drawn = draw(&TRAP.replace("blue C 08.04", "blue C 08.06"));
    // B in 07.07 and C in 08.06 both have a zone over 07.06.
    drawn.play_with("attack 06.05; add A; announce; roll; convert 0; lose X", &[3, 3]);
    assert!(drawn.lists("retreat 07.05"), "this hex is clear");
    assert_eq!(drawn.refusal("stand"), "scs:9.0bA");
    drawn.play("retreat 07.06; lose Y");
    assert_eq!((drawn.steps("X"), drawn.steps("Y")), (1, 1));
}

/// Rules: scs:2.1e.
#[test]
fn scs_2_1e_enemy_zones_do_not_hinder_an_advance() {
    let mut drawn = draw(
        "map 12x10\nblue A 05.05 35-4-5/9-4-5 exploit\nred X 06.05 2-7-5\nred Z 07.07 2-4-5
         red Q 09.06 2-4-5\nturn 1 of 3 blue combat",
    );
    // At 5:1 a 9 is D2r3: three hexes of advance; Z has a zone over the last two, Q over the last.
    drawn.play_with("attack 06.05; add A; announce; roll; lose X", &[4, 5]);
    let told = drawn.play("advance A; go 07.06; go 08.06");
    assert_eq!(told.last().unwrap(), "advanced A 07.06-08.06");
    assert_eq!((drawn.at("A"), drawn.steps("A"), drawn.spent("A")), ("08.06".into(), 2, 0));
}

/// Row 1 is a corridor from blue's source; X looks down on 04.01 from between lakes.
const CORRIDOR: &str = "
map 8x2
lake 01.02 02.02 03.02 05.02 06.02 07.02
blue A 07.01 3-4-5
red X 04.02 3-4-5
supply red 08.02
turn 1 of 3 blue exploitation
";

/// Rules: scs:2.1f.
#[test]
fn scs_2_1f_an_enemy_zone_blocks_a_line_of_supply() {
    let mut drawn = draw(CORRIDOR);
    assert_eq!(zone(&drawn, Side::Second), ["04.01"]);
    assert!(drawn.play("end").contains(&"out of supply A".into()));
    let mut harmless = draw(&CORRIDOR.replace("04.02 3-4-5", "04.02 0-4-5"));
    assert!(!harmless.play("end").contains(&"out of supply A".into()));
}

/// Rules: scs:2.1h.
#[test]
fn scs_2_1h_a_unit_lifts_the_zone_in_its_own_hex_for_supply() {
    let mut drawn = draw(&format!("{CORRIDOR}blue F 04.01 0-1-5"));
    let told = drawn.play("end");
    assert!(!told.iter().any(|it| it.starts_with("out of supply")), "{told:?}");
    // In the hex beside the zone it lifts nothing.
    let mut beside = draw(&format!("{CORRIDOR}blue F 05.01 0-1-5"));
    let told = beside.play("end");
    assert!(told.contains(&"out of supply A".into()) && told.contains(&"out of supply F".into()));
}

/// Rules: scs:2.1h.
#[test]
fn scs_2_1h_it_lifts_the_zone_neither_for_movement_nor_for_retreat() {
    let mut moves = draw("map 12x10\nblue A 05.05 3-4-5\nblue F 06.05 3-4-5\nred X 07.05 3-4-5");
    moves.play("select A; move 06.05");
    assert_eq!(moves.spent("A"), 6);
    let mut retreats = draw(&format!("{TRAP}red F 07.06 2-3-5"));
    retreats.play_with("attack 06.05; add A; announce; roll; convert 0; lose X", &[3, 3]);
    retreats.play("retreat 07.06; lose Y");
    assert_eq!(retreats.steps("Y"), 1);
}

/// Rules: scs:2.1g.
#[test]
fn scs_2_1g_several_enemy_zones_over_a_hex_cost_as_much_as_one() {
    let mut drawn = draw(
        "map 12x10\nblue A 05.05 3-4-5\nred X 06.06 3-4-5\nred Y 07.05 3-4-5\nred Z 07.06 3-4-5",
    );
    drawn.play("select A; move 06.05");
    assert_eq!(drawn.spent("A"), 6);
}

/// Rules: scs:2.1gA.
#[test]
fn scs_2_1g_a_friendly_zone_does_not_open_a_line_of_supply() {
    let mut drawn = draw(&format!("{CORRIDOR}blue F 05.01 3-4-5"));
    assert_eq!(zone(&drawn, Side::First), ["04.01", "06.01", "08.01"]);
    assert!(drawn.play("end").contains(&"out of supply A".into()));
}
