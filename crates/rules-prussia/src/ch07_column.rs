//! Chapter 7.3: wings In Column.

use hexgrid::HexId;
use kernel::{Dice, Illegal, refuse};

use crate::agenda::Frame;
use crate::ch06_command::{COMMAND_RANGE, d6};
use crate::event::Event;
use crate::roster::Arm;
use crate::scenario::EntryColumn;
use crate::state::{Army, Battle, Flags, GroupId, LeaderId, Place, UnitId, WingId};

/// [PG 7.3.1a] What a column adds to the allowance.
pub(crate) const COLUMN_BONUS: u8 = 4;
/// [PG 7.3b] Artillery that goes into column with a wing.
const COLUMN_GUNS_MAX: u8 = 3;
/// [PG 7.3.3a] How near an enemy makes a wing deploy.
const FORCE_RANGE: u16 = 3;
/// [PG 7.3.3d] What Prussian cavalry adds.
const PRUSSIAN_HORSE: u8 = 4;

/// [PG 7.3.1c] The allowance of a Degraded column.
pub(crate) fn degraded_column(arm: Arm) -> u8 {
    match arm {
        Arm::Artillery => 4,
        Arm::Infantry | Arm::Baggage => 5,
        Arm::Cavalry => 7,
    }
}

impl Battle {
    /// Units of a wing on the map or still to come.
    pub(crate) fn units_of_wing(&self, wing: WingId) -> impl Iterator<Item = UnitId> + '_ {
        self.scenario.tables.wings[wing.index()].iter().copied().filter(move |&it| {
            let place = self.unit(it).place;
            place.hex().is_some() || place == Place::Awaited
        })
    }

    /// [PG 7.3a, 26.3d] Whether a wing may form column now.
    pub(crate) fn may_form_column(&self, wing: WingId) -> Result<(), Illegal> {
        let info = self.scenario.wing(wing);
        if info.army != self.core.active {
            return refuse("pg:7.3a", "it is not one's own wing");
        }
        if self.wing(wing).column {
            return refuse("pg:7.3a", "it is in column already");
        }
        if self.units_of_wing(wing).next().is_none() {
            return refuse("pg:7.3a", "the wing is gone");
        }
        let acts = self.army_state(info.army).active
            || self.units_of_wing(wing).all(|it| self.may_act(it));
        if !acts {
            return refuse("pg:6.1a", "the army is not active");
        }
        if !self.is_wing_effective(wing) {
            return refuse("pg:7.3a", "the wing is Degraded");
        }
        if self.wing(wing).stirred {
            return refuse("pg:7.3a", "a unit of the wing has moved already");
        }
        if !self.units_of_wing(wing).all(|it| self.is_formed(it)) {
            return refuse("pg:7.3a", "not all its units are Formed");
        }
        let near = |it: UnitId| self.hex(it).is_some_and(|hex| self.in_ezoc(info.army, hex));
        if self.units_of_wing(wing).any(near) {
            return refuse("pg:7.3a", "a unit of the wing is in an enemy zone of control");
        }
        if self.units_of_wing(wing).any(|it| self.entry_column(it) == Some(EntryColumn::No)) {
            return refuse("pg:22.2b", "it comes deployed");
        }
        Ok(())
    }

    /// [PG 7.3a] A wing forms column; the artillery that goes with it is named then.
    pub(crate) fn form_column(&mut self, wing: WingId, events: &mut Vec<Event>) {
        self.wing_mut(wing).column = true;
        let units: Vec<UnitId> = self.units_of_wing(wing).collect();
        for unit in units {
            self.unit_mut(unit).flags.set(Flags::COLUMN);
        }
        events.push(Event::Column { wing });
        self.push(Frame::ColumnGuns { wing, left: COLUMN_GUNS_MAX });
    }

    /// [PG 7.3b] Whether artillery may go into column with a wing.
    pub(crate) fn may_join_column(&self, unit: UnitId, wing: WingId) -> Result<(), Illegal> {
        if !self.kind(unit).is_artillery() || self.army(unit) != self.core.active {
            return refuse("pg:7.3b", "only artillery of one's own joins a column");
        }
        if self.in_column(unit) || self.unit(unit).is(Flags::MOVED) {
            return refuse("pg:7.3b", "it has moved, or is in column already");
        }
        if self.is_routed(unit) || !self.is_effective(unit) {
            return refuse("pg:7.3b", "only Effective artillery joins a column");
        }
        if !self.is_near_leader(unit, wing) {
            return refuse("pg:7.3b", "it is more than 5 hexes from the leader of the wing");
        }
        Ok(())
    }

    /// Whether artillery lies within five hexes of the leader of a wing; off the map it is with him.
    fn is_near_leader(&self, unit: UnitId, wing: WingId) -> bool {
        let leader = self.leader_hex(self.scenario.wing(wing).leader);
        match (self.hex(unit), leader) {
            (Some(a), Some(b)) => self.distance(a, b) <= COMMAND_RANGE,
            (None, None) => self.unit(unit).place == Place::Awaited,
            _ => false,
        }
    }

    /// [PG 7.3.2a] Whether a wing may deploy now.
    pub(crate) fn may_deploy(&self, wing: WingId) -> Result<(), Illegal> {
        let on_map = || self.units_of_wing(wing).any(|it| self.hex(it).is_some());
        if self.scenario.wing(wing).army != self.core.active || !self.wing(wing).column || !on_map()
        {
            return refuse("pg:7.3.2a", "only wings in column on the map deploy");
        }
        Ok(())
    }

    /// [PG 7.3.2a, 7.3.2b] A wing deploys; the artillery near its leader may do so with it.
    pub(crate) fn deploy(&mut self, wing: WingId, events: &mut Vec<Event>) {
        self.wing_mut(wing).column = false;
        let units: Vec<UnitId> = self.units_of_wing(wing).collect();
        for unit in units {
            self.unit_mut(unit).flags.clear(Flags::COLUMN);
        }
        events.push(Event::Deployed { wing });
        self.push(Frame::DeployGuns { wing });
    }

    /// [PG 7.3.2b] Whether artillery may deploy with a wing.
    pub(crate) fn may_deploy_guns(&self, unit: UnitId, wing: WingId) -> Result<(), Illegal> {
        let own = self.army(unit) == self.scenario.wing(wing).army;
        if !own || !self.kind(unit).is_artillery() || !self.in_column(unit) {
            return refuse("pg:7.3.2b", "only artillery in column deploys with a wing");
        }
        if self.hex(unit).is_none() || !self.is_near_leader(unit, wing) {
            return refuse("pg:7.3.2b", "it is more than 5 hexes from the leader of the wing");
        }
        Ok(())
    }

    /// [PG 7.3c, 7.3.2b] [K-34] Artillery that no wing in column is near may deploy too, so that it is never
    /// left in column for good.
    pub(crate) fn may_deploy_stray(&self, unit: UnitId) -> Result<(), Illegal> {
        let army = self.core.active;
        if self.army(unit) != army || !self.kind(unit).is_artillery() || !self.in_column(unit) {
            return refuse("pg:7.3.2b", "only artillery in column deploys by itself");
        }
        let led = self.scenario.wing_ids().any(|wing| {
            self.scenario.wing(wing).army == army
                && self.wing(wing).column
                && self.is_near_leader(unit, wing)
        });
        if led || self.hex(unit).is_none() {
            return refuse("pg:7.3.2b", "it deploys with the wing in column near it");
        }
        Ok(())
    }

    /// [PG 7.3.3a, 7.3.3e] Whether a unit has come within three hexes of an enemy wing in column.
    pub(crate) fn is_forced_by(&self, wing: WingId, mover: UnitId) -> bool {
        let (army, state) = (self.army(mover).other(), self.wing(wing));
        if !state.column || state.rolled || self.scenario.wing(wing).army != army {
            return false;
        }
        let Some(hex) = self.hex(mover) else { return false };
        let near = |it: HexId| self.distance(it, hex) <= FORCE_RANGE;
        self.derived.may_be_near(&self.scenario, army, hex, FORCE_RANGE)
            && self.units_of_wing(wing).any(|it| self.hex(it).is_some_and(near))
    }

    /// [PG 7.3.3c] What a leader with Initiative beside the leader of a wing lends it instead of its CV,
    /// whichever is more.
    fn drive(&self, group: GroupId, leader: Option<LeaderId>) -> u8 {
        let cv = self.cv(group);
        let Some(hex) = leader.and_then(|it| self.leader_hex(it)) else { return cv };
        let army = self.scenario.group(group).army;
        let lent = self.leaders_in(hex, army).map(|it| self.initiative(it)).max();
        cv.max(lent.unwrap_or(0))
    }

    /// [PG 7.3.3b–7.3.3e] [K-33] The dice of a forced deployment: the wing must roll higher.
    pub(crate) fn force(
        &mut self,
        wing: WingId,
        mover: UnitId,
        dice: &mut dyn Dice,
        events: &mut Vec<Event>,
    ) {
        self.pop();
        self.wing_mut(wing).rolled = true;
        let info = self.scenario.wing(wing);
        let horse = |army: Army, cavalry: bool| {
            if army == Army::Prussia && cavalry { PRUSSIAN_HORSE } else { 0 }
        };
        let cavalry = self.units_of_wing(wing).all(|it| self.kind(it).is_cavalry());
        let own_plus =
            self.drive(self.group_of_wing(wing), Some(info.leader)) + horse(info.army, cavalry);
        let kind = self.kind(mover);
        let their_leader = kind.wing.map(|it| self.scenario.wing(it).leader);
        let enemy_plus =
            self.drive(self.group_of(mover), their_leader) + horse(kind.army, kind.is_cavalry());
        let own = (d6(dice, "pg:7.3.3b"), own_plus);
        let enemy = (d6(dice, "pg:7.3.3b"), enemy_plus);
        let success = own.0 + own.1 > enemy.0 + enemy.1;
        events.push(Event::Forced { wing, own, enemy, success });
        if success {
            self.deploy(wing, events);
        }
    }
}
