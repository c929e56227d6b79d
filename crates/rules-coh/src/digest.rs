//! The situation as bytes: equal situations, equal bytes, on every machine.

use hexgrid::HexId;

use crate::act::{Act, Fund, Manner, Mark, Mode, Target, Volley};
use crate::agenda::{Frame, Purpose};
use crate::decision::WORK_WORDS;
use crate::roster::Nation;
use crate::scenario::WorkKind;
use crate::state::{Ended, Firefight, Hit, Place, UnitId, UnitState};

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

    fn unit(&mut self, unit: UnitId) {
        self.u16(unit.0);
    }

    fn units(&mut self, units: &[UnitId]) {
        self.len(units.len());
        for &unit in units {
            self.unit(unit);
        }
    }

    /// A choice and what goes with it.
    fn option<T>(&mut self, value: Option<T>, write: impl FnOnce(&mut Self, T)) {
        self.bool(value.is_some());
        if let Some(value) = value {
            write(self, value);
        }
    }

    fn nation(&mut self, nation: Nation) {
        self.u8(u8::try_from(nation.index()).expect("there are two nations"));
    }
}

impl Firefight {
    /// Writes the situation; options and scenario are part of the record's header instead.
    pub(crate) fn write_digest(&self, out: &mut Vec<u8>) {
        let mut out = Bytes(out);
        let core = &self.core;
        out.0.extend([core.round, core.stage as u8, core.mover.0]);
        out.option(core.passed, Bytes::nation);
        out.bool(core.again);
        out.bool(core.double);
        out.nation(core.second);
        core.latest.iter().for_each(|&it| out.option(it, |out, it| out.u8(it.0)));
        out.len(core.units.len());
        core.units.iter().for_each(|it| write_unit(it, &mut out));
        out.len(core.forces.len());
        for force in &core.forces {
            out.0.extend([force.cap, force.losses, force.ap, force.aim]);
            out.i16(force.points);
            out.bool(force.active);
            out.bool(force.marching);
            out.u8(force.dummies);
            out.units(&force.cup);
            out.len(force.coins.len());
            force.coins.iter().for_each(|&it| out.hex(it));
            out.len(force.hand.len());
            force.hand.iter().for_each(|it| out.u8(it.0));
            out.len(force.plots.len());
            for plot in &force.plots {
                out.0.extend([plot.oba, plot.round, u8::from(plot.smoke)]);
                out.hex(plot.hex);
            }
        }
        core.pools.iter().for_each(|it| out.0.extend(it));
        for pile in [&core.deck, &core.discard] {
            out.len(pile.len());
            for card in pile {
                out.u8(card.0);
            }
        }
        out.len(core.works.len());
        for work in &core.works {
            out.u8(work_number(work.kind));
            out.hex(work.hex);
            out.0.extend([work.facing as u8, work.color as u8, work.number, work.owner.0]);
            out.i16(i16::from(work.front));
            out.i16(i16::from(work.flank));
            out.bool(work.hidden);
            out.bool(work.vehicles);
        }
        out.len(core.smoke.len());
        for &(hex, value) in &core.smoke {
            out.hex(hex);
            out.u8(value);
        }
        core.control.iter().for_each(|&it| out.option(it, Bytes::nation));
        core.takers.iter().for_each(|&it| out.option(it, |out, it| out.u8(it.0)));
        out.len(core.entries.len());
        for entry in &core.entries {
            out.unit(entry.unit);
            out.hex(entry.hex);
            out.hex(entry.from);
            out.u16(entry.when);
        }
        out.len(core.used.len());
        for &(unit, card) in &core.used {
            out.unit(unit);
            out.u8(card.0);
        }
        out.0.extend(&core.oba_used);
        out.u16(core.clock);
        out.option(core.act.as_ref(), |out, it| write_act(it, out));
        out.option(core.volley.as_ref(), |out, it| write_volley(it, out));
        out.len(core.agenda.len());
        core.agenda.iter().for_each(|&it| write_frame(it, &mut out));
        out.u8(match core.ended {
            None => 0,
            Some(Ended::Rounds) => 1,
            Some(Ended::Reached(Nation::German)) => 2,
            Some(Ended::Reached(Nation::Soviet)) => 3,
            Some(Ended::Card) => 4,
        });
    }
}

