//! [NW 8.1] [NWK 5.1, 2.6] Stacking.

use rules_nextwar::terms::Side;

use crate::drive::Drive;
use crate::fields::{battlefield, field, hex};

/// Rules: nw:8.1.1.1a, nw:2.3.7.
#[test]
fn a_hex_holds_four_points_and_a_mountain_three() {
    let war = field(
        "0202=m",
        "rok-a infantry XX 5-6-5-4/3-4-5-4 3/1 at 0101
         rok-b infantry XX 5-6-5-4/3-4-5-4 2/1 at 0101
         rok-c infantry XX 5-6-5-4/3-4-5-4 2/1 at 0202
         rok-d infantry XX 5-6-5-4/3-4-5-4 2/1 at 0202",
    );
    assert_eq!(war.stacking_limit(hex(&war, "0101"), Side::Allied), 4);
    assert_eq!(war.stacking_limit(hex(&war, "0202"), Side::Allied), 3);
    assert_eq!(war.points_in(hex(&war, "0101")), 5);
    assert_eq!(war.overstacked_by(hex(&war, "0101")), 1);
    assert_eq!(war.overstacked_by(hex(&war, "0202")), 1);
}

/// Rules: nw:8.1.
#[test]
fn helicopters_and_outposts_take_no_room() {
    let war = field(
        "",
        "airbase 0303
         rok-a infantry XX 5-6-5-4/3-4-5-4 2/1 at 0303
         rok-b infantry XX 5-6-5-4/3-4-5-4 2/1 at 0303
         rok-co outpost II 0-1-4-0 0 at 0303
         rok-ah helicopter 2/1 range 12 at 0303",
    );
    assert_eq!(war.points_in(hex(&war, "0303")), 4);
    assert_eq!(war.efficiency(war.id("rok-a")), 5);
}

/// own-14: six points in one hex: two less efficiency, four points attack, a point more to leave.
/// Rules: nw:8.1.1.1b, nw:8.1.1.1d, nw:8.1.1.1e.
#[test]
fn an_overstacked_hex_is_less_efficient_and_attacks_with_as_much_as_it_holds() {
    let mut war = field(
        "",
        "dprk-a infantry XX 4-5-4-4/2-3-4-4 2/1 at 0303
         dprk-b infantry XX 4-5-4-4/2-3-4-4 2/1 at 0303
         dprk-c infantry XX 4-5-4-4/2-3-4-4 2/1 at 0302
         rok-x infantry XX 5-6-5-4/3-4-5-4 1/1 at 0304
         rok-y infantry XX 5-6-5-4/3-4-5-4 1/1 at 0204",
    );
    war.play("select dprk-c; move 0303", &[]);
    for unit in ["dprk-a", "dprk-b", "dprk-c"] {
        assert_eq!(war.efficiency(war.id(unit)), 2, "{unit}");
    }
    war.play("stop; end", &[]);
    war.play("attack 0304; add dprk-a; add dprk-b", &[]);
    assert_eq!(war.refusal("add dprk-c"), "nw:8.1.1.1e");
    war.play("drop dprk-b; add dprk-c", &[]);
    assert_eq!(war.refusal("add dprk-b"), "nw:8.1.1.1e");
    // Four points have attacked from the hex: the rest may not attack another hex either.
    let war = battlefield(
        "",
        "dprk-a infantry XX 4-5-4-4/2-3-4-4 2/1 at 0303 attacked
         dprk-b infantry XX 4-5-4-4/2-3-4-4 2/1 at 0303 attacked
         dprk-c infantry XX 4-5-4-4/2-3-4-4 2/1 at 0303
         rok-y infantry XX 5-6-5-4/3-4-5-4 1/1 at 0204",
    );
    assert_eq!(war.refusal("attack 0204"), "nw:8.1.1.1e");
}

