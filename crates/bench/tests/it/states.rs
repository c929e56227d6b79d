//! The size of a game's state, and what copying it allocates.

use bench::battles::{
    battle, bytes_of as bytes_of_battle, host as host_of_regiments, library as battles,
};
use bench::campaigns::{bytes_of as bytes_of_campaign, library as campaigns, war as campaign};
use bench::fights::{bytes_of as bytes_of_fight, firefight, host, library as fights};
use bench::sorties::{library as sorties, sortie};
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
}

/// Gate S1: no unit takes more than sixteen bytes.
#[test]
fn a_unit_takes_at_most_sixteen_bytes() {
    let game = war(&library(), "mill-bridge");
    assert!(size_of_val(&game.core().units[0]) <= 16);
}

/// Gate S2: the most allocations of a copy. A game is a few lists, however many units it has.
const ALLOCATIONS_MAX: u64 = 64;

/// Copies a game and asserts what that allocates.
fn assert_copied_cheaply<G: Game>(game: &G) {
    let mut copy = None;
    let counted = allocation_counter::measure(|| copy = Some(game.clone()));
    assert!(counted.count_total <= ALLOCATIONS_MAX, "{} allocations", counted.count_total);
    assert_eq!(copy.as_ref(), Some(game));
}

/// Gate S2: a copy takes a few allocations, not some for each unit.
#[test]
fn copying_a_war_allocates_little() {
    for start in [skirmish(200), war(&library(), "gothic-line")] {
        assert_copied_cheaply(&mid_game(&start));
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

/// Gate S2, Conflict of Heroes: the same, whether an action is going on or not.
#[test]
fn copying_a_firefight_allocates_little() {
    assert_copied_cheaply(&host(200));
    let start = firefight(&fights(), "first-contact");
    play(&start, 1, |game, _, _| assert_copied_cheaply(game));
}

/// Gate S1, Prussia's Glory: everything needed to resume, at every moment of a battle.
#[test]
fn the_situation_of_a_battle_is_small() {
    for name in ["rossbach", "torgau"] {
        let start = battle(&battles(), name);
        let units = start.core().units.len();
        play(&start, 1, |game, _, _| {
            let bytes = bytes_of_battle(game);
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
    let bytes = bytes_of_battle(&game);
    assert!(bytes <= 4096, "{bytes} bytes");
}

/// Gate S2, Prussia's Glory: the same, at every moment of a battle.
#[test]
fn copying_a_battle_allocates_little() {
    assert_copied_cheaply(&host_of_regiments(200));
    let start = battle(&battles(), "rossbach");
    play(&start, 1, |game, _, _| assert_copied_cheaply(game));
}

/// Gate S2, Ambush!: the same, at every moment of a mission.
#[test]
fn copying_a_mission_allocates_little() {
    for name in ["saint-michaux", "sambre"] {
        let start = sortie(&sorties(), name);
        play(&start, 1, |game, _, _| assert_copied_cheaply(game));
    }
}

/// Gate S1, Next War: Korea: everything needed to resume, at every moment of the largest
/// scenario.
#[test]
fn the_situation_of_a_whole_peninsula_is_small() {
    let start = campaign(&campaigns(), "all-in");
    play(&start, 1, |game, _, _| {
        let bytes = bytes_of_campaign(game);
        assert!(bytes <= 24 * 1024, "{bytes} bytes");
    });
}

/// Gate S2, Next War: Korea: the same, halfway through the largest scenario.
#[test]
fn copying_a_campaign_allocates_little() {
    assert_copied_cheaply(&mid_game(&campaign(&campaigns(), "all-in")));
}
