//! Chapter 9: leaders, casualties, replacements.

use hexgrid::HexId;
use kernel::{Dice, Illegal, refuse};

use crate::agenda::Frame;
use crate::ch06_command::d6;
use crate::event::Event;
use crate::roster::{Role, Second};
use crate::state::{Army, Battle, Bearer, Fate, LeaderId, Place, UnitId};

/// [PG 9.2a, 9.2b] What kills.
const DEADLY: u8 = 6;

impl Battle {
    /// [PG 9.0a] The Morale Modifier of a leader; a replacement has none.
    pub fn mm(&self, leader: LeaderId) -> u8 {
        match (self.leader(leader).bearer, &self.who(leader).second) {
            (Bearer::Himself, _) => self.who(leader).mm,
            (Bearer::Second, Some(Second::Other { mm, .. })) => *mm,
            (Bearer::Second, Some(Second::Leader(it))) => self.who(*it).mm,
            _ => 0,
        }
    }

    /// [PG 9.0b, 24.2.5a] What a leader in its hex adds to the Charge of a unit.
    pub fn charge_modifier(&self, unit: UnitId) -> u8 {
        let Some(hex) = self.hex(unit) else { return 0 };
        let counts = |it: &LeaderId| {
            let who = self.who(*it);
            let cavalry = who.wing.is_some_and(|wing| !self.scenario.wing(wing).has_infantry);
            cavalry || who.leads_charges
        };
        self.leaders_in(hex, self.army(unit))
            .filter(counts)
            .map(|it| self.mm(it))
            .max()
            .unwrap_or(0)
    }

    /// [PG 9.2a, 19.7a] Every leader in the hexes of a combat rolls for his life.
    pub(crate) fn roll_for_leaders(
        &mut self,
        hexes: &[HexId],
        dice: &mut dyn Dice,
        events: &mut Vec<Event>,
    ) {
        let mut leaders: Vec<LeaderId> = Vec::new();
        for &hex in hexes {
            for army in Army::BOTH {
                leaders.extend(self.leaders_in(hex, army));
            }
        }
        for leader in leaders {
            let die = d6(dice, "pg:9.2a");
            let second = (die == DEADLY).then(|| d6(dice, "pg:9.2a"));
            let fate = match second {
                None | Some(1) => Fate::Unhurt,
                Some(DEADLY) => Fate::Killed,
                Some(_) => Fate::Wounded,
            };
            let bearer = self.leader(leader).bearer;
            events.push(Event::Casualty { leader, bearer, die, second, fate });
            if fate != Fate::Unhurt {
                self.lose_leader(leader, fate, events);
            }
        }
    }

    /// [PG 9.2b] Lone enemy leaders in a hex that a unit has entered are ridden down or get away.
    pub(crate) fn overrun_leaders(&mut self, hex: HexId, by: Army) {
        if self.leaders_in(hex, by.other()).next().is_some() && !self.holds(by.other(), hex) {
            self.push(Frame::Overrun { hex, by });
        }
    }

    /// [PG 9.2b, 9.2c] The dice for the leaders of a hex that was overrun.
    pub(crate) fn roll_overrun(
        &mut self,
        hex: HexId,
        by: Army,
        dice: &mut dyn Dice,
        events: &mut Vec<Event>,
    ) {
        self.pop();
        let army = by.other();
        // With nobody left to flee to he does not get away.
        let refuge = !self.hexes_of(army).is_empty();
        let leaders: Vec<LeaderId> = self.leaders_in(hex, army).collect();
        let agenda = self.core.agenda.len();
        for leader in leaders {
            let die = d6(dice, "pg:9.2b");
            let bearer = self.leader(leader).bearer;
            let killed = die == DEADLY || !refuge;
            events.push(Event::Overrun { leader, bearer, die, killed });
            if killed {
                self.lose_leader(leader, Fate::Killed, events);
            } else {
                self.push(Frame::Displaced { leader });
            }
        }
        // Who rolled first goes first.
        self.core.agenda[agenda..].reverse();
    }

