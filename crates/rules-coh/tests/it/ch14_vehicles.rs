//! Chapter 14: vehicles move, get stuck, and are towed out.

use rules_coh::Flags;

use crate::stage::{Drawing, Stage, ground};

/// A column of hexes, a unit at its foot that looks up, an enemy far off.
fn column(kind: &str, letters: &str) -> Drawing {
    let rows: Vec<String> = letters.chars().map(|it| format!(".{it}.")).collect();
    let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
    let foot = format!("{}02", char::from(b'A' + u8::try_from(rows.len() - 1).unwrap()));
    let german = crate::data::library()
        .get("coh/roster.csv")
        .expect("there is a roster")
        .lines()
        .any(|it| it.starts_with(&format!("{kind},german")));
    let enemy = if german { "rifle-41" } else { "infantry-43" };
    ground(&rows).unit("V", kind, &foot, 0).unit("E", enemy, "A01", 3)
}

/// Rules: coh:14.0b, coh:14.0c, coh:14.0t01, coh:14.0t02.
///
/// ex-63: a T-34 goes three hexes of open ground for 1 AP. ex-112: open, open, road.
#[test]
fn coh_14_0c_tracks_go_on_over_open_ground_and_road() {
    for road in ["", "A02 A03"] {
        let mut drawing = column("t-34c", "....");
        if !road.is_empty() {
            drawing = drawing.road(road);
        }
        let mut stage = drawing.soviet();
        stage.plays(&["use V", "move C02", "continue B02"]);
        assert_eq!(stage.asked(), "soviet", "the enemy waits until the move is done");
        stage.plays(&["continue A02", "face 0"]);
        assert_eq!(stage.at("V"), "A02");
        assert_eq!(stage.ap("soviet"), 6);
        assert_eq!(stage.asked(), "german");
    }
    // A fourth hex is not to be had: two symbols are two hexes more.
    let mut stage = column("t-34c", ".....").soviet();
    stage.plays(&["use V", "move D02", "continue C02", "continue B02"]);
    assert!(stage.offers("face 0"));
}

/// Rules: coh:14.0d, coh:14.0e, coh:14.0t02.
///
/// ex-64: a truck goes three road hexes for 1 AP, off the road one.
#[test]
fn coh_14_0d_wheels_go_on_along_roads() {
    let mut stage = column("opel", ".....").road("A02 B02 C02 D02 E02").german();
    stage.plays(&["use V", "move D02", "continue C02"]);
    assert_eq!(stage.refused("continue C03"), "coh:14.0e");
    stage.plays(&["continue B02", "face 0"]);
    assert_eq!(stage.ap("german"), 6);
    let mut stage = column("opel", ".....").german();
    stage.plays(&["use V", "move D02", "face 0"]);
    assert_eq!((stage.at("V").as_str(), stage.ap("german")), ("D02", 6));
}

/// Rules: coh:14.0f, coh:14.0t11.
///
/// ex-65: a Panzer III over two open hexes, then into woods: 1 AP and 3 AP. ex-66: over one, the
/// bonus is lost: 1 AP and 3 AP.
#[test]
fn coh_14_0f_bonus_hexes_are_not_for_other_ground() {
    let mut stage = column("panzer-3-l42", "w...").german();
    stage.plays(&["use V", "move C02", "continue B02", "face 0"]);
    assert_eq!(stage.ap("german"), 6);
    stage.plays(&["pass", "use V", "move A02", "face 0"]);
    assert_eq!(stage.ap("german"), 3);

    let mut stage = column("panzer-3-l42", ".w..").german();
    stage.plays(&["use V", "move C02"]);
    assert_eq!(stage.refused("continue B02"), "coh:14.0f");
    stage.plays(&["stop", "face 0"]);
    assert_eq!(stage.ap("german"), 6);
    stage.plays(&["pass", "use V", "move B02"]);
    assert!(stage.offers("face 0"), "after woods nothing is added");
    stage.play("face 0", &[]);
    assert_eq!(stage.ap("german"), 3);
}

/// Rules: coh:14.0g, coh:14.0t14.
///
/// ex-67: a T-34 climbs two levels on three hexes: 1 + 1 + 1 AP.
#[test]
fn coh_14_0g_levels_on_the_way_are_paid() {
    let mut stage = column("t-34c", "....")
        .map("[map.regions]\nlevel-1 = [\"B02\"]\nlevel-2 = [\"A02\"]")
        .soviet();
    stage.plays(&["use V", "move C02", "continue B02", "continue A02", "face 0"]);
    assert_eq!(stage.ap("soviet"), 4);
    let mut stage = column("gaz", "..").map("[map.regions]\nlevel-1 = [\"A02\"]").soviet();
    stage.walk("use", "V", "A02");
    assert_eq!(stage.ap("soviet"), 5);
}

