//! The situation as bytes: equal situations, equal bytes, on every machine.

use crate::agenda::Frame;
use crate::event::Cause;
use crate::state::{CombatKind, Ended, Phase, Place, Side, UnitState, War};

/// A list of bytes that is written to.
struct Bytes<'a>(&'a mut Vec<u8>);

impl Bytes<'_> {
    fn u8(&mut self, value: u8) {
        self.0.push(value);
    }

    fn u16(&mut self, value: u16) {
        self.0.extend(value.to_le_bytes());
    }

    fn len(&mut self, value: usize) {
        self.u16(u16::try_from(value).expect("lists of a situation are short"));
    }

    fn side(&mut self, side: Side) {
        self.u8(side.seat().0);
    }
}

impl War {
    /// Writes the situation; options and scenario are part of the record's header instead.
    pub(crate) fn write_digest(&self, out: &mut Vec<u8>) {
        let mut out = Bytes(out);
        let core = &self.core;
        out.u16(core.turn);
        out.side(core.side);
        out.u8(phase_number(core.phase));
        out.len(core.units.len());
        for unit in &core.units {
            write_unit(unit, &mut out);
        }
        out.len(core.agenda.len());
        for &frame in &core.agenda {
            write_frame(frame, &mut out);
        }
        for word in &core.control {
            out.0.extend(word.to_le_bytes());
        }
        out.len(core.overrun.len());
        for hex in &core.overrun {
            out.u16(hex.0);
        }
        out.len(core.tolerances.len());
        for tolerance in &core.tolerances {
            out.u16(tolerance.hex.0);
            out.side(tolerance.side);
            out.u16(tolerance.load);
            out.u8(u8::from(tolerance.fresh));
        }
        self.write_combat(&mut out);
        out.u8(core.air[0]);
        out.u8(core.air[1]);
        match core.ended {
            None => out.u8(0),
            Some(Ended::Level(index)) => {
                out.u8(1);
                out.u8(index);
            }
            Some(Ended::Sudden(index)) => {
                out.u8(2);
                out.u8(index);
            }
        }
    }

    fn write_combat(&self, out: &mut Bytes<'_>) {
        let Some(combat) = self.core.combat else { return out.u8(0) };
        out.u8(match combat.kind {
            CombatKind::Attack => 1,
            CombatKind::Overrun => 2,
        });
        out.u16(combat.target.0);
        let cell = combat
            .result
            .map(|it| [it.attacker_steps, it.attacker_hexes, it.defender_steps, it.defender_hexes]);
        out.u8(u8::from(cell.is_some()));
        out.0.extend(cell.unwrap_or_default());
        out.u8(combat.next_group);
        out.u8(combat.air);
        out.0.extend(combat.barrage);
    }
}

fn phase_number(phase: Phase) -> u8 {
    match phase {
        Phase::SetUp => 0,
        Phase::Movement => 1,
        Phase::Combat => 2,
        Phase::Exploitation => 3,
        Phase::Supply => 4,
    }
}

fn write_unit(unit: &UnitState, out: &mut Bytes<'_>) {
    let (kind, hex) = match unit.place {
        Place::Map(hex) => (0, hex.0),
        Place::SetUp => (1, 0),
        Place::Awaited => (2, 0),
        Place::Destroyed => (3, 0),
        Place::Exited => (4, 0),
    };
    out.u8(kind);
    out.u16(hex);
    out.u16(unit.began.0);
    out.u16(unit.spent);
    out.u16(unit.flags.0);
    out.u8(unit.steps);
    out.u8(unit.level);
    out.u8(unit.group);
}

fn write_frame(frame: Frame, out: &mut Bytes<'_>) {
    match frame {
        Frame::Sequence => out.u8(0),
        Frame::Arrivals { next } => {
            out.u8(1);
            out.u16(next);
        }
        Frame::Move { hex, under_way } => {
            out.u8(2);
            out.u16(hex.0);
            out.u8(u8::from(under_way));
        }
        Frame::Plan { target } => {
            out.u8(3);
            out.u16(target.0);
        }
        Frame::React => out.u8(4),
        Frame::Reveal => out.u8(5),
        Frame::Resolve => out.u8(6),
        Frame::Suffer { side, steps, hexes } => {
            out.u8(7);
            out.side(side);
            out.u8(steps);
            out.u8(hexes);
        }
        Frame::Losses { side, left, first } => {
            out.u8(8);
            out.side(side);
            out.u8(left);
            out.u8(u8::from(first));
        }
        Frame::Retreats { side, hexes } => {
            out.u8(9);
            out.side(side);
            out.u8(hexes);
        }
        Frame::RetreatGroup { group, hex, origin, done, left, zones } => {
            out.u8(10);
            out.u8(group);
            out.u16(hex.0);
            out.u16(origin.0);
            out.0.extend([done, left, zones]);
        }
        Frame::GroupLosses { group, hex, left, cause } => {
            out.u8(11);
            out.u8(group);
            out.u16(hex.0);
            out.u8(left);
            out.u8(cause_number(cause));
        }
        Frame::Advance => out.u8(12),
        Frame::GoOn { unit, left } => {
            out.u8(13);
            out.u16(unit.0);
            out.u8(left);
        }
        Frame::EndCombat => out.u8(14),
        Frame::Restack { hex } => {
            out.u8(15);
            out.u16(hex.0);
        }
        Frame::EndPhase => out.u8(16),
        Frame::Enforce { hex } => {
            out.u8(17);
            out.u16(hex.0);
        }
        Frame::Entry { arrival, blocked } => {
            out.u8(18);
            out.u16(arrival);
            out.u8(u8::from(blocked));
        }
    }
}

fn cause_number(cause: Cause) -> u8 {
    match cause {
        Cause::Result => 0,
        Cause::EnemyZone => 1,
        Cause::NoRetreat => 2,
        Cause::Overstacked => 3,
        Cause::OffMap => 4,
    }
}
