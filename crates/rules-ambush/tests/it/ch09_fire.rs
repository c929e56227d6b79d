//! [AMB 9] Fire combat. Row 6 of the map of Corbeau bridge is a lane without anything in the way.

use kernel::Game;
use rulebook::Forecast;
use rules_ambush::state::{Health, Working};
use rules_ambush::terms::{Ammo, Model, Stance, Terrain};
use testkit::Drive;

use super::range::{
    after_germans, chance, chance_of, clips, gear, health, man, may_fire, play, range, range_on,
    refusal,
};
use super::stage;

/// Rules: amb:9.1a, amb:9.1b, amb:9.1c, amb:9.1d, amb:9.1e, amb:9.1f, amb:9.1g, amb:9.1h,
/// amb:9.3c, amb:9.3d.
#[test]
fn ex_34_a_snap_shot_from_t3_at_p9_wounds_and_uses_a_clip_up() {
    let mut game = range_on("a", &["C T3 crouching ar=1 ws=-1 ammo=rifle-clip,rifle-clip", "Q P9"]);
    play(&mut game, "act C", &[]);
    let events = play(&mut game, "fire rifle snap Q", &[1, 2, 1, 4, 1, 7]);
    assert_eq!(
        chance(&events),
        r#"{ base: 4, items: [("amb:9.1d", -1), ("amb:9.3b", 1), ("amb:9.3c", -2)], total: 2 }"#
    );
    assert_eq!(health(&game, 'Q'), Health::Wounded);
    assert_eq!(clips(&game, 'C', Ammo::RifleClip), 1);
}

/// Rules: amb:9.1b, amb:9.1e, amb:9.1f.
#[test]
fn chances_of_a_shot_are_known_before_it_is_fired() {
    let mut game = range_on("a", &["C T3 crouching ar=1 ws=-1 ammo=rifle-clip,rifle-clip", "Q P9"]);
    play(&mut game, "act C", &[]);
    let shot = game.read_action("fire rifle snap Q").expect("an action");
    let chances = Forecast::chances(&game, &shot).expect("a shot has chances");
    let told: Vec<String> = chances
        .iter()
        .map(|(result, (n, of))| format!("{} {n}/{of}", result.expect("each has a name")))
        .collect();
    // Jam 0 to 5 of 100; 0 to 2 hits; panic 0-2, wound 3-5, incapacitated 6-7, killed 8-9.
    let expected = [
        "jam 3/50",
        "miss 329/500",
        "panic 423/5000",
        "wound 423/5000",
        "incapacitated 141/2500",
        "killed 141/2500",
    ];
    assert_eq!(told, expected);
}

/// Rules: amb:9a.
#[test]
fn amb_9a_who_lies_prone_has_no_clip_or_no_such_weapon_does_not_fire() {
    let refused = |line: &str, shot: &str| refusal(&range(&[line, "L C6"]), "act C", shot);
    let aimed = "fire rifle aimed L";
    assert_eq!(refused("C A6 prone ar=1", aimed).1, "nobody fires lying prone");
    assert_eq!(refused("C A6 ar=1 ammo=", aimed).1, "he has no clip for that weapon");
    assert_eq!(refused("C A6 ar=1", "fire carbine aimed L").1, "he has no such weapon");
    for stance in ["standing", "crouching"] {
        let game = range(&[&format!("C A6 {stance} ar=1"), "L C6"]);
        assert!(may_fire(&game, "act C", aimed), "{stance}");
    }
}

/// Rules: amb:9e.
#[test]
fn ex_118_nobody_fires_into_a_hex_with_an_active_friend_but_himself() {
    let alone = range(&["C C6 ar=1", "L C6"]);
    assert!(may_fire(&alone, "act C", "fire rifle aimed L"));
    let friend = range(&["C C6 ar=1", "D C6", "L C6"]);
    let why = refusal(&friend, "act C", "fire rifle aimed L");
    assert_eq!(why, ("amb:9e".to_owned(), "a friend is in that hex"));
    for mark in ["incapacitated", "killed"] {
        let down = range(&["C A6 ar=1", &format!("D C6 marks={mark}"), "L C6"]);
        assert!(may_fire(&down, "act C", "fire rifle aimed L"), "{mark}");
    }
}

