//! What the log says of leaders: the person whom it befell, in both languages.

use kernel::Viewer;
use rules_prussia::Event;
use testkit::Drive;

use crate::bench::{FOOT4, HORSE2, field, wide};
use crate::stage::Stage;

/// The sentences of some events that tell of leaders, in English or Italian.
fn said(stage: &Stage, lang: &str, events: &[Event]) -> Vec<String> {
    let of_leaders = ["casualty", "replaced", "overrun", "displaced"];
    let told = stage.0.told(events, Viewer::Spectator);
    told.iter()
        .filter(|it| of_leaders.contains(&it.event.as_str()))
        .map(|it| texts::built_in().try_say(lang, &it.message).expect("there is a text"))
        .collect()
}

/// A king with a second in command fights twice from two hexes side by side.
fn two_fights(second: &str) -> Stage {
    field(&[])
        .unit("a", "prussia infantry line", "8-5-3 8-5-3 8-5-3 8-5-3", "0505")
        .unit("x", "coalition infantry line", "7-5-3 5-4-3 2-3-3", "0605")
        .leader("moritz", "prussia-foot", 1, "0303")
        .leader("king", "prussia commander 5 i", 2, "0505")
        .second(second)
        .stage()
}

const KEITH: &str = "{ name = \"Keith\", initiative = 3, mm = 1, ma = 5 }";

/// Rules: pg:9.1b, pg:9.2a.
#[test]
fn pg_9_1b_the_wounded_commander_is_named_and_then_his_second() {
    let mut stage = two_fights(KEITH);
    let events = stage.settle("attack 0605; from 0505; announce; roll", &[5, 6, 4]);
    assert_eq!(
        said(&stage, "en", &events),
        ["king is wounded (6 and 4).", "The command goes to: Keith."]
    );
    assert_eq!(
        said(&stage, "it", &events),
        ["king è ferito (6 e 4).", "Il comando passa a: Keith."]
    );
}

/// Rules: pg:9.1c, pg:9.2a.
#[test]
fn pg_9_1c_a_promoted_wing_leader_and_his_replacement_are_told_apart() {
    let mut stage = two_fights("\"moritz\"");
    let events = stage.settle("attack 0605; from 0505; announce; roll", &[5, 6, 4]);
    assert_eq!(
        said(&stage, "en", &events),
        [
            "king is wounded (6 and 4).",
            "The command goes to: moritz.",
            "A replacement takes over from moritz.",
        ]
    );
    assert_eq!(
        said(&stage, "it", &events)[2],
        "Un comandante di rimpiazzo prende il posto di moritz."
    );
}

/// Rules: pg:9.1d, pg:9.2a.
///
/// The second in command is lost after the king: the army has no Army Commander any more.
#[test]
fn pg_9_1d_a_lost_second_leaves_the_army_without_a_commander() {
    let fallen = "[[leader_state]]\nleader = \"king\"\nfate = \"wounded\"\n";
    let drawn = |second: &str| {
        field(&[])
            .unit("a", "prussia infantry line", "8-5-3 8-5-3 8-5-3 8-5-3", "0505")
            .unit("x", "coalition infantry line", "7-5-3 5-4-3 2-3-3", "0605")
            .leader("king", "prussia commander 5 i", 2, "0505")
            .second(second)
            .tables(fallen)
            .stage()
    };
    let mut stage = drawn(KEITH);
    let king = stage.leader_id("king");
    assert_eq!(stage.0.commander(rules_prussia::Army::Prussia), Some(king));
    let events = stage.settle("attack 0605; from 0505; announce; roll", &[5, 6, 6]);
    assert_eq!(stage.0.commander(rules_prussia::Army::Prussia), None);
    assert_eq!(stage.leader_at("king"), "");
    assert_eq!(said(&stage, "en", &events), ["Keith is killed (6 and 6)."]);
    assert_eq!(said(&stage, "it", &events), ["Keith è ucciso (6 e 6)."]);
    // His own fate is not the king's: who was wounded stays wounded.
    assert_eq!(stage.0.leader(king).fate, rules_prussia::state::Fate::Wounded);
}

/// Rules: pg:9.1a, pg:9.2b.
#[test]
fn pg_9_1a_a_replacement_is_not_told_as_the_leader_he_replaces() {
    let mut stage = wide(&[])
        .unit("h", "prussia cavalry hussar", HORSE2, "0505")
        .unit("x", "coalition infantry line", FOOT4, "1005")
        .leader("nadasdy", "coalition-horse", 1, "0605")
        .tables("[[leader_state]]\nleader = \"nadasdy\"\nfate = \"killed\"\n")
        .stage();
    let events = stage.play("select h; move 0605", &[6]);
    assert_eq!(
        said(&stage, "en", &events),
        [
            "The replacement of nadasdy is ridden down and killed (6).",
            "A replacement takes over from nadasdy.",
            "The replacement of nadasdy goes to 1005.",
        ]
    );
    assert_eq!(
        said(&stage, "it", &events),
        [
            "Il rimpiazzo di nadasdy è travolto e ucciso (6).",
            "Un comandante di rimpiazzo prende il posto di nadasdy.",
            "Il rimpiazzo di nadasdy va in 1005.",
        ]
    );
}
