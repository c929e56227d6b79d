//! Chapter 6: line of sight and arc of fire, case by case.

use hexgrid::{Direction, Hex};
use kernel::{Game, Viewer};
use scene::Show;

use crate::stage::{Drawing, ground};

/// Rules: coh:6.0a, coh:6.0b, coh:6.0c, coh:6.0d.
///
/// ex-14: into the first woods hex one sees, through it one does not.
#[test]
fn coh_6_0b_one_sees_into_what_blocks_but_not_through_it() {
    let mut stage = ground(&["...", "...", ".w.", ".w.", "...", "..."])
        .unit("A", "infantry-43", "A02", 3)
        .unit("B", "rifle-41", "C02", 0)
        .unit("C", "rifle-41", "D02", 0)
        .german();
    assert!(stage.sees("A02", "C02"));
    assert!(!stage.sees("A02", "D02") && !stage.sees("A02", "E02"));
    // Out of the woods one sees as far as into them.
    assert!(stage.sees("C02", "A02") && stage.sees("D02", "F02"));
    stage.play("use A", &[]);
    assert!(stage.offers("fire C02"));
    assert_eq!(stage.refused("fire D02"), "coh:6.0b");
    // A line that only clips a corner of the hex is stopped too.
    let corner = ground(&["....", ".w..", "....", "...."])
        .unit("G", "infantry-43", "A01", 3)
        .unit("S", "rifle-41", "D04", 0)
        .drawn();
    // A01 is at (0, 0), C03 at (6, 4): the line crosses B02, at (3, 3), above its middle.
    assert!(!corner.sees("A01", "C03"));
    assert!(corner.sees("A01", "C01") && corner.sees("A01", "A03"));
}

/// Rules: coh:6.0e.
///
/// ex-15: along the edge of a woods hex and an open one the line is open; ex-130: it is blocked by
/// woods on both hands, and by woods on one and dense smoke on the other.
#[test]
fn coh_6_0e_along_an_edge_both_hexes_have_to_block() {
    // A02 is at (3, 1) and C03 at (6, 4); from B01 at (0, 2) to B03 at (6, 2) the line runs between
    // A02 above and B02 below.
    let drawn = |above: char, below: char| {
        let (first, second) = (format!(".{above}..."), format!(".{below}..."));
        ground(&[&first, &second, ".....", "....."])
            .unit("E", "hmg-34", "B01", 2)
            .unit("D", "rifle-41", "B03", 4)
            .drawn()
    };
    assert!(drawn('.', '.').sees("B01", "B03"));
    assert!(drawn('w', '.').sees("B01", "B03"));
    assert!(drawn('.', 'w').sees("B01", "B03"));
    assert!(!drawn('w', 'w').sees("B01", "B03"));
    let mut stage = drawn('w', '.');
    stage.smoke("B02", 2);
    assert!(!stage.sees("B01", "B03"));
    let mut stage = drawn('w', '.');
    stage.smoke("B02", 1);
    assert!(stage.sees("B01", "B03"));
    let mut stage = drawn('.', '.');
    stage.smoke("B02", 2);
    assert!(stage.sees("B01", "B03"), "the other hand is clear");
    let mut stage = drawn('w', '.').first("german");
    stage.play("use E", &[]);
    assert!(stage.offers("fire B03"));
}

/// Rules: coh:6.0f.
#[test]
fn coh_6_0f_units_never_block_the_view() {
    let mut stage = ground(&["...", "...", "...", "...", "..."])
        .unit("A", "infantry-43", "A02", 3)
        .unit("T", "tiger-1e", "B02", 3)
        .unit("B", "t-34b", "C02", 0)
        .unit("C", "rifle-41", "D02", 0)
        .german();
    stage.play("use A", &[]);
    assert!(stage.offers("fire D02") && stage.offers("fire C02"));
}

