//! Instructions that change the table.

use hexgrid::{Direction, HexId};
use kernel::Dice;

use super::{Duty, Event, Scope, Steer};
use crate::agenda::Event as Events;
use crate::ch09_fire::{self as fire, Firer, Target};
use crate::dice::one_of;
use crate::mission::Recruit;
use crate::script::instr::{Attach, Finding, Instr, P, Piece, Placing, Shot, Strike};
use crate::state::{ArBox, GearId, Held, ManId, Mode, Place, Sortie, US_MEN, VehicleId, Working};
use crate::terms::{FireMode, Model, Side, Stance, Terrain};

impl Sortie {
    /// Carries out an instruction that leads nowhere; `from` is its paragraph and its place there.
    pub(super) fn run_deed(
        &mut self,
        deed: &Instr<HexId>,
        from: (P, u8),
        scope: Scope,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        match deed {
            Instr::EventMarker => {
                if let Some(hex) = scope.hex {
                    self.lay_event_marker(hex, events);
                }
            }
            Instr::Place(placing) => self.place(placing, from, events),
            Instr::Remove(placing) => self.remove(placing, events),
            Instr::Trap(trap) => {
                let Some(hex) = trap.hex.or(scope.hex) else { return };
                self.reveal_mines(trap.kind, hex, scope.group, dice, events);
            }
            Instr::Artillery(strike) => self.owe_salvos(strike, scope, dice),
            Instr::Shot(shot) => self.shoot_unseen(shot, scope, dice, events),
            Instr::Item(finding) => self.find_item(finding, scope, events),
            Instr::Spend(model) => self.spend(*model, scope, events),
            Instr::AttachUs(attach) => self.attach(attach, events),
            Instr::AmmoOut => self.run_out(dice, events),
            Instr::Visibility(hexes) => {
                let hexes = Some(*hexes).filter(|it| *it > 0);
                self.core.visibility = hexes;
                events.push(Event::Visibility { hexes }.into());
            }
            Instr::Withdraw(cards) => self.withdraw(cards, events),
            other => self.run_reaction(other, scope, dice, events),
        }
    }

    /// [AMB 6.8g, 6.8i, 6.8j] Instructions about the German who moves or acts.
    fn run_reaction(
        &mut self,
        deed: &Instr<HexId>,
        scope: Scope,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        if let Some(steer) = steering(deed) {
            return self.run_steering(steer, scope, events);
        }
        let of = |card: Option<u16>| match card {
            Some(card) => self.by_card(card),
            None => scope.german,
        };
        let german = match deed {
            Instr::Reaction(reaction) => of(reaction.card),
            Instr::EndReaction(card) => of(*card),
            _ => scope.german,
        };
        let Some(german) = german else { return };
        match deed {
            Instr::Reaction(it) => self.begin_reaction(german, it.letter, dice, events),
            Instr::EndReaction(_) => self.end_reaction(german, events),
            other => unreachable!("{other:?} is carried out elsewhere"),
        }
    }

    /// [AMB 6.8g, 17.8] How the German goes on who moves: in a vehicle, or on foot.
    fn run_steering(&mut self, steer: Steer, scope: Scope, events: &mut Vec<Events>) {
        match (self.vehicle_on_the_way(), scope.german) {
            (Some(vehicle), _) => self.steer_vehicle(vehicle, steer, events),
            (None, Some(german)) => self.steer(german, steer, events),
            (None, None) => {}
        }
    }

