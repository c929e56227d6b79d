//! What every data file says about itself, and how files refer to each other.

use crate::{Files, Findings, Library, Source, Span, Spanned, nearest};

/// How to mend a file that does not say where it comes from.
pub(crate) const MEND_SOURCE: &str =
    "say where the data comes from, such as `source = \"Original to …\"`";

/// Checks the keys `schema` and `source` that every TOML file begins with.
pub fn check_head(
    expected: &str,
    schema: Option<&Spanned<String>>,
    origin: Option<&Spanned<String>>,
    source: Source<'_>,
    findings: &mut Findings,
) {
    match schema {
        None => {
            let mend = format!("add `schema = \"{expected}\"`");
            findings.error(source, &(0..0), "missing key `schema`", mend);
        }
        Some(found) if found.get_ref() != expected => {
            let what = format!("schema `{}`", found.get_ref());
            findings.error(source, &found.span(), what, format!("expected `{expected}`"));
        }
        Some(_) => {}
    }
    match origin {
        None => findings.error(source, &(0..0), "missing key `source`", MEND_SOURCE),
        Some(text) if text.get_ref().trim().is_empty() => {
            findings.error(source, &text.span(), "empty `source`", MEND_SOURCE);
        }
        Some(_) => {}
    }
}

/// Whether a text is a name in small letters, digits and hyphens.
pub fn is_plain(text: &str) -> bool {
    let plain = |it: u8| it.is_ascii_lowercase() || it.is_ascii_digit() || it == b'-';
    !text.is_empty() && text.bytes().all(plain)
}

/// Whether a text is a color, such as `#5b7fa6`.
pub fn is_color(text: &str) -> bool {
    let digits = text.strip_prefix('#').unwrap_or("");
    digits.len() == 6 && digits.bytes().all(|it| it.is_ascii_hexdigit())
}

/// Finds the file that a key of `source` names, recording an error if there is none.
pub fn find_file<'l>(
    files: &mut Files<'l>,
    source: Source<'_>,
    name: &Spanned<String>,
    findings: &mut Findings,
) -> Option<Source<'l>> {
    let path = Library::join(source.file, name.get_ref());
    let found = files.open(&path);
    if found.is_none() {
        let directory = path.rsplit_once('/').map_or("", |(directory, _)| directory);
        let beside = files.library().paths().filter(|other| {
            other.rsplit_once('/').map_or("", |(directory, _)| directory) == directory
        });
        let mend = match nearest(&path, beside) {
            Some(near) => format!("did you mean `{near}`?"),
            None => "look at its name and directory".to_owned(),
        };
        findings.error(source, &name.span(), format!("no file `{path}`"), mend);
    }
    found
}

/// Returns the place of the byte `offset` of a text in quotes.
///
/// Where the text is written with escapes, the place of the whole is the best there is.
pub fn span_within(source: Source<'_>, text: &Spanned<String>, offset: usize) -> Span {
    let span = text.span();
    let start = span.start + 1;
    let written = source.text.get(start..start + text.get_ref().len());
    if written == Some(text.get_ref()) { start + offset..start + offset } else { span }
}