/// Rules: nw:8.1.1.1d, nw:2.3.3a.
#[test]
fn efficiency_never_falls_below_zero() {
    let war = field(
        "",
        "dprk-a infantry XX 4-5-2-4/2-3-2-4 4/1 at 0303
         dprk-b infantry XX 4-5-4-4/2-3-4-4 3/1 at 0303",
    );
    assert_eq!(war.efficiency(war.id("dprk-a")), 0);
    assert_eq!(war.efficiency(war.id("dprk-b")), 1);
}

/// Rules: nw:8.1.1.1f, nw:9.1d.
#[test]
fn the_defender_of_an_overstacked_hex_chooses_who_defends() {
    let mut war = battlefield(
        "",
        "dprk-a infantry XX 4-5-4-4/2-3-4-4 2/1 at 0302
         rok-x infantry XX 5-6-5-4/3-4-5-4 2/1 at 0303
         rok-y infantry XX 5-6-5-4/3-4-5-4 2/1 at 0303
         rok-z infantry X 2-3-5-4 1 at 0303",
    );
    war.play("attack 0303; add dprk-a; announce", &[]);
    assert_eq!(war.question(), "choose-defenders");
    war.play("add rok-x", &[]);
    assert_eq!(war.refusal("done"), "nw:8.1.1.1f");
    war.play("add rok-y", &[]);
    assert_eq!(war.refusal("add rok-z"), "nw:8.1.1.1f");
    war.play("done; lead dprk-a", &[]);
    assert_eq!(war.refusal("lead rok-z"), "nw:9.5.1a");
    war.play("lead rok-x; done; done", &[]);
    // 4 against 6 and 6, the brigade is left out; efficiency 4 against 4 (5 less one point too
    // much).
    let fought = crate::fields::fought(&war.play("roll", &[9]));
    assert_eq!((fought.attack, fought.defense), (4, 12));
    assert!(fought.shifts.is_empty());
}

/// Rules: nw:8.1.1.1g.
#[test]
fn leaving_a_hex_that_was_overstacked_costs_a_point_more() {
    let lines = "dprk-a infantry XX 4-5-4-4/2-3-4-4 2/1 at 0301
                 dprk-b infantry XX 4-5-4-4/2-3-4-4 2/1 at 0301";
    let mut war = field("", lines);
    war.play("select dprk-a; move 0302; move 0303; move 0304; move 0305", &[]);
    assert_eq!(war.at("dprk-a"), "0305", "four points, four hexes");
    let mut war = field("", &format!("{lines}\ndprk-c infantry X 4-5-4-4 1 at 0301"));
    war.play("select dprk-a; move 0302; move 0303; move 0304", &[]);
    assert_eq!(war.question(), "choose-mover", "one point for leaving, three for three hexes");
}

/// own-13: a full hex is no road: open ground costs a point.
/// Rules: nw:8.1.1.1c, nw:8.3.2b.
#[test]
fn no_road_leads_into_or_through_a_full_hex() {
    let road = "primary 0301 0302 0303 0304 0305 0306 0307";
    let blocked = "dprk-b infantry XX 4-5-4-4/2-3-4-4 2/1 at 0302
                   dprk-c infantry XX 4-5-4-4/2-3-4-4 2/1 at 0302";
    let mover = "dprk-a infantry X 4-5-4-4 1 at 0301";
    let mut war = field("0302=w 0303=r", &format!("{road}\n{mover}\n{blocked}"));
    // Woods off the road 2, then rough off the road 2: the hex was full before the brigade came.
    war.play("select dprk-a; move 0302; move 0303", &[]);
    assert_eq!(war.question(), "choose-mover");
    // With three points there the road serves: six half points.
    let light = blocked.replace("2/1 at 0302\n", "1/1 at 0302\n");
    let mut war = field("0302=w 0303=r", &format!("{road}\n{mover}\n{light}"));
    war.play("select dprk-a; move 0302; move 0303; move 0304; move 0305; move 0306", &[]);
    assert_eq!(war.question(), "march");
}

