//! Whether a scenario is one that the rules know: ids and colors, every piece in one place, no
//! enemies in one hex, no hex too full.

use std::collections::BTreeSet;
use std::sync::Arc;

use catalog::{Findings, Source, Span, Spanned, is_color, is_plain};
use hexgrid::HexId;

use super::Scenario;
use super::places::{Reader, Spans};
use super::shape::ScenarioShape;
use crate::decision::Piece;
use crate::options::Options;
use crate::state::{Army, Battle, Bearer, LeaderId, Place, UnitId};

/// Where a scenario brings each unit and each leader in.
pub(super) struct Homes {
    pub(super) units: Vec<Span>,
    pub(super) leaders: Vec<Span>,
}

impl Homes {
    fn of(&self, piece: Piece) -> Option<&Span> {
        match piece {
            Piece::Unit(unit) => self.units.get(unit.index()),
            Piece::Leader(leader) => self.leaders.get(leader.index()),
        }
    }
}

/// The ids of the scenario, its sides and its groups.
pub(super) fn check_ids(shape: &ScenarioShape, source: Source<'_>, findings: &mut Findings) {
    let id = shape.id.get_ref();
    if !id.strip_prefix("prussia/").is_some_and(is_plain) {
        let mend = "write `prussia/` and a name in small letters, digits and hyphens";
        findings.error(source, &shape.id.span(), format!("scenario id `{id}`"), mend);
    }
    for side in shape.side.get_ref().iter().filter(|it| !is_plain(it.id.get_ref())) {
        let what = format!("side id `{}`", side.id.get_ref());
        findings.error(source, &side.id.span(), what, "write a name in small letters");
    }
    let mut seen = BTreeSet::new();
    for group in &shape.group {
        if !seen.insert((group.side.get_ref(), group.id.get_ref())) {
            let what = format!("two groups called `{}`", group.id.get_ref());
            findings.error(source, &group.id.span(), what, "give each an id of its own");
        }
    }
}

/// A color as browsers write it.
pub(super) fn check_color(color: &Spanned<String>, source: Source<'_>, findings: &mut Findings) {
    if !is_color(color.get_ref()) {
        let what = format!("color `{}`", color.get_ref());
        findings.error(source, &color.span(), what, "write it like `#5b7fa6`");
    }
}

/// [PG 22.2e] Every piece is in one place: set up, gone, or still to come. A piece that has come
/// before a battle begins in the middle is set up and stands in its entry as well.
pub(super) fn check_once(
    reader: &Reader<'_>,
    spans: &Spans,
    homes: &Homes,
    findings: &mut Findings,
) {
    let midway = reader.shape.start.is_some();
    let units = (0..reader.units.len()).filter_map(|it| u16::try_from(it).ok());
    let leaders = (0..reader.leaders.len()).filter_map(|it| u8::try_from(it).ok());
    let units = units.map(|it| Piece::Unit(UnitId(it)));
    for piece in units.chain(leaders.map(|it| Piece::Leader(LeaderId(it)))) {
        let of = |list: &'_ [(Piece, Span)]| -> Vec<Span> {
            list.iter().filter(|it| it.0 == piece).map(|it| it.1.clone()).collect()
        };
        let (placed, coming) = (of(&spans.placed), of(&spans.coming));
        let (most, all) = if midway {
            (placed.len().max(coming.len()), [&coming[..], &placed[..]].concat())
        } else {
            (placed.len() + coming.len(), [placed, coming].concat())
        };
        let what = |times| format!("`{}` is placed {times} times", reader.id_of(piece));
        if all.is_empty() {
            let span = homes.of(piece).cloned().unwrap_or_default();
            let mend = "set it up, let it enter, or name it in `leave_out`";
            reader.fault(&span, what(0), mend, findings);
        } else if most > 1 {
            let mend = "set every piece up or let it enter exactly once";
            let span = all.last().cloned().unwrap_or_default();
            reader.fault(&span, what(most), mend, findings);
        }
    }
}

/// [PG 22.2e, 3.1a, 7.1d, 25.3.5a] Whether the situation at the start is one the rules know, as they
/// themselves judge it.
pub(super) fn check_situation(
    scenario: Scenario,
    shape: &ScenarioShape,
    (spans, crowded): (&Spans, &[(HexId, Span)]),
    source: Source<'_>,
    findings: &mut Findings,
) -> Option<Scenario> {
    let scenario = Arc::new(scenario);
    let battle = Battle::at_start(Arc::clone(&scenario), Options::default());
    let judge = Judge { battle: &battle, shape, spans, crowded, source };
    judge.check_hexes(findings);
    judge.check_crowded(findings);
    judge.check_pieces(findings);
    judge.check_momentum(findings);
    judge.check_quick(findings);
    drop(battle);
    Arc::into_inner(scenario)
}

/// A situation and where the file says what of it.
struct Judge<'a> {
    battle: &'a Battle,
    shape: &'a ScenarioShape,
    spans: &'a Spans,
    crowded: &'a [(HexId, Span)],
    source: Source<'a>,
}

