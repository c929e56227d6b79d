//! Taking back: one's own answers, back to the last die or reveal.

use kernel::{Session, UndoFault};
use testkit::tiny::{RED, Tiny};

use crate::{finished, play_random, table};

fn played(actions: &[&str], faces: &[u8]) -> Session<Tiny> {
    let mut session = table(1);
    session.play(actions, Some(faces)).unwrap();
    session
}

#[test]
fn the_last_answer_is_taken_back_and_can_be_given_otherwise() {
    let mut session = played(&["hide 03.01", "move A", "enter 02.02"], &[]);
    session.undo(None).unwrap();
    assert_eq!(session.step(), 2);
    assert_eq!(session.game(), played(&["hide 03.01", "move A"], &[]).game());
    session.play(&["enter 01.01"], None).unwrap();
    let expected = played(&["hide 03.01", "move A", "enter 01.01"], &[]);
    assert_eq!(session.record().to_text(), expected.record().to_text());
}

#[test]
fn several_answers_are_taken_back_at_once() {
    let mut session = played(&["hide 03.01", "move A", "enter 02.02", "done"], &[]);
    session.undo(Some(1)).unwrap();
    assert_eq!(session.step(), 1);
    session.undo(Some(1)).unwrap();
    assert_eq!(session.undo(Some(2)), Err(UndoFault::NoSuchStep { played: 1 }));
    session.undo(Some(0)).unwrap();
    assert_eq!(session.undo(None), Err(UndoFault::Nothing));
}

#[test]
fn nothing_is_taken_back_past_a_roll() {
    let shot = ["hide 03.01", "move A", "enter 02.02", "enter 03.02", "fire", "crouch", "move B"];
    let mut session = played(&shot, &[4]);
    let before = session.record();
    assert_eq!(session.undo(Some(5)), Err(UndoFault::Roll { step: 6 }));
    assert_eq!(session.undo(Some(1)), Err(UndoFault::Roll { step: 6 }));
    assert_eq!(session.record(), before);
    session.undo(Some(6)).unwrap();
    assert_eq!(session.undo(None), Err(UndoFault::Roll { step: 6 }));
}

#[test]
fn nothing_is_taken_back_past_a_reveal() {
    let turned = ["hide 03.01", "move B", "enter 02.03", "enter 03.04", "move A"];
    let mut session = played(&turned, &[]);
    assert_eq!(session.undo(Some(3)), Err(UndoFault::Reveal { step: 4 }));
    session.undo(Some(4)).unwrap();
    assert_eq!(session.undo(None), Err(UndoFault::Reveal { step: 4 }));
}

#[test]
fn nobody_takes_back_what_another_seat_has_answered() {
    let held = ["hide 03.01", "move A", "enter 02.02", "enter 03.02", "hold", "move B"];
    let mut session = played(&held, &[]);
    assert_eq!(session.undo(Some(3)), Err(UndoFault::OtherSeat { step: 5, seat: RED }));
    session.undo(Some(5)).unwrap();
    // Now Red has answered last, and Red may take his own answer back.
    session.undo(Some(4)).unwrap();
    session.undo(Some(1)).unwrap();
    assert_eq!(session.step(), 1);
}

#[test]
fn nothing_is_taken_back_once_the_game_is_over_and_its_seed_told() {
    let mut session = finished(3);
    assert_eq!(session.undo(None), Err(UndoFault::Over));
    assert_eq!(session.undo(Some(session.step())), Ok(()));
}

#[test]
fn the_limit_is_the_nearest_answer_that_stays_and_says_why() {
    let limit = |actions: &[&str], faces: &[u8]| played(actions, faces).undo_limit();
    assert_eq!(limit(&[], &[]), (0, None));
    assert_eq!(limit(&["hide 03.01"], &[]), (0, None), "the very beginning needs no reason");
    let shot = ["hide 03.01", "move A", "enter 02.02", "enter 03.02", "fire", "crouch", "move B"];
    assert_eq!(limit(&shot, &[4]), (6, Some(UndoFault::Roll { step: 6 })));
    let turned = ["hide 03.01", "move B", "enter 02.03", "enter 03.04", "move A"];
    assert_eq!(limit(&turned, &[]), (4, Some(UndoFault::Reveal { step: 4 })));
    let held = ["hide 03.01", "move A", "enter 02.02", "enter 03.02", "hold", "move B"];
    assert_eq!(limit(&held, &[]), (5, Some(UndoFault::OtherSeat { step: 5, seat: RED })));
    let over = finished(3);
    assert_eq!(over.undo_limit(), (over.step(), Some(UndoFault::Over)));
}

#[test]
fn whatever_the_limit_allows_can_be_taken_back_and_no_more() {
    for steps in 0..60 {
        let mut session = table(5);
        play_random(&mut session, 5, steps);
        let (to, why) = session.undo_limit();
        if let Some(fault) = why {
            let farther = session.undo(Some(to - 1));
            assert_eq!(farther, Err(fault), "after {steps}");
        }
        session.undo(Some(to)).unwrap();
        assert_eq!(session.step(), to);
    }
}
