//! A parsed TOML text as a tree that can be mended, node by node, to find the next fault in it.

use crate::Span;
use toml::Spanned;
use toml::de::{DeArray, DeFloat, DeInteger, DeTable, DeValue};

/// One step from a table or list to something in it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Step {
    /// Into the value of a key.
    Key(String),
    /// Into an item of a list, counted from 0.
    Item(usize),
}

/// The way from the root to a node.
pub(crate) type Path = Vec<Step>;

/// Whether a place is a key or what stands behind it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Part {
    /// The key itself.
    Key,
    /// A value.
    Value,
}

/// A node of the tree with its place in the text.
#[derive(Clone, Debug)]
pub(crate) struct Place {
    pub(crate) path: Path,
    pub(crate) part: Part,
    pub(crate) span: Span,
}

/// Neutral values to put where a value is missing or wrong, in the order in which to try them.
pub(crate) fn stand_ins<'i>() -> [DeValue<'i>; 8] {
    [
        DeValue::String("".into()),
        DeValue::Integer(DeInteger::default()),
        DeValue::Array(DeArray::new()),
        DeValue::Table(DeTable::new()),
        DeValue::Boolean(false),
        DeValue::String("0".into()),
        DeValue::String("1".into()),
        DeValue::Float(DeFloat::default()),
    ]
}

/// Copies the tree with the numbers of nodes in place of spans, and lists the nodes by number.
///
/// Spans cannot tell nodes apart: a table and the list it stands in may share one.
pub(crate) fn numbered<'i>(root: &Spanned<DeTable<'i>>) -> (Spanned<DeTable<'i>>, Vec<Place>) {
    let mut places = Vec::new();
    let number = enlist(&mut places, &Vec::new(), Part::Value, root.span());
    let table = number_table(root.get_ref(), &mut Vec::new(), &mut places);
    (Spanned::new(number, table), places)
}

fn enlist(places: &mut Vec<Place>, path: &Path, part: Part, span: Span) -> Span {
    let number = places.len();
    places.push(Place { path: path.clone(), part, span });
    number..number
}

fn number_table<'i>(table: &DeTable<'i>, path: &mut Path, places: &mut Vec<Place>) -> DeTable<'i> {
    let mut copy = DeTable::new();
    for (key, value) in table {
        path.push(Step::Key(key.get_ref().to_string()));
        let number = enlist(places, path, Part::Key, key.span());
        let key = Spanned::new(number, key.get_ref().clone());
        copy.insert(key, number_value(value, path, places));
        path.pop();
    }
    copy
}

fn number_value<'i>(
    value: &Spanned<DeValue<'i>>,
    path: &mut Path,
    places: &mut Vec<Place>,
) -> Spanned<DeValue<'i>> {
    let number = enlist(places, path, Part::Value, value.span());
    let copy = match value.get_ref() {
        DeValue::Table(table) => DeValue::Table(number_table(table, path, places)),
        DeValue::Array(array) => {
            let mut copy = DeArray::new();
            for (at, item) in array.iter().enumerate() {
                path.push(Step::Item(at));
                copy.push(number_value(item, path, places));
                path.pop();
            }
            DeValue::Array(copy)
        }
        other => other.clone(),
    };
    Spanned::new(number, copy)
}

/// Puts a value at the end of a path, in place of one that may stand there.
pub(crate) fn put<'i>(root: &mut DeTable<'i>, path: &[Step], span: Span, value: DeValue<'i>) {
    let Some((last, way)) = path.split_last() else { return };
    let value = Spanned::new(span.clone(), value);
    match (container(root, way), last) {
        (Some(Container::Table(table)), Step::Key(key)) => {
            table.insert(Spanned::new(span, key.clone().into()), value);
        }
        (Some(Container::Array(array)), Step::Item(at)) => {
            if let Some(item) = array.get_mut(*at) {
                *item = value;
            }
        }
        _ => {}
    }
}

/// Takes a key and its value out of its table; items of lists stay.
pub(crate) fn cut(root: &mut DeTable<'_>, path: &[Step]) {
    if let Some((Step::Key(key), way)) = path.split_last()
        && let Some(Container::Table(table)) = container(root, way)
    {
        table.remove(key.as_str());
    }
}

enum Container<'t, 'i> {
    Table(&'t mut DeTable<'i>),
    Array(&'t mut DeArray<'i>),
}

fn container<'t, 'i>(root: &'t mut DeTable<'i>, path: &[Step]) -> Option<Container<'t, 'i>> {
    let mut at = Container::Table(root);
    for step in path {
        let next = match (at, step) {
            (Container::Table(table), Step::Key(key)) => table.get_mut(key.as_str())?,
            (Container::Array(array), Step::Item(at)) => array.get_mut(*at)?,
            _ => return None,
        };
        at = match next.get_mut() {
            DeValue::Table(table) => Container::Table(table),
            DeValue::Array(array) => Container::Array(array),
            _ => return None,
        };
    }
    Some(at)
}