fn work_number(kind: WorkKind) -> u8 {
    let found = WORK_WORDS.iter().position(|it| it.1 == kind).expect("every work has a word");
    u8::try_from(found).expect("few kinds of works")
}

fn write_unit(unit: &UnitState, out: &mut Bytes<'_>) {
    let (kind, of) = match unit.place {
        Place::SetUp => (0, 0),
        Place::Awaited => (1, 0),
        Place::Map(hex) => (2, hex.0),
        Place::Carried(by) => (3, by.0),
        Place::Destroyed => (4, 0),
        Place::Exited => (5, 0),
    };
    out.u8(kind);
    out.u16(of);
    out.u8(unit.facing as u8);
    out.u8(match unit.hit {
        None => 0,
        Some(Hit::Bare) => 1,
        Some(Hit::Marker(line)) => 2 + line,
    });
    out.0.extend(unit.flags.0.to_le_bytes());
    out.0.extend([unit.altitude, unit.bombs]);
    out.u16(unit.arrived);
    out.u8(unit.ruled_out);
}

fn write_fund(fund: Fund, out: &mut Bytes<'_>) {
    match fund {
        Fund::Ap => out.u8(0),
        Fund::Opportunity => out.u8(1),
        Fund::Command => out.u8(2),
        Fund::Card(card) => out.0.extend([3, card.0]),
    }
}

fn write_act(act: &Act, out: &mut Bytes<'_>) {
    out.u8(act.force.0);
    write_fund(act.fund, out);
    out.units(&act.members);
    out.u8(act.cap);
    out.u8(match act.mode {
        Mode::March => 0,
        Mode::Sneak => 1,
        Mode::Hide => 2,
        Mode::Turn => 3,
    });
    out.units(&act.cautious);
    out.len(act.paths.len());
    for path in &act.paths {
        out.len(path.len());
        for &hex in path {
            out.hex(hex);
        }
    }
    out.option(act.spotter, Bytes::hex);
    out.len(act.tolls.len());
    for &(unit, toll) in &act.tolls {
        out.unit(unit);
        out.u8(toll);
    }
    out.units(&act.balked);
    out.bool(act.surprised);
    out.bool(act.bound);
    out.bool(act.opened);
    out.bool(act.sensed);
    out.option(act.imagined, Bytes::u8);
}

fn write_mark(mark: Mark, out: &mut Bytes<'_>) {
    match mark {
        Mark::Unit(unit) => {
            out.u8(0);
            out.unit(unit);
        }
        Mark::Work(kind) => out.0.extend([1, work_number(kind)]),
        Mark::Ghost => out.u8(2),
    }
}

fn write_target(target: &Target, out: &mut Bytes<'_>) {
    write_mark(target.mark, out);
    out.u8(target.color as u8);
    out.bool(target.front);
    out.i16(target.power());
    out.i16(target.value());
}

fn write_volley(volley: &Volley, out: &mut Bytes<'_>) {
    out.u8(volley.force.0);
    out.units(&volley.firers);
    match volley.manner {
        Manner::Direct => out.u8(0),
        Manner::Melee => out.u8(1),
        Manner::Indirect => out.u8(2),
        Manner::Weapon(card) => out.0.extend([3, card.0]),
        Manner::Oba(card) => out.0.extend([4, card.0]),
        Manner::Air => out.u8(5),
        Manner::Bomb => out.u8(6),
        Manner::Dogfight(unit) => {
            out.u8(7);
            out.unit(unit);
        }
        Manner::Flak(unit) => {
            out.u8(8);
            out.unit(unit);
        }
    }
    out.hex(volley.from);
    out.hex(volley.into);
    out.len(volley.targets.len());
    volley.targets.iter().for_each(|it| write_target(it, out));
    out.option(volley.aimed.as_ref(), |out, it| write_target(it, out));
    out.i16(i16::from(volley.bonus));
}

