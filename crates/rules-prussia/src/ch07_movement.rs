//! Chapters 7.0 to 7.2 and 15: movement, enemy zones of control, entry and exit.

use hexgrid::{Flood, HexId, StepCost};
use kernel::{Illegal, refuse};

use crate::agenda::Frame;
use crate::ch07_column::{COLUMN_BONUS, degraded_column};
use crate::charts::column;
use crate::decision::Piece;
use crate::event::Event;
use crate::roster::Arm;
use crate::scenario::{Entry, EntryColumn};
use crate::state::{Army, Battle, Flags, LeaderId, Morale, Place, UnitId};
use crate::tables::Way;

/// [PG 24.2.2b, 26.3d] What it costs to come onto the map, and [PG 10.2k] to leave it.
const EDGE_COST: u8 = 1;

impl Battle {
    /// The hex of a piece.
    pub fn piece_hex(&self, piece: Piece) -> Option<HexId> {
        match piece {
            Piece::Unit(unit) => self.hex(unit),
            Piece::Leader(leader) => self.leader_hex(leader),
        }
    }

    /// The army of a piece.
    pub fn piece_army(&self, piece: Piece) -> Army {
        match piece {
            Piece::Unit(unit) => self.army(unit),
            Piece::Leader(leader) => self.who(leader).army,
        }
    }

    /// [PG 7.1a, 7.1b, 7.3.1a, 7.3.1c, 7.3.1f] The movement allowance of a unit now.
    pub fn allowance(&self, unit: UnitId) -> u8 {
        let (state, printed) = (self.unit(unit), self.face(unit).ma);
        let degraded = !self.is_effective(unit);
        // [PG 6.2.2b, 8.1b]
        let hampered = state.is(Flags::OUT_OF_COMMAND) || state.morale == Morale::Disordered;
        if state.is(Flags::COLUMN) {
            let full = printed + COLUMN_BONUS;
            let slow = if degraded { degraded_column(self.kind(unit).arm) } else { full };
            return if hampered { slow.min(full.div_ceil(2)) } else { slow };
        }
        if degraded || hampered { printed.div_ceil(2) } else { printed }
    }

    /// [PG 6.2f, 7.0h] The movement allowance of a leader.
    pub fn leader_allowance(&self, leader: LeaderId) -> u8 {
        use crate::roster::Second;
        use crate::state::Bearer;
        let who = self.who(leader);
        let printed = match (self.leader(leader).bearer, &who.second) {
            (Bearer::Second, Some(Second::Other { ma, .. })) => *ma,
            (Bearer::Second, Some(Second::Leader(it))) => self.who(*it).ma,
            _ => who.ma,
        };
        if self.leads_column(leader) { printed + COLUMN_BONUS } else { printed }
    }

    /// [PG 7.0h] Whether a leader leads a wing in column.
    pub(crate) fn leads_column(&self, leader: LeaderId) -> bool {
        self.who(leader).wing.is_some_and(|wing| self.wing(wing).column)
    }

    /// The step between two neighbors.
    #[inline]
    fn way(&self, from: HexId, to: HexId) -> Option<Way> {
        let way = self.scenario.field.grid().direction(from, to)?;
        Some(self.scenario.tables.ways[from.index()][way.index()])
    }

    /// [PG 7.0c, C4a, C4b] What the ground costs an arm for a step.
    fn ground_cost(&self, arm: Arm, from: HexId, to: HexId) -> u8 {
        self.way(from, to).map_or(0, |it| it.cost[column(arm)])
    }

    /// [PG 7.1c] Whether a step leads into or over what nobody passes.
    pub(crate) fn is_prohibited(&self, from: HexId, to: HexId) -> bool {
        self.way(from, to).is_none_or(Way::is_prohibited)
    }

    /// [PG 25.3.6a, C4i] [K-35] Whether a step crosses the Mietzel away from a bridge.
    pub(crate) fn crosses_mietzel(&self, from: HexId, to: HexId) -> bool {
        self.way(from, to).is_some_and(Way::crosses_mietzel)
    }

