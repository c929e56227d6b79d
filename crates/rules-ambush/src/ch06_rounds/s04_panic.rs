//! [AMB 6.1f–6.1j, 6.4] The AR Track: turns and panic by the initiative die.

use super::Event;
use crate::agenda::Event as Events;
use crate::charts::ArColumn;
use crate::state::{Actor, ArBox, Health, ManId, Sortie};
use crate::terms::Side;

/// [AMB 6.1f, 6.4c] What a column of the AR Track says to a die.
pub(super) fn by_column(column: &ArColumn, die: u8) -> ArBox {
    if column.panic.contains(&die) {
        ArBox::Panic
    } else if column.two.contains(&die) {
        ArBox::Two
    } else {
        ArBox::One
    }
}

impl Sortie {
    /// [AMB 2.10a, 17.5c] The column of somebody's Initiative.
    pub(super) fn ar_column_of(&self, actor: Actor) -> &ArColumn {
        let charts = &self.mission.charts;
        let initiative = match actor {
            Actor::Man(man) => self.man(man).ratings.initiative,
            Actor::Tank(tank) => charts.crews[usize::from(self.vehicle(tank).crew) - 1].initiative,
        };
        &charts.ar_track[usize::from(initiative)]
    }

    /// [AMB 6.1g] A wounded soldier never has more than one turn.
    pub(super) fn capped(&self, actor: Actor, to: ArBox) -> ArBox {
        match actor {
            Actor::Man(man) if to == ArBox::Two && self.man(man).health == Health::Wounded => {
                ArBox::One
            }
            Actor::Man(_) | Actor::Tank(_) => to,
        }
    }

    /// [AMB 6.1f] Puts somebody's marker into a box.
    pub(super) fn put(&mut self, actor: Actor, to: ArBox, events: &mut Vec<Events>) {
        let at = self.capped(actor, to);
        self.set_ar(actor, at);
        events.push(Event::Placed { actor, at }.into());
    }

    /// [AMB 6.1h] Somebody panics by a die printed in the Panic box of his column, or by a red
    /// number with this command total.
    pub(super) fn panic(
        &mut self,
        actor: Actor,
        die: u8,
        total: Option<u8>,
        events: &mut Vec<Events>,
    ) {
        self.set_ar(actor, ArBox::Panic);
        events.push(Event::Panicked { actor, die, total }.into());
    }

    /// [AMB 6.1f, 6.1h, 6.1i, 6.1p] The Germans get their turns: red numbers do nothing to them.
    pub(super) fn place_germans(&mut self, die: Option<u8>, events: &mut Vec<Events>) {
        let men = self.active(Side::German).filter(|it| self.man(*it).ar != ArBox::Inactive);
        let men = men.filter(|it| !self.core.round.out.contains(*it));
        let tanks = self.active_tanks(Side::German).map(Actor::Tank);
        for actor in men.map(Actor::Man).chain(tanks).collect::<Vec<_>>() {
            let granted = &self.core.round.granted;
            let two = granted.germans_two || granted.two.contains(&actor);
            match die.filter(|_| !two) {
                None => self.put(actor, ArBox::Two, events),
                Some(die) => self.place_by_die(actor, die, events),
            }
        }
    }

    /// [AMB 6.1f, 6.1h] One marker by the die, red numbers apart.
    pub(super) fn place_by_die(&mut self, actor: Actor, die: u8, events: &mut Vec<Events>) {
        match by_column(self.ar_column_of(actor), die) {
            ArBox::Panic => self.panic(actor, die, None, events),
            turns => self.put(actor, turns, events),
        }
    }

    /// [AMB 6.1f–6.1j] The squad gets its turns. Printed panic comes first, then the red numbers
    /// of commanders, then those of the others: whoever has panicked commands nobody.
    pub(super) fn place_squad(&mut self, die: Option<u8>, events: &mut Vec<Events>) {
        let two = self.core.round.granted.us_two || self.core.round.granted.us_two_unpanicked;
        // [AMB 6.1j] Two turns outright skip the dice, and so panic.
        let die = die.filter(|_| !self.core.round.granted.us_two);
        let aware = self.active(Side::Us).filter(|it| self.man(*it).is_aware());
        // [AMB 13.1a, 13.2b] Whoever was hit by an event of this Round has no turn in it.
        let aware = aware.filter(|it| !self.core.round.out.contains(*it));
        let aware: Vec<ManId> = aware.collect();
        if let Some(die) = die {
            self.panic_squad(&aware, die, events);
        }
        for man in
            aware.into_iter().filter(|it| self.man(*it).ar != ArBox::Panic).collect::<Vec<_>>()
        {
            let turns = match die.filter(|_| !two) {
                None => ArBox::Two,
                Some(die) => by_column(self.ar_column_of(Actor::Man(man)), die),
            };
            self.put(Actor::Man(man), turns, events);
        }
        self.place_tanks(die, two, events);
    }

    /// [AMB 6.1h, 6.1i, 6.3b, 6.4a] Who of the aware panics: command is asked for only by a red
    /// number.
    fn panic_squad(&mut self, aware: &[ManId], die: u8, events: &mut Vec<Events>) {
        for man in aware.iter().copied() {
            // The panic of the last Round is over: nobody has panicked yet in this one.
            if self.ar_column_of(Actor::Man(man)).panic.contains(&die) {
                self.panic(Actor::Man(man), die, None, events);
            }
        }
        let (commanders, others): (Vec<ManId>, Vec<ManId>) =
            aware.iter().partition(|it| self.man(**it).command);
        for group in [commanders, others] {
            let tested = group.into_iter().filter(|it| {
                let red = self.ar_column_of(Actor::Man(*it)).red.contains(&die);
                red && self.man(*it).ar != ArBox::Panic
            });
            let totals: Vec<_> = tested.map(|it| (it, self.command_total(it))).collect();
            let calm: Vec<_> = totals.iter().map(|it| self.is_in_command(it.0)).collect();
            for ((man, total), calm) in totals.into_iter().zip(calm) {
                if calm {
                    events.push(Event::InCommand { man, die, total }.into());
                } else {
                    self.panic(Actor::Man(man), die, Some(total), events);
                }
            }
        }
    }

    /// [AMB 17.5f, 17.5g] Tanks of the squad: panic only as printed, no command.
    fn place_tanks(&mut self, die: Option<u8>, two: bool, events: &mut Vec<Events>) {
        let tanks = self.active_tanks(Side::Us).map(Actor::Tank);
        let aware = tanks.filter(|it| self.ar_of(*it) != ArBox::Unaware);
        for tank in aware.collect::<Vec<_>>() {
            let printed = die.map(|die| (die, by_column(self.ar_column_of(tank), die)));
            match printed {
                Some((die, ArBox::Panic)) => self.panic(tank, die, None, events),
                Some((_, turns)) if !two => self.put(tank, turns, events),
                Some(_) | None => self.put(tank, ArBox::Two, events),
            }
        }
    }
}
