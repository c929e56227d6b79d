//! Chapters 6.2, 6.3 and 14: groups, command rolls, special leaders, units out of command,
//! detachments.

use hexgrid::HexId;
use kernel::{Dice, Illegal, Roll, Rule, refuse};

use crate::event::Event;
use crate::roster::{Arm, Letter};
use crate::state::{
    Army, Battle, Bearer, Flags, GroupId, LeaderId, NO_GROUP, Spirit, UnitId, WingId,
};

/// [PG 6.2.2a] How far a unit may be from its leader.
pub(crate) const COMMAND_RANGE: u16 = 5;
/// [PG 6.2.2f] Units that the Army Commander leads himself.
const BY_COMMANDER_MAX: usize = 2;
/// [PG 23.3.2a] How far Baden leads the cavalry.
const BADEN_RANGE: u16 = 3;

/// Rolls one die.
pub(crate) fn d6(dice: &mut dyn Dice, rule: &'static str) -> u8 {
    dice.roll(Roll { sides: 6, rule: Rule(rule) })
}

impl Battle {
    /// [PG 6.2b, 6.3.1a] The group of a wing: its own, unless that is a detachment, which wings leave
    /// for a Basic Group.
    pub fn group_of_wing(&self, wing: WingId) -> GroupId {
        let own = self.scenario.wing_groups[wing.index()];
        if self.scenario.group(own).detachment
            && self.army_state(self.scenario.wing(wing).army).active
        {
            return self.basic_group(wing);
        }
        own
    }

    /// [PG 6.2b] The Basic Group of a wing: any infantry makes it an infantry wing.
    fn basic_group(&self, wing: WingId) -> GroupId {
        let wing = self.scenario.wing(wing);
        GroupId::basic(wing.army, !wing.has_infantry)
    }

    /// [PG 6.2a, 6.2c] The group of a unit: artillery and baggage follow the infantry.
    pub fn group_of(&self, unit: UnitId) -> GroupId {
        let state = self.unit(unit);
        if state.det != NO_GROUP {
            return GroupId(state.det);
        }
        match self.kind(unit).wing {
            Some(wing) => self.group_of_wing(wing),
            None => GroupId::basic(self.army(unit), false),
        }
    }

    /// The Command Value of a group now.
    pub fn cv(&self, group: GroupId) -> u8 {
        let printed = self.scenario.group(group).cv;
        // [PG 23.6b] The infantry of the variant follows Hildburghausen himself.
        if group == GroupId::basic(Army::Coalition, false) && self.variant_commander_is_lost() {
            return printed.saturating_sub(1);
        }
        printed
    }

    /// [PG 6.1a, 6.3a, 26.3.3c] Whether a unit may move and attack: its army is active, or its
    /// detachment, or it has just come.
    pub fn may_act(&self, unit: UnitId) -> bool {
        let state = self.unit(unit);
        self.army_state(self.army(unit)).active
            || state.det != NO_GROUP && self.core.groups[usize::from(state.det)].active
            || self.is_fresh_from_torgau(unit)
    }

    /// Whether a leader may move: as the units he leads, or those he stands with.
    pub fn may_lead(&self, leader: LeaderId) -> bool {
        let who = self.who(leader);
        if self.army_state(who.army).active {
            return true;
        }
        let Some(wing) = who.wing else { return false };
        self.units_of(who.army).any(|it| self.kind(it).wing == Some(wing) && self.may_act(it))
    }

    /// [PG 6.2d, 6.2e, 14.2b] Whether a unit is Effective this turn.
    pub fn is_effective(&self, unit: UnitId) -> bool {
        if self.unit(unit).is(Flags::HELPED) || self.is_fresh_from_torgau(unit) {
            return true;
        }
        let helped = self.kind(unit).wing.is_some_and(|it| self.wing(it).helped);
        helped || self.core.groups[self.group_of(unit).index()].effective
    }