    /// [PG 7.0c, 7.2a, 7.2.1b, 7.2.2b, 7.2.3b, 7.2.3c, 7.2.3e, C5a, C5b] What a step costs a unit.
    pub fn step_cost(&self, unit: UnitId, from: HexId, to: HexId) -> u8 {
        self.way(from, to).map_or(0, |way| self.cost_of(unit, way, from, to))
    }

    fn cost_of(&self, unit: UnitId, way: Way, from: HexId, to: HexId) -> u8 {
        if way.crosses_mietzel() {
            return self.allowance(unit);
        }
        let kind = self.kind(unit);
        // [PG 7.3.1b]
        let ground = if self.in_column(unit) { 1 } else { way.cost[column(kind.arm)] };
        ground + self.exit_cost(unit, from) + self.baggage_cost(unit, to)
    }

    /// [PG C5a, C5b] What it costs to leave a hex in an EZOC.
    pub(crate) fn exit_cost(&self, unit: UnitId, from: HexId) -> u8 {
        let kind = self.kind(unit);
        if !self.in_ezoc(kind.army, from) {
            return 0;
        }
        let held = kind.is_fast() && self.is_engaged(unit);
        if !held || kind.is_cavalry() && kind.army == Army::Prussia { 1 } else { 2 }
    }

    /// Whether a piece of the active army may be taken to move now.
    pub(crate) fn may_select(&self, piece: Piece) -> Result<(), Illegal> {
        if self.piece_army(piece) != self.core.active {
            return refuse("pg:7.0a", "one moves one's own pieces");
        }
        match piece {
            Piece::Unit(unit) => self.may_select_unit(unit),
            Piece::Leader(leader) => self.may_select_leader(leader),
        }
    }

    pub(crate) fn may_select_unit(&self, unit: UnitId) -> Result<(), Illegal> {
        let state = self.unit(unit);
        if state.is(Flags::MOVED) {
            return refuse("pg:7.0a", "it has moved in this phase");
        }
        if state.morale == Morale::Routed {
            return refuse("pg:7.0f", "Routed units do not move of their own will");
        }
        if !self.may_act(unit) {
            return refuse("pg:6.1a", "the army is not active");
        }
        match state.place {
            Place::Map(hex) => {
                self.may_leave(unit, hex)?;
                let grid = self.scenario.field.grid();
                let ways = grid.neighbors(hex).any(|(_, to)| self.may_step(unit, to).is_ok());
                if ways || self.may_exit(Piece::Unit(unit)).is_ok() {
                    return Ok(());
                }
                refuse("pg:7.0g", "there is no hex it could move to")
            }
            Place::Awaited => {
                let entry = self.may_come(Piece::Unit(unit))?;
                match entry.hexes.iter().find(|&&it| self.may_enter(unit, it).is_ok()) {
                    Some(_) => Ok(()),
                    None => refuse("pg:7.1d", "no entry hex is free"),
                }
            }
            _ => refuse("pg:7.0a", "it is not there"),
        }
    }

    pub(crate) fn may_select_leader(&self, leader: LeaderId) -> Result<(), Illegal> {
        let state = self.leader(leader);
        if state.moved {
            return refuse("pg:7.0a", "he has moved in this phase");
        }
        if !self.may_lead(leader) {
            return refuse("pg:6.1a", "the army is not active");
        }
        match state.place {
            Place::Map(hex) => {
                let grid = self.scenario.field.grid();
                let ways = grid.neighbors(hex).any(|(_, to)| self.may_ride(leader, to).is_ok());
                if ways || self.may_exit(Piece::Leader(leader)).is_ok() {
                    return Ok(());
                }
                refuse("pg:7.0g", "there is no hex he could move to")
            }
            Place::Awaited => {
                let entry = self.may_come(Piece::Leader(leader))?;
                match entry.hexes.iter().find(|&&it| self.may_ride(leader, it).is_ok()) {
                    Some(_) => Ok(()),
                    None => refuse("pg:7.1d", "no entry hex is free"),
                }
            }
            _ => refuse("pg:7.0a", "he is not there"),
        }
    }

