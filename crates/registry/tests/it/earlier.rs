//! Old games live on: records as earlier versions of the program wrote them.

use kernel::{Fingerprint, Misfit, Record, ReplayFault, Seed};
use registry::{Differs, Earlier, OpenFault, told};

use crate::registry;

/// Everything that earlier versions wrote and is kept here, by name.
const OLD: [(&str, &str); 5] = [
    ("coh-4", include_str!("../../../testkit/records/coh-training-4.rec")),
    ("nextwar-1", include_str!("../../../testkit/records/nextwar-train-to-seoul-1.rec")),
    ("prussia-2", include_str!("../../../testkit/records/prussia-training-2.rec")),
    ("scs-1", include_str!("../../../testkit/records/scs-fig-combat-1-1.rec")),
    ("scs-3", include_str!("../../../testkit/records/scs-fig-combat-1-3.rec")),
];

fn old(name: &str) -> (&'static str, Earlier) {
    let (_, text) = OLD.into_iter().find(|it| it.0 == name).unwrap();
    (text, registry().earlier(text).unwrap().expect("it is of other rules"))
}

#[test]
fn every_old_record_opens_and_goes_on_as_a_game_of_the_present_rules() {
    for (name, text) in OLD {
        assert!(matches!(registry().load(text), Err(OpenFault::Unlike(_))), "{name}");
        let (_, earlier) = old(name);
        let (stands, answers) = (earlier.stands(), earlier.answers());
        assert!(stands <= answers, "{name}");
        let said = ["en", "it"].map(|it| earlier.said(it));
        assert!(said[0] != said[1] && said.iter().all(|it| !it.contains('⟦')), "{name}: {said:?}");
        let (mut table, _) = earlier.go_on(Seed::from_number(5)).expect("it can be set up");
        assert_eq!(table.step(), stands);
        while let Some(prompt) = table.prompt_view() {
            if table.step() > stands + 30 {
                break;
            }
            table.play(&[prompt.choices[0].action.clone()], None).unwrap();
        }
        let proof = registry().verify(&table.record()).unwrap();
        assert_eq!(proof.steps, table.step(), "{name}");
    }
}

/// The lines of a record before its first answer.
fn header(record: &str) -> String {
    record.split_inclusive('\n').take_while(|it| !it.starts_with("> ")).collect()
}

#[test]
fn the_first_lines_of_a_record_tell_whether_it_is_an_earlier_one() {
    for (name, text) in OLD {
        assert!(registry().is_earlier(&header(text)), "{name}");
    }
    for text in [
        include_str!("../../../../games/fig-combat-1-3.rec"),
        include_str!("../../../../games/mill-bridge-1.rec"),
        include_str!("../../../../games/training-1.rec"),
    ] {
        assert!(!registry().is_earlier(&header(text)), "{}", header(text));
    }
    // Other files alone are enough; a scenario that is no more is no earlier one.
    let present = header(include_str!("../../../../games/fig-combat-1-3.rec"));
    let data = present.lines().find_map(|it| it.strip_prefix("data ")).unwrap();
    assert!(registry().is_earlier(&present.replacen(data, &"0".repeat(64), 1)));
    let gone = header(OLD[4].1).replacen("scs/fig-combat-1", "scs/gone", 1);
    assert!(!registry().is_earlier(&gone) && !registry().is_earlier("Dear Sir"));
}

#[test]
fn an_answer_that_the_present_rules_forbid_is_named_with_its_rule() {
    let (text, earlier) = old("nextwar-1");
    assert_eq!((earlier.stands(), earlier.answers()), (72, 804));
    assert_eq!(earlier.rule(), Some("nw:2.3.5"));
    let differing = earlier.differing().unwrap();
    assert_eq!((differing.step, differing.answer.as_str()), (73, "move N2717"));
    let line = usize::try_from(earlier.line().unwrap()).unwrap();
    assert!(text.lines().nth(line - 1).unwrap().ends_with(" move N2717"));
    for language in ["en", "it"] {
        let said = earlier.said(language);
        assert!(said.contains("nw:2.3.5") && !said.contains('⟦'), "{said}");
    }
    assert!(matches!(&earlier.differs, Differs::At(it) if matches!(it.what, Misfit::Illegal(_))));
}

