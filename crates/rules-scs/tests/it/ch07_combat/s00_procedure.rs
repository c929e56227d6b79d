//! [SCS 7.0] What may be attacked, and how an attack is made.

use kernel::{Seat, Viewer};
use rules_scs::{Options, War};
use std::sync::Arc;

use super::{announce, attack, odds};
use crate::drawn::{Drawn, draw, to_toml};

/// Rules: scs:7.0A.
#[test]
fn scs_7_0_any_enemy_hex_in_a_units_zone_may_be_attacked_and_no_other() {
    let war = draw(
        "map 12x10
         blue A 05.05 3-4-5/2-2-5
         blue B 04.05 3-4-5/2-2-5
         red X 06.05 3-4-5/2-2-5
         red Y 05.06 3-4-5/2-2-5
         red Z 08.05 3-4-5/2-2-5
         turn 1 of 3 blue combat",
    );
    assert_eq!(war.options("attack"), ["05.06", "06.05"]);
    assert_eq!(war.refusal("attack 08.05"), "scs:2.1c", "out of everybody's reach");
    assert_eq!(war.refusal("attack 06.04"), "scs:7.0A", "nobody stands there");
    assert_eq!(war.refusal("attack 04.05"), "scs:7.0A", "friends stand there");
}

/// Rules: scs:7.0A, scs:1.0G, scs:2.1c.
#[test]
fn scs_7_0_a_unit_joins_only_an_attack_on_a_hex_next_to_it() {
    let mut war = draw(
        "map 12x10
         blue A 05.05 3-4-5/2-2-5
         blue B 04.05 3-4-5/2-2-5
         red X 06.05 3-4-5/2-2-5
         turn 1 of 3 blue combat",
    );
    war.play("attack 06.05");
    assert_eq!(war.options("add"), ["A"]);
    assert_eq!(war.refusal("add B"), "scs:1.0G");
    assert_eq!(war.refusal("add X"), "scs:1.0G");
}

/// Rules: scs:7.0B.
#[test]
fn scs_7_0_attacks_belong_to_the_combat_phase_of_the_active_player() {
    for phase in ["blue movement", "blue exploitation"] {
        let war = draw(&format!(
            "map 12x10
             blue A 05.05 3-4-5/2-2-5 exploit
             red X 06.05 _-4-5
             turn 1 of 3 {phase}"
        ));
        assert_eq!(war.refusal("attack 06.05"), "scs:7.0B", "{phase}");
        let mut war = war;
        war.play("select A");
        assert!(war.lists("overrun 06.05"), "an overrun is the exception");
    }
    let war = draw(
        "map 12x10
         blue A 05.05 3-4-5/2-2-5
         red X 06.05 3-4-5/2-2-5
         turn 1 of 3 red combat",
    );
    assert_eq!(war.options("attack"), ["05.05"], "the active side's attacks only");
}

/// Rules: scs:7.0C.
#[test]
fn scs_7_0_a_unit_stripped_of_its_zone_still_attacks_where_it_would_have_one() {
    let mut war = draw(
        "map 12x10
         river 05.05/06.04
         blue A 05.05 4-4-5/2-2-5 marks=out-of-supply
         red X 06.05 3-4-5/2-2-5
         red Y 06.04 3-4-5/2-2-5
         turn 1 of 3 blue combat
         ---
         [supply.out_of_supply]
         attack = \"1/2\"
         zoc = false",
    );
    assert!(!war.0.has_zoc(war.id("A")));
    assert_eq!(war.options("attack"), ["06.05"], "and not across the river");
    let told = attack(&mut war, "06.05", "A", &[3, 4]);
    assert_eq!(told[2], "odds 2 to 4 = 1:2, shift 0, column 1:2");
}

/// Rules: scs:7.0D, scs:7.0E, scs:7.2c.
#[test]
fn scs_7_0_every_unit_of_the_hex_defends_and_all_defend_as_one() {
    let mut war = draw(
        "map 12x10
         blue A 05.05 6-4-5/2-2-5
         red X 06.05 3-4-5/2-2-5
         red Y 06.05 0-1-5/0-1-4
         red Z 06.05 _-1-5
         turn 1 of 3 blue combat",
    );
    let told = announce(&mut war, "06.05", "A");
    assert_eq!(told[1], "revealed A against X Y Z");
    // 6 to 4 + 1 + 1; a nine at 1:1 is D1r1.
    assert_eq!(told[2], "odds 6 to 6 = 1:1, shift 0, column 1:1");
    assert_eq!(war.asked(), "blue");
    assert_eq!(war.list(), ["roll"], "the defender is not asked whether he defends");
    war.play_with("roll; convert 0; lose X; retreat 07.05", &[4, 5]);
    assert_eq!([war.at("X"), war.at("Y"), war.at("Z")], ["07.05", "07.05", "07.05"]);
}