fn write_purpose(purpose: Purpose, out: &mut Bytes<'_>) {
    let (number, of) = match purpose {
        Purpose::Attack => (0, 0),
        Purpose::Rally(unit) => (1, unit.0),
        Purpose::Wire(unit) => (2, unit.0),
        Purpose::RoadBlock(unit) => (3, unit.0),
        Purpose::Bog(unit) => (4, unit.0),
        Purpose::Mines(unit) => (5, unit.0),
        Purpose::Detect(unit) => (6, unit.0),
        Purpose::Activation(unit) => (7, unit.0),
        Purpose::MoreAp => (8, 0),
        Purpose::MoreCap => (9, 0),
        Purpose::Snipers(force) => (10, u16::from(force.0)),
        Purpose::Initiative => (11, 0),
    };
    out.u8(number);
    out.u16(of);
}

fn write_frame(frame: Frame, out: &mut Bytes<'_>) {
    match frame {
        Frame::Sequence => out.u8(0),
        Frame::Face { unit, towards } => {
            out.u8(1);
            out.unit(unit);
            out.option(towards, Bytes::hex);
        }
        Frame::Plan => out.u8(2),
        Frame::Declare { index } => out.0.extend([3, index]),
        Frame::Path { index } => out.0.extend([4, index]),
        Frame::Toll { index } => out.0.extend([5, index]),
        Frame::Walk { index, step } => out.0.extend([6, index, step]),
        Frame::Hindered { index, extra } => out.0.extend([7, index, extra]),
        Frame::Surprise { index, step } => out.0.extend([8, index, step]),
        Frame::Spot { target, smoke } => {
            out.u8(9);
            out.hex(target);
            out.bool(smoke);
        }
        Frame::Volley => out.u8(10),
        Frame::Rallies { index } => out.0.extend([11, index]),
        Frame::Roll { roller, purpose, plus } => {
            out.0.extend([12, roller.0]);
            write_purpose(purpose, out);
            out.i16(i16::from(plus));
        }
        Frame::Rolled { roller, purpose, dice, plus } => {
            out.0.extend([13, roller.0, dice[0], dice[1]]);
            write_purpose(purpose, out);
            out.i16(i16::from(plus));
        }
        Frame::MineCheck { unit } => {
            out.u8(14);
            out.unit(unit);
        }
        Frame::Search => out.u8(15),
        Frame::Vengeance { force } => out.0.extend([16, force.0]),
        Frame::EndAction => out.u8(17),
        Frame::Plot { oba } => out.0.extend([18, oba]),
        Frame::Shells { force, plot, hex } => out.0.extend([19, force.0, plot, hex]),
        Frame::CloseCall { unit, center } => {
            out.u8(20);
            out.unit(unit);
            out.hex(center);
        }
        Frame::Bids { bids, plus } => {
            out.u8(21);
            out.0.extend(bids);
            out.0.extend(plus);
        }
        Frame::Initiative { dice, plus, kept } => {
            out.u8(27);
            out.0.extend(dice.concat());
            out.0.extend(plus);
            out.u8(kept);
        }
        Frame::Sense => out.u8(28),
        Frame::Reputation { force } => out.0.extend([22, force.0]),
        Frame::FallBack { unit } => {
            out.u8(23);
            out.unit(unit);
        }
        Frame::Flight { unit, left, moved, leveled } => {
            out.u8(24);
            out.unit(unit);
            out.0.extend([left, u8::from(moved), u8::from(leveled)]);
        }
        Frame::Altitude { unit } => {
            out.u8(25);
            out.unit(unit);
        }
        Frame::Bombs { unit, into, left } => {
            out.u8(26);
            out.unit(unit);
            out.hex(into);
            out.u8(left);
        }
    }
}