    /// [AMB 2.4j, 2.4k, 2.4l, 2.4m, 2.4n, 2.4o, 2.4r, M5d, M6g, MKa, MRa, M8f] Lays something on
    /// the map.
    fn place(&mut self, placing: &Placing<HexId>, from: (P, u8), events: &mut Vec<Events>) {
        let hex = placing.hex;
        match &placing.what {
            Piece::Ford => self.change_terrain(hex, Terrain::Ford),
            Piece::Crater => self.change_terrain(hex, Terrain::Crater),
            // [AMB MKj] A bunker that a paragraph turns to rubble has been destroyed.
            Piece::Rubble if self.terrain(hex) == Terrain::Bunker => {
                self.collapse(hex, None, events);
            }
            Piece::Rubble => self.change_terrain(hex, Terrain::Rubble),
            Piece::Fire => self.change_terrain(hex, Terrain::BurningBuilding),
            Piece::BlownBridge => {
                if !self.blow_bridge(hex) {
                    return;
                }
            }
            Piece::Roadblock => self.marks_mut(hex).roadblock = true,
            Piece::Bunker { door } => {
                let side = u8::try_from(self.toward(hex, *door).index()).expect("six directions");
                self.change_terrain(hex, Terrain::Bunker);
                self.marks_mut(hex).bunker = Some((side, false));
            }
            Piece::Landmark(_) => self.marks_mut(hex).landmark = Some(from),
            Piece::Screen(_) => {
                let marks = self.marks_mut(hex);
                marks.landmark = Some(from);
                marks.screened = true;
            }
            Piece::Vehicle { kind, facing } => {
                let facing = self.toward(hex, *facing);
                let spare = self.vehicles().find(|id| {
                    let card = &self.mission.vehicles[usize::from(id.0)];
                    card.number == 0 && card.kind == *kind && self.vehicle(*id).hex.is_none()
                });
                let Some(id) = spare else { return };
                let vehicle = self.vehicle_mut(id);
                vehicle.hex = Some(hex);
                vehicle.facing = facing;
            }
            Piece::EventMarker => return self.lay_event_marker(hex, events),
        }
        events.push(Event::Placed { what: placing.what.clone(), hex }.into());
    }

    /// Takes something off the map again.
    fn remove(&mut self, placing: &Placing<HexId>, events: &mut Vec<Events>) {
        let hex = placing.hex;
        match &placing.what {
            Piece::Ford | Piece::Crater | Piece::Rubble | Piece::Fire | Piece::BlownBridge => {
                self.core.changed.remove(&hex);
            }
            Piece::Bunker { .. } => {
                self.core.changed.remove(&hex);
                self.marks_mut(hex).bunker = None;
            }
            Piece::Roadblock => self.marks_mut(hex).roadblock = false,
            Piece::Landmark(_) | Piece::Screen(_) => {
                let marks = self.marks_mut(hex);
                marks.landmark = None;
                marks.screened = false;
            }
            Piece::Vehicle { kind, .. } => {
                let there = self.vehicles().find(|id| {
                    self.vehicle(*id).kind == *kind && self.vehicle(*id).hex == Some(hex)
                });
                let Some(id) = there else { return };
                self.vehicle_mut(id).hex = None;
            }
            Piece::EventMarker => self.marks_mut(hex).event = false,
        }
        events.push(Event::Removed { what: placing.what.clone(), hex }.into());
    }

    /// [AMB 2.3c] What a hex is from now on.
    fn change_terrain(&mut self, hex: HexId, terrain: Terrain) {
        self.core.changed.insert(hex, terrain);
    }

    /// The direction from a hex to its neighbor.
    fn toward(&self, hex: HexId, neighbor: HexId) -> Direction {
        let direction = self.mission.ground.map.grid.direction(hex, neighbor);
        direction.expect("a checked mission names a neighbor")
    }

    /// [AMB 3.2c, 5.9a, 6.10d] Owes salvos: on the hex, on one at random, on several in turn.
    fn owe_salvos(&mut self, strike: &Strike<HexId>, scope: Scope, dice: &mut dyn Dice) {
        let hexes = match strike {
            Strike::Here => scope.hex.into_iter().collect(),
            Strike::At(hexes) => hexes.clone(),
            Strike::RandomUs => self.random_hex(Side::Us, dice).into_iter().collect(),
            Strike::RandomGerman => self.random_hex(Side::German, dice).into_iter().collect(),
        };
        for hex in hexes.into_iter().rev() {
            self.core.owe(Duty::Salvo(hex));
        }
    }

    /// [AMB 5.9a] A hex with active soldiers of a side, each as likely as the other.
    fn random_hex(&self, side: Side, dice: &mut dyn Dice) -> Option<HexId> {
        let mut hexes: Vec<HexId> = self.active(side).filter_map(|it| self.hex_of(it)).collect();
        let tanks = self.vehicles().filter(|id| self.is_tank_active(*id, side));
        hexes.extend(tanks.filter_map(|id| self.vehicle(id).hex));
        hexes.sort();
        hexes.dedup();
        (!hexes.is_empty()).then(|| hexes[one_of(dice, hexes.len(), "amb:5.9a")])
    }

