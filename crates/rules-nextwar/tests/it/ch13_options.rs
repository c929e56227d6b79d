//! [NW 13] Optional rules of the standard game.

use kernel::Viewer;
use rules_nextwar::agenda::Event;
use rules_nextwar::ch13_options::Event as OptionEvent;
use rules_nextwar::options::Options;
use rules_nextwar::state::War;
use rules_nextwar::terms::Side;
use scene::Show;

use crate::drive::Drive;
use crate::fields::{attack, hex};
use crate::random_games;
use crate::stage::stage;

/// Two rows of open ground, all of it the DPRK's but for the last two columns; a road leads from
/// the city in the west through the upper row to 0601.
const ROAD: &str = "
    | ........
    | ........
    dprk 0101..0602
    city 0101
    primary 0101 0201 0301 0401 0501 0601
    turn 2 of 4
    option supply on
";

/// The same with more lines.
#[track_caller]
fn road(lines: &str) -> War {
    stage(&format!("{ROAD}{lines}"))
}

/// Whether a unit is in supply.
#[track_caller]
fn supplied(war: &War, name: &str) -> bool {
    !war.unit(war.id(name)).unsupplied
}

/// Rules: nw:13.1.1.
#[test]
fn nw_13_1_1_supply_comes_from_friendly_urban_and_city_hexes() {
    let unit = "dprk-1 infantry X 4-4-5-4 1 at 0601\n";
    assert!(supplied(&road(unit), "dprk-1"), "from the city");
    let lost = road(&format!("{unit}control allied 0101\n"));
    assert!(!supplied(&lost, "dprk-1"), "the enemy controls the city");
    let urban = ROAD.replace("city 0101", "").replacen("| .", "| U", 1);
    assert!(supplied(&stage(&format!("{urban}{unit}")), "dprk-1"), "from the urban hex");
    for place in ["town", "airbase", "port", "airfield"] {
        let text = ROAD.replace("city 0101", &format!("{place} 0101"));
        assert!(!supplied(&stage(&format!("{text}{unit}")), "dprk-1"), "a {place} is no source");
    }
    let besieged = format!("{unit}rok-1 infantry X 4-4-5-4 1 at 0101\n");
    assert!(!supplied(&road(&besieged), "dprk-1"), "an enemy stands in the city");
}

/// Rules: nw:13.1.1, nw:7.1.
#[test]
fn nw_13_1_1_a_beachhead_is_a_source_while_the_inshore_box_is_friendly() {
    let beach = |inshore: &str| {
        stage(&format!(
            "| ~......
             dprk 0301..0701
             usmc-bh beachhead II 0-2-0-0 0 at 0201
             usmc-1 marine II 2-2-7-5 1 at 0301
             usmc-2 marine II 2-2-7-5 1 at 0501
             secondary 0201 0301
             sea yellow-sea allied {inshore}
             kind initiative allied
             turn 2 of 4
             option supply on"
        ))
    };
    let war = beach("allied");
    assert!(supplied(&war, "usmc-1"), "by the road");
    assert!(!supplied(&war, "usmc-2"), "two hexes from the road");
    for inshore in ["contested", "dprk"] {
        assert!(!supplied(&beach(inshore), "usmc-1"), "an Inshore box that is {inshore}");
    }
}

/// Rules: nw:13.1.1, nwk:5.5.1a.
#[test]
fn nw_13_1_1_the_road_to_a_friendly_box_off_the_map_is_as_good_as_a_city() {
    let text = "
        | ........
        dprk 0101..0201
        primary 0501 0601 0701 0801
        rok-1 infantry X 4-4-5-4 1 at 0501
        dprk-1 infantry X 4-4-5-4 1 at 0201
        turn 2 of 4
        option supply on
    ";
    assert!(!supplied(&stage(text), "rok-1"), "there is no city on this map");
    let war = stage(&format!("{text}region busan-entry 0801\n"));
    assert!(supplied(&war, "rok-1") && !supplied(&war, "dprk-1"));
    let war = stage(&format!("{text}dprk 0801\nregion hamhung-entry 0801\n"));
    assert!(!supplied(&war, "rok-1"), "that box is the enemy's");
}

