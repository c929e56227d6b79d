//! [AMB 9.4, 9.5, 9.7, 9.8] Jams, ammunition, crew weapons, the bazooka, and the Weapons table.

use rules_ambush::charts::{Clearing, Hurt, Penetration};
use rules_ambush::state::{ArBox, Health, Working};
use rules_ambush::terms::{Ammo, Model};
use testkit::Drive;

use super::men::told;
use super::range::{ar, chance, clips, gear, health, may_fire, play, range, refusal, total};
use super::stage;

/// Rules: amb:9.1h, amb:9.1f, amb:9.1g, amb:17.6m, amb:13.5a.
#[test]
fn amb_9_1_the_weapons_table_is_as_laid_down() {
    let charts = &stage::mission_with("corbeau", "", str::to_owned).charts;
    // Jam aimed and snap, own hex and next, bands, damage from P W I K, penetration from L M H,
    // depletion; a dash for what is not there. Typed from the list of missing data.
    let table = "
        pistol           3 3   6 6   3:4 5:2 8:0     0 4 7 9   - - -   25
        carbine          5 5   6 7   4:5 9:3 16:1    0 3 7 9   - - -   20
        rifle            5 5   6 7   5:6 12:4 24:2   0 3 6 8   9 - -   25
        german-rifle     3 3   5 6   5:6 12:4 24:2   0 3 6 8   9 - -   20
        submachine-gun   6 6   7 7   4:6 7:3 12:1    0 3 6 8   - - -   35
        machine-pistol   7 7   7 7   4:6 8:3 13:1    0 3 6 8   - - -   35
        automatic-rifle  6 6   6 7   5:6 12:5 26:2   0 3 6 8   7 - -   40
        lmg              5 14  5 6   6:7 13:5 28:2   0 3 6 8   6 - -   20
        mmg              4 12  5 6   6:7 14:5 30:3   0 2 5 8   5 9 -   20
        hmg              4 12  4 6   7:7 16:6 36:4   0 2 4 7   3 7 -   20
        bazooka          8 -   - 5   5:6 10:4 18:2   0 2 4 7   0 3 7   -
        tank-gun         - -   - 4   8:6 16:5 36:4   0 1 3 6   0 2 5   -
        tank-mg          4 12  - 6   6:7 14:5 30:3   0 2 5 8   5 9 -   -
    ";
    let number = |word: &str| (word != "-").then(|| word.parse::<u8>().expect("a number"));
    let mut seen = 0;
    for line in table.lines().filter(|it| !it.trim().is_empty()) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let debug = |arm: &rules_ambush::charts::Arm| format!("{arm:?}").to_lowercase();
        let name = words[0].replace('-', "");
        let row = charts.weapons.iter().find(|it| debug(it.0) == name).expect("a weapon").1;
        let jams = [row.jam_aimed, row.jam_snap];
        assert_eq!(jams, [number(words[1]), number(words[2])], "{name}");
        let near = [row.same, row.adjacent].map(|it| it.map(i8::unsigned_abs));
        assert_eq!(near, [number(words[3]), number(words[4])], "{name}");
        for (band, word) in row.bands.iter().zip(&words[5..8]) {
            assert_eq!(format!("{}:{}", band.to, band.chance), *word, "{name}");
        }
        let starts = [8, 9, 10, 11].map(|it| number(words[it]).expect("all four exist"));
        let hurts = [Hurt::Panic, Hurt::Wound, Hurt::Incapacitated, Hurt::Killed];
        for (die, said) in (0..10).zip(&row.damage) {
            let place = starts.iter().rposition(|it| *it <= die).expect("panic from 0");
            assert_eq!(*said, hurts[place], "{name} {die}");
        }
        let starts = [12, 13, 14].map(|it| number(words[it]));
        let depths = [Penetration::Light, Penetration::Medium, Penetration::Heavy];
        for (die, said) in (0..10).zip(&row.penetration) {
            let place = starts.iter().rposition(|it| it.is_some_and(|it| it <= die));
            assert_eq!(*said, place.map_or(Penetration::None, |it| depths[it]), "{name} {die}");
        }
        assert_eq!(row.depletion, number(words[15]), "{name}");
        seen += 1;
    }
    assert_eq!(seen, 13);
}

/// Rules: amb:9.3c, amb:13.2g, amb:9.2c, amb:17.7c, amb:13.5e, amb:MKb, amb:17.6b.
#[test]
fn amb_9_3_the_fire_modifiers_are_as_laid_down() {
    let it = stage::mission_with("corbeau", "", str::to_owned).charts.modifiers;
    let said = [it.snap, it.wounded_firer, it.each_further, it.from_car, it.wall, it.bunker];
    assert_eq!(said, [-2, -1, 1, -2, 4, 2]);
    assert_eq!([it.small_vehicle, it.large_vehicle], [1, 3]);
}

