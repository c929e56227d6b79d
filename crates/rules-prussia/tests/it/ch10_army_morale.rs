//! Chapters 9 and 10: leaders lost and replaced, Army Morale, armies without heart.

use kernel::{Chance, Game};
use rules_prussia::Army::{Coalition, Prussia};
use rules_prussia::state::Spirit::{Broken, Demoralized, Steady};
use rules_prussia::state::{Bearer, Fate, Spirit};
use rules_prussia::{Army, Event, Morale, Phase, Place, RollResult};
use scene::Show;

use crate::bench::{FOOT1, FOOT2, FOOT4, GUN2, HORSE2, HORSE4, apart, counts, field, wide};
use crate::data;
use crate::fight::{dice, drive};
use crate::stage::{Drawing, Stage};

fn track(stage: &Stage, army: Army) -> Vec<i16> {
    stage.0.army_state(army).track.pieces.iter().map(|it| it.1).collect()
}

fn current(stage: &Stage, army: Army) -> i16 {
    stage.0.army_state(army).current
}

/// Rules: pg:10.0a, pg:10.0b, pg:10.0c, pg:6.1.1a, pg:6.1b, pg:24.2.1a.
///
/// ex-8: Austria at 24 pays two before the die, in boxes 24 and 23.
#[test]
fn pg_10_0a_the_price_lies_in_the_box_of_current_morale_and_the_next() {
    let mut game = data::battle("leuthen");
    assert_eq!(game.army_state(Coalition).track.level(), 24);
    let nine = |it: &rules_prussia::Battle| {
        let core = it.core();
        (core.turn, core.active, core.phase) == (3, Coalition, Phase::Activation)
    };
    drive(&mut game, &mut dice(3, &[]), nine);
    let mut stage = Stage(game);
    let attempt = kernel::Game::read_action(&stage.0, "attempt").expect("an action");
    // Charles has an Initiative of 2 or 3: a 1 never makes 7.
    kernel::Game::apply(&mut stage.0, &attempt, &mut dice(1, &[])).expect("it is legal");
    assert_eq!((track(&stage, Coalition), current(&stage, Coalition)), (vec![24, 23], 23));
    assert!(!stage.0.army_state(Coalition).active, "paid for nothing");
}

/// Rules: pg:10.0a, pg:10.0b, pg:13.1b.
///
/// ex-8: had two counters been lost before, in 24 and 23, the price would lie in 22 and 21.
#[test]
fn pg_10_0a_pieces_fill_the_track_downwards() {
    let mut stage = apart(wide(&[]))
        .main(true, false)
        .phase("prussia", "combat")
        .army_morale(20, 24)
        .cost(2)
        .unit("a", "prussia infantry line", "8-9-3 8-9-3 8-9-3 8-9-3", "0505")
        .unit("y", "coalition infantry line", FOOT1, "0605")
        .unit("x", "coalition infantry line", FOOT1, "0605")
        .unit("z", "coalition infantry line", FOOT4, "1305")
        .leader("charles", "coalition commander 2 any", 0, "1305")
        .stage();
    // 8 against 4: 2-1, leads 9 against 3: +1. Die 6, row 7: `0 / 4R*`: each battalion dies of its first.
    stage.settle("attack 0605; from 0505; announce; lead x; roll", &[6]);
    assert_eq!(track(&stage, Coalition), [24, 23]);
    stage.play("done", &[]);
    // 2 + 4 is too little; the army stays inactive and its turn is over.
    stage.play("attempt", &[4, 1]);
    assert_eq!((track(&stage, Coalition), current(&stage, Coalition)), (vec![24, 23, 22, 21], 21));
    assert_eq!((stage.0.army_state(Coalition).active, stage.asked()), (false, Prussia));
}