    /// [PG 7.2.1b, 7.2.1c, 7.2.2b, 7.2.3a, 4.3b, 4.4a] [K-7, K-86] Whether a unit may leave its hex as
    /// far as enemy zones are concerned.
    fn may_leave(&self, unit: UnitId, from: HexId) -> Result<(), Illegal> {
        let (kind, state) = (self.kind(unit), self.unit(unit));
        let army = kind.army;
        if !self.in_ezoc(army, from) || kind.is_artillery() {
            return Ok(());
        }
        if self.is_engaged(unit) {
            if !kind.is_fast() {
                return refuse("pg:7.2.1c", "it is Engaged and may not leave");
            }
            if self.is_held_by_cavalry(army, from) {
                return refuse("pg:7.2.3a", "Formed cavalry holds it");
            }
            let marked = self.marker(from).is_some();
            if self.options.strict_fast_exit && marked && self.is_beside_fast(army, from) {
                return refuse("pg:4.4a", "it stands next to Fast units");
            }
            return Ok(());
        }
        if kind.is_fast() || !state.is(Flags::BEGAN_ENGAGED) {
            return Ok(());
        }
        let came = |it: UnitId| self.unit(it).spent > 0;
        let relieved = self.marker(from).is_none() || self.engaged(from, army).any(came);
        if relieved || self.options.reorder_relieves {
            return Ok(());
        }
        refuse("pg:7.2.1c", "it began the turn Engaged and nobody has come to relieve it")
    }

    /// Whether a unit of its own kind could ever stand in a hex: no enemy units, no baggage in the way,
    /// no EZOC that is closed to it.
    pub(crate) fn may_stand(&self, unit: UnitId, to: HexId) -> Result<(), Illegal> {
        let (kind, army) = (self.kind(unit), self.army(unit));
        if self.holds(army.other(), to) {
            return refuse("pg:7.1d", "enemy units are there");
        }
        if self.is_barred_by_baggage(unit, to) {
            return refuse("pg:25.3.5a", "nobody shares a hex with the baggage");
        }
        if self.in_ezoc(army, to) {
            if self.unit(unit).is(Flags::OUT_OF_COMMAND) {
                return refuse("pg:6.2.2c", "units out of command may not enter an enemy zone");
            }
            if self.face(unit).bracketed {
                return refuse(
                    "pg:7.2.5a",
                    "units with SP in brackets may not enter an enemy zone",
                );
            }
            let friends =
                || self.units_in(to, army).any(|it| it != unit && self.kind(it).is_line());
            if kind.is_artillery() && !friends() {
                return refuse(
                    "pg:7.2.2a",
                    "artillery enters an enemy zone only beside foot or horse",
                );
            }
        }
        Ok(())
    }

    /// Whether a unit may take a step to a neighboring hex now.
    pub(crate) fn may_step(&self, unit: UnitId, to: HexId) -> Result<(), Illegal> {
        let Some(from) = self.hex(unit) else { return self.may_enter(unit, to) };
        self.may_walk(unit, from, to)?;
        self.may_crowd(unit, from, to)
    }

    /// Whether a unit may take a step, however many are there already.
    fn may_walk(&self, unit: UnitId, from: HexId, to: HexId) -> Result<(), Illegal> {
        // What forbids the hex itself comes first: it holds for a far one too.
        self.may_leave(unit, from)?;
        self.may_stand(unit, to)?;
        let Some(way) = self.way(from, to) else {
            return refuse("pg:7.0c", "pieces move from hex to neighboring hex");
        };
        if way.is_prohibited() {
            return refuse("pg:7.1c", "nobody passes there");
        }
        let spent = self.unit(unit).spent;
        if way.crosses_mietzel() && (!self.in_column(unit) || spent > 0) {
            return refuse("pg:25.3.6a", "only columns that begin beside it cross the Mietzel");
        }
        // [PG 7.0d] One hex is always possible.
        if spent > 0
            && spent.saturating_add(self.cost_of(unit, way, from, to)) > self.allowance(unit)
        {
            return refuse("pg:7.0g", "it has not enough movement points");
        }
        Ok(())
    }