/// Rules: coh:14.0h, coh:14.0t13.
///
/// ex-113: a T-34 backward into the open: 2 AP and one hex; a truck on a road likewise.
#[test]
fn coh_14_0h_backward_is_dear_and_short() {
    for (kind, road) in [("t-34c", ""), ("gaz", "A02 B02 C02")] {
        let mut drawing = ground(&["...", "...", "..."]).unit("V", kind, "A02", 0).unit(
            "G",
            "infantry-43",
            "A01",
            3,
        );
        if !road.is_empty() {
            drawing = drawing.road(road);
        }
        let mut stage = drawing.soviet();
        stage.plays(&["use V", "move B02"]);
        assert!(!stage.offers("stop"), "no bonus hexes");
        stage.play("face 0", &[]);
        assert_eq!(stage.ap("soviet"), 5, "{kind}");
    }
}

/// Rules: coh:14.0i, coh:14.0j.
///
/// ex-68: a tank in woods enters a road hex in woods from beside the road: 3 AP; along the road it
/// goes on for 1. Wheels follow the road through woods, too.
#[test]
fn coh_14_0i_a_road_helps_those_who_start_on_it() {
    let woods =
        || ground(&["www", "www", "www"]).road("B01 B02 B03").unit("S", "rifle-41", "C03", 0);
    let mut stage = woods().unit("V", "panzer-3-l42", "A02", 3).german();
    stage.plays(&["use V", "move B02", "face 1"]);
    assert_eq!(stage.ap("german"), 4);
    stage.plays(&["pass", "use V", "move B03", "stop", "face 1"]);
    assert_eq!(stage.ap("german"), 3);

    let mut stage = woods().unit("V", "opel", "B01", 2).german();
    stage.play("use V", &[]);
    assert_eq!(stage.refused("move C01"), "coh:14.0j");
    stage.plays(&["move B02", "continue B03"]);
    stage.settle();
    assert_eq!((stage.at("V").as_str(), stage.ap("german")), ("B03", 6));
}

/// What it costs a vehicle to enter ground; `None` where it cannot.
fn price(kind: &str, side: &str, letter: &str) -> Option<u8> {
    let mut stage = column(kind, &format!("{letter}.")).drawn().first(side);
    stage.play("use V", &[]);
    if !stage.offers("move A02") {
        assert_eq!(stage.refused("move A02"), "coh:14.0j", "{kind} {letter}");
        return None;
    }
    stage.play("move A02", &[]);
    if stage.offers("stop") {
        stage.play("stop", &[]);
    }
    let rolls = stage.offers("roll 0");
    assert_eq!(rolls, letter == "s" || letter == "m", "{letter}");
    if rolls {
        stage.play("roll 0", &[3, 3]);
        assert!(!stage.is("V", Flags::STUCK));
    }
    Some(7 - stage.ap(side))
}

/// Rules: coh:14.0t01, coh:14.0t03, coh:14.0t04, coh:14.0t06, coh:14.0t07, coh:14.0t09, coh:14.0t10,
/// coh:14.0t11, coh:14.0t12.
#[test]
fn coh_14_0t_what_ground_costs_vehicles() {
    let rows = [
        (".", Some(0), Some(0)),
        ("h", None, Some(2)),
        ("s", None, Some(3)),
        ("c", Some(0), Some(0)),
        ("m", None, Some(2)),
        ("~", None, None),
        ("g", Some(0), Some(0)),
        ("w", None, Some(2)),
        ("t", Some(2), Some(1)),
        ("f", Some(1), Some(1)),
    ];
    for (letter, wheeled, tracked) in rows {
        let with = |extra: Option<u8>| extra.map(|it| it + 1);
        assert_eq!(price("gaz", "soviet", letter), with(wheeled), "wheels, {letter}");
        assert_eq!(price("t-34c", "soviet", letter), with(tracked), "tracks, {letter}");
        assert_eq!(price("opel", "german", letter), with(wheeled), "wheels, {letter}");
    }
}

/// Rules: coh:14.0t06, coh:14.0t10, coh:14.0t12.
///
/// Tracks take crops as bonus hexes, a thicket not.
#[test]
fn coh_14_0t06_crops_are_bonus_ground() {
    for (letter, bonus) in [("c", true), ("g", true), ("t", false), ("f", false)] {
        let mut stage = column("t-34c", &format!("{letter}..")).soviet();
        stage.plays(&["use V", "move B02"]);
        assert_eq!(stage.offers("continue A02"), bonus, "{letter}");
    }
}

/// Rules: coh:14.0t08.
///
/// A road block stops wheels; tracks roll a die and pay it, or stay. It is no bonus hex [M-09].
#[test]
fn coh_14_0t08_road_blocks() {
    let drawing = |kind: &str, hex: &str| {
        column(kind, "...")
            .road("A02 B02 C02")
            .with(&format!("[[work]]\nkind = \"road-block\"\nhex = \"{hex}\""))
    };
    let mut stage = drawing("opel", "B02").german();
    stage.play("use V", &[]);
    assert_eq!(stage.refused("move B02"), "coh:14.0t08");
    let mut stage = drawing("panther-d", "B02").german();
    stage.plays(&["use V", "move B02"]);
    stage.play("roll 0", &[4]);
    stage.plays(&["pay", "face 0"]);
    assert_eq!(stage.ap("german"), 7 - 1 - 4);
    assert_eq!(stage.game.core.works.len(), 1, "the block stays");
    let mut stage = drawing("panther-d", "A02").german();
    stage.plays(&["use V", "move B02"]);
    assert_eq!(stage.refused("continue A02"), "coh:14.0f");
}

