//! Rust source as lines: which are comments, which belong to tests.

/// One line of a Rust file.
#[derive(Clone, Copy)]
pub(crate) struct Line<'a> {
    /// Counted from 1.
    pub(crate) number: usize,
    /// As it stands in the file.
    pub(crate) text: &'a str,
    /// Whether only tests see it.
    pub(crate) in_tests: bool,
}

impl<'a> Line<'a> {
    /// The part before a comment.
    pub(crate) fn code(&self) -> &'a str {
        self.text.find("//").map_or(self.text, |at| &self.text[..at])
    }

    /// What a `//`, `///` or `//!` comment on this line says.
    pub(crate) fn comment(&self) -> Option<&'a str> {
        let at = self.text.find("//")?;
        Some(self.text[at..].trim_start_matches('/').trim_start_matches('!').trim())
    }

    /// What a doc comment says, if the whole line is one.
    pub(crate) fn doc(&self) -> Option<&'a str> {
        self.text.trim_start().strip_prefix("///").map(str::trim)
    }
}

/// The lines of a file. Everything is test in a file of tests; elsewhere a test module runs from
/// its `#[cfg(test)]` to the end of the file, and a `mod tests;` is that one line.
pub(crate) fn lines<'a>(file: &str, text: &'a str) -> Vec<Line<'a>> {
    let tests_begin = if is_test_file(file) { Some(0) } else { test_module(text) };
    text.lines()
        .enumerate()
        .map(|(index, text)| Line {
            number: index + 1,
            text,
            in_tests: tests_begin.is_some_and(|begin| index >= begin),
        })
        .collect()
}

/// The item that a line of this number belongs to: the one below a doc comment, else the function
/// around it. A line about the whole file has none.
pub(crate) fn item<'a>(lines: &[Line<'a>], number: usize) -> Option<&'a str> {
    let (above, from) = lines.split_at_checked(number - 1)?;
    let here = from.first()?;
    if here.text.starts_with("//!") {
        return None;
    }
    if here.doc().is_some() {
        let mut below = from.iter().map(|line| line.text.trim());
        let item = below.find(|text| !text.starts_with("//") && !text.starts_with("#["))?;
        return name(item);
    }
    let functions = above.iter().chain([here]).rev();
    functions.map(Line::code).find(|code| code.contains("fn ")).and_then(name)
}

/// The name that a line declares: of a function, a type, a constant, a variant or a field.
fn name(line: &str) -> Option<&str> {
    const BEFORE: [&str; 7] = ["fn ", "struct ", "enum ", "trait ", "const ", "type ", "mod "];
    let after = BEFORE.iter().find_map(|word| line.split_once(word)).map_or(line, |it| it.1);
    let bare = after.trim_start_matches("pub ").trim_start();
    let end = bare.find(|next: char| !next.is_alphanumeric() && next != '_').unwrap_or(bare.len());
    (end > 0).then_some(&bare[..end])
}

/// Whether a file holds nothing but tests.
fn is_test_file(file: &str) -> bool {
    file.contains("/tests/") || file.ends_with("/tests.rs")
}

/// The index of the line where a test module begins.
fn test_module(text: &str) -> Option<usize> {
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let marks = lines.iter().enumerate().filter(|(_, line)| **line == "#[cfg(test)]");
    marks
        .filter(|(index, _)| {
            let next = lines.get(index + 1).copied().unwrap_or_default();
            next.starts_with("mod ") && next.ends_with('{')
        })
        .map(|(index, _)| index)
        .next()
}

#[cfg(test)]
mod tests {
    use super::{item, lines};

    #[test]
    fn a_test_module_runs_to_the_end_of_the_file() {
        let text = "fn a() {}\n#[cfg(test)]\nmod tests {\n}\n";
        let tests: Vec<bool> = lines("src/a.rs", text).iter().map(|it| it.in_tests).collect();
        assert_eq!(tests, [false, true, true, true]);
        assert!(lines("src/tests.rs", text).iter().all(|it| it.in_tests));
    }

    #[test]
    fn a_line_is_divided_into_code_and_comment() {
        let text = "let cost = 1; // [SCS 3.1a] Half a point.\n    /// Says.\n";
        let all = lines("src/a.rs", text);
        assert_eq!(all[0].code(), "let cost = 1; ");
        assert_eq!(all[0].comment(), Some("[SCS 3.1a] Half a point."));
        assert_eq!(all[0].doc(), None);
        assert_eq!(all[1].doc(), Some("Says."));
    }

    #[test]
    fn a_citation_belongs_to_the_item_below_or_around_it() {
        let text = "\
//! [SCS 3.0] Movement.
/// [SCS 3.1a] May.
#[must_use]
pub(crate) fn may_move() {
    // [SCS 3.1b] Inside.
    refuse(\"scs:3.1c\")
}
enum Frame {
    /// [SCS 1.0B] The sequence.
    Sequence,
    /// [SCS 1.0C] Moves.
    Move { hex: u8 },
}
";
        let all = lines("src/a.rs", text);
        let found: Vec<_> = [1, 2, 5, 6, 9, 11].map(|line| item(&all, line)).into();
        let function = Some("may_move");
        let expected = [None, function, function, function, Some("Sequence"), Some("Move")];
        assert_eq!(found, expected);
    }
}
