//! Chapter 21.2: coins and a cup for hidden units where one player plays alone.

use kernel::Game;
use rules_coh::{Event, Firefight, Flags, Options};
use testkit::swarm;

use crate::data::scenario;
use crate::stage::{Drawing, Stage, ground};

/// Two hidden units somewhere in a row of woods, before a German squad.
fn ambush() -> Drawing {
    let hidden = |id: &str| {
        format!(
            "[[unit]]\nid = \"{id}\"\ntype = \"rifle-41\"\nforce = \"soviet\"\n\
             hexes = [\"A01..A05\"]\nhidden = true\n"
        )
    };
    let alone = Options { solitaire: true, variable_ap: Some(false), ..Options::default() };
    ground(&["wwwww", ".....", ".....", "....."])
        .options(alone)
        .unit("G", "infantry-43", "B02", 0)
        .unit("S", "rifle-41", "D05", 0)
        .with(&hidden("R"))
        .with(&hidden("T"))
}

/// Coins in A01 and A02 for one unit, in A02 and A04 for the other.
fn marked() -> Stage {
    let mut stage = ambush().drawn();
    stage.plays(&["place A01", "place A02", "place A02", "place A04"]);
    stage
}

/// What lies in the cup: units and dummies, and the coins on the map.
fn cup(stage: &Stage) -> (usize, u8, usize) {
    let state = &stage.game.core.forces[1];
    (state.cup.len(), state.dummies, state.coins.len())
}

/// Rules: coh:21.2a.
///
/// ex-94: two hidden units, four coins, and two units with two dummies in the cup.
#[test]
fn coh_21_2a_each_hidden_unit_has_two_coins_and_a_dummy() {
    let mut stage = ambush().drawn();
    stage.play("place A01", &[]);
    assert_eq!(stage.refused("place A01"), "coh:21.2a");
    stage.play("place A02", &[]);
    assert_eq!(cup(&stage), (1, 1, 2));
    stage.plays(&["place A02", "place A04"]);
    assert_eq!(cup(&stage), (2, 2, 4));
    assert_eq!((stage.at("R").as_str(), stage.at("T").as_str()), ("awaited", "awaited"));
    // Nobody in the cup acts.
    let mut stage = marked().first("soviet");
    for way in ["use R", "opportunity R", "command T"] {
        assert_eq!(stage.refused(way), "coh:5.1e");
    }
    stage.walk("use", "S", "C05");
    // Two who play against each other set their units up in secret, without coins.
    let mut stage = ambush().options(Options::default()).drawn();
    stage.plays(&["place A01", "place A01"]);
    assert_eq!(cup(&stage), (0, 0, 0));
    assert!(stage.is("R", Flags::HIDDEN) && stage.is("T", Flags::HIDDEN));
}

/// Rules: coh:21.2b.
#[test]
fn coh_21_2b_a_coin_that_is_found_is_turned_over_by_chance() {
    // Into A02 with its two coins: T is drawn among two units and two dummies, then a dummy.
    let mut stage = marked().first("german");
    stage.play("use G", &[]);
    let events = stage.play("move A02", &[2, 3]);
    let (hex, unit) = (stage.hex("A02"), stage.id("T"));
    assert!(events.contains(&Event::Coin { hex, unit: Some(unit) }), "{events:?}");
    assert!(events.contains(&Event::Coin { hex, unit: None }), "{events:?}");
    assert_eq!(cup(&stage), (1, 1, 2));
    // Its owner turns it, then the mover his own squad; it is on the map like any other unit.
    assert_eq!(stage.asked(), "soviet");
    stage.plays(&["face 3", "face 0"]);
    assert_eq!((stage.at("T").as_str(), stage.at("R").as_str()), ("A02", "awaited"));
    stage.plays(&["use T", "melee"]);
    // Two dummies: nobody is there, and the cup grows emptier.
    let mut stage = marked().first("german");
    stage.play("use G", &[]);
    stage.play("move A02", &[4, 3]);
    assert_eq!(cup(&stage), (2, 0, 2));
    assert_eq!(stage.asked(), "german");
    // Woods hide coins as they hide units: from beside them nothing is seen.
    let mut stage = marked().first("german");
    stage.walk("use", "G", "B01");
    assert_eq!(cup(&stage), (2, 2, 4));
}

/// Rules: coh:21.2b.
#[test]
fn coh_21_2b_fire_turns_a_coin_over_too() {
    let mut stage = marked().first("german");
    stage.plays(&["use G", "fire A01"]);
    // 4 + 3 + 4 = 11 against 12 + 2: whoever was drawn is there, but stays hidden.
    stage.play("roll 0", &[2, 2, 1, 1]);
    assert_eq!((stage.at("R").as_str(), cup(&stage)), ("A01", (1, 2, 3)));
    assert!(stage.is("R", Flags::HIDDEN));
}

#[test]
fn games_of_one_player_end_without_a_dead_end() {
    let options = Options {
        solitaire: true,
        cautious: Some(true),
        alternate: Some(true),
        ..Options::default()
    };
    for name in ["corn-ambush", "second-morning", "belt-four"] {
        let start = Firefight::new(scenario(name), options);
        for seed in 0..3 {
            swarm::play(&start, seed, 200_000, &mut |game, _| game.check_invariants());
        }
    }
}

/// Rules: coh:21.2b, coh:7.6.3m, coh:2.4e.
///
/// G goes up from B02 onto the coins of A02: whoever is drawn was there before, and may not leave the
/// way G came; the hex is nobody's until then.
#[test]
fn coh_21_2b_whoever_is_under_a_coin_was_there_first() {
    let value = "[[objective]]\nhexes = [\"A02\"]\nname = { en = \"Wood\", it = \"Bosco\" }\n\
        control = \"soviet\"\nat_end = { german = 1, soviet = 1 }";
    let mut stage = ambush().with(value).drawn();
    stage.plays(&["place A01", "place A02", "place A02", "place A04"]);
    let mut stage = stage.first("german");
    stage.play("use G", &[]);
    // A unit is drawn for the first coin, a dummy for the second.
    let events = stage.play("move A02", &[1, 3]);
    let taken = |it: &Event| matches!(it, Event::Taken { .. });
    assert_eq!(
        events.iter().filter(|it| taken(it)).count(),
        1,
        "contested, never German: {events:?}"
    );
    assert_eq!(stage.game.core.entries.len(), 1, "{:?}", stage.game.core.entries);
}
