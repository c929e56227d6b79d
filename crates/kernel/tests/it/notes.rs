//! What a record says beside the game: under the seal, and no part of the game.

use kernel::{Fingerprint, Headers, Record, Seat, Session, verify};
use testkit::tiny::Tiny;

use crate::{finished, table};

fn headers() -> Headers {
    let mut headers = Headers::default();
    headers.set_player(Seat(0), "Anna Rossi").unwrap();
    headers.set_player(Seat(1), "greedy").unwrap();
    headers.set_date("2026-11-18").unwrap();
    headers.set_event("Circolo, mercoledì").unwrap();
    headers
}

/// A finished game with headers and comments.
fn noted() -> Session<Tiny> {
    let mut session = table(4);
    session.play(&["hide 03.01", "end scouts", "stay"], None).unwrap();
    session.comment("nobody moves").unwrap();
    session.comment("the card decides").unwrap();
    crate::play_random(&mut session, 4, u32::MAX);
    session.comment("well played").unwrap();
    session.set_headers(headers()).unwrap();
    session
}

/// Seals a text anew, as a cheat would.
fn sealed(text: &str) -> String {
    let unsealed = &text[..=text.trim_end().rfind(' ').unwrap()];
    format!("{unsealed}{}\n", Fingerprint::of(unsealed.as_bytes()))
}

#[test]
fn headers_and_comments_come_back_as_they_were_written() {
    let session = noted();
    let text = session.record().to_text();
    assert!(text.starts_with("esagono-record 2\n"), "{text}");
    let head = "seats blue red\nplayer blue Anna Rossi\nplayer red greedy\ndate 2026-11-18\n\
                event Circolo, mercoledì\ncommitment ";
    assert!(text.contains(head), "{text}");
    let record = Record::parse(&text).unwrap();
    assert_eq!(record.to_text(), text);
    let loaded = Session::load(Tiny::new(), &record).unwrap();
    assert_eq!(loaded.record(), session.record());
    assert_eq!(loaded.headers(), &headers());
    assert_eq!(loaded.comments(3), ["nobody moves", "the card decides"]);
    assert_eq!(loaded.comments(loaded.step()), ["well played"]);
    assert!(loaded.comments(1).is_empty());
}

#[test]
fn they_are_no_part_of_the_game() {
    let (noted, record) = (noted(), noted().record());
    let bare = record.bare();
    assert!(bare.to_text().starts_with("esagono-record 1\n"));
    assert_eq!((bare.hash, bare.seal()), (record.hash, record.seal()));
    let proof = verify(Tiny::new(), &record).unwrap();
    assert_eq!(proof, verify(Tiny::new(), &bare).unwrap());
    assert_eq!(proof.hash, noted.hash());
    // What nobody has said is not written.
    assert_eq!(finished(1).record().bare(), finished(1).record());
}

#[test]
fn every_byte_of_them_is_under_the_seal() {
    let text = noted().record().to_text();
    for from in ["Anna", "2026", "mercoledì", "; nobody", "; well"] {
        let at = text.find(from).unwrap() + 2;
        let mut bytes = text.clone().into_bytes();
        bytes[at] ^= 1;
        assert!(Record::parse_bytes(&bytes).is_err(), "{from}");
    }
}

#[test]
fn a_header_or_comment_that_cannot_stand_is_refused_with_its_line() {
    let text = noted().record().to_text();
    let long = format!("; {}", "a".repeat(1_001));
    let many = "; again\n".repeat(17);
    let cases = [
        ("player blue Anna Rossi", "player green Anna Rossi", 6, "no seat"),
        ("player red greedy", "player blue greedy", 7, "order"),
        ("player blue Anna Rossi", "player blue  Anna", 6, "line of text"),
        ("date 2026-11-18", "date 2026-11-31", 8, "no day"),
        ("date 2026-11-18", "date yesterday", 8, "no day"),
        ("; nobody moves", long.as_str(), 15, "too long"),
        ("; nobody moves\n", many.as_str(), 31, "too many"),
        ("esagono-record 2", "esagono-record 1", 6, "no such line"),
        ("esagono-record 2", "esagono-record 3", 1, "not known"),
    ];
    for (from, to, line, what) in cases {
        let changed = sealed(&text.replacen(from, to, 1));
        let fault = Record::parse(&changed).unwrap_err();
        assert_eq!(fault.line, line, "{to}: {fault}");
        assert!(fault.what.contains(what), "{fault}");
    }
}

#[test]
fn comments_stand_after_answers_and_their_dice_alone() {
    let text = noted().record().bare().to_text();
    let version_2 = |text: &str| sealed(&text.replacen("record 1", "record 2", 1));
    let before_any = text.replacen("> red hide", "; early\n> red hide", 1);
    assert!(Record::parse(&version_2(&before_any)).unwrap_err().what.contains("no answer"));
    let before_dice = text.replacen("\n. d", "\n; early\n. d", 1);
    assert!(Record::parse(&version_2(&before_dice)).unwrap_err().what.contains("after a comment"));
    let in_format_1 = sealed(&text.replacen("03.01\n", "03.01\n; late\n", 1));
    assert!(Record::parse(&in_format_1).unwrap_err().what.contains("format 1"));
    // A record that says nothing has one form: the first.
    assert_eq!(Record::parse(&version_2(&text)).unwrap_err().line, 1);
}

#[test]
fn comments_on_answers_taken_back_are_gone() {
    let mut session = table(4);
    session.comment("on nothing").unwrap_err();
    session.play(&["hide 03.01", "move A", "enter 02.02"], None).unwrap();
    session.comment("here").unwrap();
    let header = session.header();
    assert!(header.starts_with("esagono-record 2\n"));
    let mark = session.mark();
    session.play(&["done"], None).unwrap();
    session.comment("there").unwrap();
    session.go_back(mark);
    assert_eq!((session.comments(3).len(), session.comments(4).len()), (1, 0));
    session.undo(None).unwrap();
    let text = session.record().to_text();
    assert!(text.starts_with("esagono-record 1\n") && !text.contains("; "), "{text}");
    // A header handed out before still makes the record.
    let pieces = Record::from_pieces(&header, &session.lines(0), session.hash()).unwrap();
    assert_eq!(pieces, session.record());
}

#[test]
fn a_player_needs_a_seat() {
    let mut headers = Headers::default();
    headers.set_player(Seat(2), "Anna").unwrap();
    assert!(table(1).set_headers(headers).is_err());
}
