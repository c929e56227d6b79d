//! Chapter 11: hills, levels, gullies.

use crate::data::firefight;
use crate::stage::{Stage, ground};

/// A position of the data folder, one side to move.
fn position(name: &str, side: &str) -> Stage {
    Stage { game: firefight(name) }.first(side)
}

/// AP that a first move into a hex takes.
#[track_caller]
fn price(mut stage: Stage, side: &str, unit: &str, to: &str) -> u8 {
    stage.walk("use", unit, to);
    7 - stage.ap(side)
}

/// Rules: coh:11.0a, coh:11.0b, coh:11.3a, coh:11.5a.
#[test]
fn coh_11_0_overlays_raise_hexes_and_gullies_lie_below() {
    let rows = ["........"; 9];
    let stage = ground(&rows)
        .with("[[overlay]]\nfile = \"../overlays/hill-a.toml\"\nat = \"E04\"")
        .unit("G", "infantry-43", "A01", 0)
        .unit("S", "rifle-41", "I08", 0)
        .german();
    let field = &stage.game.scenario.field;
    let at = |label: &str| field.by_label[label];
    let expected =
        [("E04", 2), ("E05", 2), ("F05", 2), ("C04", 1), ("F06", 1), ("B04", 0), ("E01", 0)];
    for (label, level) in expected {
        assert_eq!(field.level(at(label)), level, "{label}");
    }
    assert!(field.is(at("E04"), "open"), "a bare hill is open ground");
    assert!(field.is(at("E03"), "thicket"), "the terrain of the overlay");
    let stage = position("pos-j", "german");
    let field = &stage.game.scenario.field;
    for (label, level) in [("E03", -1), ("E04", -1), ("E05", -1), ("E06", -1), ("D04", 0)] {
        assert_eq!(field.level(field.by_label[label]), level, "{label}");
    }
}

/// Rules: coh:11.0c, coh:11.1a.
///
/// ex-51: rifles climb one level for 2 AP, into woods for 3. ex-52: two levels for 3.
#[test]
fn coh_11_0c_climbing_costs_a_point_for_each_level() {
    for (unit, to, cost) in [("L", "E05", 2), ("L", "E06", 3), ("P", "D04", 3)] {
        assert_eq!(price(position("pos-h", "soviet"), "soviet", unit, to), cost, "{unit} {to}");
    }
}

/// Rules: coh:11.0c, coh:11.0d, coh:11.1a.
///
/// ex-136: a machine gun up two levels into woods: 2 + 1 + 2. Down costs nothing; a road does not
/// spare the climb.
#[test]
fn coh_11_1_what_steps_up_and_down_cost() {
    let cases = [
        ("maxim", "w", "level-2 = [\"A02\"]", "", 5),
        ("maxim", "w", "level-1 = [\"A02\"]", "", 4),
        ("rifle-41", ".", "level-2 = [\"B02\"]", "", 1),
        ("rifle-41", "w", "level-1 = [\"A02\"]", "A02 B02", 2),
    ];
    for (kind, letter, levels, road, cost) in cases {
        let top = format!(".{letter}.");
        let mut drawing = ground(&[&top, "...", "..."])
            .map(&format!("[map.regions]\n{levels}"))
            .unit("S", kind, "B02", 0)
            .unit("G", "infantry-43", "C01", 0);
        if !road.is_empty() {
            drawing = drawing.road(road);
        }
        assert_eq!(price(drawing.soviet(), "soviet", "S", "A02"), cost, "{kind} {levels}");
    }
}

/// Rules: coh:11.1b.
#[test]
fn coh_11_1b_vehicles_cross_no_steep_ground() {
    for (high, refused) in [("A02", true), ("B02", true), ("C02", false)] {
        let mut stage = ground(&["...", "...", "..."])
            .map(&format!("[map.regions]\nlevel-2 = [\"{high}\"]"))
            .unit("S", "t-34c", "B02", 0)
            .unit("G", "infantry-43", "C01", 0)
            .soviet();
        stage.play("use S", &[]);
        assert_eq!(stage.offers("move A02"), !refused, "{high}");
        if refused {
            assert_eq!(stage.refused("move A02"), "coh:11.1b");
        }
    }
}

