//! What a Fluent text asks for: its arguments and the other texts it refers to.

use std::collections::BTreeSet;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Variant};

/// What one text asks for.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Needs {
    /// Names of its arguments.
    pub(crate) variables: BTreeSet<String>,
    /// Keys of the texts it refers to; terms with their leading hyphen.
    pub(crate) references: BTreeSet<String>,
}

/// Returns the key of a message or term and what it needs; nothing for comments.
pub(crate) fn entry_needs(entry: &Entry<&str>) -> Option<(String, Needs)> {
    let (key, patterns): (String, Vec<&Pattern<&str>>) = match entry {
        Entry::Message(message) => {
            let attributes = message.attributes.iter().map(|attribute| &attribute.value);
            (message.id.name.to_owned(), message.value.iter().chain(attributes).collect())
        }
        Entry::Term(term) => {
            let attributes = term.attributes.iter().map(|attribute| &attribute.value);
            (format!("-{}", term.id.name), std::iter::once(&term.value).chain(attributes).collect())
        }
        Entry::Comment(_)
        | Entry::GroupComment(_)
        | Entry::ResourceComment(_)
        | Entry::Junk { .. } => return None,
    };
    let mut needs = Needs::default();
    for pattern in patterns {
        needs.read_pattern(pattern);
    }
    Some((key, needs))
}

impl Needs {
    fn read_pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.read_expression(expression);
            }
        }
    }

    fn read_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.read_inline(inline),
            Expression::Select { selector, variants } => {
                self.read_inline(selector);
                for Variant { value, .. } in variants {
                    self.read_pattern(value);
                }
            }
        }
    }

    fn read_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.references.insert(id.name.to_owned());
            }
            InlineExpression::TermReference { id, .. } => {
                self.references.insert(format!("-{}", id.name));
            }
            // Named arguments, and with them all arguments of terms, are literals.
            InlineExpression::FunctionReference { arguments, .. } => {
                arguments.positional.iter().for_each(|argument| self.read_inline(argument));
            }
            InlineExpression::Placeable { expression } => self.read_expression(expression),
        }
    }
}