/// Rules: amb:9e.
#[test]
fn ex_119_a_captured_german_shields_his_captors() {
    // L 31 fires by 802 in condition 1; M is a prisoner beside B.
    let turn = |prisoner: &str, reads: &[u8]| {
        let lines = ["C D3 prone ar=1", "B C6 ar=complete", prisoner, "L A6 crouching ar=2"];
        let faces = super::range::dice(reads);
        let (_, events) = stage::begin_rolling("corbeau", &super::range::start(&lines), &faces);
        format!("{events:?}").contains("Fired")
    };
    assert!(turn("M M11 ar=complete", &[0, 9, 9, 9]));
    assert!(!turn("M C6 prone marks=captured", &[0]));
}

/// Rules: amb:2.11c, amb:2.11e, amb:13.3b.
#[test]
fn ex_3_only_active_enemies_are_targets() {
    let game = range(&["A A6 ar=1", "L C6", "M C6 prone marks=incapacitated"]);
    assert!(may_fire(&game, "act A", "fire submachine-gun aimed L"));
    let why = refusal(&game, "act A", "fire submachine-gun aimed M");
    assert_eq!(why, ("amb:2.11c".to_owned(), "only an active enemy is a target"));
    // No +1 for M: base 6 at two hexes, +1 skill, +1 standing in the open.
    assert_eq!(chance_of(&game, "act A; fire submachine-gun aimed L"), 8);
    let far = range(&["A A6 ar=1 ws=0", "L G6", "M G6 prone marks=incapacitated"]);
    assert_eq!(chance_of(&far, "act A; fire submachine-gun aimed L"), 3 + 1);
}

/// Rules: amb:9.1b.
#[test]
fn amb_9_1b_the_number_itself_jams_and_one_more_does_not() {
    for (reads, jams) in [([0, 5], true), ([0, 6], false)] {
        let mut game = range(&["C A6 ar=1", "L C6"]);
        play(&mut game, "act C", &[]);
        let rest: &[u8] = if jams { &[] } else { &[9, 9, 9] };
        play(&mut game, "fire rifle aimed L", &[&reads[..], rest].concat());
        let working = game.gear(gear(&game, Model::Rifle)).working;
        assert_eq!(working == Working::Jammed, jams, "{reads:?}");
    }
}

/// Rules: amb:9.1c.
#[test]
fn amb_9_1c_hexes_are_counted_without_the_firers_own() {
    // Rifle: own hex 6, next hex 7, 2 to 5 hexes 6, 6 to 12 hexes 4.
    let bases = [("C6", 6), ("D5", 7), ("E6", 6), ("H5", 6), ("I6", 4), ("M6", 4)];
    for (hex, base) in bases {
        let mut game = range(&["C C6 ar=1", &format!("L {hex}")]);
        play(&mut game, "act C", &[]);
        let events = play(&mut game, "fire rifle aimed L", &[9, 9, 9, 9, 9]);
        assert!(chance(&events).starts_with(&format!("{{ base: {base},")), "{hex}");
    }
}

/// Rules: amb:9.1c.
#[test]
fn amb_9_1c_beyond_long_range_nothing_is_hit() {
    // A pistol reaches eight hexes.
    let game = |hex: &str| range(&["G A6 ar=1", &format!("L {hex}")]);
    assert_eq!(chance_of(&game("I6"), "act G; fire pistol aimed L"), 0);
    let why = refusal(&game("K6"), "act G", "fire pistol aimed L");
    assert_eq!(why, ("amb:9.1c".to_owned(), "the target is out of range"));
}

