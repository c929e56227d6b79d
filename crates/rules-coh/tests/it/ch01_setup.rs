//! Chapter 1: what a firefight fixes, and the way to its first round.

use rules_coh::roster::Kind;
use rules_coh::scenario::WorkKind;
use rules_coh::{Event, Flags, Options, Place};

use crate::stage::{Drawing, Stage, ground, read_firefight};

/// Two squads on open ground.
fn two_squads() -> Drawing {
    ground(&["...", "...", "...", "..."])
        .unit("G", "infantry-43", "A02", 3)
        .unit("S", "rifle-41", "D02", 0)
}

/// Rules: coh:1.0a.
#[test]
fn coh_1_0a_a_firefight_that_leaves_something_open_cannot_begin() {
    let whole = two_squads().rewritten("rounds = 5", "rounds = 5");
    assert!(read_firefight(whole, Options::default()).is_ok());
    let passages = [
        ("rounds = 5", ""),
        ("rounds = 5", "rounds = 0"),
        ("month = 7", "month = 13"),
        ("cap = 6", ""),
        ("cards = \"../cards.toml\"", ""),
        ("roster = \"../roster.csv\"", ""),
        ("terrain = \"../charts/terrain.toml\"", ""),
        ("hexes = [\"A02\"]", ""),
        ("nation = \"soviet\"", "nation = \"german\""),
        ("columns = 3", "columns = 2"),
    ];
    for (passage, anew) in passages {
        let text = two_squads().rewritten(passage, anew);
        let read = read_firefight(text, Options::default());
        assert!(read.is_err(), "`{passage}` as `{anew}` was read");
    }
}

/// Rules: coh:1.0b, coh:1.0c.
#[test]
fn coh_1_0b_the_first_round_begins_with_empty_tracks_and_the_starting_cap() {
    let mut stage = two_squads().caps(5, 4).drawn();
    let events = stage.play("begin", &[]);
    assert!(events.contains(&Event::RoundBegan { round: 1 }), "{events:?}");
    assert_eq!(stage.game.core.round, 1);
    for (side, cap) in [("german", 5), ("soviet", 4)] {
        assert_eq!((stage.points(side), stage.ap(side), stage.cap(side)), (0, 0, cap));
    }
}

/// Rules: coh:1.0d.
///
/// ex-3: a hex is named by board, row and column; 21-G08 is the grey half of a stone building.
#[test]
fn coh_1_0d_a_hex_is_named_by_board_row_and_column() {
    let stage = Stage::of_data("belt-four");
    let field = &stage.game.scenario.field;
    // Board 21 lies on the left, board 25 on the right: 32 columns in all, rows from A.
    for (label, column, row) in
        [("21-A01", 0, 0), ("21-G08", 7, 6), ("21-L16", 15, 11), ("25-G08", 23, 6)]
    {
        let hex = stage.hex(label);
        assert_eq!(usize::from(hex.0), row * 32 + column, "{label}");
        assert_eq!(field.label(hex), label);
    }
    assert!(field.is(stage.hex("21-G08"), "stone-building"));
    // The other half of the building is its neighbor with the other letter, not another column.
    assert!(!field.by_label.contains_key("21-G8") && !field.by_label.contains_key("G08"));
}

/// Rules: coh:1.0e.
#[test]
fn coh_1_0e_nobody_is_set_up_in_or_moves_into_half_a_hex() {
    let half = |drawing: Drawing| {
        let text = drawing
            .rewritten("rows_count = \"down\"", "rows_count = \"down\"\nmissing = [\"B02\"]");
        read_firefight(text, Options::default())
    };
    let rows = ["...", ". .", "...", "..."];
    let there = ground(&rows).unit("G", "infantry-43", "B02", 3).unit("S", "rifle-41", "D02", 0);
    let findings = half(there).err().expect("no whole hex");
    assert!(findings.contains("B02"), "{findings}");
    let beside = ground(&rows).unit("G", "infantry-43", "A02", 3).unit("S", "rifle-41", "D02", 0);
    let mut stage = half(beside).expect("a firefight").first("german");
    stage.play("use G", &[]);
    // Straight ahead lies half a hex; to both sides of it there is ground.
    let mut moves = stage.answers_to("move");
    moves.sort();
    assert_eq!(moves, ["A01", "A03", "B01", "B03"]);
    assert!(kernel::Game::read_action(&stage.game, "move B02").is_err());
}

