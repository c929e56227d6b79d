//! [AMB MPb, MPc, MPd] Drift: one counter after the other, hex by hex, until it lands.

use hexgrid::{Direction, HexId};
use kernel::{Dice, Illegal, refuse};

use super::{Ask, Chute, Duty, Event, May};
use crate::agenda::Event as Events;
use crate::ch05_operations::Cause;
use crate::dice::d10;
use crate::mission::shape::Compass;
use crate::mission::{Black, Ground};
use crate::state::{CrateState, ManSet, Place, Sortie};

impl Ground {
    /// The direction of north on a map whose top points north or south.
    pub(crate) fn north(&self) -> Direction {
        match self.top {
            Compass::North => Direction::D0,
            Compass::South => Direction::D3,
            Compass::East | Compass::West => {
                unreachable!("a drop is proved to have north above or below")
            }
        }
    }

    /// [AMB MPc] Where the wind carries a parachute: to the hex north-west of this one, or
    /// south-west; none off the map.
    pub(crate) fn downwind(&self, hex: HexId, north: bool) -> Option<HexId> {
        let turned = if north { 5 } else { 4 };
        let way = Direction::ALL[(self.north().index() + turned) % 6];
        self.map.grid.neighbor(hex, way)
    }
}

impl Sortie {
    /// Whether this mission brings the squad by parachute.
    pub(crate) fn jumps(&self) -> bool {
        !self.mission.setup.drop.is_empty()
    }

    /// [AMB MPa, MPb] The drop begins.
    pub(crate) fn begin_drop(&mut self) {
        self.core.owe(Duty::Next);
    }

    /// Who and what is still in the air.
    pub(crate) fn aloft(&self) -> impl Iterator<Item = Chute> + '_ {
        let in_air = |it: &crate::state::ManId| matches!(self.man(*it).place, Place::Drifting(_));
        let men = self.men().filter(in_air).map(Chute::Man);
        let chest = matches!(self.core.crate_at, Some((_, CrateState::Aloft)));
        men.chain(chest.then_some(Chute::Crate))
    }

    /// [AMB MPb] Asks who drifts next; when all are down the drop is over.
    pub(super) fn next_chute(&mut self) {
        if self.aloft().next().is_some() {
            self.core.owe(Ask::Drift);
        } else {
            self.core.owe(Duty::Touchdown);
        }
    }

    /// [AMB MPb] Whether this one may drift next: the player chooses among those in the air.
    pub(super) fn may_drift(&self, chute: Chute) -> Result<May, Illegal> {
        if self.aloft().any(|it| it == chute) {
            return Ok(May::Drift(chute));
        }
        refuse("amb:MPb", "only what is still in the air drifts")
    }

    /// The hex that a parachute is over.
    pub(crate) fn over(&self, chute: Chute) -> HexId {
        let hex = match chute {
            Chute::Man(man) => self.hex_of(man),
            Chute::Crate => self.core.crate_at.map(|it| it.0),
        };
        hex.expect("what drifts is over a hex")
    }

    /// [AMB MPc, MPd] One step: even is north-west, odd south-west. Where the card says so it
    /// lands; whatever else the card says is obeyed, and the drift goes on.
    ///
    /// Interpretation: what the wind would carry off the map comes down at its edge.
    pub(super) fn drift(&mut self, chute: Chute, dice: &mut dyn Dice, events: &mut Vec<Events>) {
        let from = self.over(chute);
        let die = d10(dice, "amb:MPc");
        let Some(to) = self.mission.ground.downwind(from, die.is_multiple_of(2)) else {
            events.push(Event::AtEdge { chute, hex: from }.into());
            return self.core.owe(Duty::Land(chute));
        };
        let group = match chute {
            Chute::Man(man) => {
                self.man_mut(man).place = Place::Drifting(to);
                ManSet::of(man)
            }
            Chute::Crate => {
                self.core.crate_at = Some((to, CrateState::Aloft));
                ManSet::default()
            }
        };
        events.push(Event::Drifted { chute, die, to }.into());
        if self.black(to) == Some(Black::Land) {
            return self.core.owe(Duty::Land(chute));
        }
        self.core.owe(Duty::Drift(chute));
        self.owe_check(to, group, Cause::Drift);
    }
}