    /// [PG 3.3a, 3.3c] A unit goes through a full hex only if it can go on from there: whoever else may
    /// still move out does not count.
    fn may_crowd(&self, unit: UnitId, from: HexId, to: HexId) -> Result<(), Illegal> {
        if !self.would_overstack(to, unit) || !self.is_crowded_for(unit, to) {
            return Ok(());
        }
        let mut trial = self.clone();
        let cost = self.step_cost(unit, from, to);
        trial.put(unit, Place::Map(to), 0);
        let state = trial.unit_mut(unit);
        state.spent = state.spent.saturating_add(cost);
        if !trial.must_stop(unit, to) && !self.crosses_mietzel(from, to) && trial.could_go_on(unit)
        {
            return Ok(());
        }
        refuse("pg:3.3a", "the hex would hold too many levels")
    }

    /// Whether a hex holds too much with a unit and those that cannot move out of it any more.
    pub(crate) fn is_crowded_for(&self, unit: UnitId, hex: HexId) -> bool {
        let grid = self.scenario.field.grid();
        let goes = |it: UnitId| {
            !self.unit(it).is(Flags::MOVED)
                && !self.is_routed(it)
                && self.may_act(it)
                && grid.neighbors(hex).any(|(_, to)| self.may_walk(it, hex, to).is_ok())
        };
        let there = self.units_in(hex, self.army(unit)).filter(|&it| it != unit && !goes(it));
        self.load_of(there.chain([unit])).is_too_much()
    }

    /// Whether a unit that is moving can take another step.
    pub(crate) fn could_go_on(&self, unit: UnitId) -> bool {
        let grid = self.scenario.field.grid();
        self.hex(unit)
            .is_some_and(|hex| grid.neighbors(hex).any(|(_, to)| self.may_step(unit, to).is_ok()))
    }

    /// [PG 7.0c, 7.0d, 7.0g] The hexes that a unit could come to in what is left of its move, its
    /// own left out. It is taken to stop in every enemy zone, and hexes to hold any number.
    pub(crate) fn range_of(&self, unit: UnitId) -> Vec<HexId> {
        let Some(start) = self.hex(unit) else { return Vec::new() };
        let (army, spent) = (self.army(unit), self.unit(unit).spent);
        let left = self.allowance(unit).saturating_sub(spent);
        let mut flood = Flood::new();
        let grid = self.scenario.field.grid();
        flood.run(grid, start, left.into(), |from, _, to, _| {
            let may = !self.is_prohibited(from, to)
                && !self.crosses_mietzel(from, to)
                && (from != start || self.may_leave(unit, from).is_ok())
                && self.may_stand(unit, to).is_ok();
            let stops = self.in_ezoc(army, to) || self.must_stop_at_mietzel(unit, to);
            may.then(|| StepCost { mp: self.step_cost(unit, from, to).into(), stops })
        });
        let mut found: Vec<HexId> =
            flood.reached().map(|it| it.0).filter(|&it| it != start).collect();
        // [PG 7.0d] One hex is always possible.
        if spent == 0 {
            let near = grid.neighbors(start).map(|it| it.1);
            found.extend(near.filter(|&it| self.may_walk(unit, start, it).is_ok()));
        }
        found.sort_unstable();
        found.dedup();
        found
    }

    /// Whether a leader may take a step to a hex now.
    pub(crate) fn may_ride(&self, leader: LeaderId, to: HexId) -> Result<(), Illegal> {
        let army = self.who(leader).army;
        let state = self.leader(leader);
        if self.holds(army.other(), to) || self.leaders_in(to, army.other()).next().is_some() {
            return refuse("pg:7.1d", "enemy pieces are there");
        }
        if self.in_ezoc(army, to) && !self.holds(army, to) {
            return refuse(
                "pg:7.2.4a",
                "a leader enters an enemy zone only beside a friendly unit",
            );
        }
        if let Place::Map(from) = state.place {
            let Some(way) = self.way(from, to) else {
                return refuse("pg:7.0c", "pieces move from hex to neighboring hex");
            };
            if way.is_prohibited() {
                return refuse("pg:7.1c", "nobody passes there");
            }
            let column = self.leads_column(leader);
            if way.crosses_mietzel() && (!column || state.spent > 0) {
                return refuse("pg:25.3.6a", "only columns that begin beside it cross the Mietzel");
            }
            if state.spent > 0
                && state.spent + self.ride_cost(leader, from, to) > self.leader_allowance(leader)
            {
                return refuse("pg:7.0g", "he has not enough movement points");
            }
        } else {
            let entry = self.may_come(Piece::Leader(leader))?;
            if !entry.hexes.contains(&to) {
                return refuse("pg:24.2.2a", "it is no entry hex");
            }
        }
        Ok(())
    }