/// Rules: coh:1.0f.
#[test]
fn coh_1_0f_markers_are_drawn_at_random_from_two_pools() {
    let stage = ground(&["....", "....", "....", "...."])
        .unit("A", "hmg-42", "A02", 3)
        .unit("B", "tiger-1e", "A03", 3)
        .unit("S", "rifle-41", "C02", 0)
        .unit("T", "m3-scout", "C03", 0)
        .drawn();
    let full = |stage: &Stage| {
        stage.game.core.pools.map(|pool| pool.iter().map(|&it| u32::from(it)).sum::<u32>())
    };
    assert_eq!(full(&stage), [20, 16]);
    // Each draw is among all markers of the pool: its last of 20 is Cowering, its first Stunned.
    for (face, marker) in [(1, "stunned"), (20, "cowering")] {
        let mut stage = Stage { game: stage.game.clone() }.first("german");
        stage.plays(&["use A", "fire C02"]);
        stage.play("roll 0", &[3, 4, face]);
        assert_eq!(stage.marker("S").as_deref(), Some(marker));
        assert_eq!(full(&stage), [19, 16]);
        stage.plays(&["pass", "use B", "fire C03"]);
        // 12 + 2 = 14 against 12: one hit, drawn from the other pool of 16.
        stage.play("roll 0", &[1, 1, 16]);
        assert_eq!(full(&stage), [19, 15]);
    }
}

/// Rules: coh:1.0g.
#[test]
fn coh_1_0g_the_deck_is_what_the_firefight_names() {
    let mut stage = two_squads()
        .with("[cards_in_play]\ndeck = { \"2\" = 2, \"3\" = 1, \"4\" = 1 }\ndeal = 2")
        .drawn();
    let names = |stage: &Stage, cards: &[rules_coh::cards::CardId]| -> Vec<String> {
        cards.iter().map(|&it| stage.game.scenario.cards.card(it).id.clone()).collect()
    };
    assert_eq!(names(&stage, &stage.game.core.deck), ["2", "2", "3", "4"]);
    // Four cards, then three, then two to draw among; the last one needs no chance.
    stage.play("begin", &[4, 1, 1]);
    let hands: Vec<Vec<String>> =
        stage.game.core.forces.iter().map(|it| names(&stage, &it.hand)).collect();
    assert_eq!(hands, [["2", "4"], ["2", "3"]]);
    assert!(stage.game.core.deck.is_empty());
}

/// Rules: coh:1.0h.
#[test]
fn coh_1_0h_hidden_units_and_first_shells_are_set_down_in_secret() {
    let mut stage = ground(&["...", "...", "...", ".w."])
        .unit("G", "infantry-43", "A02", 3)
        .unit_with("S", "rifle-41", "D02", 0, "hidden = true")
        .unit("T", "rifle-41", "D03", 0)
        .with("[[oba]]\nforce = \"soviet\"\ncard = \"oba4\"\nuses = 1\npreplot = true")
        .drawn();
    assert!(stage.is("S", Flags::HIDDEN));
    stage.play("begin", &[]);
    assert_eq!(stage.asked(), "soviet");
    let events = stage.play("shell A02", &[]);
    // It lands before the first turn, and nobody was asked or told where before that.
    assert!(matches!(events[0], Event::Plotted { .. }), "{events:?}");
    assert!(events.iter().any(|it| matches!(it, Event::Landed { .. })), "{events:?}");
    assert!(stage.is("S", Flags::HIDDEN));
    // Where it is not allowed nobody plots.
    let mut bare = two_squads().drawn();
    bare.play("begin", &[]);
    assert!(bare.offers("bid 0"));
}