/// Rules: nw:8.1.1.1c.
#[test]
fn a_stack_that_stands_in_a_full_hex_leaves_it_by_road() {
    let mut war = field(
        "0302=r",
        "primary 0301 0302
         dprk-a infantry XX 4-5-4-4/2-3-4-4 2/1 at 0301
         dprk-b infantry XX 4-5-4-4/2-3-4-4 2/1 at 0301",
    );
    war.play("select dprk-a; add dprk-b; move 0302; move 0303; move 0304; move 0305", &[]);
    assert_eq!(war.question(), "march", "a half and three whole points of four");
}

/// Rules: nw:8.1.1.2, nwk:5.1.1, nwk:5.1.2a, nwk:5.1.2b, nwk:5.1.2c.
#[test]
fn units_of_several_nations_in_a_hex_are_all_less_efficient() {
    let counter = |it: &str| format!("{it} infantry II 2-2-7-4 1 at 0303\n");
    let cases: [(&[&str], u8); 10] = [
        (&["dprk-a", "prc-a"], 2),
        (&["us-a", "rok-a"], 0),
        (&["us-a", "usmc-a"], 0),
        (&["cw-a", "us-a"], 0),
        (&["cw-a", "usmc-a"], 0),
        (&["cw-a", "rok-a"], 1),
        (&["cw-a", "us-a", "rok-a"], 1),
        (&["jpn-a", "us-a"], 1),
        (&["jpn-a", "cw-a"], 1),
        (&["jpn-a", "rok-a", "us-a", "cw-a"], 2),
    ];
    for (units, penalty) in cases {
        let war = field("", &units.iter().map(|it| counter(it)).collect::<String>());
        for unit in units {
            assert_eq!(war.efficiency(war.id(unit)), 7 - penalty, "{unit} of {units:?}");
        }
    }
}

/// Rules: nwk:15.12, nw:2.3.3b.
#[test]
fn the_option_of_a_weak_us_army_takes_two_off_its_efficiency() {
    let lines = "option weak-us-army on
                 us-a mechanized X 5-5-7-8 1 at 0303
                 usmc-a marine II 2-2-7-5 1 at 0404
                 rok-a infantry X 2-2-7-4 1 at 0505";
    let war = field("", lines);
    let rating = |it: &str| (war.efficiency(war.id(it)), war.is_elite(war.id(it)));
    assert_eq!(rating("us-a"), (5, false));
    assert_eq!(rating("usmc-a"), (7, true));
    assert_eq!(rating("rok-a"), (7, true));
    let war = field("", &lines.replace("weak-us-army on", "weak-us-army off"));
    assert!(war.is_elite(war.id("us-a")));
}

