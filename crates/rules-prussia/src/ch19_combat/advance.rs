//! Chapters 19.9 and 19.10: advance, capture of guns, Momentum.

use hexgrid::HexId;
use kernel::{Dice, Illegal, refuse};

use crate::agenda::Frame;
use crate::ch06_command::d6;
use crate::ch13_activation::signed;
use crate::decision::Piece;
use crate::event::{Cause, Event};
use crate::state::{Army, Battle, Flags, Momentum, Morale, Place, UnitId};

use super::Step;

/// [PG C1a] Up to this all levels of the guns are captured.
const ALL_CAPTURED: i8 = 3;
/// [PG C1b] Up to this the counter on the map is captured.
const COUNTER_CAPTURED: i8 = 6;

impl Battle {
    /// [PG 19.9a, 19.9c] Whether a hex of the enemy is open to an advance of this army.
    fn is_open(&self, hex: HexId, army: Army) -> bool {
        let mut enemies = self.units_in(hex, army.other());
        let only_guns = enemies.all(|it| self.kind(it).is_artillery());
        // [PG 19.9c] The defender advances only onto guns.
        let attacker = army == self.core.active;
        only_guns && (attacker || self.holds(army.other(), hex))
    }

    pub(super) fn may_advance_at_all(&self, army: Army, hex: HexId) -> bool {
        let from: Vec<HexId> = self.hexes_in_combat(army).iter().collect();
        self.is_open(hex, army)
            && from.into_iter().any(|it| {
                let units = self.units_in(it, army).map(Piece::Unit);
                let leaders = self.leaders_in(it, army).map(Piece::Leader);
                units.chain(leaders).any(|piece| self.may_advance(piece, hex).is_ok())
            })
    }

    /// [PG 19.9a, 19.9b, 19.3f] Whether a piece may advance into a hex.
    pub(crate) fn may_advance(&self, piece: Piece, hex: HexId) -> Result<(), Illegal> {
        let army = self.piece_army(piece);
        let Some(from) = self.piece_hex(piece) else {
            return refuse("pg:19.9a", "it is not there");
        };
        if !self.hexes_in_combat(army).contains(from) || !self.is_open(hex, army) {
            return refuse("pg:19.9a", "it did not fight, or the hex is still held");
        }
        if !self.reaches(from, hex) {
            return refuse("pg:19.9a", "the hex is out of reach");
        }
        match piece {
            Piece::Unit(unit) => {
                if !self.kind(unit).is_line() || self.is_baggage(unit) {
                    return refuse("pg:19.9b", "only infantry and cavalry advance");
                }
                if self.is_routed(unit) {
                    return refuse("pg:8.2d", "Routed units do not advance");
                }
                // [K-121]
                if self.core.combat.is_some_and(|it| it.charge)
                    && army == self.core.active
                    && self.unit(unit).is(Flags::HEATED)
                    && self.unit(unit).is(Flags::CHARGED)
                    && !self.unit(unit).is(Flags::CHARGING)
                {
                    return refuse("pg:19.12.2a", "whoever failed to charge does not advance");
                }
                if self.in_ezoc_but(army, hex) && self.face(unit).bracketed {
                    return refuse("pg:19.3f", "a unit with SP in brackets enters no enemy zone");
                }
                if self.would_overstack(hex, unit) {
                    return refuse("pg:19.9a", "the hex would hold too many levels");
                }
            }
            Piece::Leader(_) => {
                if !self.units_in(hex, army).any(|it| self.unit(it).is(Flags::ADVANCED)) {
                    return refuse("pg:19.9b", "leaders go along with units that advance");
                }
            }
        }
        Ok(())
    }

    /// Whether a hex lies in an EZOC, the guns in the hex itself left out: they are about to be taken.
    fn in_ezoc_but(&self, army: Army, hex: HexId) -> bool {
        let grid = self.scenario.field.grid();
        grid.neighbors(hex).any(|(_, next)| {
            self.reaches(next, hex) && self.units_in(next, army.other()).any(|it| self.has_zoc(it))
        })
    }

    /// [PG 19.9a, 9.2c] A piece advances.
    pub(crate) fn advance(&mut self, piece: Piece, hex: HexId, events: &mut Vec<Event>) {
        let army = self.piece_army(piece);
        let from = self.piece_hex(piece);
        match piece {
            Piece::Unit(unit) => {
                self.unit_mut(unit).flags.set(Flags::ADVANCED);
                self.put_on_top(unit, hex);
            }
            Piece::Leader(leader) => self.leader_mut(leader).place = Place::Map(hex),
        }
        events.push(Event::Advanced { piece, hex });
        if army == self.core.active {
            self.change_combat(|it| it.advanced = true);
        }
        if let Some(from) = from {
            self.drop_momentum_of_empty(from);
        }
        self.overrun_leaders(hex, army);
    }

