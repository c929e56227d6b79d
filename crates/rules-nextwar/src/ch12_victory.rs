//! [NW 12] Victory.

use canon::Digest;
use hexgrid::HexId;
use kernel::{Dice, Outcome, Rule};

use crate::agenda::{Event as AnyEvent, asks_nothing};
use crate::dice::d10;
use crate::scenario::{
    Condition, Level, LevelVictory, Method, Occasion, PointVictory, Score, ScoreVictory,
    VictoryKind,
};
use crate::state::{Place, UnitId, War};
use crate::terms::{Merit, Nation, Side};

asks_nothing! {
    /// [NW 12] Nobody is asked anything.
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub struct Ending {
    /// The winner; none for a draw.
    pub winner: Option<Side>,
    /// The key of the level, such as `nw-outcome-dprk-major`.
    pub result: String,
    /// The rule that decided it.
    pub rule: &'static str,
}

impl Ending {
    /// As the contract wants it.
    pub(crate) fn outcome(&self, game: &War) -> Outcome {
        let points = |side: Side| (side.seat(), i32::from(game.pools(side).points));
        Outcome {
            result: self.result.clone(),
            winner: self.winner.map(Side::seat),
            points: Side::ALL.iter().map(|it| points(*it)).collect(),
            rule: Rule(self.rule),
        }
    }
}

/// What happens by itself.
#[derive(Clone, PartialEq, Eq, Debug, Digest)]
pub enum Duty {
    /// [NW 3.0t] The Victory Determination Phase.
    Determine,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// [NW 12.1c] The points of the turn have been added.
    Added {
        /// Of the DPRK, of the Allies: this turn.
        turn: [i16; 2],
        /// In all.
        total: [i16; 2],
    },
    /// [NW 12.2] A side has rolled for automatic victory.
    Rolled {
        /// Who.
        side: Side,
        /// The so manieth time.
        count: u8,
        /// The die.
        die: i8,
        /// Whether it has won.
        won: bool,
    },
    /// The game is over.
    Ended(Ending),
}

impl Duty {
    pub(crate) fn work(self, game: &mut War, dice: &mut dyn Dice, events: &mut Vec<AnyEvent>) {
        match self {
            Self::Determine => game.determine_victory(dice, events),
        }
    }
}

impl War {
    /// [NW 12.1c] Scores points for a side: they count for this turn, and are added to its total
    /// in the Victory Determination Phase.
    pub(crate) fn score(&mut self, side: Side, points: u8, merit: Merit) {
        let pools = self.pools_mut(side);
        pools.points_this_turn += i16::from(points);
        pools.scored[merit.index()] += i16::from(points);
    }

    /// [NW 3.0t] Adds the points of the turn, rolls for automatic victory, and ends the game
    /// after its last turn.
    fn determine_victory(&mut self, dice: &mut dyn Dice, events: &mut Vec<AnyEvent>) {
        for pools in &mut self.core.pools {
            pools.points += pools.points_this_turn;
        }
        let [dprk, allied] = &self.core.pools;
        let turn = [dprk.points_this_turn, allied.points_this_turn];
        let total = [dprk.points, allied.points];
        events.push(Event::Added { turn, total }.into());
        let last = self.core.turn >= self.scenario.turns;
        let ending = self.early_ending(dice, events).or_else(|| last.then(|| self.final_ending()));
        if let Some(ending) = ending {
            events.push(Event::Ended(ending.clone()).into());
            self.core.over = Some(ending);
            self.core.agenda.clear();
        }
    }

    /// [NW 12.2] [NWK 16.1.7b] What ends a game before its last turn.
    fn early_ending(&mut self, dice: &mut dyn Dice, events: &mut Vec<AnyEvent>) -> Option<Ending> {
        let scenario = std::sync::Arc::clone(&self.scenario);
        match &scenario.victory.kind {
            VictoryKind::Points(points) => self.automatic_victory(points, dice, events),
            VictoryKind::Levels(_) | VictoryKind::Scores(_) => None,
            VictoryKind::Capital { side, hexes } => {
                self.stands_in_one(*side, hexes).then(|| Ending {
                    winner: Some(*side),
                    result: "nw-outcome-capital".to_owned(),
                    rule: "nwk:16.1.7b",
                })
            }
        }
    }

    /// [NW 12.2a, 12.2b, 12.2e] Rolls for automatic victory: once for the lead, once for the
    /// enemy's capital. He who wins so wins at once.
    fn automatic_victory(
        &mut self,
        victory: &PointVictory,
        dice: &mut dyn Dice,
        events: &mut Vec<AnyEvent>,
    ) -> Option<Ending> {
        for side in [Side::Dprk, Side::Allied] {
            let lead = self.pools(side).points - self.pools(side.other()).points;
            let by_points = victory.automatic.is_some_and(|it| lead >= it);
            let capital = &victory.capitals[side.other().index()];
            let by_capital = !capital.is_empty() && capital.iter().all(|it| self.holds(side, *it));
            for _ in 0..u8::from(by_points) + u8::from(by_capital) {
                if self.roll_for_victory(side, dice, events) {
                    return Some(Ending {
                        winner: Some(side),
                        result: "nw-outcome-automatic".to_owned(),
                        rule: "nw:12.2e",
                    });
                }
            }
        }
        None
    }

    /// [NW 12.2c, 12.2d] One roll: the column is how often the side has rolled, this one
    /// included.
    fn roll_for_victory(
        &mut self,
        side: Side,
        dice: &mut dyn Dice,
        events: &mut Vec<AnyEvent>,
    ) -> bool {
        self.pools_mut(side).victory_rolls += 1;
        let count = self.pools(side).victory_rolls;
        let die = d10(dice, "nw:12.2d");
        let won = self.scenario.charts.automatic_victory.wins(count, die);
        events.push(Event::Rolled { side, count, die, won }.into());
        won
    }

    /// Whether a unit of a side stands in one of these hexes.
    fn stands_in_one(&self, side: Side, hexes: &[HexId]) -> bool {
        hexes.iter().any(|it| self.holds(side, *it))
    }

    /// [NW 12.3] [NWK 16.1] How the game stands after its last turn.
    pub(crate) fn final_ending(&self) -> Ending {
        match &self.scenario.victory.kind {
            VictoryKind::Points(points) => self.ending_by_points(points),
            VictoryKind::Levels(levels) => self.ending_of(self.level_reached(levels)),
            VictoryKind::Scores(scores) => self.ending_of(self.level_scored(scores)),
            VictoryKind::Capital { side, .. } => Ending {
                winner: Some(side.other()),
                result: "nw-outcome-held".to_owned(),
                rule: "nwk:16.1.7b",
            },
        }
    }

    /// [NW 12.3] By the difference of points: the level that the scenario lists.
    fn ending_by_points(&self, victory: &PointVictory) -> Ending {
        let lead = self.pools(Side::Dprk).points - self.pools(Side::Allied).points;
        let level = victory.levels.iter().find(|it| lead.abs() >= it.0);
        let ahead = if lead > 0 { Side::Dprk } else { Side::Allied };
        Ending {
            winner: level.map(|_| ahead),
            result: level.map_or("nw-outcome-draw".to_owned(), |it| format!("nw-outcome-{}", it.1)),
            rule: "nw:12.3",
        }
    }

    fn ending_of(&self, level: Level) -> Ending {
        let rule = SCENARIO_RULES.iter().find(|it| **it == self.scenario.victory.rule);
        Ending {
            winner: level.winner(),
            result: format!("nw-outcome-{}", level.word()),
            rule: rule.expect("a scenario is decided by a rule of its own"),
        }
    }

    /// [NWK 16.1.1f, 16.1.2d, 16.1.3c, 16.1.4c] The level that places give.
    fn level_reached(&self, victory: &LevelVictory) -> Level {
        let met = || victory.lines.iter().filter(|it| self.is_met(&it.condition));
        let level = match victory.method {
            Method::FirstThatFits => met().map(|it| it.level).next(),
            Method::BestOfEach => Some(best_of_each(met().map(|it| it.level))),
        };
        let mut level = level.unwrap_or(Level::Draw);
        for adjustment in &victory.adjustments {
            if self.is_so(adjustment.when) {
                level = level.moved(adjustment.toward, adjustment.levels);
            }
        }
        level
    }

    /// Whether what a level asks for is met.
    fn is_met(&self, condition: &Condition) -> bool {
        let held = |side: Side, hexes: &[HexId]| {
            hexes.iter().filter(|it| self.controller(**it) == side).count()
        };
        match condition {
            Condition::Always => true,
            Condition::AtLeast(side, count, hexes) => held(*side, hexes) >= usize::from(*count),
            Condition::AtMost(side, count, hexes) => held(*side, hexes) <= usize::from(*count),
            Condition::NoneOnLand(nations) => !self.ground_units(nations).any(|_| true),
            Condition::NoneNear(nations, hexes) => {
                let near = |at: HexId| hexes.iter().any(|it| self.distance(at, *it) <= 1);
                !self.ground_units(nations).any(near)
            }
        }
    }

    /// The hexes where units of these nations stand.
    fn ground_units(&self, nations: &[Nation]) -> impl Iterator<Item = HexId> {
        let of =
            |it: &UnitId| nations.contains(&self.nation(*it)) && !self.spec(*it).kind.is_fixture();
        self.units().filter(move |it| of(it)).filter_map(|it| self.hex(it))
    }

    /// [NWK 16.1.1f, 16.1.5c] Whether something that moves or scores a result is so.
    fn is_so(&self, occasion: Occasion) -> bool {
        let board = &self.scenario.board;
        match occasion {
            Occasion::RokDestroyed => {
                let left = |it: UnitId| {
                    let gone = matches!(self.unit(it).place, Place::Eliminated | Place::Unused);
                    self.nation(it) == Nation::Rok && !gone && !self.spec(it).kind.is_fixture()
                };
                !self.units().any(left)
            }
            Occasion::NorthEntered => {
                let mut north =
                    board.map.grid.hexes().filter(|it| board.home_of(*it) == Some(Side::Dprk));
                north.any(|it| self.controller(it) == Side::Allied)
            }
        }
    }

    /// [NWK 16.1.5c, 16.1.5d] The level that scenario points give.
    fn level_scored(&self, victory: &ScoreVictory) -> Level {
        let points: i16 = victory.scores.iter().map(|it| self.scored(it)).sum();
        let level = victory.levels.iter().find(|it| it.0.is_none_or(|least| points >= least));
        level.expect("the last level asks for nothing").1
    }

    /// [NWK 16.1.5c] What a line of scenario points comes to now.
    pub(crate) fn scored(&self, score: &Score) -> i16 {
        match score {
            Score::Each(side, points, hexes) => {
                let held = hexes.iter().filter(|it| self.controller(**it) == *side).count();
                points * i16::try_from(held).expect("few hexes")
            }
            Score::When(occasion, points) if self.is_so(*occasion) => *points,
            Score::When(..) => 0,
        }
    }
}

/// The rules that decide scenarios, those of our own by the general one.
const SCENARIO_RULES: [&str; 7] = [
    "nw:12.3",
    "nwk:16.1.1f",
    "nwk:16.1.2d",
    "nwk:16.1.3c",
    "nwk:16.1.4c",
    "nwk:16.1.5c",
    "nwk:16.1.5d",
];

/// [NWK 16.1.2d] The best level of each side; the higher one decides, equal ones are a draw.
pub fn best_of_each(levels: impl Iterator<Item = Level>) -> Level {
    let mut best = [0_u8; 2];
    for level in levels {
        let Some(side) = level.winner() else { continue };
        let height = match level {
            Level::DprkMajor | Level::AlliedMajor => 2,
            Level::DprkMinor | Level::AlliedMinor => 1,
            Level::Draw => 0,
        };
        let best = &mut best[side.index()];
        *best = (*best).max(height);
    }
    let [dprk, allied] = best;
    match dprk.cmp(&allied) {
        core::cmp::Ordering::Greater if dprk == 2 => Level::DprkMajor,
        core::cmp::Ordering::Greater => Level::DprkMinor,
        core::cmp::Ordering::Equal => Level::Draw,
        core::cmp::Ordering::Less if allied == 2 => Level::AlliedMajor,
        core::cmp::Ordering::Less => Level::AlliedMinor,
    }
}