/// Rules: amb:9c, amb:9.7a, amb:9.8b.
#[test]
fn amb_9c_a_crew_weapon_is_ready_and_a_bazooka_loaded_before_it_fires() {
    let mmg = |weapons: &str| {
        range(&[&format!("C A6 crouching ar=1 arms=mmg ammo=belt{weapons}"), "L C6"])
    };
    let why = refusal(&mmg(""), "act C", "fire mmg snap L");
    assert_eq!(why, ("amb:9c".to_owned(), "the weapon is not ready"));
    assert!(may_fire(&mmg(" weapons=ready"), "act C", "fire mmg snap L"));
    let bazooka = |weapons: &str| range(&[&format!("G A6 ar=1{weapons}"), "L C6"]);
    let why = refusal(&bazooka(""), "act G", "fire bazooka aimed L");
    assert_eq!(why, ("amb:9.8b".to_owned(), "the bazooka is not loaded"));
    assert!(may_fire(&bazooka(" weapons=loaded"), "act G", "fire bazooka aimed L"));
}

/// Rules: amb:9.1b, amb:9.4a.
#[test]
fn ex_112_a_jam_ends_the_shot_and_takes_the_second() {
    let mut game = range(&["C A6 ar=1", "L C6"]);
    play(&mut game, "act C", &[]);
    let events = play(&mut game, "fire rifle snap L", &[0, 3]);
    assert!(!format!("{events:?}").contains("Fired"));
    assert_eq!(game.gear(gear(&game, Model::Rifle)).working, Working::Jammed);
    assert!(!game.offers("fire rifle snap L"));
    assert_eq!(clips(&game, 'C', Ammo::RifleClip), 3);
}

/// Rules: amb:9.4d, amb:9.5g, amb:14b.
#[test]
fn amb_9_4d_a_captured_weapon_has_one_clip_and_counts_skill_one_lower() {
    let take = |weapons: &str| {
        let dead = format!("L C6 prone marks=killed{weapons}");
        let mut game = range(&["C C6 crouching ar=2 ws=0 arms= ammo=", &dead, "M K6"]);
        play(&mut game, "act C; handle C; take german-rifle L; done; done", &[]);
        game
    };
    let mut game = take("");
    assert_eq!(clips(&game, 'C', Ammo::GermanRifleClip), 1);
    // Medium range 4, standing in the open +1, captured -1.
    play(&mut game, "act C", &[]);
    let events = play(&mut game, "fire german-rifle aimed M", &[9, 9, 9, 9, 9]);
    assert_eq!(total(&events), 4 + 1 - 1);
    // With skill 0 the die 5 would clear; with -1 it does not.
    let mut game = take(" weapons=jammed");
    play(&mut game, "act C; clear german-rifle", &[5]);
    assert!(format!("{game:?}").contains("working: Jammed"));
}

/// Rules: amb:9.4a, amb:9.4b.
#[test]
fn amb_9_4a_a_jammed_or_broken_weapon_does_not_fire() {
    for (word, rule) in [("jammed", "amb:9.4a"), ("broken", "amb:9.4b")] {
        let game = range(&[&format!("C A6 ar=1 weapons={word}"), "L C6"]);
        assert_eq!(refusal(&game, "act C", "fire rifle aimed L").0, rule);
    }
}

/// Rules: amb:9.4b.
#[test]
fn amb_9_4b_clearing_breaks_leaves_or_clears_by_skill() {
    for (die, working) in [(0, Working::Broken), (4, Working::Jammed), (5, Working::Yes)] {
        let mut game = range(&["C A6 ar=1 weapons=jammed", "L C6"]);
        play(&mut game, "act C", &[]);
        play(&mut game, "clear rifle", &[die]);
        assert_eq!(game.gear(gear(&game, Model::Rifle)).working, working, "die {die}");
    }
}

/// Rules: amb:9.4b.
#[test]
fn amb_9_4b_the_jam_clearing_table_is_whole() {
    let charts = &stage::mission_with("corbeau", "", str::to_owned).charts;
    // Broken and jammed up to these dice, by skill from -2 to +2.
    let spans = [(Some(2), 6), (Some(1), 5), (Some(0), 4), (Some(0), 3), (None, 2)];
    for (row, (broken, jammed)) in charts.clearing.iter().zip(spans) {
        for (die, said) in (0..10).zip(row) {
            let expected = match die {
                die if Some(die) <= broken => Clearing::Broken,
                die if die <= jammed => Clearing::Jammed,
                _ => Clearing::Cleared,
            };
            assert_eq!(*said, expected, "die {die}");
        }
    }
}

