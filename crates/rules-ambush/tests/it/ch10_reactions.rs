//! [AMB 10.1h–10.1j, 10.2] Live grenades at somebody's feet, and what they do.

use rules_ambush::agenda::Event;
use rules_ambush::state::ArBox::{Complete, One, Panic, Unaware};
use rules_ambush::state::Health::{Fit, Incapacitated, Killed, Wounded};
use rules_ambush::state::Sortie;
use rules_ambush::terms::Stance;
use testkit::Drive;

use crate::men::{ar, asked, count, man, told};
use crate::range::{chance, play, range, range_on};

const FAR: &str = "N M1 prone";

/// C, who stands in A6 with a skill of 0, throws a grenade into C6: 0 lands there.
#[track_caller]
fn throw_at(men: &[&str], reads: &[u8]) -> (Sortie, Vec<Event>) {
    let mut game = range(&[&["C A6 ar=2 ws=0", FAR, "H A1 ar=2"], men].concat());
    let reads = [&[0], reads].concat();
    let events = play(&mut game, "act C; aim grenade; throw grenade C6", &reads);
    (game, events)
}

/// Over the woods of map A from P4 to K2, where A and B stand: 5 hexes are long range, 3, and K2 is
/// not seen, 3 less. A passes with a 3 and has no turn: he may drop. B has one and fails with a 7.
/// Then a 4, which wounds who stands and only frightens who lies.
///
/// Rules: amb:10.1e, amb:10.1f, amb:10.1g, amb:10.1h, amb:10.1i, amb:10.1j, amb:10.1k, amb:10.1l,
/// amb:10.2a, amb:10.2c, amb:10.2d.
#[test]
fn ex_36_a_grenade_over_the_woods() {
    let men = ["C P4 ar=2 ws=0", "A K2", "B K2 ar=1", "H A1 ar=2", "N Y19 prone"];
    let mut game = range_on("a", &men);
    let events = play(&mut game, "act C; aim grenade; throw grenade K2", &[0, 3, 7]);
    assert_eq!(chance(&events), r#"{ base: 3, items: [("amb:10.1k", -3)], total: 0 }"#);
    assert_eq!(asked(&game), "react");
    assert_eq!(game.offered(), ["duck", "stay"]);
    let events = play(&mut game, "duck", &[0, 6, 4, 4]);
    assert!(told(&events, "Ducked") && count(&events, "Blasted") == 2);
    assert_eq!((man(&game, 'A').stance, man(&game, 'A').health), (Stance::Prone, Fit));
    assert_eq!(ar(&game, 'A'), Panic);
    assert_eq!(man(&game, 'B').health, Wounded);
    // Any other die scatters.
    let mut game = range_on("a", &men);
    let events = play(&mut game, "act C; aim grenade; throw grenade K2", &[1, 0, 0, 1]);
    assert!(told(&events, "Thrown scatter: Some(0)") && told(&events, "Dud"));
}

/// Rules: amb:10.2a, amb:6.5g, amb:10.1i.
#[test]
fn ex_105_an_unaware_soldier_does_not_check_and_is_aware_afterwards() {
    // No check; no dud; a 6 wounds.
    let (game, events) = throw_at(&["A C6 ar=unaware pc=9"], &[5, 0, 6]);
    assert_eq!(count(&events, "Perception"), 0);
    assert_eq!((man(&game, 'A').health, ar(&game, 'A')), (Wounded, Complete));
    let (game, _) = throw_at(&["A C6 ar=unaware pc=9"], &[0, 5]);
    assert_eq!(ar(&game, 'A'), Unaware, "a dud wakes nobody");
}

/// Rules: amb:10.2a.
#[test]
fn amb_10_2a_who_is_panicked_or_out_does_not_check() {
    let men = ["A C6 ar=panic pc=9", "B C6 marks=incapacitated pc=9", "D C6 pc=9"];
    // Only D checks, and has no turn left: he may drop.
    let (game, events) = throw_at(&men, &[8]);
    assert_eq!(count(&events, "Perception"), 1);
    assert_eq!(asked(&game), "react");
}

/// Rules: amb:10.2b, amb:6.7o.
#[test]
fn ex_106_a_soldier_throws_it_away_with_his_last_turn_out_of_turn() {
    let (mut game, _) = throw_at(&["A C6 crouching ar=1", "B C6 pc=0"], &[5, 9]);
    assert_eq!(game.offered(), ["throw back", "stay"]);
    // Nobody rolls anything any more: neither for a dud nor for damage.
    let events = play(&mut game, "throw back", &[]);
    assert!(told(&events, "ThrownClear") && count(&events, "Blasted") == 0);
    assert_eq!(ar(&game, 'A'), Complete);
    assert_eq!(asked(&game), "stance-after", "C's turn goes on");
    assert_eq!(ar(&game, 'C'), One, "with what is left of it");
}

/// Rules: amb:10.2b, amb:6.7o.
#[test]
fn amb_10_2b_one_turn_of_two_is_spent() {
    let (mut game, _) = throw_at(&["A C6 ar=2"], &[5]);
    play(&mut game, "throw back", &[]);
    assert_eq!(ar(&game, 'A'), One);
}

/// Rules: amb:10.2b, amb:10.2c, amb:6.7o.
#[test]
fn ex_107_who_lies_prone_with_a_turn_left_can_do_nothing() {
    // He passes, is not asked, and a 5, which would wound who stands, frightens him.
    let (game, events) = throw_at(&["A C6 prone ar=1"], &[5, 5, 0, 5]);
    assert!(told(&events, "Perception ok: true") && told(&events, "Panicked"));
    assert_eq!(asked(&game), "stance-after");
    assert_eq!(man(&game, 'A').health, Fit);
}

/// Both check first; then each may be the one.
///
/// Rules: amb:10.2a, amb:10.2b.
#[test]
fn ex_108_of_two_who_have_seen_it_either_throws_it_away() {
    let men = ["A C6 ar=1", "B C6 ar=1"];
    let (mut game, events) = throw_at(&men, &[5, 6]);
    assert_eq!(count(&events, "Perception"), 2);
    let mut other = game.clone();
    play(&mut game, "throw back", &[]);
    assert_eq!((ar(&game, 'A'), ar(&game, 'B')), (Complete, One));
    play(&mut other, "stay; throw back", &[]);
    assert_eq!((ar(&other, 'A'), ar(&other, 'B')), (One, Complete));
}

/// A has no turn, B has: B is asked first, so that A need not drop for nothing.
///
/// Rules: amb:10.2b, amb:10.2c.
#[test]
fn amb_10_2c_who_can_only_drop_waits_for_whoever_can_throw() {
    let men = ["A C6", "B C6 ar=1"];
    let (mut game, _) = throw_at(&men, &[5, 6]);
    assert_eq!(game.offered(), ["throw back", "stay"]);
    play(&mut game, "throw back", &[]);
    assert_eq!(man(&game, 'A').stance, Stance::Standing);
    let (mut game, _) = throw_at(&men, &[5, 6]);
    play(&mut game, "stay", &[]);
    assert_eq!(game.offered(), ["duck", "stay"]);
    play(&mut game, "duck", &[5, 0, 9, 0]);
    assert_eq!(man(&game, 'A').stance, Stance::Prone);
}

/// Rules: amb:10.2c.
#[test]
fn amb_10_2c_a_wounded_soldier_does_not_drop() {
    // He passes but is not asked: a wound leaves no free change of stance.
    let (game, events) = throw_at(&["A C6 marks=wounded"], &[5, 5, 0, 0]);
    assert!(told(&events, "Perception ok: true") && count(&events, "Ducked") == 0);
    assert_eq!(man(&game, 'A').stance, Stance::Standing);
    assert_eq!(asked(&game), "stance-after");
}

/// Rules: amb:10.2d.
#[test]
fn amb_10_2d_who_fails_cannot_react() {
    // A has Perception 5: a 6 fails, and nobody is asked before it goes off.
    let (game, events) = throw_at(&["A C6 ar=2"], &[6, 5, 0, 9]);
    assert!(told(&events, "Perception ok: false") && told(&events, "Exploded"));
    assert_eq!(man(&game, 'A').health, Killed);
}

/// A German who passes throws it away if he can, and drops if he cannot (ruling K88).
///
/// Rules: amb:10.2a, amb:10.2b, amb:10.2c.
#[test]
fn amb_10_2a_germans_check_without_any_paragraph() {
    let (game, events) = throw_at(&["L C6 crouching ar=1"], &[4]);
    assert!(told(&events, "ThrownClear") && count(&events, "Exploded") == 0);
    assert_eq!(ar(&game, 'L'), Complete);
    let (game, events) = throw_at(&["L C6"], &[4, 5, 0, 4]);
    assert!(told(&events, "Ducked"));
    assert_eq!((man(&game, 'L').health, ar(&game, 'L')), (Fit, Panic));
    // L has Perception 4: a 5 is too late.
    let (game, events) = throw_at(&["L C6 ar=1"], &[5, 5, 0, 4]);
    assert_eq!(count(&events, "Ducked") + count(&events, "ThrownClear"), 0);
    assert_eq!(man(&game, 'L').health, Wounded);
}

/// Rules: amb:10.1h.
#[test]
fn ex_110_five_of_a_hundred_are_duds() {
    let (game, events) = throw_at(&["A C6 ar=unaware"], &[0, 5]);
    assert!(told(&events, "Dud roll: 5") && count(&events, "Blasted") == 0);
    assert_eq!(man(&game, 'A').health, Fit);
    let (game, events) = throw_at(&["A C6 ar=unaware"], &[0, 6, 9]);
    assert!(told(&events, "Exploded"));
    assert_eq!(man(&game, 'A').health, Killed);
}

/// Friend and foe, hale and helpless, each by his own die; the dead feel nothing.
///
/// Rules: amb:10.1i.
#[test]
fn amb_10_1i_everybody_in_the_hex_rolls_for_himself() {
    let men = [
        "A C6 ar=unaware",
        "B C6 marks=incapacitated",
        "D C6 marks=killed",
        "L C6 ar=unaware",
        "M C6 marks=captured",
    ];
    // A is frightened by a 0, B unharmed by a 3, L killed by a 9, M wounded by a 6.
    let (game, events) = throw_at(&men, &[5, 0, 0, 3, 9, 6]);
    assert_eq!(count(&events, "Blasted"), 4);
    let healths = ['A', 'B', 'L', 'M'].map(|it| man(&game, it).health);
    assert_eq!(healths, [Fit, Incapacitated, Killed, Wounded]);
}

/// The barn D3 is a building, D4 before its door is not. A 3 wounds inside and frightens outside;
/// of charges it incapacitates inside and wounds outside.
///
/// Rules: amb:10.1i, amb:10.4a.
#[test]
fn amb_10_1i_inside_a_building_it_is_worse_and_a_charge_is_worse_still() {
    let three = |bomb: &str, from: &str, to: &str| {
        let arms = "arms=demolition-charge weapons=ready ammo=grenade";
        let thrower = format!("C {from} ar=2 ws=0 {arms}");
        let target = format!("A {to} ar=unaware");
        let mut game = range(&[&thrower, &target, FAR, "H A1 ar=2"]);
        let throw = format!("act C; aim {bomb}; throw {bomb} {to}");
        play(&mut game, &throw, &[0, 5, 0, 3]);
        (man(&game, 'A').health, ar(&game, 'A') == Panic)
    };
    assert_eq!(three("grenade", "D5", "D4"), (Fit, true));
    assert_eq!(three("grenade", "D4", "D3"), (Wounded, false));
    assert_eq!(three("charge", "D5", "D4"), (Wounded, false));
    assert_eq!(three("charge", "D4", "D3"), (Incapacitated, false));
}

/// Outside, a 4 or 5 wounds whoever does not lie; a 6 wounds everybody.
///
/// Rules: amb:10.1j.
#[test]
fn amb_10_1j_some_wounds_only_frighten_who_lies_prone() {
    let hit = |stance: &str, die: u8| {
        let (game, _) = throw_at(&[&format!("A C6 {stance} ar=unaware")], &[5, 0, die]);
        man(&game, 'A').health
    };
    let of = |stance: &str| [3, 4, 5, 6].map(|die| hit(stance, die));
    assert_eq!(of("standing"), [Fit, Wounded, Wounded, Wounded]);
    assert_eq!(of("crouching"), [Fit, Wounded, Wounded, Wounded]);
    assert_eq!(of("prone"), [Fit, Fit, Fit, Wounded]);
}
