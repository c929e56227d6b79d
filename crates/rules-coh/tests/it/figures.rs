//! Figures of the data files, compared with a second copy typed from the rules.

use rules_coh::cards::Family;
use rules_coh::charts::{Blocks, MarkerType, Terrain};
use rules_coh::roster::{Color, Motion, UnitType};
use rules_coh::scenario::WorkKind;

use crate::data::{library, scenario};
use crate::stage::ground;

fn types() -> Vec<UnitType> {
    scenario("pos-f").types.clone()
}

#[track_caller]
fn unit_type(id: &str) -> UnitType {
    types().into_iter().find(|it| it.id == id).unwrap_or_else(|| panic!("no type {id}"))
}

#[track_caller]
fn terrain(id: &str) -> Terrain {
    let scenario = scenario("pos-f");
    let chart = &scenario.field.chart;
    chart.line(chart.find(id).unwrap_or_else(|| panic!("no terrain {id}"))).clone()
}

/// Rules: coh:5.0t01, coh:5.0t02, coh:5.0t03, coh:5.0t04, coh:5.0t05, coh:5.0t06, coh:5.0t07,
/// coh:5.0t08, coh:5.0t09, coh:5.0t10, coh:5.0t11.
#[test]
fn coh_5_0t_the_terrain_chart_for_those_on_foot() {
    let rows = [
        ("open", 0, 0, Blocks::No),
        ("bridge", 0, 1, Blocks::No),
        ("stone-building", 1, 2, Blocks::Yes),
        ("wooden-building", 1, 1, Blocks::Yes),
        ("woods", 1, 2, Blocks::Yes),
        ("thicket", 0, 1, Blocks::Yes),
        ("corn", 1, 0, Blocks::InSeason),
        ("wheat", 0, 0, Blocks::No),
        ("water", 4, 1, Blocks::No),
        ("ford", 1, -1, Blocks::No),
        ("marsh", 2, 1, Blocks::No),
    ];
    for (id, foot, dm, blocks) in rows {
        let line = terrain(id);
        assert_eq!((line.foot, line.dm, line.blocks), (foot, dm, blocks), "{id}");
    }
}

/// Rules: coh:5.0t01, coh:5.0t02, coh:5.0t03, coh:5.0t04, coh:5.0t05, coh:5.0t06, coh:5.0t07,
/// coh:5.0t08, coh:5.0t09, coh:5.0t10, coh:5.0t11, coh:5.0t12.
///
/// The same in play: what rifles pay to go in, forward and backward, what helps them there, and
/// whether one sees past.
#[test]
fn coh_5_0t_ground_in_play() {
    let rows = [
        (".", 0, 0, true),
        ("b", 0, 1, true),
        ("s", 1, 2, false),
        ("h", 1, 1, false),
        ("w", 1, 2, false),
        ("t", 0, 1, false),
        ("c", 1, 0, true),
        ("g", 0, 0, true),
        ("~", 4, 1, true),
        ("f", 1, -1, true),
        ("m", 2, 1, true),
    ];
    for (letter, extra, dm, open) in rows {
        let middle = format!(".{letter}.");
        for (facing, backward) in [(0, 0), (3, 1)] {
            let mut stage = ground(&["...", &middle, "...", "..."])
                .unit("S", "rifle-41", "C02", facing)
                .unit("G", "infantry-43", "A01", 3)
                .soviet();
            assert_eq!(stage.sees("A02", "C02"), open, "{letter}");
            stage.walk("use", "S", "B02");
            assert_eq!(stage.ap("soviet"), 7 - 1 - extra - backward, "{letter} {facing}");
        }
        let mut stage = ground(&["...", &middle, "...", "..."])
            .unit("S", "rifle-41", "B02", 3)
            .unit("G", "infantry-43", "D02", 0)
            .german();
        stage.plays(&["use G", "fire B02"]);
        assert_eq!(stage.miss(), (4, 12 + dm), "{letter}");
    }
}

/// Rules: coh:5.0t07, coh:5.0t13.
#[test]
fn coh_5_0t07_corn_is_high_in_late_summer() {
    for (month, blocks, hides) in
        [(5, false, false), (6, false, true), (7, false, true), (8, true, true), (9, true, false)]
    {
        let stage = ground(&[".g.", ".c.", "...", "..."])
            .month(month)
            .unit("S", "rifle-41", "C02", 0)
            .unit("G", "infantry-43", "A01", 3)
            .german();
        assert_eq!(stage.sees("A02", "C02"), !blocks, "{month}");
        let field = &stage.game.scenario.field;
        for (label, cover) in [("A02", hides), ("B02", hides), ("C02", false)] {
            assert_eq!(field.is_cover(field.by_label[label]), cover, "{month} {label}");
        }
    }
}

