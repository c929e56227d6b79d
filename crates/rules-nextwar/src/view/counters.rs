//! Counters, tracks and what else lies on the table.

use std::collections::BTreeMap;

use hexgrid::HexId;
use scene::{Arrival, Counter, Face, Message, OutcomeLine, Place as At};

use crate::agenda::Ask;
use crate::ch08_movement;
use crate::scenario::{ArrivalPlace, ArrivalSet, ArrivalTime, Piece};
use crate::state::{Arrival as Came, Base, Berth, HelicopterId, Place, ShipId, UnitId, War};
use crate::terms::{Line, Nation, SeaControl, Side, Zone};

impl War {
    /// Every counter that lies on the table, from the bottom of each stack to its top.
    pub(super) fn counters_view(&self) -> Vec<Counter> {
        // Outposts and Beachheads lie below those who hold them.
        let (fixed, troops): (Vec<UnitId>, Vec<UnitId>) =
            self.units().partition(|it| self.spec(*it).kind.is_fixture());
        let units = fixed.into_iter().chain(troops).filter_map(|it| self.unit_counter(it));
        let helicopters = self.helicopters().filter_map(|it| self.helicopter_counter(it));
        let ships = self.ships().filter_map(|it| self.ship_counter(it));
        units.chain(helicopters).chain(ships).collect()
    }

    /// [NWK 5.5.2] Where units on a line beyond the map are shown: in its box, or where it begins.
    fn line_shown(&self, line: Line) -> At {
        match (line.off_map(), self.scenario.board.entries_of(line).next()) {
            (Some(off_map), _) => At::Box(off_map.word().to_owned()),
            (None, Some(hex)) => At::Hex(self.number(hex)),
            (None, None) => unreachable!("a line without a box begins on the map"),
        }
    }

    fn unit_counter(&self, id: UnitId) -> Option<Counter> {
        let unit = self.unit(id);
        let at = match unit.place {
            Place::Hex(hex) | Place::Beside(hex) => At::Hex(self.number(hex)),
            Place::Aboard(ship) => At::Box(format!("aboard-{}", self.ship_spec(ship).id)),
            Place::Box(off_map) => At::Box(off_map.word().to_owned()),
            Place::Line(line, _) => self.line_shown(line),
            Place::Awaited => At::Box("reinforcements".to_owned()),
            Place::Eliminated => At::Box("destroyed".to_owned()),
            Place::Unused => return None,
        };
        let (spec, face) = (self.spec(id), self.face(id));
        let values = [
            ("attack", face.attack),
            ("defense", face.defense),
            ("efficiency", self.efficiency(id)),
            ("movement", face.movement),
            ("stacking", face.stacking),
            ("levels", unit.levels),
            ("levels-max", spec.levels),
        ];
        let hex = self.hex(id);
        let clearing = hex.and_then(|it| self.clearing_in(it)).is_some();
        let formation = format!("of-{}", spec.formation);
        let marks = [
            (!spec.formation.is_empty(), formation.as_str()),
            (spec.bracketed, "bracketed"),
            (self.is_marching(id), "selected"),
            (self.attacks_now(id), "attacking"),
            (self.defends_now(id), "defending"),
            (unit.levels < spec.levels, "reduced"),
            (unit.moved, "moved"),
            (unit.attacked, "attacked"),
            (unit.retreated, "retreated"),
            (unit.unsupplied, "out-of-supply"),
            (unit.grounded, "no-helicopters"),
            (clearing, "clearing"),
            (unit.arrival != Came::Ground, "landed"),
            (spec.is_light_infantry(), "light-infantry"),
        ];
        Some(Counter {
            id: spec.id.clone(),
            seat: self.side_id(spec.side()),
            at,
            kind: spec.kind.word().to_owned(),
            model: Some(spec.nation.word().to_owned()),
            face: Face::Up,
            size: spec.size.word().to_owned(),
            name: spec.name.clone(),
            title: None,
            values: values.map(|(name, it)| (name.to_owned(), i32::from(it))).into(),
            marks: marks.iter().filter(|it| it.0).map(|it| it.1.to_owned()).collect(),
        })
    }

    /// Whether a unit belongs to the stack that is on the move.
    fn is_marching(&self, id: UnitId) -> bool {
        let Some(Ask::Movement(ch08_movement::Ask::Marching(march))) = self.core.open() else {
            return false;
        };
        march.group.iter().any(|it| it.0 == id)
    }

