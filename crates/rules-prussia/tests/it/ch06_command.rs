//! Chapters 6 and 7.3: activation, groups, command, columns.

use rules_prussia::{Army, Decision, Event, Flags, GroupId};

use crate::bench::{FOOT1, FOOT2, FOOT4, GUN2, HORSE2, HORSE4, wide};
use crate::data;
use crate::stage::{Drawing, Stage};

/// Prussia active, the Coalition not: a Prussian unit comes within sight.
fn asleep(other: &[(&str, char)], from: &str) -> Drawing {
    wide(other).main(true, false).unit("a", "prussia cavalry hussar", HORSE2, from).unit(
        "x",
        "coalition infantry line",
        FOOT4,
        "1005",
    )
}

/// Rules: pg:6.1a, pg:6.1.1a.
#[test]
fn pg_6_1a_an_inactive_army_does_nothing_and_tries_once_a_turn() {
    let mut stage = wide(&[])
        .main(false, false)
        .phase("prussia", "activation")
        .unit("a", "prussia infantry line", FOOT4, "0105")
        .unit("x", "coalition infantry line", FOOT4, "1405")
        .leader("king", "prussia commander 3 any", 0, "0105")
        .leader("duke", "coalition commander 3 any", 0, "1405")
        .stage();
    assert_eq!(stage.asks(), Decision::Activate);
    // 3 + 3 is not 7: nothing else in this turn; the enemy is asked the same and lets it be.
    stage.play("attempt", &[3]);
    assert_eq!((stage.asked(), stage.asks()), (Army::Coalition, Decision::Activate));
    stage.play("hold", &[]);
    assert_eq!((stage.asked(), stage.asks()), (Army::Prussia, Decision::Activate));
    // 3 + 4 is: command at once, movement, and no further try in later turns.
    stage.play("attempt", &[4, 1]);
    assert_eq!((stage.asks(), stage.0.army_state(Army::Prussia).active), (Decision::Order, true));
    stage.play("end; hold", &[1]);
    assert_eq!((stage.asked(), stage.asks()), (Army::Prussia, Decision::Order));
}

/// Rules: pg:6.1b, pg:6.1c, pg:6.1d.
#[test]
fn pg_6_1c_main_scenarios_begin_asleep_and_battles_awake() {
    for name in data::names() {
        let scenario = data::scenario(&name);
        let active = Army::BOTH.map(|it| scenario.side(it).active);
        let expected = match name.as_str() {
            it if it.ends_with("-battle") || it == "training" => [true, true],
            it if it.starts_with("leuthen") => [true, false],
            _ => [false, false],
        };
        assert_eq!(active, expected, "{name}");
    }
}

/// Rules: pg:6.1.2a, pg:6.1.2b.
#[test]
fn pg_6_1_2a_an_enemy_in_sight_at_three_hexes_wakes_the_army_in_its_next_turn() {
    let mut stage = asleep(&[], "0605").stage();
    let events = stage.play("select a; move 0705; stop", &[]);
    assert!(events.iter().any(|it| matches!(it, Event::Alarmed { army: Army::Coalition })));
    assert!(!stage.0.army_state(Army::Coalition).active, "not before its own turn");
    // Its turn begins: active, command is rolled, it moves. Nothing was paid.
    stage.play("end", &[1]);
    assert!(stage.0.army_state(Army::Coalition).active);
    assert_eq!((stage.asked(), stage.asks()), (Army::Coalition, Decision::Order));
    assert!(stage.0.army_state(Army::Coalition).track.pieces.is_empty());
    // Four hexes away, or behind woods, nothing happens.
    let mut far = asleep(&[], "0505").stage();
    far.play("select a; move 0605; stop", &[]);
    assert!(!far.0.army_state(Army::Coalition).alarmed);
    let woods: Vec<(String, char)> = (1..=14).map(|row| (format!("09{row:02}"), 'w')).collect();
    let woods: Vec<(&str, char)> = woods.iter().map(|it| (it.0.as_str(), it.1)).collect();
    let mut hidden = asleep(&woods, "0605").stage();
    hidden.play("select a; move 0705; stop", &[]);
    assert!(!hidden.0.army_state(Army::Coalition).alarmed);
}