/// Rules: amb:9.4c, amb:9.8d, amb:9.5b.
#[test]
fn amb_9_4c_a_dud_is_gone_and_jams_nothing() {
    let mut game = range(&["G A6 ar=1 weapons=loaded", "L C6"]);
    play(&mut game, "act G", &[]);
    play(&mut game, "fire bazooka aimed L", &[0, 8]);
    let bazooka = game.gear(gear(&game, Model::Bazooka));
    assert_eq!((bazooka.working, bazooka.loaded), (Working::Yes, false));
}

/// Rules: amb:9.1g, amb:9a.
#[test]
fn ex_113_without_a_clip_there_is_no_second_shot() {
    let mut game = range(&["C A6 ar=1 ammo=rifle-clip", "L C6"]);
    play(&mut game, "act C; fire rifle snap L", &[9, 9, 9, 2, 5]);
    assert_eq!(clips(&game, 'C', Ammo::RifleClip), 0);
    assert!(!game.offers("fire rifle snap L"));
}

/// Rules: amb:9.5c, amb:9.7b.
#[test]
fn amb_9_5c_a_crew_weapon_takes_the_belts_of_either_man() {
    let mut game = range(&[
        "C A6 crouching ar=1 arms=mmg ammo= weapons=ready",
        "D A6 crouching ar=1 ammo=belt,belt",
        "L C6",
    ]);
    play(&mut game, "act C; fire mmg snap L", &[9, 9, 9, 2, 0]);
    assert_eq!(clips(&game, 'D', Ammo::Belt), 1);
}

/// Rules: amb:9.5a, amb:9.5e.
#[test]
fn amb_9_5e_ammunition_goes_from_box_to_box_and_six_boxes_are_all() {
    let mut game = range(&[
        "C A6 ar=1 ammo=rifle-clip,rifle-clip,rifle-clip,rifle-clip,grenade",
        "D A6 ammo=rifle-clip,rifle-clip",
        "L M11",
    ]);
    play(&mut game, "act C; handle C; take ammo rifle-clip D", &[]);
    let both = ['C', 'D'].map(|it| clips(&game, it, Ammo::RifleClip));
    assert_eq!(both, [5, 1]);
    assert_eq!(game.refused("take ammo rifle-clip D").rule.0, "amb:2.5e");
}

/// Rules: amb:9.5c.
#[test]
fn amb_9_5c_a_clip_of_another_weapon_does_not_fit() {
    let game = range(&["C A6 ar=1 ammo=carbine-clip,ar-clip", "L C6"]);
    assert_eq!(refusal(&game, "act C", "fire rifle aimed L").0, "amb:9a");
}

/// Rules: amb:9.5d, amb:9.1g.
#[test]
fn amb_9_5d_another_clip_goes_in_by_itself() {
    let mut game = range(&["C A6 ar=1 ammo=rifle-clip,rifle-clip", "L C6"]);
    play(&mut game, "act C; fire rifle snap L", &[9, 9, 9, 2, 5]);
    assert_eq!(clips(&game, 'C', Ammo::RifleClip), 1);
    play(&mut game, "fire rifle snap L", &[9, 9, 9, 2, 6]);
    assert_eq!(clips(&game, 'C', Ammo::RifleClip), 1);
}

/// Rules: amb:9.5f.
#[test]
fn amb_9_5f_a_german_uses_no_ammunition_until_it_has_run_out() {
    // 802: L crouches and fires with care; jam dice and a miss, no dice for a clip.
    let shot = |weapons: &str, reads: &[u8]| {
        let lines = ["C C6 ar=complete", "D A1 ar=1", &format!("L A6 crouching ar=2{weapons}")];
        let faces = super::range::dice(reads);
        stage::begin_rolling("corbeau", &super::range::start(&lines), &faces).1
    };
    assert!(format!("{:?}", shot("", &[0, 9, 9, 9])).contains("Fired"));
    assert!(!format!("{:?}", shot(" weapons=empty", &[0])).contains("Fired"));
}

