//! Firefights that begin in the middle of a round, as their files say.

use kernel::{Game, Seat, Viewer};
use rules_coh::state::Stage as Part;
use rules_coh::{Event, Flags, Options};
use testkit::conformance::check_random_game;

use crate::stage::{Drawing, ground};

/// Rifles against infantry; the Soviets have spent two AP, a squad is pinned, a truck sits in the mud.
fn midway(start: &str) -> Drawing {
    ground(&["....", "....", "....", "....", "...."])
        .with("[cards_in_play]\ndeck = { \"2\" = 2, \"41\" = 1 }")
        .with("[[smoke]]\nhex = \"B01\"\nvalue = 1")
        .unit_with("G", "infantry-43", "A02", 3, "hit = \"pinned\"")
        .unit_with("H", "infantry-43", "A04", 3, "hit = \"suppressed\"\nshown = true")
        .unit_with("V", "opel", "A01", 3, "marks = [\"stuck\", \"spent\"]")
        .unit_with("S", "rifle-41", "D02", 0, "marks = [\"active\"]")
        .unit_with("T", "rifle-41", "D04", 0, "marks = [\"hasty\"]")
        .with(start)
}

const START: &str = "[start]\nturn = 3\nphase = \"turns\"\nside = \"soviet\"\nap = { soviet = 5 }\n\
    cap = { german = 2 }\nlost = { german = 1, soviet = 2 }\nhand = { german = [\"2\", \"41\"] }";

/// Rules: coh:2.2a, coh:3.0c, coh:3.0e, coh:3.2b, coh:7.3b, coh:8.0b.
#[test]
fn coh_2_2a_a_firefight_may_begin_in_the_middle_of_a_round() {
    let mut stage = midway(START).drawn();
    let core = &stage.game.core;
    assert_eq!((core.round, core.stage, stage.asked().as_str()), (3, Part::Turns, "soviet"));
    assert_eq!((stage.ap("soviet"), stage.cap("german"), stage.cap("soviet")), (5, 2, 4));
    assert!(stage.is("S", Flags::JOINED) && stage.is("T", Flags::HASTY));
    assert!(stage.is("V", Flags::STUCK) && stage.is("V", Flags::SPENT));
    assert_eq!(core.smoke.len(), 1, "it has thinned already");
    assert_eq!((core.forces[0].hand.len(), core.deck.len()), (2, 1));
    stage.game.check_invariants();
    // The activation goes on with what is left of it.
    stage.plays(&["use S", "move C02", "face 0"]);
    assert_eq!((stage.ap("soviet"), stage.asked().as_str()), (4, "german"));
    assert!(stage.offers("card 41 H cap") || stage.offers("card 2 H"), "the Germans hold cards");
    assert_eq!(stage.refused("use V"), "coh:3.0c");
    stage.plays(&["pass", "pass"]);
    assert_eq!(stage.game.core.round, 4);
    assert_eq!(stage.cap("german"), 5, "six less the lost unit");
}

/// Rules: coh:7.4c, coh:7.4d.
///
/// The marker of G lies face down, that of H has been seen.
#[test]
fn coh_7_4d_markers_lie_under_units_from_the_start() {
    let stage = midway(START).drawn();
    assert_eq!(stage.marker("G").as_deref(), Some("pinned"));
    let known = |unit| stage.game.is_marker_known(stage.id(unit));
    assert_eq!((known("G"), known("H")), (false, true));
    let mut dice = kernel::dice::SearchDice::new(3);
    let seen = stage.game.guess(Viewer::Player(Seat(1)), &mut dice);
    assert_eq!(seen.unit(stage.id("H")).hit, stage.game.unit(stage.id("H")).hit);
}

/// Rules: coh:2.1a.
#[test]
fn coh_2_1a_a_firefight_may_begin_with_the_bids() {
    let bids = "[start]\nround = 2\nphase = \"initiative\"\nseat = \"german\"";
    let mut stage = ground(&["...", "...", "..."])
        .unit("G", "infantry-43", "A02", 3)
        .unit("S", "rifle-41", "C02", 0)
        .with(bids)
        .drawn();
    assert!(stage.offers("bid 2"));
    stage.bid("soviet");
    assert_eq!(stage.game.core.round, 2);
}

/// A fighter-bomber over the map, artillery on its way, an attacker among enemies, a pass before.
fn fuller(more: &str) -> Drawing {
    ground(&["......", "......", "......", "......", "......", "......"])
        .unit("G", "infantry-43", "C03", 3)
        .unit_with("S", "rifle-41", "C03", 0, "came_from = \"D03\"")
        .unit("T", "rifle-41", "F01", 0)
        .unit_with(
            "A",
            "stuka",
            "A01",
            2,
            "flying = { hex = \"B02\", altitude = 2 }\nmarks = [\"active\"]",
        )
        .with("[[air]]\nunit = \"A\"\nrounds = [2, 3]\nbombs = { kind = \"50kg\", count = 1 }")
        .with(
            "[[oba]]\nforce = \"soviet\"\ncard = \"oba4\"\nuses = 2\nused = 1\n\
             plots = [{ hex = \"A05\" }]",
        )
        .with(more)
}

