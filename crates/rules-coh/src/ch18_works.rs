//! Chapters 18 and 19: works, obstacles, mines, engineers.

use hexgrid::HexId;
use kernel::{Illegal, refuse};

use crate::act::{Act, Fund, Mode};
use crate::agenda::{Frame, Purpose};
use crate::cards::Effect;
use crate::event::Event;
use crate::scenario::{MineColor, WorkKind};
use crate::state::{Firefight, Flags, UnitId, Work};

/// [COH 18.1a] AP of a hasty defense.
const DIG: u8 = 7;
/// [COH 18.1e] [M-06] Counters of hasty defenses.
const HASTY_MAX: usize = 12;
/// [COH 18.2m, 18.2n] AP to go into a work or to leave it.
const THRESHOLD: u8 = 1;
/// [COH 18.5g] How far above its number a mine destroys.
const DESTROYS: i16 = 4;
/// [M-06] Numbers of mines that are laid: red, blue, black.
const LAID: [(MineColor, u8); 3] =
    [(MineColor::Red, 7), (MineColor::Blue, 7), (MineColor::Black, 8)];

impl Firefight {
    /// [COH 18.1a, 18.1d–18.1f, card.11] Whether a unit may dig in.
    pub(crate) fn may_dig(&self, act: &Act, unit: UnitId) -> Result<u8, Illegal> {
        let by_card = matches!(act.fund, Fund::Card(card)
            if self.scenario.cards.card(card).effect == Effect::DigIn);
        let Some(hex) = self.hex(unit).filter(|_| !self.is_carried(unit)) else {
            return refuse("coh:18.1a", "the unit does not stand on the ground");
        };
        if !self.kind(unit).is_foot() && !by_card {
            return refuse("coh:18.1f", "only units on foot dig in");
        }
        if by_card && self.has_enemy(hex, self.nation(unit)) {
            return refuse("coh:card.11", "not at close quarters");
        }
        if self.unit(unit).is(Flags::HASTY) {
            return refuse("coh:18.1d", "the unit has a hasty defense already");
        }
        if let Some(marker) = self.felt_marker(unit).filter(|it| it.only_rally) {
            return refuse(marker.rule, "a stunned unit can do nothing but rally");
        }
        // Nobody counts what he cannot know of; comrades have their own secrets [COH 21.0d].
        let known =
            |it: UnitId| !self.unit(it).is(Flags::HIDDEN) || self.owner(it) == self.owner(unit);
        let is_dug_in = |&it: &UnitId| self.unit(it).is(Flags::HASTY) && known(it);
        let dug = self.scenario.unit_ids().filter(is_dug_in).count();
        if dug + act.members.len() > HASTY_MAX {
            return refuse("coh:18.1e", "no counter is left");
        }
        Ok(DIG)
    }

    pub(crate) fn dig(&mut self, unit: UnitId, events: &mut Vec<Event>) {
        self.unit_mut(unit).flags.set(Flags::HASTY);
        events.push(Event::DugIn { unit });
    }

    /// [COH 18.2b, 18.2e, 18.2h, 18.2m, 18.2p] Whether a unit may go into the work of its hex.
    pub(crate) fn may_enter_work(&self, unit: UnitId) -> Result<u8, Illegal> {
        if self.unit(unit).is(Flags::INSIDE) {
            return refuse("coh:18.2m", "the unit is inside already");
        }
        let Some(hex) = self.hex(unit).filter(|_| !self.is_carried(unit)) else {
            return refuse("coh:18.2m", "the unit does not stand on the ground");
        };
        self.may_step(unit)?;
        if self.works_in(hex).any(|it| self.takes(it, unit)) {
            return Ok(THRESHOLD);
        }
        let rule = match self.works_in(hex).map(|it| it.kind).min() {
            Some(WorkKind::Trench) => "coh:18.2b",
            Some(WorkKind::Emplacement) => "coh:18.2e",
            Some(WorkKind::Bunker) => "coh:18.2h",
            _ => "coh:18.2m",
        };
        refuse(rule, "no work in the hex takes this unit")
    }

    /// [COH 18.2b, 18.2e, 18.2h, 18.2l] Whether a work takes a unit; it takes any number.
    pub(crate) fn takes(&self, work: &Work, unit: UnitId) -> bool {
        work.kind.takes(self.kind(unit), work.vehicles)
    }

