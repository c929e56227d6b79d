//! [AMB 13] Damage where it does less, or more, than one would think.

use kernel::Game;
use rules_ambush::state::{ArBox, Health, Held, Place, Sortie};
use rules_ambush::terms::{Model, Stance, Terrain};
use scene::Show;
use testkit::Drive;

use super::men::asked;
use super::range::{after_germans, ar, health, man, play, range, range_on};
use super::stage;
use super::story::{at, held, marks};

/// C in A6 throws a grenade into C6, where it lands; then these dice.
#[track_caller]
fn grenade(men: &[&str], reads: &[u8]) -> Sortie {
    let mut game = range(&[&["C A6 ar=2 ws=0", "H A1 ar=2", "N M1 prone"], men].concat());
    play(&mut game, "act C; aim grenade; throw grenade C6", &[&[0], reads].concat());
    game
}

/// Where the one is whom the open question is about.
pub fn about(game: &Sortie) -> Option<String> {
    game.about(&game.asked().expect("something is asked").decision).hex
}

/// Rules: amb:13.2d.
#[test]
fn amb_13_2d_what_a_wounded_soldier_lets_go_of_fills_a_box_and_is_his() {
    let us = ["C C6 ar=1 arms=rifle,demolition-charge,pistol", "D A1 ar=1"];
    let (mut game, _) = after_germans(&us, &["L A6 crouching ar=2"], &[0, 9, 9, 0, 4]);
    assert_eq!(asked(&game), "let-go");
    assert_eq!(about(&game).as_deref(), Some("C6"), "it is told where he is who is asked");
    let why = |game: &Sortie, text: &str| {
        let illegal = game.refused(text);
        (illegal.rule.0, illegal.why)
    };
    assert_eq!(why(&game, "let go carbine"), ("amb:13.2d", "he has none of these"));
    assert_eq!(why(&game, "let go pistol"), ("amb:13.2d", "that fills no carry box"));
    let first = "a wounded soldier has to let go of something first";
    assert_eq!(why(&game, "act D"), ("amb:13.2d", first));
    play(&mut game, "let go demolition-charge", &[]);
    assert_eq!(asked(&game), "act", "one box is not too much");
    assert!(matches!(held(&game, 'C', Model::Rifle).parts[0], Held::By(_)));
}

/// Rules: amb:13.2d, amb:2.1g.
#[test]
fn amb_13_2d_a_wounded_german_keeps_what_he_has() {
    let mut game = range(&["C A6 ar=1", "H A1 ar=1", "S C6 weapons=ready"]);
    play(&mut game, "act C; fire rifle aimed S", &[9, 9, 0, 4, 9, 9]);
    assert_eq!(health(&game, 'S'), Health::Wounded);
    let s = man(&game, 'S');
    assert_eq!(held(&game, 'S', Model::Mmg).parts, [Held::By(s); 2]);
}

/// Rules: amb:13.2b, amb:6.5d.
#[test]
fn amb_13_2b_a_wound_in_operations_takes_no_turns() {
    let start =
        "us = [{ who = \"C\", hex = \"A6\" }]\nmarks = [{ mark = \"mines\", hex = \"B6\" }]";
    let mut game = stage::begin(start);
    // The check fails; grenade inside 3 wounds.
    play(&mut game, "with C; go B6", &[9, 3]);
    assert_eq!((ar(&game, 'C'), health(&game, 'C')), (ArBox::Unaware, Health::Wounded));
}

/// M is a prisoner: neither frightened nor wounded has he any turns.
///
/// Rules: amb:13.1a, amb:13.1b, amb:13.2b, amb:11.2e.
#[test]
fn amb_13_1b_a_prisoner_stays_inactive_whatever_hits_him() {
    for (die, to) in [(0, Health::Fit), (6, Health::Wounded)] {
        let men = ["B C6 ar=unaware", "L C6 pc=0", "M C6 prone marks=captured"];
        // L sees it too late; no dud; B, who guards M, and L are frightened, then M rolls.
        let game = grenade(&men, &[9, 5, 0, 0, 0, die]);
        assert_eq!((ar(&game, 'M'), health(&game, 'M')), (ArBox::Inactive, to));
    }
}

/// Q's card gives a point if he falls.
///
/// Rules: amb:2.1e, amb:11.2h, amb:13.4a.
#[test]
fn amb_2_1e_a_german_who_was_down_or_captured_brings_nothing_when_he_dies() {
    let points = |mark: &str| {
        let q = format!("Q C6 prone{mark}");
        // L sees it too late, and so does Q if he can; no dud; B and L are frightened, Q killed.
        let seen: &[u8] = if mark.is_empty() { &[9, 9] } else { &[9] };
        let game =
            grenade(&["B C6 ar=unaware", "L C6 pc=0", &q], &[seen, &[5, 0, 0, 0, 9]].concat());
        assert_eq!(health(&game, 'Q'), Health::Killed, "{mark}");
        game.points()
    };
    assert_eq!(points(""), 1);
    assert_eq!(points(" marks=incapacitated"), 0);
    assert_eq!(points(" marks=captured"), 0);
}

