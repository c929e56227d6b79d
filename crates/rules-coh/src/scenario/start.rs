//! Firefights that begin in the middle, and units that are not fresh.

use catalog::{Findings, Span, Spanned, suggest};
use hexgrid::HexId;

use super::load::Reader;
use super::places::read_hex;
use super::shape::{PhaseWord, UnitShape};
use super::{Condition, Force, ForceAtStart, Oba, Start, Unit};
use crate::ch20_aircraft::CEILING;
use crate::charts::MarkerChart;
use crate::roster::{Nation, UnitType};
use crate::state::{Flags, ForceId, Stage};

/// A state a unit may begin with, as it is written; whether it belongs to turns that run, and whose it is.
type MarkOfUnit = (&'static str, Flags, bool, fn(&UnitType) -> bool);

const MARKS: [MarkOfUnit; 14] = [
    ("spent", Flags::SPENT, true, |_| true),
    ("active", Flags::JOINED, true, |_| true),
    ("bogged", Flags::BOGGED, true, UnitType::is_vehicle),
    ("held", Flags::HELD, true, |it| !it.is_aircraft()),
    ("careless", Flags::CARELESS, true, UnitType::is_foot),
    ("wary", Flags::WARY, true, |it| !it.is_aircraft()),
    ("gone", Flags::GONE, true, UnitType::is_aircraft),
    ("nerves", Flags::NERVES, true, |it| !it.is_aircraft()),
    ("unseen", Flags::UNSEEN, true, |it| !it.is_aircraft()),
    ("homeward", Flags::HOMEWARD, true, UnitType::is_aircraft),
    ("stuck", Flags::STUCK, false, UnitType::is_vehicle),
    ("hasty", Flags::HASTY, false, |it| !it.is_aircraft()),
    ("spared", Flags::SPARED, false, |it| !it.is_aircraft()),
    ("damaged", Flags::AIR_HIT, false, UnitType::is_aircraft),
];
/// [COH 3.0.1a] The most AP of an activation.
const AP_MAX: u8 = 12;
/// More CAP than any force has.
const CAP_MAX: u8 = 24;
/// More losses than any force can have.
const LOST_MAX: u8 = 99;

impl Reader<'_> {
    /// What a unit has been through already.
    pub(super) fn condition(
        &self,
        shape: &UnitShape,
        kind: &UnitType,
        markers: &MarkerChart,
        findings: &mut Findings,
    ) -> Condition {
        let mut condition = Condition::default();
        let runs = self.shape.start.as_ref().map(|it| it.get_ref().phase);
        for word in &shape.marks {
            let found = MARKS.iter().find(|it| it.0 == word.get_ref());
            let Some(&(_, flag, in_turns, fits)) = found else {
                let mend = suggest(word.get_ref(), MARKS.iter().map(|it| it.0));
                self.fault(&word.span(), format!("no mark `{}`", word.get_ref()), &mend, findings);
                continue;
            };
            if in_turns && runs != Some(PhaseWord::Turns) {
                let what = format!("`{}` before the first turn", word.get_ref());
                let mend = "add `[start]` with `phase = \"turns\"`, or leave it out";
                self.fault(&word.span(), what, mend, findings);
            }
            if !fits(kind) || flag == Flags::HASTY && shape.carried_by.is_some() {
                let what = format!("`{}` is nothing for this unit", word.get_ref());
                self.fault(&word.span(), what, "leave it out", findings);
            }
            condition.flags.set(flag);
        }
        self.check_active(shape, condition.flags, findings);
        condition.flying = self.flying(shape, kind, condition.flags, findings);
        condition.came_from = self.came_from(shape, kind, findings);
        if shape.shown && (shape.hit.is_none() || shape.hidden) {
            let what = "a marker that was shown under a unit that has none, or hides";
            self.fault(&shape.id.span(), what, "leave `shown` out", findings);
        }
        if let Some(name) = &shape.hit {
            let kinds = if kind.is_foot() { &markers.foot } else { &markers.vehicle };
            if kind.is_aircraft() {
                let mend = "write `marks = [\"damaged\"]`";
                self.fault(&name.span(), "aircraft take no markers", mend, findings);
            }
            let line = kinds.iter().position(|it| it.id == *name.get_ref() && !it.removed);
            if line.is_none() {
                let lasting = kinds.iter().filter(|it| !it.removed);
                let mend = suggest(name.get_ref(), lasting.map(|it| it.id.as_str()));
                self.fault(
                    &name.span(),
                    format!("no marker `{}`", name.get_ref()),
                    &mend,
                    findings,
                );
            }
            condition.hit = line.and_then(|it| u8::try_from(it).ok());
            condition.shown = shape.shown;
        }
        condition
    }

    /// [COH 20.0b, 20.1a] Where an aircraft is that has come in.
    fn flying(
        &self,
        shape: &UnitShape,
        kind: &UnitType,
        flags: Flags,
        findings: &mut Findings,
    ) -> Option<(HexId, u8)> {
        let Some(spanned) = &shape.flying else {
            if flags.any(Flags::HOMEWARD) {
                let what = format!("unit `{}` flies home from nowhere", shape.id.get_ref());
                self.fault(&shape.id.span(), what, "add `flying = { hex = … }`", findings);
            }
            return None;
        };
        let (span, flying) = (spanned.span(), spanned.get_ref());
        if !kind.is_aircraft() || self.shape.start.is_none() {
            let what = format!("unit `{}` does not fly", shape.id.get_ref());
            let mend = "only aircraft of a firefight with `[start]` are over the map already";
            self.fault(&span, what, mend, findings);
        }
        if flags.any(Flags::GONE) || shape.facing.is_none() {
            let what = format!("unit `{}` is gone, or looks nowhere", shape.id.get_ref());
            self.fault(&span, what, "leave `gone` out and give it a `facing`", findings);
        }
        if flying.altitude > CEILING {
            let what = format!("altitude {}", flying.altitude);
            self.fault(&span, what, &format!("at most {CEILING}"), findings);
        }
        let hex = read_hex(self.field, &flying.hex, self.source, findings)?;
        Some((hex, flying.altitude))
    }

    /// [COH 7.6.3m] From where an attacker came who stands among enemies.
    fn came_from(
        &self,
        shape: &UnitShape,
        kind: &UnitType,
        findings: &mut Findings,
    ) -> Option<HexId> {
        let name = shape.came_from.as_ref()?;
        let from = read_hex(self.field, name, self.source, findings)?;
        let at = shape.hexes.first().filter(|_| shape.hexes.len() == 1);
        let at = at.and_then(|it| self.field.by_label.get(it.get_ref()).copied());
        let is_beside = at.is_some_and(|it| it != from && self.field.is_near(it, from));
        if self.shape.start.is_none() || kind.is_aircraft() || !is_beside {
            let what =
                format!("unit `{}` did not come from {}", shape.id.get_ref(), name.get_ref());
            let mend = "with `[start]`, name a hex beside its own";
            self.fault(&name.span(), what, mend, findings);
        }
        Some(from)
    }

    /// [COH 12.3b, 12.3h] What artillery did before the start fits its card.
    pub(super) fn check_barrages(&self, oba: &[Oba], findings: &mut Findings) {
        for (card, shape) in oba.iter().zip(&self.shape.oba) {
            let fired = usize::from(card.used) + card.plots.len();
            if fired > usize::from(card.uses) {
                let what = format!("artillery `{}` fired too often", shape.card.get_ref());
                let mend = format!("it has {} uses, plots included", card.uses);
                self.fault(&shape.card.span(), what, &mend, findings);
            }
            if fired > 0 && self.shape.start.is_none() {
                let mend = "add `[start]`, or leave `used` and `plots` out";
                self.fault(&shape.card.span(), "artillery that has fired", mend, findings);
            }
            if !card.smoke && card.plots.iter().any(|it| it.1) {
                let what = "smoke of artillery that has none";
                self.fault(&shape.card.span(), what, "leave `smoke` out", findings);
            }
        }
    }

    /// [COH 3.0c, 5.1e] Who shares an activation is there, or may come, and is not spent.
    fn check_active(&self, shape: &UnitShape, flags: Flags, findings: &mut Findings) {
        if !flags.any(Flags::JOINED) {
            return;
        }
        let turn = self.shape.start.as_ref().map_or(0, |it| *it.get_ref().turn.get_ref());
        let spent = flags.any(Flags(Flags::SPENT.0 | Flags::HELD.0));
        if spent || shape.round > turn {
            let what = format!("unit `{}` cannot be active", shape.id.get_ref());
            self.fault(&shape.id.span(), what, "it is spent, held, or not there yet", findings);
        }
    }

    /// [COH 7.4h8, 15.2h8] No more markers lie under units than the pools hold.
    pub(super) fn check_markers(
        &self,
        units: &[Unit],
        markers: &MarkerChart,
        findings: &mut Findings,
    ) {
        for (at, unit) in units.iter().enumerate() {
            let Some(line) = unit.condition.hit else { continue };
            let foot = |it: &Unit| self.types[usize::from(it.kind)].is_foot();
            let kinds = if foot(unit) { &markers.foot } else { &markers.vehicle };
            let same = |it: &&Unit| it.condition.hit == Some(line) && foot(it) == foot(unit);
            let marker = &kinds[usize::from(line)];
            let name = self.shape.unit.get(at).and_then(|it| it.get_ref().hit.as_ref());
            if let Some(name) = name
                && units[..at].iter().filter(same).count() >= usize::from(marker.count)
            {
                let mend = format!("the pool holds {}", marker.count);
                self.fault(&name.span(), format!("too many `{}`", marker.id), &mend, findings);
            }
        }
    }

    /// Where play begins, if not with the set-up.
    pub(super) fn start(
        &self,
        forces: &[Force],
        units: &[Unit],
        findings: &mut Findings,
    ) -> Option<Start> {
        let spanned = self.shape.start.as_ref()?;
        let (span, shape) = (spanned.span(), spanned.get_ref());
        let last = *self.shape.rounds.get_ref();
        let round = *shape.turn.get_ref();
        if !(1..=last).contains(&round) {
            let mend = format!("rounds go from 1 to {last}");
            self.fault(&shape.turn.span(), format!("round {round}"), &mend, findings);
        }
        if let Some(aim) = self.shape.objective_card.first() {
            let mend = "secret aims are dealt at the set-up: leave `[start]` or them out";
            let what = format!("secret aim {} of a firefight that has begun", aim.number);
            self.fault(&span, what, mend, findings);
        }
        if let Some(oba) = self.shape.oba.iter().find(|it| it.preplot) {
            let mend = "it is plotted at the set-up: leave `preplot` or `[start]` out";
            self.fault(&oba.card.span(), "artillery plotted beforehand", mend, findings);
        }
        self.check_places(units, findings);
        let most = [(&shape.ap, AP_MAX), (&shape.cap, CAP_MAX), (&shape.lost, LOST_MAX)];
        for (list, most) in most {
            for (name, number) in list.iter().filter(|it| *it.1 > most) {
                let what = format!("{number} for `{}`", name.get_ref());
                self.fault(&name.span(), what, &format!("at most {most}"), findings);
            }
        }
        let stage = match shape.phase {
            PhaseWord::Cards => Stage::Cards,
            PhaseWord::Plot => Stage::Plot,
            PhaseWord::Barrage => Stage::Barrage,
            PhaseWord::Initiative => Stage::Initiative,
            PhaseWord::Turns => Stage::Turns,
        };
        let mover = self.force(forces, &shape.side, findings);
        let nation = mover.map(|it| forces[it.index()].nation);
        let passed = shape.passed.as_ref().map(|it| (it.span(), Nation::from(*it.get_ref())));
        // [COH 2.2i] Whoever has the turn answers a pass of the other side, while turns run.
        if let Some((span, by)) = &passed
            && (nation == Some(*by) || stage != Stage::Turns)
        {
            let mend = "the other side has passed just before, in `phase = \"turns\"`";
            self.fault(span, "nobody passed", mend, findings);
        }
        let at_start = (0..).map(ForceId).zip(forces);
        let states = at_start.map(|(id, force)| self.force_at_start(id, force, units, findings));
        let forces = states.collect();
        for names in [&shape.ap, &shape.cap, &shape.lost] {
            for name in names.keys() {
                self.known_force(name, findings);
            }
        }
        for name in shape.hand.keys() {
            self.known_force(name, findings);
        }
        let first = shape.initiative.map(Nation::from).or(nation)?;
        Some(Start { round, stage, mover: mover?, passed: passed.map(|it| it.1), first, forces })
    }

    /// Everybody who is there at the start is in one hex and looks somewhere.
    fn check_places(&self, units: &[Unit], findings: &mut Findings) {
        for (unit, shape) in units.iter().zip(&self.shape.unit) {
            let waits = unit.round > 0 || self.types[usize::from(unit.kind)].is_aircraft();
            let fixed = unit.hexes.len() == 1 && (unit.facing.is_some() || unit.hidden);
            if !waits && unit.carried_by.is_none() && !fixed {
                let what = format!("unit `{}` is still to be set up", unit.id);
                let mend = "with `[start]` give it one hex and a facing";
                self.fault(&shape.span(), what, mend, findings);
            }
        }
    }

    fn known_force(&self, name: &Spanned<String>, findings: &mut Findings) {
        let ids = self.shape.force.get_ref().iter().map(|it| it.id.get_ref().as_str());
        if !ids.clone().any(|it| it == name.get_ref()) {
            let mend = suggest(name.get_ref(), ids);
            self.fault(
                &name.span(),
                format!("unknown force `{}`", name.get_ref()),
                &mend,
                findings,
            );
        }
    }

    fn force_at_start(
        &self,
        id: ForceId,
        force: &Force,
        units: &[Unit],
        findings: &mut Findings,
    ) -> ForceAtStart {
        let Some(start) = &self.shape.start else { return ForceAtStart::default() };
        let (span, shape) = (start.span(), start.get_ref());
        let number = |list: &std::collections::BTreeMap<Spanned<String>, u8>| {
            list.iter().find(|it| it.0.get_ref() == &force.id).map(|it| *it.1)
        };
        let (ap, lost) = (number(&shape.ap).unwrap_or(0), number(&shape.lost).unwrap_or(0));
        // [COH 2.2c] An activation is shared by somebody, and has points left.
        let active = units.iter().any(|it| it.force == id && it.condition.flags.any(Flags::JOINED));
        if active != (ap > 0) {
            let (what, mend) = if active {
                ("an activation without AP", "add its `ap` to `[start]`")
            } else {
                ("AP of nobody", "write `marks = [\"active\"]` for the units that share them")
            };
            self.fault(&span, format!("`{}`: {what}", force.id), mend, findings);
        }
        // [COH 7.3e] With the last space of the track the CAP are gone.
        if lost > 0 && lost >= force.cap && number(&shape.cap).is_some_and(|it| it > 0) {
            let what = format!("`{}`: CAP after so many losses", force.id);
            self.fault(&span, what, "losses cover its whole track: leave `cap` out", findings);
        }
        let mut hand = Vec::new();
        for (_, cards) in shape.hand.iter().filter(|it| it.0.get_ref() == &force.id) {
            for card in cards {
                hand.extend(self.card(card, &[crate::cards::Family::Green], findings));
            }
        }
        hand.sort_unstable();
        ForceAtStart { ap, cap: number(&shape.cap), lost, hand }
    }

    /// [COH card.total] Cards in hands are cards of the deck.
    pub(super) fn check_hands(
        &self,
        start: Option<&Start>,
        deck: &[(crate::cards::CardId, u8)],
        findings: &mut Findings,
    ) {
        let (Some(start), Some(shape)) = (start, &self.shape.start) else { return };
        let span: Span = shape.span();
        let held = || start.forces.iter().flat_map(|it| it.hand.iter().copied());
        for card in held().collect::<std::collections::BTreeSet<_>>() {
            let has = deck.iter().find(|it| it.0 == card).map_or(0, |it| usize::from(it.1));
            if held().filter(|&it| it == card).count() > has {
                let what =
                    format!("more cards `{}` in hands than there are", self.cards.card(card).id);
                let mend = format!("the deck of the firefight has {has}");
                self.fault(&span, what, &mend, findings);
            }
        }
    }
}