/// Rules: amb:9.1e.
#[test]
fn amb_9_1e_a_die_up_to_the_chance_hits() {
    // Rifle at eight hexes: 4, standing in the open +1.
    for (die, hits) in [(0, true), (5, true), (6, false), (9, false)] {
        let mut game = range(&["C A6 ar=1", "L I6"]);
        play(&mut game, "act C", &[]);
        let rest: &[u8] = if hits { &[3, 9, 9] } else { &[9, 9] };
        play(&mut game, "fire rifle aimed L", &[&[9, 9, die], rest].concat());
        assert_eq!(health(&game, 'L') == Health::Wounded, hits, "die {die}");
    }
}

/// Rules: amb:9d.
#[test]
fn amb_9d_a_hit_counts_before_the_second_shot() {
    let mut game = range(&["C A6 ar=1", "L C6", "M C6"]);
    play(&mut game, "act C; fire rifle snap L", &[9, 9, 0, 9, 9, 9]);
    assert_eq!(health(&game, 'L'), Health::Killed);
    assert!(!game.offers("fire rifle snap L"));
    assert!(game.offers("fire rifle snap M"));
}

/// Rules: amb:9.2a.
#[test]
fn amb_9_2a_the_player_takes_whom_he_likes() {
    let game = range(&["C A6 ar=1", "L C6", "M C6 crouching", "N C6 prone"]);
    for letter in ['L', 'M', 'N'] {
        assert!(may_fire(&game, "act C", &format!("fire rifle aimed {letter}")));
    }
}

/// Rules: amb:9.2c, amb:9.2d.
#[test]
fn amb_9_2c_each_further_enemy_adds_one_to_a_burst() {
    // Submachine gun at six hexes 3, prone in the open -2.
    let game = range(&["A A6 ar=1 ws=0", "L G6 prone", "M G6 prone", "N G6 prone", "P F5"]);
    assert_eq!(chance_of(&game, "act A; fire submachine-gun aimed L"), 3 - 2 + 2);
}

/// Rules: amb:9.2c.
#[test]
fn ex_116_snap_fire_is_no_burst() {
    let mut game = range(&["A A6 ar=1 ws=0", "L G6", "M G6"]);
    assert_eq!(chance_of(&game, "act A; fire submachine-gun snap L"), 3 + 1 - 2);
    play(&mut game, "act A; fire submachine-gun snap L", &[9, 9, 0, 5, 9, 9]);
    assert_eq!(health(&game, 'L'), Health::Wounded);
    assert_eq!(health(&game, 'M'), Health::Fit);
}

/// Rules: amb:2.11e, amb:9.2c.
#[test]
fn ex_117_the_incapacitated_do_not_count_for_a_burst() {
    let game = range(&[
        "A A6 ar=1 ws=0",
        "L G6",
        "M G6",
        "N G6 prone marks=incapacitated",
        "P G6 prone marks=incapacitated",
    ]);
    assert_eq!(chance_of(&game, "act A; fire submachine-gun aimed L"), 3 + 1 + 1);
}

/// Rules: amb:9.3a, amb:9.1d.
#[test]
fn ex_114_more_than_eight_is_eight_and_less_than_none_is_none() {
    let game = range(&["A A6 ar=1 ws=2", "L B6", "M B6", "N B6"]);
    assert_eq!(chance_of(&game, "act A; fire submachine-gun aimed L"), 8);
    // Rifle at twelve hexes from behind: 4, prone in rubble -5, snap -2.
    let low = range(&[
        "counters = [{ terrain = \"rubble\", hexes = \"M6\" }]",
        "C A6 ar=1",
        "L M6 prone",
    ]);
    assert_eq!(chance_of(&low, "act C; fire rifle snap L"), 0);
}

