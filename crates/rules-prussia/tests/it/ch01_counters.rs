//! Chapters 1 and 2: what the counters say. Chart C4: what the ground does to attacks and fire.

use hexgrid::HexId;
use rules_prussia::charts::ODDS;
use rules_prussia::field::Ground;
use rules_prussia::roster::{Nation, Role, counters};
use rules_prussia::{Army, Scenario};

use crate::bench::{CROAT2, FOOT1, FOOT4, GUN2, HORSE2, counts, field, wide};
use crate::data;

fn all() -> Vec<std::sync::Arc<Scenario>> {
    data::names().iter().map(|it| data::scenario(it)).collect()
}

/// Rules: pg:1.1a.
#[test]
fn pg_1_1a_blue_is_prussian_and_all_others_are_the_coalition() {
    for scenario in all() {
        for unit in &scenario.units {
            let blue = unit.nation == Nation::Prussian;
            assert_eq!(blue, unit.army == Army::Prussia, "{}: {}", scenario.id, unit.id);
        }
    }
}

/// Rules: pg:1.2b.
#[test]
fn pg_1_2b_cavalry_and_infantry_of_ma_4_are_fast() {
    let stage = wide(&[])
        .unit("h", "prussia cavalry dragoon", HORSE2, "0101")
        .unit("j", "prussia infantry jaeger", CROAT2, "0101")
        .unit("f", "prussia infantry line", FOOT4, "0101")
        .unit("g", "prussia artillery battery", "4/2/1-4-4", "0101")
        .unit("x", "coalition infantry line", FOOT1, "1414")
        .stage();
    let fast = |it: &str| stage.0.kind(stage.id(it)).is_fast();
    assert_eq!(["h", "j", "f", "g"].map(fast), [true, true, false, false]);
}

/// Rules: pg:1.2c, pg:2.3a.
#[test]
fn pg_1_2c_commanders_and_special_leaders_have_initiative() {
    for scenario in all() {
        for leader in &scenario.leaders {
            let name = format!("{}: {}", scenario.id, leader.id);
            match leader.role {
                Role::Commander => assert!((2..=5).contains(&leader.initiative), "{name}"),
                Role::Wing => {
                    assert!(leader.wing.is_some(), "{name}");
                    let special = leader.special.is_some();
                    assert!((leader.initiative == 0) != special, "{name}");
                    assert!(!special || (2..=5).contains(&leader.initiative), "{name}");
                }
            }
            assert!(leader.ma > 0, "{name}");
        }
    }
}

/// Rules: pg:1.4a, pg:1.4b, pg:2.1a, pg:2.2a, pg:1.2f.
#[test]
fn pg_1_4b_units_have_one_to_four_levels_and_the_values_of_their_arm() {
    assert_eq!([1, 2, 3, 4].map(counters), [1, 1, 2, 2]);
    for scenario in all() {
        for unit in &scenario.units {
            let name = format!("{}: {}", scenario.id, unit.id);
            assert!((1..=4).contains(&unit.faces.len()), "{name}");
            for face in &unit.faces {
                assert!(face.mr > 0 && face.ma > 0, "{name}");
                if unit.is_artillery() {
                    assert!(face.sp == 0 && face.bs[0] > 0 && unit.wing.is_none(), "{name}");
                } else {
                    assert_eq!(face.bs, [0, 0, 0], "{name}");
                }
            }
        }
    }
}

/// Rules: pg:2.1a, pg:2.2a.
///
/// ex-24: 8-7-3, and guns of 8/4/1 that cannot hurt alone at range 3.
#[test]
fn pg_2_1a_how_a_counter_is_read() {
    let stage = wide(&[])
        .unit("f", "prussia infantry line", "8-7-3", "0101")
        .unit("g", "prussia artillery battery", "8/4/1-4-3", "0101")
        .unit("x", "coalition infantry line", FOOT1, "1414")
        .stage();
    let (foot, guns) = (stage.0.face(stage.id("f")), stage.0.face(stage.id("g")));
    assert_eq!((foot.sp, foot.mr, foot.ma), (8, 7, 3));
    assert_eq!((guns.bs, guns.mr, guns.ma), ([8, 4, 1], 4, 3));
    let table = &stage.0.scenario().bombardment;
    assert_eq!((table.column(1), table.column(4), table.column(8)), (None, Some(1), Some(3)));
    assert_eq!(ODDS.len(), 7);
}

/// ex-70: neighbors and distances on the maps.
///
/// Rules: pg:5.0a.
#[test]
fn ex_70_neighbors_and_distances() {
    let leuthen = data::scenario("leuthen-battle");
    let grid = leuthen.field.grid();
    let around = |label: &str| {
        let hex = grid.find(label).expect("a hex");
        let mut found: Vec<String> =
            grid.neighbors(hex).map(|it| leuthen.field.label(it.1)).collect();
        found.sort();
        found
    };
    assert_eq!(around("3512"), ["3412", "3413", "3511", "3513", "3612", "3613"]);
    assert_eq!(around("1607"), ["1506", "1507", "1606", "1608", "1706", "1707"]);
    let zorndorf = data::scenario("zorndorf-battle");
    let far = |a: &str, b: &str| {
        let find = |it: &str| -> HexId { zorndorf.field.grid().find(it).expect("a hex") };
        zorndorf.field.grid().distance(find(a), find(b))
    };
    assert_eq!((far("1724", "2023"), far("3617", "3512"), far("2105", "2207")), (3, 5, 2));
}