/// Rules: pg:10.0a, pg:10.0b, pg:10.0f.
///
/// ex-52: the first loss takes the box of Current Morale, the second the next below.
#[test]
fn pg_10_0b_the_first_loss_does_not_lower_an_empty_track() {
    let mut stage = field(&[])
        .phase("coalition", "rout")
        .army_morale(20, 24)
        .unit("q", "coalition infantry line", FOOT2, "1405")
        .unit("r", "coalition infantry line", FOOT2, "1407")
        .unit("a", "prussia infantry line", FOOT4, "0505")
        .morale("q", "routed")
        .morale("r", "routed")
        .stage();
    stage.settle("run q", &[]);
    assert_eq!((track(&stage, Army::Coalition), current(&stage, Army::Coalition)), (vec![24], 24));
    stage.settle("run r", &[]);
    assert_eq!(
        (track(&stage, Army::Coalition), current(&stage, Army::Coalition)),
        (vec![24, 23], 23)
    );
}

/// The last adjustment of a battle: nobody touches, then the game ends.
fn last(prussia: i16, coalition: i16) -> Drawing {
    apart(wide(&[])).phase("coalition", "combat").turn(12).army_morale(prussia, coalition)
}

fn spirit(stage: &Stage, army: Army) -> Spirit {
    stage.0.army_state(army).spirit
}

/// Rules: pg:10.2a, pg:10.2b, pg:10.2c.
///
/// ex-9 and ex-54.
#[test]
fn pg_10_2a_a_low_morale_may_demoralize() {
    let roll = |morale: i16, dice: &[u8]| {
        let mut stage = last(morale, 20)
            .unit("a", "prussia infantry line", FOOT4, "0105")
            .unit("x", "coalition infantry line", FOOT4, "1405")
            .unopened();
        stage.play("done", dice);
        spirit(&stage, Army::Prussia)
    };
    assert_eq!([roll(4, &[3]), roll(4, &[4]), roll(4, &[5])], [Steady, Demoralized, Demoralized]);
    assert_eq!([roll(6, &[5]), roll(6, &[6])], [Steady, Demoralized]);
    assert_eq!([roll(1, &[1]), roll(7, &[])], [Demoralized, Steady]);
    // No die at 0 or less; at −10 the army breaks.
    assert_eq!([roll(0, &[]), roll(-3, &[]), roll(-10, &[])], [Demoralized, Demoralized, Broken]);
    // For good: a Demoralized army at 20 stays so.
    let mut stage = last(20, 20)
        .spirits(Demoralized, Steady)
        .unit("a", "prussia infantry line", FOOT4, "0105")
        .unit("x", "coalition infantry line", FOOT4, "1405")
        .unopened();
    stage.play("done", &[]);
    assert_eq!(spirit(&stage, Army::Prussia), Demoralized);
}

/// Rules: pg:10.2d, pg:10.2h, pg:10.2e.
#[test]
fn pg_10_2d_units_near_the_enemy_check_at_once_and_the_successes_count_later() {
    let mut stage = last(0, 20)
        .unit("near", "prussia infantry line", FOOT1, "0505")
        .unit("far", "prussia infantry line", FOOT1, "0405")
        .unit("x", "coalition infantry line", FOOT4, "0805")
        .unopened();
    // `near` stands three hexes away: MR 3 − 1 = 2; a 5 is 3 too many: it routs.
    let events = stage.settle("done", &[5]);
    let checked: Vec<_> = events
        .iter()
        .filter_map(|it| match it {
            Event::Checked { unit, target, .. } => Some((*unit, *target)),
            _ => None,
        })
        .collect();
    assert_eq!(checked, [(stage.id("near"), 2)]);
    assert_eq!((stage.morale("near"), stage.morale("far")), (Morale::Routed, Morale::Formed));
    // The success came after the adjustment and is still held.
    assert_eq!(stage.cs(Army::Coalition), 1);
}

