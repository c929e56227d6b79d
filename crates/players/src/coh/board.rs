//! The table as a player sees it: who stands where, what each unit is worth, and what each could do
//! to each. Everything is reckoned once for a decision; shots are estimated without rolling.

use std::sync::Arc;

use hexgrid::{Direction, HexId};
use rules_coh::roster::{Color, Nation, UnitType};
use rules_coh::scenario::WorkKind;
use rules_coh::{Firefight, Flags, ForceId, Hit, Place, UnitId};

use super::ground::{Ground, class_of};
use super::odds;
use super::value::{self, Goal};

/// [COH 3.0a] AP of an activation.
pub(super) const AP: u8 = 7;
/// What a shot at the next hex, from afar and at close quarters adds [COH 7.6].
const SHORT: i16 = 3;
const LONG: i16 = -2;
const CLOSE: i16 = 4;
const CLOSE_BOXED: i16 = -2;
/// Share of a shot, in hundredths, that a ready enemy is thought to fire at a given unit.
const SHARE: i64 = 40;
/// The same for what it may do in the next round.
const LATER: i64 = 25;
/// Hundredths that every comrade in the hex adds to the danger: a stack draws fire, and an attack
/// is rolled against each of them.
const SHARED: i64 = 35;

/// One unit on the map.
#[expect(clippy::struct_excessive_bools, reason = "each is a state of its own")]
#[derive(Clone)]
pub(super) struct Piece<'a> {
    pub(super) unit: UnitId,
    pub(super) kind: &'a UnitType,
    pub(super) hex: HexId,
    pub(super) facing: Direction,
    pub(super) hit: bool,
    pub(super) hidden: bool,
    pub(super) carried: bool,
    pub(super) ready: bool,
    pub(super) worth: i64,
    /// Whether it can fire at all, and for how much.
    pub(super) fire: Option<u8>,
    /// Firepower against soft and armored targets.
    power: [i16; 2],
    pub(super) range: (u16, u16),
    /// What its marker adds to the defense: front, flank.
    mark: [i16; 2],
    /// What works add where it stands.
    works: i16,
    pub(super) class: usize,
    /// Shots in hundredths it is thought to fire at one of ours before we can do anything.
    weight: i64,
}

/// The table before a decision.
pub(super) struct Board<'a> {
    pub(super) game: &'a Firefight,
    pub(super) force: ForceId,
    pub(super) nation: Nation,
    pub(super) ground: Arc<Ground>,
    /// Enemies that are seen, by hex.
    pub(super) foes: Vec<Piece<'a>>,
    /// Units of the own nation, by hex.
    pub(super) friends: Vec<Piece<'a>>,
    pub(super) goals: Vec<Goal>,
    /// Rounds still to be played, this one included.
    pub(super) rounds: i64,
    /// Hexes that hurt: known mines and wire.
    pub(super) perils: Vec<(HexId, WorkKind)>,
}

impl<'a> Board<'a> {
    /// Looks at the table with the eyes of a force.
    pub(super) fn new(game: &'a Firefight, force: ForceId) -> Self {
        let nation = game.nation_of(force);
        let rounds = i64::from(game.scenario.rounds.saturating_sub(game.core.round)) + 1;
        let rounds = rounds.min(i64::from(game.scenario.rounds)).max(1);
        let mut board = Self {
            game,
            force,
            nation,
            ground: Ground::of(&game.scenario),
            foes: Vec::new(),
            friends: Vec::new(),
            goals: value::goals(game, force, rounds),
            rounds,
            perils: Vec::new(),
        };
        for unit in game.scenario.unit_ids() {
            let Some(hex) = board.place_of(unit) else { continue };
            if game.kind(unit).is_aircraft() {
                continue;
            }
            let piece = board.piece(unit, hex);
            if game.nation(unit) == nation {
                board.friends.push(piece);
            } else if !piece.hidden {
                board.foes.push(piece);
            }
        }
        board.foes.sort_by_key(|it| (it.hex, it.unit));
        let known = game.core.works.iter().filter(|it| !it.hidden || it.owner == force);
        board.perils = known
            .filter(|it| matches!(it.kind, WorkKind::Mines | WorkKind::Wire | WorkKind::RoadBlock))
            .map(|it| (it.hex, it.kind))
            .collect();
        board
    }

