//! [AMB MPe, MPo–MPt] The landing table, each soldier by one step from column Y to column X.

use rules_ambush::state::{Health, Place, Sortie};
use rules_ambush::terms::{Ammo, Stance};
use testkit::Drive;

use crate::dropping::{aloft, over_x};
use crate::men::{asked, count, hex, man, told};
use crate::range::play;

/// What becomes of somebody who drifts by an odd die and lands with these dice.
#[track_caller]
fn landed(letter: char, reads: &[u8]) -> (Sortie, Health) {
    let mut game = over_x(&[]);
    play(&mut game, &format!("drift {letter}"), &[&[1], reads].concat());
    let health = man(&game, letter).health;
    (game, health)
}

/// A drop with some hexes of another terrain.
#[track_caller]
fn over(terrain: &str, hexes: &str) -> Sortie {
    let counters = format!(
        "drop = \"Y6..Y15\"\ncounters = [{{ terrain = \"{terrain}\", hexes = \"{hexes}\" }}]"
    );
    over_x(&[("drop = \"Y6..Y15\"", &counters)])
}

/// Rules: amb:MPe.
#[test]
fn amb_mpe_who_lands_lies_in_his_parachute() {
    for die in [0, 8, 9] {
        let (game, _) = landed('C', &[die]);
        assert_eq!((man(&game, 'C').stance, man(&game, 'C').parachute), (Stance::Prone, 2));
    }
}

/// Rules: amb:MPq.
#[test]
fn amb_mpq_in_the_open_and_on_a_road_only_a_nine_wounds() {
    for letter in ['C', 'B'] {
        assert_eq!(landed(letter, &[0]).1, Health::Fit);
        assert_eq!(landed(letter, &[8]).1, Health::Fit);
        assert_eq!(landed(letter, &[9]).1, Health::Wounded);
    }
}

/// Rules: amb:MPq. Ruling K98: a bridge is a road, a crater is open ground.
#[test]
fn k98_a_bridge_is_a_road_and_a_crater_is_open() {
    for terrain in ["bridge", "crater"] {
        for (die, health) in [(8, Health::Fit), (9, Health::Wounded)] {
            let mut game = over(terrain, "X8");
            play(&mut game, "drift C", &[1, die]);
            assert_eq!(man(&game, 'C').health, health, "{terrain} {die}");
        }
    }
}

/// Rules: amb:MPr.
#[test]
fn amb_mpr_in_cover_and_brush_a_nine_is_rolled_again() {
    for terrain in ["cover", "brush"] {
        let after = |reads: &[u8]| {
            let mut game = over(terrain, "X8");
            play(&mut game, "drift C", &[&[1], reads].concat());
            assert_eq!(hex(&game, 'C').as_deref(), Some("X8"));
            man(&game, 'C').health
        };
        assert_eq!(after(&[8]), Health::Fit);
        assert_eq!((after(&[9, 0]), after(&[9, 4])), (Health::Wounded, Health::Wounded));
        assert_eq!(after(&[9, 5]), Health::Incapacitated);
        assert_eq!(after(&[9, 9]), Health::Incapacitated);
    }
}

/// Rules: amb:MPs.
#[test]
fn amb_mps_rough_ground_and_woods_break_bones() {
    for letter in ['E', 'H'] {
        assert_eq!(landed(letter, &[4]).1, Health::Fit);
        for (first, again, health) in [
            (5, 0, Health::Fit),
            (8, 5, Health::Fit),
            (5, 6, Health::Wounded),
            (8, 9, Health::Wounded),
        ] {
            let (game, after) = landed(letter, &[first, again]);
            assert_eq!(after, health, "{letter} {first} {again}");
            assert_eq!(asked(&game), "drift", "he lies where he came down");
        }
    }
}

