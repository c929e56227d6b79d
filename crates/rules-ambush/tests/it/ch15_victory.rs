//! [AMB 15, M1–M8] Points, ends of missions, casualties saved.

use kernel::Game;
use rules_ambush::state::{Place, Sortie};
use testkit::Drive;

use crate::men::{asked, count, man, told};
use crate::stage::{begin, begin_changed};
use crate::story::{play_then, tellings};

/// What the stage says of its ends and of saving casualties.
const ENDS: &str = r#"ends = [{ exited = { by = "A4..A8" } }, { none-left = {} }]"#;
const SAVES: &str = r#"saves = [{ exited = { by = "A4..A8" } }]"#;
const AWARDS: &str = r#"    { documents = { key = "map-case", n = 4, by = "A4..A8" } },"#;

/// How the mission ended.
fn result(game: &Sortie) -> (String, i64) {
    let outcome = game.outcome().expect("the mission is over");
    (outcome.result, outcome.points[0].1.into())
}

/// Rules: amb:15a, amb:15d, amb:3.2d.
#[test]
fn points_won_less_points_lost_are_compared_with_what_is_needed() {
    for (won, lost, expected) in
        [(5, 0, "amb-outcome-won"), (7, 3, "amb-outcome-lost"), (7, 2, "amb-outcome-won")]
    {
        let start =
            format!("vp_won = {won}\nvp_lost = {lost}\nus = [{{ who = \"C\", hex = \"A6\" }}]");
        let mut game = begin(&start);
        assert_eq!((game.points_won(), game.points_lost()), (won, lost));
        game.play("with C; leave", &[]);
        assert_eq!(result(&game), (expected.to_owned(), i64::from(won - lost)));
        assert!(game.asked().is_none() && game.answers().is_empty());
    }
}

/// Rules: amb:M3j, amb:3.2d.
#[test]
fn a_paragraph_may_end_the_mission() {
    let mut game = begin("condition = 6\nus = [{ who = \"C\", hex = \"B5\" }]");
    let events = game.play("with C; go C5", &[]);
    assert!(told(&events, "Ended by: Paragraph(122)") && game.outcome().is_some());
}

/// Rules: amb:3.2d, amb:2.7a.
#[test]
fn closing_words_are_read_when_the_mission_is_over_and_nothing_is_owed() {
    let words = r#"[paragraphs.980]
do = [{ cases = [{ if = ["squad-lost"], go = 981 }, { if = ["won"], go = 982 }, { go = 983 }] }]
[paragraphs.981]
text = { en = "Nobody.", it = "Nessuno." }
[paragraphs.982]
text = { en = "Well done.", it = "Bravi." }
do = [{ goto = 984 }]
[paragraphs.983]
text = { en = "Not enough.", it = "Non basta." }
[paragraphs.984]
text = { en = "They talk of it.", it = "Se ne parla." }
[paragraphs.122]"#;
    let changes = [("[sightings]", "closing = 980\n[sightings]"), ("[paragraphs.122]", words)];
    for (won, expected) in [(5, vec![982, 984]), (4, vec![983])] {
        let start = format!("vp_won = {won}\nus = [{{ who = \"C\", hex = \"A6\" }}]");
        let mut game = begin_changed(&start, &changes);
        let events = game.play("with C; leave", &[]);
        let read: Vec<u16> = (981..985).filter(|it| game.has_read(*it)).collect();
        assert_eq!(read, expected);
        // The words come before the account.
        let last = tellings(&events, "").pop().expect("the mission is over");
        assert!(last.contains("Ended {"), "{last}");
    }
    // Wounded before, F is wounded again by a mine: nobody is left.
    let start = r#"
        us = [{ who = "F", hex = "A7", marks = ["wounded"] }]
        marks = [{ mark = "mines", hex = "A6" }]
    "#;
    let mut game = begin_changed(start, &changes);
    game.play("with F; go A6", &[9, 3]);
    assert!(game.outcome().is_some() && game.has_read(981));
}

