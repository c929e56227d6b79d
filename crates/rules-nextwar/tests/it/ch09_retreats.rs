//! [NW 9.8] Retreats.

use rules_nextwar::agenda::Event;
use rules_nextwar::ch09_combat::Event as CombatEvent;
use rules_nextwar::state::War;

use crate::drive::Drive;
use crate::fields::{battlefield, field, hex, open_hexes};

const STRONG: &str = "dprk-a infantry XX 9-5-5-4/9-3-5-4 2/1 at 0302
                      dprk-b infantry XX 9-5-5-4/9-3-5-4 2/1 at 0302\n";

/// Attacks 0303 with eighteen points of efficiency 5 and the die given, led against by a unit.
#[track_caller]
fn routed(war: &mut War, lead: &str, faces: &[u8]) -> Vec<Event> {
    let plan = "attack 0303; add dprk-a; add dprk-b; announce; lead dprk-a";
    war.play(&format!("{plan}; lead {lead}; done; done; roll"), faces)
}

/// A division of 3 in 0303: 6 to 1 in the open, column 11; die 9 reads 1/1R.
const WEAK: &str = "rok-x infantry XX 2-3-5-4/1-2-5-4 1/1 at 0303\n";

/// Rules: nw:9.8.1a, nw:8.3.1.10b.
#[test]
fn the_ground_says_how_far_a_retreat_goes() {
    let lines = format!("{STRONG}{WEAK}city 0201\ndmz-south 0202 0404\ncaptured 0404");
    let war = battlefield("0101=w 0102=r 0103=R 0104=s 0105=h 0106=H 0107=m 0205=U", &lines);
    let cases = [
        ("0301", 2),
        ("0101", 2),
        ("0102", 2),
        ("0103", 2),
        ("0104", 2),
        ("0105", 1),
        ("0106", 1),
        ("0107", 1),
        ("0205", 1),
        ("0201", 1),
        ("0202", 1),
        ("0404", 2),
    ];
    for (number, distance) in cases {
        assert_eq!(war.retreat_distance(hex(&war, number)), distance, "{number}");
    }
}

/// Rules: nw:9.8.1b, nw:9.8.1c.
#[test]
fn each_unit_goes_its_own_way_full_two_hexes_towards_its_edge() {
    let mut war = battlefield("", &format!("{STRONG}{WEAK}rok-y infantry X 0-3-5-4 1 at 0303"));
    // 18 to 6: column 8; die 6 reads 1/R.
    routed(&mut war, "rok-x", &[6]);
    assert_eq!(war.question(), "retreat");
    // Ends two hexes away, not north of the row it stood in: rows 3 to 5.
    assert_eq!(open_hexes(&war, "retreat"), ["0203", "0204", "0304", "0403", "0404"]);
    assert_eq!(war.refusal("retreat 0302"), "nw:8.2.2a");
    war.play("retreat 0204", &[]);
    assert_eq!(open_hexes(&war, "retreat"), ["0103", "0104", "0205"]);
    war.play("retreat 0104", &[]);
    war.play("retreat 0304; retreat 0305", &[]);
    assert_eq!((war.at("rok-x"), war.at("rok-y")), ("0104".into(), "0305".into()));
}

/// Rules: nw:9.8.1c.
#[test]
fn a_retreat_goes_away_from_the_edge_only_if_nothing_else_is_open() {
    let hexes = "0204=~ 0304=~ 0404=~ 0403=~";
    let mut war = battlefield(hexes, &format!("{STRONG}{WEAK}"));
    routed(&mut war, "rok-x", &[9]);
    // 0203 leads on to 0103 in the third row.
    assert_eq!(open_hexes(&war, "retreat"), ["0203"]);
    war.play("retreat 0203", &[]);
    assert_eq!(open_hexes(&war, "retreat"), ["0103"]);
    let mut war = battlefield(&format!("{hexes} 0103=~ 0104=~"), &format!("{STRONG}{WEAK}"));
    routed(&mut war, "rok-x", &[9]);
    war.play("retreat 0203", &[]);
    assert_eq!(open_hexes(&war, "retreat"), ["0102"]);
}