/// Rules: pg:6.1.3a, pg:6.1.3b.
#[test]
fn pg_6_1_3a_the_first_sight_within_seven_hexes_gives_one_chance() {
    let drawing = || asleep(&[], "0105").leader("duke", "coalition commander 3 any", 0, "1005");
    let mut stage = drawing().stage();
    // 0205 is eight hexes away, 0305 seven.
    stage.play("select a; move 0205", &[]);
    assert_eq!(stage.asked(), Army::Prussia);
    stage.play("move 0305", &[]);
    assert_eq!((stage.asked(), stage.asks()), (Army::Coalition, Decision::Sight { det: None }));
    let mut lapsed = stage.clone();
    lapsed.play("hold; move 0405", &[]);
    assert_eq!(lapsed.asked(), Army::Prussia, "a chance not used is gone");
    let mut failed = stage.clone();
    failed.play("attempt; move 0405", &[4]);
    assert_eq!(
        (failed.asked(), failed.0.army_state(Army::Coalition).active),
        (Army::Prussia, false)
    );
    stage.play("attempt; activate", &[5]);
    assert!(stage.0.army_state(Army::Coalition).active);
}

/// Rules: pg:6.1.3b, pg:6.1.1a.
#[test]
fn pg_6_1_3b_an_army_has_one_chance_on_sight_in_the_game() {
    let mut stage = asleep(&[], "0105")
        .unit("b", "prussia cavalry hussar", HORSE2, "0210")
        .leader("duke", "coalition commander 3 any", 0, "1005")
        .stage();
    stage.play("select a; move 0205; move 0305; attempt", &[4]);
    // The other unit comes into view in the same turn, the first one nearer in the next.
    stage.play("stop; select b; move 0309; move 0409; stop", &[]);
    assert_eq!(stage.asked(), Army::Prussia);
    // It may still try in its own turn.
    stage.play("end", &[]);
    assert_eq!((stage.asked(), stage.asks()), (Army::Coalition, Decision::Activate));
    stage.play("hold", &[1]);
    stage.play("select a; move 0405; move 0505; stop", &[]);
    assert_eq!((stage.asked(), stage.asks()), (Army::Prussia, Decision::Order));
    assert!(!stage.0.army_state(Army::Coalition).active);
}

const DET: &str = "[[group]]\nid = \"det\"\nside = \"coalition\"\nname = { en = \"d\", it = \"d\" }\n\
                   cv = 4\nwings = []\nunits = [\"d\"]\ndetachment = true\n";

/// Rules: pg:6.1.2c, pg:6.3a, pg:6.3b, pg:6.3.2a, pg:6.3.1a.
#[test]
fn pg_6_3b_a_detachment_wakes_alone_and_has_its_own_chance() {
    let mut stage = wide(&[])
        .main(true, false)
        .tables(DET)
        .unit("a", "prussia cavalry hussar", HORSE2, "0405")
        .unit("d", "coalition infantry line", FOOT2, "0805")
        .unit("x", "coalition infantry line", FOOT4, "1412")
        .leader("duke", "coalition commander 3 any", 0, "1412")
        .stage();
    let det = GroupId(4);
    // Within three hexes of the detachment: it is active at once, the army is not even alarmed.
    let events = stage.play("select a; move 0505", &[]);
    assert!(events.iter().any(|it| matches!(it, Event::DetActivated { group } if *group == det)));
    assert!(!stage.0.army_state(Army::Coalition).alarmed);
    // Its own chance on sight: it fails, so the army sleeps on, but the detachment may act.
    assert_eq!(stage.asks(), Decision::Sight { det: Some(det) });
    let mut woken = stage.clone();
    stage.play("attempt; stop", &[4]);
    assert!(stage.0.may_act(stage.id("d")) && !stage.0.may_act(stage.id("x")));
    assert_eq!(stage.0.group_of(stage.id("d")), det);
    // If it succeeds the whole army wakes and the detachment joins it.
    let events = woken.play("attempt; activate; stop", &[5]);
    assert!(events.iter().any(|it| matches!(it, Event::Dissolved { .. })));
    assert!(woken.0.may_act(woken.id("x")));
    assert_eq!(woken.0.group_of(woken.id("d")), GroupId::basic(Army::Coalition, false));
}