    /// The advance into a hex is over: guns that are there may be captured.
    pub(super) fn push_capture(&mut self, hex: Option<HexId>) {
        if let Some(hex) = hex {
            self.push(Frame::Capture { hex });
        }
    }

    /// Nobody else advances into the hex.
    pub(crate) fn end_advance(&mut self, events: &mut Vec<Event>) {
        let Some(&Frame::Fight { step }) = self.core.agenda.last() else { return };
        self.go_on_fighting(step, events);
    }

    /// [PG 19.9.1a, 19.9.1b] The next guns in a hex shared with the enemy.
    pub(crate) fn guns_to_capture(&self, hex: HexId) -> Option<UnitId> {
        let captor = |army: Army| self.units_in(hex, army).any(|it| self.kind(it).is_line());
        let army = Army::BOTH.into_iter().find(|&it| captor(it) && self.holds(it.other(), hex))?;
        self.units_in(hex, army.other()).find(|&it| self.kind(it).is_artillery())
    }

    /// [PG C1a–C1e] [K-26, K-27, K-97, K-127] Rolls for the next guns in a hex.
    pub(crate) fn capture_guns(
        &mut self,
        hex: HexId,
        dice: &mut dyn Dice,
        events: &mut Vec<Event>,
    ) {
        let Some(guns) = self.guns_to_capture(hex) else {
            self.pop();
            self.overrun_behind_guns(hex);
            return;
        };
        if self.is_routed(guns) {
            self.capture(guns, Cause::Guns, events);
            return;
        }
        let plus = self.capture_modifier(guns, hex);
        let die = d6(dice, "pg:19.9.1b");
        events.push(Event::CaptureRolled { unit: guns, die, plus });
        let roll = signed(die) + plus;
        let level = self.unit(guns).level;
        if roll <= ALL_CAPTURED || roll <= COUNTER_CAPTURED && level <= 2 {
            self.capture(guns, Cause::Guns, events);
            return;
        }
        if roll <= COUNTER_CAPTURED {
            let taken = level.saturating_sub(2);
            events.push(Event::Captured { unit: guns, levels: taken, cause: Cause::Guns });
            self.count_captured(guns, taken, events);
            self.unit_mut(guns).level = 2;
        }
        if self.is_formed(guns) {
            self.set_morale(guns, Morale::Disordered);
            events.push(Event::Shaken { unit: guns, morale: Morale::Disordered, rule: "pg:C1c" });
        }
        self.begin_retreat(guns, 1);
    }

    /// [PG 9.2c] [K-57] A leader who stood with guns is overrun once none of them is left.
    fn overrun_behind_guns(&mut self, hex: HexId) {
        if let Some(captor) = Army::BOTH.into_iter().find(|&it| self.holds(it, hex)) {
            self.overrun_leaders(hex, captor);
        }
    }

    /// [PG C1d, C1e] [K-97] What counts when guns are to be captured.
    pub(crate) fn capture_modifier(&self, guns: UnitId, hex: HexId) -> i8 {
        let army = self.army(guns).other();
        let mr = self.face(guns).mr;
        let captors = || self.units_in(hex, army).filter(|&it| self.kind(it).is_line());
        let mut plus = 0;
        if captors().any(|it| self.face(it).mr > mr) {
            plus -= 1;
        } else if captors().all(|it| self.face(it).mr < mr) {
            plus += 1;
        }
        if captors().all(|it| self.morale(it) == Morale::Disordered) {
            plus += 1;
        }
        plus
    }

    /// [PG 19.10a] Whether the attacker has won Momentum and can use it.
    pub(super) fn has_momentum(&self) -> bool {
        let combat = self.combat_now();
        combat.unsatisfied > 0
            && combat.advanced
            && (self.onward_moves().next().is_some() || self.marks().next().is_some())
    }

