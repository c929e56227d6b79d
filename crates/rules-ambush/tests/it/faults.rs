//! Missions that cannot be played are not: each kind of fault is found, with file and line.

use catalog::{Files, Findings};
use rules_ambush::mission::load;

use crate::stage;

/// Replaces words of the stage and says what is found.
#[track_caller]
fn check(cases: &[(&str, &str, &str)]) {
    for (old, new, expected) in cases {
        let found = stage::findings("", &[(old, new)]);
        let line = found.lines().find(|it| it.contains(expected));
        let line = line.unwrap_or_else(|| panic!("{old} -> {new}: no `{expected}` in\n{found}"));
        assert!(line.starts_with("stage/"), "{line}");
    }
}

#[test]
fn the_stage_itself_is_in_order() {
    assert_eq!(stage::findings("", &[]), "");
}

#[test]
fn a_finding_names_file_line_and_column() {
    let found = stage::findings("", &[("red = \"to-post\"", "red = \"to-pst\"")]);
    let expected = "stage/script.toml:26:7: error: unknown flow `to-pst`; did you mean `to-post`? \
                    allowed: `off`, `to-post`, `to-turn`\n";
    assert_eq!(found, expected);
}

#[test]
fn whatever_is_named_exists() {
    check(&[
        ("p = 100 }", "p = 777 }", "error: no paragraph 777"),
        ("\"5\" = \"18\"", "\"5\" = \"778\"", "error: no paragraph 778"),
        ("ok = 154", "ok = 779", "error: no paragraph 779"),
        ("[sightings]", "closing = 780\n[sightings]", "error: no paragraph 780"),
        (
            "[sightings]",
            "closing = 122\n[sightings]",
            "error: paragraph 122 does something after the end",
        ),
        ("\"I6\" = 930", "\"I6\" = 931", "error: no paragraph 931"),
        ("card = 31, hex", "card = 32, hex", "error: no German with card 32"),
        ("card = 301,", "card = 309,", "error: nobody with card 309 to join the squad"),
        ("[5, 49]", "[5, 50]", "error: no German with card 50"),
        ("{ condition = 6 }", "{ condition = 7 }", "error: no condition 7"),
        ("\"1\" = \"802 802", "\"1\" = \"899 802", "error: no action paragraph 899"),
        (
            "key = \"map-case\", n = 4",
            "key = \"diary\", n = 4",
            "error: papers `diary` cannot be found",
        ),
        ("hex = \"H6\"", "hex = \"Z6\"", "error: unknown hex `Z6`"),
        ("hexes = \"C5\"", "hexes = \"@inn\"", "error: unknown region `@inn`"),
    ]);
}

/// Rules: amb:2.2e.
#[test]
fn sightings_are_0_to_9_and_have_names() {
    check(&[
        ("s = 2, p = 19", "s = 10, p = 19", "error: sighting 10; sightings are numbered 0 to 9"),
        ("s = 2, p = 19", "s = 8, p = 19", "error: sighting 8 has no name"),
        ("5 = \"reinforcement\"", "5 = \"x\"\n6 = \"y\"", "warning: sighting 6, y, never happens"),
        ("5 = \"reinforcement\"", "5 = \"x\"\n12 = \"y\"", "error: sighting `12`"),
    ]);
}

/// Rules: amb:2.2g.
#[test]
fn events_cover_0_to_18_once() {
    check(&[
        ("\"8-18\"", "\"8-17\"", "error: no event for 18"),
        ("\"8-18\"", "\"7-18\"", "error: the sum 7 has two events"),
        ("\"8-18\"", "\"8-19\"", "error: events of `8-19`"),
        ("\"2\" = \"s2 19\"", "\"2\" = \"two\"", "error: event `two`"),
    ]);
}

/// Rules: amb:2.2e.
#[test]
fn an_area_says_one_thing() {
    check(&[(
        "hexes = \"C8\", event = true",
        "hexes = \"C8\", event = true, p = 100",
        "error: an area that says not one thing",
    )]);
}