    /// [PG 6.2c, 26.3.3c] Whether a wing is Effective this turn.
    pub fn is_wing_effective(&self, wing: WingId) -> bool {
        self.wing(wing).helped
            || self.has_just_come(wing)
            || self.core.groups[self.group_of_wing(wing).index()].effective
    }

    /// [PG 10.2g–10.2j, 10.2h, 10.2i, 10.3c–10.3f, 10.3d, 10.3e] What the state of an army adds to command
    /// rolls and to enemy attacks, and takes from its morale, fire and attacks.
    pub fn gloom(&self, army: Army) -> u8 {
        match self.army_state(army).spirit {
            Spirit::Steady => 0,
            Spirit::Demoralized => 1,
            Spirit::Broken => 2,
        }
    }

    /// Whether a group exists for a roll: some unit of it is on the map or may come.
    fn is_in_play(&self, group: GroupId) -> bool {
        let army = self.scenario.group(group).army;
        let here = |it: UnitId| {
            let place = self.unit(it).place;
            place.hex().is_some() || place == crate::state::Place::Awaited
        };
        self.units_of(army).any(|it| self.group_of(it) == group && here(it))
    }

    /// [PG 14.2a] Every group of an active army rolls, and every detachment that is active.
    pub(crate) fn roll_for_command(&mut self, dice: &mut dyn Dice, events: &mut Vec<Event>) {
        let army = self.core.active;
        for group in self.scenario.group_ids() {
            if self.scenario.group(group).army != army {
                continue;
            }
            let rolls = self.army_state(army).active || self.core.groups[group.index()].active;
            self.core.groups[group.index()].effective = false;
            if !rolls || !self.is_in_play(group) {
                continue;
            }
            let (die, plus, cv) = (d6(dice, "pg:14.2a"), self.gloom(army), self.cv(group));
            let effective = die + plus <= cv;
            self.core.groups[group.index()].effective = effective;
            events.push(Event::Commanded { group, die, plus, cv, effective });
        }
    }

    /// [PG 6.2.1c, 14.2b] The next special leader who may help anybody.
    pub(crate) fn next_helper(&self) -> Option<LeaderId> {
        let army = self.core.active;
        self.leaders_on_map(army).find(|&it| {
            self.scenario.wing_ids().any(|wing| self.may_help(it, wing).is_ok())
                || self.may_help_guns(it).is_ok()
        })
    }

    /// [PG 6.2.1a] The star of a leader; a replacement has none.
    pub fn special(&self, leader: LeaderId) -> Option<Letter> {
        self.who(leader).special.filter(|_| self.leader(leader).bearer == Bearer::Himself)
    }

    /// [PG 1.2c] The Initiative of a leader.
    pub fn initiative(&self, leader: LeaderId) -> u8 {
        use crate::roster::Second;
        match (self.leader(leader).bearer, &self.who(leader).second) {
            (Bearer::Himself, _) => self.who(leader).initiative,
            (Bearer::Second, Some(Second::Other { initiative, .. })) => *initiative,
            (Bearer::Second, Some(Second::Leader(it))) => self.who(*it).initiative,
            _ => 0,
        }
    }

    /// The Army Commander of an army, if it has one.
    pub fn commander(&self, army: Army) -> Option<LeaderId> {
        let found = self.scenario.commander(army)?;
        matches!(self.leader(found).bearer, Bearer::Himself | Bearer::Second).then_some(found)
    }

