//! A source file with all its mutants in it.
//!
//! A function begins by asking which mutant is on. For each of its own it holds a copy of its body
//! with that one change, word for word what `cargo mutants` would have compiled; the body that
//! follows is the one that was always there.

use std::ops::{Range, RangeInclusive};

use super::function::{Form, Function};

/// One change of a file.
#[derive(Clone, Debug)]
pub(crate) struct Change {
    /// The number that switches it on.
    pub(crate) number: usize,
    /// What is replaced.
    pub(crate) bytes: Range<usize>,
    /// By what.
    pub(crate) replacement: String,
    /// The function that holds it, as an index into those of the file.
    pub(crate) function: usize,
}

/// A file with its mutants in it.
#[derive(Debug, Default)]
pub(crate) struct Rewritten {
    /// What the compiler reads.
    pub(crate) text: String,
    /// Which lines of it belong to which number.
    pub(crate) lines: Vec<(RangeInclusive<usize>, usize)>,
    /// Which lines belong to which function, where its copies have to be of one type.
    pub(crate) iterators: Vec<(RangeInclusive<usize>, usize)>,
    line: usize,
}

/// The innermost function around a piece of the text that has room for a copy of its body.
pub(crate) fn home(functions: &[Function], bytes: &Range<usize>) -> Option<usize> {
    let around = functions.iter().enumerate().filter(|(_, it)| {
        it.form != Form::Closed && it.body.start <= bytes.start && bytes.end <= it.body.end
    });
    around.min_by_key(|(_, it)| it.body.len()).map(|(index, _)| index)
}

/// Puts the changes into a file, whose functions are numbered from `first` on.
pub(crate) fn rewrite(
    text: &str,
    functions: &[Function],
    first: usize,
    changes: &[Change],
) -> Rewritten {
    let mut parts = Vec::new();
    for (index, function) in functions.iter().enumerate() {
        let own: Vec<&Change> = changes.iter().filter(|it| it.function == index).collect();
        if own.is_empty() {
            continue;
        }
        if function.form == Form::Iterator {
            parts.push((function.body.end, Part::Tail { index, variants: own.len() }));
        }
        parts.push((function.body.start, Part::Head { number: first + index, function, own }));
    }
    parts.sort_by_key(|part| part.0);
    let mut written = Rewritten { line: 1, ..Rewritten::default() };
    let (mut done, mut begun) = (0, Vec::new());
    for (at, part) in parts {
        written.push(&text[done..at]);
        done = at;
        match part {
            Part::Head { number, function, own } => {
                if function.form == Form::Iterator {
                    begun.push(written.line);
                }
                written.head(text, number, function, &own);
            }
            Part::Tail { index, variants } => {
                written.push(&format!("\n}}{}\n}}\n", ")".repeat(variants)));
                let begin = begun.pop().expect("a tail follows its head");
                written.iterators.push((begin..=written.line, index));
            }
        }
    }
    written.push(&text[done..]);
    written
}

/// Something written between two bytes of the original.
enum Part<'a> {
    /// Before a body: the question which mutant is on, and the copies.
    Head { number: usize, function: &'a Function, own: Vec<&'a Change> },
    /// After the body of an iterator, which is the last of its kind.
    Tail { index: usize, variants: usize },
}

/// Iterators of different bodies become one type by nesting: the first copy is `This`, the second
/// the `This` of an `Other`, the body itself the innermost `Other`.
const THIS: &str = "crate::mutant::Either::This(";
const OTHER: &str = "crate::mutant::Either::Other(";

impl Rewritten {
    fn push(&mut self, text: &str) {
        self.text.push_str(text);
        self.line += text.matches('\n').count();
    }

    fn head(&mut self, text: &str, number: usize, function: &Function, own: &[&Change]) {
        self.push(&format!("\nmatch crate::mutant::on({number}) {{\n"));
        for (before, change) in own.iter().enumerate() {
            let (open, close) = match function.form {
                Form::Iterator => {
                    (format!("{}{THIS}", OTHER.repeat(before)), ")".repeat(before + 1))
                }
                Form::Return | Form::Closed => ("return ".to_owned(), String::new()),
            };
            self.variant(text, &function.body, change, (&open, &close));
        }
        match function.form {
            Form::Iterator => self.push(&format!("_ => {}{{\n", OTHER.repeat(own.len()))),
            Form::Return | Form::Closed => self.push("_ => {}\n}\n"),
        }
    }

