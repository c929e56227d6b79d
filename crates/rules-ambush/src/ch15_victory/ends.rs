//! [AMB 3.2d, 15c, 15d, M1–M8] What ends a mission, and who is saved.

use std::sync::Arc;

use hexgrid::{HexId, HexSet};

use super::{CASUALTY, Duty, Event};
use crate::agenda::Event as Events;
use crate::mission::{EndRule, SaveRule};
use crate::state::{Ended, Health, ManId, Mode, Place, Reckoned, Sortie, Spot};
use crate::terms::Side;

impl Sortie {
    /// [AMB 3.2d] Whether the mission ends now; if so it is closed.
    pub(crate) fn test_end(&mut self, events: &mut Vec<Events>) {
        self.reckon_casualties(events);
        let mission = Arc::clone(&self.mission);
        for (index, rule) in mission.victory.ends.iter().enumerate() {
            if self.is_end(rule) {
                if let EndRule::Control { n, .. } = rule {
                    self.score((*n).into(), Reckoned::Control, events);
                }
                let index = u8::try_from(index).expect("few ends");
                return self.close(Ended::Rule(index), events);
            }
        }
        if self.is_nobody_left() && !self.goes_on_without_squad() {
            self.close(Ended::SquadLost, events);
        }
    }

    /// [AMB M7j] Where a mission ends the moment nobody is left, that is looked at once more as
    /// soon as what happens now is done.
    pub(crate) fn owe_moment(&mut self) {
        let playing = matches!(self.core.mode, Mode::Operations | Mode::Rounds);
        if playing && self.is_moment() {
            self.core.owe(Duty::Moment);
        }
    }

    /// [AMB M7j] Tests the end at once, if it is still true that nobody is left.
    pub(super) fn test_moment(&mut self, events: &mut Vec<Events>) {
        if self.is_moment() {
            self.test_end(events);
        }
    }

    /// [AMB M6j, M7j] Whether the mission ends because nobody is left.
    fn is_moment(&self) -> bool {
        let rules = &self.mission.victory.ends;
        rules.iter().any(|it| matches!(it, EndRule::NoneLeft { .. }) && self.is_end(it))
    }

    /// [AMB M1f, M1g, M2g, M2h, M4j, M4k, M5g, M6j, M7j, M8i, M8j] Whether a rule ends the mission.
    fn is_end(&self, rule: &EndRule) -> bool {
        match rule {
            EndRule::Exited { by } => self.have_all_left_by(by),
            EndRule::Control { groups, heights, .. } => {
                let held = |hexes: &HexSet| self.active_on_map().any(|it| self.is_in(it, hexes));
                let quiet = !self.is_german_active();
                quiet
                    && groups.iter().all(held)
                    && heights.as_ref().is_none_or(|it| self.overlooks(it))
            }
            EndRule::Explored { gather } => {
                let mut squad = self.active(Side::Us).peekable();
                let there = squad.peek().is_some() && squad.all(|it| self.is_in(it, gather));
                there && self.is_all_explored()
            }
            EndRule::NoneLeft { from_condition } => {
                self.core.condition >= *from_condition && self.is_nobody_left()
            }
            EndRule::Bridges { from_condition } => {
                let mut bridges = 0..self.mission.ground.bridges.len();
                let settled = bridges.all(|it| self.is_cleared(it) || self.is_blown(it));
                self.core.condition >= *from_condition && settled && !self.is_german_active()
            }
        }
    }

    /// Whether somebody is in one of these hexes.
    fn is_in(&self, man: ManId, hexes: &HexSet) -> bool {
        self.hex_of(man).is_some_and(|hex| hexes.contains(hex))
    }

    /// [AMB M1f] Whether an active soldier is in one of these hexes from which every road hex is
    /// seen.
    fn overlooks(&self, heights: &HexSet) -> bool {
        let roads = &self.mission.ground.roads;
        let sees_all = |from: Spot| roads.iter().all(|road| self.spot_in_sight(from, road.into()));
        let posts = self.active_on_map().filter(|it| self.is_in(*it, heights));
        posts.filter_map(|it| self.spot_of(it)).any(sees_all)
    }

