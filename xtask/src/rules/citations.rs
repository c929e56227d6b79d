//! How a text cites rules.
//!
//! In code: `[SCS 3.3a]` and `[SCS 7.3A, 7.3B]` in comments, and rule ids as string literals, as in
//! `refuse("scs:3.3a", …)`. In tests: a doc line `Rules: scs:2.1a, scs:2.1b.` right above
//! `#[test]`. In case files: a field `rules = ["scs:2.1a"]`. A range cites its two ends.

use crate::source::Line;

/// An id and the line that names it.
pub(crate) type Cite = (String, usize);

/// Rules cited in the code of a rules module.
pub(crate) fn in_code(lines: &[Line<'_>], prefix: &str) -> Vec<Cite> {
    let mut found = Vec::new();
    for (index, line) in lines.iter().enumerate().filter(|(_, line)| !line.in_tests) {
        found.extend(quoted(line.code(), prefix).map(|id| (id.to_owned(), line.number)));
        for bracket in brackets(lines, index, prefix) {
            found.extend(listed(&bracket, prefix).map(|id| (id, line.number)));
        }
    }
    found
}

/// String literals of a line that are ids with this prefix.
fn quoted<'a>(code: &'a str, prefix: &'a str) -> impl Iterator<Item = &'a str> {
    code.split('"').skip(1).step_by(2).filter(move |text| is_id(text, prefix))
}

/// What stands in the brackets that open in a line's comment, over line ends if need be.
fn brackets(lines: &[Line<'_>], index: usize, prefix: &str) -> Vec<String> {
    let opening = format!("[{} ", prefix.to_uppercase());
    let Some(comment) = lines[index].comment() else { return Vec::new() };
    let mut found = Vec::new();
    for (at, _) in comment.match_indices(&opening) {
        let mut text = comment[at + opening.len()..].to_owned();
        for line in &lines[index + 1..] {
            let Some(more) = line.comment().filter(|_| !text.contains(']')) else { break };
            text = format!("{text} {more}");
        }
        if let Some((inside, _)) = text.split_once(']') {
            found.push(inside.to_owned());
        }
    }
    found
}

/// The ids of a list such as `7.3A, 7.3B` or `8.3–8.4`.
fn listed(list: &str, prefix: &str) -> impl Iterator<Item = String> {
    let book = prefix.to_uppercase();
    list.split([',', ';', '–'])
        .map(move |number| number.trim().trim_start_matches(book.as_str()).trim().to_owned())
        .filter(|number| !number.is_empty())
        .map(move |number| format!("{prefix}:{number}"))
}

/// Rules that tests say they prove, and the lines of those that stand over no test.
pub(crate) fn in_tests(lines: &[Line<'_>], prefix: &str) -> (Vec<Cite>, Vec<usize>) {
    let (mut found, mut stray) = (Vec::new(), Vec::new());
    for (index, line) in lines.iter().enumerate() {
        let Some(list) = line.doc().and_then(|doc| doc.strip_prefix("Rules:")) else { continue };
        let ids = ids_of_doc(list, &lines[index + 1..], prefix);
        if !ids.is_empty() && !stands_over_a_test(&lines[index + 1..]) {
            stray.push(line.number);
            continue;
        }
        found.extend(ids.into_iter().map(|id| (id, line.number)));
    }
    (found, stray)
}

/// The ids of a `Rules:` sentence, which ends at the first full stop and may run over lines.
fn ids_of_doc(list: &str, below: &[Line<'_>], prefix: &str) -> Vec<String> {
    let mut sentence = list.to_owned();
    for line in below {
        let Some(more) = line.doc().filter(|_| sentence.trim_end().ends_with(',')) else { break };
        sentence = format!("{sentence} {more}");
    }
    let mut ids = Vec::new();
    for word in sentence.split([',', ' ']).filter(|word| !word.is_empty()) {
        let id = word.trim_end_matches(['.', ':']);
        if is_id(id, prefix) {
            ids.push(id.to_owned());
        }
        if word.ends_with('.') {
            break;
        }
    }
    ids
}

/// Whether doc lines and attributes lead down to a test.
fn stands_over_a_test(below: &[Line<'_>]) -> bool {
    below
        .iter()
        .map(|line| line.text.trim())
        .take_while(|text| text.starts_with("///") || text.starts_with("#["))
        .any(|text| text == "#[test]")
}

/// Rules that a data-driven case file names in its `rules` fields.
pub(crate) fn in_cases(text: &str, prefix: &str) -> Vec<Cite> {
    let mut found = Vec::new();
    let mut is_open = false;
    for (index, line) in text.lines().enumerate() {
        let begins = line.trim_start().strip_prefix("rules").map(str::trim_start);
        is_open |= begins.is_some_and(|rest| rest.starts_with('='));
        if is_open {
            found.extend(quoted(line, prefix).map(|id| (id.to_owned(), index + 1)));
            is_open = !line.contains(']');
        }
    }
    found
}

/// Ids with this prefix anywhere in a text, for documents and data.
pub(crate) fn in_prose(text: &str, prefix: &str) -> Vec<Cite> {
    let mut found = Vec::new();
    let opening = format!("[{} ", prefix.to_uppercase());
    for (index, line) in text.lines().enumerate() {
        let words = line.split(|next: char| !is_id_char(next) && next != ':');
        let ids = words.map(|word| word.trim_end_matches(['.', ':', '/', '-']));
        found.extend(ids.filter(|id| is_id(id, prefix)).map(|id| (id.to_owned(), index + 1)));
        for (at, _) in line.match_indices(&opening) {
            let inside = line[at + opening.len()..].split(']').next().unwrap_or_default();
            found.extend(listed(inside, prefix).map(|id| (id, index + 1)));
        }
    }
    found
}

/// Whether a text is an id with this prefix: `scs:3.3a`.
fn is_id(text: &str, prefix: &str) -> bool {
    let number = text.strip_prefix(prefix).and_then(|rest| rest.strip_prefix(':'));
    number.is_some_and(|number| !number.is_empty() && number.chars().all(is_id_char))
}

fn is_id_char(next: char) -> bool {
    next.is_ascii_alphanumeric() || matches!(next, '.' | '/' | '-')
}

#[cfg(test)]
mod tests {
    use super::{in_cases, in_code, in_prose, in_tests};
    use crate::source::lines;

    fn ids(found: Vec<(String, usize)>) -> Vec<String> {
        found.into_iter().map(|(id, line)| format!("{line} {id}")).collect()
    }

    #[test]
    fn code_cites_in_comments_and_as_string_literals() {
        let text = "\
//! [SCS 3.0] Movement.
/// [SCS 7.3A, 7.3B,
/// 7.3C] Odds.
fn odds() { refuse(\"scs:7.3D\", \"too few\") } // [SCS 7.4A–7.4C] Both ends.
let text = \"[SCS 1.0A]\"; let other = \"scs:{}\";
#[cfg(test)]
mod tests {
    // [SCS 9.9z] Not code.
}
";
        let found = ids(in_code(&lines("src/a.rs", text), "scs"));
        let expected = [
            "1 scs:3.0",
            "2 scs:7.3A",
            "2 scs:7.3B",
            "2 scs:7.3C",
            "4 scs:7.3D",
            "4 scs:7.4A",
            "4 scs:7.4C",
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn tests_cite_in_the_first_sentence_above_them() {
        let text = "\
/// Rules: scs:2.1a, scs:2.1b. Not scs:2.1c.
#[test]
fn a() {}
/// Rules: scs:3.1a,
/// scs:3.1b.
#[test]
fn b() {}
/// Rules: scs:4.0a.
fn helper() {}
";
        let (found, stray) = in_tests(&lines("tests/it/a.rs", text), "scs");
        let found = ids(found);
        assert_eq!(found, ["1 scs:2.1a", "1 scs:2.1b", "4 scs:3.1a", "4 scs:3.1b"]);
        assert_eq!(stray, [8]);
    }

    #[test]
    fn case_files_cite_in_their_rules_field() {
        let text =
            "name = \"scs:1.0A\"\nrules = [\"scs:2.1a\",\n  \"scs:2.1b\"]\nx = \"scs:3.1a\"\n";
        assert_eq!(ids(in_cases(text, "scs")), ["2 scs:2.1a", "3 scs:2.1b"]);
    }

    #[test]
    fn documents_cite_in_either_form() {
        let found = ids(in_prose("See `scs:2.1a`, scs:2.1b. And [SCS 3.1a].", "scs"));
        assert_eq!(found, ["1 scs:2.1a", "1 scs:2.1b", "1 scs:3.1a"]);
    }
}
