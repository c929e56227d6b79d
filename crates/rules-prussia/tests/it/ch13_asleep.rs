//! Chapters 6.3 and 13: armies and detachments that sleep, and what wakes them.

use rules_prussia::{Army, Decision, Event, GroupId, Phase};

use crate::bench::{FOOT1, FOOT2, FOOT4, HORSE2, wide};
use crate::stage::{Drawing, Stage};

/// Prussia is awake, the Coalition asleep; three of its battalions are with the duke, the leader of
/// their wing is elsewhere.
fn sleepers(leader: &str) -> Drawing {
    wide(&[])
        .main(true, false)
        .unit("p", "prussia infantry line", FOOT4, "0105")
        .leader("duke", "coalition commander 3 any", 0, "1405")
        .leader("cf", "coalition-foot", 0, leader)
        .leader("ch", "coalition-horse", 0, "1412")
        .unit("a", "coalition infantry line", FOOT1, "1405")
        .unit("b", "coalition infantry line", FOOT1, "1405")
        .unit("c", "coalition infantry line", FOOT1, "1405")
}

/// Rules: pg:13.1c, pg:6.2.2f.
#[test]
fn pg_13_1c_an_army_asleep_is_not_asked_whom_its_commander_leads() {
    let mut stage = sleepers("1412").stage();
    stage.play("end", &[]);
    assert_eq!((stage.asked(), stage.asks()), (Army::Coalition, Decision::Activate));
    stage.play("hold", &[1]);
    assert_eq!((stage.asked(), stage.asks()), (Army::Prussia, Decision::Order));
}

/// Rules: pg:10.0b, pg:13.1b.
///
/// The first marker of an empty track lies in the start box and lowers nothing yet (K-23).
#[test]
fn pg_10_0b_the_price_is_told_as_morale_falls() {
    for (cost, change, now) in [(1, 0, 24), (2, -1, 23), (3, -2, 22)] {
        let mut stage = sleepers("1405").army_morale(20, 24).cost(cost).stage();
        stage.play("end", &[]);
        // 1 and the duke's 3 are less than 7.
        let events = stage.play("attempt", &[1, 1]);
        let told = events.iter().find_map(|it| match it {
            Event::Morale { army: Army::Coalition, change, now, .. } => Some((*change, *now)),
            _ => None,
        });
        assert_eq!(told, Some((change, now)), "a price of {cost}");
    }
}

/// Rules: pg:13.1c.
#[test]
fn pg_13_1c_an_army_asleep_has_no_phases() {
    let phases = |events: &[Event], of: Army| -> Vec<Phase> {
        let phases = events.iter().filter_map(|it| match it {
            Event::Phase { phase, army } if *army == of => Some(*phase),
            _ => None,
        });
        phases.collect()
    };
    let mut stage = sleepers("1405").stage();
    let events = stage.play("end", &[]);
    assert!(phases(&events, Army::Prussia).contains(&Phase::Defense));
    let events = stage.play("hold", &[1]);
    assert_eq!(phases(&events, Army::Coalition), [Phase::Adjustment]);
}

const DET: &str = "[[group]]\nid = \"det\"\nside = \"coalition\"\nname = { en = \"d\", it = \"d\" }\n\
                   cv = 4\nwings = []\nunits = [\"d\"]\ndetachment = true\n";

/// A detachment in 0805 of an army asleep, with something in two hexes before it.
fn detached(kind: char) -> Stage {
    wide(&[("0605", kind), ("0705", kind)])
        .main(true, false)
        .tables(DET)
        .unit("a", "prussia cavalry hussar", HORSE2, "0405")
        .unit("d", "coalition infantry line", FOOT2, "0805")
        .unit("x", "coalition infantry line", FOOT4, "1412")
        .leader("l", "prussia-horse", 0, "0405")
        .leader("duke", "coalition commander 3 any", 0, "1412")
        .stage()
}

fn wakes(events: &[Event]) -> bool {
    events.iter().any(|it| matches!(it, Event::DetActivated { group } if *group == GroupId(4)))
}

/// Rules: pg:6.3b.
#[test]
fn pg_6_3b_a_detachment_wakes_for_what_it_sees() {
    assert!(wakes(&detached('.').play("select a; move 0505", &[])));
    // The same three hexes through woods.
    let mut stage = detached('w');
    assert!(!wakes(&stage.play("select a; move 0505", &[])));
    assert!(!stage.0.may_act(stage.id("d")));
}

/// Rules: pg:6.3b.
#[test]
fn pg_6_3b_an_enemy_leader_wakes_a_detachment() {
    let mut stage = detached('.');
    assert!(wakes(&stage.play("select l; move 0505", &[])));
    assert!(stage.0.may_act(stage.id("d")));
    // He is no unit: nobody has a chance on sight.
    assert_eq!(stage.asked(), Army::Prussia);
    assert!(!wakes(&detached('w').play("select l; move 0505", &[])));
}
