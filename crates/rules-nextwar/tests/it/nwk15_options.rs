//! [NWK 15] Optional rules, and the rules of a scenario that has a unit pinned.

use rules_nextwar::state::{ScenarioMark, War};

use crate::drive::Drive;
use crate::fields::{attack, battlefield, field, field_text, of_rule};
use crate::stage::stage;

/// The columns that surprise brings to an attack of the DPRK in the second turn.
#[track_caller]
fn surprise(lines: &str) -> i8 {
    let units = "dprk-1 infantry XX 5-5-5-4/3-3-5-4 2/1 at 0303
        rok-1 infantry XX 5-5-5-4/3-3-5-4 2/1 at 0304\n";
    let mut war = battlefield("", &format!("{lines}\n{units}"));
    let fought = attack(&mut war, "0304", "dprk-1", "rok-1", &[9]);
    of_rule(&fought.shifts, "nw:9.5.4")
}

/// Rules: nwk:15.5.1.
#[test]
fn a_plan_that_leaked_gives_one_more_column_or_one_more_combat_segment() {
    let columns = |turn: u8, option: &str| {
        surprise(&format!("surprise dprk {turn} 1\noption oplan-5029 {option}"))
    };
    // The second turn is within the surprise.
    assert_eq!(["off", "column", "segment"].map(|it| columns(2, it)), [1, 2, 1]);
    // It is over: the first combat segment after it only.
    assert_eq!(["off", "column", "segment"].map(|it| columns(1, it)), [0, 0, 1]);
    let later = |option: &str| {
        let units = "dprk-1 infantry XX 5-5-5-4/3-3-5-4 2/1 at 0303
            rok-1 infantry XX 5-5-5-4/3-3-5-4 2/1 at 0304\n";
        let lines =
            format!("segment exploitation-combat\nsurprise dprk 1 1\noption oplan-5029 {option}");
        let mut war = field("", &format!("{lines}\n{units}"));
        of_rule(&attack(&mut war, "0304", "dprk-1", "rok-1", &[9]).shifts, "nw:9.5.4")
    };
    assert_eq!(later("segment"), 0, "the second combat segment of that turn");
}

/// Rules: nwk:15.5.1.
#[test]
fn nwk_15_5_1_the_further_segment_is_the_first_in_which_the_north_fights_and_no_other() {
    let units = "dprk-1 infantry XX 5-5-5-4/3-3-5-4 2/1 at 0303
        rok-1 infantry XX 5-5-5-4/3-3-5-4 2/1 at 0304\n";
    let columns = |kind: &str, segment: &str| {
        let lines = format!("kind {kind}\nsegment {segment}\nsurprise dprk 1 1");
        let mut war = field("", &format!("{lines}\noption oplan-5029 segment\n{units}"));
        of_rule(&attack(&mut war, "0304", "dprk-1", "rok-1", &[9]).shifts, "nw:9.5.4")
    };
    assert_eq!(columns("initiative dprk", "initiative-combat"), 1);
    assert_eq!(columns("initiative dprk", "first-combat"), 0, "its third segment of the turn");
    assert_eq!(columns("contested dprk", "first-combat"), 1);
    assert_eq!(columns("initiative allied", "reaction-combat"), 1);
    assert_eq!(columns("initiative allied", "second-combat"), 0);
    assert_eq!(columns("contested allied", "second-combat"), 1);
}

