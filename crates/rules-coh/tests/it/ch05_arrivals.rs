//! Chapters 5.0.1 and 5.1: careless moves, and units that come later.

use rules_coh::{Event, Flags, Options};

use crate::stage::{Drawing, ground};

fn careful() -> Options {
    Options { cautious: Some(true), ..Options::default() }
}

/// A squad before the hex B02, an enemy two hexes below it.
fn into(letter: char) -> Drawing {
    let second = format!(".{letter}.");
    ground(&["...", &second, "...", "...", "..."])
        .options(careful())
        .unit("G", "infantry-43", "A02", 3)
        .unit("S", "rifle-41", "D02", 0)
}

/// Rules: coh:5.0.1a, coh:5.0.1c.
#[test]
fn coh_5_0_1a_who_moves_carelessly_into_the_open_is_easier_to_hit() {
    // How, into what, AP left, defense value. A ford is no cover: 12 - 1 - 1.
    let moves = [
        ("move", '.', 6, 11),
        ("creep", '.', 5, 12),
        ("move", 'w', 5, 14),
        ("creep", 'w', 4, 14),
        ("move", 'g', 6, 11),
        ("move", 'f', 5, 10),
        ("creep", 'f', 4, 11),
    ];
    for (how, letter, left, defense) in moves {
        let mut stage = into(letter).german();
        stage.plays(&["use G", &format!("{how} B02"), "face 3"]);
        assert_eq!(stage.ap("german"), left, "{how} {letter}");
        stage.plays(&["use S", "fire B02"]);
        assert_eq!(stage.miss(), (3, defense), "{how} {letter}");
    }
    // Without the option nobody is careless, and nobody has to be careful.
    let mut stage = into('.').options(Options::default()).german();
    stage.play("use G", &[]);
    assert_eq!(stage.refused("creep B02"), "coh:5.0.1c");
    stage.plays(&["move B02", "face 3", "use S", "fire B02"]);
    assert_eq!(stage.miss(), (3, 12));
}

/// Rules: coh:5.0.1b.
///
/// ex-149: a move, a stall, a stall, a shot: no penalty any more.
#[test]
fn coh_5_0_1b_only_the_next_enemy_turn_finds_the_unit_careless() {
    let mut stage = into('.').german();
    stage.plays(&["use G", "move B02", "face 3", "stall cap", "stall ap", "use S", "fire B02"]);
    assert_eq!(stage.miss(), (3, 12));
}

/// Rules: coh:5.0.1c.
#[test]
fn coh_5_0_1c_members_of_a_group_are_careful_each_for_itself() {
    let mut stage = ground(&["...", "w..", "...", "...", "..."])
        .options(careful())
        .unit("G", "infantry-43", "A01", 3)
        .unit("H", "infantry-43", "A02", 3)
        .unit("S", "rifle-41", "D02", 0)
        .german();
    // Woods for two, and open ground with care for two: the highest is paid.
    stage.plays(&["use G", "join H", "move B01", "creep B02", "face 3", "face 3"]);
    assert_eq!(stage.ap("german"), 5);
    assert!(!stage.is("G", Flags::CARELESS) && !stage.is("H", Flags::CARELESS));
}

/// Rules: coh:5.0.1d.
#[test]
fn coh_5_0_1d_whoever_rides_or_follows_a_vehicle_is_not_careless() {
    let mut stage = ground(&["...", "...", "...", "...", "..."])
        .options(careful())
        .unit("V", "sdkfz-251-1", "A02", 3)
        .unit_with("P", "infantry-43", "A02", 3, "carried_by = \"V\"")
        .unit("T", "panzer-3-l60", "B01", 3)
        .unit("H", "infantry-43", "A01", 3)
        .unit("S", "rifle-41", "E02", 0)
        .german();
    stage.walk("use", "V", "B02");
    assert_eq!(stage.game.hex(stage.id("P")), Some(stage.hex("B02")));
    assert!(!stage.is("P", Flags::CARELESS) && !stage.is("V", Flags::CARELESS));
    stage.play("pass", &[]);
    stage.walk("use", "H", "B01");
    assert!(!stage.is("H", Flags::CARELESS), "behind the tank");
    stage.play("stall cap", &[]);
    stage.walk("use", "H", "C01");
    assert!(stage.is("H", Flags::CARELESS));
}

