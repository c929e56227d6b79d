//! Why an action may or may not be played, and what its chances are.

use std::collections::BTreeMap;

use kernel::{Chances, Illegal, odds};
use scene::{Odds, OddsOutcome, RaisedOdds, Reading, Reason, ResultView};
use serde::Serialize;
use serde_json::{Value, json};

use super::Table;
use super::reading::reading;
use crate::fault::Fault;
use crate::words::{refusal, said, spoken};
use rulebook::Forecast;

/// Whether an action is legal, and what it would cost and count.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct WhyView {
    /// Whether it may be played now.
    pub legal: bool,
    /// The rule that forbids it.
    pub rule: Option<String>,
    /// Why it is forbidden, by language: the first thing a player would say.
    pub text: Option<BTreeMap<String, String>>,
    /// What it would cost and count, if it is legal; what else there is to say, if it is not.
    pub reasons: Vec<Reason>,
}

impl<G: Forecast> Table<G> {
    /// Whether an action is legal, and what it would cost and count.
    pub fn why_view(&self, text: &str) -> Result<WhyView, Fault> {
        let action = self.read(text)?;
        Ok(match self.refusal(&action)? {
            None => {
                WhyView { legal: true, rule: None, text: None, reasons: self.game().why(&action) }
            }
            Some(illegal) => {
                let mut reasons = self.game().why_not(&action);
                let rest = reasons.split_off(1.min(reasons.len()));
                let (rule, text) = match reasons.pop() {
                    Some(first) => (first.rule, said(&first.message)),
                    None => (illegal.rule.to_string(), refusal(illegal)),
                };
                WhyView { legal: false, rule: Some(rule), text: Some(text), reasons: rest }
            }
        })
    }

    /// The same of an action after some answers that could be taken back.
    pub fn why_view_after(&self, after: &[String], text: &str) -> Result<WhyView, Fault> {
        if after.is_empty() { self.why_view(text) } else { self.ahead(after)?.why_view(text) }
    }

    /// The same as the line protocol writes it.
    pub fn why(&self, text: &str) -> Result<Value, Fault> {
        let action = self.read(text)?;
        let Some(illegal) = self.refusal(&action)? else {
            let reasons: Vec<Value> = self.game().why(&action).iter().map(reason_value).collect();
            return Ok(json!({ "legal": true, "rule": null, "why": null, "reasons": reasons }));
        };
        let reasons = self.game().why_not(&action);
        let Some(first) = reasons.first() else {
            let Illegal { rule, why } = illegal;
            let (rule, texts) = (rule.to_string(), refusal(illegal));
            let reason = json!({ "rule": rule, "text": why, "texts": texts, "amount": "" });
            return Ok(json!({
                "legal": false,
                "rule": rule,
                "why": why,
                "text": texts,
                "reasons": [reason],
            }));
        };
        let text = spoken(&first.message);
        Ok(json!({
            "legal": false,
            "rule": first.rule,
            "why": text["en"],
            "text": text,
            "reasons": reasons.iter().map(reason_value).collect::<Vec<Value>>(),
        }))
    }

    /// What forbids an action, as the first thing a player would say; none if it is legal.
    pub(super) fn forbidden(&self, text: &str) -> Result<Option<Fault>, Fault> {
        let action = self.read(text)?;
        let Some(illegal) = self.refusal(&action)? else { return Ok(None) };
        let first = self.game().why_not(&action).into_iter().next();
        Ok(Some(first.map_or(Fault::Illegal(illegal), Fault::Forbidden)))
    }

    /// Why an action is refused now; `None` if it is legal.
    fn refusal(&self, action: &G::Action) -> Result<Option<Illegal>, Fault> {
        let game = self.game();
        game.asked().ok_or(kernel::PlayFault::Over)?;
        Ok(game.may(action).err())
    }

