//! Chapter 20: aircraft.

use hexgrid::{Direction, HexId};
use kernel::{Dice, Illegal, refuse};

use crate::act::{Act, Manner};
use crate::agenda::Frame;
use crate::decision::Action;
use crate::event::Event;
use crate::field::DENSE;
use crate::roster::Color;
use crate::scenario::{Bomb, MineColor, WorkKind};
use crate::state::{Firefight, Flags, Place, UnitId, Work};

/// [COH 20.0c] AP of an air action.
const FLIGHT: u8 = 1;
/// [COH 20.0d, 20.1e] Further AP of an attack, and of a climb.
pub(crate) const EFFORT: u8 = 1;
/// [M-10] The most altitude markers.
pub(crate) const CEILING: u8 = 5;
/// [COH 20.2a] The nearest and the farthest an aircraft attacks.
pub(crate) const REACH: (u16, u16) = (2, 6);
/// [COH 20.2b] Beyond this many hexes each costs a point.
const EASY: u16 = 3;
/// [COH 20.4d] [M-06] What the mines of cluster bombs have to roll.
const SCATTERED: u8 = 7;

impl Firefight {
    /// [COH 20.0a, 20.0b, 20.0o] Whether an aircraft off the map may come in this round.
    pub(crate) fn may_fly_in(&self, unit: UnitId) -> bool {
        let state = self.unit(unit);
        let due = self
            .scenario
            .air
            .iter()
            .any(|it| it.unit == unit && it.rounds.contains(&self.core.round));
        due && state.place == Place::Awaited && !state.is(Flags(Flags::GONE.0 | Flags::AIR_HIT.0))
    }

    /// [COH 20.0b, 20.0f] The hexes into which an aircraft may fly next.
    pub(crate) fn flight_hexes(&self, unit: UnitId) -> Vec<HexId> {
        let Some(at) = self.hex(unit) else { return self.scenario.unit(unit).hexes.clone() };
        self.ahead(unit).filter_map(|it| self.scenario.field.grid.neighbor(at, it)).collect()
    }

    /// The three directions before an aircraft.
    fn ahead(&self, unit: UnitId) -> impl Iterator<Item = Direction> + use<> {
        let facing = self.unit(unit).facing;
        [0, 1, -1].into_iter().map(move |it| facing.turned(it))
    }

    /// [COH 20.0e, 20.0i, 20.0l] Whether an air action may begin so, and what it costs.
    pub(crate) fn may_take_off(&self, act: &Act, action: Action) -> Result<u8, Illegal> {
        let unit = act.members[0];
        if !matches!(action, Action::Fly(_) | Action::FlyOff) {
            return refuse("coh:20.0e", "an air action begins with a move forward");
        }
        if self.unit(unit).is(Flags::HOMEWARD) {
            return refuse("coh:20.0n", "on its way home an aircraft takes no more orders");
        }
        if action == Action::FlyOff {
            self.may_fly_off(unit)?;
        } else if !self.flight_hexes(unit).into_iter().any(|it| action == Action::Fly(it)) {
            return refuse("coh:20.0f", "an aircraft flies into one of its three front hexes");
        }
        Ok(FLIGHT)
    }

    /// [COH 20.0c, 20.0s] Begins an air action with its first move: paid like any other.
    pub(crate) fn take_off(&mut self, to: HexId, events: &mut Vec<Event>) {
        let unit = self.act().members[0];
        self.start();
        self.pay(FLIGHT, events);
        let left = self.kind(unit).moves.saturating_sub(1);
        self.push(Frame::Flight { unit, left, moved: true, leveled: false });
        self.fly(unit, to, events);
    }

    /// [COH 20.0e] Begins an air action with a move off the map, which ends it.
    pub(crate) fn leave_at_once(&mut self, events: &mut Vec<Event>) {
        let unit = self.act().members[0];
        self.start();
        self.pay(FLIGHT, events);
        self.fly_off(unit, events);
    }

