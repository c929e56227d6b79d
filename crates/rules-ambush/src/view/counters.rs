//! What lies on the map: soldiers, vehicles, objects, markers.

use std::collections::BTreeMap;

use ::scene::{Counter, Face, Place as At};
use hexgrid::HexId;

use super::words;
use crate::agenda::Ask;
use crate::ch04_squad::Ask as SquadAsk;
use crate::gear::AMMO_BOXES;
use crate::state::{
    ArBox, CanoeId, Captivity, CrateState, Gear, Health, Held, ManId, Marks, Mode, Place, Sortie,
    VehicleId, Working,
};
use crate::terms::Side;

/// An empty counter.
fn blank(id: String, seat: &str, at: At, kind: &str) -> Counter {
    Counter {
        id,
        seat: seat.to_owned(),
        at,
        kind: kind.to_owned(),
        model: None,
        face: Face::Up,
        size: String::new(),
        name: String::new(),
        title: None,
        values: BTreeMap::new(),
        marks: Vec::new(),
    }
}

impl ArBox {
    /// The mark of a box.
    fn mark(self) -> &'static str {
        match self {
            Self::Inactive => "inactive",
            Self::Unaware => "unaware",
            Self::Panic => "panic",
            Self::Complete => "complete",
            Self::One => "turns-1",
            Self::Two => "turns-2",
        }
    }
}

impl Sortie {
    /// Counters from the bottom of each stack to its top: the ground, things, vehicles, men.
    pub(super) fn counters(&self) -> Vec<Counter> {
        let mut counters: Vec<Counter> = self.changed_ground().collect();
        for (hex, marks) in &self.core.marks {
            counters.extend(self.mark_counters(*hex, marks));
        }
        counters.extend(self.lying_gear());
        counters.extend(self.crate_counter());
        counters.extend(self.canoe_counters());
        counters.extend(self.vehicles().filter_map(|it| self.vehicle_counter(it)));
        counters.extend(self.men().filter_map(|it| self.man_counter(it)));
        counters
    }

