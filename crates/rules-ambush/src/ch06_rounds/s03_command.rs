//! [AMB 6.3] Command: who keeps calm by it, who gets turns and who is alerted.

use kernel::{Illegal, refuse};

use super::Event;
use super::s05_awareness::Alert;
use crate::agenda::Event as Events;
use crate::state::{ArBox, Health, ManId, Sortie};
use crate::terms::Side;

/// [AMB 2.10f] How far command reaches.
const RADIUS: u16 = 2;

/// [AMB 6.3a] The total that keeps a soldier calm.
const IN_COMMAND: u8 = 5;

impl Sortie {
    /// [AMB 6.3a, 6.3c, 6.3d] The command total of a soldier: his own Initiative, that of the
    /// others in his hex, that of every commander whose radius reaches him; of a commander with a
    /// radius, that of everybody it reaches.
    pub(crate) fn command_total(&self, man: ManId) -> u8 {
        let adds = |other: &ManId| match self.apart(man, *other) {
            None => false,
            Some(0) => true,
            Some(n) => n <= RADIUS && (self.has_radius(*other) || self.has_radius(man)),
        };
        let others = self.active(Side::Us).filter(|it| *it != man).filter(adds);
        let sum: u8 = others.map(|it| self.man(it).ratings.initiative).sum();
        self.man(man).ratings.initiative + sum
    }

    /// [AMB 6.3a, 17.5h] Whether a soldier is in command, on foot or in a car.
    pub(crate) fn is_in_command(&self, man: ManId) -> bool {
        self.command_total(man) >= IN_COMMAND
    }

    /// [AMB 6.3e, 13.1c] Whether somebody commands those around him: neither panicked nor inactive.
    /// One who is unaware does.
    fn has_radius(&self, man: ManId) -> bool {
        let it = self.man(man);
        it.command && it.is_active() && it.ar != ArBox::Panic
    }

    /// [AMB 6.10c] How many hexes lie between two soldiers. Those off the map are all in one hex,
    /// which is beside none of the map.
    pub(crate) fn apart(&self, a: ManId, b: ManId) -> Option<u16> {
        if self.is_off_map(a) && self.is_off_map(b) {
            return Some(0);
        }
        let grid = &self.mission.ground.map.grid;
        Some(grid.distance(self.hex_of(a)?, self.hex_of(b)?))
    }

    /// [AMB 6.3f, 6.3g, 6.3h, 13.2e] Whether a commander may give his turn to somebody of his side.
    pub(crate) fn may_receive_turn(&self, by: ManId, to: ManId) -> Result<(), Illegal> {
        self.is_in_radius(by, to)?;
        if self.man(to).health == Health::Wounded {
            return refuse("amb:13.2e", "a wounded soldier gets no turns");
        }
        // Interpretation: two commanders could hand one turn to and fro for ever.
        if self.core.round.given.contains(by) && self.man(to).command {
            return refuse("amb:6.3h", "a turn that was given is used, not handed on");
        }
        match self.man(to).ar {
            ArBox::Complete | ArBox::One => Ok(()),
            ArBox::Two => refuse("amb:6.3g", "that soldier has two turns"),
            ArBox::Panic => refuse("amb:6.3g", "that soldier is panicked"),
            ArBox::Unaware => refuse("amb:6.3g", "that soldier is not aware"),
            ArBox::Inactive => refuse("amb:6.3g", "that soldier is not active"),
        }
    }

    /// [AMB 6.3f, 6.3j] Whether a commander reaches another active soldier of his side.
    fn is_in_radius(&self, by: ManId, to: ManId) -> Result<(), Illegal> {
        if !self.man(by).command {
            return refuse("amb:6.3f", "only a commander can do that");
        }
        if by == to || by.side() != to.side() || !self.man(to).is_active() {
            return refuse("amb:6.3f", "that is no other active soldier of his side");
        }
        if self.apart(by, to).is_none_or(|it| it > RADIUS) {
            return refuse("amb:2.10f", "command reaches two hexes");
        }
        Ok(())
    }

    /// [AMB 6.3f, 6.3h] Somebody gets a turn more; his new box says when he acts. The giver's own
    /// turn is spent like any other.
    pub(crate) fn give_turn(&mut self, by: ManId, to: ManId, events: &mut Vec<Events>) {
        let at = match self.man(to).ar {
            ArBox::Complete => ArBox::One,
            ArBox::One => ArBox::Two,
            other @ (ArBox::Inactive | ArBox::Unaware | ArBox::Panic | ArBox::Two) => other,
        };
        self.man_mut(to).ar = at;
        let given = self.core.round.given;
        self.core.round.given = given.iter().chain([to]).collect();
        events.push(Event::GaveTurn { by, to, at }.into());
    }

    /// [AMB 6.3j] Whether a commander may alert somebody.
    pub(super) fn may_alert(&self, by: ManId, to: ManId) -> Result<(), Illegal> {
        self.is_in_radius(by, to)?;
        if self.man(to).ar != ArBox::Unaware {
            return refuse("amb:6.3j", "that soldier is aware");
        }
        if self.man(to).health == Health::Wounded {
            return refuse("amb:6.3j", "a wounded soldier cannot be alerted");
        }
        Ok(())
    }

    /// [AMB 6.3j] Somebody is aware from now on.
    pub(super) fn alert(&mut self, to: ManId, events: &mut Vec<Events>) {
        self.man_mut(to).ar = ArBox::Complete;
        events.push(Event::Aware { man: to, why: Alert::Commander }.into());
    }
}
