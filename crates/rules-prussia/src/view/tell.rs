//! What is told of an event: the line of the log, and the facts for programs.

use hexgrid::HexId;
use scene::{Modifier, Telling, Told, UnitName};

use super::charts::{BOMBARDMENT, COMBAT, row_read};
use super::table::{degree_name, morale_name, spirit_name};
use super::{phase_name, signed_text};
use crate::charts::Cell;
use crate::event::{Cause, Event, Item};
use crate::result::RollResult;
use crate::state::{Army, Battle, Bearer, Fate, LeaderId};

fn tell(event: &str, rule: &str) -> Telling {
    Telling::new("prussia", event, rule)
}

fn modifiers(items: &[Item]) -> Vec<Modifier> {
    let modifier = |it: &Item| Modifier { rule: it.rule.to_owned(), amount: it.amount.into() };
    items.iter().map(modifier).collect()
}

/// All modifiers together.
fn sum(items: &[Item]) -> i32 {
    items.iter().map(|it| i32::from(it.amount)).sum()
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
        Some(match *event {
            Event::Turn { turn } => {
                tell("turn-began", "pg:12a").turn(turn).text("hour", self.hour_text(turn))
            }
            Event::PlayerTurn { army } => tell("player-turn", "pg:12a").side(self.army_told(army)),
            Event::Phase { phase, army } => {
                tell("phase-began", "pg:12b").side(self.army_told(army)).phase(phase_name(phase))
            }
            Event::Placed { piece, hex } => {
                tell("placed", "pg:22.2e").unit(self.piece_name(piece)).hex(self.number(hex))
            }
            Event::ActivationRolled { army, rule, die, plus, needs, success } => {
                let key = if success { "activation-won" } else { "activation-failed" };
                let roll =
                    tell("activation-rolled", rule).side(self.army_told(army)).number("die", die);
                let roll = roll.number("plus", plus).number("needs", needs);
                let roll = roll.success(success).worded(key);
                // [PG 23.4a] There a low roll is the good one.
                roll.worded_if(rule == "pg:23.4a" && success, "activation-chance")
                    .worded_if(rule == "pg:23.4a" && !success, "activation-no-chance")
            }
            Event::Activated { army, rule } => tell("activated", rule).side(self.army_told(army)),
            Event::Alarmed { army } => tell("alarmed", "pg:6.1.2b").side(self.army_told(army)),
            Event::DetActivated { group } => {
                tell("det-activated", "pg:6.3b").words("group", self.group_told(group))
            }
            Event::Dissolved { army } => tell("dissolved", "pg:6.3.1a").side(self.army_told(army)),
            Event::Ended { winner, prussia, coalition } => {
                let told = tell("ended", "pg:22.1g")
                    .number("prussia", prussia)
                    .number("coalition", coalition);
                match winner {
                    Some((army, degree)) => told.side(self.army_told(army)).term(
                        "degree",
                        "degree",
                        degree_name(degree),
                    ),
                    None => told.worded("ended-drawn"),
                }
            }
            _ => return None,
        })
    }

    /// Command rolls, special leaders, columns.
    fn told_of_command(&self, event: &Event) -> Option<Telling> {
        Some(match *event {
            Event::Commanded { group, die, plus, cv, effective } => {
                let key = if effective { "commanded-effective" } else { "commanded-degraded" };
                let told = tell("commanded", "pg:14.2a")
                    .words("group", self.group_told(group))
                    .number("die", die);
                told.number("plus", plus).number("cv", cv).success(effective).worded(key)
            }
            Event::Helped { leader, wing, die, plus, success } => {
                let told =
                    tell("helped", "pg:14.2b").unit(self.leader_name(leader)).number("die", die);
                let told = told.number("plus", plus).success(success);
                match (wing, success) {
                    (Some(wing), true) => told.words("wing", self.wing_told(wing)),
                    (Some(wing), false) => {
                        told.words("wing", self.wing_told(wing)).worded("helped-in-vain")
                    }
                    (None, true) => told.worded("helped-guns"),
                    (None, false) => told.worded("helped-guns-in-vain"),
                }
            }
            Event::Column { wing } => tell("column", "pg:7.3a").words("wing", self.wing_told(wing)),
            Event::Deployed { wing } => {
                tell("deployed", "pg:7.3.2a").words("wing", self.wing_told(wing))
            }
            Event::Forced { wing, own, enemy, success } => {
                let key = if success { "forced-deployed" } else { "forced-in-vain" };
                tell("forced", "pg:7.3.3b")
                    .words("wing", self.wing_told(wing))
                    .number("own", own.0 + own.1)
                    .number("enemy", enemy.0 + enemy.1)
                    .success(success)
                    .worded(key)
            }
            _ => return None,
        })
    }

    /// Steps, stacks, leaders on their own.
    fn told_of_movement(&self, event: &Event) -> Option<Telling> {
        Some(match *event {
            Event::Moved { piece, from, to, cost } => {
                let told = tell("moved", "pg:7.0a").unit(self.piece_name(piece));
                let told = told.from(self.number(from)).to(self.number(to));
                match cost {
                    Some(cost) => told.besides(|it| it.figure("cost", cost)),
                    None => told,
                }
            }
            Event::Stopped { piece } => tell("stopped", "pg:7.0a").unit(self.piece_name(piece)),
            Event::Stacked { unit, order } => {
                tell("stacked", "pg:3.4d").unit(self.unit_name(unit)).number("place", order + 1)
            }
            Event::Shifted { hex } => tell("shifted", "pg:4.3c").hex(self.number(hex)),
            Event::Exited { piece } => tell("exited", "pg:10.2k").unit(self.piece_name(piece)),
            Event::Overrun { leader, bearer, die, killed } => self.bearer(
                tell("overrun", "pg:9.2b")
                    .number("die", die)
                    .success(killed)
                    .worded_if(killed, "overrun-killed"),
                leader,
                bearer,
            ),
            Event::Displaced { leader, bearer, to } => {
                self.bearer(tell("displaced", "pg:9.2b").to(self.number(to)), leader, bearer)
            }
            Event::Retreated { unit, from, to } => {
                let told = tell("retreated", "pg:8.4a").unit(self.unit_name(unit));
                told.from(self.number(from)).to(self.number(to))
            }
            Event::Evaded { from, to } => {
                tell("evaded", "pg:19.2a").from(self.number(from)).to(self.number(to))
            }
            Event::Advanced { piece, hex } => {
                tell("advanced", "pg:19.9a").unit(self.piece_name(piece)).hex(self.number(hex))
            }
            _ => return None,
        })
    }

    /// Fire, close combat, losses.
    fn told_of_combat(&self, event: &Event) -> Option<Telling> {
        Some(match event {
            Event::Casualty { leader, bearer, die, second, fate } => {
                let dice = [Some(*die), *second].iter().flatten().map(u8::to_string).collect();
                let told = tell("casualty", "pg:9.2a").list("dice", dice);
                let told = told.besides(|it| it.figure("fate", fate_name(*fate)));
                let told = told.worded(&format!("casualty-{}", fate_name(*fate)));
                self.bearer(told, *leader, *bearer)
            }
            Event::Replaced { leader, bearer } => {
                self.bearer(tell("replaced", "pg:9.1a"), *leader, *bearer)
            }
            Event::Bombarded { army, hex, strength, die, items, result } => {
                self.bombarded((*army, *result), *hex, *strength, *die, items)
            }
            Event::Attacked { attackers, defenders, charge } => tell("attacked", "pg:19.1a")
                .fronts(
                    self.numbers(attackers.iter().copied()),
                    self.numbers(defenders.iter().copied()),
                )
                .worded_if(*charge, "charged"),
            Event::Fought { army, strength, column, die, items, result } => {
                let [attack, defense] = strength.map(i32::from);
                let row = row_read(i32::from(*die) + sum(items), self.scenario.combat.rows.len());
                let result = RollResult::Fought { army: *army, cells: *result };
                tell("fought", "pg:19.6a")
                    .number("attack", attack)
                    .number("defense", defense)
                    .column((*column).to_owned())
                    .number("die", *die)
                    .items(modifiers(items), signed_text(sum(items)))
                    .result(self.result_words(&result))
                    .cell(COMBAT, (*column).to_owned(), row)
            }
            Event::LevelLost { unit, left, cause } => {
                let (name, rule) = cause_name(*cause);
                let told =
                    tell("level-lost", rule).unit(self.unit_name(*unit)).number("left", *left);
                told.term("cause", "cause", name)
            }
            Event::Eliminated { unit, cause } => {
                let (name, rule) = cause_name(*cause);
                tell("eliminated", rule).unit(self.unit_name(*unit)).term("cause", "cause", name)
            }
            Event::Captured { unit, levels, cause } => {
                let (name, rule) = cause_name(*cause);
                let told =
                    tell("captured", rule).unit(self.unit_name(*unit)).number("levels", *levels);
                told.term("cause", "cause", name)
            }
            Event::CaptureRolled { unit, die, plus } => tell("capture-rolled", "pg:19.9.1b")
                .unit(self.unit_name(*unit))
                .number("die", *die)
                .number("total", i32::from(*die) + i32::from(*plus)),
            Event::Marked { hex } => tell("marked", "pg:19.10c").hex(self.number(*hex)),
            Event::ChargeRolled { die, passed, failed } => tell("charge-rolled", "pg:19.12.2a")
                .number("die", *die)
                .units_shown("passed", self.unit_names(passed))
                .units_shown("failed", self.unit_names(failed))
                .worded_if(failed.is_empty(), "charge-all")
                .worded_if(passed.is_empty(), "charge-none"),
            _ => return None,
        })
    }

    /// The person who bore a leader's office; a replacement is told in words of his own, after all
    /// others have been chosen.
    fn bearer(&self, telling: Telling, leader: LeaderId, bearer: Bearer) -> Telling {
        let told =
            telling.unit(UnitName::plain(&self.who(leader).id, self.bearer_name(leader, bearer)));
        if bearer == Bearer::Replacement { told.worded_further("replacement") } else { told }
    }

    fn bombarded(
        &self,
        (army, cell): (Army, Option<Cell>),
        hex: HexId,
        strength: u8,
        die: u8,
        items: &[Item],
    ) -> Telling {
        let told = tell("bombarded", "pg:16.2a")
            .hex(self.number(hex))
            .strength(strength)
            .number("die", die)
            .items(modifiers(items), signed_text(sum(items)))
            .result(self.result_words(&RollResult::Bombarded { army, cell }));
        let table = &self.scenario.bombardment;
        let Some(column) = table.column(strength) else { return told };
        let row = row_read(i32::from(die) + sum(items), table.rows.len());
        told.cell(BOMBARDMENT, self.strength_range(column), row)
    }

    /// The morale of units and armies.
    fn told_of_morale(&self, event: &Event) -> Option<Telling> {
        Some(match *event {
            Event::Morale { army, rule, change, now } => {
                let told =
                    tell("morale-changed", rule).side(self.army_told(army)).number("now", now);
                let told = told.text("change", signed_text(change));
                told.worded_if(change == 0, "morale-marked")
            }
            Event::Shaken { unit, morale, rule } => {
                let told = tell("shaken", rule).unit(self.unit_name(unit));
                let told = told.term("morale", "morale", morale_name(morale));
                told.worded_if(rule == "pg:8.5b", "rallied")
            }
            Event::Checked { unit, die, target } => {
                let stands = i16::from(die) <= i16::from(target);
                let key = if stands { "checked-stands" } else { "checked-fails" };
                let told = tell("checked", "pg:8.3a").unit(self.unit_name(unit)).number("die", die);
                told.number("target", target).success(stands).worded(key)
            }
            Event::RallyRolled { unit, die, target, success } => {
                let key = if success { "rally-won" } else { "rally-failed" };
                let told =
                    tell("rally-rolled", "pg:8.5a").unit(self.unit_name(unit)).number("die", die);
                told.number("target", target).success(success).worded(key)
            }
            Event::Success { army, count } => {
                tell("success", "pg:10.1a").side(self.army_told(army)).count(count)
            }
            Event::Current { army, routed, now } => {
                let told =
                    tell("current", "pg:21c").side(self.army_told(army)).number("routed", routed);
                told.number("now", now)
            }
            Event::DemoralizationRolled { army, die, holds } => {
                let told = tell("demoralization-rolled", "pg:10.2a").side(self.army_told(army));
                told.number("die", die).success(holds)
            }
            Event::Spirit { army, spirit } => {
                let rule = match spirit {
                    crate::state::Spirit::Broken => "pg:10.3a",
                    _ => "pg:10.2c",
                };
                tell("spirit-changed", rule).side(self.army_told(army)).term(
                    "spirit",
                    "spirit",
                    spirit_name(spirit),
                )
            }
            Event::PassivityRolled { army, die } => {
                tell("passivity-rolled", "pg:23.4.4a").side(self.army_told(army)).number("die", die)
            }
            Event::LacyRolled { die, comes } => {
                let key = if comes { "lacy-comes" } else { "lacy-waits" };
                let told = tell("lacy", "pg:26.3.3a").success(comes).worded(key);
                match die {
                    Some(die) => told.number("die", die),
                    None => told.worded("lacy-unasked"),
                }
            }
            Event::FirstToRetreat { army, die } => {
                tell("first-to-retreat", "pg:10.2f").side(self.army_told(army)).number("die", die)
            }
            _ => return None,
        })
    }
}
