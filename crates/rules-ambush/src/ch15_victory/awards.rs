//! [AMB 15a, M2–M8] What the mission gives points for, and takes them for.

use std::sync::Arc;

use hexgrid::{HexId, HexSet};

use crate::agenda::Event as Events;
use crate::ch05_operations::Event;
use crate::mission::AwardRule;
use crate::state::{ArBox, Held, ManId, Place, Reckoned, Sortie, VehicleId};
use crate::terms::{Model, Side};

impl Sortie {
    /// [AMB M2f, M3h] Points for entering a hex for the first time.
    pub(crate) fn worth_exploring(&self, hex: HexId) -> Option<u8> {
        self.mission.victory.awards.iter().find_map(|it| match it {
            AwardRule::Explored { n, hexes } => hexes.contains(hex).then_some(*n),
            AwardRule::Exit { .. }
            | AwardRule::Documents { .. }
            | AwardRule::Papers { .. }
            | AwardRule::Bridges { .. }
            | AwardRule::Bunker { .. }
            | AwardRule::Leakers { .. } => None,
        })
    }

    /// [AMB M2g] Whether all that is worth it has been explored.
    pub(super) fn is_all_explored(&self) -> bool {
        let grid = &self.mission.ground.map.grid;
        grid.hexes()
            .all(|hex| self.worth_exploring(hex).is_none() || self.core.explored.contains(&hex))
    }

    /// [AMB 7.1f] Hexes by which the squad may leave the map: those that the mission names.
    pub(crate) fn exits(&self) -> HexSet {
        HexSet::from_fn(self.mission.ground.map.grid.len(), |hex| self.is_exit(hex))
    }

    /// [AMB 7.1f, M5f, M8h] Somebody of the squad, or a prisoner or casualty with it, leaves the
    /// map for good.
    pub(crate) fn exit_map(&mut self, man: ManId, hex: HexId, events: &mut Vec<Events>) {
        let active = man.side() == Side::Us && self.man(man).is_active();
        let him = self.man_mut(man);
        him.place = Place::Exited(hex);
        him.ar = ArBox::Inactive;
        events.push(Event::Left { man, hex }.into());
        let mission = Arc::clone(&self.mission);
        for award in &mission.victory.awards {
            match award {
                AwardRule::Exit { n, by } if active && by.contains(hex) => {
                    self.score((*n).into(), Reckoned::Exit(man), events);
                }
                AwardRule::Documents { key, n, by } if by.contains(hex) => {
                    if man.side() == Side::Us && self.carries_papers(man, key) {
                        self.score((*n).into(), Reckoned::Documents(key.clone()), events);
                    }
                }
                AwardRule::Papers { by } if by.contains(hex) => {
                    self.bring_papers_home(man, events);
                }
                AwardRule::Exit { .. }
                | AwardRule::Documents { .. }
                | AwardRule::Papers { .. }
                | AwardRule::Explored { .. }
                | AwardRule::Bridges { .. }
                | AwardRule::Bunker { .. }
                | AwardRule::Leakers { .. } => {}
            }
        }
        self.owe_moment();
    }

    /// [AMB M5e, M5f] All papers that a soldier has on him, each for what the script says.
    fn bring_papers_home(&mut self, man: ManId, events: &mut Vec<Events>) {
        let mission = Arc::clone(&self.mission);
        let ours = man.side() == Side::Us;
        for (key, n) in mission.papers().into_iter().filter(|_| ours) {
            if self.carries_papers(man, key) {
                self.score(n.into(), Reckoned::Documents(key.to_owned()), events);
            }
        }
    }

    /// [AMB M5f] Whether somebody has these papers on him.
    fn carries_papers(&self, man: ManId, key: &str) -> bool {
        self.all_gear().any(|id| {
            let gear = self.gear(id);
            let papers = gear.model == Model::Documents && gear.key.as_deref() == Some(key);
            papers && gear.parts[0] == Held::By(man)
        })
    }

    /// [AMB M7h] A German soldier has left by a hex: where that costs points, twice all he was
    /// worth.
    pub(crate) fn reckon_leaker(&mut self, german: ManId, hex: HexId, events: &mut Vec<Events>) {
        let card = self.card(german);
        let worth = i16::from(card.vp) + i16::from(card.vp_captured) + i16::from(card.vp_fallen);
        self.reckon_leak(card.number, worth, hex, events);
    }

    /// [AMB M7h] The same of a German vehicle; those aboard are reckoned by themselves.
    pub(crate) fn reckon_leaking_vehicle(
        &mut self,
        vehicle: VehicleId,
        hex: HexId,
        events: &mut Vec<Events>,
    ) {
        let card = &self.mission.vehicles[usize::from(vehicle.0)];
        let worth =
            i16::from(card.vp) + i16::from(card.vp_destroyed) + i16::from(card.vp_immobilized);
        self.reckon_leak(card.number, worth, hex, events);
    }

    fn reckon_leak(&mut self, card: u16, worth: i16, hex: HexId, events: &mut Vec<Events>) {
        let mission = Arc::clone(&self.mission);
        for award in &mission.victory.awards {
            if let AwardRule::Leakers { by } = award
                && by.contains(hex)
            {
                self.score(-2 * worth, Reckoned::Leaker(card), events);
            }
        }
    }
}