/// Rules: scs:7.0F, scs:7.2bA.
#[test]
fn scs_7_0_units_from_all_six_hexes_may_join_against_one_hex() {
    let mut war = draw(
        "map 12x10
         blue A 05.05 1-1-5
         blue B 05.06 1-1-5
         blue C 06.06 1-1-5
         blue D 07.06 1-1-5
         blue E 07.05 1-1-5
         blue F 06.04 1-1-5
         blue G 06.04 1-1-5
         red X 06.05 3-7-5/2-2-5
         red Y 05.07 3-4-5/2-2-5
         turn 1 of 3 blue combat",
    );
    war.play("attack 06.05");
    assert_eq!(war.options("add").len(), 7);
    war.play("add A; add B; add C; add D; add E; add F; add G");
    assert!(war.lists("announce"));
    assert_eq!(war.refusal("attack 05.07"), "scs:7.0G", "one hex is the target");
    let told = war.play("announce");
    assert_eq!(
        told[0],
        "announced Attack 06.05 with 1 from 05.06, 1 from 06.06, 1 from 07.06, 1 from 05.05, \
         1 from 07.05, 2 from 06.04"
    );
    assert_eq!(told[2], "odds 7 to 7 = 1:1, shift 0, column 1:1");
}

/// Rules: scs:7.0G, scs:7.2a.
#[test]
fn scs_7_0_attacks_are_announced_one_by_one_in_any_order() {
    let drawing = "map 12x10
         blue A 05.05 3-4-5/2-2-5
         blue B 05.05 3-4-5/2-2-5
         red X 06.05 3-4-5/2-2-5
         red Y 06.04 3-4-5/2-2-5
         turn 1 of 3 blue combat";
    for (first, second) in [("06.05", "06.04"), ("06.04", "06.05")] {
        let mut war = draw(drawing);
        assert_eq!(war.options("attack"), ["06.05", "06.04"]);
        war.play(&format!("attack {first}"));
        assert!(war.options("attack").is_empty(), "one at a time");
        // 3 to 4 is 1:1; a five there is A1.
        war.play("add A; announce");
        war.play_with("roll; lose A", &[2, 3]);
        assert_eq!(war.options("attack"), [second]);
        war.play(&format!("attack {second}; add B; announce"));
        war.play_with("roll; lose B", &[2, 3]);
        assert!(war.lists("end"));
    }
}

/// Rules: scs:7.0H, scs:0.10D.
#[test]
fn scs_7_0_at_the_announcement_the_attackers_are_shown_and_then_the_defenders() {
    let mut war = draw(
        "map 12x10
         blue A 05.05 3-4-5/2-2-5
         blue B 05.05 3-4-5/2-2-5
         blue C 05.05 3-4-5/2-2-5
         red X 06.05 3-4-5/2-2-5
         red Y 06.05 3-4-5/2-2-5
         turn 1 of 3 blue combat",
    );
    let (blue, red) = (Viewer::Player(Seat(0)), Viewer::Player(Seat(1)));
    let sees = |war: &Drawn, viewer, unit| war.0.may_see(viewer, war.id(unit));
    assert!(!sees(&war, blue, "X") && !sees(&war, red, "A"));
    let told = announce(&mut war, "06.05", "A C");
    assert_eq!(
        told,
        [
            "announced Attack 06.05 with 2 from 05.05",
            "revealed A C against X Y",
            "odds 6 to 8 = 1:1, shift 0, column 1:1",
        ]
    );
    assert!(sees(&war, blue, "X") && sees(&war, red, "A"));
    assert!(!sees(&war, red, "B"), "who takes no part stays covered");
    war.play_with("roll; lose X; lose A", &[3, 4]);
    war.play("top Y");
    assert!(!sees(&war, blue, "X") && !sees(&war, red, "A"), "covered again");
}