    fn attacks_now(&self, id: UnitId) -> bool {
        self.core.battle.as_ref().is_some_and(|it| it.attackers.contains(&id))
    }

    fn defends_now(&self, id: UnitId) -> bool {
        self.core.battle.as_ref().is_some_and(|it| it.defenders.contains(&id))
    }

    fn helicopter_counter(&self, id: HelicopterId) -> Option<Counter> {
        let (state, spec) = (self.helicopter(id), self.helicopter_spec(id));
        let at = match state.base {
            Base::Hex(hex) => At::Hex(self.number(hex)),
            Base::Ship(ship) => At::Box(format!("aboard-{}", self.ship_spec(ship).id)),
            Base::Box(off_map) => At::Box(off_map.word().to_owned()),
            Base::Awaited => At::Box("reinforcements".to_owned()),
            Base::Eliminated => At::Box("destroyed".to_owned()),
            Base::Unused => return None,
        };
        let values = [
            ("support", spec.support(state.levels)),
            ("range", spec.range),
            ("levels", state.levels),
            ("levels-max", spec.levels),
            ("missions", state.missions),
        ];
        let formation = format!("of-{}", spec.formation);
        let marks = [
            (!spec.formation.is_empty(), formation.as_str()),
            (state.levels < spec.levels, "reduced"),
            (state.flown, "flown"),
            (state.must_transfer, "must-transfer"),
        ];
        Some(Counter {
            id: spec.id.clone(),
            seat: self.side_id(spec.nation.side()),
            at,
            kind: "helicopter".to_owned(),
            model: Some(spec.nation.word().to_owned()),
            face: Face::Up,
            size: String::new(),
            name: spec.name.clone(),
            title: None,
            values: values.map(|(name, it)| (name.to_owned(), i32::from(it))).into(),
            marks: marks.iter().filter(|it| it.0).map(|it| it.1.to_owned()).collect(),
        })
    }

    fn ship_counter(&self, id: ShipId) -> Option<Counter> {
        let (state, spec) = (self.ship(id), self.ship_spec(id));
        let at = match state.berth {
            Berth::AtSea(zone) => At::Box(format!("{}-at-sea", zone.word())),
            Berth::Inshore(zone) => At::Box(format!("{}-inshore", zone.word())),
            Berth::Hex(hex) => At::Hex(self.number(hex)),
            Berth::Box(off_map) => At::Box(off_map.word().to_owned()),
            Berth::Awaited => At::Box("reinforcements".to_owned()),
            Berth::Unused => return None,
        };
        let printed =
            [("support", spec.support), ("range", spec.range), ("capacity", spec.capacity)];
        // [NW 2.4.4] Only amphibious ships carry anything.
        let values = printed.into_iter().filter(|it| it.0 != "capacity" || it.1 > 0);
        let marks = [
            (state.moved, "moved"),
            (state.supported, "supported"),
            (state.assaulting, "assaulting"),
        ];
        Some(Counter {
            id: spec.id.clone(),
            seat: self.side_id(spec.nation.side()),
            at,
            kind: spec.kind.word().to_owned(),
            model: Some(spec.nation.word().to_owned()),
            face: Face::Up,
            size: String::new(),
            name: spec.name.clone(),
            title: None,
            values: values.map(|(name, it)| (name.to_owned(), i32::from(it))).collect(),
            marks: marks.iter().filter(|it| it.0).map(|it| it.1.to_owned()).collect(),
        })
    }

    /// [NW 6.1, 8.5.4.2, 11.0a, 12.1] Points of both sides by name.
    pub(super) fn tracks_view(&self) -> BTreeMap<String, i32> {
        let mut tracks = BTreeMap::new();
        for side in Side::ALL {
            let (pools, id) = (self.pools(*side), self.side_id(*side));
            let lift = pools.lift.total.saturating_sub(pools.lift.used);
            let numbers = [
                ("points", i32::from(pools.points)),
                ("points-this-turn", i32::from(pools.points_this_turn)),
                ("air-points", i32::from(pools.air.points)),
                ("airmobile-points", i32::from(lift)),
                ("tunnels", i32::from(pools.tunnels)),
            ];
            for (name, number) in numbers {
                tracks.insert(format!("{name}-{id}"), number);
            }
        }
        for nation in Nation::ALL {
            let points = self.core.replacements[nation.index()];
            tracks.insert(format!("replacements-{}", nation.word()), i32::from(points));
        }
        for zone in Zone::ALL {
            for (name, held) in [("at-sea", self.at_sea(*zone)), ("inshore", self.inshore(*zone))] {
                let number = match held {
                    SeaControl::Dprk => -1,
                    SeaControl::Contested => 0,
                    SeaControl::Allied => 1,
                };
                tracks.insert(format!("{}-{name}", zone.word()), number);
            }
        }
        tracks
    }