/// Rules: nw:9.8.1d, nw:8.2.2f.
#[test]
fn a_retreat_does_not_end_in_an_enemy_zone_without_a_steady_friend() {
    let guard = "dprk-z infantry XX 9-5-5-4/9-3-5-4 2/1 at 0306\n";
    let ends = |lines: &str| {
        let mut war = battlefield("", &format!("{STRONG}{WEAK}{guard}{lines}"));
        routed(&mut war, "rok-x", &[9]);
        war.play("retreat 0304", &[]);
        open_hexes(&war, "retreat")
    };
    // 0305 is beside 0306; 0205 and 0405 are not.
    assert_eq!(ends(""), ["0205", "0405"]);
    let friend = "rok-f infantry X 2-2-2-4 1 at 0305\n";
    assert_eq!(ends(friend), ["0205", "0305", "0405"]);
    assert_eq!(ends(&friend.replace("at 0305", "at 0305 retreated")), ["0205", "0405"]);
}

/// Rules: nw:9.8.1e.
#[test]
fn only_airmobile_units_retreat_over_a_river_without_a_bridge() {
    let rivers = "river 0303/0203 0303/0204 0303/0304 0303/0404 0303/0403\n";
    let mut war = battlefield("", &format!("{STRONG}{WEAK}{rivers}secondary 0303 0304"));
    routed(&mut war, "rok-x", &[9]);
    assert_eq!(open_hexes(&war, "retreat"), ["0304"]);
    let lifted = "rok-x airmobile XX 2-3-5-24/1-2-5-24 1/1 at 0303\n";
    let mut war = battlefield("", &format!("{STRONG}{lifted}{rivers}secondary 0303 0304"));
    routed(&mut war, "rok-x", &[9]);
    assert_eq!(open_hexes(&war, "retreat"), ["0203", "0204", "0304", "0403", "0404"]);
}

/// Rules: nw:9.8.1f.
#[test]
fn vehicles_retreat_into_the_mountains_only_along_a_road() {
    let tanks = "rok-x armor X 2-3-5-8/1-2-5-8 1/1 at 0303\n";
    let hexes = "0203=~ 0403=~ 0204=m 0304=m 0404=~";
    let mut war = battlefield(hexes, &format!("{STRONG}{tanks}secondary 0303 0304"));
    routed(&mut war, "rok-x", &[9]);
    assert_eq!(open_hexes(&war, "retreat"), ["0304"]);
}

/// own-21: a river behind, enemies elsewhere: it stays, and loses a level more.
/// Rules: nw:9.8.1g.
#[test]
fn who_can_go_nowhere_stays_and_the_least_efficient_loses_a_level() {
    let hexes = "0203=~ 0403=~ 0204=~ 0404=~";
    let river = "river 0303/0304\n";
    let lines = format!("{STRONG}{river}{WEAK}rok-y infantry XX 2-3-2-4/1-2-2-4 1/1 at 0303\n");
    let mut war = battlefield(hexes, &lines);
    // 18 to 6: column 8; die 6 reads 1/R.
    let events = routed(&mut war, "rok-x", &[6]);
    let cornered = |it: &&Event| matches!(it, Event::Combat(CombatEvent::Cornered { .. }));
    assert!(events.iter().any(|it| cornered(&it)));
    assert_eq!((war.levels("rok-x"), war.levels("rok-y")), (2, 1));
    assert_eq!(war.at("rok-x"), "0303");
    assert_eq!(war.question(), "choose-target", "nobody advances");
    assert_eq!(war.levels("dprk-a"), 1);
}

/// Rules: nw:9.8.1g.
#[test]
fn of_a_stack_those_who_can_go_and_the_rest_pays() {
    let hexes = "0203=~ 0403=~ 0204=~ 0404=~ 0304=m";
    let lines = format!("{STRONG}{WEAK}rok-y mechanized X 2-3-2-8/1-2-2-8 1/1 at 0303\n");
    let mut war = battlefield(hexes, &lines);
    routed(&mut war, "rok-x", &[6]);
    war.play("retreat 0304; retreat 0305", &[]);
    assert_eq!((war.at("rok-x"), war.levels("rok-x")), ("0305".into(), 2));
    assert_eq!((war.at("rok-y"), war.levels("rok-y")), ("0303".into(), 1));
    assert_eq!(war.question(), "choose-target");
}

