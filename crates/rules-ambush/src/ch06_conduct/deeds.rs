//! [AMB 6.8d, 6.8n–6.8o, 6.9] Attacks and other actions by order.
//!
//! Each takes what is left of the turn and says what is left after it. What he cannot do is
//! skipped.

use kernel::Dice;

use super::orders::{After, Manner};
use super::picks::{pick_goal, pick_throw};
use super::shots::Allowed;
use super::{Deed, Duty, Event, Turn};
use crate::action::{Bomb, Purpose};
use crate::agenda::Event as Events;
use crate::ch09_fire::{Firer, Shot};
use crate::dice::one_of;
use crate::script::instr::{Order, Pick};
use crate::state::{Actor, ArBox, Captivity, GearId, ManId, Place, Sortie};
use crate::terms::{FireMode, Side, Speed, Stance};

impl Sortie {
    /// [AMB 6.9b–6.9e, 9.6b] Fires, if his stance, his weapon and what is left of his turn let him.
    pub(super) fn obey_fire(
        &mut self,
        mut turn: Turn,
        manner: Manner,
        pick: Pick,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) -> After {
        self.rise_from_prone(&mut turn, events);
        let Some(allowed) = self.allowed_fire(&turn, manner) else { return After::Next(turn) };
        match self.shot_by_order(turn.man, manner, allowed, pick, dice) {
            Some(shot) => {
                self.fire_by_order(turn, &shot, dice, events);
                After::Owed
            }
            None => self.without_a_shot(turn, dice, events),
        }
    }

    /// [AMB 6.7e, 6.7s, 6.9d, 9.6b, 17.7d] How he may fire: aimed with all of his action, by
    /// instinct also beside half his movement points, then with a weapon of his own and once.
    pub(super) fn allowed_fire(&self, turn: &Turn, manner: Manner) -> Option<Allowed> {
        let half = self.man(turn.man).mpa() / 2;
        let fresh = turn.is_fresh();
        let beside = match turn.deed {
            Deed::Nothing | Deed::Ran => turn.spent <= half,
            Deed::Crawled | Deed::Snapped | Deed::Done => false,
        };
        let allowed = Allowed {
            aimed: fresh && manner != Manner::Only(FireMode::Snap) && !self.is_driver(turn.man),
            snap: (fresh || beside) && manner != Manner::Only(FireMode::Aimed),
            crewed: fresh,
            gear: None,
        };
        (allowed.aimed || allowed.snap).then_some(allowed)
    }

    /// [AMB 9.6, 9.7i] The shot he fires: with the crew weapon first if he is told so.
    fn shot_by_order(
        &self,
        man: ManId,
        manner: Manner,
        allowed: Allowed,
        pick: Pick,
        dice: &mut dyn Dice,
    ) -> Option<Shot> {
        if manner == Manner::Jointly {
            let shot = self.pick_shot(pick, &self.crew_ways(man, allowed), |_| true, dice);
            if shot.is_some() {
                return shot;
            }
        }
        self.pick_shot(pick, &self.german_ways(man, allowed), |_| true, dice)
    }

    /// [AMB 6.7f, 9.7i] Fires, and sees to what goes with it: the other man's turn, the second
    /// shot.
    fn fire_by_order(
        &mut self,
        mut turn: Turn,
        shot: &Shot,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        let crewed = self.is_crew_weapon(shot.firer);
        let combined = turn.is_combined(&self.mission);
        let once = crewed || combined || !turn.is_fresh() || self.is_driver(turn.man);
        turn.deed = if combined && turn.is_fresh() { Deed::Snapped } else { Deed::Done };
        match (shot.mode, shot.firer) {
            (FireMode::Snap, Firer::Man(_, gear)) if !once => {
                self.core.owe(Duty::SecondShot { turn, gear });
            }
            (FireMode::Aimed | FireMode::Snap, _) => {
                self.core.owe(Duty::Obey(turn.with_next_order()));
            }
        }
        match self.partner_in(turn.man, shot) {
            Some(partner) => {
                // [AMB 9.7i] Both spend a turn at the same moment.
                self.spend_turn(Actor::Man(partner));
                let loader = if shot.firer.man() == Some(partner) { turn.man } else { partner };
                self.fire_jointly(shot, loader, dice, events);
            }
            None => self.fire(shot, dice, events),
        }
    }

    /// [AMB 9.7i] Who makes an aimed shot with a crew weapon together with him.
    fn partner_in(&self, man: ManId, shot: &Shot) -> Option<ManId> {
        let Firer::Man(_, gear) = shot.firer else { return None };
        let joint = shot.mode == FireMode::Aimed && self.is_crew_weapon(shot.firer);
        self.joint_partner(man, gear).filter(|_| joint)
    }

