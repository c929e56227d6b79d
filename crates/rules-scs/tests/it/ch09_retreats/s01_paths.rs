//! [SCS 9.1] The path of a retreat.

use kernel::dice::SearchDice;

use super::attacked;

/// Rules: scs:9.1a.
#[test]
fn scs_9_1a_the_attacker_chooses_the_path_of_his_own_retreat() {
    let mut war = attacked("Ar1", "red X 06.05 3-4-5");
    assert_eq!(war.asked(), "blue");
    war.play("convert 0");
    assert_eq!(war.sorted("retreat"), ["04.04", "04.05"]);
}

/// Rules: scs:9.1b.
#[test]
fn scs_9_1b_each_hex_lies_farther_from_the_origin_than_the_one_before() {
    let mut war = attacked("Dr3", "red X 06.05 3-4-5/2-2-5");
    war.play("convert 0; retreat 07.06");
    assert_eq!(war.refusal("retreat 06.06"), "scs:9.1b", "still one hex away");
    assert_eq!(war.refusal("retreat 07.05"), "scs:9.1b", "still one hex away");
    assert_eq!(war.refusal("retreat 06.05"), "scs:9.1b", "back again");
    assert_eq!(war.sorted("retreat"), ["07.07", "08.05", "08.06"]);
    war.play("retreat 07.07");
    assert_eq!(war.refusal("retreat 08.06"), "scs:9.1b", "two hexes away, as before");
    assert_eq!(war.sorted("retreat"), ["07.08", "08.07"]);
}

/// Rules: scs:9.1c.
#[test]
fn scs_9_1c_a_retreat_leads_toward_supply_if_it_can() {
    let mut war = attacked("Dr1", "red X 06.05 3-4-5/2-2-5");
    war.play("convert 0");
    assert_eq!(war.refusal("retreat 06.06"), "scs:9.1c", "no nearer to the east edge");
    assert_eq!(war.refusal("retreat 05.06"), "scs:9.1c", "farther from it");
    assert_eq!(war.sorted("retreat"), ["07.05", "07.06"]);
}

/// Rules: scs:9.1c.
#[test]
fn scs_9_1c_it_is_the_end_of_the_path_that_must_lie_nearer_to_supply() {
    let mut war = attacked("Dr2", "red X 06.05 3-4-5/2-2-5");
    war.play("convert 0; retreat 06.06");
    assert_eq!(war.refusal("retreat 06.07"), "scs:9.1c");
    assert_eq!(war.sorted("retreat"), ["07.07"]);
}

/// Rules: scs:9.1c.
#[test]
fn scs_9_1c_where_no_path_leads_nearer_any_will_do() {
    let cut_off = "red X 06.05 3-4-5/2-2-5; supply red 12.01; lake 12.02 11.01 11.02";
    let mut war = attacked("Dr1", cut_off);
    war.play("convert 0");
    assert_eq!(war.sorted("retreat"), ["05.06", "06.04", "06.06", "07.05", "07.06"]);
    let mut there = attacked("Dr1", "red X 06.05 3-4-5/2-2-5; supply red 06.05");
    there.play("convert 0");
    assert_eq!(there.sorted("retreat"), ["05.06", "06.04", "06.06", "07.05", "07.06"]);
}

/// Rules: scs:9.1c.
#[test]
fn scs_9_1c_the_way_to_supply_is_counted_round_what_cannot_be_crossed() {
    // The source at 08.05 lies behind a river; the only bridge leads over from 06.06 to 07.07.
    let river = "river 06.04/07.04 06.04/07.05 06.05/07.05 06.05/07.06 06.06/07.06 06.06/07.07";
    let more = "river 06.01/07.01 06.01/07.02 06.02/07.02 06.02/07.03 06.03/07.03 06.03/07.04";
    let rest = "river 06.07/07.07 06.07/07.08 06.08/07.08 06.08/07.09 06.09/07.09 06.09/07.10";
    let units = "river 06.10/07.10; bridge 06.06 07.07; red X 06.05 3-4-5; supply red 08.05";
    let mut war = attacked("Dr1", &format!("{river}; {more}; {rest}; {units}"));
    war.play("convert 0");
    assert_eq!(war.options("retreat"), ["06.06"]);
    assert_eq!(war.refusal("retreat 06.04"), "scs:9.1c");
}

