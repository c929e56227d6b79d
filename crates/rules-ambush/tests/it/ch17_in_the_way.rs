//! [AMB 17.10, 17.12, MT] Mines under vehicles, people in their way. In condition 2 nothing else
//! happens in B5, the hex of road east of A6.

use rules_ambush::agenda::Event;
use rules_ambush::state::{ArBox, Health, Place, Sortie};
use testkit::Drive;

use super::acting::{self, acting};
use super::men::{asked, count, hex, man, told};
use super::range::{ar, dice, health, play, range};
use super::stage::{begin, begin_changed};
use super::story::marks;
use super::wheels::{checks, parked, vehicle, wheels};

/// In Rounds a jeep in A6 drives into B5: C drives, D sits beside him.
#[track_caller]
fn jeep(before: &str, men: &[&str], reads: &[u8]) -> (Sortie, Vec<Event>) {
    let car = wheels("jeep A6 B5");
    let first = ["condition = 2", before, &car, "C aboard=[0,0] ar=1", "D aboard=[0,1] ar=1"];
    let mut game = range(&[&first[..], &["H A1 ar=1", "X M1"], men].concat());
    let events = play(&mut game, "act C; take wheel jeep; drive B5", reads);
    (game, events)
}

/// In Rounds a Sherman in A6 drives into B5.
#[track_caller]
fn sherman(before: &str, men: &[&str], reads: &[u8]) -> (Sortie, Vec<Event>) {
    let tank = wheels("sherman A6 B5 ar=1");
    let first = ["condition = 2", before, &tank, "H A1 ar=1", "X E6"];
    let mut game = range(&[&first[..], men].concat());
    let events = play(&mut game, "act tank sherman; take wheel sherman; drive B5", reads);
    (game, events)
}

/// Rules: amb:17.10a.
#[test]
fn a_tank_rolls_over_mines_and_ends_a_booby_trap() {
    let both = r#"marks = [{ mark = "mines", hex = "B5" }, { mark = "booby", hex = "B5" }]"#;
    let (game, _) = sherman(both, &[], &[]);
    let tank = vehicle(&game, "sherman");
    assert_eq!((tank.crew, tank.immobilized, tank.wrecked), (5, false, false));
    assert_eq!((marks(&game, "B5").mines, marks(&game, "B5").booby), (true, false));
    assert_eq!(asked(&game), "drive");
}