    /// [AMB 3.2c] An enemy who is never placed fires once with care; if he sees nobody, at nobody.
    fn shoot_unseen(
        &mut self,
        shot: &Shot<HexId>,
        scope: Scope,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        let arm = shot.weapon.arm().expect("a checked mission names a weapon");
        let firer = Firer::Unseen(shot.ws, arm, shot.from);
        let ways = [(firer, FireMode::Aimed)];
        let fits = |it: &fire::Shot| self.is_drawn_by(it.target, scope);
        if let Some(shot) = self.pick_shot(shot.pick, &ways, fits, dice) {
            self.fire(&shot, dice, events);
        }
    }

    /// [AMB MPb, MPc, MPd] Whether a target may have drawn the fire of a paragraph: of those in the
    /// air only the one who drifts over its hex, and then nobody else. The others are not out of
    /// the plane yet.
    fn is_drawn_by(&self, target: Target, scope: Scope) -> bool {
        let drifts = |man: ManId| matches!(self.man(man).place, Place::Drifting(_));
        match target {
            Target::Man(man) if scope.group.iter().any(drifts) => scope.group.contains(man),
            Target::Man(man) => !drifts(man),
            Target::Vehicle(..) | Target::Wall(_) | Target::Bunker(_) => true,
        }
    }

    /// Something is found: it lies where the paragraph says, or the most perceptive of those in
    /// its hex who has room takes it.
    fn find_item(&mut self, finding: &Finding<HexId>, scope: Scope, events: &mut Vec<Events>) {
        let Some(hex) = finding.at.or(scope.hex) else { return };
        let item = finding.item;
        let finders = self.concerned(scope);
        let roomy = finders.iter().filter(|it| !item.is_crewed() && self.has_room(*it, item, 0));
        let by = match finding.at {
            Some(_) => None,
            None => self.best_perceiver(roomy),
        };
        let held = by.map_or(Held::On(hex.into()), Held::By);
        let second = if item.is_crewed() { held } else { Held::Lost };
        let gear = self.add_gear(item, [held, second], is_german(item));
        self.gear_mut(gear).key.clone_from(&finding.key);
        events.push(Event::Found { gear, item, by, hex }.into());
    }

    /// One object of a kind is used up by the first of those concerned who has one.
    fn spend(&mut self, model: Model, scope: Scope, events: &mut Vec<Events>) {
        let concerned = self.concerned(scope);
        let mut holders = concerned.iter().filter_map(|it| Some((it, self.gear_of(it, model)?)));
        let Some((by, gear)) = holders.next() else { return };
        self.gear_mut(gear).parts = [Held::Lost; 2];
        events.push(Event::Spent { item: model, by }.into());
    }

    /// [AMB 2.6a, M8c] A soldier or a tank joins the squad.
    fn attach(&mut self, attach: &Attach<HexId>, events: &mut Vec<Events>) {
        let mission = std::sync::Arc::clone(&self.mission);
        if let Some(recruit) = mission.us_cards.iter().find(|it| it.card == attach.card) {
            return self.attach_man(recruit, attach, events);
        }
        self.attach_tank(attach, events);
    }

    /// [AMB 2.6a] A soldier joins, unless he is there already.
    fn attach_man(&mut self, recruit: &Recruit, attach: &Attach<HexId>, events: &mut Vec<Events>) {
        let man = if recruit.letter == 'J' { ManId(US_MEN - 2) } else { ManId(US_MEN - 1) };
        if self.man(man).place != Place::Nowhere {
            return;
        }
        let box_now = self.box_of_newcomer();
        let him = self.man_mut(man);
        him.place = Place::At(attach.hex.into());
        him.stance = attach.stance.unwrap_or(Stance::Standing);
        him.ar = box_now;
        events.push(Event::Joined { man, hex: attach.hex }.into());
    }