/// Rules: pg:6.1.3b, pg:6.3.2a.
#[test]
fn pg_6_1_3b_a_detachment_has_one_chance_and_the_army_another() {
    let mut stage = wide(&[])
        .main(true, false)
        .tables(DET)
        .unit("a", "prussia cavalry hussar", HORSE2, "0405")
        .unit("b", "prussia cavalry hussar", HORSE2, "1403")
        .unit("d", "coalition infantry line", FOOT2, "0805")
        .unit("x", "coalition infantry line", FOOT4, "1412")
        .leader("duke", "coalition commander 3 any", 0, "1412")
        .leader("l", "prussia-horse", 0, "0405")
        .stage();
    stage.play("select a; move 0505", &[]);
    assert_eq!(stage.asks(), Decision::Sight { det: Some(GroupId(4)) });
    // The chance of the detachment is gone, whomever it sees; b is eight hexes from the army, then seven.
    stage.play("hold; stop; select b; move 1404", &[]);
    assert_eq!(stage.asked(), Army::Prussia);
    stage.play("move 1405", &[]);
    assert_eq!((stage.asked(), stage.asks()), (Army::Coalition, Decision::Sight { det: None }));
    stage.play("attempt; move 1406", &[4]);
    assert_eq!(stage.asked(), Army::Prussia, "and so is that of the army");
}

/// Rules: pg:6.2a, pg:6.2b, pg:1.2e, pg:1.2f.
#[test]
fn pg_6_2a_every_wing_has_one_group_and_every_army_two_basic_ones() {
    for name in data::names() {
        let scenario = data::scenario(&name);
        for army in Army::BOTH {
            for cavalry in [false, true] {
                assert_eq!(scenario.group(GroupId::basic(army, cavalry)).army, army, "{name}");
            }
        }
        for wing in scenario.wing_ids() {
            let (info, group) = (scenario.wing(wing), scenario.wing_groups[usize::from(wing.0)]);
            assert_eq!(scenario.group(group).army, info.army, "{name}: {}", info.id);
            if group.0 < 4 {
                assert_eq!(
                    group,
                    GroupId::basic(info.army, !info.has_infantry),
                    "{name}: {}",
                    info.id
                );
            }
        }
        for unit in &scenario.units {
            assert!(!unit.is_artillery() || unit.wing.is_none(), "{name}: {}", unit.id);
        }
    }
}

/// Rules: pg:6.2c, pg:6.2d, pg:6.2e.
#[test]
fn pg_6_2c_the_state_of_a_group_holds_for_its_wings_and_the_artillery() {
    let stage = |group: &str| {
        wide(&[])
            .degraded(group)
            .unit("f", "prussia infantry line", FOOT4, "0505")
            .unit("h", "prussia cavalry hussar", HORSE2, "0505")
            .unit("g", "prussia artillery battery", GUN2, "0505")
            .unit("x", "coalition infantry line", FOOT4, "1305")
            .stage()
    };
    let foot = stage("infantry");
    assert_eq!(["f", "h", "g"].map(|it| foot.allowance(it)), [2, 5, 2]);
    let horse = stage("cavalry");
    assert_eq!(["f", "h", "g"].map(|it| horse.allowance(it)), [3, 3, 3]);
}

/// Special leaders after command rolls that all fail.
fn helpers(leader: &str) -> Stage {
    let mut stage = wide(&[])
        .phase("prussia", "deployment")
        .cv([3, 3, 3, 3])
        .unit("f", "prussia infantry line", FOOT4, "0505")
        .unit("h", "prussia cavalry hussar", HORSE2, "0505")
        .unit("g", "prussia artillery battery", GUN2, "0505")
        .unit("x", "coalition infantry line", FOOT4, "1305")
        .leader("king", leader, 0, "0505")
        .unopened();
    stage.play("done", &[4, 4]);
    stage
}

/// Rules: pg:6.2.1a, pg:6.2.1b, pg:6.2.1c.
#[test]
fn pg_6_2_1a_a_special_leader_helps_by_his_letter_and_always_the_guns_with_him() {
    let mut stage = helpers("prussia commander 4 i");
    let king = stage.leader_id("king");
    assert_eq!(stage.asks(), Decision::Help { leader: king });
    assert_eq!(stage.rule("help prussia-horse"), "pg:6.2.1a");
    stage.play("help prussia-foot", &[4]);
    assert_eq!(["f", "h", "g"].map(|it| stage.allowance(it)), [3, 3, 3]);
    let mut stage = helpers("prussia commander 4 c");
    assert_eq!(stage.rule("help prussia-foot"), "pg:6.2.1a");
    stage.play("help prussia-horse", &[4]);
    // Cavalry only, but the guns with him as well.
    assert_eq!(["f", "h", "g"].map(|it| stage.allowance(it)), [2, 5, 3]);
    let stage = helpers("prussia commander 4 any");
    assert!(stage.offers("help prussia-foot") && stage.offers("help prussia-horse"));
    // Above his Initiative nobody is helped.
    let mut stage = helpers("prussia commander 4 i");
    stage.play("help prussia-foot", &[5]);
    assert_eq!(stage.allowance("f"), 2);
}