/// Rules: amb:MPs.
#[test]
fn amb_mps_who_falls_through_the_trees_wounded_chooses_an_open_hex_beside() {
    // X10 has X9 (open) to the north; W10 brush, W11, X11 and Y11 woods, Y10 woods: one open hex,
    // and nothing to choose.
    let (game, health) = landed('E', &[9, 4]);
    assert_eq!((health, hex(&game, 'E').as_deref()), (Health::Wounded, Some("X9")));
    // X13 has X12 and X14 to the north and south, W13 and W14 to the west, Y13 and Y14 to the east:
    // open, open, open, cover, rough, brush.
    let (mut game, health) = landed('H', &[9, 0]);
    assert_eq!((asked(&game), health), ("land", Health::Fit));
    for number in ["X12", "X14", "W13"] {
        assert!(game.offers(&format!("land {number}")), "{number}");
    }
    for number in ["X13", "W14", "Y14", "X11"] {
        assert_eq!(game.refused(&format!("land {number}")).rule.0, "amb:MPt", "{number}");
    }
    assert_eq!(game.refused("drift A").rule.0, "amb:MPt", "he comes down first");
    game.play("land W13", &[]);
    assert_eq!(hex(&game, 'H').as_deref(), Some("W13"));
    assert_eq!((man(&game, 'H').health, man(&game, 'H').parachute), (Health::Wounded, 2));
}

/// Rules: amb:MPs.
#[test]
fn amb_mps_the_dice_choose_for_who_is_out_of_the_fight() {
    // Three open hexes, in the order of the map X12, W13, X14: 0 to 2, 3 to 5, 6 to 8.
    for (die, lands) in [(0, "X12"), (3, "W13"), (8, "X14")] {
        let (game, health) = landed('H', &[9, 5, die]);
        assert_eq!(health, Health::Incapacitated);
        assert_eq!(hex(&game, 'H').as_deref(), Some(lands), "{die}");
    }
}

/// Rules: amb:MPt.
#[test]
fn ex_154_who_misses_a_building_drifts_on() {
    // X9 is a building here; from there the die carries him to W9 or W10.
    let mut game = over("stone-building", "X9");
    let events = play(&mut game, "drift D", &[1, 2, 4, 0]);
    assert_eq!((count(&events, "Drifted"), count(&events, "Landed")), (2, 2));
    assert!(told(&events, "Landed Missed"));
    assert_eq!((hex(&game, 'D').as_deref(), man(&game, 'D').health), (Some("W9"), Health::Fit));
}

/// Rules: amb:MPt, amb:MPe.
#[test]
fn ex_154_six_then_seven_on_a_building_is_a_wound() {
    // X9 has X8 and W9 open beside it; X10, Y9, Y10 and W10 are not.
    let mut game = over("stone-building", "X9");
    play(&mut game, "drift D", &[1, 6, 7]);
    assert_eq!(asked(&game), "land");
    assert_eq!(game.refused("land W10").rule.0, "amb:MPt");
    assert!(game.offers("land X8"));
    game.play("land W9", &[]);
    let him = man(&game, 'D');
    assert_eq!((him.health, him.stance, him.parachute), (Health::Wounded, Stance::Prone, 2));
}

/// Rules: amb:MPt. Ruling K98: rubble is a building.
#[test]
fn amb_mpt_the_higher_the_die_the_harder_the_roof() {
    for terrain in ["stone-building", "wooden-building", "rubble"] {
        let after = |reads: &[u8]| {
            let mut game = over(terrain, "X9");
            play(&mut game, "drift D", &[&[1], reads].concat());
            if asked(&game) == "land" {
                game.play("land X8", &[]);
            }
            man(&game, 'D').health
        };
        assert_eq!((after(&[4, 0]), after(&[7, 4])), (Health::Fit, Health::Fit));
        assert_eq!((after(&[4, 5]), after(&[7, 9])), (Health::Wounded, Health::Wounded));
        assert_eq!(after(&[8, 4]), Health::Wounded);
        // The third die chooses between X8 and W9.
        assert_eq!(after(&[8, 5, 0]), Health::Incapacitated);
        assert_eq!(after(&[9, 4, 9]), Health::Incapacitated);
        assert_eq!(after(&[9, 5, 0]), Health::Killed);
    }
}

/// Rules: amb:MPt.
#[test]
fn amb_mpt_the_hex_is_beside_the_building_as_a_whole() {
    // Y6, always north-west: X5, W5, V4, U4. The goods shed is T3, U4, V3; open beside it are T2,
    // V2, S3, T4, V4 and W4.
    let mut game = aloft("G1..U19", &[]);
    play(&mut game, "drift A", &[0, 0, 0, 0, 4, 0]);
    assert_eq!(hex(&game, 'A').as_deref(), Some("U4"));
    for number in ["T2", "V2", "S3", "T4", "V4", "W4"] {
        assert!(game.offers(&format!("land {number}")), "{number}");
    }
    assert_eq!(game.refused("land U2").rule.0, "amb:MPt");
    game.play("land S3", &[]);
    assert_eq!((hex(&game, 'A').as_deref(), man(&game, 'A').health), (Some("S3"), Health::Fit));
}