    /// [PG 7.0h] What a step costs a leader.
    pub(crate) fn ride_cost(&self, leader: LeaderId, from: HexId, to: HexId) -> u8 {
        if self.crosses_mietzel(from, to) {
            return self.leader_allowance(leader);
        }
        if self.leads_column(leader) { 1 } else { self.ground_cost(Arm::Cavalry, from, to) }
    }

    /// The entry of a piece that is off the map.
    fn entry_of(&self, piece: Piece) -> Option<&Entry> {
        self.scenario.entries.iter().find(|it| it.pieces.contains(&piece))
    }

    /// In which formation a unit comes, if it is still off the map.
    pub(crate) fn entry_column(&self, unit: UnitId) -> Option<EntryColumn> {
        let awaited = self.unit(unit).place == Place::Awaited;
        self.entry_of(Piece::Unit(unit)).filter(|_| awaited).map(|it| it.column)
    }

    /// [PG 24.2.2a, 26.3d, 26.4c] Whether a piece may come onto the map now.
    fn may_come(&self, piece: Piece) -> Result<&Entry, Illegal> {
        let Some(entry) = self.entry_of(piece) else {
            return refuse("pg:22.2e", "it does not come from off the map");
        };
        if entry.must {
            return refuse("pg:26.3.3a", "it comes when the die says so");
        }
        if self.core.turn < entry.turn {
            return refuse("pg:26.4c", "it comes in a later turn");
        }
        if let Piece::Unit(unit) = piece
            && self.kind(unit).is_artillery()
            && entry.guns_per_wing > 0
        {
            let came = |it: &&Piece| self.piece_hex(**it).is_some() || self.is_gone(**it);
            let mut wings: Vec<_> = entry
                .pieces
                .iter()
                .filter(came)
                .filter_map(|it| match it {
                    Piece::Unit(unit) => self.kind(*unit).wing,
                    Piece::Leader(_) => None,
                })
                .collect();
            wings.sort_unstable();
            wings.dedup();
            let guns = entry.pieces.iter().filter(came).filter(|it| match it {
                Piece::Unit(unit) => self.kind(*unit).is_artillery(),
                Piece::Leader(_) => false,
            });
            if guns.count() >= wings.len() * usize::from(entry.guns_per_wing) {
                return refuse("pg:24.2.2a", "no more artillery comes with the wings on the map");
            }
        }
        Ok(entry)
    }

    fn is_gone(&self, piece: Piece) -> bool {
        match piece {
            Piece::Unit(unit) => {
                matches!(self.unit(unit).place, Place::Lost | Place::Captured | Place::Exited)
            }
            Piece::Leader(_) => false,
        }
    }

    /// Whether a unit may come onto the map in a hex.
    fn may_enter(&self, unit: UnitId, to: HexId) -> Result<(), Illegal> {
        let entry = self.may_come(Piece::Unit(unit))?;
        if !entry.hexes.contains(&to) {
            return refuse("pg:24.2.2a", "it is no entry hex");
        }
        self.may_stand(unit, to)
    }

