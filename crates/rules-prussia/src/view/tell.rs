//! What is told of an event: the line of the log, and the facts for programs.

use std::collections::BTreeMap;

use hexgrid::HexId;
use scene::{Message, Told};
use serde_json::{Value, json};

use super::charts::{BOMBARDMENT, COMBAT, row_read};
use super::table::{degree_name, morale_name, spirit_name};
use super::{phase_name, signed_text, words};
use crate::decision::Piece;
use crate::event::{Cause, Event, Item};
use crate::state::{Army, Battle, Bearer, Fate, GroupId, LeaderId, UnitId, WingId};

/// A told event as it is put together.
struct Telling {
    event: &'static str,
    rule: &'static str,
    message: Message,
    fields: BTreeMap<String, Value>,
}

impl Telling {
    fn new(event: &'static str, rule: &'static str) -> Self {
        let message = Message::new(format!("prussia-{event}"));
        Self { event, rule, message, fields: BTreeMap::new() }
    }

    fn text(mut self, name: &str, value: impl Into<String>) -> Self {
        let value = value.into();
        self.fields.insert(name.into(), json!(value));
        self.message = self.message.text(name, value);
        self
    }

    fn number(mut self, name: &str, value: impl Into<i32>) -> Self {
        let value = value.into();
        self.fields.insert(name.into(), json!(value));
        self.message = self.message.number(name, value);
        self
    }

    fn list(mut self, name: &str, values: Vec<String>) -> Self {
        self.fields.insert(name.into(), json!(values));
        self.message = self.message.list(name, values);
        self
    }

    fn term(mut self, name: &str, prefix: &str, value: &str) -> Self {
        self.fields.insert(name.into(), json!(value));
        self.message = self.message.term(name, format!("prussia-{prefix}-{value}"));
        self
    }

    fn hex(self, battle: &Battle, name: &str, hex: HexId) -> Self {
        self.text(name, battle.number(hex))
    }

    fn hexes(self, battle: &Battle, name: &str, hexes: &[HexId]) -> Self {
        self.list(name, battle.numbers(hexes.iter().copied()))
    }

    /// The fields have the id, the sentence the name.
    fn piece(mut self, battle: &Battle, piece: Piece) -> Self {
        self.fields.insert("unit".into(), json!(battle.piece_id(piece)));
        self.message = self.message.text("unit", battle.piece_name(piece));
        self
    }

    fn unit(self, battle: &Battle, unit: UnitId) -> Self {
        self.piece(battle, Piece::Unit(unit))
    }

    fn leader(self, battle: &Battle, leader: LeaderId) -> Self {
        self.piece(battle, Piece::Leader(leader))
    }

    /// The person who bore a leader's office; a replacement is told in words of his own, after all
    /// others have been chosen.
    fn bearer(mut self, battle: &Battle, leader: LeaderId, bearer: Bearer) -> Self {
        self.fields.insert("unit".into(), json!(battle.piece_id(Piece::Leader(leader))));
        self.message = self.message.text("unit", battle.bearer_name(leader, bearer));
        if bearer == Bearer::Replacement {
            self.message.key.push_str("-replacement");
        }
        self
    }

    fn units(mut self, battle: &Battle, name: &str, units: &[UnitId]) -> Self {
        let ids: Vec<String> = units.iter().map(|&it| battle.unit_id(it)).collect();
        self.fields.insert(name.into(), json!(ids));
        self.message = self.message.list(name, battle.unit_names(units));
        self
    }

    fn army(mut self, battle: &Battle, army: Army) -> Self {
        self.fields.insert("side".into(), json!(battle.army_id(army)));
        self.message = self.message.words("side", battle.army_words(army));
        self
    }

    fn wing(mut self, battle: &Battle, wing: WingId) -> Self {
        self.fields.insert("wing".into(), json!(battle.scenario.wing(wing).id));
        self.message = self.message.words("wing", battle.wing_words(wing));
        self
    }

    fn group(mut self, battle: &Battle, group: GroupId) -> Self {
        let info = battle.scenario.group(group);
        self.fields.insert("group".into(), json!(info.id));
        self.message = self.message.words("group", words(&info.name));
        self
    }

    /// Modifiers one by one for programs, their sum in the sentence.
    fn items(mut self, items: &[Item]) -> Self {
        let list: Vec<Value> =
            items.iter().map(|it| json!({ "rule": it.rule, "amount": it.amount })).collect();
        let total: i32 = items.iter().map(|it| i32::from(it.amount)).sum();
        self.fields.insert("items".into(), json!(list));
        self.fields.insert("total".into(), json!(total));
        self.message = self.message.text("total", signed_text(total));
        self
    }

