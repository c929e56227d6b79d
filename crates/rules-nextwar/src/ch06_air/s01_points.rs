//! [NW 6.1–6.3] Air points: how many there are, and how they are lost for good.

use kernel::Dice;

use super::Event;
use crate::agenda::Event as AnyEvent;
use crate::dice::d10;
use crate::state::{Air, Berth, ScenarioMark, ShipId, War};
use crate::terms::{Nation, SeaControl, ShipKind, Side, Weather};

impl War {
    /// [NW 3.0e, 6.1a] Each side gets its air points of the turn. Returns the totals by which the
    /// air is ruled.
    pub fn roll_air_points(&mut self, dice: &mut dyn Dice, events: &mut Vec<AnyEvent>) -> [u8; 2] {
        let mut totals = [0; 2];
        for side in [Side::Dprk, Side::Allied] {
            let (roll, total, points) = match self.fixed_air() {
                Some((fixed, _)) => {
                    let points = self.fixed_points(side, fixed[side.index()]);
                    (None, points, points)
                }
                None => self.roll_points_of(side, dice),
            };
            totals[side.index()] = total;
            self.pools_mut(side).air.points = points;
            events.push(Event::Points { side, roll, points }.into());
        }
        totals
    }

    /// [NWK 16.1.1e] What the scenario says about the air of this turn; none where it is rolled
    /// for.
    pub(super) fn fixed_air(&self) -> Option<([u8; 2], Air)> {
        if self.options.rolled_air_points {
            return None;
        }
        self.scenario.air.fixed.get(usize::from(self.core.turn) - 1).copied()
    }

    /// [NW 6.3a] [NWK 16.1.1h] Points that the scenario says, less what is lost for good, and in
    /// storms what these leave of them.
    fn fixed_points(&self, side: Side, points: u8) -> u8 {
        let left = points.saturating_sub(self.pools(side).air.lost);
        self.left_by_storms(side, left).map_or(left, |it| it)
    }

    /// [NWK 16.1.1h] What storms leave of the points of a side by the scenario's own rule; none
    /// where it has none, or in other weather.
    fn left_by_storms(&self, side: Side, points: u8) -> Option<u8> {
        let shares = self.scenario.weather.storms_leave?;
        let stormy = self.core.weather == Weather::Storms;
        stormy.then(|| shares[side.index()].up(points))
    }

    /// [NW 6.1, 7.3.4, 6.3a, 4.1] Rolls for the points of a side: the table, then carriers, then
    /// losses, then weather. Returns the roll, the total that counts for superiority, and the
    /// points.
    fn roll_points_of(&self, side: Side, dice: &mut dyn Dice) -> (Option<(i8, i8)>, u8, u8) {
        let chart = &self.scenario.charts.air_points;
        let die = d10(dice, "nw:6.1a");
        let modifier = chart.lost_airbase * self.lost_airbases(side);
        let mut total = self.table_points(side, die + modifier);
        total += self.ships().map(|it| self.carrier_points(side, it)).sum::<u8>();
        if side == Side::Dprk {
            total += self.prc_points();
        }
        total = total.saturating_sub(self.pools(side).air.lost);
        // [NWK 16.1.1k] A scenario that fixes points uses a part of those rolled for in their
        // place.
        let share = self.scenario.air.rolled_share.up(total);
        let left = |points: u8| self.left_by_weather(side, points);
        (Some((die, modifier)), left(total), left(share))
    }

    /// [NW 6.1c] [NWK 16.1.7a] The figure of the table, or of it the part that the scenario gives
    /// a side, in some turns that of the other side.
    fn table_points(&self, side: Side, die: i8) -> u8 {
        let rule = &self.scenario.air;
        let turn = self.core.turn;
        let column = if rule.swapped.contains(&turn) { side.other() } else { side };
        rule.shares[side.index()].down(self.scenario.charts.air_points.read(die, turn, column))
    }

    /// [NWK 15.14] The air points that the PRC brings along.
    fn prc_points(&self) -> u8 {
        match self.scenario.air.intervention {
            Some((_, points)) if self.prc_has_intervened() => points,
            Some(_) | None => 0,
        }
    }

