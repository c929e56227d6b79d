//! [COH 7.7] An attack on a hex: one roll for each target.

use hexgrid::HexId;
use kernel::{Dice, Illegal, Roll, Rule, refuse};

use super::defense::Defense;
use super::power::Shot;
use crate::act::{Item, Manner, Mark, Target, Volley};
use crate::agenda::{Frame, Purpose};
use crate::charts::MarkerType;
use crate::event::Event;
use crate::roster::{Color, Kind, Nation};
use crate::scenario::WorkKind;
use crate::state::{Firefight, Flags, ForceId, UnitId};

/// [COH 7.0d] How far above the defense an attack destroys.
const DOUBLE: i16 = 4;
/// Sides of the die that chooses among hidden units of equal rating: fair to one up to six of them.
const LOT: u8 = 60;

impl Firefight {
    /// [COH 7.6.3f, 18.4h] What can be attacked in the hex one stands in.
    pub(crate) fn melee_marks(&self, leader: UnitId, hex: HexId) -> Vec<Mark> {
        let nation = self.nation(leader);
        let enemies = self.seen_in(hex).filter(|&it| self.nation(it) != nation);
        let mut marks: Vec<Mark> = enemies.map(Mark::Unit).collect();
        let squad = self.kind(leader).is_squad();
        let works = self.works_in(hex).filter(|it| !it.hidden).filter(|it| {
            // [COH 18.5k] Mines are cleared by infantry at close quarters.
            Self::is_destructible(it.kind) && (it.kind != WorkKind::Mines || squad)
        });
        marks.extend(works.map(|it| Mark::Work(it.kind)));
        marks
    }

    /// What an attack on a hex is rolled against [COH 7.7b, 7.6.3o, 10.0g, 10.3f, 17.1a, 18.4g,
    /// 18.6b, 18.6c].
    pub(crate) fn marks(&self, shot: &Shot<'_>) -> Vec<Mark> {
        let Some(&leader) = shot.firers.first() else { return self.marks_of_shells(shot) };
        if let Manner::Dogfight(target) | Manner::Flak(target) = shot.manner {
            return vec![Mark::Unit(target)];
        }
        let nation = self.nation(leader);
        let only_metal = match shot.manner {
            Manner::Weapon(card) => self.scenario.cards.card(card).only_metal,
            _ => false,
        };
        if shot.manner == Manner::Melee {
            return self.melee_marks(leader, shot.into);
        }
        let metal = |it: UnitId| self.kind(it).is_vehicle() || self.kind(it).is_gun();
        let own_hex = shot.is_close();
        let sniper = self.kind(leader).kind == Kind::Sniper;
        // [COH 7.7b] All who are there, own men too; only at close quarters and by snipers are they told
        // apart.
        let friends_too = !own_hex && !sniper;
        let mut marks: Vec<Mark> = self
            .seen_in(shot.into)
            .filter(|&it| self.nation(it) != nation || friends_too)
            .filter(|&it| !only_metal || metal(it))
            .map(Mark::Unit)
            .collect();
        // [COH 10.0f, 10.0g] Where nobody is seen, whoever may be hidden is shot at.
        let seen = self.seen_in(shot.into).next().is_some();
        if !seen && !own_hex && !only_metal {
            marks.push(Mark::Ghost);
        }
        if !only_metal {
            let above = self.kind(leader).is_mortar() || shot.manner == Manner::Indirect;
            let works = self.works_in(shot.into).filter(|it| !it.hidden);
            let works = works.filter(|it| {
                Self::is_destructible(it.kind)
                    && (it.kind != WorkKind::Mines
                        || above
                        || own_hex && self.kind(leader).is_squad())
            });
            marks.extend(works.map(|it| Mark::Work(it.kind)));
        }
        marks
    }

    /// [COH 12.3c, 18.6b] Artillery is rolled against everybody and everything.
    fn marks_of_shells(&self, shot: &Shot<'_>) -> Vec<Mark> {
        let mut marks: Vec<Mark> = self.seen_in(shot.into).map(Mark::Unit).collect();
        // [COH 10.0j] The dice fall whether or not anybody is hidden there, or they would tell.
        if marks.is_empty() {
            marks.push(Mark::Ghost);
        }
        let works = self.works_in(shot.into).filter(|it| Self::is_destructible(it.kind));
        marks.extend(works.filter(|it| !it.hidden).map(|it| Mark::Work(it.kind)));
        marks
    }

