//! [SCS 7.3] What terrain forbids, multiplies and shifts.

use super::odds;
use crate::drawn::draw;

/// A chart with what the example chart lacks: two movement classes, effects on the attacker by the
/// hex, shifts to the right, and a stream that can be waded but not attacked across.
const OWN_CHART: &str = r#"
---
[terrain.hex.open]
move = { "*" = "1" }
[terrain.hex.bog]
move = { foot = "2", motor = "prohibited" }
attacker = "1/3"
[terrain.hex.slope]
move = { "*" = "1" }
shift = 1
[terrain.hexside.stream]
move = { "*" = "1" }
combat = "prohibited"
[terrain.hexside.cliff]
move = { foot = "1", motor = "prohibited" }
shift = 1
"#;

/// Rules: scs:7.3A.
#[test]
fn scs_7_3_nobody_attacks_into_terrain_that_the_chart_prohibits() {
    let mut war = draw(
        "map 12x10
         fort 06.05
         blue A 05.05 9-4-5
         red X 06.05 _-1-5
         turn 1 of 3 blue movement",
    );
    war.play("select A");
    assert_eq!(war.refusal("overrun 06.05"), "scs:7.3A");
    war.play("stop; end");
    assert_eq!(war.refusal("attack 06.05"), "scs:7.3A");
}

/// Rules: scs:7.3A.
#[test]
fn scs_7_3_nobody_attacks_across_a_hexside_that_the_chart_prohibits() {
    let mut war = draw(&format!(
        "map 12x10
         stream 05.05/06.05
         blue A 05.05 9-4-5 class=foot
         blue B 05.06 9-4-5 class=foot
         red X 06.05 1-1-5 class=foot
         turn 1 of 3 blue combat{OWN_CHART}"
    ));
    war.play("attack 06.05");
    assert_eq!(war.refusal("add A"), "scs:7.3A");
    assert_eq!(war.options("add"), ["B"]);
}

/// Rules: scs:7.3B.
#[test]
fn scs_7_3_a_unit_attacks_only_where_it_could_enter_enemies_or_no_enemies() {
    let mut war = draw(&format!(
        "map 12x10
         bog 06.05
         cliff 06.04/07.05
         blue A 05.05 9-4-5 class=foot
         blue B 05.06 9-4-5 class=motor
         blue C 06.04 9-4-5 class=motor
         red X 06.05 1-1-5 class=foot
         red Y 07.05 1-1-5 class=foot
         turn 1 of 3 blue combat{OWN_CHART}"
    ));
    assert_eq!(war.refusal("attack 07.05"), "scs:7.3B", "C is stopped by the cliff");
    war.play("attack 06.05");
    assert_eq!(war.options("add"), ["A"]);
    assert_eq!(war.refusal("add B"), "scs:7.3B", "the bog lets no motor in");
}

/// Rules: scs:7.3C, scs:7.3D.
#[test]
fn ex_12_scs_7_3_of_four_attackers_the_three_across_the_stream_are_halved() {
    let war = draw(
        "map 12x10
         stream 05.05/06.05 06.04/06.05
         blue A 05.05 4-4-5
         blue B 05.05 4-4-5
         blue C 06.04 4-4-5
         blue D 05.06 4-4-5
         red X 06.05 1-5-5
         turn 1 of 3 blue combat",
    );
    assert_eq!(odds(&war, "06.05", "A B C D"), "odds 10 to 5 = 2:1, shift 0, column 2:1");
    assert_eq!(odds(&war, "06.05", "A B C"), "odds 6 to 5 = 1:1, shift 0, column 1:1");
    assert_eq!(odds(&war, "06.05", "D"), "odds 4 to 5 = 1:1, shift 0, column 1:1");
}

/// Rules: scs:7.3C.
#[test]
fn scs_7_3_woods_double_every_unit_of_the_defending_stack() {
    let war = draw(
        "map 12x10
         woods 06.05
         blue A 05.05 5-4-5
         red X 06.05 1-2-5
         red Y 06.05 0-1-5
         turn 1 of 3 blue combat",
    );
    assert_eq!(odds(&war, "06.05", "A"), "odds 5 to 6 = 1:1, shift 0, column 1:1");
}