    /// Where a unit is, or is thought to be set up.
    fn place_of(&self, unit: UnitId) -> Option<HexId> {
        if self.game.unit(unit).place == Place::SetUp && self.game.nation(unit) != self.nation {
            let hexes = &self.game.scenario.unit(unit).hexes;
            return hexes.get(hexes.len() / 2).copied();
        }
        self.game.hex(unit)
    }

    /// A unit as it would stand in a hex.
    pub(super) fn piece(&self, unit: UnitId, hex: HexId) -> Piece<'a> {
        let game = self.game;
        let (state, kind) = (game.unit(unit), game.kind(unit));
        let marker = game.felt_marker(unit);
        let fires = marker.is_none_or(|it| it.fires && !it.only_rally) && !game.is_carried(unit);
        let extra = marker.map_or(0, |it| it.fire_cost);
        let change = marker.map_or([0, 0], |it| [i16::from(it.red), i16::from(it.blue)]);
        let most = marker.and_then(|it| it.range).unwrap_or(kind.range.1);
        let mut piece = Piece {
            unit,
            kind,
            hex,
            facing: state.facing,
            hit: state.hit.is_some(),
            hidden: state.is(Flags::HIDDEN),
            carried: game.is_carried(unit),
            ready: !state.is(Flags::SPENT),
            worth: value::worth(game, unit, self.rounds),
            fire: fires.then_some(kind.fire + extra),
            power: [i16::from(kind.red.value) + change[0], i16::from(kind.blue.value) + change[1]],
            range: (u16::from(kind.range.0), u16::from(most)),
            mark: marker.map_or([0, 0], |it| [i16::from(it.front), i16::from(it.flank)]),
            works: 0,
            class: class_of(kind),
            weight: 0,
        };
        piece.works = self.works_of(&piece);
        piece.weight = self.weight_of(&piece);
        piece
    }

    /// What hasty defenses and works add.
    fn works_of(&self, piece: &Piece<'_>) -> i16 {
        let hasty = i16::from(self.game.unit(piece.unit).is(Flags::HASTY));
        let around = self.game.work_around(piece.unit).map_or(0, |it| match it.kind {
            WorkKind::Trench => 2,
            WorkKind::Emplacement => 3,
            WorkKind::Bunker => i16::from(it.front),
            WorkKind::Wire | WorkKind::Mines | WorkKind::RoadBlock => 0,
        });
        hasty + around
    }

    /// How many shots, in hundredths, an enemy is thought to have for one of ours.
    fn weight_of(&self, piece: &Piece<'_>) -> i64 {
        let Some(fire) = piece.fire else { return 0 };
        let fire = fire.max(1);
        let owner = self.game.force(self.game.owner(piece.unit));
        let state = self.game.unit(piece.unit);
        let ap = if state.is(Flags::JOINED) { owner.ap } else { AP };
        let shots = if piece.ready { i64::from((ap / fire).clamp(1, 2)) * SHARE } else { 0 };
        let ordered = if owner.cap >= fire && !piece.ready { SHARE / 2 } else { 0 };
        let later = if self.rounds > 1 { LATER } else { 0 };
        shots + ordered + later
    }

    /// A unit of the own side as it stands.
    pub(super) fn friend(&self, unit: UnitId) -> Option<&Piece<'a>> {
        self.friends.iter().find(|it| it.unit == unit)
    }

    /// Whether one hex is seen from another.
    pub(super) fn sees(&self, a: HexId, b: HexId) -> bool {
        self.game.scenario.field.sees(a, b, &self.game.core.smoke)
    }

    /// Distance in hexes.
    pub(super) fn distance(&self, a: HexId, b: HexId) -> u16 {
        self.game.scenario.field.distance(a, b)
    }

    /// What two dice have to reach for a shot to hit; `None` if there is no shot. Without a facing
    /// the target looks at the firer.
    pub(super) fn need(
        &self,
        by: &Piece<'_>,
        from: HexId,
        target: &Piece<'_>,
        at: HexId,
        facing: Option<Direction>,
    ) -> Option<i16> {
        by.fire?;
        let distance = self.distance(from, at);
        let field = &self.game.scenario.field;
        let above = by.kind.is_mortar() && distance > 0;
        if distance > 0 {
            let (least, most) = by.range;
            if distance < least || distance > 2 * most || !self.sees(from, at) {
                return None;
            }
            if field.is_gully(at) && !field.is_gully(from) && !by.kind.is_squad() {
                return None;
            }
        }
        let front = !above
            && distance > 0
            && !target.carried
            && facing.is_none_or(|it| self.game.is_before(at, it, from));
        let rating = if front { target.kind.front } else { target.kind.flank };
        let soft = rating.color == Color::Red || target.kind.open_top && (above || distance == 0);
        let printed = if soft { by.kind.red } else { by.kind.blue };
        let mut power = by.power[usize::from(!soft)];
        power += match distance {
            0 if printed.boxed => CLOSE_BOXED,
            0 => CLOSE,
            1 => SHORT,
            _ if distance > by.range.1 => LONG,
            _ => 0,
        };
        let height = field.level(from) - field.level(at);
        if distance > 0 {
            power += i16::from(height.signum());
        }
        let mut value = i16::from(rating.value) + target.mark[usize::from(!front)];
        value += self.cover(target, at, above);
        if !self.game.core.smoke.is_empty() {
            let smoke = rules_coh::field::value(&self.game.core.smoke, at);
            value += i16::from(smoke);
        }
        Some(value - power)
    }

    /// What the ground of a hex and works add to the defense of a unit.
    fn cover(&self, target: &Piece<'_>, at: HexId, above: bool) -> i16 {
        let terrain = self.game.scenario.field.terrain(at);
        let bursts = above && terrain.id == "woods" && target.kind.is_foot();
        let ground = if bursts { 0 } else { i16::from(terrain.dm) };
        let shield = match self.game.unit(target.unit).place {
            Place::Carried(by) => i16::from(self.game.kind(by).shield),
            _ => 0,
        };
        ground + shield + if at == target.hex { target.works } else { 0 }
    }

    /// What a shot is worth on average.
    pub(super) fn shot(
        &self,
        by: &Piece<'_>,
        from: HexId,
        target: &Piece<'_>,
        at: HexId,
        facing: Option<Direction>,
    ) -> i64 {
        self.need(by, from, target, at, facing)
            .map_or(0, |it| odds::damage(it, target.hit, target.worth))
    }

    /// What enemies are thought to do to a unit in a hex.
    pub(super) fn danger(&self, unit: &Piece<'_>, at: HexId, facing: Option<Direction>) -> i64 {
        let mut sum = 0;
        for foe in &self.foes {
            if foe.weight > 0 {
                sum += self.shot(foe, foe.hex, unit, at, facing) * foe.weight / 100;
            }
        }
        sum.min(unit.worth)
    }

    /// The best hex to fire at from a hex, what a shot at it is worth, and what the turret adds to
    /// its price. With a facing only what lies before it counts, unless there is a turret.
    pub(super) fn target(
        &self,
        by: &Piece<'_>,
        from: HexId,
        facing: Option<Direction>,
    ) -> Option<(i64, HexId, u8)> {
        by.fire?;
        let close = self.foes.iter().any(|it| it.hex == from);
        let mut best: Option<(i64, HexId, u8)> = None;
        let mut at = 0;
        while at < self.foes.len() {
            let hex = self.foes[at].hex;
            let end = at + self.foes[at..].iter().take_while(|it| it.hex == hex).count();
            let group = &self.foes[at..end];
            at = end;
            if close != (hex == from) {
                continue;
            }
            let before = hex == from
                || facing.is_none_or(|it| self.game.is_before(from, it, hex))
                || by.hidden;
            if !before && !by.kind.turret {
                continue;
            }
            let mut sum: i64 =
                group.iter().map(|it| self.shot(by, from, it, hex, Some(it.facing))).sum();
            if sum > 0 && !close {
                // [COH 7.6.3o] Fire into a fight hits friends too.
                let own = self.friends.iter().filter(|it| it.hex == hex && !it.hidden);
                sum -= own.map(|it| self.shot(by, from, it, hex, Some(it.facing))).sum::<i64>();
            }
            let price = u8::from(!before);
            let gain = sum - 30 * i64::from(price);
            if gain > 0 && best.is_none_or(|it| gain > it.0) {
                best = Some((gain, hex, price));
            }
        }
        best
    }

    /// The best hex for indirect fire, and what it is worth.
    pub(super) fn lob(&self, by: &Piece<'_>) -> Option<(i64, HexId, u8)> {
        let price = by.kind.indirect?;
        by.fire?;
        let grid = &self.game.scenario.field.grid;
        let near = grid.hexes_within(by.hex, 2);
        let (least, most) = by.range;
        let mut best: Option<(i64, HexId, u8)> = None;
        for foe in &self.foes {
            let distance = self.distance(by.hex, foe.hex);
            let reached = distance >= least.max(1) && distance <= most;
            let before = self.game.is_before(by.hex, by.facing, foe.hex);
            let spotted = |it: &&HexId| self.sees(**it, foe.hex);
            if !reached || !before || near.iter().find(spotted).is_none() {
                continue;
            }
            if self.friends.iter().any(|it| it.hex == foe.hex) {
                continue;
            }
            let soft = foe.kind.flank.color == Color::Red || foe.kind.open_top;
            let power = by.power[usize::from(!soft)];
            let value = i16::from(foe.kind.flank.value) + self.cover(foe, foe.hex, true);
            let gain = odds::damage(value - power, foe.hit, foe.worth);
            if gain > 0 && best.is_none_or(|it| gain > it.0) {
                best = Some((gain, foe.hex, price));
            }
        }
        best
    }

    /// What it is worth to stand in a hex, whatever is done from there.
    pub(super) fn stand(&self, unit: &Piece<'_>, at: HexId, facing: Option<Direction>) -> i64 {
        let stays = at == unit.hex;
        let exposed = !(unit.hidden && stays);
        let danger = if exposed { self.danger(unit, at, facing) } else { 0 };
        let danger = danger * (100 + SHARED * self.company(unit, at)) / 100;
        let cover = i64::from(self.game.scenario.field.terrain(at).dm) * 30
            + if stays { i64::from(unit.works) * 15 } else { 0 };
        let hidden = if exposed { 0 } else { 120 };
        self.pull(unit, at) + cover + hidden - danger - self.crowd(unit, at)
    }

    /// How many friends stand in a hex.
    fn company(&self, unit: &Piece<'_>, at: HexId) -> i64 {
        let same = |it: &&Piece<'_>| it.hex == at && it.unit != unit.unit && !it.carried;
        i64::try_from(self.friends.iter().filter(same).count()).unwrap_or(0)
    }

    /// What it costs to stand with others, and in mines.
    fn crowd(&self, unit: &Piece<'_>, at: HexId) -> i64 {
        let others = self.company(unit, at);
        let mined = self.perils.iter().any(|it| it.0 == at && it.1 == WorkKind::Mines);
        60 * others * others.min(3) + if mined && at != unit.hex { unit.worth / 4 } else { 0 }
    }

    /// How much what matters draws a unit to a hex.
    fn pull(&self, unit: &Piece<'_>, at: HexId) -> i64 {
        value::pull(self, unit, at)
    }

    /// CAP of the force.
    pub(super) fn cap(&self) -> u8 {
        self.game.force(self.force).cap
    }

    /// What a CAP is worth now: less when nobody is left to use it.
    pub(super) fn cap_worth(&self) -> i64 {
        let ready = self.friends.iter().filter(|it| it.ready && self.is_own(it.unit)).count();
        match (ready, self.rounds) {
            (0, 1) => 8,
            (0, _) => 25,
            (1, _) => 50,
            (2, _) => 90,
            _ => 140,
        }
    }

    /// Whether a unit is of the own force.
    pub(super) fn is_own(&self, unit: UnitId) -> bool {
        self.game.owner(unit) == self.force
    }

    /// What a rally of a unit is worth, given what is added to the dice.
    pub(super) fn rally(&self, unit: &Piece<'_>) -> i64 {
        if !unit.hit || self.foes.iter().any(|it| it.hex == unit.hex) {
            return 0;
        }
        let Some(number) = self.game.rally_number(unit.unit) else { return 0 };
        let bonus = self.game.rally_bonus(unit.unit);
        let need = i16::from(number) - i16::from(bonus);
        odds::recovery(need, unit.worth) * burden(self.game, unit) / 100
    }
}

/// How much the marker of a unit hampers it, in hundredths.
fn burden(game: &Firefight, unit: &Piece<'_>) -> i64 {
    match game.unit(unit.unit).hit {
        Some(Hit::Bare) | None => 60,
        Some(Hit::Marker(_)) => match game.felt_marker(unit.unit) {
            Some(it) if it.only_rally || !it.fires => 150,
            Some(it) if !it.moves || it.red < 0 => 110,
            _ => 80,
        },
    }
}
