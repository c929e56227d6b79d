//! [COH 7.1] The firepower of an attack, item by item.

use hexgrid::HexId;

use crate::act::{Item, Manner};
use crate::roster::Color;
use crate::state::{Firefight, UnitId};

/// [COH 7.6.2a] Firepower at the next hex.
const SHORT: i8 = 3;
/// [COH 7.6.1a] Firepower beyond the printed range.
const LONG: i8 = -2;
/// [COH 7.6.3c] Firepower in the same hex.
const CLOSE: i8 = 4;
/// [COH 7.6.3d] The same for a boxed firepower.
const CLOSE_BOXED: i8 = -2;
/// [COH card.V02] Better equipment.
const EQUIPMENT: i8 = 1;

/// Who fires how.
pub(crate) struct Shot<'a> {
    /// The leader first.
    pub(crate) firers: &'a [UnitId],
    pub(crate) manner: Manner,
    /// Where the line begins: the firer's hex, or the one that directs it.
    pub(crate) from: HexId,
    pub(crate) into: HexId,
    pub(crate) bonus: i8,
}

impl Shot<'_> {
    /// Whether the firer fights in its own hex; what directs a mortar may be the target itself.
    pub(crate) fn is_close(&self) -> bool {
        self.from == self.into && self.manner != Manner::Indirect
    }
}

impl Firefight {
    /// [COH 9.1.2i] The firepower against targets of a color: that of the leader.
    pub(crate) fn power_items(&self, shot: &Shot<'_>, color: Color) -> Vec<Item> {
        let mut items = Vec::with_capacity(6);
        let mut add = |rule, amount: i8| {
            if amount != 0 {
                items.push(Item { rule, amount });
            }
        };
        if let Manner::Weapon(card) | Manner::Oba(card) = shot.manner {
            // [COH 8.2c] Neither distance nor close quarters change it.
            let card = self.scenario.cards.card(card);
            let value = if color == Color::Red { card.red } else { card.blue };
            add("coh:8.2c", value);
            // [COH 8.2b] A hit of the bearer counts.
            if let Some(marker) = shot.firers.first().and_then(|&it| self.felt_marker(it)) {
                add("coh:7.4d", if color == Color::Red { marker.red } else { marker.blue });
            }
            if value > 0 {
                add("coh:9.1.2c", self.helpers(shot.firers, color));
            }
        } else if let (Manner::Bomb, Some(&leader)) = (shot.manner, shot.firers.first()) {
            add("coh:20.4c", self.bomb_power(leader, color));
            self.add_air(leader, (shot.manner, shot.into), &mut add);
        } else if let Some(&leader) = shot.firers.first() {
            let power = self.kind(leader).power(color);
            add("coh:7.1a", power.value);
            if self.has_veteran(leader, 2) {
                add("coh:card.V02", EQUIPMENT);
            }
            if let Some(marker) = self.felt_marker(leader) {
                let change = if color == Color::Red { marker.red } else { marker.blue };
                add("coh:7.4d", change);
            }
            if shot.manner == Manner::Melee {
                // [COH 7.6.3q] The short range is not added.
                if power.boxed {
                    add("coh:7.6.3d", CLOSE_BOXED);
                } else {
                    add("coh:7.6.3c", CLOSE);
                }
            } else if matches!(shot.manner, Manner::Air | Manner::Dogfight(_)) {
                self.add_air(leader, (shot.manner, shot.into), &mut add);
            } else {
                self.add_distance(leader, shot, &mut add);
            }
            // [COH 9.1.2c] Who helps has a printed firepower of the color, and so has the
            // leader.
            if power.value > 0 {
                add("coh:9.1.2c", self.helpers(shot.firers, color));
            }
        }
        let field = &self.scenario.field;
        // [COH 11.5h, 12.0i, 12.3g] Gullies are lower; what directs a mortar counts, and artillery
        // has no height.
        let high = field.level(shot.from) > field.level(shot.into);
        let counts_height =
            matches!(shot.manner, Manner::Direct | Manner::Indirect | Manner::Weapon(_));
        if high && counts_height {
            add("coh:11.2b", 1);
        }
        add("coh:card.9", shot.bonus);
        items
    }

    /// [COH 9.1.2c, 9.1.2h] How many support the leader with a color.
    fn helpers(&self, firers: &[UnitId], color: Color) -> i8 {
        let others = firers.iter().skip(1);
        let helpers = others.filter(|it| self.kind(**it).power(color).value > 0).count();
        i8::try_from(helpers).expect("groups are small")
    }

    fn add_distance(
        &self,
        leader: UnitId,
        shot: &Shot<'_>,
        add: &mut impl FnMut(&'static str, i8),
    ) {
        let at = self.hex(leader).expect("who fires is on the map");
        let distance = self.scenario.field.distance(at, shot.into);
        // Right overhead is short range.
        if distance == 1 || distance == 0 && matches!(shot.manner, Manner::Flak(_)) {
            let rule = if self.kind(leader).is_vehicle() { "coh:15.3.2a" } else { "coh:7.6.2a" };
            add(rule, SHORT);
        } else if distance > u16::from(self.range_of(leader).1) {
            let rule = if self.kind(leader).is_vehicle() { "coh:15.3a" } else { "coh:7.6.1a" };
            add(rule, LONG);
        }
    }

    /// [COH 7.6a, 7.4h7] Least and greatest normal range as they stand.
    pub(crate) fn range_of(&self, unit: UnitId) -> (u8, u8) {
        let (least, most) = self.kind(unit).range;
        let marked = self.felt_marker(unit).and_then(|it| it.range);
        (least, marked.unwrap_or(most))
    }
}