/// Rules: coh:1.0i.
#[test]
fn coh_1_0i_units_come_first_then_cards_and_secrets() {
    let mut stage = ground(&["...", "...", "...", "..."])
        .unit("S", "rifle-41", "D02", 0)
        .with(
            "[[unit]]\nid = \"G\"\ntype = \"infantry-43\"\nforce = \"german\"\n\
             hexes = [\"A01..A02\"]",
        )
        .with("[cards_in_play]\ndeck = { \"2\" = 2 }\ndeal = 1")
        .with("[[oba]]\nforce = \"german\"\ncard = \"oba1\"\nuses = 1\npreplot = true")
        .drawn();
    assert_eq!(stage.answers(), ["place A01", "place A02", "quick"]);
    assert_eq!(stage.refused("place A03"), "coh:1.0i");
    assert_eq!(stage.refused("begin"), "coh:2.2a");
    stage.plays(&["place A02", "face 3"]);
    assert_eq!(stage.answers(), ["begin"]);
    assert!(stage.game.core.forces.iter().all(|it| it.hand.is_empty()));
    stage.play("begin", &[1]);
    assert!(stage.game.core.forces.iter().all(|it| it.hand.len() == 1));
    assert!(stage.offers("shell D02"));
}

/// A unit that is set up somewhere in a row.
fn somewhere(id: &str, kind: &str, force: &str, hexes: &str, more: &str) -> String {
    format!(
        "[[unit]]\nid = \"{id}\"\ntype = \"{kind}\"\nforce = \"{force}\"\n\
         hexes = [\"{hexes}\"]\n{more}"
    )
}

/// Rules: coh:1.0i, coh:5.2c.
#[test]
fn coh_1_0i_everybody_who_is_left_is_set_up_at_once_looking_at_the_enemy() {
    let rows = ["....", "....", "....", "....", "....", "...."];
    let mut stage = ground(&rows)
        .with(&somewhere("G1", "infantry-43", "german", "A01..A04", ""))
        .with(&somewhere("G2", "tiger-1e", "german", "A01..A04", ""))
        .with(&somewhere("G3", "infantry-43", "german", "A01..A04", ""))
        .with(&somewhere("S1", "rifle-41", "soviet", "F01..F04", ""))
        .drawn();
    // What was set up by hand stays; the others stand apart from it and from each other.
    stage.plays(&["place A02", "face 5"]);
    let events = stage.play("quick", &[]);
    let set = events.iter().filter(|it| matches!(it, Event::SetUp { .. })).count();
    assert_eq!(set, 2, "{events:?}");
    assert_eq!((stage.at("G1").as_str(), stage.facing("G1")), ("A02", 5));
    let hexes: std::collections::BTreeSet<String> =
        ["G1", "G2", "G3"].map(|it| stage.at(it)).into();
    assert_eq!(hexes.len(), 3, "each has a hex of its own: {hexes:?}");
    assert!(hexes.iter().all(|it| it.starts_with('A')), "in the row the firefight gives");
    // South is the way to row F [COH 5.2c].
    assert_eq!((stage.facing("G2"), stage.facing("G3")), (3, 3));
    // The other side is set up by its own player.
    assert!(stage.offers("place F01") && stage.offers("quick"));
    stage.play("quick", &[]);
    assert_eq!((stage.at("S1").starts_with('F'), stage.facing("S1")), (true, 0));
    assert_eq!(stage.answers(), ["begin"]);
    assert_eq!(stage.refused("quick"), "coh:2.2a");
}

