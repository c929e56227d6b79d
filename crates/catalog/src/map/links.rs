//! What lies between the hexes of a map: hexsides and the paths along which lines run.

use super::Line;
use super::hexes::find_hex;
use crate::{Findings, Source, Spanned, span_within};
use hexgrid::{Direction, Grid, HexId};
use std::collections::{BTreeMap, BTreeSet};

/// Texts by kind, as a map file lists hexsides and lines.
type ByKind = BTreeMap<Spanned<String>, Vec<Spanned<String>>>;

/// Returns the kinds in order; they must be few enough to be numbered.
pub(super) fn kind_names(
    kinds: &ByKind,
    source: Source<'_>,
    findings: &mut Findings,
) -> Vec<String> {
    if let Some(kind) = kinds.keys().nth(usize::from(u8::MAX)) {
        findings.error(source, &kind.span(), "too many kinds of hexside", "at most 255");
    }
    kinds.keys().map(|kind| kind.get_ref().clone()).collect()
}

/// Reads hexsides written as `06.01/07.01`.
pub(super) fn check_hexsides(
    grid: &Grid,
    kinds: &ByKind,
    source: Source<'_>,
    findings: &mut Findings,
) -> Vec<(HexId, Direction, u8)> {
    let mut hexsides = BTreeSet::new();
    for (index, (kind, texts)) in (0..=u8::MAX).zip(kinds) {
        for text in texts {
            let Some((hex, direction)) = check_hexside(grid, text, source, findings) else {
                continue;
            };
            if !hexsides.insert((hex, direction, index)) {
                let what = format!("{} on hexside `{}` twice", kind.get_ref(), text.get_ref());
                findings.error(source, &text.span(), what, "remove one");
            }
        }
    }
    hexsides.into_iter().collect()
}

/// Returns the hex with the lower id and the way to the other.
fn check_hexside(
    grid: &Grid,
    text: &Spanned<String>,
    source: Source<'_>,
    findings: &mut Findings,
) -> Option<(HexId, Direction)> {
    let Some((one, other)) = text.get_ref().split_once('/') else {
        let what = format!("hexside `{}` of one hex", text.get_ref());
        findings.error(source, &text.span(), what, "write the two hexes with `/` between them");
        return None;
    };
    let first = find_hex(grid, one, source, &text.span(), findings);
    let second_span = span_within(source, text, one.len() + 1);
    let second = find_hex(grid, other, source, &second_span, findings);
    let (first, second) = (first?, second?);
    let (low, high) = (first.min(second), first.max(second));
    let direction = grid.direction(low, high);
    if direction.is_none() {
        let what = format!("hexes `{one}` and `{other}` share no hexside");
        findings.error(source, &text.span(), what, neighbors_of(grid, first));
    }
    Some((low, direction?))
}

/// Reads paths written hex by hex.
pub(super) fn check_lines(
    grid: &Grid,
    kinds: &ByKind,
    source: Source<'_>,
    findings: &mut Findings,
) -> Vec<Line> {
    let mut lines = Vec::new();
    for (kind, texts) in kinds {
        for text in texts {
            let path = check_path(grid, text, source, findings);
            lines.push(Line { kind: kind.get_ref().clone(), path });
        }
    }
    lines
}

fn check_path(
    grid: &Grid,
    text: &Spanned<String>,
    source: Source<'_>,
    findings: &mut Findings,
) -> Vec<HexId> {
    let mut path: Vec<HexId> = Vec::new();
    let mut count = 0;
    for (offset, number) in words(text.get_ref()) {
        count += 1;
        let span = span_within(source, text, offset);
        let Some(hex) = find_hex(grid, number, source, &span, findings) else { continue };
        // After an unknown hex the next step is not judged.
        if let Some(last) = path.last()
            && path.len() + 1 == count
            && grid.direction(*last, hex).is_none()
        {
            let what = format!("path goes from `{}` to `{number}`", grid.number(*last));
            findings.error(source, &span, what, neighbors_of(grid, *last));
        }
        path.push(hex);
    }
    if count < 2 {
        let mend = "write at least two hexes with blanks between them";
        findings.error(source, &text.span(), "path of fewer than two hexes", mend);
    }
    path
}

/// Returns the words of a text with their offsets.
fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut end = 0;
    text.split_whitespace().map(move |word| {
        let start = end + text[end..].find(word).unwrap_or_default();
        end = start + word.len();
        (start, word)
    })
}

fn neighbors_of(grid: &Grid, hex: HexId) -> String {
    let numbers: Vec<String> =
        grid.neighbors(hex).map(|(_, neighbor)| format!("`{}`", grid.number(neighbor))).collect();
    format!("next to `{}` are {}", grid.number(hex), numbers.join(", "))
}
