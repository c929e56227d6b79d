//! Scripts of answers and dice in, what happened out: most rule tests are one of these with a
//! snapshot, so that they touch no API and the API may change.

use std::fmt::Write;

use kernel::dice::Script;
use kernel::{Illegal, Viewer};
use scene::{Arg, Message, Show};

/// Plays a script and tells what came of it.
///
/// A line `> move A` is an answer, written as the prompt lists it; `> move A : 4 2` rolls these
/// faces. Other lines must be empty. What happened is told as the spectator hears it, a refusal as
/// `! rule why`; after a refusal the script goes on.
pub fn of<G: Show>(game: &mut G, script: &str) -> String {
    let mut out = String::new();
    for line in script.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let answer = line.strip_prefix("> ").unwrap_or_else(|| panic!("no answer: '{line}'"));
        let (text, faces) = match answer.split_once(" : ") {
            Some((text, faces)) => (text, read_faces(faces)),
            None => (answer, Vec::new()),
        };
        writeln!(out, "> {text}").expect("a string takes any text");
        match play(game, text, &faces) {
            Ok(told) => out.push_str(&told),
            Err(illegal) => {
                writeln!(out, "  ! {} {}", illegal.rule, illegal.why).expect("as above");
            }
        }
    }
    out
}

fn read_faces(faces: &str) -> Vec<u8> {
    let face = |word: &str| word.parse().unwrap_or_else(|_| panic!("no face: '{word}'"));
    faces.split_whitespace().map(face).collect()
}

fn play<G: Show>(game: &mut G, text: &str, faces: &[u8]) -> Result<String, Illegal> {
    let action = game.read_action(text).unwrap_or_else(|fault| panic!("{fault}"));
    let mut dice = Script::new(faces);
    let events = game.apply(&action, &mut dice)?;
    dice.finish().unwrap_or_else(|fault| panic!("{text}: {fault}"));
    game.check_invariants();
    let mut out = String::new();
    for told in events.iter().filter_map(|event| scene::told(game, event, Viewer::Spectator)) {
        write!(out, "  {}", told.event).expect("a string takes any text");
        write_args(&mut out, &told.message);
        for (name, value) in &told.fields.flat() {
            if !told.message.args.contains_key(name) {
                let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
                write!(out, " {name}={text}").expect("as above");
            }
        }
        out.push('\n');
    }
    Ok(out)
}

fn write_args(out: &mut String, message: &Message) {
    for (name, arg) in &message.args {
        write!(out, " {name}={}", arg_text(arg)).expect("a string takes any text");
    }
}

fn arg_text(arg: &Arg) -> String {
    match arg {
        Arg::Unit(unit) => unit.id.clone(),
        Arg::Side(side) => side.id.clone(),
        Arg::Text(text) | Arg::Term(text) => text.clone(),
        Arg::Number(number) => number.to_string(),
        Arg::Words(words) => words.get("en").cloned().unwrap_or_default(),
        Arg::Message(message) => message.key.clone(),
        Arg::List(args) => args.iter().map(arg_text).collect::<Vec<_>>().join(","),
    }
}