    /// [COH 20.0f, 20.3d] An aircraft moves one hex; hidden units below may be found.
    fn fly(&mut self, unit: UnitId, to: HexId, events: &mut Vec<Event>) {
        let from = self.hex(unit);
        self.put(unit, Place::Map(to));
        events.push(Event::Flew { unit, from, to });
        self.push(Frame::Search);
        if from.is_none() {
            // [COH 20.0b] It comes in as high as it likes, looking where it likes.
            self.push(Frame::Face { unit, towards: None });
            self.push(Frame::Altitude { unit });
        }
    }

    /// [COH 20.0c–20.0h, 20.1d] Whether an aircraft may go on so.
    pub(crate) fn may_fly_on(&self, unit: UnitId, action: Action) -> Result<(), Illegal> {
        let Some(&Frame::Flight { left, moved, leveled, .. }) = self.core.agenda.last() else {
            return refuse("coh:20.0e", "nobody is flying");
        };
        if action == Action::Stop {
            return Ok(());
        }
        if left == 0 {
            return refuse("coh:20.0c", "no impulse is left");
        }
        match action {
            Action::Fly(to) if self.flight_hexes(unit).contains(&to) => Ok(()),
            Action::Fly(_) => {
                refuse("coh:20.0f", "an aircraft flies into one of its three front hexes")
            }
            Action::FlyOff => self.may_fly_off(unit),
            Action::Bank(_) | Action::Strafe(_) | Action::Bomb(..) | Action::Flak(_) if !moved => {
                refuse("coh:20.0g", "after each move forward one attack or one turn")
            }
            Action::Bank(way) => {
                let facing = self.unit(unit).facing;
                if [1, -1].into_iter().any(|it| facing.turned(it) == way) {
                    return Ok(());
                }
                refuse("coh:20.0g", "an aircraft turns by one hexside")
            }
            Action::Climb | Action::Dive if leveled => {
                refuse("coh:20.1d", "one level for each hex moved")
            }
            Action::Climb if self.unit(unit).altitude >= CEILING => {
                refuse("coh:20.1a", "it cannot climb any higher")
            }
            Action::Climb => self.may_pay(self.act(), EFFORT).map(drop),
            Action::Dive if self.unit(unit).altitude == 0 => {
                refuse("coh:20.1a", "it cannot fly any lower")
            }
            Action::Dive => Ok(()),
            Action::Strafe(into) => self.may_strafe(unit, into),
            Action::Bomb(count, into) => self.may_bomb(unit, count, into),
            Action::Flak(target) => self.may_dogfight(unit, target),
            _ => refuse("coh:20.0c", "an aircraft does nothing like that"),
        }
    }

    /// Whether an aircraft flies off the map by its next move.
    fn may_fly_off(&self, unit: UnitId) -> Result<(), Illegal> {
        let Some(at) = self.hex(unit) else { return refuse("coh:20.0a", "it is off the map") };
        let out = self.ahead(unit).any(|it| self.scenario.field.grid.neighbor(at, it).is_none());
        if out { Ok(()) } else { refuse("coh:20.0a", "the edge of the map is not before it") }
    }

    /// [COH 20.0d] What every attack from the air needs.
    fn may_attack_from_air(&self, unit: UnitId, into: HexId) -> Result<(), Illegal> {
        self.may_aim_from_air(unit, into)?;
        self.may_pay(self.act(), EFFORT).map(drop)
    }

    /// [COH 20.0q, 20.2a, 20.2b] What every attack from the air needs besides its price.
    pub(crate) fn may_aim_from_air(&self, unit: UnitId, into: HexId) -> Result<(), Illegal> {
        if self.unit(unit).is(Flags::AIR_HIT) {
            return refuse("coh:20.0q", "an aircraft that was hit attacks no more");
        }
        let Some(at) = self.hex(unit) else { return refuse("coh:20.0a", "it is off the map") };
        let distance = self.scenario.field.distance(at, into);
        if distance < REACH.0 {
            return refuse("coh:20.2a", "an aircraft attacks at two hexes or more");
        }
        if distance > REACH.1 {
            return refuse("coh:20.2b", "an aircraft attacks at six hexes or less");
        }
        if !self.is_before(at, self.unit(unit).facing, into) {
            return refuse("coh:6.1b", "the hex lies outside the arc of fire");
        }
        Ok(())
    }

