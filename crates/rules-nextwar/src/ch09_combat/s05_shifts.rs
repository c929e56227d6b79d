//! [NW 9.5, 9.6] What moves the column, and what is added to the die.

use kernel::Rule;

use super::Battle;
use crate::ch03_sequence::Segment;
use crate::options::Oplan;
use crate::scenario::SpecialRule;
use crate::state::{Place, TurnKind, UnitId, War};
use crate::terms::{Nation, Side, Terrain};

/// One thing that counts, with its rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Count {
    /// What it is, by its word: texts call it `nextwar-count-<word>`.
    pub what: &'static str,
    /// The rule.
    pub rule: Rule,
    /// Columns to the right, or what is added to the die.
    pub amount: i8,
}

impl Count {
    pub(crate) fn new(what: &'static str, rule: &'static str, amount: i8) -> Self {
        Self { what, rule: Rule(rule), amount }
    }
}

/// [NW 9.6.6] Formations above the corps: who stands under one directly belongs to no corps.
const ARMIES: [&str; 1] = ["1a-rok"];

impl War {
    /// [NW 9.2.3, 9.5.1a, 9.5.2a, 9.5.2c, 9.5.3] Every column shift of a combat.
    pub(crate) fn shifts(&self, battle: &Battle) -> Vec<Count> {
        let chart = &self.scenario.charts.combat.shifts;
        let target = battle.target;
        let mut counts = Vec::new();
        let mut count = |what: &'static str, rule: &'static str, amount: i8| {
            if amount != 0 {
                counts.push(Count::new(what, rule, amount));
            }
        };
        count("efficiency", "nw:9.5.1a", self.efficiency_shift(battle));
        if self.places_attacked(battle).city {
            count("city", "nw:9.5.2a", chart.city);
        }
        if self.is_fortified_for(battle.side.other(), target) {
            count("fortification", "nw:9.5.2b", chart.fortification);
        }
        if self.core.segment == Segment::ExploitationCombat {
            count("exploitation", "nw:9.5.3", chart.exploitation);
        }
        count("surprise", "nw:9.5.4", self.surprise_shift(battle.side));
        if self.is_mostly_assault(battle) {
            count("assault", "nw:9.5.5", chart.amphibious_majority);
        }
        counts
    }

    /// [NW 9.5.1a] The difference of the lead units' efficiency; none before both are named.
    fn efficiency_shift(&self, battle: &Battle) -> i8 {
        let [Some(attacker), Some(defender)] = battle.leads else { return 0 };
        let rating = |it| i8::try_from(self.efficiency(it)).expect("a rating has one digit");
        rating(attacker) - rating(defender)
    }

    /// [NW 9.5.2b, 8.3.1.10b] Whether a hex is a fortification of a side that is held by it, in
    /// its own country, and never was captured.
    pub(crate) fn is_fortified_for(&self, side: Side, hex: hexgrid::HexId) -> bool {
        self.fortification_of(hex) == Some(side) && self.controller(hex) == side
    }

    /// [NW 9.5.4] [NWK 15.5.1] Columns of surprise; the segment that the option adds is the first
    /// one after the surprise in which the side fights.
    fn surprise_shift(&self, side: Side) -> i8 {
        let Some(surprise) = self.scenario.surprise else { return 0 };
        if side != surprise.side {
            return 0;
        }
        let within = self.core.turn <= surprise.until_turn;
        let later = self.core.turn == surprise.until_turn + 1
            && self.core.segment == first_combat_of(side, self.core.kind);
        match self.options.oplan_5029 {
            Oplan::Off if within => surprise.columns,
            Oplan::Column if within => surprise.columns + 1,
            Oplan::Segment if within || later => surprise.columns,
            Oplan::Off | Oplan::Column | Oplan::Segment => 0,
        }
    }

    /// [NW 8.5.8.1e, 9.5.5] Whether most of the attacking strength, after halving, comes from the
    /// sea.
    fn is_mostly_assault(&self, battle: &Battle) -> bool {
        let aboard = |it: &&UnitId| matches!(self.unit(**it).place, Place::Aboard(_));
        let sea: u16 =
            battle.attackers.iter().filter(aboard).map(|it| self.attack_of(battle, *it)).sum();
        let all: u16 = battle.attackers.iter().map(|it| self.attack_of(battle, *it)).sum();
        sea * 2 > all
    }

    /// [NW 9.2.2.1a, 9.2.2.1b, 9.6.2] Everything that is added to the die, but for support, which
    /// is known only after the air defense has fired.
    pub(crate) fn modifiers(&self, battle: &Battle) -> Vec<Count> {
        let chart = &self.scenario.charts.combat.modifiers;
        let places = self.places_attacked(battle);
        let mut counts = Vec::new();
        let mut count = |what: &'static str, rule: &'static str, amount: i8| {
            if amount != 0 {
                counts.push(Count::new(what, rule, amount));
            }
        };
        let odds = self.odds(battle);
        if odds.better {
            let rule = if odds.beyond { "nw:9.2.2.1b" } else { "nw:9.2.2.1a" };
            count("odds", rule, chart.inexact_or_beyond);
        }
        let installations = i8::try_from(places.installations()).expect("few places");
        count("town", "nw:9.6.2", if places.town { chart.town } else { 0 });
        count("airfield", "nw:9.6.2", if places.airfield { chart.airfield } else { 0 });
        count("installation", "nw:9.6.2", chart.installation * installations);
        match self.attack_hexes(battle) {
            0..=2 => {}
            3 | 4 => count("hexes", "nw:9.6.3", chart.hexes_3_to_4),
            5.. => count("hexes", "nw:9.6.3", chart.hexes_5_to_6),
        }
        counts.extend(self.korean_modifiers(battle).into_iter().filter(|it| it.amount != 0));
        counts
    }