    /// The cell of a table that was read.
    fn cell(mut self, chart: &str, column: &str, row: &str) -> Self {
        let cell = json!({ "chart": chart, "column": column, "row": row });
        self.fields.insert("cell".into(), cell);
        self
    }

    /// The same event in other words.
    fn worded(mut self, key: &str) -> Self {
        self.message.key = format!("prussia-{key}");
        self
    }

    /// The same event in other words if it turned out so.
    fn worded_if(self, holds: bool, key: &str) -> Self {
        if holds { self.worded(key) } else { self }
    }

    fn done(self) -> Told {
        let rule = (!self.rule.is_empty()).then(|| self.rule.to_owned());
        Told { event: self.event.into(), rule, message: self.message, fields: self.fields }
    }
}

/// The short name of a cause, and its rule.
fn cause_name(cause: Cause) -> (&'static str, &'static str) {
    match cause {
        Cause::Loss => ("loss", "pg:11.1.1a"),
        Cause::Pursuit => ("pursuit", "pg:8.4.1b"),
        Cause::Star => ("star", "pg:11.3.1a"),
        Cause::RoutedOff => ("routed-off", "pg:8.2e"),
        Cause::NoRetreat => ("no-retreat", "pg:8.4b"),
        Cause::Zone => ("zone", "pg:8.2h"),
        Cause::Surrender => ("surrender", "pg:11.3.5a"),
        Cause::Heartless => ("heartless", "pg:8.2j"),
        Cause::Guns => ("guns", "pg:C1a"),
    }
}

fn fate_name(fate: Fate) -> &'static str {
    match fate {
        Fate::Unhurt => "unhurt",
        Fate::Wounded => "wounded",
        Fate::Killed => "killed",
    }
}

impl Battle {
    /// What everybody reads of an event, right after it happened.
    pub(super) fn told(&self, event: &Event) -> Option<Told> {
        let telling = self
            .told_of_turn(event)
            .or_else(|| self.told_of_command(event))
            .or_else(|| self.told_of_movement(event))
            .or_else(|| self.told_of_combat(event))
            .or_else(|| self.told_of_morale(event))?;
        Some(telling.done())
    }

    /// Turns, phases, activation.
    fn told_of_turn(&self, event: &Event) -> Option<Telling> {
        let tell = Telling::new;
        Some(match *event {
            Event::Turn { turn } => {
                tell("turn-began", "pg:12a").number("turn", turn).text("hour", self.hour_text(turn))
            }
            Event::PlayerTurn { army } => tell("player-turn", "pg:12a").army(self, army),
            Event::Phase { phase, army } => tell("phase-began", "pg:12b").army(self, army).term(
                "phase",
                "phase",
                phase_name(phase),
            ),
            Event::Placed { piece, hex } => {
                tell("placed", "pg:22.2e").piece(self, piece).hex(self, "hex", hex)
            }
            Event::ActivationRolled { army, rule, die, plus, needs, success } => {
                let key = if success { "activation-won" } else { "activation-failed" };
                let roll = tell("activation-rolled", rule).army(self, army).number("die", die);
                let roll = roll.number("plus", plus).number("needs", needs).worded(key);
                // [PG 23.4a] There a low roll is the good one.
                roll.worded_if(rule == "pg:23.4a" && success, "activation-chance")
                    .worded_if(rule == "pg:23.4a" && !success, "activation-no-chance")
            }
            Event::Activated { army, rule } => tell("activated", rule).army(self, army),
            Event::Alarmed { army } => tell("alarmed", "pg:6.1.2b").army(self, army),
            Event::DetActivated { group } => tell("det-activated", "pg:6.3b").group(self, group),
            Event::Dissolved { army } => tell("dissolved", "pg:6.3.1a").army(self, army),
            Event::Ended { winner, prussia, coalition } => {
                let told = tell("ended", "pg:22.1g")
                    .number("prussia", prussia)
                    .number("coalition", coalition);
                match winner {
                    Some((army, degree)) => {
                        told.army(self, army).term("degree", "degree", degree_name(degree))
                    }
                    None => told.worded("ended-drawn"),
                }
            }
            _ => return None,
        })
    }

