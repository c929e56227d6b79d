//! Chapter 21.2: hidden units where one player plays alone: coins on the map, units in a cup.

use hexgrid::HexId;
use kernel::{Dice, Illegal, refuse};

use crate::agenda::Frame;
use crate::ch01_setup::draw;
use crate::event::Event;
use crate::roster::Nation;
use crate::state::{Firefight, ForceId, Place, UnitId};

/// [COH 21.2a] Coins for each unit in the cup.
const COINS: usize = 2;

impl Firefight {
    /// [COH 21.2a] Whether a unit goes into the cup: it begins hidden, and there are hexes to mark.
    pub(crate) fn goes_into_cup(&self, unit: UnitId) -> bool {
        let start = self.scenario.unit(unit);
        let open = start.hexes.iter().filter(|&&it| self.may_be_in(unit, it).is_ok());
        self.options.solitaire && start.hidden && start.round == 0 && open.count() >= COINS
    }

    /// [COH 21.2a] Whether the next coin of a unit may be laid in a hex.
    pub(crate) fn may_lay_coin(&self, unit: UnitId, hex: HexId) -> Result<(), Illegal> {
        let coins = &self.force(self.owner(unit)).coins;
        if !coins.len().is_multiple_of(COINS) && coins.last() == Some(&hex) {
            return refuse("coh:21.2a", "the coins of a unit lie in two hexes");
        }
        Ok(())
    }

    /// [COH 21.2a] Lays a coin; with the second one the unit and a dummy go into the cup.
    pub(crate) fn lay_coin(&mut self, unit: UnitId, hex: HexId) {
        let force = self.owner(unit);
        let state = self.force_mut(force);
        state.coins.push(hex);
        if state.coins.len().is_multiple_of(COINS) {
            state.cup.push(unit);
            state.dummies += 1;
            self.put(unit, Place::Awaited);
        }
    }

    /// [COH 21.2b] Turns over every coin that would be found if it were a hidden unit.
    pub(crate) fn turn_coins(&mut self, dice: &mut dyn Dice, events: &mut Vec<Event>) {
        if self.core.forces.iter().all(|it| it.coins.is_empty()) {
            return;
        }
        for force in self.scenario.force_ids() {
            while let Some(at) = self.coin_found(force) {
                self.show_coin(force, at, dice, events);
            }
        }
    }

    /// [COH 21.2b, card.30] Turns over the coins of a nation in a hex; whoever is there shows itself.
    pub(crate) fn show_coins_in(
        &mut self,
        hex: HexId,
        nation: Nation,
        dice: &mut dyn Dice,
        events: &mut Vec<Event>,
    ) {
        for force in self.forces_of(nation).collect::<Vec<_>>() {
            while let Some(at) = self.force(force).coins.iter().position(|&it| it == hex) {
                self.show_coin(force, at, dice, events);
            }
        }
    }

    /// Turns over a coin that is found.
    fn show_coin(
        &mut self,
        force: ForceId,
        at: usize,
        dice: &mut dyn Dice,
        events: &mut Vec<Event>,
    ) {
        let hex = self.force(force).coins[at];
        if let Some((unit, _)) = self.turn_coin(force, at, dice, events) {
            // Who comes into view while others move takes them by surprise.
            if let Some(act) = &mut self.core.act {
                act.surprised = true;
            }
            self.push(Frame::Face { unit, towards: None });
        }
        // [COH 2.4e] Only now is it known who is there.
        if !self.has_coin(hex, self.nation_of(force)) {
            self.update_control(hex, events);
        }
    }

    /// [COH 21.2a] Whether somebody of a nation may be under a coin in a hex.
    pub(crate) fn has_coin(&self, hex: HexId, nation: Nation) -> bool {
        self.forces_of(nation).any(|it| self.force(it).coins.contains(&hex))
    }

    /// [COH 21.2b] Turns over the coins of a hex that is fired at; whoever is there stays hidden.
    pub(crate) fn turn_coins_in(
        &mut self,
        hex: HexId,
        dice: &mut dyn Dice,
        events: &mut Vec<Event>,
    ) {
        for force in self.scenario.force_ids() {
            while let Some(at) = self.force(force).coins.iter().position(|&it| it == hex) {
                if let Some((unit, _)) = self.turn_coin(force, at, dice, events) {
                    self.conceal(unit);
                }
            }
        }
    }

    /// The first coin of a force that is found.
    fn coin_found(&self, force: ForceId) -> Option<usize> {
        let state = self.force(force);
        if state.coins.is_empty() {
            return None;
        }
        let any = state.cup.first().copied().or_else(|| self.units_of(force).next())?;
        state.coins.iter().position(|&it| self.is_found(any, it))
    }

    /// [COH 21.2b] One is drawn from the cup: a unit is there, a dummy goes away with the coin.
    fn turn_coin(
        &mut self,
        force: ForceId,
        at: usize,
        dice: &mut dyn Dice,
        events: &mut Vec<Event>,
    ) -> Option<(UnitId, HexId)> {
        let clock = self.core.clock;
        let state = self.force_mut(force);
        let hex = state.coins.remove(at);
        let pick = draw(dice, state.cup.len() + usize::from(state.dummies), "coh:21.2b");
        if pick >= state.cup.len() {
            state.dummies -= 1;
            events.push(Event::Coin { hex, unit: None });
            return None;
        }
        let unit = state.cup.remove(pick);
        self.put(unit, Place::Map(hex));
        self.unit_mut(unit).arrived = clock;
        events.push(Event::Coin { hex, unit: Some(unit) });
        Some((unit, hex))
    }
}
