//! Any changed byte is refused; a forged seal does not help.

use kernel::dice::SearchDice;
use kernel::{Fingerprint, Item, Misfit, Record, ReplayFault, Seed, Session, prove_dice, verify};
use testkit::tiny::Tiny;

use crate::{finished, play_random, table};

#[test]
fn any_single_changed_byte_in_a_thousand_records_is_refused() {
    let mut chooser = SearchDice::new(2024);
    for seed in 0..1_000 {
        let mut session = table(seed);
        play_random(&mut session, seed, if seed % 2 == 0 { u32::MAX } else { 15 });
        let text = session.record().to_text();
        for _ in 0..20 {
            let mut bytes = text.clone().into_bytes();
            let at = chooser.index(bytes.len());
            let change = u8::try_from(1 + chooser.index(255)).unwrap();
            bytes[at] ^= change;
            assert!(Record::parse_bytes(&bytes).is_err(), "seed {seed}, byte {at} ^ {change}");
        }
    }
}

#[test]
fn every_byte_of_one_record_is_guarded_against_every_change_loss_and_addition() {
    let text = finished(1).record().to_text().into_bytes();
    for at in 0..text.len() {
        for change in 1..=255 {
            let mut changed = text.clone();
            changed[at] ^= change;
            assert!(Record::parse_bytes(&changed).is_err(), "byte {at} ^ {change}");
        }
        let mut lost = text.clone();
        lost.remove(at);
        assert!(Record::parse_bytes(&lost).is_err(), "byte {at} lost");
        let mut doubled = text.clone();
        doubled.insert(at, text[at]);
        assert!(Record::parse_bytes(&doubled).is_err(), "byte {at} doubled");
        assert!(Record::parse_bytes(&text[..at]).is_err(), "cut after {at}");
    }
}

/// Changes a record and seals it anew, as a cheat would.
fn forged(text: &str, from: &str, to: &str) -> Record {
    let unsealed = &text[..=text.trim_end().rfind(' ').unwrap()];
    let changed = unsealed.replacen(from, to, 1);
    assert_ne!(changed, unsealed, "nothing was forged");
    Record::parse(&format!("{changed}{}\n", Fingerprint::of(changed.as_bytes()))).unwrap()
}

fn refused(record: &Record) -> ReplayFault {
    let fault = verify(Tiny::new(), record).unwrap_err();
    assert_eq!(Session::load(Tiny::new(), record).unwrap_err(), fault);
    fault
}

/// A game with one shot and one card, to its end.
fn sample() -> String {
    let mut session = table(5);
    session.play(&["hide 03.01", "move A", "enter 02.02", "enter 03.02", "fire"], None).unwrap();
    session.play(&["crouch"], None).unwrap();
    play_random(&mut session, 1, u32::MAX);
    session.record().to_text()
}

#[test]
fn a_forged_and_sealed_record_is_refused_with_the_line_that_does_not_fit() {
    let text = sample();
    let die = text.lines().nth(12).unwrap();
    assert!(die.starts_with(". d6 "), "{die}");
    let face: u8 = die[5..6].parse().unwrap();
    let other_face = format!(". d6 {} ", if face == 1 { 2 } else { face - 1 });

    let cases = [
        ("> blue move A", "> red move A", 8),
        ("> blue move A", "> blue dance", 8),
        ("> blue enter 02.02", "> blue enter 05.02", 9),
        ("> red fire", "> red fire\n. d6 1 tiny:4.2", 12),
        (". d6 ", ". d5 ", 13),
        (" tiny:4.2", " tiny:4.1", 13),
        (&die[..7], &other_face, 13),
    ];
    for (from, to, line) in cases {
        if from == ". d6 " && face == 6 {
            continue;
        }
        assert_eq!(refused(&forged(&text, from, to)).line, line, "{from} -> {to}");
    }
}

