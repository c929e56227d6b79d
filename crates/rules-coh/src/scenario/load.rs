//! From texts to a checked firefight; everything wrong is found at once, each with file and line.

use std::collections::BTreeMap;

use catalog::{
    FileOr, Files, Findings, Source, Span, Spanned, check_head, find_file, is_color, is_plain,
    salvage_toml, suggest,
};
use hexgrid::{Direction, HexId, HexSet};

use super::boards::lay_out;
use super::places::{read_hex, read_hexes};
use super::shape::{
    BombWord, FirefightShape, MineWord, NationWord, OrderWord, PlotShape, UnitShape, WorkShape,
    WorkWord,
};
use super::tables::{
    check_cards, check_markers, check_roster, check_terrain, read_cards, read_markers,
    read_terrain, read_types,
};
use super::{
    Air, Bomb, Force, HouseRules, MineColor, Oba, Objective, Scenario, Unit, WorkAtStart, WorkKind,
};
use crate::cards::{CardChart, CardId, Family};
use crate::ch05_movement::easy_steps;
use crate::charts::MarkerChart;
use crate::field::Field;
use crate::roster::{Nation, UnitType};
use crate::state::{ForceId, UnitId};

/// [COH card.oba1, card.oba2, card.oba3] German artillery; the rest is Soviet.
const GERMAN_GUNS: [&str; 3] = ["oba1", "oba2", "oba3"];
/// [COH 8.3a, card.V02] [C-23] Veteran cards that a firefight may give to a group.
const FOR_GROUPS: [&str; 6] = ["V02", "V03", "V04", "V05", "V09", "V15"];
/// More rounds than any firefight lasts.
const ROUNDS_MAX: u8 = 99;
/// More points than anything brings.
const POINTS_MAX: i16 = 200;
/// [COH 21.0a] The most forces at one table.
const FORCES_MAX: usize = 4;

/// Reads a firefight of the library with all it refers to; `None` if anything is wrong.
pub fn load(files: &mut Files<'_>, path: &str, findings: &mut Findings) -> Option<Scenario> {
    let Some(source) = files.open(path) else {
        let nowhere = Source { file: path, text: "" };
        findings.error(nowhere, &(0..0), format!("no file `{path}`"), "look at its name");
        return None;
    };
    let before = findings.error_count();
    let shape: FirefightShape = salvage_toml(source, findings)?;
    check_head("coh/1", shape.schema.as_ref(), shape.source.as_ref(), source, findings);
    check_id(&shape.id, source, findings);
    let types = match &shape.roster {
        FileOr::File(name) => check_roster(find_file(files, source, name, findings)?, findings),
        FileOr::Inline(roster) => read_types(roster.get_ref(), source, findings),
    };
    let terrain = match &shape.terrain {
        FileOr::File(name) => check_terrain(find_file(files, source, name, findings)?, findings)?,
        FileOr::Inline(chart) => read_terrain(chart.get_ref(), source, findings),
    };
    let markers = match &shape.markers {
        FileOr::File(name) => check_markers(find_file(files, source, name, findings)?, findings)?,
        FileOr::Inline(chart) => read_markers(chart.get_ref(), source, findings),
    };
    let cards = match &shape.cards {
        FileOr::File(name) => check_cards(find_file(files, source, name, findings)?, findings)?,
        FileOr::Inline(chart) => read_cards(chart.get_ref(), source, findings),
    };
    let field = lay_out(files, source, &shape, &terrain, findings)?;
    let (types, cards, markers) = (&types, &cards, &markers);
    let reader = Reader { source, shape: &shape, field: &field, types, cards, markers };
    let forces = reader.forces(findings)?;
    let units = reader.units(&forces, findings);
    let works = reader.works(&forces, findings);
    reader.check_units(&units, &works, findings);
    reader.check_copies(findings);
    reader.check_markers(&units, markers, findings);
    let start = reader.start(&forces, &units, findings);
    let deck = reader.deck(findings);
    reader.check_hands(start.as_ref(), &deck, findings);
    let mut scenario = Scenario {
        id: shape.id.get_ref().clone(),
        title: shape.title.clone(),
        briefing: shape.briefing.clone(),
        date: shape.date.get_ref().clone(),
        rounds: *shape.rounds.get_ref(),
        smoke: reader.smoke(findings),
        deck,
        deal: shape.cards_in_play.deal,
        draw: shape.cards_in_play.draw,
        score_card: by_nation(&shape.cards_in_play.score),
        event_cap: by_nation(&shape.cards_in_play.event_cap),
        oba: reader.oba(&forces, findings),
        air: reader.air(&units, findings),
        objectives: reader.objectives(findings),
        steps: steps_of(&field, types, &units),
        nations: units.iter().map(|it| forces[it.force.index()].nation).collect(),
        has_bearers: units.iter().any(|it| !it.cards.is_empty()),
        has_aircraft: units.iter().any(|it| types[usize::from(it.kind)].is_aircraft()),
        valued: HexSet::new(field.grid.len()),
        secret: reader.secret(findings),
        exits: reader.exits(&forces, findings),
        kill: shape.victory.kill.unwrap_or(1),
        start_points: by_nation(&shape.victory.start),
        end_when: reader.end_when(findings),
        rules: reader.house_rules(),
        start,
        markers: markers.clone(),
        types: types.clone(),
        forces,
        units,
        works,
        cards: cards.clone(),
        field,
    };
    scenario.valued = HexSet::of(scenario.field.grid.len(), scenario.hexes_of_value());
    if !(1..=ROUNDS_MAX).contains(shape.rounds.get_ref()) {
        let what = format!("{} rounds", shape.rounds.get_ref());
        findings.error(source, &shape.rounds.span(), what, format!("play 1 to {ROUNDS_MAX}"));
    }
    check_points(&shape, source, findings);
    check_date(&shape, source, findings);
    (findings.error_count() == before).then_some(scenario)
}

