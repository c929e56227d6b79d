//! What is counted in one file.
//!
//! Arms and defaults are found among the tokens, so that those inside of macros are seen, too.

use proc_macro2::{Delimiter, Span, TokenStream, TokenTree};
use syn::visit::{self, Visit};

use crate::source::{self, Line};

/// From this many lines on a function is long.
const LONG_FUNCTION_LINES: usize = 70;
/// Beyond this many columns a comment is wide.
const WIDE_COMMENT_COLUMNS: usize = 100;

/// The group of what is counted everywhere.
const EVERYWHERE: &str = "everywhere";

/// One thing of which there should be fewer.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Counted {
    pub(super) group: String,
    pub(super) kind: &'static str,
    pub(super) line: usize,
}

/// Everything that is counted in a file: wide comments everywhere, the rest in rules outside tests.
pub(super) fn count(file: &str, text: &str) -> syn::Result<Vec<Counted>> {
    let lines = source::lines(file, text);
    let mut counted = Vec::new();
    let wide = lines.iter().filter(|it| is_wide_comment(it.text));
    counted.extend(wide.map(|it| entry(EVERYWHERE, "wide_comments", it.number)));
    let rules = file.strip_prefix("crates/").and_then(|it| it.split_once("/src/"));
    let Some((group, _)) = rules.filter(|(name, _)| name.starts_with("rules-")) else {
        return Ok(counted);
    };
    let is_test = |line: usize| lines.get(line - 1).is_some_and(|it: &Line| it.in_tests);
    let found = in_rules(text)?.into_iter().filter(|(_, line)| !is_test(*line));
    counted.extend(found.map(|(kind, line)| entry(group, kind, line)));
    Ok(counted)
}

fn entry(group: &str, kind: &'static str, line: usize) -> Counted {
    Counted { group: group.to_owned(), kind, line }
}

fn is_wide_comment(line: &str) -> bool {
    line.trim_start().starts_with("//") && line.chars().count() > WIDE_COMMENT_COLUMNS
}

/// Kind and line of what is counted in rules.
fn in_rules(text: &str) -> syn::Result<Vec<(&'static str, usize)>> {
    let mut functions = Functions::default();
    functions.visit_file(&syn::parse_file(text)?);
    let mut found: Vec<_> = functions.long.iter().map(|it| ("long_functions", *it)).collect();
    tokens(text.parse::<TokenStream>()?, &mut found);
    Ok(found)
}

/// Lines at which long functions begin.
#[derive(Default)]
struct Functions {
    long: Vec<usize>,
}

impl Functions {
    /// From the signature to the closing brace; comments above it do not count.
    fn look(&mut self, signature: &syn::Signature, body: &syn::Block) {
        let first = signature.fn_token.span.start().line;
        if body.brace_token.span.close().end().line - first + 1 > LONG_FUNCTION_LINES {
            self.long.push(first);
        }
    }
}

impl<'ast> Visit<'ast> for Functions {
    fn visit_item_fn(&mut self, it: &'ast syn::ItemFn) {
        self.look(&it.sig, &it.block);
        visit::visit_item_fn(self, it);
    }

    fn visit_impl_item_fn(&mut self, it: &'ast syn::ImplItemFn) {
        self.look(&it.sig, &it.block);
        visit::visit_impl_item_fn(self, it);
    }

    fn visit_trait_item_fn(&mut self, it: &'ast syn::TraitItemFn) {
        if let Some(body) = &it.default {
            self.look(&it.sig, body);
        }
        visit::visit_trait_item_fn(self, it);
    }
}

