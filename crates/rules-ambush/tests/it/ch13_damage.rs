//! [AMB 13] Damage.

use rules_ambush::state::{ArBox, Health, Held, Sortie};
use rules_ambush::terms::{Model, Stance, Terrain};
use testkit::Drive;

use super::range::{
    after_germans, ar, chance, gear, health, man, may_fire, play, range, refusal, terrain,
};
use super::stage;

/// A German at A6 fires with care by paragraph 802 before the player is asked: no jam, a hit, then
/// these dice for damage.
#[track_caller]
fn hit_by_german(lines: &[&str], damage: &[u8]) -> Sortie {
    after_germans(lines, &["L A6 crouching ar=2"], &[&[0, 9, 9, 0], damage].concat()).0
}

/// Rules: amb:13.1a, amb:13a, amb:6.1k.
#[test]
fn amb_13_1a_panic_takes_the_turns_of_this_round_but_not_the_stance() {
    let game = hit_by_german(&["C C6 ar=1", "D A1 ar=1"], &[2]);
    assert_eq!((ar(&game, 'C'), health(&game, 'C')), (ArBox::Panic, Health::Fit));
    assert_eq!(game.man(man(&game, 'C')).stance, Stance::Standing);
    assert!(!game.offers("act C"));
    assert!(game.offers("act D"));
}

/// Rules: amb:13.1b.
#[test]
fn ex_139_panic_does_nothing_in_operations() {
    let mut game = stage::begin(
        "us = [{ who = \"C\", hex = \"A6\" }]\nmarks = [{ mark = \"mines\", hex = \"B6\" }]",
    );
    // The check fails; grenade inside 0 is panic.
    play(&mut game, "with C; go B6", &[9, 0]);
    assert_eq!((ar(&game, 'C'), health(&game, 'C')), (ArBox::Unaware, Health::Fit));
}

/// Rules: amb:13.2a, amb:13.2b, amb:13.2h, amb:6.1k.
#[test]
fn amb_13_2a_a_wound_fells_and_takes_the_remaining_turns() {
    let game = hit_by_german(&["C C6 ar=1", "D A1 ar=1"], &[4]);
    let c = game.man(man(&game, 'C'));
    assert_eq!((c.health, c.stance, c.ar), (Health::Wounded, Stance::Prone, ArBox::Complete));
    assert_eq!(c.mpa(), 2);
    assert_eq!(game.points(), 0);
}

/// Rules: amb:13.2a, amb:6.5g.
#[test]
fn amb_13_2a_an_unaware_soldier_who_is_wounded_is_aware_and_has_no_turn() {
    let game = hit_by_german(&["C C6 ar=unaware", "D A1 ar=1"], &[4]);
    assert_eq!((ar(&game, 'C'), health(&game, 'C')), (ArBox::Complete, Health::Wounded));
    let game = hit_by_german(&["C C6 ar=unaware", "D A1 ar=1"], &[0]);
    assert_eq!(ar(&game, 'C'), ArBox::Panic);
}

/// Rules: amb:13.2d.
#[test]
fn ex_140_a_wounded_soldier_keeps_one_box() {
    // An automatic rifle fills two boxes: it falls by itself.
    let game = hit_by_german(&["B C6 ar=1", "D A1 ar=1"], &[4]);
    let rifle = game.gear(gear(&game, Model::AutomaticRifle));
    assert!(matches!(rifle.parts[0], Held::On(_)));
    // Rifle and charge: the player says which.
    let mut game = hit_by_german(&["C C6 ar=1 arms=rifle,demolition-charge", "D A1 ar=1"], &[4]);
    assert_eq!(game.offered(), ["let go rifle", "let go demolition-charge"]);
    play(&mut game, "let go rifle", &[]);
    assert!(matches!(game.gear(gear(&game, Model::Rifle)).parts[0], Held::On(_)));
    let charge = game.gear(gear(&game, Model::Charge));
    assert_eq!(charge.parts[0], Held::By(man(&game, 'C')));
    // A pistol fills no carry box.
    let game = hit_by_german(&["C C6 ar=1 arms=rifle,pistol", "D A1 ar=1"], &[4]);
    assert!(game.offers("act D"));
}

