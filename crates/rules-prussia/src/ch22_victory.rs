//! Chapters 22.1, 23.1, 23.2, 24.1, 25.1, 25.2, 26.1 and 26.2: points and victory.

use hexgrid::HexId;
use kernel::{Outcome, Rule};

use crate::ch10_army_morale::Piece;
use crate::event::Event;
use crate::roster::Role;
use crate::scenario::Which;
use crate::state::{Army, Battle, Bearer, Degree, Ended, Fate, LeaderId, Spirit, UnitId};

/// [PG 23.1a] Infantry that must stand near the towns, and what it brings.
const TOWN_UNITS: usize = 3;
const TOWN_POINTS: i16 = 10;
/// [PG 26.1a] What it costs the Austrians to be cut off from Torgau.
const CUT_OFF_POINTS: i16 = 10;

/// [PG 22.1a–22.1f, 23.1a, 25.1a, 26.1a] What an army scores for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Score {
    /// [PG 22.1a] Enemy counters eliminated.
    Lost,
    /// [PG 22.1b, 22.1c] Enemy counters captured.
    Captured,
    /// [PG 22.1d, 22.1e, 22.1f] The enemy's commander wounded or killed.
    Commander(LeaderId),
    /// [PG 25.1a] The enemy's baggage has routed.
    Baggage,
    /// [PG 23.1a, 26.1a] What the scenario counts at the end.
    AtTheEnd,
}

impl Battle {
    /// [PG 22.1a–22.1f] The points of an army now, those of the end included.
    pub fn points(&self, army: Army) -> i16 {
        let enemy = army.other();
        let mut points = self.army_state(enemy).track.points() + self.army_state(army).bonus;
        points += self.commander_points(enemy);
        points + self.end_points(army)
    }

    /// [PG 22.1a–22.1f, 23.1a, 25.1a, 26.1a] What the points of an army are for, as they add up to
    /// [`Self::points`].
    pub fn scores(&self, army: Army) -> Vec<(Score, i16)> {
        let enemy = army.other();
        let pieces = &self.army_state(enemy).track.pieces;
        let of = |counts: fn(Piece) -> bool| -> i16 {
            pieces.iter().filter(|it| counts(it.0)).map(|it| i16::from(it.0.points())).sum()
        };
        let commander = self.scenario.commander(enemy);
        let fate = commander.map(|it| (Score::Commander(it), self.commander_points(enemy)));
        let scores = [
            (Score::Lost, of(|it| it == Piece::Lost)),
            (Score::Captured, of(|it| matches!(it, Piece::Captured(_)))),
            (Score::Baggage, self.army_state(army).bonus),
            (Score::AtTheEnd, self.end_points(army)),
        ];
        scores.into_iter().chain(fate).filter(|it| it.1 != 0).collect()
    }

    /// [PG 22.1d, 22.1e, 22.1f] What the fate of an army's commander brings the enemy.
    fn commander_points(&self, army: Army) -> i16 {
        let Some(leader) = self.scenario.commander(army) else { return 0 };
        let fate = self.leader(leader).fate;
        let worth = match (army, self.who(leader).id.as_str()) {
            (Army::Prussia, _) => [10, 30],
            (Army::Coalition, "daun") => [4, 10],
            (Army::Coalition, _) => [2, 2],
        };
        match fate {
            Fate::Unhurt => 0,
            Fate::Wounded => worth[0],
            Fate::Killed => worth[1],
        }
    }

    /// [PG 23.1a, 23.1b, 26.1a] Points that count at the end alone.
    fn end_points(&self, army: Army) -> i16 {
        match (self.scenario.which, army) {
            (Which::Rossbach, Army::Coalition) if self.holds_towns() => TOWN_POINTS,
            (Which::Torgau, Army::Coalition) if self.is_cut_off_from_torgau() => -CUT_OFF_POINTS,
            _ => 0,
        }
    }

