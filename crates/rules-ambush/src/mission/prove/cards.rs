//! Cards: letters, numbers, and a column for everything that can happen to a German.

use std::collections::{BTreeMap, BTreeSet};

use catalog::{Findings, Span};

use super::Prover;
use crate::mission::{Card, Column};
use crate::script::instr::{Instr, Order, P};
use crate::script::shape::ConditionalShape;

/// [AMB 2.1b] The letters of Germans.
const LETTERS: &str = "LMNPQRSTUVWX";

/// More objects than anybody carries.
const ARMS_MAX: usize = 4;
/// More ammo boxes than anybody has.
const AMMO_MAX: usize = 10;

impl Prover<'_> {
    pub(super) fn prove_cards(&self, findings: &mut Findings) {
        self.prove_letters(findings);
        self.prove_numbers(findings);
        for shape in &self.script.cards {
            let mut cards = self.mission.cards.iter();
            if let Some(card) = cards.find(|it| it.number == shape.get_ref().n) {
                self.prove_awards(shape.get_ref().vp_if, false, &shape.span(), findings);
                self.prove_ratings(card, &shape.span(), findings);
                self.prove_columns(card, &shape.span(), findings);
                self.prove_actions(&card.table, &shape.span(), findings);
            }
        }
        for shape in &self.script.us_cards {
            let (card, span) = (shape.get_ref(), shape.span());
            if card.arms.len() > ARMS_MAX || card.ammo.len() > AMMO_MAX {
                let what = format!("card {} carries too much", card.n);
                self.fault(&span, what, "name four objects and ten boxes at most", findings);
            }
        }
        for shape in &self.script.vehicles {
            let mut vehicles = self.mission.vehicles.iter();
            if let Some(card) = vehicles.find(|it| it.number == shape.get_ref().n) {
                self.prove_awards(shape.get_ref().vp_if, true, &shape.span(), findings);
                self.prove_vehicle(card, &shape.span(), findings);
                self.prove_actions(&card.table, &shape.span(), findings);
            }
        }
    }

    /// [AMB 2.1b, 2.4b, 2.6a] Germans have L to X without O, vehicles Y and Z, who joins J and K.
    fn prove_letters(&self, findings: &mut Findings) {
        let cards = self.script.cards.iter();
        let cards = cards.map(|it| (it.get_ref().letter, LETTERS, it.span()));
        let vehicles = self.script.vehicles.iter();
        let vehicles = vehicles.map(|it| (it.get_ref().letter, "YZ", it.span()));
        let joiners = self.script.us_cards.iter();
        let joiners = joiners.map(|it| (it.get_ref().letter, "JK", it.span()));
        let mut met = BTreeSet::new();
        for (letter, allowed, span) in cards.chain(vehicles).chain(joiners) {
            if !allowed.contains(letter) {
                let mend = format!("allowed: {allowed}");
                self.fault(&span, format!("letter `{letter}`"), &mend, findings);
            } else if !met.insert(letter) {
                let what = format!("letter `{letter}` twice");
                self.fault(&span, what, "give each card a letter of its own", findings);
            }
        }
    }

    fn prove_numbers(&self, findings: &mut Findings) {
        let script = self.script;
        let germans = script.cards.iter().map(|it| (it.get_ref().n, it.span()));
        let vehicles = script.vehicles.iter().map(|it| (it.get_ref().n, it.span()));
        let joiners = script.us_cards.iter().map(|it| (it.get_ref().n, it.span()));
        let tanks = script.us_tanks.iter().map(|it| (it.get_ref().n, it.span()));
        let mut met = BTreeSet::new();
        for (number, span) in germans.chain(vehicles).chain(joiners).chain(tanks) {
            if number == 0 || !met.insert(number) {
                let what = format!("card number {number} twice or zero");
                self.fault(&span, what, "give each card a number of its own", findings);
            }
        }
    }

    /// [AMB 2.10] Characteristics within what the charts know.
    fn prove_ratings(&self, card: &Card, span: &Span, findings: &mut Findings) {
        let it = card.ratings;
        let fits = it.initiative <= 5
            && it.perception <= 9
            && (-2..=2).contains(&it.weapon_skill)
            && it.driving_skill <= 8
            && (1..=5).contains(&it.mpa);
        if card.arms.len() > ARMS_MAX {
            let what = format!("card {} carries too much", card.number);
            self.fault(span, what, "name four objects at most", findings);
        }
        if !fits {
            let mend = "IN 0-5, PC 0-9, WS -2 to +2, DS 0-8, movement 1-5";
            self.fault(span, format!("ratings of card {}", card.number), mend, findings);
        }
    }

    /// [AMB 2.1e] Points for what can become of a soldier, or of a vehicle.
    fn prove_awards(
        &self,
        awards: ConditionalShape,
        vehicle: bool,
        span: &Span,
        findings: &mut Findings,
    ) {
        let of_men = awards.captured > 0 || awards.fallen > 0;
        let of_vehicles = awards.destroyed > 0 || awards.immobilized > 0;
        if vehicle && of_men {
            let mend = "write `destroyed` or `immobilized`; its people have cards";
            self.fault(span, "points for a vehicle that falls or is captured", mend, findings);
        }
        if !vehicle && of_vehicles {
            let mend = "write `captured` or `fallen`";
            self.fault(span, "points for a soldier who is destroyed", mend, findings);
        }
    }

    /// [AMB 2.1h] A column for each condition, for S, for every reaction, for the wheel.
    fn prove_columns(&self, card: &Card, span: &Span, findings: &mut Findings) {
        let needed = self.needed(card);
        for column in needed.iter().filter(|it| !card.table.contains_key(it)) {
            let what = format!("card {} has no column {}", card.number, name(*column));
            self.fault(span, what, "write ten action paragraphs for it", findings);
        }
        for column in card.table.keys().filter(|it| !needed.contains(it)) {
            let Column::Condition(_) = column else { continue };
            let what = format!("card {} has a column {} too many", card.number, name(*column));
            self.fault(span, what, "one for each condition of the mission", findings);
        }
    }

    fn needed(&self, card: &Card) -> BTreeSet<Column> {
        let conditions = (1..).map(Column::Condition).take(self.mission.conditions.len());
        let mut needed: BTreeSet<Column> = conditions.collect();
        needed.insert(Column::SelfPreservation);
        for paragraph in self.mission.paragraphs.values() {
            for instruction in &paragraph.instructions {
                let Instr::Reaction(it) = instruction else { continue };
                if it.card.is_none_or(|of| of == card.number) {
                    needed.insert(Column::Reaction(it.letter));
                }
            }
        }
        for order in self.orders_of(&card.table) {
            if let Order::SetReaction(letter) = order {
                needed.insert(Column::Reaction(*letter));
            }
            if *order == Order::TakeWheel && card.drives {
                needed.insert(Column::Drive);
            }
        }
        if self.drives_at_first(card.number) {
            needed.insert(Column::Drive);
        }
        needed
    }

    /// Every order that the action paragraphs of a card may give.
    fn orders_of<'s>(
        &'s self,
        table: &'s BTreeMap<Column, [P; 10]>,
    ) -> impl Iterator<Item = &'s Order> {
        let numbers: BTreeSet<P> = table.values().flatten().copied().collect();
        let actions = numbers.into_iter().filter_map(|it| self.mission.actions.get(&it));
        actions.flat_map(|it| &it.options).flat_map(|it| &it.1)
    }

    /// [AMB 17.5a] Whether he is the first who is named aboard a vehicle.
    fn drives_at_first(&self, card: u16) -> bool {
        self.mission.paragraphs.values().any(|paragraph| {
            let aboard = paragraph.instructions.iter().filter_map(|it| {
                let Instr::Activate(it) = it else { return None };
                Some((it.aboard?, it.card))
            });
            let mut first: BTreeMap<u16, u16> = BTreeMap::new();
            for (vehicle, man) in aboard {
                first.entry(vehicle).or_insert(man);
            }
            first.values().any(|it| *it == card)
        })
    }

    /// [AMB 6.8a] Every number of a table is an action paragraph.
    fn prove_actions(
        &self,
        table: &BTreeMap<Column, [P; 10]>,
        span: &Span,
        findings: &mut Findings,
    ) {
        let numbers: BTreeSet<P> = table.values().flatten().copied().collect();
        for p in numbers.into_iter().filter(|it| !self.mission.actions.contains_key(it)) {
            let mend = "write it under `[actions]`, or mend the number";
            self.fault(span, format!("no action paragraph {p}"), mend, findings);
        }
        for p in self.orders_of(table).filter_map(Order::reads) {
            if !self.mission.paragraphs.contains_key(&p) {
                let mend = "write it, or let him act by others";
                self.fault(
                    span,
                    format!("an action reads paragraph {p}, which is not there"),
                    mend,
                    findings,
                );
            }
        }
    }

    /// [AMB 17.8a] A tank has a column for each number of crewmen; a car has none.
    fn prove_vehicle(
        &self,
        card: &crate::mission::VehicleCard,
        span: &Span,
        findings: &mut Findings,
    ) {
        if !card.kind.is_tank() {
            if card.crew > 0 || !card.table.is_empty() {
                let mend = "its people have cards; leave `crew` and `table` out";
                self.fault(span, "a car with a crew of its own", mend, findings);
            }
            return;
        }
        if !(1..=5).contains(&card.crew) {
            self.fault(span, format!("a crew of {}", card.crew), "write 1 to 5", findings);
        }
        for column in (1..=card.crew).map(Column::Crew) {
            if !card.table.contains_key(&column) {
                let what = format!("vehicle {} has no column {}", card.number, name(column));
                self.fault(span, what, "write one for each number of crewmen", findings);
            }
        }
    }
}

fn name(column: Column) -> String {
    match column {
        Column::Condition(n) | Column::Crew(n) => format!("`{n}`"),
        Column::SelfPreservation => "`S`".to_owned(),
        Column::Reaction(letter) => format!("`{letter}`"),
        Column::Drive => "`drive`".to_owned(),
    }
}