    /// Writes a copy of a body with one change, on lines of its own.
    fn variant(
        &mut self,
        text: &str,
        body: &Range<usize>,
        change: &Change,
        (open, close): (&str, &str),
    ) {
        let begin = self.line;
        self.push(&format!("{} => {open}{{", change.number));
        self.push(&text[body.start..change.bytes.start]);
        self.push(&change.replacement);
        self.push(&text[change.bytes.end..body.end]);
        self.push(&format!("}}{close},"));
        self.lines.push((begin..=self.line, change.number));
        self.push("\n");
    }
}

#[cfg(test)]
mod tests {
    use super::{Change, home, rewrite};
    use crate::mutants::function::functions;

    /// Rewrites a text, with changes given as what to replace and by what.
    fn check(text: &str, changes: &[(&str, &str)], expected: &str) {
        let functions = functions(text).unwrap();
        let changes: Vec<Change> = (1..)
            .zip(changes)
            .map(|(number, (from, to))| {
                let start = text.find(from).unwrap();
                let bytes = start..start + from.len();
                let function = home(&functions, &bytes).unwrap();
                Change { number, bytes, replacement: (*to).to_owned(), function }
            })
            .collect();
        let written = rewrite(text, &functions, 7, &changes);
        assert_eq!(written.text, expected);
        let lines: Vec<&str> = written.text.lines().collect();
        for (range, number) in &written.lines {
            assert!(lines[range.start() - 1].starts_with(&format!("{number} => ")));
            assert!(lines[range.end() - 1].ends_with(','));
        }
    }

    #[test]
    fn a_function_returns_early_with_a_changed_copy_of_its_body() {
        check(
            "fn sum(a: u8) -> u8 { a + 1 }\n",
            &[("+", "-"), ("a + 1", "0")],
            "fn sum(a: u8) -> u8 {
match crate::mutant::on(7) {
1 => return { a - 1 },
2 => return { 0 },
_ => {}
}
 a + 1 }
",
        );
    }

    #[test]
    fn a_deleted_arm_leaves_the_others() {
        check(
            "fn name(a: u8) -> &str {\n    match a {\n        1 => \"one\",\n        _ => \"\",\n    }\n}\n",
            &[("1 => \"one\",", "")],
            "fn name(a: u8) -> &str {
match crate::mutant::on(7) {
1 => return {
    match a {
        
        _ => \"\",
    }
},
_ => {}
}

    match a {
        1 => \"one\",
        _ => \"\",
    }
}
",
        );
    }

    #[test]
    fn an_iterator_is_of_one_type_whichever_body_it_comes_from() {
        check(
            "fn all(&self) -> impl Iterator<Item = u8> { self.0.iter().filter(|it| !it.gone) }",
            &[("self.0.iter().filter(|it| !it.gone)", "::std::iter::empty()"), ("!", "")],
            "fn all(&self) -> impl Iterator<Item = u8> {
match crate::mutant::on(7) {
1 => crate::mutant::Either::This({ ::std::iter::empty() }),
2 => crate::mutant::Either::Other(crate::mutant::Either::This({ self.0.iter().filter(|it| it.gone) })),
_ => crate::mutant::Either::Other(crate::mutant::Either::Other({
 self.0.iter().filter(|it| !it.gone) 
}))
}
}",
        );
    }

    #[test]
    fn a_function_inside_another_is_changed_in_its_own_place() {
        check(
            "fn outer() -> u8 { fn inner() -> u8 { 2 } inner() * 3 }",
            &[("*", "+"), ("2", "0")],
            "fn outer() -> u8 {
match crate::mutant::on(7) {
1 => return { fn inner() -> u8 { 2 } inner() + 3 },
_ => {}
}
 fn inner() -> u8 {
match crate::mutant::on(8) {
2 => return { 0 },
_ => {}
}
 2 } inner() * 3 }",
        );
    }

    #[test]
    fn what_has_no_room_for_a_copy_has_no_home_or_that_of_the_function_around_it() {
        let text = "const A: u8 = 1; const fn b() -> u8 { 2 } fn c() { const fn d() -> u8 { 3 } }";
        let functions = functions(text).unwrap();
        let found = ["1", "2", "3"].map(|it| {
            let start = text.find(it).unwrap();
            home(&functions, &(start..start + 1))
        });
        assert_eq!(found, [None, None, Some(1)]);
    }
}