    /// [PG 23.1a, 23.1b] Whether three infantry units stand in or next to one of the towns.
    fn holds_towns(&self) -> bool {
        let towns: &[&str] =
            if self.is_main() { &["kayna", "reichardtswerben"] } else { &["reichardtswerben"] };
        towns.iter().any(|town| {
            let hexes = self.scenario.field.region(town);
            let near = |it: &UnitId| {
                self.kind(*it).is_infantry()
                    && self
                        .hex(*it)
                        .is_some_and(|hex| hexes.iter().any(|&it| self.distance(it, hex) <= 1))
            };
            self.on_map(Army::Coalition).filter(near).count() >= TOWN_UNITS
        })
    }

    /// [PG 26.1a] [K-46, K-128] Whether the Army Commander or a Wing leader has no way to Torgau
    /// that is free of enemy units and zones, from the hex where he stands.
    fn is_cut_off_from_torgau(&self) -> bool {
        let army = Army::Coalition;
        let grid = self.scenario.field.grid();
        let mut reached = vec![false; grid.len()];
        let free = |hex: HexId| !self.in_ezoc(army, hex) && !self.holds(army.other(), hex);
        let mut queue: Vec<HexId> =
            self.scenario.field.region("torgau").iter().copied().filter(|&it| free(it)).collect();
        for &hex in &queue {
            reached[usize::from(hex.0)] = true;
        }
        while let Some(hex) = queue.pop() {
            for (_, next) in grid.neighbors(hex) {
                let new = grid.is_playable(next) && !reached[usize::from(next.0)];
                if new && free(next) && !self.is_prohibited(hex, next) {
                    reached[usize::from(next.0)] = true;
                    queue.push(next);
                }
            }
        }
        self.scenario.leader_ids().filter(|&it| self.who(it).army == army).any(|it| {
            let counts = match self.who(it).role {
                Role::Commander => self.leader(it).bearer != Bearer::Nobody,
                Role::Wing => true,
            };
            counts && self.leader_hex(it).is_some_and(|hex| !reached[usize::from(hex.0)])
        })
    }

    /// [PG 22.1g] Prussian points less the enemy's.
    pub fn differential(&self) -> i16 {
        self.points(Army::Prussia) - self.points(Army::Coalition)
    }

    /// Who would win if the battle ended now [K-48, K-49].
    pub fn verdict(&self) -> Ended {
        let state = |army: Army| {
            let state = self.army_state(army);
            (state.spirit, state.current)
        };
        judge(
            self.scenario.which,
            state(Army::Prussia),
            state(Army::Coalition),
            self.differential(),
        )
    }

    /// [PG 12d] The battle is over.
    pub(crate) fn finish(&mut self, events: &mut Vec<Event>) {
        let verdict = self.verdict();
        let winner = match verdict {
            Ended::Draw => None,
            Ended::Won(army, degree) => Some((army, degree)),
        };
        let prussia = self.points(Army::Prussia);
        let coalition = self.points(Army::Coalition);
        events.push(Event::Ended { winner, prussia, coalition });
        self.core.ended = Some(verdict);
    }

