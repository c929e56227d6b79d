//! [NWK 5.5] Boxes and lines beyond the map.

use rules_nextwar::agenda::Event;
use rules_nextwar::ch08_movement::{Event as Moved, Halt};
use rules_nextwar::options::Options;
use rules_nextwar::state::War;
use rules_nextwar::terms::Side;

use crate::drive::Drive;
use crate::fields::{attack, field, hex, result};
use crate::stage::{library, read};

/// Busan's line comes onto the map at 0407, the line of Hamhung at 0401.
const LINES: &str = "dprk 0101..0702\nregion busan-entry 0407\nregion hamhung-entry 0401\n";

/// A field on which the Allies move.
#[track_caller]
fn south(hexes: &str, lines: &str) -> War {
    field(hexes, &format!("{LINES}kind initiative allied\n{lines}"))
}

/// Rules: nwk:5.5.2a, nwk:5.5.1b.
#[test]
fn a_line_is_a_highway_in_the_south_and_a_box_at_its_end_is_urban() {
    // Storms: 1 point into or out of the urban box, 1/2 for the hex of highway, 2 a hex of open
    // ground: 6 1/2 of 8 points are left, enough for three hexes and not for a fourth.
    let mut war = south("", "weather storms\nus-1 mechanized X 5-5-7-8 2 at busan");
    war.play("select us-1; land 0407; move 0406; move 0405; move 0404", &[]);
    assert_eq!(war.at("us-1"), "0404");
    assert_eq!(war.question(), "march", "half a point is left");
    assert_eq!(war.refusal("move 0403"), "nw:2.3.5");
    // On foot both hexes cost a point: two of four points are left.
    let mut war = south("", "weather storms\nus-1 infantry X 5-5-7-4 1 at busan");
    war.play("select us-1; land 0407; move 0406; move 0405", &[]);
    assert_eq!((war.at("us-1").as_str(), war.question()), ("0405", "choose-mover"));
}

/// Rules: nwk:5.5.2a.
#[test]
fn a_line_is_a_primary_road_in_the_north() {
    // Storms: two hexes of primary road cost vehicles a point each: 6 of 8 points are left.
    let lines = format!("{LINES}weather storms\ndprk-1 mechanized X 4-4-5-8 1 at hamhung");
    let mut war = field("", &lines);
    war.play("select dprk-1; land 0401; move 0402; move 0403; move 0404", &[]);
    assert_eq!((war.at("dprk-1").as_str(), war.question()), ("0404", "choose-mover"));
    // Fair: half a point each.
    let mut war = field("", &lines.replace("storms", "fair").replace("8 1 at", "4 1 at"));
    war.play("select dprk-1; land 0401; move 0402; move 0403; move 0404", &[]);
    assert_eq!((war.at("dprk-1").as_str(), war.question()), ("0404", "choose-mover"));
}

/// Rules: nwk:15.11, nwk:5.5.2a.
#[test]
fn refugees_fill_the_line_of_busan_as_well() {
    // First turn, fair, on foot: the highway is a primary road (1/2), the primary road at the
    // box a secondary one (1): 2 1/2 of 4 points are left.
    let lines = "turn 1 of 4\noption refugees on\nus-1 infantry X 5-5-7-4 1 at busan";
    let mut war = south("", lines);
    war.play("select us-1; land 0407; move 0406; move 0405", &[]);
    assert_eq!(war.refusal("move 0404"), "nw:2.3.5");
    let mut war = south("", "turn 1 of 4\nus-1 infantry X 5-5-7-4 1 at busan");
    war.play("select us-1; land 0407; move 0406; move 0405; move 0404", &[]);
    assert_eq!(war.at("us-1"), "0404");
}

