//! Records of other rules: replayed up to the first difference.

use kernel::{Info, Misfit, Record, Rule, Seed, Session, verify};
use testkit::tiny::Tiny;

use crate::{finished, play_random, table};

/// What the program says of the game now: other rules than those of the records here.
fn present() -> Info {
    Info { rules: 2, ..testkit::info(&Tiny::new()) }
}

fn replayed(record: &Record) -> (Session<Tiny>, Option<kernel::Difference>) {
    let replayed = Session::load_earlier(Tiny::new(), present(), record);
    (replayed.session, replayed.difference)
}

/// A finished game in which a shot is rolled, changed in one place.
fn changed(from: &str, to: &str) -> Record {
    let mut session = table(5);
    session.play(&["hide 03.01", "move A", "enter 02.02", "enter 03.02", "fire"], None).unwrap();
    session.play(&["crouch"], None).unwrap();
    play_random(&mut session, 1, u32::MAX);
    let text = session.record().to_text();
    let changed = text.replacen(from, to, 1);
    assert_ne!(changed, text, "nothing was changed");
    Record::parse_unsealed(&changed).unwrap()
}

#[test]
fn what_plays_as_it_did_stands_whole_as_a_game_of_the_present_rules() {
    for seed in 0..20 {
        let record = finished(seed).record();
        let (session, difference) = replayed(&record);
        assert_eq!(difference, None);
        let now = Record { info: present(), ..record };
        assert_eq!(session.record(), now);
        let proof = verify(Tiny::new(), &now).unwrap();
        assert_eq!(proof.dice.unrevealed, 0, "the seeds it told are known still");
    }
}

#[test]
fn the_first_difference_is_named_with_its_step_and_line() {
    let cases = [
        ("> blue enter 02.02", "> blue enter 05.02", 3, 9),
        ("> blue enter 02.02", "> blue dance", 3, 9),
        ("> red fire", "> blue fire", 5, 11),
        ("> red fire", "> red fire\n. d6 1 tiny:4.2", 5, 11),
        (". d6 ", ". d8 ", 6, 12),
    ];
    for (from, to, step, line) in cases {
        let (session, difference) = replayed(&changed(from, to));
        let difference = difference.unwrap();
        assert_eq!((difference.step, difference.line), (step, line), "{to}: {difference:?}");
        assert_eq!(session.step(), step - 1);
        match to {
            "> blue enter 05.02" => assert!(
                matches!(difference.what, Misfit::Illegal(it) if it.rule == Rule("tiny:2.1")),
                "{difference:?}"
            ),
            "> blue dance" => assert!(matches!(difference.what, Misfit::NotAnAction(_))),
            "> blue fire" => assert_eq!(difference.what.to_string(), "the rules ask red here"),
            _ => assert!(matches!(difference.what, Misfit::Dice(_)), "{difference:?}"),
        }
    }
}

#[test]
fn a_die_whose_rule_has_another_number_stands() {
    let (session, difference) = replayed(&changed("tiny:4.2", "tiny:9.9"));
    assert_eq!(difference, None);
    assert!(session.record().to_text().contains("tiny:4.2"));
}

#[test]
fn another_situation_at_the_end_is_told_and_every_answer_stands() {
    let mut record = finished(3).record();
    record.hash.0[0] ^= 1;
    let (session, difference) = replayed(&record);
    let difference = difference.unwrap();
    assert_eq!(usize::try_from(difference.step).unwrap(), record.steps());
    assert!(matches!(difference.what, Misfit::Hash { played } if played == session.hash()));
    verify(Tiny::new(), &session.record()).unwrap();
}

#[test]
fn from_the_difference_it_goes_on_with_fresh_dice_and_verifies() {
    let record = changed("> red fire", "> blue fire");
    let (mut session, _) = replayed(&record);
    session.resume(Seed::from_number(99)).unwrap();
    play_random(&mut session, 8, u32::MAX);
    let text = session.record().to_text();
    let proof = verify(Tiny::new(), &Record::parse(&text).unwrap()).unwrap();
    assert!(proof.over && proof.commitments == 2, "{proof}");
    assert!(text.contains("rules 2\n"));
}
