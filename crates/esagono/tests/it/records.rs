//! Records: the same seed gives the same bytes, and no changed byte passes.

use esagono::data;
use kernel::dice::SearchDice;
use players::Bot;
use registry::{AnyTable, Registry};

/// Plays a whole game between random bots; greedy ones would be no different, only slower.
fn record(registry: &Registry, scenario: &str, seed: u64) -> String {
    let mut table: AnyTable =
        registry.begin(scenario, &std::collections::BTreeMap::new(), seed).expect("it opens");
    let mut chooser = SearchDice::new(seed);
    while let Some(action) = Bot::Random.choose(&table, 1, chooser.word()) {
        table.play(&[action], None).expect("listed answers are legal");
    }
    table.record()
}

#[test]
fn the_same_seed_gives_byte_equal_records() {
    let registry = data::registry();
    for seed in 0..5 {
        assert_eq!(
            record(&registry, "scs/mill-bridge", seed),
            record(&registry, "scs/mill-bridge", seed)
        );
    }
    assert_ne!(record(&registry, "scs/mill-bridge", 1), record(&registry, "scs/mill-bridge", 2));
}

/// One hash for debug and release builds, and for every machine.
#[test]
fn the_records_of_three_games_never_change_by_themselves() {
    let registry = data::registry();
    let text: String = (1..=3).map(|it| record(&registry, "scs/fig-combat-1", it)).collect();
    let hash = kernel::Fingerprint::of(text.as_bytes()).to_string();
    expect_test::expect!["6d5d1a43b76f4b31cef8e24257e94aaf8693d1cfe38b18b60bd0c24b98ff70bc"]
        .assert_eq(&hash);
}

#[test]
fn a_finished_game_proves_its_dice() {
    let registry = data::registry();
    let mut proved = 0;
    for seed in 0..10 {
        let text = record(&registry, "scs/mill-bridge", seed);
        let proof = registry.verify(&text).expect("it verifies");
        assert!(proof.over);
        assert_eq!((proof.dice.unrevealed, proof.dice.by_hand), (0, 0));
        proved += proof.dice.proved;
    }
    assert!(proved > 0, "nobody ever attacked");
}

#[test]
fn no_changed_byte_in_a_thousand_records_passes() {
    let registry = data::registry();
    let mut dice = SearchDice::new(7);
    let originals: Vec<String> =
        (0..20).map(|it| record(&registry, "scs/fig-combat-1", it)).collect();
    for round in 0..1_000 {
        let original = &originals[round % originals.len()];
        let mut bytes = original.clone().into_bytes();
        let place = dice.index(bytes.len());
        let change = 1 + u8::try_from(dice.index(255)).expect("below 255");
        bytes[place] = bytes[place].wrapping_add(change);
        let passes = String::from_utf8(bytes).is_ok_and(|it| registry.verify(&it).is_ok());
        assert!(!passes, "record {}, byte {place} plus {change}", round % originals.len());
    }
}
