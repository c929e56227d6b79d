//! What an answer costs and counts, item by item.

use scene::{Message, Reason, mixed};

use crate::action::Action;
use crate::agenda::Ask;
use crate::ch08_movement::s03_terrain::Going;
use crate::ch09_combat::{Battle, Count};
use crate::charts::SIXTHS;
use crate::state::War;
use crate::{ch08_movement, ch09_combat};

impl War {
    /// What a legal answer costs or counts.
    pub(super) fn reasons(&self, action: Action) -> Vec<Reason> {
        match (self.core.open(), action) {
            (Some(Ask::Movement(ch08_movement::Ask::Marching(march))), Action::Move(to)) => {
                match march.may_step(self, to, Going::Road) {
                    Ok(step) => step
                        .group
                        .iter()
                        .map(|(id, spent)| Reason {
                            rule: "nw:8.3".to_owned(),
                            message: Message::new("nextwar-why-spent")
                                .text("unit", self.unit_told(*id)),
                            amount: sixths(*spent),
                        })
                        .collect(),
                    Err(_) => Vec::new(),
                }
            }
            (Some(Ask::Movement(ch08_movement::Ask::ClearingLead(hex))), Action::Lead(id)) => {
                let counts = self.clearing_counts(*hex, id);
                counts.iter().map(|it| told("nextwar-why-modifier", it)).collect()
            }
            (Some(Ask::Combat(ch09_combat::Ask::Plan)), Action::Announce) => {
                self.battle_reasons(self.battle())
            }
            (Some(Ask::Combat(ch09_combat::Ask::Roll)), Action::Roll) => {
                let support = self.support_modifiers(self.battle());
                let mut reasons = self.battle_reasons(self.battle());
                reasons.extend(support.iter().map(|it| told("nextwar-why-modifier", it)));
                reasons
            }
            _ => Vec::new(),
        }
    }

    /// [NW 9.2.2.2a] The ground whose line of the table is used.
    fn ground_of(&self, battle: &Battle) -> String {
        let terrain = self.scenario.board.terrain_in(self.options.season, battle.target);
        format!("nextwar-terrain-{}", terrain.word())
    }

    /// Strengths, shifts and modifiers of a combat as far as they are known.
    fn battle_reasons(&self, battle: &Battle) -> Vec<Reason> {
        let attack = self.total_attack(battle);
        let defense = self.defense_of(battle.target, &battle.defenders);
        let mut reasons = vec![Reason {
            rule: "nw:9.2.2".to_owned(),
            message: Message::new("nextwar-why-odds").term("terrain", self.ground_of(battle)),
            amount: format!("{attack}:{defense}"),
        }];
        reasons.extend(self.shifts(battle).iter().map(|it| told("nextwar-why-shift", it)));
        reasons.extend(self.modifiers(battle).iter().map(|it| told("nextwar-why-modifier", it)));
        reasons
    }
}

fn told(key: &str, count: &Count) -> Reason {
    let message = Message::new(key).term("what", format!("nextwar-count-{}", count.what));
    Reason { rule: count.rule.to_string(), message, amount: signed(count.amount) }
}

/// A number with its sign, as players write it: `+2`, `−1`.
pub(super) fn signed(amount: i8) -> String {
    if amount == 0 { "0".to_owned() } else { format!("{amount:+}").replace('-', "−") }
}

/// Sixths of points as players write them: `2½`, `⅓`.
pub(super) fn sixths(sixths: u16) -> String {
    mixed(sixths.into(), SIXTHS.into())
}