    /// [NW 9.6.3] From how many hexes the attack comes.
    fn attack_hexes(&self, battle: &Battle) -> usize {
        let mut fronts: Vec<_> =
            battle.attackers.iter().filter_map(|it| self.front_of(battle, *it)).collect();
        fronts.sort_unstable();
        fronts.dedup();
        fronts.len()
    }

    /// [NW 9.6.4, 9.6.5] [NWK 2.2b, 2.6b, 3.1.2a, 3.1.2b] What Korea adds to the die.
    fn korean_modifiers(&self, battle: &Battle) -> Vec<Count> {
        let chart = &self.scenario.charts.combat.modifiers;
        let defender = battle.side.other();
        let terrain = self.scenario.board.terrain_in(self.options.season, battle.target);
        let broken = !matches!(terrain, Terrain::Open | Terrain::Woods);
        let light = |it: &UnitId| {
            self.spec(*it).is_light_infantry() && !matches!(self.unit(*it).place, Place::Aboard(_))
        };
        let mut counts = Vec::new();
        if broken && battle.attackers.iter().any(light) {
            counts.push(Count::new("light-infantry", "nwk:3.1.2a", chart.light_infantry_attacks));
        }
        if broken && battle.defenders.iter().any(light) {
            counts.push(Count::new("light-infantry", "nwk:3.1.2a", chart.light_infantry_defends));
        }
        if self.fortification_of(battle.target) == Some(defender) {
            counts.push(Count::new("dmz", "nwk:2.2b", chart.own_dmz_hex));
        }
        let tunnel = self.core.tunnels.iter().any(|it| it.hex == battle.target);
        if tunnel && battle.side == Side::Dprk {
            counts.push(Count::new("tunnel", "nwk:2.6b", chart.tunnel));
        }
        counts.extend(self.nationality_modifiers(battle));
        counts
    }

    /// [NWK 6.1.1, 6.1.2, 6.1.3] [NW 9.6.6] What mixed attacks add: several nations, several
    /// corps.
    fn nationality_modifiers(&self, battle: &Battle) -> Vec<Count> {
        let mixed = &self.scenario.charts.mixed_stacks.attack;
        let corps = self.several_corps(battle);
        let has = |nations: &[Nation]| {
            battle.attackers.iter().any(|it| nations.contains(&self.nation(*it)))
        };
        let american = [Nation::Us, Nation::Usmc];
        let mut counts = Vec::new();
        if has(&[Nation::Dprk]) && has(&[Nation::Prc]) {
            counts.push(Count::new("dprk-with-prc", "nwk:6.1.1", mixed.dprk_with_prc));
        }
        if corps != 0 {
            counts.push(Count::new("several-corps", "nw:9.6.6", corps));
        } else if has(&american) && has(&[Nation::Rok]) {
            counts.push(Count::new("us-with-rok", "nwk:6.1.2", mixed.us_with_rok));
        }
        if has(&[Nation::Japan]) {
            counts.push(Count::new("japanese", "nwk:6.1.3", mixed.japanese));
            let others = battle.attackers.iter().any(|it| self.nation(*it) != Nation::Japan);
            if others {
                counts.push(Count::new(
                    "japanese-with-others",
                    "nwk:6.1.3",
                    mixed.japanese_with_others,
                ));
            }
        }
        counts
    }

    /// [NW 9.6.6] [NWK 16.1.2b] What an attack by units of several corps adds: corps of the two
    /// Koreas alone, independent units and those of an army not counted; and others who attack a
    /// pinned unit besides.
    fn several_corps(&self, battle: &Battle) -> i8 {
        let amount = self.scenario.charts.combat.modifiers.several_corps;
        let korean = |it: &&UnitId| matches!(self.nation(**it), Nation::Dprk | Nation::Rok);
        let mut corps: Vec<&str> = battle
            .attackers
            .iter()
            .filter(korean)
            .map(|it| self.spec(*it).formation.as_str())
            .filter(|it| !it.is_empty() && !ARMIES.contains(it))
            .collect();
        corps.sort_unstable();
        corps.dedup();
        if corps.len() > 1 || self.factors_besides(battle) > 0 { amount } else { 0 }
    }

    /// [NWK 16.1.2b] Factors that are added to an attack on a unit that others attack besides.
    pub(crate) fn factors_besides(&self, battle: &Battle) -> u8 {
        let factors = |rule: &SpecialRule| match rule {
            SpecialRule::Pinned { unit, factors, .. } if battle.defenders.contains(unit) => {
                *factors
            }
            SpecialRule::Pinned { .. }
            | SpecialRule::Rooted { .. }
            | SpecialRule::Late { .. }
            | SpecialRule::Outside { .. }
            | SpecialRule::Japan { .. } => 0,
        };
        if battle.side == Side::Allied {
            return 0;
        }
        self.scenario.special.iter().map(factors).sum()
    }
}

/// [NW 5.0b, 5.0c] The combat segment of a turn in which a side fights first.
fn first_combat_of(side: Side, kind: TurnKind) -> Segment {
    match kind {
        TurnKind::Initiative(first) if first == side => Segment::InitiativeCombat,
        TurnKind::Initiative(_) => Segment::ReactionCombat,
        TurnKind::Contested(first) if first == side => Segment::FirstCombat,
        TurnKind::Contested(_) => Segment::SecondCombat,
    }
}
