//! Chapter 22.2: who finds a place in the set-ups of the battles.

use std::collections::BTreeSet;

use rules_prussia::{Army, Decision, GroupId, Piece};

use crate::data::{battle, scenario};
use crate::fight::Go;
use crate::stage::Stage;

/// Sets pieces up where the quick set-up has them until a certain one is asked for.
fn until(stage: &mut Stage, last: &str) {
    loop {
        let Decision::SetUp { piece } = stage.asks() else { panic!("{last} is not set up") };
        let scenario = stage.0.scenario().clone();
        let id = match piece {
            Piece::Unit(unit) => &scenario.unit(unit).id,
            Piece::Leader(leader) => &scenario.leader(leader).id,
        };
        if id == last {
            return;
        }
        let quick = scenario.setups.iter().find_map(|it| it.quick.get(&piece));
        let hex = scenario.field.label(*quick.expect("a quick set-up"));
        stage.go(&format!("place {hex}"), &[]);
    }
}

/// Rules: pg:24.2e.
#[test]
fn pg_24_2e_guns_near_two_leaders_count_for_the_one_that_has_room() {
    let mut stage = Stage(battle("leuthen"));
    until(&mut stage, "au-art-1");
    // 3110 is near Colloredo, who has room for three, and near Serbelloni, who has room for one;
    // 3308 and 3309 are near Serbelloni alone.
    stage.go("place 3110", &[]);
    stage.go("place 3308", &[]);
    assert_eq!(stage.rule("place 3309"), "pg:24.2e");
    // Colloredo takes two more, near him alone.
    stage.go("place 2911; place 2911", &[]);
    assert_eq!(stage.rule("place 2912"), "pg:24.2e");
}

/// Rules: pg:25.3.1b.
#[test]
fn pg_25_3_1b_each_pair_of_leaders_finds_its_two_posts() {
    let mut stage = Stage(battle("zorndorf"));
    stage.go("quick; place 2212", &[]);
    // 2209 belongs to both posts, 2106 and 1907 to that of 2108, 2411 to that of 2210.
    for (first, second) in [("2209", "2106"), ("2209", "2411"), ("2106", "2209"), ("2106", "2411")]
    {
        let mut stage = stage.clone();
        stage.go(&format!("place {first}; place {second}"), &[]);
    }
    stage.go("place 2106", &[]);
    assert_eq!(stage.rule("place 1907"), "pg:25.3.1b");
}

/// Rules: pg:25.3.2a.
#[test]
fn pg_25_3_2a_one_leader_at_the_bridgehead_and_the_others_beyond_the_river() {
    let mut stage = Stage(battle("zorndorf-free"));
    // 3415 lies near 3215 and north of the Mietzel, 3215 itself south of it.
    stage.go("place 3415; place 3215", &[]);
    assert_eq!(stage.rule("place 3214"), "pg:25.3.2a");
    // The last of seven has to be the one at the bridgehead if nobody is there yet.
    let mut stage = Stage(battle("zorndorf-free"));
    stage.go("place 3612; place 3612; place 3612; place 3612; place 3612; place 3612", &[]);
    assert_eq!(stage.rule("place 3612"), "pg:25.3.2a");
    assert!(stage.offers("place 3215") && stage.offers("place 3415"));
}

fn columns(name: &str, region: &str) -> BTreeSet<String> {
    let scenario = scenario(name);
    let labels = scenario.field.region(region).iter().map(|&it| scenario.field.label(it));
    labels.map(|it| it[..2].to_owned()).collect()
}

/// Rules: pg:25.3.2b, pg:23.3b.
#[test]
fn pg_25_3_2b_south_of_a_line_and_south_of_a_town() {
    // At Zorndorf columns grow to the north: south of 25xx ends with 24xx.
    let last = columns("zorndorf-free", "russian-free-setup").last().cloned();
    assert_eq!(last.as_deref(), Some("24"));
    // At Rossbach they grow to the south: Mücheln ends with 14xx, the camp begins with 15xx.
    let first = columns("rossbach", "fre-camp").first().cloned();
    let mucheln = columns("rossbach", "mucheln").last().cloned();
    assert_eq!((mucheln.as_deref(), first.as_deref()), (Some("14"), Some("15")));
}

/// Rules: pg:24.3a, pg:6.3.1a.
#[test]
fn pg_24_3a_in_the_battle_nostitz_is_of_the_cavalry() {
    let scenario = scenario("leuthen-battle");
    let group = |wing: &str| {
        let wing = scenario.find_wing(wing).expect("a wing");
        scenario.wing_groups[usize::from(wing.0)]
    };
    assert_eq!(group("nostitz"), GroupId::basic(Army::Coalition, true));
    assert_eq!(scenario.group(group("nadasdy")).id, "nadasdy");
}

const DETACHED: [&str; 8] =
    ["croats-1", "croats-2", "hus-30", "hus-24", "croats-3", "croats-4", "hus-32", "drg-31"];

/// Torgau with Reid's units and Drg 31 set up in these hexes, and the detachments they are of.
fn reid(hexes: [&str; 8]) -> [Option<String>; 8] {
    let mut stage = Stage(battle("torgau"));
    for hex in hexes {
        stage.go(&format!("place {hex}"), &[]);
    }
    let groups = &stage.0.scenario().groups;
    DETACHED.map(|it| {
        let det = stage.0.unit(stage.id(it)).det;
        groups.get(usize::from(det)).map(|it| it.id.clone())
    })
}

/// Rules: pg:26.3b.
#[test]
fn pg_26_3b_the_set_up_tells_who_is_of_which_detachment() {
    let one = reid(["2422", "2422", "2421", "2421", "2422", "2422", "2421", "2421"]);
    assert_eq!(one, DETACHED.map(|_| Some("det-1".to_owned())));
    // In the camp nobody is detached.
    let none = reid(["2415", "2415", "2416", "2416", "2415", "2415", "2416", "2416"]);
    assert_eq!(none, DETACHED.map(|_| None));
    // Two of them, and Drg 31 in the camp.
    let two = reid(["2422", "1815", "2421", "1815", "2422", "1815", "2422", "2415"]);
    let det = |it: u8| Some(format!("det-{it}"));
    assert_eq!(two, [det(1), det(2), det(1), det(2), det(1), det(2), det(1), None]);
}

/// Rules: pg:26.3b, pg:26.3c.
#[test]
fn pg_26_3b_three_detachments_at_most_and_three_hexes_between_them() {
    let mut stage = Stage(battle("torgau"));
    stage.go("place 2422", &[]);
    assert_eq!(stage.rule("place 2419"), "pg:26.3b", "two hexes between them");
    assert!(stage.offers("place 2418") && stage.offers("place 2423"));
    stage.go("place 1415; place 1815", &[]);
    let refused = stage.refused("place 3015");
    assert_eq!(refused.rule.to_string(), "pg:26.3b");
    assert_eq!(refused.why, "there are as many detachments as there may be");
    assert!(
        stage.offers("place 1416") && stage.offers("place 2415"),
        "with another or in the camp"
    );
    assert_eq!(stage.rule("place 3415"), "pg:22.2e", "north of 34xx");
}
