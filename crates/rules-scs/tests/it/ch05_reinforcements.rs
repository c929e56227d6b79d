//! [SCS 5.0] Reinforcements: when and where they enter, and where they do not.

use crate::drawn::{Drawn, draw};

/// A drawing with units that arrive on a turn in these hexes.
fn arriving(drawing: &str, turn: u8, units: &str, entry: &str, kind: &str) -> String {
    let list = |names: &str| -> String {
        let quoted: Vec<String> = names.split(' ').map(|it| format!("\"{it}\"")).collect();
        quoted.join(", ")
    };
    format!(
        "{drawing}\n---\n[[arrival]]\nturn = {turn}\nunits = [{}]\nentry = [{}]\nkind = \"{kind}\"\n",
        list(units),
        list(entry)
    )
}

/// One reinforcement, Z, due now at an edge hex.
fn at_edge(drawing: &str, entry: &str) -> Drawn {
    draw(&arriving(&format!("map 12x10\n{drawing}\nblue Z - 3-4-5"), 1, "Z", entry, "edge"))
}

/// Rules: scs:1.0E, scs:5.0M, scs:5.0P.
#[test]
fn scs_5_0_reinforcements_are_placed_before_anything_moves_and_cannot_be_held_back() {
    let mut drawn = at_edge("blue A 05.05 3-4-5", "01.05");
    assert_eq!(drawn.list(), ["place 01.05"], "there is no other answer");
    for held_back in ["end", "done"] {
        assert_eq!(drawn.refusal(held_back), "scs:5.0P", "{held_back}");
    }
    for early in ["select A", "move 05.06", "stop"] {
        assert_eq!(drawn.refusal(early), "scs:1.0E", "{early}");
    }
    assert_eq!(drawn.refusal("place 01.06"), "scs:5.0M");
    let told = drawn.play("place 01.05");
    assert_eq!(told, ["arrived Z 01.05"]);
    assert_eq!(drawn.refusal("place 01.05"), "scs:5.0M", "nobody is left to be placed");
    drawn.play("select Z; move 02.05; stop");
    assert_eq!(drawn.at("Z"), "02.05");
}

/// Rules: scs:5.0M.
#[test]
fn scs_5_0_reinforcements_come_on_their_turn_in_their_own_movement_phase() {
    let red = arriving("map 12x10\nblue A 05.05 3-4-5\nred Z - 3-4-5", 2, "Z", "12.05", "edge");
    let mut drawn = draw(&red);
    drawn.play("end; end; end");
    assert_eq!(drawn.asked(), "red", "turn 1");
    assert!(drawn.lists("end"));
    drawn.play("end; end; end");
    assert_eq!(drawn.asked(), "blue", "turn 2");
    assert!(drawn.lists("end"));
    drawn.play("end; end; end");
    assert_eq!((drawn.asked().as_str(), drawn.at("Z").as_str()), ("red", "awaited"));
    assert_eq!(drawn.list(), ["place 12.05"]);
    drawn.play("place 12.05; end; end; end");
    assert!(drawn.lists("end"), "once is enough");
}

/// Rules: scs:5.0N.
#[test]
fn scs_5_0_units_may_be_divided_among_several_entry_hexes() {
    let drawing = "map 12x10\nblue Y - 3-4-5\nblue Z - 3-4-5";
    let mut drawn = draw(&arriving(drawing, 1, "Y Z", "01.03 01.08", "edge"));
    assert_eq!(drawn.options("place"), ["01.03", "01.08"]);
    drawn.play("place 01.08");
    assert_eq!(drawn.options("place"), ["01.03", "01.08"]);
    drawn.play("place 01.03");
    assert_eq!((drawn.at("Y").as_str(), drawn.at("Z").as_str()), ("01.08", "01.03"));
}

/// Rules: scs:5.0O.
#[test]
fn scs_5_0_reinforcements_enter_in_supply_and_are_tested_in_the_supply_phase() {
    let mut drawn = at_edge("supply blue 12.10\nred X 12.10 3-4-5", "01.05");
    drawn.play("place 01.05; select Z");
    drawn.play("move 02.05; move 03.05; move 04.05; move 05.05; move 06.05");
    assert_eq!(drawn.spent("Z"), 10, "all its five points, though no line leads to the source");
    let told = drawn.play("stop; end; end; end");
    assert!(told.contains(&"out of supply Z".to_owned()), "{told:?}");
}