/// Rules: pg:10.2f.
///
/// Both armies fall. Who routs loses his zone before anybody retreats, and the die says who goes first.
#[test]
fn pg_10_2f_all_check_before_anybody_retreats() {
    let mut stage = last(0, 0)
        .unit("a", "prussia infantry line", FOOT1, "0505")
        .unit("x", "coalition infantry line", FOOT1, "0705")
        .unopened();
    // Both check 6 against 2 and rout; die 2: the Coalition first.
    let events = stage.settle("done", &[6, 6, 2]);
    let order: Vec<&str> = events
        .iter()
        .filter_map(|it| match it {
            Event::Checked { .. } => Some("check"),
            Event::FirstToRetreat { army, .. } => {
                assert_eq!(*army, Army::Coalition);
                Some("first")
            }
            Event::Retreated { unit, .. } if *unit == stage.id("x") => Some("x"),
            Event::Retreated { .. } => Some("a"),
            _ => None,
        })
        .collect();
    assert_eq!(order, ["check", "check", "first", "x", "x", "a", "a"]);
}

/// Rules: pg:10.3a, pg:10.3b, pg:10.3g, pg:10.3d, pg:10.3f.
#[test]
fn pg_10_3b_a_broken_army_routs_what_is_disordered() {
    let mut stage = last(-10, 20)
        .unit("d", "prussia infantry line", FOOT1, "0110")
        .unit("e", "prussia infantry line", FOOT1, "0310")
        .unit("n", "prussia infantry line", FOOT2, "0505")
        .unit("x", "coalition infantry line", FOOT4, "0805")
        .morale("d", "formed")
        .morale("e", "disordered")
        .unopened();
    // First Demoralized: `n` checks at MR 4 − 1; then Broken: at 4 − 2. Both are passed.
    let events = stage.settle("done", &[3, 2]);
    let targets: Vec<i8> = events
        .iter()
        .filter_map(|it| match it {
            Event::Checked { target, .. } => Some(*target),
            _ => None,
        })
        .collect();
    assert_eq!(targets, [3, 2]);
    assert_eq!(
        (stage.morale("e"), stage.morale("d"), stage.morale("n")),
        (Morale::Routed, Morale::Formed, Morale::Formed)
    );
    assert_eq!((spirit(&stage, Army::Prussia), stage.cs(Army::Coalition)), (Spirit::Broken, 1));
}

/// Rules: pg:10.2g, pg:10.3c, pg:10.3f.
#[test]
fn pg_10_2g_command_is_harder_for_an_army_without_heart() {
    let roll = |spirit: Spirit, die: u8| {
        let mut stage = wide(&[])
            .phase("prussia", "deployment")
            .cv([4, 4, 4, 4])
            .spirits(spirit, Spirit::Steady)
            .unit("a", "prussia infantry line", FOOT4, "0305")
            .unit("x", "coalition infantry line", FOOT4, "1305")
            .unopened();
        stage.play("done", &[die]);
        stage.0.is_effective(stage.id("a"))
    };
    assert!(roll(Spirit::Steady, 4) && !roll(Spirit::Steady, 5));
    assert!(roll(Spirit::Demoralized, 3) && !roll(Spirit::Demoralized, 4));
    assert!(roll(Spirit::Broken, 2) && !roll(Spirit::Broken, 3));
}

/// Rules: pg:10.2i, pg:10.2j, pg:10.3e, pg:10.3f.
#[test]
fn pg_10_2i_attacks_and_fire_suffer_and_defense_too() {
    let fight = |own: Spirit, enemy: Spirit| {
        let mut stage = field(&[])
            .spirits(own, enemy)
            .unit("a", "prussia infantry line", FOOT4, "0505")
            .unit("x", "coalition infantry line", FOOT4, "0605")
            .stage();
        counts(&stage.settle("attack 0605; from 0505; announce; roll", &[5]), "pg:C8j")
    };
    assert_eq!(
        [fight(Steady, Steady), fight(Demoralized, Steady), fight(Broken, Steady)],
        [0, -1, -2]
    );
    assert_eq!(
        [fight(Steady, Demoralized), fight(Steady, Broken), fight(Broken, Broken)],
        [1, 2, 0]
    );
    let fire = |spirit: Spirit| {
        let mut stage = field(&[])
            .phase("prussia", "bombardment")
            .spirits(spirit, Steady)
            .unit("g", "prussia artillery battery", GUN2, "0505")
            .unit("x", "coalition infantry line", FOOT4, "0507")
            .stage();
        counts(&stage.settle("target 0507; from 0505; roll", &[1]), "pg:C7d")
    };
    assert_eq!([fire(Steady), fire(Demoralized), fire(Broken)], [0, -1, -2]);
}

