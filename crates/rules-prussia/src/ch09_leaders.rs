//! Chapter 9: leaders, casualties, replacements.

use hexgrid::HexId;
use kernel::Dice;

use crate::agenda::Frame;
use crate::ch06_command::d6;
use crate::event::Event;
use crate::roster::{Role, Second};
use crate::scenario::Which;
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
            cavalry || self.scenario.which == Which::Leuthen && who.id == "nadasdy"
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
            events.push(Event::Casualty { leader, die, second, fate });
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
        let leaders: Vec<LeaderId> = self.leaders_in(hex, army).collect();
        for leader in leaders {
            let die = d6(dice, "pg:9.2b");
            let to = self.nearest_friends(hex, army);
            if die == DEADLY || to.is_none() {
                events.push(Event::Overrun { leader, die, to: None });
                self.lose_leader(leader, Fate::Killed, events);
            } else {
                events.push(Event::Overrun { leader, die, to });
                if let Some(to) = to {
                    self.leader_mut(leader).place = Place::Map(to);
                }
            }
        }
    }

    /// The nearest hex with units of an army.
    fn nearest_friends(&self, hex: HexId, army: Army) -> Option<HexId> {
        let hexes = self.hexes_of(army);
        hexes.into_iter().min_by_key(|&it| (self.distance(hex, it), it))
    }

    /// [PG 9.1a–9.1d] A leader is lost; somebody takes his place.
    fn lose_leader(&mut self, leader: LeaderId, fate: Fate, events: &mut Vec<Event>) {
        let hex = self.leader_hex(leader);
        let army = self.who(leader).army;
        let bearer = self.leader(leader).bearer;
        if bearer == Bearer::Himself {
            self.leader_mut(leader).fate = fate;
        }
        let place = hex.and_then(|it| {
            if self.holds(army.other(), it) { self.nearest_friends(it, army) } else { Some(it) }
        });
        if self.who(leader).role == Role::Wing || bearer == Bearer::Replacement {
            self.leader_mut(leader).bearer = Bearer::Replacement;
            self.leader_mut(leader).place = place.map_or(Place::Lost, Place::Map);
            events.push(Event::Replaced { leader });
            return;
        }
        let second = self.who(leader).second.clone().filter(|_| bearer == Bearer::Himself);
        match second {
            Some(Second::Other { .. }) => {
                self.leader_mut(leader).bearer = Bearer::Second;
                self.leader_mut(leader).place = place.map_or(Place::Lost, Place::Map);
                events.push(Event::Replaced { leader });
            }
            // [PG 9.1c] The second leaves his wing to a replacement.
            Some(Second::Leader(other)) if self.leader(other).bearer == Bearer::Himself => {
                self.leader_mut(leader).bearer = Bearer::Second;
                self.leader_mut(leader).place = self.leader(other).place;
                self.leader_mut(other).bearer = Bearer::Replacement;
                events.push(Event::Replaced { leader });
                events.push(Event::Replaced { leader: other });
            }
            // [PG 23.6b] His wing goes to a replacement; the army has no commander any more.
            _ if self.who(leader).wing.is_some() => {
                self.leader_mut(leader).bearer = Bearer::Replacement;
                self.leader_mut(leader).place = place.map_or(Place::Lost, Place::Map);
                events.push(Event::Replaced { leader });
            }
            _ => {
                self.leader_mut(leader).bearer = Bearer::Nobody;
                self.leader_mut(leader).place = Place::Lost;
            }
        }
    }
}
