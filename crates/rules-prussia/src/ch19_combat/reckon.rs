//! Chapters 19.3 to 19.5: odds and modifiers, item by item.

use hexgrid::HexId;

use crate::ch13_activation::signed;
use crate::charts::odds;
use crate::event::Item;
use crate::roster::Arm;
use crate::state::{Army, Battle, Flags, Hexes, Morale, UnitId};

/// [PG 19.3b] SP of infantry that count in one hex.
const INFANTRY_CAP: u16 = 8;
/// [PG 19.3c] SP of cavalry that count in one hex.
const CAVALRY_CAP: u16 = 6;

/// What a close combat counts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reckoning {
    /// Strength: attacker, defender.
    pub strength: [u16; 2],
    /// The column of the table.
    pub column: usize,
    /// The modifiers.
    pub items: Vec<Item>,
}

impl Reckoning {
    /// All modifiers together.
    pub fn total(&self) -> i8 {
        self.items.iter().map(|it| it.amount).fold(0, i8::saturating_add)
    }
}

impl Battle {
    /// [PG 19.3a, 19.3b, 19.3c, 19.3d, 19.3e, 19.3f] The strength of an army in the combat: SP by hex and arm within their limits,
    /// Engaged units and added Support apart.
    fn strength(&self, army: Army, hexes: Hexes) -> u16 {
        let cap = self.infantry_cap(army);
        let mut total = 0;
        for hex in hexes.iter() {
            for part in [Flags::ENGAGED, Flags::ADDED] {
                let (mut foot, mut horse) = (0u16, 0u16);
                for unit in self.units_in(hex, army).filter(|&it| self.unit(it).is(part)) {
                    let sp = u16::from(self.face(unit).sp);
                    if self.kind(unit).is_cavalry() { horse += sp } else { foot += sp }
                }
                total += foot.min(cap) + horse.min(CAVALRY_CAP);
            }
        }
        total
    }

    /// [PG 19.3b, 19.3c] What foot and horse of an army in a hex would bring into a combat: their
    /// SP within the limits of a hex. `None` where neither is there.
    pub fn fighting_strength(&self, army: Army, hex: HexId) -> Option<u16> {
        let (mut foot, mut horse) = (None, None);
        for unit in self.units_in(hex, army) {
            let arm = match self.kind(unit).arm {
                Arm::Infantry => &mut foot,
                Arm::Cavalry => &mut horse,
                Arm::Artillery | Arm::Baggage => continue,
            };
            *arm.get_or_insert(0u16) += u16::from(self.face(unit).sp);
        }
        let foot = foot.map(|it| it.min(self.infantry_cap(army)));
        let horse = horse.map(|it| it.min(CAVALRY_CAP));
        [foot, horse].into_iter().flatten().reduce(|sum, it| sum + it)
    }

    /// [PG 19.3b, 26.3.5a] SP of infantry that count in one hex for an army.
    fn infantry_cap(&self, army: Army) -> u16 {
        match self.scenario.rules.infantry_cap[army.index()] {
            0 => INFANTRY_CAP,
            cap => cap.into(),
        }
    }

    /// What the combat counts as it stands.
    pub fn reckoning(&self) -> Reckoning {
        let combat = self.combat_now();
        let (active, enemy) = (self.core.active, self.core.active.other());
        let strength =
            [self.strength(active, combat.attackers), self.strength(enemy, combat.defenders)];
        let (column, beyond) = odds(strength[0], strength[1]);
        let mut items = Vec::new();
        let mut add = |rule, amount: i8| {
            if amount != 0 {
                items.push(Item { rule, amount });
            }
        };
        let shifted = |it: HexId| self.marker(it).is_some_and(|it| it.shifted);
        let shifts = combat.attackers.iter().filter(|&it| shifted(it)).count();
        add("pg:4.3d", -2 * i8::try_from(shifts).expect("six hexes at most attack together"));
        // [PG 19.10c, 19.10d]
        let marks =
            |hexes: Hexes, army| -> u8 { hexes.iter().map(|it| self.momentum_on(it, army)).sum() };
        add("pg:C8a", -2 * signed(marks(combat.attackers, active)));
        add("pg:C8b", 2 * signed(marks(combat.defenders, enemy)));
        if self.participants(active).any(|it| self.morale(it) == Morale::Disordered) {
            add("pg:C8c", -1);
        }
        if combat.flank {
            add("pg:C8d", 3);
        }
        add("pg:C8e", 2 * beyond);
        // [PG 7.3.1e]
        if self.participants(active).any(|it| self.in_column(it)) {
            add("pg:C8f", -3);
        }
        if self.participants(enemy).any(|it| self.in_column(it)) {
            add("pg:C8f", 3);
        }
        let formed_cavalry =
            self.participants(active).all(|it| self.kind(it).is_cavalry() && self.is_formed(it));
        let shaken = self.shaken_defense(combat.defenders);
        if let Some((rule, amount)) = shaken {
            add(rule, amount + i8::from(formed_cavalry));
        }
        add("pg:C8i", self.lead_difference());
        add("pg:C8j", -signed(self.gloom(active)));
        add("pg:C8j", signed(self.gloom(enemy)));
        if let Some((from, to)) = combat.pair {
            add("pg:19.5a", self.ground_modifier(from, to));
            add("pg:19.5.1b", self.shock(from, to));
        }
        add("pg:23.5.2a", self.surprise(active));
        Reckoning { strength, column, items }
    }