    /// [COH 18.2r] The bunker a unit is inside of.
    pub(crate) fn bunker_around(&self, unit: UnitId) -> Option<&Work> {
        self.work_around(unit).filter(|it| it.kind == WorkKind::Bunker)
    }

    /// Whether a unit can take a step inside its hex.
    fn may_step(&self, unit: UnitId) -> Result<(), Illegal> {
        if self.unit(unit).is(Flags(Flags::STUCK.0 | Flags::BOGGED.0)) {
            return refuse("coh:14.1c", "the unit is immobilized");
        }
        match self.marker(unit) {
            Some(marker) if marker.only_rally || !marker.moves => {
                refuse(marker.rule, "the marker keeps the unit where it is")
            }
            _ => Ok(()),
        }
    }

    pub(crate) fn enter_work(&mut self, unit: UnitId, events: &mut Vec<Event>) {
        // [COH 18.1c] A hasty defense is left behind.
        self.unit_mut(unit).flags.clear(Flags::HASTY);
        self.unit_mut(unit).flags.set(Flags::INSIDE);
        events.push(Event::Work { unit, inside: true });
        match self.bunker_around(unit).map(|it| it.facing) {
            Some(facing) => self.turn(unit, facing, events),
            // [COH 18.2q] Elsewhere it looks where it likes, or nowhere while it hides [COH 10.0b].
            None => self.face_if_seen(unit),
        }
    }

    /// [COH 18.2n] Whether a unit may leave its work and stay in the hex.
    pub(crate) fn may_leave_work(&self, unit: UnitId) -> Result<u8, Illegal> {
        if !self.unit(unit).is(Flags::INSIDE) {
            return refuse("coh:18.2n", "the unit is in no work");
        }
        self.may_step(unit)?;
        Ok(THRESHOLD)
    }

    pub(crate) fn leave_work(&mut self, unit: UnitId, events: &mut Vec<Event>) {
        self.unit_mut(unit).flags.clear(Flags(Flags::HASTY.0 | Flags::INSIDE.0));
        events.push(Event::Work { unit, inside: false });
        self.face_if_seen(unit);
    }

    fn face_if_seen(&mut self, unit: UnitId) {
        if !self.unit(unit).is(Flags::HIDDEN) || !self.acts_unseen(unit) {
            self.push(Frame::Face { unit, towards: None });
        }
    }

    /// [COH 18.6a] Takes a work off the map.
    pub(crate) fn remove_work(&mut self, hex: HexId, kind: WorkKind, events: &mut Vec<Event>) {
        let inside: Vec<UnitId> = self
            .in_hex(hex)
            .filter(|&it| self.work_around(it).is_some_and(|work| work.kind == kind))
            .collect();
        self.core.works.retain(|it| it.hex != hex || it.kind != kind);
        for unit in inside {
            self.unit_mut(unit).flags.clear(Flags::INSIDE);
        }
        events.push(Event::WorkGone { kind, hex });
    }

    /// [COH 18.5i] A hidden minefield appears under a unit that comes in. Whether it does no harm for
    /// this once: engineers find mines without being attacked [COH 19.0a].
    pub(crate) fn find_mines(&mut self, unit: UnitId, hex: HexId, events: &mut Vec<Event>) -> bool {
        let hidden = self
            .core
            .works
            .iter_mut()
            .find(|it| it.hex == hex && it.kind == WorkKind::Mines && it.hidden);
        let Some(mines) = hidden else { return false };
        mines.hidden = false;
        events.push(Event::MinesFound { hex });
        // Whoever is on the way may stop.
        if let Some(act) = &mut self.core.act {
            act.surprised = true;
        }
        self.is_engineer(unit)
    }

    /// [COH 18.5a, 18.5c, 18.5d, 18.5e, 18.5f, 18.5j, 18.5l] Mines attack a unit, of whichever side,
    /// if there are any for it. Shells harm who is carried by them only if its vehicle is lost.
    pub(crate) fn check_mines(&mut self, unit: UnitId, events: &mut Vec<Event>) {
        self.core.agenda.pop();
        let Some(hex) = self.hex(unit) else { return };
        let kind = self.kind(unit);
        let shelled = self.core.act.is_none();
        if kind.is_aircraft() || self.is_carried(unit) && shelled {
            return;
        }
        let Some(mines) = self.work(hex, WorkKind::Mines).copied() else { return };
        let attacks = match mines.color {
            MineColor::Red => kind.is_foot(),
            MineColor::Blue => kind.is_vehicle(),
            MineColor::Black => true,
        };
        if attacks {
            // [COH 18.5i] A field that attacks is known to all.
            let here = |it: &&mut Work| it.hex == hex && it.kind == WorkKind::Mines && it.hidden;
            for field in self.core.works.iter_mut().filter(here) {
                field.hidden = false;
                events.push(Event::MinesFound { hex });
            }
            let purpose = Purpose::Mines(unit);
            self.push(Frame::Roll { roller: mines.owner, purpose, plus: 0 });
        }
    }