/// Rules: amb:15b.
#[test]
fn a_casualty_costs_two_points_once() {
    let mut game = begin(r#"us = [{ who = "A", hex = "B8" }, { who = "F", hex = "B9" }]"#);
    // A trap: A fails; A panics, F is incapacitated by a 5.
    game.play("with A; go B9", &[9, 10, 5]);
    assert_eq!(game.points(), -2);
    // Dragged, he dies: no more points.
    game.play("drag F B8", &[10]);
    assert_eq!(game.points(), -2);
}

/// Rules: amb:15c, amb:M3i, amb:M5g, amb:M6i, amb:M7i.
#[test]
fn a_casualty_brought_off_the_map_costs_nothing_in_the_end() {
    // Wounded before, F is wounded again by a mine: he is out of the fight.
    let mut game = begin(
        r#"
        us = [{ who = "A", hex = "A7" }, { who = "F", hex = "A7", marks = ["wounded"] }]
        marks = [{ mark = "mines", hex = "A6" }]
        "#,
    );
    game.play("with F; go A6", &[9, 3]);
    assert_eq!(game.points(), -2);
    game.play("with A; go A6", &[5]);
    let events = game.play("escort F; leave", &[5]);
    assert!(told(&events, "Saved"));
    assert_eq!(result(&game).1, 0);
}

/// Rules: amb:15c, amb:M4i, amb:16.2b.
#[test]
fn ex_151_where_the_mission_does_not_allow_it_nobody_is_saved() {
    let mut game = begin_changed(
        r#"
        us = [{ who = "A", hex = "A6" }, { who = "F", hex = "A7", marks = ["wounded"] }]
        marks = [{ mark = "mines", hex = "A6" }]
        "#,
        &[(SAVES, "saves = []")],
    );
    game.play("with F; go A6", &[9, 3]);
    game.play("with A; escort F; leave", &[5]);
    assert_eq!(result(&game).1, -2);
    assert!(man(&game, 'F').cost_vp, "he counts as dead");
}

/// Rules: amb:M1g, amb:M2h, amb:M4k, amb:M5g, amb:M8i, amb:M8j, amb:7.1f.
#[test]
fn the_mission_ends_when_all_active_soldiers_have_left() {
    let mut game = begin(
        r#"us = [
            { who = "A", hex = "A6" }, { who = "C", hex = "A5" },
            { who = "F", hex = "B6", marks = ["incapacitated"] },
        ]"#,
    );
    game.play("with A; leave", &[]);
    assert_eq!(asked(&game), "operations");
    assert!(matches!(man(&game, 'A').place, Place::Exited(_)));
    assert_eq!(game.refused("with A").rule.0, "amb:5.3a", "nobody comes back");
    let events = game.play("with C; leave", &[]);
    assert!(told(&events, "Ended by: Rule(0)"), "who lies on the map does not count");
}

