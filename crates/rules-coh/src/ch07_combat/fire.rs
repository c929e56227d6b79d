//! [COH 7.0, 9.1.2, 12.0] Who may fire at what, and for how much.

use hexgrid::{Direction, Facing, Hex, HexId};
use kernel::{Illegal, refuse};

use super::power::Shot;
use crate::act::{Act, Fund, Manner, Mark};
use crate::charts::MarkerType;
use crate::decision::Action;
use crate::field::{BarredBy, Barrier};
use crate::roster::Color;
use crate::scenario::WorkKind;
use crate::state::{Firefight, Flags, UnitId, Work};

/// [COH 15.5a] Further AP to fire a turret out of the arc.
const TURRET: u8 = 1;
/// [COH 12.0c] How far the hex that directs a mortar may lie.
const SPOTTER_RANGE: u8 = 2;
/// [COH 19.0b] AP of an engineer's smoke.
const ENGINEER_SMOKE: u8 = 3;

/// What the shots of an action have in common.
#[expect(clippy::struct_excessive_bools, reason = "each is a question of its own")]
struct Stance {
    at: HexId,
    here: Hex,
    /// Where the leader looks; nowhere while it is hidden.
    facing: Option<Direction>,
    /// Whether a shot into the arc can be paid.
    ahead: bool,
    /// Whether one out of the arc is possible and can be paid.
    aside: bool,
    /// The nearest and the farthest it reaches.
    least: u16,
    most: u16,
    inside: bool,
    /// Whether its barrel does not reach down into a gully.
    high: bool,
}

impl Firefight {
    /// [COH 7.4k, 17.0f, 16.0a] Whether a unit can attack at all.
    fn may_attack_at_all(&self, unit: UnitId) -> Result<(), Illegal> {
        if self.is_carried(unit) {
            return refuse("coh:17.0f", "a carried unit cannot fire");
        }
        if self.hex(unit).is_none() {
            return refuse("coh:7.0a", "the unit is not on the map");
        }
        match self.felt_marker(unit) {
            Some(marker) if marker.only_rally => {
                refuse(marker.rule, "a stunned unit can do nothing but rally")
            }
            Some(marker) if !marker.fires => refuse("coh:7.4k", "the marker forbids every attack"),
            _ => Ok(()),
        }
    }

    /// [COH 6.1b, 14.1d, 15.5a, 15.5c] Whether a hex lies in the arc of a unit, and what it costs
    /// if only the turret reaches it.
    fn arc_price(&self, unit: UnitId, into: HexId, fund: Fund) -> Result<u8, Illegal> {
        let at = self.hex(unit).expect("checked before");
        // Who is hidden chooses its facing when it shows itself, or has none.
        if self.unit(unit).is(Flags::HIDDEN) || self.is_before(at, self.unit(unit).facing, into) {
            return Ok(0);
        }
        if !self.kind(unit).turret {
            return refuse("coh:6.1b", "the hex lies outside the arc of fire");
        }
        Ok(if Self::is_free(fund) { 0 } else { TURRET })
    }

    /// What every shot out of a hex needs, but for the sight.
    fn may_aim(&self, unit: UnitId, into: HexId, normal: bool) -> Result<(), Illegal> {
        self.may_attack_at_all(unit)?;
        let at = self.hex(unit).expect("checked before");
        if at == into {
            return refuse("coh:7.6.3a", "in the same hex units fight at close quarters");
        }
        if self.has_enemy(at, self.nation(unit)) {
            return refuse("coh:7.6.3k", "with an enemy in its hex a unit cannot fire out");
        }
        let (least, most) = self.range_of(unit);
        let distance = self.scenario.field.distance(at, into);
        if most == 0 {
            return refuse("coh:16.0a", "the unit can attack in its own hex only");
        }
        if distance < u16::from(least) {
            return refuse("coh:12.0f", "the hex is nearer than the least range");
        }
        if normal && distance > u16::from(most) {
            return refuse("coh:9.1.2f", "who supports fires within its normal range");
        }
        if distance > 2 * u16::from(most) {
            return refuse("coh:7.6.1b", "the hex is beyond twice the range");
        }
        if self.is_blinkered(unit, into) {
            return refuse("coh:18.2i", "out of a bunker one fires only where it looks");
        }
        // [COH 11.5f, 11.5g] Vehicles and guns cannot lower their barrels into a gully beside them; what
        // they lob into one farther off comes from above [COH 12.0b].
        let field = &self.scenario.field;
        let kind = self.kind(unit);
        if distance == 1
            && field.is_gully(into)
            && !field.is_gully(at)
            && (kind.is_vehicle() || kind.is_gun())
        {
            return refuse("coh:11.5f", "vehicles and guns cannot fire down into a gully");
        }
        Ok(())
    }

