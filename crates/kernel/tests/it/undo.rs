//! Taking back: one's own answers, back to the last die or reveal.

use kernel::{Session, UndoFault};
use testkit::tiny::{RED, Tiny};

use crate::{finished, table};

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