/// Rules: nwk:5.5.2b.
#[test]
fn who_has_points_enough_comes_onto_the_map_and_others_stay_on_the_line() {
    let mut war = south("", "us-1 infantry X 5-5-7-4 1 at busan");
    war.play("select us-1", &[]);
    assert_eq!(war.options("land"), ["0407"], "nobody stops on the line");
    war.play("land 0407; stop", &[]);
    assert_eq!(war.at("us-1"), "0407");
    // In storms the line costs two points on foot; three hexes have cost three of four.
    let lines = "weather storms\nus-1 infantry X 5-5-7-4 1 at 0404";
    let mut war = south("", lines);
    let events = war.play("select us-1; move 0405; move 0406; move 0407; land busan", &[]);
    assert_eq!(war.at("us-1"), "line:busan:6", "one point from the box");
    assert!(war.unit(war.id("us-1")).moved);
    let told = events
        .iter()
        .any(|it| matches!(it, Event::Movement(Moved::TookLine { halt: Halt::UnderWay, .. })));
    assert!(told, "{events:?}");
}

/// Rules: nwk:5.5.2b.
#[test]
fn what_was_spent_on_a_line_is_spent_and_who_can_must_go_on() {
    let lines = "weather storms\nus-1 infantry X 5-5-7-4 1 at line:busan:6";
    let war = south("", lines);
    assert_eq!(war.refusal("end"), "nwk:5.5.2b");
    // One of the two points of the line is left: three hexes of open ground more.
    let mut onto = war.clone();
    onto.play("select us-1; land 0407; move 0406; move 0405; move 0404", &[]);
    assert_eq!((onto.at("us-1").as_str(), onto.question()), ("0404", "choose-mover"));
    let mut back = war;
    back.play("select us-1; land busan; end", &[]);
    assert_eq!(back.at("us-1"), "busan");
    // Who may not move in a segment stays where he is.
    let mut elite = south("", &format!("{lines}\nsegment elite-reaction\nkind initiative dprk"));
    elite.play("end", &[]);
    assert_eq!(elite.at("us-1"), "line:busan:6");
}

/// Rules: nwk:5.5.2a, nw:8.1.1.1c.
#[test]
fn a_full_entry_hex_is_entered_off_the_road() {
    let full = "rok-8 infantry XX 5-5-5-4 2 at 0407\nrok-9 infantry XX 5-5-5-4 2 at 0407\n";
    let unit = "us-1 infantry X 5-5-7-4 1 at busan\n";
    // Half a point to the box's edge and one for open ground: two and a half of four are left.
    let mut war = south("", &format!("{full}{unit}"));
    war.play("select us-1; land 0407; move 0406; move 0405", &[]);
    assert_eq!(war.refusal("move 0404"), "nw:2.3.5");
    let mut war = south("", unit);
    war.play("select us-1; land 0407; move 0406; move 0405; move 0404", &[]);
    assert_eq!(war.at("us-1"), "0404");
}

/// Rules: nwk:5.5.2a.
#[test]
fn a_line_is_closed_where_its_end_is_not_played_on() {
    let war = south("", "outside 0407\nus-1 infantry X 5-5-7-4 1 at busan");
    assert_eq!(war.refusal("select us-1"), "nw:8.5.1e");
}

/// Rules: nwk:5.5.1a.
#[test]
fn only_the_side_of_a_box_goes_there_or_takes_its_line() {
    let lines = format!("{LINES}dprk-1 infantry X 4-5-4-4 1 at 0407\ncontrol dprk 0407");
    let mut war = field("", &lines);
    war.play("select dprk-1", &[]);
    assert_eq!(war.refusal("land busan"), "nwk:5.5.1a");
    assert_eq!(war.refusal("land hamhung"), "nwk:5.5.2a", "no line leads there");
    let mut war = south("", "rok-1 infantry X 4-5-4-4 1 at 0401");
    war.play("select rok-1", &[]);
    assert_eq!(war.refusal("land hamhung"), "nwk:5.5.1a");
}