    /// [COH 20.3b, 20.3c] Whether a hex on the ground is seen from the air.
    fn may_see_from_above(&self, from: HexId, to: HexId) -> Result<(), Illegal> {
        let field = &self.scenario.field;
        if field.sees_from_above(from, to, &self.core.smoke) {
            return Ok(());
        }
        if field.sees_from_above(from, to, &[]) {
            return refuse("coh:20.3c", "the smoke between them is too dense");
        }
        refuse("coh:20.3b", "the hex lies right behind an obstacle")
    }

    /// [COH 20.0a, 20.0b, 20.0o, 20.0q] Why an aircraft that is off the map does not come in.
    pub(crate) fn refuse_flight<T>(&self, unit: UnitId) -> Result<T, Illegal> {
        let state = self.unit(unit);
        if state.is(Flags::AIR_HIT) {
            return refuse("coh:20.0q", "an aircraft that was hit does not come back");
        }
        if state.is(Flags::GONE) {
            return refuse(
                "coh:20.0o",
                "an aircraft that has left does not come back in this round",
            );
        }
        refuse("coh:20.0b", "the aircraft does not come in this round")
    }

    /// [COH 20.2a, 20.3a, 20.3b, 20.3c] Whether an aircraft may attack a hex on the ground.
    pub(crate) fn may_strafe(&self, unit: UnitId, into: HexId) -> Result<(), Illegal> {
        self.may_attack_from_air(unit, into)?;
        let at = self.hex(unit).expect("who attacks from the air is over the map");
        self.may_see_from_above(at, into)?;
        self.may_hit_somebody(unit, into)
    }

    /// [COH 20.4a, 20.4b] Whether an aircraft may drop so many bombs.
    fn may_bomb(&self, unit: UnitId, count: u8, into: HexId) -> Result<(), Illegal> {
        if count == 0 || count > self.unit(unit).bombs {
            return refuse("coh:20.4a", "the aircraft has not so many bombs");
        }
        self.may_strafe(unit, into)
    }

    /// [COH 20.2c] Whether an aircraft may attack another.
    fn may_dogfight(&self, unit: UnitId, target: UnitId) -> Result<(), Illegal> {
        let Some(into) = self.hex(target).filter(|_| self.kind(target).is_aircraft()) else {
            return refuse("coh:20.2c", "there is no such aircraft over the map");
        };
        if self.nation(target) == self.nation(unit) {
            return refuse("coh:20.2c", "it is one of our own");
        }
        self.may_attack_from_air(unit, into)?;
        let at = self.hex(unit).expect("who attacks from the air is over the map");
        if self.scenario.field.smoke_in_air(at, into, &self.core.smoke) >= DENSE {
            return refuse("coh:20.3c", "the smoke between them is too dense");
        }
        Ok(())
    }

    /// [COH 20.0p] Whether a unit on the ground may fire at an aircraft, and for how much.
    pub(crate) fn may_flak(&self, act: &Act, target: UnitId) -> Result<u8, Illegal> {
        let unit = act.members[0];
        let Some(into) = self.hex(target).filter(|_| self.kind(target).is_aircraft()) else {
            return refuse("coh:20.0p", "there is no such aircraft over the map");
        };
        if self.nation(target) == self.nation(unit) {
            return refuse("coh:20.0p", "it is one of our own");
        }
        let Some(at) = self.hex(unit) else {
            return refuse("coh:7.0a", "the unit is not on the map");
        };
        let front = self.is_through_front(target, at);
        let rating = if front { self.kind(target).front } else { self.kind(target).flank };
        if !self.kind(unit).power(rating.color).air {
            return refuse("coh:20.0p", "the unit cannot shoot at aircraft");
        }
        let price = self.may_aim_up(act, into)?;
        self.may_see_from_above(into, at)?;
        for &other in &act.members[1..] {
            self.may_support_flak(other, at, into, rating.color)?;
        }
        Ok(price)
    }

