//! [SCS 13.0] Hex control, and the victory that rests on it.

use kernel::Game;

use crate::drawn::{Drawn, draw, draw_result};

fn controllers(war: &Drawn, hexes: &[&str]) -> Vec<String> {
    hexes.iter().map(|it| war.controller(it).unwrap_or("nobody".into())).collect()
}

/// Rules: scs:13.0A.
#[test]
fn scs_13_0_control_is_gained_by_occupying_a_hex_or_passing_through_it() {
    let mut war = draw("map 12x10\nblue A 03.05 3-4-5\nred X 10.05 3-4-5");
    assert_eq!(controllers(&war, &["03.05", "10.05", "04.05"]), ["blue", "red", "nobody"]);
    war.play("select A; move 04.05; move 05.05; stop");
    assert_eq!(controllers(&war, &["03.05", "04.05", "05.05"]), ["blue", "blue", "blue"]);
    assert_eq!(controllers(&war, &["02.05", "04.04", "06.05"]), ["nobody"; 3]);
}

/// Rules: scs:13.0A.
#[test]
fn scs_13_0_retreats_and_advances_give_control_too() {
    let text = "map 12x10\nblue E 05.05 3-4-5 exploit\nred X 06.05 3-4-5\nturn 1 of 3 blue combat";
    let mut war = draw_result(text, "Dr2");
    war.attack("06.05", &["E"]);
    war.play("convert 0; retreat 07.06; retreat 08.06");
    assert_eq!(controllers(&war, &["06.05", "07.06", "08.06"]), ["red", "red", "red"]);
    war.play("advance E; go 07.06");
    assert_eq!(controllers(&war, &["06.05", "07.06", "08.06"]), ["blue", "blue", "red"]);
}

/// Rules: scs:13.0B.
#[test]
fn scs_13_0_a_zone_of_control_gives_no_control() {
    let text = "map 12x10\nblue A 04.05 3-4-5\nred X 07.05 3-4-5\n---\n\
                [control]\nred = [\"06.04\", \"06.05\"]\nblue = [\"07.04\"]";
    let mut war = draw(text);
    war.play("select A; move 05.05; stop");
    // Both hexes lie in the zone of A now, 07.04 has always lain in that of X.
    assert_eq!(controllers(&war, &["06.04", "06.05"]), ["red", "red"]);
    assert_eq!(controllers(&war, &["07.04", "07.06"]), ["blue", "nobody"]);
}

/// Rules: scs:13.0C.
#[test]
fn scs_13_0_control_changes_hands_and_stays_with_the_last_who_entered() {
    let text =
        "map 12x10\nblue A 04.05 3-4-5\nred X 07.05 3-4-9\n---\n[control]\nred = [\"05.05\"]";
    let mut war = draw(text);
    war.play("select A; move 05.05; move 05.04; stop; end");
    assert_eq!(controllers(&war, &["05.05"]), ["blue"], "though it has gone on");
    war.play("end; end");
    assert_eq!(war.asked(), "red");
    war.play("select X; move 06.05; move 05.06; stop");
    assert_eq!(controllers(&war, &["05.05", "05.06"]), ["blue", "red"], "not beside it");
    war.play("end; end; end; select A; move 05.05; move 05.04; stop; end; end; end");
    war.play("select X; move 05.05; stop");
    assert_eq!(controllers(&war, &["05.05"]), ["red"]);
}

/// Rules: scs:13.0C.
#[test]
fn scs_13_0_control_outlives_the_unit_that_gained_it() {
    let text = "map 12x10\nblue A 05.05 3-4-5\nred X 06.05 3-4-5\nturn 1 of 3 blue combat";
    let mut war = draw_result(text, "D1");
    war.attack("06.05", &["A"]);
    war.play("lose X; done");
    assert_eq!(controllers(&war, &["06.05"]), ["red"]);
}

const SCORED: &str =
    "map 12x10\nblue A 04.05 3-4-9\nred X 10.05 3-4-5/2-2-5\nturn 1 of 1 blue movement";
const VICTORY: &str = "---\n[control]\nred = [\"05.05\", \"06.05\"]\n[victory]\nscore_of = \"blue\"\n\
    [[victory.points]]\ncontrol = \"05.05\"\npoints = 3\n\
    [[victory.points]]\ncontrol = \"06.05\"\npoints = 4\n\
    [[victory.levels]]\nat_least = 7\nwinner = \"blue\"\nresult = { en = \"Blue\", it = \"Blu\" }\n\
    [[victory.levels]]\nat_least = 3\nresult = { en = \"Draw\", it = \"Pari\" }\n\
    [[victory.levels]]\nwinner = \"red\"\nresult = { en = \"Red\", it = \"Rosso\" }";

