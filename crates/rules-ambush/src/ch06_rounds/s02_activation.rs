//! [AMB 6.2, 6a] Germans come into play, and Rounds begin.

use hexgrid::{Direction, HexId};
use kernel::Dice;

use super::{Duty, Event};
use crate::agenda::Event as Events;
use crate::paragraphs::Scope;
use crate::script::instr::{Activate, AdvantageWord, AwareWord, Rounds, TwoTurns};
use crate::script::shape::Rank;
use crate::state::{
    Actor, ArBox, Captivity, Health, Held, ManId, Mode, Place, Reckoned, Sortie, Spot, VehicleId,
};
use crate::terms::{Ammo, Side, Stance};

impl Sortie {
    /// [AMB 6.2, 6.6] A German or a German vehicle comes into play. A card that has been in play
    /// does nothing.
    pub(crate) fn activate(
        &mut self,
        what: &Activate<HexId>,
        _scope: Scope,
        _dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        let new = self.core.used_cards.insert(what.card);
        if !new && !self.may_return(what.card) {
            return;
        }
        if let Some(man) = self.by_card(what.card) {
            self.place_german(man, what, events);
            self.join_round(Actor::Man(man));
        } else if let Some(vehicle) = self.vehicle_by_card(what.card) {
            self.place_german_vehicle(vehicle, what, events);
            if self.vehicle(vehicle).kind.is_tank() {
                self.join_round(Actor::Tank(vehicle));
            }
        }
    }

    /// [AMB 7.4a] Whether a German who has slipped away may come back by a paragraph.
    fn may_return(&self, card: u16) -> bool {
        self.by_card(card).is_some_and(|man| {
            let him = self.man(man);
            him.place == Place::Gone
                && him.health < Health::Incapacitated
                && him.captivity == Captivity::Free
        })
    }

    /// [AMB 6.2a, 2.4d, 6.5e] His counter goes where the paragraph says, his marker to Complete:
    /// he is aware. Whoever comes back is as hurt as he was.
    fn place_german(&mut self, man: ManId, what: &Activate<HexId>, events: &mut Vec<Events>) {
        let (ratings, rank, vp) = {
            let card = self.card(man);
            (card.ratings, card.rank, card.vp)
        };
        let place = match what.aboard.and_then(|card| self.vehicle_by_card(card)) {
            Some(vehicle) => Place::Aboard(vehicle, self.first_free_seat(vehicle)),
            None => Place::At(Spot::from(what.hex)),
        };
        let it = self.man_mut(man);
        it.place = place;
        // [AMB 17.8c] The paragraph that puts him behind the wheel makes him drive.
        it.driving = matches!(place, Place::Aboard(_, 0));
        it.stance = what.stance.unwrap_or(Stance::Standing);
        (it.captivity, it.ar) = (Captivity::Free, ArBox::Complete);
        it.ratings = ratings;
        // [AMB 2.10g] Officers and sergeants command.
        it.command = matches!(rank, Rank::Officer | Rank::Nco);
        self.arm_german(man, what);
        self.note_garrison(man);
        events.push(Event::Activated { card: what.card, hex: what.hex }.into());
        let scored = Reckoned::Activated(what.card);
        if !self.core.account.iter().any(|it| it.why == scored) {
            self.score(vp.into(), scored, events);
        }
    }

    /// [AMB 2.1g, 6.2b] What his card lists is in his hands; a crew weapon is ready.
    fn arm_german(&mut self, man: ManId, what: &Activate<HexId>) {
        let grenades = self.card(man).grenades;
        if grenades > 0 {
            self.man_mut(man).ammo.insert(Ammo::Grenade, grenades);
        }
        for gear in &mut self.core.gear {
            if gear.model.is_crewed() && gear.parts.contains(&Held::By(man)) {
                gear.ready = !what.unready;
            }
        }
    }

    /// [AMB 6.2a, 17.8] A German vehicle stands where the paragraph says.
    fn place_german_vehicle(
        &mut self,
        id: VehicleId,
        what: &Activate<HexId>,
        events: &mut Vec<Events>,
    ) {
        let card = &self.mission.vehicles[usize::from(id.0)];
        let (vp, crew) = (card.vp, card.crew);
        let grid = &self.mission.ground.map.grid;
        let ahead = what.facing.and_then(|facing| grid.direction(what.hex, facing));
        let vehicle = self.vehicle_mut(id);
        vehicle.hex = Some(what.hex);
        vehicle.facing = ahead.unwrap_or(Direction::ALL[0]);
        vehicle.closed = what.closed;
        (vehicle.crew, vehicle.ar) = (crew, ArBox::Complete);
        events.push(Event::Activated { card: what.card, hex: what.hex }.into());
        self.score(vp.into(), Reckoned::Activated(what.card), events);
    }

    /// [AMB 17.5a] The first seat of a car that is free: the first one drives.
    pub(crate) fn first_free_seat(&self, vehicle: VehicleId) -> u8 {
        let taken =
            |seat: u8| self.core.men.iter().any(|it| it.place == Place::Aboard(vehicle, seat));
        (0..u8::MAX).find(|seat| !taken(*seat)).expect("a car has few seats")
    }