    /// [COH 20.0p] What a shot at an aircraft over a hex needs, but for the sight, and its price.
    pub(crate) fn may_aim_up(&self, act: &Act, into: HexId) -> Result<u8, Illegal> {
        let unit = act.members[0];
        self.may_attack_at_all(unit)?;
        let at = self.hex(unit).expect("checked before");
        if self.has_enemy(at, self.nation(unit)) {
            return refuse("coh:7.6.3k", "with an enemy in its hex a unit cannot fire out");
        }
        if self.scenario.field.distance(at, into) > 2 * u16::from(self.range_of(unit).1) {
            return refuse("coh:7.6.1b", "the hex is beyond twice the range");
        }
        let turret = if at == into { 0 } else { self.arc_price(unit, into, act.fund)? };
        Ok(self.fire_price(unit) + turret)
    }

    /// [COH 9.1.2d–9.1.2g] Whether a unit may support fire at an aircraft over a hex, but for the
    /// sight; returns where it stands.
    pub(crate) fn may_help_up(
        &self,
        unit: UnitId,
        base: HexId,
        into: HexId,
    ) -> Result<HexId, Illegal> {
        self.may_attack_at_all(unit)?;
        let at = self.hex(unit).expect("checked before");
        if self.has_enemy(at, self.nation(unit)) {
            return refuse("coh:7.6.3k", "with an enemy in its hex a unit cannot fire out");
        }
        if self.scenario.field.distance(at, into) > u16::from(self.range_of(unit).1) {
            return refuse("coh:9.1.2f", "who supports fires within its normal range");
        }
        if !self.scenario.field.is_near(base, at) {
            return refuse("coh:9.1.2d", "who supports stands beside the leader");
        }
        let hidden = self.unit(unit).is(Flags::HIDDEN);
        if !hidden && at != into && !self.is_before(at, self.unit(unit).facing, into) {
            return refuse("coh:9.1.2e", "who supports needs the target in its own arc");
        }
        if self.felt_marker(unit).is_some_and(MarkerType::touches_fire) {
            return refuse("coh:9.1.2g", "a marker on its firepower keeps a unit from supporting");
        }
        Ok(at)
    }

    /// [COH 7.0a, 12.0h] Whether the line from a unit to a hex is open; its own hex hides nothing
    /// from it.
    fn may_see(&self, unit: UnitId, into: HexId) -> Result<(), Illegal> {
        let at = self.hex(unit).expect("checked before");
        let barrier = self.scenario.field.barrier(at, into, &self.core.smoke);
        let Some(Barrier { by, rule, .. }) = barrier else { return Ok(()) };
        match by {
            BarredBy::Terrain => refuse(rule, "what stands between closes the line of sight"),
            BarredBy::Height => refuse(rule, "higher ground closes the line of sight"),
            BarredBy::Blind => refuse(rule, "the hex lies blind right behind an obstacle"),
            BarredBy::Gully => {
                refuse(rule, "into and out of a gully only neighbors see each other")
            }
            BarredBy::Smoke => refuse(rule, "smoke closes the line of sight"),
        }
    }

