//! [AMB 3.2a, 3.2b] Where everybody begins, as the mission says.

use hexgrid::{Direction, HexId};
use kernel::{Illegal, refuse};

use super::s04_soldiers::squad_men;
use super::{Ask, Counter, Event, May};
use crate::action::Action;
use crate::agenda::Event as Events;
use crate::state::{ArBox, CrateState, ManId, Mode, Place, Sortie, Spot, VehicleId};
use crate::terms::{Model, Side, Stance};

impl Sortie {
    /// [AMB 3.2a, 3.2b] The squad waits off the map, drops, or is set up.
    pub(super) fn owe_set_up(&mut self) {
        for man in squad_men() {
            self.man_mut(man).place = Place::Waiting;
            self.man_mut(man).ar = ArBox::Unaware;
        }
        for &(hex, terrain) in &self.mission.setup.counters {
            self.core.changed.insert(hex, terrain);
        }
        if self.mission.setup.canoes.is_some() {
            self.embark(&squad_men().collect::<Vec<_>>());
        }
        if self.is_set_up() {
            self.core.owe(Ask::SetUp);
        } else {
            self.core.mode = Mode::Operations;
            self.owe_operations();
        }
    }

    /// Whether the mission sets the squad up on the map, or over it.
    fn is_set_up(&self) -> bool {
        let setup = &self.mission.setup;
        !setup.zone.is_empty() || setup.buildings.is_some() || self.jumps()
    }

    /// Hexes where a soldier may be set up.
    fn setup_hexes(&self) -> Vec<HexId> {
        let setup = &self.mission.setup;
        match setup.buildings {
            Some(_) => {
                let ground = &self.mission.ground;
                let all = ground.map.grid.hexes();
                all.filter(|it| self.terrain(*it).is_building()).collect()
            }
            None if self.jumps() => setup.drop.clone(),
            None => setup.zone.clone(),
        }
    }

    /// Whether a soldier may be set up there, as far as the hex goes.
    fn is_setup_hex(&self, hex: HexId) -> bool {
        match self.mission.setup.buildings {
            Some(_) => self.terrain(hex).is_building(),
            None => self.mission.setup.sets.men.contains(hex),
        }
    }

    /// Who and what might be set up next, in a fixed order.
    pub(super) fn setup_candidates(&self) -> Vec<Action> {
        let mut all = vec![Action::Done];
        all.extend(squad_men().map(Action::Pick));
        all.push(Action::PickCrate);
        all.extend(self.vehicles().map(Action::PickVehicle));
        all.push(Action::PickMine);
        all
    }

    /// Where it might be set up.
    pub(super) fn setup_places(&self, counter: Counter) -> Vec<Action> {
        match counter {
            Counter::Man(man) => {
                self.setup_hexes().into_iter().map(|hex| Action::Place(man, hex)).collect()
            }
            Counter::Crate => self.setup_hexes().into_iter().map(Action::PlaceCrate).collect(),
            Counter::Vehicle(vehicle) => {
                let place = self.parked_by_player().find(|it| it.0 == vehicle).map(|it| it.1);
                let hexes = place.map(|it| &self.mission.setup.vehicles[it].1);
                hexes.into_iter().flatten().map(|hex| Action::Park(vehicle, *hex)).collect()
            }
            Counter::Mine => {
                let hexes = self.mission.setup.mines.iter().flat_map(|it| &it.1);
                hexes.map(|hex| Action::LayMine(*hex)).collect()
            }
        }
    }

    /// [AMB MTa] Anti-tank mines that have been laid.
    fn mines_laid(&self) -> usize {
        self.core.marks.values().filter(|it| it.tank_mine).count()
    }

    /// Vehicles that the player sets up, each with its place among those of the mission.
    fn parked_by_player(&self) -> impl Iterator<Item = (VehicleId, usize)> {
        let own = self.vehicles().filter(|id| {
            let card = &self.mission.vehicles[usize::from(id.0)];
            card.ours && card.number == 0
        });
        own.zip(0..self.mission.setup.vehicles.len())
    }

    /// [AMB M3b, M7a] Whether a vehicle of the squad waits to be set up.
    pub(crate) fn is_to_be_parked(&self, vehicle: VehicleId) -> bool {
        self.core.mode == Mode::Preparing
            && self.vehicle(vehicle).hex.is_none()
            && self.parked_by_player().any(|it| it.0 == vehicle)
    }

    /// [AMB 3.2a] Whether this may be set up next, or all is.
    pub(super) fn may_set_up(&self, action: Action) -> Result<May, Illegal> {
        let counter = match action {
            Action::Pick(man) => Counter::Man(man),
            Action::PickCrate => Counter::Crate,
            Action::PickVehicle(vehicle) => Counter::Vehicle(vehicle),
            Action::PickMine => Counter::Mine,
            Action::Done => return self.may_begin(),
            _ => return refuse("amb:3.2a", "somebody or something is picked first"),
        };
        self.may_pick(counter)?;
        // Whatever is picked has a hex to go to: which, is the next question.
        let mut places = self.setup_places(counter).into_iter();
        if !places.any(|it| self.may_set_up_where(counter, it).is_ok()) {
            return refuse("amb:3.2a", "there is no hex for it");
        }
        Ok(May::Pick(counter))
    }