/// Rules: coh:11.2a, coh:11.2b.
#[test]
fn coh_11_2_the_higher_one_defends_and_fires_better() {
    let drawing = || {
        ground(&["...", "...", "..."])
            .map("[map.regions]\nlevel-1 = [\"A02\"]")
            .unit("G", "infantry-43", "A02", 3)
            .unit("S", "rifle-41", "C02", 0)
    };
    let mut stage = drawing().german();
    stage.plays(&["use G", "fire C02"]);
    assert_eq!(stage.miss(), (4 + 1, 12));
    let mut stage = drawing().soviet();
    stage.plays(&["use S", "fire A02"]);
    assert_eq!(stage.miss(), (3, 12 + 1));
}

/// Rules: coh:11.3b, coh:11.3c, coh:11.3f.
///
/// ex-53, ex-54, ex-55 on position H: A is F02, B F03, C E04, D D04, N E03, F E05, X B06.
#[test]
fn coh_11_3_sight_over_the_stair() {
    let stage = position("pos-h", "german");
    let cases = [
        ("F02", "F03", true),
        ("F02", "D04", true),
        ("F02", "E04", false),
        ("F02", "B06", false),
        ("E04", "F03", true),
        ("E04", "F02", false),
        ("E03", "E05", true),
    ];
    for (from, to, seen) in cases {
        assert_eq!(stage.sees(from, to), seen, "{from} {to}");
    }
    let mut stage = stage;
    stage.play("use A", &[]);
    assert!(stage.offers("fire F03"));
    assert_eq!(stage.refused("fire E04"), "coh:11.3b");
}

/// Rules: coh:11.3f.
///
/// Where both hexes beside the line are as high, it is closed.
#[test]
fn coh_11_3f_an_edge_between_two_heights_is_closed() {
    for (high, seen) in [("\"D04\"", true), ("\"E04\"", true), ("\"D04\", \"E04\"", false)] {
        let stage = ground(&["......"; 6])
            .map(&format!("[map.regions]\nlevel-1 = [\"E03\", \"E05\"]\nlevel-2 = [{high}]"))
            .unit("G", "infantry-43", "E03", 1)
            .unit("S", "rifle-41", "A01", 0)
            .german();
        assert_eq!(stage.sees("E03", "E05"), seen, "{high}");
    }
}

/// Sight down the middle column of a map three hexes wide, one letter and one level for each hex.
fn column(letters: &str, levels: &[u8], last: &str) -> bool {
    let rows: Vec<String> = letters.chars().map(|it| format!(".{it}.")).collect();
    let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
    let named = |level: u8| {
        let at = levels.iter().enumerate().filter(|(_, it)| **it == level);
        let hexes =
            at.map(|(row, _)| format!("\"{}02\"", (b'A'..).nth(row).map_or('?', char::from)));
        hexes.collect::<Vec<_>>().join(", ")
    };
    let (one, two) = (named(1), named(2));
    let stage = ground(&rows)
        .map(&format!("[map.regions]\nlevel-1 = [{one}]\nlevel-2 = [{two}]"))
        .unit("G", "infantry-43", "A02", 3)
        .unit("S", "rifle-41", "A01", 0)
        .german();
    stage.sees("A02", last)
}

/// Rules: coh:11.3b, coh:11.3c, coh:11.3d, coh:11.3e.
///
/// ex-129: from level 0 the second hex of level 1 is out of sight; level 1 looks over woods of level 0
/// to level 1, and not behind them to level 0, however far.
#[test]
fn coh_11_3d_what_blocks_counts_a_level() {
    assert!(column("...", &[0, 1, 0], "B02"));
    assert!(!column("...", &[0, 1, 1], "C02"), "the plateau behind its edge");
    assert!(!column("....", &[1, 1, 0, 0], "D02"), "from behind the edge down");
    assert!(column(".w.", &[1, 0, 1], "C02"));
    assert!(!column(".w.", &[1, 0, 0], "C02"));
    assert!(!column("..w....", &[1, 0, 0, 0, 0, 0, 0], "G02"));
    assert!(!column(".w.", &[1, 1, 1], "C02"), "woods on level 1 are of level 2");
    assert!(column(".w.", &[2, 1, 2], "C02"));
    assert!(!column(".w.", &[0, 0, 0], "C02"));
}