    /// [COH 9.1.2d–9.1.2h] Whether every other member may support the leader.
    ///
    /// Where the leader fires indirectly, a mortar that could too has the sight of a hex that
    /// directs it [COH 12.0j]. A weapon card brings the firepower of the leader [COH 8.2a].
    fn may_support(&self, act: &Act, into: HexId, manner: Manner) -> Result<(), Illegal> {
        let leader = act.members[0];
        let base = self.hex(leader).expect("the leader is on the map");
        if act.members.len() == 1 {
            return Ok(());
        }
        let colors = self.colors_in(&act.members, into, manner);
        if !matches!(manner, Manner::Weapon(_)) && !self.has_printed_power(leader, &colors) {
            return refuse("coh:9.1.2h", "the leader needs a printed firepower above nothing");
        }
        for &unit in &act.members[1..] {
            self.may_aim(unit, into, true)?;
            let at = self.hex(unit).expect("checked before");
            if !self.scenario.field.is_near(base, at) {
                return refuse("coh:9.1.2d", "who supports stands beside the leader");
            }
            let hidden = self.unit(unit).is(Flags::HIDDEN);
            if !hidden && !self.is_before(at, self.unit(unit).facing, into) {
                return refuse("coh:9.1.2e", "who supports needs the target in its own arc");
            }
            let lobs = manner == Manner::Indirect && self.kind(unit).indirect.is_some();
            let directed = lobs && !self.spotter_hexes(unit, into).is_empty();
            if !directed && !self.scenario.field.sees(at, into, &self.core.smoke) {
                return refuse("coh:9.1.2e", "who supports needs its own line of sight");
            }
            if self.felt_marker(unit).is_some_and(MarkerType::touches_fire) {
                return refuse(
                    "coh:9.1.2g",
                    "a marker on its firepower keeps a unit from supporting",
                );
            }
            if !self.has_printed_power(unit, &colors) {
                return refuse(
                    "coh:9.1.2h",
                    "who supports needs a printed firepower above nothing",
                );
            }
        }
        Ok(())
    }

    /// [COH 9.1.2h] The colors a fire group needs: those of the targets that everybody sees;
    /// none where any will do.
    fn colors_in(&self, firers: &[UnitId], into: HexId, manner: Manner) -> Vec<Color> {
        // Optimization: most hexes are empty.
        if self.seen_in(into).next().is_none() && self.works_in(into).next().is_none() {
            return Vec::new();
        }
        let leader = firers.first().and_then(|&it| self.hex(it));
        let from = leader.unwrap_or(into);
        let shot = Shot { firers, manner, from, into, bonus: 0 };
        let seen = self.marks(&shot).into_iter().filter(|&it| it != Mark::Ghost);
        seen.map(|it| self.reckon(&shot, it).color).collect()
    }

    /// [COH 9.1.2h] Whether a unit has a printed firepower of one of these colors, or of any if there are
    /// none.
    fn has_printed_power(&self, unit: UnitId, colors: &[Color]) -> bool {
        let any = [Color::Red, Color::Blue];
        let colors = if colors.is_empty() { &any } else { colors };
        colors.iter().any(|&it| self.kind(unit).power(it).value > 0)
    }

    /// [COH 7.0a, 7.0b, 7.0e, 9.1.2a, 9.1.2b] Whether the members may fire at a hex, however often
    /// it was fired at, and for how much.
    pub(crate) fn may_fire(&self, act: &Act, into: HexId) -> Result<u8, Illegal> {
        let leader = act.members[0];
        self.may_aim(leader, into, false)?;
        let turret = self.arc_price(leader, into, act.fund)?;
        self.may_see(leader, into)?;
        self.may_support(act, into, Manner::Direct)?;
        self.may_hit_somebody(leader, into)?;
        Ok(self.fire_price(leader) + turret)
    }

    /// The hexes at which the members may fire, in the order of ids.
    //
    // Optimization: `may_do` for every hex at once; what is the same for all is asked once. The
    // invariants compare the two.
    pub(crate) fn fire_hexes<'a>(&'a self, act: &'a Act) -> impl Iterator<Item = HexId> + 'a {
        self.aim_hexes(act).filter(|&into| !self.has_only_friends(act.members[0], into))
    }

    /// The hexes into which the members may shoot, whatever is there, in the order of ids.
    pub(crate) fn aim_hexes<'a>(&'a self, act: &'a Act) -> impl Iterator<Item = HexId> + 'a {
        let stance = self.stance(act);
        let field = &self.scenario.field;
        stance.into_iter().flat_map(move |it| {
            field.sight.seen_from(it.at).filter(move |&into| self.is_in_aim(act, &it, into))
        })
    }

