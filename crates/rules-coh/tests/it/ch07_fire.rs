//! Chapter 7: fire, hits, rally.

use rules_coh::Flags;

use crate::stage::{Stage, ground};

/// Rules: coh:7.0a, coh:7.0b, coh:7.0c, coh:7.0d, coh:7.1a, coh:7.1b, coh:7.2a.
///
/// ex-101: infantry with 4 against rifles in the open, front 12: 7 misses, 8 and 11 hit, 12
/// destroys.
#[test]
fn coh_7_0_the_attack_value_is_compared_with_the_defense_value() {
    for (dice, hits, attack) in [([3, 4], 0, 11), ([4, 4], 1, 12), ([5, 6], 1, 15), ([6, 6], 2, 16)]
    {
        let mut stage = ground(&["....", "....", "....", "...."])
            .unit("G", "infantry-43", "A02", 3)
            .unit("S", "rifle-41", "D02", 0)
            .german();
        stage.play("use G", &[]);
        stage.play("fire D02", &[]);
        assert_eq!(stage.ap("german"), 4);
        // One hit draws a marker: the first of the pool is Stunned.
        let rolled = if hits == 1 { vec![dice[0], dice[1], 1] } else { dice.to_vec() };
        let events = stage.play("roll 0", &rolled);
        assert_eq!(Stage::attack(&events), Some((attack, Some(12), hits)), "{dice:?}");
        assert_eq!(stage.asked(), "soviet");
        assert_eq!(stage.marker("S").is_some(), hits == 1);
        assert_eq!(stage.at("S") == "destroyed", hits == 2);
        assert_eq!(stage.points("german"), i16::from(hits == 2));
    }
}

/// Rules: coh:7.5a, coh:7.5b, coh:7.5c, coh:7.5.1a, coh:7.5.1c.
///
/// ex-120: pinned in a stone building with two healthy friends, 4 on the dice: 4 + 1 + 2 = 7.
#[test]
fn coh_7_5_cover_and_healthy_comrades_help_to_rally() {
    for (dice, rallies) in [([2, 2], true), ([1, 2], false)] {
        let mut stage = ground(&["...", ".s.", "...", "..."])
            .unit("A", "infantry-43", "B02", 0)
            .unit("B", "infantry-43", "B02", 0)
            .unit("C", "infantry-43", "B02", 0)
            .unit("S", "rifle-41", "D02", 0)
            .german();
        stage.hit("A", "pinned");
        stage.play("use A", &[]);
        stage.play("rally", &[]);
        assert_eq!(stage.ap("german"), 2);
        stage.play("roll 0", &dice);
        assert_eq!(stage.marker("A").is_none(), rallies);
        assert!(stage.is("A", Flags::JOINED));
    }
}