    /// [COH 7.7e, 15.1a] Reckons one target, with the firepower of its color.
    pub(crate) fn reckon(&self, shot: &Shot<'_>, mark: Mark) -> Target {
        let defense = match mark {
            Mark::Unit(unit) => self.defense(shot, unit),
            Mark::Work(_) => self.work_defense(shot),
            Mark::Ghost => {
                let items = Vec::new();
                Defense { color: Color::Red, front: false, items }
            }
        };
        let attack = self.power_items(shot, defense.color);
        let Defense { color, front, items } = defense;
        Target { mark, color, front, attack, defense: items }
    }

    /// [COH 7.4e] Adds what the marker under a target changes.
    pub(crate) fn add_marker(&self, target: &mut Target) {
        let Mark::Unit(unit) = target.mark else { return };
        let Some(marker) = self.felt_marker(unit) else { return };
        let amount = if target.front { marker.front } else { marker.flank };
        if amount != 0 {
            target.defense.insert(1, Item { rule: "coh:7.4e", amount });
        }
    }

    /// Begins an attack: everything is reckoned now [COH 7.7d].
    pub(crate) fn begin_volley(
        &mut self,
        force: ForceId,
        firers: Vec<UnitId>,
        manner: Manner,
        from: HexId,
        into: HexId,
        events: &mut Vec<Event>,
    ) {
        for &unit in &firers {
            self.show_marker_of_firer(unit, events);
        }
        let shot = Shot { firers: &firers, manner, from, into, bonus: 0 };
        let marks = self.marks(&shot);
        let targets = marks.iter().map(|&it| self.reckon(&shot, it)).collect();
        self.promise_retreats(force, &marks);
        if !firers.is_empty() {
            events.push(Event::Fired { force, units: firers.clone(), into });
        }
        self.core.volley =
            Some(Volley { force, firers, manner, from, into, targets, aimed: None, bonus: 0 });
        self.push(Frame::Volley);
    }

    /// [COH 7.4d] A marker that changes a shot is shown when it is fired.
    pub(crate) fn show_marker_of_firer(&mut self, unit: UnitId, events: &mut Vec<Event>) {
        let counts = |it: &MarkerType| it.touches_fire() || it.fire_cost > 0 || it.range.is_some();
        self.show_marker_if(unit, counts, events);
    }

    /// [COH 7.4d, 13.1a] The same for smoke, which has a price and a range but no strength.
    pub(crate) fn show_marker_of_smoke(&mut self, unit: UnitId, events: &mut Vec<Event>) {
        self.show_marker_if(unit, |it| it.fire_cost > 0 || it.range.is_some(), events);
    }

    /// The last target comes by itself; after it the attack is over.
    pub(crate) fn next_target(&mut self, events: &mut Vec<Event>) {
        let first = self.core.volley.as_ref().and_then(|it| it.targets.first()).map(|it| it.mark);
        match first {
            Some(mark) => self.aim(mark, events),
            None => self.end_volley(events),
        }
    }

    /// [COH 7.7c] Whether the next roll may be for this target.
    pub(crate) fn may_aim_at(&self, mark: Mark) -> Result<(), Illegal> {
        let volley = self.core.volley.as_ref();
        if volley.is_some_and(|it| it.targets.iter().any(|target| target.mark == mark)) {
            return Ok(());
        }
        refuse("coh:7.7b", "each target in the hex is rolled for once")
    }

    /// [PR-2] At close quarters works need not be attacked.
    pub(crate) fn may_leave_works(&self) -> Result<(), Illegal> {
        let only_works = self.core.volley.as_ref().is_some_and(|it| {
            // In the own hex weapon cards work as close combat.
            let close = it.manner == Manner::Melee
                || matches!(it.manner, Manner::Weapon(_)) && it.from == it.into;
            close && it.targets.iter().all(|target| matches!(target.mark, Mark::Work(_)))
        });
        if only_works {
            return Ok(());
        }
        refuse("coh:7.6.3f", "every enemy in the hex is rolled for")
    }