/// Reinforcements of the second round.
fn reserves() -> Drawing {
    ground(&[".w..", "....", "....", "....", "...."])
        .unit("G", "infantry-43", "E01", 0)
        .unit_with("K", "infantry-43", "A02", 3, "round = 2")
        .unit_with("L", "hmg-34", "A02", 3, "round = 2")
        .unit("S", "rifle-41", "E04", 0)
        .unit("T", "rifle-41", "B01", 0)
}

/// Rules: coh:5.1a, coh:5.1e.
#[test]
fn coh_5_1a_reinforcements_come_by_an_action_from_their_round_on() {
    let mut stage = reserves().german();
    for way in ["use K", "opportunity K", "command K"] {
        assert_eq!(stage.refused(way), "coh:5.1e", "{way}");
    }
    stage.next_round("german");
    stage.play("use K", &[]);
    assert_eq!(stage.answers_to("move"), ["A02"]);
    assert_eq!(stage.refused("move A03"), "coh:5.1a");
    assert_eq!(stage.refused("pivot 0"), "coh:5.1a");
    // One for the move, one for the woods; then it looks where it likes.
    stage.plays(&["move A02", "face 2"]);
    assert_eq!((stage.at("K").as_str(), stage.facing("K")), ("A02", 2));
    assert_eq!((stage.ap("german"), stage.asked().as_str()), (5, "soviet"));
    // Later rounds do as well.
    stage.next_round("german");
    stage.play("opportunity L", &[]);
    stage.plays(&["move A02", "face 3"]);
    assert!(stage.is("L", Flags::SPENT));
}

/// Rules: coh:5.1b.
#[test]
fn coh_5_1b_a_hex_with_an_enemy_moves_the_entry_to_the_nearest_free_one() {
    let mut stage = reserves().soviet();
    stage.walk("use", "T", "A02");
    stage.plays(&["pass", "pass"]);
    stage.bid("german");
    stage.play("use K", &[]);
    // A02 is of an even column: its neighbors on the map are A01, A03, B01, B02, B03.
    let mut hexes = stage.answers_to("move");
    hexes.sort();
    assert_eq!(hexes, ["A01", "A03", "B01", "B02", "B03"]);
    assert_eq!(stage.refused("move A02"), "coh:5.1a");
    // A gun does not come in where it cannot stand.
    let mut stage = ground(&["...", "~~~", "...", "..."])
        .unit_with("P", "pak38", "A02", 3, "round = 1")
        .unit("G", "infantry-43", "D01", 0)
        .unit("S", "rifle-41", "A02", 0)
        .german();
    stage.play("use P", &[]);
    let mut hexes = stage.answers_to("move");
    hexes.sort();
    assert_eq!(hexes, ["A01", "A03"]);
}

/// Rules: coh:5.1c.
#[test]
fn coh_5_1c_reinforcements_come_together_as_a_group_or_on_a_vehicle() {
    let mut stage = reserves().german();
    stage.next_round("german");
    stage.plays(&["use K", "join L", "move A02", "move A02", "face 3", "face 3"]);
    // The machine gun pays 2 + 1 for both.
    assert_eq!(stage.ap("german"), 4);
    assert_eq!((stage.at("K"), stage.at("L")), ("A02".to_owned(), "A02".to_owned()));
    let mut stage = ground(&["...", "...", "...", "..."])
        .unit_with("V", "sdkfz-251-1", "A02", 3, "round = 1")
        .unit_with("P", "infantry-43", "A02", 3, "round = 1\ncarried_by = \"V\"")
        .unit("S", "rifle-41", "D02", 0)
        .german();
    stage.walk("use", "V", "A02");
    assert_eq!(stage.game.hex(stage.id("P")), Some(stage.hex("A02")));
    assert!(stage.is("P", Flags::JOINED));
}

/// Rules: coh:5.1d.
#[test]
fn coh_5_1d_nobody_leaves_the_map_but_where_the_firefight_says() {
    let mut stage = reserves().german();
    stage.play("use G", &[]);
    assert_eq!(stage.refused("exit"), "coh:5.1d");
    let mut stage =
        reserves().with("[[exit]]\nforce = \"german\"\nhexes = [\"E01\"]\npoints = 2").german();
    stage.plays(&["use G", "exit"]);
    assert_eq!((stage.at("G").as_str(), stage.points("german")), ("exited", 2));
    stage.play("use S", &[]);
    assert_eq!(stage.refused("exit"), "coh:5.1d");
}

