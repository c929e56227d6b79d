//! Chapters 12.3 and 13: artillery off the board, and smoke.

use hexgrid::HexId;
use kernel::{Illegal, refuse};

use crate::act::Manner;
use crate::agenda::Frame;
use crate::event::Event;
use crate::state::{Firefight, ForceId, Plot, UnitId};

/// [COH 13.1e] New smoke.
const SMOKE: u8 = 2;
/// The pattern that reaches out in line with the sides.
const WIDE: u8 = 13;

impl Firefight {
    /// [COH 2.0c, 12.3a] Asks for the plots of this round.
    pub(crate) fn ask_for_plots(&mut self) {
        for oba in (0..self.scenario.oba.len()).rev() {
            let left = self.scenario.oba[oba].uses > self.core.oba_used[oba];
            if left {
                let oba = u8::try_from(oba).expect("few artillery cards");
                self.push(Frame::Plot { oba });
            }
        }
    }

    /// [COH 12.3d, 12.3e, 12.3f] Whether artillery may be called down on a hex.
    pub(crate) fn may_plot(&self, oba: u8, hex: HexId, smoke: bool) -> Result<(), Illegal> {
        let info = &self.scenario.oba[usize::from(oba)];
        if smoke && !info.smoke {
            return refuse("coh:13.1b", "this artillery has no smoke");
        }
        let field = &self.scenario.field;
        let sees = |from: HexId| field.sees(from, hex, &self.core.smoke);
        let by_unit = self
            .on_map(info.force)
            .any(|it| !self.kind(it).is_aircraft() && self.unit_sees(it, hex));
        let by_mortar = || {
            // Not out of a fight at close quarters, nor from a vehicle.
            let free = |it: UnitId| {
                let at = self.hex(it);
                !self.is_carried(it) && at.is_some_and(|at| !self.has_enemy(at, self.nation(it)))
            };
            self.on_map(info.force).any(|it| {
                self.kind(it).indirect.is_some()
                    && free(it)
                    && !self.spotter_hexes(it, hex).is_empty()
            })
        };
        if by_unit || info.spotters.iter().any(|&it| sees(it)) || by_mortar() {
            return Ok(());
        }
        refuse("coh:12.3d", "nobody sees the hex")
    }

    pub(crate) fn plot(&mut self, oba: u8, hex: HexId, smoke: bool, events: &mut Vec<Event>) {
        let force = self.scenario.oba[usize::from(oba)].force;
        // Before the first round it lands in the first, else in the next one.
        let first = self.core.round == 1
            && self.core.oba_used[usize::from(oba)] == 0
            && self.core.stage == crate::state::Stage::Cards;
        let round = if first { 1 } else { self.core.round + 1 };
        self.core.oba_used[usize::from(oba)] += 1;
        self.force_mut(force).plots.push(Plot { oba, hex, smoke, round });
        events.push(Event::Plotted { force, hex, smoke });
    }

    /// [COH 12.3a] Brings down what was plotted before; the side that lost the last initiative
    /// first.
    pub(crate) fn bring_down_plots(&mut self) {
        let order = [self.core.second, self.core.second.other()];
        let forces: Vec<ForceId> =
            order.into_iter().flat_map(|it| self.forces_of(it).collect::<Vec<_>>()).collect();
        for force in forces.into_iter().rev() {
            for (plot, due) in self.force(force).plots.clone().iter().enumerate().rev() {
                if due.round == self.core.round {
                    let plot = u8::try_from(plot).expect("few plots");
                    self.push(Frame::Shells { force, plot, hex: 0 });
                }
            }
        }
    }

    /// [COH 12.3c] The hexes a plot covers.
    pub(crate) fn pattern(&self, plot: Plot) -> Vec<HexId> {
        let card = self.scenario.oba[usize::from(plot.oba)].card;
        let grid = &self.scenario.field.grid;
        let mut hexes = vec![plot.hex];
        hexes.extend(grid.neighbors(plot.hex).map(|it| it.1));
        if self.scenario.cards.card(card).pattern >= WIDE {
            let out = grid.neighbors(plot.hex).filter_map(|(way, hex)| grid.neighbor(hex, way));
            hexes.extend(out);
        }
        hexes
    }

    /// [COH 12.3c, 13.1f] The next hex of a pattern is hit.
    pub(crate) fn land(&mut self, force: ForceId, plot: u8, hex: u8, events: &mut Vec<Event>) {
        self.core.agenda.pop();
        let due = self.force(force).plots[usize::from(plot)];
        let card = self.scenario.oba[usize::from(due.oba)].card;
        let pattern = self.pattern(due);
        if hex == 0 {
            events.push(Event::Landed { force, card, hex: due.hex, smoke: due.smoke });
            self.push(Frame::Shells { force, plot, hex: 1 });
            // Smoke hurts nobody.
            if !due.smoke {
                self.warn_of_shells(force, due.hex, &pattern);
            }
            return;
        }
        // The first turn is the warning; then come the hexes.
        let Some(&into) = pattern.get(usize::from(hex) - 1) else {
            self.forget_plot(force, due);
            return;
        };
        self.push(Frame::Shells { force, plot, hex: hex + 1 });
        if due.smoke {
            self.lay_smoke(into, events);
            return;
        }
        if !self.core.works.is_empty() {
            // [COH 18.5a] Those who are its targets there; whoever is hidden may be none. They are
            // looked at wherever they stand: hidden mines are not to be told by it.
            let units: Vec<_> = self.seen_in(into).collect();
            for unit in units {
                self.push(Frame::MineCheck { unit });
            }
        }
        self.begin_volley(force, Vec::new(), Manner::Oba(card), into, into, events);
    }

    fn forget_plot(&mut self, force: ForceId, plot: Plot) {
        // Marked as past instead of removed: others of this round are known by their place.
        let round = self.core.round;
        let plots = &mut self.force_mut(force).plots;
        let past = plots.iter_mut().find(|it| **it == plot);
        past.expect("a plot that has landed was there").round = 0;
        let waiting = self
            .core
            .agenda
            .iter()
            .any(|it| matches!(it, Frame::Shells { force: other, .. } if *other == force));
        if !waiting {
            self.force_mut(force).plots.retain(|it| it.round > round);
        }
    }

    /// [COH 13.0f, 13.0h, 13.1d, 13.1e] Lays smoke: without a roll, and nobody is hurt.
    pub(crate) fn lay_smoke(&mut self, hex: HexId, events: &mut Vec<Event>) {
        self.core.smoke.push((hex, SMOKE));
        self.core.smoke.sort_unstable();
        events.push(Event::SmokeLaid { hex, value: SMOKE });
    }
}