    pub(crate) fn leave_works(&mut self) {
        self.core.volley.as_mut().expect("an attack goes on").targets.clear();
    }

    /// Takes a target; its marker is shown if it counts [COH 7.4e].
    pub(crate) fn aim(&mut self, mark: Mark, events: &mut Vec<Event>) {
        let volley = self.core.volley.as_mut().expect("an attack goes on");
        let at = volley.targets.iter().position(|it| it.mark == mark);
        let mut target = volley.targets.remove(at.expect("one of the targets is aimed at"));
        let force = volley.force;
        self.add_marker(&mut target);
        self.core.volley.as_mut().expect("it still goes on").aimed = Some(target);
        if let Mark::Unit(unit) = mark {
            self.show_marker_if(unit, |it| it.front != 0 || it.flank != 0, events);
        }
        self.push(Frame::Roll { roller: force, purpose: Purpose::Attack, plus: 0 });
    }

    /// [COH 7.0c, 7.0d, 8.2b] Compares the attack with the defense; whatever hit, a hit is a hit.
    pub(crate) fn compare(&mut self, total: i16, dice: &mut dyn Dice, events: &mut Vec<Event>) {
        let volley = self.core.volley.as_mut().expect("an attack was rolled for");
        let target = volley.aimed.take().expect("a target was aimed at");
        if target.mark == Mark::Ghost {
            return self.compare_with_ghost(total, dice, events);
        }
        let value = target.power() + i16::from(volley.bonus) + total;
        let defense = target.value();
        let hits = hits(value, defense);
        let (hex, manner, leader) = (volley.into, volley.manner, volley.firers.first().copied());
        let unseen = leader.is_some_and(|it| self.unit(it).is(Flags::HIDDEN));
        events.push(Event::Attacked {
            mark: target.mark,
            hex,
            value,
            defense: Some(defense),
            hits,
            unseen,
        });
        if manner == Manner::Bomb && hits > 0 {
            self.scatter(leader.expect("a bomb has its aircraft"), hex, events);
        }
        match target.mark {
            Mark::Unit(unit) => self.hurt(unit, hits, dice, events),
            Mark::Work(kind) if hits > 0 => self.remove_work(hex, kind, events),
            Mark::Work(_) | Mark::Ghost => {}
        }
    }

    /// [COH 10.0h, 10.0i, 10.0j] Fire at a hex in which nobody is seen: only the hidden unit that
    /// is easiest to hit is rolled for, and only a hit shows that anybody is there.
    fn compare_with_ghost(&mut self, total: i16, dice: &mut dyn Dice, events: &mut Vec<Event>) {
        // The attack is taken off the table until it is known whom it meets.
        let volley = self.core.volley.take().expect("an attack was rolled for");
        let met = self.meet_ghost(&volley, total, dice, events);
        let (hex, manner, leader) = (volley.into, volley.manner, volley.firers.first().copied());
        let force = volley.force;
        self.core.volley = Some(volley);
        if let Some((unit, hits)) = met.filter(|it| it.1 > 0) {
            self.reveal_hex(hex, None, events);
            match manner {
                Manner::Bomb => {
                    self.scatter(leader.expect("a bomb has its aircraft"), hex, events);
                }
                Manner::Oba(_) => self.after_volley(Frame::MineCheck { unit }),
                Manner::Direct
                | Manner::Melee
                | Manner::Indirect
                | Manner::Weapon(_)
                | Manner::Air
                | Manner::Dogfight(_)
                | Manner::Flak(_) => {}
            }
            if self.has_veteran(unit, 9) && self.nation(unit) != self.nation_of(force) {
                // [COH card.V09] Who was found by fire was attacked.
                self.after_volley(Frame::FallBack { unit });
            }
            self.hurt(unit, hits, dice, events);
        }
    }

    /// [COH 18.5a, card.V09] What befalls a unit that was found by fire, when the volley is over: by then
    /// the mines under it may be gone.
    fn after_volley(&mut self, frame: Frame) {
        let agenda = &mut self.core.agenda;
        let volley = agenda.iter().rposition(|it| *it == Frame::Volley);
        agenda.insert(volley.expect("the volley is not over yet"), frame);
    }

