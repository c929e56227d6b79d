//! Finds refusal phrases and message keys in Rust source text.
//!
//! Plain search for a few fixed forms, not a parser: what is searched for is our own code, which
//! writes refusals and messages in these forms only.

use std::collections::BTreeSet;

/// Returns the phrases of all refusals in a source text: the second argument of `refuse(…, "…")`
/// and the literal of `why: "…"`.
pub fn refusal_phrases(source: &str) -> BTreeSet<String> {
    let code = without_comments(source);
    let called = after_each(&code, "refuse").filter_map(|rest| {
        let arguments = after_generics(rest)?.strip_prefix('(')?;
        literal(after_first(arguments)?)
    });
    let built = after_each(&code, "why:").filter_map(literal);
    // A literal that a method makes a `String` of is no refusal: refusals are static.
    called.chain(built).filter(|(_, rest)| !rest.starts_with('.')).map(|(text, _)| text).collect()
}

/// Returns the keys of all messages and terms that a source text names as literals:
/// `Message::new("…")` and `.term("…", "…")`.
pub fn message_keys(source: &str) -> BTreeSet<String> {
    let code = without_comments(source);
    let messages = after_each(&code, "Message::new(").filter_map(literal);
    let terms = after_each(&code, ".term(").filter_map(|arguments| {
        let (_name, rest) = literal(arguments)?;
        let (key, rest) = literal(rest.trim_start().strip_prefix(',')?)?;
        // With a third argument it is some other function of that name.
        rest.trim_start_matches([',', ' ', '\n']).starts_with(')').then_some((key, rest))
    });
    messages.chain(terms).map(|(text, _)| text).collect()
}

/// Drops lines that are comments, documentation included.
fn without_comments(source: &str) -> String {
    let code = source.lines().filter(|line| !line.trim_start().starts_with("//"));
    code.collect::<Vec<_>>().join("\n")
}

/// Returns what follows each occurrence of `mark`, as long as no longer word ends in it.
fn after_each<'a>(code: &'a str, mark: &'a str) -> impl Iterator<Item = &'a str> {
    code.match_indices(mark).filter_map(move |(at, _)| {
        let before = code[..at].chars().next_back();
        let is_word_end = mark.starts_with(char::is_alphanumeric)
            && before.is_some_and(|c| c.is_alphanumeric() || c == '_');
        (!is_word_end).then(|| &code[at + mark.len()..])
    })
}

/// Skips the first of the arguments of a call, which may be a call itself.
fn after_first(arguments: &str) -> Option<&str> {
    let (mut depth, mut quoted) = (0_usize, false);
    for (at, sign) in arguments.char_indices() {
        match sign {
            '"' => quoted = !quoted,
            '(' if !quoted => depth += 1,
            ')' if !quoted => depth = depth.checked_sub(1)?,
            ',' if !quoted && depth == 0 => return Some(&arguments[at + 1..]),
            _ => {}
        }
    }
    None
}

/// Skips a turbofish such as `::<()>`; `None` if it has no end.
fn after_generics(code: &str) -> Option<&str> {
    match code.strip_prefix("::<") {
        None => Some(code),
        Some(generics) => {
            let end = generics.find(">(")?;
            Some(&generics[end + 1..])
        }
    }
}

/// Reads a string literal at the start of `code`; returns its value and what follows it.
fn literal(code: &str) -> Option<(String, &str)> {
    let mut text = String::new();
    let mut rest = code.trim_start().strip_prefix('"')?;
    loop {
        let (plain, special) = rest.split_at(rest.find(['"', '\\'])?);
        text.push_str(plain);
        let Some(escaped) = special.strip_prefix('\\') else {
            return Some((text, &special[1..]));
        };
        // A backslash at the end of a line swallows the indentation of the next.
        rest = if let Some(next_line) = escaped.strip_prefix('\n') {
            next_line.trim_start()
        } else {
            let mut chars = escaped.chars();
            text.push(chars.next()?);
            chars.as_str()
        };
    }
}
