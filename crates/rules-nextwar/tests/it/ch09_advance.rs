//! [NW 9.9, 9.10] Advance after combat.

use rules_nextwar::state::War;

use crate::drive::Drive;
use crate::fields::{battlefield, field, open_hexes};
use crate::stage::stage;

const FORCE: &str = "dprk-a infantry XX 9-5-5-4/9-3-5-4 2/1 at 0302
                     dprk-t armor X 9-5-5-8/9-3-5-8 1/1 at 0302
                     dprk-m motorized X 9-5-5-6/9-3-5-6 1/1 at 0302\n";

/// Attacks 0303 with all three and wipes out the brigade there: the last columns.
#[track_caller]
fn won(hexes: &str, lines: &str) -> War {
    let brigade = "rok-x infantry X 1-1-2-4 1 at 0303\n";
    let mut war = battlefield(hexes, &format!("{FORCE}{brigade}{lines}"));
    let plan = "attack 0303; add dprk-a; add dprk-t; add dprk-m; announce; lead dprk-a; lead rok-x";
    war.play(&format!("{plan}; done; done; roll"), &[0]);
    assert_eq!(war.at("rok-x"), "eliminated");
    war
}

/// Rules: nw:9.2.8, nw:9.9a, nw:9.9b, nw:8.2.2g.
#[test]
fn at_least_one_attacker_advances_and_no_more_than_the_hex_holds() {
    let mut war = won("", "");
    assert_eq!(war.question(), "advance");
    assert_eq!(war.refusal("done"), "nw:9.9a");
    war.play("advance dprk-a; advance dprk-m; advance dprk-t", &[]);
    assert_eq!(war.at("dprk-t"), "0303", "four points");
    let big = FORCE.replace("1/1 at", "2/1 at");
    let lines = format!("{big}rok-x infantry X 1-1-2-4 1 at 0303\n");
    let mut war = battlefield("", &lines);
    let plan = "attack 0303; add dprk-a; add dprk-t; announce; lead dprk-a; lead rok-x";
    war.play(&format!("{plan}; done; done; roll; advance dprk-a; advance dprk-t"), &[0]);
    assert_eq!(war.refusal("advance dprk-m"), "nw:9.9a", "it did not attack");
    let lines = lines.replace("9-3-5-8 2/1 at 0302", "9-3-5-8 2/1 at 0203");
    let mut war = battlefield("", &lines);
    let plan = "attack 0303; add dprk-a; add dprk-t; add dprk-m; announce; lead dprk-a; lead rok-x";
    war.play(&format!("{plan}; done; done; roll; advance dprk-a; advance dprk-t"), &[0]);
    assert_eq!(war.refusal("advance dprk-m"), "nw:9.9b");
}

/// Rules: nw:9.2.8, nw:8.1.1.1a.
#[test]
fn three_points_advance_into_the_mountains() {
    let mut war = won("0303=m", "secondary 0302 0303");
    war.play("advance dprk-a; advance dprk-t", &[]);
    assert_eq!(war.refusal("advance dprk-m"), "nw:9.9b");
    war.play("done", &[]);
}

/// Rules: nw:9.9c, nw:8.2.2g.
#[test]
fn vehicles_go_on_one_hex_after_a_rout_whatever_zones_there_are() {
    let guard =
        "rok-z infantry XX 5-6-5-4/3-4-5-4 2/1 at 0305\nrok-w infantry X 5-6-5-4 1 at 0204\n";
    let mut war = won("", &format!("{guard}dprk-f infantry X 1-1-5-4 1 at 0203"));
    war.play("advance dprk-a; advance dprk-t; advance dprk-m; done", &[]);
    assert_eq!(war.question(), "advance-again");
    // Not the hex of an enemy, nor that of a friend who did not advance.
    assert_eq!(open_hexes(&war, "go"), ["0302", "0304", "0403", "0404"]);
    assert_eq!((war.refusal("go 0204"), war.refusal("go 0305")), ("nw:9.9c", "nw:9.9c"));
    war.play("go 0304", &[]);
    assert_eq!(war.at("dprk-t"), "0304");
    assert!(war.offers("go 0304"), "with another that advanced");
    war.play("done", &[]);
    assert_eq!(war.question(), "choose-target", "infantry does not go on");
}

/// Rules: nw:9.9c.
#[test]
fn nobody_goes_on_where_the_defender_went_but_one_hex() {
    let lines = format!("{FORCE}rok-x infantry XX 2-9-5-4/1-8-5-4 1/1 at 0303\n");
    let mut war = battlefield("0303=h", &lines);
    // Halved tanks: 9 + 5 + 9 to 9 is two to one: column 5; die 2 less one reads 1/1R.
    let plan = "attack 0303; add dprk-a; add dprk-t; add dprk-m; announce; lead dprk-a; lead rok-x";
    war.play(&format!("{plan}; done; done; roll; retreat 0304; advance dprk-t; done"), &[2]);
    assert_eq!(war.question(), "choose-target");
}