    /// The hidden unit that is shot at, and how often it is hit.
    fn meet_ghost(
        &mut self,
        volley: &Volley,
        total: i16,
        dice: &mut dyn Dice,
        events: &mut Vec<Event>,
    ) -> Option<(UnitId, u8)> {
        self.turn_coins_in(volley.into, dice, events);
        let shot = Shot {
            firers: &volley.firers,
            manner: volley.manner,
            from: volley.from,
            into: volley.into,
            bonus: 0,
        };
        let nation = self.nation_of(volley.force);
        let shells = volley.firers.is_empty();
        let hidden: Vec<UnitId> = self
            .in_hex(volley.into)
            .filter(|&it| self.unit(it).is(Flags::HIDDEN))
            .filter(|&it| shells || self.nation(it) != nation)
            .collect();
        let above = shells
            || volley.manner == Manner::Indirect
            || volley.firers.first().is_some_and(|&it| self.kind(it).is_mortar());
        // [COH 10.0h, 10.0i, 17.1a] Who is carried is met in the flank.
        let rating = |it: UnitId| {
            let flank = above || self.is_carried(it);
            if flank { self.kind(it).flank.value } else { self.kind(it).front.value }
        };
        let lowest = hidden.iter().map(|&it| rating(it)).min();
        let easiest: Vec<UnitId> =
            hidden.iter().copied().filter(|&it| Some(rating(it)) == lowest).collect();
        // [COH 10.0j] The die that chooses among equals always falls, or it would tell that there
        // are some.
        let face = dice.roll(Roll { sides: LOT, rule: Rule("coh:10.0h") });
        let pick = usize::from(face - 1) % easiest.len().max(1);
        let mark = Mark::Ghost;
        let hex = volley.into;
        let Some(&unit) = easiest.get(pick) else {
            let value = total;
            let unseen = false;
            events.push(Event::Attacked { mark, hex, value, defense: None, hits: 0, unseen });
            return None;
        };
        let mut target = self.reckon(&shot, Mark::Unit(unit));
        self.add_marker(&mut target);
        let hits = hits(target.power() + i16::from(volley.bonus) + total, target.value());
        // Nothing but a hit is told, and a hit shows whom it met.
        let (value, shown, unseen) = (total, hits.min(1), false);
        events.push(Event::Attacked { mark, hex, value, defense: None, hits: shown, unseen });
        Some((unit, hits))
    }

    /// The attack is over.
    fn end_volley(&mut self, events: &mut Vec<Event>) {
        self.core.agenda.pop();
        let volley = self.core.volley.take().expect("an attack goes on");
        self.update_control(volley.into, events);
        for &unit in volley.firers.iter().rev() {
            // [COH 10.3b] A sniper that fired unseen may be found: one roll for the whole shot.
            let unseen = self.unit(unit).is(Flags::HIDDEN) && !self.acts_unseen(unit);
            if unseen && self.is_alive(unit) {
                let finder = self.force_under_fire(self.nation(unit).other(), volley.into);
                if let Some(roller) = finder {
                    self.push(Frame::Roll { roller, purpose: Purpose::Detect(unit), plus: 0 });
                }
            }
        }
    }

    /// [COH 21.0d] Whose units that everybody sees stand in a hex, or else the first of a nation.
    fn force_under_fire(&self, nation: Nation, hex: HexId) -> Option<ForceId> {
        let there = self.seen_in(hex).find(|&it| self.nation(it) == nation);
        there.map(|it| self.owner(it)).or_else(|| self.forces_of(nation).next())
    }

    /// [COH 10.3e] A hidden sniper says through which side its shot came.
    pub(crate) fn tell_direction(
        &self,
        firer: UnitId,
        from: HexId,
        into: HexId,
        events: &mut Vec<Event>,
    ) {
        // It tells the defender, and has nothing to tell its own men [COH 10.3f].
        for unit in self.seen_in(into).filter(|&it| self.nation(it) != self.nation(firer)) {
            let front = self.is_through_front(unit, from);
            events.push(Event::ShotFrom { unit, front });
        }
    }
}

/// [COH 7.0c, 7.0d] Hits by comparison.
pub(crate) fn hits(value: i16, defense: i16) -> u8 {
    if value >= defense + DOUBLE { 2 } else { u8::from(value >= defense) }
}