    /// [AMB 3.2a, MPa, MTa] Whether it still is to be set up.
    fn may_pick(&self, counter: Counter) -> Result<(), Illegal> {
        match counter {
            Counter::Man(man) => self.is_waiting(man),
            Counter::Crate => self.is_crate_waiting(),
            Counter::Vehicle(vehicle) => self.is_vehicle_waiting(vehicle),
            Counter::Mine => self.is_mine_left(),
        }
    }

    /// [AMB 3.2a] Whether what was picked may be set up in a hex.
    pub(super) fn may_set_up_where(
        &self,
        counter: Counter,
        action: Action,
    ) -> Result<May, Illegal> {
        match (counter, action) {
            (Counter::Man(man), Action::Place(other, hex)) if man == other => {
                self.may_place(man, hex)
            }
            (Counter::Crate, Action::PlaceCrate(hex)) => self.may_place_crate(hex),
            (Counter::Vehicle(vehicle), Action::Park(other, hex)) if vehicle == other => {
                self.may_park(vehicle, hex)
            }
            (Counter::Mine, Action::LayMine(hex)) => self.may_lay_mine(hex),
            (Counter::Man(_) | Counter::Crate | Counter::Vehicle(_) | Counter::Mine, _) => {
                refuse("amb:3.2a", "a hex for what was picked comes first")
            }
        }
    }

    /// [AMB 3.2a] Everybody is set up once.
    fn is_waiting(&self, man: ManId) -> Result<(), Illegal> {
        if !squad_men().any(|it| it == man) || self.man(man).place != Place::Waiting {
            return refuse("amb:3.2a", "he has been set up already");
        }
        self.may_lead(man)
    }

    /// [AMB M3b, M7b] Everybody is set up where the mission allows.
    fn may_place(&self, man: ManId, hex: HexId) -> Result<May, Illegal> {
        if !self.is_setup_hex(hex) {
            return refuse("amb:3.2a", "the squad is not set up there");
        }
        if self.jumps() {
            self.is_sky_free(hex)?;
        }
        if let Some(buildings) = self.mission.setup.buildings
            && self.buildings_held(Some(hex)) > buildings
        {
            return refuse("amb:M3b", "the squad is set up in so many buildings and no more");
        }
        if let Some(buildings) = self.mission.setup.buildings
            && usize::from(self.buildings_held(Some(hex))) + self.still_waiting() - 1
                < usize::from(buildings)
        {
            return refuse("amb:M3b", "too few would be left for the other buildings");
        }
        Ok(May::Place { man, hex })
    }

    /// [AMB MPa] One counter to a hex.
    fn is_sky_free(&self, hex: HexId) -> Result<(), Illegal> {
        let taken = self.aloft().any(|it| self.over(it) == hex);
        if taken { refuse("amb:MPa", "one parachute to a hex") } else { Ok(()) }
    }

    /// [AMB MPa] Whether a crate is still to be thrown out.
    fn is_crate_waiting(&self) -> Result<(), Illegal> {
        if !self.jumps() {
            return refuse("amb:MPl", "there is no arms crate");
        }
        if self.core.crate_at.is_some() {
            return refuse("amb:MPa", "the crate has been placed already");
        }
        Ok(())
    }

    /// [AMB MPa] The crate is thrown out like a soldier.
    fn may_place_crate(&self, hex: HexId) -> Result<May, Illegal> {
        if !self.is_setup_hex(hex) {
            return refuse("amb:MPa", "the crate is not placed there");
        }
        self.is_sky_free(hex)?;
        Ok(May::PlaceCrate(hex))
    }

    /// How many soldiers have not been set up.
    fn still_waiting(&self) -> usize {
        squad_men().filter(|man| self.man(*man).place == Place::Waiting).count()
    }

    /// [AMB M3b] Buildings with soldiers in them, one more hex counted in.
    fn buildings_held(&self, more: Option<HexId>) -> u8 {
        let held = |hexes: &[HexId]| {
            let stands = squad_men().filter_map(|man| self.hex_of(man)).chain(more);
            stands.into_iter().any(|hex| hexes.contains(&hex))
        };
        let count = self.mission.ground.buildings.iter().filter(|it| held(&it.hexes)).count();
        u8::try_from(count).expect("few buildings")
    }

    /// [AMB M3b, M7b] A vehicle of the squad's own is set up once.
    fn is_vehicle_waiting(&self, vehicle: VehicleId) -> Result<(), Illegal> {
        if self.vehicle(vehicle).hex.is_some() {
            return refuse("amb:3.2a", "it has been set up already");
        }
        Ok(())
    }