/// Rules: coh:14.0t01, coh:14.0t03, coh:14.0t04, coh:14.0t06, coh:14.0t07, coh:14.0t09, coh:14.0t10,
/// coh:14.0t11, coh:14.0t12.
#[test]
fn coh_14_0t_the_terrain_chart_for_vehicles() {
    let rows = [
        ("open", Some(0), Some(0), false, true),
        ("wooden-building", None, Some(2), false, false),
        ("stone-building", None, Some(3), true, false),
        ("corn", Some(0), Some(0), false, true),
        ("marsh", None, Some(2), true, false),
        ("water", None, None, false, false),
        ("wheat", Some(0), Some(0), false, true),
        ("woods", None, Some(2), false, false),
        ("thicket", Some(2), Some(1), false, false),
    ];
    for (id, wheeled, tracked, check, bonus) in rows {
        let line = terrain(id);
        let found = (line.wheeled, line.tracked, line.check, line.bonus);
        assert_eq!(found, (wheeled, tracked, check, bonus), "{id}");
    }
}

/// Id, count; whether it fires, moves, turns, only rallies; fire and move costs; red and blue;
/// range; front and flank; what it rallies on.
type MarkerRow =
    (&'static str, u8, [bool; 4], (u8, u8), (i8, i8), Option<u8>, (i8, i8), Option<u8>);

#[track_caller]
fn compare_markers(chart: &[MarkerType], rows: &[MarkerRow]) {
    assert_eq!(chart.len(), rows.len());
    for (marker, row) in chart.iter().zip(rows) {
        let found = (
            marker.id.as_str(),
            marker.count,
            [marker.fires, marker.moves, marker.pivots, marker.only_rally],
            (marker.fire_cost, marker.move_cost),
            (marker.red, marker.blue),
            marker.range,
            (marker.front, marker.flank),
            marker.rally,
        );
        assert_eq!(found, *row);
    }
}

/// Rules: coh:7.4h1, coh:7.4h2, coh:7.4h3, coh:7.4h4, coh:7.4h5, coh:7.4h6, coh:7.4h7, coh:7.4h8.
#[test]
fn coh_7_4h_the_markers_of_those_on_foot() {
    const FREE: [bool; 4] = [true, true, true, false];
    let rows: [MarkerRow; 7] = [
        ("stunned", 3, [false, false, false, true], (0, 0), (0, 0), None, (0, 0), Some(7)),
        ("unnerved", 2, FREE, (0, 0), (0, 0), None, (0, 0), Some(7)),
        ("eliminated", 1, [false; 4], (0, 0), (0, 0), None, (0, 0), None),
        ("panicked", 2, [false, true, true, false], (0, 0), (0, 0), None, (-1, 1), Some(8)),
        ("pinned", 5, [true, false, false, false], (0, 0), (0, 0), None, (0, 0), Some(7)),
        ("suppressed", 5, FREE, (1, 0), (-2, -2), None, (0, 0), Some(7)),
        ("cowering", 2, FREE, (2, 1), (0, 0), Some(1), (1, 1), Some(8)),
    ];
    let scenario = scenario("pos-f");
    compare_markers(&scenario.markers.foot, &rows);
    let removed = scenario.markers.foot.iter().filter(|it| it.removed).map(|it| it.id.as_str());
    assert_eq!(removed.collect::<Vec<_>>(), ["eliminated"]);
    assert_eq!(scenario.markers.foot.iter().map(|it| it.count).sum::<u8>(), 20);
}

/// Rules: coh:15.2h1, coh:15.2h2, coh:15.2h3, coh:15.2h4, coh:15.2h5, coh:15.2h6, coh:15.2h7,
/// coh:15.2h8.
#[test]
fn coh_15_2h_the_markers_of_vehicles() {
    const FREE: [bool; 4] = [true, true, true, false];
    let rows: [MarkerRow; 7] = [
        ("destroyed", 1, [false; 4], (0, 0), (0, 0), None, (0, 0), None),
        ("gun-damaged", 2, [false, true, true, false], (0, 0), (0, 0), None, (0, 0), None),
        ("immobilized", 1, [true, false, false, false], (0, 0), (0, 0), None, (-1, 1), None),
        ("light-damage", 5, FREE, (0, 0), (0, 0), None, (0, 0), Some(8)),
        ("panicked", 1, [false, true, true, false], (0, 0), (0, 0), None, (-1, 0), Some(9)),
        ("stunned", 1, [false, false, false, true], (0, 0), (0, 0), None, (0, 0), Some(9)),
        ("suppressed", 5, FREE, (1, 0), (-3, -5), None, (0, 0), Some(8)),
    ];
    let scenario = scenario("pos-f");
    compare_markers(&scenario.markers.vehicle, &rows);
    assert_eq!(scenario.markers.vehicle.iter().map(|it| it.count).sum::<u8>(), 16);
}

#[track_caller]
fn compare_mix(nation: &str, rows: &[(&str, u8, &str)], counters: u8) {
    let types = types();
    for (id, count, years) in rows {
        let found = types.iter().find(|it| it.id == *id).unwrap_or_else(|| panic!("no {id}"));
        // Two of the four M3 APC have another gun [M-03].
        let others = types.iter().find(|it| *id == "m3-apc" && it.id == "m3-apc-aa");
        let total = found.count + others.map_or(0, |it| it.count);
        assert_eq!((found.nation.word(), total), (nation, *count), "{id}");
        assert_eq!(found.years, *years, "{id}");
    }
    assert_eq!(rows.iter().map(|it| it.1).sum::<u8>(), counters);
}

/// Rules: coh:unit.g01, coh:unit.g02, coh:unit.g03, coh:unit.g04, coh:unit.g05, coh:unit.g06,
/// coh:unit.g07, coh:unit.g08, coh:unit.g09, coh:unit.g10, coh:unit.g11, coh:unit.g12, coh:unit.g13,
/// coh:unit.g14, coh:unit.g15, coh:unit.g16, coh:unit.g17, coh:unit.g18, coh:unit.g19, coh:unit.g20,
/// coh:unit.g21, coh:unit.g22, coh:unit.g23, coh:unit.g24, coh:unit.g25, coh:unit.g26, coh:unit.g27,
/// coh:unit.g28, coh:unit.g29, coh:unit.g30.
#[test]
fn coh_unit_g_the_german_counters() {
    let rows = [
        ("infantry-43", 9, "1943-44"),
        ("panzer-grenadier", 9, "1943-45"),
        ("panzer-engineer", 3, "1943-45"),
        ("hmg-34", 1, "1939-43"),
        ("hmg-42", 3, "1942-45"),
        ("mortar-8cm", 2, "1939-45"),
        ("sniper-german", 2, "1941-45"),
        ("pak38", 1, "1941-45"),
        ("pak40", 1, "1942-45"),
        ("opel", 2, "1939-45"),
        ("sdkfz-251-1", 9, "1939-45"),
        ("sdkfz-251-2", 2, "1940-45"),
        ("sdkfz-251-9", 2, "1942-45"),
        ("panzer-2", 1, "1940-43"),
        ("panzer-3-l42", 1, "1939-43"),
        ("panzer-3-l60", 5, "1942-43"),
        ("panzer-3-l24", 1, "1943-45"),
        ("panzer-3-flame", 1, "1943-44"),
        ("panzer-4-l24", 1, "1939-43"),
        ("panzer-4-l43", 1, "1942-43"),
        ("panzer-4-l48", 4, "1943-45"),
        ("panther-d", 5, "1943-44"),
        ("tiger-1e", 4, "1942-44"),
        ("t-34b-captured", 2, "1939-43"),
        ("stug-3", 3, "1939-43"),
        ("marder-2", 1, "1942-43"),
        ("marder-3", 1, "1942-45"),
        ("marder-3-rear", 1, "1943-45"),
        ("stuka", 1, "1943-45"),
        ("hs-129", 1, "1942-44"),
    ];
    compare_mix("german", &rows, 80);
}

/// Rules: coh:unit.s01, coh:unit.s02, coh:unit.s03, coh:unit.s04, coh:unit.s05, coh:unit.s06,
/// coh:unit.s07, coh:unit.s08, coh:unit.s09, coh:unit.s10, coh:unit.s11, coh:unit.s12, coh:unit.s13,
/// coh:unit.s14, coh:unit.s15, coh:unit.s16, coh:unit.s17, coh:unit.s18, coh:unit.s19, coh:unit.s20,
/// coh:unit.s21, coh:unit.s22, coh:unit.s23.
#[test]
fn coh_unit_s_the_soviet_counters() {
    let rows = [
        ("rifle-41", 12, "1941-44"),
        ("rifle-43", 6, "1943-45"),
        ("maxim", 2, "1939-45"),
        ("smg", 4, "1942-45"),
        ("sniper-soviet", 2, "1941-45"),
        ("ptrd", 4, "1939-45"),
        ("mortar-50mm", 2, "1939-43"),
        ("mortar-82mm", 3, "1939-45"),
        ("gun-45mm", 5, "1939-45"),
        ("zis-2", 2, "1943-45"),
        ("zis-3", 4, "1939-43"),
        ("gaz", 4, "1939-43"),
        ("m3-scout", 2, "1943-45"),
        ("m3-apc", 4, "1943-45"),
        ("t-70", 5, "1942-45"),
        ("t-34b", 1, "1941-43"),
        ("t-34c", 9, "1942-45"),
        ("churchill", 4, "1942-43"),
        ("kv-1c", 3, "1942-44"),
        ("su-76", 2, "1943-45"),
        ("su-122", 3, "1943-45"),
        ("su-152", 2, "1943-45"),
        ("il-2", 1, "1942-45"),
    ];
    compare_mix("soviet", &rows, 86);
}

/// A rating as it is printed.
fn rating(value: i8, color: Color) -> rules_coh::roster::Rating {
    rules_coh::roster::Rating { value, color }
}

/// Rules: coh:unit.v01, coh:unit.v02, coh:unit.v03, coh:unit.v05, coh:unit.v06, coh:unit.v07,
/// coh:unit.v10, coh:unit.v11.
///
/// ex-1: Infantry '43 as printed. Fire, red, move of each, as far as the rules give them.
#[test]
fn coh_unit_v_what_squads_and_tanks_cost() {
    let rows = [
        ("infantry-43", 3, 4, 1),
        ("panzer-grenadier", 3, 5, 1),
        ("hmg-34", 2, 4, 2),
        ("rifle-41", 4, 3, 1),
        ("maxim", 4, 3, 2),
        ("smg", 3, 5, 1),
        ("panzer-3-l42", 3, 4, 1),
    ];
    for (id, fire, red, moves) in rows {
        let kind = unit_type(id);
        assert_eq!((kind.fire, kind.red.value, kind.moves), (fire, red, moves), "{id}");
    }
    for id in ["infantry-43", "rifle-41"] {
        let kind = unit_type(id);
        assert_eq!((kind.blue.value, kind.motion), (0, Motion::Foot));
        assert_eq!((kind.flank, kind.front), (rating(11, Color::Red), rating(12, Color::Red)));
    }
    assert_eq!(unit_type("infantry-43").range, (0, 7));
    let maxim = unit_type("maxim");
    assert!(maxim.red.boxed);
    assert_eq!((maxim.flank, maxim.front), (rating(10, Color::Red), rating(12, Color::Red)));
    let tiger = unit_type("tiger-1e");
    assert_eq!((tiger.red.value, tiger.blue.value), (6, 12));
    let panzer = unit_type("panzer-3-l42");
    assert_eq!((panzer.motion, panzer.bonus), (Motion::Tracked, 1));
}

/// Rules: coh:unit.v04, coh:unit.v08, coh:unit.v09, coh:unit.v12, coh:unit.v13, coh:unit.v14,
/// coh:unit.v15, coh:unit.v16.
#[test]
fn coh_unit_v_single_figures() {
    let hmg = unit_type("hmg-42");
    assert_eq!((hmg.red.value, hmg.red.boxed), (5, true));
    assert_eq!((hmg.blue.value, hmg.blue.boxed), (1, false));
    let zis = unit_type("zis-2");
    assert_eq!((zis.fire, zis.flank), (5, rating(10, Color::Red)));
    assert_eq!(unit_type("pak38").moves, 4);
    assert_eq!(unit_type("pak40").front, rating(13, Color::Blue));
    for id in ["t-34b", "t-34c", "t-34b-captured"] {
        let tank = unit_type(id);
        assert_eq!((tank.moves, tank.motion, tank.bonus), (1, Motion::Tracked, 2), "{id}");
    }
    let marder = unit_type("marder-3");
    assert_eq!((marder.open_top, marder.flank.value), (true, 12));
    let apc = unit_type("sdkfz-251-1");
    assert_eq!((apc.fire, apc.moves, apc.shield), (2, 1, 2));
    let flak = unit_type("sdkfz-251-17");
    assert_eq!((flak.blue.value, flak.blue.air), (4, true));
    for id in ["opel", "gaz"] {
        let truck = unit_type(id);
        assert_eq!((truck.moves, truck.motion, truck.bonus), (1, Motion::Wheeled, 1));
        assert_eq!((truck.red.value, truck.blue.value, truck.range), (-2, -2, (0, 0)));
    }
    let plane = unit_type("il-2");
    assert_eq!((plane.moves, plane.red.value, plane.blue.value), (4, 6, 10));
    assert_eq!((plane.flank, plane.front), (rating(12, Color::Blue), rating(13, Color::Blue)));
}

/// Rules: coh:unit.v18.
///
/// The bunker the rules show stands in the firefights; a weaker one may stand beside it. Its rating
/// of 15 is proved in play: `coh_18_2j`.
#[test]
fn coh_unit_v18_the_bunker() {
    for (name, shown, weaker) in [("belgorod", 1, 0), ("belt", 2, 1), ("belt-four", 2, 0)] {
        let scenario = scenario(name);
        let bunkers = scenario.works.iter().filter(|it| it.kind == WorkKind::Bunker);
        let walls: Vec<(i8, i8)> = bunkers.map(|it| (it.front, it.flank)).collect();
        let count = |wall| walls.iter().filter(|it| **it == wall).count();
        assert_eq!((count((5, 2)), count((4, 2)), walls.len()), (shown, weaker, shown + weaker));
    }
}

/// Rules: coh:14.0a, coh:16.2a.
#[test]
fn coh_14_0a_how_units_get_about() {
    for kind in types() {
        let expected = match kind.kind.word() {
            "truck" | "scout" => Motion::Wheeled,
            "apc" | "tank" | "flame-tank" | "spg" => Motion::Tracked,
            "aircraft" => Motion::Air,
            _ => Motion::Foot,
        };
        assert_eq!(kind.motion, expected, "{}", kind.id);
        if kind.is_gun() {
            assert_eq!((kind.flank.color, kind.front.color), (Color::Red, Color::Blue));
        }
    }
    let guns = types().into_iter().filter(UnitType::is_gun).map(|it| it.id);
    assert_eq!(guns.collect::<Vec<_>>(), ["pak38", "pak40", "gun-45mm", "zis-2", "zis-3"]);
}

/// Rules: coh:card.total.
#[test]
fn coh_card_total_seventy_five_cards() {
    let scenario = scenario("pos-f");
    let count = |families: &[Family]| {
        let cards = scenario.cards.cards.iter().filter(|it| families.contains(&it.family));
        cards.map(|it| it.copies).sum::<u8>()
    };
    assert_eq!(count(&[Family::Green]), 40);
    assert_eq!(count(&[Family::Weapon, Family::Oba]), 12);
    assert_eq!(count(&[Family::Veteran]), 16);
    assert_eq!(count(&[Family::Yellow, Family::Objective]), 7);
    assert_eq!(scenario.cards.cards.iter().map(|it| it.copies).sum::<u8>(), 75);
}

/// Rules: coh:1.0d, coh:4.0e, coh:11.5d.
///
/// The boards are our own, 21 to 26; what the rulebook says of its boards 7 to 10 binds whoever
/// draws one of those (see `loading`). A hex is named board, row letter, column, as 22-G08.
#[test]
fn coh_1_0d_boards_and_their_hexes() {
    let library = library();
    let boards = library.paths().filter_map(|it| it.strip_prefix("coh/boards/"));
    let expected = ["21.toml", "22.toml", "23.toml", "24.toml", "25.toml", "26.toml"];
    assert_eq!(boards.collect::<Vec<_>>(), expected);
    let scenario = scenario("mined-balka");
    let field = &scenario.field;
    // Row G is the seventh, column 08 the eighth of sixteen.
    assert_eq!(field.by_label["22-G08"].index(), 6 * 16 + 7);
    let mut openings: Vec<&str> = field
        .grid
        .hexes()
        .filter(|&it| field.is(it, "gully-opening"))
        .map(|it| field.label(it))
        .collect();
    openings.sort_unstable();
    assert_eq!(openings, ["22-C04", "22-E11", "22-G08", "22-J12"]);
}
