//! Chapters 6.2, 6.3, 9.1 and 14.2: who leads whom, and whom a special leader helps.

use rules_prussia::state::Spirit;
use rules_prussia::{Army, Decision, Event, Flags, GroupId, Phase};

use crate::bench::{FOOT1, FOOT2, FOOT4, GUN2, HORSE2, field, wide};
use crate::stage::{Drawing, Stage};

fn effective(stage: &Stage, units: &[&str]) -> Vec<bool> {
    units.iter().map(|it| stage.0.is_effective(stage.id(it))).collect()
}

fn out(stage: &Stage, unit: &str) -> bool {
    stage.0.unit(stage.id(unit)).is(Flags::OUT_OF_COMMAND)
}

/// Rules: pg:14.2b, pg:10.2g, pg:10.3c.
///
/// They are command rolls: the state of the army counts [K-71].
#[test]
fn pg_14_2b_the_roll_of_a_special_leader_is_harder_for_an_army_without_heart() {
    let helped = |spirit: Spirit, die: u8| {
        let mut stage = wide(&[])
            .phase("prussia", "deployment")
            .cv([3, 3, 3, 3])
            .spirits(spirit, Spirit::Steady)
            .unit("f", "prussia infantry line", FOOT4, "0505")
            .unit("x", "coalition infantry line", FOOT4, "1305")
            .leader("king", "prussia commander 4 i", 0, "0505")
            .unopened();
        stage.play("done", &[4]);
        stage.play("help prussia-foot", &[die]);
        stage.0.is_effective(stage.id("f"))
    };
    assert_eq!([helped(Spirit::Steady, 4), helped(Spirit::Steady, 5)], [true, false]);
    assert_eq!([helped(Spirit::Demoralized, 3), helped(Spirit::Demoralized, 4)], [true, false]);
    assert_eq!([helped(Spirit::Broken, 2), helped(Spirit::Broken, 3)], [true, false]);
}

/// A cavalry leader beside a battery, far from everybody else, after these command rolls.
fn beside_a_battery(dice: &[u8]) -> Stage {
    let mut stage = wide(&[])
        .phase("prussia", "deployment")
        .cv([3, 3, 3, 3])
        .unit("f", "prussia infantry line", FOOT4, "0505")
        .unit("h", "prussia cavalry hussar", HORSE2, "0505")
        .unit("g", "prussia artillery battery", GUN2, "0805")
        .unit("g2", "prussia artillery battery", GUN2, "0505")
        .unit("x", "coalition infantry line", FOOT4, "1305")
        .leader("l", "prussia-foot", 0, "0505")
        .leader("m", "prussia-horse", 0, "0505")
        .leader("king", "prussia commander 4 c", 0, "0805")
        .unopened();
    stage.play("done", dice);
    stage
}

/// Rules: pg:6.2.1b, pg:6.2.1a, pg:14.2b, pg:14.2d.
#[test]
fn pg_6_2_1b_whatever_his_letter_a_special_leader_helps_the_guns_with_him() {
    let units = ["f", "h", "g", "g2"];
    // Infantry and artillery are Degraded, the cavalry is not.
    let mut stage = beside_a_battery(&[4, 3]);
    assert_eq!(stage.offered(), ["help-guns", "hold"]);
    assert_eq!(stage.rule("help prussia-foot"), "pg:6.2.1a", "his letter");
    assert_eq!(stage.rule("help prussia-horse"), "pg:14.2b", "it is Effective");
    assert_eq!(stage.rule("help coalition-horse"), "pg:14.2b", "it is the enemy's");
    stage.play("help-guns", &[4]);
    assert_eq!(effective(&stage, &units), [false, true, true, false]);
    assert_eq!(stage.0.core().phase, Phase::Movement, "once in a turn");
    let mut stage = beside_a_battery(&[4, 3]);
    stage.play("help-guns", &[5]);
    assert_eq!(effective(&stage, &units), [false, true, false, false]);
    // He need not.
    let mut stage = beside_a_battery(&[4, 3]);
    stage.play("hold", &[]);
    assert_eq!(stage.0.core().phase, Phase::Movement);
    // With nothing Degraded near him he is not asked: the cavalry's leader is elsewhere.
    assert_eq!(beside_a_battery(&[3, 4]).0.core().phase, Phase::Movement);
    assert_eq!(beside_a_battery(&[3, 3]).0.core().phase, Phase::Movement);
}

