//! What the loader says about cards, works and smoke that the game does not have so.

use catalog::{Files, Findings};

use crate::data::library;
use crate::stage::{Drawing, ground};

const DRAWN: &str = "coh/scenarios/drawn.toml";

/// Two squads with cards, and rifles.
fn squads(first: &str, other: &str) -> Drawing {
    ground(&["....", "....", "...."])
        .unit_with("G", "infantry-43", "A02", 3, first)
        .unit_with("H", "infantry-43", "A03", 3, other)
        .unit("S", "rifle-41", "C02", 0)
}

/// [COH card.total] [C-23] A card lies with one unit, or, if it is for groups, with units of a force.
#[test]
fn more_cards_than_there_are() {
    for card in ["cards = [\"V06\"]", "weapons = [\"w1\"]"] {
        let found = squads(card, card).findings();
        assert!(found.contains("too many cards"), "{found}");
    }
    let group = "cards = [\"V04\"]";
    let _ = squads(group, group).german();
    let found = squads(group, "").unit_with("T", "rifle-41", "C03", 0, group).findings();
    assert!(found.contains("too many cards `V04`"), "{found}");
    let oba = "[[oba]]\nforce = \"german\"\ncard = \"oba1\"\nuses = 1";
    let found = squads("", "").with(oba).with(oba).findings();
    assert!(found.contains("too many cards `oba1`"), "{found}");
}

/// [COH card.oba1]
#[test]
fn artillery_of_the_other_side() {
    for (force, card) in [("soviet", "oba1"), ("german", "oba4")] {
        let oba = format!("[[oba]]\nforce = \"{force}\"\ncard = \"{card}\"\nuses = 1");
        let found = squads("", "").with(&oba).findings();
        assert!(found.contains(&format!("artillery `{card}` of the other side")), "{found}");
    }
}

/// [COH 18.2m] Whoever goes into a work does not say into which.
#[test]
fn a_bunker_beside_a_trench() {
    let trench = "[[work]]\nkind = \"trench\"\nhex = \"B02\"";
    let bunker = "[[work]]\nkind = \"bunker\"\nhex = \"B02\"\nfacing = 0\nfront = 5\nflank = 2";
    let found = squads("", "").with(trench).with(bunker).findings();
    assert!(found.contains("two works for one unit in B02"), "{found}");
}

/// [COH 13.0e]
#[test]
fn smoke_that_nobody_would_see() {
    for (value, warned) in [(1, true), (2, false)] {
        let smoke = format!("[[smoke]]\nhex = \"B02\"\nvalue = {value}");
        let text = squads("", "").with(&smoke).rewritten("[[smoke]]", "[[smoke]]");
        let mut library = library();
        library.insert(DRAWN.to_owned(), text);
        let mut findings = Findings::new();
        assert!(rules_coh::load(&mut Files::new(&library), DRAWN, &mut findings).is_some());
        let found = findings.to_string();
        assert_eq!(found.contains("smoke that is gone before the first turn"), warned, "{found}");
    }
}
