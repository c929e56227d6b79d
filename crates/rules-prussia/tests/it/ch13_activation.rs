//! Chapters 13 and 14: activation and command.

use rules_prussia::roster::Letter;
use rules_prussia::state::Spirit;
use rules_prussia::{Army, Event, GroupId, Phase};

use crate::data::{battle, scenario};
use crate::fight::{FOOT, GUNS, HORSE, dice, drive, duel};
use crate::stage::{Drawing, Stage};

/// Both armies sleep; the Prussian commander has this Initiative, the enemy's that one.
fn asleep(ours: u8, theirs: u8) -> Drawing {
    duel()
        .main(false, false)
        .phase("prussia", "activation")
        .leader("king", &format!("prussia commander {ours} i"), 2, "0110")
        .leader("charles", &format!("coalition commander {theirs}"), 1, "1001")
}

fn boxes(stage: &Stage, army: Army) -> Vec<i16> {
    stage.0.army_state(army).track.pieces.iter().map(|it| it.1).collect()
}

/// Rules: pg:13.1a, pg:13.1b, pg:13.1c.
///
/// ex-57: Initiative 5 succeeds on 2 and more, Initiative 2 on 5 and more.
#[test]
fn pg_13_1a_a_normal_attempt_needs_seven_and_is_paid_first() {
    for (initiative, die, success) in [(5, 1, false), (5, 2, true), (2, 4, false), (2, 5, true)] {
        let mut stage = asleep(initiative, 2).stage();
        let rest: &[u8] = if success { &[die, 1] } else { &[die] };
        let events = stage.play("attempt", rest);
        assert_eq!(stage.0.army_state(Army::Prussia).active, success, "{initiative} and {die}");
        // The price lies on the track either way.
        assert_eq!(boxes(&stage, Army::Prussia), [20]);
        let moved = events
            .iter()
            .any(|it| matches!(it, Event::Phase { phase: Phase::Movement, army: Army::Prussia }));
        assert_eq!(moved, success, "who fails does nothing more in his turn");
        let asked = if success { Army::Prussia } else { Army::Coalition };
        assert_eq!(stage.0.core().active, asked);
    }
}

/// Rules: pg:13.0a.
#[test]
fn pg_13_0a_only_an_army_not_yet_active_in_a_main_scenario_is_woken() {
    let stage = asleep(5, 2).stage();
    assert!(stage.offers("attempt") && stage.offers("hold"));
    let mut stage = asleep(5, 2).main(true, false);
    stage = stage.cv([5, 5, 5, 5]);
    let mut awake = stage.phase("coalition", "activation").stage();
    assert!(awake.offers("attempt"));
    awake.play("hold", &[1]);
    // The Prussians are active: their turn begins with command.
    assert_eq!((awake.0.core().active, awake.0.core().phase), (Army::Prussia, Phase::Movement));
    // In a Battle scenario nobody is asked.
    let mut game = battle("leuthen-battle");
    let events = drive(&mut game, &mut dice(1, &[]), |it| it.core().phase == Phase::Movement);
    assert!(!events.iter().any(|it| matches!(it, Event::ActivationRolled { .. })));
    assert!(Army::BOTH.iter().all(|&it| game.army_state(it).active));
}

/// Rules: pg:13.2a, pg:13.2b, pg:13.2c.
///
/// ex-57: with Initiative 5 a chance on sight succeeds on 3 and more, with 2 only on a 6.
#[test]
fn pg_13_2a_on_sight_one_needs_eight_and_pays_only_for_being_active() {
    let sighted = |theirs: u8| {
        let mut stage = duel()
            .main(true, false)
            .phase("prussia", "movement")
            .leader("charles", &format!("coalition commander {theirs}"), 1, "1001")
            .unit("a", "prussia infantry line", FOOT, "0205")
            .unit("x", "coalition infantry line", FOOT, "1005")
            .stage();
        // Eight hexes away, then seven.
        stage.play("select a; move 0305", &[]);
        stage
    };
    for (initiative, die, success) in [(5, 2, false), (5, 3, true), (2, 5, false), (2, 6, true)] {
        let mut stage = sighted(initiative);
        assert!(stage.offers("attempt"), "the enemy may try during Prussian movement");
        stage.play("attempt", &[die]);
        assert_eq!(stage.offers("activate"), success, "{initiative} and {die}");
        assert!(boxes(&stage, Army::Coalition).is_empty(), "a failure costs nothing");
    }
    // Declined: no cost, and the first price still stands.
    let mut stage = sighted(5);
    stage.play("attempt; hold", &[6]);
    assert!(!stage.0.army_state(Army::Coalition).active);
    assert_eq!(stage.0.normal_cost(Army::Coalition), 1);
    // Taken: it is paid, and counts as the first attempt.
    let mut stage = sighted(5);
    stage.play("attempt; activate", &[6]);
    assert!(stage.0.army_state(Army::Coalition).active);
    assert_eq!(boxes(&stage, Army::Coalition), [20]);
    assert_eq!(stage.0.normal_cost(Army::Coalition), 0);
}