/// Rules: pg:6.2.2a, pg:6.2.2b, pg:6.2.2d, pg:6.2.2e.
#[test]
fn pg_6_2_2a_five_hexes_from_the_leader_are_in_command_and_six_are_not() {
    let stage = |hex: &str| {
        wide(&[])
            .sides("elbe", "0604/0704 0604/0703")
            .leader("l", "prussia-foot", 0, "0205")
            .leader("m", "prussia-horse", 0, "0705")
            .unit("a", "prussia infantry line", FOOT4, hex)
            .unit("g", "prussia artillery battery", GUN2, "0805")
            .unit("x", "coalition infantry line", FOOT1, "0505")
            .stage()
    };
    let out = |stage: &Stage, unit: &str| stage.0.unit(stage.id(unit)).is(Flags::OUT_OF_COMMAND);
    // An enemy stands in between; 0705 is five hexes from 0205, 0805 six.
    let near = stage("0707");
    assert_eq!(near.0.scenario().field.grid().distance(near.hex("0205"), near.hex("0707")), 5);
    assert!(!out(&near, "a"));
    let far = stage("0805");
    assert!(out(&far, "a"));
    assert_eq!(far.allowance("a"), 2);
    // The guns follow any leader: the one of the cavalry is near.
    assert!(!out(&far, "g"));
}

/// Rules: pg:6.2.2f.
#[test]
fn pg_6_2_2f_the_army_commander_leads_two_units_himself() {
    let drawing = |units: &[&str]| {
        let mut drawing = wide(&[])
            .phase("prussia", "deployment")
            .leader("l", "prussia-foot", 0, "1401")
            .leader("king", "prussia commander 3 any", 0, "0505")
            .unit("x", "coalition infantry line", FOOT1, "1414");
        for id in units {
            drawing = drawing.unit(id, "prussia infantry line", FOOT1, "0506");
        }
        let mut stage = drawing.unopened();
        stage.play("done", &[1]);
        stage
    };
    let mut three = drawing(&["a", "b", "c"]);
    assert_eq!(three.asks(), Decision::Trace);
    three.play("add a; add c", &[]);
    let out = |stage: &Stage, it: &str| stage.0.unit(stage.id(it)).is(Flags::OUT_OF_COMMAND);
    assert_eq!(["a", "b", "c"].map(|it| out(&three, it)), [false, true, false]);
    assert_eq!(three.asks(), Decision::Order);
    let two = drawing(&["a", "b"]);
    assert!(!out(&two, "a") && !out(&two, "b"));
}

/// A Prussian wing of foot in 0505 and guns near its leader.
fn wing() -> Drawing {
    wide(&[("0605", 'w'), ("0705", 'w')])
        .leader("l", "prussia-foot", 0, "0505")
        .unit("a", "prussia infantry line", FOOT4, "0505")
        .unit("b", "prussia infantry line", FOOT4, "0506")
        .unit("h", "prussia cavalry hussar", HORSE2, "0504")
        .unit("g1", "prussia artillery battery", GUN2, "0405")
        .unit("g2", "prussia artillery battery", GUN2, "0405")
        .unit("g3", "prussia artillery battery", GUN2, "0305")
        .unit("g4", "prussia artillery battery", GUN2, "0305")
        .unit("far", "prussia artillery battery", GUN2, "0512")
        .unit("x", "coalition infantry line", FOOT4, "1405")
}