    /// What the shots of an action have in common; `None` if there are none.
    fn stance(&self, act: &Act) -> Option<Stance> {
        let unit = act.members[0];
        let at = self.hex(unit)?;
        let kind = self.kind(unit);
        let (least, most) = self.range_of(unit);
        let barred = kind.is_aircraft()
            || most == 0
            || self.may_do_by(act, Action::Fire(at)).is_err()
            || self.may_attack_at_all(unit).is_err()
            || self.has_enemy(at, self.nation(unit));
        if barred {
            return None;
        }
        let price = self.fire_price(unit);
        let turned = price + if Self::is_free(act.fund) { 0 } else { TURRET };
        let state = self.unit(unit);
        let stance = Stance {
            at,
            here: self.scenario.field.grid.hex(at),
            facing: Some(state.facing).filter(|_| !state.is(Flags::HIDDEN)),
            ahead: self.may_pay(act, price).is_ok(),
            aside: kind.turret && self.may_pay(act, turned).is_ok(),
            least: u16::from(least),
            most: 2 * u16::from(most),
            inside: state.is(Flags::INSIDE),
            high: (kind.is_vehicle() || kind.is_gun()) && !self.scenario.field.is_gully(at),
        };
        Some(stance).filter(|it| it.ahead || it.aside)
    }

    /// Whether a hex that can be seen over the bare ground is one to fire at.
    fn is_in_aim(&self, act: &Act, stance: &Stance, into: HexId) -> bool {
        let field = &self.scenario.field;
        let (at, there) = (stance.at, field.grid.hex(into));
        let is_before = |it| Facing::Side(it).is_in_front(stance.here, there);
        (if stance.facing.is_none_or(is_before) { stance.ahead } else { stance.aside })
            && at != into
            && (stance.least..=stance.most).contains(&stance.here.distance(there))
            && !(stance.high && field.is_gully(into))
            && !(stance.inside && self.is_blinkered(act.members[0], into))
            && (self.core.smoke.is_empty() || field.sees(at, into, &self.core.smoke))
            && (act.members.len() == 1 || self.may_support(act, into, Manner::Direct).is_ok())
    }

    /// [COH 7.7b, 10.0f, 10.0g] Whether there is, or may be, anything to attack in a hex: where own men
    /// are seen no enemy hides.
    pub(crate) fn may_hit_somebody(&self, unit: UnitId, into: HexId) -> Result<(), Illegal> {
        if self.has_only_friends(unit, into) {
            return refuse("coh:7.7b", "only one's own men are there");
        }
        Ok(())
    }

    /// Whether nothing but men of its own is seen in a hex, and no work that a unit could shoot at.
    #[inline]
    pub(crate) fn has_only_friends(&self, unit: UnitId, into: HexId) -> bool {
        // Optimization: most hexes are empty.
        !self.derived.is_bare(into) && self.shows_only_friends(unit, into)
    }

    fn shows_only_friends(&self, unit: UnitId, into: HexId) -> bool {
        let (nation, mortar) = (self.nation(unit), self.kind(unit).is_mortar());
        let mut seen = self.seen_in(into).peekable();
        // [COH 18.5k] Mines are cleared from above.
        let shootable = |it: &Work| {
            !it.hidden && Self::is_destructible(it.kind) && (it.kind != WorkKind::Mines || mortar)
        };
        seen.peek().is_some()
            && seen.all(|it| self.nation(it) == nation)
            && !self.works_in(into).any(shootable)
    }

    /// What a shot costs that may be fired.
    pub(crate) fn shot_price(&self, act: &Act, into: HexId) -> u8 {
        let leader = act.members[0];
        let turret = self.arc_price(leader, into, act.fund);
        self.fire_price(leader) + turret.expect("what may be fired at lies in the arc")
    }

    fn fire_price(&self, unit: UnitId) -> u8 {
        self.kind(unit).fire + self.felt_marker(unit).map_or(0, |it| it.fire_cost)
    }