const FULLER: &str = "[start]\nturn = 2\nphase = \"turns\"\nside = \"german\"\n\
    ap = { german = 4 }\npassed = \"soviet\"\ninitiative = \"soviet\"";

/// Rules: coh:20.0b, coh:20.0c, coh:20.1a, coh:20.1b.
#[test]
fn coh_20_1a_an_aircraft_may_be_over_the_map_from_the_start() {
    let mut stage = fuller(FULLER).drawn();
    let aircraft = stage.game.unit(stage.id("A"));
    assert_eq!((aircraft.altitude, aircraft.bombs), (2, 1));
    assert_eq!(stage.at("A"), "B02");
    stage.game.check_invariants();
    // It looks down and to the right, and goes on flying.
    stage.plays(&["use A", "fly B03"]);
    assert_eq!((stage.at("A"), stage.ap("german")), ("B03".to_owned(), 3));
}

/// Rules: coh:12.3a, coh:12.3b, coh:12.3h.
#[test]
fn coh_12_3b_artillery_on_its_way_at_the_start_lands_in_the_next_round() {
    let mut stage = fuller(FULLER).drawn();
    assert_eq!(stage.game.core.oba_used, [2], "one has fired, one is on its way");
    assert_eq!(stage.game.core.forces[1].plots.len(), 1);
    // [COH 2.2i] The Soviets have passed: a pass of the Germans ends the round.
    let events = stage.plays(&["pass"]);
    assert_eq!(stage.game.core.round, 3);
    let landed = |it: &Event| matches!(it, Event::Landed { smoke: false, .. });
    assert!(events.iter().any(landed), "{events:?}");
    while stage.offers("roll 0") {
        stage.roll([1, 1]);
    }
    assert!(stage.game.core.forces[1].plots.is_empty(), "and nothing is left to plot");
}

/// Rules: coh:7.6.3m.
#[test]
fn coh_7_6_3m_attackers_at_the_start_bar_the_way_they_came() {
    let mut stage = fuller(FULLER).drawn();
    stage.plays(&["use G"]);
    for barred in ["move D03", "move C02", "move C04"] {
        assert_eq!(stage.refused(barred), "coh:7.6.3m", "{barred}");
    }
    assert_eq!(stage.answers_to("move"), ["B03", "B04", "B02"]);
}

/// Rules: coh:2.0a, coh:8.1b, coh:12.3a.
///
/// A card is drawn, then plots are asked for, then what was plotted before comes down, then bids.
#[test]
fn coh_2_0a_a_firefight_may_begin_before_the_initiative() {
    let drawn = |phase: &str, plots: &str| {
        let start = format!("[start]\nturn = 2\nphase = \"{phase}\"\nside = \"german\"");
        ground(&["....", "....", "....", "....", "...."])
            .with("[cards_in_play]\ndeck = { \"2\" = 2 }\ndraw = 1")
            .with(&format!("[[oba]]\nforce = \"german\"\ncard = \"oba1\"\nuses = 2\n{plots}"))
            .unit("G", "infantry-43", "A02", 3)
            .unit("S", "rifle-41", "E02", 0)
            .with(&start)
            .drawn()
    };
    let mut stage = drawn("cards", "");
    stage.play("begin", &[1]);
    assert_eq!(stage.game.core.forces[0].hand.len(), 1);
    assert!(stage.offers("shell E02"));
    let mut stage = drawn("plot", "plots = [{ hex = \"A04\" }]");
    stage.play("begin", &[]);
    assert_eq!(stage.game.core.forces[0].hand.len(), 0, "no card is drawn");
    let events = stage.play("hold", &[]);
    let lands = |it: &Event| matches!(it, Event::Landed { .. });
    assert!(events.iter().any(lands), "what was plotted in round 1 comes down: {events:?}");
    let mut stage = drawn("barrage", "plots = [{ hex = \"A04\" }]");
    let events = stage.play("begin", &[]);
    assert!(events.iter().any(lands), "{events:?}");
    let mut stage = drawn("barrage", "");
    stage.play("begin", &[]);
    assert_eq!((stage.game.core.round, stage.offers("bid 0")), (2, true));
}