/// Rules: amb:13.2d, amb:9.7e.
#[test]
fn ex_140_his_share_of_a_crew_weapon_falls_and_it_is_not_ready() {
    let game = hit_by_german(
        &["C C6 crouching ar=1 arms=mmg weapons=ready", "D C6 prone ar=1 arms=mmg", "E A1 ar=1"],
        &[4],
    );
    assert_eq!(health(&game, 'C'), Health::Wounded);
    let mmg = game.gear(gear(&game, Model::Mmg));
    assert!(matches!(mmg.parts[0], Held::On(_)));
    assert_eq!(mmg.parts[1], Held::By(man(&game, 'D')));
    assert!(!mmg.ready);
}

/// Rules: amb:13.2j, amb:13.3a, amb:13.3d.
#[test]
fn ex_166_a_second_wound_incapacitates() {
    let mut game = range(&["C A6 ar=1", "L C6"]);
    play(&mut game, "act C; fire rifle snap L", &[9, 9, 0, 4, 9, 9]);
    assert_eq!(health(&game, 'L'), Health::Wounded);
    play(&mut game, "fire rifle snap L", &[9, 9, 0, 3, 9, 9]);
    let l = game.man(man(&game, 'L'));
    assert_eq!((l.health, l.stance, l.ar), (Health::Incapacitated, Stance::Prone, ArBox::Inactive));
}

/// Rules: amb:13.3a, amb:15b.
#[test]
fn amb_15b_a_soldier_who_falls_costs_two_points_once() {
    for (die, to) in [(7, Health::Incapacitated), (9, Health::Killed)] {
        let game = hit_by_german(&["C C6 ar=1", "D A1 ar=1"], &[die]);
        let c = game.man(man(&game, 'C'));
        assert_eq!((c.health, c.stance, c.ar), (to, Stance::Prone, ArBox::Inactive));
        assert_eq!(game.points(), -2);
    }
}

/// Rules: amb:13.4a, amb:2.1e, amb:16.2e.
#[test]
fn amb_2_1e_a_german_who_falls_brings_what_his_card_says_and_the_deed_is_remembered() {
    // Card 42 (Q): 1 point if killed or incapacitated; card 31 (L): none.
    for (letter, points, card) in [('Q', 1, 42), ('L', 0, 31)] {
        let mut game = range(&["C A6 ar=1", &format!("{letter} C6")]);
        play(&mut game, &format!("act C; fire rifle aimed {letter}"), &[9, 9, 0, 9, 9, 9]);
        assert_eq!(health(&game, letter), Health::Killed);
        assert_eq!(game.points(), points);
        let deed = format!("deeds: [(ManId(2), KilledByFire, {card})]");
        assert!(format!("{game:?}").contains(&deed));
    }
}

/// Rules: amb:16.2e.
#[test]
fn amb_16_2e_wounds_and_incapacitations_are_remembered_too() {
    for (die, deed) in [(4, "WoundedByFire"), (7, "IncapacitatedByFire")] {
        let mut game = range(&["C A6 ar=1", "L C6"]);
        play(&mut game, "act C; fire rifle aimed L", &[9, 9, 0, die, 9, 9]);
        assert!(format!("{game:?}").contains(&format!("deeds: [(ManId(2), {deed}, 31)]")));
    }
}

/// Rules: amb:13.6a, amb:13.6b, amb:13.6c, amb:9.2d.
#[test]
fn ex_115_falling_dice_go_from_man_to_man() {
    let lines = ["B A6 ar=1", "L C6", "M C6", "N C6 crouching", "P C6 prone"];
    let mut game = range(&lines);
    // 6 incapacitates L; 4 is lower and wounds M, the only other who stands; 4 again ends it.
    play(&mut game, "act B; fire automatic-rifle aimed L", &[9, 9, 0, 6, 4, 4, 9, 9]);
    let all = ['L', 'M', 'N', 'P'].map(|it| health(&game, it));
    assert_eq!(all, [Health::Incapacitated, Health::Wounded, Health::Fit, Health::Fit]);
    let mut game = range(&lines);
    // 0 panics L; nothing is lower.
    play(&mut game, "act B; fire automatic-rifle aimed L", &[9, 9, 0, 0, 9, 9]);
    assert_eq!(ar(&game, 'L'), ArBox::Panic);
    assert_eq!(ar(&game, 'M'), ArBox::Complete);
}