/// Rules: pg:7.3a, pg:7.3b, pg:7.3.1a, pg:7.3.1b.
///
/// ex-27: Effective columns.
#[test]
fn pg_7_3a_a_whole_wing_goes_into_column_with_three_guns() {
    let mut stage = wing().stage();
    stage.play("column prussia-foot", &[]);
    assert_eq!(stage.rule("add far"), "pg:7.3b");
    stage.play("add g1; add g2; add g3", &[]);
    assert_eq!(stage.asks(), Decision::Order, "three at most");
    assert_eq!(["a", "b", "g1"].map(|it| stage.allowance(it)), [7, 7, 7]);
    assert!(!stage.0.in_column(stage.id("h")) && !stage.0.in_column(stage.id("g4")));
    stage.play("select a; move 0605; move 0705", &[]);
    assert_eq!(stage.spent("a"), 2, "one point a hex, woods or not");
    // Degraded, a unit shaken, an enemy zone, a unit that has moved: no column.
    assert_eq!(wing().degraded("infantry").stage().rule("column prussia-foot"), "pg:7.3a");
    assert_eq!(wing().morale("b", "disordered").stage().rule("column prussia-foot"), "pg:7.3a");
    let near = wing().unit("y", "coalition infantry line", FOOT1, "0606").stage();
    assert_eq!(near.rule("column prussia-foot"), "pg:7.3a");
    let mut stirred = wing().stage();
    stirred.play("select a; move 0605; stop", &[]);
    assert_eq!(stirred.rule("column prussia-foot"), "pg:7.3a");
}

/// Rules: pg:7.3.1a, pg:7.3.1c, pg:7.3.1f, pg:7.3c.
///
/// ex-27: Effective and Degraded columns; the lower figure if shaken as well (K-88).
#[test]
fn pg_7_3_1c_what_columns_march() {
    let stage = |group: &str, morale: &str| {
        wide(&[])
            .degraded(group)
            .unit("f", "prussia infantry line", FOOT4, "0505")
            .unit("h", "prussia cavalry dragoon", HORSE4, "0505")
            .unit("g", "prussia artillery battery", GUN2, "0505")
            .unit("x", "coalition infantry line", FOOT4, "1305")
            .column("f")
            .column("h")
            .column("g")
            .morale("f", morale)
            .morale("h", morale)
            .crowded("0505")
            .stage()
    };
    let march = |stage: &Stage| ["f", "h", "g"].map(|it| stage.allowance(it));
    assert_eq!(march(&stage("infantry", "formed")), [5, 9, 4]);
    assert_eq!(march(&stage("cavalry", "formed")), [7, 7, 7]);
    // (3 + 4) ÷ 2 = 4, (5 + 4) ÷ 2 = 5; Degraded too: the lower of 4 and 5.
    let shaken = stage("infantry", "disordered");
    assert_eq!(march(&shaken), [4, 5, 4]);
    assert!(shaken.0.in_column(shaken.id("f")), "a shaken unit stays in column");
}

/// Rules: pg:7.3.2a, pg:7.3.2b, pg:7.3c.
#[test]
fn pg_7_3_2a_wings_deploy_before_command_with_the_guns_near_their_leader() {
    let mut stage = wing()
        .phase("prussia", "deployment")
        .column("a")
        .column("b")
        .column("g1")
        .column("far")
        .stage();
    assert_eq!(stage.asks(), Decision::Deploy);
    stage.play("deploy prussia-foot", &[]);
    assert!(!stage.0.in_column(stage.id("a")) && !stage.0.in_column(stage.id("b")));
    assert_eq!(stage.rule("add far"), "pg:7.3.2b");
    stage.play("add g1", &[]);
    assert!(!stage.0.in_column(stage.id("g1")) && stage.0.in_column(stage.id("far")));
}

