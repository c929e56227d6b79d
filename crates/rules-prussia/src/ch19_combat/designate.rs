//! Chapter 19.1: who fights whom. Every Engaged hex of both sides must find a combat if it can.

use hexgrid::HexId;
use kernel::{Illegal, refuse};

use crate::agenda::Frame;
use crate::event::Event;
use crate::state::{Army, Battle, Combat, Flags, Hexes, UnitId};

use super::Step;

/// [PG 19.0a] [K-72] Who can still fight whom: hexes of both sides, and which of them touch.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Contacts {
    /// Hexes that can attack.
    pub attackers: Vec<HexId>,
    /// Hexes that must be fought.
    pub defenders: Vec<HexId>,
    /// Pairs that touch: places in the two lists.
    pub edges: Vec<(usize, usize)>,
}

impl Contacts {
    /// Whether a combat of these hexes leaves nobody behind who could have fought: every other hex that
    /// touches an enemy now still touches one afterwards.
    ///
    /// A set of hexes in which everybody touches an enemy can always be split into combats, since each
    /// can join a star round one of its neighbors; so this is all there is to check.
    pub fn leaves_nobody(&self, attackers: &[HexId], defenders: &[HexId]) -> bool {
        self.left_behind(attackers, defenders).is_none()
    }

    /// A hex that such a combat would leave behind.
    fn left_behind(&self, attackers: &[HexId], defenders: &[HexId]) -> Option<Behind> {
        let used_a = |it: usize| attackers.contains(&self.attackers[it]);
        let used_d = |it: usize| defenders.contains(&self.defenders[it]);
        for index in (0..self.attackers.len()).filter(|&it| !used_a(it)) {
            let mut touches = self.edges.iter().filter(|it| it.0 == index).peekable();
            if touches.peek().is_some() && touches.all(|it| used_d(it.1)) {
                return Some(Behind::Attacker(self.attackers[index]));
            }
        }
        for index in (0..self.defenders.len()).filter(|&it| !used_d(it)) {
            let mut touches = self.edges.iter().filter(|it| it.1 == index).peekable();
            if touches.peek().is_some() && touches.all(|it| used_a(it.0)) {
                return Some(Behind::Defender(self.defenders[index]));
            }
        }
        None
    }
}

/// Who would be left behind.
enum Behind {
    Attacker(HexId),
    Defender(HexId),
}

