//! Chapters 4 and 5: the ground, moving on foot, facing.

use rules_coh::Flags;
use rules_coh::field::Field;

use crate::ch06_lines::{board, on};
use crate::data::library;
use crate::stage::{Drawing, ground};

/// A squad above the hex C02 of this terrain, an enemy below it.
fn before(letter: char) -> Drawing {
    let middle = format!(".{letter}.");
    ground(&["...", "...", &middle, "...", "..."])
        .unit("G", "infantry-43", "B02", 3)
        .unit("S", "rifle-41", "E02", 0)
}

/// Rules: coh:4.0a, coh:4.0d, coh:5.0a, coh:5.0t01, coh:5.0t02, coh:5.0t03, coh:5.0t04, coh:5.0t05,
/// coh:5.0t06, coh:5.0t07, coh:5.0t08, coh:5.0t09, coh:5.0t10, coh:5.0t11.
#[test]
fn coh_5_0_the_ground_has_a_price_a_defense_and_a_view() {
    // Letter, month, further AP, defense modifier, whether it blocks the view.
    let table = [
        ('.', 7, 0, 0, false),
        ('b', 7, 0, 1, false),
        ('s', 7, 1, 2, true),
        ('h', 7, 1, 1, true),
        ('w', 7, 1, 2, true),
        ('t', 7, 0, 1, true),
        ('c', 7, 1, 0, false),
        ('c', 8, 1, 0, true),
        ('c', 9, 1, 0, true),
        ('c', 10, 1, 0, false),
        ('g', 7, 0, 0, false),
        ('g', 9, 0, 0, false),
        ('~', 7, 4, 1, false),
        ('f', 7, 1, -1, false),
        ('m', 7, 2, 1, false),
    ];
    for (letter, month, extra, modifier, blocks) in table {
        let mut stage = before(letter).month(month).german();
        assert_eq!(stage.sees("A02", "D02"), !blocks, "{letter} in month {month}");
        stage.plays(&["use G", "move C02", "face 3"]);
        assert_eq!(stage.ap("german"), 7 - 1 - extra, "{letter}");
        stage.plays(&["use S", "fire C02"]);
        // Rifles with 3, two hexes away, against the front of 12.
        assert_eq!(stage.miss(), (3, 12 + modifier), "{letter}");
    }
}

/// Rules: coh:5.0b.
#[test]
fn coh_5_0b_on_foot_one_hex_is_one_action() {
    let mut stage = before('.').german();
    stage.play("use G", &[]);
    assert_eq!(stage.refused("move D02"), "coh:5.0b");
    stage.plays(&["move C02", "face 3"]);
    assert_eq!((stage.at("G").as_str(), stage.asked().as_str()), ("C02", "soviet"));
}

/// Rules: coh:5.0t12.
///
/// ex-13: a machine gun into woods, 2 + 1; ex-32g: backward too, 2 + 1 + 1.
#[test]
fn coh_5_0a_what_adds_to_a_move_adds_up() {
    for (facing, price) in [(3, 3), (0, 4)] {
        let mut stage = ground(&["...", "...", ".w.", "...", "..."])
            .unit("M", "maxim", "B02", facing)
            .unit("G", "infantry-43", "E02", 0)
            .soviet();
        stage.plays(&["use M", "move C02"]);
        assert_eq!(stage.ap("soviet"), 7 - price);
    }
}

/// Rules: coh:4.0b, coh:5.0c, coh:5.0d, coh:5.0e.
#[test]
fn coh_5_0c_a_road_makes_the_way_easy_and_nothing_else() {
    let woods = || {
        ground(&["...", "...", ".w.", "...", "..."])
            .road("A02 B02 C02 D02")
            .unit("G", "infantry-43", "B02", 3)
            .unit("H", "infantry-43", "C01", 2)
            .unit("S", "rifle-41", "E02", 0)
    };
    // Along the road the woods cost nothing.
    let mut stage = woods().german();
    stage.plays(&["use G", "move C02", "face 3"]);
    assert_eq!(stage.ap("german"), 6);
    // They still hide, and nobody looks through them.
    stage.plays(&["use S", "fire C02"]);
    assert_eq!(stage.miss(), (3, 12 + 2));
    assert!(!stage.sees("B02", "D02"));
    // From the side the road is of no use.
    let mut stage = woods().german();
    stage.plays(&["use H", "move C02"]);
    assert_eq!(stage.ap("german"), 5);
}

/// Rules: coh:5.0c.
#[test]
fn coh_5_0c_roads_go_on_where_two_boards_meet() {
    let boards = ["21", "22", "23", "24", "25", "26"];
    for (index, one) in boards.iter().enumerate() {
        let other = boards[(index + 1) % boards.len()];
        for (place, turned) in [([1, 0], false), ([1, 0], true), ([0, 1], false), ([0, 1], true)] {
            let map = board(one, [0, 0], turned) + &board(other, place, index % 2 == 0);
            let stage = on(&map, 7);
            let field = &stage.game.scenario.field;
            let mut seams = 0;
            for hex in field.grid.hexes() {
                for (way, next) in field.grid.neighbors(hex) {
                    let [here, there] = [hex, next].map(|it| &field.label(it)[..2]);
                    // A road that leads one way leads back.
                    assert_eq!(field.has_road(hex, way), field.has_road(next, way.opposite()));
                    seams += usize::from(here < there && field.has_road(hex, way));
                    seams += usize::from(here > there && field.has_road(hex, way));
                }
            }
            // One road crosses the seam, seen from both sides.
            assert_eq!(seams, 2, "{map}");
        }
    }
}