#[test]
fn every_paragraph_is_read_or_spare() {
    check(&[("\"5\" = \"18\"", "\"5\" = \"none\"", "warning: nobody reads paragraph 18;")]);
    let spare = ("[paragraphs.018]", "[paragraphs.018]\nspare = true");
    assert_eq!(stage::findings("", &[("\"5\" = \"18\"", "\"5\" = \"none\""), spare]), "");
}

#[test]
fn nothing_is_read_for_ever() {
    check(&[
        (
            "ok = 154, fail = 137",
            "ok = 154, fail = 136",
            "error: paragraph 136 leads back to itself",
        ),
        ("ok = 165", "ok = 165, fail = 136", "error: paragraph 137 leads back to itself"),
    ]);
    // Paragraph 19 is headed by a sighting: the second time it is not read.
    let back =
        ("it = \"Un razzo si apre in cielo.\" }", "it = \"Un razzo.\" }\ndo = [{ goto = 19 }]");
    assert_eq!(stage::findings("", &[back]), "");
}

#[test]
fn no_paragraph_is_a_dead_end() {
    check(&[
        ("do = [\"stop-move\"]", "", "error: nothing in paragraph 930"),
        (
            "{ who = \"best\", ok = 165 }",
            "{ who = \"best\" }",
            "error: a branch that leads nowhere",
        ),
        ("{ max = 9 }", "{ max = 8 }", "error: spans that do not cover the dice"),
        ("{ go = 100 }]", "{ go = 100 }, { go = 120 }]", "error: a case that is never looked at"),
    ]);
}

#[test]
fn a_branch_stands_last() {
    check(&[(
        "do = [{ trap = { kind = \"booby\" } }]",
        "do = [{ goto = 100 }, { trap = { kind = \"booby\" } }]",
        "error: something follows a branch",
    )]);
}

/// Rules: amb:6a.
#[test]
fn rounds_begin_beside_an_activation() {
    check(&[(
        "do = [{ trap = { kind = \"booby\" } }]",
        "do = [{ rounds = {} }]",
        "error: Rounds with nobody to begin them",
    )]);
}

/// Rules: amb:5.5b.
#[test]
fn conditions_rise() {
    // Only condition 5 reads 303 then, and would set itself.
    check(&[("\"0-18\" = \"323\"", "\"0-18\" = \"304\"\n", "error: no paragraph 304")]);
    let extra = "[paragraphs.304]\ndo = [{ condition = 4 }]\n\n[paragraphs.323]";
    let changes = [("\"0-18\" = \"323\"", "\"0-18\" = \"304\""), ("[paragraphs.323]", extra)];
    let found = stage::findings("", &changes);
    assert!(found.contains("error: condition 4 where it is 4 or more already"), "{found}");
}

/// Rules: amb:5.5a.
#[test]
fn every_condition_comes_about_and_leads_on_or_ends() {
    check(&[
        ("\"10\" = \"301\"", "\"10\" = \"none\"", "warning: condition 3 never comes"),
        (
            "ends = [{ exited = { by = \"A4..A8\" } }, { none-left = {} }]",
            "ends = [{ none-left = { from_condition = 4 } }]",
            "error: nothing ends the mission in condition 3, nor leads on",
        ),
        (
            "ends = [{ exited = { by = \"A4..A8\" } }, { none-left = {} }]",
            "",
            "error: a mission without an end",
        ),
        ("[1, 4, 7, -1, 5, 3]", "[1, 4, 7]", "error: 3 levels for 6 conditions"),
        ("[1, 4, 7, -1, 5, 3]", "[1, 4, 7, -2, 5, 3]", "error: activation level -2"),
    ]);
}

/// Rules: amb:2.2h.
#[test]
fn flows_lead_off_the_map_or_to_a_stop() {
    check(&[
        ("E6>F6", "E6>F6 F6>E6", "error: the way comes round in E6"),
        ("E6>F6", "E6>F6 F6>G7", "error: the way ends in G7"),
        ("E6>F6", "E6>H6", "error: the hexes of bend `E6>H6` are not neighbors"),
        ("E6>F6", "E6", "error: bend `E6` of one hex"),
        ("exits = \"M6\"", "exits = \"L5\"", "error: exit L5 is not at the edge of the map"),
        ("exits = \"M6\"", "exits = \"\"", "error: a flow to nowhere"),
        (
            "do = [\"stop-move\"]",
            "text = { en = \"Hm.\", it = \"Mah.\" }",
            "error: paragraph 930 does not say where a German who moves goes",
        ),
        ("exits = \"M6\"", "exits = \"G1\"", "warning: no way leads on from"),
    ]);
    let sent = [("do = [\"stop-move\"]", "do = [{ move-to = \"I7\" }]")];
    let found = stage::findings("", &sent);
    assert!(found.contains("error: the way comes round in"), "{found}");
}