/// Rules: nw:13.1.2a.
#[test]
fn nw_13_1_2a_enemies_and_their_zones_cut_the_road_unless_a_friend_stands_there() {
    let unit = "dprk-1 infantry X 4-4-5-4 1 at 0601\n";
    let held = |more: &str| supplied(&road(&format!("{unit}{more}")), "dprk-1");
    assert!(!held("rok-1 infantry X 4-4-5-4 1 at 0301\n"), "a unit on the road");
    assert!(held("rok-1 infantry X 4-4-5-4 1 at 0302\n"), "one point has no zone of control");
    let division = "rok-1 infantry XX 4-4-5-4 2 at 0302\n";
    assert!(!held(division), "a zone of control on the road");
    assert!(held(&format!("{division}dprk-2 infantry X 4-4-5-4 1 at 0301\n")), "negated");
    // The zone reaches 0301 alone on the road: a friend elsewhere does not help.
    assert!(!held(&format!("{division}dprk-2 infantry X 4-4-5-4 1 at 0401\n")));
}

/// Rules: nw:13.1.2a.
#[test]
fn nw_13_1_2a_enemy_places_cut_the_road_and_gaps_do() {
    let unit = "dprk-1 infantry X 4-4-5-4 1 at 0601\n";
    for place in ["airbase", "port", "chemical", "nuclear", "city"] {
        let own = road(&format!("{unit}{place} 0401\n"));
        assert!(supplied(&own, "dprk-1"), "a {place} of one's own");
        let enemy = road(&format!("{unit}{place} 0401\ncontrol allied 0401\n"));
        assert!(!supplied(&enemy, "dprk-1"), "a {place} of the enemy");
    }
    for place in ["airfield", "town"] {
        let enemy = road(&format!("{unit}{place} 0401\ncontrol allied 0401\n"));
        assert!(supplied(&enemy, "dprk-1"), "a {place} is no Installation");
    }
    let gap = ROAD.replace("0301 0401", "0301\n    primary 0401");
    assert!(!supplied(&stage(&format!("{gap}{unit}")), "dprk-1"), "no road from 0301 to 0401");
}

/// Rules: nw:13.1.2b, nw:13.1.2a.
#[test]
fn nw_13_1_2b_a_unit_may_stand_one_hex_from_the_road_over_ground_it_can_cross() {
    let war = road(
        "dprk-on infantry X 4-4-5-4 1 at 0601
         dprk-beside infantry X 4-4-5-4 1 at 0701
         dprk-off infantry X 4-4-5-4 1 at 0801
         dprk-below infantry X 4-4-5-4 1 at 0302",
    );
    let all = ["dprk-on", "dprk-beside", "dprk-off", "dprk-below"].map(|it| supplied(&war, it));
    assert_eq!(all, [true, true, false, true]);
    let mountain = |class: &str, more: &str| {
        let war = stage(&format!(
            "| .m.
             dprk 0101..0301
             city 0101
             primary 0101 0201
             dprk-1 {class} 1 at 0301
             turn 2 of 4
             option supply on
             {more}"
        ));
        supplied(&war, "dprk-1")
    };
    assert!(mountain("infantry X 4-4-5-4", ""), "on foot into the mountains");
    assert!(!mountain("mechanized X 4-4-5-8", ""), "vehicles go there by road alone");
    assert!(mountain("mechanized X 4-4-5-8", "primary 0201 0301"), "by road");
    assert!(!mountain("infantry X 4-4-5-4", "all-water 0201/0301"), "only water between");
    let ferry = "all-water 0201/0301\n ferry 0201/0301\n";
    assert!(mountain("infantry X 4-4-5-4", ferry), "by ferry");
    let lost = format!("{ferry}lost-ferry 0201\n");
    assert!(!mountain("infantry X 4-4-5-4", &lost), "the ferry is destroyed");
}

/// Rules: nw:13.1.2a, nwk:15.11.
#[test]
fn nw_13_1_2a_what_refugees_leave_of_a_road_carries_supply() {
    let road = |class: &str, turn: &str| {
        let war = stage(&format!(
            "| .....
             dprk 0501
             city 0101
             {class} 0101 0201 0301
             rok-1 infantry X 4-4-5-4 1 at 0301
             turn {turn} of 6
             option supply on
             option refugees on"
        ));
        supplied(&war, "rok-1")
    };
    assert!(!road("secondary", "2"), "a secondary road is as the ground around it");
    assert!(road("primary", "2") && road("secondary", "4"));
}

