//! Chapter 10: hidden units.

use hexgrid::HexId;
use kernel::{Dice, Illegal, refuse};

use crate::act::{Act, Fund, Mode};
use crate::agenda::Frame;
use crate::decision::Action;
use crate::event::Event;
use crate::roster::{Kind, Nation};
use crate::scenario::WorkKind;
use crate::state::{Firefight, Flags, Place, UnitId, UnitState};

/// [COH 10.2a] AP to go into hiding.
pub(crate) const HIDE: u8 = 7;
/// [COH 10.1a] Further AP of a hidden move into cover.
const INTO_COVER: u8 = 3;
/// [COH 10.1b] Further AP of a hidden move into the open.
const INTO_OPEN: u8 = 6;
/// [COH 10.0k] How near an enemy finds a unit in the open.
pub(crate) const FOUND_WITHIN: u16 = 2;
/// [COH 10.3b] What the search for a sniper has to reach.
pub(crate) const FOUND_ON: i16 = 6;

impl Firefight {
    /// Looks once at the end of the set-up.
    pub(crate) fn begin_sight(&mut self, events: &mut Vec<Event>) {
        self.look_for_hidden(events);
        for hex in self.scenario.field.grid.hexes().collect::<Vec<_>>() {
            if self.seen_in(hex).next().is_some() {
                self.update_control(hex, events);
            }
        }
    }

    /// [COH 10.0f, 10.0k, 10.0o] Looks whether any hidden unit is found now.
    pub(crate) fn search(&mut self, dice: &mut dyn Dice, events: &mut Vec<Event>) {
        self.core.agenda.pop();
        self.look_for_hidden(events);
        self.turn_coins(dice, events);
    }

    /// [COH 10.0a, 17.0h] A unit hides, and whoever it carries with it.
    pub(crate) fn conceal(&mut self, unit: UnitId) {
        for unit in [Some(unit), self.passenger(unit)].into_iter().flatten() {
            self.unit_mut(unit).flags.set(Flags::HIDDEN);
        }
    }

    /// [COH 10.0k] Puts every hidden unit on the map that is found as things stand; who is carried
    /// is found with its vehicle.
    pub(crate) fn look_for_hidden(&mut self, events: &mut Vec<Event>) {
        let mut from = 0;
        let hides = |it: &UnitState| it.is(Flags::HIDDEN);
        while let Some(more) = self.core.units[from..].iter().position(hides) {
            from += more + 1;
            let unit = UnitId(u16::try_from(from - 1).expect("units are counted in two bytes"));
            if let Place::Map(hex) = self.unit(unit).place
                && self.is_found(unit, hex)
            {
                self.reveal_hex(hex, None, events);
                // Who is seen now may see others in turn.
                from = 0;
            }
        }
    }

    /// Whether a hidden unit in a hex is found.
    pub(crate) fn is_found(&self, unit: UnitId, hex: HexId) -> bool {
        let nation = self.nation(unit);
        let others = |it: UnitId| {
            let state = self.unit(it);
            it != unit && (!state.is(Flags::HIDDEN) || self.nation(it) != nation)
        };
        // [COH 10.0f, 10.0o] Somebody else is in the hex.
        if self.in_hex(hex).any(others) {
            return true;
        }
        if self.is_hiding_place(unit, hex) {
            return false;
        }
        // [COH 10.0k, 10.0m, 10.1e] In the open an enemy nearby sees it.
        let field = &self.scenario.field;
        (0..).map(UnitId).zip(&self.core.units).any(|(it, state)| match state.place {
            // Optimization: hardly anybody is so near, so that is asked first.
            Place::Map(at) if field.distance(at, hex) <= FOUND_WITHIN => {
                !state.is(Flags::HIDDEN)
                    && self.nation(it) != nation
                    && self.unit_sees(it, hex)
                    && !field.crosses_small_gully(at, hex)
            }
            _ => false,
        })
    }