    /// [PG 14.2b, 14.2c, 14.2d, 6.2.1a] Whether a special leader may help a wing.
    pub(crate) fn may_help(&self, leader: LeaderId, wing: WingId) -> Result<(), Illegal> {
        let info = self.scenario.wing(wing);
        let Some(letter) = self.special(leader) else {
            return refuse("pg:6.2.1a", "he is no special leader");
        };
        if info.army != self.who(leader).army || self.is_wing_effective(wing) {
            return refuse("pg:14.2b", "only a Degraded wing of one's own is helped");
        }
        if self.leader(leader).helped {
            return refuse("pg:14.2d", "he has tried in this turn");
        }
        let fits = match letter {
            Letter::Infantry => info.has_infantry,
            Letter::Cavalry => !info.has_infantry,
            Letter::Any => true,
        };
        if !fits {
            return refuse("pg:6.2.1a", "his letter does not allow it");
        }
        let own = self.who(leader).wing == Some(wing);
        let beside = self.leader_hex(info.leader).is_some()
            && self.leader_hex(info.leader) == self.leader_hex(leader);
        if !own && !beside {
            return refuse("pg:14.2c", "he helps his own wing or one whose leader he stands with");
        }
        if !self.units_of(info.army).any(|it| self.kind(it).wing == Some(wing) && self.may_act(it))
        {
            return refuse("pg:6.1a", "the army is not active");
        }
        Ok(())
    }

    /// [PG 6.2.1b] Whether a special leader may help the artillery he stands with.
    pub(crate) fn may_help_guns(&self, leader: LeaderId) -> Result<(), Illegal> {
        if self.special(leader).is_none() || self.leader(leader).helped {
            return refuse("pg:14.2d", "he has tried in this turn, or is no special leader");
        }
        match self.guns_with(leader).next() {
            Some(_) => Ok(()),
            None => refuse("pg:6.2.1b", "no Degraded artillery stands with him"),
        }
    }