#[test]
fn a_seat_that_is_not_asked_is_told_who_is() {
    let fault = refused(&forged(&sample(), "> blue move A", "> red move A"));
    assert_eq!(fault.to_string(), "line 8: the rules ask blue here");
}

#[test]
fn dice_are_proved_by_the_seeds_whatever_the_rules() {
    let text = sample();
    // Answers and rules of a game that nobody here can play.
    let foreign = |text: &str| text.replace("> red fire", "> red dance").replace("tiny:", "x:");
    let record = Record::parse_unsealed(&foreign(&text)).unwrap();
    let proof = prove_dice(&record).unwrap();
    assert!(proof.proved > 0 && proof.unrevealed == 0 && proof.by_hand == 0, "{proof:?}");
    assert_eq!(proof, verify(Tiny::new(), &Record::parse(&text).unwrap()).unwrap().dice);

    let mut other_face = record.clone();
    let die = other_face.items.iter().position(|it| matches!(it, Item::Die { .. })).unwrap();
    if let Item::Die { die, .. } = &mut other_face.items[die] {
        die.face = if die.face == 1 { 2 } else { 1 };
    }
    let fault = prove_dice(&other_face).unwrap_err();
    assert_eq!(fault.line, record.item_line(die));
    assert!(matches!(fault.what, Misfit::Face { .. }));

    let other_seed = Record { seeds: vec![Seed::from_number(99)], ..record.clone() };
    assert_eq!(prove_dice(&other_seed).unwrap_err().what, Misfit::SeedNotCommitted);
    let untold = Record { seeds: Vec::new(), ..record };
    assert_eq!(prove_dice(&untold).unwrap().unrevealed, proof.proved, "nothing speaks against it");
}

#[test]
fn a_die_left_out_of_a_sealed_record_is_missed_where_it_should_stand() {
    let text = sample();
    let die = format!("{}\n", text.lines().nth(12).unwrap());
    let fault = refused(&forged(&text, &die, ""));
    assert_eq!(fault.line, 13);
    assert!(matches!(fault.what, Misfit::Dice(_)));
}

#[test]
fn another_seed_or_commitment_or_hash_is_refused_even_if_sealed() {
    let text = sample();
    let record = Record::parse(&text).unwrap();
    let seed = record.seeds[0].to_string();
    let other_seed = finished(6).record().seeds[0];
    let fault = refused(&forged(&text, &seed, &other_seed.to_string()));
    assert_eq!(fault.what, Misfit::SeedNotCommitted);

    // With the commitment forged too, the faces betray it.
    let mut forged_twice = record.clone();
    forged_twice.seeds = vec![other_seed];
    forged_twice.commitment = other_seed.commitment();
    assert!(matches!(refused(&forged_twice).what, Misfit::Face { .. }));

    let mut other_hash = record.clone();
    other_hash.hash.0[0] ^= 1;
    let lines = u32::try_from(text.lines().count()).unwrap();
    assert_eq!(refused(&other_hash).line, lines);
    assert_eq!(refused(&other_hash).what, Misfit::Hash { played: record.hash });
}

#[test]
fn answers_after_the_end_and_a_seed_before_it_are_refused() {
    let mut longer = finished(2).record();
    longer.items.push(longer.items[0].clone());
    assert_eq!(refused(&longer).what, Misfit::Over);

    let mut session = table(2);
    session.play(&["hide 03.01"], None).unwrap();
    let mut early = session.record();
    early.seeds = finished(2).record().seeds;
    assert_eq!(refused(&early), ReplayFault { line: 8, what: Misfit::SeedTooEarly });
}

#[test]
fn a_broken_seal_can_be_looked_behind_to_find_the_changed_line() {
    let text = sample().replacen("> blue enter 02.02", "> blue enter 05.02", 1);
    let seal = Record::parse(&text).unwrap_err();
    assert!(seal.what.contains("seal"), "{seal}");
    let record = Record::parse_unsealed(&text).unwrap();
    assert_eq!(refused(&record).line, 9);
}
