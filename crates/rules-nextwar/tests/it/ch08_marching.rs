//! [NW 8.2, 8.5.1] What keeps a stack from marching, guard by guard.

use rules_nextwar::charts::SIXTHS;
use rules_nextwar::state::War;
use rules_nextwar::terms::Side;

use crate::drive::Drive;
use crate::fields::{field, open_hexes};

/// The hexes of a field that lie in a zone of control of the Allies.
fn zone(war: &War) -> Vec<String> {
    let grid = &war.scenario.board.map.grid;
    let inside = grid.hexes().filter(|it| war.in_enemy_zone(Side::Dprk, *it));
    let mut numbers: Vec<String> = inside.map(|it| grid.number(it)).collect();
    numbers.sort_unstable();
    numbers
}

const DIVISION: &str = "rok-x infantry XX 5-6-5-4/3-4-5-4 2/1 at 0303\n";

/// Rules: nw:8.2.3c.
#[test]
fn in_a_contested_first_turn_the_border_holds_until_the_first_player_has_moved() {
    let lines =
        format!("dprk 0101..0702\ndmz-north 0302\ndmz-south 0303\ndmz 0302/0303\n{DIVISION}");
    let crosses = |kind: &str, segment: &str| {
        let war = field("", &format!("turn 1 of 4\nkind {kind}\nsegment {segment}\n{lines}"));
        zone(&war).contains(&"0302".to_owned())
    };
    assert!(!crosses("contested dprk", "first-movement"));
    assert!(crosses("contested dprk", "first-combat"));
    assert!(crosses("contested dprk", "second-movement"));
    assert!(!crosses("initiative dprk", "initiative-movement"));
    assert!(crosses("initiative dprk", "initiative-combat"));
    assert!(crosses("initiative dprk", "first-movement"), "the first segment was before");
}

/// Rules: nw:8.2.1b, nw:8.2.3b.
#[test]
fn zones_are_the_enemys_alone_and_do_not_lie_on_the_sea() {
    let own = field("", "dprk-a infantry XX 5-6-5-4/3-4-5-4 2/1 at 0303");
    assert!(zone(&own).is_empty());
    let coast = field("0302=~ 0404=~", DIVISION);
    assert_eq!(zone(&coast), ["0203", "0204", "0303", "0304", "0403"]);
}

/// Rules: nw:13.1.4a, nw:2.3.5.
#[test]
fn who_is_out_of_supply_has_half_its_points_rounded_down_and_one_at_least() {
    let points = |unit: &str| {
        let war = field("", &format!("dprk-a {unit} 1 at 0303 unsupplied"));
        war.allowance(war.id("dprk-a")) / SIXTHS
    };
    assert_eq!(points("mechanized X 4-4-5-8"), 4);
    assert_eq!(points("light-infantry X 4-4-5-5"), 2);
    assert_eq!(points("infantry X 4-4-5-4"), 2);
    assert_eq!(points("infantry X 4-4-5-1"), 1);
}

/// Rules: nw:13.1.4a.
#[test]
fn who_is_out_of_supply_moves_neither_in_exploitation_nor_in_elite_reaction() {
    let lines = "dprk-a infantry X 4-4-6-4 1 at 0302 unsupplied\n";
    for (segment, kind) in [("exploitation-movement", "dprk"), ("elite-reaction", "allied")] {
        let head = format!("segment {segment}\nkind initiative {kind}\n");
        let war = field("", &format!("{head}{lines}"));
        assert_eq!(war.refusal("select dprk-a"), "nw:13.1.4a", "{segment}");
        let fed = field("", &format!("{head}{lines}").replace(" unsupplied", ""));
        assert!(fed.offers("select dprk-a"), "{segment}");
    }
    assert!(field("", lines).offers("select dprk-a"), "in any other segment it does");
}

/// Rules: nw:8.5.1a.
#[test]
fn a_stack_is_put_together_of_those_who_are_there_and_can_move() {
    let mut war = field(
        "",
        "dprk-a infantry X 4-4-5-4 1 at 0302
         dprk-b infantry X 4-4-5-4 1 at 0302
         dprk-c infantry X 4-4-5-4 1 at 0302 moved",
    );
    war.play("select dprk-a; cancel", &[]);
    assert_eq!(war.question(), "choose-mover", "nobody has moved yet");
    war.play("select dprk-a", &[]);
    assert_eq!(war.refusal("add dprk-a"), "nw:8.5.1a", "it moves already");
    assert_eq!(war.refusal("add dprk-c"), "nw:2.3.5");
    assert_eq!(war.refusal("drop dprk-b"), "nw:8.5.1a", "it does not move");
    assert_eq!(war.refusal("drop dprk-a"), "nw:8.5.1a", "somebody has to");
    war.play("add dprk-b; drop dprk-a; move 0303; stop", &[]);
    assert_eq!([war.at("dprk-a"), war.at("dprk-b")], ["0302", "0303"]);
    assert!(war.offers("select dprk-a"), "who was left behind may still move");
}