/// own-20.
/// Rules: nw:9.8.2a, nw:9.8.2b, nw:2.3.3a.
#[test]
fn in_strong_ground_a_stack_may_try_to_stand() {
    let lines = format!("{STRONG}{WEAK}rok-y infantry XX 2-3-4-4/1-2-4-4 1/1 at 0303\n");
    // 18 to 6 on the row of mountains: column 5; die 2 reads 1/R.
    let mut war = battlefield("0303=m", &lines);
    routed(&mut war, "rok-x", &[2]);
    assert_eq!(war.question(), "stand");
    let mut stood = war.clone();
    stood.play("stand", &[4]);
    assert_eq!(stood.question(), "choose-target");
    assert_eq!((stood.levels("rok-x"), stood.levels("rok-y")), (1, 2), "the lead takes the level");
    let mut fled = war.clone();
    fled.play("stand", &[5]);
    assert_eq!(fled.question(), "retreat");
    fled.play("retreat 0304; retreat 0304", &[]);
    assert_eq!((fled.at("rok-x"), fled.levels("rok-x")), ("0304".into(), 2));
    war.play("yield; retreat 0304; retreat 0204", &[]);
    assert_eq!(war.question(), "advance");
    let may = |hexes: &str, more: &str, die: u8| {
        let mut war = battlefield(hexes, &format!("{lines}{more}"));
        routed(&mut war, "rok-x", &[die]);
        war.question()
    };
    assert_eq!(may("", "", 6), "retreat");
    assert_eq!(may("", "city 0303", 3), "stand");
    assert_eq!(may("", "dmz-south 0303", 2), "stand");
    assert_eq!(may("", "dmz-south 0303\ncaptured 0303", 6), "retreat");
    assert_eq!(may("0303=h", "", 4), "retreat");
}

/// Rules: nw:9.8.3a, nw:9.8.3b.
#[test]
fn a_retreat_through_an_enemy_zone_is_checked_once_at_its_end() {
    let guards = "dprk-z infantry XX 9-5-5-4/9-3-5-4 2/1 at 0205\n";
    let hexes = "0203=~ 0403=~ 0204=~ 0404=~";
    let lines = format!("{STRONG}{WEAK}{guards}");
    let mut war = battlefield(hexes, &lines);
    routed(&mut war, "rok-x", &[9]);
    assert_eq!(war.levels("rok-x"), 1);
    let mut passed = war.clone();
    passed.play("retreat 0304; retreat 0405", &[5]);
    assert_eq!(passed.at("rok-x"), "0405");
    war.play("retreat 0304; retreat 0405", &[6]);
    assert_eq!(war.at("rok-x"), "eliminated");
    let friend = format!("{lines}rok-f infantry X 2-2-2-4 1 at 0304\n");
    let mut war = battlefield(hexes, &friend);
    routed(&mut war, "rok-x", &[9]);
    war.play("retreat 0304; retreat 0405", &[]);
    assert_eq!(war.at("rok-x"), "0405", "a friend on the way: no check");
}

/// Rules: nw:9.8.4a, nw:9.8.4b, nw:9.8.4c.
#[test]
fn who_has_retreated_into_a_hex_adds_nothing_to_its_defense() {
    let lines = format!(
        "{STRONG}{WEAK}rok-r infantry XX 5-6-5-4/4-4-5-4 2/1 at 0303 retreated
         rok-s infantry XX 5-6-5-4/4-4-5-4 2/1 at 0303 retreated\n"
    );
    let mut war = battlefield("", &lines);
    // Five points stand there: one less efficiency. Only the first division defends.
    let plan = "attack 0303; add dprk-a; add dprk-b; announce; lead dprk-a";
    war.play(plan, &[]);
    assert_eq!(war.options("lead"), ["rok-x"]);
    // 18 to 3, one right for efficiency 5 against 4: column 12; die 9 reads 1/2R, and R for all.
    let fought = crate::fields::fought(&war.play("lead rok-x; done; done; roll", &[9, 4, 6]));
    assert_eq!((fought.defense, fought.column), (3, 12));
    assert_eq!(war.at("rok-x"), "eliminated", "it took both losses");
    // The others check (4 passes at 5; 6 fails) and go.
    assert_eq!((war.levels("rok-r"), war.levels("rok-s")), (2, 1));
    war.play("retreat 0304; retreat 0305; retreat 0404; retreat 0405", &[]);
    assert_eq!((war.at("rok-r"), war.at("rok-s")), ("0305".into(), "0405".into()));
}