/// Routed units of so many levels that run off the map, then the end of the last turn.
fn after_running(prussia: i16, ladders: &[&str]) -> Stage {
    let mut drawing = apart(wide(&[]))
        .phase("coalition", "rout")
        .turn(12)
        .army_morale(prussia, 30)
        .unit("y", "coalition infantry line", FOOT4, "1413")
        .unit("a", "prussia infantry line", FOOT4, "0105");
    let names = ["q", "r", "s", "t"];
    for (index, (ladder, name)) in ladders.iter().zip(names).enumerate() {
        let hex = format!("14{:02}", 2 * index + 1);
        drawing =
            drawing.unit(name, "coalition infantry line", ladder, &hex).morale(name, "routed");
    }
    let mut stage = drawing.stage();
    for name in names.iter().take(ladders.len()) {
        stage.settle(&format!("run {name}"), &[]);
    }
    stage
}

/// Rules: pg:21a, pg:10.1a, pg:10.1b, pg:10.1c, pg:10.0f.
///
/// ex-53: seven successes are two points, the seventh is lost; two are none.
#[test]
fn pg_21a_three_successes_are_a_point_and_the_rest_is_lost() {
    // Units of four levels are two counters, those of two levels one.
    let mut seven = after_running(20, &[FOOT4, FOOT4, FOOT4, FOOT2]);
    assert_eq!(seven.cs(Prussia), 7);
    seven.play("end", &[]);
    assert_eq!((current(&seven, Prussia), seven.cs(Prussia)), (22, 0));
    assert_eq!(track(&seven, Coalition), [30, 29, 28, 27, 26, 25, 24]);
    let mut two = after_running(20, &[FOOT4]);
    assert_eq!(two.cs(Prussia), 2);
    two.play("end", &[]);
    assert_eq!((current(&two, Prussia), two.cs(Prussia)), (20, 0));
    // The track has an end: 60 here.
    let mut high = after_running(59, &[FOOT4, FOOT4, FOOT4, FOOT2]);
    high.play("end", &[]);
    assert_eq!(current(&high, Prussia), 60);
}

/// A close combat with a leader in the attacking hex: 8 against 8, row 5, `0 / 2`.
fn with_leader(what: &str, dice: &[u8]) -> Stage {
    let mut stage = field(&[])
        .unit("a", "prussia infantry line", "8-5-3 8-5-3 8-5-3 8-5-3", "0505")
        .unit("x", "coalition infantry line", "7-5-3 5-4-3 2-3-3", "0605")
        .leader("king", what, 2, "0505")
        .stage();
    stage.settle("attack 0605; from 0505; announce; roll", dice);
    stage
}

