//! The size of a game's state, and what copying it allocates.

use bench::battles::{battle, host as host_of_regiments, library as battles};
use bench::fights::{bytes_of as bytes_of_fight, firefight, host, library as fights};
use bench::wars::{bytes_of_core, library, skirmish, war};
use bench::{mid_game, play};
use kernel::Game;

/// Gate S1: everything needed to resume.
#[test]
fn the_situation_of_200_units_is_small() {
    let game = mid_game(&skirmish(200));
    let units = game.core().units.len();
    assert_eq!(units, 200);
    let bytes = bytes_of_core(&game);
    assert!(bytes <= 4096, "{bytes} bytes");
    assert!(bytes <= 16 * units + 1024, "{bytes} bytes");
    let mut saved = Vec::new();
    game.digest(&mut saved);
    assert!(saved.len() <= 4096, "{} bytes saved", saved.len());
}

/// Gate S1: no unit takes more than sixteen bytes.
#[test]
fn a_unit_takes_at_most_sixteen_bytes() {
    let game = war(&library(), "mill-bridge");
    assert!(size_of_val(&game.core().units[0]) <= 16);
}

/// Gate S2: search copies into memory that is there already.
#[test]
fn copying_into_another_game_allocates_nothing() {
    for start in [skirmish(200), war(&library(), "gothic-line")] {
        let game = mid_game(&start);
        let mut copy = game.clone();
        let counted = allocation_counter::measure(|| copy.clone_from(&game));
        assert_eq!(counted.count_total, 0);
        assert_eq!(copy, game);
    }
}

/// Gate S1, Conflict of Heroes: everything needed to resume, at every moment of a game.
#[test]
fn the_situation_of_a_firefight_is_small() {
    for start in [firefight(&fights(), "first-contact"), firefight(&fights(), "prokhorovka")] {
        let units = start.core().units.len();
        play(&start, 1, |game, _, _| {
            let bytes = bytes_of_fight(game);
            assert!(bytes <= 16 * units + 1024, "{bytes} bytes of {units} units");
        });
    }
}

/// Gate S1, Conflict of Heroes: as many units as no firefight has.
#[test]
fn the_situation_of_200_squads_is_small() {
    let game = host(200);
    assert_eq!(game.core().units.len(), 200);
    assert!(size_of_val(&game.core().units[0]) <= 16);
    let bytes = bytes_of_fight(&game);
    assert!(bytes <= 4096, "{bytes} bytes");
}

/// Gate S1, Prussia's Glory: everything needed to resume, at every moment of a battle.
#[test]
fn the_situation_of_a_battle_is_small() {
    for name in ["rossbach", "torgau"] {
        let start = battle(&battles(), name);
        let units = start.core().units.len();
        let mut saved = Vec::new();
        play(&start, 1, |game, _, _| {
            saved.clear();
            game.digest(&mut saved);
            let bytes = game.core().bytes().max(saved.len());
            assert!(bytes <= 16 * units + 1024, "{bytes} bytes of {units} units");
        });
    }
}

/// Gate S1, Prussia's Glory: as many units as no battle has.
#[test]
fn the_situation_of_200_regiments_is_small() {
    let game = host_of_regiments(200);
    assert_eq!(game.core().units.len(), 200);
    assert!(size_of_val(&game.core().units[0]) <= 16);
    let mut saved = Vec::new();
    game.digest(&mut saved);
    let bytes = game.core().bytes().max(saved.len());
    assert!(bytes <= 4096, "{bytes} bytes");
}

/// Gate S2, Prussia's Glory: search copies into memory that is there already.
#[test]
fn copying_into_another_battle_allocates_nothing() {
    let start = battle(&battles(), "rossbach");
    let mut situations = Vec::new();
    play(&start, 1, |game, _, _| situations.push(game.clone()));
    let mut copy = start.clone();
    // Through the battle once, until every list has had its longest.
    for it in &situations {
        copy.clone_from(it);
    }
    let mut allocations = 0;
    for game in situations.iter().rev() {
        let counted = allocation_counter::measure(|| copy.clone_from(game));
        allocations += counted.count_total;
        assert_eq!(&copy, game);
    }
    assert_eq!(allocations, 0);
}
