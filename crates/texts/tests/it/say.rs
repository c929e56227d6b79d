//! Messages become sentences; what is missing can be found.

use scene::{Arg, Message};
use texts::{TextFault, Texts, Unsaid};

const EN: &str = "
table-and = and
bridge = bridge
moved = { $unit } moves to { $hex } across the { $terrain }.
lost = { $steps ->
    [one] One step is lost.
   *[other] { $steps } steps are lost.
}
retreated = { $units } { $units-count ->
    [one] retreats
   *[other] retreat
}.
";
const IT: &str = "
table-and = e
bridge = ponte
moved = { $unit } muove in { $hex } (terreno: { $terrain }).
";

fn texts() -> Texts {
    Texts::new(&[("en", "en.ftl", EN), ("it", "it.ftl", IT)]).unwrap()
}

fn moved() -> Message {
    Message::new("moved").text("unit", "3/26 Pz").text("hex", "07.05").term("terrain", "bridge")
}

#[test]
fn a_message_is_said_in_either_language_without_isolation_marks() {
    assert_eq!(texts().say("en", &moved()), "3/26 Pz moves to 07.05 across the bridge.");
    assert_eq!(texts().say("it", &moved()), "3/26 Pz muove in 07.05 (terreno: ponte).");
}

#[test]
fn numbers_choose_between_singular_and_plural() {
    assert_eq!(texts().say("en", &Message::new("lost").number("steps", 1)), "One step is lost.");
    assert_eq!(texts().say("en", &Message::new("lost").number("steps", 2)), "2 steps are lost.");
}

#[test]
fn a_list_is_joined_and_brings_its_count() {
    let table: [(&[&str], &str); 4] = [
        (&[], "– retreat."),
        (&["A"], "A retreats."),
        (&["A", "B"], "A and B retreat."),
        (&["A", "B", "C"], "A, B and C retreat."),
    ];
    for (units, said) in table {
        let units = units.iter().map(|unit| (*unit).to_owned());
        assert_eq!(texts().say("en", &Message::new("retreated").list("units", units)), said);
    }
}

#[test]
fn a_list_may_hold_terms_and_speaks_the_language_around_it() {
    let mut message = moved();
    let items = vec![Arg::Term("bridge".into()), Arg::Number(2), Arg::Text("x".into())];
    message.args.insert("terrain".into(), Arg::List(items));
    assert_eq!(texts().say("it", &message), "3/26 Pz muove in 07.05 (terreno: ponte, 2 e x).");
}

#[test]
fn a_missing_key_shows_in_brackets_and_is_detected() {
    let message = Message::new("lost").number("steps", 2);
    assert_eq!(texts().say("it", &message), "⟦lost⟧");
    assert_eq!(texts().try_say("it", &message), Err(vec![Unsaid::Key("lost".into())]));
}

#[test]
fn a_missing_term_is_detected_inside_the_sentence() {
    let message = moved().term("terrain", "swamp");
    assert_eq!(texts().say("en", &message), "3/26 Pz moves to 07.05 across the ⟦swamp⟧.");
    assert_eq!(texts().try_say("en", &message), Err(vec![Unsaid::Key("swamp".into())]));
}

#[test]
fn a_missing_argument_is_detected() {
    let faults = texts().try_say("en", &Message::new("lost")).unwrap_err();
    assert!(matches!(&faults[0], Unsaid::Gap { key, .. } if key == "lost"), "{faults:?}");
}

#[test]
fn a_language_that_nobody_speaks_is_detected() {
    assert_eq!(texts().say("la", &moved()), "⟦moved⟧");
    assert_eq!(texts().try_say("la", &moved()), Err(vec![Unsaid::Language("la".into())]));
    assert_eq!(texts().languages().collect::<Vec<_>>(), ["en", "it"]);
}

#[test]
fn a_refusal_is_translated_and_english_is_its_own_translation() {
    let file = "schema = 'refusals/1'\nsource = 'test'\n[phrases]\n'too far' = 'troppo lontano'\n";
    let texts = Texts::new(&[("en", "a.ftl", ""), ("it", "refusals.toml", file)]).unwrap();
    assert_eq!(texts.refusal("it", "too far"), "troppo lontano");
    assert_eq!(texts.refusal("it", "too near"), "too near");
    assert_eq!(texts.refusal("en", "too far"), "too far");
}

#[test]
fn all_faults_of_all_files_are_reported_at_once() {
    let faults = Texts::new(&[
        ("en", "a.ftl", "one = 1\n\ntwo = { $\n"),
        ("en", "b.ftl", "one = uno\nthree = { four }\n"),
        ("en", "c.txt", ""),
        ("it", "refusals.toml", "schema = 'refusals/1'\nsource = ''\nphrase = 1\n"),
        ("?", "d.ftl", ""),
    ])
    .err()
    .unwrap();
    assert!(matches!(&faults[0], TextFault::Syntax { file, line: 3, .. } if file == "a.ftl"));
    assert_eq!(faults[1], TextFault::Duplicate { file: "b.ftl".into(), key: "one".into() });
    assert_eq!(faults[2], TextFault::Kind { file: "c.txt".into() });
    assert!(matches!(&faults[3], TextFault::Syntax { line: 3, .. }), "{:?}", faults[3]);
    assert_eq!(faults[4], TextFault::Language { file: "d.ftl".into(), lang: "?".into() });
    assert_eq!(
        faults[5..],
        [TextFault::Reference { lang: "en".into(), key: "three".into(), missing: "four".into() }]
    );
}

#[test]
fn a_file_of_refusals_with_another_schema_is_refused() {
    let file = "schema = 'refusals/9'\nsource = ''\n[phrases]\n";
    let faults = Texts::new(&[("it", "refusals.toml", file)]).err().unwrap();
    assert_eq!(faults[0].to_string(), "refusals.toml:1: schema is 'refusals/9', not 'refusals/1'");
}
