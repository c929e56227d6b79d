//! What the code of a system calls things.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result, bail};
use syn::punctuated::Punctuated;
use syn::visit::{self, Visit};
use syn::{Attribute, Expr, ExprLit, Lit, ReturnType, Signature, Token, Type};

use super::Verb;
use super::passing::{self, Passers, is_text};

/// Methods of an event that is being told which name a fact by their first argument.
const TELLING: [&str; 9] =
    ["number", "text", "list", "term", "words", "unit_shown", "units_shown", "messages", "figure"];

/// Everything that is read from the files of one system.
#[derive(Default)]
pub(super) struct Words {
    pub(super) verbs: Vec<Verb>,
    /// What functions called `name` answer.
    pub(super) names: BTreeSet<String>,
    pub(super) events: BTreeSet<String>,
    pub(super) asked_facts: BTreeSet<String>,
    pub(super) told_facts: BTreeSet<String>,
    /// Every text that stands in the code.
    literals: BTreeSet<String>,
    /// How names begin that are put together: `has-` of `has-rifle`.
    families: BTreeSet<String>,
}

impl Words {
    /// Reads the files of a system, each with its path; tests say nothing that anybody is told.
    pub(super) fn of(files: &[(String, String)]) -> Result<Self> {
        let parsed = files.iter().map(|(file, text)| {
            let tree = syn::parse_file(text).with_context(|| format!("{file} cannot be parsed"))?;
            Ok((file.as_str(), tree))
        });
        let parsed = parsed.collect::<Result<Vec<_>>>()?;
        let tellers = passing::tellers(parsed.iter().filter(|it| tells(it.0)).map(|it| &it.1));
        let mut words = Self::default();
        for (file, tree) in &parsed {
            let tells = tells(file);
            let mut passers = if tells { tellers.clone() } else { passing::noters(tree) };
            if tells {
                passers.extend(passing::telling_closures(tree));
            }
            let mut reader = Reader { words: &mut words, tells, passers, fault: None };
            reader.visit_file(tree);
            if let Some(fault) = reader.fault {
                bail!("{file}: {fault}");
            }
        }
        Ok(words)
    }

    /// How a mark is written that has a text: as it is called, or with a name behind it; none if
    /// the code knows no such mark.
    pub(super) fn mark(&self, mark: &str, means: &str) -> Option<String> {
        if means.contains("*name*") && self.families.contains(&format!("{mark}-")) {
            return Some(format!("{mark}-NAME"));
        }
        let of_family = self.families.iter().any(|it| mark.starts_with(it.as_str()));
        (of_family || self.literals.contains(mark)).then(|| mark.to_owned())
    }
}

/// Whether a file tells events.
fn tells(file: &str) -> bool {
    file.contains("/view/tell")
}

struct Reader<'a> {
    words: &'a mut Words,
    /// Whether this file tells events.
    tells: bool,
    /// Who passes names on: of events where they are told, else of facts.
    passers: Passers,
    fault: Option<String>,
}

impl Reader<'_> {
    /// A function was called: perhaps with the name of an event.
    fn called<'ast>(&mut self, name: &str, args: impl IntoIterator<Item = &'ast Expr>) {
        let Some(place) = self.passers.get(name).filter(|_| self.tells) else { return };
        if let Some(argument) = args.into_iter().nth(*place) {
            let mut texts = Literals::default();
            texts.visit_expr(argument);
            self.words.events.extend(texts.0);
        }
    }

    /// A method was called: perhaps with the name of a fact.
    fn noted(&mut self, name: &str, call: &syn::ExprMethodCall) {
        let literal_at = |place: usize| call.args.get(place).and_then(literal);
        if self.tells {
            let fact = literal_at(0).filter(|_| TELLING.contains(&name));
            self.words.told_facts.extend(fact.filter(|_| !is_message(&call.receiver)));
            return;
        }
        let fact = match (name, self.passers.get(name)) {
            ("with" | "figure", _) => literal_at(0),
            (_, Some(place)) if !is_message(&call.receiver) => literal_at(*place),
            _ => None,
        };
        self.words.asked_facts.extend(fact);
    }
}