/// Rules: amb:13.6c.
#[test]
fn amb_13_6c_among_equally_exposed_ones_the_die_decides() {
    let mut game = range(&["B A6 ar=1", "L C6 prone", "M C6", "N C6"]);
    // After 9 for L comes 8; M and N stand, the die 7 takes the second.
    play(&mut game, "act B; fire automatic-rifle aimed L", &[9, 9, 0, 9, 8, 7, 8, 9, 9]);
    let all = ['L', 'M', 'N'].map(|it| health(&game, it));
    assert_eq!(all, [Health::Killed, Health::Fit, Health::Killed]);
}

/// Rules: amb:13.6b.
#[test]
fn amb_13_6b_a_burst_ends_when_nobody_is_left() {
    let mut game = range(&["B A6 ar=1", "L C6", "M C6"]);
    play(&mut game, "act B; fire automatic-rifle aimed L", &[9, 9, 0, 9, 5, 9, 9]);
    assert_eq!((health(&game, 'L'), health(&game, 'M')), (Health::Killed, Health::Wounded));
}

/// Rules: amb:13.5b, amb:13.5e, amb:13.5f, amb:13.5g, amb:8.2v, amb:9b.
#[test]
fn ex_141_a_burst_through_a_wooden_wall_may_find_each_behind() {
    // The barn D3 has no opening toward C3.
    let mut game = range(&["B C3 ar=1 ws=-2", "L D3 prone", "M D3"]);
    assert!(!may_fire(&game, "act B", "fire automatic-rifle aimed L"));
    play(&mut game, "act B; aim wall", &[]);
    // Next hex 7, skill -2, wall +4: 8 at most. 7 goes through wood. M stands: hit on 2, wounded
    // by 5. L lies prone: 1 misses.
    play(&mut game, "fire wall automatic-rifle aimed D3-5", &[9, 9, 8, 7, 2, 5, 1, 9, 9]);
    assert_eq!((health(&game, 'L'), health(&game, 'M')), (Health::Fit, Health::Wounded));
}

/// Rules: amb:13.5f, amb:13.5g.
#[test]
fn amb_13_5g_a_single_shot_may_find_the_most_exposed_only() {
    let mut game = range(&["C C3 ar=1", "L D3 prone", "M D3 crouching"]);
    play(&mut game, "act C; aim wall", &[]);
    // Rifle 9 goes through wood; M crouches: 1 hits, 9 kills.
    play(&mut game, "fire wall rifle aimed D3-5", &[9, 9, 0, 9, 1, 9, 9, 9]);
    assert_eq!((health(&game, 'L'), health(&game, 'M')), (Health::Fit, Health::Killed));
}

/// Rules: amb:13.5b, amb:13.5c.
#[test]
fn amb_13_5b_light_penetration_stops_in_stone() {
    // The mill I5 is of stone, blank toward J4.
    let mut game = range(&["B J4 ar=1", "M I5"]);
    play(&mut game, "act B; aim wall", &[]);
    play(&mut game, "fire wall automatic-rifle aimed I5-1", &[9, 9, 0, 8, 9, 9]);
    assert_eq!(health(&game, 'M'), Health::Fit);
}

/// Rules: amb:9b, amb:13.5e, amb:13.5h.
#[test]
fn amb_13_5e_a_wall_is_fired_at_from_where_it_looks_and_for_somebody_behind() {
    let game = range(&["C C3 ar=1", "M D3"]);
    let why = |fire: &str| refusal(&game, "act C; aim wall", fire).1;
    assert_eq!(why("fire wall rifle aimed D3-3"), "that wall looks another way");
    assert_eq!(why("fire wall rifle aimed I5-1"), "that wall looks another way");
    // From H4 both rooms of the mill are in view; only I5 holds somebody.
    let mill = range(&["C H4 ar=1", "M I5"]);
    assert!(may_fire(&mill, "act C; aim wall", "fire wall rifle aimed I5-5"));
    let why = refusal(&mill, "act C; aim wall", "fire wall rifle aimed I4-4");
    assert_eq!(why, ("amb:9b".to_owned(), "nobody is behind that wall"));
}