/// Rules: coh:1.0h, coh:1.0i, coh:10.0a.
#[test]
fn coh_1_0h_who_hides_is_set_up_at_once_in_cover_and_nobody_is_told() {
    let rows = ["....", "....", "....", "....", ".w.w"];
    let hidden = somewhere("S1", "rifle-41", "soviet", "E01..E04", "hidden = true");
    let mut stage = ground(&rows)
        .with(&hidden)
        .with(&hidden.replace("S1", "S2"))
        .with(&somewhere("G1", "infantry-43", "german", "A01..A04", ""))
        .drawn();
    let events = stage.play("quick", &[]);
    let mut hexes = ["S1", "S2"].map(|it| stage.at(it));
    hexes.sort();
    assert_eq!(hexes, ["E02", "E04"], "the woods hide them");
    assert!(["S1", "S2"].iter().all(|it| stage.is(it, Flags::HIDDEN)));
    for event in &events {
        let told = scene::told(&stage.game, event, kernel::Viewer::Player(kernel::Seat(0)));
        assert!(told.is_none(), "the enemy reads {told:?}");
    }
    // Where he may hide tells the other side nothing: its units look at no hex in particular.
    stage.play("quick", &[]);
    assert_eq!(stage.at("G1"), "A01");
}

/// Rules: coh:1.0i, coh:17.0h, coh:18.2r.
#[test]
fn coh_1_0i_every_firefight_can_be_set_up_at_once() {
    for name in crate::data::names() {
        let mut stage = Stage::of_data(&name);
        let mut quick = 0;
        while stage.offers("quick") {
            stage.play("quick", &[]);
            quick += 1;
            assert!(quick <= 4, "{name}: each force sets up once");
        }
        assert!(!stage.answers().iter().any(|it| it.starts_with("place")), "{name}");
        let game = &stage.game;
        for unit in game.scenario.unit_ids() {
            let start = game.scenario.unit(unit);
            if let (Some(hex), None) = (game.hex(unit), start.carried_by) {
                let given = start.hexes.contains(&hex) || start.condition.flying.is_some();
                assert!(given, "{name}: {} stands where it may", start.id);
            }
            // [COH 17.0h] Who rides is set up with its vehicle.
            if let Some(vehicle) = start.carried_by {
                assert_eq!(game.unit(unit).place, Place::Carried(vehicle), "{name}: {}", start.id);
            }
            // [COH 18.2r] In a bunker a unit looks where the bunker looks.
            let inside = game.hex(unit).filter(|_| game.unit(unit).is(Flags::INSIDE));
            for work in inside.into_iter().flat_map(|it| game.works_in(it)) {
                let agrees = work.kind != WorkKind::Bunker || work.facing == game.unit(unit).facing;
                assert!(agrees, "{name}: {} looks out of its bunker", start.id);
            }
        }
    }
}

/// Rules: coh:1.1a, coh:1.1b.
///
/// ex-1: the counter of the infantry of 1943.
#[test]
fn coh_1_1a_a_squad_goes_on_foot_for_two_ap_at_most() {
    let stage = two_squads().drawn();
    let types = &stage.game.scenario.types;
    let squads = [
        Kind::Infantry,
        Kind::Engineer,
        Kind::MachineGun,
        Kind::Mortar,
        Kind::Sniper,
        Kind::AtRifle,
    ];
    for kind in types {
        assert_eq!(kind.is_squad(), squads.contains(&kind.kind), "{}", kind.id);
        assert_eq!(kind.is_gun(), kind.kind == Kind::Gun, "{}", kind.id);
    }
    let infantry = types.iter().find(|it| it.id == "infantry-43").expect("a type");
    let ratings = (infantry.flank.value, infantry.front.value);
    assert_eq!((infantry.fire, infantry.red.value, infantry.blue.value), (3, 4, 0));
    assert_eq!((infantry.moves, ratings, infantry.range.1), (1, (11, 12), 7));
    // A gun goes on foot too, but a ditch takes squads only.
    let mut stage = ground(&["...", "dd.", "...", "..."])
        .unit("M", "mortar-8cm", "A01", 3)
        .unit("P", "pak38", "A02", 3)
        .unit("S", "rifle-41", "D02", 0)
        .german();
    stage.play("use P", &[]);
    assert_eq!(stage.refused("move B02"), "coh:18.3a");
    stage.plays(&["move A03", "face 3", "pass", "use M"]);
    assert!(stage.offers("move B01"));
}
