//! Records as text: one form, and every other refused with its line.

use expect_test::expect;
use kernel::{Fingerprint, Info, Record};

use crate::{finished, play_random, table};

#[test]
fn a_whole_game_is_written_like_this_on_every_machine_and_in_every_build() {
    let mut session = table(7);
    session.play(&["hide 03.01", "move B", "enter 02.02", "done", "move A"], None).unwrap();
    session.play(&["enter 02.01", "enter 03.02", "fire", "run"], Some(&[5])).unwrap();
    session.play(&["fall back 02.02"], None).unwrap();
    play_random(&mut session, 7, u32::MAX);
    expect![[r#"
        esagono-record 1
        game tiny/night-ford rules 1
        data e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
        options {}
        seats blue red
        commitment b56420b2ed20167fd20e2987cc55cab167302fdc2d714c234610683aff6be5b9
        > red hide 03.01
        > blue move B
        > blue enter 02.02
        > blue done
        > blue move A
        > blue enter 02.01
        > blue enter 03.02
        > red fire
        > blue run
        * d6 5 tiny:4.2
        > blue fall back 02.02
        . d6 6 tiny:5.2
        > blue fall back 01.03
        > blue end scouts
        > red stay
        . d4 2 tiny:7.1
        > blue move A
        > blue enter 01.04
        > blue done
        > blue move B
        > blue done
        > blue end scouts
        > red stay
        . d3 1 tiny:7.1
        > blue move A
        > blue done
        > blue move B
        > blue done
        > blue end scouts
        > red turn right
        . d2 2 tiny:7.1
        > blue move B
        > blue enter 02.03
        > blue enter 03.04
        > blue move A
        > blue enter 02.03
        > blue enter 02.04
        > blue end scouts
        > red stay
        . d1 1 tiny:7.1
        > blue fall back 02.04
        . d6 6 tiny:5.2
        > blue fall back 02.03
        > blue move B
        > blue enter 02.02
        > blue enter 02.01
        > blue move A
        > blue done
        > blue end scouts
        > red stay
        . d4 2 tiny:7.1
        > blue fall back 01.04
        > blue fall back 02.03
        seed 2dba501a4e6b4137e62545bc1eb96580b26cfe3ca66a3f61de75a32b4fab5f7c
        = 40edecaefa23d78c55148e605fad84c6 d7dd5514e2e7ecdb77312358cbd10dde631bf941651a7b025fe83837741f6530
    "#]].assert_eq(&session.record().to_text());
}

#[test]
fn a_record_read_and_written_again_is_the_same_text() {
    for seed in 0..50 {
        let record = finished(seed).record();
        let read = Record::parse(&record.to_text()).unwrap();
        assert_eq!(read, record);
        assert_eq!(read.to_text(), record.to_text());
    }
}

#[test]
fn an_unfinished_record_does_not_tell_the_seed() {
    let mut session = table(9);
    session.play(&["hide 03.01"], None).unwrap();
    let text = session.record().to_text();
    assert!(!text.contains("seed"), "{text}");
    assert_eq!(Record::parse(&text).unwrap().seeds, []);
}

/// Seals a text whose last line lacks the seal.
fn sealed(text: &str) -> String {
    format!("{text}{}\n", Fingerprint::of(text.as_bytes()))
}

fn body(lines: &str) -> String {
    let zeros = "0".repeat(64);
    sealed(&format!(
        "esagono-record 1\ngame x/y rules 1\ndata {zeros}\noptions {{}}\nseats blue red\n\
         commitment {zeros}\n{lines}= {} ",
        "0".repeat(32)
    ))
}

#[test]
fn a_record_without_answers_can_be_read() {
    let text = body("");
    let record = Record::parse(&text).unwrap();
    assert_eq!((record.steps(), record.to_text()), (0, text));
}

/// A record of a game that follows another.
fn following(lines: &str) -> String {
    let after = format!("after {}\nveterans {{\"men\":[]}}\ncommitment", "1".repeat(64));
    let text = body(lines).replacen("commitment", &after, 1);
    let (unsealed, _) = text.rsplit_once(' ').unwrap();
    sealed(&format!("{unsealed} "))
}

#[test]
fn a_record_of_a_series_says_in_its_head_what_it_follows_and_takes_up() {
    let text = following("> blue done\n");
    let record = Record::parse(&text).unwrap();
    let after = record.info.after.clone().unwrap();
    assert_eq!(after.record.to_string(), "1".repeat(64));
    assert_eq!(after.veterans, "{\"men\":[]}");
    assert_eq!((record.to_text(), record.item_line(0)), (text.clone(), 9));
    assert!(text.ends_with(&format!(" {}\n", record.seal())));
    assert_eq!(record.info.fits(&record.info), Ok(()));
    let alone = Info { after: None, ..record.info.clone() };
    assert_eq!(record.info.fits(&alone).unwrap_err().line(), 6);
}

#[test]
fn half_a_head_of_a_series_is_refused() {
    let line = |text: String| Record::parse(&text).unwrap_err().line;
    let whole = following("");
    let start = whole.find("veterans").unwrap();
    let end = start + whole[start..].find('\n').unwrap() + 1;
    assert_eq!(line(format!("{}{}", &whole[..start], &whole[end..])), 7);
    assert_eq!(line(whole.replacen("after 1", "after g", 1)), 6);
    assert_eq!(line(whole.replacen("veterans {", "veterans  {", 1)), 7);
}

#[test]
fn a_fault_names_the_first_bad_line_and_what_would_be_right() {
    let broken = [
        String::new(),
        "esagono-record 3\n".into(),
        "esagono-record 1\n".into(),
        "esagono-record 1\ngame x/y\n".into(),
        "esagono-record 1\ngame x/y rules 1\r\n".into(),
        body("").replace("rules 1", "rules 01"),
        body("").replace("data 0", "data g"),
        body("").replace("blue red", "blue  red"),
        body("").replace("blue red", "blue blue"),
        body("> green done\n"),
        body("> blue\n"),
        body("> blue done \n"),
        body(". d6 4 x:1\n"),
        body("> blue done\n. d6 7 x:1\n"),
        body("> blue done\n. d06 4 x:1\n"),
        body("> blue done\n. d6 4\n"),
        body("> blue done\n\n"),
        body("> blue done\nseed 00\n"),
        body("").trim_end().into(),
        body("") + "\n",
        body("> blue done\n").replace("done", "dine"),
    ];
    let faults: Vec<String> =
        broken.iter().map(|text| Record::parse(text).unwrap_err().to_string()).collect();
    expect![[r#"
        line 1: the record ends too early; go on with esagono-record 1
        line 1: record format 3 is not known; use a newer program
        line 2: the record ends too early; go on with game SCENARIO rules NUMBER
        line 2: no rules version; write 'game SCENARIO rules NUMBER'
        line 2: a carriage return; end lines with a newline alone
        line 2: not in the exact form; write 'game x/y rules 1'
        line 3: no fingerprint; write 64 digits 0-9 a-f
        line 5: no list of seats; write each name once, one blank between
        line 5: no list of seats; write each name once, one blank between
        line 7: 'green' has no seat at this table; seats are blue, red
        line 7: no answer; write the seat, one blank and the answer
        line 7: no answer; write the seat, one blank and the answer
        line 7: a die before any answer; restore the record from an untouched copy
        line 8: no die; write the die, its face and its rule, as in 'd6 4 scs:7.0J'
        line 8: not in the exact form; write '. d6 4 x:1'
        line 8: no die; write the die, its face and its rule, as in 'd6 4 scs:7.0J'
        line 8: no such line belongs here; write an answer, a die, or '=' with hash and seal
        line 8: no seed; write 64 digits 0-9 a-f
        line 7: no newline at the end; end with one newline
        line 8: text after the end; end with one newline
        line 8: the seal does not fit: the record was changed after it was written; restore the record from an untouched copy"#]].assert_eq(&faults.join("\n"));
}

#[test]
fn bytes_that_are_no_text_are_refused_with_their_line() {
    let mut bytes = body("> blue done\n").into_bytes();
    let at = bytes.windows(4).position(|it| it == b"done").unwrap();
    bytes[at] = 0xff;
    let fault = Record::parse_bytes(&bytes).unwrap_err();
    assert_eq!((fault.line, fault.what.as_str()), (7, "not UTF-8"));
}

#[test]
fn a_record_of_other_rules_data_options_or_seats_does_not_fit() {
    let present = testkit::info(table(1).game());
    let data = Fingerprint::of(b"other");
    let table = [
        (Info { scenario: "x/y".into(), ..present.clone() }, 2),
        (Info { rules: 2, ..present.clone() }, 2),
        (Info { data, ..present.clone() }, 3),
        (Info { options: "{\"x\":1}".into(), ..present.clone() }, 4),
        (Info { seats: vec!["red".into(), "blue".into()], ..present.clone() }, 5),
    ];
    assert_eq!(present.fits(&present), Ok(()));
    for (other, line) in table {
        assert_eq!(other.fits(&present).unwrap_err().line(), line, "{other:?}");
    }
}

#[test]
fn header_lines_of_each_answer_and_hash_make_the_record_again() {
    let mut session = table(7);
    play_random(&mut session, 7, 30);
    let (header, lines) = (session.header(), session.lines(0));
    assert_eq!(lines.len(), 30);
    assert_eq!(session.lines(12), lines[12..], "from any answer on");
    assert_eq!(session.lines(30), [""; 0]);
    let record = Record::from_pieces(&header, &lines, session.hash()).unwrap();
    assert_eq!(record, session.record());
    let fault = Record::from_pieces(&header, &["move A\n"], session.hash()).unwrap_err();
    assert_eq!(fault.line, 7, "the first line after the header");
}