/// Rules: scs:7.3C, scs:7.3E.
#[test]
fn scs_7_3_the_hex_attacked_may_multiply_the_attackers_too() {
    let war = draw(&format!(
        "map 12x10
         bog 06.05
         blue A 05.05 7-4-5 class=foot
         blue B 05.06 5-4-5 class=foot
         red X 06.05 1-2-5 class=foot
         turn 1 of 3 blue combat{OWN_CHART}"
    ));
    assert_eq!(odds(&war, "06.05", "A B"), "odds 4 to 2 = 2:1, shift 0, column 2:1");
    assert_eq!(odds(&war, "06.05", "A"), "odds 7/3 to 2 = 1:1, shift 0, column 1:1");
}

/// Rules: scs:7.3E.
#[test]
fn scs_7_3_only_the_defenders_hex_and_the_hexsides_attacked_across_matter() {
    let war = draw(
        "map 12x10
         woods 05.05 07.05
         ridge 05.06
         stream 06.05/07.05 05.05/05.06
         cliff 06.05/06.06
         road 05.05 06.05
         blue A 05.05 4-4-5
         blue B 05.06 4-4-5
         red X 06.05 1-4-5
         turn 1 of 3 blue combat",
    );
    assert_eq!(odds(&war, "06.05", "A B"), "odds 8 to 4 = 2:1, shift 0, column 2:1");
}

/// Rules: scs:7.3D, scs:7.3E.
#[test]
fn scs_7_3_a_road_across_a_stream_does_not_spare_the_attacker() {
    let war = draw(
        "map 12x10
         stream 05.05/06.05
         road 05.05 06.05
         blue A 05.05 8-4-5
         red X 06.05 1-4-5
         turn 1 of 3 blue combat",
    );
    assert_eq!(odds(&war, "06.05", "A"), "odds 4 to 4 = 1:1, shift 0, column 1:1");
}

/// Rules: scs:7.3F.
#[test]
fn scs_7_3_terrain_may_shift_the_final_column_instead() {
    let table = [
        // drawing, attackers, odds
        ("ridge 06.05", "A", "odds 9 to 3 = 3:1, shift -1, column 2:1"),
        ("ridge 05.05", "A", "odds 9 to 3 = 3:1, shift 0, column 3:1"),
        ("cliff 05.05/06.05", "A", "odds 9 to 3 = 3:1, shift -2, column 1:1"),
        ("cliff 05.06/06.05", "A", "odds 9 to 3 = 3:1, shift 0, column 3:1"),
        // Several shifts are summed to one.
        ("ridge 06.05\ncliff 05.05/06.05", "A", "odds 9 to 3 = 3:1, shift -3, column 1:2"),
        // A column is common to the whole attack: everybody has to be behind the hexside.
        ("cliff 05.05/06.05", "A B", "odds 12 to 3 = 4:1, shift 0, column 4:1"),
        ("cliff 05.05/06.05 05.06/06.05", "A B", "odds 12 to 3 = 4:1, shift -2, column 2:1"),
        ("ridge 06.05\ncliff 05.05/06.05", "A B", "odds 12 to 3 = 4:1, shift -1, column 3:1"),
        ("cliff 05.05/06.05", "A C", "odds 12 to 3 = 4:1, shift -2, column 2:1"),
    ];
    for (terrain, attackers, expected) in table {
        let war = draw(&format!(
            "map 12x10
             {terrain}
             blue A 05.05 9-4-5
             blue B 05.06 3-4-5
             blue C 05.05 3-4-5
             red X 06.05 1-3-5
             turn 1 of 3 blue combat"
        ));
        assert_eq!(odds(&war, "06.05", attackers), expected, "{terrain}, {attackers}");
    }
}

/// Rules: scs:7.3F.
#[test]
fn scs_7_3_a_shift_to_the_right_favors_the_attacker() {
    let war = draw(&format!(
        "map 12x10
         slope 06.05
         cliff 05.05/06.05
         blue A 05.05 9-4-5 class=foot
         red X 06.05 1-3-5 class=foot
         turn 1 of 3 blue combat{OWN_CHART}"
    ));
    assert_eq!(odds(&war, "06.05", "A"), "odds 9 to 3 = 3:1, shift 2, column 5:1");
}