    /// [PG C8g, C8h] [K-20] The row for shaken defenders: every attacked hex has one, unless everybody has
    /// left it before combat.
    fn shaken_defense(&self, hexes: Hexes) -> Option<(&'static str, i8)> {
        let army = self.core.active.other();
        let defended = |hex: &HexId| self.participants(army).any(|it| self.hex(it) == Some(*hex));
        let any = |hex: HexId, is: &dyn Fn(UnitId) -> bool| {
            self.units_in(hex, army).any(|it| {
                let flags = self.unit(it).flags;
                let takes_part = flags.any(Flags::ENGAGED) || flags.any(Flags::ADDED);
                (takes_part || self.options.shaken_hex) && is(it)
            })
        };
        if hexes.iter().filter(defended).all(|hex| any(hex, &|it| self.is_routed(it))) {
            return Some(("pg:C8h", 2));
        }
        let shaken = hexes.iter().filter(defended).all(|hex| any(hex, &|it| !self.is_formed(it)));
        shaken.then_some(("pg:C8g", 1))
    }

    /// [PG C8i] The lead units compared: one point, or the whole difference if only cavalry attacks.
    fn lead_difference(&self) -> i8 {
        let combat = self.combat_now();
        let [Some(attacker), Some(defender)] = combat.leads else { return 0 };
        let difference = signed(self.face(attacker).mr) - signed(self.face(defender).mr);
        if self.participants(self.core.active).all(|it| self.kind(it).is_cavalry()) {
            return difference;
        }
        difference.signum()
    }

    /// [PG 19.5a, 19.5b, C4c–C4e, C4k] [K-21] The terrain of two hexes: the worse of the two, and what
    /// lies between them, for the arm that fares worse.
    pub fn ground_modifier(&self, from: HexId, to: HexId) -> i8 {
        let (field, chart) = (&self.scenario.field, &self.scenario.terrain);
        let of_arm = |lane: usize| {
            let hex = chart.hex(field.ground(from)).from[lane]
                .min(chart.hex(field.ground(to)).into[lane]);
            let sides = chart.sides_of(field.between(from, to), field.is_up(from, to), false);
            hex + sides.map(|it| it.into[lane]).sum::<i8>()
        };
        let army = self.core.active;
        let mut arms = self
            .units_in(from, army)
            .filter(|&it| self.unit(it).is(Flags::ENGAGED))
            .map(|it| usize::from(self.kind(it).arm == Arm::Cavalry));
        let first = arms.next().expect("somebody attacks from the hex that is named");
        arms.fold(of_arm(first), |worst, lane| worst.min(of_arm(lane)))
    }

    /// [PG 19.5.1a–19.5.1d, C4g] [K-19, K-96] Cavalry Shock.
    pub(crate) fn shock(&self, from: HexId, to: HexId) -> i8 {
        let (active, enemy) = (self.core.active, self.core.active.other());
        let horse = |it: UnitId| self.kind(it).is_cavalry();
        let helpless = |it: UnitId| self.in_column(it) || !self.is_formed(it);
        if !self.participants(active).all(horse)
            || !self.participants(enemy).all(|it| horse(it) || helpless(it))
        {
            return 0;
        }
        let (field, chart) = (&self.scenario.field, &self.scenario.terrain);
        let mut sides = chart.sides_of(field.between(from, to), field.is_up(from, to), false);
        if chart.hex(field.ground(from)).no_shock
            || chart.hex(field.ground(to)).no_shock
            || sides.any(|it| it.no_shock)
        {
            return 0;
        }
        self.average_shock(active) - self.average_shock(enemy)
    }

    /// [PG 19.5.1b, 19.5.1c] The shock points of Formed cavalry by unit, rounded, halves up.
    fn average_shock(&self, army: Army) -> i8 {
        let (mut points, mut count) = (0, 0);
        for unit in self.participants(army) {
            if self.kind(unit).is_cavalry() && self.is_formed(unit) {
                points += signed(self.kind(unit).shock);
                count += 1;
            }
        }
        if count == 0 { 0 } else { (2 * points + count) / (2 * count) }
    }
}