/// Whole random games from there hold what holds everywhere.
#[test]
fn firefights_that_begin_midway_end() {
    for seed in 0..20 {
        check_random_game(&midway(START).drawn().game, seed, 20_000);
        check_random_game(&fuller(FULLER).drawn().game, seed, 20_000);
    }
}

#[test]
fn what_cannot_be_in_the_middle_is_refused() {
    let refuses = |drawing: Drawing, what: &str| {
        let found = drawing.findings();
        assert!(found.contains(what), "no `{what}` in\n{found}");
        assert!(found.contains("coh/scenarios/drawn.toml:"), "{found}");
    };
    refuses(midway(&START.replace("turn = 3", "turn = 6")), "round 6");
    refuses(midway(&START.replace("\"soviet\"\n", "\"polish\"\n")), "unknown force `polish`");
    refuses(midway(&START.replace("ap = { soviet = 5 }", "")), "an activation without AP");
    refuses(midway(&START.replace("soviet = 5", "german = 5")), "AP of nobody");
    refuses(midway(&START.replace("german = 2 }", "polish = 2 }")), "unknown force `polish`");
    refuses(midway(&START.replace("\"41\"]", "\"41\", \"41\"]")), "more cards `41` in hands");
    refuses(midway(""), "before the first turn");
    let early = START.replace("\"turns\"", "\"initiative\"");
    refuses(midway(&early), "before the first turn");
    refuses(midway(&START.replace("soviet = 5", "soviet = 200")), "200 for `soviet`");
    let covered = START.replace("german = 1, soviet = 2", "german = 6");
    refuses(midway(&covered), "CAP after so many losses");
    refuses(midway(&START.replace("soviet = 2 }", "soviet = 255 }")), "255 for `soviet`");
    let oba = "[[oba]]\nforce = \"german\"\ncard = \"oba1\"\nuses = 1\npreplot = true";
    refuses(midway(START).with(oba), "artillery plotted beforehand");
    refuses(fuller(&FULLER.replace("\"soviet\"\ninit", "\"german\"\ninit")), "nobody passed");
    let changed = |from: &str, to: &str, what: &str| {
        let text = fuller(FULLER).rewritten(from, to);
        let found = crate::stage::read_firefight(text, Options::default()).err();
        assert!(found.as_ref().is_some_and(|it| it.contains(what)), "no `{what}` in {found:?}");
    };
    changed("used = 1", "used = 2", "artillery `oba4` fired too often");
    changed("altitude = 2", "altitude = 6", "altitude 6");
    changed("\"D03\"", "\"E03\"", "unit `S` did not come from E03");
    changed("\"D03\"", "\"D99\"", "no hex `D99`");
    changed("hex = \"B02\"", "hex = \"B99\"", "no hex `B99`");
    changed("[\"active\"]", "[\"active\", \"gone\"]", "unit `A` is gone");
    let home = "marks = [\"active\", \"homeward\"]";
    changed("flying = { hex = \"B02\", altitude = 2 }\nmarks = [\"active\"]", home, "flies home");
    changed("{ hex = \"A05\" }]", "{ hex = \"A05\", smoke = true }]\nsmoke = false", "has none");
    changed("type = \"stuka\"", "type = \"opel\"", "unit `A` does not fly");
    let one = |more: &str| {
        ground(&["...", "...", "..."])
            .unit_with("G", "infantry-43", "A02", 3, more)
            .unit("S", "rifle-41", "C02", 0)
    };
    refuses(one("hit = \"pined\""), "no marker `pined`");
    refuses(one("hit = \"eliminated\""), "no marker `eliminated`");
    refuses(one("marks = [\"tired\"]"), "no mark `tired`");
    refuses(one("marks = [\"stuck\"]"), "`stuck` is nothing for this unit");
    refuses(one("marks = [\"damaged\"]"), "`damaged` is nothing for this unit");
    refuses(one("shown = true"), "a marker that was shown");
    let both =
        midway(START).unit_with("X", "rifle-41", "D01", 0, "marks = [\"active\", \"spent\"]");
    refuses(both, "unit `X` cannot be active");
    let aim = "[[objective_card]]\nnumber = 1\nhexes = [\"A01\"]\npoints = 2";
    refuses(midway(START).with(aim), "secret aim 1");
    let mut many = ground(&["......", "......", "......"]).unit("S", "rifle-41", "C02", 0);
    for name in ["G1", "G2", "G3"] {
        many = many.unit_with(name, "infantry-43", "A02", 3, "hit = \"unnerved\"");
    }
    refuses(many, "too many `unnerved`");
    let text = midway(START).rewritten("[\"A04\"]", "[\"A04\", \"A03\"]");
    assert!(
        crate::stage::read_firefight(text, Options::default())
            .is_err_and(|it| it.contains("unit `H` is still to be set up"))
    );
}