/// Rules: pg:14.2c.
///
/// A leader who is off the map stands with nobody.
#[test]
fn pg_14_2c_a_special_wing_leader_helps_his_own_wing_wherever_he_is() {
    let mut stage = wide(&[])
        .phase("prussia", "deployment")
        .cv([3, 3, 3, 3])
        .unit("f", "prussia infantry line", FOOT4, "0505")
        .unit("h", "prussia cavalry hussar", HORSE2, "0505")
        .unit("x", "coalition infantry line", FOOT4, "1305")
        .leader("l", "prussia-foot", 0, "0505")
        .leader("seydlitz", "prussia-horse 5 c", 0, "0512")
        .unopened();
    stage.play("done", &[4, 4]);
    assert_eq!(stage.offered(), ["help prussia-horse", "hold"]);
    stage.play("help prussia-horse", &[5]);
    assert_eq!(effective(&stage, &["f", "h"]), [false, true]);
}

/// Rules: pg:9.1c, pg:1.2c, pg:6.2.1a.
#[test]
fn pg_9_1c_a_wing_leader_who_takes_over_brings_his_own_initiative() {
    let mut stage = field(&[])
        .unit("a", "prussia infantry line", "8-5-3 8-5-3 8-5-3 8-5-3", "0505")
        .unit("x", "coalition infantry line", "7-5-3 5-4-3 2-3-3", "0605")
        .leader("keith", "prussia-foot 3 i", 1, "0303")
        .leader("king", "prussia commander 5 i", 2, "0505")
        .second("\"keith\"")
        .stage();
    let (king, keith) = (stage.leader_id("king"), stage.leader_id("keith"));
    assert_eq!((stage.0.initiative(king), stage.0.initiative(keith)), (5, 3));
    assert!(stage.0.special(king).is_some() && stage.0.special(keith).is_some());
    // The king is wounded: Keith commands from his own hex, a replacement leads his wing.
    stage.settle("attack 0605; from 0505; announce; roll", &[5, 6, 4]);
    assert_eq!(stage.0.commander(Army::Prussia), Some(king));
    assert_eq!((stage.0.initiative(king), stage.0.initiative(keith)), (3, 0));
    assert!(stage.0.special(king).is_none() && stage.0.special(keith).is_none());
}

/// Rules: pg:23.3.2a.
#[test]
fn pg_23_3_2a_baden_leads_franco_imperial_horse_only() {
    let lost = |side: &'static str, what: &str| {
        let stage = wide(&[])
            .of("rossbach")
            .phase(side, "movement")
            .leader("far", "coalition-foot", 0, "1414")
            .leader("baden", "coalition-horse", 1, "0505")
            .able("leads_horse")
            .leader("l", "prussia-foot", 0, "1401")
            .leader("m", "prussia-horse", 0, "1401")
            .unit("z", "coalition infantry line", FOOT1, "1414")
            .unit("p", "prussia infantry line", FOOT1, "1401")
            .unit("x", what, "3-5-5", "0508")
            .stage();
        out(&stage, "x")
    };
    assert!(!lost("coalition", "coalition cavalry dragoon"), "his own wing");
    assert!(lost("coalition", "coalition infantry line"));
    assert!(lost("prussia", "prussia cavalry dragoon"));
}

/// Rules: pg:25.3.5c, pg:6.2.2e.
#[test]
fn pg_25_3_5c_the_baggage_follows_any_leader() {
    let lost = |hex: &str| {
        let stage = wide(&[])
            .phase("coalition", "movement")
            .leader("l", "coalition-foot", 0, "1414")
            .leader("m", "coalition-horse", 0, "0505")
            .unit("z", "coalition infantry line", FOOT1, "1414")
            .unit("bag", "coalition baggage baggage", "(2)-4-3", hex)
            .unit("a", "prussia infantry line", FOOT1, "1401")
            .stage();
        out(&stage, "bag")
    };
    assert_eq!([lost("0510"), lost("0511")], [false, true]);
}

