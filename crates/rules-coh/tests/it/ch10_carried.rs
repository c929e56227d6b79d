//! Chapters 10 and 17: what a hidden vehicle carries is hidden with it.

use kernel::dice::SearchDice;
use kernel::{Game, Seat, Viewer};
use rules_coh::{Event, Firefight, Flags};
use scene::Show;
use testkit::{Drive, two_worlds};

use crate::stage::{Drawing, Stage, ground};

const GERMAN: Viewer = Viewer::Player(Seat(0));
const SOVIET: Viewer = Viewer::Player(Seat(1));

/// Corn in July hides whoever is in it.
const CORN: [&str; 8] =
    ["......", ".c.c..", "......", "......", "......", "......", "......", "......"];

/// A hidden half-track in B02 or B04 with infantry on it, and rifles far away.
fn lurking(rider: &str) -> Drawing {
    ground(&CORN)
        .with(
            "[[unit]]\nid = \"V\"\ntype = \"sdkfz-251-1\"\nforce = \"german\"\n\
             hexes = [\"B02\", \"B04\"]\nhidden = true\n\
             [cards_in_play]\ndeck = { \"2\" = 1, \"6\" = 1, \"20\" = 1 }",
        )
        .unit_with("P", "infantry-43", "B02", 3, &format!("carried_by = \"V\"\n{rider}"))
        .unit("S", "rifle-41", "H05", 0)
}

/// The counters that a viewer sees, with their hexes.
fn seen(stage: &Stage, viewer: Viewer) -> Vec<(String, Option<String>)> {
    let counters = stage.game.scene(viewer).counters;
    counters.into_iter().map(|it| (it.id, it.at.hex().map(str::to_owned))).collect()
}

/// All that a viewer reads of events, as one text.
fn read(stage: &Stage, events: &[Event], viewer: Viewer) -> String {
    let told = Drive::told(&stage.game, events, viewer);
    format!("{told:?}")
}

/// Who was shown by events, in their order.
fn shown(stage: &Stage, events: &[Event]) -> Vec<String> {
    let name = |it: &Event| match *it {
        Event::Revealed { unit, .. } => Some(stage.game.scenario.unit(unit).id.clone()),
        _ => None,
    };
    events.iter().filter_map(name).collect()
}

/// Rules: coh:10.0a, coh:10.0f, coh:10.1f, coh:1.0h, coh:17.0h.
///
/// The counters of hidden units are not on the map: a rider that lay there alone would tell where
/// its vehicle is. It need not be written that it hides.
#[test]
fn coh_10_0a_what_a_hidden_vehicle_carries_is_hidden_with_it() {
    for rider in ["", "hidden = true"] {
        let mut stage = lurking(rider).drawn();
        let rifles = [("S".to_owned(), Some("H05".to_owned()))];
        assert_eq!(seen(&stage, SOVIET), rifles, "before it is set up");
        let mut events = stage.plays(&["place B02", "begin"]);
        assert!(stage.is("V", Flags::HIDDEN) && stage.is("P", Flags::HIDDEN), "nobody is near");
        stage.bid("german");
        // The rider goes where its vehicle goes, unseen.
        events.extend(stage.plays(&["use V", "sneak C02"]));
        for viewer in [SOVIET, Viewer::Spectator] {
            assert_eq!(seen(&stage, viewer), rifles, "{viewer:?}");
            let told = read(&stage, &events, viewer);
            assert!(!told.contains("\"V\"") && !told.contains("\"P\""), "{told}");
        }
        let own = seen(&stage, GERMAN);
        assert!(own.contains(&("P".to_owned(), Some("C02".to_owned()))), "{own:?}");
        // One and six AP are all there were, for both of them [COH 10.1b, 17.0e]; how many hidden
        // units are spent is open, not which.
        assert!(stage.is("V", Flags::SPENT) && stage.is("P", Flags::SPENT));
        assert_eq!(stage.game.scene(SOVIET).tracks["hidden-spent-german"], 2);
    }
}

/// Rules: coh:card.6b, coh:card.20, coh:10.0a.
#[test]
fn coh_card_6b_no_card_of_the_enemy_is_played_on_a_hidden_rider() {
    let mut stage = lurking("").drawn();
    stage.play("place B04", &[]);
    let mut stage = stage.first("soviet");
    stage.deal("soviet", "6");
    stage.deal("soviet", "20");
    assert_eq!(stage.refused("card 6 P cap"), "coh:card.6b");
    assert_eq!(stage.refused("card 20 P cap"), "coh:card.20");
    assert!(!stage.answers().iter().any(|it| it.contains(" P")), "{:?}", stage.answers());
}

/// Rules: coh:10.0d, coh:10.0k, coh:17.0h.
#[test]
fn coh_10_0d_vehicle_and_rider_are_shown_together() {
    let mut stage = lurking("").unit("T", "rifle-41", "E03", 0).drawn();
    stage.play("place B02", &[]);
    let mut stage = stage.first("german");
    // The half-track drives into the open, two hexes from the rifles in E03.
    let events = stage.plays(&["use V", "sneak C02"]);
    assert_eq!(shown(&stage, &events), ["V", "P"]);
    assert!(!stage.is("V", Flags::HIDDEN) && !stage.is("P", Flags::HIDDEN));
    // Where it looks is asked of the vehicle alone.
    stage.play("face 4", &[]);
    assert_eq!((stage.facing("V"), stage.facing("P")), (4, 4));
    assert_eq!(stage.asked(), "soviet");
    let counters = seen(&stage, SOVIET);
    assert!(counters.contains(&("P".to_owned(), Some("C02".to_owned()))), "{counters:?}");
}

