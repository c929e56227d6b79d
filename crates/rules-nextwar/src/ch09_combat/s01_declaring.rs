//! [NW 9.1, 9.2.1, 9.3] Who attacks what.

use hexgrid::{Direction, HexId};
use kernel::{Illegal, refuse};

use super::{Battle, Duty, Event, May, Role, Support};
use crate::action::Action;
use crate::agenda::Event as AnyEvent;
use crate::ch08_movement::misplaced;
use crate::state::{Berth, Place, ShipId, UnitId, War};
use crate::terms::{Class, Kind, Side, Terrain};
use crate::titles::korea;

/// Where an attacker faces the hex that is attacked.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Front {
    /// Across a side of the hex where it stands.
    Side(HexId, Direction),
    /// [NWK 5.5.2.1a] Along the line that comes onto the map there.
    Line,
}

impl War {
    /// [NWK 5.5.2.1a] The hexes that might be attacked: enemies beside one's own units, beaches
    /// beside ships; where lines come onto the map, from beyond it or to beyond it.
    pub(super) fn target_candidates(&self) -> Vec<Action> {
        let side = self.side_of(Role::Attacker);
        let own = self.units().filter(|it| self.side(*it) == side);
        let fronts = own.filter_map(|it| self.attack_hex(it)).flat_map(|from| {
            // [NW 8.5.8.1i] From the sea an empty beach is assaulted as well.
            let landing = !self.scenario.board.is_land(from);
            let enemy = move |it: &HexId| landing || self.holds(side.other(), *it);
            self.beside(from).filter(enemy)
        });
        let mut hexes: Vec<HexId> = fronts.collect();
        hexes.extend(self.scenario.board.entries.iter().map(|it| it.0));
        hexes.sort_unstable();
        hexes.dedup();
        hexes.retain(|it| !self.holds(side, *it) || self.has_enemies_beside(side, *it));
        hexes.into_iter().map(Action::Attack).chain([Action::End]).collect()
    }

    /// [NW 9.1a, 9.3b] Whether a hex may be attacked: somebody is there who can be, nobody has
    /// attacked it in this segment, and somebody can.
    pub(super) fn may_target(&self, target: HexId) -> Result<May, Illegal> {
        let side = self.side_of(Role::Attacker);
        if self.core.attacked.contains(&target) {
            return refuse("nw:9.3b", "the hex has been attacked in this segment");
        }
        if self.holds(side, target) && !self.has_enemies_beside(side, target) {
            return refuse("nw:9.1a", "one's own units stand there");
        }
        let battle = self.bare_battle(side, target);
        self.has_attackers(&battle)?;
        Ok(May::Plan(Some(Box::new(battle))))
    }

    /// [NW 9.1a, 8.5.8.1i] Whether somebody can attack a hex; if not, why the first of those
    /// around cannot. Where no enemy stands only those aboard ships can.
    fn has_attackers(&self, battle: &Battle) -> Result<(), Illegal> {
        let empty = battle.defenders.is_empty();
        let aboard = |it: &UnitId| matches!(self.unit(*it).place, Place::Aboard(_));
        let around = self.units_around(battle.side, battle.target);
        let mut refusal = refuse("nw:9.1a", "nobody can attack that hex");
        let mut told = false;
        for id in around.filter(|it| !empty || aboard(it)) {
            match self.may_attack(battle, id).and_then(|()| self.fits_attack(battle, id)) {
                Ok(()) => return Ok(()),
                // That some have attacked says least.
                Err(why) if !told => {
                    told = !self.unit(id).attacked;
                    refusal = Err(why);
                }
                Err(_) => {}
            }
        }
        refusal
    }

    /// [NWK 5.5.2.1a] A combat in which nobody takes part yet. An attack on a hex of one's own is
    /// one on those who wait beside it beyond the map.
    pub fn bare_battle(&self, side: Side, target: HexId) -> Battle {
        let beyond = self.holds(side, target);
        let stack: Vec<UnitId> =
            if beyond { self.beside_entry(target).collect() } else { self.stack(target).collect() };
        // [NW 9.8.4a] Who has just retreated there to others takes no part in the defense.
        let (bystanders, defenders): (Vec<UnitId>, Vec<UnitId>) =
            stack.into_iter().partition(|it| self.unit(*it).retreated);
        let alone = defenders.is_empty();
        let (bystanders, defenders) =
            if alone { (defenders, bystanders) } else { (bystanders, defenders) };
        Battle {
            side,
            target,
            beyond,
            attackers: Vec::new(),
            defenders,
            bystanders,
            leads: [None; 2],
            support: [Support::default(), Support::default()],
            landing: Vec::new(),
            hurt: Vec::new(),
            broken: false,
            advanced: Vec::new(),
        }
    }

