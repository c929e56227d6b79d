//! The situation that a test or an example starts from.

use catalog::{Findings, Source, Span, Spanned, read_hex};
use hexgrid::{Direction, HexId};

use super::open::Open;
use super::shared::LETTERS;
use crate::mission::shape::{
    BoxWord, HexesText, MarkOfMan, StartMan as ManShape, StartShape, StartVehicle as VehicleShape,
};
use crate::mission::{
    Card, Ground, Ratings, Recruit, Start, StartHeap, StartMan, StartVehicle, VehicleCard,
};
use crate::state::{ArBox, CanoeId, Captivity, Health, ManId, Place, Spot, US_MEN, VehicleId};

/// What a start refers to.
pub(super) struct Starter<'a> {
    pub(super) ground: &'a Ground,
    pub(super) squad: &'a [Recruit],
    pub(super) us_cards: &'a [Recruit],
    pub(super) cards: &'a [Card],
    pub(super) vehicles: &'a [VehicleCard],
    pub(super) source: Source<'a>,
    /// How many conditions the mission has.
    pub(super) conditions: usize,
    /// Where the mission says what it is.
    pub(super) head: Span,
}

impl Starter<'_> {
    pub(super) fn read(&self, shape: &StartShape, findings: &mut Findings) -> Start {
        let open = Open { ground: self.ground, source: self.source };
        self.limits(shape, findings);
        let vehicles = self.vehicles(&shape.vehicles, findings);
        let us = shape.us.iter().filter_map(|it| self.man(it, true, &vehicles, findings));
        let mut men: Vec<StartMan> = us.collect();
        let germans = shape.germans.iter();
        men.extend(germans.filter_map(|it| self.man(it, false, &vehicles, findings)));
        Start {
            // A start that says nothing else is that of the mission.
            condition: shape.condition.unwrap_or(1),
            sightings: shape.sightings.clone(),
            vp_won: shape.vp_won,
            vp_lost: shape.vp_lost,
            round: shape.round,
            advantage: shape.advantage,
            men,
            counters: open.counters(&shape.counters, findings),
            marks: self.marks(shape, findings),
            ground: self.heaps(shape, findings),
            canoes: shape.canoes.as_ref().map_or_else(Vec::new, |it| open.hexes(it, findings)),
            visibility: shape.visibility,
            vehicles,
        }
    }

    /// Numbers that could not come about.
    fn limits(&self, shape: &StartShape, findings: &mut Findings) {
        let span = self.head.clone();
        if shape.condition.is_some_and(|it| !(1..=self.conditions).contains(&usize::from(it))) {
            let mend = "name one of the mission's conditions, counted from 1";
            self.fault(&span, "the start is in no condition", mend, findings);
        }
        if shape.sightings.iter().any(|it| *it > 9) {
            let mend = "sightings are numbered 0 to 9";
            self.fault(&span, "the start has a sighting that is none", mend, findings);
        }
        let men = shape.us.iter().chain(&shape.germans);
        let heaps = shape.ground.iter().map(|it| (it.arms.len(), it.ammo.len()));
        let carried = men
            .map(|it| (it.arms.as_ref().map_or(0, Vec::len), it.ammo.as_ref().map_or(0, Vec::len)));
        if heaps.chain(carried).any(|it| it.0 > 10 || it.1 > 20) {
            let mend = "ten objects and twenty boxes in one place at most";
            self.fault(&span, "the start has too much of something", mend, findings);
        }
    }

    fn hex(&self, text: &HexesText, findings: &mut Findings) -> Option<HexId> {
        read_hex(&self.ground.map, text, self.source, findings)
    }

    fn fault(&self, span: &Span, what: impl Into<String>, mend: &str, findings: &mut Findings) {
        findings.error(self.source, span, what, mend);
    }

    fn toward(&self, hex: HexId, text: &HexesText, findings: &mut Findings) -> Option<Direction> {
        let beside = self.hex(text, findings)?;
        let way = self.ground.map.grid.direction(hex, beside);
        if way.is_none() {
            let what = format!("`{}` is no neighbor", text.get_ref());
            self.fault(&text.span(), what, "name the next hex it looks at", findings);
        }
        way
    }

    fn marks(
        &self,
        shape: &StartShape,
        findings: &mut Findings,
    ) -> Vec<(HexId, crate::mission::shape::MarkWord, Option<Direction>)> {
        let mut marks = Vec::new();
        for mark in &shape.marks {
            let Some(hex) = self.hex(&mark.hex, findings) else { continue };
            let side = mark.side.as_ref().and_then(|it| self.toward(hex, it, findings));
            marks.push((hex, mark.mark, side));
        }
        marks
    }

    fn heaps(&self, shape: &StartShape, findings: &mut Findings) -> Vec<StartHeap> {
        let heap = |it: &crate::mission::shape::StartHeap| {
            Some(StartHeap {
                hex: self.hex(&it.hex, findings)?,
                arms: it.arms.clone(),
                ammo: it.ammo.clone(),
                german: it.german,
                ready: it.ready,
            })
        };
        shape.ground.iter().filter_map(heap).collect()
    }

    fn vehicles(&self, shapes: &[VehicleShape], findings: &mut Findings) -> Vec<StartVehicle> {
        let mut vehicles: Vec<StartVehicle> = Vec::new();
        for shape in shapes {
            let taken: Vec<VehicleId> = vehicles.iter().map(|it| it.vehicle).collect();
            vehicles.extend(self.vehicle(shape, &taken, findings));
        }
        vehicles
    }

    fn vehicle(
        &self,
        shape: &VehicleShape,
        taken: &[VehicleId],
        findings: &mut Findings,
    ) -> Option<StartVehicle> {
        let fits = |it: &VehicleCard| match shape.card {
            Some(card) => it.number == card && it.kind == shape.kind,
            None => it.number == 0 && it.kind == shape.kind,
        };
        let ids = (0..).map(VehicleId).zip(self.vehicles);
        let found = ids.filter(|it| fits(it.1)).map(|it| it.0).find(|it| !taken.contains(it));
        let Some(vehicle) = found else {
            let what = format!("no `{}` left to stand there", shape.kind.word());
            self.fault(&shape.hex.span(), what, "name a card of the script", findings);
            return None;
        };
        let hex = self.hex(&shape.hex, findings)?;
        Some(StartVehicle {
            vehicle,
            hex,
            facing: self.toward(hex, &shape.facing, findings)?,
            closed: shape.closed,
            crew: shape.crew,
            ar: shape.ar.map(ar_box),
            loaded: shape.loaded,
            wrecked: shape.wrecked,
            immobilized: shape.immobilized,
            flat: shape.flat,
        })
    }

    fn man(
        &self,
        shape: &ManShape,
        us: bool,
        vehicles: &[StartVehicle],
        findings: &mut Findings,
    ) -> Option<StartMan> {
        let found = if us { self.us(shape) } else { self.german(shape) };
        let Some((who, ratings)) = found else {
            let what = format!("nobody is called `{}`", shape.who.get_ref());
            let mend = "name a soldier A to K by letter, a German by letter or card";
            self.fault(&shape.who.span(), what, mend, findings);
            return None;
        };
        Some(StartMan {
            who,
            place: self.place(shape, vehicles, findings)?,
            stance: shape.stance,
            health: health(&shape.marks),
            captivity: captivity(&shape.marks),
            ar: shape.ar.map(ar_box),
            ratings: Ratings {
                initiative: shape.initiative.unwrap_or(ratings.initiative),
                perception: shape.pc.unwrap_or(ratings.perception),
                weapon_skill: shape.ws.unwrap_or(ratings.weapon_skill),
                driving_skill: shape.ds.unwrap_or(ratings.driving_skill),
                mpa: shape.mpa.unwrap_or(ratings.mpa),
            },
            command: shape.command,
            arms: shape.arms.clone(),
            ammo: shape.ammo.clone(),
            weapons: shape.weapons.iter().copied().collect(),
            reaction: shape.reaction,
            driving: shape.driving,
        })
    }

    fn us(&self, shape: &ManShape) -> Option<(ManId, Ratings)> {
        let mut letters = shape.who.get_ref().chars();
        let (letter, None) = (letters.next()?, letters.next()) else { return None };
        let ready = self.squad.iter().zip(0..).find(|it| it.0.letter == letter);
        let joins = || {
            let place = ['J', 'K'].into_iter().position(|it| it == letter)?;
            let card = self.us_cards.iter().find(|it| it.letter == letter)?;
            Some((card, u8::try_from(LETTERS.len() + place).ok()?))
        };
        let (recruit, at) = ready.or_else(joins)?;
        Some((ManId(at), recruit.ratings))
    }

    fn german(&self, shape: &ManShape) -> Option<(ManId, Ratings)> {
        let who = shape.who.get_ref();
        let is_he = |it: &Card| it.letter.to_string() == *who || it.number.to_string() == *who;
        let (card, at) = self.cards.iter().zip(US_MEN..).find(|it| is_he(it.0))?;
        Some((ManId(at), card.ratings))
    }

    /// [AMB MCa] In a canoe.
    fn afloat(&self, shape: &ManShape, number: u8, findings: &mut Findings) -> Option<Place> {
        if shape.hex.is_some() || shape.aboard.is_some() || !(1..=4).contains(&number) {
            let mend = "write `canoe` alone, counted from 1";
            self.fault(&shape.who.span(), "no such place in a canoe", mend, findings);
            return None;
        }
        Some(Place::Afloat(CanoeId(number - 1)))
    }

    fn place(
        &self,
        shape: &ManShape,
        vehicles: &[StartVehicle],
        findings: &mut Findings,
    ) -> Option<Place> {
        if let Some(number) = shape.canoe {
            return self.afloat(shape, number, findings);
        }
        match (&shape.hex, shape.aboard) {
            (Some(hex), None) => {
                Some(Place::At(Spot { hex: self.hex(hex, findings)?, up: shape.up }))
            }
            (None, None) => Some(Place::Waiting),
            (None, Some([vehicle, seat])) => {
                let vehicle = vehicles.get(usize::from(vehicle));
                if vehicle.is_none() {
                    let mend = "count the vehicles of the start from 0";
                    self.fault(&shape.who.span(), "no such vehicle", mend, findings);
                }
                Some(Place::Aboard(vehicle?.vehicle, seat))
            }
            (Some(hex), Some(_)) => {
                let what = "a hex for somebody who sits in a vehicle";
                self.fault(&Spanned::span(hex), what, "leave one of the two out", findings);
                None
            }
        }
    }
}