const THREE_FOR_TWO: &str = "
    map 12x10
    blue X - 3-4-5
    blue Y - 3-4-5
    blue Z - 3-4-5
";

fn three_for_two() -> Drawn {
    let text = arriving(THREE_FOR_TWO, 1, "X Y Z", "01.05", "edge");
    let mut drawn = draw(&format!("{text}[stacking]\nmeasure = \"units\"\nlimit = 2"));
    drawn.play("place 01.05; place 01.05; place 01.05");
    assert_eq!(drawn.stack("01.05"), ["X", "Y", "Z"]);
    drawn
}

/// Rules: scs:5.0a, scs:4.0aE.
#[test]
fn own_44_scs_5_0a_reinforcements_may_be_overstacked_until_the_end_of_the_phase() {
    let mut spread = three_for_two();
    spread.play("select Y; move 02.05; stop; end");
    assert!(spread.options("eliminate").is_empty());
    let mut lazy = three_for_two();
    lazy.play("end");
    assert_eq!(lazy.options("eliminate").len(), 3);
    lazy.play("eliminate Z");
    assert_eq!(lazy.stack("01.05"), ["X", "Y"]);
}

/// Rules: scs:5.0b, scs:5.0c.
#[test]
fn scs_5_0b_placement_costs_nothing_not_even_in_a_swamp_under_the_enemys_guns() {
    let mut drawn = at_edge("marsh 01.05\nred X 01.06 3-4-5", "01.05");
    drawn.play("place 01.05");
    assert_eq!(drawn.spent("Z"), 0);
    drawn.play("select Z; move 01.04; move 01.03; move 01.02; move 01.01; move 02.01");
    assert_eq!(drawn.spent("Z"), 10, "the full allowance");
}

/// Rules: scs:5.0c.
#[test]
fn scs_5_0c_enemy_zones_do_not_stop_placement_but_the_unit_begins_its_phase_in_them() {
    let mut drawn = at_edge("red X 01.06 3-1-5", "01.05");
    assert_eq!(drawn.options("place"), ["01.05"]);
    drawn.play("place 01.05; select Z");
    assert_eq!(drawn.refusal("overrun 01.06"), "scs:2.1b");
}

/// Rules: scs:5.0cA.
#[test]
fn scs_5_0c_nobody_is_placed_on_an_enemy() {
    let drawn = at_edge("red X 01.03 0-1-5", "01.03 01.08");
    assert_eq!(drawn.options("place"), ["01.08"], "the other listed hex is open");
    assert_eq!(drawn.refusal("place 01.03"), "scs:5.0cA");
    assert_eq!(drawn.refusal("place 01.04"), "scs:5.0M", "not blocked: no substitutes");
}

/// Rules: scs:5.0cB, scs:5.0cA.
#[test]
fn scs_5_0c_a_blocked_edge_entry_is_replaced_within_ten_hexes_along_the_edge_and_round_corners() {
    let drawn = at_edge("lake 01.09\nred X 01.05 3-4-5\nred Y 03.01 3-4-5", "01.05");
    let mut offered = drawn.options("place");
    offered.sort_unstable();
    // Down the edge the corner 01.01 is the fourth, 02.01 the fifth, 07.01 the tenth; up the edge
    // the corner 01.10 is the fifth, 02.10 the sixth, 06.10 the tenth.
    let expected = "01.01 01.02 01.03 01.04 01.06 01.07 01.08 01.10 02.01 02.10 03.10 04.01 04.10 \
                    05.01 05.10 06.01 06.10 07.01";
    assert_eq!(offered.join(" "), expected);
    assert_eq!(drawn.refusal("place 01.05"), "scs:5.0cA");
    assert_eq!(drawn.refusal("place 03.01"), "scs:5.0cA", "a substitute must be free as well");
    assert_eq!(drawn.refusal("place 01.09"), "scs:3.2d", "and passable");
    assert_eq!(drawn.refusal("place 08.01"), "scs:5.0cB", "eleven hexes away");
    assert_eq!(drawn.refusal("place 07.10"), "scs:5.0cB", "eleven hexes away");
    assert_eq!(drawn.refusal("place 02.05"), "scs:5.0cB", "near, but not on the edge");
}