/// Rules: amb:2.1b.
#[test]
fn letters_are_l_to_x_without_o_and_each_once() {
    check(&[
        ("letter = \"N\"", "letter = \"O\"", "error: letter `O`; allowed: LMNPQRSTUVWX"),
        ("letter = \"N\"", "letter = \"L\"", "error: letter `L` twice"),
        ("letter = \"Y\"", "letter = \"X\"", "error: letter `X`; allowed: YZ"),
        ("letter = \"J\"", "letter = \"A\"", "error: letter `A`; allowed: JK"),
        ("n = 31\n", "n = 5\n", "error: card number 5 twice or zero"),
        ("in = 4", "in = 6", "error: ratings of card 41"),
        (
            "arms = [\"pistol\"]",
            "arms = [\"pistol\", \"pistol\", \"pistol\", \"pistol\", \"pistol\"]",
            "error: card 42 carries too much",
        ),
    ]);
}

/// Rules: amb:2.1h, amb:6.8i, amb:17.8a, amb:17.8c.
#[test]
fn cards_have_a_column_for_everything() {
    let ten = |p: &str| [p; 10].join(" ");
    let (third, fear, turn) = (ten("807"), ten("806"), ten("808"));
    let crew = ten("845");
    check(&[
        (&format!("\"3\" = \"{third}\"\n"), "", "error: card 31 has no column `3`"),
        (&format!("\"S\" = \"{}\"\n", ten("833")), "", "error: card 31 has no column `S`"),
        (&format!("\"T\" = \"{turn}\"\n"), "", "error: card 31 has no column `T`"),
        (&format!("\"R\" = \"{fear}\"\n"), "\"7\" = \"806\"\n", "error: 1 paragraphs in a column"),
        (
            &format!("\"R\" = \"{fear}\"\n"),
            &format!("\"7\" = \"{fear}\"\n"),
            "error: card 31 has a column `7` too many",
        ),
        (&format!("\"3\" = \"{crew}\"\n"), "", "error: vehicle 61 has no column `3`"),
    ]);
    // Whoever loses his nerve by 813 needs column R.
    let nervous = (ten("802"), format!("813 {}", ["802"; 9].join(" ")));
    let changes =
        [(nervous.0.as_str(), nervous.1.as_str()), (&*format!("\"R\" = \"{fear}\"\n"), "")];
    let found = stage::findings("", &changes);
    assert!(found.contains("error: card 31 has no column `R`"), "{found}");
    // Whoever takes the wheel needs the column of drivers.
    let drive = "\"drive\" = \"822 822 822 822 822 821 821 821 821 821\"\n";
    assert_eq!(stage::findings("", &[(drive, "")]), "");
    let wheel = format!("\"Q\" = \"{}\"\n", ten("820"));
    let found = stage::findings("", &[(drive, &wheel)]);
    assert!(found.contains("error: card 47 has no column `drive`"), "{found}");
}

/// Rules: amb:6.2a.
#[test]
fn whoever_comes_into_play_can_stand_there() {
    check(&[
        (
            "card = 31, hex = \"H6\"",
            "card = 31, hex = \"G5\"",
            "error: G5 is water: nobody can be there",
        ),
        (
            "card = 61, hex = \"H6\"",
            "card = 61, hex = \"I5\"",
            "error: I5 is stone-building: nobody can be there",
        ),
        ("facing = \"H5\"", "facing = \"J5\"", "error: J5 is no neighbor of H6"),
        ("hex = \"H6\", facing = \"H5\"", "hex = \"H6\"", "error: a vehicle that looks nowhere"),
        (
            ", stance = \"crouching\" } }, { rounds",
            " } }, { rounds",
            "error: a soldier without a stance",
        ),
    ]);
}

