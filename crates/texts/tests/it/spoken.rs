//! The page says messages itself, from the same files. This writes down what the program says, in
//! `spoken.json`, and a test of the page reads it and must say the same.

use std::collections::BTreeMap;

use expect_test::expect_file;
use scene::{Arg, Message, SideName, UnitName};
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
won = { $side-number ->
    [plural] { $side-The } win
   *[singular] { $side-The } wins
} { $unit } back for { $nation-the }, { $side }.
nation = Nation
    .the = the nation
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
won = { $side-number ->
    [plural] Vincono { $side-the }
   *[singular] Vince { $side-the }
}: { $unit } torna { $side-to } ({ $side }) per { $nation-the }.
nation = Nazione
    .the = la nazione
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

fn side(en: &str, it: &str, the: &str, il: &str, al: &str, number: &str) -> SideName {
    let forms = |lang: &str, all: &[(&str, String)]| {
        (lang.to_owned(), all.iter().map(|(form, it)| ((*form).into(), it.clone())).collect())
    };
    let capital = the.replacen("the", "The", 1);
    SideName {
        id: "one".into(),
        name: [("en", en), ("it", it)].map(|(lang, name)| (lang.into(), name.into())).into(),
        forms: BTreeMap::from([
            forms("en", &[("The", capital), ("number", number.into())]),
            forms("it", &[("the", il.into()), ("to", al.into()), ("number", number.into())]),
        ]),
    }
}

fn won(side: SideName) -> Message {
    let title = [("en", "Tank 7"), ("it", "Carro 7")];
    let title = title.map(|(lang, name)| (lang.to_owned(), name.to_owned())).into();
    let unit = UnitName { id: "t7".into(), name: "Tank 7".into(), title: Some(title) };
    Message::new("won").text("side", side).text("unit", unit).term("nation", "nation")
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
        Message::new("listed")
            .list("units", [UnitName::plain("a", "A"), UnitName::plain("b", "B")]),
        listed(vec![Arg::Term("bridge".into()), Arg::Number(2000), a_text("C")]),
        listed(vec![words(&[("en", "fog"), ("it", "nebbia")]), Arg::List(vec![a_text("D")])]),
        // A message may hold others.
        listed(vec![Arg::Message(moved()), Arg::Message(Message::new("plain"))]),
        Message::new("moved")
            .text("unit", "1 Inf")
            .text("hex", "07.05")
            .message("terrain", Message::new("counted").number("count", 1)),
        won(side("Germans", "Tedeschi", "the Germans", "i tedeschi", "ai tedeschi", "plural")),
        won(side("Blue", "Blu", "Blue", "il Blu", "al Blu", "singular")),
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