/// Rules: amb:MPt. Ruling K78: where no open hex is beside it, the nearest.
#[test]
fn k78_without_an_open_hex_beside_it_the_nearest_is_taken() {
    // With X9 made woods, X10 has none beside it. Of the hexes two away X8, X12, W9, W12, V9, V10,
    // V11 and Y12 are open, and Y9 is rough.
    let mut game = over("woods", "X9");
    play(&mut game, "drift E", &[1, 9, 0]);
    assert_eq!(asked(&game), "land");
    for number in ["X8", "X12", "W9", "W12", "V9", "V10", "V11", "Y12"] {
        assert!(game.offers(&format!("land {number}")), "{number}");
    }
    assert_eq!(game.refused("land Y9").rule.0, "amb:MPt");
    assert_eq!(game.refused("land X7").rule.0, "amb:MPt", "it is farther away");
}

/// Rules: amb:MPp, amb:M4f.
#[test]
fn amb_mpp_a_low_die_clears_the_river() {
    for die in [0, 1] {
        let mut game = over("water", "X8");
        play(&mut game, "drift C", &[1, die]);
        let him = man(&game, 'C');
        assert_eq!(hex(&game, 'C').as_deref(), Some("X7"));
        assert_eq!((him.health, him.stance, him.parachute), (Health::Fit, Stance::Prone, 2));
    }
}

/// Rules: amb:MPp. Ruling K78.
#[test]
fn k78_where_the_north_is_river_too_it_is_the_first_hex_beyond() {
    let mut game = over("water", "X7 X8");
    play(&mut game, "drift C", &[1, 1]);
    assert_eq!((hex(&game, 'C').as_deref(), man(&game, 'C').health), (Some("X6"), Health::Fit));
}

/// Rules: amb:MPp.
#[test]
fn amb_mpp_who_swims_has_nothing_left_but_his_legs() {
    // Beside X8, in the order of the map: X7, W8, Y8, W9, X9, Y9; six hexes, one face each.
    for (die, reach, lands) in [(2, 0, "X7"), (5, 5, "Y9")] {
        let mut game = over("water", "X8");
        assert!(man(&game, 'C').ammo.values().sum::<u8>() > 0);
        play(&mut game, "drift C", &[1, die, reach]);
        let him = man(&game, 'C');
        assert_eq!(hex(&game, 'C').as_deref(), Some(lands), "{die}");
        assert_eq!((him.health, him.stance, him.parachute), (Health::Fit, Stance::Crouching, 0));
        assert_eq!(him.ammo.get(&Ammo::Grenade), None);
        assert!(him.ammo.is_empty());
        let id = crate::men::id(&game, 'C');
        let held = rules_ambush::state::Held::By(id);
        assert!(game.all_gear().all(|it| !game.gear(it).parts.contains(&held)));
    }
}

/// Rules: amb:MPp, amb:M4f.
#[test]
fn amb_mpp_a_high_die_drowns() {
    for die in [6, 9] {
        let mut game = over("water", "X8");
        play(&mut game, "drift C", &[1, die]);
        let him = man(&game, 'C');
        assert_eq!((him.health, him.place), (Health::Killed, Place::Gone));
        assert_eq!(game.points(), -2);
        assert_eq!(asked(&game), "drift");
    }
}

/// Rules: amb:MPp, amb:MPo.
#[test]
fn amb_mpo_the_river_may_take_the_crate() {
    for (die, lost) in [(0, false), (1, false), (2, true), (5, true), (6, true), (9, true)] {
        let mut game = over("water", "X15");
        let events = play(&mut game, "drift crate", &[1, die]);
        assert_eq!(told(&events, "CrateLost"), lost, "{die}");
        assert_eq!(told(&events, "CrateDown"), !lost, "{die}");
        assert!(!game.offers("drift crate"));
    }
}