    /// How the battle ended.
    pub(crate) fn final_outcome(&self) -> Option<Outcome> {
        let ended = self.core.ended?;
        let (result, winner) = match ended {
            Ended::Draw => ("pg-draw", None),
            Ended::Won(Army::Prussia, Degree::Decisive) => {
                ("pg-prussia-decisive", Some(Army::Prussia))
            }
            Ended::Won(Army::Prussia, Degree::Substantive) => {
                ("pg-prussia-substantive", Some(Army::Prussia))
            }
            Ended::Won(Army::Prussia, Degree::Marginal) => {
                ("pg-prussia-marginal", Some(Army::Prussia))
            }
            Ended::Won(Army::Coalition, Degree::Decisive) => {
                ("pg-coalition-decisive", Some(Army::Coalition))
            }
            Ended::Won(Army::Coalition, Degree::Substantive) => {
                ("pg-coalition-substantive", Some(Army::Coalition))
            }
            Ended::Won(Army::Coalition, Degree::Marginal) => {
                ("pg-coalition-marginal", Some(Army::Coalition))
            }
        };
        let rule = match self.scenario.which {
            Which::Rossbach => "pg:23.2a",
            Which::Leuthen => "pg:24.1a",
            Which::Zorndorf => "pg:25.2a",
            Which::Torgau => "pg:26.2a",
            Which::Other => "pg:22.1g",
        };
        Some(Outcome {
            result: result.to_owned(),
            winner: winner.map(Army::seat),
            points: Army::BOTH.map(|it| (it.seat(), i32::from(self.points(it)))).to_vec(),
            rule: Rule(rule),
        })
    }
}

/// [PG 23.2a, 23.2b, 24.1a, 24.1b, 25.2a, 25.2b, 26.2a, 26.2b] [K-48, K-49] Who wins: spirit and Current
/// Morale of Prussia and of the Coalition, and the differential.
pub fn judge(which: Which, prussia: (Spirit, i16), coalition: (Spirit, i16), diff: i16) -> Ended {
    use Army::{Coalition, Prussia};
    use Degree::{Decisive, Marginal, Substantive};
    let shaken = |it: (Spirit, i16)| it.0 != Spirit::Steady;
    let broken = |it: (Spirit, i16)| it.0 == Spirit::Broken;
    let (steady, demoralized) = (!shaken(prussia), shaken(coalition));
    let won = |army, degree| Ended::Won(army, degree);
    match which {
        Which::Rossbach | Which::Leuthen => {
            let (first, second) = if which == Which::Rossbach { (22, 16) } else { (24, 14) };
            let enough = which == Which::Leuthen || broken(coalition);
            if steady && broken(coalition) && diff >= first {
                won(Prussia, Decisive)
            } else if steady && demoralized && enough && diff >= second {
                won(Prussia, Substantive)
            } else if steady && demoralized && diff >= 6 {
                won(Prussia, Marginal)
            } else if shaken(prussia) && diff <= 0 {
                won(Coalition, Decisive)
            } else if !demoralized && diff <= 6 {
                won(Coalition, Substantive)
            } else {
                won(Coalition, Marginal)
            }
        }
        Which::Zorndorf => {
            if steady && broken(coalition) && diff >= 30 {
                won(Prussia, Decisive)
            } else if steady && demoralized && diff >= 16 {
                won(Prussia, Substantive)
            } else if coalition.1 <= 6 && diff > 0 {
                won(Prussia, Marginal)
            } else if shaken(prussia) && !demoralized && diff <= -12 {
                won(Coalition, Decisive)
            } else if shaken(prussia) && !demoralized {
                won(Coalition, Substantive)
            } else {
                won(Coalition, Marginal)
            }
        }
        Which::Torgau => {
            if steady && broken(coalition) && diff >= 20 {
                won(Prussia, Decisive)
            } else if steady && demoralized && diff >= 10 {
                won(Prussia, Substantive)
            } else if coalition.1 <= 6 && prussia.1 > 6 {
                won(Prussia, Marginal)
            } else if shaken(prussia) && !demoralized && diff <= -12 {
                won(Coalition, Decisive)
            } else if shaken(prussia) && !demoralized && diff <= 0 {
                won(Coalition, Substantive)
            } else if prussia.1 <= 6 && coalition.1 > 6 {
                won(Coalition, Marginal)
            } else {
                Ended::Draw
            }
        }
        // A battle of our own: the better differential wins, by more if an army has lost heart.
        Which::Other => match diff {
            0 => Ended::Draw,
            1.. => won(Prussia, if demoralized { Substantive } else { Marginal }),
            _ => won(Coalition, if shaken(prussia) { Substantive } else { Marginal }),
        },
    }
}