/// Rules: nwk:2.6a, nwk:2.6c, nwk:2.6e.
#[test]
fn two_hexes_beside_a_tunnel_hold_six_until_the_reorganization() {
    let lines = "turn 1 of 4
        dprk 0101..0703
        dmz-north 0303 0403 0503
        dmz-south 0404 0304
        dmz 0303/0304 0303/0404 0403/0404 0503/0404
        tunnels 1 0
        dprk-a infantry XX 4-5-4-4/2-3-4-4 2/1 at 0303
        dprk-b infantry XX 4-5-4-4/2-3-4-4 2/1 at 0303
        dprk-c infantry XX 4-5-4-4/2-3-4-4 2/1 at 0303
        rok-x infantry XX 5-6-5-4/3-4-5-4 2/1 at 0404
        rok-y infantry XX 5-6-5-4/3-4-5-4 2/1 at 0406
        us-y infantry XX 5-6-5-4/3-4-5-4 2/1 at 0304";
    let mut war = field("", lines);
    assert_eq!(war.efficiency(war.id("dprk-a")), 2);
    assert_eq!(war.refusal("crowd 0303"), "nwk:2.6c");
    assert_eq!(war.refusal("tunnel 0304"), "nwk:2.6a", "no southern unit there");
    assert_eq!(war.refusal("tunnel 0406"), "nwk:2.6a", "not at the border");
    war.play("tunnel 0404", &[]);
    assert_eq!(war.refusal("crowd 0405"), "nwk:2.6c", "a hex of the south");
    assert_eq!(war.refusal("crowd 0203"), "nwk:2.6c", "not beside the tunnel");
    war.play("crowd 0303", &[]);
    assert_eq!(war.stacking_limit(hex(&war, "0303"), Side::Dprk), 6);
    assert_eq!(war.stacking_limit(hex(&war, "0303"), Side::Allied), 4);
    assert_eq!(war.efficiency(war.id("dprk-a")), 4);
    war.play("crowd 0403", &[]);
    assert_eq!(war.refusal("crowd 0503"), "nwk:2.6c");
    let late =
        lines.replace("turn 1 of 4", "turn 1 of 4\nsegment first-movement\ntunnel 0404 0303");
    let late = field("", &late);
    assert_eq!(late.refusal("crowd 0403"), "nwk:2.6c");
    assert_eq!(late.efficiency(late.id("dprk-a")), 4, "until the Reorganization Phase");
    let second = lines.replace("turn 1 of 4", "turn 2 of 4");
    assert_eq!(field("", &second).refusal("tunnel 0404"), "nwk:2.6a");
    // The Reorganization Phase takes them away.
    let last = lines.replace("turn 1 of 4", "turn 1 of 4\nsegment second-combat\ntunnel 0404 0303");
    let mut war = field("", &last);
    war.play("end", &[5, 5, 5, 5, 5]);
    assert!(war.core().tunnels.is_empty());
    assert_eq!(war.stacking_limit(hex(&war, "0303"), Side::Dprk), 4);
}

/// Rules: nw:8.1.2.
#[test]
fn every_stack_lies_open_to_both_players_and_to_whoever_watches() {
    use kernel::{Game, Seat, Viewer};
    use scene::{Face, Show};
    let war = field(
        "",
        "airbase 0303
         dprk-a infantry XX 4-5-4-4/2-3-4-4 2/1 at 0302
         dprk-b infantry XX 4-5-4-4/2-3-4-4 2/1 at 0302 levels=1
         rok-x infantry XX 5-6-5-4/3-4-5-4 2/1 at 0303
         rok-ah helicopter 2/1 range 12 at 0303",
    );
    let viewers = [Viewer::Player(Seat(0)), Viewer::Player(Seat(1)), Viewer::Spectator];
    for viewer in viewers {
        let counters = war.scene(viewer).counters;
        let mut ids: Vec<&str> = counters.iter().map(|it| it.id.as_str()).collect();
        ids.sort_unstable();
        assert_eq!(ids, ["dprk-a", "dprk-b", "rok-ah", "rok-x"], "{viewer:?}");
        assert!(counters.iter().all(|it| it.face == Face::Up), "{viewer:?}");
        let reduced = counters.iter().find(|it| it.id == "dprk-b").expect("it is there");
        assert_eq!((reduced.values["attack"], reduced.values["levels"]), (2, 1), "{viewer:?}");
        let mut dice = kernel::dice::SearchDice::new(1);
        assert_eq!(war.guess(viewer, &mut dice), war, "{viewer:?}: there is nothing to guess");
    }
}

