//! [NWK 7.1, 16.1] What comes later.

use catalog::{Findings, Spanned, suggest};

use super::load::Reader;
use super::shape::{
    CountShape, RandomShape, ReinforcementShape, SpentShape, Text, Texts, WhenWord,
};
use super::{ArrivalPlace, ArrivalSet, ArrivalSpec, ArrivalTime, Piece, Spent};
use crate::action::Spot;
use crate::ch03_sequence::Segment;
use crate::state::UnitId;
use crate::terms::Side;

/// Sixths of a movement point.
pub(super) const SIXTHS: u16 = 6;

/// The words that stand for places of arrival.
const PLACES: [(&str, ArrivalPlace); 4] = [
    ("any-base", ArrivalPlace::AnyBase),
    ("printed-hex", ArrivalPlace::Printed),
    ("by-rule", ArrivalPlace::ByRule),
    ("north-edge", ArrivalPlace::NorthEdge),
];

impl Reader<'_> {
    /// [NWK 16.1.1j, 16.1.2f, 16.1.3d, 16.1.6d] Everything that comes later, in the order of the
    /// file.
    pub(super) fn arrivals(&self, findings: &mut Findings) -> Vec<ArrivalSpec> {
        let lines = &self.shape.reinforcement;
        lines.iter().filter_map(|it| self.arrival(it, findings)).collect()
    }

    fn arrival(
        &self,
        entry: &Spanned<ReinforcementShape>,
        findings: &mut Findings,
    ) -> Option<ArrivalSpec> {
        let shape = entry.get_ref();
        let turn = self.turn(&shape.turn, findings);
        let when = self.arrival_time(shape, findings);
        let what = self.arrival_set(entry, findings);
        let at = self.arrival_place(&shape.at, findings);
        self.check_printed(entry, what.as_ref(), at.as_ref(), findings);
        Some(ArrivalSpec {
            turn,
            when: when?,
            side: *shape.side.get_ref(),
            what: what?,
            airmobile: shape.airmobile,
            at: at?,
            spent: match shape.mp_spent.as_ref().map(Spanned::get_ref) {
                None => Spent::Sixths(0),
                Some(SpentShape::Points(points)) => Spent::Sixths(points * SIXTHS),
                Some(SpentShape::All(_)) => Spent::All,
            },
            gate: shape.option.as_ref().map(|it| it.get_ref().gate()),
        })
    }

    fn arrival_time(
        &self,
        shape: &ReinforcementShape,
        findings: &mut Findings,
    ) -> Option<ArrivalTime> {
        let segment = self.segment(&shape.segment, findings)?;
        match (segment, shape.when.as_ref().map(|it| *it.get_ref())) {
            (Segment::Reinforcement, None) => Some(ArrivalTime::Reinforcement),
            (it, Some(WhenWord::Start)) if it.is_movement() => Some(ArrivalTime::StartOf(it)),
            (it, Some(WhenWord::End)) if it.is_movement() => Some(ArrivalTime::EndOf(it)),
            _ => {
                let mend = "say `reinforcement`, or a movement segment and `when`";
                let what = format!("nothing arrives in `{}` like this", shape.segment.get_ref());
                self.fault(&shape.segment.span(), what, mend, findings);
                None
            }
        }
    }

    fn arrival_set(
        &self,
        entry: &Spanned<ReinforcementShape>,
        findings: &mut Findings,
    ) -> Option<ArrivalSet> {
        let shape = entry.get_ref();
        let side = *shape.side.get_ref();
        let mut pieces = Vec::new();
        for name in &shape.units {
            let Some(piece) = self.piece(name, findings) else { continue };
            self.is_of(name, piece, side, findings);
            pieces.push(piece);
        }
        for name in &shape.groups {
            pieces.extend(self.group(name, side, findings));
        }
        let named = !shape.units.is_empty() || !shape.groups.is_empty();
        match (&shape.random, named) {
            (None, true) => Some(ArrivalSet::Pieces(pieces)),
            (Some(random), false) => Some(self.drawn(random, side, findings)),
            (Some(_), true) | (None, false) => {
                let mend = "name `units` or `groups`, or say `random`";
                self.fault(&entry.span(), "an arrival of nothing clear", mend, findings);
                None
            }
        }
    }

    /// [NWK 7.1.2] Some of a group.
    fn drawn(&self, random: &RandomShape, side: Side, findings: &mut Findings) -> ArrivalSet {
        let pieces = self.group(&random.pool, side, findings);
        let unit = |it: &Piece| match it {
            Piece::Unit(id) => Some(*id),
            Piece::Helicopter(_) | Piece::Ship(_) => None,
        };
        let units: Vec<UnitId> = pieces.iter().filter_map(unit).collect();
        if units.len() < pieces.len() {
            let what = format!("`{}` holds more than ground units", random.pool.get_ref());
            self.fault(&random.pool.span(), what, "draw ground units alone", findings);
        }
        let count = match random.count.get_ref() {
            CountShape::Number(count) => Some(*count),
            CountShape::Rest(_) => None,
        };
        ArrivalSet::Drawn(units, count)
    }

    fn arrival_place(&self, at: &Spanned<Texts>, findings: &mut Findings) -> Option<ArrivalPlace> {
        match &at.get_ref()[..] {
            [] => {
                self.fault(&at.span(), "no place of arrival", "name one", findings);
                None
            }
            [one] => self.one_place(one, findings),
            several => {
                let hexes = several.iter().filter_map(|it| self.hex(it, findings)).collect();
                Some(ArrivalPlace::Hexes(hexes))
            }
        }
    }

    fn one_place(&self, text: &Text, findings: &mut Findings) -> Option<ArrivalPlace> {
        let word = text.get_ref().as_str();
        if let Some((_, place)) = PLACES.into_iter().find(|it| it.0 == word) {
            return Some(place);
        }
        if word.contains('-') && !word.starts_with('@') {
            let what = format!("no place of arrival `{word}`");
            self.fault(&text.span(), what, suggest(word, PLACES.map(|it| it.0)), findings);
            return None;
        }
        match self.spot(text, findings)? {
            Spot::Hex(hex) => Some(ArrivalPlace::Hexes(vec![hex])),
            Spot::Box(off_map) => Some(ArrivalPlace::Box(off_map)),
            Spot::AtSea(_) | Spot::Inshore(_) | Spot::Aboard(_) => {
                let mend = "name hexes, a box off the map or a word";
                self.fault(&text.span(), "an arrival at sea", mend, findings);
                None
            }
        }
    }

    /// What comes in the hex of its counter must have one.
    fn check_printed(
        &self,
        entry: &Spanned<ReinforcementShape>,
        what: Option<&ArrivalSet>,
        at: Option<&ArrivalPlace>,
        findings: &mut Findings,
    ) {
        if at != Some(&ArrivalPlace::Printed) {
            return;
        }
        let pieces: Vec<Piece> = match what {
            None => return,
            Some(ArrivalSet::Pieces(pieces)) => pieces.clone(),
            Some(ArrivalSet::Drawn(units, _)) => units.iter().map(|it| Piece::Unit(*it)).collect(),
        };
        let hex = |it: &Piece| match it {
            Piece::Unit(id) => self.rows.units[id.index()].hex.as_str(),
            Piece::Helicopter(id) => self.rows.helicopters[id.index()].hex.as_str(),
            Piece::Ship(_) => "",
        };
        for piece in pieces.iter().filter(|it| hex(it).is_empty()) {
            let what = format!("`{}` has no hex on its counter", self.id(*piece));
            self.fault(&entry.get_ref().at.span(), what, "name hexes or another word", findings);
        }
    }
}