/// Four units of a wing whose leader is far away; the king stands in 0505.
fn strays(hexes: [&str; 4]) -> Stage {
    let mut drawing = wide(&[])
        .phase("prussia", "deployment")
        .leader("l", "prussia-foot", 0, "1401")
        .leader("m", "prussia-horse", 0, "0505")
        .leader("king", "prussia commander 3 any", 0, "0505")
        .unit("h", "prussia cavalry hussar", HORSE2, "0505")
        .unit("x", "coalition infantry line", FOOT1, "1414");
    for (id, hex) in ["a", "b", "c", "d"].iter().zip(hexes) {
        drawing = drawing.unit(id, "prussia infantry line", FOOT1, hex);
    }
    let mut stage = drawing.unopened();
    stage.play("done", &[1, 1]);
    stage
}

/// Rules: pg:6.2.2f.
///
/// Within five hexes of him [K-70]: 0510 is five away, 0511 six.
#[test]
fn pg_6_2_2f_the_commander_chooses_two_within_five_hexes() {
    let mut stage = strays(["0506", "0508", "0510", "0511"]);
    assert_eq!(stage.asks(), Decision::Trace);
    assert_eq!(stage.offered(), ["add a", "add b", "add c", "done"]);
    for unit in ["d", "h", "x"] {
        assert_eq!(stage.rule(&format!("add {unit}")), "pg:6.2.2f", "{unit}");
    }
    stage.play("add c", &[]);
    assert_eq!(stage.rule("add c"), "pg:6.2.2f", "it is in command now");
    stage.play("add a", &[]);
    assert_eq!(stage.asks(), Decision::Order, "two at most");
    assert_eq!(
        ["a", "b", "c", "d", "h"].map(|it| out(&stage, it)),
        [false, true, false, true, false]
    );
    // Two within reach are led without a question.
    let stage = strays(["0506", "0511", "0510", "0512"]);
    assert_eq!(stage.asks(), Decision::Order);
    assert_eq!(["a", "b", "c", "d"].map(|it| out(&stage, it)), [false, true, false, true]);
}

/// Rules: pg:6.2.2f.
#[test]
fn pg_6_2_2f_the_commander_leads_nobody_of_the_enemy() {
    let mut drawing = wide(&[])
        .phase("coalition", "deployment")
        .leader("l", "prussia-foot", 0, "1401")
        .leader("m", "prussia-horse", 0, "1401")
        .leader("cf", "coalition-foot", 0, "1414")
        .leader("ch", "coalition-horse", 0, "1414")
        .leader("king", "prussia commander 3 any", 0, "0505")
        .unit("x", "coalition infantry line", FOOT1, "0502");
    for id in ["a", "b", "c"] {
        drawing = drawing.unit(id, "prussia infantry line", FOOT1, "0506");
    }
    let mut stage = drawing.unopened();
    stage.play("done", &[1]);
    assert!(out(&stage, "x"), "its leader is far away");
    stage.play("end", &[1]);
    assert_eq!((stage.asked(), stage.asks()), (Army::Prussia, Decision::Trace));
    assert_eq!(stage.rule("add x"), "pg:6.2.2f");
}

const DET: &str = "[[group]]\nid = \"det\"\nside = \"coalition\"\nname = { en = \"d\", it = \"d\" }\n\
                   cv = 4\nwings = []\nunits = [\"d\"]\ndetachment = true\n";

/// A sleeping army with a detachment that has just seen the enemy.
fn detachment() -> Stage {
    let mut stage = wide(&[])
        .main(true, false)
        .tables(DET)
        .cv([5, 5, 5, 5])
        .unit("a", "prussia cavalry hussar", HORSE2, "0405")
        .unit("d", "coalition infantry line", FOOT2, "0805")
        .unit("x", "coalition infantry line", FOOT4, "1412")
        .unit("y", "coalition cavalry hussar", HORSE2, "1412")
        .leader("l", "coalition-foot", 0, "0805")
        .leader("m", "coalition-horse", 0, "1412")
        .leader("duke", "coalition commander 3 any", 0, "1412")
        .stage();
    stage.play("select a; move 0505; hold; stop", &[]);
    stage
}