    /// [PG 6.2.1b] Degraded artillery that stands with a leader.
    fn guns_with(&self, leader: LeaderId) -> impl Iterator<Item = UnitId> + '_ {
        let (army, hex) = (self.who(leader).army, self.leader_hex(leader));
        let guns = self.guns_of(army).filter(|&it| self.hex(it).is_some());
        guns.filter(move |&it| self.hex(it) == hex && !self.is_effective(it) && self.may_act(it))
    }

    /// [PG 14.2b] [K-71] A special leader rolls for a wing and the artillery with him.
    pub(crate) fn help(
        &mut self,
        leader: LeaderId,
        wing: Option<WingId>,
        dice: &mut dyn Dice,
        events: &mut Vec<Event>,
    ) {
        self.leader_mut(leader).helped = true;
        let plus = self.gloom(self.who(leader).army);
        let die = d6(dice, "pg:14.2b");
        let success = die + plus <= self.initiative(leader);
        events.push(Event::Helped { leader, wing, die, plus, success });
        if success {
            let guns: Vec<UnitId> = self.guns_with(leader).collect();
            if let Some(wing) = wing {
                self.wing_mut(wing).helped = true;
            }
            for unit in guns {
                self.unit_mut(unit).flags.set(Flags::HELPED);
            }
        }
    }

    /// [PG 6.2.2a, 6.2.2d, 6.2.2e] Whether a unit is in command of those who always lead it.
    fn is_led(&self, unit: UnitId) -> bool {
        let (Some(hex), army) = (self.hex(unit), self.army(unit)) else { return true };
        let near = |leader: LeaderId, range: u16| {
            self.leader_hex(leader).is_some_and(|it| self.distance(hex, it) <= range)
        };
        let kind = self.kind(unit);
        // [PG 25.3.5c] The baggage follows anybody, as guns do.
        if matches!(kind.arm, Arm::Artillery | Arm::Baggage) {
            return self.leaders_on_map(army).any(|it| near(it, COMMAND_RANGE));
        }
        let own = kind.wing.is_some_and(|it| near(self.scenario.wing(it).leader, COMMAND_RANGE));
        let of_horse = self.scenario.tables.leads_horse.filter(|_| kind.is_cavalry());
        let of_all = |it: LeaderId| self.who(it).leads_detachments && near(it, COMMAND_RANGE);
        // [PG 23.3.2a, 26.3.4a] Baden leads all Franco-Imperial cavalry, Reid every Detachment.
        own || of_horse.is_some_and(|it| self.who(it).army == army && near(it, BADEN_RANGE))
            || self.unit(unit).det != NO_GROUP && self.leaders_on_map(army).any(of_all)
    }

    pub(crate) fn distance(&self, a: HexId, b: HexId) -> u16 {
        self.scenario.field.grid().distance(a, b)
    }

    /// [PG 6.2.2a] Marks the units out of command, at the start of the Movement Phase.
    pub(crate) fn mark_out_of_command(&mut self) {
        let units: Vec<UnitId> = self.on_map(self.core.active).collect();
        for &unit in &units {
            if !self.is_led(unit) {
                self.unit_mut(unit).flags.set(Flags::OUT_OF_COMMAND);
            }
        }
        // [PG 6.2.2f] With two or fewer there is nothing to choose.
        let Some(commander) = self.commander(self.core.active) else { return };
        let near = |it: &UnitId| self.is_near_commander(*it, commander);
        let may = |it: &UnitId| near(it) && self.may_trace(*it).is_ok();
        let candidates: Vec<UnitId> = units.into_iter().filter(may).collect();
        if candidates.len() <= BY_COMMANDER_MAX {
            for unit in candidates {
                self.trace(unit);
            }
        }
    }

    /// [PG 6.2.2f] [K-70] Whether a unit may trace command to the Army Commander this turn.
    pub(crate) fn may_trace(&self, unit: UnitId) -> Result<(), Illegal> {
        let army = self.core.active;
        if self.army(unit) != army || !self.kind(unit).is_line() {
            return refuse("pg:6.2.2f", "only infantry and cavalry of one's own");
        }
        // [PG 13.1c]
        if !self.may_act(unit) {
            return refuse("pg:6.1a", "the army is not active");
        }
        if !self.unit(unit).is(Flags::OUT_OF_COMMAND) {
            return refuse("pg:6.2.2f", "it is in command");
        }
        let led = |it: &UnitId| self.unit(*it).is(Flags::BY_COMMANDER);
        if self.units_of(army).filter(led).count() >= BY_COMMANDER_MAX {
            return refuse("pg:6.2.2f", "two units at most");
        }
        let hex = self.commander(army).and_then(|it| self.leader_hex(it));
        match (hex, self.hex(unit)) {
            (Some(a), Some(b)) if self.distance(a, b) <= COMMAND_RANGE => Ok(()),
            _ => refuse("pg:6.2.2f", "the Army Commander is more than 5 hexes away"),
        }
    }

    /// [PG 6.2.2f] The Army Commander leads a unit himself.
    pub(crate) fn trace(&mut self, unit: UnitId) {
        let flags = &mut self.unit_mut(unit).flags;
        flags.clear(Flags::OUT_OF_COMMAND);
        flags.set(Flags::BY_COMMANDER);
    }

    /// Whether the active army must choose whom the Army Commander leads.
    pub(crate) fn is_trace_open(&self) -> bool {
        self.commander(self.core.active).is_some_and(|commander| {
            let near = |it: &UnitId| self.is_near_commander(*it, commander);
            self.on_map(self.core.active).filter(near).any(|it| self.may_trace(it).is_ok())
        })
    }

    /// [PG 6.2.2f] Whether a unit out of command lies within reach of the Army Commander.
    fn is_near_commander(&self, unit: UnitId, commander: LeaderId) -> bool {
        self.unit(unit).is(Flags::OUT_OF_COMMAND)
            && match (self.hex(unit), self.leader_hex(commander)) {
                (Some(a), Some(b)) => self.distance(a, b) <= COMMAND_RANGE,
                _ => false,
            }
    }

    /// [PG 6.3.1a] An army is active: its detachments join it.
    pub(crate) fn dissolve(&mut self, army: Army, events: &mut Vec<Event>) {
        let units: Vec<UnitId> =
            self.units_of(army).filter(|&it| self.unit(it).det != NO_GROUP).collect();
        if !units.is_empty() {
            events.push(Event::Dissolved { army });
        }
        for unit in units {
            self.unit_mut(unit).det = NO_GROUP;
        }
    }
}
