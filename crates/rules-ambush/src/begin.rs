//! The start of a mission.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use kernel::Dice;
use kernel::dice::Script;

use crate::agenda::Event;
use crate::boxes::Boxes;
use crate::ch01_players::Team;
use crate::ch16_campaign::{Duty as CampaignDuty, Service, Veterans};
use crate::mission::shape::{ArmsWord, MarkWord};
use crate::mission::{Mission, Ratings, Recruit, Start, StartHeap, StartMan, StartVehicle};
use crate::options::Options;
use crate::script::shape::Rank;
use crate::state::{
    ArBox, Canoe, Captivity, Core, GearId, Health, Held, Man, ManId, Marks, Mode, Pace, Place,
    Purse, Reckoned, Round, Scored, Sortie, Spot, US_MEN, Vehicle, Working,
};
use crate::terms::{Ammo, Side, Stance};

impl Sortie {
    /// [AMB 3.2] A mission before its first step, or in the situation it says it starts from.
    ///
    /// # Panics
    ///
    /// If that situation begins with somebody whose turn needs dice: see [`Sortie::begin_with`].
    pub fn begin(mission: Arc<Mission>, options: Options) -> Self {
        let mut dice = Script::new(&[]);
        let game = Self::begin_with(mission, options, &mut dice).0;
        dice.finish().expect("the player is asked before any die is rolled");
        game
    }

    /// [AMB 3.2] The same with dice for what happens before the player is first asked.
    pub fn begin_with(
        mission: Arc<Mission>,
        options: Options,
        dice: &mut dyn Dice,
    ) -> (Self, Vec<Event>) {
        let service = Service::default();
        let team = Team::default();
        let mut game = Self { core: bare(&mission), mission, options, service, team };
        game.equip_germans();
        let mission = Arc::clone(&game.mission);
        match &mission.start {
            None => {
                game.equip_joiners(&[]);
                game.owe_preparation();
            }
            Some(start) => {
                game.take_up(start);
                game.share_out();
                game.equip_joiners(&start.men);
            }
        }
        let mut events = Vec::new();
        game.settle(dice, &mut events);
        (game, events)
    }

    /// [AMB 16.1a] A mission that the squad of earlier ones goes on: its books come first.
    ///
    /// # Panics
    ///
    /// If the mission starts in the middle: such a situation has a squad of its own.
    pub fn begin_after(mission: Arc<Mission>, options: Options, veterans: Veterans) -> Self {
        assert!(mission.start.is_none(), "a situation in the middle has a squad of its own");
        let service = Service::of_veterans(veterans);
        let team = Team::default();
        let mut game = Self { core: bare(&mission), mission, options, service, team };
        game.equip_germans();
        game.equip_joiners(&[]);
        game.core.owe(CampaignDuty::Open);
        let mut dice = Script::new(&[]);
        game.settle(&mut dice, &mut Vec::new());
        dice.finish().expect("the player is asked before any die is rolled");
        game
    }

    /// [AMB 6.2b] Germans have what their cards say, from the start; nobody sees it before they
    /// come into play. Each carries the whole of his crew weapon.
    fn equip_germans(&mut self) {
        let mission = Arc::clone(&self.mission);
        for (card, man) in mission.cards.iter().zip((US_MEN..).map(ManId)) {
            for &model in &card.arms {
                let rest = if model.is_crewed() { Held::By(man) } else { Held::Lost };
                self.add_gear(model, [Held::By(man), rest], true);
            }
        }
    }

    /// [AMB 2.6a] J and K have what their cards say, from the start, unless a situation names them;
    /// the squad gets its kit when it is chosen.
    fn equip_joiners(&mut self, named: &[StartMan]) {
        let mission = Arc::clone(&self.mission);
        for recruit in &mission.us_cards {
            if !named.iter().any(|it| it.who == joiner(recruit)) {
                self.deal(joiner(recruit), &recruit.arms, &recruit.ammo);
            }
        }
    }