/// Rules: pg:6.1a, pg:6.3a, pg:9.0a.
#[test]
fn pg_6_3a_leaders_move_with_those_who_may_act() {
    let mut stage = detachment();
    let lead = |stage: &Stage, who: &str| stage.0.may_lead(stage.leader_id(who));
    assert_eq!(["l", "m", "duke"].map(|it| lead(&stage, it)), [true, false, false]);
    assert!(lead(&stage, "prussia-horse") && lead(&stage, "prussia-foot"), "their army is active");
    // In its own turn: the detachment and the leader of its wing, nobody else.
    stage.play("end; hold", &[1]);
    assert_eq!((stage.asked(), stage.asks()), (Army::Coalition, Decision::Order));
    let called: Vec<String> =
        stage.offered().into_iter().filter(|it| it.starts_with("select")).collect();
    assert_eq!(called, ["select d", "select l"]);
}

/// Rules: pg:6.3b, pg:14.2a.
#[test]
fn pg_6_3b_a_detachment_that_is_active_rolls_for_itself_alone() {
    for (die, well) in [(4, true), (5, false)] {
        let mut stage = detachment();
        let events = stage.play("end; hold", &[die]);
        let rolled: Vec<_> = events
            .iter()
            .filter_map(|it| match it {
                Event::Commanded { group, cv, .. } => Some((*group, *cv)),
                _ => None,
            })
            .collect();
        assert_eq!(rolled, [(GroupId(4), 4)]);
        assert_eq!(effective(&stage, &["d", "x", "y"]), [well, false, false]);
    }
}

/// Rules: pg:6.2b, pg:6.3.1a.
#[test]
fn pg_6_3_1a_a_detached_wing_joins_its_basic_group_when_the_army_wakes() {
    let wing = |awake: bool| -> Drawing {
        wide(&[])
            .main(true, awake)
            .tables(&DET.replace("wings = []", "wings = [\"coalition-horse\"]"))
            .unit("a", "prussia cavalry hussar", HORSE2, "0405")
            .unit("d", "coalition infantry line", FOOT2, "1405")
            .unit("y", "coalition cavalry hussar", HORSE2, "1412")
    };
    let group = |awake: bool, name: &str| {
        let stage = wing(awake).stage();
        let wing = stage.0.scenario().find_wing(name).expect("a wing");
        stage.0.group_of_wing(wing)
    };
    let (foot, horse) =
        (GroupId::basic(Army::Coalition, false), GroupId::basic(Army::Coalition, true));
    assert_eq!(
        (group(false, "coalition-horse"), group(true, "coalition-horse")),
        (GroupId(4), horse)
    );
    assert_eq!((group(false, "coalition-foot"), group(true, "coalition-foot")), (foot, foot));
}

/// Rules: pg:14.2a, pg:24.2.2a.
#[test]
fn pg_14_2a_a_group_rolls_if_any_of_it_is_here_or_yet_to_come() {
    let rolls = |horse: &str| {
        let late = "[[entry]]\nside = \"prussia\"\npieces = [\"h\"]\nhexes = [\"0104\"]\nturn = 2\n\
                    column = \"no\"\neffective = false\nmust = false\n";
        let mut drawing = wide(&[])
            .phase("prussia", "deployment")
            .unit("f", "prussia infantry line", FOOT4, "0505")
            .unit("x", "coalition infantry line", FOOT4, "1305");
        if horse == "late" {
            drawing = drawing.unit("h", "prussia cavalry hussar", HORSE2, "").entry(late);
        }
        let mut stage = drawing.unopened();
        let dice: &[u8] = if horse == "late" { &[1, 1] } else { &[1] };
        let events = stage.play("done", dice);
        events.iter().filter(|it| matches!(it, Event::Commanded { .. })).count()
    };
    assert_eq!((rolls("none"), rolls("late")), (1, 2));
}
