//! Loading, going on, proving.

use kernel::{DiceFault, DiceProof, Item, PlayFault, Record, Seed, Session, Source, verify};
use testkit::tiny::Tiny;

use crate::{finished, play_random, table};

fn load(record: &Record) -> Session<Tiny> {
    Session::load(Tiny::new(), record).unwrap()
}

fn record_of(session: &Session<Tiny>) -> Record {
    Record::parse(&session.record().to_text()).unwrap()
}

/// An unfinished game that has rolled and will roll again.
fn half_way() -> Session<Tiny> {
    let mut session = table(4);
    let actions = ["hide 03.01", "end scouts", "stay", "move A", "enter 02.02"];
    session.play(&actions, None).unwrap();
    session
}

#[test]
fn a_loaded_game_stands_where_it_was_put_down() {
    for seed in 0..50 {
        let session = finished(seed);
        let loaded = load(&record_of(&session));
        assert_eq!(loaded.game(), session.game());
        assert_eq!(loaded.hash(), session.hash());
        assert_eq!(loaded.steps(), session.steps());
        assert_eq!(loaded.record(), session.record());
    }
}

#[test]
fn with_its_seed_a_loaded_game_goes_on_with_the_same_dice() {
    let mut whole = half_way();
    let mut resumed = load(&record_of(&whole));
    resumed.resume(Seed::from_number(4)).unwrap();
    for session in [&mut whole, &mut resumed] {
        play_random(session, 8, u32::MAX);
    }
    assert_eq!(whole.record().to_text(), resumed.record().to_text());
}

#[test]
fn without_a_seed_a_loaded_game_goes_on_until_a_die_is_needed() {
    let mut session = load(&record_of(&half_way()));
    session.play(&["done", "end scouts"], None).unwrap();
    let before = session.record();
    let refused = session.play(&["stay"], None).unwrap_err();
    assert!(matches!(refused, PlayFault::Dice(DiceFault::NoSeed { asked }) if asked.sides == 3));
    assert_eq!(session.record(), before);
    session.play(&["stay"], Some(&[1])).unwrap();
}

#[test]
fn with_another_seed_a_loaded_game_goes_on_under_a_new_commitment() {
    let mut session = load(&record_of(&half_way()));
    session.resume(Seed::from_number(99)).unwrap();
    play_random(&mut session, 8, u32::MAX);
    let record = record_of(&session);
    let commitments: Vec<&Item> =
        record.items.iter().filter(|it| matches!(it, Item::Commitment(_))).collect();
    assert_eq!(commitments, [&Item::Commitment(Seed::from_number(99).commitment())]);
    // Only the second seed was ever known here, so only its dice are proved.
    assert_eq!(record.seeds, [Seed::from_number(99)]);
    let proof = verify(Tiny::new(), &record).unwrap();
    assert_eq!((proof.commitments, proof.dice.unrevealed), (2, 1));
    assert!(proof.dice.proved > 0, "{proof}");
    assert_eq!(load(&record).record(), record);
}

#[test]
fn taking_back_before_a_new_commitment_keeps_the_commitment() {
    let mut session = load(&record_of(&half_way()));
    session.resume(Seed::from_number(99)).unwrap();
    session.play(&["done"], None).unwrap();
    session.undo(Some(3)).unwrap();
    let record = record_of(&session);
    let last = record.items.last().unwrap();
    assert_eq!(*last, Item::Commitment(Seed::from_number(99).commitment()));
    assert_eq!(load(&record).record(), record);
}

#[test]
fn a_seed_that_the_dice_so_far_contradict_is_refused() {
    let mut record = half_way().record();
    let faces = record.items.iter_mut().filter_map(|item| match item {
        Item::Die { die, .. } => Some(&mut die.face),
        Item::Action { .. } | Item::Comment(_) | Item::Commitment(_) => None,
    });
    // Another card makes another legal game; only the seed can tell that it was not drawn.
    for face in faces {
        *face = *face % 4 + 1;
    }
    let hash = match Session::load(Tiny::new(), &record).unwrap_err().what {
        kernel::Misfit::Hash { played } => played,
        other => panic!("{other}"),
    };
    record.hash = hash;
    let mut session = load(&record);
    assert!(session.resume(Seed::from_number(4)).is_err());
    let refused = session.play(&["done", "end scouts", "stay"], None).unwrap_err();
    assert!(matches!(refused, PlayFault::Dice(DiceFault::NoSeed { .. })));
}

#[test]
fn a_proof_counts_proved_dice_dice_set_by_hand_and_dice_not_yet_provable() {
    let mut session = half_way();
    session.play(&["done", "end scouts", "stay"], Some(&[1])).unwrap();
    let proof = verify(Tiny::new(), &record_of(&session)).unwrap();
    assert!(!proof.over);
    assert_eq!(proof.steps, 8);
    assert_eq!(proof.dice, DiceProof { proved: 0, unrevealed: 1, by_hand: 1 });
    assert_eq!(
        proof.to_string(),
        format!(
            "8 answers, all legal; the game is going on; 0 dice proved, 1 not provable: the seed is \
             not revealed, 1 set by hand; hash {}",
            session.hash()
        )
    );

    play_random(&mut session, 1, u32::MAX);
    let record = record_of(&session);
    let proof = verify(Tiny::new(), &record).unwrap();
    let from_stream = record
        .items
        .iter()
        .filter(|it| matches!(it, Item::Die { source: Source::Stream, .. }))
        .count();
    assert!(proof.over);
    assert_eq!(usize::try_from(proof.dice.proved).unwrap(), from_stream);
    assert_eq!((proof.dice.unrevealed, proof.dice.by_hand), (0, 1));
}