    /// Takes up a situation: soldiers whom it does not name are not there.
    fn take_up(&mut self, start: &Start) {
        self.core.condition = start.condition;
        self.core.sightings = start.sightings.iter().fold(0, |bits, it| bits | 1 << it);
        self.core.visibility = start.visibility.or(self.core.visibility);
        for n in [start.vp_won, -start.vp_lost].into_iter().filter(|it| *it != 0) {
            self.core.account.push(Scored { n, why: Reckoned::Before });
        }
        for man in self.men().collect::<Vec<_>>() {
            self.man_mut(man).place = Place::Nowhere;
        }
        self.core.changed.extend(start.counters.iter().copied());
        self.mark(start);
        for vehicle in &start.vehicles {
            self.stand_vehicle(vehicle, start.round.is_some());
        }
        for man in &start.men {
            self.stand(man, start.round.is_some());
        }
        for heap in &start.ground {
            self.heap(heap);
        }
        self.launch(start);
        self.share_crew_weapons();
        self.core.round.advantage = start.advantage;
        match start.round {
            None => {
                self.core.mode = Mode::Operations;
                self.owe_operations();
            }
            Some(number) => {
                self.core.mode = Mode::Rounds;
                self.core.round.number = number.into();
                self.owe_rounds();
            }
        }
    }

    /// [AMB MCb, MCf] Canoes on the river or beached, with the heavy things of those in them.
    fn launch(&mut self, start: &Start) {
        for &hex in &start.canoes {
            let beached = !self.is_river(hex);
            self.core.canoes.push(Canoe { hex: Some(hex), beached, ..canoe() });
        }
        for man in self.men().collect::<Vec<_>>() {
            if let Ok(canoe) = self.canoe_of(man) {
                self.seat_in(man, canoe);
            }
        }
    }

    /// What has come to light on the map.
    fn mark(&mut self, start: &Start) {
        for &(hex, mark, side) in &start.marks {
            let side = side.map(|it| u8::try_from(it.index()).expect("six directions"));
            if mark == MarkWord::Explored {
                self.core.explored.insert(hex);
                continue;
            }
            let marks: &mut Marks = self.marks_mut(hex);
            match mark {
                MarkWord::Event => marks.event = true,
                MarkWord::Booby => marks.booby = true,
                MarkWord::Mines => marks.mines = true,
                MarkWord::TankMine => marks.tank_mine = true,
                MarkWord::Roadblock => marks.roadblock = true,
                MarkWord::Breach => marks.breached |= side.map_or(0, |it| 1 << it),
                MarkWord::Bunker => marks.bunker = side.map(|it| (it, false)),
                MarkWord::OpenBunker => marks.bunker = side.map(|it| (it, true)),
                MarkWord::Explored => {}
            }
        }
    }

    fn stand_vehicle(&mut self, start: &StartVehicle, in_rounds: bool) {
        let card = &self.mission.vehicles[usize::from(start.vehicle.0)];
        let is_tank = card.kind.is_tank();
        let full =
            if card.crew > 0 { card.crew } else { self.mission.charts.vehicles[&card.kind].seats };
        if card.number != 0 {
            self.core.used_cards.insert(card.number);
        }
        let vehicle = self.vehicle_mut(start.vehicle);
        vehicle.hex = Some(start.hex);
        vehicle.facing = start.facing;
        vehicle.closed = start.closed;
        vehicle.gun_loaded = start.loaded;
        vehicle.wrecked = start.wrecked;
        vehicle.immobilized = start.immobilized;
        vehicle.flat = start.flat;
        if is_tank {
            vehicle.crew = start.crew.unwrap_or(full);
            let idle = if in_rounds { ArBox::Complete } else { ArBox::Inactive };
            vehicle.ar = start.ar.unwrap_or(idle);
        }
    }