impl Judge<'_> {
    fn fault(&self, piece: Piece, what: String, mend: &str, findings: &mut Findings) {
        let span = self.spans.of(piece).cloned().unwrap_or_default();
        findings.error(self.source, &span, what, mend);
    }

    fn id(&self, piece: Piece) -> &str {
        match piece {
            Piece::Unit(unit) => &self.battle.kind(unit).id,
            Piece::Leader(leader) => &self.battle.who(leader).id,
        }
    }

    /// The pieces of an army in a hex.
    fn pieces(&self, hex: HexId, army: Army) -> Vec<Piece> {
        let units = self.battle.units_in(hex, army).map(Piece::Unit);
        units.chain(self.battle.leaders_in(hex, army).map(Piece::Leader)).collect()
    }

    /// The piece of some that the file names last.
    fn last(&self, pieces: &[Piece]) -> Option<Piece> {
        let at = |it: &Piece| self.spans.of(*it).map_or(0, |it| it.start);
        pieces.iter().copied().max_by_key(at)
    }

    fn check_hexes(&self, findings: &mut Findings) {
        let field = &self.battle.scenario().field;
        for hex in field.grid().hexes() {
            let [own, enemy] = Army::BOTH.map(|it| self.pieces(hex, it));
            if let (Some(&one), Some(&other)) = (own.first(), enemy.first())
                && let Some(last) = self.last(&[one, other])
            {
                let what = format!(
                    "`{}` and `{}` of both sides in {}",
                    self.id(one),
                    self.id(other),
                    field.label(hex)
                );
                self.fault(last, what, "enemies share no hex: put one elsewhere", findings);
            }
            for army in Army::BOTH {
                self.check_stack(hex, army, findings);
            }
        }
    }

    /// [PG 3.1a, 3.1b, 3.2a, 25.3.5a] Whether a hex holds no more than it may.
    fn check_stack(&self, hex: HexId, army: Army, findings: &mut Findings) {
        let units: Vec<Piece> = self.battle.units_in(hex, army).map(Piece::Unit).collect();
        let Some(last) = self.last(&units) else { return };
        let number = self.battle.scenario().field.label(hex);
        let wagons = |it: &&Piece| match it {
            Piece::Unit(unit) => self.battle.is_barred_by_baggage(*unit, hex),
            Piece::Leader(_) => false,
        };
        if units.iter().any(|it| wagons(&it)) {
            let mend = "nobody shares a hex with the baggage: put it elsewhere";
            self.fault(last, format!("the baggage and others in {number}"), mend, findings);
        }
        let allowed = self.crowded.iter().any(|it| it.0 == hex);
        if self.battle.is_overstacked(hex, army) && !allowed {
            let load = self.battle.load_of(self.battle.units_in(hex, army));
            let what = format!(
                "{number} holds {} levels of foot and horse and {} of artillery",
                load.line, load.guns
            );
            let mend = "at most 12 and 8, 12 of artillery alone, 4 with a column; what a retreat \
                        has brought together stands in `overstacked` of `[start]`";
            self.fault(last, what, mend, findings);
        }
    }

    /// Hexes named as too full are.
    fn check_crowded(&self, findings: &mut Findings) {
        for (hex, span) in self.crowded {
            if !Army::BOTH.iter().any(|&it| self.battle.is_overstacked(*hex, it)) {
                let number = self.battle.scenario().field.label(*hex);
                let what = format!("{number} holds no more than it may");
                findings.error(self.source, span, what, "leave it out of `overstacked`");
            }
        }
    }

    /// Leaders in the office of nobody are gone; Lacy's pieces have come with him.
    fn check_pieces(&self, findings: &mut Findings) {
        let battle = self.battle;
        for leader in battle.scenario().leader_ids() {
            let state = battle.leader(leader);
            if state.bearer == Bearer::Nobody && state.place.hex().is_some() {
                let what = format!("nobody bears the office of `{}`", battle.who(leader).id);
                let mend = "name him in `[[gone]]` with `how = \"lost\"`";
                self.fault(Piece::Leader(leader), what, mend, findings);
            }
        }
        let Some(start) = self.shape.start.as_ref().filter(|_| battle.awaits_lacy()) else {
            return;
        };
        let lacy = start.get_ref().lacy;
        let awaited = |it: &Piece| battle.place_of(*it) == Place::Awaited;
        let mut wrong = battle.pieces_of_lacy().filter(|it| awaited(it) == lacy);
        if let Some(piece) = wrong.next() {
            let what = format!("`{}` comes with Lacy", self.id(piece));
            let mend = "write `lacy = true` in `[start]` and set all his pieces up, or neither";
            self.fault(piece, what, mend, findings);
        }
    }

    /// [PG 19.10e] Momentum markers lie where units stand.
    fn check_momentum(&self, findings: &mut Findings) {
        let Some(start) = &self.shape.start else { return };
        let field = &self.battle.scenario().field;
        for name in start.get_ref().momentum.keys() {
            let hex = field.grid().find(name.get_ref());
            if hex.is_some_and(|it| self.battle.holder(it).is_none()) {
                let what = format!("a Momentum marker on {} where nobody stands", name.get_ref());
                findings.error(self.source, &name.span(), what, "leave it out");
            }
        }
    }

    /// [M-4] The quick set-up of either army is legal.
    fn check_quick(&self, findings: &mut Findings) {
        if self.shape.start.is_some() {
            return;
        }
        if let Some((piece, hex, illegal)) = self.battle.fault_of_quick() {
            let what = format!(
                "the quick set-up puts `{}` in {}",
                self.id(piece),
                self.battle.scenario().field.label(hex)
            );
            let mend = format!("{}: {}", illegal.rule, illegal.why);
            self.fault(piece, what, &mend, findings);
        }
    }
}
