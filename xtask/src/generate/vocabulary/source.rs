//! What the code of a system calls things.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result, bail};
use syn::visit::{self, Visit};
use syn::{Attribute, Expr, ExprLit, FnArg, Lit, Pat, ReturnType, Signature, Type};

use super::Verb;

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
    pub(super) literals: BTreeSet<String>,
}

impl Words {
    /// Reads a file; tests say nothing that anybody is told.
    pub(super) fn read(&mut self, file: &str, text: &str) -> Result<()> {
        let tree = syn::parse_file(text).with_context(|| format!("{file} cannot be parsed"))?;
        let tells = file.contains("/view/tell");
        // Which functions are told an event by its name, and as which argument.
        let mut tellers = Tellers(BTreeMap::from([("tell".to_owned(), 0)]));
        if tells {
            tellers.visit_file(&tree);
        }
        let mut reader = Reader { words: self, tells, tellers: tellers.0, fault: None };
        reader.visit_file(&tree);
        match reader.fault {
            Some(fault) => bail!("{file}: {fault}"),
            None => Ok(()),
        }
    }
}

/// Functions and closures with an argument `event: &str`.
struct Tellers(BTreeMap<String, usize>);

impl<'ast> Visit<'ast> for Tellers {
    fn visit_signature(&mut self, signature: &'ast Signature) {
        let typed = signature.inputs.iter().filter_map(|it| match it {
            FnArg::Typed(typed) => Some((&*typed.pat, &*typed.ty)),
            FnArg::Receiver(_) => None,
        });
        if let Some(place) = typed.into_iter().position(|(pat, ty)| is_event(pat, ty)) {
            self.0.insert(signature.ident.to_string(), place);
        }
    }

    fn visit_local(&mut self, local: &'ast syn::Local) {
        if let (Pat::Ident(name), Some(init)) = (&local.pat, &local.init)
            && let Expr::Closure(closure) = &*init.expr
        {
            let place = closure.inputs.iter().position(|it| match it {
                Pat::Type(typed) => is_event(&typed.pat, &typed.ty),
                _ => false,
            });
            if let Some(place) = place {
                self.0.insert(name.ident.to_string(), place);
            }
        }
        visit::visit_local(self, local);
    }
}

fn is_event(pat: &Pat, ty: &Type) -> bool {
    let is_text = matches!(ty, Type::Reference(it) if is_named(&it.elem, "str"));
    matches!(pat, Pat::Ident(it) if it.ident == "event") && is_text
}

fn is_named(ty: &Type, name: &str) -> bool {
    matches!(ty, Type::Path(it) if it.path.is_ident(name))
}

struct Reader<'a> {
    words: &'a mut Words,
    /// Whether this file tells events.
    tells: bool,
    tellers: BTreeMap<String, usize>,
    fault: Option<String>,
}

impl Reader<'_> {
    /// A function was called: perhaps with the name of an event.
    fn called<'ast>(&mut self, name: &str, args: impl IntoIterator<Item = &'ast Expr>) {
        let Some(place) = self.tellers.get(name).filter(|_| self.tells) else { return };
        if let Some(argument) = args.into_iter().nth(*place) {
            let mut texts = Literals::default();
            texts.visit_expr(argument);
            self.words.events.extend(texts.0);
        }
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
        if let Some(fact) = call.args.first().and_then(literal) {
            if self.tells && TELLING.contains(&name.as_str()) && !is_message(&call.receiver) {
                self.words.told_facts.insert(fact);
            } else if !self.tells && (name == "with" || name == "figure") {
                self.words.asked_facts.insert(fact);
            }
        }
        visit::visit_expr_method_call(self, call);
    }

    fn visit_lit_str(&mut self, text: &'ast syn::LitStr) {
        self.words.literals.insert(text.value());
    }
}

impl Reader<'_> {
    /// What a function called `name` answers.
    fn names(&mut self, signature: &Signature, block: &syn::Block) {
        let answers = matches!(&signature.output, ReturnType::Type(_, ty)
            if matches!(&**ty, Type::Reference(it) if is_named(&it.elem, "str")));
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
    let said = match doc.strip_prefix('[').and_then(|it| it.split_once(']')) {
        Some((_, said)) => said.trim(),
        None => doc,
    };
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
        let mut words = Words::default();
        words.read(file, text).expect("it can be read");
        words
    }

    #[test]
    fn verbs_are_read_with_their_nouns_and_comments() {
        let text = "enum Action {\n/// [SCS 0.7.1A] Sets up a unit. Or two.\n#[verb(\"place\")] \
                    Place(HexId, u8),\n/// Ends.\n#[verb(\"end\")] End, Other }";
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
    fn names_are_what_functions_of_that_name_answer() {
        let text = "fn name(d: D) -> &'static str { match d { D::A => \"set-up\", D::B => \"move\" \
                    } }\nfn name2() -> &'static str { \"no\" }\nmod tests { fn name() -> &'static \
                    str { \"never\" } }";
        let names = read("question.rs", text).names;
        assert_eq!(names.into_iter().collect::<Vec<_>>(), ["move", "set-up"]);
    }
}