    fn stand(&mut self, start: &StartMan, in_rounds: bool) {
        let id = start.who;
        let idle = if in_rounds { ArBox::Complete } else { ArBox::Unaware };
        let man = self.man_mut(id);
        man.place = start.place;
        man.stance = start.stance;
        man.health = start.health;
        man.captivity = start.captivity;
        man.ratings = start.ratings;
        man.command = start.command.unwrap_or(man.command);
        man.reaction = start.reaction;
        man.driving = start.driving;
        man.cost_vp = man.health >= Health::Incapacitated && id.side() == Side::Us;
        man.ar = if man.is_active() { start.ar.unwrap_or(idle) } else { ArBox::Inactive };
        if let (Side::Us, Place::Aboard(vehicle, _)) = (id.side(), start.place) {
            self.vehicle_mut(vehicle).side = Side::Us;
        }
        if id.side() == Side::German {
            let number = self.card(id).number;
            self.core.used_cards.insert(number);
            self.note_garrison(id);
        }
        self.arm_at_start(start);
    }

    /// Gives somebody what the situation says, or else what is his.
    fn arm_at_start(&mut self, start: &StartMan) {
        let id = start.who;
        let kit = self.kit(id);
        if let Some(ammo) = &start.ammo {
            self.man_mut(id).ammo.clear();
            self.deal(id, &[], ammo);
        } else {
            self.deal(id, &[], &kit.1);
        }
        match id.side() {
            Side::Us => self.deal(id, start.arms.as_ref().unwrap_or(&kit.0), &[]),
            Side::German => self.rearm(start),
        }
        for gear in self.all_gear().collect::<Vec<_>>() {
            if self.gear(gear).parts.contains(&Held::By(id)) {
                self.adjust(gear, &start.weapons);
            }
        }
    }

    /// What is a soldier's own: of a German his gear is there already.
    fn kit(&self, id: ManId) -> (Vec<crate::terms::Model>, Vec<Ammo>) {
        let joins = self.mission.us_cards.iter().find(|it| joiner(it) == id);
        match self.mission.squad.get(usize::from(id.0)).or(joins) {
            Some(recruit) => (recruit.arms.clone(), recruit.ammo.clone()),
            None => (Vec::new(), Vec::new()),
        }
    }

    /// Gives a German other arms than those of his card.
    fn rearm(&mut self, start: &StartMan) {
        let Some(arms) = &start.arms else { return };
        let man = start.who;
        for gear in &mut self.core.gear {
            if gear.parts[0] == Held::By(man) {
                gear.parts = [Held::Lost; 2];
            }
        }
        for &model in arms {
            let rest = if model.is_crewed() { Held::By(man) } else { Held::Lost };
            self.add_gear(model, [Held::By(man), rest], true);
        }
    }

    fn adjust(&mut self, id: GearId, words: &BTreeSet<ArmsWord>) {
        let gear = self.gear_mut(id);
        for word in words {
            match word {
                ArmsWord::Ready => gear.ready = true,
                ArmsWord::Loaded => gear.loaded = true,
                ArmsWord::Jammed => gear.working = Working::Jammed,
                ArmsWord::Broken => gear.working = Working::Broken,
                ArmsWord::Empty => gear.empty = true,
                ArmsWord::Fired => gear.fired[0] = true,
            }
        }
    }

    /// [AMB 9.7b] Whoever alone has a crew weapon has the whole of it.
    pub(crate) fn share_crew_weapons(&mut self) {
        for gear in self.core.gear.iter_mut().filter(|it| it.model.is_crewed()) {
            if gear.parts[1] == Held::Lost {
                gear.parts[1] = gear.parts[0];
            }
        }
    }

    fn heap(&mut self, heap: &StartHeap) {
        let on = Held::On(Spot::from(heap.hex));
        for &model in &heap.arms {
            let rest = if model.is_crewed() { on } else { Held::Lost };
            let id = self.add_gear(model, [on, rest], heap.german);
            self.gear_mut(id).ready = heap.ready;
        }
        for &ammo in &heap.ammo {
            self.marks_mut(heap.hex).ammo.add_one(ammo);
        }
    }

