//! [SCS 0.7] Set-up.

use rules_scs::Flags;

use super::hex;
use crate::drawn::{draw, try_draw};

const SET_UP: &str = "
map 12x10
lake 06.06
blue A - 3-4-5/2-2-5
red X - 3-4-5/2-2-5
red Y - 3-4-5/2-2-5
red Z - 3-4-5/2-2-5
turn 1 of 3 red setup
---
[stacking]
measure = \"units\"
limit = 2
[[setup]]
units = [\"A\"]
zone = [\"03.03..05.05\"]
[[setup]]
units = [\"X\", \"Y\", \"Z\"]
within = { hex = \"06.05\", hexes = 1 }
";

/// Rules: scs:0.7.1A.
#[test]
fn scs_0_7_1_within_one_of_a_hex_is_the_hex_or_any_next_to_it() {
    let drawn = draw(SET_UP);
    let mut hexes = drawn.options("place");
    hexes.sort();
    assert_eq!(hexes, ["05.05", "05.06", "06.04", "06.05", "07.05", "07.06"], "06.06 is a lake");
    assert_eq!(drawn.refusal("place 06.07"), "scs:0.7.1A");
    assert_eq!(drawn.refusal("place 06.06"), "scs:3.2d");
    // The printed example has a distance of four.
    let wide = draw(&SET_UP.replace("hexes = 1 }", "hexes = 4 }"));
    let grid = &wide.0.scenario().map.grid;
    let near = grid.hexes().filter(|&it| grid.distance(it, hex(&wide, "06.05")) <= 4).count();
    assert_eq!(wide.options("place").len(), near - 1);
    assert!(wide.lists("place 10.05"));
    assert_eq!(wide.refusal("place 11.05"), "scs:0.7.1A");
}

/// Rules: scs:0.7.2A.
#[test]
fn scs_0_7_2_a_hex_may_be_filled_at_set_up_but_not_overfilled() {
    let mut drawn = draw(SET_UP);
    drawn.play("place 05.05; place 05.05");
    assert_eq!(drawn.refusal("place 05.05"), "scs:0.7.2A");
    drawn.play("place 06.05");
    let fixed =
        "map 12x10\nblue A 02.02 3-4-5\nred X 11.09 3-4-5\nred Y 11.09 3-4-5\nred Z 11.09 3-4-5";
    draw(fixed);
    let fault = try_draw(&format!("{fixed}\nred Q 11.09 3-4-5")).unwrap_err();
    assert!(fault.contains("11.09 is overstacked: 4 of 3"), "{fault}");
}

/// Rules: scs:0.7.3A, scs:0.7.3B.
#[test]
fn scs_0_7_3_units_start_at_full_strength_and_in_supply_unless_the_game_says_otherwise() {
    let mut drawn = draw(SET_UP);
    drawn.play("place 05.06; place 05.06; place 06.05; done; place 03.03");
    for unit in ["A", "X", "Y", "Z"] {
        assert_eq!(drawn.steps(unit), 2, "{unit}");
        assert!(!drawn.0.unit(drawn.id(unit)).is(Flags::OUT_OF_SUPPLY), "{unit}");
    }
    let zone = "zone = [\"03.03..05.05\"]";
    let mut worn =
        draw(&SET_UP.replace(zone, &format!("{zone}\nsteps = 1\nmarks = [\"out-of-supply\"]")));
    worn.play("place 05.06; place 05.06; place 06.05; done; place 03.03");
    assert_eq!(worn.steps("A"), 1);
    assert!(worn.0.unit(worn.id("A")).is(Flags::OUT_OF_SUPPLY));
    assert_eq!(worn.steps("X"), 2);
}

/// Rules: scs:0.7.4A, scs:0.7.5A, scs:1.0D.
#[test]
fn scs_0_7_5_the_second_player_sets_up_first_and_zones_include_their_bounds() {
    let mut drawn = draw(SET_UP);
    assert_eq!(drawn.asked(), "red", "the second player sets up first");
    assert!(drawn.lists("place 05.05"), "nobody of the other side is there yet");
    drawn.play("place 05.05; place 06.05; place 06.05");
    assert_eq!(drawn.options("top"), ["Y"], "then he orders his stacks");
    drawn.play("top Y; done");
    assert_eq!(drawn.asked(), "blue");
    let mut hexes = drawn.options("place");
    hexes.sort();
    let expected = ["03.03", "03.04", "03.05", "04.03", "04.04", "04.05", "05.03", "05.04"];
    assert_eq!(hexes, expected, "all of the block but the hex the enemy has taken");
    assert_eq!(drawn.refusal("place 05.05"), "scs:3.3a");
    let told = drawn.play("place 03.05");
    assert_eq!(told, ["set up A 03.05", "turn 1 blue", "phase blue Movement"]);
    assert_eq!(drawn.asked(), "blue", "the first player moves first");
}