    /// The exact distribution of results of an action that rolls, or leads straight to a roll.
    pub fn odds(&self, text: &str) -> Result<Odds, Fault> {
        let game = self.game();
        game.asked().ok_or(kernel::PlayFault::Over)?;
        let action = self.read(text)?;
        game.may(&action).map_err(Fault::Illegal)?;
        game.may_know_odds(&action).map_err(Fault::Illegal)?;
        let mut raised = Vec::new();
        let (chances, reading) = match chances(game, &action) {
            Err(kernel::OddsFault::NoRoll) => match game.before_roll(&action) {
                Some((before, roll)) => {
                    for (by, better) in before.raised_rolls() {
                        let outcomes = outcomes(game, odds(&before, &better)?);
                        raised.push(RaisedOdds { by, outcomes });
                    }
                    let chances = chances(&before, &roll)?;
                    let reading = reading(&before, &roll, &chances);
                    (chances, reading)
                }
                None => (vec![(self.sure_result(&action), (1, 1))], None),
            },
            other => {
                let chances = other?;
                let reading = reading(game, &action, &chances);
                (chances, reading)
            }
        };
        Ok(Odds { outcomes: outcomes(game, chances), raised, reading, plan: None })
    }

    /// The odds of many actions, in their order; each is reckoned once, however often it is named.
    pub fn odds_of_all(&self, texts: &[String]) -> Vec<Result<Odds, Fault>> {
        let mut known: BTreeMap<&str, Result<Odds, Fault>> = BTreeMap::new();
        for text in texts {
            known.entry(text).or_insert_with(|| self.odds(text));
        }
        texts.iter().map(|it| known[it.as_str()].clone()).collect()
    }

    /// The same after some answers that could be taken back.
    pub fn odds_after(
        &self,
        after: &[String],
        texts: &[String],
    ) -> Result<Vec<Result<Odds, Fault>>, Fault> {
        let ahead = if after.is_empty() { None } else { Some(self.ahead(after)?) };
        Ok(ahead.as_ref().unwrap_or(self).odds_of_all(texts))
    }

    /// The only result of an action that rolls nothing.
    fn sure_result(&self, action: &G::Action) -> Option<G::RollResult> {
        let mut game = self.game().clone();
        let events = game.apply(action, &mut kernel::dice::Script::new(&[]));
        events.ok().and_then(|it| game.result(&it))
    }
}

/// The chances of an action: as the game tells them, or by every sequence of faces.
pub(super) fn chances<G: Forecast>(
    game: &G,
    action: &G::Action,
) -> Result<Chances<G::RollResult>, kernel::OddsFault> {
    game.chances(action).map_or_else(|| odds(game, action), Ok)
}

/// Chances with their results in words.
pub(super) fn outcomes<G: Forecast>(game: &G, chances: Chances<G::RollResult>) -> Vec<OddsOutcome> {
    let view =
        |it: Option<G::RollResult>| it.map_or_else(ResultView::none, |it| game.result_view(&it));
    chances.into_iter().map(|(result, p)| OddsOutcome { p, result: view(result) }).collect()
}

/// The odds as the line protocol writes them.
pub fn odds_value(odds: &Odds) -> Value {
    let mut value = json!({ "outcomes": outcomes_value(&odds.outcomes) });
    if !odds.raised.is_empty() {
        let raised = odds.raised.iter();
        let raised =
            raised.map(|it| json!({ "by": it.by, "outcomes": outcomes_value(&it.outcomes) }));
        value["raised"] = raised.collect();
    }
    if let Some(reading) = &odds.reading {
        value["reading"] = reading_value(reading);
    }
    if let Some(plan) = &odds.plan {
        value["plan"] = json!({
            "target": plan.target,
            "attackers": plan.attackers,
            "text": spoken(&plan.message),
        });
    }
    value
}

fn reading_value(reading: &Reading) -> Value {
    json!({
        "aims": reading.aims,
        "losses": reading.losses,
        "text": spoken(&reading.message),
        "basis": spoken(&reading.basis),
    })
}

fn outcomes_value(outcomes: &[OddsOutcome]) -> Value {
    let outcome = |it: &OddsOutcome| {
        json!({
            "p": [it.p.0, it.p.1],
            "result": it.result.text,
            "message": spoken(&it.result.message),
            "good_for": it.result.good_for,
        })
    };
    outcomes.iter().map(outcome).collect()
}

fn reason_value(reason: &Reason) -> Value {
    let text = spoken(&reason.message);
    json!({
        "rule": reason.rule,
        "text": text["en"],
        "texts": text,
        "amount": reason.amount,
    })
}