    /// [COH 12.0a, 12.0b, 12.0g] Whether a mortar may fire at a hex it does not see, and for how much.
    pub(crate) fn may_lob(&self, act: &Act, into: HexId) -> Result<u8, Illegal> {
        let unit = act.members[0];
        let Some(price) = self.kind(unit).indirect else {
            return refuse("coh:12.0b", "only mortars with a price in brackets fire indirectly");
        };
        self.may_aim(unit, into, false)?;
        let turret = self.arc_price(unit, into, act.fund)?;
        let at = self.hex(unit).expect("who aims is on the map");
        if self.scenario.field.sees(at, into, &self.core.smoke) {
            return refuse("coh:12.0a", "a mortar that sees its target fires directly");
        }
        if self.spotter_hexes(unit, into).is_empty() {
            return refuse("coh:12.0c", "no hex near the mortar sees the target");
        }
        self.may_support(act, into, Manner::Indirect)?;
        Ok(price + turret + self.felt_marker(unit).map_or(0, |it| it.fire_cost))
    }

    /// [COH 12.0c, 12.0d, 12.0e, 12.0k] The hexes that can direct a mortar at another hex.
    pub(crate) fn spotter_hexes(&self, unit: UnitId, into: HexId) -> Vec<HexId> {
        let Some(at) = self.hex(unit) else { return Vec::new() };
        let field = &self.scenario.field;
        let loose = self.scenario.rules.spotter_range.get(&self.kind(unit).id).copied();
        let reach = u16::from(loose.unwrap_or(SPOTTER_RANGE));
        let nation = self.nation(unit);
        let near = field.grid.hexes_within(at, reach).into_iter();
        near.filter(|&it| field.sees(it, into, &self.core.smoke) && !self.has_enemy(it, nation))
            .collect()
    }

    /// [COH 13.1a–13.1c, 19.0b] Whether a unit may lay smoke in a hex it sees, and for how much.
    pub(crate) fn may_smoke(&self, act: &Act, into: HexId) -> Result<u8, Illegal> {
        let unit = act.members[0];
        if act.members.len() > 1 {
            return refuse("coh:13.1a", "one unit lays smoke");
        }
        if self.is_engineer(unit) {
            self.may_attack_at_all(unit)?;
            let at = self.hex(unit).expect("checked before");
            if !self.scenario.field.is_near(at, into) {
                return refuse("coh:19.0b", "engineers lay smoke in their own or an adjacent hex");
            }
            return Ok(ENGINEER_SMOKE);
        }
        self.may_lay_smoke(unit)?;
        self.may_shoot_smoke(unit, into)?;
        self.may_aim(unit, into, false)?;
        let turret = self.arc_price(unit, into, act.fund)?;
        self.may_see(unit, into)?;
        Ok(self.fire_price(unit) + turret)
    }

    fn may_shoot_smoke(&self, unit: UnitId, into: HexId) -> Result<(), Illegal> {
        if self.hex(unit) == Some(into) {
            return refuse("coh:13.1a", "smoke is shot into another hex");
        }
        Ok(())
    }

    pub(crate) fn may_lay_smoke(&self, unit: UnitId) -> Result<(), Illegal> {
        let (kind, rules) = (self.kind(unit), &self.scenario.rules);
        let allowed = rules.smoke_kinds.iter().any(|it| it == kind.kind.word());
        if kind.smoke && !rules.no_mortar_smoke || allowed {
            return Ok(());
        }
        if kind.smoke {
            return refuse("coh:13.1a", "mortars have no smoke in this firefight");
        }
        refuse("coh:13.1c", "the unit has no smoke")
    }

    /// [COH 13.1a] The same for a hex that is spotted for the mortar.
    pub(crate) fn may_lob_smoke(&self, act: &Act, into: HexId) -> Result<u8, Illegal> {
        if act.members.len() > 1 {
            return refuse("coh:13.1a", "one unit lays smoke");
        }
        self.may_lay_smoke(act.members[0])?;
        self.may_shoot_smoke(act.members[0], into)?;
        self.may_lob(act, into)
    }

    /// [COH 7.6.3a, 7.6.3b, 7.6.3e, 7.6.3j, 7.6.3l, 15.3.3a, 18.4h] Whether the members may fight in
    /// their own hex, mortars too. Whoever came in did so in an action: the enemy has had a turn.
    pub(crate) fn may_melee(&self, act: &Act) -> Result<u8, Illegal> {
        let leader = act.members[0];
        for &unit in &act.members {
            self.may_attack_at_all(unit)?;
        }
        let hex = self.hex(leader).expect("checked before");
        self.may_help_close(act, hex, Manner::Melee)?;
        if self.melee_marks(leader, hex).is_empty() {
            return refuse("coh:7.6.3a", "there is nothing to attack in this hex");
        }
        Ok(self.fire_price(leader))
    }

