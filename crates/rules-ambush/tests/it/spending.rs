//! [AMB 2.7, M5e, M5f] Things that paragraphs use up, and papers that are worth what they say.

use rules_ambush::state::Sortie;
use rules_ambush::terms::Model;
use testkit::Drive;

use crate::men::{count, told};
use crate::stage::{begin_changed, findings};

/// How many charges anybody on the map or off it still has.
fn charges(game: &Sortie, letter: char) -> usize {
    let by = rules_ambush::state::Held::By(crate::men::id(game, letter));
    let his = |it: &rules_ambush::state::GearId| {
        let gear = game.gear(*it);
        gear.model == Model::Charge && gear.parts.contains(&by)
    };
    game.all_gear().filter(his).count()
}

/// Rules: amb:2.7a, amb:M5e.
#[test]
fn a_paragraph_uses_up_one_object_of_those_who_are_there() {
    let spend = [("{ artillery = \"random-us\" }", "{ spend = \"demolition-charge\" }")];
    let two = r#"arms = ["demolition-charge", "demolition-charge"]"#;
    let one = r#"arms = ["demolition-charge"]"#;
    let start = format!(
        "us = [{{ who = \"A\", hex = \"C8\", {two} }}, {{ who = \"B\", hex = \"C8\", arms = [] }},\
         {{ who = \"C\", hex = \"D5\", {one} }}]"
    );
    let mut game = begin_changed(&start, &spend);
    // B has nothing to give, and C is elsewhere.
    let events = game.play("with B; go C9", &[]);
    assert_eq!((count(&events, "Spent"), charges(&game, 'A'), charges(&game, 'C')), (0, 2, 1));
    let mut game = begin_changed(&start, &spend);
    let events = game.play("with A; go C9", &[]);
    assert!(told(&events, "Spent item: Charge"));
    assert_eq!((charges(&game, 'A'), charges(&game, 'C')), (1, 1));
}

const HIDDEN: [(&str, &str); 2] = [
    (
        r#"    { documents = { key = "map-case", n = 4, by = "A4..A8" } },"#,
        r#"    { papers = { by = "A4..A8" } },"#,
    ),
    (r#"key = "map-case""#, r#"key = "map-case", vp = 3"#),
];

/// Rules: amb:M5e, amb:M5f.
#[test]
fn papers_are_worth_what_the_script_says_once_their_bearer_has_left() {
    let near = ("{ hexes = \"E9\", s = 0, p = 205 }", "{ hexes = \"B6\", s = 0, p = 205 }");
    let changes = [HIDDEN[0], HIDDEN[1], near];
    let start = r#"us = [{ who = "B", hex = "B5" }, { who = "C", hex = "B4" }]"#;
    let mut game = begin_changed(start, &changes);
    game.play("with B; go B6; go A6", &[]);
    assert_eq!(game.points(), 0, "on the map they are paper");
    let events = game.play("leave", &[]);
    assert!(told(&events, "Scored n: 3 Documents") && game.points() == 3);
    let mut game = begin_changed(start, &changes);
    game.play("with B; go B6; with C; go A5; leave", &[]);
    assert_eq!(game.points(), 0, "another left");
}

/// Rules: amb:M5e.
#[test]
fn papers_whose_worth_nobody_gets_are_reported() {
    assert!(findings("", &HIDDEN[1..]).contains("papers whose worth nobody gets"));
    assert_eq!(findings("", &HIDDEN), "");
}

/// Rules: amb:5.1g, amb:5.3c.
#[test]
fn a_paragraph_knows_what_has_been_read_before() {
    let knows = [(
        "{ artillery = \"random-us\" }",
        "{ cases = [{ if = [{ read = 100 }], go = 201 }, { go = 202 }] }",
    )];
    let start = r#"us = [{ who = "A", hex = "C8" }, { who = "B", hex = "B5" }]"#;
    let read = |texts: &str, faces: &[u8]| {
        let mut game = begin_changed(start, &knows);
        game.play(texts, faces);
        (game.has_read(201), game.has_read(202))
    };
    // Without C5 the trap of 202, which A sees in time; with it the ford of 201.
    assert_eq!(read("with A; go C9", &[1]), (false, true));
    assert_eq!(read("with B; go C5; with A; go C9", &[]), (true, false));
    let nowhere = [(knows[0].0, "{ cases = [{ if = [{ read = 99 }], go = 201 }] }")];
    assert!(findings("", &nowhere).contains("no paragraph 99"));
}