/// D is incapacitated by the first grenade and killed by the second.
///
/// Rules: amb:15b, amb:13.3d.
#[test]
fn amb_15b_a_soldier_who_was_down_costs_nothing_more_when_he_dies() {
    let men = ["C A6 ar=2 ws=0 ammo=grenade,grenade", "H A1 ar=2", "D C6 ar=unaware", "N M1 prone"];
    let mut game = range(&men);
    play(&mut game, "act C; aim grenade; throw grenade C6", &[0, 5, 0, 8]);
    assert_eq!((health(&game, 'D'), game.points()), (Health::Incapacitated, -2));
    play(&mut game, "done; act H; pass", &[]);
    play(&mut game, "act C; aim grenade; throw grenade C6", &[0, 5, 0, 9]);
    assert_eq!((health(&game, 'D'), game.points()), (Health::Killed, -2));
}

/// The wall between the rooms I4 and I5 of the mill is the side 0 of I5 and the side 3 of I4.
///
/// Rules: amb:13.5h, amb:13.5i.
#[test]
fn amb_13_5h_a_wall_between_two_rooms_is_gone_from_both() {
    let lines = ["G I4 ar=1 weapons=loaded", "H A1 ar=1", "M I5 prone"];
    let mut game = range(&lines);
    play(&mut game, "act G; aim wall", &[]);
    // No dud, a hit, light is enough; M is hit as by a rifle: 1 frightens.
    play(&mut game, "fire wall bazooka aimed I5-0", &[9, 9, 0, 0, 1]);
    assert_eq!((marks(&game, "I5").breached, marks(&game, "I4").breached), (1 << 0, 1 << 3));
    assert_eq!(game.terrain(at(&game, "I5")), Terrain::StoneBuilding);
    // One side of I4 was gone before: that room comes down on G, and I5 stays.
    let breach = "marks = [{ mark = \"breach\", hex = \"I4\", side = \"H3\" }]";
    let mut game = range(&[&[breach][..], &lines].concat());
    play(&mut game, "act G; aim wall", &[]);
    play(&mut game, "fire wall bazooka aimed I5-0", &[9, 9, 0, 0, 1]);
    let rooms = ["I4", "I5"].map(|it| game.terrain(at(&game, it)));
    assert_eq!(rooms, [Terrain::Rubble, Terrain::StoneBuilding]);
    assert_eq!((health(&game, 'G'), health(&game, 'M')), (Health::Killed, Health::Fit));
}

/// The tower S13 of map B with one wall gone, L up in it and M below.
///
/// Rules: amb:13.5i, amb:2.4q.
#[test]
fn amb_13_5i_whoever_is_up_in_a_tower_that_falls_lies_dead_on_the_ground() {
    let breach = "marks = [{ mark = \"breach\", hex = \"S13\", side = \"R13\" }]";
    let lines = [breach, "G T12 ar=1 weapons=loaded", "H A1 ar=1", "L S13 up=true", "M S13"];
    let mut game = range_on("b", &lines);
    play(&mut game, "act G; aim wall", &[]);
    // T12 is north-east of S13. Those below are hit as by a rifle first: 1 frightens M.
    play(&mut game, "fire wall bazooka aimed S13-1", &[9, 9, 0, 0, 1]);
    assert_eq!((health(&game, 'L'), health(&game, 'M')), (Health::Killed, Health::Killed));
    let ground = Place::At(at(&game, "S13").into());
    assert_eq!(game.man(man(&game, 'L')).place, ground);
}

/// Of two behind the wall the one who stands is looked for first; a single shot looks no further,
/// even if it misses him.
///
/// Rules: amb:13.5f, amb:13.5g.
#[test]
fn amb_13_5g_a_single_shot_through_a_wall_that_misses_the_first_finds_nobody() {
    let mut game = range(&["C C3 ar=1", "L D3 prone", "M D3"]);
    play(&mut game, "act C; aim wall", &[]);
    // Rifle 9 goes through wood; M stands: 3 is too high; no clip is used up.
    play(&mut game, "fire wall rifle aimed D3-5", &[9, 9, 0, 9, 3, 9, 9]);
    assert_eq!((health(&game, 'L'), health(&game, 'M')), (Health::Fit, Health::Fit));
    assert_eq!(game.man(man(&game, 'M')).stance, Stance::Standing);
}

/// Three on the row of capture wounds whoever is hale and on his feet; others are taken.
///
/// Rules: amb:11.1e, amb:11.2a.
#[test]
fn amb_11_1e_a_wound_in_a_capture_takes_whoever_lies_or_is_wounded() {
    use rules_ambush::state::Captivity::{Captured, Free};
    let taken = |german: &str| {
        let mut game = range(&["C I7 ar=1 ws=0", "H A1 ar=1", &format!("L I7 {german}")]);
        play(&mut game, "act C; assault L capture", &[0, 3]);
        let l = game.man(man(&game, 'L'));
        (l.captivity, l.health)
    };
    assert_eq!(taken("standing"), (Free, Health::Wounded));
    assert_eq!(taken("prone"), (Captured, Health::Fit));
    assert_eq!(taken("marks=wounded"), (Captured, Health::Wounded));
}

/// L's card gives nothing for his fall.
///
/// Rules: amb:2.1e.
#[test]
fn amb_2_1e_nothing_is_told_of_no_points() {
    let mut game = range(&["C A6 ar=1", "H A1 ar=1", "L C6"]);
    let events = play(&mut game, "act C; fire rifle aimed L", &[9, 9, 0, 9, 9, 9]);
    assert_eq!(health(&game, 'L'), Health::Killed);
    assert_eq!(super::men::count(&events, "Scored"), 0);
}