/// Rules: amb:M6j, amb:3.2d.
#[test]
fn the_mission_ends_when_nobody_is_left_but_not_while_somebody_waits_to_enter() {
    let start = r#"us = [{ who = "A", hex = "C11", pc = 0 }, { who = "C" }]"#;
    let mut game = begin(start);
    // A mine kills A; C still waits.
    game.play("with A; go B11", &[9, 9]);
    assert_eq!(asked(&game), "operations");
    let mut game = begin(r#"us = [{ who = "A", hex = "C11", pc = 0 }]"#);
    let events = game.play("with A; go B11", &[9, 9]);
    assert!(told(&events, "Ended by: Rule(1)"));
    assert_eq!(result(&game), ("amb-outcome-lost".to_owned(), -2));
}

/// Rules: amb:M7j, amb:M7f.
#[test]
fn a_mission_that_can_end_only_later_goes_on_without_soldiers() {
    let later = [
        (ENDS, r#"ends = [{ none-left = { from_condition = 3 } }]"#),
        ("[victory]", "[rules]\nevent_loop = true\n\n[victory]"),
    ];
    let mut game = begin_changed(r#"us = [{ who = "A", hex = "C11", pc = 0 }]"#, &later);
    game.play("with A; go B11", &[9, 9]);
    assert_eq!(asked(&game), "operations");
    assert_eq!(game.offered(), ["wait"]);
    game.play("wait", &[9, 9]);
    // 2 + 2 = 4: paragraph 323 brings condition 6, and the moment it does the mission is over.
    let events = game.play("wait", &[2, 2]);
    assert!(told(&events, "Condition condition: 6") && told(&events, "Ended by: Rule(0)"));
}

/// Rules: amb:M7f, amb:M7e, amb:5.6a.
#[test]
fn where_the_mission_says_so_the_player_waits_for_events() {
    let start = r#"us = [{ who = "A", hex = "B5" }]"#;
    assert_eq!(begin(start).refused("wait").rule.0, "amb:M7f");
    let waiting = [("[victory]", "[rules]\nevent_loop = true\n\n[victory]")];
    let mut game = begin_changed(start, &waiting);
    let events = game.play("wait", &[9, 9]);
    assert!(told(&events, "EventCheck sum: 18") && count(&events, "EventMarker") == 0);
    // 3 + 3 = 6: paragraph 136; a 0 activates.
    let events = play_then(&mut game, "wait", &[3, 3, 10]);
    assert!(told(&events, "Activated card: 31") && asked(&game) != "operations");
}

/// Rules: amb:M2f, amb:M3h.
#[test]
fn ex_152_each_hex_worth_exploring_gives_its_point_once() {
    let mut game = begin(r#"us = [{ who = "B", hex = "D4" }, { who = "C", hex = "D4" }]"#);
    let events = game.play("with B; go D3", &[]);
    assert!(told(&events, "Scored n: 1 Explored") && game.points() == 1);
    game.play("with C; go D3; go D4; go D3", &[]);
    assert_eq!(game.points(), 1);
}

/// Rules: amb:M2g, amb:M2i, amb:15c.
#[test]
fn ex_151_the_mission_ends_when_all_is_explored_and_the_squad_gathers() {
    let gather = [
        (ENDS, r#"ends = [{ explored = { gather = "D3 D4" } }, { exited = { by = "A4..A8" } }]"#),
        (SAVES, r#"saves = [{ exited = { by = "A4..A8" } }, { in = { hexes = "D3" } }]"#),
    ];
    let start = r#"
        us = [{ who = "A", hex = "D5" }, { who = "B", hex = "D3" }, { who = "F", hex = "D4", marks = ["wounded"] }]
        marks = [
            { mark = "explored", hex = "I4" }, { mark = "explored", hex = "I5" },
            { mark = "explored", hex = "K8" }, { mark = "mines", hex = "D3" },
        ]
    "#;
    let mut game = begin_changed(start, &gather);
    // F treads on a mine in D3, and is out of the fight; D3 is explored by him.
    game.play("with F; go D3", &[9, 3]);
    assert_eq!(game.points(), 1 - 2);
    let events = game.play("with A; go D4", &[]);
    assert!(told(&events, "Ended by: Rule(0)") && told(&events, "Saved"));
    assert_eq!(result(&game).1, 1);
}

/// Rules: amb:M1f, amb:M1h, amb:15c.
#[test]
fn ex_151_control_ends_the_mission_and_saves_whoever_lies_in_a_building() {
    let control = [
        (ENDS, r#"ends = [{ control = { groups = ["D3", "B4 B5"], n = 4 } }]"#),
        (SAVES, r#"saves = ["in-building"]"#),
    ];
    let start = r#"
        us = [
            { who = "A", hex = "A5" }, { who = "B", hex = "D3" },
            { who = "F", hex = "D4", marks = ["wounded"] },
        ]
        marks = [{ mark = "explored", hex = "D3" }, { mark = "mines", hex = "D3" }]
    "#;
    let mut game = begin_changed(start, &control);
    game.play("with F; go D3", &[9, 3]);
    assert_eq!(game.points(), -2);
    let events = game.play("with A; go B5", &[]);
    assert!(told(&events, "Scored n: 4 Control") && told(&events, "Saved"));
    assert_eq!(result(&game).1, 4);
}

/// Rules: amb:M1f.
#[test]
fn control_of_the_heights_needs_sight_of_every_road_hex() {
    let control = [(
        ENDS,
        r#"ends = [{ control = { groups = ["D3"], heights = "B4 K9", n = 4 } }, { none-left = {} }]"#,
    )];
    let start = r#"us = [{ who = "A", hex = "A5" }, { who = "B", hex = "D4" }]"#;
    let mut game = begin_changed(start, &control);
    // B4 does not see the road beyond the mill.
    game.play("with A; go B4; with B; go D3", &[]);
    assert_eq!(asked(&game), "operations");
}

/// Rules: amb:M5f, amb:M5e.
#[test]
fn papers_count_when_their_bearer_leaves_the_map() {
    let mut game = begin(r#"us = [{ who = "B", hex = "D8" }, { who = "C", hex = "B4" }]"#);
    game.play("with B; go E9; go E8", &[]);
    assert_eq!(game.points(), 0);
    let mut game = begin(
        r#"us = [{ who = "B", hex = "A6", arms = ["documents"] }, { who = "C", hex = "B4" }]"#,
    );
    game.play("with B; leave", &[]);
    assert_eq!(game.points(), 0, "these are other papers");
}

/// Rules: amb:M5f.
#[test]
fn papers_found_on_the_way_are_carried_home() {
    let near = [("{ hexes = \"E9\", s = 0, p = 205 }", "{ hexes = \"B6\", s = 0, p = 205 }")];
    let mut game =
        begin_changed(r#"us = [{ who = "B", hex = "B5" }, { who = "C", hex = "B4" }]"#, &near);
    let events = game.play("with B; go B6; go A6; leave", &[]);
    assert!(told(&events, "Scored n: 4 Documents"));
    assert_eq!(game.points(), 4);
}

/// Rules: amb:M8h, amb:M8k.
#[test]
fn a_point_for_each_who_leaves_and_casualties_have_to_leave_with_the_squad() {
    let exit = [
        (AWARDS, r#"    { exit = { n = 1, by = "A4" } },"#),
        (ENDS, r#"ends = [{ exited = { by = "A4" } }, { exited = { by = "A6" } }]"#),
        (SAVES, r#"saves = [{ exited = { by = "A4 A6" } }]"#),
    ];
    let start = r#"
        us = [
            { who = "A", hex = "A4" }, { who = "C", hex = "A6" },
            { who = "F", hex = "A7", marks = ["wounded"] },
        ]
        marks = [{ mark = "mines", hex = "A6" }]
    "#;
    let mut game = begin_changed(start, &exit);
    game.play("with F; go A6", &[9, 3]);
    // C brings F out by A6 and is the last to leave; A left by A4: no end by one way.
    let mut split = game.clone();
    split.play("with A; leave", &[]);
    assert_eq!(split.points(), 1 - 2);
    let events = split.play("with C; escort F; leave", &[5]);
    assert!(told(&events, "Ended by: SquadLost") && told(&events, "Saved"));
    // Both by A4, F left behind in A6: nothing is saved.
    game.play("with C; go A5; go A4; with A; leave", &[]);
    assert_eq!(result(&game), ("amb-outcome-lost".to_owned(), 0));
}

/// Rules: amb:M7h.
#[test]
fn ex_47_a_german_who_slips_through_costs_twice_his_worth() {
    let leak = [
        (AWARDS, r#"    { leakers = { by = "M6" } },"#),
        ("captured = 2", "captured = 1"),
        ("vp = 2\narms = [\"machine-pistol\"]", "vp = 1\narms = [\"machine-pistol\"]"),
    ];
    let start = r#"
        condition = 5
        round = 3
        advantage = "us"
        us = [{ who = "C", hex = "J5", ar = "1" }]
        germans = [{ who = "P", hex = "M6", ar = "1" }]
    "#;
    let mut game = begin_changed(start, &leak);
    // Under condition 5 he does 806: seen by C, he goes on, and the reference of M6 is Exit.
    let events = game.play("act C; pass", &[1]);
    assert!(told(&events, "Scored n: -4 Leaker(41)"), "{events:?}");
    assert_eq!((game.points(), asked(&game)), (-4, "operations"));
}