    /// [NW 2.8, 7.2] Who controls the hexes that are not in the hands of their country, all places,
    /// and the boxes at sea that are not contested.
    pub(super) fn control_view(&self) -> BTreeMap<String, String> {
        let board = &self.scenario.board;
        let told = |hex: &HexId| {
            let taken = board.home_of(*hex).is_some_and(|it| it != self.controller(*hex));
            taken || board.needs_clearing(*hex)
        };
        let hexes = board.map.grid.hexes().filter(|it| board.is_land(*it)).filter(told);
        let hexes = hexes.map(|it| (self.number(it), self.side_id(self.controller(it))));
        let zones = Zone::ALL.iter().flat_map(|zone| {
            [("at-sea", self.at_sea(*zone)), ("inshore", self.inshore(*zone))]
                .map(|(name, held)| (format!("{}-{name}", zone.word()), held))
        });
        let boxes = zones.filter_map(|(id, held)| match held {
            SeaControl::Dprk => Some((id, self.side_id(Side::Dprk))),
            SeaControl::Allied => Some((id, self.side_id(Side::Allied))),
            SeaControl::Contested => None,
        });
        hexes.chain(boxes).collect()
    }

    /// What each stack attacks and defends with, before ground and foe are known.
    pub(super) fn strengths_view(&self) -> BTreeMap<String, String> {
        let mut stacks: BTreeMap<HexId, (u16, u16)> = BTreeMap::new();
        for id in self.units() {
            let Some(hex) = self.hex(id) else { continue };
            let sum = stacks.entry(hex).or_default();
            sum.0 += u16::from(self.face(id).attack);
            sum.1 += u16::from(self.face(id).defense);
        }
        stacks.into_iter().map(|(hex, (a, d))| (self.number(hex), format!("{a}-{d}"))).collect()
    }

    /// [NWK 7.1] What is still to come, as the scenario's card says it.
    pub(super) fn arrivals_view(&self) -> Vec<Arrival> {
        let due = self.scenario.arrivals.iter().filter(|it| {
            let open = it.gate.is_none_or(|gate| gate.is_open(&self.options));
            open && (it.turn > self.core.turn
                || (it.turn == self.core.turn && it.when == ArrivalTime::Reinforcement))
        });
        let arrival = due.map(|it| {
            let units = match &it.what {
                ArrivalSet::Pieces(pieces) => {
                    let played = pieces.iter().filter(|it| self.is_played(**it));
                    played.map(|it| self.piece_id(*it)).collect()
                }
                ArrivalSet::Drawn(..) => Vec::new(),
            };
            let hexes = match &it.at {
                ArrivalPlace::Hexes(hexes) => hexes.iter().map(|it| self.number(*it)).collect(),
                ArrivalPlace::AnyBase
                | ArrivalPlace::Printed
                | ArrivalPlace::ByRule
                | ArrivalPlace::NorthEdge
                | ArrivalPlace::Box(_) => Vec::new(),
            };
            Arrival { turn: u16::from(it.turn), seat: self.side_id(it.side), units, hexes }
        });
        arrival.collect()
    }

    pub(super) fn piece_id(&self, piece: Piece) -> String {
        match piece {
            Piece::Unit(id) => self.spec(id).id.clone(),
            Piece::Helicopter(id) => self.helicopter_spec(id).id.clone(),
            Piece::Ship(id) => self.ship_spec(id).id.clone(),
        }
    }

    /// Units that each side has lost.
    pub(super) fn losses_view(&self) -> BTreeMap<String, Vec<OutcomeLine>> {
        let lost = |side: Side| {
            let gone =
                |it: &UnitId| self.side(*it) == side && self.unit(*it).place == Place::Eliminated;
            i32::try_from(self.units().filter(gone).count()).expect("a short roster")
        };
        let line = |side: &Side| {
            let units = OutcomeLine::new(Message::new("nextwar-loss-units"), lost(*side));
            (self.side_id(*side), vec![units])
        };
        Side::ALL.iter().map(line).collect()
    }
}