/// Rules: nw:13.1.2a.
#[test]
fn nw_13_1_2a_supply_is_judged_as_each_segment_begins_and_told() {
    let mut war = road(
        "dprk-1 infantry X 4-4-5-4 1 at 0601
         dprk-2 infantry X 4-4-5-4 1 at 0801
         rok-1 mechanized XX 4-4-5-8 2 at 0702
         segment first-movement
         kind contested allied",
    );
    assert!(supplied(&war, "dprk-1") && !supplied(&war, "dprk-2"));
    war.play("select rok-1; move 0602; stop", &[]);
    assert!(supplied(&war, "dprk-1"), "until the segment ends");
    let events = war.play("end", &[]);
    // 0602 is beside 0501 and 0601: the friend in 0601 negates the zone there, nobody in 0501.
    assert!(!supplied(&war, "dprk-1"));
    let cut_off = Event::Optional(OptionEvent::CutOff(vec![war.id("dprk-1")]));
    assert!(events.contains(&cut_off), "{events:?}");
    war.play("end; select dprk-1; move 0501", &[]);
    let events = war.play("end", &[]);
    let supplied_again = Event::Optional(OptionEvent::Supplied(vec![war.id("dprk-1")]));
    assert!(events.contains(&supplied_again), "{events:?}");
}

/// Rules: nw:13.1.3.
#[test]
fn nw_13_1_3_who_came_by_parachute_or_helicopter_is_supplied_for_the_whole_turn() {
    for (arrived, is_supplied) in [
        ("arrived=airmobile", true),
        ("arrived=paradrop", true),
        ("arrived=amphibious", false),
        ("", false),
    ] {
        let war = road(&format!("dprk-1 infantry X 4-4-5-4 1 at 0801 {arrived}\n"));
        assert_eq!(supplied(&war, "dprk-1"), is_supplied, "{arrived}");
    }
    let mut war = road(
        "dprk-1 light-infantry X 4-4-5-5 1 yellow at 0801
         lift 2 0
         segment second-movement
         kind contested allied",
    );
    assert!(!supplied(&war, "dprk-1"));
    war.play("airmobile dprk-1; land 0802", &[9, 9]);
    assert!(supplied(&war, "dprk-1"), "from its landing on");
    war.play("end", &[]);
    assert!(supplied(&war, "dprk-1"), "in the combat segment as well");
    war.play_any("end");
    assert_eq!(
        (war.core().turn, supplied(&war, "dprk-1")),
        (3, false),
        "in the next turn it traces"
    );
}

/// Rules: nw:13.1.4a.
#[test]
fn nw_13_1_4a_without_supply_attack_and_allowance_are_halved_and_efficiency_is_one_less() {
    let text = "
        dprk-1 infantry X 5-4-5-5 1 at 0801
        dprk-2 infantry X 1-4-1-1 1 at 0801
        rok-1 infantry X 4-1-5-4 1 at 0802
        segment first-combat
    ";
    let mut war = road(text);
    let (one, two) = (war.id("dprk-1"), war.id("dprk-2"));
    // Five points are halved to two, one stays; in sixths of a point.
    assert_eq!((war.allowance(one), war.allowance(two)), (12, 6));
    assert_eq!((war.efficiency(one), war.efficiency(two)), (4, 1));
    assert_eq!(attack(&mut war, "0802", "dprk-1 dprk-2", "rok-1", &[5]).attack, 2 + 1);
    let mut plain = stage(&format!("{ROAD}{text}").replace("option supply on", ""));
    assert_eq!((plain.allowance(one), plain.efficiency(one)), (30, 5), "it is not played");
    assert_eq!(attack(&mut plain, "0802", "dprk-1 dprk-2", "rok-1", &[5]).attack, 5 + 1);
}

/// Rules: nw:13.1.4a.
#[test]
fn nw_13_1_4a_without_supply_nobody_moves_in_elite_reaction_or_exploitation() {
    let text = "
        dprk-1 light-infantry X 4-4-6-5 1 yellow at 0801
        dprk-2 light-infantry X 4-4-6-5 1 yellow at 0601
        lift 2 0
    ";
    let elite = road(&format!("{text}segment elite-reaction\nkind initiative allied\n"));
    assert_eq!(elite.refusal("select dprk-1"), "nw:13.1.4a");
    assert!(elite.offers("select dprk-2"), "it is in supply");
    let exploits = road(&format!("{text}segment exploitation-movement\nkind initiative dprk\n"));
    assert_eq!(exploits.refusal("select dprk-1"), "nw:13.1.4a");
    assert_eq!(exploits.refusal("airmobile dprk-1"), "nw:13.1.4a");
    assert!(exploits.offers("select dprk-2") && exploits.offers("airmobile dprk-2"));
}

/// Rules: nw:13.1.4b.
#[test]
fn nw_13_1_4b_without_supply_only_points_lift_an_airmobile_unit() {
    let lift = |at: &str, points: &str| {
        road(&format!("dprk-1 airmobile X 3-3-6-24 1 at {at}\nlift {points} 0\n"))
    };
    assert!(lift("0601", "0").offers("airmobile dprk-1"), "with helicopters of its own");
    assert!(!lift("0801", "0").offers("airmobile dprk-1"), "cut off");
    let mut war = lift("0801", "2");
    war.play("airmobile dprk-1; land 0802", &[9, 9]);
    assert_eq!(war.pools(Side::Dprk).lift.used, 1, "points lift it");
}