    /// [COH 9.1.2d–9.1.2h, 20.0p] Whether a unit may support one that stands in a hex and fires at
    /// an aircraft.
    fn may_support_flak(
        &self,
        unit: UnitId,
        base: HexId,
        into: HexId,
        color: Color,
    ) -> Result<(), Illegal> {
        if !self.kind(unit).power(color).air {
            return refuse("coh:20.0p", "the unit cannot shoot at aircraft");
        }
        let at = self.may_help_up(unit, base, into)?;
        if !self.scenario.field.sees_from_above(into, at, &self.core.smoke) {
            return refuse("coh:9.1.2e", "who supports needs its own line of sight");
        }
        Ok(())
    }

    /// Carries out an impulse.
    pub(crate) fn fly_on(&mut self, unit: UnitId, action: Action, events: &mut Vec<Event>) {
        let Some(Frame::Flight { left, moved, leveled, .. }) = self.core.agenda.pop() else {
            unreachable!("the open question is how an aircraft flies on")
        };
        let left = left.saturating_sub(1);
        let next = |moved, leveled| Frame::Flight { unit, left, moved, leveled };
        match action {
            Action::Fly(to) => {
                self.push(next(true, false));
                self.fly(unit, to, events);
            }
            Action::FlyOff => self.fly_off(unit, events),
            Action::Bank(way) => {
                self.push(next(false, leveled));
                self.turn(unit, way, events);
            }
            Action::Climb | Action::Dive => {
                if action == Action::Climb {
                    self.pay(EFFORT, events);
                }
                let state = self.unit_mut(unit);
                let up = action == Action::Climb;
                state.altitude = if up { state.altitude + 1 } else { state.altitude - 1 };
                let altitude = state.altitude;
                events.push(Event::Leveled { unit, altitude });
                self.push(next(moved, true));
            }
            Action::Strafe(into) => {
                self.pay(EFFORT, events);
                self.push(next(false, leveled));
                self.attack_from_air(unit, Manner::Air, into, events);
            }
            Action::Bomb(count, into) => {
                self.pay(EFFORT, events);
                self.unit_mut(unit).bombs -= count;
                self.push(next(false, leveled));
                self.push(Frame::Bombs { unit, into, left: count });
            }
            Action::Flak(target) => {
                self.pay(EFFORT, events);
                self.push(next(false, leveled));
                let into = self.hex(target).expect("who is attacked in the air is over the map");
                self.attack_from_air(unit, Manner::Dogfight(target), into, events);
            }
            // The flight is over.
            Action::Stop => {}
            action => unreachable!("the check refused {action:?} in flight"),
        }
    }

    fn attack_from_air(
        &mut self,
        unit: UnitId,
        manner: Manner,
        into: HexId,
        events: &mut Vec<Event>,
    ) {
        let from = self.hex(unit).expect("who attacks from the air is over the map");
        let force = self.owner(unit);
        self.begin_volley(force, vec![unit], manner, from, into, events);
    }

    /// [COH 20.4b] The next bomb: each is an attack of its own.
    pub(crate) fn drop_next(
        &mut self,
        unit: UnitId,
        into: HexId,
        left: u8,
        events: &mut Vec<Event>,
    ) {
        self.core.agenda.pop();
        if left == 0 || !self.is_alive(unit) {
            return;
        }
        self.push(Frame::Bombs { unit, into, left: left - 1 });
        self.attack_from_air(unit, Manner::Bomb, into, events);
    }

    /// What an aircraft drops.
    fn bomb_kind(&self, unit: UnitId) -> Option<Bomb> {
        let air = self.scenario.air.iter().find(|it| it.unit == unit);
        air.and_then(|it| it.bombs).map(|it| it.0)
    }

    /// [COH 20.4c, unit.v17] [M-11] The firepower of a bomb.
    pub fn bomb_power(&self, unit: UnitId, color: Color) -> i8 {
        match (self.bomb_kind(unit), color) {
            (Some(Bomb::Light), _) | (Some(Bomb::Cluster), Color::Red) => 6,
            (Some(Bomb::Heavy), _) => 9,
            (Some(Bomb::Cluster), Color::Blue) | (None, _) => 0,
        }
    }