/// Rules: pg:14.1a.
#[test]
fn pg_14_1a_deployment_is_declared_before_the_command_rolls() {
    let mut stage = duel()
        .phase("prussia", "deployment")
        .unit("c", "prussia cavalry dragoon", HORSE, "0305")
        .column("c")
        .stage();
    assert!(stage.offers("deploy prussia-horse"));
    stage.play("deploy prussia-horse", &[1, 1]);
    assert!(!stage.0.in_column(stage.id("c")));
    // Once the dice have been thrown it is too late.
    assert_eq!(stage.0.core().phase, Phase::Movement);
    assert_eq!(stage.rule("deploy prussia-horse"), "pg:14.1a");
}

/// Rules: pg:14.2a.
///
/// ex-15: infantry and artillery 2, cavalry 3, Loudon and St. Germain 3; the dice show 4, 4, 3.
#[test]
fn pg_14_2a_each_group_rolls_its_command_value_or_less() {
    let mut game = battle("rossbach-battle");
    let mut faces = dice(1, &[("pg:14.2a", &[1, 1, 4, 4, 3])]);
    let turn = |it: &rules_prussia::Battle| {
        it.core().active == Army::Coalition && it.core().phase == Phase::Movement
    };
    drive(&mut game, &mut faces, turn);
    let state = |unit: &str| game.is_effective(game.scenario().find_unit(unit).expect("a unit"));
    assert!(!state("piemont") && !state("fr-art-1"), "infantry and artillery are Degraded");
    assert!(!state("bretlach"), "the cavalry is Degraded");
    assert!(state("croats-1") && state("conde"), "Loudon and St. Germain are Effective");
}

fn kanitz(cv: [u8; 4]) -> Stage {
    duel()
        .phase("prussia", "deployment")
        .cv(cv)
        .leader("king", "prussia commander 4 i", 2, "0305")
        .leader("kanitz", "prussia-foot", 0, "0305")
        .leader("seydlitz", "prussia-horse 5 c", 2, "0508")
        .unit("a", "prussia infantry line", FOOT, "0305")
        .unit("g1", "prussia artillery battery", GUNS, "0305")
        .unit("g2", "prussia artillery battery", GUNS, "0305")
        .unit("g3", "prussia artillery battery", GUNS, "0307")
        .unit("c", "prussia cavalry dragoon", HORSE, "0508")
        .unopened()
}

/// Rules: pg:14.2a.
///
/// ex-16: CV 4 and 4, the dice show 2 and 4: all Effective, no special leader rolls.
#[test]
fn pg_14_2a_with_all_effective_no_leader_rolls() {
    let mut stage = kanitz([4, 4, 4, 4]);
    let events = stage.play("done", &[2, 4]);
    let rolls = events.iter().filter(|it| matches!(it, Event::Commanded { .. })).count();
    assert_eq!((rolls, stage.0.core().phase), (2, Phase::Movement));
    for unit in ["a", "g1", "g2", "g3", "c"] {
        assert!(stage.0.is_effective(stage.id(unit)), "{unit}");
    }
}