    /// [NW 8.5.8.1b, 8.5.8.1h] [NWK 5.5.2.1a] The units of a side that might attack a hex, all of
    /// them together: those beside it, those aboard ships there, those beyond the map; those
    /// beyond the map beside a hex of one's own are attacked from that hex alone.
    pub fn units_around(&self, side: Side, target: HexId) -> impl Iterator<Item = UnitId> + '_ {
        let within = self.holds(side, target);
        let ashore = self.beside(target).filter(move |_| !within).flat_map(|it| self.stack(it));
        let ships = self.ships().filter(move |it| {
            let near = |hex| self.distance(hex, target) == 1;
            !within && matches!(self.ship(*it).berth, Berth::Hex(hex) if near(hex))
        });
        let aboard = ships.flat_map(|ship| self.aboard(ship));
        let beyond = self.beside_entry(target).filter(move |_| !within);
        let inside = self.stack(target).filter(move |_| within);
        let around = ashore.chain(aboard).chain(beyond).chain(inside);
        around.filter(move |it| self.side(*it) == side)
    }

    /// The units aboard ships, in the order of the roster.
    pub fn aboard(&self, ship: ShipId) -> impl Iterator<Item = UnitId> + '_ {
        self.units().filter(move |it| self.unit(*it).place == Place::Aboard(ship))
    }

    /// [NW 9.1a, 9.1e, 2.3.1, 8.4.1.1] Whether a unit may attack the hex of a combat.
    fn may_attack(&self, battle: &Battle, id: UnitId) -> Result<(), Illegal> {
        let Some(front) = self.front_of(battle, id) else {
            return refuse("nw:9.1a", "the unit is not beside the hex");
        };
        if self.side(id) != battle.side {
            return refuse("nw:9.1a", "the unit belongs to the other side");
        }
        if self.spec(id).kind.is_fixture() || self.face(id).attack == 0 {
            return refuse("nw:2.3.1", "the unit has no attack strength");
        }
        if self.unit(id).attacked {
            return refuse("nw:9.1e", "the unit has attacked in this segment");
        }
        let clears = self.hex(id).is_some_and(|it| self.clearing_in(it).is_some());
        if clears {
            return refuse("nw:8.4.1.1", "the unit is clearing its own hex");
        }
        korea::may_attack(self, id)?;
        if let Place::Aboard(ship) = self.unit(id).place {
            return self.may_assault(ship, battle.target);
        }
        match front {
            Front::Side(from, way) => {
                if !self.was_beside_enemies(battle.side, from) {
                    return refuse(
                        "nw:9.1a",
                        "no enemy was beside the unit when the segment began",
                    );
                }
                self.may_attack_over(battle, id, (from, way))
            }
            Front::Line => self.may_attack_along_line(battle),
        }
    }

    /// [NWK 5.5.2.1a] Where a unit faces the hex of a combat; none if it is not beside it.
    pub(crate) fn front_of(&self, battle: &Battle, id: UnitId) -> Option<Front> {
        let place = self.unit(id).place;
        let by_line = if battle.beyond {
            place == Place::Hex(battle.target)
        } else {
            place == Place::Beside(battle.target)
        };
        if by_line {
            return Some(Front::Line);
        }
        let from = self.attack_hex(id).filter(|_| !battle.beyond)?;
        let way = self.scenario.board.map.grid.direction(from, battle.target)?;
        Some(Front::Side(from, way))
    }

    /// [NWK 5.5.2.1a] Whether anybody may attack along a line: there was an enemy at its other end
    /// when the segment began.
    fn may_attack_along_line(&self, battle: &Battle) -> Result<(), Illegal> {
        let stack = self.attacked_stack(battle);
        if stack.is_empty() {
            return refuse("nw:9.1a", "no enemy unit stands there");
        }
        if stack.iter().all(|it| self.unit(*it).retreated) {
            return refuse("nw:9.1a", "no enemy was beside the unit when the segment began");
        }
        Ok(())
    }

    /// [NW 9.1a, 8.1.1.1e] Whether a unit can attack in a combat besides those who do.
    pub fn can_attack(&self, battle: &Battle, id: UnitId) -> bool {
        self.may_attack(battle, id).is_ok() && self.fits_attack(battle, id).is_ok()
    }

    /// [NW 9.1a] Whether enemies were beside a hex when the combat segment began: those who are
    /// still where they were, or those who stood in a hex that has been attacked since.
    fn was_beside_enemies(&self, side: Side, from: HexId) -> bool {
        let steady = |it: UnitId| self.side(it) != side && !self.unit(it).retreated;
        self.beside(from).any(|it| self.core.attacked.contains(&it) || self.stack(it).any(steady))
            || self.beside_entry(from).any(steady)
    }

    /// [NW 8.5.8.1c, 8.5.8.1j] Whether Marines may assault a hex from their ships.
    fn may_assault(&self, ship: ShipId, target: HexId) -> Result<(), Illegal> {
        if !self.ship(ship).assaulting {
            return refuse("nw:8.5.8", "an assault begins in an Inshore box");
        }
        if !self.scenario.board.is_beach(self.options.season, target) {
            return refuse("nw:8.5.8.1c", "only a beach can be assaulted from the sea");
        }
        Ok(())
    }

    /// [NW 9.1b, 9.1f, 8.3.1.8b] Whether the ground lets a unit attack across a side.
    fn may_attack_over(
        &self,
        battle: &Battle,
        id: UnitId,
        (from, way): (HexId, Direction),
    ) -> Result<(), Illegal> {
        let board = &self.scenario.board;
        if battle.defenders.is_empty() {
            return refuse("nw:9.1a", "no enemy unit stands there");
        }
        if board.all_water.contains(from, way) {
            return refuse("nw:9.1b", "there is only water between the two hexes");
        }
        let terrain = board.terrain_in(self.options.season, battle.target);
        let class = self.spec(id).class();
        let vehicles = matches!(class, Class::Motorized | Class::Mechanized);
        let road = board.road(from, way).is_some();
        if terrain == Terrain::Mountain && vehicles && !road {
            return refuse("nw:9.1f", "vehicles attack into the mountains only along a road");
        }
        let closed =
            self.scenario.charts.terrain.terrain(terrain, class, self.core.weather).is_none();
        if closed && !road {
            return refuse("nw:9.1f", "the unit may not enter that ground");
        }
        Ok(())
    }

    /// Who might be added or taken away.
    pub(super) fn plan_candidates(&self) -> Vec<Action> {
        let battle = self.battle();
        let mut around: Vec<UnitId> = self.units_around(battle.side, battle.target).collect();
        around.sort_unstable();
        around.dedup();
        let add = around.into_iter().map(Action::Add);
        let drop = battle.attackers.iter().copied().map(Action::Drop);
        add.chain(drop).chain([Action::Announce, Action::Cancel]).collect()
    }

    /// [NW 9.3a, 9.3c, 9.1c, 8.1.1.1e] Whether one more may join an attack: from an overstacked
    /// hex only as many points as its limit, whatever they attack.
    pub(super) fn may_join(&self, id: UnitId) -> Result<May, Illegal> {
        let battle = self.battle();
        if battle.attackers.contains(&id) {
            return refuse("nw:9.1e", "the unit attacks already");
        }
        self.may_attack(battle, id)?;
        self.fits_attack(battle, id)?;
        let mut battle = battle.clone();
        battle.attackers.push(id);
        battle.attackers.sort_unstable();
        Ok(May::Plan(Some(Box::new(battle))))
    }

    /// [NW 8.1.1.1e] Whether a unit may attack besides those who attack from its hex or have done
    /// so, wherever they are now.
    fn fits_attack(&self, battle: &Battle, id: UnitId) -> Result<(), Illegal> {
        let before = |hex: HexId| -> u8 {
            self.core.engaged.iter().filter(|it| it.0 == hex).map(|it| it.1).sum()
        };
        let place = self.unit(id).place;
        let (before, limit) = match place {
            Place::Hex(hex) => (before(hex), self.stacking_limit(hex, battle.side)),
            // [NWK 5.5.2.1a] There is but one hex to attack from there, and once.
            Place::Beside(hex) => (0, self.limit_beside(hex)),
            Place::Aboard(_)
            | Place::Box(_)
            | Place::Line(..)
            | Place::Awaited
            | Place::Eliminated
            | Place::Unused => return Ok(()),
        };
        let together = battle.attackers.iter().filter(|it| self.unit(**it).place == place);
        let now: u8 = together.map(|it| self.face(*it).stacking).sum();
        if before + now + self.face(id).stacking > limit {
            return refuse("nw:8.1.1.1e", "no more units may attack from that hex");
        }
        Ok(())
    }

    /// [NW 8.1.1.1e] Notes that a unit attacks from its hex with the room it takes there now: that
    /// is used up in this segment, whatever becomes of it.
    pub(crate) fn engage(&mut self, id: UnitId) {
        let Some(hex) = self.hex(id) else { return };
        let points = self.face(id).stacking;
        let engaged = &mut self.core.engaged;
        match engaged.binary_search_by_key(&hex, |it| it.0) {
            Ok(at) => engaged[at].1 += points,
            Err(at) => engaged.insert(at, (hex, points)),
        }
    }

    /// Whether one may be taken out of an attack that is not yet declared.
    pub(super) fn may_leave(&self, id: UnitId) -> Result<May, Illegal> {
        let mut battle = self.battle().clone();
        if !battle.attackers.contains(&id) {
            return refuse("nw:9.1c", "the unit does not attack");
        }
        battle.attackers.retain(|it| *it != id);
        Ok(May::Plan(Some(Box::new(battle))))
    }

    /// [NW 9.2.1] Whether the attack may be declared.
    pub(super) fn may_announce(&self) -> Result<May, Illegal> {
        if self.battle().attackers.is_empty() {
            return refuse("nw:9.2.1", "nobody attacks yet");
        }
        Ok(May::Announce)
    }

    /// [NW 9.2.1] Declares the attack: it must now be carried out.
    pub(super) fn announce(&mut self, events: &mut Vec<AnyEvent>) {
        let battle = self.battle().clone();
        for id in &battle.attackers {
            self.unit_mut(*id).attacked = true;
            self.engage(*id);
        }
        let aboard = |it: &UnitId| matches!(self.unit(*it).place, Place::Aboard(_));
        let landing = battle.attackers.iter().copied().filter(aboard).collect();
        self.battle_mut().landing = landing;
        self.core.attacked.push(battle.target);
        self.core.attacked.sort_unstable();
        let Battle { target, attackers, .. } = battle;
        events.push(Event::Declared { target, attackers }.into());
        self.core.owe(Duty::Resolve);
    }

    /// Who might defend an overstacked hex.
    pub(super) fn defender_candidates(&self) -> Vec<Action> {
        let units = self.attacked_stack(self.battle()).into_iter().map(Action::Add);
        units.chain([Action::Done]).collect()
    }

    /// [NW 9.1d, 8.1.1.1f] Whether one more unit may defend an overstacked hex, or nobody more
    /// has to: as many as fit below the limit, and at least one.
    pub(super) fn may_defend(&self, action: Action) -> Result<May, Illegal> {
        let battle = self.battle();
        match action {
            Action::Add(id) => {
                self.fits_defense(id)?;
                let mut defenders = battle.defenders.clone();
                defenders.push(id);
                defenders.sort_unstable();
                Ok(May::Defend { defenders, done: false })
            }
            Action::Done => {
                let more = self.attacked_stack(battle);
                if more.into_iter().any(|it| self.fits_defense(it).is_ok()) {
                    return refuse("nw:8.1.1.1f", "one more unit can defend");
                }
                Ok(May::Defend { defenders: battle.defenders.clone(), done: true })
            }
            _ => misplaced(action),
        }
    }

    /// [NW 8.1.1.1f, 9.8.4a] Whether a unit can still be chosen to defend.
    fn fits_defense(&self, id: UnitId) -> Result<(), Illegal> {
        let battle = self.battle();
        if !self.attacked_stack(battle).contains(&id) || battle.defenders.contains(&id) {
            return refuse("nw:8.1.1.1f", "the unit cannot be chosen");
        }
        if battle.bystanders.contains(&id) {
            return refuse("nw:9.8.4a", "the unit has just retreated there");
        }
        let points: u8 = battle.defenders.iter().map(|it| self.face(*it).stacking).sum();
        let limit = self.defense_limit();
        let too_large = |it: &UnitId| self.face(*it).stacking > limit;
        // Somebody defends, though every single unit takes more room than there is.
        let alone =
            battle.defenders.is_empty() && self.attacked_stack(battle).iter().all(too_large);
        if points + self.face(id).stacking > limit && !alone {
            return refuse("nw:8.1.1.1f", "the hex has room for no more defenders");
        }
        Ok(())
    }

    pub(super) fn settle_defenders(&mut self, defenders: Vec<UnitId>, done: bool) {
        self.battle_mut().defenders = defenders;
        if !done {
            self.core.owe(super::Ask::Defenders);
        }
    }

    /// Who can lead a side.
    pub(super) fn leaders(&self, role: Role) -> impl Iterator<Item = UnitId> + '_ {
        let battle = self.battle();
        let units = match role {
            Role::Attacker => &battle.attackers,
            Role::Defender => &battle.defenders,
        };
        units.iter().copied()
    }

    /// [NW 8.5.8.2b] Whether troops or an outpost fight for a side: a beachhead has no efficiency
    /// to lead with and does so only by itself.
    fn has_leaders(&self, role: Role) -> bool {
        self.leaders(role).any(|it| self.spec(it).kind != Kind::Beachhead)
    }

    /// [NW 9.5.1a] Whether a unit may lead: it takes part. A beachhead has no efficiency to lead
    /// with.
    pub(super) fn may_lead(&self, role: Role, id: UnitId) -> Result<May, Illegal> {
        if !self.leaders(role).any(|it| it == id) {
            return refuse("nw:9.5.1a", "the lead unit is one of those that fight");
        }
        if self.spec(id).kind == Kind::Beachhead && self.has_leaders(role) {
            return refuse("nw:9.5.1a", "a beachhead leads nobody");
        }
        Ok(May::Lead(role, id))
    }
}