/// No sum of points is larger than what can be counted.
fn check_points(shape: &FirefightShape, source: Source<'_>, findings: &mut Findings) {
    let units = shape.unit.iter().filter_map(|it| Some((it.get_ref().points?, it.span())));
    let head = shape.id.span();
    let objectives = shape.objective.iter().flat_map(|it| {
        let span = it.hexes.first().map_or(head.clone(), Spanned::span);
        it.each_round.values().chain(it.at_end.values()).map(move |&points| (points, span.clone()))
    });
    let exits = shape.exit.iter().map(|it| (it.points, it.force.span()));
    let aims = shape.objective_card.iter().map(|it| (it.points, head.clone()));
    let (victory, cards) = (&shape.victory, &shape.cards_in_play);
    let others = victory.kill.iter().chain(victory.start.values()).chain(cards.score.values());
    let others = others.chain(cards.event_cap.values()).map(|&it| (it, head.clone()));
    for (points, span) in units.chain(objectives).chain(exits).chain(aims).chain(others) {
        if !(-POINTS_MAX..=POINTS_MAX).contains(&points) {
            let mend = format!("{POINTS_MAX} at most");
            findings.error(source, &span, format!("{points} points"), mend);
        }
    }
}

/// The month, which decides what can be seen, is that of the day.
fn check_date(shape: &FirefightShape, source: Source<'_>, findings: &mut Findings) {
    let month = *shape.month.get_ref();
    if !(1..=12).contains(&month) {
        findings.error(source, &shape.month.span(), "no such month", "write 1 to 12");
    }
    let written = shape.date.get_ref().split('-').nth(1).and_then(|it| it.parse::<u8>().ok());
    if written != Some(month) {
        let what = format!("the date `{}` is not in month {month}", shape.date.get_ref());
        findings.error(source, &shape.date.span(), what, "write the day like `1943-07-05`");
    }
}

/// The id names the system and the firefight, as records and lists write it.
fn check_id(id: &Spanned<String>, source: Source<'_>, findings: &mut Findings) {
    if !id.get_ref().strip_prefix("coh/").is_some_and(is_plain) {
        let what = format!("scenario id `{}`", id.get_ref());
        let mend = "write `coh/` and a name of lower-case letters, digits and hyphens";
        findings.error(source, &id.span(), what, mend);
    }
}

/// The steps of the types that take part.
fn steps_of(field: &Field, types: &[UnitType], units: &[Unit]) -> Vec<Vec<[u8; 6]>> {
    let takes_part = |it: usize| units.iter().any(|unit| usize::from(unit.kind) == it);
    let steps = |(at, kind)| if takes_part(at) { easy_steps(field, kind) } else { Vec::new() };
    types.iter().enumerate().map(steps).collect()
}

