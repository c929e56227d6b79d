//! Lists of hexes as firefights write them: `21-G08`, `21-A01..21-C16`.

use catalog::{Findings, Source, Spanned};
use hexgrid::HexId;

use super::boards::block;
use crate::field::Field;

/// Reads one hex.
pub(super) fn read_hex(
    field: &Field,
    hex: &Spanned<String>,
    source: Source<'_>,
    findings: &mut Findings,
) -> Option<HexId> {
    let found = field.by_label.get(hex.get_ref()).copied();
    if found.is_none() {
        let what = format!("no hex `{}` on the boards", hex.get_ref());
        findings.error(source, &hex.span(), what, mend(field));
    }
    found
}

/// Reads a list of hexes and blocks, each hex once, in the order of the map.
pub(super) fn read_hexes(
    field: &Field,
    list: &[Spanned<String>],
    source: Source<'_>,
    findings: &mut Findings,
) -> Vec<HexId> {
    let mut hexes = Vec::new();
    for item in list {
        match item.get_ref().split_once("..") {
            Some((first, last)) => match block(&field.by_label, first, last) {
                Some(block) if !block.is_empty() => hexes.extend(block),
                _ => {
                    let what = format!("`{}` is no block of hexes", item.get_ref());
                    let mend = "name two corners on one board, upper left first";
                    findings.error(source, &item.span(), what, mend);
                }
            },
            None => hexes.extend(read_hex(field, item, source, findings)),
        }
    }
    hexes.sort_unstable();
    hexes.dedup();
    hexes
}

fn mend(field: &Field) -> String {
    let first = field.by_label.keys().next().map_or("", String::as_str);
    let last = field.by_label.keys().next_back().map_or("", String::as_str);
    format!("the hexes run from `{first}` to `{last}`")
}