/// Rules: scs:9.1c.
#[test]
fn scs_9_1c_enemies_on_the_way_to_supply_do_not_lengthen_it() {
    let more =
        "red X 06.05 3-4-5/2-2-5; blue C 08.05 0-1-5; blue D 08.04 0-1-5; blue E 08.06 0-1-5";
    let mut war = attacked("Dr1", more);
    war.play("convert 0");
    assert_eq!(war.sorted("retreat"), ["07.05", "07.06"]);
}

/// Rules: scs:9.1d.
#[test]
fn scs_9_1d_a_path_with_fewer_enemy_zones_may_lead_away_from_supply() {
    // Both hexes toward supply lie in the zone of C; 06.06 is free, 06.04 and 05.06 are in that of A.
    let mut war = attacked("Dr1", "red X 06.05 3-4-5/2-2-5; blue C 08.05 3-4-5");
    war.play("convert 0");
    assert_eq!(war.refusal("retreat 06.04"), "scs:9.1c", "no fewer zones than toward supply");
    assert_eq!(war.sorted("retreat"), ["06.06", "07.05", "07.06"]);
}

/// Rules: scs:9.1d.
#[test]
fn scs_9_1d_the_zones_of_the_whole_path_are_compared() {
    // Toward supply every path of two hexes enters two zones of C; 06.04 is in the zone of A.
    let more = "red X 06.05 3-4-5/2-2-5; blue C 08.05 3-4-5; lake 07.04 07.07";
    let mut war = attacked("Dr2", more);
    war.play("convert 0");
    assert_eq!(war.sorted("retreat"), ["05.06", "06.04", "06.06", "07.05", "07.06"]);
    war.play("retreat 06.04; lose X");
    assert_eq!(war.refusal("retreat 05.04"), "scs:9.1c", "a second zone of A");
    assert_eq!(war.options("retreat"), ["06.03"]);
}

/// Rules: scs:9.1d, scs:9.1c.
#[test]
fn scs_9_1d_who_has_begun_to_avoid_the_zones_may_finish_it() {
    let more = "red X 06.05 3-4-5; blue C 08.05 3-4-5; lake 07.04 07.07";
    let mut war = attacked("Dr2", more);
    war.play("convert 0; retreat 06.06");
    assert_eq!(war.options("retreat"), ["06.07", "05.07"]);
    war.play("retreat 06.07");
    assert_eq!((war.at("X"), war.asked()), ("06.07".into(), "blue".into()));
}

/// Marsh that no truck enters.
const TRUCKS: &str = "---\n[terrain.hex.open]\nmove = { \"*\" = \"1\" }\n[terrain.hex.marsh]\n\
                      move = { \"*\" = \"2\", \"truck\" = \"prohibited\" }";

/// Rules: scs:9.1c.
#[test]
fn scs_9_1c_companions_without_a_way_to_supply_free_nobody_from_going_there() {
    // Marsh round the one source keeps the truck from it for good.
    let units = "red X 06.05 3-4-5; red T 06.05 1-1-5 class=truck; supply red 12.01";
    let more = format!("{units}; marsh 12.02 11.01 11.02\n{TRUCKS}");
    let mut war = attacked("Dr1", &more);
    war.play("convert 0");
    // From 06.05 it is 7 hexes to 12.01, from 06.04, 07.05 and no other neighbor 6.
    assert_eq!(war.sorted("retreat"), ["06.04", "07.05"]);
    assert_eq!(war.refusal("retreat 05.06"), "scs:9.1c", "X can go toward supply, so he must");
    war.play("split X");
    assert_eq!(war.sorted("retreat"), ["05.06", "06.04", "06.06", "07.05", "07.06"]);
}

/// Rules: scs:9.1c, scs:9.0e.
#[test]
fn scs_9_1c_units_that_must_go_different_ways_have_to_part() {
    // The truck can go only to 05.06, away from supply and into enemy zones; marsh is no obstacle
    // to X.
    let units = "red X 06.05 3-4-5; red T 06.05 1-1-5/1-1-5 class=truck; blue C 05.07 1-1-5";
    let more = format!("{units}; marsh 07.05 07.06 06.04 06.06\n{TRUCKS}");
    let mut war = attacked("Dr1", &more);
    war.play("convert 0");
    assert_eq!(war.refusal("retreat 05.06"), "scs:9.1c");
    assert_eq!(war.refusal("retreat 07.05"), "scs:9.0c", "not with the truck");
    assert_eq!(war.refusal("stand"), "scs:9.1c");
    assert_eq!(war.sorted("split"), ["T", "X"]);
    assert_eq!(war.list().len(), 2, "nothing but parting: {:?}", war.list());
    war.play("split T");
    assert_eq!(war.sorted("retreat"), ["07.05", "07.06"]);
    war.play("retreat 07.05; retreat 05.06; lose T");
    assert_eq!((war.at("X"), war.at("T")), ("07.05".into(), "05.06".into()));
}