/// Rules: amb:15d.
#[test]
fn the_points_needed_can_be_won() {
    check(&[("need = 5", "need = 99", "error: 99 points are needed and")]);
}

#[test]
fn the_head_of_a_mission_is_checked() {
    check(&[
        ("ambush-mission/1", "ambush-mission/2", "error: schema `ambush-mission/2`"),
        ("ambush-script/1", "ambush-script/2", "error: schema `ambush-script/2`"),
        ("id = \"ambush/stage\"", "id = \"Stage\"", "error: mission id `Stage`"),
        ("entry = \"A4..A8\"", "", "error: the squad begins nowhere"),
        ("ambush/squad.toml", "ambush/sqad.toml", "error: no file `stage/ambush/sqad.toml`"),
    ]);
}

#[test]
fn charts_are_whole() {
    let cases = [
        ("ford = {", "fjord = {", "error: unknown"),
        ("crater = { foot = 2, fire = [0, -1, -3] }", "", "error: no terrain `crater`"),
        ("[weapons.carbine]", "[weapons.rifle2]", "error:"),
        ("documents = { carry = 0 }", "", "error: no equipment `documents`"),
        ("{ to = 14, gives = 8 }", "{ to = 13, gives = 8 }", "error: the spans of `driving_skill`"),
        ("\"TTBBBBBBBB\", ", "", "error: the tables of `jeep` are not whole"),
        ("TTHHHHHUUU", "TTHHHHHXXX", "error: the hits of `panzer-iv`"),
        ("{ two = [9], panic", "{ two = [2], panic", "error: column 1 of the AR Track"),
        ("window = 1", "window = 30", "error: a step that costs 30"),
        ("WWWWWWWWOS", "WWWWWWWWO", "error: the hits of a bunker"),
        ("bands = [{ to = 3,", "bands = [{ to = 30,", "error: the ranges of Pistol fall"),
    ];
    for (old, new, expected) in cases {
        let found = charts_findings(old, new);
        assert!(found.contains(expected), "{old} -> {new}: no `{expected}` in\n{found}");
        assert!(found.starts_with("ambush/charts.toml:"), "{found}");
    }
}

fn charts_findings(old: &str, new: &str) -> String {
    let mut library = stage::library();
    let charts = library.get("ambush/charts.toml").expect("the charts are there");
    assert!(charts.contains(old), "the charts do not say `{old}`");
    let charts = charts.replacen(old, new, 1);
    library.insert("ambush/charts.toml", charts);
    let mission = include_str!("../data/stage/mission.toml").replace("STAGE-MAP", "corbeau");
    library.insert("stage/mission.toml", mission);
    library.insert("stage/script.toml", "");
    let mut findings = Findings::new();
    load::read(&mut Files::new(&library), "stage/mission.toml", &mut findings);
    let found = findings.to_string();
    let lines: Vec<&str> = found.lines().filter(|it| it.starts_with("ambush/")).collect();
    lines.join("\n")
}

#[test]
fn a_start_names_people_and_places_that_are_there() {
    let cases = [
        ("us = [{ who = \"Z\", hex = \"A5\" }]", "error: nobody is called `Z`"),
        ("germans = [{ who = \"99\", hex = \"A5\" }]", "error: nobody is called `99`"),
        ("us = [{ who = \"A\", hex = \"A99\" }]", "error: unknown hex `A99`"),
        ("us = [{ who = \"A\", aboard = [0, 0] }]", "error: no such vehicle"),
        (
            "vehicles = [{ kind = \"jeep\", hex = \"B5\", facing = \"E5\" }]",
            "error: `E5` is no neighbor",
        ),
    ];
    let more = [
        ("condition = 7", "error: the start is in no condition"),
        ("sightings = [10]", "error: the start has a sighting that is none"),
    ];
    for (start, expected) in cases.into_iter().chain(more) {
        let found = stage::findings(start, &[]);
        assert!(found.contains(expected), "{start}: no `{expected}` in\n{found}");
    }
}