    /// [AMB 6.7f, 9.6] The second shot by instinct, with the same weapon, at whom he picks now.
    pub(super) fn second_shot(
        &mut self,
        turn: Turn,
        gear: GearId,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) {
        let order = &turn.orders(&self.mission)[usize::from(turn.next)];
        let Some(pick) = fire_pick(order).filter(|_| self.goes_on(&turn)) else { return };
        let allowed = Allowed { aimed: false, snap: true, crewed: false, gear: Some(gear) };
        let ways = self.german_ways(turn.man, allowed);
        self.core.owe(Duty::Obey(turn.with_next_order()));
        if let Some(shot) = self.pick_shot(pick, &ways, |_| true, dice) {
            self.fire(&shot, dice, events);
        }
    }

    /// [AMB 6.9c] He was to fire and cannot: he sees to a jammed weapon (G32), or loads; if he sees
    /// nobody and no more than stance was to follow the shot, his turn is over.
    fn without_a_shot(
        &mut self,
        turn: Turn,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) -> After {
        let done = Turn { deed: Deed::Done, ..turn };
        if turn.is_fresh() {
            if let Some(gear) = self.jammed_weapon(turn.man) {
                self.try_to_clear(turn.man, gear, "amb:9.4b", dice, events);
                return After::Next(done);
            }
            if let Some(gear) = self.unloaded_bazooka(turn.man) {
                self.gear_mut(gear).loaded = true;
                events.push(Event::Loaded { german: turn.man, gear }.into());
                return After::Next(done);
            }
        }
        let seen = self.would_see_us(turn.man, self.man(turn.man).stance);
        let left = &turn.orders(&self.mission)[usize::from(turn.next) + 1..];
        if !seen && left.iter().all(is_about_stance) { After::Over } else { After::Next(turn) }
    }

    /// [AMB 6.8e] What he is to do is done standing or crouching: who lies crouches first.
    fn rise_from_prone(&mut self, turn: &mut Turn, events: &mut Vec<Events>) {
        if self.man(turn.man).stance == Stance::Prone {
            self.take_stance(turn, Stance::Crouching, events);
        }
    }

    /// [AMB 6.9h, 10.1] Throws a grenade.
    pub(super) fn obey_grenade(
        &mut self,
        mut turn: Turn,
        pick: Pick,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) -> After {
        self.rise_from_prone(&mut turn, events);
        if !turn.is_fresh() {
            return After::Next(turn);
        }
        let throws = self.german_throws(turn.man);
        let Some(aim) = pick_throw(throws, pick, dice) else { return After::Next(turn) };
        turn.deed = Deed::Done;
        self.core.owe(Duty::Obey(turn.with_next_order()));
        self.throw(turn.man, Bomb::Grenade, aim, dice, events);
        After::Owed
    }

    /// [AMB 6.9g, 11.1] Assaults to kill; who has spent a movement point on rising charges.
    pub(super) fn obey_assault(
        &mut self,
        mut turn: Turn,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) -> After {
        let near = self.us_in_reach(turn.man).next().is_some();
        if !near || !turn.may_strike() || !self.take_stance(&mut turn, Stance::Standing, events) {
            return After::Next(turn);
        }
        if turn.spent > self.man(turn.man).mpa() / 2 {
            return After::Next(turn);
        }
        self.strike(turn, dice, events);
        After::Owed
    }

    /// [AMB 6.9h, 11.3] Charges to kill: half his points have to take him to the enemy.
    pub(super) fn obey_charge(
        &mut self,
        mut turn: Turn,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) -> After {
        if self.us_in_reach(turn.man).next().is_some() {
            return self.obey_assault(turn, dice, events);
        }
        let rise = u8::from(self.man(turn.man).stance != Stance::Standing && !turn.free);
        let half = self.man(turn.man).mpa() / 2;
        let left = half.saturating_sub(turn.spent + rise);
        let goals = if turn.may_strike() { self.charge_goals(turn.man, left) } else { Vec::new() };
        let Some((hex, cost)) = pick_goal(&goals, dice) else { return After::Next(turn) };
        if !self.take_stance(&mut turn, Stance::Standing, events) {
            return After::Next(turn);
        }
        self.charge_into(&mut turn, hex, cost, events);
        self.strike(turn, dice, events);
        After::Owed
    }

    /// [AMB 11.1a, 11.1b] Strikes the one who is worst off, to kill.
    fn strike(&mut self, mut turn: Turn, dice: &mut dyn Dice, events: &mut Vec<Events>) {
        let charge = turn.spent > 0;
        let targets = self.worst_off(turn.man);
        turn.deed = Deed::Done;
        self.core.owe(Duty::Obey(turn.with_next_order()));
        if targets.is_empty() {
            return;
        }
        let target = targets[one_of(dice, targets.len(), "amb:11.1a")];
        self.assault(turn.man, target, Purpose::Kill, charge, dice, events);
    }

    /// [AMB 6.3i, 6.3f] Gives his turn to the man who can use it best.
    pub(super) fn obey_give_turn(&mut self, turn: Turn, events: &mut Vec<Events>) -> After {
        let german = turn.man;
        let Some(to) = self.friend_for_turn(german).filter(|_| turn.is_fresh()) else {
            return After::Next(turn);
        };
        self.give_turn(german, to, events);
        After::Next(Turn { deed: Deed::Done, ..turn })
    }