    /// [COH 18.5g] What the mines under a unit have to roll.
    pub(crate) fn mine_number(&self, unit: UnitId) -> i16 {
        let hex = self.hex(unit).expect("whom mines attack is on the map");
        let mines = self.work(hex, WorkKind::Mines).expect("mines that attack lie there");
        i16::from(mines.number)
    }

    /// [COH 18.5g, 18.5h] Hits of a mine roll; nothing protects.
    pub(crate) fn mine_hits(&self, unit: UnitId, total: i16) -> u8 {
        let number = self.mine_number(unit);
        if total >= number + DESTROYS { 2 } else { u8::from(total >= number) }
    }

    /// [COH card.40a] Whether a squad may lay mines in a hex.
    pub(crate) fn may_mine(
        &self,
        unit: UnitId,
        color: MineColor,
        hex: HexId,
    ) -> Result<u8, Illegal> {
        let Some(at) = self.hex(unit).filter(|_| self.kind(unit).is_squad()) else {
            return refuse("coh:card.40a", "infantry lays mines");
        };
        if self.is_carried(unit) {
            //
            return refuse("coh:card.40a", "the squad does not stand on the ground");
        }
        if !self.scenario.field.is_near(at, hex) {
            return refuse("coh:card.40a", "in its own or an adjacent hex");
        }
        self.may_dig_up(unit)?;
        if self.has_enemy(hex, self.nation(unit)) {
            return refuse("coh:card.40a", "not where an enemy is");
        }
        // Mines that others hide keep nobody from laying more: that would show them.
        let known = |it: &Work| !it.hidden || it.owner == self.owner(unit);
        if self.work(hex, WorkKind::Mines).is_some_and(known) {
            return refuse("coh:18.0a", "the hex is mined already");
        }
        if !LAID.iter().any(|it| it.0 == color) {
            return refuse("coh:card.40a", "there are no such mines");
        }
        Ok(0)
    }

    /// [COH card.40b] Lays mines: hidden if no enemy sees the hex, or if nobody saw who laid them.
    pub(crate) fn mine(
        &mut self,
        unit: UnitId,
        color: MineColor,
        hex: HexId,
        events: &mut Vec<Event>,
    ) {
        let here = |it: &&mut Work| it.hex == hex && it.kind == WorkKind::Mines;
        if let Some(field) = self.core.works.iter_mut().find(here) {
            // [COH 18.0a] One field in a hex: the one that the enemy hid there is found.
            field.hidden = false;
            events.push(Event::MinesFound { hex });
            if self.hex(unit) == Some(hex) {
                // [COH 18.5a] They were under the squad all along.
                self.push(Frame::MineCheck { unit });
            }
            return;
        }
        events.push(Event::Mined { unit, hex });
        let nation = self.nation(unit);
        let watched = self.scenario.unit_ids().any(|it| {
            self.nation(it) != nation && !self.unit(it).is(Flags::HIDDEN) && self.unit_sees(it, hex)
        });
        self.core.works.push(Work {
            kind: WorkKind::Mines,
            hex,
            facing: hexgrid::Direction::D0,
            front: 0,
            flank: 0,
            color,
            number: LAID.iter().find(|it| it.0 == color).expect("mines of every color are laid").1,
            owner: self.owner(unit),
            hidden: !watched || self.unit(unit).is(Flags::HIDDEN),
            vehicles: false,
        });
    }

    /// [COH 7.4h1] Whether a unit has its wits about it, as mines need.
    fn may_dig_up(&self, unit: UnitId) -> Result<(), Illegal> {
        if let Some(marker) = self.felt_marker(unit).filter(|it| it.only_rally) {
            return refuse(marker.rule, "a stunned unit can do nothing but rally");
        }
        Ok(())
    }