/// Rules: nw:13.2.
#[test]
fn nw_13_2_points_lift_from_a_base_to_the_unit_to_the_landing_within_24_hexes() {
    let text = "
        | ..............................
        dprk 0101..3001
        airfield 0101
        dprk-1 light-infantry X 4-4-5-5 1 yellow at 0501
        dprk-2 airmobile X 3-3-6-24 1 at 0501
        lift 4 0
        turn 2 of 4
        option airmobile-bases on
    ";
    let mut war = stage(text);
    war.play("airmobile dprk-1", &[]);
    // Four hexes from the base to the unit leave twenty.
    assert!(war.offers("land 2501"));
    assert_eq!(war.refusal("land 2601"), "nw:13.2");
    war.play("cancel; airmobile dprk-2", &[]);
    assert!(war.offers("land 2901"), "helicopters of its own are at hand");
    assert_eq!(war.refusal("land 3001"), "nw:8.5.4a");
    let mut free = stage(&text.replace("option airmobile-bases on", ""));
    free.play("airmobile dprk-1", &[]);
    assert!(free.offers("land 2901"), "the option is not played");
    let mut none = stage(&text.replace("airfield 0101", "airfield 0101\ncontrol allied 0101"));
    none.play("airmobile dprk-1", &[]);
    assert_eq!(none.refusal("land 0601"), "nw:13.2", "no base is friendly");
}

/// Rules: nw:13.1.1, nw:13.2, nwk:15.0.
#[test]
fn nwk_15_0_what_a_scenario_does_not_offer_is_not_played() {
    let unit = "dprk-1 infantry X 4-4-5-4 1 at 0801\n";
    assert!(!supplied(&road(unit), "dprk-1"), "it is offered");
    let refused = stage(&format!("{ROAD}{unit}---\n[[option]]\nid = \"bad-weather\"\n"));
    assert!(supplied(&refused, "dprk-1") && !refused.options.supply);
    let agreed = Options {
        supply: true,
        airmobile_bases: true,
        hovercraft: true,
        reinforced_landing: 3,
        ..Options::default()
    };
    // The landing offers its own variant alone, the great war everything but that.
    let landing = War::begin(random_games::scenario("incheon-again"), agreed).options;
    assert_eq!(landing, Options { reinforced_landing: 3, ..Options::default() });
    let war = War::begin(random_games::scenario("all-in"), agreed).options;
    assert_eq!(war, Options { reinforced_landing: 0, ..agreed });
}

/// Rules: nw:13.1.2a, nw:13.1.2b.
#[test]
fn nw_13_1_2_the_lines_are_laid_over_the_map_where_supply_is_played() {
    let war = road(
        "dprk-1 infantry X 4-4-5-4 1 at 0601
         rok-1 infantry XX 4-4-5-4 2 at 0402",
    );
    let overlays = war.overlays(Viewer::Spectator);
    let of = |id: &str| overlays.iter().find(|it| it.id == id).expect("it is laid over");
    // 0402 has zones in 0301, 0401 and 0501: only 0201 is still joined to the city.
    assert_eq!(of("supply-roads-dprk").lines, [["0101", "0201"]]);
    let hexes = war.supplied_hexes(Side::Dprk);
    let held: Vec<String> = hexes.iter().map(|it| war.scenario.board.map.grid.number(it)).collect();
    assert_eq!(of("supply-dprk").hexes, held);
    // On the road or beside it: 0101 with 0102 and 0202, 0201 with 0301.
    assert_eq!(held, ["0101", "0201", "0301", "0102", "0202"]);
    assert!(!war.lines_of_communication(Side::Dprk).contains(hex(&war, "0301")));
    let plain = stage(&ROAD.replace("option supply on", "dprk-1 infantry X 4-4-5-4 1 at 0601"));
    let ids: Vec<String> = plain.overlays(Viewer::Spectator).into_iter().map(|it| it.id).collect();
    assert!(!ids.iter().any(|it| it.starts_with("supply")), "{ids:?}");
}

#[test]
fn games_with_supply_keep_the_contract_of_every_module() {
    let options = Options { supply: true, airmobile_bases: true, ..Options::default() };
    let start = War::begin(random_games::scenario("uijeongbu-blues"), options);
    testkit::conformance::check_opening(&start, 21, 30);
}