fn health(marks: &[MarkOfMan]) -> Health {
    let of = |mark: &MarkOfMan| match mark {
        MarkOfMan::Wounded => Health::Wounded,
        MarkOfMan::Incapacitated => Health::Incapacitated,
        MarkOfMan::Killed => Health::Killed,
        MarkOfMan::Surrendered | MarkOfMan::Captured | MarkOfMan::Escaped => Health::Fit,
    };
    marks.iter().map(of).max().unwrap_or(Health::Fit)
}

fn captivity(marks: &[MarkOfMan]) -> Captivity {
    let of = |mark: &MarkOfMan| match mark {
        MarkOfMan::Wounded | MarkOfMan::Incapacitated | MarkOfMan::Killed => None,
        MarkOfMan::Surrendered => Some(Captivity::Surrendered),
        MarkOfMan::Captured => Some(Captivity::Captured),
        MarkOfMan::Escaped => Some(Captivity::Escaped),
    };
    marks.iter().find_map(of).unwrap_or(Captivity::Free)
}

fn ar_box(word: BoxWord) -> ArBox {
    match word {
        BoxWord::Two => ArBox::Two,
        BoxWord::One => ArBox::One,
        BoxWord::Complete => ArBox::Complete,
        BoxWord::Panic => ArBox::Panic,
        BoxWord::Unaware => ArBox::Unaware,
    }
}
