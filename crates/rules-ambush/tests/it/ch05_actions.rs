//! [AMB 5.2, 5.3, 3.2b, 7.2a] What can be done in Operations.

use rules_ambush::state::{Captivity, Health, Place, Working};
use rules_ambush::terms::{Model, Stance};
use testkit::Drive;

use crate::men::{asked, count, hex, id, man, told};
use crate::stage::{begin, begin_changed, begin_on};
use crate::story::{held, object, play_then};

/// Rules: amb:5a, amb:5.3a, amb:3.1b.
#[test]
fn a_soldier_goes_to_the_next_hex_unless_he_lies_prone() {
    let game =
        begin(r#"us = [{ who = "C", hex = "B5" }, { who = "D", hex = "B5", stance = "prone" }]"#);
    let mut walker = game.clone();
    walker.play("with C", &[]);
    assert_eq!(walker.refused("go B3").rule.0, "amb:5.3a", "not two hexes at once");
    walker.play("go B4", &[]);
    assert_eq!(hex(&walker, 'C').as_deref(), Some("B4"));
    let mut crawler = game;
    crawler.play("with D", &[]);
    assert_eq!(crawler.refused("go B4").rule.0, "amb:5.3a");
    assert_eq!(crawler.refused("leave").rule.0, "amb:7.1f");
}

/// Rules: amb:7.1e, amb:MWb, amb:MXa.
#[test]
fn what_is_forbidden_stays_forbidden_without_points() {
    let mut game = begin(r#"us = [{ who = "C", hex = "F8" }, { who = "D", hex = "B4" }]"#);
    game.play("with C", &[]);
    game.refused("go G8");
    game.play("with D", &[]);
    assert_eq!(game.refused("go B3").rule.0, "amb:MXa");
}

/// Rules: amb:5.3a.
#[test]
fn nobody_goes_before_somebody_has_been_picked() {
    let game = begin(r#"us = [{ who = "C", hex = "B5" }]"#);
    assert_eq!(game.refused("go B4").rule.0, "amb:5.3a");
    assert_eq!(game.refused("with L").rule.0, "amb:5.3a");
}

/// Rules: amb:5.3d, amb:5.3e.
#[test]
fn only_soldiers_of_one_hex_and_one_stance_go_together() {
    let mut game = begin(
        r#"us = [
            { who = "A", hex = "B5" }, { who = "B", hex = "B5" }, { who = "C", hex = "B5" },
            { who = "D", hex = "B5", stance = "crouching" }, { who = "E", hex = "B7" },
        ]"#,
    );
    game.play("with A; with B; with C; go B4", &[]);
    let places = |game: &_, letters: &str| -> Vec<_> {
        letters.chars().map(|it| hex(game, it).expect("on the map")).collect()
    };
    assert_eq!(places(&game, "ABCDE"), ["B4", "B4", "B4", "B5", "B7"]);
    // Who holds himself otherwise, or is elsewhere, begins a group of his own.
    game.play("with D; with E; go B6", &[]);
    assert_eq!(places(&game, "ABCDE"), ["B4", "B4", "B4", "B5", "B6"]);
    game.play("with A; with C; go B5", &[]);
    assert_eq!(places(&game, "ABCDE"), ["B5", "B4", "B5", "B5", "B6"]);
}

/// Rules: amb:7.2a, amb:3.1b, amb:5.3b.
#[test]
fn ex_23_soldiers_move_in_any_order_and_alternation() {
    let mut game = begin(r#"us = [{ who = "A", hex = "B4" }, { who = "F", hex = "A5" }]"#);
    let mut events = game.play("with A; go A4; go A3; go A2; go A1; go A2; go A3", &[]);
    events.extend(game.play("with F; go A6; with A; go A4", &[]));
    assert_eq!(count(&events, "Went"), 8);
}

/// Rules: amb:5.2a, amb:5.2b, amb:2.4c.
#[test]
fn stance_is_changed_at_will_after_the_check() {
    let mut game = begin(r#"us = [{ who = "C", hex = "B5" }, { who = "D", hex = "B6" }]"#);
    for stance in ["crouching", "prone", "standing"] {
        game.play(&format!("stance C {stance}"), &[]);
        assert_eq!(man(&game, 'C').stance.word(), stance);
    }
    assert_eq!(game.refused("stance C standing").rule.0, "amb:5.2a");
    // A paragraph that wants a choice comes first.
    let mut game = begin(r#"us = [{ who = "C", hex = "A11" }]"#);
    game.play("with C; go B10", &[]);
    assert_eq!(asked(&game), "choose");
    assert_eq!(game.refused("stance C prone").rule.0, "amb:5.1c");
    game.play("choose 1; stance C prone", &[]);
    assert_eq!(man(&game, 'C').stance, Stance::Prone);
}

/// Rules: amb:5.2b, amb:5.3a.
#[test]
fn arranging_comes_to_an_end_and_somebody_has_to_move() {
    let mut game = begin(r#"us = [{ who = "C", hex = "B5" }]"#);
    game.play("with C", &[]);
    let stances = ["prone", "standing"].into_iter().cycle();
    let mut changes = 0;
    for stance in stances {
        let text = format!("stance C {stance}");
        if !game.offers(&text) {
            break;
        }
        game.play(&text, &[]);
        changes += 1;
    }
    assert!((40..=80).contains(&changes), "{changes} changes");
    assert_eq!(game.refused("stance C crouching").rule.0, "amb:5.3a");
    // Who stands can go, and then all is as before.
    game.play("go B4; stance C prone; stance C standing", &[]);
}

/// Rules: amb:3.2b, amb:M1b, amb:M2b, amb:M8b, amb:M0b, amb:2.11a.
#[test]
fn soldiers_enter_by_the_hexes_of_the_mission_each_with_a_check() {
    let mut game = begin(r#"us = [{ who = "C" }, { who = "D" }, { who = "E", hex = "B4" }]"#);
    assert_eq!(man(&game, 'C').place, Place::Waiting);
    game.play("with C; with D", &[]);
    assert_eq!(game.refused("go A9").rule.0, "amb:3.2b");
    assert_eq!(game.refused("go B4").rule.0, "amb:3.2b");
    let events = game.play("go A6", &[]);
    assert!(told(&events, "Went from: None") && hex(&game, 'D').as_deref() == Some("A6"));
    let entry = [(
        "{ hexes = \"C5\", p = 100 },\n    { hexes = \"C6 C7\"",
        "{ hexes = \"A6\", p = 100 },\n    { hexes = \"C6 C7\"",
    )];
    let mut game = begin_changed(r#"us = [{ who = "C" }]"#, &entry);
    let events = game.play("with C; go A6", &[]);
    assert!(told(&events, "Read paragraph: 100"));
}

/// Rules: amb:5.3h, amb:5.3i, amb:7.3k.
#[test]
fn a_standing_soldier_with_a_free_box_drags_and_a_zero_kills() {
    let start = r#"us = [
        { who = "A", hex = "B5" }, { who = "B", hex = "B5" },
        { who = "F", hex = "B5", marks = ["incapacitated"] },
    ]"#;
    let mut game = begin(start);
    game.play("with A; drag F B4", &[1]);
    assert_eq!([hex(&game, 'A'), hex(&game, 'F')], [Some("B4".into()), Some("B4".into())]);
    assert_eq!(man(&game, 'F').health, Health::Incapacitated);
    // On the next hex the die is a zero; he dies.
    game.play("drag F B5", &[10]);
    assert_eq!(man(&game, 'F').health, Health::Killed);
    // The dead are dragged without a die.
    game.play("drag F B4", &[]);
    // B's automatic rifle fills both his boxes.
    let mut game = begin(start);
    game.play("with B", &[]);
    game.refused("drag F B4");
    game.play("stance A crouching; with A", &[]);
    game.refused("drag F B4");
}

/// Rules: amb:5.3j, amb:9.7d, amb:9.7e, amb:2.4e.
#[test]
fn a_crew_weapon_is_set_up_where_its_parts_are_and_stays_ready_until_moved() {
    let mut game = begin(
        r#"us = [
            { who = "A", hex = "B5", arms = ["mmg"] }, { who = "B", hex = "B5", arms = ["mmg"] },
            { who = "C", hex = "B5", stance = "prone" },
        ]"#,
    );
    game.play("with C", &[]);
    game.refused("set up mmg");
    game.play("with A; set up mmg", &[]);
    assert!(held(&game, 'A', Model::Mmg).ready);
    game.refused("set up mmg");
    game.play("with A; with B; go B4", &[]);
    assert!(!held(&game, 'A', Model::Mmg).ready, "one part has gone");
    game.play("with A", &[]);
    assert_eq!(game.refused("set up mmg").rule.0, "amb:9.7d");
    assert_eq!(game.refused("set up rifle").rule.0, "amb:5.3j");
}

/// Rules: amb:5.3j, amb:9.8b, amb:9.8c, amb:2.4h.
#[test]
fn a_bazooka_is_loaded_with_a_round_and_a_charge_primed() {
    let mut game = begin(
        r#"us = [
            { who = "G", hex = "B5" }, { who = "F", hex = "B5" },
            { who = "C", hex = "B5", arms = ["demolition-charge"] },
        ]"#,
    );
    let rounds = |game: &rules_ambush::state::Sortie, letter| -> u8 {
        let ammo = &man(game, letter).ammo;
        ammo.get(&rules_ambush::terms::Ammo::BazookaRound).copied().unwrap_or_default()
    };
    assert_eq!((rounds(&game, 'G'), rounds(&game, 'F')), (2, 1));
    // F loads G's bazooka with his own round.
    game.play("with F; load", &[]);
    assert!(game.gear(object(&game, Model::Bazooka)).loaded);
    assert_eq!((rounds(&game, 'G'), rounds(&game, 'F')), (2, 0));
    assert_eq!(game.refused("load").rule.0, "amb:9.8b");
    game.play("with C; with F", &[]);
    game.play("prime", &[]);
    assert!(game.gear(object(&game, Model::Charge)).ready);
    assert_eq!(game.refused("prime").rule.0, "amb:5.3j");
}

/// Rules: amb:5.3k, amb:9.4b.
#[test]
fn a_jam_is_broken_kept_or_cleared_by_the_die_and_the_skill() {
    // C has Weapon Skill 0: 0 breaks, 1 to 4 leave it jammed, 5 and more clear it.
    for (face, working) in [(10, Working::Broken), (4, Working::Jammed), (5, Working::Yes)] {
        let mut game = begin(r#"us = [{ who = "C", hex = "B5", weapons = ["jammed"] }]"#);
        game.play("with C; clear rifle", &[face]);
        assert_eq!(held(&game, 'C', Model::Rifle).working, working, "face {face}");
    }
    let mut game = begin(r#"us = [{ who = "C", hex = "B5" }]"#);
    game.play("with C", &[]);
    assert_eq!(game.refused("clear rifle").rule.0, "amb:5.3k");
}

/// Rules: amb:5.3f, amb:5.3g.
#[test]
fn things_change_hands_in_operations() {
    let mut game = begin(
        r#"us = [
            { who = "A", hex = "B5" },
            { who = "C", hex = "B5", stance = "crouching" },
            { who = "F", hex = "B5", marks = ["killed"] },
        ]"#,
    );
    game.play("handle A", &[]);
    assert_eq!(game.refused("take carbine F").rule.0, "amb:5.3g", "A stands");
    game.play("done; handle C; take carbine F; done", &[]);
    held(&game, 'C', Model::Carbine);
    assert_eq!(asked(&game), "operations");
}

/// Rules: amb:5.3l, amb:11.2d, amb:11.2h.
#[test]
fn a_prisoner_is_moved_by_a_soldier_in_his_hex_but_not_through_mines() {
    let start = r#"
        us = [{ who = "A", hex = "B5" }, { who = "B", hex = "B7" }]
        germans = [{ who = "L", hex = "B5", marks = ["captured"] }]
        marks = [{ mark = "mines", hex = "A5" }]
    "#;
    let mut game = begin(start);
    game.play("with B", &[]);
    assert_eq!(game.refused("escort L").rule.0, "amb:5.3l");
    game.play("with A; escort L", &[]);
    assert_eq!(game.refused("go A5").rule.0, "amb:11.2h");
    game.play("go B4; go B5", &[]);
    assert_eq!(hex(&game, 'L').as_deref(), Some("B5"));
    assert_eq!(man(&game, 'L').captivity, Captivity::Captured);
    // Left alone, he is free, and Rounds begin: B4 sees B5.
    let events = play_then(&mut game, "escort L; go B4", &[]);
    assert!(told(&events, "Escaped"));
}

/// Rules: amb:2.4q.
#[test]
fn the_bell_tower_has_stairs() {
    let mut game = begin_on("b", r#"us = [{ who = "C", hex = "S13" }, { who = "D", hex = "A9" }]"#);
    game.play("with C; stairs", &[]);
    assert!(game.spot_of(id(&game, 'C')).is_some_and(|it| it.up));
    game.refused("go S12");
    game.play("stairs", &[]);
    assert!(game.spot_of(id(&game, 'C')).is_some_and(|it| !it.up));
    game.play("with D", &[]);
    assert_eq!(game.refused("stairs").rule.0, "amb:2.4q");
}

/// Rules: amb:7.1f, amb:15c, amb:5.3i.
#[test]
fn the_map_is_left_where_the_mission_says_with_casualties_dragged() {
    let start = r#"us = [
        { who = "A", hex = "A6" }, { who = "B", hex = "A6" }, { who = "C", hex = "B4" },
        { who = "F", hex = "A6", marks = ["incapacitated"] },
    ]"#;
    let mut game = begin(start);
    game.play("with C", &[]);
    assert_eq!(game.refused("leave").rule.0, "amb:7.1f");
    game.play("with B; escort F", &[]);
    assert_eq!(game.refused("leave").rule.0, "amb:5.3h", "B has no box free");
    game.play("with A; leave", &[5]);
    assert_eq!(man(&game, 'F').place, man(&game, 'A').place);
    assert!(matches!(man(&game, 'A').place, Place::Exited(_)));
    assert_eq!(asked(&game), "operations", "C is still there");
}

/// Rules: amb:17.3a, amb:17.5b, amb:17.5e.
#[test]
fn a_car_is_mounted_driven_and_left_in_operations() {
    let start = r#"
        us = [{ who = "E", hex = "B5" }]
        vehicles = [{ kind = "kubelwagen", hex = "B5", facing = "C5" }]
    "#;
    let mut game = begin(start);
    let word = game.offered().into_iter().find(|it| it.starts_with("mount"));
    assert_eq!(word, None, "nobody is picked");
    game.play("with E", &[]);
    let mount = game.offered().into_iter().find(|it| it.starts_with("mount") && it.ends_with(" 0"));
    game.play(&mount.expect("the wheel is free"), &[]);
    assert!(matches!(man(&game, 'E').place, Place::Aboard(_, 0)));
    game.refused("stance E prone");
    let wheel = game.offered().into_iter().find(|it| it.starts_with("take wheel"));
    game.play(&wheel.expect("E drives"), &[]);
    let events = game.play("drive C5; done", &[]);
    assert!(told(&events, "Read paragraph: 100"), "each hex gets its check");
    game.play("dismount", &[]);
    assert_eq!(hex(&game, 'E').as_deref(), Some("C5"));
}

/// Rules: amb:7.1f, amb:17.3a.
#[test]
fn a_car_leaves_the_map_with_everybody_in_it() {
    let start = r#"
        us = [
            { who = "E", aboard = [0, 0] }, { who = "F", aboard = [0, 1] },
            { who = "C", hex = "B4" },
        ]
        vehicles = [{ kind = "kubelwagen", hex = "A6", facing = "A5" }]
    "#;
    let mut game = begin(start);
    game.play("with F", &[]);
    assert_eq!(game.refused("leave").rule.0, "amb:7.1f", "F does not drive");
    game.play("with E; leave", &[]);
    let gone = |it| matches!(man(&game, it).place, Place::Exited(_));
    assert!(gone('E') && gone('F') && asked(&game) == "operations");
}

/// What is done in both modes is refused by the rule of the mode that is on.
///
/// Rules: amb:5.3f, amb:5.3g, amb:5.3j, amb:5.3k, amb:6.7w, amb:6.7j, amb:6.7n, amb:6.7p.
#[test]
fn refusals_cite_the_rule_of_the_mode() {
    let men = r#"us = [
            { who = "A", hex = "A6", ar = "1", stance = "prone", arms = ["rifle", "demolition-charge"] },
            { who = "C", hex = "A6", ar = "1" }, { who = "D", hex = "A6", marks = ["incapacitated"] },
        ]"#;
    let leisure = || begin(men);
    let round = || {
        let german = r#"germans = [{ who = "L", hex = "M1", stance = "prone", ar = "complete" }]"#;
        begin(&format!("condition = 2\nround = 2\nadvantage = \"us\"\n{men}\n{german}"))
    };
    let refused = |mut game: rules_ambush::state::Sortie, first: &str, then: &str| {
        game.play(first, &[]);
        game.refused(then).rule.0
    };
    for (who, then, operations, rounds) in [
        ('A', "handle A", "amb:5.3f", "amb:6.7w"),
        ('A', "prime", "amb:5.3j", "amb:6.7j"),
        ('A', "clear rifle", "amb:5.3k", "amb:6.7n"),
        ('A', "set up mmg", "amb:5.3j", "amb:6.7p"),
        ('C', "clear rifle", "amb:5.3k", "amb:6.7n"),
        ('C', "prime", "amb:5.3j", "amb:6.7j"),
    ] {
        assert_eq!(refused(leisure(), &format!("with {who}"), then), operations, "{then}");
        assert_eq!(refused(round(), &format!("act {who}"), then), rounds, "{then}");
    }
    assert_eq!(refused(leisure(), "handle C", "take rifle D"), "amb:5.3g");
    assert_eq!(refused(round(), "act C; handle C", "take rifle D"), "amb:6.7w");
    assert_eq!(refused(leisure(), "handle C", "pass"), "amb:5.3f");
    assert_eq!(refused(round(), "act C; handle C", "pass"), "amb:6.7w");
}