/// Rules: nwk:5.5.1a.
#[test]
fn a_box_holds_any_number_and_knows_no_combat() {
    let mut lines = format!("{LINES}segment initiative-combat\n");
    for at in 1..=4 {
        lines += &format!("rok-{at} infantry XX 5-5-5-4 2 at busan\n");
    }
    lines += "jpn-1 infantry X 3-3-5-4 1 at busan\ndprk-1 infantry XX 9-9-5-4 2 at 0407\n";
    let war = field("", &lines);
    for unit in ["rok-1", "rok-4", "jpn-1"] {
        assert_eq!(war.efficiency(war.id(unit)), 5, "{unit}");
    }
    assert!(war.options("attack").is_empty(), "nobody is attacked in a box");
    assert_eq!(war.refusal("attack 0407"), "nw:9.1a");
    let mut back = field("", &lines.replace("segment", "kind initiative allied\nsegment"));
    assert!(back.options("attack").is_empty(), "nobody attacks out of a box");
    back.play("end", &[]);
}

/// A division that has found the entry hex of Busan in enemy hands.
const BESIDE: &str = "rok-1 infantry XX 5-5-5-4/3-3-5-4 2/1 at beside:0407
    dprk-1 infantry XX 5-5-5-4/3-3-5-4 2/1 at 0407\n";

/// Rules: nwk:5.5.2.1a.
#[test]
fn who_finds_the_entry_hex_held_waits_beside_it() {
    let lines = "rok-1 infantry XX 5-5-5-4 2 at busan\nrok-2 infantry XX 5-5-5-4 2 at busan
        rok-3 infantry X 5-5-5-4 1 at busan\ndprk-1 infantry XX 5-5-5-4 2 at 0407";
    let mut war = south("", lines);
    assert!(!war.in_enemy_zone(Side::Dprk, hex(&war, "0407")));
    war.play("select rok-1; land 0407", &[]);
    assert_eq!((war.at("rok-1").as_str(), war.question()), ("beside:0407", "choose-mover"));
    assert!(war.in_enemy_zone(Side::Dprk, hex(&war, "0407")), "two points reach into the hex");
    war.play("select rok-2; add rok-3; land 0407", &[]);
    // Five points beside a hex that holds four.
    assert_eq!(war.efficiency(war.id("rok-1")), 4);
    // Three points in a mountain.
    let mut war = south("0407=m", lines);
    war.play("select rok-1; land 0407; select rok-2; land 0407", &[]);
    assert_eq!(war.efficiency(war.id("rok-1")), 4);
    assert!(!war.in_enemy_zone(Side::Dprk, hex(&war, "0407")), "no zone reaches into a mountain");
}

/// Rules: nwk:5.5.2.1a.
#[test]
fn the_zone_of_those_in_the_entry_hex_costs_who_comes_beside_it_and_who_leaves() {
    // Storms on foot: a sixth of a point is left to the hex beside, and the zone of two points
    // in the entry hex costs one; of one point, none. One of four points is left to spend.
    let lines = "weather storms\nus-1 infantry X 5-5-7-4 1 at line:busan:5 spent=18
        dprk-1 infantry XX 5-5-5-4 2 at 0407";
    let mut war = south("", lines);
    war.play("select us-1; land 0407", &[]);
    assert_eq!(war.at("us-1"), "line:busan:11");
    let mut war = south("", &lines.replace("4 2 at", "4 1 at"));
    war.play("select us-1; land 0407", &[]);
    assert_eq!(war.at("us-1"), "beside:0407");
    // Back: a point along the line, and one more out of a zone; eleven sixths are left to spend.
    let lines = "weather storms\nus-1 infantry X 5-5-7-4 1 at beside:0407 spent=13
        dprk-1 infantry XX 5-5-5-4 2 at 0407";
    let mut war = south("", lines);
    war.play("select us-1; land busan", &[]);
    assert_eq!(war.at("us-1"), "line:busan:1");
    let mut war = south("", &lines.replace("4 2 at", "4 1 at"));
    war.play("select us-1; land busan", &[]);
    assert_eq!(war.at("us-1"), "busan");
    // Who waits goes onto the map only when the enemy has left it.
    let mut war = south("", BESIDE);
    war.play("select rok-1", &[]);
    assert_eq!(war.refusal("land 0407"), "nw:8.2.2a");
    let alone = BESIDE.replace("at 0407", "at 0402");
    let mut war = south("", &alone);
    war.play("select rok-1; land 0407; stop", &[]);
    assert_eq!(war.at("rok-1"), "0407");
    // Nobody leaves a zone of control in exploitation.
    let war = south("", &format!("segment exploitation-movement\n{BESIDE}"));
    assert_eq!(war.refusal("select rok-1"), "nw:8.5.1f");
}

