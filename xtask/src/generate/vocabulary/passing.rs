//! Functions that pass a name on: whoever calls them with a text tells an event, or notes a fact,
//! of that name.

use std::collections::BTreeMap;

use syn::visit::{self, Visit};
use syn::{Expr, FnArg, Pat, Signature, Type};

/// By the name of the function: as which argument it is told the name.
pub(super) type Passers = BTreeMap<String, usize>;

/// Whoever is told an event by its name in any of these files: `tell`, and functions with an
/// argument `event: &str`.
pub(super) fn tellers<'a>(files: impl Iterator<Item = &'a syn::File>) -> Passers {
    let mut found = Signatures(BTreeMap::from([("tell".to_owned(), 0)]));
    files.for_each(|it| found.visit_file(it));
    found.0
}

/// The closures of a file that are told an event by an argument `event`.
pub(super) fn telling_closures(file: &syn::File) -> Passers {
    let mut found = Closures(Passers::new());
    found.visit_file(file);
    found.0
}

/// The functions of a file that note a figure under the name that is their argument `name: &str`.
pub(super) fn noters(file: &syn::File) -> Passers {
    let mut found = Noters(Passers::new());
    found.visit_file(file);
    found.0
}

struct Signatures(Passers);

impl<'ast> Visit<'ast> for Signatures {
    fn visit_signature(&mut self, signature: &'ast Signature) {
        if let Some(place) = place_of("event", signature) {
            self.0.insert(signature.ident.to_string(), place);
        }
    }
}

struct Closures(Passers);

impl<'ast> Visit<'ast> for Closures {
    fn visit_local(&mut self, local: &'ast syn::Local) {
        if let (Pat::Ident(name), Some(init)) = (&local.pat, &local.init)
            && let Expr::Closure(closure) = &*init.expr
        {
            let place = closure.inputs.iter().position(|it| match it {
                Pat::Type(typed) => is_called("event", &typed.pat),
                plain => is_called("event", plain),
            });
            if let Some(place) = place {
                self.0.insert(name.ident.to_string(), place);
            }
        }
        visit::visit_local(self, local);
    }
}

struct Noters(Passers);

impl Noters {
    fn look(&mut self, signature: &Signature, block: &syn::Block) {
        let Some(place) = place_of("name", signature) else { return };
        let mut notes = Notes(false);
        notes.visit_block(block);
        if notes.0 {
            self.0.insert(signature.ident.to_string(), place);
        }
    }
}

impl<'ast> Visit<'ast> for Noters {
    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        self.look(&item.sig, &item.block);
        visit::visit_item_fn(self, item);
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        self.look(&item.sig, &item.block);
        visit::visit_impl_item_fn(self, item);
    }
}

/// Whether something is noted under `name`.
struct Notes(bool);

impl<'ast> Visit<'ast> for Notes {
    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        let named = matches!(call.args.first(), Some(Expr::Path(it)) if it.path.is_ident("name"));
        self.0 |= named && (call.method == "figure" || call.method == "with");
        visit::visit_expr_method_call(self, call);
    }
}

/// Where a function has an argument of this name that is a text.
fn place_of(name: &str, signature: &Signature) -> Option<usize> {
    let typed = signature.inputs.iter().filter_map(|it| match it {
        FnArg::Typed(typed) => Some(typed),
        FnArg::Receiver(_) => None,
    });
    typed.into_iter().position(|it| is_called(name, &it.pat) && is_text(&it.ty))
}

fn is_called(name: &str, pat: &Pat) -> bool {
    matches!(pat, Pat::Ident(it) if it.ident == name)
}

/// Whether a type is `&str`.
pub(super) fn is_text(ty: &Type) -> bool {
    let Type::Reference(reference) = ty else { return false };
    matches!(&*reference.elem, Type::Path(it) if it.path.is_ident("str"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(passers: &Passers) -> Vec<(&str, usize)> {
        passers.iter().map(|(name, place)| (name.as_str(), *place)).collect()
    }

    #[test]
    fn closures_pass_events_on_with_and_without_a_type() {
        let text = "fn told() { let went = |rule, event| 1; let halted = |event: &str| 2; \
                    let other = |it| 3; }";
        let file = syn::parse_file(text).expect("it can be parsed");
        assert_eq!(names(&telling_closures(&file)), [("halted", 0), ("went", 1)]);
    }

    #[test]
    fn who_notes_a_figure_under_a_name_it_is_given_passes_the_name_on() {
        let text = "impl Q { fn number(mut self, name: &str, n: i32) { self.facts.figure(name, n); \
                    } fn said(self, name: &str) { self.text(name); } fn left(self, name: u8) { \
                    self.facts.figure(name, 1); } }";
        let file = syn::parse_file(text).expect("it can be parsed");
        assert_eq!(names(&noters(&file)), [("number", 0)]);
    }
}
