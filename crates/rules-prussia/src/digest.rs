//! The situation as bytes: equal situations, equal bytes, on every machine.

use hexgrid::HexId;

use crate::agenda::Frame;
use crate::ch10_army_morale::Piece as Counter;
use crate::ch19_combat::Step;
use crate::decision::Piece;
use crate::state::{
    Army, ArmyState, Barrage, Battle, Blow, Combat, Ended, Hexes, LeaderState, Place, UnitState,
};

/// A list of bytes that is written to.
struct Bytes<'a>(&'a mut Vec<u8>);

impl Bytes<'_> {
    fn u8(&mut self, value: u8) {
        self.0.push(value);
    }

    fn u16(&mut self, value: u16) {
        self.0.extend(value.to_le_bytes());
    }

    fn i16(&mut self, value: i16) {
        self.0.extend(value.to_le_bytes());
    }

    fn len(&mut self, value: usize) {
        self.u16(u16::try_from(value).expect("lists of a situation are short"));
    }

    fn bool(&mut self, value: bool) {
        self.u8(u8::from(value));
    }

    fn hex(&mut self, hex: HexId) {
        self.u16(hex.0);
    }

    fn army(&mut self, army: Army) {
        self.u8(army.seat().0);
    }

    fn option<T>(&mut self, value: Option<T>, write: impl FnOnce(&mut Self, T)) {
        self.bool(value.is_some());
        if let Some(value) = value {
            write(self, value);
        }
    }

    fn place(&mut self, place: Place) {
        match place {
            Place::Map(hex) => {
                self.u8(0);
                self.hex(hex);
            }
            Place::SetUp => self.u8(1),
            Place::Awaited => self.u8(2),
            Place::Lost => self.u8(3),
            Place::Captured => self.u8(4),
            Place::Exited => self.u8(5),
        }
    }

    fn piece(&mut self, piece: Piece) {
        match piece {
            Piece::Unit(unit) => {
                self.u8(0);
                self.u16(unit.0);
            }
            Piece::Leader(leader) => {
                self.u8(1);
                self.u8(leader.0);
            }
        }
    }

    fn hexes(&mut self, hexes: Hexes) {
        self.len(hexes.len());
        for hex in hexes.iter() {
            self.hex(hex);
        }
    }
}

impl Battle {
    /// Writes the situation as bytes.
    pub(crate) fn write_digest(&self, out: &mut Vec<u8>) {
        let mut out = Bytes(out);
        let core = &self.core;
        out.u8(core.turn);
        out.army(core.active);
        out.u8(core.phase as u8);
        for unit in &core.units {
            write_unit(&mut out, unit);
        }
        for leader in &core.leaders {
            write_leader(&mut out, leader);
        }
        for wing in &core.wings {
            for flag in [wing.column, wing.helped, wing.rolled, wing.stirred] {
                out.bool(flag);
            }
        }
        for group in &core.groups {
            for flag in [group.effective, group.active, group.sighted] {
                out.bool(flag);
            }
        }
        for army in &core.armies {
            write_army(&mut out, army);
        }
        out.len(core.markers.len());
        for marker in &core.markers {
            out.hex(marker.hex);
            out.bool(marker.shifted);
        }
        out.len(core.momentum.len());
        for marker in &core.momentum {
            out.hex(marker.hex);
            out.army(marker.on);
            out.u8(marker.count);
        }
        out.len(core.bombarded.len());
        for &hex in &core.bombarded {
            out.hex(hex);
        }
        out.option(core.combat, write_combat);
        out.option(core.before_charge, write_combat);
        out.option(core.barrage, |out, Barrage { target, from }| {
            out.hex(target);
            out.option(from, Bytes::hex);
        });
        out.option(core.blow, write_blow);
        let duty = core.duty;
        out.u8(duty.claimed);
        out.u8(duty.deadline);
        for flag in
            [duty.forfeited, duty.fought, duty.punished, duty.done, duty.attempted, core.lacy]
        {
            out.bool(flag);
        }
        out.len(core.agenda.len());
        for &frame in &core.agenda {
            write_frame(&mut out, frame);
        }
        out.option(core.ended, |out, ended| match ended {
            Ended::Draw => out.u8(0),
            Ended::Won(army, degree) => {
                out.u8(1);
                out.army(army);
                out.u8(degree as u8);
            }
        });
    }
}

fn write_unit(out: &mut Bytes<'_>, unit: &UnitState) {
    out.place(unit.place);
    out.0.extend(unit.flags.0.to_le_bytes());
    for value in [unit.level, unit.order, unit.morale as u8, unit.spent, unit.hits, unit.det] {
        out.u8(value);
    }
    out.u16(unit.began);
}

fn write_leader(out: &mut Bytes<'_>, leader: &LeaderState) {
    out.place(leader.place);
    out.u8(leader.spent);
    out.bool(leader.moved);
    out.u8(leader.bearer as u8);
    out.u8(leader.fate as u8);
    out.bool(leader.helped);
}

