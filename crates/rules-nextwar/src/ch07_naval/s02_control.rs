//! [NW 7.1, 7.2] Who holds the boxes of the sea zones, and what it means to cross them.

use kernel::Dice;

use super::{Event, Passage, SeaBox};
use crate::agenda::Event as AnyEvent;
use crate::charts::SeaControlRow;
use crate::dice::d10;
use crate::state::{Air, Berth, War};
use crate::terms::{AirLevel, Nation, SeaControl, ShipKind, Side, Weather, Zone};

/// [NW 7.2a] The first turn in which sea control is rolled for.
const FIRST_TURN: u8 = 2;

impl War {
    /// [NW 3.0g, 7.2b, 7.2c] Rolls for sea control: first Inshore where the Allies held the At Sea
    /// box before, then each At Sea box that they do not hold.
    pub fn roll_sea_control(&mut self, dice: &mut dyn Dice, events: &mut Vec<AnyEvent>) {
        let Some(rule) = self.scenario.sea else { return };
        if self.core.turn < FIRST_TURN || self.core.weather == Weather::Storms {
            return;
        }
        let zones: Vec<Zone> = Zone::ALL.iter().copied().filter(|it| rule.has(*it)).collect();
        let held = |it: &&Zone| self.at_sea(**it) == SeaControl::Allied;
        let (ours, others): (Vec<&Zone>, Vec<&Zone>) = zones.iter().partition(held);
        for zone in ours {
            self.roll_box(*zone, SeaBox::Inshore, dice, events);
        }
        for zone in others {
            self.roll_box(*zone, SeaBox::AtSea, dice, events);
        }
    }

    /// [NW 7.2d] Rolls for one box.
    fn roll_box(
        &mut self,
        zone: Zone,
        sea_box: SeaBox,
        dice: &mut dyn Dice,
        events: &mut Vec<AnyEvent>,
    ) {
        let rows = &self.scenario.charts.sea_control.rows;
        let row = rows[usize::from(self.core.turn).min(rows.len()) - 1];
        let modifier = self.control_modifier(zone, sea_box);
        let die = d10(dice, "nw:7.2d");
        let control = read_control(row, die + modifier);
        self.core.sea[zone.index()][sea_box as usize] = control;
        events.push(Event::Control { zone, sea_box, die, modifier, control }.into());
    }

    /// [NW 7.2e, 7.2f] What is added to the die of a box.
    fn control_modifier(&self, zone: Zone, sea_box: SeaBox) -> i8 {
        let chart = &self.scenario.charts.sea_control;
        let at = sea_box as usize;
        let berth = match sea_box {
            SeaBox::AtSea => Berth::AtSea(zone),
            SeaBox::Inshore => Berth::Inshore(zone),
        };
        let us = self.ships_in(&[berth], |nation, _| nation == Nation::Us);
        // Amphibious ships of the PRC are not counted: the table names its warships.
        let prc = self.ships_in(&[berth], |nation, kind| {
            nation == Nation::Prc && matches!(kind, ShipKind::Sag | ShipKind::Carrier)
        });
        let japan = self.japanese_group_in(&[berth]);
        let yellow = i8::from(zone == Zone::Yellow);
        chart.us_ship[at] * us
            + chart.prc_ship[at] * prc
            + chart.japanese_ship[at] * i8::from(japan)
            + chart.yellow_sea[at] * yellow
    }

    /// How many naval units of a kind lie in one of these places.
    fn ships_in(&self, berths: &[Berth], pick: impl Fn(Nation, ShipKind) -> bool) -> i8 {
        let there = self.ships().filter(|it| {
            let spec = self.ship_spec(*it);
            berths.contains(&self.ship(*it).berth) && pick(spec.nation, spec.kind)
        });
        i8::try_from(there.count()).expect("few ships")
    }

    /// Whether the Japanese surface action group lies in one of these places.
    fn japanese_group_in(&self, berths: &[Berth]) -> bool {
        let japanese = |nation, kind| nation == Nation::Japan && kind == ShipKind::Sag;
        self.ships_in(berths, japanese) > 0
    }

    /// [NW 8.5.6.4g] Rolls for a move of a side through waters that are not its own. The ships
    /// that count lie in these boxes; `more` is one that moves into one of them.
    pub(crate) fn roll_passage(
        &mut self,
        side: Side,
        counted: &[Berth],
        more: Option<crate::state::ShipId>,
        dice: &mut dyn Dice,
        events: &mut Vec<AnyEvent>,
    ) -> Passage {
        let modifier = self.passage_modifier(side, counted, more);
        let die = d10(dice, "nw:8.5.6.4g");
        let chart = &self.scenario.charts.contested_sea;
        let passage = if die + modifier <= chart.success_to {
            Passage::Success
        } else if die + modifier <= chart.abort_to {
            Passage::Abort
        } else {
            Passage::Loss
        };
        events.push(Event::Passage { side, die, modifier, passage }.into());
        passage
    }

    /// [NW 8.5.6.4g] What is added to the die of such a move.
    fn passage_modifier(
        &self,
        side: Side,
        counted: &[Berth],
        more: Option<crate::state::ShipId>,
    ) -> i8 {
        let chart = &self.scenario.charts.contested_sea.modifiers[side.index()];
        let arriving = more.map(|it| self.ship_spec(it));
        let us = self.ships_in(counted, |nation, _| nation == Nation::Us)
            + i8::from(arriving.is_some_and(|it| it.nation == Nation::Us));
        let japan = self.japanese_group_in(counted)
            || arriving.is_some_and(|it| it.nation == Nation::Japan && it.kind == ShipKind::Sag);
        let supreme = |it| self.core.air == Air::Held(it, AirLevel::Supremacy);
        let flags = [
            (japan, chart.japanese_ship),
            (self.prc_has_intervened(), chart.prc_intervened),
            (supreme(Side::Allied), chart.allied_supremacy),
            (supreme(Side::Dprk), chart.dprk_supremacy),
        ];
        chart.us_ship * us + flags.iter().filter(|it| it.0).map(|it| it.1).sum::<i8>()
    }
}

/// [NW 7.2d] Who holds a box after a modified die.
fn read_control(row: SeaControlRow, die: i8) -> SeaControl {
    if row.dprk_to.is_some_and(|to| die <= to) {
        SeaControl::Dprk
    } else if row.allied_from.is_some_and(|from| die >= from) {
        SeaControl::Allied
    } else {
        SeaControl::Contested
    }
}