/// Japanese and US units in Japan, and how far the enemy has come.
#[track_caller]
fn japan(lines: &str) -> War {
    let text = field_text(
        "0103=~ 0105=~",
        &format!(
            "turn 2 of 4\ndprk 0101..0702\nregion seoul 0203 0303 0403\nairbase 0606\nport 0104
            kind initiative allied\noption japan on\nsea yellow-sea allied allied
            jpn-1 infantry X 3-3-5-4 1 at japan\nus-1 infantry X 3-3-7-4 1 at japan
            dprk-1 infantry X 4-5-4-4 1 at {lines}
            ---\n[special]\njapan = {{ rule = \"nwk:15.8\", option = \"japan\", seoul_hexes = 2, \
             south_of_row = \"05\" }}\n"
        ),
    );
    stage(&text)
}

/// Rules: nwk:15.8.
#[test]
fn japan_sends_troops_once_seoul_is_lost_and_the_enemy_stands_deep_in_the_south() {
    let mut war = japan("0406\ncontrol dprk 0203 0303");
    war.play("fly jpn-1; land 0606; stop", &[]);
    assert_eq!(war.at("jpn-1"), "0606");
    let few = japan("0406\ncontrol dprk 0203");
    assert_eq!(few.refusal("fly jpn-1"), "nwk:15.8", "too little of Seoul is lost");
    assert_eq!(few.refusal("ship jpn-1"), "nwk:15.8");
    assert!(few.offers("fly us-1"), "others are not bound by it");
    let far = japan("0405\ncontrol dprk 0203 0303");
    assert_eq!(far.refusal("fly jpn-1"), "nwk:15.8", "nobody stands south of the row");
    let hungry = japan("0406 unsupplied\ncontrol dprk 0203 0303");
    assert_eq!(hungry.refusal("fly jpn-1"), "nwk:15.8", "nobody there is supplied");
}

/// A division that is pinned at 0304, and an enemy that can come up to it.
const PINNED: &str = "turn 2 of 4\ndprk 0101..0702
    rok-5 infantry XX 5-6-5-4/3-4-5-4 2/1 at 0304\ndprk-1 infantry XX 5-5-5-4/3-3-5-4 2/1 at 0301
    ---
    [special.pinned]\nrule = \"nwk:16.1.2b\"\nunit = \"rok-5\"\nattack_factors = 7
    several_corps_drm = 1\nrelease = \"nwk:16.1.2h\"
    attrition = { rule = \"nwk:16.1.2c\", level_and_retreat = [7, 8], eliminated = [9, 9] }\n";

/// Plays on to the Reaction Movement Segment.
#[track_caller]
fn to_reaction(war: &mut War) {
    while war.core().segment.word() != "reaction-movement" {
        war.play("end", &[]);
    }
}

/// Rules: nwk:16.1.2h.
#[test]
fn a_pinned_division_may_move_once_an_enemy_has_come_up_to_it() {
    let mut war = stage(&field_text("", PINNED));
    to_reaction(&mut war);
    assert_eq!(war.refusal("select rok-5"), "nwk:16.1.2b");
    // An enemy that was beside it and has not moved does not release it.
    let beside = PINNED.replace("at 0301", "at 0303");
    let mut war = stage(&field_text("", &beside));
    to_reaction(&mut war);
    assert_eq!(war.refusal("select rok-5"), "nwk:16.1.2b");
    let mut war = stage(&field_text("", PINNED));
    war.play("select dprk-1; move 0302; move 0303", &[]);
    war.play("end", &[]);
    // Its movement alone is free: who attacks it is as strong as before, 5 and 7.
    let fought = attack(&mut war.clone(), "0304", "dprk-1", "rok-5", &[9]);
    assert_eq!(fought.attack, 12);
    to_reaction(&mut war);
    assert!(war.offers("select rok-5"));
}

/// Rules: nwk:16.1.2b, nw:9.6.6.
#[test]
fn others_press_the_pinned_division_alone_and_count_as_another_corps() {
    let lines = PINNED
        .replace("at 0301", "at 0303\nrok-6 infantry XX 5-6-5-4/3-4-5-4 2/1 at 0404")
        .replace("turn 2 of 4", "turn 2 of 4\nsegment initiative-combat");
    let pinned = attack(&mut stage(&field_text("", &lines)), "0304", "dprk-1", "rok-5", &[9]);
    assert_eq!((pinned.attack, of_rule(&pinned.modifiers, "nw:9.6.6")), (12, 1));
    let other = attack(&mut stage(&field_text("", &lines)), "0404", "dprk-1", "rok-6", &[9]);
    assert_eq!((other.attack, of_rule(&other.modifiers, "nw:9.6.6")), (5, 0));
}

/// Rules: nwk:16.1.3b, nwk:16.1.5a.
#[test]
fn a_late_division_has_fewer_points_in_its_first_move_alone() {
    let text = "turn 2 of 4\ndprk-1 infantry XX 5-5-5-4/3-3-5-4 2/1 at 0301
        dprk-2 infantry X 5-5-5-4 1 at 0501 spent=6
        ---
        [special]\nlate = { rule = \"nwk:16.1.3b\", unit = \"dprk-1\", mp_spent = 2 }\n";
    let mut war = stage(&field_text("", text));
    war.play("select dprk-2; move 0502; move 0503; move 0504", &[]);
    assert_eq!(war.question(), "choose-mover", "a point of four was spent on the road here");
    war.play("select dprk-1; move 0302; move 0303", &[]);
    assert_eq!(war.question(), "choose-mover", "two points of four are left");
    assert_eq!(war.core().marks, [ScenarioMark::Begun(war.id("dprk-1"))]);
    while war.core().segment.word() != "exploitation-movement" {
        war.play("end", &[]);
    }
    war.play("select dprk-1; move 0304; move 0305; move 0306", &[]);
    assert_eq!(war.question(), "march", "one of four is left");
    // What both took counts together: nothing is left but the one hex.
    let both = text.replace("2/1 at 0301", "2/1 at 0301 spent=12");
    let mut war = stage(&field_text("", &both));
    war.play("select dprk-1; move 0302", &[]);
    assert_eq!(war.question(), "choose-mover");
}