    /// Command rolls, special leaders, columns.
    fn told_of_command(&self, event: &Event) -> Option<Telling> {
        let tell = Telling::new;
        Some(match *event {
            Event::Commanded { group, die, plus, cv, effective } => {
                let key = if effective { "commanded-effective" } else { "commanded-degraded" };
                let told = tell("commanded", "pg:14.2a").group(self, group).number("die", die);
                told.number("plus", plus).number("cv", cv).worded(key)
            }
            Event::Helped { leader, wing, die, plus, success } => {
                let told = tell("helped", "pg:14.2b").leader(self, leader).number("die", die);
                let told = told.number("plus", plus);
                match (wing, success) {
                    (Some(wing), true) => told.wing(self, wing),
                    (Some(wing), false) => told.wing(self, wing).worded("helped-in-vain"),
                    (None, true) => told.worded("helped-guns"),
                    (None, false) => told.worded("helped-guns-in-vain"),
                }
            }
            Event::Column { wing } => tell("column", "pg:7.3a").wing(self, wing),
            Event::Deployed { wing } => tell("deployed", "pg:7.3.2a").wing(self, wing),
            Event::Forced { wing, own, enemy, success } => {
                let key = if success { "forced-deployed" } else { "forced-in-vain" };
                tell("forced", "pg:7.3.3b")
                    .wing(self, wing)
                    .number("own", own.0 + own.1)
                    .number("enemy", enemy.0 + enemy.1)
                    .worded(key)
            }
            _ => return None,
        })
    }

    /// Steps, stacks, leaders on their own.
    fn told_of_movement(&self, event: &Event) -> Option<Telling> {
        let tell = Telling::new;
        Some(match *event {
            Event::Moved { piece, from, to } => tell("moved", "pg:7.0a")
                .piece(self, piece)
                .hex(self, "from", from)
                .hex(self, "to", to),
            Event::Stopped { piece } => tell("stopped", "pg:7.0a").piece(self, piece),
            Event::Stacked { unit, order } => {
                tell("stacked", "pg:3.4d").unit(self, unit).number("place", order + 1)
            }
            Event::Shifted { hex } => tell("shifted", "pg:4.3c").hex(self, "hex", hex),
            Event::Exited { piece } => tell("exited", "pg:10.2k").piece(self, piece),
            Event::Overrun { leader, bearer, die, killed } => tell("overrun", "pg:9.2b")
                .number("die", die)
                .worded_if(killed, "overrun-killed")
                .bearer(self, leader, bearer),
            Event::Displaced { leader, bearer, to } => {
                tell("displaced", "pg:9.2b").hex(self, "to", to).bearer(self, leader, bearer)
            }
            Event::Retreated { unit, from, to } => {
                let told = tell("retreated", "pg:8.4a").unit(self, unit);
                told.hex(self, "from", from).hex(self, "to", to)
            }
            Event::Evaded { from, to } => {
                tell("evaded", "pg:19.2a").hex(self, "from", from).hex(self, "to", to)
            }
            Event::Advanced { piece, hex } => {
                tell("advanced", "pg:19.9a").piece(self, piece).hex(self, "hex", hex)
            }
            _ => return None,
        })
    }

    /// Fire, close combat, losses.
    fn told_of_combat(&self, event: &Event) -> Option<Telling> {
        let tell = Telling::new;
        Some(match event {
            Event::Casualty { leader, bearer, die, second, fate } => tell("casualty", "pg:9.2a")
                .list("dice", [Some(*die), *second].iter().flatten().map(u8::to_string).collect())
                .worded(&format!("casualty-{}", fate_name(*fate)))
                .bearer(self, *leader, *bearer),
            Event::Replaced { leader, bearer } => {
                tell("replaced", "pg:9.1a").bearer(self, *leader, *bearer)
            }
            Event::Bombarded { hex, strength, die, items, result } => {
                self.bombarded(*hex, *strength, *die, items, result)
            }
            Event::Attacked { attackers, defenders, charge } => tell("attacked", "pg:19.1a")
                .hexes(self, "attackers", attackers)
                .hexes(self, "defenders", defenders)
                .worded_if(*charge, "charged"),
            Event::Fought { strength, column, die, items, result } => {
                let [attack, defense] = strength.map(i32::from);
                let roll =
                    i32::from(*die) + items.iter().map(|it| i32::from(it.amount)).sum::<i32>();
                let row = row_read(roll, self.scenario.combat.rows.len());
                tell("fought", "pg:19.6a")
                    .number("attack", attack)
                    .number("defense", defense)
                    .text("column", *column)
                    .number("die", *die)
                    .items(items)
                    .text("result", result.clone())
                    .cell(COMBAT, column, &row)
            }
            Event::LevelLost { unit, left, cause } => {
                let (name, rule) = cause_name(*cause);
                let told = tell("level-lost", rule).unit(self, *unit).number("left", *left);
                told.term("cause", "cause", name)
            }
            Event::Eliminated { unit, cause } => {
                let (name, rule) = cause_name(*cause);
                tell("eliminated", rule).unit(self, *unit).term("cause", "cause", name)
            }
            Event::Captured { unit, levels, cause } => {
                let (name, rule) = cause_name(*cause);
                let told = tell("captured", rule).unit(self, *unit).number("levels", *levels);
                told.term("cause", "cause", name)
            }
            Event::CaptureRolled { unit, die, plus } => tell("capture-rolled", "pg:19.9.1b")
                .unit(self, *unit)
                .number("die", *die)
                .number("total", i32::from(*die) + i32::from(*plus)),
            Event::Marked { hex } => tell("marked", "pg:19.10c").hex(self, "hex", *hex),
            Event::ChargeRolled { die, passed, failed } => tell("charge-rolled", "pg:19.12.2a")
                .number("die", *die)
                .units(self, "passed", passed)
                .units(self, "failed", failed)
                .worded_if(failed.is_empty(), "charge-all")
                .worded_if(passed.is_empty(), "charge-none"),
            _ => return None,
        })
    }

