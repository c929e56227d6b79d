//! The English texts that players read, as far as a table can show them.

use std::collections::BTreeMap;

/// Texts by key, on one line each.
pub(super) struct Texts(BTreeMap<String, String>);

impl Texts {
    /// Reads a file of texts.
    pub(super) fn read(file: &str) -> Self {
        let mut texts: BTreeMap<String, String> = BTreeMap::new();
        let mut key = None;
        for line in file.lines() {
            // The brace that ends several forms may stand at the beginning of its line.
            if line.starts_with([' ', '}']) {
                if let Some(text) = key.as_ref().and_then(|it| texts.get_mut(it)) {
                    text.push('\n');
                    text.push_str(line.trim());
                }
                continue;
            }
            key = line.split_once(" =").map(|(key, text)| {
                texts.insert(key.to_owned(), text.trim().to_owned());
                key.to_owned()
            });
        }
        Self(texts)
    }

    /// What a key says; none if there is no such text.
    pub(super) fn said(&self, key: &str) -> Option<String> {
        self.0.get(key).map(|it| shown(it))
    }

    /// The texts of all keys with this beginning, under what follows it.
    pub(super) fn below(&self, begin: &str) -> BTreeMap<String, String> {
        let found = self.0.iter().filter_map(|(key, text)| Some((key.strip_prefix(begin)?, text)));
        found.map(|(key, text)| (key.to_owned(), shown(text))).collect()
    }
}

/// A text as it is shown: of several forms the last one, arguments by their names alone.
fn shown(text: &str) -> String {
    let flat: Vec<&str> = text.split_whitespace().collect();
    plain(&flat.join(" ")).replace('|', "\\|")
}

fn plain(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some((before, braced, after)) = next_braced(rest) {
        out.push_str(before);
        if let Some((_, forms)) = braced.split_once("->") {
            out.push_str(plain(last_form(forms)).trim());
        } else {
            let name = braced.trim().trim_start_matches(['$', '-']);
            let name = name.split([' ', '.', '(']).next().unwrap_or_default();
            out.push('*');
            out.push_str(name);
            out.push('*');
        }
        rest = after;
    }
    out.push_str(rest);
    out.trim().to_owned()
}

/// What stands before the first brace, within it and after it.
fn next_braced(text: &str) -> Option<(&str, &str, &str)> {
    let begin = text.find('{')?;
    let mut depth = 0_usize;
    for (at, letter) in text[begin..].char_indices() {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => continue,
        }
        if depth == 0 {
            let end = begin + at;
            return Some((&text[..begin], &text[begin + 1..end], &text[end + 1..]));
        }
    }
    None
}

/// The last of several forms, each with its name in brackets before it.
fn last_form(forms: &str) -> &str {
    let mut depth = 0_usize;
    let mut last = 0;
    for (at, letter) in forms.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            ']' if depth == 0 => last = at + 1,
            _ => {}
        }
    }
    &forms[last..]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_are_named_and_of_several_forms_the_last_is_shown() {
        let file = "a-moved = { $unit } goes to { $hex }.\n# note\na-left =\n    { $left ->\n        \
                    [one] One step.\n       *[other] { $left } steps.\n    }\n";
        let texts = Texts::read(file);
        assert_eq!(texts.said("a-moved").as_deref(), Some("*unit* goes to *hex*."));
        assert_eq!(texts.said("a-left").as_deref(), Some("*left* steps."));
        assert_eq!(texts.said("a-gone"), None);
        assert_eq!(texts.below("a-").len(), 2);
    }

    #[test]
    fn forms_within_a_sentence_leave_the_rest_of_it() {
        let file = "a-air = { $side } { $side-number ->\n        [one] commits\n       *[other] \
                    commit { $points }\n    } points.\n";
        let said = |it: &str| Texts::read(it).said("a-air");
        assert_eq!(said(file).as_deref(), Some("*side* commit *points* points."));
        let flush = file.replace("\n    }", "\n}");
        assert_eq!(said(&flush), said(file));
    }
}