/// Rules: nw:9.8.4b.
#[test]
fn who_has_retreated_into_a_hex_stays_there_with_those_who_stand() {
    let lines = format!("{STRONG}{WEAK}rok-r infantry XX 5-6-5-4/4-4-5-4 2/1 at 0303 retreated\n");
    let mut war = battlefield("0303=m", &lines);
    // 18 to 3 on the row of mountains: column 8; die 6 reads 1/R.
    routed(&mut war, "rok-x", &[6]);
    war.play("stand", &[0]);
    assert_eq!((war.levels("rok-x"), war.levels("rok-r")), (1, 2));
    assert_eq!((war.at("rok-r"), war.question()), ("0303".into(), "choose-target"));
}

/// Rules: nw:9.8.4a.
#[test]
fn who_has_retreated_to_nobody_defends_himself() {
    let lines = "dprk-a infantry XX 9-5-5-4/9-3-5-4 2/1 at 0302
                 rok-y infantry X 1-1-5-4 1 at 0202
                 rok-r infantry XX 5-6-5-4/4-4-5-4 2/1 at 0303 retreated";
    let mut war = battlefield("", lines);
    war.play("attack 0303; add dprk-a; announce; lead dprk-a", &[]);
    assert_eq!(war.options("lead"), ["rok-r"]);
    // 9 to 6: column 6; die 3 reads 1/R: it goes like anybody, without a check.
    war.play("lead rok-r; done; done; roll; retreat 0304; retreat 0305", &[3]);
    assert_eq!(war.at("rok-r"), "0305");
}

/// Rules: nw:9.8.1i, nw:8.1.1.1f.
#[test]
fn units_left_out_of_the_defense_retreat_with_the_rest() {
    let lines = format!("{STRONG}{WEAK}rok-y infantry XX 2-3-5-4/1-2-5-4 4/1 at 0303\n");
    let mut war = battlefield("", &lines);
    war.play("attack 0303; add dprk-a; add dprk-b; announce; add rok-x; done; lead dprk-a", &[]);
    // 18 to 3, one right: column 12; die 9 reads 1/2R: rok-x is gone, the other retreats.
    war.play("lead rok-x; done; done; roll", &[9]);
    assert_eq!(war.at("rok-x"), "eliminated");
    war.play("retreat 0304; retreat 0305", &[]);
    assert_eq!((war.at("rok-y"), war.levels("rok-y")), ("0305".into(), 2));
    assert_eq!(war.question(), "advance");
}

/// Rules: nw:9.8.1h.
#[test]
fn marines_at_a_port_may_go_aboard_instead() {
    let lines = format!(
        "{STRONG}usmc-x marine XX 2-3-5-5/1-2-5-5 1/1 at 0303
         port 0303
         us-amph amph 1 range 3 capacity 5 at 0404\n"
    );
    let mut war = battlefield("0404=~ 0504=~", &lines);
    // 6 to 1, one more on the die for the port: 10 reads 1/R.
    routed(&mut war, "usmc-x", &[9]);
    assert_eq!(war.options("embark"), ["usmc-x us-amph"]);
    war.play("embark usmc-x us-amph", &[]);
    assert_eq!(war.at("usmc-x"), "aboard-us-amph");
    assert_eq!(war.question(), "advance");
    let inland = lines.replace("port 0303", "town 0303");
    let mut war = battlefield("0404=~ 0504=~", &inland);
    routed(&mut war, "usmc-x", &[9]);
    assert!(war.options("embark").is_empty());
}

