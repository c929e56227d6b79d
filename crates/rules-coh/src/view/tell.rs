//! Events as one viewer may read them.

use kernel::Viewer;
use scene::{DieRolled, Message, Telling, Throw, Told};

use super::is_of;
use super::question::{fund_name, purpose_name};
use crate::act::Mark;
use crate::decision::WORK_WORDS;
use crate::event::Event;
use crate::state::{Firefight, Flags, ForceId, Hit, Score, UnitId};

/// [COH 20.1a] What an altitude marker stands for.
const METERS: i32 = 50;

fn tell(event: &str, rule: &str) -> Telling {
    Telling::new("coh", event, rule)
}

/// The word for a kind of work.
pub(super) fn work_word(kind: crate::scenario::WorkKind) -> &'static str {
    WORK_WORDS.iter().find(|it| it.1 == kind).map_or("", |it| it.0)
}

impl Firefight {
    /// What a viewer may read of an event, right after it happened.
    pub(super) fn told(&self, event: &Event, viewer: Viewer) -> Option<Told> {
        let telling = self.telling(event, viewer)?;
        Some(telling.done())
    }

    fn telling(&self, event: &Event, viewer: Viewer) -> Option<Telling> {
        let own = |unit: UnitId| is_of(viewer, self.owner(unit));
        let unit = |it: UnitId| self.name(it);
        Some(match event {
            Event::SetUp { unit: who, hex } => {
                // [COH 1.0h] Hidden units are written down in secret.
                if self.unit(*who).is(Flags::HIDDEN) && !own(*who) {
                    return None;
                }
                tell("set-up", "coh:1.0i").unit(unit(*who)).hex(self.number(*hex))
            }
            Event::RoundBegan { round } => {
                let round = i32::from(*round);
                tell("round-began", "coh:2.0a").number("round", round).turn(round)
            }
            Event::Drew { force, card } if is_of(viewer, *force) => tell("drew", "coh:8.1b")
                .side(self.side_told(*force))
                .words("card", self.card_told(*card)),
            Event::Drew { force, .. } => {
                tell("drew", "coh:8.1b").side(self.side_told(*force)).worded("drew-unseen")
            }
            Event::CameUp { force, card } => tell("came-up", "coh:8.1g")
                .side(self.side_told(*force))
                .words("card", self.card_told(*card)),
            Event::Plotted { force, hex, smoke } if is_of(viewer, *force) => {
                let key = if *smoke { "plotted-smoke" } else { "plotted" };
                tell("plotted", "coh:12.3b").hex(self.number(*hex)).worded(key)
            }
            Event::Sneaked { unit: who, to } if own(*who) => {
                tell("sneaked", "coh:10.1a").unit(unit(*who)).to(self.number(*to))
            }
            // [COH 10.1f, 12.3b] Where, and even whether, is a secret.
            Event::Plotted { .. } | Event::Sneaked { .. } => return None,
            Event::Landed { force, card, hex, smoke } => {
                let key = if *smoke { "landed-smoke" } else { "landed" };
                tell("landed", "coh:12.3c")
                    .side(self.side_told(*force))
                    .words("card", self.card_told(*card))
                    .hex(self.number(*hex))
                    .worded(key)
            }
            Event::Bid { force, cap } => tell("bid", "coh:3.2.4b")
                .side(self.side_told(*force))
                .number("cap", i32::from(*cap)),
            Event::Initiative { throws, winner } => self.initiative(throws, *winner),
            Event::Passed { force } => tell("passed", "coh:2.2f").side(self.side_told(*force)),
            Event::Stalled { force } => tell("stalled", "coh:2.2k").side(self.side_told(*force)),
            Event::Activated { unit: who, ap } => {
                self.whoever("activated", "coh:3.0a", viewer, *who).number("ap", i32::from(*ap))
            }
            Event::Joined { unit: who } => self.whoever("joined", "coh:9.0b", viewer, *who),
            Event::Spent { unit: who } => self.whoever("spent", "coh:3.0e", viewer, *who),
            Event::Paid { force, fund, ap, cap } => tell("paid", "coh:2.2b")
                .side(self.side_told(*force))
                .term("fund", "fund", fund_name(*fund))
                .number("ap", i32::from(*ap))
                .number("cap", i32::from(*cap)),
            Event::Played { force, card, on } => {
                let told = tell("played", "coh:8.1f")
                    .side(self.side_told(*force))
                    .words("card", self.card_told(*card));
                match on {
                    Some(who) if self.may_know(viewer, *who) => {
                        told.unit(unit(*who)).worded("played-on")
                    }
                    _ => told,
                }
            }
            Event::Moved { unit: who, from, to } => {
                let told = tell("moved", "coh:5.0b").unit(unit(*who)).to(self.number(*to));
                match from {
                    Some(from) => told.from(self.number(*from)),
                    None => told.worded("arrived"),
                }
            }
            Event::Hid { unit: who, from, to } if own(*who) => tell("hid", "coh:10.2a")
                .unit(unit(*who))
                .from(self.number(*from))
                .to(self.number(*to)),
            Event::Hid { unit: who, from, .. } => tell("hid", "coh:10.2a")
                .unit(unit(*who))
                .from(self.number(*from))
                .worded("hid-unseen"),
            // [COH 10.0a, card.V13] What is done unseen is nobody else's business.
            Event::Turned { unit: who, .. }
            | Event::Work { unit: who, .. }
            | Event::Rallied { unit: who, .. }
            | Event::Loaded { unit: who, .. }
            | Event::Unloaded { unit: who, .. }
            | Event::Balked { unit: who }
                if !self.may_know(viewer, *who) =>
            {
                return None;
            }
            Event::Turned { unit: who, facing } => tell("turned", "coh:5.2c")
                .unit(unit(*who))
                .term("way", "way", &facing.index().to_string()),
            Event::Revealed { unit: who, hex } => {
                tell("revealed", "coh:10.0d").unit(unit(*who)).hex(self.number(*hex))
            }
            Event::Coin { hex, unit: Some(who) } => {
                tell("coin-unit", "coh:21.2b").unit(unit(*who)).hex(self.number(*hex))
            }
            Event::Coin { hex, unit: None } => {
                tell("coin-dummy", "coh:21.2b").hex(self.number(*hex))
            }
            // [COH card.40b] Of mines that are hidden nobody else hears.
            Event::Mined { unit: who, hex } => {
                let hidden = self.work(*hex, crate::scenario::WorkKind::Mines);
                if hidden.is_none_or(|it| it.hidden) && !own(*who) {
                    return None;
                }
                tell("mined", "coh:card.40a").unit(unit(*who)).hex(self.number(*hex))
            }
            Event::MinesFound { hex } => tell("mines-found", "coh:18.5i").hex(self.number(*hex)),
            Event::Fired { force, units, into } => {
                let told = tell("fired", "coh:7.0a").hex(self.number(*into));
                let known: Vec<UnitId> =
                    units.iter().copied().filter(|&it| self.may_know(viewer, it)).collect();
                if known.is_empty() {
                    told.side(self.side_told(*force)).worded("fired-unseen")
                } else {
                    told.units(self.names(&known))
                }
            }
            Event::ShotFrom { unit: who, front } => {
                let key = if *front { "shot-front" } else { "shot-flank" };
                tell("shot-from", "coh:10.3e").unit(unit(*who)).worded(key)
            }
            Event::MarkerShown { unit: who, .. } | Event::Hurt { unit: who, .. }
                if !self.may_know(viewer, *who) =>
            {
                return None;
            }
            Event::MarkerShown { unit: who, hit } => tell("marker-shown", "coh:7.4d")
                .unit(unit(*who))
                .term("marker", "marker", &self.marker_word(*who, *hit)),
            Event::Rolled { purpose, dice, plus, force } => {
                let total = i32::from(dice[0]) + i32::from(dice[1]) + i32::from(*plus);
                tell("rolled-for", purpose.rule())
                    .side(self.side_told(*force))
                    .term("purpose", "purpose", purpose_name(*purpose))
                    .number("total", total)
                    .throws(vec![self.thrown(*force, *dice, (*plus).into())])
            }
            Event::Attacked { mark, hex, value, defense, hits, .. } => {
                self.attacked(*mark, *hex, *value, *defense, *hits)
            }
            Event::Hurt { unit: who, hit } if own(*who) => tell("hurt", "coh:7.4a")
                .unit(unit(*who))
                .term("marker", "marker", &self.marker_word(*who, *hit)),
            Event::Hurt { unit: who, .. } => {
                tell("hurt", "coh:7.4c").unit(unit(*who)).worded("hurt-unseen")
            }
            Event::Destroyed { unit: who, hex, points } => tell("destroyed", "coh:7.3a")
                .unit(unit(*who))
                .hex(self.number(*hex))
                .number("points", i32::from(*points)),
            Event::Rallied { unit: who, success, .. } => {
                let key = if *success { "rallied" } else { "rally-failed" };
                tell("rallied", "coh:7.5b").unit(unit(*who)).success(*success).worded(key)
            }
            Event::DugIn { unit: who } => self.whoever("dug-in", "coh:18.1a", viewer, *who),
            Event::Work { unit: who, inside } => {
                let key = if *inside { "went-in" } else { "came-out" };
                tell("work", "coh:18.2m").unit(unit(*who)).worded(key)
            }
            Event::WorkGone { kind, hex } => tell("work-gone", "coh:18.6a")
                .term("work", "kind", work_word(*kind))
                .hex(self.number(*hex)),
            Event::SmokeLaid { hex, value } => tell("smoke-laid", "coh:13.1e")
                .hex(self.number(*hex))
                .number("value", i32::from(*value)),
            Event::Loaded { unit: who, by } => {
                tell("loaded", "coh:17.0c").unit(unit(*who)).unit_shown("by", unit(*by))
            }
            Event::Unloaded { unit: who, hex } => {
                tell("unloaded", "coh:17.0d").unit(unit(*who)).hex(self.number(*hex))
            }
            Event::Stuck { unit: who } => self.whoever("stuck", "coh:14.1a", viewer, *who),
            Event::Balked { unit: who } => tell("balked", "coh:18.4b").unit(unit(*who)),
            Event::Flew { unit: who, from, to } => {
                let told = tell("flew", "coh:20.0f").unit(unit(*who)).to(self.number(*to));
                match from {
                    Some(from) => told.from(self.number(*from)),
                    None => told.worded("flew-in"),
                }
            }
            Event::Leveled { unit: who, altitude } => tell("leveled", "coh:20.1a")
                .unit(unit(*who))
                .number("meters", METERS * (i32::from(*altitude) + 1)),
            Event::Left { unit: who } => tell("left", "coh:5.1d").unit(unit(*who)),
            Event::Scored { nation, points, reason } => {
                let told = tell("scored", "coh:2.4c")
                    .term("nation", "nation", nation.word())
                    .number("points", i32::from(*points))
                    .worded(&format!("scored-{}", reason.word()));
                match reason {
                    Score::Hex(hex) => told.hex(self.number(*hex)),
                    Score::Start | Score::Destroyed | Score::Left | Score::Aim | Score::Card => {
                        told
                    }
                }
            }
            Event::Taken { hex, nation } => {
                let told = tell("taken", "coh:2.4e").hex(self.number(*hex));
                match nation {
                    Some(nation) => told.term("nation", "nation", nation.word()),
                    None => told.worded("contested"),
                }
            }
            Event::Pool { force, ap, cap } => tell("pool", "coh:8.1c")
                .side(self.side_told(*force))
                .number("ap", i32::from(*ap))
                .number("cap", i32::from(*cap)),
            Event::Ended => tell("ended", ""),
        })
    }