/// The terrain modifier of an attack from 0505 into 0605.
fn ground(from: char, to: char, arm: &str, sides: &[&str], upper: Option<&str>) -> i8 {
    let ladder = if arm == "infantry line" { FOOT4 } else { HORSE2 };
    let mut drawing = field(&[("0505", from), ("0605", to)]);
    for side in sides {
        drawing = drawing.sides(side, "0505/0605");
    }
    if let Some(hex) = upper {
        drawing = drawing.level("1", hex);
    }
    let mut stage = drawing
        .unit("a", &format!("prussia {arm}"), ladder, "0505")
        .unit("x", "coalition infantry line", FOOT4, "0605")
        .stage();
    counts(&stage.settle("attack 0605; from 0505; announce; roll", &[6]), "pg:19.5a")
}

const FOOT: &str = "infantry line";
const HORSE: &str = "cavalry dragoon";

/// Rules: pg:C4c, pg:C4d, pg:C4k.
#[test]
fn pg_c4c_what_the_hexes_do_to_an_attack() {
    for (letter, foot, horse) in [
        ('.', [0, 0], [0, 0]),
        ('w', [0, -1], [-4, -4]),
        ('t', [0, -1], [-4, -4]),
        ('C', [0, -3], [-4, -4]),
        ('m', [0, -1], [-4, -4]),
        ('p', [-1, -1], [-1, -1]),
    ] {
        let of =
            |arm: &str| [ground(letter, '.', arm, &[], None), ground('.', letter, arm, &[], None)];
        assert_eq!((of(FOOT), of(HORSE)), (foot, horse), "{letter}: from, into");
    }
    // Only the worse of the two hexes, but every hexside.
    assert_eq!(ground('w', 't', HORSE, &[], None), -4);
    assert_eq!(ground('p', 'C', FOOT, &["stream"], None), -4);
}

/// Rules: pg:C4e.
#[test]
fn pg_c4e_what_the_hexsides_do_to_an_attack() {
    for arm in [FOOT, HORSE] {
        assert_eq!(ground('.', '.', arm, &["slope"], Some("0605")), -2);
        assert_eq!(ground('.', '.', arm, &["slope"], Some("0505")), 0);
        assert_eq!(ground('.', '.', arm, &["stream"], None), -1);
        assert_eq!(ground('.', '.', arm, &["stream", "bridge"], None), -1);
        assert_eq!(ground('.', '.', arm, &["entrenchment"], None), -2);
    }
}

/// Rules: pg:C4f.
#[test]
fn pg_c4f_what_the_ground_does_to_fire() {
    let fire = |from: char, to: char, side: Option<&str>, upper: Option<&str>| {
        let mut drawing = field(&[("0505", from), ("0605", to)]).phase("prussia", "bombardment");
        if let Some(side) = side {
            drawing = drawing.sides(side, "0505/0605");
        }
        if let Some(hex) = upper {
            drawing = drawing.level("1", hex);
        }
        let mut stage = drawing
            .unit("g", "prussia artillery battery", GUN2, "0505")
            .unit("x", "coalition infantry line", FOOT4, "0605")
            .stage();
        counts(&stage.settle("target 0605; from 0505; roll", &[1]), "pg:16.2b")
    };
    assert_eq!(['w', 't', 'C', 'm', 'p'].map(|it| fire('.', it, None, None)), [-1, -2, -2, 0, 0]);
    assert_eq!(['w', 't', 'C', 'm', 'p'].map(|it| fire(it, '.', None, None)), [0, 0, 0, -1, -1]);
    assert_eq!(fire('.', '.', Some("slope"), Some("0605")), -2);
    assert_eq!(fire('.', '.', Some("slope"), Some("0505")), 0);
    assert_eq!(fire('.', '.', Some("entrenchment"), None), -2);
    assert_eq!(fire('.', '.', Some("mietzel"), None), 0);
}

/// Rules: pg:C4g.
#[test]
fn pg_c4g_starred_ground_bars_shock() {
    let shock = |from: char, to: char, sides: &[&str]| {
        let mut drawing = field(&[("0505", from), ("0605", to)]);
        for side in sides {
            drawing = drawing.sides(side, "0505/0605");
        }
        let mut stage = drawing
            .unit("a", "prussia cavalry cuirassier", HORSE2, "0505")
            .unit("x", "coalition cavalry hussar", HORSE2, "0605")
            .stage();
        counts(&stage.settle("attack 0605; from 0505; announce; roll", &[6]), "pg:19.5.1b")
    };
    assert_eq!(
        [shock('.', '.', &[]), shock('p', '.', &[]), shock('.', '.', &["stream"])],
        [2, 2, 2]
    );
    for letter in ['w', 't', 'C', 'm'] {
        assert_eq!([shock(letter, '.', &[]), shock('.', letter, &[])], [0, 0], "{letter}");
    }
    assert_eq!(
        [shock('.', '.', &["stream", "bridge"]), shock('.', '.', &["entrenchment"])],
        [0, 0]
    );
}

/// Rules: pg:C4h.
#[test]
fn pg_c4h_the_church_of_leuthen_is_walled() {
    let leuthen = data::scenario("leuthen");
    let hex = leuthen.field.grid().find("2705").expect("a hex");
    assert_eq!(leuthen.field.ground(hex), Ground::WalledTown);
}