/// Rules: coh:4.0c, coh:5.0f.
#[test]
fn coh_5_0f_a_bridge_is_a_road_over_water() {
    let river = |letter: &str| {
        let middle = format!("~{letter}~");
        ground(&["...", "...", &middle, "...", "..."])
            .road("A02 B02 C02 D02")
            .unit("P", "pak38", "B02", 3)
            .unit("T", "panzer-3-l60", "B02", 3)
            .unit("O", "opel", "B02", 3)
            .unit("G", "infantry-43", "B03", 3)
            .unit("S", "rifle-41", "E02", 0)
    };
    // Guns and vehicles cross by the bridge, for the price of a road.
    for (unit, left) in [("P", 3), ("O", 6), ("T", 6)] {
        let mut stage = river("b").german();
        stage.play(&format!("use {unit}"), &[]);
        assert!(stage.offers("move C02"), "{unit}");
        stage.play("move C02", &[]);
        stage.settle();
        assert_eq!(stage.ap("german"), left, "{unit}");
    }
    // Beside it only those on foot, for four more.
    let mut stage = river("b").german();
    stage.play("use T", &[]);
    assert!(!stage.offers("move C01"));
    assert_eq!(stage.refused("move C01"), "coh:14.0j");
    let mut stage = river("b").german();
    stage.play("use P", &[]);
    assert_eq!(stage.refused("move C01"), "coh:4.0c");
    assert_eq!(stage.refused("move C03"), "coh:4.0c");
    let mut stage = river("b").german();
    stage.plays(&["use G", "move C03"]);
    assert_eq!(stage.ap("german"), 7 - 1 - 4);
    // A ford is the other way over.
    let mut stage = ground(&["...", "...", "~f~", "...", "..."])
        .unit("P", "pak38", "B02", 3)
        .unit("T", "panzer-3-l60", "B02", 3)
        .unit("S", "rifle-41", "E02", 0)
        .german();
    stage.play("use T", &[]);
    assert!(stage.offers("move C02") && !stage.offers("move C01"));
    stage.plays(&["move C02", "face 3", "pass", "use P"]);
    assert!(stage.offers("move C02") && !stage.offers("move C01"));
}

/// Rules: coh:4.0e.
#[test]
fn coh_4_0e_boards_seven_to_ten_have_no_thickets() {
    let text = library().get("coh/boards/21.toml").expect("a board").to_owned();
    let boards =
        [("6", true), ("7", false), ("8", false), ("9", false), ("10", false), ("11", true)];
    for (number, reads) in boards {
        let mut library = library();
        library.insert("coh/boards/21.toml".to_owned(), text.replace("21-", &format!("{number}-")));
        let small = "schema = \"coh/1\"\nid = \"coh/x\"\nsource = \"x\"\n\
            title = { en = \"x\", it = \"x\" }\nbriefing = { en = \"x\", it = \"x\" }\n\
            date = \"1943-07-05\"\nmonth = 7\nrounds = 1\nroster = \"../roster.csv\"\n\
            terrain = \"../charts/terrain.toml\"\nmarkers = \"../charts/markers.toml\"\n\
            cards = \"../cards.toml\"\nunit = []\n\
            [[board]]\nfile = \"../boards/21.toml\"\nat = [0, 0]\n\
            [[force]]\nid = \"german\"\nnation = \"german\"\nname = { en = \"x\", it = \"x\" }\n\
            color = \"#7d8a94\"\ncap = 1\n\
            [[force]]\nid = \"soviet\"\nnation = \"soviet\"\nname = { en = \"x\", it = \"x\" }\n\
            color = \"#9a7b4f\"\ncap = 1\n";
        library.insert("coh/scenarios/x.toml".to_owned(), small.to_owned());
        let mut findings = catalog::Findings::new();
        let read = rules_coh::load(
            &mut catalog::Files::new(&library),
            "coh/scenarios/x.toml",
            &mut findings,
        );
        assert_eq!(read.is_some(), reads, "board {number}: {findings}");
        assert_eq!(findings.to_string().contains("thickets"), !reads);
    }
}

/// Rules: coh:4.0f.
#[test]
fn coh_4_0f_a_hex_is_forty_to_fifty_meters_across() {
    assert_eq!(Field::METERS, (40, 50));
}