    /// [NW 6.1b] Airbases of a side's own country that the enemy controls.
    fn lost_airbases(&self, side: Side) -> i8 {
        let board = &self.scenario.board;
        let lost = board.lists.bases.iter().filter(|it| {
            board.places[**it].airbase
                && board.home_of(**it) == Some(side)
                && self.controller(**it) == side.other()
        });
        i8::try_from(lost.count()).expect("few airbases")
    }

    /// [NW 7.3.4a, 7.3.4b] What a naval unit adds to the air points of a side.
    fn carrier_points(&self, side: Side, id: ShipId) -> u8 {
        let spec = self.ship_spec(id);
        if spec.kind != ShipKind::Carrier || spec.nation.side() != side {
            return 0;
        }
        // The lines of the table are those of the US and of all others.
        let line = if spec.nation == Nation::Us { Side::Allied } else { Side::Dprk };
        let chart = &self.scenario.charts.air_points.carriers[line.index()];
        match self.ship(id).berth {
            Berth::AtSea(_) => chart.at_sea,
            Berth::Inshore(zone) => match self.inshore(zone) {
                SeaControl::Contested => chart.inshore_contested,
                control if control.is_friendly(side) => chart.inshore_friendly,
                SeaControl::Dprk | SeaControl::Allied => 0,
            },
            Berth::Hex(hex) if !self.scenario.board.is_land(hex) => chart.open_sea,
            Berth::Hex(_) | Berth::Box(_) | Berth::Awaited | Berth::Unused => 0,
        }
    }

    /// [NW 6.1d, 4.1, 4.1.1, 4.1.2b, 4.1.3b] [NWK 11.1, 16.1.1h] What the weather leaves of the
    /// points of a side, rounded up; storms as the scenario says.
    fn left_by_weather(&self, side: Side, points: u8) -> u8 {
        if let Some(left) = self.left_by_storms(side, points) {
            return left;
        }
        let chart = &self.scenario.charts.air_points;
        let with_prc =
            side == Side::Dprk && self.prc_has_intervened() && chart.all_weather_with_prc;
        let capable = chart.all_weather[side.index()] || with_prc;
        let (share, of) = chart.weather[usize::from(!capable)][self.core.weather.index()];
        (points * share).div_ceil(of)
    }

    /// [NWK 15.14] Whether the PRC is in the war.
    pub(crate) fn prc_has_intervened(&self) -> bool {
        let due = self.scenario.air.intervention.is_some_and(|it| self.core.turn >= it.0);
        (self.options.intervention && due) || self.core.marks.contains(&ScenarioMark::Intervention)
    }

    /// [NW 6.2.2a, 6.2.2b] Spends air points on the escort of a mission; they are not fired at.
    pub(crate) fn spend_escort(&mut self, side: Side, points: u8, events: &mut Vec<AnyEvent>) {
        if points > 0 {
            self.pools_mut(side).air.points -= points;
            events.push(Event::Escorted { side, points }.into());
        }
    }

    /// [NW 6.3.2] [NWK 16.1.1e] Air defense costs a side an air point for good, unless the
    /// scenario gives it back.
    pub(super) fn lose_air_point_to_fire(&mut self, side: Side, events: &mut Vec<AnyEvent>) {
        if !self.scenario.air.losses_return {
            self.pools_mut(side).air.lost += 1;
            events.push(Event::PointLost { side }.into());
        }
    }

    /// [NW 8.5.4.3b, 4.1.2a] A side loses an airmobile point that was in use: those it could still
    /// use this turn are as many as before, though clouds leave half of all rounded up.
    pub(crate) fn lose_airmobile_point(&mut self, side: Side, events: &mut Vec<AnyEvent>) {
        let left = self.airmobile_points_left(side);
        self.pools_mut(side).lift.total -= 1;
        self.pools_mut(side).lift.used = 0;
        self.pools_mut(side).lift.used = self.airmobile_points_left(side).saturating_sub(left);
        events.push(Event::AirmobilePointLost { side }.into());
    }
}