    /// [AMB 4] What is owed before the first step.
    fn owe_preparation(&mut self) {
        self.core.owe(crate::ch04_squad::Duty::Prepare);
    }
}

/// [AMB 2.2c, M0b] A mission in which nobody stands anywhere yet, under its first card.
fn bare(mission: &Mission) -> Core {
    Core {
        mode: Mode::Preparing,
        condition: 1,
        sightings: 0,
        account: Vec::new(),
        men: men(mission),
        gear: Vec::new(),
        vehicles: mission.vehicles.iter().map(vehicle).collect(),
        canoes: vec![canoe(); mission.setup.canoes.map_or(0, |it| usize::from(it.1))],
        crate_at: None,
        crate_ammo: Boxes::default(),
        marks: BTreeMap::new(),
        changed: mission.setup.counters.iter().copied().collect(),
        explored: BTreeSet::new(),
        visibility: mission.visibility,
        round: Round::default(),
        used_cards: BTreeSet::new(),
        read: Vec::new(),
        deeds: Vec::new(),
        fired_on_in_air: false,
        told_in_air: None,
        ended: None,
        purse: Purse::default(),
        pace: Pace::default(),
        agenda: Vec::new(),
    }
}

/// [AMB 2.5, 2.6, 2.1] Everybody there is a counter for: the squad waits to enter, J and K and the
/// Germans are nowhere.
fn men(mission: &Mission) -> Vec<Man> {
    let squad = mission.squad.iter().map(|it| Man { place: Place::Waiting, ..soldier(it) });
    let mut men: Vec<Man> = squad.collect();
    for letter in ['J', 'K'] {
        let card = mission.us_cards.iter().find(|it| it.letter == letter);
        men.push(card.map_or_else(nobody, soldier));
    }
    men.extend(mission.cards.iter().map(|card| Man {
        ratings: card.ratings,
        command: card.rank != Rank::Soldier,
        ammo: Boxes::of(Ammo::Grenade, card.grenades),
        ..nobody()
    }));
    men
}

/// [AMB 2.6a] The place of J or K among the men.
fn joiner(recruit: &Recruit) -> ManId {
    ManId(if recruit.letter == 'J' { US_MEN - 2 } else { US_MEN - 1 })
}

fn soldier(recruit: &Recruit) -> Man {
    let Recruit { ratings, command, price, .. } = *recruit;
    Man { ratings, command, price, ..nobody() }
}

/// An empty place: nobody stands for this counter.
pub(crate) fn nobody() -> Man {
    Man {
        place: Place::Nowhere,
        stance: Stance::Standing,
        health: Health::Fit,
        captivity: Captivity::Free,
        ar: ArBox::Inactive,
        ratings: Ratings {
            initiative: 0,
            perception: 0,
            weapon_skill: 0,
            driving_skill: 0,
            mpa: 0,
        },
        command: false,
        price: 0,
        ammo: Boxes::default(),
        reaction: None,
        driving: false,
        parachute: 0,
        vanishing: false,
        cost_vp: false,
    }
}

fn vehicle(card: &crate::mission::VehicleCard) -> Vehicle {
    Vehicle {
        kind: card.kind,
        side: if card.ours { Side::Us } else { Side::German },
        hex: None,
        facing: hexgrid::Direction::D0,
        closed: false,
        wrecked: false,
        immobilized: false,
        flat: false,
        crew: card.crew,
        ar: ArBox::Inactive,
        gun_loaded: false,
        gun_destroyed: false,
        guns: [Working::Yes; 2],
        stalled: false,
    }
}

fn canoe() -> Canoe {
    Canoe {
        hex: None,
        beached: false,
        holed: false,
        due: false,
        moved: None,
        paddler: None,
        lost: false,
    }
}