impl<'ast> Visit<'ast> for Reader<'_> {
    fn visit_item_mod(&mut self, module: &'ast syn::ItemMod) {
        if module.ident != "tests" {
            visit::visit_item_mod(self, module);
        }
    }

    fn visit_item_enum(&mut self, item: &'ast syn::ItemEnum) {
        for variant in &item.variants {
            let verb = variant.attrs.iter().find(|it| it.path().is_ident("verb"));
            let Some(verb) = verb else { continue };
            match verb.parse_args::<syn::LitStr>() {
                Ok(verb) => self.words.verbs.push(Verb {
                    word: verb.value(),
                    nouns: variant.fields.iter().map(|it| noun(&it.ty)).collect(),
                    means: first_sentence(&doc(&variant.attrs)),
                }),
                Err(fault) => self.fault = Some(format!("a verb that is no text: {fault}")),
            }
        }
        visit::visit_item_enum(self, item);
    }

    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        self.names(&item.sig, &item.block);
        visit::visit_item_fn(self, item);
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        self.names(&item.sig, &item.block);
        visit::visit_impl_item_fn(self, item);
    }

    fn visit_expr_call(&mut self, call: &'ast syn::ExprCall) {
        if let Expr::Path(path) = &*call.func
            && let Some(last) = path.path.segments.last()
        {
            self.called(&last.ident.to_string(), &call.args);
        }
        visit::visit_expr_call(self, call);
    }

    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        let name = call.method.to_string();
        self.called(&name, &call.args);
        self.noted(&name, call);
        visit::visit_expr_method_call(self, call);
    }

    fn visit_macro(&mut self, call: &'ast syn::Macro) {
        let texts = Punctuated::<Expr, Token![,]>::parse_terminated;
        if call.path.is_ident("format")
            && let Ok(args) = call.parse_body_with(texts)
        {
            self.words.families.extend(args.first().and_then(literal).and_then(|it| family(&it)));
        }
        visit::visit_macro(self, call);
    }

    fn visit_lit_str(&mut self, text: &'ast syn::LitStr) {
        self.words.literals.insert(text.value());
    }
}

impl Reader<'_> {
    /// What a function called `name` answers.
    fn names(&mut self, signature: &Signature, block: &syn::Block) {
        let answers = matches!(&signature.output, ReturnType::Type(_, ty) if is_text(ty));
        if signature.ident == "name" && answers {
            let mut texts = Literals::default();
            texts.visit_block(block);
            self.words.names.extend(texts.0);
        }
    }
}

/// Every text below a piece of syntax.
#[derive(Default)]
struct Literals(BTreeSet<String>);

impl<'ast> Visit<'ast> for Literals {
    fn visit_lit_str(&mut self, text: &'ast syn::LitStr) {
        self.0.insert(text.value());
    }
}

fn literal(expr: &Expr) -> Option<String> {
    match expr {
        Expr::Lit(ExprLit { lit: Lit::Str(text), .. }) => Some(text.value()),
        _ => None,
    }
}

/// How names begin that a format puts together from a word and what follows it.
fn family(format: &str) -> Option<String> {
    let (begin, _) = format.split_once('{')?;
    let plain = begin.bytes().all(|it| it.is_ascii_lowercase() || it == b'-');
    (plain && begin.len() > 1 && begin.ends_with('-')).then(|| begin.to_owned())
}

/// Whether a chain of calls begins with a message, whose arguments are no facts.
fn is_message(receiver: &Expr) -> bool {
    match receiver {
        Expr::MethodCall(call) => is_message(&call.receiver),
        Expr::Call(call) => match &*call.func {
            Expr::Path(path) => path.path.segments.iter().any(|it| it.ident == "Message"),
            _ => false,
        },
        _ => false,
    }
}

/// What a verb is about, as a word in capitals.
fn noun(ty: &Type) -> String {
    let Type::Path(path) = ty else { return "WORD".to_owned() };
    let Some(last) = path.path.segments.last() else { return "WORD".to_owned() };
    match last.ident.to_string().as_str() {
        "u8" | "u16" | "i8" | "i16" | "u32" | "i32" => "N".to_owned(),
        other => {
            let other = other.strip_suffix("Id").unwrap_or(other);
            let spaced = other.char_indices().fold(String::new(), |mut out, (at, letter)| {
                if at > 0 && letter.is_uppercase() {
                    out.push('-');
                }
                out.push(letter);
                out
            });
            spaced.to_uppercase()
        }
    }
}

/// The text of a doc comment.
fn doc(attributes: &[Attribute]) -> String {
    let lines = attributes.iter().filter_map(|it| match &it.meta {
        syn::Meta::NameValue(pair) if pair.path.is_ident("doc") => literal(&pair.value),
        _ => None,
    });
    lines.map(|it| it.trim().to_owned()).collect::<Vec<_>>().join(" ")
}

/// A doc comment up to its first full stop, without the rules before it.
fn first_sentence(doc: &str) -> String {
    let mut said = doc;
    while let Some((_, behind)) = said.strip_prefix('[').and_then(|it| it.split_once(']')) {
        said = behind.trim();
    }
    let end = said.find(". ").map_or(said, |at| &said[..at]);
    end.trim_end_matches('.').replace('|', "\\|")
}