/// Rules: nw:8.4.1k.
#[test]
fn a_clearing_marker_goes_when_those_who_clear_are_driven_out() {
    let lines = "segment reaction-combat
                 port 0303
                 clearing 0303 4
                 rok-a infantry XX 9-5-5-4/9-3-5-4 2/1 at 0304
                 rok-b infantry XX 9-5-5-4/9-3-5-4 2/1 at 0304
                 dprk-x infantry XX 2-3-5-4/1-2-5-4 1/1 at 0303";
    let mut war = field("", lines);
    let plan = "attack 0303; add rok-a; add rok-b; announce; lead rok-a; lead dprk-x; done; done";
    war.play(&format!("{plan}; roll; retreat 0302; retreat 0301"), &[9]);
    assert!(war.core().clearing.is_empty());
    war.play("advance rok-a; done", &[]);
    assert!(war.core().clearing.is_empty(), "nobody clears a hex of his own country");
}

/// Rules: nwk:3.1.1b.
#[test]
fn light_infantry_does_not_slip_through_zones_when_it_retreats() {
    let lines = format!(
        "{STRONG}dprk-z infantry XX 9-5-5-4/9-3-5-4 2/1 at 0306
         rok-x light-infantry XX 2-3-5-5/1-2-5-5 1/1 at 0303 yellow\n"
    );
    let mut war = battlefield("0305=h", &lines);
    routed(&mut war, "rok-x", &[9]);
    war.play("retreat 0304", &[]);
    assert_eq!(open_hexes(&war, "retreat"), ["0205", "0405"]);
}

/// Rules: nw:9.8.1b.
#[test]
fn the_owner_says_in_which_order_the_units_of_a_stack_retreat() {
    let others = "rok-y infantry X 0-3-5-4 1 at 0303\nrok-z infantry X 0-3-5-4 1 at 0303\n";
    let mut war = battlefield("", &format!("{STRONG}{WEAK}{others}"));
    // 18 to 9: column 7; die 5 reads 1/R.
    routed(&mut war, "rok-x", &[5]);
    let goes = |war: &War| kernel::Game::asked(war).expect("a question").decision.unit();
    assert_eq!(goes(&war), Some(war.id("rok-x")), "the first of the roster unless he says else");
    assert_eq!(war.options("select"), ["rok-y", "rok-z"]);
    assert_eq!(war.refusal("select dprk-a"), "nw:9.8.1b");
    war.play("select rok-z", &[]);
    assert_eq!(goes(&war), Some(war.id("rok-z")));
    assert_eq!(war.refusal("select rok-x"), "nw:9.8.1b", "nobody is passed over twice");
    war.play("retreat 0304", &[]);
    assert_eq!(war.options("select"), [""; 0], "it is on its way");
    war.play("retreat 0305", &[]);
    assert_eq!((goes(&war), war.options("select")), (Some(war.id("rok-x")), vec!["rok-y".into()]));
    war.play("retreat 0204", &[]);
    assert_eq!(war.refusal("select rok-y"), "nw:9.8.1b", "it is on its way");
    war.play("retreat 0104", &[]);
    assert_eq!((goes(&war), war.options("select").len()), (Some(war.id("rok-y")), 0));
    war.play("retreat 0404; retreat 0405", &[]);
    let ends = ["rok-x", "rok-y", "rok-z"].map(|it| war.at(it));
    assert_eq!(ends, ["0104", "0405", "0305"]);
    assert!(["rok-x", "rok-y", "rok-z"].iter().all(|it| war.unit(war.id(it)).retreated));
    assert_eq!(war.question(), "advance");
}

/// A port from which only ships lead away: room for one unit.
const HARBOR: &str = "port 0303
    us-amph amph 1 range 3 capacity 1 at 0404\n";
const ISLAND: &str = "0203=~ 0403=~ 0204=~ 0404=~ 0304=~ 0504=~";

