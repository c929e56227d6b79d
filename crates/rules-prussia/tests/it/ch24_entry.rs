//! Chapters 24.2.2 and 26.3: who comes from off the map, and how.

use kernel::Game;
use rules_prussia::{Army, Phase};

use crate::data::battle;
use crate::fight::{FOOT, GUNS, Go, HORSE, dice, drive, duel};
use crate::stage::Stage;

/// Two wings and three batteries that come by 0104, one battery for each wing.
fn comers() -> Stage {
    duel()
        .phase("prussia", "movement")
        .unit("i", "prussia infantry line", FOOT, "")
        .unit("j", "prussia infantry line", FOOT, "")
        .unit("h", "prussia cavalry dragoon", HORSE, "")
        .unit("g1", "prussia artillery battery", GUNS, "")
        .unit("g2", "prussia artillery battery", GUNS, "")
        .unit("g3", "prussia artillery battery", GUNS, "")
        .entry(
            "[[entry]]\nside = \"prussia\"\npieces = [\"i\", \"j\", \"h\", \"g1\", \"g2\", \"g3\"]\n\
             hexes = [\"0104\"]\nturn = 1\ncolumn = \"no\"\neffective = false\nmust = false\n\
             guns_per_wing = 1\n",
        )
        .stage()
}

/// Rules: pg:24.2.2a.
#[test]
fn pg_24_2_2a_so_many_guns_for_each_wing_that_has_come() {
    let mut stage = comers();
    assert_eq!(stage.rule("select g1"), "pg:24.2.2a", "nobody has come yet");
    stage.go("select i; move 0104; move 0204; stop", &[]);
    stage.go("select g1; move 0104; move 0205; stop", &[]);
    assert_eq!(stage.rule("select g2"), "pg:24.2.2a");
    // Another unit of the same wing changes nothing; one of another wing does.
    stage.go("select j; move 0104; move 0105; stop", &[]);
    assert_eq!(stage.rule("select g2"), "pg:24.2.2a");
    stage.go("select h; move 0104; move 0103; stop", &[]);
    stage.go("select g2; move 0104; stop", &[]);
    assert_eq!(stage.rule("select g3"), "pg:24.2.2a");
}

/// Rules: pg:26.3d, pg:7.3a.
#[test]
fn pg_26_3d_off_the_map_a_wing_forms_column_if_it_is_effective() {
    // A 6 wakes the Prussians; the command dice of all groups show the face given.
    let woken = |face: u8| {
        let mut game = battle("torgau");
        let mut faces = dice(face, &[("pg:13.1a", &[6])]);
        drive(&mut game, &mut faces, |it| Stage(it.clone()).offers("attempt"));
        let attempt = game.read_action("attempt").expect("an answer");
        game.apply(&attempt, &mut faces).expect("legal");
        drive(&mut game, &mut faces, |it| {
            (it.core().active, it.core().phase) == (Army::Prussia, Phase::Movement)
        });
        Stage(game)
    };
    let stage = woken(6);
    assert_eq!(stage.rule("column hulsen"), "pg:7.3a");
    let mut stage = woken(1);
    stage.play("column hulsen", &[]);
    while stage.offers("done") && !stage.offers("end") {
        stage.play("done", &[]);
    }
    let wing = stage.0.scenario().find_wing("hulsen").expect("his wing");
    let unit = stage
        .0
        .units_of(Army::Prussia)
        .find(|&it| stage.0.kind(it).wing == Some(wing) && stage.0.kind(it).is_infantry())
        .expect("foot");
    assert!(stage.0.in_column(unit));
    let ma = stage.0.face(unit).ma;
    assert_eq!(stage.0.allowance(unit), ma + 4);
}