/// Rules: scs:5.0cB.
#[test]
fn scs_5_0c_the_count_follows_the_edge_and_does_not_cross_a_narrow_map() {
    // Every hex of this map lies on its edge, and 02.06 touches the blocked hex.
    let text = "map 2x12\nred X 01.06 3-4-5\nblue Z - 3-4-5";
    let drawn = draw(&arriving(text, 1, "Z", "01.06", "edge"));
    let mut offered = drawn.options("place");
    offered.sort_unstable();
    // Down: 01.01 is the fifth, 02.01 the sixth, 02.05 the tenth; up: 01.12 is the sixth, 02.12 the
    // seventh, 02.09 the tenth.
    let expected = "01.01 01.02 01.03 01.04 01.05 01.07 01.08 01.09 01.10 01.11 01.12 02.01 02.02 \
                    02.03 02.04 02.05 02.09 02.10 02.11 02.12";
    assert_eq!(offered.join(" "), expected);
    assert_eq!(drawn.refusal("place 02.06"), "scs:5.0cB", "next door, but eleven along the edge");
}

/// Rules: scs:5.0cB.
#[test]
fn scs_5_0c_the_edge_is_counted_from_every_listed_hex() {
    let drawn = at_edge("red X 01.05 3-4-5\nred Y 12.05 3-4-5", "01.05 12.05");
    for hex in ["07.01", "08.01", "07.10", "12.01"] {
        assert!(drawn.lists(&format!("place {hex}")), "{hex}");
    }
    assert_eq!(drawn.options("place").len(), 38, "the whole edge of 40 hexes but the two");
}

/// The corner 01.01 has two neighbors, 01.02 and 02.01.
const CORNER: &str = "
    blue A 01.01 3-4-5
    blue B 01.01 3-4-5
    blue C 01.01 3-4-5
    red X 01.02 0-1-5
";

/// Rules: scs:5.0cC.
#[test]
fn scs_5_0c_an_entry_that_enemies_hem_in_counts_as_blocked() {
    let drawn = at_edge(&format!("{CORNER}red Y 02.01 0-1-5"), "01.01");
    assert_eq!(drawn.refusal("place 01.01"), "scs:5.0cC");
    assert!(drawn.lists("place 01.03"));
    assert!(drawn.lists("place 03.01"));
    assert!(drawn.lists("place 11.01"), "the tenth along the edge");
    assert_eq!(drawn.refusal("place 12.01"), "scs:5.0cB", "the eleventh");
}

/// Rules: scs:5.0cC.
#[test]
fn scs_5_0c_one_way_out_keeps_the_entry_open() {
    let drawn = at_edge(CORNER, "01.01");
    assert_eq!(drawn.options("place"), ["01.01"], "02.01 is free");
    let zone = "red Y 02.02 3-1-5\nmarsh 02.01";
    let drawn = at_edge(&format!("{CORNER}{zone}"), "01.01");
    assert_eq!(drawn.options("place"), ["01.01"], "3 + 2 points are just within reach");
}

/// Rules: scs:5.0cC.
#[test]
fn scs_5_0c_room_in_the_hemmed_hex_itself_is_enough() {
    let hemmed = "blue A 01.01 3-4-5\nred X 01.02 0-1-5\nred Y 02.01 0-1-5";
    let drawing = format!("map 12x10\n{hemmed}\nblue Z - 3-4-5\nblue W - 3-4-5");
    let mut drawn = draw(&arriving(&drawing, 1, "Z W", "01.01", "edge"));
    assert_eq!(drawn.options("place"), ["01.01"], "there is room for two");
    drawn.play("place 01.01");
    assert_eq!(drawn.options("place"), ["01.01"]);
    drawn.play("place 01.01");
    assert_eq!(drawn.stack("01.01").len(), 3);
}