    /// [PG 7.1e, 10.2k, C5a, C5b] Whether a piece may leave the map now.
    pub(crate) fn may_exit(&self, piece: Piece) -> Result<(), Illegal> {
        let army = self.piece_army(piece);
        if self.gloom(army) == 0 {
            return refuse("pg:7.1e", "only units of a Demoralized or Broken army leave the map");
        }
        let Some(hex) = self.piece_hex(piece) else { return refuse("pg:7.1e", "it is not there") };
        if !self.exits_of(army).contains(&hex) {
            return refuse("pg:10.2k", "it is not on a friendly edge");
        }
        let (spent, cost, allowed) = match piece {
            Piece::Unit(unit) => {
                self.may_leave(unit, hex)?;
                let cost = EDGE_COST + self.exit_cost(unit, hex);
                (self.unit(unit).spent, cost, self.allowance(unit))
            }
            Piece::Leader(leader) => {
                (self.leader(leader).spent, EDGE_COST, self.leader_allowance(leader))
            }
        };
        if spent > 0 && spent.saturating_add(cost) > allowed {
            return refuse("pg:7.0g", "it has not enough movement points");
        }
        Ok(())
    }

    /// [PG 10.2k, 10.2l] A piece leaves the map of its own will.
    pub(crate) fn exit(&mut self, piece: Piece, events: &mut Vec<Event>) {
        self.pop();
        let from = self.piece_hex(piece);
        match piece {
            Piece::Unit(unit) => self.put(unit, Place::Exited, 0),
            Piece::Leader(leader) => self.leader_mut(leader).place = Place::Exited,
        }
        events.push(Event::Exited { piece });
        self.stir(piece);
        if let Some(from) = from {
            self.let_reorder(from);
            self.drop_empty_marker(from);
            self.drop_momentum_of_empty(from);
        }
    }

    /// Notes that a piece has moved: for the heat, the columns and the duties of Rossbach.
    fn stir(&mut self, piece: Piece) {
        let army = self.piece_army(piece);
        self.army_mut(army).strained = true;
        if let Piece::Unit(unit) = piece {
            self.unit_mut(unit).flags.set(Flags::STIRRED);
            if self.kind(unit).is_artillery() {
                // [PG 15.0a, 7.0e]
                self.unit_mut(unit).flags.set(Flags::GUNS_MOVED);
            }
            if let Some(wing) = self.kind(unit).wing {
                self.wing_mut(wing).stirred = true;
            }
        }
    }

    /// Takes a step with the piece that moves, and sees what comes of it.
    pub(crate) fn step(&mut self, piece: Piece, to: HexId, events: &mut Vec<Event>) {
        let from = self.piece_hex(piece);
        self.stir(piece);
        match piece {
            Piece::Unit(unit) => self.step_unit(unit, from, to, events),
            Piece::Leader(leader) => {
                let cost = from.map_or(EDGE_COST, |it| self.ride_cost(leader, it, to));
                let state = self.leader_mut(leader);
                state.spent = state.spent.saturating_add(cost);
                state.place = Place::Map(to);
                announce_step(piece, (from, to), cost, events);
                self.wake_detachments(events);
                if self.crosses_of(from, to) {
                    self.stop(piece, events);
                }
            }
        }
    }

    fn crosses_of(&self, from: Option<HexId>, to: HexId) -> bool {
        from.is_some_and(|it| self.crosses_mietzel(it, to))
    }

    fn step_unit(&mut self, unit: UnitId, from: Option<HexId>, to: HexId, events: &mut Vec<Event>) {
        let cost = from.map_or(EDGE_COST, |it| self.step_cost(unit, it, to));
        if from.is_none() {
            self.come(unit);
        }
        let state = self.unit_mut(unit);
        state.spent = state.spent.saturating_add(cost);
        // It goes in at the bottom: whoever would be Engaged even there has to stop.
        self.put(unit, Place::Map(to), 0);
        for hex in from.into_iter().chain([to]) {
            self.let_reorder(hex);
        }
        if let Some(from) = from {
            self.drop_empty_marker(from);
            self.drop_momentum_of_empty(from);
        }
        announce_step(Piece::Unit(unit), (from, to), cost, events);
        let stops = self.must_stop(unit, to) || self.crosses_of(from, to);
        if stops {
            self.stop(Piece::Unit(unit), events);
        }
        self.overrun_leaders(to, self.army(unit));
        self.push(Frame::Alert { unit });
    }