/// Rules: scs:7.3G, scs:7.3D, scs:7.3B.
#[test]
fn ex_20_scs_7_3_behind_a_river_only_the_units_at_the_bridge_join_at_a_quarter() {
    let mut war = draw(
        "map 12x10
         woods 06.05
         river 05.05/06.05 05.06/06.05
         bridge 05.05 06.05
         blue U3 05.06 5-5-5/3-3-5
         blue U6 05.05 7-5-9/4-3-9
         blue U4 05.05 3-4-5/2-2-5
         blue U8 06.04 3-4-5/2-2-5
         red U7 06.05 3-3-5/2-2-5
         turn 1 of 3 blue combat",
    );
    // 7/4 + 3/4 + 3 = 5.5 against 3 x 2 = 6: 6/5.5 is 1.09.
    let expected = "odds 11/2 to 6 = 1:1, shift 0, column 1:1";
    assert_eq!(odds(&war, "06.05", "U6 U4 U8"), expected);
    war.play("attack 06.05");
    assert_eq!(war.refusal("add U3"), "scs:7.3B");
    war.play("add U8; add U4; add U6; announce");
}

/// Rules: scs:7.3C, scs:0.8A.
#[test]
fn own_3_scs_7_3_terrain_and_supply_multiply_together() {
    let war = draw(
        "map 12x10
         woods 06.05
         river 05.05/06.05
         bridge 05.05 06.05
         blue A 05.05 7-4-5 marks=out-of-supply
         blue B 05.06 9-4-5
         red X 06.05 1-1-5
         red Y 06.06 1-6-5 marks=out-of-supply
         turn 1 of 3 blue combat
         ---
         [supply.out_of_supply]
         attack = \"1/2\"
         defense = \"1/3\"",
    );
    // 7 x 1/4 x 1/2 against 1 x 2.
    assert_eq!(odds(&war, "06.05", "A"), "odds 7/8 to 2 = 1:2, shift 0, column 1:2");
    assert_eq!(odds(&war, "06.06", "B"), "odds 9 to 2 = 5:1, shift 0, column 5:1");
}

/// Rules: scs:7.3C, scs:7.3D, scs:7.3F.
#[test]
fn scs_7_3_every_modifier_is_told_with_its_rule_and_what_it_is_for() {
    let war = draw(
        "map 12x10
         woods 06.05
         ridge 07.06
         river 05.05/06.05
         cliff 06.05/07.06
         bridge 05.05 06.05
         blue A 05.05 7-4-5 marks=out-of-supply
         blue B 06.05 3-2-5 marks=out-of-supply
         red X 07.06 3-4-5
         turn 1 of 3 red combat
         ---
         [supply.out_of_supply]
         attack = \"1/2\"
         defense = \"2/3\"",
    );
    let hex = |it: &str| war.0.scenario().map.grid.find(it).unwrap();
    let told = |factors: &[rules_scs::series::ch07_combat::Factor]| -> Vec<String> {
        factors.iter().map(|it| format!("{} {} {}", it.rule, it.what, it.times)).collect()
    };
    let attack = war.0.attack_strength(war.id("A"), hex("06.05"));
    assert_eq!(told(&attack.factors), ["scs:7.3D bridge 1/4", "scs:12.2A out-of-supply 1/2"]);
    assert_eq!((attack.printed, attack.total().to_string()), (7, "7/8".into()));
    let defense = war.0.defense_strength(war.id("B"), hex("06.05"));
    assert_eq!(told(&defense.factors), ["scs:7.3C woods 2", "scs:12.2A out-of-supply 2/3"]);
    assert_eq!((defense.printed, defense.total().to_string()), (2, "8/3".into()));
    let plain = war.0.attack_strength(war.id("X"), hex("06.05"));
    assert_eq!((plain.factors.len(), plain.total().to_string()), (0, "3".into()));
    let shifts = war.0.terrain_shifts(&[war.id("B")], hex("07.06"));
    assert_eq!(shifts, [("ridge".to_owned(), -1), ("cliff".to_owned(), -2)]);
}
