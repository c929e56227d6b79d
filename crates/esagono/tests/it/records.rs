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
    expect_test::expect!["354b2a168a3ed68a43418da76dbd93a6b160c9e244c6b3b6abafd505f341c863"]
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

/// A record with the seal that belongs to it, whatever was changed before.
fn sealed(text: &str) -> String {
    let (body, _) = text.trim_end().rsplit_once(' ').expect("hash and seal");
    let body = format!("{body} ");
    let seal = kernel::Fingerprint::of(body.as_bytes());
    format!("{body}{seal}\n")
}

/// The line a record is refused at.
fn refused_at(registry: &Registry, text: &str) -> u32 {
    let fault = registry.verify(text).expect_err("it was changed").to_string();
    let line = fault.strip_prefix("line ").and_then(|it| it.split(':').next());
    line.and_then(|it| it.parse().ok()).unwrap_or_else(|| panic!("no line in {fault}"))
}

#[test]
fn a_changed_record_is_refused_at_its_first_bad_line() {
    let registry = data::registry();
    let rolled = |it: &String| it.lines().any(|line| line.starts_with(". "));
    let text = (1..9).map(|it| record(&registry, "scs/mill-bridge", it)).find(rolled);
    let text = text.expect("somebody rolled in one of these games");
    let lines: Vec<&str> = text.lines().collect();
    let die = lines.iter().position(|it| it.starts_with(". ")).expect("this game has a roll");
    let changed = |at: usize, line: &str| {
        let mut changed: Vec<&str> = lines.clone();
        changed[at] = line;
        changed.join("\n") + "\n"
    };
    // An answer that is none, an answer that is missing, a face the seed does not bring.
    assert_eq!(refused_at(&registry, &changed(9, "> red zzz")), 10);
    let mut shorter = lines.clone();
    shorter.remove(die - 1);
    let at = u32::try_from(die).expect("few lines");
    assert!(refused_at(&registry, &(shorter.join("\n") + "\n")) <= at + 1);
    let other = if lines[die].contains("d6 1 ") { "d6 2 " } else { "d6 1 " };
    let (_, rest) = lines[die].split_once("d6 ").expect("a die of six sides");
    let die_line = format!(". {other}{}", rest.split_once(' ').expect("its rule").1);
    assert_eq!(refused_at(&registry, &changed(die, &die_line)), at + 1);
    // The head: the game, its options, the format.
    assert_eq!(refused_at(&registry, &changed(1, "game scs/no-bridge rules 1")), 2);
    assert_eq!(refused_at(&registry, &changed(3, "options nonsense")), 4);
    assert_eq!(refused_at(&registry, &changed(0, "esagono-record 0")), 1);
}

#[test]
fn a_finished_game_without_its_seed_is_not_proved() {
    let registry = data::registry();
    let text = record(&registry, "scs/fig-combat-1", 1);
    let without: Vec<&str> = text.lines().filter(|it| !it.starts_with("seed ")).collect();
    let without = sealed(&(without.join("\n") + "\n"));
    let fault = registry.verify(&without).expect_err("nothing proves its dice").to_string();
    assert!(fault.contains("the seed of its dice is not told"), "{fault}");
    assert!(registry.load(&without).is_ok(), "it can still be looked at");
}