/// Rules: scs:9.1d, scs:9.1c.
#[test]
fn scs_9_1d_a_stack_avoids_zones_only_by_a_way_that_each_of_its_units_may_take() {
    // Toward supply X can go by 07.05 without entering a zone, the truck only by 07.06 into that of
    // C; 06.06 lies away from supply and in no zone.
    let units = "red X 06.05 3-4-5; red T 06.05 1-1-5/1-1-5 class=truck; blue C 08.06 3-4-5";
    let more = format!("{units}; marsh 07.05\n{TRUCKS}");
    let mut war = attacked("Dr1", &more);
    war.play("convert 0");
    assert_eq!(war.refusal("retreat 06.06"), "scs:9.1c", "X has a free way toward supply");
    assert_eq!(war.options("retreat"), ["07.06"], "together, toward supply and at a price");
    war.play("split X");
    assert_eq!(war.sorted("retreat"), ["06.06", "07.06"], "the truck may avoid the zone");
}

/// Rules: scs:9.1d.
#[test]
fn scs_9_1d_a_zone_on_the_first_hex_counts_though_the_last_is_free() {
    // Toward supply 07.04 is free, but every way there enters a zone of A or C first.
    let more = "red X 06.05 3-4-5/2-2-5; blue C 08.05 3-4-5; lake 07.07";
    let mut war = attacked("Dr2", more);
    war.play("convert 0; retreat 06.06; retreat 06.07");
    assert_eq!((war.at("X"), war.steps("X")), ("06.07".into(), 2));
}

/// Rules: scs:9.1c.
#[test]
fn scs_9_1c_the_second_hex_is_measured_by_the_paths_from_the_origin() {
    // Lakes on both sides of 06.06: who goes there must go on to 07.07, one hex nearer to supply.
    let mut war = attacked("Dr2", "red X 06.05 3-4-5; lake 07.06 05.06");
    war.play("convert 0; retreat 06.06");
    assert_eq!(war.options("retreat"), ["07.07"]);
    assert_eq!(war.refusal("retreat 06.07"), "scs:9.1c", "as far from supply as 06.05");
}

/// Rules: scs:9.0a, scs:9.0e, scs:9.1c, scs:9.1d.
#[test]
fn scs_9_1c_mixed_stacks_on_broken_ground_always_find_an_answer() {
    // Infantry, trucks that no marsh lets in and guns that come to a halt with their first loss.
    let units = "red X 06.05 3-4-5/2-2-5; red T 06.05 1-1-5/1-1-5 class=truck
                 red G 06.05 1-2-3/1-1-0; blue C 08.06 3-4-5; blue D 06.08 3-4-5; supply red 12.01";
    let (mut dice, mut parted) = (SearchDice::new(9), 0);
    for _ in 0..60 {
        let near =
            ["06.06", "07.06", "07.05", "06.04", "05.06", "06.07", "07.07", "08.05", "08.04"];
        let more =
            ["07.04", "06.03", "05.04", "04.05", "04.06", "05.07", "09.05", "09.06", "08.03"];
        let wet = near.iter().chain(&more).copied().filter(|_| dice.index(2) == 0);
        let marsh = ["marsh 01.10"].into_iter().chain(wet).collect::<Vec<_>>().join(" ");
        let mut war = attacked("Dr3", &format!("{units}\n{marsh}\n{TRUCKS}"));
        war.play("convert 0");
        while war.asked() == "red" {
            let list = war.list();
            assert!(!list.is_empty(), "no answer on\n{marsh}");
            parted += usize::from(list.iter().all(|it| it.starts_with("split ")));
            war.play(&list[dice.index(list.len())]);
        }
    }
    assert!(parted > 10, "many stacks had to part: {parted}");
}