/// Looks for arms and defaults among the tokens, and inside of what they hold.
fn tokens(stream: TokenStream, found: &mut Vec<(&'static str, usize)>) {
    let all: Vec<TokenTree> = stream.into_iter().collect();
    for (index, token) in all.iter().enumerate() {
        let after = &all[index + 1..];
        if is_wildcard(token) && begins_arm(&all[..index]) && ends_pattern(after) {
            found.push(("wildcard_arms", line(token.span())));
        }
        if is_silent_default(token, after) {
            found.push(("silent_defaults", line(token.span())));
        }
        if let TokenTree::Group(group) = token {
            tokens(group.stream(), found);
        }
    }
}

fn line(span: Span) -> usize {
    span.start().line
}

/// `_`, or a tuple of nothing else.
fn is_wildcard(token: &TokenTree) -> bool {
    match token {
        TokenTree::Ident(_) | TokenTree::Punct(_) => token.to_string() == "_",
        TokenTree::Group(group) if group.delimiter() == Delimiter::Parenthesis => {
            let mut inside = group.stream().into_iter().peekable();
            inside.peek().is_some() && inside.all(|it| is_wildcard(&it) || is_punct(&it, ','))
        }
        TokenTree::Group(_) | TokenTree::Literal(_) => false,
    }
}

/// An arm stands first, or after the comma or the block of the one before it. `A(_) =>` is none:
/// a name stands before it.
fn begins_arm(before: &[TokenTree]) -> bool {
    match before.last() {
        None => true,
        Some(TokenTree::Group(group)) => group.delimiter() == Delimiter::Brace,
        Some(other) => is_punct(other, ','),
    }
}

/// After a pattern comes `=>`, or a guard.
fn ends_pattern(after: &[TokenTree]) -> bool {
    match after {
        [first, second, ..] if is_punct(first, '=') && is_punct(second, '>') => true,
        [first, ..] => first.to_string() == "if",
        [] => false,
    }
}

/// A call that goes on with a constant where there was nothing.
fn is_silent_default(token: &TokenTree, after: &[TokenTree]) -> bool {
    let (TokenTree::Ident(name), Some(TokenTree::Group(group))) = (token, after.first()) else {
        return false;
    };
    if group.delimiter() != Delimiter::Parenthesis {
        return false;
    }
    let arguments: Vec<TokenTree> = group.stream().into_iter().collect();
    let mut first = arguments.split(|it| is_punct(it, ','));
    let first = first.next().unwrap_or_default();
    match name.to_string().as_str() {
        "unwrap_or_default" | "map_or_default" => true,
        "unwrap_or" => is_constant(first) || is_truth(first),
        "map_or" => is_constant(first),
        _ => false,
    }
}

/// A number or a text, with its sign.
fn is_constant(tokens: &[TokenTree]) -> bool {
    match tokens {
        [TokenTree::Literal(_)] => true,
        [sign, TokenTree::Literal(_)] => is_punct(sign, '-'),
        _ => false,
    }
}

fn is_truth(tokens: &[TokenTree]) -> bool {
    matches!(tokens, [TokenTree::Ident(word)] if word == "true" || word == "false")
}

fn is_punct(token: &TokenTree, sign: char) -> bool {
    matches!(token, TokenTree::Punct(it) if it.as_char() == sign)
}

#[cfg(test)]
mod tests {
    use super::{Counted, count};

    /// Lines of one kind in a file of rules.
    fn lines(kind: &str, text: &str) -> Vec<usize> {
        let counted = count("crates/rules-any/src/a.rs", text).unwrap();
        counted.into_iter().filter(|it| it.kind == kind).map(|it| it.line).collect()
    }

    #[test]
    fn wildcard_arms_are_found_with_guards_in_tuples_and_in_macros() {
        let text = "\
fn a(x: u8) -> u8 {
    match x {
        1 => 2,
        _ if x > 3 => 4,
        _ => 5,
    }
}
fn b(x: (u8, u8)) {
    check!(match x {
        (1, _) => {}
        (_, _) => {}
    });
    let (_, _) = x;
    let _ = |_: u8| match Some(1) {
        Some(_) => 1,
        None => 2,
    };
}
";
        assert_eq!(lines("wildcard_arms", text), [4, 5, 11]);
    }

    #[test]
    fn silent_defaults_are_found() {
        let text = "\
fn a(x: Option<i8>) {
    x.unwrap_or(0);
    x.unwrap_or(-1);
    x.unwrap_or_default();
    x.map_or(0, |it| it + 1);
    assert!(x.map(|it| it > 1).unwrap_or(false));
    x.unwrap_or(other);
    x.map_or(false, |it| it > 1);
    x.map_or(other, |it| it + 1);
}
";
        assert_eq!(lines("silent_defaults", text), [2, 3, 4, 5, 6]);
    }

    #[test]
    fn a_function_is_long_without_the_comment_above_it() {
        let of = |body: usize| {
            format!("/// Says.\n/// More.\nfn a() {{\n{}}}\n", "    b();\n".repeat(body))
        };
        assert_eq!(lines("long_functions", &of(68)), [0_usize; 0]);
        assert_eq!(lines("long_functions", &of(69)), [3]);
    }

    #[test]
    fn tests_and_other_crates_are_let_be_but_for_wide_comments() {
        let wide = format!("// {}\n", "x".repeat(98));
        let text = format!("{wide}fn a() {{ b.unwrap_or(0); }}\n");
        let wide = Counted { group: "everywhere".to_owned(), kind: "wide_comments", line: 1 };
        assert_eq!(count("crates/kernel/src/a.rs", &text).unwrap(), [wide]);
        let tests = format!("#[cfg(test)]\nmod tests {{\n{text}}}\n");
        assert_eq!(lines("silent_defaults", &tests), [0_usize; 0]);
        assert_eq!(count("crates/rules-any/tests/it/a.rs", &text).unwrap().len(), 1);
    }
}