/// Rules: nw:9.8.1b, nw:9.8.1h, nw:9.8.1g, nw:2.4.4.
#[test]
fn where_the_ships_have_room_for_one_the_owner_says_who_goes_aboard() {
    let marines = "usmc-x marine XX 2-3-5-5/1-2-5-5 1/1 at 0303
                   usmc-y marine XX 2-3-5-5/1-2-5-5 1/1 at 0303\n";
    let mut war = battlefield(ISLAND, &format!("{STRONG}{marines}{HARBOR}"));
    // 18 to 6: column 8; die 5 and one for the port reads 1/R.
    routed(&mut war, "usmc-x", &[5]);
    assert_eq!(war.options("embark"), ["usmc-x us-amph"]);
    assert_eq!(war.refusal("embark usmc-y us-amph"), "nw:9.8.1h", "the other is asked about");
    war.play("select usmc-y; embark usmc-y us-amph", &[]);
    assert_eq!([war.at("usmc-x"), war.at("usmc-y")], ["0303", "aboard-us-amph"]);
    assert_eq!((war.levels("usmc-x"), war.levels("usmc-y")), (1, 2), "who stays pays");
    assert_eq!(war.question(), "choose-target");
    // Ships with somebody aboard already have that much less room.
    let full = format!("{STRONG}{marines}{HARBOR}usmc-z marine II 1-1-5-5 1 at aboard-us-amph\n");
    let mut war = battlefield(ISLAND, &full);
    routed(&mut war, "usmc-x", &[5]);
    assert_eq!([war.at("usmc-x"), war.at("usmc-y")], ["0303", "0303"]);
}

/// Rules: nw:9.8.1g.
#[test]
fn a_hex_pays_once_for_all_who_stay_whenever_it_turned_out_that_they_must() {
    let marines = "usmc-y marine XX 2-3-5-5/1-2-5-5 1/1 at 0303
                   usmc-z marine XX 2-3-4-5/1-2-4-5 1/1 at 0303\n";
    let mut war = battlefield(ISLAND, &format!("{STRONG}{WEAK}{marines}{HARBOR}"));
    // 18 to 9: column 7; die 4 and one for the port reads 1/R. Infantry cannot go at all.
    routed(&mut war, "rok-x", &[4]);
    assert_eq!(war.options("select"), ["usmc-z"]);
    assert_eq!(war.refusal("select rok-x"), "nw:9.8.1b", "it can go nowhere");
    let events = war.play("embark usmc-y us-amph", &[]);
    let cornered = |it: &&Event| matches!(it, Event::Combat(CombatEvent::Cornered { .. }));
    assert_eq!(events.iter().filter(cornered).count(), 1);
    let levels = ["rok-x", "usmc-y", "usmc-z"].map(|it| war.levels(it));
    assert_eq!(levels, [2, 2, 1], "the lowest efficiency of those who stay");
}

/// Rules: nw:9.8.1h, nw:8.5.8.2b, nw:9.8.2a, nw:9.8.1g.
#[test]
fn marines_leave_a_beachhead_by_ship_and_it_is_gone_with_them() {
    let lines = format!(
        "{STRONG}usmc-bh beachhead II 0-2-0-0 0 at 0303
         usmc-x marine XX 2-3-5-5/1-2-5-5 1/1 at 0303
         us-amph amph 1 range 3 capacity 1 at 0404\n"
    );
    let mut war = battlefield(ISLAND, &lines);
    // 18 to 5: column 8, one off; die 7 reads 1/R.
    routed(&mut war, "usmc-x", &[7]);
    assert_eq!(war.question(), "stand");
    war.play("yield; embark usmc-x us-amph", &[]);
    assert_eq!([war.at("usmc-x"), war.at("usmc-bh")], ["aboard-us-amph", "eliminated"]);
    assert_eq!(war.question(), "advance");
    let mut war = battlefield(ISLAND, &lines.replace("at 0404", "at yellow-sea-inshore"));
    routed(&mut war, "usmc-x", &[7]);
    war.play("yield", &[]);
    assert_eq!([war.at("usmc-x"), war.at("usmc-bh")], ["0303", "0303"], "it stays with them");
    assert_eq!(war.levels("usmc-x"), 1);
}

/// Rules: nw:9.8.1c.
#[test]
fn the_dprk_retreats_to_the_north() {
    let lines = "segment reaction-combat
                 rok-a infantry XX 9-5-5-4/9-3-5-4 2/1 at 0304
                 rok-b infantry XX 9-5-5-4/9-3-5-4 2/1 at 0304
                 dprk-x infantry XX 2-3-5-4/1-2-5-4 1/1 at 0303";
    let mut war = field("", lines);
    let plan = "attack 0303; add rok-a; add rok-b; announce; lead rok-a; lead dprk-x; done; done";
    war.play(&format!("{plan}; roll"), &[9]);
    // Ends in the rows 1 to 3; every first step leads to one.
    assert_eq!(open_hexes(&war, "retreat"), ["0203", "0204", "0302", "0403", "0404"]);
    war.play("retreat 0203", &[]);
    assert_eq!(open_hexes(&war, "retreat"), ["0102", "0103", "0202"]);
}