    /// [AMB M1g] Whether all active soldiers have left the map, and all by these hexes.
    fn have_all_left_by(&self, by: &HexSet) -> bool {
        let left = |it: ManId| match self.man(it).place {
            Place::Exited(hex) if self.man(it).health < Health::Incapacitated => Some(hex),
            Place::Exited(_)
            | Place::Nowhere
            | Place::Waiting
            | Place::Drifting(_)
            | Place::At(_)
            | Place::Aboard(..)
            | Place::Afloat(_)
            | Place::Gone => None,
        };
        let squad = self.men().filter(|it| it.side() == Side::Us);
        let mut exits = squad.filter_map(left).peekable();
        self.is_nobody_left() && exits.peek().is_some() && exits.all(|hex| by.contains(hex))
    }

    /// [AMB M6j] Whether no active soldier is on the map and none waits to enter it.
    fn is_nobody_left(&self) -> bool {
        self.active(Side::Us).next().is_none()
    }

    /// [AMB M7j] Whether a mission that may end by the loss of the squad cannot do so yet.
    fn goes_on_without_squad(&self) -> bool {
        self.mission.victory.ends.iter().any(|it| match it {
            EndRule::NoneLeft { from_condition } => self.core.condition < *from_condition,
            EndRule::Exited { .. }
            | EndRule::Control { .. }
            | EndRule::Explored { .. }
            | EndRule::Bridges { .. } => false,
        })
    }

    /// [AMB 3.2d, 15c, 15d] Closes the mission: casualties are saved or not, the account is drawn.
    pub(crate) fn close(&mut self, by: Ended, events: &mut Vec<Events>) {
        self.reckon_casualties(events);
        self.core.ended = Some(by);
        let squad: Vec<ManId> = self.men().filter(|it| it.side() == Side::Us).collect();
        for man in squad {
            if self.man(man).cost_vp && self.is_saved(man, by) {
                self.man_mut(man).cost_vp = false;
                events.push(Event::Saved { man }.into());
                self.score(CASUALTY, Reckoned::Casualty(man), events);
            }
        }
        self.core.mode = Mode::Over;
        self.core.agenda.clear();
        self.tell_closing(events);
        let (points, need) = (self.points(), self.mission.victory.need);
        events.push(Event::Ended { by, points, need }.into());
    }

    /// [AMB 15c, M1h, M2i, M8k] Whether an incapacitated soldier has been brought to safety. Where
    /// the squad's leaving by certain hexes ends the mission, he has to have left by them too.
    fn is_saved(&self, man: ManId, ended: Ended) -> bool {
        let him = self.man(man);
        let end = match ended {
            Ended::Rule(index) => Some(&self.mission.victory.ends[usize::from(index)]),
            Ended::Paragraph(_) | Ended::SquadLost => None,
        };
        let with_squad = |hex: HexId| match end {
            Some(EndRule::Exited { by }) => by.contains(hex),
            Some(
                EndRule::Control { .. }
                | EndRule::Explored { .. }
                | EndRule::NoneLeft { .. }
                | EndRule::Bridges { .. },
            )
            | None => true,
        };
        him.health == Health::Incapacitated
            && self.mission.victory.saves.iter().any(|save| match save {
                SaveRule::Exited { by } => {
                    matches!(him.place, Place::Exited(hex) if by.contains(hex) && with_squad(hex))
                }
                SaveRule::InBuilding => {
                    let control = matches!(end, Some(EndRule::Control { .. }));
                    let hex = self.hex_of(man);
                    control && hex.is_some_and(|it| self.terrain(it).is_building())
                }
                SaveRule::In { hexes } => self.is_all_explored() && self.is_in(man, hexes),
            })
    }
}
