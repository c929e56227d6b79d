//! What can be laid over the map.

use scene::{Message, Overlay, OverlayKind};

use crate::state::War;
use crate::terms::Side;

impl War {
    /// [NW 8.2, 2.8] Zones of control of both sides, supply where it is played, and who still can
    /// move.
    pub(super) fn overlays_view(&self) -> Vec<Overlay> {
        let mut overlays = Vec::new();
        for side in Side::ALL {
            let hexes = self.scenario.board.map.grid.hexes();
            let zone = hexes.filter(|it| self.in_enemy_zone(side.other(), *it));
            let hexes = zone.map(|it| self.number(it)).collect();
            let id = format!("zoc-{}", self.side_id(*side));
            overlays.push(Overlay { hexes, ..self.overlay(id, "zoc", "nw:8.2.1b", *side) });
        }
        if self.options.supply {
            overlays.extend(Side::ALL.iter().flat_map(|it| self.supply_overlays(*it)));
        }
        if self.core.segment.is_movement()
            && let Some(side) = self.phasing()
        {
            let unmoved =
                self.units().filter(|it| self.side(*it) == side && self.may_march(*it).is_ok());
            let units = unmoved.map(|it| self.spec(it).id.clone()).collect();
            overlays.push(Overlay {
                kind: OverlayKind::Units,
                units,
                ..self.overlay("to-move".to_owned(), "to-move", "nw:8.0", side)
            });
        }
        overlays
    }

    /// [NW 13.1.2a, 13.1.2b] Where a side is in supply, and the roads that bring it.
    fn supply_overlays(&self, side: Side) -> [Overlay; 2] {
        let seat = self.side_id(side);
        let hexes = self.supplied_hexes(side).iter().map(|it| self.number(it)).collect();
        let area = self.overlay(format!("supply-{seat}"), "supply", "nw:13.1.2b", side);
        let on_line = self.lines_of_communication(side);
        let grid = &self.scenario.board.map.grid;
        let mut lines = Vec::new();
        for hex in &on_line {
            let ahead = grid.neighbors(hex).filter(|(_, to)| hex < *to && on_line.contains(*to));
            let joined = ahead.filter(|(way, to)| self.road_of_turn(*to, way.opposite()).is_some());
            lines.extend(joined.map(|(_, to)| vec![self.number(hex), self.number(to)]));
        }
        let id = format!("supply-roads-{seat}");
        let roads = self.overlay(id, "supply-roads", "nw:13.1.2a", side);
        let kind = OverlayKind::Trace;
        [Overlay { hexes, ..area }, Overlay { kind, lines, ..roads }]
    }

    fn overlay(&self, id: String, label: &str, rule: &str, side: Side) -> Overlay {
        let label = Message::new(format!("nextwar-overlay-{label}"));
        Overlay {
            id,
            label: label.text("side", self.side_told(side)),
            rule: Some(rule.to_owned()),
            seat: Some(self.side_id(side)),
            kind: OverlayKind::Area,
            hexes: Vec::new(),
            lines: Vec::new(),
            units: Vec::new(),
        }
    }
}