/// Rules: scs:5.0cC.
#[test]
fn scs_5_0c_a_hemmed_hex_with_room_for_some_of_the_group_is_blocked_for_all() {
    let hemmed = "blue A 01.01 3-4-5\nblue B 01.01 3-4-5\nred X 01.02 0-1-5\nred Y 02.01 0-1-5";
    let drawing = format!("map 12x10\n{hemmed}\nblue Z - 3-4-5\nblue W - 3-4-5");
    let group = draw(&arriving(&drawing, 1, "Z W", "01.01", "edge"));
    assert_eq!(group.refusal("place 01.01"), "scs:5.0cC", "a third finds room, a fourth does not");
    assert!(group.lists("place 04.01"));
    let single = at_edge(hemmed, "01.01");
    assert_eq!(single.options("place"), ["01.01"], "alone it may");
    let text = arriving(&drawing, 1, "Z", "01.01", "edge");
    let later = "[[arrival]]\nturn = 2\nunits = [\"W\"]\nentry = [\"01.01\"]\nkind = \"edge\"";
    let two_groups = draw(&format!("{text}{later}"));
    assert_eq!(two_groups.options("place"), ["01.01"], "who comes later does not count");
}

/// Two units due at the hemmed corner 01.01, where one more finds room.
fn two_for_one_place() -> String {
    let hemmed = "blue A 01.01 3-4-5\nblue B 01.01 3-4-5\nred X 01.02 0-1-5\nred Y 02.01 0-1-5";
    let late = "blue Z - 3-4-5\nblue W - 3-4-5\nblue V - 3-4-5";
    arriving(&format!("map 12x10\n{hemmed}\n{late}"), 1, "Z W", "01.01", "edge")
}

/// Rules: scs:5.0cB, scs:5.0cC.
#[test]
fn scs_5_0c_an_entry_blocked_for_a_group_stays_blocked_behind_its_first_unit() {
    let mut group = draw(&two_for_one_place());
    let offered = group.options("place");
    assert!(offered.contains(&"04.01".to_owned()) && !offered.contains(&"01.01".to_owned()));
    group.play("place 04.01");
    assert_eq!(group.options("place"), offered, "W enters where Z could");
    assert_eq!(group.refusal("place 01.01"), "scs:5.0cC", "though one unit would find room");
    assert_eq!(group.refusal("place 12.01"), "scs:5.0cB", "eleven hexes away");
    group.play("place 05.01");
    assert_eq!((group.at("Z").as_str(), group.at("W").as_str()), ("04.01", "05.01"));
}

/// Rules: scs:5.0M, scs:5.0cB, scs:5.0cC.
#[test]
fn scs_5_0c_the_list_and_the_check_agree_in_every_hex_for_every_unit_of_a_group() {
    let open = two_for_one_place().replace("\"01.01\"]", "\"01.01\", \"01.08\"]");
    for (text, first) in [(two_for_one_place(), "place 04.01"), (open, "place 01.01")] {
        let mut drawn = draw(&text);
        for _ in ["Z", "W"] {
            let hexes: Vec<_> = drawn.0.scenario().map.grid.hexes().collect();
            for hex in hexes {
                let place = format!("place {}", drawn.0.scenario().number(hex));
                if drawn.lists(&place) {
                    drawn.clone().play(&place);
                } else {
                    drawn.refusal(&place);
                }
            }
            if drawn.lists(first) {
                drawn.play(first);
            }
        }
        assert_ne!(drawn.at("Z"), "awaited");
    }
}

/// Rules: scs:5.0cC.
#[test]
fn scs_5_0c_each_group_finds_its_entry_open_or_blocked_for_itself() {
    let second = "[[arrival]]\nturn = 1\nunits = [\"V\"]\nentry = [\"01.01\"]\nkind = \"edge\"";
    let mut drawn = draw(&format!("{}{second}", two_for_one_place()));
    drawn.play("place 04.01; place 04.01");
    assert_eq!(drawn.options("place"), ["01.01"], "V alone finds room");
    assert_eq!(drawn.refusal("place 04.01"), "scs:5.0M");
}