    /// [PG 19.10b] [K-98] Where units that advanced could go on.
    pub(crate) fn onward_moves(&self) -> impl Iterator<Item = (UnitId, HexId)> + '_ {
        let army = self.core.active;
        let grid = self.scenario.field.grid();
        let units = self.on_map(army).filter(|&it| self.unit(it).is(Flags::ADVANCED));
        units.flat_map(move |unit| {
            let from = self.hex(unit);
            from.into_iter()
                .flat_map(move |hex| grid.neighbors(hex))
                .map(move |(_, to)| (unit, to))
                .filter(|&(unit, to)| self.may_go_onward(unit, to).is_ok())
        })
    }

    /// [PG 19.10b] Whether a unit may make a Momentum advance into a hex.
    pub(crate) fn may_go_onward(&self, unit: UnitId, to: HexId) -> Result<(), Illegal> {
        let army = self.core.active;
        if self.army(unit) != army || !self.unit(unit).is(Flags::ADVANCED) {
            return refuse("pg:19.10f", "only units that advanced in this combat go on");
        }
        if self.core.combat.is_some_and(|it| it.momentum.is_some()) {
            return refuse("pg:19.10a", "the Momentum was used for a marker");
        }
        let Some(from) = self.hex(unit) else { return refuse("pg:19.10b", "it is not there") };
        let grid = self.scenario.field.grid();
        let line = |it: HexId| self.units_in(it, army.other()).any(|it| self.kind(it).is_line());
        if grid.neighbors(from).any(|(_, it)| line(it)) {
            return refuse("pg:19.10b", "enemy foot or horse stand next to it");
        }
        let open = grid.direction(from, to).is_some() && grid.is_playable(to);
        if !open || self.is_prohibited(from, to) || self.crosses_mietzel(from, to) {
            return refuse("pg:7.1c", "there is no way");
        }
        if self.holds(army.other(), to) || self.is_barred_by_baggage(unit, to) {
            return refuse("pg:7.1d", "somebody is in the way");
        }
        if self.would_overstack(to, unit) {
            return refuse("pg:19.9a", "the hex would hold too many levels");
        }
        if self.in_ezoc(army, to) && self.face(unit).bracketed {
            return refuse("pg:19.3f", "a unit with SP in brackets enters no enemy zone");
        }
        Ok(())
    }

    /// [PG 19.10b] [K-122] A unit goes on; others that advanced may follow, and leaders go along.
    pub(crate) fn go_onward(&mut self, unit: UnitId, to: HexId, events: &mut Vec<Event>) {
        let from = self.hex(unit);
        self.unit_mut(unit).flags.clear(Flags::ADVANCED);
        self.unit_mut(unit).flags.set(Flags::ONWARD);
        self.put_on_top(unit, to);
        events.push(Event::Advanced { piece: Piece::Unit(unit), hex: to });
        self.change_combat(|it| it.onward = true);
        self.overrun_leaders(to, self.core.active);
        let leaders: Vec<_> =
            from.into_iter().flat_map(|it| self.leaders_in(it, self.core.active)).collect();
        for leader in leaders {
            self.push(Frame::Follow { leader, unit });
        }
    }

    /// [PG 19.10c, 19.10f] Enemy hexes next to those who advanced; none once somebody has gone on.
    pub(crate) fn marks(&self) -> impl Iterator<Item = HexId> + '_ {
        let army = self.core.active;
        let used = self.core.combat.is_some_and(|it| it.onward);
        let grid = self.scenario.field.grid();
        let mut hexes: Vec<HexId> = self
            .on_map(army)
            .filter(|&it| !used && self.unit(it).is(Flags::ADVANCED))
            .filter_map(|it| self.hex(it))
            .flat_map(|it| grid.neighbors(it).map(|it| it.1))
            .filter(|&it| self.holds(army.other(), it))
            .collect();
        hexes.sort_unstable();
        hexes.dedup();
        hexes.into_iter()
    }

    /// [PG 19.10c, 19.10e] Lays a Momentum marker.
    pub(crate) fn mark(&mut self, hex: HexId, events: &mut Vec<Event>) {
        let on = self.core.active.other();
        match self.core.momentum.iter_mut().find(|it| it.hex == hex) {
            Some(marker) => marker.count += 1,
            None => self.core.momentum.push(Momentum { hex, on, count: 1 }),
        }
        self.change_combat(|it| it.momentum = Some(hex));
        events.push(Event::Marked { hex });
        self.go_to(Step::Charge);
    }

    /// Lets the rest of the Momentum go.
    pub(crate) fn let_momentum_go(&mut self) {
        self.go_to(Step::Charge);
    }

    /// [K-61] Momentum markers on an army's hexes last until the end of its own player turn.
    pub(crate) fn forget_momentum(&mut self) {
        let army = self.core.active;
        self.core.momentum.retain(|it| it.on != army);
    }
}