    /// A unit comes from off the map: in column where the scenario says so.
    fn come(&mut self, unit: UnitId) {
        // [PG 24.2.2b]
        if self.entry_of(Piece::Unit(unit)).is_some_and(|it| it.effective) {
            self.unit_mut(unit).flags.set(Flags::HELPED);
        }
        if self.entry_column(unit) == Some(EntryColumn::Always) {
            self.unit_mut(unit).flags.set(Flags::COLUMN);
            if let Some(wing) = self.kind(unit).wing {
                self.wing_mut(wing).column = true;
            }
        }
    }

    /// [PG 7.2.1a, 7.2.3a, 25.3.6b] [K-56] Whether a unit that has entered a hex must stop.
    fn must_stop(&self, unit: UnitId, hex: HexId) -> bool {
        let (kind, army) = (self.kind(unit), self.army(unit));
        if self.must_stop_at_mietzel(unit, hex) {
            return true;
        }
        if !self.in_ezoc(army, hex) {
            return false;
        }
        if kind.is_artillery() {
            return self.options.guns_stop;
        }
        if kind.is_fast() { self.is_held_by_cavalry(army, hex) } else { self.is_engaged(unit) }
    }

    /// [PG 25.3.6b, 25.3.6c] Units that are not in column stop when they come beside the Mietzel, unless they are
    /// about to cross, or have just crossed, a bridge.
    pub(crate) fn must_stop_at_mietzel(&self, unit: UnitId, hex: HexId) -> bool {
        let banks = self.scenario.tables.banks.as_ref();
        !self.in_column(unit) && banks.is_some_and(|it| it.contains(hex))
    }

    /// Ends the move of a piece; a unit among others is laid at its place of the stack.
    pub(crate) fn stop(&mut self, piece: Piece, events: &mut Vec<Event>) {
        self.pop();
        match piece {
            Piece::Leader(leader) => self.leader_mut(leader).moved = true,
            Piece::Unit(unit) => {
                self.unit_mut(unit).flags.set(Flags::MOVED);
                self.settle_in(unit, events);
            }
        }
        events.push(Event::Stopped { piece });
    }

    /// [PG 3.4.1a, 3.4.1b] [K-67] Where in its stack a unit that has stopped may lie.
    fn settle_in(&mut self, unit: UnitId, events: &mut Vec<Event>) {
        // Who has not moved has not come.
        let Some(hex) = self.hex(unit).filter(|_| self.unit(unit).spent > 0) else { return };
        let (line, army) = (self.kind(unit).is_line(), self.army(unit));
        self.join_engaged(unit, hex, events);
        let at_bottom = !line && army == Army::Coalition && self.in_ezoc(army, hex);
        if at_bottom {
            self.unit_mut(unit).flags.set(Flags::BOTTOM);
        } else if self.places_for(unit) > 1 {
            self.push(Frame::Stack { unit });
        }
    }

    /// [PG 10.2k, 25.3.3a, 26.3.2a] The hexes by which an army leaves the map.
    pub fn exits_of(&self, army: Army) -> &[HexId] {
        let special = self.torgau_exits(army).or_else(|| self.zorndorf_edge(army));
        special.unwrap_or(&self.scenario.side(army).edges)
    }

    /// Whether the Movement Phase may end now.
    pub(crate) fn may_end_movement(&self) -> Result<(), Illegal> {
        self.may_leave_stacks()?;
        self.may_end_advance_of_french()
    }

    /// [PG 15.3a] Begins normal movement: guns at the bottom may come up again [PG 3.4.1a].
    pub(crate) fn begin_movement(&mut self, events: &mut Vec<Event>) {
        let army = self.core.active;
        let units: Vec<UnitId> = self.units_of(army).collect();
        for unit in units {
            self.unit_mut(unit).flags.clear(Flags::BOTTOM);
            self.unit_mut(unit).flags.clear(Flags::RESTACKED);
        }
        self.lay_markers();
        self.march_at_rossbach(events);
    }
}

/// Says that a piece took a step, or came onto the map.
fn announce_step(
    piece: Piece,
    (from, to): (Option<HexId>, HexId),
    cost: u8,
    events: &mut Vec<Event>,
) {
    events.push(match from {
        Some(from) => Event::Moved { piece, from, to, cost: Some(cost) },
        None => Event::Placed { piece, hex: to },
    });
}