/// Rules: scs:5.0cA, scs:5.0cB.
#[test]
fn scs_5_0c_an_entry_that_one_of_the_group_cannot_use_is_blocked_for_all() {
    // The truck cannot stand in the marsh of 01.01, and 01.08 is the enemy's.
    let chart = "[terrain.hex.open]\nmove = { \"*\" = \"1\" }\n[terrain.hex.marsh]\n\
                 move = { \"*\" = \"2\", \"truck\" = \"prohibited\" }";
    let text = |hex: &str| {
        let units = format!("red X {hex} 0-1-5\nblue Z - 3-4-5\nblue T - 1-1-5 class=truck");
        let drawing = format!("map 12x10\nmarsh 01.01\n{units}");
        format!("{}{chart}", arriving(&drawing, 1, "Z T", "01.01 01.08", "edge"))
    };
    let mut blocked = draw(&text("01.08"));
    assert_eq!(blocked.refusal("place 01.01"), "scs:5.0cC");
    blocked.play("place 01.02");
    assert_eq!(blocked.refusal("place 01.01"), "scs:3.2d");
    blocked.play("place 01.02");
    assert_eq!(blocked.stack("01.02"), ["Z", "T"]);
    let mut open = draw(&text("01.07"));
    assert_eq!(open.options("place"), ["01.01", "01.08"]);
    open.play("place 01.01");
    assert_eq!(open.options("place"), ["01.08"]);
}

/// Rules: scs:5.0cB, scs:5.0cC.
#[test]
fn scs_5_0c_what_was_blocked_is_part_of_the_situation() {
    let mut first = draw(&two_for_one_place());
    let mut again = first.clone();
    let before = first.clone();
    first.play("place 04.01");
    assert_eq!(before.0, again.0, "a copy taken before is untouched");
    again.play("place 04.01");
    assert_eq!(again.0, first.0, "played again it is the same");
    assert_eq!(again.list(), first.list());
}

/// Rules: scs:5.0cC, scs:5.0N.
#[test]
fn scs_5_0c_companions_that_find_room_in_another_listed_hex_block_nothing() {
    let hemmed = "blue A 01.01 3-4-5\nblue B 01.01 3-4-5\nred X 01.02 0-1-5\nred Y 02.01 0-1-5";
    let drawing = format!("map 12x10\n{hemmed}\nblue Z - 3-4-5\nblue W - 3-4-5");
    let mut drawn = draw(&arriving(&drawing, 1, "Z W", "01.01 01.08", "edge"));
    assert_eq!(drawn.options("place"), ["01.01", "01.08"]);
    drawn.play("place 01.01");
    assert_eq!(drawn.options("place"), ["01.08"], "now 01.01 is full");
    assert_eq!(drawn.refusal("place 01.01"), "scs:5.0cC");
}

/// Rules: scs:5.0cC, scs:5.0cB.
#[test]
fn scs_5_0c_a_substitute_is_tested_for_the_single_unit() {
    // 01.01 is the enemy's; 02.01, full but for one and hemmed in as well, takes one unit of two.
    let text = "map 12x10\nred X 01.01 0-1-5\nblue D 02.01 3-4-5\nblue E 02.01 3-4-5
                red Y 02.02 0-1-5\nred V 03.01 0-1-5\nred W 03.02 0-1-5\nred U 01.02 0-1-5
                blue Z - 3-4-5\nblue W2 - 3-4-5";
    let mut drawn = draw(&arriving(text, 1, "Z W2", "01.01", "edge"));
    assert!(drawn.lists("place 02.01"));
    drawn.play("place 02.01");
    assert_eq!(drawn.refusal("place 02.01"), "scs:5.0cC");
    assert!(drawn.lists("place 01.03"));
}

/// Rules: scs:5.0cC.
#[test]
fn scs_5_0c_a_way_out_that_friends_have_filled_is_none() {
    let full = "blue D 02.01 3-4-5\nblue E 02.01 3-4-5\nblue F 02.01 3-4-5\n\
                red Y 02.02 0-1-5\nred V 03.01 0-1-5\nred W 03.02 0-1-5";
    let drawn = at_edge(&format!("{CORNER}{full}"), "01.01");
    assert_eq!(drawn.refusal("place 01.01"), "scs:5.0cC");
    let less = full.replace("blue F 02.01 3-4-5", "");
    let drawn = at_edge(&format!("{CORNER}{less}"), "01.01");
    assert_eq!(drawn.options("place"), ["01.01"], "one place left, for one unit");
}

