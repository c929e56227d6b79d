//! The functions of a source file: where their bodies lie, and what can be done to them.

use std::ops::Range;

use anyhow::{Context, Result};
use syn::visit::{self, Visit};
use syn::{Block, Expr, ReturnType, Signature, Type, TypeParamBound};

/// One function with a body.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Function {
    /// The bytes between its braces.
    pub(crate) body: Range<usize>,
    /// How a changed copy of the body is put into it.
    pub(crate) form: Form,
}

/// How a changed copy of a body is put into its function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// The function returns early with the copy.
    Return,
    /// It returns `impl Iterator`, which has to be one type whichever body it comes from.
    Iterator,
    /// It has no room for a copy: `const`, `async`, or some other `impl` type.
    Closed,
}

/// Every function of a file, also inside others.
pub(crate) fn functions(text: &str) -> Result<Vec<Function>> {
    let file = syn::parse_file(text).context("cannot be parsed")?;
    let mut found = Found(Vec::new());
    found.visit_file(&file);
    Ok(found.0)
}

struct Found(Vec<Function>);

impl Found {
    fn add(&mut self, signature: &Signature, body: &Block) {
        let braces = body.brace_token.span;
        let body_bytes = braces.open().byte_range().end..braces.close().byte_range().start;
        self.0.push(Function { body: body_bytes, form: form(signature, body) });
    }
}

impl<'ast> Visit<'ast> for Found {
    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        self.add(&item.sig, &item.block);
        visit::visit_item_fn(self, item);
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        self.add(&item.sig, &item.block);
        visit::visit_impl_item_fn(self, item);
    }

    fn visit_trait_item_fn(&mut self, item: &'ast syn::TraitItemFn) {
        if let Some(body) = &item.default {
            self.add(&item.sig, body);
        }
        visit::visit_trait_item_fn(self, item);
    }
}

fn form(signature: &Signature, body: &Block) -> Form {
    if signature.constness.is_some() || signature.asyncness.is_some() {
        return Form::Closed;
    }
    let ReturnType::Type(_, returned) = &signature.output else { return Form::Return };
    let mut opaque = Opaque(0);
    opaque.visit_type(returned);
    match (opaque.0, is_iterator(returned) && !returns(body)) {
        (0, _) => Form::Return,
        (1, true) => Form::Iterator,
        _ => Form::Closed,
    }
}

/// Counts the `impl` types in a type.
struct Opaque(usize);

impl<'ast> Visit<'ast> for Opaque {
    fn visit_type_impl_trait(&mut self, opaque: &'ast syn::TypeImplTrait) {
        self.0 += 1;
        visit::visit_type_impl_trait(self, opaque);
    }
}

/// Whether a type is `impl Iterator` as a whole.
fn is_iterator(returned: &Type) -> bool {
    let Type::ImplTrait(opaque) = returned else { return false };
    opaque.bounds.iter().any(|bound| {
        let TypeParamBound::Trait(bound) = bound else { return false };
        bound.path.segments.last().is_some_and(|it| it.ident.to_string().ends_with("Iterator"))
    })
}

/// Whether a body is left before its end. What stands in a closure leaves only that.
fn returns(body: &Block) -> bool {
    let mut returns = Returns(false);
    returns.visit_block(body);
    returns.0
}

struct Returns(bool);

impl<'ast> Visit<'ast> for Returns {
    fn visit_expr(&mut self, expression: &'ast Expr) {
        match expression {
            Expr::Return(_) => self.0 = true,
            Expr::Closure(_) => {}
            _ => visit::visit_expr(self, expression),
        }
    }

    fn visit_item(&mut self, _: &'ast syn::Item) {}
}

#[cfg(test)]
mod tests {
    use super::{Form, functions};

    #[test]
    fn every_body_is_found_and_sorted_by_its_form() {
        let text = "
fn plain(è: u8) -> u8 { è }
const fn fixed() -> u8 { 1 }
async fn later() -> u8 { 2 }
fn steps() -> impl Iterator<Item = u8> { 3 }
fn early() -> impl Iterator<Item = u8> { return 4 }
fn closure() -> impl Fn() -> u8 { 5 }
fn pair() -> (u8, impl Iterator<Item = u8>) { 6 }
fn boxed() -> Box<dyn Iterator<Item = u8>> { 7 }
impl War { fn outer(&self) -> impl DoubleEndedIterator { fn inner() { 8 } |it| return it } }
trait Game { fn given() { 9 } fn wanted(); }
";
        let found = functions(text).unwrap();
        let found: Vec<_> =
            found.iter().map(|it| (text[it.body.clone()].trim(), it.form)).collect();
        let expected = [
            ("è", Form::Return),
            ("1", Form::Closed),
            ("2", Form::Closed),
            ("3", Form::Iterator),
            ("return 4", Form::Closed),
            ("5", Form::Closed),
            ("6", Form::Closed),
            ("7", Form::Return),
            ("fn inner() { 8 } |it| return it", Form::Iterator),
            ("8", Form::Return),
            ("9", Form::Return),
        ];
        assert_eq!(found, expected);
    }
}