/// Rules: coh:11.4a, coh:11.4b, coh:11.4c.
///
/// ex-128: from level 2 the hex behind woods of level 0 is blind, the next one is not. A bare slope
/// hides nothing.
#[test]
fn coh_11_4_only_the_hex_behind_an_obstacle_is_blind() {
    assert!(!column("..w..", &[2, 0, 0, 0, 0], "D02"));
    assert!(column("..w..", &[2, 0, 0, 0, 0], "E02"));
    assert!(column("...", &[2, 1, 0], "C02"));
}

/// Rules: coh:11.4a, coh:11.4b.
///
/// ex-56 and ex-57 on position I: 1 is B05 of level 2, 14 is C06 of level 1.
#[test]
fn coh_11_4_blind_spots_of_position_i() {
    let stage = position("pos-i", "german");
    for seen in ["E06", "E07", "D03", "F05", "G06", "H06", "E01"] {
        assert!(stage.sees("B05", seen), "1 sees {seen}");
    }
    for blind in ["F06", "F07", "E08", "D02"] {
        assert!(!stage.sees("B05", blind), "1 does not see {blind}");
    }
    for seen in ["E06", "E07", "J06", "K06"] {
        assert!(stage.sees("C06", seen), "14 sees {seen}");
    }
    for blind in ["F06", "G06", "H06"] {
        assert!(!stage.sees("C06", blind), "14 does not see {blind}");
    }
}

/// Rules: coh:11.5b, coh:11.5k.
///
/// Position J: the tank in E04 drives along the gully and out by the opening E03 for 1 AP; over the
/// bank it cannot go.
#[test]
fn coh_11_5b_vehicles_pass_the_bank_at_openings() {
    let mut stage = position("pos-j", "german");
    stage.play("use T", &[]);
    assert_eq!(stage.refused("move D04"), "coh:11.5b");
    stage.plays(&["move E03", "continue E02", "face 0"]);
    assert_eq!(stage.at("T"), "E02");
    assert_eq!(stage.ap("german"), 6);
    // And back in, by the opening alone.
    stage.play("pass", &[]);
    stage.plays(&["use T"]);
    assert!(stage.offers("move E03"));
}

/// Rules: coh:11.5b, coh:11.5c.
///
/// ex-137: rifles go into the gully for 4 AP, out of it for 4, through an opening for 1; guns pass
/// by openings only.
#[test]
fn coh_11_5c_the_bank_costs_three_points() {
    assert_eq!(price(position("pos-j", "soviet"), "soviet", "R", "E05"), 4);
    assert_eq!(price(position("pos-j", "soviet"), "soviet", "K", "E03"), 1);
    let out = |letter: &str, kind: &str| {
        let gully = format!(".{letter}.");
        ground(&["...", &gully, "..."])
            .unit("S", kind, "B02", 0)
            .unit("G", "infantry-43", "C01", 0)
            .soviet()
    };
    assert_eq!(price(out("v", "rifle-41"), "soviet", "S", "A02"), 4);
    assert_eq!(price(out("o", "rifle-41"), "soviet", "S", "A02"), 1);
    assert_eq!(price(out("o", "gun-45mm"), "soviet", "S", "A02"), 3);
    let mut stage = out("v", "gun-45mm");
    stage.play("use S", &[]);
    assert_eq!(stage.refused("move A02"), "coh:11.5b");
}

/// Rules: coh:11.5e.
#[test]
fn coh_11_5e_only_neighbors_see_into_a_gully() {
    let stage = position("pos-j", "german");
    assert!(stage.sees("E04", "D04"));
    assert!(!stage.sees("E04", "C04"));
    assert!(!stage.sees("G05", "E05"));
    assert!(stage.sees("E03", "E05"), "along the gully");
}

