//! Faults can be told in every language.

use std::collections::BTreeMap;

use kernel::{Seat, UndoFault};
use registry::Fault;

use crate::{registry, table};

#[test]
fn every_refusal_to_take_back_is_told_in_both_languages() {
    let faults = [
        UndoFault::Nothing,
        UndoFault::NoSuchStep { played: 3 },
        UndoFault::Roll { step: 4 },
        UndoFault::Reveal { step: 5 },
        UndoFault::OtherSeat { step: 6, seat: Seat(1) },
        UndoFault::Over,
    ];
    for fault in faults {
        let told = Fault::from(fault);
        assert_eq!((told.code(), told.rule()), ("undo", None));
        assert_eq!(told.to_string(), fault.to_string(), "the English is that of the kernel");
        let words = told.words();
        assert!(words["it"] != words["en"] && !words["it"].contains('⟦'), "{words:?}");
    }
}

#[test]
fn what_cannot_be_carried_out_is_told_in_both_languages() {
    let mut table = table("scs/fig-combat-1");
    let action = |text: &str| vec![text.to_owned()];
    let faults = [
        ("not-an-action", table.play(&action("dance"), None).expect_err("no verb")),
        ("illegal", table.play(&action("roll"), None).expect_err("not now")),
        ("dice", table.play(&action("attack 20.10"), Some(&[1])).expect_err("no die is rolled")),
        ("undo", table.undo(None).expect_err("nothing was played")),
        ("viewer", table.viewer("nobody").expect_err("no such seat")),
    ];
    for (code, fault) in faults {
        assert_eq!(fault.code(), code);
        let words = fault.words();
        assert_eq!(words["en"], fault.to_string());
        assert!(words["it"] != words["en"] && !words["it"].contains('⟦'), "{words:?}");
    }
}

#[test]
fn what_cannot_be_opened_is_told_in_both_languages() {
    let registry = registry();
    let none = BTreeMap::new();
    let option = BTreeMap::from([("fog".to_owned(), "thick".to_owned())]);
    let faults = [
        ("unknown-scenario", registry.open("scs/mill-bride", &none).expect_err("no such id")),
        ("unknown-scenario", registry.open("chess/mill", &none).expect_err("no such system")),
        ("option", registry.open("scs/mill-bridge", &option).expect_err("no such value")),
        ("record", registry.load("esagono-record 1\n").expect_err("it ends at once")),
    ];
    for (code, fault) in faults {
        assert_eq!(fault.code(), code);
        let words = fault.words();
        assert!(words["it"] != words["en"] && !words["it"].contains('⟦'), "{words:?}");
    }
}

/// The text of a game that was begun and answered once.
fn record() -> String {
    let mut table = table("scs/mill-bridge");
    let first = table.prompt_view().expect("it begins").choices[0].action.clone();
    table.play(&[first], None).expect("it is listed");
    table.record()
}

#[test]
fn an_old_record_is_refused_without_an_english_word_in_the_italian_sentence() {
    let (registry, record) = (registry(), record());
    let game = record.lines().nth(1).expect("the line of the game");
    let (scenario, present) = game.rsplit_once(' ').expect("it ends with the version");
    let old = record.replacen(game, &format!("{scenario} 0"), 1);
    let fault = registry.load(&old).expect_err("it was played by other rules");
    assert_eq!(fault.code(), "record");
    let told = format!(
        "La registrazione non si può aprire: fu giocata con la versione 0 delle regole, \
         qui c’è la {present}; la può giocare il programma che l’ha scritta"
    );
    assert_eq!(fault.words()["it"], told);
}

#[test]
fn no_english_finding_stands_in_the_italian_of_a_record_that_cannot_be_opened() {
    let (registry, record) = (registry(), record());
    let line = |at: usize| record.lines().nth(at).expect("the header has six lines");
    let with = |at: usize, text: &str| record.replacen(line(at), text, 1);
    let answer = line(6);
    let seat = answer.split(' ').nth(1).expect("the seat stands after the sign");
    let other = line(4).split(' ').skip(1).find(|&it| it != seat).expect("there are two seats");
    let nothing = format!("data {}", "0".repeat(64));
    let faults = [
        (with(1, "game scs/mill-bride rules 1"), "la riga 2"),
        (with(2, &nothing), "i file di scs/mill-bridge"),
        (with(4, &format!("{} umpire", line(4))), ", umpire, qui sarebbero"),
        (with(3, "options {\"fog\":\"thick\"}"), "la riga 4"),
        (with(6, &format!("> {seat} dance")), "alla riga 7 non c’è una risposta"),
        (with(6, &format!("> {seat} roll")), "riga 7 è vietato"),
        (with(6, answer.replacen(seat, other, 1).as_str()), "tocca a qualcun altro"),
        (with(6, &format!("{answer}\n. d6 4 scs:7.0J")), "i dadi non sono quelli"),
        (record.replacen("\n= ", "\n= 0", 1), "la riga 8"),
    ];
    for (text, said) in faults {
        let fault = registry.load(&text).expect_err(said);
        let words = fault.words();
        assert!(words["it"].contains(said), "{}: {fault}", words["it"]);
        let finding = fault.to_string();
        let finding = finding.split(": ").last().expect("a text has a last part");
        assert!(!words["it"].contains(finding), "{}", words["it"]);
        assert!(words["en"] != words["it"] && !words["en"].contains('⟦'), "{}", words["en"]);
    }
}