/// Rules: nw:8.5.1e.
#[test]
fn who_has_nowhere_to_go_is_not_taken_up() {
    let hexes = "0302=~ 0304=~ 0203=~ 0204=~ 0403=~ 0404=~";
    let war = field(hexes, "dprk-a infantry X 4-4-5-4 1 at 0303");
    assert_eq!(war.refusal("select dprk-a"), "nw:8.5.1e");
    let open = field(&hexes.replace("0404=~", ""), "dprk-a infantry X 4-4-5-4 1 at 0303");
    assert!(open.offers("select dprk-a"));
}

/// Rules: nw:2.3.5.
#[test]
fn points_spent_on_the_way_to_the_map_count_in_one_move_only() {
    let mut war = field("", "dprk-a infantry X 4-4-5-4 1 at 0302 spent=12");
    war.play("select dprk-a; move 0303; move 0304", &[]);
    assert_eq!((war.at("dprk-a"), war.question()), ("0304".into(), "choose-mover"));
    assert_eq!(war.unit(war.id("dprk-a")).spent, 0);
}

/// Rules: nwk:16.1.1a.
#[test]
fn nobody_leaves_the_part_of_the_map_that_is_played_on() {
    let mut war = field("", "outside 0304 0404 0405\ndprk-a infantry X 4-4-5-4 1 at 0303");
    war.play("select dprk-a", &[]);
    assert_eq!(open_hexes(&war, "move"), ["0203", "0204", "0302", "0403"]);
    let mut coming = field("", "outside 0304 0404 0405\ndprk-a infantry X 4-4-5-4 1 at 0404");
    coming.play("select dprk-a", &[]);
    let all = ["0303", "0304", "0403", "0405", "0503", "0504"];
    assert_eq!(open_hexes(&coming, "move"), all, "who is outside still moves there");
    // Two rows outside: no farther away from the part that is played on.
    let strip = "outside 0105 0205 0305 0405 0505 0605 0705 0106 0206 0306 0406 0506 0606 0706
        outside 0107 0207 0307 0407 0507 0607 0707\ndprk-a infantry X 4-4-5-4 1 at 0305";
    let mut near = field("", strip);
    near.play("select dprk-a", &[]);
    assert_eq!(near.refusal("move 0306"), "nwk:16.1.1a");
    assert!(near.offers("move 0304") && near.offers("move 0205"));
}

/// Rules: nw:8.4.2c.
#[test]
fn nobody_leaves_a_place_he_passes_by_over_a_bridge() {
    let lines = "dprk-a infantry X 4-4-5-4 1 at 0302
                 city 0303
                 all-water 0303/0304
                 primary 0303 0304\n";
    let mut war = field("", lines);
    war.play("select dprk-a; bypass 0303", &[]);
    assert_eq!(war.refusal("move 0304"), "nw:8.4.2c");
    war.play("move 0403", &[]);
    let mut war = field("", &lines.replace("city 0303", "town 0303"));
    war.play("select dprk-a; move 0303; move 0304", &[]);
    assert_eq!(war.at("dprk-a"), "0304", "who passes nothing by crosses it");
}

/// Rules: nw:8.4.1l, nw:8.4.2a.
#[test]
fn a_full_hex_that_is_being_cleared_can_still_be_passed_by() {
    let mut war = field(
        "",
        "city 0303
         clearing 0303 4
         dprk-a infantry X 4-4-5-4 1 at 0302
         dprk-b infantry XX 4-4-5-4 2 at 0303
         dprk-c infantry XX 4-4-5-4 2 at 0303",
    );
    war.play("select dprk-a", &[]);
    assert_eq!(war.refusal("move 0303"), "nw:8.4.1l");
    war.play("bypass 0303; move 0304; stop", &[]);
    assert_eq!((war.at("dprk-a"), war.core().clearing.len()), ("0304".into(), 1));
}

/// Rules: nw:8.1.1.1c, nw:8.3.2a.
#[test]
fn a_large_stack_follows_a_road_past_few_others() {
    let hills = "0302=h 0303=h 0304=h 0305=h 0306=h 0307=h";
    let mut war = field(
        hills,
        "primary 0301 0302 0303 0304 0305 0306 0307
         dprk-a infantry XX 4-5-4-4/2-3-4-4 2/1 at 0301
         dprk-b infantry XX 4-5-4-4/2-3-4-4 2/1 at 0301
         dprk-c infantry X 4-5-4-4 1 at 0303",
    );
    // What fills the hexes is the stack itself, and one point in 0303.
    war.play("select dprk-a; add dprk-b; move 0302; move 0303; move 0304; move 0305", &[]);
    war.play("move 0306; move 0307", &[]);
    assert_eq!(war.question(), "march", "six halves of four points");
}