/// Rules: amb:9.3b, amb:9.3d.
#[test]
fn amb_9_3b_the_targets_stance_and_terrain_make_the_modifier() {
    // Standing, crouching, prone.
    let open = [1, 0, -2];
    let cover = [0, -1, -3];
    let broken = [-1, -2, -4];
    let walls = [-2, -3, -5];
    let rows = [
        (Terrain::Open, open),
        (Terrain::Road, open),
        (Terrain::Bridge, open),
        (Terrain::Cover, cover),
        (Terrain::Crater, cover),
        (Terrain::Brush, cover),
        (Terrain::Rough, broken),
        (Terrain::Woods, broken),
        (Terrain::WoodenBuilding, walls),
        (Terrain::StoneBuilding, walls),
        (Terrain::Rubble, walls),
        (Terrain::Bunker, walls),
    ];
    let charts = &stage::mission_with("corbeau", "", str::to_owned).charts;
    let stances = [Stance::Standing, Stance::Crouching, Stance::Prone];
    for (terrain, row) in rows {
        assert_eq!(stances.map(|it| charts.fire_modifier(terrain, it)), row, "{terrain:?}");
    }
    // On the map: cover K5, seen from J5; the firer's own stance and ground do not matter.
    for (stance, modifier) in [("standing", 0), ("crouching", -1), ("prone", -3)] {
        for firer in ["J5 standing", "J5 crouching"] {
            let game = range(&[&format!("H {firer} ar=1 ws=0"), &format!("L K5 {stance}")]);
            assert_eq!(chance_of(&game, "act H; fire rifle aimed L"), 7 + modifier);
        }
    }
}

/// Rules: amb:13.2g.
#[test]
fn amb_13_2g_a_wounded_soldier_fires_at_minus_one() {
    let game = range(&["C A6 ar=1 marks=wounded", "D A1 ar=1", "L I6"]);
    assert_eq!(chance_of(&game, "act C; fire rifle aimed L"), 4 + 1 - 1);
}

/// Rules: amb:17.7c, amb:17.7d.
#[test]
fn amb_17_7c_from_a_car_one_fires_at_minus_two_and_the_driver_by_instinct() {
    let game = range(&[
        "vehicles = [{ kind = \"jeep\", hex = \"A6\", facing = \"B5\" }]",
        "C aboard=[0,1] ar=1",
        "D aboard=[0,0] ar=1 ws=0",
        "L I6",
    ]);
    assert_eq!(chance_of(&game, "act C; fire rifle aimed L"), 4 + 1 - 2);
    assert_eq!(chance_of(&game, "act D; fire rifle snap L"), 4 + 1 - 2 - 2);
    assert!(!may_fire(&game, "act D", "fire rifle aimed L"));
}

/// Rules: amb:17.6a, amb:17.6b.
#[test]
fn amb_17_6b_a_vehicle_is_hit_by_its_size_and_nobody_in_it_singly() {
    let game = range(&[
        "[[vehicles]]\nkind = \"kubelwagen\"\nhex = \"I6\"\nfacing = \"J6\"",
        "[[vehicles]]\nkind = \"panzer-iv\"\ncard = 61\nhex = \"K6\"\nfacing = \"L6\"",
        "C A6 ar=1",
        "L aboard=[0,0]",
    ]);
    assert_eq!(chance_of(&game, "act C; fire vehicle rifle aimed kubelwagen rear"), 4 + 1);
    assert_eq!(chance_of(&game, "act C; fire vehicle rifle aimed y rear"), 4 + 3);
    let why = refusal(&game, "act C", "fire rifle aimed L");
    assert_eq!(why, ("amb:17.6a".to_owned(), "whoever is in a vehicle is hit with it"));
}

/// Rules: amb:17.6k.
#[test]
fn ex_44_beside_a_vehicle_one_is_in_cover_unless_the_ground_is_better() {
    let beside = |hex: &str, facing: &str| {
        let car = format!(
            "vehicles = [{{ kind = \"kubelwagen\", hex = \"{hex}\", facing = \"{facing}\" }}]"
        );
        range(&[&car, "C A6 ar=1", &format!("L {hex}")])
    };
    // Rifle at two hexes 6: open ground counts as cover, 0 instead of +1.
    assert_eq!(chance_of(&beside("C6", "D5"), "act C; fire rifle aimed L"), 6);
    // Woods B2 at four hexes stay woods, -1 instead of 0.
    assert_eq!(chance_of(&beside("B2", "B3"), "act C; fire rifle aimed L"), 6 - 1);
}

