//! What the price of a move is made of.

use hexgrid::HexId;
use scene::{Message, Reason};

use super::reasons::reason;
use crate::ch05_movement::{BACKWARD, CAUTION};
use crate::decision::Action;
use crate::state::{Firefight, Flags, UnitId};

/// [COH 5.0a, 14.0a] The row of the tables that says what the ground adds.
fn row(terrain: &str, vehicle: bool) -> &'static str {
    match (terrain, vehicle) {
        ("stone-building", false) => "coh:5.0t03",
        ("wooden-building", false) => "coh:5.0t04",
        ("woods", false) => "coh:5.0t05",
        ("corn", false) => "coh:5.0t07",
        ("water", false) => "coh:5.0t09",
        ("ford", false) => "coh:5.0t10",
        ("marsh", false) => "coh:5.0t11",
        ("wooden-building", true) => "coh:14.0t03",
        ("stone-building", true) => "coh:14.0t04",
        ("marsh", true) => "coh:14.0t07",
        ("woods", true) => "coh:14.0t11",
        ("thicket", true) => "coh:14.0t12",
        (_, false) => "coh:5.0a",
        (_, true) => "coh:14.0a",
    }
}

impl Firefight {
    /// [COH 5.0a, 14.0a] What the price of a first step is made of, if of more than one part;
    /// nothing for moves that are no step over the ground in sight.
    pub(super) fn price_parts(&self, unit: UnitId, action: Action) -> Vec<Reason> {
        let (Action::Move(to) | Action::Creep(to), Some(from)) = (action, self.hex(unit)) else {
            return Vec::new();
        };
        // What is paid for a move that nobody sees has its own reckoning.
        if self.unit(unit).is(Flags::HIDDEN) && self.acts_unseen(unit) {
            return Vec::new();
        }
        let mut parts = self.step_parts(unit, from, to);
        if matches!(action, Action::Creep(_)) {
            parts.push(("coh:5.0.1c", Message::new("coh-cost-caution"), CAUTION));
        }
        parts.retain(|it| it.2 > 0);
        if parts.len() < 2 {
            return Vec::new();
        }
        parts.into_iter().map(|(rule, key, cost)| reason(rule, key, format!("+{cost}"))).collect()
    }

    /// All that [`Firefight::step_cost`] adds up for the first step of a move; nothing where the
    /// way is barred.
    fn step_parts(&self, unit: UnitId, from: HexId, to: HexId) -> Vec<(&'static str, Message, u8)> {
        let (field, kind) = (&self.scenario.field, self.kind(unit));
        let Some(way) = field.grid.direction(from, to) else { return Vec::new() };
        let tows_gun = self.passenger(unit).is_some_and(|it| self.kind(it).is_gun());
        let ground = Self::ground_cost(field, kind, to, field.has_road(from, way));
        let climb = Self::climb(field, kind, tows_gun, [from, to], way);
        let (Ok(ground), Ok(climb), Ok(works)) = (ground, climb, self.obstacle_cost(unit, to))
        else {
            return Vec::new();
        };
        let marker: u8 = self.marker(unit).into_iter().map(|it| it.move_cost).sum();
        let backward = if self.is_backward(unit, from, to) { BACKWARD } else { 0 };
        let vehicle = kind.is_vehicle();
        let terrain = Message::new("coh-cost-ground").term("terrain", self.terrain_key(to));
        let bank = field.is_gully(from) != field.is_gully(to);
        vec![
            (
                if vehicle { "coh:14.0a" } else { "coh:5.0a" },
                Message::new("coh-cost-unit"),
                kind.moves,
            ),
            (row(&field.terrain(to).id, vehicle), terrain, ground),
            if bank {
                ("coh:11.5c", Message::new("coh-cost-bank"), climb)
            } else {
                ("coh:11.0c", Message::new("coh-cost-climb"), climb)
            },
            (
                if vehicle { "coh:14.0t13" } else { "coh:5.2d" },
                Message::new("coh-cost-backward"),
                backward,
            ),
            ("coh:7.4d", Message::new("coh-cost-marker"), marker),
            ("coh:18.4d", Message::new("coh-cost-wire"), works),
            ("coh:16.0b", Message::new("coh-cost-traffic"), self.congestion(unit, to)),
        ]
    }
}