    /// [COH 20.1b, 20.2b, 20.2d, 20.2e] What height and distance take from an attack from the air.
    pub(crate) fn add_air(
        &self,
        unit: UnitId,
        (manner, into): (Manner, HexId),
        add: &mut impl FnMut(&'static str, i8),
    ) {
        let at = self.hex(unit).expect("who attacks from the air is over the map");
        let far = self.scenario.field.distance(at, into).saturating_sub(EASY);
        add("coh:20.2b", -i8::try_from(far).expect("aircraft fire at a few hexes"));
        let altitude = self.unit(unit).altitude;
        match manner {
            Manner::Dogfight(target) if altitude > self.unit(target).altitude => {
                add("coh:20.2c", 1);
            }
            Manner::Dogfight(_) => {}
            Manner::Air | Manner::Bomb => {
                add("coh:20.1b", -i8::try_from(altitude).expect("the ceiling is low"));
            }
            Manner::Direct
            | Manner::Melee
            | Manner::Indirect
            | Manner::Weapon(_)
            | Manner::Oba(_)
            | Manner::Flak(_) => unreachable!("{manner:?} does not come from an aircraft"),
        }
    }

    /// [COH 20.4d] Cluster bombs that hit leave mines; those that lie hidden there are found.
    pub(crate) fn scatter(&mut self, unit: UnitId, hex: HexId, events: &mut Vec<Event>) {
        if !matches!(self.bomb_kind(unit), Some(Bomb::Cluster)) {
            return;
        }
        let here = |it: &&mut Work| it.hex == hex && it.kind == WorkKind::Mines;
        if let Some(field) = self.core.works.iter_mut().find(here) {
            if field.hidden {
                field.hidden = false;
                events.push(Event::MinesFound { hex });
            }
            return;
        }
        events.push(Event::Mined { unit, hex });
        self.core.works.push(Work {
            kind: WorkKind::Mines,
            hex,
            facing: Direction::D0,
            front: 0,
            flank: 0,
            color: MineColor::Red,
            number: SCATTERED,
            owner: self.owner(unit),
            hidden: false,
            vehicles: false,
        });
    }

    /// [COH 20.0a, 20.0o] An aircraft leaves the map and does not come back in this round.
    fn fly_off(&mut self, unit: UnitId, events: &mut Vec<Event>) {
        self.put(unit, Place::Awaited);
        let state = self.unit_mut(unit);
        state.altitude = 0;
        state.flags.set(Flags::GONE);
        events.push(Event::Left { unit });
    }

    /// [COH 20.0m] Whether a spent aircraft may fly home.
    pub(crate) fn may_go_home(&self, unit: UnitId) -> Result<(), Illegal> {
        if self.owner(unit) != self.core.mover {
            return refuse("coh:2.2a", "a player acts with units of his own force");
        }
        if !self.kind(unit).is_aircraft() || self.hex(unit).is_none() {
            return refuse("coh:20.0m", "aircraft over the map fly home");
        }
        if self.core.double {
            return refuse("coh:20.0k", "aircraft use no action cards");
        }
        if !self.unit(unit).is(Flags::SPENT) {
            return refuse("coh:20.0m", "only a spent aircraft flies home for nothing");
        }
        Ok(())
    }

    /// [COH 20.0m, 20.0n] Straight on, as many hexes as it has impulses.
    pub(crate) fn go_home(&mut self, unit: UnitId, dice: &mut dyn Dice, events: &mut Vec<Event>) {
        self.unit_mut(unit).flags.set(Flags::HOMEWARD);
        let facing = self.unit(unit).facing;
        for _ in 0..self.kind(unit).moves {
            let Some(at) = self.hex(unit) else { break };
            match self.scenario.field.grid.neighbor(at, facing) {
                Some(to) => {
                    self.put(unit, Place::Map(to));
                    events.push(Event::Flew { unit, from: Some(at), to });
                    // [COH 20.3d] It looks down wherever it passes.
                    self.look_for_hidden(events);
                    self.turn_coins(dice, events);
                }
                None => self.fly_off(unit, events),
            }
        }
    }
}