    /// [AMB 2.4j–2.4m] Craters, rubble, fires, fords.
    fn changed_ground(&self) -> impl Iterator<Item = Counter> + '_ {
        self.core.changed.iter().map(|(hex, terrain)| {
            let number = self.number(*hex);
            blank(format!("{}-{number}", terrain.word()), "none", At::Hex(number), terrain.word())
        })
    }

    /// [AMB 2.4n, 2.4o, 12] Markers of a hex.
    fn mark_counters(&self, hex: HexId, marks: &Marks) -> Vec<Counter> {
        let number = self.number(hex);
        let kinds = [
            ("event-marker", marks.event),
            ("booby-trap", marks.booby),
            ("minefield", marks.mines),
            ("tank-mine", marks.tank_mine),
            ("roadblock", marks.roadblock),
            ("bunker-door", marks.bunker.is_some()),
            ("breach", marks.breached != 0),
            ("ammunition", !marks.ammo.is_empty()),
        ];
        let there = kinds.into_iter().filter(|it| it.1);
        let mut counters: Vec<Counter> = there
            .map(|(kind, _)| {
                blank(format!("{kind}-{number}"), "none", At::Hex(number.clone()), kind)
            })
            .collect();
        for counter in &mut counters {
            if counter.kind == "breach" {
                counter.values.insert("sides".to_owned(), marks.breached.into());
            }
            if let (Some((door, broken)), "bunker-door") = (marks.bunker, counter.kind.as_str()) {
                counter.values.insert("facing".to_owned(), door.into());
                counter.marks.extend(broken.then(|| "broken".to_owned()));
            }
        }
        counters.extend(self.landmark_counter(&number, marks));
        counters
    }

    /// [AMB 2.4n] A landmark with the words of the paragraph that laid it.
    fn landmark_counter(&self, number: &str, marks: &Marks) -> Option<Counter> {
        let (paragraph, place) = marks.landmark?;
        let text = self.landmark_text(paragraph, place);
        let at = At::Hex(number.to_owned());
        let mut counter = blank(format!("landmark-{number}"), "none", at, "landmark");
        counter.name.clone_from(&text.en);
        counter.title = Some(words(text));
        Some(counter)
    }

    /// [AMB 2.4f] Weapons and things that lie in a hex.
    fn lying_gear(&self) -> impl Iterator<Item = Counter> + '_ {
        let parts = self.all_gear().flat_map(|id| [(id, 0), (id, 1)]);
        parts.filter_map(|(id, part)| {
            let gear = self.gear(id);
            let Held::On(spot) = gear.parts[part] else { return None };
            let at = At::Hex(self.number(spot.hex));
            let mut counter = blank(format!("gear-{}-{part}", id.0), "none", at, "gear");
            counter.model = Some(gear.model.word().to_owned());
            counter.marks = gear_marks(gear);
            Some(counter)
        })
    }

    /// [AMB MPn] The arms crate.
    fn crate_counter(&self) -> Option<Counter> {
        let (hex, state) = self.core.crate_at?;
        let at = At::Hex(self.number(hex));
        let mut counter = blank("crate".to_owned(), self.side_seat(Side::Us), at, "crate");
        let mark = match state {
            CrateState::Aloft => Some("parachute"),
            CrateState::Closed => None,
            CrateState::Open => Some("open"),
        };
        counter.marks.extend(mark.map(str::to_owned));
        Some(counter)
    }

    /// [AMB MCa] Canoes.
    fn canoe_counters(&self) -> Vec<Counter> {
        let canoes = self.core.canoes.iter().enumerate();
        let there = canoes.filter(|it| !it.1.lost).map(|(index, canoe)| {
            let waiting = || At::Box("waiting".to_owned());
            let at = canoe.hex.map_or_else(waiting, |hex| At::Hex(self.number(hex)));
            let id = CanoeId(u8::try_from(index).expect("few canoes"));
            let mut counter =
                blank(format!("canoe-{}", id.0 + 1), self.side_seat(Side::Us), at, "canoe");
            let marks = [("beached", canoe.beached), ("holed", canoe.holed)];
            counter.marks = marks.iter().filter(|it| it.1).map(|it| it.0.to_owned()).collect();
            let stowed = self.parts_at(Held::InCanoe(id)).filter(|it| it.1 == 0);
            let stowed = stowed.map(|it| format!("has-{}", self.gear(it.0).model.word()));
            counter.marks.extend(stowed);
            counter
        });
        there.collect()
    }

    /// [AMB 2.4i, M3b] A vehicle on the map, or one of the squad that is still to be set up.
    fn vehicle_counter(&self, id: VehicleId) -> Option<Counter> {
        let vehicle = self.vehicle(id);
        let at = match vehicle.hex {
            Some(hex) => At::Hex(self.number(hex)),
            None if self.is_to_be_parked(id) => At::Box("waiting".to_owned()),
            None => return None,
        };
        let name = self.vehicle_name(id);
        let mut counter = blank(name.id, self.side_seat(vehicle.side), at, "vehicle");
        counter.model = Some(vehicle.kind.word().to_owned());
        counter.name = name.name;
        counter.title = name.title;
        let facing = i32::try_from(vehicle.facing.index()).expect("six directions");
        counter.values.insert("facing".to_owned(), facing);
        if vehicle.kind.is_tank() {
            counter.values.insert("crew".to_owned(), vehicle.crew.into());
            counter.marks.push(vehicle.ar.mark().to_owned());
        }
        let marks = [
            ("closed", vehicle.closed),
            ("wrecked", vehicle.wrecked),
            ("immobilized", vehicle.immobilized),
            ("flat-tire", vehicle.flat),
            ("loaded", vehicle.kind.is_tank() && vehicle.gun_loaded),
        ];
        counter.marks.extend(marks.iter().filter(|it| it.1).map(|it| it.0.to_owned()));
        Some(counter)
    }

    /// Where somebody's counter lies; none for those who are not in play.
    fn place_view(&self, man: ManId) -> Option<At> {
        match self.man(man).place {
            Place::Nowhere => None,
            Place::Gone => (man.side() == Side::Us).then(|| At::Box("lost".to_owned())),
            Place::Waiting => Some(At::Box("waiting".to_owned())),
            Place::Exited(_) => Some(At::Box("exited".to_owned())),
            Place::Afloat(_) if self.is_off_map(man) => Some(At::Box("waiting".to_owned())),
            Place::At(_) | Place::Aboard(..) | Place::Afloat(_) | Place::Drifting(_) => {
                self.hex_of(man).map(|hex| At::Hex(self.number(hex)))
            }
        }
    }

    /// A soldier's counter with his ratings and states; Germans who have left are not shown.
    fn man_counter(&self, man: ManId) -> Option<Counter> {
        // [AMB 4.4a] While a squad is raised nobody knows yet who goes.
        let raising = matches!(self.core.open(), Some(Ask::Squad(SquadAsk::Recruit { .. })));
        if raising && man.side() == Side::Us {
            return None;
        }
        let at = self.place_view(man)?;
        let (him, name) = (self.man(man), self.name(man));
        if man.side() == Side::German && matches!(him.place, Place::Exited(_)) {
            return None;
        }
        let mut counter = blank(name.id, self.man_seat(man), at, "soldier");
        counter.name = name.name;
        // The page sets the letter after the words.
        counter.title = man.card_index().map(|it| words(&self.mission.cards[it].name));
        counter.model = Some(self.main_arm(man).to_owned());
        counter.values = self.man_values(man);
        counter.marks = self.man_marks(man);
        Some(counter)
    }

    /// The weapon that the picture of a soldier shows.
    fn main_arm(&self, man: ManId) -> &'static str {
        let models = self.parts_of(man).map(|it| self.gear(it.0).model);
        models.filter(|it| it.arm().is_some()).max().map_or("unarmed", |it| it.word())
    }

    /// [AMB 2.10, 2.5e] Ratings as they stand, and what is in his ammo boxes.
    fn man_values(&self, man: ManId) -> BTreeMap<String, i32> {
        let him = self.man(man);
        let ratings = [
            ("initiative", i32::from(him.ratings.initiative)),
            ("perception", i32::from(him.ratings.perception)),
            ("weapon-skill", i32::from(him.ratings.weapon_skill)),
            ("driving-skill", i32::from(him.ratings.driving_skill)),
            ("movement", i32::from(him.mpa())),
        ];
        let mut values: BTreeMap<String, i32> =
            ratings.into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
        // [AMB 1f] What a German has in his pockets is found out by taking it.
        if man.side() == Side::Us {
            let ammo = him.ammo.iter().map(|(ammo, n)| (ammo.word().to_owned(), i32::from(*n)));
            values.extend(ammo);
            values.insert("carry-boxes".to_owned(), self.carry_boxes(man).into());
            values.insert("ammo-boxes".to_owned(), AMMO_BOXES.into());
            values.insert("carry-free".to_owned(), self.free_carry(man).into());
            values.insert("ammo-free".to_owned(), self.free_ammo(man).into());
        }
        if let Ok(canoe) = self.canoe_of(man) {
            values.insert("canoe".to_owned(), i32::from(canoe.0) + 1);
        }
        values
    }

    /// Stance, wounds, box, rank, arms.
    fn man_marks(&self, man: ManId) -> Vec<String> {
        let him = self.man(man);
        let mut marks = vec![him.stance.word().to_owned()];
        let mut put = |mark: &str, holds: bool| {
            if holds {
                marks.push(mark.to_owned());
            }
        };
        put("wounded", him.health == Health::Wounded);
        put("incapacitated", him.health == Health::Incapacitated);
        put("killed", him.health == Health::Killed);
        put("captured", him.captivity == Captivity::Captured);
        put("surrendered", him.captivity == Captivity::Surrendered);
        put("commander", him.command);
        put("parachute", him.parachute > 0 || matches!(him.place, Place::Drifting(_)));
        put("waiting", him.place == Place::Waiting);
        put("upstairs", matches!(him.place, Place::At(spot) if spot.up));
        put("driver", matches!(him.place, Place::Aboard(_, 0)));
        put("passenger", matches!(him.place, Place::Aboard(_, 1..)));
        put("afloat", matches!(him.place, Place::Afloat(_)));
        if self.core.mode == Mode::Rounds {
            put(him.ar.mark(), him.is_active());
        }
        for (id, _) in self.parts_of(man) {
            let gear = self.gear(id);
            put(&format!("has-{}", gear.model.word()), true);
            put(&format!("jammed-{}", gear.model.word()), gear.working == Working::Jammed);
            put(&format!("broken-{}", gear.model.word()), gear.working == Working::Broken);
            put("loaded", gear.loaded);
        }
        marks
    }
}

/// States of an object that lies there.
fn gear_marks(gear: &Gear) -> Vec<String> {
    let marks = [
        ("jammed", gear.working == Working::Jammed),
        ("broken", gear.working == Working::Broken),
        ("ready", gear.ready),
        ("loaded", gear.loaded),
        ("german", gear.german),
    ];
    marks.iter().filter(|it| it.1).map(|it| it.0.to_owned()).collect()
}
