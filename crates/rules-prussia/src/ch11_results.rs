//! Chapter 11: results of bombardment and close combat applied: Loss Points, forced and voluntary
//! retreats, surrender, stars.

use kernel::{Illegal, refuse};

use crate::agenda::Frame;
use crate::charts::{Cell, Lp};
use crate::event::{Cause, Event};
use crate::state::{Army, Battle, Blow, Flags, UnitId};

/// [PG 11.1.3a, C3a] From this MR on a unit may go on losing levels.
const STEADY_MR: u8 = 5;
/// [PG 11.1.3c] Up to this MR a forced retreat is a Rout.
const ROUT_MR: u8 = 3;
/// [PG 11.3.5a] Up to this MR a unit surrenders.
const SURRENDER_MR: u8 = 3;
/// [PG 11.2a] Enemy levels for one LP of an exchange.
const EXCHANGE: u8 = 4;

/// [PG 11.2a, 11.2b, 11.2c, 11.3.4a] The LP of a result before the limit by levels: `enemy` levels are Engaged
/// against it, `support` stands behind it.
pub fn loss_points(cell: Cell, enemy: u8, support: bool) -> u8 {
    let exchange = (enemy + EXCHANGE / 2) / EXCHANGE;
    let eased = u8::from(cell.eased && support);
    match cell.lp {
        Lp::Number(lp) => lp.saturating_sub(eased),
        Lp::Exchange => exchange,
        Lp::ExchangePlus => (exchange + 1).saturating_sub(eased),
    }
}

/// What can be done with a unit for an LP.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Ways {
    /// It may lose a level.
    pub(crate) lose: bool,
    /// It may, or must, fall back.
    pub(crate) fall: bool,
}

impl Battle {
    /// Begins to apply a result to an army.
    pub(crate) fn begin_blow(&mut self, blow: Blow) {
        for unit in self.scenario.unit_ids() {
            self.unit_mut(unit).hits = 0;
            self.unit_mut(unit).flags.clear(Flags::WAVERS);
        }
        // [PG 11.3.3b, 11.3.3c] Only those Engaged from the beginning can waver.
        if blow.waver {
            let engaged: Vec<UnitId> = self.victims(&blow).collect();
            for unit in engaged {
                self.unit_mut(unit).flags.set(Flags::WAVERS);
            }
        }
        self.core.blow = Some(blow);
        self.push(Frame::Blow);
    }