    /// [COH 7.6.3j, 9.1.2g, 9.1.2h] Whether every other member may support at close quarters.
    fn may_help_close(&self, act: &Act, hex: HexId, manner: Manner) -> Result<(), Illegal> {
        if act.members.len() == 1 {
            return Ok(());
        }
        let colors = self.colors_in(&act.members, hex, manner);
        // [COH 8.2a] A weapon card brings the firepower of the leader.
        let armed = matches!(manner, Manner::Weapon(_));
        for (place, &unit) in act.members.iter().enumerate() {
            if self.hex(unit) != Some(hex) {
                return refuse("coh:7.6.3j", "at close quarters groups stand in one hex");
            }
            let hinders = self.felt_marker(unit).is_some_and(MarkerType::touches_fire);
            if place > 0 && hinders {
                return refuse(
                    "coh:9.1.2g",
                    "a marker on its firepower keeps a unit from supporting",
                );
            }
            let counts = place > 0 || !armed;
            if counts && !self.has_printed_power(unit, &colors) {
                return refuse("coh:9.1.2h", "a group needs a printed firepower above nothing");
            }
        }
        Ok(())
    }

    /// [COH 8.2a, 8.2b, 8.2d, card.w1, card.w2, card.w3, card.w4, card.w5, card.w6a] Whether a unit may
    /// use a weapon card on a hex.
    pub(crate) fn may_strike(
        &self,
        act: &Act,
        card: crate::cards::CardId,
        into: HexId,
    ) -> Result<u8, Illegal> {
        let unit = act.members[0];
        self.may_attack_at_all(unit)?;
        if !self.bears(unit, card) {
            return refuse("coh:8.2a", "the unit has no such weapon any more");
        }
        let info = self.scenario.cards.card(card);
        let is_weapon = matches!(
            info.effect,
            crate::cards::Effect::Weapon | crate::cards::Effect::WeaponOrMines
        );
        if !is_weapon {
            return refuse("coh:8.2a", "the card is no weapon");
        }
        if act.members.len() > 1 && !info.group {
            return refuse("coh:9.2d", "this card is not for groups");
        }
        let manner = Manner::Weapon(card);
        let at = self.hex(unit).expect("checked before");
        let distance = self.scenario.field.distance(at, into);
        if distance > u16::from(info.range.1) {
            return refuse("coh:8.2d", "the weapon does not reach so far");
        }
        if distance > 0 {
            if self.has_enemy(at, self.nation(unit)) {
                return refuse("coh:7.6.3k", "with an enemy in its hex a unit cannot fire out");
            }
            if self.is_blinkered(unit, into) {
                return refuse("coh:18.2i", "out of a bunker one fires only where it looks");
            }
            self.arc_price(unit, into, Fund::Opportunity)?;
            self.may_see(unit, into)?;
            self.may_support(act, into, manner)?;
        } else {
            self.may_help_close(act, into, manner)?;
        }
        let shot = Shot { firers: &act.members, manner, from: at, into, bonus: 0 };
        let friend =
            |it: &Mark| matches!(*it, Mark::Unit(it) if self.nation(it) == self.nation(unit));
        if self.marks(&shot).iter().all(friend) {
            return refuse("coh:8.2e", "there is nothing for this weapon in the hex");
        }
        // [COH 8.2b] What a hit changes counts.
        Ok(info.price + self.felt_marker(unit).map_or(0, |it| it.fire_cost))
    }

    pub(crate) fn is_engineer(&self, unit: UnitId) -> bool {
        self.kind(unit).kind == crate::roster::Kind::Engineer
    }

    /// Whether a work of a kind lies in a hex and can be shot at [COH 18.6a] [M-07].
    pub(crate) fn is_destructible(kind: WorkKind) -> bool {
        matches!(kind, WorkKind::Wire | WorkKind::Bunker | WorkKind::Mines)
    }
}
