//! Hexes as missions write them: `"A4 A5..A8 @mill"`.

use catalog::{Findings, Source, Spanned, read_hexes, span_within};
use hexgrid::{HexId, HexSet};

use crate::mission::Ground;

/// The words of a text, each with its place.
pub(super) fn words(source: Source<'_>, text: &Spanned<String>) -> Vec<Spanned<String>> {
    let mut from = 0;
    let mut words = Vec::new();
    for word in text.get_ref().split_whitespace() {
        let found = text.get_ref()[from..].find(word).expect("a word of the text is in the text");
        let span = span_within(source, text, from + found);
        words.push(Spanned::new(span, word.to_owned()));
        from += found + word.len();
    }
    words
}

/// The hexes of a list, in the order written, each once.
pub(super) fn hexes(
    ground: &Ground,
    text: &Spanned<String>,
    source: Source<'_>,
    findings: &mut Findings,
) -> Vec<HexId> {
    read_hexes(&ground.map, &words(source, text), source, findings)
}

/// The hexes of a list as a set.
pub(super) fn set(
    ground: &Ground,
    text: &Spanned<String>,
    source: Source<'_>,
    findings: &mut Findings,
) -> HexSet {
    HexSet::of(ground.map.grid.len(), hexes(ground, text, source, findings))
}
