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
        ("option", registry.open("scs/mill-bridge", &option).expect_err("no such value")),
        ("record", registry.load("esagono-record 1\n").expect_err("it ends at once")),
    ];
    for (code, fault) in faults {
        assert_eq!(fault.code(), code);
        let words = fault.words();
        assert!(words["it"] != words["en"] && !words["it"].contains('⟦'), "{words:?}");
    }
}