/// Rules: amb:9.7f, amb:9.7g, amb:6.7h.
#[test]
fn amb_9_7g_one_man_crouches_and_makes_one_snap_shot() {
    let mmg = "arms=mmg ammo=belt weapons=ready";
    let standing = range(&[&format!("C A6 standing ar=1 {mmg}"), "L C6"]);
    let why = refusal(&standing, "act C", "fire mmg snap L");
    assert_eq!(why, ("amb:9.7f".to_owned(), "a crew weapon is fired crouching"));
    let mut alone = range(&[&format!("C A6 crouching ar=2 {mmg}"), "D A6 ar=complete", "L C6"]);
    assert!(!may_fire(&alone, "act C", "fire mmg aimed L"));
    play(&mut alone, "act C; fire mmg snap L", &[9, 9, 9, 9, 9]);
    assert!(!alone.offers("fire mmg snap L"));
    play(&mut alone, "done", &[]);
    assert_eq!(ar(&alone, 'C'), ArBox::One);
}

/// Rules: amb:9.7h.
#[test]
fn amb_9_7h_a_third_man_does_not_fire_it_in_the_same_round() {
    let mut game = range(&[
        "C A6 crouching ar=1 arms=mmg ammo=belt,belt,belt weapons=ready",
        "D A6 crouching ar=1",
        "E A6 crouching ar=1",
        "L C6",
    ]);
    for letter in ['C', 'D'] {
        play(&mut game, &format!("act {letter}; fire mmg snap L; done"), &[9, 9, 9, 9, 9]);
    }
    assert_eq!(refusal(&game, "act E", "fire mmg snap L").0, "amb:9.7h");
}

/// Rules: amb:9.7i, amb:6.7g.
#[test]
fn amb_9_7i_both_crouch_and_both_have_a_turn() {
    let with = |other: &str| {
        range(&["C A6 crouching ar=1 arms=mmg ammo=belt weapons=ready", other, "L C6"])
    };
    assert!(may_fire(&with("D A6 crouching ar=1"), "act C", "joint mmg D gunner L"));
    for other in ["D A6 standing ar=1", "D A6 crouching ar=complete", "D B5 crouching ar=1"] {
        assert!(!may_fire(&with(other), "act C", "joint mmg D gunner L"), "{other}");
    }
}

/// Rules: amb:9.7c, amb:9.7d, amb:9.7e, amb:9.7b.
#[test]
fn amb_9_7d_a_crew_weapon_is_set_up_with_both_carriers_in_one_hex() {
    let at = |other: &str| {
        range(&["C A6 crouching ar=1 arms=mmg ammo=belt", &format!("D {other} arms=mmg"), "L C6"])
    };
    assert!(!may_fire(&at("B5"), "act C", "set up mmg"));
    let mut game = at("A6");
    play(&mut game, "act C; set up mmg", &[]);
    assert!(game.gear(gear(&game, Model::Mmg)).ready);
    // Who walks off with his part takes it down.
    let mut game = range(&["C A6 standing ar=1 arms=mmg weapons=ready", "D A6 arms=mmg", "L M11"]);
    play(&mut game, "act C; go B6", &[]);
    assert!(!game.gear(gear(&game, Model::Mmg)).ready);
}

/// Rules: amb:9.7i, amb:9.7j, amb:9.7k, amb:6.7g.
#[test]
fn ex_35_two_fire_together_with_the_gunners_skill_and_one_alone_with_his_own() {
    let mut game = range(&[
        "C A6 crouching ar=2 ws=-1 arms=mmg ammo=belt,belt weapons=ready",
        "D A6 crouching ar=1 ws=2",
        "L I6",
    ]);
    play(&mut game, "act C", &[]);
    // Medium range 5, standing in the open +1, D's skill +2.
    let events = play(&mut game, "joint mmg D loader L", &[9, 9, 9, 9, 9]);
    assert_eq!(total(&events), 5 + 1 + 2);
    play(&mut game, "done", &[]);
    assert_eq!((ar(&game, 'C'), ar(&game, 'D')), (ArBox::One, ArBox::Complete));
    play(&mut game, "act C", &[]);
    assert!(!game.offers("fire mmg aimed L"));
    let events = play(&mut game, "fire mmg snap L", &[9, 9, 9, 9, 9]);
    assert_eq!(total(&events), 5 + 1 - 1 - 2);
}

/// Rules: amb:9.8a.
#[test]
fn amb_9_8a_a_bazooka_is_never_fired_by_instinct() {
    let game = range(&["G A6 ar=1 weapons=loaded", "L C6"]);
    let why = refusal(&game, "act G", "fire bazooka snap L");
    assert_eq!(why, ("amb:9.8a".to_owned(), "a bazooka is never fired by instinct"));
}