    /// Units against a nation that everybody sees and that stand where they could see a hex, if
    /// nothing else hindered them; and where they stand.
    fn lookers(&self, hex: HexId, nation: Nation) -> impl Iterator<Item = (UnitId, HexId)> + '_ {
        let sight = &self.scenario.field.sight;
        (0..).map(UnitId).zip(&self.core.units).filter_map(move |(it, state)| match state.place {
            Place::Map(at) if !state.is(Flags::HIDDEN) && self.nation(it) != nation => {
                (sight.sees(at, hex) || self.kind(it).is_aircraft()).then_some((it, at))
            }
            _ => None,
        })
    }

    /// [COH 10.0l, 10.0n] Whether ground or works hide a unit; smoke does not, and a hasty
    /// defense only where it was dug [COH 18.1c].
    fn is_hiding_place(&self, unit: UnitId, hex: HexId) -> bool {
        let works = [WorkKind::Trench, WorkKind::Emplacement, WorkKind::Bunker];
        let state = self.unit(unit);
        self.scenario.field.is_cover(hex)
            || state.is(Flags::HASTY) && state.place == Place::Map(hex)
            || self.works_in(hex).any(|it| works.contains(&it.kind))
    }

    /// [COH 10.0b, 10.0d] All hidden units of a hex are put on the map; their owners choose where
    /// they look.
    pub(crate) fn reveal_hex(
        &mut self,
        hex: HexId,
        towards: Option<HexId>,
        events: &mut Vec<Event>,
    ) {
        let hidden: Vec<UnitId> =
            self.in_hex(hex).filter(|&it| self.unit(it).is(Flags::HIDDEN)).collect();
        for unit in hidden {
            self.unit_mut(unit).flags.clear(Flags::HIDDEN);
            events.push(Event::Revealed { unit, hex });
            // Who comes into view while others move takes them by surprise.
            if let Some(act) = &mut self.core.act {
                act.surprised = true;
            }
            // Only those who fire have to look at their target.
            let towards = towards.filter(|_| self.act_includes(unit));
            // [COH 17.0h] Who is carried looks where its vehicle looks.
            if !self.is_carried(unit) {
                self.push(Frame::Face { unit, towards });
            }
        }
        self.update_control(hex, events);
    }

    /// [COH 10.0e, 10.3a] Whether the action is the shot of a sniper, who leads it and needs no
    /// card for it: a card shows whom it is played on.
    pub(crate) fn snipes(&self, unit: UnitId) -> bool {
        let act = self.act();
        self.kind(unit).kind == Kind::Sniper
            && act.members.first() == Some(&unit)
            && !matches!(act.fund, Fund::Card(_))
    }

    /// [COH 10.0c, 10.0e, 10.3a] A hidden unit that acts shows itself, but for a sniper that fires.
    pub(crate) fn show_those_who_act(
        &mut self,
        shoots: bool,
        towards: Option<HexId>,
        events: &mut Vec<Event>,
    ) {
        for index in 0..self.act().members.len() {
            let unit = self.act().members[index];
            let stays = shoots && self.snipes(unit) || self.acts_unseen(unit);
            if self.unit(unit).is(Flags::HIDDEN)
                && !stays
                && let Some(hex) = self.hex(unit)
            {
                self.reveal_hex(hex, towards, events);
            }
        }
    }

    /// [COH 10.0c] Hidden units that move like others show themselves before they set out.
    pub(crate) fn show_those_who_march(&mut self, events: &mut Vec<Event>) {
        if self.act().mode != Mode::March {
            return;
        }
        let (surprised, mut shown) = (self.act().surprised, false);
        for index in 0..self.act().members.len() {
            let unit = self.act().members[index];
            if self.unit(unit).is(Flags::HIDDEN)
                && !self.acts_unseen(unit)
                && let Some(hex) = self.hex(unit)
            {
                self.reveal_hex(hex, None, events);
                shown = true;
            }
        }
        if !shown {
            return;
        }
        // They look where they like when they have arrived, and are no surprise to themselves.
        let act = self.core.act.as_mut().expect("an action is being taken");
        let moves =
            |it: &Frame| matches!(it, Frame::Face { unit, .. } if act.members.contains(unit));
        self.core.agenda.retain(|it| !moves(it));
        act.surprised = surprised;
    }

    /// [COH 10.1a–10.1d] Whether a hidden unit may move to a hex unseen.
    pub(crate) fn may_sneak(&self, unit: UnitId, to: HexId) -> Result<u8, Illegal> {
        if !self.unit(unit).is(Flags::HIDDEN) {
            return refuse("coh:10.1a", "only a hidden unit moves unseen");
        }
        self.may_move_at_all(unit)?;
        let Some(from) = self.hex(unit) else {
            return refuse("coh:10.1a", "the unit is not on the map");
        };
        // [COH 10.1c] Only whether the way is open matters, not its price.
        self.step_cost(unit, from, to, true)?;
        Ok(self.sneak_price(unit, to))
    }

    pub(crate) fn sneak_price(&self, unit: UnitId, to: HexId) -> u8 {
        let more = if self.is_hiding_place(unit, to) { INTO_COVER } else { INTO_OPEN };
        self.kind(unit).moves + more
    }

    /// [COH 10.1a, 10.1c] A hidden unit goes to a hex unseen; soft ground asks for no roll.
    pub(crate) fn sneak(&mut self, unit: UnitId, to: HexId, events: &mut Vec<Event>) {
        let (from, clock) = (self.hex(unit), self.core.clock);
        self.put(unit, Place::Map(to));
        let state = self.unit_mut(unit);
        state.arrived = clock;
        state.flags.clear(Flags(Flags::HASTY.0 | Flags::INSIDE.0));
        if let Some(passenger) = self.passenger(unit) {
            self.unit_mut(passenger).arrived = clock;
        }
        // [COH 10.0o] Whoever comes upon an enemy unseen is placed, and came from somewhere.
        if let Some(from) = from {
            self.note_entry(unit, from, to);
        }
        events.push(Event::Sneaked { unit, to });
        if !self.find_mines(unit, to, events) {
            self.push(Frame::MineCheck { unit });
        }
        self.push(Frame::Search);
    }

    /// [COH 10.2a, 10.2b, 10.2d, 10.3g] Whether a unit may go into hiding in a hex.
    pub(crate) fn may_hide(&self, unit: UnitId, to: HexId) -> Result<u8, Illegal> {
        let at = self.may_hide_at_all(unit)?;
        if !self.scenario.field.is_near(at, to) {
            return refuse("coh:10.2b", "a unit hides in its own or an adjacent hex");
        }
        if at != to {
            self.may_move_at_all(unit)?;
            self.step_cost(unit, at, to, true)?;
        }
        if self.is_watched(at, unit) || at != to && self.is_watched(to, unit) {
            return refuse("coh:10.2b", "an enemy sees the hex");
        }
        if self.is_shared(to, unit) {
            return refuse("coh:10.0f", "somebody else would be seen there");
        }
        Ok(HIDE)
    }

    /// What hiding asks of a unit, whichever the hex; returns where it stands.
    fn may_hide_at_all(&self, unit: UnitId) -> Result<HexId, Illegal> {
        let Some(at) = self.hex(unit) else {
            return refuse("coh:10.2a", "the unit is not on the map");
        };
        if !self.kind(unit).is_squad() || self.is_carried(unit) {
            return refuse("coh:10.2a", "infantry squads hide");
        }
        if self.unit(unit).is(Flags::HIDDEN) {
            return refuse("coh:10.2a", "the unit is hidden already");
        }
        if self.unit(unit).hit.is_some() {
            return refuse("coh:10.2d", "a unit that is hit cannot hide");
        }
        Ok(at)
    }

    /// Where the leader of an action stands if it may go into hiding from there, and whether it can leave.
    //
    // Optimization: with `may_hide_in` it is `may_do` for all hexes around at once; the invariants
    // compare the two.
    pub(crate) fn hides_at(&self, act: &Act) -> Option<(HexId, bool)> {
        let unit = act.members[0];
        self.may_pay(act, HIDE).ok()?;
        let at = self.may_hide_at_all(unit).ok()?;
        self.may_do_by(act, Action::Hide(at)).ok()?;
        (!self.is_watched(at, unit)).then(|| (at, self.may_move_at_all(unit).is_ok()))
    }

    /// Whether a unit that may hide where it stands may hide in a hex around it.
    pub(crate) fn may_hide_in(&self, unit: UnitId, place: (HexId, bool), to: HexId) -> bool {
        let (at, leaves) = place;
        if self.is_shared(to, unit) {
            return false;
        }
        at == to
            || leaves && self.step_cost(unit, at, to, true).is_ok() && !self.is_watched(to, unit)
    }

    /// Whether an enemy that everybody sees looks at a hex.
    fn is_watched(&self, hex: HexId, unit: UnitId) -> bool {
        let nation = self.nation(unit);
        self.lookers(hex, nation).any(|(it, _)| self.unit_sees(it, hex))
    }

    /// [COH 10.0f] Whether somebody whom everybody sees is in a hex, or over it, and does not hide with the
    /// unit.
    fn is_shared(&self, hex: HexId, unit: UnitId) -> bool {
        let seen = |it: &UnitId| !self.unit(*it).is(Flags::HIDDEN);
        self.in_hex(hex).filter(seen).any(|it| it != unit && !self.act_includes(it))
    }

    fn act_includes(&self, unit: UnitId) -> bool {
        self.core.act.as_ref().is_some_and(|it| it.members.contains(&unit))
    }

    pub(crate) fn hide(&mut self, unit: UnitId, to: HexId, events: &mut Vec<Event>) {
        let from = self.hex(unit).expect("who goes into hiding is on the map");
        let clock = self.core.clock;
        self.put(unit, Place::Map(to));
        self.conceal(unit);
        let state = self.unit_mut(unit);
        state.arrived = clock;
        if from != to {
            state.flags.clear(Flags(Flags::HASTY.0 | Flags::INSIDE.0));
            self.note_entry(unit, from, to);
        }
        events.push(Event::Hid { unit, from, to });
        // [COH 18.5a] Mines do not mind who is hidden.
        if from == to || !self.find_mines(unit, to, events) {
            self.push(Frame::MineCheck { unit });
        }
    }

    /// [COH 10.3b, 10.3c] The search for a sniper.
    pub(crate) fn detect(&mut self, unit: UnitId, total: i16, events: &mut Vec<Event>) {
        if total >= FOUND_ON
            && let Some(hex) = self.hex(unit)
        {
            self.reveal_hex(hex, None, events);
        }
    }
}