/// Rules: amb:6.5g, amb:9.1e.
#[test]
fn amb_6_5g_whoever_is_fired_at_is_aware_afterwards_even_if_missed() {
    let lines = ["C C6 ar=unaware", "D A1 ar=1", "L A6 crouching ar=2"];
    let faces = super::range::dice(&[0, 9, 9, 9]);
    let (game, _) = stage::begin_rolling("corbeau", &super::range::start(&lines), &faces);
    assert!(game.man(man(&game, 'C')).is_aware());
}

/// Rules: amb:9.2b.
#[test]
fn amb_9_2b_a_german_takes_the_most_exposed_and_the_die_decides_among_equals() {
    let squad = ["C C6 prone", "D C6 crouching", "E C6", "H D3 prone ar=1"];
    let (game, _) = after_germans(&squad, &["L A6 crouching ar=2"], &[0, 9, 9, 0, 4]);
    assert_eq!(
        ['C', 'D', 'E'].map(|it| health(&game, it) == Health::Wounded),
        [false, false, true]
    );
    let squad = ["C C6 prone", "D C6", "E C6", "H D3 prone ar=1"];
    let (game, _) = after_germans(&squad, &["L A6 crouching ar=2"], &[0, 7, 9, 9, 0, 4]);
    assert_eq!(
        ['C', 'D', 'E'].map(|it| health(&game, it) == Health::Wounded),
        [false, false, true]
    );
}

/// Rules: amb:9.6c.
#[test]
fn amb_9_6c_the_nearest_target_before_the_easier_one() {
    let squad = ["C C6 prone", "D E6", "H D3 prone ar=1"];
    let (_, events) = after_germans(&squad, &["L A6 crouching ar=2"], &[0, 9, 9, 9]);
    assert!(format!("{events:?}").contains("target: Man(ManId(2))"));
}

/// Rules: amb:9.6d.
#[test]
fn amb_9_6d_the_easiest_target_before_the_nearer_one() {
    // 807 in condition 3 fires at the easiest.
    let squad = ["condition = 3", "C C6 prone", "D E6", "H D3 prone ar=1"];
    let (_, events) = after_germans(&squad, &["L A6 crouching ar=2"], &[0, 9, 9, 9]);
    assert!(format!("{events:?}").contains("target: Man(ManId(3))"));
}

/// Rules: amb:9.6a, amb:9.6b.
#[test]
fn amb_9_6a_a_german_fires_the_weapon_with_the_better_chance_with_care() {
    let squad = ["C E6", "H D3 prone ar=1"];
    let german = ["L A6 crouching ar=2 arms=pistol,machine-pistol"];
    let (_, events) = after_germans(&squad, &german, &[0, 9, 9, 9]);
    let said = format!("{events:?}");
    assert!(said.contains("arm: MachinePistol") && said.contains("mode: Aimed"), "{said}");
}

/// Rules: amb:9.1c.
#[test]
fn amb_9_1c_a_scope_makes_long_range_medium() {
    // A6 and M6 are twelve hexes apart, at which a pistol of L's would not reach; the rifle of the
    // sniper R has medium range there in any case, so a machine pistol is given to both.
    let shot = |german: &str| {
        let squad = ["C K6", "H D3 prone ar=1"];
        let line = format!("{german} A6 crouching ar=2 ws=0 arms=machine-pistol");
        let (_, events) = after_germans(&squad, &[&line], &[0, 9, 9, 9]);
        chance(&events)
    };
    assert!(shot("L").starts_with("{ base: 1,"));
    assert!(shot("R").starts_with("{ base: 3,"));
}