    /// [AMB M3b, M7b] A vehicle is set up where the mission allows.
    fn may_park(&self, vehicle: VehicleId, hex: HexId) -> Result<May, Illegal> {
        let sets = &self.mission.setup.sets.vehicles;
        if !self.parked_by_player().any(|it| it.0 == vehicle && sets[it.1].contains(hex)) {
            return refuse("amb:3.2a", "the vehicle is not set up there");
        }
        Ok(May::Park { vehicle, hex })
    }

    /// [AMB MTa] Whether an anti-tank mine is left to lay.
    fn is_mine_left(&self) -> Result<(), Illegal> {
        match &self.mission.setup.mines {
            Some((count, _)) if self.mines_laid() >= usize::from(*count) => {
                refuse("amb:MTa", "all mines have been laid")
            }
            Some(_) => Ok(()),
            None => refuse("amb:MTa", "there are no mines to lay"),
        }
    }

    /// [AMB MTa] An anti-tank mine.
    fn may_lay_mine(&self, hex: HexId) -> Result<May, Illegal> {
        let setup = &self.mission.setup;
        match &setup.mines {
            Some(_) if !setup.sets.mines.contains(hex) => {
                refuse("amb:MTa", "a mine is not laid there")
            }
            Some(_) if self.marks(hex).is_some_and(|it| it.tank_mine) => {
                refuse("amb:MTa", "a mine lies there already")
            }
            Some(_) => Ok(May::LayMine(hex)),
            None => refuse("amb:MTa", "there are no mines to lay"),
        }
    }

    /// [AMB M3b] Whether everything has been set up.
    fn may_begin(&self) -> Result<May, Illegal> {
        if squad_men().any(|man| self.man(man).place == Place::Waiting) {
            return refuse("amb:3.2a", "somebody has not been set up");
        }
        if self.jumps() && self.core.crate_at.is_none() {
            return refuse("amb:MPa", "the crate has not been placed");
        }
        if self.parked_by_player().any(|it| self.vehicle(it.0).hex.is_none()) {
            return refuse("amb:3.2a", "a vehicle has not been set up");
        }
        if let Some(buildings) = self.mission.setup.buildings
            && self.buildings_held(None) != buildings
        {
            return refuse("amb:M3b", "the squad has to stand in as many buildings as named");
        }
        Ok(May::Begin)
    }

    pub(super) fn set_up_man(&mut self, man: ManId, hex: HexId, events: &mut Vec<Events>) {
        let place = if self.jumps() { Place::Drifting(hex) } else { Place::At(Spot::from(hex)) };
        let him = self.man_mut(man);
        him.place = place;
        him.stance = Stance::Standing;
        events.push(Event::Placed { man, hex }.into());
        self.core.owe(Ask::SetUp);
    }

    pub(super) fn set_up_crate(&mut self, hex: HexId, events: &mut Vec<Events>) {
        self.core.crate_at = Some((hex, CrateState::Aloft));
        events.push(Event::CratePlaced { hex }.into());
        self.core.owe(Ask::SetUp);
    }

    pub(super) fn set_up_vehicle(&mut self, id: VehicleId, hex: HexId, events: &mut Vec<Events>) {
        let vehicle = self.vehicle_mut(id);
        vehicle.hex = Some(hex);
        vehicle.side = Side::Us;
        vehicle.facing = Direction::D0;
        events.push(Event::Parked { vehicle: id, hex }.into());
        self.core.owe(Ask::SetUp);
    }

    pub(super) fn lay_tank_mine(&mut self, hex: HexId) {
        self.marks_mut(hex).tank_mine = true;
        self.core.owe(Ask::SetUp);
    }

    /// [AMB 3.2b, M7c, MPa] Play begins in Operations, or in the air; weapons may begin ready and
    /// loaded.
    pub(super) fn begin_operations(&mut self, events: &mut Vec<Events>) {
        debug_assert!(self.is_set_up(), "only a squad that is set up begins like this");
        if self.mission.setup.ready {
            self.make_ready();
        }
        events.push(Event::Began.into());
        if self.jumps() {
            return self.begin_drop();
        }
        self.core.mode = Mode::Operations;
        self.owe_operations();
    }

    /// [AMB M7c] Crew weapons whose parts are together are ready, bazookas are loaded.
    fn make_ready(&mut self) {
        for id in self.all_gear().collect::<Vec<_>>() {
            let model = self.gear(id).model;
            let together = model.is_crewed() && self.crew_weapon_spot(id).is_some();
            self.gear_mut(id).ready |= together;
        }
        for man in squad_men() {
            let rounds = self.ammo_of(man, crate::terms::Ammo::BazookaRound);
            if let Some(id) = self.gear_of(man, Model::Bazooka).filter(|_| rounds > 0) {
                self.use_ammo(man, crate::terms::Ammo::BazookaRound);
                self.gear_mut(id).loaded = true;
            }
        }
    }
}