    /// [AMB 17.5a, 17.1e] The first seat beside the wheel that is free, for one who cannot drive.
    pub(crate) fn free_passenger_seat(&self, vehicle: VehicleId) -> Option<u8> {
        let taken =
            |seat: u8| self.core.men.iter().any(|it| it.place == Place::Aboard(vehicle, seat));
        (1..self.vehicle_row(vehicle).seats).find(|seat| !taken(*seat))
    }

    /// [AMB 3.1c, 6.5f, 6.6] Somebody new: he begins Rounds, or joins the Round that is on.
    fn join_round(&mut self, actor: Actor) {
        match self.core.mode {
            // Whoever comes into play amid a drop waits until all have landed.
            Mode::Preparing => self.core.round.activated.push(actor),
            Mode::Operations => {
                self.core.mode = Mode::Rounds;
                self.core.round.activated.push(actor);
            }
            Mode::Rounds if self.core.round.number == 0 && !self.core.round.opened => {
                self.core.round.activated.push(actor);
            }
            Mode::Rounds => self.owe_after_story(Duty::Place(actor)),
            Mode::Over | Mode::Campaign => {}
        }
    }

    /// [AMB 6a] Rounds begin, or, during Rounds, two turns are granted [AMB 6.6]. The first Round
    /// comes when the rest of the paragraph and a change of condition with its checks are done:
    /// Operations, at the bottom of what is owed, then give way to it.
    pub(crate) fn begin_rounds(
        &mut self,
        rounds: &Rounds<HexId>,
        scope: Scope,
        _events: &mut Vec<Events>,
    ) {
        match self.core.mode {
            Mode::Preparing => return self.weigh_opening(rounds),
            Mode::Operations => self.core.mode = Mode::Rounds,
            Mode::Rounds => {}
            Mode::Over | Mode::Campaign => return,
        }
        let round = &self.core.round;
        if round.number > 0 || round.opened {
            self.grant_newcomers(rounds.two_turns.as_ref());
            return;
        }
        self.core.round.opened = true;
        self.grant_opening(rounds);
        self.core.round.granted.aware = match &rounds.aware {
            Some(word) => self.aware_by_paragraph(word, scope),
            None => Vec::new(),
        };
    }

    /// [AMB 6.1e, 6.1j, 6.1p] Who has the advantage of the first Round, and who two turns.
    pub(crate) fn grant_opening(&mut self, rounds: &Rounds<HexId>) {
        self.core.round.granted.advantage = match rounds.advantage {
            AdvantageWord::Dice => None,
            AdvantageWord::Us => Some(Side::Us),
            AdvantageWord::German => Some(Side::German),
        };
        self.grant_two_turns(rounds.two_turns.as_ref());
    }

    /// [AMB 6.1j, 6.1p] Two turns in the first Round.
    fn grant_two_turns(&mut self, grant: Option<&TwoTurns>) {
        match grant {
            None => {}
            Some(TwoTurns::Germans) => self.core.round.granted.germans_two = true,
            Some(TwoTurns::Cards(cards)) => {
                let actors = cards.iter().filter_map(|card| self.actor_by_card(*card));
                let actors: Vec<Actor> = actors.collect();
                self.core.round.granted.two.extend(actors);
            }
            Some(TwoTurns::UsAware) => self.core.round.granted.us_two = true,
            Some(TwoTurns::UsAwareUnpanicked) => self.core.round.granted.us_two_unpanicked = true,
        }
    }

    /// The German soldier or tank of a card.
    pub(super) fn actor_by_card(&self, card: u16) -> Option<Actor> {
        let man = self.by_card(card).map(Actor::Man);
        man.or_else(|| self.vehicle_by_card(card).map(Actor::Tank))
    }

    /// [AMB 6.5h] Those whom the paragraph makes aware; nobody off the map [AMB 6.10a].
    fn aware_by_paragraph(&self, word: &AwareWord<HexId>, scope: Scope) -> Vec<ManId> {
        let on_map = self.active(Side::Us).filter(|it| !self.is_off_map(*it));
        let chosen = on_map.filter(|man| match word {
            AwareWord::All => true,
            AwareWord::Entering => scope.group.contains(*man),
            AwareWord::InSightOf(hex) => self.sees_hex(*man, *hex),
        });
        chosen.collect()
    }

    /// [AMB 3.1a, 2.11b] Whether a German soldier or tank can still act on the map.
    pub(crate) fn is_german_active(&self) -> bool {
        let men = self.active(Side::German).any(|it| self.hex_of(it).is_some());
        men || self.active_tanks(Side::German).next().is_some()
    }

    /// [AMB 2.11b] The tanks of a side that are in play and not out of action.
    pub(crate) fn active_tanks(&self, side: Side) -> impl Iterator<Item = VehicleId> + '_ {
        self.vehicles().filter(move |it| self.vehicle(*it).side == side && self.is_active_tank(*it))
    }

    /// [AMB 2.11b] Whether a tank can act: an immobilized one can.
    pub(crate) fn is_active_tank(&self, id: VehicleId) -> bool {
        let tank = self.vehicle(id);
        tank.kind.is_tank() && tank.hex.is_some() && !tank.wrecked && tank.crew > 0
    }
}