fn by_nation(points: &BTreeMap<NationWord, i16>) -> [i16; 2] {
    let of = |it| points.get(&it).copied().unwrap_or(0);
    [of(NationWord::German), of(NationWord::Soviet)]
}

fn direction(sixths: u8) -> Option<Direction> {
    Direction::ALL.get(usize::from(sixths)).copied()
}

/// Reads the parts of a firefight that refer to the ground, the types and the cards.
pub(super) struct Reader<'a> {
    pub(super) source: Source<'a>,
    pub(super) shape: &'a FirefightShape,
    pub(super) field: &'a Field,
    pub(super) types: &'a [UnitType],
    pub(super) cards: &'a CardChart,
    markers: &'a MarkerChart,
}

impl Reader<'_> {
    fn hexes(&self, list: &[Spanned<String>], findings: &mut Findings) -> Vec<HexId> {
        read_hexes(self.field, list, self.source, findings)
    }

    pub(super) fn fault(
        &self,
        span: &Span,
        what: impl Into<String>,
        mend: &str,
        findings: &mut Findings,
    ) {
        findings.error(self.source, span, what.into(), mend);
    }

    fn forces(&self, findings: &mut Findings) -> Option<Vec<Force>> {
        let shapes = self.shape.force.get_ref();
        let mut forces: Vec<Force> = Vec::new();
        for shape in shapes {
            if forces.iter().any(|it| it.id == *shape.id.get_ref()) {
                let what = format!("two forces called `{}`", shape.id.get_ref());
                self.fault(&shape.id.span(), what, "give each force an id of its own", findings);
            }
            if !is_color(shape.color.get_ref()) {
                let what = format!("color `{}`", shape.color.get_ref());
                self.fault(&shape.color.span(), what, "write it like `#7d8a94`", findings);
            }
            forces.push(Force {
                id: shape.id.get_ref().clone(),
                nation: shape.nation.into(),
                name: shape.name.clone(),
                color: shape.color.get_ref().clone(),
                cap: shape.cap,
            });
        }
        let has = |nation| forces.iter().any(|it| it.nation == nation);
        if !(2..=FORCES_MAX).contains(&forces.len()) || !Nation::BOTH.into_iter().all(has) {
            let mend = "two to four forces, at least one of each nation";
            self.fault(&self.shape.force.span(), "these forces cannot fight", mend, findings);
            return None;
        }
        Some(forces)
    }

    pub(super) fn force(
        &self,
        forces: &[Force],
        name: &Spanned<String>,
        findings: &mut Findings,
    ) -> Option<ForceId> {
        let found = forces.iter().position(|it| it.id == *name.get_ref());
        if found.is_none() {
            let mend = suggest(name.get_ref(), forces.iter().map(|it| it.id.as_str()));
            let what = format!("unknown force `{}`", name.get_ref());
            self.fault(&name.span(), what, &mend, findings);
        }
        found.and_then(|it| u8::try_from(it).ok()).map(ForceId)
    }

    pub(super) fn card(
        &self,
        name: &Spanned<String>,
        families: &[Family],
        findings: &mut Findings,
    ) -> Option<CardId> {
        let found = self.cards.find(name.get_ref());
        let Some(card) = found else {
            let mend = suggest(name.get_ref(), self.cards.cards.iter().map(|it| it.id.as_str()));
            let what = format!("unknown card `{}`", name.get_ref());
            self.fault(&name.span(), what, &mend, findings);
            return None;
        };
        if !families.contains(&self.cards.card(card).family) {
            let what = format!("card `{}` does not belong here", name.get_ref());
            self.fault(&name.span(), what, "name a card of the right family", findings);
            return None;
        }
        Some(card)
    }

    fn units(&self, forces: &[Force], findings: &mut Findings) -> Vec<Unit> {
        let mut units: Vec<Unit> = Vec::new();
        for shape in &self.shape.unit {
            let span = shape.span();
            let shape = shape.get_ref();
            if units.iter().any(|it| it.id == *shape.id.get_ref()) {
                let what = format!("unit `{}` twice", shape.id.get_ref());
                self.fault(&shape.id.span(), what, "give each unit an id of its own", findings);
            }
            units.extend(self.unit(shape, &span, forces, findings));
        }
        self.check_mix(findings);
        units
    }

    fn unit(
        &self,
        shape: &UnitShape,
        span: &Span,
        forces: &[Force],
        findings: &mut Findings,
    ) -> Option<Unit> {
        let id = shape.id.get_ref();
        let plain = |it: char| it.is_ascii_alphanumeric() || it == '-';
        if id.is_empty() || !id.chars().all(plain) {
            let mend = "write letters, digits and hyphens";
            self.fault(&shape.id.span(), format!("unit id `{id}`"), mend, findings);
        }
        let kind = self.types.iter().position(|it| it.id == *shape.kind.get_ref());
        if kind.is_none() {
            let ids = self.types.iter().map(|it| it.id.as_str());
            let mend = suggest(shape.kind.get_ref(), ids);
            let what = format!("unknown type `{}`", shape.kind.get_ref());
            self.fault(&shape.kind.span(), what, &mend, findings);
        }
        let force = self.force(forces, &shape.force, findings);
        let hexes = self.hexes(&shape.hexes, findings);
        if hexes.is_empty() && shape.carried_by.is_none() {
            self.fault(span, format!("unit `{id}` has no hexes"), "say where it begins", findings);
        }
        let facing = shape.facing.map(direction);
        if facing == Some(None) {
            self.fault(span, "facing out of range", "write 0 (up) to 5, clockwise", findings);
        }
        let mut cards = Vec::new();
        for name in &shape.cards {
            cards.extend(self.card(name, &[Family::Veteran], findings));
        }
        for name in &shape.weapons {
            cards.extend(self.card(name, &[Family::Weapon], findings));
        }
        let carried_by = match &shape.carried_by {
            None => None,
            Some(name) => {
                let mut all = self.shape.unit.iter();
                let found = all.position(|it| it.get_ref().id.get_ref() == name.get_ref());
                if found.is_none() {
                    let what = format!("no unit `{}` to carry it", name.get_ref());
                    self.fault(&name.span(), what, "name a vehicle of this file", findings);
                }
                found.and_then(|it| u16::try_from(it).ok()).map(UnitId)
            }
        };
        let (kind, force) = (u8::try_from(kind?).ok()?, force?);
        if self.types[usize::from(kind)].nation != forces[usize::from(force.0)].nation {
            let what = format!("unit `{id}` fights for the other nation");
            self.fault(&shape.kind.span(), what, "give it a type of its own nation", findings);
        }
        Some(Unit {
            id: id.clone(),
            kind,
            force,
            hexes,
            facing: facing.flatten(),
            hidden: shape.hidden,
            carried_by,
            in_work: shape.work.is_some(),
            round: shape.round,
            points: shape.points.unwrap_or(self.shape.victory.kill.unwrap_or(1)),
            cards,
            condition: self.condition(
                shape,
                &self.types[usize::from(kind)],
                self.markers,
                findings,
            ),
        })
    }

    /// No more counters of a type than the game has, whose mix the roster lists.
    ///
    /// [COH unit.g01, unit.g02, unit.g03, unit.g04, unit.g05, unit.g06, unit.g07, unit.g08,
    /// unit.g09, unit.g10, unit.g11, unit.g12, unit.g13, unit.g14, unit.g15, unit.g16, unit.g17,
    /// unit.g18, unit.g19, unit.g20, unit.g21, unit.g22, unit.g23, unit.g24, unit.g25, unit.g26,
    /// unit.g27, unit.g28, unit.g29, unit.g30, unit.s01, unit.s02, unit.s03, unit.s04, unit.s05,
    /// unit.s06, unit.s07, unit.s08, unit.s09, unit.s10, unit.s11, unit.s12, unit.s13, unit.s14,
    /// unit.s15, unit.s16, unit.s17, unit.s18, unit.s19, unit.s20, unit.s21, unit.s22, unit.s23]
    fn check_mix(&self, findings: &mut Findings) {
        for kind in self.types {
            let words = self.shape.unit.iter().map(|it| &it.get_ref().kind);
            let mut used = words.filter(|it| *it.get_ref() == kind.id);
            if let Some(first_too_many) = used.nth(usize::from(kind.count)) {
                let what = format!("too many counters of `{}`", kind.id);
                let mend = format!("the game has {}", kind.count);
                self.fault(&first_too_many.span(), what, &mend, findings);
            }
        }
    }

    fn works(&self, forces: &[Force], findings: &mut Findings) -> Vec<WorkAtStart> {
        let mut works: Vec<WorkAtStart> = Vec::new();
        for shape in &self.shape.work {
            let span = shape.span();
            let Some(work) = self.work(shape.get_ref(), &span, forces, findings) else { continue };
            // [COH 18.0a] One of each type in a hex.
            if works.iter().any(|it| it.kind == work.kind && it.hex == work.hex) {
                let what = format!("two works of a kind in {}", self.field.label(work.hex));
                self.fault(&span, what, "a hex holds one of each kind", findings);
            }
            // [COH 18.2m] Whoever goes in does not say where.
            let goes_in = |it: WorkKind| {
                matches!(it, WorkKind::Trench | WorkKind::Emplacement | WorkKind::Bunker)
            };
            let beside = |it: &&WorkAtStart| {
                let kinds = [it.kind, work.kind];
                it.hex == work.hex
                    && it.kind != work.kind
                    && kinds.contains(&WorkKind::Bunker)
                    && kinds.into_iter().all(goes_in)
            };
            if works.iter().find(beside).is_some() {
                let what = format!("two works for one unit in {}", self.field.label(work.hex));
                self.fault(&span, what, "put the bunker into another hex", findings);
            }
            works.push(work);
        }
        works
    }

    fn work(
        &self,
        shape: &WorkShape,
        span: &Span,
        forces: &[Force],
        findings: &mut Findings,
    ) -> Option<WorkAtStart> {
        let kind = match shape.kind {
            WorkWord::Trench => WorkKind::Trench,
            WorkWord::Emplacement => WorkKind::Emplacement,
            WorkWord::Bunker => WorkKind::Bunker,
            WorkWord::Wire => WorkKind::Wire,
            WorkWord::Mines => WorkKind::Mines,
            WorkWord::RoadBlock => WorkKind::RoadBlock,
        };
        let faces = matches!(kind, WorkKind::Emplacement | WorkKind::Bunker);
        let facing = shape.facing.and_then(direction);
        if faces && facing.is_none() {
            let word = if kind == WorkKind::Bunker { "bunker" } else { "emplacement" };
            let what = format!("a {word} without facing");
            self.fault(span, what, "add `facing = 0` (up) to 5, clockwise", findings);
        }
        if kind == WorkKind::Bunker && (shape.front.is_none() || shape.flank.is_none()) {
            self.fault(span, "a bunker without `front` and `flank`", "add both", findings);
        }
        let mined = kind == WorkKind::Mines;
        if mined && (shape.color.is_none() || shape.number.is_none() || shape.owner.is_none()) {
            let mend = "add `color`, `number` and `owner`";
            self.fault(span, "mines that attack nobody", mend, findings);
        }
        let owner = match &shape.owner {
            Some(name) => self.force(forces, name, findings),
            None => None,
        };
        Some(WorkAtStart {
            kind,
            hex: read_hex(self.field, &shape.hex, self.source, findings)?,
            facing: facing.unwrap_or(Direction::D0),
            front: shape.front.unwrap_or(0),
            flank: shape.flank.unwrap_or(0),
            color: match shape.color {
                Some(MineWord::Red) => MineColor::Red,
                Some(MineWord::Blue) => MineColor::Blue,
                Some(MineWord::Black) | None => MineColor::Black,
            },
            number: shape.number.unwrap_or(0),
            owner,
            hidden: shape.hidden,
            vehicles: shape.vehicles,
        })
    }

    /// Whether units can be where they begin.
    fn check_units(&self, units: &[Unit], works: &[WorkAtStart], findings: &mut Findings) {
        let placed = self.shape.unit.iter().map(|it| (it.span(), it.get_ref()));
        for (unit, (span, _)) in units.iter().zip(placed) {
            let kind = &self.types[usize::from(unit.kind)];
            if let Some(carrier) = unit.carried_by {
                let carrier = &units.get(usize::from(carrier.0));
                let carries = carrier.is_some_and(|it| {
                    self.types[usize::from(it.kind)].is_vehicle() && it.force == unit.force
                });
                if !carries || !kind.is_foot() {
                    let what = format!("unit `{}` cannot be carried so", unit.id);
                    let mend = "vehicles of the same force carry one unit on foot";
                    self.fault(&span, what, mend, findings);
                }
                let by = unit.carried_by;
                if units.iter().filter(|it| it.carried_by == by).count() > 1 {
                    let what = format!("the carrier of `{}` has two passengers", unit.id);
                    self.fault(&span, what, "a vehicle carries one unit", findings);
                }
                // [COH 10.0f] Beside whoever is seen nobody is hidden.
                if unit.hidden && carrier.is_some_and(|it| !it.hidden) {
                    let what = format!("unit `{}` hides on a vehicle that is seen", unit.id);
                    self.fault(&span, what, "leave `hidden` out, or hide the vehicle", findings);
                }
                continue;
            }
            let inside = |it: &&WorkAtStart| {
                unit.hexes.contains(&it.hex) && it.kind.takes(kind, it.vehicles)
            };
            if unit.in_work && works.iter().find(inside).is_none() {
                let what = format!("no work for unit `{}` to begin in", unit.id);
                self.fault(&span, what, "put one that takes it into its hex", findings);
            }
            if kind.is_aircraft() && unit.hexes.iter().any(|&it| !self.field.grid.is_edge(it)) {
                let what = format!("aircraft `{}` comes in off the edge", unit.id);
                self.fault(&span, what, "name hexes at an edge of the map", findings);
            }
        }
    }

    fn smoke(&self, findings: &mut Findings) -> Vec<(HexId, u8)> {
        let mut smoke = Vec::new();
        for shape in &self.shape.smoke {
            let hex = read_hex(self.field, &shape.hex, self.source, findings);
            if !(1..=2).contains(&shape.value) {
                self.fault(&shape.hex.span(), "smoke of that value", "write 1 or 2", findings);
            }
            // [COH 13.0e] It thins when the first round begins, like all smoke.
            if shape.value == 1 && self.shape.start.is_none() {
                let what = "smoke that is gone before the first turn";
                findings.warning(self.source, &shape.hex.span(), what, "write 2 for thin smoke");
            }
            smoke.extend(hex.map(|it| (it, shape.value)));
        }
        smoke
    }

    fn deck(&self, findings: &mut Findings) -> Vec<(CardId, u8)> {
        let mut deck = Vec::new();
        for (name, &copies) in &self.shape.cards_in_play.deck {
            let families = [Family::Green, Family::Yellow];
            let Some(card) = self.card(name, &families, findings) else { continue };
            // [COH card.total] The game has so many of each.
            if copies > self.cards.card(card).copies {
                let what = format!("{copies} copies of card `{}`", name.get_ref());
                let mend = format!("the game has {}", self.cards.card(card).copies);
                self.fault(&name.span(), what, &mend, findings);
            }
            deck.push((card, copies));
        }
        deck
    }

    /// [COH card.total, 8.3a] [C-23] The game has so many of each card that lies with units or is
    /// artillery; one that may be given to a group lies with units of one force.
    fn check_copies(&self, findings: &mut Findings) {
        let mut dealt: Vec<(CardId, &str)> = Vec::new();
        let borne = self.shape.unit.iter().map(Spanned::get_ref).flat_map(|unit| {
            let cards = unit.cards.iter().chain(&unit.weapons);
            cards.map(|it| (it, unit.force.get_ref().as_str()))
        });
        let shells = self.shape.oba.iter().map(|it| (&it.card, it.force.get_ref().as_str()));
        for (name, force) in borne.chain(shells) {
            let Some(card) = self.cards.find(name.get_ref()) else { continue };
            let info = self.cards.card(card);
            let shared = FOR_GROUPS.contains(&info.id.as_str());
            let others = dealt.iter().filter(|it| it.0 == card && (!shared || it.1 != force));
            if others.count() >= usize::from(info.copies) {
                let what = format!("too many cards `{}`", info.id);
                let mend = format!("the game has {}", info.copies);
                self.fault(&name.span(), what, &mend, findings);
            }
            dealt.push((card, force));
        }
    }

    fn oba(&self, forces: &[Force], findings: &mut Findings) -> Vec<Oba> {
        let mut list = Vec::new();
        for shape in &self.shape.oba {
            let force = self.force(forces, &shape.force, findings);
            let card = self.card(&shape.card, &[Family::Oba], findings);
            let spotters = self.hexes(&shape.spotters, findings);
            if let (Some(force), Some(card)) = (force, card) {
                let id = self.cards.card(card).id.as_str();
                let german = forces[force.index()].nation == Nation::German;
                if german != GERMAN_GUNS.contains(&id) {
                    let what = format!("artillery `{id}` of the other side");
                    let mend = "oba1 to oba3 are German, oba4 to oba6 Soviet";
                    self.fault(&shape.card.span(), what, mend, findings);
                }
                let (uses, preplot, smoke) = (shape.uses, shape.preplot, shape.smoke);
                let read = |it: &PlotShape, findings: &mut Findings| {
                    let hex = read_hex(self.field, &it.hex, self.source, findings);
                    hex.map(|hex| (hex, it.smoke))
                };
                let plots = shape.plots.iter().filter_map(|it| read(it, findings)).collect();
                let used = shape.used;
                list.push(Oba { force, card, uses, spotters, preplot, smoke, used, plots });
            }
        }
        self.check_barrages(&list, findings);
        list
    }

    fn air(&self, units: &[Unit], findings: &mut Findings) -> Vec<Air> {
        let mut list = Vec::new();
        for shape in &self.shape.air {
            let found = units.iter().position(|it| it.id == *shape.unit.get_ref());
            let flies =
                found.is_some_and(|it| self.types[usize::from(units[it].kind)].is_aircraft());
            if !flies {
                let what = format!("no aircraft `{}`", shape.unit.get_ref());
                self.fault(&shape.unit.span(), what, "name an aircraft among the units", findings);
                continue;
            }
            let unit = UnitId(found.and_then(|it| u16::try_from(it).ok()).unwrap_or(0));
            let bombs = shape.bombs.as_ref().map(|it| {
                let kind = match it.kind {
                    BombWord::Light => Bomb::Light,
                    BombWord::Heavy => Bomb::Heavy,
                    BombWord::Cluster => Bomb::Cluster,
                };
                (kind, it.count)
            });
            list.push(Air { unit, rounds: shape.rounds.clone(), bombs });
        }
        list
    }

    fn objectives(&self, findings: &mut Findings) -> Vec<Objective> {
        let shapes = self.shape.objective.iter();
        let read = shapes.map(|shape| Objective {
            hexes: self.hexes(&shape.hexes, findings),
            name: shape.name.clone(),
            control: shape.control.map(Into::into),
            each_round: by_nation(&shape.each_round),
            at_end: by_nation(&shape.at_end),
        });
        read.collect()
    }

    fn secret(&self, findings: &mut Findings) -> Vec<(u8, Vec<HexId>, i16)> {
        let shapes = self.shape.objective_card.iter();
        shapes.map(|it| (it.number, self.hexes(&it.hexes, findings), it.points)).collect()
    }

    fn exits(&self, forces: &[Force], findings: &mut Findings) -> Vec<(ForceId, Vec<HexId>, i16)> {
        let mut exits = Vec::new();
        for shape in &self.shape.exit {
            let hexes = self.hexes(&shape.hexes, findings);
            let force = self.force(forces, &shape.force, findings);
            exits.extend(force.map(|it| (it, hexes, shape.points)));
        }
        exits
    }

    fn end_when(&self, findings: &mut Findings) -> Vec<(Nation, Vec<HexId>)> {
        let valued: Vec<&Spanned<String>> =
            self.shape.objective.iter().flat_map(|it| &it.hexes).collect();
        let valued: Vec<HexId> = valued
            .into_iter()
            .flat_map(|it| self.hexes(core::slice::from_ref(it), &mut Findings::new()))
            .collect();
        let mut ends = Vec::new();
        for shape in &self.shape.victory.end_when {
            let hexes = self.hexes(&shape.hexes, findings);
            // [COH 2.3b] Control is kept for hexes that matter alone.
            let missing = hexes.iter().find(|it| !valued.contains(it));
            if let (Some(&hex), Some(written)) = (missing, shape.hexes.first()) {
                let what = format!("{} ends the game but is no objective", self.field.label(hex));
                self.fault(&written.span(), what, "make it an `[[objective]]`", findings);
            }
            ends.push((shape.nation.into(), hexes));
        }
        ends
    }

    fn house_rules(&self) -> HouseRules {
        let options = &self.shape.options;
        HouseRules {
            variable_ap: options.variable_ap,
            cautious: options.cautious,
            smoke_kinds: options.smoke_kinds.clone(),
            no_mortar_smoke: options.no_mortar_smoke,
            spotter_range: options.spotter_range.clone(),
            alternate: options.order == OrderWord::Alternate,
            individual: options.individual,
        }
    }
}