/// Rules: coh:10.0c, coh:17.0d, coh:10.0b.
#[test]
fn coh_10_0c_who_unloads_shows_itself_and_its_rider() {
    let mut stage = lurking("").drawn();
    stage.play("place B02", &[]);
    let mut stage = stage.first("german");
    let events = stage.plays(&["use V", "unload"]);
    assert_eq!(shown(&stage, &events), ["V", "P"]);
    // Each is asked once where it looks.
    stage.plays(&["face 1", "face 2"]);
    assert_eq!(stage.asked(), "soviet");
    let mut looks = [stage.facing("V"), stage.facing("P")];
    looks.sort_unstable();
    assert_eq!((looks, stage.at("P").as_str()), ([1, 2], "B02"));
}

/// Rules: coh:card.V13, coh:17.0d, coh:10.0b.
///
/// By a card the half-track unloads unseen: nobody hears of it, and who is hidden looks nowhere.
#[test]
fn coh_card_v13_who_unloads_unseen_tells_nothing() {
    let mut stage = ground(&CORN)
        .unit_with("V", "sdkfz-251-1", "B02", 3, "hidden = true\ncards = [\"V13\"]")
        .unit_with("P", "infantry-43", "B02", 3, "carried_by = \"V\"")
        .unit("S", "rifle-41", "H05", 0)
        .german();
    stage.play("card V13 V", &[]);
    let events = stage.plays(&["command V", "unload"]);
    assert_eq!((stage.at("P").as_str(), stage.asked().as_str()), ("B02", "soviet"));
    assert!(stage.is("V", Flags::HIDDEN) && stage.is("P", Flags::HIDDEN));
    let told = read(&stage, &events, SOVIET);
    assert!(!told.contains("\"P\"") && !told.contains("B02"), "{told}");
    assert!(read(&stage, &events, GERMAN).contains("unloaded"));
}

/// Rules: coh:10.0h, coh:17.1a, coh:16.1a.
///
/// Fire at the corn meets the rider, whose flank of 11 is less than the front of 13 of its vehicle:
/// with the shield of 2 it is hit by 13, firepower 3 and ten on the dice.
#[test]
fn coh_10_0h_fire_at_a_hidden_vehicle_meets_the_easier_of_the_two() {
    for (dice, hurt) in [([5, 5], true), ([5, 4], false)] {
        let mut stage = lurking("").unit("T", "rifle-41", "F02", 0).drawn();
        stage.play("place B02", &[]);
        let mut stage = stage.first("soviet");
        stage.plays(&["use T", "fire B02"]);
        let faces = [dice[0], dice[1], 1, 1];
        let events = stage.play("roll 0", if hurt { &faces } else { &faces[..3] });
        assert_eq!(shown(&stage, &events).len(), if hurt { 2 } else { 0 });
        let hits = events.iter().filter(|it| matches!(it, Event::Hurt { .. })).count();
        assert_eq!((hits, stage.marker("P").is_some()), (usize::from(hurt), hurt));
        assert_eq!(stage.is("P", Flags::HIDDEN), !hurt);
    }
}

/// Rules: coh:17.1c, coh:10.0f, coh:18.5h.
///
/// Mines with a 5 destroy the half-track on a nine at least; its rider stands on the map then.
#[test]
fn coh_17_1c_who_is_left_of_a_hidden_vehicle_is_put_on_the_map() {
    let mines = "[[work]]\nkind = \"mines\"\nhex = \"C02\"\ncolor = \"blue\"\nnumber = 5\n\
                 owner = \"soviet\"";
    let mut stage = lurking("").with(mines).drawn();
    stage.play("place B02", &[]);
    let mut stage = stage.first("german");
    stage.plays(&["use V", "sneak C02"]);
    assert_eq!(stage.asked(), "soviet", "whoever laid the mines");
    stage.play("roll 0", &[6, 6]);
    assert_eq!((stage.at("V").as_str(), stage.at("P").as_str()), ("destroyed", "C02"));
    assert!(!stage.is("P", Flags::HIDDEN));
    // Nobody knew where the vehicle looked.
    assert_eq!(stage.asked(), "german");
    stage.play("face 2", &[]);
    let counters = seen(&stage, SOVIET);
    assert!(counters.contains(&("P".to_owned(), Some("C02".to_owned()))), "{counters:?}");
}

/// Rules: coh:10.0f, coh:17.0h.
#[test]
fn coh_10_0f_nobody_hides_on_a_vehicle_that_is_seen() {
    let findings = ground(&CORN)
        .unit("V", "sdkfz-251-1", "B02", 3)
        .unit_with("P", "infantry-43", "B02", 3, "carried_by = \"V\"\nhidden = true")
        .unit("S", "rifle-41", "H05", 0)
        .findings();
    assert!(findings.contains("unit `P` hides on a vehicle that is seen"), "{findings}");
}

/// Rules: coh:10.0a, coh:10.1f, coh:17.0h.
///
/// Random games beside others that differ in where the half-track is: nothing shows.
#[test]
fn coh_10_0a_riders_of_hidden_vehicles_tell_nothing_in_two_worlds() {
    let mut compared = 0;
    for seed in 0..12 {
        let stage = lurking("").unit("T", "rifle-41", "F02", 0).drawn();
        let viewer = if seed % 2 == 0 { SOVIET } else { Viewer::Spectator };
        let twin = |game: &Firefight, viewer, chooser: &mut SearchDice| {
            Some(game.guess(viewer, chooser)).filter(|it| it != game)
        };
        let found = two_worlds::check_both(&stage.game, viewer, seed, 200_000, twin);
        compared += found.twin_steps;
    }
    assert!(compared > 300, "{compared}");
}