/// Rules: scs:7.0I.
#[test]
fn scs_7_0_before_the_defender_responds_he_learns_only_how_many_attack_from_where() {
    let mut war = draw(
        "map 12x10
         blue A 05.05 3-4-5/2-2-5
         blue B 05.05 5-4-5/2-2-5
         blue C 05.06 1-1-5
         red X 06.05 3-4-5/2-2-5
         red Y 06.05 3-4-5/2-2-5
         red G 08.05 _-1-5 barrage=3 range=2
         turn 1 of 3 blue combat
         ---
         rules = \"gothic-line\"
         [barrage]
         shifts = [[3, 1]]",
    );
    let sees = |war: &Drawn, seat, unit| war.0.may_see(Viewer::Player(Seat(seat)), war.id(unit));
    let told = announce(&mut war, "06.05", "A B C");
    assert_eq!(told, ["announced Attack 06.05 with 1 from 05.06, 2 from 05.05"]);
    assert_eq!((war.asked(), war.list()), ("red".into(), vec!["barrage G".into(), "done".into()]));
    assert!(!sees(&war, 1, "A") && !sees(&war, 0, "X"));
    let told = war.play("barrage G; done");
    assert_eq!(
        told,
        [
            "barrage G at 06.05",
            "revealed A B C against X Y",
            "odds 9 to 8 = 1:1, shift -1, column 1:2",
        ]
    );
    assert!(sees(&war, 1, "A") && sees(&war, 0, "X"));
}

/// Rules: scs:7.0J, scs:7.0K, scs:7.1A.
#[test]
fn scs_7_0_the_active_player_rolls_two_dice_and_reads_the_cell_of_column_and_sum() {
    let table = [
        // attack, defense, faces, result
        ("3-1-5", "3-9-5", [1, 1], "A2r2"),
        ("3-1-5", "3-9-5", [6, 6], "A1 D1r1"),
        ("3-1-5", "3-6-5", [5, 4], "A1 D1"),
        ("3-1-5", "3-3-5", [4, 2], "A1 Dr1"),
        ("6-1-5", "3-3-5", [2, 6], "D1r1"),
        ("9-1-5", "3-3-5", [5, 5], "D2r2"),
        ("7-1-5", "3-1-5", [1, 1], "A1 D1r1"),
        ("7-1-5", "3-1-5", [6, 6], "D3r3"),
    ];
    for (attacker, defender, faces, result) in table {
        let mut war = draw(&format!(
            "map 12x10\nblue A 05.05 {attacker}\nred X 06.05 {defender}\nturn 1 of 3 blue combat"
        ));
        announce(&mut war, "06.05", "A");
        assert_eq!(war.asked(), "blue");
        let told = war.play_with("roll", &faces);
        assert_eq!(told[0], format!("rolled {} {}", faces[0], faces[1]));
        assert_eq!(told[1], format!("result {result}"), "{attacker} on {defender}");
    }
}

/// Rules: scs:7.0J, scs:7.0K.
#[test]
fn scs_7_0_where_the_table_says_so_the_dice_read_as_tens_and_units() {
    let readings = (1..=6).flat_map(|tens| (1..=6).map(move |units| 10 * tens + units));
    let row = |reading| {
        let cell = if reading == 26 { "D3" } else { "A1" };
        format!("[\"{reading}\", \"{cell}\"],\n")
    };
    let rows = readings.map(row).collect::<Vec<_>>().concat();
    let table = format!("[crt]\ndice = \"d66\"\ncolumns = [\"1:1\"]\nrows = [\n{rows}]\n");
    let drawing = "map 12x10\nblue A 05.05 3-4-5/2-2-5\nred X 06.05 3-3-5\nturn 1 of 3 blue combat";
    let toml = to_toml(drawing).replace("crt = \"crt.toml\"\n", "") + &table;
    let mut library = catalog::Library::new();
    library.insert("drawn.toml", toml);
    let mut findings = catalog::Findings::new();
    let scenario = rules_scs::load(&mut catalog::Files::new(&library), "drawn.toml", &mut findings);
    let scenario = Arc::new(scenario.unwrap_or_else(|| panic!("{findings}")));
    for (faces, result) in [([2, 6], "result D3"), ([6, 2], "result A1"), ([1, 1], "result A1")] {
        let mut war = Drawn(War::new(Arc::clone(&scenario), Options::default()));
        assert_eq!(attack(&mut war, "06.05", "A", &faces)[4], result);
    }
}

/// Rules: scs:7.0G, scs:0.10E.
#[test]
fn scs_7_0_an_announced_attack_is_fought_whatever_the_odds_turn_out_to_be() {
    let mut war = draw(
        "map 12x10
         blue A 05.05 1-4-5
         blue B 05.05 1-4-5
         red X 06.05 3-4-5/2-2-5
         red Y 06.05 3-4-5/2-2-5
         turn 1 of 3 blue combat",
    );
    assert_eq!(odds(&war, "06.05", "A B"), "odds 2 to 8 = 1:4, shift 0, column none");
    let told = announce(&mut war, "06.05", "A B");
    assert_eq!(told[3], "result A1 without a roll");
    assert_eq!(war.options("lose"), ["A", "B"]);
}