/// Rules: pg:14.2b, pg:14.2c, pg:14.2d.
///
/// ex-17: the dice show 5 and 4. Frederick, 4I, stands with Kanitz and two batteries and rolls 4.
#[test]
fn pg_14_2b_a_special_leader_helps_a_wing_and_the_artillery_with_him() {
    let mut stage = kanitz([4, 4, 4, 4]);
    stage.play("done", &[5, 4]);
    assert!(stage.offers("help prussia-foot"));
    stage.play("help prussia-foot", &[4]);
    for (unit, effective) in [("a", true), ("g1", true), ("g2", true), ("g3", false), ("c", true)] {
        assert_eq!(stage.0.is_effective(stage.id(unit)), effective, "{unit}");
    }
    // Seydlitz need not roll, and Frederick has had his chance: it is the Movement Phase.
    assert_eq!(stage.0.core().phase, Phase::Movement);
    // A 5 does not do it.
    let mut stage = kanitz([4, 4, 4, 4]);
    stage.play("done", &[5, 4]);
    stage.play("help prussia-foot", &[5]);
    assert!(!stage.0.is_effective(stage.id("a")));
}

/// Rules: pg:14.2c.
#[test]
fn pg_14_2c_only_his_own_wing_or_one_whose_leader_he_stands_with() {
    let drawn = |king: &str| {
        duel()
            .phase("prussia", "deployment")
            .cv([4, 4, 4, 4])
            .leader("king", "prussia commander 4 any", 2, king)
            .leader("kanitz", "prussia-foot", 0, "0305")
            .leader("seydlitz", "prussia-horse 5 c", 2, "0508")
            .unit("a", "prussia infantry line", FOOT, "0305")
            .unit("c", "prussia cavalry dragoon", HORSE, "0508")
            .unopened()
    };
    let mut stage = drawn("0405");
    stage.play("done", &[5, 5]);
    // The king stands by himself; Seydlitz helps his own wing.
    assert_eq!(stage.offered(), ["help prussia-horse", "hold"]);
    assert_eq!(stage.rule("help prussia-foot"), "pg:6.2.1a");
    let mut stage = drawn("0305");
    stage.play("done", &[5, 5]);
    assert!(stage.offers("help prussia-foot"));
    assert_eq!(stage.rule("help prussia-horse"), "pg:14.2c");
    // One wing each, and no second chance.
    stage.play("help prussia-foot", &[6]);
    assert_eq!(stage.offered(), ["help prussia-horse", "hold"]);
}

/// Rules: pg:14.2a.
///
/// ex-56: CV 4, a 4 and one more for a Demoralized army: Degraded.
#[test]
fn pg_14_2a_a_demoralized_army_adds_one_a_broken_one_two() {
    for (spirit, die, effective) in [
        (Spirit::Steady, 4, true),
        (Spirit::Demoralized, 4, false),
        (Spirit::Demoralized, 3, true),
        (Spirit::Broken, 3, false),
        (Spirit::Broken, 2, true),
    ] {
        let mut stage = duel()
            .phase("prussia", "deployment")
            .cv([4, 4, 4, 4])
            .spirits(spirit, Spirit::Steady)
            .unopened();
        stage.play("done", &[die]);
        let group = GroupId::basic(Army::Prussia, false);
        assert_eq!(stage.0.core().groups[usize::from(group.0)].effective, effective, "{spirit:?}");
    }
}

/// Rules: pg:14.2a, pg:25.3b.
#[test]
fn pg_25_3b_command_values_of_zorndorf() {
    let scenario = scenario("zorndorf");
    let cv = |id: &str, army: Army| {
        let group = scenario.groups.iter().find(|it| it.id == id && it.army == army);
        group.unwrap_or_else(|| panic!("{id}")).cv
    };
    assert_eq!((cv("infantry", Army::Prussia), cv("cavalry", Army::Prussia)), (4, 4));
    assert_eq!((cv("infantry", Army::Coalition), cv("cavalry", Army::Coalition)), (3, 3));
    assert_eq!((cv("dohna", Army::Prussia), cv("browne", Army::Coalition)), (2, 2));
    let leader = |id: &str| scenario.leader(scenario.find_leader(id).expect("a leader"));
    assert_eq!(
        (leader("frederick").initiative, leader("frederick").special),
        (4, Some(Letter::Infantry))
    );
    assert_eq!(
        (leader("seydlitz").initiative, leader("seydlitz").special),
        (5, Some(Letter::Cavalry))
    );
}
