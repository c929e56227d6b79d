//! The page says messages itself, from the same files. This writes down what the program says, in
//! `spoken.json`, and a test of the page reads it and must say the same.

use std::collections::BTreeMap;

use expect_test::expect_file;
use scene::{Arg, Message};
use serde::Serialize;
use texts::Texts;

/// Texts that use every kind of argument.
const EN: &str = "
table-and = and
bridge = bridge
plain = Nothing to add.
moved = { $unit } moves to { $hex } across the { $terrain }.
counted = { $count ->
    [0] nobody
    [one] { $count } unit
   *[other] { $count } units
}
listed = { $units } { $units-count ->
    [one] retreats
   *[other] retreat
}.
lines =
    first
    { bridge } second
";
const IT: &str = "
table-and = e
bridge = ponte
plain = Niente da aggiungere.
moved = { $unit } muove in { $hex } (terreno: { $terrain }).
counted = { $count ->
    [0] nessuno
    [one] { $count } unità sola
   *[other] { $count } unità
}
listed = { $units } { $units-count ->
    [one] si ritira
   *[other] si ritirano
}.
";

#[derive(Serialize)]
struct Spoken {
    texts: BTreeMap<&'static str, &'static str>,
    said: Vec<Said>,
}

#[derive(Serialize)]
struct Said {
    message: Message,
    by: BTreeMap<&'static str, String>,
}

fn moved() -> Message {
    Message::new("moved").text("unit", "3/26 Pz").text("hex", "07.05").term("terrain", "bridge")
}

fn listed(units: Vec<Arg>) -> Message {
    let mut message = Message::new("listed");
    message.args.insert("units".into(), Arg::List(units));
    message
}

fn words(languages: &[(&str, &str)]) -> Arg {
    let by_language = languages.iter().map(|(lang, word)| ((*lang).into(), (*word).into()));
    Arg::Words(by_language.collect())
}

fn messages() -> Vec<Message> {
    let a_text = |text: &str| Arg::Text(text.into());
    let mut messages = vec![Message::new("plain"), moved(), Message::new("lines")];
    let counts = [0, 1, 2, 11, 1000, 1_234_567, -3];
    messages.extend(counts.map(|count| Message::new("counted").number("count", count)));
    messages.extend([
        listed(vec![]),
        listed(vec![a_text("A")]),
        listed(vec![a_text("A"), a_text("B")]),
        listed(vec![Arg::Term("bridge".into()), Arg::Number(2000), a_text("C")]),
        listed(vec![words(&[("en", "fog"), ("it", "nebbia")]), Arg::List(vec![a_text("D")])]),
        // A message may hold others.
        listed(vec![Arg::Message(moved()), Arg::Message(Message::new("plain"))]),
        Message::new("moved")
            .text("unit", "1 Inf")
            .text("hex", "07.05")
            .message("terrain", Message::new("counted").number("count", 1)),
        // What is missing shows: a key, a term, an argument, a language.
        Message::new("nowhere"),
        moved().term("terrain", "swamp"),
        Message::new("moved").text("unit", "1 Inf"),
        listed(vec![words(&[("de", "Nebel"), ("fr", "brume")]), words(&[])]),
    ]);
    messages
}

#[test]
fn the_page_is_told_what_the_program_says() {
    let texts = Texts::new(&[("en", "en.ftl", EN), ("it", "it.ftl", IT)]).unwrap();
    let said = |message: Message| {
        let by = ["en", "it"].map(|lang| (lang, texts.say(lang, &message)));
        Said { message, by: BTreeMap::from(by) }
    };
    let spoken = Spoken {
        texts: BTreeMap::from([("en", EN), ("it", IT)]),
        said: messages().into_iter().map(said).collect(),
    };
    let json = serde_json::to_string_pretty(&spoken).unwrap() + "\n";
    expect_file!["spoken.json"].assert_eq(&json);
}