/// Rules: coh:5.0g, coh:5.0h.
#[test]
fn coh_5_0g_units_pass_friends_and_enemies_without_hindrance() {
    let mut stage = ground(&["....", "....", "....", "....", "...."])
        .unit("G", "infantry-43", "A02", 3)
        .unit("H", "infantry-43", "B02", 3)
        .unit("S", "rifle-41", "C02", 3)
        .unit("T", "rifle-41", "C03", 3)
        .german();
    // Through a friend, beside two enemies, into one of them and out again: one AP each.
    for (to, left) in [("B02", 6), ("C02", 5), ("D02", 4), ("E02", 3)] {
        stage.walk("use", "G", to);
        assert_eq!((stage.at("G").as_str(), stage.ap("german")), (to, left));
        stage.play("stall cap", &[]);
    }
}

/// Rules: coh:5.0t13.
#[test]
fn coh_5_0t13_crops_hide_units_in_the_summer_months() {
    for (letter, month, stays) in [
        ('g', 6, true),
        ('g', 7, true),
        ('c', 8, true),
        ('g', 5, false),
        ('c', 10, false),
        ('.', 7, false),
        ('t', 10, true),
    ] {
        let row = format!(".{letter}.");
        let mut stage = ground(&["...", "...", &row, "..."])
            .month(month)
            .unit("G", "infantry-43", "A02", 3)
            .unit_with("S", "rifle-41", "C02", 0, "hidden = true")
            .drawn();
        stage.play("begin", &[]);
        assert_eq!(stage.is("S", Flags::HIDDEN), stays, "{letter} in month {month}");
    }
}

/// Rules: coh:5.2a, coh:5.2b, coh:5.2c, coh:5.2d, coh:5.2e.
#[test]
fn coh_5_2b_three_hexes_lie_before_a_unit_and_three_behind() {
    // C03 stands in an odd column: up, then clockwise.
    let ways = ["B03", "B04", "C04", "D03", "C02", "B02"];
    for facing in 0..6_u8 {
        for (way, to) in ways.iter().enumerate() {
            let mut stage = ground(&[".....", ".....", ".....", ".....", "....."])
                .unit("G", "infantry-43", "C03", facing)
                .unit("S", "rifle-41", "A01", 0)
                .german();
            stage.plays(&["use G", &format!("move {to}")]);
            let turn = (way + 6 - usize::from(facing)) % 6;
            let backward = (2..=4).contains(&turn);
            let price = if backward { 2 } else { 1 };
            assert_eq!(stage.ap("german"), 7 - price, "{facing} to {to}");
            // Forward or backward, it may look to any side now, and to no corner.
            let all = ["face 0", "face 1", "face 2", "face 3", "face 4", "face 5"];
            assert_eq!(stage.answers(), all);
            assert!(kernel::Game::read_action(&stage.game, "face 6").is_err());
            stage.play("face 4", &[]);
            assert_eq!((stage.facing("G"), stage.asked().as_str()), (4, "soviet"));
            assert_eq!(stage.ap("german"), 7 - price, "facing is free");
        }
    }
}

/// Rules: coh:5.2f.
#[test]
fn coh_5_2f_bunkers_and_emplacements_never_turn_or_move() {
    for kind in ["bunker", "emplacement"] {
        let unit = if kind == "bunker" { "infantry-43" } else { "pak38" };
        let mut stage = ground(&["...", "...", "...", "..."])
            .unit_with("G", unit, "B02", 3, &format!("work = \"{kind}\""))
            .unit("S", "rifle-41", "D02", 0)
            .with(&format!(
                "[[work]]\nkind = \"{kind}\"\nhex = \"B02\"\nfacing = 3\nfront = 5\nflank = 2"
            ))
            .german();
        let work = stage.game.core.works[0];
        stage.play("use G", &[]);
        // Inside a bunker nobody turns; in an emplacement the gun may, and only the gun does.
        if kind == "bunker" {
            assert_eq!(stage.refused("pivot 0"), "coh:18.2r");
            stage.play("leave", &[]);
        } else {
            stage.play("pivot 0", &[]);
            assert_eq!((stage.facing("G"), stage.game.core.works[0]), (0, work));
            stage.plays(&["pass", "use G", "leave"]);
        }
        stage.settle();
        stage.plays(&["pass", "use G", "pivot 1", "pass"]);
        assert_eq!(stage.facing("G"), 1);
        assert_eq!(stage.game.core.works, [work]);
        // Whoever moves off leaves it where it stands.
        stage.plays(&["command G", "move A02"]);
        stage.settle();
        assert_eq!((stage.at("G").as_str(), stage.game.core.works[0]), ("A02", work));
    }
}

/// Rules: coh:5.3a.
#[test]
fn coh_5_3a_turning_on_the_spot_is_an_action_of_one_ap() {
    let mut stage = before('.').german();
    stage.play("use G", &[]);
    assert_eq!(stage.refused("pivot 3"), "coh:5.3a");
    for way in [0, 1, 2, 4, 5] {
        assert!(stage.offers(&format!("pivot {way}")));
    }
    stage.play("pivot 5", &[]);
    assert_eq!((stage.facing("G"), stage.at("G").as_str()), (5, "B02"));
    assert_eq!((stage.ap("german"), stage.asked().as_str()), (6, "soviet"));
}