    /// [PG 9.1a, 9.2b] [K-129] The hexes to which a displaced leader may go: those with units of
    /// his army that are nearest.
    pub(crate) fn refuges(&self, leader: LeaderId) -> Vec<HexId> {
        let Some(from) = self.leader_hex(leader) else { return Vec::new() };
        let hexes = self.hexes_of(self.who(leader).army);
        let nearest = hexes.iter().map(|&it| self.distance(from, it)).min();
        hexes.into_iter().filter(|&it| Some(self.distance(from, it)) == nearest).collect()
    }

    /// [PG 9.1a, 9.2b] [K-129] Whether a displaced leader may go to a hex.
    pub(crate) fn may_take_refuge(&self, leader: LeaderId, hex: HexId) -> Result<(), Illegal> {
        if self.refuges(leader).contains(&hex) {
            return Ok(());
        }
        refuse("pg:9.2b", "a displaced leader goes to the nearest hex with friendly units")
    }

    /// [PG 9.1a, 9.2b] A displaced leader goes to a hex.
    pub(crate) fn take_refuge(&mut self, leader: LeaderId, to: HexId, events: &mut Vec<Event>) {
        self.pop();
        self.leader_mut(leader).place = Place::Map(to);
        let bearer = self.leader(leader).bearer;
        events.push(Event::Displaced { leader, bearer, to });
    }

    /// [PG 9.1a, 9.2b] A displaced leader goes to the only hex that is nearest.
    pub(crate) fn take_only_refuge(&mut self, leader: LeaderId, events: &mut Vec<Event>) {
        let refuges = self.refuges(leader);
        assert_eq!(
            refuges.len(),
            1,
            "of several hexes the owner chooses one, without any he is lost"
        );
        self.take_refuge(leader, refuges[0], events);
    }

    /// [PG 9.1a–9.1d] A leader is lost; somebody takes his place.
    fn lose_leader(&mut self, leader: LeaderId, fate: Fate, events: &mut Vec<Event>) {
        let bearer = self.leader(leader).bearer;
        if bearer == Bearer::Himself {
            self.leader_mut(leader).fate = fate;
        }
        let hex = self.leader_hex(leader).expect("a leader is lost on the map");
        if self.who(leader).role == Role::Wing || bearer == Bearer::Replacement {
            self.take_office(leader, Bearer::Replacement, hex, events);
            return;
        }
        let second = self.who(leader).second.clone().filter(|_| bearer == Bearer::Himself);
        match second {
            Some(Second::Other { .. }) => self.take_office(leader, Bearer::Second, hex, events),
            // [PG 9.1c] The second leaves his wing to a replacement.
            Some(Second::Leader(other)) if self.leader(other).bearer == Bearer::Himself => {
                self.leader_mut(leader).bearer = Bearer::Second;
                self.leader_mut(leader).place = self.leader(other).place;
                self.leader_mut(other).bearer = Bearer::Replacement;
                events.push(Event::Replaced { leader, bearer: Bearer::Second });
                events.push(Event::Replaced { leader: other, bearer: Bearer::Replacement });
            }
            // [PG 23.6b] His wing goes to a replacement; the army has no commander any more.
            Some(Second::Leader(_)) | None if self.who(leader).wing.is_some() => {
                self.take_office(leader, Bearer::Replacement, hex, events);
            }
            Some(Second::Leader(_)) | None => {
                self.leader_mut(leader).bearer = Bearer::Nobody;
                self.leader_mut(leader).place = Place::Lost;
            }
        }
    }

    /// [PG 9.1a, 9.1b] Somebody takes the office of a leader lost in a hex: there, or among the
    /// nearest friends if the enemy holds it. Without friends on the map the office is lost.
    fn take_office(
        &mut self,
        leader: LeaderId,
        bearer: Bearer,
        hex: HexId,
        events: &mut Vec<Event>,
    ) {
        let army = self.who(leader).army;
        self.leader_mut(leader).bearer = bearer;
        events.push(Event::Replaced { leader, bearer });
        if !self.holds(army.other(), hex) {
            return;
        }
        if self.hexes_of(army).is_empty() {
            self.leader_mut(leader).place = Place::Lost;
        } else {
            self.push(Frame::Displaced { leader });
        }
    }
}
