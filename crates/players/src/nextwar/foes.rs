//! The stacks of the enemy: how much each is in the way, and what it takes to drive it off.

use hexgrid::HexId;
use rules_nextwar::terms::Class;

use super::field::{DRAW, Field};

/// The column that an attack should come to, with leads of the usual efficiency.
const GOOD_COLUMN: i32 = 6;
const USUAL_LEAD: i32 = 5;

/// A stack of the enemy.
#[derive(Clone, Copy, Debug)]
pub(super) struct Foe {
    pub(super) hex: HexId,
    /// What an attack needs to promise something.
    pub(super) wanted: i32,
    /// What stands beside it already.
    pub(super) gathered: i32,
    /// How much it is in the way.
    pub(super) desire: i32,
    /// Its own attack strength.
    pub(super) attack: i32,
}

impl Field<'_> {
    /// Finds the stacks of the enemy.
    pub(super) fn find_foes(&mut self) {
        let enemy = self.side.other();
        let mut hexes: Vec<HexId> = self
            .war
            .units()
            .filter(|it| self.war.side(*it) == enemy)
            .filter_map(|it| self.war.hex(it))
            .collect();
        hexes.sort_unstable();
        hexes.dedup();
        for hex in hexes {
            self.foe_at[hex.index()] = u16::try_from(self.foes.len()).expect("few stacks");
            let foe = self.foe(hex);
            self.foes.push(foe);
        }
    }

    /// A stack of the enemy as an attacker sees it.
    fn foe(&self, hex: HexId) -> Foe {
        let beside = self.war.beside(hex).filter(|it| self.war.holds(self.side, *it));
        let gathered = beside.map(|it| self.attack_in(it)).sum();
        let weight = self.weight[hex.index()];
        let near = (DRAW - self.need(Class::Motorized, hex) / 2).max(0);
        let near = if self.takes { near } else { 0 };
        let home = self.war.scenario.board.home_of(hex) == Some(self.side);
        let desire = 20 + near + weight + if home { 20 } else { 0 };
        Foe { hex, wanted: self.wanted(hex), gathered, desire, attack: self.attack_in(hex) }
    }

    /// The attack strength that promises something against a hex: by the row of its terrain, what
    /// the place is worth to its defender, and who leads them.
    fn wanted(&self, hex: HexId) -> i32 {
        let war = self.war;
        let board = &war.scenario.board;
        let chart = &war.scenario.charts.combat;
        let row = chart.row(board.terrain_in(war.options.season, hex));
        let enemy = self.side.other();
        let city = board.places[hex].city && war.controller(hex) == enemy;
        let lead = war.stack(hex).map(|it| i32::from(war.efficiency(it))).max().unwrap_or_default();
        let surprise = war
            .scenario
            .surprise
            .filter(|it| it.side == self.side && war.core().turn <= it.until_turn);
        let mut column = GOOD_COLUMN + lead - USUAL_LEAD;
        column -= if city { i32::from(chart.shifts.city) } else { 0 };
        if war.fortification_of(hex) == Some(enemy) && war.controller(hex) == enemy {
            column -= i32::from(chart.shifts.fortification);
        }
        column -= surprise.map_or(0, |it| i32::from(it.columns));
        let listed = |at: &usize| row[*at].is_some();
        let first = (0..row.len()).find(listed).expect("a row lists some odds");
        let last = (0..row.len()).rfind(listed).expect("a row lists some odds");
        let at = usize::try_from(column.max(0)).expect("not below zero").clamp(first, last);
        let (attack, defense) = row[at].expect("every column between is listed");
        let strength = self.defense_in(hex).max(1) * i32::from(attack);
        strength / i32::from(defense) + 1
    }

    /// The stack of the enemy in a hex.
    pub(super) fn foe_in(&self, hex: HexId) -> Option<&Foe> {
        self.foes.get(usize::from(self.foe_at[hex.index()]))
    }
}