/// Rules: pg:7.3.3a, pg:7.3.3b, pg:7.3.3c, pg:7.3.3d, pg:7.3.3e.
///
/// ex-61: Prussian cavalry in column, CV 5, die 3: 12 against 8.
#[test]
fn pg_7_3_3b_an_enemy_within_three_hexes_forces_a_roll() {
    let drawing = |what: &str, ladder: &str| {
        wide(&[])
            .phase("coalition", "movement")
            .cv([5, 5, 2, 2])
            .unit("p", &format!("prussia {what}"), ladder, "0505")
            .unit("x", "coalition infantry line", FOOT4, "1005")
            .column("p")
    };
    let forced = |mut stage: Stage, dice: &[u8]| {
        stage.play("select x; move 0905", &[]);
        assert_eq!(stage.asked(), Army::Coalition, "four hexes away");
        stage.play("move 0805", &[]);
        assert!(matches!(stage.asks(), Decision::Forced { .. }));
        let events = stage.play("attempt", dice);
        let rolled = events.iter().find_map(|it| match it {
            Event::Forced { own, enemy, success, .. } => Some((*own, *enemy, *success)),
            _ => None,
        });
        (stage, rolled.expect("dice"))
    };
    let (stage, rolled) = forced(drawing("cavalry dragoon", HORSE4).stage(), &[3, 6]);
    assert_eq!(rolled, ((3, 9), (6, 2), true));
    assert!(!stage.0.in_column(stage.id("p")));
    // Infantry adds nothing; a tie leaves it in column, and there is no second roll.
    let (mut stage, rolled) = forced(drawing("infantry line", FOOT4).stage(), &[3, 6]);
    assert_eq!(rolled, ((3, 5), (6, 2), false));
    assert!(stage.0.in_column(stage.id("p")));
    stage.play("move 0705", &[]);
    assert_eq!(stage.asked(), Army::Coalition);
    // A leader with more Initiative beside the wing leader lends it.
    let led = drawing("infantry line", FOOT4)
        .cv([2, 2, 2, 2])
        .leader("l", "prussia-foot", 0, "0505")
        .leader("king", "prussia commander 5 i", 0, "0505");
    assert_eq!(forced(led.stage(), &[4, 6]).1, ((4, 5), (6, 2), true));
    // Prussian cavalry that comes up adds 4 to its side.
    let mut stage = wide(&[])
        .cv([3, 3, 2, 2])
        .unit("p", "prussia cavalry hussar", HORSE2, "0505")
        .unit("x", "coalition infantry line", FOOT4, "1005")
        .column("x")
        .stage();
    stage.play("select p; move 0605; move 0705", &[]);
    let events = stage.play("attempt", &[6, 1]);
    let lost =
        |it: &Event| matches!(it, Event::Forced { own: (6, 2), enemy: (1, 7), success: false, .. });
    assert!(events.iter().any(lost), "{events:?}");
}

/// Rules: pg:7.3.3c, pg:7.3.3b.
#[test]
fn pg_7_3_3c_a_leader_with_the_wing_leader_lends_his_initiative() {
    // What counts for the wing of `p` in column, of CV 2, and for `x`, of CV 2, who comes near it.
    let counts = |cv: u8, leaders: &[(&'static str, &str, &str)]| {
        let mut drawing = wide(&[])
            .phase("coalition", "movement")
            .cv([cv, cv, 2, 2])
            .unit("p", "prussia infantry line", FOOT4, "0505")
            .unit("x", "coalition infantry line", FOOT4, "1005")
            .column("p");
        for (id, what, hex) in leaders {
            drawing = drawing.leader(id, what, 0, hex);
        }
        let mut stage = drawing.stage();
        stage.play("select x; move 0905; move 0805", &[]);
        let events = stage.play("attempt", &[3, 3]);
        let rolled = events.iter().find_map(|it| match it {
            Event::Forced { own, enemy, success, .. } => Some((own.1, enemy.1, *success)),
            _ => None,
        });
        rolled.expect("dice")
    };
    let wing = ("l", "prussia-foot", "0505");
    let their_wing = ("m", "coalition-foot", "1005");
    assert_eq!(counts(2, &[wing]), (2, 2, false));
    assert_eq!(counts(2, &[wing, ("king", "prussia commander 4 i", "0505")]), (4, 2, true));
    assert_eq!(counts(2, &[wing, ("king", "prussia commander 4 i", "0405")]), (2, 2, false));
    // One may lend it, and does not where the CV is higher.
    assert_eq!(counts(5, &[wing, ("king", "prussia commander 4 i", "0505")]), (5, 2, true));
    // A special leader of the wing itself counts as well.
    assert_eq!(counts(2, &[("l", "prussia-foot 3 i", "0505")]), (3, 2, true));
    // So it is for those who come near: with the leader of their wing, wherever he is.
    assert_eq!(
        counts(2, &[wing, their_wing, ("duke", "coalition commander 4 any", "1005")]),
        (2, 4, false)
    );
    assert_eq!(
        counts(3, &[wing, their_wing, ("duke", "coalition commander 4 any", "0805")]),
        (3, 2, true)
    );
}