/// The result when blue makes these moves in the only turn.
fn result_after(moves: &str) -> (i32, String, Option<u8>) {
    let mut war = draw(&format!("{SCORED}\n{VICTORY}"));
    war.play(moves);
    let told = war.play("end; end; end; end; end; end");
    assert_eq!(told.last().map(String::as_str), Some("ended"));
    let outcome = war.0.outcome().expect("the game is over");
    assert_eq!(outcome.points, [(kernel::Seat(0), war.0.score())]);
    (war.0.score(), outcome.result, outcome.winner.map(|it| it.0))
}

/// Rules: scs:13.0D.
#[test]
fn scs_13_0_to_hold_to_capture_and_to_take_are_all_to_control() {
    assert_eq!(result_after(""), (0, "Red".into(), Some(1)));
    let held = result_after("select A; move 05.05; stop");
    assert_eq!(held, (3, "Draw".into(), None), "held at the end");
    let taken = result_after("select A; move 05.05; move 05.04; stop");
    assert_eq!(taken, (3, "Draw".into(), None), "taken on the way");
    let both = result_after("select A; move 05.05; move 06.05; stop");
    assert_eq!(both, (7, "Blue".into(), Some(0)), "captured one after the other");
}

/// Rules: scs:13.0A.
#[test]
fn scs_13_0_a_sudden_victory_needs_control_of_every_hex_it_names() {
    let sudden = "[[victory.sudden]]\nside = \"blue\"\ncontrols = [\"05.05\", \"06.05\"]\n\
                  result = { en = \"Sudden\", it = \"Subito\" }";
    let text = format!("{}\n{VICTORY}\n{sudden}", SCORED.replace("1 of 1", "1 of 3"));
    let mut one = draw(&text);
    one.play("select A; move 05.05; stop; end; end; end; end; end; end");
    assert!(one.0.outcome().is_none());
    let mut both = draw(&text);
    both.play("select A; move 05.05; move 06.05; stop; end; end; end");
    assert!(both.0.outcome().is_none(), "judged when both player turns are over");
    both.play("end; end; end");
    let outcome = both.0.outcome().expect("the game is over in turn 1 of 3");
    assert_eq!((outcome.result.as_str(), outcome.winner), ("Sudden", Some(kernel::Seat(0))));
    assert_eq!(outcome.rule.0, "scs:13.0A");
}

/// Rules: scs:13.0C.
#[test]
fn scs_13_0_the_last_to_enter_scores_at_the_end_of_the_last_turn_only() {
    let text = format!("{}\n{VICTORY}", SCORED.replace("1 of 1", "1 of 2"));
    let mut war = draw(&text);
    war.play("select A; move 05.05; move 06.05; stop; end; end; end");
    war.play("select X; move 09.05; move 08.04; move 07.05; stop; end; end; end");
    assert!(war.0.outcome().is_none(), "a turn is left");
    assert_eq!(war.0.score(), 7);
    war.play("select A; move 05.05; move 04.05; stop; end; end; end");
    war.play("select X; move 06.05; stop; end; end; end");
    let outcome = war.0.outcome().expect("the game is over");
    assert_eq!((war.0.score(), outcome.result.as_str()), (3, "Draw"));
    assert_eq!(outcome.rule.0, "scs:13.0C");
}

/// Rules: scs:13.0A.
#[test]
fn scs_13_0_victory_counts_control_beside_units_destroyed_steps_lost_and_units_gone() {
    let points = "---\n[[exits]]\nside = \"blue\"\nhexes = [\"01.05\"]\n[victory]\nscore_of = \"red\"\n\
        [[victory.points]]\ndestroyed = \"blue\"\npoints = 1000\n\
        [[victory.points]]\ndestroyed = \"blue\"\nper = \"step\"\npoints = 100\n\
        [[victory.points]]\nexited = \"blue\"\npoints = 10\n\
        [[victory.points]]\nexited = \"blue\"\nper = \"step\"\npoints = 1\n\
        [[victory.points]]\ncontrol = \"06.05\"\npoints = -50\n\
        [[victory.levels]]\nresult = { en = \"Over\", it = \"Finita\" }";
    let text = "map 12x10\nblue A 05.05 3-4-5/2-2-5\nblue B 01.05 3-4-5/2-2-5\nred X 06.05 3-4-5\n\
                blue C 05.05 3-4-5/2-2-5 steps=1\nblue D 01.05 1-1-5/1-1-5 steps=1";
    let mut war = draw_result(&format!("{text}\n{points}"), "A3");
    // C and D have lost a step each; red controls the hex of X.
    assert_eq!(war.0.score(), 2 * 100 - 50);
    war.play("select B; add D; exit; end");
    // Gone with three steps, and the one that D had lost stays lost.
    assert_eq!(war.0.score(), 2 * 100 - 50 + 2 * 10 + 3);
    war.attack("06.05", &["A", "C"]);
    war.play("lose A; lose C; lose A");
    assert_eq!(war.0.score(), 2 * 1000 + 5 * 100 - 50 + 2 * 10 + 3);
}