/// Rules: coh:6.1a.
#[test]
fn coh_6_1a_the_arc_widens_by_two_hexes_with_every_hex() {
    let rows = vec!["...............".to_owned(); 15];
    let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
    for facing in 0..6_u8 {
        let mut stage = ground(&rows)
            .unit("A", "infantry-43", "H08", facing)
            .unit("S", "rifle-41", "A01", 0)
            .german();
        stage.play("use A", &[]);
        let field = &stage.game.scenario.field;
        let at = stage.hex("H08");
        let shots: Vec<_> = stage.answers_to("fire").iter().map(|it| stage.hex(it)).collect();
        for distance in 1..=6_u16 {
            let here = shots.iter().filter(|&&it| field.distance(at, it) == distance).count();
            assert_eq!(here, usize::from(2 * distance + 1), "{facing} at {distance}");
        }
        // The cone is made of the facing and the two directions beside it.
        let way = Direction::ALL[usize::from(facing)];
        let [left, ahead, right] = [way.turned(5), way, way.turned(1)].map(Direction::delta);
        let times = |it: Hex, n: i16| Hex { q: it.q * n, r: it.r * n };
        for a in 0..=4_i16 {
            for b in 0..=(4 - a) {
                for side in [left, right] {
                    let hex = field.grid.hex(at) + times(ahead, a) + times(side, b);
                    let inside = field.grid.id(hex).is_some_and(|it| shots.contains(&it));
                    assert_eq!(inside, a + b > 0, "{facing}: {a} ahead, {b} aside");
                }
            }
        }
    }
}

/// Rules: coh:6.0b, coh:6.1a.
#[test]
fn coh_6_1a_what_lies_before_a_unit_comes_with_its_plan() {
    let mut stage = ground(&["...", "...", ".w.", "...", "..."])
        .unit("A", "infantry-43", "A02", 3)
        .unit("B", "rifle-41", "E01", 0)
        .german();
    assert!(stage.game.front().is_empty(), "nobody acts yet");
    stage.play("use A", &[]);
    let front = stage.game.front();
    let before = |hex: &str| front.iter().any(|it| it == hex);
    assert!(before("B02") && before("C02"), "ahead of it, and into the woods: {front:?}");
    assert!(!before("D02"), "what the woods hide is not before it");
    assert!(!before("A02"), "nor its own hex");
    let asked = stage.game.prompt().expect("it plans").seat;
    let sight = stage.game.sight(Viewer::Player(asked), "A02", Some("A")).expect("it looks");
    assert_eq!(front, sight.front, "who asks is told the same");
}

/// Rules: coh:6.1b.
///
/// ex-16: the squad goes round the enemy, who cannot fire before he has turned, which takes a turn.
#[test]
fn coh_6_1b_a_unit_fires_only_into_its_arc() {
    let mut stage = ground(&[".....", ".....", ".....", ".....", "....."])
        .unit("G", "infantry-43", "B01", 3)
        .unit("S", "rifle-41", "C03", 0)
        .german();
    // B01 lies before the rifles, which look up; D02 and E02 do not.
    let mut ahead = crate::stage::Stage { game: stage.game.clone() };
    ahead.plays(&["pass", "use S"]);
    assert!(ahead.offers("fire B01"));
    stage.plays(&["use G", "move C01", "face 2", "pass", "use G", "move D01", "face 2", "pass"]);
    stage.plays(&["use G", "move D02", "face 1"]);
    stage.play("use S", &[]);
    assert_eq!(stage.refused("fire D02"), "coh:6.1b");
    stage.play("pivot 4", &[]);
    assert_eq!((stage.ap("soviet"), stage.asked().as_str()), (6, "german"));
    stage.plays(&["stall ap", "use S", "fire D02"]);
    assert_eq!(stage.ap("soviet"), 2);
}

/// A squad of Germans fires at rifles two hexes away.
fn duel(letter: char, facing: u8) -> Drawing {
    let third = format!(".{letter}.");
    ground(&["...", "...", &third, "..."])
        .unit("A", "infantry-43", "A02", 3)
        .unit("B", "rifle-41", "C02", facing)
}

/// Rules: coh:6.1a, coh:6.1b.
///
/// ex-2: 4 + 9 = 13 misses woods, 12 + 2; ex-17: rifles roll 9, 3 + 9 = 12; ex-18: from outside the
/// arc of the target its flank of 11 counts.
#[test]
fn coh_6_1_the_arc_of_the_target_decides_front_or_flank() {
    let mut stage = duel('w', 0).german();
    stage.plays(&["use A", "fire C02"]);
    let events = stage.play("roll 0", &[4, 5]);
    assert_eq!(crate::stage::Stage::attack(&events), Some((13, Some(14), 0)));
    let mut stage = duel('.', 0).soviet();
    stage.plays(&["use B", "fire A02"]);
    let events = stage.play("roll 0", &[4, 5, 1]);
    assert_eq!(crate::stage::Stage::attack(&events), Some((12, Some(12), 1)));
    for (facing, defense) in [(0, 12), (1, 12), (5, 12), (2, 11), (3, 11), (4, 11)] {
        let mut stage = duel('.', facing).german();
        stage.plays(&["use A", "fire C02"]);
        assert_eq!(stage.miss(), (4, defense), "{facing}");
    }
}