/// Rules: amb:17.10b.
#[test]
fn a_car_on_a_minefield_is_out_of_action_without_a_check() {
    let (game, _) = jeep(r#"marks = [{ mark = "mines", hex = "B5" }]"#, &[], &[]);
    assert!(vehicle(&game, "jeep").wrecked && marks(&game, "B5").mines);
    for it in ['C', 'D'] {
        assert_eq!((health(&game, it), ar(&game, it)), (Health::Fit, ArBox::Panic));
        assert_eq!(hex(&game, it).as_deref(), Some("B5"));
    }
    // The same if a paragraph reveals them as the car comes: B11 does.
    let start = format!("us = [{{ who = \"C\", aboard = [0, 0] }}]\n{}", wheels("jeep A11 B11"));
    let mut game = begin(&start);
    game.play("take wheel jeep; drive B11", &[]);
    assert!(vehicle(&game, "jeep").wrecked && marks(&game, "B11").mines);
    assert_eq!(asked(&game), "operations");
}

/// Rules: amb:17.10c.
#[test]
fn the_driver_may_see_a_booby_trap_in_time() {
    let trap = r#"marks = [{ mark = "booby", hex = "B5" }]"#;
    // C has Perception 5.
    let (game, _) = jeep(trap, &[], &[5]);
    assert!(marks(&game, "B5").booby && !vehicle(&game, "jeep").wrecked);
    assert_eq!(asked(&game), "drive");
    let (game, _) = jeep(trap, &[], &[6]);
    assert!(!marks(&game, "B5").booby && vehicle(&game, "jeep").wrecked);
    assert_eq!((ar(&game, 'C'), ar(&game, 'D')), (ArBox::Panic, ArBox::Panic));
    // B9 has one that its paragraph reveals: one check, also for who comes a second time.
    let start = format!("us = [{{ who = \"C\", aboard = [0, 0] }}]\n{}", wheels("jeep A9 B9"));
    let mut game = begin(&start);
    play(&mut game, "take wheel jeep; drive B9; drive B8; drive B9", &[5, 5]);
    assert!(marks(&game, "B9").booby);
    play(&mut game, "drive B8; drive B9", &[6]);
    assert!(vehicle(&game, "jeep").wrecked && !marks(&game, "B9").booby);
}

/// Rules: amb:17.10d, amb:MTb.
#[test]
fn an_anti_tank_mine_stops_a_tank_which_still_fires() {
    let mine = r#"marks = [{ mark = "tank-mine", hex = "B5" }]"#;
    let (game, _) = sherman(mine, &[], &[]);
    let tank = vehicle(&game, "sherman");
    assert_eq!((tank.immobilized, tank.wrecked, tank.crew), (true, false, 5));
    assert_eq!(asked(&game), "tank-turn", "it is not driven on");
    assert!(game.offers("tank fire coaxial aimed X"));
    assert_eq!(game.refused("take wheel sherman").rule.0, "amb:17.13i");
}

/// Rules: amb:17.10d, amb:MTb.
#[test]
fn an_anti_tank_mine_wrecks_a_car_and_everybody_rolls_as_by_a_rocket() {
    let mine = r#"marks = [{ mark = "tank-mine", hex = "B5" }]"#;
    // The bazooka's row: 7 kills, 2 wounds.
    let (game, _) = jeep(mine, &[], &[7, 2]);
    assert!(vehicle(&game, "jeep").wrecked);
    assert_eq!((health(&game, 'C'), health(&game, 'D')), (Health::Killed, Health::Wounded));
    // Nobody on foot sets it off.
    let mut game = range(&["condition = 2", mine, "E A6 ar=1", "H A1 ar=1", "X M1"]);
    game.play("act E; go B5", &[]);
    assert!(marks(&game, "B5").tank_mine && health(&game, 'E') == Health::Fit);
}

/// Rules: amb:MTa.
#[test]
fn anti_tank_mines_are_laid_in_their_zone_but_not_in_woods() {
    let zone = "zone = \"A4 A5 A6\"\n\
                mines = { count = 2, zone = \"A1 B1 A2 A3\", not_in = [\"woods\"] }";
    let mut game = begin_changed("", &[("entry = \"A4..A8\"", zone)]);
    game.play("squad ready-made", &[]);
    game.play("pick mine", &[]);
    assert_eq!(game.refused("lay mine B1").rule.0, "amb:MTa", "woods");
    assert_eq!(game.refused("lay mine C4").rule.0, "amb:MTa", "out of the zone");
    game.play("lay mine A1; pick mine", &[]);
    assert_eq!(game.refused("lay mine A1").rule.0, "amb:MTa", "one lies there");
    game.play("lay mine A3", &[]);
    assert_eq!(game.refused("pick mine").rule.0, "amb:MTa", "there are two");
    assert!(marks(&game, "A1").tank_mine && marks(&game, "A3").tank_mine);
}

/// Rules: amb:17.12a, amb:17.12d, amb:17.12e.
#[test]
fn ex_149_a_friend_in_the_way() {
    // Driving Skill 4; E has Perception 6.
    let friend = ["E B5 ar=1"];
    let (game, events) = jeep("", &friend, &[4]);
    assert!(told(&events, "InTheWay false") && health(&game, 'E') == Health::Fit);
    let (game, _) = jeep("", &friend, &[5, 6]);
    assert_eq!((health(&game, 'E'), hex(&game, 'E').as_deref()), (Health::Fit, Some("B5")));
    // He fails, a rifle's 4 is a wound, and the jeep checks once more.
    let (game, events) = jeep("", &friend, &[5, 7, 4, 4]);
    assert_eq!((health(&game, 'E'), checks(&events)), (Health::Wounded, 1));
    let (game, _) = jeep("", &["E B5 marks=incapacitated"], &[5, 3, 0]);
    assert_eq!(health(&game, 'E'), Health::Killed, "he cannot leap aside");
    let (game, _) = jeep("", &["E B5 marks=incapacitated"], &[4]);
    assert_eq!(health(&game, 'E'), Health::Incapacitated);
    // In Operations nothing of the kind.
    let start = format!(
        "condition = 2\nus = [{{ who = \"C\", aboard = [0, 0] }}, {{ who = \"E\", hex = \"B5\" }}]\n{}",
        wheels("jeep A6 B5")
    );
    let mut game = begin(&start);
    assert_eq!(count(&game.play("take wheel jeep; drive B5", &[]), "InTheWay"), 0);
}

/// W drives from K6 by J5 to I6; these are on the road in J5.
fn german_car(us: &str, reads: &[u8]) -> (Sortie, Vec<Event>) {
    let start = format!(
        "us = [{us}, {{ who = \"H\", hex = \"A1\", ar = \"1\" }}]\n\
         germans = [{{ who = \"W\", aboard = [0, 0], ar = \"1\" }}]\n{}",
        wheels("kubelwagen K6 J5")
    );
    acting(822, &start, &dice(reads))
}

/// Rules: amb:17.12b, amb:17.12d, amb:17.12e.
#[test]
fn ex_148_enemies_in_the_way() {
    let two = r#"{ who = "C", hex = "J5", ar = "1" }, { who = "D", hex = "J5", ar = "1" }"#;
    // Action number 4. Driving Skill 4 with 4; C leaps with 5, D does not: 4 wounds, the car
    // checks.
    let (game, events) = german_car(two, &[4, 4, 5, 5, 4, 0]);
    assert_eq!((health(&game, 'C'), health(&game, 'D')), (Health::Fit, Health::Wounded));
    assert_eq!((checks(&events), count(&events, "InTheWay")), (1, 2));
    assert_eq!(acting::hex(&game, 'C').as_deref(), Some("J5"));
    let (game, events) = german_car(two, &[4, 5]);
    assert_eq!((health(&game, 'C'), health(&game, 'D')), (Health::Fit, Health::Fit));
    assert!(checks(&events) == 0 && parked(&game, "kubelwagen").as_deref() == Some("I6"));
}

/// Rules: amb:17.12c, amb:17.12d.
#[test]
fn an_incapacitated_enemy_is_run_over_whatever_the_check() {
    let hurt = r#"{ who = "C", hex = "J5", marks = ["incapacitated"] }"#;
    for check in [4, 5] {
        let (game, events) = german_car(hurt, &[4, check, 4, 0]);
        assert_eq!((health(&game, 'C'), checks(&events)), (Health::Killed, 1));
    }
}

/// Rules: amb:17.12b, amb:17.12c, amb:17.12d, amb:17.12e.
#[test]
fn a_tank_kills_whom_it_runs_over() {
    // Five crewmen: Driving Skill 6. L has Perception 4.
    let german = ["L B5"];
    let (game, events) = sherman("", &german, &[6, 5]);
    assert_eq!((health(&game, 'L'), checks(&events)), (Health::Killed, 0));
    let (game, _) = sherman("", &german, &[6, 4]);
    assert_eq!((health(&game, 'L'), hex(&game, 'L').as_deref()), (Health::Fit, Some("B5")));
    let (game, _) = sherman("", &german, &[7]);
    assert_eq!(health(&game, 'L'), Health::Fit);
    let (game, _) = sherman("", &["L B5 marks=incapacitated"], &[7]);
    assert_eq!(health(&game, 'L'), Health::Killed);
}

/// Rules: amb:17.12a, amb:17.12c.
#[test]
fn k30_a_prisoner_in_the_way_is_one_of_his_captors() {
    let prisoner = ["E B5 ar=1 pc=9", "L B5 prone marks=captured"];
    let (game, _) = jeep("", &prisoner, &[4]);
    assert_eq!(health(&game, 'L'), Health::Fit, "a friend is spared");
    // The check fails: E leaps aside, the prisoner cannot. A wound, and the jeep checks.
    let (game, _) = jeep("", &prisoner, &[5, 8, 4, 4]);
    assert_eq!((health(&game, 'E'), health(&game, 'L')), (Health::Fit, Health::Wounded));
    // Who has only given himself up is an enemy who is not incapacitated: he may be missed.
    let (game, _) = jeep("", &["L B5 marks=surrendered"], &[5]);
    assert_eq!(health(&game, 'L'), Health::Fit);
}

/// Rules: amb:17.12d, amb:17.9b, amb:17.10b.
#[test]
fn a_car_that_an_accident_throws_elsewhere_leaves_the_mines_behind() {
    // E is run over in B5; the check after it fails, and the jeep swerves off the minefield.
    let mines = r#"marks = [{ mark = "mines", hex = "B5" }]"#;
    let (game, _) = jeep(mines, &["E B5 ar=1"], &[5, 7, 4, 5, 6, 0]);
    assert!(!vehicle(&game, "jeep").wrecked);
    assert!(parked(&game, "jeep").is_some_and(|it| it != "B5"));
    assert!(matches!(man(&game, 'C').place, Place::Aboard(_, 0)));
}
