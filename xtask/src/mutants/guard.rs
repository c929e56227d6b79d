//! Guards taken away, which `cargo mutants` does not think of: an `if` that only leaves the
//! function, and a check that is asked for nothing but its refusal.

use anyhow::{Context, Result};
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Attribute, Block, Expr, Stmt};

use super::list::{Mutant, Span};

/// Every guard of a file, each deleted by one mutant. Tests have none.
pub(crate) fn deleted(file: &str, text: &str) -> Result<Vec<Mutant>> {
    let parsed = syn::parse_file(text).with_context(|| format!("{file} cannot be parsed"))?;
    let mut found = Found(Vec::new());
    found.visit_file(&parsed);
    let mutant = |span: &Span| Mutant {
        file: file.to_owned(),
        name: format!("{file}:{span}: delete guard"),
        span: *span,
        replacement: String::new(),
    };
    Ok(found.0.iter().map(mutant).collect())
}

struct Found(Vec<Span>);

impl<'ast> Visit<'ast> for Found {
    fn visit_stmt(&mut self, statement: &'ast Stmt) {
        if is_guard(statement) {
            self.0.push(statement.span().into());
        }
        visit::visit_stmt(self, statement);
    }

    fn visit_item_mod(&mut self, module: &'ast syn::ItemMod) {
        if !module.attrs.iter().any(is_for_tests) {
            visit::visit_item_mod(self, module);
        }
    }
}

fn is_for_tests(attribute: &Attribute) -> bool {
    attribute.path().is_ident("cfg")
        && attribute.parse_args::<syn::Path>().is_ok_and(|it| it.is_ident("test"))
}

/// Whether a function without the statement would do what it guards against.
fn is_guard(statement: &Stmt) -> bool {
    match statement {
        Stmt::Expr(Expr::If(it), _) => it.else_branch.is_none() && leaves(&it.then_branch),
        Stmt::Expr(Expr::Try(_), Some(_)) => true,
        _ => false,
    }
}

fn leaves(block: &Block) -> bool {
    matches!(block.stmts.last(), Some(Stmt::Expr(Expr::Return(_), _)))
}

#[cfg(test)]
mod tests {
    use super::deleted;

    #[test]
    fn ifs_that_leave_and_checks_of_no_value_are_guards() {
        let text = "\
fn may(&self) -> Result<u8, Illegal> {
    self.may_move()?;
    if self.gone() {
        return refuse();
    }
    let price = self.price()?;
    if price > 3 { self.note(); }
    if price > 4 { return refuse(); } else { self.note(); }
    Ok(price)
}
#[cfg(test)]
mod tests {
    fn proves() { if true { return; } }
}
";
        let found = deleted("a.rs", text).unwrap();
        let pieces: Vec<&str> =
            found.iter().map(|it| &text[it.span.bytes(text).unwrap()]).collect();
        let gone = "if self.gone() {\n        return refuse();\n    }";
        assert_eq!(pieces, ["self.may_move()?;", gone]);
        assert_eq!(found[1].name, "a.rs:3:5: delete guard");
        assert!(deleted("a.rs", "fn {").is_err());
    }
}