impl Battle {
    /// [PG 19.1b, 19.0b] [K-11] The units of a hex that could attack from it now.
    pub(crate) fn attack_front(&self, hex: HexId) -> impl Iterator<Item = UnitId> + '_ {
        let army = self.core.active;
        self.front(hex, army).filter(|&it| {
            !self.is_routed(it)
                && !self.is_baggage(it)
                && !self.unit(it).is(Flags::FOUGHT)
                && self.may_act(it)
        })
    }

    /// [PG 19.0b] The units of a hex that could be attacked in it now.
    fn defense_front(&self, hex: HexId) -> impl Iterator<Item = UnitId> + '_ {
        let army = self.core.active.other();
        self.front(hex, army).filter(|&it| !self.unit(it).is(Flags::FOUGHT))
    }

    /// [PG 4.2d] [K-11] Whether a hex has somebody who must be fought: not only Routed units.
    fn must_be_fought(&self, hex: HexId) -> bool {
        self.defense_front(hex).any(|it| !self.is_routed(it))
    }

    /// [PG 19.1c] Whether a hex holds nothing but enemy artillery.
    fn is_battery(&self, hex: HexId) -> bool {
        let army = self.core.active.other();
        self.holds(army, hex) && self.units_in(hex, army).all(|it| self.kind(it).is_artillery())
    }

    /// Who can still fight whom.
    pub fn contacts(&self) -> Contacts {
        let mut contacts = Contacts::default();
        for hex in self.hexes_of(self.core.active) {
            if self.attack_front(hex).next().is_some() {
                contacts.attackers.push(hex);
            }
        }
        for hex in self.hexes_of(self.core.active.other()) {
            if self.must_be_fought(hex) {
                contacts.defenders.push(hex);
            }
        }
        for (a, &from) in contacts.attackers.iter().enumerate() {
            for (d, &to) in contacts.defenders.iter().enumerate() {
                if self.reaches(from, to) {
                    contacts.edges.push((a, d));
                }
            }
        }
        contacts
    }

    /// [PG 19.0a] Whether the Close Combat Phase may end.
    pub(crate) fn may_end_combats(&self) -> Result<(), Illegal> {
        if self.contacts().edges.is_empty() {
            return Ok(());
        }
        refuse("pg:19.0a", "Engaged units have not fought yet")
    }

    /// Whether there is anybody left to attack.
    pub(crate) fn has_targets(&self) -> bool {
        let active = self.core.active;
        let hexes = self.on_map(active.other()).filter_map(|it| self.hex(it));
        // Whoever can attack a hex has his zone over it.
        hexes.filter(|&it| self.in_zoc_of(active, it)).any(|it| self.may_attack(it).is_ok())
    }

    /// [PG 19.1a, 19.1c] [K-11] Whether a combat against a hex can be designated.
    pub(crate) fn may_attack(&self, target: HexId) -> Result<(), Illegal> {
        if !self.holds(self.core.active.other(), target) {
            return refuse("pg:19.1a", "no enemy units are there");
        }
        if !self.is_battery(target) && self.defense_front(target).next().is_none() {
            return refuse("pg:19.0b", "it has been attacked in this phase");
        }
        let origins = self.attackers_of(&[target]);
        if origins.is_empty() {
            return refuse("pg:19.1b", "no Engaged unit of one's own can attack it");
        }
        let contacts = self.contacts();
        if origins.iter().any(|&it| self.closes(&contacts, vec![it], vec![target])) {
            return Ok(());
        }
        refuse("pg:19.0a", "somebody Engaged elsewhere could not fight any more")
    }

    /// The hexes from which all of some hexes can be attacked.
    fn attackers_of(&self, targets: &[HexId]) -> Vec<HexId> {
        let Some(&first) = targets.first() else { return Vec::new() };
        let grid = self.scenario.field.grid();
        grid.neighbors(first)
            .map(|it| it.1)
            .filter(|&it| {
                self.attack_front(it).next().is_some()
                    && targets.iter().all(|&to| self.reaches(it, to))
            })
            .collect()
    }

    /// Whether a combat begun with these hexes can be completed so that nobody is left behind. Whoever
    /// would be left behind has to be taken in, which may leave others behind.
    fn closes(
        &self,
        contacts: &Contacts,
        mut attackers: Vec<HexId>,
        mut defenders: Vec<HexId>,
    ) -> bool {
        while let Some(behind) = contacts.left_behind(&attackers, &defenders) {
            match behind {
                Behind::Attacker(hex) => {
                    if !defenders.iter().all(|&it| self.reaches(hex, it)) {
                        return false;
                    }
                    attackers.push(hex);
                }
                Behind::Defender(hex) => {
                    if !attackers.iter().all(|&it| self.reaches(it, hex))
                        || self.is_assault(&defenders)
                    {
                        return false;
                    }
                    defenders.push(hex);
                }
            }
        }
        true
    }

    /// [PG 19.1c] Whether the named hexes hold only artillery.
    fn is_assault(&self, defenders: &[HexId]) -> bool {
        defenders.first().is_some_and(|&it| self.is_battery(it))
    }

    /// Begins to designate a combat.
    pub(crate) fn begin_attack(&mut self, target: HexId) {
        let mut defenders = Hexes::default();
        defenders.push(target);
        let assault = self.is_battery(target);
        self.core.combat = Some(Combat {
            attackers: Hexes::default(),
            defenders,
            charge: false,
            assault,
            leads: [None, None],
            pair: None,
            supported: false,
            flank: false,
            routed_only: false,
            levels: [0, 0],
            engaged: [0, 0],
            unsatisfied: 0,
            advanced: false,
            momentum: None,
            onward: false,
            aims: Hexes::default(),
            result: None,
            empty: false,
            rolled: false,
        });
        self.push(Frame::Designate);
    }

    fn named(&self) -> (Vec<HexId>, Vec<HexId>) {
        let combat = self.core.combat;
        combat.map_or_else(Default::default, |it| {
            (it.attackers.iter().collect(), it.defenders.iter().collect())
        })
    }

    /// [PG 19.1a] Whether a hex of one's own may join the attack.
    pub(crate) fn may_attack_from(&self, hex: HexId) -> Result<(), Illegal> {
        let (mut attackers, defenders) = self.named();
        if attackers.contains(&hex) {
            return refuse("pg:19.1a", "it takes part already");
        }
        if !self.attackers_of(&defenders).contains(&hex) {
            return refuse("pg:19.1a", "every attacking hex touches every hex attacked");
        }
        attackers.push(hex);
        if self.closes(&self.contacts(), attackers, defenders) {
            return Ok(());
        }
        refuse("pg:19.0a", "somebody Engaged elsewhere could not fight any more")
    }

    /// [PG 19.1a] Whether another hex may be attacked too.
    pub(crate) fn may_attack_too(&self, hex: HexId) -> Result<(), Illegal> {
        let (attackers, mut defenders) = self.named();
        if defenders.contains(&hex) {
            return refuse("pg:19.1a", "it is attacked already");
        }
        if self.is_assault(&defenders) || self.defense_front(hex).next().is_none() {
            return refuse("pg:19.1a", "it cannot be attacked together with the others");
        }
        if attackers.is_empty() || !attackers.iter().all(|&it| self.reaches(it, hex)) {
            return refuse("pg:19.1a", "every attacking hex touches every hex attacked");
        }
        defenders.push(hex);
        if self.closes(&self.contacts(), attackers, defenders) {
            return Ok(());
        }
        refuse("pg:19.0a", "somebody Engaged elsewhere could not fight any more")
    }

    /// [PG 19.1a, 19.0a] Whether a hex may be taken out of the combat being planned: somebody must
    /// be left to be attacked, and nobody may be left behind.
    pub(crate) fn may_leave_out(&self, hex: HexId) -> Result<(), Illegal> {
        let (mut attackers, mut defenders) = self.named();
        if !attackers.contains(&hex) && !defenders.contains(&hex) {
            return refuse("pg:19.1a", "it takes no part in this");
        }
        if defenders == [hex] {
            return refuse("pg:19.1a", "a combat is fought against somebody");
        }
        attackers.retain(|&it| it != hex);
        defenders.retain(|&it| it != hex);
        let contacts = self.contacts();
        let can_be_fought = if attackers.is_empty() {
            let origins = self.attackers_of(&defenders);
            origins.iter().any(|&it| self.closes(&contacts, vec![it], defenders.clone()))
        } else {
            self.closes(&contacts, attackers, defenders)
        };
        if !can_be_fought {
            return refuse("pg:19.0a", "somebody Engaged elsewhere could not fight any more");
        }
        self.may_change_plan()
    }

    /// [PG 19.0a] Whether the combat may be fought as it is named.
    pub(crate) fn may_announce(&self) -> Result<(), Illegal> {
        let (attackers, defenders) = self.named();
        if attackers.is_empty() {
            return refuse("pg:19.1a", "nobody attacks yet");
        }
        if self.contacts().leaves_nobody(&attackers, &defenders) {
            return Ok(());
        }
        refuse("pg:19.0a", "somebody Engaged elsewhere could not fight any more")
    }

    pub(crate) fn attack_from(&mut self, hex: HexId) {
        self.change_combat(|it| it.attackers.push(hex));
    }

    pub(crate) fn attack_too(&mut self, hex: HexId) {
        self.change_combat(|it| it.defenders.push(hex));
    }

    /// Takes a hex out of the combat being planned.
    pub(crate) fn leave_out(&mut self, hex: HexId) {
        self.change_combat(|it| {
            it.attackers.remove(hex);
            it.defenders.remove(hex);
        });
        self.core.plans_changed += 1;
    }

    /// Gives the combat being planned up; whoever must fight still has to [PG 19.0a].
    pub(crate) fn give_up_combat(&mut self) {
        self.pop();
        self.core.combat = None;
        self.core.plans_changed += 1;
    }

    /// Everything is named: the combat begins.
    pub(crate) fn announce(&mut self, events: &mut Vec<Event>) {
        self.pop();
        let Some(combat) = self.core.combat else { return };
        let attackers: Vec<UnitId> =
            combat.attackers.iter().flat_map(|it| self.attack_front(it)).collect();
        for unit in attackers {
            self.unit_mut(unit).flags.set(Flags::ENGAGED);
            self.unit_mut(unit).flags.set(Flags::FOUGHT);
        }
        self.open_combat(combat, events);
    }

    /// [PG 19.0d] Steps 2 to 12 of a combat or a Charge.
    pub(super) fn open_combat(&mut self, combat: Combat, events: &mut Vec<Event>) {
        events.push(Event::Attacked {
            attackers: combat.attackers.iter().collect(),
            defenders: combat.defenders.iter().collect(),
            charge: combat.charge,
        });
        // [PG 25.3.4b] Whoever is in a close combat tires, die or not.
        for army in Army::BOTH {
            self.army_mut(army).strained = true;
        }
        self.note_combat(self.core.active);
        self.note_attack();
        let step = if combat.assault { Step::Advance(0) } else { Step::Evade(0) };
        self.push(Frame::Fight { step });
    }

    /// [PG 19.10e] Momentum markers on a hex of an army.
    pub(crate) fn momentum_on(&self, hex: HexId, army: Army) -> u8 {
        let markers = self.core.momentum.iter().filter(|it| it.hex == hex && it.on == army);
        markers.map(|it| it.count).sum()
    }

    /// [PG 19.10e] Takes away the Momentum markers of hexes that have fought.
    pub(super) fn use_momentum(&mut self, hexes: Hexes, army: Army) {
        self.core.momentum.retain(|it| !(it.on == army && hexes.contains(it.hex)));
    }

    /// [PG 19.10e] A hex that is vacated loses its Momentum markers.
    pub(crate) fn drop_momentum_of_empty(&mut self, hex: HexId) {
        if self.core.momentum.is_empty() {
            return;
        }
        let empty = |army: Army| !self.holds(army, hex);
        let gone = [empty(Army::Prussia), empty(Army::Coalition)];
        self.core.momentum.retain(|it| it.hex != hex || !gone[it.on.index()]);
    }
}