/// A tank that looks up at a stone building, or stands stuck in it.
fn at_building() -> Stage {
    column("panzer-3-l42", "...s.").unit("R", "rifle-41", "E03", 0).german()
}

/// Rules: coh:14.1a, coh:14.1b, coh:14.1c, coh:14.1d.
///
/// ex-154: 5 on the dice and 1 CAP are 6, and the tank is free.
#[test]
fn coh_14_1_stone_and_marsh_may_stop_a_vehicle() {
    for (cap, stuck) in [(0, true), (1, false)] {
        let mut stage = at_building();
        stage.plays(&["use V", "move D02"]);
        stage.play(&format!("roll {cap}"), &[2, 3]);
        assert_eq!(stage.is("V", Flags::STUCK), stuck);
        stage.plays(&["face 0", "pass", "use V"]);
        assert_eq!(stage.ap("german"), 7 - 4);
        assert_eq!(stage.offers("move C02"), !stuck);
        assert_eq!(stage.offers("pivot 3"), !stuck);
        if stuck {
            assert_eq!(stage.refused("move C02"), "coh:14.1c");
            assert_eq!(stage.refused("pivot 3"), "coh:14.1c");
        }
    }
    // The turret still turns: 3 + 1 AP at a hex behind it.
    let mut stage = at_building();
    stage.plays(&["use V", "move D02"]);
    stage.play("roll 0", &[1, 1]);
    stage.plays(&["face 0", "pass", "use V", "cap 1", "fire E03"]);
    assert_eq!((stage.ap("german"), stage.cap("german")), (0, 5));
}

/// Rules: coh:14.1e, coh:17.0a.
///
/// Hooking up takes 2 AP [M-08]; tracked vehicles are towed by tracked ones, wheeled ones by all.
#[test]
fn coh_14_1e_who_tows_whom() {
    let cases = [
        ("opel", "opel", true),
        ("panther-d", "opel", true),
        ("panther-d", "tiger-1e", true),
        ("opel", "tiger-1e", false),
    ];
    for (tower, towed, may) in cases {
        let mut stage = ground(&["...", "...", "..."])
            .unit("A", tower, "B02", 0)
            .unit("B", towed, "B02", 0)
            .unit("S", "rifle-41", "C03", 0)
            .german();
        stage.play("use A", &[]);
        assert_eq!(stage.refused("load B"), "coh:17.0a", "it can move by itself");
        stage.set("B", Flags::STUCK);
        assert_eq!(stage.offers("load B"), may, "{tower} {towed}");
        if may {
            stage.play("load B", &[]);
            assert_eq!(stage.ap("german"), 5);
        } else {
            assert_eq!(stage.refused("load B"), "coh:14.1e");
        }
    }
}

/// Rules: coh:14.1f, coh:14.1g, coh:14.1h.
///
/// A tank in tow leaves its tower no bonus hexes; out of the mud it moves again, but not if a hit
/// holds it.
#[test]
fn coh_14_1g_what_is_towed_out_is_free_again() {
    for by_hit in [false, true] {
        let mut stage = ground(&["...", "...", "..."])
            .unit("A", "panther-d", "C02", 0)
            .unit("B", "tiger-1e", "C02", 0)
            .unit("S", "rifle-41", "A03", 0)
            .german();
        if by_hit {
            stage.hit("B", "immobilized");
        } else {
            stage.set("B", Flags::STUCK);
        }
        stage.plays(&["use A", "load B", "pass", "use A", "move B02"]);
        assert!(!stage.offers("stop"), "no bonus hexes");
        stage.plays(&["face 0", "pass", "use A", "unload"]);
        // [COH 17.0d] It may be put down in any direction.
        assert_eq!(stage.answers_to("face").len(), 6);
        stage.plays(&["face 0", "pass"]);
        assert_eq!(stage.ap("german"), 7 - 2 - 1 - 2);
        assert_eq!(stage.at("B"), "B02");
        assert!(!stage.is("B", Flags::STUCK));
        stage.play("use B", &[]);
        assert_eq!(stage.offers("move A02"), !by_hit);
        if by_hit {
            assert_eq!(stage.refused("move A02"), "coh:15.2h3");
            assert_eq!(stage.refused("rally"), "coh:15.2b");
        }
    }
}

/// Rules: coh:14.0c, coh:14.0h.
///
/// A T-34 in C02 looks to the upper right: out and back, it leaves its first hex as it likes.
#[test]
fn coh_14_0h_a_way_back_through_the_first_hex_may_bend() {
    let mut stage = ground(&["....", "....", "....", "....", "...."])
        .unit("T", "t-34c", "C02", 1)
        .unit("G", "infantry-43", "E04", 0)
        .soviet();
    stage.plays(&["use T", "move C03", "continue C02"]);
    assert!(stage.offers("continue D02"), "{:?}", stage.answers());
}