/// Rules: coh:5.1a, coh:14.0b, coh:14.0c.
///
/// To come in is a move: tracks get their bonus hexes after open ground, but not after woods.
#[test]
fn coh_5_1a_tracks_come_in_with_their_bonus_hexes() {
    for (row, goes_on) in [(".....", true), ("..w..", false)] {
        let mut stage = ground(&[row, ".....", ".....", "....."])
            .unit("G", "infantry-43", "D03", 0)
            .unit_with("T", "t-34c", "A03", 3, "round = 1")
            .unit("S", "rifle-41", "D05", 0)
            .soviet();
        stage.plays(&["use T", "move A03"]);
        assert_eq!(stage.offers("continue B03"), goes_on, "{row}");
        if goes_on {
            stage.plays(&["continue B03", "stop", "face 3"]);
            assert_eq!((stage.at("T").as_str(), stage.ap("soviet")), ("B03", 6));
        }
    }
}

/// Rules: coh:5.1c, coh:9.2a.
#[test]
fn coh_5_1c_a_group_comes_in_side_by_side() {
    let coming = |other: &str| {
        let mut stage = ground(&[".......", ".......", ".......", "......."])
            .unit("G", "infantry-43", "D04", 0)
            .unit_with("S", "rifle-41", "A01", 3, "round = 1")
            .unit_with("T", "rifle-41", other, 3, "round = 1")
            .unit("U", "rifle-41", "D07", 0)
            .soviet();
        stage.play("use S", &[]);
        stage
    };
    assert_eq!(coming("A07").refused("join T"), "coh:9.2a");
    let mut stage = coming("A02\", \"A07");
    stage.plays(&["join T", "move A01"]);
    assert_eq!(stage.refused("move A07"), "coh:9.2a");
    assert!(stage.offers("move A02"));
}

/// Rules: coh:5.1b, coh:18.4e.
#[test]
fn coh_5_1b_what_cannot_be_passed_is_no_entry() {
    let mut stage = ground(&["....", "....", "....", "...."])
        .unit("G", "infantry-43", "D03", 0)
        .unit_with("V", "gaz", "A02", 3, "round = 1")
        .unit("S", "rifle-41", "D04", 0)
        .with("[[work]]\nkind = \"wire\"\nhex = \"A02\"")
        .soviet();
    stage.play("use V", &[]);
    assert!(!stage.offers("move A02"));
    assert!(stage.offers("move A01"), "the nearest that can be passed");
}

/// Rules: coh:5.0c, coh:5.1a.
///
/// A road that ends at the edge goes on beyond it; one that only passes does not help.
#[test]
fn coh_5_1a_the_road_by_which_one_comes() {
    for (road, price) in [("A02 B02", 1), ("A01 A02 A03", 2), ("B02 C02", 2)] {
        let mut stage = ground(&[".w..", "....", "....", "...."])
            .road(road)
            .unit("G", "infantry-43", "D03", 0)
            .unit_with("S", "rifle-41", "A02", 3, "round = 1")
            .unit("T", "rifle-41", "D04", 0)
            .soviet();
        stage.plays(&["use S", "move A02", "face 3"]);
        assert_eq!(stage.ap("soviet"), 7 - price, "{road}");
    }
}

/// Rules: coh:5.1d, coh:7.4h7, coh:7.4d, coh:7.4g.
#[test]
fn coh_5_1d_who_cowers_pays_more_to_leave() {
    let mut stage = ground(&["...", "...", "..."])
        .unit("G", "infantry-43", "A02", 0)
        .unit("S", "rifle-41", "C03", 0)
        .with("[[exit]]\nforce = \"german\"\nhexes = [\"A02\"]")
        .german();
    let full = stage.game.core.pools;
    stage.hit("G", "cowering");
    stage.play("use G", &[]);
    let events = stage.play("exit", &[]);
    assert!(events.iter().any(|it| matches!(it, Event::MarkerShown { .. })), "{events:?}");
    assert_eq!(stage.game.core.pools, full, "the marker goes back");
    assert!(events.iter().any(|it| matches!(it, Event::Paid { ap: 2, .. })), "{events:?}");
}