    /// An event of a unit that others may not know of: then only its side is named [COH 10.1f].
    fn whoever(
        &self,
        event: &'static str,
        rule: &'static str,
        viewer: Viewer,
        unit: UnitId,
    ) -> Telling {
        let telling = tell(event, rule);
        if self.may_know(viewer, unit) {
            return telling.unit(self.name(unit));
        }
        telling.side(self.side_told(self.owner(unit))).worded(&format!("{event}-unseen"))
    }

    fn marker_word(&self, unit: UnitId, hit: Hit) -> String {
        match hit {
            Hit::Marker(line) => {
                let kinds = self.scenario.markers.of(self.pool_of(unit));
                kinds.get(usize::from(line)).map_or("bare", |it| it.id.as_str()).to_owned()
            }
            Hit::Bare => "bare".to_owned(),
        }
    }

    /// [COH 2.1a] What everybody threw for initiative, and who begins.
    fn initiative(&self, throws: &[(ForceId, [u8; 2], u8)], winner: Option<ForceId>) -> Telling {
        let thrown: Vec<(ForceId, Throw)> = throws
            .iter()
            .map(|&(it, dice, plus)| (it, self.thrown(it, dice, plus.into())))
            .collect();
        let told = tell("initiative", "coh:2.1a").messages(
            "totals",
            thrown.iter().map(|(_, it)| format!("{} {}", it.seat, it.total)),
            thrown.iter().map(|(force, it)| {
                Message::new("coh-initiative-total")
                    .words("side", self.side_told(*force))
                    .number("total", it.total)
            }),
        );
        let told = told.throws(thrown.into_iter().map(|it| it.1).collect());
        match winner {
            Some(winner) => told.side(self.side_told(winner)),
            None => told.worded("initiative-tied"),
        }
    }

    /// The dice of a force.
    fn thrown(&self, force: ForceId, dice: [u8; 2], plus: i32) -> Throw {
        let dice = dice.map(|face| DieRolled { sides: 6, face });
        Throw::of(self.force_name(force), dice.to_vec(), plus)
    }

    fn attacked(
        &self,
        mark: Mark,
        hex: hexgrid::HexId,
        value: i16,
        defense: Option<i16>,
        hits: u8,
    ) -> Telling {
        let told = tell("attacked", "coh:7.0c").hex(self.number(hex));
        let Some(defense) = defense else {
            // [COH 10.0g] Who fires at nobody learns nothing from a miss.
            let told = told.success(hits > 0);
            return told.worded(if hits > 0 { "found-somebody" } else { "found-nobody" });
        };
        let told = told
            .number("value", i32::from(value))
            .number("defense", i32::from(defense))
            .number("hits", i32::from(hits))
            .success(hits > 0);
        match mark {
            Mark::Unit(unit) => told.unit(self.name(unit)),
            Mark::Work(kind) => told.term("work", "kind", work_word(kind)).worded("attacked-work"),
            Mark::Ghost => told,
        }
    }
}