/// Rules: nw:8.1.1.1e.
#[test]
fn who_has_attacked_from_an_overstacked_hex_and_advanced_leaves_no_room_for_more() {
    let mut war = battlefield(
        "",
        "dprk-a infantry XX 9-5-5-4/9-3-5-4 2/1 at 0303
         dprk-b infantry XX 9-5-5-4/9-3-5-4 2/1 at 0303
         dprk-c infantry XX 9-5-5-4/9-3-5-4 2/1 at 0303
         rok-x infantry X 1-1-2-4 1 at 0304
         rok-y infantry X 1-1-2-4 1 at 0204",
    );
    // 9 to 1, and one right: efficiency 5 less two against 2: column 12; 0 less one reads 0/4R.
    let fought = crate::fields::attack(&mut war, "0304", "dprk-a", "rok-x", &[0]);
    assert_eq!((fought.column, crate::fields::result(&fought)), (12, "0/4R".into()));
    war.play("advance dprk-a; done; attack 0204; add dprk-b", &[]);
    assert_eq!(war.at("dprk-a"), "0304");
    assert_eq!(war.refusal("add dprk-c"), "nw:8.1.1.1e", "two points and two have attacked");
}

/// Rules: nw:8.1.1.1e.
#[test]
fn a_loss_in_the_attack_gives_no_room_back() {
    let mut war = battlefield(
        "",
        "dprk-a infantry XX 9-5-4-4/9-3-4-4 2/1 at 0303
         dprk-b infantry X 9-5-4-4 1 at 0303
         dprk-c infantry X 9-5-4-4 1 at 0303
         dprk-d infantry X 9-5-4-4 1 at 0303
         rok-x infantry XX 9-9-3-4/9-8-3-4 2/1 at 0304
         rok-y infantry X 1-1-2-4 1 at 0204",
    );
    // One to one, efficiency 3 against 3: column 5; die 3 reads 1/1.
    let fought = crate::fields::attack(&mut war, "0304", "dprk-a", "rok-x", &[3]);
    assert_eq!(crate::fields::result(&fought), "1/1");
    assert_eq!((war.levels("dprk-a"), war.overstacked_by(hex(&war, "0303"))), (1, 0));
    war.play("attack 0204; add dprk-b; add dprk-c", &[]);
    assert_eq!(war.refusal("add dprk-d"), "nw:8.1.1.1e", "it attacked with two points");
    // What attacks from another hex is not counted here.
    let mut war = battlefield(
        "",
        "dprk-a infantry XX 9-5-4-4/9-3-4-4 4/1 at 0303
         dprk-b infantry XX 9-5-4-4/9-3-4-4 4/1 at 0203
         rok-y infantry X 1-1-2-4 1 at 0204",
    );
    war.play("attack 0204; add dprk-a; add dprk-b", &[]);
}

/// Rules: nw:8.1.1.1c, nw:8.1.1.1g.
#[test]
fn who_leaves_others_behind_in_a_full_hex_leaves_it_by_road() {
    let mut war = field(
        "0302=h 0303=h",
        "primary 0301 0302 0303
         dprk-a infantry X 4-5-4-4 1 at 0301
         dprk-b infantry XX 4-5-4-4/2-3-4-4 2/1 at 0301
         dprk-c infantry XX 4-5-4-4/2-3-4-4 2/1 at 0301",
    );
    war.play("select dprk-a; move 0302; move 0303", &[]);
    assert_eq!(war.question(), "march", "a point for leaving and two halves of four");
}

/// Rules: nw:8.1.1.1e, nw:9.1c.
#[test]
fn what_has_attacked_from_a_hex_adds_up_over_several_attacks() {
    let mut lines = "rok-x infantry XX 9-9-5-4/9-8-5-4 2/1 at 0304
        rok-y infantry XX 9-9-5-4/9-8-5-4 2/1 at 0204\n"
        .to_owned();
    for id in ["a", "b", "c", "d", "e"] {
        lines += &format!("dprk-{id} infantry X 1-5-4-4 1 at 0303\n");
    }
    let mut war = battlefield("", &lines);
    crate::fields::attack(&mut war, "0304", "dprk-a dprk-b", "rok-x", &[9]);
    war.play("attack 0204; add dprk-c; add dprk-d", &[]);
    assert_eq!(war.refusal("add dprk-e"), "nw:8.1.1.1e", "four points have attacked");
}