/// Rules: nw:9.9d.
#[test]
fn hills_and_rivers_are_entered_a_second_time_only_by_road() {
    let hexes = "0403=m 0304=h 0204=H 0404=.";
    let rivers = "river 0303/0404 0303/0203\n";
    let mut war = won(hexes, &format!("{rivers}rok-w infantry X 5-6-5-4 1 at 0701"));
    war.play("advance dprk-t; done", &[]);
    assert_eq!(war.question(), "choose-target", "nothing is open to it");
    let roads = "secondary 0303 0403\nsecondary 0303 0304\nsecondary 0303 0404\n";
    let mut war = won(hexes, &format!("{rivers}{roads}"));
    war.play("advance dprk-t; done", &[]);
    assert_eq!(open_hexes(&war, "go"), ["0304", "0403", "0404"]);
    assert_eq!((war.refusal("go 0204"), war.refusal("go 0203")), ("nw:9.9d", "nw:9.9d"));
}

/// Rules: nw:9.9e.
#[test]
fn nobody_goes_on_in_storms() {
    let mut war = won("", "weather storms");
    war.play("advance dprk-t; done", &[]);
    assert_eq!(war.question(), "choose-target");
}

/// Rules: nw:9.10a, nw:9.10b, nw:8.4.1a.
#[test]
fn who_advances_into_a_place_clears_it_and_goes_no_farther() {
    let mut war = won("", "port 0303");
    war.play("advance dprk-t; advance dprk-m", &[]);
    war.play("done", &[1]);
    let marker = war.core().clearing[0];
    assert_eq!(marker.number, 2, "the first of the cup");
    assert_eq!(war.question(), "choose-target");
    let mut war = won("", "port 0304\ncity 0404\nairfield 0204");
    war.play("advance dprk-t; done", &[]);
    assert_eq!(open_hexes(&war, "go"), ["0203", "0204", "0403"], "an airfield is no such place");
    assert_eq!((war.refusal("go 0304"), war.refusal("go 0404")), ("nw:9.10b", "nw:9.10b"));
}

/// Rules: nw:9.10a, nw:8.4.1.2a.
#[test]
fn who_advances_into_a_place_of_his_own_country_clears_nothing() {
    let lines = "segment reaction-combat
                 port 0303
                 control dprk 0303
                 rok-a infantry XX 9-5-5-4/9-3-5-4 2/1 at 0304
                 dprk-x infantry X 1-1-2-4 1 at 0303";
    let mut war = field("", lines);
    let plan = "attack 0303; add rok-a; announce; lead rok-a; lead dprk-x; done; done";
    war.play(&format!("{plan}; roll; advance rok-a; done"), &[0]);
    assert!(war.core().clearing.is_empty());
}

/// Rules: nw:9.9c, nw:9.8.1a.
#[test]
fn vehicles_go_on_where_the_defender_had_to_go_two_hexes() {
    let lines = format!("{FORCE}rok-x infantry XX 2-9-5-4/1-8-5-4 1/1 at 0303\n");
    let mut war = battlefield("", &lines);
    // 9, twice 9 and 9 to 9: column 9; die 7 reads 1/R.
    let plan = "attack 0303; add dprk-a; add dprk-t; add dprk-m; announce; lead dprk-a; lead rok-x";
    war.play(&format!("{plan}; done; done; roll; retreat 0304; retreat 0305"), &[7]);
    war.play("advance dprk-t; done", &[]);
    assert_eq!(war.question(), "advance-again");
    assert!(war.offers("go 0304"));
}

/// Rules: nw:9.9c, nw:9.9b, nw:8.3.3c.
#[test]
fn nobody_goes_on_over_water_out_of_play_or_into_a_hex_without_room() {
    let water = "all-water 0303/0304 0303/0204\nprimary 0303 0204\noutside 0404\n";
    let mut war = won("0403=~", water);
    war.play("advance dprk-t; done", &[]);
    assert_eq!(open_hexes(&war, "go"), ["0203", "0204"], "friends stand in 0302");
    // Two units of two points each do not both fit into the mountains.
    let big = FORCE.replace("1/1 at", "2/1 at").replace("dprk-a infantry", "dprk-a motorized");
    let lines = format!("{big}secondary 0303 0304\nrok-x infantry X 1-1-2-4 1 at 0303\n");
    let mut war = battlefield("0304=m", &lines);
    let plan = "attack 0303; add dprk-t; add dprk-m; announce; lead dprk-t; lead rok-x";
    war.play(&format!("{plan}; done; done; roll; advance dprk-t; advance dprk-m; done"), &[0]);
    war.play("go 0304", &[]);
    assert!(!war.offers("go 0304"), "two points and two are more than three");
}

