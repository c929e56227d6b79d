//! Playing: all or nothing.

use kernel::dice::{Rolled, ScriptFault};
use kernel::{DiceFault, Faces, Game, PlayFault, Roll, Rule, Session, Source, StateHash};
use testkit::tiny::{BLUE, Event, RED, ScoutId, Shot, Tiny};

use crate::{finished, table};

const SHOT: Roll = Roll { sides: 6, rule: Rule("tiny:4.2") };

/// Everything about a session that play may change.
fn state(session: &Session<Tiny>) -> (Tiny, u32, String) {
    (session.game().clone(), session.step(), session.record().to_text())
}

/// A table where the next shot is about to be rolled.
fn under_fire() -> Session<Tiny> {
    let mut session = table(1);
    let actions = ["hide 03.01", "move A", "enter 02.02", "enter 03.02", "fire"];
    session.play(&actions, Some(&[])).unwrap();
    session
}

#[test]
fn answers_are_played_in_turn_and_told_step_by_step() {
    let mut session = under_fire();
    assert_eq!(session.step(), 5);
    let steps = session.play(&["crouch", "move B"], Some(&[4])).unwrap();
    let (scout, die, shot) = (ScoutId(0), 4, Shot::Miss);
    assert_eq!(steps[0].events, [Event::ShotRolled { scout, die, shot }]);
    let rolled = Rolled { sides: 6, face: 4, rule: Rule("tiny:4.2") };
    assert_eq!(steps[0].dice, [(Source::Hand, rolled)]);
    assert_eq!((steps[0].seat, steps[0].action.as_str()), (BLUE, "crouch"));
    assert_eq!(steps[1].events, []);
    assert_eq!(session.steps().len(), 7);
    assert_eq!(session.steps()[0].seat, RED);
}

#[test]
fn if_one_answer_is_refused_none_is_played() {
    let mut session = under_fire();
    let before = state(&session);
    let refused = session.play(&["crouch", "move A"], None);
    assert!(matches!(refused, Err(PlayFault::Illegal(it)) if it.rule == Rule("tiny:2.1")));
    assert_eq!(state(&session), before);
    let refused = session.play(&["crouch", "dance"], None);
    assert!(matches!(refused, Err(PlayFault::NotAnAction(it)) if it.text == "dance"));
    assert_eq!(state(&session), before);
}

#[test]
fn a_refusal_after_a_roll_does_not_use_the_stream_up() {
    let (mut tried, mut quiet) = (under_fire(), under_fire());
    for _ in 0..10 {
        tried.play(&["run", "dance"], None).unwrap_err();
    }
    tried.play(&["run"], None).unwrap();
    quiet.play(&["run"], None).unwrap();
    assert_eq!(state(&tried), state(&quiet));
}

#[test]
fn dice_set_by_hand_must_be_as_many_as_are_rolled_and_have_such_faces() {
    let mut session = under_fire();
    let before = state(&session);
    let table: [(&[u8], ScriptFault); 4] = [
        (&[], ScriptFault::Short { asked: SHOT }),
        (&[4, 4], ScriptFault::LeftOver { count: 1 }),
        (&[7], ScriptFault::NoSuchFace { asked: SHOT, face: 7 }),
        (&[0], ScriptFault::NoSuchFace { asked: SHOT, face: 0 }),
    ];
    for (faces, fault) in table {
        let refused = session.play(&["crouch"], Some(faces)).unwrap_err();
        assert_eq!(refused, PlayFault::Dice(DiceFault::Script(fault)));
        assert_eq!(state(&session), before);
    }
    session.play(&["crouch"], Some(&[4])).unwrap();
}

#[test]
fn after_the_last_face_set_by_hand_the_stream_goes_on_if_that_is_wished() {
    let then = |session: &mut Session<Tiny>, actions: &[&str], faces: &[u8]| {
        session.play_watched(actions, Faces::HandThenStream(faces), &mut |_, _| ()).map(<[_]>::len)
    };
    // Without any face it is the stream from the beginning.
    let (mut scripted, mut plain) = (under_fire(), under_fire());
    then(&mut scripted, &["run"], &[]).unwrap();
    plain.play(&["run"], None).unwrap();
    assert_eq!(state(&scripted), state(&plain));
    // The first die by hand, those after it from the stream, which has not moved before.
    let mut session = through_friends();
    then(&mut session, &["run"], &[5]).unwrap();
    then(&mut session, &["fall back 02.02"], &[]).unwrap();
    let dice = session.steps().iter().flat_map(|it| &it.dice);
    assert_eq!(dice.map(|it| it.0).collect::<Vec<_>>(), [Source::Hand, Source::Stream]);
    let mut both = through_friends();
    then(&mut both, &["run", "fall back 02.02"], &[5]).unwrap();
    assert_eq!(state(&both), state(&session));
    // Faces left over stay a fault, and so does one that the die does not have.
    let mut refused = through_friends();
    let before = state(&refused);
    for faces in [&[5, 6, 1][..], &[9]] {
        then(&mut refused, &["run", "fall back 02.02"], faces).unwrap_err();
        assert_eq!(state(&refused), before);
    }
}

/// A table where a shot is about to be rolled, and another die for whoever falls back on a friend.
fn through_friends() -> Session<Tiny> {
    let mut session = table(7);
    session.play(&["hide 03.01", "move B", "enter 02.02", "done", "move A"], None).unwrap();
    session.play(&["enter 02.01", "enter 03.02", "fire"], None).unwrap();
    session
}

#[test]
fn nothing_can_be_played_once_the_game_is_over() {
    let mut session = finished(3);
    let before = state(&session);
    assert_eq!(session.prompt(), None);
    assert_eq!(session.play(&["end scouts"], None), Err(PlayFault::Over));
    assert_eq!(state(&session), before);
}

#[test]
fn the_game_is_shown_right_after_each_answer() {
    let mut session = table(1);
    let mut seen = Vec::new();
    session
        .play_watched(&["hide 03.01", "move A", "enter 02.02"], Faces::Stream, &mut |game, step| {
            seen.push((step.action.clone(), StateHash::of(game)));
        })
        .unwrap();
    let mut walked = Vec::new();
    let end = session.walk(u32::MAX, &mut |game, step| {
        walked.push((step.action.clone(), StateHash::of(game)));
    });
    assert_eq!(seen, walked);
    assert_eq!(seen.len(), 3);
    assert_eq!(end, *session.game());
    assert_eq!(session.game_at(0).unwrap(), Tiny::new());
    assert_eq!(StateHash::of(&session.game_at(2).unwrap()), seen[1].1);
    assert!(session.game_at(4).is_err());
}

#[test]
fn the_same_seed_and_answers_give_the_same_bytes() {
    for seed in 0..20 {
        assert_eq!(finished(seed).record().to_text(), finished(seed).record().to_text());
    }
}

#[test]
fn equal_situations_have_equal_hashes_however_they_came_about() {
    let (mut one, mut two) = (table(1), table(2));
    one.play(&["hide 03.01", "move A", "enter 02.02", "enter 01.02", "move B", "done"], None)
        .unwrap();
    two.play(&["hide 03.01", "move B", "done", "move A", "done"], None).unwrap();
    assert_eq!(one.game(), two.game());
    assert_eq!(one.hash(), two.hash());
    assert_eq!(one.game().prompt(), two.game().prompt());
    two.play(&["end scouts"], None).unwrap();
    assert_ne!(one.hash(), two.hash());
}
