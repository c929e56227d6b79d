//! What the compiler says of the changed crate.

use std::process::Stdio;

use anyhow::{Context, Result};
use serde::Deserialize;

use super::scratch::Scratch;

/// One error.
#[derive(Debug)]
pub(crate) struct CompilerError {
    /// File and line, the likeliest first.
    pub(crate) places: Vec<(String, usize)>,
    /// As a person reads it.
    pub(crate) text: String,
}

/// Builds the library; returns what is wrong with it.
pub(crate) fn build(scratch: &Scratch) -> Result<Vec<CompilerError>> {
    let mut command = scratch.cargo(&["build", "--lib"]);
    let built = command.stderr(Stdio::inherit()).output().context("cannot start cargo")?;
    let errors = read(&String::from_utf8_lossy(&built.stdout));
    if !built.status.success() && errors.is_empty() {
        anyhow::bail!("the crate cannot be built, and no error says why");
    }
    Ok(errors)
}

/// The errors among the messages of cargo.
fn read(messages: &str) -> Vec<CompilerError> {
    let lines = messages.lines().filter_map(|line| serde_json::from_str::<Line>(line).ok());
    lines
        .filter_map(|line| line.message)
        .filter(|it| it.level == "error" && !it.spans.is_empty())
        .map(|it| CompilerError { places: it.places(), text: it.rendered })
        .collect()
}

#[derive(Deserialize)]
struct Line {
    message: Option<Message>,
}

#[derive(Deserialize)]
struct Message {
    level: String,
    #[serde(default)]
    rendered: String,
    spans: Vec<Span>,
}

#[derive(Deserialize)]
struct Span {
    file_name: String,
    line_start: usize,
    is_primary: bool,
    expansion: Option<Box<Expansion>>,
}

#[derive(Deserialize)]
struct Expansion {
    span: Span,
}

impl Message {
    /// Where it points: first at the fault, then at what has to do with it.
    fn places(&self) -> Vec<(String, usize)> {
        let primary = self.spans.iter().filter(|it| it.is_primary);
        let others = self.spans.iter().filter(|it| !it.is_primary);
        primary.chain(others).flat_map(Span::places).collect()
    }
}

impl Span {
    /// Its own place, then those of the macros it comes out of.
    fn places(&self) -> Vec<(String, usize)> {
        let mut places = vec![(self.file_name.clone(), self.line_start)];
        let mut outer = &self.expansion;
        while let Some(expansion) = outer {
            places.push((expansion.span.file_name.clone(), expansion.span.line_start));
            outer = &expansion.span.expansion;
        }
        places
    }
}

#[cfg(test)]
mod tests {
    use super::read;

    #[test]
    fn an_error_points_at_its_fault_before_all_else() {
        let other =
            r#"{"file_name":"src/b.rs","line_start":3,"is_primary":false,"expansion":null}"#;
        let fault = r#"{"file_name":"std.rs","line_start":9,"is_primary":true,"expansion":{"span":
            {"file_name":"src/a.rs","line_start":5,"is_primary":false,"expansion":null}}}"#
            .replace('\n', "");
        let error = |level, spans| {
            format!(r#"{{"message":{{"level":"{level}","rendered":"text","spans":[{spans}]}}}}"#)
        };
        let messages = [
            error("error", format!("{other},{fault}")),
            error("warning", other.to_owned()),
            error("error", String::new()),
            r#"{"reason":"build-finished","success":false}"#.to_owned(),
        ];
        let found = read(&messages.join("\n"));
        let places: Vec<_> = found.iter().map(|it| it.places.clone()).collect();
        let place = |file: &str, line| (file.to_owned(), line);
        assert_eq!(places, [[place("std.rs", 9), place("src/a.rs", 5), place("src/b.rs", 3)]]);
    }
}
