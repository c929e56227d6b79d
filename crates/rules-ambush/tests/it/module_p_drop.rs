//! [AMB MPa–MPd] Where everybody begins, and the drift.

use rules_ambush::state::Place;
use testkit::Drive;

use crate::dropping::{PLACED, aloft, chosen, down, in_air, over_x, pairs, paragraphs};
use crate::men::{asked, count, hex, man, told};
use crate::range::play;
use crate::stage;

/// Rules: amb:MPa, amb:M4c.
#[test]
fn amb_mpa_each_counter_has_a_hex_of_its_own_at_the_edge() {
    let mut game = chosen("G1..X19", &[]);
    assert_eq!(asked(&game), "set-up");
    assert_eq!(game.refused("place A Y6").rule.0, "amb:3.2a", "he is picked first");
    game.play("pick A", &[]);
    assert_eq!(game.refused("place A Y5").rule.0, "amb:3.2a");
    assert_eq!(game.refused("place B Y6").rule.0, "amb:3.2a", "A was picked");
    game.play("place A Y6", &[]);
    assert_eq!(game.refused("pick A").rule.0, "amb:3.2a", "he has his hex");
    game.play("pick crate", &[]);
    assert_eq!(game.refused("place crate X9").rule.0, "amb:MPa");
    assert_eq!(game.refused("place crate Y6").rule.0, "amb:MPa");
    game.play("place crate Y15", &[]);
    assert_eq!(game.refused("pick crate").rule.0, "amb:MPa", "it has its hex");
    game.play("pick B", &[]);
    assert_eq!(game.refused("place B Y6").rule.0, "amb:MPa");
    assert_eq!(game.refused("place B Y15").rule.0, "amb:MPa", "the crate is there");
    game.play("place B Y7", &[]);
    assert_eq!(game.refused("done").rule.0, "amb:3.2a");
}

/// Rules: amb:MPa.
#[test]
fn amb_mpa_the_drop_begins_when_the_crate_has_its_hex_too() {
    let mut game = chosen("G1..X19", &[]);
    game.play(PLACED.trim_end_matches("; pick crate; place crate Y15"), &[]);
    assert_eq!(game.refused("done").rule.0, "amb:MPa");
    game.play("pick crate; place crate Y14; done", &[]);
    assert_eq!((asked(&game), hex(&game, 'A').as_deref()), ("drift", Some("Y6")));
    assert!(matches!(man(&game, 'A').place, Place::Drifting(_)));
}

/// Rules: amb:MPb.
#[test]
fn amb_mpb_one_counter_comes_down_before_the_next_drifts() {
    let mut game = over_x(&[]);
    assert!(game.offers("drift H") && game.offers("drift crate"), "any may be the first");
    let events = play(&mut game, "drift F", &[1, 0]);
    assert_eq!(count(&events, "Drifted"), 1);
    assert_eq!(hex(&game, 'F').as_deref(), Some("X11"));
    assert!(matches!(man(&game, 'F').place, Place::At(_)));
    assert!(matches!(man(&game, 'A').place, Place::Drifting(_)));
    assert_eq!(game.refused("drift F").rule.0, "amb:MPb");
    assert_eq!(game.refused("with F").rule.0, "amb:MPb", "the drop is not over");
    play(&mut game, "drift crate", &[1]);
    assert_eq!(game.refused("drift crate").rule.0, "amb:MPb");
    down(&mut game, "HGEDCBA");
    assert_eq!(asked(&game), "operations");
}

/// Rules: amb:MPc.
#[test]
fn amb_mpc_even_is_north_west_and_odd_south_west() {
    // Column Y is odd: Y8 has X7 to the north-west and X8 to the south-west. Column X is even: X7
    // has W7 and W8, X8 has W8 and W9. Zero is even.
    for (first, second, lands) in [(0, 8, "W7"), (2, 1, "W8"), (5, 4, "W8"), (9, 7, "W9")] {
        let mut game = aloft("G1..W19", &[]);
        let events = play(&mut game, "drift C", &[first, second, 0]);
        assert_eq!(count(&events, "Drifted"), 2);
        assert_eq!(hex(&game, 'C').as_deref(), Some(lands), "{first} {second}");
    }
}

