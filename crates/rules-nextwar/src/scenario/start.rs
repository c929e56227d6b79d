//! A game that begins in the middle, from its file.

use std::collections::{BTreeMap, BTreeSet};

use catalog::{Findings, suggest};
use hexgrid::HexId;

use super::load::Reader;
use super::shape::Text;
use super::shape_start::{
    ArrivedWord, HelicopterStateShape, KindWord, MarkShape, MarkWord, ShipStateShape, StartShape,
    TunnelShape, UnitStateShape,
};
use super::{ArrivalSpec, Piece, Scenario, Start};
use crate::action::Spot;
use crate::state::{
    Air, Arrival, Base, Berth, Clearing, Helicopter, HelicopterId, Place, Pools, ScenarioMark,
    Ship, ShipId, Tunnel, TurnKind, Unit, UnitId,
};
use crate::terms::{Line, Side};

/// Words for being nowhere.
const NOWHERE: [&str; 3] = ["@awaited", "@eliminated", "@unused"];

impl Reader<'_> {
    /// Where play begins, if not at the start.
    pub(super) fn start(&self, scenario: &Scenario, findings: &mut Findings) -> Option<Start> {
        let shape = self.shape.start.as_ref()?.get_ref();
        let segment = self.segment(&shape.segment, findings);
        self.check_once(shape, findings);
        let mut control: BTreeMap<HexId, Side> = BTreeMap::new();
        for (&side, hexes) in &shape.control {
            control.extend(self.hexes(hexes, findings).into_iter().map(|it| (it, side)));
        }
        let mut replacements = [0; 7];
        for (nation, points) in &shape.replacements {
            replacements[nation.index()] = *points;
        }
        Some(Start {
            turn: self.turn(&shape.turn, findings),
            kind: match shape.kind {
                KindWord::Initiative => TurnKind::Initiative(shape.first),
                KindWord::Contested => TurnKind::Contested(shape.first),
            },
            weather: shape.weather,
            air: self.start_air(shape, findings),
            pools: [pools(scenario, shape, Side::Dprk), pools(scenario, shape, Side::Allied)],
            replacements,
            control,
            captured: self.hexes(&shape.captured, findings),
            overrun: self.hexes(&shape.overrun, findings),
            lost_ferries: self.hexes(&shape.lost_ferries, findings),
            clearing: self.clearing(scenario, shape, findings),
            tunnels: shape.tunnel.iter().filter_map(|it| self.tunnel(it, findings)).collect(),
            marks: shape.mark.iter().filter_map(|it| self.mark(it, findings)).collect(),
            units: shape.unit.iter().filter_map(|it| self.unit_state(it, findings)).collect(),
            helicopters: (shape.helicopter.iter())
                .filter_map(|it| self.helicopter_state(it, findings))
                .collect(),
            ships: shape.ship.iter().filter_map(|it| self.ship_state(it, findings)).collect(),
            sea: shape.sea.iter().map(|(zone, it)| (*zone, [it.at_sea, it.inshore])).collect(),
            delayed: self.delayed(scenario, shape, findings),
            segment: segment?,
        })
    }

    /// A piece stands in one place.
    fn check_once(&self, shape: &StartShape, findings: &mut Findings) {
        let units = shape.unit.iter().map(|it| &it.id);
        let helicopters = shape.helicopter.iter().map(|it| &it.id);
        let ships = shape.ship.iter().map(|it| &it.id);
        let mut seen = BTreeSet::new();
        for id in units.chain(helicopters).chain(ships) {
            if !seen.insert(id.get_ref()) {
                let what = format!("two places for `{}`", id.get_ref());
                self.fault(&id.span(), what, "name it once", findings);
            }
        }
    }

    /// [NWK 2.5.1, 7.3] Pieces that a line of the card brought in a turn before.
    fn delayed(
        &self,
        scenario: &Scenario,
        shape: &StartShape,
        findings: &mut Findings,
    ) -> Vec<(Piece, u16)> {
        let mut out = Vec::new();
        for name in &shape.delayed {
            let Some(piece) = self.piece(name, findings) else { continue };
            let before =
                |it: &ArrivalSpec| it.turn < *shape.turn.get_ref() && it.pieces().contains(&piece);
            let found = scenario.arrivals.iter().position(before);
            if let Some(line) = found.and_then(|it| u16::try_from(it).ok()) {
                out.push((piece, line));
            } else {
                let what = format!("`{}` was not due before", name.get_ref());
                let mend = "name what an earlier line of the reinforcements brings";
                self.fault(&name.span(), what, mend, findings);
            }
        }
        out
    }

    fn start_air(&self, shape: &StartShape, findings: &mut Findings) -> Air {
        let Some(air) = &shape.air else { return Air::Contested };
        let Some(level) = air.get_ref().level.level() else {
            let mend = "leave `air` out where it is contested";
            self.fault(&air.span(), "nobody rules the air", mend, findings);
            return Air::Contested;
        };
        Air::Held(air.get_ref().side, level)
    }

    /// [NW 8.4.1a] Markers that are in the cup when play begins.
    fn clearing(
        &self,
        scenario: &Scenario,
        shape: &StartShape,
        findings: &mut Findings,
    ) -> Vec<Clearing> {
        let mut cup = scenario.charts.clearing.chits.clone();
        let mut markers = Vec::new();
        for line in &shape.clearing {
            let number = *line.number.get_ref();
            if let Some(at) = cup.iter().position(|it| *it == number) {
                cup.remove(at);
            } else {
                let what = format!("no marker {number} is left");
                let mend = "look at the table of clearing";
                self.fault(&line.number.span(), what, mend, findings);
            }
            markers.extend(self.hex(&line.hex, findings).map(|hex| Clearing { hex, number }));
        }
        markers.sort_unstable();
        markers
    }

    fn tunnel(&self, shape: &TunnelShape, findings: &mut Findings) -> Option<Tunnel> {
        let hex = self.hex(&shape.hex, findings);
        let crowded = self.hexes(&shape.crowded, findings);
        if crowded.len() > 2 {
            let what = format!("{} crowded hexes", crowded.len());
            self.fault(&shape.hex.span(), what, "two at most", findings);
        }
        Some(Tunnel { hex: hex?, crowded: [crowded.first().copied(), crowded.get(1).copied()] })
    }

    fn mark(
        &self,
        entry: &catalog::Spanned<MarkShape>,
        findings: &mut Findings,
    ) -> Option<ScenarioMark> {
        let shape = entry.get_ref();
        let unit = match &shape.unit {
            None => None,
            Some(name) => Some(self.unit(name, findings)?),
        };
        match (shape.mark, unit) {
            (MarkWord::Released, Some(unit)) => Some(ScenarioMark::Released(unit)),
            (MarkWord::Begun, Some(unit)) => Some(ScenarioMark::Begun(unit)),
            (MarkWord::Reached, Some(unit)) => Some(ScenarioMark::Reached(unit)),
            (MarkWord::Intervention, None) => Some(ScenarioMark::Intervention),
            (MarkWord::Intervention, Some(_))
            | (MarkWord::Released | MarkWord::Begun | MarkWord::Reached, None) => {
                let mend = "name a unit, or none for `intervention`";
                self.fault(&entry.span(), "a mark of nothing clear", mend, findings);
                None
            }
        }
    }

    fn unit_state(
        &self,
        shape: &UnitStateShape,
        findings: &mut Findings,
    ) -> Option<(UnitId, Unit)> {
        let id = self.unit(&shape.id, findings)?;
        let place = self.place(&shape.at, findings)?;
        let full = self.rows.units[id.index()].counter.levels;
        let levels = match (&shape.levels, place) {
            (_, Place::Eliminated) => 0,
            (None, _) => full,
            (Some(levels), _) => self.levels_left(levels, full, findings),
        };
        let arrival = match shape.arrived {
            None => Arrival::Ground,
            Some(ArrivedWord::Airmobile) => Arrival::Airmobile,
            Some(ArrivedWord::Paradrop) => Arrival::Paradrop,
            Some(ArrivedWord::Amphibious) => Arrival::Amphibious,
        };
        let unit = Unit {
            place,
            moved: shape.moved,
            attacked: shape.attacked,
            retreated: shape.retreated,
            arrival,
            unsupplied: shape.unsupplied,
            grounded: shape.grounded,
            spent: shape.spent,
            ..Unit::new(levels)
        };
        Some((id, unit))
    }

    fn levels_left(&self, levels: &catalog::Spanned<u8>, full: u8, findings: &mut Findings) -> u8 {
        if !(1..=full).contains(levels.get_ref()) {
            let what = format!("{} levels", levels.get_ref());
            self.fault(&levels.span(), what, format!("1 to {full}"), findings);
            return full;
        }
        *levels.get_ref()
    }

    fn helicopter_state(
        &self,
        shape: &HelicopterStateShape,
        findings: &mut Findings,
    ) -> Option<(HelicopterId, Helicopter)> {
        let id = match self.piece(&shape.id, findings)? {
            Piece::Helicopter(id) => id,
            Piece::Unit(_) | Piece::Ship(_) => {
                let what = format!("`{}` is no helicopter", shape.id.get_ref());
                self.fault(&shape.id.span(), what, "name an attack helicopter", findings);
                return None;
            }
        };
        let base = match shape.at.get_ref().as_str() {
            "@awaited" => Base::Awaited,
            "@eliminated" => Base::Eliminated,
            "@unused" => Base::Unused,
            _ => self.base(&shape.at, findings)?,
        };
        let full = self.rows.helicopters[id.index()].counter.levels;
        let levels = match (&shape.levels, base) {
            (_, Base::Eliminated) => 0,
            (None, _) => full,
            (Some(levels), _) => self.levels_left(levels, full, findings),
        };
        let helicopter = Helicopter {
            base,
            missions: shape.missions,
            flown: shape.flown,
            must_transfer: shape.must_transfer,
            ..Helicopter::new(levels)
        };
        Some((id, helicopter))
    }

    fn ship_state(
        &self,
        shape: &ShipStateShape,
        findings: &mut Findings,
    ) -> Option<(ShipId, Ship)> {
        let id = self.ship(&shape.id, findings)?;
        let berth = match shape.at.get_ref().as_str() {
            "@awaited" => Berth::Awaited,
            "@unused" => Berth::Unused,
            _ => self.berth(&shape.at, findings)?,
        };
        let ship = Ship {
            berth,
            moved: shape.moved,
            began_inshore: shape.began_inshore,
            assaulting: shape.assaulting,
            supported: shape.supported,
            lifted: shape.lifted,
        };
        Some((id, ship))
    }

    /// Where a ground unit is: a place, or `@awaited`, `@eliminated`, `@unused`, `@beside:N2916`,
    /// `@line:busan:12`.
    fn place(&self, text: &Text, findings: &mut Findings) -> Option<Place> {
        let parts: Vec<&str> = text.get_ref().split(':').collect();
        match parts[..] {
            ["@awaited"] => Some(Place::Awaited),
            ["@eliminated"] => Some(Place::Eliminated),
            ["@unused"] => Some(Place::Unused),
            ["@beside", hex] => {
                let hex = Text::new(text.span(), hex.to_owned());
                let found = self.hex(&hex, findings)?;
                if self.board.line_at(found).is_none() {
                    let mend = "name a hex where a line beyond the map ends";
                    self.fault(&text.span(), "nobody waits beside that hex", mend, findings);
                    return None;
                }
                Some(Place::Beside(found))
            }
            ["@line", line, spent] => {
                let found = Line::of_word(line).zip(spent.parse().ok());
                if found.is_none() {
                    let mend = "write a line and sixths of points, such as `@line:busan:12`";
                    self.fault(&text.span(), format!("no line `{line}`"), mend, findings);
                }
                found.map(|(line, spent)| Place::Line(line, spent))
            }
            _ => match self.spot(text, findings)? {
                Spot::Hex(hex) => Some(Place::Hex(hex)),
                Spot::Aboard(ship) => Some(Place::Aboard(ship)),
                Spot::Box(off_map) => Some(Place::Box(off_map)),
                Spot::AtSea(_) | Spot::Inshore(_) => {
                    let mend = suggest(text.get_ref(), NOWHERE);
                    self.fault(&text.span(), "a ground unit in a sea box", mend, findings);
                    None
                }
            },
        }
    }
}

/// What lies in the hand of a side.
fn pools(scenario: &Scenario, shape: &StartShape, side: Side) -> Pools {
    let set_up = &scenario.set_up[side.index()];
    let mut pools = Pools { tunnels: set_up.tunnels, ..Pools::default() };
    pools.lift.total = set_up.airmobile;
    let Some(hand) = shape.hand.get(&side) else { return pools };
    pools.air.points = hand.air_points;
    pools.air.lost = hand.air_lost;
    pools.lift.total = hand.airmobile.unwrap_or(set_up.airmobile);
    pools.lift.used = hand.airmobile_used;
    pools.tunnels = hand.tunnels.unwrap_or(set_up.tunnels);
    pools.points = hand.points;
    pools.points_this_turn = hand.points_this_turn;
    pools.victory_rolls = hand.victory_rolls;
    pools
}