/// Rules: pg:9.2a.
///
/// ex-63: 6 then 1 unhurt, 6 then 4 wounded, 6 then 6 killed.
#[test]
fn pg_9_2a_leaders_in_a_close_combat_roll_for_their_lives() {
    let fate = |dice: &[u8]| {
        let stage = with_leader("prussia commander 5 i", dice);
        let king = *stage.0.leader(stage.leader_id("king"));
        (king.fate, king.bearer, stage.leader_at("king"))
    };
    assert_eq!(fate(&[5, 5]), (Fate::Unhurt, Bearer::Himself, "0505".into()));
    assert_eq!(fate(&[5, 6, 1]), (Fate::Unhurt, Bearer::Himself, "0505".into()));
    // No second in command: the army has no commander any more.
    assert_eq!(fate(&[5, 6, 2]), (Fate::Wounded, Bearer::Nobody, String::new()));
    assert_eq!(fate(&[5, 6, 5]), (Fate::Wounded, Bearer::Nobody, String::new()));
    assert_eq!(fate(&[5, 6, 6]), (Fate::Killed, Bearer::Nobody, String::new()));
    let stage = with_leader("prussia commander 5 i", &[5, 6, 6]);
    assert_eq!(stage.0.commander(Army::Prussia), None);
}

/// Rules: pg:9.1a, pg:9.0a.
#[test]
fn pg_9_1a_a_lost_wing_leader_is_replaced_in_his_hex() {
    let mut stage = wide(&[])
        .phase("prussia", "combat")
        .unit("zp", "prussia infantry line", FOOT1, "0714")
        .unit("zx", "coalition infantry line", FOOT1, "0814")
        .unit("a", "prussia infantry line", "8-5-3 8-5-3 8-5-3 8-5-3", "0505")
        .unit("x", "coalition infantry line", "7-5-3 5-4-3 2-3-3", "0605")
        .leader("l", "prussia-foot", 2, "0505")
        .stage();
    assert_eq!(stage.0.morale_modifier(stage.id("a")), 2);
    stage.settle("attack 0605; from 0505; announce; roll", &[5, 6, 3]);
    assert_eq!(
        (stage.0.leader(stage.leader_id("l")).bearer, stage.leader_at("l")),
        (Bearer::Replacement, "0505".into())
    );
    assert_eq!(stage.0.morale_modifier(stage.id("a")), 0);
}

/// Rules: pg:9.1b, pg:9.1c.
#[test]
fn pg_9_1b_the_second_in_command_takes_over() {
    let fight = |second: &str, dice: &[u8]| {
        let mut stage = field(&[])
            .unit("a", "prussia infantry line", "8-5-3 8-5-3 8-5-3 8-5-3", "0505")
            .unit("x", "coalition infantry line", "7-5-3 5-4-3 2-3-3", "0605")
            .leader("king", "prussia commander 5 i", 2, "0505")
            .second(second)
            .stage();
        stage.settle("attack 0605; from 0505; announce; roll", dice);
        stage
    };
    let other = fight("{ name = \"Keith\", initiative = 3, mm = 1, ma = 5 }", &[5, 6, 4]);
    let king = other.leader_id("king");
    assert_eq!(
        (other.0.leader(king).bearer, other.leader_at("king")),
        (Bearer::Second, "0505".into())
    );
    assert_eq!(
        (other.0.initiative(king), other.0.mm(king), other.0.leader_allowance(king)),
        (3, 1, 5)
    );
    assert_eq!(other.0.commander(Army::Prussia), Some(king));
    // A wing leader: the army is led from his hex, his wing by a replacement.
    let wing = fight("\"pf\"", &[5, 6, 4]);
    assert_eq!((wing.leader_at("king"), wing.leader_at("pf")), ("0101".into(), "0101".into()));
    assert_eq!(wing.0.leader(wing.leader_id("pf")).bearer, Bearer::Replacement);
    assert_eq!(wing.0.leader(wing.leader_id("king")).bearer, Bearer::Second);
}