    fn bombarded(
        &self,
        hex: HexId,
        strength: u8,
        die: u8,
        items: &[Item],
        result: &str,
    ) -> Telling {
        let told = Telling::new("bombarded", "pg:16.2a")
            .hex(self, "hex", hex)
            .number("strength", strength)
            .number("die", die)
            .items(items)
            .text("result", result);
        let table = &self.scenario.bombardment;
        let Some(column) = table.column(strength) else { return told };
        let roll = i32::from(die) + items.iter().map(|it| i32::from(it.amount)).sum::<i32>();
        let row = row_read(roll, table.rows.len());
        told.cell(BOMBARDMENT, &self.strength_range(column), &row)
    }

    /// The morale of units and armies.
    fn told_of_morale(&self, event: &Event) -> Option<Telling> {
        let tell = Telling::new;
        Some(match *event {
            Event::Morale { army, rule, change, now } => {
                let told = tell("morale-changed", rule).army(self, army).number("now", now);
                let told = told.text("change", signed_text(change));
                told.worded_if(change == 0, "morale-marked")
            }
            Event::Shaken { unit, morale, rule } => {
                let told = tell("shaken", rule).unit(self, unit);
                let told = told.term("morale", "morale", morale_name(morale));
                told.worded_if(rule == "pg:8.5b", "rallied")
            }
            Event::Checked { unit, die, target } => {
                let stands = i16::from(die) <= i16::from(target);
                let key = if stands { "checked-stands" } else { "checked-fails" };
                let told = tell("checked", "pg:8.3a").unit(self, unit).number("die", die);
                told.number("target", target).worded(key)
            }
            Event::RallyRolled { unit, die, target, success } => {
                let key = if success { "rally-won" } else { "rally-failed" };
                let told = tell("rally-rolled", "pg:8.5a").unit(self, unit).number("die", die);
                told.number("target", target).worded(key)
            }
            Event::Success { army, count } => {
                tell("success", "pg:10.1a").army(self, army).number("count", count)
            }
            Event::Current { army, routed, now } => {
                let told = tell("current", "pg:21c").army(self, army).number("routed", routed);
                told.number("now", now)
            }
            Event::DemoralizationRolled { army, die } => {
                tell("demoralization-rolled", "pg:10.2a").army(self, army).number("die", die)
            }
            Event::Spirit { army, spirit } => {
                let rule = match spirit {
                    crate::state::Spirit::Broken => "pg:10.3a",
                    _ => "pg:10.2c",
                };
                tell("spirit-changed", rule).army(self, army).term(
                    "spirit",
                    "spirit",
                    spirit_name(spirit),
                )
            }
            Event::PassivityRolled { army, die } => {
                tell("passivity-rolled", "pg:23.4.4a").army(self, army).number("die", die)
            }
            Event::LacyRolled { die, comes } => {
                let key = if comes { "lacy-comes" } else { "lacy-waits" };
                let told = tell("lacy", "pg:26.3.3a").worded(key);
                match die {
                    Some(die) => told.number("die", die),
                    None => told.worded("lacy-unasked"),
                }
            }
            Event::FirstToRetreat { army, die } => {
                tell("first-to-retreat", "pg:10.2f").army(self, army).number("die", die)
            }
            _ => return None,
        })
    }
}