/// Rules: amb:13.5h, amb:13.5i, amb:9.8f.
#[test]
fn ex_141_a_bazooka_destroys_a_wall_and_the_second_brings_the_house_down() {
    let mut game = range(&["G C3 ar=1 weapons=loaded", "L D3 prone", "M D3", "N D4 ar=complete"]);
    play(&mut game, "act G; aim wall", &[]);
    // Light is enough; both are hit as by a rifle: 4 wounds L, 1 panics M.
    play(&mut game, "fire wall bazooka aimed D3-5", &[9, 9, 0, 0, 4, 1]);
    assert_eq!((health(&game, 'L'), ar(&game, 'M')), (Health::Wounded, ArBox::Panic));
    assert_eq!(terrain(&game, "D3"), Terrain::WoodenBuilding);
    let mut game = range(&[
        "marks = [{ mark = \"breach\", hex = \"D3\", side = \"D2\" }]",
        "G C3 ar=1 weapons=loaded",
        "L D3 prone",
        "M D3",
    ]);
    play(&mut game, "act G; aim wall", &[]);
    play(&mut game, "fire wall bazooka aimed D3-5", &[9, 9, 0, 0, 1, 1]);
    assert_eq!((health(&game, 'L'), health(&game, 'M')), (Health::Killed, Health::Killed));
    assert_eq!(terrain(&game, "D3"), Terrain::Rubble);
}

/// Rules: amb:13.1c, amb:13.2e.
#[test]
fn amb_13_2e_nobody_gives_a_turn_to_the_wounded_and_the_panicked_give_none() {
    let game = range(&["A A6 ar=1", "C A6 marks=wounded", "D A6 ar=complete", "L M11"]);
    assert!(may_fire(&game, "act A", "give turn D"));
    assert!(!may_fire(&game, "act A", "give turn C"));
    let panicked = range(&["A A6 ar=panic", "D A6 ar=1", "L M11"]);
    assert!(!panicked.offers("act A"));
}

/// Rules: amb:13.1d, amb:13.2c.
#[test]
fn amb_13_2c_the_wounded_assault_at_minus_two_and_neither_they_nor_the_panicked_defend() {
    let assault = |us: &str, german: &str| {
        let mut game =
            range(&[&format!("C C6 ar=1 ws=0 {us}"), "D A1 ar=1", &format!("L C6 ws=2 {german}")]);
        play(&mut game, "act C", &[]);
        chance(&play(&mut game, "assault L kill", &[9]))
    };
    assert!(assault("standing", "standing").contains("total: 5"));
    assert!(assault("marks=wounded", "standing").contains("total: 3"));
    assert!(assault("standing", "ar=panic").contains("total: 7"));
    assert!(assault("standing", "marks=wounded").contains("total: 7"));
}

/// Rules: amb:13.2f.
#[test]
fn amb_13_2f_the_wounded_throw_at_minus_two() {
    let throw = |us: &str| {
        let mut game = range(&[&format!("C A6 ar=1 ws=0 {us}"), "D A1 ar=1", "L M11"]);
        play(&mut game, "act C; aim grenade", &[]);
        // It lands in C6, where nobody is, and goes off or not.
        chance(&play(&mut game, "throw grenade C6", &[0, 9, 9]))
    };
    assert!(throw("standing").contains("total: 6"));
    assert!(throw("marks=wounded").contains("total: 4"));
}

/// Rules: amb:13.2i.
#[test]
fn amb_13_2i_the_wounded_have_no_free_change_of_stance() {
    let after_shot = |us: &str| {
        let mut game = range(&[&format!("C A6 ar=1 {us}"), "D A1 ar=1", "L C6"]);
        play(&mut game, "act C; fire rifle aimed L", &[9, 9, 9, 9, 9]);
        game.offers("change prone")
    };
    assert!(after_shot("standing"));
    assert!(!after_shot("standing marks=wounded"));
}

/// Rules: amb:13.3c.
#[test]
fn amb_13_3c_a_casualty_who_is_dragged_dies_on_a_zero() {
    for (die, to) in [(0, Health::Killed), (1, Health::Incapacitated)] {
        let men = ["C A6 ar=1", "H A1 ar=1", "D A6 prone marks=incapacitated", "L M11"];
        let mut game = range(&men);
        play(&mut game, "act C; drag D B6", &[die]);
        assert_eq!(health(&game, 'D'), to);
    }
}