/// Rules: amb:MPc, amb:MPd, amb:M4d.
#[test]
fn amb_mpd_any_other_entry_is_obeyed_and_the_drift_goes_on() {
    let changes = [in_air("    { hexes = \"X8\", p = 100 },")];
    let mut game = aloft("G1..W19", &pairs(&changes));
    let events = play(&mut game, "drift C", &[1, 0, 0]);
    assert!(told(&events, "Read paragraph: 100"));
    assert_eq!(hex(&game, 'C').as_deref(), Some("W8"));
    // The card is looked up for the crate as well.
    let changes = [in_air("    { hexes = \"X15\", p = 100 },")];
    let mut game = aloft("G1..W19", &pairs(&changes));
    let events = play(&mut game, "drift crate", &[1, 0]);
    assert!(told(&events, "Read paragraph: 100") && told(&events, "CrateDown die: None"));
}

/// Rules: amb:MPd.
#[test]
fn amb_mpd_what_a_paragraph_asks_is_answered_in_the_air() {
    let ask = "[paragraphs.700]\ndo = [{ choose = [\
        { text = { en = \"Slip\", it = \"Scivola\" }, go = 100 }, \
        { text = { en = \"Hang\", it = \"Resta\" } }] }]";
    let changes = [in_air("    { hexes = \"X8\", p = 700 },"), paragraphs(ask)];
    let mut game = aloft("G1..W19", &pairs(&changes));
    play(&mut game, "drift C", &[1]);
    assert_eq!((asked(&game), hex(&game, 'C').as_deref()), ("choose", Some("X8")));
    play(&mut game, "choose 0", &[0, 0]);
    assert_eq!((asked(&game), hex(&game, 'C').as_deref()), ("drift", Some("W8")));
}

/// Rules: amb:MPc.
#[test]
fn what_the_wind_would_carry_off_the_map_is_found_before_the_mission_begins() {
    let found = |drop: &str, land: &str, top: &str| {
        let first = "    { hexes = \"C5\", p = 100 },";
        let with = format!("    {{ hexes = \"{land}\", land = true }},\n{first}");
        stage::findings("", &[("entry = \"A4..A8\"", drop), (first, &with), ("\"north\"", top)])
    };
    let drop = "drop = \"M2..M10\"";
    assert_eq!(found(drop, "L1..L11", "\"north\""), "");
    assert!(found(drop, "L1..L5", "\"north\"").contains("off the map"));
    assert!(found("drop = \"M2..M9\"", "L1..L11", "\"north\"").contains("8 hexes to drop over"));
    assert!(found(drop, "L1..L11", "\"east\"").contains("north at the side"));
}

/// Rules: amb:MPo.
#[test]
fn amb_mpo_no_die_is_rolled_for_the_crate_on_land() {
    let mut game = over_x(&[]);
    // One die: the drift.
    let events = play(&mut game, "drift crate", &[1]);
    assert!(told(&events, "CrateDown die: None"));
}

/// C drifts over X7 while D, whom the rifle in W9 has nearest, has not left the plane: the shot is
/// at C, who is two hexes off, and misses with a nine. The crate draws it upon nobody.
///
/// Rules: amb:MPb, amb:MPc, amb:MPd.
#[test]
fn amb_mpc_a_shot_in_the_air_is_fired_at_the_one_who_drifts() {
    let shot = "[paragraphs.700]\n\
        do = [{ shot = { weapon = \"german-rifle\", ws = 0, from = \"X9\", pick = \"nearest\" } }]";
    let changes = [in_air("    { hexes = \"X7 X15\", p = 700 },"), paragraphs(shot)];
    let mut game = aloft("G1..W19", &pairs(&changes));
    let events = play(&mut game, "drift C", &[0, 9, 9, 9, 0, 0]);
    let target = format!("target: Man({:?})", crate::men::id(&game, 'C'));
    assert!(format!("{events:?}").contains(&target), "{events:?}");
    let mut game = aloft("G1..W19", &pairs(&changes));
    let events = play(&mut game, "drift crate", &[1, 1]);
    assert_eq!(count(&events, "Fired"), 0, "nobody else is out of the plane");
}