/// Rules: nwk:5.5.2.1a.
#[test]
fn those_beside_the_entry_hex_attack_it_and_advance_onto_the_map() {
    let lines = format!("{LINES}kind initiative allied\nsegment initiative-combat\n");
    let mut war = field("", &format!("{lines}{BESIDE}"));
    assert_eq!(war.options("attack"), ["0407"]);
    // 5 to 5 on open ground: the fourth column, and a 2 is 1/R there.
    let fought = attack(&mut war, "0407", "rok-1", "dprk-1", &[2]);
    assert_eq!((fought.attack, fought.defense), (5, 5));
    assert_eq!(result(&fought), "1/R");
    let to = war.options("retreat")[0].clone();
    war.play(&format!("retreat {to}"), &[]);
    let to = war.options("retreat")[0].clone();
    war.play(&format!("retreat {to}; advance rok-1"), &[]);
    assert_eq!((war.at("rok-1").as_str(), war.levels("rok-1")), ("0407", 1));
}

/// Rules: nwk:5.5.2.1b.
#[test]
fn those_beside_the_entry_hex_of_a_box_retreat_into_the_box() {
    let lines = format!("{LINES}segment initiative-combat\n{BESIDE}");
    let mut war = field("", &lines);
    assert_eq!(war.options("attack"), ["0407"]);
    attack(&mut war, "0407", "dprk-1", "rok-1", &[2]);
    assert_eq!(war.at("rok-1"), "busan");
    assert_eq!((war.at("dprk-1").as_str(), war.levels("dprk-1")), ("0407", 1));
    assert_eq!(war.question(), "choose-target", "nobody follows beyond the map");
}

/// A line without a box between 0301 and 0501, and a division of the DPRK beside 0301.
const LOOP: &str = "dprk 0101..0702\nregion north-line 0301 0501\nsegment initiative-combat
    kind initiative allied\nrok-1 infantry XX 5-5-5-4/3-3-5-4 2/1 at 0301
    dprk-1 infantry XX 5-5-5-4/3-3-5-4 2/1 at beside:0301\n";

/// Rules: nwk:5.5.2.1b.
#[test]
fn those_beside_a_line_without_a_box_retreat_to_its_other_end_or_are_lost() {
    let mut war = field("", LOOP);
    attack(&mut war, "0301", "rok-1", "dprk-1", &[2]);
    assert_eq!((war.at("dprk-1").as_str(), war.levels("dprk-1")), ("0501", 2));
    let mut war = field("", &format!("{LOOP}rok-2 infantry X 3-3-5-4 1 at 0501"));
    attack(&mut war, "0301", "rok-1", "dprk-1", &[2]);
    assert_eq!(war.at("dprk-1"), "eliminated");
}