/// Rules: scs:5.0cC.
#[test]
fn scs_5_0c_two_units_need_two_places_outside() {
    let pocket = "blue D 02.01 3-4-5\nblue E 02.01 3-4-5\n\
                  red Y 02.02 0-1-5\nred V 03.01 0-1-5\nred W 03.02 0-1-5";
    let drawing = format!("map 12x10\n{CORNER}{pocket}\nblue Z - 3-4-5\nblue W2 - 3-4-5");
    let both = draw(&arriving(&drawing, 1, "Z W2", "01.01", "edge"));
    assert_eq!(both.refusal("place 01.01"), "scs:5.0cC", "02.01 takes one, not two");
    let one = draw(&arriving(&drawing, 1, "Z", "01.01", "edge"));
    assert_eq!(one.options("place"), ["01.01"]);
}

fn inside(drawing: &str, entry: &str) -> Drawn {
    draw(&arriving(&format!("map 12x10\n{drawing}\nblue Z - 3-4-5"), 1, "Z", entry, "interior"))
}

/// Rules: scs:5.0cD.
#[test]
fn scs_5_0c_a_blocked_entry_inside_the_map_is_replaced_within_five_hexes() {
    let drawn = inside("red X 06.05 3-4-5", "06.05");
    for near in ["06.06", "06.10", "01.05", "11.05", "11.08"] {
        assert!(drawn.lists(&format!("place {near}")), "{near}");
    }
    for far in ["12.05", "01.02", "11.09"] {
        assert_eq!(drawn.refusal(&format!("place {far}")), "scs:5.0cD", "{far}");
    }
    assert_eq!(drawn.refusal("place 06.05"), "scs:5.0cA");
}

/// Rules: scs:5.0cD.
#[test]
fn scs_5_0c_substitutes_of_several_blocked_hexes_are_offered_once() {
    let drawn = inside("red X 05.05 3-4-5\nred Y 06.05 3-4-5", "05.05 06.05");
    let mut offered = drawn.options("place");
    let count = offered.len();
    offered.sort_unstable();
    offered.dedup();
    assert_eq!(offered.len(), count);
    assert!(drawn.lists("place 11.05"), "five from 06.05, six from 05.05");
    assert_eq!(drawn.refusal("place 12.05"), "scs:5.0cD");
}

/// Rules: scs:5.0cD.
#[test]
fn scs_5_0c_an_open_entry_inside_the_map_has_no_substitutes() {
    let drawn = inside("red X 06.06 3-4-5", "06.05");
    assert_eq!(drawn.list(), ["place 06.05"]);
    assert_eq!(drawn.refusal("place 06.04"), "scs:5.0M");
}

/// Rules: scs:5.0cD, scs:5.0cC.
#[test]
fn scs_5_0c_an_entry_inside_the_map_can_be_hemmed_in_too() {
    let ring = "06.04 06.06 05.05 05.06 07.05 07.06";
    let reds: Vec<String> = (ring.split(' ').enumerate())
        .map(|(number, hex)| format!("red X{number} {hex} 0-1-5"))
        .collect();
    let full = "blue A 06.05 3-4-5\nblue B 06.05 3-4-5\nblue C 06.05 3-4-5";
    let drawn = inside(&format!("{full}\n{}", reds.join("\n")), "06.05");
    assert_eq!(drawn.refusal("place 06.05"), "scs:5.0cC");
    assert!(drawn.lists("place 06.07"));
}

/// An island whose only land on the edge is 01.03.
const ISLAND: &str = "
    map 5x5
    lake 01.01 01.02 01.04 01.05 02.01 03.01 04.01 05.01 05.02 05.03 05.04 05.05 02.05 03.05 04.05
    red X 01.03 3-4-5
    blue Z - 3-4-5
    blue Y - 3-4-5
    turn 1 of 4 blue movement
    supply red 03.03
";