    /// [AMB M8c] A tank joins, unless it is there already.
    fn attach_tank(&mut self, attach: &Attach<HexId>, events: &mut Vec<Events>) {
        let vehicle = self.vehicle_by_card(attach.card).expect("a checked mission names a card");
        if self.vehicle(vehicle).hex.is_some() {
            return;
        }
        let crew = self.mission.vehicles[usize::from(vehicle.0)].crew;
        let facing = attach.facing.map(|it| self.toward(attach.hex, it));
        let box_now = self.box_of_newcomer();
        let tank = self.vehicle_mut(vehicle);
        tank.hex = Some(attach.hex);
        tank.facing = facing.unwrap_or(tank.facing);
        (tank.crew, tank.ar) = (crew, box_now);
        events.push(Event::TankJoined { vehicle, hex: attach.hex }.into());
    }

    /// The box of somebody who joins the squad: in Rounds he is aware and has no turn yet.
    fn box_of_newcomer(&self) -> ArBox {
        if self.core.mode == Mode::Rounds { ArBox::Complete } else { ArBox::Unaware }
    }

    /// [AMB 9.5f, 5.9a] One German weapon that fired in the last Round is out of ammunition.
    fn run_out(&mut self, dice: &mut dyn Dice, events: &mut Vec<Events>) {
        let fired: Vec<GearId> = self.all_gear().filter(|id| self.could_run_out(*id)).collect();
        if fired.is_empty() {
            return;
        }
        let gear = fired[one_of(dice, fired.len(), "amb:5.9a")];
        self.gear_mut(gear).empty = true;
        events.push(Event::AmmoOut { gear }.into());
    }

    /// Whether a weapon in German hands fired in the last Round and still has ammunition.
    fn could_run_out(&self, id: GearId) -> bool {
        let gear = self.gear(id);
        let german = gear.parts.iter().any(|held| match held {
            Held::By(man) => man.side() == Side::German,
            Held::Lost | Held::On(_) | Held::InCanoe(_) | Held::InCrate => false,
        });
        german && gear.fired[0] && !gear.empty && gear.working != Working::Broken
    }

    /// Germans leave the map, wherever they are; it costs nobody anything.
    fn withdraw(&mut self, cards: &[u16], events: &mut Vec<Events>) {
        for card in cards {
            let man = self.by_card(*card).filter(|it| self.man(*it).is_active());
            if let Some(man) = man {
                self.withdraw_man(man, events);
            }
            let vehicle = self.mission.vehicles.iter().position(|it| it.number == *card);
            if let Some(place) = vehicle {
                self.withdraw_vehicle(
                    VehicleId(u8::try_from(place).expect("few vehicles")),
                    events,
                );
            }
        }
    }

    fn withdraw_man(&mut self, man: ManId, events: &mut Vec<Events>) {
        let him = self.man_mut(man);
        him.place = Place::Gone;
        him.ar = ArBox::Inactive;
        events.push(Event::Withdrawn { man }.into());
    }

    fn withdraw_vehicle(&mut self, vehicle: VehicleId, events: &mut Vec<Events>) {
        if self.vehicle(vehicle).hex.is_none() || self.vehicle(vehicle).wrecked {
            return;
        }
        let sits =
            |it: &ManId| matches!(self.man(*it).place, Place::Aboard(id, _) if id == vehicle);
        let aboard: Vec<ManId> = self.men().filter(sits).collect();
        // Interpretation: nobody drives off with the squad's own men, its prisoners or casualties.
        if aboard.iter().any(|it| it.side() == Side::Us || !self.man(*it).is_active()) {
            return;
        }
        for man in aboard {
            self.withdraw_man(man, events);
        }
        self.vehicle_mut(vehicle).hex = None;
        events.push(Event::VehicleWithdrawn { vehicle }.into());
    }
}

/// [AMB 14b] Whether the Germans made it.
fn is_german(model: Model) -> bool {
    match model {
        Model::GermanRifle | Model::MachinePistol | Model::Lmg => true,
        Model::Pistol
        | Model::Carbine
        | Model::Rifle
        | Model::SubmachineGun
        | Model::AutomaticRifle
        | Model::Mmg
        | Model::Hmg
        | Model::Bazooka
        | Model::Charge
        | Model::Radio
        | Model::Documents => false,
    }
}

/// [AMB 6.8g] What an instruction says to the German who moves, if it does.
fn steering(deed: &Instr<HexId>) -> Option<Steer> {
    match deed {
        Instr::StopMove => Some(Steer::Stop),
        Instr::MoveTo(hex) => Some(Steer::To(*hex)),
        Instr::Leave => Some(Steer::Leave),
        _ => None,
    }
}
