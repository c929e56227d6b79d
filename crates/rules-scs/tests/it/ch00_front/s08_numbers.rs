//! [SCS 0.8–0.9] Modifiers and rounding.

use rules_scs::series::numbers::Ratio;

use crate::drawn::draw;

/// Rules: scs:0.8A, scs:0.8B.
#[test]
fn scs_0_8_modifiers_of_terrain_and_supply_multiply() {
    let text = "map 12x10\nblue A 05.05 7-4-5 marks=out-of-supply\nred X 06.05 2-1-5
                stream 05.05/06.05\nturn 1 of 3 blue combat";
    let told = draw(text).play_with("attack 06.05; add A; announce; roll", &[2, 2]);
    assert!(told.contains(&"odds 7/4 to 1 = 2:1, shift 0, column 2:1".into()), "{told:?}");
    // A half for supply, a quarter for the bridge, and the woods double the defender.
    let bridge =
        text.replace("stream 05.05/06.05", "river 05.05/06.05\nbridge 05.05 06.05\nwoods 06.05");
    let told = draw(&bridge).play_with("attack 06.05; add A; announce; roll", &[2, 2]);
    assert!(told.contains(&"odds 7/8 to 2 = 1:2, shift 0, column 1:2".into()), "{told:?}");
}

/// Rules: scs:0.8B, scs:0.9A, scs:0.9B.
#[test]
fn scs_0_9_only_the_quotient_of_the_totals_is_rounded() {
    // Three of 3 across a stream are 4 1/2: not three times 2, and not 4 or 5 either.
    let text = "map 12x10\nblue A 05.05 3-4-5\nblue B 05.05 3-4-5\nblue C 05.05 3-4-5
                red X 06.05 2-3-5\nstream 05.05/06.05\nturn 1 of 3 blue combat";
    let attack = "attack 06.05; add A; add B; add C; announce; roll";
    for (defense, odds) in [("2-3-5", "9/2 to 3 = 2:1"), ("2-4-5", "9/2 to 4 = 1:1")] {
        let told = draw(&text.replace("2-3-5", defense)).play_with(attack, &[2, 2]);
        assert!(told.iter().any(|it| it.starts_with(&format!("odds {odds}"))), "{told:?}");
    }
}

/// Rules: scs:0.9A.
#[test]
fn scs_0_9_halves_round_up_also_against_the_attacker() {
    for (attack, defense, odds) in [(5, 2, "3:1"), (9, 4, "2:1"), (2, 5, "1:3"), (3, 4, "1:1")] {
        let mut drawn = draw(&format!(
            "map 12x10\nblue A 05.05 {attack}-4-5\nred X 06.05 2-{defense}-5
             turn 1 of 3 blue combat"
        ));
        let told = drawn.play_with("attack 06.05; add A; announce; roll", &[2, 2]);
        let expected = format!("odds {attack} to {defense} = {odds}");
        assert!(told.iter().any(|it| it.starts_with(&expected)), "{told:?}");
    }
}

/// Rules: scs:0.8B.
#[test]
fn scs_0_8_ratios_are_exact_and_in_lowest_terms() {
    assert_eq!(Ratio::new(6, 8), Ratio::new(3, 4));
    assert_eq!(Ratio::new(0, 7), Ratio::ZERO);
    assert!(Ratio::new(0, 7).is_zero() && !Ratio::new(1, 7).is_zero());
    assert_eq!(Ratio::new(1, 3) + Ratio::new(1, 6), Ratio::new(1, 2));
    assert_eq!(Ratio::new(2, 3) * Ratio::new(3, 4), Ratio::new(1, 2));
    assert_eq!(Ratio::new(1, 2).divided_by(Ratio::new(3, 4)), Ratio::new(2, 3));
    assert!(Ratio::new(1, 2).at_least(Ratio::new(2, 4)));
    assert!(Ratio::new(2, 3).at_least(Ratio::new(3, 5)));
    assert!(!Ratio::new(3, 5).at_least(Ratio::new(2, 3)));
    assert_eq!((Ratio::ONE.to_string(), Ratio::new(9, 2).to_string()), ("1".into(), "9/2".into()));
}
