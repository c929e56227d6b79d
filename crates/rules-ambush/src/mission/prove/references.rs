//! Whatever is named exists.

use catalog::{Findings, Span};

use super::{Prover, Written};
use crate::mission::AwardRule;
use crate::script::instr::{Instr, Order, P, Test, TwoTurns};
use crate::script::shape::{ActionShape, HexText};
use crate::state::US_MEN;

/// [AMB 2.2e] Sightings are numbered 0 to 9.
const SIGHTING_MAX: u8 = 9;

impl Prover<'_> {
    pub(super) fn prove_references(&self, findings: &mut Findings) {
        self.prove_entries(findings);
        if let Some(closing) = &self.script.closing {
            self.prove_paragraph(*closing.get_ref(), &closing.span(), findings);
            self.prove_closing(*closing.get_ref(), findings);
        }
        for (_, instruction) in self.instructions() {
            self.prove_instruction(instruction.get_ref(), &instruction.span(), findings);
        }
        for shape in self.written().values() {
            if let Some(sighting) = shape.get_ref().s {
                self.prove_sighting(sighting, &shape.span(), findings);
            }
        }
        for shape in self.script.actions.values() {
            for test in shape.get_ref().options.iter().flat_map(|it| &it.tests) {
                self.prove_test(test, &shape.span(), findings);
            }
            for p in reads_of(shape.get_ref()) {
                self.prove_paragraph(p, &shape.span(), findings);
            }
        }
        self.prove_names_of_sightings(findings);
        self.prove_papers(findings);
    }

    /// Black entries, events and goals.
    fn prove_entries(&self, findings: &mut Findings) {
        for condition in &self.script.conditions {
            for black in &condition.get_ref().black {
                let (span, black) = (black.span(), black.get_ref());
                if let Some(p) = black.p {
                    self.prove_paragraph(p, &span, findings);
                }
                if let Some(sighting) = black.s {
                    self.prove_sighting(sighting, &span, findings);
                }
            }
            for event in condition.get_ref().events.values() {
                for word in event.get_ref().split_whitespace() {
                    let number = word.strip_prefix('s').and_then(|it| it.parse().ok());
                    if let Some(sighting) = number {
                        self.prove_sighting(sighting, &event.span(), findings);
                    }
                    if let Ok(p) = word.parse() {
                        self.prove_paragraph(p, &event.span(), findings);
                    }
                }
            }
        }
        for flow in self.script.flows.values() {
            for (hex, p) in &flow.get_ref().goals {
                self.prove_paragraph(*p, &hex.span(), findings);
            }
        }
    }

    fn prove_paragraph(&self, p: P, span: &Span, findings: &mut Findings) {
        if !self.mission.paragraphs.contains_key(&p) {
            self.fault(span, format!("no paragraph {p}"), "write it, or mend the number", findings);
        }
    }

    fn prove_sighting(&self, sighting: u8, span: &Span, findings: &mut Findings) {
        if sighting > SIGHTING_MAX {
            let what = format!("sighting {sighting}");
            self.fault(span, what, "sightings are numbered 0 to 9", findings);
        } else if !self.script.sightings.contains_key(&sighting.to_string()) {
            let what = format!("sighting {sighting} has no name");
            self.fault(span, what, "name it in `[sightings]`", findings);
        }
    }

    fn prove_card(&self, card: u16, span: &Span, findings: &mut Findings) {
        if !self.mission.cards.iter().any(|it| it.number == card) {
            let what = format!("no German with card {card}");
            self.fault(span, what, "name one of `[[cards]]`", findings);
        }
    }

    fn prove_condition(&self, condition: u8, span: &Span, findings: &mut Findings) {
        if !(1..=self.mission.conditions.len()).contains(&usize::from(condition)) {
            let what = format!("no condition {condition}");
            self.fault(span, what, "name one of `[[conditions]]`, counted from 1", findings);
        }
    }

    fn prove_instruction(&self, it: &Written, span: &Span, findings: &mut Findings) {
        for p in it.leads_to() {
            self.prove_paragraph(p, span, findings);
        }
        match it {
            Instr::Cases(cases) => {
                for test in cases.iter().flat_map(|it| &it.tests) {
                    self.prove_test(test, span, findings);
                }
            }
            Instr::Require(it) => self.prove_sighting(it.sighting, span, findings),
            Instr::Activate(it) => self.prove_activated(it.card, it.aboard, span, findings),
            Instr::Rounds(it) => {
                if let Some(TwoTurns::Cards(cards)) = &it.two_turns {
                    for card in cards {
                        self.prove_actor(*card, span, findings);
                    }
                }
            }
            Instr::Condition(condition) => self.prove_condition(*condition, span, findings),
            Instr::AttachUs(it) => self.prove_joiner(it.card, span, findings),
            Instr::Withdraw(cards) => {
                for card in cards {
                    self.prove_actor(*card, span, findings);
                }
            }
            Instr::Reaction(it) => {
                if let Some(card) = it.card {
                    self.prove_card(card, span, findings);
                }
            }
            Instr::EndReaction(Some(card)) => self.prove_card(*card, span, findings),
            Instr::Goto(_)
            | Instr::Perception(_)
            | Instr::Activation(_)
            | Instr::Roll(_)
            | Instr::Choose(_)
            | Instr::Vp(_)
            | Instr::EventMarker
            | Instr::Place(_)
            | Instr::Remove(_)
            | Instr::Trap(_)
            | Instr::Artillery(_)
            | Instr::Shot(_)
            | Instr::Item(_)
            | Instr::Spend(_)
            | Instr::AmmoOut
            | Instr::Visibility(_)
            | Instr::EndReaction(None)
            | Instr::StopMove
            | Instr::MoveTo(_)
            | Instr::Leave
            | Instr::EndMission => {}
        }
    }

    /// A German or a German vehicle.
    fn prove_actor(&self, card: u16, span: &Span, findings: &mut Findings) {
        if !self.script.vehicles.iter().any(|it| it.get_ref().n == card) {
            self.prove_card(card, span, findings);
        }
    }

    fn prove_activated(
        &self,
        card: u16,
        aboard: Option<u16>,
        span: &Span,
        findings: &mut Findings,
    ) {
        self.prove_actor(card, span, findings);
        let Some(vehicle) = aboard else { return };
        if !self.script.vehicles.iter().any(|it| it.get_ref().n == vehicle) {
            let what = format!("no vehicle with card {vehicle} to sit in");
            self.fault(span, what, "name one of `[[vehicles]]`", findings);
        }
    }

    fn prove_joiner(&self, card: u16, span: &Span, findings: &mut Findings) {
        let men = self.script.us_cards.iter().map(|it| it.get_ref().n);
        let tanks = self.script.us_tanks.iter().map(|it| it.get_ref().n);
        if !men.chain(tanks).any(|it| it == card) {
            let what = format!("nobody with card {card} to join the squad");
            self.fault(span, what, "name one of `[[us_cards]]` or `[[us_tanks]]`", findings);
        }
    }

    fn prove_test(&self, test: &Test<HexText>, span: &Span, findings: &mut Findings) {
        match test {
            Test::Sighting(it) | Test::NoSighting(it) => self.prove_sighting(*it, span, findings),
            Test::Read(p) => self.prove_paragraph(*p, span, findings),
            Test::Condition(from, to) => {
                self.prove_condition(*from, span, findings);
                self.prove_condition(*to, span, findings);
            }
            Test::Active(card) => self.prove_actor(*card, span, findings),
            Test::Captured(card) | Test::Fallen(card) => self.prove_card(*card, span, findings),
            Test::UsActive(count) if *count > US_MEN => {
                self.fault(
                    span,
                    format!("{count} soldiers"),
                    "the squad has ten at most",
                    findings,
                );
            }
            Test::UsInHex
            | Test::UsAdjacentPassable
            | Test::NoGermanInTargetHex
            | Test::SeesUs
            | Test::SeenByUs
            | Test::Has(_)
            | Test::HasGrenade
            | Test::Wounded
            | Test::Stance(_)
            | Test::Here(_)
            | Test::Next(_)
            | Test::FriendCanTakeTurn
            | Test::WeaponJammed
            | Test::WeaponNotReady
            | Test::CanFireJointly
            | Test::CarHere
            | Test::Aboard
            | Test::Crew(..)
            | Test::Immobilized
            | Test::GunLoaded
            | Test::InHex(_)
            | Test::SeesUsVehicle
            | Test::Rounds
            | Test::Operations
            | Test::VpWon(_)
            | Test::UsIn(_)
            | Test::UsActive(_)
            | Test::Entering(_)
            | Test::UsHas(_)
            | Test::UsVehicle
            | Test::BridgeCleared(_)
            | Test::BunkerStands(_)
            | Test::NoneLeft(_)
            | Test::Won
            | Test::SquadLost => {}
        }
    }

    /// Sightings that have a name are numbered well and set by a paragraph.
    fn prove_names_of_sightings(&self, findings: &mut Findings) {
        for (key, name) in &self.script.sightings {
            let number = key.parse::<u8>().ok().filter(|it| *it <= SIGHTING_MAX);
            let Some(number) = number else {
                let what = format!("sighting `{key}`");
                self.fault(&(0..0), what, "sightings are numbered 0 to 9", findings);
                continue;
            };
            if !self.mission.paragraphs.values().any(|it| it.sighting == Some(number)) {
                let what = format!("sighting {number}, {name}, never happens");
                self.doubt(&(0..0), what, "head a paragraph with `s`, or take it out", findings);
            }
        }
    }

    /// [AMB M5f] Papers that points are given for can be found, and what the script says they are
    /// worth can be won.
    fn prove_papers(&self, findings: &mut Findings) {
        let found = |key: &str| {
            self.instructions().any(|(_, it)| {
                let Instr::Item(it) = it.get_ref() else { return false };
                it.key.as_deref() == Some(key)
            })
        };
        for award in &self.mission.victory.awards {
            let AwardRule::Documents { key, .. } = award else { continue };
            if !found(key) {
                let what = format!("papers `{key}` cannot be found");
                let mend = "let a paragraph give them with `item`";
                findings.error(self.open_source, &self.open.id.span(), what, mend);
            }
        }
        let awarded =
            self.mission.victory.awards.iter().any(|it| matches!(it, AwardRule::Papers { .. }));
        for (_, instruction) in self.instructions() {
            let Instr::Item(it) = instruction.get_ref() else { continue };
            if it.vp.is_some() && (!awarded || it.key.is_none()) {
                let mend = "give them a key, and let `[victory]` award `papers`";
                self.fault(&instruction.span(), "papers whose worth nobody gets", mend, findings);
            }
        }
    }
}

/// The paragraphs that an action reads.
fn reads_of(shape: &ActionShape) -> impl Iterator<Item = P> {
    let options = shape.options.iter().flat_map(|it| &it.orders);
    shape.orders.iter().chain(options).filter_map(Order::reads)
}