/// Rules: nw:9.8.1d, nw:8.2.2a, nw:8.3.3c, nw:9.8.1f.
#[test]
fn a_retreat_goes_neither_through_enemies_nor_over_water_nor_out_of_play() {
    let steps = |hexes: &str, more: &str| {
        let mut war = battlefield(hexes, &format!("{STRONG}{WEAK}{more}"));
        routed(&mut war, "rok-x", &[9]);
        open_hexes(&war, "retreat")
    };
    let lone = "dprk-z infantry X 1-1-5-4 1 at 0304";
    assert_eq!(steps("", lone), ["0203", "0204", "0403", "0404"]);
    let water = "all-water 0303/0304 0303/0204\n";
    assert_eq!(steps("", water), ["0203", "0403", "0404"]);
    let bridge = format!("{water}primary 0303 0304");
    assert_eq!(steps("", &bridge), ["0203", "0304", "0403", "0404"]);
    assert_eq!(steps("", "outside 0304 0404"), ["0203", "0204", "0403"]);
    // In storms infantry enters a swamp only along a road.
    let storms = "weather storms\n";
    assert_eq!(steps("0304=s 0204=s", storms), ["0203", "0403", "0404"]);
    let road = format!("{storms}secondary 0303 0304");
    assert_eq!(steps("0304=s 0204=s", &road), ["0203", "0304", "0403", "0404"]);
}

/// Rules: nw:9.8.1h.
#[test]
fn only_marines_board_and_only_friendly_ships_beside_them_before_they_set_out() {
    let boards = |unit: &str, ship: &str| {
        let lines = format!("{STRONG}{unit} at 0303\nport 0303 0304\n{ship}");
        let mut war = battlefield("0404=~ 0504=~", &lines);
        let lead = unit.split(' ').next().expect("an id");
        // 6 to 1, one more on the die for the port: 10 reads 1/R.
        routed(&mut war, lead, &[9]);
        war
    };
    let marine = "usmc-x marine XX 2-3-5-5/1-2-5-5 1/1";
    let ship = "us-amph amph 1 range 3 capacity 5 at 0404";
    let mut war = boards(marine, ship);
    assert_eq!(war.options("embark"), ["usmc-x us-amph"]);
    war.play("retreat 0304", &[]);
    assert_eq!(war.refusal("embark usmc-x us-amph"), "nw:9.8.1h", "it is on its way");
    let foot = "us-x infantry XX 2-3-5-4/1-2-5-4 1/1";
    assert!(boards(foot, ship).options("embark").is_empty(), "no Marines");
    let far = "us-amph amph 1 range 3 capacity 5 at 0504";
    assert!(boards(marine, far).options("embark").is_empty(), "two hexes away");
    let boxed = "us-amph amph 1 range 3 capacity 5 at yellow-sea-inshore";
    assert!(boards(marine, boxed).options("embark").is_empty(), "in a box");
    let enemy = "dprk-amph amph 1 range 3 capacity 5 at 0404";
    assert!(boards(marine, enemy).options("embark").is_empty(), "of the enemy");
}

/// Rules: nw:9.8.2a.
#[test]
fn an_urban_hex_lets_its_defenders_stand() {
    let lines = format!("{STRONG}{WEAK}rok-y infantry XX 2-3-4-4/1-2-4-4 1/1 at 0303\n");
    let mut war = battlefield("0303=U", &lines);
    // 18 to twice 6, on the row of urban ground: column 3; die 0 reads 1/R.
    routed(&mut war, "rok-x", &[0]);
    assert_eq!(war.question(), "stand");
}