/// Rules: pg:9.2b, pg:9.0d.
#[test]
fn pg_9_2b_a_lone_leader_in_the_way_is_killed_or_flees_to_the_nearest_friends() {
    let ride = |die: u8| {
        let mut stage = wide(&[])
            .unit("h", "prussia cavalry hussar", HORSE2, "0505")
            .unit("x", "coalition infantry line", FOOT4, "1005")
            .unit("y", "coalition infantry line", FOOT4, "1405")
            .leader("m", "coalition commander 3 any", 1, "0605")
            .stage();
        // He neither stops them nor costs anything.
        assert!(!stage.0.in_ezoc(Army::Prussia, stage.hex("0505")));
        stage.play("select h; move 0605; move 0704", &[die]);
        assert_eq!(stage.spent("h"), 2);
        (stage.leader_at("m"), stage.0.leader(stage.leader_id("m")).fate)
    };
    assert_eq!(ride(5), ("1005".into(), Fate::Unhurt));
    assert_eq!(ride(6), (String::new(), Fate::Killed));
}

/// Rules: pg:9.2b.
///
/// What dice decide that are read from no table is told by name: he is killed on a 6.
#[test]
fn pg_9_2b_chances_outside_the_tables_have_names() {
    let mut stage = wide(&[])
        .unit("h", "prussia cavalry hussar", HORSE2, "0505")
        .unit("x", "coalition infantry line", FOOT4, "1005")
        .leader("m", "coalition commander 3 any", 1, "0605")
        .stage();
    stage.play("select h", &[]);
    let ride = stage.0.read_action("move 0605").expect("an action");
    let chances = kernel::odds(&stage.0, &ride).expect("it rolls");
    let text = |(result, chance): &(Option<RollResult>, Chance)| {
        (result.as_ref().expect("a fate").to_string(), *chance)
    };
    let told: Vec<(String, Chance)> = chances.iter().map(text).collect();
    assert_eq!(told, [("m escapes".to_owned(), (5, 6)), ("m killed".to_owned(), (1, 6))]);
    // It is the owner who is glad.
    let glad: Vec<Option<String>> = chances
        .iter()
        .map(|(it, _)| stage.0.result_view(it.as_ref().expect("a fate")).good_for)
        .collect();
    assert_eq!(glad, [Some("coalition".to_owned()), Some("prussia".to_owned())]);
}

/// Rules: pg:9.2c.
#[test]
fn pg_9_2c_an_advance_rides_over_a_lone_leader_too() {
    // 8 against 2: 4-1, die 1: `1 / 3`: `x` is lost and its leader alone; he rolled 1 in the combat.
    let mut stage = field(&[])
        .unit("a", "prussia infantry line", "8-3-3 8-3-3 8-3-3 8-3-3", "0505")
        .unit("x", "coalition infantry line", FOOT1, "0605")
        .leader("m", "coalition commander 3 any", 0, "0605")
        .stage();
    stage.settle("attack 0605; from 0505; announce; roll", &[1, 1]);
    stage.play("advance a", &[6]);
    assert_eq!(stage.0.leader(stage.leader_id("m")).fate, Fate::Killed);
}

/// Rules: pg:9.0a, pg:9.0b.
///
/// ex-7: 5-4-5 with a leader of MM 2 counts 6 for checks and Charges; otherwise 4.
#[test]
fn pg_9_0a_the_leader_adds_to_checks_rallies_and_charges_only() {
    let stage = |leader: &str| {
        wide(&[])
            .unit("h", "prussia cavalry hussar", HORSE2, "0505")
            .unit("f", "prussia infantry line", FOOT4, "0505")
            .unit("x", "coalition cavalry dragoon", HORSE4, "1305")
            .leader("l", leader, 2, "0505")
            .stage()
    };
    let horse = stage("prussia-horse");
    let id = horse.id("h");
    assert_eq!(
        (horse.0.face(id).mr, horse.0.check_target(id), horse.0.charge_value(id)),
        (4, 6, 6)
    );
    assert_eq!(horse.0.check_target(horse.id("f")), 8, "units of any wing");
    // An infantry leader helps checks, not Charges.
    let foot = stage("prussia-foot");
    assert_eq!((foot.0.check_target(foot.id("h")), foot.0.charge_value(foot.id("h"))), (6, 4));
    assert_eq!(foot.0.unit(foot.id("h")).place, Place::Map(foot.hex("0505")));
}