    /// [COH card.41] Whether a squad may clear the mines of a hex.
    pub(crate) fn may_clear(&self, unit: UnitId, hex: HexId) -> Result<u8, Illegal> {
        let Some(at) = self.hex(unit).filter(|_| self.kind(unit).is_squad()) else {
            return refuse("coh:card.41", "infantry clears mines");
        };
        if self.is_carried(unit) {
            //
            return refuse("coh:card.41", "the squad does not stand on the ground");
        }
        if !self.scenario.field.is_near(at, hex) {
            return refuse("coh:card.41", "in its own or an adjacent hex");
        }
        self.may_dig_up(unit)?;
        if self.has_enemy(at, self.nation(unit)) {
            return refuse("coh:card.41", "not at close quarters");
        }
        let known = self.work(hex, WorkKind::Mines);
        if known.is_none_or(|it| it.hidden && it.owner != self.owner(unit)) {
            return refuse("coh:card.41", "there are no mines");
        }
        Ok(0)
    }

    /// [COH 18.4a] Goes through the members that meet wire or a road block: dice first, then
    /// the price; where nothing is paid in points, nobody rolls.
    pub(crate) fn take_toll(&mut self, index: u8, events: &mut Vec<Event>) {
        self.core.agenda.pop();
        let act = self.act();
        let moves = (index..).zip(act.members.iter().zip(&act.paths).skip(usize::from(index)));
        // Where there are no works, nothing hinders.
        let hindered = !self.core.works.is_empty();
        let pays = hindered && !Self::is_free(act.fund) && act.mode == Mode::March;
        let mut rolls = moves.filter(|_| pays).filter_map(|(index, (&unit, path))| {
            Some((index, path.first().and_then(|&to| self.hinders(unit, to))?))
        });
        if let Some((index, purpose)) = rolls.next() {
            let roller = act.force;
            self.push(Frame::Toll { index: index + 1 });
            self.push(Frame::Roll { roller, purpose, plus: 0 });
            return;
        }
        let price = self.stay_who_cannot_pay(events);
        let act = self.act();
        let balked = !act.balked.is_empty();
        let (force, fund) = (act.force, act.fund);
        self.pay(price, events);
        if balked && fund == Fund::Ap {
            // [COH 18.4b] Whoever stays loses all AP.
            self.force_mut(force).ap = 0;
        }
        // [COH 18.4c, 18.5a] The attempt was an action, and may have been made on mines.
        for index in 0..self.act().balked.len() {
            let unit = self.act().balked[index];
            self.push(Frame::MineCheck { unit });
        }
        self.push(Frame::Walk { index: 0, step: 0 });
        self.show_those_who_march(events);
    }

    /// [COH 18.4b] CAP spent on the dice may be missing for the price: then the last members stay.
    /// Returns what those pay who go.
    fn stay_who_cannot_pay(&mut self, events: &mut Vec<Event>) -> u8 {
        if Self::is_free(self.act().fund) {
            return 0;
        }
        loop {
            let price = self.moves_price(self.act());
            let affordable = price <= self.budget(self.act());
            let act = self.act_mut();
            let goes = |it: &&UnitId| !act.balked.contains(it);
            let last = act.members.iter().rev().find(goes).copied();
            let Some(unit) = last.filter(|_| !affordable) else { return price };
            act.balked.push(unit);
            events.push(Event::Balked { unit });
            // [COH 7.4d] A marker that made it too dear is shown.
            self.show_marker_if(unit, |it| it.move_cost > 0, events);
        }
    }

    /// [COH 18.4a] Whether the price with the toll can be paid.
    pub(crate) fn may_pay_toll(&self, unit: UnitId, extra: u8) -> Result<(), Illegal> {
        let mut act = self.act().clone();
        act.tolls.push((unit, extra));
        let price = self.moves_price(&act);
        self.may_pay(&act, price).map(drop)
    }

    /// A member pays, or stays [COH 18.4b].
    pub(crate) fn answer_toll(&mut self, pays: bool, events: &mut Vec<Event>) {
        let Some(Frame::Hindered { index, extra }) = self.core.agenda.pop() else {
            unreachable!("the open question is about an obstacle")
        };
        let unit = self.act().members[usize::from(index)];
        if pays {
            self.act_mut().tolls.push((unit, extra));
        } else {
            self.act_mut().balked.push(unit);
            events.push(Event::Balked { unit });
        }
    }
}