/// Rules: amb:9.8b, amb:9.8c, amb:9.8d, amb:9.5b.
#[test]
fn amb_9_8c_a_helper_loads_and_the_bazooka_fires_in_the_same_round() {
    let mut game = range(&["F A6 ar=1", "G A6 ar=1", "L C6"]);
    play(&mut game, "act F; load; done", &[]);
    assert!(game.gear(gear(&game, Model::Bazooka)).loaded);
    let rounds = |game: &rules_ambush::state::Sortie| {
        clips(game, 'F', Ammo::BazookaRound) + clips(game, 'G', Ammo::BazookaRound)
    };
    play(&mut game, "act G; fire bazooka aimed L", &[9, 9, 9]);
    assert_eq!(rounds(&game), 2);
    assert!(!game.gear(gear(&game, Model::Bazooka)).loaded);
}

/// Rules: amb:9.8e.
#[test]
fn amb_9_8e_everybody_else_in_the_hex_rolls_for_a_grenade_inside() {
    let mut game = range(&[
        "G A6 ar=1 weapons=loaded",
        "L C6",
        "M C6",
        "N C6 prone",
        "P C6 prone marks=incapacitated",
        "Q D5",
    ]);
    // Hit; bazooka 7 kills L; grenade inside: M 5 incapacitated, N prone 2 panic, P 3 killed.
    play(&mut game, "act G; fire bazooka aimed L", &[9, 9, 0, 7, 5, 2, 3]);
    assert_eq!(health(&game, 'L'), Health::Killed);
    assert_eq!(health(&game, 'M'), Health::Incapacitated);
    assert_eq!((health(&game, 'N'), ar(&game, 'N')), (Health::Fit, ArBox::Panic));
    assert_eq!(health(&game, 'P'), Health::Killed);
    assert_eq!(health(&game, 'Q'), Health::Fit);
}

/// Rules: amb:9.8g.
#[test]
fn amb_9_8g_a_miss_does_nothing_to_anybody() {
    let mut game = range(&["G A6 ar=1 weapons=loaded", "L C6", "M C6"]);
    play(&mut game, "act G; fire bazooka aimed L", &[9, 9, 9]);
    assert_eq!((health(&game, 'L'), health(&game, 'M')), (Health::Fit, Health::Fit));
}

/// Rules: amb:9.7i, amb:6.7g, amb:17.6a, amb:MKb.
#[test]
fn amb_9_7i_two_fire_together_at_vehicles_and_bunkers_too() {
    let car = super::wheels::wheels("kubelwagen E6 F5");
    let bunker = "marks = [{ mark = \"bunker\", hex = \"E8\", side = \"F8\" }]\n\
        counters = [{ terrain = \"bunker\", hexes = \"E8\" }]";
    let men = [
        "condition = 2",
        bunker,
        &car,
        "B A6 crouching ar=1 ws=0 arms=mmg weapons=ready ammo=belt",
        "D A6 crouching ar=1 ws=2 arms=mmg",
        "W aboard=[0,0]",
        "L E8",
    ];
    let mut game = range(&men);
    play(&mut game, "act B", &[]);
    assert_eq!(game.refused("fire vehicle mmg aimed kubelwagen rear").rule.0, "amb:6.7g");
    assert!(game.offers("joint bunker mmg D gunner E8"), "{:?}", game.offered());
    assert!(game.offers("joint vehicle mmg D gunner kubelwagen rear"));
    // Jam 99, a miss, no belt used up; D aims.
    let events = play(&mut game, "joint vehicle mmg D loader kubelwagen rear", &[9, 9, 9, 9, 9]);
    assert!(told(&events, "Served") && told(&events, "mode: Aimed"), "{events:?}");
    assert!(chance(&events).contains("(\"amb:9.1d\", 2)"), "{}", chance(&events));
    assert_eq!(ar(&game, 'D'), ArBox::Complete, "both have spent a turn");
}

/// Rules: amb:9.7d, amb:5.3j.
#[test]
fn amb_9_7d_operations_make_a_crew_weapon_ready_by_themselves() {
    // A and B bear the gun, in one hex or in two; a German comes into play.
    let ready = |second: &str| {
        let start = format!(
            r#"us = [
                {{ who = "A", hex = "C7", arms = ["mmg"] }},
                {{ who = "B", hex = "{second}", arms = ["mmg"] }},
            ]"#
        );
        let mut game = super::stage::begin(&start);
        // The activation succeeds by a nought; nines then make everybody miss and notice nothing.
        game.play_with("with A; go D6", &mut crate::dropping::Always(vec![0], 9));
        assert_eq!(crate::men::asked(&game), "watch", "a Round has been played");
        game.gear(gear(&game, Model::Mmg)).ready
    };
    assert!(ready("D6") && !ready("B5"));
}