/// The facts that mean the same in every system: field by field with what its comment says.
pub(super) fn shared_facts(text: &str) -> Result<BTreeMap<String, String>> {
    let tree = syn::parse_file(text).context("the facts cannot be parsed")?;
    let found = tree.items.iter().find_map(|it| match it {
        syn::Item::Struct(item) if item.ident == "Facts" => Some(item),
        _ => None,
    });
    let facts = found.context("there is no struct `Facts`")?;
    let mut found: BTreeMap<String, String> = BTreeMap::new();
    for field in &facts.fields {
        let name = field.ident.as_ref().context("a fact without a name")?.to_string();
        for flat in flat_names(&name.as_str()) {
            let holds = found.entry((*flat).to_owned()).or_default();
            if !holds.is_empty() {
                holds.push_str("; or: ");
            }
            holds.push_str(&first_sentence(&doc(&field.attrs)));
        }
    }
    Ok(found)
}

/// The names that the line protocol has for a field: `Facts::flat` gives them.
fn flat_names<'a>(field: &'a &'a str) -> &'a [&'a str] {
    match *field {
        "seat" => &["side"],
        "sources" => &["from"],
        "attacking" => &["attackers"],
        "attacked" => &["defenders"],
        "die" => &["die", "face"],
        // Dice are told one by one there, and figures by their own names.
        "throws" | "figures" => &[],
        _ => std::slice::from_ref(field),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(file: &str, text: &str) -> Words {
        Words::of(&[(file.to_owned(), text.to_owned())]).expect("it can be read")
    }

    #[test]
    fn verbs_are_read_with_their_nouns_and_comments() {
        let text = "enum Action {\n/// [SCS 0.7.1A] [R-7] Sets up a unit. Or two.\n\
                    #[verb(\"place\")] Place(HexId, u8),\n/// Ends.\n#[verb(\"end\")] End, Other }";
        let verbs = read("action.rs", text).verbs;
        assert_eq!(verbs.len(), 2);
        assert_eq!(
            (verbs[0].word.as_str(), verbs[0].nouns.as_slice()),
            ("place", ["HEX".to_owned(), "N".to_owned()].as_slice())
        );
        assert_eq!((verbs[0].means.as_str(), verbs[1].means.as_str()), ("Sets up a unit", "Ends"));
    }

    #[test]
    fn events_are_found_through_whoever_passes_them_on() {
        let text = "fn tell(event: &str, rule: &str) {}\nfn placed(&self, n: u8, event: &'static \
                    str) {}\nfn told() { tell(\"moved\", \"x:1\").number(\"left\", 2); \
                    self.placed(1, if a { \"set-up\" } else { \"arrived\" }); let about = |event: \
                    &str, it: u8| 1; about(\"halted\", 2); Message::new(\"x\").text(\"no\", 1); \
                    it.worded(\"moved-far\"); }";
        let words = read("src/view/tell.rs", text);
        let all = |it: &BTreeSet<String>| it.iter().cloned().collect::<Vec<_>>().join(" ");
        assert_eq!(all(&words.events), "arrived halted moved set-up");
        assert_eq!(all(&words.told_facts), "left");
        assert!(read("src/view/other.rs", text).events.is_empty());
    }

    #[test]
    fn events_are_found_in_one_file_through_whoever_another_one_has() {
        let files = [
            ("src/view/tell/men.rs", "fn told() { self.tell_man(\"aware\", 1); }"),
            ("src/view/tell/mod.rs", "fn tell_man(&self, event: &str, man: u8) {}"),
        ];
        let files = files.map(|(file, text)| (file.to_owned(), text.to_owned()));
        let words = Words::of(&files).expect("they can be read");
        assert_eq!(words.events.into_iter().collect::<Vec<_>>(), ["aware"]);
    }

    #[test]
    fn facts_of_questions_are_found_through_whoever_notes_them() {
        let text = "fn number(self, name: &str) { self.facts.figure(name, 1); }\nfn ask() { \
                    Question::new(1).number(\"left\"); Message::new(\"x\").number(\"no\"); }";
        let words = read("src/view/question.rs", text);
        assert_eq!(words.asked_facts.into_iter().collect::<Vec<_>>(), ["left"]);
    }

    #[test]
    fn marks_of_a_family_are_known_by_its_beginning() {
        let text = "fn marks() { push(\"spent\"); push(format!(\"has-{}\", x)); \
                    push(format!(\"on-{name}\")); }";
        let words = read("src/view/scene.rs", text);
        assert_eq!(words.mark("spent", "spent").as_deref(), Some("spent"));
        assert_eq!(words.mark("has-rifle", "a rifle").as_deref(), Some("has-rifle"));
        assert_eq!(words.mark("on", "rides on *name*").as_deref(), Some("on-NAME"));
        assert_eq!(words.mark("gone", "gone"), None);
    }

    #[test]
    fn names_are_what_functions_of_that_name_answer() {
        let text = "fn name(d: D) -> &'static str { match d { D::A => \"set-up\", D::B => \"move\" \
                    } }\nfn name2() -> &'static str { \"no\" }\nmod tests { fn name() -> &'static \
                    str { \"never\" } }";
        let names = read("question.rs", text).names;
        assert_eq!(names.into_iter().collect::<Vec<_>>(), ["move", "set-up"]);
    }
}