/// Rules: coh:11.5f, coh:11.5g, coh:11.5h.
///
/// ex-58: the tank in the gully fires at the rim, the one on the rim not into the gully, squads do
/// both. ex-152: rifles fire down with 3 + 3 + 1; the reply meets +1 DM.
#[test]
fn coh_11_5f_vehicles_and_guns_cannot_fire_down() {
    let mut stage = position("pos-j", "german");
    stage.plays(&["use T", "fire D04"]);
    // Panzer III: blue 4 + 3 at the T-34's front 17, one level higher.
    assert_eq!(stage.miss(), (4 + 3, 17 + 1));
    stage.play("use U", &[]);
    assert_eq!(stage.refused("fire E04"), "coh:11.5f");

    let mut stage = position("pos-j", "soviet");
    stage.play("use R", &[]);
    assert!(stage.offers("fire E04"));
    stage.play("fire E05", &[]);
    assert_eq!(stage.miss(), (3 + 3 + 1, 12));
    stage.plays(&["use S", "fire F05"]);
    assert_eq!(stage.miss(), (4 + 3, 12 + 1));

    for (gully, rim) in [("A02", "B02"), ("B02", "A02")] {
        let rows = if gully == "A02" { [".v.", "...", "..."] } else { ["...", ".v.", "..."] };
        let mut stage =
            ground(&rows).unit("G", "pak38", "B02", 0).unit("S", "rifle-41", "A02", 3).german();
        stage.play("use G", &[]);
        assert_eq!(stage.offers("fire A02"), rim == "A02");
        if gully == "A02" {
            assert_eq!(stage.refused("fire A02"), "coh:11.5f");
        }
    }
}

/// Rules: coh:11.5i, coh:11.5j.
///
/// ex-59: anti-tank rifles behind a small gully have +1 DM against fire that crosses it, none
/// against other fire.
#[test]
fn coh_11_5j_a_small_gully_shelters_and_stops_vehicles() {
    let mut stage = position("pos-j", "german");
    stage.plays(&["use N", "fire F09"]);
    assert_eq!(stage.miss(), (4, 12 + 1));
    stage.play("pass", &[]);
    // From the side: the flank, and no gully on the way.
    stage.plays(&["use E", "fire F09"]);
    assert_eq!(stage.miss(), (4, 11));

    for (kind, open) in [("t-34c", false), ("gaz", false), ("rifle-41", true)] {
        let mut stage = ground(&["...", "...", "..."])
            .map("[map.hexsides]\nsmall-gully = [\"A02/B02\"]")
            .unit("S", kind, "B02", 0)
            .unit("G", "infantry-43", "C01", 0)
            .soviet();
        stage.play("use S", &[]);
        assert_eq!(stage.offers("move A02"), open, "{kind}");
        if !open {
            assert_eq!(stage.refused("move A02"), "coh:11.5i");
        }
    }
}

/// Rules: coh:11.5f, coh:12.0b.
///
/// Shells of a mortar carrier come down from above, into a gully too.
#[test]
fn coh_11_5f_a_mortar_carrier_lobs_into_a_gully() {
    let mut stage = ground(&["...", ".v.", "...", "...", "...", "..."])
        .unit("M", "sdkfz-251-2", "E02", 0)
        .unit("S", "rifle-41", "B02", 3)
        .unit("G", "infantry-43", "C02", 0)
        .german();
    stage.play("use M", &[]);
    assert!(stage.offers("lob B02"), "{:?}", stage.answers());
}

/// Rules: coh:11.1b, coh:11.0c, coh:11.5b.
///
/// Out of an opening straight up a hill are two levels; only the bank is free there.
#[test]
fn coh_11_1b_from_an_opening_up_a_hill_is_steep() {
    let mut rows = ["........"; 9];
    rows[1] = "...o....";
    let hill = |kind: &str| {
        ground(&rows)
            .with("[[overlay]]\nfile = \"../overlays/hill-a.toml\"\nat = \"E04\"")
            .unit("S", kind, "B04", 3)
            .unit("G", "infantry-43", "A01", 0)
            .soviet()
    };
    let mut stage = hill("t-34c");
    stage.play("use S", &[]);
    assert_eq!(stage.refused("move C04"), "coh:11.1b");
    let mut stage = hill("rifle-41");
    stage.walk("use", "S", "C04");
    assert_eq!(stage.ap("soviet"), 7 - 1 - 1, "one level up from the bank");
}