fn write_army(out: &mut Bytes<'_>, army: &ArmyState) {
    for flag in [army.active, army.alarmed, army.tried, army.sighted, army.strained] {
        out.bool(flag);
    }
    out.u8(army.paid);
    out.i16(army.track.start);
    out.i16(army.track.top);
    out.len(army.track.pieces.len());
    for &(piece, place) in &army.track.pieces {
        match piece {
            Counter::Lost => out.u8(0),
            Counter::Captured(points) => {
                out.u8(1);
                out.u8(points);
            }
            Counter::Activation => out.u8(2),
            Counter::Fatigue => out.u8(3),
            Counter::Penalty => out.u8(4),
        }
        out.i16(place);
    }
    out.i16(army.current);
    out.u8(army.spirit as u8);
    out.u16(army.cs);
    out.i16(army.bonus);
}

fn write_combat(out: &mut Bytes<'_>, combat: Combat) {
    out.hexes(combat.attackers);
    out.hexes(combat.defenders);
    let Combat { charge, assault, supported, flank, routed_only, advanced, empty, rolled, .. } =
        combat;
    for flag in [charge, assault, supported, flank, routed_only, advanced, empty, rolled] {
        out.bool(flag);
    }
    out.bool(combat.onward);
    out.hexes(combat.aims);
    for lead in combat.leads {
        out.option(lead, |out, it| out.u16(it.0));
    }
    out.option(combat.pair, |out, (from, to)| {
        out.hex(from);
        out.hex(to);
    });
    for value in combat.levels.into_iter().chain(combat.engaged) {
        out.u8(value);
    }
    out.u8(combat.unsatisfied);
    out.option(combat.momentum, Bytes::hex);
    out.option(combat.result, |out, (roll, column)| {
        out.u8(roll.to_le_bytes()[0]);
        out.u8(column);
    });
}

fn write_blow(out: &mut Bytes<'_>, blow: Blow) {
    out.army(blow.army);
    out.hexes(blow.hexes);
    out.u8(blow.lp);
    for flag in [blow.rout, blow.waver, blow.surrender, blow.star, blow.close] {
        out.bool(flag);
    }
    out.u8(blow.obligatory);
    out.option(blow.lead, |out, it| out.u16(it.0));
}

fn write_frame(out: &mut Bytes<'_>, frame: Frame) {
    match frame {
        Frame::Sequence => out.u8(0),
        Frame::SetUp => out.u8(1),
        Frame::Arrange { army } => {
            out.u8(2);
            out.army(army);
        }
        Frame::Claim => out.u8(3),
        Frame::Arrive => out.u8(4),
        Frame::DeployGuns { wing } => {
            out.u8(5);
            out.u8(wing.0);
        }
        Frame::ColumnGuns { wing, left } => {
            out.u8(6);
            out.u8(wing.0);
            out.u8(left);
        }
        Frame::Trace => out.u8(7),
        Frame::Retreat { unit, left, origin, way } => {
            out.u8(8);
            out.u16(unit.0);
            out.u8(left);
            out.hex(origin);
            out.u8(way);
        }
        Frame::Passed { unit, hex } => {
            out.u8(9);
            out.u16(unit.0);
            out.hex(hex);
        }
        Frame::Check { unit } => {
            out.u8(10);
            out.u16(unit.0);
        }
        Frame::Follow { leader, unit } => {
            out.u8(11);
            out.u8(leader.0);
            out.u16(unit.0);
        }
        Frame::Move { piece } => {
            out.u8(12);
            out.piece(piece);
        }
        Frame::Stack { unit } => {
            out.u8(13);
            out.u16(unit.0);
        }
        Frame::Alert { unit } => {
            out.u8(14);
            out.u16(unit.0);
        }
        Frame::Sight { det } => {
            out.u8(15);
            out.option(det, |out, it| out.u8(it.0));
        }
        Frame::Accept => out.u8(16),
        Frame::Forced { wing, mover } => {
            out.u8(17);
            out.u8(wing.0);
            out.u16(mover.0);
        }
        Frame::Overrun { hex, by } => {
            out.u8(18);
            out.hex(hex);
            out.army(by);
        }
        Frame::Plan => out.u8(19),
        Frame::Shoot => out.u8(20),
        Frame::Blow => out.u8(21),
        Frame::Designate => out.u8(22),
        Frame::Fight { step } => {
            out.u8(23);
            write_step(out, step);
        }
        Frame::Capture { hex } => {
            out.u8(24);
            out.hex(hex);
        }
        Frame::Checks { army } => {
            out.u8(25);
            out.army(army);
        }
        Frame::Break => out.u8(26),
        Frame::Begin => out.u8(27),
        Frame::Displaced { leader } => {
            out.u8(28);
            out.u8(leader.0);
        }
    }
}

fn write_step(out: &mut Bytes<'_>, step: Step) {
    let (number, index) = match step {
        Step::Evade(index) => (0, index),
        Step::Captives => (1, 0),
        Step::Muster => (2, 0),
        Step::Support => (3, 0),
        Step::LeadDefender => (4, 0),
        Step::LeadAttacker => (5, 0),
        Step::Ground => (6, 0),
        Step::Roll => (7, 0),
        Step::SufferDefender => (8, 0),
        Step::SufferAttacker => (9, 0),
        Step::Advance(index) => (10, index),
        Step::Counter(index) => (11, index),
        Step::Momentum => (12, 0),
        Step::Charge => (13, 0),
        Step::End => (14, 0),
    };
    out.u8(number);
    out.u8(index);
}
