//! The kinds of data files: how each is known, described and checked.

use rulebook::FileKind;

use crate::scenario::{counters, schema, tables};

/// Every kind, the scenario first. A table has no schema of its own: they are eighteen, known by
/// their `id`.
pub fn kinds() -> Vec<FileKind> {
    vec![
        FileKind::scenario("nextwar/1", "nextwar-scenario.json", schema()),
        FileKind {
            sign: rulebook::Sign::Schema("nextwar-chart/1"),
            schema: None,
            check: Some(tables::check),
        },
        FileKind::csv("id,nation,formation,name,kind,", |source, findings| {
            counters::Rows::default().read(source, findings);
        }),
        FileKind::csv("id,nation,formation,name,type,", |source, findings| {
            counters::Rows::default().read(source, findings);
        }),
        FileKind::csv("id,nation,name,kind,cs,", |source, findings| {
            counters::Rows::default().read(source, findings);
        }),
    ]
}