/// The whole war in its fifth turn, with two southern divisions in N2500 and a northern one that
/// waits beyond the map beside it.
#[track_caller]
fn beside_n2500(more: &str) -> War {
    let library = library();
    let card = library.get("nextwar/scenarios/all-in.toml").expect("the scenario is there");
    let start = "[start]\nturn = 5\nsegment = \"initiative-combat\"\nkind = \"initiative\"
        first = \"allied\"\nweather = \"fair\"";
    let unit = |id: &str, at: &str| format!("\n[[start.unit]]\nid = {id:?}\nat = {at:?}");
    let mut text = format!("{}\n{start}", card.replace("\"../", "\"../nextwar/"));
    for (id, at) in [("rok-1-i", "N2500"), ("rok-6-v", "N2500"), ("dprk-6-ii", "@beside:N2500")] {
        text += &unit(id, at);
    }
    if !more.is_empty() {
        text += &unit(more, "N2600");
    }
    let scenario = read(&text).unwrap_or_else(|fault| panic!("{fault}"));
    War::begin(scenario.into(), Options::default())
}

/// own-44.
/// Rules: nwk:5.5.2.1b, nw:9.8.3a.
#[test]
fn own_44_units_beside_n2500_retreat_to_n2600_unless_the_enemy_is_there() {
    // 10 to 6 on highland: 1.5 to 1, the fifth column; one right for efficiency. The remainder
    // and the second corps cancel out: a 2 reads 1/R. The other end lies beside the enemies in
    // N2500, so that its efficiency of 4 is checked there.
    for (check, levels) in [(4, 2), (5, 1)] {
        let mut war = beside_n2500("");
        let fought = attack(&mut war, "N2500", "rok-1-i rok-6-v", "dprk-6-ii", &[2, check]);
        assert_eq!((fought.attack, fought.defense, result(&fought)), (10, 6, "1/R".to_owned()));
        assert_eq!((war.at("dprk-6-ii").as_str(), war.levels("dprk-6-ii")), ("N2600", levels));
    }
    let mut war = beside_n2500("rok-5-vi");
    attack(&mut war, "N2500", "rok-1-i rok-6-v", "dprk-6-ii", &[2]);
    assert_eq!(war.at("dprk-6-ii"), "eliminated");
}

/// Rules: nwk:5.5.2a, nwk:5.5.2.1a.
#[test]
fn a_line_without_a_box_leads_from_edge_to_edge() {
    let lines = "dprk 0101..0702\nregion north-line 0301 0501
        dprk-1 infantry X 4-5-4-4 1 at 0301\n";
    // Two hexes of primary road cost one point in fair weather.
    let mut war = field("", lines);
    war.play("select dprk-1; land 0501; move 0502; move 0503; move 0504", &[]);
    assert_eq!((war.at("dprk-1").as_str(), war.question()), ("0504", "choose-mover"));
    let mut war = field("", &format!("{lines}rok-2 infantry X 3-3-5-4 1 at 0501"));
    war.play("select dprk-1; land 0501", &[]);
    assert_eq!(war.at("dprk-1"), "beside:0501");
}

/// Rules: nwk:5.5.2.1a, nwk:5.1.2c, nw:8.1.1.1d.
#[test]
fn too_many_of_several_nations_beside_the_map_suffer_from_both() {
    let lines = "rok-1 infantry XX 5-5-5-4 2 at beside:0407
        rok-2 infantry XX 5-5-5-4 2 at beside:0407
        jpn-1 infantry X 3-3-5-4 1 at beside:0407
        dprk-1 infantry XX 5-5-5-4 2 at 0407";
    let war = south("", lines);
    // One point too many, and two for Japan with the ROK.
    assert_eq!(war.efficiency(war.id("rok-1")), 2);
}

/// Rules: nwk:5.5.2.1a, nw:9.1a.
#[test]
fn those_beside_the_entry_hex_attack_only_whom_they_found_there() {
    let lines = format!("{LINES}kind initiative allied\nsegment initiative-combat\n");
    let empty = BESIDE.replace("at 0407", "at 0404");
    assert_eq!(field("", &format!("{lines}{empty}")).refusal("attack 0407"), "nw:9.1a");
    let come = BESIDE.replace("at 0407", "at 0407 retreated");
    assert_eq!(field("", &format!("{lines}{come}")).refusal("attack 0407"), "nw:9.1a");
}