#[test]
fn a_game_may_play_to_its_end_as_it_did_or_end_otherwise() {
    let (_, same) = old("scs-3");
    assert!(!same.is_other() && same.stands() == same.answers());
    for name in ["scs-1", "coh-4"] {
        let (_, other) = old(name);
        assert!(other.is_other() && other.stands() == other.answers(), "{name}");
        assert!(other.differing().is_none(), "no answer is to blame");
        assert!(
            matches!(&other.differs, Differs::At(it) if matches!(it.what, Misfit::Hash { .. }))
        );
    }
}

#[test]
fn a_record_tells_itself_line_by_line() {
    let (text, earlier) = old("nextwar-1");
    let told = told(&earlier.record);
    assert_eq!(told.len(), text.lines().filter(|it| it.starts_with("> ")).count());
    let dice: usize = told.iter().map(|it| it.dice.len()).sum();
    assert_eq!(dice, text.lines().filter(|it| it.starts_with(". d")).count());
    assert!(told.iter().zip(1..).all(|(it, step)| it.step == step));
}

#[test]
fn a_record_of_the_present_rules_is_no_earlier_one() {
    let text = include_str!("../../../../games/fig-combat-1-3.rec");
    assert!(registry().earlier(text).unwrap().is_none());
    // What is damaged is damaged, whatever its version.
    let (text, _) = old("scs-3");
    let damaged = text.replacen("> ", ">  ", 1);
    assert!(matches!(registry().earlier(&damaged), Err(OpenFault::Record(_))));
    assert!(Record::parse(text).is_ok());
}

/// A record with the seal that belongs to it, whatever was changed before.
fn sealed(text: &str) -> String {
    let unsealed = &text[..=text.trim_end().rfind(' ').unwrap()];
    format!("{unsealed}{}\n", Fingerprint::of(unsealed.as_bytes()))
}

/// The same with the first of its lines that begin so changed.
fn changed(text: &str, begin: &str, change: impl Fn(&str) -> String) -> String {
    let line = text.split_inclusive('\n').find(|it| it.starts_with(begin)).unwrap();
    text.replacen(line, &change(line), 1)
}

#[test]
fn a_damaged_record_of_other_rules_is_called_damaged_and_not_old() {
    for (name, text) in OLD {
        let damaged = changed(text, "> ", |it| it.repeat(2));
        let fault = registry().load(&damaged).unwrap_err();
        assert!(matches!(&fault, OpenFault::Record(_)), "{name}: {fault}");
        assert!(fault.to_string().contains("the seal does not fit"), "{name}: {fault}");
        assert!(matches!(registry().earlier(&damaged), Err(OpenFault::Record(_))), "{name}");
    }
    // Of a record that is as told but for its head, the head is the line that cannot stand.
    let present = include_str!("../../../../games/fig-combat-1-3.rec");
    let damaged = changed(present, "game ", |it| it.replace("rules ", "rules 9"));
    assert!(matches!(registry().load(&damaged), Err(OpenFault::Unlike(it)) if it.line() == 2));
}

#[test]
fn the_seeds_that_an_old_record_tells_have_to_bring_its_faces() {
    for (name, text) in OLD {
        let other_face = changed(text, ". ", |it| {
            let mut words: Vec<&str> = it.split(' ').collect();
            words[2] = if words[2] == "1" { "2" } else { "1" };
            words.join(" ")
        });
        let other_seed = changed(text, "seed ", |_| format!("seed {}\n", Seed::from_number(999)));
        for forged in [other_face, other_seed] {
            for text in [sealed(&forged), forged] {
                let fault = registry().load(&text).unwrap_err();
                let OpenFault::Replay(ReplayFault { what, .. }) = &fault else {
                    panic!("{name}: {fault}")
                };
                let of_dice = matches!(what, Misfit::Face { .. } | Misfit::SeedNotCommitted);
                assert!(of_dice, "{name}: {fault}");
                let again = registry().earlier(&sealed(&text)).unwrap_err();
                assert_eq!(again.to_string(), fault.to_string(), "{name}");
            }
        }
    }
}
