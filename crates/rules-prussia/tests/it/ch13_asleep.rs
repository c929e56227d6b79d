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