/// Rules: nw:9.8.2b, nw:9.8.4a.
#[test]
fn who_has_just_retreated_there_does_not_count_when_others_try_to_stand() {
    let weak = "rok-r infantry XX 5-6-2-4/4-4-2-4 1/1 at 0303 retreated\n";
    let mut war = battlefield("0303=m", &format!("{STRONG}{WEAK}{weak}"));
    // 18 to 3 on the row of mountains: column 8; die 6 reads 1/R. The check is on efficiency 5.
    routed(&mut war, "rok-x", &[6]);
    war.play("stand", &[5]);
    assert_eq!((war.question(), war.levels("rok-x")), ("choose-target", 1));
}

/// Rules: nw:9.8.4b, nw:9.8.2a.
#[test]
fn who_has_retreated_there_cannot_stand_once_the_defenders_are_gone() {
    let lines = format!(
        "{STRONG}rok-x infantry X 2-3-5-4 1 at 0303
         rok-r infantry XX 5-6-5-4/4-4-5-4 1/1 at 0303 retreated\n"
    );
    let mut war = battlefield("0303=m", &lines);
    // Column 8; die 5 reads 1/1R: the brigade is gone. The other checks and fails.
    routed(&mut war, "rok-x", &[5, 9]);
    assert_eq!((war.at("rok-x"), war.levels("rok-r")), ("eliminated".into(), 1));
    assert_eq!(war.question(), "retreat");
    war.play("retreat 0304", &[]);
    assert_eq!((war.at("rok-r"), war.question()), ("0304".into(), "advance"));
}

/// Rules: nw:9.8.4b.
#[test]
fn who_has_retreated_there_stays_where_the_result_is_no_retreat() {
    let lines = format!(
        "{STRONG}town 0303
         airfield 0303
         rok-x infantry X 2-3-5-4 1 at 0303
         rok-r infantry XX 5-6-5-4/4-4-5-4 1/1 at 0303 retreated\n"
    );
    let mut war = battlefield("", &lines);
    // 6 to 1: column 11; 9 and two for town and airfield reads 1/1. The check passes.
    routed(&mut war, "rok-x", &[9, 3]);
    assert_eq!([war.at("rok-x"), war.at("rok-r")], ["eliminated", "0303"]);
    assert_eq!((war.levels("rok-r"), war.question()), (2, "choose-target"));
}

/// Rules: nw:9.8.3a.
#[test]
fn a_retreat_out_of_enemy_zones_is_not_checked() {
    let mut war = battlefield("", &format!("{STRONG}{WEAK}"));
    routed(&mut war, "rok-x", &[9]);
    war.play("retreat 0304; retreat 0305", &[]);
    assert_eq!((war.at("rok-x"), war.levels("rok-x")), ("0305".into(), 1));
}

/// Rules: nw:9.8.1b, nw:9.8.1c, nw:9.8.1d, nw:9.8.1e, nw:9.8.1f.
#[test]
fn a_refused_retreat_names_what_bars_the_way() {
    let guard = "dprk-z infantry XX 9-5-5-4/9-3-5-4 2/1 at 0306\nriver 0303/0204\n";
    let mut war = battlefield("0203=~", &format!("{STRONG}{WEAK}{guard}"));
    routed(&mut war, "rok-x", &[9]);
    assert_eq!(war.refusal("retreat 0203"), "nw:8.3.3c", "the sea");
    assert_eq!(war.refusal("retreat 0204"), "nw:9.8.1e", "no bridge");
    assert_eq!(war.refusal("retreat 0305"), "nw:9.8.1b", "two hexes away");
    let mut south = war.clone();
    south.play("retreat 0304", &[]);
    assert_eq!(south.refusal("retreat 0305"), "nw:9.8.1d", "beside the guard");
    assert_eq!(south.refusal("retreat 0303"), "nw:9.8.1b", "back where it came from");
    war.play("retreat 0403", &[]);
    assert_eq!(war.refusal("retreat 0502"), "nw:9.8.1c", "to the north");
    let tanks = "rok-x armor X 2-3-5-8/1-2-5-8 1/1 at 0303\n";
    let mut war = battlefield("0204=m", &format!("{STRONG}{tanks}"));
    routed(&mut war, "rok-x", &[9]);
    assert_eq!(war.refusal("retreat 0204"), "nw:9.8.1f");
}
