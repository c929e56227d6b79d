//! Dice: CAP before them, a second chance after them, and what comes of them.

use kernel::{Dice, Illegal, Roll, Rule, refuse};

use crate::agenda::{Frame, Purpose};
use crate::event::Event;
use crate::state::{Firefight, Flags, ForceId, UnitId};

/// [COH 3.2.3a] The most CAP on a roll, up or down.
pub(crate) const CAP_MAX: i8 = 2;
/// [COH 14.1a] What keeps a vehicle from getting stuck.
pub(crate) const FREE: i16 = 6;

impl Firefight {
    /// [COH 3.2.3a–3.2.3c, 7.2c] Whether a force may change its roll by so much; nobody else is asked.
    pub(crate) fn may_roll(&self, roller: ForceId, plus: i8) -> Result<(), Illegal> {
        if plus.abs() > CAP_MAX {
            return refuse("coh:3.2.3a", "a roll is changed by two at most");
        }
        if plus.unsigned_abs() > self.force(roller).cap {
            return refuse("coh:3.2.3b", "there are not so many CAP");
        }
        Ok(())
    }

    /// [COH 3.2.3d] Pays and rolls; what was paid counts for this roll alone.
    pub(crate) fn roll(&mut self, cap: i8, dice: &mut dyn Dice, events: &mut Vec<Event>) {
        let Some(Frame::Roll { roller, purpose, plus }) = self.core.agenda.pop() else {
            unreachable!("the open question is a roll")
        };
        self.force_mut(roller).cap -= cap.unsigned_abs();
        let faces = throw(purpose, dice);
        let plus = plus + cap;
        events.push(Event::Rolled { force: roller, purpose, dice: faces, plus });
        self.push(Frame::Rolled { roller, purpose, dice: faces, plus });
    }

    /// [COH card.12] Rolls all dice again; the second result stands.
    pub(crate) fn roll_again(&mut self, dice: &mut dyn Dice, events: &mut Vec<Event>) {
        let Some(Frame::Rolled { roller, purpose, plus, .. }) = self.core.agenda.pop() else {
            unreachable!("only dice that have fallen are rolled again")
        };
        let faces = throw(purpose, dice);
        events.push(Event::Rolled { force: roller, purpose, dice: faces, plus });
        let total = i16::from(faces[0]) + i16::from(faces[1]) + i16::from(plus);
        self.resolve(purpose, total, dice, events);
    }

    /// [COH card.V14] Rolls one die again.
    pub(crate) fn reroll(&mut self, die: u8, dice: &mut dyn Dice, events: &mut Vec<Event>) {
        let Some(Frame::Rolled { roller, purpose, dice: mut faces, plus }) = self.core.agenda.pop()
        else {
            unreachable!("only dice that have fallen are rolled again")
        };
        self.use_hard_fighter(roller, purpose, events);
        let rule = Rule("coh:card.V14");
        faces[usize::from(die - 1)] = dice.roll(Roll { sides: 6, rule });
        events.push(Event::Rolled { force: roller, purpose, dice: faces, plus });
        self.push(Frame::Rolled { roller, purpose, dice: faces, plus });
    }

    /// Keeps the dice as they fell.
    pub(crate) fn keep(&mut self, dice: &mut dyn Dice, events: &mut Vec<Event>) {
        let Some(Frame::Rolled { purpose, dice: faces, plus, .. }) = self.core.agenda.pop() else {
            unreachable!("only dice that have fallen are kept")
        };
        let total = i16::from(faces[0]) + i16::from(faces[1]) + i16::from(plus);
        self.resolve(purpose, total, dice, events);
    }

    /// What comes of a roll.
    pub(crate) fn resolve(
        &mut self,
        purpose: Purpose,
        total: i16,
        dice: &mut dyn Dice,
        events: &mut Vec<Event>,
    ) {
        match purpose {
            Purpose::Attack => self.compare(total, dice, events),
            Purpose::Rally(unit) => self.rally(unit, total, events),
            Purpose::Wire(unit) | Purpose::RoadBlock(unit) => self.hinder(unit, total),
            Purpose::Bog(unit) => {
                // [COH 14.1a, 14.1b] Below six it is stuck.
                if total < FREE && self.is_alive(unit) {
                    self.unit_mut(unit).flags.set(Flags::STUCK);
                    events.push(Event::Stuck { unit });
                }
            }
            Purpose::Mines(unit) => {
                let hits = self.mine_hits(unit, total);
                // Who is hit on the way may stop.
                if let Some(act) = self.core.act.as_mut().filter(|_| hits > 0) {
                    act.surprised = true;
                }
                self.hurt(unit, hits, dice, events);
            }
            Purpose::Detect(unit) => self.detect(unit, total, events),
            Purpose::Activation(unit) => self.activate_with(unit, total, events),
            Purpose::MoreAp => self.more_ap(total, events),
            Purpose::MoreCap => self.more_cap(total, events),
            Purpose::Snipers(force) => self.lose_cap(force, total, events),
            Purpose::Initiative => unreachable!("all who roll for it are compared at once"),
        }
    }

    /// [COH 18.4a] The roll for wire or a road block is added to the price.
    fn hinder(&mut self, unit: UnitId, total: i16) {
        let index = self.act().members.iter().position(|&it| it == unit);
        let index = index.expect("who is hindered takes part in the move");
        let index = u8::try_from(index).expect("groups are small");
        let extra = u8::try_from(total.max(0)).expect("dice, cards and CAP are few");
        self.push(Frame::Hindered { index, extra });
    }
}

/// Rolls the dice of a purpose.
pub(crate) fn throw(purpose: Purpose, dice: &mut dyn Dice) -> [u8; 2] {
    let die = Roll { sides: 6, rule: Rule(purpose.rule()) };
    let first = dice.roll(die);
    let second = if purpose.dice() == 2 { dice.roll(die) } else { 0 };
    [first, second]
}