/// Rules: nw:9.9c, nw:9.8.1g.
#[test]
fn vehicles_go_on_where_some_defenders_went_two_hexes_and_the_rest_could_not_and_died() {
    let tanks = "dprk-t armor X 9-5-5-8/9-3-5-8 1/1 at 0302
                 dprk-m motorized X 9-5-5-6/9-3-5-6 1/1 at 0302
                 rok-x infantry XX 2-3-5-4/1-2-5-4 1/1 at 0303\n";
    let rest = "rok-y mechanized X 2-3-2-8 1 at 0303";
    let mut war = battlefield("0203=~ 0403=~ 0204=~ 0404=~ 0304=m", &format!("{tanks}{rest}"));
    // 18 to 6: column 8; die 6 reads 1/R. Vehicles do not retreat into the mountains.
    let plan = "attack 0303; add dprk-t; add dprk-m; announce; lead dprk-t; lead rok-x";
    war.play(&format!("{plan}; done; done; roll; retreat 0304; retreat 0305"), &[6]);
    assert_eq!((war.at("rok-x").as_str(), war.at("rok-y").as_str()), ("0305", "eliminated"));
    war.play("advance dprk-t; advance dprk-m; done", &[]);
    assert_eq!(war.question(), "advance-again");
    assert_eq!(war.options("go"), ["0302"]);
}

/// Rules: nw:9.9c, nw:8.5.8.1i.
#[test]
fn vehicles_do_not_go_on_from_a_beach_that_was_empty() {
    let text = |defender: &str| {
        format!(
            "| ~...
             | ~...
             | ~...
             dprk 0201..0403
             us-amph amph 1 range 4 capacity 2 at 0102 assaulting
             usmc-lar marine-mech II 9-2-7-8/9-1-7-8 1 at aboard-us-amph
             segment initiative-combat
             kind initiative allied
             sea yellow-sea allied allied
             {defender}"
        )
    };
    let mut war = stage(&text(""));
    war.play("attack 0202; add usmc-lar; announce; advance usmc-lar; done", &[]);
    assert_eq!((war.at("usmc-lar").as_str(), war.question()), ("0202", "choose-target"));
    // 5 to 1 on the open: column 10, five right for efficiency, one left for the assault.
    let mut war = stage(&text("dprk-x infantry X 1-1-2-4 1 at 0202"));
    let plan = "attack 0202; add usmc-lar; announce; lead usmc-lar; lead dprk-x; done; done";
    war.play(&format!("{plan}; roll; advance usmc-lar; done"), &[0]);
    assert_eq!((war.at("dprk-x").as_str(), war.question()), ("eliminated", "advance-again"));
}

/// Rules: nwk:7.1.2c, nwk:7.1.2.2b, nw:9.9a.
#[test]
fn militia_attacks_over_the_border_and_does_not_follow() {
    let north = "dprk 0101..0702\nsegment reaction-combat
                 rok-h infantry X 9-5-5-4 1 group=hr at 0303
                 dprk-x infantry X 1-1-2-4 1 at 0302\n";
    let plan = "attack 0302; add rok-h; announce; lead rok-h; lead dprk-x; done; done; roll";
    let mut war = field("", north);
    war.play(plan, &[0]);
    assert_eq!((war.at("dprk-x").as_str(), war.question()), ("eliminated", "choose-target"));
    let mut war = field("", &format!("{north}rok-i infantry X 9-5-5-4 1 at 0303"));
    war.play(&plan.replace("announce", "add rok-i; announce"), &[0]);
    assert_eq!(war.refusal("advance rok-h"), "nwk:7.1.2c");
    war.play("advance rok-i; done", &[]);
    assert_eq!((war.at("rok-h").as_str(), war.at("rok-i").as_str()), ("0303", "0302"));
    let guards = "dprk 0101..0702\nsegment initiative-combat
                  dprk-h infantry X 9-5-5-4 1 group=rg at 0302
                  dprk-i infantry X 9-5-5-4 1 at 0302
                  rok-x infantry X 1-1-2-4 1 at 0303\n";
    let mut war = field("", guards);
    let plan = "attack 0303; add dprk-h; add dprk-i; announce; lead dprk-h; lead rok-x";
    war.play(&format!("{plan}; done; done; roll"), &[0]);
    assert_eq!(war.refusal("advance dprk-h"), "nwk:7.1.2.2b");
}

/// Rules: nw:9.9a.
#[test]
fn nobody_follows_out_of_the_part_of_the_map_that_is_played_on() {
    let mut war = won("", "outside 0303");
    assert_eq!(war.question(), "choose-target");
    war.play("end", &[]);
}

/// Rules: nw:9.9b, nw:8.1.1.1a.
#[test]
fn three_points_have_gone_on_into_the_mountains_and_a_fourth_does_not() {
    let all = FORCE.replace("infantry XX 9-5-5-4/9-3-5-4", "motorized XX 9-5-5-6/9-3-5-6");
    let lines = format!("{all}secondary 0303 0304\nrok-x infantry X 1-1-2-4 1 at 0303\n");
    let mut war = battlefield("0304=m", &lines);
    let plan = "attack 0303; add dprk-a; add dprk-t; add dprk-m; announce; lead dprk-a; lead rok-x";
    war.play(&format!("{plan}; done; done; roll"), &[0]);
    war.play("advance dprk-a; advance dprk-t; advance dprk-m; done", &[]);
    war.play("go 0304; go 0304", &[]);
    assert_eq!(war.question(), "advance-again");
    assert_eq!(war.refusal("go 0304"), "nw:9.9b");
}