    /// [AMB 6.8n, 6.8o] Surrenders: taken at once by an active soldier in his hex, else out of the
    /// fight as he is until one comes.
    pub(crate) fn surrender(&mut self, german: ManId, events: &mut Vec<Events>) {
        let Some(hex) = self.hex_of(german) else { return };
        if self.active_in(hex, Side::Us).next().is_some() {
            return self.capture(german, None, events);
        }
        let him = self.man_mut(german);
        him.captivity = Captivity::Surrendered;
        him.ar = ArBox::Inactive;
        events.push(Event::Surrendered { german, hex }.into());
    }

    /// [AMB 6.8d, 9.4b] Sees to a jammed weapon.
    pub(super) fn obey_clear_jam(
        &mut self,
        mut turn: Turn,
        dice: &mut dyn Dice,
        events: &mut Vec<Events>,
    ) -> After {
        let Some(gear) = self.jammed_weapon(turn.man) else { return After::Next(turn) };
        self.rise_from_prone(&mut turn, events);
        if !turn.is_fresh() {
            return After::Next(turn);
        }
        self.try_to_clear(turn.man, gear, "amb:9.4b", dice, events);
        After::Next(Turn { deed: Deed::Done, ..turn })
    }

    /// [AMB 6.8d, 9.7d] Makes the crew weapon ready whose parts are together in his hex.
    pub(super) fn obey_ready_weapon(&mut self, turn: Turn, events: &mut Vec<Events>) -> After {
        let Some(gear) = self.unready_weapon(turn.man).filter(|_| turn.is_fresh()) else {
            return After::Next(turn);
        };
        self.gear_mut(gear).ready = true;
        events.push(Event::WeaponReady { german: turn.man, gear }.into());
        After::Next(Turn { deed: Deed::Done, ..turn })
    }

    /// [AMB 6.8d, 17.5b] Gets into the car in his hex, for a movement point: as its driver if he
    /// can drive and nobody does.
    pub(super) fn obey_mount(&mut self, mut turn: Turn, events: &mut Vec<Events>) -> After {
        let german = turn.man;
        let Some((vehicle, seat)) = self.seat_for(german).filter(|_| self.may_climb(&turn)) else {
            return After::Next(turn);
        };
        turn.spent += 1;
        turn.deed = Deed::Ran;
        self.mount(german, vehicle, seat, events);
        After::Next(turn)
    }

    /// [AMB 6.8d, 17.5b] Gets out of the car, for a movement point.
    pub(super) fn obey_dismount(&mut self, mut turn: Turn, events: &mut Vec<Events>) -> After {
        if self.may_dismount(turn.man).is_err() || !self.may_climb(&turn) {
            return After::Next(turn);
        }
        turn.spent += 1;
        turn.deed = Deed::Ran;
        self.dismount(turn.man, events);
        After::Next(turn)
    }

    /// Whether a movement point is left to climb in or out.
    fn may_climb(&self, turn: &Turn) -> bool {
        turn.may_strike() && turn.spent < self.allowance(turn)
    }

    /// [AMB 6.8d, 17.4a, 17.8c] Drives the car whose wheel he has.
    pub(super) fn obey_drive(&mut self, turn: Turn, speed: Speed) -> After {
        let Place::Aboard(vehicle, 0) = self.man(turn.man).place else { return After::Next(turn) };
        if !turn.is_fresh() {
            return After::Next(turn);
        }
        let done = Turn { deed: Deed::Done, ..turn };
        self.core.owe(Duty::Obey(done.with_next_order()));
        self.drive_by_order(vehicle, speed);
        After::Owed
    }

    /// [AMB 17.7d] Whether he has the wheel of a car.
    fn is_driver(&self, man: ManId) -> bool {
        matches!(self.man(man).place, Place::Aboard(_, 0))
    }
}

impl Turn {
    /// [AMB 6.8d] Whether all of his action is still to be done: nothing done, no movement point
    /// spent.
    pub(super) fn is_fresh(self) -> bool {
        self.deed == Deed::Nothing && self.spent == 0
    }

    /// [AMB 6.7s, 6.7t] Whether he has at most gone some way so far.
    fn may_strike(self) -> bool {
        match self.deed {
            Deed::Nothing | Deed::Ran => true,
            Deed::Crawled | Deed::Snapped | Deed::Done => false,
        }
    }
}

/// Whom an order to fire lets him pick; none for other orders.
fn fire_pick(order: &Order) -> Option<Pick> {
    if let Order::BestFire(pick)
    | Order::AimedFire(pick)
    | Order::SnapFire(pick)
    | Order::JointFire(pick) = order
    {
        return Some(*pick);
    }
    None
}

/// Whether an order is about how he holds himself and nothing else.
fn is_about_stance(order: &Order) -> bool {
    matches!(
        order,
        Order::Stance(_)
            | Order::FreeStance(_)
            | Order::StanceUnlessIn(..)
            | Order::FreeStanceUnlessSeen(_)
    )
}