    /// [PG 11.1a, 11.1d, 11.1f, 16.2c, 19.0b] The units that may satisfy LP now: those that are, or
    /// would be, Engaged, but nobody who has fought elsewhere. [PG 19.12.2b] [K-126] Of the hexes
    /// that charge it is those who do, wherever they lie.
    pub(crate) fn victims(&self, blow: &Blow) -> impl Iterator<Item = UnitId> + '_ {
        let (army, hexes, close) = (blow.army, blow.hexes, blow.close);
        let charge = close && self.is_charge_of(army);
        let chargers = hexes
            .iter()
            .filter(move |_| charge)
            .flat_map(move |hex| self.units_in(hex, army))
            .filter(|&it| self.unit(it).is(Flags::CHARGING));
        let front = hexes
            .iter()
            .filter(move |_| !charge)
            .flat_map(move |hex| self.front(hex, army))
            .filter(move |&it| !close || !self.stands_aside(it));
        chargers.chain(front)
    }

    /// Whether the combat being fought is a Charge of an army.
    fn is_charge_of(&self, army: Army) -> bool {
        army == self.core.active && self.core.combat.is_some_and(|it| it.charge)
    }

    /// [PG 11.1.2a–11.1.4c] What can be done with a unit for the next LP.
    pub(crate) fn ways_of(&self, unit: UnitId, blow: &Blow) -> Ways {
        let (mr, hits) = (self.face(unit).mr, self.unit(unit).hits);
        if hits < blow.obligatory || self.is_baggage(unit) {
            return Ways { lose: true, fall: false };
        }
        if mr < STEADY_MR {
            return Ways { lose: false, fall: true };
        }
        Ways { lose: true, fall: mr == STEADY_MR && self.may_fall_back_freely(unit, blow) }
    }

    pub(crate) fn is_baggage(&self, unit: UnitId) -> bool {
        self.kind(unit).arm == crate::roster::Arm::Baggage
    }

    /// [PG 11.1.4a–11.1.4c] Whether a unit of MR 5 may fall back of its own will.
    fn may_fall_back_freely(&self, unit: UnitId, blow: &Blow) -> bool {
        let others = || {
            let hexes = blow.hexes;
            hexes
                .iter()
                .flat_map(|hex| self.units_in(hex, blow.army))
                .filter(|&it| it != unit && self.kind(it).is_line())
                .filter(|&it| !blow.close || !self.stands_aside(it))
        };
        let rest = blow.lp.saturating_sub(1);
        let room: u8 = others().map(|it| self.endurance(it, blow)).fold(0, u8::saturating_add);
        // [PG 8.1c, 11.3.2a] Who is shaken already, or suffers an R, routs.
        let routs = blow.rout || !self.is_formed(unit);
        let hexes = if routs { self.run(unit) } else { 1 };
        room >= rest && self.may_retreat_freely(unit, hexes)
    }

    /// How many LP a unit can satisfy in all: levels until it must fall back, and the retreat.
    fn endurance(&self, unit: UnitId, blow: &Blow) -> u8 {
        let (mut level, mut hits, mut lp) = (self.unit(unit).level, self.unit(unit).hits, 0);
        while level > 0 {
            lp += 1;
            if hits >= blow.obligatory && self.kind(unit).face(level).mr < STEADY_MR {
                break;
            }
            level -= 1;
            hits += 1;
        }
        lp
    }

    /// [PG 11.3.5a, 11.3.5b, 11.3.5c] [K-90] Those who surrender now.
    pub(crate) fn yielding(&self, blow: &Blow) -> Vec<UnitId> {
        if !blow.surrender || blow.lp == 0 && !self.options.all_surrender {
            return Vec::new();
        }
        let weak = |it: &UnitId| self.face(*it).mr <= SURRENDER_MR && !self.is_baggage(*it);
        let all: Vec<UnitId> = self.victims(blow).filter(weak).collect();
        match blow.lead {
            Some(lead) if all.contains(&lead) => vec![lead],
            _ => all,
        }
    }

    /// The units that may take the next LP: the lead unit first [PG 11.1c].
    pub(crate) fn takers(&self, blow: &Blow) -> Vec<UnitId> {
        blow.lead.map_or_else(|| self.victims(blow).collect(), |lead| vec![lead])
    }

    /// [PG 11.3.1a] [K-66] The artillery that a star may hit.
    pub(crate) fn batteries(&self, blow: &Blow) -> Vec<UnitId> {
        let hexes = blow.hexes;
        let army = blow.army;
        hexes
            .iter()
            .flat_map(|hex| self.units_in(hex, army))
            .filter(|&it| self.kind(it).is_artillery())
            .collect()
    }

    /// [PG 11.3.3a] The units that waver now: Engaged from the beginning and still there, MR below 5.
    pub(crate) fn wavering(&self, blow: &Blow) -> Vec<UnitId> {
        self.victims(blow)
            .filter(|&it| self.unit(it).is(Flags::WAVERS) && self.face(it).mr < STEADY_MR)
            .collect()
    }

    /// What the owner has to decide about a result now; `None` while it goes on by itself.
    pub(crate) fn blow_question(&self) -> Option<crate::decision::Decision> {
        use crate::decision::Decision;
        let blow = self.core.blow.as_ref()?;
        let yielding = self.yielding(blow);
        if !yielding.is_empty() {
            return (yielding.len() > 1).then_some(Decision::Yield);
        }
        if blow.lp > 0 {
            let takers = self.takers(blow);
            let ways = takers.iter().map(|&it| self.ways_of(it, blow));
            let count: usize = ways.map(|it| usize::from(it.lose) + usize::from(it.fall)).sum();
            return (count > 1).then_some(Decision::Lose { left: blow.lp });
        }
        if blow.waver {
            let wavering = self.wavering(blow);
            return (wavering.len() > 1).then_some(Decision::Waver);
        }
        if blow.star {
            return (self.batteries(blow).len() > 1).then_some(Decision::Star);
        }
        None
    }

    /// Goes on with a result as long as there is nothing to choose.
    pub(crate) fn go_on_with_blow(&mut self, events: &mut Vec<Event>) {
        let Some(blow) = self.core.blow else {
            self.pop();
            return;
        };
        if let Some(&unit) = self.yielding(&blow).first() {
            self.give_up(unit, events);
            return;
        }
        if blow.lp > 0 {
            match self.takers(&blow).first() {
                Some(&unit) if self.ways_of(unit, &blow).lose => self.take_loss(unit, events),
                Some(&unit) => self.fall_back(unit, events),
                // [PG 11.1e] Nobody is left: the rest stays unsatisfied.
                None => self.leave_unsatisfied(blow),
            }
            return;
        }
        if blow.waver {
            match self.wavering(&blow).first() {
                Some(&unit) => self.waver(unit, events),
                None => self.change_blow(|it| it.waver = false),
            }
            return;
        }
        if blow.star {
            match self.batteries(&blow).first() {
                Some(&unit) => self.hit_battery(unit, events),
                None => self.change_blow(|it| it.star = false),
            }
            return;
        }
        for unit in self.scenario.unit_ids() {
            self.unit_mut(unit).flags.clear(Flags::WAVERS);
        }
        self.core.blow = None;
        self.pop();
    }

    fn change_blow(&mut self, change: impl FnOnce(&mut Blow)) {
        if let Some(blow) = &mut self.core.blow {
            change(blow);
        }
    }

    fn leave_unsatisfied(&mut self, blow: Blow) {
        if let Some(combat) = &mut self.core.combat
            && blow.close
            && blow.army != self.core.active
        {
            combat.unsatisfied = blow.lp;
        }
        self.change_blow(|it| it.lp = 0);
    }

    /// One LP is about to be satisfied: [PG 19.12.3d] [K-99] cavalry Engaged before the last one is
    /// heated by the fight.
    fn satisfy(&mut self) {
        let Some(blow) = self.core.blow else { return };
        if blow.close {
            let engaged: Vec<UnitId> = self.victims(&blow).collect();
            for unit in engaged {
                self.unit_mut(unit).flags.set(Flags::HEATED);
            }
        }
        self.change_blow(|it| {
            it.lp = it.lp.saturating_sub(1);
            it.lead = None;
        });
    }

    /// Whether a unit may lose a level for the next LP.
    pub(crate) fn may_lose(&self, unit: UnitId) -> Result<(), Illegal> {
        let Some(blow) = &self.core.blow else { return refuse("pg:11.1a", "no LP is open") };
        if !self.victims(blow).any(|it| it == unit) {
            return refuse("pg:11.1a", "only Engaged infantry and cavalry satisfy LP");
        }
        if !self.takers(blow).contains(&unit) {
            return refuse("pg:11.1c", "the lead unit takes the first LP");
        }
        let ways = self.ways_of(unit, blow);
        if !ways.lose {
            return refuse("pg:11.1.3b", "a unit of MR below 5 must fall back");
        }
        Ok(())
    }

    /// Whether a unit may fall back for the next LP.
    pub(crate) fn may_fall_back(&self, unit: UnitId) -> Result<(), Illegal> {
        let Some(blow) = &self.core.blow else { return refuse("pg:11.1a", "no LP is open") };
        if !self.victims(blow).any(|it| it == unit) {
            return refuse("pg:11.1a", "only Engaged infantry and cavalry satisfy LP");
        }
        if !self.takers(blow).contains(&unit) {
            return refuse("pg:11.1c", "the lead unit takes the first LP");
        }
        let ways = self.ways_of(unit, blow);
        if ways.fall {
            return Ok(());
        }
        if self.unit(unit).hits < blow.obligatory {
            return refuse("pg:11.1.2a", "it must lose levels before it may fall back");
        }
        if self.face(unit).mr > STEADY_MR {
            return refuse("pg:11.1.4a", "only a unit of MR 5 falls back of its own will");
        }
        refuse("pg:11.1.4c", "the others could not satisfy the rest, or the enemy is in the way")
    }

    /// [PG 11.1.1a] A unit loses a level for an LP.
    pub(crate) fn take_loss(&mut self, unit: UnitId, events: &mut Vec<Event>) {
        self.satisfy();
        self.lose_level(unit, Cause::Loss, events);
    }

    /// [PG 11.1.3b, 11.1.3c, 11.1.4a, 11.3.2a] A unit falls back for an LP.
    pub(crate) fn fall_back(&mut self, unit: UnitId, events: &mut Vec<Event>) {
        let Some(blow) = self.core.blow else { return };
        self.satisfy();
        self.unit_mut(unit).flags.clear(Flags::WAVERS);
        let mr = self.face(unit).mr;
        let rout = blow.rout || mr <= ROUT_MR;
        let rule = match (blow.rout, mr) {
            (true, _) => "pg:11.3.2a",
            (false, 0..=ROUT_MR) => "pg:11.1.3c",
            (false, STEADY_MR..) => "pg:11.1.4a",
            (false, _) => "pg:11.1.3b",
        };
        self.shake(unit, rout, true, rule, events);
    }

    /// [PG 11.3.5a] A unit surrenders for an LP.
    pub(crate) fn give_up(&mut self, unit: UnitId, events: &mut Vec<Event>) {
        self.satisfy();
        self.capture(unit, Cause::Surrender, events);
    }

    /// [PG 11.3.3a, 11.3.3d, 11.3.3e] A unit wavers.
    pub(crate) fn waver(&mut self, unit: UnitId, events: &mut Vec<Event>) {
        self.unit_mut(unit).flags.clear(Flags::WAVERS);
        self.shake(unit, false, true, "pg:11.3.3a", events);
    }

    /// [PG 11.3.1a] A star hits artillery.
    pub(crate) fn hit_battery(&mut self, unit: UnitId, events: &mut Vec<Event>) {
        self.change_blow(|it| it.star = false);
        self.lose_level(unit, Cause::Star, events);
    }

    /// [PG 25.3.8b] The levels of some units, none of them doubled.
    pub(crate) fn levels_of(&self, units: impl Iterator<Item = UnitId>) -> u8 {
        units.map(|it| self.unit(it).level).sum()
    }

    /// [PG 11.3.4a] [K-89] Whether any of some hexes has Support. [K-126] Who charges is none.
    pub(crate) fn any_support(&self, hexes: crate::state::Hexes, army: Army) -> bool {
        if !self.is_charge_of(army) {
            return hexes.iter().any(|it| self.has_support(it, army));
        }
        hexes.iter().any(|hex| {
            let behind = |it: UnitId| !self.front(hex, army).any(|that| that == it);
            self.units_in(hex, army).any(|it| {
                self.kind(it).is_line() && !self.unit(it).is(Flags::CHARGING) && behind(it)
            })
        })
    }
}
