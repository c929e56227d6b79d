//! Ladders, grounds and small questions that the chapters share.

use kernel::Game;
use rules_prussia::{Army, Decision, Event, LeaderId};
use testkit::Drive;

use crate::stage::{Drawing, Stage, ground};

pub const FOOT4: &str = "8-6-3 7-5-3 5-4-3 2-3-3";
pub const FOOT3: &str = "7-5-3 5-4-3 2-3-3";
pub const FOOT2: &str = "5-4-3 2-3-3";
pub const FOOT1: &str = "2-3-3";
pub const HORSE4: &str = "6-6-5 5-5-5 3-4-5 1-3-5";
pub const HORSE2: &str = "5-4-5 3-3-5";
pub const CROAT2: &str = "3-4-4 1-3-4";
pub const GUN4: &str = "8/4/1-5-3 6/3/1-5-3 4/2/1-4-3 2/1/0-3-3";
pub const GUN2: &str = "4/2/1-4-3 2/1/0-3-3";

/// Open ground of fourteen by fourteen hexes, some of them other than open: `("0505", 'w')`.
pub fn wide(other: &[(&str, char)]) -> Drawing {
    let mut rows = vec![vec!['.'; 14]; 14];
    for &(hex, letter) in other {
        let column: usize = hex[..2].parse().expect("a column");
        let row: usize = hex[2..].parse().expect("a row");
        rows[row - 1][column - 1] = letter;
    }
    let rows: Vec<String> = rows.into_iter().map(|it| it.into_iter().collect()).collect();
    let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
    ground(&rows)
}

/// Leaders of no worth far from everything: Prussians in 0101, the others in 1414.
pub fn apart(drawing: Drawing) -> Drawing {
    drawing
        .leader("pf", "prussia-foot", 0, "0101")
        .leader("ph", "prussia-horse", 0, "0101")
        .leader("cf", "coalition-foot", 0, "1414")
        .leader("ch", "coalition-horse", 0, "1414")
}

/// A close combat phase that does not end by itself: a pair far away has still to fight.
pub fn field(other: &[(&str, char)]) -> Drawing {
    apart(wide(other))
        .unit("zp", "prussia infantry line", FOOT1, "0714")
        .unit("zx", "coalition infantry line", FOOT1, "0814")
        .phase("prussia", "combat")
}

/// What a rule counts in the last bombardment or close combat.
#[track_caller]
pub fn counts(events: &[Event], rule: &str) -> i8 {
    let items = events.iter().rev().find_map(|it| match it {
        Event::Fought { items, .. } | Event::Bombarded { items, .. } => Some(items),
        _ => None,
    });
    let items = items.expect("something was rolled");
    items.iter().filter(|it| it.rule == rule).map(|it| it.amount).sum()
}

impl Stage {
    /// Plays answers, then retreats by the first way offered, leaders staying, until something else is
    /// asked; every die must be used.
    #[track_caller]
    pub fn settle(&mut self, actions: &str, dice: &[u8]) -> Vec<Event> {
        let mut script = kernel::dice::Script::new(dice);
        let mut events = self.0.play_with(actions, &mut script);
        while let Some(asked) = self.0.asked() {
            let answer = match asked.decision {
                Decision::Retreat { .. } => self.offered()[0].clone(),
                Decision::Follow { .. } => "stay".to_owned(),
                _ => break,
            };
            events.extend(self.0.play_with(&answer, &mut script));
        }
        script.finish().unwrap_or_else(|fault| panic!("{fault}"));
        events
    }

    /// The hex of a printed number.
    #[track_caller]
    pub fn hex(&self, label: &str) -> hexgrid::HexId {
        self.0.scenario().field.grid().find(label).unwrap_or_else(|| panic!("no hex {label}"))
    }

    /// The units of a hex from the top down.
    pub fn pile(&self, hex: &str) -> Vec<String> {
        let names = self.0.stack(self.hex(hex)).map(|it| self.0.kind(it).id.clone());
        names.collect()
    }

    /// The Engaged units of a hex from the top down.
    pub fn engaged(&self, hex: &str, army: Army) -> Vec<String> {
        let names = self.0.engaged(self.hex(hex), army).map(|it| self.0.kind(it).id.clone());
        names.collect()
    }

    /// A leader by name.
    #[track_caller]
    pub fn leader_id(&self, leader: &str) -> LeaderId {
        self.0.scenario().find_leader(leader).unwrap_or_else(|| panic!("no leader {leader}"))
    }

    /// Where a leader is.
    #[track_caller]
    pub fn leader_at(&self, leader: &str) -> String {
        let hex = self.0.leader_hex(self.leader_id(leader));
        hex.map(|it| self.0.scenario().field.label(it)).unwrap_or_default()
    }

    /// Movement allowance of a unit.
    #[track_caller]
    pub fn allowance(&self, unit: &str) -> u8 {
        self.0.allowance(self.id(unit))
    }

    /// Movement points a unit has spent.
    #[track_caller]
    pub fn spent(&self, unit: &str) -> u8 {
        self.0.unit(self.id(unit)).spent
    }

    /// Whether the Engaged marker of a hex lies on its −2 side; `None` without a marker.
    pub fn shifted(&self, hex: &str) -> Option<bool> {
        self.0.marker(self.hex(hex)).map(|it| it.shifted)
    }

    /// Who is asked.
    #[track_caller]
    pub fn asked(&self) -> Army {
        let asked = self.0.asked().expect("somebody is asked");
        if asked.seat == Army::Prussia.seat() { Army::Prussia } else { Army::Coalition }
    }

    /// What is asked.
    #[track_caller]
    pub fn asks(&self) -> Decision {
        self.0.asked().expect("somebody is asked").decision
    }
}