/// Rules: scs:5.0M, scs:5.0cB.
#[test]
fn scs_5_0c_who_finds_every_hex_blocked_waits_a_turn_and_others_do_not() {
    let text = arriving(ISLAND, 2, "Z", "01.03", "edge");
    let second = "[[arrival]]\nturn = 2\nunits = [\"Y\"]\nentry = [\"02.03\"]\nkind = \"interior\"";
    let mut drawn = draw(&format!("{text}{second}"));
    drawn.play("end; end; end; end; end; end");
    assert_eq!(drawn.list(), ["place 02.03"], "turn 2: Z cannot enter, Y can");
    let told = drawn.play("place 02.03");
    assert_eq!(told, ["arrived Y 02.03", "waits Z"]);
    drawn.play("select Y; move 03.04; move 04.03; stop; end; end; end");
    drawn.play("select X; move 02.02; stop; end; end; end");
    assert_eq!(drawn.list(), ["place 01.03"], "turn 3");
}

/// A garrison of 4 points in the corner, 2 points of 4 in each of the hexes next to it; nobody of
/// them can move.
const GARRISONS: &str = "
    blue A 01.01 3-4-0 stacking=4
    blue B 01.02 3-4-0 stacking=2
    blue C 02.01 3-4-0 stacking=2
    red X 12.10 3-4-5
";

/// Z and its company, due at 01.01 where 4 points may stack.
fn at_garrison(drawing: &str, units: &str, entry: &str) -> Drawn {
    let text = arriving(&format!("map 12x10\n{drawing}"), 1, units, entry, "edge");
    draw(&format!("{text}[stacking]\nmeasure = \"points\"\nlimit = 4"))
}

/// Rules: scs:5.0cC, scs:4.0M.
#[test]
fn scs_5_0c_room_for_a_part_of_a_unit_is_no_room() {
    let large = at_garrison(&format!("{GARRISONS}blue Z - 3-4-1 stacking=3"), "Z", "01.01");
    assert_eq!(large.refusal("place 01.01"), "scs:5.0cC", "3 points, 2 free on either side");
    let small = at_garrison(&format!("{GARRISONS}blue Z - 3-4-1 stacking=2"), "Z", "01.01");
    assert_eq!(small.options("place"), ["01.01"]);
}

/// Rules: scs:5.0cC.
#[test]
fn scs_5_0c_a_full_hex_that_nobody_can_leave_is_blocked_though_all_round_it_is_empty() {
    let full = "blue A 01.01 3-4-0 stacking=4\nred X 12.10 3-4-5";
    let immobile = "blue Z - 3-4-0 stacking=1";
    let still = at_garrison(&format!("{full}\n{immobile}"), "Z", "01.01");
    assert_eq!(still.refusal("place 01.01"), "scs:5.0cC");
    let staff = "blue S 01.01 0-1-5 stacking=0";
    let idle = at_garrison(&format!("{full}\n{staff}\n{immobile}"), "Z", "01.01");
    assert_eq!(idle.refusal("place 01.01"), "scs:5.0cC", "the staff makes no room by leaving");
    let spent = "blue A 01.01 3-4-2 stacking=4 spent=2\nred X 12.10 3-4-5";
    let tired = at_garrison(&format!("{spent}\n{immobile}"), "Z", "01.01");
    assert_eq!(tired.refusal("place 01.01"), "scs:5.0cC", "A has moved already");
    let mobile = at_garrison(&format!("{full}\n{staff}\nblue Z - 3-4-1"), "Z", "01.01");
    assert_eq!(mobile.options("place"), ["01.01"], "Z can step aside");
}

/// Rules: scs:5.0cC, scs:5.0cA.
#[test]
fn scs_5_0c_companions_find_no_room_in_a_listed_hex_that_an_enemy_holds() {
    let hemmed = "blue A 01.01 3-4-5\nblue B 01.01 3-4-5\nred X 01.02 0-1-5\nred Y 02.01 0-1-5";
    let drawing = format!("map 12x10\n{hemmed}\nred V 01.08 0-1-5\nblue Z - 3-4-5\nblue W - 3-4-5");
    let drawn = draw(&arriving(&drawing, 1, "Z W", "01.01 01.08", "edge"));
    assert_eq!(drawn.refusal("place 01.01"), "scs:5.0cC", "a third finds room, a fourth does not");
}
